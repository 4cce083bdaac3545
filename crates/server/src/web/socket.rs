//! Connections that stay: pages and programs that watch a table and act at it.

use super::places::{TablePath, sorry};
use super::visitor::Reader;
use super::visitor::{Bearer, Visitor};
use super::{App, guard, sorry_page};
use crate::id::TableId;
use crate::key::{Key, KeyHash};
use crate::rate_limit::Pace;
use crate::table::limits::{MESSAGE_BYTES, OUTBOX};
use crate::table::{Arrival, Ask, ClientKind, Out, Sorry, ViewerId};
use crate::table_registry::TableRegistry;
use crate::wire::{ServerMessage, id_of};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};
use words::Language;

/// What a connection reads at a time. There are many connections, and what they say is short.
const READ_BUFFER: usize = 512;
/// Short messages that wait are written together.
const WRITE_BUFFER: usize = 2 << 10;
/// How often a connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// After so long without a word a page is told that the table is there: pings are invisible to scripts. A page that hears
/// nothing for 8 seconds connects again (`table.js`).
const TICK: Duration = Duration::from_secs(3);
/// How long it may stay silent.
const SILENCE: Duration = Duration::from_secs(70);
/// How long one message may take to leave.
const SEND: Duration = Duration::from_secs(10);
/// Messages over the limit that are only refused; after that the connection is closed. A message in time makes one good.
const STRIKES: u32 = 200;

/// What a client says of itself in the address.
#[derive(Deserialize)]
pub struct Seen {
    /// The number of the table that it has seen.
    n: Option<u64>,
    /// The version of the scripts of a page.
    v: Option<String>,
    /// `changes` tells it only those lists of legal commands that changed.
    legal: Option<String>,
}

/// The socket of a page.
pub async fn page(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    Query(seen): Query<Seen>,
    request: axum::extract::Request,
) -> Response {
    open(
        lang,
        app,
        id,
        ClientKind::Page,
        visitor.key(),
        seen,
        request,
    )
    .await
}

/// The socket of a program. Without a key it watches.
pub async fn program(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Bearer(key): Bearer,
    Query(seen): Query<Seen>,
    request: axum::extract::Request,
) -> Response {
    let Ok(nobody) = Key::new() else {
        return sorry(lang, Sorry::NotKept);
    };
    let key = key.unwrap_or(nobody).hash();
    open(lang, app, id, ClientKind::Program, key, seen, request).await
}

async fn open(
    lang: Language,
    app: App,
    id: TableId,
    kind: ClientKind,
    key: KeyHash,
    seen: Seen,
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
        let sentence = lang.say_with("sorry-many-connections", &[("most", &most)]);
        return sorry_page(lang, StatusCode::TOO_MANY_REQUESTS, &sentence);
    };
    // Whoever may not join hears it as an answer, not as a socket that closes.
    let (out, outbox) = mpsc::channel(OUTBOX);
    let arrival = Arrival {
        kind,
        lang,
        key,
        out,
        seen: seen.n,
        keeps_legal: seen.legal.as_deref() == Some("changes"),
    };
    let joined = app
        .tables
        .answer(id, |answer| Ask::Join { arrival, answer });
    let viewer = match joined.await {
        Ok(viewer) => viewer,
        Err(why) => return sorry(lang, why),
    };
    let leaving = Leaving {
        tables: app.tables.clone(),
        id,
        viewer,
    };
    let outdated = kind == ClientKind::Page
        && seen.n.is_some()
        && seen.v.as_deref() != Some(pages::assets::version());
    let tables = app.tables.clone();
    let pace = app.limits.pace();
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MESSAGE_BYTES)
        .max_frame_size(MESSAGE_BYTES)
        .on_upgrade(async move |socket| {
            let connection = Connection {
                tables,
                id,
                kind,
                viewer,
                pace,
                strikes: 0,
                outdated,
            };
            connection.serve(lang, socket, outbox).await;
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
    kind: ClientKind,
    viewer: ViewerId,
    pace: Pace,
    strikes: u32,
    /// A page of another version, from before the server was started: it comes again and gets scripts that understand us.
    outdated: bool,
}

/// The connection ends.
struct Ended;

impl From<axum::Error> for Ended {
    fn from(_: axum::Error) -> Ended {
        Ended
    }
}

impl Connection {
    async fn serve(
        mut self,
        lang: Language,
        mut socket: WebSocket,
        mut outbox: mpsc::Receiver<Out>,
    ) {
        let page = self.kind == ClientKind::Page;
        let tick = ServerMessage::Tick { tick: true }.text();
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.tick().await;
        let mut heard = Instant::now();
        let mut told = Instant::now();
        if self.outdated {
            let reload = ServerMessage::Reload { reload: true }.text();
            let _ = write(&mut socket, Message::Text(reload)).await;
        }
        loop {
            let ended = tokio::select! {
                out = outbox.recv() => {
                    told = Instant::now();
                    match out {
                        Some(out) => send(&mut socket, out, &mut outbox).await,
                        // The table dropped us: we did not keep up, or it fell asleep.
                        None => Err(Ended),
                    }
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.receive(lang, &mut socket, message).await,
                        _ => Err(Ended),
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        Err(Ended)
                    } else {
                        write(&mut socket, Message::Ping(Default::default())).await
                    }
                }
                () = sleep_until(told + TICK), if page => {
                    told = Instant::now();
                    write(&mut socket, Message::Text(tick.clone())).await
                }
            };
            if ended.is_err() {
                break;
            }
        }
        let _ = timeout(SEND, socket.close()).await;
    }

    async fn receive(
        &mut self,
        lang: Language,
        socket: &mut WebSocket,
        message: Message,
    ) -> Result<(), Ended> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(Ended),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => {
                let unclear = Sorry::Unclear(String::new());
                return refuse(lang, socket, None, &unclear).await;
            }
        };
        metrics::counter!("getaway_messages_total").increment(1);
        if self.pace.check().is_err() {
            return self.too_fast(lang, socket, &text).await;
        }
        self.strikes = self.strikes.saturating_sub(1);
        let ask = Ask::Receive(self.viewer, text);
        self.tables.mention(self.id, ask).await.map_err(|_| Ended)
    }

    /// A message too many is answered and not done. Whoever goes on like that is sent away.
    async fn too_fast(
        &mut self,
        lang: Language,
        socket: &mut WebSocket,
        text: &str,
    ) -> Result<(), Ended> {
        self.strikes += 1;
        metrics::counter!("getaway_messages_refused_total").increment(1);
        if self.strikes < STRIKES {
            return refuse(lang, socket, id_of(text), &Sorry::TooFast).await;
        }
        let frame = CloseFrame {
            code: close_code::POLICY,
            reason: Utf8Bytes::from_static("too many messages"),
        };
        let _ = write(socket, Message::Close(Some(frame))).await;
        Err(Ended)
    }
}

async fn refuse(
    lang: Language,
    socket: &mut WebSocket,
    re: Option<u64>,
    sorry: &Sorry,
) -> Result<(), Ended> {
    write(socket, Message::Text(sorry.message(lang, re, None).text())).await
}

/// Sends what waits, together.
async fn send(
    socket: &mut WebSocket,
    first: Out,
    outbox: &mut mpsc::Receiver<Out>,
) -> Result<(), Ended> {
    let mut next = Some(first);
    let sent = timeout(SEND, async {
        while let Some(out) = next.take() {
            match out {
                Out::Text(text) => socket.feed(Message::Text(text)).await?,
                Out::End(last) => {
                    if let Some(text) = last {
                        socket.feed(Message::Text(text)).await?;
                    }
                    let frame = CloseFrame {
                        code: close_code::RESTART,
                        reason: Utf8Bytes::from_static("come back"),
                    };
                    socket.send(Message::Close(Some(frame))).await?;
                    return Err(Ended);
                }
            }
            next = outbox.try_recv().ok();
        }
        socket.flush().await?;
        Ok(())
    });
    sent.await.unwrap_or(Err(Ended))
}

async fn write(socket: &mut WebSocket, message: Message) -> Result<(), Ended> {
    let sent = timeout(SEND, socket.send(message)).await;
    sent.map_err(|_| Ended)?.map_err(Ended::from)
}
