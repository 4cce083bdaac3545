//! The community's tile codes: what each puts on the map.

use board::Side;
use serde::Serialize;

use super::effect::Chit;
use super::problems::ForeignPiece;

/// Which servers open which remote locks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Letter {
    X,
    Y,
    Z,
}

impl Letter {
    pub const ALL: [Letter; 3] = [Letter::X, Letter::Y, Letter::Z];

    pub fn index(self) -> usize {
        self as usize
    }

    /// As maps and people write it.
    pub const fn word(self) -> &'static str {
        match self {
            Letter::X => "X",
            Letter::Y => "Y",
            Letter::Z => "Z",
        }
    }
}

/// What a cell of the map holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Code {
    /// No tile.
    Gap,
    /// An entrance in a cell without a tile, against the side in this direction.
    Entrance(Side),
    /// No tile; an entrance may be put here in planning.
    Tunnel,
    /// A tile with these pieces on it.
    Tile(Vec<Piece>),
    /// A tile with a piece this edition does not have.
    OtherEdition(ForeignPiece),
}

/// Something on a tile at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A security tile: what is on it comes from the bag.
    Unknown,
    Chit(Chit),
    /// In thousands.
    Cash(u8),
    Server(Letter),
    RemoteLock(Letter),
    /// 0 for gate A.
    Gate(u8),
    Watchtower,
    Reinforcements,
    Door,
    Kennel,
    Safe,
    Item,
    Story,
    /// A white figure: the NPC, or a place to start inside.
    Figure,
    /// Where player characters begin: that of this seat, counted from 1, or all of them (0).
    Start(u8),
}

impl Code {
    /// Reads a code as it is written in maps. What stands on one tile may be joined, `RY+RX+JW`; of rings the outermost
    /// comes first.
    pub fn parse(code: &str) -> Option<Code> {
        if !code.contains('+') {
            return Code::parse_one(code);
        }
        let mut pieces = Vec::new();
        for part in code.split('+') {
            match Code::parse_one(part)? {
                Code::Tile(more) => pieces.extend(more),
                Code::OtherEdition(piece) => return Some(Code::OtherEdition(piece)),
                _ => return None,
            }
        }
        Some(Code::Tile(pieces))
    }

    fn parse_one(code: &str) -> Option<Code> {
        use super::effect::Chit::*;
        use Letter::{X, Y, Z};
        use Piece::*;

        Some(match code {
            "GP" => Code::Gap,
            "E1" => Code::Entrance(Side::UpperRight),
            "E2" => Code::Entrance(Side::Right),
            "E3" => Code::Entrance(Side::LowerRight),
            "E4" => Code::Entrance(Side::LowerLeft),
            "E5" => Code::Entrance(Side::Left),
            "E6" => Code::Entrance(Side::UpperLeft),
            "T" => Code::Tunnel,
            "EM" => tile(&[]),
            "SC" => tile(&[Unknown]),
            "GU" => tile(&[Chit(Guard)]),
            "LO" => tile(&[Chit(Lock)]),
            "CM" => tile(&[Chit(Camera)]),
            "DO" => tile(&[Chit(Dog)]),
            "JW" => tile(&[Chit(Jewel)]),
            "PP" => tile(&[Chit(Documents)]),
            "USB" => tile(&[Chit(Usb)]),
            "KC" => tile(&[Chit(Keycard)]),
            "G2" => tile(&[Chit(Guard), Chit(Guard)]),
            "L2" => tile(&[Chit(Lock), Chit(Lock)]),
            "C2" => tile(&[Chit(Camera), Chit(Camera)]),
            "GDGD" => tile(&[Chit(Dog), Chit(Dog)]),
            "2GL" => tile(&[Chit(Guard), Chit(Lock)]),
            "2GC" => tile(&[Chit(Guard), Chit(Camera)]),
            "2GD" => tile(&[Chit(Guard), Chit(Dog)]),
            "2CL" => tile(&[Chit(Camera), Chit(Lock)]),
            "2CD" => tile(&[Chit(Camera), Chit(Dog)]),
            "2LD" => tile(&[Chit(Lock), Chit(Dog)]),
            "GKC" => tile(&[Chit(Guard), Chit(Keycard)]),
            "G1K" => tile(&[Chit(Guard), Cash(1)]),
            "G2K" => tile(&[Chit(Guard), Cash(2)]),
            "G3K" => tile(&[Chit(Guard), Cash(3)]),
            "$1" => tile(&[Cash(1)]),
            "$2" => tile(&[Cash(2)]),
            "$3" => tile(&[Cash(3)]),
            "$4" => tile(&[Cash(4)]),
            "RE" => tile(&[Reinforcements]),
            "WT" => tile(&[Watchtower]),
            "GA" => tile(&[Gate(0)]),
            "GB" => tile(&[Gate(1)]),
            "GC" => tile(&[Gate(2)]),
            "GD" => tile(&[Gate(3)]),
            "GE" => tile(&[Gate(4)]),
            "SX" => tile(&[Server(X)]),
            "SY" => tile(&[Server(Y)]),
            "SZ" => tile(&[Server(Z)]),
            "RX" => tile(&[RemoteLock(X)]),
            "RY" => tile(&[RemoteLock(Y)]),
            "RZ" => tile(&[RemoteLock(Z)]),
            "RXJ" => tile(&[RemoteLock(X), Chit(Jewel)]),
            "RYJ" => tile(&[RemoteLock(Y), Chit(Jewel)]),
            "RXD" => tile(&[RemoteLock(X), Chit(Documents)]),
            "RYD" => tile(&[RemoteLock(Y), Chit(Documents)]),
            "RXM" => tile(&[RemoteLock(X), Figure]),
            "RYM" => tile(&[RemoteLock(Y), Figure]),
            "KCL" => tile(&[Door]),
            "DK" => tile(&[Kennel]),
            "S" => tile(&[Safe]),
            "MW" => tile(&[Figure]),
            "I" => tile(&[Item]),
            "*" => tile(&[Story]),
            "BE" => Code::OtherEdition(ForeignPiece::DiscoveryBeacon),
            "AA" => tile(&[Chit(Apple)]),
            "AG" => tile(&[Chit(Grapes)]),
            "AS" => tile(&[Chit(Strawberry)]),
            "AC" => tile(&[Chit(Church)]),
            "AH" => tile(&[Chit(House)]),
            "AL" => tile(&[Chit(Lighthouse)]),
            "FA" => tile(&[Chit(FakeApple)]),
            "FG" => tile(&[Chit(FakeGrapes)]),
            "FS" => tile(&[Chit(FakeStrawberry)]),
            "FC" => tile(&[Chit(FakeChurch)]),
            "FH" => tile(&[Chit(FakeHouse)]),
            "FL" => tile(&[Chit(FakeLighthouse)]),
            "AI" => tile(&[Chit(PaintingI)]),
            "AJ" => tile(&[Chit(PaintingJ)]),
            "AK" => tile(&[Chit(PaintingK)]),
            "ST" => tile(&[Start(0)]),
            "ST1" => tile(&[Start(1)]),
            "ST2" => tile(&[Start(2)]),
            "ST3" => tile(&[Start(3)]),
            "ST4" => tile(&[Start(4)]),
            _ => return None,
        })
    }
}

fn tile(pieces: &[Piece]) -> Code {
    Code::Tile(pieces.to_vec())
}
