//! What the character cards print, and which crews the box can seat.

use super::*;
use crew::setup::SetupProblem;

/// What is printed on a card: memory, ideas, and the two default actions with what they cost.
fn prints(character: &str, memory: u8, ideas: u8, actions: [(&str, u8, &str); 2]) {
    let table = with("E2 EM", character).plan();
    assert_eq!(table.state.crew[0].tokens, memory, "{character}");
    assert_eq!(table.ideas(0), ideas, "{character}");
    for (slot, (name, pay, words)) in (0..).map(ActionId).zip(actions) {
        let act = table.heist.act(Who(0), slot).expect("a default action");
        let printed = table.heist.action_name(Who(0), slot);
        assert_eq!(printed, Some(name), "{character}");
        let found = (act.pool, act.noise, act.alerts);
        assert_eq!(found, icons(words), "{character}: {name}");
        assert_eq!((act.pay, act.face), (pay, 0), "{character}: {name}");
    }
    assert!(
        table.heist.act(Who(0), ActionId(2)).is_none(),
        "{character}"
    );
}

const CRAWL: (&str, u8, &str) = ("Crawl", 0, "move");
const WALK: (&str, u8, &str) = ("Walk", 0, "noise move");
const DASH: (&str, u8, &str) = ("Dash", 0, "noise move move");
const STRIDE: (&str, u8, &str) = ("Stride", 0, "noise move reveal");
const PICK: (&str, u8, &str) = ("Pick", 0, "unlock");
const BASH: (&str, u8, &str) = ("Bash", 0, "subdue subdue noise");
const HESITATE: (&str, u8, &str) = ("Hesitate", 0, "idea");
const STUDY: (&str, u8, &str) = ("Study", 0, "idea idea");
const YOINK: (&str, u8, &str) = ("Yoink", 0, "loot noise");
const EXPLOIT: (&str, u8, &str) = ("Exploit", 1, "grant noise");

// covers: your-last-heist-draft/rule:characters
#[test]
fn the_cards_of_the_bypassers() {
    prints("angry-locksmith", 8, 3, [CRAWL, PICK]);
    prints("safecracker", 9, 5, [CRAWL, PICK]);
    prints("tunneler", 9, 4, [CRAWL, PICK]);
}

// covers: your-last-heist-draft/rule:characters
#[test]
fn the_cards_of_the_fighters() {
    prints("thug", 7, 3, [WALK, BASH]);
    prints("bruiser", 9, 4, [WALK, BASH]);
    prints("operative", 9, 4, [WALK, ("Spy Stuff", 0, "unlock subdue")]);
}

// covers: your-last-heist-draft/rule:characters
#[test]
fn the_cards_of_the_grifters() {
    prints("street-urchin", 9, 2, [WALK, HESITATE]);
    prints("con-artist", 11, 3, [DASH, STUDY]);
    prints("mastermind", 12, 3, [WALK, DASH]);
}

// covers: your-last-heist-draft/rule:characters
#[test]
fn the_cards_of_the_hackers() {
    prints("script-kiddie", 6, 5, [STRIDE, EXPLOIT]);
    prints("hacktivist", 7, 6, [STRIDE, EXPLOIT]);
    prints("black-hat", 7, 6, [STRIDE, EXPLOIT]);
}

// covers: your-last-heist-draft/rule:characters
#[test]
fn the_cards_of_the_thieves() {
    prints("burglar", 8, 2, [YOINK, HESITATE]);
    prints("sewer-rat", 8, 4, [("Nab", 0, "loot loot"), HESITATE]);
    prints("grease-man", 12, 2, [YOINK, HESITATE]);
}

// covers: your-last-heist-draft/rule:characters
#[test]
fn the_cards_of_the_support() {
    prints("lookout", 6, 4, [DASH, HESITATE]);
    prints("watchman", 9, 3, [DASH, STUDY]);
    prints("inside-man", 8, 5, [WALK, ("Key In", 0, "reveal unlock")]);
}

// covers: your-last-heist-draft/rule:characters, your-last-heist-draft/rule:level-up
#[test]
fn every_beginner_grows_into_two_others() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    for (beginner, first, second) in [
        ("angry-locksmith", "safecracker", "tunneler"),
        ("thug", "bruiser", "operative"),
        ("street-urchin", "con-artist", "mastermind"),
        ("script-kiddie", "hacktivist", "black-hat"),
        ("burglar", "sewer-rat", "grease-man"),
        ("lookout", "watchman", "inside-man"),
    ] {
        let (_, card) = edition.character(beginner).expect("a beginner");
        assert_eq!(card.becomes, [first, second]);
    }
}

/// Why a crew cannot come.
fn problems(stage: Stage) -> Vec<SetupProblem> {
    let scenario = ScenarioChoice::Inline(Box::new(stage.draft));
    let setup = Setup {
        scenario,
        ..stage.setup
    };
    Heist::new(setup).err().map(|all| all.0).unwrap_or_default()
}

// covers: your-last-heist-draft/rule:character-building
#[test]
fn three_or_four_play_with_two_skills_each() {
    let crew = |size: usize| {
        let mut stage = stage("E2 EM").crew(["thug", "burglar", "lookout", "script-kiddie"]);
        stage.setup.crew.truncate(size);
        problems(stage)
    };
    assert_eq!((crew(3), crew(4)), (vec![], vec![]));
    assert_eq!(crew(2), [SetupProblem::CrewSize { count: 2 }]);
    let mut alone = stage("E2 EM");
    alone.member(0).skills.pop();
    assert!(matches!(
        problems(alone)[..],
        [SetupProblem::SkillCount { count: 1, .. }]
    ));
}

// covers: your-last-heist-draft/rule:character-building
#[test]
fn a_character_is_one_card() {
    let twins = stage("E2 EM").crew(["thug", "thug", "lookout"]);
    assert!(!problems(twins).is_empty());
}

// covers: your-last-heist-draft/rule:character-building
#[test]
fn the_suggested_first_crew_can_play_the_chateau() {
    let mut stage = scenario_of(EDITION, "the-chateau");
    let suggested = stage.draft.crew.iter();
    let ids: Vec<&str> = suggested.map(|card| card.character.as_str()).collect();
    assert_eq!(ids, ["street-urchin", "angry-locksmith", "thug", "lookout"]);
    let built = stage.draft.crew.iter().map(|card| {
        CrewChoice::Built(CrewMember {
            name: None,
            prebuilt: None,
            character: card.character.clone(),
            skills: card.skills.to_vec(),
            busted: false,
            hideout: None,
            ideas_left: None,
        })
    });
    stage.setup.crew = built.collect();
    assert_eq!(problems(stage), []);
}
