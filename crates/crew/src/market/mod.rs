//! Part I: what money and friends do in planning. Here is which rule is asked; the rules are in `shop`, `help` and `fixers`.

mod fixers;
mod help;
mod prices;
mod shop;

pub use fixers::Fixers;

use crate::command::{Command, Who};
use crate::content::cards::FixerPower;
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use table::{Dealer, Seat, Witness};

impl Position<'_> {
    pub fn check_market(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Buy { item, who } => self.check_buy(item, who),
            Command::Sell { piece } => self.check_sell(piece),
            Command::Pack { piece, who } => self.check_pack(piece, who),
            Command::Consult { piece, space } => self.check_consult(piece, space),
            Command::ConsultThin { piece } => self.check_consult_thin(piece),
            Command::PayReveal { space } => self.check_pay_reveal(space),
            Command::PayThin => self.check_pay_thin(),
            Command::BuyIdea { who } => self.check_buy_idea(who),
            Command::SellJewel => self.check_sell_jewel(),
            Command::BribeGuards { guards, dogs } => self.check_bribe(guards, dogs),
            Command::Bet { cash } => self.check_bet(cash),
            Command::AddBlanks { blanks } => self.check_bundle(FixerPower::BlanksInBag, blanks),
            Command::AddIdeas { ideas } => self.check_add_ideas(ideas),
            Command::SwapLocks => self.check_swap_locks(),
            Command::OnCall { blanks } => self.check_bundle(FixerPower::BlanksOnCall, blanks),
            Command::AddCash => self.check_add_cash(),
            Command::DisableCameras => self.check_disable_cameras(),
            Command::Divert { tokens } => self.check_divert(tokens),
            Command::BuyIdeaTokens { tokens } => self.check_bundle(FixerPower::IdeaTokens, tokens),
            Command::PlaceIdea { space } => self.check_place_idea(space),
            Command::BuyEvents { events } => {
                self.check_bundle(FixerPower::MastermindEvents, events)
            }
            Command::InsertEvent { card, above } => self.check_insert_event(card, above),
            Command::InsideMan { who, space, dog } => self.check_inside_man(seat, who, space, dog),
            Command::Choose { .. } | Command::Pick { .. } | Command::Accept | Command::Decline => {
                Err(Refusal::NoQuestion)
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn player(self, who: Who) -> Result<(), Refusal> {
        if who.0 < self.h.players {
            Ok(())
        } else {
            Err(Refusal::NoSuchCharacter)
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_market(&mut self, command: Command) {
        match command {
            Command::Buy { item, who } => self.buy(item, who),
            Command::Sell { piece } => self.sell(piece),
            Command::Pack { piece, who } => self.pack(piece, who),
            Command::Consult { piece, space } => {
                self.discard_item(piece);
                self.reveal(space, None);
            }
            Command::ConsultThin { piece } => {
                self.discard_item(piece);
                self.thin();
            }
            Command::PayReveal { space } => self.pay_reveal(space),
            Command::PayThin => self.pay_thin(),
            Command::BuyIdea { who } => self.buy_idea(who),
            Command::SellJewel => self.sell_jewel(),
            Command::BribeGuards { guards, dogs } => self.bribe_guards(guards, dogs),
            Command::Bet { cash } => self.bet(cash),
            Command::AddBlanks { blanks } => self.add_blanks(blanks),
            Command::AddIdeas { ideas } => self.add_ideas(ideas),
            Command::SwapLocks => self.swap_locks(),
            Command::OnCall { blanks } => self.put_on_call(blanks),
            Command::AddCash => self.add_cash(),
            Command::DisableCameras => self.disable_cameras(),
            Command::Divert { tokens } => self.divert(tokens),
            Command::BuyIdeaTokens { tokens } => self.buy_idea_tokens(tokens),
            Command::PlaceIdea { space } => self.place_idea(space),
            Command::BuyEvents { events } => self.buy_events(events),
            Command::InsertEvent { card, above } => self.insert_event(card, above),
            Command::InsideMan { who, space, dog } => self.place_inside_man(who, space, dog),
            _ => {}
        }
    }
}
