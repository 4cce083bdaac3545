//! Planning, and who may sit at the table.

use super::*;
use crew::setup::{SetupProblem, SetupProblems};

fn setup(crew: Vec<CrewChoice>) -> Result<Heist, SetupProblems> {
    Heist::new(Setup {
        edition: EDITION.into(),
        scenario: ScenarioChoice::Known("the-inclusion-job".into()),
        crew,
        ..Setup::default()
    })
}

fn prebuilt(names: &[&str]) -> Vec<CrewChoice> {
    let named = |name: &&str| CrewChoice::Prebuilt(name.to_string());
    names.iter().map(named).collect()
}

/// Characters with two skills each.
fn built(members: &[(&str, [&str; 2])]) -> Vec<CrewChoice> {
    let mut stage = board("E2 EM").crew(["thug"; 4]);
    stage.setup.crew.truncate(members.len());
    for (who, (character, skills)) in members.iter().enumerate() {
        stage = stage.skills(who, *skills);
        stage.member(who).character = character.to_string();
    }
    stage.setup.crew
}

fn problems(crew: Vec<CrewChoice>) -> Vec<SetupProblem> {
    setup(crew).err().map_or_else(Vec::new, |found| found.0)
}

// covers: masters-of-the-heist/option:prebuilts-waive-copies, masters-of-the-heist/rule:skills
#[test]
fn the_recommended_first_crew_may_share_four_times_bypass() {
    let crew = prebuilt(&["Johnny Swagger", "Tiny Mike", "Phobia", "Showtime"]);
    assert_eq!(problems(crew), []);
}

// covers: masters-of-the-heist/option:prebuilts-waive-copies, masters-of-the-heist/rule:start-fresh
#[test]
fn of_each_skill_the_box_has_two_copies() {
    let mut crew = vec![
        ("thug", ["bypass", "wing-it"]),
        ("burglar", ["bypass", "hurry"]),
        ("lookout", ["yank-wires", "hurry"]),
    ];
    assert_eq!(problems(built(&crew)), []);
    crew[2].1 = ["bypass", "yank-wires"];
    let found = problems(built(&crew));
    assert!(matches!(
        found[..],
        [SetupProblem::TooManyCopies { count: 3, .. }]
    ));
}

// covers: masters-of-the-heist/rule:start-fresh
#[test]
fn one_class_sits_at_the_table_once() {
    let crew = [
        ("thug", ["bypass", "wing-it"]),
        ("bruiser", ["bypass", "hurry"]),
        ("lookout", ["yank-wires", "hurry"]),
    ];
    let found = problems(built(&crew));
    assert!(matches!(found[..], [SetupProblem::SameClass { .. }]));
}

const PREBUILT: [(&str, &str, [&str; 2]); 16] = [
    (
        "Johnny Swagger",
        "angry-locksmith",
        ["smash-n-grab", "bypass"],
    ),
    ("Karma", "angry-locksmith", ["hurry", "wing-it"]),
    ("Jitters", "thug", ["hurry", "yank-wires"]),
    ("Tiny Mike", "thug", ["wing-it", "bypass"]),
    ("Enigma", "street-urchin", ["hurry", "bypass"]),
    ("Iceheart", "street-urchin", ["wing-it", "yank-wires"]),
    ("Phobia", "script-kiddie", ["smash-n-grab", "bypass"]),
    ("Null", "script-kiddie", ["hurry", "yank-wires"]),
    ("Showtime", "burglar", ["bypass", "wing-it"]),
    ("Clutch", "burglar", ["smash-n-grab", "yank-wires"]),
    ("Crazy Eyes", "lookout", ["hurry", "wing-it"]),
    ("Smokes", "lookout", ["smash-n-grab", "bypass"]),
    ("Status", "pickpocket", ["hurry", "yank-wires"]),
    ("Locket", "pickpocket", ["hit-n-run", "smash-n-grab"]),
    ("F-Stop", "shutter-bug", ["wing-it", "bypass"]),
    ("Stretch", "shutter-bug", ["hurry", "hit-n-run"]),
];

// covers: masters-of-the-heist/rule:pre-built-characters
#[test]
fn two_prebuilt_characters_of_every_class_can_play() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    assert_eq!(edition.prebuilts.len(), PREBUILT.len());
    for (card, (name, character, skills)) in edition.prebuilts.iter().zip(PREBUILT) {
        assert_eq!(
            (card.name.as_str(), card.character.as_str()),
            (name, character)
        );
        assert_eq!(card.skills, skills, "{name}");
    }
    for four in PREBUILT.chunks(8) {
        for odd in [0, 1] {
            let names = four.iter().skip(odd).step_by(2).map(|card| card.0);
            let names: Vec<&str> = names.collect();
            assert_eq!(problems(prebuilt(&names)), [], "{names:?}");
        }
    }
}

// covers: masters-of-the-heist/rule:setting-up
#[test]
fn three_or_four_play() {
    for (count, fine) in [(2, false), (3, true), (4, true)] {
        let names = ["Johnny Swagger", "Tiny Mike", "Phobia", "Showtime"];
        let crew = prebuilt(&names[..count]);
        assert_eq!(problems(crew).is_empty(), fine, "{count}");
    }
}

// covers: masters-of-the-heist/rule:busted
#[test]
fn a_busted_character_plays_only_in_a_breakout() {
    let mut stage = scenario_of(EDITION, "the-inclusion-job");
    stage.member(0).busted = true;
    let found = problems(stage.setup.crew);
    assert!(matches!(found[..], [SetupProblem::InJail { .. }]));
}

// covers: masters-of-the-heist/rule:limit-2-to-entrance
#[test]
fn two_may_begin_at_one_entrance() {
    let mut table = scenario_of(EDITION, "the-inclusion-job").plan();
    let [door, other] = [(3, 7), (9, 4)].map(|(row, col)| table.at(row, col));
    let start = |seat: u8, space| Command::Start {
        who: Who(seat),
        space,
    };
    table.seat(0, start(0, door));
    table.seat(1, start(1, door));
    let full = Refusal::StartIsFull { limit: 2 };
    assert_eq!(table.seat_refused(2, start(2, door)), full);
    table.seat(2, start(2, other));
}

// covers: masters-of-the-heist/rule:part-1-the-plan
#[test]
fn tokens_lie_anywhere_one_a_hex_and_no_more_than_the_memory() {
    let mut table = board("E2 EM LO SC EM EM EM EM EM").plan();
    for col in 1..=7 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    // The Thug remembers seven.
    let space = table.at(0, 8);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space }),
        Refusal::NoTokensLeft
    );
    let space = table.at(0, 7);
    table.seat(0, Command::Unplan { space });
    let twice = Command::Plan {
        space: table.at(0, 2),
    };
    assert_eq!(table.seat_refused(0, twice), Refusal::AlreadyPlanned);
}
