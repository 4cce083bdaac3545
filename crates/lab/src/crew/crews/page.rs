//! Strong and weak crews as a page of pictures.

use super::{FoundCrew, FoundCrews};
use crate::report::figure::Figure;
use crate::report::page::page;
use crate::report::plot::{Axis, Bar, Bars, count, whole_percent};
use crate::report::value::{percent_of, share_bar};
use maud::{Markup, html};
use words::{say, say_with};

/// The whole page.
pub fn html(found: &FoundCrews) -> String {
    let title = say_with("crews-title", &[("scenario", &found.name)]);
    let body = html! {
        p class="over" { (say("crews-over")) }
        h1 { (title) }
        ul class="facts" {
            li { (say("report-fact-bot")) " " b { (found.bot) } }
            li { (say("crews-fact-tried")) " " b { (count(found.tried)) } }
            li { (say("report-fact-heists")) " " b { (count(found.heists)) } }
            li { (say("report-fact-seed")) " " b { (found.seed) } }
        }
        @if found.broken > 0 {
            p class="problem" { (say_with("compare-broken", &[("count", &found.broken.to_string())])) }
        }
        p { (say("crews-method")) }
        div class="grid" {
            (end(found, "crews-strong", &found.strong, "safe"))
            (end(found, "crews-weak", &found.weak, "alarm"))
        }
    };
    page(&title, body)
}

fn end(found: &FoundCrews, key: &str, crews: &[FoundCrew], colour: &'static str) -> Markup {
    let rows = crews.iter().map(|crew| Bar {
        interval: Some(crew.interval),
        ..share_bar(crew.crew.clone(), crew.won, colour)
    });
    let picture = Bars {
        rows: rows.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
        mark: found.everybody.value(),
        dots: false,
    };
    Figure {
        title: say(key),
        note: say_with("crews-note", &[("share", &percent_of(found.everybody))]),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw()
}
