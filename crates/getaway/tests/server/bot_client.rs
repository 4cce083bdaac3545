//! `getaway bot`: bots that come to a table from outside.

use crate::kit::{PATIENCE, Server, Site, Socket, Table, pick};
use serde_json::{Value, json};
use std::fs::File;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A whole heist takes longer than a message.
const HEIST: Duration = Duration::from_secs(180);

/// A table where nobody sits yet.
fn open(site: &Site) -> String {
    let opened = site.post("/api/tables").json(&Table::setup()).send();
    let opened = opened.expect(201).json();
    opened["table"].as_str().expect("a name").to_owned()
}

fn look(site: &Site, table: &str) -> Value {
    let path = format!("/api/tables/{table}");
    site.get(&path).send().expect(200).json()
}

fn link(site: &Site, table: &str) -> String {
    site.url(&format!("/t/{table}"))
}

/// The program, told to play without pauses unless told otherwise.
fn program(link: &str, options: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_getaway"));
    let quick = ["--level", "random", "--pace", "0", "--patience", "0"];
    let first = |option: &&[&str]| !options.contains(&option[0]);
    command.args(["bot", "--table", link]);
    command.args(quick.chunks(2).filter(first).flatten());
    command.args(options);
    command
}

/// Runs one that cannot stay.
fn run(link: &str, options: &[&str]) -> Output {
    program(link, options).output().expect("the program starts")
}

/// A bot at a table.
struct Bot {
    process: Child,
    folder: TempDir,
}

impl Bot {
    fn start(link: &str, options: &[&str]) -> Bot {
        let folder = tempfile::tempdir().expect("a folder");
        let said = File::create(folder.path().join("said")).expect("a file");
        let complaint = File::create(folder.path().join("complaint")).expect("a file");
        let process = program(link, options)
            .stdout(Stdio::from(said))
            .stderr(Stdio::from(complaint))
            .spawn()
            .expect("the program starts");
        Bot { process, folder }
    }

    fn said(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("said")).expect("text")
    }

    fn complaint(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("complaint")).expect("text")
    }

    /// Waits until it has said so much.
    fn says(&mut self, lines: usize) -> Vec<String> {
        let begun = Instant::now();
        loop {
            let said = self.said();
            if said.lines().count() >= lines && said.ends_with('\n') {
                return said.lines().map(str::to_owned).collect();
            }
            assert!(begun.elapsed() < PATIENCE, "it says only {said:?}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn end(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(begun.elapsed() < HEIST, "it does not end: {}", self.said());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A test that fails must not leave its bots behind.
impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The heist is over, and everybody in it did something.
fn is_over(site: &Site, table: &str) {
    let end = look(site, table);
    assert_eq!(end["over"], true);
    let record = site.get(&format!("/api/tables/{table}/record")).send();
    let play = words::crew::record::read(&record.expect(200).body).expect("a record");
    for seat in 0..4 {
        assert!(
            play.steps().iter().any(|step| step.seat.0 == seat),
            "{seat}"
        );
    }
}

/// Bots from outside follow a table from one heist of a series to the next.
#[test]
fn bots_from_outside_come_along_to_the_next_heist() {
    let server = Server::quick();
    let opened = server.post("/api/tables").json(&Table::series()).send();
    let table = opened.expect(201).json()["table"].clone();
    let table = table.as_str().expect("a name");
    let link = link(&server, table);
    let options = ["--level", "scripted", "--think", "20ms"];
    let mut bots: Vec<Bot> = (0..4).map(|_| Bot::start(&link, &options)).collect();
    for bot in &mut bots {
        assert!(bot.end().success(), "{}", bot.complaint());
    }
    is_over(&server, table);
    let last = look(&server, table)["view"]["scenario"].clone();
    assert!(
        ["the-gallery", "the-vault"].iter().any(|id| last == *id),
        "{last}"
    );
}

#[test]
fn four_bots_take_the_seats_and_finish_a_heist() {
    let server = Server::quick();
    let table = open(&server);
    let link = link(&server, &table);
    let mut bots: Vec<Bot> = (0..4).map(|_| Bot::start(&link, &[])).collect();
    for bot in &mut bots {
        assert!(bot.end().success());
        let said = bot.said();
        let ends =
            ["outcome-success", "outcome-failure"].map(|key| words::Language::english().say(key));
        assert!(ends.iter().any(|end| said.contains(end)), "{said}");
    }
    is_over(&server, &table);
    // They have names, and there is nothing left to play.
    let seats = look(&server, &table)["company"]["seats"].clone();
    assert_eq!(
        seats[1]["name"],
        words::Language::english().say_with("mate-name", &[("who", "Karma")])
    );
    let late = run(&link, &[]);
    assert!(late.status.success());
}

#[test]
fn bots_come_back_after_the_server_was_killed() {
    let mut server = Server::quick();
    let table = open(&server);
    let link = link(&server, &table);
    let start = |_| Bot::start(&link, &["--pace", "20ms"]);
    let mut bots: Vec<Bot> = (0..4).map(start).collect();
    for bot in &mut bots {
        bot.says(5);
    }
    assert_eq!(look(&server, &table)["over"], false);
    server.kill();
    server.restart();
    for bot in &mut bots {
        assert!(bot.end().success());
        assert!(
            bot.said()
                .contains(&words::Language::english().say("mate-back")),
            "{}",
            bot.said()
        );
    }
    is_over(&server, &table);
}

/// They are shown no more than their seats may see, and that is enough.
#[test]
fn bots_from_outside_play_heist() {
    let mut server = Server::quick();
    let setup = json!({ "game": "heist", "players": 3 });
    let opened = server.post("/api/tables").json(&setup).send();
    let table = opened.expect(201).json()["table"].clone();
    let table = table.as_str().expect("a name");
    let link = link(&server, table);
    let start = |level| {
        let options = ["--level", level, "--think", "5ms", "--pace", "20ms"];
        Bot::start(&link, &options)
    };
    let mut bots = ["random", "scripted", "search"].map(start);
    for bot in &mut bots {
        bot.says(3);
    }
    server.kill();
    server.restart();
    for bot in &mut bots {
        assert!(bot.end().success(), "{}", bot.complaint());
        assert!(
            bot.said()
                .contains(&words::Language::english().say("mate-back"))
        );
        let refused = words::Language::english().say_with("mate-refused", &[("why", "")]);
        assert!(!bot.said().contains(refused.trim()), "{}", bot.said());
    }
    assert_eq!(look(&server, table)["over"], true);
    let record = server.get(&format!("/api/tables/{table}/record")).send();
    let play = rivals::record::read(&record.expect(200).body).expect("a record");
    for seat in 0..3 {
        let mut steps = play.steps().iter();
        assert!(steps.any(|step| step.seat.0 == seat), "{seat}");
    }
    // Somebody who comes late hears how it went.
    let late = run(&link, &[]);
    assert!(late.status.success());
    let lines = words::rivals::outcome(
        words::Language::english(),
        play.game(),
        &play.state().public,
    );
    let told = String::from_utf8_lossy(&late.stdout);
    assert_eq!(told.lines().collect::<Vec<_>>(), lines);
}

/// What is to be done next; nothing if the bots have gone home.
fn news(me: &mut Socket, bots: &mut [Bot]) -> Option<Value> {
    let begun = Instant::now();
    loop {
        let message = me.next_within(Duration::from_secs(1));
        if message
            .as_ref()
            .is_some_and(|message| message.get("legal").is_some())
        {
            return message;
        }
        let gone = |bot: &mut Bot| bot.process.try_wait().expect("it can be waited for");
        if bots
            .iter_mut()
            .all(|bot| gone(bot).is_some_and(|status| status.success()))
        {
            return None;
        }
        assert!(begun.elapsed() < PATIENCE, "nothing happens");
    }
}

/// Somebody plays at random and takes every third command back, so that the bots have to see everything anew.
#[test]
fn bots_keep_up_with_somebody_who_changes_their_mind() {
    let server = Server::quick();
    let table = open(&server);
    let sit = server.post(&format!("/api/tables/{table}/seats/0"));
    let sat = sit
        .json(&json!({ "name": "Ann" }))
        .send()
        .expect(200)
        .json();
    let link = link(&server, &table);
    let mut bots: Vec<Bot> = (0..3).map(|_| Bot::start(&link, &[])).collect();
    let mut me = Socket::program(&server, &table, sat["key"].as_str().expect("a key"));
    let mut update = me.next();
    let mut step = 0;
    while update["over"] != true {
        if let Some(command) = pick(&update["legal"]["0"], step) {
            step += 1;
            let act = json!({ "op": "do", "id": 2 * step, "seat": 0, "command": command });
            update = me.ask(&act);
            // When it is over the bots go home, and nobody is left to play on with.
            let undone = step % 3 == 0 && update["over"] != true;
            if undone && update.get("error").is_none() {
                update = me.ask(&json!({ "op": "undo", "id": 2 * step + 1, "seat": 0 }));
            }
        }
        if update.get("legal").is_none() {
            // A refusal shows nothing, and what was shown before it is forgotten.
            me.say(&json!({ "op": "sync" }));
            update = me.until(|message| message["full"] == true);
        } else if update["legal"]["0"] == json!([]) && update["over"] != true {
            // Taken back at the same moment, an end was one for the bots: they have gone home.
            match news(&mut me, &mut bots) {
                Some(news) => update = news,
                None => return,
            }
        }
    }
    for bot in &mut bots {
        assert!(bot.end().success(), "{}", bot.said());
    }
    is_over(&server, &table);
}

#[test]
fn with_its_key_a_bot_comes_back_to_its_seat() {
    let server = Server::quick();
    let table = open(&server);
    let link = link(&server, &table);
    let mut bot = Bot::start(&link, &["--seat", "2", "--pace", "20s", "--name", "Robby"]);
    let said = bot.says(2);
    drop(bot);
    let key = said[1].rsplit(' ').next().expect("a key");
    assert_eq!(
        look(&server, &table)["company"]["seats"][2]["name"],
        "Robby"
    );
    // Without the key the seat is taken.
    taken(&run(&link, &["--seat", "2"]), "seat 2 is taken");
    let mut again = Bot::start(&link, &["--key", key, "--pace", "20s"]);
    assert_eq!(again.says(3)[0], said[0]);
}

#[track_caller]
fn taken(output: &Output, why: &str) {
    refused(output, 1, why);
}

#[track_caller]
fn refused(output: &Output, code: i32, why: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(why), "{said:?} does not say {why:?}");
    assert!(output.stdout.is_empty());
}

#[test]
fn what_cannot_be_joined_is_named() {
    let server = Server::start();
    let table = Table::open(&server);
    let there = link(&server, &table.id);
    taken(&run(&there, &[]), "no seat of this table is free");
    taken(&run(&there, &["--seat", "3"]), "seat 3 is taken");
    taken(&run(&there, &["--seat", "4"]), "there is no seat 4");
    let nowhere = link(&server, "000000000000");
    taken(
        &run(&nowhere, &[]),
        &format!("there is no table at {nowhere}"),
    );
    // Nothing was done to the table.
    assert_eq!(look(&server, &table.id)["n"], 5);
    let mut server = server;
    server.kill();
    taken(&run(&there, &[]), "doesn't answer");
}

#[test]
fn a_seat_that_is_taken_away_ends_the_bot() {
    let server = Server::quick();
    let opened = server.post("/api/tables").json(&Table::setup()).send();
    let opened = opened.expect(201).json();
    let (table, host) = (opened["table"].as_str(), opened["key"].as_str());
    let (table, host) = (table.expect("a name"), host.expect("a key"));
    let mut bot = Bot::start(&link(&server, table), &["--seat", "1", "--pace", "20s"]);
    bot.says(3);
    let free = server.delete(&format!("/api/tables/{table}/seats/1"));
    free.key(host).send().expect(200);
    assert_eq!(bot.end().code(), Some(1));
    assert!(bot.complaint().contains("seat 1 isn't the bot's any more"));
}

#[test]
fn bad_arguments_are_refused_before_anything_is_done() {
    let link = "http://127.0.0.1:1/t/000000000000";
    for (options, why) in [
        (["--level", "clever"], "random, scripted or search"),
        (["--think", "soon"], "soon"),
        (["--think", "0"], "thinks between"),
        (["--pace", "1 minute"], "no time"),
        (["--name", "Somebody with a very long name"], "24"),
        (["--key", "secret"], "32 digits"),
        (["--seat", "first"], "seat"),
    ] {
        refused(&run(link, &options), 2, why);
    }
    refused(&run("table 7", &[]), 2, "not the link of a table");
    refused(
        &run("https://heists.example/t/000000000000", &[]),
        2,
        "https",
    );
}
