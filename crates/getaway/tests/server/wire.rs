//! What goes over the sockets besides the game.

use crate::kit::{Server, Socket, Table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long a page waits before it thinks that the server is stuck.
const SILENCE: Duration = Duration::from_secs(8);

#[test]
fn a_page_where_nothing_happens_hears_that_the_table_is_there() {
    let server = Server::start();
    let table = Table::open(&server);
    let mut page = table.page(&server, 0);
    page.until(|message| message["full"] == true);
    let begun = Instant::now();
    for _ in 0..3 {
        page.tick();
    }
    assert!(begun.elapsed() < SILENCE * 3, "{:?}", begun.elapsed());
    table.goes_on(&server);
}

#[test]
fn a_program_that_keeps_lists_hears_of_those_that_changed() {
    let server = Server::start();
    let table = Table::open(&server);
    let path = |query: &str| format!("/api/tables/{}/socket{query}", table.id);
    let key = [("authorization", format!("Bearer {}", table.keys[0]))];
    let open = |query: &str| Socket::open(&server, &path(query), &key).expect("a connection");
    let (mut all, mut keeps) = (open(""), open("?legal=changes"));
    let mut known = keeps.until(|message| message["full"] == true)["legal"].clone();
    assert_eq!(all.until(|message| message["full"] == true)["legal"], known);
    let mut left_out = 0;
    let plans = (0..12).map(|space| (space % 4, json!({ "do": "plan", "space": space })));
    for (seat, plan) in plans {
        let n = table.act(&server, seat, &plan).json()["n"].clone();
        if n.is_null() {
            continue;
        }
        let at = |message: &Value| message["n"] == n;
        let (told, changed) = (all.until(at)["legal"].clone(), keeps.until(at));
        match changed["legal"].get("0") {
            Some(list) => {
                assert_ne!(*list, known["0"], "it did not change");
                known["0"] = list.clone();
            }
            None => left_out += 1,
        }
        assert_eq!(told, known);
    }
    assert!(left_out > 0, "every list changed");
}

/// A page from before the server was started anew has scripts that may not understand us.
#[test]
fn a_page_of_another_version_comes_again() {
    let server = Server::start();
    let table = Table::open(&server);
    let cookie = ("cookie", format!("getaway={}", table.keys[0]));
    let headers = [cookie, ("origin", server.url(""))];
    for (query, comes_again) in [
        ("?n=1".to_owned(), true),
        ("?n=1&v=00000000".to_owned(), true),
        (format!("?n=1&v={}", pages::assets::version()), false),
    ] {
        let path = table.at(&format!("/socket{query}"));
        let mut page = Socket::open(&server, &path, &headers).expect("a connection");
        let first = page.until(|message| message["full"] == true || message["reload"] == true);
        let reload = first["reload"] == true || page.next()["reload"] == true;
        assert_eq!(reload, comes_again, "{query}");
    }
}
