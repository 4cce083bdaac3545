//! Cracking the safe.

use crate::command::{Piece, Who};
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::Space;
use table::{Dealer, Seat, Witness};

impl Position<'_> {
    /// The safe, while it is closed.
    pub fn closed_safe(self) -> Option<Space> {
        self.h.scenario.safe.filter(|_| !self.s.safe_open)
    }

    /// An unlock that may be turned into a crack.
    fn crackable(self, member: &Member) -> Result<(), Refusal> {
        let granted = if self.h.rules.granted_unlocks_crack {
            0
        } else {
            member.pool.granted_unlocks
        };
        self.have(member.pool.unlocks > granted, Refusal::NoneLeft)?;
        self.have(
            !self.remote_locked().contains(member.at),
            Refusal::Imprisoned,
        )
    }

    pub(super) fn check_crack(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.crackable(member)?;
        self.have(Some(member.at) == self.closed_safe(), Refusal::NoSafeHere)?;
        self.held_item(member, |item| item.cracks > 0)
            .map(|_| ())
            .ok_or(Refusal::NoTools)
    }

    pub(super) fn check_lend(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.crackable(member)?;
        let safe = self.closed_safe().ok_or(Refusal::NoSafeHere)?;
        let close = member.at == safe || self.near(safe).contains(member.at);
        self.have(close, Refusal::NotAdjacent)?;
        let torch = self.characters().any(|other| {
            let holder = self.s.member(other);
            other != who
                && holder.at == safe
                && self.held_item(holder, |item| item.shared_unlocks).is_some()
        });
        self.have(torch, Refusal::NobodyWithTorch)
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// An unlock becomes a crack; with good tools every second one of an action counts more.
    pub(super) fn crack(&mut self, who: Who) {
        let position = self.position();
        let best = position
            .held(self.s.member(who))
            .filter_map(|piece| self.h.item(piece))
            .map(|item| item.cracks)
            .max();
        let best = best.unwrap_or(0);
        let silent = position
            .held_item(self.s.member(who), |item| item.silent)
            .is_some();
        let member = self.member(who);
        member.pool.unlocks -= 1;
        member.pool.granted_unlocks = member.pool.granted_unlocks.min(member.pool.unlocks);
        member.cracked = true;
        member.did_other |= !silent;
        // Only unlocks that go through good tools make pairs.
        let pairs = best > 2;
        member.tool_cracks += u8::from(pairs);
        let cracks = if pairs && member.tool_cracks.is_multiple_of(2) {
            best - 1
        } else {
            1
        };
        self.add_cracks(who, cracks);
    }

    /// An unlock becomes a crack of whoever holds the torch at the safe.
    pub(super) fn lend(&mut self, who: Who) {
        let member = self.member(who);
        member.pool.unlocks -= 1;
        member.pool.granted_unlocks = member.pool.granted_unlocks.min(member.pool.unlocks);
        member.did_other = true;
        self.add_cracks(who, 1);
    }

    fn add_cracks(&mut self, who: Who, cracks: u8) {
        let Some((space, safe)) = self
            .h
            .scenario
            .safe
            .zip(self.h.scenario.draft.safe.as_ref())
        else {
            return;
        };
        self.s.cracks = self.s.cracks.saturating_add(cracks);
        self.tell(Event::Cracked { who, cracks });
        if self.s.cracks < safe.cracks {
            return;
        }
        self.s.safe_open = true;
        self.tell(Event::SafeOpened { space });
        for i in 0..self.h.pieces.len() {
            if self.s.pieces[i] == Place::SAFE {
                self.place_piece(Piece(i as u8), Place::on(space));
            }
        }
        self.cash_to_floor(space, safe.cash);
    }
}
