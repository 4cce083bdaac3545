//! Writing numbers and texts into SVG quickly.

/// A place in user units.
pub(crate) type Point = (f32, f32);

/// A number with at most one decimal.
pub(crate) fn number(out: &mut String, value: f32) {
    let tenths = (value * 10.0).round() as i32;
    if tenths < 0 {
        out.push('-');
    }
    let tenths = tenths.unsigned_abs();
    whole(out, tenths / 10);
    if !tenths.is_multiple_of(10) {
        out.push('.');
        out.push(char::from(b'0' + (tenths % 10) as u8));
    }
}

pub(crate) fn whole(out: &mut String, value: u32) {
    if value >= 10 {
        whole(out, value / 10);
    }
    out.push(char::from(b'0' + (value % 10) as u8));
}

/// Two numbers, as paths and transformations have them.
pub(crate) fn pair(out: &mut String, (x, y): Point) {
    number(out, x);
    out.push(' ');
    number(out, y);
}

/// A text somebody else wrote, as it may stand in an element or in an attribute.
pub(crate) fn text(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML has no such characters, not even escaped.
            c if c < ' ' && !matches!(c, '\t' | '\n' | '\r') => {}
            '\u{fffe}' | '\u{ffff}' => {}
            c => out.push(c),
        }
    }
}

/// A group that begins here and is moved to a point.
pub(crate) fn moved(out: &mut String, to: Point, scale: f32) {
    out.push_str(r#"<g transform="translate("#);
    pair(out, to);
    out.push(')');
    if scale != 1.0 {
        out.push_str("scale(");
        hundredths(out, scale);
        out.push(')');
    }
    out.push_str(r#"">"#);
}

/// A small positive number with two decimals.
pub(crate) fn hundredths(out: &mut String, value: f32) {
    let value = (value * 100.0).round() as u32;
    if value >= 100 {
        whole(out, value / 100);
    }
    if !value.is_multiple_of(100) {
        out.push('.');
        out.push(char::from(b'0' + (value / 10 % 10) as u8));
        if !value.is_multiple_of(10) {
            out.push(char::from(b'0' + (value % 10) as u8));
        }
    }
}
