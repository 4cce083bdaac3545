//! The scale as a table for a page of documents.

use super::label::Verdict;
use super::{DifficultyScale, RatedScenario};
use crate::report::plot::{decimal, percent};
use bots::Level;
use std::fmt::Write;
use words::Language;

pub fn write(lang: Language, scale: &DifficultyScale) -> String {
    let played = &scale.played;
    let bot = match played.bot {
        Level::Search => format!("search, {}", played.think),
        level => level.to_string(),
    };
    let players = played.players.to_string();
    let (heists, seed) = (played.heists.to_string(), played.seed.to_string());
    let mut text = lang.say_with(
        "rate-about",
        &[
            ("bot", &bot),
            ("players", &players),
            ("heists", &heists),
            ("seed", &seed),
            ("usual", &percent(scale.usual)),
        ],
    );
    text.push_str("\n\n| scenario | difficulty | ± |");
    for crew in &scale.crews {
        // Writing into a string cannot fail.
        let _ = write!(text, " {} crew |", crew.strength.word());
    }
    text.push_str(" printed | fits |\n|---|---:|---:|");
    text.push_str(&"---:|".repeat(scale.crews.len()));
    text.push_str("---|---|\n");
    for scenario in &scale.scenarios {
        row(&mut text, scenario);
    }
    text
}

fn row(text: &mut String, scenario: &RatedScenario) {
    let half = (scenario.interval.1 - scenario.interval.0) / 2.0;
    let _ = write!(
        text,
        "| {} | {} | {} |",
        scenario.name.replace('|', "/"),
        decimal(scenario.difficulty.value),
        decimal(half)
    );
    for won in &scenario.won {
        let share = won.value().map_or_else(|| "–".to_owned(), percent);
        let _ = write!(text, " {share} |");
    }
    let fits = scenario.fits.word();
    let judged = match scenario.verdict {
        Verdict::Fits => fits.to_owned(),
        Verdict::Differs => format!("**{fits}**"),
        Verdict::Close => format!("{fits}?"),
    };
    let printed = crew::suggested::Strength::of(scenario.printed).word();
    let _ = writeln!(text, " {printed} | {judged} |");
}
