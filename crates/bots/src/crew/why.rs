//! Reasons of bots, as typed values: `words` makes the sentences.

use board::Space;
use crew::{Piece, Who};
use serde::{Deserialize, Serialize};

/// What a move is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "aim", rename_all = "kebab-case")]
pub enum Why {
    /// A planning token on the way to this place and out again.
    Route { to: Space },
    /// Begins here because it is on the way to that place.
    StartFor { to: Space },
    /// Spends cash or calls a fixer before the heist.
    Prepare,
    /// Is on the way to a piece of loot or an item.
    Fetch { piece: Piece, space: Space },
    /// Brings loot out.
    Carry { to: Space },
    /// Gives or leaves something to somebody who brings it on.
    HandOver { to: Who },
    /// Is on the way to a server (0: X, 1: Y).
    Server { letter: u8, space: Space },
    /// Is on the way to a keycard door.
    Door { space: Space },
    /// Works on the safe, or is on the way to it.
    Safe { space: Space },
    /// Is on the way to the one who is to be freed or taken.
    Free { space: Space },
    /// Just goes there.
    Go { space: Space },
    /// Deals with guards or dogs.
    Guard { space: Space },
    /// Deals with a lock.
    Lock { space: Space },
    /// Deals with a camera.
    Camera { space: Space },
    /// Looks what is there.
    Scout { space: Space },
    /// Gathers ideas for later.
    Think,
    /// Keeps quiet: nothing useful could be done without noise.
    Quiet,
    /// Helps this character.
    Help { who: Who },
    /// Answers a question with what hurts least.
    LeastHarm,
    /// Calls Escape: it will not get better.
    CallEscape,
    /// Runs for this way out.
    GetOut { space: Space },
    /// Stays so that others can finish.
    Stay,
    /// Has nothing more to do here.
    Done,
    /// Rolled a die over it.
    Whim,
}
