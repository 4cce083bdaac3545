//! Where Escape leads: exits with room, hideouts.

use super::*;
use crew::content::scenario::ScenarioRule;
use crew::state::Prompt;

const BREAKOUT: ScenarioRule = ScenarioRule::Breakout {
    npc_may_share: false,
};

// covers: rule:entrances-and-exits, rule:phase-4-escape
#[test]
fn an_exit_takes_any_number() {
    let mut table = alarm(stage("E2 EM EM"), [(0, 1); 3], [1; 3]);
    for who in 0..3 {
        table.dash(who, 0, 0);
    }
    table.finish();
    assert!(
        table.state.crew[..3]
            .iter()
            .all(|member| member.status == Status::Escaped)
    );
}

// covers: rule:special-rules, rule:phase-4-escape
#[test]
fn in_a_breakout_an_exit_takes_one() {
    let map = stage("E2 EM EM E5").rule(BREAKOUT);
    let mut table = alarm(map, [(0, 1), (0, 1), (0, 2)], [1, 2, 0]);
    table.dash(0, 0, 0);
    assert_eq!(table.no_dash(1, 0, 0), Refusal::ExitFull);
    assert_eq!(table.no_declare(1, 0, 0), Refusal::ExitFull);
    table.dash(1, 0, 2);
    table.dash(1, 0, 3);
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Escaped);
    assert_eq!(table.state.crew[1].status, Status::Escaped);
    assert_eq!(table.state.crew[2].status, Status::Busted);
}

// covers: rule:special-rules
#[test]
fn an_exit_left_again_has_room_again() {
    let map = stage("E2 EM EM E5").rule(BREAKOUT);
    let mut table = alarm(map, [(0, 0), (0, 1), (0, 3)], [1, 1, 0]);
    assert_eq!(table.no_dash(1, 0, 0), Refusal::ExitFull);
    table.dash(0, 0, 1);
    table.ok(Command::Stay { who: Who(0) });
    table.dash(1, 0, 0);
}

// covers: rule:special-rules
#[test]
fn of_those_who_crowd_an_exit_the_team_picks_who_gets_away() {
    let map = stage("E2 EM EM E5").rule(BREAKOUT);
    let mut table = alarm(map, [(0, 0), (0, 0), (0, 3)], [0; 3]);
    table.everyone_is_done();
    assert_eq!(
        table.prompt(),
        Some(Prompt::TooMany {
            space: table.at(0, 0)
        })
    );
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(2, Command::Pick { who: Who(1) });
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.state.crew[1].status, Status::Escaped);
    assert_eq!(table.state.crew[2].status, Status::Escaped);
}

// covers: rule:special-rules
#[test]
fn every_crowded_exit_is_asked_about() {
    let map = stage("E2 EM EM E5")
        .crew(["thug", "burglar", "lookout", "pickpocket"])
        .rule(BREAKOUT);
    let mut table = alarm(map, [(0, 0), (0, 0), (0, 3), (0, 3)], [0; 4]);
    table.everyone_is_done();
    assert_eq!(
        table.prompt(),
        Some(Prompt::TooMany {
            space: table.at(0, 0)
        })
    );
    table.seat(0, Command::Pick { who: Who(0) });
    assert_eq!(
        table.prompt(),
        Some(Prompt::TooMany {
            space: table.at(0, 3)
        })
    );
    table.seat(0, Command::Pick { who: Who(3) });
    let status = |who: usize| table.state.crew[who].status;
    assert_eq!((status(0), status(1)), (Status::Escaped, Status::Busted));
    assert_eq!((status(2), status(3)), (Status::Busted, Status::Escaped));
}

// covers: rule:special-rules, rule:non-player-characters
#[test]
fn the_npc_fills_an_exit_unless_the_scenario_lets_it_share() {
    for (npc_may_share, status) in [(false, Status::Busted), (true, Status::Escaped)] {
        let map = stage("E2 MW EM E5")
            .rule(ScenarioRule::Breakout { npc_may_share })
            .npc("prisoner", 1);
        let mut table = alarm(map, [(0, 0), (0, 3), (0, 2)], [0; 3]);
        let out = Command::Dash {
            who: Who::NPC,
            to: table.at(0, 0),
        };
        if npc_may_share {
            table.ok(out);
        } else {
            assert_eq!(table.refused(out), Refusal::ExitFull);
        }
        table.finish();
        assert_eq!(table.state.crew[4].status, status);
        assert_eq!(table.state.crew[0].status, Status::Escaped);
    }
}

// covers: rule:special-rules, rule:non-player-characters
#[test]
fn an_npc_that_shares_does_not_fill_the_exit_for_others() {
    let map = stage("E2 MW EM E5")
        .rule(ScenarioRule::Breakout {
            npc_may_share: true,
        })
        .npc("prisoner", 1);
    let mut table = alarm(map, [(0, 1), (0, 3), (0, 2)], [1, 0, 0]);
    let exit = table.at(0, 0);
    table.ok(Command::Dash {
        who: Who::NPC,
        to: exit,
    });
    table.dash(0, 0, 0);
    table.finish();
    assert_eq!(table.state.crew[0].status, Status::Escaped);
    assert_eq!(table.state.crew[4].status, Status::Escaped);
}

fn hideouts() -> Stage {
    stage("E2 EM * EM *")
        .crew(["thug", "burglar", "lookout", "pickpocket"])
        .rule(ScenarioRule::Hideouts(2))
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn with_hideouts_the_exits_do_not_help() {
    let mut table = alarm(hideouts(), [(0, 0), (0, 3), (0, 1), (0, 4)], [0, 1, 0, 0]);
    table.dash(1, 0, 2);
    assert!(table.told(Event::ReachedExit {
        who: Who(1),
        space: table.at(0, 2)
    }));
    table.declare(2, &[(0, 0)]);
    let roll = Command::LastDitch {
        who: Who(2),
        ideas: 0,
    };
    assert_eq!(table.refused(roll), Refusal::NotAtAGoal);
    table.ok(Command::Redraw { who: Who(2) });
    table.finish();
    let status: Vec<Status> = table.state.crew[..4]
        .iter()
        .map(|member| member.status)
        .collect();
    assert_eq!(
        status,
        [
            Status::Busted,
            Status::Escaped,
            Status::Busted,
            Status::Escaped
        ]
    );
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn a_full_hideout_is_passed_but_is_no_goal() {
    let mut table = alarm(hideouts(), [(0, 2), (0, 2), (0, 1), (0, 0)], [0, 0, 3, 0]);
    table.declare(2, &[(0, 2)]);
    let roll = Command::LastDitch {
        who: Who(2),
        ideas: 0,
    };
    assert_eq!(table.refused(roll), Refusal::NotAtAGoal);
    table.ok(Command::Redraw { who: Who(2) });
    table.dash(2, 0, 2);
    assert_eq!(table.state.run.runner, Some(Who(2)));
    table.dash(2, 0, 3);
    table.dash(2, 0, 4);
    assert_eq!(table.state.run.runner, None);
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn of_three_in_a_hideout_the_team_picks_two() {
    let mut table = alarm(hideouts(), [(0, 2), (0, 2), (0, 2), (0, 4)], [0; 4]);
    table.everyone_is_done();
    let crowded = Some(Prompt::TooMany {
        space: table.at(0, 2),
    });
    assert_eq!(table.prompt(), crowded);
    table.seat(0, Command::Pick { who: Who(2) });
    assert_eq!(table.prompt(), crowded);
    assert_eq!(
        table.seat_refused(0, Command::Pick { who: Who(2) }),
        Refusal::NotAnAnswer
    );
    table.seat(0, Command::Pick { who: Who(0) });
    let status: Vec<Status> = table.state.crew[..4]
        .iter()
        .map(|member| member.status)
        .collect();
    assert_eq!(
        status,
        [
            Status::Escaped,
            Status::Busted,
            Status::Escaped,
            Status::Escaped
        ]
    );
}

// covers: scenario:the-final-score-part-1/hideouts, rule:last-ditch-effort
#[test]
fn whoever_is_stopped_in_a_hideout_is_safe_there() {
    let mut table = alarm(hideouts(), [(0, 4), (0, 4), (0, 1), (0, 0)], [0; 4]);
    table.declare(2, &[(0, 2), (0, 3), (0, 2)]);
    table.last_ditch(2, 0, 1);
    table.run(2);
    assert!(table.told(Event::Stopped { who: Who(2) }));
    table.finish();
    assert_eq!(table.state.crew[2].status, Status::Escaped);
}
