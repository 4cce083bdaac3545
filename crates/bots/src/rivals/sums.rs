//! How likely it is that tokens reach a sum: as exact as [`rivals::odds`], in a form that is quick enough for imagined games.

use rivals::{Colour, Tokens};

/// Sums from here on, up to as much above nothing. Whatever lies beyond is counted at the end.
const LEAST: i32 = -24;
const WIDTH: usize = 49;

/// More tokens than this are hardly ever drawn in one test, and counted as this many.
const MOST_DRAWS: usize = 6;

/// No face of a token is further from nothing.
const FACE: usize = 4;

/// The chance of each sum.
#[derive(Clone)]
pub struct Sums {
    chances: [f32; WIDTH],
    /// No sum is further from nothing.
    far: usize,
}

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

    /// Nothing is drawn.
    fn nothing() -> Sums {
        let mut sums = Sums::empty(0);
        sums.chances[place(0)] = 1.0;
        sums
    }

    fn empty(far: usize) -> Sums {
        Sums {
            chances: [0.0; WIDTH],
            far: far.min(place(0)),
        }
    }

    /// So many tokens of those that are there. Most tests draw two, and imagined games ask for nothing else as often.
    fn of(bag: &Tokens, draws: u8) -> Sums {
        match draws {
            0 => Sums::nothing(),
            2 => Sums::pair(bag),
            draws => Sums::handful(bag, usize::from(draws).min(MOST_DRAWS)),
        }
    }

    /// Two tokens: any two, without those that would be the same token twice.
    fn pair(bag: &Tokens) -> Sums {
        let mut one = [0.0; 2 * FACE + 1];
        let mut two = [0.0; 4 * FACE + 1];
        for colour in Colour::ALL {
            let count = f32::from(bag.count(colour));
            let faces = colour.faces();
            for face in faces {
                one[(face + FACE as i8) as usize] += 0.5 * count;
                for other in faces {
                    two[(face + other + 2 * FACE as i8) as usize] -= 0.25 * count;
                }
            }
        }
        for (at, first) in one.into_iter().enumerate() {
            for (sum, second) in two[at..].iter_mut().zip(one) {
                *sum += first * second;
            }
        }
        let all = 2.0 * choose(bag.len().into(), 2);
        let mut sums = Sums::empty(2 * FACE);
        let places = place(0) - 2 * FACE..=place(0) + 2 * FACE;
        for (chance, ways) in sums.chances[places].iter_mut().zip(two) {
            *chance = ways / all;
        }
        sums
    }

    /// Any number of tokens.
    ///
    /// A token is a polynomial: half of x to the power of either face. Handfuls of different tokens are the elementary
    /// symmetric polynomial of all of them, which Newton's identities make from sums of powers.
    fn handful(bag: &Tokens, draws: usize) -> Sums {
        let mut powers = [[0.0; WIDTH]; MOST_DRAWS + 1];
        let mut handfuls = [[0.0; WIDTH]; MOST_DRAWS + 1];
        handfuls[0][place(0)] = 1.0;
        for n in 1..=draws {
            power(bag, n, &mut powers[n]);
            let (fewer, rest) = handfuls.split_at_mut(n);
            for k in 1..=n {
                let sign = if k % 2 == 1 { 1.0 } else { -1.0 };
                let (left, right) = (&fewer[n - k], &powers[k]);
                multiply(
                    left,
                    FACE * (n - k),
                    right,
                    FACE * k,
                    sign / n as f32,
                    &mut rest[0],
                );
            }
        }
        let all = choose(usize::from(bag.len()), draws);
        Sums {
            chances: handfuls[draws].map(|ways| ways / all),
            far: FACE * draws,
        }
    }

    /// Each sum that may be, and its chance.
    fn each(&self) -> impl Iterator<Item = (i32, f32)> {
        let range = place(0) - self.far..=place(0) + self.far;
        (-(self.far as i32)..).zip(self.chances[range].iter().copied())
    }

    /// With one more token of a colour, on a random face.
    fn with(&self, colour: Colour) -> Sums {
        let mut sums = Sums::empty(self.far + FACE);
        for face in colour.faces() {
            for (sum, chance) in self.each() {
                sums.chances[place(sum + i32::from(face))] += chance * 0.5;
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
        let mut sums = Sums::empty(2 * self.far);
        for (sum, chance) in self.each() {
            sums.chances[place(2 * sum)] += chance;
        }
        sums
    }

    /// Both together.
    fn and(&self, other: &Sums) -> Sums {
        let mut both = Sums::empty(self.far + other.far);
        for (sum, chance) in self.each() {
            for (more, and) in other.each() {
                both.chances[place(sum + more)] += chance * and;
            }
        }
        both
    }

    /// The chances to reach each sum.
    pub fn reach(&self) -> Reach {
        let mut reach = [0.0; WIDTH];
        let (least, most) = (place(0) - self.far, place(0) + self.far);
        let mut sum = 0.0;
        for at in (least..=most).rev() {
            sum += self.chances[at];
            reach[at] = sum;
        }
        reach[..least].fill(1.0);
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
