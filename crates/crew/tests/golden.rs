//! Golden playthroughs: one whole heist of every scenario, played at random from fixed seeds and told as text.
//!
//! They are there to be read and to show what a change of the rules changes. On a board a letter stands for
//! a chit, a capital for an active one: `G` guard, `D` dog, `C` camera, `L` lock (`g d c l` when handled, `!` with one
//! that must be handled twice); `?` unknown, `X Y Z` remote locks or rings, `x y z` their servers or panels, `#` door,
//! `W` watchtower, `R` reinforcements, `A| B| C| D| E|` gates, `S` safe (`s` open), `k` kennel, `*` marked hex or beacon,
//! `$n` cash, `J` jewel, `P` documents, `K` keycard, `U` USB key, `O` painting, `F` fake, `I` item, `i` ideas from the
//! bag, `E` entrance, `-` a closed gate, digits the characters by seat, `N` the non-player character.

mod golden {
    pub mod drawing;
    pub mod player;
    pub mod story;
}

use crew::Setup;
use golden::player::{Player, mixed_crew, suggested_crew};

/// Plays a scenario of the newest edition with this luck and these choices and compares the story.
fn playthrough(id: &str, luck: u64, choices: u64) {
    compare(id, mixed_crew(id), luck, choices);
}

/// The same for another edition, with one seed for both.
fn playthrough_of(edition: &str, id: &str, seed: u64) {
    let name = format!("{edition}.{id}");
    compare(&name, suggested_crew(edition, id), seed, seed);
}

fn compare(name: &str, setup: Setup, luck: u64, choices: u64) {
    let story = Player::new(setup, luck, choices).play();
    let lines = story.lines().count();
    assert!(lines <= 300, "{name} takes {lines} lines");
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, story);
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

// covers: masters-of-the-heist/scenario:the-inclusion-job
#[test]
fn the_inclusion_job_of_masters_of_the_heist() {
    playthrough_of("masters-of-the-heist", "the-inclusion-job", 1121);
}

// covers: masters-of-the-heist/scenario:the-startup-job
#[test]
fn the_startup_job_of_masters_of_the_heist() {
    playthrough_of("masters-of-the-heist", "the-startup-job", 250);
}

// covers: masters-of-the-heist/scenario:the-exhibition-job
#[test]
fn the_exhibition_job_of_masters_of_the_heist() {
    playthrough_of("masters-of-the-heist", "the-exhibition-job", 229);
}

// covers: masters-of-the-heist/scenario:the-blind-justice-job
#[test]
fn the_blind_justice_job_of_masters_of_the_heist() {
    playthrough_of("masters-of-the-heist", "the-blind-justice-job", 573);
}

// covers: masters-of-the-heist/scenario:the-safehouse-rescue
#[test]
fn the_safehouse_rescue_of_masters_of_the_heist() {
    playthrough_of("masters-of-the-heist", "the-safehouse-rescue", 992);
}

// covers: masters-of-the-heist/scenario:county-the-bricks
#[test]
fn county_the_bricks_of_masters_of_the_heist() {
    playthrough_of("masters-of-the-heist", "county-the-bricks", 344);
}

// covers: your-last-heist/scenario:the-smuggler-tip
#[test]
fn the_smuggler_tip_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-smuggler-tip", 6);
}

// covers: your-last-heist/scenario:the-warehouse-job
#[test]
fn the_warehouse_job_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-warehouse-job", 247);
}

// covers: your-last-heist/scenario:your-last-heist
#[test]
fn your_last_heist_of_your_last_heist() {
    playthrough_of("your-last-heist", "your-last-heist", 21);
}

// covers: your-last-heist/scenario:the-fence
#[test]
fn the_fence_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-fence", 757);
}

// covers: your-last-heist/scenario:the-gallery-job
#[test]
fn the_gallery_job_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-gallery-job", 697);
}

// covers: your-last-heist/scenario:the-provenance
#[test]
fn the_provenance_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-provenance", 684);
}

// covers: your-last-heist/scenario:the-collector
#[test]
fn the_collector_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-collector", 673);
}

// covers: your-last-heist/scenario:the-long-swap
#[test]
fn the_long_swap_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-long-swap", 779);
}

// covers: your-last-heist/scenario:the-redemption-job
#[test]
fn the_redemption_job_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-redemption-job", 104);
}

// covers: your-last-heist/scenario:the-demolitions-guy
#[test]
fn the_demolitions_guy_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-demolitions-guy", 434);
}

// covers: your-last-heist/scenario:the-jeweler
#[test]
fn the_jeweler_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-jeweler", 38);
}

// covers: your-last-heist/scenario:the-backdoor-job
#[test]
fn the_backdoor_job_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-backdoor-job", 502);
}

// covers: your-last-heist/scenario:the-forum-job
#[test]
fn the_forum_job_of_your_last_heist() {
    playthrough_of("your-last-heist", "the-forum-job", 675);
}

// covers: your-last-heist-draft/scenario:the-chateau
#[test]
fn the_chateau_of_the_draft() {
    playthrough_of("your-last-heist-draft", "the-chateau", 1037);
}

// covers: your-last-heist-draft/scenario:the-gallery
#[test]
fn the_gallery_of_the_draft() {
    playthrough_of("your-last-heist-draft", "the-gallery", 635);
}

// covers: your-last-heist-draft/scenario:the-museum
#[test]
fn the_museum_of_the_draft() {
    playthrough_of("your-last-heist-draft", "the-museum", 1125);
}

// covers: your-last-heist-draft/scenario:the-vault
#[test]
fn the_vault_of_the_draft() {
    playthrough_of("your-last-heist-draft", "the-vault", 316);
}
