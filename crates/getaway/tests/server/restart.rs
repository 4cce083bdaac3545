//! Stopping the server and starting it again.

use crate::kit::{A_MOMENT, Server, Socket, Table};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;

/// What stays: everything but who is looking on.
fn kept(server: &Server, table: &Table) -> Value {
    let mut shown = server
        .get(&table.api(""))
        .key(&table.keys[0])
        .send()
        .expect(200)
        .json();
    let seats = shown["company"]["seats"].as_array_mut().unwrap();
    for seat in seats {
        seat["online"] = Value::Null;
    }
    shown["company"]["watchers"] = Value::Null;
    shown
}

#[test]
fn told_to_stop_the_server_tells_everybody_and_keeps_everything() {
    let mut server = Server::start();
    let tables: Vec<Table> = (0..3).map(|_| Table::open(&server)).collect();
    let table = &tables[0];
    let mut program = table.program(&server, 0);
    program.next();
    for (id, space) in [(1, 3), (2, 4), (3, 5)] {
        let plan = json!({ "do": "plan", "space": space });
        let done = program.ask(&json!({ "op": "do", "id": id, "seat": 0, "command": plan }));
        assert_eq!(done["steps"][0]["step"], id);
    }
    program.ask(&json!({ "op": "undo", "id": 4, "seat": 0 }));
    program.say(&json!({ "op": "say", "text": "See you" }));
    program.until(|message| message["said"][0]["text"] == "See you");
    let mut page = table.page(&server, 1);
    page.until(|message| message["full"] == true);
    let mut watcher = Socket::open(&server, &tables[1].at("/socket"), &[]).expect("a connection");
    watcher.next();

    let before: Vec<Value> = tables.iter().map(|table| kept(&server, table)).collect();
    let record = server.get(&table.api("/record")).send().expect(200).body;
    assert!(server.stop().success());
    let (said, code) = program.end();
    assert_eq!(said.last().unwrap()["closing"], "closing");
    // Come back: the service restarts.
    assert_eq!(code, Some(1012));
    // Pages connect again by themselves.
    for page in [&mut page, &mut watcher] {
        let (said, code) = page.end();
        assert!(said.iter().all(|message| message.get("closing").is_none()));
        assert_eq!(code, Some(1012));
    }

    server.restart();
    let after: Vec<Value> = tables.iter().map(|table| kept(&server, table)).collect();
    assert_eq!(after, before);
    assert_eq!(
        server.get(&table.api("/record")).send().expect(200).body,
        record
    );
    // The page that was open comes back with what it has seen, and nothing must be shown anew.
    let query = format!("?n={}", before[0]["n"]);
    let mut page = Socket::page_at(&server, &table.id, &table.keys[1], &query);
    while let Some(message) = page.next_within(A_MOMENT) {
        assert_eq!(message.get("full"), None);
    }
    let talk = server.get(&table.at("")).send().expect(200).body;
    assert!(talk.contains("See you"));
    for table in &tables {
        table.goes_on(&server);
    }
}

#[test]
fn a_server_that_nobody_visits_stops_at_once() {
    let mut server = Server::start();
    server.get("/healthz").send().expect(200);
    assert!(server.stop().success());
    server.restart();
    server.get("/healthz").send().expect(200);
}

/// Why the server does not start with this database.
fn refused(file: &Path) -> String {
    let serve = std::process::Command::new(env!("CARGO_BIN_EXE_getaway"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(file)
        .output()
        .unwrap();
    assert_eq!(serve.status.code(), Some(2));
    String::from_utf8_lossy(&serve.stderr).into_owned()
}

#[test]
fn a_database_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("not a database");
    std::fs::write(&file, "x".repeat(8192)).unwrap();
    let why = refused(&file);
    assert!(why.contains("not a database"), "{why}");
}

#[test]
fn a_database_of_a_newer_version_is_refused_and_not_touched() {
    let mut server = Server::start();
    Table::open(&server);
    assert!(server.stop().success());
    let file = server.data();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut newer = SqliteConnectOptions::new()
            .filename(&file)
            .connect()
            .await
            .unwrap();
        let number = sqlx::raw_sql("PRAGMA user_version = 1000");
        number.execute(&mut newer).await.unwrap();
        newer.close().await.unwrap();
    });
    let before = std::fs::read(&file).unwrap();
    let why = refused(&file);
    assert!(why.contains("newer version of this program"), "{why}");
    assert!(why.contains("1000"), "{why}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
}
