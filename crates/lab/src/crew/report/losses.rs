//! How heists were lost, and how Escape began.

use super::matchup::Told;
use super::names;
use crate::report::figure::Figure;
use crate::report::plot::{Bar, Bars, Scale, whole_percent};
use crate::report::value::{share, surety};
use crate::share::Rate;
use maud::Markup;
use words::{say, say_with};

/// Why heists were lost, of all heists.
pub fn lost(told: &Told) -> Markup {
    let heists = told.heists();
    let npc = told.heist.npc_name();
    let mut causes: Vec<(&'static str, u64)> = told
        .summary
        .losses
        .causes
        .iter()
        .map(|(loss, times)| (names::loss(*loss), *times))
        .collect();
    causes.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    let bar = |name: String, rate: Rate, colour| Bar {
        name,
        value: rate.share().unwrap_or_default(),
        interval: Some(rate.interval()),
        expected: None,
        says: share(rate),
        more: surety(rate),
        colour,
    };
    let won = bar(say("report-won"), told.summary.won, "safe");
    let lost = causes.into_iter().map(|(key, times)| {
        let name = say_with(key, &[("npc", &npc)]);
        bar(name, Rate::new(times, heists), "alarm")
    });
    let picture = Bars {
        rows: [won].into_iter().chain(lost).collect(),
        scale: Scale::shares(),
        tick: whole_percent,
        mark: None,
        dots: false,
    };
    Figure {
        title: say("report-lost"),
        note: say_with("report-lost-note", &[("of", &told.of_heists())]),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw()
}

/// How Escape began, and what it meant for the result.
pub fn alarms(told: &Told) -> Markup {
    let rows = told.summary.losses.alarms.iter().map(|(alarm, rate)| {
        let often = Rate::new(rate.of, told.heists());
        Bar {
            name: say(names::alarm(*alarm)),
            value: rate.share().unwrap_or_default(),
            interval: Some(rate.interval()),
            expected: None,
            says: share(*rate),
            more: say_with(
                "report-alarm-often",
                &[("share", &share(often)), ("surety", &surety(*rate))],
            ),
            colour: "now",
        }
    });
    let picture = Bars {
        rows: rows.collect(),
        scale: Scale::shares(),
        tick: whole_percent,
        mark: told.summary.won.share(),
        dots: true,
    };
    Figure {
        title: say("report-alarm"),
        note: say("report-alarm-note"),
        picture: picture.draw(),
        wide: true,
        ..Figure::default()
    }
    .draw()
}
