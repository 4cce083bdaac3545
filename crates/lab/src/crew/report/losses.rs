//! How heists were lost, and how Escape began.

use super::matchup::MatchupSection;
use super::names;
use crate::report::figure::Figure;
use crate::report::plot::{Axis, Bar, Bars, whole_percent};
use crate::report::value::{percent_of, surety};
use crate::share::Share;
use maud::Markup;
use words::Language;

/// Why heists were lost, of all heists.
pub fn lost(lang: Language, section: &MatchupSection) -> Markup {
    let heists = section.heists();
    let npc = section.heist.npc_name();
    let mut causes: Vec<(&'static str, u64)> = section
        .summary
        .losses
        .causes
        .iter()
        .map(|(loss, times)| (names::loss(*loss), *times))
        .collect();
    causes.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    let bar = |name: String, share: Share, colour| Bar {
        name,
        value: share.value().unwrap_or_default(),
        interval: Some(share.interval()),
        expected: None,
        says: percent_of(share),
        more: surety(lang, share),
        colour,
    };
    let won = bar(lang.say("report-won"), section.summary.won, "safe");
    let lost = causes.into_iter().map(|(key, times)| {
        let name = lang.say_with(key, &[("npc", &npc)]);
        bar(name, Share::new(times, heists), "alarm")
    });
    let picture = Bars {
        rows: [won].into_iter().chain(lost).collect(),
        axis: Axis::shares(),
        tick: whole_percent,
        mark: None,
        dots: false,
    };
    Figure {
        title: lang.say("report-lost"),
        note: lang.say_with("report-lost-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}

/// How Escape began, and what it meant for the result.
pub fn alarms(lang: Language, section: &MatchupSection) -> Markup {
    let rows = section.summary.losses.alarms.iter().map(|(alarm, share)| {
        let often = Share::new(share.of, section.heists());
        Bar {
            name: lang.say(names::alarm(*alarm)),
            value: share.value().unwrap_or_default(),
            interval: Some(share.interval()),
            expected: None,
            says: percent_of(*share),
            more: lang.say_with(
                "report-alarm-often",
                &[
                    ("share", &percent_of(often)),
                    ("surety", &surety(lang, *share)),
                ],
            ),
            colour: "now",
        }
    });
    let picture = Bars {
        rows: rows.collect(),
        axis: Axis::shares(),
        tick: whole_percent,
        mark: section.summary.won.value(),
        dots: true,
    };
    Figure {
        title: lang.say("report-alarm"),
        note: lang.say("report-alarm-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}
