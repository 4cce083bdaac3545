//! The list of scenarios, edition by edition.

use crate::failure::Failure;
use crate::which;
use crew::content::scenario::{Chapter, Difficulty};
use crew::content::{Edition, Scenario, editions};
use crew::suggested::Strength;
use lab::terms::strength;
use serde::Serialize;
use std::io::Write;
use words::Language;
use words::crew::cards;

/// A scenario in a line or two.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Summary<'a> {
    edition: &'a str,
    id: &'a str,
    name: &'a str,
    location: &'a str,
    difficulty: Difficulty,
    /// Which chapter of which story it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    chapter: Option<&'a Chapter>,
    /// Whether its page says how to play it on its own.
    #[serde(skip_serializing_if = "is_false")]
    challenge: bool,
    objective: &'a str,
    tiles: usize,
    unknown: u32,
    entrances: usize,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl<'a> Summary<'a> {
    fn new(lang: Language, edition: &'a Edition, scenario: &'a Scenario) -> Summary<'a> {
        let draft = &scenario.draft;
        let says = words::crew::job(lang, edition, draft);
        Summary {
            edition: &edition.id,
            id: &draft.id,
            name: says.name(),
            location: says.location(),
            difficulty: draft.difficulty,
            chapter: draft.chapter.as_ref(),
            challenge: draft.challenge.is_some(),
            objective: says.objective(),
            tiles: scenario.board.tile_count(),
            unknown: scenario.unknown.len(),
            entrances: scenario.board.exit_count(),
        }
    }
}

pub fn entrances(lang: Language, count: usize) -> String {
    lang.say_with("show-entrances", &[("count", &*count.to_string())])
}

/// The scenarios of one edition, or of all.
pub fn list(
    lang: Language,
    out: &mut impl Write,
    edition: Option<&str>,
    json: bool,
) -> Result<(), Failure> {
    let editions = match edition {
        Some(name) => vec![which::named(lang, name)?],
        None => editions().to_vec(),
    };
    if json {
        let summaries: Vec<Summary> = editions
            .into_iter()
            .flat_map(|edition| summaries(lang, edition))
            .collect();
        let text = serde_json::to_string_pretty(&summaries).map_err(std::io::Error::from)?;
        return Ok(writeln!(out, "{text}")?);
    }
    for (n, edition) in editions.into_iter().enumerate() {
        if n > 0 {
            writeln!(out)?;
        }
        tell(lang, out, edition)?;
    }
    Ok(())
}

fn summaries(lang: Language, edition: &Edition) -> impl Iterator<Item = Summary<'_>> {
    let scenarios = edition.scenarios.iter();
    scenarios.map(move |scenario| Summary::new(lang, edition, scenario))
}

/// An edition: its stories chapter by chapter, then whatever stands alone.
fn tell(lang: Language, out: &mut impl Write, edition: &Edition) -> Result<(), Failure> {
    let name = cards::edition_name(lang, edition);
    writeln!(out, "{name} {} ({})", edition.version, edition.id)?;
    for story in &edition.campaigns {
        let (name, text) = (
            cards::name(lang, edition, story),
            cards::text(lang, edition, story),
        );
        let told = [("name", name), ("text", text)];
        writeln!(out, "\n{}", lang.say_with("show-line", &told))?;
        let mut chapters: Vec<Summary> = summaries(lang, edition)
            .filter(|job| job.chapter.is_some_and(|chapter| chapter.of == story.id))
            .collect();
        chapters.sort_by_key(|job| job.chapter.map(|chapter| chapter.number));
        for chapter in &chapters {
            line(lang, out, chapter)?;
        }
    }
    for job in summaries(lang, edition).filter(|job| job.chapter.is_none()) {
        line(lang, out, &job)?;
    }
    if !edition.series.is_empty() {
        let step = |one: &Vec<String>| joined(lang, "list-or", one.iter().cloned());
        let steps = joined(lang, "list-then", edition.series.iter().map(step));
        let series = lang.say_with("list-series", &[("steps", &steps)]);
        writeln!(out, "{series}")?;
    }
    Ok(())
}

/// Some words, each put after those before it as the key says.
fn joined(lang: Language, key: &str, mut words: impl Iterator<Item = String>) -> String {
    let first = words.next().unwrap_or_default();
    words.fold(first, |before, next| {
        lang.say_with(key, &[("before", &before), ("next", &next)])
    })
}

fn line(lang: Language, out: &mut impl Write, job: &Summary) -> Result<(), Failure> {
    let number = job.chapter.map(|chapter| chapter.number.to_string());
    let mut about = vec![("name", job.name), ("objective", job.objective)];
    let mut told = match &number {
        Some(number) => {
            about.push(("number", number));
            lang.say_with("list-chapter", &about)
        }
        None => lang.say_with("list-job", &about),
    };
    if job.challenge {
        told = lang.say_with("list-alone", &[("job", &told)]);
    }
    let difficulty = strength(lang, Strength::of(job.difficulty));
    let size = [
        ("tiles", &*job.tiles.to_string()),
        ("unknown", &job.unknown.to_string()),
        ("entrances", &entrances(lang, job.entrances)),
    ];
    let size = lang.say_with("list-size", &size);
    Ok(writeln!(
        out,
        "{:<24} {difficulty:<9} {size}\n    {told}",
        job.id
    )?)
}
