//! Playing again with the same people.

use crate::finished::finished;
use crate::kit::{Answer, Server, Site, Socket, Table};
use crate::rivals::Game;
use serde_json::{Value, json};

/// A table whose heist is over, and the key of its host.
fn over(server: &Server) -> (String, String) {
    let record = finished();
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.jsonl\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let bring = server.post("/records");
    let brought = bring.body("multipart/form-data; boundary=x", body).send();
    let brought = brought.expect(303);
    let there = brought.header("location").expect("an address");
    let id = there.trim_start_matches("/t/").trim_end_matches("/replay");
    (id.to_owned(), brought.cookie().expect("a key").to_owned())
}

fn sit(site: &Site, table: &str, seat: u8, name: &str) -> String {
    let sit = site.post(&format!("/api/tables/{table}/seats/{seat}"));
    let sat = sit.json(&json!({ "name": name })).send().expect(200).json();
    sat["key"].as_str().expect("a key").to_owned()
}

fn again(site: &Site, table: &str, key: &str) -> Answer {
    let again = site.post(&format!("/api/tables/{table}/again"));
    again.key(key).send()
}

fn look(site: &Site, table: &str, key: &str) -> Value {
    let look = site.get(&format!("/api/tables/{table}")).key(key);
    look.send().expect(200).json()
}

fn next(answer: Answer) -> String {
    let next = answer.expect(200).json();
    next["table"].as_str().expect("a table").to_owned()
}

#[test]
fn everybody_goes_on_at_one_new_table() {
    let mut server = Server::start();
    let (old, host) = over(&server);
    let (ann, bob) = (sit(&server, &old, 0, "Ann"), sit(&server, &old, 2, "Bob"));
    let bot = server.post(&format!("/api/tables/{old}/seats/1/bot"));
    bot.key(&host)
        .json(&json!({ "level": "scripted" }))
        .send()
        .expect(200);
    let mut watcher = Socket::open(&server, &format!("/api/tables/{old}/socket"), &[]).unwrap();
    let mut page = Socket::page(&server, &old, &ann);
    watcher.next();
    page.until(|message| message["full"] == true);

    let new = next(again(&server, &old, &bob));
    assert_ne!(new, old);
    let told = watcher.until(|message| message["company"]["again"] != Value::Null);
    assert_eq!(
        told["company"]["again"],
        json!({ "table": new, "name": "Bob" })
    );
    let led = format!("data-next=\\\"/t/{new}\\\"");
    page.until(|message| message["parts"].to_string().contains(&led));

    // Everybody has their seat, the bot its own, and the fourth is open as it was.
    let there = look(&server, &new, &ann);
    assert_eq!(
        (&there["seats"], &there["over"]),
        (&json!([0]), &json!(false))
    );
    assert_eq!(look(&server, &new, &bob)["seats"], json!([2]));
    let company = &there["company"];
    assert_eq!(company["seats"][0]["name"], "Ann");
    assert_eq!(company["seats"][2]["name"], "Bob");
    assert_eq!(company["bots"], json!([null, "scripted", null, null]));
    assert_eq!(company["seats"][3], Value::Null);
    // Whoever opened it is its host, and it is in the list of all of them.
    assert_eq!(company["host"], "Bob");
    for key in [&ann, &bob, &host] {
        let home = server.get("/").cookie(key).send().expect(200).body;
        assert!(home.contains(&format!("/t/{new}")), "it is not in the list");
    }

    // Asking once more gives the same, also to who only watches, and after the server fell.
    assert_eq!(next(again(&server, &old, &ann)), new);
    server.kill();
    server.restart();
    assert_eq!(next(again(&server, &old, &bob)), new);
    let page = server.post(&format!("/t/{old}/again")).cookie(&ann).send();
    assert_eq!(
        page.expect(303).header("location"),
        Some(format!("/t/{new}").as_str())
    );
    // Who comes late finds the way, and is not sent there.
    let late = server.get(&format!("/t/{old}")).send().expect(200).body;
    assert!(late.contains(&format!("data-next=\"/t/{new}\"")));
    assert!(late.contains("Bob opens a new table"));
}

/// Two who press in the same moment meet at the same table.
#[test]
fn two_press_at_once() {
    let server = Server::start();
    let (old, _) = over(&server);
    let keys = [sit(&server, &old, 0, "Ann"), sit(&server, &old, 1, "Bob")];
    let press = |key: &str| next(again(&server, &old, key));
    let [one, other] = std::thread::scope(|scope| {
        let pressing = [&keys[0], &keys[1]].map(|key| scope.spawn(|| press(key)));
        pressing.map(|press| press.join().expect("an answer"))
    });
    assert_eq!(one, other);
}

#[test]
fn nobody_is_led_away_before_the_end_or_by_a_stranger() {
    let server = Server::start();
    let table = Table::open(&server);
    let early = again(&server, &table.id, &table.keys[0]).expect(409);
    assert_eq!(early.json()["error"]["kind"], "not-over");
    let (old, _) = over(&server);
    let stranger = again(&server, &old, &table.keys[0]).expect(403);
    assert_eq!(stranger.json()["error"]["kind"], "not-your-seat");
    assert_eq!(
        look(&server, &old, &table.keys[0])["company"].get("again"),
        None
    );
}

/// Rivals too, each with a new hand that only they see; another device of theirs comes along.
#[test]
fn rivals_play_again() {
    let server = Server::quick();
    let game = Game::open(&server);
    let key = &game.keys[0];
    let lent = server.post(&game.at("/key")).cookie(key).send().expect(200);
    let link = lent.body.split("/take/").nth(1).expect("a private link");
    let link = link.split('"').next().expect("its secret");
    let phone = server.post(&game.at(&format!("/take/{link}"))).send();
    let phone = phone.expect(303).cookie().expect("a key").to_owned();
    game.finish(&server);
    let new = next(again(&server, &game.id, &game.keys[1]));
    for (seat, key) in game.keys.iter().enumerate() {
        let there = look(&server, &new, key);
        assert_eq!(there["seats"], json!([seat]));
        let own = there["view"]["own"].as_array().expect("a list");
        assert_eq!((own.len(), &own[0]["seat"]), (1, &json!(seat)));
    }
    assert_eq!(look(&server, &new, &phone)["seats"], json!([0]));
}
