//! How sure a number is: every interval of the lab holds the true value in 95 of 100 cases.

/// The quantile of the normal distribution for 95 % between both ends.
pub const Z_95: f64 = 1.959963984540054;
