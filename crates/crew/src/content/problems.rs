//! What can be wrong with content, as values: which kind, and where. The sentences are in the language files.

use board::Cell;
use serde::{Serialize, Serializer};

use super::codes::Letter;
use super::effect::Chit;

/// One thing wrong with a content file, and where. As JSON it also has its severity, and the kind by its word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub place: ProblemPlace,
    pub kind: ProblemKind,
}

/// Where a problem is, as closely as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProblemPlace {
    pub file: String,
    /// The field as a path, `goals[1]`; empty for the file as a whole.
    pub field: String,
    /// Nothing if the content did not come from a text.
    #[serde(flatten)]
    pub position: Option<TextPosition>,
    /// The cell of the map.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "cell_with_label"
    )]
    pub cell: Option<Cell>,
}

/// A place in a text, counted from 1. Columns count letters, not bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TextPosition {
    pub line: u32,
    pub column: u32,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// Odd, but it can be played.
    Warning,
    /// Cannot be used.
    Error,
}

/// Everything wrong with some content, in the order it was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Problems(pub Vec<Problem>);

/// An enum whose variants have a word: programs read it, and messages are called after it.
macro_rules! worded {
    ($(#[$about:meta])* $name:ident { $($(#[$note:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$note])* $variant,)+
        }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// Its word for programs and in the names of messages.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

pub(crate) use worded;

worded! {
    /// The kinds of things content gives a name to.
    Noun {
        Action = "action",
        Character = "character",
        Skill = "skill",
        Item = "item",
        Npc = "npc",
        Fixer = "fixer",
        Prebuilt = "prebuilt",
        Card = "card",
        Achievement = "achievement",
        Scenario = "scenario",
        Track = "track",
    }
}

worded! {
    /// What there can be too many of.
    Counted {
        Rows = "rows",
        Columns = "columns",
        Tiles = "tiles",
        Entrances = "entrances",
        Tunnels = "tunnels",
        /// Ways to put an entrance into a tunnel space.
        TunnelWays = "tunnel-ways",
        Rules = "rules",
        /// Kinds of chits that a guard holds.
        HeldChits = "held-chits",
        Goals = "goals",
        Items = "items",
        Bonuses = "bonuses",
        Notes = "notes",
        Characters = "characters",
        Paintings = "paintings",
        BagChits = "bag-chits",
        SafeChits = "safe-chits",
        SafeItems = "safe-items",
        /// In thousands.
        SafeCash = "safe-cash",
        Icons = "icons",
        /// What a special action costs or reaches.
        SpecialReach = "special-reach",
        /// What the logs give.
        Logs = "logs",
        /// Guards that walk with a moving target.
        Escorts = "escorts",
        DeckCards = "deck-cards",
        Crises = "crises",
    }
}

worded! {
    /// A text that a draft brings along.
    DraftText {
        Id = "id",
        Name = "name",
        NpcName = "npc-name",
        SpecialName = "special-name",
        Location = "location",
        Objective = "objective",
        Story = "story",
        RuleName = "rule-name",
        RuleText = "rule-text",
        Note = "note",
        BonusText = "bonus-text",
        Deck = "deck",
    }
}

/// A rule or a goal of a scenario, by its word in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleOrGoal {
    Rule(&'static str),
    Goal(&'static str),
}

worded! {
    /// A piece of the community's editor that none of our editions has.
    ForeignPiece {
        DiscoveryBeacon = "discovery-beacon",
    }
}

/// What is wrong. The word of a kind stays what it is: programs know it, and its message is called after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ProblemKind {
    /// Not TOML. The message is the parser's.
    Syntax {
        message: String,
    },
    /// TOML, but not what this entry has to look like. The message is the parser's.
    Shape {
        message: String,
    },
    MissingFile {
        name: &'static str,
    },
    /// A list of something that is no card.
    UnknownList {
        name: String,
    },
    UnknownName {
        noun: Noun,
        name: String,
    },
    DuplicateId {
        noun: Noun,
        id: String,
    },
    /// A second noise track for as many players.
    DuplicateTrack {
        players: u8,
    },
    /// A skill has a face for each number of the die.
    WrongFaces {
        wanted: usize,
        found: usize,
    },
    /// An amateur card names the professional ones it can become.
    WrongGrowth {
        wanted: usize,
        found: usize,
    },
    TooMany {
        what: Counted,
        most: usize,
        found: usize,
    },
    TextTooLong {
        what: DraftText,
        most: usize,
        found: usize,
    },
    EmptyText {
        what: DraftText,
    },
    /// Alert slots must rise and lie below the last slot.
    TrackOrder,
    /// The NPC card has a place for a special action, and the scenario must fill it.
    NpcSpecialMissing,

    EmptyMap,
    UnknownTile {
        code: String,
    },
    /// A code of the community's editor for pieces this edition does not have.
    TileOfOtherEdition {
        code: String,
        piece: ForeignPiece,
    },
    TooLittleArt {
        wanted: u8,
        found: usize,
    },
    /// In thousands.
    TooLittleCash {
        wanted: u8,
        found: usize,
    },
    UnevenRow {
        wanted: usize,
        found: usize,
    },
    EntranceTouchesNoTile,
    NoWayIn,
    NoWayOut,
    /// Fewer starting places than a crew of four needs.
    TooFewStarts {
        room: usize,
        need: usize,
    },
    TunnelTouchesNoTile,
    MoreTunnelsThanCells {
        tunnels: u8,
        cells: usize,
    },
    UnusedTunnels,
    GateMissing {
        letter: char,
    },
    SecondGate {
        letter: char,
    },
    SecondKennel,
    SecondSafe,
    SafeHexWithoutSafe,
    SafeWithoutHex,
    SafeWithoutCracks,
    ItemHexes {
        items: usize,
        hexes: usize,
    },
    /// A hex for an NPC, but nobody to stand there.
    PlaceWithoutNpc,
    NpcWithoutPlace,
    SecondNpcPlace,
    /// A rule or goal about an NPC in a scenario without one.
    NeedsNpc {
        by: RuleOrGoal,
    },
    /// A rule or goal about story hexes on a map without one.
    NeedsStoryHex {
        by: RuleOrGoal,
    },
    RemoteLockWithoutServer {
        letter: Letter,
    },
    DoorWithoutKeycard,
    UnreachedTile,

    BagTooSmall {
        unknown: usize,
        bag: usize,
    },
    NoGoal,
    /// Security cannot be brought out or lie in a safe.
    NotLoot {
        chit: Chit,
    },
    GoalImpossible {
        chit: Chit,
        wanted: u8,
        found: usize,
    },

    EmptyDeck,
    BadRange {
        range: String,
    },
    NoFinalCrisis,
    EarlyFinalCrisis {
        card: String,
    },
}

impl ProblemKind {
    /// Its word for programs and in the names of messages.
    pub const fn word(&self) -> &'static str {
        use ProblemKind::*;
        match self {
            Syntax { .. } => "syntax",
            Shape { .. } => "shape",
            MissingFile { .. } => "missing-file",
            UnknownList { .. } => "unknown-list",
            UnknownName { .. } => "unknown-name",
            DuplicateId { .. } => "duplicate-id",
            DuplicateTrack { .. } => "duplicate-track",
            WrongFaces { .. } => "wrong-faces",
            WrongGrowth { .. } => "wrong-growth",
            TooMany { .. } => "too-many",
            TextTooLong { .. } => "text-too-long",
            EmptyText { .. } => "empty-text",
            TrackOrder => "track-order",
            NpcSpecialMissing => "npc-special-missing",
            EmptyMap => "empty-map",
            UnknownTile { .. } => "unknown-tile",
            TileOfOtherEdition { .. } => "tile-of-other-edition",
            TooLittleArt { .. } => "too-little-art",
            TooLittleCash { .. } => "too-little-cash",
            UnevenRow { .. } => "uneven-row",
            EntranceTouchesNoTile => "entrance-touches-no-tile",
            NoWayIn => "no-way-in",
            NoWayOut => "no-way-out",
            TooFewStarts { .. } => "too-few-starts",
            TunnelTouchesNoTile => "tunnel-touches-no-tile",
            MoreTunnelsThanCells { .. } => "more-tunnels-than-cells",
            UnusedTunnels => "unused-tunnels",
            GateMissing { .. } => "gate-missing",
            SecondGate { .. } => "second-gate",
            SecondKennel => "second-kennel",
            SecondSafe => "second-safe",
            SafeHexWithoutSafe => "safe-hex-without-safe",
            SafeWithoutHex => "safe-without-hex",
            SafeWithoutCracks => "safe-without-cracks",
            ItemHexes { .. } => "item-hexes",
            PlaceWithoutNpc => "place-without-npc",
            NpcWithoutPlace => "npc-without-place",
            SecondNpcPlace => "second-npc-place",
            NeedsNpc { .. } => "needs-npc",
            NeedsStoryHex { .. } => "needs-story-hex",
            RemoteLockWithoutServer { .. } => "remote-lock-without-server",
            DoorWithoutKeycard => "door-without-keycard",
            UnreachedTile => "unreached-tile",
            BagTooSmall { .. } => "bag-too-small",
            NoGoal => "no-goal",
            NotLoot { .. } => "not-loot",
            GoalImpossible { .. } => "goal-impossible",
            EmptyDeck => "empty-deck",
            BadRange { .. } => "bad-range",
            NoFinalCrisis => "no-final-crisis",
            EarlyFinalCrisis { .. } => "early-final-crisis",
        }
    }
}

impl Problem {
    /// Whether this refuses the content.
    pub fn severity(&self) -> Severity {
        match self.kind {
            ProblemKind::UnreachedTile
            | ProblemKind::UnusedTunnels
            | ProblemKind::BagTooSmall { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Whole<'p> {
            #[serde(flatten)]
            kind: &'p ProblemKind,
            severity: Severity,
            place: &'p ProblemPlace,
        }
        let whole = Whole {
            kind: &self.kind,
            severity: self.severity(),
            place: &self.place,
        };
        whole.serialize(serializer)
    }
}

impl ProblemPlace {
    /// The line, counted from 1.
    pub fn line(&self) -> Option<u32> {
        self.position.map(|position| position.line)
    }
}

/// A cell by row and column, counted from 0 as on the board, and by the label people read.
fn cell_with_label<S: Serializer>(cell: &Option<Cell>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Labelled {
        #[serde(flatten)]
        cell: Cell,
        label: String,
    }
    let labelled = cell.map(|cell| Labelled {
        cell,
        label: cell.label(),
    });
    labelled.serialize(serializer)
}
