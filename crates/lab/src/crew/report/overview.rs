//! What was played, and how all matchups compare.

use super::matchup::MatchupSection;
use super::names;
use crate::crew::contribution::{Contribution, contributions};
use crate::crew::results::Results;
use crate::report::figure::Figure;
use crate::report::plot::{Axis, Bar, Bars, count, decimal, plain, points, whole_percent};
use crate::report::value::{Mean, difference, percent_of, share_bar};
use crate::share::Share;
use crate::terms;
use bots::Level;
use maud::{Markup, html};
use std::collections::BTreeMap;
use words::Language;
use words::crew::cards;

/// The plan in a line of facts.
pub fn facts(lang: Language, results: &Results) -> Markup {
    let plan = &results.plan;
    let bot = terms::bot(lang, plan.bot);
    let mut facts = vec![
        (lang.say("report-fact-bot"), bot),
        (lang.say("report-fact-heists"), count(results.played())),
        (lang.say("report-fact-seed"), plan.seed.to_string()),
    ];
    if plan.bot == Level::Search {
        let think = plan.think.to_string();
        let unit = if plan.think.reproducible() {
            lang.say_with("report-think-heists", &[("count", &think)])
        } else {
            think
        };
        facts.insert(1, (lang.say("report-fact-think"), unit));
    }
    html! {
        ul class="facts" {
            @for (name, value) in facts { li { (name) " " b { (value) } } }
        }
    }
}

/// Heists that broke off, if any: an error of ours that nobody should overlook.
pub fn faults(lang: Language, results: &Results) -> Markup {
    let mut all: BTreeMap<&str, u64> = BTreeMap::new();
    for (fault, times) in results
        .matchups
        .iter()
        .flat_map(|matchup| &matchup.summary.faults)
    {
        *all.entry(names::fault(*fault)).or_default() += times;
    }
    html! {
        @if !all.is_empty() {
            div class="problem" {
                @for (fault, times) in all { p { (lang.say_with(fault, &[("count", &times.to_string())])) } }
            }
        }
        @if !results.complete() {
            p class="problem" {
                (lang.say_with("report-incomplete", &[
                    ("played", &count(results.played())),
                    ("planned", &count(u64::from(results.plan.heists) * results.plan.matchups.len() as u64)),
                ]))
            }
        }
    }
}

/// All matchups on one axis, and what each card did for them.
pub fn overview(lang: Language, results: &Results, sections: &[MatchupSection]) -> Markup {
    html! {
        section class="part" {
            h2 { (lang.say("report-overview")) }
            div class="grid" {
                (wins(lang, sections))
                (lengths(lang, sections))
                (brought(lang, results, sections))
            }
        }
    }
}

fn wins(lang: Language, sections: &[MatchupSection]) -> Markup {
    let rows = sections
        .iter()
        .map(|matchup| share_bar(lang, name(matchup, sections), matchup.summary.won, "now"));
    wins_figure(lang, rows.collect())
}

/// How often each won.
pub fn wins_figure(lang: Language, rows: Vec<Bar>) -> Markup {
    let picture = Bars {
        rows,
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

fn lengths(lang: Language, sections: &[MatchupSection]) -> Markup {
    let mean = |matchup: &MatchupSection| {
        let mut all = matchup.summary.rounds.won.clone();
        all.add(&matchup.summary.rounds.lost);
        Mean::of(&all)
    };
    let means: Vec<(String, Mean)> = sections
        .iter()
        .filter_map(|matchup| Some((name(matchup, sections), mean(matchup)?)))
        .collect();
    let most = means.iter().map(|(_, mean)| mean.interval.1);
    let picture = Bars {
        axis: Axis::up_to(most.fold(0.0, f64::max)),
        rows: means
            .into_iter()
            .map(|(name, mean)| Bar {
                name,
                value: mean.mean,
                interval: Some(mean.interval),
                expected: None,
                says: decimal(mean.mean),
                more: String::new(),
                colour: "sky",
            })
            .collect(),
        tick: plain,
        mark: None,
        dots: false,
    };
    Figure {
        title: lang.say("report-lengths"),
        note: lang.say("report-lengths-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}

/// The scenario, the crew, or both: whatever tells the matchups apart.
fn name(matchup: &MatchupSection, sections: &[MatchupSection]) -> String {
    let scenario = matchup.scenario;
    let same_scenario = sections.iter().all(|other| other.scenario == scenario);
    let same_crew = sections.iter().all(|other| other.label == matchup.label);
    match (same_scenario, same_crew) {
        (true, _) => matchup.label.to_owned(),
        (false, true) => scenario.to_owned(),
        (false, false) if alone(matchup, sections) => scenario.to_owned(),
        (false, false) => format!("{scenario}: {}", matchup.label),
    }
}

/// No other matchup has its scenario.
fn alone(matchup: &MatchupSection, sections: &[MatchupSection]) -> bool {
    let same = sections
        .iter()
        .filter(|other| other.scenario == matchup.scenario);
    same.count() == 1
}

/// What each character and skill did for the result, where crews differ within one scenario.
fn brought(lang: Language, results: &Results, sections: &[MatchupSection]) -> Markup {
    let one_scenario = sections
        .windows(2)
        .all(|pair| pair[0].scenario == pair[1].scenario);
    let edition = sections.first().map(|matchup| matchup.heist.edition);
    let Some(edition) = edition.filter(|_| one_scenario) else {
        return Markup::default();
    };
    let all = contributions(results);
    let figure = |skill: bool, key: &str| {
        let of = all.iter().filter(|card| card.skill == skill);
        let mut rows: Vec<(f64, Bar)> = of
            .filter_map(|card| {
                let (value, interval) = difference(card.with, card.without)?;
                let printed = if skill {
                    let known = edition.skill(&card.card);
                    known.map(|(_, card)| cards::name(lang, edition, card))
                } else {
                    let known = edition.character(&card.card);
                    known.map(|(_, card)| cards::name(lang, edition, card))
                };
                let name = printed.unwrap_or(&card.card).to_owned();
                Some((value, contribution(lang, name, card, value, interval)))
            })
            .collect();
        if rows.is_empty() {
            return Markup::default();
        }
        rows.sort_by(|a, b| b.0.total_cmp(&a.0));
        let ends = rows.iter().filter_map(|(_, bar)| bar.interval);
        let (low, high) = ends.fold((0.0f64, 0.0f64), |(low, high), (a, b)| {
            (low.min(a), high.max(b))
        });
        let picture = Bars {
            rows: rows.into_iter().map(|(_, bar)| bar).collect(),
            axis: Axis::around(low, high),
            tick: points,
            mark: Some(0.0),
            dots: true,
        };
        Figure {
            title: lang.say(key),
            note: lang.say("report-brought-note"),
            picture: picture.draw(),
            ..Figure::default()
        }
        .draw(lang)
    };
    html! {
        (figure(false, "report-brought-characters"))
        (figure(true, "report-brought-skills"))
    }
}

fn contribution(
    lang: Language,
    name: String,
    card: &Contribution,
    value: f64,
    interval: (f64, f64),
) -> Bar {
    let clear = interval.0 > 0.0 || interval.1 < 0.0;
    let both = |share: Share| percent_of(share);
    Bar {
        name,
        value,
        interval: Some(interval),
        expected: None,
        says: points(value),
        more: lang.say_with(
            "report-with-without",
            &[
                ("with", &both(card.with)),
                ("without", &both(card.without)),
                ("n", &count(card.with.of)),
            ],
        ),
        colour: match (clear, value > 0.0) {
            (false, _) => "quiet",
            (true, true) => "safe",
            (true, false) => "alarm",
        },
    }
}
