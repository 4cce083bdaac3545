//! How long heists take.

use super::matchup::MatchupSection;
use crate::report::figure::Figure;
use crate::report::plot::{
    Column, Columns, Key, Lines, PlotLine, Point, Shape, count, whole_percent,
};
use crate::report::value::{percent_of, surety};
use crate::share::Share;
use maud::Markup;
use words::Language;

/// Heists won and lost after so many rounds.
fn by_rounds(section: &MatchupSection) -> Vec<(usize, u64, u64)> {
    let (won, lost) = (&section.summary.rounds.won, &section.summary.rounds.lost);
    let (won, lost) = (won.counts(), lost.counts());
    let at = |counts: &[u64], n: usize| counts.get(n).copied().unwrap_or(0);
    let all = (0..won.len().max(lost.len())).map(|n| (n, at(won, n), at(lost, n)));
    let all: Vec<_> = all.collect();
    let first = all.iter().position(|(_, won, lost)| won + lost > 0);
    all.into_iter().skip(first.unwrap_or(0)).collect()
}

/// How many heists took so many rounds.
pub fn length(lang: Language, section: &MatchupSection) -> Markup {
    let heists = section.heists().max(1) as f64;
    let key = |name: &str, colour| Key {
        name: lang.say(name),
        colour,
        shape: Shape::Block,
    };
    let rounds = by_rounds(section);
    let columns = rounds.iter().map(|&(round, won, lost)| Column {
        name: round.to_string(),
        parts: vec![won as f64 / heists, lost as f64 / heists],
        interval: None,
        says: lang.say_with(
            "report-length-says",
            &[
                ("rounds", &round.to_string()),
                ("won", &count(won)),
                ("lost", &count(lost)),
            ],
        ),
    });
    let picture = Columns {
        keys: vec![key("report-won", "safe"), key("report-lost-word", "alarm")],
        columns: columns.collect(),
        tick: whole_percent,
        along: lang.say("report-rounds"),
        label: lang.say("report-length"),
    };
    let head = ["report-rounds", "report-won", "report-lost-word"].map(|key| lang.say(key));
    let numbers = rounds
        .iter()
        .map(|&(round, won, lost)| vec![round.to_string(), count(won), count(lost)]);
    Figure {
        title: lang.say("report-length"),
        note: lang.say_with("report-length-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        numbers: [head.to_vec()].into_iter().chain(numbers).collect(),
        ..Figure::default()
    }
    .draw(lang)
}

/// How often heists of that length are won.
pub fn by_length(lang: Language, section: &MatchupSection) -> Markup {
    let rounds: Vec<(usize, Share)> = by_rounds(section)
        .into_iter()
        .map(|(round, won, lost)| (round, Share::new(won, won + lost)))
        .collect();
    let points = rounds.iter().map(|(_, share)| {
        let (low, high) = share.interval();
        share.value().map(|mean| Point { mean, low, high })
    });
    let picture = Lines {
        lines: vec![PlotLine {
            key: Key {
                name: lang.say("report-won"),
                colour: "safe",
                shape: Shape::Circle,
            },
            points: points.collect(),
        }],
        names: rounds.iter().map(|(round, _)| round.to_string()).collect(),
        along: lang.say("report-rounds"),
        tick: whole_percent,
        label: lang.say("report-by-length"),
    };
    let head = vec![
        lang.say("report-rounds"),
        lang.say("report-won"),
        lang.say("report-interval"),
    ];
    let numbers = rounds
        .iter()
        .map(|(round, share)| vec![round.to_string(), percent_of(*share), surety(lang, *share)]);
    Figure {
        title: lang.say("report-by-length"),
        note: lang.say("report-by-length-note"),
        picture: picture.draw(),
        numbers: [head].into_iter().chain(numbers).collect(),
        ..Figure::default()
    }
    .draw(lang)
}
