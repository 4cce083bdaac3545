//! Golden playthroughs: one whole heist of every scenario, played at random from fixed seeds and told as text.
//!
//! They are there to be read and to show what a change of the rules changes. On a board a letter stands for
//! a chit, a capital for an active one: `G` guard, `D` dog, `C` camera, `L` lock (`g d c l` when handled); `?` unknown,
//! `X Y` remote locks, `x y` their servers, `#` door, `W` watchtower, `R` reinforcements, `A| B| C| D|` gates,
//! `S` safe (`s` open), `k` kennel, `*` marked hex, `$n` cash, `J` jewel, `P` documents, `K` keycard, `U` USB key,
//! `I` item, `E` entrance, `-` a closed gate, digits the characters by seat, `N` the non-player character.

mod golden {
    pub mod drawing;
    pub mod player;
    pub mod story;
}

use golden::player::Player;

/// Plays a scenario with this luck and these choices and compares the story.
fn playthrough(id: &str, luck: u64, choices: u64) {
    let story = Player::new(id, luck, choices).play();
    let lines = story.lines().count();
    assert!(lines <= 300, "{id} takes {lines} lines");
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(id, story);
    });
}

// covers: scenario:the-inclusion-job
#[test]
fn the_inclusion_job() {
    playthrough("the-inclusion-job", 274, 274);
}

// covers: scenario:the-startup-job
#[test]
fn the_startup_job() {
    playthrough("the-startup-job", 2, 2);
}

// covers: scenario:the-dark-horse-job
#[test]
fn the_dark_horse_job() {
    playthrough("the-dark-horse-job", 762, 762);
}

// covers: scenario:the-greedy-prisoner
#[test]
fn the_greedy_prisoner() {
    playthrough("the-greedy-prisoner", 2, 2);
}

// covers: scenario:the-blind-justice-job
#[test]
fn the_blind_justice_job() {
    playthrough("the-blind-justice-job", 3089, 3089);
}

// covers: scenario:the-melee-job
#[test]
fn the_melee_job() {
    playthrough("the-melee-job", 529, 529);
}

// covers: scenario:the-side-channel
#[test]
fn the_side_channel() {
    playthrough("the-side-channel", 5, 5);
}

// covers: scenario:the-hospitality-job
#[test]
fn the_hospitality_job() {
    playthrough("the-hospitality-job", 975, 975);
}

// covers: scenario:the-proving-grounds
#[test]
fn the_proving_grounds() {
    playthrough("the-proving-grounds", 1, 1);
}

// covers: scenario:the-safehouse-rescue
#[test]
fn the_safehouse_rescue() {
    playthrough("the-safehouse-rescue", 1, 1);
}

// covers: scenario:the-black-box
#[test]
fn the_black_box() {
    playthrough("the-black-box", 292, 292);
}

// covers: scenario:the-marathon-job
#[test]
fn the_marathon_job() {
    playthrough("the-marathon-job", 6, 6);
}

// covers: scenario:county-the-bricks
#[test]
fn county_the_bricks() {
    playthrough("county-the-bricks", 28, 28);
}

// covers: scenario:county-the-river
#[test]
fn county_the_river() {
    playthrough("county-the-river", 80, 80);
}

// covers: scenario:county-the-hole
#[test]
fn county_the_hole() {
    playthrough("county-the-hole", 4, 4);
}

// covers: scenario:the-final-score-part-1
#[test]
fn the_final_score_part_1() {
    playthrough("the-final-score-part-1", 608, 608);
}

// covers: scenario:the-final-score-part-2
#[test]
fn the_final_score_part_2() {
    playthrough("the-final-score-part-2", 603, 603);
}
