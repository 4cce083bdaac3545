//! The exact chance of a test, from what all can see and the own hand.

use crate::command::{Command, TrickTarget};
use crate::content::{Amount, Look, ObstacleCard, Way, content};
use crate::game::Rivals;
use crate::state::{Phase, Public, SeatView};
use crate::tokens::{Colour, ThrownTokens, Tokens};
use crate::{Card, Job};
use table::Seat;

/// Sums beyond this are all the same.
const FAR: i16 = 100;
const WIDTH: usize = 2 * FAR as usize + 1;

/// How likely each sum of tokens is.
#[derive(Clone)]
pub struct Spread([f64; WIDTH]);

impl Spread {
    /// Nothing is drawn.
    fn nothing() -> Spread {
        let mut chances = [0.0; WIDTH];
        chances[FAR as usize] = 1.0;
        Spread(chances)
    }

    /// Tokens drawn from a bag one after the other. If it runs out, from what lies before the others.
    pub fn drawn(bag: &Tokens, spare: &Tokens, draws: u8) -> Spread {
        let first = draws.min(bag.len());
        let mut spread = Spread::of_draws(bag, first);
        let rest = (draws - first).min(spare.len());
        if rest > 0 {
            spread = spread.and(&Spread::of_draws(spare, rest));
        }
        spread
    }

    fn of_draws(bag: &Tokens, draws: u8) -> Spread {
        let draws = usize::from(draws);
        // by_count[n]: how many ways lead to each sum with n tokens of the colours so far.
        let mut by_count = vec![Spread([0.0; WIDTH]); draws + 1];
        by_count[0] = Spread::nothing();
        for colour in bag.each() {
            let have = usize::from(bag.count(colour));
            for n in (0..=draws).rev() {
                let mut sum = Spread([0.0; WIDTH]);
                for of_it in 0..=n.min(have) {
                    let ways = choose(have, of_it);
                    sum.add(&by_count[n - of_it].fallen(colour, of_it, 1), ways);
                }
                by_count[n] = sum;
            }
        }
        let all = choose(usize::from(bag.len()), draws);
        let mut spread = Spread([0.0; WIDTH]);
        spread.add(&by_count[draws], 1.0 / all);
        spread
    }

    /// With so many tokens of a colour more, each on a random face, worth `times` their number.
    fn fallen(&self, colour: Colour, count: usize, times: i16) -> Spread {
        let mut spread = self.clone();
        for _ in 0..count {
            let mut next = Spread([0.0; WIDTH]);
            for face in colour.faces() {
                next.add(&spread.moved(i16::from(face) * times), 0.5);
            }
            spread = next;
        }
        spread
    }

    /// With tokens that waited, each on a random face.
    pub fn joined(&self, waiting: &Tokens) -> Spread {
        let each = waiting.each();
        each.fold(self.clone(), |spread, colour| {
            spread.fallen(colour, usize::from(waiting.count(colour)), 1)
        })
    }

    fn moved(&self, by: i16) -> Spread {
        let mut moved = Spread([0.0; WIDTH]);
        for (sum, chance) in self.sums() {
            moved.0[place(sum + by)] += chance;
        }
        moved
    }

    fn add(&mut self, other: &Spread, times: f64) {
        for (into, chance) in self.0.iter_mut().zip(other.0) {
            *into += chance * times;
        }
    }

    /// Both together.
    fn and(&self, other: &Spread) -> Spread {
        let mut both = Spread([0.0; WIDTH]);
        for (sum, chance) in self.sums() {
            both.add(&other.moved(sum), chance);
        }
        both
    }

    /// The sums that can happen, with their chances.
    pub fn sums(&self) -> impl Iterator<Item = (i16, f64)> + '_ {
        let all = (-FAR..).zip(self.0);
        all.filter(|(_, chance)| *chance > 0.0)
    }

    /// How likely it is to reach a sum.
    pub fn at_least(&self, sum: i16) -> f64 {
        self.0[place(sum)..].iter().sum::<f64>().min(1.0)
    }
}

#[inline]
fn place(sum: i16) -> usize {
    (sum.clamp(-FAR, FAR) + FAR) as usize
}

/// How many ways there are to take `k` of `n`.
fn choose(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |ways, at| ways * (n - at) as f64 / (at + 1) as f64)
}

/// What stands before a draw.
#[derive(Clone, Copy)]
struct BeforeDraw {
    /// What assists add.
    number: i8,
    /// More tokens to draw.
    extra: u8,
    bag: Tokens,
    supply: Tokens,
    /// What goes back into the bag when it runs out.
    spare: Tokens,
}

/// An assist that is on its way.
type Helps = (Seat, Card);

impl Rivals {
    /// The chance of whoever is to take a test, without help or tricks.
    pub fn chance_of(&self, public: &Public, seat: Seat, job: Job, way: u8) -> Option<f64> {
        let obstacle = self.top(public, job)?;
        let card = &content().obstacles[obstacle.index()];
        let way = card.ways.get(usize::from(way))?;
        Some(at_the_draw(
            public,
            seat,
            card,
            way,
            &BeforeDraw::of(public, seat),
        ))
    }

    /// The chance of the present test if nothing more is played. Assists that lie open count.
    pub fn chance_now(&self, public: &Public) -> Option<f64> {
        match public.phase {
            Phase::Help => self.chance_with(public, public.bag, &[]),
            Phase::Pay { .. } => self.chance_with(public, public.bag, &self.coming(public, 0)),
            Phase::Look { seen, .. } => {
                let mut bag = public.bag;
                bag.add_all(&seen);
                self.chance_with(public, bag, &self.coming(public, 1))
            }
            Phase::Tricks => {
                let (_, _, way) = self.facing(public)?;
                let passes = self.total(public) >= i16::from(way.target);
                Some(f64::from(u8::from(passes)))
            }
            Phase::Choose | Phase::Tie | Phase::Learn | Phase::Prepare | Phase::Over => None,
        }
    }

    /// The chance of the present test after a command of this seat, if nothing more is played. Nothing for commands that
    /// do not bear on it.
    pub fn chance_after(&self, view: &SeatView, command: Command) -> Option<f64> {
        let public = &view.public;
        match (public.phase, command) {
            (Phase::Choose, Command::Face { job, way }) => {
                self.chance_of(public, view.seat, job, way)
            }
            (Phase::Help, Command::Decline) | (Phase::Tricks, Command::Resolve) => {
                self.chance_now(public)
            }
            (Phase::Help, Command::Help { card }) => {
                let left = public.hands[usize::from(view.seat.0)].saturating_sub(1);
                if self.arrives(public, view.seat, left) {
                    self.chance_with(public, public.bag, &[(view.seat, card)])
                } else {
                    self.chance_now(public)
                }
            }
            (Phase::Look { seat, seen }, Command::Remove { .. } | Command::Keep)
                if seat == view.seat =>
            {
                let mut after = *public;
                after.bag.add_all(&seen);
                if let Command::Remove { colour } = command {
                    after.bag.take(colour);
                    after.supply.add(colour, 1);
                }
                self.chance_with(&after, after.bag, &self.coming(public, 1))
            }
            (Phase::Tricks, Command::Play { card, on }) => self.chance_with_trick(public, card, on),
            _ => None,
        }
    }

    /// Whether a helper who has so many cards besides the assist can be where the test is.
    fn arrives(&self, public: &Public, helper: Seat, cards: u8) -> bool {
        let here = public.pawns[usize::from(helper.0)] == public.test.job;
        here || cards > 0 || !self.rules().pawns
    }

    /// Assists on the table that are still to be resolved, without those of so many helpers.
    fn coming(&self, public: &Public, without: u8) -> Vec<Helps> {
        let helpers = public.after(public.active);
        let rest = helpers.skip(usize::from(public.test.helped + without));
        let able =
            rest.filter(|&seat| self.arrives(public, seat, public.hands[usize::from(seat.0)]));
        able.filter_map(|seat| Some((seat, public.test.assists[usize::from(seat.0)]?)))
            .collect()
    }

    /// The chance with this bag and these assists, one after the other.
    fn chance_with(&self, public: &Public, bag: Tokens, coming: &[Helps]) -> Option<f64> {
        let (_, card, way) = self.facing(public)?;
        let before = BeforeDraw {
            bag,
            ..BeforeDraw::of(public, public.active)
        };
        Some(self.chance_through(public, card, way, before, coming))
    }

    fn chance_through(
        &self,
        public: &Public,
        card: &ObstacleCard,
        way: &Way,
        mut before: BeforeDraw,
        coming: &[Helps],
    ) -> f64 {
        let Some((&(helper, helps), rest)) = coming.split_first() else {
            return at_the_draw(public, public.active, card, way, &before);
        };
        let data = &content().cards[helps.index()];
        let Some(assist) = data.as_assist() else {
            return self.chance_through(public, card, way, before, rest);
        };
        let lent = assist.lend.filter(|&skill| way.tests(skill));
        let lent = lent.map_or(0, |skill| public.skill(helper, skill) as i8);
        before.number += self.rules().number(data) + lent;
        before.extra += assist.extra;
        if let Some(colour) = assist.bag
            && !(assist.means && self.rules().means_only_after_failure)
            && before.supply.take(colour)
        {
            before.bag.add(colour, 1);
        }
        if let Some(colour) = assist.next {
            before.supply.take(colour);
        }
        let then = |before: BeforeDraw| self.chance_through(public, card, way, before, rest);
        match assist.look {
            Some(look) => after_a_look(before, look, then),
            None => then(before),
        }
    }

    fn chance_with_trick(
        &self,
        public: &Public,
        card: Card,
        on: Option<TrickTarget>,
    ) -> Option<f64> {
        let (_, _, way) = self.facing(public)?;
        let trick = content().cards.get(card.index())?.as_trick()?;
        if trick.give_up {
            return Some(0.0);
        }
        let number = i16::from(self.trick_number(public, card));
        let mut sure = self.total(public) + number;
        let mine = |lies: &TrickTarget| lies.before == public.active;
        match on.filter(mine) {
            Some(TrickTarget { token, .. }) if trick.flip.is_some() => {
                sure += i16::from(token.flipped().value()) - i16::from(token.value());
            }
            Some(TrickTarget { token, .. }) => sure -= i16::from(token.value()),
            None => {}
        }
        let lying = public.test_tokens();
        if trick.flip == Some(Amount::All) {
            sure += lying.flipped().value() - lying.value();
        }
        let mut bag = public.bag;
        let mut draws = trick.draw;
        if trick.put_back == Some(Amount::All) {
            sure -= lying.value();
            draws += lying.len();
            let mut back = *lying;
            back.sweep(&mut bag);
        }
        let mut spread = Spread::drawn(&bag, &spare(public, public.active), draws);
        if trick.double {
            // Only this token counts twice, and it is the only one that the trick draws.
            let mut doubled = Spread([0.0; WIDTH]);
            for (sum, chance) in spread.sums() {
                doubled.0[place(2 * sum)] += chance;
            }
            spread = doubled;
        }
        Some(spread.at_least(i16::from(way.target) - sure))
    }
}

impl BeforeDraw {
    /// As it stands, before a draw of this seat.
    fn of(public: &Public, seat: Seat) -> BeforeDraw {
        let tests = seat == public.active && public.test.job.is_some();
        let (number, extra) = match tests {
            true => (public.test.number, public.test.extra),
            false => (0, 0),
        };
        BeforeDraw {
            number,
            extra,
            bag: public.bag,
            supply: public.supply,
            spare: spare(public, seat),
        }
    }
}

/// The chance when tokens are drawn and those that wait join.
fn at_the_draw(
    public: &Public,
    seat: Seat,
    card: &ObstacleCard,
    way: &Way,
    before: &BeforeDraw,
) -> f64 {
    let sure = way.score(public.skills[usize::from(seat.0)]) + i16::from(before.number);
    let draws = 2 + card.extra + before.extra;
    let spread = Spread::drawn(&before.bag, &before.spare, draws);
    let spread = spread.joined(&public.joining(seat));
    spread.at_least(i16::from(way.target) - sure)
}

/// What goes back into the bag when it runs out in a test of this seat.
fn spare(public: &Public, seat: Seat) -> Tokens {
    let mut spare = Tokens::default();
    for other in public.after(seat) {
        let mut front: ThrownTokens = public.front[usize::from(other.0)];
        front.sweep(&mut spare);
    }
    spare
}

/// The chance if a helper looks at tokens and then does what is best for the test.
fn after_a_look(before: BeforeDraw, look: Look, chance: impl Fn(BeforeDraw) -> f64) -> f64 {
    // If the bag is too small, all of it is seen, and something of what goes back into it.
    let (sure, pool, whole) = if before.bag.len() < look.tokens {
        let mut all = before.bag;
        all.add_all(&before.spare);
        (
            before.bag,
            before.spare,
            BeforeDraw {
                bag: all,
                spare: Tokens::default(),
                ..before
            },
        )
    } else {
        (Tokens::default(), before.bag, before)
    };
    let size = usize::from(pool.len());
    let count = usize::from(look.tokens - sure.len()).min(size);
    let kept = chance(whole);
    let without = Colour::ALL.map(|colour| {
        let mut left = whole;
        let there = look.takes(colour) && left.bag.take(colour);
        left.supply.add(colour, 1);
        there.then(|| chance(left))
    });
    let mut hands = Vec::new();
    subsets(&pool, 0, count, Tokens::default(), &mut hands);
    let mut all = 0.0;
    for drawn in hands {
        let ways = drawn.each().map(|colour| {
            let have = usize::from(pool.count(colour));
            choose(have, usize::from(drawn.count(colour)))
        });
        let ways: f64 = ways.product();
        let mut seen = drawn;
        seen.add_all(&sure);
        let able = seen.each().filter_map(|colour| without[colour.index()]);
        let best = able.fold(f64::NEG_INFINITY, f64::max);
        let must = look.must_remove && best.is_finite();
        all += ways * if must { best } else { best.max(kept) };
    }
    all / choose(size, count)
}

/// Every handful of so many tokens.
fn subsets(bag: &Tokens, colour: usize, left: usize, hand: Tokens, into: &mut Vec<Tokens>) {
    if left == 0 {
        return into.push(hand);
    }
    let Some(&this) = Colour::ALL.get(colour) else {
        return;
    };
    for count in 0..=usize::from(bag.count(this)).min(left) {
        let mut more = hand;
        more.add(this, count as u8);
        subsets(bag, colour + 1, left - count, more, into);
    }
}
