//! What a seat can do: the question, the actions as cards, buttons for everything that is not on the map, undo, done.

mod actions;
mod aids;
mod amount;
mod answers;
mod escape;
mod finish;
mod guide;
mod hands;
mod leftovers;
mod levels;
mod market;

use super::markup::{face, hue, mark, name, plain};
use super::meaning::place;
use super::sheet::pool;
use super::{Moment, Part, Play};
use crew::{Command, Heist, Phase, Position, State, Status, Who};
use maud::{Markup, html};
use table::Seat;

/// A seat with all it can do.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    pub moment: &'a Moment<'a>,
    pub heist: &'a Heist,
    pub state: &'a State,
    pub play: &'a Play,
    pub seat: Seat,
    pub legal: &'a [Command],
}

impl Desk<'_> {
    fn who(&self) -> Who {
        Who(self.seat.0)
    }

    pub(super) fn can(&self, command: Command) -> bool {
        self.legal.contains(&command)
    }

    /// Characters this seat acts with: its own, and the one all share.
    fn actors(&self) -> impl Iterator<Item = Who> {
        let active = |who: &Who| self.state.member(*who).status == Status::Active;
        [self.who(), Who::NPC].into_iter().filter(active)
    }
}

/// The part of a seat's panel in which a command has its button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Map,
    Finish,
    Answer,
    Act,
    Shop,
    Goods,
    Fixer,
    /// Ideas in planning, for cash or for nothing.
    Help,
    Ground,
    Hands,
    Deed,
    Run,
    /// Cards between two heists.
    Level,
}

fn group(state: &State, command: &Command) -> Group {
    let asked = state.questions.asked > 0;
    match command {
        Command::Run { .. } => Group::Run,
        _ if place(state, command).is_some() => Group::Map,
        Command::Ready | Command::CallEscape => Group::Finish,
        Command::Accept | Command::Decline | Command::Pick { .. } | Command::Nudge { .. } => {
            Group::Answer
        }
        Command::GiveIdea { .. } if asked => Group::Answer,
        Command::Commit { .. } => Group::Act,
        Command::Buy { .. } => Group::Shop,
        Command::Sell { .. } | Command::Pack { .. } | Command::ConsultThin { .. } => Group::Goods,
        Command::SellJewel
        | Command::BribeGuards { .. }
        | Command::Bet { .. }
        | Command::PayThin
        | Command::SwapLocks
        | Command::OnCall { .. }
        | Command::AddCash
        | Command::DisableCameras
        | Command::Divert { .. }
        | Command::BuyIdeaTokens { .. }
        | Command::BuyEvents { .. }
        | Command::InsertEvent { .. }
        | Command::AddBlanks { .. }
        | Command::AddIdeas { .. } => Group::Fixer,
        Command::BuyIdea { .. } => Group::Help,
        Command::LevelUp { .. } | Command::Recruit { .. } => Group::Level,
        Command::Tunnel { .. } | Command::UseIdeas { .. } => Group::Ground,
        Command::Take { .. } | Command::Drop { .. } | Command::Hand { .. } => Group::Hands,
        Command::Redraw { .. } | Command::LastDitch { .. } | Command::Stay { .. } => Group::Run,
        _ => Group::Deed,
    }
}

/// The panel of a seat.
pub fn you(moment: &Moment, play: &Play, seat: Seat, legal: &[Command]) -> Part {
    let desk = Desk {
        moment,
        heist: moment.heist,
        state: moment.state,
        play,
        seat,
        legal,
    };
    let id = format!("you{}", seat.0);
    let seats = moment.company.colours();
    let asked = desk.state.questions.asked > 0 && !legal.is_empty();
    let html = html! {
        section id=(id) class={ "you " (hue(&seats, desk.who())) @if asked { " asked" } } data-seat=(seat.0)
            data-wanted=[wanted(&desk).then_some("")] aria-label=(name(moment.lang, desk.heist, desk.who())) {
            (me(&desk))
            @match moment.company.bot(seat) {
                Some(level) => (aids::bot_plays(&desk, level)),
                None => {
                    div class="offers" { (choices(&desk)) }
                    (finish::finish(&desk))
                }
            }
        }
    };
    Part::new(id, html)
}

/// Whether the table waits for this seat.
fn wanted(desk: &Desk) -> bool {
    let (state, seat) = (desk.state, desk.seat);
    let everybody = matches!(state.phase, Phase::Plan | Phase::LevelUp);
    let part = everybody
        || Position::new(desk.heist, state)
            .waiting_for()
            .contains(seat);
    !desk.legal.is_empty() && (state.questions.asked > 0 || part && !state.ready.contains(seat))
}

fn me(desk: &Desk) -> Markup {
    let (heist, state, who) = (desk.heist, desk.state, desk.who());
    let seats = desk.moment.company.colours();
    let member = state.member(who);
    let planning = state.phase == Phase::Plan;
    let between = state.phase == Phase::LevelUp;
    html! {
        div class="me" {
            (face(heist, state, who))
            h2 tabindex="0" data-card={ "crew-" (who.0) } { (mark(&seats, who)) (name(desk.moment.lang, heist, who)) }
            p class="stats" {
                @if member.die > 0 && !planning && !between {
                    span class={ "die face-" (member.die) } data-die=(member.die) { (art::die(member.die)) span class="hear" { (desk.moment.lang.fixed("sheet-die")) " " (member.die) } }
                }
                @if !between { span class="ideas" { (art::icon("idea")) span class="hear" { (desk.moment.lang.fixed("sheet-ideas")) } b { (member.ideas) } } }
                @if planning { span class="tokens" data-drag="" { (art::icon("plan")) span class="hear" { (desk.moment.lang.fixed("sheet-tokens")) } b { (member.tokens) } } }
                (aids::aids(desk))
            }
            @if desk.moment.company.bot(desk.seat).is_none() { p class="ask" { (guide::guide(desk)) } }
        }
    }
}

fn choices(desk: &Desk) -> Markup {
    let state = desk.state;
    if state.questions.asked > 0 {
        return answers::answers(desk);
    }
    html! {
        @match state.phase {
            Phase::Plan => {
                (market::market(desk))
                // What the character will be able to do is what a plan is made for.
                @if state.member(desk.who()).status == Status::Active { (actions::actions(desk, desk.who())) }
            },
            Phase::Escape => (escape::escape(desk)),
            Phase::LevelUp => (levels::levels(desk)),
            Phase::Over => {},
            _ => {
                @for who in desk.actors() {
                    @if state.member(who).committed { (committed(desk, who)) } @else { (actions::actions(desk, who)) }
                }
            }
        }
        (hands::hands(desk))
        (deeds(desk))
    }
}

/// The action taken and what is left of it.
fn committed(desk: &Desk, who: Who) -> Markup {
    let member = desk.state.member(who);
    let action = desk
        .heist
        .action_name(who, member.action)
        .unwrap_or_default();
    let action = words::crew::cards::action_called(desk.moment.lang, desk.heist.edition, action);
    html! {
        div class="taken" {
            @if who == Who::NPC { h3 { (name(desk.moment.lang, desk.heist, who)) } }
            b { (action) }
            (pool(desk.moment.lang, desk.heist, who, member))
        }
    }
}

/// Everything else the rules offer.
fn deeds(desk: &Desk) -> Markup {
    html! { div class="deeds" { (buttons(desk, Group::Deed)) } }
}

/// The buttons of a part of the panel; equal ones are one.
fn buttons(desk: &Desk, part: Group) -> Markup {
    let (lang, heist, seat) = (desk.moment.lang, desk.heist, desk.seat);
    let here = desk.legal.iter();
    let here = here.filter(|command| group(desk.state, command) == part);
    let buttons = here.map(|command| {
        let words = words::crew::command_of(lang, heist, seat, command);
        (words, plain(lang, heist, seat, command, "deed"))
    });
    amount::equal(lang, buttons.collect())
}
