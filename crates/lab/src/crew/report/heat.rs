//! Where it happened, on the board.

use super::board_map::{BoardPlan, HeatMap};
use super::matchup::MatchupSection;
use crate::crew::measure::SpaceCounts;
use crate::report::figure::Figure;
use crate::report::plot::percent;
use crate::report::value::each;
use board::Space;
use maud::{Markup, html};
use words::Language;

/// Spaces that are named beside the map.
const NAMED: usize = 6;

pub fn maps(lang: Language, section: &MatchupSection, plan: &BoardPlan) -> Markup {
    let spaces = &section.summary.spaces;
    let held = lang.say_with(
        "report-stalled-note",
        &[
            ("guard", &share_of(&spaces.held_by_guard, &spaces.stalled)),
            ("lock", &share_of(&spaces.beside_lock, &spaces.stalled)),
        ],
    );
    html! {
        (map(lang, section, plan, &spaces.visits, "sky", "report-visits", lang.say("report-visits-note")))
        (map(lang, section, plan, &spaces.stalled, "noise", "report-stalled", held))
        (map(lang, section, plan, &spaces.busts, "alarm", "report-busts", lang.say("report-busts-note")))
    }
}

fn map(
    lang: Language,
    section: &MatchupSection,
    plan: &BoardPlan,
    counts: &SpaceCounts,
    colour: &'static str,
    title: &str,
    note: String,
) -> Markup {
    let spaces = (0..crew::state::SPACES as u8).map(Space);
    let map = HeatMap {
        plan,
        values: spaces
            .map(|s| each(counts.at(s), section.heists()))
            .collect(),
        colour,
        short,
        label: lang.say(title),
    };
    let top = map.top(lang, NAMED);
    let picture = html! {
        (map.draw(lang))
        ol class="first-of" {
            @for (place, value) in top { li { span { (place) } b { (short(value)) } } }
        }
    };
    Figure {
        title: lang.say(title),
        note,
        picture,
        ..Figure::default()
    }
    .draw(lang)
}

/// A number that fits into a hex.
fn short(value: f64) -> String {
    match value {
        0.0 => "0".to_owned(),
        value if value < 0.005 => "<.01".to_owned(),
        value if value < 0.995 => format!("{value:.2}").trim_start_matches('0').to_owned(),
        value => format!("{value:.1}"),
    }
}

fn share_of(part: &SpaceCounts, all: &SpaceCounts) -> String {
    percent(each(part.total(), all.total()))
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn numbers_fit_into_a_hex() {
        let written = [0.0, 0.001, 0.04, 0.5, 0.999, 12.34].map(short);
        assert_eq!(written, ["0", "<.01", ".04", ".50", "1.0", "12.3"]);
    }
}
