//! Which obstacle to take on.

use super::{Scripted, best};
use crate::rivals::hand_value;
use crate::rivals::sums::{Reach, Sums};
use rivals::content::{ObstacleCard, Way, content};
use rivals::{Command, Tokens};
use table::Seat;

/// What the help of each rival who holds cards adds to a test, on the mean.
const HELP: f32 = 0.35;
/// What a success brings each of them.
const HELPERS_GAIN: f32 = 0.8;
/// How much of what a failure pays is really gained: what is not played now can be played later.
const CONSOLES: f32 = 0.8;
/// More tricks than this are seldom of use in one test.
const MOST_TRICKS: usize = 2;

impl Scripted<'_> {
    pub fn choose(&self, options: &[Command]) -> Option<Command> {
        let usual = self.reach(self.sight.seat, &self.sight.public.bag, 2);
        let helpers = self
            .helpers()
            .map(|other| self.to_come.rivals[usize::from(other.0)]);
        let helped = helpers.sum::<f32>() * HELPERS_GAIN;
        best(options, |option| {
            let Command::Face { job, way } = option else {
                return f32::NEG_INFINITY;
            };
            let Some(obstacle) = self.sight.game.top(self.sight.public, job) else {
                return f32::NEG_INFINITY;
            };
            let card = &content().obstacles[obstacle.index()];
            let way = &card.ways[usize::from(way)];
            let chance = if card.extra == 0 {
                self.chance(&usual, way)
            } else {
                let more = self.reach(self.sight.seat, &self.sight.public.bag, 2 + card.extra);
                self.chance(&more, way)
            };
            chance * (self.passing(card) - helped) + (1.0 - chance) * self.failing(card)
        })
    }

    /// What the tokens of a test may add up to.
    pub fn reach(&self, seat: Seat, bag: &Tokens, draws: u8) -> Reach {
        let public = self.sight.public;
        let mut spare = Tokens::default();
        if draws > bag.len() {
            for other in public.after(seat) {
                let mut front = public.front[usize::from(other.0)];
                front.sweep(&mut spare);
            }
        }
        let joining = public.joining(seat);
        Sums::drawn(bag, &spare, draws).joined(&joining).reach()
    }

    /// The own chance, with the tricks in the hand and some help.
    fn chance(&self, reach: &Reach, way: &Way) -> f32 {
        let sight = &self.sight;
        let score = way.score(sight.public.skills[sight.at()]);
        let need = f32::from(i16::from(way.target) - score);
        let help = HELP * self.helpers().count() as f32;
        reach.about(need - self.tricks_add(way) - help)
    }

    /// Rivals who can help.
    fn helpers(&self) -> impl Iterator<Item = Seat> {
        let public = self.sight.public;
        let others = public.after(self.sight.seat);
        others.filter(|other| public.hands[usize::from(other.0)] > 1)
    }

    /// What the tricks in the hand can add to a test that goes badly.
    fn tricks_add(&self, way: &Way) -> f32 {
        let content = content();
        let mut most = [0.0_f32; MOST_TRICKS];
        let hand = self.sight.hand;
        for card in hand.among(content.tricks) {
            let data = &content.cards[card.index()];
            let Some(trick) = data.as_trick() else {
                continue;
            };
            let adds = match trick.only {
                Some(skill) if way.tests(skill) => f32::from(data.number),
                Some(_) => 0.0,
                None if trick.grab => 0.0,
                None => hand_value::turns(trick, data.number),
            };
            for _ in 0..hand.count(card) {
                let mut adds = adds;
                for place in &mut most {
                    if adds > *place {
                        std::mem::swap(&mut adds, place);
                    }
                }
            }
        }
        most[0] * 0.7 + most[1] * 0.35
    }

    /// What it is worth to pass an obstacle.
    pub fn passing(&self, card: &ObstacleCard) -> f32 {
        let extra = self.values.obstacle[usize::from(card.job)];
        let endless = content().jobs[usize::from(card.job)].endless;
        let obstacle = if endless {
            0.0
        } else {
            f32::from(card.cheese) + extra
        };
        obstacle + self.consequence(&card.success)
    }

    /// What it is worth to fail.
    pub fn failing(&self, card: &ObstacleCard) -> f32 {
        self.consequence(&card.failure) + self.best_lesson().max(0.0) + self.consolation()
    }

    /// What tricks in the hand pay after a failure. Of those that end a test one is enough.
    fn consolation(&self) -> f32 {
        let hand = self.sight.hand;
        let paying = hand.among(content().tricks & content().cheesy);
        let pays = paying.map(|card| {
            let data = &content().cards[card.index()];
            let ends = data.as_trick().is_some_and(|trick| trick.give_up);
            let count = if ends { 1 } else { hand.count(card) };
            f32::from(data.cheese * count)
        });
        pays.sum::<f32>() * CONSOLES
    }
}
