//! Who may do what at a table.

use super::{ENTRIES, Sorry, Table};
use crate::hosted_game::AtTable;
use crate::key::KeyHash;
use table::Seat;

impl<G: AtTable> Table<G> {
    /// Whether this key may act for a seat.
    pub fn may_act(&self, key: &KeyHash, seat: Seat) -> Result<(), Sorry> {
        if !self.room.holds(key, seat) {
            return Err(Sorry::NotYourSeat);
        }
        if self.room.bot(seat).is_some() {
            return Err(Sorry::BotPlays);
        }
        Ok(())
    }

    pub fn may_sit(&self, key: &KeyHash, seat: Seat, colour: art::Colour) -> Result<(), Sorry> {
        if seat.0 >= self.room.players() {
            return Err(Sorry::NoSuchSeat);
        }
        self.has_room()?;
        if self.room.is_barred(key) {
            return Err(Sorry::Barred);
        }
        if self.room.seats[usize::from(seat.0)].is_some() {
            return Err(Sorry::SeatTaken);
        }
        if self.room.hides(key, seat) {
            return Err(Sorry::HiddenHand);
        }
        if self.room.colours().contains(&Some(colour)) {
            return Err(Sorry::ColourTaken);
        }
        Ok(())
    }

    pub fn may_leave(&self, key: &KeyHash, seat: Seat) -> Result<(), Sorry> {
        let taken = self.room.seats.get(usize::from(seat.0));
        if taken.is_none_or(Option::is_none) {
            return Err(Sorry::NoSuchSeat);
        }
        if self.room.holds(key, seat) || self.room.hosts(key) {
            return Ok(());
        }
        Err(Sorry::NotHost)
    }

    /// Whether a bot may be set here by whoever has this key.
    pub fn may_set_bot(&self, key: &KeyHash, seat: Seat) -> Result<(), Sorry> {
        if seat.0 >= self.room.players() {
            return Err(Sorry::NoSuchSeat);
        }
        self.has_room()?;
        match &self.room.seats[usize::from(seat.0)] {
            Some(_) if self.room.holds(key, seat) => Ok(()),
            Some(_) => Err(Sorry::NotYourSeat),
            None if self.room.hosts(key) => Ok(()),
            None => Err(Sorry::NotHost),
        }
    }

    /// Whether the book of the table takes one more entry.
    pub fn has_room(&self) -> Result<(), Sorry> {
        if self.room.n < ENTRIES {
            return Ok(());
        }
        Err(Sorry::Full)
    }
}
