//! Street Urchin, Grifter and Mastermind.

use super::*;

const URCHINS: [&str; 3] = ["street-urchin", "grifter", "mastermind"];
const SLIP: Command = Command::SlipPast { who: FIRST };
const PLANS: Command = Command::ChangePlans { who: FIRST };

// covers: masters-of-the-heist/ability:street-urchin/there-are-better-ways, masters-of-the-heist/ability:grifter/there-are-better-ways, masters-of-the-heist/ability:mastermind/there-are-better-ways
#[test]
fn an_idea_buys_the_way_past_guards_for_the_phase() {
    for urchin in URCHINS {
        let mut table = with("E2 EM G2 GU EM", urchin).act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        table.set_ideas(0, 1);
        let first = table.offers(0)[0].clone();
        table.commit(0, &first);
        table.state.crew[0].pool.moves = 2;
        assert_eq!(no_go(&mut table, 0, 0, 3), Refusal::HeldByGuard);
        table.ok(SLIP);
        go(&mut table, 0, 0, 3);
        // The same payment leads past the next guard.
        go(&mut table, 0, 0, 4);
        assert_eq!(table.ideas(0), 0, "{urchin}");
        table.end_round();
        assert!(!table.state.crew[0].slipping);
    }
}

// covers: masters-of-the-heist/ability:street-urchin/there-are-better-ways, masters-of-the-heist/ability:grifter/there-are-better-ways, masters-of-the-heist/ability:mastermind/there-are-better-ways
#[test]
fn urchins_subdue_nobody_and_are_lent_no_subdue() {
    for urchin in URCHINS {
        let mut table = board("E2 EM GU")
            .crew([urchin, "script-kiddie", "burglar"])
            .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        table.state.crew[0].pool.subdues = 1;
        let (who, space, dog) = (FIRST, table.at(0, 2), false);
        let hit = Command::Subdue { who, space, dog };
        assert_eq!(table.refused(hit), Refusal::CannotSubdue, "{urchin}");
        table.commit(1, "Autopwn");
        let lend = Command::Grant {
            who: SECOND,
            to: FIRST,
            gift: Gift::Subdue,
        };
        assert_eq!(table.refused(lend), Refusal::CannotSubdue, "{urchin}");
    }
}

// covers: masters-of-the-heist/ability:street-urchin/there-are-better-ways, masters-of-the-heist/ability:grifter/there-are-better-ways, masters-of-the-heist/ability:mastermind/there-are-better-ways, masters-of-the-heist/rule:escape-moves
#[test]
fn in_escape_urchins_leave_guarded_tiles_for_one_move() {
    for urchin in URCHINS {
        let mut table = flight(
            with("E2 EM G2", urchin),
            [(0, 2), (0, 0), (0, 0)],
            [2, 0, 0],
        );
        dash(&mut table, 0, 0, 1);
        dash(&mut table, 0, 0, 0);
        assert_eq!(table.ideas(0), 0, "{urchin}");
    }
}

/// A token of this seat moves from one hex to another.
fn reposition(table: &mut Table, seat: u8, from: i8, to: i8) {
    let (from, to) = (table.at(0, from), table.at(0, to));
    table.seat(seat, Command::Reposition { from, to });
}

const HALL: &str = "E2 EM EM EM EM EM EM EM";

/// The first two characters have planned the first tiles only.
fn planned(urchin: &str) -> Table {
    let mut table = with(HALL, urchin).act([(0, 0); 3], &[1; 3]);
    let first = [1, 2, 3].map(|col| table.at(0, col));
    for who in [0, 1] {
        table.state.crew[who].planned = first.into_iter().collect();
    }
    table
}

// covers: masters-of-the-heist/ability:street-urchin/change-of-plans, masters-of-the-heist/ability:grifter/change-of-plans
#[test]
fn a_change_of_plans_moves_three_tokens_without_noise() {
    for urchin in ["street-urchin", "grifter"] {
        let mut table = planned(urchin);
        let ideas = table.ideas(0);
        table.ok(PLANS);
        assert_eq!((table.ideas(0), table.state.noise), (ideas - 2, 0));
        // Another player's token counts too, moved by that player.
        reposition(&mut table, 0, 1, 4);
        reposition(&mut table, 1, 1, 5);
        reposition(&mut table, 0, 2, 6);
        assert!(table.state.crew[1].planned.contains(table.at(0, 5)));
        let (from, to) = (table.at(0, 3), table.at(0, 7));
        let fourth = Command::Reposition { from, to };
        assert_eq!(table.seat_refused(0, fourth), Refusal::NoneLeft);
    }
}

// covers: masters-of-the-heist/ability:street-urchin/change-of-plans, masters-of-the-heist/ability:grifter/change-of-plans, masters-of-the-heist/ability:mastermind/alright-new-plan
#[test]
fn plans_change_once_a_heist_and_for_two_ideas() {
    for urchin in URCHINS {
        let mut table = planned(urchin);
        table.set_ideas(0, 1);
        let poor = Refusal::NotEnoughIdeas { need: 2, have: 1 };
        assert_eq!(table.refused(PLANS), poor, "{urchin}");
        table.set_ideas(0, 4);
        table.ok(PLANS);
        table.end_round();
        assert_eq!(table.refused(PLANS), Refusal::UsedUp, "{urchin}");
    }
}

// covers: masters-of-the-heist/ability:mastermind/alright-new-plan
#[test]
fn the_mastermind_moves_six_tokens_aloud_and_gives_three_ideas() {
    let mut table = planned("mastermind");
    assert_eq!(table.ideas(0), 6);
    table.ok(PLANS);
    assert_eq!((table.ideas(0), table.state.noise), (4, 1));
    for (seat, from, to) in [
        (0, 1, 4),
        (0, 2, 5),
        (0, 3, 6),
        (1, 1, 4),
        (1, 2, 5),
        (1, 3, 6),
    ] {
        reposition(&mut table, seat, from, to);
    }
    let (from, to) = (table.at(0, 4), table.at(0, 7));
    let seventh = Command::Reposition { from, to };
    assert_eq!(table.seat_refused(0, seventh), Refusal::NoneLeft);
    let before = ideas(&table);
    let gift = |to| Command::GiveIdea { who: FIRST, to };
    table.ok(gift(SECOND));
    table.ok(gift(SECOND));
    table.ok(gift(THIRD));
    assert_eq!(ideas(&table), [1, before[1] + 2, before[2] + 1]);
    assert_eq!(table.refused(gift(THIRD)), Refusal::NoneLeft);
}

// covers: masters-of-the-heist/ability:street-urchin/change-of-plans
#[test]
fn a_change_of_plans_gives_no_ideas_away() {
    let mut table = planned("street-urchin");
    table.set_ideas(0, 4);
    table.ok(PLANS);
    let gift = Command::GiveIdea {
        who: FIRST,
        to: SECOND,
    };
    assert_eq!(table.refused(gift), Refusal::NoneLeft);
}
