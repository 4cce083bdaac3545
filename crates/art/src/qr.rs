//! An address as a picture that a phone's camera reads.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Light modules around the code, without which cameras do not find it.
const QUIET: i32 = 4;

/// A QR code of a text; none if the text is too long for one.
///
/// It is an `svg` of class `qr`, dark on light also on a dark page because many cameras read nothing else, and hidden from
/// screen readers because the address stands beside it.
pub fn qr(text: &str) -> Option<Markup> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * QUIET;
    Some(html! {
        svg class="qr" viewBox={ "0 0 " (size) " " (size) } shape-rendering="crispEdges" aria-hidden="true" focusable="false" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(modules(&code)) fill="#0d1117" {}
        }
    })
}

/// The dark modules, a stroke for each run of them in a row.
fn modules(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y));
            let wide = run.count() as i32;
            if wide > 0 {
                // Writing into a string never fails.
                let _ = write!(path, "M{} {}h{wide}v1h-{wide}z", x + QUIET, y + QUIET);
            }
            x += wide.max(1);
        }
    }
    path
}
