//! The scripted player: rules of thumb, by exact chances and what things are worth.

mod choose;
mod help;
mod hold;
mod tricks;

use super::Sight;
use super::hand_value;
use super::marginal_values::MarginalValues;
use super::prospects::Prospects;
use rivals::content::Consequence;
use rivals::{Card, Command, Phase};

/// What such a player does, of what it may do. Nothing only if there is nothing.
pub fn decide(sight: &Sight, options: &[Command]) -> Option<Command> {
    let player = Scripted::of(*sight);
    match sight.public.phase {
        Phase::Choose => player.choose(options),
        Phase::Help => player.help(options),
        Phase::Pay { .. } => player.pay(options),
        Phase::Look { seen, .. } => player.look(options, seen),
        Phase::Tricks => player.tricks(options),
        Phase::Tie => player.tie(options),
        Phase::Learn => player.learn(options),
        Phase::Prepare => player.prepare(options),
        Phase::Over => None,
    }
}

/// What a player thinks of before it decides.
struct Scripted<'a> {
    sight: Sight<'a>,
    to_come: Prospects,
    values: MarginalValues,
}

impl<'a> Scripted<'a> {
    fn of(sight: Sight<'a>) -> Scripted<'a> {
        let to_come = Prospects::of(&sight);
        Scripted {
            sight,
            to_come,
            values: MarginalValues::of(&sight, &to_come),
        }
    }

    fn keeping(&self, card: Card) -> f32 {
        hand_value::keeping(card, &self.to_come, &self.values)
    }

    /// What a card costs that is replaced at the end of the turn.
    fn spending(&self, card: Card) -> f32 {
        let fresh = if self.to_come.own + self.to_come.others > 0 {
            hand_value::FRESH
        } else {
            0.0
        };
        self.keeping(card) - fresh
    }

    /// What the consequence of an own test is worth.
    fn consequence(&self, does: &Consequence) -> f32 {
        let bag = does
            .bag
            .map_or(0.0, |colour| self.values.bag[colour.index()]);
        let next = does
            .next
            .map_or(0.0, |colour| hand_value::waiting(colour, &self.to_come));
        // All rivals draw, which is worth what one card of mine is.
        bag + next - f32::from(does.others_draw) * hand_value::FRESH
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
