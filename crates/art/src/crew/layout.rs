//! Where chits and pawns stand in a hex, so that they never overlap.

use crate::write::Point;

/// Half of the room a chit takes, before it is scaled.
pub(crate) const CHIT: f32 = 11.0;
/// From the middle of a chit to the next, before scaling.
const STEP: f32 = 24.0;
/// Where the middle of the chits is.
const CHITS_AT: f32 = -3.0;

/// How a number of chits is laid out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chits {
    count: usize,
    /// Chits in a row.
    across: usize,
    pub scale: f32,
}

/// Two lie side by side; a third shrinks all.
pub(crate) fn chits(count: usize) -> Chits {
    let (across, scale) = match count {
        0 | 1 => (1, 1.32),
        2 => (2, 1.14),
        3 => (3, 0.86),
        4 => (4, 0.66),
        5 | 6 => (3, 0.6),
        7 | 8 => (4, 0.56),
        9 | 10 => (5, 0.5),
        11..=15 => (5, 0.42),
        _ => (6, 0.32),
    };
    Chits {
        count,
        across,
        scale,
    }
}

impl Chits {
    /// The middle of all of them.
    pub fn middle(self) -> Point {
        (0.0, CHITS_AT)
    }

    /// The middle of chit `n`, before scaling, from the middle of all.
    pub fn place(self, n: usize) -> Point {
        let rows = self.count.div_ceil(self.across);
        let row = n / self.across;
        let first = row * self.across;
        let here = (self.count - first).min(self.across);
        let along = |n: usize, of: usize| STEP * (n as f32 - (of as f32 - 1.0) / 2.0);
        (along(n - first, here), along(row, rows))
    }
}

/// A pawn reaches this far from its middle, before scaling.
pub(crate) const PAWN: f32 = 7.4;

/// Where pawn `n` of so many stands, and how big.
pub(crate) fn pawn(n: usize, count: usize) -> (Point, f32) {
    // Further out the wall comes up, so those at the ends stand higher.
    let (places, scale): (&[Point], f32) = match count {
        0 | 1 => (&[(0.0, 21.8)], 1.2),
        2 => (&[(-9.6, 20.4), (9.6, 20.4)], 1.18),
        3 => (&[(-17.2, 17.2), (0.0, 22.0), (17.2, 17.2)], 1.04),
        4 => (
            &[(-20.6, 16.0), (-7.0, 20.8), (7.0, 20.8), (20.6, 16.0)],
            0.9,
        ),
        _ => (
            &[
                (-23.4, 14.6),
                (-12.0, 18.8),
                (0.0, 23.0),
                (12.0, 18.8),
                (23.4, 14.6),
            ],
            0.78,
        ),
    };
    (places[n.min(places.len() - 1)], scale)
}

/// Where the planning token of a seat lies: each seat has its corner.
pub(crate) const PIPS: [Point; 4] = [(-21.6, -18.8), (-11.6, -24.6), (11.6, -24.6), (21.6, -18.8)];
/// A planning token reaches this far from its middle.
pub(crate) const PIP: f32 = 4.4;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crew::hex::{REACH, towards};
    use board::Side;

    /// A disc: where and how big.
    type Disc = (Point, f32);

    fn apart(discs: &[Disc]) {
        for (i, (a, ra)) in discs.iter().enumerate() {
            for (b, rb) in &discs[i + 1..] {
                let distance = (a.0 - b.0).hypot(a.1 - b.1);
                assert!(distance >= ra + rb, "{a:?} and {b:?} of {discs:?}");
            }
        }
    }

    /// Inside the walls, which are this thick.
    fn inside(discs: &[Disc], wall: f32) {
        for &((x, y), r) in discs {
            for side in Side::ALL {
                let (sx, sy) = towards(side);
                assert!(x * sx + y * sy + r <= REACH - wall, "{x} {y} {r} {side:?}");
            }
        }
    }

    fn all_chits(count: usize) -> Vec<Disc> {
        let row = chits(count);
        let (mx, my) = row.middle();
        (0..count)
            .map(|n| row.place(n))
            .map(|(x, y)| ((mx + x * row.scale, my + y * row.scale), CHIT * row.scale))
            .collect()
    }

    fn all_pawns(count: usize) -> Vec<Disc> {
        (0..count)
            .map(|n| pawn(n, count))
            .map(|(at, scale)| (at, PAWN * scale))
            .collect()
    }

    #[test]
    fn up_to_four_chits_and_five_pawns_and_all_plans_have_room() {
        let pips = PIPS.map(|at| (at, PIP));
        for count in 0..=4 {
            for people in 0..=5 {
                let mut discs = all_chits(count);
                discs.extend(all_pawns(people));
                discs.extend(pips);
                apart(&discs);
                inside(&discs, 3.0);
            }
        }
    }

    #[test]
    fn a_heap_of_chits_stays_inside_too() {
        for count in 5..=18 {
            apart(&all_chits(count));
            inside(&all_chits(count), 3.0);
        }
    }

    #[test]
    fn a_third_chit_shrinks_all() {
        assert!(chits(3).scale < chits(2).scale);
    }
}
