//! Columns beside each other, each of one or several parts: how often each number came up.

use super::axis::Axis;
use super::key::{Key, keys};
use super::part;
use maud::{Markup, html};

/// How high the picture is without its axes.
const HIGH: f64 = 150.0;
const TOP: f64 = 16.0;
const AXIS: f64 = 22.0;

/// One column.
pub struct Column {
    pub name: String,
    /// As high as each part is, from below, one for each key.
    pub parts: Vec<f64>,
    /// Where the true height of the whole column lies.
    pub interval: Option<(f64, f64)>,
    /// What it stands for, in words.
    pub says: String,
}

/// Columns on one axis.
pub struct Columns {
    pub keys: Vec<Key>,
    pub columns: Vec<Column>,
    /// How a number of the upright axis is written.
    pub tick: fn(f64) -> String,
    /// What the columns are counted by.
    pub along: String,
    pub label: String,
}

impl Columns {
    pub fn draw(&self) -> Markup {
        let most = self.columns.iter().map(Column::most);
        let axis = Axis::up_to(most.fold(0.0, f64::max));
        let wide = 1.0 / self.columns.len().max(1) as f64;
        let every = self.columns.len().div_ceil(16).max(1);
        let bottom = TOP + HIGH;
        let y = |value: f64| bottom - HIGH * axis.at(value);
        html! {
            @if self.keys.len() > 1 { (keys(&self.keys)) }
            div class="upright" {
                svg class="upright-axis" width="44" height=(bottom + AXIS) aria-hidden="true" {
                    @for &tick in &axis.ticks {
                        text x="38" y=(y(tick) + 4.0) text-anchor="end" { ((self.tick)(tick)) }
                    }
                }
                svg class="upright-area" width="100%" height=(bottom + AXIS) role="img" aria-label=(self.label) {
                    @for &tick in &axis.ticks {
                        line class="grid" x1="0" x2="100%" y1=(y(tick)) y2=(y(tick)) {}
                    }
                    @for (n, column) in self.columns.iter().enumerate() {
                        @let left = wide * n as f64;
                        g {
                            title { (column.says) }
                            rect x=(part(left)) width=(part(wide)) y=(TOP) height=(HIGH) fill="transparent" {}
                            @for (part_n, (low, value)) in stacked(&column.parts).into_iter().enumerate() {
                                @let colour = self.keys.get(part_n).map_or("quiet", |key| key.colour);
                                rect x=(part(left + wide * 0.1)) width=(part(wide * 0.8)) y=(y(low + value))
                                    height=(y(low) - y(low + value)) fill={ "var(--" (colour) ")" } fill-opacity=".78" {}
                            }
                            @if let Some((low, high)) = column.interval {
                                @let x = part(left + wide / 2.0);
                                g class="whisker" { line x1=(x) x2=(x) y1=(y(low)) y2=(y(high)) {} }
                            }
                        }
                        @if n.is_multiple_of(every) {
                            text x=(part(left + wide / 2.0)) y=(bottom + 15.0) text-anchor="middle" { (column.name) }
                        }
                    }
                }
            }
            p class="along" aria-hidden="true" { (self.along) }
        }
    }
}

impl Column {
    fn most(&self) -> f64 {
        let high = self.interval.map_or(0.0, |(_, high)| high);
        self.parts.iter().sum::<f64>().max(high)
    }
}

/// Each part with what is below it.
fn stacked(parts: &[f64]) -> Vec<(f64, f64)> {
    let below = parts.iter().scan(0.0, |sum, value| {
        let low = *sum;
        *sum += value;
        Some((low, *value))
    });
    below.collect()
}
