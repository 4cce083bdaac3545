//! The part of the form that puts the crew together: pre-built characters, or card by card.

use super::asked::{AskedMember, BUILT, NewTable};
use super::choose::link;
use super::player::player;
use super::recommended::{Strength, has};
use super::way::Way;
use crate::crew::cards::{icons, lacks};
use crew::content::cards::{CharacterCard, Level, SkillCard};
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::content::scenario::ScenarioRule;
use maud::{Markup, html};
use words::{fixed, say_with};

/// The crew, one place for each seat.
pub fn members(edition: &Edition, scenario: &Scenario, asked: &NewTable) -> Markup {
    let jail = has(scenario, &ScenarioRule::BreakIn);
    html! {
        section class="new-part crew" {
            header class="new-part-head" {
                h2 { (fixed("new-crew")) }
                (strengths(edition, scenario, asked))
            }
            p class="quiet" {
                @if printed(scenario, asked) { (fixed("new-crew-printed")) } @else { (fixed("new-crew-about")) }
                @for id in &scenario.draft.requires {
                    @if let Some((_, card)) = edition.character(id) {
                        " " b { (say_with("new-requires", &[("character", &card.name)])) }
                    }
                }
            }
            div class="members" {
                @for (n, wanted) in asked.crew.iter().enumerate() {
                    (member(edition, n, wanted, jail))
                }
            }
            noscript {
                button class="button" type="submit" formaction="/new" formmethod="get" { (fixed("new-show-cards")) }
            }
        }
    }
}

/// Whether the page of the job brings a crew of its own, played like this.
fn printed(scenario: &Scenario, asked: &NewTable) -> bool {
    let draft = &scenario.draft;
    match asked.way {
        Way::Alone => draft.challenge.is_some(),
        _ => !draft.crew.is_empty(),
    }
}

/// Links that fill in a crew as strong as the scenario asks for, or another one.
fn strengths(edition: &Edition, scenario: &Scenario, asked: &NewTable) -> Markup {
    let advised = Strength::of(scenario.draft.difficulty);
    let with = |strength: Strength| {
        format!(
            "{}&seats={}&mine={}&strength={}",
            link(edition, scenario, asked.way),
            asked.seat_count(),
            asked.mine.word(),
            strength.word()
        )
    };
    html! {
        p class="strengths" {
            span class="quiet" { (fixed("new-strength")) }
            @for strength in Strength::ALL {
                a class="chip" href=(with(strength)) {
                    (strength_name(strength))
                    @if strength == advised { " " span class="advised" { (fixed("new-advised")) } }
                }
            }
        }
    }
}

fn strength_name(strength: Strength) -> &'static str {
    match strength {
        Strength::Amateur => fixed("new-amateurs"),
        Strength::SemiPro => fixed("new-semi-pros"),
        Strength::Pro => fixed("new-pros"),
    }
}

fn member(edition: &Edition, n: usize, wanted: &AskedMember, jail: bool) -> Markup {
    let number = (n + 1).to_string();
    let cards = Cards::of(edition, wanted);
    html! {
        fieldset class={ "member panel member-" (n) } data-member {
            legend class="hidden" { (say_with("new-character-number", &[("number", &number)])) }
            label class="field" {
                span { (say_with("new-character-number", &[("number", &number)])) }
                select name={ "crew-" (n) } data-crew {
                    (prebuilts(edition, &wanted.crew))
                }
            }
            (player(n, wanted.player()))
            div class="by-hand" {
                label class="field" {
                    span { (fixed("new-called")) }
                    input type="text" name={ "called-" (n) } value=(wanted.called) maxlength="40" autocomplete="off";
                }
                label class="field" {
                    span { (fixed("new-character")) }
                    select name={ "character-" (n) } data-card="character" { (characters(edition, &cards.character)) }
                }
                label class="field" {
                    span { (fixed("new-skill-a")) }
                    select name={ "skill-a-" (n) } data-card="skill-a" { (skills(edition, &cards.skill_a)) }
                }
                label class="field" {
                    span { (fixed("new-skill-b")) }
                    select name={ "skill-b-" (n) } data-card="skill-b" { (skills(edition, &cards.skill_b)) }
                }
            }
            div class="member-cards" {
                div data-shows="character" {
                    @if let Some((_, card)) = edition.character(&cards.character) { (character_in_short(card)) }
                }
                div class="member-skills" {
                    div data-shows="skill-a" {
                        @if let Some((_, card)) = edition.skill(&cards.skill_a) { (skill_in_short(edition, card)) }
                    }
                    div data-shows="skill-b" {
                        @if let Some((_, card)) = edition.skill(&cards.skill_b) { (skill_in_short(edition, card)) }
                    }
                }
            }
            @if jail {
                label class="check" {
                    input type="checkbox" name={ "busted-" (n) } checked[wanted.busted];
                    span { (fixed("new-busted")) }
                }
            }
        }
    }
}

/// The three cards a member has, whichever way they were asked for.
struct Cards {
    character: String,
    skill_a: String,
    skill_b: String,
}

impl Cards {
    fn of(edition: &Edition, wanted: &AskedMember) -> Cards {
        match edition.prebuilt(&wanted.crew) {
            Some((_, prebuilt)) if wanted.crew != BUILT => Cards {
                character: prebuilt.character.clone(),
                skill_a: prebuilt.skills[0].clone(),
                skill_b: prebuilt.skills[1].clone(),
            },
            _ => Cards {
                character: wanted.character.clone(),
                skill_a: wanted.skill_a.clone(),
                skill_b: wanted.skill_b.clone(),
            },
        }
    }
}

fn prebuilts(edition: &Edition, chosen: &str) -> Markup {
    let known = chosen == BUILT || edition.prebuilt(chosen).is_some();
    html! {
        @if !known { option value=(chosen) selected { (chosen) } }
        optgroup label=(fixed("new-prebuilts")) {
            @for prebuilt in &edition.prebuilts {
                option value=(prebuilt.name) selected[prebuilt.name == chosen]
                    data-character=(prebuilt.character)
                    data-skill-a=(prebuilt.skills[0]) data-skill-b=(prebuilt.skills[1]) {
                    (prebuilt.name)
                    @if let Some((_, card)) = edition.character(&prebuilt.character).filter(|(_, card)| card.name != prebuilt.name) { ", " (card.name) }
                }
            }
        }
        option value=(BUILT) selected[chosen == BUILT] { (fixed("new-built")) }
    }
}

/// A card in a list; what is not an amateur's says so.
fn card_option(id: &str, name: &str, level: Level, chosen: &str) -> Markup {
    html! {
        option value=(id) selected[id == chosen] {
            (name) @if level == Level::Pro { " · " (fixed("card-pro")) }
        }
    }
}

/// Every character, an amateur followed by the professionals of the class.
fn characters(edition: &Edition, chosen: &str) -> Markup {
    let amateurs = edition.characters.iter();
    let amateurs = amateurs.filter(|card| card.level == Level::Amateur);
    html! {
        @if edition.character(chosen).is_none() { option value=(chosen) selected { (chosen) } }
        @for amateur in amateurs {
            optgroup label=(amateur.name) {
                @for card in edition.characters.iter().filter(|card| card.class == amateur.id) {
                    (card_option(&card.id, &card.name, card.level, chosen))
                }
            }
        }
    }
}

/// Every skill, an amateur one followed by what it grows into.
fn skills(edition: &Edition, chosen: &str) -> Markup {
    let amateurs = edition.skills.iter();
    let amateurs = amateurs.filter(|card| card.level == Level::Amateur);
    html! {
        @if edition.skill(chosen).is_none() { option value=(chosen) selected { (chosen) } }
        @for amateur in amateurs {
            optgroup label=(amateur.name) {
                @for card in edition.skills.iter().filter(|card| card.id == amateur.id || amateur.becomes.contains(&card.id)) {
                    (card_option(&card.id, &card.name, card.level, chosen))
                }
            }
        }
    }
}

/// A character card on a few lines.
pub fn character_in_short(card: &CharacterCard) -> Markup {
    html! {
        div class="short" {
            p class="short-name" {
                b { (card.name) }
                span class="number" title=(fixed("card-memory")) {
                    (art::icon("plan")) (card.memory) span class="hidden" { " " (fixed("card-memory")) }
                }
                span class="number" title=(fixed("card-ideas")) {
                    (art::icon("idea")) (card.ideas) span class="hidden" { " " (fixed("card-ideas")) }
                }
            }
            details {
                summary { (fixed("new-abilities")) }
                @for ability in &card.abilities {
                    p class="ability" { b { (ability.name) } " " (ability.text) }
                }
            }
        }
    }
}

/// A skill card on a few lines: what each face of the die offers, and what it never does.
pub fn skill_in_short(edition: &Edition, card: &SkillCard) -> Markup {
    let faces = (1u8..).zip(&card.faces);
    html! {
        div class="short" {
            p class="short-name" { b { (card.name) } }
            ol class="short-faces" {
                @for (face, name) in faces {
                    @if let Some((_, action)) = edition.action(name) {
                        li title=(action.name) { (art::die(face)) (icons(&action.icons)) }
                    }
                }
            }
            (lacks(&edition.lacks(card)))
        }
    }
}

/// Every card in short, for the script that shows what is chosen.
pub fn templates(edition: &Edition) -> Markup {
    html! {
        @for card in &edition.characters {
            template data-card={ "character-" (card.id) } { (character_in_short(card)) }
        }
        @for card in &edition.skills {
            template data-card={ "skill-" (card.id) } { (skill_in_short(edition, card)) }
        }
    }
}
