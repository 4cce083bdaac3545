//! What somebody may try who means no good. Each is refused with a sentence, and the table goes on.

use crate::kit::{A_MOMENT, Refused, Server, Socket, Table};
use serde_json::{Value, json};

const PLAN: &str = r#"{"do":"plan","space":3}"#;

fn plan() -> Value {
    serde_json::from_str(PLAN).unwrap()
}

#[test]
fn a_command_for_the_seat_of_another() {
    let server = Server::start();
    let table = Table::open(&server);
    let sentence = words::Language::english().say("sorry-not-your-seat");

    let mut program = table.program(&server, 0);
    let claim = json!({ "op": "do", "id": 1, "seat": 1, "command": plan() });
    let answer = program.ask(&claim);
    assert_eq!(answer["error"]["kind"], "not-your-seat");
    assert_eq!(answer["error"]["text"], sentence);
    let undo = program.ask(&json!({ "op": "undo", "id": 2, "seat": 1 }));
    assert_eq!(undo["error"]["kind"], "not-your-seat");
    // A seat that is not there is nobody's.
    for (id, seat) in [(3, 4), (4, 7), (5, 8), (6, 255)] {
        let answer = program.ask(&json!({ "op": "undo", "id": id, "seat": seat }));
        assert_eq!(answer["error"]["kind"], "not-your-seat", "{seat}");
    }

    let mut page = table.page(&server, 0);
    let answer = page.ask(&json!({ "op": "do", "id": 1, "seat": 1, "command": plan() }));
    assert_eq!(answer["why"], sentence);
    let answer = page.ask(&json!({ "op": "press", "id": 2, "seat": 1, "space": 3 }));
    assert_eq!(answer["why"], sentence);

    let act = json!({ "seat": 1, "command": plan() });
    for (path, body) in [("/commands", act), ("/undo", json!({ "seat": 1 }))] {
        let ask = || server.post(&table.api(path)).json(&body);
        ask().key(&table.keys[0]).send().expect(403).says(&sentence);
        ask().key(&table.host).send().expect(403).says(&sentence);
        ask().send().expect(403).says(&sentence);
    }
    let leave = server.delete(&table.api("/seats/1")).key(&table.keys[0]);
    leave
        .send()
        .expect(403)
        .says(&words::Language::english().say("sorry-not-host"));
    table.goes_on(&server);
}

#[test]
fn a_forged_cookie() {
    let server = Server::start();
    let table = Table::open(&server);
    let almost = {
        let mut key = table.keys[0].clone();
        let last = key.pop();
        key.push(if last == Some('0') { '1' } else { '0' });
        key
    };
    for forged in ["0".repeat(32), almost] {
        let mut page = Socket::page(&server, &table.id, &forged);
        let answer = page.ask(&json!({ "op": "do", "id": 1, "seat": 0, "command": plan() }));
        assert_eq!(
            answer["why"],
            words::Language::english().say("sorry-not-your-seat")
        );
        // A stranger is shown no desk.
        let shown = server.get(&table.at("")).cookie(&forged).send().expect(200);
        assert!(!shown.body.contains("id=\"you0\""));
    }
    // What cannot be a key is replaced by a good one.
    let shown = server.get(&table.at("")).cookie("' OR 1=1 --").send();
    let fresh = shown.expect(200).cookie().map(str::len);
    assert_eq!(fresh, Some(32));
    let mine = server.get(&table.at("")).cookie(&table.keys[0]).send();
    assert!(mine.expect(200).body.contains("id=\"you0\""));
    table.goes_on(&server);
}

#[test]
fn a_page_from_elsewhere() {
    let server = Server::start();
    let table = Table::open(&server);
    let sentence = words::Language::english().say("sorry-origin");
    let key = &table.keys[0];
    let elsewhere = [
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "file://",
    ];
    for origin in elsewhere {
        for path in [table.at("/socket"), table.api("/socket")] {
            let headers = [
                ("cookie", format!("getaway={key}")),
                ("authorization", format!("Bearer {key}")),
                ("origin", origin.to_owned()),
            ];
            let refused = Socket::open(&server, &path, &headers).err();
            let Some(Refused { status, body }) = refused else {
                panic!("{origin} may come in at {path}");
            };
            assert_eq!(status, 403, "{origin}");
            assert!(body.contains(&sentence), "{body}");
        }
        for path in ["/leave", "/remove", "/key", "/sit"] {
            let post = server.post(&table.at(path)).form("seat=0").cookie(key);
            post.header("origin", origin)
                .send()
                .expect(403)
                .says(&sentence);
        }
        let post = server.post("/tables").form("").cookie(key);
        post.header("origin", origin)
            .send()
            .expect(403)
            .says(&sentence);
        let act = json!({ "seat": 0, "command": plan() });
        let post = server.post(&table.api("/commands")).json(&act).key(key);
        post.header("origin", origin)
            .send()
            .expect(403)
            .says(&sentence);
    }
    // A browser that hides the origin still says that it is another.
    let post = server.post(&table.at("/leave")).form("seat=0").cookie(key);
    let post = post.header("sec-fetch-site", "cross-site");
    post.send().expect(403).says(&sentence);
    assert_eq!(table.n(&server), 5, "nothing was done");
    table.goes_on(&server);
}

#[test]
fn names_that_are_too_long() {
    let server = Server::start();
    let table = Table::open(&server);
    let sentence = words::Language::english().say_with("name-too-long", &[("most", "24")]);
    server
        .delete(&table.api("/seats/0"))
        .key(&table.keys[0])
        .send()
        .expect(200);
    for name in ["x".repeat(25), "\u{1f92b}".repeat(25), "x".repeat(50_000)] {
        let sit = server
            .post(&table.api("/seats/0"))
            .json(&json!({ "name": name }));
        let answer = sit.send().expect(400);
        assert_eq!(answer.json()["error"]["kind"], "name");
        answer.says(&sentence);
        let sit = server.post(&table.at("/sit"));
        let sit = sit.form(&format!("seat=0&colour=rose&name={name}"));
        sit.send().expect(400).says(&sentence);
    }
    let sit = server.post(&table.api("/seats/0"));
    sit.json(&json!({ "name": "x".repeat(24) }))
        .send()
        .expect(200);
    table.goes_on(&server);
}

/// Everything that people write is text, wherever it is shown.
#[test]
fn markup_in_names_and_talk() {
    let server = Server::start();
    let table = Table::open(&server);
    let evil = "<img src=x onerror=a()>";
    let quotes = "\" onclick='b()";
    for (seat, name) in [(0, evil), (1, quotes)] {
        let path = table.api(&format!("/seats/{seat}"));
        server
            .delete(&path)
            .key(&table.keys[seat])
            .send()
            .expect(200);
        let sit = server.post(&path).key(&table.keys[seat]);
        sit.json(&json!({ "name": name })).send().expect(200);
    }
    let mut page = table.page(&server, 0);
    let mut shown = vec![page.next()];
    page.say(&json!({ "op": "say", "id": 1, "text": format!("{evil} {quotes} </script><b>") }));
    shown.push(page.until(|message| message["log"].to_string().contains("img")));
    page.say(&json!({ "op": "point", "id": 2, "space": 3 }));
    page.until(|message| message["point"]["name"] == evil);
    while let Some(message) = page.next_within(A_MOMENT) {
        shown.push(message);
    }
    let mut texts: Vec<String> = shown
        .iter()
        .flat_map(|message| {
            let parts = message["parts"].as_array().cloned().unwrap_or_default();
            let log = message["log"].as_array().cloned().unwrap_or_default();
            let parts = parts.into_iter().map(|part| part[1].clone());
            parts
                .chain(log)
                .map(|text| text.as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        })
        .collect();
    let paths = ["", "/seats", "/replay"].map(|path| table.at(path));
    for path in paths.into_iter().chain(["/".to_owned()]) {
        texts.push(
            server
                .get(&path)
                .cookie(&table.keys[2])
                .send()
                .expect(200)
                .body,
        );
    }
    let all = texts.concat();
    assert!(
        all.contains("&lt;img src=x onerror=a()&gt;"),
        "the name is shown"
    );
    assert!(!all.contains("<img src=x"));
    assert!(!all.contains("</script><b>"));
    assert!(!all.contains("\" onclick="));
    table.goes_on(&server);
}

#[test]
fn what_cannot_be_understood() {
    let server = Server::start();
    let table = Table::open(&server);
    let nonsense = [
        "",
        "{",
        "null",
        "[]",
        "7",
        "\"do\"",
        "{}",
        r#"{"op":"fly"}"#,
        r#"{"op":"do","seat":0}"#,
        r#"{"op":"do","seat":-1,"command":{"do":"ready"}}"#,
        r#"{"op":"sync","more":1}"#,
        r#"{"op":"do","seat":0,"command":{"do":"plan","space":"3"}}"#,
        "\u{0}",
        r#"{"do":{"do":"ready"}}"#,
        r#"{"op":"press","space":3}"#,
        r#"{"op":"bar"}"#,
    ];
    let deep = "[".repeat(15_000);
    for mut socket in [table.program(&server, 0), table.page(&server, 0)] {
        socket.until(|message| message["full"] == true);
        for text in nonsense.iter().copied().chain([deep.as_str()]) {
            socket.say_text(text);
            let answer = socket.until(|message| message.get("error").is_some());
            assert_eq!(answer["error"]["kind"], "bad-request", "{text}");
            assert_eq!(
                answer["why"],
                words::Language::english().say("sorry-unclear")
            );
        }
        socket
            .try_say(tungstenite::Message::binary(vec![0; 64]))
            .expect("it is sent");
        let answer = socket.until(|message| message.get("error").is_some());
        assert_eq!(answer["error"]["kind"], "bad-request");
    }
    for (body, status) in [("{", 400), ("{}", 422), ("[]", 422), ("\u{0}", 400)] {
        for path in ["/commands", "/undo", "/seats/0"] {
            let post = server.post(&table.api(path)).key(&table.keys[0]);
            let answer = post.body("application/json", body).send().expect(status);
            assert_eq!(answer.json()["error"]["kind"], "bad-request");
        }
    }
    let post = server.post(&table.api("/commands")).key(&table.keys[0]);
    post.body("text/plain", "{}").send().expect(415);
    table.goes_on(&server);
}

#[test]
fn tables_that_are_not_there() {
    let server = Server::start();
    let table = Table::open(&server);
    let sentence = words::Language::english().say("sorry-no-such-table");
    let nowhere = "000000000000";
    for path in ["", "/seats", "/replay", "/record", "/at/0"] {
        let page = server
            .get(&format!("/t/{nowhere}{path}"))
            .send()
            .expect(404);
        page.says(&sentence);
    }
    for path in ["", "/legal/0", "/record"] {
        let answer = server.get(&format!("/api/tables/{nowhere}{path}")).send();
        answer.expect(404).says(&sentence);
    }
    for path in [
        format!("/t/{nowhere}/socket"),
        format!("/api/tables/{nowhere}/socket"),
    ] {
        let refused = Socket::open(&server, &path, &[]).err().unwrap();
        assert_eq!(refused.status, 404);
        assert!(refused.body.contains(&sentence), "{}", refused.body);
    }
    for id in ["x", "..%2f..%2fetc", "ILOU00000000", "%00", "0000000000000"] {
        server.get(&format!("/t/{id}")).send().expect(404);
        server.get(&format!("/api/tables/{id}")).send().expect(404);
    }
    table.goes_on(&server);
}

#[test]
fn browsers_are_kept_from_harm() {
    let server = Server::start();
    let table = Table::open(&server);
    let nowhere = "/no-such-page".to_owned();
    let api = table.api("");
    for path in [
        "/",
        "/new",
        "/how-to-play",
        "/cards",
        &table.at(""),
        &nowhere,
        &api,
    ] {
        let answer = server.get(path).send();
        let policy = answer.header("content-security-policy").unwrap_or_default();
        for rule in [
            "default-src 'none'",
            "script-src 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(rule), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert!(
            !answer.body.contains(" style=\""),
            "{path} has inline styles"
        );
        assert!(
            !answer.body.contains("<script>"),
            "{path} has inline scripts"
        );
    }
    let home = server.get("/").send().expect(200);
    let cookie = home.header("set-cookie").unwrap_or_default();
    for rule in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(rule), "{cookie}");
    }
    // Who has one keeps it.
    let again = server
        .get("/")
        .cookie(home.cookie().unwrap())
        .send()
        .expect(200);
    assert_eq!(again.header("set-cookie"), None);
    let server = Server::public("https://heist.example");
    let home = server.get("/").send().expect(200);
    let cookie = home.header("set-cookie").unwrap_or_default();
    assert!(cookie.contains("; Secure"), "{cookie}");
}

#[test]
fn secrets_are_not_written_down() {
    let mut server = Server::start();
    let table = Table::open(&server);
    let page = server
        .post(&table.at("/key"))
        .form("")
        .cookie(&table.keys[1]);
    let page = page.send().expect(200);
    let link = page.body.split("/take/").nth(1).expect("a private link");
    let link = link[..32].to_owned();
    let device = server.get("/").send().cookie().unwrap().to_owned();
    let take = table.at(&format!("/take/{link}"));
    server
        .post(&take)
        .form("")
        .cookie(&device)
        .send()
        .expect(303);
    let secrets: Vec<&String> = table
        .keys
        .iter()
        .chain([&table.host, &link, &device])
        .collect();
    let search = |written: Vec<u8>| {
        assert!(holds(&written, b"Iceheart"), "this is the database");
        for secret in &secrets {
            assert!(!holds(&written, secret.as_bytes()));
            assert!(!holds(&written, secret.to_uppercase().as_bytes()));
            assert!(!holds(&written, &bytes(secret)));
        }
    };
    search(server.written());
    server.stop();
    search(server.written());
}

fn holds(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len()).any(|window| window == part)
}

fn bytes(hex: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal");
    (0..hex.len()).step_by(2).map(digit).collect()
}
