//! Before a heist: home, setting up a table, joining one, the rules and the cards.

use super::visitor::Visitor;
use super::{App, guard, missing, sorry_page};
use crate::entry::Entry;
use crate::hall::OpenError;
use crate::id::TableId;
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Level;
use crew::content::{Edition, edition, editions};
use crew::{Heist, ScenarioChoice};
use pages::mine::{MyTable, Stand};
use pages::{cards, home, new, rules};
use serde::Deserialize;
use table::Seat;

/// Tables that home shows.
const MINE: usize = 12;

pub async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    let tables = mine(&app, visitor).await;
    Html(home::home(&tables)).into_response()
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
        let Ok(Some(room)) = app.hall.read(summary.id).await else {
            continue;
        };
        let heist = room.heist();
        let held = room.held(&visitor.key());
        let (mut characters, mut others) = (Vec::new(), Vec::new());
        for (seat, sitter) in room.seats.iter().enumerate() {
            match sitter {
                Some(_) if held & 1 << seat != 0 => {
                    characters.push(words::who(heist, crew::Who(seat as u8)));
                }
                Some(sitter) if !others.contains(&sitter.name) => {
                    others.push(sitter.name.clone());
                }
                _ => {}
            }
        }
        let scenario = match &heist.setup.scenario {
            ScenarioChoice::Known(id) => id.clone(),
            ScenarioChoice::Inline(draft) => draft.name.clone(),
        };
        tables.push(MyTable {
            id: summary.id.to_string(),
            edition: heist.edition,
            scenario,
            stand: Stand::of(room.session.state()),
            characters,
            others,
        });
    }
    tables
}

pub async fn new(request: Request) -> Response {
    let query = request.uri().query().unwrap_or_default();
    Html(new::by_link(&pairs(query.as_bytes()))).into_response()
}

/// Sets a table up from the form. What is wrong with it is said above the form, which keeps what was typed.
pub async fn open(State(app): State<App>, visitor: Visitor, request: Request) -> Response {
    let from = guard::address(&app.hall.options, &request);
    let Ok(body) = axum::body::to_bytes(request.into_body(), super::BODY).await else {
        return sorry_page(
            StatusCode::PAYLOAD_TOO_LARGE,
            &words::say("sorry-too-large"),
        );
    };
    let asked = new::read(&pairs(&body));
    let mut problems = Vec::new();
    let heist = asked.heist().map_err(|why| problems.extend(why));
    let person = asked.person();
    let (Ok(heist), Ok((name, _))) = (heist, person) else {
        let page = new::new_table(&asked, &problems);
        return (StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response();
    };
    if !app.limits.new_table(from) {
        return sorry_page(
            StatusCode::TOO_MANY_REQUESTS,
            &words::say("sorry-many-tables"),
        );
    }
    let colours = asked.colours();
    let held = asked.held();
    let seats = (0..heist.players).filter(|seat| held & 1 << seat != 0);
    let sat = seats.map(|seat| Entry::Sat {
        seat: Seat(seat),
        name: name.clone(),
        colour: colours[usize::from(seat)],
        key: visitor.key(),
    });
    let mut then: Vec<Entry> = sat.collect();
    then.extend(bots(heist.players, &asked.bots()));
    opened(&app, heist, visitor, then).await
}

/// What is written down about seats that bots play from the start.
pub fn bots(players: u8, levels: &[Option<Level>]) -> impl Iterator<Item = Entry> {
    let seats = (0..players).map(Seat).zip(levels);
    seats
        .filter(|(_, level)| level.is_some())
        .map(|(seat, &level)| Entry::Bot { seat, level })
}

/// Opens a table and goes there.
pub async fn opened(app: &App, heist: Heist, visitor: Visitor, then: Vec<Entry>) -> Response {
    match app.hall.open(heist, visitor.key(), then).await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => {
            let (status, key) = why_not(&error);
            sorry_page(status, &words::say(key))
        }
    }
}

/// Why a table was not opened: the status and the sentence.
pub fn why_not(error: &OpenError) -> (StatusCode, &'static str) {
    tracing::warn!(%error, "a table was not opened");
    match error {
        OpenError::Full(_) => (StatusCode::SERVICE_UNAVAILABLE, "sorry-hall-full"),
        OpenError::Store(_) | OpenError::Luck(_) => {
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
        None => Html(home::join_page(&words::say("sorry-no-link"))).into_response(),
    }
}

pub async fn rules() -> Html<String> {
    Html(rules::rules_page(newest()))
}

pub async fn rules_of(Path(name): Path<String>) -> Response {
    of_edition(&name, rules::rules_page).await
}

pub async fn cards() -> Html<String> {
    Html(cards::cards_page(newest()))
}

pub async fn cards_of(Path(name): Path<String>) -> Response {
    of_edition(&name, cards::cards_page).await
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
