//! What stands on the cards of a box. A card is looked up by its kind and id: first as the box calls it
//! (`master-heist-ability-toss-loot`), then as all boxes do (`ability-toss-loot`). Its text is the attribute `.text`.

use crate::Language;
use crew::content::Edition;
use crew::content::cards::{
    Ability, AchievementCard, ActionCard, ActionRef, CampaignCard, CharacterCard, EventCard,
    FixerCard, ItemCard, NpcCard, Prebuilt, SkillCard,
};

/// Something with a name in the language files.
pub trait Card {
    /// What it is found by: its kind and id.
    fn key(&self) -> String;

    /// What setups, records and protocols call it.
    fn wire_name(&self) -> &str;
}

/// What people call a card.
pub fn name<'a>(lang: Language, edition: &Edition, card: &'a (impl Card + ?Sized)) -> &'a str {
    find(lang, edition, &card.key()).unwrap_or(card.wire_name())
}

/// What a card says.
pub fn text(lang: Language, edition: &Edition, card: &(impl Card + ?Sized)) -> &'static str {
    attribute(lang, edition, card, "text").unwrap_or_default()
}

/// The line of colour on an event or crisis card.
pub fn tale(lang: Language, edition: &Edition, card: &EventCard) -> &'static str {
    attribute(lang, edition, card, "story").unwrap_or_default()
}

/// The name of one side of a non-player character's card.
pub fn npc_side(lang: Language, edition: &Edition, card: &NpcCard, panicked: bool) -> &'static str {
    let side = if panicked { "panicked" } else { "calm" };
    attribute(lang, edition, card, side).unwrap_or_default()
}

/// What people call a box.
pub fn edition_name(lang: Language, edition: &Edition) -> &str {
    let key = format!("edition-{}", edition.id);
    lang.found(&key).unwrap_or(&edition.name)
}

/// What kind of game is in a box, in a sentence.
pub fn edition_about(lang: Language, edition: &Edition) -> &'static str {
    let key = format!("edition-{}.about", edition.id);
    lang.found(&key).unwrap_or_default()
}

/// An action by what setups and records call it. One that a draft brings along has no other name.
pub fn action_called<'a>(lang: Language, edition: &Edition, name: &'a str) -> &'a str {
    find(lang, edition, &key("action", name)).unwrap_or(name)
}

/// An action of a card, common or special.
pub fn action_of<'a>(lang: Language, edition: &Edition, action: &'a ActionRef) -> &'a str {
    match action {
        ActionRef::Common(name) => action_called(lang, edition, name),
        ActionRef::Special(card) => name(lang, edition, card),
    }
}

/// A character of the crew by the name that setups and records give: ready-made, by the card, or with a name of their own.
pub fn person<'a>(lang: Language, edition: &Edition, name: &'a str) -> &'a str {
    let ready_made = edition.prebuilts.iter().find(|card| card.name == name);
    let by_card = || edition.characters.iter().find(|card| card.name == name);
    let key = ready_made
        .map(Card::key)
        .or_else(|| by_card().map(Card::key));
    let said = key.and_then(|key| find(lang, edition, &key));
    said.unwrap_or(name)
}

/// A text as the box has it, or as all do.
pub(crate) fn find(lang: Language, edition: &Edition, key: &str) -> Option<&'static str> {
    let of = |id: &str| lang.found(&format!("{id}-{key}"));
    of(&edition.id)
        .or_else(|| of(edition.cards_of()))
        .or_else(|| lang.found(key))
}

pub(crate) fn attribute(
    lang: Language,
    edition: &Edition,
    card: &(impl Card + ?Sized),
    attribute: &str,
) -> Option<&'static str> {
    find(lang, edition, &format!("{}.{attribute}", card.key()))
}

/// `Watch & Learn` is `watch-learn` in a key.
fn key(kind: &str, name: &str) -> String {
    let mut key = kind.to_owned();
    let mut gap = true;
    for letter in name.chars().filter(|&letter| letter != '\'') {
        if letter.is_ascii_alphanumeric() {
            if gap {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        gap = !letter.is_ascii_alphanumeric();
    }
    key
}

macro_rules! cards {
    ($($card:ty: $kind:literal, $id:ident, $wire:ident;)*) => {
        $(impl Card for $card {
            fn key(&self) -> String {
                format!("{}-{}", $kind, self.$id)
            }

            fn wire_name(&self) -> &str {
                &self.$wire
            }
        })*
    };
}

cards! {
    CharacterCard: "character", id, name;
    SkillCard: "skill", id, name;
    ItemCard: "item", id, name;
    FixerCard: "fixer", id, name;
    NpcCard: "npc", id, name;
    AchievementCard: "achievement", id, id;
    CampaignCard: "story", id, id;
    EventCard: "card", code, code;
}

impl<P> Card for Ability<P> {
    fn key(&self) -> String {
        format!("ability-{}", self.id)
    }

    fn wire_name(&self) -> &str {
        &self.id
    }
}

impl Card for Prebuilt {
    fn key(&self) -> String {
        key("prebuilt", &self.name)
    }

    fn wire_name(&self) -> &str {
        &self.name
    }
}

impl Card for ActionCard {
    fn key(&self) -> String {
        key("action", &self.name)
    }

    fn wire_name(&self) -> &str {
        &self.name
    }
}
