//! The Inclusion, Startup, Exhibition and Blind Justice jobs, and what every page says.

use super::*;
use crew::state::{End, Place};

/// Id, deck, bag of guards, cameras and locks, unknown tiles, fixer won.
type Page = (
    &'static str,
    &'static str,
    [u8; 3],
    u32,
    Option<&'static str>,
);

const PAGES: [Page; 6] = [
    (
        "the-inclusion-job",
        "1,2,3,4,5,6,7,8,G1,9,10,11,12,G2,13,14,G4,G6,S4,15,16,17,18,19,20,S1,25",
        [5, 6, 4],
        14,
        Some("pawn-shop-owner"),
    ),
    (
        "the-startup-job",
        "1,2,3,4,S2,5,6,7,8,9,10,S2,11,12,13,14,15,16,17,18,19,20,21,S2,25",
        [4, 6, 6],
        15,
        Some("visage"),
    ),
    (
        "the-exhibition-job",
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,S6,16,17,18,19,20,21,22,23,24,25",
        [4, 9, 6],
        17,
        Some("unscrupulous-jeweler"),
    ),
    (
        "the-blind-justice-job",
        "1,2,3,4,5,6,7,S3,8,9,10,11,12,13,14,15,16,S1,17,18,19,20,S3,25",
        [4, 3, 8],
        15,
        Some("prison-guard"),
    ),
    (
        "the-safehouse-rescue",
        "1,2,3,5,6,7,8,9,11,12,13,16,17,18,19,20,21,22,23,24,S1,25",
        [0, 10, 6],
        16,
        Some("retired-mastermind"),
    ),
    (
        "county-the-bricks",
        "1,2,3,4,5,6,7,8,S1,9,10,11,12,S2,13,14,15,16,17,18,19,20,21,22,23,24,25",
        [7, 4, 5],
        16,
        None,
    ),
];

// covers: masters-of-the-heist/scenario:the-inclusion-job, masters-of-the-heist/scenario:the-startup-job, masters-of-the-heist/scenario:the-exhibition-job, masters-of-the-heist/scenario:the-blind-justice-job, masters-of-the-heist/scenario:the-safehouse-rescue, masters-of-the-heist/scenario:county-the-bricks
#[test]
fn decks_bags_and_rewards_are_those_of_the_pages() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    assert_eq!(edition.scenarios.len(), PAGES.len());
    for (id, deck, bag, unknown, fixer) in PAGES {
        let table = job(id).plan();
        assert_eq!(table.deck().join(","), deck, "{id}");
        let chits = [Chit::Guard, Chit::Camera, Chit::Lock];
        assert_eq!(chits.map(|chit| table.state.in_bag(chit)), bag, "{id}");
        assert_eq!(table.state.unknown.len(), unknown, "{id}");
        let draft = &table.heist.scenario.draft;
        assert_eq!(draft.reward.fixer.as_deref(), fixer, "{id}");
        assert_eq!(
            table.state.bag_size(),
            bag.map(u32::from).iter().sum::<u32>()
        );
    }
}

// covers: masters-of-the-heist/scenario:the-inclusion-job, masters-of-the-heist/rule:winning-a-heist
#[test]
fn three_jewels_outdoors_win_the_inclusion_job() {
    for (jewels, end) in [(2, End::Failure), (3, End::Success)] {
        let mut table = begin(job("the-inclusion-job"), [(3, 7); 3]);
        table.commit(0, "Walk");
        for nth in 0..jewels {
            let jewel = table.loot(Chit::Jewel, nth);
            carry_out(&mut table, jewel, 0, (3, 6), (3, 7));
            assert_eq!(table.place(jewel), Place::SECURED);
        }
        call_escape(&mut table);
        table.finish();
        assert_eq!(table.state.end, end);
        let outcome = table.outcome();
        // Loot that got out is kept, the fixer only won.
        assert_eq!(outcome.jewels, jewels as u8);
        let won = (end == End::Success).then(|| "pawn-shop-owner".to_string());
        assert_eq!(outcome.fixer, won);
    }
}

// covers: masters-of-the-heist/scenario:the-inclusion-job, masters-of-the-heist/crisis:S1
#[test]
fn the_inclusion_job_has_a_reinforcements_point_and_four_gates() {
    let table = job("the-inclusion-job").plan();
    assert_eq!(
        table.state.reinforcements,
        board::SpaceSet::of(table.at(5, 5))
    );
    let gates = [(3, 5), (4, 4), (2, 4), (4, 2)].map(|(row, col)| table.at(row, col));
    assert_eq!(table.heist.scenario.gates, gates);
}

// covers: masters-of-the-heist/scenario:the-startup-job
#[test]
fn the_keycard_door_is_the_only_way_to_the_startups_document() {
    let mut table = begin(job("the-startup-job"), [(8, 5); 3]);
    let (door, folder) = (table.at(1, 2), table.at(0, 3));
    let around = Position::new(&table.heist, &table.state).near(folder);
    assert_eq!(around, board::SpaceSet::of(door));
    table.teleport(0, 2, 2);
    table.commit(0, "Walk");
    assert_eq!(no_go(&mut table, 0, 1, 2), Refusal::DoorClosed);
    let card = table.loot(Chit::Keycard, 0);
    table.give(card, 0);
    table.ok(Command::OpenDoor {
        who: FIRST,
        space: door,
    });
    go(&mut table, 0, 1, 2);
    assert_eq!(table.state.towers.len(), 2);
}

// covers: masters-of-the-heist/scenario:the-startup-job
#[test]
fn the_document_outdoors_wins_the_startup_job() {
    let mut table = begin(job("the-startup-job"), [(8, 5); 3]);
    let folder = table.loot(Chit::Documents, 0);
    table.commit(0, "Walk");
    carry_out(&mut table, folder, 0, (7, 4), (8, 5));
    call_escape(&mut table);
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!(outcome.fixer.as_deref(), Some("visage"));
}

// covers: masters-of-the-heist/scenario:the-blind-justice-job, masters-of-the-heist/rule:pressure-sensors
#[test]
fn the_courts_document_waits_in_a_ring_for_its_panel() {
    let mut table = begin(job("the-blind-justice-job"), [(2, 0); 3]);
    table.teleport(0, 4, 3);
    table.commit(0, "Walk");
    assert_eq!(no_go(&mut table, 0, 3, 3), Refusal::RemoteLocked);
    table.teleport(1, 5, 7);
    table.ok(Command::OpenRemote {
        who: SECOND,
        letter: 0,
    });
    go(&mut table, 0, 3, 3);
    let folder = table.loot(Chit::Documents, 0);
    take(&mut table, 0, folder);
    carry_out(&mut table, folder, 0, (2, 1), (2, 0));
    call_escape(&mut table);
    table.set_ideas(1, 0);
    table.finish();
    assert!(table.outcome().success, "although one is busted");
}

// covers: masters-of-the-heist/scenario:the-blind-justice-job, masters-of-the-heist/rule:lockdown-gates
#[test]
fn gate_a_of_the_court_takes_the_west_door_with_it() {
    let mut table = begin(job("the-blind-justice-job"), [(2, 0), (1, 8), (1, 8)]);
    table.state.gates_shut = Gates::EMPTY;
    call_escape(&mut table);
    let door = table.at(2, 0);
    let scene = Position::new(&table.heist, &table.state);
    assert!(scene.near(door).is_empty());
}

// covers: masters-of-the-heist/scenario:the-exhibition-job
#[test]
fn two_paintings_and_the_prisoner_win_the_exhibition() {
    for (paintings, free, end) in [
        (2, true, End::Success),
        (1, true, End::Failure),
        (2, false, End::Failure),
    ] {
        let mut table = begin(job("the-exhibition-job"), [(9, 0); 3]);
        table.commit(0, "Walk");
        for chit in [Chit::Apple, Chit::Lighthouse].into_iter().take(paintings) {
            let painting = table.loot(chit, 0);
            carry_out(&mut table, painting, 0, (8, 1), (9, 0));
        }
        if free {
            table.teleport(1, 2, 9);
            table.dealer.add_rolls([1]);
            table.ok(Command::OpenRemote {
                who: SECOND,
                letter: 0,
            });
            // Panel X frees the prisoner and opens the way to the lighthouse.
            assert!(table.state.remote[0].is_empty());
            table.teleport(4, 9, 8);
        }
        call_escape(&mut table);
        table.finish();
        assert_eq!(table.state.end, end, "{paintings} paintings, free: {free}");
    }
}

// covers: masters-of-the-heist/scenario:the-exhibition-job, masters-of-the-heist/crisis:S6
#[test]
fn six_paintings_hang_and_no_hound_waits_at_the_exhibition() {
    let mut table = job("the-exhibition-job").deck("M1,S6,25").plan();
    let hung = [
        (Chit::Apple, (1, 4)),
        (Chit::House, (1, 7)),
        (Chit::Church, (3, 2)),
        (Chit::Grapes, (5, 2)),
        (Chit::Lighthouse, (5, 5)),
        (Chit::Strawberry, (5, 8)),
    ];
    for (chit, (row, col)) in hung {
        let painting = table.loot(chit, 0);
        assert_eq!(table.place(painting), Place::on(table.at(row, col)));
    }
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(9, 0); 3], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["M1", "S6"]);
    assert_eq!(table.state.tokens.total(Chit::Dog), 0);
}
