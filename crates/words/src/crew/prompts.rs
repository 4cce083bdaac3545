//! Questions: the message of each prompt.

use super::arguments::{Arguments, Message};
use super::names;
use crew::state::Prompt;

/// The question itself.
pub(super) fn message<'a>(says: Arguments<'a>, prompt: &Prompt) -> Message<'a> {
    match *prompt {
        Prompt::RevealNext => ("prompt-reveal-next", says),
        Prompt::Replace { space, chit } => ("prompt-replace", says.space(space).chit(chit)),
        Prompt::DogJumps { from } => ("prompt-dog-jumps", says.from(from)),
        Prompt::WhichTiles { chit, left } => {
            ("prompt-which-tiles", says.chit(chit).number("left", left))
        }
        Prompt::IdeaForNoise { who } => ("prompt-idea-for-noise", says.who(who)),
        Prompt::Consolation => ("prompt-consolation", says),
        Prompt::Whisper => ("prompt-whisper", says),
        Prompt::LateTransfer { left } => ("prompt-late-transfer", says.number("left", left)),
        Prompt::MoreIdeas { who, to, left } => (
            "prompt-more-ideas",
            says.who(who).mate(to).number("left", left),
        ),
        Prompt::Fumble { who, piece } => ("prompt-fumble", says.who(who).piece(piece)),
        Prompt::Prey => ("prompt-prey", says),
        Prompt::DogRuns => ("prompt-dog-runs", says),
        Prompt::Replan { seat, tokens } => {
            ("prompt-replan", says.seat(seat).number("tokens", tokens))
        }
        Prompt::Troubled => ("prompt-troubled", says),
        Prompt::IdeaOrNoise { who, noise } => {
            ("prompt-idea-or-noise", says.who(who).number("noise", noise))
        }
        Prompt::LockIdea => ("prompt-lock-idea", says),
        Prompt::TooMany { space } => ("prompt-too-many", says.space(space)),
        Prompt::SecurityRoll => ("prompt-security-roll", says),
        Prompt::HoldGate { who, space } => {
            let ideas = names::role(says.heist, who).map_or(0, |role| role.holds_gates);
            (
                "prompt-hold-gate",
                says.who(who).space(space).number("ideas", ideas),
            )
        }
        Prompt::Guide => ("prompt-guide", says),
    }
}
