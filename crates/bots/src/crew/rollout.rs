//! Imagined heists: the rest of a heist as the script would play it, with luck of one's own.

use crate::crew::brief::{Brief, Exchange, bits};
use crate::crew::script::Script;
use crew::state::{End, Place};
use crew::{Phase, Position, State, Status, Who};
use table::{FastDealer, Game, Seats};

/// Commands after which an imagined heist is given up. No real one comes near.
const MOST: u32 = 4_000;

/// How an imagined heist ended.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RolloutEnd {
    pub won: bool,
    /// From 0 to 1: winning is nearly everything, getting near and getting out break ties.
    pub value: f32,
}

/// Plays on to the end.
pub fn play_out(script: &mut Script<'_>, state: &mut State, luck: &mut FastDealer) -> RolloutEnd {
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
pub fn ending(script: &Script<'_>, s: &State) -> RolloutEnd {
    let over = matches!(s.phase, Phase::LevelUp | Phase::Over);
    let won = over && s.end == End::Success;
    let players = usize::from(script.heist.players);
    let out = s.crew[..players].iter();
    let out = out
        .filter(|member| member.status == Status::Escaped)
        .count() as f32
        / players as f32;
    let mut progress = Progress::default();
    progress.objective(script.brief, s, out);
    progress.obstacles(script, s);
    let near = progress.share();
    let base = if won { 0.95 } else { 0.2 * near * near };
    RolloutEnd {
        won,
        value: base + 0.03 * out,
    }
}

/// How much of what there is to do is done.
#[derive(Default)]
struct Progress {
    done: f32,
    of: f32,
}

impl Progress {
    fn add(&mut self, done: f32, of: f32) {
        self.of += of;
        self.done += done;
    }

    /// From 0 to 1.
    fn share(&self) -> f32 {
        if self.of > 0.0 {
            self.done / self.of
        } else {
            0.0
        }
    }

    /// What the objective asks for; `out` is the share of the players who got out.
    fn objective(&mut self, brief: &Brief, s: &State, out: f32) {
        for want in &brief.loot_goals {
            let pieces = bits(want.pieces).map(|piece| brought(s, s.pieces[piece]));
            self.add(best_of(pieces, want.count), f32::from(want.count));
        }
        if brief.cash_wanted > 0 {
            let carried: f32 = s.crew.iter().map(|member| f32::from(member.cash)).sum();
            let cash = f32::from(s.team.cash_out) + 0.5 * carried;
            self.add((cash / f32::from(brief.cash_wanted)).min(1.0), 1.0);
        }
        if brief.exchanges_wanted > 0 {
            let exchanges = brief.exchanges.iter().map(|one| swapped(brief, s, one));
            let wanted = brief.exchanges_wanted;
            self.add(best_of(exchanges, wanted), f32::from(wanted));
        }
        if brief.everyone_escapes {
            self.add(out, 1.0);
        }
        if brief.npc_must_escape {
            let done = match s.member(Who::NPC).status {
                Status::Escaped => 1.0,
                Status::Busted => 0.3,
                Status::Active => 0.6,
                _ => 0.0,
            };
            self.add(done, 1.0);
        }
    }

    /// What stands in the way of the objective, and how much of it is out of the way.
    fn obstacles(&mut self, script: &Script<'_>, s: &State) {
        let brief = script.brief;
        let opening = script.heist.opening();
        for letter in 0..3 {
            if brief.letters & 1 << letter != 0 {
                let all = opening.remote[letter];
                let open = (all - s.remote[letter]).len() as f32;
                self.add(0.3 * open / all.len().max(1) as f32, 0.3);
            }
        }
        if !opening.doors.is_empty() {
            self.doors(script, s);
        }
        if script.heist.special.crack_cipher {
            let key = bits(brief.usb).next().map(|piece| s.pieces[piece]);
            let done = match key.and_then(|place| place.holder()) {
                Some(Who::NPC) => 0.4,
                Some(_) => 0.2,
                None => 0.0,
            };
            self.add(done, 0.4);
        }
        if let Some(safe) = &script.heist.scenario.draft.safe {
            let cracked = f32::from(s.cracks.min(safe.cracks)) / f32::from(safe.cracks.max(1));
            self.add(0.6 * if s.safe_open { 1.0 } else { cracked }, 0.6);
        }
    }

    fn doors(&mut self, script: &Script<'_>, s: &State) {
        let all = script.heist.opening().doors;
        let open = (all - s.doors).len() as f32 / all.len() as f32;
        let holders = || bits(script.brief.keycards).filter_map(|card| s.pieces[card].holder());
        let found = holders().next().is_some() || open > 0.0;
        self.add(0.4 * open + if found { 0.1 } else { 0.0 }, 0.6);
        // A card on its way to the door is better than one in a far corner.
        let doors = Position::new(script.heist, s).distances(s.doors);
        let closest = holders()
            .filter_map(|who| doors.get(s.member(who).at))
            .min();
        self.done += match closest {
            _ if open > 0.0 => 0.1,
            Some(steps) => 0.1 * (1.0 - f32::from(steps.min(12)) / 12.0),
            None => 0.0,
        };
    }
}

/// The sum of the best, as many as are wanted.
fn best_of(values: impl Iterator<Item = f32>, wanted: u8) -> f32 {
    let mut values: Vec<f32> = values.collect();
    values.sort_by(|a, b| b.total_cmp(a));
    values.iter().take(usize::from(wanted)).sum()
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
