use crate::kit::{CREW, Engine, random_record, run_with, said, setup};
use serde_json::{Value, json};

#[test]
fn a_whole_heist_is_played_saved_loaded_and_told() {
    for (seed, scenario) in [
        (1, "the-inclusion-job"),
        (2, "the-black-box"),
        (3, "the-melee-job"),
    ] {
        let mut engine = Engine::new_game(scenario, json!({"seed": seed}));
        engine.play_out(seed);
        let state = engine.state();
        assert_eq!(state["phase"], "over");
        let outcome = engine.grant(json!({"op": "outcome"}));
        assert_eq!(
            outcome["outcome"]["success"],
            json!(state["end"] == "success")
        );
        let record = engine.grant(json!({"op": "save"}))["record"].clone();

        // Another engine goes on from the record.
        let mut other = Engine::start();
        let welcome = other.grant(json!({"op": "load", "record": record}));
        assert_eq!(welcome["over"], json!(true));
        assert_eq!(welcome["seats"], json!(CREW));
        assert_eq!(other.state(), state);
        assert_eq!(other.grant(json!({"op": "outcome"})), outcome);
        assert_eq!(other.grant(json!({"op": "save"}))["record"], record);

        let output = run_with(&["replay", "-"], record.as_str().unwrap().as_bytes());
        let story = said(&output);
        assert!(story.contains("\nPlanning\n") && story.contains("\nRound 1\n"));
        let ending = outcome["text"][0].as_str().unwrap();
        assert!(story.contains(ending), "{ending}");
    }
}

#[test]
fn the_same_seed_gives_the_same_heist() {
    let heist = || random_record("the-startup-job", 7);
    assert_eq!(heist(), heist());
}

#[test]
fn a_game_without_a_seed_is_dealt_by_the_machine() {
    let mut engine = Engine::new_game("the-startup-job", json!({}));
    engine.play_out(5);
    assert_eq!(engine.state()["phase"], "over");
}

#[test]
fn all_that_is_legal_for_a_seat_is_in_its_view() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    engine.act(1, json!({"do": "plan", "space": 4}));
    let view = engine.grant(json!({"op": "view", "seat": 1}));
    assert_eq!(view["state"], engine.state());
    assert_eq!(view["undo"]["command"], json!({"do": "plan", "space": 4}));
    let legal = engine.grant(json!({"op": "legal", "seat": 1}));
    assert_eq!(view["commands"], legal["commands"]);
    let all = engine.grant(json!({"op": "legal"}))["commands"].clone();
    let all = all.as_array().unwrap();
    let of_seat = |seat: u8| all.iter().filter(|c| c["seat"] == json!(seat)).count();
    assert_eq!(of_seat(1), legal["commands"].as_array().unwrap().len());
    assert!(of_seat(0) > 0 && of_seat(2) > 0);
}

#[test]
fn the_view_shows_what_was_planned() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    engine.act(0, json!({"do": "plan", "space": 31}));
    engine.act(0, json!({"do": "start", "who": 0, "space": 33}));
    let state = engine.state();
    let tiny = &state["crew"][0];
    assert_eq!(tiny["name"], "Tiny");
    assert_eq!(tiny["character"], "thug");
    assert_eq!(tiny["planned"], json!([31]));
    assert_eq!(tiny["tokens"], 6);
    assert_eq!(tiny["at"], 33);
    let cells = state["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 34);
    assert_eq!(
        cells[33],
        json!({"space": 33, "kind": "exit", "row": 8, "col": 4, "tile": 31, "side": "upper-left"})
    );
    assert_eq!(cells[8]["tokens"], json!({"guard": 1, "lock": 1}));
    assert_eq!(state["bag"], json!({"guard": 3, "camera": 6, "lock": 6}));
    assert_eq!(state["deck"]["cards"][0], "1");
    assert_eq!(state["deck"]["cards"].as_array().unwrap().len(), 27);
    assert_eq!(state["noise"]["slot"], 0);
}

#[test]
fn a_refused_command_changes_nothing() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    engine.act(0, json!({"do": "plan", "space": 3}));
    let before = engine.grant(json!({"op": "save"}));
    for (seat, command, reason) in [
        (0, json!({"do": "plan", "space": 3}), "already-planned"),
        (0, json!({"do": "plan", "space": 200}), "no-such-space"),
        (9, json!({"do": "ready"}), "no-such-seat"),
        (
            1,
            json!({"do": "start", "who": 0, "space": 32}),
            "not-your-character",
        ),
        (0, json!({"do": "move", "who": 0, "to": 3}), "wrong-phase"),
        (0, json!({"do": "accept"}), "no-question"),
    ] {
        let request = json!({"op": "do", "seat": seat, "command": command});
        let error = engine.refuse(request);
        assert_eq!(error["kind"], "refused", "{command}");
        assert_eq!(error["reason"]["reason"], reason, "{command}");
        assert!(!error["text"].as_str().unwrap().is_empty());
    }
    assert_eq!(engine.grant(json!({"op": "save"})), before);
}

#[test]
fn a_seat_takes_back_what_it_did_until_luck_was_asked() {
    let luck = json!({"luck": {"rolls": [1, 2, 3]}});
    let mut engine = Engine::new_game("the-startup-job", luck);
    let fresh = engine.state();
    engine.act(1, json!({"do": "plan", "space": 3}));
    let undone = engine.grant(json!({"op": "undo", "seat": 1}));
    assert_eq!(
        undone["undone"]["command"],
        json!({"do": "plan", "space": 3})
    );
    assert_eq!(engine.state(), fresh);
    let error = engine.refuse(json!({"op": "undo", "seat": 1}));
    assert_eq!(error["kind"], "undo");
    assert_eq!(error["reason"], "nothing-to-undo");

    begin(&mut engine);
    let error = engine.refuse(json!({"op": "undo", "seat": 2}));
    assert_eq!(error["reason"], "luck-was-asked");
    let record = engine.grant(json!({"op": "save"}))["record"].clone();
    assert!(record.as_str().unwrap().contains("\"undone\":true"));
}

/// Everybody goes to an entrance of the Startup Job and is ready.
fn begin(engine: &mut Engine) -> Value {
    for (seat, space) in [(0, 32), (1, 32), (2, 33)] {
        engine.act(seat, json!({"do": "start", "who": seat, "space": space}));
    }
    engine.act(0, json!({"do": "ready"}));
    engine.act(1, json!({"do": "ready"}));
    engine.ask(json!({"op": "do", "seat": 2, "command": {"do": "ready"}}))
}

#[test]
fn scripted_luck_is_used_in_order_and_put_back_when_it_does_not_do() {
    let mut engine = Engine::new_game("the-startup-job", json!({"luck": {"rolls": [6, 4]}}));
    let answer = begin(&mut engine);
    assert_eq!(answer["error"]["kind"], "luck");
    assert_eq!(
        answer["error"]["reason"],
        json!({"no-roll-left": {"sides": 6}})
    );
    let waiting = engine.grant(json!({"op": "luck", "rolls": [2]}));
    assert_eq!(
        (&waiting["rolls"], &waiting["draws"]),
        (&json!(3), &json!(0))
    );
    let done = engine.act(2, json!({"do": "ready"}));
    let events = done["events"].as_array().unwrap();
    let rolled = events.iter().filter(|event| event["what"] == "rolled");
    let faces: Vec<&Value> = rolled.map(|event| &event["face"]).collect();
    assert_eq!(faces, [6, 4, 2]);
    let waiting = engine.grant(json!({"op": "luck"}));
    assert_eq!(waiting["rolls"], 0);
}

#[test]
fn a_wrong_script_can_be_replaced() {
    let luck = json!({"luck": {"rolls": [1, 1, 1], "draws": ["jewel"]}});
    let mut engine = Engine::new_game("the-startup-job", luck);
    engine.act(2, json!({"do": "plan", "space": 31}));
    begin(&mut engine);
    let walk = json!({"do": "commit", "who": 2, "action": 0, "face": 0, "aim": 0});
    engine.act(2, walk);
    engine.act(2, json!({"do": "move", "who": 2, "to": 31}));
    let choose = json!({"op": "do", "seat": 0, "command": {"do": "choose", "space": 28}});
    let error = engine.refuse(choose.clone());
    assert_eq!(error["kind"], "luck");
    assert!(error["reason"]["not-in-bag"].is_object(), "{error}");
    engine.grant(json!({"op": "luck", "draws": ["guard", "camera"], "replace": true}));
    let done = engine.grant(choose);
    assert_eq!(done["events"][0]["chit"], "guard");
}

#[test]
fn luck_can_be_added_only_to_a_script() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    let error = engine.refuse(json!({"op": "luck", "rolls": [1]}));
    assert_eq!(error["kind"], "luck");
    let mut engine = Engine::new_game("the-startup-job", json!({"luck": {}}));
    let error = engine.refuse(json!({"op": "luck", "rolls": [7]}));
    assert_eq!(error["kind"], "bad-request");
}

#[test]
fn a_game_that_cannot_begin_leaves_the_old_one() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    engine.act(0, json!({"do": "plan", "space": 3}));
    let before = engine.state();
    let mut wrong = setup("nowhere");
    engine.refuse(json!({"op": "new", "setup": wrong}));
    wrong["scenario"] = json!("the-startup-job");
    engine.refuse(json!({"op": "new", "setup": wrong, "seed": 1, "luck": {}}));
    engine.refuse(json!({"op": "load", "record": "no record"}));
    assert_eq!(engine.state(), before);
}

#[test]
fn before_a_game_there_is_nothing_to_play() {
    let mut engine = Engine::start();
    for op in ["legal", "state", "odds", "outcome", "save", "luck"] {
        let error = engine.refuse(json!({"op": op}));
        assert_eq!(error["kind"], "no-game", "{op}");
    }
    let cards = engine.grant(json!({"op": "cards", "id": "a"}));
    assert_eq!(cards["id"], "a");
    assert_eq!(cards["edition"], "master-heist");
    assert_eq!(cards["scenarios"].as_array().unwrap().len(), 17);
}

#[test]
fn a_game_that_could_not_be_saved_is_not_played_on() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 1}));
    let plan = json!({"op": "do", "seat": 0, "command": {"do": "plan", "space": 3}});
    let unplan = json!({"op": "do", "seat": 0, "command": {"do": "unplan", "space": 3}});
    let error = loop {
        for request in [&plan, &unplan] {
            engine.ask(request.clone());
        }
        let (_, answer) = engine.traffic.last().unwrap();
        if answer["ok"] == json!(false) {
            break answer["error"].clone();
        }
        engine.traffic.clear();
    };
    assert_eq!(error["kind"], "record");
    // What there is can still be saved, and loaded again.
    let record = engine.grant(json!({"op": "save"}))["record"].clone();
    engine.grant(json!({"op": "load", "record": record, "id": "still fits"}));
}
