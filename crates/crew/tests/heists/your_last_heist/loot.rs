//! Loot: taking, dropping, handing over, bringing out, losing.

use super::*;
use crew::content::scenario::Goal;

/// A painting, documents, a jewel and cash on one tile beside the entrance.
fn vault() -> Stage {
    board("E2 AA+PP+JW+$2 EM")
}

// covers: your-last-heist/rule:loot-chits
#[test]
fn loot_is_taken_and_dropped_at_any_time_for_nothing() {
    let mut table = vault().act([(0, 1), (0, 1), (0, 0)], &[1; 3]);
    let apple = table.loot(Chit::Apple, 0);
    // Nobody has acted yet, and a guard on the tile does not mind.
    table.add(Token::Guard, 0, 1);
    for piece in [
        apple,
        table.loot(Chit::Documents, 0),
        table.loot(Chit::Jewel, 0),
        Piece::CASH,
    ] {
        table.ok(pick_up(&table, 0, piece));
    }
    assert_eq!(
        (table.place(apple), table.state.crew[0].cash),
        (Place::with(FIRST), 2)
    );
    assert_eq!(table.state.noise, 0);
    table.ok(put_down(&table, 0, apple));
    table.ok(pick_up(&table, 1, apple));
    assert_eq!(table.place(apple), Place::with(SECOND));
}

// covers: your-last-heist/rule:loot-chits
#[test]
fn loot_changes_hands_on_one_tile_and_only_there() {
    let mut table = vault().act([(0, 1), (0, 1), (0, 2)], &[1; 3]);
    let jewel = table.loot(Chit::Jewel, 0);
    table.give(jewel, 0);
    let hand = |who: Who, to: Who| Command::Hand {
        who,
        to,
        piece: jewel,
    };
    table.ok(hand(FIRST, SECOND));
    assert_eq!(table.place(jewel), Place::with(SECOND));
    assert_eq!(table.refused(hand(SECOND, THIRD)), Refusal::NotTogether);
    let afar = Command::Take {
        who: THIRD,
        piece: Piece::CASH,
        from: table.at(0, 1),
    };
    assert_eq!(table.refused(afar), Refusal::OutOfReach);
}

// covers: your-last-heist/rule:loot-chits
#[test]
fn outdoors_loot_belongs_to_the_team_and_cash_is_team_cash() {
    let mut table = vault().cash(1).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    let loot = [Chit::Apple, Chit::Documents, Chit::Jewel].map(|chit| table.loot(chit, 0));
    for piece in loot.into_iter().chain([Piece::CASH]) {
        table.ok(pick_up(&table, 0, piece));
    }
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 0);
    assert_eq!(loot.map(|piece| table.place(piece)), [Place::SECURED; 3]);
    assert_eq!((table.state.team.cash, table.state.crew[0].cash), (3, 0));
    // It stays the team's, even if whoever brought it out is busted later.
    step_back_and_get_busted(&mut table);
    let outcome = table.outcome();
    assert_eq!(
        (outcome.jewels, outcome.documents, outcome.cash_out),
        (1, 1, 2)
    );
    assert_eq!(outcome.art, [Chit::Apple]);
}

fn step_back_and_get_busted(table: &mut Table) {
    pass(table, 1);
    table.commit(0, "Walk");
    step(table, 0, 0, 1);
    call_escape(table);
    table.finish();
    assert_eq!(status(table, 0), Status::Busted);
}

// covers: your-last-heist/rule:actions-and-sub-actions, your-last-heist/rule:loot-chits
#[test]
fn the_loot_icon_puts_cash_on_the_character_and_outdoors_straight_to_the_team() {
    let pocket = |at: Hex| {
        let mut table = board("E2 EM")
            .skills(0, ["steal", "hurry"])
            .act([at, (0, 0), (0, 0)], &[6, 1, 1]);
        table.commit(0, "Ransack");
        table.ok(Command::Pocket { who: FIRST });
        table.ok(Command::Pocket { who: FIRST });
        (table.state.crew[0].cash, table.state.team.cash)
    };
    assert_eq!(pocket((0, 1)), (2, 0));
    assert_eq!(pocket((0, 0)), (0, 2));
}

// covers: your-last-heist/rule:winning-a-heist, your-last-heist/rule:busted
#[test]
fn loot_on_those_who_get_away_counts_and_on_the_busted_it_is_lost() {
    let goals = [Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    }];
    let heist = |ideas: u8| {
        let mut table = alarm(
            vault().goals(&goals),
            [(0, 1), (0, 0), (0, 0)],
            [ideas, 0, 0],
        );
        for piece in [table.loot(Chit::Jewel, 0), Piece::CASH] {
            table.ok(pick_up(&table, 0, piece));
        }
        if ideas > 0 {
            table.ok(dash(&table, 0, 0, 0));
        }
        table.finish();
        table.outcome()
    };
    let away = heist(1);
    assert!(away.success);
    assert_eq!((away.jewels, away.cash_out, away.team_cash), (1, 2, 2));
    let busted = heist(0);
    assert!(!busted.success && busted.members[0].busted);
    assert_eq!(
        (busted.jewels, busted.cash_out, busted.team_cash),
        (0, 0, 0)
    );
}

// covers: your-last-heist/rule:winning-a-heist, your-last-heist/rule:losing-a-heist
#[test]
fn the_objective_is_enough_however_many_are_busted() {
    let goals = [Goal::Secure {
        chit: Chit::Jewel,
        count: 1,
    }];
    let mut table = alarm(vault().goals(&goals), [(0, 1), (0, 2), (0, 2)], [1, 0, 0]);
    table.ok(pick_up(&table, 0, table.loot(Chit::Jewel, 0)));
    table.ok(dash(&table, 0, 0, 0));
    table.finish();
    let outcome = table.outcome();
    assert!(outcome.success);
    let busted: Vec<bool> = outcome.members.iter().map(|member| member.busted).collect();
    assert_eq!(busted, [false, true, true]);
}

// covers: your-last-heist/rule:winning-a-heist
#[test]
fn ideas_that_are_left_bring_nothing() {
    let mut table = alarm(vault(), [(0, 0); 3], [9, 9, 9]);
    table.finish();
    assert_eq!(table.outcome().team_cash, 0);
}

// covers: your-last-heist/rule:loot-chits
#[test]
fn a_fake_is_no_painting_for_an_objective() {
    let outcome = |map: &str, chit: Chit| {
        let stage = board(map).goals(&[Goal::SecureArt(1)]);
        let mut table = stage.act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.ok(pick_up(&table, 0, table.loot(chit, 0)));
        table.commit(0, "Walk");
        step(&mut table, 0, 0, 0);
        call_escape(&mut table);
        table.finish();
        table.outcome()
    };
    assert!(outcome("E2 AA+FA EM", Chit::Apple).success);
    let fake = outcome("E2 AA+FA EM", Chit::FakeApple);
    assert!(!fake.success && fake.art.is_empty());
}

// covers: your-last-heist/rule:loot-chits
#[test]
fn a_painting_the_team_brought_stays_in_hand_outdoors_and_is_not_stolen() {
    let mut stage = board("E2 EM AA").goals(&[Goal::SecureArt(1)]);
    stage.setup.loot = vec![Chit::Strawberry];
    let mut table = stage.plan();
    let piece = table.loot(Chit::Strawberry, 0);
    assert_eq!(table.place(piece), Place::STASH);
    table.seat(0, Command::Pack { piece, who: FIRST });
    table.begin([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.commit(0, "Walk");
    step(&mut table, 0, 0, 0);
    assert_eq!(table.place(piece), Place::with(FIRST));
    call_escape(&mut table);
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.success && outcome.art.is_empty());
}

// covers: your-last-heist/rule:setting-up
#[test]
fn a_team_brings_paintings_along_and_nothing_else() {
    use crew::setup::SetupProblem;
    let mut stage = board("E2 EM");
    stage.setup.loot = vec![Chit::Jewel];
    let setup = Setup {
        scenario: ScenarioChoice::Inline(Box::new(stage.draft)),
        ..stage.setup
    };
    let problems = Heist::new(setup).expect_err("jewels stay at home").0;
    assert_eq!(problems, [SetupProblem::NotBrought { chit: Chit::Jewel }]);
}
