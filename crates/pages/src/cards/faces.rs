//! The faces of the cards. They stand in the browser of cards, in the form for a new table and in explanations.

use super::icons::{icons, lacks, pay};
use crew::content::cards::{
    Ability, AchievementCard, ActionCard, ActionRef, CharacterCard, EventCard, Feat, FixerCard,
    FixerPower, ItemCard, Joins, Level, NpcCard, NpcSide, SkillCard,
};
use crew::content::edition::Edition;
use maud::{Markup, html};
use words::{fixed, say_with};

/// A card: what kind it is, its name and what is on it.
fn face(kind: &str, class: &str, name: &str, inside: Markup) -> Markup {
    html! {
        article class={ "face " (class) } {
            header {
                p class="face-kind" { (kind) }
                h3 { (name) }
            }
            (inside)
        }
    }
}

fn level(level: Level) -> &'static str {
    match level {
        Level::Amateur => fixed("card-amateur"),
        Level::Pro => fixed("card-pro"),
    }
}

fn level_class(level: Level) -> &'static str {
    match level {
        Level::Amateur => "amateur",
        Level::Pro => "pro",
    }
}

/// The action that is meant.
fn action<'a>(edition: &'a Edition, action: &'a ActionRef) -> Option<&'a ActionCard> {
    match action {
        ActionRef::Common(name) => edition.action(name).map(|(_, card)| card),
        ActionRef::Special(card) => Some(card),
    }
}

/// One action: name, what it costs and its icons.
pub fn action_line(card: &ActionCard) -> Markup {
    html! {
        span class="act" {
            span class="act-name" { (card.name) }
            span class="act-icons" {
                (pay(card.pay))
                (icons(&card.icons))
                @if card.does.is_some() {
                    span class="act-special" title=(fixed("card-special-why")) { (fixed("card-special")) }
                }
            }
        }
    }
}

fn actions(edition: &Edition, list: &[ActionRef]) -> Markup {
    let list = list.iter().filter_map(|known| action(edition, known));
    html! {
        ul class="acts" { @for card in list { li { (action_line(card)) } } }
    }
}

fn abilities<P>(list: &[Ability<P>]) -> Markup {
    html! {
        @for ability in list {
            p class="ability" { b { (ability.name) } " " (ability.text) }
        }
    }
}

fn number(icon: &str, label: &str, count: impl ToString) -> Markup {
    html! {
        span class="number" title=(label) {
            (art::icon(icon)) b { (count.to_string()) } " " span { (label) }
        }
    }
}

/// Where a card leads to, as links into the browser of cards.
fn grows(kind: &str, targets: &[(String, String)]) -> Markup {
    html! {
        @if !targets.is_empty() {
            p class="grows" {
                (fixed("card-grows"))
                @for (n, (id, name)) in targets.iter().enumerate() {
                    @if n > 0 { ", " } @else { " " }
                    a href={ "/cards#" (kind) "-" (id) } { (name) }
                }
            }
        }
    }
}

/// A character card.
pub fn face_character(edition: &Edition, card: &CharacterCard) -> Markup {
    let becomes = card.becomes.iter().filter_map(|id| edition.character(id));
    let becomes: Vec<_> = becomes
        .map(|(_, card)| (card.id.clone(), card.name.clone()))
        .collect();
    let kind = match edition.character(&card.class) {
        Some((_, class)) if class.id != card.id => say_with(
            "card-character-pro",
            &[("level", level(card.level)), ("class", &class.name)],
        ),
        _ => say_with("card-character", &[("level", level(card.level))]),
    };
    face(
        &kind,
        level_class(card.level),
        &card.name,
        html! {
            p class="numbers" {
                (number("plan", fixed("card-memory"), card.memory))
                (number("idea", fixed("card-ideas"), card.ideas))
            }
            (actions(edition, &card.actions))
            (abilities(&card.abilities))
            (grows("character", &becomes))
        },
    )
}

/// A skill card: an action for each face of the die.
pub fn face_skill(edition: &Edition, card: &SkillCard) -> Markup {
    let becomes = card.becomes.iter().filter_map(|id| edition.skill(id));
    let becomes: Vec<_> = becomes
        .map(|(_, card)| (card.id.clone(), card.name.clone()))
        .collect();
    let kind = say_with("card-skill", &[("level", level(card.level))]);
    face(
        &kind,
        level_class(card.level),
        &card.name,
        html! {
            (skill_faces(edition, card))
            (lacks(&edition.lacks(card)))
            (grows("skill", &becomes))
        },
    )
}

/// The six faces of a skill.
pub fn skill_faces(edition: &Edition, card: &SkillCard) -> Markup {
    let faces = (1u8..).zip(&card.faces);
    html! {
        ol class="acts faces" {
            @for (face, name) in faces {
                @if let Some((_, card)) = edition.action(name) {
                    li { (art::die(face)) (action_line(card)) }
                }
            }
        }
    }
}

/// An item card.
pub fn face_item(card: &ItemCard) -> Markup {
    let kind = if card.shop {
        fixed("card-item-shop")
    } else {
        fixed("card-item-found")
    };
    face(
        kind,
        "item",
        &card.name,
        html! {
            p class="numbers" {
                (number("cash", fixed("card-price"), format!("${}k", card.price)))
                (number("deck", fixed("card-copies"), card.copies))
            }
            @if let Some(action) = &card.action {
                ul class="acts" { li { (action_line(action)) } }
            }
            (abilities(&card.abilities))
        },
    )
}

/// A fixer card.
pub fn face_fixer(edition: &Edition, card: &FixerCard) -> Markup {
    let scenarios = card
        .unlocked_by
        .iter()
        .filter_map(|id| edition.scenario(id));
    let scenarios: Vec<_> = scenarios.map(|(_, scenario)| &scenario.draft).collect();
    face(
        fixed("card-fixer"),
        "fixer",
        &card.name,
        html! {
            (abilities(&card.abilities))
            p class="grows" {
                @if scenarios.is_empty() {
                    (fixed("card-fixer-known"))
                } @else {
                    (fixed("card-fixer-won"))
                    @for (n, draft) in scenarios.iter().enumerate() {
                        @if n > 0 { ", " } @else { " " }
                        a href={ "/cards#scenario-" (draft.id) } { (draft.name) }
                    }
                }
            }
        },
    )
}

/// An event or crisis card.
pub fn face_event(edition: &Edition, index: usize) -> Markup {
    let Some(card) = edition.cards.get(index) else {
        return html! {};
    };
    let (kind, class) = if edition.is_crisis(index) {
        ("card-crisis", "crisis")
    } else {
        ("card-event", "event")
    };
    face(
        &say_with(kind, &[("code", &card.code)]),
        class,
        &card.name,
        event_text(edition, card),
    )
}

fn event_text(edition: &Edition, card: &EventCard) -> Markup {
    let mut fixers = edition.fixers.iter();
    let seller = fixers.find(|fixer| fixer.power == FixerPower::MastermindEvents);
    let seller = seller.filter(|_| card.for_sale);
    html! {
        p { (card.text) }
        @if !card.story.is_empty() { p class="story" { (card.story) } }
        @if let Some(seller) = seller {
            p class="grows" { (say_with("card-for-sale", &[("fixer", &seller.name)])) }
        }
    }
}

/// The card of a non-player character, both sides.
pub fn face_npc(edition: &Edition, card: &NpcCard) -> Markup {
    let joins = match card.joins {
        Joins::AtTheStart => fixed("card-joins-at-once"),
        Joins::WhenFreed => fixed("card-joins-freed"),
        Joins::WhenTaken => fixed("card-joins-taken"),
    };
    face(
        fixed("card-npc"),
        "npc",
        &card.name,
        html! {
            p { (joins) }
            (npc_side(edition, &card.calm))
            (npc_side(edition, &card.panicked))
        },
    )
}

fn npc_side(edition: &Edition, side: &NpcSide) -> Markup {
    html! {
        section class="side" {
            h4 { (side.name) }
            (actions(edition, &side.actions))
            ul class="acts faces" {
                @if let Some(card) = action(edition, &side.six) {
                    li { (art::die(6)) (action_line(card)) }
                }
            }
            @if side.special { p class="grows" { (fixed("card-npc-special")) } }
            (abilities(&side.abilities))
        }
    }
}

/// Something to be proud of.
pub fn face_achievement(card: &AchievementCard) -> Markup {
    let kind = if card.feat == Feat::Campaign {
        fixed("card-achievement-campaign")
    } else {
        fixed("card-achievement")
    };
    face(kind, "achievement", &card.name, html! { p { (card.text) } })
}
