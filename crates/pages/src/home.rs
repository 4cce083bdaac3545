//! The front door: play now, choose a job, join friends, find one's tables again.

use crate::cards::{board_picture, difficulty};
use crate::frame::{At, Head, frame};
use crate::mine::{MyTable, mine};
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use maud::{Markup, html};
use words::{fixed, say_with};

/// The home page.
pub fn home(edition: &Edition, tables: &[MyTable]) -> String {
    frame(
        fixed("frame-name"),
        Head {
            about: fixed("home-sentence"),
            ..Head::at(At::Home)
        },
        html! {
            (hero(edition))
            div class="page" {
                (mine(edition, tables))
                (jobs(edition))
                div class="home-more" {
                    div class="stack" {
                        (join())
                        (bring_record())
                    }
                    (learn())
                }
            }
        },
    )
}

/// One sentence and one big button. The first scenario of the booklet is made for newcomers.
fn hero(edition: &Edition) -> Markup {
    let first = edition.scenarios.first();
    html! {
        section class="hero" {
            div class="hero-in" {
                div class="hero-words" {
                    p class="over" { (fixed("home-over")) }
                    h1 { (fixed("home-title")) }
                    p class="lead" { (fixed("home-sentence")) }
                    @if let Some(first) = first {
                        p class="actions" {
                            a class="button primary large" href=(new_link(edition, first)) {
                                (art::icon("play")) (fixed("home-play-now"))
                            }
                            a class="button large" href="/how-to-play" { (fixed("home-learn-button")) }
                        }
                        p class="quiet" { (fixed("home-play-now-why")) }
                    }
                }
                @if let Some(first) = first {
                    a class="hero-board" href=(new_link(edition, first)) tabindex="-1" aria-hidden="true" {
                        (board_picture(edition, first, true))
                    }
                }
            }
        }
    }
}

fn new_link(edition: &Edition, scenario: &Scenario) -> String {
    format!("/new?edition={}&scenario={}", edition.id, scenario.draft.id)
}

fn jobs(edition: &Edition) -> Markup {
    let count = edition.scenarios.len().to_string();
    html! {
        section aria-labelledby="jobs-title" {
            h2 id="jobs-title" { (fixed("home-jobs")) }
            p class="quiet" { (say_with("home-jobs-about", &[("count", &count)])) }
            ul class="jobs" {
                @for scenario in &edition.scenarios { li { (job(edition, scenario)) } }
            }
        }
    }
}

fn job(edition: &Edition, scenario: &Scenario) -> Markup {
    let draft = &scenario.draft;
    html! {
        article class="job panel" {
            (board_picture(edition, scenario, false))
            div class="job-words" {
                p class="over" { (draft.location) }
                h3 { a class="cover" href=(new_link(edition, scenario)) { (draft.name) } }
                p { (draft.story) }
                p class="job-foot" {
                    (difficulty(draft.difficulty))
                    span class="job-play" aria-hidden="true" { (fixed("scenario-play")) (art::icon("next")) }
                }
            }
        }
    }
}

fn join() -> Markup {
    html! {
        section class="panel" aria-labelledby="join-title" {
            h2 id="join-title" { (fixed("home-join")) }
            (join_form())
        }
    }
}

/// A heist that was kept as a file comes back as a replay.
fn bring_record() -> Markup {
    html! {
        section class="panel" aria-labelledby="record-title" {
            h2 id="record-title" { (fixed("home-record")) }
            p class="quiet" { (fixed("home-record-about")) }
            form class="join" method="post" action="/records" enctype="multipart/form-data" {
                label class="field" {
                    span class="hidden" { (fixed("home-record-field")) }
                    input type="file" name="record" required accept=".jsonl,.json,.txt";
                }
                button class="button" type="submit" { (fixed("home-record-button")) }
            }
        }
    }
}

/// The form that takes a link or the code in it.
fn join_form() -> Markup {
    html! {
        p class="quiet" { (fixed("home-join-about")) }
        form class="join" method="get" action="/join" {
            label class="field" {
                span class="hidden" { (fixed("home-join-field")) }
                input type="text" name="link" required maxlength="200" autocomplete="off"
                    placeholder=(fixed("home-join-field"));
            }
            button class="button" type="submit" { (fixed("home-join-button")) }
        }
    }
}

/// The page for a link that leads to no table: the same form, and why.
pub fn join_page(problem: &str) -> String {
    frame(
        fixed("home-join"),
        Head::default(),
        html! {
            div class="page narrow" {
                h1 { (fixed("home-join")) }
                p class="problem" role="alert" { (art::icon("alert")) " " (problem) }
                (join_form())
            }
        },
    )
}

fn learn() -> Markup {
    let steps = [
        ("plan", fixed("home-step-plan")),
        ("die-4", fixed("home-step-act")),
        ("alert", fixed("home-step-event")),
        ("run", fixed("home-step-escape")),
    ];
    html! {
        section class="panel" aria-labelledby="learn-title" {
            h2 id="learn-title" { (fixed("home-learn")) }
            ol class="steps" {
                @for (icon, words) in steps { li { (art::icon(icon)) span { (words) } } }
            }
            p class="actions" {
                a class="button" href="/how-to-play" { (fixed("home-learn-button")) }
                a class="button" href="/cards" { (fixed("home-cards-button")) }
            }
        }
    }
}
