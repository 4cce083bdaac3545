//! The Final Score, both parts.

use super::*;
use crew::content::effect::Chit;
use crew::state::{Prompt, Token};

// Part 1

fn part_1() -> Stage {
    scenario("the-final-score-part-1").deck(QUIET)
}

// covers: scenario:the-final-score-part-1, rule:tunnels
#[test]
fn one_tunnel_leads_under_the_south_wall() {
    let mut table = scenario("the-final-score-part-1").plan();
    dig_and_start(&mut table, (7, 4), (6, 5), 0);
    let second = tunnel(&table, (7, 8), (6, 8));
    assert_eq!(table.seat_refused(0, second), Refusal::TunnelsUsed);
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn escape_leads_to_the_hideouts_and_not_to_the_exit() {
    let mut table = begin(part_1(), &[(0, (1, 2)), (1, (4, 5)), (2, (2, 1))], &[1; 3]);
    table.escape();
    table.finish();
    let fates = [0, 1, 2].map(|who| table.state.crew[who].status);
    assert_eq!(fates, [Status::Escaped, Status::Busted, Status::Busted]);
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn a_hideout_takes_two() {
    let mut table = begin(part_1(), &[(0, (1, 2)), (1, (1, 2)), (2, (1, 2))], &[1; 3]);
    table.escape();
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    let space = table.at(1, 2);
    assert_eq!(table.prompt(), Some(Prompt::TooMany { space }));
    table.ok(Command::Pick { who: Who(0) });
    table.ok(Command::Pick { who: Who(2) });
    let fates = [0, 1, 2].map(|who| table.state.crew[who].status);
    assert_eq!(fates, [Status::Escaped, Status::Busted, Status::Escaped]);
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn a_run_ends_in_a_hideout() {
    let mut table = begin(part_1(), &[(0, (2, 3)), (1, (1, 2)), (2, (1, 5))], &[1; 3]);
    while table.state.tokens.remove(Token::Guard, table.at(2, 3)) {}
    table.escape();
    table.set_ideas(0, 1);
    let to = table.at(1, 2);
    table.ok(Command::Dash { who: Who(0), to });
    assert!(table.told(Event::ReachedExit {
        who: Who(0),
        space: to
    }));
}

/// Two ideas in hand, outdoors, and the Old Friend on the phone.
fn phone_call(stage: Stage, place: Hex) -> (Table, Command) {
    let stage = stage.fixers(&["old-friend"]);
    let mut table = begin(stage, &[(0, place), (1, place), (2, place)], &[1; 3]);
    table.set_ideas(0, 2);
    (
        table,
        Command::Teamwork {
            who: Who(0),
            to: Who(1),
        },
    )
}

// covers: scenario:the-final-score-part-1/no-old-friend, scenario:the-final-score-part-2/no-old-friend
#[test]
fn the_old_friend_stays_away_from_the_final_score() {
    let (mut table, call) = phone_call(part_1(), (4, 5));
    assert_eq!(table.refused(call), Refusal::NoFixer);
    let (mut table, call) = phone_call(part_2(), (0, 0));
    assert_eq!(table.refused(call), Refusal::NoFixer);
}

// covers: fixer:old-friend
#[test]
fn the_old_friend_helps_elsewhere() {
    let (mut table, call) = phone_call(scenario("the-startup-job").deck(QUIET), (7, 6));
    let ideas = table.ideas(1);
    table.ok(call);
    assert_eq!((table.ideas(0), table.ideas(1)), (0, ideas + 1));
}

// covers: scenario:the-final-score-part-1/no-old-friend
#[test]
fn other_fixers_help_in_part_1() {
    let mut table = part_1().fixers(&["visage"]).cash(9).plan();
    table.dealer.add_draws([Chit::Camera as u8]);
    let space = table.at(3, 0);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.count(Token::Camera, 3, 0), 1);
}

// Part 2

/// The first two hid together on the left, the third alone on the right.
fn part_2() -> Stage {
    let mut stage = scenario("the-final-score-part-2").deck(QUIET);
    for (who, hideout) in [(0, 0), (1, 0), (2, 1)] {
        stage.member(who).hideout = Some(hideout);
    }
    stage
}

// covers: scenario:the-final-score-part-2/start
#[test]
fn everybody_begins_where_they_hid() {
    let mut table = part_2().plan();
    let places = [0, 1, 2].map(|who| at(&table, table.state.crew[who].at));
    assert_eq!(places, [(7, 2), (7, 2), (7, 5)]);
    for (row, col) in [(7, 5), (0, 0)] {
        let space = table.at(row, col);
        let move_out = Command::Start { who: Who(0), space };
        assert_eq!(table.seat_refused(0, move_out), Refusal::NotAStart);
    }
    table.seat(0, Command::Ready);
}

// covers: scenario:the-final-score-part-2/start
#[test]
fn the_hideout_needs_no_planning_token() {
    let mut table = begin(part_2(), &[], &[1; 3]);
    let (hideout, door, aside) = (table.at(7, 5), table.at(6, 5), table.at(6, 6));
    table.state.crew[2].planned = SpaceSet::of(door);
    table.commit(2, "Run");
    table.ok(Command::Move {
        who: Who(2),
        to: door,
    });
    assert_eq!(
        table.refused(Command::Move {
            who: Who(2),
            to: aside
        }),
        Refusal::NotPlannedByYou
    );
    table.ok(Command::Move {
        who: Who(2),
        to: hideout,
    });
    assert_eq!(table.state.crew[2].at, hideout);
}

// covers: scenario:the-final-score-part-2/start
#[test]
fn whoever_did_not_play_part_1_picks_a_hideout_with_room() {
    let mut table = scenario("the-final-score-part-2").plan();
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::ChooseAStart);
    let (left, right) = (table.at(7, 2), table.at(7, 5));
    for seat in 0..2 {
        table.seat(
            seat,
            Command::Start {
                who: Who(seat),
                space: left,
            },
        );
    }
    let third = Command::Start {
        who: Who(2),
        space: left,
    };
    assert_eq!(
        table.seat_refused(2, third),
        Refusal::StartIsFull { limit: 2 }
    );
    table.seat(
        2,
        Command::Start {
            who: Who(2),
            space: right,
        },
    );
}

// covers: scenario:the-final-score-part-2/whispers
#[test]
fn those_who_hid_together_swap_ideas() {
    let mut table = part_2().plan();
    assert_eq!([0, 1, 2].map(|who| table.ideas(who)), [0, 2, 2]);
    table.seat(
        1,
        Command::GiveIdea {
            who: Who(1),
            to: Who(0),
        },
    );
    assert_eq!([0, 1, 2].map(|who| table.ideas(who)), [1, 1, 2]);
    table.seat(
        0,
        Command::GiveIdea {
            who: Who(0),
            to: Who(1),
        },
    );
    let apart = Command::GiveIdea {
        who: Who(2),
        to: Who(0),
    };
    assert_eq!(table.seat_refused(2, apart), Refusal::NotTogether);
}

// covers: scenario:the-final-score-part-2/radio-silence
#[test]
fn no_fixer_answers_in_part_2() {
    let stage = part_2()
        .fixers(&["visage", "beat-cop", "mayor", "curator"])
        .cash(20);
    let mut table = stage.plan();
    table.state.team.jewels = 1;
    let (unknown, guard) = (table.at(1, 0), table.at(5, 6));
    for call in [
        Command::PayReveal { space: unknown },
        Command::BribeGuards { guards: 1, dogs: 0 },
        Command::InsideMan {
            who: Who(0),
            space: guard,
            dog: false,
        },
        Command::SellJewel,
    ] {
        assert_eq!(table.seat_refused(0, call), Refusal::NoFixer);
    }
}

// covers: scenario:the-final-score-part-2/radio-silence
#[test]
fn the_shop_is_closed_in_part_2() {
    let buy = |table: &Table| {
        let (item, _) = table.heist.edition.item("radio").expect("an item");
        Command::Buy {
            item: item as u8,
            who: Who(0),
        }
    };
    let mut table = part_2().cash(20).plan();
    let command = buy(&table);
    assert_eq!(table.seat_refused(0, command), Refusal::ShopClosed);
    let mut table = part_1().cash(20).plan();
    let command = buy(&table);
    table.seat(0, command);
}

// covers: scenario:the-final-score-part-2/fresh-ideas
#[test]
fn ideas_left_from_part_1_may_be_kept() {
    let mut stage = part_2();
    stage.member(0).ideas_left = Some(5);
    stage.member(1).ideas_left = Some(1);
    let mut table = stage.plan();
    // The larger number lies ready: five left over, or two printed.
    assert_eq!([0, 1, 2].map(|who| table.ideas(who)), [5, 2, 2]);
    table.seat(0, Command::UseIdeas { left: false });
    assert_eq!(table.ideas(0), 0);
    table.seat(0, Command::UseIdeas { left: true });
    assert_eq!(table.ideas(0), 5);
    let none = Command::UseIdeas { left: true };
    assert_eq!(table.seat_refused(2, none), Refusal::WrongPhase);
}

// covers: scenario:the-final-score-part-2/fresh-ideas
#[test]
fn elsewhere_ideas_do_not_carry_over() {
    let mut stage = scenario("the-startup-job");
    stage.member(0).ideas_left = Some(5);
    let table = stage.plan();
    assert_eq!(table.ideas(0), 0);
}

/// The Mayor as a hostage at a place of the test's choice, done for this round.
fn with_mayor(table: &mut Table, row: i8, col: i8) {
    table.teleport(4, row, col);
    table.state.crew[4].status = Status::Active;
    table.state.crew[4].committed = true;
}

// covers: scenario:the-final-score-part-2/breakout
#[test]
fn the_mayor_may_share_an_exit_with_one() {
    let mut table = begin(part_2(), &[(0, (0, 0)), (1, (1, 2)), (2, (1, 8))], &[1; 3]);
    with_mayor(&mut table, 0, 0);
    table.escape();
    table.finish();
    let fates = [0, 1, 2, 4].map(|who| table.state.crew[who].status);
    assert_eq!(fates, [Status::Escaped; 4]);
}

// covers: scenario:the-final-score-part-2/breakout
#[test]
fn no_two_player_characters_share_an_exit() {
    let mut table = begin(part_2(), &[(0, (0, 0)), (1, (0, 0)), (2, (1, 8))], &[1; 3]);
    with_mayor(&mut table, 0, 0);
    table.escape();
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    let space = table.at(0, 0);
    assert_eq!(table.prompt(), Some(Prompt::TooMany { space }));
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who::NPC }),
        Refusal::NotAnAnswer
    );
    table.ok(Command::Pick { who: Who(0) });
    let fates = [0, 1, 2, 4].map(|who| table.state.crew[who].status);
    assert_eq!(
        fates,
        [
            Status::Escaped,
            Status::Busted,
            Status::Escaped,
            Status::Escaped
        ]
    );
}

// covers: scenario:the-final-score-part-2/meal-ticket
#[test]
fn the_mayor_walks_right_until_the_row_ends() {
    let mut table = begin(part_2(), &[], &[1; 3]);
    for col in [2, 3, 4, 5, 6, 7, 8, 9, 9] {
        table.end_round();
        assert_eq!(
            npc(&table),
            Some(("hostage", Some((4, col)), 0, Status::Idle))
        );
    }
}

// covers: scenario:the-final-score-part-2/meal-ticket
#[test]
fn once_taken_the_mayor_is_a_hostage_and_walks_no_more() {
    let mut table = begin(part_2(), &[(0, (4, 1))], &[1; 3]);
    table.dealer.add_rolls([1]);
    table.ok(Command::TakeHostage { who: Who(0) });
    assert_eq!(
        npc(&table),
        Some(("hostage", Some((4, 1)), 3, Status::Active))
    );
    table.commit(4, "Handle");
    table.end_round();
    assert_eq!(at(&table, table.state.member(Who::NPC).at), (4, 1));
}

// covers: scenario:the-final-score-part-2/meal-ticket
#[test]
fn a_closed_gate_stops_the_mayor() {
    let stage = part_2().deck(&format!("C3,C3,C3,{QUIET}"));
    let mut table = begin(stage, &[], &[1; 3]);
    for member in &mut table.state.crew {
        member.planned = SpaceSet::EMPTY;
    }
    table.end_round();
    assert!(table.told(Event::GateClosed {
        space: table.at(4, 2)
    }));
    assert_eq!(
        npc(&table),
        Some(("hostage", Some((4, 1)), 0, Status::Idle))
    );
}

/// A sweep of the watchtower at (4, 7) with the Mayor and the Thug in its row.
fn sweep(stage: Stage) -> Table {
    let stage = stage.deck(&format!("C2,{QUIET}"));
    let mut table = begin(stage, &[(0, (4, 5)), (1, (7, 2)), (2, (7, 2))], &[1; 3]);
    with_mayor(&mut table, 4, 4);
    for who in 0..3 {
        table.set_ideas(who, 0);
    }
    table.end_round();
    table
}

// covers: scenario:the-final-score-part-2/trusted-mayor
#[test]
fn the_watchtower_looks_past_the_mayor() {
    let table = sweep(part_2());
    assert_eq!(table.count(Token::Guard, 4, 5), 1);
    assert_eq!(table.count(Token::Guard, 4, 4), 0);
}

// covers: rule:watchtower
#[test]
fn a_hostage_nobody_trusts_is_seen_by_the_watchtower() {
    let table = sweep(without(part_2(), ScenarioRule::TrustedMayor));
    assert_eq!(table.count(Token::Guard, 4, 4), 1);
}
