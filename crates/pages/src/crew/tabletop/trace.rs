//! A route drawn with one stroke: from the start, or from a token that is there already, over the rooms to enter.

use board::{Space, SpaceSet};
use crew::{Command, Heist, Phase, State, Who};
use table::{Game, Seat};

/// Where a stroke of a seat may begin. Strokes that begin elsewhere move the map.
pub fn beginnings(state: &State, seat: Seat, legal: &[Command]) -> SpaceSet {
    let who = Who(seat.0);
    let mut from = SpaceSet::EMPTY;
    if state.phase != Phase::Plan || state.prompt().is_some() || legal.is_empty() {
        return from;
    }
    let member = state.member(who);
    if member.at != Space::NONE {
        from |= member.planned | SpaceSet::of(member.at);
    }
    let starts = legal.iter().filter_map(|command| match *command {
        Command::Start { who: other, space } if other == who => Some(space),
        _ => None,
    });
    from | starts.collect()
}

/// What a stroke over these spaces means: the start if it begins at another one, then a token for every room it comes to
/// that has none. Whether there are enough tokens is for the rules to say.
pub fn trace(heist: &Heist, state: &State, seat: Seat, spaces: &[Space]) -> Vec<(Space, Command)> {
    let who = Who(seat.0);
    let Some(member) = state.crew.get(who.index()) else {
        return Vec::new();
    };
    let mut commands = Vec::new();
    let mut planned = member.planned;
    let mut route = spaces.iter().copied();
    if let Some(first) = spaces.first().copied() {
        let start = Command::Start { who, space: first };
        let elsewhere = member.at == Space::NONE || !heist.board().is_tile(first);
        if member.at != first && elsewhere && heist.check(state, seat, start).is_ok() {
            commands.push((first, start));
        }
        // A stroke begins where somebody is or will be; that room needs no token for it.
        route.next();
    }
    for space in route.filter(|&space| heist.board().is_tile(space)) {
        if !planned.contains(space) {
            planned.insert(space);
            commands.push((space, Command::Plan { space }));
        }
    }
    commands
}
