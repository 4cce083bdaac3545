//! `getaway lab heist`: bots play many games of HEIST, and the numbers say whether the cards are fair.

use super::bar::Bar;
use super::files::Folder;
use super::jobs::MOST_HEISTS;
use super::stop;
use crate::failure::Failure;
use bots::Level;
use clap::Args;
use lab::rivals::{RivalsPlan, Tally, run_rivals};
use lab::{Rate, Think};
use rivals::{Setup, content};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

const RESULTS: &str = "results.json";
const REPORT: &str = "report.html";
const BAR: usize = 24;

/// Who plays and where the results go.
#[derive(Args, Debug)]
pub struct Options {
    /// How many play
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Who plays, seat by seat: random, scripted or search; one for all seats, or "search,scripted,scripted,scripted"
    #[arg(
        long,
        value_name = "LEVELS",
        value_delimiter = ',',
        default_value = "scripted"
    )]
    bots: Vec<Level>,
    /// What a search bot may think about one decision: a time (200ms) or a number of imagined games (400), which makes
    /// results reproducible
    #[arg(long, value_name = "TIME|GAMES", default_value_t)]
    think: Think,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=MOST_HEISTS))]
    games: u32,
    /// Obstacles of each job: 7, or only the first 5
    #[arg(long, value_name = "N", default_value_t = 7)]
    obstacles: u8,
    /// Plays without pawns: helping from elsewhere costs nothing
    #[arg(long)]
    no_pawns: bool,
    /// Where the luck comes from: the same seed gives the same cards and tokens
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The folder for results.json and report.html; without it there is only the table
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replaces the results that are in the folder
    #[arg(long, requires = "out")]
    force: bool,
}

pub fn heist(options: &Options, out: &mut impl Write) -> Result<(), Failure> {
    let plan = plan(options)?;
    let folder = options.out.as_deref().map(Folder::open).transpose()?;
    if let Some(folder) = &folder {
        folder.free(RESULTS, options.force)?;
    }
    let tally = play(options, &plan)?;
    write(out, &plan, &tally)?;
    if let (Some(folder), Some(path)) = (&folder, &options.out) {
        let results = serde_json::json!({ "plan": plan, "results": tally });
        folder.write(RESULTS, &format!("{results:#}\n"))?;
        folder.write(REPORT, &lab::rivals::html(&plan, &tally))?;
        writeln!(out, "\n{}: {RESULTS}, {REPORT}", path.display())?;
    }
    if tally.games < u64::from(plan.games) {
        out.flush()?;
        let sentence = format!("stopped after {} of {} games", tally.games, plan.games);
        return Err(Failure::Interrupted(sentence));
    }
    Ok(())
}

fn plan(options: &Options) -> Result<RivalsPlan, Failure> {
    let mut setup = Setup::new(options.players);
    setup.rules.obstacles_per_job = options.obstacles;
    setup.rules.pawns = !options.no_pawns;
    let problems = setup.problems();
    if !problems.is_empty() {
        return Err(Failure::Asked(words::rivals::setup_problems(&problems)));
    }
    let seats = usize::from(options.players);
    let bots = match options.bots.as_slice() {
        [one] => vec![*one; seats],
        each if each.len() == seats => each.to_vec(),
        each => {
            let sentence = format!(
                "{} bots for {seats} seats: name one, or one for each",
                each.len()
            );
            return Err(Failure::Asked(sentence));
        }
    };
    Ok(RivalsPlan {
        setup,
        bots,
        think: options.think,
        games: options.games,
        seed: options.seed,
    })
}

fn play(options: &Options, plan: &RivalsPlan) -> Result<Tally, Failure> {
    let stop = stop::on_interrupt()?;
    let asked = options
        .threads
        .and_then(|n| NonZeroUsize::new(usize::from(n)));
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let bar = Mutex::new(Bar::new(u64::from(plan.games), 0));
    let tally = run_rivals(plan, asked.unwrap_or_else(cores), stop, |played, tally| {
        if let Ok(mut bar) = bar.lock() {
            let seat = tally.seats.first().copied().unwrap_or_default();
            bar.tell(u64::from(played), "seat 1", seat);
        }
    });
    if let Ok(bar) = bar.into_inner() {
        bar.finish();
    }
    if tally.games == 0 && stop.load(Ordering::Relaxed) {
        return Err(stop::nothing_written());
    }
    Ok(tally)
}

fn write(out: &mut impl Write, plan: &RivalsPlan, tally: &Tally) -> Result<(), Failure> {
    let content = content();
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    writeln!(out, "HEIST: {} games of {}", tally.games, tally.players)?;
    writeln!(out, "bots: {}, seed {}\n", bots.join(", "), plan.seed)?;

    writeln!(
        out,
        "wins, as times the fair share of 1 in {}",
        tally.players
    )?;
    for (n, won) in (1..).zip(&tally.seats) {
        let bot = plan.bots[n - 1];
        ratio(out, tally, &format!("seat {n} ({bot})"), *won)?;
    }
    for (n, won) in (1..).zip(&tally.places) {
        ratio(out, tally, &format!("place {n} in the first round"), *won)?;
    }
    for (card, won) in content.identities.iter().zip(&tally.identities) {
        ratio(out, tally, &card.name, *won)?;
    }
    writeln!(out, "\nsecrets met, of the times they were dealt")?;
    for (card, met) in content.secrets.iter().zip(&tally.secrets) {
        share(out, &card.name, *met)?;
    }
    writeln!(
        out,
        "\ncards played in a test, by those who held them in a game; learned; discarded"
    )?;
    for (card, count) in content.cards.iter().zip(&tally.cards) {
        let of_held = |times| Rate::new(times, count.held).share().unwrap_or(0.0) * 100.0;
        let played = of_held(count.played);
        let bar = bar(count.used().share().unwrap_or(0.0));
        let name = match card.upgrade.filter(|_| card.id.starts_with("watch")) {
            Some(skill) => format!("{} ({})", card.name, words::rivals::skill_name(skill)),
            None => card.name.clone(),
        };
        writeln!(
            out,
            "  {name:<28} {played:5.1} % {bar}  {:5.1} %  {:5.1} %",
            of_held(count.learned),
            of_held(count.spent)
        )?;
    }
    let percent = |rate: Rate| rate.share().unwrap_or(0.0) * 100.0;
    writeln!(
        out,
        "\ntests passed {:.1} %, jobs completed {:.1} %, victories shared {:.1} %, points {:.1} on average, {:.1} of winners",
        percent(tally.tests),
        percent(tally.jobs),
        percent(Rate::new(tally.shared, tally.games)),
        tally.points.mean().unwrap_or(0.0),
        tally.best.mean().unwrap_or(0.0),
    )?;
    Ok(())
}

fn ratio(out: &mut impl Write, tally: &Tally, name: &str, won: Rate) -> Result<(), Failure> {
    let value = tally.ratio(won).unwrap_or(0.0);
    let (low, high) = tally.ratio_interval(won);
    let share = won.share().unwrap_or(0.0) * 100.0;
    let bar = bar(value / f64::from(tally.players));
    Ok(writeln!(
        out,
        "  {name:<28} {share:5.1} % {bar}  {value:.2} ({low:.2} to {high:.2})"
    )?)
}

fn share(out: &mut impl Write, name: &str, rate: Rate) -> Result<(), Failure> {
    let value = rate.share().unwrap_or(0.0);
    let (low, high) = rate.interval();
    Ok(writeln!(
        out,
        "  {name:<28} {:5.1} % {}  ({:.1} to {:.1})",
        100.0 * value,
        bar(value),
        100.0 * low,
        100.0 * high
    )?)
}

fn bar(share: f64) -> String {
    let long = ((share * BAR as f64).round() as usize).min(BAR);
    format!("{}{}", "█".repeat(long), "·".repeat(BAR - long))
}
