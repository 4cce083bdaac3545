//! Items: bought, sold, packed for somebody, and floor plans looked at.

use crate::command::{Command, Piece, Who};
use crate::content::cards::FixerPower;
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::Space;
use table::{Dealer, Witness};

impl Position<'_> {
    pub(super) fn check_buy(self, item: u8, who: Who) -> Result<(), Refusal> {
        self.shop_open()?;
        let role = self
            .h
            .items
            .get(item as usize)
            .ok_or(Refusal::NoSuchThing)?;
        self.player(who)?;
        self.in_stock(item).ok_or(Refusal::NotInStock)?;
        self.cash(self.item_price(role.price))
    }

    pub(super) fn check_sell(self, piece: Piece) -> Result<(), Refusal> {
        self.shop_open()?;
        self.ours(piece)?;
        let item = self.h.item(piece).is_some() && self.h.rules.items_can_be_sold;
        self.have(item, Refusal::NotOurs)?;
        self.tokens_to_give_back(piece)
    }

    pub(super) fn check_pack(self, piece: Piece, who: Who) -> Result<(), Refusal> {
        self.ours(piece)?;
        self.player(who)?;
        if self.s.pieces[piece.index()] == Place::with(who) {
            return Err(Refusal::NothingToChange);
        }
        self.tokens_to_give_back(piece)
    }

    pub(super) fn check_consult(self, piece: Piece, space: Space) -> Result<(), Refusal> {
        self.floorplans(piece)?;
        self.check_unknown(space)
    }

    pub(super) fn check_consult_thin(self, piece: Piece) -> Result<(), Refusal> {
        self.floorplans(piece)?;
        self.check_thin()
    }

    fn shop_open(self) -> Result<(), Refusal> {
        if self.h.special.radio_silence {
            Err(Refusal::ShopClosed)
        } else {
            Ok(())
        }
    }

    /// A card of this item that is for sale.
    fn in_stock(self, item: u8) -> Option<Piece> {
        let found = (0..self.h.pieces.len()).find(|&i| {
            self.h.pieces[i] == PieceKind::Item(item) && self.s.pieces[i] == Place::SHOP
        });
        found.map(|i| Piece(i as u8))
    }

    pub(super) fn item_price(self, price: u8) -> u8 {
        if self.fixer(FixerPower::Discount).is_ok() {
            price.saturating_sub(1)
        } else {
            price
        }
    }

    /// Half the price, or one less than the price with the Curator.
    fn sale_price(self, price: u8) -> u8 {
        if self.fixer(FixerPower::BetterSales).is_ok() {
            price.saturating_sub(1)
        } else {
            price / 2
        }
    }

    /// An item card or a painting of the team: in the stash or packed by somebody. What a character brings along is theirs.
    fn ours(self, piece: Piece) -> Result<(), Refusal> {
        if piece.index() >= self.h.pieces.len() {
            return Err(Refusal::NoSuchThing);
        }
        let item = match self.h.pieces[piece.index()] {
            PieceKind::Item(item) => item,
            PieceKind::Loot(_) => {
                return self.have(self.h.brought & 1 << piece.0 != 0, Refusal::NotOurs);
            }
        };
        let place = self.s.pieces[piece.index()];
        let brought = place.holder().is_some_and(|who| {
            self.h.rules.starting_items
                && self.h.role(who).starts_with == Some(item as usize)
                && self.h.opening.pieces[piece.index()] == place
        });
        if brought || !(place == Place::STASH || place.holder().is_some()) {
            return Err(Refusal::NotOurs);
        }
        Ok(())
    }

    /// A plan copy only leaves a hand with the tokens it brought.
    fn tokens_to_give_back(self, piece: Piece) -> Result<(), Refusal> {
        let extra = self.h.item(piece).map_or(0, |item| item.extra_tokens);
        match self.s.pieces[piece.index()].holder() {
            Some(who) if self.s.member(who).tokens < extra => Err(Refusal::NoTokensLeft),
            _ => Ok(()),
        }
    }

    /// Floor plans of the team.
    fn floorplans(self, piece: Piece) -> Result<(), Refusal> {
        self.ours(piece)?;
        let plans = self.h.item(piece).is_some_and(|item| item.floorplans);
        self.have(plans, Refusal::NoSuchThing)
    }

    pub fn offer_items(self, offer: &mut impl FnMut(Command)) {
        if !self.h.trades {
            return;
        }
        let players = (0..self.h.players).map(Who);
        if self.s.team.cash > 0 || self.h.has_fixer(FixerPower::Discount) {
            for item in 0..self.h.items.len() as u8 {
                if self.in_stock(item).is_some() {
                    players
                        .clone()
                        .for_each(|who| offer(Command::Buy { item, who }));
                }
            }
        }
        if self.s.pieces.iter().all(|place| *place != Place::STASH)
            && self.s.crew.iter().all(|m| m.held == 0)
        {
            return;
        }
        for piece in (0..self.h.pieces.len() as u8).map(Piece) {
            if self.ours(piece).is_err() {
                continue;
            }
            offer(Command::Sell { piece });
            players
                .clone()
                .for_each(|who| offer(Command::Pack { piece, who }));
            for space in self.s.unknown {
                offer(Command::Consult { piece, space });
            }
            offer(Command::ConsultThin { piece });
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub(super) fn buy(&mut self, item: u8, who: Who) {
        let piece = self.position().in_stock(item).expect("checked: in stock");
        let price = self
            .position()
            .item_price(self.h.items[item as usize].price);
        if self.position().fixer(FixerPower::Discount).is_ok() {
            self.use_fixer(FixerPower::Discount);
        }
        self.s.team.cash -= price;
        self.tell(Event::Bought { piece, price });
        self.hand_item(piece, Place::with(who));
    }

    pub(super) fn sell(&mut self, piece: Piece) {
        let price = self
            .h
            .item(piece)
            .map_or(0, |item| self.position().sale_price(item.price));
        self.hand_item(piece, Place::SHOP);
        if price > 0 && self.position().fixer(FixerPower::BetterSales).is_ok() {
            self.use_fixer(FixerPower::BetterSales);
        }
        self.s.team.cash = self.s.team.cash.saturating_add(price);
        self.tell(Event::Sold { piece, price });
    }

    pub(super) fn pack(&mut self, piece: Piece, who: Who) {
        self.hand_item(piece, Place::with(who));
        self.tell(Event::Packed { piece, who });
    }

    /// Moves an item card in planning; the plan copy takes its tokens along.
    fn hand_item(&mut self, piece: Piece, to: Place) {
        let extra = self.h.item(piece).map_or(0, |item| item.extra_tokens);
        if let Some(from) = self.s.pieces[piece.index()].holder() {
            self.member(from).tokens -= extra;
        }
        if let Some(who) = to.holder() {
            self.member(who).tokens += extra;
        }
        self.place_piece(piece, to);
    }
}
