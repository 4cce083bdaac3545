//! Hints: up to three options with what they are worth and why, and how each looks on the map.

mod trail;

use super::Moment;
use super::markup::{Button, hue, mark};
use crate::chance::{mood, percent, told};
use bots::crew::{Advice, Hint};
use crew::Who;
use maud::{Markup, Render, html};
use serde_json::{Value, json};
use table::Seat;
use words::Language;

/// The panel of hints for a seat. The drawings for the map are in it; the page lays them over the board.
pub fn hints(moment: &Moment, seat: Seat, advice: &Advice) -> String {
    let seats = moment.company.colours();
    let who = Who(seat.0);
    let name = words::crew::who(moment.lang, moment.heist, who);
    let now = told(moment.lang, advice.chance);
    let panel = html! {
        section class={ "hint-panel " (hue(&seats, who)) } data-seat=(seat.0) aria-labelledby="hints-title" {
            header {
                h2 id="hints-title" tabindex="-1" { (mark(&seats, who)) (moment.lang.say_with("hints-title", &[("who", &name)])) }
                p class="hint-now" { (moment.lang.say_with("hints-now", &[("chance", &now)])) }
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
    let (lang, heist, state) = (moment.lang, moment.heist, moment.state);
    let number = (n + 1).to_string();
    let what = words::crew::hint(lang, heist, state, seat, hint);
    let percent = percent(hint.chance);
    let told = told(lang, hint.chance);
    let chance = lang.say_with("hints-chance", &[("chance", &told)]);
    let is_plan = !hint.plan.is_empty();
    html! {
        li class={ "hint" @if is_plan { " plan" } } data-hint=(n) tabindex="0" {
            b class="hint-number" aria-hidden="true" { (number) }
            p class="hint-why" { (what) }
            div class={ "hint-chance " (mood(percent)) } role="meter" aria-label=(chance) title=(chance)
                aria-valuemin="0" aria-valuemax="100" aria-valuenow=(percent) aria-valuetext=(chance) {
                svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                    rect class="all" width="100" height="8" {}
                    rect class="along" width=(percent) height="8" {}
                }
                b aria-hidden="true" { (told) }
            }
            @if is_plan { (take_plan(lang, hint)) } @else { (do_it(lang, hint, &number, &what)) }
        }
    }
}

fn do_it(lang: Language, hint: &Hint, number: &str, what: &str) -> Markup {
    let face = html! { (art::icon("play")) span { (lang.fixed("hints-do")) } };
    let name = lang.say_with("hints-do-number", &[("number", number), ("why", what)]);
    let button = Button {
        command: &hint.command,
        class: "button small hint-do",
        refused: false,
        name: Some(&name),
        card: None,
        face: &face.0,
    };
    button.render()
}

/// A button that does a whole plan: for the seats that whoever presses it holds.
fn take_plan(lang: Language, hint: &Hint) -> Markup {
    let moves = hint.plan.iter();
    let moves = moves.map(|(seat, command)| json!({ "seat": seat, "command": command }));
    let moves = Value::Array(moves.collect()).to_string();
    html! {
        button type="button" class="button small hint-do" data-do-all=(moves) {
            (art::icon("plan")) span { (lang.fixed("hint-take-plan")) }
        }
    }
}
