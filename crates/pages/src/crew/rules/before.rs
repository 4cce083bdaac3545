//! What one has to know before the first round: the goal, the table, the crew, the plan.

use super::pictures;
use super::tell::Tell;
use crate::rule_reference::RuleChapter;
use crate::rule_reference::{paragraph, point, points, terms};
use crew::content::cards::CardLevel;
use maud::{Markup, html};

pub fn goal(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "goal",
        "rules-goal",
        html! {
            (paragraph([tell.say("rules-goal-together"), tell.say("rules-goal-objective")]))
            (paragraph([tell.say("rules-goal-course")]))
            (paragraph([tell.say("rules-goal-busted")]))
        },
    )
}

pub fn table(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let same_track = {
        let track = |players| tell.edition().track(players);
        let slots = |players| track(players).map(|track| (&track.alerts, track.last));
        slots(3) == slots(4)
    };
    RuleChapter::new(
        tell.lang,
        "table",
        "rules-table",
        html! {
            (paragraph([tell.say("rules-table-map"), tell.say("rules-table-doors")]))
            (pictures::overview(tell.lang, tell.edition()))
            (paragraph([
                tell.say("rules-table-unknown"),
                tell.say("rules-table-bag"),
                tell.say("rules-table-supply"),
            ]))
            (paragraph([
                tell.either(has.track(), "rules-table-track", "rules-table-deck"),
                tell.either(same_track, "rules-table-noise-same", "rules-table-noise"),
            ]))
            (paragraph([
                tell.when(has.crawls() || has.external(), "rules-table-gap"),
                tell.when(has.external(), "rules-table-external"),
            ]))
            (paragraph([tell.say("rules-table-laid"), tell.say("rules-table-specific")]))
        },
    )
}

pub fn crew(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "crew",
        "rules-crew",
        html! {
            (paragraph([tell.say("rules-crew-size"), tell.say("rules-crew-cards")]))
            (terms([
                point(tell.say("rules-crew-memory"), [tell.say("rules-crew-memory-why")]),
                point(tell.say("rules-crew-ideas"), [tell.say("rules-crew-ideas-why")]),
                point(tell.say("rules-crew-actions"), [own_actions(tell)]),
                point(tell.say("rules-crew-ability"), [tell.say("rules-crew-ability-why")]),
                point(tell.say("rules-crew-skills"), [tell.say("rules-crew-skills-why")]),
            ]))
            (pictures::character(tell.lang, tell.edition()))
            (who_goes_together(tell))
        },
    )
}

/// Two own actions, or two or three.
fn own_actions(tell: &Tell) -> Option<String> {
    let counts = tell.edition().characters.iter();
    let counts = counts.map(|card| card.actions.len());
    let (least, most) = (counts.clone().min(), counts.max());
    let [least, most] = [least, most].map(|count| count.unwrap_or_default().to_string());
    let range = [("least", least.as_str()), ("most", most.as_str())];
    let key = if least == most {
        "rules-crew-actions-same"
    } else {
        "rules-crew-actions-some"
    };
    tell.say_of(key, &range)
}

/// Which cards can be in one crew.
fn who_goes_together(tell: &Tell) -> Markup {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let ready_made = !tell.edition().prebuilts.is_empty();
    let grow = tell.edition().characters.iter();
    let grow = grow.filter(|card| card.level == CardLevel::Pro).count() > 0;
    html! {
        (paragraph([
            tell.either(grow, "rules-crew-class-grows", "rules-crew-class"),
            tell.either(
                rules.same_skill_twice,
                "rules-crew-copies-both",
                "rules-crew-copies",
            ),
            tell.when(rules.pro_skills_share_cards, "rules-crew-copies-shared"),
        ]))
        (paragraph([
            tell.say("rules-crew-advice"),
            tell.when(ready_made, "rules-crew-prebuilt"),
            tell.when(ready_made && rules.prebuilts_waive_copies, "rules-crew-prebuilt-copies"),
            tell.when(has.scenario(|job| !job.draft.crew.is_empty()), "rules-crew-suggested"),
            tell.when(has.scenario(|job| !job.draft.requires.is_empty()), "rules-crew-required"),
        ]))
    }
}

pub fn planning(tell: &Tell) -> RuleChapter {
    let has = &tell.has;
    let rules = &tell.edition().rules;
    let helpers = has.shop() || !tell.edition().fixers.is_empty();
    RuleChapter::new(
        tell.lang,
        "planning",
        "rules-planning",
        html! {
            (paragraph([tell.say("rules-planning-together")]))
            (paragraph([
                tell.say("rules-planning-tokens"),
                tell.say("rules-planning-again"),
                tell.either(has.replans(), "rules-planning-fixed-ability", "rules-planning-fixed"),
            ]))
            (points([
                tell.either(
                    has.crowded_entrances(),
                    "rules-planning-start-two",
                    "rules-planning-start",
                ),
                tell.when(has.starts_inside(), "rules-planning-start-inside"),
                tell.when(has.jail() && rules.busted_start_inside, "rules-planning-jail-must"),
                tell.when(has.jail() && !rules.busted_start_inside, "rules-planning-jail"),
                tell.when(has.tunnels(), "rules-planning-tunnels"),
                tell.when(rules.price_of_help > 0, "rules-planning-help"),
                tell.when(has.scenario(|job| job.draft.help.is_some()), "rules-planning-help-free"),
                tell.when(helpers, "rules-planning-helpers"),
                tell.when(has.brings_loot(), "rules-planning-loot"),
            ]))
            (paragraph([tell.say("rules-planning-end"), tell.say("rules-planning-advice")]))
        },
    )
}
