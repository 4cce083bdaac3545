//! How likely it is that tokens reach a sum: as exact as [`rivals::odds`], in a form that is quick enough for imagined games.

use rivals::{Colour, Tokens};

/// Sums from here on, up to as much above nothing. Whatever lies beyond is counted at the end.
const LEAST: i32 = -24;
const WIDTH: usize = 49;

/// More tokens than this are hardly ever drawn in one test, and counted as this many.
const MOST_DRAWS: usize = 6;

/// The chance of each sum.
#[derive(Clone)]
pub struct Sums([f32; WIDTH]);

impl Sums {
    /// So many tokens drawn from a bag, each on a random face. What the bag lacks is drawn from the spare ones.
    pub fn drawn(bag: &Tokens, spare: &Tokens, draws: u8) -> Sums {
        let first = draws.min(bag.len());
        let mut sums = Sums::of(bag, first);
        let rest = (draws - first).min(spare.len());
        if rest > 0 {
            sums = sums.and(&Sums::of(spare, rest));
        }
        sums
    }

    /// So many tokens of those that are there.
    ///
    /// A token is a polynomial: half of x to the power of either face. Handfuls of different tokens are the elementary
    /// symmetric polynomial of all of them, which Newton's identities make from sums of powers.
    fn of(bag: &Tokens, draws: u8) -> Sums {
        // Most tests draw few tokens, and imagined games ask for nothing else as often.
        match usize::from(draws) {
            0..3 => Sums::of_up_to::<3>(bag, draws.into()),
            draws => Sums::of_up_to::<{ MOST_DRAWS + 1 }>(bag, draws.min(MOST_DRAWS)),
        }
    }

    /// As many tokens, which are fewer than `ROOM`.
    fn of_up_to<const ROOM: usize>(bag: &Tokens, draws: usize) -> Sums {
        let mut powers = [[0.0; WIDTH]; ROOM];
        let mut handfuls = [[0.0; WIDTH]; ROOM];
        handfuls[0][place(0)] = 1.0;
        for n in 1..=draws {
            power(bag, n, &mut powers[n]);
            let (fewer, rest) = handfuls.split_at_mut(n);
            for k in 1..=n {
                let sign = if k % 2 == 1 { 1.0 } else { -1.0 };
                let (left, right) = (&fewer[n - k], &powers[k]);
                multiply(
                    left,
                    4 * (n - k),
                    right,
                    4 * k,
                    sign / n as f32,
                    &mut rest[0],
                );
            }
        }
        let all = choose(usize::from(bag.len()), draws);
        Sums(handfuls[draws].map(|ways| ways / all))
    }

    /// With one more token of a colour, on a random face.
    fn with(&self, colour: Colour) -> Sums {
        let mut sums = Sums([0.0; WIDTH]);
        for face in colour.faces() {
            for (sum, &chance) in (LEAST..).zip(&self.0) {
                sums.0[place(sum + i32::from(face))] += chance * 0.5;
            }
        }
        sums
    }

    /// With tokens that wait.
    pub fn joined(mut self, waiting: &Tokens) -> Sums {
        for colour in waiting.each() {
            for _ in 0..waiting.count(colour) {
                self = self.with(colour);
            }
        }
        self
    }

    /// Every sum twice as large.
    pub fn doubled(&self) -> Sums {
        let mut sums = Sums([0.0; WIDTH]);
        for (sum, &chance) in (LEAST..).zip(&self.0) {
            sums.0[place(2 * sum)] += chance;
        }
        sums
    }

    /// Both together.
    fn and(&self, other: &Sums) -> Sums {
        let mut both = Sums([0.0; WIDTH]);
        for (sum, &chance) in (LEAST..).zip(&self.0) {
            if chance == 0.0 {
                continue;
            }
            for (more, &and) in (LEAST..).zip(&other.0) {
                both.0[place(sum + more)] += chance * and;
            }
        }
        both
    }

    /// The chances to reach each sum.
    pub fn reach(&self) -> Reach {
        let mut reach = self.0;
        for at in (0..WIDTH - 1).rev() {
            reach[at] += reach[at + 1];
        }
        Reach(reach)
    }
}

/// The chance to reach each sum.
#[derive(Clone)]
pub struct Reach([f32; WIDTH]);

impl Reach {
    #[inline]
    pub fn at_least(&self, sum: i32) -> f32 {
        if sum > LEAST + WIDTH as i32 - 1 {
            return 0.0;
        }
        self.0[place(sum)].min(1.0)
    }

    /// Between two sums, for helps that are only likely.
    #[inline]
    pub fn about(&self, sum: f32) -> f32 {
        let below = sum.floor();
        let part = sum - below;
        let (low, high) = (self.at_least(below as i32), self.at_least(below as i32 + 1));
        low + (high - low) * part
    }
}

/// Adds up the tokens' polynomials, each to this power.
fn power(bag: &Tokens, exponent: usize, sum: &mut [f32; WIDTH]) {
    let part = 0.5_f32.powi(exponent as i32);
    for colour in bag.each() {
        let [up, down] = colour.faces().map(i32::from);
        let count = f32::from(bag.count(colour)) * part;
        for second in 0..=exponent {
            let at = (exponent - second) as i32 * up + second as i32 * down;
            sum[place(at)] += count * choose(exponent, second);
        }
    }
}

/// Adds a product of two polynomials. Their powers go no further than this from nothing.
#[inline]
fn multiply(
    left: &[f32; WIDTH],
    left_far: usize,
    right: &[f32; WIDTH],
    right_far: usize,
    times: f32,
    into: &mut [f32; WIDTH],
) {
    let middle = place(0);
    let right = &right[middle - right_far..=middle + right_far];
    for (at, &factor) in left
        .iter()
        .enumerate()
        .skip(middle - left_far)
        .take(2 * left_far + 1)
    {
        if factor == 0.0 {
            continue;
        }
        let into = &mut into[at - right_far..=at + right_far];
        for (sum, &other) in into.iter_mut().zip(right) {
            *sum += times * factor * other;
        }
    }
}

#[inline]
fn place(sum: i32) -> usize {
    (sum - LEAST).clamp(0, WIDTH as i32 - 1) as usize
}

/// How many ways there are to take `k` of `n`.
fn choose(n: usize, k: usize) -> f32 {
    (0..k).fold(1.0, |ways, at| ways * (n - at) as f32 / (at + 1) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rivals::odds::Spread;

    #[test]
    fn chances_are_those_of_the_rules() {
        let bag = Tokens([1, 2, 7, 3, 1, 2]);
        let spare = Tokens([0, 1, 2, 0, 1, 0]);
        let few = Tokens([1, 0, 1, 0, 0, 1]);
        let waiting = Tokens([0, 1, 0, 1, 0, 0]);
        for draws in 0..6 {
            for bag in [&bag, &few] {
                let exact = Spread::drawn(bag, &spare, draws).joined(&waiting);
                let quick = Sums::drawn(bag, &spare, draws).joined(&waiting).reach();
                for sum in -20..=20 {
                    let (exact, quick) = (exact.at_least(sum) as f32, quick.at_least(sum.into()));
                    assert!(
                        (exact - quick).abs() < 1e-4,
                        "{draws} draws to {sum}: {quick}, not {exact}"
                    );
                }
            }
        }
    }

    #[test]
    fn between_two_sums_lies_the_chance_between() {
        let reach = Sums::drawn(&Tokens([0, 0, 4, 0, 0, 0]), &Tokens::default(), 2).reach();
        assert_eq!((reach.at_least(0), reach.at_least(2)), (0.75, 0.25));
        assert_eq!(reach.about(0.5), 0.5);
        assert_eq!(reach.at_least(99), 0.0);
    }
}
