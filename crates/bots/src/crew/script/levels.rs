//! Between two heists of a series: everything gets better that can.

use super::Script;
use crate::crew::moves::Move;
use crate::crew::why::Why;
use crew::{Command, State, Status};
use table::{Game, Seat, Seats};

/// The character and two skills.
const PARTS: u8 = 3;
/// No card was chosen yet.
const NONE: u8 = u8::MAX;

impl Script<'_> {
    pub(super) fn level_up(&self, s: &State, seats: Seats) -> Option<Move> {
        seats
            .iter()
            .filter(|seat| seat.0 < self.heist.players && !s.ready.contains(*seat))
            .find_map(|seat| {
                let command = if s.crew[seat.0 as usize].status == Status::Busted {
                    self.recruit(s, seat)
                } else {
                    self.better_card(s, seat)
                };
                let command = command.unwrap_or(Command::Ready);
                self.legal(s, seat, command, Why::Prepare)
            })
    }

    /// The first better card that is free, for the first card that has not grown yet.
    fn better_card(&self, s: &State, seat: Seat) -> Option<Command> {
        let kept = |part: &u8| s.levels.better[seat.0 as usize][*part as usize] == 0;
        (0..PARTS)
            .filter(kept)
            .flat_map(|part| [1, 2].map(|choice| Command::LevelUp { part, choice }))
            .find(|&command| self.heist.check(s, seat, command).is_ok())
    }

    /// A card for somebody new, one after the other.
    fn recruit(&self, s: &State, seat: Seat) -> Option<Command> {
        let chosen = s.levels.recruits[seat.0 as usize];
        let part = (0..PARTS).find(|&part| chosen[part as usize] == NONE)?;
        let cards = if part == 0 {
            self.heist.edition.characters.len()
        } else {
            self.heist.edition.skills.len()
        };
        (0..cards as u8)
            .map(|card| Command::Recruit { part, card })
            .find(|&command| self.heist.check(s, seat, command).is_ok())
    }
}
