//! On the way to a new table: the edition first, then the job.

use super::way::SetupWay;
use crate::crew::cards::{board_picture, chapters, difficulty};
use crate::crew::scenario_notes::chapter;
use crate::frame::{Head, frame};
use crew::content::cards::CampaignCard;
use crew::content::edition::Edition;
use crew::content::editions;
use crew::content::map::Scenario;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{edition_about, edition_name, name, text};

/// A card for each edition.
pub fn edition_cards(lang: Language) -> Markup {
    html! {
        ul class="editions" { @for edition in editions() { li { (edition_card(lang, edition)) } } }
    }
}

fn edition_card(lang: Language, edition: &Edition) -> Markup {
    let count = edition.scenarios.len().to_string();
    let first = edition.scenarios.first();
    html! {
        article class="edition panel" {
            @if let Some(first) = first { (board_picture(lang, edition, first, false)) }
            div class="edition-words" {
                p class="over" { (edition.year) }
                h3 { a class="cover" href={ "/new?edition=" (edition.id) } { (edition_name(lang, edition)) } }
                p { (edition_about(lang, edition)) }
                p class="edition-foot" {
                    span class="quiet" { (lang.say_with("choose-jobs-count", &[("count", &count)])) }
                    span class="job-play" aria-hidden="true" { (lang.fixed("choose-this")) (art::icon("next")) }
                }
            }
        }
    }
}

/// The page that asks for the job: story by story where the edition tells stories, and the series if it has one.
pub fn jobs_page(lang: Language, edition: &Edition) -> String {
    let jobs = || edition.scenarios.iter();
    let loose = || jobs().filter(|job| job.draft.chapter.is_none());
    let alone: Vec<&Scenario> = jobs().filter(|job| job.draft.challenge.is_some()).collect();
    frame(
        lang,
        edition_name(lang, edition),
        Head {
            about: edition_about(lang, edition),
            ..Head::default()
        },
        html! {
            div class="page choose-job" {
                p class="over" { (edition.year) }
                h1 { (edition_name(lang, edition)) }
                p class="lead" { (edition_about(lang, edition)) }
                p class="actions" {
                    a class="button" href={ "/how-to-play/" (edition.id) } { (lang.fixed("home-learn-button")) }
                    a class="button" href={ "/cards/" (edition.id) } { (lang.fixed("home-cards-button")) }
                    a class="button" href="/new" { (lang.fixed("choose-other-edition")) }
                }
                (series(lang, edition))
                @for story in &edition.campaigns { (story_part(lang, edition, story)) }
                @if loose().next().is_some() {
                    section aria-labelledby="jobs-title" {
                        h2 id="jobs-title" { (lang.fixed("home-jobs")) }
                        ul class="jobs" { @for scenario in loose() { li { (job(lang, edition, scenario, SetupWay::Usual)) } } }
                    }
                }
                @if !alone.is_empty() {
                    section aria-labelledby="alone-title" {
                        h2 id="alone-title" { (lang.fixed("choose-alone")) }
                        p class="quiet" { (lang.fixed("choose-alone-about")) }
                        ul class="jobs" { @for scenario in alone { li { (job(lang, edition, scenario, SetupWay::Alone)) } } }
                    }
                }
            }
        },
    )
}

/// Several heists in one sitting.
fn series<'e>(lang: Language, edition: &'e Edition) -> Markup {
    let stages = edition.series.len();
    let name = |id: &'e String| {
        let found = edition.scenario(id);
        found.map_or(id.as_str(), |(_, job)| {
            words::crew::job(lang, edition, &job.draft).name()
        })
    };
    let first = edition.series.first().and_then(|stage| stage.first());
    let first = first.and_then(|id| edition.scenario(id));
    html! {
        @if let Some((_, first)) = first {
            section aria-labelledby="series-title" {
                h2 id="series-title" { (lang.fixed("choose-series")) }
                article class="series panel" {
                    ol class="stages" {
                        @for stage in &edition.series {
                            li { @for (n, id) in stage.iter().enumerate() { @if n > 0 { " " (lang.fixed("choose-or")) " " } b { (name(id)) } } }
                        }
                    }
                    div class="edition-words" {
                        h3 { a class="cover" href=(link(edition, first, SetupWay::Series)) { (lang.say_with("choose-series-name", &[("count", &stages.to_string())])) } }
                        p { (lang.fixed("choose-series-about")) }
                    }
                    span class="job-play" aria-hidden="true" { (lang.fixed("scenario-play")) (art::icon("next")) }
                }
            }
        }
    }
}

/// A story with its chapters in order.
fn story_part(lang: Language, edition: &Edition, story: &CampaignCard) -> Markup {
    let title = format!("story-{}", story.id);
    html! {
        section aria-labelledby=(title) {
            h2 id=(title) { (name(lang, edition, story)) }
            p class="quiet" { (text(lang, edition, story)) }
            ul class="jobs" { @for scenario in chapters(edition, &story.id) { li { (job(lang, edition, scenario, SetupWay::Usual)) } } }
        }
    }
}

/// Where a job is set up.
pub fn link(edition: &Edition, scenario: &Scenario, way: SetupWay) -> String {
    let mut link = format!("/new?edition={}&scenario={}", edition.id, scenario.draft.id);
    if way != SetupWay::Usual {
        link = format!("{link}&way={}", way.word());
    }
    link
}

/// A job as a card that leads to its table.
fn job(lang: Language, edition: &Edition, scenario: &Scenario, way: SetupWay) -> Markup {
    let draft = &scenario.draft;
    let words = words::crew::job(lang, edition, draft);
    let over = match way {
        SetupWay::Usual => chapter(lang, edition, scenario),
        _ => None,
    };
    html! {
        article class="job panel" {
            (board_picture(lang, edition, scenario, false))
            div class="job-words" {
                p class="over" { (over.as_deref().unwrap_or(words.location())) }
                h3 { a class="cover" href=(link(edition, scenario, way)) { (words.name()) } }
                p { (words.story()) }
                p class="job-foot" {
                    (difficulty(lang, draft.difficulty))
                    span class="job-play" aria-hidden="true" { (lang.fixed("scenario-play")) (art::icon("next")) }
                }
            }
        }
    }
}
