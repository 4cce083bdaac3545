//! One table under load: its clients keep it busy until the heist is over.

use crate::client::Client;
use crate::http::Http;
use crate::options::Clients;
use crate::pacer::Pacer;
use crate::reader::ServerMessage;
use crate::run::StressRun;
use futures_util::Stream;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

/// Commands after which nobody plans on.
const PLANNED: u64 = 40;
/// A table where nothing comes for so long is given up.
const PATIENCE: Duration = Duration::from_secs(15);
/// Refusals in a row that mean a client is stuck.
const REFUSALS: u32 = 100;

/// How a heist ended.
pub enum HeistEnd {
    Over,
    Stuck,
}

pub struct Table {
    stress: Arc<StressRun>,
    pub id: String,
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
    pub fn new(stress: Arc<StressRun>, id: String, clients: Vec<Client>) -> Table {
        Table {
            stress,
            id,
            clients,
            n: 0,
            done: 0,
            refusals: 0,
            waits: Vec::new(),
        }
    }

    /// Waits until every client has been told where the table is.
    pub async fn settle(&mut self) -> Result<(), Error> {
        while self.clients.iter().any(|client| client.seen == 0) {
            self.receive().await?;
        }
        Ok(())
    }

    pub async fn play(&mut self) -> Result<HeistEnd, Error> {
        let mut due = None;
        loop {
            if self.stress.pacer.is_none() {
                self.send_all().await?;
            } else if due.is_none() && self.may_send() {
                due = self.stress.pacer.as_ref().map(Pacer::slot);
            }
            if self.refusals > REFUSALS {
                return Ok(HeistEnd::Stuck);
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
                received = timeout(patience, self.receive()) => {
                    received.map_err(|_| Error::ConnectionClosed)??;
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
        let at_once = self.stress.options.at_once.unwrap_or(u8::MAX);
        let waiting = self.clients.iter().filter(|client| client.waits());
        waiting.count() < usize::from(at_once)
    }

    fn may_send(&self) -> bool {
        let free = |client: &&Client| client.seen >= self.n && !client.waits();
        let mut free = self.clients.iter().filter(free);
        self.has_room() && free.any(|client| client.reader.can_choose())
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
        let Some(choice) = client.reader.choose(hurry) else {
            return Ok(false);
        };
        client.send(&choice).await?;
        Ok(true)
    }

    /// Takes the next message of any client.
    async fn receive(&mut self) -> Result<(), Error> {
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
        let tally = &self.stress.tally;
        tally.count(|tally| &tally.messages, 1);
        tally.count(|tally| &tally.bytes, text.len() as u64);
        let client = &mut self.clients[at];
        match client.reader.read(&text) {
            ServerMessage::At { n, re } => self.at(at, n, re),
            ServerMessage::Menu { .. } => client.pending = None,
            ServerMessage::Refused { re } => {
                self.refusals += 1;
                tally.count(|tally| &tally.refused, 1);
                let pending = client.pending.take_if(|pending| pending.id == re);
                if pending.is_none_or(|pending| pending.done.is_some()) && re > 0 {
                    // What was taken for its update was that of another.
                    self.arrived(self.n);
                }
            }
            ServerMessage::Closing => return Err(Error::ConnectionClosed),
            ServerMessage::Nothing => {}
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
            if let Some(pending) = client.pending.take_if(|pending| pending.id == re) {
                self.commanded(pending.sent, n);
            }
        } else if self.stress.options.clients == Clients::Page && !first && before > 0 {
            // Pages are not told whose command it was: the oldest on their way have arrived.
            for _ in before..self.n {
                if let Some(sent) = self.arrived(n) {
                    self.commanded(sent, n);
                }
            }
        }
        let everybody = self.clients.iter().map(|client| client.seen).min();
        let everybody = everybody.unwrap_or_default();
        let tally = &self.stress.tally;
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
        let all_pending = clients.filter_map(|client| client.pending.as_mut());
        let all_pending = all_pending.filter(|pending| pending.done.is_none());
        let pending = all_pending.min_by_key(|pending| (pending.press, pending.sent))?;
        pending.done = Some(n);
        Some(pending.sent)
    }

    fn commanded(&mut self, sent: Instant, n: u64) {
        self.done += 1;
        self.refusals = 0;
        self.stress.tally.count(|tally| &tally.commands, 1);
        self.waits.push((sent, n));
    }

    /// Nobody has anything to do: because the heist is over, or because something is wrong.
    async fn ask_whether_over(&self) -> HeistEnd {
        let path = format!("/api/tables/{}", self.id);
        let asked = async { Http::connect(self.stress.address).await?.get(&path).await };
        match asked.await {
            Ok(table) if table["over"] == true => HeistEnd::Over,
            _ => HeistEnd::Stuck,
        }
    }
}

async fn wait_for(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}
