//! Steps 0 to 3 of a turn: an obstacle is chosen, the others help, tokens are drawn.

use crate::cards::{Card, Job};
use crate::content::content;
use crate::event::Event;
use crate::position::PositionMut;
use crate::state::{Commit, Phase, Test};
use crate::tokens::{Colour, Tokens};
use table::{Dealer, Seat, Witness};

/// Whether a helper is where the test is.
enum HelperArrival {
    Here,
    /// Has yet to choose a card to pay with.
    MustPay,
    /// Had nothing to pay with: the assist is lost.
    Cannot,
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn face(&mut self, job: Job, way: u8) {
        let seat = self.active();
        let public = &mut self.state.public;
        let obstacle = self.game.top(public, job);
        public.test = Test {
            job: Some(job),
            obstacle,
            way,
            ..Test::default()
        };
        if self.game.rules().pawns {
            public.pawns[usize::from(seat.0)] = Some(job);
        }
        public.phase = Phase::Help;
        if let Some(obstacle) = obstacle {
            self.tell(Event::Faced {
                seat,
                obstacle,
                way,
            });
        }
        // Who has no cards has nothing to decide, and all can see that.
        for seat in self.state.public.after(seat) {
            if self.state.public.hands[usize::from(seat.0)] == 0 {
                self.note_decision(seat, Commit::Nothing);
            }
        }
        self.reveal_if_all_decided();
    }

    pub fn decide(&mut self, seat: Seat, commit: Commit) {
        self.note_decision(seat, commit);
        self.reveal_if_all_decided();
    }

    fn note_decision(&mut self, seat: Seat, commit: Commit) {
        self.state.hidden.commits[usize::from(seat.0)] = commit;
        self.public().test.decided.insert(seat);
        self.tell(Event::Decided { seat });
    }

    fn reveal_if_all_decided(&mut self) {
        let active = self.active();
        let public = &self.state.public;
        if !public.after(active).all(|seat| public.decided(seat)) {
            return;
        }
        for seat in public.after(active) {
            let at = usize::from(seat.0);
            let commit = std::mem::take(&mut self.state.hidden.commits[at]);
            let card = match commit {
                Commit::Card(card) => Some(card),
                Commit::Nothing | Commit::Undecided => None,
            };
            if let Some(card) = card {
                self.leave_hand(seat, card);
                self.public().test.assists[at] = Some(card);
            }
            self.tell(Event::Revealed { seat, card });
        }
        self.go_on_helping();
    }

    /// Resolves assists clockwise until a helper has something to decide, then draws the tokens.
    fn go_on_helping(&mut self) {
        while self.state.public.test.helped + 1 < self.state.public.players {
            let seat = self.helper();
            let done = match self.comes_over(seat) {
                HelperArrival::MustPay => false,
                HelperArrival::Cannot => true,
                HelperArrival::Here => self.assist(seat),
            };
            if !done {
                return;
            }
            self.public().test.helped += 1;
        }
        self.draw_step();
    }

    /// Whose assist is resolved.
    fn helper(&self) -> Seat {
        let public = &self.state.public;
        Seat((public.active.0 + 1 + public.test.helped) % public.players)
    }

    /// Brings the helper to where the test is, as far as it must be there.
    fn comes_over(&mut self, seat: Seat) -> HelperArrival {
        let at = usize::from(seat.0);
        let public = &self.state.public;
        let here = public.pawns[at] == public.test.job;
        if here || public.test.assists[at].is_none() || !self.game.rules().pawns {
            return HelperArrival::Here;
        }
        // Who has several cards is asked, even if they are all the same: that is its owner's secret.
        match public.hands[at] {
            0 => {
                self.lose_assist(seat);
                HelperArrival::Cannot
            }
            1 => {
                let only = self.state.hidden.hands[at].each().next();
                only.into_iter().for_each(|card| self.come(seat, card));
                HelperArrival::Here
            }
            _ => {
                self.public().phase = Phase::Pay { seat };
                HelperArrival::MustPay
            }
        }
    }

    fn lose_assist(&mut self, seat: Seat) {
        let assist = self.public().test.assists[usize::from(seat.0)].take();
        if let Some(card) = assist {
            self.discard(card);
            self.tell(Event::Lost { seat, card });
        }
    }

    fn come(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.discard(card);
        if let Some(job) = self.state.public.test.job {
            self.public().pawns[usize::from(seat.0)] = Some(job);
            self.tell(Event::Paid { seat, card, job });
        }
    }

    pub fn pay(&mut self, seat: Seat, card: Card) {
        self.come(seat, card);
        self.public().phase = Phase::Help;
        self.go_on_helping();
    }

    /// Does what the helper's card says. Not done if the helper has yet to decide about tokens.
    fn assist(&mut self, seat: Seat) -> bool {
        let at = usize::from(seat.0);
        let Some(card) = self.state.public.test.assists[at] else {
            let rules = self.game.rules();
            if rules.idle_helpers_draw && self.state.public.hands[at] < content().hand {
                self.draw_cards(seat, 1);
            }
            return true;
        };
        let data = &content().cards[card.index()];
        let Some(assist) = data.as_assist() else {
            return true;
        };
        let tester = self.active();
        let mut number = self.game.rules().number(data);
        if let (Some(skill), Some((_, _, way))) =
            (assist.lend, self.game.facing(&self.state.public))
            && way.tests(skill)
        {
            number += self.state.public.skill(seat, skill) as i8;
        }
        self.public().test.number += number;
        self.public().test.extra += assist.extra;
        self.tell(Event::Helped { seat, card, number });
        if let Some(colour) = assist.bag
            && !(assist.means && self.game.rules().means_only_after_failure)
        {
            self.put_in_bag(colour);
        }
        if let Some(colour) = assist.next {
            if assist.sabotage && self.game.rules().sabotage_hits_the_tester {
                if self.put_aside(tester, colour) {
                    self.public().test.later.add(colour, 1);
                }
            } else {
                self.put_aside(seat, colour);
            }
        }
        self.draw_cards(tester, assist.tester_draws);
        self.draw_cards(seat, assist.helper_draws);
        match assist.look {
            Some(look) => self.look(seat, look),
            None => true,
        }
    }

    /// Draws tokens to look at. Done if there is nothing to decide about them.
    fn look(&mut self, seat: Seat, look: crate::content::Look) -> bool {
        let mut seen = Tokens::default();
        for _ in 0..look.tokens {
            let Some(colour) = self.take_from_bag() else {
                break;
            };
            seen.add(colour, 1);
        }
        self.tell(Event::Looked { seat, tokens: seen });
        let mut able = seen.each().filter(|&colour| look.takes(colour));
        let choices = (able.next(), able.next());
        match choices {
            (None, _) => self.put_looked_back(seat, seen, None),
            (Some(only), None) if look.must_remove => {
                self.put_looked_back(seat, seen, Some(only));
            }
            _ => {
                self.public().phase = Phase::Look { seat, seen };
                return false;
            }
        }
        true
    }

    /// The helper has decided about the tokens.
    pub fn looked(&mut self, seat: Seat, removed: Option<Colour>) {
        if let Phase::Look { seen, .. } = self.state.public.phase {
            self.put_looked_back(seat, seen, removed);
        }
        let public = self.public();
        public.phase = Phase::Help;
        public.test.helped += 1;
        self.go_on_helping();
    }

    fn put_looked_back(&mut self, seat: Seat, mut seen: Tokens, removed: Option<Colour>) {
        match removed {
            Some(colour) => {
                seen.take(colour);
                self.public().supply.add(colour, 1);
                self.tell(Event::Removed { seat, colour });
            }
            None => self.tell(Event::Kept { seat }),
        }
        for colour in seen.each() {
            self.public().bag.add(colour, seen.count(colour));
        }
    }

    /// Step 3: tokens from the bag, then those that waited.
    fn draw_step(&mut self) {
        let seat = self.active();
        let count = self.game.draws(&self.state.public);
        self.draw_tokens(count, false);
        let joining = self.state.public.joining(seat);
        self.public().waiting[usize::from(seat.0)] = self.state.public.test.later;
        for colour in joining.each() {
            for _ in 0..joining.count(colour) {
                let token = self.fall(colour);
                self.public().front[usize::from(seat.0)].add(token);
                self.tell(Event::Joined { seat, token });
            }
        }
        self.public().phase = Phase::Tricks;
        if self.state.public.hands[usize::from(seat.0)] == 0 {
            self.resolve();
        }
    }
}
