//! Hints for players, and the crew's chance of success as a bar.

use super::bot_thought::seed;
use super::broadcast::Reply;
use super::limits::SEATS;
use super::viewers::{Viewer, reach};
use super::{ClientKind, Sorry, Table, ThoughtResult, ViewerId};
use crate::hosted_game::{Hints, HostedGame, StillGood};
use crate::key::KeyHash;
use crate::thinking::{Lane, ThinkingLimit};
use crate::wire::{BarShown, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use bots::Budget;
use pages::crew::tabletop;
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Seat;
use tokio::sync::oneshot;
use words::Language;

/// Hints of one table that may be thought about at the same time.
const HINTS: usize = SEATS;
/// How long a hint is thought about. People wait for it.
const HINT: Duration = Duration::from_millis(1000);
const HINT_LIMIT: ThinkingLimit = ThinkingLimit {
    wait: Duration::from_millis(700),
    most: Duration::from_secs(4),
};
/// Hints are thought about anew when the table has left none of them, so often at most.
const TRIES: u32 = 2;
/// How long the chance of success is estimated.
const BAR: Duration = Duration::from_millis(250);
const BAR_LIMIT: ThinkingLimit = ThinkingLimit {
    wait: Duration::from_secs(5),
    most: Duration::from_secs(4),
};

/// Whoever wants a hint.
pub enum Asker {
    /// A connection, under this number of its own.
    Viewer(ViewerId, Option<u64>),
    Request(KeyHash, oneshot::Sender<Result<Value, Sorry>>),
}

impl Asker {
    fn is(&self, other: &Asker) -> bool {
        match (self, other) {
            (Asker::Viewer(one, _), Asker::Viewer(two, _)) => one == two,
            (Asker::Request(one, _), Asker::Request(two, _)) => one == two,
            _ => false,
        }
    }
}

/// A hint that is being thought about.
struct Advising {
    number: u64,
    asker: Asker,
    seat: Seat,
    tries: u32,
}

/// Hints were thought of; none if that came to nothing.
pub struct Advised<G: HostedGame> {
    number: u64,
    advice: Option<G::Advice>,
}

/// The chance of success was estimated.
pub struct Weighed {
    number: u64,
    chance: Option<f64>,
}

/// What a table knows of hints and chances.
pub struct Counsel<G: HostedGame> {
    advising: Vec<Advising>,
    /// The latest hints of each seat, as long as nothing changes.
    known: [Option<G::Advice>; SEATS],
    chance: Option<f64>,
    weighing: Option<u64>,
    /// The chance is of an older state.
    outdated: bool,
}

impl<G: HostedGame> Default for Counsel<G> {
    fn default() -> Counsel<G> {
        Counsel {
            advising: Vec::new(),
            known: Default::default(),
            chance: None,
            weighing: None,
            outdated: false,
        }
    }
}

impl<G: HostedGame> Counsel<G> {
    /// Something was done at the table.
    pub fn stir(&mut self) {
        self.known = Default::default();
        self.outdated = true;
    }
}

fn number() -> u64 {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    NUMBER.fetch_add(1, Ordering::Relaxed)
}

impl<G: HostedGame> Table<G> {
    /// Somebody wants to know what would be good.
    pub fn hint(&mut self, key: &KeyHash, seat: Seat, asker: Asker) {
        let mut under_way = self.counsel.advising.iter();
        let allowed = if !self.state.holds(key, seat) {
            Err(Sorry::NotYourSeat)
        } else if under_way.any(|other| other.asker.is(&asker))
            || self.counsel.advising.len() >= HINTS
        {
            Err(Sorry::OneHint)
        } else {
            Ok(())
        };
        if let Err(sorry) = allowed {
            return self.hinted(asker, Err(sorry));
        }
        if let Some(mut known) = self.counsel.known[usize::from(seat.0)].clone() {
            let hints = self.hints(&asker, seat, &mut known).ok_or(Sorry::NoHints);
            return self.hinted(asker, hints);
        }
        self.think_of_hint(asker, seat, 0);
    }

    fn think_of_hint(&mut self, asker: Asker, seat: Seat, tries: u32) {
        let (game, state) = (self.state.game(), self.state.session.state());
        let thought = G::advise(game, state, seat, Budget::Time(HINT), seed());
        let Some(thought) = thought else {
            return self.hinted(asker, Err(Sorry::NoHints));
        };
        let number = number();
        self.counsel.advising.push(Advising {
            number,
            asker,
            seat,
            tries,
        });
        let (tables, id, thinks) = (self.tables.clone(), self.id, self.thinks.clone());
        tokio::spawn(async move {
            let advice = tables
                .thinkers
                .think(Lane::Usual, HINT_LIMIT, thought)
                .await;
            if let Err(lost) = &advice {
                tracing::warn!(table = %id, %lost, "no hint");
            }
            let advice = advice.ok();
            let _ = thinks.send(ThoughtResult::Advised(Advised { number, advice }));
        });
    }

    /// Hints were thought of. Those that the table has overtaken are left out.
    pub fn advised(&mut self, advised: Advised<G>) {
        let mut under_way = self.counsel.advising.iter();
        let Some(at) = under_way.position(|advising| advising.number == advised.number) else {
            return;
        };
        let Advising {
            asker, seat, tries, ..
        } = self.counsel.advising.swap_remove(at);
        let Some(mut advice) = advised.advice else {
            return self.hinted(asker, Err(Sorry::NoHint));
        };
        let Some(hints) = self.hints(&asker, seat, &mut advice) else {
            return self.hinted(asker, Err(Sorry::NoHints));
        };
        match hints.left {
            StillGood::All => self.counsel.known[usize::from(seat.0)] = Some(advice),
            StillGood::None if tries < TRIES => {
                return self.think_of_hint(asker, seat, tries + 1);
            }
            StillGood::Some | StillGood::None => {}
        }
        self.hinted(asker, Ok(hints));
    }

    /// The hints that the table has not overtaken.
    fn hints(&self, asker: &Asker, seat: Seat, advice: &mut G::Advice) -> Option<Hints> {
        let company = self.company();
        let mut viewers = self.viewers.iter();
        let viewer = match asker {
            Asker::Viewer(id, _) => viewers.find(|viewer| viewer.id == *id),
            Asker::Request(..) => None,
        };
        let lang = viewer.map_or_else(Language::english, |viewer| viewer.lang);
        G::hints(&self.snapshot(lang, &company), seat, advice)
    }

    /// Nobody gets the hints that are being thought about.
    pub fn give_no_hints(&mut self) {
        for Advising { asker, .. } in std::mem::take(&mut self.counsel.advising) {
            self.hinted(asker, Err(Sorry::NoHint));
        }
    }

    fn hinted(&mut self, asker: Asker, hints: Result<Hints, Sorry>) {
        match (asker, hints) {
            (Asker::Viewer(id, re), Ok(Hints { advice, html, .. })) => {
                let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
                    return;
                };
                let message = match viewer.kind {
                    ClientKind::Program => ServerMessage::Advice { re, advice },
                    ClientKind::Page => ServerMessage::Hint { re, hint: html },
                };
                self.replies.push(Reply::Text(id, message.text()));
            }
            (Asker::Viewer(id, re), Err(sorry)) => {
                self.replies.push(Reply::Sorry(id, re, sorry, None));
            }
            (Asker::Request(_, to), hints) => {
                let advice = hints.map(|hints| hints.advice);
                self.replies.push(Reply::Advice(to, advice));
            }
        }
    }

    /// A viewer wants to see the chance of success, or no longer.
    pub fn show_bar(&mut self, id: ViewerId, on: bool) -> Result<(), Sorry> {
        if !G::BAR {
            return Err(Sorry::NoHints);
        }
        let Some(viewer) = self.viewers.iter_mut().find(|viewer| viewer.id == id) else {
            return Ok(());
        };
        let news = on && !viewer.bar;
        viewer.bar = on;
        if !news {
            return Ok(());
        }
        match self.counsel.chance {
            Some(chance) if !self.counsel.outdated => {
                let text = bar(viewer, chance);
                self.replies.push(Reply::Text(id, text));
            }
            _ => self.counsel.outdated = true,
        }
        Ok(())
    }

    /// Estimates the chance of success, if somebody wants to see it and it is not known.
    pub fn weigh(&mut self) {
        let wanted = self.counsel.outdated && self.viewers.iter().any(|viewer| viewer.bar);
        if !wanted || self.counsel.weighing.is_some() {
            return;
        }
        let (game, state) = (self.state.game(), self.state.session.state());
        let Some(thought) = G::chance(game, state, Budget::Time(BAR), seed()) else {
            return;
        };
        let number = number();
        self.counsel.weighing = Some(number);
        self.counsel.outdated = false;
        let (tables, thinks) = (self.tables.clone(), self.thinks.clone());
        tokio::spawn(async move {
            let chance = tables.thinkers.think(Lane::Usual, BAR_LIMIT, thought).await;
            let chance = chance.ok();
            let _ = thinks.send(ThoughtResult::Weighed(Weighed { number, chance }));
        });
    }

    /// The chance of success was estimated.
    pub fn weighed(&mut self, Weighed { number, chance }: Weighed) {
        if self.counsel.weighing != Some(number) {
            return;
        }
        self.counsel.weighing = None;
        let Some(chance) = chance else { return };
        self.counsel.chance = Some(chance);
        self.viewers
            .retain(|viewer| !viewer.bar || reach(viewer, bar(viewer, chance)));
    }
}

fn bar(viewer: &Viewer, chance: f64) -> Utf8Bytes {
    let message = match viewer.kind {
        ClientKind::Program => ServerMessage::Bar { bar: chance },
        ClientKind::Page => {
            let html = tabletop::chance_bar(viewer.lang, chance);
            let bar = BarShown { chance, html };
            ServerMessage::BarShown { bar }
        }
    };
    message.text()
}
