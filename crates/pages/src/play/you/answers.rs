//! Answers to the open question that are not on the map.

use super::{Desk, Group, group};
use crate::play::markup::{labelled, mark, name, plain};
use crew::state::Prompt;
use crew::{Command, Who};
use maud::{Markup, html};
use words::fixed;

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
        Command::Accept => labelled(command, "answer yes", "ready", accept(desk)),
        Command::Decline => labelled(command, "answer no", "close", decline(desk)),
        _ => plain(desk.heist, command, "answer"),
    }
}

fn pick(desk: &Desk, command: &Command, who: Who) -> Markup {
    let seats = desk.moment.company.colours();
    let face = html! { (mark(&seats, who)) span { (name(desk.heist, who)) } };
    let button = crate::play::markup::Button {
        command,
        class: "answer pick",
        refused: false,
        name: None,
        card: None,
        face: &face.0,
    };
    maud::Render::render(&button)
}

/// What yes means here.
fn accept(desk: &Desk) -> &'static str {
    match desk.state.prompt() {
        Some(Prompt::IdeaForNoise { .. }) => fixed("answer-take-idea"),
        Some(Prompt::IdeaOrNoise { .. }) => fixed("answer-lose-idea"),
        Some(Prompt::MoreIdeas { .. }) => fixed("answer-give-more"),
        _ => fixed("command-accept"),
    }
}

/// What no means here.
fn decline(desk: &Desk) -> &'static str {
    match desk.state.prompt() {
        Some(Prompt::Replace { .. }) => fixed("answer-keep-chit"),
        Some(Prompt::IdeaOrNoise { .. }) => fixed("answer-make-noise"),
        Some(Prompt::Whisper | Prompt::LateTransfer { .. }) => fixed("answer-pass"),
        Some(Prompt::DogJumps { .. } | Prompt::DogRuns) => fixed("answer-dog-stays"),
        Some(Prompt::Replan { .. }) => fixed("answer-no-token"),
        Some(Prompt::Consolation | Prompt::MoreIdeas { .. }) => fixed("answer-nobody"),
        _ => fixed("command-decline"),
    }
}
