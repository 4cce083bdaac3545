//! Whether to help, and with what; what to pay with; which tokens leave the bag.

use super::{Scripted, best};
use crate::rivals::hand_value;
use rivals::content::{Look, ObstacleCard, Way, content};
use rivals::{Card, Command, Phase, Tokens};

/// What a tester's tricks and others who help add to a test, on the mean.
const TESTERS_TRICKS: f32 = 0.9;
const OTHERS_HELP: f32 = 0.25;
/// What each of the others who may help gains if the test is passed, on the mean.
const LIKELY_GAIN: f32 = 0.5;
/// What is kept of an assist that is not played, if there are as many tests for them as assists, and if there are more.
const KEPT: [f32; 2] = [0.3, 0.5];
/// What a gap in the hand is worth, because it will be filled.
const GAP: f32 = 0.2;

/// A test of somebody else.
struct RivalTest {
    /// What has to come from tokens.
    need: f32,
    /// What a point of the tester costs.
    danger: f32,
    /// What the tester gains by passing.
    stake: f32,
    /// What a success costs by what others gain who help too.
    others: f32,
    draws: u8,
}

impl RivalTest {
    /// What it costs if the test is passed.
    fn costs(&self) -> f32 {
        self.danger * self.stake + self.others
    }
}

impl Scripted<'_> {
    /// What others gain by helping with the present test, as far as it is known or likely.
    fn others_gain(&self) -> f32 {
        let public = self.sight.public;
        let others = public.after(public.active);
        let others = others.filter(|&seat| seat != self.sight.seat);
        let gains = others.map(|seat| {
            let at = usize::from(seat.0);
            let pays = match (public.phase, public.test.assists[at]) {
                (_, Some(card)) => f32::from(content().cards[card.index()].cheese),
                (Phase::Help, None) if public.hands[at] > 1 => LIKELY_GAIN,
                _ => 0.0,
            };
            self.to_come.rivals[at] * pays
        });
        gains.sum()
    }

    pub fn help(&self, options: &[Command]) -> Option<Command> {
        let (_, card, way) = self.sight.game.facing(self.sight.public)?;
        let theirs = self.theirs(card, way);
        let alone = self.chance_of(&theirs, &self.sight.public.bag, 0, 0.0);
        best(options, |option| match option {
            Command::Help { card } => self.helping(&theirs, card, way, alone),
            _ => 0.0,
        })
    }

    fn theirs(&self, card: &ObstacleCard, way: &Way) -> RivalTest {
        let public = self.sight.public;
        let tester = usize::from(public.active.0);
        let sure = way.score(public.skills[tester]) + i16::from(public.test.number);
        let tricks = if public.hands[tester] > 2 {
            TESTERS_TRICKS
        } else {
            0.0
        };
        let undecided = match public.phase {
            Phase::Help if public.test.helped == 0 => public.players - 2,
            _ => 0,
        };
        let others = OTHERS_HELP * f32::from(undecided);
        RivalTest {
            need: f32::from(i16::from(way.target) - sure) - tricks - others,
            danger: self.to_come.rivals[tester],
            stake: f32::from(card.cheese) + 0.2,
            others: self.others_gain(),
            draws: 2 + card.extra + public.test.extra,
        }
    }

    /// The tester's chance with this bag, so many tokens more and this much more.
    fn chance_of(&self, theirs: &RivalTest, bag: &Tokens, extra: u8, more: f32) -> f32 {
        let tester = self.sight.public.active;
        let reach = self.reach(tester, bag, theirs.draws + extra);
        reach.about(theirs.need - more)
    }

    /// What it is worth to help with a card, compared with not helping.
    fn helping(&self, theirs: &RivalTest, card: Card, way: &Way, alone: f32) -> f32 {
        let sight = &self.sight;
        let data = &content().cards[card.index()];
        let Some(assist) = data.as_assist() else {
            return f32::NEG_INFINITY;
        };
        let lent = assist.lend.filter(|&skill| way.tests(skill));
        let lent = lent.map_or(0, |skill| sight.public.skill(sight.seat, skill));
        let rules = sight.game.rules();
        let mut more = f32::from(rules.number(data)) + f32::from(lent);
        let mut bag = sight.public.bag;
        if let Some(colour) = assist.bag
            && sight.public.supply.count(colour) > 0
            && !(assist.means && rules.means_only_after_failure)
        {
            bag.add(colour, 1);
        }
        if let Some(look) = assist.look {
            more += cleaner(&bag, look);
        }
        let with = if more == 0.0 && assist.extra == 0 && bag == sight.public.bag {
            alone
        } else {
            self.chance_of(theirs, &bag, assist.extra, more)
        };
        let gains = with * hand_value::reward(card, &self.values);
        let gives = theirs.costs() * (with - alone);
        let sabotages = assist.sabotage && rules.sabotage_hits_the_tester;
        let aside = hand_value::aside(
            assist,
            sabotages,
            theirs.danger,
            &self.to_come,
            &self.values,
        );
        gains - gives + aside - self.using(card) - self.coming_over(card)
    }

    /// What is lost with an assist that is played now: nothing if there are more of them than tests to play them in. Its
    /// place in the hand is filled in the own turn.
    fn using(&self, card: Card) -> f32 {
        let hand = self.sight.hand;
        let assists = hand.among(content().assists);
        let assists: u8 = assists.map(|card| hand.count(card)).sum();
        let kept = match self.to_come.until_draw.checked_sub(assists) {
            None => 0.0,
            Some(0) => KEPT[0],
            Some(_) => KEPT[1],
        };
        kept * hand_value::reward(card, &self.values) - self.filled()
    }

    /// What a gap in the hand is worth.
    fn filled(&self) -> f32 {
        if self.to_come.own > 0 { GAP } else { 0.0 }
    }

    /// What it costs to be where the test is.
    fn coming_over(&self, assist: Card) -> f32 {
        let sight = &self.sight;
        let here = sight.public.pawns[sight.at()] == sight.public.test.job;
        if here || !sight.game.rules().pawns {
            return 0.0;
        }
        let mut left = *sight.hand;
        left.take(assist);
        let cheapest = left.each().map(|card| self.keeping(card) - self.filled());
        // Without a card to pay with the assist would be lost.
        cheapest.fold(f32::INFINITY, f32::min)
    }

    pub fn pay(&self, options: &[Command]) -> Option<Command> {
        best(options, |option| match option {
            Command::Pay { card } => -self.keeping(card),
            _ => f32::NEG_INFINITY,
        })
    }

    /// A token that was looked at may leave the bag.
    pub fn look(&self, options: &[Command], seen: Tokens) -> Option<Command> {
        let sight = &self.sight;
        let (_, card, way) = sight.game.facing(sight.public)?;
        let theirs = self.theirs(card, way);
        let assist = sight.public.test.assists[sight.at()];
        let pays = assist.map_or(0.0, |card| hand_value::reward(card, &self.values));
        let mut whole = sight.public.bag;
        for colour in seen.each() {
            whole.add(colour, seen.count(colour));
        }
        best(options, |option| {
            let mut bag = whole;
            let mut change = 0.0;
            if let Command::Remove { colour } = option {
                bag.take(colour);
                change = -self.values.bag[colour.index()];
            }
            let chance = self.chance_of(&theirs, &bag, 0, 0.0);
            change + chance * (pays - theirs.costs())
        })
    }
}

/// What a look at the bag adds to a test, roughly: the mean of a draw without the worst token.
fn cleaner(bag: &Tokens, look: Look) -> f32 {
    let size = f32::from(bag.len().max(1));
    let bad = bag.each().filter(|&colour| look.takes(colour));
    let bad = bad.filter(|colour| colour.faces()[1] < -1);
    let bad: u8 = bad.map(|colour| bag.count(colour)).sum();
    (f32::from(look.tokens) * f32::from(bad) / size).min(1.0) * 4.0 / size
}
