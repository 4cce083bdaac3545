//! A press on a hex: do it, ask which, or say why not.

use super::markup::labelled;
use super::meaning::{icon, on_map};
use board::{Space, SpaceSet};
use crew::state::{Prompt, Token};
use crew::{Command, Heist, Phase, Position, State, Status, Who};
use maud::html;
use table::{Game, Seat};
use words::Language;

/// What a press on a hex leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Press {
    /// It means one thing.
    Do(Command),
    /// It is the way out: these, one after the other.
    Walk(Vec<Command>),
    /// It may mean several: a small menu of buttons.
    Menu(String),
    /// It means nothing now, for this reason.
    Why(String),
}

/// What it means that a seat presses a space.
pub fn press(
    lang: Language,
    heist: &Heist,
    state: &State,
    seat: Seat,
    space: Space,
    legal: &[Command],
) -> Press {
    let here = legal
        .iter()
        .filter(|command| on_map(state, command) == Some(space));
    let here: Vec<&Command> = here.collect();
    if here.is_empty()
        && let Some(way) = heist.way_out(state, actor(state, seat))
        && way.to == space
        && way.steps.first().is_some_and(|step| legal.contains(step))
    {
        return Press::Walk(way.steps);
    }
    match here[..] {
        [] => Press::Why(why_not(lang, heist, state, seat, space)),
        [command] => Press::Do(*command),
        _ => Press::Menu(menu(lang, heist, state, seat, space, &here)),
    }
}

fn menu(
    lang: Language,
    heist: &Heist,
    state: &State,
    seat: Seat,
    space: Space,
    commands: &[&Command],
) -> String {
    let title = words::crew::space(lang, heist, space);
    let words = |command: &Command| {
        let words = words::crew::command_of(lang, heist, seat, command);
        match Position::new(heist, state).cash_price(command) {
            0 => words,
            price => {
                let price = price.to_string();
                lang.say_with("market-for", &[("what", &words), ("price", &price)])
            }
        }
    };
    let menu = html! {
        div class="menu" role="menu" data-seat=(seat.0) data-space=(space.0) aria-label=(title) {
            @for command in commands { (labelled(command, "option", icon(command), &words(command))) }
        }
    };
    menu.into_string()
}

/// The reason against what the player most likely meant.
fn why_not(lang: Language, heist: &Heist, state: &State, seat: Seat, space: Space) -> String {
    let meant = meant(heist, state, seat, space);
    match heist.check(state, seat, meant) {
        Err(refusal) => words::crew::refusal(lang, heist, &refusal),
        Ok(()) => lang.fixed("press-use-the-button").to_owned(),
    }
}

fn meant(heist: &Heist, state: &State, seat: Seat, space: Space) -> Command {
    let who = actor(state, seat);
    if let Some(prompt) = state.prompt() {
        return match prompt {
            Prompt::Replan { .. } => Command::Plan { space },
            _ => Command::Choose { space },
        };
    }
    match state.phase {
        Phase::Plan if heist.board().is_tile(space) => Command::Plan { space },
        Phase::Plan => Command::Start { who, space },
        Phase::Escape => meant_in_escape(state, who, space),
        _ => meant_in_action(heist, state, who, space),
    }
}

/// The character a press is for: the seat's own, or the team's when that one is out.
fn actor(state: &State, seat: Seat) -> Who {
    let own = state.crew.get(usize::from(seat.0));
    let out = own.is_none_or(|member| member.status != Status::Active);
    let npc = state.member(Who::NPC).status == Status::Active;
    if out && npc { Who::NPC } else { Who(seat.0) }
}

fn meant_in_escape(state: &State, who: Who, space: Space) -> Command {
    let declared = state.run.path_len > 0 && state.run.runner == Some(who);
    let broke = state.crew.get(who.index()).is_none_or(|m| m.ideas == 0);
    if declared || broke {
        Command::Declare { who, to: space }
    } else {
        Command::Dash { who, to: space }
    }
}

fn meant_in_action(heist: &Heist, state: &State, who: Who, space: Space) -> Command {
    let to_move = Command::Move { who, to: space };
    let Some(member) = state.crew.get(who.index()) else {
        return to_move;
    };
    // Nothing in hand to do it with: the action has to be chosen first.
    let idle = member.pool == crew::state::Pool::default();
    if !member.committed && idle {
        return Command::Ready;
    }
    let tokens = &state.tokens;
    let around = Position::new(heist, state).near(member.at) | SpaceSet::of(member.at);
    let pool = &member.pool;
    if tokens.on(Token::Lock).contains(space) && pool.unlocks > 0 {
        Command::Unlock { who, space }
    } else if tokens.guarded().contains(space) && pool.subdues > 0 {
        let dog = tokens.count(Token::Guard, space) == 0;
        Command::Subdue { who, space, dog }
    } else if tokens.on(Token::Camera).contains(space) && pool.disables > 0 {
        Command::Disable { who, space }
    } else if state.unknown.contains(space) && pool.reveals > 0 && !around.contains(space) {
        Command::Reveal { who, space }
    } else if state.doors.contains(space) && around.contains(space) {
        Command::OpenDoor { who, space }
    } else {
        to_move
    }
}
