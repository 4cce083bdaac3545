//! The page that sets up a table. It works without scripts; with them the cards shown follow the choices at once.

use super::asked::{Mine, NewTable};
use super::brings::brings;
use super::members::{members, templates};
use super::recommended::{Strength, recommended_as};
use crate::cards::{bag, board_picture, difficulty, special_rules};
use crate::company::{NAME_LENGTH, read_colour};
use crate::frame::{Head, frame};
use crate::seats::colours;
use art::Colour;
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::content::master_heist;
use maud::{Markup, html};
use words::{fixed, say_with};

/// What the address of the page asks for: a scenario with our crew for it, or a whole form to be shown again.
pub fn asked_by_link(pairs: &[(String, String)]) -> NewTable {
    let asked = super::read(pairs);
    let known = |name: &str| pairs.iter().any(|(field, _)| field == name);
    if known("crew-0") {
        return asked;
    }
    let edition = asked.edition().unwrap_or_else(|| master_heist());
    let Some(scenario) = scenario_of(edition, &asked) else {
        return asked;
    };
    let seats = match asked.seats.as_str() {
        "3" => 3,
        _ => 4,
    };
    let wanted = pairs.iter().find(|(field, _)| field == "strength");
    let mut strengths = Strength::ALL.into_iter();
    let strength = wanted
        .and_then(|(_, word)| strengths.find(|strength| strength.word() == word))
        .unwrap_or_else(|| Strength::of(scenario.draft.difficulty));
    let mine = if known("mine") { asked.mine } else { Mine::All };
    NewTable {
        mine,
        ..recommended_as(edition, scenario, seats, strength)
    }
}

/// The scenario asked for; without one, the first of the booklet.
fn scenario_of<'e>(edition: &'e Edition, asked: &NewTable) -> Option<&'e Scenario> {
    let named = edition.scenario(&asked.scenario).map(|(_, known)| known);
    named.or_else(|| edition.scenarios.first())
}

/// The page for a new table: the form as filled in, and what is against it.
pub fn new_table(asked: &NewTable, problems: &[String]) -> String {
    let edition = asked.edition().unwrap_or_else(|| master_heist());
    let Some(scenario) = scenario_of(edition, asked) else {
        return crate::message::not_found();
    };
    let draft = &scenario.draft;
    frame(
        &say_with("new-title", &[("scenario", &draft.name)]),
        Head {
            about: &draft.story,
            ..Head::default()
        },
        html! {
            form class="page new" method="post" action="/tables" data-new {
                input type="hidden" name="edition" value=(edition.id);
                input type="hidden" name="scenario" value=(draft.id);
                (about(edition, scenario))
                div class="new-main" {
                    (against(problems))
                    (who_plays(asked))
                    (members(edition, scenario, asked))
                    (brings(edition, asked))
                }
                (start())
            }
            (templates(edition))
        },
    )
}

/// The job in short.
fn about(edition: &Edition, scenario: &Scenario) -> Markup {
    let draft = &scenario.draft;
    html! {
        header class="new-about" {
            (board_picture(edition, scenario, true))
            div class="new-words" {
                p class="over" { (draft.location) }
                h1 { (draft.name) }
                p class="new-facts" { (difficulty(draft.difficulty)) }
                p class="story" { (draft.story) }
                p { b { (fixed("scenario-objective")) } " " (draft.objective) }
                (bag(scenario))
                (special_rules(scenario))
                p { a href="/#jobs-title" { (fixed("new-other-job")) } }
            }
        }
    }
}

fn against(problems: &[String]) -> Markup {
    html! {
        @if !problems.is_empty() {
            section class="problem" role="alert" {
                h2 { (art::icon("alert")) " " (fixed("new-problems")) }
                ul { @for problem in problems { li { (problem) } } }
            }
        }
    }
}

/// How many characters, and whose they are.
fn who_plays(asked: &NewTable) -> Markup {
    let chosen = asked.mine;
    let ways = [
        (Mine::All, fixed("new-alone"), fixed("new-alone-why")),
        (Mine::Bots, fixed("new-bots"), fixed("new-bots-why")),
        (Mine::First, fixed("new-friends"), fixed("new-friends-why")),
        (Mine::None, fixed("new-watch"), fixed("new-watch-why")),
    ];
    let colour = read_colour(&asked.colour);
    html! {
        section class="new-part" {
            fieldset class="choices" {
                legend { (fixed("new-how")) }
                @for (way, name, why) in ways {
                    label class="choice" {
                        input type="radio" name="mine" value=(way.word()) checked[way == chosen];
                        span { b { (name) } small { (why) } }
                    }
                }
            }
            div class="row" {
                fieldset class="segments" {
                    legend { (fixed("new-seats")) }
                    @for seats in ["3", "4"] {
                        label {
                            input type="radio" name="seats" value=(seats) checked[asked.seats.trim() == seats];
                            span { (seats) }
                        }
                    }
                }
                label class="field" {
                    span { (fixed("new-name")) }
                    input type="text" name="name" value=(asked.name) maxlength=(NAME_LENGTH)
                        autocomplete="nickname" placeholder=(fixed("new-name-none")) data-remember="name";
                }
                (colours(Colour::ALL.into_iter(), colour))
            }
        }
    }
}

fn start() -> Markup {
    html! {
        div class="new-start" {
            button class="button primary large" type="submit" { (art::icon("play")) (fixed("new-start")) }
        }
    }
}
