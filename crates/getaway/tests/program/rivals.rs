//! HEIST over the machine protocol.

use crate::kit::{Engine, complaint, run, run_with, said};
use jsonschema::Validator;
use serde_json::{Value, json};
use table::FastDealer;

const SCHEMA: &str = include_str!("../../../../docs/heist.schema.json");

fn schema(side: &str) -> Validator {
    let mut schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
    let fields = schema.as_object_mut().expect("the schema is an object");
    fields.remove("oneOf");
    fields.insert("$ref".to_owned(), json!(format!("#/$defs/{side}")));
    jsonschema::validator_for(&schema).expect("the schema is a schema")
}

fn begun(players: u8, rules: Value, seed: u64) -> Engine {
    let mut engine = Engine::start();
    let setup = json!({"players": players, "rules": rules});
    engine.grant(json!({"op": "new", "game": "heist", "setup": setup, "seed": seed}));
    engine
}

/// Any of the commands that are legal now; none when the game is over.
fn any_command(engine: &mut Engine, choice: &mut FastDealer) -> Option<(u8, Value)> {
    let legal = engine.grant(json!({"op": "legal"}))["commands"].clone();
    let legal = legal.as_array().expect("a list");
    if legal.is_empty() {
        return None;
    }
    let one = &legal[choice.below(legal.len() as u32) as usize];
    let seat = one["seat"].as_u64().expect("a seat") as u8;
    Some((seat, one["command"].clone()))
}

fn play_out(engine: &mut Engine, seed: u64) {
    let mut choice = FastDealer::new(seed);
    while let Some((seat, command)) = any_command(engine, &mut choice) {
        engine.act(seat, command);
    }
}

#[test]
fn whole_games_follow_the_schema_and_their_records_play_again() {
    let (request, answer) = (schema("request"), schema("answer"));
    let odd = json!({"discard-before-drawing": true, "training-montage": true, "idle-helpers-draw": true});
    for (players, rules) in [(2, json!({})), (3, odd), (4, json!({}))] {
        let mut engine = begun(players, rules, u64::from(players));
        let mut choice = FastDealer::new(9);
        for step in 0_u32.. {
            assert!(step < 2000, "the game does not end");
            let seat = step % u32::from(players);
            engine.grant(json!({"op": "view", "seat": seat}));
            if step % 5 == 0 {
                engine.ask(json!({"op": "undo", "seat": seat}));
                let level = ["random", "scripted", "search"][step as usize / 5 % 3];
                engine.grant(json!({"op": "suggest", "level": level, "heists": 4, "seed": 1}));
            }
            let Some((seat, command)) = any_command(&mut engine, &mut choice) else {
                break;
            };
            engine.act(seat, command);
        }
        engine.grant(json!({"op": "state"}));
        let outcome = engine.grant(json!({"op": "outcome"}));
        assert!(
            outcome["outcome"]["winners"].as_u64() > Some(0),
            "{outcome}"
        );
        let record = engine.grant(json!({"op": "save"}))["record"].clone();
        engine.grant(json!({"op": "load", "record": record}));
        assert_eq!(engine.grant(json!({"op": "outcome"})), outcome);
        let told = run_with(
            &["replay", "-"],
            record.as_str().expect("a text").as_bytes(),
        );
        assert!(said(&told).contains("Round 5"), "the story is told");
        for (asked, answered) in engine.finish() {
            for (schema, message) in [(&request, &asked), (&answer, &answered)] {
                if let Err(error) = schema.validate(message) {
                    panic!("{}: {error}\n{message}", error.instance_path());
                }
            }
        }
    }
}

/// A seat is told the same whatever the others hold, keep secret and have decided.
#[test]
fn a_view_does_not_tell_what_others_hold() {
    let mine = [
        "long-game",
        "side-step",
        "side-step",
        "bite-hard",
        "scout-ahead",
    ];
    let others = [
        (
            ["saboteur", "closer"],
            [
                "long-game",
                "side-step",
                "never-again",
                "lone-wolf",
                "many-paws",
            ],
        ),
        (
            ["half-full", "fixer"],
            [
                "one-step-back",
                "bite-hard",
                "double-down",
                "many-paws",
                "side-step",
            ],
        ),
    ];
    let seen = others.map(|(secrets, cards)| {
        let identities = ["cat-burglar", "pick-pocket", "jack-of-all"];
        let rest = ["push-your-luck"; 4].into_iter().chain([cards[4]]);
        let draws: Vec<&str> = identities
            .into_iter()
            .chain(["master-thief"])
            .chain(secrets)
            .chain(mine)
            .chain(cards)
            .chain(rest)
            .collect();
        let mut engine = Engine::start();
        engine.grant(json!({
            "op": "new", "game": "heist", "setup": {"players": 3},
            "luck": {"rolls": [1], "draws": draws},
        }));
        let faced = engine.act(0, json!({"do": "face", "job": "B"}));
        engine.act(1, json!({"do": "help", "card": cards[0]}));
        let view = engine.grant(json!({"op": "view", "seat": 0}));
        let legal = engine.grant(json!({"op": "legal", "seat": 0}));
        let state = engine.grant(json!({"op": "state"}));
        let other = engine.grant(json!({"op": "view", "seat": 1}));
        assert_eq!(
            other["state"]["own"][0]["helps-with"], cards[0],
            "its owner knows"
        );
        [faced, view, legal, state]
    });
    assert_eq!(seen[0], seen[1]);
    let own = &seen[0][1]["state"]["own"][0]["hand"];
    assert_eq!(own.as_array().map(Vec::len), Some(5));
    assert_eq!(seen[0][3]["state"]["own"], json!([]));
}

#[test]
fn what_is_wrong_is_said() {
    let mut engine = Engine::start();
    let new =
        |game: &str, setup: Value| json!({"op": "new", "game": game, "setup": setup, "seed": 1});
    let error = engine.refuse(new("chess", json!({})));
    assert!(error["text"].as_str().expect("a text").contains("chess"));
    let error = engine.refuse(new("heist", json!({"players": 9})));
    assert_eq!(error["kind"], "setup");
    let error = engine.refuse(new("heist", json!({"players": 3, "rules": {"luck": true}})));
    assert_eq!(error["kind"], "bad-request");
    engine.grant(new("heist", json!({"players": 3})));
    for (request, kind) in [
        (
            json!({"op": "do", "seat": 0, "command": {"do": "help", "card": "ace-of-spades"}}),
            "bad-request",
        ),
        (
            json!({"op": "do", "seat": 0, "command": {"do": "resolve"}}),
            "refused",
        ),
        (
            json!({"op": "do", "seat": 7, "command": {"do": "resolve"}}),
            "refused",
        ),
        (json!({"op": "view", "seat": 3}), "refused"),
        (json!({"op": "odds"}), "bad-request"),
        (json!({"op": "advise", "seat": 0}), "bad-request"),
        (json!({"op": "undo", "seat": 0}), "undo"),
        (json!({"op": "luck", "rolls": [1]}), "luck"),
        (
            json!({"op": "load", "record": "{\"getaway\":\"record\",\"format\":1,\"game\":\"heist\",\"ruleset\":77,\"setup\":{\"players\":2},\"start\":[]}"}),
            "record",
        ),
    ] {
        assert_eq!(engine.refuse(request.clone())["kind"], kind, "{request}");
    }
    play_out(&mut engine, 3);
    let cards = engine.grant(json!({"op": "cards", "edition": "heist"}));
    assert_eq!(cards["secrets"].as_array().map(Vec::len), Some(15));
    let editions = engine.grant(json!({"op": "editions"}));
    assert_eq!(editions["rivals"][0]["id"], "heist");
}

#[test]
fn a_damaged_record_is_refused_with_its_line() {
    let mut engine = begun(2, json!({}), 4);
    play_out(&mut engine, 4);
    let record = engine.grant(json!({"op": "save"}))["record"].clone();
    let record = record
        .as_str()
        .expect("a text")
        .replacen("\"do\":\"face\"", "\"do\":\"draw\"", 1);
    let output = run_with(&["replay", "-"], record.as_bytes());
    assert!(
        complaint(&output).contains("line 2"),
        "{}",
        complaint(&output)
    );
    assert!(!run(&["replay", "/nowhere/at/all"]).status.success());
}

/// Every name that the type reads under its tag is in the schema, and no other.
#[test]
fn the_schema_knows_every_command_and_refusal() {
    for (part, tag, error) in [
        (
            "command",
            "do",
            serde_json::from_value::<rivals::Command>(json!({"do": "?"}))
                .expect_err("no such command"),
        ),
        (
            "refusal",
            "reason",
            serde_json::from_value::<rivals::Refusal>(json!({"reason": "?"}))
                .expect_err("no such refusal"),
        ),
    ] {
        let text = error.to_string();
        let names = text.split('`').skip(3).step_by(2);
        let mut names: Vec<&str> = names.collect();
        names.sort_unstable();
        let schema: Value = serde_json::from_str(SCHEMA).expect("the schema is JSON");
        let kinds = schema["$defs"][part]["oneOf"].as_array().expect("a list");
        let mut known: Vec<&str> = kinds
            .iter()
            .filter_map(|kind| kind["properties"][tag]["const"].as_str())
            .collect();
        known.sort_unstable();
        assert_eq!(known, names, "{part}");
    }
}

#[test]
fn the_lab_counts_games() {
    let home = tempfile::tempdir().expect("a folder");
    let out = home.path().join("fair");
    let out = out.to_str().expect("a path in plain letters");
    let run_lab = |more: &[&str]| {
        let fixed = [
            "lab",
            "heist",
            "--bots",
            "random",
            "--games",
            "40",
            "--players",
            "3",
        ];
        run(&[&fixed[..], more].concat())
    };
    let output = run_lab(&["--out", out]);
    let told = said(&output);
    for part in [
        "HEIST: 40 games of 3",
        "Cat Burglar",
        "Master Thief",
        "Push Your Luck",
        "tests passed",
    ] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
    let results = std::fs::read_to_string(home.path().join("fair/results.json")).expect("results");
    let results: Value = serde_json::from_str(&results).expect("results are JSON");
    assert_eq!(results["results"]["games"], 40);
    assert!(home.path().join("fair/report.html").exists());
    let again = run_lab(&["--out", out]);
    assert!(complaint(&again).contains("--force"));
    assert!(
        run_lab(&["--out", out, "--force", "--threads", "1"])
            .status
            .success()
    );
    for (rule, sorry) in [
        ("obstacles-per-job=6", "five or seven"),
        ("pawn=false", "stricter-master-thief"),
        ("pawns", "needs a value"),
        ("pawns=3", "boolean"),
    ] {
        let output = run_lab(&["--rule", rule]);
        let told = complaint(&output);
        assert!(told.contains(sorry), "{rule}: {told}");
    }
    let turned = ["--rule", "pawns=false", "--rule", "obstacles-per-job=5"];
    assert_ne!(said(&run_lab(&turned)), said(&run_lab(&[])));
    let bots = run(&["lab", "heist", "--bots", "random,random", "--games", "1"]);
    assert!(complaint(&bots).contains("2 bots for 4 seats"));
}
