//! Thug, Bruiser and Operative.

use super::*;

/// Somebody beside two guards on one tile.
fn fight(character: &str) -> Table {
    with("E2 EM G2 EM LO", character)
        .skills(0, ["hit-n-run", "hurry"])
        .act([(0, 1), (0, 0), (0, 0)], &[3, 1, 1])
}

// covers: your-last-heist/ability:thug/adrenaline, your-last-heist/ability:bruiser/adrenaline, your-last-heist/ability:operative/adrenaline
#[test]
fn every_guard_subdued_brings_an_idea() {
    for character in ["thug", "bruiser", "operative"] {
        let mut table = fight(character);
        let before = table.ideas(0);
        table.commit(0, "Bash");
        assert_eq!(table.ideas(0), before, "the icons alone bring nothing");
        for more in 1..=2 {
            table.ok(subdue(&table, 0, 0, 2));
            assert_eq!(table.ideas(0), before + more, "{character}");
        }
    }
}

// covers: your-last-heist/ability:thug/adrenaline
#[test]
fn others_get_nothing_for_it() {
    let mut table = board("E2 EM GU")
        .skills(1, ["hit-n-run", "bypass"])
        .act([(0, 1), (0, 1), (0, 0)], &[1; 3]);
    let before = table.ideas(1);
    table.commit(1, "Hit");
    table.ok(subdue(&table, 1, 0, 2));
    assert_eq!(table.ideas(1), before);
}

/// Unlock icons of a bash, by default and by skill, and of what is no bash.
fn unlocks(table: &mut Table, action: &str) -> u8 {
    table.commit(0, action);
    table.state.crew[0].pool.unlocks
}

/// A bruiser with this skill and die; reinforcements came, or did not.
fn bruiser(skill: &str, face: u8, reinforced: bool) -> Table {
    let mut table = with("E2 EM EM LO EM RE", "bruiser")
        .skills(0, [skill, "wing-it"])
        .skills(1, ["hurry", "smash-n-grab"])
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    if reinforced {
        hit(&mut table, 14);
        assert_eq!(table.played(), ["14", "R"]);
    }
    table.state.crew[0].die = face;
    table
}

// covers: your-last-heist/ability:bruiser/bring-it-on
#[test]
fn after_reinforcements_a_bash_unlocks_as_well() {
    assert_eq!(unlocks(&mut bruiser("hit-n-run", 6, false), "Bash"), 0);
    let mut table = bruiser("hit-n-run", 6, true);
    assert_eq!(unlocks(&mut table, "Bash"), 1);
    assert_eq!(table.state.crew[0].pool.subdues, 2);
    assert_eq!(table.state.noise, 1);
    table.ok(unlock(&table, 0, 0, 3));
    assert_eq!(table.count(Token::OpenLock, 0, 3), 1);
}

// covers: your-last-heist/ability:bruiser/bring-it-on
#[test]
fn a_bash_of_a_skill_counts_and_other_blows_do_not() {
    // Default actions come first, so ask for the face of the skill.
    let with_face = |face: u8, slot: u8| {
        let mut table = bruiser("hit-n-run", face, true);
        let commit = Command::Commit {
            who: FIRST,
            action: ActionId(slot),
            face: 0,
            aim: crew::Aim::NONE,
        };
        table.ok(commit);
        table.state.crew[0].pool.unlocks
    };
    assert_eq!(with_face(3, 10), 1, "Bash on a three");
    assert_eq!(with_face(1, 8), 0, "Hit on a one");
}

// covers: your-last-heist/ability:bruiser/bring-it-on
#[test]
fn the_thug_brings_nothing_on() {
    let mut table = with("E2 EM EM LO EM RE", "thug").act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    hit(&mut table, 14);
    assert_eq!(unlocks(&mut table, "Bash"), 0);
}

// covers: your-last-heist/ability:operative/you-will-report-in
#[test]
fn only_the_operative_takes_noise_back() {
    for (character, noise) in [("thug", 1), ("bruiser", 1), ("operative", 0)] {
        let mut table = fight(character);
        table.commit(0, "Bash");
        table.ok(subdue(&table, 0, 0, 2));
        assert_eq!(table.state.noise, noise, "{character}");
    }
}
