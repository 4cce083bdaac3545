//! Hints: up to three options with what they are worth and why, and how each looks on the map.

mod trail;

use super::Moment;
use super::markup::{Button, hue, mark};
use crate::chance::{mood, percent};
use bots::crew::{Advice, Hint};
use crew::Who;
use maud::{Markup, Render, html};
use table::Seat;

/// Steps of what would follow that are told; the rest is too uncertain to read.
const THEN: usize = 3;

/// The panel of hints for a seat. The drawings for the map are in it; the page lays them over the board.
pub fn hints(moment: &Moment, seat: Seat, advice: &Advice) -> String {
    let seats = moment.company.colours();
    let who = Who(seat.0);
    let name = words::crew::who(moment.lang, moment.heist, who);
    let now = percent(advice.chance);
    let panel = html! {
        section class={ "hint-panel " (hue(&seats, who)) } data-seat=(seat.0) aria-labelledby="hints-title" {
            header {
                h2 id="hints-title" tabindex="-1" { (mark(&seats, who)) (moment.lang.say_with("hints-title", &[("who", &name)])) }
                p class="hint-now" { (moment.lang.say_with("hints-now", &[("percent", &now.to_string())])) }
                button type="button" class="tool close" data-hints-close aria-label=(moment.lang.fixed("hints-close")) title=(moment.lang.fixed("hints-close")) { (art::icon("close")) }
            }
            @if advice.hints.is_empty() {
                p class="hint-none" { (moment.lang.fixed("hints-none")) }
            } @else {
                ol class="hint-list" {
                    @for (n, hint) in advice.hints.iter().enumerate() { (option(moment, seat, n, hint)) }
                }
                svg class="hint-drawings" hidden aria-hidden="true" {
                    @for (n, hint) in advice.hints.iter().enumerate() { (trail::trail(moment, seat, n, hint)) }
                }
            }
        }
    };
    panel.into_string()
}

/// One option. Resting on it draws it on the map.
fn option(moment: &Moment, seat: Seat, n: usize, hint: &Hint) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let number = (n + 1).to_string();
    let why = words::crew::why(moment.lang, heist, state, seat, hint.command, &hint.why);
    let then = hint.then.iter().take(THEN);
    let then: Vec<String> = then
        .map(|command| words::crew::command(moment.lang, heist, command))
        .collect();
    let percent = percent(hint.chance);
    let chance = moment
        .lang
        .say_with("hints-chance", &[("percent", &percent.to_string())]);
    let face = html! { (art::icon("play")) span { (moment.lang.fixed("hints-do")) } };
    let name = moment
        .lang
        .say_with("hints-do-number", &[("number", &number), ("why", &why)]);
    let button = Button {
        command: &hint.command,
        class: "button small hint-do",
        refused: false,
        name: Some(&name),
        card: None,
        face: &face.0,
    };
    html! {
        li class="hint" data-hint=(n) tabindex="0" {
            b class="hint-number" aria-hidden="true" { (number) }
            p class="hint-why" { (why) }
            @if !then.is_empty() {
                p class="hint-then" { (moment.lang.say_with("hints-then", &[("what", &then.join(moment.lang.fixed("hints-and-then")))])) }
            }
            div class={ "hint-chance " (mood(percent)) } role="meter" aria-label=(chance) title=(chance)
                aria-valuemin="0" aria-valuemax="100" aria-valuenow=(percent) aria-valuetext=(chance) {
                svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                    rect class="all" width="100" height="8" {}
                    rect class="along" width=(percent) height="8" {}
                }
                b aria-hidden="true" { (percent) " %" }
            }
            (button.render())
        }
    }
}
