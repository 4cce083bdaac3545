use crate::kit::{complaint, program, run, said, text};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use tempfile::{TempDir, tempdir};

const FILES: [&str; 3] = ["heists.csv", "report.html", "results.json"];

/// A folder for results.
struct Lab {
    home: TempDir,
}

impl Lab {
    fn new() -> Lab {
        Lab {
            home: tempdir().expect("a folder"),
        }
    }

    fn out(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// Random heists of a scenario into a folder.
    fn arguments(&self, name: &str, heists: u64, more: &[&str]) -> Vec<String> {
        let heists = heists.to_string();
        let out = self.out(name);
        let out = out.to_str().expect("a path in plain letters");
        let fixed = [
            "lab",
            "run",
            "--bot",
            "random",
            "--scenario",
            "The Inclusion Job",
            "--heists",
            &heists,
            "--out",
            out,
        ];
        fixed
            .iter()
            .chain(more)
            .map(|&word| word.to_owned())
            .collect()
    }

    fn run(&self, name: &str, heists: u64, more: &[&str]) -> Output {
        let arguments = self.arguments(name, heists, more);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        run(&arguments)
    }

    fn start(&self, name: &str, heists: u64) -> Child {
        program()
            .args(self.arguments(name, heists, &[]))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts")
    }

    fn read(&self, name: &str, file: &str) -> String {
        fs::read_to_string(self.out(name).join(file)).expect("a file of the run")
    }

    /// Every file of a folder with its text.
    fn all(&self, name: &str) -> Vec<(String, String)> {
        contents(&self.out(name))
    }
}

fn contents(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            (name.into_owned(), fs::read_to_string(&path).expect("text"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn a_run_leaves_a_table_and_three_files() {
    let lab = Lab::new();
    let output = lab.run("a", 25, &[]);
    let table = said(&output);
    assert!(table.contains("The Inclusion Job") && table.contains("25"));
    let files = lab.all("a");
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, FILES);
    let results: Value = serde_json::from_str(&lab.read("a", "results.json")).expect("JSON");
    assert_eq!(results["jobs"][0]["summary"]["won"]["of"], 25);
    assert_eq!(lab.read("a", "heists.csv").lines().count(), 1 + 25);
    assert!(lab.read("a", "report.html").contains("<html"));
}

#[test]
fn without_a_folder_there_is_only_the_table() {
    let output = run(&[
        "lab",
        "run",
        "--bot",
        "random",
        "--scenario",
        "all",
        "--heists",
        "1",
        "--players",
        "3",
    ]);
    let table = said(&output);
    assert!(table.contains("The Marathon Job") && table.contains("The Black Box"));
}

#[test]
fn threads_change_no_byte() {
    let lab = Lab::new();
    said(&lab.run("one", 40, &["--threads", "1"]));
    said(&lab.run("two", 40, &["--threads", "2"]));
    assert_eq!(lab.all("one"), lab.all("two"));
}

#[test]
fn several_crews_are_told_apart() {
    let lab = Lab::new();
    let crews = [
        "--crew",
        "Tiny,Karma,Clutch",
        "--crew",
        "Tiny, karma, F-Stop, Clutch",
    ];
    said(&lab.run("named", 3, &crews));
    let heists = lab.read("named", "heists.csv");
    assert!(heists.contains("\"Tiny, Karma, Clutch\"") && heists.contains("F-Stop"));
    said(&lab.run(
        "all",
        1,
        &["--crew", "all", "--sample", "6", "--players", "3"],
    ));
    assert_eq!(lab.read("all", "heists.csv").lines().count(), 1 + 6);
}

#[test]
fn results_of_another_run_are_not_touched() {
    let lab = Lab::new();
    said(&lab.run("a", 5, &[]));
    let before = lab.all("a");
    let output = lab.run("a", 5, &[]);
    assert!(complaint(&output).contains("--resume"));
    let output = lab.run("a", 9, &["--resume", "--seed", "2"]);
    assert!(complaint(&output).contains("another run (seed 1)"));
    let output = lab.run("a", 9, &["--resume", "--crew", "Tiny,Karma,Clutch"]);
    assert!(complaint(&output).contains("another run"));
    let output = lab.run("a", 4, &["--resume"]);
    assert!(complaint(&output).contains("more heists than asked for"));
    assert_eq!(lab.all("a"), before);
    said(&lab.run("a", 6, &["--force"]));
    said(&lab.run("fresh", 6, &[]));
    assert_eq!(lab.all("a"), lab.all("fresh"));
}

#[test]
fn a_run_goes_on_to_the_same_results() {
    let lab = Lab::new();
    said(&lab.run("whole", 30, &[]));
    said(&lab.run("part", 11, &[]));
    said(&lab.run("part", 30, &["--resume"]));
    assert_eq!(lab.all("part"), lab.all("whole"));
}

/// An edition with an alert track and one with a deck in one run: it is kept, and it goes on.
#[test]
fn a_run_over_several_editions_goes_on_too() {
    let lab = Lab::new();
    let play = |name: &str, heists: &str, more: &[&str]| {
        let out = lab.out(name);
        let mut words = vec!["lab", "run", "--bot", "random", "--heists", heists];
        for scenario in [
            "your-last-heist/the-smuggler-tip",
            "masters-of-the-heist/the-inclusion-job",
            "master-heist/the-inclusion-job",
        ] {
            words.extend(["--scenario", scenario]);
        }
        words.extend(["--out", out.to_str().expect("a path in plain letters")]);
        words.extend(more);
        said(&run(&words)).to_string()
    };
    let table = play("whole", "12", &[]);
    let report = lab.read("whole", "report.html");
    for name in [
        "The Smuggler Tip (Your Last Heist)",
        "The Inclusion Job (Masters of the Heist)",
        "The Inclusion Job (Master Heist)",
    ] {
        assert!(table.contains(name), "{name}: {table}");
        assert!(report.contains(name), "{name}");
    }
    play("part", "5", &[]);
    play("part", "12", &["--resume"]);
    assert_eq!(lab.all("part"), lab.all("whole"));
    let results: Value = serde_json::from_str(&lab.read("whole", "results.json")).expect("JSON");
    let jobs = results["plan"]["jobs"].as_array().expect("jobs");
    let editions: Vec<&str> = jobs
        .iter()
        .map(|job| job["setup"]["edition"].as_str().expect("an edition"))
        .collect();
    assert_eq!(
        editions,
        ["your-last-heist", "masters-of-the-heist", "master-heist"]
    );
}

#[test]
fn damaged_results_are_named_and_left_alone() {
    let lab = Lab::new();
    said(&lab.run("a", 5, &[]));
    let json = lab.read("a", "results.json");
    let csv = lab.read("a", "heists.csv");
    let file = |name: &str| lab.out("a").join(name);
    for (name, damaged) in [
        ("results.json", &json[..json.len() / 3]),
        ("results.json", "{}"),
        ("results.json", ""),
        ("heists.csv", &csv[..csv.len() / 2]),
        ("heists.csv", "nonsense\n1\n"),
    ] {
        fs::write(file("results.json"), &json).expect("a file");
        fs::write(file("heists.csv"), &csv).expect("a file");
        fs::write(file(name), damaged).expect("a file");
        let before = lab.all("a");
        let output = lab.run("a", 9, &["--resume"]);
        assert!(complaint(&output).contains("results.json"), "{name}");
        assert_eq!(lab.all("a"), before, "{name}");
    }
}

#[test]
fn a_folder_that_takes_no_files_is_named_before_anything_is_played() {
    let lab = Lab::new();
    let file = lab.out("file");
    fs::write(&file, "mine").expect("a file");
    for name in ["file", "file/deep"] {
        let output = lab.run(name, 1_000_000, &[]);
        assert!(complaint(&output).contains("cannot write to"));
    }
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
}

#[test]
fn bad_arguments_get_a_sentence_and_leave_nothing() {
    let lab = Lab::new();
    for (more, sentence) in [
        (
            &["--scenario", "The Inclusive Job"][..],
            "The Inclusion Job",
        ),
        (&["--crew", "Tiny,Kharma,Clutch"], "Karma"),
        (&["--crew", "Tiny,Karma"], "crew"),
        (&["--crew", ""], "no pre-built character"),
        (&["--crew", "Tiny,Jitters,Karma"], "Tiny"),
        (
            &["--crew", "Tiny,Karma,Clutch", "--players", "4"],
            "3 names",
        ),
        (&["--players", "5"], "5"),
        (&["--bot", "clever"], "scripted"),
        (&["--think", "5h"], "200ms"),
        (&["--heists", "0"], "0"),
        (&["--heists", "many"], "many"),
        (&["--threads", "0"], "0"),
        (&["--seed", "-1"], "-1"),
        (&["--strength", "huge"], "semi-pro"),
        (&["--resume", "--force"], "cannot be used with"),
    ] {
        // The last word counts only where an option may come once.
        let once = ["--bot", "--heists"];
        let mut arguments = lab.arguments("bad", 1, &[]);
        if let Some(place) = arguments.iter().position(|word| word == more[0])
            && once.contains(&more[0])
        {
            arguments.drain(place..place + 2);
        }
        arguments.extend(more.iter().map(|&word| word.to_owned()));
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let output = run(&arguments);
        assert!(
            complaint(&output).contains(sentence),
            "{more:?}: {}",
            complaint(&output)
        );
        assert!(!lab.out("bad").exists(), "{more:?}");
    }
    let output = run(&["lab", "run"]);
    assert!(complaint(&output).contains("--scenario"));
    let output = run(&["lab", "run", "--scenario", "all", "--resume"]);
    assert!(complaint(&output).contains("--out"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_was_played() {
    let lab = Lab::new();
    let child = lab.start("a", 1_000_000);
    // The first save comes right after the first heist.
    while !lab.out("a").join("results.json").exists() {
        std::thread::sleep(Duration::from_millis(10));
    }
    let interrupted = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(interrupted.expect("kill runs").success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130));
    assert!(text(&output.stderr).contains("--resume continues"));
    assert!(text(&output.stdout).contains("The Inclusion Job"));
    let played = lab.read("a", "heists.csv").lines().count() as u64 - 1;
    assert!((1..1_000_000).contains(&played));
    let names: Vec<String> = lab.all("a").into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, FILES);
    said(&lab.run("a", played + 20, &["--resume"]));
    said(&lab.run("whole", played + 20, &[]));
    assert_eq!(lab.all("a"), lab.all("whole"));
}
