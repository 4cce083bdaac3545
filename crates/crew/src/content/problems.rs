//! What can be wrong with content, said so that its author can put it right.

use std::error::Error;
use std::fmt;

use super::codes::Letter;
use super::effect::Chit;

/// One thing wrong with a content file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub file: String,
    /// Counted from 1; 0 if the content did not come from a text.
    pub line: u32,
    /// Row and column of the map, counted from 0 as on the board. People read them counted from 1.
    pub cell: Option<(u8, u8)>,
    pub kind: ProblemKind,
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

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Odd, but it can be played.
    Warning,
    /// Cannot be used.
    Error,
}

/// Everything wrong with some content, in the order it was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

/// The kinds of things content gives a name to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noun {
    Action,
    Character,
    Skill,
    Item,
    Npc,
    Fixer,
    Prebuilt,
    Card,
    Achievement,
    Scenario,
    Track,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// Not TOML.
    Syntax(String),
    /// TOML, but not what this entry has to look like.
    Shape(String),
    MissingFile(&'static str),
    /// A list of something that is no card.
    UnknownList(String),
    UnknownName {
        kind: Noun,
        name: String,
    },
    DuplicateId {
        kind: Noun,
        id: String,
    },
    WrongCount {
        what: &'static str,
        wanted: usize,
        found: usize,
    },
    TooMany {
        what: &'static str,
        most: usize,
        found: usize,
    },
    TextTooLong {
        what: &'static str,
        most: usize,
        found: usize,
    },
    EmptyText(&'static str),
    /// Alert slots must rise and lie below the last slot.
    TrackOrder,
    /// The NPC card has a place for a special action, and the scenario must fill it.
    NpcSpecialMissing,

    EmptyMap,
    UnknownTile(String),
    /// A code of the community's editor for pieces this edition does not have.
    TileOfOtherEdition {
        code: String,
        piece: &'static str,
    },
    TooLittleArt {
        wanted: u8,
        found: usize,
    },
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
    GateMissing(char),
    SecondGate(char),
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
    NeedsNpc(&'static str),
    /// A rule or goal about story hexes on a map without one.
    NeedsStoryHex(&'static str),
    RemoteLockWithoutServer(Letter),
    DoorWithoutKeycard,
    UnreachedTile,

    BagTooSmall {
        unknown: usize,
        bag: usize,
    },
    NoGoal,
    /// Security cannot be brought out or lie in a safe.
    NotLoot(Chit),
    GoalImpossible {
        chit: Chit,
        wanted: u8,
        found: usize,
    },

    EmptyDeck,
    BadRange(String),
    NoFinalCrisis,
    EarlyFinalCrisis(String),
}

impl Noun {
    fn name(self) -> &'static str {
        match self {
            Noun::Action => "action",
            Noun::Character => "character",
            Noun::Skill => "skill",
            Noun::Item => "item",
            Noun::Npc => "NPC",
            Noun::Fixer => "fixer",
            Noun::Prebuilt => "ready-made character",
            Noun::Card => "event or crisis card",
            Noun::Achievement => "achievement",
            Noun::Scenario => "scenario",
            Noun::Track => "noise track",
        }
    }
}

impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: ", self.file)?,
            line => write!(f, "{}:{line}: ", self.file)?,
        }
        if self.severity() == Severity::Warning {
            f.write_str("warning: ")?;
        }
        if let Some((row, col)) = self.cell {
            write!(f, "row {}, column {}: ", row + 1, col + 1)?;
        }
        self.kind.fmt(f)
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, problem) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_str("\n")?;
            }
            problem.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for Problems {}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use ProblemKind::*;
        match self {
            Syntax(message) => write!(f, "this is not TOML: {message}"),
            Shape(message) => write!(f, "this entry cannot be read: {message}"),
            MissingFile(name) => write!(f, "the edition has no file {name}"),
            UnknownList(name) => write!(f, "\"{name}\" is not a kind of card"),
            UnknownName { kind, name } => write!(f, "there is no {kind} \"{name}\""),
            DuplicateId { kind, id } => write!(f, "there are two of the {kind} \"{id}\""),
            WrongCount {
                what,
                wanted,
                found,
            } => write!(f, "there must be {wanted} {what}, not {found}"),
            TooMany { what, most, found } => {
                write!(f, "{found} {what} are too many, {most} is the most")
            }
            TextTooLong { what, most, found } => {
                write!(f, "the {what} is {found} letters long, {most} is the most")
            }
            EmptyText(what) => write!(f, "the {what} is empty"),
            TrackOrder => f.write_str("the alert slots must rise and stay below the last slot"),
            NpcSpecialMissing => {
                f.write_str("this NPC has a special action, and the scenario must say which")
            }
            EmptyMap => f.write_str("the map has no tile"),
            UnknownTile(code) => write!(f, "\"{code}\" is not a tile code"),
            TileOfOtherEdition { code, piece } => {
                write!(f, "\"{code}\" is a {piece}, which this edition does not have")
            }
            TooLittleArt { wanted, found } => {
                write!(f, "the objective asks for {wanted} paintings, but there are {found}")
            }
            TooLittleCash { wanted, found } => {
                write!(f, "the objective asks for ${wanted}k, but there are ${found}k")
            }
            UnevenRow { wanted, found } => write!(
                f,
                "the length of this row is {found}, but that of the first row is {wanted}"
            ),
            EntranceTouchesNoTile => f.write_str("this entrance touches no tile"),
            NoWayIn => f.write_str("there is no entrance, and nobody starts inside"),
            TooFewStarts { room, need } => {
                write!(f, "there is room for {room} characters to start, but {need} must find a place")
            }
            NoWayOut => f.write_str("there is no exit, and no hideout to end in"),
            TunnelTouchesNoTile => f.write_str("this tunnel space is beside no tile"),
            MoreTunnelsThanCells { tunnels, cells } => write!(
                f,
                "the tunnels that may be added are {tunnels}, the tunnel spaces (T) on the map {cells}"
            ),
            UnusedTunnels => {
                f.write_str("the map has tunnel spaces (T), but no tunnel may be added")
            }
            GateMissing(letter) => write!(
                f,
                "lockdown gate {letter} is missing: gates close in order, beginning with A"
            ),
            SecondGate(letter) => write!(f, "this is a second lockdown gate {letter}"),
            SecondKennel => f.write_str("this is a second kennel"),
            SecondSafe => f.write_str("this is a second safe"),
            SafeHexWithoutSafe => {
                f.write_str("here is a safe, but the scenario does not say what is in it")
            }
            SafeWithoutHex => f.write_str("there is a safe, but no safe hex (S) on the map"),
            SafeWithoutCracks => f.write_str("a safe needs at least one crack"),
            ItemHexes { items, hexes } => write!(
                f,
                "the items named here are {items}, the item hexes (I) on the map {hexes}"
            ),
            PlaceWithoutNpc => f.write_str(
                "here stands a white figure, but the scenario has neither an NPC for it nor the rule break-in",
            ),
            NpcWithoutPlace => f.write_str("the NPC has no hex on the map (MW, RXM or RYM)"),
            SecondNpcPlace => f.write_str("the NPC already has a hex elsewhere"),
            NeedsNpc(what) => write!(f, "{what} needs an NPC"),
            NeedsStoryHex(what) => write!(f, "{what} needs a story hex (*) on the map"),
            RemoteLockWithoutServer(letter) => write!(
                f,
                "nothing opens this remote lock: there is no server {letter:?}"
            ),
            DoorWithoutKeycard => f.write_str(
                "nothing opens this door: there is no keycard on the map, in the bag or in the safe",
            ),
            UnreachedTile => f.write_str("no way leads from the first tile to this one"),
            BagTooSmall { unknown, bag } => write!(
                f,
                "the chits in the bag are {bag}, too few for {unknown} security tiles (SC)"
            ),
            NoGoal => f.write_str("there is no goal"),
            NotLoot(chit) => write!(f, "{} cannot be carried", plural(*chit)),
            GoalImpossible {
                chit,
                wanted,
                found,
            } => write!(
                f,
                "the goal asks for {wanted} {}, more than the {found} on the map, in the bag and in the safe",
                plural(*chit)
            ),
            EmptyDeck => f.write_str("the deck is empty"),
            BadRange(text) => write!(
                f,
                "\"{text}\" is not a range of cards such as 1-8"
            ),
            NoFinalCrisis => {
                f.write_str("the last card of the deck must be one that sounds the alarm")
            }
            EarlyFinalCrisis(code) => write!(
                f,
                "{code} sounds the alarm, so it must be the last card of the deck"
            ),
        }
    }
}

fn plural(chit: Chit) -> &'static str {
    match chit {
        Chit::Guard => "guards",
        Chit::Camera => "cameras",
        Chit::Lock => "locks",
        Chit::Dog => "dogs",
        Chit::Jewel => "jewels",
        Chit::Documents => "documents",
        Chit::Keycard => "keycards",
        Chit::Usb => "USB keys",
        Chit::Blank => "blanks",
        Chit::TwoGuards => "double guards",
        Chit::TwoCameras => "double cameras",
        Chit::TwoLocks => "double locks",
        Chit::TwoIdeas | Chit::ThreeIdeas => "tokens with ideas",
        _ => "paintings of this kind",
    }
}
