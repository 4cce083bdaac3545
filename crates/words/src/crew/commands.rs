//! What a seat can want: the messages of each command.

use super::arguments::{Arguments, Message};
use super::names;
use crew::content::cards::{FixerPower, SpecialAction};
use crew::{Command, Gift, Who};
use table::Seat;

/// The name of a command, which is the key of its messages behind `command-` and `deed-`, and what they may use.
/// Between heists a command is about the cards of the seat.
pub(super) fn named<'a>(says: Arguments<'a>, seat: Option<Seat>, command: &Command) -> Message<'a> {
    let heist = says.heist;
    let role = |who: Who| names::role(heist, who);
    match *command {
        Command::Ready => ("ready", says),

        // Planning
        Command::Plan { space } => ("plan", says.space(space)),
        Command::Unplan { space } => ("unplan", says.space(space)),
        Command::Start { who, space } => ("start", says.who(who).space(space)),
        Command::Tunnel { tunnel } => ("tunnel", says.tunnel(tunnel)),
        Command::BuyIdea { who } => ("buy-idea", says.who(who)),
        Command::AddBlanks { blanks } => ("add-blanks", says.number("blanks", blanks)),
        Command::AddIdeas { ideas } => ("add-ideas", says.number("ideas", ideas)),
        Command::Buy { item, who } => ("buy", says.item(item).who(who)),
        Command::Sell { piece } => ("sell", says.piece(piece)),
        Command::Pack { piece, who } => ("pack", says.piece(piece).who(who)),
        Command::SellJewel => ("sell-jewel", says),
        Command::Consult { piece, space } => ("consult", says.piece(piece).space(space)),
        Command::ConsultThin { piece } => ("consult-thin", says.piece(piece)),
        Command::BribeGuards { guards, dogs } => (
            "bribe-guards",
            says.number("guards", guards).number("dogs", dogs),
        ),
        Command::Bet { cash } => ("bet", says.number("cash", cash)),
        Command::PayReveal { space } => ("pay-reveal", says.space(space)),
        Command::PayThin => ("pay-thin", says),
        Command::SwapLocks => ("swap-locks", says),
        Command::OnCall { blanks } => ("on-call", says.number("blanks", blanks)),
        Command::AddCash => {
            let jewels = !heist.has_fixer(FixerPower::CashForCash);
            ("add-cash", says.flag("jewels", jewels))
        }
        Command::DisableCameras => ("disable-cameras", says),
        Command::Divert { tokens } => ("divert", says.number("tokens", tokens)),
        Command::BuyIdeaTokens { tokens } => ("buy-idea-tokens", says.number("tokens", tokens)),
        Command::PlaceIdea { space } => ("place-idea", says.space(space)),
        Command::BuyEvents { events } => ("buy-events", says.number("events", events)),
        Command::InsertEvent { card, above } => ("insert-event", says.card(card).position(above)),
        Command::InsideMan { who, space, dog } => {
            ("inside-man", says.who(who).space(space).flag("dog", dog))
        }
        Command::UseIdeas { left } => ("use-ideas", says.flag("left", left)),

        // Action
        Command::Commit {
            who,
            action,
            face,
            aim,
        } => {
            let does = names::act(heist, who, action).and_then(|act| act.does);
            let name = match does {
                Some(SpecialAction::Breach | SpecialAction::KillPixels(_)) => "commit-aimed",
                Some(SpecialAction::Tunnel) => "commit-to",
                _ if face > 0 => "commit-turned",
                _ => "commit",
            };
            let says = says.who(who).action(who, action).number("face", face);
            (name, says.side(aim).mate(aim.who()))
        }
        Command::Move { who, to } => ("move", says.who(who).to(to)),
        Command::Unlock { who, space } => ("unlock", says.who(who).space(space)),
        Command::Subdue { who, space, dog } => {
            ("subdue", says.who(who).space(space).flag("dog", dog))
        }
        Command::Disable { who, space } => ("disable", says.who(who).space(space)),
        Command::Think { who } => ("think", says.who(who)),
        Command::Reveal { who, space } => ("reveal", says.who(who).space(space)),
        Command::Thin { who } => ("thin", says.who(who)),
        Command::Realize { who } => ("realize", says.who(who)),
        Command::Pocket { who } => ("pocket", says.who(who)),
        Command::Crack { who } => ("crack", says.who(who)),
        Command::Lend { who } => ("lend", says.who(who)),
        Command::Grant { who, to, gift } => (
            "grant",
            says.who(who).mate(to).word("gift", gift_word(gift)),
        ),
        Command::Rewire { who, space } => ("rewire", says.who(who).space(space)),
        Command::Toss { who, piece, space } => ("toss", says.who(who).piece(piece).space(space)),
        Command::Flick { who, piece, space } => ("flick", says.who(who).piece(piece).space(space)),
        Command::PickOn { who } => ("pick-on", says.who(who)),
        Command::SlipPast { who } => {
            let each = role(who).is_some_and(|role| role.pays_guards);
            ("slip-past", says.who(who).flag("each", each))
        }
        Command::ReachOut { who } => ("reach-out", says.who(who)),
        Command::Dart { who } => ("dart", says.who(who)),
        Command::Inspire { who, to } => ("inspire", says.who(who).mate(to)),
        Command::WalkThrough { who, to } => {
            let ideas = role(who).map_or(0, |role| role.walks_through);
            (
                "walk-through",
                says.who(who).mate(to).number("ideas", ideas),
            )
        }
        Command::BreakOut { who, aim } => {
            let ideas = role(who).map_or(0, |role| role.breach_for);
            ("break-out", says.who(who).side(aim).number("ideas", ideas))
        }
        Command::Vent { who, space } => ("vent", says.who(who).space(space)),
        Command::ChangePlans { who } => {
            let ideas = role(who).map_or(0, |role| role.replan_ideas);
            let noise = role(who).map_or(0, |role| role.replan_noise);
            (
                "change-plans",
                says.who(who).number("ideas", ideas).number("noise", noise),
            )
        }
        Command::Reposition { from, to } => ("reposition", says.from(from).to(to)),
        Command::Shift { from, to } => ("shift", says.from(from).to(to)),
        Command::GiveIdea { who, to } => ("give-idea", says.who(who).mate(to)),
        Command::Codes { who, space } => ("codes", says.who(who).space(space)),
        Command::Teamwork { who, to } => {
            let help_out = says.heist.rules.help_out;
            (
                "teamwork",
                says.who(who).mate(to).flag("help-out", help_out),
            )
        }
        Command::OpenRemote { who, letter } => ("open-remote", says.who(who).ring(letter)),
        Command::OpenDoor { who, space } => ("open-door", says.who(who).space(space)),
        Command::TakeHostage { who } => ("take-hostage", says.who(who)),
        Command::TakeIdea { who } => ("take-idea", says.who(who)),
        Command::CheckLogs { who } => ("check-logs", says.who(who)),
        Command::Take { who, piece, from } => ("take", says.who(who).piece(piece).from(from)),
        Command::Drop { who, piece, to } => ("drop", says.who(who).piece(piece).to(to)),
        Command::Hand { who, to, piece } => ("hand", says.who(who).mate(to).piece(piece)),
        Command::Hush { on } => ("hush", says.flag("on", on)),
        Command::CallEscape => ("call-escape", says),

        // Answers
        Command::Nudge { who, up } => ("nudge", says.who(who).flag("up", up)),
        Command::Choose { space } => ("choose", says.space(space)),
        Command::Pick { who } => ("pick", says.who(who)),
        Command::Accept => ("accept", says),
        Command::Decline => ("decline", says),

        // Escape
        Command::Dash { who, to } => ("dash", says.who(who).to(to)),
        Command::Declare { who, to } => ("declare", says.who(who).to(to)),
        Command::Redraw { who } => ("redraw", says.who(who)),
        Command::LastDitch { who, ideas } => ("last-ditch", says.who(who).number("ideas", ideas)),
        Command::Run { who } => ("run", says.who(who)),
        Command::Stay { who } => ("stay", says.who(who)),
        Command::PickLock { who, space } => ("pick-lock", says.who(who).space(space)),
        Command::Pinch { who, to } => ("pinch", says.who(who).mate(to)),

        // Between heists
        Command::LevelUp { part, choice } => {
            let says = says.choice(part, choice);
            match seat {
                Some(seat) => ("level-up", says.own_and_better(seat, part, choice)),
                None => ("level-up-unseated", says),
            }
        }
        Command::Recruit { part, card } => ("recruit", says.person_card(part, card)),
    }
}

fn gift_word(gift: Gift) -> &'static str {
    match gift {
        Gift::Subdue => "subdue",
        Gift::Disable => "disable",
        Gift::Unlock => "unlock",
    }
}
