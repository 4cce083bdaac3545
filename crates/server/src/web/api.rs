//! The same table for programs: JSON over HTTP. `docs/server-api.md` and `openapi.json` tell how.

use super::places::{TablePath, link, status};
use super::visitor::Bearer;
use super::visitor::Reader;
use super::{App, guard, new_table};
use crate::entry::{Entry, EntryOf};
use crate::hosted_game::{GameName, HostedGame};
use crate::id::TableId;
use crate::key::Key;
use crate::table::limits::SEATS;
use crate::table::{Ask, SeatAct, Sorry};
use crate::table_registry::{OpenError, start};
use art::Colour;
use axum::Json;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Level;
use crew::Heist;
use pages::company::read_name;
use rivals::Rivals;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use serde_json::{Value, from_value, json};
use std::net::IpAddr;
use table::Seat;
use words::Language;

/// The description of this interface.
const OPENAPI: &str = include_str!("../../../../docs/openapi.json");

const SCHEMA: &str = include_str!("../../../../docs/protocol.schema.json");

const HEIST_SCHEMA: &str = include_str!("../../../../docs/heist.schema.json");

pub async fn description() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// What commands, events and views look like.
pub async fn schema() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], SCHEMA).into_response()
}

/// The same for HEIST.
pub async fn heist_schema() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], HEIST_SCHEMA).into_response()
}

fn error(status: StatusCode, kind: &str, text: &str) -> Response {
    let error = json!({ "error": { "kind": kind, "text": text } });
    (status, Json(error)).into_response()
}

pub fn refuse(lang: Language, sorry: &Sorry) -> Response {
    if let Sorry::Unclear(why) = sorry {
        return error(status(sorry), sorry.kind(), why);
    }
    let (kind, text) = (sorry.kind(), sorry.sentence(lang));
    let error = json!({ "error": { "kind": kind, "text": text, "reason": sorry.reason() } });
    (status(sorry), Json(error)).into_response()
}

/// A body that says what is wrong with it.
pub struct Body<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Response> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => {
                let (status, text) = (rejection.status(), rejection.body_text());
                Err(error(status, "bad-request", &text))
            }
        }
    }
}

/// A program without a key gets one.
fn key_of(bearer: Bearer) -> Result<Key, Sorry> {
    let fresh = || Key::new().map_err(|_| Sorry::NotKept);
    bearer.0.map_or_else(fresh, Ok)
}

/// A game, its setup, and which seats bots play from the start.
pub struct Opening {
    game: GameName,
    setup: Value,
    bots: Vec<Option<Level>>,
    /// Seconds that bots wait for people.
    patience: Option<u32>,
}

impl<'de> Deserialize<'de> for Opening {
    fn deserialize<D: Deserializer<'de>>(body: D) -> Result<Opening, D::Error> {
        let mut fields = serde_json::Map::<String, Value>::deserialize(body)?;
        let bots = fields.remove("bots").map_or(Ok(Vec::new()), from_value);
        let bots: Vec<Option<Level>> = bots.map_err(D::Error::custom)?;
        if bots.len() > SEATS {
            return Err(D::Error::custom(format!("bots: at most {SEATS} seats")));
        }
        let patience = fields.remove("patience").map_or(Ok(None), from_value);
        let game = fields
            .remove("game")
            .map_or(Ok(GameName::default()), from_value);
        Ok(Opening {
            game: game.map_err(D::Error::custom)?,
            setup: Value::Object(fields),
            bots,
            patience: patience.map_err(D::Error::custom)?,
        })
    }
}

pub async fn open(
    Reader(lang): Reader,
    State(app): State<App>,
    bearer: Bearer,
    headers: HeaderMap,
    request: Request,
) -> Response {
    let from = guard::address(&app.tables.options, &request);
    let opening = match Body::<Opening>::from_request(request, &()).await {
        Ok(Body(opening)) => opening,
        Err(response) => return response,
    };
    let key = match key_of(bearer) {
        Ok(key) => key,
        Err(why) => return refuse(lang, &why),
    };
    let opened = match opening.game {
        GameName::Crew => opened::<Heist>(lang, &app, from, &key, opening).await,
        GameName::Rivals => opened::<Rivals>(lang, &app, from, &key, opening).await,
    };
    match opened {
        Ok(id) => {
            let link = link(&app, &headers, &format!("/t/{id}"));
            let body = json!({ "table": id, "link": link, "key": key.secret() });
            (StatusCode::CREATED, Json(body)).into_response()
        }
        Err(response) => response,
    }
}

/// Opens a table of a game, or says why not.
async fn opened<G: HostedGame>(
    lang: Language,
    app: &App,
    from: IpAddr,
    key: &Key,
    Opening {
        setup,
        bots,
        patience,
        ..
    }: Opening,
) -> Result<TableId, Response> {
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    let setup = from_value::<G::Setup>(setup);
    let setup = setup.map_err(|why| error(unprocessable, "bad-request", &why.to_string()))?;
    if !app.limits.new_table(from) {
        let text = lang.say("sorry-many-tables");
        return Err(error(StatusCode::TOO_MANY_REQUESTS, "slow-down", &text));
    }
    let game = G::build(lang, setup).map_err(|problems| {
        let (text, reasons) = (problems.text, problems.reasons);
        let body = json!({ "error": { "kind": "setup", "text": text, "reasons": reasons } });
        (unprocessable, Json(body)).into_response()
    })?;
    let not_opened = |why: OpenError| {
        let (status, key) = new_table::why_not(&why);
        error(status, "not-opened", &lang.say(key))
    };
    let mut then: Vec<EntryOf<G>> = new_table::bots(game.seats(), &bots).collect();
    then.extend(patience.map(|seconds| Entry::Patience { seconds }));
    let play = start(game).map_err(not_opened)?;
    let id = app.tables.open(play, key.hash(), then).await;
    id.map_err(not_opened)
}

pub async fn table(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    bearer: Bearer,
) -> Response {
    let key = bearer.0.map(|key| key.hash());
    let look = app.tables.look(id, move |table, presence| {
        table.report(&presence.company, key.as_ref())
    });
    match look.await {
        Ok(body) => Json(body).into_response(),
        Err(why) => refuse(lang, &why),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    name: String,
    colour: Option<Colour>,
}

pub async fn sit(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, seat)): Path<(String, u8)>,
    bearer: Bearer,
    Body(body): Body<Sit>,
) -> Response {
    let key = match key_of(bearer) {
        Ok(key) => key,
        Err(why) => return refuse(lang, &why),
    };
    let free = app
        .tables
        .look(id, |_, presence| presence.company.free_colours().next());
    let colour = match free.await {
        Ok(free) => body.colour.or(free),
        Err(why) => return refuse(lang, &why),
    };
    let Some(colour) = colour else {
        return refuse(lang, &Sorry::SeatTaken);
    };
    let name = match read_name(lang, &body.name, colour) {
        Ok(name) => name,
        Err(why) => return error(StatusCode::BAD_REQUEST, "name", &why),
    };
    let (seat, hash) = (Seat(seat), key.hash());
    let sat = app.tables.answer(id, |answer| Ask::Sit {
        key: hash,
        seat,
        name,
        colour,
        answer,
    });
    match sat.await {
        Ok(n) => {
            if let Err(error) = app.tables.store.know(hash, id).await {
                tracing::warn!(table = %id, %error, "a visitor's table was not noted");
            }
            Json(json!({ "n": n, "key": key.secret() })).into_response()
        }
        Err(why) => refuse(lang, &why),
    }
}

pub async fn leave(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, seat)): Path<(String, u8)>,
    bearer: Bearer,
) -> Response {
    let Some(key) = bearer.0 else {
        return refuse(lang, &Sorry::NotYourSeat);
    };
    let (key, seat, bar) = (key.hash(), Seat(seat), false);
    let left = app.tables.answer(id, |answer| Ask::Leave {
        key,
        seat,
        bar,
        answer,
    });
    number(lang, left.await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// None sends the bot away.
    #[serde(deserialize_with = "Option::deserialize")]
    level: Option<Level>,
}

/// Lets a bot play a seat, or no longer.
pub async fn bot(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, seat)): Path<(String, u8)>,
    bearer: Bearer,
    Body(body): Body<Hand>,
) -> Response {
    let Some(key) = bearer.0 else {
        return refuse(lang, &Sorry::NotYourSeat);
    };
    let (key, seat, level) = (key.hash(), Seat(seat), body.level);
    let done = app.tables.answer(id, |answer| Ask::Bot {
        key,
        seat,
        level,
        answer,
    });
    number(lang, done.await)
}

/// The best options of a seat.
pub async fn advice(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, seat)): Path<(String, u8)>,
    bearer: Bearer,
) -> Response {
    let Some(key) = bearer.0 else {
        return refuse(lang, &Sorry::NotYourSeat);
    };
    let (key, seat) = (key.hash(), Seat(seat));
    let advice = app
        .tables
        .answer(id, |answer| Ask::Advise { key, seat, answer });
    match advice.await {
        Ok(advice) => Json(advice).into_response(),
        Err(why) => refuse(lang, &why),
    }
}

pub async fn legal(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, seat)): Path<(String, u8)>,
    bearer: Bearer,
) -> Response {
    let key = bearer.0.map(|key| key.hash());
    let look = app
        .tables
        .look(id, move |table, _| table.legal_of(Seat(seat), key.as_ref()));
    match look.await.and_then(|legal| legal) {
        Ok(body) => Json(body).into_response(),
        Err(why) => refuse(lang, &why),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Do {
    seat: Seat,
    command: Box<RawValue>,
}

pub async fn act(
    Reader(lang): Reader,
    State(app): State<App>,
    place: TablePath,
    bearer: Bearer,
    Body(body): Body<Do>,
) -> Response {
    let Do { seat, command } = body;
    done(lang, &app, place, bearer, SeatAct::Do { seat, command }).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    seat: Seat,
}

pub async fn undo(
    Reader(lang): Reader,
    State(app): State<App>,
    place: TablePath,
    bearer: Bearer,
    Body(body): Body<Undo>,
) -> Response {
    done(lang, &app, place, bearer, SeatAct::Undo { seat: body.seat }).await
}

async fn done(
    lang: Language,
    app: &App,
    TablePath(id): TablePath,
    bearer: Bearer,
    act: SeatAct<Box<RawValue>>,
) -> Response {
    let Some(key) = bearer.0 else {
        return refuse(lang, &Sorry::NotYourSeat);
    };
    let key = key.hash();
    let done = app.tables.answer(id, |answer| Ask::Act {
        lang,
        key,
        act,
        answer,
    });
    number(lang, done.await)
}

fn number(lang: Language, done: Result<u64, Sorry>) -> Response {
    match done {
        Ok(n) => Json(json!({ "n": n })).into_response(),
        Err(why) => refuse(lang, &why),
    }
}
