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
mod overview;
mod people;
mod rounds;
#[cfg(test)]
mod tests;

use crate::crew::results::Results;
use crate::report::page::page;
use matchup::Told;
use maud::html;
use words::{say, say_with};

/// Jobs that are told in full; of more than that there is the overview only.
const MOST_TOLD: usize = 24;

/// The whole page.
pub fn html(results: &Results) -> String {
    let scenarios = results.plan.scenarios();
    let told: Vec<Told> = results
        .plan
        .jobs
        .iter()
        .zip(&results.jobs)
        .zip(&scenarios)
        .enumerate()
        .filter_map(|(number, ((job, found), scenario))| Told::new(number, scenario, job, found))
        .collect();
    let title = title(&told);
    let body = html! {
        p class="over" { (say("report-over")) }
        h1 { (title) }
        (overview::facts(results))
        (overview::faults(results))
        @if told.len() > 1 { (overview::overview(results, &told)) }
        @for job in told.iter().take(MOST_TOLD) { (job.section(told.len() == 1)) }
        @if told.len() > MOST_TOLD {
            p class="quiet" { (say_with("report-not-all", &[("most", &MOST_TOLD.to_string())])) }
        }
    };
    page(&title, body)
}

/// The scenario, if there is only one.
fn title(told: &[Told]) -> String {
    let mut names = told.iter().map(|job| job.scenario);
    match names.next() {
        Some(first) if names.all(|name| name == first) => first.to_owned(),
        _ => say("report-title"),
    }
}
