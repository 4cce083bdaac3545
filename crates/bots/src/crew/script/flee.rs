//! Escape: carriers first, then whoever can still save what was left behind, then everybody.

use super::escape_ways::{Ways, chance};
use super::{Script, hands};
use crate::crew::effort::{EffortMap, FAR};
use crate::crew::moves::Move;
use crate::crew::why::Why;
use board::{Space, SpaceSet};
use crew::state::Token;
use crew::{Command, Position, State, Who};
use table::{Seat, Seats};

/// A run: over which space first, and what it takes.
#[derive(Clone, Copy)]
struct Run {
    who: Who,
    seat: Seat,
    via: Option<Space>,
    moves: u16,
    faces: u8,
}

impl<'h> Script<'h> {
    pub(super) fn flee(&mut self, s: &State, seats: Seats) -> Option<Move> {
        let scene = Position::new(self.heist, s);
        if let Some(runner) = s.run.runner {
            let found = hands(s, seats).find(|(_, who)| *who == runner);
            let (seat, who) = found?;
            return self.run_on(scene, seat, who);
        }
        for (seat, who) in hands(s, seats) {
            if let Some(found) = self.escape_hands(scene, seat, who) {
                return Some(found);
            }
        }
        if let Some(found) = self.pinch(scene, seats) {
            return Some(found);
        }
        let run = self.next_run(scene, seats);
        if let Some(run) = run
            && let Some(found) = self.start_run(scene, run)
        {
            return Some(found);
        }
        seats
            .iter()
            .filter(|seat| !s.ready.contains(*seat))
            .find_map(|seat| self.legal(s, seat, Command::Ready, Why::Done))
    }

    /// Ideas of somebody who has them to spare, for a carrier who has not.
    fn pinch(&self, scene: Position<'_>, seats: Seats) -> Option<Move> {
        let s = scene.s;
        for (seat, who) in hands(s, seats) {
            let role = self.heist.role(who);
            let member = s.member(who);
            if !role.pinch || member.ideas < 2 || role.pinch_once && member.pinched {
                continue;
            }
            let need = self.ways(scene, who).out.at(member.at);
            let safe = self.heist.goals(s).contains(member.at);
            let spare = if safe {
                member.ideas
            } else {
                member.ideas.saturating_sub(need.min(99) as u8)
            };
            for to in scene.characters().filter(|&to| to != who) {
                let friend = s.member(to);
                let carries = self.brief.carries(s, to);
                let mine = self.brief.loaded(member);
                let faces = self.faces(scene, to);
                let gives_up = carries && !mine || spare >= 2;
                if gives_up
                    && faces < 6
                    && !friend.stopped
                    && !friend.rolled
                    && self.ways(scene, to).out.at(friend.at) <= u16::from(friend.ideas) + 7
                {
                    let command = Command::Pinch { who, to };
                    let found = self.legal(s, seat, command, Why::Help { who: to });
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
        None
    }

    /// Who runs next: carriers, those who can fetch a prize, those without a future last.
    fn next_run(&self, scene: Position<'_>, seats: Seats) -> Option<Run> {
        let s = scene.s;
        let goals = self.heist.goals(s);
        let wanting = self.wanting(scene);
        let mut best: Option<(i32, Run)> = None;
        for (seat, who) in hands(s, seats) {
            let member = s.member(who);
            if member.stopped || member.rolled || scene.remote_locked().contains(member.at) {
                continue;
            }
            let ways = self.ways(scene, who);
            let home = goals.contains(member.at) && scene.room_at(who, member.at);
            let carries = self.brief.carries(s, who);
            let mut plain = Run {
                who,
                seat,
                via: None,
                moves: ways.out.at(member.at),
                faces: 0,
            };
            plain.faces = chance(plain.moves, member.ideas, true);
            // A prize left lying about, or on somebody who was stopped.
            let fetch = if wanting {
                self.rescue(scene, seat, who, &ways)
            } else {
                None
            };
            if let Some(run) = fetch {
                let keeps = if carries { plain.faces } else { 0 };
                let points =
                    100 + i32::from(run.faces) * 20 - if run.faces < keeps { 300 } else { 0 };
                let points = if home && run.faces < 2 {
                    points - 60
                } else {
                    points
                };
                if run.faces > 0 && best.is_none_or(|(most, _)| points > most) {
                    best = Some((points, run));
                }
            }
            if home {
                continue;
            }
            if plain.moves == FAR {
                continue;
            }
            let points = if carries {
                400 + i32::from(plain.faces) * 10
            } else {
                i32::from(plain.faces)
            };
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, plain));
            }
        }
        best.map(|(_, run)| run)
    }

    /// The best run over a prize that would otherwise be lost.
    fn rescue(&self, scene: Position<'_>, seat: Seat, who: Who, ways: &Ways) -> Option<Run> {
        let s = scene.s;
        let member = s.member(who);
        let spots = self.spots(scene, who);
        let mut best: Option<Run> = None;
        for via in spots & ways.through {
            let there = EffortMap::toward(
                scene,
                &ways.costs,
                SpaceSet::of(via),
                ways.through | SpaceSet::of(member.at),
            );
            let first = there.at(member.at);
            let then = ways.out.at(via);
            if first == FAR || then == FAR {
                continue;
            }
            let moves = first + then;
            let faces = chance(moves, member.ideas, !member.rolled);
            if best.is_none_or(|run| faces > run.faces) {
                best = Some(Run {
                    who,
                    seat,
                    via: Some(via),
                    moves,
                    faces,
                });
            }
        }
        best
    }

    fn start_run(&self, scene: Position<'_>, run: Run) -> Option<Move> {
        let s = scene.s;
        let member = s.member(run.who);
        let ways = self.ways(scene, run.who);
        let next = self.step_to(scene, &ways, member.at, run.via)?;
        let goal = self.heist.goals(s).first().unwrap_or(next);
        let why = match run.via {
            Some(space) => Why::Go { space },
            None if self.brief.loaded(member) => Why::Carry { to: goal },
            None => Why::GetOut { space: goal },
        };
        if s.tokens.on(Token::Lock).contains(next) {
            let pick = Command::PickLock {
                who: run.who,
                space: next,
            };
            return self.legal(s, run.seat, pick, Why::Lock { space: next });
        }
        // Ideas are enough: no need to roll. A run over a prize is dashed as far as ideas reach, to pick it up.
        let sure = run.moves <= u16::from(member.ideas);
        let cost = scene.step_cost(run.who, member.at, next);
        if (sure || run.via.is_some()) && member.ideas >= cost {
            let dash = Command::Dash {
                who: run.who,
                to: next,
            };
            if let Some(found) = self.legal(s, run.seat, dash, why) {
                return Some(found);
            }
        }
        let declare = Command::Declare {
            who: run.who,
            to: next,
        };
        self.legal(s, run.seat, declare, why)
    }

    /// Whoever runs goes on.
    fn run_on(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let ways = self.ways(scene, who);
        let goal = self.heist.goals(s).first().unwrap_or(member.at);
        let why = Why::GetOut { space: goal };
        if let Some(found) = self.escape_hands(scene, seat, who) {
            return Some(found);
        }
        if member.rolled {
            if s.run.path_at < s.run.path_len {
                let next = s.run.path[s.run.path_at as usize];
                if s.tokens.on(Token::Lock).contains(next) {
                    let pick = Command::PickLock { who, space: next };
                    if let Some(found) = self.legal(s, seat, pick, Why::Lock { space: next }) {
                        return Some(found);
                    }
                }
                if let Some(found) = self.legal(s, seat, Command::Run { who }, why) {
                    return Some(found);
                }
            }
            return self.legal(s, seat, Command::Stay { who }, Why::Stay);
        }
        if s.run.path_len > 0 {
            let end = s.run.path[s.run.path_len as usize - 1];
            if scene.room_at(who, end) {
                let cost = scene.path_cost(who);
                let locks: u8 = s.run.path[..s.run.path_len as usize]
                    .iter()
                    .map(|&space| s.tokens.count(Token::Lock, space))
                    .sum();
                let ideas = member
                    .ideas
                    .saturating_sub(locks)
                    .min(cost.saturating_sub(1));
                let roll = Command::LastDitch { who, ideas };
                return self.legal(s, seat, roll, why);
            }
            let via = self.unpassed(scene, who, &ways);
            if let Some(next) = self.step_to(scene, &ways, end, via)
                && let Some(found) = self.legal(s, seat, Command::Declare { who, to: next }, why)
            {
                return Some(found);
            }
            return self.legal(s, seat, Command::Redraw { who }, why);
        }
        // Dashing.
        let wanting = self.wanting(scene);
        let fetch = wanting
            .then(|| self.rescue(scene, seat, who, &ways))
            .flatten();
        let run = match fetch {
            Some(run) if run.faces > 0 => run,
            _ => Run {
                who,
                seat,
                via: None,
                moves: ways.out.at(member.at),
                faces: 0,
            },
        };
        if run.moves != FAR
            && let Some(found) = self.start_run(scene, run)
        {
            return Some(found);
        }
        self.legal(s, seat, Command::Stay { who }, Why::Stay)
    }

    /// The prize the declared path still has to lead over.
    fn unpassed(&self, scene: Position<'_>, who: Who, ways: &Ways) -> Option<Space> {
        let s = scene.s;
        if !self.wanting(scene) {
            return None;
        }
        let run = self.rescue(scene, Seat(who.0), who, ways)?;
        let passed = s.run.path[..s.run.path_len as usize].contains(&run.via?);
        run.via.filter(|_| !passed && run.faces > 0)
    }

    /// The next space towards a place, or out.
    fn step_to(
        &self,
        scene: Position<'_>,
        ways: &Ways,
        from: Space,
        via: Option<Space>,
    ) -> Option<Space> {
        let there;
        let effort_map = match via.filter(|&via| via != from) {
            Some(via) => {
                there = EffortMap::toward(
                    scene,
                    &ways.costs,
                    SpaceSet::of(via),
                    ways.through | SpaceSet::of(from),
                );
                &there
            }
            None => &ways.out,
        };
        let now = effort_map.at(from);
        scene
            .near(from)
            .iter()
            .filter(|&next| ways.through.contains(next) && effort_map.at(next) < now)
            .min_by_key(|&next| effort_map.at(next) + u16::from(ways.costs.enter[next.index()]))
    }
}
