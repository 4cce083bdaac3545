//! What raises alerts.

use super::matchup::MatchupSection;
use super::noise::worth_showing;
use crate::crew::measure::AlertCounts;
use crate::report::figure::Figure;
use crate::report::plot::{Column, Columns, Key, Shape, count, decimal, plain, whole_percent};
use crate::report::value::each;
use maud::Markup;
use words::Language;

fn keys(lang: Language) -> Vec<Key> {
    let causes = [
        ("alert-noise", "noise"),
        ("alert-camera", "camera"),
        ("alert-action", "now"),
        ("alert-event", "alarm"),
    ];
    let key = |(name, colour): (&str, _)| Key {
        name: lang.say(name),
        colour,
        shape: Shape::Block,
    };
    causes.map(key).to_vec()
}

fn parts(alerts: &AlertCounts) -> [u64; 4] {
    [alerts.noise, alerts.camera, alerts.action, alerts.event]
}

/// Alerts by cause and round.
pub fn by_round(lang: Language, section: &MatchupSection) -> Markup {
    let shown = worth_showing(section);
    let heists = section
        .summary
        .noise
        .rounds
        .iter()
        .map(|round| round.heists);
    let rounds: Vec<(u64, AlertCounts)> = heists
        .zip(section.summary.alerts.rounds.iter().copied())
        .take(shown)
        .collect();
    let columns = rounds
        .iter()
        .enumerate()
        .map(|(n, (heists, alerts))| Column {
            name: (n + 1).to_string(),
            parts: parts(alerts).map(|alerts| each(alerts, *heists)).to_vec(),
            interval: None,
            says: lang.say_with(
                "report-alerts-says",
                &[
                    ("round", &(n + 1).to_string()),
                    ("alerts", &decimal(each(alerts.total(), *heists))),
                    ("heists", &count(*heists)),
                ],
            ),
        });
    let all = &section.summary.alerts.all;
    let each_cause = parts(all).map(|alerts| each(alerts, section.heists()));
    let keys = keys(lang)
        .into_iter()
        .zip(each_cause)
        .map(|(key, mean)| Key {
            name: format!("{} {}", key.name, decimal(mean)),
            ..key
        });
    let picture = Columns {
        keys: keys.collect(),
        columns: columns.collect(),
        tick: plain,
        along: lang.say("report-round"),
        label: lang.say("report-alerts"),
    };
    let mut head = vec![lang.say("report-round"), lang.say("report-heists")];
    head.extend(self::keys(lang).into_iter().map(|key| key.name));
    let numbers = rounds.iter().enumerate().map(|(n, (heists, alerts))| {
        let mut row = vec![(n + 1).to_string(), count(*heists)];
        row.extend(parts(alerts).map(|alerts| decimal(each(alerts, *heists))));
        row
    });
    Figure {
        title: lang.say("report-alerts"),
        note: lang.say_with("report-alerts-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        numbers: [head].into_iter().chain(numbers).collect(),
        ..Figure::default()
    }
    .draw(lang)
}

/// How many heists had so many.
pub fn count_of(lang: Language, section: &MatchupSection) -> Markup {
    let counts = section.summary.alerts.total.counts();
    let heists = section.heists().max(1) as f64;
    let columns = counts.iter().enumerate().map(|(alerts, &times)| Column {
        name: alerts.to_string(),
        parts: vec![times as f64 / heists],
        interval: None,
        says: lang.say_with(
            "report-count-says",
            &[("number", &alerts.to_string()), ("heists", &count(times))],
        ),
    });
    let picture = Columns {
        keys: vec![Key {
            name: lang.say("report-heists"),
            colour: "alarm",
            shape: Shape::Block,
        }],
        columns: columns.collect(),
        tick: whole_percent,
        along: lang.say("report-alerts-along"),
        label: lang.say("report-alert-count"),
    };
    Figure {
        title: lang.say("report-alert-count"),
        note: lang.say_with("report-share-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw(lang)
}
