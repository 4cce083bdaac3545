//! Before a heist: home, setting up a table, joining one, the rules and the cards.

use super::visitor::Visitor;
use super::{App, guard, missing, sorry_page};
use crate::entry::{Entry, EntryOf};
use crate::hall::{OpenError, start};
use crate::hosted_game::HostedGame;
use crate::id::TableId;
use ::rivals::Rules;
use art::Colour;
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Level;
use crew::content::{Edition, edition, editions};
use pages::crew::{cards, new, rules};
use pages::mine::MyTable;
use pages::{home, rivals};
use serde::Deserialize;
use std::net::IpAddr;
use table::{Seat, Seats};
use words::Language;

/// Tables that home shows.
const MINE: usize = 12;

pub async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    let tables = mine(&app, visitor).await;
    Html(home::home(Language::english(), &tables)).into_response()
}

/// The tables of a visitor, as they are in the store.
async fn mine(app: &App, visitor: Visitor) -> Vec<MyTable> {
    let known = app.hall.store.tables_of(visitor.key()).await;
    let known = known.unwrap_or_else(|error| {
        tracing::error!(%error, "the tables of a visitor could not be read");
        Vec::new()
    });
    let mut tables = Vec::new();
    for summary in known.into_iter().take(MINE) {
        let Ok(Some(table)) = app.hall.read(summary.id).await else {
            continue;
        };
        tables.push(table.mine(Language::english(), &summary.id, &visitor.key()));
    }
    tables
}

pub async fn new(request: Request) -> Response {
    let query = request.uri().query().unwrap_or_default();
    Html(new::by_link(Language::english(), &pairs(query.as_bytes()))).into_response()
}

/// Sets a table up from the form. What is wrong with it is said above the form, which keeps what was typed.
pub async fn open(State(app): State<App>, visitor: Visitor, request: Request) -> Response {
    let from = guard::address(&app.hall.options, &request);
    let Ok(body) = axum::body::to_bytes(request.into_body(), super::BODY_BYTES).await else {
        return sorry_page(
            StatusCode::PAYLOAD_TOO_LARGE,
            &Language::english().say("sorry-too-large"),
        );
    };
    let pairs = pairs(&body);
    if rivals::lobby::is_meant(&pairs) {
        let asked = rivals::lobby::read(&pairs);
        let party = asked.person(Language::english()).map(|(name, _)| Party {
            name,
            colours: asked.colours(),
            held: asked.held(),
            bots: asked.bots(),
        });
        return match (asked.game(Language::english()), party) {
            (Ok(game), Ok(party)) => open_for(&app, from, visitor, game, &party).await,
            (game, _) => mistaken(rivals::lobby::new_table(
                Language::english(),
                &asked,
                &game.err().unwrap_or_default(),
            )),
        };
    }
    let asked = new::read(&pairs);
    let party = asked.person(Language::english()).map(|(name, _)| Party {
        name,
        colours: asked.colours(),
        held: asked.held(),
        bots: asked.bots(),
    });
    match (asked.heist(Language::english()), party) {
        (Ok(heist), Ok(party)) => open_for(&app, from, visitor, heist, &party).await,
        (heist, _) => mistaken(new::new_table(
            Language::english(),
            &asked,
            &heist.err().unwrap_or_default(),
        )),
    }
}

/// Who sits where from the start: whoever fills in the form, and bots.
struct Party {
    name: String,
    colours: [Colour; 4],
    /// Their seats.
    held: Seats,
    bots: [Option<Level>; 4],
}

/// The form again, with what is against it.
fn mistaken(page: String) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response()
}

/// Opens a table for whoever filled in the form, and goes there.
async fn open_for<G: HostedGame>(
    app: &App,
    from: IpAddr,
    visitor: Visitor,
    game: G,
    party: &Party,
) -> Response {
    if !app.limits.new_table(from) {
        return sorry_page(
            StatusCode::TOO_MANY_REQUESTS,
            &Language::english().say("sorry-many-tables"),
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
    let opened = match start(game) {
        Ok(play) => app.hall.open(play, visitor.key(), then).await,
        Err(error) => Err(error),
    };
    match opened {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => {
            let (status, key) = why_not(&error);
            sorry_page(status, &Language::english().say(key))
        }
    }
}

/// What is written down about seats that bots play from the start.
pub fn bots<S, C>(players: u8, levels: &[Option<Level>]) -> impl Iterator<Item = Entry<S, C>> {
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

#[derive(Deserialize)]
pub struct Link {
    #[serde(default)]
    link: String,
}

/// Goes to the table of a pasted link or code.
pub async fn join(Query(Link { link }): Query<Link>) -> Response {
    let path = link.trim().split(['?', '#']).next().unwrap_or_default();
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    // A private link stays one.
    if let [.., "t", id, "take", key] = parts[..]
        && let Ok(id) = id.parse::<TableId>()
        && key.parse::<crate::key::Key>().is_ok()
    {
        return Redirect::to(&format!("/t/{id}/take/{key}")).into_response();
    }
    let table = parts
        .iter()
        .rev()
        .find_map(|part| part.parse::<TableId>().ok());
    match table {
        Some(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        None => Html(home::join_page(
            Language::english(),
            &Language::english().say("sorry-no-link"),
        ))
        .into_response(),
    }
}

pub async fn rules() -> Html<String> {
    Html(rules::rules_page(Language::english(), newest()))
}

pub async fn rules_of(Path(name): Path<String>) -> Response {
    if name == ::rivals::content().id {
        return Html(rivals::rules::rules_page(
            Language::english(),
            &Rules::default(),
        ))
        .into_response();
    }
    of_edition(&name, |edition| {
        rules::rules_page(Language::english(), edition)
    })
    .await
}

pub async fn cards() -> Html<String> {
    Html(cards::cards_page(Language::english(), newest()))
}

pub async fn cards_of(Path(name): Path<String>) -> Response {
    if name == ::rivals::content().id {
        return Html(rivals::cards::cards_page(Language::english())).into_response();
    }
    of_edition(&name, |edition| {
        cards::cards_page(Language::english(), edition)
    })
    .await
}

/// The edition that is meant where none is named.
fn newest() -> &'static Edition {
    editions()[0]
}

async fn of_edition(name: &str, page: fn(&Edition) -> String) -> Response {
    match edition(name) {
        Some(edition) => Html(page(edition)).into_response(),
        None => missing().await,
    }
}

/// The fields of a form, decoded.
fn pairs(form: &[u8]) -> Vec<(String, String)> {
    form_urlencoded::parse(form).into_owned().collect()
}
