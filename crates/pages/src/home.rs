//! The front door: play now, choose a job, join friends, find one's tables again.

use crate::crew::cards::board_picture;
use crate::crew::new::{SetupWay, edition_cards, link};
use crate::frame::{At, Head, frame};
use crate::mine::{MyTable, mine};
use crate::rivals::lobby::against_each_other;
use crew::content::edition::Edition;
use crew::content::editions;
use maud::{Markup, html};
use words::Language;

/// The home page.
pub fn home(lang: Language, tables: &[MyTable]) -> String {
    let newest = editions()[0];
    frame(
        lang,
        lang.fixed("frame-name"),
        Head {
            about: lang.fixed("home-sentence"),
            ..Head::at(At::Home)
        },
        html! {
            (hero(lang, newest, tables.is_empty()))
            div class="page" {
                (mine(lang, tables))
                (boxes(lang))
                (against_each_other(lang))
                div class="home-more" {
                    div class="stack" {
                        (join(lang))
                        (bring_record(lang))
                    }
                    (learn(lang))
                }
            }
        },
    )
}

/// One sentence and one big button: for newcomers the lesson, for everybody else the next job.
fn hero(lang: Language, edition: &Edition, newcomer: bool) -> Markup {
    let first = edition.scenarios.first();
    let friends = html! {
        @if let Some(first) = first {
            a class="button large with-friends" href={ (link(edition, first, SetupWay::Usual)) "&mine=first" } {
                (art::icon("crew")) (lang.fixed("home-with-friends"))
            }
        }
    };
    html! {
        section class="hero" {
            div class="hero-in" {
                div class="hero-words" {
                    p class="over" { (lang.fixed("home-over")) }
                    h1 { (lang.fixed("home-title")) }
                    p class="lead" { (lang.fixed("home-sentence")) }
                    @if newcomer {
                        div class="actions" {
                            (lesson_button("training", "button primary large", lang.fixed("home-play-now")))
                            (friends)
                        }
                        p class="quiet" { (lang.fixed("home-play-now-why")) }
                    } @else {
                        div class="actions" {
                            @if let Some(first) = first {
                                a class="button primary large" href=(link(edition, first, SetupWay::Usual)) {
                                    (art::icon("play")) (lang.fixed("home-new-heist"))
                                }
                            }
                            (friends)
                            (lesson_button("training", "button large", lang.fixed("lesson-training")))
                        }
                    }
                }
                @if let Some(first) = first {
                    a class="hero-board" href=(link(edition, first, SetupWay::Usual)) tabindex="-1" aria-hidden="true" {
                        (board_picture(lang, edition, first, true))
                    }
                }
            }
        }
    }
}

/// A button that opens the table of a lesson.
pub(crate) fn lesson_button(lesson: &str, class: &str, words: &str) -> Markup {
    html! {
        form method="post" action={ "/lesson/" (lesson) } {
            button type="submit" class=(class) { (art::icon("play")) (words) }
        }
    }
}

/// Every edition there is.
fn boxes(lang: Language) -> Markup {
    html! {
        section aria-labelledby="editions-title" {
            h2 id="editions-title" { (lang.fixed("choose-edition")) }
            p class="quiet" { (lang.fixed("choose-edition-about")) }
            (edition_cards(lang))
        }
    }
}

fn join(lang: Language) -> Markup {
    html! {
        section class="panel" aria-labelledby="join-title" {
            h2 id="join-title" { (lang.fixed("home-join")) }
            (join_form(lang))
        }
    }
}

/// A heist that was kept as a file comes back as a replay.
fn bring_record(lang: Language) -> Markup {
    html! {
        section class="panel" aria-labelledby="record-title" {
            h2 id="record-title" { (lang.fixed("home-record")) }
            p class="quiet" { (lang.fixed("home-record-about")) }
            form class="join" method="post" action="/records" enctype="multipart/form-data" {
                label class="field" {
                    span class="hidden" { (lang.fixed("home-record-field")) }
                    input type="file" name="record" required accept=".jsonl,.json,.txt";
                }
                button class="button" type="submit" { (lang.fixed("home-record-button")) }
            }
        }
    }
}

/// The form that takes a link or the code in it.
fn join_form(lang: Language) -> Markup {
    html! {
        p class="quiet" { (lang.fixed("home-join-about")) }
        form class="join" method="get" action="/join" {
            label class="field" {
                span class="hidden" { (lang.fixed("home-join-field")) }
                input type="text" name="link" required maxlength="200" autocomplete="off"
                    placeholder=(lang.fixed("home-join-field"));
            }
            button class="button" type="submit" { (lang.fixed("home-join-button")) }
        }
    }
}

/// The page for a link that leads to no table: the same form, and why.
pub fn join_page(lang: Language, problem: &str) -> String {
    frame(
        lang,
        lang.fixed("home-join"),
        Head::default(),
        html! {
            div class="page narrow" {
                h1 { (lang.fixed("home-join")) }
                p class="problem" role="alert" { (art::icon("alert")) " " (problem) }
                (join_form(lang))
            }
        },
    )
}

fn learn(lang: Language) -> Markup {
    let steps = [
        ("plan", lang.fixed("home-step-plan")),
        ("die-4", lang.fixed("home-step-act")),
        ("alert", lang.fixed("home-step-event")),
        ("run", lang.fixed("home-step-escape")),
    ];
    html! {
        section class="panel" aria-labelledby="learn-title" {
            h2 id="learn-title" { (lang.fixed("home-learn")) }
            ol class="steps" {
                @for (icon, words) in steps { li { (art::icon(icon)) span { (words) } } }
            }
            div class="actions" {
                (lesson_button("training", "button", lang.fixed("lesson-training")))
                (lesson_button("training-alerts", "button", lang.fixed("lesson-training-alerts")))
                (lesson_button("heist", "button", lang.fixed("lesson-heist")))
                a class="button" href="/how-to-play" { (lang.fixed("home-learn-button")) }
                a class="button" href="/cards" { (lang.fixed("home-cards-button")) }
            }
        }
    }
}
