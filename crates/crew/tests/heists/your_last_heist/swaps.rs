//! The Venetian Swap with paintings in both hands: the collector, the long swap, the redemption job.

use super::*;

/// Where the collector's paintings hang, and where the gallery's fakes do.
const COLLECTION: [(Chit, Chit, Hex); 5] = [
    (Chit::Church, Chit::FakeChurch, (5, 2)),
    (Chit::Strawberry, Chit::FakeStrawberry, (5, 7)),
    (Chit::Lighthouse, Chit::FakeLighthouse, (6, 4)),
    (Chit::House, Chit::FakeHouse, (7, 5)),
    (Chit::Apple, Chit::FakeApple, (7, 6)),
];
const GALLERY: [(Chit, Chit, Hex); 5] = [
    (Chit::FakeLighthouse, Chit::Lighthouse, (1, 5)),
    (Chit::FakeApple, Chit::Apple, (4, 5)),
    (Chit::FakeChurch, Chit::Church, (4, 7)),
    (Chit::FakeStrawberry, Chit::Strawberry, (6, 5)),
    (Chit::FakeHouse, Chit::House, (6, 7)),
];
const DOOR: Hex = (0, 4);

/// A chapter with these paintings in the hands of the first character.
fn bring(id: &str, loot: &[Chit], at: Hex) -> Table {
    let mut stage = chapter(id);
    stage.setup.loot = loot.to_vec();
    let mut table = stage.plan();
    for &chit in loot {
        let piece = table.loot(chit, 0);
        table.seat(0, Command::Pack { piece, who: FIRST });
    }
    begin_planned(table, [at; 3])
}

/// The first character leaves one painting where the other hangs and takes that one along.
fn swap(table: &mut Table, taken: Chit, left: Chit, (row, col): Hex) {
    table.teleport(0, row, col);
    let (taken, left) = (table.loot(taken, 0), table.loot(left, 0));
    table.ok(pick_up(table, 0, taken));
    table.ok(put_down(table, 0, left));
}

fn end(mut table: Table, at: Hex) -> crew::outcome::Outcome {
    table.teleport(0, at.0, at.1);
    call_escape(&mut table);
    table.finish();
    table.outcome()
}

fn fakes(count: usize) -> Vec<Chit> {
    COLLECTION
        .iter()
        .take(count)
        .map(|(_, fake, _)| *fake)
        .collect()
}

// covers: your-last-heist/scenario:the-collector
#[test]
fn the_collector_loses_three_originals_for_three_fakes() {
    for (swaps, success, bonus) in [(2, false, 0), (3, true, 0), (4, true, 3), (5, true, 6)] {
        let mut table = bring("the-collector", &fakes(5), DOOR);
        for &(real, fake, hex) in &COLLECTION[..swaps] {
            swap(&mut table, real, fake, hex);
        }
        let outcome = end(table, DOOR);
        assert_eq!(
            (outcome.success, outcome.bonus),
            (success, bonus),
            "{swaps} swaps"
        );
        assert_eq!(outcome.reward_cash, if success { 6 + bonus } else { 0 });
        assert_eq!(outcome.art.len(), swaps, "the originals stay with the team");
    }
}

// covers: your-last-heist/scenario:the-collector
#[test]
fn with_three_fakes_from_the_gallery_all_three_must_be_swapped() {
    let mut table = bring("the-collector", &fakes(3), DOOR);
    for &(real, fake, hex) in &COLLECTION[..3] {
        swap(&mut table, real, fake, hex);
    }
    assert!(end(table, DOOR).success);
}

// covers: your-last-heist/scenario:the-collector/like-for-like
#[test]
fn nobody_takes_a_painting_whose_fake_the_team_did_not_bring() {
    let mut table = bring("the-collector", &fakes(3), DOOR);
    let (house, _, (row, col)) = COLLECTION[3];
    table.teleport(0, row, col);
    let piece = table.loot(house, 0);
    let steal = pick_up(&table, 0, piece);
    assert_eq!(table.refused(steal), Refusal::NoTwin);
    // The cash is free for all.
    table.teleport(0, 7, 1);
    table.ok(pick_up(&table, 0, Piece::CASH));
}

// covers: your-last-heist/scenario:the-collector
#[test]
fn a_painting_carried_off_without_leaving_its_fake_spoils_the_job() {
    let mut table = bring("the-collector", &fakes(5), DOOR);
    for &(real, fake, hex) in &COLLECTION[..3] {
        swap(&mut table, real, fake, hex);
    }
    let (house, _, (row, col)) = COLLECTION[3];
    table.teleport(0, row, col);
    let piece = table.loot(house, 0);
    table.ok(pick_up(&table, 0, piece));
    assert!(!end(table, DOOR).success);
}

// covers: your-last-heist/scenario:the-collector
#[test]
fn a_fake_in_the_wrong_place_or_an_original_left_inside_is_no_swap() {
    let two_and = |third: &dyn Fn(&mut Table)| {
        let mut table = bring("the-collector", &fakes(5), DOOR);
        for &(real, fake, hex) in &COLLECTION[..2] {
            swap(&mut table, real, fake, hex);
        }
        third(&mut table);
        end(table, DOOR).success
    };
    let (real, fake, hex) = COLLECTION[2];
    assert!(two_and(&|table| swap(table, real, fake, hex)));
    let other = COLLECTION[3].1;
    assert!(
        !two_and(&|table| swap(table, real, other, hex)),
        "another painting's fake"
    );
    let stays = |table: &mut Table| {
        swap(table, real, fake, hex);
        table.teleport(0, 3, 1);
        let piece = table.loot(real, 0);
        table.ok(put_down(table, 0, piece));
    };
    assert!(!two_and(&stays));
}

// covers: your-last-heist/scenario:the-collector
#[test]
fn what_was_not_packed_stays_at_home() {
    let mut stage = chapter("the-collector");
    stage.setup.loot = fakes(3);
    let table = begin(stage, [DOOR; 3]);
    let fake = table.loot(Chit::FakeChurch, 0);
    assert_eq!(table.place(fake), Place::STASH);
}

// The Long Swap

const BEACON: Hex = (8, 6);

/// The rings before the grapes are off, the first one stands before them with the fake.
fn before_the_grapes() -> Table {
    let mut table = begin(chapter("the-long-swap"), [(7, 6), (7, 7), (1, 0)]);
    table.state.remote = [SpaceSet::EMPTY; 3];
    let fake = table.loot(Chit::FakeGrapes, 0);
    assert_eq!(table.place(fake), Place::on(table.at(2, 1)));
    table.give(fake, 0);
    table
}

/// Takes the original and leaves the fake, where they stand.
fn exchange(table: &mut Table, who: u8) {
    let (real, fake) = (table.loot(Chit::Grapes, 0), table.loot(Chit::FakeGrapes, 0));
    table.ok(pick_up(table, who, real));
    table.ok(put_down(table, who, fake));
}

// covers: your-last-heist/scenario:the-long-swap/hole-in-the-wall, your-last-heist/rule:story-beacon
#[test]
fn whoever_reaches_the_grapes_opens_an_exit_there_and_starts_escape() {
    let mut table = before_the_grapes();
    table.commit(0, "Walk");
    step(&mut table, 0, BEACON.0, BEACON.1);
    let space = table.at(BEACON.0, BEACON.1);
    assert!(table.told(Event::BeaconReached { who: FIRST, space }));
    assert_eq!(table.state.phase, Phase::Escape);
    let rolled = |event: &Event| matches!(event, Event::SecurityRolled { .. });
    assert!(!table.events.iter().any(rolled));
    assert_eq!(stands(&table, 1), (7, 7), "the others stay where they are");
    exchange(&mut table, 0);
    // No further step: that hex is the exit.
    table.finish();
    assert_eq!(status(&table, 0), Status::Escaped);
    let outcome = table.outcome();
    assert!(outcome.success);
    assert_eq!(
        (outcome.reward_cash, &outcome.art[..]),
        (8, &[Chit::Grapes][..])
    );
}

// covers: your-last-heist/scenario:the-long-swap/hole-in-the-wall
#[test]
fn the_others_leave_by_the_hole_too_and_every_step_to_it_counts() {
    let mut table = before_the_grapes();
    table.commit(0, "Walk");
    step(&mut table, 0, BEACON.0, BEACON.1);
    exchange(&mut table, 0);
    table.dealer = ScriptedDealer::default();
    table.set_ideas(1, 0);
    roll_for(&mut table, 1, &[(7, 6), BEACON], 0, 2);
    run(&mut table, 1);
    table.finish();
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Escaped; 3]
    );
}

// covers: your-last-heist/scenario:the-long-swap/hole-in-the-wall, your-last-heist/rule:escape-phase
#[test]
fn in_escape_the_grapes_can_still_be_reached_through_the_rings() {
    let mut table = begin(chapter("the-long-swap"), [(6, 6), (1, 0), (1, 0)]);
    let fake = table.loot(Chit::FakeGrapes, 0);
    table.give(fake, 0);
    call_escape(&mut table);
    table.set_ideas(0, 1);
    roll_for(&mut table, 0, &[(7, 6), BEACON], 1, 1);
    run(&mut table, 0);
    exchange(&mut table, 0);
    table.finish();
    assert!(table.outcome().success);
}

// covers: your-last-heist/scenario:the-long-swap
#[test]
fn without_the_fake_left_behind_the_grapes_are_only_stolen() {
    let mut table = before_the_grapes();
    table.commit(0, "Walk");
    step(&mut table, 0, BEACON.0, BEACON.1);
    let real = table.loot(Chit::Grapes, 0);
    table.ok(pick_up(&table, 0, real));
    table.finish();
    assert!(!table.outcome().success);
}

// covers: your-last-heist/scenario:the-long-swap/hole-in-the-wall
#[test]
fn an_ordinary_story_hex_opens_nothing() {
    let mut table = board("E2 EM * EM").act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 2);
    assert_eq!(table.state.phase, Phase::Action);
}

// The Redemption Job

const SIDE_DOOR: Hex = (8, 2);

/// Five paintings came along, and so many of them hang where they belong.
fn redeem(swaps: usize) -> Table {
    let real: Vec<Chit> = GALLERY.iter().map(|(_, real, _)| *real).collect();
    let mut table = bring("the-redemption-job", &real, SIDE_DOOR);
    for &(fake, real, hex) in &GALLERY[..swaps] {
        swap(&mut table, fake, real, hex);
    }
    table
}

// covers: your-last-heist/scenario:the-redemption-job
#[test]
fn three_real_paintings_go_back_to_the_gallery() {
    for (swaps, success) in [(2, false), (3, true), (5, true)] {
        let outcome = end(redeem(swaps), SIDE_DOOR);
        assert_eq!(
            (outcome.success, outcome.reward_cash),
            (success, 0),
            "{swaps}"
        );
    }
}

// covers: your-last-heist/scenario:the-redemption-job, your-last-heist/rule:losing-a-heist
#[test]
fn the_fakes_need_not_come_out_and_neither_need_the_crew() {
    let mut table = redeem(3);
    for who in 1..3 {
        table.teleport(who, 6, 2);
    }
    let outcome = end(table, (6, 2));
    assert!(outcome.members.iter().all(|member| member.busted));
    assert!(outcome.success);
}

// covers: your-last-heist/scenario:the-redemption-job
#[test]
fn a_fake_that_still_hangs_there_is_not_replaced() {
    let mut table = redeem(2);
    let (_, real, (row, col)) = GALLERY[2];
    table.teleport(0, row, col);
    let piece = table.loot(real, 0);
    table.ok(put_down(&table, 0, piece));
    assert!(!end(table, SIDE_DOOR).success);
}

// covers: your-last-heist/scenario:the-redemption-job, your-last-heist/rule:auto-reveal
#[test]
fn three_unknown_tiles_of_the_gallery_lie_in_rings() {
    let table = chapter("the-redemption-job").plan();
    let ringed = Position::new(&table.heist, &table.state).ringed();
    assert_eq!((ringed & table.state.unknown).len(), 3);
}
