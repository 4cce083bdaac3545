//! What the cards print: characters, skills, the noise tracks, how many there are of everything.

use super::*;
use crew::content::cards::CardLevel;

type Character<'a> = (&'a str, u8, u8, &'a [(&'a str, u8, &'a str)]);

/// Memory, ideas and default actions with their price in ideas.
const CHARACTERS: [Character; 24] = [
    ("angry-locksmith", 8, 3, &[("Walk", 0, "noise move"), ("Pick", 0, "unlock noise")]),
    ("safecracker", 10, 5, &[("Walk", 0, "noise move"), ("Pick II", 0, "unlock unlock noise")]),
    ("demolitions-guy", 8, 4, &[("Walk", 0, "noise move"), ("Pick", 0, "unlock noise"), ("Breach", 4, "")]),
    ("thug", 7, 0, &[("Walk", 0, "noise move"), ("Punch", 0, "subdue noise noise move")]),
    ("bruiser", 9, 2, &[("Walk", 0, "noise move"), ("Punch", 0, "subdue noise noise move"), ("Bash", 0, "subdue subdue noise")]),
    ("operative", 10, 3, &[("Walk", 0, "noise move"), ("Punch", 0, "subdue noise noise move"), ("Spy Stuff", 0, "unlock subdue noise")]),
    ("street-urchin", 9, 2, &[("Walk", 0, "noise move"), ("Report", 0, "idea reveal noise")]),
    ("grifter", 12, 3, &[("Dash", 0, "noise move move"), ("Deduce", 0, "idea idea noise")]),
    ("mastermind", 10, 6, &[("Walk", 0, "noise move"), ("Report", 0, "idea reveal noise"), ("Run", 0, "noise noise move move")]),
    ("script-kiddie", 6, 5, &[("Stride", 0, "noise move reveal"), ("Autopwn", 1, "grant noise")]),
    ("hacktivist", 10, 6, &[("Stride", 0, "noise move reveal"), ("Autopwn", 1, "grant noise"), ("Run", 0, "noise noise move move")]),
    ("black-hat", 8, 5, &[("Stride", 0, "noise move reveal"), ("Exploit", 1, "grant grant noise")]),
    ("burglar", 8, 2, &[("Walk", 0, "noise move"), ("Dart", 1, "noise move move"), ("Hesitate", 0, "idea")]),
    ("grease-man", 9, 3, &[("Walk", 0, "noise move"), ("Dart", 1, "noise move move"), ("Hesitate", 0, "idea")]),
    ("ghost-runner", 12, 2, &[("Walk", 0, "noise move"), ("Bolt", 1, "noise move move"), ("Bolt", 2, "noise move move move"), ("Hesitate", 0, "idea")]),
    ("lookout", 7, 2, &[("Run", 0, "noise noise move move"), ("Discover", 0, "reveal reveal noise"), ("Stride", 0, "noise move reveal")]),
    ("watchman", 9, 3, &[("Run", 0, "noise noise move move"), ("Discover", 0, "reveal reveal noise"), ("Stride", 0, "noise move reveal")]),
    ("sentinel", 8, 4, &[("Run", 0, "noise noise move move"), ("Discover", 0, "reveal reveal noise"), ("Stride", 0, "noise move reveal")]),
    ("pickpocket", 7, 2, &[("Walk", 0, "noise move"), ("Hit", 0, "subdue noise")]),
    ("con-artist", 8, 2, &[("Walk", 0, "noise move"), ("Hit", 0, "subdue noise"), ("Toss Loot", 0, "toss toss")]),
    ("thief", 10, 3, &[("Walk", 0, "noise move"), ("Hit", 0, "subdue noise")]),
    ("shutter-bug", 7, 3, &[("Walk", 0, "noise move"), ("Smash", 0, "disable noise noise move"), ("Patch In", 0, "idea idea reveal noise")]),
    ("technician", 10, 4, &[("Disable", 0, "disable noise move"), ("Loop Footage", 2, ""), ("Patch In", 0, "idea idea reveal noise")]),
    ("tinkerer", 11, 3, &[("Disable", 0, "disable noise move"), ("Rewire", 2, "rewire rewire rewire noise"), ("Patch In", 0, "idea idea reveal noise")]),
];

// covers: masters-of-the-heist/rule:characters
#[test]
fn the_character_cards() {
    for (character, memory, ideas, actions) in CHARACTERS {
        let table = with("E2 EM", character).plan();
        assert_eq!(table.state.crew[0].tokens, memory, "{character}");
        assert_eq!(table.ideas(0), ideas, "{character}");
        for (slot, (name, pay, words)) in (0..).map(ActionId).zip(actions) {
            let act = table.heist.act(FIRST, slot).expect("a default action");
            assert_eq!(table.heist.action_name(FIRST, slot), Some(*name), "{character}");
            assert_eq!((act.pool, act.noise, act.alerts), icons(words), "{character}: {name}");
            assert_eq!((act.pay, act.face), (*pay, 0), "{character}: {name}");
        }
        let more = ActionId(actions.len() as u8);
        assert!(table.heist.act(FIRST, more).is_none(), "{character} has more actions");
    }
}

// covers: masters-of-the-heist/rule:level-up
#[test]
fn every_amateur_leads_to_two_professionals() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    for cards in CHARACTERS.chunks(3) {
        let [amateur, first, second] = [0, 1, 2].map(|n| cards[n].0);
        let (_, card) = edition.character(amateur).expect("a card");
        assert_eq!(card.level, CardLevel::Amateur);
        assert_eq!(card.becomes, [first, second]);
        for pro in [first, second] {
            let (_, card) = edition.character(pro).expect("a card");
            assert_eq!((card.level, card.class.as_str()), (CardLevel::Pro, amateur));
        }
    }
    for (amateur, pros) in [
        ("smash-n-grab", ["steal", "pilfer"]),
        ("hurry", ["ninja", "prowl"]),
        ("wing-it", ["concoct", "improvise"]),
        ("hit-n-run", ["assault", "blast"]),
        ("bypass", ["extract", "circumvent"]),
        ("yank-wires", ["splice-in", "tweak"]),
    ] {
        let (_, card) = edition.skill(amateur).expect("a card");
        assert_eq!((card.level, &card.becomes[..]), (CardLevel::Amateur, &pros.map(String::from)[..]));
    }
}

/// A name, then the six faces of the die.
const SKILLS: [(&str, [&str; 6]); 18] = [
    ("smash-n-grab", ["Punch: subdue noise noise move", "Smash: disable noise noise move", "Observe: idea reveal noise", "Punch: subdue noise noise move", "Smash: disable noise noise move", "Grab: loot noise"]),
    ("hurry", ["Run: noise noise move move", "Pick: unlock noise", "Run: noise noise move move", "Observe: idea reveal noise", "Sprint: noise noise move move move", "Examine: idea idea idea noise"]),
    ("wing-it", ["Discover: reveal reveal noise", "Strongarm: unlock subdue noise noise move", "Short: unlock disable noise noise move", "Zap: subdue disable noise noise move", "Grab: loot noise", "Scamper: noise noise noise move move"]),
    ("hit-n-run", ["Hit: subdue noise", "Run: noise noise move move", "Bash: subdue subdue noise", "Run: noise noise move move", "Hit: subdue noise", "Observe: idea reveal noise"]),
    ("bypass", ["Bump: unlock unlock noise noise move", "Study: idea idea", "Pick: unlock noise", "Sprint: noise noise move move move", "Run: noise noise move move", "Pick: unlock noise"]),
    ("yank-wires", ["Shatter: disable disable noise noise move", "Sprint: noise noise move move move", "Smash: disable noise noise move", "Discover: reveal reveal noise", "Examine: idea idea idea noise", "Smash: disable noise noise move"]),
    ("steal", ["Flip: subdue noise move", "Disable: disable noise move", "Recon: idea idea noise reveal", "Punch: subdue noise noise move", "Smash: disable noise noise move", "Ransack: loot loot noise"]),
    ("pilfer", ["Punch: subdue noise noise move", "Rewire: disable disable noise move", "Key In: reveal unlock noise", "Flip: subdue noise move", "Disable: disable noise move", "Grab: loot noise"]),
    ("ninja", ["Dash: noise move move", "Pick: unlock noise", "Sleeper Hold: subdue move", "Observe: idea reveal noise", "Sprint: noise noise move move move", "Examine: idea idea idea noise"]),
    ("prowl", ["Dash: noise move move", "Pick: unlock noise", "Sneak: disable noise move move", "Study: idea idea", "Sprint: noise noise move move move", "Examine: idea idea idea noise"]),
    ("concoct", ["Study: idea idea", "Spy Stuff: unlock subdue noise", "Short: unlock disable noise noise move", "Zap: subdue disable noise noise move", "Grab: loot noise", "Run: noise noise move move"]),
    ("improvise", ["Redirect: unlock subdue disable noise noise", "Strongarm: unlock subdue noise noise move", "Short: unlock disable noise noise move", "Zap: subdue disable noise noise move", "Grab: loot noise", "Dash: noise move move"]),
    ("assault", ["Bash: subdue subdue noise", "Run: noise noise move move", "Rampage: subdue subdue noise noise noise move move", "Run: noise noise move move", "Strongarm: unlock subdue noise noise move", "Observe: idea reveal noise"]),
    ("blast", ["Bash: subdue subdue noise", "Run: noise noise move move", "Detonate: unlock subdue subdue disable noise alert", "Run: noise noise move move", "Bash: subdue subdue noise", "Observe: idea reveal noise"]),
    ("extract", ["Rake: unlock unlock noise move", "Recon: idea idea noise reveal", "Swipe: unlock loot noise", "Sprint: noise noise move move move", "Dash: noise move move", "Pick: unlock noise"]),
    ("circumvent", ["Rake: unlock unlock noise move", "Study: idea idea", "Spy Stuff: unlock subdue noise", "Sprint: noise noise move move move", "Dash: noise move move", "Short: unlock disable noise noise move"]),
    ("splice-in", ["Rewire: disable disable noise move", "Sprint: noise noise move move move", "Disable: disable noise move", "Recon: idea idea noise reveal", "Examine: idea idea idea noise", "Disable: disable noise move"]),
    ("tweak", ["Rewire: disable disable noise move", "Stride: noise move reveal", "Disable: disable noise move", "Stride: noise move reveal", "Eyeball: idea noise noise move", "Disable: disable noise move"]),
];

// covers: masters-of-the-heist/rule:skills, masters-of-the-heist/skill:smash-n-grab, masters-of-the-heist/skill:hurry, masters-of-the-heist/skill:wing-it, masters-of-the-heist/skill:hit-n-run, masters-of-the-heist/skill:bypass, masters-of-the-heist/skill:yank-wires, masters-of-the-heist/skill:steal, masters-of-the-heist/skill:pilfer, masters-of-the-heist/skill:ninja, masters-of-the-heist/skill:prowl, masters-of-the-heist/skill:concoct, masters-of-the-heist/skill:improvise, masters-of-the-heist/skill:assault, masters-of-the-heist/skill:blast, masters-of-the-heist/skill:extract, masters-of-the-heist/skill:circumvent, masters-of-the-heist/skill:splice-in, masters-of-the-heist/skill:tweak
#[test]
fn the_faces_of_the_skills() {
    for (skill, faces) in SKILLS {
        let other = if skill == "bypass" { "hurry" } else { "bypass" };
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
            let (icons, noise, alerts) = icons(words);
            assert_eq!(pool(&table, FIRST), icons, "{skill}: {printed}");
            assert_eq!(table.state.noise, noise, "{skill}: {printed}");
            assert_eq!(table.alerts(), u16::from(alerts), "{skill}: {printed}");
        }
    }
}

/// Alert slots and the last slot of the track for three and for four.
const TRACKS: [(&[u8], u8); 2] = [
    (&[4, 8, 12, 15, 18, 21, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 42], 43),
    (&[4, 8, 11, 14, 17, 19, 20, 22, 23, 25, 26, 28, 29, 30, 32, 33, 34, 36, 37, 38, 39], 40),
];

// covers: masters-of-the-heist/rule:noise
#[test]
fn the_noise_tracks_have_their_printed_alerts() {
    let four = ["thug", "burglar", "pickpocket", "shutter-bug"];
    let three = board("E2 EM").act([(0, 0); 3], &[1; 3]);
    let four = board("E2 EM").crew(four).act([(0, 0); 4], &[1; 4]);
    for (mut table, (alerts, last)) in [three, four].into_iter().zip(TRACKS) {
        let fresh = table.state;
        assert_eq!((fresh.noise, table.heist.noise_last), (0, last));
        for slot in 1..=last {
            table.state = fresh;
            table.state.noise = slot - 1;
            table.commit(0, "Walk");
            assert_eq!(table.state.noise, slot);
            assert_eq!(table.alerts() == 1, alerts.contains(&slot), "slot {slot} of {last}");
        }
    }
}

// covers: masters-of-the-heist/rule:the-pieces
#[test]
fn the_box_holds_what_the_lists_say() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    let (events, crises) = edition.cards.split_at(edition.events);
    assert_eq!((edition.characters.len(), edition.skills.len()), (24, 18));
    assert_eq!((edition.fixers.len(), edition.items.len()), (14, 5));
    let codes: Vec<&str> = events.iter().map(|card| card.code.as_str()).collect();
    let numbers: Vec<String> = (1..=25).map(|number| number.to_string()).collect();
    assert_eq!(codes[..25], numbers);
    assert_eq!(codes[25..], ["A1", "A3", "A4", "B1", "B2", "B3", "D1", "D2", "G1", "G2", "G3", "G4", "G5", "G6", "M1", "M2", "M3"]);
    let codes: Vec<&str> = crises.iter().map(|card| card.code.as_str()).collect();
    assert_eq!(codes, ["S1", "S2", "S3", "S4", "S5", "S6"]);
    let supply = &edition.supply;
    assert_eq!((supply.guards, supply.cameras, supply.locks, supply.dogs), (14, 12, 12, 11));
}
