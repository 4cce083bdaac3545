//! Between two heists of a series: better cards for those who got through, somebody new after a bust.

use super::Desk;
use crate::crew::cards::{face_character, face_skill};
use crate::crew::new::{character_in_short, skill_in_short};
use crate::crew::tabletop::markup::Button;
use crew::content::cards::CardLevel;
use crew::state::Status;
use crew::{CardSlot, Command, Upgrade, Who};
use maud::{Markup, Render, html};
use words::Language;

pub fn levels(desk: &Desk) -> Markup {
    let busted = desk.state.member(desk.who()).status == Status::Busted;
    html! {
        div class="levels" {
            @for part in CardSlot::ALL {
                section class={ "level part-" (part.0) } aria-label=(part_name(desk.moment.lang, part)) {
                    h3 { (part_name(desk.moment.lang, part)) }
                    div class="level-cards" {
                        @if busted { (recruits(desk, part)) } @else { (choices(desk, part)) }
                    }
                }
            }
        }
    }
}

fn part_name(lang: Language, part: CardSlot) -> &'static str {
    match part.0 {
        0 => lang.fixed("level-character"),
        1 => lang.fixed("level-first-skill"),
        _ => lang.fixed("level-second-skill"),
    }
}

/// The own card and the two it can grow into.
fn choices(desk: &Desk, part: CardSlot) -> Markup {
    let chosen = desk.state.levels.better[usize::from(desk.seat.0)][part.index()];
    html! {
        @for choice in Upgrade::ALL {
            @let card = match choice {
                Upgrade::KEEP => own(desk, part),
                better => desk.heist.better(desk.seat, part, better),
            };
            @if let Some(card) = card {
                @let command = Command::LevelUp { part, choice };
                @let words = if choice == Upgrade::KEEP { desk.moment.lang.fixed("level-keep") } else { desk.moment.lang.fixed("level-take") };
                (offer(desk, &command, choice == chosen, words, full(desk, part, card)))
            }
        }
    }
}

/// The number of the card a player has now.
fn own(desk: &Desk, part: CardSlot) -> Option<u8> {
    let edition = desk.heist.edition;
    let cards = desk.heist.member_cards(Who(desk.seat.0))?;
    let found = match part {
        CardSlot::CHARACTER => edition.character(&cards.character).map(|(card, _)| card),
        part => {
            let skill = cards.skills.get(part.index() - 1)?;
            edition.skill(skill).map(|(card, _)| card)
        }
    };
    found.and_then(|card| card.try_into().ok())
}

fn full(desk: &Desk, part: CardSlot, card: u8) -> Markup {
    let (edition, card) = (desk.heist.edition, usize::from(card));
    html! {
        @if part == CardSlot::CHARACTER {
            @if let Some(card) = edition.characters.get(card) { (face_character(desk.moment.lang, edition, card)) }
        } @else if let Some(card) = edition.skills.get(card) {
            (face_skill(desk.moment.lang, edition, card))
        }
    }
}

/// Every card somebody new can have.
fn recruits(desk: &Desk, part: CardSlot) -> Markup {
    let edition = desk.heist.edition;
    let chosen = desk.state.levels.recruits[usize::from(desk.seat.0)][part.index()];
    let levels: Vec<CardLevel> = match part {
        CardSlot::CHARACTER => edition.characters.iter().map(|card| card.level).collect(),
        _ => edition.skills.iter().map(|card| card.level).collect(),
    };
    let beginners = (0u8..).zip(levels);
    let beginners = beginners.filter(|(_, level)| *level == CardLevel::Amateur);
    html! {
        @for (card, _) in beginners {
            @let command = Command::Recruit { part, card };
            (offer(desk, &command, card == chosen, desk.moment.lang.fixed("level-take"), short(desk, part, card)))
        }
    }
}

fn short(desk: &Desk, part: CardSlot, card: u8) -> Markup {
    let (edition, card) = (desk.heist.edition, usize::from(card));
    match part {
        CardSlot::CHARACTER => {
            character_in_short(desk.moment.lang, edition, &edition.characters[card])
        }
        _ => skill_in_short(desk.moment.lang, edition, &edition.skills[card]),
    }
}

/// A card with the button that takes it; the one that is taken says so.
fn offer(desk: &Desk, command: &Command, chosen: bool, words: &str, card: Markup) -> Markup {
    let name = words::crew::command_of(desk.moment.lang, desk.heist, desk.seat, command);
    let face = html! { (art::icon("ready")) span { (words) } };
    let button = Button {
        command,
        class: "button small take",
        refused: !desk.can(*command),
        name: Some(&name),
        card: None,
        face: &face.0,
    };
    html! {
        div class={ "level-card" @if chosen { " chosen" } } {
            (card)
            @if chosen {
                p class="chosen-mark" { (art::icon("ready")) (desk.moment.lang.fixed("level-chosen")) }
            } @else {
                (button.render())
            }
        }
    }
}
