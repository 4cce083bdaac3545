//! `getaway lab compare`: two settings on the same seeds.

use super::bar::Bar;
use super::draw::Ruler;
use super::files::Folder;
use super::jobs::{self, Crews, MOST_HEISTS, Players, Rulebook};
use super::spec::Spec;
use super::{stop, table};
use crate::failure::Failure;
use clap::Args;
use lab::Share;
use lab::crew::compare::{Comparison, Pairs, compare as pair, html};
use lab::crew::{Plan, Results};
use std::io::Write;
use std::path::PathBuf;
use words::Language;

const NUMBERS: &str = "compare.json";
const REPORT: &str = "compare.html";
const WIDE: usize = 41;

/// What is compared and where the result goes.
#[derive(Args, Debug)]
pub struct Options {
    /// The first setting: what differs from the options below, such as bot=search,think=400 or
    /// crew=Tiny+Karma+F-Stop+Clutch or scenario=the-inclusion-job or strength=pro; "-" for nothing
    a: Spec,
    /// The second setting
    b: Spec,
    /// Id or printed name of a scenario, or edition/scenario; several times for several; "all" for all of an edition
    #[arg(long = "scenario", value_name = "NAME")]
    scenarios: Vec<String>,
    #[command(flatten)]
    rulebook: Rulebook,
    #[command(flatten)]
    crews: Crews,
    #[command(flatten)]
    players: Players,
    /// How many heists of each job, in either setting
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=MOST_HEISTS))]
    heists: u32,
    /// The folder for compare.json and compare.html; without it there is only the table
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replaces the comparison that is in the folder
    #[arg(long, requires = "out")]
    force: bool,
}

pub fn compare(lang: Language, options: &Options, out: &mut impl Write) -> Result<(), Failure> {
    let plans = [
        plan(lang, options, &options.a)?,
        plan(lang, options, &options.b)?,
    ];
    let counts = plans.each_ref().map(|plan| plan.matchups.len());
    if counts[0] != counts[1] {
        let [a, b] = counts;
        return Err(Failure::Asked(format!(
            "the first setting has {a} jobs and the second {b}: they cannot be paired"
        )));
    }
    let folder = options.out.as_deref().map(Folder::open).transpose()?;
    if let Some(folder) = &folder {
        folder.free(NUMBERS, options.force)?;
    }
    let [a, b] = play(lang, plans, options)?;
    let asked = |spec: &Spec| spec.to_string();
    let comparison = pair((&asked(&options.a), &a), (&asked(&options.b), &b), name);
    write(out, &comparison)?;
    if let Some(folder) = &folder {
        folder.write(NUMBERS, &comparison.json())?;
        folder.write(REPORT, &html(lang, &comparison))?;
        let path = folder.path("");
        writeln!(out, "\n{}: {NUMBERS}, {REPORT}", path.display())?;
    }
    Ok(())
}

fn plan(lang: Language, options: &Options, spec: &Spec) -> Result<Plan, Failure> {
    let names = match &spec.scenario {
        Some(name) => std::slice::from_ref(name),
        None => &options.scenarios[..],
    };
    if names.is_empty() {
        let sentence = "which scenario? Name one with --scenario, or scenario=... in both settings";
        return Err(Failure::Asked(sentence.to_owned()));
    }
    let mut crews = options.crews.clone();
    if let Some(crew) = &spec.crew {
        crews.crews = vec![crew.clone()];
    }
    crews.strength = spec.strength.or(crews.strength);
    crews.players = spec.players.or(crews.players);
    let seed = options.players.seed;
    let scenarios = jobs::scenarios(names, options.rulebook.edition.as_deref())?;
    Ok(Plan {
        bot: spec.bot.unwrap_or(options.players.bot),
        think: spec.think.unwrap_or(options.players.think),
        heists: options.heists,
        seed,
        matchups: jobs::jobs(lang, &scenarios, &crews, seed)?,
    })
}

/// Both settings, one after the other.
fn play(lang: Language, plans: [Plan; 2], options: &Options) -> Result<[Results; 2], Failure> {
    let heists = |plan: &Plan| u64::from(plan.heists) * plan.matchups.len() as u64;
    let mut bar = Bar::new(plans.iter().map(heists).sum(), 0);
    let stop = stop::on_interrupt()?;
    let mut played = 0;
    let mut run = |plan: Plan, what: String| {
        let results = Results::new(plan).map_err(|problems| jobs::not_playable(lang, &problems))?;
        let mut won = Share::default();
        let done = lab::crew::run(results, options.players.threads(), stop, |progress| {
            played += 1;
            won.count(progress.row.won());
            bar.tell(played, &what, won);
        });
        let done = done.map_err(|problems| jobs::not_playable(lang, &problems))?;
        match done.complete() {
            true => Ok(done),
            false => Err(stop::nothing_written()),
        }
    };
    let [a, b] = plans;
    let both = [
        run(a, options.a.to_string())?,
        run(b, options.b.to_string())?,
    ];
    bar.finish();
    Ok(both)
}

fn name(results: &Results, job: usize) -> String {
    let plan = &results.plan;
    format!("{}, {}", plan.scenarios()[job], plan.matchups[job].label)
}

fn write(out: &mut impl Write, comparison: &Comparison) -> Result<(), Failure> {
    let (a, b) = (&comparison.a.asked, &comparison.b.asked);
    writeln!(out, "A: {a}\nB: {b}")?;
    writeln!(out, "the same seeds, from {}\n", comparison.seed)?;
    let rows = comparison.matchups.iter().map(|job| {
        let name = match job.a == job.b {
            true => job.a.clone(),
            false => format!("{} / {}", job.a, job.b),
        };
        (name, job.pairs)
    });
    let mut rows: Vec<(String, Pairs)> = rows.collect();
    if rows.len() > 1 {
        rows.push(("all".to_owned(), comparison.all));
    }
    let far = rows.iter().flat_map(|(_, pairs)| {
        let (low, high) = pairs.interval();
        [low.abs(), high.abs()]
    });
    // Symmetric, so that no difference is in the middle; at least a tenth to either side.
    let far = far.fold(0.1, f64::max);
    let ruler = Ruler {
        low: -far,
        high: far,
        mark: Some(0.0),
        wide: WIDE,
    };
    for (name, pairs) in &rows {
        write_pairs(out, name, pairs, &ruler)?;
    }
    writeln!(
        out,
        "difference of win rates in percentage points, B less A, from {:.0} to {:+.0};",
        -100.0 * far,
        100.0 * far
    )?;
    writeln!(
        out,
        "95 % interval by Newcombe's method for paired shares (1998, method 10)"
    )?;
    if comparison.broken > 0 {
        writeln!(
            out,
            "\nNOT PLAYED TO THE END: {} pairs. They are not counted above.",
            comparison.broken
        )?;
    }
    Ok(())
}

fn write_pairs(
    out: &mut impl Write,
    name: &str,
    pairs: &Pairs,
    ruler: &Ruler,
) -> Result<(), Failure> {
    let (low, high) = pairs.interval();
    let verdict = match (pairs.is_clear(), pairs.difference() > 0.0) {
        (false, _) => "no clear difference",
        (true, true) => "B is better",
        (true, false) => "A is better",
    };
    writeln!(out, "{name}, {} pairs", pairs.count())?;
    for (side, rate) in [("A", pairs.share_a()), ("B", pairs.share_b())] {
        writeln!(
            out,
            "  {side}  {:>7}  {:>13}  {}",
            table::percent(rate.value()),
            table::interval(rate),
            table::bar(rate)
        )?;
    }
    writeln!(
        out,
        "  both won {}, only A {}, only B {}, neither {}",
        pairs.both, pairs.only_a, pairs.only_b, pairs.neither
    )?;
    writeln!(
        out,
        "  {:+.1} ({:+.1} to {:+.1})  {verdict}\n  {}\n",
        100.0 * pairs.difference(),
        100.0 * low,
        100.0 * high,
        ruler.draw(pairs.difference(), (low, high))
    )?;
    Ok(())
}
