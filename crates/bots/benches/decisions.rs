//! How fast bots play and think. `cargo bench -p bots --bench decisions`.

use bots::crew::{Bot, Notebook, advise};
use bots::{Budget, Level, Patience};
use crew::content::master_heist;
use crew::suggested::{Strength, campaign};
use crew::{Command, Heist, Phase};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{FastDealer, Game, Seat, Seats};

fn main() {
    let edition = master_heist();
    let scenario = &edition.scenarios[0];
    let strength = Strength::of(scenario.draft.difficulty);
    let heist = Heist::new(campaign(edition, scenario, 4, strength)).expect("our own setup");
    println!("{}, four characters, one core", scenario.draft.name);
    scripted(&heist);
    search(&heist);
    hints(&heist);
}

/// Whole heists of the script; the crew plans once.
fn scripted(heist: &Heist) {
    let notebook = Arc::new(Notebook::default());
    let play = |number: u64| {
        let mut bot =
            Bot::new(Level::Scripted, Budget::USUAL, number).with_notebook(notebook.clone());
        let mut luck = FastDealer::new(number);
        let mut state = heist.opening().clone();
        while state.phase != Phase::Over {
            let next = bot.next(heist, &state, Seats::all(heist.players), Patience::Go);
            let next = next.expect("a heist goes on");
            heist
                .apply(&mut state, next.seat, next.command, &mut luck, &mut ())
                .expect("bots play legal commands");
        }
    };
    let begin = Instant::now();
    play(0);
    println!(
        "{:>10.2} s to plan for the whole crew, once for a setup",
        begin.elapsed().as_secs_f64()
    );
    let begin = Instant::now();
    let mut heists = 0u64;
    while begin.elapsed() < Duration::from_secs(4) {
        heists += 1;
        play(heists);
    }
    let rate = heists as f64 / begin.elapsed().as_secs_f64();
    println!("{rate:>10.0} scripted heists a second");
}

/// Decisions about one character's whole action.
fn search(heist: &Heist) {
    let budget = Duration::from_millis(200);
    let notebook = Arc::new(Notebook::default());
    let mut times: Vec<f64> = Vec::new();
    for number in 0..4 {
        let mut bot =
            Bot::new(Level::Search, Budget::Time(budget), number).with_notebook(notebook.clone());
        let mut luck = FastDealer::new(number);
        let mut state = heist.opening().clone();
        while state.phase != Phase::Over {
            let begin = Instant::now();
            let next = bot.next(heist, &state, Seats::all(heist.players), Patience::Go);
            let next = next.expect("a heist goes on");
            if matches!(next.command, Command::Commit { .. }) {
                times.push(begin.elapsed().as_secs_f64() / budget.as_secs_f64());
            }
            heist
                .apply(&mut state, next.seat, next.command, &mut luck, &mut ())
                .expect("bots play legal commands");
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "{:>10} search decisions with {} ms each took, in budgets: median {:.2}, p99 {:.2}, longest {:.2}",
        times.len(),
        budget.as_millis(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

/// A page of hints, as the table asks for it.
fn hints(heist: &Heist) {
    let mut bot = Bot::new(Level::Scripted, Budget::Heists(50), 1);
    let mut luck = FastDealer::new(1);
    let mut state = heist.opening().clone();
    let mut times: Vec<f64> = Vec::new();
    let mut step = 0;
    while state.phase != Phase::Over {
        if step % 12 == 0 {
            let begin = Instant::now();
            let budget = Budget::Time(Duration::from_millis(1_000));
            let advice = advise(heist, &state, Seat(0), budget, 1);
            if !advice.hints.is_empty() {
                times.push(begin.elapsed().as_secs_f64());
            }
        }
        step += 1;
        let next = bot.next(heist, &state, Seats::all(heist.players), Patience::Go);
        let next = next.expect("a heist goes on");
        heist
            .apply(&mut state, next.seat, next.command, &mut luck, &mut ())
            .expect("bots play legal commands");
    }
    times.sort_by(f64::total_cmp);
    println!(
        "{:>10} pages of hints with a budget of 1 s: longest {:.2} s",
        times.len(),
        times.last().copied().unwrap_or(0.0)
    );
}
