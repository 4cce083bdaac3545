//! A comparison as a page of pictures.

use super::{Comparison, Pairs};
use crate::report::figure::Figure;
use crate::report::page::page;
use crate::report::plot::{
    Axis, Bar, Bars, Key, Shape, Stack, Stacks, count, percent, points, whole_percent,
};
use crate::report::value::{percent_of, surety};
use crate::share::Share;
use maud::{Markup, html};
use words::Language;

/// The whole page.
pub fn html(lang: Language, comparison: &Comparison) -> String {
    let title = lang.say_with(
        "compare-title",
        &[("a", &comparison.a.asked), ("b", &comparison.b.asked)],
    );
    let body = html! {
        p class="over" { (lang.say("compare-over")) }
        h1 { (title) }
        ul class="facts" {
            li { (lang.say("report-fact-heists")) " " b { (count(comparison.all.count())) " × 2" } }
            li { (lang.say("report-fact-seed")) " " b { (comparison.seed) } }
        }
        @if comparison.broken > 0 {
            p class="problem" { (lang.say_with("compare-broken", &[("count", &comparison.broken.to_string())])) }
        }
        p { b { (verdict(lang, comparison)) } " " (lang.say("compare-method")) }
        div class="grid" {
            (differences(lang, comparison))
            (shares(lang, comparison))
            (pairs(lang, comparison))
        }
    };
    page(lang, &title, body)
}

/// Who is better, if anybody.
fn verdict(lang: Language, comparison: &Comparison) -> String {
    let by = comparison.all.difference();
    let better = match (comparison.all.is_clear(), by > 0.0) {
        (false, _) => return lang.say("compare-unclear"),
        (true, true) => &comparison.b.asked,
        (true, false) => &comparison.a.asked,
    };
    let (low, high) = comparison.interval;
    let mut ends = [low.abs(), high.abs()];
    ends.sort_by(f64::total_cmp);
    let [least, most] = ends.map(|end| points(end).trim_start_matches('+').to_owned());
    lang.say_with(
        "compare-clear",
        &[("better", better), ("least", &least), ("most", &most)],
    )
}

/// Each matchup, and all together where there are several.
fn rows(lang: Language, comparison: &Comparison) -> Vec<(String, Pairs)> {
    let matchups = comparison.matchups.iter().map(|matchup| {
        let name = match matchup.a == matchup.b {
            true => matchup.a.clone(),
            false => lang.say_with("compare-against", &[("a", &matchup.a), ("b", &matchup.b)]),
        };
        (name, matchup.pairs)
    });
    let all = (comparison.matchups.len() > 1).then(|| (lang.say("report-all"), comparison.all));
    matchups.chain(all).collect()
}

fn differences(lang: Language, comparison: &Comparison) -> Markup {
    let rows = rows(lang, comparison);
    let ends = rows.iter().map(|(_, pairs)| pairs.interval());
    let (low, high) = ends.fold((0.0f64, 0.0f64), |(low, high), (a, b)| {
        (low.min(a), high.max(b))
    });
    let bars = rows.into_iter().map(|(name, pairs)| {
        let (low, high) = pairs.interval();
        Bar {
            name,
            value: pairs.difference(),
            interval: Some((low, high)),
            expected: None,
            says: points(pairs.difference()),
            more: lang.say_with(
                "compare-range",
                &[
                    ("low", &points(low)),
                    ("high", &points(high)),
                    ("n", &count(pairs.count())),
                ],
            ),
            colour: match (pairs.is_clear(), pairs.difference() > 0.0) {
                (false, _) => "quiet",
                (true, true) => "safe",
                (true, false) => "alarm",
            },
        }
    });
    let picture = Bars {
        rows: bars.collect(),
        axis: Axis::around(low, high),
        tick: points,
        mark: Some(0.0),
        dots: true,
    };
    Figure {
        title: lang.say("compare-difference"),
        note: lang.say("compare-difference-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}

fn shares(lang: Language, comparison: &Comparison) -> Markup {
    let several = comparison.matchups.len() > 1;
    let bars = rows(lang, comparison)
        .into_iter()
        .flat_map(|(name, pairs)| {
            let bar = |asked: &str, share: Share, colour| Bar {
                name: match several {
                    true => format!("{name}: {asked}"),
                    false => asked.to_owned(),
                },
                value: share.value().unwrap_or_default(),
                interval: Some(share.interval()),
                expected: None,
                says: percent_of(share),
                more: surety(lang, share),
                colour,
            };
            [
                bar(&comparison.a.asked, pairs.share_a(), "sky"),
                bar(&comparison.b.asked, pairs.share_b(), "now"),
            ]
        });
    let picture = Bars {
        rows: bars.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
        mark: None,
        dots: false,
    };
    Figure {
        title: lang.say("report-wins"),
        note: lang.say("report-wins-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}

/// How the same luck ended on both sides.
fn pairs(lang: Language, comparison: &Comparison) -> Markup {
    let key = |name: String, colour| Key {
        name,
        colour,
        shape: Shape::Block,
    };
    let only = |asked: &str| lang.say_with("compare-only", &[("who", asked)]);
    let stacks = rows(lang, comparison).into_iter().map(|(name, pairs)| {
        let of = |part: u64| part as f64 / pairs.count().max(1) as f64;
        Stack {
            name,
            parts: [pairs.both, pairs.only_a, pairs.only_b, pairs.neither]
                .map(of)
                .to_vec(),
            says: percent(of(pairs.only_a + pairs.only_b)),
            more: lang.say("compare-differ"),
        }
    });
    let picture = Stacks {
        keys: vec![
            key(lang.say("compare-both"), "safe"),
            key(only(&comparison.a.asked), "sky"),
            key(only(&comparison.b.asked), "now"),
            key(lang.say("compare-neither"), "quiet"),
        ],
        rows: stacks.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
    };
    Figure {
        title: lang.say("compare-pairs"),
        note: lang.say("compare-pairs-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}
