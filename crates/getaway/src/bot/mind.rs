//! What a bot knows of the game at its table, and what it would do there.

use super::client::Client;
use super::trouble::Trouble;
use serde_json::Value;
use table::Seat;
use words::Language;

pub trait Mind {
    fn over(&self) -> bool;

    fn players(&self) -> u8;

    /// Who is played from a seat.
    fn who(&self, lang: Language, seat: Seat) -> String;

    /// Takes in a message that shows everything.
    fn see(&mut self, client: &Client, message: &Value) -> Result<(), Trouble>;

    /// Follows what was done at the table. False if it does not follow on what is known.
    fn follow(&mut self, client: &Client, message: &Value) -> Result<bool, Trouble>;

    /// Whether somebody else has yet to make up their mind, and might want to do so first.
    fn others_choose(&self, seat: Seat) -> bool;

    /// What a seat does now, if anything. `polite`: others may choose first.
    fn next(&mut self, lang: Language, seat: Seat, polite: bool) -> Result<Option<Plan>, Trouble>;

    /// How it went.
    fn outcome(&self, lang: Language) -> Vec<String>;
}

/// Something to be done.
pub struct Plan {
    pub command: Value,
    /// In words.
    pub why: String,
    /// The others want to know of it.
    pub aloud: bool,
}

/// Luck of the bot's own.
pub fn seed() -> Result<u64, Trouble> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed)?;
    Ok(u64::from_le_bytes(seed))
}
