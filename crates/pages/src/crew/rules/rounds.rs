//! A round: rolling, acting, security, noise, and what the building answers.

use super::tell::Tell;
use super::{glossary, pictures};
use crate::rule_reference::RuleChapter;
use crate::rule_reference::{paragraph, point, steps};
use crew::content::edition::{Alerts, Edition};
use crew::rules::NoiseEnd;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{name, text};

pub fn round(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let items = !tell.edition().items.is_empty();
    let step = |name, says: &[Option<String>]| point(tell.say(name), says.iter().cloned());
    RuleChapter::new(
        tell.lang,
        "round",
        "rules-round",
        html! {
            (paragraph([tell.say("rules-round-steps")]))
            (steps([
                step("rules-round-roll", &[tell.say("rules-round-roll-1")]),
                step("rules-round-choose", &[
                    tell.either(items, "rules-round-choose-items", "rules-round-choose-1"),
                    tell.say("rules-round-turn"),
                    tell.when(!rules.action_ideas_pay_for_it, "rules-round-turn-late"),
                    tell.either(rules.passing, "rules-round-pass", "rules-round-no-pass"),
                ]),
                step("rules-round-act", &[
                    tell.say("rules-round-act-1"),
                    tell.say("rules-round-act-2"),
                ]),
                step("rules-round-answer", &[tell.either(
                    has.track(),
                    "rules-round-answer-track",
                    "rules-round-answer-deck",
                )]),
            ]))
            (pictures::choice(tell.lang, tell.edition()))
            (paragraph([tell.say("rules-round-together"), tell.say("rules-round-example")]))
            (paragraph([
                tell.say("rules-round-outdoors"),
                tell.when(rules.help_out, "rules-round-help-out"),
            ]))
            (paragraph([tell.say("rules-round-say")]))
        },
    )
}

pub fn icons(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "icons",
        "rules-icons",
        html! {
            (paragraph([tell.say("rules-icons-row")]))
            (glossary::list(tell.lang, &glossary::actions(&tell.has)))
        },
    )
}

pub fn security(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    RuleChapter::new(
        tell.lang,
        "security",
        "rules-security",
        html! {
            (paragraph([
                tell.say("rules-security-reveal"),
                tell.say("rules-security-active"),
                tell.either(
                    rules.team_orders_reveals,
                    "rules-security-order-team",
                    "rules-security-order-map",
                ),
                tell.when(rules.empty_bag_means_blank, "rules-security-empty"),
            ]))
            (glossary::list(tell.lang, &glossary::security(has)))
            (paragraph([
                tell.say("rules-security-reach"),
                tell.say("rules-security-stack"),
                tell.when(has.doubles() && rules.doubles_are_two_chits, "rules-security-doubles"),
                tell.when(
                    has.doubles() && !rules.doubles_are_two_chits,
                    "rules-security-doubles-tough",
                ),
            ]))
            (paragraph([
                tell.either(has.track(), "rules-security-handled-track", "rules-security-handled"),
                tell.say("rules-security-supply"),
                tell.when(rules.supply_is_limited, "rules-security-supply-ends"),
                tell.when(rules.new_guards_replace_chits, "rules-security-replaced"),
            ]))
            @if has.dogs() { (paragraph([tell.say("rules-security-dogs")])) }
        },
    )
}

pub fn noise(tell: &Tell) -> RuleChapter {
    let rules = &tell.edition().rules;
    let end = match (rules.noise_end, rules.last_noise_slot_alerts_on_arrival) {
        (NoiseEnd::Escape, _) => "rules-noise-end-escape",
        (NoiseEnd::Alerts, true) => "rules-noise-end-arrival",
        (NoiseEnd::Alerts, false) => "rules-noise-end",
    };
    RuleChapter::new(
        tell.lang,
        "noise",
        "rules-noise",
        html! {
            (paragraph([
                tell.say("rules-noise-marker"),
                tell.either(
                    tell.has.noise_goes_back(),
                    "rules-noise-back",
                    "rules-noise-forward",
                ),
                tell.say("rules-noise-alert"),
                tell.say(end),
            ]))
            (pictures::tracks(tell.lang, tell.edition()))
            (paragraph([tell.say("rules-noise-sources")]))
        },
    )
}

/// What alerts do, and what happens when everyone has acted.
pub fn answer(tell: &Tell) -> RuleChapter {
    match &tell.edition().alert {
        Some(track) => alert_track(tell, track),
        None => events(tell),
    }
}

fn alert_track(tell: &Tell, track: &Alerts) -> RuleChapter {
    let reinforcements = &tell.edition().cards[usize::from(track.reinforcements)];
    RuleChapter::new(
        tell.lang,
        "alerts",
        "rules-alerts",
        html! {
            (paragraph([tell.say("rules-alerts-bar"), tell.say("rules-alerts-stops")]))
            (paragraph([
                tell.say("rules-alerts-roll"),
                tell.say("rules-alerts-past"),
                tell.say("rules-alerts-after"),
                tell.when(tell.has.turns_security_die(), "rules-alerts-turned"),
            ]))
            (pictures::alert_track(tell.lang, tell.edition(), track))
            h3 { (tell.lang.fixed("rules-alerts-squares")) }
            (squares(tell.lang, tell.edition(), track))
            (paragraph([
                tell.when(tell.has.npcs(), "rules-alerts-freed"),
                tell.say("rules-alerts-outdoors"),
                tell.say("rules-alerts-nobody"),
            ]))
            h3 { (name(tell.lang, tell.edition(), reinforcements)) }
            (paragraph([tell.say("rules-alerts-radio"), Some(text(tell.lang, tell.edition(), reinforcements).to_owned())]))
        },
    )
}

/// Every square, those that do the same together.
fn squares(lang: Language, edition: &Edition, track: &Alerts) -> Markup {
    let mut groups: Vec<(Vec<usize>, &str, &str)> = Vec::new();
    for (number, &card) in (1..).zip(&track.squares) {
        let card = &edition.cards[usize::from(card)];
        let card = (name(lang, edition, card), text(lang, edition, card));
        let same = |group: &&mut (Vec<usize>, &str, &str)| (group.1, group.2) == card;
        match groups.iter_mut().find(same) {
            Some((numbers, ..)) => numbers.push(number),
            None => groups.push((vec![number], card.0, card.1)),
        }
    }
    html! {
        dl class="squares" {
            @for (numbers, name, text) in groups {
                div {
                    dt {
                        span class="square-numbers" {
                            @for number in &numbers {
                                span { span class="hidden" { (lang.fixed("rules-alerts-square")) " " } (number) }
                                " "
                            }
                        }
                        b { (name) }
                    }
                    dd { (text) }
                }
            }
        }
    }
}

fn events(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let edition = tell.edition();
    let rules = &edition.rules;
    RuleChapter::new(
        tell.lang,
        "events",
        "rules-events",
        html! {
            (paragraph([tell.say("rules-events-alert"), tell.say("rules-events-time")]))
            (paragraph([
                tell.say("rules-events-active"),
                tell.say("rules-events-read"),
                tell.say("rules-events-below"),
            ]))
            (paragraph([
                tell.say("rules-events-crises"),
                tell.say("rules-events-queue"),
                tell.say("rules-events-all"),
            ]))
            (pictures::events(tell.lang, edition))
            (paragraph([
                tell.either(
                    has.alarm_is_event(),
                    "rules-events-alarm-event",
                    "rules-events-alarm-crisis",
                ),
                tell.when(rules.alarm_when_discarded, "rules-events-alarm-thrown"),
                tell.when(rules.escape_at_once, "rules-events-alarm-forgotten"),
                tell.either(
                    rules.empty_deck_alarms,
                    "rules-events-empty-alarm",
                    "rules-events-empty",
                ),
            ]))
            (paragraph([tell.say("rules-events-nobody")]))
            h3 { (tell.lang.fixed("rules-events-list")) }
            (crises(tell.lang, edition))
            p {
                a href={ "/cards/" (edition.id) "#events" } {
                    (tell.lang.say_with("rules-events-browse", &[("count", &edition.events.to_string())]))
                }
            }
        },
    )
}

/// What each crisis does.
fn crises(lang: Language, edition: &Edition) -> Markup {
    html! {
        dl class="squares" {
            @for card in &edition.cards[edition.events..] {
                div {
                    dt { span class="square-numbers" { span { (card.code) } } " " b { (name(lang, edition, card)) } }
                    dd { (text(lang, edition, card)) }
                }
            }
        }
    }
}
