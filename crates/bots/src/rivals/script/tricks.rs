//! The own tricks: turning a failure into a success, or making the best of it.

use super::Scripted;
use crate::rivals::hand_value;
use crate::rivals::sums::Sums;
use rivals::command::TrickTarget;
use rivals::content::{Amount, Trick, content};
use rivals::{Card, Cards, Command, ThrownTokens, Token, Tokens};

/// More tricks than this are not combined.
const MOST_COMBINED: u8 = 3;
/// A gain that is worth the trouble.
const WORTHWHILE: f32 = 0.05;

/// The way to do something, its chance and what it costs.
#[derive(Clone, Copy)]
struct TrickPlan {
    first: Command,
    chance: f32,
    costs: f32,
}

impl Scripted<'_> {
    pub fn tricks(&self, options: &[Command]) -> Option<Command> {
        let sight = &self.sight;
        let (_, card, way) = sight.game.facing(sight.public)?;
        let need = i16::from(way.target) - sight.game.total(sight.public);
        let stake = self.passing(card) - self.failing(card) - self.rivals_rewards();
        let wanted = if stake >= 0.0 { need > 0 } else { need <= 0 };
        if let Some(grab) = self.grab(options, need, stake) {
            return Some(grab);
        }
        if !wanted {
            return Some(self.settled(need));
        }
        let course = if stake >= 0.0 {
            self.rescue(i32::from(need))
        } else {
            self.ruin(need)
        };
        let worthwhile =
            |course: &TrickPlan| course.chance * stake.abs() > course.costs + WORTHWHILE;
        let first = course.filter(worthwhile).map(|course| course.first);
        first.or_else(|| Some(self.settled(need)))
    }

    /// The others' assists pay if the test is passed.
    fn rivals_rewards(&self) -> f32 {
        let sight = &self.sight;
        let public = sight.public;
        let helpers = public.after(sight.seat).map(|seat| usize::from(seat.0));
        let costs = helpers.map(|at| {
            let card = public.test.assists[at];
            let cheese = card.map_or(0, |card| content().cards[card.index()].cheese);
            self.to_come.rivals[at] * f32::from(cheese)
        });
        costs.sum()
    }

    /// Nothing more is to be changed. A failure pays for some tricks.
    fn settled(&self, need: i16) -> Command {
        let sight = &self.sight;
        let consoles = |card: &Card| {
            let number = sight.game.trick_number(sight.public, *card);
            need - i16::from(number) > 0
        };
        let ends = |card: &Card| {
            let trick = content().cards[card.index()].as_trick();
            trick.is_some_and(|trick| trick.give_up)
        };
        let paying = sight.hand.among(content().tricks & content().cheesy);
        // One that ends the test comes last.
        let card = paying.filter(consoles).min_by_key(ends);
        match card {
            Some(card) if need > 0 => Command::Play { card, on: None },
            _ => Command::Resolve,
        }
    }

    /// A good token for the next test, from anywhere. One of this test only if that does no harm.
    fn grab(&self, options: &[Command], need: i16, stake: f32) -> Option<Command> {
        let mut found = None;
        let mut most = WORTHWHILE;
        for &option in options {
            let Command::Play {
                card,
                on: Some(TrickTarget { before, token }),
            } = option
            else {
                continue;
            };
            let grabs = content().cards[card.index()]
                .as_trick()
                .is_some_and(|trick| trick.grab);
            if !grabs {
                continue;
            }
            let mut gain = hand_value::waiting(token.colour, &self.to_come) - self.spending(card);
            gain -= self.values.bag[token.colour.index()];
            let passes = need <= 0;
            let passed = before != self.sight.seat || need + i16::from(token.value()) <= 0;
            if passes && !passed {
                gain -= stake;
            } else if !passes && before == self.sight.seat && need + i16::from(token.value()) <= 0 {
                gain += stake;
            }
            if gain > most {
                most = gain;
                found = Some(option);
            }
        }
        found
    }

    /// How a test that goes badly can be passed.
    fn rescue(&self, need: i32) -> Option<TrickPlan> {
        let tokens = *self.sight.public.test_tokens();
        let hand = *self.sight.hand;
        let mut found = self.sure(need, tokens, hand, MOST_COMBINED);
        let better = |found: &Option<TrickPlan>, course: &TrickPlan| {
            found.is_none_or(|found| {
                course.chance - course.costs * 0.4 > found.chance - found.costs * 0.4
            })
        };
        if found.is_some() {
            return found;
        }
        for card in hand.among(content().tricks) {
            let Some(course) = self.gamble(need, tokens, hand, card) else {
                continue;
            };
            if better(&found, &course) {
                found = Some(course);
            }
        }
        found
    }

    /// The cheapest tricks without luck that are enough.
    fn sure(&self, need: i32, tokens: ThrownTokens, hand: Cards, most: u8) -> Option<TrickPlan> {
        let mut found: Option<TrickPlan> = None;
        for card in hand.among(content().tricks) {
            let Some((on, gain, after)) = self.surest(card, &tokens) else {
                continue;
            };
            let mut course = TrickPlan {
                first: Command::Play { card, on },
                chance: 1.0,
                costs: self.spending(card).max(0.02),
            };
            if gain < need {
                if most <= 1 {
                    continue;
                }
                let mut left = hand;
                left.take(card);
                let Some(rest) = self.sure(need - gain, after, left, most - 1) else {
                    continue;
                };
                course.costs += rest.costs;
            }
            if found.is_none_or(|found| course.costs < found.costs) {
                found = Some(course);
            }
        }
        found
    }

    /// The most that a trick adds without luck: on which token, how much, and the tokens afterwards. Nothing if it adds
    /// nothing.
    fn surest(
        &self,
        card: Card,
        tokens: &ThrownTokens,
    ) -> Option<(Option<TrickTarget>, i32, ThrownTokens)> {
        let trick = content().cards[card.index()].as_trick()?;
        let number = i32::from(self.sight.game.trick_number(self.sight.public, card));
        if trick.flip == Some(Amount::All) {
            let after = tokens.flipped();
            let gain = i32::from(after.value() - tokens.value()) + number;
            return (gain > 0).then_some((None, gain, after));
        }
        if trick.flip == Some(Amount::One) || trick.put_back == Some(Amount::One) {
            let flips = trick.flip.is_some();
            let gain = |token: Token| {
                let after = if flips {
                    i32::from(token.flipped().value())
                } else {
                    0
                };
                after - i32::from(token.value())
            };
            let token = tokens.each().max_by_key(|&token| gain(token))?;
            let gain = gain(token) + number;
            let mut after = *tokens;
            after.take(token);
            if flips {
                after.add(token.flipped());
            }
            let on = TrickTarget {
                before: self.sight.seat,
                token,
            };
            return (gain > 0).then_some((Some(on), gain, after));
        }
        (number > 0 && trick.draw == 0 && !trick.give_up).then_some((None, number, *tokens))
    }

    /// A trick with luck, perhaps with one without luck after it.
    fn gamble(
        &self,
        need: i32,
        tokens: ThrownTokens,
        hand: Cards,
        card: Card,
    ) -> Option<TrickPlan> {
        let trick = content().cards[card.index()].as_trick()?;
        let again = trick.put_back == Some(Amount::All);
        if trick.draw == 0 && !again {
            return None;
        }
        let mut left = hand;
        left.take(card);
        let reach = self.after_draw(trick, &tokens).reach();
        let need = need + if again { i32::from(tokens.value()) } else { 0 };
        let alone = reach.at_least(need);
        // A trick after it works on the tokens that lie there then; if all are drawn anew, on something like them.
        let mut chance = alone;
        let mut costs = self.spending(card).max(0.02);
        for next in left.among(content().tricks) {
            let Some((_, gain, _)) = self.surest(next, &tokens) else {
                continue;
            };
            let both = reach.at_least(need - gain);
            if both > chance {
                chance = both;
                costs =
                    self.spending(card).max(0.02) + (both - alone) * self.spending(next).max(0.02);
            }
        }
        Some(TrickPlan {
            first: Command::Play { card, on: None },
            chance,
            costs,
        })
    }

    /// What a trick draws.
    fn after_draw(&self, trick: &Trick, tokens: &ThrownTokens) -> Sums {
        let public = self.sight.public;
        let mut bag = public.bag;
        let mut draws = trick.draw;
        if trick.put_back == Some(Amount::All) {
            draws += tokens.len();
            let mut back = *tokens;
            back.sweep(&mut bag);
        }
        let mut spare = Tokens::default();
        if draws > bag.len() {
            for other in public.after(self.sight.seat) {
                let mut front = public.front[usize::from(other.0)];
                front.sweep(&mut spare);
            }
        }
        let sums = Sums::drawn(&bag, &spare, draws);
        if trick.double { sums.doubled() } else { sums }
    }

    /// How a test can be failed that should be.
    fn ruin(&self, need: i16) -> Option<TrickPlan> {
        let tokens = *self.sight.public.test_tokens();
        for card in self.sight.hand.among(content().tricks) {
            let data = &content().cards[card.index()];
            let Some(trick) = data.as_trick() else {
                continue;
            };
            let costs = self.spending(card).max(0.0) - f32::from(data.cheese);
            let sure = |on| TrickPlan {
                first: Command::Play { card, on },
                chance: 1.0,
                costs,
            };
            if trick.give_up {
                return Some(sure(None));
            }
            let loss = |token: Token| {
                let after = if trick.flip.is_some() {
                    token.flipped().value()
                } else {
                    0
                };
                i16::from(token.value() - after)
            };
            if trick.flip == Some(Amount::One) || trick.put_back == Some(Amount::One) {
                let worst = tokens.each().max_by_key(|&token| loss(token));
                if let Some(token) = worst.filter(|&token| need + loss(token) > 0) {
                    let before = self.sight.seat;
                    return Some(sure(Some(TrickTarget { before, token })));
                }
            }
            if trick.flip == Some(Amount::All)
                && need + tokens.value() - tokens.flipped().value() > 0
            {
                return Some(sure(None));
            }
        }
        None
    }
}
