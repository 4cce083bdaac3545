//! `getaway lab heist`: bots play many games of HEIST, and the numbers say whether the cards are fair.

use super::bar::Bar;
use super::files::Folder;
use super::matchups::MOST_HEISTS;
use super::stop;
use super::table::{fault_words, percent};
use crate::failure::Failure;
use bots::Level;
use clap::Args;
use lab::rivals::{
    BalanceFigure, BalanceKind, RivalsPlan, RivalsPlanProblem, Tally, balance_figures, run_rivals,
};
use lab::{Share, Think, terms};
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
    let folder = Folder::asked(lang, options.out.as_deref())?;
    if let Some(folder) = &folder {
        folder.free(RESULTS, options.force)?;
    }
    let tally = play(lang, options, &plan)?;
    write(lang, out, &plan, &tally)?;
    if let Some(folder) = &folder {
        let results = serde_json::json!({ "plan": plan, "results": tally });
        folder.write(RESULTS, &format!("{results:#}\n"))?;
        folder.write(REPORT, &lab::rivals::html(lang, &plan, &tally))?;
        folder.tell(out, &[RESULTS, REPORT])?;
    }
    if tally.played() < u64::from(plan.games) {
        out.flush()?;
        let counts = [
            ("played", &*tally.played().to_string()),
            ("all", &plan.games.to_string()),
        ];
        let sentence = lang.say_with("lab-stopped-games", &counts);
        return Err(Failure::Interrupted(sentence));
    }
    Ok(())
}

fn plan(lang: Language, options: &Options) -> Result<RivalsPlan, Failure> {
    let mut setup = Setup::new(options.players);
    setup.rules = rules(lang, &options.rules)?;
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
        each => return Err(wrong_bots(lang, each.len(), options.players)),
    };
    Ok(RivalsPlan {
        setup,
        bots,
        think: options.think,
        games: options.games,
        seed: options.seed,
    })
}

fn wrong_bots(lang: Language, bots: usize, seats: u8) -> Failure {
    let counts = [("bots", &*bots.to_string()), ("seats", &seats.to_string())];
    Failure::Asked(lang.say_with("lab-wrong-bots", &counts))
}

/// The rules with these options.
fn rules(lang: Language, chosen: &[String]) -> Result<Rules, Failure> {
    let mut fields = serde_json::Map::new();
    for one in chosen {
        let (name, value) = one.split_once('=').unwrap_or((one, ""));
        if !words::rivals::RULES.contains(&name) {
            let all = words::rivals::RULES.iter();
            let all = lang.list(all.map(|&rule| rule.to_owned()));
            let sentence = lang.say_with("lab-unknown-rule", &[("name", name), ("all", &all)]);
            return Err(Failure::Asked(sentence));
        }
        let value = serde_json::from_str(value)
            .map_err(|_| Failure::Asked(lang.say_with("lab-rule-value", &[("name", name)])))?;
        fields.insert(name.to_owned(), value);
    }
    let asked = |error: serde_json::Error| {
        let why = error.to_string();
        Failure::Asked(lang.say_with("lab-bad-rule", &[("why", &why)]))
    };
    serde_json::from_value(fields.into()).map_err(asked)
}

fn play(lang: Language, options: &Options, plan: &RivalsPlan) -> Result<Tally, Failure> {
    let stop = stop::on_interrupt(lang)?;
    let asked = options
        .threads
        .and_then(|n| NonZeroUsize::new(usize::from(n)));
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let bar = Mutex::new(Bar::new(lang, u64::from(plan.games), 0));
    let tally = run_rivals(plan, asked.unwrap_or_else(cores), stop, |played, tally| {
        if let Ok(mut bar) = bar.lock() {
            let seat = tally.seats.first().copied().unwrap_or_default();
            bar.tell(u64::from(played), &lang.say("bar-seat"), seat);
        }
    });
    let tally = tally.map_err(|problem| match problem {
        RivalsPlanProblem::Setup(problems) => {
            Failure::Asked(words::rivals::setup_problems(lang, &problems))
        }
        RivalsPlanProblem::Bots { bots, seats } => wrong_bots(lang, bots, seats),
    })?;
    if let Ok(bar) = bar.into_inner() {
        bar.finish();
    }
    if tally.played() == 0 && stop.load(Ordering::Relaxed) {
        return Err(stop::nothing_written(lang));
    }
    Ok(tally)
}

fn write(
    lang: Language,
    out: &mut impl Write,
    plan: &RivalsPlan,
    tally: &Tally,
) -> Result<(), Failure> {
    let title = [
        ("games", &*tally.games.to_string()),
        ("players", &tally.players.to_string()),
    ];
    writeln!(out, "{}", lang.say_with("fair-title", &title))?;
    let bots = [
        ("bots", &*terms::bots(lang, &plan.bots)),
        ("seed", &plan.seed.to_string()),
    ];
    writeln!(out, "{}\n", lang.say_with("fair-bots", &bots))?;

    let figures = balance_figures(lang, plan, tally);
    for (heading, kinds) in [
        (
            "fair-wins",
            &[BalanceKind::Seat, BalanceKind::Place, BalanceKind::Identity][..],
        ),
        ("fair-secrets", &[BalanceKind::Secret]),
        ("fair-cards", &[BalanceKind::Assist, BalanceKind::Trick]),
    ] {
        writeln!(out, "{}", lang.say(heading))?;
        for figure in figures.iter().filter(|figure| kinds.contains(&figure.kind)) {
            line(lang, out, tally, figure)?;
        }
        writeln!(out)?;
    }
    let mean = |mean: Option<f64>| format!("{:.1}", mean.unwrap_or(0.0));
    let shared = Share::new(tally.shared, tally.games);
    let sums = [
        ("tests", &*percent(tally.tests.value())),
        ("jobs", &percent(tally.jobs.value())),
        ("shared", &percent(shared.value())),
        ("mean", &mean(tally.points.mean())),
        ("best", &mean(tally.best.mean())),
    ];
    writeln!(out, "{}", lang.say_with("fair-sums", &sums))?;
    let outside = figures.iter().filter(|figure| !figure.fair);
    let mut outside = outside
        .map(|figure| match figure.mark() {
            Some('?') => lang.say_with("fair-perhaps", &[("name", &figure.name)]),
            _ => figure.name.clone(),
        })
        .peekable();
    writeln!(out, "{}", lang.say("fair-limits"))?;
    if outside.peek().is_some() {
        let names = lang.list(outside);
        writeln!(out, "{}", lang.say_with("fair-not", &[("names", &names)]))?;
    }
    for (fault, times) in &tally.faults {
        let why = fault_words(lang, *fault);
        let broken = [("count", &*times.to_string()), ("why", &why)];
        writeln!(out, "\n{}", lang.say_with("table-broken-games", &broken))?;
    }
    Ok(())
}

/// One figure with a bar; marked if it is not as it should be.
fn line(
    lang: Language,
    out: &mut impl Write,
    tally: &Tally,
    figure: &BalanceFigure,
) -> Result<(), Failure> {
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
    let (name, share_told) = (&figure.name, percent(Some(share)));
    write!(out, "{mark} {name:<28} {share_told:>6} {}", bar(share))?;
    match figure.kind {
        BalanceKind::Seat | BalanceKind::Place | BalanceKind::Identity => {
            let [value, low, high] = [value, low, high].map(|number| format!("{number:.2}"));
            let told = [("value", &*value), ("low", &low), ("high", &high)];
            writeln!(out, "  {}", lang.say_with("fair-ratio", &told))?;
        }
        BalanceKind::Secret => {
            let [low, high] = [low, high].map(|share| format!("{:.1}", 100.0 * share));
            let told = [("low", &*low), ("high", &high)];
            writeln!(out, "  {}", lang.say_with("fair-met", &told))?;
        }
        BalanceKind::Assist | BalanceKind::Trick => {
            let count = tally.cards[figure.number];
            let of_held =
                |times| percent(Some(Share::new(times, count.held).value().unwrap_or(0.0)));
            let played = of_held(count.played);
            let (learned, spent) = (of_held(count.learned), of_held(count.spent));
            writeln!(out, "  {played:>6}  {learned:>6}  {spent:>6}")?;
        }
    }
    Ok(())
}

fn bar(share: f64) -> String {
    let long = ((share * BAR as f64).round() as usize).min(BAR);
    format!("{}{}", "█".repeat(long), "·".repeat(BAR - long))
}
