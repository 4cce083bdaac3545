//! The Smugglers: jobs with no way out but the one the Demolitions Guy makes.

use super::*;
use crew::setup::SetupProblem;

/// The jobs, each with one of its entrances.
const JOBS: [(&str, Hex); 4] = [
    ("the-demolitions-guy", (2, 8)),
    ("the-jeweler", (1, 7)),
    ("the-backdoor-job", (4, 0)),
    ("the-forum-job", (8, 1)),
];

/// A job of the story with its man.
pub(super) fn job(id: &str) -> Stage {
    scenario_of(EDITION, id).crew(["demolitions-guy", "thug", "burglar"])
}

// covers: your-last-heist/scenario:the-demolitions-guy
#[test]
fn the_first_job_cannot_do_without_the_demolitions_guy() {
    for crew in [
        ["angry-locksmith", "thug", "burglar"],
        ["lookout", "thug", "burglar"],
    ] {
        let stage = scenario_of(EDITION, "the-demolitions-guy").crew(crew);
        let setup = Setup {
            scenario: ScenarioChoice::Known("the-demolitions-guy".into()),
            ..stage.setup
        };
        let problems = Heist::new(setup).expect_err("he is missing").0;
        let missing = SetupProblem::Missing {
            character: "Demolitions Guy".into(),
        };
        assert_eq!(problems, [missing]);
    }
    job("the-demolitions-guy").plan();
}

// covers: your-last-heist/scenario:the-demolitions-guy
#[test]
fn the_crew_starts_with_three_thousand() {
    let with = |cash: Option<u8>| {
        let setup = Setup {
            cash,
            scenario: ScenarioChoice::Known("the-demolitions-guy".into()),
            ..job("the-demolitions-guy").setup
        };
        let heist = Heist::new(setup).expect("a fitting setup");
        (heist.setup.cash, heist.opening().team.cash)
    };
    assert_eq!(with(None), (Some(3), 3), "without being told");
    assert_eq!(with(Some(0)), (Some(0), 0));
    assert_eq!(with(Some(5)), (Some(5), 5));
}

// covers: your-last-heist/scenario:the-demolitions-guy
#[test]
fn the_station_wants_the_jewel_and_seven_thousand_and_the_rest_is_ours() {
    let away = |jewels: usize, cash: u8| {
        let loot: Vec<_> = (0..jewels).map(|nth| (Chit::Jewel, nth)).collect();
        away_with(job("the-demolitions-guy").cash(3), (2, 8), &loot, cash)
    };
    assert!(!away(1, 6).success && !away(0, 11).success);
    let exact = away(1, 7);
    assert!(exact.success);
    assert_eq!(exact.team_cash, 3, "all seven go to the fence");
    assert_eq!(away(1, 9).team_cash, 5);
    // Nobody is paid for a failure.
    assert_eq!(away(1, 6).team_cash, 9);
}

// covers: your-last-heist/scenario:the-demolitions-guy, your-last-heist/rule:loot-chits
#[test]
fn cash_from_the_loot_icon_counts_towards_the_seven() {
    let mut table = begin(
        job("the-demolitions-guy")
            .skills(1, ["steal", "hurry"])
            .skills(0, ["bypass", "tinker"]),
        [(2, 8); 3],
    );
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    table.state.crew[0].cash = 5;
    table.state.crew[1].die = 6;
    table.commit(1, "Ransack");
    for _ in 0..2 {
        table.ok(Command::Pocket { who: SECOND });
    }
    call_escape(&mut table);
    table.finish();
    assert!(table.outcome().success);
}

// covers: your-last-heist/scenario:the-jeweler
#[test]
fn the_jeweler_loses_two_jewels_and_the_third_pays_four_thousand() {
    let away = |jewels: usize| {
        let loot: Vec<_> = (0..jewels).map(|nth| (Chit::Jewel, nth)).collect();
        away_with(job("the-jeweler"), (1, 7), &loot, 2)
    };
    assert!(!away(1).success);
    assert!(away(2).success && away(3).success);
    assert_eq!(
        [away(2), away(3)].map(|done| (done.bonus, done.team_cash)),
        [(0, 2), (4, 6)]
    );
}

// covers: your-last-heist/scenario:the-backdoor-job
#[test]
fn the_estate_must_give_up_all_three_jewels() {
    let away = |jewels: usize| {
        let loot: Vec<_> = (0..jewels).map(|nth| (Chit::Jewel, nth)).collect();
        away_with(job("the-backdoor-job"), (4, 0), &loot, 0)
    };
    assert!(!away(2).success && away(3).success);
    assert_eq!(away(3).reward_cash, 0);
}

// covers: your-last-heist/scenario:the-forum-job
#[test]
fn the_cult_loses_its_jewel_and_all_the_cash_is_ours() {
    let away = |loot: &[(Chit, usize)]| away_with(job("the-forum-job").cash(1), (8, 1), loot, 8);
    assert!(!away(&[]).success);
    let done = away(&[(Chit::Jewel, 0)]);
    assert!(done.success);
    assert_eq!((done.cash_out, done.team_cash, done.jewels), (8, 9, 1));
}

// covers: your-last-heist/scenario:the-demolitions-guy, your-last-heist/scenario:the-jeweler, your-last-heist/scenario:the-backdoor-job, your-last-heist/scenario:the-forum-job, your-last-heist/rule:gate
#[test]
fn every_entrance_touches_a_gate_so_that_escape_leaves_no_way_out() {
    for (id, entrance) in JOBS {
        let mut table = begin(job(id), [entrance; 3]);
        let exits = table.heist.board().printed_exits();
        let gates = &table.heist.scenario.gates;
        for exit in exits {
            let near = table.heist.board().near(exit);
            assert!(near.iter().all(|tile| gates.contains(&tile)), "{id}");
        }
        let jewel = table
            .place(table.loot(Chit::Jewel, 0))
            .space()
            .expect("on the map");
        table.state.crew[1].at = jewel;
        call_escape(&mut table);
        let ways = Position::new(&table.heist, &table.state).distances(exits);
        assert_eq!(ways.get(jewel), None, "{id}");
    }
}

// covers: your-last-heist/scenario:the-jeweler, your-last-heist/ability:demolitions-guy/breach
#[test]
fn the_breach_is_the_way_out_of_the_jewelers_mansion() {
    let mut table = begin(job("the-jeweler"), [(5, 0), (5, 0), (5, 0)]);
    for nth in 0..2 {
        let jewel = table.loot(Chit::Jewel, nth);
        table.give(jewel, nth as u8);
    }
    table.commit(0, "Breach");
    assert_eq!(table.state.phase, Phase::Escape);
    let exit = table.heist.board().spare_exit(0);
    set_ideas(&mut table, [1, 1, 0]);
    for who in [FIRST, SECOND] {
        table.ok(Command::Dash { who, to: exit });
    }
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success && outcome.members[2].busted);
    assert_eq!(outcome.jewels, 2);
}
