//! The way a learner is shown: to the nearest prize, and out again.

use crate::crew::tabletop::you::Desk;
use board::{Distances, Space, SpaceSet};
use crew::content::effect::Chit;
use crew::state::Token;
use crew::{Piece, Position, Who};

/// What the learner is after, and how far everything is from it.
pub struct Route<'a> {
    desk: &'a Desk<'a>,
    distances: Distances,
}

impl<'a> Route<'a> {
    /// The way to what the objective asks for and nobody has yet.
    pub fn to_prize(desk: &'a Desk<'a>, from: Space) -> Option<Route<'a>> {
        let (heist, state) = (desk.heist, desk.state);
        let wanted = (0..heist.pieces().len() as u8).map(Piece);
        let wanted = wanted.filter(|&piece| heist.is_wanted(piece));
        let lying = wanted.filter_map(|piece| state.pieces[piece.index()].space());
        let lying: SpaceSet = lying.collect();
        let from_here = Position::new(heist, state).distances(SpaceSet::of(from));
        let near = |space: &Space| from_here.get(*space);
        let nearest = lying
            .iter()
            .filter(|s| near(s).is_some())
            .min_by_key(near)?;
        Some(Route::new(desk, SpaceSet::of(nearest)))
    }

    /// The way out.
    pub fn out(desk: &'a Desk<'a>) -> Route<'a> {
        Route::new(desk, desk.heist.goals(desk.state))
    }

    fn new(desk: &'a Desk<'a>, to: SpaceSet) -> Route<'a> {
        let distances = Position::new(desk.heist, desk.state).distances(to);
        Route { desk, distances }
    }

    /// The next space on the way; none at its end.
    pub fn after(&self, space: Space) -> Option<Space> {
        let here = self.distances.get(space)?;
        let near = Position::new(self.desk.heist, self.desk.state).near(space);
        let nearer = |next: &Space| self.distances.get(*next).is_some_and(|steps| steps < here);
        near.iter()
            .filter(nearer)
            .min_by_key(|&next| self.trouble(next))
    }

    /// How much somebody would rather not go there: of two ways of one length there may be a better one.
    fn trouble(&self, space: Space) -> u8 {
        let state = self.desk.state;
        2 * state.tokens.guards(space).min(2) + u8::from(state.unknown.contains(space))
    }

    /// The spaces from one on, to the end.
    pub fn from(&self, space: Space) -> impl Iterator<Item = Space> {
        std::iter::successors(self.after(space), |&space| self.after(space))
    }

    /// The first tile on the way that still wants a planning token.
    pub fn unplanned(&self, who: Who) -> Option<Space> {
        let member = self.desk.state.member(who);
        let tile = |space: &Space| self.desk.heist.board().is_tile(*space);
        self.from(member.at)
            .filter(tile)
            .find(|&space| !member.planned.contains(space))
    }
}

/// What bars a tile.
pub fn is_locked(desk: &Desk, space: Space) -> bool {
    desk.state.tokens.count(Token::Lock, space) > 0
}

/// Whether a camera that is on lies on the tile.
pub fn is_watched(desk: &Desk, space: Space) -> bool {
    desk.state.tokens.count(Token::Camera, space) > 0
}

/// A tile that was unknown, and what turned up there.
pub fn turned_up(desk: &Desk) -> Option<(Space, Chit)> {
    let turned = desk.heist.scenario.unknown - desk.state.unknown;
    turned.iter().find_map(|space| {
        let chit = if is_watched(desk, space) {
            Chit::Camera
        } else if is_locked(desk, space) {
            Chit::Lock
        } else if desk.state.tokens.guards(space) > 0 {
            Chit::Guard
        } else {
            return None;
        };
        Some((space, chit))
    })
}
