//! The bots of one table, and how a thought of theirs always comes to something.

use crate::room::Room;
use crate::thinking::{Lane, Lost, Patience as Limit, Thinkers};
use bots::{Bot, Budget, Level, Move, Patience, Seats, Why};
use crew::{Command, Heist, State};
use std::sync::Arc;
use std::time::Duration;
use table::Game;

/// How long a thought waits for a place, before rules of thumb must do.
const CROWD: Duration = Duration::from_secs(10);
/// Rules of thumb need little time.
const THUMB_BUDGET: Budget = Budget::Heists(2);
/// How long they may take at most.
const THUMB: Limit = Limit {
    wait: Duration::from_secs(2),
    most: Duration::from_secs(2),
};

/// The bots of a table, one of each level.
#[derive(Default)]
pub struct Minds([Option<Bot>; Level::ALL.len()]);

/// What they are asked.
#[derive(Clone)]
pub struct Question {
    pub heist: Arc<Heist>,
    pub state: State,
    /// The seats of each level.
    pub seats: [Seats; Level::ALL.len()],
    pub patience: Patience,
}

/// What came of a question.
pub struct Thought {
    pub number: u64,
    pub minds: Minds,
    pub found: Option<Move>,
}

/// Luck of the bots' own.
pub fn seed() -> u64 {
    // Without randomness a bot thinks the same twice, which does no harm.
    getrandom::u64().unwrap_or_default()
}

impl Question {
    pub fn new(room: &Room, patience: Patience) -> Question {
        Question {
            heist: room.heist().clone(),
            state: room.session.state().clone(),
            seats: Level::ALL.map(|level| room.bots_of(level)),
            patience,
        }
    }

    fn everybody(&self) -> Seats {
        Seats(self.seats.iter().fold(0, |all, seats| all | seats.0))
    }

    /// Any legal command, where nothing better was found. Who can wait waits.
    pub fn anything(&self) -> Option<Move> {
        if self.patience == Patience::Wait {
            return None;
        }
        let mut legal: Vec<Command> = Vec::new();
        let mut offers = Vec::new();
        for seat in self.everybody().iter() {
            legal.clear();
            self.heist.legal(&self.state, seat, &mut legal);
            offers.extend(legal.iter().map(|&command| (seat, command)));
        }
        let at = seed().checked_rem(offers.len() as u64)?;
        let (seat, command) = offers[at as usize];
        let why = Why::Whim;
        Some(Move { seat, command, why })
    }
}

impl Minds {
    fn next(&mut self, question: &Question, budget: Budget) -> Option<Move> {
        let Question {
            heist,
            state,
            patience,
            ..
        } = question;
        let bots = self.0.iter_mut().zip(Level::ALL).zip(question.seats);
        bots.filter(|(_, seats)| *seats != Seats::NONE)
            .find_map(|((bot, level), seats)| {
                let bot = bot.get_or_insert_with(|| Bot::new(level, budget, seed()));
                bot.next(heist, state, seats, *patience)
            })
    }
}

/// Thinks about a question. Whoever takes too long or stumbles goes by rules of thumb, and if that fails too does
/// anything legal.
pub async fn think(
    thinkers: &Thinkers,
    mut minds: Minds,
    question: Question,
    budget: Duration,
) -> (Minds, Option<Move>) {
    let asked = question.clone();
    let limit = Limit {
        wait: CROWD,
        // A plan for the whole heist is worth many decisions.
        most: budget * 50 + Duration::from_secs(5),
    };
    let thought = move || {
        let found = minds.next(&asked, Budget::Time(budget));
        (minds, found)
    };
    or_by_thumb(thinkers, limit, thought, question).await
}

async fn or_by_thumb(
    thinkers: &Thinkers,
    limit: Limit,
    thought: impl FnOnce() -> (Minds, Option<Move>) + Send + 'static,
    question: Question,
) -> (Minds, Option<Move>) {
    match thinkers.think(Lane::Usual, limit, thought).await {
        Ok(thought) => thought,
        Err(lost) => {
            told_lost(lost, "a bot goes by rules of thumb");
            (Minds::default(), by_thumb(thinkers, question).await)
        }
    }
}

async fn by_thumb(thinkers: &Thinkers, question: Question) -> Option<Move> {
    let mut asked = question.clone();
    let everybody = asked.everybody();
    asked.seats = Level::ALL.map(|level| match level {
        Level::Scripted => everybody,
        _ => Seats::NONE,
    });
    let thought = thinkers.think(Lane::Spare, THUMB, move || {
        Minds::default().next(&asked, THUMB_BUDGET)
    });
    match thought.await {
        Ok(found) => found,
        Err(lost) => {
            told_lost(lost, "a bot does anything");
            question.anything()
        }
    }
}

fn told_lost(lost: Lost, then: &str) {
    metrics::counter!("getaway_thoughts_lost_total").increment(1);
    tracing::warn!(%lost, "{then}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::Setup;
    use table::{FastDealer, Seat};

    const SHORT: Limit = Limit {
        wait: Duration::from_millis(1),
        most: Duration::from_millis(1),
    };

    fn question(patience: Patience) -> Question {
        let setup = r#"{"edition":"master-heist","scenario":"the-inclusion-job","crew":["Tiny","Karma","Iceheart","Null"]}"#;
        let setup: Setup = serde_json::from_str(setup).unwrap();
        let heist = Heist::new(setup).unwrap();
        let state = heist.start(&mut FastDealer::new(1), &mut ());
        Question {
            heist: Arc::new(heist),
            state,
            seats: [Seats::NONE, Seats::NONE, Seats(0b0110)],
            patience,
        }
    }

    fn is_good(question: &Question, found: Option<Move>) {
        let found = found.expect("something to do");
        assert!([Seat(1), Seat(2)].contains(&found.seat));
        let check = question
            .heist
            .check(&question.state, found.seat, found.command);
        assert!(check.is_ok(), "{found:?}");
    }

    fn run(test: impl Future<Output = ()>) {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().unwrap();
        runtime.block_on(test);
        runtime.shutdown_background();
    }

    #[test]
    fn whoever_stumbles_or_thinks_for_ever_goes_by_rules_of_thumb() {
        run(async {
            let thinkers = Thinkers::new(1);
            let question = question(Patience::Go);
            let limit = Limit {
                wait: Duration::from_secs(20),
                most: Duration::from_secs(20),
            };
            let broken = || panic!("on purpose");
            let (_, found) = or_by_thumb(&thinkers, limit, broken, question.clone()).await;
            is_good(&question, found);
            let (end, ended) = std::sync::mpsc::channel::<()>();
            let endless = move || {
                let _ = ended.recv_timeout(Duration::from_secs(20));
                (Minds::default(), None)
            };
            let (_, found) = or_by_thumb(&thinkers, SHORT, endless, question.clone()).await;
            is_good(&question, found);
            drop(end);
        });
    }

    #[test]
    fn where_nothing_is_found_anything_legal_is_done_unless_people_are_waited_for() {
        let go = question(Patience::Go);
        is_good(&go, go.anything());
        assert_eq!(question(Patience::Wait).anything(), None);
    }
}
