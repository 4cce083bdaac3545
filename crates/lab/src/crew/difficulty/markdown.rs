//! The scale as a table for a page of documents.

use super::label::Verdict;
use super::{DifficultyScale, RatedScenario};
use crate::report::plot::{decimal, percent};
use crate::terms;
use bots::Level;
use crew::suggested::Strength;
use std::fmt::Write;
use words::Language;

pub fn write(lang: Language, scale: &DifficultyScale) -> String {
    let played = &scale.played;
    let bot = match played.bot {
        Level::Search => {
            let think = played.think.to_string();
            lang.say_with("rate-bot-search", &[("think", &think)])
        }
        level => terms::bot(lang, level),
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
    // Writing into a string cannot fail.
    let _ = write!(
        text,
        "\n\n| {} | {} | ± |",
        lang.say("table-col-scenario"),
        lang.say("scale-col-difficulty")
    );
    for crew in &scale.crews {
        let strength = terms::strength(lang, crew.strength);
        let crew = lang.say_with("scale-col-crew", &[("strength", &strength)]);
        let _ = write!(text, " {crew} |");
    }
    let (printed, fits) = (lang.say("scale-col-printed"), lang.say("scale-col-fits"));
    let _ = write!(text, " {printed} | {fits} |\n|---|---:|---:|");
    text.push_str(&"---:|".repeat(scale.crews.len()));
    text.push_str("---|---|\n");
    for scenario in &scale.scenarios {
        row(lang, &mut text, scenario);
    }
    text
}

fn row(lang: Language, text: &mut String, scenario: &RatedScenario) {
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
    let fits = terms::strength(lang, scenario.fits);
    let judged = match scenario.verdict {
        Verdict::Fits => fits,
        Verdict::Differs => format!("**{fits}**"),
        Verdict::Close => format!("{fits}?"),
    };
    let printed = terms::strength(lang, Strength::of(scenario.printed));
    let _ = writeln!(text, " {printed} | {judged} |");
}
