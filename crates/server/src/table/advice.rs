//! Hints for players, and the crew's chance of success as a bar.

use super::ask::{Sorry, ViewerId};
use super::minds::seed;
use super::telling::Answer;
use super::viewers::reach;
use super::{Back, Kind, Table};
use crate::hosted::{AtTable, Minded, StillGood};
use crate::key::KeyHash;
use crate::room::SEATS;
use crate::thinking::{Lane, Patience};
use axum::extract::ws::Utf8Bytes;
use bots::Budget;
use pages::crew::tabletop;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Seat;
use tokio::sync::oneshot;

/// Hints of one table that may be thought about at the same time.
const HINTS: usize = SEATS;
/// How long a hint is thought about. People wait for it.
const HINT: Duration = Duration::from_millis(1000);
const HINT_LIMIT: Patience = Patience {
    wait: Duration::from_millis(700),
    most: Duration::from_secs(4),
};
/// Hints are thought about anew when the table has left none of them, so often at most.
const TRIES: u32 = 2;
/// How long the chance of success is estimated.
const BAR: Duration = Duration::from_millis(250);
const BAR_LIMIT: Patience = Patience {
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
pub struct Advised<G: Minded> {
    number: u64,
    advice: Option<G::Advice>,
}

/// The chance of success was estimated.
pub struct Weighed {
    number: u64,
    chance: Option<f64>,
}

/// What a table knows of hints and chances.
pub struct Counsel<G: Minded> {
    advising: Vec<Advising>,
    /// The latest hints of each seat, as long as nothing changes.
    known: [Option<G::Advice>; SEATS],
    chance: Option<f64>,
    weighing: Option<u64>,
    /// The chance is of an older state.
    outdated: bool,
}

impl<G: Minded> Default for Counsel<G> {
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

impl<G: Minded> Counsel<G> {
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

impl<G: AtTable> Table<G> {
    /// Somebody wants to know what would be good.
    pub fn hint(&mut self, key: &KeyHash, seat: Seat, asker: Asker) {
        let mut under_way = self.counsel.advising.iter();
        let allowed = if !self.room.holds(key, seat) {
            Err(Sorry::NotYourSeat)
        } else if under_way.any(|other| other.asker.is(&asker))
            || self.counsel.advising.len() >= HINTS
        {
            Err(Sorry::OneHint)
        } else {
            Ok(())
        };
        if let Err(sorry) = allowed {
            return self.hinted(asker, seat, Err(sorry));
        }
        if let Some(known) = self.counsel.known[usize::from(seat.0)].clone() {
            return self.hinted(asker, seat, Ok(known));
        }
        self.think_of_hint(asker, seat, 0);
    }

    fn think_of_hint(&mut self, asker: Asker, seat: Seat, tries: u32) {
        let (game, state) = (self.room.game(), self.room.session.state());
        let thought = G::advise(game, state, seat, Budget::Time(HINT), seed());
        let Some(thought) = thought else {
            return self.hinted(asker, seat, Err(Sorry::NoHints));
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
            let _ = thinks.send(Back::Advised(Advised { number, advice }));
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
            return self.hinted(asker, seat, Err(Sorry::NoHint));
        };
        let (game, state) = (self.room.game(), self.room.session.state());
        match game.refresh(state, seat, &mut advice) {
            StillGood::All => {
                self.counsel.known[usize::from(seat.0)] = Some(advice.clone());
            }
            StillGood::None if tries < TRIES => {
                return self.think_of_hint(asker, seat, tries + 1);
            }
            StillGood::Some | StillGood::None => {}
        }
        self.hinted(asker, seat, Ok(advice));
    }

    /// Nobody gets the hints that are being thought about.
    pub fn give_no_hints(&mut self) {
        for Advising { asker, seat, .. } in std::mem::take(&mut self.counsel.advising) {
            self.hinted(asker, seat, Err(Sorry::NoHint));
        }
    }

    fn hinted(&mut self, asker: Asker, seat: Seat, advice: Result<G::Advice, Sorry>) {
        match (asker, advice) {
            (Asker::Viewer(id, re), Ok(advice)) => {
                let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
                    return;
                };
                let text = match viewer.kind {
                    Kind::Program => json!({ "re": re, "advice": self.told(seat, &advice) }),
                    Kind::Page => {
                        let company = self.company();
                        let html = G::hints(&self.now(&company), seat, &advice);
                        json!({ "re": re, "hint": html, "seat": seat })
                    }
                };
                self.answers.push(Answer::Text(id, text.to_string().into()));
            }
            (Asker::Viewer(id, re), Err(sorry)) => {
                self.answers.push(Answer::Sorry(id, re, sorry, None));
            }
            (Asker::Request(_, to), advice) => {
                let advice = advice.map(|advice| self.told(seat, &advice));
                self.answers.push(Answer::Advice(to, advice));
            }
        }
    }

    /// Hints as programs read them.
    fn told(&self, seat: Seat, advice: &G::Advice) -> Value {
        let (game, state) = (self.room.game(), self.room.session.state());
        game.advice(state, seat, advice)
    }

    /// A viewer wants to see the chance of success, or no longer.
    pub fn show_bar(&mut self, id: ViewerId, on: bool) -> Result<(), Sorry> {
        let (game, state) = (self.room.game(), self.room.session.state());
        if G::chance(game, state, Budget::Time(BAR), 0).is_none() {
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
                let text = bar(viewer.kind, chance);
                self.answers.push(Answer::Text(id, text));
            }
            _ => self.counsel.outdated = true,
        }
        Ok(())
    }

    /// Estimates the chance of success, if somebody wants to see it and it is not known.
    pub fn weigh(&mut self) {
        let wanted = self.counsel.outdated && self.viewers.iter().any(|viewer| viewer.bar);
        // Between two heists of a series how it went is known.
        let (game, state) = (self.room.game(), self.room.session.state());
        let known = game.outcome(state).is_some();
        if !wanted || self.counsel.weighing.is_some() || known {
            return;
        }
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
            let _ = thinks.send(Back::Weighed(Weighed { number, chance }));
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
            .retain(|viewer| !viewer.bar || reach(viewer, bar(viewer.kind, chance)));
    }
}

fn bar(kind: Kind, chance: f64) -> Utf8Bytes {
    let text = match kind {
        Kind::Program => json!({ "bar": chance }),
        Kind::Page => json!({ "bar": { "chance": chance, "html": tabletop::chance_bar(chance) } }),
    };
    text.to_string().into()
}
