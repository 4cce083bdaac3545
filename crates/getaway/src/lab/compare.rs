//! `getaway lab compare`: two settings on the same seeds.

use super::bar::Bar;
use super::draw::Ruler;
use super::files::Folder;
use super::matchups::{self, Crews, MOST_HEISTS, Players, Rulebook};
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
        let [a, b] = counts.map(|count| count.to_string());
        let sentence = lang.say_with("lab-not-paired", &[("a", &*a), ("b", &b)]);
        return Err(Failure::Asked(sentence));
    }
    let folder = Folder::asked(lang, options.out.as_deref())?;
    if let Some(folder) = &folder {
        folder.free(NUMBERS, options.force)?;
    }
    let [a, b] = play(lang, plans, options)?;
    let asked = |spec: &Spec| spec.told(lang);
    let comparison = pair(
        (&asked(&options.a), &a),
        (&asked(&options.b), &b),
        |results, job| name(lang, results, job),
    );
    write(lang, out, &comparison)?;
    if let Some(folder) = &folder {
        folder.write(NUMBERS, &comparison.json())?;
        folder.write(REPORT, &html(lang, &comparison))?;
        folder.tell(out, &[NUMBERS, REPORT])?;
    }
    Ok(())
}

fn plan(lang: Language, options: &Options, spec: &Spec) -> Result<Plan, Failure> {
    let names = match &spec.scenario {
        Some(name) => std::slice::from_ref(name),
        None => &options.scenarios[..],
    };
    if names.is_empty() {
        return Err(Failure::Asked(lang.say("lab-which-scenario")));
    }
    let mut crews = options.crews.clone();
    if let Some(crew) = &spec.crew {
        crews.crews = vec![crew.clone()];
    }
    crews.strength = spec.strength.or(crews.strength);
    crews.players = spec.players.or(crews.players);
    let seed = options.players.seed;
    let scenarios = matchups::scenarios(lang, names, options.rulebook.edition.as_deref())?;
    Ok(Plan {
        bot: spec.bot.unwrap_or(options.players.bot),
        think: spec.think.unwrap_or(options.players.think),
        heists: options.heists,
        seed,
        matchups: matchups::matchups(lang, &scenarios, &crews, seed)?,
    })
}

/// Both settings, one after the other.
fn play(lang: Language, plans: [Plan; 2], options: &Options) -> Result<[Results; 2], Failure> {
    let heists = |plan: &Plan| u64::from(plan.heists) * plan.matchups.len() as u64;
    let mut bar = Bar::new(lang, plans.iter().map(heists).sum(), 0);
    let stop = stop::on_interrupt(lang)?;
    let mut played = 0;
    let mut run = |plan: Plan, what: String| {
        let results =
            Results::new(plan).map_err(|problems| matchups::not_playable(lang, &problems))?;
        let mut won = Share::default();
        let done = lab::crew::run(results, options.players.threads(), stop, |progress| {
            played += 1;
            won.count(progress.row.won());
            bar.tell(played, &what, won);
        });
        let done = done.map_err(|problems| matchups::not_playable(lang, &problems))?;
        match done.complete() {
            true => Ok(done),
            false => Err(stop::nothing_written(lang)),
        }
    };
    let [a, b] = plans;
    let both = [run(a, options.a.told(lang))?, run(b, options.b.told(lang))?];
    bar.finish();
    Ok(both)
}

fn name(lang: Language, results: &Results, job: usize) -> String {
    let plan = &results.plan;
    format!(
        "{}, {}",
        plan.scenarios(lang)[job],
        plan.matchups[job].label
    )
}

fn write(lang: Language, out: &mut impl Write, comparison: &Comparison) -> Result<(), Failure> {
    let (a, b) = (&comparison.a.asked, &comparison.b.asked);
    writeln!(out, "A: {a}\nB: {b}")?;
    let seed = comparison.seed.to_string();
    writeln!(
        out,
        "{}\n",
        lang.say_with("pairs-seeds", &[("seed", &seed)])
    )?;
    let rows = comparison.matchups.iter().map(|job| {
        let name = match job.a == job.b {
            true => job.a.clone(),
            false => format!("{} / {}", job.a, job.b),
        };
        (name, job.pairs)
    });
    let mut rows: Vec<(String, Pairs)> = rows.collect();
    if rows.len() > 1 {
        rows.push((lang.say("pairs-all"), comparison.all));
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
        write_pairs(lang, out, name, pairs, &ruler)?;
    }
    let ends = [
        ("low", &*format!("{:.0}", -100.0 * far)),
        ("high", &format!("{:+.0}", 100.0 * far)),
    ];
    writeln!(out, "{}", lang.say_with("pairs-scale", &ends))?;
    writeln!(out, "{}", lang.say("pairs-method"))?;
    table::tell_broken(lang, out, "table-broken-pairs", comparison.broken)
}

fn write_pairs(
    lang: Language,
    out: &mut impl Write,
    name: &str,
    pairs: &Pairs,
    ruler: &Ruler,
) -> Result<(), Failure> {
    let (low, high) = pairs.interval();
    let verdict = match (pairs.is_clear(), pairs.difference() > 0.0) {
        (false, _) => "pairs-unclear",
        (true, true) => "pairs-b-better",
        (true, false) => "pairs-a-better",
    };
    let heading = [("name", name), ("count", &*pairs.count().to_string())];
    writeln!(out, "{}", lang.say_with("pairs-count", &heading))?;
    for (side, rate) in [("A", pairs.share_a()), ("B", pairs.share_b())] {
        writeln!(
            out,
            "  {side}  {:>7}  {:>13}  {}",
            table::percent(rate.value()),
            table::interval(rate),
            table::bar(rate)
        )?;
    }
    let won = [
        ("both", &*pairs.both.to_string()),
        ("a", &pairs.only_a.to_string()),
        ("b", &pairs.only_b.to_string()),
        ("neither", &pairs.neither.to_string()),
    ];
    writeln!(out, "  {}", lang.say_with("pairs-won", &won))?;
    let points = |share: f64| format!("{:+.1}", 100.0 * share);
    let difference = [
        ("difference", &*points(pairs.difference())),
        ("low", &points(low)),
        ("high", &points(high)),
        ("verdict", &lang.say(verdict)),
    ];
    writeln!(out, "  {}", lang.say_with("pairs-difference", &difference))?;
    let picture = ruler.draw(pairs.difference(), (low, high));
    Ok(writeln!(out, "  {picture}\n")?)
}
