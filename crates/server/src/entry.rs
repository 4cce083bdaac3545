//! What is written down about a table, in the order it happened. A table is nothing but its entries.

use crate::hosted_game::{GameName, HostedGame};
use crate::id::TableId;
use crate::key::KeyHash;
use art::Colour;
use bots::Level;
use serde::{Deserialize, Serialize};
use table::{Game, Luck, Seat, Step};

/// One line of a table's log. The first is always [`Entry::Opened`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry<S, C, R> {
    /// The table was set up by its host.
    Opened {
        #[serde(default, skip_serializing_if = "GameName::is_default")]
        game: GameName,
        setup: Box<S>,
        ruleset: u32,
        start: Vec<Luck>,
        host: KeyHash,
    },
    /// A record was brought along and played up to its end.
    Brought { steps: Vec<Step<C>> },
    /// A command was done, with the luck it asked for.
    Did {
        seat: Seat,
        #[serde(rename = "do")]
        command: C,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        luck: Vec<Luck>,
    },
    /// A seat took its latest command back.
    Undid { seat: Seat },
    /// Somebody sat down.
    Sat {
        seat: Seat,
        name: String,
        colour: Colour,
        key: KeyHash,
    },
    /// A seat is free again; its holder may be barred from sitting down once more.
    Left {
        seat: Seat,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        barred: bool,
    },
    /// A bot plays the seat from now on, or none does any more.
    Bot { seat: Seat, level: Option<Level> },
    /// The host chose whether the stage waits for a nod, or some seconds.
    Nods { wanted: bool },
    /// A private link was made, which brings all that `owner` holds here to another device.
    Lent { owner: KeyHash, link: KeyHash },
    /// A device came by the private link.
    Came { link: KeyHash, key: KeyHash },
    /// A bot said what it does next and why; whoever reads it hears it in their language.
    Remarked { seat: Seat, remark: R },
    /// Bots wait for people no longer than this: so the host chose.
    Patience { seconds: u32 },
    /// Somebody opened a new table for the same people; it is where everybody goes on.
    Again { table: TableId, name: String },
    /// Somebody said something.
    Said {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        text: String,
        /// A bot said it, before its remarks were kept as values.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
}

/// An entry in the book of a table that plays this game.
pub type EntryOf<G> =
    Entry<<G as HostedGame>::Setup, <G as Game>::Command, <G as HostedGame>::Remark>;

/// Which game a table plays, as its first entry says.
pub fn game_of(first: &str) -> serde_json::Result<GameName> {
    #[derive(Deserialize)]
    struct Opened {
        #[serde(default)]
        game: GameName,
    }
    serde_json::from_str(first).map(|Opened { game }| game)
}
