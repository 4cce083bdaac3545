//! Non-player characters in Escape.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Goal, ScenarioRule};
use crew::state::{End, Place};

// covers: rule:non-player-characters, rule:phase-4-escape
#[test]
fn the_npc_runs_on_its_own_ideas_led_by_any_seat() {
    let map = stage("E2 EM EM MW")
        .npc("prisoner", 2)
        .goals(&[Goal::NpcEscapes]);
    let mut table = alarm(map, [(0, 0); 3], [0; 3]);
    let (first, second, exit) = (table.at(0, 2), table.at(0, 1), table.at(0, 0));
    table.seat(
        0,
        Command::Dash {
            who: Who::NPC,
            to: first,
        },
    );
    table.seat(
        2,
        Command::Dash {
            who: Who::NPC,
            to: second,
        },
    );
    assert_eq!(table.state.crew[4].ideas, 0);
    table.seat(
        1,
        Command::Declare {
            who: Who::NPC,
            to: exit,
        },
    );
    table.dealer.add_rolls([1]);
    table.seat(
        1,
        Command::LastDitch {
            who: Who::NPC,
            ideas: 0,
        },
    );
    table.seat(0, Command::Run { who: Who::NPC });
    table.finish();
    assert_eq!(table.state.crew[4].status, Status::Escaped);
    assert_eq!(table.state.end, End::Success);
}

// covers: rule:non-player-characters, rule:busted
#[test]
fn an_npc_left_inside_is_busted() {
    let map = stage("E2 EM EM MW")
        .npc("prisoner", 0)
        .goals(&[Goal::NpcEscapes]);
    let mut table = alarm(map, [(0, 0); 3], [0; 3]);
    table.finish();
    assert_eq!(table.state.crew[4].status, Status::Busted);
    assert_eq!(table.state.end, End::Failure);
}

// covers: rule:non-player-characters, rule:insta-transfers
#[test]
fn the_npc_saves_loot_from_somebody_stopped() {
    let map = stage("E2 EM MW JW").npc("prisoner", 2);
    let mut table = alarm(map, [(0, 3), (0, 0), (0, 0)], [1, 0, 0]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.dash(0, 0, 2);
    table.ok(Command::Stay { who: Who(0) });
    table.seat(
        1,
        Command::Hand {
            who: Who(0),
            to: Who::NPC,
            piece: jewel,
        },
    );
    for col in [1, 0] {
        let to = table.at(0, col);
        table.ok(Command::Dash { who: Who::NPC, to });
    }
    assert_eq!(table.place(jewel), Place::SECURED);
}

// covers: rule:non-player-characters, rule:remote-locks
#[test]
fn a_prisoner_freed_from_a_server_in_escape_runs_with_the_die_alone() {
    let map = stage("E2 SX EM RXM")
        .npc("prisoner", 0)
        .goals(&[Goal::NpcEscapes]);
    let mut table = alarm(map, [(0, 1), (0, 0), (0, 0)], [1, 0, 0]);
    assert_eq!(table.state.crew[4].status, Status::Idle);
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    assert_eq!(table.state.crew[4].status, Status::Active);
    assert_eq!(table.state.crew[4].ideas, 0);
    for col in [2, 1, 0] {
        let to = table.at(0, col);
        table.ok(Command::Declare { who: Who::NPC, to });
    }
    table.dealer.add_rolls([3]);
    table.ok(Command::LastDitch {
        who: Who::NPC,
        ideas: 0,
    });
    for _ in 0..3 {
        table.ok(Command::Run { who: Who::NPC });
    }
    table.dash(0, 0, 0);
    table.finish();
    assert_eq!(table.state.end, End::Success);
}

// covers: rule:non-player-characters, rule:keycard
#[test]
fn a_prisoner_is_freed_by_the_door_a_runner_opens() {
    let map = stage("E2 KC EM KCL MW").npc("prisoner", 0);
    let mut table = alarm(map, [(0, 2), (0, 0), (0, 0)], [2, 0, 0]);
    assert_eq!(table.state.crew[4].status, Status::Idle);
    table.give(table.loot(Chit::Keycard, 0), 0);
    table.dash(0, 0, 3);
    assert_eq!(table.state.crew[4].status, Status::Active);
}

// covers: rule:non-player-characters, ability:bruiser/anger-therapy
#[test]
fn a_prisoner_is_freed_when_anger_subdues_the_guard() {
    let map = stage("E2 EM MW")
        .crew(["bruiser", "burglar", "lookout"])
        .npc("prisoner", 0);
    let mut table = map.plan();
    table.add(crew::state::Token::Guard, 0, 2);
    table.begin([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(table.state.crew[4].status, Status::Idle);
    table.escape();
    assert_eq!(table.state.crew[4].status, Status::Active);
}

// covers: scenario:the-safehouse-rescue
#[test]
fn where_the_scenario_forbids_it_nobody_is_freed_in_escape() {
    let map = stage("E2 SX EM RXM")
        .npc("prisoner", 0)
        .rule(ScenarioRule::NoFreeingInEscape);
    let mut table = alarm(map, [(0, 1), (0, 0), (0, 0)], [1, 0, 0]);
    table.ok(Command::OpenRemote {
        who: Who(0),
        letter: 0,
    });
    assert_eq!(table.state.crew[4].status, Status::Idle);
    table.dash(0, 0, 0);
    table.finish();
    assert!(table.told(Event::NpcLost));
}

// covers: rule:non-player-characters, npc:hostage/calm
#[test]
fn a_hostage_taken_in_escape_plots_with_three_ideas() {
    let mut table = alarm(
        stage("E2 EM MW").npc("hostage", 0),
        [(0, 2), (0, 0), (0, 0)],
        [0; 3],
    );
    table.ok(Command::TakeHostage { who: Who(0) });
    assert_eq!(table.state.crew[4].ideas, 3);
    for col in [1, 0] {
        let to = table.at(0, col);
        table.ok(Command::Dash { who: Who::NPC, to });
    }
    table.finish();
    assert_eq!(table.state.crew[4].status, Status::Escaped);
}

// covers: rule:non-player-characters, rule:remote-locks, option:npc-uses-servers
#[test]
fn by_house_rule_an_npc_plans_no_way_over_servers() {
    for npc_uses_servers in [true, false] {
        let map = stage("E2 RX SX MW")
            .npc("prisoner", 0)
            .rules(|rules| rules.npc_uses_servers = npc_uses_servers);
        let mut table = alarm(map, [(0, 0); 3], [0; 3]);
        let (server, cell) = (table.at(0, 2), table.at(0, 1));
        table.ok(Command::Declare {
            who: Who::NPC,
            to: server,
        });
        let on = Command::Declare {
            who: Who::NPC,
            to: cell,
        };
        if npc_uses_servers {
            table.ok(on);
        } else {
            assert_eq!(table.refused(on), Refusal::RemoteLocked);
        }
    }
}

// covers: rule:non-player-characters, rule:last-ditch-effort
#[test]
fn somebody_stopped_takes_no_hostage() {
    let map = stage("E2 EM EM MW EM").npc("hostage", 0);
    let mut table = alarm(map, [(0, 4), (0, 0), (0, 0)], [0; 3]);
    table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
    table.last_ditch(0, 0, 1);
    table.run(0);
    assert_eq!(
        table.refused(Command::TakeHostage { who: Who(0) }),
        Refusal::RunIsOver
    );
}
