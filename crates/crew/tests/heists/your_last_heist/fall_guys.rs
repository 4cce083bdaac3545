//! The Fall Guys: the docks, the warehouse, the clink.

use super::*;
use crew::state::Prompt;

const DOCK: Hex = (1, 7);
const GATE: Hex = (7, 2);

// covers: your-last-heist/scenario:the-smuggler-tip
#[test]
fn the_docks_want_the_jewel_and_two_paintings() {
    let away = |loot: &[Chit]| {
        let loot: Vec<_> = loot.iter().map(|&chit| (chit, 0)).collect();
        away_with(chapter("the-smuggler-tip"), DOCK, &loot, 0)
    };
    let done = away(&[Chit::Jewel, Chit::Apple, Chit::House]);
    assert!(done.success);
    assert_eq!((done.reward_cash, done.bonus, done.team_cash), (3, 0, 3));
    assert_eq!(done.art, [Chit::Apple, Chit::House]);
    assert!(!away(&[Chit::Jewel, Chit::Apple]).success);
    let greedy = away(&[Chit::Apple, Chit::House, Chit::Church]);
    assert!(!greedy.success);
    assert_eq!(
        (greedy.reward_cash, greedy.bonus),
        (0, 0),
        "no bonus without success"
    );
}

// covers: your-last-heist/scenario:the-smuggler-tip
#[test]
fn all_three_paintings_of_the_docks_are_worth_two_thousand_more() {
    let loot = [Chit::Jewel, Chit::Apple, Chit::House, Chit::Church].map(|chit| (chit, 0));
    let done = away_with(chapter("the-smuggler-tip"), DOCK, &loot, 1);
    assert_eq!((done.bonus, done.reward_cash, done.team_cash), (2, 5, 6));
}

// covers: your-last-heist/scenario:the-smuggler-tip, your-last-heist/rule:prisoner
#[test]
fn the_prisoner_of_the_docks_is_optional_and_his_freedom_is_written_down() {
    let heist = |free: bool| {
        let mut table = begin(chapter("the-smuggler-tip"), [(3, 2), DOCK, DOCK]);
        assert_eq!(stands(&table, 4), (4, 1));
        if free {
            table.ok(panel(0, 0));
        }
        for chit in [Chit::Jewel, Chit::Apple, Chit::House] {
            let piece = table.loot(chit, 0);
            table.give(piece, 1);
        }
        call_escape(&mut table);
        table.finish();
        let outcome = table.outcome();
        (outcome.success, outcome.npc_freed)
    };
    assert_eq!(heist(false), (true, false));
    assert_eq!(heist(true), (true, true));
}

// covers: your-last-heist/scenario:the-warehouse-job
#[test]
fn the_warehouse_wants_two_jewels_and_pays_four_thousand_for_the_third() {
    let away = |jewels: usize| {
        let loot: Vec<_> = (0..jewels).map(|nth| (Chit::Jewel, nth)).collect();
        away_with(chapter("the-warehouse-job"), GATE, &loot, 0)
    };
    assert!(!away(1).success);
    let two = away(2);
    assert!(two.success);
    assert_eq!((two.reward_cash, two.bonus, two.jewels), (3, 0, 2));
    assert_eq!((away(3).reward_cash, away(3).bonus), (7, 4));
}

const EXITS: [Hex; 4] = [(0, 5), (1, 2), (2, 0), (5, 9)];

// covers: your-last-heist/scenario:your-last-heist/same-cell
#[test]
fn everybody_starts_in_the_cell_behind_two_double_locks() {
    for players in [3, 4] {
        let stage = chapter("your-last-heist");
        let stage = match players {
            4 => stage.crew(["thug", "burglar", "angry-locksmith", "lookout"]),
            _ => stage,
        };
        let mut table = stage.plan();
        for who in 0..players {
            assert_eq!(stands(&table, who), (6, 5));
            let exit = table.at(0, 5);
            let out = Command::Start {
                who: Who(who),
                space: exit,
            };
            assert_eq!(table.refused(out), Refusal::NotAStart);
        }
        let near = Position::new(&table.heist, &table.state).near(table.at(6, 5));
        assert_eq!(near.len(), 2);
        for (row, col) in [(7, 4), (7, 5)] {
            assert!(near.contains(table.at(row, col)));
            assert_eq!(table.count(Token::Lock, row, col), 2);
        }
    }
}

// covers: your-last-heist/scenario:your-last-heist
#[test]
fn reveals_and_ideas_come_from_the_prisoner_if_he_was_freed() {
    for (freed, help) in [(false, (0, 0)), (true, (3, 2))] {
        let mut stage = chapter("your-last-heist");
        stage.setup.freed = freed;
        let table = stage.plan();
        assert_eq!(
            (table.state.team.free_reveals, table.state.team.free_ideas),
            help
        );
    }
}

// covers: your-last-heist/scenario:your-last-heist
#[test]
fn everybody_gets_away_by_an_exit_of_their_own() {
    let mut table = begin(chapter("your-last-heist"), [EXITS[0], EXITS[1], EXITS[2]]);
    call_escape(&mut table);
    table.finish();
    assert!(table.outcome().success);
    // One who stays behind is one too many.
    let mut table = begin(chapter("your-last-heist"), [EXITS[0], EXITS[1], (6, 5)]);
    call_escape(&mut table);
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.success);
    assert!(outcome.members[2].busted);
}

// covers: your-last-heist/scenario:your-last-heist, your-last-heist/rule:escape-phase
#[test]
fn an_exit_of_the_clink_takes_one_and_those_who_stand_there_count() {
    let mut table = begin(chapter("your-last-heist"), [EXITS[2], (3, 0), EXITS[0]]);
    call_escape(&mut table);
    table.set_ideas(1, 5);
    let full = dash(&table, 1, 2, 0);
    assert_eq!(table.refused(full), Refusal::ExitFull);
    let full = declare(&table, 1, 2, 0);
    assert_eq!(table.refused(full), Refusal::ExitFull);
}

// covers: your-last-heist/scenario:your-last-heist
#[test]
fn of_two_on_one_exit_only_one_gets_away() {
    let mut table = begin(chapter("your-last-heist"), [EXITS[2], EXITS[2], EXITS[0]]);
    call_escape(&mut table);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    let space = table.at(2, 0);
    assert_eq!(table.prompt(), Some(Prompt::TooMany { space }));
    table.seat(2, Command::Pick { who: SECOND });
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(
        [0, 1, 2].map(|who| status(&table, who)),
        [Status::Busted, Status::Escaped, Status::Escaped,]
    );
    assert!(!table.outcome().success);
}

// covers: your-last-heist/scenario:your-last-heist
#[test]
fn the_rings_of_the_clink_are_switched_off_behind_it() {
    let mut table = begin(chapter("your-last-heist"), [(8, 8), (6, 5), (6, 5)]);
    assert_eq!(table.state.remote[0].len(), 2);
    table.ok(panel(0, 0));
    assert!(table.state.remote[0].is_empty());
}
