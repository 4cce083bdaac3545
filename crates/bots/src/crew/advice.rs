//! Hints: the best options of a seat and what they are worth.

use crate::budget::Budget;
use crate::crew::brief::Brief;
use crate::crew::clock::Clock;
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
}

/// Hints given at most.
const HINTS: usize = 3;

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
    // A second look at the leaders, with the same luck, so that their chances compare.
    search::weigh(&script, state, &mut trials, &mut clock, &mut luck);
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
    hints.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    Advice {
        chance: hints.first().map_or(0.0, |hint| hint.chance),
        hints,
    }
}

/// What there is to choose from.
fn options(script: &mut Script<'_>, s: &State, seat: Seat) -> Vec<Trial> {
    if s.prompt().is_some() {
        return search::answers(script, s, seat);
    }
    let seats = Seats::of(seat);
    if s.phase == Phase::Action {
        let trials = search::trials(script, s, seats);
        if !trials.is_empty() {
            return trials;
        }
    }
    // Whatever the script would do next.
    let Some(next) = script.next(s, seats) else {
        return Vec::new();
    };
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

/// In planning: the next step of a good plan.
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
    let seats = Seats::of(seat);
    // The others keep what they have planned; the plan is for this seat.
    let planner = || Planner::new(heist, brief, state, seats, Style::of(heist), seed);
    let plan = planner().best(heists, || clock.tick());
    let mine = |command: &Command| heist.check(state, seat, *command).is_ok();
    let steps = planner().lay_out(&plan);
    let steps: Vec<Command> = steps.into_iter().map(|(_, command)| command).collect();
    let route: Vec<Space> = steps
        .iter()
        .filter_map(|command| match command {
            Command::Plan { space } => Some(*space),
            _ => None,
        })
        .collect();
    let first = steps.iter().copied().find(mine).or_else(|| {
        let ready = Command::Ready;
        mine(&ready).then_some(ready)
    });
    let hints = first.map(|command| Hint {
        command,
        then: steps
            .iter()
            .copied()
            .filter(|step| *step != command)
            .collect(),
        path: Vec::new(),
        marks: route.clone(),
        chance: plan.chance,
        why: match (command, route.last()) {
            (Command::Ready, _) => Why::Done,
            (_, Some(&to)) => Why::Route { to },
            _ => Why::Prepare,
        },
    });
    Advice {
        chance: plan.chance,
        hints: hints.into_iter().collect(),
    }
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
