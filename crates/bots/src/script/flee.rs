//! Escape: carriers first, then whoever can still save what was left behind, then everybody.

use super::jobs::ways_out;
use super::{Script, hands};
use crate::field::{FAR, Field, Toll};
use crate::moves::{Move, Seats};
use crate::why::Why;
use board::{Space, SpaceSet};
use crew::state::{SPACES, Token};
use crew::{Command, Piece, Scene, State, Status, Who};
use table::Seat;

/// How one character sees the way out.
struct Ways {
    toll: Toll,
    through: SpaceSet,
    /// Escape moves to the nearest goal with room.
    out: Field,
}

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
        let scene = Scene::new(self.heist, s);
        if let Some(runner) = s.runner {
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
            .filter(|seat| s.ready & 1 << seat.0 == 0)
            .find_map(|seat| self.legal(s, seat, Command::Ready, Why::Done))
    }

    fn ways(&self, scene: Scene<'_>, who: Who) -> Ways {
        let s = scene.s;
        let role = self.heist.role(who);
        let member = s.member(who);
        let mut toll = Toll {
            enter: [1; SPACES],
            leave: [0; SPACES],
        };
        if !role.better_ways {
            for space in s.tokens.guarded() {
                toll.leave[space.index()] = s.tokens.guards(space).min(30);
            }
        }
        let mut shut = scene.remote_locked();
        if member.held & self.brief.keycards != 0 {
            for space in s.doors {
                toll.enter[space.index()] = 2;
            }
        } else {
            shut |= s.doors;
        }
        if role.pick_under_pressure && member.ideas > 0 {
            for space in s.tokens.on(Token::Lock) {
                toll.enter[space.index()] = 1 + s.tokens.count(Token::Lock, space).min(20);
            }
        } else {
            shut |= s.tokens.on(Token::Lock);
        }
        let goals = ways_out(scene, who);
        let mut through = s.present - shut;
        if self.heist.special.hideouts == 0 {
            // A full exit is no way through.
            through -= self.heist.goals(s) - goals;
        }
        let out = Field::toward(scene, &toll, goals, through);
        Ways { toll, through, out }
    }

    /// Taking and giving before anybody runs.
    fn escape_hands(&self, scene: Scene<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let caught = member.stopped && !self.heist.goals(s).contains(member.at);
        if caught {
            return None;
        }
        if s.loot.contains(member.at) {
            for piece in s.pieces_on(member.at).chain([Piece::CASH]) {
                let take = Command::Take {
                    who,
                    piece,
                    from: member.at,
                };
                let why = Why::Fetch {
                    piece,
                    space: member.at,
                };
                if let Some(found) = self.legal(s, seat, take, why) {
                    return Some(found);
                }
            }
        }
        // Loot on those who were stopped here, or on friends with a worse way.
        let mine = self.faces(scene, who);
        for giver in scene.characters().filter(|&giver| giver != who) {
            let other = s.member(giver);
            if other.at != member.at || self.heist.goals(s).contains(other.at) {
                continue;
            }
            let worse = other.stopped || self.faces(scene, giver) < mine;
            if !worse {
                continue;
            }
            let cash = (other.cash > 0 && other.stopped).then_some(Piece::CASH);
            for piece in scene.held(other).chain(cash) {
                if piece != Piece::CASH && !self.brief.is_prize(piece) && !other.stopped {
                    continue;
                }
                let give = Command::Hand {
                    who: giver,
                    to: who,
                    piece,
                };
                let why = Why::HandOver { to: who };
                // Either the giver's seat or, for those who were stopped, the taker's.
                for giver_seat in [seat, Seat(giver.0)] {
                    let own = giver_seat == seat || giver == Who::NPC;
                    if own && let Some(found) = self.legal(s, giver_seat, give, why) {
                        return Some(found);
                    }
                }
            }
        }
        // Giving away what a friend here has better chances with.
        if member.held & self.brief.prize_mask() != 0 {
            for to in scene.characters().filter(|&to| to != who) {
                let friend = s.member(to);
                if friend.at == member.at
                    && !friend.stopped
                    && self.faces(scene, to) > mine
                    && (to != Who::NPC || self.brief.npc_must_escape)
                {
                    for piece in scene
                        .held(member)
                        .filter(|&piece| self.brief.is_prize(piece))
                    {
                        let give = Command::Hand { who, to, piece };
                        let why = Why::HandOver { to };
                        if let Some(found) = self.legal(s, seat, give, why) {
                            return Some(found);
                        }
                    }
                }
            }
        }
        None
    }

    /// Faces of the die that bring a character out.
    fn faces(&self, scene: Scene<'_>, who: Who) -> u8 {
        let member = scene.s.member(who);
        if self.heist.goals(scene.s).contains(member.at) && scene.room_at(who, member.at) {
            return 6;
        }
        if member.stopped || scene.remote_locked().contains(member.at) {
            return 0;
        }
        let moves = self.ways(scene, who).out.at(member.at);
        chance(moves, member.ideas, !member.rolled)
    }

    /// Ideas of somebody who has them to spare, for a carrier who has not.
    fn pinch(&self, scene: Scene<'_>, seats: Seats) -> Option<Move> {
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
                let carries = friend.held & self.brief.prize_mask() != 0
                    || to == Who::NPC && self.brief.npc_must_escape;
                let mine = member.held & self.brief.prize_mask() != 0;
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
    fn next_run(&self, scene: Scene<'_>, seats: Seats) -> Option<Run> {
        let s = scene.s;
        let goals = self.heist.goals(s);
        let prizes = self.brief.prize_mask();
        let wanting = !scene.objective_in_hand_or_out();
        let mut best: Option<(i32, Run)> = None;
        for (seat, who) in hands(s, seats) {
            let member = s.member(who);
            if member.stopped || member.rolled || scene.remote_locked().contains(member.at) {
                continue;
            }
            let ways = self.ways(scene, who);
            let home = goals.contains(member.at) && scene.room_at(who, member.at);
            let carries =
                member.held & prizes != 0 || who == Who::NPC && self.brief.npc_must_escape;
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
    fn rescue(&self, scene: Scene<'_>, seat: Seat, who: Who, ways: &Ways) -> Option<Run> {
        let s = scene.s;
        let member = s.member(who);
        let mut spots = crate::brief::on_floor(s, self.brief.prize_mask());
        for other in scene.characters().filter(|&other| other != who) {
            let friend = s.member(other);
            let stuck = friend.stopped && !self.heist.goals(s).contains(friend.at);
            if stuck && friend.held & self.brief.prize_mask() != 0 {
                spots.insert(friend.at);
            }
        }
        let mut best: Option<Run> = None;
        for via in spots & ways.through {
            let there = Field::toward(
                scene,
                &ways.toll,
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

    fn start_run(&self, scene: Scene<'_>, run: Run) -> Option<Move> {
        let s = scene.s;
        let member = s.member(run.who);
        let ways = self.ways(scene, run.who);
        let next = self.step_to(scene, &ways, member.at, run.via)?;
        let goal = self.heist.goals(s).first().unwrap_or(next);
        let why = match run.via {
            Some(space) => Why::Go { space },
            None if member.held & self.brief.prize_mask() != 0 => Why::Carry { to: goal },
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
    fn run_on(&self, scene: Scene<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let ways = self.ways(scene, who);
        let goal = self.heist.goals(s).first().unwrap_or(member.at);
        let why = Why::GetOut { space: goal };
        if let Some(found) = self.escape_hands(scene, seat, who) {
            return Some(found);
        }
        if member.rolled {
            if s.path_at < s.path_len {
                let next = s.path[s.path_at as usize];
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
        if s.path_len > 0 {
            let end = s.path[s.path_len as usize - 1];
            if scene.room_at(who, end) {
                let cost = scene.path_cost(who);
                let locks: u8 = s.path[..s.path_len as usize]
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
        let wanting = !scene.objective_in_hand_or_out();
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
    fn unpassed(&self, scene: Scene<'_>, who: Who, ways: &Ways) -> Option<Space> {
        let s = scene.s;
        if scene.objective_in_hand_or_out() {
            return None;
        }
        let run = self.rescue(scene, Seat(who.0), who, ways)?;
        let passed = s.path[..s.path_len as usize].contains(&run.via?);
        run.via.filter(|_| !passed && run.faces > 0)
    }

    /// The next space towards a place, or out.
    fn step_to(
        &self,
        scene: Scene<'_>,
        ways: &Ways,
        from: Space,
        via: Option<Space>,
    ) -> Option<Space> {
        let there;
        let field = match via.filter(|&via| via != from) {
            Some(via) => {
                there = Field::toward(
                    scene,
                    &ways.toll,
                    SpaceSet::of(via),
                    ways.through | SpaceSet::of(from),
                );
                &there
            }
            None => &ways.out,
        };
        let now = field.at(from);
        scene
            .near(from)
            .iter()
            .filter(|&next| ways.through.contains(next) && field.at(next) < now)
            .min_by_key(|&next| field.at(next) + u16::from(ways.toll.enter[next.index()]))
    }
}

/// Faces of the die that are enough.
pub(super) fn chance(moves: u16, ideas: u8, can_roll: bool) -> u8 {
    if moves == FAR {
        return 0;
    }
    match moves.saturating_sub(u16::from(ideas)) {
        0 => 6,
        missing @ 1..=6 if can_roll => 7 - missing as u8,
        _ => 0,
    }
}

/// A question scenes do not answer themselves.
trait InHand {
    fn objective_in_hand_or_out(self) -> bool;
}

impl InHand for Scene<'_> {
    /// Whether everything wanted is out, or carried by somebody who can still run.
    fn objective_in_hand_or_out(self) -> bool {
        let s = self.s;
        self.h.scenario.draft.goals.iter().all(|goal| {
            use crew::content::scenario::Goal;
            match goal {
                Goal::Secure { chit, count } => {
                    let stuck: u8 = self
                        .characters()
                        .filter(|&who| {
                            let member = s.member(who);
                            member.stopped && !self.h.goals(s).contains(member.at)
                        })
                        .map(|who| {
                            self.held(s.member(who))
                                .filter(|&piece| {
                                    self.h.piece(piece) == Some(crew::heist::PieceKind::Loot(*chit))
                                })
                                .count() as u8
                        })
                        .sum();
                    self.count_loot(*chit, true).saturating_sub(stuck) >= *count
                }
                Goal::HoldInHideout(chit) => self.characters().any(|who| {
                    let member = s.member(who);
                    let stuck = member.stopped && !self.h.goals(s).contains(member.at);
                    !stuck && self.holds_loot(member, *chit)
                }),
                Goal::NpcEscapes => {
                    matches!(s.member(Who::NPC).status, Status::Active | Status::Escaped)
                }
                Goal::AnyoneEscapes => true,
            }
        })
    }
}
