//! The documents tell the truth: the worked session runs, and the schema fits real traffic.

use crate::kit::{Engine, setup_of};
use jsonschema::Validator;
use serde_json::{Value, json};

const GUIDE: &str = include_str!("../../../../docs/protocol.md");
const SCHEMA: &str = include_str!("../../../../docs/protocol.schema.json");

#[test]
fn the_session_in_the_guide_runs_as_written() {
    let (_, session) = GUIDE.split_once("```text\n").expect("a session");
    let (session, _) = session.split_once("```").expect("an end of the session");
    let mut engine = Engine::start();
    let mut answer = Value::Null;
    for line in session.lines() {
        let json = |text: &str| serde_json::from_str(text).expect(line);
        match line.split_at(2) {
            ("> ", request) => answer = engine.ask(json(request)),
            ("< ", expected) => assert!(fits(&json(expected), &answer), "{line}\n{answer}"),
            _ => panic!("neither request nor answer: {line}"),
        }
    }
    let requests = engine.finish();
    assert!(requests.len() > 20);
}

/// Whether the answer is what the guide shows. `...` stands for anything, and at the end of a list for the rest of it.
/// Sentences are for people, so any will do.
fn fits(shown: &Value, answer: &Value) -> bool {
    match (shown, answer) {
        (Value::String(dots), _) if dots == "..." => true,
        (Value::Array(shown), Value::Array(answer)) => match shown.split_last() {
            Some((dots, shown)) if dots == "..." => {
                shown.len() <= answer.len() && all_fit(shown, answer)
            }
            _ => shown.len() == answer.len() && all_fit(shown, answer),
        },
        (Value::Object(shown), Value::Object(answer)) => {
            let more = shown.contains_key("...");
            (more || shown.len() == answer.len())
                && shown.iter().all(|(key, value)| match answer.get(key) {
                    Some(Value::String(_)) if key == "text" => value.is_string(),
                    Some(answer) => fits(value, answer),
                    None => key == "...",
                })
        }
        _ => shown == answer,
    }
}

fn all_fit(shown: &[Value], answer: &[Value]) -> bool {
    shown
        .iter()
        .zip(answer)
        .all(|(shown, answer)| fits(shown, answer))
}

#[test]
fn every_operation_is_in_the_guide() {
    for op in [
        "editions", "cards", "new", "load", "legal", "do", "undo", "luck", "state", "view", "odds",
        "suggest", "advise", "outcome", "save",
    ] {
        assert!(GUIDE.contains(&format!("| `{op}` |")), "{op}");
    }
}

/// The part of the schema for one side of the talk.
fn schema(side: &str) -> Validator {
    let mut schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let fields = schema.as_object_mut().expect("the schema is an object");
    fields.remove("oneOf");
    fields.insert("$ref".to_owned(), json!(format!("#/$defs/{side}")));
    jsonschema::validator_for(&schema).expect("the schema is a schema")
}

#[test]
fn the_traffic_of_random_heists_follows_the_schema() {
    let scenarios = [
        "the-inclusion-job",
        "the-greedy-prisoner",
        "the-hospitality-job",
        "the-safehouse-rescue",
        "the-final-score-part-1",
    ];
    let setups = scenarios.map(crate::kit::setup);
    every_message_follows(&setups);
}

#[test]
fn the_traffic_of_every_edition_follows_the_schema() {
    let setups = [
        ("masters-of-the-heist", "the-exhibition-job"),
        ("your-last-heist", "the-fence"),
        ("your-last-heist", "the-collector"),
        ("your-last-heist", "the-backdoor-job"),
        ("your-last-heist-draft", "the-vault"),
    ];
    let setups = setups.map(|(edition, scenario)| setup_of(edition, scenario));
    every_message_follows(&setups);
}

#[track_caller]
fn every_message_follows(setups: &[Value]) {
    let (request, answer) = (schema("request"), schema("answer"));
    for (seed, setup) in (20..).zip(setups) {
        let mut engine = Engine::new_game_of(setup.clone(), json!({"seed": seed}));
        engine.play_out(seed);
        let record = engine.grant(json!({"op": "save"}))["record"].clone();
        let mut traffic = engine.finish();

        // Look at every step of the same heist from all sides.
        let mut engine = Engine::start();
        engine.grant(json!({"op": "load", "record": first_steps(&record, 0), "luck": {}}));
        for steps in (1..record.as_str().unwrap().lines().count()).step_by(5) {
            let record = first_steps(&record, steps);
            engine.grant(json!({"op": "load", "record": record, "seed": 1, "id": steps}));
            engine.grant(json!({"op": "view", "seat": steps % 3}));
            engine.grant(json!({"op": "odds"}));
            engine.ask(json!({"op": "undo", "seat": steps % 3}));
            if steps % 4 == 1 {
                engine.grant(json!({"op": "suggest", "level": LEVELS[steps % 3], "heists": 5}));
                let advise = json!({"op": "advise", "seat": steps % 3, "heists": 5, "seed": steps});
                engine.grant(advise);
            }
            engine.grant(json!({"op": "outcome"}));
        }
        traffic.extend(engine.finish());
        for (asked, answered) in &traffic {
            follows(&request, asked);
            follows(&answer, answered);
        }
    }
}

const LEVELS: [&str; 3] = ["random", "scripted", "search"];

fn first_steps(record: &Value, steps: usize) -> String {
    let lines = record.as_str().expect("a text").lines();
    lines
        .take(1 + steps)
        .map(|line| format!("{line}\n"))
        .collect()
}

#[track_caller]
fn follows(schema: &Validator, message: &Value) {
    if let Err(error) = schema.validate(message) {
        let shown: String = message.to_string().chars().take(600).collect();
        panic!("{}: {error}\n{shown}", error.instance_path());
    }
}

#[test]
fn the_schema_knows_every_command_event_refusal_and_question() {
    knows::<crew::Command>("command", "do");
    knows::<crew::Event>("event", "what");
    knows::<crew::Refusal>("refusal", "reason");
    knows::<crew::state::Prompt>("prompt", "ask");
    knows::<bots::crew::Why>("why", "aim");
}

#[test]
fn the_schema_knows_every_chit_phase_and_status() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    for (part, names) in [
        ("chit", names_of::<crew::content::effect::Chit>(json!("?"))),
        ("phase", names_of::<crew::Phase>(json!("?"))),
        ("status", names_of::<crew::Status>(json!("?"))),
        ("letter", names_of::<crew::view::LetterView>(json!("?"))),
    ] {
        let known = schema["$defs"][part]["enum"].as_array().expect("a list");
        let mut known: Vec<&str> = known.iter().flat_map(Value::as_str).collect();
        known.sort_unstable();
        assert_eq!(known, names, "{part}");
    }
}

/// Asked for a name it does not have, serde lists those it has.
fn names_of<T: serde::de::DeserializeOwned + std::fmt::Debug>(unknown: Value) -> Vec<String> {
    let error = serde_json::from_value::<T>(unknown).unwrap_err();
    let error = error.to_string();
    let (_, names) = error.split_once("expected one of ").expect("a list");
    let names = names.split(", ").map(|name| name.trim_matches('`'));
    let mut names: Vec<String> = names.map(str::to_owned).collect();
    names.sort_unstable();
    names
}

/// Every name that the type reads under its tag is in the schema, and no other.
fn knows<T: serde::de::DeserializeOwned + std::fmt::Debug>(part: &str, tag: &str) {
    let names = names_of::<T>(json!({tag: "?"}));

    let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let kinds = schema["$defs"][part]["oneOf"].as_array().expect("a list");
    let mut known: Vec<&str> = Vec::new();
    for kind in kinds {
        let name = &kind["properties"][tag];
        known.extend(name["const"].as_str());
        known.extend(
            name["enum"]
                .as_array()
                .into_iter()
                .flatten()
                .flat_map(Value::as_str),
        );
    }
    known.sort_unstable();
    assert_eq!(known, names, "{part}");
}

#[test]
fn the_errors_follow_the_schema() {
    let answer = schema("answer");
    let mut engine = Engine::start();
    let wrong =
        json!({"edition": "master-heist", "scenario": "nowhere", "crew": ["Nemo"], "cash": 100});
    for request in [
        json!({"op": "editions"}),
        json!({"op": "cards", "id": 1.5}),
        json!({"op": "cards", "edition": "your-last-heist-draft"}),
        json!({"op": "cards", "edition": "chess"}),
        json!({"op": "state", "id": "x"}),
        json!({"op": "fly"}),
        json!({"op": "new", "setup": wrong}),
        json!({"op": "load", "record": "{}"}),
        json!({"op": "new", "setup": crate::kit::setup("the-startup-job"), "luck": {}}),
        json!({"op": "do", "seat": 0, "command": {"do": "accept"}}),
        json!({"op": "undo", "seat": 0}),
        json!({"op": "luck", "rolls": [9]}),
        json!({"op": "advise", "seat": 7}),
        json!({"op": "suggest", "level": "search", "think": 1, "heists": 1}),
    ] {
        engine.ask(request);
    }
    for (_, answered) in engine.finish() {
        follows(&answer, &answered);
    }
}

#[test]
fn broken_messages_do_not_follow_the_schema() {
    let request = schema("request");
    let good =
        json!({"op": "do", "seat": 0, "command": {"do": "move", "who": 0, "to": 3}, "id": 1});
    follows(&request, &good);
    for broken in [
        json!({}),
        json!([]),
        json!({"op": "fly"}),
        json!({"op": "do", "seat": 0}),
        json!({"op": "do", "seat": -1, "command": {"do": "ready"}}),
        json!({"op": "do", "seat": 0, "command": {"do": "dance"}}),
        json!({"op": "do", "seat": 0, "command": {"do": "move", "who": 0}}),
        json!({"op": "do", "seat": 0, "command": {"do": "move", "who": 0, "to": "3"}}),
        json!({"op": "do", "seat": 0, "command": {"do": "move", "who": 0, "to": 3, "at": 4}}),
        json!({"op": "do", "seat": 0, "command": {"do": "level-up", "part": 3, "choice": 1}}),
        json!({"op": "cards", "edition": 3}),
        json!({"op": "state", "more": true}),
        json!({"op": "state", "id": []}),
        json!({"op": "new", "setup": {"edition": "master-heist", "crew": []}}),
        json!({"op": "new", "setup": {"edition": "a", "scenario": "b", "crew": []}, "seed": 1, "luck": {}}),
        json!({"op": "luck", "draws": ["unicorn"]}),
        json!({"op": "luck", "rolls": [0]}),
        json!({"op": "advise"}),
        json!({"op": "advise", "seat": 0, "think": 0}),
        json!({"op": "advise", "seat": 0, "heists": 1_000_001}),
        json!({"op": "advise", "seat": 0, "think": 1, "heists": 1}),
        json!({"op": "suggest"}),
        json!({"op": "suggest", "level": "clever"}),
    ] {
        assert!(!request.is_valid(&broken), "{broken}");
    }

    let answer = schema("answer");
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    engine.act(0, json!({"do": "plan", "space": 3}));
    engine.state();
    for (_, good) in engine.finish() {
        follows(&answer, &good);
        let fields = good.as_object().unwrap();
        for key in fields.keys() {
            let mut less = fields.clone();
            less.remove(key);
            assert!(!answer.is_valid(&Value::Object(less)), "without {key}");
            let mut wrong = fields.clone();
            wrong.insert(key.clone(), json!({"wrong": true}));
            assert!(
                !answer.is_valid(&Value::Object(wrong)),
                "with a wrong {key}"
            );
        }
        let mut more = fields.clone();
        more.insert("secret".to_owned(), json!(1));
        assert!(!answer.is_valid(&Value::Object(more)));
    }
}
