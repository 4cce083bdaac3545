//! `getaway lab heist`: bots play many games of HEIST, and the numbers say whether the cards are fair.

use super::bar::Bar;
use super::files::Folder;
use super::jobs::MOST_HEISTS;
use super::stop;
use crate::failure::Failure;
use bots::Level;
use clap::Args;
use lab::rivals::{BalanceFigure, BalanceKind, RivalsPlan, Tally, balance_figures, run_rivals};
use lab::{Share, Think};
use rivals::{Rules, Setup};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use words::Language;

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
    /// An option of the game, as often as wanted: pawns=false, obstacles-per-job=5, stricter-master-thief=true
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    rules: Vec<String>,
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

pub fn heist(lang: Language, options: &Options, out: &mut impl Write) -> Result<(), Failure> {
    let plan = plan(lang, options)?;
    let folder = options.out.as_deref().map(Folder::open).transpose()?;
    if let Some(folder) = &folder {
        folder.free(RESULTS, options.force)?;
    }
    let tally = play(options, &plan)?;
    write(lang, out, &plan, &tally)?;
    if let (Some(folder), Some(path)) = (&folder, &options.out) {
        let results = serde_json::json!({ "plan": plan, "results": tally });
        folder.write(RESULTS, &format!("{results:#}\n"))?;
        folder.write(REPORT, &lab::rivals::html(lang, &plan, &tally))?;
        writeln!(out, "\n{}: {RESULTS}, {REPORT}", path.display())?;
    }
    if tally.games < u64::from(plan.games) {
        out.flush()?;
        let sentence = format!("stopped after {} of {} games", tally.games, plan.games);
        return Err(Failure::Interrupted(sentence));
    }
    Ok(())
}

fn plan(lang: Language, options: &Options) -> Result<RivalsPlan, Failure> {
    let mut setup = Setup::new(options.players);
    setup.rules = rules(&options.rules)?;
    let problems = setup.problems();
    if !problems.is_empty() {
        return Err(Failure::Asked(words::rivals::setup_problems(
            lang, &problems,
        )));
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

/// The rules with these options.
fn rules(chosen: &[String]) -> Result<Rules, Failure> {
    let mut fields = serde_json::Map::new();
    for one in chosen {
        let (name, value) = one.split_once('=').unwrap_or((one, ""));
        if !words::rivals::RULES.contains(&name) {
            let all = words::rivals::RULES.join(", ");
            return Err(Failure::Asked(format!(
                "no option is called \"{name}\"; there are {all}"
            )));
        }
        let value = serde_json::from_str(value).map_err(|_| {
            Failure::Asked(format!("{name} needs a value: {name}=true, or a number"))
        })?;
        fields.insert(name.to_owned(), value);
    }
    let asked = |error: serde_json::Error| Failure::Asked(format!("--rule: {error}"));
    serde_json::from_value(fields.into()).map_err(asked)
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

fn write(
    lang: Language,
    out: &mut impl Write,
    plan: &RivalsPlan,
    tally: &Tally,
) -> Result<(), Failure> {
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    writeln!(out, "HEIST: {} games of {}", tally.games, tally.players)?;
    writeln!(out, "bots: {}, seed {}\n", bots.join(", "), plan.seed)?;

    let figures = balance_figures(lang, plan, tally);
    for (heading, kinds) in [
        (
            "wins; as times the fair share",
            &[BalanceKind::Seat, BalanceKind::Place, BalanceKind::Identity][..],
        ),
        (
            "secrets met, of the times they were dealt",
            &[BalanceKind::Secret],
        ),
        (
            "cards put to use, by those who held them in a game: played in a test, learned; discarded",
            &[BalanceKind::Assist, BalanceKind::Trick],
        ),
    ] {
        writeln!(out, "{heading}")?;
        for figure in figures.iter().filter(|figure| kinds.contains(&figure.kind)) {
            line(out, tally, figure)?;
        }
        writeln!(out)?;
    }
    let percent = |rate: Share| rate.value().unwrap_or(0.0) * 100.0;
    writeln!(
        out,
        "tests passed {:.1} %, jobs completed {:.1} %, victories shared {:.1} %, points {:.1} on average, {:.1} of winners",
        percent(tally.tests),
        percent(tally.jobs),
        percent(Share::new(tally.shared, tally.games)),
        tally.points.mean().unwrap_or(0.0),
        tally.best.mean().unwrap_or(0.0),
    )?;
    let outside = figures.iter().filter(|figure| !figure.fair);
    let outside: Vec<String> = outside
        .map(|figure| match figure.mark() {
            Some('?') => format!("{} (perhaps)", figure.name),
            _ => figure.name.clone(),
        })
        .collect();
    let limits = "wins of identities to 1.25, of seats and places to 1.1; secrets met 20 to 60 %; cards used 25 % or more";
    writeln!(out, "fair among equal bots: {limits}")?;
    if !outside.is_empty() {
        writeln!(out, "not so: {}", outside.join(", "))?;
    }
    Ok(())
}

/// One figure with a bar; marked if it is not as it should be.
fn line(out: &mut impl Write, tally: &Tally, figure: &BalanceFigure) -> Result<(), Failure> {
    let mark = figure.mark().unwrap_or(' ');
    let (low, high) = figure.interval;
    let value = figure.value;
    let is_ratio = matches!(
        figure.kind,
        BalanceKind::Seat | BalanceKind::Place | BalanceKind::Identity
    );
    let share = if is_ratio {
        value / f64::from(tally.players)
    } else {
        value
    };
    let (name, percent) = (&figure.name, 100.0 * share);
    write!(out, "{mark} {name:<28} {percent:5.1} % {}", bar(share))?;
    match figure.kind {
        BalanceKind::Seat | BalanceKind::Place | BalanceKind::Identity => {
            writeln!(out, "  {value:.2} ({low:.2} to {high:.2})")?;
        }
        BalanceKind::Secret => writeln!(out, "  ({:.1} to {:.1})", 100.0 * low, 100.0 * high)?,
        BalanceKind::Assist | BalanceKind::Trick => {
            let count = tally.cards[figure.number];
            let of_held = |times| Share::new(times, count.held).value().unwrap_or(0.0) * 100.0;
            let played = of_held(count.played);
            let (learned, spent) = (of_held(count.learned), of_held(count.spent));
            writeln!(out, "  {played:5.1} %  {learned:5.1} %  {spent:5.1} %")?;
        }
    }
    Ok(())
}

fn bar(share: f64) -> String {
    let long = ((share * BAR as f64).round() as usize).min(BAR);
    format!("{}{}", "█".repeat(long), "·".repeat(BAR - long))
}
