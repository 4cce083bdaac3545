//! `Heist::escape_odds` against known numbers and against every way there is.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::ScenarioRule;
use crew::odds::EscapeOdds;
use crew::state::Token;
use std::collections::HashSet;
use table::{Game, Seat};

fn odds(table: &Table, who: u8) -> EscapeOdds {
    let odds = table.heist.escape_odds(&table.state);
    odds.into_iter()
        .find(|odds| odds.who == Who(who))
        .expect("a character in play")
}

// covers: rule:last-ditch-effort
#[test]
fn known_odds_of_a_corridor() {
    for (ideas, faces) in [(0, 2), (1, 3), (2, 4), (4, 6), (5, 6), (9, 6)] {
        let table = alarm(
            stage("E2 EM EM EM EM EM"),
            [(0, 5), (0, 0), (0, 0)],
            [ideas, 0, 0],
        );
        let odds = odds(&table, 0);
        assert_eq!((odds.faces, odds.moves), (faces, Some(5)), "{ideas} ideas");
        let way: Vec<Space> = (0..5).rev().map(|col| table.at(0, col)).collect();
        assert_eq!(odds.path, way);
    }
}

// covers: rule:last-ditch-effort
#[test]
fn the_odds_of_the_rulebooks_five_moves() {
    let table = alarm(stage("E2 EM EM GU EM"), [(0, 4), (0, 0), (0, 0)], [2, 0, 0]);
    let odds = odds(&table, 0);
    assert_eq!((odds.moves, odds.faces), (Some(5), 4));
    assert_eq!(odds.chance(), 4.0 / 6.0);
}

// covers: rule:phase-4-escape
#[test]
fn whoever_is_out_is_out() {
    let table = alarm(stage("E2 EM EM"), [(0, 0), (0, 1), (0, 2)], [0; 3]);
    assert_eq!((odds(&table, 0).faces, odds(&table, 0).moves), (6, Some(0)));
    assert_eq!((odds(&table, 1).faces, odds(&table, 2).faces), (6, 5));
}

// covers: rule:escape-moves
#[test]
fn there_may_be_no_way_at_all() {
    let table = alarm(stage("E2 LO EM"), [(0, 2), (0, 0), (0, 0)], [9, 0, 0]);
    let odds = odds(&table, 0);
    assert_eq!((odds.faces, odds.moves, odds.path), (0, None, Vec::new()));
}

// covers: rule:remote-locks
#[test]
fn the_imprisoned_have_no_odds() {
    let table = alarm(stage("E2 RX SX"), [(0, 1), (0, 0), (0, 0)], [9, 0, 0]);
    assert_eq!(odds(&table, 0).faces, 0);
}

// covers: rule:last-ditch-effort
#[test]
fn somebody_stopped_has_no_odds() {
    let mut table = alarm(stage("E2 EM EM EM"), [(0, 3), (0, 0), (0, 0)], [1, 0, 0]);
    table.dash(0, 0, 2);
    table.ok(Command::Stay { who: Who(0) });
    assert_eq!(odds(&table, 0).faces, 0);
}

// covers: rule:last-ditch-effort
#[test]
fn once_the_die_is_cast_nothing_is_left_to_luck() {
    for (roll, faces) in [(2, 0), (3, 6)] {
        let mut table = alarm(stage("E2 EM EM EM EM"), [(0, 4), (0, 0), (0, 0)], [1, 0, 0]);
        table.declare(0, &[(0, 3), (0, 2), (0, 1), (0, 0)]);
        table.last_ditch(0, 1, roll);
        table.run(0);
        let odds = odds(&table, 0);
        assert_eq!((odds.faces, odds.moves), (faces, Some(3)), "a {roll}");
    }
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn a_lock_on_the_way_there_and_back_is_picked_once() {
    // The server that opens the cell before the exit lies behind a lock.
    let crew = stage("E2 RX EM LO SX").crew(["angry-locksmith", "burglar", "lookout"]);
    let table = alarm(crew, [(0, 2), (0, 0), (0, 0)], [1, 0, 0]);
    let odds = odds(&table, 0);
    assert_eq!((odds.moves, odds.locks, odds.faces), (Some(6), 1, 1));
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn of_two_locks_before_the_server_the_one_on_the_way_out_is_picked() {
    let map = "GP LO SX LO RX E5\n  EM GP GP EM GP GP\nGP EM EM EM GP GP";
    let crew = stage(map).crew(["angry-locksmith", "burglar", "lookout"]);
    let table = alarm(crew, [(2, 2), (0, 5), (0, 5)], [2, 0, 0]);
    let odds = odds(&table, 0);
    assert_eq!((odds.moves, odds.locks, odds.faces), (Some(7), 1, 1));
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn a_way_round_may_beat_a_lock() {
    let crew = stage("E2 EM L2 EM\n  GP EM EM GP").crew(["angry-locksmith", "burglar", "lookout"]);
    for (ideas, moves, locks, faces) in [(0, 4, 0, 3), (2, 4, 0, 5), (4, 4, 0, 6)] {
        let table = alarm(crew.clone(), [(0, 3), (0, 0), (0, 0)], [ideas, 0, 0]);
        let odds = odds(&table, 0);
        assert_eq!(
            (odds.moves, odds.locks, odds.faces),
            (Some(moves), locks, faces),
            "{ideas} ideas"
        );
    }
}

/// The most faces of the die with which this character gets out, found by trying every command.
fn by_brute_force(heist: &Heist, state: &State, who: Who) -> u8 {
    if Position::new(heist, state).room_at(who, state.member(who).at) {
        return 6;
    }
    let mut best = 0;
    let mut seen = HashSet::new();
    let mut open = vec![state.clone()];
    while let Some(state) = open.pop() {
        if !seen.insert(key(&state, who)) {
            continue;
        }
        for command in commands(heist, &state, who) {
            match command {
                Command::LastDitch { .. } => {
                    // More moves never hurt: the lowest roll that does it is enough to know.
                    let lowest =
                        (1..=6 - best).find(|&roll| arrives(heist, &state, who, command, roll));
                    best = best.max(lowest.map_or(0, |roll| 7 - roll));
                }
                Command::Dash { .. }
                | Command::Declare { .. }
                | Command::PickLock { .. }
                | Command::Take { .. }
                | Command::TakeIdea { .. }
                | Command::OpenRemote { .. } => {
                    let next = after(heist, &state, who, command, 1);
                    if next.run.runner.is_none() && matches!(command, Command::Dash { .. }) {
                        return 6;
                    }
                    let cost = Position::new(heist, &next).path_cost(who);
                    if cost <= next.member(who).ideas + 6 {
                        open.push(next);
                    }
                }
                _ => {}
            }
        }
    }
    best
}

/// Whether the run after this roll ends at a goal, whatever is done on the way.
fn arrives(heist: &Heist, state: &State, who: Who, roll: Command, face: u8) -> bool {
    let mut open = vec![after(heist, state, who, roll, face)];
    while let Some(state) = open.pop() {
        if state.member(who).stopped {
            continue;
        }
        if state.run.runner.is_none() {
            return true;
        }
        for command in commands(heist, &state, who) {
            let useful = matches!(
                command,
                Command::Run { .. }
                    | Command::PickLock { .. }
                    | Command::Take { .. }
                    | Command::OpenRemote { .. }
            );
            if useful {
                open.push(after(heist, &state, who, command, 1));
            }
        }
    }
    false
}

fn commands(heist: &Heist, state: &State, who: Who) -> Vec<Command> {
    let mut legal = Vec::new();
    heist.legal(state, Seat(who.0), &mut legal);
    legal
}

fn after(heist: &Heist, state: &State, who: Who, command: Command, roll: u8) -> State {
    let mut next = state.clone();
    let mut dealer = ScriptedDealer::new([roll], []);
    heist
        .apply(&mut next, Seat(who.0), command, &mut dealer, &mut ())
        .expect("a listed command");
    next
}

/// What tells two moments of a search apart.
fn key(state: &State, who: Who) -> impl Eq + std::hash::Hash + use<> {
    let member = state.member(who);
    let path = state.run.path[..state.run.path_len as usize].to_vec();
    let open = (
        state.doors,
        state.tokens.on(Token::Lock),
        state.tokens.on(Token::OpenLock),
    );
    (
        member.at,
        member.ideas,
        member.held,
        path,
        open,
        state.remote,
        state.idea_tokens,
    )
}

/// Compares the odds with brute force for every tile as the start and some ideas in hand.
fn agree(stage: Stage, change: impl Fn(&mut Table)) {
    let mut table = alarm(stage, [(0, 0); 3], [0; 3]);
    change(&mut table);
    let mut kinds = HashSet::new();
    for at in table.heist.board().tiles() {
        for ideas in 0..3 {
            table.state.crew[0].at = at;
            table.set_ideas(0, ideas);
            let odds = odds(&table, 0);
            let faces = by_brute_force(&table.heist, &table.state, Who(0));
            assert_eq!(
                odds.faces, faces,
                "from {at:?} with {ideas} ideas: {odds:?}"
            );
            kinds.insert(faces);
        }
    }
    assert!(kinds.len() > 2, "a board that tells nothing: {kinds:?}");
}

// covers: rule:escape-moves, rule:last-ditch-effort
#[test]
fn brute_force_agrees_about_guards() {
    agree(stage("E2 EM GU EM\n  GP EM G2 GP"), |_| ());
}

// covers: ability:street-urchin/there-are-better-ways
#[test]
fn brute_force_agrees_about_better_ways() {
    agree(
        stage("E2 GU G2 GU EM EM EM").crew(["street-urchin", "burglar", "lookout"]),
        |_| (),
    );
}

// covers: rule:keycard
#[test]
fn brute_force_agrees_about_doors_with_and_without_a_card() {
    agree(stage("E2 EM KCL EM KC\n  GP GU EM GP GP"), |table| {
        table.give(table.loot(Chit::Keycard, 0), 2)
    });
    agree(stage("E2 KCL EM EM\n  GP KC KCL GP"), |_| ());
    agree(stage("E2 KCL EM EM\n  GP KC KCL GP"), |table| {
        table.give(table.loot(Chit::Keycard, 0), 0)
    });
}

// covers: rule:keycard, rule:insta-transfers
#[test]
fn brute_force_agrees_about_a_card_on_the_floor() {
    agree(stage("E2 KCL EM EM KC"), |_| ());
    agree(stage("E2 EM KCL KCL GKC"), |_| ());
}

// covers: rule:remote-locks
#[test]
fn brute_force_agrees_about_servers() {
    agree(stage("E2 RX EM SX EM"), |_| ());
    agree(stage("E2 RY RX SX\n  GP EM SY GP"), |_| ());
}

// covers: ability:angry-locksmith/pick-under-pressure
#[test]
fn brute_force_agrees_about_locks() {
    let crew = |map| stage(map).crew(["angry-locksmith", "burglar", "lookout"]);
    agree(crew("E2 LO EM L2 EM"), |_| ());
    agree(crew("E2 EM LO EM\n  GP GU L2 GP"), |_| ());
    agree(crew("E2 RX EM LO SX"), |_| ());
    agree(crew("E2 KCL EM LO KC"), |_| ());
}

// covers: rule:special-rules
#[test]
fn brute_force_agrees_about_full_exits() {
    let map = stage("E2 EM EM EM GU E5").rule(ScenarioRule::Breakout {
        npc_may_share: false,
    });
    agree(map, |table| table.teleport(2, 0, 2));
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn brute_force_agrees_about_hideouts() {
    let map = stage("E2 EM * EM EM *").rule(ScenarioRule::Hideouts(2));
    agree(map, |table| {
        table.teleport(1, 0, 2);
        table.teleport(2, 0, 2);
    });
}

// covers: fixer:architect
#[test]
fn brute_force_agrees_about_ideas_on_the_way() {
    agree(stage("E2 EM GU EM EM EM EM"), |table| {
        for col in [2, 4] {
            let space = table.at(0, col);
            table.state.idea_tokens.insert(space);
        }
    });
}
