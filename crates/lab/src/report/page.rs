//! What every report has around it: colours and style, all inside, and how to read the numbers.

use art::Theme;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Language;

const STYLE: &str = include_str!("report.css");

/// A whole page that stands alone. Icons it uses are put into it.
pub fn page(lang: Language, title: &str, body: Markup) -> String {
    let (dark, light) = (Theme::Dark.properties(), Theme::Light.properties());
    let style = format!(
        ":root{{color-scheme:dark light;{dark}}}@media (prefers-color-scheme:light){{:root{{{light}}}}}\n{STYLE}"
    );
    let page = html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { (title) " · " (lang.fixed("frame-name")) }
                style { (PreEscaped(style)) }
            }
            body {
                (art::crew::symbols_of(&body.0))
                main { (body) }
                footer class="foot" { (reading(lang)) }
            }
        }
    };
    page.into_string()
}

/// How the numbers are meant.
fn reading(lang: Language) -> Markup {
    html! {
        dl {
            dt { (lang.say("report-reading-interval")) }
            dd { (lang.say("report-reading-interval-more")) }
            dt { (lang.say("report-reading-mean")) }
            dd { (lang.say("report-reading-mean-more")) }
        }
    }
}
