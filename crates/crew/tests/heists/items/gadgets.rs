//! Laser Burst, Flashbang, Radio and Dog Whistle.

use super::*;
use board::{Side, SpaceSet};
use crew::content::effect::Chit;
use crew::state::{Place, Token};

// Laser Burst

fn laser(map: &str) -> Table {
    holding(map, "laser-burst", [(0, 1), (0, 0), (0, 0)], &[1; 3])
}

// covers: item:laser-burst
#[test]
fn the_laser_disables_all_cameras_on_three_hexes() {
    let mut table = laser("E2 EM CM EM C2 CM");
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 0, 4), 2);
    assert_eq!(table.count(Token::Camera, 0, 5), 1);
    // A noise for each hex it hit.
    assert_eq!(table.state.noise, 2);
    assert!(table.state.crew[0].holds(piece));
}

// covers: item:laser-burst
#[test]
fn the_laser_starts_beside_its_user_and_goes_one_way() {
    let mut table = laser(
        "E2 EM CM EM
           EM CM GP GP",
    );
    table.add(Token::Camera, 0, 1);
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::LowerRight as u8));
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
    assert_eq!(table.count(Token::Camera, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 1, 1), 1);
}

// covers: item:laser-burst, rule:gaps
#[test]
fn gaps_and_locks_do_not_stop_the_laser() {
    let mut table = laser(
        "E2 EM 2CL GP CM
           EM  EM  EM EM GP",
    );
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
    assert_eq!(table.count(Token::DisabledCamera, 0, 4), 1);
    assert_eq!(table.state.noise, 2);
}

// covers: item:laser-burst, rule:gaps, option:laser-shoots-over-gaps
#[test]
fn by_house_rule_a_gap_stops_the_laser() {
    let mut table = stage("E2 EM CM GP CM")
        .rules(|rules| rules.laser_shoots_over_gaps = false)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("laser-burst", 0);
    table.give(piece, 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
    assert_eq!(table.count(Token::Camera, 0, 4), 1);
}

// covers: item:laser-burst
#[test]
fn the_laser_works_once_in_a_heist() {
    let mut table = laser("E2 EM CM EM");
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    table.end_round();
    assert!(!table.offers(0).contains(&"Kill Pixels".to_string()));
    assert_eq!(
        table.refused(using(piece, 0, Side::Right as u8)),
        Refusal::UsedUp
    );
    // Not in other hands either.
    table.give(piece, 1);
    table.teleport(1, 0, 1);
    assert!(!table.offers(1).contains(&"Kill Pixels".to_string()));
}

// covers: item:laser-burst, rule:remote-locks
#[test]
fn nobody_shoots_out_of_a_cell() {
    let mut table = laser("E2 RX CM SX");
    let piece = table.item("laser-burst", 0);
    let shot = using(piece, 0, Side::Right as u8);
    assert_eq!(table.refused(shot), Refusal::Imprisoned);
    table.state.remote = Default::default();
    table.ok(shot);
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
}

// covers: item:laser-burst
#[test]
fn a_laser_that_hits_nothing_makes_no_noise() {
    let mut table = laser("E2 EM EM EM");
    let piece = table.item("laser-burst", 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.state.noise, 0);
}

// covers: item:laser-burst, option:laser-noise-for-every-hex
#[test]
fn by_house_rule_the_laser_is_heard_on_every_hex() {
    let mut table = stage("E2 EM CM EM EM EM")
        .rules(|rules| rules.laser_noise_for_every_hex = true)
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("laser-burst", 0);
    table.give(piece, 0);
    table.ok(using(piece, 0, Side::Right as u8));
    assert_eq!(table.state.noise, 3);
}

// Flashbang

// covers: item:flashbang, rule:guard-dogs
#[test]
fn a_flashbang_subdues_everyone_around_for_this_round() {
    let mut table = holding(
        "E2 G2 EM GU GU",
        "flashbang",
        [(0, 2), (0, 0), (0, 0)],
        &[1; 3],
    );
    table.add(Token::Dog, 0, 2);
    let piece = table.item("flashbang", 0);
    table.commit(0, "Toss Flashbang");
    assert_eq!(table.state.noise, 3);
    assert_eq!(table.count(Token::SubduedGuard, 0, 1), 2);
    assert_eq!(table.count(Token::SubduedDog, 0, 2), 1);
    assert_eq!(table.count(Token::SubduedGuard, 0, 3), 1);
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
    // It is not a subdue: no ADRENALINE. The card is used up.
    assert_eq!(table.ideas(0), 0);
    assert_eq!(table.place(piece), Place::SHOP);
    table.end_round();
    assert_eq!(table.count(Token::Guard, 0, 1), 2);
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
}

// covers: item:flashbang, rule:phase-3-event, event:4
#[test]
fn flashbanged_guards_sleep_through_the_event() {
    let mut table = stage("E2 EM GU EM")
        .deck("4,M1,M1,M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("flashbang", 0);
    table.give(piece, 0);
    table.commit(0, "Toss Flashbang");
    table.commit(1, "Pause");
    table.state.noise = 0;
    table.end_round();
    assert_eq!(table.state.count.alerts_by_events, 0);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: item:flashbang
#[test]
fn who_was_down_before_the_flashbang_stays_down() {
    let mut table = holding("E2 EM G2", "flashbang", [(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let space = table.at(0, 2);
    table.state.tokens.flip(Token::Guard, space);
    table.commit(0, "Toss Flashbang");
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 2);
    table.end_round();
    assert_eq!(
        (
            table.count(Token::Guard, 0, 2),
            table.count(Token::SubduedGuard, 0, 2)
        ),
        (1, 1)
    );
}

// covers: item:flashbang, ability:operative/pressure-points
#[test]
fn beside_the_operative_flashbanged_guards_stay_down() {
    let mut table = stage("E2 EM GU EM GU")
        .crew(["operative", "burglar", "lookout"])
        .act([(0, 3), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("flashbang", 0);
    table.give(piece, 0);
    table.commit(0, "Toss Flashbang");
    // One of the two is out of reach when they come round.
    table.teleport(0, 0, 1);
    table.end_round();
    assert_eq!(table.count(Token::SubduedGuard, 0, 2), 1);
    assert_eq!(table.count(Token::Guard, 0, 4), 1);
}

// covers: item:flashbang, rule:guard-dogs
#[test]
fn a_dog_that_comes_round_jumps_at_once() {
    let mut table = holding(
        "E2 EM EM DO",
        "flashbang",
        [(0, 1), (0, 0), (0, 0)],
        &[1; 3],
    );
    table.teleport(0, 0, 2);
    table.commit(0, "Toss Flashbang");
    assert_eq!(table.count(Token::SubduedDog, 0, 3), 1);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: item:flashbang, rule:sound-the-alarm, crisis:Z1
#[test]
fn guards_come_round_before_the_alarm_starts_escape() {
    let mut table = stage("E2 EM GU")
        .deck("M1,Z1")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let piece = table.item("flashbang", 0);
    table.give(piece, 0);
    table.commit(0, "Toss Flashbang");
    table.end_round();
    assert_eq!(table.state.phase, Phase::Escape);
    assert_eq!(table.count(Token::Guard, 0, 2), 1);
}

// covers: item:flashbang, scenario:the-safehouse-rescue/moving-target, option:flashbang-wakes-first
#[test]
fn an_escort_that_came_round_walks_on() {
    let rescue = |first: bool| {
        let mut table = scenario("the-safehouse-rescue")
            .rules(|rules| rules.flashbang_wakes_first = first)
            .plan();
        table.dealer.add_draws([Chit::Camera as u8]);
        table.begin([(4, 4), (0, 4), (0, 4)], &[1; 3]);
        let piece = table.item("flashbang", 0);
        table.give(piece, 0);
        table.commit(0, "Toss Flashbang");
        assert_eq!(table.count(Token::SubduedGuard, 3, 3), 2);
        table.end_round();
        table
    };
    // They wake, then they walk.
    let table = rescue(true);
    assert_eq!(
        (
            table.count(Token::Guard, 3, 3),
            table.count(Token::Guard, 3, 4)
        ),
        (0, 2)
    );
    // By house rule the others walk first, and these are left behind for a round.
    let mut table = rescue(false);
    assert_eq!(
        (
            table.count(Token::Guard, 3, 3),
            table.count(Token::Guard, 3, 4)
        ),
        (2, 0)
    );
    table.end_round();
    assert_eq!(table.count(Token::Guard, 3, 4), 2);
}

// Radio

fn tuned() -> Table {
    let mut table = holding("E2 EM EM EM EM", "radio", [(0, 1); 3], &[1; 3]);
    for who in 0..3 {
        let (first, second) = (table.at(0, 1), table.at(0, 2));
        table.state.crew[who].planned = SpaceSet::of(first) | SpaceSet::of(second);
    }
    table.commit(0, "Tweak Plan");
    table
}

// covers: item:radio
#[test]
fn the_radio_moves_a_token_of_everyone() {
    let mut table = tuned();
    assert_eq!((table.state.noise, table.state.crew[0].pool.moves), (1, 1));
    assert_eq!(table.place(table.item("radio", 0)), Place::SHOP);
    let (from, to) = (table.at(0, 2), table.at(0, 3));
    for seat in 0..3 {
        table.seat(seat, Command::Shift { from, to });
        assert!(table.state.crew[seat as usize].planned.contains(to));
        assert!(!table.state.crew[seat as usize].planned.contains(from));
        // One each.
        let again = Command::Shift { from: to, to: from };
        assert_eq!(table.seat_refused(seat, again), Refusal::NoneLeft);
    }
}

// covers: item:radio
#[test]
fn the_radio_moves_tokens_by_one_hex() {
    let mut table = tuned();
    let [outside, one, two, three, four] = [0, 1, 2, 3, 4].map(|col| table.at(0, col));
    let shift = |from, to| Command::Shift { from, to };
    assert_eq!(
        table.seat_refused(1, shift(two, four)),
        Refusal::NotAdjacent
    );
    assert_eq!(
        table.seat_refused(1, shift(one, two)),
        Refusal::AlreadyPlanned
    );
    assert_eq!(
        table.seat_refused(1, shift(three, four)),
        Refusal::NotPlanned
    );
    assert_eq!(
        table.seat_refused(1, shift(one, outside)),
        Refusal::NotATile
    );
    table.seat(1, shift(two, three));
}

// covers: item:radio
#[test]
fn the_radio_is_silent_in_the_next_round() {
    let mut table = tuned();
    table.end_round();
    let (from, to) = (table.at(0, 2), table.at(0, 3));
    assert_eq!(
        table.seat_refused(1, Command::Shift { from, to }),
        Refusal::NoneLeft
    );
    assert!(!table.offers(0).contains(&"Tweak Plan".to_string()));
}

// Dog Whistle

// covers: item:dog-whistle, rule:guard-dogs
#[test]
fn after_the_whistle_no_dog_chases_until_the_phase_is_over() {
    let mut table = holding(
        "E2 EM EM DO EM EM",
        "dog-whistle",
        [(0, 1), (0, 0), (0, 0)],
        &[1; 3],
    );
    table.commit(0, "Blow Whistle");
    assert_eq!(table.state.noise, 2);
    let to = table.at(0, 2);
    table.ok(Command::Move { who: Who(0), to });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    // Afterwards it jumps at once; the whistle is kept.
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
    assert!(table.state.crew[0].holds(table.item("dog-whistle", 0)));
}

// covers: item:dog-whistle, rule:guard-dogs
#[test]
fn the_whistle_covers_the_whole_crew_for_one_round() {
    let mut table = stage("E2 EM EM DO EM EM E5").act([(0, 0), (0, 1), (0, 0)], &[1; 3]);
    let piece = table.item("dog-whistle", 0);
    table.give(piece, 0);
    table.commit(0, "Blow Whistle");
    table.commit(1, "Dart");
    let (beside, back) = (table.at(0, 2), table.at(0, 1));
    table.ok(Command::Move {
        who: Who(1),
        to: beside,
    });
    table.ok(Command::Move {
        who: Who(1),
        to: back,
    });
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    // In the next round they chase again.
    table.commit(1, "Walk");
    table.ok(Command::Move {
        who: Who(1),
        to: beside,
    });
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}
