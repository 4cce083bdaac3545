//! What a command is to the eye: where on the map it is pressed, its icon, and a few words for it.

use board::Space;
use crew::{Command, Gift, State, Upgrade};
use words::Language;

/// The space of the map on which a command is pressed; none for those that are buttons.
pub fn place(state: &State, command: &Command) -> Option<Space> {
    match *command {
        Command::Plan { space }
        | Command::Unplan { space }
        | Command::Start { space, .. }
        | Command::Consult { space, .. }
        | Command::PayReveal { space }
        | Command::PlaceIdea { space }
        | Command::InsideMan { space, .. }
        | Command::Unlock { space, .. }
        | Command::Subdue { space, .. }
        | Command::Disable { space, .. }
        | Command::Reveal { space, .. }
        | Command::Rewire { space, .. }
        | Command::Toss { space, .. }
        | Command::Flick { space, .. }
        | Command::Vent { space, .. }
        | Command::Codes { space, .. }
        | Command::OpenDoor { space, .. }
        | Command::Choose { space }
        | Command::PickLock { space, .. } => Some(space),
        Command::Move { to, .. }
        | Command::Reposition { to, .. }
        | Command::Shift { to, .. }
        | Command::Dash { to, .. }
        | Command::Declare { to, .. } => Some(to),
        // What lies at one's feet is a matter of hands; what lies next door is pointed at.
        Command::Take { who, from, .. } => aside(state, who, from),
        Command::Drop { who, to, .. } => aside(state, who, to),
        Command::Run { .. } => state.run.path[..usize::from(state.run.path_len)]
            .get(usize::from(state.run.path_at))
            .copied(),
        _ => None,
    }
}

/// The space whose press does a command. What lies at one's feet has a button and can be pressed too.
pub fn on_map(state: &State, command: &Command) -> Option<Space> {
    match *command {
        Command::Take { from, .. } => Some(from),
        _ => place(state, command),
    }
}

fn aside(state: &State, who: crew::Who, space: Space) -> Option<Space> {
    (state.crew.get(who.index())?.at != space).then_some(space)
}

/// The kind of a command, one word for style sheets and scripts.
pub fn kind(command: &Command) -> &'static str {
    match command {
        Command::Plan { .. } => "plan",
        Command::Unplan { .. } => "unplan",
        Command::Start { .. } => "start",
        Command::Consult { .. } | Command::PayReveal { .. } | Command::Reveal { .. } => "reveal",
        Command::PlaceIdea { .. } | Command::TakeIdea { .. } | Command::Think { .. } => "idea",
        Command::InsideMan { .. } => "inside-man",
        Command::Move { .. } => "move",
        Command::Unlock { .. } | Command::PickLock { .. } => "unlock",
        Command::Subdue { .. } => "subdue",
        Command::Disable { .. } | Command::Rewire { .. } => "disable",
        Command::Toss { .. } | Command::Flick { .. } => "throw",
        Command::Vent { .. } => "vent",
        Command::Codes { .. } => "codes",
        Command::OpenDoor { .. } => "open",
        Command::Reposition { .. } | Command::Shift { .. } => "shift",
        Command::Choose { .. } => "choose",
        Command::Dash { .. } => "dash",
        Command::Declare { .. } => "declare",
        Command::Run { .. } => "run",
        Command::Take { .. } => "take",
        Command::Drop { .. } => "drop",
        _ => "other",
    }
}

/// The icon of a command.
pub fn icon(command: &Command) -> &'static str {
    match command {
        Command::Ready => "ready",
        Command::Plan { .. } | Command::Reposition { .. } | Command::Shift { .. } => "plan",
        Command::Unplan { .. } => "back",
        Command::Start { .. } => "start",
        Command::Tunnel { .. } => "entrance",
        Command::Buy { .. } | Command::Pack { .. } => "item",
        Command::Sell { .. }
        | Command::Bet { .. }
        | Command::AddCash
        | Command::Divert { .. }
        | Command::Hush { .. } => "cash",
        Command::SellJewel => "jewel",
        Command::Consult { .. }
        | Command::PayReveal { .. }
        | Command::Reveal { .. }
        | Command::Codes { .. }
        | Command::CheckLogs { .. } => "reveal",
        Command::ConsultThin { .. } | Command::PayThin | Command::Thin { .. } => "bag",
        Command::BribeGuards { .. } | Command::InsideMan { .. } => "guard",
        Command::SwapLocks => "lock",
        Command::OnCall { .. } => "blank",
        Command::DisableCameras => "disabled-camera",
        Command::BuyIdeaTokens { .. } | Command::PlaceIdea { .. } | Command::TakeIdea { .. } => {
            "idea-token"
        }
        Command::BuyEvents { .. } | Command::InsertEvent { .. } => "deck",
        Command::UseIdeas { .. }
        | Command::Think { .. }
        | Command::Realize { .. }
        | Command::GiveIdea { .. }
        | Command::Teamwork { .. }
        | Command::Pinch { .. } => "idea",
        Command::Commit { .. } => "play",
        Command::Move { .. } | Command::PickOn { .. } | Command::SlipPast { .. } => "move",
        Command::Unlock { .. } | Command::PickLock { .. } | Command::Lend { .. } => "unlock",
        Command::Subdue { .. } => "subdue",
        Command::Disable { .. } | Command::Rewire { .. } => "disable",
        Command::Pocket { .. } => "loot",
        Command::Crack { .. } => "crack",
        Command::Grant { gift, .. } => match gift {
            Gift::Subdue => "subdue",
            Gift::Disable => "disable",
            Gift::Unlock => "unlock",
        },
        Command::Toss { .. } | Command::Flick { .. } | Command::Hand { .. } => "hand",
        Command::ReachOut { .. } | Command::Take { .. } | Command::TakeHostage { .. } => "take",
        Command::Vent { .. } => "next",
        Command::ChangePlans { .. } => "plan",
        Command::OpenRemote { letter, .. } => super::log::server(*letter),
        Command::OpenDoor { .. } => "door",
        Command::Drop { .. } => "drop",
        Command::CallEscape => "escape",
        Command::Choose { .. } | Command::Pick { .. } => "point",
        Command::Accept => "ready",
        Command::Decline => "close",
        Command::Dash { .. } | Command::Declare { .. } | Command::Run { .. } => "run",
        Command::Redraw { .. } => "undo",
        Command::BuyIdea { .. } | Command::Inspire { .. } => "idea",
        Command::AddBlanks { .. } => "blank",
        Command::AddIdeas { .. } => "idea-token",
        Command::Dart { .. } => "move",
        Command::WalkThrough { .. } => "unlock",
        Command::BreakOut { .. } => "entrance",
        Command::Nudge { .. } => "security",
        Command::LevelUp {
            choice: Upgrade::KEEP,
            ..
        } => "back",
        Command::LevelUp { .. } => "ready",
        Command::Recruit { .. } => "crew",
        Command::LastDitch { .. } => "die-6",
        Command::Stay { .. } => "close",
    }
}

/// What a press on the map does, in a few words.
pub fn here(lang: Language, command: &Command) -> &'static str {
    match command {
        Command::Plan { .. } => lang.fixed("here-plan"),
        Command::Unplan { .. } => lang.fixed("here-unplan"),
        Command::Start { .. } => lang.fixed("here-start"),
        Command::Consult { .. } => lang.fixed("here-consult"),
        Command::PayReveal { .. } => lang.fixed("here-pay-reveal"),
        Command::PlaceIdea { .. } => lang.fixed("here-place-idea"),
        Command::InsideMan { .. } => lang.fixed("here-inside-man"),
        Command::Move { .. } => lang.fixed("here-move"),
        Command::Unlock { .. } | Command::PickLock { .. } => lang.fixed("here-unlock"),
        Command::Subdue { dog: false, .. } => lang.fixed("here-subdue-guard"),
        Command::Subdue { dog: true, .. } => lang.fixed("here-subdue-dog"),
        Command::Disable { .. } => lang.fixed("here-disable"),
        Command::Rewire { .. } => lang.fixed("here-rewire"),
        Command::Reveal { .. } => lang.fixed("here-reveal"),
        Command::Toss { .. } | Command::Flick { .. } => lang.fixed("here-throw"),
        Command::Vent { .. } => lang.fixed("here-vent"),
        Command::Codes { .. } => lang.fixed("here-codes"),
        Command::OpenDoor { .. } => lang.fixed("here-open-door"),
        Command::Reposition { .. } | Command::Shift { .. } => lang.fixed("here-shift"),
        Command::Dash { .. } => lang.fixed("here-dash"),
        Command::Declare { .. } => lang.fixed("here-declare"),
        Command::Run { .. } => lang.fixed("here-run"),
        Command::Take { .. } => lang.fixed("here-take"),
        Command::Drop { .. } => lang.fixed("here-drop"),
        _ => lang.fixed("here-choose"),
    }
}
