//! What plots with an upright axis have around them.

use super::axis::Axis;
use maud::{Markup, html};

/// Room below the plot, for names.
const BELOW: f64 = 22.0;

/// The frame of a plot whose values go upwards.
pub struct Upright<'p> {
    pub axis: Axis,
    /// How a number of the axis is written.
    pub tick: fn(f64) -> String,
    /// What the plot is counted by, from left to right.
    pub along: &'p str,
    pub label: &'p str,
    /// Room above the plot, and how high it is.
    pub top: f64,
    pub high: f64,
}

impl Upright<'_> {
    pub fn bottom(&self) -> f64 {
        self.top + self.high
    }

    /// Where a value lies.
    pub fn y(&self, value: f64) -> f64 {
        self.bottom() - self.high * self.axis.at(value)
    }

    /// The axis, the grid, and what is plotted.
    pub fn draw(&self, area: Markup) -> Markup {
        let high = self.bottom() + BELOW;
        html! {
            div class="upright" {
                svg class="upright-axis" width="44" height=(high) aria-hidden="true" {
                    @for &tick in &self.axis.ticks {
                        text x="38" y=(self.y(tick) + 4.0) text-anchor="end" { ((self.tick)(tick)) }
                    }
                }
                svg class="upright-area" width="100%" height=(high) role="img" aria-label=(self.label) {
                    @for &tick in &self.axis.ticks {
                        line class="grid" x1="0" x2="100%" y1=(self.y(tick)) y2=(self.y(tick)) {}
                    }
                    (area)
                }
            }
            p class="along" aria-hidden="true" { (self.along) }
        }
    }
}
