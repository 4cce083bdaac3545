//! The list of scenarios.

use crate::failure::Failure;
use crew::content::scenario::Difficulty;
use crew::content::{Scenario, master_heist};
use serde::Serialize;
use std::io::Write;

/// A scenario in a line or two.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Summary<'a> {
    id: &'a str,
    name: &'a str,
    location: &'a str,
    difficulty: Difficulty,
    objective: &'a str,
    tiles: usize,
    unknown: u32,
    entrances: usize,
}

impl<'a> Summary<'a> {
    fn new(scenario: &'a Scenario) -> Summary<'a> {
        let draft = &scenario.draft;
        Summary {
            id: &draft.id,
            name: &draft.name,
            location: &draft.location,
            difficulty: draft.difficulty,
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

pub fn list(out: &mut impl Write, json: bool) -> Result<(), Failure> {
    let edition = master_heist();
    let summaries: Vec<Summary> = edition.scenarios.iter().map(Summary::new).collect();
    if json {
        let text = serde_json::to_string_pretty(&summaries).map_err(std::io::Error::from)?;
        return Ok(writeln!(out, "{text}")?);
    }
    for scenario in &summaries {
        writeln!(
            out,
            "{:<24} {:<9} {} tiles, {} unknown, {}\n    {}: {}",
            scenario.id,
            difficulty(scenario.difficulty),
            scenario.tiles,
            scenario.unknown,
            entrances(scenario.entrances),
            scenario.name,
            scenario.objective,
        )?;
    }
    Ok(())
}
