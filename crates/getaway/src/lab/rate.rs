//! `getaway lab rate`: places scenarios on one scale of difficulty.

use super::bar::Bar;
use super::draw::Ruler;
use super::files::Folder;
use super::matchups::{self, MOST_HEISTS, Players, Rulebook};
use super::{stop, table};
use crate::failure::Failure;
use clap::Args;
use crew::suggested::{self, Strength};
use lab::crew::difficulty::{DifficultyScale, RatedBy, ScenarioResult, Verdict, rate_scenarios};
use lab::crew::{Matchup, Plan, Results};
use lab::terms;
use std::io::Write;
use std::path::PathBuf;
use words::Language;

const NUMBERS: &str = "rate.json";
const TABLE: &str = "rate.md";
const WIDE: usize = 41;

/// What is placed and where the result goes.
#[derive(Args, Debug)]
pub struct Options {
    /// Id or printed name of a scenario, or edition/scenario; several times for several [default: all of the edition, or
    /// of all editions]
    #[arg(long = "scenario", value_name = "NAME")]
    scenarios: Vec<String>,
    #[command(flatten)]
    rulebook: Rulebook,
    /// How many heists of each crew at each scenario
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=MOST_HEISTS))]
    heists: u32,
    /// How many play, 3 or 4
    #[arg(long = "players", value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=4))]
    seats: u8,
    #[command(flatten)]
    players: Players,
    /// The folder for rate.json and rate.md; without it there is only the table
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replaces the ratings that are in the folder
    #[arg(long, requires = "out")]
    force: bool,
}

pub fn rate(lang: Language, options: &Options, out: &mut impl Write) -> Result<(), Failure> {
    let edition = options.rulebook.edition.as_deref();
    let scenarios = match options.scenarios.is_empty() {
        true => matchups::everywhere(lang, edition)?,
        false => matchups::scenarios(lang, &options.scenarios, edition)?,
    };
    // Editions share ids: where several are placed, the edition tells them apart.
    let several = scenarios.windows(2).any(|two| two[0].0.id != two[1].0.id);
    let folder = Folder::asked(lang, options.out.as_deref())?;
    if let Some(folder) = &folder {
        folder.free(NUMBERS, options.force)?;
    }
    let mut matchups = Vec::new();
    let mut seen = Vec::new();
    for (edition, scenario) in scenarios {
        for strength in Strength::ALL {
            let seats = usize::from(options.seats);
            let setup = suggested::campaign(edition, scenario, seats, strength);
            matchups.push(
                Matchup::new(setup).map_err(|problems| matchups::not_playable(lang, &problems))?,
            );
            seen.push(ScenarioResult {
                scenario: match several {
                    true => format!("{}/{}", edition.id, scenario.draft.id),
                    false => scenario.draft.id.clone(),
                },
                name: String::new(),
                printed: scenario.draft.difficulty,
                strength,
                won: lab::Share::default(),
            });
        }
    }
    let results = play(lang, options, matchups)?;
    let names = results.plan.scenarios(lang);
    for ((seen, job), name) in seen.iter_mut().zip(&results.matchups).zip(names) {
        seen.won = job.summary.won;
        seen.name = name;
    }
    let played = RatedBy {
        bot: options.players.bot,
        think: options.players.think,
        players: options.seats,
        seed: options.players.seed,
        heists: options.heists,
    };
    let Some(scale) = rate_scenarios(played, &seen) else {
        return Err(Failure::Asked(lang.say("lab-not-enough")));
    };
    write(lang, out, &scale)?;
    let broken: u64 = results
        .matchups
        .iter()
        .flat_map(|job| job.summary.faults.values())
        .sum();
    table::tell_broken(lang, out, "table-broken-heists", broken)?;
    if let Some(folder) = &folder {
        folder.write(NUMBERS, &scale.json())?;
        folder.write(TABLE, &scale.markdown(lang))?;
        folder.tell(out, &[NUMBERS, TABLE])?;
    }
    Ok(())
}

fn play(lang: Language, options: &Options, matchups: Vec<Matchup>) -> Result<Results, Failure> {
    let plan = Plan {
        bot: options.players.bot,
        think: options.players.think,
        heists: options.heists,
        seed: options.players.seed,
        matchups,
    };
    let names = plan.scenarios(lang);
    let mut bar = Bar::new(lang, u64::from(plan.heists) * names.len() as u64, 0);
    let stop = stop::on_interrupt(lang)?;
    let results = Results::new(plan).map_err(|problems| matchups::not_playable(lang, &problems))?;
    let mut played = 0;
    let done = lab::crew::run(results, options.players.threads(), stop, |progress| {
        played += 1;
        let job = progress.row.matchup as usize;
        bar.tell(
            played,
            &names[job],
            progress.results.matchups[job].summary.won,
        );
    });
    bar.finish();
    let done = done.map_err(|problems| matchups::not_playable(lang, &problems))?;
    match done.complete() {
        true => Ok(done),
        false => Err(stop::nothing_written(lang)),
    }
}

fn write(lang: Language, out: &mut impl Write, scale: &DifficultyScale) -> Result<(), Failure> {
    let ends = scale.scenarios.iter().map(|scenario| scenario.interval);
    let places = scale
        .crews
        .iter()
        .map(|crew| (crew.place.value, crew.place.value));
    let (low, high) = ends
        .chain(places)
        .fold((f64::MAX, f64::MIN), |(low, high), (from, to)| {
            (low.min(from), high.max(to))
        });
    let ruler = Ruler {
        low,
        high,
        mark: None,
        wide: WIDE,
    };
    let wide = scale.scenarios.iter().map(|s| s.name.chars().count());
    let heading = lang.say("table-col-scenario");
    let wide = wide.max().unwrap_or(0).max(heading.chars().count());
    let (difficulty, ends) = (lang.say("scale-col-difficulty"), lang.say("scale-col-ends"));
    write!(out, "{heading:<wide$}  {difficulty:<10}  {ends:<WIDE$}")?;
    for crew in &scale.crews {
        write!(out, "  {:>8}", terms::strength(lang, crew.strength))?;
    }
    let (printed, fits) = (lang.say("scale-col-printed"), lang.say("scale-col-fits"));
    writeln!(out, "  {printed:<8}  {fits}")?;
    for scenario in &scale.scenarios {
        let place = scenario.difficulty;
        let half = (scenario.interval.1 - scenario.interval.0) / 2.0;
        let number = format!("{:+.2} ±{half:.2}", place.value);
        let picture = ruler.draw(place.value, scenario.interval);
        write!(out, "{:<wide$}  {number:>11} {picture}", scenario.name)?;
        for won in &scenario.won {
            write!(out, "  {:>8}", table::percent(won.value()))?;
        }
        let printed = terms::strength(lang, Strength::of(scenario.printed));
        let fits = terms::strength(lang, scenario.fits);
        let labels = [("fits", &*fits), ("printed", &printed)];
        let judged = match scenario.verdict {
            Verdict::Fits => String::new(),
            Verdict::Differs => lang.say_with("scale-differs", &labels),
            Verdict::Close => lang.say_with("scale-close", &labels),
        };
        writeln!(out, "  {printed:<8}  {judged}")?;
    }
    writeln!(out)?;
    for crew in &scale.crews {
        let place = crew.place;
        let number = format!("{:+.2} ±{:.2}", place.value, place.half_interval());
        let picture = ruler.draw(place.value, place.interval());
        let strength = terms::strength(lang, crew.strength);
        let name = lang.say_with("scale-col-crew", &[("strength", &strength)]);
        writeln!(out, "{name:<wide$}  {number:>11} {picture}")?;
    }
    let usual = table::percent(Some(scale.usual));
    let label = lang.say_with("scale-label", &[("usual", &usual)]);
    Ok(writeln!(out, "\n{}\n{label}", lang.say("scale-about"))?)
}
