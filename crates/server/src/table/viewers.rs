//! Who watches a table: coming, going, and handing messages over.

use super::{Arrival, ClientKind, Out, Sorry, Table, ViewerId};
use crate::hosted_game::HostedGame;
use crate::key::KeyHash;
use crate::wire::{Point, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use board::Space;
use pages::company::{Company, Person, Successor};
use std::collections::BTreeSet;
use table::Seats;
use tokio::sync::mpsc;
use words::Language;

/// A connection that watches.
pub struct Viewer {
    pub id: ViewerId,
    pub lang: Language,
    pub kind: ClientKind,
    pub key: KeyHash,
    pub held: Seats,
    /// Wants to see the chance of success.
    pub bar: bool,
    /// A program that keeps lists of legal commands.
    pub keeps_legal: bool,
    pub out: mpsc::Sender<Out>,
}

impl<G: HostedGame> Table<G> {
    pub fn join(&mut self, arrival: Arrival) -> Result<ViewerId, Sorry> {
        let most = self.tables.options.viewers;
        if self.viewers.len() >= most {
            return Err(Sorry::TooManyViewers(most));
        }
        let id = ViewerId::next();
        let held = self.state.held(&arrival.key);
        let viewer = Viewer {
            id,
            lang: arrival.lang,
            kind: arrival.kind,
            key: arrival.key,
            held,
            bar: false,
            keeps_legal: arrival.keeps_legal,
            out: arrival.out,
        };
        if arrival.kind == ClientKind::Page {
            // What the others have of the fragments need not be what this one has.
            self.sent.remove(&arrival.lang);
        }
        if arrival.seen != Some(self.state.n) {
            let text = self.everything(arrival.kind, arrival.lang, held);
            if !reach(&viewer, text) {
                return Ok(id);
            }
        }
        if let Some(bots) = self.bots.as_mut().filter(|_| self.viewers.is_empty()) {
            bots.somebody_came();
        }
        self.viewers.push(viewer);
        metrics::gauge!("getaway_viewers").increment(1);
        self.moved = true;
        Ok(id)
    }

    pub fn part(&mut self, id: ViewerId) {
        let before = self.viewers.len();
        self.viewers.retain(|viewer| viewer.id != id);
        let left = before - self.viewers.len();
        metrics::gauge!("getaway_viewers").decrement(left as f64);
        self.moved |= left > 0;
    }

    pub fn send(&mut self, id: ViewerId, text: Utf8Bytes) {
        self.viewers
            .retain(|viewer| viewer.id != id || reach(viewer, text.clone()));
    }

    pub fn point(&mut self, id: ViewerId, space: Space) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
            return;
        };
        let (seat, name) = self.called(&viewer.key);
        let name = &name;
        let point = Point { space, name, seat };
        let text = ServerMessage::Point { point }.text();
        self.viewers.retain(|viewer| reach(viewer, text.clone()));
    }

    /// The seats that somebody of this kind watches for.
    pub fn watched(&self, kind: ClientKind) -> Seats {
        let viewers = self.viewers.iter().filter(|viewer| viewer.kind == kind);
        viewers.fold(Seats::EMPTY, |watched, viewer| watched | viewer.held)
    }

    /// The languages that pages at the table are read in.
    pub fn languages(&self) -> BTreeSet<Language> {
        let pages = self.viewers.iter();
        let pages = pages.filter(|viewer| viewer.kind == ClientKind::Page);
        pages.map(|viewer| viewer.lang).collect()
    }

    /// Who is at the table.
    pub fn company(&self) -> Company {
        let online = |keys: &[KeyHash]| self.viewers.iter().any(|v| keys.contains(&v.key));
        let seats = std::array::from_fn(|seat| {
            let sitter = self.state.seats[seat].as_ref()?;
            Some(Person {
                name: sitter.name.clone(),
                colour: sitter.colour,
                online: online(&sitter.keys),
            })
        });
        let host = self.state.host.first();
        let host = host.and_then(|host| self.state.name_of(host));
        Company {
            seats,
            host: host.map(|(_, name)| name.to_owned()),
            watchers: self.viewers.iter().filter(|v| v.held.is_empty()).count(),
            bots: self.state.bots,
            again: self.state.successor.as_ref().map(|next| Successor {
                table: next.table.to_string(),
                name: next.name.clone(),
            }),
            nods: self.state.nods,
            waiting: self.bots.as_ref().is_some_and(|bots| bots.waiting()),
        }
    }
}

/// Hands a message to a connection. A connection that does not keep up is dropped; it comes back and asks anew.
pub fn reach(viewer: &Viewer, text: Utf8Bytes) -> bool {
    let reached = viewer.out.try_send(Out::Text(text)).is_ok();
    if !reached {
        metrics::counter!("getaway_viewers_dropped_total").increment(1);
        metrics::gauge!("getaway_viewers").decrement(1);
    }
    reached
}
