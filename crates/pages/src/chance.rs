//! How a chance is shown.

/// A chance in whole percents. What is no chance is none.
pub fn percent(chance: f64) -> u32 {
    // A cast of what is no number gives 0.
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// How a chance looks: the number beside it says the same.
pub fn mood(percent: u32) -> &'static str {
    match percent {
        0..=24 => "grim",
        25..=59 => "fair",
        _ => "fine",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_told_in_numbers_whatever_it_is() {
        assert_eq!(percent(0.434), 43);
        assert_eq!(percent(-3.0), 0);
        assert_eq!(percent(7.0), 100);
        assert_eq!(percent(f64::NAN), 0);
    }
}
