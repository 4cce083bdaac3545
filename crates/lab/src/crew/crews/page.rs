//! Strong and weak crews as a page of pictures.

use super::{FoundCrew, FoundCrews};
use crate::report::figure::Figure;
use crate::report::page::page;
use crate::report::plot::{Axis, Bar, Bars, count, whole_percent};
use crate::report::value::{percent_of, share_bar};
use crate::terms;
use maud::{Markup, html};
use words::Language;

/// The whole page.
pub fn html(lang: Language, found: &FoundCrews) -> String {
    let title = lang.say_with("crews-title", &[("scenario", &found.name)]);
    let body = html! {
        p class="over" { (lang.say("crews-over")) }
        h1 { (title) }
        ul class="facts" {
            li { (lang.say("report-fact-bot")) " " b { (terms::bot(lang, found.bot)) } }
            li { (lang.say("crews-fact-tried")) " " b { (count(found.tried)) } }
            li { (lang.say("report-fact-heists")) " " b { (count(found.heists)) } }
            li { (lang.say("report-fact-seed")) " " b { (found.seed) } }
        }
        @if found.broken > 0 {
            p class="problem" { (lang.say_with("compare-broken", &[("count", &found.broken.to_string())])) }
        }
        p { (lang.say("crews-method")) }
        div class="grid" {
            (end(lang, found, "crews-strong", &found.strong, "safe"))
            (end(lang, found, "crews-weak", &found.weak, "alarm"))
        }
    };
    page(lang, &title, body)
}

fn end(
    lang: Language,
    found: &FoundCrews,
    key: &str,
    crews: &[FoundCrew],
    colour: &'static str,
) -> Markup {
    let rows = crews.iter().map(|crew| Bar {
        interval: Some(crew.interval),
        ..share_bar(lang, crew.crew.clone(), crew.won, colour)
    });
    let picture = Bars {
        rows: rows.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
        mark: found.everybody.value(),
        dots: false,
    };
    Figure {
        title: lang.say(key),
        note: lang.say_with("crews-note", &[("share", &percent_of(found.everybody))]),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}
