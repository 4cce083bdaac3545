//! Imagined heists: the rest of a heist as the script would play it, with luck of one's own.

use crate::brief::{Brief, Exchange, bits};
use crate::script::Script;
use crew::state::{End, Place};
use crew::{Phase, State, Status};
use table::{FastDealer, Game, Seats};

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
        if matches!(state.phase, Phase::LevelUp | Phase::Over) {
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
    let over = matches!(s.phase, Phase::LevelUp | Phase::Over);
    let won = over && s.end == End::Success;
    let brief = script.brief;
    let players = usize::from(script.heist.players);
    let out = s.crew[..players].iter();
    let out = out
        .filter(|member| member.status == Status::Escaped)
        .count() as f32
        / players as f32;
    let mut near = 0.0;
    let mut parts = 0.0f32;
    for want in &brief.wants {
        // The best of them, as many as are wanted.
        let mut values: Vec<f32> = bits(want.pieces)
            .map(|piece| brought(s, s.pieces[piece]))
            .collect();
        values.sort_by(|a, b| b.total_cmp(a));
        parts += f32::from(want.count);
        near += values.iter().take(usize::from(want.count)).sum::<f32>();
    }
    if brief.cash_wanted > 0 {
        let carried: f32 = s.crew.iter().map(|member| f32::from(member.cash)).sum();
        let cash = f32::from(s.team.cash_out) + 0.5 * carried;
        parts += 1.0;
        near += (cash / f32::from(brief.cash_wanted)).min(1.0);
    }
    if brief.exchanges_wanted > 0 {
        let mut values: Vec<f32> = brief
            .exchanges
            .iter()
            .map(|one| swapped(brief, s, one))
            .collect();
        values.sort_by(|a, b| b.total_cmp(a));
        parts += f32::from(brief.exchanges_wanted);
        let best = values.iter().take(usize::from(brief.exchanges_wanted));
        near += best.sum::<f32>();
    }
    if brief.everyone_escapes {
        parts += 1.0;
        near += out;
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
    for letter in 0..3 {
        if brief.letters & 1 << letter != 0 {
            parts += 0.3;
            let all = opening.remote[letter];
            near += 0.3 * (all - s.remote[letter]).len() as f32 / all.len().max(1) as f32;
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
        let doors = crew::Position::new(script.heist, s).distances(s.doors);
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
    let base = if won { 0.95 } else { 0.2 * near * near };
    Ending {
        won,
        value: base + 0.03 * out,
    }
}

/// How far a prize has come.
fn brought(s: &State, place: Place) -> f32 {
    match place {
        Place::SECURED => 1.0,
        Place::LOST => 0.25,
        place => match place.holder() {
            Some(who) if s.member(who).status == Status::Escaped => 1.0,
            Some(_) => 0.5,
            None => 0.0,
        },
    }
}

/// How far an exchange has come.
fn swapped(brief: &Brief, s: &State, exchange: &Exchange) -> f32 {
    let painting = s.pieces[exchange.painting.index()];
    let hung = if brief.replaced(s, exchange) {
        0.5
    } else {
        0.0
    };
    let taken = if painting == Place::on(exchange.home) {
        0.0
    } else if brief.exchanges_out {
        0.5 * brought(s, painting)
    } else {
        0.5
    };
    hung + taken
}
