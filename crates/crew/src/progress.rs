//! How far the objective has come, goal by goal.

use crate::content::scenario::Goal;
use crate::heist::Heist;
use crate::position::Position;
use crate::state::*;

/// So much of a goal is done. What is carried and not yet out is in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress<'a> {
    pub goal: &'a Goal,
    pub done: u8,
    pub in_hand: u8,
    pub of: u8,
}

impl Heist {
    /// The goals of the job in their order. All of them are done when the objective would be met if the heist ended now,
    /// but for what a scenario forbids on top.
    pub fn progress<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Progress<'a>> {
        let position = Position::new(self, state);
        let goals = self.scenario.draft.goals.iter();
        goals.map(move |goal| {
            let (done, held, of) = count(position, goal);
            Progress {
                goal,
                done: done.min(of),
                in_hand: held.saturating_sub(done).min(of - done.min(of)),
                of,
            }
        })
    }
}

/// Done, done or in hand, and how many it takes.
fn count(position: Position, goal: &Goal) -> (u8, u8, u8) {
    let state = position.s;
    let escaped = |member: &&Member| member.status == Status::Escaped;
    let out = |members: &[Member]| members.iter().filter(escaped).count() as u8;
    match *goal {
        Goal::Secure { chit, count } => (
            position.count_loot(chit, false),
            position.count_loot(chit, true),
            count,
        ),
        Goal::SecureArt(count) => (position.count_art(false), position.count_art(true), count),
        Goal::SecureCash(cash) => {
            let of = |wanted: &dyn Fn(&Member) -> bool| {
                let members = state.crew.iter().filter(|member| wanted(member));
                let carried = members.map(|member| member.cash);
                carried.fold(state.team.cash_out, u8::saturating_add)
            };
            let away = |member: &Member| member.status == Status::Escaped;
            let here = |member: &Member| away(member) || member.status == Status::Active;
            (of(&away), of(&here), cash)
        }
        Goal::Swap { count, out } => (position.swaps(out), position.swaps(false), count),
        Goal::HoldInHideout(chit) => {
            let mut members = state.crew.iter();
            let holds = |member: &Member| position.holds_loot(member, chit);
            let done = members.clone().filter(escaped).any(holds);
            let active = |member: &Member| member.status == Status::Active && holds(member);
            (u8::from(done), u8::from(done || members.any(active)), 1)
        }
        Goal::NpcEscapes => {
            let npc = &state.crew[4];
            let done = npc.status == Status::Escaped;
            let along = done || npc.status == Status::Active;
            (u8::from(done), u8::from(along), 1)
        }
        Goal::AnyoneEscapes => {
            let out = out(&state.crew[..4]).min(1);
            (out, out, 1)
        }
        Goal::EveryoneEscapes => {
            let players = position.h.players;
            let out = out(&state.crew[..usize::from(players)]);
            (out, out, players)
        }
    }
}
