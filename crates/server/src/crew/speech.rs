//! Which decisions of bots are worth a sentence, and which steps need little time to look at.

use board::Space;
use crew::{Command, Phase, State, Who};

/// Whether a bot says what it is about to do: once for each decision, not for each step.
pub fn is_decision(state: &State, command: &Command) -> bool {
    match *command {
        Command::Commit { .. } | Command::CallEscape => true,
        Command::Start { who, .. } => {
            let member = state.crew.get(who.index());
            member.is_some_and(|member| member.at == Space::NONE)
        }
        Command::Dash { who, .. } | Command::Declare { who, .. } => begins_run(state, who),
        _ => false,
    }
}

/// The first step of a run in Escape; the rest of it needs no words.
fn begins_run(state: &State, who: Who) -> bool {
    state.phase == Phase::Escape && state.run.runner != Some(who) && state.run.path_len == 0
}

/// Whether a step changes little, and is looked at for a shorter time.
pub fn is_brief(command: &Command) -> bool {
    matches!(
        command,
        Command::Plan { .. } | Command::Unplan { .. } | Command::Ready
    )
}
