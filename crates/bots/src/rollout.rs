//! Imagined heists: the rest of a heist as the script would play it, with luck of one's own.

use crate::moves::Seats;
use crate::script::Script;
use crew::state::{End, Place};
use crew::{Phase, State, Status};
use table::{FastDealer, Game};

/// Commands after which an imagined heist is given up. No real one comes near.
const MOST: u32 = 4_000;

/// How an imagined heist ended.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ending {
    pub won: bool,
    /// From 0 to 1: winning is nearly everything, getting near and getting out break ties.
    pub value: f32,
}

/// Plays on to the end.
pub fn play_out(script: &mut Script<'_>, state: &mut State, luck: &mut FastDealer) -> Ending {
    let seats = Seats::all(script.heist.players);
    for _ in 0..MOST {
        if state.phase == Phase::Over {
            break;
        }
        let Some(next) = script.next(state, seats) else {
            break;
        };
        let done = script
            .heist
            .apply(state, next.seat, next.command, luck, &mut ());
        if done.is_err() {
            break;
        }
    }
    ending(script, state)
}

/// What a finished heist is worth.
pub fn ending(script: &Script<'_>, s: &State) -> Ending {
    let won = s.phase == Phase::Over && s.end == End::Success;
    let mut near = 0.0;
    let mut parts = 0.0f32;
    for &(piece, _) in &script.brief.prizes {
        parts += 1.0;
        near += match s.pieces[piece.index()] {
            Place::SECURED => 1.0,
            Place::LOST => 0.25,
            place => match place.holder() {
                Some(who) if s.member(who).status == Status::Escaped => 1.0,
                Some(_) => 0.5,
                None => 0.0,
            },
        };
    }
    if script.brief.npc_must_escape {
        parts += 1.0;
        near += match s.crew[4].status {
            Status::Escaped => 1.0,
            Status::Busted => 0.3,
            Status::Active => 0.6,
            _ => 0.0,
        };
    }
    // What stands in the way of the objective, and how much of it is out of the way.
    let opening = script.heist.opening();
    for letter in 0..2 {
        if !opening.remote[letter].is_empty() {
            parts += 0.3;
            near += if s.remote[letter].is_empty() {
                0.3
            } else {
                0.0
            };
        }
    }
    if !opening.doors.is_empty() {
        parts += 0.6;
        let open = (opening.doors - s.doors).len() as f32 / opening.doors.len() as f32;
        let cards = (0..32).filter(|piece| script.brief.keycards & 1 << piece != 0);
        let found = cards
            .clone()
            .any(|piece| s.pieces[piece].holder().is_some());
        near += 0.4 * open + if found || open > 0.0 { 0.1 } else { 0.0 };
        // A card on its way to the door is better than one in a far corner.
        let doors = crew::Scene::new(script.heist, s).distances(s.doors);
        let closest = cards
            .filter_map(|piece| s.pieces[piece].holder())
            .filter_map(|who| doors.get(s.member(who).at))
            .min();
        near += match closest {
            _ if open > 0.0 => 0.1,
            Some(steps) => 0.1 * (1.0 - f32::from(steps.min(12)) / 12.0),
            None => 0.0,
        };
    }
    if script.heist.special.crack_cipher {
        parts += 0.4;
        let key = (0..32).find(|piece| script.brief.usb & 1 << piece != 0);
        near += match key
            .map(|piece| s.pieces[piece])
            .and_then(|place| place.holder())
        {
            Some(crew::Who::NPC) => 0.4,
            Some(_) => 0.2,
            None => 0.0,
        };
    }
    if let Some(safe) = &script.heist.scenario.draft.safe {
        parts += 0.6;
        let cracked = f32::from(s.cracks.min(safe.cracks)) / f32::from(safe.cracks.max(1));
        near += 0.6 * if s.safe_open { 1.0 } else { cracked };
    }
    let near = if parts > 0.0 { near / parts } else { 0.0 };
    let out = s.crew[..script.heist.players as usize]
        .iter()
        .filter(|member| member.status == Status::Escaped)
        .count() as f32;
    let base = if won { 0.95 } else { 0.2 * near * near };
    Ending {
        won,
        value: base + 0.03 * out / f32::from(script.heist.players),
    }
}
