//! The Final Score: part 1 hands its people over to part 2.

use super::*;

/// Part 1 with its alarm rung at once: two hide on the left, the Lookout with the papers on the right, the Pickpocket
/// nowhere.
fn part_1() -> Outcome {
    let crew = ["thug", "burglar", "lookout", "pickpocket"];
    let stage = scenario("the-final-score-part-1")
        .deck("M1,M1,M1,M1,M1,M1,Z1")
        .crew(crew);
    let mut table = stage.plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(1, 2), (1, 2), (1, 5), (4, 5)], &[1; 4]);
    for (who, ideas) in [(0, 4), (1, 1), (2, 0), (3, 2)] {
        table.set_ideas(who, ideas);
    }
    let papers = table.loot(Chit::Documents, 0);
    table.give(papers, 2);
    end(table)
}

// covers: scenario:the-final-score-part-1
#[test]
fn part_1_tells_who_hid_where_and_with_how_many_ideas() {
    let outcome = part_1();
    assert!(outcome.success);
    let hideouts: Vec<_> = outcome
        .members
        .iter()
        .map(|member| member.hideout)
        .collect();
    assert_eq!(hideouts, [Some(0), Some(0), Some(1), None]);
    let ideas: Vec<_> = outcome
        .members
        .iter()
        .map(|member| member.ideas_left)
        .collect();
    assert_eq!(ideas, [4, 1, 0, 2]);
    assert_eq!(outcome.members[3].status, Status::Busted);
    assert_eq!((outcome.fixer, outcome.reward_cash), (None, 0));
}

// covers: scenario:the-final-score-part-2/start, scenario:the-final-score-part-2/fresh-ideas
#[test]
fn part_2_begins_where_part_1_ended() {
    let before = part_1();
    let mut stage = scenario("the-final-score-part-2");
    let free = before.members.iter().filter(|member| !member.busted);
    for (who, member) in free.enumerate() {
        stage.member(who).hideout = member.hideout;
        stage.member(who).ideas_left = Some(member.ideas_left);
    }
    let table = stage.plan();
    let places = [0, 1, 2].map(|who| table.state.crew[who].at);
    assert_eq!(places, [table.at(7, 2), table.at(7, 2), table.at(7, 5)]);
    // The Thug's four are more than none printed; the others do better with their two.
    assert_eq!([0, 1, 2].map(|who| table.ideas(who)), [4, 2, 2]);
}

// covers: scenario:the-final-score-part-1/hideouts
#[test]
fn whoever_found_no_room_in_a_hideout_has_none() {
    let stage = scenario("the-final-score-part-1").deck("M1,M1,M1,M1,M1,M1,Z1");
    let mut table = stage.plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(1, 2); 3], &[1; 3]);
    table.escape();
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table.ok(Command::Pick { who: Who(0) });
    table.ok(Command::Pick { who: Who(1) });
    let outcome = table.outcome();
    let hideouts: Vec<_> = outcome
        .members
        .iter()
        .map(|member| member.hideout)
        .collect();
    assert_eq!(hideouts, [Some(0), Some(0), None]);
}

// covers: scenario:the-final-score-part-2
#[test]
fn exits_are_no_hideouts() {
    let outcome = end(stage("E2 EM").act([(0, 0); 3], &[1; 3]));
    assert!(
        outcome
            .members
            .iter()
            .all(|member| member.hideout.is_none())
    );
}
