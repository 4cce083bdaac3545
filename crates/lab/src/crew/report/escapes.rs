//! Who got out, and what it took.

use super::matchup::MatchupSection;
use crate::crew::measure::EscapeCounts;
use crate::report::figure::Figure;
use crate::report::plot::{
    Axis, Bar, Bars, Key, Lines, PlotLine, Point, Shape, Stack, Stacks, count, decimal, percent,
    whole_percent,
};
use crate::report::value::{Mean, each, percent_of, surety};
use crate::share::Share;
use maud::Markup;
use words::Language;

/// What a die cannot give any more.
const HOPELESS: usize = 7;
const MOST_MOVES: usize = 14;

fn runners<'t>(
    lang: Language,
    section: &'t MatchupSection,
) -> impl Iterator<Item = (usize, String, &'t EscapeCounts)> {
    section.everybody().filter_map(move |(who, _)| {
        let runner = section.summary.escapes.members.get(who)?;
        (runner.heists > 0).then(|| (who, section.name(lang, who), runner))
    })
}

fn block(lang: Language, name: &str, colour: &'static str) -> Key {
    Key {
        name: lang.say(name),
        colour,
        shape: Shape::Block,
    }
}

/// How it ended for each character.
pub fn ends(lang: Language, section: &MatchupSection) -> Markup {
    let rows = runners(lang, section).map(|(_, name, runner)| {
        let of = |count: u64| each(count, runner.heists);
        let known = runner.escaped + runner.hidden + runner.busted;
        let share = Share::new(runner.escaped, runner.heists);
        Stack {
            name,
            parts: vec![
                of(runner.escaped),
                of(runner.hidden),
                of(runner.busted),
                of(runner.heists.saturating_sub(known)),
            ],
            says: percent_of(share),
            more: surety(lang, share),
        }
    });
    let picture = Stacks {
        keys: vec![
            block(lang, "report-escaped", "safe"),
            block(lang, "report-hidden", "sky"),
            block(lang, "report-busted", "alarm"),
            block(lang, "report-not-in-play", "quiet"),
        ],
        rows: rows.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
    };
    Figure {
        title: lang.say("report-ends"),
        note: lang.say_with("report-ends-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}

/// The chance when Escape began, and what came of it.
pub fn chances(lang: Language, section: &MatchupSection) -> Markup {
    let rows = runners(lang, section).filter_map(|(who, name, runner)| {
        let share = Share::new(runner.got_out, runner.running);
        let value = share.value()?;
        let expected = runner.chance_sixths as f64 / 6.0 / runner.running as f64;
        Some(Bar {
            name,
            value,
            interval: Some(share.interval()),
            expected: Some(expected),
            says: percent_of(share),
            more: lang.say_with(
                "report-expected",
                &[("share", &percent(expected)), ("n", &count(runner.running))],
            ),
            colour: section.key(lang, who).colour,
        })
    });
    let picture = Bars {
        rows: rows.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
        mark: None,
        dots: true,
    };
    Figure {
        title: lang.say("report-chances"),
        note: lang.say("report-chances-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}

/// How far the way out was when Escape began.
pub fn moves(lang: Language, section: &MatchupSection) -> Markup {
    let most = runners(lang, section)
        .map(|(_, _, runner)| runner.planned.counts().len())
        .max()
        .unwrap_or(0);
    if most == 0 {
        return Markup::default();
    }
    let shown = most.min(MOST_MOVES + 1);
    let point = |runner: &EscapeCounts, moves: usize| {
        let times = match moves + 1 == shown {
            // The last one stands for all beyond, too.
            true => runner.planned.counts().iter().skip(moves).sum(),
            false => runner.planned.counts().get(moves).copied().unwrap_or(0),
        };
        let share = Share::new(times, runner.planned.total());
        let (low, high) = share.interval();
        share.value().map(|mean| Point { mean, low, high })
    };
    let lines = runners(lang, section).map(|(who, _, runner)| PlotLine {
        key: section.key(lang, who),
        points: (0..shown).map(|moves| point(runner, moves)).collect(),
    });
    let name = |moves: usize| match moves + 1 == shown && shown < most {
        true => format!("{moves}+"),
        false => moves.to_string(),
    };
    let picture = Lines {
        lines: lines.collect(),
        names: (0..shown).map(name).collect(),
        along: lang.say("report-moves-along"),
        tick: whole_percent,
        label: lang.say("report-moves"),
    };
    let head = [
        "report-who",
        "report-moves-mean",
        "report-ideas-mean",
        "report-no-way",
    ]
    .map(|key| lang.say(key));
    let numbers = runners(lang, section).map(|(_, name, runner)| {
        let mean = |mean: Option<Mean>| mean.map_or("–".to_owned(), |mean| decimal(mean.mean));
        vec![
            name.to_owned(),
            mean(Mean::of(&runner.planned)),
            mean(Mean::of(&runner.ideas)),
            percent_of(Share::new(runner.no_way, runner.running)),
        ]
    });
    Figure {
        title: lang.say("report-moves"),
        note: lang.say("report-moves-note"),
        picture: picture.draw(),
        numbers: [head.to_vec()].into_iter().chain(numbers).collect(),
        ..Figure::default()
    }
    .draw(lang)
}

/// What the die had to show when Escape began.
pub fn dice(lang: Language, section: &MatchupSection) -> Markup {
    let rows = runners(lang, section).filter(|(_, _, runner)| runner.running > 0);
    let rows = rows.map(|(_, name, runner)| {
        let needed = |faces: std::ops::RangeInclusive<usize>| {
            let counts = runner.needed.counts();
            let times = faces.map(|face| counts.get(face).copied().unwrap_or(0));
            each(times.sum(), runner.running)
        };
        let rolls = runner.rolls.total();
        Stack {
            name,
            parts: vec![
                needed(0..=0),
                needed(1..=2),
                needed(3..=4),
                needed(5..=6),
                needed(HOPELESS..=HOPELESS) + each(runner.no_way, runner.running),
            ],
            says: lang.say_with("report-rolls", &[("n", &count(rolls))]),
            more: lang.say_with(
                "report-rolled-out",
                &[("share", &percent_of(Share::new(runner.rolled_out, rolls)))],
            ),
        }
    });
    let picture = Stacks {
        keys: vec![
            block(lang, "report-needs-none", "safe"),
            block(lang, "report-needs-low", "lock"),
            block(lang, "report-needs-middle", "now"),
            block(lang, "report-needs-high", "noise"),
            block(lang, "report-needs-more", "alarm"),
        ],
        rows: rows.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
    };
    Figure {
        title: lang.say("report-dice"),
        note: lang.say("report-dice-note"),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw(lang)
}
