//! Several heists at one table: cards in between, the same link, and one record.

use crate::kit::{PATIENCE, Server, Site, Socket, Table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Between two looks at a table that goes on by itself.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

fn look(site: &Site, table: &Table) -> Value {
    site.get(&table.api("")).send().expect(200).json()
}

fn phase(site: &Site, table: &Table) -> Value {
    look(site, table)["view"]["phase"].clone()
}

/// Everybody starts at an exit, somebody calls Escape, and everybody is out.
pub fn win(site: &Site, table: &Table, seats: std::ops::Range<usize>) {
    for seat in seats.clone() {
        let offers = table.legal(site, seat);
        let start = offers.iter().find(|command| command["do"] == "start");
        table.act(site, seat, start.expect("a place")).expect(200);
        table.act(site, seat, &json!({ "do": "ready" })).expect(200);
    }
    let begun = Instant::now();
    while phase(site, table) == "plan" {
        assert!(begun.elapsed() < PATIENCE, "the heist does not begin");
        std::thread::sleep(LOOK_AGAIN);
    }
    // Bots may have called it already.
    table.act(site, seats.start, &json!({ "do": "call-escape" }));
    let begun = Instant::now();
    while phase(site, table) != "level-up" {
        assert!(begun.elapsed() < PATIENCE, "nobody gets away");
        std::thread::sleep(LOOK_AGAIN);
        for seat in seats.clone() {
            // Not while somebody else runs, and not twice.
            table.act(site, seat, &json!({ "do": "ready" }));
        }
    }
}

fn ready(site: &Site, table: &Table, seat: usize) {
    table.act(site, seat, &json!({ "do": "ready" })).expect(200);
}

#[test]
fn a_series_goes_on_at_the_same_table_over_restarts() {
    let mut server = Server::quick();
    let table = Table::open_with(&server, &Table::series());
    win(&server, &table, 0..4);
    let between = look(&server, &table);
    assert_eq!(between["view"]["phase"], "level-up");
    assert_eq!(
        (&between["over"], &between["outcome"]["success"]),
        (&json!(false), &json!(true))
    );
    let better = json!({ "do": "level-up", "part": 0, "choice": 2 });
    assert!(table.legal(&server, 0).contains(&better));
    table.act(&server, 0, &better).expect(200);

    // Killed between two heists, nothing is lost.
    server.kill();
    server.restart();
    assert_eq!(phase(&server, &table), "level-up");
    assert!(!table.legal(&server, 0).contains(&better), "it is taken");
    let again = table.act(&server, 0, &better).expect(422);
    assert_eq!(
        again.json()["error"]["reason"]["reason"],
        "nothing-to-change"
    );

    let mut page = table.page(&server, 1);
    page.until(|message| message["full"] == true);
    let mut program = table.program(&server, 2);
    program.next();
    for seat in 0..4 {
        ready(&server, &table, seat);
    }
    // Pages come anew for another board; programs are shown everything.
    page.until(|message| message["reload"] == true);
    let shown = program.until(|message| message["view"]["scenario"] == "the-gallery");
    assert_eq!(
        (&shown["full"], &shown["view"]["phase"]),
        (&json!(true), &json!("plan"))
    );
    assert_eq!(shown["view"]["crew"][0]["character"], "mastermind");
    let undo = server.post(&table.api("/undo")).key(&table.keys[3]);
    let undo = undo.json(&json!({ "seat": 3 })).send().expect(422);
    assert_eq!(undo.json()["error"]["kind"], "undo", "what was is over");

    let html = server.get(&table.at("")).cookie(&table.keys[0]).send();
    let html = html.expect(200).body;
    assert!(html.contains("The Gallery") && html.contains("Mastermind"));
    assert!(html.contains(
        &words::Language::english().say_with("log-next", &[("scenario", "The Gallery")])
    ));

    let before = (look(&server, &table), record(&server, &table));
    server.kill();
    server.restart();
    let shown = look(&server, &table);
    assert_eq!(shown["view"], before.0["view"]);
    assert_eq!(record(&server, &table), before.1);
    table.goes_on(&server);
}

fn record(site: &Site, table: &Table) -> String {
    site.get(&table.api("/record")).send().expect(200).body
}

/// The replay shows the heists one after the other, each with its own page.
#[test]
fn a_replay_tells_one_heist_after_the_other() {
    let server = Server::quick();
    let table = Table::open_with(&server, &Table::series());
    win(&server, &table, 0..4);
    (0..4).for_each(|seat| ready(&server, &table, seat));
    let first = table.legal(&server, 1)[0].clone();
    table.act(&server, 1, &first).expect(200);

    let moment = |step: u64| {
        server
            .get(&table.at(&format!("/at/{step}")))
            .send()
            .expect(200)
            .json()
    };
    let steps = moment(0)["steps"].as_u64().expect("a number");
    let legs: Vec<u64> = (0..=steps)
        .filter_map(|step| moment(step)["leg"].as_u64())
        .collect();
    assert!(legs.is_sorted(), "{legs:?}");
    assert_eq!((legs[0], legs[steps as usize]), (0, 1));
    let page = |step: u64| {
        let path = table.at(&format!("/replay?step={step}"));
        server.get(&path).send().expect(200).body
    };
    assert!(page(0).contains("The Easy Job") && page(0).contains("data-leg=\"0\""));
    assert!(page(steps).contains("data-leg=\"1\""));
    assert!(page(steps).contains("<title>The Gallery"));

    // Brought along as a file it is the same series.
    let file = record(&server, &table);
    let form = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a.jsonl\"\r\n\r\n{file}\r\n--x--\r\n"
    );
    let brought = server
        .post("/records")
        .header("origin", server.url(""))
        .body("multipart/form-data; boundary=x", form)
        .send()
        .expect(303);
    let at = brought.header("location").expect("a place").to_owned();
    let id = at.split('/').nth(2).expect("a table");
    let copy = server.get(&format!("/api/tables/{id}")).send().expect(200);
    assert_eq!(copy.json()["view"]["scenario"], "the-gallery");
}

/// Bots play on in the next heist, with what is there and not with what was.
#[test]
fn bots_come_along_to_the_next_heist() {
    let quick = [
        "--pace",
        "0",
        "--patience",
        "0",
        "--think",
        "20ms",
        "--requests",
        "100000",
        "--messages",
        "100000",
    ];
    let server = Server::with(&quick);
    let mut setup = Table::series();
    setup["bots"] = json!([null, "random", "random", "random"]);
    let opened = server.post("/api/tables").json(&setup).send();
    let opened = opened.expect(201).json();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let id = text(&opened["table"]);
    let sit = server.post(&format!("/api/tables/{id}/seats/0"));
    let sat = sit.json(&json!({ "name": "Ann" })).send().expect(200);
    let table = Table {
        id,
        host: text(&opened["key"]),
        keys: vec![text(&sat.json()["key"])],
    };
    let mut watcher = Socket::open(&server, &table.api("/socket"), &[]).expect("a connection");
    win(&server, &table, 0..1);
    // Bots may have ended the heist between two looks, and then this was said already.
    table.act(&server, 0, &json!({ "do": "ready" }));
    watcher.until(|message| message["view"]["scenario"] == "the-gallery");
    let by_bot = |step: &Value| step["did"]["seat"] != 0;
    watcher.until(|message| {
        let steps = message["steps"].as_array().into_iter().flatten();
        steps.filter(|step| by_bot(step)).count() > 0
    });
}
