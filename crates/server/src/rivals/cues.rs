//! What can be heard of a game of HEIST, and what is seen to move.

use crate::wire::Cue;
use rivals::Event;

pub fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Drawn { .. } | Event::Joined { .. } => Cue::Draw,
        Event::Flipped { .. } => Cue::Flip,
        Event::Faced { .. } | Event::Played { .. } => Cue::Step,
        Event::Decided { .. } => Cue::Shutter,
        Event::Revealed { .. } => Cue::Chit,
        Event::Passed { .. } => Cue::Loot,
        Event::Failed { .. } => Cue::Thud,
        Event::Heated { .. } => Cue::Alert,
        _ => return None,
    })
}
