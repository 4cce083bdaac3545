//! The line above the map: while plans are made, what they lack together; in the Action phase, what would happen if the round
//! ended now. What it would hit is marked on the map.

use super::log::{look, place};
use super::{Moment, Part};
use crate::crew::chit;
use board::Space;
use crew::outlook::{Forecast, Outlook, Then};
use crew::plan_gaps::PlanGap;
use crew::{Event, Phase, Who};
use maud::{Markup, html};
use words::Language;

/// The line. It keeps its place when there is nothing to say.
pub fn outlook(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let html = html! {
        div id="outlook" class="outlook" {
            @match state.phase {
                Phase::Plan => { @if let Some(gap) = heist.plan_gap(state) {
                    p class="gap" { (art::icon("help")) span { (gap_words(moment, gap)) } }
                } },
                _ => { @if let Some(outlook) = heist.outlook(state) { (ahead(moment, &outlook)) } },
            }
        }
    };
    Part::new("outlook", html)
}

fn gap_words(moment: &Moment, gap: PlanGap) -> String {
    let (lang, heist) = (moment.lang, moment.heist);
    let at = |space: Space| words::crew::space(lang, heist, space);
    match gap {
        PlanGap::Loot {
            chit,
            reached,
            wanted,
        } => {
            let loot = chit::in_words(lang, chit, wanted);
            let [reached, wanted] = [reached, wanted].map(|count| count.to_string());
            let words = [
                ("loot", loot.as_str()),
                ("reached", &reached),
                ("wanted", &wanted),
            ];
            lang.say_with("gap-loot", &words)
        }
        PlanGap::Safe { space } => lang.say_with("gap-safe", &[("at", &at(space))]),
        PlanGap::Npc { space } => {
            let who = words::crew::who(lang, heist, Who::NPC);
            lang.say_with("gap-npc", &[("who", &who), ("at", &at(space))])
        }
        PlanGap::Lock { space } => lang.say_with("gap-lock", &[("at", &at(space))]),
    }
}

/// What costs the crew something.
fn hurts(event: &&Event) -> bool {
    matches!(look(event).1, "bad" | "loud")
}

fn ahead(moment: &Moment, outlook: &Outlook) -> Markup {
    let lang = moment.lang;
    let (class, icon, words) = headline(moment, outlook);
    html! {
        details class=(class) {
            summary { (art::icon(icon)) span { (words) } }
            div class="outlook-more" {
                h3 { (lang.fixed("outlook-title")) }
                @for forecast in &outlook.forecasts { (forecast_list(moment, forecast)) }
            }
        }
    }
}

/// How loud the line is, its icon, and what it says.
fn headline(moment: &Moment, outlook: &Outlook) -> (&'static str, &'static str, String) {
    let lang = moment.lang;
    if outlook.is_last_round() {
        return ("last", "escape", lang.say("outlook-last"));
    }
    if outlook.alert_ends {
        return ("last", "alert", lang.say("outlook-alert-ends"));
    }
    if outlook.may_be_last_round() {
        return ("last", "escape", lang.say("outlook-may-be-last"));
    }
    let bad = |forecast: &Forecast| forecast.events.iter().any(|event| hurts(&event));
    match &outlook.forecasts[..] {
        [forecast] if !bad(forecast) => ("calm", "deck", lang.say("outlook-calm")),
        [forecast] => {
            let mut bad = forecast.events.iter().filter(hurts);
            let first = bad
                .next()
                .map(|event| words::crew::event(lang, moment.heist, event));
            let more = bad.count().to_string();
            let words = [("first", first.unwrap_or_default()), ("more", more)];
            let words = words.each_ref().map(|(name, word)| (*name, word.as_str()));
            ("hits", "alert", lang.say_with("outlook-hits", &words))
        }
        all => {
            let bad = all.iter().filter(|forecast| bad(forecast)).count();
            let (bad, all) = (bad.to_string(), all.len().to_string());
            let words = lang.say_with("outlook-die", &[("bad", &bad), ("all", &all)]);
            ("hits", "alert", words)
        }
    }
}

fn forecast_list(moment: &Moment, forecast: &Forecast) -> Markup {
    let (lang, heist) = (moment.lang, moment.heist);
    let card = forecast.events.iter().find_map(|event| match *event {
        Event::EventActive { card, .. } => heist.edition.cards.get(usize::from(card)),
        _ => None,
    });
    let name = match card {
        Some(card) => words::crew::cards::name(lang, heist.edition, card),
        None => lang.fixed("outlook-no-event"),
    };
    let told = |event: &&Event| {
        let (_, class) = look(event);
        !matches!(
            **event,
            Event::EventActive { .. } | Event::SecurityRolled { .. }
        ) && class != "quiet"
    };
    let told: Vec<&Event> = forecast.events.iter().filter(told).collect();
    html! {
        h4 { @if forecast.face > 0 { (art::crew::security_die(forecast.face)) } span { (name) } }
        ul {
            @for event in &told {
                @let (icon, class) = look(event);
                li class=(class) { (art::icon(icon)) span { (words::crew::event(lang, heist, event)) } }
            }
            @if let Some(then) = then(lang, forecast.then) { li { (then) } }
            @else if told.is_empty() { li { (lang.fixed("outlook-harmless")) } }
        }
    }
}

fn then(lang: Language, then: Then) -> Option<&'static str> {
    Some(match then {
        Then::NextRound => return None,
        Then::Escape => lang.fixed("outlook-escape"),
        Then::Over => lang.fixed("outlook-over"),
        Then::Question => lang.fixed("outlook-question"),
        Then::Luck => lang.fixed("outlook-luck"),
    })
}

/// What would be hit, on the map: a sign on each hex. Where only some rolls hit it, the sign is hollow.
pub fn omens(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let outlook = heist.outlook(state);
    let forecasts = outlook.map_or(Vec::new(), |outlook| outlook.forecasts);
    let mut hit: Vec<(Space, usize)> = Vec::new();
    for forecast in &forecasts {
        let mut spaces: Vec<Space> = forecast
            .events
            .iter()
            .filter(hurts)
            .filter_map(|event| place(event).or_else(|| victim(moment, event)))
            .collect();
        spaces.sort_unstable();
        spaces.dedup();
        for space in spaces {
            match hit.iter_mut().find(|(other, _)| *other == space) {
                Some((_, often)) => *often += 1,
                None => hit.push((space, 1)),
            }
        }
    }
    let html = html! {
        g id="omens" class="omens" aria-hidden="true" {
            @for (space, often) in hit {
                @if let Some((x, y)) = art::crew::centre(heist, state, space) {
                    path class={ "omen" @if often < forecasts.len() { " maybe" } }
                        d="M0-8 9 8H-9Z" transform={ "translate(" (format!("{:.1} {:.1}", x + 20.0, y - 22.0)) ")" } {}
                }
            }
        }
    };
    Part::new("omens", html)
}

/// Where somebody stands who would lose something.
fn victim(moment: &Moment, event: &Event) -> Option<Space> {
    match *event {
        Event::IdeaLost { who } | Event::Busted { who } | Event::CutOff { who } => {
            Some(moment.state.member(who).at)
        }
        _ => None,
    }
}
