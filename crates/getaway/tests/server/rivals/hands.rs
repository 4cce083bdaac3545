//! Nobody walks from seat to seat to look at hands.

use super::{Game, PLAYERS};
use crate::kit::{Answer, Server, Site, Table};
use serde_json::{Value, json};

/// A table of HEIST where nobody sits, with bots on some seats.
fn empty(site: &Site, bots: &[Option<&str>]) -> Game {
    let setup = json!({ "game": "heist", "players": PLAYERS, "bots": bots });
    let opened = site.post("/api/tables").json(&setup).send();
    let opened = opened.expect(201).json();
    let text = |field: &str| opened[field].as_str().expect("a text").to_owned();
    Game {
        id: text("table"),
        keys: Vec::new(),
        stranger: text("key"),
    }
}

fn sit(site: &Site, game: &Game, seat: usize, key: &str) -> Answer {
    let sit = site.post(&game.api(&format!("/seats/{seat}"))).key(key);
    sit.json(&json!({ "name": "Ann" })).send()
}

/// Somebody who was not here before sits down.
fn newcomer(site: &Site, game: &Game, seat: usize) -> String {
    let sit = site.post(&game.api(&format!("/seats/{seat}")));
    let sat = sit.json(&json!({ "name": "Bob" })).send();
    let key = sat.expect(200).json()["key"].clone();
    key.as_str().expect("a key").to_owned()
}

fn free(site: &Site, game: &Game, seat: usize, key: &str) {
    let seat = site.delete(&game.api(&format!("/seats/{seat}")));
    seat.key(key).send().expect(200);
}

#[track_caller]
fn refused(answer: Answer) {
    let refusal = answer.expect(403).json();
    assert_eq!(refusal["error"]["kind"], "hidden-hand");
    assert_eq!(
        refusal["error"]["text"],
        words::Language::english().say("sorry-hidden-hand")
    );
}

/// The seats whose hands somebody sees.
fn hands(site: &Site, game: &Game, key: &str) -> Vec<Value> {
    let table = site.get(&game.api("")).key(key).send().expect(200).json();
    let own = table["view"]["own"].as_array().expect("a list").iter();
    own.map(|own| own["seat"].clone()).collect()
}

#[test]
fn a_host_who_plays_cannot_free_a_seat_and_look_at_its_hand() {
    let server = Server::start();
    let game = empty(&server, &[]);
    let host = &game.stranger;
    sit(&server, &game, 0, host).expect(200);
    let rival = newcomer(&server, &game, 1);
    free(&server, &game, 1, host);
    refused(sit(&server, &game, 1, host));
    assert_eq!(hands(&server, &game, host), [0]);
    // It is said on the page too, which does not offer the seat.
    let form = server.post(&game.at("/sit")).form("seat=1&name=Ann");
    let sentence = words::Language::english().say("sorry-hidden-hand");
    form.cookie(host).send().expect(403).says(&sentence);
    let offers = |key: &str| {
        let page = server.get(&game.at("/seats")).cookie(key).send();
        page.expect(200).body.matches("/sit\"").count()
    };
    assert_eq!(offers(host), 1, "the seat that nobody ever held");
    assert_eq!(offers(&rival), 1, "the own seat");
    // A bot may play it, or somebody who was not here before.
    let bot = server.post(&game.api("/seats/1/bot")).key(host);
    bot.json(&json!({ "level": "scripted" })).send().expect(200);
    let stranger = newcomer(&server, &game, 1);
    assert_eq!(hands(&server, &game, &stranger), [1]);
}

#[test]
fn nobody_looks_at_one_hand_after_the_other() {
    let mut server = Server::start();
    let game = empty(&server, &[]);
    let ann = newcomer(&server, &game, 0);
    let bob = newcomer(&server, &game, 1);
    free(&server, &game, 1, &bob);
    free(&server, &game, 0, &ann);
    let goes_round = |server: &Server| {
        // Neither to a seat that nobody had nor to Bob's, but back to the own one.
        refused(sit(server, &game, 2, &ann));
        refused(sit(server, &game, 1, &ann));
        refused(sit(server, &game, 0, &bob));
        sit(server, &game, 0, &ann).expect(200);
        refused(sit(server, &game, 1, &ann));
        free(server, &game, 0, &ann);
    };
    goes_round(&server);
    server.kill();
    server.restart();
    goes_round(&server);
}

#[test]
fn one_person_may_play_several_seats_on_one_screen() {
    let server = Server::start();
    // The seats of bots are nobody's.
    let game = empty(&server, &[None, None, Some("scripted")]);
    let ann = newcomer(&server, &game, 0);
    sit(&server, &game, 1, &ann).expect(200);
    sit(&server, &game, 2, &ann).expect(200);
    assert_eq!(hands(&server, &game, &ann), [0, 1, 2]);
    free(&server, &game, 1, &ann);
    sit(&server, &game, 1, &ann).expect(200);
}

#[test]
fn a_private_link_still_brings_a_hand_to_another_device() {
    let server = Server::start();
    let game = Game::open(&server);
    let lend = server.post(&game.at("/key")).form("").cookie(&game.keys[0]);
    let page = lend.send().expect(200).body;
    let (_, link) = page.split_once("/take/").expect("a private link");
    let phone = server.get("/").send().cookie().expect("a key").to_owned();
    let take = server.post(&game.at(&format!("/take/{}", &link[..32])));
    take.form("").cookie(&phone).send().expect(303);
    assert_eq!(hands(&server, &game, &phone), [0]);
    // It has seen this one, so others are not for it.
    free(&server, &game, 1, &game.keys[1]);
    refused(sit(&server, &game, 1, &phone));
}

#[test]
fn when_the_game_is_over_all_seats_are_open() {
    let server = Server::quick();
    let game = Game::open(&server);
    free(&server, &game, 0, &game.keys[0]);
    refused(sit(&server, &game, 0, &game.keys[1]));
    sit(&server, &game, 0, &game.keys[0]).expect(200);
    game.finish(&server);
    free(&server, &game, 0, &game.keys[0]);
    sit(&server, &game, 0, &game.keys[1]).expect(200);
}

#[test]
fn a_crew_has_nothing_to_hide() {
    let server = Server::start();
    let table = Table::open(&server);
    let host = &table.host;
    let go = |seat: usize, key: &str| {
        let path = table.api(&format!("/seats/{seat}"));
        server.delete(&path).key(key).send().expect(200);
        let sit = server.post(&path).key(key);
        sit.json(&json!({ "name": "Ann" })).send().expect(200);
        server.delete(&path).key(key).send().expect(200);
    };
    (0..4).for_each(|seat| go(seat, host));
    let page = server.get(&table.at("/seats")).cookie(host).send();
    assert_eq!(page.expect(200).body.matches("/sit\"").count(), 4);
}
