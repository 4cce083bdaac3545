//! The page that sets up a table. It works without scripts; with them the cards shown follow the choices at once.

use super::asked::NewTable;
use super::brings::brings;
use super::choose::link;
use super::members::{members, templates};
use super::recommended::{Strength, recommended_as};
use super::way::SetupWay;
use crate::company::{NAME_LENGTH, read_colour};
use crate::crew::cards::{bag, board_picture, difficulty, special_rules};
use crate::crew::scenario_notes::{bonuses, chapter, notes};
use crate::frame::{Head, frame};
use crate::new_table::{IMPATIENT, Mine, against, start};
use crate::seats::colours;
use art::Colour;
use crew::content::edition::Edition;
use crew::content::editions;
use crew::content::map::Scenario;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::edition_name;

/// What the address of the page asks for: a scenario with our crew for it, or a whole form to be shown again.
pub fn asked_by_link(pairs: &[(String, String)]) -> NewTable {
    let asked = super::read(pairs);
    let known = |name: &str| pairs.iter().any(|(field, _)| field == name);
    if known("crew-0") {
        return asked;
    }
    let edition = asked.edition().unwrap_or_else(|| editions()[0]);
    let Some(scenario) = scenario_of(edition, &asked) else {
        return asked;
    };
    let way = asked.way;
    let seats = match asked.seats.as_str() {
        "3" => 3,
        _ => 4,
    };
    let wanted = pairs.iter().find(|(field, _)| field == "strength");
    let mut strengths = Strength::ALL.into_iter();
    let strength = wanted
        .and_then(|(_, word)| strengths.find(|strength| strength.word() == word))
        .unwrap_or_else(|| Strength::of(scenario.draft.difficulty));
    let mine = if known("mine") {
        asked.mine
    } else {
        Mine::Bots
    };
    NewTable {
        mine,
        ..recommended_as(edition, scenario, seats, strength, way)
    }
}

/// The scenario asked for; without one, the first of the booklet.
fn scenario_of<'e>(edition: &'e Edition, asked: &NewTable) -> Option<&'e Scenario> {
    let named = edition.scenario(&asked.scenario).map(|(_, known)| known);
    named.or_else(|| edition.scenarios.first())
}

/// The page for a new table: the form as filled in, and what is against it.
pub fn new_table(lang: Language, asked: &NewTable, problems: &[String]) -> String {
    let edition = asked.edition().unwrap_or_else(|| editions()[0]);
    let Some(scenario) = scenario_of(edition, asked) else {
        return crate::message::not_found(lang);
    };
    let draft = &scenario.draft;
    let job = words::crew::job(lang, edition, draft);
    frame(
        lang,
        &lang.say_with("new-title", &[("scenario", job.name())]),
        Head {
            about: job.story(),
            ..Head::default()
        },
        html! {
            form class="page new" method="post" action="/tables" data-new {
                input type="hidden" name="edition" value=(edition.id);
                input type="hidden" name="way" value=(asked.way.word());
                @if asked.way != SetupWay::Series { input type="hidden" name="scenario" value=(draft.id); }
                (about(lang, edition, scenario, asked))
                div class="new-main" {
                    (against(lang, problems))
                    @if asked.way == SetupWay::Series { (stages(lang, edition, asked)) }
                    (who_plays(lang, asked))
                    (members(lang, edition, scenario, asked, !problems.is_empty()))
                    (brings(lang, edition, scenario, asked))
                    (house_rules(lang, asked))
                }
                (start(lang))
            }
            (templates(lang, edition))
        },
    )
}

/// The job in short.
fn about(lang: Language, edition: &Edition, scenario: &Scenario, asked: &NewTable) -> Markup {
    let draft = &scenario.draft;
    let job = words::crew::job(lang, edition, draft);
    let over = match asked.way {
        SetupWay::Usual => chapter(lang, edition, scenario),
        SetupWay::Alone => Some(lang.fixed("choose-alone").to_owned()),
        SetupWay::Series => Some(lang.fixed("choose-series").to_owned()),
    };
    html! {
        header class="new-about" {
            (board_picture(lang, edition, scenario, true))
            div class="new-words" {
                p class="over" { (edition_name(lang, edition)) }
                h1 { (job.name()) }
                p class="new-facts" { (difficulty(lang, draft.difficulty)) span class="quiet" { (job.location()) } }
                @if let Some(over) = over { p class="quiet" { (over) } }
                p { a href={ "/new?edition=" (edition.id) } { (lang.fixed("new-other-job")) } }
                p class="story" { (job.story()) }
                p { b { (lang.fixed("scenario-objective")) } " " (job.objective()) }
                (bonuses(lang, job))
                (bag(lang, scenario))
                (special_rules(lang, job))
                (notes(lang, job))
                (other_ways(lang, edition, scenario, asked.way))
            }
        }
    }
}

/// A chapter that can be played on its own says so, and the other way round.
fn other_ways(lang: Language, edition: &Edition, scenario: &Scenario, way: SetupWay) -> Markup {
    let other = match way {
        SetupWay::Usual => SetupWay::Alone,
        _ => SetupWay::Usual,
    };
    let words = match other {
        SetupWay::Alone => lang.fixed("new-alone-instead"),
        _ => lang.fixed("new-story-instead"),
    };
    html! {
        @if other.of(edition, scenario) != way && scenario.draft.challenge.is_some() {
            p { a href=(link(edition, scenario, other)) { (words) } }
        }
    }
}

/// The heists of a series, one job of each stage.
fn stages(lang: Language, edition: &Edition, asked: &NewTable) -> Markup {
    let chosen = std::iter::once(&asked.scenario).chain(&asked.then);
    let chosen: Vec<&String> = chosen.collect();
    html! {
        section class="new-part" {
            h2 { (lang.fixed("choose-series")) }
            p class="quiet" { (lang.fixed("choose-series-about")) }
            div class="row" {
                @for (n, stage) in edition.series.iter().enumerate() {
                    @let number = (n + 1).to_string();
                    label class="field" {
                        span { (lang.say_with("new-stage", &[("number", &number)])) }
                        select name=(if n == 0 { "scenario" } else { "then" }) {
                            @for id in stage {
                                option value=(id) selected[chosen.get(n) == Some(&id)] {
                                    (edition.scenario(id).map_or(id.as_str(), |(_, job)| words::crew::job(lang, edition, &job.draft).name()))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a host may choose that changes no rule of the box.
fn house_rules(lang: Language, asked: &NewTable) -> Markup {
    let seconds = IMPATIENT.to_string();
    html! {
        details class="new-part house-rules" open[asked.impatient] {
            summary { h2 { (lang.fixed("new-house-rules")) } span class="quiet" { (lang.fixed("new-house-rules-about")) } }
            label class="check" {
                input type="checkbox" name="impatient" value="on" checked[asked.impatient];
                span { b { (lang.fixed("new-impatient")) } small { (lang.say_with("new-impatient-why", &[("seconds", &seconds)])) } }
            }
        }
    }
}

/// How many characters, and whose they are.
fn who_plays(lang: Language, asked: &NewTable) -> Markup {
    let chosen = asked.mine;
    let ways = [
        (
            Mine::Bots,
            lang.fixed("new-bots"),
            lang.fixed("new-bots-why"),
        ),
        (
            Mine::First,
            lang.fixed("new-friends"),
            lang.fixed("new-friends-why"),
        ),
        (
            Mine::All,
            lang.fixed("new-alone"),
            lang.fixed("new-alone-why"),
        ),
        (
            Mine::None,
            lang.fixed("new-watch"),
            lang.fixed("new-watch-why"),
        ),
    ];
    let colour = read_colour(&asked.colour);
    html! {
        section class="new-part" {
            fieldset class="choices" {
                legend { (lang.fixed("new-how")) }
                @for (way, name, why) in ways {
                    label class="choice" {
                        input type="radio" name="mine" value=(way.word()) checked[way == chosen];
                        span { b { (name) } small { (why) } }
                    }
                }
            }
            div class="row" {
                fieldset class="segments" {
                    legend { (lang.fixed("new-seats")) }
                    @for seats in ["3", "4"] {
                        label {
                            input type="radio" name="seats" value=(seats) checked[asked.seats.trim() == seats];
                            span { (seats) }
                        }
                    }
                }
                label class="field" {
                    span { (lang.fixed("new-name")) }
                    input type="text" name="name" value=(asked.name) maxlength=(NAME_LENGTH)
                        autocomplete="nickname" placeholder=(lang.fixed("new-name-none")) data-remember="name";
                }
                (colours(lang, Colour::ALL.into_iter(), colour))
            }
        }
    }
}
