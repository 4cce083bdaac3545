//! Loot in Escape: taken, dropped, handed over, saved from those who were stopped.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::state::{End, Place};

/// The thug is stopped next to the exit with a jewel; the burglar waits outdoors.
fn stopped_at_the_door(ideas_of_burglar: u8) -> (Table, Piece) {
    let goal = Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    };
    let map = stage("E2 EM EM JW").goals(&[goal]);
    let mut table = alarm(map, [(0, 3), (0, 0), (0, 0)], [0, ideas_of_burglar, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    let from = table.at(0, 3);
    table.ok(Command::Take {
        who: Who(0),
        piece: jewel,
        from,
    });
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 2);
    table.run(0);
    table.run(0);
    (table, jewel)
}

// covers: rule:insta-transfers, rule:last-ditch-effort
#[test]
fn loot_on_somebody_stopped_can_be_fetched_from_outdoors() {
    let (mut table, jewel) = stopped_at_the_door(2);
    table.dash(1, 0, 1);
    table.seat(
        1,
        Command::Hand {
            who: Who(0),
            to: Who(1),
            piece: jewel,
        },
    );
    table.dash(1, 0, 0);
    assert_eq!(table.place(jewel), Place::SECURED);
    table.finish();
    assert_eq!(table.state.end, End::Success);
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.state.crew[1].status, Status::Escaped);
}

// covers: rule:insta-transfers, rule:last-ditch-effort
#[test]
fn the_way_in_and_out_may_be_rolled_for() {
    let (mut table, jewel) = stopped_at_the_door(0);
    table.declare(1, &[(0, 1), (0, 0)]);
    table.last_ditch(1, 0, 2);
    table.run(1);
    table.seat(
        1,
        Command::Hand {
            who: Who(0),
            to: Who(1),
            piece: jewel,
        },
    );
    table.run(1);
    assert_eq!(table.place(jewel), Place::SECURED);
}

// covers: rule:last-ditch-effort, rule:busted
#[test]
fn whoever_goes_in_again_must_come_out_again() {
    let (mut table, jewel) = stopped_at_the_door(0);
    table.declare(1, &[(0, 1), (0, 0)]);
    table.last_ditch(1, 0, 1);
    table.run(1);
    table.seat(
        1,
        Command::Hand {
            who: Who(0),
            to: Who(1),
            piece: jewel,
        },
    );
    table.finish();
    assert_eq!(table.state.crew[1].status, Status::Busted);
    assert_eq!(table.place(jewel), Place::LOST);
    assert_eq!(table.state.end, End::Failure);
}

// covers: rule:insta-transfers
#[test]
fn loot_on_somebody_stopped_is_only_reached_on_their_tile() {
    let (mut table, jewel) = stopped_at_the_door(2);
    let hand = Command::Hand {
        who: Who(0),
        to: Who(1),
        piece: jewel,
    };
    assert_eq!(table.seat_refused(1, hand), Refusal::NotTogether);
}

// covers: rule:insta-transfers, rule:no-alphas
#[test]
fn nobody_takes_loot_from_a_character_who_can_still_run() {
    let mut table = alarm(stage("E2 EM JW"), [(0, 2), (0, 2), (0, 0)], [0, 1, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    let hand = Command::Hand {
        who: Who(0),
        to: Who(1),
        piece: jewel,
    };
    assert_eq!(table.seat_refused(1, hand), Refusal::NotYourCharacter);
    // The holder may hand it over, of course.
    table.seat(0, hand);
    assert_eq!(table.place(jewel), Place::with(Who(1)));
}

// covers: rule:insta-transfers
#[test]
fn cash_on_somebody_stopped_can_be_taken_too() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 2), (0, 0)], [1, 2, 0]);
    table.state.crew[0].cash = 3;
    table.dash(0, 0, 2);
    table.ok(Command::Stay { who: Who(0) });
    table.seat(
        1,
        Command::Hand {
            who: Who(0),
            to: Who(1),
            piece: Piece::CASH,
        },
    );
    table.dash(1, 0, 1);
    table.dash(1, 0, 0);
    assert_eq!(table.state.team.cash, 3);
}

// covers: rule:busted
#[test]
fn what_is_left_on_somebody_stopped_is_lost_at_the_end() {
    let (mut table, jewel) = stopped_at_the_door(0);
    assert_eq!(table.place(jewel), Place::with(Who(0)));
    table.finish();
    assert_eq!(table.place(jewel), Place::LOST);
    assert!(table.told(Event::LootLost {
        piece: jewel,
        cash: 0
    }));
}

// covers: rule:insta-transfers, rule:loot-and-items
#[test]
fn loot_is_picked_up_on_the_way_and_secured_outdoors() {
    let mut table = alarm(stage("E2 EM $2 EM"), [(0, 3), (0, 0), (0, 0)], [1, 0, 0]);
    table.dash(0, 0, 2);
    let from = table.at(0, 2);
    table.declare(0, &[(0, 1), (0, 0)]);
    table.last_ditch(0, 0, 2);
    table.ok(Command::Take {
        who: Who(0),
        piece: Piece::CASH,
        from,
    });
    table.run(0);
    table.run(0);
    assert_eq!(table.state.team.cash, 2);
}

// covers: rule:insta-transfers
#[test]
fn loot_dropped_during_the_last_ditch_is_there_for_the_next_one() {
    let mut table = alarm(stage("E2 EM EM JW"), [(0, 3), (0, 1), (0, 0)], [0, 1, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.declare(0, &[(0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 2);
    table.run(0);
    table.run(0);
    let here = table.at(0, 1);
    table.ok(Command::Drop {
        who: Who(0),
        piece: jewel,
        to: here,
    });
    table.ok(Command::Take {
        who: Who(1),
        piece: jewel,
        from: here,
    });
    table.dash(1, 0, 0);
    assert_eq!(table.place(jewel), Place::SECURED);
}

// covers: rule:insta-transfers
#[test]
fn a_runner_hands_over_in_passing() {
    let mut table = alarm(stage("E2 EM EM JW"), [(0, 3), (0, 2), (0, 0)], [2, 0, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 1);
    table.dash(0, 0, 2);
    table.seat(
        1,
        Command::Hand {
            who: Who(1),
            to: Who(0),
            piece: jewel,
        },
    );
    assert_eq!(table.place(jewel), Place::with(Who(0)));
}

// covers: rule:phase-4-escape
#[test]
fn leftover_ideas_lead_in_again_even_after_the_roll() {
    let mut table = alarm(stage("E2 JW EM"), [(0, 2), (0, 0), (0, 0)], [2, 0, 0]);
    table.declare(0, &[(0, 1), (0, 0)]);
    table.last_ditch(0, 0, 3);
    table.run(0);
    table.run(0);
    table.dash(0, 0, 1);
    let (piece, from) = (table.loot(Chit::Jewel, 0), table.at(0, 1));
    table.ok(Command::Take {
        who: Who(0),
        piece,
        from,
    });
    table.dash(0, 0, 0);
    assert_eq!(table.place(piece), Place::SECURED);
    assert_eq!(
        table.no_dash(0, 0, 1),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
}

// covers: rule:phase-4-escape, fixer:architect
#[test]
fn an_idea_lying_on_the_way_can_be_taken() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [2, 0, 0]);
    let here = table.at(0, 2);
    table.state.idea_tokens.insert(here);
    table.dash(0, 0, 2);
    table.ok(Command::TakeIdea { who: Who(0) });
    table.dash(0, 0, 1);
    table.dash(0, 0, 0);
    assert_eq!(table.stands(0), table.at(0, 0));
}
