//! The log: what happened, in words, each line with its place.

use crate::log::{self, LogLine};
use board::Space;
use crew::{Command, Event, Heist, Who};
use table::Seat;
use words::Language;

/// The line of something that happened.
pub fn log_line(lang: Language, heist: &Heist, step: u32, event: &Event) -> LogLine {
    let (icon, class) = look(event);
    LogLine {
        step: Some(step),
        space: place(event),
        who: victim(event),
        ..LogLine::new(icon, class, words::crew::event(lang, heist, event))
    }
}

/// A command was taken back.
pub fn undid_line(
    lang: Language,
    heist: &Heist,
    step: u32,
    seat: Seat,
    command: &Command,
) -> LogLine {
    let who = words::crew::who(lang, heist, Who(seat.0));
    let what = words::crew::command_of(lang, heist, seat, command);
    log::undid(lang, step, &who, &what)
}

/// The icon of an event, and how its line looks.
pub fn look(event: &Event) -> (&'static str, &'static str) {
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
        Event::CrisisQueued { .. } => ("alert", "bad"),
        Event::CrisisStruck { .. } => ("alert", "bad staged"),
        Event::EventActive { .. } => ("deck", "chosen staged"),
        Event::ChitAdded { .. } | Event::Restored { .. } => ("guard", "bad"),
        Event::ChitRemoved { .. } => ("blank", "quiet"),
        Event::Pocketed { .. } | Event::Took { .. } | Event::ReachedOut { .. } => ("take", "good"),
        Event::Dropped { .. } => ("drop", ""),
        Event::Handed { .. } => ("hand", ""),
        Event::Secured { .. } => ("loot", "good moment"),
        Event::LootLost { .. } => ("loot", "bad"),
        Event::PlansChanged { .. } => ("plan", ""),
        Event::Whistled { .. } => ("subdued-dog", "good"),
        Event::RemoteOpened { letter } => (server(*letter), "good"),
        Event::DoorOpened { .. } => ("door", "good"),
        Event::TowerRemoved { .. } => ("watchtower", "good"),
        Event::ReinforcementsArrived { .. } => ("reinforcements", "bad moment"),
        Event::DogMoved { .. } => ("dog", "bad moment"),
        Event::SecurityRolled { face } => (security(*face), "chosen staged"),
        Event::Nudged { face, .. } => (security(*face), "good"),
        Event::NoiseLowered { .. } => ("mute", "good"),
        Event::HalfHandled { .. } => ("subdue", ""),
        Event::GateHeld { .. } => ("gate", "good"),
        Event::CutOff { .. } => ("gate", "bad"),
        Event::BeaconReached { .. } => ("story", "good"),
        Event::IdeasFound { .. } => ("idea-token", "good"),
        Event::LevelledUp { .. } | Event::Recruited { .. } => ("crew", "good"),
        Event::GateClosed { .. } => ("gate", "bad moment"),
        Event::NpcActive { .. } | Event::NpcMoved { .. } => ("npc", ""),
        Event::EscortMoved { .. } => ("guard", ""),
        Event::NpcLost | Event::Panicked => ("npc", "bad"),
        Event::EscapeCalled { .. } => ("escape", "turn"),
        Event::EscapeBegan => ("escape", "turn staged"),
        Event::PathDeclared { .. } => ("run", "quiet"),
        Event::LastDitch { roll, needed, .. } if roll < needed => (die(*roll), "bad moment roll"),
        Event::LastDitch { roll, .. } => (die(*roll), "good moment roll"),
        Event::Stopped { .. } => ("close", "bad"),
        Event::ReachedExit { .. } | Event::Hidden { .. } => ("entrance", "good"),
        Event::Busted { .. } => ("lock", "bad moment"),
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

/// Whom it happened to, where it has no place of its own.
fn victim(event: &Event) -> Option<u8> {
    match *event {
        Event::IdeaGained { who, .. }
        | Event::IdeaSpent { who, .. }
        | Event::IdeaLost { who }
        | Event::Spared { who, .. }
        | Event::PlansChanged { who }
        | Event::CutOff { who }
        | Event::Stopped { who }
        | Event::LastDitch { who, .. }
        | Event::Hidden { who }
        | Event::Busted { who } => Some(who.0),
        Event::Secured { who, .. } => Some(who.0),
        _ => None,
    }
}

/// Where it happened.
pub fn place(event: &Event) -> Option<Space> {
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
