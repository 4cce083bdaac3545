//! The Side Channel.

use super::*;
use crew::content::effect::Chit;

fn side_channel() -> Stage {
    scenario("the-side-channel").deck(QUIET)
}

// covers: scenario:the-side-channel/crack-cipher
#[test]
fn shell_opens_lock_y_by_holding_the_usb_key() {
    let mut table = begin(
        side_channel(),
        &[(0, (6, 7)), (1, (7, 7)), (2, (7, 7))],
        &[1; 4],
    );
    let key = table.loot(Chit::Usb, 0);
    table.give(key, 0);
    table.commit(0, "Walk");
    assert_eq!(cells(&table, table.state.remote[1]), [(1, 6)]);
    table.ok(Command::Hand {
        who: Who(0),
        to: Who::NPC,
        piece: key,
    });
    assert!(table.told(Event::RemoteOpened { letter: 1 }));
    assert!(table.state.remote[1].is_empty());
}

// covers: scenario:the-side-channel/crack-cipher
#[test]
fn no_server_opens_lock_y() {
    let table = side_channel().plan();
    assert!(table.heist.scenario.servers.is_empty());
}

// covers: scenario:the-side-channel
#[test]
fn shell_plays_along_and_can_pause() {
    let mut table = begin(
        side_channel(),
        &[(0, (7, 7)), (1, (7, 7)), (2, (7, 7))],
        &[1, 1, 1, 5],
    );
    assert_eq!(
        npc(&table),
        Some(("guide", Some((6, 7)), 2, Status::Active))
    );
    assert_eq!(table.state.member(Who::NPC).die, 5);
    assert_eq!(table.offers(4), ["Stride", "Pause", "Observe"]);
    table.commit(4, "Pause");
    table.ok(Command::Think { who: Who::NPC });
    assert_eq!(table.ideas(4), 3);
    assert_eq!(table.state.noise, 0);
}

// covers: scenario:the-side-channel
#[test]
fn all_four_may_start_at_the_one_entrance() {
    let mut table = side_channel()
        .crew(["thug", "burglar", "lookout", "pickpocket"])
        .plan();
    let space = table.at(7, 7);
    for seat in 0..4 {
        table.seat(
            seat,
            Command::Start {
                who: Who(seat),
                space,
            },
        );
    }
}

// covers: rule:entrances-and-exits
#[test]
fn elsewhere_an_entrance_takes_two_at_the_start() {
    let mut table = scenario("the-startup-job").plan();
    let space = table.at(7, 6);
    for seat in 0..2 {
        table.seat(
            seat,
            Command::Start {
                who: Who(seat),
                space,
            },
        );
    }
    let third = Command::Start { who: Who(2), space };
    assert_eq!(
        table.seat_refused(2, third),
        Refusal::StartIsFull { limit: 2 }
    );
}

// covers: scenario:the-side-channel, rule:tunnels
#[test]
fn one_tunnel_leads_into_the_server_farm() {
    let mut table = side_channel().plan();
    dig_and_start(&mut table, (0, 5), (1, 4), 0);
    let second = tunnel(&table, (3, 6), (3, 5));
    assert_eq!(table.seat_refused(0, second), Refusal::TunnelsUsed);
}
