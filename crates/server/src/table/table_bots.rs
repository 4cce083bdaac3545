//! Bots at the table: when they think, and doing what they found.

use super::bot_thought::{BotThought, think};
use super::limits::BOT_ENTRIES;
use super::{Sorry, Table, ThoughtResult};
use crate::entry::Entry;
use crate::hosted_game::{BotMoveOf, BotTask, HostedGame, Manners, TurnOf, Which};
use crate::key::KeyHash;
use bots::{Level, Patience};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Game, Seat, Seats};
use tokio::time::Instant;

/// What a table knows of its bots.
pub struct TableBots<G: HostedGame> {
    /// Away while they think.
    bots: G::Bots,
    thinking: Option<Thinking>,
    /// Said aloud, and done when people have read it.
    announced: Option<BotMoveOf<G>>,
    /// They had nothing to do with this much patience, and nothing has changed since.
    settled: Option<Patience>,
    /// People look at what was done.
    rest_until: Instant,
    /// Since when people may have something to think about.
    since: Instant,
    /// Where the game was when they last looked.
    at: Option<(G::Stage, G::Question)>,
    /// People told them to go on, in this stage.
    sent_ahead: Option<G::Stage>,
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

impl<G: HostedGame> TableBots<G> {
    fn new() -> TableBots<G> {
        let now = Instant::now();
        TableBots {
            bots: G::Bots::default(),
            thinking: None,
            announced: None,
            settled: None,
            rest_until: now,
            since: now,
            at: None,
            sent_ahead: None,
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
    fn patience(&mut self, turn: TurnOf<G>, most: Duration) -> (Option<Patience>, Instant) {
        let at = Some((turn.stage, turn.question));
        if self.at != at {
            self.at = at;
            self.since = Instant::now();
        }
        let (patience, wait) = match turn.manners {
            Manners::Go => return (Some(Patience::Go), self.since),
            _ if self.sent_ahead == Some(turn.stage) => return (Some(Patience::Go), self.since),
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

impl<G: HostedGame> Table<G> {
    /// Lets a bot play a seat, or no longer.
    pub fn set_bot(
        &mut self,
        key: &KeyHash,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<(), Sorry> {
        self.may_set_bot(key, seat)?;
        if self.state.bot(seat) != level {
            self.note(Entry::Bot { seat, level });
            self.stir(true);
        }
        Ok(())
    }

    /// People do not want to be waited for.
    pub fn go_ahead(&mut self, key: &KeyHash) -> Result<(), Sorry> {
        if self.state.held(key).is_empty() && !self.state.hosts(key) {
            return Err(Sorry::NotYourSeat);
        }
        let (game, state) = (self.state.game(), self.state.session.state());
        let stage = game.turn(state, Seats::EMPTY, Seats::EMPTY).stage;
        if let Some(table_bots) = &mut self.bots {
            table_bots.sent_ahead = Some(stage);
            table_bots.settled = None;
        }
        Ok(())
    }

    /// Does what was announced, once people have had time to read it.
    pub fn do_announced(&mut self) {
        if self.viewers.is_empty() {
            return;
        }
        let Some(table_bots) = &mut self.bots else {
            return;
        };
        if table_bots.rest_until > Instant::now() {
            return;
        }
        if let Some(found) = table_bots.announced.take() {
            // People may have changed something in between.
            self.play(found, true);
        }
    }

    /// Starts a thought if bots may have something to do, somebody watches, and no thought is under way.
    pub fn ponder(&mut self) {
        let waiting = self
            .bots
            .as_ref()
            .is_some_and(|table_bots| table_bots.waiting);
        let bots = self.state.bot_seats();
        if bots == Seats::EMPTY {
            self.bots = None;
        } else {
            self.ponder_for(bots);
        }
        if self
            .bots
            .as_ref()
            .is_some_and(|table_bots| table_bots.waiting)
            != waiting
        {
            self.update_aside(Which::Waiting);
        }
    }

    fn ponder_for(&mut self, bots: Seats) {
        let room = &self.state;
        let most = self.tables.options.patience;
        let most = room.patience.map_or(most, |chosen| chosen.min(most));
        let (game, state) = (room.game(), room.session.state());
        let table_bots = self.bots.get_or_insert_with(|| Box::new(TableBots::new()));
        table_bots.alarm = None;
        if room.session.over() || room.n >= BOT_ENTRIES {
            table_bots.waiting = false;
            return;
        }
        if self.viewers.is_empty() || table_bots.thinking.is_some() {
            return;
        }
        if table_bots.announced.is_some() || table_bots.rest_until > Instant::now() {
            table_bots.alarm = Some(table_bots.rest_until);
            return;
        }
        let people = Seats::all(room.players()) - bots;
        let held = self
            .viewers
            .iter()
            .fold(Seats::EMPTY, |held, viewer| held | viewer.held);
        let turn = game.turn(state, people, people & held);
        let (patience, until) = table_bots.patience(turn, most);
        if patience != Some(Patience::Go) {
            table_bots.alarm = Some(until);
        }
        if patience.is_none() || table_bots.settled == patience {
            table_bots.waiting = patience != Some(Patience::Go) && {
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
        let Some(table_bots) = &mut self.bots else {
            return;
        };
        table_bots.waiting &= patience == Patience::Wait;
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        table_bots.thinking = Some(Thinking {
            number,
            patience,
            stale: false,
        });
        let task = BotTask::new(&self.state, patience);
        let bots = std::mem::take(&mut table_bots.bots);
        let stumbled = std::mem::take(&mut table_bots.stumbled);
        let (tables, thinks) = (self.tables.clone(), self.thinks.clone());
        tokio::spawn(async move {
            let (bots, found) = if stumbled {
                (bots, task.anything())
            } else {
                think(&tables.thinkers, bots, task, tables.options.think).await
            };
            let thought = BotThought {
                number,
                bots,
                found,
            };
            // A table that fell asleep need not hear it.
            let _ = thinks.send(ThoughtResult::Bots(Box::new(thought)));
        });
    }

    /// A thought has come to its end.
    pub fn take_thought(&mut self, thought: BotThought<G>) {
        let watched = !self.viewers.is_empty();
        let Some(table_bots) = &mut self.bots else {
            return;
        };
        let thinking = table_bots
            .thinking
            .take_if(|thinking| thinking.number == thought.number);
        let Some(Thinking {
            patience, stale, ..
        }) = thinking
        else {
            return;
        };
        table_bots.bots = thought.bots;
        let found = thought.found;
        let game = self.state.game();
        let rude = |found: &BotMoveOf<G>| patience == Patience::Wait && found.rude;
        let Some(mut found) = found.filter(|found| !rude(found)) else {
            table_bots.settled = (!stale).then_some(patience);
            return;
        };
        if !watched || self.state.bot(found.seat).is_none() {
            return;
        }
        let state = self.state.session.state();
        if game.check(state, found.seat, found.command).is_err() {
            return self.play(found, stale);
        }
        let Some(remark) = found.remark.take() else {
            return self.play(found, stale);
        };
        let pace = self.tables.options.pace;
        let seat = found.seat;
        table_bots.announced = Some(found);
        table_bots.rest_until = Instant::now() + pace;
        if self.has_room().is_ok() {
            self.note(Entry::Remarked { seat, remark });
        }
        if pace.is_zero() {
            self.do_announced();
        }
    }

    /// Does what a bot wants, if its seat is still its own and the rules still allow it.
    fn play(&mut self, found: BotMoveOf<G>, stale: bool) {
        let (seat, command) = (found.seat, found.command);
        if self.state.bot(seat).is_none() || self.has_room().is_err() {
            return;
        }
        let done = self
            .state
            .act(seat, command, &mut self.dealer, &mut self.change);
        match done {
            Ok(entry) => {
                metrics::counter!("getaway_commands_total").increment(1);
                metrics::counter!("getaway_bot_commands_total").increment(1);
                self.begun = Instant::now();
                self.keep(&entry);
                self.stir(false);
                let pace = self.tables.options.pace;
                let rest = if found.brief { pace / 3 } else { pace };
                if let Some(table_bots) = &mut self.bots {
                    table_bots.rest_until = Instant::now() + rest;
                }
            }
            // The table moved on meanwhile: think anew.
            Err(_) if stale => {}
            Err(error) => {
                tracing::error!(table = %self.id, ?error, ?command, "a bot stumbled");
                if let Some(table_bots) = &mut self.bots {
                    table_bots.stumbled = true;
                }
            }
        }
    }
}
