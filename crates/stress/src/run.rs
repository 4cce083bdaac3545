//! A server under stress, with everything its tables share.

use crate::client::Client;
use crate::error::StressError;
use crate::http::Http;
use crate::options::{Clients, Options};
use crate::pacer::Pacer;
use crate::table::{HeistEnd, Table};
use crate::tally::{LoadTally, lock};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;

const SCENARIO: &str = "the-inclusion-job";
const CREW: [&str; 4] = ["Tiny", "Karma", "Iceheart", "Null"];

/// What all tables of a run share.
pub struct StressRun {
    pub address: SocketAddr,
    pub options: Options,
    pub tally: LoadTally,
    pub pacer: Option<Pacer>,
}

/// A table that is set up, with the key of each seat.
pub struct OpenedTable {
    pub id: String,
    keys: Vec<String>,
}

impl StressRun {
    /// Sets a table up and takes its seats.
    pub async fn open(&self) -> Result<OpenedTable, StressError> {
        let mut http = Http::connect(self.address).await?;
        let crew = &CREW[..usize::from(self.options.seats)];
        let setup = json!({ "edition": "master-heist", "scenario": SCENARIO, "crew": crew });
        let opened = http.post("/api/tables", &setup).await?;
        let text = |value: &serde_json::Value| {
            let text = value.as_str().map(str::to_owned);
            text.ok_or_else(|| StressError::Unclear(opened.to_string()))
        };
        let id = text(&opened["table"])?;
        let mut keys = Vec::new();
        for (seat, name) in crew.iter().enumerate() {
            let path = format!("/api/tables/{id}/seats/{seat}");
            let sat = http.post(&path, &json!({ "name": name })).await?;
            keys.push(text(&sat["key"])?);
        }
        Ok(OpenedTable { id, keys })
    }

    /// Connects everybody.
    pub async fn connect(self: &Arc<Self>, opened: OpenedTable) -> Result<Table, StressError> {
        let kind = self.options.clients;
        let mut clients = Vec::new();
        for (seat, key) in (0..).zip(&opened.keys) {
            // Whoever only watches opens the page first, as browsers do, and needs nothing shown again.
            let seen = match (self.options.idle, kind) {
                (true, Clients::Page) => Some(self.look_at_page(&opened.id, key).await?),
                _ => None,
            };
            let client = Client::connect(self.address, kind, &opened.id, (seat, key), seen).await?;
            clients.push(client);
        }
        Ok(Table::new(self.clone(), opened.id, clients))
    }

    /// Opens the page of a table, and gives the number it is at.
    async fn look_at_page(&self, table: &str, key: &str) -> Result<u64, StressError> {
        let mut http = Http::connect(self.address).await?;
        let page = http.page(&format!("/t/{table}"), key).await?;
        let n = page.split("data-n=\"").nth(1);
        let n = n.and_then(|rest| rest.split('"').next()?.parse().ok());
        let table = table.to_string();
        n.ok_or(StressError::UnclearPage { table })
    }

    /// Plays one heist after another.
    pub async fn keep_busy(self: Arc<Self>, mut table: Table) -> Result<(), StressError> {
        loop {
            match table.play().await {
                Ok(HeistEnd::Over) => self.tally.count(|tally| &tally.heists, 1),
                Ok(HeistEnd::Stuck) => {
                    self.tally.count(|tally| &tally.stuck, 1);
                    lock(&self.tally.stuck_at).get_or_insert(table.id.clone());
                }
                Err(_) => self.tally.count(|tally| &tally.broken, 1),
            }
            drop(table);
            table = self.connect(self.open().await?).await?;
        }
    }
}
