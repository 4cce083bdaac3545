//! Lines over rounds, each with the band in which the true mean lies.

use super::axis::Axis;
use super::key::{Key, keys};
use super::part;
use super::upright::Upright;
use maud::{Markup, html};
use std::fmt::Write;

const HIGH: f64 = 180.0;
const TOP: f64 = 10.0;
/// Units across the plot for paths, which know no parts of the width.
const WIDE: f64 = 1000.0;

/// A mean and its interval.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// One line; a point is missing where there is nothing to say.
pub struct PlotLine {
    pub key: Key,
    pub points: Vec<Option<Point>>,
}

/// Lines on one axis.
pub struct Lines {
    pub lines: Vec<PlotLine>,
    /// Under each point.
    pub names: Vec<String>,
    pub along: String,
    pub tick: fn(f64) -> String,
    pub label: String,
}

impl Lines {
    pub fn draw(&self) -> Markup {
        let points = self.lines.iter().flat_map(|line| &line.points);
        let most = points.flatten().map(|point| point.high.max(point.mean));
        let frame = Upright {
            axis: Axis::up_to(most.fold(0.0, f64::max)),
            tick: self.tick,
            along: &self.along,
            label: &self.label,
            top: TOP,
            high: HIGH,
        };
        let y = |value: f64| frame.y(value);
        let count = self.names.len().max(1) as f64;
        let x = |n: usize| (n as f64 + 0.5) / count;
        let every = self.names.len().div_ceil(16).max(1);
        let area = html! {
            svg width="100%" height=(frame.bottom()) viewBox={ "0 0 " (WIDE) " " (frame.bottom()) } preserveAspectRatio="none" {
                @for line in &self.lines {
                    @let colour = format!("var(--{})", line.key.colour);
                    @for run in runs(&line.points) {
                        @let at = |n: usize, value: f64| (WIDE * x(n), y(value));
                        path d=(band(&run, at)) fill=(colour) fill-opacity=".16" {}
                        path d=(path(&run, at)) fill="none" stroke=(colour) stroke-width="2"
                            vector-effect="non-scaling-stroke" stroke-linejoin="round" {}
                    }
                }
            }
            @for line in &self.lines {
                @for (n, point) in line.points.iter().enumerate() {
                    @if let Some(point) = point {
                        svg x=(part(x(n))) y=(y(point.mean)) overflow="visible" {
                            path d=(line.key.shape.path()) fill={ "var(--" (line.key.colour) ")" } class="dot" {
                                title { (line.key.name) ", " (self.names[n]) ": " ((self.tick)(point.mean)) }
                            }
                        }
                    }
                }
            }
            @for (n, name) in self.names.iter().enumerate() {
                @if n.is_multiple_of(every) {
                    text x=(part(x(n))) y=(frame.bottom() + 15.0) text-anchor="middle" { (name) }
                }
            }
        };
        html! {
            (keys(self.lines.iter().map(|line| &line.key)))
            (frame.draw(area))
        }
    }
}

type Run = Vec<(usize, Point)>;

/// Points without a gap between them.
fn runs(points: &[Option<Point>]) -> Vec<Run> {
    let mut runs: Vec<Run> = vec![Vec::new()];
    for (n, point) in points.iter().enumerate() {
        match (point, runs.last_mut()) {
            (Some(point), Some(run)) => run.push((n, *point)),
            (None, Some(run)) if !run.is_empty() => runs.push(Vec::new()),
            _ => {}
        }
    }
    runs.retain(|run| run.len() > 1);
    runs
}

fn path(run: &Run, at: impl Fn(usize, f64) -> (f64, f64)) -> String {
    join(run.iter().map(|(n, point)| at(*n, point.mean)))
}

fn band(run: &Run, at: impl Fn(usize, f64) -> (f64, f64)) -> String {
    let upper = run.iter().map(|(n, point)| at(*n, point.high));
    let lower = run.iter().rev().map(|(n, point)| at(*n, point.low));
    join(upper.chain(lower)) + "z"
}

fn join(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (n, (x, y)) in points.enumerate() {
        let letter = if n == 0 { 'M' } else { 'L' };
        // Writing into a string cannot fail.
        let _ = write!(path, "{letter}{x:.1} {y:.1}");
    }
    path
}
