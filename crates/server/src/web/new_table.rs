//! Setting up a table.

use super::visitor::Reader;
use super::visitor::Visitor;
use super::{App, guard, sorry_page};
use crate::entry::{Entry, EntryOf};
use crate::hosted_game::HostedGame;
use crate::table_registry::{OpenError, start};
use art::Colour;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Level;
use pages::by_name;
use pages::crew::new;
use pages::new_table::IMPATIENT;
use pages::rivals;
use std::net::IpAddr;
use table::{Seat, Seats};
use words::Language;

pub async fn new(Reader(lang): Reader, request: Request) -> Response {
    let query = request.uri().query().unwrap_or_default();
    Html(by_name::new_table(lang, &pairs(query.as_bytes()))).into_response()
}

/// Sets a table up from the form. What is wrong with it is said above the form, which keeps what was typed.
pub async fn open(
    Reader(lang): Reader,
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let from = guard::address(&app.tables.options, &request);
    let Ok(body) = axum::body::to_bytes(request.into_body(), super::BODY_BYTES).await else {
        return sorry_page(
            lang,
            StatusCode::PAYLOAD_TOO_LARGE,
            &lang.say("sorry-too-large"),
        );
    };
    let pairs = pairs(&body);
    if rivals::lobby::is_meant(&pairs) {
        let asked = rivals::lobby::read(&pairs);
        let party = asked.person(lang).map(|(name, _)| Party {
            name,
            colours: asked.colours(),
            held: asked.held(),
            bots: asked.bots(),
            // Rivals wait for nobody anyway.
            impatient: false,
        });
        return match (asked.game(lang), party) {
            (Ok(game), Ok(party)) => open_for(lang, &app, from, visitor, game, &party).await,
            (game, _) => mistaken(rivals::lobby::new_table(
                lang,
                &asked,
                &game.err().unwrap_or_default(),
            )),
        };
    }
    let asked = new::read(&pairs);
    let party = asked.person(lang).map(|(name, _)| Party {
        name,
        colours: asked.colours(),
        held: asked.held(),
        bots: asked.bots(),
        impatient: asked.impatient,
    });
    match (asked.heist(lang), party) {
        (Ok(heist), Ok(party)) => open_for(lang, &app, from, visitor, heist, &party).await,
        (heist, _) => mistaken(new::new_table(
            lang,
            &asked,
            &heist.err().unwrap_or_default(),
        )),
    }
}

/// Who sits where from the start: whoever fills in the form, and bots.
pub(super) struct Party {
    pub name: String,
    pub colours: [Colour; 4],
    /// Their seats.
    pub held: Seats,
    pub bots: [Option<Level>; 4],
    /// Bots do not wait for people for long.
    pub impatient: bool,
}

/// The form again, with what is against it.
fn mistaken(page: String) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response()
}

/// Opens a table for whoever filled in the form, and goes there.
pub(super) async fn open_for<G: HostedGame>(
    lang: Language,
    app: &App,
    from: IpAddr,
    visitor: Visitor,
    game: G,
    party: &Party,
) -> Response {
    if !app.limits.new_table(from) {
        return sorry_page(
            lang,
            StatusCode::TOO_MANY_REQUESTS,
            &lang.say("sorry-many-tables"),
        );
    }
    let players = game.seats();
    let seats = (party.held & Seats::all(players)).iter();
    let sat = seats.map(|seat| Entry::Sat {
        seat,
        name: party.name.clone(),
        colour: party.colours[usize::from(seat.0)],
        key: visitor.key(),
    });
    let mut then: Vec<EntryOf<G>> = sat.collect();
    then.extend(bots(players, &party.bots));
    if party.impatient {
        then.push(Entry::Patience { seconds: IMPATIENT });
    }
    let opened = match start(game) {
        Ok(play) => app.tables.open(play, visitor.key(), then).await,
        Err(error) => Err(error),
    };
    match opened {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => {
            let (status, key) = why_not(&error);
            sorry_page(lang, status, &lang.say(key))
        }
    }
}

/// What is written down about seats that bots play from the start.
pub fn bots<S, C, R>(
    players: u8,
    levels: &[Option<Level>],
) -> impl Iterator<Item = Entry<S, C, R>> {
    let seats = (0..players).map(Seat).zip(levels);
    seats
        .filter(|(_, level)| level.is_some())
        .map(|(seat, &level)| Entry::Bot { seat, level })
}

/// Why a table was not opened: the status and the sentence.
pub fn why_not(error: &OpenError) -> (StatusCode, &'static str) {
    tracing::warn!(%error, "a table was not opened");
    match error {
        OpenError::Full(_) => (StatusCode::SERVICE_UNAVAILABLE, "sorry-hall-full"),
        OpenError::Store(_) | OpenError::Luck(_) | OpenError::Start(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "sorry-not-kept")
        }
    }
}

/// The fields of a form, decoded.
fn pairs(form: &[u8]) -> Vec<(String, String)> {
    form_urlencoded::parse(form).into_owned().collect()
}
