//! Who got out, and what it took.

use super::matchup::Told;
use crate::crew::measure::Runner;
use crate::report::figure::Figure;
use crate::report::plot::{
    Bar, Bars, Key, Line, Lines, Point, Scale, Shape, Stack, Stacks, count, decimal, percent,
    whole_percent,
};
use crate::report::value::{Mean, each, share, surety};
use crate::share::Rate;
use maud::Markup;
use words::{say, say_with};

/// What a die cannot give any more.
const HOPELESS: usize = 7;
const MOST_MOVES: usize = 14;

fn runners<'t>(told: &'t Told) -> impl Iterator<Item = (usize, &'t str, &'t Runner)> {
    told.everybody().filter_map(|(who, person)| {
        let runner = told.summary.escapes.members.get(who)?;
        (runner.heists > 0).then_some((who, person.name.as_str(), runner))
    })
}

fn block(name: &str, colour: &'static str) -> Key {
    Key {
        name: say(name),
        colour,
        shape: Shape::Block,
    }
}

/// How it ended for each character.
pub fn ends(told: &Told) -> Markup {
    let rows = runners(told).map(|(_, name, runner)| {
        let of = |count: u64| each(count, runner.heists);
        let known = runner.escaped + runner.hidden + runner.busted;
        let rate = Rate::new(runner.escaped, runner.heists);
        Stack {
            name: name.to_owned(),
            parts: vec![
                of(runner.escaped),
                of(runner.hidden),
                of(runner.busted),
                of(runner.heists.saturating_sub(known)),
            ],
            says: share(rate),
            more: surety(rate),
        }
    });
    let picture = Stacks {
        keys: vec![
            block("report-escaped", "safe"),
            block("report-hidden", "sky"),
            block("report-busted", "alarm"),
            block("report-not-in-play", "quiet"),
        ],
        rows: rows.collect(),
        scale: Scale::shares(),
        tick: whole_percent,
    };
    Figure {
        title: say("report-ends"),
        note: say_with("report-ends-note", &[("of", &told.of_heists())]),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw()
}

/// The chance when Escape began, and what came of it.
pub fn chances(told: &Told) -> Markup {
    let rows = runners(told).filter_map(|(who, name, runner)| {
        let rate = Rate::new(runner.got_out, runner.running);
        let value = rate.share()?;
        let expected = runner.chance_sixths as f64 / 6.0 / runner.running as f64;
        Some(Bar {
            name: name.to_owned(),
            value,
            interval: Some(rate.interval()),
            expected: Some(expected),
            says: share(rate),
            more: say_with(
                "report-expected",
                &[("share", &percent(expected)), ("n", &count(runner.running))],
            ),
            colour: told.key(who).colour,
        })
    });
    let picture = Bars {
        rows: rows.collect(),
        scale: Scale::shares(),
        tick: whole_percent,
        mark: None,
        dots: true,
    };
    Figure {
        title: say("report-chances"),
        note: say("report-chances-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw()
}

/// How far the way out was when Escape began.
pub fn moves(told: &Told) -> Markup {
    let most = runners(told)
        .map(|(_, _, runner)| runner.planned.counts().len())
        .max()
        .unwrap_or(0);
    if most == 0 {
        return Markup::default();
    }
    let shown = most.min(MOST_MOVES + 1);
    let point = |runner: &Runner, moves: usize| {
        let times = match moves + 1 == shown {
            // The last one stands for all beyond, too.
            true => runner.planned.counts().iter().skip(moves).sum(),
            false => runner.planned.counts().get(moves).copied().unwrap_or(0),
        };
        let rate = Rate::new(times, runner.planned.total());
        let (low, high) = rate.interval();
        rate.share().map(|mean| Point { mean, low, high })
    };
    let lines = runners(told).map(|(who, _, runner)| Line {
        key: told.key(who),
        points: (0..shown).map(|moves| point(runner, moves)).collect(),
    });
    let name = |moves: usize| match moves + 1 == shown && shown < most {
        true => format!("{moves}+"),
        false => moves.to_string(),
    };
    let picture = Lines {
        lines: lines.collect(),
        names: (0..shown).map(name).collect(),
        along: say("report-moves-along"),
        tick: whole_percent,
        label: say("report-moves"),
    };
    let head = [
        "report-who",
        "report-moves-mean",
        "report-ideas-mean",
        "report-no-way",
    ]
    .map(say);
    let numbers = runners(told).map(|(_, name, runner)| {
        let mean = |mean: Option<Mean>| mean.map_or("–".to_owned(), |mean| decimal(mean.mean));
        vec![
            name.to_owned(),
            mean(Mean::of(&runner.planned)),
            mean(Mean::of(&runner.ideas)),
            share(Rate::new(runner.no_way, runner.running)),
        ]
    });
    Figure {
        title: say("report-moves"),
        note: say("report-moves-note"),
        picture: picture.draw(),
        numbers: [head.to_vec()].into_iter().chain(numbers).collect(),
        ..Figure::default()
    }
    .draw()
}

/// What the die had to show when Escape began.
pub fn dice(told: &Told) -> Markup {
    let rows = runners(told).filter(|(_, _, runner)| runner.running > 0);
    let rows = rows.map(|(_, name, runner)| {
        let needed = |faces: std::ops::RangeInclusive<usize>| {
            let counts = runner.needed.counts();
            let times = faces.map(|face| counts.get(face).copied().unwrap_or(0));
            each(times.sum(), runner.running)
        };
        let rolls = runner.rolls.total();
        Stack {
            name: name.to_owned(),
            parts: vec![
                needed(0..=0),
                needed(1..=2),
                needed(3..=4),
                needed(5..=6),
                needed(HOPELESS..=HOPELESS) + each(runner.no_way, runner.running),
            ],
            says: say_with("report-rolls", &[("n", &count(rolls))]),
            more: say_with(
                "report-rolled-out",
                &[("share", &share(Rate::new(runner.rolled_out, rolls)))],
            ),
        }
    });
    let picture = Stacks {
        keys: vec![
            block("report-needs-none", "safe"),
            block("report-needs-low", "lock"),
            block("report-needs-middle", "now"),
            block("report-needs-high", "noise"),
            block("report-needs-more", "alarm"),
        ],
        rows: rows.collect(),
        scale: Scale::shares(),
        tick: whole_percent,
    };
    Figure {
        title: say("report-dice"),
        note: say("report-dice-note"),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw()
}
