//! What the cards print, and how many actions everybody has to choose from.

use super::*;

/// What is printed on a card: memory, ideas, and the default actions with what they cost.
fn prints(character: &str, memory: u8, ideas: u8, actions: &[(&str, u8, &str)]) {
    let table = with("E2 EM", character).plan();
    assert_eq!(table.state.crew[0].tokens, memory, "{character}");
    assert_eq!(table.ideas(0), ideas, "{character}");
    for (slot, (name, pay, words)) in (0..).map(ActionId).zip(actions) {
        let act = table.heist.act(FIRST, slot).expect("a default action");
        assert_eq!(
            table.heist.action_name(FIRST, slot),
            Some(*name),
            "{character}"
        );
        assert_eq!(
            (act.pool, act.noise, act.alerts),
            icons(words),
            "{character}: {name}"
        );
        assert_eq!((act.pay, act.face), (*pay, 0), "{character}: {name}");
    }
    let more = ActionId(actions.len() as u8);
    assert!(
        table.heist.act(FIRST, more).is_none(),
        "{character} has more actions"
    );
}

const WALK: (&str, u8, &str) = ("Walk", 0, "noise move");
const PICK: (&str, u8, &str) = ("Pick", 0, "unlock noise");
const PUNCH: (&str, u8, &str) = ("Punch", 0, "subdue noise noise move");
const REPORT: (&str, u8, &str) = ("Report", 0, "idea reveal noise");
const RUN: (&str, u8, &str) = ("Run", 0, "noise noise move move");
const STRIDE: (&str, u8, &str) = ("Stride", 0, "noise move reveal");
const DART: (&str, u8, &str) = ("Dart", 1, "noise move move");
const PAUSE: (&str, u8, &str) = ("Pause", 0, "idea");
const DISCOVER: (&str, u8, &str) = ("Discover", 0, "reveal reveal noise");
const HIT: (&str, u8, &str) = ("Hit", 0, "subdue noise");
const PATCH_IN: (&str, u8, &str) = ("Patch In", 0, "idea idea reveal noise");
const AUTOPWN: (&str, u8, &str) = ("Autopwn", 1, "grant noise");

// covers: rule:characters
#[test]
fn the_cards_of_the_angry_locksmith() {
    prints("angry-locksmith", 8, 3, &[WALK, PICK]);
    prints(
        "safecracker",
        10,
        4,
        &[WALK, ("Pick II", 0, "unlock unlock noise")],
    );
    prints("demolitions-guy", 8, 4, &[WALK, PICK, ("Breach", 4, "")]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_thug() {
    prints("thug", 7, 0, &[WALK, PUNCH]);
    prints(
        "bruiser",
        9,
        1,
        &[WALK, PUNCH, ("Bash", 0, "subdue subdue noise")],
    );
    prints(
        "operative",
        10,
        2,
        &[WALK, PUNCH, ("Spy Stuff", 0, "unlock subdue noise")],
    );
}

// covers: rule:characters
#[test]
fn the_cards_of_the_street_urchin() {
    prints("street-urchin", 9, 2, &[WALK, REPORT]);
    let (dash, deduce) = (
        ("Dash", 0, "noise move move"),
        ("Deduce", 0, "idea idea noise"),
    );
    prints("grifter", 12, 3, &[dash, deduce]);
    prints("mastermind", 10, 4, &[WALK, REPORT, RUN]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_script_kiddie() {
    prints("script-kiddie", 6, 5, &[STRIDE, AUTOPWN]);
    prints("hacktivist", 10, 5, &[STRIDE, AUTOPWN, RUN]);
    prints(
        "black-hat",
        8,
        5,
        &[STRIDE, ("Exploit", 1, "grant grant noise")],
    );
}

// covers: rule:characters
#[test]
fn the_cards_of_the_burglar() {
    prints("burglar", 8, 2, &[WALK, DART, PAUSE]);
    prints("grease-man", 9, 3, &[WALK, DART, PAUSE]);
    let bolts = [
        ("Bolt", 1, "noise move move"),
        ("Bolt", 2, "noise move move move"),
    ];
    prints("ghost-runner", 12, 2, &[WALK, bolts[0], bolts[1], PAUSE]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_lookout() {
    prints("lookout", 7, 2, &[RUN, DISCOVER, STRIDE]);
    prints("watchman", 9, 3, &[RUN, DISCOVER, STRIDE]);
    prints("sentinel", 8, 3, &[RUN, DISCOVER, STRIDE]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_pickpocket() {
    prints("pickpocket", 7, 2, &[WALK, HIT]);
    prints(
        "con-artist",
        9,
        2,
        &[WALK, HIT, ("Toss Loot", 0, "toss toss")],
    );
    prints("thief", 10, 2, &[WALK, HIT, PICK]);
}

// covers: rule:characters
#[test]
fn the_cards_of_the_shutter_bug() {
    let disable = ("Disable", 0, "disable noise move");
    prints(
        "shutter-bug",
        7,
        3,
        &[WALK, ("Smash", 0, "disable noise noise move"), PATCH_IN],
    );
    prints(
        "technician",
        10,
        4,
        &[disable, ("Loop Footage", 2, ""), PATCH_IN],
    );
    prints(
        "tinkerer",
        11,
        3,
        &[disable, ("Rewire", 2, "rewire rewire noise"), PATCH_IN],
    );
}

/// Actions on offer without turning the die.
fn options(table: &Table, who: Who) -> usize {
    let mut options: Vec<ActionId> = Vec::new();
    for command in table.legal(who.0) {
        if let Command::Commit { who: w, action, .. } = command
            && w == who
            && let Some(act) = table.heist.act(who, action)
            && (act.face == 0 || act.face == die(table, who))
            && !options.contains(&action)
        {
            options.push(action);
        }
    }
    options.len()
}

// covers: rule:phase-2-action, rule:characters
#[test]
fn everybody_has_four_options_at_least() {
    for card in &master_heist().characters {
        for face in 1..=6 {
            let mut table = with("E2 EM CM", &card.id).act([(0, 1), (0, 0), (0, 0)], &[face, 1, 1]);
            table.set_ideas(0, 4);
            assert_eq!(
                options(&table, FIRST),
                card.actions.len() + 2,
                "{}",
                card.id
            );
            assert!(options(&table, FIRST) >= 4, "{}", card.id);
        }
    }
}

// covers: rule:no-passing, rule:phase-2-action
#[test]
fn without_ideas_and_out_of_place_three_options_remain() {
    for card in &master_heist().characters {
        let mut table = with("E2 EM", &card.id).act([(0, 0); 3], &[3, 1, 1]);
        table.set_ideas(0, 0);
        assert!(
            options(&table, FIRST) >= 3,
            "{}: {:?}",
            card.id,
            table.offers(0)
        );
    }
}
