//! The course of a load: start, open, connect, warm up, measure, tell.

use crate::error::StressError;
use crate::options::Options;
use crate::pacer::Pacer;
use crate::report::{Measured, Memories};
use crate::server::Server;
use crate::table::{Load, Opened, Table};
use crate::tally::Tally;
use futures_util::future::BoxFuture;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::signal;
use tokio::task::JoinSet;

/// Tables that are set up at the same time.
const TOGETHER: usize = 16;
/// How long an idle server may take to come to rest.
const REST: Duration = Duration::from_secs(2);

/// Puts a server under load and tells how it did.
pub fn stress(options: Options, out: &mut impl Write) -> Result<(), StressError> {
    // One thread for all clients: they leave the rest of the machine to the server, and wake each other for nothing.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let measured = runtime.block_on(measure(options))?;
    measured.tell(out)?;
    Ok(())
}

async fn measure(options: Options) -> Result<Measured, StressError> {
    let server = Server::start(&options.serve).await?;
    let load = Arc::new(Load {
        address: server.address,
        pacer: options.pace.map(Pacer::new),
        tally: Tally::default(),
        options,
    });
    // The first table makes the server read its cards; what more tables need is what counts.
    load.open().await?;
    let mut memories = Memories {
        empty: server.memory()?,
        ..Memories::default()
    };
    let idle = server.worked()?;
    let opened = open(&load).await?;
    memories.opened = server.memory()?;
    let tables = connect(&load, opened).await?;
    let opening = server.worked()?.saturating_sub(idle);
    let measured = if load.options.idle {
        until(REST, None).await?;
        memories.connected = server.memory()?;
        memories.end = memories.connected;
        Measured::idle(load.clone(), memories, opening)
    } else {
        memories.connected = server.memory()?;
        play(&load, &server, tables, memories, opening).await?
    };
    server.stop().await;
    Ok(measured)
}

async fn play(
    load: &Arc<Load>,
    server: &Server,
    tables: Vec<Table>,
    mut memories: Memories,
    opening: Duration,
) -> Result<Measured, StressError> {
    let mut busy = JoinSet::new();
    for table in tables {
        busy.spawn(load.clone().keep_busy(table));
    }
    let options = &load.options;
    let mut stopped = until(Duration::from_secs(options.warm_up), Some(&mut busy)).await?;
    let (began, before) = (Instant::now(), server.worked()?);
    load.tally.begin();
    if !stopped {
        let seconds = Duration::from_secs(options.seconds);
        stopped = until(seconds, Some(&mut busy)).await?;
    }
    load.tally.end();
    let worked = server.worked()?.saturating_sub(before);
    let took = began.elapsed();
    memories.end = server.memory()?;
    busy.abort_all();
    Ok(Measured {
        load: load.clone(),
        memories,
        opening,
        took,
        worked,
        stopped,
    })
}

/// Waits so long, or until Ctrl-C, which it tells. A client that fails ends it.
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

async fn open(load: &Arc<Load>) -> Result<Vec<Opened>, StressError> {
    let mut opening = JoinSet::new();
    let mut opened = Vec::new();
    for _ in 0..load.options.tables {
        if opening.len() >= TOGETHER {
            opened.extend(next(&mut opening).await?);
        }
        let load = load.clone();
        opening.spawn(async move { load.open().await });
    }
    while let Some(table) = next(&mut opening).await? {
        opened.push(table);
    }
    Ok(opened)
}

async fn connect(load: &Arc<Load>, opened: Vec<Opened>) -> Result<Vec<Table>, StressError> {
    let mut connecting = JoinSet::new();
    let mut tables = Vec::new();
    for opened in opened {
        if connecting.len() >= TOGETHER {
            tables.extend(next(&mut connecting).await?);
        }
        let load = load.clone();
        connecting.spawn(async move {
            let mut table = load.connect(opened).await?;
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
