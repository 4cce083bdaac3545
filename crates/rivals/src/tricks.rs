//! Step 4: the active player's tricks.

use crate::cards::Card;
use crate::command::{Command, TrickTarget};
use crate::content::{Amount, Trick, content};
use crate::event::Event;
use crate::game::Rivals;
use crate::position::PositionMut;
use crate::refusal::Refusal;
use crate::state::Public;
use table::{Dealer, Seat, Witness};

/// On which tokens a trick can be played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TrickReach {
    None,
    /// A token of the test.
    Test,
    /// A token in front of anybody.
    Anywhere,
}

fn reach(trick: &Trick) -> TrickReach {
    if trick.grab {
        TrickReach::Anywhere
    } else if trick.flip == Some(Amount::One) || trick.put_back == Some(Amount::One) {
        TrickReach::Test
    } else {
        TrickReach::None
    }
}

impl Rivals {
    /// Whether a seat's tokens are within reach.
    fn reaches(public: &Public, reach: TrickReach, seat: Seat) -> bool {
        match reach {
            TrickReach::None => false,
            TrickReach::Test => seat == public.active,
            TrickReach::Anywhere => seat.0 < public.players,
        }
    }

    fn nothing_within(public: &Public, reach: TrickReach) -> bool {
        public.seats().all(|seat| {
            !Rivals::reaches(public, reach, seat) || public.front[usize::from(seat.0)].is_empty()
        })
    }

    pub(crate) fn list_trick(&self, public: &Public, card: Card, into: &mut Vec<Command>) {
        let Some(trick) = content().cards[card.index()].as_trick() else {
            return;
        };
        let reach = reach(trick);
        // A trick that finds no token may be played all the same: it does nothing.
        if Rivals::nothing_within(public, reach) {
            return into.push(Command::Play { card, on: None });
        }
        let within = public
            .seats()
            .filter(|&seat| Rivals::reaches(public, reach, seat));
        for before in within {
            let tokens = public.front[usize::from(before.0)].each();
            into.extend(tokens.map(|token| Command::Play {
                card,
                on: Some(TrickTarget { before, token }),
            }));
        }
    }

    pub(crate) fn judge_trick(
        &self,
        public: &Public,
        card: Card,
        on: Option<TrickTarget>,
    ) -> Result<(), Refusal> {
        let trick = content().cards[card.index()].as_trick();
        let reach = reach(trick.ok_or(Refusal::NotATrick)?);
        let nothing = Rivals::nothing_within(public, reach);
        match on {
            None if nothing => Ok(()),
            None => Err(Refusal::TokenNeeded),
            Some(_) if reach == TrickReach::None => Err(Refusal::NoTokenNeeded),
            Some(TrickTarget { before, token }) => {
                let there = Rivals::reaches(public, reach, before)
                    && token.face < 2
                    && public.front[usize::from(before.0)].count(token) > 0;
                there.then_some(()).ok_or(Refusal::NoSuchToken)
            }
        }
    }

    /// What a trick's number is worth in the present test.
    pub fn trick_number(&self, public: &Public, card: Card) -> i8 {
        let data = &content().cards[card.index()];
        let Some(trick) = data.as_trick() else {
            return 0;
        };
        let tested = trick.only.is_none_or(|skill| {
            let facing = self.facing(public);
            facing.is_some_and(|(_, _, way)| way.tests(skill))
        });
        if tested && (!trick.alone || self.alone(public)) {
            data.number
        } else {
            0
        }
    }

    /// Whether nobody else is at the job. Without pawns: whether nobody helps.
    fn alone(&self, public: &Public) -> bool {
        public.after(public.active).all(|seat| {
            let at = usize::from(seat.0);
            if self.rules().pawns {
                public.pawns[at] != public.test.job
            } else {
                public.test.assists[at].is_none()
            }
        })
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn trick(&mut self, card: Card, on: Option<TrickTarget>) {
        let seat = self.active();
        self.leave_hand(seat, card);
        self.public().test.tricks.add(card);
        let Some(trick) = content().cards[card.index()].as_trick() else {
            return;
        };
        let number = self.game.trick_number(&self.state.public, card);
        self.public().test.number += number;
        self.tell(Event::Played { seat, card, number });
        match (trick.flip, on) {
            (Some(Amount::One), Some(TrickTarget { token, .. })) => {
                let front = &mut self.public().front[usize::from(seat.0)];
                front.take(token);
                let token = token.flipped();
                front.add(token);
                self.tell(Event::Flipped { seat, token });
            }
            (Some(Amount::All), _) => {
                let front = &mut self.public().front[usize::from(seat.0)];
                *front = front.flipped();
                let lying = *front;
                for token in lying.iter() {
                    self.tell(Event::Flipped { seat, token });
                }
            }
            _ => {}
        }
        match (trick.put_back, on) {
            (Some(Amount::One), Some(TrickTarget { token, .. })) => {
                let public = self.public();
                public.front[usize::from(seat.0)].take(token);
                public.bag.add(token.colour, 1);
                self.tell(Event::PutBack { seat, token });
            }
            (Some(Amount::All), _) => self.redraw(seat),
            _ => {}
        }
        if let (true, Some(TrickTarget { before, token })) = (trick.grab, on) {
            let public = self.public();
            public.front[usize::from(before.0)].take(token);
            public.waiting[usize::from(seat.0)].add(token.colour, 1);
            self.tell(Event::Grabbed {
                seat,
                from: before,
                token,
            });
        }
        self.draw_tokens(trick.draw, trick.double);
        if trick.give_up {
            let public = self.public();
            public.front[usize::from(seat.0)].sweep(&mut public.supply);
            self.fail(true);
        }
    }

    /// All tokens go back into the bag, and as many are drawn.
    fn redraw(&mut self, seat: Seat) {
        let lying = std::mem::take(&mut self.public().front[usize::from(seat.0)]);
        for token in lying.iter() {
            self.public().bag.add(token.colour, 1);
            self.tell(Event::PutBack { seat, token });
        }
        self.draw_tokens(lying.len(), false);
    }
}
