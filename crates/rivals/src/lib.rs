//! HEIST, the competitive card game: rules and content. No IO.
//!
//! A [`Setup`] becomes [`Rivals`], and that changes a [`State`] by [`Command`]s: see [`table::Game`]. A state has two halves:
//! [`Public`], which all may know, and [`Hidden`]. A seat knows a [`SeatView`]; everything it is shown is made from one.

pub mod cards;
pub mod command;
pub mod content;
pub mod event;
mod game;
mod help;
pub mod imagine;
mod legality;
pub mod odds;
pub mod outcome;
mod position;
pub mod record;
pub mod refusal;
mod resolve;
mod rounds;
pub mod rules;
pub mod state;
pub mod tokens;
mod tricks;
pub mod view;

pub use cards::{Card, Cards, Identity, Job, Obstacle, Secret, Skill};
pub use command::{Command, Source};
pub use content::content;
pub use event::Event;
pub use game::Rivals;
pub use refusal::Refusal;
pub use rules::{Rules, Setup, SetupProblem};
pub use state::{Commit, Hidden, Phase, Public, SeatView, State};
pub use tokens::{Colour, ThrownTokens, Token, Tokens};
