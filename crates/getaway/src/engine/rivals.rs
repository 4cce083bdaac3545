//! HEIST in the machine protocol. One program sits at all seats; what it is told about a seat is what that seat knows.

use super::answer::{Answer, Error, Kind};
use super::crew::{MOST_RECORD, as_json, step_size};
use super::luck::{self, Names, ScriptedLuck};
use super::request::{self, Request};
use super::thinking;
use bots::Budget;
use rivals::record::{self, RivalsSession};
use rivals::view::{self, View};
use rivals::{
    Card, Colour, Command, Event, Identity, Public, Refusal, Rivals, Rules, SeatView, Secret,
    Setup, content,
};
use serde_json::{Value, json};
use std::sync::Arc;
use table::record::MAX_STEPS;
use table::{ActError, AnyDealer, FastDealer, ScriptedDealer, Seat, Seats, Session};
use words::Language;

/// Everything that is drawn has a name of its own.
const NAMES: Names = Names {
    number: |name| {
        let colour = || serde_json::from_value::<Colour>(name.into()).ok();
        let card = Card::named(name).map(|card| card.0);
        card.or_else(|| Identity::named(name).map(|identity| identity.0))
            .or_else(|| Secret::named(name).map(|secret| secret.0))
            .or_else(|| colour().map(|colour| colour as u8))
    },
    unknown: "engine-unknown-piece",
};

/// A game and its luck.
pub struct RivalsGame {
    play: RivalsSession,
    dealer: AnyDealer,
    /// How long the record is when it is written as a JSON string.
    size: usize,
}

/// HEIST as the list of games has it.
pub fn about() -> Value {
    let content = content();
    json!([{
        "id": content.id,
        "name": content.name,
        "ruleset": content.ruleset,
        "players": [2, 4],
        "rules": Rules::default(),
    }])
}

/// The cards, with what they say.
pub fn cards(lang: Language) -> Value {
    let content = content();
    let rules = Rules::default();
    let resource = |kind: u32| -> Vec<Value> {
        let cards = Card::all().filter(|card| kind & 1 << card.0 != 0);
        let describe = |card: Card| {
            let data = &content.cards[card.index()];
            json!({
                "id": card, "name": data.name, "copies": data.copies, "number": data.number,
                "upgrade": data.upgrade, "cheese": data.cheese,
                "text": words::rivals::card_text(lang, &rules, card),
            })
        };
        cards.map(describe).collect()
    };
    let obstacle = |obstacle: rivals::Obstacle| {
        let data = &content.obstacles[obstacle.index()];
        json!({
            "id": obstacle, "name": data.name, "cheese": data.cheese, "mandatory": data.mandatory,
            "ways": data.ways.iter().map(|way| json!({
                "skills": way.skills().collect::<Vec<_>>(), "target": way.target,
            })).collect::<Vec<_>>(),
            "text": words::rivals::obstacle_lines(lang, obstacle),
        })
    };
    json!({
        "edition": content.id,
        "ruleset": content.ruleset,
        "identities": Identity::all().map(|identity| {
            let data = &content.identities[identity.index()];
            json!({ "id": identity, "name": data.name, "skills": data.skills() })
        }).collect::<Vec<_>>(),
        "jobs": rivals::Job::all().map(|job| {
            json!({ "id": job, "name": content.jobs[job.index()].name })
        }).collect::<Vec<_>>(),
        "obstacles": rivals::Obstacle::all().map(obstacle).collect::<Vec<_>>(),
        "secrets": Secret::all().map(|secret| {
            let data = &content.secrets[secret.index()];
            json!({
                "id": secret, "name": data.name, "cheese": data.cheese,
                "text": words::rivals::secret_text_for_all(lang, &rules, secret),
            })
        }).collect::<Vec<_>>(),
        "assists": resource(content.assists),
        "tricks": resource(content.tricks),
    })
}

impl RivalsGame {
    pub fn new(
        lang: Language,
        setup: Value,
        seed: Option<u64>,
        script: Option<ScriptedLuck>,
    ) -> Result<RivalsGame, Error> {
        let setup: Setup = request::read(setup)?;
        let game = Rivals::new(setup).map_err(|problems| {
            Error::new(Kind::Setup, words::rivals::setup_problems(lang, &problems))
        })?;
        let mut dealer = luck::dealer(lang, seed, script, NAMES)?;
        let play =
            Session::new(Arc::new(game), &mut dealer).map_err(|fault| luck::fault(lang, fault))?;
        RivalsGame::around(lang, play, dealer)
    }

    pub fn load(
        lang: Language,
        text: &str,
        seed: Option<u64>,
        script: Option<ScriptedLuck>,
    ) -> Result<RivalsGame, Error> {
        let dealer = luck::dealer(lang, seed, script, NAMES)?;
        let play = record::read(text).map_err(|error| {
            Error::new(Kind::Record, words::rivals::bad_record(lang, &error)).at_line(error.line())
        })?;
        RivalsGame::around(lang, play, dealer)
    }

    fn around(lang: Language, play: RivalsSession, dealer: AnyDealer) -> Result<RivalsGame, Error> {
        let size = as_json(&written(lang, &play)?);
        Ok(RivalsGame { play, dealer, size })
    }

    fn public(&self) -> &Public {
        &self.play.state().public
    }

    pub fn welcome(&self, lang: Language) -> Answer {
        let public = self.public();
        let seats: Vec<&str> = public
            .seats()
            .map(|seat| words::rivals::who(lang, public, seat))
            .collect();
        Answer::Rivals(
            self.with_situation(lang, json!({ "edition": content().id, "seats": seats })),
        )
    }

    /// An answer, with where the game stands.
    fn with_situation(&self, lang: Language, mut answer: Value) -> Value {
        let public = self.public();
        answer["steps"] = json!(self.play.steps().len());
        answer["phase"] = json!(view::phase(public.phase));
        answer["round"] = json!(public.round);
        answer["waits-for"] = json!(view::waits_for(public).collect::<Vec<_>>());
        answer["text"] = json!(words::rivals::phase(lang, self.play.game(), public, None));
        answer["over"] = json!(self.play.over());
        answer
    }

    pub fn handle(&mut self, lang: Language, request: Request) -> Result<Answer, Error> {
        match request {
            Request::Legal { seat } => self.legal(lang, seat),
            Request::Do { seat, command } => self.act(lang, seat, command),
            Request::Undo { seat } => self.undo(lang, seat),
            Request::State {} => Ok(self.state()),
            Request::View { seat } => self.view(lang, seat),
            Request::Suggest {
                level,
                seats,
                think,
                heists,
                seed,
                wait: _,
            } => {
                let budget = thinking::budget(lang, think, heists, Budget::USUAL)?;
                self.suggest(lang, level, seats, budget, seed)
            }
            Request::Outcome {} => Ok(self.outcome(lang)),
            Request::Save {} => Ok(Answer::Saved {
                record: written(lang, &self.play)?,
            }),
            Request::Luck {
                rolls,
                draws,
                replace,
            } => self.add_luck(lang, rolls, &draws, replace),
            Request::Odds {} | Request::Advise { .. } => {
                let why = lang.say("engine-rivals-no-hints");
                Err(Error::new(Kind::BadRequest, why))
            }
            Request::Editions {}
            | Request::Cards { .. }
            | Request::New { .. }
            | Request::Load { .. } => Err(Error::new(
                Kind::BadRequest,
                lang.say("engine-without-game"),
            )),
        }
    }

    fn seat(&self, lang: Language, seat: Seat) -> Result<SeatView, Error> {
        if seat.0 < self.public().players {
            Ok(self.play.state().view(seat))
        } else {
            Err(refused(lang, Refusal::NoSuchSeat))
        }
    }

    fn legal(&self, lang: Language, seat: Option<Seat>) -> Result<Answer, Error> {
        let views = match seat {
            Some(seat) => vec![self.seat(lang, seat)?],
            None => view::held(self.play.state(), Seats::all(Seats::MOST)),
        };
        let commands: Vec<Value> = views
            .iter()
            .flat_map(|view| self.choices(lang, view))
            .collect();
        Ok(Answer::Rivals(json!({ "commands": commands })))
    }

    fn choices(&self, lang: Language, view: &SeatView) -> Vec<Value> {
        let mut commands = Vec::new();
        self.play.game().options(view, &mut commands);
        let choices = commands.into_iter();
        choices
            .map(|command| {
                let mut choice = self.choice(lang, view.seat, command);
                if let Some(chance) = self.play.game().chance_after(view, command) {
                    choice["chance"] = json!(chance);
                }
                choice
            })
            .collect()
    }

    fn choice(&self, lang: Language, seat: Seat, command: Command) -> Value {
        let text = words::rivals::command(lang, self.play.game(), self.public(), &command);
        json!({ "seat": seat, "command": command, "text": text })
    }

    fn act(&mut self, lang: Language, seat: Seat, command: Value) -> Result<Answer, Error> {
        let command: Command = request::read(command)?;
        if self.play.steps().len() >= MAX_STEPS || self.size > MOST_RECORD {
            let why = lang.say("engine-record-full");
            return Err(Error::new(Kind::Record, why));
        }
        // What a script answered is put back if the command is not done after all.
        let script = self.script().cloned();
        let mut events: Vec<Event> = Vec::new();
        let done = self.play.act(seat, command, &mut self.dealer, &mut events);
        if let Err(error) = done {
            if let Some(script) = script {
                self.dealer = script.into();
            }
            return Err(match error {
                ActError::Refused(refusal) => refused(lang, refusal),
                ActError::Dealer(fault) => luck::fault(lang, fault),
            });
        }
        self.size += self.play.steps().last().map_or(0, step_size);
        let seen = events
            .into_iter()
            .map(|event| event.seen_by(Seats::of(seat)));
        let events: Vec<Value> = seen.map(|event| self.said(lang, &event)).collect();
        Ok(Answer::Rivals(
            self.with_situation(lang, json!({ "events": events })),
        ))
    }

    fn said(&self, lang: Language, event: &Event) -> Value {
        let mut said = json!(event);
        let text = words::rivals::event(lang, self.play.game(), self.public(), event);
        said["text"] = json!(text.unwrap_or_default());
        said
    }

    fn undo(&mut self, lang: Language, seat: Seat) -> Result<Answer, Error> {
        self.seat(lang, seat)?;
        let undone = self.play.undo(seat).map_err(|refusal| {
            let why = words::rivals::undo_refusal(lang, &self.play.state().public, &refusal);
            Error::new(Kind::Undo, why).because(&refusal)
        })?;
        let undone = self.choice(lang, seat, undone.command);
        Ok(Answer::Rivals(
            self.with_situation(lang, json!({ "undone": undone })),
        ))
    }

    /// What somebody sees who holds no seat.
    fn state(&self) -> Answer {
        let state = View::new(self.play.game(), self.public(), &[]);
        Answer::Rivals(json!({ "state": state }))
    }

    fn view(&self, lang: Language, seat: Seat) -> Result<Answer, Error> {
        let own = self.seat(lang, seat)?;
        let undo = self.play.can_undo(seat).ok();
        let state = View::new(self.play.game(), self.public(), &[own]);
        let mut answer =
            json!({ "seat": seat, "state": state, "commands": self.choices(lang, &own) });
        if let Some(chance) = self.play.game().chance_now(self.public()) {
            answer["chance"] = json!(chance);
        }
        if let Some(undone) = undo {
            answer["undo"] = self.choice(lang, seat, undone.command);
        }
        Ok(Answer::Rivals(answer))
    }

    /// What a bot would do in the first of these seats that the table waits for. It knows what that seat knows.
    fn suggest(
        &self,
        lang: Language,
        level: bots::Level,
        seats: Option<Vec<Seat>>,
        budget: Budget,
        seed: Option<u64>,
    ) -> Result<Answer, Error> {
        let views = match seats {
            None => view::held(self.play.state(), Seats::all(Seats::MOST)),
            Some(seats) => seats
                .into_iter()
                .map(|seat| self.seat(lang, seat))
                .collect::<Result<Vec<SeatView>, Error>>()?,
        };
        let mut luck = FastDealer::new(luck::seed(lang, seed)?);
        let game = self.play.game();
        let next = views.iter().find_map(|view| {
            let command = bots::rivals::next(game, view, level, budget, &mut luck)?;
            Some(self.choice(lang, view.seat, command))
        });
        Ok(Answer::Rivals(json!({ "suggestion": next })))
    }

    fn outcome(&self, lang: Language) -> Answer {
        let outcome = self.play.game().outcome(self.public());
        let text = words::rivals::outcome(lang, self.play.game(), self.public());
        Answer::Rivals(json!({ "outcome": outcome, "text": text }))
    }

    fn script(&self) -> Option<&ScriptedDealer> {
        match &self.dealer {
            AnyDealer::Scripted(script) => Some(script),
            _ => None,
        }
    }

    fn add_luck(
        &mut self,
        lang: Language,
        rolls: Vec<u8>,
        draws: &[String],
        replace: bool,
    ) -> Result<Answer, Error> {
        let script = luck::amended(lang, self.script(), rolls, draws, replace, NAMES)?;
        let (rolls, draws) = (script.rolls_left(), script.draws_left());
        self.dealer = script.into();
        Ok(Answer::Luck { rolls, draws })
    }
}

fn refused(lang: Language, refusal: Refusal) -> Error {
    Error::new(Kind::Refused, words::rivals::refusal(lang, &refusal)).because(&refusal)
}

fn written(lang: Language, play: &RivalsSession) -> Result<String, Error> {
    record::write(play).map_err(|error| {
        let line = error.line();
        let text = words::rivals::bad_record(lang, &error.into());
        Error::new(Kind::Record, text).at_line(line)
    })
}
