//! Makes what is kept of a release: tables of every game and edition, at every stage, played over the interface for
//! programs. `tests/fixtures/README.md` tells how to call it.

use super::{KeptTable, fixtures};
use crate::kit::{A_MOMENT, PATIENCE, Server, Socket, Table};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Steps of planning before somebody calls it a day: logs are kept for ever, so they are short.
const PLANNING: usize = 12;

#[test]
#[ignore = "makes the fixture of a release"]
fn make_the_fixture_of_a_release() {
    let release = std::env::var("GETAWAY_RELEASE");
    let release = release.unwrap_or_else(|_| env!("CARGO_PKG_VERSION").to_owned());
    let program = std::env::var("GETAWAY_PROGRAM").map_or_else(
        |_| PathBuf::from(env!("CARGO_BIN_EXE_getaway")),
        PathBuf::from,
    );
    let folder = fixtures().join(release);
    std::fs::create_dir(&folder).expect("a release is kept once");
    let options = [
        "--requests",
        "100000",
        "--messages",
        "100000",
        "--new-tables",
        "100000",
        "--pace",
        "5ms",
        "--patience",
        "50ms",
    ];
    let mut server = Server::of(&program, &options);
    let mut tables = Vec::new();
    for edition in crew::content::editions() {
        let host = Host::new(&server);
        let job = &edition.scenarios[0];
        let strength = crew::suggested::Strength::of(job.draft.difficulty);
        let setup = json!(crew::suggested::evening(edition, job, 4, strength));
        tables.extend(host.every_stage(&setup, 4, "plan"));
        tables.push(host.with_bots(&setup, 1, 4, 20));
        let job = edition.scenarios.last().expect("a scenario");
        let strength = crew::suggested::Strength::of(job.draft.difficulty);
        let setup = json!(crew::suggested::evening(edition, job, 3, strength));
        tables.push(host.with_bots(&setup, 0, 3, usize::MAX));
    }
    let host = Host::new(&server);
    let setup = json!({ "game": "heist", "players": 3 });
    tables.extend(host.every_stage(&setup, 3, ""));
    tables.push(host.with_bots(&setup, 1, 3, 20));
    tables.push(host.with_bots(&setup, 0, 3, usize::MAX));
    tables.push(host.series(false));
    tables.push(host.series(true));
    let over = tables.iter().find(|table| table.what == "over");
    tables.push(host.brought(over.expect("a heist that is over")));
    for table in tables.iter().filter(|table| table.record) {
        let record = server.get(&table.api("/record")).send().expect(200).body;
        std::fs::write(table.file(&folder), record).expect("a file");
    }
    assert!(server.stop().success());
    let list = serde_json::to_string_pretty(&tables).expect("JSON");
    std::fs::write(folder.join("tables.json"), list + "\n").expect("a file");
    pack(&server.data(), &folder.join("tables.db"));
}

/// One file without gaps, and without a log beside it.
fn pack(from: &Path, to: &Path) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let options = SqliteConnectOptions::new().filename(from);
        let mut database = options.connect().await.expect("the database");
        let pack = sqlx::query("VACUUM INTO ?").bind(to.to_str());
        pack.execute(&mut database).await.expect("it is packed");
        database.close().await.expect("it is closed");
    });
}

/// Somebody who opens tables and plays all their seats.
struct Host<'a> {
    server: &'a Server,
    key: String,
}

impl<'a> Host<'a> {
    fn new(server: &'a Server) -> Host<'a> {
        let home = server.get("/").send().expect(200);
        let key = home.cookie().expect("a key").to_owned();
        Host { server, key }
    }

    fn open(&self, setup: &Value, seats: usize) -> Table {
        let opened = self.server.post("/api/tables").key(&self.key).json(setup);
        let id = opened.send().expect(201).json()["table"].clone();
        let table = Table {
            id: id.as_str().expect("a name").to_owned(),
            host: self.key.clone(),
            keys: vec![self.key.clone(); seats],
        };
        for seat in 0..seats {
            let sit = self.server.post(&table.api(&format!("/seats/{seat}")));
            let name = json!({ "name": format!("Player {seat}") });
            sit.key(&self.key).json(&name).send().expect(200);
        }
        table
    }

    /// A table at its beginning, one in the middle, and one that is over. `before` is the phase before the middle.
    fn every_stage(&self, setup: &Value, seats: usize, before: &str) -> Vec<KeptTable> {
        let begun = self.open(setup, seats);
        for _ in 0..4 {
            self.step(&begun, 0);
        }
        self.take_back(&begun);
        self.talk(&begun);
        let middle = loop {
            let middle = self.open(setup, seats);
            for step in 0..PLANNING * 4 {
                self.step(&middle, step);
            }
            let now = self.look(&middle);
            if now["over"] == false && now["view"]["phase"] != before {
                break middle;
            }
        };
        self.talk(&middle);
        let over = self.open(setup, seats);
        let mut step = 0;
        while self.step(&over, step) {
            step += 1;
        }
        vec![
            self.kept(&begun, "begun"),
            self.kept(&middle, "middle"),
            self.kept(&over, "over"),
        ]
    }

    /// A table where all seats but these are played by bots, who know what to do with cards and doors; up to so many
    /// steps.
    fn with_bots(&self, setup: &Value, people: usize, seats: usize, most: usize) -> KeptTable {
        let table = self.open(setup, seats);
        for seat in people..seats {
            let hand = self.server.post(&table.api(&format!("/seats/{seat}/bot")));
            let level = json!({ "level": "scripted" });
            hand.key(&self.key).json(&level).send().expect(200);
        }
        let mut socket = table.program(self.server, 0);
        let begun = Instant::now();
        let (mut steps, mut over) = (0, false);
        while steps < most && !over {
            assert!(begun.elapsed() < PATIENCE * 3, "the bots do nothing");
            match socket.next_within(A_MOMENT) {
                Some(update) => {
                    steps += update["steps"].as_array().map_or(0, Vec::len);
                    over = update["over"] == true;
                }
                // They wait for somebody.
                None => {
                    self.step(&table, steps);
                }
            }
        }
        drop(socket);
        self.kept(&table, if over { "over, by bots" } else { "bots" })
    }

    /// A series, between two heists or in the second.
    fn series(&self, second: bool) -> KeptTable {
        let table = self.open(&Table::series(), 4);
        crate::series::win(self.server, &table, 0..4);
        if second {
            let better = json!({ "do": "level-up", "part": 0, "choice": 2 });
            table.act(self.server, 0, &better).expect(200);
            for seat in 0..4 {
                let ready = json!({ "do": "ready" });
                table.act(self.server, seat, &ready).expect(200);
            }
            self.step(&table, 0);
        }
        self.kept(
            &table,
            if second {
                "second of a series"
            } else {
                "between heists"
            },
        )
    }

    /// A record that came back as a table.
    fn brought(&self, from: &KeptTable) -> KeptTable {
        let record = self
            .server
            .get(&from.api("/record"))
            .send()
            .expect(200)
            .body;
        let part = "Content-Disposition: form-data; name=\"record\"; filename=\"a.jsonl\"";
        let form = format!("--x\r\n{part}\r\n\r\n{record}\r\n--x--\r\n");
        let brought = self.server.post("/records").cookie(&self.key);
        let brought = brought.body("multipart/form-data; boundary=x", form).send();
        let brought = brought.expect(303);
        let place = brought.header("location").expect("a place").to_owned();
        let id = place.split('/').nth(2).expect("a table").to_owned();
        let table = Table {
            id,
            host: self.key.clone(),
            keys: Vec::new(),
        };
        self.kept(&table, "brought")
    }

    fn look(&self, table: &Table) -> Value {
        let look = self.server.get(&table.api("")).key(&self.key);
        look.send().expect(200).json()
    }

    fn talk(&self, table: &Table) {
        let mut socket = Socket::program(self.server, &table.id, &self.key);
        socket.say(&json!({ "op": "say", "text": "Left door, then up" }));
        socket.until(|message| message["said"][0].is_object());
    }

    fn take_back(&self, table: &Table) {
        let undo = |seat: usize| {
            let undo = self.server.post(&table.api("/undo")).key(&self.key);
            undo.json(&json!({ "seat": seat })).send().status == 200
        };
        (0..table.keys.len()).any(undo);
    }

    /// Somebody does something; false if nobody can. Planning does not take for ever.
    fn step(&self, table: &Table, step: usize) -> bool {
        let mut offers = Vec::new();
        for seat in 0..table.keys.len() {
            let legal = self.server.get(&table.api(&format!("/legal/{seat}")));
            let legal = legal.key(&self.key).send().expect(200).json();
            let commands = legal["commands"].as_array().cloned().unwrap_or_default();
            offers.extend(commands.into_iter().map(|command| (seat, command)));
        }
        let is = |command: &Value, names: &[&str]| names.iter().any(|&name| command["do"] == name);
        let plans = offers
            .iter()
            .any(|(_, command)| is(command, &["plan", "unplan"]));
        if plans && step > PLANNING {
            offers.retain(|(_, command)| is(command, &["start", "ready"]));
        }
        if offers.is_empty() {
            return false;
        }
        let (seat, command) = &offers[fastrand::usize(..offers.len())];
        table.act(self.server, *seat, command).expect(200);
        true
    }

    fn kept(&self, table: &Table, what: &str) -> KeptTable {
        let now = self.look(table);
        let record = self.server.get(&table.api("/record")).send();
        KeptTable {
            table: table.id.clone(),
            what: what.to_owned(),
            key: self.key.clone(),
            seats: table.keys.len(),
            n: now["n"].as_u64().expect("a number"),
            over: now["over"].as_bool().expect("a flag"),
            phase: now["view"]["phase"].clone(),
            record: record.status == 200,
        }
    }
}
