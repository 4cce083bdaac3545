//! The skills: six faces each, what they lack, and which crews the box can seat.

use crate::kit::*;
use crew::content::cards::Icon;
use crew::content::master_heist;
use crew::setup::{SetupProblem, SetupProblems};
use crew::*;

/// Whatever the die shows, the skill offers that face and no other; committing brings the printed icons.
fn offers(skill: &str, faces: [&str; 6], lacks: &[Icon]) {
    let other = if skill == "linger" { "hurry" } else { "linger" };
    for (die, printed) in (1..).zip(faces) {
        let (name, words) = printed.split_once(": ").expect("a name and its icons");
        let mut table = stage("E2 EM")
            .skills(0, [skill, other])
            .act([(0, 0); 3], &[die, 1, 1]);
        table.set_ideas(0, 0);
        let of_skill = |command: &Command| match command {
            Command::Commit { who, action, .. } => *who == Who(0) && (8..14).contains(&action.0),
            _ => false,
        };
        let offered: Vec<Command> = table.legal(0).into_iter().filter(of_skill).collect();
        let [face @ Command::Commit { action, .. }] = offered[..] else {
            panic!("one face of {skill}, not {offered:?}");
        };
        assert_eq!(table.heist.action_name(Who(0), action), Some(name));
        table.ok(face);
        let (pool, noise, alerts) = icons(words);
        assert_eq!(table.state.crew[0].pool, pool, "{skill}: {printed}");
        assert_eq!(table.state.noise, noise, "{skill}: {printed}");
        assert_eq!(table.alerts(), u16::from(alerts), "{skill}: {printed}");
    }
    let (_, card) = master_heist().skill(skill).expect("a skill of the box");
    assert_eq!(master_heist().lacks(card), lacks);
}

// covers: skill:smash-n-grab, rule:skills
#[test]
fn the_faces_of_smash_n_grab() {
    offers(
        "smash-n-grab",
        [
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Observe: idea reveal noise",
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Grab: loot noise",
        ],
        &[Icon::Unlock],
    );
}

// covers: skill:steal, rule:skills
#[test]
fn the_faces_of_steal() {
    offers(
        "steal",
        [
            "Flip: subdue noise move",
            "Disable: disable noise move",
            "Recon: idea idea noise reveal",
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Ransack: loot loot noise",
        ],
        &[Icon::Unlock],
    );
}

// covers: skill:pilfer, rule:skills
#[test]
fn the_faces_of_pilfer() {
    offers(
        "pilfer",
        [
            "Punch: subdue noise noise move",
            "Rewire: disable disable noise move",
            "Key In: reveal unlock noise",
            "Flip: subdue noise move",
            "Disable: disable noise move",
            "Grab: loot noise",
        ],
        &[Icon::Idea],
    );
}

// covers: skill:hurry, rule:skills
#[test]
fn the_faces_of_hurry() {
    offers(
        "hurry",
        [
            "Run: noise noise move move",
            "Pick: unlock noise",
            "Run: noise noise move move",
            "Observe: idea reveal noise",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
        &[Icon::Disable, Icon::Subdue],
    );
}

// covers: skill:ninja, rule:skills
#[test]
fn the_faces_of_ninja() {
    offers(
        "ninja",
        [
            "Dash: noise move move",
            "Pick: unlock noise",
            "Sleeper Hold: subdue move",
            "Observe: idea reveal noise",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
        &[Icon::Disable],
    );
}

// covers: skill:prowl, rule:skills
#[test]
fn the_faces_of_prowl() {
    offers(
        "prowl",
        [
            "Dash: noise move move",
            "Pick: unlock noise",
            "Sneak: disable noise move move",
            "Study: idea idea",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
        &[Icon::Reveal, Icon::Subdue],
    );
}

// covers: skill:wing-it, rule:skills
#[test]
fn the_faces_of_wing_it() {
    offers(
        "wing-it",
        [
            "Discover: reveal reveal noise",
            "Strongarm: unlock subdue noise noise move",
            "Short: unlock disable noise noise move",
            "Zap: subdue disable noise noise move",
            "Grab: loot noise",
            "Scamper: noise noise noise move move",
        ],
        &[Icon::Idea],
    );
}

// covers: skill:concoct, rule:skills
#[test]
fn the_faces_of_concoct() {
    offers(
        "concoct",
        [
            "Study: idea idea",
            "Spy Stuff: unlock subdue noise",
            "Short: unlock disable noise noise move",
            "Zap: subdue disable noise noise move",
            "Grab: loot noise",
            "Run: noise noise move move",
        ],
        &[Icon::Reveal],
    );
}

// covers: skill:improvise, rule:skills
#[test]
fn the_faces_of_improvise() {
    offers(
        "improvise",
        [
            "Redirect: unlock subdue disable noise noise",
            "Strongarm: unlock subdue noise noise move",
            "Short: unlock disable noise noise move",
            "Zap: subdue disable noise noise move",
            "Grab: loot noise",
            "Dash: noise move move",
        ],
        &[Icon::Idea, Icon::Reveal],
    );
}

// covers: skill:hit-n-run, rule:skills
#[test]
fn the_faces_of_hit_n_run() {
    offers(
        "hit-n-run",
        [
            "Hit: subdue noise",
            "Run: noise noise move move",
            "Bash: subdue subdue noise",
            "Run: noise noise move move",
            "Punch: subdue noise noise move",
            "Bump: unlock unlock noise noise move",
        ],
        &[Icon::Idea, Icon::Disable, Icon::Reveal],
    );
}

// covers: skill:assault, rule:skills
#[test]
fn the_faces_of_assault() {
    offers(
        "assault",
        [
            "Bash: subdue subdue noise",
            "Run: noise noise move move",
            "Rampage: subdue subdue noise noise noise move move",
            "Run: noise noise move move",
            "Strongarm: unlock subdue noise noise move",
            "Bump: unlock unlock noise noise move",
        ],
        &[Icon::Idea, Icon::Disable, Icon::Reveal],
    );
}

// covers: skill:blast, rule:skills
#[test]
fn the_faces_of_blast() {
    offers(
        "blast",
        [
            "Bash: subdue subdue noise",
            "Run: noise noise move move",
            "Detonate: unlock subdue subdue disable noise alert",
            "Run: noise noise move move",
            "Bash: subdue subdue noise",
            "Bump: unlock unlock noise noise move",
        ],
        &[Icon::Idea, Icon::Reveal],
    );
}

// covers: skill:bypass, rule:skills
#[test]
fn the_faces_of_bypass() {
    offers(
        "bypass",
        [
            "Bump: unlock unlock noise noise move",
            "Pause: idea",
            "Pick: unlock noise",
            "Sprint: noise noise move move move",
            "Run: noise noise move move",
            "Pick: unlock noise",
        ],
        &[Icon::Disable, Icon::Reveal, Icon::Subdue],
    );
}

// covers: skill:extract, rule:skills
#[test]
fn the_faces_of_extract() {
    offers(
        "extract",
        [
            "Rake: unlock unlock noise move",
            "Recon: idea idea noise reveal",
            "Swipe: unlock loot noise",
            "Sprint: noise noise move move move",
            "Dash: noise move move",
            "Pick: unlock noise",
        ],
        &[Icon::Disable, Icon::Subdue],
    );
}

// covers: skill:circumvent, rule:skills
#[test]
fn the_faces_of_circumvent() {
    offers(
        "circumvent",
        [
            "Rake: unlock unlock noise move",
            "Study: idea idea",
            "Spy Stuff: unlock subdue noise",
            "Sprint: noise noise move move move",
            "Dash: noise move move",
            "Short: unlock disable noise noise move",
        ],
        &[Icon::Reveal],
    );
}

// covers: skill:yank-wires, rule:skills
#[test]
fn the_faces_of_yank_wires() {
    offers(
        "yank-wires",
        [
            "Shatter: disable disable noise noise move",
            "Sprint: noise noise move move move",
            "Smash: disable noise noise move",
            "Discover: reveal reveal noise",
            "Examine: idea idea idea noise",
            "Smash: disable noise noise move",
        ],
        &[Icon::Subdue, Icon::Unlock],
    );
}

// covers: skill:splice-in, rule:skills
#[test]
fn the_faces_of_splice_in() {
    offers(
        "splice-in",
        [
            "Rewire: disable disable noise move",
            "Sprint: noise noise move move move",
            "Disable: disable noise move",
            "Recon: idea idea noise reveal",
            "Examine: idea idea idea noise",
            "Disable: disable noise move",
        ],
        &[Icon::Subdue, Icon::Unlock],
    );
}

// covers: skill:tweak, rule:skills
#[test]
fn the_faces_of_tweak() {
    offers(
        "tweak",
        [
            "Rewire: disable disable noise move",
            "Stride: noise move reveal",
            "Disable: disable noise move",
            "Stride: noise move reveal",
            "Eyeball: idea noise noise move",
            "Disable: disable noise move",
        ],
        &[Icon::Subdue, Icon::Unlock],
    );
}

// covers: skill:linger, rule:skills
#[test]
fn the_faces_of_linger() {
    offers(
        "linger",
        [
            "Shock: subdue disable noise",
            "Defeat: unlock disable noise",
            "Grab: loot noise",
            "Chaos: unlock subdue disable noise noise noise",
            "Discover: reveal reveal noise",
            "Snatch: unlock unlock loot noise noise",
        ],
        &[Icon::Idea, Icon::Move],
    );
}

// covers: skill:tamper, rule:skills
#[test]
fn the_faces_of_tamper() {
    offers(
        "tamper",
        [
            "Shock: subdue disable noise",
            "Defeat: unlock disable noise",
            "Swipe: unlock loot noise",
            "Redirect: unlock subdue disable noise noise",
            "Discover: reveal reveal noise",
            "Seize: unlock unlock loot loot noise noise",
        ],
        &[Icon::Idea, Icon::Move],
    );
}

// covers: skill:intrude, rule:skills
#[test]
fn the_faces_of_intrude() {
    offers(
        "intrude",
        [
            "Shock: subdue disable noise",
            "Defeat: unlock disable noise",
            "Mug: subdue loot noise",
            "Detonate: unlock subdue subdue disable noise alert",
            "Discover: reveal reveal noise",
            "Rake: unlock unlock noise move",
        ],
        &[Icon::Idea],
    );
}

/// The reasons against a crew.
fn reasons(change: impl Fn(&mut Stage)) -> Vec<SetupProblem> {
    let mut stage = stage("E2 EM");
    change(&mut stage);
    stage.setup.scenario = ScenarioChoice::Inline(Box::new(stage.draft));
    let SetupProblems(problems) = Heist::new(stage.setup).expect_err("a crew that cannot play");
    problems
}

fn skills(stage: &mut Stage, who: usize, skills: &[&str]) {
    stage.member(who).skills = skills.iter().map(ToString::to_string).collect();
}

// covers: rule:conflicting-skills
#[test]
fn the_box_has_two_copies_of_a_skill() {
    let table = stage("E2 EM")
        .skills(0, ["hurry", "linger"])
        .skills(1, ["hurry", "bypass"])
        .plan();
    assert_eq!(table.heist.players, 3);
    let third = reasons(|stage| {
        skills(stage, 0, &["hurry", "linger"]);
        skills(stage, 1, &["hurry", "bypass"]);
        skills(stage, 2, &["blast", "hurry"]);
    });
    assert_eq!(
        third,
        [SetupProblem::TooManyCopies {
            skill: "Hurry".into(),
            count: 3
        }]
    );
}

// covers: rule:conflicting-skills
#[test]
fn a_skill_and_what_it_grows_into_are_different_cards() {
    let table = stage("E2 EM")
        .skills(0, ["hurry", "ninja"])
        .skills(1, ["hurry", "ninja"])
        .skills(2, ["prowl", "linger"])
        .plan();
    assert_eq!(table.heist.players, 3);
}

// covers: rule:conflicting-skills
#[test]
fn nobody_has_one_skill_twice() {
    let twice = reasons(|stage| skills(stage, 0, &["hurry", "hurry"]));
    assert_eq!(
        twice,
        [SetupProblem::SameSkillTwice {
            member: "Thug".into(),
            skill: "Hurry".into()
        }]
    );
}

// covers: rule:conflicting-skills
#[test]
fn by_house_rule_one_character_takes_both_copies() {
    let both = stage("E2 EM")
        .skills(0, ["hurry", "hurry"])
        .rules(|rules| rules.same_skill_twice = true);
    let mut table = both.act([(0, 0); 3], &[5, 1, 1]);
    table.set_ideas(0, 0);
    assert_eq!(table.offers(0), ["Walk", "Punch", "Sprint"]);
    let third = reasons(|stage| {
        stage.setup.rules.same_skill_twice = Some(true);
        skills(stage, 0, &["hurry", "hurry"]);
        skills(stage, 1, &["hurry", "linger"]);
    });
    assert_eq!(
        third,
        [SetupProblem::TooManyCopies {
            skill: "Hurry".into(),
            count: 3
        }]
    );
}

// covers: rule:one-class-per-heist
#[test]
fn one_character_of_each_class() {
    let twins = reasons(|stage| stage.member(1).character = "thug".into());
    assert_eq!(
        twins,
        [SetupProblem::SameClass {
            first: "Thug".into(),
            second: "Thug".into(),
            class: "Thug".into()
        }]
    );
}

// covers: rule:one-class-per-heist
#[test]
fn a_professional_is_of_the_class_of_the_amateur() {
    let siblings = reasons(|stage| {
        stage.member(0).character = "operative".into();
        stage.member(2).character = "bruiser".into();
    });
    assert_eq!(
        siblings,
        [SetupProblem::SameClass {
            first: "Operative".into(),
            second: "Bruiser".into(),
            class: "Thug".into()
        }]
    );
}

// covers: rule:skills
#[test]
fn a_character_has_two_skills() {
    for wrong in [&["hurry"][..], &["hurry", "linger", "bypass"], &[]] {
        let problems = reasons(|stage| skills(stage, 0, wrong));
        assert_eq!(
            problems,
            [SetupProblem::SkillCount {
                member: "Thug".into(),
                count: wrong.len()
            }]
        );
    }
}

// covers: rule:the-setup
#[test]
fn a_crew_has_three_or_four_characters() {
    for count in [0, 1, 2, 5, 9] {
        let problems = reasons(|stage| {
            let (thug, crowd) = (
                stage.setup.crew[0].clone(),
                ["burglar", "lookout", "pickpocket", "shutter-bug"],
            );
            stage.setup.crew = vec![thug; count];
            let skills = [
                "blast", "assault", "tamper", "intrude", "tweak", "steal", "pilfer", "ninja",
            ];
            for (who, character) in (1..count.min(5)).zip(crowd) {
                stage.member(who).character = character.into();
                stage.member(who).skills =
                    vec![skills[2 * who - 2].into(), skills[2 * who - 1].into()];
            }
        });
        assert_eq!(problems, [SetupProblem::CrewSize { count }]);
    }
    let four = stage("E2 EM")
        .crew(["thug", "burglar", "lookout", "pickpocket"])
        .plan();
    assert_eq!(four.heist.players, 4);
}

// covers: rule:the-setup
#[test]
fn names_that_are_not_in_the_box() {
    let problems = reasons(|stage| {
        stage.member(0).character = "clown".into();
        skills(stage, 1, &["juggle", "hurry"]);
        stage.setup.crew[2] = CrewChoice::Prebuilt("Nobody".into());
        stage.setup.fixers = vec!["dentist".into()];
        stage.setup.items = vec!["banana".into()];
    });
    assert_eq!(
        problems,
        [
            SetupProblem::UnknownCharacter {
                name: "clown".into()
            },
            SetupProblem::UnknownSkill {
                name: "juggle".into()
            },
            SetupProblem::UnknownPrebuilt {
                name: "Nobody".into()
            },
            SetupProblem::UnknownFixer {
                name: "dentist".into()
            },
            SetupProblem::UnknownItem {
                name: "banana".into()
            },
        ]
    );
}

// covers: rule:the-setup
#[test]
fn an_unknown_edition_or_scenario_is_no_heist() {
    let mut setup = stage("E2 EM").setup;
    let known = Heist::new(setup.clone()).map(|_| ());
    assert_eq!(
        known,
        Err(SetupProblems(vec![SetupProblem::UnknownScenario {
            name: String::new()
        }]))
    );
    setup.edition = "monopoly".into();
    let unknown = Heist::new(setup).map(|_| ());
    let reason = SetupProblem::UnknownEdition {
        name: "monopoly".into(),
    };
    assert_eq!(unknown, Err(SetupProblems(vec![reason])));
}

// covers: rule:the-setup, rule:conflicting-skills, rule:one-class-per-heist
#[test]
fn a_bad_crew_hears_every_reason_at_once() {
    let problems = reasons(|stage| {
        let fourth = stage.setup.crew[0].clone();
        stage.setup.crew.push(fourth);
        skills(stage, 0, &["hurry", "hurry"]);
        skills(stage, 1, &["hurry"]);
        skills(stage, 2, &["bypass", "linger"]);
        skills(stage, 3, &["tightrope", "bypass"]);
    });
    assert_eq!(
        problems,
        [
            SetupProblem::SameSkillTwice {
                member: "Thug".into(),
                skill: "Hurry".into()
            },
            SetupProblem::SkillCount {
                member: "Burglar".into(),
                count: 1
            },
            SetupProblem::SameClass {
                first: "Thug".into(),
                second: "Thug".into(),
                class: "Thug".into()
            },
            SetupProblem::UnknownSkill {
                name: "tightrope".into()
            },
            SetupProblem::TooManyCopies {
                skill: "Hurry".into(),
                count: 3
            },
        ]
    );
}

// covers: rule:skills
#[test]
fn cards_go_by_id_or_by_printed_name() {
    let mut by_name = stage("E2 EM").skills(0, ["Smash 'n' Grab", "hurry"]);
    by_name.member(0).character = "Angry Locksmith".into();
    let mut table = by_name.act([(0, 0); 3], &[2, 1, 1]);
    table.set_ideas(0, 0);
    assert_eq!(table.offers(0), ["Walk", "Pick", "Smash"]);
}
