//! Between two heists of a series: everything gets better that can.

use super::Script;
use crate::crew::moves::Move;
use crate::crew::why::Why;
use crew::{CardSlot, Command, State, Status, Upgrade};
use table::{Game, Seat, Seats};

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
        let better = s.levels.better[seat.0 as usize];
        CardSlot::ALL
            .into_iter()
            .filter(|part| better[part.index()] == Upgrade::KEEP)
            .flat_map(|part| Upgrade::BETTER.map(|choice| Command::LevelUp { part, choice }))
            .find(|&command| self.heist.check(s, seat, command).is_ok())
    }

    /// A card for somebody new, one after the other.
    fn recruit(&self, s: &State, seat: Seat) -> Option<Command> {
        let chosen = s.levels.recruits[seat.0 as usize];
        let mut parts = CardSlot::ALL.into_iter();
        let part = parts.find(|part| chosen[part.index()] == NONE)?;
        let cards = if part == CardSlot::CHARACTER {
            self.heist.edition.characters.len()
        } else {
            self.heist.edition.skills.len()
        };
        (0..cards as u8)
            .map(|card| Command::Recruit { part, card })
            .find(|&command| self.heist.check(s, seat, command).is_ok())
    }
}
