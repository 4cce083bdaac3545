//! A heist step by step, and its record.

use super::places::{Place, sorry};
use super::visitor::Visitor;
use super::{App, guard, lobby, sorry_page};
use crate::entry::Entry;
use crate::room::Room;
use crate::table::Sorry;
use ::table::Session;
use axum::Json;
use axum::extract::{FromRequest, Multipart, Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use crew::Heist;
use pages::company::Company;
use pages::play::{self, Moment, ReplayPage, Story, Touched};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// Lines of the log that are shown with a moment.
const LINES: usize = 120;

#[derive(Deserialize)]
pub struct At {
    step: Option<usize>,
}

/// The page at a step, or at the end of what was played. The browser goes to other moments of the same heist by itself.
pub async fn replay(
    State(app): State<App>,
    Place(id): Place,
    Query(At { step }): Query<At>,
) -> Response {
    let page = app.hall.look(id, move |room, company| {
        let steps = played(room);
        let step = step.unwrap_or(steps).min(steps);
        let then = Then::new(room, step)?;
        Some(play::replay_page(&ReplayPage {
            moment: then.moment(company, id.as_str()),
            leg: then.leg,
            step,
            steps,
            log: &then.log,
        }))
    });
    match page.await {
        Ok(Some(page)) => Html(page).into_response(),
        Ok(None) => sorry(Sorry::NoSuchTable),
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

/// How many steps count.
fn played(room: &Room) -> usize {
    let steps = room.session.steps().iter();
    steps.filter(|step| !step.undone).count()
}

fn moment(room: &Room, company: &Company, table: &str, step: usize) -> Value {
    let steps = played(room);
    let step = step.min(steps);
    let Some(then) = Then::new(room, step) else {
        return Value::Null;
    };
    let mut parts = Vec::new();
    play::shared(
        &then.moment(company, table),
        &Touched::everything(),
        &mut parts,
    );
    let parts: Vec<_> = parts.iter().map(|part| (&part.id, &part.html)).collect();
    json!({ "step": step, "steps": steps, "leg": then.leg, "parts": parts, "log": then.log })
}

/// How things were after some step.
struct Then {
    play: Session<Arc<Heist>>,
    /// The heist of the series, counted from 0.
    leg: usize,
    story: Story,
    /// The latest lines of the log by then.
    log: Vec<String>,
}

impl Then {
    fn new(room: &Room, step: usize) -> Option<Then> {
        let (mut leg, mut story, mut log) = (0, Story::default(), Vec::new());
        let play = play::retell(&room.session, step, |told| {
            for event in told.events {
                story.see(event);
                log.extend(play::log_line(told.heist, told.step, None, event));
            }
            if told.next {
                story = Story::default();
                leg += 1;
            }
        })?;
        log.drain(..log.len().saturating_sub(LINES));
        Some(Then {
            play,
            leg,
            story,
            log,
        })
    }

    fn moment<'a>(&'a self, company: &'a Company, table: &'a str) -> Moment<'a> {
        Moment {
            heist: self.play.game(),
            state: self.play.state(),
            company,
            story: &self.story,
            table,
        }
    }
}

/// The record, to keep and to open elsewhere.
pub async fn record(State(app): State<App>, Place(id): Place) -> Response {
    let record = app.hall.look(id, |room, _| {
        let name = room.session.first_game().scenario.draft.id.clone();
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
    let Ok(heist) = Heist::new(play.first_game().setup.clone()) else {
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
