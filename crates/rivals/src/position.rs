//! Changing a state: the small moves every rule is made of.

use crate::cards::Card;
use crate::content::content;
use crate::event::Event;
use crate::game::Rivals;
use crate::state::{Public, State};
use crate::tokens::{Colour, Token};
use table::{Dealer, Seat, Witness};

pub(crate) struct PositionMut<'a, D, W> {
    pub game: &'a Rivals,
    pub state: &'a mut State,
    pub dealer: &'a mut D,
    pub witness: &'a mut W,
}

impl<'a, D: Dealer, W: Witness<Event>> PositionMut<'a, D, W> {
    pub fn new(
        game: &'a Rivals,
        state: &'a mut State,
        dealer: &'a mut D,
        witness: &'a mut W,
    ) -> PositionMut<'a, D, W> {
        PositionMut {
            game,
            state,
            dealer,
            witness,
        }
    }

    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.witness.see(event);
    }

    #[inline]
    pub fn public(&mut self) -> &mut Public {
        &mut self.state.public
    }

    #[inline]
    pub fn active(&self) -> Seat {
        self.state.public.active
    }

    /// A card of a hand goes elsewhere.
    #[inline]
    pub fn leave_hand(&mut self, seat: Seat, card: Card) {
        let at = usize::from(seat.0);
        self.state.hidden.hands[at].take(card);
        self.state.public.hands[at] -= 1;
    }

    #[inline]
    pub fn discard(&mut self, card: Card) {
        self.state.public.discard.add(card);
    }

    /// Draws cards until the hand is full.
    pub fn draw_up(&mut self, seat: Seat) {
        let full = content().hand;
        let have = self.state.public.hands[usize::from(seat.0)];
        self.draw_cards(seat, full.saturating_sub(have));
    }

    pub fn draw_cards(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            if self.state.public.deck == 0 {
                let discard = std::mem::take(&mut self.state.public.discard);
                if discard.is_empty() {
                    return self.tell(Event::NoCards { seat });
                }
                self.state.public.deck = discard.len();
                self.state.hidden.deck = discard;
                self.tell(Event::Reshuffled);
            }
            let kinds = content().cards.len();
            let card = self.dealer.draw(&self.state.hidden.deck.counts()[..kinds]);
            let card = Card(card);
            self.state.hidden.deck.take(card);
            self.state.public.deck -= 1;
            let at = usize::from(seat.0);
            self.state.hidden.hands[at].add(card);
            self.state.public.hands[at] += 1;
            let card = Some(card);
            self.tell(Event::Drew { seat, card });
        }
    }

    /// A token goes from the supply into the bag, if there is one.
    pub fn put_in_bag(&mut self, colour: Colour) {
        if self.public().supply.take(colour) {
            self.public().bag.add(colour, 1);
            self.tell(Event::Bagged { colour });
        } else {
            self.tell(Event::Lacking { colour });
        }
    }

    /// A token goes from the supply to somebody's identity, if there is one.
    pub fn put_aside(&mut self, seat: Seat, colour: Colour) -> bool {
        let there = self.public().supply.take(colour);
        if there {
            self.public().waiting[usize::from(seat.0)].add(colour, 1);
            self.tell(Event::Waits { seat, colour });
        } else {
            self.tell(Event::Lacking { colour });
        }
        there
    }

    /// The face a token falls on.
    #[inline]
    pub fn fall(&mut self, colour: Colour) -> Token {
        Token {
            colour,
            face: self.dealer.roll(2) - 1,
            doubled: false,
        }
    }

    /// A token from the bag. If it is empty, tokens of earlier tests go back into it.
    pub fn take_from_bag(&mut self) -> Option<Colour> {
        if self.state.public.bag.is_empty() {
            self.refill();
        }
        if self.state.public.bag.is_empty() {
            self.tell(Event::BagEmpty);
            return None;
        }
        let colour = self.dealer.draw(&self.state.public.bag.0);
        let colour = Colour::ALL[usize::from(colour)];
        self.public().bag.take(colour);
        Some(colour)
    }

    /// Draws tokens for the test.
    pub fn draw_tokens(&mut self, count: u8, doubled: bool) {
        let seat = self.active();
        for _ in 0..count {
            let Some(colour) = self.take_from_bag() else {
                return;
            };
            let token = Token {
                doubled,
                ..self.fall(colour)
            };
            self.public().front[usize::from(seat.0)].add(token);
            self.tell(Event::Drawn { seat, token });
        }
    }

    fn refill(&mut self) {
        let active = self.active();
        let public = self.public();
        for seat in public.after(active) {
            public.front[usize::from(seat.0)].sweep(&mut public.bag);
        }
        if !public.bag.is_empty() {
            self.tell(Event::Refilled);
        }
    }
}
