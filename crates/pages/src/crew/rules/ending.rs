//! How it ends: Escape, who won, and what follows after a heist.

use super::pictures;
use super::tell::Tell;
use crate::rule_reference::RuleChapter;
use crate::rule_reference::{paragraph, point, points, steps};
use crew::content::cards::{Barriers, CardLevel};
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::rules::NoiseEnd;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{name, text};

pub fn escape(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "escape",
        "rules-escape",
        html! {
            (paragraph([tell.say("rules-escape-begins")]))
            (beginnings(tell))
            (paragraph([tell.say("rules-escape-then")]))
            (course(tell))
            h3 { (tell.lang.fixed("rules-escape-costs")) }
            (costs(tell))
            (ground(tell))
            (pictures::run(tell.lang, tell.edition()))
            (limits(tell))
        },
    )
}

/// Everything that starts Escape.
fn beginnings(tell: &Tell) -> Markup {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let alarm = match (has.track(), has.alarm_is_event()) {
        (true, _) => "rules-escape-alarm-track",
        (false, true) => "rules-escape-alarm-event",
        (false, false) => "rules-escape-alarm-crisis",
    };
    let call = if rules.escape_needs_everyone {
        "rules-escape-call-all"
    } else {
        "rules-escape-call-one"
    };
    let after = match (rules.escape_at_once, has.track()) {
        (true, true) => "rules-escape-at-once-track",
        (true, false) => "rules-escape-at-once-deck",
        (false, _) => "rules-escape-after-round",
    };
    let call = [tell.say(call), tell.say(after)];
    let call: Vec<String> = call.into_iter().flatten().collect();
    points([
        tell.say(alarm),
        tell.when(rules.noise_end == NoiseEnd::Escape, "rules-escape-noise"),
        tell.when(has.breach(), "rules-escape-breach"),
        tell.when(has.beacon(), "rules-escape-beacon"),
        Some(call.join(" ")),
    ])
}

/// What happens step by step.
fn course(tell: &Tell) -> Markup {
    let has = &tell.has;
    let jump = tell.edition().rules.alarm_dogs_jump;
    let gates = has.gates().then(|| {
        point(
            tell.say("rules-escape-gates"),
            [tell.say("rules-escape-gates-1")],
        )
    });
    let rest = [
        point(
            tell.say("rules-escape-reveal"),
            [
                tell.say("rules-escape-reveal-1"),
                tell.when(has.dogs() && jump, "rules-escape-reveal-dogs"),
                tell.when(has.dogs() && !jump, "rules-escape-reveal-no-dogs"),
            ],
        ),
        point(
            tell.say("rules-escape-path"),
            [
                tell.say("rules-escape-path-1"),
                tell.say("rules-escape-path-2"),
            ],
        ),
        point(
            tell.say("rules-escape-ideas"),
            [tell.say("rules-escape-ideas-1")],
        ),
        point(
            tell.say("rules-escape-roll"),
            [
                tell.say("rules-escape-roll-1"),
                tell.either(
                    tell.edition().rules.roll_after_all_ideas,
                    "rules-escape-roll-all",
                    "rules-escape-roll-some",
                ),
            ],
        ),
        point(
            tell.say("rules-escape-short"),
            [tell.say(match &tell.edition().rules {
                rules if !rules.failed_runners_are_busted => "rules-escape-short-stopped",
                rules if rules.short_rolls_bust => "rules-escape-short-at-once",
                _ => "rules-escape-short-busted",
            })],
        ),
    ];
    steps(gates.into_iter().chain(rest))
}

fn costs(tell: &Tell) -> Markup {
    let has = &tell.has;
    let guard = if has.dogs() {
        "rules-cost-guard-dog"
    } else {
        "rules-cost-guard"
    };
    html! {
        ul class="costs" {
            li { b { "1" } " " (tell.lang.fixed("rules-cost-step")) }
            li { b { "+1" } " " (tell.lang.fixed(guard)) }
            @if has.doors() { li { b { "+1" } " " (tell.lang.fixed("rules-cost-door")) } }
        }
    }
}

/// What still matters on the way and what does not.
fn ground(tell: &Tell) -> Markup {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let rings = tell.edition().barriers == Barriers::Rings;
    paragraph([
        tell.say("rules-escape-ignored"),
        tell.either(
            has.picks_in_escape(),
            "rules-escape-locks-card",
            "rules-escape-locks",
        ),
        tell.when(
            has.barriers() && rings && rules.rings_bar_entry && !rules.rings_hold_in_escape,
            "rules-escape-rings",
        ),
        tell.when(
            has.barriers() && !rings && rules.rings_hold_in_escape,
            "rules-escape-remote",
        ),
        tell.when(
            has.dogs() && !rules.dogs_chase_in_escape,
            "rules-escape-dogs",
        ),
    ])
}

fn limits(tell: &Tell) -> Markup {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    html! {
        (paragraph([
            tell.say("rules-escape-loot"),
            tell.say("rules-escape-again"),
            tell.when(has.exit_limits(), "rules-escape-exits"),
            tell.when(has.hideouts(), "rules-escape-hideouts"),
        ]))
        (paragraph([
            tell.say("rules-escape-abilities"),
            tell.when(rules.help_out, "rules-escape-no-help"),
        ]))
    }
}

pub fn result(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let edition = tell.edition();
    RuleChapter::new(
        tell.lang,
        "result",
        "rules-result",
        html! {
            (paragraph([
                tell.say("rules-result-won"),
                tell.say("rules-result-busted-ones"),
                tell.say("rules-result-lost"),
            ]))
            (paragraph([
                tell.say("rules-result-cash"),
                tell.when(has.scenario(|job| job.draft.reward.cash > 0), "rules-result-reward"),
                tell.when(has.scenario(|job| !job.draft.bonus.is_empty()), "rules-result-bonus"),
                tell.say("rules-result-ideas"),
            ]))
            (paragraph([
                tell.say("rules-result-busted"),
                tell.when(has.jail(), "rules-result-jail"),
                tell.when(!edition.series.is_empty(), "rules-result-recruit"),
                tell.when(!edition.campaigns.is_empty(), "rules-result-recruit-story"),
            ]))
            (paragraph([tell.when(!edition.achievements.is_empty(), "rules-result-achievements")]))
        },
    )
}

/// From one heist to the next: cards that grow, series, stories, favours.
pub fn growing(tell: &Tell) -> RuleChapter {
    let edition = tell.edition();
    let grows = edition
        .characters
        .iter()
        .any(|card| card.level == CardLevel::Pro);
    RuleChapter::new(
        tell.lang,
        "growing",
        "rules-growing",
        html! {
            @if grows { (paragraph([tell.say("rules-growing-cards"), tell.say("rules-growing-end")])) }
            @if !edition.series.is_empty() { (series(tell)) }
            @if !edition.campaigns.is_empty() { (stories(tell)) }
            @if !edition.fixers.is_empty() {
                (paragraph([
                    tell.say("rules-growing-levels"),
                    tell.say("rules-growing-order"),
                    tell.say("rules-growing-player"),
                ]))
                (paragraph([tell.say("rules-growing-favour"), tell.say("rules-growing-kept")]))
            }
            (paragraph([tell.say("rules-growing-new"), tell.say("rules-growing-table")]))
        },
    )
}

fn series(tell: &Tell) -> Markup {
    let edition = tell.edition();
    let count = edition.series.len().to_string();
    html! {
        (paragraph([tell.say_of("rules-series-what", &[("count", &count)])]))
        ol class="chapters" {
            @for choice in &edition.series {
                li { (choices(tell.lang, edition, choice)) }
            }
        }
        (paragraph([
            tell.say("rules-series-level"),
            tell.say("rules-series-busted"),
            tell.say("rules-series-carried"),
            tell.say("rules-series-lost"),
        ]))
    }
}

/// Scenarios to choose from, each with a link to its card.
fn choices(lang: Language, edition: &Edition, ids: &[String]) -> Markup {
    let jobs = ids.iter().filter_map(|id| edition.scenario(id));
    html! {
        @for (n, (_, job)) in jobs.enumerate() {
            @if n > 0 { " " (lang.fixed("rules-series-or")) " " }
            (job_link(lang, edition, job))
        }
    }
}

fn job_link(lang: Language, edition: &Edition, job: &Scenario) -> Markup {
    let name = words::crew::job(lang, edition, &job.draft).name();
    html! { a href={ "/cards/" (edition.id) "#scenario-" (job.draft.id) } { (name) } }
}

fn stories(tell: &Tell) -> Markup {
    let edition = tell.edition();
    html! {
        (paragraph([tell.say("rules-stories-what"), tell.say("rules-stories-after")]))
        @for story in &edition.campaigns {
            h3 { (name(tell.lang, edition, story)) }
            p { (text(tell.lang, edition, story)) }
            ol class="chapters" {
                @for job in crate::crew::cards::chapters(edition, &story.id) {
                    li { (job_link(tell.lang, edition, job)) }
                }
            }
        }
        (paragraph([tell.say("rules-stories-carried"), tell.say("rules-stories-lost")]))
        (challenges(tell.lang, edition))
    }
}

/// Chapters that can be played on their own.
fn challenges(lang: Language, edition: &Edition) -> Markup {
    let jobs = edition.scenarios.iter();
    let jobs: Vec<_> = jobs.filter(|job| job.draft.challenge.is_some()).collect();
    let count = jobs.len().to_string();
    html! {
        @if !jobs.is_empty() {
            h3 { (lang.fixed("rules-challenges")) }
            p { (lang.say_with("rules-challenges-what", &[("count", &count)])) }
            ul class="points" {
                @for job in jobs { li { (job_link(lang, edition, job)) } }
            }
        }
    }
}

/// Fixers and the shop, for editions that have them.
pub fn helpers(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let edition = tell.edition();
    let rules = &edition.rules;
    let mut actions = edition.items.iter().filter_map(|item| item.action.as_ref());
    let faces = actions.any(|action| !action.faces.is_empty());
    let won = edition
        .fixers
        .iter()
        .any(|card| !card.unlocked_by.is_empty());
    RuleChapter::new(
        tell.lang,
        "helpers",
        "rules-helpers",
        html! {
            (paragraph([
                tell.say("rules-helpers-fixers"),
                tell.when(won, "rules-helpers-won"),
                tell.say("rules-helpers-all"),
            ]))
            (paragraph([
                tell.when(has.shop(), "rules-helpers-shop"),
                tell.when(has.found_items(), "rules-helpers-found"),
                tell.when(has.shop() && rules.items_can_be_sold, "rules-helpers-sold"),
                tell.say("rules-helpers-items"),
                tell.when(faces, "rules-helpers-faces"),
            ]))
            (pictures::helpers(tell.lang, edition))
        },
    )
}

pub fn undo(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "undo",
        "rules-undo",
        paragraph([tell.say("rules-undo-1"), tell.say("rules-undo-2")]),
    )
}
