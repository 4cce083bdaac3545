//! What the character cards print: memory, ideas, default actions with their price, and what they grow into.

use super::*;

type Action = (&'static str, u8, &'static str);

fn prints(character: &str, memory: u8, ideas: u8, actions: &[Action], becomes: &[&str]) {
    let table = with("E2 EM", character).plan();
    assert_eq!(table.state.crew[0].tokens, memory, "{character}");
    assert_eq!(table.ideas(0), ideas, "{character}");
    for (slot, (name, pay, words)) in (0..).map(ActionId).zip(actions) {
        let act = table.heist.act(FIRST, slot).expect("a default action");
        assert_eq!(table.heist.action_name(FIRST, slot), Some(*name), "{character}");
        let mut pool = act.pool;
        // What Inspire gives is no icon; it has a test of its own.
        pool.inspire = 0;
        assert_eq!((pool, act.noise, act.alerts), icons(words), "{character}: {name}");
        assert_eq!((act.pay, act.face), (*pay, 0), "{character}: {name}");
    }
    let more = ActionId(actions.len() as u8);
    assert!(table.heist.act(FIRST, more).is_none(), "{character} has more actions");
    let (_, card) = this_box().character(character).expect("a card");
    assert_eq!(card.becomes, becomes, "{character}");
}

const WALK: Action = ("Walk", 0, "noise move");
const PICK: Action = ("Pick", 0, "unlock noise");
const BASH: Action = ("Bash", 0, "subdue subdue noise");
const RUN: Action = ("Run", 0, "noise noise move move");
const STRIDE: Action = ("Stride", 0, "noise move reveal");
const HESITATE: Action = ("Hesitate", 0, "idea");
const STUDY: Action = ("Study", 0, "idea idea");
const AUTOPWN: Action = ("Autopwn", 1, "grant noise");
const DART: Action = ("Dart", 1, "noise move move");

// covers: your-last-heist/rule:characters
#[test]
fn the_bypassers() {
    prints("angry-locksmith", 8, 3, &[WALK, PICK], &["safecracker", "demolitions-guy"]);
    prints("safecracker", 10, 5, &[WALK, ("Pick II", 0, "unlock unlock noise")], &[]);
    prints("demolitions-guy", 8, 4, &[WALK, PICK, ("Breach", 4, "")], &[]);
}

// covers: your-last-heist/rule:characters
#[test]
fn the_fighters() {
    prints("thug", 7, 3, &[WALK, BASH], &["bruiser", "operative"]);
    prints("bruiser", 9, 4, &[WALK, BASH], &[]);
    prints("operative", 9, 4, &[WALK, ("Spy Stuff", 0, "unlock subdue noise")], &[]);
}

// covers: your-last-heist/rule:characters
#[test]
fn the_movers() {
    prints("street-urchin", 9, 2, &[WALK, HESITATE], &["grifter", "mastermind"]);
    prints("grifter", 12, 3, &[("Dash", 0, "noise move move"), STUDY], &[]);
    prints("mastermind", 10, 3, &[RUN, ("Inspire", 0, "noise")], &[]);
}

// covers: your-last-heist/rule:characters
#[test]
fn the_hackers() {
    prints("script-kiddie", 6, 5, &[STRIDE, AUTOPWN], &["hacktivist", "black-hat"]);
    prints("hacktivist", 10, 6, &[RUN, AUTOPWN], &[]);
    prints("black-hat", 8, 6, &[STRIDE, ("Exploit", 0, "grant noise")], &[]);
}

// covers: your-last-heist/rule:characters
#[test]
fn the_thieves() {
    prints("burglar", 8, 2, &[WALK, DART, HESITATE], &["sewer-rat", "grease-man"]);
    prints("sewer-rat", 9, 4, &[WALK, DART, HESITATE], &[]);
    let bolts = [("Bolt", 1, "noise move move"), ("Bolt", 2, "noise move move move")];
    prints("grease-man", 12, 2, &[WALK, bolts[0], bolts[1], HESITATE], &[]);
}

// covers: your-last-heist/rule:characters
#[test]
fn the_supporters() {
    prints("lookout", 6, 4, &[RUN, HESITATE], &["watchman", "tunneler"]);
    prints("watchman", 9, 3, &[RUN, STUDY], &[]);
    prints("tunneler", 8, 1, &[RUN, HESITATE, ("Tunnel", 3, "noise")], &[]);
}

// covers: your-last-heist/rule:characters
#[test]
fn there_are_six_amateurs_and_twelve_professionals() {
    use crew::content::cards::CardLevel;
    let characters = &this_box().characters;
    let amateurs = characters.iter().filter(|card| card.level == CardLevel::Amateur);
    assert_eq!((amateurs.count(), characters.len()), (6, 18));
}

// covers: your-last-heist/rule:phase-2-character-action
#[test]
fn everybody_has_four_options_at_least_whatever_they_rolled() {
    for card in &this_box().characters {
        for face in 1..=6 {
            let mut table = with("E2 EM", &card.id).act([(0, 1), (0, 0), (0, 0)], &[face, 1, 1]);
            table.set_ideas(0, 4);
            let offered = table.legal(0).into_iter().filter(|command| match command {
                Command::Commit { action, .. } => {
                    let act = table.heist.act(FIRST, *action).expect("on offer");
                    act.face == 0 || act.face == face
                }
                _ => false,
            });
            assert!(offered.count() >= 4, "{} on a {face}", card.id);
        }
    }
}
