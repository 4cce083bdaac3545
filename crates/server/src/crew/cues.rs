//! What can be heard of a heist, and what is seen to move.

use crate::wire::Cue;
use crew::Event;

pub fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Moved { .. } | Event::NpcMoved { .. } | Event::DogMoved { .. } => Cue::Step,
        Event::Unlocked { .. } | Event::DoorOpened { .. } | Event::RemoteOpened { .. } => Cue::Lock,
        Event::Subdued { .. } | Event::Busted { .. } | Event::GateClosed { .. } => Cue::Thud,
        Event::Disabled { .. } => Cue::Shutter,
        Event::Revealed { .. } => Cue::Reveal,
        Event::ChitAdded { .. } => Cue::Chit,
        Event::IdeaGained { .. } => Cue::Bulb,
        Event::Alert { .. } | Event::CrisisStruck { .. } | Event::EscapeBegan => Cue::Alert,
        Event::Noise { .. } => Cue::Noise,
        Event::Rolled { .. } | Event::LastDitch { .. } => Cue::Dice,
        Event::Took { .. } | Event::Secured { .. } | Event::Pocketed { .. } => Cue::Loot,
        _ => return None,
    })
}
