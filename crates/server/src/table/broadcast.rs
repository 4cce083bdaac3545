//! Telling viewers what has become durable, and answering whoever asked.

use super::limits::SEATS;
use super::page_update::{LogNews, Parts};
use super::program_update::{LegalKnown, LegalLists, StepNews};
use super::viewers::{Viewer, reach};
use super::{Arrival, ClientKind, Sorry, Table, TableVisit, ViewerId};
use crate::any_table::Presence;
use crate::hosted_game::{HostedGame, Which, audience};
use crate::id::TableId;
use crate::key::Key;
use crate::table_state::Change;
use crate::wire::{Cue, PageUpdate, ProgramTable, ProgramUpdate, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use board::Space;
use pages::company::Company;
use serde_json::Value;
use std::time::Duration;
use table::Seats;
use tokio::sync::oneshot;
use words::Language;

/// Something to be said once all is durable.
pub enum Reply {
    Number(oneshot::Sender<Result<u64, Sorry>>, Result<u64, Sorry>),
    Link(oneshot::Sender<Result<Key, Sorry>>, Result<Key, Sorry>),
    Again(
        oneshot::Sender<Result<TableId, Sorry>>,
        Result<TableId, Sorry>,
    ),
    Advice(oneshot::Sender<Result<Value, Sorry>>, Result<Value, Sorry>),
    Done(ViewerId, Option<u64>),
    Sorry(ViewerId, Option<u64>, Sorry, Option<Space>),
    Text(ViewerId, Utf8Bytes),
    Full(ViewerId),
    Point(ViewerId, Space),
    Join(Arrival, oneshot::Sender<Result<ViewerId, Sorry>>),
    Look(TableVisit),
}

impl<G: HostedGame> Table<G> {
    /// Tells every viewer what has become durable.
    pub fn broadcast(&mut self, after: u64, line: usize) {
        let change = std::mem::take(&mut self.change);
        if change.next {
            // Another game needs another page.
            self.sent.clear();
            self.reload(|_| true);
        } else {
            if change.seats {
                self.moved = true;
                self.reload(|changed| changed);
            }
            self.update_pages(after, line, &change);
        }
        self.update_programs(after, line, &change);
    }

    /// Sees who holds which seats now. Pages that need other parts than before come again; they are told by whether their
    /// seats changed.
    fn reload(&mut self, needs: impl Fn(bool) -> bool) {
        let text = ServerMessage::Reload { reload: true }.text();
        let state = &self.state;
        self.viewers.retain_mut(|viewer| {
            let held = state.held(&viewer.key);
            let changed = std::mem::replace(&mut viewer.held, held) != held;
            viewer.kind != ClientKind::Page || !needs(changed) || reach(viewer, text.clone())
        });
    }

    fn update_pages(&mut self, after: u64, line: usize, change: &Change<G>) {
        let languages = self.languages();
        self.sent.retain(|lang, _| languages.contains(lang));
        let mut cues: Vec<Cue> = Vec::new();
        for cue in change.events.iter().filter_map(|(_, event)| G::cue(event)) {
            if !cues.contains(&cue) {
                cues.push(cue);
            }
        }
        for lang in languages {
            self.update_pages_in(lang, after, line, change, &cues);
        }
    }

    /// Updates the pages that are read in one language.
    fn update_pages_in(
        &mut self,
        lang: Language,
        after: u64,
        line: usize,
        change: &Change<G>,
        cues: &[Cue],
    ) {
        let company = self.company();
        // Pawns and tokens wear the colours of the seats.
        let touched = change.touched.filter(|_| !change.seats);
        let is_in = |viewer: &Viewer| viewer.kind == ClientKind::Page && viewer.lang == lang;
        let pages = self.viewers.iter().filter(|viewer| is_in(viewer));
        let watched = pages.fold(Seats::EMPTY, |watched, viewer| watched | viewer.held);
        let waited = self.begun.elapsed();
        let moment = self.state.snapshot(lang, &self.id, &company, waited);
        let sent = self.sent.entry(lang).or_default();
        let parts = Parts::changed(&moment, touched, watched, sent);
        let mut logs: [Option<LogNews>; 1 << SEATS] = Default::default();
        let mut texts: [Option<Utf8Bytes>; 1 << SEATS] = Default::default();
        let state = &self.state;
        self.viewers.retain(|viewer| {
            if !is_in(viewer) {
                return true;
            }
            let held = viewer.held;
            let text = texts[held.index()].get_or_insert_with(|| {
                let audience = audience::<G>(held);
                let log = logs[audience.index()]
                    .get_or_insert_with(|| LogNews::since(lang, state, line, audience));
                let update = PageUpdate {
                    n: state.n,
                    after: Some(after),
                    full: false,
                    parts: parts.of(held),
                    unlog: log.unlog,
                    log: &log.log,
                    played: change.first_step.is_some() || change.undone,
                    cues,
                    waited: clock::<G>(waited),
                };
                ServerMessage::Page(update).text()
            });
            reach(viewer, text.clone())
        });
    }

    fn update_programs(&mut self, after: u64, line: usize, change: &Change<G>) {
        let mut programs = self.viewers.iter();
        if !programs.any(|viewer| viewer.kind == ClientKind::Program) {
            self.legal = LegalKnown::default();
            return;
        }
        let watched = self.watched(ClientKind::Program);
        let mut programs = self.viewers.iter();
        let all = programs.any(|viewer| viewer.kind == ClientKind::Program && !viewer.keeps_legal);
        // What was taken back, who sits where, or another game is told by showing everything anew.
        let anew = change.undone || change.seats || change.next;
        let lists = if anew {
            self.legal = LegalKnown::default();
            LegalLists::of(&self.state, watched)
        } else {
            LegalLists::since(&mut self.legal, &self.state, watched, all)
        };
        let company = if anew {
            self.company()
        } else {
            Company::default()
        };
        let mut news: [Option<StepNews>; 1 << SEATS] = Default::default();
        // Who is told the same gets the same text: by audience, and by the seats whose lists are in it.
        let mut texts: Vec<(Seats, Seats, Utf8Bytes)> = Vec::new();
        let mut replies = std::mem::take(&mut self.replies);
        let state = &self.state;
        self.viewers.retain(|viewer| {
            if viewer.kind != ClientKind::Program {
                return true;
            }
            // The answer to a command is the update it made.
            let mut re = None;
            replies.retain(|reply| match reply {
                Reply::Done(id, asked) if *id == viewer.id && re.is_none() => {
                    re = *asked;
                    asked.is_none()
                }
                _ => true,
            });
            let held = viewer.held;
            if anew {
                let view = state.game().view(state.session.state(), held).view;
                let table = ProgramTable {
                    n: state.n,
                    full: true,
                    view: &view,
                    company: &company,
                    seats: held.iter().collect(),
                    over: state.session.over(),
                    legal: lists.by_seat(held),
                    re,
                };
                return reach(viewer, ServerMessage::Table(table).text());
            }
            let audience = audience::<G>(held);
            let listed = if viewer.keeps_legal {
                held & lists.changed
            } else {
                held
            };
            let mut known = texts.iter();
            let known = known.find(|(one, two, _)| (*one, *two) == (audience, listed));
            if let Some((_, _, text)) = known.filter(|_| re.is_none()) {
                return reach(viewer, text.clone());
            }
            let news = news[audience.index()]
                .get_or_insert_with(|| StepNews::new(state, change, line, audience));
            let update = ProgramUpdate {
                n: state.n,
                after,
                steps: &news.steps,
                said: news.said.as_deref(),
                over: state.session.over(),
                legal: lists.by_seat(listed),
                re,
            };
            let text = ServerMessage::Update(update).text();
            if re.is_none() {
                texts.push((audience, listed, text.clone()));
            }
            reach(viewer, text)
        });
        self.replies = replies;
    }

    /// Who is there has changed.
    pub fn update_presence(&mut self) {
        self.update_aside(Which::People);
    }

    /// Tells pages a fragment that is no part of the table's number.
    pub fn update_aside(&mut self, which: Which<G::Touched>) {
        let company = self.company();
        for lang in self.languages() {
            let parts = Parts::aside(&self.snapshot(lang, &company), which);
            let text = ServerMessage::Fragments {
                parts: parts.of(Seats::EMPTY),
            }
            .text();
            self.viewers.retain(|viewer| {
                let is_in = viewer.kind == ClientKind::Page && viewer.lang == lang;
                !is_in || reach(viewer, text.clone())
            });
        }
    }

    /// Answers whoever asked in this round.
    pub fn reply(&mut self) {
        for reply in std::mem::take(&mut self.replies) {
            match reply {
                Reply::Number(to, number) => {
                    let _ = to.send(number);
                }
                Reply::Link(to, link) => {
                    let _ = to.send(link);
                }
                Reply::Again(to, table) => {
                    let _ = to.send(table);
                }
                Reply::Advice(to, advice) => {
                    let _ = to.send(advice);
                }
                Reply::Done(id, re) => {
                    if let Some(re) = re {
                        self.send(id, ServerMessage::Done { re, ok: true }.text());
                    }
                }
                Reply::Sorry(id, re, sorry, at) => {
                    let viewer = self.viewers.iter().find(|viewer| viewer.id == id);
                    if let Some(lang) = viewer.map(|viewer| viewer.lang) {
                        self.send(id, sorry.message(lang, re, at).text());
                    }
                }
                Reply::Text(id, text) => self.send(id, text),
                Reply::Full(id) => {
                    let viewer = self.viewers.iter().find(|viewer| viewer.id == id);
                    if let Some(&Viewer {
                        kind, lang, held, ..
                    }) = viewer
                    {
                        let text = self.everything(kind, lang, held);
                        self.send(id, text);
                    }
                }
                Reply::Point(id, space) => self.point(id, space),
                Reply::Join(arrival, to) => {
                    let joined = self.join(arrival);
                    let _ = to.send(joined);
                }
                Reply::Look(look) => {
                    let company = self.company();
                    let waited = self.begun.elapsed();
                    look(&self.state, &Presence { company, waited });
                }
            }
        }
    }

    /// Everything, for a viewer with these seats that begins or missed something.
    pub fn everything(&mut self, kind: ClientKind, lang: Language, held: Seats) -> Utf8Bytes {
        let company = self.company();
        let state = &self.state;
        match kind {
            ClientKind::Program => {
                let legal = LegalLists::of(state, held);
                let view = state.game().view(state.session.state(), held).view;
                ServerMessage::Table(ProgramTable {
                    n: state.n,
                    full: true,
                    view: &view,
                    company: &company,
                    seats: held.iter().collect(),
                    over: state.session.over(),
                    legal: legal.by_seat(held),
                    re: None,
                })
                .text()
            }
            ClientKind::Page => {
                // What the others have need not be what this one has now.
                self.sent.remove(&lang);
                let waited = self.begun.elapsed();
                let moment = state.snapshot(lang, &self.id, &company, waited);
                let log = LogNews::latest(lang, state, audience::<G>(held));
                ServerMessage::Page(PageUpdate {
                    n: state.n,
                    after: None,
                    full: true,
                    parts: Parts::whole(&moment, held).of(Seats::EMPTY),
                    unlog: 0,
                    log: &log.log,
                    played: false,
                    cues: &[],
                    waited: clock::<G>(waited),
                })
                .text()
            }
        }
    }
}

/// How long the present decision is waited for, where pages show it.
fn clock<G: HostedGame>(waited: Duration) -> Option<u64> {
    G::CLOCK.then_some(waited.as_millis() as u64)
}

/// Tells whoever waits for an answer that nothing was done.
pub fn not_kept(reply: Reply, viewers: &[Viewer]) {
    match reply {
        Reply::Number(to, _) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Reply::Link(to, _) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Reply::Again(to, _) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Reply::Join(_, to) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Reply::Advice(to, _) => {
            let _ = to.send(Err(Sorry::NotKept));
        }
        Reply::Done(id, re) => {
            let viewer = viewers.iter().find(|viewer| viewer.id == id);
            if let Some(viewer) = viewer {
                reach(viewer, Sorry::NotKept.message(viewer.lang, re, None).text());
            }
        }
        _ => {}
    }
}
