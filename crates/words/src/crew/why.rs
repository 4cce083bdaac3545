//! What a bot is about to do and why, as a crew mate would say it.

use super::arguments::{Arguments, Message};
use super::commands;
use crate::Language;

use board::Space;
use bots::crew::Why;
use crew::{Command, Heist, State, Who};
use serde::{Deserialize, Serialize};
use table::Seat;

/// What a bot says about its next move, with all that the sentence needs: it can be said later, in any language.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Remark {
    command: Command,
    why: Why,
    /// Where whoever does it is.
    at: Space,
    /// How many ideas they have.
    ideas: u8,
}

impl Remark {
    pub fn new(heist: &Heist, state: &State, seat: Seat, command: Command, why: Why) -> Remark {
        let english = Arguments::new(Language::english(), heist);
        let (_, deed) = commands::named(english, Some(seat), &command);
        let doer = doer(&command, &deed).unwrap_or(Who(seat.0));
        let member = state.crew.get(doer.index());
        Remark {
            command,
            why,
            at: member.map_or(Space::NONE, |member| member.at),
            ideas: member.map_or(0, |member| member.ideas),
        }
    }

    /// One sentence in the first person: what the seat is about to do, and what for.
    pub fn sentence(&self, lang: Language, heist: &Heist, seat: Seat) -> String {
        let (command, why) = (&self.command, &self.why);
        let (name, deed) = commands::named(Arguments::new(lang, heist), Some(seat), command);
        let doer = doer(command, &deed).unwrap_or(Who(seat.0));
        let place = place(self.at, command, &deed.places, why);
        // For the non-player character a bot speaks as of somebody else.
        let mine = doer == Who(seat.0);
        let group = if mine { "deed" } else { "command" };
        let (key, reason) = message(Arguments::new(lang, heist), why);
        reason
            .text("deed", deed.phrase(&format!("{group}-{name}")))
            .word("place", place)
            .number("ideas", self.ideas)
            .sentence(key)
    }
}

/// The same for a move that is thought about now.
pub fn why(
    lang: Language,
    heist: &Heist,
    state: &State,
    seat: Seat,
    command: Command,
    why: &Why,
) -> String {
    Remark::new(heist, state, seat, command, *why).sentence(lang, heist, seat)
}

/// The message of each reason.
fn message<'a>(says: Arguments<'a>, why: &Why) -> Message<'a> {
    match *why {
        Why::Route { to } => ("why-route", says.to(to)),
        Why::StartFor { to } => ("why-start-for", says.to(to)),
        Why::Prepare => ("why-prepare", says),
        Why::Fetch { piece, space } => ("why-fetch", says.piece(piece).space(space)),
        Why::Carry { to } => ("why-carry", says.to(to)),
        Why::HandOver { to } => ("why-hand-over", says.mate(to)),
        Why::Server { letter, space } => ("why-server", says.ring(letter).space(space)),
        Why::Door { space } => ("why-door", says.space(space)),
        Why::Safe { space } => ("why-safe", says.space(space)),
        Why::Free { space } => ("why-free", says.space(space)),
        Why::Go { space } => ("why-go", says.space(space)),
        Why::Guard { space } => ("why-guard", says.space(space)),
        Why::Lock { space } => ("why-lock", says.space(space)),
        Why::Camera { space } => ("why-camera", says.space(space)),
        Why::Scout { space } => ("why-scout", says.space(space)),
        Why::Think => ("why-think", says),
        Why::Quiet => ("why-quiet", says),
        Why::Help { who } => ("why-help", says.who(who)),
        Why::LeastHarm => ("why-least-harm", says),
        Why::CallEscape => ("why-call-escape", says),
        Why::GetOut { space } => ("why-get-out", says.space(space)),
        Why::Stay => ("why-stay", says),
        Why::Done => ("why-done", says),
        Why::Whim => ("why-whim", says),
    }
}

/// Who does it, if the command says so. Some name a character it is done for.
fn doer(command: &Command, deed: &Arguments) -> Option<Who> {
    match command {
        Command::Buy { .. } | Command::Pack { .. } | Command::Pick { .. } => None,
        _ => deed.subject,
    }
}

/// How far it is to the aim: `done`, this is it; `named`, it is the place the doing names; `here`, where the doer is;
/// or `away`.
fn place(at: Space, command: &Command, named: &[Space], why: &Why) -> &'static str {
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
    if named.contains(&aim) {
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
