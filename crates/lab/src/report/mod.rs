//! What reports are made of: the page around them, figures, plots and numbers with their intervals.

pub mod figure;
pub mod page;
pub mod plot;
pub mod value;
