//! The faces of the cards. They stand in the browser of cards, in the form for a new table and in explanations.

use super::address;
use super::icons::{icons, lacks, pay};
use crate::card_shelf::face;
use crew::content::cards::{
    Ability, AchievementCard, ActionCard, ActionRef, CardLevel, CharacterCard, EventCard, Feat,
    FixerCard, FixerPower, ItemCard, Joins, NpcCard, Prebuilt, SkillCard,
};
use crew::content::edition::Edition;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{self, name, text};
use words::crew::job;

fn level(lang: Language, level: CardLevel) -> &'static str {
    match level {
        CardLevel::Amateur => lang.fixed("card-amateur"),
        CardLevel::Pro => lang.fixed("card-pro"),
    }
}

fn level_class(level: CardLevel) -> &'static str {
    match level {
        CardLevel::Amateur => "amateur",
        CardLevel::Pro => "pro",
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
pub fn action_line(lang: Language, edition: &Edition, card: &ActionCard) -> Markup {
    html! {
        span class="act" {
            span class="act-name" { (name(lang, edition, card)) }
            span class="act-icons" {
                (pay(lang, card.pay))
                (icons(lang, &card.icons))
                @if card.does.is_some() {
                    span class="act-special" title=(lang.fixed("card-special-why")) { (lang.fixed("card-special")) }
                }
            }
        }
    }
}

fn actions(lang: Language, edition: &Edition, list: &[ActionRef]) -> Markup {
    let list = list.iter().filter_map(|known| action(edition, known));
    html! {
        ul class="acts" { @for card in list { li { (action_line(lang, edition, card)) } } }
    }
}

fn abilities<P>(lang: Language, edition: &Edition, list: &[Ability<P>]) -> Markup {
    html! {
        @for ability in list {
            p class="ability" { b { (name(lang, edition, ability)) } " " (text(lang, edition, ability)) }
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

/// Other cards by kind, id and name, as links into the browser of cards.
fn links<'a>(
    edition: &Edition,
    kind: &str,
    targets: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Markup {
    html! {
        @for (n, (id, name)) in targets.into_iter().enumerate() {
            @if n > 0 { ", " }
            a href=(address(edition, &format!("{kind}-{id}"))) { (name) }
        }
    }
}

/// Where a card leads to.
fn grows(lang: Language, edition: &Edition, kind: &str, targets: &[(&str, &str)]) -> Markup {
    html! {
        @if !targets.is_empty() {
            p class="grows" {
                (lang.fixed("card-grows")) " " (links(edition, kind, targets.iter().copied()))
            }
        }
    }
}

/// A character card.
pub fn face_character(lang: Language, edition: &Edition, card: &CharacterCard) -> Markup {
    let becomes = card.becomes.iter().filter_map(|id| edition.character(id));
    let becomes: Vec<_> = becomes
        .map(|(_, card)| (card.id.as_str(), name(lang, edition, card)))
        .collect();
    let kind = match edition.character(&card.class) {
        Some((_, class)) if class.id != card.id => lang.say_with(
            "card-character-pro",
            &[
                ("level", level(lang, card.level)),
                ("class", name(lang, edition, class)),
            ],
        ),
        _ => lang.say_with("card-character", &[("level", level(lang, card.level))]),
    };
    face(
        &kind,
        level_class(card.level),
        name(lang, edition, card),
        html! {
            p class="numbers" {
                (number("plan", lang.fixed("card-memory"), card.memory))
                (number("idea", lang.fixed("card-ideas"), card.ideas))
            }
            (actions(lang, edition, &card.actions))
            (abilities(lang, edition, &card.abilities))
            (grows(lang, edition, "character", &becomes))
        },
    )
}

/// A skill card: an action for each face of the die.
pub fn face_skill(lang: Language, edition: &Edition, card: &SkillCard) -> Markup {
    let becomes = card.becomes.iter().filter_map(|id| edition.skill(id));
    let becomes: Vec<_> = becomes
        .map(|(_, card)| (card.id.as_str(), name(lang, edition, card)))
        .collect();
    let kind = lang.say_with("card-skill", &[("level", level(lang, card.level))]);
    face(
        &kind,
        level_class(card.level),
        name(lang, edition, card),
        html! {
            (skill_faces(lang, edition, card))
            (lacks(lang, &edition.lacks(card)))
            (grows(lang, edition, "skill", &becomes))
        },
    )
}

/// The six faces of a skill.
pub fn skill_faces(lang: Language, edition: &Edition, card: &SkillCard) -> Markup {
    let faces = (1u8..).zip(&card.faces);
    html! {
        ol class="acts faces" {
            @for (face, action) in faces {
                @if let Some((_, card)) = edition.action(action) {
                    li { (art::die(face)) (action_line(lang, edition, card)) }
                }
            }
        }
    }
}

/// An item card.
pub fn face_item(lang: Language, edition: &Edition, card: &ItemCard) -> Markup {
    let kind = if card.shop {
        lang.fixed("card-item-shop")
    } else {
        lang.fixed("card-item-found")
    };
    face(
        kind,
        "item",
        name(lang, edition, card),
        html! {
            p class="numbers" {
                (number("cash", lang.fixed("card-price"), format!("${}k", card.price)))
                (number("deck", lang.fixed("card-copies"), card.copies))
            }
            @if let Some(action) = &card.action {
                ul class="acts" { li { (action_line(lang, edition, action)) } }
            }
            (abilities(lang, edition, &card.abilities))
        },
    )
}

/// A fixer card.
pub fn face_fixer(lang: Language, edition: &Edition, card: &FixerCard) -> Markup {
    let scenarios = card
        .unlocked_by
        .iter()
        .filter_map(|id| edition.scenario(id));
    let scenarios: Vec<_> = scenarios.map(|(_, scenario)| &scenario.draft).collect();
    face(
        lang.fixed("card-fixer"),
        "fixer",
        name(lang, edition, card),
        html! {
            (abilities(lang, edition, &card.abilities))
            p class="grows" {
                @if scenarios.is_empty() {
                    (lang.fixed("card-fixer-known"))
                } @else {
                    (lang.fixed("card-fixer-won")) " "
                    (links(edition, "scenario", scenarios.iter().map(|draft| (draft.id.as_str(), job(lang, edition, draft).name()))))
                }
            }
        },
    )
}

/// An event or crisis card, or a square of the alert track.
pub fn face_event(lang: Language, edition: &Edition, index: usize) -> Markup {
    let Some(card) = edition.cards.get(index) else {
        return html! {};
    };
    let crisis = edition.is_crisis(index);
    let kind = match (&edition.alert, crisis) {
        (Some(_), false) => lang.say_with("card-square", &[("code", &card.code)]),
        (Some(track), true) => {
            let slot = track.reinforcements_at.to_string();
            lang.say_with("card-reinforcements", &[("slot", &slot)])
        }
        (None, false) => lang.say_with("card-event", &[("code", &card.code)]),
        (None, true) => lang.say_with("card-crisis", &[("code", &card.code)]),
    };
    let class = if crisis { "crisis" } else { "event" };
    let title = name(lang, edition, card);
    face(&kind, class, title, event_text(lang, edition, card))
}

fn event_text(lang: Language, edition: &Edition, card: &EventCard) -> Markup {
    let mut fixers = edition.fixers.iter();
    let seller = fixers.find(|fixer| fixer.power == FixerPower::MastermindEvents);
    let seller = seller.filter(|_| card.for_sale);
    let tale = cards::tale(lang, edition, card);
    html! {
        p { (text(lang, edition, card)) }
        @if !tale.is_empty() { p class="story" { (tale) } }
        @if card.copies > 1 {
            p class="grows" { (lang.say_with("card-many", &[("count", &card.copies.to_string())])) }
        }
        @if let Some(seller) = seller {
            p class="grows" { (lang.say_with("card-for-sale", &[("fixer", name(lang, edition, seller))])) }
        }
    }
}

/// The card of a non-player character, both sides.
pub fn face_npc(lang: Language, edition: &Edition, card: &NpcCard) -> Markup {
    let joins = match card.joins {
        Joins::AtTheStart => lang.fixed("card-joins-at-once"),
        Joins::WhenFreed => lang.fixed("card-joins-freed"),
        Joins::WhenTaken => lang.fixed("card-joins-taken"),
    };
    face(
        lang.fixed("card-npc"),
        "npc",
        name(lang, edition, card),
        html! {
            p { (joins) }
            (npc_side(lang, edition, card, false))
            // A card that nothing turns over has the same on both sides.
            @if card.calm != card.panicked { (npc_side(lang, edition, card, true)) }
        },
    )
}

fn npc_side(lang: Language, edition: &Edition, card: &NpcCard, panicked: bool) -> Markup {
    let side = if panicked { &card.panicked } else { &card.calm };
    html! {
        section class="side" {
            h4 { (cards::npc_side(lang, edition, card, panicked)) }
            (actions(lang, edition, &side.actions))
            @if let Some(card) = side.six.as_ref().and_then(|six| action(edition, six)) {
                ul class="acts faces" { li { (art::die(6)) (action_line(lang, edition, card)) } }
            }
            @if side.special { p class="grows" { (lang.fixed("card-npc-special")) } }
            (abilities(lang, edition, &side.abilities))
        }
    }
}

/// Something to be proud of.
pub fn face_achievement(lang: Language, edition: &Edition, card: &AchievementCard) -> Markup {
    let kind = if card.feat == Feat::Campaign {
        lang.fixed("card-achievement-campaign")
    } else {
        lang.fixed("card-achievement")
    };
    let says = html! { p { (text(lang, edition, card)) } };
    face(kind, "achievement", name(lang, edition, card), says)
}

/// An action that several cards share, and whose it is.
pub fn face_action(lang: Language, edition: &Edition, card: &ActionCard) -> Markup {
    let is_it =
        |action: &ActionRef| matches!(action, ActionRef::Common(name) if *name == card.name);
    let skills = edition.skills.iter();
    let skills = skills.filter(|skill| skill.faces.contains(&card.name));
    let skills: Vec<_> = skills
        .map(|skill| (skill.id.as_str(), name(lang, edition, skill)))
        .collect();
    let own = edition.characters.iter();
    let own = own.filter(|character| character.actions.iter().any(is_it));
    let own: Vec<_> = own
        .map(|character| (character.id.as_str(), name(lang, edition, character)))
        .collect();
    let sides = |npc: &&NpcCard| {
        let sides = [&npc.calm, &npc.panicked].into_iter();
        let mut actions = sides.flat_map(|side| side.actions.iter().chain(&side.six));
        actions.any(is_it)
    };
    let npcs: Vec<_> = edition
        .npcs
        .iter()
        .filter(sides)
        .map(|npc| (npc.id.as_str(), name(lang, edition, npc)))
        .collect();
    html! {
        article class="face action-card" {
            header { h3 { (name(lang, edition, card)) } (icons(lang, &card.icons)) }
            @for (kind, whose) in [("skill", skills), ("character", own), ("npc", npcs)] {
                @if !whose.is_empty() { p class="grows" { (links(edition, kind, whose)) } }
            }
        }
    }
}

/// A ready-made character: three cards, and a name where they have one of their own.
pub fn face_prebuilt(lang: Language, edition: &Edition, card: &Prebuilt) -> Markup {
    html! {
        article class="face action-card" {
            header { h3 { (name(lang, edition, card)) } }
            p class="grows" { (member(lang, edition, &card.character, &card.skills)) }
        }
    }
}

/// A character and two skills, as links to their cards.
pub fn member(lang: Language, edition: &Edition, character: &str, skills: &[String; 2]) -> Markup {
    let character = edition.character(character);
    let character = character.map(|(_, card)| (card.id.as_str(), name(lang, edition, card)));
    let skills = skills.iter().filter_map(|id| edition.skill(id));
    let skills = skills.map(|(_, card)| (card.id.as_str(), name(lang, edition, card)));
    html! {
        (links(edition, "character", character)) ": " (links(edition, "skill", skills))
    }
}
