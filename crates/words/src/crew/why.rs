//! What a bot is about to do and why, as a crew mate would say it.

use super::{arguments, commands};
use crate::Language;

use board::Space;
use bots::crew::Why;
use crew::{Command, Heist, State, Who};
use serde_json::Value;
use table::Seat;

/// One sentence in the first person: what the seat is about to do, and what for.
pub fn why(
    lang: Language,
    heist: &Heist,
    state: &State,
    seat: Seat,
    command: Command,
    why: &Why,
) -> String {
    let doer = doer(&command).unwrap_or(Who(seat.0));
    let member = state.crew.get(doer.index());
    let at = member.map_or(Space::NONE, |member| member.at);
    let (kind, mut arguments) = arguments::of(lang, heist, "aim", why);
    let mut add = |name: &'static str, value| arguments.push((name.into(), value));
    let mine = doer == Who(seat.0);
    add("deed", deed(lang, heist, seat, mine, &command).into());
    add("place", place(at, &command, why).into());
    add("ideas", member.map_or(0, |member| member.ideas).into());
    lang.sentence(&format!("why-{kind}"), arguments)
}

/// The doing itself. For the non-player character a bot speaks as of somebody else.
fn deed(lang: Language, heist: &Heist, seat: Seat, mine: bool, command: &Command) -> String {
    let (kind, arguments) = commands::named(lang, heist, Some(seat), command);
    let group = if mine { "deed" } else { "command" };
    lang.text(&format!("{group}-{kind}"), arguments)
}

/// Who does it, if the command says so. Some name a character it is done for.
fn doer(command: &Command) -> Option<Who> {
    match command {
        Command::Buy { .. } | Command::Pack { .. } | Command::Pick { .. } => None,
        command => number(command, "who").map(Who),
    }
}

/// How far it is to the aim: `done`, this is it; `named`, it is the place the doing names; `here`, where the doer is;
/// or `away`.
fn place(at: Space, command: &Command, why: &Why) -> &'static str {
    if fulfils(command, why) {
        return "done";
    }
    let aim = match *why {
        Why::Route { to } | Why::StartFor { to } | Why::Carry { to } => to,
        Why::Fetch { space, .. }
        | Why::Server { space, .. }
        | Why::Door { space }
        | Why::Safe { space }
        | Why::Free { space }
        | Why::Go { space }
        | Why::Guard { space }
        | Why::Lock { space }
        | Why::Camera { space }
        | Why::Scout { space }
        | Why::GetOut { space } => space,
        _ => return "away",
    };
    let names = |field| number(command, field) == Some(aim.0);
    let to_somebody = matches!(
        command,
        Command::Grant { .. }
            | Command::GiveIdea { .. }
            | Command::Teamwork { .. }
            | Command::Hand { .. }
            | Command::Pinch { .. }
    );
    if names("space") || names("from") || (names("to") && !to_somebody) {
        "named"
    } else if at == aim {
        "here"
    } else {
        "away"
    }
}

/// Whether nothing is left of the aim after this.
fn fulfils(command: &Command, why: &Why) -> bool {
    match (why, command) {
        (Why::Fetch { piece, .. }, Command::Take { piece: taken, .. }) => piece == taken,
        (Why::HandOver { .. }, command) => matches!(
            command,
            Command::Hand { .. }
                | Command::Toss { .. }
                | Command::Flick { .. }
                | Command::Drop { .. }
        ),
        _ => false,
    }
}

/// A field of a command that holds a small number.
fn number(command: &Command, field: &str) -> Option<u8> {
    let fields = serde_json::to_value(command).ok()?;
    let number = fields.get(field).and_then(Value::as_u64)?;
    u8::try_from(number).ok()
}
