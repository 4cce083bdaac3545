//! Numbers as people read them.

use words::Language;

/// 12,345
pub fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// As many decimals as help: 0.042, 2.35, 27.2, 310.
pub fn decimal(number: f64) -> String {
    let text = match number.abs() {
        0.0 => "0".to_owned(),
        small if small < 0.0995 => format!("{number:.3}"),
        small if small < 9.995 => format!("{number:.2}"),
        middle if middle < 99.95 => format!("{number:.1}"),
        _ => format!("{number:.0}"),
    };
    minus(text)
}

/// A share as a percentage: 61.3 %. Whole numbers where a decimal would say nothing.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    if percent == 0.0 || percent == 100.0 {
        return format!("{percent:.0}\u{202f}%");
    }
    minus(format!("{percent:.1}\u{202f}%"))
}

/// A share's interval: 58.1 to 64.4 %.
pub fn percent_range(lang: Language, (low, high): (f64, f64)) -> String {
    let low = minus(format!("{:.1}", low * 100.0));
    let high = minus(format!("{:.1}\u{202f}%", high * 100.0));
    from_to(lang, &low, &high)
}

/// A difference of shares in percentage points, with its sign: +3.4.
pub fn points(difference: f64) -> String {
    minus(format!("{:+.1}", difference * 100.0))
}

/// An interval: 3.1 to 3.3.
pub fn range(lang: Language, (low, high): (f64, f64)) -> String {
    from_to(lang, &decimal(low), &decimal(high))
}

/// The ends of an interval, as they are written.
pub fn from_to(lang: Language, low: &str, high: &str) -> String {
    lang.say_with("report-from-to", &[("low", low), ("high", high)])
}

/// Thousands: $3.5k.
pub fn money(thousands: f64) -> String {
    format!("${}k", decimal(thousands))
}

/// A number on an axis, without zeros that say nothing.
pub fn plain(number: f64) -> String {
    let rounded = (number * 1000.0).round() / 1000.0;
    rounded.to_string()
}

/// A share on an axis.
pub fn whole_percent(share: f64) -> String {
    let tenths = (share * 1000.0).round() / 10.0;
    if tenths.fract() == 0.0 {
        format!("{tenths:.0}\u{202f}%")
    } else {
        percent(share)
    }
}

/// The sign that is as wide as a plus.
fn minus(text: String) -> String {
    text.replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(count(0), "0");
        assert_eq!(count(999), "999");
        assert_eq!(count(1234567), "1,234,567");
        assert_eq!(decimal(0.0), "0");
        assert_eq!(decimal(0.0421), "0.042");
        assert_eq!(decimal(2.34567), "2.35");
        assert_eq!(decimal(9.999), "10.0");
        assert_eq!(decimal(1234.5), "1234");
        assert_eq!(percent(0.6134), "61.3\u{202f}%");
        assert_eq!(percent(1.0), "100\u{202f}%");
        assert_eq!(points(-0.034), "\u{2212}3.4");
        assert_eq!(points(0.0), "+0.0");
    }
}
