//! Event 22: loot the objective does not need falls out of hands.

use crate::command::{Piece, Who};
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Witness};

impl Position<'_> {
    /// Adjacent hexes where fumbled loot may fall.
    pub fn fumble_spots(self, who: Who) -> SpaceSet {
        let hexes = self.near(self.s.member(who).at) & self.h.board().tiles();
        let mut open = hexes;
        if !self.h.rules.fumble_onto_closed_tiles {
            open -= self.shut();
        }
        if !self.h.rules.fumble_into_barriers {
            open -= self.ringed() | self.s.doors;
        }
        open - self.s.tokens.guarded()
    }

    /// Whether a piece in hand falls when loot is fumbled.
    pub fn is_fumbled(self, piece: Piece) -> bool {
        match self.h.piece(piece) {
            Some(PieceKind::Item(_)) => self.h.rules.fumble_drops_items,
            Some(PieceKind::Loot(chit)) => !self.h.is_goal_loot(chit),
            None => piece == Piece::CASH,
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// Each piece falls on an adjacent hex without a guard. One with a choice at a time: the card goes on from here once
    /// it is answered.
    pub fn fumble(&mut self) -> bool {
        let mut any = false;
        for who in (0..CREW as u8).map(Who) {
            let member = self.s.member(who);
            if member.status != Status::Active || self.position().outdoors(who) {
                continue;
            }
            let spots = self.position().fumble_spots(who);
            let cash = (member.cash > 0).then_some(Piece::CASH);
            for piece in self.position().held(member).chain(cash) {
                if !self.position().is_fumbled(piece) {
                    continue;
                }
                any = true;
                match spots.len() {
                    0 => self.lose_piece(who, piece),
                    1 => self.put_piece(who, piece, spots.first().expect("one spot")),
                    _ => {
                        self.s.events.step -= 1;
                        self.ask(Prompt::Fumble { who, piece });
                        return true;
                    }
                }
            }
        }
        any
    }

    /// The piece falls where it was chosen to; by some rules all the others of this character with it.
    pub fn fumble_onto(&mut self, who: Who, piece: Piece, space: Space) {
        self.put_piece(who, piece, space);
        if self.h.rules.fumble_onto_one_hex {
            let cash = (self.s.member(who).cash > 0).then_some(Piece::CASH);
            for piece in self.position().held(self.s.member(who)).chain(cash) {
                if self.position().is_fumbled(piece) {
                    self.put_piece(who, piece, space);
                }
            }
        }
    }

    fn lose_piece(&mut self, who: Who, piece: Piece) {
        let cash = if piece == Piece::CASH {
            std::mem::take(&mut self.member(who).cash)
        } else {
            0
        };
        if piece != Piece::CASH {
            self.place_piece(piece, Place::LOST);
        }
        self.tell(Event::LootLost { piece, cash });
    }
}
