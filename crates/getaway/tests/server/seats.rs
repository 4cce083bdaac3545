//! Who sits where: leaving, being removed, another device, and pages that are behind.

use crate::kit::{A_MOMENT, Server, Socket, Table};
use serde_json::json;

#[test]
fn the_host_removes_somebody() {
    let server = Server::start();
    let table = Table::open(&server);
    let (host, evicted) = (&table.host, &table.keys[1]);
    let mut page = table.page(&server, 1);
    page.next();

    // Only the host can.
    let form = "seat=1&bar=on";
    let remove = || server.post(&table.at("/remove")).form(form);
    let not_host = words::Language::english().say("sorry-not-host");
    remove()
        .cookie(&table.keys[2])
        .send()
        .expect(403)
        .says(&not_host);
    remove().send().expect(403).says(&not_host);
    remove().cookie(host).send().expect(303);

    page.until(|message| message["reload"] == true);
    let plan = json!({ "do": "plan", "space": 3 });
    let answer = page.ask(&json!({ "op": "do", "id": 1, "seat": 1, "command": plan }));
    assert_eq!(
        answer["why"],
        words::Language::english().say("sorry-not-your-seat")
    );
    // They may watch, but not sit down again, neither as a page nor as a program.
    server.get(&table.at("")).cookie(evicted).send().expect(200);
    let barred = words::Language::english().say("sorry-barred");
    let sit = server
        .post(&table.at("/sit"))
        .form("seat=1&name=Again&colour=mint");
    sit.cookie(evicted).send().expect(403).says(&barred);
    let sit = server.post(&table.api("/seats/1")).key(evicted);
    let answer = sit.json(&json!({ "name": "Again" })).send().expect(403);
    assert_eq!(answer.json()["error"]["kind"], "barred");
    // The seat is free for others.
    let sit = server.post(&table.api("/seats/1"));
    sit.json(&json!({ "name": "Somebody else" }))
        .send()
        .expect(200);
    table.goes_on(&server);
}

#[test]
fn a_private_link_brings_the_seats_to_another_device() {
    let server = Server::start();
    let table = Table::open(&server);
    let key = &table.keys[1];
    // Strangers have nothing to take along.
    let sentence = words::Language::english().say("sorry-not-your-seat");
    let lend = || server.post(&table.at("/key")).form("");
    lend().send().expect(403).says(&sentence);

    let page = lend().cookie(key).send().expect(200);
    let start = page.body.find("/take/").expect("a private link") + "/take/".len();
    let link = &page.body[start..start + 32];
    let phone = server.get("/").send().cookie().unwrap().to_owned();
    let act = |key: &str| {
        let body = json!({ "seat": 1, "command": { "do": "plan", "space": 3 } });
        server
            .post(&table.api("/commands"))
            .key(key)
            .json(&body)
            .send()
    };
    act(&phone).expect(403);
    // Looking at the link takes nothing: previews of links do that.
    let take = table.at(&format!("/take/{link}"));
    server.get(&take).cookie(&phone).send().expect(200);
    act(&phone).expect(403);
    server
        .post(&take)
        .form("")
        .cookie(&phone)
        .send()
        .expect(303);
    act(&phone).expect(200);
    // The first device keeps its seat.
    let undo = server.post(&table.api("/undo")).key(key);
    undo.json(&json!({ "seat": 1 })).send().expect(200);

    let bad = words::Language::english().say("sorry-bad-link");
    let other = Table::open(&server);
    for wrong in ["0".repeat(32), "short".to_owned(), key.clone()] {
        let take = server.post(&table.at(&format!("/take/{wrong}")));
        take.form("").send().expect(404).says(&bad);
    }
    // A link is good at its own table only.
    let take = server.post(&other.at(&format!("/take/{link}")));
    take.form("").send().expect(404).says(&bad);
    table.goes_on(&server);
}

#[test]
fn seats_are_taken_once() {
    let server = Server::start();
    let table = Table::open(&server);
    let sit = |seat: u8, body| {
        let path = table.api(&format!("/seats/{seat}"));
        server.post(&path).json(&body).send()
    };
    let kind = |answer: crate::kit::Answer| answer.json()["error"]["kind"].clone();
    assert_eq!(
        kind(sit(0, json!({ "name": "Me too" })).expect(409)),
        "seat-taken"
    );
    assert_eq!(
        kind(sit(4, json!({ "name": "More" })).expect(409)),
        "seat-taken"
    );
    server
        .delete(&table.api("/seats/0"))
        .key(&table.keys[0])
        .send()
        .expect(200);
    let mint = json!({ "name": "Me", "colour": "mint" });
    assert_eq!(kind(sit(0, mint).expect(409)), "colour-taken");
    assert_eq!(
        kind(sit(4, json!({ "name": "More" })).expect(400)),
        "no-such-seat"
    );
    assert_eq!(
        kind(sit(0, json!({ "name": "Me", "colour": "rose", "x": 1 })).expect(422)),
        "bad-request"
    );
    sit(0, json!({ "name": "Me", "colour": "rose" })).expect(200);
    table.goes_on(&server);
}

/// Two sit down on the same seat at the same time: one of them does.
#[test]
fn a_race_for_a_seat() {
    let server = Server::start();
    let table = Table::open(&server);
    server
        .delete(&table.api("/seats/0"))
        .key(&table.keys[0])
        .send()
        .expect(200);
    let sit = || {
        let path = table.api("/seats/0");
        server
            .post(&path)
            .json(&json!({ "name": "Me" }))
            .send()
            .status
    };
    let mut statuses = std::thread::scope(|scope| {
        let racers: Vec<_> = (0..8).map(|_| scope.spawn(sit)).collect();
        let racers = racers.into_iter().map(|racer| racer.join().unwrap());
        racers.collect::<Vec<_>>()
    });
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    table.goes_on(&server);
}

#[test]
fn a_page_that_is_behind_is_shown_everything() {
    let server = Server::start();
    let table = Table::open(&server);
    let n = table.n(&server);
    let mut here = Socket::page_at(&server, &table.id, &table.keys[0], &format!("?n={n}"));
    while let Some(message) = here.next_within(A_MOMENT) {
        assert_eq!(message.get("full"), None, "nothing was missed: {message}");
    }
    for seen in [0, n - 1, n + 1, 1 << 40] {
        let query = format!("?n={seen}");
        let mut behind = Socket::page_at(&server, &table.id, &table.keys[0], &query);
        let first = behind.next();
        assert_eq!(
            (&first["full"], &first["n"]),
            (&json!(true), &json!(n)),
            "{seen}"
        );
    }
    // Who notices a gap asks, and gets all of it.
    here.say(&json!({ "op": "sync" }));
    let full = here.until(|message| message["full"] == true);
    let parts = full["parts"].as_array().unwrap();
    assert!(parts.iter().any(|part| part[0] == "you0"));
    table.goes_on(&server);
}

/// What was decided on an old state is judged by the present one.
#[test]
fn a_command_that_comes_too_late() {
    let server = Server::start();
    let table = Table::open(&server);
    let mut desk = table.page(&server, 0);
    let mut phone = table.program(&server, 0);
    let before = phone.next()["n"].as_u64().unwrap();
    desk.until(|message| message["full"] == true);
    let plan = json!({ "do": "plan", "space": 3 });
    let done = phone.ask(&json!({ "op": "do", "id": 1, "seat": 0, "command": plan }));
    assert_eq!(
        (&done["after"], &done["n"]),
        (&json!(before), &json!(before + 1))
    );
    // The page on the desk has not looked at what came in the meantime.
    desk.say(&json!({ "op": "do", "id": 1, "seat": 0, "command": plan }));
    let update = desk.until(|message| message.get("n").is_some());
    assert_eq!(update["n"], before + 1);
    let refusal = desk.answer(1);
    let heist = crew::Heist::new(serde_json::from_value(Table::setup()).unwrap()).unwrap();
    let why = words::crew::refusal(
        words::Language::english(),
        &heist,
        &crew::Refusal::AlreadyPlanned,
    );
    assert_eq!(refusal["why"], why);
    assert_eq!(refusal["at"], 3, "the page shows it there");
    assert_eq!(table.n(&server), before + 1);
    table.goes_on(&server);
}
