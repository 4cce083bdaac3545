//! The course of a load: start, open, connect, warm up, measure, tell.

use crate::error::StressError;
use crate::options::Options;
use crate::pacer::Pacer;
use crate::report::{Measured, Memories};
use crate::run::{OpenedTable, StressRun};
use crate::server::Server;
use crate::table::Table;
use crate::tally::LoadTally;
use futures_util::future::BoxFuture;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::signal;
use tokio::task::JoinSet;
use words::Language;

/// Tables that are set up at the same time.
const TOGETHER: usize = 16;
/// How long an idle server may take to come to rest.
const REST: Duration = Duration::from_secs(2);

/// Puts a server under load and tells how it did.
pub fn stress(lang: Language, options: Options, out: &mut impl Write) -> Result<(), StressError> {
    // One thread for all clients: they leave the rest of the machine to the server, and wake each other for nothing.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let measured = runtime.block_on(measure(options))?;
    measured.write(lang, out)?;
    Ok(())
}

async fn measure(options: Options) -> Result<Measured, StressError> {
    let server = Server::start(&options.serve).await?;
    let stress = Arc::new(StressRun {
        address: server.address,
        pacer: options.pace.map(Pacer::new),
        tally: LoadTally::default(),
        options,
    });
    // The first table makes the server read its cards; what more tables need is what counts.
    stress.open().await?;
    let mut memories = Memories {
        empty: server.memory()?,
        ..Memories::default()
    };
    let idle = server.worked()?;
    let opened = open(&stress).await?;
    memories.opened = server.memory()?;
    let tables = connect(&stress, opened).await?;
    let opening = server.worked()?.saturating_sub(idle);
    let measured = if stress.options.idle {
        until(REST, None).await?;
        memories.connected = server.memory()?;
        memories.end = memories.connected;
        Measured::idle(stress.clone(), memories, opening)
    } else {
        memories.connected = server.memory()?;
        play(&stress, &server, tables, memories, opening).await?
    };
    server.stop().await;
    Ok(measured)
}

async fn play(
    stress: &Arc<StressRun>,
    server: &Server,
    tables: Vec<Table>,
    mut memories: Memories,
    opening: Duration,
) -> Result<Measured, StressError> {
    let mut busy = JoinSet::new();
    for table in tables {
        busy.spawn(stress.clone().keep_busy(table));
    }
    let options = &stress.options;
    let mut stopped = until(Duration::from_secs(options.warm_up), Some(&mut busy)).await?;
    let (began, before) = (Instant::now(), server.worked()?);
    stress.tally.begin();
    if !stopped {
        let seconds = Duration::from_secs(options.seconds);
        stopped = until(seconds, Some(&mut busy)).await?;
    }
    stress.tally.end();
    let worked = server.worked()?.saturating_sub(before);
    let took = began.elapsed();
    memories.end = server.memory()?;
    busy.abort_all();
    Ok(Measured {
        stress: stress.clone(),
        memories,
        opening,
        took,
        worked,
        stopped,
    })
}

/// Latencies so long, or until Ctrl-C, which it tells. A client that fails ends it.
async fn until(
    time: Duration,
    busy: Option<&mut JoinSet<Result<(), StressError>>>,
) -> Result<bool, StressError> {
    let failed: BoxFuture<'_, Result<bool, StressError>> = match busy {
        Some(busy) => Box::pin(async {
            match busy.join_next().await {
                Some(Ok(Err(error))) => Err(error),
                _ => Err(StressError::NoServer),
            }
        }),
        None => Box::pin(std::future::pending()),
    };
    tokio::select! {
        () = tokio::time::sleep(time) => Ok(false),
        _ = signal::ctrl_c() => Ok(true),
        failed = failed => failed,
    }
}

async fn open(stress: &Arc<StressRun>) -> Result<Vec<OpenedTable>, StressError> {
    let mut opening = JoinSet::new();
    let mut opened = Vec::new();
    for _ in 0..stress.options.tables {
        if opening.len() >= TOGETHER {
            opened.extend(next(&mut opening).await?);
        }
        let stress = stress.clone();
        opening.spawn(async move { stress.open().await });
    }
    while let Some(table) = next(&mut opening).await? {
        opened.push(table);
    }
    Ok(opened)
}

async fn connect(
    stress: &Arc<StressRun>,
    opened: Vec<OpenedTable>,
) -> Result<Vec<Table>, StressError> {
    let mut connecting = JoinSet::new();
    let mut tables = Vec::new();
    for opened in opened {
        if connecting.len() >= TOGETHER {
            tables.extend(next(&mut connecting).await?);
        }
        let stress = stress.clone();
        connecting.spawn(async move {
            let mut table = stress.connect(opened).await?;
            table.settle().await?;
            Ok(table)
        });
    }
    while let Some(table) = next(&mut connecting).await? {
        tables.push(table);
    }
    Ok(tables)
}

/// The next one that is finished.
async fn next<T: 'static>(
    tasks: &mut JoinSet<Result<T, StressError>>,
) -> Result<Option<T>, StressError> {
    match tasks.join_next().await {
        Some(Ok(done)) => done.map(Some),
        Some(Err(_)) => Err(StressError::NoServer),
        None => Ok(None),
    }
}
