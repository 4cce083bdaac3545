//! Telling viewers what has become durable, and answering whoever asked.

use super::page_update::{self, Parts, Steps};
use super::viewers::{Viewer, reach};
use super::{Arrival, Kind, Look, Sorry, Table, ViewerId};
use crate::any_table::Around;
use crate::hosted_game::{AtTable, Now};
use crate::key::Key;
use crate::table_state::{Change, SEATS};
use axum::extract::ws::Utf8Bytes;
use board::Space;
use pages::company::Company;
use serde_json::{Value, json};
use tokio::sync::oneshot;

/// Something to be said once all is durable.
pub enum Answer {
    Number(oneshot::Sender<Result<u64, Sorry>>, Result<u64, Sorry>),
    Link(oneshot::Sender<Result<Key, Sorry>>, Result<Key, Sorry>),
    Advice(oneshot::Sender<Result<Value, Sorry>>, Result<Value, Sorry>),
    Done(ViewerId, Option<u64>),
    Sorry(ViewerId, Option<u64>, Sorry, Option<Space>),
    Text(ViewerId, Utf8Bytes),
    Full(ViewerId),
    Point(ViewerId, Space),
    Join(Arrival, oneshot::Sender<Result<ViewerId, Sorry>>),
    Look(Look),
}

impl<G: AtTable> Table<G> {
    /// Tells every viewer what has become durable.
    pub fn tell(&mut self, after: u64, line: usize) {
        let change = std::mem::take(&mut self.change);
        if change.next {
            return self.tell_next(after, line, &change);
        }
        if change.seats {
            self.seats_changed();
        }
        self.tell_pages(after, line, &change);
        self.tell_programs(after, line, &change);
    }

    /// Another game needs another page.
    fn tell_next(&mut self, after: u64, line: usize, change: &Change<G>) {
        self.sent.forget();
        let room = &self.room;
        let text = reload();
        self.viewers.retain_mut(|viewer| {
            viewer.held = room.held(&viewer.key);
            viewer.kind != Kind::Page || reach(viewer, text.clone())
        });
        self.tell_programs(after, line, change);
    }

    /// Who gained or lost a seat needs another page than before.
    fn seats_changed(&mut self) {
        self.moved = true;
        let text = reload();
        let room = &self.room;
        self.viewers.retain_mut(|viewer| {
            let held = room.held(&viewer.key);
            let changed = std::mem::replace(&mut viewer.held, held) != held;
            !changed || viewer.kind != Kind::Page || reach(viewer, text.clone())
        });
    }

    fn tell_pages(&mut self, after: u64, line: usize, change: &Change<G>) {
        if self.viewers.iter().all(|viewer| viewer.kind != Kind::Page) {
            return self.sent.forget();
        }
        let company = self.company();
        let mut touched = change.touched;
        if change.seats {
            // Pawns and tokens wear the colours of the seats.
            touched = G::everything();
        }
        let watched = self.watched(Kind::Page);
        let now = Now {
            room: &self.room,
            company: &company,
            id: &self.id,
            waited: self.begun.elapsed(),
        };
        let parts = Parts::changed(&now, &touched, watched, &mut self.sent);
        let clock = page_update::clock::<G>(now.waited);
        let mut stories: [Option<String>; 1 << SEATS] = Default::default();
        let mut texts: [Option<Utf8Bytes>; 1 << SEATS] = Default::default();
        let (room, n) = (&self.room, self.room.n);
        self.viewers.retain(|viewer| {
            if viewer.kind != Kind::Page {
                return true;
            }
            let held = viewer.held;
            let text = texts[usize::from(held)].get_or_insert_with(|| {
                let audience = G::audience(held);
                let story = stories[usize::from(audience)]
                    .get_or_insert_with(|| page_update::story(room, line, audience));
                parts.update(held, after, n, &format!("{story}{clock}"))
            });
            reach(viewer, text.clone())
        });
    }

    fn tell_programs(&mut self, after: u64, line: usize, change: &Change<G>) {
        if self
            .viewers
            .iter()
            .all(|viewer| viewer.kind != Kind::Program)
        {
            return;
        }
        let watched = self.watched(Kind::Program);
        // What was taken back, who sits where, or another game is told by showing everything anew.
        let anew = change.undone || change.seats || change.next;
        let mut steps: [Option<Steps>; 1 << SEATS] = Default::default();
        let company = if anew {
            self.company()
        } else {
            Company::default()
        };
        let mut answers = std::mem::take(&mut self.answers);
        let room = &self.room;
        self.viewers.retain(|viewer| {
            if viewer.kind != Kind::Program {
                return true;
            }
            // The answer to a command is the update it made.
            let mut re = None;
            answers.retain(|answer| match answer {
                Answer::Done(id, asked) if *id == viewer.id && re.is_none() => {
                    re = *asked;
                    asked.is_none()
                }
                _ => true,
            });
            let held = viewer.held;
            if anew {
                return reach(viewer, Steps::whole(room, &company, held).text(held, re));
            }
            let audience = G::audience(held);
            let steps = steps[usize::from(audience)]
                .get_or_insert_with(|| Steps::new(room, after, change, line, audience, watched));
            reach(viewer, steps.text(held, re))
        });
        self.answers = answers;
    }

    pub fn tell_presence(&mut self) {
        let company = self.company();
        let part = G::people(&self.now(&company));
        let text = page_update::presence(&part);
        self.viewers
            .retain(|viewer| viewer.kind != Kind::Page || reach(viewer, text.clone()));
    }

    /// Answers whoever asked in this round.
    pub fn answer(&mut self) {
        for answer in std::mem::take(&mut self.answers) {
            match answer {
                Answer::Number(to, number) => {
                    let _ = to.send(number);
                }
                Answer::Link(to, link) => {
                    let _ = to.send(link);
                }
                Answer::Advice(to, advice) => {
                    let _ = to.send(advice);
                }
                Answer::Done(id, re) => {
                    if let Some(re) = re {
                        let text = json!({ "re": re, "ok": true }).to_string();
                        self.send(id, text.into());
                    }
                }
                Answer::Sorry(id, re, sorry, at) => {
                    let text = refusal(re, &sorry, at);
                    self.send(id, text);
                }
                Answer::Text(id, text) => self.send(id, text),
                Answer::Full(id) => {
                    let text = self.full(id);
                    if let Some(text) = text {
                        self.send(id, text);
                    }
                }
                Answer::Point(id, space) => self.point(id, space),
                Answer::Join(arrival, to) => {
                    let joined = self.join(arrival);
                    let _ = to.send(joined);
                }
                Answer::Look(look) => {
                    let company = self.company();
                    let waited = self.begun.elapsed();
                    look(&self.room, &Around { company, waited });
                }
            }
        }
    }

    fn full(&mut self, id: ViewerId) -> Option<Utf8Bytes> {
        let viewer = self.viewers.iter().find(|viewer| viewer.id == id)?;
        let (held, kind) = (viewer.held, viewer.kind);
        Some(self.everything(kind, held))
    }

    pub fn everything(&mut self, kind: Kind, held: u8) -> Utf8Bytes {
        let company = self.company();
        match kind {
            Kind::Program => Steps::whole(&self.room, &company, held).text(held, None),
            Kind::Page => {
                let now = Now {
                    room: &self.room,
                    company: &company,
                    id: &self.id,
                    waited: self.begun.elapsed(),
                };
                let parts = Parts::whole(&now, held, &mut self.sent);
                let mut rest = page_update::latest(&self.room, held);
                rest.push_str(&page_update::clock::<G>(now.waited));
                parts.full(held, self.room.n, &rest)
            }
        }
    }
}

/// Asks a page to come again, for it has other parts now.
fn reload() -> Utf8Bytes {
    json!({ "reload": true }).to_string().into()
}

fn refusal(re: Option<u64>, sorry: &Sorry, at: Option<Space>) -> Utf8Bytes {
    let sentence = sorry.sentence();
    let error = match sorry {
        Sorry::Unclear(why) => json!({ "kind": sorry.kind(), "text": sentence, "detail": why }),
        _ => json!({ "kind": sorry.kind(), "text": sentence, "reason": sorry.reason() }),
    };
    let mut text = json!({ "re": re, "why": sentence, "error": error });
    if let Some(at) = at {
        text["at"] = json!(at);
    }
    text.to_string().into()
}

/// Tells whoever waits for an answer that nothing was done.
pub fn not_kept(answer: Answer, viewers: &[Viewer]) {
    match answer {
        Answer::Number(to, _) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Answer::Link(to, _) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Answer::Join(_, to) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Answer::Advice(to, _) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Answer::Done(id, re) => {
            let viewer = viewers.iter().find(|viewer| viewer.id == id);
            if let Some(viewer) = viewer {
                reach(viewer, refusal(re, &Sorry::NotKept, None));
            }
        }
        _ => {}
    }
}
