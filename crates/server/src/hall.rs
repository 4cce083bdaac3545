//! All tables: finds the one asked for, or wakes it up from the store.

use crate::entry::Entry;
use crate::id::TableId;
use crate::key::KeyHash;
use crate::options::Options;
use crate::room::Room;
use crate::store::{Store, StoreError};
use crate::table::{Ask, Sorry, Table};
use crate::thinking::Thinkers;
use crew::{Heist, Setup};
use futures_util::future::BoxFuture;
use pages::company::Company;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use table::FairDealer;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

/// Messages that may wait for a table.
const MAILBOX: usize = 256;

/// Every table that is awake, and the way to the others.
pub struct Hall {
    pub store: Arc<dyn Store>,
    pub options: Options,
    pub(crate) thinkers: Thinkers,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    /// The server stops: no table wakes up any more.
    closing: AtomicBool,
    /// Tables with the same setup share it.
    heists: Mutex<HashMap<String, Weak<Heist>>>,
}

/// Why a table could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error("the hall is full: {0} tables are in use")]
    Full(u64),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no randomness: {0}")]
    Luck(#[from] getrandom::Error),
}

impl Hall {
    pub fn new(store: Arc<dyn Store>, options: Options) -> Arc<Hall> {
        Arc::new(Hall {
            store,
            thinkers: Thinkers::new(options.thinkers),
            options,
            awake: Mutex::default(),
            closing: AtomicBool::new(false),
            heists: Mutex::default(),
        })
    }

    /// Sets a table up. Whoever does is its host, and may sit down at once.
    pub async fn open(
        &self,
        heist: Heist,
        host: KeyHash,
        then: Vec<Entry>,
    ) -> Result<TableId, OpenError> {
        let most = self.options.tables;
        if self.store.count().await? >= most {
            return Err(OpenError::Full(most));
        }
        let id = TableId::new()?;
        let opened = Entry::Opened {
            setup: Box::new(heist.setup.clone()),
            ruleset: heist.edition.ruleset,
            // This family of games begins without luck.
            start: Vec::new(),
            host,
        };
        let entries = std::iter::once(&opened).chain(&then);
        // Our own types always become JSON.
        let entries = entries.filter_map(|entry| serde_json::to_string(entry).ok());
        let title = heist.scenario.draft.name.clone();
        self.store.create(id, title, entries.collect()).await?;
        self.store.know(host, id).await?;
        metrics::counter!("getaway_tables_total").increment(1);
        tracing::info!(table = %id, scenario = %heist.scenario.draft.id, "opened");
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
        // A table that does not exist drops its mail.
        answered.await.map_err(|_| Sorry::NoSuchTable)?
    }

    /// Looks at a table.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        look: impl FnOnce(&Room, &Company) -> T + Send + 'static,
    ) -> Result<T, Sorry> {
        self.answer(id, |answer| {
            Ask::Look(Box::new(move |room, company| {
                let _ = answer.send(Ok(look(room, company)));
            }))
        })
        .await
    }

    /// The durable state of a table, without waking it up.
    pub async fn read(&self, id: TableId) -> Result<Option<Room>, StoreError> {
        let Some(entries) = self.store.load(id).await? else {
            return Ok(None);
        };
        match Room::read(&entries, |setup| self.heist(setup)) {
            Ok(room) => Ok(Some(room)),
            Err(error) => {
                tracing::error!(table = %id, %error, "a table cannot be read");
                Err(StoreError::Broken(error.to_string()))
            }
        }
    }

    /// The heist of a setup, shared by all tables that play the same.
    fn heist(&self, setup: Setup) -> Result<Arc<Heist>, String> {
        let name = serde_json::to_string(&setup).map_err(|error| error.to_string())?;
        if let Some(heist) = lock(&self.heists).get(&name).and_then(Weak::upgrade) {
            return Ok(heist);
        }
        let heist = Heist::new(setup).map_err(|problems| words::setup_problems(&problems))?;
        let heist = Arc::new(heist);
        let mut heists = lock(&self.heists);
        heists.retain(|_, heist| heist.strong_count() > 0);
        heists.insert(name, Arc::downgrade(&heist));
        Ok(heist)
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
            let table = self.clone().load(id).await;
            let exists = table.is_some();
            if let Some(table) = table {
                table.run(&mut mail).await;
            }
            lock(&self.awake).remove(&id);
            mail.close();
            while let Some(ask) = mail.recv().await {
                // Mail that came while the table fell asleep is for the one that wakes up now. A table that is not
                // there drops its mail, and whoever waits for an answer hears that.
                let again = exists && !ask.is_for_one_life();
                if again {
                    let _ = self.mailbox(id).try_send(ask);
                }
            }
        })
    }

    async fn load(self: Arc<Self>, id: TableId) -> Option<Table> {
        let room = match self.read(id).await {
            Ok(room) => room?,
            Err(error) => {
                tracing::error!(table = %id, %error, "a table could not be loaded");
                return None;
            }
        };
        let mut entropy = [0; 32];
        if let Err(error) = getrandom::fill(&mut entropy) {
            tracing::error!(table = %id, %error, "no randomness");
            return None;
        }
        Some(Table::new(id, self, room, FairDealer::new(entropy)))
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

/// Nothing panics while these are held; if it did, the list itself would still be whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}
