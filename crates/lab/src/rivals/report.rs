//! The figures as one page with pictures.

use super::{RivalsPlan, Tally};
use crate::rate_of::Rate;
use crate::report::page::page;
use maud::{Markup, html};
use rivals::content;
use words::{say, say_with};

/// A bar of a picture: its name, how long it is, what it says, and how sure it is.
struct Bar {
    name: String,
    value: f64,
    says: String,
    interval: Option<(f64, f64)>,
}

const WIDE: f64 = 320.0;
const TALL: f64 = 20.0;
const NAMES: f64 = 190.0;

/// One file with everything in it.
pub fn html(plan: &RivalsPlan, tally: &Tally) -> String {
    let games = tally.games.to_string();
    let title = say_with(
        "rivals-report-title",
        &[("games", &games), ("players", &tally.players.to_string())],
    );
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    let who = say_with(
        "rivals-report-who",
        &[("bots", &bots.join(", ")), ("seed", &plan.seed.to_string())],
    );
    let content = content();
    let body = html! {
        h1 { (title) }
        p { (who) }
        p { (numbers(tally)) }
        section {
            h2 { (say("rivals-report-identities")) }
            p { (say("rivals-report-identities-more")) }
            (bars(&identities(tally), Some(1.0)))
        }
        section {
            h2 { (say("rivals-report-places")) }
            p { (say("rivals-report-places-more")) }
            (bars(&places(tally), Some(1.0)))
        }
        section {
            h2 { (say("rivals-report-secrets")) }
            p { (say("rivals-report-secrets-more")) }
            (bars(&secrets(tally), None))
        }
        @for (title, kinds) in [("rivals-report-assists", content.assists), ("rivals-report-tricks", content.tricks)] {
            section {
                h2 { (say(title)) }
                p { (say("rivals-report-cards-more")) }
                (bars(&cards(tally, kinds), None))
            }
        }
        section {
            h2 { (say("rivals-report-points")) }
            p { (say("rivals-report-points-more")) }
            (points(tally))
        }
    };
    page(&title, body)
}

fn numbers(tally: &Tally) -> String {
    let percent = |rate: Rate| percent(rate.share().unwrap_or(0.0));
    let mean = |mean: Option<f64>| format!("{:.1}", mean.unwrap_or(0.0));
    say_with(
        "rivals-report-numbers",
        &[
            ("tests", &percent(tally.tests)),
            ("jobs", &percent(tally.jobs)),
            ("shared", &percent(Rate::new(tally.shared, tally.games))),
            ("mean", &mean(tally.points.mean())),
            ("best", &mean(tally.best.mean())),
        ],
    )
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn ratio(tally: &Tally, name: String, won: Rate) -> Bar {
    let value = tally.ratio(won).unwrap_or(0.0);
    Bar {
        name,
        value,
        says: format!("{value:.2}"),
        interval: Some(tally.ratio_interval(won)),
    }
}

fn share(name: String, rate: Rate) -> Bar {
    let value = rate.share().unwrap_or(0.0);
    Bar {
        name,
        value,
        says: percent(value),
        interval: Some(rate.interval()),
    }
}

fn identities(tally: &Tally) -> Vec<Bar> {
    let all = content().identities.iter().zip(&tally.identities);
    all.map(|(card, won)| ratio(tally, card.name.clone(), *won))
        .collect()
}

fn places(tally: &Tally) -> Vec<Bar> {
    let places = (1..).zip(&tally.places);
    let name = |n: i32| say_with("rivals-report-place", &[("n", &n.to_string())]);
    places.map(|(n, won)| ratio(tally, name(n), *won)).collect()
}

fn secrets(tally: &Tally) -> Vec<Bar> {
    let all = content().secrets.iter().zip(&tally.secrets);
    all.map(|(card, met)| share(card.name.clone(), *met))
        .collect()
}

/// The cards of these kinds (bits). Those with the same name are told apart by the skill they teach.
fn cards(tally: &Tally, kinds: u32) -> Vec<Bar> {
    let content = content();
    let all = content.cards.iter().zip(&tally.cards).enumerate();
    let wanted = all.filter(|(at, _)| kinds & 1 << at != 0);
    wanted
        .map(|(_, (card, count))| {
            let twins = content.cards.iter().filter(|other| other.name == card.name);
            let name = match card.upgrade {
                Some(skill) if twins.count() > 1 => {
                    format!("{} ({})", card.name, words::rivals::skill_name(skill))
                }
                _ => card.name.clone(),
            };
            share(name, count.used())
        })
        .collect()
}

/// Bars under each other, with a line where a fair share would be.
fn bars(bars: &[Bar], fair: Option<f64>) -> Markup {
    let ends = bars
        .iter()
        .flat_map(|bar| [bar.value, bar.interval.map_or(0.0, |(_, high)| high)]);
    let most = ends.chain(fair).fold(f64::MIN_POSITIVE, f64::max);
    let x = |value: f64| NAMES + value / most * WIDE;
    let tall = TALL * bars.len() as f64;
    html! {
        svg viewBox=(format!("0 0 {} {tall}", NAMES + WIDE + 70.0)) width="100%" style="max-width:46rem" role="img" {
            @for (n, bar) in bars.iter().enumerate() {
                @let y = TALL * n as f64;
                g {
                    title { (bar.name) ": " (bar.says) }
                    text x=(NAMES - 8.0) y=(y + 14.0) text-anchor="end" font-size="12" fill="currentColor" { (bar.name) }
                    rect x=(NAMES) y=(y + 4.0) width=(format!("{:.1}", x(bar.value) - NAMES)) height="12" rx="2" fill="var(--now)" {}
                    @if let Some((low, high)) = bar.interval {
                        path d=(format!("M{:.1} {:.1}H{:.1}", x(low), y + 10.0, x(high))) stroke="currentColor" stroke-width="1.5" {}
                    }
                    text x=(format!("{:.1}", x(bar.value.max(bar.interval.map_or(0.0, |(_, high)| high))) + 6.0)) y=(y + 14.0) font-size="12" fill="currentColor" { (bar.says) }
                }
            }
            @if let Some(fair) = fair {
                path d=(format!("M{:.1} 0V{tall}", x(fair))) stroke="currentColor" stroke-width="1" stroke-dasharray="3 3" {}
            }
        }
    }
}

/// Points of all, and of those who won, as columns.
fn points(tally: &Tally) -> Markup {
    let all = tally.points.counts();
    let best = tally.best.counts();
    let most = all.iter().copied().max().unwrap_or(1).max(1) as f64;
    let step = 22.0;
    let height = |count: u64| 120.0 * count as f64 / most;
    html! {
        svg viewBox=(format!("0 0 {} 150", step * all.len() as f64 + 4.0)) width="100%" style="max-width:46rem" role="img" {
            @for (n, &count) in all.iter().enumerate() {
                @let won = best.get(n).copied().unwrap_or(0);
                @let x = step * n as f64 + 2.0;
                g {
                    title { (n) ": " (count) " / " (won) }
                    rect x=(x) y=(format!("{:.1}", 125.0 - height(count))) width=(step - 4.0) height=(format!("{:.1}", height(count))) fill="var(--now)" opacity="0.35" {}
                    rect x=(x) y=(format!("{:.1}", 125.0 - height(won))) width=(step - 4.0) height=(format!("{:.1}", height(won))) fill="var(--now)" {}
                    text x=(x + step / 2.0 - 2.0) y="142" text-anchor="middle" font-size="11" fill="currentColor" { (n) }
                }
            }
        }
    }
}
