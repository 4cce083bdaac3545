use crate::kit::{complaint, run, said};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::tempdir;

/// A task of the lab with bots that are quick.
fn lab(words: &str, more: &[&str]) -> std::process::Output {
    let words = words.split_whitespace();
    let arguments: Vec<&str> = ["lab"]
        .into_iter()
        .chain(words)
        .chain(more.iter().copied())
        .collect();
    run(&arguments)
}

fn json(folder: &Path, name: &str) -> Value {
    let text = fs::read_to_string(folder.join(name)).expect("the file is there");
    serde_json::from_str(&text).expect("it is JSON")
}

const COMPARE: &str = "compare bot=random crew=Tiny+Karma+F-Stop --scenario the-inclusion-job --bot random --heists 12";
const CREWS: &str = "crews the-inclusion-job --bot random --tries 8 --keep 2 --first 2 --heists 4";
const RATE: &str =
    "rate --scenario the-inclusion-job --scenario the-side-channel --bot random --heists 6";

#[test]
fn two_settings_are_compared() {
    let home = tempdir().unwrap();
    let out = home.path().join("out");
    let out_word = out.to_str().unwrap();
    let told = lab(COMPARE, &["--out", out_word]);
    let told = said(&told);
    assert!(
        told.contains("Newcombe") && told.contains("12 pairs"),
        "{told}"
    );
    let numbers = json(&out, "compare.json");
    let all = &numbers["all"];
    let pairs = ["both", "only-a", "only-b", "neither"].map(|key| all[key].as_u64().unwrap());
    assert_eq!(pairs.iter().sum::<u64>(), 12);
    let page = fs::read_to_string(out.join("compare.html")).unwrap();
    assert!(page.contains("<svg") && !page.contains("http"));

    let before = fs::read(out.join("compare.json")).unwrap();
    let again = lab(COMPARE, &["--out", out_word, "--seed", "8"]);
    assert!(complaint(&again).contains("--force"));
    assert_eq!(fs::read(out.join("compare.json")).unwrap(), before);
    let forced = lab(COMPARE, &["--out", out_word, "--seed", "8", "--force"]);
    said(&forced);
    assert_ne!(fs::read(out.join("compare.json")).unwrap(), before);
}

#[test]
fn crews_are_found_whatever_the_threads() {
    let home = tempdir().unwrap();
    let (one, two) = (home.path().join("one"), home.path().join("two"));
    for (folder, threads) in [(&one, "1"), (&two, "2")] {
        let told = lab(
            CREWS,
            &["--threads", threads, "--out", folder.to_str().unwrap()],
        );
        let told = said(&told);
        assert!(
            told.contains("strongest") && told.contains("weakest"),
            "{told}"
        );
    }
    let found = json(&one, "crews.json");
    assert_eq!(found, json(&two, "crews.json"));
    assert_eq!(found["strong"].as_array().unwrap().len(), 2);
    assert_eq!(found["weak"][0]["won"]["of"], 4);
    assert!(one.join("crews.html").exists());
}

#[test]
fn scenarios_are_placed_on_one_scale() {
    let home = tempdir().unwrap();
    let out = home.path().join("out");
    let told = lab(RATE, &["--out", out.to_str().unwrap()]);
    let told = said(&told);
    assert!(
        told.contains("The Inclusion Job") && told.contains("semi-pro crew"),
        "{told}"
    );
    let scale = json(&out, "rate.json");
    assert_eq!(scale["scenarios"].as_array().unwrap().len(), 2);
    assert_eq!(scale["crews"].as_array().unwrap().len(), 3);
    let table = fs::read_to_string(out.join("rate.md")).unwrap();
    assert!(table.contains("| The Side Channel |"), "{table}");
}

#[test]
fn every_task_plays_every_edition() {
    let told = |words: &str| {
        let output = lab(words, &[]);
        said(&output).to_string()
    };
    let run = "run --bot random --heists 2 --scenario";
    let by_option = told(&format!("{run} the-vault --edition your-last-heist-draft"));
    assert_eq!(
        by_option,
        told(&format!("{run} your-last-heist-draft/the-vault"))
    );
    assert!(by_option.contains("The Vault"), "{by_option}");
    let all = told(&format!("{run} all --edition masters-of-the-heist"));
    assert!(all.contains("The Exhibition Job"), "{all}");
    assert!(!all.contains("The Marathon Job"), "{all}");
    let newest = told(&format!("{run} the-inclusion-job"));
    assert_eq!(
        newest,
        told(&format!("{run} master-heist/the-inclusion-job"))
    );
    let compared = told(
        "compare scenario=the-gallery scenario=the-museum --edition your-last-heist-draft --bot random --heists 2",
    );
    assert!(compared.contains("The Museum"), "{compared}");
    let crews = told(
        "crews the-fence --edition your-last-heist --bot random --tries 4 --keep 1 --first 1 --heists 2",
    );
    assert!(crews.contains("The Fence"), "{crews}");
}

/// A scenario's name after that of its edition is all a task has to be told, in one command for several editions too.
#[test]
fn a_name_with_its_edition_is_enough() {
    let told = |words: &str| {
        let output = lab(words, &[]);
        said(&output).to_string()
    };
    let compared = told(
        "compare scenario=your-last-heist/the-fence scenario=masters-of-the-heist/the-exhibition-job --bot random --heists 2",
    );
    assert!(
        compared.contains("The Fence") && compared.contains("The Exhibition Job"),
        "{compared}"
    );
    let by_name = "crews your-last-heist-draft/the-gallery --bot random --tries 4 --keep 1 --first 1 --heists 2";
    let by_option = by_name.replace(
        "your-last-heist-draft/the-gallery",
        "the-gallery --edition your-last-heist-draft",
    );
    let crews = told(by_name);
    assert!(crews.contains("The Gallery"), "{crews}");
    assert_eq!(crews, told(&by_option));
    let rated = told(
        "rate --scenario master-heist/the-inclusion-job --scenario masters-of-the-heist/the-inclusion-job --bot random --heists 2",
    );
    for name in [
        "The Inclusion Job (Master Heist)",
        "The Inclusion Job (Masters of the Heist)",
    ] {
        assert!(rated.contains(name), "{rated}");
    }
    let one = told("rate --edition your-last-heist-draft --bot random --heists 1");
    assert!(
        one.contains("The Museum") && !one.contains("The Inclusion Job"),
        "{one}"
    );
}

/// Editions share names: on one scale they are told apart.
#[test]
fn scenarios_of_all_editions_are_placed_on_one_scale() {
    let home = tempdir().unwrap();
    let out = home.path().join("out");
    let output = lab(
        "rate --bot random --heists 1 --think 1",
        &["--out", out.to_str().unwrap()],
    );
    said(&output);
    let scale = json(&out, "rate.json");
    let ids: Vec<&str> = scale["scenarios"]
        .as_array()
        .unwrap()
        .iter()
        .map(|scenario| scenario["id"].as_str().unwrap())
        .collect();
    let editions = crew::content::editions();
    let all: usize = editions.iter().map(|edition| edition.scenarios.len()).sum();
    assert_eq!(ids.len(), all);
    for id in [
        "master-heist/the-inclusion-job",
        "masters-of-the-heist/the-inclusion-job",
        "your-last-heist/the-long-swap",
        "your-last-heist-draft/the-vault",
    ] {
        assert!(ids.contains(&id), "{ids:?}");
    }
}

#[test]
fn what_makes_no_sense_is_refused_in_a_sentence() {
    let refused = [
        (
            "compare bot=clever - --scenario the-inclusion-job",
            "clever",
        ),
        ("compare seed=3 - --scenario the-inclusion-job", "seed"),
        ("compare - -", "--scenario"),
        (
            "compare scenario=the-inclusion-jub - --scenario all",
            "The Inclusion Job",
        ),
        (
            "compare scenario=the-inclusion-job - --scenario all",
            "paired",
        ),
        (
            "compare crew=Tiny+Nobody+Karma - --scenario the-inclusion-job",
            "Nobody",
        ),
        ("crews the-inclusion-jub", "The Inclusion Job"),
        ("crews all", "one scenario"),
        ("crews the-inclusion-job --tries 1", "--tries"),
        ("rate --scenario nowhere", "nowhere"),
        ("rate --heists 0", "--heists"),
        ("rate --edition monopoly", "monopoly"),
        (
            "run --scenario the-vault --edition master-heist",
            "the-vault",
        ),
        (
            "run --scenario all --edition your-last-hest",
            "your-last-heist",
        ),
    ];
    for (words, about) in refused {
        let output = lab(words, &[]);
        assert!(
            complaint(&output).contains(about),
            "{words}: {}",
            complaint(&output)
        );
    }
}

#[test]
fn a_folder_that_takes_nothing_is_refused_before_anything_is_played() {
    let home = tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "mine").unwrap();
    for words in [COMPARE, CREWS, RATE] {
        let output = lab(words, &["--out", file.to_str().unwrap()]);
        assert!(complaint(&output).contains("cannot write"), "{words}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}
