//! Throwing loot: tossed a few hexes far, or a keycard flicked along a free line.

use crate::command::{Piece, Who};
use crate::content::effect::Chit;
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Side, Space, SpaceSet};
use table::{Dealer, Seat, Witness};

impl Position<'_> {
    pub(super) fn check_toss(
        self,
        seat: Seat,
        who: Who,
        piece: Piece,
        space: Space,
    ) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.toss > 0, Refusal::NoneLeft)?;
        self.holding(member, piece)?;
        self.tile(space)?;
        self.have(
            member.toss_to == Space::NONE || member.toss_to == space,
            Refusal::OtherTarget,
        )?;
        self.have(self.is_tile(member.at), Refusal::OutOfReach)?;
        let (side, steps) = self
            .line_to(member.at, space, member.pool.toss)
            .ok_or(Refusal::OutOfReach)?;
        let open = (self.s.present & self.h.board().tiles()) - self.shut();
        let lands = self.h.rules.toss_onto_closed_tiles || open.contains(space);
        self.have(
            lands && self.line_is_free(member.at, side, steps, open),
            Refusal::ThrowBlocked,
        )
    }

    pub(super) fn check_flick(
        self,
        seat: Seat,
        who: Who,
        piece: Piece,
        space: Space,
    ) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.flick > 0, Refusal::NoneLeft)?;
        self.holding(member, piece)?;
        self.have(
            self.h.piece(piece) == Some(PieceKind::Loot(Chit::Keycard)),
            Refusal::NeedsKeycard,
        )?;
        self.tile(space)?;
        self.have(self.is_tile(member.at), Refusal::OutOfReach)?;
        let (side, steps) = self
            .line_to(member.at, space, 14)
            .ok_or(Refusal::OutOfReach)?;
        let open = (self.s.present & self.h.board().tiles())
            - self.s.tokens.on(Token::Lock)
            - self.s.unknown;
        let free = open.contains(space) && self.line_is_free(member.at, side, steps, open);
        self.have(free, Refusal::ThrowBlocked)
    }

    /// How far along which side a tile lies in a straight line.
    fn line_to(self, from: Space, to: Space, range: u8) -> Option<(Side, u8)> {
        let along = |side, steps| self.h.board().along(from, side, steps) == Some(to);
        Side::ALL.into_iter().find_map(|side| {
            (1..=range)
                .find(|&steps| along(side, steps))
                .map(|steps| (side, steps))
        })
    }

    /// Whether every cell before the last one holds a tile of the set.
    fn line_is_free(self, from: Space, side: Side, steps: u8, free: SpaceSet) -> bool {
        (1..steps).all(|step| {
            self.h
                .board()
                .along(from, side, step)
                .is_some_and(|tile| free.contains(tile))
        })
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub(super) fn toss(&mut self, who: Who, piece: Piece, space: Space) {
        self.member(who).toss_to = space;
        self.member(who).did_other = true;
        self.put_piece(who, piece, space);
    }

    pub(super) fn flick(&mut self, who: Who, piece: Piece, space: Space) {
        self.member(who).pool.flick = 0;
        self.member(who).did_other = true;
        self.put_piece(who, piece, space);
    }
}
