use super::fault::{FirstFault, real_draw, real_roll};
use super::{Dealer, DealerFault, Faulty};
use std::collections::VecDeque;

/// Deals what it was told to: for tests and for programs that bring their own luck.
///
/// Rolls and draws wait in two queues. What was answered is gone even if the command is taken back because of a later
/// fault; clone the dealer before to be able to return to it.
#[derive(Clone, Debug, Default)]
pub struct ScriptedDealer {
    rolls: VecDeque<u8>,
    draws: VecDeque<u8>,
    fault: FirstFault,
}

impl ScriptedDealer {
    /// A dealer with these rolls, and these kinds to draw.
    pub fn new(
        rolls: impl IntoIterator<Item = u8>,
        draws: impl IntoIterator<Item = u8>,
    ) -> ScriptedDealer {
        ScriptedDealer {
            rolls: rolls.into_iter().collect(),
            draws: draws.into_iter().collect(),
            fault: FirstFault::default(),
        }
    }

    pub fn add_rolls(&mut self, rolls: impl IntoIterator<Item = u8>) {
        self.rolls.extend(rolls);
    }

    pub fn add_draws(&mut self, kinds: impl IntoIterator<Item = u8>) {
        self.draws.extend(kinds);
    }

    /// Rolls that nobody asked for yet.
    pub fn rolls_left(&self) -> usize {
        self.rolls.len()
    }

    /// Draws that nobody asked for yet.
    pub fn draws_left(&self) -> usize {
        self.draws.len()
    }

    /// Forgets the fault and gives it; until then a session accepts nothing from this dealer.
    pub fn forgive(&mut self) -> Option<DealerFault> {
        self.fault.0.take()
    }
}

impl Dealer for ScriptedDealer {
    fn roll(&mut self, sides: u8) -> u8 {
        let scripted = self.rolls.pop_front();
        let roll = scripted.ok_or(DealerFault::NoRollLeft { sides });
        self.fault
            .or_one(roll.and_then(|rolled| real_roll(rolled, sides)))
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        let scripted = self.draws.pop_front();
        let draw = scripted.ok_or(DealerFault::NoDrawLeft);
        self.fault
            .or_first_kind(draw.and_then(|kind| real_draw(kind, counts)), counts)
    }
}

impl Faulty for ScriptedDealer {
    fn fault(&self) -> Option<&DealerFault> {
        self.fault.0.as_ref()
    }
}
