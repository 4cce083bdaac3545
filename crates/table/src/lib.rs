//! What every game shares: the contract of a game, luck, records and undo. Knows no game and does no IO.

pub mod dealer;
pub mod game;
pub mod laws;
pub mod record;
mod seats;
pub mod session;
mod shared;

pub use dealer::{
    AnyDealer, Dealer, DealerFault, FairDealer, FastDealer, Faulty, Luck, RecordedDealer, Rig,
    RiggedDealer, ScriptedDealer, Tap,
};
pub use game::{Game, Seat, Witness};
pub use record::{Header, RecordError, game_of, read_record, write_record};
pub use seats::Seats;
pub use session::{ActError, ReplayError, Session, Step, UndoRefusal, UndoneStep};
