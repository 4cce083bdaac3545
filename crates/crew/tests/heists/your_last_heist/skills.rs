//! The skills: six faces each, their icons added up, and what they are refined into.

use super::*;
use crew::content::cards::Icon;

/// Whatever the die shows, the skill offers that face and no other, with the printed icons. All six together have these
/// icons, and the skill can be refined into these.
fn offers(skill: &str, faces: [&str; 6], total: &str, becomes: &[&str]) {
    let other = if skill == "hurry" { "bypass" } else { "hurry" };
    let mut sums = [0; ICONS.len()];
    for (die, printed) in (1..).zip(faces) {
        let (name, words) = printed.split_once(": ").expect("a name and its icons");
        let mut table = board("E2 EM").skills(0, [skill, other]).act([(0, 0); 3], &[die, 1, 1]);
        table.set_ideas(0, 0);
        let of_skill = |command: &Command| match command {
            Command::Commit { who, action, .. } => *who == FIRST && (8..14).contains(&action.0),
            _ => false,
        };
        let offered: Vec<Command> = table.legal(0).into_iter().filter(of_skill).collect();
        let [face @ Command::Commit { action, .. }] = offered[..] else {
            panic!("one face of {skill}, not {offered:?}");
        };
        assert_eq!(table.heist.action_name(FIRST, action), Some(name));
        table.ok(face);
        let (pool, noise, alerts) = icons(words);
        assert_eq!(table.state.crew[0].pool, pool, "{skill}: {printed}");
        assert_eq!((table.state.noise, table.state.security.bar), (noise, alerts), "{skill}: {printed}");
        for (sum, icon) in sums.iter_mut().zip(ICONS) {
            *sum += words.split(' ').filter(|word| *word == icon).count();
        }
    }
    let sums = sums.iter().zip(ICONS).filter(|(sum, _)| **sum > 0);
    let sums: Vec<String> = sums.map(|(sum, icon)| format!("{sum} {icon}")).collect();
    assert_eq!(sums.join(", "), total, "{skill}");
    let (_, card) = this_box().skill(skill).expect("a card");
    assert_eq!(card.becomes, becomes);
}

const ICONS: [&str; 9] = ["move", "unlock", "subdue", "disable", "idea", "reveal", "loot", "noise", "alert"];

// covers: your-last-heist/skill:smash-n-grab, your-last-heist/rule:skills
#[test]
fn the_faces_of_smash_n_grab() {
    offers(
        "smash-n-grab",
        [
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Discover: reveal reveal",
            "Punch: subdue noise noise move",
            "Smash: disable noise noise move",
            "Grab: loot noise",
        ],
        "4 move, 2 subdue, 2 disable, 2 reveal, 1 loot, 9 noise",
        &["steal", "pilfer"],
    );
}

// covers: your-last-heist/skill:steal, your-last-heist/rule:skills
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
        "4 move, 2 subdue, 2 disable, 2 idea, 2 loot, 7 noise",
        &[],
    );
}

// covers: your-last-heist/skill:pilfer, your-last-heist/rule:skills
#[test]
fn the_faces_of_pilfer() {
    offers(
        "pilfer",
        [
            "Punch: subdue noise noise move",
            "Unplug: disable disable noise move",
            "Key In: reveal unlock noise",
            "Flip: subdue noise move",
            "Disable: disable noise move",
            "Grab: loot noise",
        ],
        "4 move, 1 unlock, 2 subdue, 3 disable, 1 reveal, 1 loot, 7 noise",
        &[],
    );
}

// covers: your-last-heist/skill:hurry, your-last-heist/rule:skills
#[test]
fn the_faces_of_hurry() {
    offers(
        "hurry",
        [
            "Run: noise noise move move",
            "Pick: unlock noise",
            "Run: noise noise move move",
            "Study: idea idea",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
        "7 move, 1 unlock, 5 idea, 8 noise",
        &["ninja", "prowl"],
    );
}

// covers: your-last-heist/skill:ninja, your-last-heist/rule:skills
#[test]
fn the_faces_of_ninja() {
    offers(
        "ninja",
        [
            "Dash: noise move move",
            "Pick: unlock noise",
            "Sleeper Hold: subdue move",
            "Study: idea idea",
            "Sprint: noise noise move move move",
            "Examine: idea idea idea noise",
        ],
        "6 move, 1 unlock, 1 subdue, 5 idea, 5 noise",
        &[],
    );
}

// covers: your-last-heist/skill:prowl, your-last-heist/rule:skills
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
        "7 move, 1 unlock, 1 disable, 5 idea, 6 noise",
        &[],
    );
}

// covers: your-last-heist/skill:wing-it, your-last-heist/rule:skills
#[test]
fn the_faces_of_wing_it() {
    offers(
        "wing-it",
        [
            "Discover: reveal reveal",
            "Strongarm: unlock subdue noise noise move",
            "Short: unlock disable noise noise move",
            "Zap: subdue disable noise noise move",
            "Grab: loot noise",
            "Scamper: noise noise noise move move",
        ],
        "5 move, 2 unlock, 2 subdue, 2 disable, 2 reveal, 1 loot, 10 noise",
        &["concoct", "improvise"],
    );
}

// covers: your-last-heist/skill:concoct, your-last-heist/rule:skills
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
        "4 move, 2 unlock, 2 subdue, 2 disable, 2 idea, 1 loot, 8 noise",
        &[],
    );
}

// covers: your-last-heist/skill:improvise, your-last-heist/rule:skills
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
        "5 move, 3 unlock, 3 subdue, 3 disable, 1 loot, 10 noise",
        &[],
    );
}

// covers: your-last-heist/skill:hit-n-run, your-last-heist/rule:skills
#[test]
fn the_faces_of_hit_n_run() {
    offers(
        "hit-n-run",
        [
            "Hit: subdue noise",
            "Run: noise noise move move",
            "Bash: subdue subdue noise",
            "Run: noise noise move move",
            "Hit: subdue noise",
            "Study: idea idea",
        ],
        "4 move, 4 subdue, 2 idea, 7 noise",
        &["assault", "blast"],
    );
}

// covers: your-last-heist/skill:assault, your-last-heist/rule:skills
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
            "Study: idea idea",
        ],
        "7 move, 1 unlock, 5 subdue, 2 idea, 10 noise",
        &[],
    );
}

// covers: your-last-heist/skill:blast, your-last-heist/rule:skills
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
            "Study: idea idea",
        ],
        "4 move, 1 unlock, 6 subdue, 1 disable, 2 idea, 7 noise, 1 alert",
        &[],
    );
}

// covers: your-last-heist/skill:bypass, your-last-heist/rule:skills
#[test]
fn the_faces_of_bypass() {
    offers(
        "bypass",
        [
            "Bump: unlock unlock noise noise move",
            "Study: idea idea",
            "Pick: unlock noise",
            "Sprint: noise noise move move move",
            "Run: noise noise move move",
            "Pick: unlock noise",
        ],
        "6 move, 4 unlock, 2 idea, 8 noise",
        &["extract", "circumvent"],
    );
}

// covers: your-last-heist/skill:extract, your-last-heist/rule:skills
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
            "Pick: unlock noise",
        ],
        "6 move, 4 unlock, 2 idea, 1 reveal, 1 loot, 6 noise",
        &[],
    );
}

// covers: your-last-heist/skill:circumvent, your-last-heist/rule:skills
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
        "7 move, 4 unlock, 1 subdue, 1 disable, 2 idea, 7 noise",
        &[],
    );
}

// covers: your-last-heist/skill:yank-wires, your-last-heist/rule:skills
#[test]
fn the_faces_of_yank_wires() {
    offers(
        "yank-wires",
        [
            "Shatter: disable disable noise noise move",
            "Sprint: noise noise move move move",
            "Smash: disable noise noise move",
            "Discover: reveal reveal",
            "Examine: idea idea idea noise",
            "Smash: disable noise noise move",
        ],
        "6 move, 4 disable, 3 idea, 2 reveal, 9 noise",
        &["splice-in", "tinker"],
    );
}

// covers: your-last-heist/skill:splice-in, your-last-heist/rule:skills
#[test]
fn the_faces_of_splice_in() {
    offers(
        "splice-in",
        [
            "Unplug: disable disable noise move",
            "Sprint: noise noise move move move",
            "Disable: disable noise move",
            "Discover: reveal reveal",
            "Recon: idea idea noise reveal",
            "Disable: disable noise move",
        ],
        "6 move, 4 disable, 2 idea, 3 reveal, 6 noise",
        &[],
    );
}

// covers: your-last-heist/skill:tinker, your-last-heist/rule:skills
#[test]
fn the_faces_of_tinker() {
    offers(
        "tinker",
        [
            "Unplug: disable disable noise move",
            "Stride: noise move reveal",
            "Disable: disable noise move",
            "Stride: noise move reveal",
            "Study: idea idea",
            "Disable: disable noise move",
        ],
        "5 move, 4 disable, 2 idea, 2 reveal, 5 noise",
        &[],
    );
}

// covers: your-last-heist/rule:skills
#[test]
fn the_cards_print_what_they_lack() {
    use Icon::{Disable, Idea, Reveal, Subdue, Unlock};
    let edition = this_box();
    let printed: [(&str, &[Icon]); 18] = [
        ("smash-n-grab", &[Idea, Unlock]),
        ("steal", &[Reveal, Unlock]),
        ("pilfer", &[Idea]),
        ("hurry", &[Disable, Reveal, Subdue]),
        ("ninja", &[Disable, Reveal]),
        ("prowl", &[Reveal, Subdue]),
        ("wing-it", &[Idea]),
        ("concoct", &[Reveal]),
        ("improvise", &[Idea, Reveal]),
        ("hit-n-run", &[Disable, Reveal, Unlock]),
        ("assault", &[Disable, Reveal]),
        ("blast", &[Reveal]),
        ("bypass", &[Disable, Reveal, Subdue]),
        ("extract", &[Disable, Subdue]),
        ("circumvent", &[Reveal]),
        ("yank-wires", &[Subdue, Unlock]),
        ("splice-in", &[Subdue, Unlock]),
        ("tinker", &[Subdue, Unlock]),
    ];
    assert_eq!(edition.skills.len(), printed.len());
    for (skill, lacks) in printed {
        let (_, card) = edition.skill(skill).expect("a skill of the box");
        assert_eq!(edition.lacks(card), lacks, "{skill}");
    }
}
