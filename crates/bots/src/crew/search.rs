//! The search player: tries its options out in many imagined heists and takes the one that was won most.
//!
//! An option is a macro-move: an action together with what the character is up to. The rest of the round and of the heist
//! is played by the script for the whole crew, with sampled dice and draws. Options get the same luck, and the worse
//! half is dropped again and again, so that most heists are spent on options that are hard to tell apart.

use crate::crew::clock::Clock;
use crate::crew::moves::Move;
use crate::crew::rollout::play_out;
use crate::crew::script::{ActionChoice, Order, Script};
use crate::crew::why::Why;
use crew::{Command, Position, State, Who};
use table::{FastDealer, Game, Seat, Seats};

/// Something that could be done, and how it went so far.
#[derive(Clone, Debug)]
pub struct Trial {
    pub seat: Seat,
    pub who: Who,
    /// What the character is sent to do in this round, if it is not what the script would do.
    pub order: Option<Order>,
    /// Commands given at once.
    pub commands: Vec<(Seat, Command)>,
    pub why: Why,
    pub tries: u32,
    pub wins: u32,
    pub value: f64,
}

impl Trial {
    pub fn mean(&self) -> f64 {
        self.value / f64::from(self.tries.max(1))
    }

    pub fn chance(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.tries.max(1))
    }
}

/// Actions tried for what the script would do, and for each other errand.
const MAIN: usize = 5;
const OTHER: usize = 2;
/// Characters whose options are weighed against each other: who goes first can matter.
const AT_ONCE: usize = 2;
/// Options at most.
const MOST: usize = 40;

/// All macro-moves of the characters of these seats that have not chosen an action yet.
pub fn trials(script: &mut Script<'_>, s: &State, seats: Seats) -> Vec<Trial> {
    let mut trials: Vec<Trial> = Vec::new();
    script.refresh(s);
    let mut but = 0u8;
    for _ in 0..AT_ONCE {
        let Some((seat, who)) = script.next_to_choose(s, seats, but) else {
            break;
        };
        but |= 1 << who.0;
        let usual = script.assignment(s, who);
        actions(script, s, seat, who, None, MAIN, &mut trials);
        for order in script.openings(s, who) {
            if order != usual {
                let mut told = script.clone();
                told.order(s, who, order);
                told.assignment(s, who);
                actions(&mut told, s, seat, who, Some(order), OTHER, &mut trials);
            }
        }
    }
    trials.truncate(MOST);
    trials
}

/// The best few actions under an order.
fn actions(
    script: &mut Script<'_>,
    s: &State,
    seat: Seat,
    who: Who,
    order: Option<Order>,
    most: usize,
    into: &mut Vec<Trial>,
) {
    let mut choices: Vec<ActionChoice> = Vec::new();
    script.choices(s, seat, who, |choice| choices.push(choice));
    choices.sort_by_key(|choice| -choice.worth);
    for choice in choices.into_iter().take(most) {
        let command = Command::Commit {
            who,
            action: choice.action,
            face: choice.face,
            aim: choice.aim,
        };
        let why = script.reason(s, who, choice.action);
        into.push(Trial {
            seat,
            who,
            order,
            commands: vec![(seat, command)],
            why,
            tries: 0,
            wins: 0,
            value: 0.0,
        });
    }
}

/// Whether to announce Escape now, as two options.
pub fn calls(script: &Script<'_>, s: &State, seats: Seats) -> Option<Vec<Trial>> {
    let scene = Position::new(script.heist, s);
    let seat = seats.iter().next()?;
    let open = !s.escape_called && s.escape_calls.is_empty();
    let ready = scene.objective_in_hand() && !script.brief.anyone_escapes;
    if !open || !ready {
        return None;
    }
    let everyone: Vec<(Seat, Command)> = (0..script.heist.players)
        .map(|seat| (Seat(seat), Command::CallEscape))
        .collect();
    let trial = |commands, why| Trial {
        seat,
        who: Who(seat.0),
        order: None,
        commands,
        why,
        tries: 0,
        wins: 0,
        value: 0.0,
    };
    Some(vec![
        trial(Vec::new(), Why::Done),
        trial(everyone, Why::CallEscape),
    ])
}

/// The answers of a seat to the question on top, if they are few.
pub fn answers(script: &Script<'_>, s: &State, seat: Seat) -> Vec<Trial> {
    let mut legal = Vec::new();
    script.heist.legal(s, seat, &mut legal);
    if legal.len() > 8 {
        return Vec::new();
    }
    legal
        .into_iter()
        .map(|command| Trial {
            seat,
            who: Who(seat.0),
            order: None,
            commands: vec![(seat, command)],
            why: Why::LeastHarm,
            tries: 0,
            wins: 0,
            value: 0.0,
        })
        .collect()
}

/// Tries the options out; the best comes first.
pub fn weigh(
    script: &Script<'_>,
    s: &State,
    trials: &mut [Trial],
    clock: &mut Clock,
    luck: &mut FastDealer,
) {
    let seed = luck.below(u32::MAX);
    let mut alive = trials.len();
    let mut played = 0u32;
    let mut halvings = usize::BITS - alive.max(2).leading_zeros();
    let mut left = clock.guess();
    'thinking: while alive > 1 {
        let each = (left / halvings.max(1) / alive as u32).clamp(4, 4_000);
        for _ in 0..each {
            // The same luck for all that are still in the race.
            played += 1;
            for trial in &mut trials[..alive] {
                if !clock.tick() {
                    break 'thinking;
                }
                left = left.saturating_sub(1);
                imagine(script, s, trial, &mut FastDealer::new(mix(seed, played)));
            }
        }
        trials[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        alive = alive.div_ceil(2);
        halvings = halvings.saturating_sub(1);
        if halvings == 0 && alive <= 1 {
            break;
        }
    }
    trials[..alive.max(1)].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

fn mix(seed: u32, number: u32) -> u64 {
    u64::from(seed) << 32 | u64::from(number)
}

/// One imagined heist that begins with the option.
pub fn imagine(script: &Script<'_>, s: &State, trial: &mut Trial, luck: &mut FastDealer) {
    let mut state = s.clone();
    let mut script = script.clone();
    if let Some(order) = trial.order {
        script.order(&state, trial.who, order);
    }
    for &(seat, command) in &trial.commands {
        let _ = script.heist.apply(&mut state, seat, command, luck, &mut ());
    }
    let ending = play_out(&mut script, &mut state, luck);
    trial.tries += 1;
    trial.wins += u32::from(ending.won);
    trial.value += f64::from(ending.value);
}

/// The move an option begins with.
pub fn first(trial: &Trial) -> Option<Move> {
    let &(seat, command) = trial.commands.first()?;
    Some(Move {
        seat,
        command,
        why: trial.why,
    })
}
