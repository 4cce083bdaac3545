//! Reveals and ideas in planning, paid for or free.

use crate::command::{Command, Who};
use crate::content::cards::FixerPower;
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::Space;
use table::{Dealer, Witness};

impl Position<'_> {
    pub(super) fn check_pay_reveal(self, space: Space) -> Result<(), Refusal> {
        if self.s.team.free_reveals == 0 && self.h.rules.price_of_help == 0 {
            self.fixer(FixerPower::PaidReveals)?;
        }
        self.check_unknown(space)?;
        self.cash(self.reveal_price())
    }

    pub(super) fn check_pay_thin(self) -> Result<(), Refusal> {
        self.fixer(FixerPower::PaidReveals)?;
        self.check_thin()?;
        self.cash(self.price(FixerPower::PaidReveals, 1))
    }

    pub(super) fn check_buy_idea(self, who: Who) -> Result<(), Refusal> {
        let sold = self.s.team.free_ideas > 0 || self.h.rules.price_of_help > 0;
        self.have(sold, Refusal::NoFixer)?;
        self.player(who)?;
        self.cash(self.idea_price())
    }

    pub(super) fn reveal_price(self) -> u8 {
        match (self.s.team.free_reveals, self.h.rules.price_of_help) {
            (0, 0) => self.price(FixerPower::PaidReveals, 1),
            (0, price) => price,
            _ => 0,
        }
    }

    pub(super) fn idea_price(self) -> u8 {
        match self.s.team.free_ideas {
            0 => self.h.rules.price_of_help,
            _ => 0,
        }
    }

    pub(super) fn check_unknown(self, space: Space) -> Result<(), Refusal> {
        self.tile(space)?;
        if !self.s.unknown.contains(space) {
            return Err(Refusal::NotUnknown);
        }
        if self.s.bag_size() == 0 && !self.h.rules.empty_bag_means_blank {
            return Err(Refusal::BagEmpty);
        }
        Ok(())
    }

    /// A reveal with nothing unknown left takes a chit out of the bag.
    pub(super) fn check_thin(self) -> Result<(), Refusal> {
        self.have(self.h.rules.reveals_thin_the_bag, Refusal::NotUnknown)?;
        self.have(self.s.unknown.is_empty(), Refusal::StillUnknown)?;
        self.have(self.s.bag_size() > 0, Refusal::BagEmpty)
    }

    /// Help that is for sale or costs nothing.
    pub fn offer_help(self, offer: &mut impl FnMut(Command)) {
        if self.s.team.free_reveals > 0 || self.h.rules.price_of_help > 0 {
            for space in self.s.unknown {
                offer(Command::PayReveal { space });
            }
        }
        for who in (0..self.h.players).map(Who) {
            offer(Command::BuyIdea { who });
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub(super) fn pay_reveal(&mut self, space: Space) {
        let price = self.position().reveal_price();
        if self.s.team.free_reveals > 0 {
            self.s.team.free_reveals -= 1;
        } else if self.h.rules.price_of_help == 0 {
            self.use_fixer(FixerPower::PaidReveals);
        }
        self.pay(price);
        self.reveal(space, None);
    }

    pub(super) fn pay_thin(&mut self) {
        self.use_fixer(FixerPower::PaidReveals);
        self.pay(self.position().price(FixerPower::PaidReveals, 1));
        self.thin();
    }

    pub(super) fn buy_idea(&mut self, who: Who) {
        self.pay(self.position().idea_price());
        self.s.team.free_ideas = self.s.team.free_ideas.saturating_sub(1);
        self.gain_ideas(who, 1);
    }

    /// A chit leaves the bag for good.
    pub fn thin(&mut self) {
        let chit = self.draw();
        if let Some(piece) = self.piece_in_bag(chit) {
            self.place_piece(piece, Place::LOST);
        }
        self.tell(Event::Thinned { chit });
    }
}
