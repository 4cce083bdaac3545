//! The line of facts: phase, round, objective, who is done and whom the table waits for.

use super::markup::{hue, mark, name};
use super::{Moment, Part};
use crew::state::Prompt;
use crew::view::PromptView;
use crew::{Phase, Position, Status, Who};
use maud::{Markup, html};
use table::Seat;
use words::Language;

/// How a seat stands in this phase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Out,
    Busy,
    Asked,
    Done,
}

pub fn facts(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let job = words::crew::job_of(moment.lang, heist);
    let html = html! {
        div id="facts" class="facts" data-phase=(phase_word(state.phase)) {
            p class="now" {
                strong class="phase" { (phase_name(moment.lang, state.phase)) }
                @if state.round > 0 && state.phase != Phase::LevelUp {
                    span class="round" { (moment.lang.say_with("facts-round", &[("round", &state.round.to_string())])) }
                }
                (badges(moment))
            }
            button type="button" class="objective" data-open="job" {
                b { (job.name()) } " " span { (job.objective()) }
            }
            (super::goals::goals(moment))
            (standings(moment))
        }
    };
    Part::new("facts", html)
}

/// What holds for everybody right now.
fn badges(moment: &Moment) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let active = heist.edition.cards.get(usize::from(state.events.active));
    let then = heist.setup.then.len();
    html! {
        @if then > 0 && state.phase != Phase::Over {
            @let words = moment.lang.say_with("facts-then", &[("count", &then.to_string())]);
            span class="badge" title=(words) { (art::icon("next")) (then) span class="hear" { (words) } }
        }
        @if let Some(card) = active {
            span class="badge event" { (art::icon("deck")) (words::crew::cards::name(moment.lang, heist.edition, card)) }
        }
        @if state.footage {
            span class="badge good" { (art::icon("disabled-camera")) (moment.lang.fixed("facts-footage")) }
        }
        @if state.whistle {
            span class="badge good" { (art::icon("subdued-dog")) (moment.lang.fixed("facts-whistle")) }
        }
        @if state.escape_called && !matches!(state.phase, Phase::Escape | Phase::LevelUp | Phase::Over) {
            span class="badge alarm" { (art::icon("escape")) (moment.lang.fixed("facts-escape-called")) }
        }
    }
}

fn standings(moment: &Moment) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let seats = moment.company.colours();
    let asked = PromptView::new(heist, state);
    let calling = !matches!(phase_word(state.phase), "escape" | "level-up" | "over");
    let standing = |seat: u8| standing(moment, asked.as_ref(), Seat(seat));
    html! {
        ul class="standings" aria-label=(moment.lang.fixed("facts-standings")) {
            @for seat in 0..heist.players {
                @let who = Who(seat);
                @let (class, icon, words) = match standing(seat) {
                    Standing::Out => ("out", Some("lock"), moment.lang.fixed("standing-out")),
                    Standing::Busy => ("busy", None, moment.lang.fixed("standing-busy")),
                    Standing::Asked => ("asked", Some("help"), moment.lang.fixed("standing-asked")),
                    Standing::Done => ("done", Some("ready"), moment.lang.fixed("standing-done")),
                };
                li class={ (class) " " (hue(&seats, who)) } title={ (name(moment.lang, heist, who)) ": " (words) } {
                    (mark(&seats, who)) @if let Some(icon) = icon { (art::icon(icon)) }
                    span class="hear" { (name(moment.lang, heist, who)) ": " (words) }
                    @if calling && state.escape_calls.contains(Seat(seat)) {
                        span class="called" { (art::icon("escape")) span class="hear" { (moment.lang.fixed("standing-called")) } }
                    }
                }
            }
        }
    }
}

fn standing(moment: &Moment, asked: Option<&PromptView>, seat: Seat) -> Standing {
    let Moment { heist, state, .. } = *moment;
    let part = Position::new(heist, state).waiting_for().contains(seat);
    let everybody = matches!(state.phase, Phase::Plan | Phase::LevelUp);
    let own = &state.crew[usize::from(seat.0)];
    if let Some(asked) = asked {
        return match asked.seats.contains(&seat) {
            true => Standing::Asked,
            false => Standing::Done,
        };
    }
    if state.phase == Phase::Over {
        return match own.status {
            Status::Escaped | Status::Hidden => Standing::Done,
            _ => Standing::Out,
        };
    }
    match (part || everybody, state.ready.contains(seat)) {
        (false, _) => Standing::Out,
        (true, true) => Standing::Done,
        (true, false) => Standing::Busy,
    }
}

/// A word for the phase, for style sheets and scripts.
pub fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Plan => "plan",
        Phase::Begin | Phase::Action | Phase::EndAction => "action",
        Phase::Event | Phase::Crises | Phase::EndEvent => "event",
        Phase::Alarm | Phase::Escape | Phase::Reckoning => "escape",
        Phase::LevelUp => "level-up",
        Phase::Over => "over",
    }
}

fn phase_name(lang: Language, phase: Phase) -> &'static str {
    match phase {
        Phase::Plan => lang.fixed("phase-plan"),
        Phase::Begin | Phase::Action | Phase::EndAction => lang.fixed("phase-action"),
        Phase::Event | Phase::EndEvent => lang.fixed("phase-event"),
        Phase::Crises => lang.fixed("phase-crises"),
        Phase::Alarm | Phase::Escape | Phase::Reckoning => lang.fixed("phase-escape"),
        Phase::LevelUp => lang.fixed("phase-level-up"),
        Phase::Over => lang.fixed("phase-over"),
    }
}

/// The seat that must answer a question; none when anybody may.
pub fn asked_seat(prompt: Prompt) -> Option<Seat> {
    match prompt {
        Prompt::MoreIdeas { who, .. }
        | Prompt::IdeaForNoise { who }
        | Prompt::Fumble { who, .. }
        | Prompt::HoldGate { who, .. }
        | Prompt::IdeaOrNoise { who, .. } => (who != Who::NPC).then_some(Seat(who.0)),
        Prompt::Replan { seat, .. } => Some(Seat(seat)),
        _ => None,
    }
}
