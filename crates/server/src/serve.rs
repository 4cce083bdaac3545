//! Starting and stopping.

use crate::options::Options;
use crate::rate_limit::RateLimits;
use crate::store::{SqliteStore, Store, StoreError};
use crate::table_registry::TableRegistry;
use crate::web::{App, router};
use axum::serve::ListenerExt;
use metrics_exporter_prometheus::PrometheusBuilder;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::signal;
use words::Language;

/// How long requests may take to finish once the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server did not start, or stopped.
#[derive(Debug)]
pub enum ServeError {
    Listen { address: SocketAddr, why: io::Error },
    Data { file: PathBuf, why: StoreError },
    Io(io::Error),
    Metrics(String),
}

impl ServeError {
    /// What to tell whoever started it.
    pub fn sentence(&self, lang: Language) -> String {
        match self {
            ServeError::Listen { address, why } => {
                let about = [
                    ("address", &*address.to_string()),
                    ("why", &why.to_string()),
                ];
                lang.say_with("serve-cannot-listen", &about)
            }
            ServeError::Data { file, why } => {
                let file = file.display().to_string();
                let why = match why {
                    StoreError::TooNew { found, known } => {
                        let (found, known) = (found.to_string(), known.to_string());
                        let versions = [("found", &*found), ("known", &known)];
                        lang.say_with("serve-too-new", &versions)
                    }
                    StoreError::Broken(why) => why.clone(),
                    why => why.to_string(),
                };
                let about = [("file", &*file), ("why", &why)];
                lang.say_with("serve-cannot-store", &about)
            }
            ServeError::Io(why) => why.to_string(),
            ServeError::Metrics(why) => lang.say_with("serve-cannot-measure", &[("why", why)]),
        }
    }
}

impl From<io::Error> for ServeError {
    fn from(error: io::Error) -> ServeError {
        ServeError::Io(error)
    }
}

/// Serves until it is told to stop. Prints the address once people can come.
pub fn serve(lang: Language, options: Options, out: &mut impl Write) -> Result<(), ServeError> {
    crate::logging::begin(options.log);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    if options.threads > 0 {
        runtime.worker_threads(options.threads);
    }
    let runtime = runtime.enable_all().build()?;
    let served = runtime.block_on(run(lang, options, out));
    // A bot that does not come to an end must not keep the server from stopping.
    runtime.shutdown_timeout(GRACE);
    served
}

async fn run(lang: Language, options: Options, out: &mut impl Write) -> Result<(), ServeError> {
    let file = options.data.clone();
    let store = SqliteStore::open(&file).await;
    let store = store.map_err(|why| ServeError::Data { file, why })?;
    let store: Arc<dyn Store> = Arc::new(store);
    let address = options.listen;
    let listen = |why| ServeError::Listen { address, why };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr()?;
    let metrics = PrometheusBuilder::new()
        .install_recorder()
        .map_err(|error| ServeError::Metrics(error.to_string()))?;
    let limits = Arc::new(RateLimits::new(&options));
    let public = options.public_url.clone();
    let tables = TableRegistry::new(store, options);
    tokio::spawn(housekeeping(tables.clone(), limits.clone()));
    let old = tables.clone();
    tokio::spawn(async move {
        if let Err(error) = old.summarise_old_tables().await {
            tracing::warn!(%error, "old tables have no summary yet");
        }
    });
    let app = App {
        tables: tables.clone(),
        limits: limits.clone(),
        metrics,
    };
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|stream| {
        // Moves are small and people wait for them.
        let _ = stream.set_nodelay(true);
    });
    let here = public.unwrap_or_else(|| format!("http://{address}"));
    writeln!(
        out,
        "{}",
        lang.say_with("serve-here", &[("address", &here)])
    )?;
    out.flush()?;
    let (stop, stopping) = tokio::sync::oneshot::channel::<()>();
    let closing = tables.clone();
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        told_to_stop().await;
        tracing::info!("stopping");
        closing.close().await;
        let _ = stop.send(());
    });
    tokio::select! {
        done = async { server.await } => done?,
        _ = async {
            let _ = stopping.await;
            tokio::time::sleep(GRACE).await;
        } => {}
    }
    // Sockets are not requests, and the server does not wait for them: let them say goodbye.
    let goodbye = async {
        while limits.connected() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = tokio::time::timeout(GRACE, goodbye).await;
    tracing::info!("stopped");
    Ok(())
}

async fn told_to_stop() {
    #[cfg(unix)]
    {
        let terminate = signal::unix::signal(signal::unix::SignalKind::terminate());
        if let Ok(mut terminate) = terminate {
            tokio::select! {
                _ = signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = signal::ctrl_c().await;
}

/// Archives what nobody visits and forgets who was here.
async fn housekeeping(tables: Arc<TableRegistry>, limits: Arc<RateLimits>) {
    let mut hours = tokio::time::interval(Duration::from_secs(3600));
    loop {
        hours.tick().await;
        limits.tidy();
        let unvisited = i64::from(tables.options.archive_after) * 24 * 3600;
        match tables.store.archive(unvisited).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "archived"),
            Err(error) => tracing::warn!(%error, "archiving failed"),
        }
    }
}
