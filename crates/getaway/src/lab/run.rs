//! `getaway lab run`: plays many heists and reports on them.

use super::bar::Bar;
use super::files::Folder;
use super::jobs::{self, Crews, MOST_HEISTS, Players, Rulebook};
use super::{stop, table};
use crate::failure::Failure;
use clap::Args;
use lab::crew::{Plan, Results};
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use words::Language;

const RESULTS: &str = "results.json";
const HEISTS: &str = "heists.csv";
const REPORT: &str = "report.html";

/// What was done is saved this often, or more seldom where saving takes long.
const SAVES: Duration = Duration::from_secs(15);

/// What is played and where the results go.
#[derive(Args, Debug)]
pub struct Options {
    /// Id or printed name of a scenario, or edition/scenario; several times for several; "all" for all of an edition
    #[arg(long = "scenario", value_name = "NAME", required = true)]
    scenarios: Vec<String>,
    #[command(flatten)]
    rulebook: Rulebook,
    #[command(flatten)]
    crews: Crews,
    #[command(flatten)]
    players: Players,
    /// How many heists of each crew at each scenario
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=MOST_HEISTS))]
    heists: u32,
    /// The folder for results.json, heists.csv and report.html; without it there is only the table
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Goes on with the run whose results are in the folder
    #[arg(long, requires = "out")]
    resume: bool,
    /// Replaces the results of another run
    #[arg(long, requires = "out", conflicts_with = "resume")]
    force: bool,
}

pub fn run(lang: Language, options: &Options, out: &mut impl Write) -> Result<(), Failure> {
    let plan = plan(lang, options)?;
    let folder = options.out.as_deref().map(Folder::open).transpose()?;
    let results = match &folder {
        Some(folder) => begin(lang, folder, plan, options)?,
        None => fresh(lang, plan)?,
    };
    let results = play(lang, results, options, folder.as_ref())?;
    if let Some(folder) = &folder {
        save(folder, &results)?;
        folder.write(REPORT, &lab::crew::report::html(lang, &results))?;
    }
    table::write(out, &results)?;
    if let Some(path) = &options.out {
        let path = path.display();
        writeln!(out, "\n{path}: {RESULTS}, {HEISTS}, {REPORT}")?;
    }
    if !results.complete() {
        // The table comes before the complaint.
        out.flush()?;
        return Err(Failure::Interrupted(interrupted(options, &results)));
    }
    Ok(())
}

fn plan(lang: Language, options: &Options) -> Result<Plan, Failure> {
    let scenarios = jobs::scenarios(&options.scenarios, options.rulebook.edition.as_deref())?;
    Ok(Plan {
        bot: options.players.bot,
        think: options.players.think,
        heists: options.heists,
        seed: options.players.seed,
        matchups: jobs::jobs(lang, &scenarios, &options.crews, options.players.seed)?,
    })
}

fn fresh(lang: Language, plan: Plan) -> Result<Results, Failure> {
    Results::new(plan).map_err(|problems| jobs::not_playable(lang, &problems))
}

/// What the folder knows already. Nothing of another run is touched unless that is asked for.
fn begin(
    lang: Language,
    folder: &Folder,
    plan: Plan,
    options: &Options,
) -> Result<Results, Failure> {
    let json = folder.read(RESULTS)?;
    let path = folder.path(RESULTS);
    let path = path.display();
    let Some(json) = json.filter(|_| !options.force) else {
        return fresh(lang, plan);
    };
    if !options.resume {
        return Err(Failure::Asked(format!(
            "{path} has the results of a run already: go on with it by --resume, or replace it by --force"
        )));
    }
    let csv = folder.read(HEISTS)?.unwrap_or_default();
    let mut known = Results::read(&json, &csv)
        .map_err(|damaged| Failure::Asked(format!("{path}: {damaged}")))?;
    if !plan.continues(&known.plan) {
        return Err(Failure::Asked(format!(
            "{path} has the results of another run ({}): it can only go on with the same scenarios, crews, bot and seed",
            differences(&plan, &known.plan)
        )));
    }
    if known
        .matchups
        .iter()
        .any(|job| job.rows.len() as u64 > u64::from(plan.heists))
    {
        let played = known.plan.heists;
        return Err(Failure::Asked(format!(
            "{path} has more heists than asked for: {played} of each job"
        )));
    }
    known.plan = plan;
    Ok(known)
}

fn differences(plan: &Plan, known: &Plan) -> String {
    let mut other = Vec::new();
    if plan.bot != known.bot {
        other.push(format!("bot {}", known.bot));
    }
    if plan.think != known.think {
        other.push(format!("thinking {}", known.think));
    }
    if plan.seed != known.seed {
        other.push(format!("seed {}", known.seed));
    }
    if plan.matchups != known.matchups {
        other.push("other scenarios or crews".to_owned());
    }
    other.join(", ")
}

/// Plays on until everything is played or somebody stops it; saves from time to time.
fn play(
    lang: Language,
    results: Results,
    options: &Options,
    folder: Option<&Folder>,
) -> Result<Results, Failure> {
    let names = results.plan.scenarios();
    let all = u64::from(results.plan.heists) * names.len() as u64;
    let mut played = results.played();
    let mut bar = Bar::new(all, played);
    let stop = stop::on_interrupt()?;
    let mut trouble = None;
    // At once, to see that it can be done.
    let mut save_at = Instant::now();
    let done = lab::crew::run(results, options.players.threads(), stop, |progress| {
        played += 1;
        let job = progress.row.matchup as usize;
        bar.tell(
            played,
            &names[job],
            progress.results.matchups[job].summary.won,
        );
        let (Some(folder), None) = (folder, &trouble) else {
            return;
        };
        let began = Instant::now();
        if began >= save_at {
            trouble = save(folder, progress.results).err();
            save_at = Instant::now() + SAVES.max(began.elapsed() * 20);
        }
    });
    bar.finish();
    let done = done.map_err(|problems| jobs::not_playable(lang, &problems))?;
    match trouble {
        Some(failure) => Err(failure),
        None => Ok(done),
    }
}

/// The list of heists first: with more heists in it than in the results nothing is lost.
fn save(folder: &Folder, results: &Results) -> Result<(), Failure> {
    folder.write(HEISTS, &results.csv())?;
    folder.write(RESULTS, &results.json())
}

fn interrupted(options: &Options, results: &Results) -> String {
    let played = results.played();
    let all = u64::from(results.plan.heists) * results.plan.matchups.len() as u64;
    let next = match options.out {
        Some(_) => "what was played is saved, --resume goes on",
        None => "nothing is saved without --out",
    };
    format!("stopped after {played} of {all} heists: {next}")
}
