//! The report of a run: one page of pictures that needs nothing but itself.

mod alerts;
mod cards;
mod cash;
mod escapes;
pub(crate) mod figure;
mod heat;
mod ideas;
pub(crate) mod job;
mod losses;
mod names;
mod noise;
mod overview;
pub(crate) mod page;
mod people;
pub(crate) mod plot;
mod rounds;
#[cfg(test)]
mod tests;
pub(crate) mod value;

use crate::results::Results;
use job::Told;
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
    page::page(&title, body)
}

/// The scenario, if there is only one.
fn title(told: &[Told]) -> String {
    let mut names = told.iter().map(|job| job.scenario);
    match names.next() {
        Some(first) if names.all(|name| name == first) => first.to_owned(),
        _ => say("report-title"),
    }
}
