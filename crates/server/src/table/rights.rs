//! Who may do what at a table.

use super::limits::ENTRIES;
use super::{Sorry, Table};
use crate::hosted_game::HostedGame;
use crate::key::KeyHash;
use table::Seat;

impl<G: HostedGame> Table<G> {
    /// Whether this key may act for a seat.
    pub fn may_act(&self, key: &KeyHash, seat: Seat) -> Result<(), Sorry> {
        if !self.state.holds(key, seat) {
            return Err(Sorry::NotYourSeat);
        }
        if self.state.bot(seat).is_some() {
            return Err(Sorry::BotPlays);
        }
        Ok(())
    }

    pub fn may_sit(&self, key: &KeyHash, seat: Seat, colour: art::Colour) -> Result<(), Sorry> {
        if seat.0 >= self.state.players() {
            return Err(Sorry::NoSuchSeat);
        }
        self.has_room()?;
        if self.state.is_barred(key) {
            return Err(Sorry::Barred);
        }
        if self.state.seats[usize::from(seat.0)].is_some() {
            return Err(Sorry::SeatTaken);
        }
        if self.state.hides(key, seat) {
            return Err(Sorry::HiddenHand);
        }
        if self.state.colours().contains(&Some(colour)) {
            return Err(Sorry::ColourTaken);
        }
        Ok(())
    }

    pub fn may_leave(&self, key: &KeyHash, seat: Seat) -> Result<(), Sorry> {
        let taken = self.state.seats.get(usize::from(seat.0));
        if taken.is_none_or(Option::is_none) {
            return Err(Sorry::NoSuchSeat);
        }
        if self.state.holds(key, seat) || self.state.hosts(key) {
            return Ok(());
        }
        Err(Sorry::NotHost)
    }

    /// Whether a bot may be set here by whoever has this key.
    pub fn may_set_bot(&self, key: &KeyHash, seat: Seat) -> Result<(), Sorry> {
        if seat.0 >= self.state.players() {
            return Err(Sorry::NoSuchSeat);
        }
        self.has_room()?;
        match &self.state.seats[usize::from(seat.0)] {
            Some(_) if self.state.holds(key, seat) => Ok(()),
            Some(_) => Err(Sorry::NotYourSeat),
            None if self.state.hosts(key) => Ok(()),
            None => Err(Sorry::NotHost),
        }
    }

    /// Whether this key may choose how the table is.
    pub fn may_choose(&self, key: &KeyHash) -> Result<(), Sorry> {
        self.has_room()?;
        match self.state.hosts(key) {
            true => Ok(()),
            false => Err(Sorry::NotHost),
        }
    }

    /// Whether the book of the table takes one more entry.
    pub fn has_room(&self) -> Result<(), Sorry> {
        if self.state.n < ENTRIES {
            return Ok(());
        }
        Err(Sorry::Full)
    }
}
