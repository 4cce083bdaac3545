//! Part I, the plan: tokens, starts, tunnels and the shop.

use crate::kit::*;
use board::SpaceSet;
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, ScenarioRule};
use crew::state::{Place, Token};
use crew::*;

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

fn start(table: &Table, who: u8, row: i8, col: i8) -> Command {
    Command::Start {
        who: Who(who),
        space: table.at(row, col),
    }
}

// Tokens

// covers: rule:part-1-the-plan, rule:characters
#[test]
fn everyone_plans_as_many_hexes_as_they_remember() {
    let mut table = stage("E2 EM EM EM EM EM EM EM EM").plan();
    for col in 1..=7 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    let eighth = table.at(0, 8);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space: eighth }),
        Refusal::NoTokensLeft
    );
    assert_eq!(table.state.crew[0].planned.len(), 7);
    // The Burglar remembers one more.
    for col in 1..=8 {
        let space = table.at(0, col);
        table.seat(1, Command::Plan { space });
    }
    assert_eq!(table.state.crew[1].tokens, 0);
}

// covers: rule:part-1-the-plan, rule:the-setup
#[test]
fn tokens_and_ideas_are_dealt_as_the_cards_say() {
    let table = stage("E2 EM")
        .crew(["grifter", "script-kiddie", "thug", "lookout"])
        .plan();
    let dealt = |who: usize| (table.state.crew[who].tokens, table.state.crew[who].ideas);
    assert_eq!(
        [dealt(0), dealt(1), dealt(2), dealt(3)],
        [(12, 3), (6, 5), (7, 0), (7, 2)]
    );
}

// covers: rule:part-1-the-plan
#[test]
fn one_token_a_hex_is_enough() {
    let mut table = stage("E2 EM EM").plan();
    let space = table.at(0, 1);
    table.seat(0, Command::Plan { space });
    assert_eq!(
        table.seat_refused(0, Command::Plan { space }),
        Refusal::AlreadyPlanned
    );
    // Others plan the same hex with their own.
    table.seat(1, Command::Plan { space });
    assert!(table.state.crew[1].planned.contains(space));
}

// covers: rule:part-1-the-plan
#[test]
fn a_token_taken_back_can_be_placed_again() {
    let mut table = stage("E2 EM EM").plan();
    let (first, second) = (table.at(0, 1), table.at(0, 2));
    table.seat(0, Command::Plan { space: first });
    assert_eq!(
        table.seat_refused(1, Command::Unplan { space: first }),
        Refusal::NotPlanned
    );
    table.seat(0, Command::Unplan { space: first });
    assert_eq!(table.state.crew[0].tokens, 7);
    table.seat(0, Command::Plan { space: second });
    assert_eq!(table.state.crew[0].planned, SpaceSet::of(second));
}

// covers: rule:part-1-the-plan, rule:entrances-and-exits
#[test]
fn entrances_need_no_token() {
    let mut table = stage("E2 EM").plan();
    let entrance = table.at(0, 0);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space: entrance }),
        Refusal::NotATile
    );
    table.begin([(0, 1); 3], &[1; 3]);
    table.state.crew[0].planned = SpaceSet::EMPTY;
    table.commit(0, "Walk");
    table.ok(Command::Move {
        who: Who(0),
        to: entrance,
    });
    assert_eq!(table.state.crew[0].at, entrance);
}

// covers: rule:part-1-the-plan, rule:security-chits
#[test]
fn locked_and_unknown_hexes_can_be_planned() {
    let mut table = stage("E2 LO SC").plan();
    for col in 1..=2 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    assert_eq!(table.state.crew[0].planned.len(), 2);
}

// Starts

// covers: rule:entrances-and-exits, rule:part-1-the-plan
#[test]
fn characters_start_on_entrances() {
    let mut table = stage("E2 EM").plan();
    let inside = start(&table, 0, 0, 1);
    assert_eq!(table.refused(inside), Refusal::NotAStart);
    let outside = start(&table, 0, 0, 0);
    table.ok(outside);
    assert_eq!(table.state.crew[0].at, table.at(0, 0));
    assert_eq!(table.refused(outside), Refusal::AlreadyThere);
}

// covers: rule:entrances-and-exits, scenario:the-inclusion-job
#[test]
fn two_start_on_one_entrance_unless_the_scenario_says_otherwise() {
    let mut table = scenario("the-inclusion-job").plan();
    let entrance = table.heist.board().printed_exits().first().unwrap();
    for who in 0..2 {
        table.ok(Command::Start {
            who: Who(who),
            space: entrance,
        });
    }
    let third = Command::Start {
        who: Who(2),
        space: entrance,
    };
    assert_eq!(table.refused(third), Refusal::StartIsFull { limit: 2 });
    assert!(!table.legal(2).contains(&third));
}

// covers: rule:entrances-and-exits
#[test]
fn who_moves_on_makes_room_at_the_entrance() {
    let mut stage = stage("E2 EM E5");
    stage.draft.entrance_limit = 1;
    let mut table = stage.plan();
    let (left, right) = (start(&table, 0, 0, 0), start(&table, 0, 0, 2));
    let after = start(&table, 1, 0, 0);
    table.ok(left);
    assert_eq!(table.refused(after), Refusal::StartIsFull { limit: 1 });
    table.ok(right);
    table.ok(after);
}

// covers: scenario:the-side-channel, rule:entrances-and-exits
#[test]
fn a_scenario_can_lift_the_limit() {
    let mut table = scenario("the-side-channel").plan();
    let entrance = table.heist.board().printed_exits().first().unwrap();
    for who in 0..3 {
        table.ok(Command::Start {
            who: Who(who),
            space: entrance,
        });
    }
}

// covers: rule:entrances-and-exits
#[test]
fn after_the_start_an_entrance_takes_everyone() {
    let mut stage = stage("E2 EM");
    stage.draft.entrance_limit = 2;
    let mut table = stage.act([(0, 0), (0, 0), (0, 1)], &[1; 3]);
    let entrance = table.at(0, 0);
    table.commit(2, "Run");
    table.ok(Command::Move {
        who: Who(2),
        to: entrance,
    });
    assert_eq!(table.state.crew[2].at, entrance);
}

// covers: scenario:county-the-bricks/Break In to Break Out, rule:special-rules
#[test]
fn busted_characters_may_start_inside_to_break_out() {
    let mut stage = scenario("county-the-bricks");
    stage.member(0).busted = true;
    stage.member(1).busted = true;
    let mut table = stage.plan();
    // Two share an inside spot.
    for who in 0..2 {
        let inside = start(&table, who, 7, 3);
        table.ok(inside);
    }
    let free = start(&table, 2, 7, 3);
    assert_eq!(table.refused(free), Refusal::NotAStart);
    // A busted character may also wait outside.
    let outside = start(&table, 0, 0, 1);
    table.ok(outside);
}

// covers: scenario:county-the-bricks/Break In to Break Out
#[test]
fn an_inside_spot_has_room_for_the_whole_crew() {
    let mut stage = scenario("county-the-bricks");
    (0..3).for_each(|who| stage.member(who).busted = true);
    let mut table = stage.plan();
    for who in 0..3 {
        let inside = start(&table, who, 7, 5);
        table.ok(inside);
    }
}

// covers: rule:busted, rule:entrances-and-exits
#[test]
fn inside_spots_are_for_break_ins_only() {
    let mut stage = stage("E2 EM MW").npc("prisoner", 0);
    stage.member(0).busted = true;
    let mut table = stage.plan();
    let inside = start(&table, 0, 0, 2);
    assert_eq!(table.refused(inside), Refusal::NotAStart);
}

// covers: rule:part-1-the-plan
#[test]
fn coming_back_to_an_inside_spot_needs_a_token() {
    let jail = |free: bool| {
        let mut stage = stage("E2 EM MW")
            .rule(ScenarioRule::BreakIn)
            .rules(|rules| rules.start_hex_counts_as_planned = free);
        stage.member(0).busted = true;
        let mut table = stage.act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
        let (spot, beside) = (table.at(0, 2), table.at(0, 1));
        table.state.crew[0].planned = SpaceSet::of(beside);
        table.commit(0, "Run");
        table.ok(Command::Move {
            who: Who(0),
            to: beside,
        });
        (
            table,
            Command::Move {
                who: Who(0),
                to: spot,
            },
        )
    };
    let (mut table, back) = jail(false);
    assert_eq!(table.refused(back), Refusal::NotPlannedByYou);
    // By house rule it does not.
    let (mut table, back) = jail(true);
    table.ok(back);
}

// covers: scenario:the-final-score-part-2/Start
#[test]
fn everyone_starts_in_the_hideout_they_ended_in() {
    let mut stage = scenario("the-final-score-part-2");
    stage.member(0).hideout = Some(1);
    let mut table = stage.plan();
    assert_eq!(table.state.crew[0].at, table.at(7, 5));
    let other = start(&table, 0, 7, 2);
    assert_eq!(table.refused(other), Refusal::NotAStart);
    // Somebody new picks one; no entrance will do.
    let (hideout, entrance) = (start(&table, 1, 7, 5), start(&table, 1, 0, 0));
    assert_eq!(table.refused(entrance), Refusal::NotAStart);
    table.ok(hideout);
    let full = start(&table, 2, 7, 5);
    assert_eq!(table.refused(full), Refusal::StartIsFull { limit: 2 });
}

// covers: rule:no-alphas, rule:part-1-the-plan
#[test]
fn nobody_chooses_the_start_of_somebody_else() {
    let mut table = stage("E2 EM").plan();
    let theirs = start(&table, 1, 0, 0);
    assert_eq!(table.seat_refused(0, theirs), Refusal::NotYourCharacter);
}

// covers: rule:non-player-characters, rule:part-1-the-plan
#[test]
fn the_team_chooses_an_entrance_for_a_guide_that_comes_along() {
    let mut stage = stage("E2 EM").guide(2);
    stage.draft.npc.as_mut().unwrap().starts_outside = true;
    let mut table = stage.plan();
    for who in 0..3 {
        let outside = start(&table, who, 0, 0);
        table.ok(outside);
    }
    table.seat(0, Command::Ready);
    table.seat(1, Command::Ready);
    assert_eq!(
        table.seat_refused(2, Command::Ready),
        Refusal::NpcNeedsAStart
    );
    let guide = start(&table, 4, 0, 0);
    table.seat(2, guide);
    table.dealer.add_rolls([1; 4]);
    table.seat(2, Command::Ready);
    assert_eq!(table.state.phase, Phase::Action);
}

// covers: rule:non-player-characters
#[test]
fn a_guide_on_the_map_stays_where_it_is() {
    let mut table = stage("E2 EM MW").guide(2).plan();
    let outside = start(&table, 4, 0, 0);
    assert_eq!(table.refused(outside), Refusal::NotAStart);
    assert_eq!(table.state.crew[4].at, table.at(0, 2));
}

// Beginning

// covers: rule:auto-reveal, rule:part-1-the-plan
#[test]
fn nothing_is_revealed_by_standing_there_in_planning() {
    let mut table = stage("E2 SC EM").plan();
    for who in 0..3 {
        let outside = start(&table, who, 0, 0);
        table.ok(outside);
    }
    assert!(table.state.unknown.contains(table.at(0, 1)));
    // The moment planning ends it is, before the first roll.
    table.dealer.add_draws([Chit::Blank as u8]);
    table.dealer.add_rolls([1; 3]);
    table.events.clear();
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    assert!(table.state.unknown.is_empty());
    let position = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
    let revealed = position(|event| matches!(event, Event::Revealed { .. }));
    let rolled = position(|event| matches!(event, Event::Rolled { .. }));
    assert!(position(|event| *event == Event::HeistBegan) < revealed && revealed < rolled);
}

// covers: rule:part-1-the-plan
#[test]
fn planning_is_over_when_every_seat_is_ready() {
    let mut table = stage("E2 EM").plan();
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::ChooseAStart);
    for who in 0..3 {
        let outside = start(&table, who, 0, 0);
        table.ok(outside);
    }
    table.seat(1, Command::Ready);
    table.seat(0, Command::Ready);
    assert_eq!(table.state.phase, Phase::Plan);
    table.dealer.add_rolls([3, 4, 5]);
    table.seat(2, Command::Ready);
    assert_eq!((table.state.phase, table.state.round), (Phase::Action, 1));
    assert_eq!([0, 1, 2].map(|who| table.state.crew[who].die), [3, 4, 5]);
}

// covers: rule:part-1-the-plan
#[test]
fn who_is_ready_changes_nothing_any_more() {
    let mut table = stage("E2 EM").plan();
    let (outside, space) = (start(&table, 0, 0, 0), table.at(0, 1));
    table.ok(outside);
    table.seat(0, Command::Ready);
    assert_eq!(
        table.seat_refused(0, Command::Plan { space }),
        Refusal::AlreadyReady
    );
    assert_eq!(table.seat_refused(0, Command::Ready), Refusal::AlreadyReady);
    assert!(table.legal(0).is_empty());
    // The others go on planning.
    table.seat(1, Command::Plan { space });
}

// covers: rule:part-1-the-plan
#[test]
fn no_action_is_taken_while_planning() {
    let mut table = stage("E2 EM").plan();
    let to = table.at(0, 1);
    let walk = Command::Commit {
        who: Who(0),
        action: ActionId(0),
        face: 0,
        aim: 0,
    };
    assert_eq!(table.refused(walk), Refusal::WrongPhase);
    assert_eq!(
        table.refused(Command::Move { who: Who(0), to }),
        Refusal::WrongPhase
    );
}

// covers: rule:part-1-the-plan
#[test]
fn no_planning_in_the_heist() {
    let mut table = stage("E2 EM").cash(9).act([(0, 0); 3], &[1; 3]);
    let space = table.at(0, 1);
    table.state.crew[0].planned = SpaceSet::EMPTY;
    let picks = table.buy("cheap-picks", 0);
    for command in [
        Command::Plan { space },
        start(&table, 0, 0, 0),
        picks,
        Command::AddCash,
    ] {
        assert_eq!(table.refused(command), Refusal::WrongPhase);
    }
}

// covers: rule:the-setup, rule:events, rule:security-chits, scenario:county-the-bricks
#[test]
fn deck_and_bag_are_what_the_scenario_says() {
    let table = scenario("county-the-bricks").plan();
    let deck = "1 2 3 4 5 6 7 8 C2 G1 G2 G3 G4 C2 13 14 15 16 17 18 19 20 C2 21 22 23 24 C2 Z2";
    assert_eq!(table.deck(), deck.split(' ').collect::<Vec<_>>());
    let bag = [
        Chit::Guard,
        Chit::Camera,
        Chit::Lock,
        Chit::Dog,
        Chit::Blank,
    ];
    assert_eq!(bag.map(|chit| table.state.in_bag(chit)), [6, 4, 5, 1, 0]);
    assert_eq!(table.state.bag_size(), 16);
    assert_eq!(table.state.unknown.len(), 15);
    assert_eq!(table.count(Token::Guard, 6, 3), 2);
    assert_eq!((table.state.noise, table.state.top), (0, 0));
}

// Tunnels

/// Two tunnel spaces; the first touches the hex to its right and the one to its lower right.
const TUNNELS: &str = "T EM T EM E5
                         EM EM EM EM GP";

fn tunnels(count: u8) -> Table {
    let mut stage = stage(TUNNELS);
    stage.draft.tunnels = count;
    stage.plan()
}

// covers: rule:tunnels
#[test]
fn a_tunnel_is_one_more_entrance_to_start_from() {
    let mut table = tunnels(1);
    table.seat(0, Command::Tunnel { tunnel: 0 });
    let entrance = table.heist.board().spare_exit(0);
    assert!(table.told(Event::TunnelOpened { space: entrance }));
    table.ok(Command::Start {
        who: Who(0),
        space: entrance,
    });
    let hex = table.at(0, 1);
    assert_eq!(
        Scene::new(&table.heist, &table.state).near(entrance),
        SpaceSet::of(hex)
    );
    table.begin([(0, 1); 3], &[1; 3]);
    // It is a way out as well.
    table.commit(0, "Walk");
    table.ok(Command::Move {
        who: Who(0),
        to: entrance,
    });
    assert!(Scene::new(&table.heist, &table.state).outdoors(Who(0)));
}

// covers: rule:tunnels
#[test]
fn the_team_chooses_which_hex_a_tunnel_touches() {
    let mut table = tunnels(1);
    table.seat(0, Command::Tunnel { tunnel: 1 });
    let entrance = table.heist.board().spare_exit(0);
    let hex = table.at(1, 0);
    assert_eq!(
        Scene::new(&table.heist, &table.state).near(entrance),
        SpaceSet::of(hex)
    );
}

// covers: rule:tunnels
#[test]
fn no_more_tunnels_than_the_scenario_allows() {
    let mut table = tunnels(1);
    table.seat(0, Command::Tunnel { tunnel: 0 });
    let all = 0..table.heist.scenario.tunnels.len() as u8;
    for tunnel in all {
        assert_eq!(
            table.seat_refused(1, Command::Tunnel { tunnel }),
            Refusal::TunnelsUsed
        );
    }
}

// covers: rule:tunnels, scenario:the-black-box
#[test]
fn two_tunnels_do_not_share_a_space() {
    let mut table = tunnels(2);
    table.seat(0, Command::Tunnel { tunnel: 0 });
    assert_eq!(
        table.seat_refused(1, Command::Tunnel { tunnel: 1 }),
        Refusal::TunnelBlocked
    );
    table.seat(1, Command::Tunnel { tunnel: 2 });
    assert_eq!(table.state.spares, 2);
    let black_box = scenario("the-black-box").plan();
    assert_eq!(black_box.heist.scenario.draft.tunnels, 2);
}

// covers: rule:tunnels, rule:entrances-and-exits
#[test]
fn an_unused_tunnel_space_is_no_entrance() {
    let mut table = tunnels(1);
    let space = table.heist.board().spare_exit(0);
    assert_eq!(
        table.refused(Command::Start { who: Who(0), space }),
        Refusal::NotAStart
    );
    assert_eq!(
        table.seat_refused(0, Command::Tunnel { tunnel: 99 }),
        Refusal::NoSuchThing
    );
}

// The shop

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
        assert_eq!(table.state.team_cash, 0, "{id}");
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
        assert_eq!(table.state.team_cash, 0, "{id}");
    }
}

// covers: rule:the-shop, item:cheap-picks
#[test]
fn one_buys_as_many_cards_as_there_are() {
    let mut table = stage("E2 EM").cash(20).plan();
    let picks = table.buy("cheap-picks", 0);
    table.ok(picks);
    table.ok(picks);
    assert_eq!(table.state.team_cash, 12);
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
        assert_eq!(table.state.team_cash, price, "{id}");
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
    assert_eq!(table.state.team_cash, 0);
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

// covers: ability:safecracker/Gain SAFECRACKING TOOLS, item:safecracking-tools, rule:the-shop
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

// covers: ability:safecracker/Gain SAFECRACKING TOOLS, item:safecracking-tools
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
    assert_eq!(table.state.team_cash, 4);
}

// covers: ability:thief/Gain PLASMA TORCH, item:plasma-torch, rule:the-shop
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

// covers: ability:thief/Gain PLASMA TORCH, item:plasma-torch
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

// covers: ability:thief/Gain PLASMA TORCH, rule:loot-and-items
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

// covers: scenario:the-final-score-part-2/Radio Silence, rule:the-shop
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

// covers: rule:the-setup, rule:loot-and-items
#[test]
fn items_lie_where_the_scenario_puts_them() {
    let table = stage("E2 I EM I")
        .items(&["lucky-penny", "camouflage"])
        .plan();
    let (penny, camouflage) = (table.item("lucky-penny", 0), table.item("camouflage", 0));
    assert_eq!(table.place(penny), Place::on(table.at(0, 1)));
    assert_eq!(table.place(camouflage), Place::on(table.at(0, 3)));
}

// covers: rule:reveal, rule:part-1-the-plan
#[test]
fn by_house_rule_an_empty_bag_leaves_tiles_unknown() {
    let dry = |blank: bool| {
        let mut table = stage("E2 EM SC")
            .bag(Bag {
                blanks: 1,
                ..Bag::default()
            })
            .fixers(&["visage"])
            .cash(1)
            .rules(|rules| rules.empty_bag_means_blank = blank)
            .plan();
        table.state.bag = [0; 12];
        let space = table.at(0, 2);
        (table, Command::PayReveal { space })
    };
    let (mut table, look) = dry(true);
    table.seat(0, look);
    assert!(table.state.unknown.is_empty());
    let (mut table, look) = dry(false);
    assert_eq!(table.seat_refused(0, look), Refusal::BagEmpty);
}
