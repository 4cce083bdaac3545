//! A bot in its seats.

use crate::budget::Budget;
use crate::crew::brief::Brief;
use crate::crew::clock::Clock;
use crate::crew::moves::Move;
use crate::crew::notebook::Notebook;
use crate::crew::plan::{CrewPlan, Planner, more_help};
use crate::crew::script::{Script, ScriptMemory, hands};
use crate::crew::search;
use crate::crew::style::Style;
use crate::crew::why::Why;
use crate::level::Level;
use crate::patience::Patience;
use crew::state::Prompt;
use crew::{Command, Heist, Phase, Position, Setup, State, Who};
use std::sync::Arc;
use table::{FastDealer, Game, Seat, Seats};

/// Imagined heists for a plan, for each that one decision may take.
const PLAN_HEISTS: u32 = 50;
/// Imagined heists for a plan when the budget is a time: of a scripted player, and of one who thinks.
const SCRIPTED_PLAN: u32 = 20_000;
const SEARCHED_PLAN: u32 = 40_000;
/// A plan for the whole crew is worth this many decisions, in sixteenths of one.
const PLAN_SHARE: u32 = 10 * 16;
/// Questions of cards get this part of a decision, in sixteenths; so does calling Escape.
const QUESTION_SHARE: u32 = 4;

/// A player for some seats of one table.
pub struct Bot {
    level: Level,
    budget: Budget,
    seed: u64,
    luck: FastDealer,
    legal: Vec<Command>,
    /// What it knows of a heist, and whose heist that is: another one may follow at the same table.
    brief: Option<(Setup, Arc<Brief>)>,
    memory: ScriptMemory,
    notebook: Option<Arc<Notebook>>,
    plan: Option<PlanUnderWay>,
    /// The rounds in which staying was weighed against calling Escape.
    stayed: Option<u8>,
}

/// A plan that is being carried out.
struct PlanUnderWay {
    plan: Arc<CrewPlan>,
    seats: Seats,
    /// What is still to be bought.
    purchases: Vec<(Seat, Command)>,
    /// Starts and tokens, worked out when everything is bought.
    steps: Option<Vec<(Seat, Command)>>,
    /// The command asked for last, which the table may not have taken.
    asked: Option<(Seat, Command)>,
}

impl Bot {
    pub fn new(level: Level, budget: Budget, seed: u64) -> Bot {
        Bot {
            level,
            budget,
            seed,
            luck: FastDealer::new(seed),
            legal: Vec::new(),
            brief: None,
            memory: ScriptMemory::default(),
            notebook: None,
            plan: None,
            stayed: None,
        }
    }

    /// Looks plans up in a notebook before working them out.
    pub fn with_notebook(mut self, notebook: Arc<Notebook>) -> Bot {
        self.notebook = Some(notebook);
        self
    }

    pub fn level(&self) -> Level {
        self.level
    }

    /// The next command of one of these seats; none if they have nothing to do, or had better wait. It is legal now.
    pub fn next(
        &mut self,
        heist: &Heist,
        state: &State,
        seats: Seats,
        patience: Patience,
    ) -> Option<Move> {
        if state.phase == Phase::Over {
            return None;
        }
        if self.level == Level::Random {
            return self.at_random(heist, state, seats);
        }
        if patience == Patience::Wait && waits(heist, state, seats) {
            return None;
        }
        let brief = self.brief(heist);
        let found = match state.phase {
            Phase::Plan if state.prompt().is_none() => self.planning(heist, &brief, state, seats),
            _ => {
                let memory = std::mem::take(&mut self.memory);
                let mut script = Script::new(heist, &brief, Style::of(heist), memory);
                let found = match self.level {
                    Level::Search => self.think(&mut script, state, seats),
                    _ => script.next(state, seats),
                };
                self.memory = script.memory;
                found
            }
        };
        // Whatever the script overlooked, a legal command goes on.
        let sound = found.filter(|found| heist.check(state, found.seat, found.command).is_ok());
        sound.or_else(|| self.way_on(heist, state, seats))
    }

    fn brief(&mut self, heist: &Heist) -> Arc<Brief> {
        if let Some((setup, brief)) = &self.brief
            && *setup == heist.setup
        {
            return brief.clone();
        }
        let brief = Arc::new(Brief::new(heist));
        self.brief = Some((heist.setup.clone(), brief.clone()));
        self.memory = ScriptMemory::default();
        self.plan = None;
        self.stayed = None;
        brief
    }

    /// Decisions of the search player; everything else is the script's.
    fn think(&mut self, script: &mut Script<'_>, s: &State, seats: Seats) -> Option<Move> {
        let usual = script.next(s, seats)?;
        if s.prompt().is_some() {
            return self.question(script, s, usual);
        }
        if s.phase != Phase::Action {
            return Some(usual);
        }
        match usual.command {
            Command::Commit { .. } => {
                let mut trials = search::trials(script, s, seats);
                if trials.len() < 2 {
                    return Some(usual);
                }
                let mut clock = Clock::start(self.budget, 16);
                search::weigh(script, s, &mut trials, &mut clock, &mut self.luck);
                let best = &trials[0];
                if let Some(order) = best.order {
                    script.order(s, best.who, order);
                }
                search::first(best)
            }
            Command::Ready => self.call(script, s, seats, usual),
            _ => Some(usual),
        }
    }

    /// Stay, or call Escape?
    fn call(
        &mut self,
        script: &mut Script<'_>,
        s: &State,
        seats: Seats,
        usual: Move,
    ) -> Option<Move> {
        if !s.escape_calls.is_empty() && !s.escape_called {
            // Somebody called: whoever agrees says so.
            let calls = seats.iter().find(|seat| !s.escape_calls.contains(*seat));
            if self.stayed != Some(s.round)
                && let Some(seat) = calls
                && script.heist.check(s, seat, Command::CallEscape).is_ok()
            {
                return Some(Move {
                    seat,
                    command: Command::CallEscape,
                    why: Why::CallEscape,
                });
            }
            return Some(usual);
        }
        if self.stayed == Some(s.round) {
            return Some(usual);
        }
        let Some(mut trials) = search::calls(script, s, seats) else {
            return Some(usual);
        };
        let mut clock = Clock::start(self.budget, QUESTION_SHARE);
        search::weigh(script, s, &mut trials, &mut clock, &mut self.luck);
        if trials[0].why == Why::CallEscape {
            let seat = seats
                .iter()
                .find(|&seat| script.heist.check(s, seat, Command::CallEscape).is_ok())?;
            return Some(Move {
                seat,
                command: Command::CallEscape,
                why: Why::CallEscape,
            });
        }
        self.stayed = Some(s.round);
        Some(usual)
    }

    /// Questions whose answers matter are tried out.
    fn question(&mut self, script: &Script<'_>, s: &State, usual: Move) -> Option<Move> {
        let matters = !matches!(
            s.prompt(),
            Some(Prompt::RevealNext | Prompt::TooMany { .. })
        );
        let mut trials = if matters {
            search::answers(script, s, usual.seat)
        } else {
            Vec::new()
        };
        if trials.len() < 2 {
            return Some(usual);
        }
        let mut clock = Clock::start(self.budget, QUESTION_SHARE);
        search::weigh(script, s, &mut trials, &mut clock, &mut self.luck);
        search::first(&trials[0])
    }

    /// Carries the plan out, and works it out first.
    fn planning(
        &mut self,
        heist: &Heist,
        brief: &Brief,
        state: &State,
        seats: Seats,
    ) -> Option<Move> {
        if self
            .plan
            .as_ref()
            .is_none_or(|course| course.seats != seats)
        {
            let plan = self.work_out(heist, brief, state, seats);
            // Somebody who comes in the middle of planning leaves the shop alone.
            let begun = state.crew.iter().any(|member| !member.planned.is_empty());
            let lead = seats.iter().next()?;
            self.plan = Some(PlanUnderWay {
                purchases: if begun {
                    Vec::new()
                } else {
                    plan.purchases(lead)
                },
                plan,
                seats,
                steps: None,
                asked: None,
            });
        }
        let seed = self.seed;
        let course = self.plan.as_mut()?;
        while !course.purchases.is_empty() {
            let (seat, command) = course.purchases[0];
            // Once asked for it is either done or not possible any more.
            if course.asked.take() != Some((seat, command))
                && heist.check(state, seat, command).is_ok()
            {
                course.asked = Some((seat, command));
                return Some(Move {
                    seat,
                    command,
                    why: Why::Prepare,
                });
            }
            course.purchases.remove(0);
        }
        let steps = course.steps.get_or_insert_with(|| {
            Planner::new(heist, brief, state, seats, Style::of(heist), seed).lay_out(&course.plan)
        });
        // What is not on the table yet; a step that was dropped on the way there is tried again.
        let step = steps.iter().find(|(seat, command)| {
            heist.check(state, *seat, *command).is_ok() && wanted(state, *command)
        });
        if let Some(&(seat, command)) = step {
            let why = plan_why(&course.plan, seat, command);
            return Some(Move { seat, command, why });
        }
        let open = || {
            let ours = seats.iter().filter(|seat| seat.0 < heist.players);
            ours.filter(|seat| !state.ready.contains(*seat))
        };
        let help = |seat| Some((seat, more_help(heist, state, seat)?));
        if let Some((seat, command)) = open().find_map(help) {
            return Some(Move {
                seat,
                command,
                why: Why::Prepare,
            });
        }
        open()
            .map(|seat| Move {
                seat,
                command: Command::Ready,
                why: Why::Done,
            })
            .find(|found| heist.check(state, found.seat, found.command).is_ok())
    }

    fn work_out(
        &mut self,
        heist: &Heist,
        brief: &Brief,
        state: &State,
        seats: Seats,
    ) -> Arc<CrewPlan> {
        let fresh = *state == *heist.opening() && seats == Seats::all(heist.players);
        let effort = match (self.budget, self.level) {
            (Budget::Heists(heists), _) => heists.saturating_mul(PLAN_HEISTS).clamp(20, 1_000_000),
            (Budget::Time(_), Level::Search) => SEARCHED_PLAN,
            (Budget::Time(_), _) => SCRIPTED_PLAN,
        };
        let plan = |seed: u64, mut clock: Clock| {
            let planner = Planner::new(heist, brief, state, seats, Style::of(heist), seed);
            planner.best(effort, move || clock.tick())
        };
        // Without a clock the plan is the same every time.
        let endless = Clock::start(Budget::Heists(u32::MAX), 16);
        match &self.notebook {
            Some(notebook) if fresh => notebook.plan(&heist.setup, effort, || plan(7, endless)),
            _ => {
                let clock = match (self.level, self.budget) {
                    (Level::Search, Budget::Time(_)) => Clock::start(self.budget, PLAN_SHARE),
                    (_, Budget::Time(_)) => Clock::start(Budget::USUAL, PLAN_SHARE),
                    _ => endless,
                };
                Arc::new(plan(self.seed, clock))
            }
        }
    }

    /// A legal command that brings the table nearer to the next phase.
    fn way_on(&mut self, heist: &Heist, state: &State, seats: Seats) -> Option<Move> {
        for seat in seats.iter().filter(|seat| seat.0 < heist.players) {
            self.legal.clear();
            heist.legal(state, seat, &mut self.legal);
            let wanted = |command: &&Command| {
                matches!(
                    command,
                    Command::Ready
                        | Command::Commit { .. }
                        | Command::Start { .. }
                        | Command::Decline
                        | Command::Accept
                        | Command::Choose { .. }
                        | Command::Pick { .. }
                        | Command::Stay { .. }
                        | Command::Redraw { .. }
                )
            };
            let ready = self
                .legal
                .iter()
                .find(|command| **command == Command::Ready);
            if let Some(&command) = ready.or_else(|| self.legal.iter().find(wanted)) {
                let waits = state.ready.contains(seat) && state.prompt().is_none();
                if !waits {
                    return Some(Move {
                        seat,
                        command,
                        why: Why::Done,
                    });
                }
            }
        }
        None
    }

    fn at_random(&mut self, heist: &Heist, state: &State, seats: Seats) -> Option<Move> {
        let mut able = [Seat(0); 8];
        let mut count = 0;
        for seat in seats.iter() {
            self.legal.clear();
            heist.legal(state, seat, &mut self.legal);
            if !self.legal.is_empty() {
                able[count] = seat;
                count += 1;
            }
        }
        if count == 0 {
            return None;
        }
        let seat = able[self.luck.below(count as u32) as usize];
        self.legal.clear();
        heist.legal(state, seat, &mut self.legal);
        let command = self.legal[self.luck.below(self.legal.len() as u32) as usize];
        Some(Move {
            seat,
            command,
            why: Why::Whim,
        })
    }
}

/// Whether somebody else at the table had better go first.
fn waits(heist: &Heist, state: &State, seats: Seats) -> bool {
    let others = (0..heist.players)
        .map(Seat)
        .filter(|seat| !seats.contains(*seat));
    match (state.prompt(), state.phase) {
        (Some(_), _) => others.count() > 0,
        (None, Phase::Plan) => others.into_iter().any(|seat| !state.ready.contains(seat)),
        (None, Phase::Action) => {
            let scene = Position::new(heist, state);
            let mut undecided = others
                .into_iter()
                .map(|seat| Who(seat.0))
                .filter(|who| !state.member(*who).committed);
            let undecided = undecided.any(|who| scene.characters().any(|other| other == who));
            // What is begun is finished without waiting.
            let begun =
                hands(state, seats).any(|(_, who)| state.member(who).committed && who != Who::NPC);
            undecided && !begun
        }
        _ => false,
    }
}

/// Whether a step of the plan still has something to do: starts are not changed back and forth.
fn wanted(state: &State, command: Command) -> bool {
    match command {
        Command::Start { who, space } => state.member(who).at != space,
        _ => true,
    }
}

/// The reason for a step of the plan.
fn plan_why(plan: &CrewPlan, seat: Seat, command: Command) -> Why {
    let bound = |here| plan.bound_for(Who(seat.0)).unwrap_or(here);
    match command {
        Command::Plan { space } => Why::Route { to: bound(space) },
        Command::Start { space, .. } => Why::StartFor { to: bound(space) },
        _ => Why::Prepare,
    }
}
