//! Why a command is refused. The sentences are in the language files.

use crate::command::Who;
use serde::{Deserialize, Serialize};

/// A reason against a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Refusal {
    /// The heist has ended.
    HeistIsOver,
    /// Not in this phase.
    WrongPhase,
    /// A question must be answered first.
    QuestionOpen,
    /// Nobody asked.
    NoQuestion,
    /// Another seat must answer.
    NotYourQuestion,
    /// The question has other answers.
    NotAnAnswer,
    NoSuchSeat,
    NoSuchCharacter,
    /// The character belongs to another seat.
    NotYourCharacter,
    /// The character cannot act (any more, or yet).
    OutOfTheHeist,
    NoSuchSpace,
    NotOnTheBoard,
    NoSuchThing,
    AlreadyReady,

    // Planning
    NoTokensLeft,
    AlreadyPlanned,
    NotPlanned,
    NotATile,
    NotAStart,
    /// Took a guard's place and starts there.
    PlacedInside,
    StartIsFull {
        limit: u8,
    },
    AlreadyThere,
    ChooseAStart,
    NpcNeedsAStart,
    NoFixer,
    FixerUsed,
    NotEnoughCash {
        need: u8,
        have: u8,
    },
    NotInStock,
    NotOurs,
    ShopClosed,
    BagHasNot,
    NotUnknown,
    StillUnknown,
    NoGuardThere,
    TunnelsUsed,
    TunnelBlocked,
    NoLootForIt,
    NotBeside,
    NoTokenToPlace,
    NobodyStartsInside,
    OverLimit {
        most: u8,
    },
    NothingToChange,
    WrongPosition,

    // Action
    NotCommitted,
    AlreadyCommitted,
    NoSuchAction,
    NotHeld,
    UsedUp,
    NotEnoughIdeas {
        need: u8,
        have: u8,
    },
    NeedsLiveCamera,
    NeedsKeycard,
    NeedsDocuments,
    NeedsExternalSide,
    NeedsTarget,
    NoneLeft,
    NotAdjacent,
    NotPlannedByYou,
    Locked,
    RemoteLocked,
    DoorClosed,
    HeldByGuard,
    Imprisoned,
    NothingToUnlock,
    NothingToSubdue,
    NothingToDisable,
    CannotSubdue,
    BagEmpty,
    BagNotEmpty,
    NoSafeHere,
    NoTools,
    NobodyWithTorch,
    NoSuchAbility,
    AlreadyActive,
    AcrossNoGap,
    OutOfReach,
    ThrowBlocked,
    OtherTarget,
    NotOutdoors,
    SameCharacter,
    NotThere,
    NothingToTake,
    NoServerHere,
    NothingToOpen,
    NoHostageHere,
    NoIdeaHere,
    NoLogsHere,
    NotTogether,
    NpcMustAct,
    AlreadyCalled,
    LookAtTheDie,

    // Escape
    OtherIsRunning {
        who: Who,
    },
    RunIsOver,
    AlreadyRolled,
    NotAtAGoal,
    ExitFull,
    NoPath,
    PathTooLong,
    NotRunning,
    NotEnoughMoves,
    RunToBeFinished,
    PathFixed,
    NothingAtStake,
    /// Ideas are used up before the die is rolled.
    IdeasFirst,

    // Between heists
    NotBusted,
    Busted,
    NoBetterCard,
    CardTaken,
    ChooseCards,

    // Other editions
    /// What a sensor rings cannot be taken.
    UnderSensor,
    /// Without a twin to leave behind.
    NoTwin,
    /// Another ring lies around it.
    OuterRingFirst,
    /// The non-player character must not be left alone.
    NpcLeftAlone,
    WrongFace,
    NoIdeasForNpc,
}
