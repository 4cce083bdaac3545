//! The end of the panel: undo with what it would take back, calling Escape, done.

use super::Desk;
use super::leftovers::Leftovers;
use crate::crew::tabletop::markup::{Button, labelled};
use crew::{Command, Phase, Position, Status, Who};
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

/// Calling Escape says first what it does, who has called already, and what becomes of a call that is not followed.
fn call(desk: &Desk) -> Markup {
    let lang = desk.moment.lang;
    let rules = &desk.heist.rules;
    let waiting = Position::new(desk.heist, desk.state).waiting_for();
    let last = !rules.escape_needs_everyone
        || (desk.state.escape_calls | Seats::of(desk.seat)).contains_all(waiting);
    let what = match (last, rules.escape_at_once) {
        (true, true) => lang.say("finish-call-now"),
        (true, false) => lang.say("finish-call-last"),
        (false, _) => {
            let calls = desk.state.escape_calls.iter();
            let names = calls.map(|seat| words::crew::who(lang, desk.heist, Who(seat.0)));
            let names: Vec<String> = names.collect();
            let count = names.len().to_string();
            let names = names.join(", ");
            lang.say_with("finish-call-all", &[("count", &count), ("names", &names)])
        }
    };
    let words = lang.fixed("finish-call-escape");
    Ask {
        class: "call",
        does: "call-escape",
        icon: "escape",
        label: html! { (words) },
        question: &what,
        command: &Command::CallEscape,
        yes: lang.fixed("finish-call-yes"),
        no: lang.fixed("finish-call-no"),
        careful: false,
    }
    .render(desk)
}

/// A button that asks again before it does anything.
struct Ask<'a> {
    class: &'a str,
    /// The first word of the command, for scripts.
    does: &'a str,
    icon: &'a str,
    label: Markup,
    question: &'a str,
    command: &'a Command,
    yes: &'a str,
    no: &'a str,
    /// Whoever presses without reading stays on the safe side.
    careful: bool,
}

impl Ask<'_> {
    fn render(&self, desk: &Desk) -> Markup {
        let no = html! {
            button type="button" class="option" role="menuitem" data-never { (art::icon("back")) span { (self.no) } }
        };
        html! {
            button type="button" class=(self.class) data-confirm=(desk.seat.0) data-does=(self.does) aria-haspopup="menu" {
                (art::icon(self.icon)) span { (self.label) }
            }
            template {
                div class="menu" role="menu" data-seat=(desk.seat.0) aria-label=(self.question) {
                    p class="menu-title" { (self.question) }
                    @if self.careful { (no) }
                    (labelled(self.command, "option", self.icon, self.yes))
                    @if !self.careful { (no) }
                }
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
    let lang = desk.moment.lang;
    let left = Leftovers::of(desk);
    if desk.can(Command::Ready) && !left.is_empty() {
        let who = words::crew::who(lang, desk.heist, desk.who());
        let what = left.words(lang);
        let (question, yes) = match left.way_out {
            true => (
                lang.say_with("finish-give-up", &[("who", &who)]),
                lang.fixed("finish-give-up-yes"),
            ),
            false => (
                lang.say_with("finish-leave", &[("what", &what)]),
                lang.fixed("finish-leave-yes"),
            ),
        };
        return Ask {
            class: if left.way_out { "ready gives-up" } else { "ready" },
            does: "ready",
            icon: "ready",
            label: html! {
                (if left.way_out { lang.fixed("finish-stop") } else { words })
                @if !what.is_empty() { small { (lang.say_with("finish-leaves", &[("what", &what)])) } }
            },
            question: &question,
            command: &Command::Ready,
            yes,
            no: lang.fixed("finish-keep-on"),
            careful: left.way_out,
        }
        .render(desk);
    }
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
