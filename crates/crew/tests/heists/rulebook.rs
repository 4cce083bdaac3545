//! The rulebook's own examples, told the same way.

use crate::kit::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, Goal};
use crew::setup::SetupProblem;
use crew::state::{End, Place, Token};
use crew::*;
use table::{ScriptedDealer, Seat, UndoRefusal};

// covers: rule:phase-2-action, rule:modify-rolls
#[test]
fn example_of_modify_roll() {
    // Phil is the Angry Locksmith with Wing It and Smash 'n' Grab, and rolled a 1.
    let mut table = stage("E2 EM")
        .crew(["angry-locksmith", "thug", "burglar"])
        .skills(0, ["wing-it", "smash-n-grab"])
        .act([(0, 0); 3], &[1, 1, 1]);
    table.set_ideas(0, 0);
    assert_eq!(table.offers(0), ["Walk", "Pick", "Discover", "Punch"]);
    // With one idea the neighbours 2 and 6 are on offer too.
    table.set_ideas(0, 1);
    assert_eq!(
        table.offers(0),
        [
            "Walk",
            "Pick",
            "Discover",
            "Strongarm",
            "Scamper",
            "Punch",
            "Smash",
            "Grab"
        ]
    );
    // Turning the die is paid.
    table.commit(0, "Scamper");
    assert_eq!(table.ideas(0), 0);
}

// covers: rule:interleaving, rule:auto-reveal, ability:angry-locksmith/efficient-picker
#[test]
fn example_of_interleaving() {
    // Jacob sprints, reveals a lock in his path; Kelly walks up, unlocks it, and Jacob goes on: four noise.
    let mut table = stage("E2 EM EM SC EM EM")
        .crew(["angry-locksmith", "thug", "burglar"])
        .skills(1, ["hurry", "linger"])
        .bag(crew::content::scenario::Bag {
            locks: 1,
            ..Default::default()
        })
        .act([(0, 0); 3], &[1, 5, 1]);
    table
        .dealer
        .add_draws([crew::content::effect::Chit::Lock as u8]);
    table.commit(1, "Sprint");
    let (first, second, lock, last) = (
        table.at(0, 1),
        table.at(0, 2),
        table.at(0, 3),
        table.at(0, 4),
    );
    table.ok(Command::Move {
        who: Who(1),
        to: first,
    });
    table.teleport(1, 0, 1);
    table.ok(Command::Move {
        who: Who(1),
        to: second,
    });
    assert_eq!(table.count(Token::Lock, 0, 3), 1);
    assert_eq!(
        table.refused(Command::Move {
            who: Who(1),
            to: lock
        }),
        Refusal::Locked
    );
    // Kelly stands one space away; EFFICIENT PICKER gives the move that brings her beside the lock.
    table.teleport(0, 0, 1);
    table.commit(0, "Pick");
    table.ok(Command::PickOn { who: Who(0) });
    table.ok(Command::Move {
        who: Who(0),
        to: second,
    });
    table.ok(Command::Unlock {
        who: Who(0),
        space: lock,
    });
    table.ok(Command::Move {
        who: Who(1),
        to: lock,
    });
    assert_eq!(table.state.crew[1].at, lock);
    assert_eq!(table.state.noise, 4);
    assert!(
        table.refused(Command::Move {
            who: Who(1),
            to: last
        }) == Refusal::NoneLeft
    );
}

// covers: rule:undoing, rule:auto-reveal
#[test]
fn example_of_undoing() {
    // Jacob sprints and reveals a lock in his path: his action cannot be undone.
    let stage = stage("E2 EM SC EM")
        .crew(["thug", "burglar", "lookout"])
        .skills(0, ["hurry", "linger"])
        .bag(Bag {
            locks: 1,
            ..Default::default()
        });
    let mut table = stage.clone().plan();
    let (entrance, first) = (table.at(0, 0), table.at(0, 1));
    let mut dealer = ScriptedDealer::new([5, 1, 1], [Chit::Lock as u8]);
    let mut game = session(stage.plan().heist, &mut dealer);
    give(&mut game, &mut dealer, 0, Command::Plan { space: first });
    for seat in 0..3 {
        give(
            &mut game,
            &mut dealer,
            seat,
            Command::Start {
                who: Who(seat),
                space: entrance,
            },
        );
    }
    for seat in 0..3 {
        give(&mut game, &mut dealer, seat, Command::Ready);
    }
    table.state = game.state().clone();
    let sprint = table.find_commit(0, "Sprint").expect("a five is rolled");
    give(&mut game, &mut dealer, 0, sprint);
    assert!(game.can_undo(Seat(0)).is_ok());
    give(
        &mut game,
        &mut dealer,
        0,
        Command::Move {
            who: Who(0),
            to: first,
        },
    );
    assert_eq!(game.undo(Seat(0)), Err(UndoRefusal::LuckWasAsked));
}

// covers: rule:characters
#[test]
fn example_of_planning_memory() {
    let table = stage("E2 EM")
        .crew(["angry-locksmith", "thug", "burglar"])
        .plan();
    assert_eq!(table.state.crew[0].tokens, 8);
}

// covers: rule:last-ditch-effort, rule:insta-transfers, rule:busted
#[test]
fn example_of_last_ditch_effort() {
    // Mark the Mastermind needs 7 moves, has 3 ideas and rolls a 3: busted at the door with the loot.
    let mut table = stage("E2 EM EM EM EM EM EM JW")
        .crew(["mastermind", "script-kiddie", "thug"])
        .goals(&[Goal::Secure {
            chit: Chit::Jewel,
            count: 1,
        }])
        .act([(0, 7), (0, 0), (0, 0)], &[1; 3]);
    table.escape();
    let (mark, sally) = (Who(0), Who(1));
    table.set_ideas(0, 3);
    table.set_ideas(1, 2);
    let (jewel, start) = (table.loot(Chit::Jewel, 0), table.at(0, 7));
    table.ok(Command::Take {
        who: mark,
        piece: jewel,
        from: start,
    });
    for col in (0..7).rev() {
        let to = table.at(0, col);
        table.ok(Command::Declare { who: mark, to });
    }
    table.dealer = ScriptedDealer::new([3], []);
    table.ok(Command::LastDitch {
        who: mark,
        ideas: 3,
    });
    while table.state.run.runner == Some(mark) {
        table.ok(Command::Run { who: mark });
    }
    let door = table.at(0, 1);
    assert_eq!(table.state.crew[0].at, door);
    // Sally the Script Kiddie still has two ideas: in, and out again with the loot.
    table.ok(Command::Dash {
        who: sally,
        to: door,
    });
    table.seat(
        1,
        Command::Hand {
            who: mark,
            to: sally,
            piece: jewel,
        },
    );
    let exit = table.at(0, 0);
    table.ok(Command::Dash {
        who: sally,
        to: exit,
    });
    table.finish();
    assert_eq!(table.place(jewel), Place::SECURED);
    assert_eq!(table.state.end, End::Success);
    assert_eq!(table.state.crew[0].status, Status::Busted);
    assert_eq!(table.state.crew[1].status, Status::Escaped);
}

// covers: rule:no-costly-abilities, ability:grease-man/vent-crawl, ability:sentinel/great-in-a-pinch
#[test]
fn example_of_costly_abilities() {
    let mut table = stage("E2 EM GP EM\n  GP EM EM GP")
        .crew(["grease-man", "sentinel", "thug"])
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.escape();
    table.set_ideas(1, 2);
    let across = table.at(0, 3);
    assert_eq!(
        table.refused(Command::Vent {
            who: Who(0),
            space: across
        }),
        Refusal::WrongPhase
    );
    table.ok(Command::Pinch {
        who: Who(1),
        to: Who(0),
    });
}

// covers: rule:escape-moves, rule:last-ditch-effort, rule:lockdown-gates
#[test]
fn example_of_escape_moves() {
    // Blue enters the guard's space, leaves it for two, and takes two more to the exit. Two ideas are left, so a 3 is
    // needed. Red stands on a gate, Green behind it.
    for (roll, fate) in [(2, Status::Busted), (3, Status::Escaped)] {
        let mut table = stage("E2 EM EM GU EM GA EM").act([(0, 4), (0, 5), (0, 6)], &[1; 3]);
        table.escape();
        let blue = Who(0);
        table.set_ideas(0, 2);
        for col in (0..4).rev() {
            let to = table.at(0, col);
            table.ok(Command::Declare { who: blue, to });
        }
        assert_eq!(Position::new(&table.heist, &table.state).path_cost(blue), 5);
        table.dealer = ScriptedDealer::new([roll], []);
        table.ok(Command::LastDitch {
            who: blue,
            ideas: 2,
        });
        while table.state.run.runner == Some(blue) {
            table.ok(Command::Run { who: blue });
        }
        table.finish();
        let crew = &table.state.crew;
        assert_eq!(
            (crew[0].status, crew[1].status, crew[2].status),
            (fate, Status::Busted, Status::Busted)
        );
    }
}

// covers: rule:special-rules, scenario:county-the-river
#[test]
fn example_of_special_rule() {
    // In County: The River one character may use each exit.
    let mut table = scenario("county-the-river").plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    let exit = table
        .heist
        .board()
        .printed_exits()
        .first()
        .expect("an exit");
    let inside = table
        .heist
        .board()
        .near(exit)
        .first()
        .expect("a tile inside");
    for who in 0..3 {
        table.state.crew[who].at = exit;
    }
    table.dealer.add_rolls([1; 3]);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table.escape();
    for who in 0..2 {
        table.state.crew[who].at = inside;
        table.state.crew[who].ideas = 9;
    }
    // The lookout holds the exit, so there is no room for another.
    assert_eq!(
        table.refused(Command::Dash {
            who: Who(0),
            to: exit
        }),
        Refusal::ExitFull
    );
    table.state.crew[2].at = inside;
    table.ok(Command::Dash {
        who: Who(0),
        to: exit,
    });
    assert_eq!(
        table.refused(Command::Dash {
            who: Who(1),
            to: exit
        }),
        Refusal::ExitFull
    );
}

/// Why a crew cannot go on a heist together.
fn problems(mut stage: Stage) -> Vec<SetupProblem> {
    stage.setup.scenario = ScenarioChoice::Inline(Box::new(stage.draft));
    Heist::new(stage.setup).map_or_else(|problems| problems.0, |_| Vec::new())
}

// covers: rule:one-class-per-heist
#[test]
fn example_of_one_class_per_heist() {
    // A Grease Man and a Burglar cannot be in the same heist.
    let same = SetupProblem::SameClass {
        first: "Grease Man".into(),
        second: "Burglar".into(),
        class: "Burglar".into(),
    };
    assert_eq!(
        problems(stage("E2 EM").crew(["grease-man", "burglar", "thug"])),
        [same]
    );
    assert_eq!(
        problems(stage("E2 EM").crew(["grease-man", "lookout", "thug"])),
        []
    );
}

// covers: rule:conflicting-skills
#[test]
fn example_of_conflicting_skills() {
    // Larry, Curly and Moe all have Wing It, of which the box has two.
    let crew = |moe| {
        stage("E2 EM")
            .skills(0, ["wing-it", "hurry"])
            .skills(1, ["bypass", "wing-it"])
            .skills(2, [moe, "linger"])
    };
    let three = SetupProblem::TooManyCopies {
        skill: "Wing It".into(),
        count: 3,
    };
    assert_eq!(problems(crew("wing-it")), [three]);
    assert_eq!(problems(crew("hurry")), []);
}
