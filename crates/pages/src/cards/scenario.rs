//! A scenario told in short: what it asks for, what is in its bag, which rules are its own.

use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::content::scenario::Difficulty;
use maud::{Markup, html};
use words::{fixed, say_with};

/// The word for a difficulty.
pub fn difficulty_name(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Amateur => fixed("difficulty-amateur"),
        Difficulty::SemiPro => fixed("difficulty-semi-pro"),
        Difficulty::Pro => fixed("difficulty-pro"),
    }
}

/// A difficulty as a word and one to three pips.
pub fn difficulty(difficulty: Difficulty) -> Markup {
    let pips = match difficulty {
        Difficulty::Amateur => 1,
        Difficulty::SemiPro => 2,
        Difficulty::Pro => 3,
    };
    html! {
        span class="difficulty" {
            svg class="pips" viewBox="0 0 46 16" aria-hidden="true" {
                @for n in 0..3 {
                    path class=[(n < pips).then_some("on")]
                        transform={ "translate(" (n * 15) " 0)" }
                        d="M8 1.5 13.6 4.7v6.6L8 14.5 2.4 11.3V4.7Z" {}
                }
            }
            (difficulty_name(difficulty))
        }
    }
}

/// The picture of a scenario's board, in the colours of the page. A picture seen first is not loaded late.
pub fn board_picture(edition: &Edition, scenario: &Scenario, first: bool) -> Markup {
    let alt = say_with("scenario-picture", &[("name", &scenario.draft.name)]);
    let picture = format!("/map/{}/{}.svg", edition.id, scenario.draft.id);
    html! {
        picture class="board-picture" {
            // The script changes what it goes by when somebody chose light or dark.
            source srcset={ (picture) "?light=1" } media="(prefers-color-scheme: light)" data-light;
            img src=(picture) alt=(alt) width="400" height="300" loading=[(!first).then_some("lazy")] decoding="async";
        }
    }
}

/// What lies in a scenario's bag, kind by kind.
pub fn bag(scenario: &Scenario) -> Markup {
    let counts = scenario.draft.bag.counts().into_iter();
    let counts = counts.filter(|(_, count)| *count > 0);
    html! {
        ul class="bag" aria-label=(fixed("scenario-bag")) {
            @for (chit, count) in counts {
                li title=(crate::chit::in_words(chit, count)) {
                    (art::icon(crate::chit::icon(chit).0))
                    span aria-hidden="true" { (count) }
                    span class="hidden" { (crate::chit::in_words(chit, count)) }
                }
            }
        }
    }
}

/// A scenario as a card.
pub fn face_scenario(edition: &Edition, scenario: &Scenario) -> Markup {
    let draft = &scenario.draft;
    html! {
        article class="face scenario" {
            (board_picture(edition, scenario, false))
            header {
                p class="face-kind" { (draft.location) }
                h3 { (draft.name) }
                (difficulty(draft.difficulty))
            }
            @if !draft.story.is_empty() { p class="story" { (draft.story) } }
            p { b { (fixed("scenario-objective")) } " " (draft.objective) }
            (bag(scenario))
            (special_rules(scenario))
            (reward(edition, scenario))
            a class="button" href={ "/new?edition=" (edition.id) "&scenario=" (draft.id) } {
                (art::icon("play")) (fixed("scenario-play"))
            }
        }
    }
}

/// The special rules, folded away.
pub fn special_rules(scenario: &Scenario) -> Markup {
    let rules = &scenario.draft.rules;
    let count = rules.len().to_string();
    html! {
        @if !rules.is_empty() {
            details class="special-rules" {
                summary { (say_with("scenario-rules", &[("count", &count)])) }
                @for rule in rules { p class="ability" { b { (rule.name) } " " (rule.text) } }
            }
        }
    }
}

/// What success brings.
fn reward(edition: &Edition, scenario: &Scenario) -> Markup {
    let reward = &scenario.draft.reward;
    let fixer = reward.fixer.as_ref().and_then(|id| edition.fixer(id));
    html! {
        @if fixer.is_some() || reward.cash > 0 || reward.frees {
            p class="grows" {
                (fixed("scenario-reward")) " "
                @if let Some((_, fixer)) = fixer {
                    a href={ "/cards#fixer-" (fixer.id) } { (fixer.name) }
                }
                @if reward.cash > 0 { @if fixer.is_some() { ", " } "$" (reward.cash) "k" }
                @if reward.frees { ", " (fixed("scenario-frees")) }
            }
        }
    }
}
