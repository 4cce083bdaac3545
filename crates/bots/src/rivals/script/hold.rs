//! What to keep: lessons of a failure, the hand, a token that may go.

use super::{Scripted, best};
use crate::rivals::hand_value;
use rivals::content::content;
use rivals::{Card, Command, Source};

impl Scripted<'_> {
    /// The best of what the hand could teach after a failure; what was played is as good, and costs nothing.
    pub fn best_lesson(&self) -> f32 {
        let teaching = content().tricks & content().upgrades;
        let cards = self.sight.hand.among(teaching);
        let lessons = cards.map(|card| self.lesson(card, Source::Hand));
        lessons.fold(f32::NEG_INFINITY, f32::max)
    }

    fn lesson(&self, card: Card, from: Source) -> f32 {
        let Some(skill) = content().cards[card.index()].upgrade else {
            return f32::NEG_INFINITY;
        };
        let costs = match from {
            Source::Played => 0.0,
            Source::Hand => self.spending(card),
        };
        self.values.skill[skill.index()] + self.values.lesson - costs
    }

    pub fn learn(&self, options: &[Command]) -> Option<Command> {
        best(options, |option| match option {
            Command::Learn { card, from } => self.lesson(card, from),
            _ => 0.0,
        })
    }

    /// Cards that are worth less than one that is not known yet go.
    pub fn prepare(&self, options: &[Command]) -> Option<Command> {
        best(options, |option| match option {
            Command::Discard { card } => hand_value::FRESH - self.keeping(card) - 0.05,
            _ => 0.0,
        })
    }

    /// Of equal tokens, the one goes that is missed least in the bag.
    pub fn tie(&self, options: &[Command]) -> Option<Command> {
        best(options, |option| match option {
            Command::Remove { colour } => -self.values.bag[colour.index()],
            _ => f32::NEG_INFINITY,
        })
    }
}
