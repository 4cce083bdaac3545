//! How a chance is shown.

use words::Language;

/// A chance in whole percents. What is no chance is none.
pub fn percent(chance: f64) -> u32 {
    // A cast of what is no number gives 0.
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// A chance as people say it. Nothing is certain before it has happened.
pub fn told(lang: Language, chance: f64) -> String {
    match percent(chance) {
        0 => lang.say("chance-none"),
        100.. => lang.say("chance-certain"),
        percent => lang.say_with("chance-percent", &[("percent", &percent.to_string())]),
    }
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

    #[test]
    fn nothing_is_certain() {
        let told = |chance| told(Language::english(), chance);
        assert_eq!(told(0.95), "95%");
        assert_eq!(told(1.0), "almost certain");
        assert_eq!(told(0.0), "next to none");
    }
}
