//! Answers to the open question that are not on the map.

use super::{Desk, Group, group};
use crate::crew::tabletop::alarm;
use crate::crew::tabletop::markup::{Button, labelled, mark, name, plain};
use crew::state::Prompt;
use crew::{Command, Who};
use maud::{Markup, Render, html};
use words::crew::cards;

pub fn answers(desk: &Desk) -> Markup {
    let answers = desk
        .legal
        .iter()
        .filter(|command| group(desk.state, command) == Group::Answer);
    html! {
        div class="answers" { @for command in answers { (answer(desk, command)) } }
    }
}

fn answer(desk: &Desk, command: &Command) -> Markup {
    match *command {
        Command::Pick { who } => pick(desk, command, who),
        Command::Nudge { up, .. } => turned(desk, command, Some(up)),
        Command::Decline if asks_for_die(desk) => turned(desk, command, None),
        Command::Accept => labelled(command, "answer yes", "ready", accept(desk)),
        Command::Decline => labelled(command, "answer no", "close", decline(desk)),
        _ => plain(desk.moment.lang, desk.heist, desk.seat, command, "answer"),
    }
}

fn pick(desk: &Desk, command: &Command, who: Who) -> Markup {
    let seats = desk.moment.company.colours();
    let face = html! { (mark(&seats, who)) span { (name(desk.moment.lang, desk.heist, who)) } };
    let button = Button {
        command,
        class: "answer pick",
        refused: false,
        name: None,
        card: None,
        face: &face.0,
    };
    button.render()
}

fn asks_for_die(desk: &Desk) -> bool {
    matches!(desk.state.prompt(), Some(Prompt::SecurityRoll))
}

/// The security die as it would lie, with the square it would pick.
fn turned(desk: &Desk, command: &Command, up: Option<bool>) -> Markup {
    let (heist, state) = (desk.heist, desk.state);
    let Some(track) = &heist.edition.alert else {
        return plain(desk.moment.lang, heist, desk.seat, command, "answer");
    };
    let (faces, now) = (track.die.max(1), state.security.die.max(1) - 1);
    let (face, class, words) = match up {
        None => (
            now,
            "answer square",
            desk.moment.lang.fixed("answer-leave-die"),
        ),
        Some(true) => (
            (now + 1) % faces,
            "answer square",
            desk.moment.lang.fixed("answer-turn-die"),
        ),
        Some(false) => (
            (now + faces - 1) % faces,
            "answer square",
            desk.moment.lang.fixed("answer-turn-die"),
        ),
    };
    let square = alarm::ahead(heist, track, state, face + 1);
    let face = html! {
        (art::crew::security_die(face + 1))
        span {
            small { (words) }
            @if let Some(square) = square {
                b { span class="code" { (square.square) } " " (cards::name(desk.moment.lang, heist.edition, square.card)) }
                small { (cards::text(desk.moment.lang, heist.edition, square.card)) }
            }
        }
    };
    let button = Button {
        command,
        class,
        refused: false,
        name: None,
        card: None,
        face: &face.0,
    };
    button.render()
}

/// What yes means here.
fn accept(desk: &Desk) -> &'static str {
    match desk.state.prompt() {
        Some(Prompt::IdeaForNoise { .. }) => desk.moment.lang.fixed("answer-take-idea"),
        Some(Prompt::IdeaOrNoise { .. }) => desk.moment.lang.fixed("answer-lose-idea"),
        Some(Prompt::MoreIdeas { .. }) => desk.moment.lang.fixed("answer-give-more"),
        Some(Prompt::HoldGate { .. }) => desk.moment.lang.fixed("answer-hold-gate"),
        _ => desk.moment.lang.fixed("command-accept"),
    }
}

/// What no means here.
fn decline(desk: &Desk) -> &'static str {
    match desk.state.prompt() {
        Some(Prompt::Replace { .. }) => desk.moment.lang.fixed("answer-keep-chit"),
        Some(Prompt::IdeaOrNoise { .. }) => desk.moment.lang.fixed("answer-make-noise"),
        Some(Prompt::Whisper | Prompt::LateTransfer { .. }) => {
            desk.moment.lang.fixed("answer-pass")
        }
        Some(Prompt::DogJumps { .. } | Prompt::DogRuns) => {
            desk.moment.lang.fixed("answer-dog-stays")
        }
        Some(Prompt::Replan { .. }) => desk.moment.lang.fixed("answer-no-token"),
        Some(Prompt::HoldGate { .. }) => desk.moment.lang.fixed("answer-let-gate-close"),
        Some(Prompt::Consolation | Prompt::Guide | Prompt::MoreIdeas { .. }) => {
            desk.moment.lang.fixed("answer-nobody")
        }
        _ => desk.moment.lang.fixed("command-decline"),
    }
}
