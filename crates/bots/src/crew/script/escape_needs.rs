//! What the objective still lacks in Escape, where it is to be had, and what hands do about it.

use super::Script;
use crate::crew::brief::bits;
use crate::crew::moves::Move;
use crate::crew::why::Why;
use board::SpaceSet;
use crew::state::Place;
use crew::{Command, Piece, Position, Who};
use table::Seat;

/// What the objective still lacks.
#[derive(Clone, Copy, Default)]
pub(super) struct Needs {
    /// Pieces of which some are missing, and how many.
    pub pieces: u32,
    pub missing: u8,
    /// Not all of them are in sight.
    pub looking: bool,
    pub cash: u8,
    pub exchanges: u8,
}

impl<'h> Script<'h> {
    /// What the objective still lacks. What somebody carries who was stopped does not count.
    pub(super) fn needs(&self, scene: Position<'_>) -> Needs {
        let s = scene.s;
        let brief = self.brief;
        let stuck = scene.characters().filter(|&who| {
            let member = s.member(who);
            member.stopped && !self.heist.goals(s).contains(member.at)
        });
        let stuck = stuck.fold(0u32, |mask, who| mask | s.member(who).held);
        let mut needs = Needs::default();
        for want in &brief.loot_goals {
            let ours = brief.in_hand(s, want.pieces & !stuck);
            if ours < want.count {
                needs.pieces |= want.pieces;
                needs.missing += want.count - ours;
                let lying = bits(want.pieces).filter(|&piece| s.pieces[piece].space().is_some());
                needs.looking |= (lying.count() as u8) < want.count - ours;
            }
        }
        let carried = scene.characters().map(|who| s.member(who).cash);
        let cash = carried.fold(s.team.cash_out, u8::saturating_add);
        needs.cash = brief.cash_wanted.saturating_sub(cash);
        let done = brief.exchanges.iter().filter(|exchange| {
            let gone = s.pieces[exchange.painting.index()] != Place::on(exchange.home);
            brief.replaced(s, exchange) && gone
        });
        needs.exchanges = brief.exchanges_wanted.saturating_sub(done.count() as u8);
        needs
    }

    /// Where somebody could still do something for the objective.
    pub(super) fn spots(&self, scene: Position<'_>, who: Who) -> SpaceSet {
        let s = scene.s;
        let brief = self.brief;
        let needs = self.needs(scene);
        let mut spots = SpaceSet::EMPTY;
        if needs.missing > 0 {
            spots |= crate::crew::brief::on_floor(s, needs.pieces);
            for other in scene.characters().filter(|&other| other != who) {
                let friend = s.member(other);
                let stuck = friend.stopped && !self.heist.goals(s).contains(friend.at);
                if stuck && friend.held & needs.pieces != 0 {
                    spots.insert(friend.at);
                }
            }
        }
        if needs.cash > 0 {
            let cash = s.loot.iter().filter(|space| s.cash_on[space.index()] > 0);
            spots |= cash.collect();
        }
        if needs.exchanges > 0 {
            for exchange in &brief.exchanges {
                let hung = brief.replaced(s, exchange);
                let here = s.pieces[exchange.painting.index()] == Place::on(exchange.home);
                let mine = s.member(who).held & exchange.twins != 0;
                if hung && here || !hung && mine {
                    spots.insert(exchange.home);
                }
                // A twin that lies about.
                if !hung
                    && !mine
                    && let Some(twin) = brief.twin(s, exchange)
                    && let Some(space) = s.pieces[twin.index()].space()
                {
                    spots.insert(space);
                }
            }
        }
        spots.iter().filter(|&spot| !scene.covered(spot)).collect()
    }

    /// Taking and giving before anybody runs.
    pub(super) fn escape_hands(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let caught = member.stopped && !self.heist.goals(s).contains(member.at);
        if caught {
            return None;
        }
        if let Some(found) = self.hang(scene, seat, who) {
            return Some(found);
        }
        if s.loot.contains(member.at) {
            for piece in s.pieces_on(member.at).chain([Piece::CASH]) {
                if self.hangs_well(s, piece) {
                    continue;
                }
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
        if self.brief.loaded(member) {
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

    /// Whether something is missing that running could still bring.
    pub(super) fn wanting(&self, scene: Position<'_>) -> bool {
        let needs = self.needs(scene);
        needs.missing > 0 || needs.cash > 0 || needs.exchanges > 0
    }
}
