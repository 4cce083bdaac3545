//! What a seat can want.

use crate::levels::{CardSlot, Upgrade};
use crate::tunnels::TunnelId;
use board::{Side, Space};
use serde::{Deserialize, Serialize};

/// A character in the heist: 0 to 3 belong to the seats, [`Who::NPC`] to the team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Who(pub u8);

impl Who {
    /// The non-player character.
    pub const NPC: Who = Who(4);

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A thing that can be carried: item cards first, then jewels, documents, keycards and USB keys, last the cash in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Piece(pub u8);

impl Piece {
    /// All the cash in one place is one piece.
    pub const CASH: Piece = Piece(31);

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An action on offer: 0 to 7 on the character card, 8 to 13 and 14 to 19 the faces of the two skills, from 20 the items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActionId(pub u8);

/// What an action is aimed at: nothing, a side of the own tile, or a character. Which of these, the action says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Aim(pub u8);

impl Aim {
    pub const NONE: Aim = Aim(0);

    pub const fn at_side(side: Side) -> Aim {
        Aim(side as u8)
    }

    pub const fn at(who: Who) -> Aim {
        Aim(who.0)
    }

    /// The side, for an action that is aimed at one.
    #[inline]
    pub const fn side(self) -> Option<Side> {
        Side::from_index(self.0)
    }

    /// The character, for an action that is aimed at one.
    #[inline]
    pub const fn who(self) -> Who {
        Who(self.0)
    }
}

/// A sub-action that can be given to another character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    Subdue,
    Disable,
    Unlock,
}

/// A wish of a seat. `who` is always the character that does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// I am done with this phase.
    Ready,

    // Planning
    /// Puts one of the own planning tokens on a hex.
    Plan {
        space: Space,
    },
    /// Takes an own planning token back.
    Unplan {
        space: Space,
    },
    /// Chooses where a character begins.
    Start {
        who: Who,
        space: Space,
    },
    /// Opens an entrance in a tunnel.
    Tunnel {
        tunnel: TunnelId,
    },
    /// Takes an idea for a character: one of those that cost nothing, or paid with team cash.
    BuyIdea {
        who: Who,
    },
    /// Pays for blanks in the bag.
    AddBlanks {
        blanks: u8,
    },
    /// Pays for a token with so many ideas in the bag.
    AddIdeas {
        ideas: u8,
    },
    /// Buys an item for a character.
    Buy {
        item: u8,
        who: Who,
    },
    /// Sells an item of the team.
    Sell {
        piece: Piece,
    },
    /// Gives an item of the team to a character for this heist.
    Pack {
        piece: Piece,
        who: Who,
    },
    /// Sells one of the team's jewels.
    SellJewel,
    /// Uses floor plans for a reveal.
    Consult {
        piece: Piece,
        space: Space,
    },
    /// Uses floor plans to take a chit out of the bag when nothing unknown is left.
    ConsultThin {
        piece: Piece,
    },
    /// Pays for guards and dogs to stay away.
    BribeGuards {
        guards: u8,
        dogs: u8,
    },
    /// Bets on the heist.
    Bet {
        cash: u8,
    },
    /// Pays for a reveal.
    PayReveal {
        space: Space,
    },
    /// Pays for a chit to leave the bag when nothing unknown is left.
    PayThin,
    /// Pays for two locks to leave the bag.
    SwapLocks,
    /// Puts blanks on call.
    OnCall {
        blanks: u8,
    },
    /// Adds cash to every hex with cash or jewels.
    AddCash,
    /// Cameras found in planning begin disabled.
    DisableCameras,
    /// Puts cash on the noise track.
    Divert {
        tokens: u8,
    },
    /// Buys idea tokens for the board.
    BuyIdeaTokens {
        tokens: u8,
    },
    /// Puts a bought idea token on a hex.
    PlaceIdea {
        space: Space,
    },
    /// Buys mastermind events.
    BuyEvents {
        events: u8,
    },
    /// Puts a mastermind event into the deck, `above` this position.
    InsertEvent {
        card: u8,
        above: u8,
    },
    /// Replaces a guard by a character.
    InsideMan {
        who: Who,
        space: Space,
        dog: bool,
    },
    /// Begins with the ideas left from the part before, or with the printed ones.
    UseIdeas {
        left: bool,
    },

    // Action
    /// Takes the round's action; `face` turns the die for items that look at it (0: as it lies).
    Commit {
        who: Who,
        action: ActionId,
        face: u8,
        aim: Aim,
    },
    Move {
        who: Who,
        to: Space,
    },
    Unlock {
        who: Who,
        space: Space,
    },
    Subdue {
        who: Who,
        space: Space,
        dog: bool,
    },
    Disable {
        who: Who,
        space: Space,
    },
    /// Takes the idea of an idea icon.
    Think {
        who: Who,
    },
    Reveal {
        who: Who,
        space: Space,
    },
    /// A reveal with nothing unknown left: a chit leaves the bag.
    Thin {
        who: Who,
    },
    /// A reveal with an empty bag becomes an idea.
    Realize {
        who: Who,
    },
    /// Takes the cash of a loot icon.
    Pocket {
        who: Who,
    },
    /// Turns an unlock into cracking the safe.
    Crack {
        who: Who,
    },
    /// Lends an unlock to the one with the torch.
    Lend {
        who: Who,
    },
    /// Gives sub-actions to another character.
    Grant {
        who: Who,
        to: Who,
        gift: Gift,
    },
    /// Disables a camera and subdues the guards with it.
    Rewire {
        who: Who,
        space: Space,
    },
    /// Throws loot.
    Toss {
        who: Who,
        piece: Piece,
        space: Space,
    },
    /// Throws a keycard along a free line.
    Flick {
        who: Who,
        piece: Piece,
        space: Space,
    },
    /// Buys a move and a noise for an unlock icon.
    PickOn {
        who: Who,
    },
    /// Pays to leave guarded tiles.
    SlipPast {
        who: Who,
    },
    /// Pays to reach loot on adjacent tiles.
    ReachOut {
        who: Who,
    },
    /// Buys a move for an idea, besides the action.
    Dart {
        who: Who,
    },
    /// Gives ideas from the supply.
    Inspire {
        who: Who,
        to: Who,
    },
    /// Pays to let another character unlock.
    WalkThrough {
        who: Who,
        to: Who,
    },
    /// Opens an exit on a side of the tile, besides the action.
    BreakOut {
        who: Who,
        aim: Aim,
    },
    /// Treats a tile across a gap as adjacent for the next sub-action.
    Vent {
        who: Who,
        space: Space,
    },
    /// Uses the once-per-heist change of plans.
    ChangePlans {
        who: Who,
    },
    /// Moves an own planning token during a change of plans.
    Reposition {
        from: Space,
        to: Space,
    },
    /// Moves an own planning token to a neighbouring hex.
    Shift {
        from: Space,
        to: Space,
    },
    /// Gives one of the own ideas away, where a card allows it.
    GiveIdea {
        who: Who,
        to: Who,
    },
    /// Reveals everything around a live camera.
    Codes {
        who: Who,
        space: Space,
    },
    /// Outdoors: two ideas for one of another character.
    Teamwork {
        who: Who,
        to: Who,
    },
    /// Removes all remote locks of a letter (0: X, 1: Y) from its server.
    OpenRemote {
        who: Who,
        letter: u8,
    },
    /// Opens a keycard door.
    OpenDoor {
        who: Who,
        space: Space,
    },
    TakeHostage {
        who: Who,
    },
    /// Takes an idea token from the hex.
    TakeIdea {
        who: Who,
    },
    /// Reads the logs with the USB key.
    CheckLogs {
        who: Who,
    },
    /// Picks up.
    Take {
        who: Who,
        piece: Piece,
        from: Space,
    },
    /// Puts down.
    Drop {
        who: Who,
        piece: Piece,
        to: Space,
    },
    /// Hands over to a character on the same tile.
    Hand {
        who: Who,
        to: Who,
        piece: Piece,
    },
    /// Switches the bought diversion on or off.
    Hush {
        on: bool,
    },
    /// Announces Escape for the end of this round.
    CallEscape,

    // Answers
    /// Pays to turn the security die by one.
    Nudge {
        who: Who,
        up: bool,
    },
    /// Names a space.
    Choose {
        space: Space,
    },
    /// Names a character.
    Pick {
        who: Who,
    },
    /// Yes.
    Accept,
    /// No, or no more.
    Decline,

    // Escape
    /// A step paid with ideas.
    Dash {
        who: Who,
        to: Space,
    },
    /// Adds a step to the path of the last ditch.
    Declare {
        who: Who,
        to: Space,
    },
    /// Forgets the declared path.
    Redraw {
        who: Who,
    },
    /// Rolls for the declared path, with this many ideas besides.
    LastDitch {
        who: Who,
        ideas: u8,
    },
    /// Takes the next step of the declared path.
    Run {
        who: Who,
    },
    /// Ends the own run here.
    Stay {
        who: Who,
    },
    /// Unlocks an adjacent lock for an idea.
    PickLock {
        who: Who,
        space: Space,
    },
    /// Two ideas for one of another character, in Escape.
    Pinch {
        who: Who,
        to: Who,
    },

    // Between heists
    /// Takes one of the two better cards for the character or a skill, or keeps the card.
    LevelUp {
        part: CardSlot,
        choice: Upgrade,
    },
    /// After a bust: the card of a new character or of one of their skills, by its number in the edition.
    Recruit {
        part: CardSlot,
        card: u8,
    },
}
