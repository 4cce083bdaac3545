//! The report of a run: one page of pictures that needs nothing but itself.

mod alerts;
mod board_map;
mod cards;
mod cash;
mod escapes;
mod heat;
mod ideas;
mod losses;
mod matchup;
mod names;
mod noise;
pub(super) mod overview;
mod people;
mod rounds;
#[cfg(test)]
mod tests;

use crate::crew::results::Results;
use crate::report::page::page;
use matchup::MatchupSection;
use maud::html;
use words::Language;

/// Matchups that are told in full; of more than that there is the overview only.
const MOST_SECTIONS: usize = 24;

/// The whole page.
pub fn html(lang: Language, results: &Results) -> String {
    let scenarios = results.plan.scenarios(lang);
    let sections: Vec<MatchupSection> = results
        .plan
        .matchups
        .iter()
        .zip(&results.matchups)
        .zip(&scenarios)
        .enumerate()
        .filter_map(|(number, ((matchup, found), scenario))| {
            MatchupSection::new(number, scenario, matchup, found)
        })
        .collect();
    let title = title(lang, &sections);
    let body = html! {
        p class="over" { (lang.say("report-over")) }
        h1 { (title) }
        (overview::facts(lang, results))
        (overview::faults(lang, results))
        @if sections.len() > 1 { (overview::overview(lang, results, &sections)) }
        @for section in sections.iter().take(MOST_SECTIONS) { (section.draw(lang, sections.len() == 1)) }
        @if sections.len() > MOST_SECTIONS {
            p class="quiet" { (lang.say_with("report-not-all", &[("most", &MOST_SECTIONS.to_string())])) }
        }
    };
    page(lang, &title, body)
}

/// The scenario, if there is only one.
fn title(lang: Language, sections: &[MatchupSection]) -> String {
    let mut names = sections.iter().map(|matchup| matchup.scenario);
    match names.next() {
        Some(first) if names.all(|name| name == first) => first.to_owned(),
        _ => lang.say("report-title"),
    }
}
