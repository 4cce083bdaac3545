//! Where bots think: so many places for the whole server, away from the tasks that own tables.

use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The places of one server.
pub struct Thinkers {
    places: Arc<Semaphore>,
    /// One place for quick thoughts, in case the others are all taken or stuck.
    spare: Arc<Semaphore>,
}

/// Which places a thought may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    Usual,
    Spare,
}

/// How long a thought may wait for a place, and how long it may take.
#[derive(Clone, Copy, Debug)]
pub struct ThinkingLimit {
    pub wait: Duration,
    pub most: Duration,
}

/// Why a thought came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Lost {
    #[error("no place to think became free")]
    Crowded,
    #[error("the thought panicked")]
    Panicked,
    #[error("the thought does not end")]
    Endless,
}

impl Thinkers {
    /// So many places; 0 makes one for each core.
    pub fn new(places: usize) -> Thinkers {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let places = if places == 0 { cores() } else { places };
        Thinkers {
            places: Arc::new(Semaphore::new(places.min(Semaphore::MAX_PERMITS))),
            spare: Arc::new(Semaphore::new(1)),
        }
    }

    /// Thinks in a place of its own. A thought that is given up keeps its place until it ends, so there are never more
    /// thoughts than places.
    pub async fn think<T: Send + 'static>(
        &self,
        lane: Lane,
        patience: ThinkingLimit,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let places = match lane {
            Lane::Usual => &self.places,
            Lane::Spare => &self.spare,
        };
        let place = timeout(patience.wait, places.clone().acquire_owned()).await;
        // Nobody closes the semaphore.
        let Ok(Ok(place)) = place else {
            return Err(Lost::Crowded);
        };
        let thinking = spawn_blocking(move || {
            let _place = place;
            metrics::counter!("getaway_thoughts_total").increment(1);
            thought()
        });
        match timeout(patience.most, thinking).await {
            Ok(Ok(found)) => Ok(found),
            Ok(Err(_)) => Err(Lost::Panicked),
            Err(_) => Err(Lost::Endless),
        }
    }
}

/// How long a thought that nobody waits for keeps out of the way before it looks for a place again.
const OUT_OF_THE_WAY: Duration = Duration::from_millis(50);
/// The longest such a thought may take; it is small.
const IDLE_THOUGHT: Duration = Duration::from_secs(60);

impl Thinkers {
    /// Thinks when a place is free that nobody waits for, however long that takes.
    pub async fn think_idly<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let place = loop {
            // Whoever waits is given a place before it counts as free.
            if let Ok(place) = self.places.clone().try_acquire_owned() {
                break place;
            }
            tokio::time::sleep(OUT_OF_THE_WAY).await;
        };
        let thinking = spawn_blocking(move || {
            let _place = place;
            metrics::counter!("getaway_idle_thoughts_total").increment(1);
            thought()
        });
        match timeout(IDLE_THOUGHT, thinking).await {
            Ok(Ok(found)) => Ok(found),
            Ok(Err(_)) => Err(Lost::Panicked),
            Err(_) => Err(Lost::Endless),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const LONG: ThinkingLimit = ThinkingLimit {
        wait: Duration::from_secs(20),
        most: Duration::from_secs(20),
    };
    const SHORT: ThinkingLimit = ThinkingLimit {
        wait: Duration::from_millis(1),
        most: Duration::from_millis(1),
    };

    fn run(test: impl Future<Output = ()>) {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().unwrap();
        runtime.block_on(test);
        runtime.shutdown_background();
    }

    #[test]
    fn a_thought_leaves_the_others_their_time() {
        run(async {
            let thinkers = Arc::new(Thinkers::new(1));
            let (end, ended) = mpsc::channel::<u32>();
            let thinker = thinkers.clone();
            let long = tokio::spawn(async move {
                let thought = move || ended.recv_timeout(LONG.most).expect("others go on");
                thinker.think(Lane::Usual, LONG, thought).await
            });
            // The only thread goes on while the thought waits for what comes next.
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
            end.send(7).unwrap();
            assert_eq!(long.await.unwrap(), Ok(7));
        });
    }

    #[test]
    fn a_stuck_thought_keeps_its_place_and_the_spare_one_is_free() {
        run(async {
            let thinkers = Thinkers::new(1);
            let (end, ended) = mpsc::channel::<()>();
            let stuck = thinkers.think(Lane::Usual, SHORT, move || ended.recv_timeout(LONG.most));
            assert_eq!(stuck.await, Err(Lost::Endless));
            let next = thinkers.think(Lane::Usual, SHORT, || 1);
            assert_eq!(next.await, Err(Lost::Crowded));
            assert_eq!(thinkers.think(Lane::Spare, LONG, || 2).await, Ok(2));
            drop(end);
            assert_eq!(thinkers.think(Lane::Usual, LONG, || 3).await, Ok(3));
        });
    }

    /// The only place is taken and somebody waits for it: an idle thought that came before them comes after them.
    #[test]
    fn an_idle_thought_lets_everybody_go_first() {
        run(async {
            let thinkers = Arc::new(Thinkers::new(1));
            let order = Arc::new(std::sync::Mutex::new(Vec::new()));
            let note = |name: &'static str| {
                let order = order.clone();
                move || order.lock().unwrap().push(name)
            };
            let (end, ended) = mpsc::channel::<()>();
            let thinker = thinkers.clone();
            let first = tokio::spawn(async move {
                let thought = move || ended.recv_timeout(LONG.most);
                thinker.think(Lane::Usual, LONG, thought).await
            });
            while thinkers.places.available_permits() > 0 {
                tokio::task::yield_now().await;
            }
            let (thinker, thought) = (thinkers.clone(), note("idle"));
            let idle = tokio::spawn(async move { thinker.think_idly(thought).await });
            tokio::task::yield_now().await;
            let (thinker, thought) = (thinkers.clone(), note("hint"));
            let hint = tokio::spawn(async move { thinker.think(Lane::Usual, LONG, thought).await });
            tokio::task::yield_now().await;
            drop(end);
            let _ = first.await.unwrap();
            assert_eq!(hint.await.unwrap(), Ok(()));
            assert_eq!(idle.await.unwrap(), Ok(()));
            assert_eq!(*order.lock().unwrap(), ["hint", "idle"]);
        });
    }

    #[test]
    fn a_thought_that_panics_frees_its_place() {
        run(async {
            let thinkers = Thinkers::new(1);
            let broken = thinkers.think(Lane::Usual, LONG, || -> u8 { panic!("on purpose") });
            assert_eq!(broken.await, Err(Lost::Panicked));
            assert_eq!(thinkers.think(Lane::Usual, LONG, || 4).await, Ok(4));
        });
    }
}
