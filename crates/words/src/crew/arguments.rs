//! The arguments of a sentence, put together by what they are. `lang/README.md` lists what each of them says.

use super::{cards, names};
use crate::Language;
use board::Space;
use crew::content::cards::Barriers;
use crew::content::effect::Chit;
use crew::{ActionId, Aim, CardSlot, Heist, Piece, TunnelId, Upgrade, Who};
use fluent_bundle::FluentValue;
use table::Seat;

/// The key of a message and the arguments it may use.
pub(super) type Message<'a> = (&'static str, Arguments<'a>);

/// What a sentence is about. The line above a method begins with the arguments it adds.
pub(super) struct Arguments<'a> {
    lang: Language,
    pub heist: &'a Heist,
    list: Vec<(&'static str, FluentValue<'static>)>,
    /// The character named by `$who`.
    pub subject: Option<Who>,
    /// The spaces named by `$space`, `$from` and `$to`.
    pub places: Vec<Space>,
}

impl<'a> Arguments<'a> {
    /// What every sentence may use: who is along, and how this edition plays what others play differently.
    pub fn new(lang: Language, heist: &'a Heist) -> Self {
        let barriers = match heist.edition.barriers {
            Barriers::RemoteLocks => "remote-locks",
            Barriers::Rings => "rings",
        };
        let security = match heist.edition.alert {
            Some(_) => "track",
            None => "deck",
        };
        let bare = Arguments {
            lang,
            heist,
            list: Vec::new(),
            subject: None,
            places: Vec::new(),
        };
        bare.text("npc", names::who(lang, heist, Who::NPC))
            .word("barriers", barriers)
            .word("security", security)
    }

    /// The message as a sentence of its own.
    pub fn sentence(self, key: &str) -> String {
        self.lang.sentence(key, self.list)
    }

    /// The message as a part of a sentence.
    pub fn phrase(self, key: &str) -> String {
        self.lang.text(key, self.list)
    }

    fn add(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.list.push((name, value.into()));
        self
    }

    /// Words that are made already.
    pub fn text(self, name: &'static str, text: String) -> Self {
        self.add(name, text)
    }

    /// A number to count by.
    pub fn number(self, name: &'static str, number: u8) -> Self {
        self.add(name, number)
    }

    /// A word to choose by.
    pub fn word(self, name: &'static str, word: &'static str) -> Self {
        self.add(name, word)
    }

    /// `true` or `false`, to choose by.
    pub fn flag(self, name: &'static str, flag: bool) -> Self {
        self.word(name, if flag { "true" } else { "false" })
    }

    /// `$who`: whom it is about.
    pub fn who(mut self, who: Who) -> Self {
        self.subject = Some(who);
        let name = names::who(self.lang, self.heist, who);
        self.text("who", name)
    }

    /// `$mate`: another character it is done to or for.
    pub fn mate(self, mate: Who) -> Self {
        let name = names::who(self.lang, self.heist, mate);
        self.text("mate", name)
    }

    /// `$seat`: the character of a seat.
    pub fn seat(self, seat: u8) -> Self {
        let name = names::who(self.lang, self.heist, Who(seat));
        self.text("seat", name)
    }

    /// `$space`: where it is.
    pub fn space(self, space: Space) -> Self {
        self.place("space", space)
    }

    /// `$from`: where it begins.
    pub fn from(self, from: Space) -> Self {
        self.place("from", from)
    }

    /// `$to`: where it leads.
    pub fn to(self, to: Space) -> Self {
        self.place("to", to)
    }

    fn place(mut self, name: &'static str, space: Space) -> Self {
        self.places.push(space);
        let place = names::space(self.lang, self.heist, space);
        self.text(name, place)
    }

    /// `$tile`: the tile that a way in or out leads to.
    pub fn tile(self, tile: Space) -> Self {
        let place = names::space(self.lang, self.heist, tile);
        self.text("tile", place)
    }

    /// `$cell` and `$tile`: where a tunnel is and where it leads to.
    pub fn tunnel(self, tunnel: TunnelId) -> Self {
        let tunnel = self.heist.scenario.tunnels.get(tunnel.index());
        let cell = match tunnel {
            Some(tunnel) => names::cell(self.lang, tunnel.cell),
            None => self.lang.say("place-nowhere"),
        };
        let tile = tunnel.map_or(Space::NONE, |tunnel| tunnel.tile);
        self.text("cell", cell).tile(tile)
    }

    /// `$side`: the side of a hex that is aimed at.
    pub fn side(self, aim: Aim) -> Self {
        let side = aim.side().map(|side| names::side(self.lang, side));
        self.text("side", side.unwrap_or_default())
    }

    /// `$piece`: what is carried.
    pub fn piece(self, piece: Piece) -> Self {
        let thing = names::thing(self.lang, self.heist, piece, None);
        self.text("piece", thing)
    }

    /// `$piece` and `$cash`: what is carried; if it is cash, how much.
    pub fn piece_and_cash(self, piece: Piece, cash: u8) -> Self {
        let thing = names::thing(self.lang, self.heist, piece, Some(cash.into()));
        self.text("piece", thing).number("cash", cash)
    }

    /// `$item`: a card of the shop.
    pub fn item(self, item: u8) -> Self {
        let name = names::item(self.lang, self.heist, item);
        self.text("item", name)
    }

    /// `$chit`: one chit.
    pub fn chit(self, chit: Chit) -> Self {
        let name = names::chit(self.lang, chit, 1);
        self.text("chit", name)
    }

    /// `$chit` and `$count`: several chits of a kind.
    pub fn chits(self, chit: Chit, count: u8) -> Self {
        let name = names::chit(self.lang, chit, count);
        self.text("chit", name).number("count", count)
    }

    /// `$card`, `$card-text` and, in editions with an alert track, `$square`: an event or crisis card.
    pub fn card(self, card: u8) -> Self {
        let edition = self.heist.edition;
        let known = edition.cards.get(usize::from(card));
        let text = known.map(|card| cards::text(self.lang, edition, card));
        let text = text.unwrap_or_default().to_owned();
        let name = names::card(self.lang, self.heist, card);
        let square = names::square(self.heist, card);
        let told = self.text("card", name).text("card-text", text);
        match square {
            Some(square) => told.add("square", square),
            None => told,
        }
    }

    /// `$position`: a place in the deck, counted from 1.
    pub fn position(self, above: u8) -> Self {
        self.add("position", u16::from(above) + 1)
    }

    /// `$part` and `$card`: the card of a character or a skill.
    pub fn person_card(self, part: CardSlot, card: u8) -> Self {
        let name = names::person_card(self.lang, self.heist, part, card);
        self.number("part", part.0).text("card", name)
    }

    /// `$part` and `$choice`: which of the better cards is chosen, for the character or a skill.
    pub fn choice(self, part: CardSlot, choice: Upgrade) -> Self {
        self.number("part", part.0).number("choice", choice.0)
    }

    /// `$own` and `$better`: a card of the seat and the one it grows into.
    pub fn own_and_better(self, seat: Seat, part: CardSlot, choice: Upgrade) -> Self {
        let [own, better] = names::own_and_better(self.lang, self.heist, seat, part, choice);
        self.text("own", own).text("better", better)
    }

    /// `$action` and `$action-name`: an action with its icons and without.
    pub fn action(self, who: Who, action: ActionId) -> Self {
        let with_icons = names::action(self.lang, self.heist, who, action);
        let name = names::action_name(self.lang, self.heist, who, action);
        self.text("action", with_icons).text("action-name", name)
    }

    /// `$letter` and `$panel`: remote locks or sensors, and what opens or removes them.
    pub fn ring(self, letter: u8) -> Self {
        let ring = names::ring(self.lang, self.heist, letter);
        let panel = names::panel(self.lang, self.heist, letter);
        self.text("letter", ring).text("panel", panel)
    }
}
