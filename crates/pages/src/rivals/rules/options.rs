//! Questions that come up, what a group can choose, and what this table adds.

use super::Tell;
use crate::rule_reference::RuleChapter;
use crate::rule_reference::{paragraph, points};
use maud::html;
use rivals::{Card, Rules, Secret};
use serde_json::Value;
use words::Language;
use words::rivals as say;

/// What the rulebook leaves open, as it is played here.
pub fn questions(tell: &Tell) -> RuleChapter {
    let card = |id: &str| {
        let card = Card::named(id)?;
        let text = say::card_text(tell.lang, tell.rules, card).join(" ");
        let about = [("card", say::card_name(tell.lang, card)), ("text", &text)];
        tell.say_of("rivals-rules-ask-card", &about)
    };
    let secret = |id: &str| {
        let secret = Secret::named(id)?;
        let text = say::secret_text_for_all(tell.lang, tell.rules, secret);
        let about = [
            ("card", say::secret_name(tell.lang, secret)),
            ("text", &text),
        ];
        tell.say_of("rivals-rules-ask-card", &about)
    };
    RuleChapter::new(
        tell.lang,
        "questions",
        "rivals-rules-ask",
        html! {
            h3 { (tell.lang.fixed("rivals-rules-ask-tokens")) }
            (points([
                tell.say("rivals-rules-ask-supply"),
                tell.say("rivals-rules-ask-removed"),
                tell.say("rivals-rules-ask-next"),
                tell.say("rivals-rules-ask-waiting"),
                tell.say("rivals-rules-ask-bag"),
                tell.say("rivals-rules-ask-highest"),
                tell.say("rivals-rules-ask-grab"),
            ]))
            h3 { (tell.lang.fixed("rivals-rules-ask-cards")) }
            (points([
                tell.say("rivals-rules-ask-deck"),
                tell.say("rivals-rules-ask-hand"),
                tell.say("rivals-rules-ask-lend"),
                tell.say("rivals-rules-ask-numbers"),
                tell.say("rivals-rules-ask-vain"),
                tell.say("rivals-rules-ask-give-up"),
                tell.either(
                    tell.rules.pawns,
                    "rivals-rules-ask-alone",
                    "rivals-rules-ask-unhelped",
                ),
                tell.say("rivals-rules-ask-ties"),
                card("light-sabotage"),
                card("justified-means"),
                card("go-big-or-go-home"),
                secret("half-full"),
                secret("master-thief"),
            ]))
        },
    )
}

/// What is played unless somebody wants it otherwise.
fn usual(lang: Language, field: &str) -> String {
    let rules = serde_json::to_value(Rules::default()).unwrap_or_default();
    match &rules[field] {
        Value::Bool(true) => lang.fixed("rivals-rules-option-on").to_owned(),
        Value::Bool(false) => lang.fixed("rivals-rules-option-off").to_owned(),
        other => lang.say_with("rivals-rules-option-is", &[("value", &other.to_string())]),
    }
}

pub fn options(lang: Language) -> RuleChapter {
    RuleChapter::new(
        lang,
        "options",
        "rivals-rules-options",
        html! {
            p { (lang.fixed("rivals-rules-options-about")) }
            dl class="squares" {
                @for field in say::RULES {
                    div {
                        dt { b { (say::rule_name(lang, field)) } " " span class="quiet" { (usual(lang, field)) } }
                        dd { (say::rule_text(lang, field)) }
                    }
                }
                div {
                    dt { b { (lang.fixed("rivals-rules-timer")) } " " span class="quiet" { (lang.fixed("rivals-rules-option-off")) } }
                    dd { (lang.fixed("rivals-rules-timer-why")) }
                }
            }
        },
    )
}

pub fn table(tell: &Tell) -> RuleChapter {
    let game = say::game_name(tell.lang);
    RuleChapter::new(
        tell.lang,
        "table",
        "rivals-rules-table",
        html! {
            (paragraph([
                tell.say_of("rivals-rules-table-odds", &[("game", game)]),
                tell.say("rivals-rules-table-undo"),
                tell.say("rivals-rules-table-screen"),
                tell.say("rivals-rules-table-replay"),
            ]))
        },
    )
}
