//! The shop.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::ScenarioRule;
use crew::state::Place;

/// Ids of the items on offer to the first seat, each once.
fn for_sale(table: &Table) -> Vec<&str> {
    let mut ids = Vec::new();
    for command in table.legal(0) {
        if let Command::Buy { item, .. } = command {
            let id = table.heist.edition.items[item as usize].id.as_str();
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    ids
}

// covers: rule:the-shop
#[test]
fn at_first_the_shop_sells_what_has_its_sign() {
    let table = stage("E2 EM").cash(99).plan();
    let stock = [
        "cheap-picks",
        "perfect-picks",
        "master-plan-copy",
        "building-schematics",
        "radio",
        "plasma-torch",
        "dog-whistle",
    ];
    assert_eq!(for_sale(&table), stock);
}

// covers: rule:the-shop
#[test]
fn the_first_heist_has_no_money_for_the_shop() {
    let mut table = stage("E2 EM").plan();
    assert!(for_sale(&table).is_empty());
    let picks = table.buy("cheap-picks", 0);
    assert_eq!(
        table.refused(picks),
        Refusal::NotEnoughCash { need: 4, have: 0 }
    );
}

// covers: rule:the-shop, item:cheap-picks, item:perfect-picks, item:master-plan-copy, item:building-schematics, item:radio, item:plasma-torch, item:dog-whistle
#[test]
fn items_cost_what_their_cards_say() {
    for (id, price) in [
        ("cheap-picks", 4),
        ("perfect-picks", 7),
        ("master-plan-copy", 4),
        ("building-schematics", 2),
        ("radio", 2),
        ("plasma-torch", 5),
        ("dog-whistle", 2),
    ] {
        let mut table = stage("E2 EM").cash(price).plan();
        let (command, piece) = (table.buy(id, 1), table.item(id, 0));
        table.ok(command);
        assert_eq!(table.state.team.cash, 0, "{id}");
        assert_eq!(table.place(piece), Place::with(Who(1)));
        assert!(table.told(Event::Bought { piece, price }));
    }
}

// covers: rule:the-shop, item:laser-burst, item:flashbang, item:lucky-penny, item:safecracking-tools, item:camouflage
#[test]
fn the_shop_grows_by_what_was_discovered() {
    for (id, price) in [
        ("laser-burst", 6),
        ("flashbang", 3),
        ("lucky-penny", 1),
        ("safecracking-tools", 8),
        ("camouflage", 5),
    ] {
        let mut table = stage("E2 EM").cash(price).plan();
        let command = table.buy(id, 0);
        assert_eq!(table.refused(command), Refusal::NotInStock, "{id}");
        let mut table = stage("E2 EM").cash(price).discovered(&[id]).plan();
        table.ok(command);
        assert_eq!(table.state.team.cash, 0, "{id}");
    }
}

// covers: rule:the-shop, item:cheap-picks
#[test]
fn one_buys_as_many_cards_as_there_are() {
    let mut table = stage("E2 EM").cash(20).plan();
    let picks = table.buy("cheap-picks", 0);
    table.ok(picks);
    table.ok(picks);
    assert_eq!(table.state.team.cash, 12);
    assert_eq!(table.state.crew[0].held.count_ones(), 2);
    assert_eq!(table.refused(picks), Refusal::NotInStock);
}

// covers: rule:the-shop
#[test]
fn any_seat_buys_for_any_character() {
    let mut table = stage("E2 EM").cash(4).guide(1);
    table.draft.map = "E2 EM MW".into();
    let mut table = table.plan();
    let (whistle, guide) = (table.buy("dog-whistle", 2), table.buy("radio", 4));
    table.seat(0, whistle);
    assert!(table.state.crew[2].holds(table.item("dog-whistle", 0)));
    assert_eq!(table.seat_refused(0, guide), Refusal::NoSuchCharacter);
}

// covers: rule:the-shop
#[test]
fn selling_brings_half_the_price_rounded_down() {
    for (id, price) in [
        ("cheap-picks", 2),
        ("perfect-picks", 3),
        ("plasma-torch", 2),
        ("flashbang", 1),
        ("safecracking-tools", 4),
        ("lucky-penny", 0),
    ] {
        let mut table = stage("E2 EM").owns(&[id]).plan();
        let piece = table.item(id, 0);
        table.seat(0, Command::Sell { piece });
        assert_eq!(table.state.team.cash, price, "{id}");
        assert_eq!(table.place(piece), Place::SHOP);
        assert!(table.told(Event::Sold { piece, price }));
    }
}

// covers: rule:the-shop
#[test]
fn what_was_sold_can_be_bought_again() {
    let mut table = stage("E2 EM").owns(&["laser-burst"]).cash(3).plan();
    let (piece, again) = (table.item("laser-burst", 0), table.buy("laser-burst", 0));
    assert_eq!(table.refused(again), Refusal::NotInStock);
    table.seat(0, Command::Sell { piece });
    table.ok(again);
    assert_eq!(table.state.team.cash, 0);
}

// covers: rule:the-shop
#[test]
fn nobody_sells_what_the_team_does_not_own() {
    let mut table = stage("E2 I JW").items(&["lucky-penny"]).plan();
    let (found, stock) = (table.item("lucky-penny", 0), table.item("radio", 0));
    let jewel = table.loot(Chit::Jewel, 0);
    for piece in [found, stock, jewel] {
        assert_eq!(table.refused(Command::Sell { piece }), Refusal::NotOurs);
        assert_eq!(
            table.refused(Command::Pack { piece, who: Who(0) }),
            Refusal::NotOurs
        );
    }
    assert_eq!(
        table.refused(Command::Sell { piece: Piece(30) }),
        Refusal::NoSuchThing
    );
}

// covers: rule:loot-and-items, rule:the-shop
#[test]
fn items_of_the_team_are_packed_by_whoever_wants_them() {
    let mut table = stage("E2 EM").owns(&["radio"]).plan();
    let piece = table.item("radio", 0);
    assert_eq!(table.place(piece), Place::STASH);
    table.seat(1, Command::Pack { piece, who: Who(1) });
    assert!(table.state.crew[1].holds(piece));
    assert_eq!(
        table.seat_refused(1, Command::Pack { piece, who: Who(1) }),
        Refusal::NothingToChange
    );
    table.seat(1, Command::Pack { piece, who: Who(2) });
    assert!(table.state.crew[2].holds(piece) && !table.state.crew[1].holds(piece));
}

// covers: rule:the-shop, rule:losing-a-heist
#[test]
fn what_stays_at_home_survives_any_disaster() {
    let mut table = stage("E2 EM GU")
        .owns(&["radio", "laser-burst"])
        .cash(3)
        .plan();
    let piece = table.item("radio", 0);
    table.seat(0, Command::Pack { piece, who: Who(0) });
    table.begin([(0, 2); 3], &[1; 3]);
    table.escape();
    table.finish();
    let outcome = table.outcome();
    assert!(!outcome.success);
    assert_eq!(outcome.items, ["laser-burst"]);
    assert_eq!(outcome.team_cash, 3);
}

// covers: ability:safecracker/gain-safecracking-tools, item:safecracking-tools, rule:the-shop
#[test]
fn what_a_character_brings_is_not_for_sale() {
    let mut table = stage("E2 EM")
        .crew(["safecracker", "thug", "burglar"])
        .plan();
    let piece = table.item("safecracking-tools", 0);
    assert!(table.state.crew[0].holds(piece));
    assert_eq!(table.refused(Command::Sell { piece }), Refusal::NotOurs);
    assert_eq!(
        table.refused(Command::Pack { piece, who: Who(1) }),
        Refusal::NotOurs
    );
}

// covers: ability:safecracker/gain-safecracking-tools, item:safecracking-tools
#[test]
fn a_second_copy_belongs_to_the_team() {
    let mut table = stage("E2 EM")
        .crew(["safecracker", "thug", "burglar"])
        .owns(&["safecracking-tools"])
        .plan();
    let places = [0, 1].map(|nth| table.place(table.item("safecracking-tools", nth)));
    assert!(places.contains(&Place::STASH) && places.contains(&Place::with(Who(0))));
    let ours = usize::from(places[1] == Place::STASH);
    let piece = table.item("safecracking-tools", ours);
    // Even in the Safecracker's own hands it can be sold.
    table.seat(0, Command::Pack { piece, who: Who(0) });
    table.seat(0, Command::Sell { piece });
    assert_eq!(table.state.team.cash, 4);
}

// covers: ability:thief/gain-plasma-torch, item:plasma-torch, rule:the-shop
#[test]
fn the_thiefs_torch_is_not_in_the_shop() {
    let mut table = stage("E2 EM")
        .crew(["thief", "thug", "burglar"])
        .cash(9)
        .plan();
    assert!(table.state.crew[0].holds(table.item("plasma-torch", 0)));
    let torch = table.buy("plasma-torch", 1);
    assert_eq!(table.refused(torch), Refusal::NotInStock);
}

// covers: ability:thief/gain-plasma-torch, item:plasma-torch
#[test]
fn without_a_free_copy_the_thief_comes_without() {
    let on_map = stage("E2 I")
        .crew(["thief", "thug", "burglar"])
        .items(&["plasma-torch"])
        .plan();
    assert_eq!(on_map.state.crew[0].held, 0);
    let at_home = stage("E2 EM")
        .crew(["thief", "thug", "burglar"])
        .owns(&["plasma-torch"])
        .plan();
    assert_eq!(at_home.state.crew[0].held, 0);
}

// covers: ability:thief/gain-plasma-torch, rule:loot-and-items, option:starting-items
#[test]
fn by_house_rule_nobody_brings_items() {
    let mut table = stage("E2 EM")
        .crew(["thief", "safecracker", "burglar"])
        .rules(|rules| rules.starting_items = false)
        .cash(5)
        .plan();
    assert_eq!((table.state.crew[0].held, table.state.crew[1].held), (0, 0));
    let torch = table.buy("plasma-torch", 0);
    table.ok(torch);
    // What was bought is the team's.
    let piece = table.item("plasma-torch", 0);
    table.seat(0, Command::Sell { piece });
}

// covers: scenario:the-final-score-part-2/radio-silence, rule:the-shop
#[test]
fn radio_silence_closes_the_shop() {
    let mut table = stage("E2 EM")
        .owns(&["radio"])
        .cash(9)
        .rule(ScenarioRule::RadioSilence)
        .plan();
    let (picks, piece) = (table.buy("cheap-picks", 0), table.item("radio", 0));
    assert_eq!(table.refused(picks), Refusal::ShopClosed);
    assert_eq!(table.refused(Command::Sell { piece }), Refusal::ShopClosed);
    assert!(for_sale(&table).is_empty());
    // What the team has can still be packed.
    table.seat(0, Command::Pack { piece, who: Who(0) });
    let last = scenario("the-final-score-part-2").cash(9).plan();
    assert!(for_sale(&last).is_empty());
}
