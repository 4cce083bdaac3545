//! Part I: tokens, start places, and what team cash buys.

use super::*;
use crew::content::scenario::Bag;

fn start(table: &Table, who: u8, row: i8, col: i8) -> Command {
    let space = table.at(row, col);
    Command::Start {
        who: Who(who),
        space,
    }
}

fn buy_reveal(table: &Table, row: i8, col: i8) -> Command {
    let space = table.at(row, col);
    Command::PayReveal { space }
}

// covers: your-last-heist/rule:part-1-the-plan
#[test]
fn everybody_has_as_many_tokens_as_their_memory() {
    let mut table = board("E2 EM EM EM EM EM EM EM EM").plan();
    assert_eq!(table.state.crew[0].tokens, 7);
    for col in 1..=7 {
        let space = table.at(0, col);
        table.seat(0, Command::Plan { space });
    }
    let space = table.at(0, 8);
    let eighth = Command::Plan { space };
    assert_eq!(table.seat_refused(0, eighth), Refusal::NoTokensLeft);
    let first = Command::Plan {
        space: table.at(0, 1),
    };
    table.seat(1, first);
    assert_eq!(table.seat_refused(1, first), Refusal::AlreadyPlanned);
    let entrance = Command::Plan {
        space: table.at(0, 0),
    };
    assert_eq!(table.seat_refused(1, entrance), Refusal::NotATile);
}

// covers: your-last-heist/rule:the-board, your-last-heist/rule:part-1-the-plan
#[test]
fn two_start_on_an_entrance_and_not_three() {
    let mut table = chapter("the-warehouse-job").plan();
    table.seat(0, start(&table, 0, 7, 2));
    table.seat(1, start(&table, 1, 7, 2));
    let third = start(&table, 2, 7, 2);
    assert_eq!(
        table.seat_refused(2, third),
        Refusal::StartIsFull { limit: 2 }
    );
    table.seat(2, start(&table, 2, 7, 5));
    // Nobody starts on a tile.
    let inside = start(&table, 2, 6, 5);
    assert_eq!(table.seat_refused(2, inside), Refusal::NotAStart);
}

// covers: your-last-heist/rule:part-1-the-plan, your-last-heist/option:price-of-help
#[test]
fn team_cash_buys_reveals_that_are_used_at_once() {
    let bag = Bag {
        guards: 1,
        locks: 1,
        ..Bag::default()
    };
    let mut table = board("E2 EM EM SC SC").bag(bag).cash(2).plan();
    table
        .dealer
        .add_draws([Chit::Lock as u8, Chit::Guard as u8]);
    table.seat(0, buy_reveal(&table, 0, 4));
    assert_eq!(table.count(Token::Lock, 0, 4), 1);
    assert_eq!(table.state.team.cash, 1);
    table.seat(1, buy_reveal(&table, 0, 3));
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.state.team.cash, 0);
}

// covers: your-last-heist/rule:part-1-the-plan, your-last-heist/option:price-of-help
#[test]
fn team_cash_buys_ideas_for_anybody() {
    let mut table = board("E2 EM").cash(3).plan();
    let before = [0, 1].map(|who| table.ideas(who));
    for who in [FIRST, SECOND, SECOND] {
        table.seat(0, Command::BuyIdea { who });
    }
    assert_eq!(
        [0, 1].map(|who| table.ideas(who)),
        [before[0] + 1, before[1] + 2]
    );
    assert_eq!(table.state.team.cash, 0);
    let broke = Refusal::NotEnoughCash { need: 1, have: 0 };
    let more = Command::BuyIdea { who: FIRST };
    assert_eq!(table.seat_refused(0, more), broke);
}

// covers: your-last-heist/rule:part-1-the-plan
#[test]
fn nothing_is_sold_without_cash_or_once_the_heist_has_begun() {
    let mut poor = board("E2 EM EM SC").plan();
    let broke = Refusal::NotEnoughCash { need: 1, have: 0 };
    let command = buy_reveal(&poor, 0, 3);
    assert_eq!(poor.seat_refused(0, command), broke);
    let mut late = board("E2 EM EM SC").cash(5).act([(0, 0); 3], &[1; 3]);
    let command = buy_reveal(&late, 0, 3);
    assert_eq!(late.seat_refused(0, command), Refusal::WrongPhase);
    let idea = Command::BuyIdea { who: FIRST };
    assert_eq!(late.seat_refused(0, idea), Refusal::WrongPhase);
}

// covers: your-last-heist/rule:part-1-the-plan, your-last-heist/rule:auto-reveal
#[test]
fn tiles_beside_the_starting_places_are_revealed_when_planning_ends() {
    let bag = Bag {
        cameras: 1,
        ..Bag::default()
    };
    let mut table = board("E2 SC EM").bag(bag).plan();
    table.dealer.add_draws([Chit::Camera as u8]);
    for seat in 0..3 {
        table.seat(seat, start(&table, seat, 0, 0));
    }
    assert!(table.state.unknown.contains(table.at(0, 1)), "not yet");
    table.begin([(0, 0); 3], &[1; 3]);
    assert_eq!(table.count(Token::Camera, 0, 1), 1);
    assert_eq!(table.alerts(), 0);
}

// covers: your-last-heist/rule:auto-reveal
#[test]
fn a_step_reveals_what_it_comes_beside_and_not_what_is_two_tiles_away() {
    let bag = Bag {
        guards: 2,
        ..Bag::default()
    };
    let mut table = board("E2 EM EM SC SC").bag(bag).act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Run");
    step(&mut table, 0, 0, 1);
    assert_eq!(table.state.unknown.len(), 2);
    table.dealer.add_draws([Chit::Guard as u8]);
    step(&mut table, 0, 0, 2);
    assert_eq!(table.count(Token::Guard, 0, 3), 1);
    assert_eq!(table.state.unknown.len(), 1);
}

// covers: your-last-heist/rule:auto-reveal, your-last-heist/option:reveals-thin-the-bag
#[test]
fn an_empty_bag_makes_the_rest_blank_and_reveals_never_thin_it() {
    let mut table = board("E2 EM EM SC")
        .bag(Bag::default())
        .skills(0, ["wing-it", "hurry"])
        .act([(0, 0); 3], &[1; 3]);
    table.commit(0, "Discover");
    let space = table.at(0, 3);
    table.ok(Command::Reveal { who: FIRST, space });
    assert!(table.state.unknown.is_empty());
    assert!(table.told(Event::Revealed {
        space,
        chit: Chit::Blank
    }));
    assert_eq!(
        table.refused(Command::Thin { who: FIRST }),
        Refusal::NoneLeft
    );
}

// covers: your-last-heist/scenario:the-fence, your-last-heist/rule:part-1-the-plan
#[test]
fn free_reveals_and_ideas_are_used_up_before_cash() {
    let mut table = chapter("the-fence").cash(1).plan();
    assert_eq!(
        (table.state.team.free_reveals, table.state.team.free_ideas),
        (3, 2)
    );
    for _ in 0..2 {
        table.seat(0, Command::BuyIdea { who: FIRST });
    }
    assert_eq!((table.ideas(0), table.state.team.cash), (5, 1));
    table.seat(0, Command::BuyIdea { who: FIRST });
    assert_eq!((table.ideas(0), table.state.team.cash), (6, 0));
    let unknown: Vec<_> = table.state.unknown.iter().take(4).collect();
    for &space in &unknown[..3] {
        table.dealer.add_draws([Chit::Guard as u8]);
        table.seat(0, Command::PayReveal { space });
    }
    let fourth = Command::PayReveal { space: unknown[3] };
    let broke = Refusal::NotEnoughCash { need: 1, have: 0 };
    assert_eq!(table.seat_refused(0, fourth), broke);
}

// covers: your-last-heist/rule:part-1-the-plan, your-last-heist/option:start-hex-counts-as-planned
#[test]
fn a_start_tile_inside_needs_a_token_to_come_back_to() {
    let mut table = begin(chapter("your-last-heist"), [(6, 5); 3]);
    for _ in 0..2 {
        flip(&mut table, Token::Lock, 7, 4);
    }
    let cell = table.at(6, 5);
    table.state.crew[0].planned.remove(cell);
    table.commit(0, "Walk");
    step(&mut table, 0, 7, 4);
    pass(&mut table, 1);
    table.commit(0, "Walk");
    assert_eq!(blocked(&mut table, 0, 6, 5), Refusal::NotPlannedByYou);
    table.state.crew[0].planned.insert(cell);
    step(&mut table, 0, 6, 5);
}

// covers: your-last-heist/rule:setting-up, your-last-heist/rule:skills, your-last-heist/option:pro-skills-share-cards
#[test]
fn each_skill_has_two_copies_and_the_two_professional_forms_share_theirs() {
    use crew::setup::SetupProblem;
    let problems = |skills: [[&str; 2]; 3]| {
        let mut stage = board("E2 EM").crew(["thug", "burglar", "lookout"]);
        for (who, skills) in skills.into_iter().enumerate() {
            stage = stage.skills(who, skills);
        }
        let setup = Setup {
            scenario: ScenarioChoice::Inline(Box::new(stage.draft)),
            ..stage.setup
        };
        Heist::new(setup).err().map(|problems| problems.0)
    };
    let two = [
        ["hurry", "blast"],
        ["hurry", "assault"],
        ["bypass", "steal"],
    ];
    assert_eq!(problems(two), None);
    let three = [["hurry", "blast"], ["hurry", "bypass"], ["hurry", "steal"]];
    let skill = "Hurry".to_string();
    assert_eq!(
        problems(three),
        Some(vec![SetupProblem::TooManyCopies { skill, count: 3 }])
    );
    let shared = [
        ["blast", "hurry"],
        ["assault", "bypass"],
        ["blast", "steal"],
    ];
    let skill = "Hit 'n' Run".to_string();
    assert_eq!(
        problems(shared),
        Some(vec![SetupProblem::SharedSkillCards { skill, count: 3 }])
    );
}

// covers: your-last-heist/rule:setting-up, your-last-heist/rule:characters
#[test]
fn an_amateur_and_their_professional_do_not_go_on_the_same_heist() {
    use crew::setup::SetupProblem;
    for pair in [["thug", "bruiser"], ["bruiser", "operative"]] {
        let stage = board("E2 EM").crew([pair[0], pair[1], "lookout"]);
        let setup = Setup {
            scenario: ScenarioChoice::Inline(Box::new(stage.draft)),
            ..stage.setup
        };
        let problems = Heist::new(setup).expect_err("both share a card").0;
        assert!(
            matches!(problems[..], [SetupProblem::SameClass { .. }]),
            "{problems:?}"
        );
    }
}
