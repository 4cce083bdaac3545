//! Small plots as SVG that keeps its letters readable at any width: positions are parts of the width, texts are not.

mod axis;
mod bars;
mod columns;
mod key;
mod lines;
mod number;
mod stacks;
mod upright;

pub use axis::Axis;
pub use bars::{Bar, Bars};
pub use columns::{Column, Columns};
pub use key::{Key, Shape};
pub use lines::{Lines, PlotLine, Point};
pub use number::{
    count, decimal, from_to, money, percent, percent_range, plain, points, range, whole_percent,
};
pub use stacks::{Stack, Stacks};

/// A part of the width or height, as SVG writes it.
pub fn part(share: f64) -> String {
    let hundredths = (share * 10_000.0).round() / 100.0;
    format!("{hundredths}%")
}
