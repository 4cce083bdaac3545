//! Successive halving: many play a little, and those at either end go on with twice as much.
//!
//! It looks for the strongest and the weakest at once. First everybody plays; the better half goes on as the strong end
//! and the other half as the weak end. From then on each round doubles what those left have played and keeps the better
//! half of the strong end and the worse half of the weak one, until few enough are left. At last those few play
//! again with luck that had no part in choosing them: only that is shown, because whoever is chosen for having won has
//! been lucky as well.

use crate::share::Share;
use std::cmp::Ordering;
use std::ops::Range;

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Halving {
    /// Heists of each in the first round.
    pub first: u64,
    /// How many are left at each end.
    pub keep: usize,
    /// Fresh heists of each that is left.
    pub last: u64,
}

/// One still in the running, with what it did in the heists that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finalist {
    pub candidate: usize,
    pub share: Share,
}

/// Both ends, the strongest first and the weakest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ends {
    pub strong: Vec<Finalist>,
    pub weak: Vec<Finalist>,
}

/// Something to be played: these candidates, each with these numbers of heists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch<'t> {
    pub candidates: &'t [usize],
    pub numbers: Range<u64>,
}

impl Halving {
    /// How many heists all of it takes.
    pub fn heists(&self, candidates: usize) -> u64 {
        let mut total = candidates as u64 * self.first;
        let (mut strong, mut weak) = self.parted(candidates);
        let mut played = self.first;
        while strong.max(weak) > self.keep {
            total += (strong + weak) as u64 * played;
            played *= 2;
            (strong, weak) = (self.halved(strong), self.halved(weak));
        }
        total + (strong + weak) as u64 * self.last
    }

    fn parted(&self, candidates: usize) -> (usize, usize) {
        (candidates.div_ceil(2), candidates / 2)
    }

    fn halved(&self, field: usize) -> usize {
        field.div_ceil(2).max(self.keep.min(field))
    }

    /// Finds both ends. `play` answers with the rate of each candidate of the batch, in their order.
    pub fn run<E>(
        &self,
        candidates: usize,
        mut play: impl FnMut(Batch) -> Result<Vec<Share>, E>,
    ) -> Result<Ends, E> {
        let mut shares = vec![Share::default(); candidates];
        let mut field: Vec<usize> = (0..candidates).collect();
        let mut go_on = |field: &[usize], numbers, shares: &mut Vec<Share>| {
            let batch = Batch {
                candidates: field,
                numbers,
            };
            for (&candidate, share) in field.iter().zip(play(batch)?) {
                shares[candidate].add(share);
            }
            Ok(())
        };
        go_on(&field, 0..self.first, &mut shares)?;
        best_first(&mut field, &shares);
        let (count, _) = self.parted(candidates);
        let mut weak = field.split_off(count);
        let mut strong = field;
        weak.reverse();
        let mut played = self.first;
        while strong.len().max(weak.len()) > self.keep {
            let both = [&strong[..], &weak[..]].concat();
            go_on(&both, played..2 * played, &mut shares)?;
            played *= 2;
            best_first(&mut strong, &shares);
            strong.truncate(self.halved(strong.len()));
            best_first(&mut weak, &shares);
            weak.reverse();
            weak.truncate(self.halved(weak.len()));
        }
        let mut fresh = vec![Share::default(); candidates];
        let both = [&strong[..], &weak[..]].concat();
        go_on(&both, played..played + self.last, &mut fresh)?;
        best_first(&mut strong, &fresh);
        best_first(&mut weak, &fresh);
        weak.reverse();
        let finalists = |field: Vec<usize>| {
            let with_rate = field.into_iter().map(|candidate| Finalist {
                candidate,
                share: fresh[candidate],
            });
            with_rate.collect()
        };
        Ok(Ends {
            strong: finalists(strong),
            weak: finalists(weak),
        })
    }
}

/// Among equals the order stays.
fn best_first(field: &mut [usize], shares: &[Share]) {
    field.sort_by(|&a, &b| better_first(shares[a], shares[b]).then(a.cmp(&b)));
}

/// By the share of wins, without rounding.
fn better_first(a: Share, b: Share) -> Ordering {
    (b.wins * a.of).cmp(&(a.wins * b.of))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    const RIGGED: Halving = Halving {
        first: 20,
        keep: 4,
        last: 100,
    };

    /// A toy: candidate n wins n of every 64 heists, spread evenly.
    fn toy(batch: &Batch) -> Vec<Share> {
        let wins = |n: usize| {
            batch
                .numbers
                .clone()
                .filter(move |k| (k * 37) % 64 < n as u64)
        };
        let shares = batch.candidates.iter().map(|&n| Share {
            wins: wins(n).count() as u64,
            of: batch.numbers.end - batch.numbers.start,
        });
        shares.collect()
    }

    fn run(halving: Halving, candidates: usize) -> (Ends, Vec<(usize, Range<u64>)>) {
        let mut batches = Vec::new();
        let ends = halving.run(candidates, |batch| {
            batches.push((batch.candidates.len(), batch.numbers.clone()));
            Ok::<_, Infallible>(toy(&batch))
        });
        (ends.unwrap(), batches)
    }

    #[test]
    fn both_ends_are_found() {
        let (ends, _) = run(RIGGED, 64);
        let names = |end: &[Finalist]| end.iter().map(|f| f.candidate).collect::<Vec<_>>();
        let (strong, weak) = (names(&ends.strong), names(&ends.weak));
        assert_eq!((strong.len(), weak.len()), (4, 4));
        assert!(strong.iter().all(|&n| n >= 56), "{strong:?}");
        assert!(weak.iter().all(|&n| n <= 8), "{weak:?}");
        assert!(strong[0] >= strong[3] && weak[0] <= weak[3]);
    }

    #[test]
    fn each_round_halves_the_field_and_doubles_the_heists() {
        let (_, batches) = run(RIGGED, 64);
        let rounds = [(64, 0..20), (64, 20..40), (32, 40..80), (16, 80..160)];
        assert_eq!(batches[..4], rounds);
        assert_eq!(batches[4..], [(8, 160..260)]);
    }

    #[test]
    fn what_is_shown_had_no_part_in_the_choice() {
        let (ends, _) = run(RIGGED, 64);
        for finalist in ends.strong.iter().chain(&ends.weak) {
            assert_eq!(finalist.share.of, RIGGED.last);
        }
    }

    #[test]
    fn it_says_beforehand_how_much_it_plays() {
        for candidates in [1, 2, 3, 7, 8, 9, 30, 64, 65, 200] {
            let (ends, batches) = run(RIGGED, candidates);
            let played = batches
                .iter()
                .map(|(count, numbers)| *count as u64 * (numbers.end - numbers.start));
            assert_eq!(played.sum::<u64>(), RIGGED.heists(candidates));
            let mut all: Vec<usize> = ends.strong.iter().map(|f| f.candidate).collect();
            all.extend(ends.weak.iter().map(|f| f.candidate));
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "nobody is at both ends");
        }
    }

    #[test]
    fn a_failure_ends_it() {
        let failed = RIGGED.run(10, |_| Err::<Vec<Share>, _>("no more power"));
        assert_eq!(failed, Err("no more power"));
    }
}
