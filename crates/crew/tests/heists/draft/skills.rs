//! The skills: an action for each face of the die.

use super::*;

/// Whatever the die shows, the skill offers that face and no other; committing brings the printed icons.
fn offers(skill: &str, faces: [&str; 6]) {
    let other = if skill == "hurry" { "wing-it" } else { "hurry" };
    for (die, printed) in (1..).zip(faces) {
        let (name, words) = printed.split_once(": ").expect("a name and its icons");
        let mut table = stage("E2 EM")
            .skills(0, [skill, other])
            .skills(1, ["smash-n-grab", "bypass"])
            .skills(2, ["hit-n-run", "yank-wires"])
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
}

// covers: your-last-heist-draft/skill:smash-n-grab, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_smash_n_grab() {
    offers(
        "smash-n-grab",
        [
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Reveal: reveal",
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Grab: loot noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:hurry, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_hurry() {
    offers(
        "hurry",
        [
            "Run: noise noise move move",
            "Shim: unlock noise",
            "Run: noise noise move move",
            "Study: idea idea",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:wing-it, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_wing_it() {
    offers(
        "wing-it",
        [
            "Reveal: reveal",
            "Strongarm: unlock subdue noise noise",
            "Short: unlock disable noise noise",
            "Zap: subdue disable noise noise",
            "Grab: loot noise",
            "Run: noise noise move move",
        ],
    );
}

// covers: your-last-heist-draft/skill:hit-n-run, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_hit_n_run() {
    offers(
        "hit-n-run",
        [
            "Tackle: subdue noise",
            "Run: noise noise move move",
            "Bash: subdue subdue noise",
            "Run: noise noise move move",
            "Tackle: subdue noise",
            "Study: idea idea",
        ],
    );
}

// covers: your-last-heist-draft/skill:bypass, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_bypass() {
    offers(
        "bypass",
        [
            "Bump: unlock unlock noise noise move",
            "Study: idea idea",
            "Shim: unlock noise",
            "Sprint: noise noise move move move",
            "Run: noise noise move move",
            "Shim: unlock noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:yank-wires, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_yank_wires() {
    offers(
        "yank-wires",
        [
            "Shatter: disable disable noise noise move",
            "Sprint: noise noise move move move",
            "Smash: disable noise noise move",
            "Reveal: reveal",
            "Examine: idea idea idea noise",
            "Smash: disable noise noise move",
        ],
    );
}

// covers: your-last-heist-draft/skill:steal, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_steal() {
    offers(
        "steal",
        [
            "Flip: subdue noise move",
            "Disable: disable noise move",
            "Study: idea idea",
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Ransack: loot loot noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:pilfer, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_pilfer() {
    offers(
        "pilfer",
        [
            "Punch: subdue noise noise move",
            "Unplug: disable disable move",
            "Key In: reveal unlock",
            "Flip: subdue noise move",
            "Disable: disable noise move",
            "Grab: loot noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:ninja, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_ninja() {
    offers(
        "ninja",
        [
            "Dash: noise move move",
            "Shim: unlock noise",
            "Sleeper Hold: subdue move",
            "Study: idea idea",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:prowl, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_prowl() {
    offers(
        "prowl",
        [
            "Dash: noise move move",
            "Shim: unlock noise",
            "Sneak: disable move move",
            "Study: idea idea",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:concoct, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_concoct() {
    offers(
        "concoct",
        [
            "Study: idea idea",
            "Spy Stuff: unlock subdue",
            "Short: unlock disable noise noise",
            "Zap: subdue disable noise noise",
            "Grab: loot noise",
            "Dash: noise move move",
        ],
    );
}

// covers: your-last-heist-draft/skill:improvise, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_improvise() {
    offers(
        "improvise",
        [
            "Redirect: unlock subdue disable noise",
            "Strongarm: unlock subdue noise noise",
            "Short: unlock disable noise noise",
            "Shock: subdue disable",
            "Grab: loot noise",
            "Dash: noise move move",
        ],
    );
}

// covers: your-last-heist-draft/skill:assault, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_assault() {
    offers(
        "assault",
        [
            "Bash: subdue subdue noise",
            "Dash: noise move move",
            "Rampage: subdue subdue noise noise move move",
            "Run: noise noise move move",
            "Strongarm: unlock subdue noise noise",
            "Study: idea idea",
        ],
    );
}

// covers: your-last-heist-draft/skill:blast, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_blast() {
    offers(
        "blast",
        [
            "Bash: subdue subdue noise",
            "Dash: noise move move",
            "Detonate: unlock subdue disable noise noise alert",
            "Run: noise noise move move",
            "Bash: subdue subdue noise",
            "Study: idea idea",
        ],
    );
}

// covers: your-last-heist-draft/skill:extract, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_extract() {
    offers(
        "extract",
        [
            "Rake: unlock unlock noise move",
            "Recon: idea idea noise reveal",
            "Swipe: unlock loot",
            "Sprint: noise noise move move move",
            "Dash: noise move move",
            "Shim: unlock noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:circumvent, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_circumvent() {
    offers(
        "circumvent",
        [
            "Rake: unlock unlock noise move",
            "Study: idea idea",
            "Spy Stuff: unlock subdue",
            "Sprint: noise noise move move move",
            "Dash: noise move move",
            "Short: unlock disable noise noise",
        ],
    );
}

// covers: your-last-heist-draft/skill:splice-in, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_splice_in() {
    offers(
        "splice-in",
        [
            "Unplug: disable disable move",
            "Sprint: noise noise move move move",
            "Disable: disable noise move",
            "Discover: reveal reveal",
            "Recon: idea idea noise reveal",
            "Disable: disable noise move",
        ],
    );
}

// covers: your-last-heist-draft/skill:tinker, your-last-heist-draft/rule:skills
#[test]
fn the_faces_of_tinker() {
    offers(
        "tinker",
        [
            "Unplug: disable disable move",
            "Dash: noise move move",
            "Disable: disable noise move",
            "Stride: noise move reveal",
            "Study: idea idea",
            "Disable: disable noise move",
        ],
    );
}

// covers: your-last-heist-draft/rule:skills, your-last-heist-draft/rule:level-up
#[test]
fn every_beginners_skill_grows_into_two_others() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    for (beginner, better) in [
        ("smash-n-grab", ["steal", "pilfer"]),
        ("hurry", ["ninja", "prowl"]),
        ("wing-it", ["concoct", "improvise"]),
        ("hit-n-run", ["assault", "blast"]),
        ("bypass", ["extract", "circumvent"]),
        ("yank-wires", ["splice-in", "tinker"]),
    ] {
        let (_, card) = edition.skill(beginner).expect("a skill");
        assert_eq!(card.becomes, better);
    }
}

// covers: your-last-heist-draft/rule:skills, your-last-heist-draft/option:same-skill-twice
#[test]
fn a_character_may_have_both_copies_of_a_skill() {
    let mut table = stage("E2 EM")
        .skills(0, ["hurry", "hurry"])
        .skills(1, ["smash-n-grab", "bypass"])
        .act([(0, 0); 3], &[5, 1, 1]);
    table.commit(0, "Sprint");
}

// covers: your-last-heist-draft/rule:skills, your-last-heist-draft/rule:character-building
#[test]
fn a_third_copy_is_not_in_the_box() {
    use crew::setup::{SetupProblem, SetupProblems};
    let mut stage = stage("E2 EM");
    for who in 0..3 {
        stage = stage.skills(who, ["hurry", "bypass"]);
    }
    stage.setup.scenario = ScenarioChoice::Inline(Box::new(stage.draft));
    let Err(SetupProblems(problems)) = Heist::new(stage.setup) else {
        panic!("three copies were found");
    };
    let short = |problem: &&SetupProblem| matches!(problem, SetupProblem::TooManyCopies { .. });
    assert_eq!(problems.iter().filter(short).count(), 2);
}
