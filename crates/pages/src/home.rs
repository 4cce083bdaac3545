//! The front door: play now, choose a job, join friends, find one's tables again.

use crate::crew::cards::board_picture;
use crate::crew::new::{Way, edition_cards, link};
use crate::frame::{At, Head, frame};
use crate::mine::{MyTable, mine};
use crate::rivals::lobby::against_each_other;
use crew::content::edition::Edition;
use crew::content::editions;
use maud::{Markup, html};
use words::fixed;

/// The home page.
pub fn home(tables: &[MyTable]) -> String {
    let newest = editions()[0];
    frame(
        fixed("frame-name"),
        Head {
            about: fixed("home-sentence"),
            ..Head::at(At::Home)
        },
        html! {
            (hero(newest))
            div class="page" {
                (mine(tables))
                (boxes())
                (against_each_other())
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
                            a class="button primary large" href=(link(edition, first, Way::Usual)) {
                                (art::icon("play")) (fixed("home-play-now"))
                            }
                            a class="button large" href="/how-to-play" { (fixed("home-learn-button")) }
                        }
                        p class="quiet" { (fixed("home-play-now-why")) }
                    }
                }
                @if let Some(first) = first {
                    a class="hero-board" href=(link(edition, first, Way::Usual)) tabindex="-1" aria-hidden="true" {
                        (board_picture(edition, first, true))
                    }
                }
            }
        }
    }
}

/// Every edition there is.
fn boxes() -> Markup {
    html! {
        section aria-labelledby="editions-title" {
            h2 id="editions-title" { (fixed("choose-edition")) }
            p class="quiet" { (fixed("choose-edition-about")) }
            (edition_cards())
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
