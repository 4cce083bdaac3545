//! What fixers sell.

use crate::command::{Command, Who};
use crate::content::cards::FixerPower;
use crate::content::effect::Chit;
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Space, SpaceSet};
use std::fmt::{self, Debug, Formatter};
use table::{Dealer, Seat, Witness};

/// A set of fixers, told apart by what they do.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Fixers(u32);

impl Fixers {
    pub const EMPTY: Fixers = Fixers(0);

    #[inline]
    pub const fn contains(self, power: FixerPower) -> bool {
        self.0 & 1 << power as u32 != 0
    }

    #[inline]
    pub fn insert(&mut self, power: FixerPower) {
        self.0 |= 1 << power as u32;
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Debug for Fixers {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Fixers({:b})", self.0)
    }
}

/// The most anybody may bet.
const MOST_BET: u8 = 8;
/// Noise tokens that fit on the start of the track.
const MOST_DIVERSION: u8 = 4;
/// What a jewel brings with the Curator.
const JEWEL_PRICE: u8 = 4;
/// Locks the Prison Guard takes out of the bag.
const SWAPPED_LOCKS: u8 = 2;

impl Position<'_> {
    pub(super) fn check_sell_jewel(self) -> Result<(), Refusal> {
        self.fixer(FixerPower::BetterSales)?;
        self.have(self.s.team.jewels > 0, Refusal::NotOurs)
    }

    pub(super) fn check_bribe(self, guards: u8, dogs: u8) -> Result<(), Refusal> {
        self.fresh_fixer(FixerPower::GuardsForBlanks)?;
        let count = guards.saturating_add(dogs);
        if !(1..=3).contains(&count) {
            return Err(Refusal::OverLimit { most: 3 });
        }
        if self.s.in_bag(Chit::Guard) < guards || self.s.in_bag(Chit::Dog) < dogs {
            return Err(Refusal::BagHasNot);
        }
        self.cash(self.price(FixerPower::GuardsForBlanks, count))
    }

    pub(super) fn check_bet(self, cash: u8) -> Result<(), Refusal> {
        self.fresh_fixer(FixerPower::DoubleOrNothing)?;
        let most = self.most_bet();
        if !(1..=most).contains(&cash) {
            return Err(Refusal::OverLimit { most });
        }
        self.cash(cash)
    }

    /// The most anybody may bet: what the card says, or the usual.
    fn most_bet(self) -> u8 {
        let cards = &self.h.edition.fixers;
        let bookie = cards
            .iter()
            .find(|card| card.power == FixerPower::DoubleOrNothing);
        let printed = bookie.and_then(|card| card.prices.first());
        printed.copied().unwrap_or(MOST_BET)
    }

    pub(super) fn check_add_ideas(self, ideas: u8) -> Result<(), Refusal> {
        self.fixer(FixerPower::IdeasInBag)?;
        self.have(matches!(ideas, 2 | 3), Refusal::OverLimit { most: 3 })?;
        let bought = self.s.in_bag(idea_chit(ideas)) > 0
            || self.s.bag_ideas[ideas as usize - 2] != Space::NONE;
        self.have(!bought, Refusal::FixerUsed)?;
        self.cash(self.price(FixerPower::IdeasInBag, ideas - 1))
    }

    pub(super) fn check_swap_locks(self) -> Result<(), Refusal> {
        self.fresh_fixer(FixerPower::LocksForBlanks)?;
        if !self.somebody_starts_inside() {
            return Err(Refusal::NobodyStartsInside);
        }
        if self.s.in_bag(Chit::Lock) < SWAPPED_LOCKS {
            return Err(Refusal::BagHasNot);
        }
        self.cash(self.price(FixerPower::LocksForBlanks, 1))
    }

    fn somebody_starts_inside(self) -> bool {
        let special = &self.h.special;
        let busted = (0..self.h.players).any(|seat| self.h.role(Who(seat)).busted);
        let npc_inside = self.h.scenario.npc_at.is_some_and(|at| self.is_tile(at));
        let placed_inside = self.players().any(|who| {
            let at = self.s.member(who).at;
            at != Space::NONE && self.is_tile(at)
        });
        special.break_in && busted || npc_inside || placed_inside || special.start_in_hideouts
    }

    pub(super) fn check_add_cash(self) -> Result<(), Refusal> {
        self.fresh_fixer(self.cash_fixer())?;
        self.have(!self.cash_or_jewels().is_empty(), Refusal::NoLootForIt)
    }

    /// Who adds cash: to cash and jewels, or to cash only.
    fn cash_fixer(self) -> FixerPower {
        if self.h.has_fixer(FixerPower::CashForCash) {
            FixerPower::CashForCash
        } else {
            FixerPower::CashForLoot
        }
    }

    /// Hexes with cash or a jewel on the floor.
    fn cash_or_jewels(self) -> SpaceSet {
        let jewels = self
            .h
            .pieces
            .iter()
            .enumerate()
            .filter(|(_, kind)| **kind == PieceKind::Loot(Chit::Jewel));
        let jewels: SpaceSet = jewels
            .filter_map(|(i, _)| self.s.pieces[i].space())
            .collect();
        let cash: SpaceSet = self
            .s
            .loot
            .iter()
            .filter(|space| self.s.cash_on[space.index()] > 0)
            .collect();
        let jewels = match self.cash_fixer() {
            FixerPower::CashForCash => SpaceSet::EMPTY,
            _ => jewels,
        };
        (jewels | cash) & self.h.board().tiles()
    }

    pub(super) fn check_disable_cameras(self) -> Result<(), Refusal> {
        self.fresh_fixer(FixerPower::CamerasDisabled)?;
        self.cash(self.price(FixerPower::CamerasDisabled, 1))
    }

    pub(super) fn check_divert(self, tokens: u8) -> Result<(), Refusal> {
        self.fresh_fixer(FixerPower::NoiseTokens)?;
        if !(1..=MOST_DIVERSION).contains(&tokens) {
            return Err(Refusal::OverLimit {
                most: MOST_DIVERSION,
            });
        }
        self.cash(tokens)
    }

    pub(super) fn check_place_idea(self, space: Space) -> Result<(), Refusal> {
        let tokens = self.s.idea_tokens;
        self.have(self.s.team.idea_tokens_left > 0, Refusal::NoTokenToPlace)?;
        self.tile(space)?;
        self.have(!tokens.contains(space), Refusal::AlreadyThere)?;
        let touching = tokens.is_empty() || self.near(space).intersects(tokens);
        self.have(touching, Refusal::NotBeside)
    }

    pub(super) fn check_insert_event(self, card: u8, above: u8) -> Result<(), Refusal> {
        self.have(self.s.team.events_left > 0, Refusal::NoTokenToPlace)?;
        self.for_sale(card).ok_or(Refusal::NoSuchThing)?;
        // Any position above the final card.
        self.have(above < self.s.events.len, Refusal::WrongPosition)
    }

    /// Which of the events for sale this card is, if it can still be inserted.
    fn for_sale(self, card: u8) -> Option<u32> {
        let cards = &self.h.edition.cards;
        if !cards.get(card as usize)?.for_sale {
            return None;
        }
        let number = cards[..card as usize]
            .iter()
            .filter(|card| card.for_sale)
            .count() as u32;
        let left = 1u8
            .checked_shl(number)
            .is_some_and(|bit| self.s.team.events_in & bit == 0);
        left.then_some(number)
    }

    pub(super) fn check_inside_man(
        self,
        seat: Seat,
        who: Who,
        space: Space,
        dog: bool,
    ) -> Result<(), Refusal> {
        self.fresh_fixer(FixerPower::InsideMan)?;
        self.own(seat, who)?;
        self.have(who != Who::NPC, Refusal::NotYourCharacter)?;
        self.tile(space)?;
        let token = if dog { Token::Dog } else { Token::Guard };
        self.have(self.s.tokens.count(token, space) > 0, Refusal::NoGuardThere)
    }

    /// One, two or three of what a fixer sells, once.
    pub(super) fn check_bundle(self, power: FixerPower, count: u8) -> Result<(), Refusal> {
        self.fresh_fixer(power)?;
        if !(1..=3).contains(&count) {
            return Err(Refusal::OverLimit { most: 3 });
        }
        self.cash(self.price(power, count))
    }

    pub fn offer_fixers(self, seat: Seat, offer: &mut impl FnMut(Command)) {
        offer(Command::SellJewel);
        offer(Command::PayThin);
        offer(Command::SwapLocks);
        offer(Command::AddCash);
        offer(Command::DisableCameras);
        let shown = self.s.team.free_reveals > 0 || self.h.rules.price_of_help > 0;
        if !shown && self.fixer(FixerPower::PaidReveals).is_ok() {
            for space in self.s.unknown {
                offer(Command::PayReveal { space });
            }
        }
        for count in 0..=3 {
            for dogs in 0..=3 {
                offer(Command::BribeGuards {
                    guards: count,
                    dogs,
                });
            }
            offer(Command::OnCall { blanks: count });
            offer(Command::AddBlanks { blanks: count });
            offer(Command::AddIdeas { ideas: count });
            offer(Command::BuyIdeaTokens { tokens: count });
            offer(Command::BuyEvents { events: count });
        }
        for cash in 1..=MOST_BET {
            offer(Command::Bet { cash });
        }
        for tokens in 1..=MOST_DIVERSION {
            offer(Command::Divert { tokens });
        }
        if self.s.team.idea_tokens_left > 0 {
            for space in self.h.board().tiles() {
                offer(Command::PlaceIdea { space });
            }
        }
        if self.s.team.events_left > 0 {
            for card in 0..self.h.edition.cards.len() as u8 {
                if self.for_sale(card).is_some() {
                    for above in 0..self.s.events.len {
                        offer(Command::InsertEvent { card, above });
                    }
                }
            }
        }
        if self.fresh_fixer(FixerPower::InsideMan).is_ok() {
            for space in self.s.tokens.guarded() {
                offer(Command::InsideMan {
                    who: Who(seat.0),
                    space,
                    dog: false,
                });
                offer(Command::InsideMan {
                    who: Who(seat.0),
                    space,
                    dog: true,
                });
            }
        }
    }
}

/// The token with so many ideas that goes into the bag.
fn idea_chit(ideas: u8) -> Chit {
    if ideas == 2 {
        Chit::TwoIdeas
    } else {
        Chit::ThreeIdeas
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// Pays a fixer for so many of what they sell.
    fn pay_fixer(&mut self, power: FixerPower, count: u8) {
        self.use_fixer(power);
        self.pay(self.position().price(power, count));
    }

    pub(super) fn sell_jewel(&mut self) {
        self.use_fixer(FixerPower::BetterSales);
        self.s.team.jewels -= 1;
        self.s.team.cash = self.s.team.cash.saturating_add(JEWEL_PRICE);
        self.tell(Event::JewelSold { price: JEWEL_PRICE });
    }

    pub(super) fn bribe_guards(&mut self, guards: u8, dogs: u8) {
        self.pay_fixer(FixerPower::GuardsForBlanks, guards + dogs);
        self.blank_out(Chit::Guard, guards);
        self.blank_out(Chit::Dog, dogs);
    }

    pub(super) fn bet(&mut self, cash: u8) {
        self.use_fixer(FixerPower::DoubleOrNothing);
        self.s.team.cash -= cash;
        self.s.team.bet = cash;
        self.tell(Event::BetPlaced { cash });
    }

    pub(super) fn add_blanks(&mut self, blanks: u8) {
        self.pay_fixer(FixerPower::BlanksInBag, blanks);
        self.s.bag[Chit::Blank as usize] += blanks;
        let (chit, count) = (Chit::Blank, blanks);
        self.tell(Event::BagFilled { chit, count });
    }

    pub(super) fn add_ideas(&mut self, ideas: u8) {
        self.pay_fixer(FixerPower::IdeasInBag, ideas - 1);
        let chit = idea_chit(ideas);
        self.s.bag[chit as usize] += 1;
        self.tell(Event::BagFilled { chit, count: 1 });
    }

    pub(super) fn swap_locks(&mut self) {
        self.pay_fixer(FixerPower::LocksForBlanks, 1);
        self.blank_out(Chit::Lock, SWAPPED_LOCKS);
    }

    /// Chits in the bag become blanks.
    fn blank_out(&mut self, chit: Chit, count: u8) {
        if count > 0 {
            self.s.bag[chit as usize] -= count;
            self.s.bag[Chit::Blank as usize] += count;
            self.tell(Event::BagSwapped { chit, count });
        }
    }

    pub(super) fn put_on_call(&mut self, blanks: u8) {
        self.pay_fixer(FixerPower::BlanksOnCall, blanks);
        self.s.team.blanks = blanks;
        self.tell(Event::BlanksOnCall { blanks });
    }

    pub(super) fn add_cash(&mut self) {
        self.use_fixer(self.position().cash_fixer());
        for space in self.position().cash_or_jewels() {
            self.cash_to_floor(space, 1);
            self.tell(Event::CashAdded { space, cash: 1 });
        }
    }

    pub(super) fn disable_cameras(&mut self) {
        self.pay_fixer(FixerPower::CamerasDisabled, 1);
        self.s.team.cameras_disabled = true;
        // Those found before the price was paid, too: every known tile that was unknown on the map.
        for space in self.h.scenario.unknown - self.s.unknown {
            while self.s.tokens.flip(Token::Camera, space) {}
        }
        self.tell(Event::CamerasBribed);
    }

    pub(super) fn divert(&mut self, tokens: u8) {
        self.use_fixer(FixerPower::NoiseTokens);
        self.pay(tokens);
        self.s.team.hush = tokens;
        self.tell(Event::Diverted { tokens });
    }

    pub(super) fn buy_idea_tokens(&mut self, tokens: u8) {
        self.pay_fixer(FixerPower::IdeaTokens, tokens);
        self.s.team.idea_tokens_left = tokens;
    }

    pub(super) fn place_idea(&mut self, space: Space) {
        self.s.team.idea_tokens_left -= 1;
        self.s.idea_tokens.insert(space);
        self.tell(Event::IdeaTokenPlaced { space });
    }

    pub(super) fn buy_events(&mut self, events: u8) {
        self.pay_fixer(FixerPower::MastermindEvents, events);
        self.s.team.events_left = events;
    }

    pub(super) fn insert_event(&mut self, card: u8, above: u8) {
        let number = self
            .position()
            .for_sale(card)
            .expect("checked: an event for sale");
        self.s.team.events_left -= 1;
        self.s.team.events_in |= 1 << number;
        let (at, len) = (above as usize, self.s.events.len as usize);
        self.s.events.cards.copy_within(at..len, at + 1);
        self.s.events.cards[at] = card;
        self.s.events.len += 1;
        self.tell(Event::EventInserted { card, above });
    }

    pub(super) fn place_inside_man(&mut self, who: Who, space: Space, dog: bool) {
        self.use_fixer(FixerPower::InsideMan);
        self.s.feats.inside_man = Some(who);
        let token = if dog { Token::Dog } else { Token::Guard };
        self.s.tokens.remove(token, space);
        let escort = self.s.escort.at.iter().position(|&at| at == space);
        if let (false, Some(escort)) = (dog, escort) {
            self.s.escort.at[escort] = Space::NONE;
        }
        self.tell(Event::ChitRemoved {
            space,
            chit: token.chit(),
        });
        self.member(who).at = space;
        self.tell(Event::Placed { who, space });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixer_is_in_a_set_once() {
        let mut set = Fixers::EMPTY;
        set.insert(FixerPower::Teamwork);
        set.insert(FixerPower::Teamwork);
        set.insert(FixerPower::InsideMan);
        assert!(set.contains(FixerPower::Teamwork) && set.contains(FixerPower::InsideMan));
        assert!(!set.contains(FixerPower::Discount));
        assert_eq!(set.len(), 2);
        assert!(Fixers::EMPTY.is_empty() && !set.is_empty());
    }
}
