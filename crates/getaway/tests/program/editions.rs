//! Editions in the machine protocol: what there is, and heists of each, one after the other where they make a series.

use crate::kit::{Engine, run_with, said, setup_of};
use crew::content::editions;
use serde_json::{Value, json};

#[test]
fn the_engine_lists_its_editions_and_what_each_has() {
    let mut engine = Engine::start();
    let listed = engine.grant(json!({"op": "editions"}))["editions"].clone();
    let listed = listed.as_array().unwrap();
    assert_eq!(listed.len(), editions().len());
    for (listed, edition) in listed.iter().zip(editions()) {
        assert_eq!(listed["id"], edition.id);
        assert_eq!(listed["alert-track"], json!(edition.alert.is_some()));
        let cards = engine.grant(json!({"op": "cards", "edition": listed["id"]}));
        assert_eq!(cards["edition"], edition.id);
        let scenarios = cards["scenarios"].as_array().unwrap();
        assert_eq!(json!(scenarios.len()), listed["scenarios"]);
        let grows = cards["grows"]["characters"].as_object().unwrap();
        for (from, into) in grows {
            let (_, card) = edition.character(from).unwrap();
            assert_eq!(json!(card.becomes), *into);
        }
    }
    let error = engine.refuse(json!({"op": "cards", "edition": "chess"}));
    assert_eq!(error["reasons"][0]["reason"], "unknown-edition");
}

#[test]
fn a_heist_of_every_edition_is_played_saved_loaded_and_told() {
    for edition in editions() {
        let scenario = &edition.scenarios[0].draft;
        let setup = setup_of(&edition.id, &scenario.id);
        let mut engine = Engine::new_game_of(setup, json!({"seed": 4}));
        engine.play_out(4);
        let state = engine.state();
        assert_eq!(state["edition"], edition.id);
        let record = engine.grant(json!({"op": "save"}))["record"].clone();
        let mut other = Engine::start();
        other.grant(json!({"op": "load", "record": record}));
        assert_eq!(other.state(), state);
        let output = run_with(&["replay", "-"], record.as_str().unwrap().as_bytes());
        assert!(said(&output).starts_with(&scenario.name));
    }
}

#[test]
fn the_alert_track_is_in_the_state_and_told_in_events() {
    let setup = setup_of("your-last-heist", "the-gallery-job");
    let mut engine = Engine::new_game_of(setup, json!({"seed": 2}));
    let alert = engine.state()["alert"].clone();
    assert_eq!(alert["bar"], 0);
    assert_eq!(alert["faces"], 4);
    assert_eq!(alert["squares"].as_array().unwrap().len(), 21);
    assert_eq!(alert["die"], Value::Null);
    begin(&mut engine);
    // A round in which everybody passes, so that the bar stays where it is.
    let done = (0..4).map(|seat| engine.act(seat, json!({"do": "ready"})));
    let done = done.last().expect("an answer");
    let events = done["events"].as_array().unwrap();
    let told = |what: &str| events.iter().find(|event| event["what"] == what);
    let rolled = told("security-rolled").expect("the die was rolled");
    let face = rolled["face"].as_u64().unwrap();
    assert!((1..=4).contains(&face));
    let hit = told("event-active").expect("a square was hit");
    let text = hit["text"].as_str().unwrap();
    assert!(text.starts_with(&format!("Square {face}: ")), "{text}");
    assert_eq!(engine.state()["alert"]["die"], json!(face));
}

/// Everybody goes where they may start and is ready.
fn begin(engine: &mut Engine) {
    for seat in 0..4 {
        let commands = engine.grant(json!({"op": "legal", "seat": seat}))["commands"].clone();
        let start = commands.as_array().unwrap().iter().find(|choice| {
            let command = &choice["command"];
            command["do"] == "start" && command["who"] == json!(seat)
        });
        engine.act(seat, start.expect("a start")["command"].clone());
    }
    for seat in 0..4 {
        engine.act(seat, json!({"do": "ready"}));
    }
}

/// The first heist of a series, won by walking away: it asks for nothing but somebody at an exit.
fn won_series() -> Engine {
    let edition = crew::content::edition("your-last-heist-draft").unwrap();
    let mut setup = setup_of(&edition.id, &edition.series[0][0]);
    let (_, scenario) = edition.scenario(&edition.series[0][0]).unwrap();
    let mut draft = serde_json::to_value(&scenario.draft).unwrap();
    draft["goals"] = json!(["anyone-escapes"]);
    setup["scenario"] = draft;
    setup["then"] = json!([edition.series[1][0], edition.series[2][0]]);
    let mut engine = Engine::new_game_of(setup, json!({"seed": 5}));
    begin(&mut engine);
    engine.act(0, json!({"do": "call-escape"}));
    // Whoever stands at an exit has nowhere to run.
    for seat in 0..4 {
        engine.act(seat, json!({"do": "ready"}));
    }
    engine
}

#[test]
fn a_series_goes_on_in_one_record_with_better_cards() {
    let mut engine = won_series();
    let state = engine.state();
    assert_eq!(state["phase"], "level-up");
    let outcome = engine.grant(json!({"op": "outcome"}))["outcome"].clone();
    assert_eq!(outcome["success"], json!(true));
    let before = state["crew"][0]["character"].clone();
    assert_eq!(state["crew"][0]["next"]["character"], before);

    let grows =
        engine.grant(json!({"op": "cards", "edition": "your-last-heist-draft"}))["grows"].clone();
    let better = grows["characters"][before.as_str().unwrap()][1].clone();
    let grow = json!({"do": "level-up", "part": 0, "choice": 2});
    let legal = engine.grant(json!({"op": "legal", "seat": 0}))["commands"].clone();
    let offered = legal
        .as_array()
        .unwrap()
        .iter()
        .find(|c| c["command"] == grow);
    let text = offered.expect("a better card")["text"].as_str().unwrap();
    assert!(
        text.starts_with("Turn ") && text.contains(" into "),
        "{text}"
    );
    engine.act(0, grow);
    assert_eq!(engine.state()["crew"][0]["next"]["character"], better);
    let error = engine.refuse(json!({"op": "do", "seat": 1,
        "command": {"do": "recruit", "part": 0, "card": 0}}));
    assert_eq!(error["reason"]["reason"], "not-busted");

    for seat in 0..3 {
        engine.act(seat, json!({"do": "ready"}));
    }
    let next = engine.act(3, json!({"do": "ready"}));
    assert_eq!(
        (&next["phase"], &next["over"]),
        (&json!("plan"), &json!(false))
    );
    let state = engine.state();
    assert_eq!(state["scenario"], "the-gallery");
    assert_eq!(state["crew"][0]["character"], better);
    let error = engine.refuse(json!({"op": "undo", "seat": 3}));
    assert_eq!(error["kind"], "undo");

    let record = engine.grant(json!({"op": "save"}))["record"].clone();
    let mut other = Engine::start();
    let welcome = other.grant(json!({"op": "load", "record": record}));
    assert_eq!(welcome["scenario"], "the-gallery");
    assert_eq!(other.state(), state);
    let output = run_with(&["replay", "-"], record.as_str().unwrap().as_bytes());
    let story = said(&output);
    for part in [
        "You pulled it off!",
        "\nBetween heists\n",
        " becomes ",
        "The Gallery, ",
        "The heist has not begun.",
    ] {
        assert!(story.contains(part), "{part}: {story}");
    }
}
