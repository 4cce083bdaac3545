//! Bots in a heist. They play together, so they are shown all there is.

use super::{manners, pages, speech};
use crate::hosted_game::{BotMove, BotMoveOf, BotTask, Hints, Snapshot, StillGood};
use ::pages::crew::tabletop;
use bots::crew::{Advice, Bot, Hint, Move};
use bots::{Budget, Level};
use crew::{Heist, State};
use serde_json::{Value, json};
use table::{Game, Seat, Seats};
use words::Language;
use words::crew::Remark;

/// The bots of a table, one of each level.
#[derive(Default)]
pub struct HeistBots([Option<Bot>; Level::ALL.len()]);

impl HeistBots {
    /// The next command of one of the seats asked about, the first level first.
    pub fn next(
        &mut self,
        task: &BotTask<Heist>,
        budget: Budget,
        seed: u64,
    ) -> Option<BotMoveOf<Heist>> {
        let BotTask {
            game,
            state,
            seats,
            patience,
        } = task;
        let bots = self.0.iter_mut().zip(Level::ALL).zip(*seats);
        let found =
            bots.filter(|(_, seats)| *seats != Seats::EMPTY)
                .find_map(|((bot, level), seats)| {
                    let bot = bot.get_or_insert_with(|| Bot::new(level, budget, seed));
                    bot.next(game, state, seats, *patience)
                });
        found.map(|found| BotMove {
            seat: found.seat,
            command: found.command,
            remark: remark(game, state, &found),
            rude: manners::ends_the_round(game, &found.command),
            brief: speech::is_brief(&found.command),
        })
    }
}

fn remark(heist: &Heist, state: &State, found: &Move) -> Option<Remark> {
    let Move { seat, command, why } = *found;
    speech::is_decision(state, &command).then(|| Remark::new(heist, state, seat, command, why))
}

/// The hints that are still legal.
pub fn hints(moment: &Snapshot<Heist>, seat: Seat, advice: &mut Advice) -> Hints {
    let (heist, state) = (moment.game(), moment.state());
    let legal = |hint: &Hint| heist.check(state, seat, hint.command).is_ok();
    let before = advice.hints.len();
    advice.hints.retain(legal);
    Hints {
        advice: with_sentences(moment.lang, heist, state, seat, advice),
        html: tabletop::hints(&pages::moment(moment), seat, advice),
        left: match advice.hints.len() {
            left if left == before => StillGood::All,
            0 => StillGood::None,
            _ => StillGood::Some,
        },
    }
}

/// Hints for programs, with sentences for people.
fn with_sentences(
    lang: Language,
    heist: &Heist,
    state: &State,
    seat: Seat,
    advice: &Advice,
) -> Value {
    let mut value = json!(advice);
    let hints = value["hints"].as_array_mut().into_iter().flatten();
    for (hint, told) in advice.hints.iter().zip(hints) {
        told["text"] = json!(words::crew::command(lang, heist, &hint.command));
        let why = words::crew::why(lang, heist, state, seat, hint.command, &hint.why);
        told["why"]["text"] = json!(why);
    }
    value
}
