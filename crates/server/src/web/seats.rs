//! Who sits at a table: the page of its seats, and what can be done there.

use super::App;
use super::places::{TablePath, link, sorry, status};
use super::unreadable::sorry_at;
use super::visitor::Reader;
use super::visitor::Visitor;
use crate::any_table::SeatsAsked;
use crate::id::TableId;
use crate::key::Key;
use crate::table::{Ask, Sorry};
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Level;
use pages::company::{read_colour, read_name};
use pages::seats;
use serde::Deserialize;
use table::Seat;
use words::Language;

pub async fn seats(
    Reader(lang): Reader,
    State(app): State<App>,
    place: TablePath,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    seats_page(lang, &app, place.0, visitor, &headers, None).await
}

async fn seats_page(
    lang: Language,
    app: &App,
    id: TableId,
    visitor: Visitor,
    headers: &HeaderMap,
    problem: Option<(StatusCode, String)>,
) -> Response {
    let link = link(app, headers, &format!("/t/{id}"));
    let key = visitor.key();
    let (status, problem) = match problem {
        Some((status, problem)) => (status, Some(problem)),
        None => (StatusCode::OK, None),
    };
    let page = app.tables.look(id, move |table, presence| {
        table.seats_page(SeatsAsked {
            lang,
            id: &id,
            link: &link,
            company: &presence.company,
            key: &key,
            problem,
        })
    });
    match page.await {
        Ok(page) => (status, Html(page)).into_response(),
        Err(why) => sorry_at(lang, id, why),
    }
}

#[derive(Deserialize)]
pub struct Sit {
    seat: u8,
    #[serde(default)]
    name: String,
    #[serde(default)]
    colour: String,
}

pub async fn sit(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Sit>,
) -> Response {
    let seat = Seat(form.seat);
    let free = app
        .tables
        .look(id, |_, presence| presence.company.free_colours().next());
    let free = match free.await {
        Ok(free) => free,
        Err(why) => return sorry_at(lang, id, why),
    };
    let Some(colour) = read_colour(&form.colour).or(free) else {
        let problem = (status(&Sorry::SeatTaken), Sorry::SeatTaken.sentence(lang));
        return seats_page(lang, &app, id, visitor, &headers, Some(problem)).await;
    };
    let name = match read_name(lang, &form.name, colour) {
        Ok(name) => name,
        Err(why) => {
            let problem = Some((StatusCode::BAD_REQUEST, why));
            return seats_page(lang, &app, id, visitor, &headers, problem).await;
        }
    };
    let key = visitor.key();
    let sat = app.tables.answer(id, |answer| Ask::Sit {
        key,
        seat,
        name,
        colour,
        answer,
    });
    match sat.await {
        Ok(_) => {
            know(&app, visitor, id).await;
            Redirect::to(&format!("/t/{id}")).into_response()
        }
        Err(why) => refused(lang, &app, id, visitor, &headers, why).await,
    }
}

#[derive(Deserialize)]
pub struct Which {
    seat: u8,
    /// Not to sit down again.
    bar: Option<String>,
}

pub async fn leave(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Which>,
) -> Response {
    let (key, seat, bar) = (visitor.key(), Seat(form.seat), form.bar.is_some());
    let left = app.tables.answer(id, |answer| Ask::Leave {
        key,
        seat,
        bar,
        answer,
    });
    match left.await {
        Ok(_) => Redirect::to(&format!("/t/{id}/seats")).into_response(),
        Err(why) => refused(lang, &app, id, visitor, &headers, why).await,
    }
}

/// The host frees a seat.
pub async fn remove(
    reader: Reader,
    app: State<App>,
    place: TablePath,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form<Which>,
) -> Response {
    leave(reader, app, place, visitor, headers, form).await
}

#[derive(Deserialize)]
pub struct Hand {
    seat: u8,
    /// How well the bot plays; `none` sends it away.
    #[serde(default)]
    level: String,
}

/// Lets a bot play a seat, or no longer.
pub async fn bot(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Hand>,
) -> Response {
    let level = match form.level.as_str() {
        "none" => None,
        word => match word.parse::<Level>() {
            Ok(level) => Some(level),
            Err(_) => {
                let why = lang.say("sorry-unknown-bot");
                let problem = Some((StatusCode::BAD_REQUEST, why));
                return seats_page(lang, &app, id, visitor, &headers, problem).await;
            }
        },
    };
    let (key, seat) = (visitor.key(), Seat(form.seat));
    let done = app.tables.answer(id, |answer| Ask::Bot {
        key,
        seat,
        level,
        answer,
    });
    match done.await {
        Ok(_) => Redirect::to(&format!("/t/{id}/seats")).into_response(),
        Err(why) => refused(lang, &app, id, visitor, &headers, why).await,
    }
}

/// Makes a private link to take one's seats to another device.
pub async fn lend(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let key = visitor.key();
    let lent = app.tables.answer(id, |answer| Ask::Lend { key, answer });
    match lent.await {
        Ok(key) => {
            let path = format!("/t/{id}/take/{}", key.secret());
            Html(seats::key_page(lang, &link(&app, &headers, &path))).into_response()
        }
        Err(why) => refused(lang, &app, id, visitor, &headers, why).await,
    }
}

/// Opening a private link asks first: previews of links in chats open them too.
pub async fn take(Reader(lang): Reader, TablePath(id): TablePath) -> Response {
    Html(seats::take_page(lang, id.as_str())).into_response()
}

pub async fn come(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, link)): Path<(String, String)>,
    visitor: Visitor,
) -> Response {
    let Ok(link) = link.parse::<Key>() else {
        return sorry(lang, Sorry::BadLink);
    };
    let (link, key) = (link.hash(), visitor.key());
    let came = app
        .tables
        .answer(id, |answer| Ask::Come { link, key, answer });
    match came.await {
        Ok(_) => {
            know(&app, visitor, id).await;
            Redirect::to(&format!("/t/{id}")).into_response()
        }
        Err(why) => sorry_at(lang, id, why),
    }
}

async fn refused(
    lang: Language,
    app: &App,
    id: TableId,
    visitor: Visitor,
    headers: &HeaderMap,
    why: Sorry,
) -> Response {
    let problem = (status(&why), why.sentence(lang));
    seats_page(lang, app, id, visitor, headers, Some(problem)).await
}

/// The table is one of the visitor's from now on.
async fn know(app: &App, visitor: Visitor, id: TableId) {
    if let Err(error) = app.tables.store.know(visitor.key(), id).await {
        tracing::warn!(table = %id, %error, "a visitor's table was not noted");
    }
}
