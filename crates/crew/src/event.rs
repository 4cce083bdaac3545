//! What happened, told to whoever watches.

use crate::command::{ActionId, Piece, Who};
use crate::content::effect::Chit;
use crate::levels::{CardSlot, Upgrade};
use crate::state::{AlertCause, End};
use board::Space;
use serde::{Deserialize, Serialize};

/// One thing that happened. A story of a heist is a list of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Event {
    /// Planning is over.
    HeistBegan,
    RoundBegan {
        round: u8,
    },
    Rolled {
        who: Who,
        face: u8,
    },
    /// A seat is done with the phase.
    SeatReady {
        seat: u8,
    },
    Planned {
        seat: u8,
        space: Space,
    },
    Unplanned {
        seat: u8,
        space: Space,
    },
    Placed {
        who: Who,
        space: Space,
    },
    TunnelOpened {
        space: Space,
    },
    Bought {
        piece: Piece,
        price: u8,
    },
    Sold {
        piece: Piece,
        price: u8,
    },
    JewelSold {
        price: u8,
    },
    Packed {
        piece: Piece,
        who: Who,
    },
    Paid {
        price: u8,
    },
    BetPlaced {
        cash: u8,
    },
    /// Chits in the bag were replaced by blanks.
    BagSwapped {
        chit: Chit,
        count: u8,
    },
    BagFilled {
        chit: Chit,
        count: u8,
    },
    BagUpgraded {
        chit: Chit,
    },
    BlanksOnCall {
        blanks: u8,
    },
    CashAdded {
        space: Space,
        cash: u8,
    },
    CamerasBribed,
    Diverted {
        tokens: u8,
    },
    IdeaTokenPlaced {
        space: Space,
    },
    EventInserted {
        card: u8,
        above: u8,
    },
    Committed {
        who: Who,
        action: ActionId,
        face: u8,
    },
    Moved {
        who: Who,
        from: Space,
        to: Space,
    },
    Unlocked {
        who: Who,
        space: Space,
    },
    Subdued {
        who: Who,
        space: Space,
        dog: bool,
    },
    Disabled {
        who: Who,
        space: Space,
    },
    Cracked {
        who: Who,
        cracks: u8,
    },
    SafeOpened {
        space: Space,
    },
    Granted {
        who: Who,
        to: Who,
    },
    /// A chit was drawn for a tile.
    Revealed {
        space: Space,
        chit: Chit,
    },
    /// The drawn chit was replaced by a blank.
    Replaced {
        who: Who,
        space: Space,
    },
    /// A chit left the bag for good.
    Thinned {
        chit: Chit,
    },
    IdeaGained {
        who: Who,
        ideas: u8,
    },
    IdeaSpent {
        who: Who,
        ideas: u8,
    },
    IdeaLost {
        who: Who,
    },
    /// Lost nothing thanks to an item.
    Spared {
        who: Who,
        piece: Piece,
    },
    Noise {
        who: Option<Who>,
        slot: u8,
    },
    /// Noise bought off.
    Hushed {
        left: u8,
    },
    /// Noise that was not made after all.
    Silent {
        who: Who,
    },
    Alert {
        cause: AlertCause,
        card: Option<u8>,
    },
    CrisisQueued {
        card: u8,
    },
    EventActive {
        card: u8,
        recalled: bool,
    },
    CrisisStruck {
        card: u8,
    },
    ChitAdded {
        space: Space,
        chit: Chit,
    },
    ChitRemoved {
        space: Space,
        chit: Chit,
    },
    /// A handled chit is active again.
    Restored {
        space: Space,
        chit: Chit,
    },
    Pocketed {
        who: Who,
        cash: u8,
    },
    Took {
        who: Who,
        piece: Piece,
        cash: u8,
        from: Space,
    },
    Dropped {
        who: Who,
        piece: Piece,
        cash: u8,
        to: Space,
    },
    Handed {
        who: Who,
        to: Who,
        piece: Piece,
        cash: u8,
    },
    Secured {
        who: Who,
        piece: Piece,
        cash: u8,
    },
    LootLost {
        piece: Piece,
        cash: u8,
    },
    ItemSpent {
        piece: Piece,
    },
    SlippedPast {
        who: Who,
    },
    ReachedOut {
        who: Who,
    },
    Vented {
        who: Who,
        space: Space,
    },
    PlansChanged {
        who: Who,
    },
    Footage {
        who: Who,
    },
    Whistled {
        who: Who,
    },
    RemoteOpened {
        letter: u8,
    },
    DoorOpened {
        space: Space,
    },
    TowerRemoved {
        space: Space,
    },
    ReinforcementsArrived {
        space: Space,
    },
    DogMoved {
        from: Space,
        to: Space,
    },
    /// The security die fell.
    SecurityRolled {
        face: u8,
    },
    /// Somebody turned the security die.
    Nudged {
        who: Who,
        face: u8,
    },
    /// The noise marker went back to this slot.
    NoiseLowered {
        who: Who,
        slot: u8,
    },
    /// A chit that must be handled twice was handled once.
    HalfHandled {
        who: Who,
        space: Space,
        chit: Chit,
    },
    GateHeld {
        who: Who,
        space: Space,
    },
    /// Cut off from every exit.
    CutOff {
        who: Who,
    },
    BeaconReached {
        who: Who,
        space: Space,
    },
    /// Ideas lie there from now on.
    IdeasFound {
        space: Space,
        ideas: u8,
    },
    /// A player took a better card, or kept the old one.
    LevelledUp {
        seat: u8,
        part: CardSlot,
        choice: Upgrade,
    },
    /// A player took a card for a new character.
    Recruited {
        seat: u8,
        part: CardSlot,
        card: u8,
    },
    GateClosed {
        space: Space,
    },
    NpcActive {
        ideas: u8,
    },
    NpcMoved {
        from: Space,
        to: Space,
    },
    EscortMoved {
        from: Space,
        to: Space,
    },
    NpcLost,
    Panicked,
    EscapeCalled {
        seat: u8,
    },
    EscapeBegan,
    ExitBreached {
        space: Space,
        tile: Space,
    },
    PathDeclared {
        who: Who,
        to: Space,
    },
    LastDitch {
        who: Who,
        roll: u8,
        ideas: u8,
        /// The least roll that makes the way.
        #[serde(default)]
        needed: u8,
    },
    Stopped {
        who: Who,
    },
    ReachedExit {
        who: Who,
        space: Space,
    },
    Busted {
        who: Who,
    },
    Hidden {
        who: Who,
    },
    Ended {
        end: End,
    },
}
