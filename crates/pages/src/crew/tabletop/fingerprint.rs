//! Whether what a seat is shown of its own can have changed. Most commands change one seat's panel, and panels are large.

use super::coach::is_lesson;
use super::{Moment, Play, offered};
use crew::state::{Member, Pool};
use crew::{Command, Phase, Position, Who};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::Seat;

/// A number made from all that the fragments of a seat are read off ([`of_seat`](super::of_seat)) besides who sits where: as
/// long as it stays, they stay. None where they are read off too much to tell.
pub fn fingerprint(moment: &Moment, play: &Play, seat: Seat, legal: &[Command]) -> Option<u64> {
    let state = moment.state;
    let quiet = matches!(state.phase, Phase::Plan | Phase::Action);
    if !quiet || state.questions.asked > 0 || is_lesson(moment) {
        return None;
    }
    let mut print = DefaultHasher::new();
    offered(moment, seat, legal).hash(&mut print);
    match play.can_undo(seat) {
        Ok(undone) => undone.command.hash(&mut print),
        Err(why) => words::crew::undo_refusal(moment.lang, moment.heist, &why).hash(&mut print),
    }
    for who in [Who(seat.0), Who::NPC] {
        hash_member(state.member(who), &mut print);
    }
    let position = Position::new(moment.heist, state);
    let said = (state.ready, state.escape_calls, position.waiting_for());
    said.hash(&mut print);
    let planning = state.phase == Phase::Plan;
    (planning, state.npc_panicked).hash(&mut print);
    // What noise an action makes may alert.
    (state.noise, state.team.hush, state.team.hushing).hash(&mut print);
    (state.team.free_reveals, state.team.free_ideas).hash(&mut print);
    // What the shop says of cash and fixers.
    (state.team.cash, format!("{:?}", state.team.fixers_used)).hash(&mut print);
    // Who has the things on offer.
    state.pieces.map(|place| place.0).hash(&mut print);
    // Where exits are drawn.
    (state.present, state.spare_exits.count).hash(&mut print);
    Some(print.finish())
}

fn hash_member(member: &Member, print: &mut DefaultHasher) {
    (member.status as u8, member.at, member.ideas).hash(print);
    (member.tokens, member.die, member.held).hash(print);
    (member.committed, member.action).hash(print);
    let Pool {
        moves,
        unlocks,
        subdues,
        disables,
        ideas,
        reveals,
        loot,
        rewires,
        grants,
        toss,
        flick,
        granted_unlocks,
        inspire,
    } = member.pool;
    [
        moves,
        unlocks,
        subdues,
        disables,
        ideas,
        reveals,
        loot,
        rewires,
        grants,
        toss,
        flick,
        granted_unlocks,
        inspire,
    ]
    .hash(print);
}
