//! The machine protocol: one JSON object a line in, one a line out. See docs/protocol.md.

mod answer;
mod crew;
mod lines;
mod luck;
mod request;
mod rivals;
mod thinking;

use self::crew::Game;
use crate::failure::Failure;
use answer::{Answer, Error, Kind};
use bots::Budget;
use lines::{Line, Lines};
use request::{Message, Request};
use rivals::RivalsGame;
use std::io::{BufRead, Write};
use thinking::Asked;
use words::Language;

/// The longest request, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// Answers every request until the input ends or nobody reads the answers.
pub fn serve(lang: Language, input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut engine = Engine::default();
    let mut lines = Lines::new(input, MOST_BYTES);
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Text(text) if text.trim_ascii().is_empty() => continue,
            Line::Text(text) => engine.answer(lang, text),
            Line::TooLong => answer::line(
                None,
                &Err(Error::new(
                    Kind::TooLong,
                    lang.say_with("engine-too-long", &[("most", &*MOST_BYTES.to_string())]),
                )),
            ),
        };
        out.write_all(answer.as_bytes())?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}

/// One game at a time.
#[derive(Default)]
struct Engine {
    game: Option<Playing>,
}

/// A game of either kind.
enum Playing {
    Heist(Box<Game>),
    Rivals(Box<RivalsGame>),
}

impl Engine {
    /// The answer to one request, without the line break.
    fn answer(&mut self, lang: Language, text: &[u8]) -> String {
        let Message { id, request } = Message::read(lang, text);
        answer::line(id, &request.and_then(|request| self.handle(lang, request)))
    }

    fn handle(&mut self, lang: Language, request: Request) -> Result<Answer, Error> {
        match request {
            Request::Editions {} => Ok(Answer::editions(lang)),
            Request::Cards { edition } => Answer::cards(lang, edition),
            Request::New {
                game,
                setup,
                seed,
                luck,
            } => {
                let playing = match game.as_deref() {
                    None | Some("crew") => {
                        Playing::Heist(Box::new(Game::new(lang, setup, seed, luck)?))
                    }
                    Some(name) if name == ::rivals::content().id => {
                        Playing::Rivals(Box::new(RivalsGame::new(lang, setup, seed, luck)?))
                    }
                    Some(name) => {
                        let why = lang.say_with("engine-unknown-game", &[("name", name)]);
                        return Err(Error::new(Kind::BadRequest, why));
                    }
                };
                Ok(self.begin(lang, playing))
            }
            Request::Load { record, seed, luck } => {
                let game = table::game_of(&record);
                let rivals = game.is_ok_and(|game| game == ::rivals::content().id);
                let playing = if rivals {
                    Playing::Rivals(Box::new(RivalsGame::load(lang, &record, seed, luck)?))
                } else {
                    Playing::Heist(Box::new(Game::load(lang, &record, seed, luck)?))
                };
                Ok(self.begin(lang, playing))
            }
            request => match &mut self.game {
                Some(Playing::Heist(game)) => in_heist(lang, game, request),
                Some(Playing::Rivals(game)) => game.handle(lang, request),
                None => Err(Error::new(Kind::NoGame, lang.say("engine-no-game"))),
            },
        }
    }

    fn begin(&mut self, lang: Language, playing: Playing) -> Answer {
        let welcome = match &playing {
            Playing::Heist(game) => game.welcome(lang),
            Playing::Rivals(game) => game.welcome(lang),
        };
        self.game = Some(playing);
        welcome
    }
}

/// What can be asked while a cooperative heist is played.
fn in_heist(lang: Language, game: &mut Game, request: Request) -> Result<Answer, Error> {
    match request {
        Request::Legal { seat } => game.legal(lang, seat),
        Request::Do { seat, command } => game.act(lang, seat, command),
        Request::Undo { seat } => game.undo(lang, seat),
        Request::State {} => Ok(game.state()),
        Request::View { seat } => game.view(lang, seat),
        Request::Odds {} => Ok(game.odds()),
        Request::Advise {
            seat,
            think,
            heists,
            seed,
        } => {
            let budget = thinking::budget(lang, think, heists, thinking::FOR_ADVICE)?;
            game.advise(lang, seat, budget, seed)
        }
        Request::Suggest {
            level,
            seats,
            wait,
            think,
            heists,
            seed,
        } => {
            let budget = thinking::budget(lang, think, heists, Budget::USUAL)?;
            let asked = Asked {
                level,
                budget,
                seed,
            };
            game.suggest(lang, asked, seats, wait)
        }
        Request::Outcome {} => Ok(game.outcome(lang)),
        Request::Save {} => game.save(lang),
        Request::Luck {
            rolls,
            draws,
            replace,
        } => game.add_luck(lang, rolls, &draws, replace),
        Request::Editions {}
        | Request::Cards { .. }
        | Request::New { .. }
        | Request::Load { .. } => Err(Error::new(
            Kind::BadRequest,
            lang.say("engine-without-game"),
        )),
    }
}
