//! What is counted on the way.

use super::*;
use crew::state::MemberCount;

// covers: rule:end-of-a-heist
#[test]
fn rounds_noise_and_reveals_are_counted() {
    let mut table = stage("E2 EM EM SC SC").act([(0, 0); 3], &[1; 3]);
    table.dealer.add_draws([Chit::Blank as u8; 2]);
    table.commit(0, "Walk");
    table.commit(1, "Pause");
    table.commit(2, "Discover");
    for col in [3, 4] {
        let space = table.at(0, col);
        table.ok(Command::Reveal { who: Who(2), space });
    }
    table.end_round();
    table.commit(1, "Pause");
    table.commit(2, "Run");
    let outcome = end(table);
    assert_eq!(outcome.rounds, 2);
    // Walk, Discover, Walk and Run.
    assert_eq!(outcome.noise, 5);
    assert_eq!(outcome.count.reveals, 2);
    let noise: Vec<u16> = outcome
        .members
        .iter()
        .map(|member| member.tally.noise)
        .collect();
    assert_eq!(noise, [2, 0, 3]);
    let reveals: Vec<u16> = outcome
        .members
        .iter()
        .map(|member| member.tally.reveals)
        .collect();
    assert_eq!(reveals, [0, 0, 2]);
}

// covers: rule:end-of-a-heist, rule:raise-alert
#[test]
fn alerts_are_counted_by_their_cause() {
    let stage = stage("E2 CM EM")
        .skills(0, ["blast", "hurry"])
        .deck("M1,M1,M1,2,M1,M1,M1,Z1");
    let mut table = stage.act([(0, 0); 3], &[3, 1, 1]);
    table.state.noise = 2;
    // One alert on the card, and noise on slot 3.
    table.commit(0, "Detonate");
    // Noise on slot 4: the track raises one. The camera sees the Burglar.
    table.commit(1, "Dart");
    let to = table.at(0, 1);
    table.ok(Command::Move { who: Who(1), to });
    // Event 2 finds one crowded entrance.
    let outcome = end(table);
    assert_eq!(outcome.count.alerts_by_actions, 1);
    assert_eq!(outcome.count.alerts_by_noise, 1);
    assert_eq!(outcome.count.alerts_by_cameras, 1);
    assert_eq!(outcome.count.alerts_by_events, 2);
    assert_eq!(outcome.alerts, 5);
}

// covers: rule:end-of-a-heist
#[test]
fn ideas_and_moves_are_counted_by_character() {
    // Event 18 takes an idea from whoever stands alone.
    let stage = stage("E2 EM EM EM EM").deck("M1,18,M1,M1,Z1");
    let mut table = stage.act([(0, 0), (0, 1), (0, 4)], &[1; 3]);
    table.commit(1, "Dart");
    for col in [2, 1] {
        let to = table.at(0, col);
        table.ok(Command::Move { who: Who(1), to });
    }
    table.end_round();
    table.commit(1, "Pause");
    table.ok(Command::Think { who: Who(1) });
    table.commit(2, "Discover");
    let outcome = end(table);
    let [_, burglar, lookout] = &outcome.members[..] else {
        panic!("three members")
    };
    let expected = MemberCount {
        ideas_gained: 1,
        ideas_spent: 1,
        moves: 2,
        noise: 1,
        ..MemberCount::default()
    };
    assert_eq!(burglar.tally, expected);
    assert_eq!(burglar.ideas_left, 2);
    assert_eq!(lookout.tally.ideas_lost, 1);
    assert_eq!(lookout.ideas_left, 1);
}

// covers: rule:end-of-a-heist
#[test]
fn the_outcome_names_everybody() {
    let mut stage = stage("E2 EM MW").npc("hostage", 0);
    stage.member(1).name = Some("Karma".into());
    let outcome = end(stage.act([(0, 0); 3], &[1; 3]));
    let names: Vec<&str> = outcome
        .members
        .iter()
        .map(|member| member.name.as_str())
        .collect();
    assert_eq!(names, ["Thug", "Karma", "Lookout", "Hostage"]);
}
