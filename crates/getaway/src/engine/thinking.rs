//! What bots would do in the game, and how long they may think about it.

use super::answer::{Error, Kind, Said};
use super::luck;
use bots::crew::{Bot, Why};
use bots::{Budget, Level, Patience};
use crew::{Command, Heist, State};
use serde::Serialize;
use std::ops::RangeInclusive;
use std::time::Duration;
use table::{Seat, Seats};
use words::Language;

/// Milliseconds a bot may think.
const THINK: RangeInclusive<u64> = 1..=60_000;
/// Heists a bot may imagine.
const HEISTS: RangeInclusive<u64> = 1..=1_000_000;

/// A hint takes longer than a move of a bot: three options are to be told apart.
pub const FOR_ADVICE: Budget = Budget::Time(Duration::from_secs(1));

/// How long to think, as a request says it.
pub fn budget(
    lang: Language,
    think: Option<u64>,
    heists: Option<u64>,
    usual: Budget,
) -> Result<Budget, Error> {
    let bad = |why: String| Err(Error::new(Kind::BadRequest, why));
    match (think, heists) {
        (Some(_), Some(_)) => bad(lang.say("engine-think-or-heists")),
        (Some(think), None) if !THINK.contains(&think) => {
            bad(outside(lang, "engine-think", &THINK, think))
        }
        (None, Some(heists)) if !HEISTS.contains(&heists) => {
            bad(outside(lang, "engine-heists", &HEISTS, heists))
        }
        (Some(think), None) => Ok(Budget::Time(Duration::from_millis(think))),
        (None, Some(heists)) => Ok(Budget::Heists(heists as u32)),
        (None, None) => Ok(usual),
    }
}

/// A number that is too small or too large.
fn outside(lang: Language, key: &str, limits: &RangeInclusive<u64>, found: u64) -> String {
    let arguments = [
        ("least", &*limits.start().to_string()),
        ("most", &limits.end().to_string()),
        ("found", &found.to_string()),
    ];
    lang.say_with(key, &arguments)
}

/// Something to do, with what it is worth.
#[derive(Serialize)]
pub struct Hint {
    command: Command,
    text: String,
    then: Vec<Command>,
    path: Vec<board::Space>,
    marks: Vec<board::Space>,
    chance: f64,
    why: Said<Why>,
}

impl Hint {
    pub fn new(
        lang: Language,
        heist: &Heist,
        state: &State,
        seat: Seat,
        hint: bots::crew::Hint,
    ) -> Hint {
        Hint {
            text: words::crew::command_of(lang, heist, seat, &hint.command),
            why: said(lang, heist, state, seat, hint.command, hint.why),
            command: hint.command,
            then: hint.then,
            path: hint.path,
            marks: hint.marks,
            chance: hint.chance,
        }
    }
}

/// What a bot would do next.
#[derive(Serialize)]
pub struct Suggestion {
    seat: Seat,
    command: Command,
    text: String,
    why: Said<Why>,
}

fn said(
    lang: Language,
    heist: &Heist,
    state: &State,
    seat: Seat,
    command: Command,
    why: Why,
) -> Said<Why> {
    Said {
        text: words::crew::why(lang, heist, state, seat, command, &why),
        value: why,
    }
}

/// The bot a program asked last. It remembers what it is about to do, so asked for the same it is asked again.
#[derive(Default)]
pub struct Mate(Option<(Asked, Bot)>);

/// Which bot is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    pub level: Level,
    pub budget: Budget,
    pub seed: Option<u64>,
}

impl Mate {
    pub fn suggest(
        &mut self,
        lang: Language,
        asked: Asked,
        heist: &Heist,
        state: &State,
        seats: Seats,
        patience: Patience,
    ) -> Result<Option<Suggestion>, Error> {
        let same = self.0.take().filter(|(known, _)| *known == asked);
        let (_, bot) = match same {
            Some(same) => self.0.insert(same),
            None => {
                let seed = luck::seed(lang, asked.seed)?;
                let bot = Bot::new(asked.level, asked.budget, seed);
                self.0.insert((asked, bot))
            }
        };
        let next = bot.next(heist, state, seats, patience);
        Ok(next.map(|next| Suggestion {
            seat: next.seat,
            command: next.command,
            text: words::crew::command_of(lang, heist, next.seat, &next.command),
            why: said(lang, heist, state, next.seat, next.command, next.why),
        }))
    }
}
