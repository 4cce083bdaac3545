//! Bots at the table: they play a heist out, seats pass to them and back, they rest when nobody looks, and they give hints.

use crate::kit::{A_MOMENT, PATIENCE, Server, Site, Socket, Table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Bots that lose no time.
const QUICK: [&str; 8] = [
    "--pace",
    "0",
    "--patience",
    "0",
    "--think",
    "20ms",
    "--messages",
    "100000",
];
/// Bots that take one step and then give people all the time in the world.
const ONE_STEP: [&str; 4] = ["--pace", "600s", "--patience", "0"];

/// A table with these bots and nobody else.
fn open(site: &Site, bots: Value) -> Table {
    let mut setup = Table::setup();
    setup["bots"] = bots;
    let opened = site.post("/api/tables").json(&setup);
    let opened = opened.send().expect(201).json();
    let text = |field: &str| opened[field].as_str().expect("a text").to_owned();
    Table {
        id: text("table"),
        host: text("key"),
        keys: Vec::new(),
    }
}

fn watch(site: &Site, table: &Table) -> Socket {
    Socket::open(site, &table.api("/socket"), &[]).expect("a connection")
}

fn hand(site: &Site, table: &Table, seat: usize, key: &str, level: Value) -> crate::kit::Answer {
    let path = table.api(&format!("/seats/{seat}/bot"));
    let body = json!({ "level": level });
    site.post(&path).key(key).json(&body).send()
}

fn bots(site: &Site, table: &Table) -> Value {
    let look = site.get(&table.api("")).send().expect(200).json();
    look["company"]["bots"].clone()
}

fn legal(site: &Site, table: &Table, seat: usize) -> Vec<Value> {
    let legal = site.get(&table.api(&format!("/legal/{seat}"))).send();
    let legal = legal.expect(200).json()["commands"].clone();
    legal.as_array().expect("a list").clone()
}

fn act(site: &Site, table: &Table, seat: usize, command: &Value) -> crate::kit::Answer {
    let act = json!({ "seat": seat, "command": command });
    let commands = site.post(&table.api("/commands")).key(&table.keys[seat]);
    commands.json(&act).send()
}

/// People plan until the first action.
fn begin(site: &Site, table: &Table) {
    for seat in 0..4 {
        let offers = legal(site, table, seat);
        let start = offers.iter().find(|command| command["do"] == "start");
        act(site, table, seat, start.expect("a place to start")).expect(200);
        act(site, table, seat, &json!({ "do": "ready" })).expect(200);
    }
    let commits = |offers: &[Value]| offers.iter().any(|command| command["do"] == "commit");
    while !commits(&legal(site, table, 0)) {
        let seat = (0..4).find(|&seat| !legal(site, table, seat).is_empty());
        let seat = seat.expect("somebody may answer");
        act(site, table, seat, &legal(site, table, seat)[0]).expect(200);
    }
}

/// The steps of an update.
fn steps(update: &Value) -> impl Iterator<Item = &Value> {
    let steps = update["steps"].as_array().into_iter().flatten();
    steps.map(|step| &step["did"])
}

#[test]
fn four_bots_play_a_heist_to_its_end() {
    let server = Server::with(&QUICK);
    let table = open(
        &server,
        json!(["scripted", "scripted", "random", "scripted"]),
    );
    let mut watcher = watch(&server, &table);
    let (mut commits, mut said) = (0, 0);
    let begun = Instant::now();
    loop {
        let update = watcher.next();
        for line in update["said"].as_array().into_iter().flatten() {
            assert_eq!(line["bot"], true);
            assert!(!line["text"].as_str().expect("a sentence").is_empty());
            said += 1;
        }
        commits += steps(&update)
            .filter(|did| did["do"]["do"] == "commit")
            .count();
        assert!(said >= commits, "a bot says what it is about to do");
        if update["over"] == true {
            break;
        }
        assert!(begun.elapsed() < 6 * PATIENCE, "it does not end");
    }
    assert!(commits > 0);
    let look = server.get(&table.api("")).send().expect(200).json();
    assert!(look["outcome"]["success"].is_boolean());
    let record = server.get(&table.api("/record")).send().expect(200).body;
    assert!(
        words::crew::record::read(&record).is_ok(),
        "it can be told again"
    );
}

#[test]
fn a_seat_changes_hands_in_the_middle_of_an_action() {
    let server = Server::with(&ONE_STEP);
    let table = Table::open(&server);
    begin(&server, &table);
    let offers = legal(&server, &table, 0);
    let commit = offers.iter().find(|command| command["do"] == "commit");
    act(&server, &table, 0, commit.expect("an action")).expect(200);

    let mut player = table.program(&server, 0);
    player.next();
    // One that goes on with the action: at random it might call Escape, and say so for ten minutes first.
    let given = player.ask(&json!({ "op": "bot", "id": 1, "seat": 0, "level": "scripted" }));
    assert_eq!(given["company"]["bots"][0], "scripted");
    assert_eq!(given["legal"]["0"], json!([]), "the bot plays now");
    // The bot goes on with what was begun.
    let update = player.until(|update| steps(update).any(|did| did["seat"] == 0));
    assert_ne!(update["steps"][0]["did"]["do"]["do"], "commit");
    let refused =
        player.ask(&json!({ "op": "do", "id": 2, "seat": 0, "command": { "do": "ready" } }));
    assert_eq!(refused["error"]["kind"], "bot-plays");
    let refused = player.ask(&json!({ "op": "undo", "id": 3, "seat": 0 }));
    assert_eq!(refused["error"]["kind"], "bot-plays");

    let back = player.ask(&json!({ "op": "bot", "id": 4, "seat": 0, "level": null }));
    assert_eq!(back["company"]["bots"], json!([null, null, null, null]));
    // The player goes on where the bot stopped; if that was the end of the action, they take it back.
    let done = match back["legal"]["0"].as_array().expect("a list").first() {
        Some(command) => player.ask(&json!({ "op": "do", "id": 5, "seat": 0, "command": command })),
        None => player.ask(&json!({ "op": "undo", "id": 5, "seat": 0 })),
    };
    assert_eq!(done.get("error"), None, "{done}");
    while let Some(message) = player.next_within(A_MOMENT) {
        assert_eq!(steps(&message).count(), 0, "no bot plays: {message}");
    }
}

#[test]
fn what_a_bot_plays_cannot_be_pressed() {
    let server = Server::with(&ONE_STEP);
    let table = Table::open(&server);
    let mut page = table.page(&server, 0);
    page.say(&json!({ "op": "bot", "seat": 0, "level": "scripted" }));
    page.until(|message| {
        let parts = message["parts"].as_array().into_iter().flatten();
        parts.into_iter().any(|part| part[0] == "you0")
    });
    let sentence = words::Language::english().say("sorry-bot-plays");
    for wish in [
        json!({ "op": "press", "id": 1, "seat": 0, "space": 3 }),
        json!({ "op": "do", "id": 1, "seat": 0, "command": { "do": "plan", "space": 3 } }),
        json!({ "op": "undo", "id": 1, "seat": 0 }),
    ] {
        assert_eq!(page.ask(&wish)["why"], sentence.as_str(), "{wish}");
    }
    let answer = act(&server, &table, 0, &json!({ "do": "ready" })).expect(409);
    assert_eq!(answer.json()["error"]["kind"], "bot-plays");
    assert_eq!(legal(&server, &table, 0), [] as [Value; 0]);
    table.goes_on(&server);
}

#[test]
fn seats_are_handed_over_by_their_holders_and_free_ones_by_the_host() {
    let server = Server::with(&ONE_STEP);
    let table = Table::open(&server);
    let kind = |answer: crate::kit::Answer| answer.json()["error"]["kind"].clone();
    let (host, ann, bob) = (&table.host, &table.keys[0], &table.keys[1]);
    let search = || json!("search");
    for foreign in [bob, host] {
        let answer = hand(&server, &table, 0, foreign, search()).expect(403);
        assert_eq!(kind(answer), "not-your-seat");
    }
    hand(&server, &table, 0, ann, search()).expect(200);
    for foreign in [bob, host] {
        hand(&server, &table, 0, foreign, Value::Null).expect(403);
    }
    // Whoever leaves leaves the bot behind; then it is the host's.
    let leave = server.delete(&table.api("/seats/0")).key(ann);
    leave.send().expect(200);
    assert_eq!(bots(&server, &table), json!(["search", null, null, null]));
    let answer = hand(&server, &table, 0, bob, Value::Null).expect(403);
    assert_eq!(kind(answer), "not-host");
    hand(&server, &table, 0, host, json!("random")).expect(200);
    assert_eq!(bots(&server, &table), json!(["random", null, null, null]));
    // Whoever sits down plays.
    let sit = server.post(&table.api("/seats/0")).key(ann);
    sit.json(&json!({ "name": "Ann" })).send().expect(200);
    assert_eq!(bots(&server, &table), json!([null, null, null, null]));
    // The same by the form of the page.
    let form = |form: &str, key: &str| {
        let post = server.post(&table.at("/bot")).form(form);
        post.cookie(key).send()
    };
    form("seat=0&level=scripted", ann).expect(303);
    form("seat=0&level=scripted", bob).expect(403);
    form("seat=0&level=clever", ann)
        .expect(400)
        .says(&words::Language::english().say("sorry-unknown-bot"));
    form("seat=0", ann).expect(400);
    form("seat=9&level=none", host).expect(400);
    assert_eq!(bots(&server, &table), json!(["scripted", null, null, null]));
    form("seat=0&level=none", ann).expect(303);
    assert_eq!(bots(&server, &table), json!([null, null, null, null]));
    table.goes_on(&server);
}

#[test]
fn the_form_for_a_new_table_seats_bots() {
    let server = Server::start();
    let me = server.get("/").send().cookie().unwrap().to_owned();
    let form = "scenario=the-inclusion-job&seats=4&name=Ann&colour=sky&mine=bots\
        &crew-0=Tiny&crew-1=Karma&crew-2=Iceheart&crew-3=Null&player-3=random";
    let opened = server.post("/tables").form(form).cookie(&me).send();
    let there = opened.expect(303).header("location").unwrap().to_owned();
    let id = there.rsplit('/').next().unwrap();
    let look = server.get(&format!("/api/tables/{id}")).key(&me);
    let look = look.send().expect(200).json();
    assert_eq!(look["seats"], json!([0]));
    let expected = json!([null, "search", "search", "random"]);
    assert_eq!(look["company"]["bots"], expected);
}

#[test]
fn bots_rest_while_nobody_watches() {
    // Slow enough not to come to an end while we look elsewhere.
    let server = Server::with(&["--pace", "30ms", "--patience", "0"]);
    let table = open(&server, json!(["random", "random", "random", "random"]));
    let opened = table.n(&server);
    std::thread::sleep(A_MOMENT);
    assert_eq!(table.n(&server), opened, "nobody looks");
    let mut watcher = watch(&server, &table);
    watcher.until(|update| update["n"].as_u64() > Some(opened + 5));
    drop(watcher);
    let begun = Instant::now();
    let mut before = table.n(&server);
    loop {
        std::thread::sleep(A_MOMENT);
        let now = table.n(&server);
        if now == before {
            break;
        }
        before = now;
        assert!(begun.elapsed() < PATIENCE, "they play for nobody");
    }
    let look = server.get(&table.api("")).send().expect(200).json();
    assert_eq!(look["over"], false, "they could have gone on");
    let mut watcher = watch(&server, &table);
    watcher.until(|update| update["n"].as_u64() > Some(before));
}

#[test]
fn bots_wait_for_people_until_they_are_told_to_go_ahead() {
    let server = Server::with(&["--pace", "0", "--patience", "600s", "--think", "20ms"]);
    let mut table = open(&server, json!([null, "scripted", "scripted", "scripted"]));
    let sit = server.post(&table.api("/seats/0"));
    let sat = sit
        .json(&json!({ "name": "Ann" }))
        .send()
        .expect(200)
        .json();
    table.keys.push(sat["key"].as_str().unwrap().to_owned());
    let mut page = table.page(&server, 0);
    let waits = |message: &Value| {
        let parts = message["parts"].as_array().into_iter().flatten();
        parts.into_iter().any(|part| {
            part[0] == "bots"
                && part[1]
                    .as_str()
                    .is_some_and(|html| html.contains("data-bots-go"))
        })
    };
    page.until(waits);
    let look = server.get(&table.api("")).send().expect(200).json();
    assert_eq!(look["company"]["waiting"], true);

    let mut player = table.program(&server, 0);
    player.next();
    let mut watcher = watch(&server, &table);
    watcher.next();
    let refused = watcher.ask(&json!({ "op": "go", "id": 1 }));
    assert_eq!(refused["error"]["kind"], "not-your-seat");
    player.say(&json!({ "op": "go", "id": 1 }));
    let mut ready = [true, false, false, false];
    while ready.contains(&false) {
        let update = player.next();
        for did in steps(&update).filter(|did| did["do"]["do"] == "ready") {
            ready[did["seat"].as_u64().unwrap() as usize] = true;
        }
    }
}

/// The host chose an impatient table, and nobody has to tell bots to go on.
#[test]
fn bots_of_an_impatient_table_do_not_wait() {
    let server = Server::with(&["--pace", "0", "--patience", "600s", "--think", "20ms"]);
    let mut setup = Table::setup();
    setup["bots"] = json!([null, "scripted", "scripted", "scripted"]);
    setup["patience"] = json!(0);
    let opened = server.post("/api/tables").json(&setup).send();
    let opened = opened.expect(201).json();
    let id = opened["table"].as_str().expect("a table");
    let sit = server.post(&format!("/api/tables/{id}/seats/0"));
    let sat = sit.json(&json!({ "name": "Ann" })).send().expect(200);
    let sat = sat.json();
    let mut player = Socket::program(&server, id, sat["key"].as_str().expect("a key"));
    player.until(|update| steps(update).any(|did| did["do"]["do"] == "ready"));
    let page = server.get(&format!("/t/{id}")).send().expect(200).body;
    assert!(page.contains("Bots wait 0 seconds"));
}

#[test]
fn bots_are_still_there_after_the_server_was_killed() {
    // Slow enough not to come to an end before the last kill.
    let mut server = Server::with(&["--pace", "30ms", "--patience", "0", "--think", "20ms"]);
    let levels = json!(["random", "scripted", "random", "random"]);
    let table = open(&server, levels.clone());
    for round in 0..3 {
        let mut watcher = watch(&server, &table);
        let first = watcher.next()["n"].as_u64().expect("a number");
        let told = watcher.until(|update| update["n"].as_u64() > Some(first + 10));
        server.kill();
        server.restart();
        assert_eq!(bots(&server, &table), levels, "after kill {round}");
        assert!(table.n(&server) >= told["n"].as_u64().unwrap());
        let record = server.get(&table.api("/record")).send().expect(200).body;
        assert!(words::crew::record::read(&record).is_ok());
    }
    let before = table.n(&server);
    let mut watcher = watch(&server, &table);
    watcher.until(|update| update["n"].as_u64() > Some(before + 5));
}

#[test]
fn hints_are_for_ones_own_seats() {
    let server = Server::start();
    let table = Table::open(&server);
    let mut player = table.program(&server, 0);
    player.next();
    let answer = player.ask(&json!({ "op": "hint", "id": 1, "seat": 0 }));
    let chance = answer["advice"]["chance"].as_f64().expect("a chance");
    assert!((0.0..=1.0).contains(&chance));
    let offers = legal(&server, &table, 0);
    for hint in answer["advice"]["hints"].as_array().expect("hints") {
        assert!(offers.contains(&hint["command"]), "{hint}");
        assert!(!hint["why"]["text"].as_str().expect("a sentence").is_empty());
    }
    let before = table.n(&server);
    for seat in [1, 3, 9] {
        let refused = player.ask(&json!({ "op": "hint", "id": 2, "seat": seat }));
        assert_eq!(refused["error"]["kind"], "not-your-seat");
    }
    let mut page = table.page(&server, 0);
    let answer = page.ask(&json!({ "op": "hint", "id": 1, "seat": 0 }));
    assert!(answer["hint"].is_string(), "{answer}");
    let refused = page.ask(&json!({ "op": "hint", "id": 2, "seat": 1 }));
    assert_eq!(
        refused["why"],
        words::Language::english().say("sorry-not-your-seat")
    );
    let advice = |key: &str| server.get(&table.api("/seats/0/advice")).key(key).send();
    advice(&table.keys[0]).expect(200);
    advice(&table.keys[1]).expect(403);
    advice(&table.host).expect(403);
    assert_eq!(table.n(&server), before, "hints change nothing");
    table.goes_on(&server);
}

#[test]
fn the_chance_of_success_is_shown_to_whoever_wants_it() {
    let server = Server::start();
    let table = Table::open(&server);
    let mut player = table.program(&server, 0);
    let mut page = table.page(&server, 1);
    player.next();
    let bar = |message: &Value| message.get("bar").is_some();
    let plan = |space: u32| {
        let plan = json!({ "do": "plan", "space": space });
        act(&server, &table, 0, &plan).expect(200);
    };
    plan(3);
    while let Some(message) = player.next_within(A_MOMENT) {
        assert!(!bar(&message), "nobody asked for it");
    }
    player.say(&json!({ "op": "bar", "on": true }));
    page.say(&json!({ "op": "bar", "on": true }));
    assert!(player.until(bar)["bar"].is_number());
    let shown = page.until(bar);
    assert!(shown["bar"]["chance"].is_number() && shown["bar"]["html"].is_string());
    plan(4);
    player.until(bar);
    player.say(&json!({ "op": "bar", "on": false }));
    page.until(bar);
    player.say(&json!({ "op": "sync" }));
    player.until(|message| message["full"] == true);
    plan(5);
    page.until(bar);
    while let Some(message) = player.next_within(A_MOMENT) {
        assert!(!bar(&message), "it was switched off");
    }
}

/// One thread serves, one thinks: while it thinks, others are answered.
#[test]
fn thinking_keeps_nobody_waiting() {
    let server = Server::with(&[
        "--threads",
        "1",
        "--thinkers",
        "1",
        "--think",
        "1s",
        "--pace",
        "0",
        "--patience",
        "0",
        "--requests",
        "100000",
    ]);
    let table = open(&server, json!(["search", "search", "search", "search"]));
    let mut watcher = watch(&server, &table);
    watcher.next();
    let begun = Instant::now();
    // Answers between two steps of the bots, the most of them. If thoughts stood in their way there were one or two.
    let (mut answered, mut most, mut before) = (0, 0, 0);
    while most < 5 {
        let now = table.n(&server);
        answered = if now == before { answered + 1 } else { 0 };
        most = most.max(answered);
        before = now;
        while watcher.next_within(Duration::from_millis(1)).is_some() {}
        assert!(
            begun.elapsed() < PATIENCE,
            "{most} answers during a thought"
        );
    }
    let look = server.get(&table.api("")).send().expect(200).json();
    assert_eq!(look["over"], false, "they still think");
}
