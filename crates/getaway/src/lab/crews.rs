//! `getaway lab crews`: finds strong and weak crews for a scenario.

use super::bar::Bar;
use super::files::Folder;
use super::matchups::{self, MOST_HEISTS, Players, Rulebook, StrengthWord};
use super::{stop, table};
use crate::failure::Failure;
use clap::Args;
use crew::suggested::Strength;
use lab::Share;
use lab::crew::Plan;
use lab::crew::crews::{Contest, FORMAT, FoundCrew, FoundCrews, Halving, html};
use lab::terms;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use words::Language;

const NUMBERS: &str = "crews.json";
const REPORT: &str = "crews.html";

/// Which crews are tried and where the result goes.
#[derive(Args, Debug)]
pub struct Options {
    /// Id or printed name of the scenario, or edition/scenario
    #[arg(required = true)]
    scenario: Vec<String>,
    #[command(flatten)]
    rulebook: Rulebook,
    /// How many crews are tried, drawn by the seed from all of pre-built characters
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(2..=5000))]
    tries: u32,
    /// How many are left at either end
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=100))]
    keep: u16,
    /// Heists of each crew in the first round; each round doubles what those left have played
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    first: u32,
    /// Fresh heists of each crew that is left, which are those shown
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=MOST_HEISTS))]
    heists: u32,
    /// How many play, 3 or 4
    #[arg(long = "players", value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=4))]
    seats: u8,
    /// How far the crews have come [default: as the scenario asks for]
    #[arg(long, value_name = "STRENGTH")]
    strength: Option<StrengthWord>,
    #[command(flatten)]
    players: Players,
    /// The folder for crews.json and crews.html; without it there is only the table
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replaces the crews that are in the folder
    #[arg(long, requires = "out")]
    force: bool,
}

pub fn crews(lang: Language, options: &Options, out: &mut impl Write) -> Result<(), Failure> {
    let names = [options.scenario.join(" ")];
    let scenarios = matchups::scenarios(lang, &names, options.rulebook.edition.as_deref())?;
    let [(edition, scenario)] = scenarios[..] else {
        return Err(Failure::Asked(lang.say("lab-one-scenario")));
    };
    let folder = Folder::asked(lang, options.out.as_deref())?;
    if let Some(folder) = &folder {
        folder.free(NUMBERS, options.force)?;
    }
    let seed = options.players.seed;
    let all = matchups::every_crew(edition, usize::from(options.seats));
    let tried = matchups::sample(all, options.tries as usize, seed);
    let matchups = tried
        .iter()
        .map(|people| matchups::matchup(lang, edition, scenario, people, options.strength));
    let matchups = matchups.collect::<Result<Vec<_>, _>>()?;
    let plan = Plan {
        bot: options.players.bot,
        think: options.players.think,
        heists: 0,
        seed,
        matchups: Vec::new(),
    };
    let field = Contest::new(&plan, matchups)
        .map_err(|problems| matchups::not_playable(lang, &problems))?;
    let draft = &scenario.draft;
    let found = find(
        lang,
        options,
        &field,
        FoundCrews {
            format: FORMAT,
            scenario: draft.id.clone(),
            name: words::crew::job(lang, edition, draft).name().to_owned(),
            strength: match options.strength {
                Some(word) => word.into(),
                None => Strength::of(draft.difficulty),
            },
            players: options.seats,
            bot: plan.bot,
            think: plan.think,
            seed,
            tried: field.len() as u64,
            heists: 0,
            everybody: Share::default(),
            strong: Vec::new(),
            weak: Vec::new(),
            broken: 0,
        },
    )?;
    write(lang, out, &found)?;
    if let Some(folder) = &folder {
        folder.write(NUMBERS, &found.json())?;
        folder.write(REPORT, &html(lang, &found))?;
        folder.tell(out, &[NUMBERS, REPORT])?;
    }
    Ok(())
}

fn find(
    lang: Language,
    options: &Options,
    field: &Contest,
    known: FoundCrews,
) -> Result<FoundCrews, Failure> {
    let halving = Halving {
        first: u64::from(options.first),
        keep: usize::from(options.keep),
        last: u64::from(options.heists),
    };
    let heists = halving.heists(field.len());
    let bar = Mutex::new((Bar::new(lang, heists, 0), 0u64, Share::default()));
    let threads = options.players.threads();
    let stop = stop::on_interrupt(lang)?;
    let mut everybody = None;
    let ends = halving.run(field.len(), |task| {
        let left = task.candidates.len().to_string();
        let what = lang.say_with("bar-crews", &[("count", &left)]);
        let rates = field.play(&task, threads, stop, |won| {
            let mut shown = bar.lock().unwrap_or_else(|broken| broken.into_inner());
            let (bar, played, rate) = &mut *shown;
            *played += 1;
            rate.count(won);
            bar.tell(*played, &what, *rate);
        })?;
        let mut sum = Share::default();
        rates.iter().for_each(|rate| sum.add(*rate));
        everybody.get_or_insert(sum);
        Ok::<_, lab::crew::crews::Stopped>(rates)
    });
    let (bar, ..) = bar
        .into_inner()
        .unwrap_or_else(|broken| broken.into_inner());
    bar.finish();
    let ends = ends.map_err(|_| stop::nothing_written(lang))?;
    let crews = |end: &[lab::crew::crews::Finalist]| {
        let crew = |one: &lab::crew::crews::Finalist| {
            FoundCrew::new(field.label(one.candidate).to_owned(), one.share)
        };
        end.iter().map(crew).collect()
    };
    Ok(FoundCrews {
        heists,
        everybody: everybody.unwrap_or_default(),
        strong: crews(&ends.strong),
        weak: crews(&ends.weak),
        broken: field.broken(),
        ..known
    })
}

fn write(lang: Language, out: &mut impl Write, found: &FoundCrews) -> Result<(), Failure> {
    writeln!(out, "{}", found.name)?;
    let tried = [
        ("crews", &*found.tried.to_string()),
        ("strength", &terms::strength(lang, found.strength)),
        ("heists", &found.heists.to_string()),
        ("bot", &terms::bot(lang, found.bot)),
        ("seed", &found.seed.to_string()),
    ];
    writeln!(out, "{}", lang.say_with("found-tried", &tried))?;
    let everybody = [
        ("share", &*table::percent(found.everybody.value())),
        ("interval", &table::interval(found.everybody)),
    ];
    writeln!(out, "{}", lang.say_with("found-everybody", &everybody))?;
    let both = found.strong.iter().chain(&found.weak);
    let wide = both.map(|crew| crew.crew.chars().count()).max();
    let wide = wide.unwrap_or(0);
    for (title, end) in [
        ("found-strongest", &found.strong),
        ("found-weakest", &found.weak),
    ] {
        writeln!(out, "\n{}", lang.say(title))?;
        for crew in end {
            writeln!(
                out,
                "  {:<wide$}  {:>7}  {:>13}  {}",
                crew.crew,
                table::percent(crew.won.value()),
                table::interval(crew.won),
                table::bar(crew.won)
            )?;
        }
    }
    let shown = found.strong.first().map_or(0, |crew| crew.won.of);
    let shown = lang.say_with("found-shown", &[("heists", &*shown.to_string())]);
    writeln!(out, "\n{shown}")?;
    table::tell_broken(lang, out, "table-broken-heists", found.broken)
}
