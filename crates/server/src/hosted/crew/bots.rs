//! Bots in a heist. They play together, so they are shown all there is.

use super::{manners, speech};
use crate::hosted::{Found, Manners, Minded, Now, Question, StillGood, Thought};
use bots::{Advice, Bot, Budget, Hint, Level, Move, Why};
use crew::state::Prompt;
use crew::{Command, Heist, Phase, State, Who};
use pages::play;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use table::{Game, Seat, Seats};

/// The bots of a table, one of each level.
#[derive(Default)]
pub struct Minds([Option<Bot>; Level::ALL.len()]);

impl Minded for Heist {
    type Minds = Minds;
    type Why = Why;
    /// The phase and the round.
    type Stage = (Phase, u8);
    type Asked = Option<Prompt>;
    type Advice = Box<Advice>;

    const WHIM: Why = Why::Whim;

    fn spot(state: &State) -> ((Phase, u8), Option<Prompt>) {
        let question = state.questions.asked.checked_sub(1);
        let question = question.and_then(|top| state.questions.prompts.get(usize::from(top)));
        ((state.phase, state.round), question.copied())
    }

    fn manners(&self, state: &State, people: Seats, present: Seats) -> Manners {
        manners::manners(self, state, people, present)
    }

    fn is_rude(&self, command: &Command) -> bool {
        manners::ends_the_round(self, command)
    }

    fn announcement(&self, state: &State, found: &Found<Command, Why>) -> Option<(String, String)> {
        let Found { seat, command, why } = *found;
        let name = || words::who(self, Who(seat.0));
        let text = || words::why(self, state, seat, command, &why);
        speech::is_decision(state, &command).then(|| (name(), text()))
    }

    fn pause(pace: Duration, command: &Command) -> Duration {
        speech::pause(pace, command)
    }

    fn think(
        minds: &mut Minds,
        question: &Question<Heist>,
        budget: Budget,
        seed: u64,
    ) -> Option<Found<Command, Why>> {
        let Question {
            game,
            state,
            seats,
            patience,
        } = question;
        let bots = minds.0.iter_mut().zip(Level::ALL).zip(*seats);
        let found =
            bots.filter(|(_, seats)| *seats != Seats::EMPTY)
                .find_map(|((bot, level), seats)| {
                    let bot = bot.get_or_insert_with(|| Bot::new(level, budget, seed));
                    bot.next(game, state, seats, *patience)
                });
        found.map(|Move { seat, command, why }| Found { seat, command, why })
    }

    fn advise(
        game: &Arc<Heist>,
        state: &State,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> Option<Thought<Box<Advice>>> {
        let (heist, state) = (game.clone(), state.clone());
        Some(Box::new(move || {
            Box::new(bots::advise(&heist, &state, seat, budget, seed))
        }))
    }

    fn refresh(&self, state: &State, seat: Seat, advice: &mut Box<Advice>) -> StillGood {
        let legal = |hint: &Hint| self.check(state, seat, hint.command).is_ok();
        let before = advice.hints.len();
        advice.hints.retain(legal);
        match advice.hints.len() {
            left if left == before => StillGood::All,
            0 => StillGood::None,
            _ => StillGood::Some,
        }
    }

    /// With a sentence for people.
    fn advice(&self, state: &State, seat: Seat, advice: &Box<Advice>) -> Value {
        let mut value = json!(advice);
        let hints = value["hints"].as_array_mut().into_iter().flatten();
        for (hint, told) in advice.hints.iter().zip(hints) {
            told["text"] = json!(words::command(self, &hint.command));
            let why = words::why(self, state, seat, hint.command, &hint.why);
            told["why"]["text"] = json!(why);
        }
        value
    }

    fn hints(now: &Now<Heist>, seat: Seat, advice: &Box<Advice>) -> String {
        play::hints(&super::pages::moment(now), seat, advice)
    }

    fn chance(game: &Arc<Heist>, state: &State, budget: Budget, seed: u64) -> Option<Thought<f64>> {
        let (heist, state) = (game.clone(), state.clone());
        Some(Box::new(move || bots::chance(&heist, &state, budget, seed)))
    }
}
