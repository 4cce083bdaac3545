//! Who watches a table: coming, going, and handing messages over.

use super::{Arrival, Kind, Out, Sorry, Table, ViewerId};
use crate::hosted::AtTable;
use crate::key::KeyHash;
use axum::extract::ws::Utf8Bytes;
use board::Space;
use pages::company::{Company, Person};
use serde_json::json;
use tokio::sync::mpsc;

/// A connection that watches.
pub struct Viewer {
    pub id: ViewerId,
    pub kind: Kind,
    pub key: KeyHash,
    /// As bits.
    pub held: u8,
    /// Wants to see the chance of success.
    pub bar: bool,
    pub out: mpsc::Sender<Out>,
}

impl<G: AtTable> Table<G> {
    pub fn join(&mut self, arrival: Arrival) -> Result<ViewerId, Sorry> {
        let most = self.tables.options.viewers;
        if self.viewers.len() >= most {
            return Err(Sorry::TooManyViewers(most));
        }
        let id = ViewerId::next();
        let held = self.room.held(&arrival.key);
        let viewer = Viewer {
            id,
            kind: arrival.kind,
            key: arrival.key,
            held,
            bar: false,
            out: arrival.out,
        };
        // What the others have of these seats need not be what this one has.
        self.sent.forget_seats(held);
        if arrival.seen != Some(self.room.n) {
            let text = self.everything(arrival.kind, held);
            if !reach(&viewer, text) {
                return Ok(id);
            }
        }
        if let Some(mates) = self.mates.as_mut().filter(|_| self.viewers.is_empty()) {
            mates.somebody_came();
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
        let point = json!({ "space": space, "name": name, "seat": seat });
        let text: Utf8Bytes = json!({ "point": point }).to_string().into();
        self.viewers.retain(|viewer| reach(viewer, text.clone()));
    }

    /// The seats that somebody of this kind watches for, as bits.
    pub fn watched(&self, kind: Kind) -> u8 {
        let viewers = self.viewers.iter().filter(|viewer| viewer.kind == kind);
        viewers.fold(0, |watched, viewer| watched | viewer.held)
    }

    /// Who is at the table.
    pub fn company(&self) -> Company {
        let online = |keys: &[KeyHash]| self.viewers.iter().any(|v| keys.contains(&v.key));
        let seats = std::array::from_fn(|seat| {
            let sitter = self.room.seats[seat].as_ref()?;
            Some(Person {
                name: sitter.name.clone(),
                colour: sitter.colour,
                online: online(&sitter.keys),
            })
        });
        let host = self.room.host.first();
        let host = host.and_then(|host| self.room.name_of(host));
        Company {
            seats,
            host: host.map(|(_, name)| name.to_owned()),
            watchers: self.viewers.iter().filter(|v| v.held == 0).count(),
            bots: self.room.bots,
            waiting: self.mates.as_ref().is_some_and(|mates| mates.waiting()),
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
