//! The end of the panel: undo with what it would take back, calling Escape, done.

use super::Desk;
use crate::crew::tabletop::markup::{Button, labelled};
use crew::{Command, Phase, Position, Status};
use maud::{Markup, Render, html};
use table::Seats;

pub fn finish(desk: &Desk) -> Markup {
    let phase = desk.state.phase;
    html! {
        div class="finish" {
            (undo(desk))
            @if phase != Phase::Over {
                @if desk.can(Command::CallEscape) { (call(desk)) }
                (done(desk))
            }
        }
    }
}

/// Calling Escape. Where nobody could stop it any more, it asks again what exactly is meant.
fn call(desk: &Desk) -> Markup {
    let rules = &desk.heist.rules;
    let state = desk.state;
    let waiting = Position::new(desk.heist, state).waiting_for();
    let last = !rules.escape_needs_everyone
        || (state.escape_calls | Seats::of(desk.seat)).contains_all(waiting);
    let words = desk.moment.lang.fixed("finish-call-escape");
    if !(last && rules.escape_at_once) {
        return labelled(&Command::CallEscape, "call", "escape", words);
    }
    html! {
        button type="button" class="call" data-confirm=(desk.seat.0) aria-haspopup="menu" { (art::icon("escape")) span { (words) } }
        template {
            div class="menu" role="menu" data-seat=(desk.seat.0) aria-label=(words) {
                p class="menu-title" { (desk.moment.lang.fixed("finish-call-now")) }
                (labelled(&Command::CallEscape, "option", "escape", desk.moment.lang.fixed("finish-call-yes")))
                button type="button" class="option" role="menuitem" data-never { (art::icon("close")) span { (desk.moment.lang.fixed("finish-call-no")) } }
            }
        }
    }
}

fn undo(desk: &Desk) -> Markup {
    let (seat, heist) = (desk.seat.0, desk.heist);
    match desk.play.can_undo(desk.seat) {
        Ok(undone) => {
            let what = words::crew::command_of(desk.moment.lang, heist, desk.seat, &undone.command);
            let name = desk
                .moment
                .lang
                .say_with("finish-undo-what", &[("what", &what)]);
            html! {
                button type="button" class="undo" data-undo=(seat) aria-label=(name) title=(name) {
                    (art::icon("undo")) span { b { (desk.moment.lang.fixed("finish-undo")) } small { (what) } }
                }
            }
        }
        Err(why) => {
            let why = words::crew::undo_refusal(desk.moment.lang, heist, &why);
            html! {
                button type="button" class="undo" data-undo=(seat) aria-disabled="true" title=(why) {
                    (art::icon("undo")) span { b { (desk.moment.lang.fixed("finish-undo")) } small { (why) } }
                }
            }
        }
    }
}

fn done(desk: &Desk) -> Markup {
    let words = match desk.state.phase {
        Phase::Plan => desk.moment.lang.fixed("finish-ready"),
        Phase::LevelUp => desk.moment.lang.fixed("finish-next-heist"),
        Phase::Action if passes(desk) => desk.moment.lang.fixed("finish-pass"),
        _ => desk.moment.lang.fixed("finish-done"),
    };
    let face = html! { (art::icon("ready")) span { (words) } };
    Button {
        command: &Command::Ready,
        class: "ready",
        refused: !desk.can(Command::Ready),
        name: None,
        card: None,
        face: &face.0,
    }
    .render()
}

/// Whether being done means to go without an action.
fn passes(desk: &Desk) -> bool {
    let own = desk.state.member(desk.who());
    desk.heist.rules.passing && own.status == Status::Active && !own.committed
}
