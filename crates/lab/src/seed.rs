//! Where the luck of each heist comes from.

/// The seeds of one heist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// Of the dice and draws at the table.
    pub table: u64,
    /// Of what the bots imagine.
    pub bot: u64,
}

/// The seeds of a heist by the plan's seed, the number of the matchup in the plan, and its own number. Two plans with the
/// same seed give the same luck to the same numbers, whatever is played: this is how settings are compared.
pub fn seeds(seed: u64, matchup: u32, number: u32) -> Seeds {
    let heist = mix(mix(seed) ^ (u64::from(matchup) << 32 | u64::from(number)));
    Seeds {
        table: mix(heist),
        bot: mix(heist ^ 1),
    }
}

/// The finalizer of splitmix64: a small change of the input changes half of the output.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_heists_share_their_luck() {
        let mut seen = HashSet::new();
        for seed in 0..3 {
            for matchup in 0..20 {
                for number in 0..200 {
                    let seeds = seeds(seed, matchup, number);
                    assert!(seen.insert(seeds.table) && seen.insert(seeds.bot));
                }
            }
        }
    }
}
