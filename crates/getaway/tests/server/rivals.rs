//! HEIST at the table: whole games, and that nobody is told what they may not know.

mod hands;

use crate::kit::{Answer, PATIENCE, Server, Site, Socket};
use rivals::{Card, Cards, Command, Phase, Rivals, Secret, Setup, State};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::{RecordedDealer, Seat, Seats, Session, read_record};

const PLAYERS: usize = 3;

/// A table of HEIST with somebody else on every seat.
pub struct Game {
    pub id: String,
    pub keys: Vec<String>,
    /// Of somebody who looks on.
    stranger: String,
}

impl Game {
    pub fn open(site: &Site) -> Game {
        Game::open_with(site, &json!({ "game": "heist", "players": PLAYERS }))
    }

    fn open_with(site: &Site, setup: &Value) -> Game {
        let opened = site.post("/api/tables").json(setup).send();
        let opened = opened.expect(201).json();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let id = text(&opened["table"]);
        let sit = |seat: usize| {
            let sit = site.post(&format!("/api/tables/{id}/seats/{seat}"));
            let sat = sit.json(&json!({ "name": format!("Player {seat}") }));
            text(&sat.send().expect(200).json()["key"])
        };
        Game {
            keys: (0..PLAYERS).map(sit).collect(),
            stranger: text(&opened["key"]),
            id,
        }
    }

    pub fn api(&self, path: &str) -> String {
        format!("/api/tables/{}{path}", self.id)
    }

    pub fn at(&self, path: &str) -> String {
        format!("/t/{}{path}", self.id)
    }

    fn program(&self, site: &Site, seat: usize) -> Socket {
        Socket::program(site, &self.id, &self.keys[seat])
    }

    /// A program on every seat.
    pub fn programs(&self, site: &Site) -> Vec<Socket> {
        let seats = 0..self.keys.len();
        seats.map(|seat| self.program(site, seat)).collect()
    }

    fn legal(&self, site: &Site, seat: usize) -> Vec<Value> {
        let legal = site.get(&self.api(&format!("/legal/{seat}")));
        let legal = legal.key(&self.keys[seat]).send().expect(200).json();
        legal["commands"].as_array().expect("a list").clone()
    }

    fn act(&self, site: &Site, seat: usize, command: &Value) -> Answer {
        let act = json!({ "seat": seat, "command": command });
        let commands = site.post(&self.api("/commands")).key(&self.keys[seat]);
        commands.json(&act).send()
    }

    fn undo(&self, site: &Site, seat: usize) -> Answer {
        let undo = site.post(&self.api("/undo")).key(&self.keys[seat]);
        undo.json(&json!({ "seat": seat })).send()
    }

    /// Whose turn it is to test something.
    fn active(&self, site: &Site) -> usize {
        let table = site.get(&self.api("")).send().expect(200).json();
        table["view"]["active"].as_u64().expect("a seat") as usize
    }

    /// Plays on with whatever is legal until the game is over.
    pub fn finish(&self, site: &Site) {
        for _ in 0..2_000 {
            let offers: Vec<(usize, Vec<Value>)> = (0..PLAYERS)
                .map(|seat| (seat, self.legal(site, seat)))
                .filter(|(_, legal)| !legal.is_empty())
                .collect();
            let Some((seat, legal)) = offers.first() else {
                return;
            };
            let command = &legal[fastrand::usize(..legal.len())];
            self.act(site, *seat, command).expect(200);
        }
        panic!("the game does not end");
    }
}

/// Somebody who hears everything that one connection is told.
struct Ear {
    socket: Socket,
    /// The seats it holds.
    held: Seats,
    /// Each message, with the number of the table's present by then.
    heard: Vec<(u64, String)>,
    /// What the own seat may do.
    legal: Vec<Value>,
}

impl Ear {
    fn new(socket: Socket, held: Seats) -> Ear {
        Ear {
            socket,
            held,
            heard: Vec::new(),
            legal: Vec::new(),
        }
    }

    fn n(&self) -> u64 {
        self.heard.last().map_or(0, |(n, _)| *n)
    }

    /// Listens until the table is at this number.
    fn listen(&mut self, n: u64) {
        let begun = Instant::now();
        while self.n() < n {
            assert!(begun.elapsed() < PATIENCE, "no news of {n}");
            let message = self.socket.next();
            self.keep(message);
        }
    }

    fn keep(&mut self, message: Value) {
        let n = message["n"].as_u64().unwrap_or(self.n());
        for seat in self.held.iter() {
            if let Some(legal) = message["legal"][seat.0.to_string()].as_array() {
                self.legal = legal.clone();
            }
        }
        self.heard.push((n, message.to_string()));
    }
}

/// What was done at the table, and which number it led to.
enum TableAct {
    Did(Seat, Command),
    Undid(Seat),
    Said,
}

/// What somebody may know: kinds of cards and secrets, each from some number on.
struct Knowledge {
    cards: Vec<Option<u64>>,
    secrets: Vec<Option<u64>>,
}

impl Knowledge {
    fn none() -> Knowledge {
        Knowledge {
            cards: vec![None; Card::all().count()],
            secrets: vec![None; Secret::all().count()],
        }
    }

    fn card(&mut self, card: Card, n: u64) {
        self.cards[card.index()].get_or_insert(n);
    }

    fn pile(&mut self, pile: &Cards, n: u64) {
        pile.each().for_each(|card| self.card(card, n));
    }

    fn secret(&mut self, secret: Secret, n: u64) {
        self.secrets[secret.index()].get_or_insert(n);
    }

    /// What lies open on the table, and what the held seats have. A game that is over can be opened with all hands shown.
    fn look(&mut self, state: &State, held: Seats, n: u64) {
        let public = &state.public;
        if public.phase == Phase::Over {
            Card::all().for_each(|card| self.card(card, n));
        }
        self.pile(&public.discard, n);
        self.pile(&public.test.tricks, n);
        for seat in public.seats() {
            let at = usize::from(seat.0);
            self.pile(&public.added[at], n);
            self.pile(&public.scored[at], n);
            public.test.assists[at]
                .iter()
                .for_each(|&card| self.card(card, n));
            if held.contains(seat) {
                self.pile(&state.hidden.hands[at], n);
                self.secret(state.hidden.secrets[at], n);
            }
            if let Some(secrets) = public.secrets {
                self.secret(secrets[at], n);
            }
        }
    }

    /// What could be seen for a moment: cards that were shown and went on in the same step.
    fn hear(&mut self, event: &rivals::Event, held: Seats, n: u64) {
        let told = json!(event);
        let own = told["seat"]
            .as_u64()
            .is_some_and(|seat| held.contains(Seat(seat as u8)));
        // Drawing is the only thing that is not done in the open.
        if told["what"] != "drew" || own {
            let card = told["card"].as_str().and_then(Card::named);
            card.into_iter().for_each(|card| self.card(card, n));
        }
    }
}

/// What whoever holds these seats may know, told by the record and by what was done when.
fn knowledge(record: &str, deeds: &[(u64, TableAct)], first: u64, held: Seats) -> Knowledge {
    let (header, steps) = read_record::<Setup, Command>(record).expect("a record");
    let game = Rivals::new(header.setup).expect("a setup");
    let mut luck = RecordedDealer::new(&header.start);
    let mut play = Session::new(game, &mut luck).expect("it starts");
    let mut known = Knowledge::none();
    known.look(play.state(), held, first);
    let mut steps = steps.iter();
    for (n, deed) in deeds {
        match deed {
            TableAct::Did(seat, command) => {
                let step = steps.next().expect("a step of the record");
                assert_eq!((step.seat, step.command), (*seat, *command));
                let mut luck = RecordedDealer::new(&step.answers);
                let mut events = Vec::new();
                play.act(*seat, *command, &mut luck, &mut events)
                    .expect("it was legal");
                events.iter().for_each(|event| known.hear(event, held, *n));
            }
            TableAct::Undid(seat) => {
                play.undo(*seat).expect("it was taken back");
            }
            TableAct::Said => {}
        }
        known.look(play.state(), held, *n);
    }
    known
}

/// Where a text has this word in it, with something before it that may stand there, and not as the beginning of another.
fn mentioned(text: &str, word: &str, may_precede: fn(char) -> bool) -> Option<String> {
    let goes_on = |c: char| c.is_alphanumeric() || c == '-';
    let mut places = text.match_indices(word);
    let (at, _) = places.find(|(at, _)| {
        let before = text[..*at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        before.is_none_or(may_precede) && !after.is_some_and(goes_on)
    })?;
    let before: Vec<char> = text[..at].chars().rev().take(150).collect();
    let before = before.into_iter().rev();
    Some(before.chain(text[at..].chars().take(150)).collect())
}

/// Ids stand in JSON and in attributes. In sentences some of them are words like any other.
fn precedes_id(c: char) -> bool {
    !c.is_alphanumeric() && !c.is_whitespace()
}

fn precedes_name(c: char) -> bool {
    !c.is_alphanumeric()
}

/// Searches everything that was heard for what was not to be known by then. Gives how much was searched for.
fn search(who: &str, heard: &[(u64, String)], known: &Knowledge) -> usize {
    // As pages write it.
    let escaped = |name: &str| name.replace('&', "&amp;");
    let content = rivals::content();
    let cards = content.cards.iter().zip(&known.cards);
    let cards = cards.map(|(card, since)| (card.id.as_str(), escaped(&card.name), *since));
    let secrets = content.secrets.iter().zip(&known.secrets);
    let secrets = secrets.map(|(card, since)| (card.id.as_str(), escaped(&card.name), *since));
    let things: Vec<(&str, String, Option<u64>)> = cards.chain(secrets).collect();
    let mut searched = 0;
    for (n, text) in heard {
        // Options that are called after a secret.
        let text = text.replace("milder-half-full", "");
        let text = text.replace("stricter-master-thief", "");
        for (id, name, since) in &things {
            if since.is_none_or(|since| *n < since) {
                searched += 1;
                let place = mentioned(&text, id, precedes_id);
                assert_eq!(place, None, "{who} hears of {id} at {n}");
                // Kinds that share a name cannot be told apart by it.
                let twin = |(other, called, since): &(&str, String, Option<u64>)| {
                    other != id && called == name && since.is_some_and(|since| since <= *n)
                };
                let place =
                    mentioned(&text, name, precedes_name).filter(|_| !things.iter().any(twin));
                assert_eq!(place, None, "{who} hears of {name} at {n}");
            }
        }
    }
    searched
}

/// Three programs play a whole game, with undos and talk, while pages and strangers look on. Everything that anybody was
/// sent is searched for cards and secrets that they could not know by then.
#[test]
fn nobody_hears_what_is_hidden_in_a_whole_game() {
    fastrand::seed(20_221_008);
    let server = Server::quick();
    let game = Game::open(&server);
    let first = 1 + PLAYERS as u64;
    let mut ears: Vec<Ear> = (0..PLAYERS)
        .map(|seat| Ear::new(game.program(&server, seat), Seats::of(Seat(seat as u8))))
        .collect();
    for seat in 0..PLAYERS {
        let page = Socket::page(&server, &game.id, &game.keys[seat]);
        ears.push(Ear::new(page, Seats::of(Seat(seat as u8))));
    }
    ears.push(Ear::new(
        Socket::program(&server, &game.id, &game.stranger),
        Seats::EMPTY,
    ));
    ears.push(Ear::new(
        Socket::page(&server, &game.id, &game.stranger),
        Seats::EMPTY,
    ));
    ears.iter_mut().for_each(|ear| ear.listen(first));

    let mut deeds = Vec::new();
    let mut id = 0;
    let mut undone = 0;
    loop {
        let able: Vec<usize> = (0..PLAYERS)
            .filter(|&seat| !ears[seat].legal.is_empty())
            .collect();
        let Some(&seat) = able.get(fastrand::usize(..able.len().max(1))) else {
            break;
        };
        id += 1;
        let legal = &ears[seat].legal;
        let command = legal[fastrand::usize(..legal.len())].clone();
        let unseen = matches!(command["do"].as_str(), Some("help" | "decline"));
        let act = json!({ "op": "do", "id": id, "seat": seat, "command": command });
        let n = said(&mut ears, seat, &act, id).expect("it is legal");
        let command = serde_json::from_value(command).expect("a command");
        deeds.push((n, TableAct::Did(Seat(seat as u8), command)));
        // Now and then somebody thinks better of it, and as long as it takes to see that once.
        if unseen && (undone == 0 || fastrand::u8(..3) == 0) {
            id += 1;
            let undo = json!({ "op": "undo", "id": id, "seat": seat });
            if let Some(n) = said(&mut ears, seat, &undo, id) {
                deeds.push((n, TableAct::Undid(Seat(seat as u8))));
                undone += 1;
            }
        }
        if fastrand::u8(..20) == 0 {
            ears.iter_mut()
                .for_each(|ear| look_around(&server, &game, ear));
        }
        if fastrand::u8(..10) == 0 {
            let n = deeds.last().map_or(first, |(n, _)| *n) + 1;
            let say = json!({ "op": "say", "text": "Well." });
            ears[seat].socket.say(&say);
            ears.iter_mut().for_each(|ear| ear.listen(n));
            deeds.push((n, TableAct::Said));
        }
    }
    ears.iter_mut()
        .for_each(|ear| look_around(&server, &game, ear));
    // Talk and looking around may have come after the end.
    let over = |(_, text): &(u64, String)| text.contains("\"over\":true");
    let hears_the_end = |ear: &Ear| ear.heard.iter().any(over);
    assert!(
        ears[..PLAYERS].iter().all(hears_the_end),
        "the game is over"
    );
    assert!(undone > 0, "something was taken back");

    let record = server.get(&game.api("/record")).send().expect(200).body;
    let mut searched = 0;
    for (at, ear) in ears.iter().enumerate() {
        let known = knowledge(&record, &deeds, first, ear.held);
        searched += search(&format!("connection {at}"), &ear.heard, &known);
        let luck = |(_, text): &(u64, String)| text.contains("\"luck\"");
        assert!(!ear.heard.iter().any(luck), "luck tells what is hidden");
    }
    assert!(searched > 10_000, "there was much to hide: {searched}");
}

/// A page without the faces of all cards that it keeps to show them large, and those: they are the same for everybody.
fn without_faces(page: &str) -> (String, String) {
    let (mut rest, mut faces) = (String::new(), String::new());
    let mut pieces = page.split("<template id=\"card-");
    rest.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (face, after) = piece.split_once("</template>").expect("it ends");
        faces.push_str(face);
        rest.push_str(after);
    }
    (rest, faces)
}

/// Asks for everything that can be asked for without a connection, and keeps that too.
fn look_around(server: &Server, game: &Game, ear: &mut Ear) {
    let key = match ear.held.iter().next() {
        None => &game.stranger,
        Some(seat) => &game.keys[usize::from(seat.0)],
    };
    let n = ear.n();
    for path in [
        "",
        "/seats",
        "/replay",
        "/replay?open=1",
        "/at/3?open=1",
        "/at/9999",
    ] {
        let page = server.get(&game.at(path)).cookie(key).send().expect(200);
        let (rest, faces) = without_faces(&page.body);
        let anybody = server.get(&game.at(path)).send().expect(200);
        assert_eq!(faces, without_faces(&anybody.body).1);
        ear.heard.push((n, rest));
    }
    for seat in 0..PLAYERS {
        let legal = server.get(&game.api(&format!("/legal/{seat}")));
        ear.heard.push((n, legal.key(key).send().body));
    }
    let table = server.get(&game.api("")).key(key).send().expect(200);
    ear.heard.push((n, table.body));
    let home = server.get("/").cookie(key).send().expect(200);
    ear.heard.push((n, home.body));
}

/// Says something for a seat and lets everybody hear what came of it. The number it led to, if it was done.
fn said(ears: &mut [Ear], seat: usize, message: &Value, id: u64) -> Option<u64> {
    let ear = &mut ears[seat];
    ear.socket.say(message);
    let done = loop {
        let heard = ear.socket.next();
        let answers = heard["re"] == id;
        let done = heard.get("error").is_none();
        ear.keep(heard);
        if answers {
            break done;
        }
    };
    if !done {
        return None;
    }
    let n = ears[seat].n();
    ears.iter_mut().for_each(|ear| ear.listen(n));
    Some(n)
}

/// Faces something, and gives the others' seats.
fn face(game: &Game, site: &Site) -> (usize, Vec<usize>) {
    let active = game.active(site);
    let legal = game.legal(site, active);
    game.act(site, active, &legal[0]).expect(200);
    (
        active,
        (0..PLAYERS).filter(|&seat| seat != active).collect(),
    )
}

/// An assist, if there is one in the hand.
fn assist(game: &Game, site: &Site, seat: usize) -> Value {
    let legal = game.legal(site, seat);
    let helps = legal.iter().find(|command| command["do"] == "help");
    helps.unwrap_or(&json!({ "do": "decline" })).clone()
}

#[test]
fn help_is_decided_unseen_and_may_be_taken_back_until_it_is_shown() {
    let server = Server::start();
    let game = Game::open(&server);
    let (active, others) = face(&game, &server);
    let mut rival = game.program(&server, active);
    let mut own = game.program(&server, others[0]);
    rival.next();
    own.next();
    let help = assist(&game, &server, others[0]);
    let n = game.act(&server, others[0], &help).expect(200).json()["n"].clone();
    let heard = rival.until(|update| update["n"] == n);
    let step = &heard["steps"][0];
    assert_eq!(step["did"], json!({ "seat": others[0], "hidden": true }));
    assert_eq!(
        step["events"],
        json!([{ "what": "decided", "seat": others[0] }])
    );
    let heard = own.until(|update| update["n"] == n);
    assert_eq!(
        heard["steps"][0]["did"],
        json!({ "seat": others[0], "do": help })
    );

    game.undo(&server, others[0]).expect(200);
    game.act(&server, others[0], &help).expect(200);
    let second = assist(&game, &server, others[1]);
    let n = game.act(&server, others[1], &second).expect(200).json()["n"].clone();
    let heard = rival.until(|update| update["n"] == n);
    let events = heard["steps"][0]["events"].as_array().expect("a list");
    let shown = |seat: usize| {
        let shown = |event: &&Value| event["what"] == "revealed" && event["seat"] == seat;
        events.iter().find(shown).expect("it is shown")["card"].clone()
    };
    assert_eq!(shown(others[0]), help["card"]);
    assert_eq!(shown(others[1]), second["card"]);
    for seat in others {
        let refused = game.undo(&server, seat).expect(422).json();
        assert_eq!(refused["error"]["kind"], "undo");
    }
}

#[test]
fn what_a_seat_can_do_is_for_its_holder() {
    let server = Server::start();
    let game = Game::open(&server);
    let path = game.api("/legal/0");
    server.get(&path).key(&game.keys[0]).send().expect(200);
    for stranger in [&game.keys[1], &game.stranger] {
        let refused = server.get(&path).key(stranger).send().expect(403).json();
        assert_eq!(refused["error"]["kind"], "not-your-seat");
    }
    server.get(&path).send().expect(403);
    let own = |key: &str| {
        let table = server.get(&game.api("")).key(key).send().expect(200).json();
        table["view"]["own"].clone()
    };
    assert_eq!(own(&game.keys[1])[0]["seat"], 1);
    assert_eq!(own(&game.keys[1]).as_array().map(Vec::len), Some(1));
    assert_eq!(own(&game.stranger), json!([]));
}

#[test]
fn hints_the_bar_and_the_map_belong_to_other_games() {
    let server = Server::start();
    let game = Game::open(&server);
    let mut program = game.program(&server, 0);
    for (ask, kind) in [
        (json!({ "op": "hint", "id": 1, "seat": 0 }), "no-hints"),
        (json!({ "op": "bar", "id": 2, "on": true }), "no-hints"),
        (json!({ "op": "point", "id": 3, "space": 4 }), "no-map"),
    ] {
        assert_eq!(program.ask(&ask)["error"]["kind"], kind);
    }
    let mut page = Socket::page(&server, &game.id, &game.keys[0]);
    let press = json!({ "op": "press", "id": 1, "space": 4, "seat": 0 });
    assert_eq!(page.ask(&press)["error"]["kind"], "no-map");
    let plan = json!({ "op": "do", "id": 4, "seat": 0, "command": { "do": "plan", "space": 3 } });
    assert_eq!(program.ask(&plan)["error"]["kind"], "bad-request");
    let advice = server.get(&game.api("/seats/0/advice")).key(&game.keys[0]);
    assert_eq!(
        advice.send().expect(400).json()["error"]["kind"],
        "no-hints"
    );
}

#[test]
fn the_record_and_everybodys_cards_are_there_when_the_game_is_over() {
    let server = Server::quick();
    let game = Game::open(&server);
    face(&game, &server);
    let refused = server.get(&game.api("/record")).send().expect(403).json();
    assert_eq!(refused["error"]["kind"], "hidden");
    server
        .get(&game.at("/record"))
        .send()
        .expect(403)
        .says(&words::Language::english().say("sorry-hidden"));
    // Whatever is asked for, a running game is looked back at with one's own eyes.
    let at = |key: &str, query: &str| {
        let at = server.get(&game.at(&format!("/at/1{query}"))).cookie(key);
        at.send().expect(200).json()["parts"].clone()
    };
    let (mine, stranger) = (&game.keys[0], &game.stranger);
    assert_eq!(at(mine, "?open=1"), at(mine, ""));
    assert_eq!(at(stranger, "?open=1"), at(stranger, ""));
    let ids = |parts: &Value| {
        let parts = parts.as_array().expect("a list").iter();
        let ids = parts.map(|part| part[0].as_str().expect("an id").to_owned());
        ids.filter(|id| id.starts_with("hand")).collect::<Vec<_>>()
    };
    assert_eq!(ids(&at(mine, "")), ["hand0"]);
    assert_eq!(ids(&at(stranger, "")), [""; 0]);

    game.finish(&server);
    assert_eq!(ids(&at(mine, "")), ["hand0"]);
    assert_eq!(ids(&at(stranger, "?open=1")), ["hand0", "hand1", "hand2"]);
    for query in ["", "?open=1", "?step=3&open=1"] {
        let page = server.get(&game.at(&format!("/replay{query}"))).send();
        page.expect(200);
    }
    let record = server.get(&game.at("/record")).send().expect(200).body;
    let (header, steps) = read_record::<Setup, Command>(&record).expect("a record");
    let rivals = Rivals::new(header.setup).expect("a setup");
    let again = Session::replay(rivals, header.start, steps).expect("it can be played again");
    assert!(again.over());

    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.jsonl\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let bring = server.post("/records");
    let brought = bring.body("multipart/form-data; boundary=x", body).send();
    let brought = brought.expect(303);
    let there = brought.header("location").expect("an address");
    let there = there.trim_end_matches("/replay");
    let kept = server.get(&format!("{there}/record")).send().expect(200);
    assert_eq!(kept.body.trim_end(), record.trim_end());
}

#[test]
fn a_server_that_was_killed_comes_back_with_every_hand() {
    let mut server = Server::quick();
    let game = Game::open(&server);
    let (_, others) = face(&game, &server);
    let help = assist(&game, &server, others[0]);
    game.act(&server, others[0], &help).expect(200);
    let views = |server: &Server| {
        let view = |key: &String| {
            let table = server.get(&game.api("")).key(key).send().expect(200).json();
            (table["n"].clone(), table["view"].clone())
        };
        game.keys.iter().map(view).collect::<Vec<_>>()
    };
    let before = views(&server);
    server.kill();
    server.restart();
    assert_eq!(views(&server), before);
    let own = &before[others[0]].1["own"][0];
    assert_eq!(own["helps-with"], help["card"]);
    // And the game goes on where it was.
    let second = assist(&game, &server, others[1]);
    game.act(&server, others[1], &second).expect(200);
    game.finish(&server);
}

#[test]
fn bots_play_a_whole_game_while_somebody_watches() {
    let server = Server::with(&["--pace", "0", "--patience", "0", "--think", "5ms"]);
    let bots = ["random", "scripted", "search"];
    let setup = json!({ "game": "heist", "players": 3, "bots": bots });
    let opened = server.post("/api/tables").json(&setup).send();
    let opened = opened.expect(201).json();
    let (id, key) = (&opened["table"], &opened["key"]);
    let (id, key) = (id.as_str().unwrap(), key.as_str().unwrap());
    let mut watcher = Socket::program(&server, id, key);
    let begun = Instant::now();
    while watcher.next()["over"] != true {
        assert!(
            begun.elapsed() < Duration::from_secs(120),
            "it does not end"
        );
    }
    let table = server
        .get(&format!("/api/tables/{id}"))
        .send()
        .expect(200)
        .json();
    assert!(
        table["outcome"]["winners"]
            .as_u64()
            .is_some_and(|bits| bits > 0)
    );
}

#[test]
fn what_is_wrong_with_a_setup_is_said() {
    let server = Server::start();
    for (setup, kind) in [
        (json!({ "game": "heist", "players": 5 }), "setup"),
        (
            json!({ "game": "heist", "players": 3, "think-seconds": 1 }),
            "setup",
        ),
        (
            json!({ "game": "heist", "players": 3, "edition": "x" }),
            "bad-request",
        ),
        (json!({ "game": "chess", "players": 2 }), "bad-request"),
    ] {
        let refused = server.post("/api/tables").json(&setup).send();
        let refused = refused.expect(422).json();
        assert_eq!(refused["error"]["kind"], kind, "{setup}");
    }
}

/// The way of people: the form, the page, the seats, the list of one's tables, and what can be read about the game.
#[test]
fn people_open_a_table_with_the_form() {
    let server = Server::start();
    let form =
        "game=heist&players=3&name=Ann&colour=mint&think=60&rule-pawns=on&rule-obstacles-per-job=7";
    let opened = server.post("/tables").form(form).send().expect(303);
    let key = opened.cookie().expect("a key").to_owned();
    let there = opened.header("location").expect("an address").to_owned();
    let get = |path: &str| server.get(path).cookie(&key).send().expect(200).body;
    assert!(get(&there).contains("HEIST"));
    assert!(get(&format!("{there}/seats")).contains("Ann"));
    assert!(get("/").contains(&there), "it is among her tables");
    for path in ["/new?game=heist", "/how-to-play/heist", "/cards/heist"] {
        assert!(get(path).contains("HEIST"), "{path}");
    }
    let wrong = server.post("/tables").form("game=heist&players=9&name=Ann");
    assert!(
        wrong.send().expect(422).body.contains("Ann"),
        "what was typed is kept"
    );
}
