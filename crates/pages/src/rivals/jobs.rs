//! The jobs: piles of obstacles, the one on top large, the next ones peeking out below it.

use super::markup::{cheese, hue, likely, likely_words, mark, name, skill_icon};
use super::{Moment, Part};
use maud::{Markup, html};
use rivals::content::{ObstacleCard, Way};
use rivals::{Command, Job, Obstacle, Phase, content};
use words::Language;
use words::rivals as say;

pub fn jobs(moment: &Moment) -> Part {
    let tested = tested(moment);
    let html = html! {
        section id="jobs" class={ "job-piles" @if tested.is_some() { " testing" } } aria-label=(moment.lang.fixed("rivals-table-jobs")) {
            @for job in moment.game.jobs() { (pile(moment, job)) }
        }
    };
    Part::new("jobs", html)
}

/// The job with the test. After a failure the obstacle that was tried may be gone while its test still lies there.
fn tested(moment: &Moment) -> Option<Job> {
    let learns = moment.public.phase == Phase::Learn;
    moment.public.test.job.filter(|_| !learns)
}

fn pile(moment: &Moment, job: Job) -> Markup {
    let public = moment.public;
    let here = public
        .seats()
        .filter(|seat| public.pawns[usize::from(seat.0)] == Some(job));
    let left = moment.game.obstacles_of(job) - public.gone[job.index()];
    let top = moment.game.top(public, job);
    let tested = tested(moment) == Some(job);
    html! {
        article class={ "job-pile" @if tested { " active" } @if top.is_none() { " done" } } aria-label=(say::job_name(moment.lang, job)) {
            header {
                b class="letter" { (job.id()) }
                h3 { (say::job_name(moment.lang, job)) }
                @if tested { span class="marker" title=(moment.lang.fixed("rivals-table-active")) { (art::icon("point")) span class="hear" { (moment.lang.fixed("rivals-table-active")) } } }
            }
            @match top {
                Some(obstacle) => (card(moment, job, obstacle)),
                None => p class="completed" { (art::icon("ready")) (moment.lang.fixed("rivals-table-completed")) },
            }
            (next(moment, job))
            footer {
                span class="left" title=(moment.lang.fixed("rivals-table-left-why")) { (art::icon("deck")) (moment.lang.say_with("rivals-table-left", &[("count", &left.to_string())])) }
                span class="pawns" role="group" aria-label=(moment.lang.fixed("rivals-table-pawns")) {
                    @for seat in here {
                        span class=(hue(moment, seat)) title=(name(moment, seat)) { (mark(moment, seat)) span class="hear" { (name(moment, seat)) } }
                    }
                }
            }
        }
    }
}

/// The obstacle on top: its ways with the chance of whoever chooses, what it does, what it pays.
fn card(moment: &Moment, job: Job, obstacle: Obstacle) -> Markup {
    let data = &content().obstacles[obstacle.index()];
    html! {
        div class={ "obstacle" @if data.mandatory { " mandatory" } } {
            h4 data-card={ "obstacle-" (obstacle.id()) } tabindex="0" { span class="code" { (obstacle.id()) } " " (say::obstacle_name(moment.lang, obstacle)) }
            ul class="obstacle-ways" {
                @for (number, wanted) in (0_u8..).zip(&data.ways) { (way(moment, job, number, wanted)) }
            }
            ul class="effects" { @for line in say::obstacle_lines(moment.lang, obstacle) { li { (line) } } }
            (pays(moment.lang, data))
        }
    }
}

fn pays(lang: Language, data: &ObstacleCard) -> Markup {
    html! { @if data.cheese > 0 { (cheese(lang, data.cheese)) } }
}

fn way(moment: &Moment, job: Job, number: u8, wanted: &Way) -> Markup {
    let public = moment.public;
    let chosen = tested(moment) == Some(job) && public.test.way == number;
    let chance = match public.phase {
        Phase::Choose => moment.game.chance_of(public, public.active, job, number),
        _ => None,
    };
    html! {
        li class={ "way" @if chosen { " chosen" } } aria-current=[chosen.then_some("true")] data-at=(way_place(job, number)) {
            span class="needs" title=(say::way(moment.lang, wanted)) {
                span class="hear" { (say::way(moment.lang, wanted)) }
                span aria-hidden="true" {
                    @for (n, skill) in wanted.skills().enumerate() { @if n > 0 { "+" } (skill_icon(skill)) }
                }
                b aria-hidden="true" { (wanted.target) }
            }
            @if let Some(chance) = chance { (likely(moment.lang, chance)) span class="hear" { (likely_words(moment.lang, chance)) } }
        }
    }
}

/// Where a way lies, as a word: the button that takes it names the same place.
fn way_place(job: Job, way: u8) -> String {
    format!("way-{}-{way}", job.id())
}

/// Where a command is meant, if that is at the jobs.
pub fn place(command: &Command) -> Option<String> {
    match *command {
        Command::Face { job, way } => Some(way_place(job, way)),
        _ => None,
    }
}

/// The names of the obstacles below the one on top.
fn next(moment: &Moment, job: Job) -> Markup {
    const PEEKING: u8 = 2;
    let first = content().jobs[job.index()].first;
    let from = moment.public.gone[job.index()] + 1;
    let to = moment.game.obstacles_of(job).min(from + PEEKING);
    html! {
        @if from < to {
            ol class="peeking" aria-label=(moment.lang.fixed("rivals-table-next")) {
                @for at in from..to {
                    @let obstacle = Obstacle(first + at);
                    li data-card={ "obstacle-" (obstacle.id()) } tabindex="0" { span class="code" { (obstacle.id()) } " " (say::obstacle_name(moment.lang, obstacle)) }
                }
            }
        }
    }
}
