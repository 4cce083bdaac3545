//! The figures as one page with pictures.

use super::{BalanceFigure, BalanceKind, RivalsPlan, Tally, balance_figures};
use crate::fault::Fault;
use crate::report::page::page;
use crate::share::Share;
use crate::terms;
use maud::{Markup, html};
use words::Language;

/// One file with everything in it.
pub fn html(lang: Language, plan: &RivalsPlan, tally: &Tally) -> String {
    let games = tally.games.to_string();
    let title = lang.say_with(
        "rivals-report-title",
        &[("games", &games), ("players", &tally.players.to_string())],
    );
    let bots = terms::bots(lang, &plan.bots);
    let who = lang.say_with(
        "rivals-report-who",
        &[("bots", &*bots), ("seed", &plan.seed.to_string())],
    );
    let all = balance_figures(lang, plan, tally);
    let of_kind = |kind: BalanceKind| {
        let of: Vec<&BalanceFigure> = all.iter().filter(|figure| figure.kind == kind).collect();
        bars(kind, &of)
    };
    let body = html! {
        h1 { (title) }
        p { (who) }
        p { (numbers(lang, tally)) }
        (faults(lang, tally))
        section {
            h2 { (lang.say("rivals-report-identities")) }
            p { (lang.say("rivals-report-identities-more")) }
            (of_kind(BalanceKind::Identity))
        }
        section {
            h2 { (lang.say("rivals-report-places")) }
            p { (lang.say("rivals-report-places-more")) }
            (of_kind(BalanceKind::Place))
        }
        section {
            h2 { (lang.say("rivals-report-secrets")) }
            p { (lang.say("rivals-report-secrets-more")) }
            (of_kind(BalanceKind::Secret))
        }
        @for (title, kind) in [("rivals-report-assists", BalanceKind::Assist), ("rivals-report-tricks", BalanceKind::Trick)] {
            section {
                h2 { (lang.say(title)) }
                p { (lang.say("rivals-report-cards-more")) }
                (of_kind(kind))
            }
        }
        section {
            h2 { (lang.say("rivals-report-points")) }
            p { (lang.say("rivals-report-points-more")) }
            (points(tally))
        }
    };
    page(lang, &title, body)
}

fn numbers(lang: Language, tally: &Tally) -> String {
    let percent = |share: Share| percent(share.value().unwrap_or(0.0));
    let mean = |mean: Option<f64>| format!("{:.1}", mean.unwrap_or(0.0));
    lang.say_with(
        "rivals-report-numbers",
        &[
            ("tests", &percent(tally.tests)),
            ("jobs", &percent(tally.jobs)),
            ("shared", &percent(Share::new(tally.shared, tally.games))),
            ("mean", &mean(tally.points.mean())),
            ("best", &mean(tally.best.mean())),
        ],
    )
}

/// Games that broke off, if any: an error of ours that nobody should overlook.
fn faults(lang: Language, tally: &Tally) -> Markup {
    let key = |fault: Fault| match fault {
        Fault::Endless => "rivals-fault-endless",
        Fault::BotStuck => "rivals-fault-bot-stuck",
        Fault::BotRefused => "rivals-fault-bot-refused",
    };
    html! {
        @if !tally.faults.is_empty() {
            div class="problem" {
                @for (&fault, times) in &tally.faults {
                    p { (lang.say_with(key(fault), &[("count", &times.to_string())])) }
                }
            }
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// Bars under each other, with lines where they should end. Those that do not are hollow and have a sign.
fn bars(kind: BalanceKind, figures: &[&BalanceFigure]) -> Markup {
    let fair = kind.fair();
    let is_ratio = matches!(
        kind,
        BalanceKind::Seat | BalanceKind::Place | BalanceKind::Identity
    );
    // The whole of a share is a line that tells nothing.
    let limits = [*fair.start(), *fair.end()].into_iter();
    let limits: Vec<f64> = limits
        .filter(|&limit| limit > 0.0 && (is_ratio || limit < 1.0))
        .collect();
    let ends = figures.iter().map(|figure| figure.interval.1);
    let most = ends.chain([*fair.end()]).fold(f64::MIN_POSITIVE, f64::max);
    let at = |value: f64| format!("{:.1}%", 100.0 * value / most);
    let says = |figure: &BalanceFigure| {
        let value = if is_ratio {
            format!("{:.2}", figure.value)
        } else {
            percent(figure.value)
        };
        match figure.mark() {
            Some(mark) => format!("{value} {mark}"),
            None => value,
        }
    };
    html! {
        ul class="figures" {
            @for figure in figures {
                @let (low, high) = figure.interval;
                li class=[figure.mark().map(|_| "unfair")] {
                    span { (figure.name) }
                    span class="track" aria-hidden="true" {
                        span class="fill" style={ "width:" (at(figure.value)) } {}
                        span class="whisker" style={ "left:" (at(low)) ";width:" (at(high - low)) } {}
                        @for &limit in &limits { span class="limit" style={ "left:" (at(limit)) } {} }
                    }
                    b { (says(figure)) }
                }
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
