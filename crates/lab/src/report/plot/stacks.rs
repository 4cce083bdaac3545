//! Horizontal bars of several parts, each with its name: what a whole is made of.

use super::axis::Axis;
use super::bars::anchor;
use super::key::{Key, keys};
use super::part;
use maud::{Markup, html};

/// One bar.
#[derive(Clone, Debug)]
pub struct Stack {
    pub name: String,
    /// One for each key.
    pub parts: Vec<f64>,
    /// The number that matters most, with its unit.
    pub says: String,
    pub more: String,
}

/// Bars on one axis.
pub struct Stacks {
    pub keys: Vec<Key>,
    pub rows: Vec<Stack>,
    pub axis: Axis,
    /// How a number is written.
    pub tick: fn(f64) -> String,
}

impl Stacks {
    pub fn draw(&self) -> Markup {
        html! {
            (keys(&self.keys))
            ul class="bars" {
                @for row in &self.rows {
                    li {
                        span class="bar-name" { (row.name) }
                        svg class="bar-track" width="100%" height="24" role="img" aria-label=(self.told(row)) {
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

    fn row(&self, row: &Stack) -> Markup {
        let mut below = 0.0;
        let parts: Vec<(f64, f64, &Key)> = row
            .parts
            .iter()
            .zip(&self.keys)
            .map(|(value, key)| {
                let from = self.axis.at(below);
                below += value;
                (from, self.axis.at(below) - from, key)
            })
            .collect();
        html! {
            @for &tick in &self.axis.ticks {
                @let x = part(self.axis.at(tick));
                line class="grid" x1=(x) x2=(x) y1="0" y2="24" {}
            }
            @for ((from, wide, key), value) in parts.into_iter().zip(&row.parts) {
                @if wide > 0.0 {
                    rect x=(part(from)) width=(part(wide)) y="5" height="14" fill={ "var(--" (key.colour) ")" }
                        fill-opacity=".8" stroke="var(--panel)" stroke-width="1" {
                        title { (key.name) ": " ((self.tick)(*value)) }
                    }
                }
            }
        }
    }

    /// The row in words.
    fn told(&self, row: &Stack) -> String {
        let parts = self.keys.iter().zip(&row.parts);
        let told = parts.map(|(key, &value)| format!("{} {}", key.name, (self.tick)(value)));
        told.collect::<Vec<_>>().join(", ")
    }
}
