//! What else is in a building: special pieces, loot, people.

use super::tell::Tell;
use super::{glossary, pictures};
use crate::crew::cards::face_npc;
use crate::rule_reference::RuleChapter;
use crate::rule_reference::{paragraph, topic};
use crew::content::cards::{Barriers, Joins};
use crew::content::effect::Chit;
use maud::{Markup, html};

pub fn pieces(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    RuleChapter::new(
        tell.lang,
        "pieces",
        "rules-pieces",
        html! {
            (paragraph([tell.say("rules-pieces-jobs")]))
            @if has.gates() { (gates(tell)) }
            @if has.barriers() {
                @match tell.edition().barriers {
                    Barriers::Rings => (rings(tell)),
                    Barriers::RemoteLocks => (remote_locks(tell)),
                }
            }
            @if has.doors() {
                (topic("door", tell.say("gloss-door"), paragraph([
                    tell.say("rules-doors-open"),
                    tell.say("rules-doors-escape"),
                ])))
            }
            @if has.reinforcements() && !has.track() {
                (topic("reinforcements", tell.say("gloss-reinforcements"), paragraph([
                    tell.say("rules-reinforcements"),
                ])))
            }
            @if has.watchtower() { (watchtower(tell)) }
            @if has.dogs() { (dogs(tell)) }
            @if has.safe() {
                (topic("safe", tell.say("gloss-safe"), paragraph([tell.say("rules-safe")])))
            }
            @if has.beacon() || has.hideouts() { (story(tell)) }
            h3 { (tell.lang.fixed("rules-pieces-list")) }
            (glossary::list(tell.lang, &glossary::pieces(has)))
        },
    )
}

fn gates(tell: &Tell) -> Markup {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let by_name = has.named_gates();
    let says = html! {
        (paragraph([
            tell.say("rules-gates-room"),
            tell.say("rules-gates-gone"),
            tell.when(rules.cut_off_is_busted, "rules-gates-cut-off"),
        ]))
        (paragraph([
            tell.either(by_name, "rules-gates-named", "rules-gates-order"),
            tell.say("rules-gates-escape"),
            tell.when(has.holds_gates(), "rules-gates-held"),
        ]))
        (paragraph([
            tell.either(
                rules.gate_tokens_return,
                "rules-gates-tokens-return",
                "rules-gates-tokens",
            ),
            tell.say("rules-gates-gap"),
        ]))
    };
    topic("gate", tell.say("gloss-gate"), says)
}

fn rings(tell: &Tell) -> Markup {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let in_escape = if rules.rings_hold_in_escape {
        "rules-rings-escape-hold"
    } else if rules.rings_cover_loot_in_escape {
        "rules-rings-escape-loot"
    } else {
        "rules-rings-escape-nothing"
    };
    let says = html! {
        (paragraph([
            tell.say("rules-rings-what"),
            tell.either(rules.rings_bar_entry, "rules-rings-bar", "rules-rings-loot"),
            tell.when(
                rules.rings_bar_entry && (has.starts_inside() || has.npcs()),
                "rules-rings-inside",
            ),
        ]))
        (paragraph([
            tell.say("rules-rings-panel"),
            tell.when(rules.rings_are_nested, "rules-rings-nested"),
        ]))
        @if rules.rings_are_nested { (pictures::rings(tell.lang, tell.edition())) }
        (paragraph([
            tell.say(in_escape),
            tell.either(
                rules.servers_work_in_escape,
                "rules-rings-escape-panels",
                "rules-rings-escape-no-panels",
            ),
        ]))
    };
    topic("ring-x", tell.say("rules-rings"), says)
}

fn remote_locks(tell: &Tell) -> Markup {
    let rules = &tell.edition().rules;
    let says = html! {
        (paragraph([
            tell.say("rules-remote-bar"),
            tell.say("rules-remote-inside"),
            tell.when(rules.remote_lock_covers_loot, "rules-remote-loot"),
        ]))
        (paragraph([
            tell.say("rules-remote-server"),
            tell.when(rules.rings_hold_in_escape, "rules-remote-escape"),
            tell.when(rules.servers_work_in_escape, "rules-remote-escape-servers"),
        ]))
    };
    topic("remote-x", tell.say("rules-remote"), says)
}

fn watchtower(tell: &Tell) -> Markup {
    let over_gaps = tell.edition().rules.watchtower_sees_over_gaps;
    let says = paragraph([
        tell.say("rules-watchtower"),
        tell.either(
            over_gaps,
            "rules-watchtower-gaps",
            "rules-watchtower-no-gaps",
        ),
        tell.say("rules-watchtower-down"),
    ]);
    topic("watchtower", tell.say("gloss-watchtower"), says)
}

fn dogs(tell: &Tell) -> Markup {
    let shaken = tell.edition().rules.dogs_can_be_shaken;
    let says = html! {
        (paragraph([
            tell.say("rules-dogs-jump"),
            tell.say("rules-dogs-company"),
            tell.say("rules-dogs-doubt"),
        ]))
        (paragraph([
            tell.either(shaken, "rules-dogs-shaken", "rules-dogs-follow"),
            tell.either(tell.has.kennel(), "rules-dogs-kennel", "rules-dogs-no-kennel"),
        ]))
    };
    topic("dog", tell.say("rules-dogs"), says)
}

fn story(tell: &Tell) -> Markup {
    let says = paragraph([
        tell.say("rules-story"),
        tell.when(tell.has.beacon(), "rules-story-beacon"),
        tell.when(tell.has.hideouts(), "rules-story-hideouts"),
    ]);
    topic("story", tell.say("gloss-story"), says)
}

pub fn loot(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let tools = [Chit::Keycard, Chit::Usb]
        .map(|chit| has.chit(chit))
        .contains(&true);
    let items = !tell.edition().items.is_empty();
    RuleChapter::new(
        tell.lang,
        "loot",
        "rules-loot",
        html! {
            (paragraph([
                tell.say("rules-loot-handling"),
                tell.say("rules-loot-limit"),
                tell.when(rules.loot_under_guard, "rules-loot-guard"),
            ]))
            (paragraph([
                tell.say("rules-loot-safe"),
                tell.say("rules-loot-lost"),
                tell.say("rules-loot-cash"),
                tell.when(tools || items, "rules-loot-tools"),
            ]))
            (glossary::list(tell.lang, &glossary::loot(has)))
            @if has.art() { (paintings(tell)) }
        },
    )
}

fn paintings(tell: &Tell) -> Markup {
    let has = &tell.has;
    let art: Vec<Chit> = has.chits().filter(|chit| chit.is_art()).collect();
    html! {
        h3 { (tell.lang.fixed("rules-art")) }
        (paragraph([
            tell.say("rules-art-carried"),
            tell.when(has.scenario(|job| !job.draft.bonus.is_empty()), "rules-art-bonus"),
            tell.when(art.iter().any(|chit| chit.twin().is_none()), "rules-art-letters"),
        ]))
        @if has.fakes() {
            (pictures::twins(tell.lang, &art))
            (paragraph([tell.say("rules-art-fakes"), tell.say("rules-art-swap")]))
        }
    }
}

pub fn people(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let npcs = &tell.edition().npcs;
    let alone = npcs.first().filter(|_| !has.npcs_roll());
    let crawl = alone.and_then(|npc| pictures::card(tell.edition(), npc.calm.actions.first()?));
    let crawl = crawl.map_or("", |card| {
        words::crew::cards::name(tell.lang, tell.edition(), card)
    });
    RuleChapter::new(
        tell.lang,
        "people",
        "rules-people",
        html! {
            (paragraph([
                tell.say("rules-people-white"),
                tell.when(has.npc_joins(Joins::AtTheStart), "rules-people-guide"),
                tell.when(has.npc_joins(Joins::WhenTaken), "rules-people-hostage"),
                tell.when(
                    has.npc_joins(Joins::WhenFreed) && rules.only_rings_hold_prisoners,
                    "rules-people-prisoner-rings",
                ),
                tell.when(
                    has.npc_joins(Joins::WhenFreed) && !rules.only_rings_hold_prisoners,
                    "rules-people-prisoner",
                ),
                tell.say("rules-people-absent"),
            ]))
            (paragraph([
                tell.say("rules-people-character"),
                if has.npcs_roll() {
                    tell.say("rules-people-roll")
                } else {
                    tell.say_of("rules-people-crawl", &[("action", crawl)])
                },
                tell.when(!has.npcs_roll() && rules.passing, "rules-people-rest"),
                tell.when(has.npcs_roll() && !rules.passing, "rules-people-must"),
                tell.either(
                    rules.npcs_have_ideas,
                    "rules-people-ideas",
                    "rules-people-no-ideas",
                ),
                tell.when(has.panics(), "rules-people-panic"),
            ]))
            @if let Some(npc) = npcs.first() {
                div class="face-grid in-text" { (face_npc(tell.lang, tell.edition(), npc)) }
            }
            (paragraph([
                tell.say("rules-people-escape"),
                tell.when(
                    has.npc_joins(Joins::WhenFreed) && !rules.servers_work_in_escape,
                    "rules-people-too-late",
                ),
            ]))
        },
    )
}
