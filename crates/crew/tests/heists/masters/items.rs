//! The five items, and the shop.

use super::*;
use crew::content::scenario::Bag;
use crew::heist::ITEM_ACTIONS;
use crew::state::Place;

/// The first character holds an item, on the tile before two locks.
fn holding(id: &str, die: u8) -> (Table, Piece) {
    let mut table = board("E2 EM L2 EM").act([(0, 1), (0, 0), (0, 0)], &[die, 1, 1]);
    let piece = table.item(id, 0);
    table.give(piece, 0);
    (table, piece)
}

/// Using an item with the die turned to a face (0: as it lies).
fn using(piece: Piece, face: u8) -> Command {
    Command::Commit {
        who: FIRST,
        action: ActionId(ITEM_ACTIONS + piece.0),
        face,
        aim: crew::Aim::NONE,
    }
}

/// Faces an item works on, and the icons it gives.
const TOOLS: [(&str, &[u8], &str); 2] = [
    ("bump-key", &[1, 4], "unlock move noise"),
    ("safecracking-tools", &[1, 3, 5], "unlock unlock noise"),
];

// covers: masters-of-the-heist/item:bump-key, masters-of-the-heist/item:safecracking-tools
#[test]
fn tools_work_on_their_faces_and_break_on_a_one() {
    for (id, faces, words) in TOOLS {
        for die in 1..=6 {
            let (mut table, piece) = holding(id, die);
            table.set_ideas(0, 0);
            if !faces.contains(&die) {
                assert_eq!(table.refused(using(piece, 0)), Refusal::WrongFace);
                continue;
            }
            table.ok(using(piece, 0));
            let (icons, noise, _) = icons(words);
            assert_eq!((pool(&table, FIRST), table.state.noise), (icons, noise));
            assert_eq!(
                table.state.crew[0].holds(piece),
                die != 1,
                "{id} on a {die}"
            );
            // Broken or not, this round it works.
            unlock(&mut table, 0, 0, 2);
        }
    }
}

// covers: masters-of-the-heist/item:bump-key, masters-of-the-heist/item:safecracking-tools, masters-of-the-heist/rule:modify-rolls
#[test]
fn ideas_turn_the_die_to_a_face_of_the_item() {
    let (mut table, piece) = holding("bump-key", 6);
    table.set_ideas(0, 2);
    assert_eq!(table.refused(using(piece, 5)), Refusal::WrongFace);
    table.ok(using(piece, 4));
    assert_eq!((table.ideas(0), table.state.crew[0].die), (0, 4));
    assert!(table.state.crew[0].holds(piece));
    // Off the 1, so that the tools last.
    let (mut table, piece) = holding("safecracking-tools", 1);
    table.set_ideas(0, 2);
    table.ok(using(piece, 3));
    assert!(table.state.crew[0].holds(piece));
}

// covers: masters-of-the-heist/item:flashbang
#[test]
fn a_flashbang_subdues_everyone_around_for_good() {
    for die in 1..=6 {
        let mut table = board("E2 GU G2 EM GU").act([(0, 2), (0, 0), (0, 0)], &[die, 1, 1]);
        table.add(Token::Dog, 0, 2);
        let piece = table.item("flashbang", 0);
        table.give(piece, 0);
        table.set_ideas(0, 0);
        table.ok(using(piece, 0));
        assert_eq!(table.state.noise, 3);
        assert_eq!(table.place(piece), Place::SHOP, "used up");
        assert_eq!(counts(&table, Token::SubduedGuard, [1, 2, 4]), [1, 2, 0]);
        assert_eq!(table.count(Token::SubduedDog, 0, 2), 1);
        // ADRENALINE: four of them.
        assert_eq!(table.ideas(0), 4);
        table.end_round();
        assert_eq!(counts(&table, Token::Guard, [1, 2, 4]), [0, 0, 1]);
    }
}

// covers: masters-of-the-heist/item:flashbang, masters-of-the-heist/ability:street-urchin/there-are-better-ways, masters-of-the-heist/option:flashbang-subdues
#[test]
fn who_cannot_subdue_cannot_use_it() {
    for urchin in ["street-urchin", "grifter", "mastermind"] {
        let mut table = with("E2 EM GU", urchin).act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        let piece = table.item("flashbang", 0);
        table.give(piece, 0);
        assert_eq!(table.refused(using(piece, 0)), Refusal::CannotSubdue);
    }
}

// covers: masters-of-the-heist/item:copy-of-the-master-plan
#[test]
fn the_plan_gives_two_tokens_and_shares_its_owners_fate() {
    let mut table = board("E2 EM EM").cash(2).plan();
    let buy = table.buy("copy-of-the-master-plan", 0);
    table.ok(buy);
    assert_eq!(table.state.crew[0].tokens, 9);
    table.begin([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    call_escape(&mut table);
    table.set_ideas(0, 0);
    table.finish();
    assert_eq!(fates(&table), [Status::Busted; 3]);
    assert!(!table.outcome().success);
}

// covers: masters-of-the-heist/item:copy-of-the-master-plan, masters-of-the-heist/option:plans-are-thrown-away
#[test]
fn a_plan_brought_home_is_kept() {
    let mut table = board("E2 EM EM").cash(2).plan();
    let buy = table.buy("copy-of-the-master-plan", 1);
    table.ok(buy);
    table.begin([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    call_escape(&mut table);
    table.finish();
    // Others may be busted without it.
    assert_eq!(
        fates(&table),
        [Status::Busted, Status::Escaped, Status::Escaped]
    );
    assert_eq!(table.outcome().items, ["copy-of-the-master-plan"]);
}

// covers: masters-of-the-heist/item:building-schematics
#[test]
fn schematics_reveal_a_tile_in_planning_and_can_be_bought_again() {
    let bag = Bag {
        blanks: 6,
        ..Bag::default()
    };
    let mut table = board("E2 EM SC SC SC SC SC SC").bag(bag).cash(12).plan();
    for col in 2..=7 {
        let (piece, space) = (table.item("building-schematics", 0), table.at(0, col));
        let buy = table.buy("building-schematics", 0);
        table.ok(buy);
        table.dealer.add_draws([Chit::Blank as u8]);
        table.seat(0, Command::Consult { piece, space });
        assert!(!table.state.unknown.contains(space));
        assert!(!table.state.crew[0].holds(piece));
    }
    assert_eq!(table.state.team.cash, 0);
}

// covers: masters-of-the-heist/item:building-schematics
#[test]
fn schematics_are_for_planning_only() {
    let mut table = board("E2 EM EM SC").act([(0, 0); 3], &[1; 3]);
    let piece = table.item("building-schematics", 0);
    table.give(piece, 0);
    assert!(table.find_commit(0, "Building Schematics").is_none());
    let space = table.at(0, 3);
    let look = Command::Consult { piece, space };
    assert_eq!(table.seat_refused(0, look), Refusal::WrongPhase);
}

// covers: masters-of-the-heist/rule:part-1-the-plan, masters-of-the-heist/option:items-can-be-sold
#[test]
fn the_shop_sells_five_items_and_buys_none() {
    let prices = [
        ("bump-key", 3),
        ("flashbang", 4),
        ("safecracking-tools", 6),
        ("copy-of-the-master-plan", 2),
        ("building-schematics", 2),
    ];
    for (id, price) in prices {
        let mut table = board("E2 EM").cash(price).plan();
        let buy = table.buy(id, 0);
        table.ok(buy);
        assert_eq!(table.state.team.cash, 0, "{id}");
        let piece = table.item(id, 0);
        assert_eq!(
            table.seat_refused(0, Command::Sell { piece }),
            Refusal::NotOurs
        );
        let mut poor = board("E2 EM").cash(price - 1).plan();
        let buy = poor.buy(id, 0);
        let (need, have) = (price, price - 1);
        assert_eq!(poor.refused(buy), Refusal::NotEnoughCash { need, have });
    }
}
