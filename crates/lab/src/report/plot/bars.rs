//! Horizontal bars with the interval in which the true number lies, each with its name and its number as text.

use super::axis::Axis;
use super::key::Shape;
use super::part;
use maud::{Markup, html};

/// One row.
#[derive(Clone, Debug)]
pub struct Bar {
    pub name: String,
    pub value: f64,
    /// Where the true number lies.
    pub interval: Option<(f64, f64)>,
    /// What was to be expected.
    pub expected: Option<f64>,
    /// The value with its unit.
    pub says: String,
    /// What else there is to say: interval and n.
    pub more: String,
    /// The name of a colour of the page.
    pub colour: &'static str,
}

/// Rows on one axis.
pub struct Bars {
    pub rows: Vec<Bar>,
    pub axis: Axis,
    /// How a number of the axis is written.
    pub tick: fn(f64) -> String,
    /// A number all rows are compared with.
    pub mark: Option<f64>,
    /// Only the end of each bar counts: a dot with its interval. Bars otherwise.
    pub dots: bool,
}

impl Bars {
    pub fn draw(&self) -> Markup {
        html! {
            ul class="bars" {
                @for row in &self.rows {
                    li {
                        span class="bar-name" { (row.name) }
                        svg class="bar-track" width="100%" height="22" aria-hidden="true" {
                            (self.grid(22))
                            (self.row(row))
                        }
                        span class="bar-says" {
                            b { (row.says) }
                            @if !row.more.is_empty() { " " small { (row.more) } }
                        }
                    }
                }
                li class="bar-axis" aria-hidden="true" {
                    svg class="bar-track" width="100%" height="18" {
                        @for &tick in &self.axis.ticks {
                            @let at = self.axis.at(tick);
                            text x=(part(at)) y="13" text-anchor=(anchor(at)) { ((self.tick)(tick)) }
                        }
                    }
                }
            }
        }
    }

    fn grid(&self, high: u32) -> Markup {
        html! {
            @for &tick in &self.axis.ticks {
                @let x = part(self.axis.at(tick));
                line class="grid" x1=(x) x2=(x) y1="0" y2=(high) {}
            }
            @if let Some(mark) = self.mark {
                @let x = part(self.axis.at(mark));
                line class="mark" x1=(x) x2=(x) y1="0" y2=(high) {}
            }
        }
    }

    fn row(&self, row: &Bar) -> Markup {
        let colour = format!("var(--{})", row.colour);
        let (zero, end) = (self.axis.at(0.0), self.axis.at(row.value));
        let (from, to) = (zero.min(end), zero.max(end));
        html! {
            @if !self.dots {
                rect x=(part(from)) width=(part(to - from)) y="5" height="12" rx="2" fill=(colour) fill-opacity=".72" {}
            }
            @if let Some((low, high)) = row.interval {
                @let low = part(self.axis.at(low));
                @let high = part(self.axis.at(high));
                g class="whisker" {
                    line x1=(low) x2=(high) y1="11" y2="11" {}
                    line x1=(low) x2=(low) y1="7" y2="15" {}
                    line x1=(high) x2=(high) y1="7" y2="15" {}
                }
            }
            @if let Some(expected) = row.expected {
                svg x=(part(self.axis.at(expected))) y="11" overflow="visible" {
                    path class="expected" d=(Shape::Diamond.path()) {}
                }
            }
            @if self.dots {
                circle cx=(part(end)) cy="11" r="5" fill=(colour) class="dot" {}
            }
        }
    }
}

/// So that the first and the last number stay inside.
pub(super) fn anchor(at: f64) -> &'static str {
    match at {
        at if at < 0.03 => "start",
        at if at > 0.97 => "end",
        _ => "middle",
    }
}
