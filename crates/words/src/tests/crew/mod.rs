//! Every value of the heists has its sentence, and the sentence is about it.

mod cards;
mod problems;
pub(super) mod samples;
mod why;

use super::en;
use super::watch;
use crate::crew::{names, *};
use ::crew::content::edition::Edition;
use ::crew::content::map::Scenario;
use ::crew::heist::ITEM_ACTIONS;
use ::crew::outcome::{MemberOutcome, Outcome};
use ::crew::state::{Count, MemberCount, PIECES, Status};
use ::crew::suggested::{self, Strength};
use ::crew::{
    ActionId, CardSlot, Command, CrewChoice, CrewMember, Event, Heist, Piece, Refusal,
    ScenarioChoice, Setup, TunnelId, Upgrade, Who,
};
use std::collections::BTreeSet;
use table::Seat;

/// Three of the ready-made crew and a hacker with a liking for alarms.
fn heist_in(scenario: &str) -> Heist {
    let mut crew = ["Tiny", "Karma", "Locket"]
        .map(|name| CrewChoice::Prebuilt(name.into()))
        .to_vec();
    crew.push(CrewChoice::Built(CrewMember {
        name: Some("Null".into()),
        prebuilt: None,
        character: "script-kiddie".into(),
        skills: vec!["hurry".into(), "blast".into()],
        busted: false,
        hideout: None,
        ideas_left: None,
    }));
    Heist::new(Setup {
        edition: "master-heist".into(),
        scenario: ScenarioChoice::Known(scenario.into()),
        crew,
        fixers: Vec::new(),
        fixers_before: Vec::new(),
        cash: None,
        items: Vec::new(),
        discovered: Vec::new(),
        jewels: 0,
        loot: Vec::new(),
        freed: false,
        then: Vec::new(),
        rules: Default::default(),
    })
    .expect("a setup that can be played")
}

/// With a prisoner, tunnels, dogs and every kind of loot.
fn heist() -> Heist {
    heist_in("the-black-box")
}

/// A heist of every scenario there is, with the crew we would bring.
fn every_heist() -> Vec<Heist> {
    let scenarios = crew::content::editions()
        .into_iter()
        .flat_map(|edition| edition.scenarios.iter().map(move |job| (edition, job)));
    let heist = |(edition, job): (&Edition, &Scenario)| {
        let strength = Strength::of(job.draft.difficulty);
        let setup = suggested::evening(edition, job, 4, strength);
        Heist::new(setup).unwrap_or_else(|why| panic!("{}: {why}", job.draft.id))
    };
    scenarios.map(heist).collect()
}

/// One heist of every edition, and the one with a prisoner, tunnels, dogs and every kind of loot.
fn heists() -> Vec<Heist> {
    let mut heists = every_heist();
    heists.dedup_by_key(|heist| heist.edition.id.clone());
    heists.push(heist());
    heists
}

/// Every sentence that can be said, with the value it is about.
fn everything(heist: &Heist) -> Vec<(String, String)> {
    let mut said = Vec::new();
    let mut add = |what: String, sentence: String| said.push((what, sentence));
    for value in samples::refusals() {
        add(format!("{value:?}"), refusal(en(), heist, &value));
    }
    for value in samples::undo_refusals() {
        add(format!("{value:?}"), undo_refusal(en(), heist, &value));
    }
    for value in samples::setup_problems() {
        add(format!("{value:?}"), setup_problem(en(), &value));
    }
    for value in samples::problems() {
        add(format!("{value:?}"), problem(en(), &value));
    }
    for value in samples::prompts() {
        add(format!("{value:?}"), prompt(en(), heist, &value));
    }
    for value in samples::commands() {
        add(format!("{value:?}"), command(en(), heist, &value));
        add(
            format!("{value:?}"),
            command_of(en(), heist, Seat(1), &value),
        );
    }
    for value in samples::events() {
        add(format!("{value:?}"), event(en(), heist, &value));
    }
    let (state, seat) = (heist.opening(), table::Seat(samples::KARMA.0));
    for value in samples::whys() {
        let said = why(en(), heist, state, seat, Command::Accept, &value);
        add(format!("{value:?}"), said);
    }
    for value in samples::commands() {
        for aim in samples::whys() {
            let advice = samples::hint(value, aim);
            add("a hint".into(), hint(en(), heist, state, seat, &advice));
        }
    }
    for plan in samples::plans() {
        add("a plan".into(), hint(en(), heist, state, seat, &plan));
    }
    for value in samples::commands() {
        // Whoever speaks is not named.
        let told = format!("{value:?}").replace("{ who: Who(1)", "{ me");
        add(
            told,
            why(en(), heist, state, seat, value, &bots::crew::Why::Whim),
        );
    }
    said
}

#[test]
fn every_value_has_a_whole_sentence() {
    let heists = heists();
    watch::begin();
    let said: Vec<_> = heists.iter().flat_map(everything).collect();
    let faults = watch::end().faults;
    assert!(faults.is_empty(), "{faults:#?}");
    for (what, sentence) in said {
        assert!(!sentence.trim().is_empty(), "{what} says nothing");
        assert!(!sentence.contains(['{', '}']), "{what}: {sentence}");
        assert!(!sentence.contains("  "), "{what}: {sentence}");
        let small = sentence.chars().next().is_some_and(char::is_lowercase);
        assert!(!small, "{what}: {sentence}");
    }
}

/// A `to` is a character in some values and a place in others, and the sentence names the right one.
#[test]
fn a_sentence_names_whom_and_what_it_is_about() {
    for heist in &heists() {
        for (what, sentence) in everything(heist) {
            names_them(heist, &what, &sentence.to_lowercase());
        }
    }
}

fn names_them(heist: &Heist, what: &str, sentence: &str) {
    let numbers = |of: &str| {
        let parts = what.split(of).skip(1);
        let digits = parts.map(|part| part.split(')').next().unwrap_or_default());
        digits.map(|n| n.parse::<u8>().unwrap()).collect::<Vec<_>>()
    };
    let names = |name: String| sentence.contains(&name.to_lowercase());
    for n in numbers("Who(").into_iter().chain(numbers("Seat(")) {
        assert!(names(who(en(), heist, Who(n))), "{what}: {sentence}");
    }
    for n in numbers("Space(") {
        // The way out is where its tile is.
        let breach = what.starts_with("ExitBreached") && n != samples::THERE.0;
        let named = names(space(en(), heist, board::Space(n)));
        assert!(named || breach, "{what}: {sentence}");
    }
    for n in numbers("Piece(") {
        let amount = Piece(n) == Piece::CASH && names("$3k".into());
        let named = names(piece(en(), heist, Piece(n)));
        assert!(amount || named, "{what}: {sentence}");
    }
}

/// The same values are told in the words of each edition.
#[test]
fn an_edition_is_told_in_its_own_words() {
    let of = |id: &str| {
        let heists = every_heist().into_iter();
        heists
            .into_iter()
            .find(|heist| heist.edition.id == id)
            .unwrap()
    };
    let (deck, track) = (of("master-heist"), of("your-last-heist"));
    let opened = Event::RemoteOpened { letter: 1 };
    assert_eq!(event(en(), &deck, &opened), "The remote locks Y are open.");
    let removed = event(en(), &track, &opened);
    assert_eq!(
        removed,
        "The cyan sensors in reach of their panel are gone."
    );
    let alert = Event::Alert {
        cause: crew::state::AlertCause::Noise,
        card: None,
    };
    let bar = "Noise raises the alert by 1.";
    assert_eq!(event(en(), &track, &alert), bar);
    assert_ne!(event(en(), &deck, &alert), bar);
    let card = track.edition.alert.as_ref().unwrap().squares[7];
    let hit = Event::EventActive {
        card,
        recalled: false,
    };
    let name = "Suspicious Guards / Caught in a Reflection";
    let start = format!("Square 8: “{name}”. ");
    assert!(event(en(), &track, &hit).starts_with(&start));
    assert!(event(en(), &deck, &hit).starts_with("Event: “"));
    let locked = refusal(en(), &track, &Refusal::RemoteLocked);
    assert!(locked.contains("sensor") && !locked.contains("remote lock"));
    let fake = crew::content::effect::Chit::FakeGrapes;
    let found = Event::ChitAdded {
        space: samples::HERE,
        chit: fake,
    };
    assert!(event(en(), &track, &found).contains("a fake grapes painting"));
}

/// Whoever grows or leaves between two heists reads the names of the cards.
#[test]
fn better_cards_are_named() {
    let draft = crew::content::editions()
        .into_iter()
        .find(|edition| !edition.series.is_empty())
        .unwrap();
    let job = &draft.scenarios[0];
    let setup = suggested::evening(draft, job, 4, Strength::Amateur);
    let heist = Heist::new(setup).unwrap();
    let (seat, part, choice) = (0, CardSlot::CHARACTER, Upgrade(2));
    let cards = heist.member_cards(Who(seat)).unwrap();
    let (_, own) = draft.character(&cards.character).unwrap();
    let (_, better) = draft.character(&own.becomes[1]).unwrap();
    let (own, better) = (&own.name, &better.name);
    let grow = Command::LevelUp { part, choice };
    assert_eq!(
        command_of(en(), &heist, Seat(seat), &grow),
        format!("Turn {own} into {better}")
    );
    assert_eq!(
        command(en(), &heist, &grow),
        "Take the second better card for the character"
    );
    let name = who(en(), &heist, Who(seat));
    assert_eq!(
        event(en(), &heist, &Event::LevelledUp { seat, part, choice }),
        format!("{name}: {own} becomes {better}.")
    );
    let skill = &draft.skills[0].name;
    let (part, card) = (CardSlot(1), 0);
    assert_eq!(
        command(en(), &heist, &Command::Recruit { part, card }),
        format!("Take {skill} as the first skill")
    );
}

#[test]
fn a_refusal_counts_in_plain_english() {
    let heist = heist();
    let said = |need, have| refusal(en(), &heist, &Refusal::NotEnoughIdeas { need, have });
    assert_eq!(said(2, 1), "That takes 2 ideas. You have 1.");
    assert_eq!(said(1, 0), "That takes 1 idea. You have none.");
}

#[test]
fn a_button_says_who_does_what_where() {
    let heist = heist();
    let who = samples::KARMA;
    let commit = |action, face, aim| {
        let action = ActionId(action);
        command(
            en(),
            &heist,
            &Command::Commit {
                who,
                action,
                face,
                aim: ::crew::Aim(aim),
            },
        )
    };
    assert_eq!(commit(1, 0, 0), "Karma: Pick (unlock, noise)");
    let skill = commit(8, 0, 0);
    assert!(
        skill.starts_with("Karma: ") && skill.contains(" on a 1 ("),
        "{skill}"
    );
    assert!(commit(1, 5, 0).ends_with(", die turned to 5"));
    let laser = commit(laser_burst(&heist).0, 0, 3);
    assert_eq!(laser, "Karma: Kill Pixels, toward the lower left");
    let to = heist.board().tiles().first().unwrap();
    let cell = heist.board().cell(to).unwrap();
    assert_eq!(
        command(en(), &heist, &Command::Move { who, to }),
        format!("Karma moves to {}", cell.label())
    );
}

/// The action of the item that is aimed along a line.
fn laser_burst(heist: &Heist) -> ActionId {
    let laser = |n: &u8| piece(en(), heist, Piece(*n)) == "Laser Burst";
    ActionId(ITEM_ACTIONS + (0..PIECES as u8).find(laser).expect("an item of the box"))
}

/// A bot or a stranger may name anything.
#[test]
fn odd_numbers_are_put_into_words_too() {
    let heist = heist();
    for n in 0..=u8::MAX {
        let (who, piece, space) = (Who(n), Piece(n), board::Space(n));
        for action in 0..=u8::MAX {
            crate::crew::action(en(), &heist, who, ActionId(action));
        }
        crate::crew::who(en(), &heist, who);
        crate::crew::card(en(), &heist, n);
        command(en(), &heist, &Command::Toss { who, piece, space });
        command(en(), &heist, &Command::Buy { item: n, who });
        let tunnel = TunnelId(n);
        command(en(), &heist, &Command::Tunnel { tunnel });
        command(en(), &heist, &Command::InsertEvent { card: n, above: n });
        command(
            en(),
            &heist,
            &Command::BreakOut {
                who,
                aim: ::crew::Aim(n),
            },
        );
        let (seat, letter) = (Seat(n), n);
        command(en(), &heist, &Command::OpenRemote { who, letter });
        for level_up in [
            Command::LevelUp {
                part: CardSlot(n),
                choice: Upgrade(1),
            },
            Command::LevelUp {
                part: CardSlot(1),
                choice: Upgrade(n),
            },
            Command::Recruit {
                part: CardSlot(n),
                card: n,
            },
        ] {
            command(en(), &heist, &level_up);
            command_of(en(), &heist, seat, &level_up);
        }
    }
}

#[test]
fn no_two_places_of_a_map_have_one_name() {
    for heist in every_heist() {
        let count = heist.board().space_count();
        let names: BTreeSet<_> = (0..count)
            .map(|n| space(en(), &heist, board::Space(n as u8)))
            .collect();
        let id = &heist.scenario.draft.id;
        assert_eq!(names.len(), count, "{id}: {names:#?}");
    }
}

#[test]
fn ways_out_made_in_play_have_names() {
    let spare = |scenario: &str, n| {
        let heist = heist_in(scenario);
        space(en(), &heist, heist.board().spare_exit(n))
    };
    assert_eq!(spare("the-side-channel", 0), "the tunnel entrance");
    assert_eq!(spare("the-side-channel", 1), "the breach");
    assert_eq!(spare("the-black-box", 1), "tunnel entrance 2");
    assert_eq!(spare("the-melee-job", 0), "the breach");
}

#[test]
fn a_nameless_prisoner_and_a_nameless_member_go_by_their_cards() {
    let mut heist = heist();
    assert_eq!(who(en(), &heist, Who::NPC), "The Architect");
    heist.scenario.draft.npc.as_mut().unwrap().name = None;
    assert_eq!(who(en(), &heist, Who::NPC), "the Prisoner");
    let mut cards = heist.member_cards(Who(0)).unwrap();
    cards.name = None;
    heist.setup.crew[0] = CrewChoice::Built(cards);
    assert_eq!(who(en(), &heist, Who(0)), "Thug");
}

fn outcomes() -> [Outcome; 2] {
    let member = |(n, status)| MemberOutcome {
        who: Who(n),
        name: String::new(),
        status,
        busted: n == 0,
        hideout: None,
        ideas_left: n,
        tally: MemberCount::default(),
    };
    let members = [
        (0, Status::Escaped),
        (1, Status::Busted),
        (2, Status::Hidden),
        (3, Status::Active),
        (4, Status::Idle),
        (0, Status::Absent),
    ];
    let won = Outcome {
        success: true,
        rounds: 7,
        noise: 12,
        alerts: 5,
        count: Count::default(),
        members: members.map(member).to_vec(),
        cash_out: 3,
        team_cash: 9,
        jewels: 2,
        documents: 1,
        art: vec![crew::content::effect::Chit::Apple],
        bonus: 2,
        npc_freed: true,
        items: vec!["radio".into(), "dog-whistle".into()],
        discovered: vec!["flashbang".into()],
        fixer: Some("architect".into()),
        reward_cash: 7,
        fixers_used: vec!["fence".into()],
        bet: 4,
        achievements: vec![crew::content::master_heist().achievements[0].id.clone()],
    };
    let lost = Outcome {
        success: false,
        bet: -4,
        ..won.clone()
    };
    [won, lost]
}

#[test]
fn the_end_is_told_in_lines() {
    let heist = heist();
    let lines = outcome(en(), &heist, &outcomes()[0]);
    assert_eq!(lines[0], "You pulled it off!");
    for line in [
        "Tiny got away with no ideas left.",
        "Karma was busted.",
        "You freed The Architect.",
        "7 rounds, 12 noise, 5 alerts.",
        "Reward: $7k.",
        "Including a $2k bonus.",
        "Paintings out: apple painting.",
        "The team owns: Radio, Dog Whistle.",
        "A new fixer: The Architect.",
        "Bet won: $4k on top.",
    ] {
        assert!(
            lines.iter().any(|l| l == line),
            "{line} is not in {lines:#?}"
        );
    }
}

#[test]
fn any_key_can_be_said() {
    assert_eq!(en().say("command-accept"), "Yes");
    assert_eq!(en().say("no-such-key"), "no-such-key");
    let counted = |n| en().say_with("icon-unlock", &[("count", n)]);
    assert_eq!(counted("1"), "unlock");
    assert_eq!(counted("2"), "2 unlocks");
    assert_eq!(en().say_with("thing-item", &[("name", "007")]), "the 007");
}

/// Says all there is to say.
pub(super) fn say_everything() {
    cards::say_everything();
    let heist = heist();
    heists().iter().for_each(|heist| drop(everything(heist)));
    for mut value in samples::problems() {
        problem_line(en(), &value);
        value.place.position = None;
        problem_line(en(), &value);
    }
    for result in outcomes() {
        outcome(en(), &heist, &result);
    }
    for heist in every_heist() {
        for n in 0..=u8::MAX {
            space(en(), &heist, board::Space(n));
            who(en(), &heist, Who(n));
            piece(en(), &heist, Piece(n));
            names::thing(en(), &heist, Piece(n), None);
            card(en(), &heist, n);
            for whose in [Who(0), Who(1), Who(2), Who(3), Who::NPC] {
                let commit = Command::Commit {
                    who: whose,
                    action: ActionId(n),
                    face: 0,
                    aim: ::crew::Aim::NONE,
                };
                command(en(), &heist, &commit);
                let seat = Seat(whose.0);
                why(
                    en(),
                    &heist,
                    heist.opening(),
                    seat,
                    commit,
                    &bots::crew::Why::Whim,
                );
            }
        }
    }
    for aim in 0..6 {
        let (who, action, face) = (samples::KARMA, laser_burst(&heist), 0);
        let burst = Command::Commit {
            who,
            action,
            face,
            aim: ::crew::Aim(aim),
        };
        command(en(), &heist, &burst);
        let seat = table::Seat(who.0);
        why(
            en(),
            &heist,
            heist.opening(),
            seat,
            burst,
            &bots::crew::Why::Whim,
        );
    }
    for chit in samples::chits() {
        event(en(), &heist, &Event::Thinned { chit });
        if chit.is_loot() {
            loot_name(en(), chit);
        }
    }
    let mut nameless = heist;
    nameless.scenario.draft.npc.as_mut().unwrap().name = None;
    who(en(), &nameless, Who::NPC);
}
