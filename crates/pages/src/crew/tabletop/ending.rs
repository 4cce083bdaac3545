//! The end as a scene: who got out with what, what was won, the heist round by round, and what can follow.

mod people;
mod prizes;

use super::markup::{hue, mark};
use super::{Moment, Part, RoundTally, StoryStage};
use crew::outcome::Outcome;
use crew::{Phase, ScenarioChoice, Who};
use maud::{Markup, html};
use table::Seat;
use words::Language;
use words::crew::cards;

pub fn ending(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let html = match heist.outcome(state) {
        None => crate::part::nothing("ending"),
        Some(outcome) => told(moment, &outcome),
    };
    Part::new("ending", html)
}

fn told(moment: &Moment, outcome: &Outcome) -> Markup {
    let mut lines = words::crew::outcome(moment.lang, moment.heist, outcome).into_iter();
    let result = lines.next().unwrap_or_default();
    let class = if outcome.success { "won" } else { "lost" };
    // Between two heists of a series there is something to do besides.
    let between = moment.state.phase == Phase::LevelUp;
    let job = words::crew::job_of(moment.lang, moment.heist);
    html! {
        section id="ending" class={ "ending " (class) @if between { " between" } } aria-labelledby="ending-title" {
            header {
                h2 id="ending-title" { (result) }
                @if !between { p class="which" { (job.name()) } }
            }
            (people::fates(moment, outcome))
            (spoils(moment.lang, outcome))
            @if between {
                (next(moment))
                ul class="results" { @for line in lines { li { (line) } } }
            } @else {
                (prizes::prizes(moment, outcome))
                (looking_back(moment))
                (picture(moment.lang, &moment.story.rounds))
                (people::compared(moment, outcome))
                details class="all-numbers" {
                    summary { (moment.lang.fixed("ending-all-numbers")) }
                    ul class="results" { @for line in lines { li { (line) } } }
                }
                (actions(moment, outcome))
            }
        }
    }
}

/// Where the chance of success comes to stand once bots have worked it out; the page asks for it.
fn looking_back(moment: &Moment) -> Markup {
    let lang = moment.lang;
    html! {
        section class="hindsight" aria-labelledby="hindsight-title" {
            h3 id="hindsight-title" { (lang.fixed("hindsight-title")) }
            div data-hindsight={ "/t/" (moment.table) "/chances" } aria-busy="true" {
                label class="working" {
                    span { (lang.fixed("hindsight-working")) }
                    progress max="1" value="0" {}
                }
            }
        }
    }
}

/// What can follow.
fn actions(moment: &Moment, outcome: &Outcome) -> Markup {
    let Moment {
        lang, heist, table, ..
    } = *moment;
    let name = words::crew::job_of(lang, heist).name().to_owned();
    let result = if outcome.success {
        lang.say_with("ending-share-won", &[("job", &name)])
    } else {
        lang.say_with("ending-share-lost", &[("job", &name)])
    };
    html! {
        div class="actions" {
            @if super::coach::is_lesson(moment) {
                (super::coach::what_follows(moment))
            } @else {
                (onward(moment, outcome.success))
                (crate::again::play_again(lang))
            }
            a class="button" href={ "/t/" (table) "/replay" } { (art::icon("replay")) (lang.fixed("ending-replay")) }
            button type="button" class="button" data-share={ "/t/" (table) "/replay" } data-text=(result) data-done=(lang.fixed("ending-shared")) {
                (art::icon("link")) span { (lang.fixed("ending-share")) }
            }
            a class="button" href={ "/t/" (table) "/record" } download { (art::icon("log")) (lang.fixed("ending-record")) }
            button type="button" class="button" data-close="ending" { (art::icon("eye")) (lang.fixed("ending-look")) }
        }
    }
}

/// The job after this one, or this one again if it was lost; any job if there is none, or if somebody brought this one along.
fn onward(moment: &Moment, won: bool) -> Markup {
    let Moment { lang, heist, .. } = *moment;
    let edition = heist.edition;
    let here = match &heist.setup.scenario {
        ScenarioChoice::Known(id) => edition.scenario(id).map(|(n, _)| n),
        ScenarioChoice::Inline(_) => None,
    };
    let to = here.and_then(|here| edition.scenarios.get(here + usize::from(won)));
    let any = format!("/new?edition={}", edition.id);
    html! {
        @if let Some(scenario) = to {
            @let job = words::crew::job(lang, edition, &scenario.draft);
            a class="button primary" href={ (any) "&scenario=" (scenario.draft.id) } {
                (art::icon("play"))
                @if won { (lang.say_with("ending-next-job", &[("job", job.name())])) } @else { (lang.fixed("ending-retry")) }
            }
        }
        a class={ "button" @if to.is_none() { " primary" } } href=(any) { (art::icon("play")) (lang.fixed("ending-again")) }
    }
}

/// What can be looked at: paintings, what they paid besides, and a prisoner who is free.
fn spoils(lang: Language, outcome: &Outcome) -> Markup {
    let bonus = outcome.bonus.to_string();
    html! {
        @if !outcome.art.is_empty() || outcome.bonus > 0 || outcome.npc_freed {
            ul class="spoils" {
                @for &chit in &outcome.art {
                    li { (art::icon(crate::crew::chit::icon(chit).0)) (words::crew::loot_name(lang, chit)) }
                }
                @if outcome.bonus > 0 {
                    li class="good" { (art::icon("cash")) (lang.say_with("ending-bonus", &[("cash", &bonus)])) }
                }
                @if outcome.npc_freed { li class="good" { (art::icon("npc")) (lang.fixed("ending-freed")) } }
            }
        }
    }
}

/// The heist that follows, and the cards everybody takes along so far.
fn next(moment: &Moment) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let seats = moment.company.colours();
    let following = heist.setup.then.first();
    let following = following.and_then(|id| heist.edition.scenario(id));
    html! {
        @if let Some((_, following)) = following {
            p class="following" {
                @let job = words::crew::job(moment.lang, heist.edition, &following.draft);
                b { (moment.lang.say_with("ending-next", &[("scenario", job.name())])) } " " (job.objective())
            }
        }
        ul class="taken-along" aria-label=(moment.lang.fixed("ending-cards")) {
            @for seat in (0..heist.players).map(Seat) {
                @let who = Who(seat.0);
                @let (character, skills) = heist.cards_after(state, seat);
                li class=(hue(&seats, who)) {
                    (mark(&seats, who))
                    b { (character.map_or(moment.lang.fixed("ending-nobody-yet"), |card| cards::name(moment.lang, heist.edition, card))) }
                    @for skill in skills.into_iter().flatten() { " · " (cards::name(moment.lang, heist.edition, skill)) }
                    @if state.ready.contains(seat) { " " (art::icon("ready")) span class="hear" { (moment.lang.fixed("standing-done")) } }
                }
            }
        }
    }
}

/// Noise, alerts and reveals of each stage as bars.
fn picture(lang: Language, rounds: &[RoundTally]) -> Markup {
    const WIDE: usize = 44;
    const HIGH: u32 = 72;
    let most = rounds
        .iter()
        .map(|round| round.noise.max(round.alerts).max(round.reveals));
    let most = u32::from(most.max().unwrap_or(0).max(1));
    let bars = |round: &RoundTally| {
        [
            ("of-noise", round.noise, 4),
            ("of-alerts", round.alerts, 16),
            ("of-reveals", round.reveals, 28),
        ]
    };
    let wide = (rounds.len() * WIDE).max(WIDE);
    html! {
        figure class="rounds" {
            figcaption {
                (lang.fixed("ending-picture"))
                span class="of-noise" { (lang.fixed("ending-noise")) }
                span class="of-alerts" { (lang.fixed("ending-alerts")) }
                span class="of-reveals" { (lang.fixed("ending-reveals")) }
            }
            svg viewBox={ "0 0 " (wide) " 100" } role="img" aria-label=(spoken(lang, rounds)) {
                @for (n, round) in rounds.iter().enumerate() {
                    @let left = n * WIDE;
                    line x1=(left) y1="84" x2=(left + WIDE) y2="84" {}
                    @for (class, count, x) in bars(round) {
                        @let tall = u32::from(count) * HIGH / most;
                        rect class=(class) x=(left + x) y=(84 - tall) width="11" height=(tall) {}
                        @if count > 0 { text class="number" x=(left + x + 5) y=(81 - tall) { (count) } }
                    }
                    text class="stage" x=(left + WIDE / 2) y="97" { (stage(lang, round.stage)) }
                }
            }
        }
    }
}

/// The name of a stage, short enough to stand in a picture.
pub fn stage(lang: Language, stage: StoryStage) -> String {
    match stage {
        StoryStage::Planning => lang.fixed("stage-planning").to_owned(),
        StoryStage::Round(round) => round.to_string(),
        StoryStage::Escape => lang.fixed("stage-escape").to_owned(),
    }
}

/// The picture for who cannot see it.
fn spoken(lang: Language, rounds: &[RoundTally]) -> String {
    let sum = |of: fn(&RoundTally) -> u16| rounds.iter().map(of).sum::<u16>().to_string();
    lang.say_with(
        "ending-picture-spoken",
        &[
            ("rounds", &rounds.len().to_string()),
            ("noise", &sum(|round| round.noise)),
            ("alerts", &sum(|round| round.alerts)),
            ("reveals", &sum(|round| round.reveals)),
        ],
    )
}
