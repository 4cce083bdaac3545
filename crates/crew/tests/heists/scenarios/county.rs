//! The breakouts from County.

use super::*;
use crew::state::{Prompt, Token};

/// An exit and the hex it touches, for each breakout.
const COUNTY: [(&str, Hex, Hex); 3] = [
    ("county-the-bricks", (0, 1), (1, 1)),
    ("county-the-river", (0, 2), (0, 3)),
    ("county-the-hole", (0, 0), (1, 0)),
];

// covers: scenario:county-the-bricks/breakout, scenario:county-the-river/breakout, scenario:county-the-hole/breakout
#[test]
fn an_exit_of_a_breakout_takes_one() {
    for (id, exit, hex) in COUNTY {
        let places = [(0, hex), (1, hex), (2, hex)];
        let mut table = begin(scenario(id).deck(QUIET), &places, &[1; 3]);
        table.escape();
        table.set_ideas(0, 9);
        table.set_ideas(1, 9);
        let to = table.at(exit.0, exit.1);
        table.ok(Command::Dash { who: Who(0), to });
        assert_eq!(
            table.refused(Command::Dash { who: Who(1), to }),
            Refusal::ExitFull,
            "{id}"
        );
    }
}

// covers: scenario:county-the-bricks/breakout, scenario:county-the-river/breakout, scenario:county-the-hole/breakout
#[test]
fn of_two_at_one_exit_the_team_picks_who_gets_away() {
    for (id, exit, hex) in COUNTY {
        let places = [(0, exit), (1, exit), (2, hex)];
        let mut table = begin(scenario(id).deck(QUIET), &places, &[1; 3]);
        table.escape();
        for seat in 0..3 {
            table.seat(seat, Command::Ready);
        }
        let space = table.at(exit.0, exit.1);
        assert_eq!(table.prompt(), Some(Prompt::TooMany { space }), "{id}");
        table.ok(Command::Pick { who: Who(1) });
        let fates = [0, 1, 2].map(|who| table.state.crew[who].status);
        assert_eq!(
            fates,
            [Status::Busted, Status::Escaped, Status::Busted],
            "{id}"
        );
    }
}

// covers: scenario:county-the-bricks/break-in-to-break-out, scenario:county-the-river/break-in-to-break-out, scenario:county-the-hole/break-in-to-break-out
#[test]
fn only_the_busted_start_inside() {
    for (id, exit, _) in COUNTY {
        let mut stage = scenario(id);
        stage.member(0).busted = true;
        let mut table = stage.plan();
        let outside = table.at(exit.0, exit.1);
        for space in table.heist.scenario.inside {
            table.seat(0, Command::Start { who: Who(0), space });
            let free = Command::Start { who: Who(1), space };
            assert_eq!(table.seat_refused(1, free), Refusal::NotAStart, "{id}");
        }
        // May, not must.
        table.seat(
            0,
            Command::Start {
                who: Who(0),
                space: outside,
            },
        );
    }
}

// covers: scenario:county-the-bricks/break-in-to-break-out, scenario:county-the-river/break-in-to-break-out, scenario:county-the-hole/break-in-to-break-out
#[test]
fn one_cell_holds_a_whole_crew() {
    for (id, _, _) in COUNTY {
        let mut stage = scenario(id).crew(["thug", "burglar", "lookout", "pickpocket"]);
        for who in 0..4 {
            stage.member(who).busted = true;
        }
        let mut table = stage.plan();
        let space = table.heist.scenario.inside.first().expect("a cell");
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
}

/// Out of the cell and back, without a token on it.
fn back_to_the_cell(rules: impl Fn(&mut Rules)) -> Table {
    let mut stage = scenario("county-the-bricks").deck(QUIET).rules(rules);
    stage.member(0).busted = true;
    let mut table = begin(stage, &[(0, (7, 3)), (1, (0, 1)), (2, (0, 7))], &[1; 3]);
    let ward = table.at(6, 3);
    while table.state.tokens.remove(Token::Guard, ward) {}
    table.state.crew[0].planned = SpaceSet::of(ward);
    table.commit(0, "Run");
    table.ok(Command::Move {
        who: Who(0),
        to: ward,
    });
    assert_eq!(table.state.crew[0].at, ward);
    table
}

// covers: rule:part-1-the-plan
#[test]
fn the_own_cell_needs_a_token_to_come_back() {
    let mut table = back_to_the_cell(|_| {});
    let to = table.at(7, 3);
    assert_eq!(
        table.refused(Command::Move { who: Who(0), to }),
        Refusal::NotPlannedByYou
    );
}

// covers: rule:part-1-the-plan, option:start-hex-counts-as-planned
#[test]
fn by_house_rule_the_own_cell_needs_no_token() {
    let mut table = back_to_the_cell(|rules| rules.start_hex_counts_as_planned = true);
    let to = table.at(7, 3);
    table.ok(Command::Move { who: Who(0), to });
}
