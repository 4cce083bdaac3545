//! Connections that stay: pages and programs that watch a table and act at it.

use super::places::{Place, sorry};
use super::visitor::{Bearer, Visitor};
use super::{App, guard, sorry_page};
use crate::id::TableId;
use crate::key::{Key, KeyHash};
use crate::rate_limit::Pace;
use crate::table::{Arrival, Ask, Kind, Out, Request, Sorry, ViewerId};
use crate::table_registry::TableRegistry;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// The longest message a client may send.
const MESSAGE: usize = 16 << 10;
/// Buffers are small: there are many connections, and messages are too.
const BUFFER: usize = 2 << 10;
/// Updates that may wait for a connection before it is given up.
const OUTBOX: usize = 64;
/// How often a quiet connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long it may stay silent.
const SILENCE: Duration = Duration::from_secs(70);
/// How long one message may take to leave.
const SEND: Duration = Duration::from_secs(10);
/// Messages over the limit that are only refused; after that the connection is closed. A message in time makes one good.
const STRIKES: u32 = 200;

#[derive(Deserialize)]
pub struct Seen {
    n: Option<u64>,
}

/// The socket of a page.
pub async fn page(
    State(app): State<App>,
    Place(id): Place,
    visitor: Visitor,
    Query(seen): Query<Seen>,
    request: axum::extract::Request,
) -> Response {
    open(app, id, Kind::Page, visitor.key(), seen.n, request).await
}

/// The socket of a program. Without a key it watches.
pub async fn program(
    State(app): State<App>,
    Place(id): Place,
    Bearer(key): Bearer,
    Query(seen): Query<Seen>,
    request: axum::extract::Request,
) -> Response {
    let Ok(nobody) = Key::new() else {
        return sorry(Sorry::NotKept);
    };
    let key = key.unwrap_or(nobody).hash();
    open(app, id, Kind::Program, key, seen.n, request).await
}

async fn open(
    app: App,
    id: TableId,
    kind: Kind,
    key: KeyHash,
    seen: Option<u64>,
    request: axum::extract::Request,
) -> Response {
    let from = guard::address(&app.tables.options, &request);
    let (mut parts, _) = request.into_parts();
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade,
        Err(rejection) => return axum::response::IntoResponse::into_response(rejection),
    };
    let Some(connected) = app.limits.connect(from) else {
        let most = app.limits.most_connections().to_string();
        let sentence = words::say_with("sorry-many-connections", &[("most", &most)]);
        return sorry_page(StatusCode::TOO_MANY_REQUESTS, &sentence);
    };
    // Whoever may not join hears it as an answer, not as a socket that closes.
    let (out, outbox) = mpsc::channel(OUTBOX);
    let arrival = Arrival {
        kind,
        key,
        out,
        seen,
    };
    let joined = app
        .tables
        .answer(id, |answer| Ask::Join { arrival, answer });
    let viewer = match joined.await {
        Ok(viewer) => viewer,
        Err(why) => return sorry(why),
    };
    let leaving = Leaving {
        tables: app.tables.clone(),
        id,
        viewer,
    };
    let tables = app.tables.clone();
    let pace = app.limits.pace();
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .on_upgrade(async move |socket| {
            let connection = Connection {
                tables,
                id,
                kind,
                viewer,
                pace,
                strikes: 0,
            };
            connection.serve(socket, outbox).await;
            drop((leaving, connected));
        })
}

/// Tells the table that a viewer has gone, also if the connection never came about.
struct Leaving {
    tables: Arc<TableRegistry>,
    id: TableId,
    viewer: ViewerId,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (tables, id, viewer) = (self.tables.clone(), self.id, self.viewer);
        tokio::spawn(async move { tables.mention(id, Ask::Part(viewer)).await });
    }
}

struct Connection {
    tables: Arc<TableRegistry>,
    id: TableId,
    kind: Kind,
    viewer: ViewerId,
    pace: Pace,
    strikes: u32,
}

/// Whether a connection goes on.
#[derive(PartialEq)]
enum Then {
    Stay,
    Go,
}

impl Connection {
    async fn serve(mut self, mut socket: WebSocket, mut outbox: mpsc::Receiver<Out>) {
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.tick().await;
        let mut heard = Instant::now();
        loop {
            let then = tokio::select! {
                out = outbox.recv() => match out {
                    Some(out) => send(&mut socket, out, &mut outbox).await,
                    // The table dropped us: we did not keep up, or it fell asleep.
                    None => Then::Go,
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.hear(&mut socket, message).await,
                        _ => Then::Go,
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        Then::Go
                    } else {
                        write(&mut socket, Message::Ping(Default::default())).await
                    }
                }
            };
            if then == Then::Go {
                break;
            }
        }
        let _ = timeout(SEND, socket.close()).await;
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Then {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Then::Go,
            Message::Ping(_) | Message::Pong(_) => return Then::Stay,
            Message::Binary(_) => {
                return self
                    .excuse(socket, None, "bad-request", "sorry-unclear", "")
                    .await;
            }
        };
        metrics::counter!("getaway_messages_total").increment(1);
        if self.pace.check().is_err() {
            return self.too_fast(socket, &text).await;
        }
        self.strikes = self.strikes.saturating_sub(1);
        let request = match self.kind {
            Kind::Page => Request::from_page(&text),
            Kind::Program => Request::from_program(&text),
        };
        match request {
            Ok(request) => {
                let ask = Ask::Hear(self.viewer, request);
                match self.tables.mention(self.id, ask).await {
                    Ok(()) => Then::Stay,
                    Err(_) => Then::Go,
                }
            }
            Err(unclear) => {
                let why = &unclear.why;
                self.excuse(socket, unclear.id, "bad-request", "sorry-unclear", why)
                    .await
            }
        }
    }

    /// A message too many is answered and not done. Whoever goes on like that is sent away.
    async fn too_fast(&mut self, socket: &mut WebSocket, text: &str) -> Then {
        self.strikes += 1;
        metrics::counter!("getaway_messages_refused_total").increment(1);
        if self.strikes < STRIKES {
            let re = Request::id(text);
            return self
                .excuse(socket, re, "slow-down", "sorry-slow-down", "")
                .await;
        }
        let frame = CloseFrame {
            code: close_code::POLICY,
            reason: Utf8Bytes::from_static("too many messages"),
        };
        let _ = write(socket, Message::Close(Some(frame))).await;
        Then::Go
    }

    async fn excuse(
        &self,
        socket: &mut WebSocket,
        re: Option<u64>,
        kind: &str,
        key: &'static str,
        detail: &str,
    ) -> Then {
        let sentence = words::fixed(key);
        let error = json!({ "kind": kind, "text": sentence, "detail": detail });
        let text = json!({ "re": re, "why": sentence, "error": error });
        write(socket, Message::Text(text.to_string().into())).await
    }
}

/// Sends what waits, together.
async fn send(socket: &mut WebSocket, first: Out, outbox: &mut mpsc::Receiver<Out>) -> Then {
    let mut next = Some(first);
    let sent = timeout(SEND, async {
        while let Some(out) = next.take() {
            match out {
                Out::Text(text) => socket.feed(Message::Text(text)).await?,
                Out::Bye(text) => {
                    socket.feed(Message::Text(text)).await?;
                    let frame = CloseFrame {
                        code: close_code::RESTART,
                        reason: Utf8Bytes::from_static("come back"),
                    };
                    socket.send(Message::Close(Some(frame))).await?;
                    return Ok(Then::Go);
                }
            }
            next = outbox.try_recv().ok();
        }
        socket.flush().await?;
        Ok::<Then, axum::Error>(Then::Stay)
    });
    match sent.await {
        Ok(Ok(then)) => then,
        _ => Then::Go,
    }
}

async fn write(socket: &mut WebSocket, message: Message) -> Then {
    match timeout(SEND, socket.send(message)).await {
        Ok(Ok(())) => Then::Stay,
        _ => Then::Go,
    }
}
