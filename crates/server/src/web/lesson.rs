//! Starting a lesson: one press, and you sit at a table of your own with bots and a coach.

use super::new_table::{Party, open_for};
use super::visitor::{Reader, Visitor};
use super::{App, guard, missing};
use crate::hosted_game::{BadSetup, HostedGame as _};
use art::Colour;
use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use crew::content::lessons;
use crew::{Heist, lesson_setup};
use rivals::Rivals;
use table::{Seat, Seats};
use words::Language;

/// What addresses call the competitive game.
const HEIST: &str = "heist";

/// A lesson has no page of its own: it begins at the home page.
pub async fn page() -> Response {
    Redirect::to("/").into_response()
}

/// Opens the table of a lesson, the first seat for whoever asks and bots on the others.
pub async fn open(
    Reader(lang): Reader,
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let from = guard::address(&app.tables.options, &request);
    let bot = |seat: u8| (seat > 0).then_some(Level::Scripted);
    let party = Party {
        name: lang.fixed("lesson-player").to_owned(),
        colours: Colour::ALL,
        held: Seats::of(Seat(0)),
        bots: [0, 1, 2, 3].map(bot),
        impatient: false,
    };
    if name == HEIST {
        let setup = rivals::Setup {
            lesson: true,
            ..rivals::Setup::new(3)
        };
        return match Rivals::build(lang, setup) {
            Ok(game) => open_for(lang, &app, from, visitor, game, &party).await,
            Err(bad) => unplayable(lang, &bad).await,
        };
    }
    let lesson = lessons().into_iter().find(|edition| edition.id == name);
    let Some(setup) = lesson.and_then(lesson_setup) else {
        return missing(Reader(lang)).await;
    };
    match Heist::build(lang, setup) {
        Ok(heist) => open_for(lang, &app, from, visitor, heist, &party).await,
        Err(bad) => unplayable(lang, &bad).await,
    }
}

/// Our own mistake.
async fn unplayable(lang: Language, bad: &BadSetup) -> Response {
    tracing::error!(why = bad.text, "a lesson cannot be played");
    missing(Reader(lang)).await
}
