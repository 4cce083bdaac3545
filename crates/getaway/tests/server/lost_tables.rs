//! Tables that cannot be played any more, as people meet them.

use crate::kit::Server;
use serde_json::Value;

const CREW: &str = r#"{"entry":"opened","setup":{"edition":"master-heist","scenario":"the-inclusion-job","crew":["Tiny","Karma","Iceheart","Null"]},"ruleset":0,"start":[],"host":"0000000000000000000000000000000000000000000000000000000000000000"}"#;
const HEIST: &str = r#"{"entry":"opened","game":"heist","setup":{"players":2},"ruleset":0,"start":[],"host":"0000000000000000000000000000000000000000000000000000000000000000"}"#;
const SAT: &str = r#"{"entry":"sat","seat":1,"name":"Ann","colour":"sky","key":"0000000000000000000000000000000000000000000000000000000000000001"}"#;
const DID: &str = r#"{"entry":"did","seat":1,"do":{"do":"dance"}}"#;

fn list(server: &Server, key: &str) -> String {
    server.get("/").cookie(key).send().expect(200).body
}

#[test]
fn a_table_of_other_rules_has_a_page_with_its_record_and_stays_in_the_list() {
    let server = Server::start();
    let key = "1".repeat(32);
    let id = server.put_log(&key, &[CREW, SAT, DID]);
    assert!(list(&server, &key).contains(&format!("/t/{id}")));
    let page = server.get(&format!("/t/{id}")).cookie(&key).send();
    let page = page.expect(200);
    for sentence in [
        "The Inclusion Job",
        "Ann played Karma.",
        "ruleset 0",
        "Download the record",
    ] {
        page.says(sentence);
    }
    // Whatever else is wanted of it leads there.
    for path in ["seats", "replay"] {
        let there = server.get(&format!("/t/{id}/{path}")).send().expect(303);
        assert_eq!(there.header("location"), Some(&*format!("/t/{id}")));
    }
    let sit = server.post(&format!("/t/{id}/sit")).form("seat=0&name=Bo");
    sit.send().expect(303);
    let record = server.get(&format!("/t/{id}/record")).send().expect(200);
    let (header, steps) = table::read_record::<Value, Value>(&record.body).unwrap();
    assert_eq!((header.game.as_str(), header.ruleset), ("master-heist", 0));
    assert_eq!(steps[0].command["do"], "dance");
    let program = server.get(&format!("/api/tables/{id}")).send().expect(410);
    assert_eq!(program.json()["error"]["kind"], "other-ruleset");
}

#[test]
fn a_table_with_a_broken_row_gives_its_log_without_keys() {
    let server = Server::start();
    let key = "1".repeat(32);
    let id = server.put_log(&key, &[CREW, SAT, "{\"entry", DID]);
    let page = server.get(&format!("/t/{id}")).send().expect(200);
    page.says("Ann played Karma.");
    page.says("Download the log");
    server.get(&format!("/t/{id}/record")).send().expect(410);
    let log = server.get(&format!("/t/{id}/log")).send().expect(200).body;
    assert_eq!(log.lines().count(), 4);
    assert!(!log.contains("00000000"), "{log}");
    // A table that can be played gives out no rows, nor does one that is not there.
    let table = crate::kit::Table::open(&server);
    server.get(&table.at("/log")).send().expect(404);
    server.get("/t/000000000000/log").send().expect(404);
}

#[test]
fn hidden_hands_of_a_lost_game_stay_hidden() {
    let server = Server::start();
    let key = "1".repeat(32);
    for rows in [&[HEIST, SAT][..], &[HEIST, "{"], &["{", SAT]] {
        let id = server.put_log(&key, rows);
        let page = server.get(&format!("/t/{id}")).cookie(&key).send();
        let page = page.expect(200);
        page.says("its log shows hidden hands");
        assert!(!page.body.contains("Download"), "{}", page.body);
        for path in ["record", "log"] {
            let path = format!("/t/{id}/{path}");
            server.get(&path).cookie(&key).send().expect(403);
        }
    }
}
