//! The cooperative heist games: rules and content. No IO.
//!
//! Content becomes a [`Setup`], a setup becomes a [`Heist`], and a heist changes a [`State`] by [`Command`]s:
//! see [`table::Game`].

pub mod action;
mod answers;
pub mod cast;
pub mod characters;
pub mod command;
pub mod content;
mod dogs;
mod effects;
mod escape;
pub mod event;
mod follow_up;
mod fumble;
mod game;
pub mod gates;
pub mod heist;
mod lesson;
pub mod levels;
mod loot;
mod market;
pub mod odds;
mod opening;
pub mod outcome;
pub mod outlook;
pub mod plan_gaps;
mod planning;
pub mod position;
mod position_mut;
pub mod progress;
pub mod refusal;
mod roster;
mod rounds;
pub mod rules;
mod settle;
pub mod setup;
pub mod special_rules;
pub mod state;
pub mod suggested;
mod targets;
pub mod tunnels;
pub mod view;

pub use characters::Characters;
pub use command::{ActionId, Aim, Command, Gift, Piece, Who};
pub use event::Event;
pub use gates::{GateId, Gates};
pub use heist::Heist;
pub use lesson::lesson_setup;
pub use levels::{CardSlot, Upgrade};
pub use market::Fixers;
pub use position::Position;
pub use refusal::Refusal;
pub use rules::{RuleChanges, Rules};
pub use setup::{CrewChoice, CrewMember, ScenarioChoice, Setup};
pub use state::{Phase, State, Status};
pub use tunnels::{TunnelId, Tunnels};
