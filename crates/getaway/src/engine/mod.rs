//! The machine protocol: one JSON object a line in, one a line out. See docs/protocol.md.

mod answer;
mod game;
mod lines;
mod luck;
mod request;
mod thinking;

use crate::failure::Failure;
use answer::{Answer, Error, Kind};
use bots::Budget;
use game::Game;
use lines::{Line, Lines};
use request::{Message, Request};
use std::io::{BufRead, Write};
use thinking::Asked;

/// The longest request, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// Answers every request until the input ends or nobody reads the answers.
pub fn serve(input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut engine = Engine::default();
    let mut lines = Lines::new(input, MOST_BYTES);
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Text(text) if text.trim_ascii().is_empty() => continue,
            Line::Text(text) => engine.answer(text),
            Line::TooLong => answer::line(
                None,
                &Err(Error::new(
                    Kind::TooLong,
                    format!("a request has at most {MOST_BYTES} bytes"),
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
    game: Option<Game>,
}

impl Engine {
    /// The answer to one request, without the line break.
    fn answer(&mut self, text: &[u8]) -> String {
        let Message { id, request } = Message::read(text);
        answer::line(id, &request.and_then(|request| self.handle(request)))
    }

    fn handle(&mut self, request: Request) -> Result<Answer, Error> {
        match request {
            Request::Editions {} => Ok(Answer::editions()),
            Request::Cards { edition } => Answer::cards(edition),
            Request::New { setup, seed, luck } => {
                let game = self.game.insert(Game::new(*setup, seed, luck)?);
                Ok(game.welcome())
            }
            Request::Load { record, seed, luck } => {
                let game = self.game.insert(Game::load(&record, seed, luck)?);
                Ok(game.welcome())
            }
            Request::Legal { seat } => self.game()?.legal(seat),
            Request::Do { seat, command } => self.game()?.act(seat, command),
            Request::Undo { seat } => self.game()?.undo(seat),
            Request::State {} => Ok(self.game()?.state()),
            Request::View { seat } => self.game()?.view(seat),
            Request::Odds {} => Ok(self.game()?.odds()),
            Request::Advise {
                seat,
                think,
                heists,
                seed,
            } => {
                let budget = thinking::budget(think, heists, thinking::FOR_ADVICE)?;
                self.game()?.advise(seat, budget, seed)
            }
            Request::Suggest {
                level,
                seats,
                wait,
                think,
                heists,
                seed,
            } => {
                let budget = thinking::budget(think, heists, Budget::USUAL)?;
                let asked = Asked {
                    level,
                    budget,
                    seed,
                };
                self.game()?.suggest(asked, seats, wait)
            }
            Request::Outcome {} => Ok(self.game()?.outcome()),
            Request::Save {} => self.game()?.save(),
            Request::Luck {
                rolls,
                draws,
                replace,
            } => self.game()?.add_luck(rolls, draws, replace),
        }
    }

    fn game(&mut self) -> Result<&mut Game, Error> {
        self.game.as_mut().ok_or_else(|| {
            let why = "there is no game yet: begin with \"new\" or \"load\"";
            Error::new(Kind::NoGame, why)
        })
    }
}
