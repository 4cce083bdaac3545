//! What a group chooses before it plays.

use crate::Language;
use ::rivals::SetupProblem;
use ::rivals::rules::LONGEST_THOUGHT;

/// Every field of [`::rivals::Rules`] as files write it, in the order in which they are asked for.
pub const RULES: [&str; 14] = [
    "obstacles-per-job",
    "pawns",
    "idle-helpers-draw",
    "discard-before-drawing",
    "starter-rotates",
    "one-bonus-a-job",
    "training-montage",
    "heat-by-chart",
    "older-heat-track",
    "milder-half-full",
    "stricter-master-thief",
    "sabotage-hits-the-tester",
    "means-only-after-failure",
    "go-big-adds-one",
];

/// A few words for a field of the rules.
pub fn rule_name(lang: Language, field: &str) -> String {
    lang.say(&format!("rivals-rule-{field}"))
}

/// What a field of the rules changes.
pub fn rule_text(lang: Language, field: &str) -> String {
    lang.say(&format!("rivals-rule-{field}-why"))
}

/// Why a setup cannot be played.
pub fn setup_problem(lang: Language, problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(count) => {
            lang.sentence("rivals-setup-players", [("count", count.into())])
        }
        SetupProblem::Obstacles(count) => {
            lang.sentence("rivals-setup-obstacles", [("count", count.into())])
        }
        SetupProblem::Timer(seconds) => {
            let most = ("most", LONGEST_THOUGHT.into());
            lang.sentence("rivals-setup-timer", [("seconds", seconds.into()), most])
        }
    }
}

/// All reasons against a setup, one sentence after the other.
pub fn setup_problems(lang: Language, problems: &[SetupProblem]) -> String {
    let sentences: Vec<String> = problems
        .iter()
        .map(|each| setup_problem(lang, each))
        .collect();
    sentences.join(" ")
}
