//! `docs/openapi.json` tells the truth: every path it names answers as it says, and nothing it says is left untried.

use crate::kit::{Answer, Ask, CREW, Server, Socket, Table, pick};
use jsonschema::{Registry, Validator};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const DESCRIPTION: &str = include_str!("../../../../docs/openapi.json");
const PROTOCOL: &str = include_str!("../../../../docs/protocol.schema.json");
const HEIST: &str = include_str!("../../../../docs/heist.schema.json");
const GUIDE: &str = include_str!("../../../../docs/server-api.md");
/// Where these files are, as far as references between them are concerned.
const PLACE: &str = "http://getaway.example/docs";

struct Description(Value);

impl Description {
    fn read() -> Description {
        Description(serde_json::from_str(DESCRIPTION).expect("the description is JSON"))
    }

    /// Path, method and status of everything it promises.
    fn promises(&self) -> BTreeSet<(String, String, String)> {
        let mut promises = BTreeSet::new();
        for (path, item) in self.0["paths"].as_object().unwrap() {
            let methods = item.as_object().unwrap().iter();
            for (method, operation) in methods.filter(|(name, _)| *name != "parameters") {
                for status in operation["responses"].as_object().unwrap().keys() {
                    promises.insert((path.clone(), method.clone(), status.clone()));
                }
            }
        }
        promises
    }

    /// What a schema of this description accepts.
    fn schema(&self, schema: &Value) -> Validator {
        let protocol: Value = serde_json::from_str(PROTOCOL).unwrap();
        let heist: Value = serde_json::from_str(HEIST).unwrap();
        let registry = Registry::new()
            .add(format!("{PLACE}/openapi.json"), &self.0)
            .and_then(|registry| registry.add(format!("{PLACE}/protocol.schema.json"), &protocol))
            .and_then(|registry| registry.add(format!("{PLACE}/heist.schema.json"), &heist))
            .and_then(|registry| registry.prepare())
            .expect("the documents fit together");
        let mut whole = schema.clone();
        absolute(&mut whole);
        let options = jsonschema::options().with_registry(&registry);
        options.build(&whole).expect("a schema")
    }

    fn named(&self, name: &str) -> Validator {
        self.schema(&json!({ "$ref": format!("#/components/schemas/{name}") }))
    }
}

/// Makes references say in which file they point.
fn absolute(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(to) if name == "$ref" => {
                        let file = if to.starts_with('#') {
                            "openapi.json"
                        } else {
                            ""
                        };
                        *to = format!("{PLACE}/{file}{to}");
                    }
                    value => absolute(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(absolute),
        _ => {}
    }
}

#[track_caller]
fn fits(schema: &Validator, value: &Value) {
    let problems: Vec<String> = schema
        .iter_errors(value)
        .map(|error| error.to_string())
        .collect();
    assert!(problems.is_empty(), "{value}: {}", problems.join("; "));
}

/// Asks for things, and checks off what was promised.
struct Check {
    description: Description,
    open: BTreeSet<(String, String, String)>,
}

impl Check {
    /// The answer must be what the description says of this path, method and status.
    #[track_caller]
    fn answers(&mut self, path: &str, method: &str, status: u16, answer: &Answer) {
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        let status = status.to_string();
        let promise = (path.to_owned(), method.to_owned(), status.clone());
        let promised = self.description.promises().contains(&promise);
        assert!(promised, "{method} {path} {status} is not described");
        self.open.remove(&promise);
        let response = &self.description.0["paths"][path][method]["responses"][&status];
        let Some(content) = response["content"].as_object() else {
            return;
        };
        let kind = answer.header("content-type").unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default();
        let told = content.get(kind);
        let told = told.unwrap_or_else(|| panic!("{method} {path} {status} is {kind}"));
        if kind == "application/json" {
            fits(&self.description.schema(&told["schema"]), &answer.json());
        }
    }

    /// A request whose body is as described.
    #[track_caller]
    fn good(&self, path: &str, body: &Value) {
        let operation = &self.description.0["paths"][path]["post"];
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        fits(&self.description.schema(schema), body);
    }
}

#[test]
fn every_documented_path_answers_as_documented() {
    let description = Description::read();
    let open = description.promises();
    let mut check = Check { description, open };
    let server = Server::start();
    let table = Table::open(&server);
    opening(&mut check, &server);
    sitting(&mut check, &server, &table);
    playing(&mut check, &server, &table);
    handing_over(&mut check, &server, &table);
    looking(&mut check, &server, &table);
    connecting(&mut check, &server, &table);
    hiding(&mut check, &server);
    losing(&mut check, &server);
    playing_again(&mut check, &server, &table);
    assert!(check.open.is_empty(), "never tried: {:?}", check.open);
}

const NOWHERE: &str = "/api/tables/000000000000";

/// Bodies that cannot be read are refused the same way everywhere.
fn unreadable(check: &mut Check, path: &str, ask: impl Fn() -> Ask) {
    let json = "application/json";
    check.answers(path, "post", 400, &ask().body(json, "{").send());
    check.answers(
        path,
        "post",
        413,
        &ask().body(json, " ".repeat(80 << 10)).send(),
    );
    check.answers(path, "post", 415, &ask().body("text/plain", "{}").send());
    check.answers(path, "post", 422, &ask().body(json, "{}").send());
}

fn opening(check: &mut Check, server: &Server) {
    let path = "/api/tables";
    check.good(path, &Table::setup());
    let open = |server: &Server, setup: &Value| server.post(path).json(setup).send();
    check.answers(path, "post", 201, &open(server, &Table::setup()));
    let mut bots = Table::setup();
    bots["bots"] = json!([null, "search", "random"]);
    check.good(path, &bots);
    check.answers(path, "post", 201, &open(server, &bots));
    bots["bots"] = json!([null, "clever"]);
    check.answers(path, "post", 422, &open(server, &bots));
    bots["bots"] = json!([null, null, null, null, "random"]);
    check.answers(path, "post", 422, &open(server, &bots));
    let wrong = json!({ "edition": "master-heist", "scenario": "x", "crew": ["Tiny", "y"] });
    let answer = open(server, &wrong);
    check.answers(path, "post", 422, &answer);
    assert_eq!(answer.json()["error"]["kind"], "setup");
    let reasons = answer.json()["error"]["reasons"].clone();
    let reasons = reasons.as_array().unwrap();
    assert!(reasons.len() > 1 && reasons.iter().all(|reason| reason["text"].is_string()));
    unreadable(check, path, || server.post(path));
    let few = Server::with(&["--new-tables", "1"]);
    open(&few, &Table::setup()).expect(201);
    check.answers(path, "post", 429, &open(&few, &Table::setup()));
    let full = Server::with(&["--tables", "0"]);
    check.answers(path, "post", 503, &open(&full, &Table::setup()));
}

fn sitting(check: &mut Check, server: &Server, table: &Table) {
    let path = "/api/tables/{table}/seats/{seat}";
    let (seat, key) = (table.api("/seats/0"), &table.keys[0]);
    let ann = json!({ "name": "Ann", "colour": "rose" });
    check.good(path, &ann);
    check.answers(path, "post", 409, &server.post(&seat).json(&ann).send());
    let leave = |seat: &str, key: &str| server.delete(seat).key(key).send();
    check.answers(path, "delete", 403, &leave(&seat, &table.keys[1]));
    check.answers(path, "delete", 403, &server.delete(&seat).send());
    check.answers(path, "delete", 200, &leave(&seat, key));
    check.answers(path, "delete", 400, &leave(&seat, key));
    check.answers(
        path,
        "delete",
        404,
        &leave(&format!("{NOWHERE}/seats/0"), key),
    );
    let long = json!({ "name": "x".repeat(25) });
    check.answers(path, "post", 400, &server.post(&seat).json(&long).send());
    let nobody = server.post(&format!("{NOWHERE}/seats/0")).json(&ann);
    check.answers(path, "post", 404, &nobody.send());
    unreadable(check, path, || server.post(&seat));
    let sat = server.post(&seat).json(&ann).key(key).send();
    check.answers(path, "post", 200, &sat);
    assert_eq!(sat.json()["key"], key.as_str(), "the key stays the same");
    // The host bars the second from the page.
    let remove = server.post(&table.at("/remove")).form("seat=1&bar=on");
    remove.cookie(&table.host).send().expect(303);
    let seat = table.api("/seats/1");
    let again = json!({ "name": "Again" });
    check.answers(
        path,
        "post",
        403,
        &server.post(&seat).json(&again).key(&table.keys[1]).send(),
    );
}

fn playing(check: &mut Check, server: &Server, table: &Table) {
    let key = &table.keys[0];
    let legal = "/api/tables/{table}/legal/{seat}";
    let listed = server.get(&table.api("/legal/0")).send();
    check.answers(legal, "get", 200, &listed);
    check.answers(
        legal,
        "get",
        404,
        &server.get(&format!("{NOWHERE}/legal/0")).send(),
    );

    let path = "/api/tables/{table}/commands";
    let act = json!({ "seat": 0, "command": listed.json()["commands"][0] });
    check.good(path, &act);
    let post = |key: &str| {
        server
            .post(&table.api("/commands"))
            .key(key)
            .json(&act)
            .send()
    };
    check.answers(path, "post", 403, &post(&table.keys[2]));
    check.answers(path, "post", 200, &post(key));
    let refused = post(key);
    check.answers(path, "post", 422, &refused);
    assert_eq!(refused.json()["error"]["kind"], "refused");
    let nobody = server
        .post(&format!("{NOWHERE}/commands"))
        .key(key)
        .json(&act);
    check.answers(path, "post", 404, &nobody.send());
    unreadable(check, path, || {
        server.post(&table.api("/commands")).key(key)
    });

    let path = "/api/tables/{table}/undo";
    let seat = json!({ "seat": 0 });
    check.good(path, &seat);
    let undo = |key: &str| server.post(&table.api("/undo")).key(key).json(&seat).send();
    check.answers(path, "post", 403, &undo(&table.keys[2]));
    check.answers(path, "post", 200, &undo(key));
    let refused = undo(key);
    check.answers(path, "post", 422, &refused);
    assert_eq!(refused.json()["error"]["kind"], "undo");
    let nobody = server.post(&format!("{NOWHERE}/undo")).key(key).json(&seat);
    check.answers(path, "post", 404, &nobody.send());
    unreadable(check, path, || server.post(&table.api("/undo")).key(key));
}

fn handing_over(check: &mut Check, server: &Server, table: &Table) {
    let (path, key) = ("/api/tables/{table}/seats/{seat}/bot", &table.keys[0]);
    let scripted = json!({ "level": "scripted" });
    check.good(path, &scripted);
    let hand = |seat: &str, key: &str, level: &Value| server.post(seat).key(key).json(level).send();
    let seat = table.api("/seats/0/bot");
    check.answers(path, "post", 403, &hand(&seat, &table.keys[2], &scripted));
    check.answers(path, "post", 200, &hand(&seat, key, &scripted));
    let commands = "/api/tables/{table}/commands";
    let act = json!({ "seat": 0, "command": { "do": "ready" } });
    let act = server.post(&table.api("/commands")).key(key).json(&act);
    check.answers(commands, "post", 409, &act.send());
    let undo = server.post(&table.api("/undo")).key(key);
    let undo = undo.json(&json!({ "seat": 0 })).send();
    check.answers("/api/tables/{table}/undo", "post", 409, &undo);
    let back = json!({ "level": null });
    check.good(path, &back);
    check.answers(path, "post", 200, &hand(&seat, key, &back));
    let nowhere = table.api("/seats/9/bot");
    check.answers(path, "post", 400, &hand(&nowhere, key, &scripted));
    let nobody = format!("{NOWHERE}/seats/0/bot");
    check.answers(path, "post", 404, &hand(&nobody, key, &scripted));
    unreadable(check, path, || server.post(&seat).key(key));

    let path = "/api/tables/{table}/seats/{seat}/advice";
    let advice = |path: &str, key: &str| server.get(path).key(key).send();
    let seat = table.api("/seats/0/advice");
    check.answers(path, "get", 200, &advice(&seat, key));
    check.answers(path, "get", 403, &advice(&seat, &table.keys[2]));
    let nobody = format!("{NOWHERE}/seats/0/advice");
    check.answers(path, "get", 404, &advice(&nobody, key));
}

fn looking(check: &mut Check, server: &Server, table: &Table) {
    let path = "/api/tables/{table}";
    check.answers(
        path,
        "get",
        200,
        &server.get(&table.api("")).key(&table.keys[0]).send(),
    );
    check.answers(path, "get", 404, &server.get(NOWHERE).send());
    let path = "/api/tables/{table}/record";
    check.answers(path, "get", 200, &server.get(&table.api("/record")).send());
    check.answers(
        path,
        "get",
        404,
        &server.get(&format!("{NOWHERE}/record")).send(),
    );
    let path = "/api/openapi.json";
    let served = server.get(path).send();
    check.answers(path, "get", 200, &served);
    assert_eq!(served.json(), check.description.0);
    let path = "/api/protocol.schema.json";
    let served = server.get(path).send();
    check.answers(path, "get", 200, &served);
    assert_eq!(
        served.json(),
        serde_json::from_str::<Value>(PROTOCOL).unwrap()
    );
}

/// What is refused only where hands are hidden.
fn hiding(check: &mut Check, server: &Server) {
    let path = "/api/tables";
    let setup = json!({ "game": "heist", "players": 2, "bots": [null, "random"] });
    check.good(path, &setup);
    let opened = server.post(path).json(&setup).send();
    check.answers(path, "post", 201, &opened);
    let wrong = json!({ "game": "heist", "players": 9, "think-seconds": 1 });
    let wrong = server.post(path).json(&wrong).send();
    check.answers(path, "post", 422, &wrong);
    assert_eq!(
        wrong.json()["error"]["reasons"].as_array().map(Vec::len),
        Some(2)
    );
    let opened = opened.json();
    let (id, key) = (opened["table"].as_str(), opened["key"].as_str());
    let (id, key) = (id.expect("a name"), key.expect("a key"));
    let at = |path: &str| format!("/api/tables/{id}{path}");
    let ann = server.post(&at("/seats/0")).key(key);
    ann.json(&json!({ "name": "Ann" })).send().expect(200);
    let legal = "/api/tables/{table}/legal/{seat}";
    check.answers(legal, "get", 403, &server.get(&at("/legal/0")).send());
    let own = server.get(&at("/legal/0")).key(key).send();
    check.answers(legal, "get", 200, &own);
    let record = "/api/tables/{table}/record";
    check.answers(record, "get", 403, &server.get(&at("/record")).send());
    let advice = "/api/tables/{table}/seats/{seat}/advice";
    let asked = server.get(&at("/seats/0/advice")).key(key).send();
    check.answers(advice, "get", 400, &asked);
    let table = server.get(&at("")).key(key).send();
    check.answers("/api/tables/{table}", "get", 200, &table);
    let schema = "/api/heist.schema.json";
    let served = server.get(schema).send();
    check.answers(schema, "get", 200, &served);
    assert_eq!(served.json(), serde_json::from_str::<Value>(HEIST).unwrap());
}

fn connecting(check: &mut Check, server: &Server, table: &Table) {
    let path = "/api/tables/{table}/socket";
    let mut tried = |status: u16| {
        let promise = (path.to_owned(), "get".to_owned(), status.to_string());
        assert!(check.open.remove(&promise), "{status} is not described");
    };
    let open = |server: &Server, path: &str| Socket::open(server, path, &[]);
    open(server, &table.api("/socket")).expect("a connection");
    tried(101);
    assert_eq!(server.get(&table.api("/socket")).send().status, 400);
    tried(400);
    let status = |refused: Result<Socket, crate::kit::Refused>| refused.err().unwrap().status;
    assert_eq!(status(open(server, &format!("{NOWHERE}/socket"))), 404);
    tried(404);
    let few = Server::with(&["--connections", "0"]);
    assert_eq!(status(open(&few, &Table::open(&few).api("/socket"))), 429);
    tried(429);
    let none = Server::with(&["--viewers", "0"]);
    assert_eq!(status(open(&none, &Table::open(&none).api("/socket"))), 503);
    tried(503);
}

/// A table that cannot be read says so to whoever asks, whatever they ask.
fn losing(check: &mut Check, server: &Server) {
    let key = "0".repeat(32);
    let lost = server.put_log(&key, &["{\"entry\":\"opened\""]);
    let at = format!("/api/tables/{lost}");
    let posts = [
        ("/seats/{seat}", json!({ "name": "Ann" })),
        ("/seats/{seat}/bot", json!({ "level": null })),
        ("/commands", json!({ "seat": 0, "command": {} })),
        ("/undo", json!({ "seat": 0 })),
        ("/again", json!({})),
    ];
    let gets = ["", "/seats/{seat}/advice", "/legal/{seat}", "/record"];
    let asks = posts.iter().map(|(path, body)| ("POST", *path, Some(body)));
    let asks = asks.chain(gets.map(|path| ("GET", path, None)));
    for (method, path, body) in asks.chain([("DELETE", "/seats/{seat}", None)]) {
        let url = server.url(&format!("{at}{}", path.replace("{seat}", "0")));
        let ask = Ask::new(method, url).key(&key);
        let answer = match body {
            Some(body) => ask.json(body).send(),
            None => ask.send(),
        };
        let path = format!("/api/tables/{{table}}{path}");
        // It might be a game with hidden hands, as far as anybody can tell.
        let status = if path.ends_with("record") { 403 } else { 410 };
        check.answers(&path, &method.to_lowercase(), status, &answer);
    }
    let refused = Socket::open(server, &format!("{at}/socket"), &[]);
    assert_eq!(refused.err().unwrap().status, 410);
    let socket = "/api/tables/{table}/socket".to_owned();
    let promise = (socket, "get".to_owned(), "410".to_owned());
    assert!(check.open.remove(&promise));
    let broken = server.put_log(&key, &[OPENED, "{\"entry\""]);
    let record = "/api/tables/{table}/record";
    let answer = server.get(&format!("/api/tables/{broken}/record")).send();
    check.answers(record, "get", 410, &answer);
}

/// Nobody plays again before the end, or where they do not sit; then everybody does.
fn playing_again(check: &mut Check, server: &Server, table: &Table) {
    let path = "/api/tables/{table}/again";
    let again = |at: &str, key: &str| server.post(&format!("{at}/again")).key(key).send();
    let key = &table.keys[0];
    check.answers(path, "post", 409, &again(&table.api(""), key));
    check.answers(path, "post", 404, &again(NOWHERE, key));
    let game = crate::rivals::Game::open(server);
    game.finish(server);
    check.answers(path, "post", 403, &again(&game.api(""), key));
    check.answers(path, "post", 200, &again(&game.api(""), &game.keys[0]));
    let shown = server.get(&game.api("")).send();
    assert_ne!(shown.json()["company"]["again"], Value::Null);
    check.answers("/api/tables/{table}", "get", 200, &shown);
}

/// The first row of a table of a cooperative game.
const OPENED: &str = r#"{"entry":"opened","setup":{"edition":"master-heist","scenario":"the-inclusion-job","crew":["Tiny","Karma","Iceheart","Null"]},"ruleset":1,"start":[],"host":"0000000000000000000000000000000000000000000000000000000000000000"}"#;

/// All that goes over a socket in a whole heist is as described.
#[test]
fn the_traffic_of_a_heist_follows_the_description() {
    let description = Description::read();
    let (request, message) = (description.named("Request"), description.named("Message"));
    let mut server = Server::with(&["--messages", "100000"]);
    let table = Table::open(&server);
    let mut sockets: Vec<Socket> = (0..4).map(|seat| table.program(&server, seat)).collect();
    let mut watcher = Socket::open(&server, &table.api("/socket"), &[]).unwrap();
    let mut legal = vec![Value::Null; 4];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        let full = socket.next();
        fits(&message, &full);
        legal[seat] = full["legal"][seat.to_string()].clone();
    }
    fits(&message, &watcher.next());
    let mut over = false;
    let mut id = 0;
    let mut say = |socket: &mut Socket, mut wish: Value| -> u64 {
        id += 1;
        wish["id"] = json!(id);
        fits(&request, &wish);
        socket.say(&wish);
        id
    };
    let mut step = 0;
    while !over {
        let seats: Vec<usize> = (0..4).filter(|&seat| legal[seat] != json!([])).collect();
        let seat = seats[fastrand::usize(..seats.len())];
        let command = pick(&legal[seat], step).unwrap();
        let re = say(
            &mut sockets[seat],
            json!({ "op": "do", "seat": seat, "command": command }),
        );
        step += 1;
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let update = socket.until(|update| update.get("n").is_some());
            fits(&message, &update);
            legal[seat] = update["legal"][seat.to_string()].clone();
            over |= update["over"] == true;
        }
        let told = watcher.next();
        fits(&message, &told);
        assert_eq!(told.get("re"), None, "{re} is not the watcher's");
    }
    let player = &mut sockets[0];
    for wish in [
        json!({ "op": "say", "text": "Well done" }),
        json!({ "op": "say", "text": "" }),
        json!({ "op": "point", "space": 3 }),
        json!({ "op": "undo", "seat": 0 }),
        json!({ "op": "hint", "seat": 0 }),
        json!({ "op": "hint", "seat": 1 }),
        json!({ "op": "go" }),
        json!({ "op": "bot", "seat": 0, "level": "scripted" }),
        json!({ "op": "bot", "seat": 0, "level": null }),
        json!({ "op": "do", "seat": 0, "command": { "do": "ready" } }),
        json!({ "op": "sync" }),
    ] {
        say(player, wish);
        fits(&message, &player.next());
    }
    player.say_text("nonsense");
    fits(&message, &player.next());
    server.stop();
    for closing in player.end().0 {
        fits(&message, &closing);
    }
}

/// All that goes over sockets in a whole game of HEIST is as described, also what only the rules refuse.
#[test]
fn the_traffic_of_a_game_with_hidden_hands_follows_the_description() {
    let description = Description::read();
    let (request, message) = (description.named("Request"), description.named("Message"));
    let server = Server::with(&["--messages", "100000"]);
    let game = crate::rivals::Game::open(&server);
    let mut sockets = game.programs(&server);
    let mut legal: Vec<Value> = Vec::new();
    for (seat, socket) in sockets.iter_mut().enumerate() {
        let full = socket.next();
        fits(&message, &full);
        legal.push(full["legal"][seat.to_string()].clone());
    }
    let able = |legal: &[Value]| legal.iter().position(|legal| *legal != json!([]));
    while let Some(seat) = able(&legal) {
        let commands = legal[seat].as_array().expect("a list");
        let command = &commands[fastrand::usize(..commands.len())];
        let wish = json!({ "op": "do", "id": 1, "seat": seat, "command": command });
        fits(&request, &wish);
        sockets[seat].say(&wish);
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let update = socket.until(|update| update.get("n").is_some());
            fits(&message, &update);
            legal[seat] = update["legal"][seat.to_string()].clone();
        }
    }
    for wish in [
        json!({ "op": "do", "id": 2, "seat": 0, "command": { "do": "resolve" } }),
        json!({ "op": "undo", "id": 3, "seat": 0 }),
        json!({ "op": "hint", "id": 4, "seat": 0 }),
        json!({ "op": "point", "id": 5, "space": 3 }),
        json!({ "op": "sync" }),
    ] {
        fits(&request, &wish);
        sockets[0].say(&wish);
        let answer = sockets[0].next();
        assert!(wish["id"].is_null() || answer.get("error").is_some());
        fits(&message, &answer);
    }
}

/// What is opened and shown is as described in every edition, alert tracks and cards between heists included.
#[test]
fn tables_of_every_edition_are_as_described() {
    let description = Description::read();
    let (opening, shown) = (description.named("Opening"), description.named("Table"));
    let server = Server::quick();
    let look = |table: &Table| server.get(&table.api("")).send().expect(200).json();
    for edition in crew::content::editions() {
        for job in &edition.scenarios {
            let strength = crew::suggested::Strength::of(job.draft.difficulty);
            let setup = crew::suggested::evening(edition, job, 4, strength);
            let setup = serde_json::to_value(setup).expect("a setup is JSON");
            fits(&opening, &setup);
            let opened = server.post("/api/tables").json(&setup).send();
            let table = opened.expect(201).json()["table"].clone();
            let table = Table {
                id: table.as_str().expect("a name").to_owned(),
                host: String::new(),
                keys: Vec::new(),
            };
            fits(&shown, &look(&table));
        }
    }
    fits(&opening, &Table::series());
    let table = Table::open_with(&server, &Table::series());
    crate::series::win(&server, &table, 0..4);
    let between = look(&table);
    assert_eq!(between["view"]["phase"], "level-up");
    fits(&shown, &between);
}

/// The guide shows requests and answers; they are ones that can be.
#[test]
fn the_examples_of_the_guide_are_good() {
    let description = Description::read();
    let (request, message) = (description.named("Request"), description.named("Message"));
    let mut seen = 0;
    let blocks = GUIDE.split("```json\n").skip(1);
    for block in blocks.map(|block| block.split("```").next().unwrap()) {
        for line in block.lines().filter(|line| !line.contains("...")) {
            let value: Value = serde_json::from_str(line).expect(line);
            let schema = if value.get("op").is_some() {
                &request
            } else {
                &message
            };
            fits(schema, &value);
            seen += 1;
        }
    }
    assert!(seen > 5, "the guide has examples");
    for path in description.0["paths"].as_object().unwrap().keys() {
        assert!(GUIDE.contains(path.as_str()), "{path} is not in the guide");
    }
    assert!(CREW.iter().all(|name| GUIDE.contains(name)));
}
