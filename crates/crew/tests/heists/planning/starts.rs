//! Where everybody starts, and the tunnels dug for it.

use super::*;
use board::SpaceSet;
use crew::content::scenario::ScenarioRule;

// Starts

// covers: rule:entrances-and-exits, rule:part-1-the-plan
#[test]
fn characters_start_on_entrances() {
    let mut table = stage("E2 EM").plan();
    let inside = start(&table, 0, 0, 1);
    assert_eq!(table.refused(inside), Refusal::NotAStart);
    let outside = start(&table, 0, 0, 0);
    table.ok(outside);
    assert_eq!(table.state.crew[0].at, table.at(0, 0));
    assert_eq!(table.refused(outside), Refusal::AlreadyThere);
}

// covers: rule:entrances-and-exits, scenario:the-inclusion-job
#[test]
fn two_start_on_one_entrance_unless_the_scenario_says_otherwise() {
    let mut table = scenario("the-inclusion-job").plan();
    let entrance = table.heist.board().printed_exits().first().unwrap();
    for who in 0..2 {
        table.ok(Command::Start {
            who: Who(who),
            space: entrance,
        });
    }
    let third = Command::Start {
        who: Who(2),
        space: entrance,
    };
    assert_eq!(table.refused(third), Refusal::StartIsFull { limit: 2 });
    assert!(!table.legal(2).contains(&third));
}

// covers: rule:entrances-and-exits
#[test]
fn who_moves_on_makes_room_at_the_entrance() {
    let mut stage = stage("E2 EM E5 E2 EM E5");
    stage.draft.entrance_limit = 1;
    let mut table = stage.plan();
    let (left, right) = (start(&table, 0, 0, 0), start(&table, 0, 0, 2));
    let after = start(&table, 1, 0, 0);
    table.ok(left);
    assert_eq!(table.refused(after), Refusal::StartIsFull { limit: 1 });
    table.ok(right);
    table.ok(after);
}

// covers: scenario:the-side-channel, rule:entrances-and-exits
#[test]
fn a_scenario_can_lift_the_limit() {
    let mut table = scenario("the-side-channel").plan();
    let entrance = table.heist.board().printed_exits().first().unwrap();
    for who in 0..3 {
        table.ok(Command::Start {
            who: Who(who),
            space: entrance,
        });
    }
}

// covers: rule:entrances-and-exits
#[test]
fn after_the_start_an_entrance_takes_everyone() {
    let mut stage = stage("E2 EM E5");
    stage.draft.entrance_limit = 2;
    let mut table = stage.act([(0, 0), (0, 0), (0, 1)], &[1; 3]);
    let entrance = table.at(0, 0);
    table.commit(2, "Run");
    table.ok(Command::Move {
        who: Who(2),
        to: entrance,
    });
    assert_eq!(table.state.crew[2].at, entrance);
}

// covers: scenario:county-the-bricks/break-in-to-break-out, rule:special-rules
#[test]
fn busted_characters_may_start_inside_to_break_out() {
    let mut stage = scenario("county-the-bricks");
    stage.member(0).busted = true;
    stage.member(1).busted = true;
    let mut table = stage.plan();
    // Two share an inside spot.
    for who in 0..2 {
        let inside = start(&table, who, 7, 3);
        table.ok(inside);
    }
    let free = start(&table, 2, 7, 3);
    assert_eq!(table.refused(free), Refusal::NotAStart);
    // A busted character may also wait outside.
    let outside = start(&table, 0, 0, 1);
    table.ok(outside);
}

// covers: scenario:county-the-bricks/break-in-to-break-out
#[test]
fn an_inside_spot_has_room_for_the_whole_crew() {
    let mut stage = scenario("county-the-bricks");
    (0..3).for_each(|who| stage.member(who).busted = true);
    let mut table = stage.plan();
    for who in 0..3 {
        let inside = start(&table, who, 7, 5);
        table.ok(inside);
    }
}

// covers: rule:busted, rule:entrances-and-exits, option:busted-only-break-out
#[test]
fn inside_spots_are_for_break_ins_only() {
    let mut stage = stage("E2 EM MW")
        .npc("prisoner", 0)
        .rules(|rules| rules.busted_only_break_out = false);
    stage.member(0).busted = true;
    let mut table = stage.plan();
    let inside = start(&table, 0, 0, 2);
    assert_eq!(table.refused(inside), Refusal::NotAStart);
}

// covers: rule:busted, rule:the-setup
#[test]
fn who_is_in_jail_can_only_break_out() {
    let mut stage = stage("E2 EM");
    stage.member(0).busted = true;
    stage.setup.scenario = ScenarioChoice::Inline(Box::new(stage.draft.clone()));
    let problems = Heist::new(stage.setup.clone()).expect_err("nobody breaks out here");
    let member = "Thug".to_string();
    assert_eq!(problems.0, [crew::setup::SetupProblem::InJail { member }]);
    stage.setup.scenario = ScenarioChoice::Known("county-the-river".into());
    assert!(Heist::new(stage.setup).is_ok());
}

// covers: rule:part-1-the-plan, option:start-hex-counts-as-planned
#[test]
fn coming_back_to_an_inside_spot_needs_a_token() {
    let jail = |free: bool| {
        let mut stage = stage("E2 EM MW")
            .rule(ScenarioRule::BreakIn)
            .rules(|rules| rules.start_hex_counts_as_planned = free);
        stage.member(0).busted = true;
        let mut table = stage.act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        let (spot, beside) = (table.at(0, 2), table.at(0, 1));
        table.state.crew[0].planned = SpaceSet::of(beside);
        table.commit(0, "Run");
        table.ok(Command::Move {
            who: Who(0),
            to: beside,
        });
        (
            table,
            Command::Move {
                who: Who(0),
                to: spot,
            },
        )
    };
    let (mut table, back) = jail(false);
    assert_eq!(table.refused(back), Refusal::NotPlannedByYou);
    // By house rule it does not.
    let (mut table, back) = jail(true);
    table.ok(back);
}

// covers: scenario:the-final-score-part-2/start
#[test]
fn everyone_starts_in_the_hideout_they_ended_in() {
    let mut stage = scenario("the-final-score-part-2");
    stage.member(0).hideout = Some(1);
    let mut table = stage.plan();
    assert_eq!(table.state.crew[0].at, table.at(7, 5));
    let other = start(&table, 0, 7, 2);
    assert_eq!(table.refused(other), Refusal::NotAStart);
    // Somebody new picks one; no entrance will do.
    let (hideout, entrance) = (start(&table, 1, 7, 5), start(&table, 1, 0, 0));
    assert_eq!(table.refused(entrance), Refusal::NotAStart);
    table.ok(hideout);
    let full = start(&table, 2, 7, 5);
    assert_eq!(table.refused(full), Refusal::StartIsFull { limit: 2 });
}

// covers: rule:no-alphas, rule:part-1-the-plan
#[test]
fn nobody_chooses_the_start_of_somebody_else() {
    let mut table = stage("E2 EM").plan();
    let theirs = start(&table, 1, 0, 0);
    assert_eq!(table.seat_refused(0, theirs), Refusal::NotYourCharacter);
}

// covers: rule:non-player-characters, rule:part-1-the-plan
#[test]
fn the_team_chooses_an_entrance_for_a_guide_that_comes_along() {
    let mut stage = stage("E2 EM").guide(2);
    stage.draft.npc.as_mut().unwrap().starts_outside = true;
    let mut table = stage.plan();
    for who in 0..3 {
        let outside = start(&table, who, 0, 0);
        table.ok(outside);
    }
    table.seat(0, Command::Ready);
    table.seat(1, Command::Ready);
    assert_eq!(
        table.seat_refused(2, Command::Ready),
        Refusal::NpcNeedsAStart
    );
    let guide = start(&table, 4, 0, 0);
    table.seat(2, guide);
    table.dealer.add_rolls([1; 4]);
    table.seat(2, Command::Ready);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: rule:non-player-characters
#[test]
fn a_guide_on_the_map_stays_where_it_is() {
    let mut table = stage("E2 EM MW").guide(2).plan();
    let outside = start(&table, 4, 0, 0);
    assert_eq!(table.refused(outside), Refusal::NotAStart);
    assert_eq!(table.state.crew[4].at, table.at(0, 2));
}

// Tunnels

/// Two tunnel spaces; the first touches the hex to its right and the one to its lower right.
const TUNNELS: &str = "T EM T EM E5
                         EM EM EM EM GP";

fn tunnels(count: u8) -> Table {
    let mut stage = stage(TUNNELS);
    stage.draft.tunnels = count;
    stage.plan()
}

// covers: rule:tunnels
#[test]
fn a_tunnel_is_one_more_entrance_to_start_from() {
    let mut table = tunnels(1);
    table.seat(0, dig(0));
    let entrance = table.heist.board().spare_exit(0);
    assert!(table.told(Event::TunnelOpened { space: entrance }));
    table.ok(Command::Start {
        who: Who(0),
        space: entrance,
    });
    let hex = table.at(0, 1);
    assert_eq!(
        Position::new(&table.heist, &table.state).near(entrance),
        SpaceSet::of(hex)
    );
    table.begin([(0, 1); 3], &[1; 3]);
    // It is a way out as well.
    table.commit(0, "Walk");
    table.ok(Command::Move {
        who: Who(0),
        to: entrance,
    });
    assert!(Position::new(&table.heist, &table.state).outdoors(Who(0)));
}

// covers: rule:tunnels
#[test]
fn the_team_chooses_which_hex_a_tunnel_touches() {
    let mut table = tunnels(1);
    table.seat(0, dig(1));
    let entrance = table.heist.board().spare_exit(0);
    let hex = table.at(1, 0);
    assert_eq!(
        Position::new(&table.heist, &table.state).near(entrance),
        SpaceSet::of(hex)
    );
}

// covers: rule:tunnels
#[test]
fn no_more_tunnels_than_the_scenario_allows() {
    let mut table = tunnels(1);
    table.seat(0, dig(0));
    let all = 0..table.heist.scenario.tunnels.len() as u8;
    for n in all {
        assert_eq!(table.seat_refused(1, dig(n)), Refusal::TunnelsUsed);
    }
}

// covers: rule:tunnels, scenario:the-black-box
#[test]
fn two_tunnels_do_not_share_a_space() {
    let mut table = tunnels(2);
    table.seat(0, dig(0));
    assert_eq!(table.seat_refused(1, dig(1)), Refusal::TunnelBlocked);
    table.seat(1, dig(2));
    assert_eq!(table.state.spare_exits.count, 2);
    let black_box = scenario("the-black-box").plan();
    assert_eq!(black_box.heist.scenario.draft.tunnels, 2);
}

// covers: rule:tunnels, rule:entrances-and-exits
#[test]
fn an_unused_tunnel_space_is_no_entrance() {
    let mut table = tunnels(1);
    let space = table.heist.board().spare_exit(0);
    assert_eq!(
        table.refused(Command::Start { who: Who(0), space }),
        Refusal::NotAStart
    );
    assert_eq!(table.seat_refused(0, dig(99)), Refusal::NoSuchThing);
}
