//! The list of scenarios, edition by edition.

use crate::failure::Failure;
use crate::which;
use crew::content::scenario::{Chapter, Difficulty};
use crew::content::{Edition, Scenario, editions};
use serde::Serialize;
use std::io::Write;

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
    fn new(edition: &'a Edition, scenario: &'a Scenario) -> Summary<'a> {
        let draft = &scenario.draft;
        Summary {
            edition: &edition.id,
            id: &draft.id,
            name: &draft.name,
            location: &draft.location,
            difficulty: draft.difficulty,
            chapter: draft.chapter.as_ref(),
            challenge: draft.challenge.is_some(),
            objective: &draft.objective,
            tiles: scenario.board.tile_count(),
            unknown: scenario.unknown.len(),
            entrances: scenario.board.exit_count(),
        }
    }
}

/// The word on the scenario sheet.
pub fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Amateur => "amateur",
        Difficulty::SemiPro => "semi-pro",
        Difficulty::Pro => "pro",
    }
}

pub fn entrances(count: usize) -> String {
    match count {
        1 => "1 entrance".to_owned(),
        count => format!("{count} entrances"),
    }
}

/// The scenarios of one edition, or of all.
pub fn list(out: &mut impl Write, edition: Option<&str>, json: bool) -> Result<(), Failure> {
    let editions = match edition {
        Some(name) => vec![which::named(name)?],
        None => editions().to_vec(),
    };
    if json {
        let summaries: Vec<Summary> = editions.into_iter().flat_map(summaries).collect();
        let text = serde_json::to_string_pretty(&summaries).map_err(std::io::Error::from)?;
        return Ok(writeln!(out, "{text}")?);
    }
    for (n, edition) in editions.into_iter().enumerate() {
        if n > 0 {
            writeln!(out)?;
        }
        tell(out, edition)?;
    }
    Ok(())
}

fn summaries(edition: &Edition) -> impl Iterator<Item = Summary<'_>> {
    let scenarios = edition.scenarios.iter();
    scenarios.map(|scenario| Summary::new(edition, scenario))
}

/// An edition: its stories chapter by chapter, then whatever stands alone.
fn tell(out: &mut impl Write, edition: &Edition) -> Result<(), Failure> {
    writeln!(out, "{} {} ({})", edition.name, edition.version, edition.id)?;
    for story in &edition.campaigns {
        writeln!(out, "\n{}: {}", story.name, story.text)?;
        let mut chapters: Vec<Summary> = summaries(edition)
            .filter(|job| job.chapter.is_some_and(|chapter| chapter.of == story.id))
            .collect();
        chapters.sort_by_key(|job| job.chapter.map(|chapter| chapter.number));
        for chapter in &chapters {
            line(out, chapter)?;
        }
    }
    for job in summaries(edition).filter(|job| job.chapter.is_none()) {
        line(out, &job)?;
    }
    if !edition.series.is_empty() {
        let steps: Vec<String> = edition.series.iter().map(|one| one.join(" or ")).collect();
        writeln!(out, "In a series: {}", steps.join(", then "))?;
    }
    Ok(())
}

fn line(out: &mut impl Write, job: &Summary) -> Result<(), Failure> {
    let chapter = match job.chapter {
        Some(chapter) => format!("Chapter {}, ", chapter.number),
        None => String::new(),
    };
    let alone = if job.challenge {
        " Also a challenge on its own."
    } else {
        ""
    };
    Ok(writeln!(
        out,
        "{:<24} {:<9} {} tiles, {} unknown, {}\n    {chapter}{}: {}{alone}",
        job.id,
        difficulty(job.difficulty),
        job.tiles,
        job.unknown,
        entrances(job.entrances),
        job.name,
        job.objective,
    )?)
}
