//! A scenario told in short: what it asks for, what is in its bag, which rules are its own.

use super::address;
use super::faces::member;
use crate::crew::scenario_notes::bonuses;
use crew::content::edition::Edition;
use crew::content::effect::Chit;
use crew::content::map::Scenario;
use crew::content::scenario::{CrewCard, Difficulty, Reward};
use maud::{Markup, html};
use words::Language;
use words::crew::cards::name;
use words::crew::{Job, job};

/// The word for a difficulty.
pub fn difficulty_name(lang: Language, difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Amateur => lang.fixed("difficulty-amateur"),
        Difficulty::SemiPro => lang.fixed("difficulty-semi-pro"),
        Difficulty::Pro => lang.fixed("difficulty-pro"),
    }
}

/// A difficulty as a word and one to three pips.
pub fn difficulty(lang: Language, difficulty: Difficulty) -> Markup {
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
            (difficulty_name(lang, difficulty))
        }
    }
}

/// The picture of a scenario's board, in the colours of the page. A picture seen first is not loaded late.
pub fn board_picture(
    lang: Language,
    edition: &Edition,
    scenario: &Scenario,
    first: bool,
) -> Markup {
    let alt = lang.say_with(
        "scenario-picture",
        &[("name", job(lang, edition, &scenario.draft).name())],
    );
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
pub fn bag(lang: Language, scenario: &Scenario) -> Markup {
    let counts = scenario.draft.bag.counts().into_iter();
    let counts = counts.filter(|(_, count)| *count > 0);
    html! {
        ul class="bag" aria-label=(lang.fixed("scenario-bag")) {
            @for (chit, count) in counts {
                li title=(crate::crew::chit::in_words(lang, chit, count)) {
                    (art::icon(crate::crew::chit::icon(chit).0))
                    span aria-hidden="true" { (count) }
                    span class="hidden" { (crate::crew::chit::in_words(lang, chit, count)) }
                }
            }
        }
    }
}

/// A scenario as a card.
pub fn face_scenario(lang: Language, edition: &Edition, scenario: &Scenario) -> Markup {
    let draft = &scenario.draft;
    let job = job(lang, edition, draft);
    html! {
        article class="face scenario" {
            (board_picture(lang, edition, scenario, false))
            header {
                p class="face-kind" { (job.location()) }
                h3 { (job.name()) }
                (difficulty(lang, draft.difficulty))
                (chapter(lang, edition, scenario))
            }
            @if !job.story().is_empty() { p class="story" { (job.story()) } }
            p { b { (lang.fixed("scenario-objective")) } " " (job.objective()) }
            (bonuses(lang, job))
            (reward(lang, edition, scenario))
            (bag(lang, scenario))
            (brought(lang, edition, scenario))
            (special_rules(lang, job))
            (crews(lang, edition, scenario))
            (notes(lang, job))
            a class="button" href={ "/new?edition=" (edition.id) "&scenario=" (draft.id) } {
                (art::icon("play")) (lang.fixed("scenario-play"))
            }
        }
    }
}

/// Which chapter of which story it is.
fn chapter(lang: Language, edition: &Edition, scenario: &Scenario) -> Markup {
    let chapter = scenario.draft.chapter.as_ref();
    let story = chapter.and_then(|chapter| {
        let mut stories = edition.campaigns.iter();
        stories.find(|story| story.id == chapter.of)
    });
    html! {
        @if let (Some(chapter), Some(story)) = (chapter, story) {
            p class="grows" {
                a href=(address(edition, &format!("story-{}", story.id))) { (name(lang, edition, story)) } ", "
                (lang.say_with("scenario-chapter", &[("number", &chapter.number.to_string())]))
            }
        }
    }
}

/// The special rules, folded away.
pub fn special_rules(lang: Language, job: Job) -> Markup {
    let rules = job.rules();
    let count = rules.len().to_string();
    html! {
        @if !rules.is_empty() {
            details class="special-rules" {
                summary { (lang.say_with("scenario-rules", &[("count", &count)])) }
                @for (name, text) in rules { p class="ability" { b { (name) } " " (text) } }
            }
        }
    }
}

/// What success brings.
fn reward(lang: Language, edition: &Edition, scenario: &Scenario) -> Markup {
    let Reward {
        fixer,
        cash,
        frees,
        handed_over,
    } = &scenario.draft.reward;
    let fixer = fixer.as_ref().and_then(|id| edition.fixer(id));
    let fixer = fixer.map(|(_, fixer)| {
        html! { a href=(address(edition, &format!("fixer-{}", fixer.id))) { (name(lang, edition, fixer)) } }
    });
    let cash = (*cash > 0).then(|| html! { "$" (cash) "k" });
    let free = frees.then(|| html! { (lang.fixed("scenario-frees")) });
    let brings: Vec<Markup> = [fixer, cash, free].into_iter().flatten().collect();
    html! {
        @if !brings.is_empty() {
            p class="grows" {
                (lang.fixed("scenario-reward")) " "
                @for (n, thing) in brings.iter().enumerate() { @if n > 0 { ", " } (thing) }
            }
        }
        @if *handed_over > 0 {
            p class="grows" { (lang.say_with("scenario-handed", &[("cash", &handed_over.to_string())])) }
        }
    }
}

/// What it begins with: cash, help, loot, people, what is in the safe, and how its deck is stacked.
fn brought(lang: Language, edition: &Edition, scenario: &Scenario) -> Markup {
    let draft = &scenario.draft;
    let npc = draft.npc.as_ref();
    let npc = npc.and_then(|part| edition.npc(&part.card));
    let begin = [
        (draft.cash > 0)
            .then(|| lang.say_with("scenario-cash", &[("cash", &draft.cash.to_string())])),
        draft.help.map(|help| {
            let key = if help.if_freed {
                "scenario-help-freed"
            } else {
                "scenario-help"
            };
            let [reveals, ideas] = [help.reveals, help.ideas].map(|n| n.to_string());
            lang.say_with(key, &[("reveals", &reveals), ("ideas", &ideas)])
        }),
        (!draft.loot.is_empty())
            .then(|| lang.say_with("scenario-loot", &[("things", &things(lang, &draft.loot))])),
        draft
            .safe
            .as_ref()
            .map(|safe| lang.say_with("scenario-safe", &[("cracks", &safe.cracks.to_string())])),
        (!draft.deck.is_empty())
            .then(|| lang.say_with("scenario-deck", &[("deck", &draft.deck.replace(',', ", "))])),
    ];
    let begin: Vec<String> = begin.into_iter().flatten().collect();
    html! {
        @if !begin.is_empty() || npc.is_some() || !draft.requires.is_empty() {
            ul class="brought" {
                @if let Some((_, card)) = npc {
                    li {
                        (lang.fixed("scenario-npc")) " "
                        a href=(address(edition, &format!("npc-{}", card.id))) { (name(lang, edition, card)) }
                        @if let Some(name) = job(lang, edition, draft).npc() { " (" (name) ")" }
                    }
                }
                @for id in &draft.requires {
                    @if let Some((_, card)) = edition.character(id) {
                        li {
                            (lang.fixed("scenario-requires")) " "
                            a href=(address(edition, &format!("character-{}", card.id))) { (name(lang, edition, card)) }
                        }
                    }
                }
                @for line in begin { li { (line) } }
            }
        }
    }
}

fn things(lang: Language, chits: &[Chit]) -> String {
    let mut words = String::new();
    for chit in chits {
        let next = crate::crew::chit::in_words(lang, *chit, 1);
        words = match words.as_str() {
            "" => next,
            before => lang.say_with("list", &[("before", before), ("next", &next)]),
        };
    }
    words
}

/// The crew its page suggests, and how to play it on its own.
fn crews(lang: Language, edition: &Edition, scenario: &Scenario) -> Markup {
    let draft = &scenario.draft;
    html! {
        @if !draft.crew.is_empty() {
            details class="special-rules" {
                summary { (lang.fixed("scenario-crew")) }
                (crew(lang, edition, &draft.crew))
            }
        }
        @if let Some(challenge) = &draft.challenge {
            details class="special-rules" {
                summary { (lang.fixed("scenario-challenge")) }
                @if challenge.cash > 0 {
                    p { (lang.say_with("scenario-cash", &[("cash", &challenge.cash.to_string())])) }
                }
                @if challenge.freed { p { (lang.fixed("scenario-challenge-freed")) } }
                (crew(lang, edition, &challenge.crew))
            }
        }
    }
}

fn crew(lang: Language, edition: &Edition, cards: &[CrewCard]) -> Markup {
    html! {
        ul class="brought" {
            @for card in cards { li { (member(lang, edition, &card.character, &card.skills)) } }
        }
    }
}

/// How the scenario came to be, where print leaves gaps.
fn notes(lang: Language, job: Job) -> Markup {
    let notes = job.notes();
    html! {
        @if !notes.is_empty() {
            details class="special-rules" {
                summary { (lang.fixed("scenario-notes")) }
                @for note in notes { p { (note) } }
            }
        }
    }
}
