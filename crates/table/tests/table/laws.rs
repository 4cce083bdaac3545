use crate::toy::{ANN, CAT, Coins, Do, Flaw, LAST_ROLL, Pot, table_after};
use table::laws::{check_applying, check_listing, random_walk, replays_to_same};
use table::{Game, Luck, Seat};

fn every_command() -> Vec<Do> {
    let puts = (0..=255).map(Do::Put);
    let takes = (0..=255).map(Do::Take);
    puts.chain(takes).chain([Do::Roll, Do::Shake]).collect()
}

fn coins() -> Coins {
    Coins {
        purses: [5, 0, 3],
        pot: 2,
        rolls: 0,
    }
}

#[test]
fn the_pot_keeps_every_law() {
    for seed in 0..50 {
        let (session, steps) = random_walk(Pot::default(), seed, 10_000).unwrap();
        assert!(session.over() && steps == session.steps().len());
        replays_to_same(&session).unwrap();
    }
    for seat in (0..4).map(Seat) {
        check_listing(&Pot::default(), &coins(), seat, &every_command()).unwrap();
        check_applying(&Pot::default(), &coins(), seat, &every_command()).unwrap();
    }
}

#[test]
fn a_walk_stops_where_it_is_told_to() {
    let (session, steps) = random_walk(Pot::default(), 1, 3).unwrap();
    assert_eq!((steps, session.steps().len()), (3, 3));
    assert!(!session.over());
}

#[test]
fn walks_with_one_seed_are_one_walk() {
    let walk = |seed| random_walk(Pot::default(), seed, 40).unwrap().0;
    assert_eq!(walk(3).steps(), walk(3).steps());
    assert_ne!(walk(3).steps(), walk(4).steps());
}

#[test]
fn a_walk_seats_everyone_alike_however_many_commands_they_have() {
    // The rich seat begins with 7 commands, the two poor ones with 5 each.
    let mut rich_first = 0;
    let mut first = [0; 3];
    for seed in 0..3_000 {
        let (session, _) = random_walk(Pot::default(), seed, 1).unwrap();
        let seat = usize::from(session.steps()[0].seat.0);
        first[seat] += 1;
        if session.start_answers()[seat] == Luck::Draw(1) {
            rich_first += 1;
        }
    }
    assert!((920..1_080).contains(&rich_first), "{rich_first}");
    let even = first.iter().all(|times| (920..1_080).contains(times));
    assert!(even, "{first:?}");
}

#[test]
fn a_false_listing_is_noticed() {
    for (flaw, complaint) in [
        (Flaw::ListsTwice, "listed twice"),
        (Flaw::ListsWhatItRefuses, "listed but refused"),
        (Flaw::HidesWhatItAccepts, "accepted but not listed"),
    ] {
        let error = check_listing(&Pot::flawed(flaw), &coins(), ANN, &every_command()).unwrap_err();
        assert!(error.contains(complaint), "{error}");
    }
}

#[test]
fn a_false_refusal_is_noticed() {
    for (flaw, complaint) in [
        (Flaw::ChangesThenRefuses, "changed the state"),
        (Flaw::RollsThenRefuses, "asked for luck"),
        (Flaw::ApplyRefusesMore, "apply says"),
    ] {
        let error =
            check_applying(&Pot::flawed(flaw), &coins(), CAT, &every_command()).unwrap_err();
        assert!(error.contains(complaint), "{error}");
    }
}

#[test]
fn a_false_end_is_noticed() {
    for (flaw, complaint) in [
        (Flaw::ActsAfterTheEnd, "the game is over, yet"),
        (Flaw::GetsStuck, "nobody may act"),
        (Flaw::ApplyRefusesMore, "the rules refuse"),
    ] {
        let error = random_walk(Pot::flawed(flaw), 0, 10_000).unwrap_err();
        assert!(error.contains(complaint), "{error}");
    }
}

#[test]
fn luck_that_is_not_asked_for_is_noticed() {
    let (session, _) = random_walk(Pot::flawed(Flaw::HasMoods), 0, 5).unwrap();
    let error = replays_to_same(&session).unwrap_err();
    assert!(error.contains("another state"), "{error}");
}

#[test]
fn a_session_with_undone_steps_replays_too() {
    let mut session = table_after([1], [(CAT, Do::Roll), (ANN, Do::Put(1)), (CAT, Do::Put(1))]);
    session.undo(ANN).unwrap();
    replays_to_same(&session).unwrap();
}

#[test]
fn the_end_is_the_last_roll() {
    let mut state = coins();
    state.rolls = LAST_ROLL;
    assert!(Pot::default().over(&state));
    check_listing(&Pot::default(), &state, ANN, &every_command()).unwrap();
}
