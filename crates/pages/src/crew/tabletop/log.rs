//! The log: what happened, in words, each line with its place.

use super::markup::mark_of;
use crate::bot;
use crate::shell::line;
use art::Colour;
use board::Space;
use bots::Level;
use crew::{Command, Event, Heist, Who};
use maud::html;
use table::Seat;
use words::Language;

/// A line of the log. Some things need none.
pub fn log_line(
    lang: Language,
    heist: &Heist,
    step: usize,
    _seat: Option<Seat>,
    event: &Event,
) -> Option<String> {
    let (icon, class) = look(event);
    let space = place(event);
    let line = html! {
        li class=(class) data-step=(step) data-space=[space.map(|space| space.0)] tabindex=[space.map(|_| "-1")] {
            (art::icon(icon)) span { (words::crew::event(lang, heist, event)) }
        }
    };
    Some(line.into_string())
}

/// A command was taken back.
pub fn undid_line(
    lang: Language,
    heist: &Heist,
    step: usize,
    seat: Seat,
    command: &Command,
) -> String {
    let who = words::crew::who(lang, heist, Who(seat.0));
    let what = words::crew::command_of(lang, heist, seat, command);
    let words = lang.say_with("log-undid", &[("who", &who), ("what", &what)]);
    line(step, "undid", art::icon("undo"), &words)
}

/// Somebody said something.
pub fn said_line(name: &str, colour: Option<Colour>, text: &str) -> String {
    let line = html! {
        li class="said" {
            @match colour {
                Some(colour) => (mark_of(colour)),
                None => (art::icon("eye")),
            }
            span { b { (name) } " " (text) }
        }
    };
    line.into_string()
}

/// A bot says what it is about to do. The page shows it beside the character too.
pub fn bot_said_line(
    lang: Language,
    seat: Seat,
    name: &str,
    colour: Option<Colour>,
    text: &str,
) -> String {
    let colour = colour.unwrap_or(Colour::ALL[usize::from(seat.0) % 4]);
    let line = html! {
        li class="said bot" data-bot-said=(seat.0) {
            (mark_of(colour))
            span { b { (name) } span class="bot-sign" title=(lang.fixed("bot")) { (art::icon("bot")) span class="hear" { (lang.fixed("bot")) } } " " q { (text) } }
        }
    };
    line.into_string()
}

/// A bot plays a seat from now on, or no longer.
pub fn bot_line(lang: Language, heist: &Heist, seat: Seat, level: Option<Level>) -> String {
    let who = words::crew::who(lang, heist, Who(seat.0));
    let words = match level {
        Some(level) => lang.say_with(
            "log-bot",
            &[("who", &who), ("level", bot::name(lang, level))],
        ),
        None => lang.say_with("log-no-bot", &[("who", &who)]),
    };
    line(0, "sat", art::icon("bot"), &words)
}

/// Somebody took a seat.
pub fn sat_line(lang: Language, heist: &Heist, seat: Seat, name: &str) -> String {
    let who = words::crew::who(lang, heist, Who(seat.0));
    let words = lang.say_with("log-sat", &[("name", name), ("who", &who)]);
    line(0, "sat", art::icon("crew"), &words)
}

/// Somebody left a seat.
pub fn left_line(lang: Language, heist: &Heist, seat: Seat, name: &str) -> String {
    let who = words::crew::who(lang, heist, Who(seat.0));
    let words = lang.say_with("log-left", &[("name", name), ("who", &who)]);
    line(0, "left", art::icon("escape"), &words)
}

/// The next heist of a series begins.
pub fn next_line(lang: Language, heist: &Heist) -> String {
    let name = &heist.scenario.draft.name;
    let words = lang.say_with("log-next", &[("scenario", name)]);
    line(0, "turn", art::icon("play"), &words)
}

/// The icon of an event, and how its line looks.
fn look(event: &Event) -> (&'static str, &'static str) {
    match event {
        Event::HeistBegan => ("play", "turn"),
        Event::RoundBegan { .. } => ("next", "turn"),
        Event::Rolled { face, .. } => (die(*face), "quiet"),
        Event::SeatReady { .. } => ("ready", "quiet"),
        Event::Planned { .. } => ("plan", "quiet"),
        Event::Unplanned { .. } => ("undo", "quiet"),
        Event::Placed { .. } => ("start", "quiet"),
        Event::TunnelOpened { .. } | Event::ExitBreached { .. } => ("entrance", "good"),
        Event::Bought { .. } | Event::Packed { .. } | Event::ItemSpent { .. } => ("item", ""),
        Event::Sold { .. } | Event::Paid { .. } | Event::BetPlaced { .. } => ("cash", ""),
        Event::JewelSold { .. } => ("jewel", ""),
        Event::BagSwapped { .. } | Event::BlanksOnCall { .. } | Event::Thinned { .. } => {
            ("bag", "good")
        }
        Event::BagFilled { .. } | Event::BagUpgraded { .. } => ("bag", "bad"),
        Event::CashAdded { .. } => ("cash", "good"),
        Event::CamerasBribed => ("disabled-camera", "good"),
        Event::Diverted { .. } | Event::Hushed { .. } | Event::Silent { .. } => ("mute", "good"),
        Event::IdeaTokenPlaced { .. } => ("idea-token", "good"),
        Event::EventInserted { .. } => ("deck", "good"),
        Event::Committed { .. } => ("play", "chosen"),
        Event::Moved { .. } | Event::SlippedPast { .. } | Event::Vented { .. } => ("move", ""),
        Event::Unlocked { .. } => ("unlock", "good"),
        Event::Subdued { .. } => ("subdue", "good"),
        Event::Disabled { .. } | Event::Footage { .. } => ("disable", "good"),
        Event::Cracked { .. } => ("crack", "good"),
        Event::SafeOpened { .. } => ("safe", "good"),
        Event::Granted { .. } => ("hand", ""),
        Event::Revealed { .. } => ("reveal", ""),
        Event::Replaced { .. } => ("blank", "good"),
        Event::IdeaGained { .. } => ("idea", "good"),
        Event::IdeaSpent { .. } => ("idea", "quiet"),
        Event::IdeaLost { .. } => ("idea", "bad"),
        Event::Spared { .. } => ("item", "good"),
        Event::Noise { .. } => ("noise", "loud"),
        Event::Alert { .. } => ("alert", "bad"),
        Event::CrisisQueued { .. } | Event::CrisisStruck { .. } => ("alert", "bad"),
        Event::EventActive { .. } => ("deck", "chosen"),
        Event::ChitAdded { .. } | Event::Restored { .. } => ("guard", "bad"),
        Event::ChitRemoved { .. } => ("blank", "quiet"),
        Event::Pocketed { .. } | Event::Took { .. } | Event::ReachedOut { .. } => ("take", "good"),
        Event::Dropped { .. } => ("drop", ""),
        Event::Handed { .. } => ("hand", ""),
        Event::Secured { .. } => ("loot", "good"),
        Event::LootLost { .. } => ("loot", "bad"),
        Event::PlansChanged { .. } => ("plan", ""),
        Event::Whistled { .. } => ("subdued-dog", "good"),
        Event::RemoteOpened { letter } => (server(*letter), "good"),
        Event::DoorOpened { .. } => ("door", "good"),
        Event::TowerRemoved { .. } => ("watchtower", "good"),
        Event::ReinforcementsArrived { .. } => ("reinforcements", "bad"),
        Event::DogMoved { .. } => ("dog", "bad"),
        Event::SecurityRolled { face } => (security(*face), "chosen"),
        Event::Nudged { face, .. } => (security(*face), "good"),
        Event::NoiseLowered { .. } => ("mute", "good"),
        Event::HalfHandled { .. } => ("subdue", ""),
        Event::GateHeld { .. } => ("gate", "good"),
        Event::CutOff { .. } => ("gate", "bad"),
        Event::BeaconReached { .. } => ("story", "good"),
        Event::IdeasFound { .. } => ("idea-token", "good"),
        Event::LevelledUp { .. } | Event::Recruited { .. } => ("crew", "good"),
        Event::GateClosed { .. } => ("gate", "bad"),
        Event::NpcActive { .. } | Event::NpcMoved { .. } => ("npc", ""),
        Event::EscortMoved { .. } => ("guard", ""),
        Event::NpcLost | Event::Panicked => ("npc", "bad"),
        Event::EscapeCalled { .. } | Event::EscapeBegan => ("escape", "turn"),
        Event::PathDeclared { .. } => ("run", "quiet"),
        Event::LastDitch { roll, .. } => (die(*roll), "chosen"),
        Event::Stopped { .. } => ("close", "bad"),
        Event::ReachedExit { .. } | Event::Hidden { .. } => ("entrance", "good"),
        Event::Busted { .. } => ("lock", "bad"),
        Event::Ended { .. } => ("story", "turn"),
    }
}

/// The icon of what opens the rings of a letter.
pub fn server(letter: u8) -> &'static str {
    match letter {
        0 => "server-x",
        1 => "server-y",
        _ => "server-z",
    }
}

/// The icon of the security die with this face up.
fn security(face: u8) -> &'static str {
    match face {
        1 => "security-1",
        2 => "security-2",
        3 => "security-3",
        4 => "security-4",
        _ => "security",
    }
}

fn die(face: u8) -> &'static str {
    match face {
        1 => "die-1",
        2 => "die-2",
        3 => "die-3",
        4 => "die-4",
        5 => "die-5",
        _ => "die-6",
    }
}

/// Where it happened.
fn place(event: &Event) -> Option<Space> {
    match *event {
        Event::Planned { space, .. }
        | Event::Unplanned { space, .. }
        | Event::Placed { space, .. }
        | Event::TunnelOpened { space }
        | Event::CashAdded { space, .. }
        | Event::IdeaTokenPlaced { space }
        | Event::Unlocked { space, .. }
        | Event::Subdued { space, .. }
        | Event::Disabled { space, .. }
        | Event::SafeOpened { space }
        | Event::Revealed { space, .. }
        | Event::Replaced { space, .. }
        | Event::ChitAdded { space, .. }
        | Event::ChitRemoved { space, .. }
        | Event::Restored { space, .. }
        | Event::Vented { space, .. }
        | Event::DoorOpened { space }
        | Event::TowerRemoved { space }
        | Event::ReinforcementsArrived { space }
        | Event::GateClosed { space }
        | Event::GateHeld { space, .. }
        | Event::HalfHandled { space, .. }
        | Event::BeaconReached { space, .. }
        | Event::IdeasFound { space, .. }
        | Event::ExitBreached { space, .. }
        | Event::ReachedExit { space, .. } => Some(space),
        Event::Moved { to, .. }
        | Event::Dropped { to, .. }
        | Event::DogMoved { to, .. }
        | Event::NpcMoved { to, .. }
        | Event::EscortMoved { to, .. }
        | Event::PathDeclared { to, .. } => Some(to),
        Event::Took { from, .. } => Some(from),
        _ => None,
    }
}
