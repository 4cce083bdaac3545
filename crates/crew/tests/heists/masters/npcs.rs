//! Prisoner, Hostage and Guide.

use super::*;
use crew::content::scenario::{Bag, Goal};
use crew::state::End;

const NPC: Who = Who::NPC;

/// A prisoner in a ring, and the first character on its panel.
fn cell(map: &str) -> Table {
    board(map)
        .npc("prisoner", 0)
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3])
}

const CELL: &str = "E2 EM SX EM RXM EM SC";

fn free(table: &mut Table, face: u8) {
    table.dealer.add_rolls([face]);
    table.dealer.add_draws([Chit::Blank as u8]);
    table.ok(Command::OpenRemote {
        who: FIRST,
        letter: 0,
    });
}

fn npc(table: &Table) -> &crew::state::Member {
    &table.state.crew[4]
}

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/rule:non-player-characters
#[test]
fn a_prisoner_in_a_ring_is_not_there() {
    let mut table = cell("E2 EM SX EM RXM SC");
    assert_eq!(npc(&table).status, Status::Idle);
    // Neither seen nor seeing: the unknown tile next door stays unknown.
    assert_eq!(table.state.unknown.len(), 1);
    assert!(table.offers(4).is_empty());
    table.end_round();
    assert_eq!(npc(&table).die, 0);
}

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/rule:non-player-characters
#[test]
fn the_ring_gone_the_prisoner_rolls_at_once_and_may_act() {
    let mut table = cell("E2 EM SX EM RXM SC");
    free(&mut table, 4);
    assert!(table.told(Event::Rolled { who: NPC, face: 4 }));
    // Next door something is revealed: the prisoner is there now.
    assert!(table.state.unknown.is_empty());
    assert_eq!(table.offers(4), ["Crawl", "Reveal"]);
    table.commit(4, "Crawl");
    go(&mut table, 4, 0, 3);
    assert_eq!(table.state.noise, 0);
}

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/option:only-rings-hold-prisoners
#[test]
fn only_a_ring_holds_a_prisoner() {
    let mut table = cell("E2 EM SX EM RXM+GU EM SC");
    table.dealer.add_rolls([4]);
    table.ok(Command::OpenRemote {
        who: FIRST,
        letter: 0,
    });
    assert_eq!(npc(&table).status, Status::Active);
    table.commit(4, "Crawl");
    assert_eq!(no_go(&mut table, 4, 0, 3), Refusal::HeldByGuard);
}

/// Actions of the white die, calm and panicked, with what a six adds.
const CARDS: [(&str, bool, [&str; 3]); 6] = [
    (
        "prisoner",
        false,
        ["Crawl: move", "Reveal: reveal", "Dash: noise move move"],
    ),
    (
        "prisoner",
        true,
        [
            "Run: noise noise move move",
            "Whimper: noise",
            "Walk: noise move",
        ],
    ),
    (
        "hostage",
        false,
        [
            "Crawl: move",
            "Handle: subdue disable unlock",
            "Hesitate: idea",
        ],
    ),
    (
        "hostage",
        true,
        [
            "Run: noise noise move move",
            "Whimper: noise",
            "Walk: noise move",
        ],
    ),
    (
        "guide",
        false,
        [
            "Stride: noise move reveal",
            "Study: idea idea",
            "Discover: reveal reveal",
        ],
    ),
    (
        "guide",
        true,
        [
            "Run: noise noise move move",
            "Whimper: noise",
            "Walk: noise move",
        ],
    ),
];

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/npc:prisoner/panicked, masters-of-the-heist/npc:hostage/calm, masters-of-the-heist/npc:hostage/panicked, masters-of-the-heist/npc:guide/calm, masters-of-the-heist/npc:guide/panicked
#[test]
fn the_cards_of_the_white_figure() {
    for (card, panicked, actions) in CARDS {
        let mut table = board("E2 EM EM MW EM")
            .npc(card, 0)
            .act([(0, 0); 3], &[1; 4]);
        table.state.crew[4].status = Status::Active;
        table.state.crew[4].die = 1;
        table.state.npc_panicked = panicked;
        let name = |printed: &str| printed.split(':').next().expect("a name").to_string();
        let names: Vec<String> = actions.iter().map(|printed| name(printed)).collect();
        assert_eq!(table.offers(4), names[..2], "{card}");
        table.state.crew[4].die = 6;
        assert_eq!(table.offers(4), names, "{card}");
        let fresh = table.state;
        for printed in actions {
            table.state = fresh;
            let (name, words) = printed.split_once(": ").expect("a name and its icons");
            table.commit(4, name);
            let (icons, noise, _) = icons(words);
            assert_eq!(
                (npc(&table).pool, table.state.noise),
                (icons, noise),
                "{printed}"
            );
        }
    }
}

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/rule:non-player-characters
#[test]
fn an_npc_with_ideas_turns_its_die() {
    let mut table = cell(CELL);
    free(&mut table, 1);
    table.set_ideas(4, 1);
    table.commit(4, "Dash");
    assert_eq!((table.ideas(4), npc(&table).die), (0, 6));
}

/// A hacker lends the prisoner a subdue.
fn lent(panicked: bool) -> Result<(), Refusal> {
    let mut table = board("E2 EM SX EM RXM EM")
        .crew(["script-kiddie", "burglar", "pickpocket"])
        .npc("prisoner", 0)
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    table.dealer.add_rolls([1]);
    table.ok(Command::OpenRemote {
        who: FIRST,
        letter: 0,
    });
    table.state.npc_panicked = panicked;
    table.commit(0, "Autopwn");
    let lend = Command::Grant {
        who: FIRST,
        to: NPC,
        gift: Gift::Subdue,
    };
    if table.legal(0).contains(&lend) {
        table.ok(lend);
        assert_eq!(npc(&table).pool.subdues, 1);
        Ok(())
    } else {
        Err(table.refused(lend))
    }
}

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/npc:prisoner/panicked
#[test]
fn a_calm_prisoner_is_lent_no_subdue_and_a_panicked_one_is() {
    assert_eq!(lent(false), Err(Refusal::CannotSubdue));
    assert_eq!(lent(true), Ok(()));
}

// covers: masters-of-the-heist/rule:non-player-characters
#[test]
fn an_npc_moves_without_a_plan_and_everything_meets_it() {
    let mut table = cell("E2 EM SX EM RXM CM LO EM SC");
    table.dealer.add_rolls([6]);
    table.ok(Command::OpenRemote {
        who: FIRST,
        letter: 0,
    });
    table.commit(4, "Dash");
    go(&mut table, 4, 0, 5);
    assert_eq!(table.state.count.alerts_by_cameras, 1);
    assert_eq!(no_go(&mut table, 4, 0, 6), Refusal::Locked);
}

// covers: masters-of-the-heist/event:18, masters-of-the-heist/event:19, masters-of-the-heist/rule:non-player-characters
#[test]
fn an_npc_is_a_character_for_events() {
    let mut table = night("E2 EM EM SX EM RXM CM", "19")
        .npc("prisoner", 0)
        .act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_rolls([1]);
    table.ok(Command::OpenRemote {
        who: FIRST,
        letter: 0,
    });
    table.commit(4, "Reveal");
    table.end_round();
    assert_eq!(counts(&table, Token::Guard, [3, 5]), [0, 1]);
}

/// A companion who must not be left alone, with the first character on its tile.
fn company(card: &str) -> Table {
    let mut table = board("E2 EM EM MW EM EM")
        .npc(card, 0)
        .act([(0, 3), (0, 0), (0, 0)], &[1; 4]);
    if card == "hostage" {
        table.dealer.add_rolls([1]);
        table.ok(Command::TakeHostage { who: FIRST });
    }
    table
}

// covers: masters-of-the-heist/npc:hostage/calm, masters-of-the-heist/npc:guide/calm
#[test]
fn hostage_and_guide_must_end_the_phase_with_somebody() {
    for card in ["hostage", "guide"] {
        let mut table = company(card);
        table.commit(0, "Walk");
        go(&mut table, 0, 0, 2);
        let first = table.offers(4)[0].clone();
        table.commit(4, &first);
        assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NpcLeftAlone);
        go(&mut table, 4, 0, 2);
        table.seat(0, Command::Ready);
    }
}

// covers: masters-of-the-heist/npc:hostage/panicked, masters-of-the-heist/npc:guide/panicked
#[test]
fn panic_does_not_set_them_loose() {
    for card in ["hostage", "guide"] {
        let mut table = company(card);
        table.state.npc_panicked = true;
        table.commit(0, "Walk");
        go(&mut table, 0, 0, 2);
        table.commit(4, "Run");
        assert_eq!(table.seat_refused(0, Command::Ready), Refusal::NpcLeftAlone);
    }
}

// covers: masters-of-the-heist/npc:hostage/calm, masters-of-the-heist/npc:prisoner/calm
#[test]
fn what_is_impossible_nobody_asks_and_prisoners_walk_alone() {
    let mut table = company("hostage");
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    table.add(Token::Lock, 0, 2);
    table.commit(4, "Crawl");
    table.seat(0, Command::Ready);

    let mut table = cell(CELL);
    free(&mut table, 1);
    table.commit(0, "Walk");
    table.commit(4, "Crawl");
    go(&mut table, 4, 0, 3);
    table.seat(0, Command::Ready);
}

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/rule:escape-phase
#[test]
fn a_freed_prisoner_needs_an_own_roll_in_escape() {
    let mut table = board("E2 EM SX EM RXM")
        .npc("prisoner", 0)
        .goals(&[Goal::NpcEscapes])
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.dealer.add_rolls([1]);
    table.ok(Command::OpenRemote {
        who: FIRST,
        letter: 0,
    });
    call_escape(&mut table);
    declare(&mut table, 4, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    last_ditch(&mut table, 4, 0, 4);
    run(&mut table, 4, 4);
    table.finish();
    assert_eq!(
        (npc(&table).status, table.state.end),
        (Status::Escaped, End::Success)
    );
}

// covers: masters-of-the-heist/npc:prisoner/calm, masters-of-the-heist/rule:pressure-sensors, masters-of-the-heist/rule:escape-phase
#[test]
fn a_prisoner_still_in_a_ring_is_not_freed_by_escape() {
    let stage = board("E2 EM SX EM RXM")
        .npc("prisoner", 0)
        .goals(&[Goal::NpcEscapes]);
    let mut table = flight(stage, [(0, 2), (0, 0), (0, 0)], [9, 0, 0]);
    assert_eq!(npc(&table).status, Status::Idle);
    dash(&mut table, 0, 0, 3);
    dash(&mut table, 0, 0, 4);
    assert_eq!(npc(&table).status, Status::Idle, "not even when crossed");
    table.ok(Command::Stay { who: FIRST });
    table.finish();
    assert_eq!(table.state.end, End::Failure);
}

// covers: masters-of-the-heist/rule:non-player-characters, masters-of-the-heist/rule:auto-reveal
#[test]
fn a_prisoner_freed_beside_the_unknown_finds_a_dog_in_the_lap() {
    let bag = Bag {
        dogs: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM SX EM RXM SC")
        .bag(bag)
        .npc("prisoner", 0)
        .act([(0, 2), (0, 1), (0, 0)], &[1; 3]);
    table.dealer.add_rolls([1]);
    table.dealer.add_draws([Chit::Dog as u8]);
    table.ok(Command::OpenRemote {
        who: FIRST,
        letter: 0,
    });
    assert_eq!(counts(&table, Token::Dog, [4, 5]), [1, 0]);
}
