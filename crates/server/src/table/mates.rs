//! Bots at the table: when they think, and doing what they found.

use super::minds::{Thought, think};
use super::viewers::reach;
use super::{BOT_ENTRIES, Back, Kind, Table, updates};
use crate::entry::Entry;
use crate::hosted::{AtTable, FoundBy, Manners, Minded, Question};
use crate::key::KeyHash;
use crate::table::Sorry;
use bots::{Level, Patience, Seats};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Game, Seat};
use tokio::time::Instant;

/// What a table knows of its bots.
pub struct Mates<G: Minded> {
    /// Away while they think.
    minds: G::Minds,
    thinking: Option<Thinking>,
    /// Said aloud, and done when people have read it.
    about: Option<FoundBy<G>>,
    /// They had nothing to do with this much patience, and nothing has changed since.
    settled: Option<Patience>,
    /// People look at what was done.
    rest_until: Instant,
    /// Since when people may have something to think about.
    since: Instant,
    spot: (G::Stage, G::Asked),
    /// People told them to go on, in this stage.
    told: Option<G::Stage>,
    /// They wanted something that is not legal: let chance play this step.
    stumbled: bool,
    /// They wait for people, and people can tell them not to.
    waiting: bool,
    /// When to look again though nothing comes.
    alarm: Option<Instant>,
}

struct Thinking {
    number: u64,
    patience: Patience,
    /// The table has moved on since.
    stale: bool,
}

impl<G: Minded> Mates<G> {
    fn new(state: &G::State) -> Mates<G> {
        let now = Instant::now();
        Mates {
            minds: G::Minds::default(),
            thinking: None,
            about: None,
            settled: None,
            rest_until: now,
            since: now,
            spot: G::spot(state),
            told: None,
            stumbled: false,
            waiting: false,
            alarm: None,
        }
    }

    /// Something was done at the table.
    pub fn stir(&mut self, by_people: bool) {
        self.settled = None;
        if let Some(thinking) = &mut self.thinking {
            thinking.stale = true;
        }
        if by_people {
            self.since = Instant::now();
        }
    }

    /// Somebody came to a table that nobody watched.
    pub fn somebody_came(&mut self) {
        self.since = Instant::now();
    }

    pub fn waiting(&self) -> bool {
        self.waiting
    }

    pub fn alarm(&self) -> Option<Instant> {
        self.alarm
    }

    /// How patient they are now, and until when; none to keep still.
    fn patience(
        &mut self,
        due: Manners,
        at: (G::Stage, G::Asked),
        most: Duration,
    ) -> (Option<Patience>, Instant) {
        if self.spot != at {
            self.spot = at;
            self.since = Instant::now();
        }
        let (patience, wait) = match due {
            Manners::Go => return (Some(Patience::Go), self.since),
            _ if self.told == Some(at.0) => return (Some(Patience::Go), self.since),
            Manners::Wait => (Some(Patience::Wait), most),
            Manners::Hold => (None, most * 2 / 5),
        };
        let until = self.since + wait;
        if Instant::now() >= until {
            return (Some(Patience::Go), until);
        }
        (patience, until)
    }
}

impl<G: AtTable> Table<G> {
    /// Lets a bot play a seat, or no longer.
    pub fn set_bot(
        &mut self,
        key: &KeyHash,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<(), Sorry> {
        self.may_set_bot(key, seat)?;
        if self.room.bot(seat) != level {
            self.note(Entry::Bot { seat, level });
            self.stir(true);
        }
        Ok(())
    }

    /// People do not want to be waited for.
    pub fn go_ahead(&mut self, key: &KeyHash) -> Result<(), Sorry> {
        if self.room.held(key) == 0 && !self.room.hosts(key) {
            return Err(Sorry::NotYourSeat);
        }
        let (stage, _) = G::spot(self.room.session.state());
        if let Some(mates) = &mut self.mates {
            mates.told = Some(stage);
            mates.settled = None;
        }
        Ok(())
    }

    /// Does what was announced, once people have had time to read it.
    pub fn keep_word(&mut self) {
        if self.viewers.is_empty() {
            return;
        }
        let Some(mates) = &mut self.mates else { return };
        if mates.rest_until > Instant::now() {
            return;
        }
        if let Some(found) = mates.about.take() {
            // People may have changed something in between.
            self.play(found, true);
        }
    }

    /// Starts a thought if bots may have something to do, somebody watches, and no thought is under way.
    pub fn ponder(&mut self) {
        let waiting = self.mates.as_ref().is_some_and(|mates| mates.waiting);
        let bots = self.room.bot_seats();
        if bots == Seats::NONE {
            self.mates = None;
        } else {
            self.ponder_for(bots);
        }
        if self.mates.as_ref().is_some_and(|mates| mates.waiting) != waiting {
            self.tell_waiting();
        }
    }

    fn ponder_for(&mut self, bots: Seats) {
        let room = &self.room;
        let (game, state) = (room.game(), room.session.state());
        let mates = self
            .mates
            .get_or_insert_with(|| Box::new(Mates::new(state)));
        mates.alarm = None;
        if room.session.over() || room.n >= BOT_ENTRIES {
            mates.waiting = false;
            return;
        }
        if self.viewers.is_empty() || mates.thinking.is_some() {
            return;
        }
        if mates.about.is_some() || mates.rest_until > Instant::now() {
            mates.alarm = Some(mates.rest_until);
            return;
        }
        let people = Seats(Seats::all(room.players()).0 & !bots.0);
        let held = self
            .viewers
            .iter()
            .fold(0, |held, viewer| held | viewer.held);
        let due = game.manners(state, people, Seats(people.0 & held));
        let most = self.tables.options.patience;
        let (patience, until) = mates.patience(due, G::spot(state), most);
        if patience != Some(Patience::Go) {
            mates.alarm = Some(until);
        }
        if patience.is_none() || mates.settled == patience {
            mates.waiting = patience != Some(Patience::Go) && {
                let mut legal = Vec::new();
                bots.iter()
                    .for_each(|seat| game.legal(state, seat, &mut legal));
                !legal.is_empty()
            };
            return;
        }
        if let Some(patience) = patience {
            self.start_thought(patience);
        }
    }

    fn start_thought(&mut self, patience: Patience) {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let Some(mates) = &mut self.mates else { return };
        mates.waiting &= patience == Patience::Wait;
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        mates.thinking = Some(Thinking {
            number,
            patience,
            stale: false,
        });
        let question = Question::new(&self.room, patience);
        let minds = std::mem::take(&mut mates.minds);
        let stumbled = std::mem::take(&mut mates.stumbled);
        let (tables, thinks) = (self.tables.clone(), self.thinks.clone());
        tokio::spawn(async move {
            let (minds, found) = if stumbled {
                (minds, question.anything())
            } else {
                think(&tables.thinkers, minds, question, tables.options.think).await
            };
            let thought = Thought {
                number,
                minds,
                found,
            };
            // A table that fell asleep need not hear it.
            let _ = thinks.send(Back::Thought(Box::new(thought)));
        });
    }

    /// A thought has come to its end.
    pub fn thought(&mut self, thought: Thought<G>) {
        let watched = !self.viewers.is_empty();
        let Some(mates) = &mut self.mates else { return };
        let thinking = mates
            .thinking
            .take_if(|thinking| thinking.number == thought.number);
        let Some(Thinking {
            patience, stale, ..
        }) = thinking
        else {
            return;
        };
        mates.minds = thought.minds;
        let found = thought.found;
        let game = self.room.game();
        let rude = |found: &FoundBy<G>| patience == Patience::Wait && game.is_rude(&found.command);
        let Some(found) = found.filter(|found| !rude(found)) else {
            mates.settled = (!stale).then_some(patience);
            return;
        };
        if !watched || self.room.bot(found.seat).is_none() {
            return;
        }
        let state = self.room.session.state();
        if game.check(state, found.seat, found.command).is_err() {
            return self.play(found, stale);
        }
        let Some((name, text)) = game.announcement(state, &found) else {
            return self.play(found, stale);
        };
        let pace = self.tables.options.pace;
        mates.about = Some(found);
        mates.rest_until = Instant::now() + pace;
        if self.has_room().is_ok() {
            self.note(Entry::Said {
                name,
                seat: Some(found.seat),
                text,
                bot: true,
            });
        }
        if pace.is_zero() {
            self.keep_word();
        }
    }

    /// Does what a bot wants, if its seat is still its own and the rules still allow it.
    fn play(&mut self, found: FoundBy<G>, stale: bool) {
        let (seat, command) = (found.seat, found.command);
        if self.room.bot(seat).is_none() || self.has_room().is_err() {
            return;
        }
        let done = self
            .room
            .act(seat, command, &mut self.dealer, &mut self.change);
        match done {
            Ok(entry) => {
                metrics::counter!("getaway_commands_total").increment(1);
                metrics::counter!("getaway_bot_commands_total").increment(1);
                self.begun = Instant::now();
                self.keep(&entry);
                self.stir(false);
                let rest = G::pause(self.tables.options.pace, &command);
                if let Some(mates) = &mut self.mates {
                    mates.rest_until = Instant::now() + rest;
                }
            }
            // The table moved on meanwhile: think anew.
            Err(_) if stale => {}
            Err(error) => {
                tracing::error!(table = %self.id, ?error, ?command, "a bot stumbled");
                if let Some(mates) = &mut self.mates {
                    mates.stumbled = true;
                }
            }
        }
    }

    fn tell_waiting(&mut self) {
        let company = self.company();
        let part = G::bots(&self.now(&company));
        let text = updates::presence(&part);
        self.viewers
            .retain(|viewer| viewer.kind != Kind::Page || reach(viewer, text.clone()));
    }
}
