//! Hints: the best options of a seat and what they are worth.

use crate::budget::Budget;
use crate::crew::brief::Brief;
use crate::crew::clock::Clock;
use crate::crew::moves::Move;
use crate::crew::plan::Planner;
use crate::crew::rollout::play_out;
use crate::crew::script::{Script, ScriptMemory};
use crate::crew::search::{self, Trial};
use crate::crew::style::Style;
use crate::crew::why::Why;
use board::Space;
use crew::{Command, Heist, Phase, State, Who};
use serde::Serialize;
use table::{FastDealer, Game, Seat, Seats};

/// What a seat could do now, the best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Advice {
    /// The crew's chance of success as it stands, from 0 to 1.
    pub chance: f64,
    /// At most three; none when the seat has nothing to decide.
    pub hints: Vec<Hint>,
}

/// An option with what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hint {
    /// What to do first. It is legal.
    pub command: Command,
    /// What would follow if nothing unexpected turns up.
    pub then: Vec<Command>,
    /// The spaces walked over, the start first; empty when nobody moves.
    pub path: Vec<Space>,
    /// Spaces something else is done to: a lock, a guard, a tile looked at.
    pub marks: Vec<Space>,
    /// The crew's chance of success after it, from 0 to 1.
    pub chance: f64,
    pub why: Why,
    /// Ideas and noise it costs.
    #[serde(skip)]
    pub cost: u8,
    /// In planning: a whole plan that can be taken over at once, of one seat or of several.
    #[serde(skip)]
    pub plan: Vec<(Seat, Command)>,
}

/// Hints given at most.
const HINTS: usize = 3;
/// Imagined heists for an option that is the only one.
const ALONE: u32 = 400;

/// The three best options of a seat.
pub fn advise(heist: &Heist, state: &State, seat: Seat, budget: Budget, seed: u64) -> Advice {
    let nothing = Advice {
        chance: 0.0,
        hints: Vec::new(),
    };
    if seat.0 >= heist.players || state.phase == Phase::Over {
        return nothing;
    }
    let brief = Brief::new(heist);
    let mut luck = FastDealer::new(seed);
    if state.phase == Phase::Plan && state.prompt().is_none() {
        return plan_advice(heist, &brief, state, seat, budget, seed);
    }
    let mut script = Script::new(heist, &brief, Style::of(heist), ScriptMemory::default());
    let mut trials = options(&mut script, state, seat);
    if trials.is_empty() {
        return Advice {
            chance: chance(heist, state, budget, seed),
            hints: Vec::new(),
        };
    }
    let mut clock = Clock::start(budget, 16);
    match &mut trials[..] {
        [only] => {
            while only.tries == 0 || only.tries < ALONE && clock.tick() {
                search::imagine(&script, state, only, &mut luck);
            }
        }
        // The same luck for all, so that their chances compare.
        several => search::weigh(&script, state, several, &mut clock, &mut luck),
    }
    trials.retain(|trial| trial.tries > 0);
    let mut hints: Vec<Hint> = Vec::new();
    for trial in &trials {
        if hints.len() == HINTS {
            break;
        }
        if let Some(hint) = hint_of(&script, state, trial, &mut luck)
            && !hints.iter().any(|known| known.command == hint.command)
        {
            hints.push(hint);
        }
    }
    sort(&mut hints);
    Advice {
        chance: hints.first().map_or(0.0, |hint| hint.chance),
        hints,
    }
}

/// The best first; of those that are equally good as far as people are told, the cheapest.
fn sort(hints: &mut [Hint]) {
    let told = |hint: &Hint| (hint.chance * 100.0).round() as i32;
    hints.sort_by_key(|hint| (-told(hint), hint.cost));
}

/// What there is to choose from.
fn options(script: &mut Script<'_>, s: &State, seat: Seat) -> Vec<Trial> {
    let seats = Seats::of(seat);
    if s.prompt().is_some() {
        let answers = search::answers(script, s, seat);
        if !answers.is_empty() {
            return answers;
        }
    }
    if s.phase == Phase::Action {
        let trials = search::trials(script, s, seats);
        if !trials.is_empty() {
            return trials;
        }
    }
    // Whatever the script would do next; who has nothing left to do may say so.
    let done = Move {
        seat,
        command: Command::Ready,
        why: Why::Done,
    };
    let next = script.next(s, seats).unwrap_or(done);
    if script.heist.check(s, next.seat, next.command).is_err() {
        return Vec::new();
    }
    let mut trials = vec![Trial {
        seat,
        who: Who(seat.0),
        order: None,
        commands: vec![(next.seat, next.command)],
        why: next.why,
        tries: 0,
        wins: 0,
        value: 0.0,
    }];
    if let Some(calls) = search::calls(script, s, seats) {
        trials.extend(calls.into_iter().filter(|call| !call.commands.is_empty()));
    }
    trials
}

/// An option with what would follow, up to the first surprise.
fn hint_of(script: &Script<'_>, s: &State, trial: &Trial, luck: &mut FastDealer) -> Option<Hint> {
    let &(seat, command) = trial
        .commands
        .iter()
        .find(|(seat, _)| *seat == trial.seat)?;
    script.heist.check(s, seat, command).ok()?;
    let mut script = script.clone();
    let mut state = s.clone();
    if let Some(order) = trial.order {
        script.order(&state, trial.who, order);
    }
    let mut hint = Hint {
        command,
        then: Vec::new(),
        path: Vec::new(),
        marks: Vec::new(),
        chance: trial.chance(),
        why: trial.why,
        cost: 0,
        plan: Vec::new(),
    };
    let seats = Seats::of(seat);
    let mut next = command;
    let unknown = state.unknown;
    for _ in 0..24 {
        match next {
            Command::Move { who, to }
            | Command::Dash { who, to }
            | Command::Declare { who, to } => {
                if hint.path.is_empty() {
                    hint.path.push(state.member(who).at);
                }
                hint.path.push(to);
            }
            Command::Unlock { space, .. }
            | Command::Subdue { space, .. }
            | Command::Disable { space, .. }
            | Command::Reveal { space, .. }
            | Command::Rewire { space, .. }
            | Command::OpenDoor { space, .. }
            | Command::Choose { space }
            | Command::PickLock { space, .. } => hint.marks.push(space),
            _ => {}
        }
        let asks = matches!(next, Command::LastDitch { .. });
        if asks
            || script
                .heist
                .apply(&mut state, seat, next, luck, &mut ())
                .is_err()
        {
            break;
        }
        if state.round == s.round {
            hint.cost = cost(s, &state, trial.who);
        }
        if state.unknown != unknown || state.round != s.round || state.prompt().is_some() {
            break;
        }
        let Some(found) = script.next(&state, seats) else {
            break;
        };
        let own = |command: Command| !matches!(command, Command::Ready | Command::CallEscape);
        if !own(found.command) || found.seat != seat {
            break;
        }
        if matches!(found.command, Command::Commit { who, .. } if who != trial.who) {
            break;
        }
        hint.then.push(found.command);
        next = found.command;
    }
    Some(hint)
}

/// Ideas a character spent and noise there was, from one state to a later one.
fn cost(before: &State, after: &State, who: Who) -> u8 {
    let ideas = |state: &State| state.member(who).ideas;
    let spent = ideas(before).saturating_sub(ideas(after));
    spent + after.noise.saturating_sub(before.noise)
}

/// In planning: a plan for the seat, and one for all who still plan.
fn plan_advice(
    heist: &Heist,
    brief: &Brief,
    state: &State,
    seat: Seat,
    budget: Budget,
    seed: u64,
) -> Advice {
    let mut clock = Clock::start(budget, 16);
    let heists = clock.guess().clamp(64, 20_000);
    let planner = |seats| Planner::new(heist, brief, state, seats, Style::of(heist), seed);
    // The others keep what they have planned; where they are bound for is only imagined.
    let plan = planner(Seats::of(seat)).best(heists, || clock.tick());
    let own = planner(Seats::of(seat)).lay_out(&plan);
    let all = planner(Seats::all(heist.players) - state.ready).lay_out(&plan);
    let more = all.iter().any(|(other, _)| *other != seat);
    let mut hints: Vec<Hint> = Vec::new();
    hints.extend(plan_hint(heist, state, seat, own, plan.chance));
    if more {
        hints.extend(plan_hint(heist, state, seat, all, plan.chance));
    }
    if hints.is_empty() && heist.check(state, seat, Command::Ready).is_ok() {
        hints.push(Hint {
            command: Command::Ready,
            then: Vec::new(),
            path: Vec::new(),
            marks: Vec::new(),
            chance: plan.chance,
            why: Why::Done,
            cost: 0,
            plan: Vec::new(),
        });
    }
    Advice {
        chance: plan.chance,
        hints,
    }
}

/// A plan as a hint for a seat: its own first step, and all of them.
fn plan_hint(
    heist: &Heist,
    state: &State,
    seat: Seat,
    plan: Vec<(Seat, Command)>,
    chance: f64,
) -> Option<Hint> {
    let own = || {
        let mine = plan.iter().filter(|(other, _)| *other == seat);
        mine.map(|(_, command)| *command)
    };
    let legal = |command: &Command| heist.check(state, seat, *command).is_ok();
    let first = own().find(legal).or_else(|| {
        let ready = Command::Ready;
        (!plan.is_empty() && legal(&ready)).then_some(ready)
    })?;
    let marks: Vec<Space> = own()
        .filter_map(|command| match command {
            Command::Plan { space } => Some(space),
            _ => None,
        })
        .collect();
    Some(Hint {
        command: first,
        then: own().filter(|step| *step != first).collect(),
        path: Vec::new(),
        chance,
        why: match marks.last() {
            Some(&to) => Why::Route { to },
            None => Why::Prepare,
        },
        marks,
        cost: 0,
        plan,
    })
}

/// The crew's chance of success, from imagined heists.
pub fn chance(heist: &Heist, state: &State, budget: Budget, seed: u64) -> f64 {
    if matches!(state.phase, Phase::LevelUp | Phase::Over) {
        return f64::from(u8::from(state.end == crew::state::End::Success));
    }
    let brief = Brief::new(heist);
    let mut clock = Clock::start(budget, 16);
    if state.phase == Phase::Plan {
        let seats = Seats::all(heist.players) - state.ready;
        let heists = clock.guess().clamp(64, 20_000);
        let planner = Planner::new(heist, &brief, state, seats, Style::of(heist), seed);
        return planner.best(heists, || clock.tick()).chance;
    }
    let script = Script::new(heist, &brief, Style::of(heist), ScriptMemory::default());
    let mut luck = FastDealer::new(seed);
    let (mut wins, mut tries) = (0u32, 0u32);
    while clock.tick() || tries == 0 {
        let mut state = state.clone();
        let ending = play_out(&mut script.clone(), &mut state, &mut luck);
        wins += u32::from(ending.won);
        tries += 1;
        if tries >= 2_000 {
            break;
        }
    }
    f64::from(wins) / f64::from(tries)
}
