//! Who makes noise, and when.

use super::matchup::MatchupSection;
use crate::crew::measure::RoundNoise;
use crate::report::figure::Figure;
use crate::report::plot::{
    Axis, Bar, Bars, Column, Columns, Key, Shape, count, decimal, percent, plain, range,
};
use crate::report::value::{Mean, each};
use maud::Markup;
use words::Language;

/// Rounds that so few heists came to tell more of luck than of the scenario.
const LEAST: u64 = 3;

/// Rounds worth showing: those a hundredth of the heists came to.
pub fn worth_showing(section: &MatchupSection) -> usize {
    let least = LEAST.max(section.heists() / 100);
    let rounds = &section.summary.noise.rounds;
    let enough = rounds.iter().take_while(|round| round.heists >= least);
    enough.count().max(rounds.len().min(1))
}

pub fn by_round(lang: Language, section: &MatchupSection) -> Markup {
    let everybody: Vec<usize> = section.everybody().map(|(who, _)| who).collect();
    let mut keys: Vec<Key> = everybody
        .iter()
        .map(|&who| Key {
            shape: Shape::Block,
            ..section.key(lang, who)
        })
        .collect();
    let rounds = &section.summary.noise.rounds[..worth_showing(section)];
    let nobody = rounds.iter().any(|round| round.nobody > 0);
    if nobody {
        keys.push(Key {
            name: lang.say("report-nobody"),
            colour: "quiet",
            shape: Shape::Block,
        });
    }
    let parts = |round: &RoundNoise| {
        let members = everybody.iter().map(|&who| round.members[who]);
        let all = members.chain(nobody.then_some(round.nobody));
        all.map(|noise| each(noise, round.heists))
            .collect::<Vec<_>>()
    };
    let means: Vec<Option<Mean>> = rounds
        .iter()
        .map(|round| {
            let (mean, deviation) = round.mean_and_deviation()?;
            Some(Mean::with_deviation(mean, deviation, round.heists))
        })
        .collect();
    let columns = rounds
        .iter()
        .zip(&means)
        .enumerate()
        .map(|(n, (round, mean))| Column {
            name: (n + 1).to_string(),
            parts: parts(round),
            interval: mean.map(|mean| mean.interval),
            says: lang.say_with(
                "report-noise-says",
                &[
                    ("round", &(n + 1).to_string()),
                    ("noise", &decimal(each(round.total(), round.heists))),
                    ("heists", &count(round.heists)),
                ],
            ),
        });
    let picture = Columns {
        columns: columns.collect(),
        tick: plain,
        along: lang.say("report-round"),
        label: lang.say("report-noise"),
        keys: keys.clone(),
    };
    let mut head = vec![
        lang.say("report-round"),
        lang.say("report-heists"),
        lang.say("report-all"),
        lang.say("report-interval"),
    ];
    head.extend(keys.into_iter().map(|key| key.name));
    let numbers = rounds
        .iter()
        .zip(&means)
        .enumerate()
        .map(|(n, (round, mean))| {
            let mut row = vec![
                (n + 1).to_string(),
                count(round.heists),
                decimal(each(round.total(), round.heists)),
                mean.map(|mean| range(lang, mean.interval))
                    .unwrap_or_default(),
            ];
            row.extend(parts(round).into_iter().map(decimal));
            row
        });
    Figure {
        title: lang.say("report-noise"),
        note: lang.say("report-noise-note"),
        picture: picture.draw(),
        numbers: [head].into_iter().chain(numbers).collect(),
        ..Figure::default()
    }
    .draw(lang)
}

/// How much each character makes in a heist.
pub fn by_person(lang: Language, section: &MatchupSection) -> Markup {
    let rounds = &section.summary.noise.rounds;
    let all: u64 = rounds.iter().map(RoundNoise::total).sum();
    let mut rows: Vec<(String, &'static str, u64)> = section
        .everybody()
        .map(|(who, _)| {
            let noise = rounds.iter().map(|round| round.members[who]).sum();
            (
                section.name(lang, who),
                section.key(lang, who).colour,
                noise,
            )
        })
        .collect();
    let nobody: u64 = rounds.iter().map(|round| round.nobody).sum();
    if nobody > 0 {
        rows.push((lang.say("report-nobody"), "quiet", nobody));
    }
    let most = rows.iter().map(|(_, _, noise)| *noise).max().unwrap_or(0);
    let bars = rows.into_iter().map(|(name, colour, noise)| Bar {
        name,
        value: each(noise, section.heists()),
        interval: None,
        expected: None,
        says: decimal(each(noise, section.heists())),
        more: lang.say_with("report-of-all", &[("share", &percent(each(noise, all)))]),
        colour,
    });
    let picture = Bars {
        rows: bars.collect(),
        axis: Axis::up_to(each(most, section.heists())),
        tick: plain,
        mark: None,
        dots: false,
    };
    Figure {
        title: lang.say("report-noise-person"),
        note: match section.summary.noise.hushed {
            0 => lang.say_with("report-mean-note", &[("of", &section.of_heists(lang))]),
            hushed => lang.say_with(
                "report-noise-person-note",
                &[
                    ("of", &section.of_heists(lang)),
                    ("hushed", &decimal(each(hushed, section.heists()))),
                ],
            ),
        },
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw(lang)
}
