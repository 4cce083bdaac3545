//! A table: one task that owns everything about it and reads one mailbox.
//!
//! It takes what waits, does it, has the store make it durable, and only then tells anybody: the viewers, whoever asked,
//! and whoever was refused because of it.

mod advice;
mod again;
mod bot_thought;
mod broadcast;
#[cfg(test)]
mod hidden_hands_law;
pub mod limits;
mod mailbox;
mod page_update;
mod program_update;
mod rights;
mod sorry;
mod table_bots;
mod viewers;

pub use again::AgainAsked;
pub use mailbox::{Arrival, Ask, ClientKind, Out, SeatAct, TableVisit, ViewerId};
pub use page_update::latest_lines;
pub use sorry::Sorry;

use advice::{Advised, Asker, Counsel, Weighed};
use bot_thought::BotThought;
use broadcast::{Reply, not_kept};
use limits::{AT_ONCE, FOLLOW_UPS, ROUND, SAID_LENGTH};
use page_update::Sent;
use program_update::LegalKnown;
use table_bots::TableBots;
use viewers::Viewer;
use words::Language;

use crate::entry::{Entry, EntryOf};
use crate::hosted_game::{HostedGame, Pressed, Reason, Refused, Snapshot};
use crate::id::TableId;
use crate::key::{Key, KeyHash};
use crate::table_registry::TableRegistry;
use crate::table_state::{Change, TableState};
use crate::table_summary::TableSummary;
use crate::wire::{ClientMessage, Closing, SeatCommand, ServerMessage, Unclear};
use board::Space;
use pages::company::Company;
use pages::mine::Stand;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use table::{ActError, FairDealer, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// A table that nobody watches leaves memory after this long; it is in the store.
const IDLE: Duration = Duration::from_secs(300);
/// How often a watched table tells the store that it is visited.
const VISIT: Duration = Duration::from_secs(600);

/// What was thought about elsewhere, for the table.
enum ThoughtResult<G: HostedGame> {
    Bots(Box<BotThought<G>>),
    Advised(Advised<G>),
    Weighed(Weighed),
}

/// The task's own things.
pub struct Table<G: HostedGame> {
    id: TableId,
    tables: Arc<TableRegistry>,
    state: TableState<G>,
    dealer: FairDealer,
    viewers: Vec<Viewer>,
    /// What pages have, by the language they are read in.
    sent: BTreeMap<Language, Sent>,
    legal: LegalKnown<G::Command>,
    /// None where no bot plays.
    bots: Option<Box<TableBots<G>>>,
    counsel: Counsel<G>,
    /// Where thoughts come back to.
    thoughts: mpsc::UnboundedReceiver<ThoughtResult<G>>,
    thinks: mpsc::UnboundedSender<ThoughtResult<G>>,
    /// When the present decision began, as far as this task knows.
    begun: Instant,
    /// What this round of work did.
    change: Change<G>,
    entries: Vec<String>,
    replies: Vec<Reply>,
    /// Who wants to play again.
    asked_again: Vec<AgainAsked>,
    /// A new table for the same people, of which they are to be told.
    introduce: Option<TableId>,
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

impl<G: HostedGame> Table<G> {
    pub fn new(
        id: TableId,
        tables: Arc<TableRegistry>,
        state: TableState<G>,
        dealer: FairDealer,
    ) -> Table<G> {
        // There are never more thoughts than bots, hints and the bar ask for.
        let (thinks, thoughts) = mpsc::unbounded_channel();
        metrics::gauge!("getaway_tables_open").increment(1);
        Table {
            id,
            tables,
            state,
            dealer,
            viewers: Vec::new(),
            sent: BTreeMap::new(),
            legal: LegalKnown::default(),
            bots: None,
            counsel: Counsel::default(),
            thoughts,
            thinks,
            begun: Instant::now(),
            change: Change::default(),
            entries: Vec::new(),
            replies: Vec::new(),
            asked_again: Vec::new(),
            introduce: None,
            moved: false,
            listed: None,
        }
    }

    /// Works until the table is idle, closed or lost.
    pub async fn run(mut self, mailbox: &mut mpsc::Receiver<Ask>) {
        let leave = self.work(mailbox).await;
        let closing = match leave {
            Leave::Idle => None,
            Leave::Closed => Some(Closing::Closing),
            Leave::Lost => Some(Closing::Lost),
        };
        if let Some(closing) = closing {
            let text = ServerMessage::Closing { closing }.text();
            for viewer in &self.viewers {
                // Pages connect again by themselves.
                let program = viewer.kind == ClientKind::Program;
                let _ = viewer.out.try_send(Out::End(program.then(|| text.clone())));
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
            let after = self.state.n;
            let line = self.state.lines.len();
            let mut close = false;
            for ask in waiting.drain(..) {
                close |= matches!(ask, Ask::Close);
                self.take(ask);
            }
            if let Some(back) = back {
                self.take_result(back);
            }
            self.do_announced();
            for AgainAsked { lang, key, answer } in std::mem::take(&mut self.asked_again) {
                let successor = self.successor(lang, &key).await;
                self.replies.push(Reply::Again(answer, successor));
            }
            if !self.entries.is_empty() {
                let entries = std::mem::take(&mut self.entries);
                metrics::counter!("getaway_entries_total").increment(entries.len() as u64);
                let summary = self.news_for_lists();
                let kept = self.tables.store.append(self.id, after, entries, summary);
                if let Err(error) = kept.await {
                    tracing::error!(table = %self.id, %error, "entries were not kept");
                    for reply in self.replies.drain(..) {
                        not_kept(reply, &self.viewers);
                    }
                    return Leave::Lost;
                }
                self.introduce_all().await;
                self.broadcast(after, line);
            }
            self.reply();
            if std::mem::take(&mut self.moved) {
                self.update_presence();
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
        let alarm = self.bots.as_ref().and_then(|bots| bots.alarm());
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
        let stand = Some(G::stand(self.state.session.state()));
        let before = std::mem::replace(&mut self.listed, stand);
        let news = before != stand || self.change.seats || self.change.next;
        news.then(|| G::summary(&self.state))
    }

    /// Does what can be done at once; everything that is to be seen waits for the store.
    fn take(&mut self, ask: Ask) {
        match ask {
            Ask::Join { arrival, answer } => self.replies.push(Reply::Join(arrival, answer)),
            Ask::Part(id) => self.part(id),
            Ask::Receive(id, text) => self.receive(id, &text),
            Ask::Act {
                lang,
                key,
                act,
                answer,
            } => {
                let done = read(act).and_then(|act| self.act(lang, &key, act));
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
                let barred = bar && !self.state.holds(&key, seat);
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
            Ask::Nods {
                key,
                wanted,
                answer,
            } => {
                let done = self.may_choose(&key);
                let done = done.map(|()| self.note(Entry::Nods { wanted }));
                self.number(done, answer);
            }
            Ask::Advise { key, seat, answer } => {
                self.hint(&key, seat, Asker::Request(key, answer));
            }
            Ask::Lend { key, answer } => {
                let link = self.lend(key);
                self.replies.push(Reply::Link(answer, link));
            }
            Ask::Come { link, key, answer } => {
                let known = self.state.knows_link(&link);
                let done = known.then_some(()).ok_or(Sorry::BadLink);
                let done = done.and_then(|()| self.has_room());
                let done = done.map(|()| self.note(Entry::Came { link, key }));
                self.number(done, answer);
            }
            Ask::Again(asked) => self.asked_again.push(asked),
            Ask::Look(look) => self.replies.push(Reply::Look(look)),
            Ask::Close => {}
        }
    }

    /// Takes what was thought about elsewhere.
    fn take_result(&mut self, back: ThoughtResult<G>) {
        match back {
            ThoughtResult::Bots(thought) => self.take_thought(*thought),
            ThoughtResult::Advised(advised) => self.advised(advised),
            ThoughtResult::Weighed(weighed) => self.weighed(weighed),
        }
    }

    fn number(&mut self, done: Result<(), Sorry>, answer: oneshot::Sender<Result<u64, Sorry>>) {
        let number = done.map(|()| self.state.n);
        self.replies.push(Reply::Number(answer, number));
    }

    /// Reads what a connection says, and does it.
    fn receive(&mut self, id: ViewerId, text: &str) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
            return;
        };
        let (key, kind, lang) = (viewer.key, viewer.kind, viewer.lang);
        let message = match ClientMessage::read(text) {
            Ok(message) => message,
            Err(Unclear { id: re, why }) => {
                return self.refuse(id, re, Sorry::Unclear(why), None);
            }
        };
        match message {
            ClientMessage::Do {
                id: re,
                seat,
                command,
                follow,
            } => {
                let at = G::place(self.state.session.state(), &command);
                let done = self.act_and_follow(lang, &key, seat, command, follow);
                self.done(id, kind, re, done, at);
            }
            ClientMessage::Undo { id: re, seat } => {
                let done = self.act(lang, &key, SeatAct::Undo { seat });
                self.done(id, kind, re, done, None);
            }
            ClientMessage::Bot {
                id: re,
                seat,
                level,
            } => {
                let done = self.set_bot(&key, seat, level);
                self.done(id, kind, re, done, None);
            }
            ClientMessage::Go { id: re } => {
                let done = self.go_ahead(&key);
                self.done(id, kind, re, done, None);
            }
            ClientMessage::Hint { id: re, seat } => self.hint(&key, seat, Asker::Viewer(id, re)),
            ClientMessage::Bar { id: re, on } => {
                let done = self.show_bar(id, on);
                self.done(id, kind, re, done, None);
            }
            ClientMessage::Press {
                id: re,
                seat,
                space,
                follow,
            } => match kind {
                ClientKind::Page => self.press(id, re, seat, space, follow),
                ClientKind::Program => self.programs_do(id, re),
            },
            ClientMessage::Trace {
                id: re,
                seat,
                spaces,
            } => match kind {
                ClientKind::Page => self.trace(id, re, seat, &spaces),
                ClientKind::Program => self.programs_do(id, re),
            },
            ClientMessage::DoAll { id: re, moves } => match kind {
                ClientKind::Page => self.do_all(id, re, &moves),
                ClientKind::Program => self.programs_do(id, re),
            },
            ClientMessage::Say { id: re, text } => {
                if let Err(sorry) = self.talk(&key, text) {
                    self.refuse(id, re, sorry, None);
                }
            }
            ClientMessage::Point { space, .. } if G::MAP => {
                self.replies.push(Reply::Point(id, space));
            }
            ClientMessage::Point { id: re, .. } => self.refuse(id, re, Sorry::NoMap, None),
            ClientMessage::Sync { .. } => self.replies.push(Reply::Full(id)),
        }
    }

    fn programs_do(&mut self, id: ViewerId, re: Option<u64>) {
        let why = "pages press, programs do".to_owned();
        self.refuse(id, re, Sorry::Unclear(why), None);
    }

    /// Pages see what they did; programs want to hear that it was done.
    fn done(
        &mut self,
        id: ViewerId,
        kind: ClientKind,
        re: Option<u64>,
        done: Result<(), Sorry>,
        at: Option<Space>,
    ) {
        match done {
            Ok(()) if kind == ClientKind::Program => self.replies.push(Reply::Done(id, re)),
            Ok(()) => {}
            Err(sorry) => self.refuse(id, re, sorry, at),
        }
    }

    fn refuse(&mut self, id: ViewerId, re: Option<u64>, sorry: Sorry, at: Option<Space>) {
        self.replies.push(Reply::Sorry(id, re, sorry, at));
    }

    /// Something about the game or its seats has changed.
    fn stir(&mut self, by_people: bool) {
        if self.change.next {
            // What bots and hints had in mind was about the game before.
            self.bots = None;
            self.give_no_hints();
            self.counsel = Counsel::default();
        }
        if let Some(bots) = &mut self.bots {
            bots.stir(by_people);
        }
        self.counsel.stir();
    }

    fn act(
        &mut self,
        lang: Language,
        key: &KeyHash,
        act: SeatAct<G::Command>,
    ) -> Result<(), Sorry> {
        self.may_act(key, act.seat())?;
        self.has_room()?;
        let entry = match act {
            SeatAct::Do { seat, command } => {
                let done = self
                    .state
                    .act(seat, command, &mut self.dealer, &mut self.change);
                done.map_err(|error| match error {
                    ActError::Refused(refusal) => {
                        Sorry::Refused(self.why_not(lang, Refused::Command(&refusal)))
                    }
                    // A fair dealer always answers.
                    ActError::Dealer(_) => Sorry::NotKept,
                })?
            }
            SeatAct::Undo { seat } => {
                let done = self.state.undo(seat, &mut self.change);
                done.map_err(|refusal| Sorry::NoUndo(self.why_not(lang, Refused::Undo(&refusal))))?
            }
        };
        metrics::counter!("getaway_commands_total").increment(1);
        self.begun = Instant::now();
        self.keep(&entry);
        self.stir(true);
        Ok(())
    }

    /// Does a command for a seat and, if wanted, what goes without saying after it, each as a command of its own.
    fn act_and_follow(
        &mut self,
        lang: Language,
        key: &KeyHash,
        seat: Seat,
        command: G::Command,
        follow: bool,
    ) -> Result<(), Sorry> {
        self.act(lang, key, SeatAct::Do { seat, command })?;
        let mut done = command;
        for _ in 0..if follow { FOLLOW_UPS } else { 0 } {
            let state = self.state.session.state();
            let Some(next) = self.state.game().follow_up(state, seat, &done) else {
                break;
            };
            // Whoever asked got what they asked for; the rest is a courtesy.
            let act = SeatAct::Do {
                seat,
                command: next,
            };
            if self.act(lang, key, act).is_err() {
                break;
            }
            done = next;
        }
        Ok(())
    }

    fn why_not(&self, lang: Language, refused: Refused<G::Refusal>) -> Reason {
        let state = self.state.session.state();
        self.state.game().why_not(lang, state, refused)
    }

    fn note(&mut self, entry: EntryOf<G>) {
        let open = self.state.has_open_seat();
        self.state.note(&entry, &mut self.change);
        if open && !self.state.has_open_seat() {
            // Only now is everybody there who is waited for.
            self.begun = Instant::now();
        }
        self.keep(&entry);
    }

    fn keep(&mut self, entry: &EntryOf<G>) {
        // Our own types always become JSON.
        let text = serde_json::to_string(entry).unwrap_or_default();
        self.entries.push(text);
    }

    fn press(&mut self, id: ViewerId, re: Option<u64>, seat: Seat, at: Space, follow: bool) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
            return;
        };
        let (key, lang) = (viewer.key, viewer.lang);
        let pressed = self.may_act(&key, seat).and_then(|()| {
            let company = self.company();
            let pressed = G::press(&self.snapshot(lang, &company), seat, at);
            pressed.ok_or(Sorry::NoMap)
        });
        let message = match pressed {
            Ok(Pressed::Do(command)) => {
                match self.act_and_follow(lang, &key, seat, command, follow) {
                    Ok(()) => return,
                    Err(sorry) => return self.refuse(id, re, sorry, Some(at)),
                }
            }
            Ok(Pressed::Walk(steps)) => {
                for (n, command) in steps.into_iter().enumerate() {
                    match self.act_and_follow(lang, &key, seat, command, follow) {
                        Ok(()) => {}
                        Err(sorry) if n == 0 => return self.refuse(id, re, sorry, Some(at)),
                        // Something on the way came between: whoever runs sees where they are.
                        Err(_) => break,
                    }
                }
                return;
            }
            Ok(Pressed::Menu(menu)) => ServerMessage::Menu { re, menu, at },
            Ok(Pressed::Why(why)) => ServerMessage::Refused {
                re,
                why: why.into(),
                error: None,
                at: Some(at),
            },
            Err(sorry) => return self.refuse(id, re, sorry, Some(at)),
        };
        self.replies.push(Reply::Text(id, message.text()));
    }

    /// A stroke over the map: its commands one after the other, up to the first that is refused.
    fn trace(&mut self, id: ViewerId, re: Option<u64>, seat: Seat, spaces: &[Space]) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
            return;
        };
        let (key, lang) = (viewer.key, viewer.lang);
        let traced = self.may_act(&key, seat).and_then(|()| {
            let company = self.company();
            let spaces = spaces.get(..AT_ONCE).unwrap_or(spaces);
            let traced = G::trace(&self.snapshot(lang, &company), seat, spaces);
            traced.ok_or(Sorry::NoMap)
        });
        match traced {
            Ok(traced) => {
                for (at, command) in traced {
                    if let Err(sorry) = self.act(lang, &key, SeatAct::Do { seat, command }) {
                        return self.refuse(id, re, sorry, Some(at));
                    }
                }
            }
            Err(sorry) => self.refuse(id, re, sorry, None),
        }
    }

    /// Several commands at once. What is not possible any more is left out; if nothing is, the first reason is told.
    fn do_all(&mut self, id: ViewerId, re: Option<u64>, moves: &[SeatCommand<G::Command>]) {
        let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
            return;
        };
        let (key, lang) = (viewer.key, viewer.lang);
        let (mut done, mut refused) = (false, None);
        for &SeatCommand { seat, command } in moves.iter().take(AT_ONCE) {
            match self.act(lang, &key, SeatAct::Do { seat, command }) {
                Ok(()) => done = true,
                Err(sorry) => refused = refused.or(Some(sorry)),
            }
        }
        if let Some(sorry) = refused.filter(|_| !done) {
            self.refuse(id, re, sorry, None);
        }
    }

    fn talk(&mut self, key: &KeyHash, text: String) -> Result<(), Sorry> {
        let text = pages::company::clean(&text);
        if text.is_empty() {
            return Err(Sorry::Empty);
        }
        if text.chars().count() > SAID_LENGTH {
            return Err(Sorry::TooLong(SAID_LENGTH));
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
        match self.state.name_of(key) {
            Some((seat, name)) => (Some(seat), name.to_owned()),
            None => (None, Language::english().say("somebody-watching")),
        }
    }

    fn lend(&mut self, owner: KeyHash) -> Result<Key, Sorry> {
        if self.state.held(&owner).is_empty() && !self.state.hosts(&owner) {
            return Err(Sorry::NotYourSeat);
        }
        self.has_room()?;
        let key = Key::new().map_err(|_| Sorry::NotKept)?;
        let link = key.hash();
        self.note(Entry::Lent { owner, link });
        Ok(key)
    }

    /// What pages are made from.
    fn snapshot<'a>(&'a self, lang: Language, company: &'a Company) -> Snapshot<'a, G> {
        self.state
            .snapshot(lang, &self.id, company, self.begun.elapsed())
    }
}

/// Also a table that panics is not counted any more.
impl<G: HostedGame> Drop for Table<G> {
    fn drop(&mut self) {
        metrics::gauge!("getaway_viewers").decrement(self.viewers.len() as f64);
        metrics::gauge!("getaway_tables_open").decrement(1);
    }
}

/// Reads a command in the words of the table's game.
fn read<C: DeserializeOwned>(act: SeatAct<Box<RawValue>>) -> Result<SeatAct<C>, Sorry> {
    match act {
        SeatAct::Do { seat, command } => {
            let command = serde_json::from_str(command.get());
            let command = command.map_err(|error| Sorry::Unclear(error.to_string()))?;
            Ok(SeatAct::Do { seat, command })
        }
        SeatAct::Undo { seat } => Ok(SeatAct::Undo { seat }),
    }
}
