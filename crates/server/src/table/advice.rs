//! Hints for players, and the crew's chance of success as a bar.

use super::ask::{Ask, Sorry, ViewerId};
use super::minds::seed;
use super::{Answer, Kind, Table, reach, updates};
use crate::key::KeyHash;
use crate::room::{Room, SEATS};
use crate::thinking::{Lane, Patience};
use axum::extract::ws::Utf8Bytes;
use bots::{Advice, Budget};
use pages::play;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Game, Seat};
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

/// What a table knows of hints and chances.
#[derive(Default)]
pub struct Counsel {
    advising: Vec<Advising>,
    /// The latest hints of each seat, as long as nothing changes.
    known: [Option<Box<Advice>>; SEATS],
    chance: Option<f64>,
    weighing: Option<u64>,
    /// The chance is of an older state.
    outdated: bool,
}

impl Counsel {
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

impl Table {
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
            return self.hinted(asker, seat, Ok(*known));
        }
        self.think_of_hint(asker, seat, 0);
    }

    fn think_of_hint(&mut self, asker: Asker, seat: Seat, tries: u32) {
        let number = number();
        self.counsel.advising.push(Advising {
            number,
            asker,
            seat,
            tries,
        });
        let heist = self.room.heist().clone();
        let state = self.room.session.state().clone();
        let (hall, id) = (self.hall.clone(), self.id);
        tokio::spawn(async move {
            let thought = move || bots::advise(&heist, &state, seat, Budget::Time(HINT), seed());
            let advice = hall.thinkers.think(Lane::Usual, HINT_LIMIT, thought).await;
            if let Err(lost) = advice {
                tracing::warn!(table = %id, %lost, "no hint");
            }
            let advice = advice.ok().map(Box::new);
            let _ = hall.mention(id, Ask::Advised { number, advice }).await;
        });
    }

    /// Hints were thought of. Those that the table has overtaken are left out.
    pub fn advised(&mut self, number: u64, advice: Option<Box<Advice>>) {
        let mut under_way = self.counsel.advising.iter();
        let Some(at) = under_way.position(|advising| advising.number == number) else {
            return;
        };
        let Advising {
            asker, seat, tries, ..
        } = self.counsel.advising.swap_remove(at);
        let Some(mut advice) = advice else {
            return self.hinted(asker, seat, Err(Sorry::NoHint));
        };
        let some = !advice.hints.is_empty();
        let (heist, state) = (self.room.heist(), self.room.session.state());
        let legal = |hint: &bots::Hint| heist.check(state, seat, hint.command).is_ok();
        let before = advice.hints.len();
        advice.hints.retain(legal);
        if some && advice.hints.is_empty() && tries < TRIES {
            return self.think_of_hint(asker, seat, tries + 1);
        }
        if before == advice.hints.len() {
            self.counsel.known[usize::from(seat.0)] = Some(advice.clone());
        }
        self.hinted(asker, seat, Ok(*advice));
    }

    /// Nobody gets the hints that are being thought about.
    pub fn give_no_hints(&mut self) {
        for Advising { asker, seat, .. } in std::mem::take(&mut self.counsel.advising) {
            self.hinted(asker, seat, Err(Sorry::NoHint));
        }
    }

    fn hinted(&mut self, asker: Asker, seat: Seat, advice: Result<Advice, Sorry>) {
        match (asker, advice) {
            (Asker::Viewer(id, re), Ok(advice)) => {
                let Some(viewer) = self.viewers.iter().find(|viewer| viewer.id == id) else {
                    return;
                };
                let text = match viewer.kind {
                    Kind::Program => json!({ "re": re, "advice": told(&self.room, seat, &advice) }),
                    Kind::Page => {
                        let company = self.company();
                        let moment = updates::moment(&self.room, &company, &self.id);
                        let html = play::hints(&moment, seat, &advice);
                        json!({ "re": re, "hint": html, "seat": seat })
                    }
                };
                self.answers.push(Answer::Text(id, text.to_string().into()));
            }
            (Asker::Viewer(id, re), Err(sorry)) => {
                self.answers.push(Answer::Sorry(id, re, sorry, None));
            }
            (Asker::Request(_, to), advice) => {
                let advice = advice.map(|advice| told(&self.room, seat, &advice));
                self.answers.push(Answer::Advice(to, advice));
            }
        }
    }

    /// A viewer wants to see the chance of success, or no longer.
    pub fn show_bar(&mut self, id: ViewerId, on: bool) {
        let Some(viewer) = self.viewers.iter_mut().find(|viewer| viewer.id == id) else {
            return;
        };
        let news = on && !viewer.bar;
        viewer.bar = on;
        if !news {
            return;
        }
        match self.counsel.chance {
            Some(chance) if !self.counsel.outdated => {
                let text = bar(viewer.kind, chance);
                self.answers.push(Answer::Text(id, text));
            }
            _ => self.counsel.outdated = true,
        }
    }

    /// Estimates the chance of success, if somebody wants to see it and it is not known.
    pub fn weigh(&mut self) {
        let wanted = self.counsel.outdated && self.viewers.iter().any(|viewer| viewer.bar);
        // Between two heists of a series how it went is known.
        let known = self.room.heist().outcome(self.room.session.state());
        if !wanted || self.counsel.weighing.is_some() || known.is_some() {
            return;
        }
        let number = number();
        self.counsel.weighing = Some(number);
        self.counsel.outdated = false;
        let heist = self.room.heist().clone();
        let state = self.room.session.state().clone();
        let (hall, id) = (self.hall.clone(), self.id);
        tokio::spawn(async move {
            let thought = move || bots::chance(&heist, &state, Budget::Time(BAR), seed());
            let chance = hall.thinkers.think(Lane::Usual, BAR_LIMIT, thought).await;
            let chance = chance.ok();
            let _ = hall.mention(id, Ask::Weighed { number, chance }).await;
        });
    }

    /// The chance of success was estimated.
    pub fn weighed(&mut self, number: u64, chance: Option<f64>) {
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
        Kind::Page => json!({ "bar": { "chance": chance, "html": play::chance_bar(chance) } }),
    };
    text.to_string().into()
}

/// Hints as programs read them: with a sentence for people.
fn told(room: &Room, seat: Seat, advice: &Advice) -> Value {
    let (heist, state) = (room.heist(), room.session.state());
    let mut value = json!(advice);
    let hints = value["hints"].as_array_mut().into_iter().flatten();
    for (hint, told) in advice.hints.iter().zip(hints) {
        told["text"] = json!(words::command(heist, &hint.command));
        let why = words::why(heist, state, seat, hint.command, &hint.why);
        told["why"]["text"] = json!(why);
    }
    value
}
