//! `getaway lab run`: plays many heists and reports on them.

use super::bar::Bar;
use super::files::Folder;
use super::matchups::{self, Crews, MOST_HEISTS, Players, Rulebook};
use super::{stop, table};
use crate::failure::Failure;
use clap::Args;
use lab::crew::{Plan, Results};
use lab::terms;
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
    let folder = Folder::asked(lang, options.out.as_deref())?;
    let results = match &folder {
        Some(folder) => begin(lang, folder, plan, options)?,
        None => fresh(lang, plan)?,
    };
    let results = play(lang, results, options, folder.as_ref())?;
    if let Some(folder) = &folder {
        save(folder, &results)?;
        folder.write(REPORT, &lab::crew::report::html(lang, &results))?;
    }
    table::write(lang, out, &results)?;
    if let Some(folder) = &folder {
        folder.tell(out, &[RESULTS, HEISTS, REPORT])?;
    }
    if !results.complete() {
        // The table comes before the complaint.
        out.flush()?;
        return Err(Failure::Interrupted(interrupted(lang, options, &results)));
    }
    Ok(())
}

fn plan(lang: Language, options: &Options) -> Result<Plan, Failure> {
    let scenarios = matchups::scenarios(
        lang,
        &options.scenarios,
        options.rulebook.edition.as_deref(),
    )?;
    Ok(Plan {
        bot: options.players.bot,
        think: options.players.think,
        heists: options.heists,
        seed: options.players.seed,
        matchups: matchups::matchups(lang, &scenarios, &options.crews, options.players.seed)?,
    })
}

fn fresh(lang: Language, plan: Plan) -> Result<Results, Failure> {
    Results::new(plan).map_err(|problems| matchups::not_playable(lang, &problems))
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
    let file = path.display().to_string();
    let refused = |key: &str, about: &[(&str, &str)]| {
        let arguments = [&[("file", &*file)][..], about].concat();
        Failure::Asked(lang.say_with(key, &arguments))
    };
    let Some(json) = json.filter(|_| !options.force) else {
        return fresh(lang, plan);
    };
    if !options.resume {
        return Err(refused("lab-results-exist", &[]));
    }
    let csv = folder.read(HEISTS)?.unwrap_or_default();
    let mut known = Results::read(&json, &csv)
        .map_err(|damaged| Failure::about_file(lang, &path, &damaged.sentence(lang)))?;
    if !plan.continues(&known.plan) {
        let differences = differences(lang, &plan, &known.plan);
        return Err(refused("lab-other-run", &[("differences", &differences)]));
    }
    if known
        .matchups
        .iter()
        .any(|job| job.rows.len() as u64 > u64::from(plan.heists))
    {
        let played = known.plan.heists.to_string();
        return Err(refused("lab-more-heists", &[("played", &played)]));
    }
    known.plan = plan;
    Ok(known)
}

fn differences(lang: Language, plan: &Plan, known: &Plan) -> String {
    let mut other = Vec::new();
    if plan.bot != known.bot {
        let bot = terms::bot(lang, known.bot);
        other.push(lang.say_with("lab-differs-bot", &[("bot", &bot)]));
    }
    if plan.think != known.think {
        let think = known.think.to_string();
        other.push(lang.say_with("lab-differs-think", &[("think", &think)]));
    }
    if plan.seed != known.seed {
        let seed = known.seed.to_string();
        other.push(lang.say_with("lab-differs-seed", &[("seed", &seed)]));
    }
    if plan.matchups != known.matchups {
        other.push(lang.say("lab-differs-jobs"));
    }
    lang.list(other.into_iter())
}

/// Plays on until everything is played or somebody stops it; saves from time to time.
fn play(
    lang: Language,
    results: Results,
    options: &Options,
    folder: Option<&Folder>,
) -> Result<Results, Failure> {
    let names = results.plan.scenarios(lang);
    let all = u64::from(results.plan.heists) * names.len() as u64;
    let mut played = results.played();
    let mut bar = Bar::new(lang, all, played);
    let stop = stop::on_interrupt(lang)?;
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
    let done = done.map_err(|problems| matchups::not_playable(lang, &problems))?;
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

fn interrupted(lang: Language, options: &Options, results: &Results) -> String {
    let all = u64::from(results.plan.heists) * results.plan.matchups.len() as u64;
    let counts = [
        ("played", &*results.played().to_string()),
        ("all", &all.to_string()),
    ];
    let key = match options.out {
        Some(_) => "lab-stopped",
        None => "lab-stopped-unsaved",
    };
    lang.say_with(key, &counts)
}
