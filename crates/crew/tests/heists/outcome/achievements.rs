//! Things to be proud of after a single heist.

use super::*;
use crew::content::scenario::ScenarioRule;

fn earned(outcome: &Outcome, id: &str) -> bool {
    let known = crew::content::master_heist()
        .achievements
        .iter()
        .any(|card| card.id == id);
    assert!(known, "no achievement is called {id}");
    outcome.achievements.iter().any(|earned| earned == id)
}

/// Everybody waits at an exit with these ideas; the Thug may stay inside.
fn waiting(ideas: [u8; 3], thug: (i8, i8)) -> Outcome {
    let mut table = stage("E2 EM").act([thug, (0, 0), (0, 0)], &[1; 3]);
    set_ideas(&mut table, ideas);
    end(table)
}

// covers: achievement:on-fumes
#[test]
fn two_without_an_idea_win_on_fumes() {
    assert!(earned(&waiting([0, 0, 2], (0, 0)), "on-fumes"));
    assert!(!earned(&waiting([0, 1, 2], (0, 0)), "on-fumes"));
}

// covers: achievement:on-fumes
#[test]
fn fumes_alone_do_not_win() {
    let mut table = stage("E2 EM").act([(0, 1); 3], &[1; 3]);
    for who in 0..3 {
        table.set_ideas(who, 0);
    }
    let outcome = end(table);
    assert!(!outcome.success);
    assert!(!earned(&outcome, "on-fumes"));
}

// covers: achievement:nothing-personal
#[test]
fn winning_with_somebody_busted_is_nothing_personal() {
    assert!(earned(&waiting([0; 3], (0, 1)), "nothing-personal"));
    assert!(!earned(&waiting([0; 3], (0, 0)), "nothing-personal"));
}

// covers: achievement:nothing-personal
#[test]
fn losing_with_somebody_busted_is_personal() {
    let outcome = end(stage("E2 EM").act([(0, 1); 3], &[1; 3]));
    assert!(!earned(&outcome, "nothing-personal"));
}

/// The Thug runs from this column with the die alone.
fn last_ditch(col: i8, roll: u8) -> Outcome {
    let mut table = stage("E2 EM EM EM").act([(0, col), (0, 0), (0, 0)], &[1; 3]);
    table.escape();
    table.set_ideas(0, 0);
    for to in (0..col).rev() {
        let to = table.at(0, to);
        table.ok(Command::Declare { who: Who(0), to });
    }
    // The dice rigged for a next round are still there.
    table.dealer = table::ScriptedDealer::new([roll], []);
    table.ok(Command::LastDitch {
        who: Who(0),
        ideas: 0,
    });
    while table.legal(0).contains(&Command::Run { who: Who(0) }) {
        table.ok(Command::Run { who: Who(0) });
    }
    table.finish();
    table.outcome()
}

// covers: achievement:of-course
#[test]
fn a_one_where_a_two_was_needed_is_of_course() {
    assert!(earned(&last_ditch(2, 1), "of-course"));
}

// covers: achievement:of-course
#[test]
fn a_two_where_a_three_was_needed_is_only_bad_luck() {
    let outcome = last_ditch(3, 2);
    assert_eq!(outcome.members[0].status, Status::Busted);
    assert!(!earned(&outcome, "of-course"));
}

// covers: achievement:of-course
#[test]
fn a_one_that_is_enough_is_not_of_course() {
    let outcome = last_ditch(1, 1);
    assert_eq!(outcome.members[0].status, Status::Escaped);
    assert!(!earned(&outcome, "of-course"));
}

/// A breakout by three busted characters who begin here.
fn jail(id: &str, places: [(i8, i8); 3]) -> Outcome {
    let mut stage = scenario(id).deck("M1,M1,M1,M1,Z1");
    for who in 0..3 {
        stage.member(who).busted = true;
    }
    let mut table = stage.plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin(places, &[1; 3]);
    end(table)
}

// covers: achievement:jailbreak
#[test]
fn a_breakout_with_all_inside_is_a_jailbreak_even_if_it_fails() {
    let outcome = jail("county-the-bricks", [(7, 3), (7, 5), (7, 7)]);
    assert!(!outcome.success);
    assert!(earned(&outcome, "jailbreak"));
    assert!(!earned(
        &jail("county-the-bricks", [(7, 3), (7, 5), (0, 1)]),
        "jailbreak"
    ));
}

// covers: achievement:jailbreak
#[test]
fn hideouts_are_no_jail() {
    let mut table = scenario("the-final-score-part-2")
        .deck("M1,M1,M1,M1,Z1")
        .plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(7, 2), (7, 2), (7, 5)], &[1; 3]);
    assert!(!earned(&end(table), "jailbreak"));
}

// covers: achievement:penny-pincher
#[test]
fn twenty_thousand_unspent_make_a_penny_pincher() {
    let with = |cash| end(stage("E2 EM").cash(cash).act([(0, 0); 3], &[1; 3]));
    assert!(earned(&with(20), "penny-pincher"));
    assert!(!earned(&with(19), "penny-pincher"));
}

// covers: achievement:penny-pincher
#[test]
fn spent_cash_pinches_no_pennies() {
    let mut table = stage("E2 EM").cash(21).plan();
    let buy = table.buy("radio", 0);
    table.seat(0, buy);
    table.begin([(0, 0); 3], &[1; 3]);
    assert!(!earned(&end(table), "penny-pincher"));
}

/// A first round in which the Burglar takes this action and the others pause; loud ones follow.
fn after_a_round_with(burglar: &str) -> Outcome {
    let stage = stage("E2 EM EM")
        .skills(0, ["hurry", "bypass"])
        .skills(1, ["wing-it", "yank-wires"])
        .skills(2, ["hit-n-run", "bypass"]);
    let mut table = stage.act([(0, 0); 3], &[2, 2, 2]);
    table.commit(0, "Pause");
    table.commit(1, burglar);
    table.commit(2, "Pause");
    table.end_round();
    table.commit(1, "Walk");
    end(table)
}

// covers: achievement:silence-is-golden
#[test]
fn a_round_without_noise_is_golden() {
    assert!(earned(&after_a_round_with("Pause"), "silence-is-golden"));
    assert!(!earned(&after_a_round_with("Walk"), "silence-is-golden"));
}

// covers: achievement:silence-is-golden, event:12
#[test]
fn noise_in_the_event_phase_breaks_the_silence() {
    for (answer, golden) in [(Command::Decline, true), (Command::Accept, false)] {
        let mut table = stage("E2 EM EM")
            .skills(0, ["hurry", "bypass"])
            .skills(1, ["wing-it", "yank-wires"])
            .skills(2, ["hit-n-run", "bypass"])
            .deck("12,M1,M1,M1,M1,Z1")
            .act([(0, 1), (0, 0), (0, 0)], &[2, 2, 2]);
        table.add(crew::state::Token::SubduedGuard, 0, 1);
        for who in 0..3 {
            table.commit(who, "Pause");
        }
        table.end_round();
        table.seat(0, answer);
        table.commit(1, "Walk");
        assert_eq!(earned(&end(table), "silence-is-golden"), golden);
    }
}

/// One round with this event on top of the deck; it makes less than four noise.
fn after_event(code: &str) -> Outcome {
    let deck = format!("{code},M1,M1,M1,M1,Z1");
    let mut table = stage("E2 EM EM")
        .deck(&deck)
        .act([(0, 1), (0, 0), (0, 2)], &[1; 3]);
    table.commit(2, "Discover");
    table.end_round();
    assert_eq!(table.played(), [code]);
    end(table)
}

// covers: achievement:minmaxer
#[test]
fn a_heist_no_event_touched_was_minmaxed() {
    // Event 4 finds no guard, event 7 somebody at a window.
    assert!(earned(&after_event("4"), "minmaxer"));
    assert!(!earned(&after_event("7"), "minmaxer"));
}

/// Planning with the help of the first so many of six fixers.
fn helped_by(count: usize) -> Outcome {
    let fixers = [
        "visage",
        "beat-cop",
        "bookie",
        "consultant",
        "diversion-artist",
        "shell",
    ];
    let bag = crew::content::scenario::Bag {
        guards: 2,
        ..Default::default()
    };
    let mut table = stage("E2 EM EM SC SC")
        .bag(bag)
        .fixers(&fixers)
        .cash(30)
        .plan();
    table.dealer.add_draws([Chit::Guard as u8]);
    let space = table.at(0, 3);
    let calls = [
        Command::PayReveal { space },
        Command::BribeGuards { guards: 1, dogs: 0 },
        Command::Bet { cash: 1 },
        Command::OnCall { blanks: 1 },
        Command::Divert { tokens: 1 },
        Command::DisableCameras,
    ];
    for call in &calls[..count] {
        table.seat(0, *call);
    }
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(0, 0); 3], &[1; 3]);
    end(table)
}

// covers: achievement:the-real-achievement-is-the-friends-we-made-along-the-way
#[test]
fn five_fixers_are_friends() {
    let id = "the-real-achievement-is-the-friends-we-made-along-the-way";
    assert!(earned(&helped_by(5), id));
    assert!(earned(&helped_by(6), id));
    assert!(!earned(&helped_by(4), id));
}

/// Part 2 with the Mayor taken and at this place when Escape ends.
fn part_2(mayor: (i8, i8)) -> Table {
    part_2_after(
        scenario("the-final-score-part-2")
            .deck("M1,M1,M1,M1,Z1")
            .plan(),
        mayor,
    )
}

fn part_2_after(mut table: Table, mayor: (i8, i8)) -> Table {
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(0, 0), (1, 2), (1, 8)], &[1; 3]);
    table.teleport(4, mayor.0, mayor.1);
    table.state.crew[4].status = Status::Active;
    table.state.crew[4].committed = true;
    table
}

// covers: achievement:first-of-many
#[test]
fn winning_the_final_score_is_the_first_of_many() {
    let outcome = end(part_2((0, 0)));
    assert!(outcome.success);
    assert!(earned(&outcome, "first-of-many"));
    assert!(!earned(&outcome, "back-for-more"));
}

// covers: achievement:first-of-many
#[test]
fn losing_it_is_not() {
    // Nobody else shares his tile, and nobody has an idea to lose.
    let mut table = part_2((1, 0));
    for who in 0..3 {
        table.set_ideas(who, 0);
    }
    let outcome = end(table);
    assert!(!outcome.success);
    assert!(!earned(&outcome, "first-of-many"));
}

// covers: achievement:first-of-many
#[test]
fn winning_part_1_is_not() {
    let mut table = scenario("the-final-score-part-1")
        .deck("M1,M1,M1,M1,Z1")
        .plan();
    table.state.unknown = board::SpaceSet::EMPTY;
    table.begin([(1, 2), (1, 2), (1, 5)], &[1; 3]);
    let papers = table.loot(Chit::Documents, 0);
    table.give(papers, 0);
    let outcome = end(table);
    assert!(outcome.success);
    assert!(!earned(&outcome, "first-of-many"));
}

/// What a heist cannot know.
const CAMPAIGN: [&str; 6] = [
    "completionist",
    "amateur-bingo",
    "conventional-bingo",
    "oddball-bingo",
    "pro-bingo-blackout",
    "true-mastermind",
];

// covers: achievement:completionist, achievement:amateur-bingo, achievement:conventional-bingo, achievement:oddball-bingo, achievement:pro-bingo-blackout, achievement:true-mastermind
#[test]
fn no_heist_earns_what_belongs_to_a_campaign() {
    let outcomes = [
        waiting([0; 3], (0, 0)),
        last_ditch(2, 1),
        helped_by(6),
        end(part_2((0, 0))),
    ];
    for outcome in &outcomes {
        assert!(!outcome.achievements.is_empty());
        assert!(
            CAMPAIGN.iter().all(|id| !earned(outcome, id)),
            "{:?}",
            outcome.achievements
        );
    }
}

// covers: achievement:back-for-more
#[test]
fn winning_the_final_score_with_the_mayors_help_calls_for_more() {
    // Radio Silence keeps the Mayor out of part 2: this crew has talked it away.
    let mut stage = scenario("the-final-score-part-2")
        .deck("M1,M1,M1,M1,Z1")
        .fixers(&["mayor"]);
    stage
        .draft
        .rules
        .retain(|rule| rule.rule != Some(ScenarioRule::RadioSilence));
    let mut table = stage.plan();
    let space = table.at(5, 6);
    table.seat(
        0,
        Command::InsideMan {
            who: Who(0),
            space,
            dog: false,
        },
    );
    let outcome = end(part_2_after(table, (0, 0)));
    assert!(outcome.success);
    assert!(earned(&outcome, "back-for-more"));
}
