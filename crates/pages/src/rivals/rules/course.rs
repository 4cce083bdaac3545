//! A turn step by step, what follows a test, the end of a round and of the game.

use super::Tell;
use crate::rule_reference::RuleChapter;
use crate::rule_reference::{Sentence, paragraph, point, points, steps};
use maud::{Markup, html};

pub fn turn(tell: &Tell) -> RuleChapter {
    let rules = tell.rules;
    let step = |name, says: &[Sentence]| point(tell.say(name), says.iter().cloned());
    RuleChapter::new(
        tell.lang,
        "turn",
        "rivals-rules-turn",
        html! {
            (paragraph([tell.say("rivals-rules-turn-steps")]))
            (steps([
                step("rivals-rules-choose", &[
                    tell.say("rivals-rules-choose-top"),
                    tell.say("rivals-rules-choose-ways"),
                    tell.say("rivals-rules-choose-sum"),
                    tell.when(rules.pawns, "rivals-rules-choose-pawn"),
                ]),
                step("rivals-rules-help", &[
                    tell.say("rivals-rules-help-secret"),
                    tell.when(rules.pawns, "rivals-rules-help-pay"),
                    tell.when(rules.pawns, "rivals-rules-help-lost"),
                    tell.when(!rules.pawns, "rivals-rules-help-free"),
                    tell.say("rivals-rules-help-order"),
                    tell.when(rules.idle_helpers_draw, "rivals-rules-help-idle"),
                ]),
                step("rivals-rules-draw", &[
                    tell.say("rivals-rules-draw-two"),
                    tell.say("rivals-rules-draw-waiting"),
                ]),
                step("rivals-rules-tricks-step", &[tell.say("rivals-rules-tricks-how")]),
                step("rivals-rules-resolve", &[
                    tell.say("rivals-rules-resolve-sum"),
                    tell.say("rivals-rules-resolve-stay"),
                ]),
                step("rivals-rules-prepare", &[
                    tell.either(
                        rules.discard_before_drawing,
                        "rivals-rules-prepare-discard",
                        "rivals-rules-prepare-draw",
                    ),
                    tell.say("rivals-rules-prepare-others"),
                ]),
            ]))
        },
    )
}

/// Steps that need no names.
fn list(sentences: impl IntoIterator<Item = Sentence>) -> Markup {
    html! {
        ol class="round-steps" { @for sentence in sentences.into_iter().flatten() { li { (sentence) } } }
    }
}

pub fn success(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "success",
        "rivals-rules-success",
        list([
            tell.say("rivals-rules-success-effect"),
            tell.say("rivals-rules-success-obstacle"),
            tell.say("rivals-rules-success-cheese"),
            tell.say("rivals-rules-success-skill"),
            tell.say("rivals-rules-success-tricks"),
        ]),
    )
}

pub fn failure(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "failure",
        "rivals-rules-failure",
        list([
            tell.say("rivals-rules-failure-effect"),
            tell.say("rivals-rules-failure-obstacle"),
            tell.say("rivals-rules-failure-assists"),
            tell.say("rivals-rules-failure-cheese"),
            tell.say("rivals-rules-failure-learn"),
            tell.say("rivals-rules-failure-rest"),
        ]),
    )
}

pub fn round(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "round",
        "rivals-rules-round",
        html! {
            (paragraph([tell.say("rivals-rules-round-turns")]))
            (list([
                tell.say("rivals-rules-round-heat"),
                tell.say("rivals-rules-round-back"),
                tell.either(
                    tell.rules.starter_rotates,
                    "rivals-rules-round-rotates",
                    "rivals-rules-round-same",
                ),
            ]))
            (paragraph([tell.say("rivals-rules-round-last")]))
        },
    )
}

pub fn scoring(tell: &Tell) -> RuleChapter {
    let rules = tell.rules;
    RuleChapter::new(
        tell.lang,
        "scoring",
        "rivals-rules-scoring",
        html! {
            (list([
                tell.say("rivals-rules-scoring-bag"),
                tell.say("rivals-rules-scoring-secret"),
                tell.say("rivals-rules-scoring-cheese"),
                tell.either(
                    rules.one_bonus_a_job,
                    "rivals-rules-scoring-bonus-once",
                    "rivals-rules-scoring-bonus",
                ),
                tell.say("rivals-rules-scoring-winner"),
            ]))
            (points([
                tell.say("rivals-rules-scoring-completed"),
                tell.when(rules.training_montage, "rivals-rules-scoring-montage"),
            ]))
        },
    )
}
