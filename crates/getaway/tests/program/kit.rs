//! How a test runs the program and talks to its engine.

use crew::suggested::{self, Strength};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use table::FastDealer;

pub const CREW: [&str; 3] = ["Tiny", "Karma", "Iceheart"];

pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_getaway"))
}

/// Runs the program to its end.
pub fn run(arguments: &[&str]) -> Output {
    program()
        .args(arguments)
        .output()
        .expect("the program starts")
}

/// Runs the program with this input.
pub fn run_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // In a thread of its own: the program may answer before it has read everything.
    let feeding = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    feeding.join().expect("the input is fed");
    output
}

pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program writes text")
}

/// The program did what it was asked to, and said this.
pub fn said(output: &Output) -> &str {
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    text(&output.stdout)
}

/// The program refused in a sentence.
pub fn complaint(output: &Output) -> &str {
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stdout));
    text(&output.stderr)
}

/// An engine that is listening.
pub struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    /// Every request and answer so far.
    pub traffic: Vec<(Value, Value)>,
}

impl Engine {
    pub fn start() -> Engine {
        let mut child = program()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Engine {
            stdin: child.stdin.take(),
            stdout: BufReader::new(child.stdout.take().expect("a pipe")),
            child,
            traffic: Vec::new(),
        }
    }

    /// A game of three, begun.
    pub fn new_game(scenario: &str, luck: Value) -> Engine {
        Engine::new_game_of(setup(scenario), luck)
    }

    pub fn new_game_of(setup: Value, luck: Value) -> Engine {
        let mut engine = Engine::start();
        let mut request = json!({"op": "new", "setup": setup});
        let fields = request.as_object_mut().expect("an object");
        fields.extend(luck.as_object().expect("an object").clone());
        engine.grant(request);
        engine
    }

    pub fn ask(&mut self, request: Value) -> Value {
        let stdin = self.stdin.as_mut().expect("the engine listens");
        writeln!(stdin, "{request}").expect("the engine listens");
        let mut line = String::new();
        self.stdout.read_line(&mut line).expect("an answer");
        let answer: Value = serde_json::from_str(&line).expect("an answer is JSON");
        self.traffic.push((request, answer.clone()));
        answer
    }

    /// Asks for something that must be given.
    pub fn grant(&mut self, request: Value) -> Value {
        let answer = self.ask(request);
        let (request, _) = self.traffic.last().expect("just asked");
        assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
        answer
    }

    /// Asks for something that must be refused, and gives the error.
    pub fn refuse(&mut self, request: Value) -> Value {
        let answer = self.ask(request);
        let (request, _) = self.traffic.last().expect("just asked");
        assert_eq!(answer["ok"], json!(false), "{request}: {answer}");
        answer["error"].clone()
    }

    pub fn act(&mut self, seat: u8, command: Value) -> Value {
        self.grant(json!({"op": "do", "seat": seat, "command": command}))
    }

    pub fn state(&mut self) -> Value {
        self.grant(json!({"op": "state"}))["state"].clone()
    }

    /// Plays at random to the end of the heist.
    pub fn play_out(&mut self, seed: u64) {
        let mut choice = FastDealer::new(seed);
        let mut planning = true;
        for step in 0.. {
            assert!(step < 5_000, "the heist does not end");
            let commands = self.grant(json!({"op": "legal"}))["commands"].clone();
            let mut commands = commands.as_array().expect("a list").clone();
            // Random planning would dawdle for ever, so after a while it only finishes.
            let finishing = |command: &Value| {
                matches!(command["command"]["do"].as_str(), Some("start" | "ready"))
            };
            if step > 40 && planning && commands.iter().any(finishing) {
                commands.retain(finishing);
            }
            let picked = &commands[choice.below(commands.len() as u32) as usize];
            let answer = self
                .grant(json!({"op": "do", "seat": picked["seat"], "command": picked["command"]}));
            if answer["over"] == json!(true) {
                return;
            }
            planning = answer["phase"] == "plan";
        }
    }

    /// Ends the input and waits for the engine to go.
    pub fn finish(mut self) -> Vec<(Value, Value)> {
        self.stdin = None;
        let status = self.child.wait().expect("the engine ends");
        assert!(status.success());
        std::mem::take(&mut self.traffic)
    }
}

/// A test that fails must not leave its engine behind.
impl Drop for Engine {
    fn drop(&mut self) {
        self.stdin = None;
        let _ = self.child.wait();
    }
}

pub fn setup(scenario: &str) -> Value {
    json!({"edition": "master-heist", "scenario": scenario, "crew": CREW, "cash": 12,
        "fixers": ["old-friend", "fence", "consultant"], "items": ["radio"]})
}

/// What we would bring to a scenario of any edition.
pub fn setup_of(edition: &str, scenario: &str) -> Value {
    let edition = crew::content::edition(edition).expect("an edition");
    let (_, scenario) = edition.scenario(scenario).expect("a scenario");
    let strength = Strength::of(scenario.draft.difficulty);
    let setup = suggested::evening(edition, scenario, 4, strength);
    serde_json::to_value(setup).expect("a setup is JSON")
}

/// The record of a random heist.
pub fn random_record(scenario: &str, seed: u64) -> String {
    let mut engine = Engine::new_game(scenario, json!({"seed": seed}));
    engine.play_out(seed);
    let saved = engine.grant(json!({"op": "save"}));
    saved["record"].as_str().expect("a text").to_owned()
}
