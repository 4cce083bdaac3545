//! The crew's chance as a skyline: a line over the rounds, and a numbered sign at each swing.
//!
//! Where things are along the way is a part of the width, so that letters stay as large as they are on any screen.

use super::{Milestone, Swing, stage_name};
use crate::chance::percent;
use crate::crew::tabletop::StoryStage;
use maud::{Markup, html};
use std::fmt::Write;
use words::Language;

/// Where 100 % and nothing are, and all there is.
const TOP: f64 = 22.0;
const FLOOR: f64 = 142.0;
const HIGH: f64 = 164.0;
/// Units across for paths, which know no parts of the width.
const WIDE: f64 = 1000.0;
/// Stages that have their name below; of more, every second one.
const NAMED: usize = 12;

pub fn skyline(
    lang: Language,
    milestones: &[Milestone],
    chances: &[f64],
    swings: &[Swing],
) -> Markup {
    let along = places(milestones);
    let points: Vec<(f64, f64)> = along
        .iter()
        .zip(chances)
        .map(|(&x, &chance)| (x, y(chance)))
        .collect();
    let line = path(&points);
    let first = points.first().map_or(0.0, |point| point.0);
    let last = points.last().map_or(0.0, |point| point.0);
    let area = format!(
        "{line}L{:.1} {FLOOR}L{:.1} {FLOOR}z",
        WIDE * last,
        WIDE * first
    );
    let stages: Vec<(f64, StoryStage)> = along
        .iter()
        .zip(milestones)
        .filter_map(|(&x, milestone)| Some((x, milestone.stage?)))
        .collect();
    let every = stages.len().div_ceil(NAMED).max(1);
    html! {
        svg class="skyline" width="100%" height=(HIGH) role="img" aria-label=(spoken(lang, milestones, chances)) {
            @for chance in [1.0, 0.5, 0.0] {
                line class="level" x1="0" x2="100%" y1=(y(chance)) y2=(y(chance)) {}
            }
            @for (chance, name) in [(1.0, "100%"), (0.5, "50%")] {
                text class="level-name" x="2" y=(y(chance) - 4.0) { (name) }
            }
            @for (n, (x, stage)) in stages.iter().enumerate() {
                @let until = stages.get(n + 1).map_or(last, |next| next.0);
                line class="stage-line" x1=(part(*x)) x2=(part(*x)) y1=(TOP) y2=(FLOOR) {}
                @if n % every == 0 {
                    text class="stage-name" x=(part((x + until) / 2.0)) y=(HIGH - 6.0) { (short(lang, *stage)) }
                }
            }
            svg width="100%" height=(HIGH) viewBox={ "0 0 " (WIDE) " " (HIGH) } preserveAspectRatio="none" {
                path class="sky" d=(area) {}
                path class="roofs" d=(line) vector-effect="non-scaling-stroke" {}
            }
            @for ((x, y), milestone) in points.iter().zip(milestones) {
                @if milestone.stage.is_some() { circle class="dot" cx=(part(*x)) cy=(y) r="3" {} }
            }
            @for (n, swing) in swings.iter().enumerate() {
                @let (x, y) = points[swing.at];
                svg x=(part(x)) y=(y) overflow="visible" {
                    g class=(if swing.is_good() { "rise" } else { "fall" }) {
                        path d=(if swing.is_good() { "M0 3 11 21H-11z" } else { "M0-3 11-21H-11z" }) {}
                        text y=(if swing.is_good() { 18 } else { -10 }) { (n + 1) }
                    }
                }
            }
        }
    }
}

/// Where a chance is.
fn y(chance: f64) -> f64 {
    FLOOR - (FLOOR - TOP) * chance.clamp(0.0, 1.0)
}

/// A part of the width.
fn part(x: f64) -> String {
    format!("{:.2}%", 100.0 * x)
}

/// Where each milestone is, from 0 to 1: stages are equally wide, and what happened in one stands in even steps.
fn places(milestones: &[Milestone]) -> Vec<f64> {
    let Some(last) = milestones.len().checked_sub(1) else {
        return Vec::new();
    };
    let starts: Vec<usize> = milestones[..last]
        .iter()
        .enumerate()
        .filter(|(n, milestone)| *n == 0 || milestone.stage.is_some())
        .map(|(n, _)| n)
        .collect();
    let wide = 1.0 / starts.len().max(1) as f64;
    let mut places = Vec::with_capacity(milestones.len());
    for (stage, &start) in starts.iter().enumerate() {
        let end = starts.get(stage + 1).copied().unwrap_or(last);
        let step = wide / (end - start) as f64;
        places.extend((start..end).map(|n| wide * stage as f64 + step * (n - start) as f64));
    }
    places.push(1.0);
    places
}

fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (n, (x, y)) in points.iter().enumerate() {
        let letter = if n == 0 { 'M' } else { 'L' };
        // Writing into a string cannot fail.
        let _ = write!(path, "{letter}{:.1} {y:.1}", WIDE * x);
    }
    path
}

/// "3", or the name of what is no round.
fn short(lang: Language, stage: StoryStage) -> String {
    match stage {
        StoryStage::Round(round) => round.to_string(),
        other => stage_name(lang, other),
    }
}

/// The graph in a sentence.
fn spoken(lang: Language, milestones: &[Milestone], chances: &[f64]) -> String {
    let number = |chance: Option<&f64>| percent(chance.copied().unwrap_or_default()).to_string();
    let before_end = &chances[..chances.len().saturating_sub(1)];
    let lowest = before_end
        .iter()
        .enumerate()
        .min_by(|one, other| one.1.total_cmp(other.1));
    let stage = lowest.and_then(|(n, _)| {
        milestones[..=n]
            .iter()
            .rev()
            .find_map(|milestone| milestone.stage)
    });
    lang.say_with(
        "hindsight-spoken",
        &[
            ("start", &number(chances.first())),
            ("lowest", &number(lowest.map(|lowest| lowest.1))),
            (
                "when",
                &stage.map_or(String::new(), |stage| stage_name(lang, stage)),
            ),
            ("end", &number(chances.last())),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::Heist;
    use crew::content::editions;
    use crew::suggested::{Strength, evening};
    use std::sync::Arc;

    fn at(step: usize, stage: Option<StoryStage>) -> Milestone {
        let edition = editions()[0];
        let setup = evening(edition, &edition.scenarios[0], 4, Strength::Amateur);
        let heist = Arc::new(Heist::new(setup).expect("a suggested crew can play"));
        Milestone {
            step,
            stage,
            event: None,
            state: heist.opening().clone(),
            heist,
        }
    }

    #[test]
    fn stages_are_equally_wide_and_the_end_is_at_the_end() {
        let milestones = [
            at(9, Some(StoryStage::Round(1))),
            at(12, None),
            at(20, Some(StoryStage::Escape)),
            at(31, None),
        ];
        assert_eq!(places(&milestones), [0.0, 0.25, 0.5, 1.0]);
        assert_eq!(places(&milestones[3..]), [1.0]);
        assert_eq!(places(&[]), [0.0; 0]);
    }

    #[test]
    fn the_graph_is_also_told() {
        let lang = Language::english();
        let milestones = [
            at(9, Some(StoryStage::Round(1))),
            at(14, Some(StoryStage::Round(2))),
            at(20, None),
        ];
        let drawn = skyline(lang, &milestones, &[0.62, 0.3, 1.0], &[]).into_string();
        let told = "62% at the start, 30% at its lowest (Round 2), 100% at the end";
        assert!(drawn.contains(told), "{drawn}");
    }
}
