use crate::kit::{complaint, program, run, said};
use crew::content::editions;
use serde_json::Value;
use std::process::Stdio;
use words::Language;
use words::crew::cards;

#[test]
fn every_scenario_is_listed_with_its_size() {
    let output = run(&["scenarios", "--edition", "master-heist"]);
    let list = said(&output);
    assert_eq!(list.lines().count(), 1 + 2 * 17);
    assert!(list.contains("the-inclusion-job        amateur   32 tiles, 14 unknown, 3 entrances"));
    assert!(list.contains("1 entrance\n"));
}

#[test]
fn all_editions_are_listed_with_their_stories_in_order() {
    let output = run(&["scenarios"]);
    let list = said(&output);
    for edition in editions() {
        let head = format!("{} {} ({})\n", edition.name, edition.version, edition.id);
        let (_, rest) = list.split_once(&head).expect(&head);
        for scenario in &edition.scenarios {
            assert!(rest.contains(&format!("{:<24} ", scenario.draft.id)));
        }
        for story in &edition.campaigns {
            let (_, story) = rest
                .split_once(&format!(
                    "\n{}: ",
                    cards::name(Language::english(), edition, story)
                ))
                .expect("a story");
            let chapters: Vec<usize> = (1..=3)
                .map(|n| {
                    story
                        .find(&format!("    Chapter {n}, "))
                        .expect("a chapter")
                })
                .collect();
            assert!(chapters.is_sorted(), "{story}");
        }
    }
    assert!(list.contains("In a series: the-chateau, then the-gallery or the-museum, then "));
}

#[test]
fn an_unknown_edition_is_named_with_those_there_are() {
    let output = run(&["scenarios", "--edition", "master-heits"]);
    assert!(complaint(&output).contains("Did you mean master-heist"));
    let output = run(&["scenarios", "--edition", "chess"]);
    let complaint = complaint(&output);
    for edition in editions() {
        assert!(complaint.contains(&edition.id), "{complaint}");
    }
}

#[test]
fn programs_get_the_list_as_json() {
    let output = run(&["scenarios", "--json"]);
    let list: Vec<Value> = serde_json::from_str(said(&output)).unwrap();
    let all = editions().map(|edition| edition.scenarios.len());
    assert_eq!(list.len(), all.iter().sum::<usize>());
    let first = &list[0];
    assert_eq!(first["edition"], "master-heist");
    assert_eq!(first["id"], "the-inclusion-job");
    assert_eq!(first["difficulty"], "amateur");
    assert_eq!(first["tiles"], 32);
    assert!(!first["objective"].as_str().unwrap().is_empty());
    let fence = list.iter().find(|job| job["id"] == "the-fence").unwrap();
    assert_eq!(fence["edition"], "your-last-heist");
    assert_eq!(fence["chapter"]["of"], "the-venetian-swap");
    let output = run(&["scenarios", "--json", "--edition", "Master Heist"]);
    let list: Vec<Value> = serde_json::from_str(said(&output)).unwrap();
    assert_eq!(list.len(), 17);
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
