//! Small pieces of markup that many fragments use.

use crate::seat_mark::{colour, mark_of};
use art::Colour;
use crew::{Command, Heist, State, Who};
use maud::{Markup, PreEscaped, Render, html};
use table::Seat;
use words::{Language, PerLanguage};

/// The attribute that makes an element do a command. It stands in single quotes, and a command holds none.
pub struct Do<'a>(pub &'a Command);

impl Do<'_> {
    /// Writes it after the name of an element.
    pub fn write(&self, into: &mut String) {
        let mut space = [0u8; 160];
        let mut rest = &mut space[..];
        let length = space_left(serde_json::to_writer(&mut rest, self.0).is_ok(), rest.len());
        let json = std::str::from_utf8(&space[..length]).unwrap_or_default();
        into.push_str(" data-do='");
        into.push_str(json);
        into.push('\'');
    }
}

fn space_left(written: bool, rest: usize) -> usize {
    if written { 160 - rest } else { 0 }
}

/// A button that does a command. What stands in it is markup already.
pub struct Button<'a> {
    pub command: &'a Command,
    pub class: &'a str,
    /// Quiet: pressing it is answered by the reason against it.
    pub refused: bool,
    /// What a screen reader says instead of what stands in it.
    pub name: Option<&'a str>,
    /// The card that explains it.
    pub card: Option<&'a str>,
    pub face: &'a str,
}

impl Render for Button<'_> {
    fn render_to(&self, into: &mut String) {
        into.push_str("<button type=\"button\" class=\"");
        into.push_str(self.class);
        into.push('"');
        Do(self.command).write(into);
        if self.refused {
            into.push_str(" aria-disabled=\"true\"");
        }
        if let Some(name) = self.name {
            into.push_str(" aria-label=\"");
            name.render_to(into);
            into.push('"');
        }
        if let Some(card) = self.card {
            into.push_str(" data-card=\"");
            into.push_str(card);
            into.push('"');
        }
        into.push('>');
        into.push_str(self.face);
        into.push_str("</button>");
    }
}

/// A plain button: an icon and the words for the command of a seat.
pub fn plain(lang: Language, heist: &Heist, seat: Seat, command: &Command, class: &str) -> Markup {
    let words = words::crew::command_of(lang, heist, seat, command);
    labelled(command, class, super::meaning::icon(command), &words)
}

/// A button with an icon and some words.
pub fn labelled(command: &Command, class: &str, icon: &str, words: &str) -> Markup {
    let mut face = art::icon(icon).0;
    face.push_str("<span>");
    words.render_to(&mut face);
    face.push_str("</span>");
    let button = Button {
        command,
        class,
        refused: false,
        name: None,
        card: None,
        face: &face,
    };
    button.render()
}

/// An icon as often as there is something of it, with a name for who cannot see it.
pub fn icons(lang: Language, class: &str, name: &str, count: u8) -> Markup {
    let icon = art::icon(name).0;
    html! {
        span class=(class) role="img" aria-label=(phrase(lang, name, count)) { (PreEscaped(icon.repeat(count.into()))) }
    }
}

/// So much of what an icon stands for, in words that were made once: panels are made often.
pub fn phrase(lang: Language, icon: &str, count: u8) -> &'static str {
    const KINDS: [(&str, &str); 11] = [
        ("move", "icon-move"),
        ("unlock", "icon-unlock"),
        ("subdue", "icon-subdue"),
        ("disable", "icon-disable"),
        ("reveal", "icon-reveal"),
        ("idea", "icon-idea"),
        ("loot", "icon-loot"),
        ("noise", "icon-noise"),
        ("alert", "icon-alert"),
        ("pay", "icon-pay"),
        ("hand", "icon-gift"),
    ];
    const MOST: u8 = 12;
    static PHRASES: PerLanguage<Vec<String>> = PerLanguage::new(|lang| {
        let counts = |key: &'static str| {
            (0..=MOST).map(move |count| lang.say_with(key, &[("count", &count.to_string())]))
        };
        KINDS.iter().flat_map(|(_, key)| counts(key)).collect()
    });
    let kind = KINDS.iter().position(|(name, _)| *name == icon);
    let index = kind.map(|kind| kind * (usize::from(MOST) + 1) + usize::from(count.min(MOST)));
    index
        .and_then(|index| PHRASES.get(lang).get(index))
        .map_or("", String::as_str)
}

/// The class that gives an element a character's colour.
pub fn hue(seats: &[Option<Colour>; 4], who: Who) -> &'static str {
    if who == Who::NPC {
        return "hue-npc";
    }
    match colour(seats, Seat(who.0)) {
        Colour::Rose => "hue-rose",
        Colour::Mint => "hue-mint",
        Colour::Sky => "hue-sky",
        Colour::Violet => "hue-violet",
    }
}

/// The mark of a character: shape and letter of the seat.
pub fn mark(seats: &[Option<Colour>; 4], who: Who) -> Markup {
    if who == Who::NPC {
        return art::icon("npc");
    }
    mark_of(colour(seats, Seat(who.0)))
}

/// The name of a character.
pub fn name(lang: Language, heist: &Heist, who: Who) -> std::borrow::Cow<'_, str> {
    match heist.names.get(who.index()) {
        Some(name) => words::crew::cards::person(lang, heist.edition, name).into(),
        None => words::crew::who(lang, heist, who).into(),
    }
}

/// The face of a character; somebody in no box is a silhouette.
pub fn face(heist: &Heist, state: &State, who: Who) -> Markup {
    let edition = &heist.edition.id;
    if who == Who::NPC {
        let npc = heist.scenario.draft.npc.as_ref();
        let card = npc.map_or("", |npc| npc.card.as_str());
        return match state.npc_panicked {
            true => art::crew::panicked_portrait(edition, card),
            false => art::crew::portrait(edition, card),
        };
    }
    let cards = heist.member_cards(who);
    let character = cards.as_ref().map_or("", |cards| cards.character.as_str());
    art::crew::portrait(edition, character)
}
