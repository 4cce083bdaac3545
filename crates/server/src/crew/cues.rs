//! What can be heard of a heist, and what is seen to move.

use crate::wire::Cue;
use crew::Event;

pub fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Moved { .. } | Event::NpcMoved { .. } => Cue::Step,
        Event::DogMoved { .. } => Cue::Dog,
        Event::Unlocked { .. } | Event::DoorOpened { .. } | Event::RemoteOpened { .. } => Cue::Lock,
        Event::Subdued { .. } => Cue::Thud,
        Event::Busted { .. } => Cue::Bust,
        Event::GateClosed { .. } => Cue::Gate,
        Event::Disabled { .. } => Cue::Shutter,
        Event::Revealed { .. } => Cue::Reveal,
        Event::ChitAdded { .. } => Cue::Chit,
        Event::IdeaGained { .. } => Cue::Bulb,
        Event::Alert { .. } | Event::CrisisStruck { .. } | Event::EscapeBegan => Cue::Alert,
        Event::Noise { .. } => Cue::Noise,
        Event::Rolled { .. } | Event::LastDitch { .. } => Cue::Dice,
        Event::Took { .. } | Event::Pocketed { .. } => Cue::Loot,
        Event::Secured { .. } => Cue::Out,
        _ => return None,
    })
}
