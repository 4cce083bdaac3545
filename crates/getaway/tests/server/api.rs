//! Every address of the server answers, and programs can play.

use crate::kit::{Server, Table, pick};
use crate::table_client;
use serde_json::{Value, json};

#[test]
fn the_example_client_plays_a_heist() {
    let server = Server::start();
    let outcome = table_client::play(&server.url("")).expect("a heist");
    assert!(outcome["success"].is_boolean(), "{outcome}");
    assert_eq!(outcome["members"].as_array().map(Vec::len), Some(3));
}

/// A whole heist over plain requests, without a socket.
#[test]
fn a_heist_is_played_by_requests_alone() {
    let server = Server::with(&["--requests", "100000"]);
    let table = Table::open(&server);
    let mut over = false;
    let mut step = 0;
    while !over {
        for seat in 0..4 {
            let legal = server.get(&table.api(&format!("/legal/{seat}"))).send();
            let legal = legal.expect(200).json();
            assert_eq!(
                (&legal["n"], &legal["seat"]),
                (&json!(5 + step), &json!(seat))
            );
            if let Some(command) = pick(&legal["commands"], step) {
                let act = json!({ "seat": seat, "command": command });
                let post = server.post(&table.api("/commands")).json(&act);
                let done = post.key(&table.keys[seat]).send().expect(200).json();
                step += 1;
                assert_eq!(done["n"], 5 + step);
            }
        }
        over = server.get(&table.api("")).send().expect(200).json()["over"] == true;
    }
    let end = server.get(&table.api("")).send().expect(200).json();
    assert!(end["outcome"]["success"].is_boolean(), "{end}");
    let record = server.get(&table.api("/record")).send().expect(200).body;
    let play = words::crew::record::read(&record).expect("the record can be played again");
    assert_eq!(play.steps().len(), step);
    assert!(play.over());
}

#[test]
fn what_was_done_can_be_taken_back() {
    let server = Server::start();
    let table = Table::open(&server);
    let undo = || {
        let post = server.post(&table.api("/undo")).key(&table.keys[0]);
        post.json(&json!({ "seat": 0 })).send()
    };
    let refused = undo().expect(422).json();
    assert_eq!(refused["error"]["kind"], "undo");
    assert_eq!(refused["error"]["reason"], "nothing-to-undo");
    let act = json!({ "seat": 0, "command": { "do": "plan", "space": 3 } });
    let plan = || {
        server
            .post(&table.api("/commands"))
            .key(&table.keys[0])
            .json(&act)
            .send()
    };
    plan().expect(200);
    let refused = plan().expect(422).json();
    assert_eq!(refused["error"]["kind"], "refused");
    assert_eq!(refused["error"]["reason"]["reason"], "already-planned");
    assert_eq!(undo().expect(200).json()["n"], 7);
    plan().expect(200);
}

#[test]
fn every_page_is_there() {
    let server = Server::start();
    let table = Table::open(&server);
    let paths = ["", "/seats", "/replay"].map(|path| table.at(path));
    let pages = ["/", "/new", "/how-to-play", "/cards"].map(str::to_owned);
    let mut files = Vec::new();
    for path in pages.into_iter().chain(paths) {
        let page = server.get(&path).cookie(&table.keys[0]).send().expect(200);
        let kind = page.header("content-type").unwrap_or_default();
        assert!(kind.starts_with("text/html"), "{path}: {kind}");
        assert!(page.body.starts_with("<!DOCTYPE html>"), "{path}");
        let quoted = page.body.split('"');
        files.extend(
            quoted
                .filter(|part| part.starts_with("/assets/"))
                .map(str::to_owned),
        );
    }
    files.sort();
    files.dedup();
    assert!(files.len() > 2, "{files:?}");
    for file in files {
        let answer = server.get(&file).send().expect(200);
        let cache = answer.header("cache-control").unwrap_or_default();
        assert!(cache.contains("immutable"), "{file}: {cache}");
        // A page of an older version still finds it, but does not keep it under that name.
        let name = file.rsplit('/').next().unwrap();
        let older = server.get(&format!("/assets/older/{name}")).send();
        assert_eq!(older.expect(200).header("cache-control"), Some("no-store"));
    }
    let map = server
        .get("/map/master-heist/the-inclusion-job.svg")
        .send()
        .expect(200);
    assert_eq!(map.header("content-type"), Some("image/svg+xml"));
    assert!(map.body.starts_with("<svg"));
    for path in [
        "/nothing",
        "/assets/nothing",
        "/assets/older/nothing",
        "/map/master-heist/nothing.svg",
        "/map/x/y",
    ] {
        server.get(path).send().expect(404);
    }
    assert_eq!(server.get("/healthz").send().expect(200).body, "ok\n");
    let metrics = server.get("/metrics").send().expect(200).body;
    assert!(metrics.contains("getaway_tables_total 1"), "{metrics}");
}

#[test]
fn links_are_followed_and_nonsense_is_not() {
    let server = Server::start();
    let table = Table::open(&server);
    let there = table.at("");
    for link in [
        table.id.clone(),
        server.url(&there),
        format!("{there}?x%23y"),
    ] {
        let answer = server.get(&format!("/join?link={link}")).send().expect(303);
        assert_eq!(answer.header("location"), Some(there.as_str()));
    }
    let sentence = words::Language::english().say("sorry-no-link");
    for link in ["", "nowhere", "https://evil.example/t/"] {
        let answer = server.get(&format!("/join?link={link}")).send();
        answer.expect(200).says(&sentence);
    }
}

#[test]
fn a_table_is_set_up_by_the_form_and_lists_itself_at_home() {
    let server = Server::start();
    let me = server.get("/").send().cookie().unwrap().to_owned();
    let form = "scenario=the-inclusion-job&seats=4&name=Ann&colour=sky&mine=all\
        &crew-0=Tiny&crew-1=Karma&crew-2=Iceheart&crew-3=Null";
    let opened = server.post("/tables").form(form).cookie(&me).send();
    let there = opened.expect(303).header("location").unwrap().to_owned();
    assert!(there.starts_with("/t/"), "{there}");
    server.get(&there).cookie(&me).send().expect(200);
    let home = server.get("/").cookie(&me).send().expect(200).body;
    assert!(home.contains(&there), "my tables are listed");
    let others = server.get("/").send().expect(200).body;
    assert!(!others.contains(&there), "nobody else's are");
    // What is wrong is said, and what was typed is kept.
    let wrong = form
        .replace("name=Ann", "name=Annabel")
        .replace("Karma", "Nobody");
    let refused = server
        .post("/tables")
        .form(&wrong)
        .cookie(&me)
        .send()
        .expect(422);
    assert!(refused.body.contains("Annabel"));
}

#[test]
fn records_are_kept_and_brought_back() {
    let server = Server::start();
    let table = Table::open(&server);
    for space in [3, 4] {
        let act = json!({ "seat": 0, "command": { "do": "plan", "space": space } });
        let post = server.post(&table.api("/commands")).key(&table.keys[0]);
        post.json(&act).send().expect(200);
    }
    let answer = server.get(&table.at("/record")).send().expect(200);
    let kept = answer.header("content-disposition").unwrap_or_default();
    assert!(
        kept.starts_with("attachment; filename=\"the-inclusion-job-"),
        "{kept}"
    );
    let bring = |record: &str| {
        let body = format!(
            "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.jsonl\"\r\n\r\n{record}\r\n--x--\r\n"
        );
        server
            .post("/records")
            .body("multipart/form-data; boundary=x", body)
            .send()
    };
    let brought = bring(&answer.body).expect(303);
    let there = brought
        .header("location")
        .unwrap()
        .trim_end_matches("/replay");
    let again = server
        .get(&format!("{there}/record"))
        .send()
        .expect(200)
        .body;
    assert_eq!(again.trim_end(), answer.body.trim_end());
    let moment = server
        .get(&format!("{there}/at/1"))
        .send()
        .expect(200)
        .json();
    assert_eq!((&moment["step"], &moment["steps"]), (&json!(1), &json!(2)));
    let last = server
        .get(&format!("{there}/at/999"))
        .send()
        .expect(200)
        .json();
    assert_eq!(last["step"], 2);
    for broken in [
        "",
        "nonsense",
        &answer.body.replace("\"space\":4", "\"space\":3"),
    ] {
        let refused = bring(broken).expect(422);
        assert!(
            refused.body.contains("line") || refused.body.contains("empty"),
            "{}",
            refused.body
        );
    }
    let empty = server
        .post("/records")
        .body("multipart/form-data; boundary=x", "--x--\r\n");
    empty
        .send()
        .expect(400)
        .says(&words::Language::english().say("sorry-no-record"));
}

/// Programs watch, too: without a key they hear everything and can do nothing.
#[test]
fn a_program_without_a_key_watches() {
    let server = Server::start();
    let table = Table::open(&server);
    let mut watcher = crate::kit::Socket::open(&server, &table.api("/socket"), &[]).unwrap();
    let full = watcher.next();
    assert_eq!((&full["seats"], &full["legal"]), (&json!([]), &json!({})));
    let refused = watcher.ask(&json!({ "op": "undo", "id": 1, "seat": 0 }));
    assert_eq!(refused["error"]["kind"], "not-your-seat");
    let mut player = table.program(&server, 0);
    player.next();
    player.say(&json!({ "op": "say", "text": "Here we go" }));
    player.say(&json!({ "op": "point", "space": 7 }));
    let said = watcher.until(|message| message.get("said").is_some());
    let line = json!({ "name": "Tiny", "seat": 0, "text": "Here we go" });
    assert_eq!(said["said"], json!([line]));
    let pointed = watcher.until(|message| message.get("point").is_some());
    assert_eq!(
        pointed["point"],
        json!({ "name": "Tiny", "seat": 0, "space": 7 })
    );
    player.say(&json!({ "op": "sync", "id": 9 }));
    let full: Value = player.until(|message| message["full"] == true);
    assert_eq!(full["seats"], json!([0]));
}
