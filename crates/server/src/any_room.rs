//! A table as the web looks at it, whatever game is played there.

use crate::hosted::{AtTable, Now, SeatsAsked};
use crate::id::TableId;
use crate::key::KeyHash;
use crate::replay::Then;
use crate::room::Room;
use crate::table::{Sorry, latest_html};
use crate::table_summary::TableSummary;
use pages::company::Company;
use serde_json::{Value, json};
use std::time::Duration;
use table::Seat;

/// What is around a table when somebody looks at it.
pub struct Around {
    /// Who is there.
    pub company: Company,
    /// Since when the present decision is waited for.
    pub waited: Duration,
}

/// A record as a file.
pub struct Record {
    pub name: String,
    pub text: String,
}

/// Which moment somebody wants to look back at, and how.
#[derive(Clone, Copy)]
pub struct Back {
    /// After so many steps; without a number, after all.
    pub step: Option<usize>,
    /// With everybody's eyes, if the game allows that by now.
    pub open: bool,
    pub key: KeyHash,
}

/// What can be seen of any table.
pub trait AnyRoom {
    /// The table's page for whoever has this key.
    fn page(&self, around: &Around, id: &TableId, key: &KeyHash) -> String;

    fn seats_page(&self, asked: SeatsAsked) -> String;

    /// The table for programs.
    fn told(&self, company: &Company, key: Option<&KeyHash>) -> Value;

    /// What a seat may do now, for programs.
    fn legal_of(&self, seat: Seat, key: Option<&KeyHash>) -> Result<Value, Sorry>;

    /// None if what was played cannot be played again.
    fn replay_page(&self, company: &Company, id: &TableId, back: Back) -> Option<String>;

    /// The fragments of a moment, and the latest lines by then.
    fn replay_moment(&self, company: &Company, id: &TableId, back: Back) -> Value;

    fn record(&self) -> Result<Record, Sorry>;

    /// What lists show of it.
    fn summary(&self) -> TableSummary;
}

impl<G: AtTable> Room<G> {
    fn then(&self, back: Back) -> Option<Then<G>> {
        Then::new(self, back.step, self.held(&back.key), back.open)
    }
}

impl<G: AtTable> AnyRoom for Room<G> {
    fn page(&self, around: &Around, id: &TableId, key: &KeyHash) -> String {
        let held = self.held(key);
        let now = Now {
            room: self,
            company: &around.company,
            id,
            waited: around.waited,
        };
        G::page(&now, held, &latest_html(self, held))
    }

    fn seats_page(&self, asked: SeatsAsked) -> String {
        G::seats_page(self, asked)
    }

    fn told(&self, company: &Company, key: Option<&KeyHash>) -> Value {
        let held = key.map_or(0, |key| self.held(key));
        let seats: Vec<u8> = (0..self.players()).filter(|s| held & 1 << s != 0).collect();
        let (game, state) = (self.game(), self.session.state());
        json!({
            "n": self.n,
            "view": game.view(state, held),
            "company": company,
            "seats": seats,
            "over": self.session.over(),
            "outcome": game.outcome(state),
        })
    }

    fn legal_of(&self, seat: Seat, key: Option<&KeyHash>) -> Result<Value, Sorry> {
        let held = key.map_or(0, |key| self.held(key));
        if !G::shows_legal(seat, held) {
            return Err(Sorry::NotYourSeat);
        }
        Ok(json!({ "n": self.n, "seat": seat, "commands": self.legal(seat) }))
    }

    fn replay_page(&self, company: &Company, id: &TableId, back: Back) -> Option<String> {
        let then = self.then(back)?;
        Some(G::replay_page(&then, company, id))
    }

    fn replay_moment(&self, company: &Company, id: &TableId, back: Back) -> Value {
        let Some(then) = self.then(back) else {
            return Value::Null;
        };
        let parts = G::replay_parts(&then, company, id);
        let parts: Vec<_> = parts.iter().map(|part| (&part.id, &part.html)).collect();
        json!({
            "step": then.step,
            "steps": then.steps,
            "leg": then.leg,
            "parts": parts,
            "log": then.log,
        })
    }

    fn record(&self) -> Result<Record, Sorry> {
        let text = G::record(&self.session).ok_or(Sorry::Hidden)?;
        let text = text.map_err(|error| Sorry::NoRecord(error.to_string()))?;
        let name = self.session.first_game().file_name();
        Ok(Record { name, text })
    }

    fn summary(&self) -> TableSummary {
        G::summary(self)
    }
}
