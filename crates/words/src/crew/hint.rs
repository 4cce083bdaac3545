//! A hint in words of things: pick the lock, then take the jewel.

use super::arguments::Arguments;
use super::why;
use crate::Language;
use bots::crew::{Hint, Why};
use crew::{Command, Heist, Phase, State, Who};
use table::Seat;

/// Steps that are told; what comes later is too uncertain to read.
const STEPS: usize = 3;

/// What a hint is for a seat to do, and what for.
pub fn hint(lang: Language, heist: &Heist, state: &State, seat: Seat, hint: &Hint) -> String {
    if state.phase == Phase::Plan && !hint.plan.is_empty() {
        return plan(lang, heist, seat, hint);
    }
    let steps = steps(lang, heist, hint);
    if steps.is_empty() || state.prompt().is_some() {
        return why(lang, heist, state, seat, hint.command, &hint.why);
    }
    let says = Arguments::new(lang, heist).text("steps", steps.join(&lang.say("hint-and-then")));
    match hint.command {
        Command::Commit { who, action, .. } => says.action(who, action).sentence("hint-action"),
        _ => says.sentence("hint-steps"),
    }
}

fn plan(lang: Language, heist: &Heist, seat: Seat, hint: &Hint) -> String {
    if hint.plan.iter().any(|(other, _)| *other != seat) {
        return lang.say("hint-plan-crew");
    }
    let rooms = hint.marks.len() as u8;
    let says = Arguments::new(lang, heist).who(Who(seat.0));
    says.number("rooms", rooms).sentence("hint-plan-own")
}

/// The first few steps, each thing once; walking is one step, and says where to if nothing is done there.
fn steps(lang: Language, heist: &Heist, hint: &Hint) -> Vec<String> {
    let mut steps: Vec<String> = Vec::new();
    let commands = std::iter::once(&hint.command).chain(&hint.then);
    let commands: Vec<&Command> = commands.collect();
    for (n, command) in commands.iter().enumerate() {
        let last = commands[n + 1..].iter().all(|later| is_walk(later));
        let Some(step) = step(Arguments::new(lang, heist), command, hint, last) else {
            continue;
        };
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    // Walking to what is named anyway need not be said.
    let walk = lang.say("step-move");
    if steps.iter().any(|step| *step != walk) {
        steps.retain(|step| *step != walk);
    }
    steps.truncate(STEPS);
    steps
}

fn is_walk(command: &Command) -> bool {
    matches!(command, Command::Move { .. })
}

fn step(says: Arguments, command: &Command, hint: &Hint, last: bool) -> Option<String> {
    let (key, says) = match *command {
        Command::Move { .. } => walk(says, hint, last),
        Command::Unlock { .. } | Command::PickLock { .. } => ("step-unlock", says),
        Command::Subdue { dog, .. } => ("step-subdue", says.flag("dog", dog)),
        Command::Disable { .. } | Command::Rewire { .. } => ("step-disable", says),
        Command::Reveal { .. } => ("step-reveal", says),
        Command::Take { piece, .. } => ("step-take", says.piece(piece)),
        Command::Drop { piece, .. } => ("step-drop", says.piece(piece)),
        Command::Hand { to, piece, .. } => ("step-hand", says.piece(piece).mate(to)),
        Command::Crack { .. } | Command::Lend { .. } => ("step-crack", says),
        Command::OpenDoor { .. } => ("step-door", says),
        Command::OpenRemote { letter, .. } => ("step-remote", says.ring(letter)),
        Command::Think { .. } => ("step-think", says),
        Command::Dash { .. } | Command::Declare { .. } | Command::Run { .. } => ("step-run", says),
        _ => return None,
    };
    Some(says.phrase(key))
}

/// Where a walk leads, if it is the last that is known of it.
fn walk<'a>(says: Arguments<'a>, hint: &Hint, last: bool) -> (&'static str, Arguments<'a>) {
    match hint.why {
        _ if !last => ("step-move", says),
        Why::Fetch { piece, .. } => ("step-move-loot", says.piece(piece)),
        Why::Carry { .. } | Why::GetOut { .. } => ("step-move-out", says),
        Why::Safe { .. } => ("step-move-safe", says),
        Why::Door { .. } => ("step-move-door", says),
        Why::Free { .. } => ("step-move-npc", says),
        _ => ("step-move", says),
    }
}
