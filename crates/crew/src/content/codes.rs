//! The community's tile codes: what each puts on the map.

use board::Side;

use super::effect::Chit;

/// Which servers open which remote locks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letter {
    X,
    Y,
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
    Tile(&'static [Piece]),
    /// A tile with a piece this edition does not have, and its name.
    OtherEdition(&'static str),
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
}

impl Code {
    /// Reads a code as it is written in maps.
    pub fn parse(code: &str) -> Option<Code> {
        use super::effect::Chit::*;
        use Letter::{X, Y};
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
            "EM" => Code::Tile(&[]),
            "SC" => Code::Tile(&[Unknown]),
            "GU" => Code::Tile(&[Chit(Guard)]),
            "LO" => Code::Tile(&[Chit(Lock)]),
            "CM" => Code::Tile(&[Chit(Camera)]),
            "DO" => Code::Tile(&[Chit(Dog)]),
            "JW" => Code::Tile(&[Chit(Jewel)]),
            "PP" => Code::Tile(&[Chit(Documents)]),
            "USB" => Code::Tile(&[Chit(Usb)]),
            "KC" => Code::Tile(&[Chit(Keycard)]),
            "G2" => Code::Tile(&[Chit(Guard), Chit(Guard)]),
            "L2" => Code::Tile(&[Chit(Lock), Chit(Lock)]),
            "C2" => Code::Tile(&[Chit(Camera), Chit(Camera)]),
            "GDGD" => Code::Tile(&[Chit(Dog), Chit(Dog)]),
            "2GL" => Code::Tile(&[Chit(Guard), Chit(Lock)]),
            "2GC" => Code::Tile(&[Chit(Guard), Chit(Camera)]),
            "2GD" => Code::Tile(&[Chit(Guard), Chit(Dog)]),
            "2CL" => Code::Tile(&[Chit(Camera), Chit(Lock)]),
            "2CD" => Code::Tile(&[Chit(Camera), Chit(Dog)]),
            "2LD" => Code::Tile(&[Chit(Lock), Chit(Dog)]),
            "GKC" => Code::Tile(&[Chit(Guard), Chit(Keycard)]),
            "G1K" => Code::Tile(&[Chit(Guard), Cash(1)]),
            "G2K" => Code::Tile(&[Chit(Guard), Cash(2)]),
            "G3K" => Code::Tile(&[Chit(Guard), Cash(3)]),
            "$1" => Code::Tile(&[Cash(1)]),
            "$2" => Code::Tile(&[Cash(2)]),
            "$3" => Code::Tile(&[Cash(3)]),
            "RE" => Code::Tile(&[Reinforcements]),
            "WT" => Code::Tile(&[Watchtower]),
            "GA" => Code::Tile(&[Gate(0)]),
            "GB" => Code::Tile(&[Gate(1)]),
            "GC" => Code::Tile(&[Gate(2)]),
            "GD" => Code::Tile(&[Gate(3)]),
            "SX" => Code::Tile(&[Server(X)]),
            "SY" => Code::Tile(&[Server(Y)]),
            "RX" => Code::Tile(&[RemoteLock(X)]),
            "RY" => Code::Tile(&[RemoteLock(Y)]),
            "RXJ" => Code::Tile(&[RemoteLock(X), Chit(Jewel)]),
            "RYJ" => Code::Tile(&[RemoteLock(Y), Chit(Jewel)]),
            "RXD" => Code::Tile(&[RemoteLock(X), Chit(Documents)]),
            "RYD" => Code::Tile(&[RemoteLock(Y), Chit(Documents)]),
            "RXM" => Code::Tile(&[RemoteLock(X), Figure]),
            "RYM" => Code::Tile(&[RemoteLock(Y), Figure]),
            "KCL" => Code::Tile(&[Door]),
            "DK" => Code::Tile(&[Kennel]),
            "S" => Code::Tile(&[Safe]),
            "MW" => Code::Tile(&[Figure]),
            "I" => Code::Tile(&[Item]),
            "*" => Code::Tile(&[Story]),
            "BE" => Code::OtherEdition("discovery beacon"),
            "AA" => Code::OtherEdition("painting of an apple"),
            "AG" => Code::OtherEdition("painting of grapes"),
            "AS" => Code::OtherEdition("painting of a strawberry"),
            "AC" => Code::OtherEdition("painting of a church"),
            "AH" => Code::OtherEdition("painting of a house"),
            "AL" => Code::OtherEdition("painting of a lighthouse"),
            _ => return None,
        })
    }
}
