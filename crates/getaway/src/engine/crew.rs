//! The game the engine plays.

use super::answer::{Answer, Error, Kind, LegalChoice, Said, Situation};
use super::luck::{self, CHITS, ScriptedLuck};
use super::request;
use super::thinking::{Asked, Hint, Mate};
use bots::{Budget, Patience};
use crew::view::{PromptView, View};
use crew::{Command, Heist, Phase, Refusal, Setup};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use table::record::MAX_STEPS;
use table::{ActError, AnyDealer, Game as _, ScriptedDealer, Seat, Seats, Session, Step};
use words::Language;
use words::crew::record::{self, Play};

/// A record must fit into one request to be loaded again, with room for the rest of the request and one more step.
pub const MOST_RECORD: usize = super::MOST_BYTES - (16 << 10);

/// A game and its luck.
pub struct Game {
    play: Play,
    dealer: AnyDealer,
    /// How long the record is when it is written as a JSON string.
    size: usize,
    mate: Mate,
}

impl Game {
    pub fn new(
        lang: Language,
        setup: Value,
        seed: Option<u64>,
        script: Option<ScriptedLuck>,
    ) -> Result<Game, Error> {
        let setup: Setup = request::read(setup)?;
        let mut dealer = luck::dealer(lang, seed, script, CHITS)?;
        let heist =
            Arc::new(Heist::new(setup).map_err(|problems| Error::of_setup(lang, &problems))?);
        let play = Session::new(heist, &mut dealer).map_err(|fault| luck::fault(lang, fault))?;
        let game = Game::around(lang, play, dealer)?;
        if game.size > MOST_RECORD {
            let why = lang.say("engine-long-setup");
            return Err(Error::new(Kind::Record, why));
        }
        Ok(game)
    }

    pub fn load(
        lang: Language,
        text: &str,
        seed: Option<u64>,
        script: Option<ScriptedLuck>,
    ) -> Result<Game, Error> {
        let dealer = luck::dealer(lang, seed, script, CHITS)?;
        let play = record::read(text).map_err(|error| {
            Error::new(Kind::Record, record::bad_record(lang, &error)).at_line(error.line())
        })?;
        Game::around(lang, play, dealer)
    }

    fn around(lang: Language, play: Play, dealer: AnyDealer) -> Result<Game, Error> {
        let size = as_json(&written(lang, &play)?);
        Ok(Game {
            play,
            dealer,
            size,
            mate: Mate::default(),
        })
    }

    fn heist(&self) -> &Heist {
        self.play.game()
    }

    pub fn welcome(&self, lang: Language) -> Answer {
        let heist = self.heist();
        Answer::Welcome {
            edition: heist.edition.id.clone(),
            scenario: heist.scenario.draft.id.clone(),
            seats: heist.names.clone(),
            situation: self.situation(lang),
        }
    }

    fn situation(&self, lang: Language) -> Situation {
        let state = self.play.state();
        let prompt = PromptView::new(self.heist(), state).map(|view| Said {
            text: words::crew::prompt(lang, self.heist(), &view.prompt),
            value: view,
        });
        let over = self.play.over();
        Situation {
            steps: self.play.steps().len(),
            phase: state.phase,
            round: state.round,
            prompt,
            over,
            end: over.then_some(state.end),
        }
    }

    /// The commands of one seat, or of all.
    pub fn legal(&self, lang: Language, seat: Option<Seat>) -> Result<Answer, Error> {
        let seats = match seat {
            Some(seat) => self.seat(lang, seat)?.0..=seat.0,
            None => 0..=self.heist().players - 1,
        };
        let commands = seats.map(Seat).flat_map(|seat| self.choices(lang, seat));
        Ok(Answer::Legal {
            commands: commands.collect(),
        })
    }

    fn seat(&self, lang: Language, seat: Seat) -> Result<Seat, Error> {
        if seat.0 < self.heist().players {
            Ok(seat)
        } else {
            Err(self.refused(lang, &Refusal::NoSuchSeat))
        }
    }

    fn choices(&self, lang: Language, seat: Seat) -> Vec<LegalChoice> {
        let mut commands = Vec::new();
        self.heist().legal(self.play.state(), seat, &mut commands);
        commands
            .into_iter()
            .map(|command| self.choice(lang, seat, command))
            .collect()
    }

    fn choice(&self, lang: Language, seat: Seat, command: Command) -> LegalChoice {
        LegalChoice {
            seat,
            command,
            text: words::crew::command_of(lang, self.heist(), seat, &command),
        }
    }

    fn refused(&self, lang: Language, refusal: &Refusal) -> Error {
        Error::new(
            Kind::Refused,
            words::crew::refusal(lang, self.heist(), refusal),
        )
        .because(refusal)
    }

    pub fn act(&mut self, lang: Language, seat: Seat, command: Value) -> Result<Answer, Error> {
        let command: Command = request::read(command)?;
        if self.play.steps().len() >= MAX_STEPS || self.size > MOST_RECORD {
            let why = lang.say("engine-record-full");
            return Err(Error::new(Kind::Record, why));
        }
        // What a script answered is put back if the command is not done after all.
        let script = self.script().cloned();
        let mut events = Vec::new();
        let done = self.play.act(seat, command, &mut self.dealer, &mut events);
        if let Err(error) = done {
            if let Some(script) = script {
                self.dealer = script.into();
            }
            return Err(match error {
                ActError::Refused(refusal) => self.refused(lang, &refusal),
                ActError::Dealer(fault) => luck::fault(lang, fault),
            });
        }
        self.size += self.play.steps().last().map_or(0, step_size);
        let said = |event| Said {
            text: words::crew::event(lang, self.heist(), &event),
            value: event,
        };
        Ok(Answer::Done {
            events: events.into_iter().map(said).collect(),
            situation: self.situation(lang),
        })
    }

    pub fn undo(&mut self, lang: Language, seat: Seat) -> Result<Answer, Error> {
        self.seat(lang, seat)?;
        let undone = self.play.undo(seat).map_err(|refusal| {
            let why = words::crew::undo_refusal(lang, self.play.game(), &refusal);
            Error::new(Kind::Undo, why).because(&refusal)
        })?;
        Ok(Answer::Undone {
            undone: self.choice(lang, seat, undone.command),
            situation: self.situation(lang),
        })
    }

    pub fn state(&self) -> Answer {
        let state = Box::new(View::new(self.heist(), self.play.state()));
        Answer::State { state }
    }

    pub fn view(&self, lang: Language, seat: Seat) -> Result<Answer, Error> {
        self.seat(lang, seat)?;
        let undo = self.play.can_undo(seat).ok();
        Ok(Answer::View {
            seat,
            state: Box::new(View::new(self.heist(), self.play.state())),
            commands: self.choices(lang, seat),
            undo: undo.map(|undone| self.choice(lang, seat, undone.command)),
        })
    }

    pub fn odds(&self) -> Answer {
        let state = self.play.state();
        // Before the heist begins nobody is anywhere, and there is nothing to get out of.
        let odds = match state.phase {
            Phase::Plan => Vec::new(),
            _ => self.heist().escape_odds(state),
        };
        Answer::Odds { odds }
    }

    /// The best options of a seat.
    pub fn advise(
        &self,
        lang: Language,
        seat: Seat,
        budget: Budget,
        seed: Option<u64>,
    ) -> Result<Answer, Error> {
        self.seat(lang, seat)?;
        let (heist, state) = (self.heist(), self.play.state());
        let advice = bots::crew::advise(heist, state, seat, budget, luck::seed(lang, seed)?);
        let hints = advice.hints.into_iter();
        Ok(Answer::Advice {
            chance: advice.chance,
            hints: hints
                .map(|hint| Hint::new(lang, heist, state, seat, hint))
                .collect(),
        })
    }

    /// What a bot would do next in these seats.
    pub fn suggest(
        &mut self,
        lang: Language,
        asked: Asked,
        seats: Option<Vec<Seat>>,
        wait: bool,
    ) -> Result<Answer, Error> {
        let seats = match seats {
            None => Seats::all(self.heist().players),
            Some(seats) => {
                let named: Result<Seats, Error> = seats
                    .into_iter()
                    .map(|seat| self.seat(lang, seat))
                    .collect();
                named?
            }
        };
        let patience = if wait { Patience::Wait } else { Patience::Go };
        let (heist, state) = (self.play.game(), self.play.state());
        let suggestion = self
            .mate
            .suggest(lang, asked, heist, state, seats, patience)?;
        Ok(Answer::Suggested { suggestion })
    }

    pub fn outcome(&self, lang: Language) -> Answer {
        let outcome = self.heist().outcome(self.play.state());
        let text = outcome.as_ref().map_or(Vec::new(), |outcome| {
            words::crew::outcome(lang, self.heist(), outcome)
        });
        Answer::Outcome { outcome, text }
    }

    pub fn save(&self, lang: Language) -> Result<Answer, Error> {
        let record = written(lang, &self.play)?;
        Ok(Answer::Saved { record })
    }

    fn script(&self) -> Option<&ScriptedDealer> {
        match &self.dealer {
            AnyDealer::Scripted(script) => Some(script),
            _ => None,
        }
    }

    pub fn add_luck(
        &mut self,
        lang: Language,
        rolls: Vec<u8>,
        draws: &[String],
        replace: bool,
    ) -> Result<Answer, Error> {
        let script = luck::amended(lang, self.script(), rolls, draws, replace, CHITS)?;
        let (rolls, draws) = (script.rolls_left(), script.draws_left());
        self.dealer = script.into();
        Ok(Answer::Luck { rolls, draws })
    }
}

fn written(lang: Language, play: &Play) -> Result<String, Error> {
    record::write(play).map_err(|error| {
        let line = error.line();
        Error::new(Kind::Record, record::bad_record(lang, &error.into())).at_line(line)
    })
}

/// A step in a record that is a JSON string, also if it is undone later.
pub fn step_size<C: Clone + Serialize>(step: &Step<C>) -> usize {
    let step = Step {
        undone: true,
        ..step.clone()
    };
    serde_json::to_string(&step).map_or(0, |line| as_json(&line))
}

/// How long a text is as a JSON string, with room for a line break.
pub fn as_json(text: &str) -> usize {
    serde_json::to_string(text).map_or(usize::MAX, |json| json.len())
}
