use crate::kit::{Engine, setup};
use crew::content::master_heist;
use serde_json::{Value, json};

/// Every reason against a setup.
fn reasons(setup: Value) -> Vec<String> {
    let mut engine = Engine::start();
    let error = engine.refuse(json!({"op": "new", "setup": setup}));
    assert_eq!(error["kind"], "setup", "{error}");
    let reasons = error["reasons"].as_array().unwrap();
    reasons
        .iter()
        .inspect(|reason| assert!(reason["text"].is_string()))
        .map(|reason| reason["reason"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_crew_that_breaks_the_rules_hears_all_reasons() {
    let found = reasons(json!({
        "edition": "master-heist",
        "scenario": "nowhere",
        "crew": [
            "Tiny",
            {"character": "bruiser", "skills": ["hurry"]},
            {"character": "nobody", "skills": ["hurry", "hurry"]},
            "Nemo",
            {"character": "thief", "skills": ["hurry", "juggling"]},
        ],
        "fixers": ["fence", "Pawn Shop Owner", "zorro"],
        "cash": 200,
        "items": ["spoon", "radio", "radio", "radio", "radio"],
    }));
    for reason in [
        "unknown-scenario",
        "crew-size",
        "same-class",
        "skill-count",
        "unknown-character",
        "same-skill-twice",
        "unknown-prebuilt",
        "unknown-skill",
        "too-many-copies",
        "fixer-twice",
        "unknown-fixer",
        "over-limit",
        "unknown-item",
        "too-many-items",
    ] {
        assert!(
            found.iter().any(|found| found == reason),
            "{reason}: {found:?}"
        );
    }
}

#[test]
fn an_unknown_edition_is_named() {
    let mut wrong = setup("the-startup-job");
    wrong["edition"] = json!("monopoly");
    assert_eq!(reasons(wrong), ["unknown-edition"]);
}

#[test]
fn a_scenario_can_be_brought_along() {
    let (_, scenario) = master_heist().scenario("the-startup-job").unwrap();
    let mut draft = serde_json::to_value(&scenario.draft).unwrap();
    draft["id"] = json!("my-own");
    draft["location"] = json!("Here");
    draft["objective"] = json!("Get the documents out.");
    draft["rules"] = json!([]);
    let mut own = setup("");
    own["scenario"] = draft.clone();
    let mut engine = Engine::start();
    let welcome = engine.grant(json!({"op": "new", "setup": own, "seed": 4}));
    assert_eq!(welcome["scenario"], "my-own");
    engine.play_out(4);
    let record = engine.grant(json!({"op": "save"}))["record"].clone();
    let welcome = engine.grant(json!({"op": "load", "record": record}));
    assert_eq!(welcome["scenario"], "my-own");

    draft["map"] = json!("E2 EM XX\nGP QQ");
    draft["deck"] = json!("1,NONE");
    own["scenario"] = draft;
    let found = reasons(own.clone());
    assert!(found.len() >= 3 && found.iter().all(|reason| reason == "bad-scenario"));

    let error = engine.refuse(json!({"op": "new", "setup": own}));
    let reasons = error["reasons"].as_array().unwrap();
    let at_c1 = reasons
        .iter()
        .find(|reason| reason["problem"]["place"]["cell"]["label"] == "C1");
    let wanted = json!({
        "reason": "bad-scenario",
        "problem": {
            "kind": "unknown-tile",
            "code": "XX",
            "severity": "error",
            "place": {
                "file": "scenario",
                "field": "map",
                "cell": {"row": 0, "col": 2, "label": "C1"},
            },
        },
        "why": "C1: \"XX\" isn't a tile code.",
        "text": "The scenario can't be played. C1: \"XX\" isn't a tile code.",
    });
    assert_eq!(at_c1, Some(&wanted), "{error}");
}

#[test]
fn cards_can_be_chosen_one_by_one_and_rulings_changed() {
    let mut own = setup("the-startup-job");
    own["crew"] = json!([
        {"name": "Ann", "character": "bruiser", "skills": ["steal", "ninja"]},
        {"prebuilt": "Karma", "busted": false},
        "Iceheart",
    ]);
    own["rules"] = json!({"goal-loot": "handed-over", "supply-is-limited": true});
    let mut engine = Engine::start();
    let welcome = engine.grant(json!({"op": "new", "setup": own}));
    assert_eq!(welcome["seats"], json!(["Ann", "Karma", "Iceheart"]));
    own["rules"] = json!({"no-such-ruling": true});
    let error = engine.refuse(json!({"op": "new", "setup": own}));
    assert_eq!(error["kind"], "bad-request");
}
