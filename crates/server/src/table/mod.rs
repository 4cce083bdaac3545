//! A table: one task that owns everything about it and reads one mailbox.
//!
//! It takes what waits, does it, has the store make it durable, and only then tells anybody: the viewers, whoever asked,
//! and whoever was refused because of it.

mod advice;
mod ask;
#[cfg(test)]
mod hidden;
mod mates;
mod minds;
mod rights;
mod telling;
mod updates;
mod viewers;

pub use ask::{Act, Arrival, Ask, Kind, Look, Out, Request, Sorry, Unclear, ViewerId};

use advice::{Advised, Asker, Counsel, Weighed};
use ask::Wish;
use mates::Mates;
use minds::Thought;
use telling::{Answer, not_kept};
pub use updates::latest_html;
use viewers::Viewer;

use crate::entry::{Entry, EntryOf};
use crate::hosted::{AtTable, Now, Pressed};
use crate::id::TableId;
use crate::key::{Key, KeyHash};
use crate::room::{Change, Room};
use crate::table_registry::TableRegistry;
use crate::table_summary::TableSummary;
use axum::extract::ws::Utf8Bytes;
use board::Space;
use pages::company::Company;
use pages::mine::Stand;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use table::{ActError, FairDealer, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use updates::Sent;

/// Messages taken into one round of work at most.
const ROUND: usize = 64;
/// Letters of something said.
pub const TALK: usize = 500;
/// Entries of one table. A long heist with much talk has a thousand.
const ENTRIES: u64 = 50_000;
/// Bots leave some of them to people.
const BOT_ENTRIES: u64 = 45_000;
/// A table that nobody watches leaves memory after this long; it is in the store.
const IDLE: Duration = Duration::from_secs(300);
/// How often a watched table tells the store that it is visited.
const VISIT: Duration = Duration::from_secs(600);

/// A deed for a seat, in the words of the table's game.
enum Deed<C> {
    Do { seat: Seat, command: C },
    Undo { seat: Seat },
}

/// What was thought about elsewhere, for the table.
enum Back<G: AtTable> {
    Thought(Box<Thought<G>>),
    Advised(Advised<G>),
    Weighed(Weighed),
}

/// The task's own things.
pub struct Table<G: AtTable> {
    id: TableId,
    tables: Arc<TableRegistry>,
    room: Room<G>,
    dealer: FairDealer,
    viewers: Vec<Viewer>,
    sent: Sent,
    /// None where no bot plays.
    mates: Option<Box<Mates<G>>>,
    counsel: Counsel<G>,
    /// Where thoughts come back to.
    thoughts: mpsc::UnboundedReceiver<Back<G>>,
    thinks: mpsc::UnboundedSender<Back<G>>,
    /// When the present decision began, as far as this task knows.
    begun: Instant,
    /// What this round of work did.
    change: Change<G>,
    entries: Vec<String>,
    answers: Vec<Answer>,
    /// Who came or went in this round.
    moved: bool,
    /// How far the game had come when lists were last told; none if this task never told them.
    listed: Option<Stand>,
}

/// Why a table's task ended.
enum Leave {
    Idle,
    Closed,
    /// The store did not keep what was done: begin anew from what it has.
    Lost,
}

impl<G: AtTable> Table<G> {
    pub fn new(
        id: TableId,
        tables: Arc<TableRegistry>,
        room: Room<G>,
        dealer: FairDealer,
    ) -> Table<G> {
        // There are never more thoughts than bots, hints and the bar ask for.
        let (thinks, thoughts) = mpsc::unbounded_channel();
        metrics::gauge!("getaway_tables_open").increment(1);
        Table {
            id,
            tables,
            room,
            dealer,
            viewers: Vec::new(),
            sent: Sent::default(),
            mates: None,
            counsel: Counsel::default(),
            thoughts,
            thinks,
            begun: Instant::now(),
            change: Change::default(),
            entries: Vec::new(),
            answers: Vec::new(),
            moved: false,
            listed: None,
        }
    }

    /// Works until the table is idle, closed or lost.
    pub async fn run(mut self, mailbox: &mut mpsc::Receiver<Ask>) {
        let leave = self.work(mailbox).await;
        let bye = match leave {
            Leave::Idle => None,
            Leave::Closed => Some("closing"),
            Leave::Lost => Some("lost"),
        };
        if let Some(why) = bye {
            // Pages connect again by themselves.
            let text: Utf8Bytes = json!({ "closing": why }).to_string().into();
            for viewer in &self.viewers {
                let _ = viewer.out.try_send(Out::Bye(text.clone()));
            }
        }
    }

    async fn work(&mut self, mailbox: &mut mpsc::Receiver<Ask>) -> Leave {
        let mut visited = Instant::now();
        self.visit().await;
        let mut waiting = Vec::new();
        loop {
            let rest = self.rest();
            let mut back = None;
            tokio::select! {
                mail = mailbox.recv_many(&mut waiting, ROUND) => if mail == 0 {
                    return Leave::Closed;
                },
                thought = self.thoughts.recv() => back = thought,
                () = tokio::time::sleep(rest) => if self.viewers.is_empty() {
                    return Leave::Idle;
                },
            }
            if visited.elapsed() > VISIT && !self.viewers.is_empty() {
                visited = Instant::now();
                self.visit().await;
            }
            let after = self.room.n;
            let line = self.room.lines.len();
            let mut close = false;
            for ask in waiting.drain(..) {
                close |= matches!(ask, Ask::Close);
                self.take(ask);
            }
            if let Some(back) = back {
                self.hear_back(back);
            }
            self.keep_word();
            if !self.entries.is_empty() {
                let entries = std::mem::take(&mut self.entries);
                metrics::counter!("getaway_entries_total").increment(entries.len() as u64);
                let summary = self.news_for_lists();
                let kept = self.tables.store.append(self.id, after, entries, summary);
                if let Err(error) = kept.await {
                    tracing::error!(table = %self.id, %error, "entries were not kept");
                    for answer in self.answers.drain(..) {
                        not_kept(answer, &self.viewers);
                    }
                    return Leave::Lost;
                }
                self.tell(after, line);
            }
            self.answer();
            if std::mem::take(&mut self.moved) {
                self.tell_presence();
            }
            if close {
                return Leave::Closed;
            }
            self.ponder();
            self.weigh();
        }
    }

    /// How long to wait for mail.
    fn rest(&self) -> Duration {
        let alarm = self.mates.as_ref().and_then(|mates| mates.alarm());
        let left = |at: Instant| at.saturating_duration_since(Instant::now());
        alarm.map_or(IDLE, |at| left(at).min(IDLE))
    }

    async fn visit(&mut self) {
        if let Err(error) = self.tables.store.visit(self.id).await {
            tracing::warn!(table = %self.id, %error, "a visit was not noted");
        }
    }

    /// The summary, if what lists show has changed since they were told.
    fn news_for_lists(&mut self) -> Option<TableSummary> {
        let stand = Some(G::stand(self.room.session.state()));
        let before = std::mem::replace(&mut self.listed, stand);
        let news = before != stand || self.change.seats || self.change.next;
        news.then(|| G::summary(&self.room))
    }

    /// Does what can be done at once; everything that is to be seen waits for the store.
    fn take(&mut self, ask: Ask) {
        match ask {
            Ask::Join { arrival, answer } => self.answers.push(Answer::Join(arrival, answer)),
            Ask::Part(id) => self.part(id),
            Ask::Hear(id, request) => self.hear(id, request),
            Ask::Act { key, act, answer } => {
                let done = read(act).and_then(|deed| self.act(&key, deed));
                self.number(done, answer);
            }
            Ask::Sit {
                key,
                seat,
                name,
                colour,
                answer,
            } => {
                let done = self.may_sit(&key, seat, colour);
                let done = done.map(|()| {
                    self.note(Entry::Sat {
                        seat,
                        name,
                        colour,
                        key,
                    });
                    self.stir(true);
                });
                self.number(done, answer);
            }
            Ask::Leave {
                key,
                seat,
                bar,
                answer,
            } => {
                let done = self.may_leave(&key, seat);
                let barred = bar && !self.room.holds(&key, seat);
                let done = done.map(|()| {
                    self.note(Entry::Left { seat, barred });
                    self.stir(true);
                });
                self.number(done, answer);
            }
            Ask::Bot {
                key,
                seat,
                level,
                answer,
            } => {
                let done = self.set_bot(&key, seat, level);
                self.number(done, answer);
            }
            Ask::Advise { key, seat, answer } => {
                self.hint(&key, seat, Asker::Request(key, answer));
            }
            Ask::Lend { key, answer } => {
                let link = self.lend(key);
                self.answers.push(Answer::Link(answer, link));
            }
            Ask::Come { link, key, answer } => {
                let known = self.room.knows_link(&link);
                let done = known.then_some(()).ok_or(Sorry::BadLink);
                let done = done.and_then(|()| self.has_room());
                let done = done.map(|()| self.note(Entry::Came { link, key }));
                self.number(done, answer);
            }
            Ask::Look(look) => self.answers.push(Answer::Look(look)),
            Ask::Close => {}
        }
    }

    /// Takes what was thought about elsewhere.
    fn hear_back(&mut self, back: Back<G>) {
        match back {
            Back::Thought(thought) => self.thought(*thought),
            Back::Advised(advised) => self.advised(advised),
            Back::Weighed(weighed) => self.weighed(weighed),
        }
    }

    fn number(&mut self, done: Result<(), Sorry>, answer: oneshot::Sender<Result<u64, Sorry>>) {
        let number = done.map(|()| self.room.n);
        self.answers.push(Answer::Number(answer, number));
    }

    fn hear(&mut self, id: ViewerId, request: Request) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
            return;
        };
        let (key, kind) = (viewer.key, viewer.kind);
        let re = request.id;
        match request.wish {
            Wish::Act(act) => match read(act) {
                Ok(deed) => {
                    let at = self.space_of(&deed);
                    let done = self.act(&key, deed);
                    self.done(id, kind, re, done, at);
                }
                Err(sorry) => self.done(id, kind, re, Err(sorry), None),
            },
            Wish::Bot { seat, level } => {
                let done = self.set_bot(&key, seat, level);
                self.done(id, kind, re, done, None);
            }
            Wish::Go => {
                let done = self.go_ahead(&key);
                self.done(id, kind, re, done, None);
            }
            Wish::Hint { seat } => self.hint(&key, seat, Asker::Viewer(id, re)),
            Wish::Bar { on } => {
                let done = self.show_bar(id, on);
                self.done(id, kind, re, done, None);
            }
            Wish::Press { seat, space } => self.press(id, key, re, seat, space),
            Wish::Say(text) => {
                if let Err(sorry) = self.talk(&key, text) {
                    self.answers.push(Answer::Sorry(id, re, sorry, None));
                }
            }
            Wish::Point(space) if G::has_map() => self.answers.push(Answer::Point(id, space)),
            Wish::Point(_) => self.done(id, kind, re, Err(Sorry::NoMap), None),
            Wish::Sync => self.answers.push(Answer::Full(id)),
        }
    }

    /// Pages see what they did; programs want to hear that it was done.
    fn done(
        &mut self,
        id: ViewerId,
        kind: Kind,
        re: Option<u64>,
        done: Result<(), Sorry>,
        at: Option<Space>,
    ) {
        match done {
            Ok(()) if kind == Kind::Program => self.answers.push(Answer::Done(id, re)),
            Ok(()) => {}
            Err(sorry) => self.answers.push(Answer::Sorry(id, re, sorry, at)),
        }
    }

    /// Something about the game or its seats has changed.
    fn stir(&mut self, by_people: bool) {
        if self.change.next {
            // What bots and hints had in mind was about the game before.
            self.mates = None;
            self.give_no_hints();
            self.counsel = Counsel::default();
        }
        if let Some(mates) = &mut self.mates {
            mates.stir(by_people);
        }
        self.counsel.stir();
    }

    fn act(&mut self, key: &KeyHash, deed: Deed<G::Command>) -> Result<(), Sorry> {
        let (Deed::Do { seat, .. } | Deed::Undo { seat }) = deed;
        self.may_act(key, seat)?;
        self.has_room()?;
        let entry = match deed {
            Deed::Do { seat, command } => {
                let done = self
                    .room
                    .act(seat, command, &mut self.dealer, &mut self.change);
                done.map_err(|error| match error {
                    ActError::Refused(refusal) => {
                        Sorry::Refused(json!(refusal), self.room.game().refusal(&refusal))
                    }
                    // A fair dealer always answers.
                    ActError::Dealer(_) => Sorry::NotKept,
                })?
            }
            Deed::Undo { seat } => {
                let done = self.room.undo(seat, &mut self.change);
                done.map_err(|refusal| {
                    let state = self.room.session.state();
                    let (reason, sentence) = self.room.game().no_undo(state, &refusal);
                    Sorry::NoUndo(reason, sentence)
                })?
            }
        };
        metrics::counter!("getaway_commands_total").increment(1);
        self.begun = Instant::now();
        self.keep(&entry);
        self.stir(true);
        Ok(())
    }

    fn note(&mut self, entry: EntryOf<G>) {
        self.room.note(&entry, &mut self.change);
        self.keep(&entry);
    }

    fn keep(&mut self, entry: &EntryOf<G>) {
        // Our own types always become JSON.
        let text = serde_json::to_string(entry).unwrap_or_default();
        self.entries.push(text);
    }

    fn press(&mut self, id: ViewerId, key: KeyHash, re: Option<u64>, seat: Seat, space: Space) {
        if let Err(sorry) = self.may_act(&key, seat) {
            return self.answers.push(Answer::Sorry(id, re, sorry, Some(space)));
        }
        let pressed = G::press(&self.room, seat, space);
        let pressed = pressed.ok_or(Sorry::NoMap).and_then(|pressed| {
            if let Pressed::Do(command) = pressed {
                self.act(&key, Deed::Do { seat, command })?;
            }
            Ok(pressed)
        });
        let text = match pressed {
            Ok(Pressed::Do(_)) => return,
            Ok(Pressed::Menu(html)) => json!({ "re": re, "menu": html, "at": space }),
            Ok(Pressed::Why(sentence)) => json!({ "re": re, "why": sentence, "at": space }),
            Err(sorry) => {
                return self.answers.push(Answer::Sorry(id, re, sorry, Some(space)));
            }
        };
        self.answers.push(Answer::Text(id, text.to_string().into()));
    }

    fn talk(&mut self, key: &KeyHash, text: String) -> Result<(), Sorry> {
        let text = pages::company::clean(&text);
        if text.is_empty() {
            return Err(Sorry::Empty);
        }
        if text.chars().count() > TALK {
            return Err(Sorry::TooLong(TALK));
        }
        self.has_room()?;
        let (seat, name) = self.called(key);
        self.note(Entry::Said {
            name,
            seat,
            text,
            bot: false,
        });
        Ok(())
    }

    /// The name somebody goes by here.
    fn called(&self, key: &KeyHash) -> (Option<Seat>, String) {
        match self.room.name_of(key) {
            Some((seat, name)) => (Some(seat), name.to_owned()),
            None => (None, words::say("somebody-watching")),
        }
    }

    fn lend(&mut self, owner: KeyHash) -> Result<Key, Sorry> {
        if self.room.held(&owner) == 0 && !self.room.hosts(&owner) {
            return Err(Sorry::NotYourSeat);
        }
        self.has_room()?;
        let key = Key::new().map_err(|_| Sorry::NotKept)?;
        let link = key.hash();
        self.note(Entry::Lent { owner, link });
        Ok(key)
    }

    /// Where on the map an act was meant to happen, to show the refusal there.
    fn space_of(&self, deed: &Deed<G::Command>) -> Option<Space> {
        match deed {
            Deed::Do { command, .. } => G::place(self.room.session.state(), command),
            Deed::Undo { .. } => None,
        }
    }

    /// What pages are made from.
    fn now<'a>(&'a self, company: &'a Company) -> Now<'a, G> {
        Now {
            room: &self.room,
            company,
            id: &self.id,
            waited: self.begun.elapsed(),
        }
    }
}

/// Also a table that panics is not counted any more.
impl<G: AtTable> Drop for Table<G> {
    fn drop(&mut self) {
        metrics::gauge!("getaway_viewers").decrement(self.viewers.len() as f64);
        metrics::gauge!("getaway_tables_open").decrement(1);
    }
}

/// Reads a command in the words of the table's game.
fn read<C: DeserializeOwned>(act: Act) -> Result<Deed<C>, Sorry> {
    match act {
        Act::Do { seat, command } => {
            let command = serde_json::from_value(command);
            let command = command.map_err(|error| Sorry::Unclear(error.to_string()))?;
            Ok(Deed::Do { seat, command })
        }
        Act::Undo { seat } => Ok(Deed::Undo { seat }),
    }
}
