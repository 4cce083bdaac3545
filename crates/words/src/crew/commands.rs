//! What the sentences about a command need beyond its fields: prices, and whose cards it is about.

use super::arguments;
use super::names;
use crate::Language;
use crate::language::Argument;
use crew::content::cards::{FixerPower, SpecialAction};
use crew::{Command, Heist, Who};
use table::Seat;

/// The name of a command among the sentences about it, and what they need.
pub(crate) fn named(
    lang: Language,
    heist: &Heist,
    seat: Option<Seat>,
    command: &Command,
) -> (String, Vec<Argument>) {
    let (mut kind, mut arguments) = arguments::of(lang, heist, "do", command);
    let mut add = |name: &'static str, value| arguments.push((name.into(), value));
    let role = |who: Who| names::role(heist, who);
    match *command {
        Command::Commit {
            who,
            action,
            face,
            aim,
        } => {
            let does = names::act(heist, who, action).and_then(|act| act.does);
            add("mate", names::who(lang, heist, aim.who()).into());
            kind += match does {
                Some(SpecialAction::Breach | SpecialAction::KillPixels(_)) => "-aimed",
                Some(SpecialAction::Tunnel) => "-to",
                _ if face > 0 => "-turned",
                _ => "",
            };
        }
        Command::AddCash => {
            let jewels = !heist.has_fixer(FixerPower::CashForCash);
            add("jewels", jewels.to_string().into());
        }
        Command::SlipPast { who } => {
            let each = role(who).is_some_and(|role| role.pays_guards);
            add("each", each.to_string().into());
        }
        Command::ChangePlans { who } => {
            add(
                "ideas",
                role(who).map_or(0, |role| role.replan_ideas).into(),
            );
            add(
                "noise",
                role(who).map_or(0, |role| role.replan_noise).into(),
            );
        }
        Command::WalkThrough { who, .. } => {
            add(
                "ideas",
                role(who).map_or(0, |role| role.walks_through).into(),
            );
        }
        Command::BreakOut { who, .. } => {
            add("ideas", role(who).map_or(0, |role| role.breach_for).into());
        }
        Command::LevelUp { part, choice } => match seat {
            Some(seat) => {
                let [own, better] = names::own_and_better(lang, heist, seat, part, choice);
                add("own", own.into());
                add("better", better.into());
            }
            None => kind += "-unseated",
        },
        _ => {}
    }
    (kind, arguments)
}
