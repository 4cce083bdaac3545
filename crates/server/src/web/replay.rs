//! A heist step by step, and its record.

use super::places::{Place, sorry};
use super::visitor::Visitor;
use super::{App, guard, lobby, sorry_page};
use crate::entry::Entry;
use crate::room::Room;
use crate::table;
use ::table::{RecordedDealer, Session, Step};
use axum::Json;
use axum::extract::{FromRequest, Multipart, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use crew::{Event, Heist};
use pages::company::Company;
use pages::play::{self, Moment, ReplayPage, Story, Touched};
use serde_json::{Value, json};
use std::sync::Arc;

/// The page, at the end of what was played; the browser goes to the moment the link names.
pub async fn replay(State(app): State<App>, Place(id): Place) -> Response {
    let page = app.hall.look(id, move |room, company| {
        let steps = played(room).len();
        play::replay_page(&ReplayPage {
            moment: table::moment(room, company, &id),
            play: &room.session,
            step: steps,
            steps,
            log: &table::latest_html(room),
        })
    });
    match page.await {
        Ok(page) => Html(page).into_response(),
        Err(why) => sorry(why),
    }
}

/// The fragments of the page after so many steps, and what the last of them did.
pub async fn at(
    State(app): State<App>,
    Place(id): Place,
    Path((_, step)): Path<(String, usize)>,
) -> Response {
    let moment = app.hall.look(id, move |room, company| {
        moment(room, company, id.as_str(), step)
    });
    match moment.await {
        Ok(moment) => Json(moment).into_response(),
        Err(why) => sorry(why),
    }
}

/// The steps that count.
fn played(room: &Room) -> Vec<&Step<crew::Command>> {
    let steps = room.session.steps().iter();
    steps.filter(|step| !step.undone).collect()
}

fn moment(room: &Room, company: &Company, table: &str, step: usize) -> Value {
    let steps = played(room);
    let step = step.min(steps.len());
    let heist = room.heist();
    let mut story = Story::default();
    let mut log = Vec::new();
    let start = &mut RecordedDealer::new(room.session.start_answers());
    let Ok(mut session) = Session::new(heist.clone(), start) else {
        return Value::Null;
    };
    for (number, done) in (1..).zip(&steps[..step]) {
        let mut events: Vec<Event> = Vec::new();
        let mut luck = RecordedDealer::new(&done.answers);
        // The table accepted it before, so nothing is refused here.
        let _ = session.act(done.seat, done.command, &mut luck, &mut events);
        for event in &events {
            story.see(event);
            log.extend(play::log_line(heist, number, None, event));
        }
    }
    let last = log.len().saturating_sub(120);
    let mut parts = Vec::new();
    let moment = Moment {
        heist,
        state: session.state(),
        company,
        story: &story,
        table,
    };
    play::shared(&moment, &Touched::everything(), &mut parts);
    let parts: Vec<_> = parts.iter().map(|part| (&part.id, &part.html)).collect();
    json!({ "step": step, "steps": steps.len(), "parts": parts, "log": log[last..] })
}

/// The record, to keep and to open elsewhere.
pub async fn record(State(app): State<App>, Place(id): Place) -> Response {
    let record = app.hall.look(id, |room, _| {
        let name = room.heist().scenario.draft.id.clone();
        (name, words::record::write(&room.session))
    });
    match record.await {
        Ok((name, Ok(record))) => {
            let file = format!("attachment; filename=\"{name}-{id}.jsonl\"");
            let kind = "application/jsonl; charset=utf-8".to_owned();
            let headers = [
                (header::CONTENT_TYPE, kind),
                (header::CONTENT_DISPOSITION, file),
            ];
            (headers, record).into_response()
        }
        Ok((_, Err(error))) => sorry_page(StatusCode::INTERNAL_SERVER_ERROR, &error.to_string()),
        Err(why) => sorry(why),
    }
}

/// Opens a record file: it becomes a table of its own, to be looked at and, if it is not over, played on.
pub async fn bring(State(app): State<App>, visitor: Visitor, request: Request) -> Response {
    let from = guard::address(&app.hall.options, &request);
    if !app.limits.new_table(from) {
        return sorry_page(
            StatusCode::TOO_MANY_REQUESTS,
            &words::say("sorry-many-tables"),
        );
    }
    let mut form = match Multipart::from_request(request, &()).await {
        Ok(form) => form,
        Err(error) => return sorry_page(StatusCode::BAD_REQUEST, &error.body_text()),
    };
    let mut text = None;
    while let Ok(Some(field)) = form.next_field().await {
        if field.name() == Some("record") {
            match field.text().await {
                Ok(read) => text = Some(read),
                Err(error) => {
                    return sorry_page(StatusCode::BAD_REQUEST, &error.body_text());
                }
            }
        }
    }
    let Some(text) = text else {
        return sorry_page(StatusCode::BAD_REQUEST, &words::say("sorry-no-record"));
    };
    match words::record::read(&text) {
        Ok(play) => brought(&app, visitor, play).await,
        Err(error) => {
            let why = error.to_string();
            let sentence = words::say_with("sorry-bad-record", &[("why", &why)]);
            sorry_page(StatusCode::UNPROCESSABLE_ENTITY, &sentence)
        }
    }
}

async fn brought(app: &App, visitor: Visitor, play: Session<Arc<Heist>>) -> Response {
    let steps = play.steps().iter().filter(|step| !step.undone);
    let brought = Entry::Brought {
        steps: steps.cloned().collect(),
    };
    let Ok(heist) = Heist::new(play.game().setup.clone()) else {
        return sorry_page(
            StatusCode::UNPROCESSABLE_ENTITY,
            &words::say("sorry-no-record"),
        );
    };
    match app.hall.open(heist, visitor.key(), vec![brought]).await {
        Ok(id) => axum::response::Redirect::to(&format!("/t/{id}/replay")).into_response(),
        Err(error) => {
            let (status, key) = lobby::why_not(&error);
            sorry_page(status, &words::say(key))
        }
    }
}
