//! What every release left behind can still be used: its database and its records, as `tests/fixtures` keeps them.

mod make;

use crate::kit::{PATIENCE, Server};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// What is noted of a table beside the database of a release.
#[derive(Debug, Serialize, Deserialize)]
struct KeptTable {
    table: String,
    /// What it is an example of.
    what: String,
    /// The key of all its seats. It opens nothing but this table.
    key: String,
    seats: usize,
    n: u64,
    over: bool,
    /// The phase it is in.
    phase: Value,
    /// Whether the record may be had: it stands beside this file.
    record: bool,
}

impl KeptTable {
    fn api(&self, path: &str) -> String {
        format!("/api/tables/{}{path}", self.table)
    }

    fn file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.jsonl", self.table))
    }
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// The folders of all releases, with the tables in them.
fn releases() -> Vec<(PathBuf, Vec<KeptTable>)> {
    let folders = std::fs::read_dir(fixtures()).expect("fixtures");
    let folders = folders.map(|folder| folder.expect("a folder").path());
    let folders = folders.filter(|folder| folder.is_dir());
    let releases: Vec<_> = folders
        .map(|folder| {
            let list = std::fs::read_to_string(folder.join("tables.json")).expect("a list");
            let tables = serde_json::from_str(&list).expect("the list is JSON");
            (folder, tables)
        })
        .collect();
    assert!(!releases.is_empty(), "there are no releases");
    releases
}

#[test]
fn tables_of_every_release_are_listed_shown_and_played_on() {
    for (folder, tables) in releases() {
        let database = folder.join("tables.db");
        let server = Server::opening(&database, &["--requests", "100000"]);
        assert!(tables.len() > 10, "{}", folder.display());
        for table in &tables {
            listed(&server, table);
            shown(&server, table);
            recorded(&server, table, &folder);
            if !table.over {
                played_on(&server, table);
            }
        }
    }
}

/// The home page lists the table, and before long how far it has come.
fn listed(server: &Server, table: &KeptTable) {
    let begun = Instant::now();
    loop {
        let home = server.get("/").cookie(&table.key).send().expect(200).body;
        let link = format!("href=\"/t/{}\"", table.table);
        let line = home.split("<li").find(|line| line.contains(&link));
        let line = line.unwrap_or_else(|| panic!("{table:?} is not listed"));
        if line.contains("class=\"chip") {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{table:?}: {line}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn shown(server: &Server, table: &KeptTable) {
    let now = server.get(&table.api("")).key(&table.key).send();
    let now = now.expect(200).json();
    assert_eq!(now["n"], table.n, "{table:?}");
    assert_eq!(now["over"], table.over, "{table:?}");
    assert_eq!(now["view"]["phase"], table.phase, "{table:?}");
    assert_eq!(now["seats"].as_array().unwrap().len(), table.seats);
    for page in ["", "/seats", "/replay"] {
        let page = server.get(&format!("/t/{}{page}", table.table));
        let page = page.cookie(&table.key).send().expect(200).body;
        assert!(page.contains("</html>"), "{table:?}");
    }
}

fn recorded(server: &Server, table: &KeptTable, folder: &Path) {
    let record = server.get(&table.api("/record")).send();
    if !table.record {
        record.expect(403);
        return;
    }
    let kept = std::fs::read_to_string(table.file(folder)).expect("a record");
    assert_eq!(record.expect(200).body, kept, "{table:?}");
}

/// Whoever has something to do does it.
fn played_on(server: &Server, table: &KeptTable) {
    for seat in 0..table.seats {
        // Bots let people take their seats back.
        let back = server.post(&table.api(&format!("/seats/{seat}/bot")));
        let back = back.key(&table.key).json(&json!({ "level": null }));
        back.send().expect(200);
        let legal = server.get(&table.api(&format!("/legal/{seat}")));
        let legal = legal.key(&table.key).send().expect(200).json();
        let Some(command) = legal["commands"].as_array().and_then(|list| list.first()) else {
            continue;
        };
        let act = json!({ "seat": seat, "command": command });
        let acted = server.post(&table.api("/commands")).key(&table.key);
        let n = acted.json(&act).send().expect(200).json();
        assert!(n["n"].as_u64() > Some(table.n), "{table:?}");
        return;
    }
    panic!("nobody has anything to do at {table:?}");
}

#[test]
fn records_of_every_release_are_played_again() {
    for (folder, tables) in releases() {
        let records: Vec<_> = tables.iter().filter(|table| table.record).collect();
        assert!(records.len() > 10, "{}", folder.display());
        for table in records {
            let replay = Command::new(env!("CARGO_BIN_EXE_getaway"))
                .arg("replay")
                .arg(table.file(&folder))
                .output()
                .expect("it runs");
            let why = String::from_utf8_lossy(&replay.stderr);
            assert!(replay.status.success(), "{table:?}: {why}");
        }
    }
}
