//! The scripted player: rules of thumb, by exact chances and what things are worth.

mod choose;
mod help;
mod hold;
mod tricks;

use super::Sight;
use super::prospects::Prospects;
use super::wishes::Wishes;
use super::worth;
use rivals::content::Consequence;
use rivals::{Card, Command, Phase};

/// What such a player does, of what it may do. Nothing only if there is nothing.
pub fn decide(sight: &Sight, options: &[Command]) -> Option<Command> {
    let mind = Mind::of(*sight);
    match sight.public.phase {
        Phase::Choose => mind.choose(options),
        Phase::Help => mind.help(options),
        Phase::Pay { .. } => mind.pay(options),
        Phase::Look { seen, .. } => mind.look(options, seen),
        Phase::Tricks => mind.tricks(options),
        Phase::Tie => mind.tie(options),
        Phase::Learn => mind.learn(options),
        Phase::Prepare => mind.prepare(options),
        Phase::Over => None,
    }
}

/// What a player thinks of before it decides.
struct Mind<'a> {
    sight: Sight<'a>,
    to_come: Prospects,
    wishes: Wishes,
}

impl<'a> Mind<'a> {
    fn of(sight: Sight<'a>) -> Mind<'a> {
        let to_come = Prospects::of(&sight);
        Mind {
            sight,
            to_come,
            wishes: Wishes::of(&sight, &to_come),
        }
    }

    fn keeping(&self, card: Card) -> f32 {
        worth::keeping(card, &self.to_come, &self.wishes)
    }

    /// What a card costs that is replaced at the end of the turn.
    fn spending(&self, card: Card) -> f32 {
        let fresh = if self.to_come.own + self.to_come.others > 0 {
            worth::FRESH
        } else {
            0.0
        };
        self.keeping(card) - fresh
    }

    /// What the consequence of an own test is worth.
    fn consequence(&self, does: &Consequence) -> f32 {
        let bag = does
            .bag
            .map_or(0.0, |colour| self.wishes.bag[colour.index()]);
        let next = does
            .next
            .map_or(0.0, |colour| worth::waiting(colour, &self.to_come));
        // All rivals draw, which is worth what one card of mine is.
        bag + next - f32::from(does.others_draw) * worth::FRESH
    }
}

/// The option that is worth most; of equal ones the first.
fn best(options: &[Command], mut worth: impl FnMut(Command) -> f32) -> Option<Command> {
    let mut found = None;
    let mut most = f32::NEG_INFINITY;
    for &option in options {
        let value = worth(option);
        if value > most {
            most = value;
            found = Some(option);
        }
    }
    found
}
