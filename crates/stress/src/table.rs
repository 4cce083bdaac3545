//! One table under load: opens it, seats its clients, and keeps it busy until the heist is over.

use crate::client::Client;
use crate::error::StressError;
use crate::eyes::Heard;
use crate::http::Http;
use crate::options::{Clients, Options};
use crate::pacer::Pacer;
use crate::tally::{Tally, lock};
use futures_util::Stream;
use serde_json::json;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

const SCENARIO: &str = "the-inclusion-job";
const CREW: [&str; 4] = ["Tiny", "Karma", "Iceheart", "Null"];
/// Commands after which nobody plans on.
const PLANNED: u64 = 40;
/// A table where nothing comes for so long is given up.
const PATIENCE: Duration = Duration::from_secs(15);
/// Refusals in a row that mean a client is stuck.
const REFUSALS: u32 = 100;

/// What all tables of a load share.
pub struct Load {
    pub address: SocketAddr,
    pub options: Options,
    pub tally: Tally,
    pub pacer: Option<Pacer>,
}

/// A table that is set up, with the key of each seat.
pub struct Opened {
    pub id: String,
    keys: Vec<String>,
}

impl Load {
    /// Sets a table up and takes its seats.
    pub async fn open(&self) -> Result<Opened, StressError> {
        let mut http = Http::connect(self.address).await?;
        let crew = &CREW[..usize::from(self.options.seats)];
        let setup = json!({ "edition": "master-heist", "scenario": SCENARIO, "crew": crew });
        let opened = http.post("/api/tables", &setup).await?;
        let text = |value: &serde_json::Value| {
            let text = value.as_str().map(str::to_owned);
            text.ok_or_else(|| StressError::Unclear(opened.to_string()))
        };
        let id = text(&opened["table"])?;
        let mut keys = Vec::new();
        for (seat, name) in crew.iter().enumerate() {
            let path = format!("/api/tables/{id}/seats/{seat}");
            let sat = http.post(&path, &json!({ "name": name })).await?;
            keys.push(text(&sat["key"])?);
        }
        Ok(Opened { id, keys })
    }

    /// Connects everybody.
    pub async fn connect(self: &Arc<Self>, opened: Opened) -> Result<Table, StressError> {
        let kind = self.options.clients;
        let mut clients = Vec::new();
        for (seat, key) in (0..).zip(&opened.keys) {
            // Whoever only watches opens the page first, as browsers do, and needs nothing shown again.
            let seen = match (self.options.idle, kind) {
                (true, Clients::Page) => Some(self.look_at_page(&opened.id, key).await?),
                _ => None,
            };
            let client = Client::connect(self.address, kind, &opened.id, (seat, key), seen).await?;
            clients.push(client);
        }
        Ok(Table {
            load: self.clone(),
            id: opened.id,
            clients,
            n: 0,
            done: 0,
            refusals: 0,
            waits: Vec::new(),
        })
    }

    /// Opens the page of a table, and gives the number it is at.
    async fn look_at_page(&self, table: &str, key: &str) -> Result<u64, StressError> {
        let mut http = Http::connect(self.address).await?;
        let page = http.page(&format!("/t/{table}"), key).await?;
        let n = page.split("data-n=\"").nth(1);
        let n = n.and_then(|rest| rest.split('"').next()?.parse().ok());
        n.ok_or_else(|| StressError::Unclear(format!("the page of table {table}")))
    }

    /// Plays one heist after another.
    pub async fn keep_busy(self: Arc<Self>, mut table: Table) -> Result<(), StressError> {
        loop {
            match table.play().await {
                Ok(Played::Over) => self.tally.count(|tally| &tally.heists, 1),
                Ok(Played::Stuck) => {
                    self.tally.count(|tally| &tally.stuck, 1);
                    lock(&self.tally.stuck_at).get_or_insert(table.id.clone());
                }
                Err(_) => self.tally.count(|tally| &tally.broken, 1),
            }
            drop(table);
            table = self.connect(self.open().await?).await?;
        }
    }
}

/// How a heist ended.
enum Played {
    Over,
    Stuck,
}

pub struct Table {
    load: Arc<Load>,
    id: String,
    pub clients: Vec<Client>,
    /// The latest number that anybody was told.
    n: u64,
    /// Commands done here.
    done: u64,
    refusals: u32,
    /// What was commanded, and the number that every viewer must see.
    waits: Vec<(Instant, u64)>,
}

impl Table {
    /// Waits until every client has been told where the table is.
    pub async fn settle(&mut self) -> Result<(), Error> {
        while self.clients.iter().any(|client| client.seen == 0) {
            self.hear().await?;
        }
        Ok(())
    }

    async fn play(&mut self) -> Result<Played, Error> {
        let mut due = None;
        loop {
            if self.load.pacer.is_none() {
                self.send_all().await?;
            } else if due.is_none() && self.may_send() {
                due = self.load.pacer.as_ref().map(Pacer::slot);
            }
            if self.refusals > REFUSALS {
                return Ok(Played::Stuck);
            }
            let waits = self.clients.iter().any(Client::waits);
            let behind = self.clients.iter().any(|client| client.seen < self.n);
            if due.is_none() && !waits && !behind && self.n > 0 {
                return Ok(self.ask_whether_over().await);
            }
            let patience = if waits || behind {
                PATIENCE
            } else {
                Duration::MAX
            };
            tokio::select! {
                heard = timeout(patience, self.hear()) => {
                    heard.map_err(|_| Error::ConnectionClosed)??;
                }
                () = wait_for(due) => {
                    due = None;
                    self.send_one().await?;
                }
            }
        }
    }

    /// Whether more may be on its way.
    fn has_room(&self) -> bool {
        let at_once = self.load.options.at_once.unwrap_or(u8::MAX);
        let waiting = self.clients.iter().filter(|client| client.waits());
        waiting.count() < usize::from(at_once)
    }

    fn may_send(&self) -> bool {
        let free = |client: &&Client| client.seen >= self.n && !client.waits();
        let mut free = self.clients.iter().filter(free);
        self.has_room() && free.any(|client| client.eyes.can_choose())
    }

    /// Everybody who has something to do does it, as far as so much may be on its way.
    async fn send_all(&mut self) -> Result<(), Error> {
        let first = fastrand::usize(..self.clients.len());
        for at in 0..self.clients.len() {
            if !self.has_room() {
                return Ok(());
            }
            self.try_send((first + at) % self.clients.len()).await?;
        }
        Ok(())
    }

    /// Somebody who has something to do does it.
    async fn send_one(&mut self) -> Result<(), Error> {
        let first = fastrand::usize(..self.clients.len());
        for at in 0..self.clients.len() {
            if self.try_send((first + at) % self.clients.len()).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    async fn try_send(&mut self, at: usize) -> Result<bool, Error> {
        let hurry = self.done > PLANNED;
        let client = &mut self.clients[at];
        // What others did may not have come to everybody yet.
        if client.seen < self.n.max(1) || client.waits() {
            return Ok(false);
        }
        let Some(choice) = client.eyes.choose(hurry) else {
            return Ok(false);
        };
        client.send(&choice).await?;
        Ok(true)
    }

    /// Takes the next message of any client.
    async fn hear(&mut self) -> Result<(), Error> {
        let clients = &mut self.clients;
        let (at, message) = poll_fn(|context| {
            for (at, client) in clients.iter_mut().enumerate() {
                if let Poll::Ready(message) = Pin::new(&mut client.socket).poll_next(context) {
                    return Poll::Ready((at, message));
                }
            }
            Poll::Pending
        })
        .await;
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Err(error)) => return Err(error),
            _ => return Err(Error::ConnectionClosed),
        };
        let tally = &self.load.tally;
        tally.count(|tally| &tally.messages, 1);
        tally.count(|tally| &tally.bytes, text.len() as u64);
        let client = &mut self.clients[at];
        match client.eyes.read(&text) {
            Heard::At { n, re } => self.at(at, n, re),
            Heard::Menu { .. } => client.flight = None,
            Heard::Refused { re } => {
                self.refusals += 1;
                tally.count(|tally| &tally.refused, 1);
                let flight = client.flight.take_if(|flight| flight.id == re);
                if flight.is_none_or(|flight| flight.done.is_some()) && re > 0 {
                    // What was taken for its update was that of another.
                    self.arrived(self.n);
                }
            }
            Heard::Bye => return Err(Error::ConnectionClosed),
            Heard::Nothing => {}
        }
        Ok(())
    }

    /// A client was told that the table is at this number.
    fn at(&mut self, at: usize, n: u64, re: Option<u64>) {
        let client = &mut self.clients[at];
        let first = client.seen == 0;
        client.seen = n;
        let before = self.n;
        self.n = before.max(n);
        if let Some(re) = re {
            if let Some(flight) = client.flight.take_if(|flight| flight.id == re) {
                self.commanded(flight.sent, n);
            }
        } else if self.load.options.clients == Clients::Page && !first && before > 0 {
            // Pages are not told whose command it was: the oldest on their way have arrived.
            for _ in before..self.n {
                if let Some(sent) = self.arrived(n) {
                    self.commanded(sent, n);
                }
            }
        }
        let everybody = self.clients.iter().map(|client| client.seen).min();
        let everybody = everybody.unwrap_or_default();
        let tally = &self.load.tally;
        self.waits.retain(|&(sent, n)| {
            if n <= everybody {
                tally.seen(sent);
            }
            n > everybody
        });
    }

    /// The oldest command on its way led to this update; tells when it was sent.
    fn arrived(&mut self, n: u64) -> Option<Instant> {
        let clients = self.clients.iter_mut();
        let flights = clients.filter_map(|client| client.flight.as_mut());
        let flights = flights.filter(|flight| flight.done.is_none());
        let flight = flights.min_by_key(|flight| (flight.press, flight.sent))?;
        flight.done = Some(n);
        Some(flight.sent)
    }

    fn commanded(&mut self, sent: Instant, n: u64) {
        self.done += 1;
        self.refusals = 0;
        self.load.tally.count(|tally| &tally.commands, 1);
        self.waits.push((sent, n));
    }

    /// Nobody has anything to do: because the heist is over, or because something is wrong.
    async fn ask_whether_over(&self) -> Played {
        let path = format!("/api/tables/{}", self.id);
        let asked = async { Http::connect(self.load.address).await?.get(&path).await };
        match asked.await {
            Ok(table) if table["over"] == true => Played::Over,
            _ => Played::Stuck,
        }
    }
}

async fn wait_for(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}
