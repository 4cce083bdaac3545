//! The part of the form that puts the crew together: pre-built characters, or card by card.

use super::asked::{AskedMember, BUILT, NewTable};
use super::choose::link;
use super::recommended::{Strength, has};
use super::way::SetupWay;
use crate::crew::cards::{icons, lacks};
use crate::new_table::player;
use crew::content::cards::{CardLevel, CharacterCard, SkillCard};
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::content::scenario::ScenarioRule;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{self, name, text};

/// The crew, one place for each seat.
pub fn members(
    lang: Language,
    edition: &Edition,
    scenario: &Scenario,
    asked: &NewTable,
    open: bool,
) -> Markup {
    let jail = has(scenario, &ScenarioRule::BreakIn);
    html! {
        details class="new-part crew" open[open] {
            summary { h2 { (lang.fixed("new-crew")) } span class="quiet" { (who_is_in(lang, edition, asked)) } }
            (strengths(lang, edition, scenario, asked))
            p class="quiet" {
                @if printed(scenario, asked) { (lang.fixed("new-crew-printed")) } @else { (lang.fixed("new-crew-about")) }
                @for id in &scenario.draft.requires {
                    @if let Some((_, card)) = edition.character(id) {
                        " " b { (lang.say_with("new-requires", &[("character", name(lang, edition, card))])) }
                    }
                }
            }
            div class="members" {
                @for (n, wanted) in asked.crew.iter().enumerate() {
                    (member(lang, edition, n, wanted, jail))
                }
            }
            noscript {
                button class="button" type="submit" formaction="/new" formmethod="get" { (lang.fixed("new-show-cards")) }
            }
        }
    }
}

/// The names of the crew as filled in.
fn who_is_in(lang: Language, edition: &Edition, asked: &NewTable) -> String {
    let seats = asked.crew.iter().take(asked.seat_count());
    let names = seats.map(|member| match member.crew.as_str() {
        BUILT if !member.called.is_empty() => member.called.as_str(),
        BUILT => match edition.character(&member.character) {
            Some((_, card)) => name(lang, edition, card),
            None => "",
        },
        prebuilt => cards::person(lang, edition, prebuilt),
    });
    let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    names.join(", ")
}

/// Whether the page of the job brings a crew of its own, played like this.
fn printed(scenario: &Scenario, asked: &NewTable) -> bool {
    let draft = &scenario.draft;
    match asked.way {
        SetupWay::Alone => draft.challenge.is_some(),
        _ => !draft.crew.is_empty(),
    }
}

/// Links that fill in a crew as strong as the scenario asks for, or another one.
fn strengths(lang: Language, edition: &Edition, scenario: &Scenario, asked: &NewTable) -> Markup {
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
            span class="quiet" { (lang.fixed("new-strength")) }
            @for strength in Strength::ALL {
                a class="chip" href=(with(strength)) {
                    (strength_name(lang, strength))
                    @if strength == advised { " " span class="advised" { (lang.fixed("new-advised")) } }
                }
            }
        }
    }
}

fn strength_name(lang: Language, strength: Strength) -> &'static str {
    match strength {
        Strength::Amateur => lang.fixed("new-amateurs"),
        Strength::SemiPro => lang.fixed("new-semi-pros"),
        Strength::Pro => lang.fixed("new-pros"),
    }
}

fn member(lang: Language, edition: &Edition, n: usize, wanted: &AskedMember, jail: bool) -> Markup {
    let number = (n + 1).to_string();
    let cards = Cards::of(edition, wanted);
    html! {
        fieldset class={ "member panel member-" (n) } data-member {
            legend class="hidden" { (lang.say_with("new-character-number", &[("number", &number)])) }
            label class="field" {
                span { (lang.say_with("new-character-number", &[("number", &number)])) }
                select name={ "crew-" (n) } data-crew {
                    (prebuilts(lang, edition, &wanted.crew))
                }
            }
            (player(lang, n, wanted.player()))
            div class="by-hand" {
                label class="field" {
                    span { (lang.fixed("new-called")) }
                    input type="text" name={ "called-" (n) } value=(wanted.called) maxlength="40" autocomplete="off";
                }
                label class="field" {
                    span { (lang.fixed("new-character")) }
                    select name={ "character-" (n) } data-card="character" { (characters(lang, edition, &cards.character)) }
                }
                label class="field" {
                    span { (lang.fixed("new-skill-a")) }
                    select name={ "skill-a-" (n) } data-card="skill-a" { (skills(lang, edition, &cards.skill_a)) }
                }
                label class="field" {
                    span { (lang.fixed("new-skill-b")) }
                    select name={ "skill-b-" (n) } data-card="skill-b" { (skills(lang, edition, &cards.skill_b)) }
                }
            }
            div class="member-cards" {
                div data-shows="character" {
                    @if let Some((_, card)) = edition.character(&cards.character) { (character_in_short(lang, edition, card)) }
                }
                div class="member-skills" {
                    div data-shows="skill-a" {
                        @if let Some((_, card)) = edition.skill(&cards.skill_a) { (skill_in_short(lang, edition, card)) }
                    }
                    div data-shows="skill-b" {
                        @if let Some((_, card)) = edition.skill(&cards.skill_b) { (skill_in_short(lang, edition, card)) }
                    }
                }
            }
            @if jail {
                label class="check" {
                    input type="checkbox" name={ "busted-" (n) } checked[wanted.busted];
                    span { (lang.fixed("new-busted")) }
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

fn prebuilts(lang: Language, edition: &Edition, chosen: &str) -> Markup {
    let known = chosen == BUILT || edition.prebuilt(chosen).is_some();
    html! {
        @if !known { option value=(chosen) selected { (chosen) } }
        optgroup label=(lang.fixed("new-prebuilts")) {
            @for prebuilt in &edition.prebuilts {
                option value=(prebuilt.name) selected[prebuilt.name == chosen]
                    data-character=(prebuilt.character)
                    data-skill-a=(prebuilt.skills[0]) data-skill-b=(prebuilt.skills[1]) {
                    (name(lang, edition, prebuilt))
                    @if let Some((_, card)) = edition.character(&prebuilt.character).filter(|(_, card)| card.name != prebuilt.name) { ", " (name(lang, edition, card)) }
                }
            }
        }
        option value=(BUILT) selected[chosen == BUILT] { (lang.fixed("new-built")) }
    }
}

/// A card in a list; what is not an amateur's says so.
fn card_option(lang: Language, id: &str, name: &str, level: CardLevel, chosen: &str) -> Markup {
    html! {
        option value=(id) selected[id == chosen] {
            (name) @if level == CardLevel::Pro { " · " (lang.fixed("card-pro")) }
        }
    }
}

/// Every character, an amateur followed by the professionals of the class.
fn characters(lang: Language, edition: &Edition, chosen: &str) -> Markup {
    let amateurs = edition.characters.iter();
    let amateurs = amateurs.filter(|card| card.level == CardLevel::Amateur);
    html! {
        @if edition.character(chosen).is_none() { option value=(chosen) selected { (chosen) } }
        @for amateur in amateurs {
            optgroup label=(name(lang, edition, amateur)) {
                @for card in edition.characters.iter().filter(|card| card.class == amateur.id) {
                    (card_option(lang, &card.id, name(lang, edition, card), card.level, chosen))
                }
            }
        }
    }
}

/// Every skill, an amateur one followed by what it grows into.
fn skills(lang: Language, edition: &Edition, chosen: &str) -> Markup {
    let amateurs = edition.skills.iter();
    let amateurs = amateurs.filter(|card| card.level == CardLevel::Amateur);
    html! {
        @if edition.skill(chosen).is_none() { option value=(chosen) selected { (chosen) } }
        @for amateur in amateurs {
            optgroup label=(name(lang, edition, amateur)) {
                @for card in edition.skills.iter().filter(|card| card.id == amateur.id || amateur.becomes.contains(&card.id)) {
                    (card_option(lang, &card.id, name(lang, edition, card), card.level, chosen))
                }
            }
        }
    }
}

/// A character card on a few lines.
pub fn character_in_short(lang: Language, edition: &Edition, card: &CharacterCard) -> Markup {
    html! {
        div class="short" {
            p class="short-name" {
                b { (name(lang, edition, card)) }
                span class="number" title=(lang.fixed("card-memory")) {
                    (art::icon("plan")) (card.memory) span class="hidden" { " " (lang.fixed("card-memory")) }
                }
                span class="number" title=(lang.fixed("card-ideas")) {
                    (art::icon("idea")) (card.ideas) span class="hidden" { " " (lang.fixed("card-ideas")) }
                }
            }
            details {
                summary { (lang.fixed("new-abilities")) }
                @for ability in &card.abilities {
                    p class="ability" { b { (name(lang, edition, ability)) } " " (text(lang, edition, ability)) }
                }
            }
        }
    }
}

/// A skill card on a few lines: what each face of the die offers, and what it never does.
pub fn skill_in_short(lang: Language, edition: &Edition, card: &SkillCard) -> Markup {
    let faces = (1u8..).zip(&card.faces);
    html! {
        div class="short" {
            p class="short-name" { b { (name(lang, edition, card)) } }
            ol class="short-faces" {
                @for (face, action) in faces {
                    @if let Some((_, action)) = edition.action(action) {
                        li title=(name(lang, edition, action)) { (art::die(face)) (icons(lang, &action.icons)) }
                    }
                }
            }
            (lacks(lang, &edition.lacks(card)))
        }
    }
}

/// Every card in short, for the script that shows what is chosen.
pub fn templates(lang: Language, edition: &Edition) -> Markup {
    html! {
        @for card in &edition.characters {
            template data-card={ "character-" (card.id) } { (character_in_short(lang, edition, card)) }
        }
        @for card in &edition.skills {
            template data-card={ "skill-" (card.id) } { (skill_in_short(lang, edition, card)) }
        }
    }
}
