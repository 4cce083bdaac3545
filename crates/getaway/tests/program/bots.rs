//! Bots in the machine protocol: they play whole heists, and what is asked of them has limits.

use crate::kit::Engine;
use serde_json::{Value, json};

/// Bots on every seat, to the end of the heist.
fn play_out(engine: &mut Engine, suggest: &Value) -> Vec<Value> {
    let mut moves = Vec::new();
    loop {
        let next = engine.grant(suggest.clone())["suggestion"].clone();
        let (seat, command) = (&next["seat"], &next["command"]);
        let done = engine.grant(json!({"op": "do", "seat": seat, "command": command}));
        moves.push(command.clone());
        if done["over"] == json!(true) {
            return moves;
        }
        assert!(moves.len() < 20_000, "the heist does not end");
    }
}

#[test]
fn bots_play_a_heist_to_its_end() {
    for level in ["random", "scripted"] {
        let mut engine = Engine::new_game("the-startup-job", json!({"seed": 3}));
        play_out(
            &mut engine,
            &json!({"op": "suggest", "level": level, "seed": 3}),
        );
        let over = engine.grant(json!({"op": "suggest", "level": level}));
        assert_eq!(
            over["suggestion"],
            Value::Null,
            "after the end of the heist"
        );
        let advice = engine.grant(json!({"op": "advise", "seat": 0, "heists": 5}));
        assert_eq!(advice["hints"], json!([]), "after the end of the heist");
    }
}

#[test]
fn a_seed_and_a_number_of_heists_make_a_bot_repeat_itself() {
    let play = |seed: u64| {
        let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
        let suggest = json!({"op": "suggest", "level": "random", "heists": 5, "seed": seed});
        play_out(&mut engine, &suggest)
    };
    assert_eq!(play(4), play(4));
    assert_ne!(play(4), play(5));
}

#[test]
fn a_bot_plays_only_the_seats_it_is_given() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    for seed in 0..30 {
        let asked = json!({"op": "suggest", "level": "random", "seats": [2], "seed": seed});
        let next = engine.grant(asked)["suggestion"].clone();
        assert_eq!(next["seat"], json!(2));
        assert!(next["why"]["text"].is_string(), "{next}");
    }
    let nobody = engine.grant(json!({"op": "suggest", "level": "random", "seats": []}));
    assert_eq!(nobody["suggestion"], Value::Null);
}

/// What is advised can be done, and comes with a chance.
#[test]
fn hints_are_legal() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    let legal = engine.grant(json!({"op": "legal", "seat": 0}))["commands"].clone();
    let legal: Vec<&Value> = legal.as_array().unwrap().iter().collect();
    let advice = engine.grant(json!({"op": "advise", "seat": 0, "heists": 30, "seed": 1}));
    let hints = advice["hints"].as_array().unwrap();
    assert!(hints.len() <= 3);
    for hint in hints {
        let found = legal
            .iter()
            .any(|choice| choice["command"] == hint["command"]);
        assert!(found, "{hint}");
    }
}

#[test]
fn thinking_has_limits() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    let mut refused = |fields: Value| {
        let mut request = json!({"op": "advise", "seat": 0});
        let into = request.as_object_mut().unwrap();
        into.extend(fields.as_object().unwrap().clone());
        let error = engine.refuse(request);
        (
            error["kind"].clone(),
            error["text"].as_str().unwrap().to_owned(),
        )
    };
    for (fields, about) in [
        (json!({"think": 0}), "60000"),
        (json!({"think": 60_001}), "60000"),
        (json!({"heists": 0}), "1000000"),
        (json!({"heists": 1_000_001}), "1000000"),
        (json!({"heists": u64::MAX}), "1000000"),
        (json!({"think": 1, "heists": 1}), "not both"),
        (json!({"think": -1}), "-1"),
        (json!({"think": "long"}), "long"),
        (json!({"level": "search"}), "level"),
    ] {
        let (kind, text) = refused(fields.clone());
        assert_eq!(kind, "bad-request", "{fields}");
        assert!(text.contains(about), "{fields}: {text}");
    }
    assert_eq!(refused(json!({"seat": 3})).0, "refused");
    let error = engine.refuse(json!({"op": "suggest", "level": "random", "seats": [0, 9]}));
    assert_eq!(error["reason"]["reason"], "no-such-seat");
    engine.grant(json!({"op": "advise", "seat": 0, "think": 1}));
}

#[test]
fn without_a_game_nobody_thinks() {
    let mut engine = Engine::start();
    for request in [
        json!({"op": "advise", "seat": 0}),
        json!({"op": "suggest", "level": "search"}),
    ] {
        assert_eq!(engine.refuse(request)["kind"], "no-game");
    }
}
