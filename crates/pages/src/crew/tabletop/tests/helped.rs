//! Seats that bots play, and hints.

use super::heists::{Step, company, job_count, play, play_deep};
use super::*;
use bots::Level;
use bots::crew::{Advice, Hint, Why};
use table::Game;

fn moment<'a>(step: &'a Step, company: &'a Company, story: &'a Story) -> Moment<'a> {
    Moment {
        lang: words::Language::english(),
        heist: step.heist,
        state: step.after,
        company,
        story,
        table: "t",
    }
}

/// Commands of the buttons in some HTML.
fn commands(html: &str) -> Vec<Command> {
    let parts = html.split(" data-do='").skip(1);
    let parts = parts.map(|part| part.split('\'').next().unwrap_or_default());
    parts
        .map(|json| serde_json::from_str(json).unwrap_or_else(|e| panic!("{json}: {e}")))
        .collect()
}

#[test]
fn while_a_bot_plays_a_seat_nothing_can_be_pressed_but_to_take_it_back() {
    let story = Story::default();
    let mut company = company();
    company.bots[0] = Some(Level::Search);
    play(1, |step| {
        let moment = moment(step, &company, &story);
        let mut legal = Vec::new();
        step.heist.legal(step.after, Seat(0), &mut legal);
        let mut parts = Vec::new();
        of_seat(&moment, step.play, Seat(0), &legal, &mut parts);
        for part in &parts {
            assert_eq!(commands(&part.html), [], "{}", part.id);
            assert!(!part.html.contains("data-wanted"), "{}", part.id);
            assert!(!part.html.contains("data-undo"), "{}", part.id);
        }
        let back = "data-bot=\"0\" data-level=\"\"";
        assert!(parts[0].html.contains(back), "no way back");
    });
}

#[test]
fn a_bot_is_told_by_icon_word_and_level() {
    let story = Story::default();
    let mut company = company();
    company.bots[1] = Some(Level::Scripted);
    let mut looked = false;
    play(2, |step| {
        if std::mem::replace(&mut looked, true) {
            return;
        }
        let moment = moment(step, &company, &story);
        let mut parts = Vec::new();
        shared(&moment, &Touched::everything(), &mut parts);
        parts.push(people(&moment));
        for id in ["m1", "people"] {
            let part = parts.iter().find(|part| part.id == id).expect(id);
            for sign in [
                "i-bot",
                Language::english().fixed("bot"),
                Language::english().fixed("bot-scripted"),
            ] {
                assert!(part.html.contains(sign), "{id} lacks {sign}");
            }
        }
    });
}

/// Odd advice: chances that are none, ways over spaces that are not there, anything that is legal.
fn advice(legal: &[Command], seed: u64) -> Advice {
    let hint = |n: usize, command: &Command| Hint {
        command: *command,
        then: legal.iter().take(5 * n).copied().collect(),
        path: (0..3 * n as u8)
            .map(|step| Space(step.wrapping_mul(61).wrapping_add(seed as u8)))
            .chain((n == 2).then_some(Space::NONE))
            .collect(),
        marks: (0..n as u8)
            .map(|mark| Space(mark.wrapping_mul(97)))
            .collect(),
        chance: [0.5, f64::NAN, -7.0][n],
        why: [Why::Whim, Why::Think, Why::Done][n],
        cost: 0,
        plan: Vec::new(),
    };
    let step = legal.len().div_ceil(3).max(1);
    let hints = legal.iter().step_by(step).take(3).enumerate();
    Advice {
        chance: f64::INFINITY,
        hints: hints.map(|(n, command)| hint(n, command)).collect(),
    }
}

#[test]
fn every_hint_can_be_done_and_is_drawn() {
    let story = Story::default();
    let mut company = company();
    company.bots[1] = Some(Level::Random);
    let scenarios = job_count();
    for seed in 0..scenarios {
        let look = |step: &Step| {
            let moment = moment(step, &company, &story);
            let mut legal = Vec::new();
            step.heist.legal(step.after, step.seat, &mut legal);
            let advice = advice(&legal, seed);
            let html = hints(&moment, step.seat, &advice);
            let wanted: Vec<Command> = advice.hints.iter().map(|hint| hint.command).collect();
            assert_eq!(commands(&html), wanted);
            assert_eq!(html.matches("data-trail=").count(), wanted.len());
            assert!(!html.contains(" style="), "the policy forbids it");
            assert!(!html.contains("NaN"), "no number");
        };
        play(seed, look);
        play_deep(seed, look);
    }
}
