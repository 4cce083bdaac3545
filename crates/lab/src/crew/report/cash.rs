//! What the crew brings home.

use super::matchup::MatchupSection;
use crate::report::figure::Figure;
use crate::report::plot::{
    Axis, Bar, Bars, Column, Columns, Key, Shape, count, decimal, plain, range, whole_percent,
};
use crate::report::value::Mean;
use maud::Markup;
use words::Language;

/// How many heists brought out so much cash.
pub fn cash(lang: Language, section: &MatchupSection) -> Markup {
    let (won, lost) = (&section.summary.cash.won, &section.summary.cash.lost);
    let (won, lost) = (won.counts(), lost.counts());
    let heists = section.heists().max(1) as f64;
    let at = |counts: &[u64], n: usize| counts.get(n).copied().unwrap_or(0);
    let key = |name: &str, colour| Key {
        name: lang.say(name),
        colour,
        shape: Shape::Block,
    };
    let columns = (0..won.len().max(lost.len())).map(|cash| {
        let (won, lost) = (at(won, cash), at(lost, cash));
        Column {
            name: cash.to_string(),
            parts: vec![won as f64 / heists, lost as f64 / heists],
            interval: None,
            says: lang.say_with(
                "report-cash-says",
                &[
                    ("cash", &cash.to_string()),
                    ("won", &count(won)),
                    ("lost", &count(lost)),
                ],
            ),
        }
    });
    let picture = Columns {
        keys: vec![key("report-won", "safe"), key("report-lost-word", "alarm")],
        columns: columns.collect(),
        tick: whole_percent,
        along: lang.say("report-cash-along"),
        label: lang.say("report-cash"),
    };
    Figure {
        title: lang.say("report-cash"),
        note: lang.say_with("report-cash-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw(lang)
}

/// What a heist brings, on the mean.
pub fn loot(lang: Language, section: &MatchupSection) -> Markup {
    let all = &section.summary.cash;
    let kinds = [
        ("report-cash-won", Mean::of(&all.won)),
        ("report-cash-lost", Mean::of(&all.lost)),
        ("report-jewels", Mean::of(&all.jewels)),
        ("report-documents", Mean::of(&all.documents)),
    ];
    let known = || {
        kinds
            .iter()
            .filter_map(|(key, mean)| Some((*key, (*mean)?)))
    };
    let most = known().map(|(_, mean)| mean.interval.1);
    let rows = known().map(|(key, mean)| Bar {
        name: lang.say(key),
        value: mean.mean,
        interval: Some(mean.interval),
        expected: None,
        says: decimal(mean.mean),
        more: lang.say_with(
            "report-surety",
            &[
                ("range", &range(lang, mean.interval)),
                ("n", &count(mean.of)),
            ],
        ),
        colour: "now",
    });
    let picture = Bars {
        axis: Axis::up_to(most.fold(0.0, f64::max)),
        rows: rows.collect(),
        tick: plain,
        mark: None,
        dots: false,
    };
    Figure {
        title: lang.say("report-loot"),
        note: lang.say("report-loot-note"),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw(lang)
}
