//! Part I: the shop and what fixers sell.

use crate::command::{Command, Piece, Who};
use crate::content::cards::FixerPower;
use crate::content::effect::Chit;
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seat, Witness};

/// The most anybody may bet.
const MOST_BET: u8 = 8;
/// Noise tokens that fit on the start of the track.
const MOST_DIVERSION: u8 = 4;
/// What a jewel brings with the Curator.
const JEWEL_PRICE: u8 = 4;
/// Locks the Prison Guard takes out of the bag.
const SWAPPED_LOCKS: u8 = 2;

impl Position<'_> {
    /// What money and friends do in planning.
    pub fn check_market(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let s = self.s;
        match command {
            Command::Buy { item, who } => {
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
            Command::Sell { piece } => {
                self.shop_open()?;
                self.ours(piece)?;
                let item = self.h.item(piece).is_some() && self.h.rules.items_can_be_sold;
                self.have(item, Refusal::NotOurs)?;
                self.tokens_to_give_back(piece)
            }
            Command::Pack { piece, who } => {
                self.ours(piece)?;
                self.player(who)?;
                if s.pieces[piece.index()] == Place::with(who) {
                    return Err(Refusal::NothingToChange);
                }
                self.tokens_to_give_back(piece)
            }
            Command::SellJewel => {
                self.fixer(FixerPower::BetterSales)?;
                if s.team.jewels == 0 {
                    return Err(Refusal::NotOurs);
                }
                Ok(())
            }
            Command::Consult { piece, space } => {
                self.floorplans(piece)?;
                self.check_unknown(space)
            }
            Command::ConsultThin { piece } => {
                self.floorplans(piece)?;
                self.check_thin()
            }
            Command::BribeGuards { guards, dogs } => {
                self.fresh_fixer(FixerPower::GuardsForBlanks)?;
                let count = guards.saturating_add(dogs);
                if !(1..=3).contains(&count) {
                    return Err(Refusal::OverLimit { most: 3 });
                }
                if s.in_bag(Chit::Guard) < guards || s.in_bag(Chit::Dog) < dogs {
                    return Err(Refusal::BagHasNot);
                }
                self.cash(self.price(FixerPower::GuardsForBlanks, count))
            }
            Command::Bet { cash } => {
                self.fresh_fixer(FixerPower::DoubleOrNothing)?;
                let most = self.most_bet();
                if !(1..=most).contains(&cash) {
                    return Err(Refusal::OverLimit { most });
                }
                self.cash(cash)
            }
            Command::PayReveal { space } => {
                if s.team.free_reveals == 0 && self.h.rules.price_of_help == 0 {
                    self.fixer(FixerPower::PaidReveals)?;
                }
                self.check_unknown(space)?;
                self.cash(self.reveal_price())
            }
            Command::BuyIdea { who } => {
                let sold = s.team.free_ideas > 0 || self.h.rules.price_of_help > 0;
                self.have(sold, Refusal::NoFixer)?;
                self.player(who)?;
                self.cash(self.idea_price())
            }
            Command::AddBlanks { blanks } => self.check_bundle(FixerPower::BlanksInBag, blanks),
            Command::AddIdeas { ideas } => {
                self.fixer(FixerPower::IdeasInBag)?;
                self.have(matches!(ideas, 2 | 3), Refusal::OverLimit { most: 3 })?;
                let bought = if ideas == 2 {
                    Chit::TwoIdeas
                } else {
                    Chit::ThreeIdeas
                };
                let bought = s.in_bag(bought) > 0 || s.bag_ideas[ideas as usize - 2] != Space::NONE;
                self.have(!bought, Refusal::FixerUsed)?;
                self.cash(self.price(FixerPower::IdeasInBag, ideas - 1))
            }
            Command::PayThin => {
                self.fixer(FixerPower::PaidReveals)?;
                self.check_thin()?;
                self.cash(self.price(FixerPower::PaidReveals, 1))
            }
            Command::SwapLocks => {
                self.fresh_fixer(FixerPower::LocksForBlanks)?;
                if !self.somebody_starts_inside() {
                    return Err(Refusal::NobodyStartsInside);
                }
                if s.in_bag(Chit::Lock) < SWAPPED_LOCKS {
                    return Err(Refusal::BagHasNot);
                }
                self.cash(self.price(FixerPower::LocksForBlanks, 1))
            }
            Command::OnCall { blanks } => self.check_bundle(FixerPower::BlanksOnCall, blanks),
            Command::AddCash => {
                self.fresh_fixer(self.cash_fixer())?;
                if self.cash_or_jewels().is_empty() {
                    return Err(Refusal::NoLootForIt);
                }
                Ok(())
            }
            Command::DisableCameras => {
                self.fresh_fixer(FixerPower::CamerasDisabled)?;
                self.cash(self.price(FixerPower::CamerasDisabled, 1))
            }
            Command::Divert { tokens } => {
                self.fresh_fixer(FixerPower::NoiseTokens)?;
                if !(1..=MOST_DIVERSION).contains(&tokens) {
                    return Err(Refusal::OverLimit {
                        most: MOST_DIVERSION,
                    });
                }
                self.cash(tokens)
            }
            Command::BuyIdeaTokens { tokens } => self.check_bundle(FixerPower::IdeaTokens, tokens),
            Command::PlaceIdea { space } => {
                if s.team.idea_tokens_left == 0 {
                    return Err(Refusal::NoTokenToPlace);
                }
                self.tile(space)?;
                if s.idea_tokens.contains(space) {
                    return Err(Refusal::AlreadyThere);
                }
                let touching =
                    s.idea_tokens.is_empty() || self.near(space).intersects(s.idea_tokens);
                if touching {
                    Ok(())
                } else {
                    Err(Refusal::NotBeside)
                }
            }
            Command::BuyEvents { events } => {
                self.check_bundle(FixerPower::MastermindEvents, events)
            }
            Command::InsertEvent { card, above } => {
                if s.team.events_left == 0 {
                    return Err(Refusal::NoTokenToPlace);
                }
                self.for_sale(card).ok_or(Refusal::NoSuchThing)?;
                // Any position above the final card.
                if above >= s.events.len {
                    Err(Refusal::WrongPosition)
                } else {
                    Ok(())
                }
            }
            Command::InsideMan { who, space, dog } => {
                self.fresh_fixer(FixerPower::InsideMan)?;
                self.own(seat, who)?;
                if who == Who::NPC {
                    return Err(Refusal::NotYourCharacter);
                }
                self.tile(space)?;
                let token = if dog { Token::Dog } else { Token::Guard };
                if s.tokens.count(token, space) == 0 {
                    return Err(Refusal::NoGuardThere);
                }
                Ok(())
            }
            Command::Choose { .. } | Command::Pick { .. } | Command::Accept | Command::Decline => {
                Err(Refusal::NoQuestion)
            }
            _ => Err(Refusal::WrongPhase),
        }
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

    /// Who adds cash: to cash and jewels, or to cash only.
    fn cash_fixer(self) -> FixerPower {
        if self.h.has_fixer(FixerPower::CashForCash) {
            FixerPower::CashForCash
        } else {
            FixerPower::CashForLoot
        }
    }

    fn reveal_price(self) -> u8 {
        match (self.s.team.free_reveals, self.h.rules.price_of_help) {
            (0, 0) => self.price(FixerPower::PaidReveals, 1),
            (0, price) => price,
            _ => 0,
        }
    }

    fn idea_price(self) -> u8 {
        match self.s.team.free_ideas {
            0 => self.h.rules.price_of_help,
            _ => 0,
        }
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

    fn player(self, who: Who) -> Result<(), Refusal> {
        if who.0 < self.h.players {
            Ok(())
        } else {
            Err(Refusal::NoSuchCharacter)
        }
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

    fn item_price(self, price: u8) -> u8 {
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

    fn check_unknown(self, space: Space) -> Result<(), Refusal> {
        self.tile(space)?;
        if !self.s.unknown.contains(space) {
            return Err(Refusal::NotUnknown);
        }
        if self.s.bag_size() == 0 && !self.h.rules.empty_bag_means_blank {
            return Err(Refusal::BagEmpty);
        }
        Ok(())
    }

    /// Floor plans of the team.
    fn floorplans(self, piece: Piece) -> Result<(), Refusal> {
        self.ours(piece)?;
        let plans = self.h.item(piece).is_some_and(|item| item.floorplans);
        self.have(plans, Refusal::NoSuchThing)
    }

    /// A reveal with nothing unknown left takes a chit out of the bag.
    fn check_thin(self) -> Result<(), Refusal> {
        self.have(self.h.rules.reveals_thin_the_bag, Refusal::NotUnknown)?;
        self.have(self.s.unknown.is_empty(), Refusal::StillUnknown)?;
        self.have(self.s.bag_size() > 0, Refusal::BagEmpty)
    }

    /// One, two or three of what a fixer sells, once.
    fn check_bundle(self, power: FixerPower, count: u8) -> Result<(), Refusal> {
        self.fresh_fixer(power)?;
        if !(1..=3).contains(&count) {
            return Err(Refusal::OverLimit { most: 3 });
        }
        self.cash(self.price(power, count))
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

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_market(&mut self, command: Command) {
        match command {
            Command::Buy { item, who } => self.buy(item, who),
            Command::Sell { piece } => {
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
            Command::Pack { piece, who } => {
                self.hand_item(piece, Place::with(who));
                self.tell(Event::Packed { piece, who });
            }
            Command::SellJewel => {
                self.use_fixer(FixerPower::BetterSales);
                self.s.team.jewels -= 1;
                self.s.team.cash = self.s.team.cash.saturating_add(JEWEL_PRICE);
                self.tell(Event::JewelSold { price: JEWEL_PRICE });
            }
            Command::Consult { piece, space } => {
                self.discard_item(piece);
                self.reveal(space, None);
            }
            Command::ConsultThin { piece } => {
                self.discard_item(piece);
                self.thin();
            }
            Command::BribeGuards { guards, dogs } => {
                self.use_fixer(FixerPower::GuardsForBlanks);
                self.pay(
                    self.position()
                        .price(FixerPower::GuardsForBlanks, guards + dogs),
                );
                self.blank_out(Chit::Guard, guards);
                self.blank_out(Chit::Dog, dogs);
            }
            Command::Bet { cash } => {
                self.use_fixer(FixerPower::DoubleOrNothing);
                self.s.team.cash -= cash;
                self.s.team.bet = cash;
                self.tell(Event::BetPlaced { cash });
            }
            Command::PayReveal { space } => {
                let price = self.position().reveal_price();
                if self.s.team.free_reveals > 0 {
                    self.s.team.free_reveals -= 1;
                } else if self.h.rules.price_of_help == 0 {
                    self.use_fixer(FixerPower::PaidReveals);
                }
                self.pay(price);
                self.reveal(space, None);
            }
            Command::BuyIdea { who } => {
                self.pay(self.position().idea_price());
                self.s.team.free_ideas = self.s.team.free_ideas.saturating_sub(1);
                self.gain_ideas(who, 1);
            }
            Command::AddBlanks { blanks } => {
                self.use_fixer(FixerPower::BlanksInBag);
                self.pay(self.position().price(FixerPower::BlanksInBag, blanks));
                self.s.bag[Chit::Blank as usize] += blanks;
                let (chit, count) = (Chit::Blank, blanks);
                self.tell(Event::BagFilled { chit, count });
            }
            Command::AddIdeas { ideas } => {
                self.use_fixer(FixerPower::IdeasInBag);
                self.pay(self.position().price(FixerPower::IdeasInBag, ideas - 1));
                let chit = if ideas == 2 {
                    Chit::TwoIdeas
                } else {
                    Chit::ThreeIdeas
                };
                self.s.bag[chit as usize] += 1;
                self.tell(Event::BagFilled { chit, count: 1 });
            }
            Command::PayThin => {
                self.use_fixer(FixerPower::PaidReveals);
                self.pay(self.position().price(FixerPower::PaidReveals, 1));
                self.thin();
            }
            Command::SwapLocks => {
                self.use_fixer(FixerPower::LocksForBlanks);
                self.pay(self.position().price(FixerPower::LocksForBlanks, 1));
                self.blank_out(Chit::Lock, SWAPPED_LOCKS);
            }
            Command::OnCall { blanks } => {
                self.use_fixer(FixerPower::BlanksOnCall);
                self.pay(self.position().price(FixerPower::BlanksOnCall, blanks));
                self.s.team.blanks = blanks;
                self.tell(Event::BlanksOnCall { blanks });
            }
            Command::AddCash => {
                self.use_fixer(self.position().cash_fixer());
                for space in self.position().cash_or_jewels() {
                    self.cash_to_floor(space, 1);
                    self.tell(Event::CashAdded { space, cash: 1 });
                }
            }
            Command::DisableCameras => {
                self.use_fixer(FixerPower::CamerasDisabled);
                self.pay(self.position().price(FixerPower::CamerasDisabled, 1));
                self.s.team.cameras_disabled = true;
                // Those found before the price was paid, too: every known tile that was unknown on the map.
                for space in self.h.scenario.unknown - self.s.unknown {
                    while self.s.tokens.flip(Token::Camera, space) {}
                }
                self.tell(Event::CamerasBribed);
            }
            Command::Divert { tokens } => {
                self.use_fixer(FixerPower::NoiseTokens);
                self.pay(tokens);
                self.s.team.hush = tokens;
                self.tell(Event::Diverted { tokens });
            }
            Command::BuyIdeaTokens { tokens } => {
                self.use_fixer(FixerPower::IdeaTokens);
                self.pay(self.position().price(FixerPower::IdeaTokens, tokens));
                self.s.team.idea_tokens_left = tokens;
            }
            Command::PlaceIdea { space } => {
                self.s.team.idea_tokens_left -= 1;
                self.s.idea_tokens.insert(space);
                self.tell(Event::IdeaTokenPlaced { space });
            }
            Command::BuyEvents { events } => {
                self.use_fixer(FixerPower::MastermindEvents);
                self.pay(self.position().price(FixerPower::MastermindEvents, events));
                self.s.team.events_left = events;
            }
            Command::InsertEvent { card, above } => {
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
            Command::InsideMan { who, space, dog } => {
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
            _ => {}
        }
    }

    fn buy(&mut self, item: u8, who: Who) {
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

    /// Chits in the bag become blanks.
    fn blank_out(&mut self, chit: Chit, count: u8) {
        if count > 0 {
            self.s.bag[chit as usize] -= count;
            self.s.bag[Chit::Blank as usize] += count;
            self.tell(Event::BagSwapped { chit, count });
        }
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
