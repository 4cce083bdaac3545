//! The end of the panel: undo with what it would take back, calling Escape, done.

use super::Desk;
use crate::play::markup::{Button, labelled};
use crew::{Command, Phase};
use maud::{Markup, Render, html};
use words::{fixed, say_with};

pub fn finish(desk: &Desk) -> Markup {
    let phase = desk.state.phase;
    html! {
        div class="finish" {
            (undo(desk))
            @if phase != Phase::Over {
                @if desk.can(Command::CallEscape) {
                    (labelled(&Command::CallEscape, "call", "escape", fixed("finish-call-escape")))
                }
                (done(desk))
            }
        }
    }
}

fn undo(desk: &Desk) -> Markup {
    let (seat, heist) = (desk.seat.0, desk.heist);
    match desk.play.can_undo(desk.seat) {
        Ok(undone) => {
            let what = words::command(heist, &undone.command);
            let name = say_with("finish-undo-what", &[("what", &what)]);
            html! {
                button type="button" class="undo" data-undo=(seat) aria-label=(name) title=(name) {
                    (art::icon("undo")) span { b { (fixed("finish-undo")) } small { (what) } }
                }
            }
        }
        Err(why) => {
            let why = words::undo_refusal(heist, &why);
            html! {
                button type="button" class="undo" data-undo=(seat) aria-disabled="true" title=(why) {
                    (art::icon("undo")) span { b { (fixed("finish-undo")) } small { (why) } }
                }
            }
        }
    }
}

fn done(desk: &Desk) -> Markup {
    let words = match desk.state.phase {
        Phase::Plan => fixed("finish-ready"),
        _ => fixed("finish-done"),
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
