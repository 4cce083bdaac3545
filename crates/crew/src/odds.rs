//! The exact chance of each character's best way out.

use crate::command::{Command, Who};
use crate::content::effect::Chit;
use crate::heist::Heist;
use crate::position::Position;
use crate::state::*;
use board::{Space, SpaceSet};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The best way out of one character, on their own ideas and one roll, over what lies on the way: keycards, servers and
/// idea tokens. What others might do, loot taken from beside the way, and chasing dogs are left out.
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

/// A keycard in hand, beside the servers passed (X: 1, Y: 2).
const CARD: u8 = 8;

/// A way from the runner to some space.
#[derive(Clone, Copy)]
struct EscapePath {
    at: Space,
    /// Servers passed and a keycard.
    found: u8,
    moves: u8,
    /// Ideas spent on locks.
    locks: u8,
    /// Tiles whose door or lock the runner opened: the way back is free.
    opened: SpaceSet,
    /// Idea tokens taken.
    took: SpaceSet,
    /// The way before the last step.
    before: Option<usize>,
}

impl EscapePath {
    /// Moves and ideas it takes, less the ideas it brings.
    fn cost(&self) -> i16 {
        i16::from(self.moves) + i16::from(self.locks) - self.took.len() as i16
    }

    /// Whether this way serves at least as well, even if it had to open everything the other one opened.
    fn beats(&self, other: &EscapePath, s: &State) -> bool {
        let missing = other.opened - self.opened;
        let doors = (missing & s.doors).len();
        let locks: u32 = missing
            .iter()
            .map(|space| u32::from(s.tokens.count(Token::Lock, space)))
            .sum();
        self.found & other.found == other.found
            && self.took == other.took
            && u32::from(self.moves) + doors <= u32::from(other.moves)
            && u32::from(self.locks) + locks <= u32::from(other.locks)
    }
}

impl Heist {
    /// For every character in play the exact chance to get out if Escape went on from here, each on their own.
    pub fn escape_odds(&self, state: &State) -> Vec<EscapeOdds> {
        let position = Position::new(self, state);
        position
            .characters()
            .map(|who| Runner { position, who }.odds())
            .collect()
    }
}

/// The best way out of a character as commands, one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct WayOut {
    /// Where it leads.
    pub to: Space,
    /// Faces of the die that bring the character there. Six needs no luck.
    pub faces: u8,
    /// Runs there, or draws the path to roll for. It never rolls.
    pub steps: Vec<Command>,
}

impl Heist {
    /// The best way out of a character as commands; none where there is none, where locks are to be picked on the way, or
    /// where nothing is left but to roll.
    pub fn way_out(&self, state: &State, who: Who) -> Option<WayOut> {
        if state.phase != Phase::Escape || state.member(who).status != Status::Active {
            return None;
        }
        let position = Position::new(self, state);
        let others = state.run.runner.is_some_and(|runner| runner != who);
        let odds = Runner { position, who }.odds();
        let to = *odds.path.last()?;
        let moves = odds.moves?;
        if others || odds.faces == 0 || odds.locks > 0 {
            return None;
        }
        let path = odds.path.iter();
        let steps = if state.run.runner == Some(who) && state.member(who).rolled {
            path.map(|_| Command::Run { who }).collect()
        } else if state.run.path_len > 0 {
            return None;
        } else if moves <= odds.ideas {
            path.map(|&to| Command::Dash { who, to }).collect()
        } else {
            path.map(|&to| Command::Declare { who, to }).collect()
        };
        Some(WayOut {
            to,
            faces: odds.faces,
            steps,
        })
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

/// A character looking for a way out.
#[derive(Clone, Copy)]
struct Runner<'a> {
    position: Position<'a>,
    who: Who,
}

impl<'a> Runner<'a> {
    fn member(self) -> &'a Member {
        self.position.s.member(self.who)
    }

    fn odds(self) -> EscapeOdds {
        let member = self.member();
        let mut odds = EscapeOdds {
            who: self.who,
            faces: 0,
            moves: None,
            locks: 0,
            ideas: member.ideas,
            path: Vec::new(),
        };
        let running = self.position.s.run.runner == Some(self.who);
        if member.at == Space::NONE {
            return odds;
        }
        if running && member.rolled {
            return self.rest_of_the_run(odds);
        }
        if !running && self.position.room_at(self.who, member.at) {
            odds.faces = 6;
            odds.moves = Some(0);
            return odds;
        }
        if member.stopped || self.position.remote_locked().contains(member.at) {
            return odds;
        }
        self.best_way(odds)
    }

    /// The die is cast: nothing is left to luck.
    fn rest_of_the_run(self, mut odds: EscapeOdds) -> EscapeOdds {
        let s = self.position.s;
        let rest = &s.run.path[s.run.path_at as usize..s.run.path_len as usize];
        let locks = rest.iter().copied().collect::<SpaceSet>() & s.tokens.on(Token::Lock);
        let moves = self.position.path_cost(self.who);
        odds.locks = locks
            .iter()
            .map(|space| s.tokens.count(Token::Lock, space))
            .sum();
        odds.moves = Some(moves);
        odds.path = rest.to_vec();
        if moves <= s.run.moves_left && odds.locks <= odds.ideas {
            odds.faces = 6;
        }
        odds
    }

    /// Looks for all ways that none other beats, the shortest first.
    fn best_way(self, mut odds: EscapeOdds) -> EscapeOdds {
        let s = self.position.s;
        let mut ways: Vec<EscapePath> = Vec::new();
        let mut known: Vec<Vec<usize>> = vec![Vec::new(); SPACES];
        let mut queue = BinaryHeap::new();
        let mut next = vec![self.start()];
        let mut best: Option<(i16, usize)> = None;
        loop {
            for way in next.drain(..) {
                let here = &mut known[way.at.index()];
                if here.iter().any(|&rival| ways[rival].beats(&way, s)) {
                    continue;
                }
                here.retain(|&rival| !way.beats(&ways[rival], s));
                here.push(ways.len());
                queue.push(Reverse((way.moves, way.locks, ways.len())));
                ways.push(way);
            }
            let Some(Reverse((_, _, number))) = queue.pop() else {
                break;
            };
            let way = ways[number];
            let at_best = i16::from(way.moves) - s.idea_tokens.len() as i16;
            if best.is_some_and(|(least, _)| at_best >= least) {
                break;
            }
            if !known[way.at.index()].contains(&number) {
                continue;
            }
            if way.before.is_some() && self.position.room_at(self.who, way.at) {
                if best.is_none_or(|(least, _)| way.cost() < least) {
                    best = Some((way.cost(), number));
                }
                continue;
            }
            for to in self.position.near(way.at) {
                next.extend(self.step(&way, to).map(|step| EscapePath {
                    before: Some(number),
                    ..step
                }));
            }
        }
        if let Some((_, number)) = best {
            let mut way = &ways[number];
            let ideas = self.ideas(way) - way.locks;
            odds.faces = chance(way.moves, ideas, !self.member().rolled);
            odds.moves = Some(way.moves);
            odds.locks = way.locks;
            while let Some(before) = way.before {
                odds.path.push(way.at);
                way = &ways[before];
            }
            odds.path.reverse();
        }
        odds
    }

    fn start(self) -> EscapePath {
        let member = self.member();
        let card = self.position.holds_loot(member, Chit::Keycard);
        self.look_around(EscapePath {
            at: member.at,
            found: if card { CARD } else { 0 },
            moves: 0,
            locks: 0,
            opened: SpaceSet::EMPTY,
            took: SpaceSet::EMPTY,
            before: None,
        })
    }

    /// Ideas the runner has or finds on the way.
    fn ideas(self, way: &EscapePath) -> u8 {
        self.member().ideas.saturating_add(way.took.len() as u8)
    }

    /// What the space at the end of the way offers. Ideas found after the die was rolled come too late.
    fn look_around(self, mut way: EscapePath) -> EscapePath {
        for (server, letter) in &self.position.h.scenario.servers {
            if *server == way.at && self.position.uses_servers(self.who) {
                way.found |= 1 << letter.index();
            }
        }
        if self.position.keycard_on(way.at) {
            way.found |= CARD;
        }
        let before_the_die = way.moves.saturating_add(way.locks) <= self.ideas(&way);
        if before_the_die && self.position.s.idea_tokens.contains(way.at) {
            way.took.insert(way.at);
        }
        way
    }

    /// The way with one more step; none if it is shut.
    fn step(self, way: &EscapePath, to: Space) -> Option<EscapePath> {
        let s = self.position.s;
        let shut = |letter: usize| s.remote[letter].contains(to) && way.found & (1 << letter) == 0;
        if self.position.remote_locked().contains(to) && (0..3).any(shut) {
            return None;
        }
        let opened = way.opened.contains(to);
        let mut cost = self.position.step_cost(self.who, way.at, to);
        let mut locks = way.locks;
        if s.doors.contains(to) && way.found & CARD == 0 {
            return None;
        }
        if opened {
            cost -= u8::from(s.doors.contains(to));
        } else if s.tokens.on(Token::Lock).contains(to) {
            locks = locks.saturating_add(s.tokens.count(Token::Lock, to));
            if !self.position.h.role(self.who).pick_under_pressure || locks > self.ideas(way) {
                return None;
            }
        }
        let mut next = EscapePath {
            at: to,
            moves: way.moves.checked_add(cost)?,
            locks,
            ..*way
        };
        // Nobody comes back to a tile unless there was something to fetch.
        let errands = !self.position.remote_locked().is_empty()
            || !s.doors.is_empty()
            || !s.idea_tokens.is_empty();
        if errands && (s.doors | s.tokens.on(Token::Lock)).contains(to) {
            next.opened.insert(to);
        }
        Some(self.look_around(next))
    }
}
