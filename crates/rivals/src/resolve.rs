//! Steps 5 and 6: success or failure with every step of their lists, then the hand is filled.

use crate::cards::Card;
use crate::command::Source;
use crate::content::{Consequence, Extreme, content};
use crate::event::Event;
use crate::legality::highest;
use crate::position::PositionMut;
use crate::state::Phase;
use crate::tokens::Colour;
use table::{Dealer, Seat, Witness};

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// No more tricks: the total decides.
    pub fn resolve(&mut self) {
        let Some((_, _, way)) = self.game.facing(&self.state.public) else {
            return;
        };
        if self.game.total(&self.state.public) >= i16::from(way.target) {
            self.succeed();
        } else {
            self.fail(false);
        }
    }

    fn succeed(&mut self) {
        let Some((obstacle, card, way)) = self.game.facing(&self.state.public) else {
            return;
        };
        let seat = self.active();
        let total = self.game.total(&self.state.public);
        let target = way.target;
        self.tell(Event::Passed {
            seat,
            obstacle,
            total,
            target,
        });
        self.consequence(&card.success);
        if !content().jobs[usize::from(card.job)].endless {
            self.public().obstacles[usize::from(seat.0)] |= 1 << obstacle.0;
            self.leave_job();
        }
        for helper in self.state.public.after(seat) {
            let assist = self.public().test.assists[usize::from(helper.0)].take();
            if let Some(assist) = assist {
                self.reward(helper, assist);
            }
        }
        self.discard_tricks();
        self.before_drawing();
    }

    /// An assist of a test that was passed: points, a skill, or nothing.
    fn reward(&mut self, seat: Seat, card: Card) {
        let content = content();
        if content.cheesy & 1 << card.0 != 0 {
            self.public().scored[usize::from(seat.0)].add(card);
            self.tell(Event::Scored { seat, card });
        } else if content.upgrades & 1 << card.0 != 0 {
            self.add_to_identity(seat, card, None);
        } else {
            self.discard(card);
        }
    }

    fn add_to_identity(&mut self, seat: Seat, card: Card, from: Option<Source>) {
        let Some(skill) = content().cards[card.index()].upgrade else {
            return;
        };
        let public = self.public();
        public.added[usize::from(seat.0)].add(card);
        public.skills[usize::from(seat.0)][skill.index()] += 1;
        self.tell(Event::Learned {
            seat,
            card,
            skill,
            from,
        });
    }

    pub fn fail(&mut self, gave_up: bool) {
        let Some((obstacle, card, way)) = self.game.facing(&self.state.public) else {
            return;
        };
        let seat = self.active();
        let total = self.game.total(&self.state.public);
        let target = way.target;
        self.tell(Event::Failed {
            seat,
            obstacle,
            total,
            target,
            gave_up,
        });
        match card.failure.remove {
            Some(Extreme::Highest) => self.remove_highest(),
            None => self.after_failure(),
        }
    }

    /// The highest token of the test goes to the supply. Between equal ones the player chooses.
    fn remove_highest(&mut self) {
        let highest = highest(self.state.public.test_tokens());
        let mut colours = highest.each();
        match (colours.next(), colours.next()) {
            (Some(_), Some(_)) => self.public().phase = Phase::Tie,
            (Some(only), None) => self.settle_tie(only),
            (None, _) => self.after_failure(),
        }
    }

    pub fn settle_tie(&mut self, colour: Colour) {
        let seat = self.active();
        let front = self.state.public.test_tokens();
        let most = front.each().map(|token| token.printed()).max();
        let token = front
            .each()
            .find(|token| token.colour == colour && Some(token.printed()) == most);
        if let Some(token) = token {
            let public = self.public();
            public.front[usize::from(seat.0)].take(token);
            public.supply.add(colour, 1);
            self.tell(Event::Removed { seat, colour });
        }
        self.after_failure();
    }

    /// The rest of step 1 and steps 2 to 5 of a failure.
    fn after_failure(&mut self) {
        let Some((obstacle, card, _)) = self.game.facing(&self.state.public) else {
            return;
        };
        let seat = self.active();
        self.consequence(&card.failure);
        if card.mandatory {
            self.tell(Event::Stays { obstacle });
        } else {
            self.tell(Event::Abandoned { obstacle });
            self.leave_job();
        }
        for helper in self.state.public.after(seat) {
            let assist = self.public().test.assists[usize::from(helper.0)].take();
            if let Some(assist) = assist {
                self.means_after_failure(assist);
                self.discard(assist);
            }
        }
        let cheesy = self.state.public.test.tricks.among(content().cheesy);
        for card in cheesy {
            for _ in 0..self.state.public.test.tricks.count(card) {
                self.public().test.tricks.take(card);
                self.public().scored[usize::from(seat.0)].add(card);
                self.tell(Event::Scored { seat, card });
            }
        }
        let teaching = content().tricks & content().upgrades;
        let played = self
            .state
            .public
            .test
            .tricks
            .among(teaching)
            .next()
            .is_some();
        // Whether a hand holds something to learn is its owner's secret: who has cards is asked.
        if played || self.state.public.hands[usize::from(seat.0)] > 0 {
            self.public().phase = Phase::Learn;
        } else {
            self.learn(None);
        }
    }

    fn means_after_failure(&mut self, card: Card) {
        let assist = content().cards[card.index()].as_assist();
        if let Some(assist) = assist
            && assist.means
            && self.game.rules().means_only_after_failure
            && let Some(colour) = assist.bag
        {
            self.put_in_bag(colour);
        }
    }

    pub fn learn(&mut self, what: Option<(Card, Source)>) {
        let seat = self.active();
        if let Some((card, from)) = what {
            match from {
                Source::Played => self.public().test.tricks.take(card),
                Source::Hand => self.leave_hand(seat, card),
            }
            self.add_to_identity(seat, card, Some(from));
        }
        self.discard_tricks();
        self.before_drawing();
    }

    fn discard_tricks(&mut self) {
        let tricks = std::mem::take(&mut self.public().test.tricks);
        self.public().discard.add_all(&tricks);
    }

    /// What the obstacle does besides.
    fn consequence(&mut self, does: &Consequence) {
        let seat = self.active();
        if let Some(colour) = does.bag {
            self.put_in_bag(colour);
        }
        if let Some(colour) = does.next {
            self.put_aside(seat, colour);
        }
        for other in self.state.public.after(seat) {
            self.draw_cards(other, does.others_draw);
        }
    }

    /// The top obstacle of the job is gone.
    fn leave_job(&mut self) {
        let Some(job) = self.state.public.test.job else {
            return;
        };
        self.public().gone[job.index()] += 1;
        if self.game.completed(&self.state.public, job) {
            self.tell(Event::Completed { job });
        }
    }

    /// Step 6. Whoever may discard first is asked.
    fn before_drawing(&mut self) {
        let seat = self.active();
        let test = &mut self.public().test;
        (test.job, test.obstacle) = (None, None);
        let cards = self.state.public.hands[usize::from(seat.0)];
        if self.game.rules().discard_before_drawing && cards > 0 {
            self.public().phase = Phase::Prepare;
        } else {
            self.prepare();
        }
    }

    pub fn drop_card(&mut self, card: Card) {
        let seat = self.active();
        self.leave_hand(seat, card);
        self.discard(card);
        self.tell(Event::Discarded { seat, card });
        if self.state.public.hands[usize::from(seat.0)] == 0 {
            self.prepare();
        }
    }

    pub fn prepare(&mut self) {
        self.draw_up(self.active());
        self.end_turn();
    }
}
