//! Chapters played on their own, as the booklet sets them up.

use super::*;
use crew::content::scenario::Challenge;
use crew::suggested::{Strength, campaign, evening};

fn challenge(id: &str) -> (Heist, &'static Challenge) {
    let edition = this_box();
    let (_, scenario) = edition.scenario(id).expect("a chapter");
    let strength = Strength::of(scenario.draft.difficulty);
    let setup = evening(edition, scenario, 4, strength);
    let heist = Heist::new(setup).unwrap_or_else(|why| panic!("{id}: {why}"));
    let alone = scenario.draft.challenge.as_ref().expect("a challenge");
    (heist, alone)
}

/// The cash and the crew of a challenge; the set-up we suggest is just that.
fn is_set_up(id: &str, cash: u8, crew: [(&str, [&str; 2]); 4]) -> Heist {
    let (heist, alone) = challenge(id);
    assert_eq!(
        (alone.cash, heist.opening().team.cash),
        (cash, cash),
        "{id}"
    );
    for ((who, card), (character, skills)) in (0..).zip(&alone.crew).zip(crew) {
        assert_eq!(
            (card.character.as_str(), &card.skills[..]),
            (character, &skills.map(String::from)[..])
        );
        let member = heist.member_cards(Who(who)).expect("four players");
        assert_eq!(
            (member.character.as_str(), &member.skills[..]),
            (character, &skills.map(String::from)[..])
        );
    }
    heist
}

// covers: your-last-heist/scenario:your-last-heist, your-last-heist/rule:standalone-challenges
#[test]
fn your_last_heist_alone_begins_with_a_friend_among_the_feds() {
    let heist = is_set_up(
        "your-last-heist",
        3,
        [
            ("safecracker", ["blast", "tinker"]),
            ("grifter", ["prowl", "improvise"]),
            ("hacktivist", ["assault", "extract"]),
            ("grease-man", ["improvise", "tinker"]),
        ],
    );
    let state = heist.opening();
    assert_eq!((state.team.free_reveals, state.team.free_ideas), (3, 2));
}

// covers: your-last-heist/scenario:the-provenance, your-last-heist/rule:standalone-challenges
#[test]
fn the_provenance_alone() {
    is_set_up(
        "the-provenance",
        3,
        [
            ("angry-locksmith", ["ninja", "steal"]),
            ("operative", ["splice-in", "extract"]),
            ("sewer-rat", ["concoct", "assault"]),
            ("script-kiddie", ["prowl", "blast"]),
        ],
    );
}

// covers: your-last-heist/scenario:the-long-swap, your-last-heist/rule:standalone-challenges
#[test]
fn the_long_swap_alone() {
    is_set_up(
        "the-long-swap",
        6,
        [
            ("safecracker", ["ninja", "steal"]),
            ("operative", ["splice-in", "extract"]),
            ("grease-man", ["concoct", "assault"]),
            ("black-hat", ["prowl", "blast"]),
        ],
    );
}

// covers: your-last-heist/scenario:the-backdoor-job, your-last-heist/rule:standalone-challenges
#[test]
fn the_backdoor_job_alone() {
    is_set_up(
        "the-backdoor-job",
        3,
        [
            ("demolitions-guy", ["smash-n-grab", "hit-n-run"]),
            ("tunneler", ["improvise", "tinker"]),
            ("grifter", ["ninja", "bypass"]),
            ("thug", ["assault", "yank-wires"]),
        ],
    );
}

// covers: your-last-heist/rule:standalone-challenges
#[test]
fn four_chapters_can_be_played_on_their_own() {
    let scenarios = &this_box().scenarios;
    let alone = scenarios
        .iter()
        .filter(|scenario| scenario.draft.challenge.is_some());
    let alone: Vec<&str> = alone.map(|scenario| scenario.draft.id.as_str()).collect();
    assert_eq!(
        alone,
        [
            "your-last-heist",
            "the-provenance",
            "the-long-swap",
            "the-backdoor-job"
        ]
    );
}

// covers: your-last-heist/rule:standalone-challenges
#[test]
fn every_challenge_can_be_planned_and_begun() {
    for id in [
        "your-last-heist",
        "the-provenance",
        "the-long-swap",
        "the-backdoor-job",
    ] {
        let (heist, _) = challenge(id);
        let state = *heist.opening();
        let mut table = Table {
            heist,
            state,
            dealer: ScriptedDealer::default(),
            events: Vec::new(),
        };
        table.state.unknown = SpaceSet::EMPTY;
        for seat in 0..4 {
            let start = |command: &Command| matches!(command, Command::Start { .. });
            if let Some(command) = table.legal(seat).into_iter().find(start) {
                table.seat(seat, command);
            }
        }
        table.dealer.add_rolls([1, 2, 3, 4]);
        for seat in 0..4 {
            table.seat(seat, Command::Ready);
        }
        assert_eq!(
            (table.state.phase, table.state.round),
            (Phase::Action, 1),
            "{id}"
        );
    }
}

// covers: your-last-heist/rule:setting-up
#[test]
fn the_crews_the_pages_suggest_can_be_seated() {
    for scenario in &this_box().scenarios {
        for players in [3, 4] {
            for strength in Strength::ALL {
                let setup = evening(this_box(), scenario, players, strength);
                let heist = Heist::new(setup);
                assert!(heist.is_ok(), "{}: {:?}", scenario.draft.id, heist.err());
            }
        }
    }
}

/// After the first chapter the Smugglers still live by their Demolitions Guy: nobody else opens a way out in Escape.
#[test]
fn crews_for_the_smugglers_have_the_demolitions_guy() {
    let smugglers = ["the-jeweler", "the-backdoor-job", "the-forum-job"];
    for (id, strength, players) in smugglers
        .into_iter()
        .flat_map(|id| Strength::ALL.map(|strength| (id, strength)))
        .flat_map(|(id, strength)| [3, 4].map(|players| (id, strength, players)))
    {
        let (_, scenario) = this_box().scenario(id).expect("a chapter");
        for setup in [evening, campaign].map(|make| make(this_box(), scenario, players, strength)) {
            let heist = Heist::new(setup).unwrap_or_else(|why| panic!("{id}: {why}"));
            let brings = (0..4)
                .filter_map(|who| heist.member_cards(Who(who)))
                .any(|member| member.character == "demolitions-guy");
            let professionals = strength != Strength::Amateur;
            assert_eq!(
                brings, professionals,
                "{id}, {strength:?}, {players} players"
            );
        }
    }
}
