//! The program in the language that nobody speaks: a plain word on its screens did not come through `lang/`.
//!
//! What clap says of the command line (`--help`, arguments it cannot read) is English, and what programs read is no language.

use crate::excused::{content, flat};
use crate::kit::{program, random_record, run_with, text};
use crew::content::editions;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Output, Stdio};
use tempfile::tempdir;

/// What the program shows, and the plain words found there.
struct Screens {
    content: Vec<String>,
    faults: BTreeSet<String>,
}

impl Screens {
    fn new() -> Screens {
        Screens {
            content: content(),
            faults: BTreeSet::new(),
        }
    }

    /// Runs the program in the pseudo-language and reads all that it says to people; `typed` are words it may repeat.
    fn see(&mut self, arguments: &[&str], typed: &[&str]) -> Output {
        self.see_with(arguments, b"", typed)
    }

    fn see_with(&mut self, arguments: &[&str], input: &[u8], typed: &[&str]) -> Output {
        let spoken = [arguments, &["--lang", "x-pseudo"]].concat();
        let output = run_with(&spoken, input);
        let what = arguments.join(" ");
        self.read(&what, text(&output.stdout), typed);
        self.read(&what, text(&output.stderr), typed);
        output
    }

    fn read(&mut self, what: &str, said: &str, typed: &[&str]) {
        let mut said = flat(said);
        let content = self.content.iter().map(String::as_str);
        let mut known: Vec<&str> = content.chain(typed.iter().copied()).collect();
        known.sort_by_key(|text| std::cmp::Reverse(text.len()));
        for known in known {
            if said.contains(known) {
                said = said.replace(known, " ");
            }
        }
        let words = said.split(|c: char| !c.is_ascii_alphabetic());
        let plain: Vec<&str> = words
            .filter(|word| word.len() > 1 && !is_tile_code(word))
            .collect();
        if !plain.is_empty() {
            self.faults.insert(format!("{what}: {plain:?} in {said}"));
        }
    }

    fn end(self) {
        let faults = &self.faults;
        assert!(faults.is_empty(), "{} screens: {faults:#?}", faults.len());
    }
}

/// What stands on the tiles of a map and in its legend: KCL, GDGD.
fn is_tile_code(word: &str) -> bool {
    word.len() <= 4 && word.bytes().all(|letter| letter.is_ascii_uppercase())
}

/// Files that the lab writes, whose names are no words.
const FILES: [&str; 11] = [
    "results.json",
    "heists.csv",
    "report.html",
    "compare.json",
    "compare.html",
    "crews.json",
    "crews.html",
    "rate.json",
    "rate.md",
    "json",
    "csv",
];

#[test]
fn lists_cards_and_scenarios() {
    let mut screens = Screens::new();
    screens.see(&["scenarios"], &[]);
    screens.see(&["show"], &[]);
    for edition in editions() {
        let cards = (edition.characters.iter().map(|card| &card.id).take(4))
            .chain(edition.prebuilts.iter().map(|card| &card.name).take(2))
            .chain(edition.skills.iter().map(|card| &card.id).take(2))
            .chain(edition.items.iter().map(|card| &card.id).take(8))
            .chain(edition.fixers.iter().map(|card| &card.id).take(4))
            .chain(edition.npcs.iter().map(|card| &card.id))
            .chain(edition.actions.iter().map(|card| &card.name).take(2))
            .chain(edition.achievements.iter().map(|card| &card.id).take(1))
            .chain(edition.cards.iter().map(|card| &card.code).take(2))
            .chain(edition.cards.last().map(|card| &card.code))
            .chain(edition.scenarios.iter().map(|job| &job.draft.id));
        for card in cards {
            let name = format!("{}/{card}", edition.id);
            // Repeated in a line about other editions.
            let typed = [card.as_str(), "TBD"];
            let output = screens.see(&["show", &name], &typed);
            assert!(output.status.success(), "{name}");
        }
    }
    screens.end();
}

#[test]
fn refusals_of_the_command_line() {
    let mut screens = Screens::new();
    let home = tempdir().expect("a folder");
    let file = home.path().join("file");
    fs::write(&file, "mine").expect("a file");
    let file = file.to_str().expect("a text");
    for (line, typed) in [
        ("show bruser", &["bruser", "Bruiser"][..]),
        ("show qqqqqq", &["qqqqqq"]),
        ("scenarios --edition chess", &["chess"]),
        (
            "map the-inclusion-jub",
            &[
                "the-inclusion-jub",
                "The Inclusion Job",
                "The Blind Justice Job",
            ],
        ),
        ("map the-inclusion-job -o board.jpg", &["board.jpg"]),
        ("replay /nowhere", &["/nowhere", NO_FILE]),
        ("lab run --scenario all --crew Tiny,Karma", &[]),
        (
            "lab run --scenario all --crew Tiny,Karma,Clutch --players 4",
            &["Tiny,Karma,Clutch"],
        ),
        (
            "lab run --scenario the-inclusion-job --crew Tiny,Kharma",
            &["Kharma"],
        ),
        ("lab compare - -", &[]),
        (
            "lab compare scenario=the-inclusion-job - --scenario all",
            &[],
        ),
        ("lab crews all", &[]),
        ("lab heist --bots random,random", &[]),
        ("lab heist --rule pawn=false", &["pawn"]),
        ("lab heist --rule pawns", &["pawns"]),
        ("lab rate --edition monopoly", &["monopoly"]),
        (
            "serve --listen 127.0.0.1:0 --data /nowhere/at/all",
            &[
                "/nowhere/at/all",
                "error returned from database: (code: 14) unable to open database file",
            ],
        ),
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let rules = words::rivals::RULES;
        let output = screens.see(&words, &[typed, &rules[..]].concat());
        assert_eq!(output.status.code(), Some(2), "{line}");
    }
    let unwritable = ["lab", "heist", "--games", "1", "--out", file];
    let output = screens.see(&unwritable, &[file, FILE_EXISTS]);
    assert_eq!(output.status.code(), Some(2));
    screens.end();
}

/// What the operating system calls it.
const NO_FILE: &str = "No such file or directory (os error 2)";
const FILE_EXISTS: &str = "File exists (os error 17)";

#[test]
fn tables_of_the_lab() {
    let mut screens = Screens::new();
    let home = tempdir().expect("a folder");
    let home = home.path().to_str().expect("a text");
    let out = |name: &str| format!("{home}/{name}");
    let few = ["--bot", "random", "--seed", "3"];
    let job = ["--scenario", "the-inclusion-job"];
    let (a, b) = (out("run"), out("fair"));
    let run = [
        &["lab", "run", "--heists", "3", "--out", &a][..],
        &job,
        &few,
    ]
    .concat();
    let lines: [Vec<&str>; 8] = [
        run.clone(),
        // There are results already, and then those of another run.
        run.clone(),
        [&run[..], &["--resume", "--players", "3"]].concat(),
        [
            &["lab", "run", "--heists", "2"][..],
            &["--scenario", "all"],
            &few,
        ]
        .concat(),
        [
            &["lab", "compare", "-", "bot=scripted", "--heists", "4"][..],
            &job,
            &few,
        ]
        .concat(),
        [
            &[
                "lab",
                "crews",
                "the-inclusion-job",
                "--tries",
                "4",
                "--keep",
                "1",
            ][..],
            &["--first", "2", "--heists", "2"],
            &few,
        ]
        .concat(),
        [&["lab", "rate", "--heists", "12"][..], &job, &few].concat(),
        vec![
            "lab", "heist", "--bots", "random", "--games", "8", "--out", &b,
        ],
    ];
    let typed = [&[&*a, &b, home, "bot=scripted"][..], &FILES].concat();
    for line in &lines {
        screens.see(line, &typed);
    }
    for report in ["run/report.html", "fair/report.html"] {
        let page = fs::read_to_string(out(report)).expect("a report");
        screens.read(report, &visible(&page), &typed);
    }
    screens.end();
}

/// What a page shows, without its styles and drawings' numbers.
fn visible(page: &str) -> String {
    let mut shown = String::new();
    let mut rest = page;
    while let Some(open) = rest.find('<') {
        shown.push_str(&rest[..open]);
        shown.push(' ');
        let skip = ["<style", "<script"]
            .iter()
            .find(|tag| rest[open..].starts_with(*tag));
        let close = match skip {
            Some(tag) => {
                let end = format!("</{}", &tag[1..]);
                rest[open..].find(&end).map(|at| open + at)
            }
            None => Some(open),
        };
        let end = close.and_then(|at| rest[at..].find('>').map(|more| at + more));
        rest = end.map_or("", |end| &rest[end + 1..]);
    }
    shown.push_str(rest);
    let shown = shown
        .replace("&amp;", "&")
        .replace("&quot;", "\"")
        .replace("&#39;", "'");
    shown.replace("&lt;", "<").replace("&gt;", ">")
}

#[test]
fn stories_of_records() {
    let mut screens = Screens::new();
    let record = random_record("the-startup-job", 11);
    let half: String = record
        .lines()
        .take(6)
        .map(|line| format!("{line}\n"))
        .collect();
    let broken = record.replacen("\"do\":\"ready\"", "\"do\":\"accept\"", 1);
    for record in [&record, &half, &broken, &String::new()] {
        screens.see_with(&["replay", "-"], record.as_bytes(), &[]);
    }
    screens.see_with(&["replay", "-"], b"\xff\xfe", &[]);
    screens.end();
}

/// Texts in the engine's answers are for people; everything else in them is for programs.
#[test]
fn texts_of_the_engine() {
    let mut screens = Screens::new();
    let setup = crate::kit::setup("the-inclusion-job");
    let rivals = json!({"players": 3});
    let broken = broken_setup();
    let requests = [
        json!({"op": "state"}),
        json!([]),
        json!({"op": "state", "id": []}),
        json!({"op": "new", "game": "chess", "setup": {}}),
        json!({"op": "new", "setup": {"edition": "chess", "scenario": "x", "crew": []}}),
        json!({"op": "new", "setup": broken}),
        json!({"op": "new", "setup": setup, "seed": 1, "luck": {}}),
        json!({"op": "new", "setup": setup, "luck": {"rolls": [9]}}),
        json!({"op": "new", "setup": setup, "luck": {"draws": ["nonsense"]}}),
        json!({"op": "new", "setup": setup, "seed": 1}),
        json!({"op": "legal"}),
        json!({"op": "undo", "seat": 0}),
        json!({"op": "luck", "rolls": [1], "draws": []}),
        json!({"op": "suggest", "level": "scripted"}),
        json!({"op": "advise", "seat": 0, "heists": 2, "seed": 1}),
        json!({"op": "advise", "seat": 0, "heists": 0}),
        json!({"op": "advise", "seat": 0, "heists": 1, "think": 1}),
        json!({"op": "load", "record": "nothing"}),
        json!({"op": "new", "game": "heist", "setup": rivals, "seed": 1}),
        json!({"op": "legal"}),
        json!({"op": "odds"}),
        json!({"op": "undo", "seat": 0}),
    ];
    let input: String = requests
        .iter()
        .map(|request| format!("{request}\n"))
        .collect();
    let output = run_with(
        &["engine", "--lang", "x-pseudo"],
        (input + "garbage\n").as_bytes(),
    );
    let mut seen = 0;
    for line in text(&output.stdout).lines() {
        let answer: Value = serde_json::from_str(line).expect("JSON");
        for said in texts(&answer) {
            let typed = ["chess", "nonsense", "expected value at line 1 column 1"];
            screens.read("engine", &said, &[&typed[..], &FIELDS].concat());
            seen += 1;
        }
    }
    // Of the broken scenario alone each problem has two.
    assert!(seen > 100, "only {seen} texts");
    screens.end();
}

/// A setup with a scenario in which everything is wrong.
fn broken_setup() -> Value {
    let scenario = include_str!("../../../crew/tests/broken/scenario.toml");
    let scenario: toml::Value = toml::from_str(scenario).expect("TOML");
    let mut setup = crate::kit::setup("");
    setup["scenario"] = json!(scenario);
    setup["cash"] = json!(200);
    setup
}

/// Fields of a scenario, and what is written in the broken one.
const FIELDS: [&str; 16] = [
    "location",
    "goals",
    "reward.fixer",
    "tunnels",
    "items",
    "safe.chits",
    "safe.items",
    "safe",
    "deck",
    "map",
    "rules",
    "crowbar",
    "nobody",
    "npc-escapes",
    "hold-in-hideout",
    "hideouts",
];

/// Every `text` in an answer, and every `why`.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::Array(list) => list.iter().flat_map(texts).collect(),
        Value::Object(fields) => {
            let own = ["text", "why"].into_iter().filter_map(|name| {
                let text = fields.get(name)?.as_str()?;
                Some(text.to_owned())
            });
            own.chain(fields.values().flat_map(texts)).collect()
        }
        _ => Vec::new(),
    }
}

/// A server that listens, three bots that come to a table of it, and a load that is measured.
#[test]
fn servers_bots_and_load() {
    let mut screens = Screens::new();
    let home = tempdir().expect("a folder");
    let data = home.path().join("getaway.db");
    let serve = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--lang",
        "x-pseudo",
        "--data",
    ];
    let child = program()
        .args(serve)
        .arg(&data)
        .env("GETAWAY_PSEUDO", "1")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut server = Serving(child.expect("the program starts"));
    let mut line = String::new();
    let out = server.0.stdout.take().expect("a pipe");
    BufReader::new(out).read_line(&mut line).expect("a line");
    let at = line.find("http").expect("an address");
    let address: String = line[at..]
        .chars()
        .take_while(|c| c.is_ascii_graphic())
        .collect();
    screens.read("serve", &line, &[&address]);

    bad_scenario_at(&mut screens, &address);
    let setup = crate::kit::setup("the-inclusion-job").to_string();
    let opened = ureq::post(format!("{address}/api/tables"))
        .header("Content-Type", "application/json")
        .send(setup);
    let opened = opened
        .expect("a table")
        .body_mut()
        .read_to_string()
        .expect("an answer");
    let opened: Value = serde_json::from_str(&opened).expect("JSON");
    let link = format!("{address}/t/{}", opened["table"].as_str().expect("a table"));
    let bot = [
        "bot",
        "--table",
        &link,
        "--pace",
        "0",
        "--patience",
        "0",
        "--lang",
        "x-pseudo",
    ];
    let start = |_| {
        program()
            .args(bot)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
    };
    let bots: Vec<_> = (0..3).map(start).collect();
    for bot in bots {
        let output = bot
            .and_then(Child::wait_with_output)
            .expect("the program ends");
        let (told, keys) = without_keys(text(&output.stdout));
        assert!(
            output.status.success() && keys == 1,
            "{told}{}",
            text(&output.stderr)
        );
        screens.read("bot", &told, &[]);
    }
    screens.see(&["bot", "--table", &link], &[&link]);
    screens.see(&["bot", "--table", &link, "--name", &"x".repeat(99)], &[]);
    let nowhere = format!("{address}/t/y1z3kq0w9h2e");
    screens.see(&["bot", "--table", &nowhere], &[&nowhere]);

    let little = [
        "--tables",
        "1",
        "--seats",
        "3",
        "--seconds",
        "1",
        "--warm-up",
        "0",
    ];
    let load = screens.see(&[&["load"][..], &little].concat(), &[]);
    assert!(load.status.success());
    screens.end();
}

/// What a server answers to whoever brings a scenario in which everything is wrong.
fn bad_scenario_at(screens: &mut Screens, address: &str) {
    let refused = ureq::post(format!("{address}/api/tables"))
        .config()
        .http_status_as_error(false)
        .build()
        .header("Content-Type", "application/json")
        .header("Cookie", "language=x-pseudo")
        .send(broken_setup().to_string());
    let mut refused = refused.expect("an answer");
    assert_eq!(refused.status(), 422);
    let answer = refused.body_mut().read_to_string().expect("a text");
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    let said = texts(&answer);
    assert!(said.len() > 60, "{said:?}");
    for said in said {
        screens.read("a scenario brought to a server", &said, &FIELDS);
    }
}

/// It ends with the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What a bot says, without its key, and how many of its lines had one.
fn without_keys(said: &str) -> (String, usize) {
    let is_key = |word: &str| word.len() >= 32 && word[..32].bytes().all(|c| c.is_ascii_hexdigit());
    let (keys, words): (Vec<&str>, Vec<&str>) = said
        .split_whitespace()
        .partition(|word| word.is_char_boundary(32.min(word.len())) && is_key(word));
    (words.join(" "), keys.len())
}

/// The same check finds the words of every screen in English.
#[test]
fn words_that_come_around_the_language_are_found() {
    for line in ["scenarios", "show thug", "show qqqqqq", "lab compare - -"] {
        let mut screens = Screens::new();
        let words: Vec<&str> = line.split(' ').collect();
        let output = run_with(&words, b"");
        screens.read(line, text(&output.stdout), &[]);
        screens.read(line, text(&output.stderr), &[]);
        assert!(!screens.faults.is_empty(), "{line}: nothing is found");
    }
}
