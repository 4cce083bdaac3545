//! Every legal command can be given from the page, and nothing else.

use super::heists::{Step, company, job_count, play, play_deep, random_heist, rounds};
use super::*;
use crew::{Phase, Who};
use std::collections::BTreeSet;
use table::Game;

/// The commands of the buttons in some HTML, told apart by whether they are quiet.
fn buttons(html: &str) -> (Vec<Command>, Vec<Command>) {
    let (mut live, mut quiet) = (Vec::new(), Vec::new());
    for part in html.split(" data-do='").skip(1) {
        let (json, rest) = part.split_once('\'').expect("a closed attribute");
        let tag = rest.split('>').next().unwrap_or_default();
        let command = serde_json::from_str(json).unwrap_or_else(|e| panic!("{json}: {e}"));
        match tag.contains("aria-disabled") {
            true => quiet.push(command),
            false => live.push(command),
        }
    }
    (live, quiet)
}

/// The spaces whose press is answered with a menu.
fn menus(html: &str) -> Vec<Space> {
    let lits = html.split("<g class=\"lit").skip(1);
    let menus = lits.filter(|lit| {
        lit.split('>')
            .next()
            .unwrap_or_default()
            .contains("data-menu")
    });
    menus
        .filter_map(|lit| lit.split("data-space=\"").nth(1)?.split('"').next())
        .map(|number| Space(number.parse().expect("a number")))
        .collect()
}

fn named(commands: impl IntoIterator<Item = Command>) -> BTreeSet<String> {
    commands
        .into_iter()
        .map(|command| format!("{command:?}"))
        .collect()
}

fn check_seat(step: &Step, seat: Seat) {
    let (heist, state) = (step.heist, step.after);
    let company = company();
    let moment = Moment {
        lang: words::Language::english(),
        heist,
        state,
        company: &company,
        story: &Story::default(),
        table: "t",
    };
    let mut legal = Vec::new();
    heist.legal(state, seat, &mut legal);
    let mut parts = Vec::new();
    of_seat(&moment, step.play, seat, &legal, &mut parts);
    let [you, lit] = &parts[..] else {
        panic!("two fragments a seat");
    };
    let (mut live, quiet) = buttons(&you.html);
    live.extend(buttons(&lit.html).0);
    for space in menus(&lit.html) {
        match press(Language::english(), heist, state, seat, space, &legal) {
            Press::Menu(html) => live.extend(buttons(&html).0),
            other => panic!("no menu at {space:?}: {other:?}"),
        }
    }
    assert_eq!(named(live), named(legal.iter().copied()), "seat {seat:?}");
    for command in quiet {
        assert!(!legal.contains(&command), "{command:?} is legal and quiet");
    }
}

#[test]
fn every_legal_command_has_its_place_and_nothing_else_has() {
    let scenarios = job_count();
    let mut n = 0;
    let mut look = |step: &Step| {
        n += 1;
        for seat in (0..step.heist.players).map(Seat) {
            if n % 3 == 0 || seat == step.seat {
                check_seat(step, seat);
            }
        }
    };
    for seed in 0..scenarios * rounds() {
        play(seed, &mut look);
        play_deep(seed, &mut look);
    }
}

/// Series come to the cards between two heists, with everything that can be chosen there, and to the next heist.
#[test]
fn cards_between_heists_have_their_places() {
    let (mut levels, mut recruits, mut next) = (0, 0, 0);
    let series = (0..job_count()).filter(|&seed| !random_heist(seed).setup.then.is_empty());
    for first in series {
        for round in 0..12 {
            play(first + round * job_count(), |step| {
                next += usize::from(step.leg > 0);
                if step.after.phase != Phase::LevelUp {
                    return;
                }
                levels += usize::from(matches!(step.command, Command::LevelUp { .. }));
                recruits += usize::from(matches!(step.command, Command::Recruit { .. }));
                for seat in (0..step.heist.players).map(Seat) {
                    check_seat(step, seat);
                }
            });
        }
    }
    assert!(levels > 20, "{levels} better cards");
    assert!(recruits > 20, "{recruits} cards of new people");
    assert!(next > 100, "{next} steps in later heists");
}

#[test]
fn a_press_on_a_dark_hex_is_answered_with_a_reason() {
    let scenarios = job_count();
    for seed in 0..scenarios {
        play(seed, |step| {
            let (heist, state, seat) = (step.heist, step.after, step.seat);
            let mut legal = Vec::new();
            heist.legal(state, seat, &mut legal);
            for space in spaces(heist) {
                let lit = legal
                    .iter()
                    .any(|command| meaning::on_map(state, command) == Some(space));
                match press(Language::english(), heist, state, seat, space, &legal) {
                    Press::Walk(steps) => {
                        let end = heist.way_out(state, Who(seat.0)).map(|way| way.to);
                        assert!(legal.contains(&steps[0]), "{steps:?}");
                        assert!(end == Some(space) || seat_is_out(state, seat), "{steps:?}");
                    }
                    Press::Why(why) => assert!(!lit && why.len() > 5, "{space:?}: {why}"),
                    _ => assert!(lit, "{space:?} is dark"),
                }
            }
        });
    }
}

/// The way out is then that of the character all share.
fn seat_is_out(state: &crew::State, seat: Seat) -> bool {
    state.member(Who(seat.0)).status != crew::Status::Active
}
