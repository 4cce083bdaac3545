//! Street Urchin, Grifter and Mastermind.

use super::*;
use crew::state::Token;

const URCHINS: [&str; 3] = ["street-urchin", "grifter", "mastermind"];

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways
#[test]
fn better_ways_lead_past_guards_for_the_rest_of_the_phase() {
    for urchin in URCHINS {
        // Hurry on 1: Run.
        let mut table = with("E2 GU G2 EM", urchin).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 2);
        table.commit(0, "Run");
        let step = Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        };
        assert_eq!(table.refused(step), Refusal::HeldByGuard);
        table.ok(Command::SlipPast { who: FIRST });
        assert_eq!(
            table.refused(Command::SlipPast { who: FIRST }),
            Refusal::AlreadyActive
        );
        table.ok(step);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 3),
        });
        assert_eq!((table.ideas(0), table.state.noise), (1, 2));
    }
}

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways
#[test]
fn better_ways_are_paid_again_in_the_next_round() {
    for urchin in URCHINS {
        let mut table = with("E2 GU GU EM", urchin).act([(0, 1), (0, 0), (0, 0)], &[1, 1, 1]);
        table.set_ideas(0, 1);
        table.commit(0, "Run");
        table.ok(Command::SlipPast { who: FIRST });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        table.end_round();
        table.commit(0, "Run");
        let on = Command::Move {
            who: FIRST,
            to: table.at(0, 3),
        };
        assert_eq!(table.refused(on), Refusal::HeldByGuard);
        let poor = Refusal::NotEnoughIdeas { need: 1, have: 0 };
        assert_eq!(table.refused(Command::SlipPast { who: FIRST }), poor);
    }
}

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways
#[test]
fn who_knows_better_ways_never_subdues() {
    for urchin in URCHINS {
        // Smash 'n' Grab on 1: Punch. Its move may still be used.
        let mut table = with("E2 EM EM GU", urchin).act([(0, 2), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Punch");
        let punch = Command::Subdue {
            who: FIRST,
            space: table.at(0, 3),
            dog: false,
        };
        assert_eq!(table.refused(punch), Refusal::CannotSubdue);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 1),
        });
    }
}

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways, ability:black-hat/exploit
#[test]
fn who_knows_better_ways_is_lent_no_subdue() {
    for urchin in URCHINS {
        let mut table = stage("E2 EM")
            .crew([urchin, "black-hat", "thug"])
            .act([(0, 0); 3], &[1, 1, 1]);
        table.commit(1, "Exploit");
        let subdue = Command::Grant {
            who: SECOND,
            to: FIRST,
            gift: Gift::Subdue,
        };
        assert_eq!(table.refused(subdue), Refusal::CannotSubdue);
        table.ok(Command::Grant {
            who: SECOND,
            to: FIRST,
            gift: Gift::Unlock,
        });
        assert_eq!(pool(&table, FIRST).unlocks, 2);
    }
}

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways, rule:escape-moves
#[test]
fn better_ways_make_guards_free_in_escape() {
    for urchin in URCHINS {
        let mut table = with("E2 G2 EM", urchin).act([(0, 1), (0, 1), (0, 0)], &[1, 1, 1]);
        table.escape();
        table.set_ideas(0, 1);
        table.set_ideas(1, 2);
        table.ok(Command::Dash {
            who: FIRST,
            to: table.at(0, 0),
        });
        assert_eq!(table.ideas(0), 0);
        let dear = Command::Dash {
            who: SECOND,
            to: table.at(0, 0),
        };
        assert_eq!(
            table.refused(dear),
            Refusal::NotEnoughIdeas { need: 3, have: 2 }
        );
    }
}

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways, rule:guard-dogs
#[test]
fn two_tiles_away_a_dog_is_shaken_off() {
    for urchin in URCHINS {
        let mut table = with("E2 EM EM DO", urchin).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Run");
        table.ok(Command::SlipPast { who: FIRST });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        assert_eq!(table.count(Token::Dog, 0, 3), 1);
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 1),
        });
        assert_eq!(table.count(Token::Dog, 0, 3), 1);
        table.end_round();
        assert_eq!(table.count(Token::Dog, 0, 3), 1);
    }
}

// covers: ability:street-urchin/there-are-better-ways, ability:grifter/there-are-better-ways, ability:mastermind/there-are-better-ways, rule:guard-dogs
#[test]
fn one_tile_away_the_dog_follows() {
    for urchin in URCHINS {
        // Smash 'n' Grab on 1: Punch, with a single move.
        let mut table = with("E2 EM EM DO", urchin).act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
        table.commit(0, "Punch");
        table.ok(Command::SlipPast { who: FIRST });
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, 2),
        });
        assert_eq!(table.count(Token::Dog, 0, 2), 1);
    }
}

// covers: ability:street-urchin/there-are-better-ways, rule:guard-dogs
#[test]
fn a_dog_follows_at_the_end_of_the_phase_who_stopped_beside_it() {
    let mut table = with("E2 EM EM DO", "street-urchin").act([(0, 3), (0, 0), (0, 0)], &[1, 1, 1]);
    table.commit(0, "Run");
    table.ok(Command::SlipPast { who: FIRST });
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    table.end_round();
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

// covers: ability:street-urchin/there-are-better-ways, rule:guard-dogs
#[test]
fn a_dog_follows_who_came_back_beside_it() {
    let mut table = with("E2 EM EM DO", "street-urchin").act([(0, 3), (0, 0), (0, 0)], &[5, 1, 1]);
    // Hurry on 5: Sprint, away and back.
    table.commit(0, "Sprint");
    table.ok(Command::SlipPast { who: FIRST });
    for col in [2, 1] {
        table.ok(Command::Move {
            who: FIRST,
            to: table.at(0, col),
        });
    }
    assert_eq!(table.count(Token::Dog, 0, 3), 1);
    table.ok(Command::Move {
        who: FIRST,
        to: table.at(0, 2),
    });
    assert_eq!(table.count(Token::Dog, 0, 2), 1);
}

/// A row of nine tiles on which the first planned the left three, the second the fourth.
fn sparse_plan(character: &str, change: impl Fn(&mut Rules)) -> Table {
    let mut table = with("E2 EM EM EM EM EM EM EM EM EM", character)
        .rules(change)
        .act([(0, 0); 3], &[1, 1, 1]);
    let tile = |table: &Table, col| table.at(0, col);
    table.state.crew[0].planned = [1, 2, 3].into_iter().map(|col| tile(&table, col)).collect();
    table.state.crew[1].planned = [4].into_iter().map(|col| tile(&table, col)).collect();
    table
}

fn reposition(table: &Table, from: i8, to: i8) -> Command {
    Command::Reposition {
        from: table.at(0, from),
        to: table.at(0, to),
    }
}

// covers: ability:street-urchin/change-of-plans, ability:grifter/change-of-plans
#[test]
fn a_change_of_plans_moves_three_tokens_of_anybody() {
    for urchin in ["street-urchin", "grifter"] {
        let mut table = sparse_plan(urchin, |_| {});
        table.set_ideas(0, 3);
        assert_eq!(
            table.seat_refused(0, reposition(&table, 1, 5)),
            Refusal::NoneLeft
        );
        table.ok(Command::ChangePlans { who: FIRST });
        assert_eq!((table.ideas(0), table.state.noise), (1, 1));
        table.seat(0, reposition(&table, 1, 5));
        table.seat(1, reposition(&table, 4, 6));
        table.seat(0, reposition(&table, 2, 7));
        assert_eq!(
            table.seat_refused(0, reposition(&table, 3, 8)),
            Refusal::NoneLeft
        );
        let planned = |who: usize| table.state.crew[who].planned;
        assert_eq!(
            planned(0),
            [3, 5, 7].into_iter().map(|col| table.at(0, col)).collect()
        );
        assert_eq!(
            planned(1),
            [6].into_iter().map(|col| table.at(0, col)).collect()
        );
    }
}

// covers: ability:street-urchin/change-of-plans, ability:grifter/change-of-plans, ability:mastermind/alright-new-plan
#[test]
fn plans_change_once_in_a_heist_and_besides_the_action() {
    for urchin in URCHINS {
        let mut table = sparse_plan(urchin, |_| {});
        table.set_ideas(0, 1);
        let poor = Refusal::NotEnoughIdeas { need: 2, have: 1 };
        assert_eq!(table.refused(Command::ChangePlans { who: FIRST }), poor);
        table.set_ideas(0, 9);
        table.ok(Command::ChangePlans { who: FIRST });
        table.commit(0, "Run");
        assert_eq!(
            table.refused(Command::ChangePlans { who: FIRST }),
            Refusal::UsedUp
        );
        table.end_round();
        assert_eq!(
            table.refused(Command::ChangePlans { who: FIRST }),
            Refusal::UsedUp
        );
        assert_eq!(
            table.seat_refused(0, reposition(&table, 1, 5)),
            Refusal::NoneLeft
        );
    }
}

// covers: ability:street-urchin/change-of-plans, rule:no-alphas
#[test]
fn a_token_goes_from_where_it_lies_to_a_tile_without_one() {
    let mut table = sparse_plan("street-urchin", |_| {});
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!(
        table.seat_refused(0, reposition(&table, 4, 5)),
        Refusal::NotPlanned
    );
    assert_eq!(
        table.seat_refused(0, reposition(&table, 1, 2)),
        Refusal::AlreadyPlanned
    );
    assert_eq!(
        table.seat_refused(0, reposition(&table, 1, 0)),
        Refusal::NotATile
    );
}

// covers: ability:street-urchin/change-of-plans, option:replan-moves-anyones-tokens
#[test]
fn by_house_rule_only_own_tokens_are_repositioned() {
    let mut table = sparse_plan("street-urchin", |rules| {
        rules.replan_moves_anyones_tokens = false
    });
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!(
        table.seat_refused(1, reposition(&table, 4, 6)),
        Refusal::NotYourCharacter
    );
    table.seat(0, reposition(&table, 1, 6));
}

// covers: ability:street-urchin/change-of-plans, rule:no-costly-abilities
#[test]
fn plans_do_not_change_in_escape() {
    let mut table = sparse_plan("street-urchin", |_| {});
    table.escape();
    assert_eq!(
        table.refused(Command::ChangePlans { who: FIRST }),
        Refusal::WrongPhase
    );
}

// covers: ability:mastermind/alright-new-plan
#[test]
fn a_new_plan_moves_six_tokens() {
    let mut table = sparse_plan("mastermind", |_| {});
    table.state.crew[0].planned = (1..=7).map(|col| table.at(0, col)).collect();
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!((table.ideas(0), table.state.noise), (2, 1));
    table.seat(1, reposition(&table, 4, 9));
    for (from, to) in [(1, 8), (2, 9), (3, 1), (4, 2), (5, 3)] {
        table.seat(0, reposition(&table, from, to));
    }
    assert_eq!(
        table.seat_refused(0, reposition(&table, 6, 4)),
        Refusal::NoneLeft
    );
}

// covers: ability:mastermind/alright-new-plan
#[test]
fn a_new_plan_gives_up_to_three_ideas_that_are_left() {
    let mut table = sparse_plan("mastermind", |_| {});
    let give = |to| Command::GiveIdea { who: FIRST, to };
    assert_eq!(table.refused(give(SECOND)), Refusal::NoneLeft);
    table.set_ideas(0, 6);
    let (second, third) = (table.ideas(1), table.ideas(2));
    table.ok(Command::ChangePlans { who: FIRST });
    assert_eq!(table.refused(give(FIRST)), Refusal::SameCharacter);
    table.ok(give(SECOND));
    table.ok(give(SECOND));
    table.ok(give(THIRD));
    assert_eq!(table.refused(give(THIRD)), Refusal::NoneLeft);
    assert_eq!(
        [0, 1, 2].map(|who| table.ideas(who)),
        [1, second + 2, third + 1]
    );
    assert_eq!(table.state.noise, 1);
}

// covers: ability:mastermind/alright-new-plan
#[test]
fn ideas_spent_on_the_new_plan_are_not_given_away() {
    let mut table = sparse_plan("mastermind", |_| {});
    table.set_ideas(0, 2);
    table.ok(Command::ChangePlans { who: FIRST });
    let give = Command::GiveIdea {
        who: FIRST,
        to: SECOND,
    };
    assert_eq!(
        table.refused(give),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
}

// covers: ability:street-urchin/change-of-plans
#[test]
fn a_change_of_plans_gives_no_ideas_away() {
    let mut table = sparse_plan("street-urchin", |_| {});
    table.set_ideas(0, 5);
    table.ok(Command::ChangePlans { who: FIRST });
    let give = Command::GiveIdea {
        who: FIRST,
        to: SECOND,
    };
    assert_eq!(table.refused(give), Refusal::NoneLeft);
}
