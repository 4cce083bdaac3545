//! Fixers who prepare the night, and the Old Friend who comes along.

use super::*;
use crew::content::scenario::Bag;
use crew::state::{Place, Prompt};

/// Planning with this fixer, this money and this bag.
fn friends(map: &str, fixers: &[&str], cash: u8, bag: Bag) -> Table {
    board(map).fixers(fixers).cash(cash).bag(bag).plan()
}

fn in_bag(table: &Table, chit: Chit) -> u8 {
    table.state.in_bag(chit)
}

fn short_of(need: u8, have: u8) -> Refusal {
    Refusal::NotEnoughCash { need, have }
}

const LOCKS: Bag = Bag {
    guards: 3,
    cameras: 2,
    locks: 3,
    dogs: 1,
    jewels: 0,
    documents: 0,
    keycards: 0,
    usb: 0,
    blanks: 0,
};

// covers: masters-of-the-heist/fixer:old-friend
#[test]
fn outdoors_two_ideas_are_one_for_anybody_as_often_as_they_last() {
    let mut table = board("E2 EM EM")
        .fixers(&["old-friend"])
        .act([(0, 0), (0, 2), (0, 0)], &[1; 3]);
    set_ideas(&mut table, [5, 4, 0]);
    let help = |who, to| Command::Teamwork { who, to };
    table.ok(help(FIRST, SECOND));
    table.ok(help(FIRST, THIRD));
    assert_eq!(ideas(&table), [1, 5, 1]);
    assert!(!table.state.crew[0].committed, "besides the action");
    let poor = Refusal::NotEnoughIdeas { need: 2, have: 1 };
    assert_eq!(table.refused(help(FIRST, THIRD)), poor);
    assert_eq!(table.refused(help(SECOND, FIRST)), Refusal::NotOutdoors);
}

// covers: masters-of-the-heist/fixer:old-friend
#[test]
fn without_the_old_friend_or_in_planning_nobody_helps() {
    let (who, to) = (FIRST, SECOND);
    let help = Command::Teamwork { who, to };
    let mut table = board("E2 EM EM").act([(0, 0); 3], &[1; 3]);
    table.set_ideas(0, 4);
    assert_eq!(table.refused(help), Refusal::NoFixer);
    let mut table = board("E2 EM EM").fixers(&["old-friend"]).plan();
    table.set_ideas(0, 4);
    table.teleport(0, 0, 0);
    assert_eq!(table.refused(help), Refusal::WrongPhase);
}

// covers: masters-of-the-heist/fixer:frustrated-beat-cop
#[test]
fn the_beat_cop_turns_guards_of_the_bag_into_blanks() {
    for (guards, price) in [(1, 2), (2, 3), (3, 4)] {
        let mut table = friends("E2 EM", &["frustrated-beat-cop"], price, LOCKS);
        let bribe = Command::BribeGuards { guards, dogs: 0 };
        table.seat(0, bribe);
        assert_eq!(table.state.team.cash, 0);
        assert_eq!(in_bag(&table, Chit::Guard), 3 - guards);
        assert_eq!(in_bag(&table, Chit::Blank), guards);
        assert_eq!(table.seat_refused(0, bribe), Refusal::FixerUsed);
        let mut poor = friends("E2 EM", &["frustrated-beat-cop"], price - 1, LOCKS);
        assert_eq!(poor.seat_refused(0, bribe), short_of(price, price - 1));
    }
}

// covers: masters-of-the-heist/fixer:visage
#[test]
fn visage_reveals_for_a_thousand_each() {
    let mut table = friends("E2 EM SC SC", &["visage"], 2, LOCKS);
    for col in [3, 2] {
        let space = table.at(0, col);
        table.dealer.add_draws([Chit::Guard as u8]);
        table.seat(0, Command::PayReveal { space });
        assert_eq!(table.count(Token::Guard, 0, col), 1);
    }
    assert_eq!(table.state.team.cash, 0);
    // With nothing unknown there is nothing to buy: the bag is left alone.
    table.state.team.cash = 1;
    assert_eq!(table.seat_refused(0, Command::PayThin), Refusal::NotUnknown);
}

// covers: masters-of-the-heist/fixer:extorted-locksmith
#[test]
fn every_lock_found_in_planning_is_an_idea_for_somebody() {
    let mut table = friends("E2 EM SC SC", &["visage", "extorted-locksmith"], 2, LOCKS);
    let [lock, camera] = [2, 3].map(|col| table.at(0, col));
    table
        .dealer
        .add_draws([Chit::Lock as u8, Chit::Camera as u8]);
    table.seat(0, Command::PayReveal { space: lock });
    assert_eq!(table.prompt(), Some(Prompt::LockIdea));
    let before = table.ideas(2);
    table.seat(0, Command::Pick { who: THIRD });
    assert_eq!(table.ideas(2), before + 1);
    table.seat(0, Command::PayReveal { space: camera });
    assert_eq!(table.prompt(), None);
}

// covers: masters-of-the-heist/fixer:prison-guard
#[test]
fn with_somebody_inside_two_locks_become_blanks() {
    let mut table = board("E2 EM EM SX RXM")
        .npc("prisoner", 0)
        .fixers(&["prison-guard"])
        .cash(3)
        .bag(LOCKS)
        .plan();
    table.seat(0, Command::SwapLocks);
    assert_eq!(
        (in_bag(&table, Chit::Lock), in_bag(&table, Chit::Blank)),
        (1, 2)
    );
    assert_eq!(table.state.team.cash, 0);
    assert_eq!(
        table.seat_refused(0, Command::SwapLocks),
        Refusal::FixerUsed
    );
    let mut table = friends("E2 EM EM", &["prison-guard"], 3, LOCKS);
    let refusal = table.seat_refused(0, Command::SwapLocks);
    assert_eq!(refusal, Refusal::NobodyStartsInside);
}

// covers: masters-of-the-heist/fixer:security-consultant
#[test]
fn the_consultant_throws_blanks_into_the_bag() {
    for blanks in 1..=3 {
        let mut table = friends("E2 EM SC", &["security-consultant"], 3, LOCKS);
        let add = Command::AddBlanks { blanks };
        table.seat(0, add);
        assert_eq!(in_bag(&table, Chit::Blank), blanks);
        assert_eq!(table.state.team.cash, 3 - blanks);
        // They are added, not swapped.
        assert_eq!(table.state.bag_size(), 9 + u32::from(blanks));
    }
    let mut table = friends("E2 EM SC", &["security-consultant"], 9, LOCKS);
    for blanks in [0, 4] {
        let add = Command::AddBlanks { blanks };
        assert_eq!(table.seat_refused(0, add), Refusal::OverLimit { most: 3 });
    }
    // A blank drawn marks the tile as known and empty.
    table.seat(0, Command::AddBlanks { blanks: 1 });
    table.dealer.add_draws([Chit::Blank as u8]);
    table.begin([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    assert!(table.state.unknown.is_empty());
    assert_eq!(table.prompt(), None);
}

// covers: masters-of-the-heist/fixer:shell
#[test]
fn with_shell_cameras_found_in_planning_are_off() {
    let mut table = friends("E2 EM SC SC EM SC", &["visage", "shell"], 4, LOCKS);
    let space = table.at(0, 2);
    table.seat(0, Command::DisableCameras);
    assert_eq!(table.state.team.cash, 1);
    let camera = Chit::Camera as u8;
    table.dealer.add_draws([camera, camera, Chit::Guard as u8]);
    table.seat(0, Command::PayReveal { space });
    assert_eq!(table.count(Token::DisabledCamera, 0, 2), 1);
    // Those found later are live.
    table.begin([(0, 4), (0, 0), (0, 0)], &[1; 3]);
    assert_eq!(table.count(Token::Camera, 0, 3), 1);
}

/// The Architect's tokens are in the bag, and one is drawn for the tile in the middle.
fn floorplans(drawn: Chit) -> Table {
    let mut table = friends("E2 EM SC EM", &["architect"], 5, Bag::default());
    table.seat(0, Command::AddIdeas { ideas: 2 });
    table.seat(0, Command::AddIdeas { ideas: 3 });
    assert_eq!(table.state.team.cash, 0);
    assert_eq!(
        (
            in_bag(&table, Chit::TwoIdeas),
            in_bag(&table, Chit::ThreeIdeas)
        ),
        (1, 1)
    );
    table.dealer.add_draws([drawn as u8]);
    table.begin([(0, 1), (0, 1), (0, 0)], &[1; 3]);
    table
}

// covers: masters-of-the-heist/fixer:architect
#[test]
fn the_first_to_enter_gets_the_architects_ideas() {
    for (token, count) in [(Chit::TwoIdeas, 2), (Chit::ThreeIdeas, 3)] {
        let mut table = floorplans(token);
        let space = table.at(0, 2);
        assert!(!table.state.unknown.contains(space), "seen from next door");
        let before = ideas(&table);
        table.commit(1, "Walk");
        go(&mut table, 1, 0, 2);
        assert_eq!(ideas(&table), [before[0], before[1] + count, before[2]]);
        table.commit(0, "Walk");
        go(&mut table, 0, 0, 2);
        assert_eq!(table.ideas(0), before[0], "nothing is left");
    }
}

// covers: masters-of-the-heist/fixer:architect
#[test]
fn the_architect_sells_each_token_once() {
    let mut table = friends("E2 EM SC", &["architect"], 9, Bag::default());
    let two = Command::AddIdeas { ideas: 2 };
    table.seat(0, two);
    assert_eq!(table.seat_refused(0, two), Refusal::FixerUsed);
    let mut poor = friends("E2 EM SC", &["architect"], 1, Bag::default());
    assert_eq!(poor.seat_refused(0, two), short_of(2, 1));
    let none = Command::AddIdeas { ideas: 1 };
    assert_eq!(poor.seat_refused(0, none), Refusal::OverLimit { most: 3 });
}

// covers: masters-of-the-heist/fixer:retired-mastermind, masters-of-the-heist/event:M1, masters-of-the-heist/event:M2, masters-of-the-heist/event:M3
#[test]
fn the_mastermind_slips_events_into_the_deck() {
    for (events, price) in [(1, 3), (2, 5), (3, 6)] {
        let mut table = board("E2 EM")
            .deck("1,2,25")
            .fixers(&["retired-mastermind"])
            .cash(price)
            .plan();
        table.seat(0, Command::BuyEvents { events });
        assert_eq!(table.state.team.cash, 0);
        let codes = ["M2", "M3", "M1"].into_iter().take(events.into());
        for (code, above) in codes.zip([1, 0, 4]) {
            let card = table.heist.edition.card(code).expect("a card").0 as u8;
            table.seat(0, Command::InsertEvent { card, above });
        }
        let expected = ["1,M2,2,25", "M3,1,M2,2,25", "M3,1,M2,2,M1,25"][events as usize - 1];
        assert_eq!(table.deck().join(","), expected);
    }
}

// covers: masters-of-the-heist/fixer:minister
#[test]
fn the_minister_puts_somebody_in_a_known_guards_place() {
    let mut table = friends("E2 EM EM G2 LO", &["minister"], 0, Bag::default());
    let (who, space, dog) = (SECOND, table.at(0, 3), false);
    let here = Command::InsideMan { who, space, dog };
    table.seat(1, here);
    assert_eq!(stands(&table, 1), space);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    let empty = Command::InsideMan {
        who: FIRST,
        space: table.at(0, 2),
        dog,
    };
    assert_eq!(table.seat_refused(0, empty), Refusal::FixerUsed);
    let other = Command::Start {
        who,
        space: table.at(0, 0),
    };
    assert_eq!(table.seat_refused(1, other), Refusal::PlacedInside);
}

// covers: masters-of-the-heist/rule:fixers
#[test]
fn as_many_fixers_as_are_known_may_be_used() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    let all: Vec<&str> = edition.fixers.iter().map(|card| card.id.as_str()).collect();
    let mut table = board("E2 $1 GU SC").fixers(&all).cash(20).plan();
    fill(&mut table, Chit::Guard, 3);
    for command in [
        Command::AddBlanks { blanks: 1 },
        Command::AddCash,
        Command::DisableCameras,
        Command::Bet { cash: 1 },
        Command::BribeGuards { guards: 1, dogs: 0 },
    ] {
        table.seat(0, command);
    }
    let bump = table.item("bump-key", 0);
    let buy = table.buy("bump-key", 0);
    table.ok(buy);
    assert_eq!(table.place(bump), Place::with(FIRST));
}
