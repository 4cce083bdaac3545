use crate::kit::{program, run, said};
use serde_json::Value;
use std::process::Stdio;

#[test]
fn every_scenario_is_listed_with_its_size() {
    let output = run(&["scenarios"]);
    let list = said(&output);
    assert_eq!(list.lines().count(), 2 * 17);
    assert!(list.contains("the-inclusion-job        amateur   32 tiles, 14 unknown, 3 entrances"));
    assert!(list.contains("1 entrance\n"));
}

#[test]
fn programs_get_the_list_as_json() {
    let output = run(&["scenarios", "--json"]);
    let list: Vec<Value> = serde_json::from_str(said(&output)).unwrap();
    assert_eq!(list.len(), 17);
    let first = &list[0];
    assert_eq!(first["id"], "the-inclusion-job");
    assert_eq!(first["difficulty"], "amateur");
    assert_eq!(first["tiles"], 32);
    assert!(!first["objective"].as_str().unwrap().is_empty());
}

#[test]
fn it_says_what_it_can_do() {
    let output = run(&["--help"]);
    let help = said(&output);
    for task in [
        "serve",
        "scenarios",
        "show",
        "map",
        "engine",
        "replay",
        "load",
    ] {
        assert!(help.contains(task), "{help}");
    }
}

#[test]
fn a_reader_who_leaves_early_is_no_fault() {
    for arguments in [&["show"][..], &["scenarios"], &["show", "the-black-box"]] {
        let mut child = program()
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert!(output.status.success());
    }
}
