//! All tables: finds the one asked for, or wakes it up from the store.

#[cfg(test)]
mod tests;

use crate::any_table::{AnyTable, Presence};
use crate::entry::{Entry, EntryOf, game_of};
use crate::hindsight::Hindsights;
use crate::hosted_game::{About, GameName, HostedGame, Play};
use crate::id::TableId;
use crate::key::KeyHash;
use crate::options::Options;
use crate::picture::Pictures;
use crate::salvage;
use crate::store::{Store, StoreError};
use crate::table::limits::MAILBOX;
use crate::table::{Ask, Sorry, Table};
use crate::table_state::{BadLog, TableState};
use crate::table_summary::TableSummary;
use crate::thinking::Thinkers;
use crate::unreadable_table::UnreadableTable;
use crew::Heist;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use rivals::Rivals;
use std::any::Any;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;
use table::{FairDealer, Session};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

/// Tables without a summary that are looked up at a time, and the rest after each: people play meanwhile.
const OLD_TABLES: u32 = 32;
const BETWEEN_OLD_TABLES: Duration = Duration::from_millis(20);

/// Every table that is awake, and the way to the others.
pub struct TableRegistry {
    pub store: Arc<dyn Store>,
    pub options: Options,
    pub(crate) thinkers: Thinkers,
    pub(crate) hindsights: Hindsights,
    pub(crate) pictures: Pictures,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    /// The server stops: no table wakes up any more.
    closing: AtomicBool,
    /// Tables with the same setup share their game.
    games: Mutex<HashMap<String, Weak<dyn Any + Send + Sync>>>,
}

/// Why a table could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error("no table is free: {0} are in use")]
    Full(u64),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no randomness: {0}")]
    Luck(#[from] getrandom::Error),
    #[error("the game does not start: {0}")]
    Start(String),
}

/// Why a table does not wake up.
#[derive(Debug, Error)]
enum WakeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its log makes no game any more.
    #[error(transparent)]
    Log(#[from] BadLog),
    #[error("no randomness: {0}")]
    Luck(#[from] getrandom::Error),
}

impl TableRegistry {
    pub fn new(store: Arc<dyn Store>, options: Options) -> Arc<TableRegistry> {
        Arc::new(TableRegistry {
            store,
            thinkers: Thinkers::new(options.thinkers),
            hindsights: Hindsights::default(),
            pictures: Pictures::default(),
            options,
            awake: Mutex::default(),
            closing: AtomicBool::new(false),
            games: Mutex::default(),
        })
    }

    /// Sets a table up with a game at its start. Whoever does is its host, and may sit down at once.
    pub async fn open<G: HostedGame>(
        &self,
        play: Play<G>,
        host: KeyHash,
        then: Vec<EntryOf<G>>,
    ) -> Result<TableId, OpenError> {
        let id = self.create(play, host, then).await?;
        self.store.know(host, id).await?;
        Ok(id)
    }

    /// The same without anybody being told of it.
    pub async fn create<G: HostedGame>(
        &self,
        play: Play<G>,
        host: KeyHash,
        then: Vec<EntryOf<G>>,
    ) -> Result<TableId, OpenError> {
        let most = self.options.tables;
        if self.store.count().await? >= most {
            return Err(OpenError::Full(most));
        }
        let id = TableId::new()?;
        let game = play.first_game();
        let About {
            setup,
            ruleset,
            file_name,
            ..
        } = game.about();
        let opened = Entry::Opened {
            game: G::NAME,
            setup: Box::new(setup.clone()),
            ruleset,
            start: play.start_answers().to_vec(),
            host,
        };
        let entries = std::iter::once(&opened).chain(&then);
        // Our own types always become JSON.
        let entries = entries.filter_map(|entry| serde_json::to_string(entry).ok());
        let entries: Vec<String> = entries.collect();
        // What is kept can be read back: the table is looked at as it will be.
        let table = TableState::read(&entries, |_, _| Ok(game.clone()));
        let table = table.map_err(|error| OpenError::Start(error.to_string()))?;
        let summary = G::summary(&table);
        self.store.create(id, summary, entries).await?;
        metrics::counter!("getaway_tables_total").increment(1);
        tracing::info!(table = %id, game = %file_name, "opened");
        Ok(id)
    }

    /// Puts a message into a table's mailbox. The table wakes up if it slept.
    pub async fn ask(self: &Arc<Self>, id: TableId, mut ask: Ask) -> Result<(), Sorry> {
        // A table that falls asleep just now gives its mail back.
        for _ in 0..16 {
            if self.closing.load(Ordering::Relaxed) {
                break;
            }
            let mailbox = self.mailbox(id);
            match mailbox.send(ask).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => ask = back,
            }
            tokio::task::yield_now().await;
        }
        Err(Sorry::NotKept)
    }

    /// Puts a message into the mailbox of a table that is awake; a table that sleeps need not hear it.
    pub async fn mention(&self, id: TableId, ask: Ask) -> Result<(), Sorry> {
        let mailbox = lock(&self.awake).get(&id).cloned();
        let mailbox = mailbox.ok_or(Sorry::NoSuchTable)?;
        mailbox.send(ask).await.map_err(|_| Sorry::NoSuchTable)
    }

    /// Asks and waits for the answer.
    pub async fn answer<T>(
        self: &Arc<Self>,
        id: TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, Sorry>>) -> Ask,
    ) -> Result<T, Sorry> {
        let (answer, answered) = oneshot::channel();
        self.ask(id, ask(answer)).await?;
        match answered.await {
            Ok(answer) => answer,
            Err(_) => Err(self.why_silent(id).await),
        }
    }

    /// Why a table dropped its mail.
    async fn why_silent(&self, id: TableId) -> Sorry {
        if self.closing.load(Ordering::Relaxed) {
            return Sorry::NotKept;
        }
        match self.read(id).await {
            Ok(None) => Sorry::NoSuchTable,
            Err(WakeError::Log(why)) => Sorry::Unreadable(why),
            // Its task panicked, or the store is not there just now.
            Ok(Some(_)) | Err(WakeError::Store(_) | WakeError::Luck(_)) => Sorry::OurMistake,
        }
    }

    /// Looks at a table.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        look: impl FnOnce(&dyn AnyTable, &Presence) -> T + Send + 'static,
    ) -> Result<T, Sorry> {
        self.answer(id, |answer| {
            Ask::Look(Box::new(move |table, presence| {
                let _ = answer.send(Ok(look(table, presence)));
            }))
        })
        .await
    }

    /// The durable state of a table, without waking it up.
    async fn read(&self, id: TableId) -> Result<Option<Box<dyn AnyTable + Send>>, WakeError> {
        match self.store.load(id).await? {
            Some(log) => Ok(Some(self.any_table(&log)?)),
            None => Ok(None),
        }
    }

    fn any_table(&self, log: &[String]) -> Result<Box<dyn AnyTable + Send>, BadLog> {
        Ok(match game_at(log)? {
            GameName::Crew => Box::new(self.table_state::<Heist>(log)?),
            GameName::Rivals => Box::new(self.table_state::<Rivals>(log)?),
        })
    }

    fn table_state<G: HostedGame>(&self, log: &[String]) -> Result<TableState<G>, BadLog> {
        let read = || TableState::read(log, |setup, ruleset| self.game(setup, ruleset));
        // Nothing of ours is changed by reading, so nothing is left half done.
        catch_unwind(AssertUnwindSafe(read)).unwrap_or(Err(BadLog::Panicked))
    }

    /// What is left of a table that cannot be played any more; none if it can, or if there is no such table.
    pub async fn unreadable(&self, id: TableId) -> Result<Option<UnreadableTable>, StoreError> {
        let Some(log) = self.store.load(id).await? else {
            return Ok(None);
        };
        let Err(why) = self.any_table(&log) else {
            return Ok(None);
        };
        let listed = self.store.listed(id).await?;
        Ok(Some(UnreadableTable::new(why, log, listed)))
    }

    /// The game of a setup by a ruleset, shared by all tables that play the same. This is the one place where the number in
    /// a log meets the rules.
    fn game<G: HostedGame>(&self, setup: G::Setup, ruleset: u32) -> Result<Arc<G>, BadLog> {
        let name = serde_json::to_string(&(G::NAME, ruleset, &setup));
        let name = name.map_err(|error| BadLog::Unreadable {
            n: 0,
            why: error.to_string(),
        })?;
        let known = lock(&self.games).get(&name).and_then(Weak::upgrade);
        if let Some(Ok(game)) = known.map(|game| game.downcast::<G>()) {
            return Ok(game);
        }
        let game = Arc::new(G::by_ruleset(setup, ruleset)?);
        let mut games = lock(&self.games);
        games.retain(|_, game| game.strong_count() > 0);
        let shared: Arc<dyn Any + Send + Sync> = game.clone();
        games.insert(name, Arc::downgrade(&shared));
        Ok(game)
    }

    fn mailbox(self: &Arc<Self>, id: TableId) -> mpsc::Sender<Ask> {
        let mut awake = lock(&self.awake);
        let mailbox = awake.entry(id).or_insert_with(|| {
            let (mailbox, mail) = mpsc::channel(MAILBOX);
            tokio::spawn(self.clone().wake(id, mail));
            mailbox
        });
        mailbox.clone()
    }

    /// The life of a table's task.
    fn wake(self: Arc<Self>, id: TableId, mut mail: mpsc::Receiver<Ask>) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let life = AssertUnwindSafe(self.clone().live(id, &mut mail));
            let slept = match life.catch_unwind().await {
                Ok(Ok(exists)) => exists,
                Ok(Err(error)) => {
                    tracing::error!(table = %id, %error, "a table could not wake up");
                    metrics::counter!("getaway_tables_broken_total").increment(1);
                    false
                }
                Err(_) => {
                    tracing::error!(table = %id, "a table panicked; it wakes up again when it is asked");
                    metrics::counter!("getaway_tables_panicked_total").increment(1);
                    false
                }
            };
            lock(&self.awake).remove(&id);
            mail.close();
            while let Some(ask) = mail.recv().await {
                // Mail that came while the table fell asleep is for the one that wakes up now. A table that is not
                // there or is broken drops its mail, and whoever waits for an answer is told why.
                let again = slept && !ask.is_for_one_life();
                if again {
                    let _ = self.mailbox(id).try_send(ask);
                }
            }
        })
    }

    /// Wakes a table up and lets it work until it is done. Whether there is such a table.
    async fn live(
        self: Arc<Self>,
        id: TableId,
        mail: &mut mpsc::Receiver<Ask>,
    ) -> Result<bool, WakeError> {
        let Some(log) = self.store.load(id).await? else {
            return Ok(false);
        };
        match game_at(&log)? {
            GameName::Crew => self.play::<Heist>(id, log, mail).await?,
            GameName::Rivals => self.play::<Rivals>(id, log, mail).await?,
        }
        Ok(true)
    }

    async fn play<G: HostedGame>(
        self: Arc<Self>,
        id: TableId,
        log: Vec<String>,
        mail: &mut mpsc::Receiver<Ask>,
    ) -> Result<(), WakeError> {
        let room = self.table_state::<G>(&log)?;
        // The room has all of it; the rows need not stay in memory as long as somebody plays.
        drop(log);
        Table::new(id, self, room, dealer()?).run(mail).await;
        Ok(())
    }

    /// Makes the summaries of tables from before there were any, one after the other and without haste.
    pub async fn summarise_old_tables(&self) -> Result<(), StoreError> {
        loop {
            let ids = self.store.without_summary(OLD_TABLES).await?;
            if ids.is_empty() {
                return Ok(());
            }
            for id in ids {
                if self.closing.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let summary = self.summary_of_log(id).await?;
                self.store.summarise(id, summary).await?;
                tokio::time::sleep(BETWEEN_OLD_TABLES).await;
            }
        }
    }

    /// What the log of a table tells lists.
    async fn summary_of_log(&self, id: TableId) -> Result<TableSummary, StoreError> {
        let log = self.store.load(id).await?.unwrap_or_default();
        if let Ok(room) = self.any_table(&log) {
            return Ok(room.summary());
        }
        let listed = self.store.listed(id).await?;
        let title = listed.map_or(String::new(), |listed| listed.title);
        Ok(salvage::summary(&title, &log))
    }

    /// Tells every table that the server stops, and waits until they have told their viewers.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        let mailboxes: Vec<_> = lock(&self.awake).values().cloned().collect();
        for mailbox in &mailboxes {
            let _ = mailbox.send(Ask::Close).await;
        }
        for mailbox in mailboxes {
            mailbox.closed().await;
        }
    }
}

/// Luck that nobody can foretell.
fn dealer() -> Result<FairDealer, getrandom::Error> {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy)?;
    Ok(FairDealer::new(entropy))
}

/// A game at its start.
pub fn start<G: HostedGame>(game: G) -> Result<Play<G>, OpenError> {
    let play = Session::new(Arc::new(game), &mut dealer()?);
    // A fair dealer always answers.
    play.map_err(|fault| OpenError::Start(fault.to_string()))
}

/// Which game a table plays.
fn game_at(log: &[String]) -> Result<GameName, BadLog> {
    let first = log.first().ok_or(BadLog::NoBeginning)?;
    game_of(first).map_err(|error| BadLog::Unreadable {
        n: 0,
        why: error.to_string(),
    })
}

/// Nothing panics while these are held; if it did, the list itself would still be whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}
