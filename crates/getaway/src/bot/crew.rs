//! The cooperative heists. The bot has a copy of its own: the server tells every command with the luck it got, so the copy
//! follows exactly.

use super::client::Client;
use super::mind::{Mind, Plan, seed};
use super::options::Options;
use super::trouble::Trouble;
use bots::crew::{Bot, Move};
use bots::{Budget, Level, Patience};
use crew::{Command, Heist, Phase, Position, State, Who};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{RecordedDealer, Seat, Seats, Step};
use words::Language;
use words::crew::record::{self, Play};

pub struct OwnHeist {
    play: Play,
    bot: Bot,
    /// The bot knows the heist that is followed by so many.
    following: usize,
    level: Level,
    budget: Budget,
}

/// A command that was done at the table, counted from 1.
#[derive(Deserialize)]
struct Done {
    step: usize,
    did: Step<Command>,
}

impl OwnHeist {
    /// What the table's record tells.
    pub fn new(client: &Client, options: &Options) -> Result<OwnHeist, Trouble> {
        let (level, budget) = (options.level, Budget::Time(options.think));
        let play = read(client)?;
        Ok(OwnHeist {
            following: following(play.game()),
            play,
            bot: Bot::new(level, budget, seed()?),
            level,
            budget,
        })
    }

    fn game(&self) -> &Heist {
        self.play.game()
    }

    fn state(&self) -> &State {
        self.play.state()
    }

    /// The next heist of a series is another one: what the bot had in mind is over.
    fn learn(&mut self) -> Result<(), Trouble> {
        let following = following(self.game());
        if std::mem::replace(&mut self.following, following) != following {
            self.bot = Bot::new(self.level, self.budget, seed()?);
        }
        Ok(())
    }

    /// Does what was done at the table. False if it does not follow on what is known.
    fn step(&mut self, done: &Done) -> bool {
        let known = self.play.steps().len();
        if done.step <= known {
            // It was in the record already.
            return true;
        }
        let Step {
            seat,
            command,
            answers,
            ..
        } = &done.did;
        let mut luck = RecordedDealer::new(answers);
        done.step == known + 1 && self.play.act(*seat, *command, &mut luck, &mut ()).is_ok()
    }
}

/// Plays the table's record again.
fn read(client: &Client) -> Result<Play, Trouble> {
    record::read(&client.record()?)
        .map_err(|error| Trouble::Unclear(record::bad_record(Language::english(), &error)))
}

/// Heists that may follow in the same sitting. Each heist of a series has fewer than the one before.
fn following(heist: &Heist) -> usize {
    heist.setup.then.len()
}

impl Mind for OwnHeist {
    fn over(&self) -> bool {
        self.play.over()
    }

    fn players(&self) -> u8 {
        self.game().players
    }

    fn who(&self, lang: Language, seat: Seat) -> String {
        words::crew::who(lang, self.game(), Who(seat.0))
    }

    /// It shows how things are. How they came to be is in the record.
    fn see(&mut self, client: &Client, _message: &Value) -> Result<(), Trouble> {
        self.play = read(client)?;
        Ok(())
    }

    fn follow(&mut self, _client: &Client, message: &Value) -> Result<bool, Trouble> {
        let mut steps = message["steps"].as_array().into_iter().flatten();
        Ok(steps.all(|step| Done::deserialize(step).is_ok_and(|done| self.step(&done))))
    }

    fn others_choose(&self, own: Seat) -> bool {
        let (heist, state) = (self.game(), self.state());
        let chooses = |seat: Seat| match state.phase {
            Phase::Plan | Phase::LevelUp => true,
            Phase::Action => {
                let takes_part = Position::new(heist, state).takes_part(seat).is_ok();
                takes_part && !state.crew[usize::from(seat.0)].committed
            }
            _ => false,
        };
        let mut others = (0..heist.players).map(Seat).filter(|&seat| seat != own);
        others.any(|seat| chooses(seat) && !state.ready.contains(seat))
    }

    fn next(&mut self, lang: Language, seat: Seat, polite: bool) -> Result<Option<Plan>, Trouble> {
        self.learn()?;
        let patience = if polite { Patience::Wait } else { Patience::Go };
        let (heist, state) = (self.play.game(), self.play.state());
        let next = self.bot.next(heist, state, Seats::of(seat), patience);
        // Nobody is run away from who still chooses.
        let alone = !heist.rules.escape_needs_everyone;
        let next = next.filter(|next| !(polite && alone && next.command == Command::CallEscape));
        Ok(next.map(|Move { seat, command, why }| Plan {
            command: json!(command),
            why: words::crew::why(lang, heist, state, seat, command, &why),
            // The crew wants to know of the big decisions.
            aloud: matches!(command, Command::Commit { .. } | Command::CallEscape),
        }))
    }

    fn outcome(&self, lang: Language) -> Vec<String> {
        let outcome = self.game().outcome(self.state());
        let lines = outcome.map(|outcome| words::crew::outcome(lang, self.game(), &outcome));
        lines.unwrap_or_default()
    }
}
