//! The Black Box.

use super::*;
use crew::content::effect::Chit;
use crew::state::Token;

fn black_box() -> Stage {
    scenario("the-black-box").deck(QUIET)
}

// covers: scenario:the-black-box, rule:tunnels
#[test]
fn two_tunnels_on_spaces_of_their_own_lead_into_the_lair() {
    let mut table = black_box().plan();
    dig_and_start(&mut table, (2, 4), (2, 5), 0);
    let same = tunnel(&table, (2, 4), (1, 4));
    assert_eq!(table.seat_refused(0, same), Refusal::TunnelBlocked);
    dig_and_start(&mut table, (4, 3), (5, 3), 1);
    let third = tunnel(&table, (4, 5), (5, 5));
    assert_eq!(table.seat_refused(0, third), Refusal::TunnelsUsed);
}

// covers: scenario:the-black-box/held-by-guard, scenario:the-black-box, rule:usb-key
#[test]
fn in_the_lair_all_loot_from_the_bag_comes_with_a_guard() {
    let mut table = begin(
        black_box(),
        &[(0, (7, 5)), (1, (7, 5)), (2, (7, 5))],
        &[1; 3],
    );
    let hidden = [(1, 2), (2, 1), (3, 1), (4, 1)].map(|(row, col)| table.at(row, col));
    table.state.unknown = hidden.into_iter().collect();
    let loot = [Chit::Jewel, Chit::Documents, Chit::Usb, Chit::Lock];
    table.dealer.add_draws(loot.map(|chit| chit as u8));
    table.commit(2, "Discover");
    table.state.crew[2].pool.reveals = 4;
    for space in hidden {
        table.ok(Command::Reveal { who: Who(2), space });
    }
    let guards = hidden.map(|space| table.state.tokens.count(Token::Guard, space));
    assert_eq!(guards, [1, 1, 1, 0]);
}

/// The Burglar with the USB key on the marked server; two tiles are still unknown.
fn at_the_logs() -> (Table, [Space; 2]) {
    reading_logs(black_box())
}

fn reading_logs(stage: Stage) -> (Table, [Space; 2]) {
    let mut table = begin(stage, &[(0, (7, 5)), (1, (1, 5)), (2, (7, 5))], &[1; 3]);
    let hidden = [table.at(3, 1), table.at(4, 1)];
    table.state.unknown = hidden.into_iter().collect();
    (table, hidden)
}

// covers: scenario:the-black-box/check-the-logs
#[test]
fn the_logs_show_two_tiles_and_pay_three_thousand() {
    let (mut table, hidden) = at_the_logs();
    let key = table.loot(Chit::Usb, 0);
    table.give(key, 1);
    table.ok(Command::CheckLogs { who: Who(1) });
    assert_eq!(table.state.crew[1].cash, 3);
    // At once: before an action is chosen.
    table
        .dealer
        .add_draws([Chit::Camera as u8, Chit::Lock as u8]);
    for space in hidden {
        table.ok(Command::Reveal { who: Who(1), space });
    }
    assert!(table.state.unknown.is_empty());
    assert_eq!(
        table.refused(Command::Thin { who: Who(1) }),
        Refusal::NoneLeft
    );
}

// covers: scenario:the-black-box/check-the-logs
#[test]
fn the_logs_are_read_once() {
    let (mut table, _) = at_the_logs();
    let key = table.loot(Chit::Usb, 0);
    table.give(key, 1);
    table.ok(Command::CheckLogs { who: Who(1) });
    assert_eq!(
        table.refused(Command::CheckLogs { who: Who(1) }),
        Refusal::UsedUp
    );
}

// covers: scenario:the-black-box/check-the-logs, option:logs-once
#[test]
fn by_house_rule_the_logs_can_be_read_once_a_round() {
    let (mut table, _) = reading_logs(black_box().rules(|rules| rules.logs_once = false));
    let key = table.loot(Chit::Usb, 0);
    table.give(key, 1);
    table.ok(Command::CheckLogs { who: Who(1) });
    assert_eq!(
        table.refused(Command::CheckLogs { who: Who(1) }),
        Refusal::UsedUp
    );
    table.end_round();
    table.ok(Command::CheckLogs { who: Who(1) });
    assert_eq!(table.state.crew[1].cash, 6);
}

// covers: scenario:the-black-box/check-the-logs
#[test]
fn the_logs_need_the_key_and_the_marked_server() {
    let (mut table, _) = at_the_logs();
    assert_eq!(
        table.refused(Command::CheckLogs { who: Who(1) }),
        Refusal::NoLogsHere
    );
    let key = table.loot(Chit::Usb, 0);
    table.give(key, 1);
    table.teleport(1, 2, 5);
    assert_eq!(
        table.refused(Command::CheckLogs { who: Who(1) }),
        Refusal::NoLogsHere
    );
}

/// The Architect with a tunnel dug and his door open, freed by the first thing that happens.
fn freed_architect() -> Table {
    let mut table = black_box().plan();
    table.seat(0, tunnel(&table, (4, 3), (5, 3)));
    let mut table = begin_after(table, &[(0, (7, 5)), (1, (7, 5)), (2, (7, 5))], &[1; 3]);
    table.commit(0, "Walk");
    assert_eq!(table.state.member(Who::NPC).status, Status::Idle);
    let door = table.at(6, 1);
    table.state.doors.remove(door);
    table.dealer.add_rolls([3]);
    table.commit(1, "Walk");
    assert_eq!(table.state.member(Who::NPC).status, Status::Active);
    table
}

// covers: scenario:the-black-box
#[test]
fn the_architect_knows_where_the_money_goes() {
    let mut table = freed_architect();
    let papers = table.loot(Chit::Documents, 0);
    table.give(papers, 4);
    table.commit(4, "Study Schematics");
    let cash = |row, col| table.state.cash_on[table.at(row, col).index()];
    // The kennel and both reinforcements points.
    assert_eq!([cash(1, 1), cash(5, 4), cash(6, 3)], [2, 2, 2]);
    assert_eq!(table.state.cash_on.iter().sum::<u8>(), 3 + 6);
}

// covers: scenario:the-black-box
#[test]
fn schematics_are_studied_once() {
    let mut table = freed_architect();
    let papers = table.loot(Chit::Documents, 0);
    table.give(papers, 4);
    table.commit(4, "Study Schematics");
    table.end_round();
    assert_eq!(table.state.round, 2);
    assert_eq!(table.offers(4), ["Crawl", "Pause"]);
}

// covers: scenario:the-black-box
#[test]
fn without_documents_there_are_no_schematics() {
    let table = freed_architect();
    assert_eq!(table.offers(4), ["Crawl", "Pause"]);
}
