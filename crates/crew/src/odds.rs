//! The exact chance of each character's best way out.

use crate::command::Who;
use crate::content::codes::Letter;
use crate::content::effect::Chit;
use crate::heist::Heist;
use crate::scene::Scene;
use crate::state::*;
use board::Space;
use serde::{Deserialize, Serialize};

/// The best way out of one character, on their own ideas and one roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct EscapeOdds {
    pub who: Who,
    /// Faces of the die, out of six, that bring the character out. Six needs no luck.
    pub faces: u8,
    /// Escape moves of the best way; none if there is no way.
    pub moves: Option<u8>,
    /// Ideas needed to pick locks on the way.
    pub locks: u8,
    pub ideas: u8,
    /// The spaces of the best way, start excluded.
    pub path: Vec<Space>,
}

impl EscapeOdds {
    /// From 0 to 1.
    pub fn chance(&self) -> f64 {
        f64::from(self.faces) / 6.0
    }
}

/// What a runner may have changed on the way: servers passed, a keycard found, doors opened.
const MARKS: usize = 2 + 1 + 4;
const WAYS: usize = 1 << MARKS;
/// Ideas a runner may spend on locks; nobody holds more in practice, and more would not shorten a way.
const MOST_LOCKS: usize = 24;

/// The cheapest known arrival: moves, and where it came from.
#[derive(Clone, Copy)]
struct Arrival {
    moves: u8,
    from: u32,
}

impl Heist {
    /// For every character in play the exact chance to get out if Escape went on from here, each on their own.
    pub fn escape_odds(&self, state: &State) -> Vec<EscapeOdds> {
        let scene = Scene::new(self, state);
        scene.characters().map(|who| best_way(scene, who)).collect()
    }
}

fn chance(moves: u8, ideas: u8, can_roll: bool) -> u8 {
    let missing = moves.saturating_sub(ideas);
    match missing {
        0 => 6,
        1..=6 if can_roll => 7 - missing,
        _ => 0,
    }
}

fn best_way(scene: Scene<'_>, who: Who) -> EscapeOdds {
    let member = scene.s.member(who);
    let mut odds = EscapeOdds {
        who,
        faces: 0,
        moves: None,
        locks: 0,
        ideas: member.ideas,
        path: Vec::new(),
    };
    if member.at == Space::NONE {
        return odds;
    }
    if scene.room_at(who, member.at) && scene.s.runner != Some(who) {
        return EscapeOdds {
            faces: 6,
            moves: Some(0),
            ..odds
        };
    }
    if member.stopped {
        return odds;
    }
    let can_pick = scene.h.role(who).pick_under_pressure;
    let most_locks = if can_pick {
        (member.ideas as usize).min(MOST_LOCKS)
    } else {
        0
    };
    let doors: Vec<Space> = scene.s.doors.iter().take(4).collect();
    let marks_at = |space: Space, mut marks: usize| {
        for (server, letter) in &scene.h.scenario.servers {
            if *server == space && scene.h.rules.servers_work_in_escape {
                marks |= if *letter == Letter::X { 1 } else { 2 };
            }
        }
        if scene.keycard_on(space) {
            marks |= 4;
        }
        marks
    };
    let mut start = marks_at(member.at, 0);
    if scene.holds_loot(member, Chit::Keycard) {
        start |= 4;
    }

    // Breadth by moves: the queue of states ordered by moves, small enough to be scanned by buckets.
    let width = most_locks + 1;
    let index =
        |space: Space, marks: usize, locks: usize| (space.index() * WAYS + marks) * width + locks;
    let mut best = vec![
        Arrival {
            moves: u8::MAX,
            from: u32::MAX
        };
        SPACES * WAYS * width
    ];
    let mut buckets: Vec<Vec<(Space, usize, usize)>> = vec![Vec::new(); 256];
    best[index(member.at, start, 0)].moves = 0;
    buckets[0].push((member.at, start, 0));
    let mut found: Option<(u8, u8, usize)> = None;
    for moves in 0..255u8 {
        while let Some((space, marks, locks)) = buckets[moves as usize].pop() {
            let here = index(space, marks, locks);
            if best[here].moves < moves {
                continue;
            }
            let arrived = space != member.at || locks + marks > 0 || moves > 0;
            if arrived && scene.room_at(who, space) {
                let faces = chance(moves, member.ideas - locks as u8, !member.rolled);
                if found.is_none_or(|(known, _, _)| faces > known) {
                    found = Some((faces, moves, here));
                }
                continue;
            }
            for to in scene.near(space) {
                let step = step(scene, who, &doors, space, to, marks, locks);
                let Some((cost, marks, locks)) = step else {
                    continue;
                };
                if locks > most_locks {
                    continue;
                }
                let marks = marks_at(to, marks);
                let total = moves.saturating_add(cost);
                let there = index(to, marks, locks);
                if total < best[there].moves {
                    best[there] = Arrival {
                        moves: total,
                        from: here as u32,
                    };
                    buckets[total as usize].push((to, marks, locks));
                }
            }
        }
    }
    let Some((faces, moves, end)) = found else {
        return odds;
    };
    odds.faces = faces;
    odds.moves = Some(moves);
    odds.locks = (end % width) as u8;
    let mut at = end;
    while best[at].from != u32::MAX {
        odds.path.push(Space((at / width / WAYS) as u8));
        at = best[at].from as usize;
    }
    odds.path.reverse();
    odds
}

/// Cost of one step and what it changes; none if the way is shut.
fn step(
    scene: Scene<'_>,
    who: Who,
    doors: &[Space],
    from: Space,
    to: Space,
    mut marks: usize,
    mut locks: usize,
) -> Option<(u8, usize, usize)> {
    let s = scene.s;
    if !scene.is_tile(to) && !scene.room_at(who, to) {
        return None;
    }
    let closed = (0..2).any(|letter| s.remote[letter].contains(to) && marks & 1 << letter == 0);
    if closed {
        return None;
    }
    locks += s.tokens.count(Token::Lock, to) as usize;
    let mut cost = scene.step_cost(who, from, to);
    if s.doors.contains(to) {
        if marks & 4 == 0 {
            return None;
        }
        let opened = doors
            .iter()
            .position(|&door| door == to)
            .map_or(0, |n| 8 << n);
        if marks & opened != 0 {
            cost -= 1;
        }
        marks |= opened;
    }
    Some((cost, marks, locks))
}
