//! What the bots of a table are asked, and how a thought of theirs always comes to something.

use crate::hosted_game::{BotMove, BotMoveOf, BotTask, HostedGame};
use crate::table_state::TableState;
use crate::thinking::{Lane, Lost, Thinkers, ThinkingLimit};
use bots::{Budget, Level, Patience};
use std::time::Duration;
use table::{Game, Seats};

/// How long a thought waits for a place, before rules of thumb must do.
const CROWD: Duration = Duration::from_secs(10);
/// Rules of thumb need little time.
const THUMB_BUDGET: Budget = Budget::Heists(2);
/// How long they may take at most.
const THUMB: ThinkingLimit = ThinkingLimit {
    wait: Duration::from_secs(2),
    most: Duration::from_secs(2),
};

/// What came of a task.
pub struct BotThought<G: HostedGame> {
    pub number: u64,
    pub bots: G::Bots,
    pub found: Option<BotMoveOf<G>>,
}

/// Luck of the bots' own.
pub fn seed() -> u64 {
    // Without randomness a bot thinks the same twice, which does no harm.
    getrandom::u64().unwrap_or_default()
}

impl<G: HostedGame> BotTask<G> {
    pub fn new(table: &TableState<G>, patience: Patience) -> BotTask<G> {
        BotTask {
            game: table.game().clone(),
            state: table.session.state().clone(),
            seats: Level::ALL.map(|level| table.bots_of(level)),
            patience,
        }
    }

    fn everybody(&self) -> Seats {
        self.seats
            .iter()
            .fold(Seats::EMPTY, |all, &seats| all | seats)
    }

    /// Any legal command, where nothing better was found. Who can wait waits.
    pub fn anything(&self) -> Option<BotMoveOf<G>> {
        if self.patience == Patience::Wait {
            return None;
        }
        let mut legal: Vec<G::Command> = Vec::new();
        let mut offers = Vec::new();
        for seat in self.everybody().iter() {
            legal.clear();
            self.game.legal(&self.state, seat, &mut legal);
            offers.extend(legal.iter().map(|&command| (seat, command)));
        }
        let at = seed().checked_rem(offers.len() as u64)?;
        let (seat, command) = offers[at as usize];
        Some(BotMove {
            seat,
            command,
            remark: None,
            rude: false,
            brief: false,
        })
    }
}

/// Thinks about a task. Whoever takes too long or stumbles goes by rules of thumb, and if that fails too does
/// anything legal.
pub async fn think<G: HostedGame>(
    thinkers: &Thinkers,
    mut bots: G::Bots,
    task: BotTask<G>,
    budget: Duration,
) -> (G::Bots, Option<BotMoveOf<G>>) {
    let asked = task.clone();
    let limit = ThinkingLimit {
        wait: CROWD,
        // A plan for the whole heist is worth many decisions.
        most: budget * 50 + Duration::from_secs(5),
    };
    let thought = move || {
        let found = G::think(&mut bots, &asked, Budget::Time(budget), seed());
        (bots, found)
    };
    or_by_thumb(thinkers, limit, thought, task).await
}

async fn or_by_thumb<G: HostedGame>(
    thinkers: &Thinkers,
    limit: ThinkingLimit,
    thought: impl FnOnce() -> (G::Bots, Option<BotMoveOf<G>>) + Send + 'static,
    task: BotTask<G>,
) -> (G::Bots, Option<BotMoveOf<G>>) {
    match thinkers.think(Lane::Usual, limit, thought).await {
        Ok(thought) => thought,
        Err(lost) => {
            warn(lost, "a bot goes by rules of thumb");
            (G::Bots::default(), by_thumb(thinkers, task).await)
        }
    }
}

async fn by_thumb<G: HostedGame>(thinkers: &Thinkers, task: BotTask<G>) -> Option<BotMoveOf<G>> {
    let mut asked = task.clone();
    let everybody = asked.everybody();
    asked.seats = Level::ALL.map(|level| match level {
        Level::Scripted => everybody,
        _ => Seats::EMPTY,
    });
    let thought = thinkers.think(Lane::Spare, THUMB, move || {
        G::think(&mut G::Bots::default(), &asked, THUMB_BUDGET, seed())
    });
    match thought.await {
        Ok(found) => found,
        Err(lost) => {
            warn(lost, "a bot does anything");
            task.anything()
        }
    }
}

fn warn(lost: Lost, then: &str) {
    metrics::counter!("getaway_thoughts_lost_total").increment(1);
    tracing::warn!(%lost, "{then}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::{Heist, Setup};
    use std::sync::Arc;
    use table::{FastDealer, Seat};

    type Move = BotMoveOf<Heist>;

    const SHORT: ThinkingLimit = ThinkingLimit {
        wait: Duration::from_millis(1),
        most: Duration::from_millis(1),
    };

    fn task(patience: Patience) -> BotTask<Heist> {
        let setup = r#"{"edition":"master-heist","scenario":"the-inclusion-job","crew":["Tiny","Karma","Iceheart","Null"]}"#;
        let setup: Setup = serde_json::from_str(setup).unwrap();
        let heist = Heist::new(setup).unwrap();
        let state = heist.start(&mut FastDealer::new(1), &mut ());
        BotTask {
            game: Arc::new(heist),
            state,
            seats: [Seats::EMPTY, Seats::EMPTY, Seats::from([1, 2])],
            patience,
        }
    }

    fn is_good(task: &BotTask<Heist>, found: Option<Move>) {
        let found = found.expect("something to do");
        assert!([Seat(1), Seat(2)].contains(&found.seat));
        let check = task.game.check(&task.state, found.seat, found.command);
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
            let task = task(Patience::Go);
            let limit = ThinkingLimit {
                wait: Duration::from_secs(20),
                most: Duration::from_secs(20),
            };
            let broken = || panic!("on purpose");
            let (_, found) = or_by_thumb(&thinkers, limit, broken, task.clone()).await;
            is_good(&task, found);
            let (end, ended) = std::sync::mpsc::channel::<()>();
            let endless = move || {
                let _ = ended.recv_timeout(Duration::from_secs(20));
                (Default::default(), None)
            };
            let (_, found) = or_by_thumb(&thinkers, SHORT, endless, task.clone()).await;
            is_good(&task, found);
            drop(end);
        });
    }

    #[test]
    fn where_nothing_is_found_anything_legal_is_done_unless_people_are_waited_for() {
        let go = task(Patience::Go);
        is_good(&go, go.anything());
        assert_eq!(task(Patience::Wait).anything(), None);
    }
}
