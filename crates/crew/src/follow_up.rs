//! What goes without saying after a command: people expect ideas of an action to be theirs, and loot they came for to be in
//! their hands. Nothing here is a rule; whoever wants to do it all by hand does not ask.

use crate::command::{Command, Piece, Who};
use crate::heist::{Heist, PieceKind};
use crate::state::State;
use table::{Game, Seat};

impl Heist {
    /// The command that a seat would do next without a thought, now that it did this one. It is legal, and can be taken
    /// back like any other.
    pub fn follow_up(&self, state: &State, seat: Seat, done: &Command) -> Option<Command> {
        let next = match *done {
            Command::Commit { who, .. } | Command::Think { who } => Some(Command::Think { who }),
            _ => None,
        };
        let legal = |command: &Command| self.check(state, seat, *command).is_ok();
        next.filter(legal)
            .or_else(|| self.loot_here(state, actor(done)?).find(legal))
    }

    /// Picking up what the objective asks for where a character stands.
    fn loot_here<'a>(&'a self, state: &'a State, who: Who) -> impl Iterator<Item = Command> + 'a {
        let from = state.member(who).at;
        let pieces = (0..self.pieces.len() as u8).map(Piece);
        pieces
            .filter(|&piece| self.is_wanted(piece))
            .map(move |piece| Command::Take { who, piece, from })
    }

    /// Whether the objective asks for this piece, and nothing speaks against taking it: what is exchanged for a twin is not
    /// taken in passing.
    pub fn is_wanted(&self, piece: Piece) -> bool {
        match self.piece(piece) {
            Some(PieceKind::Loot(chit)) => self.is_goal_loot(chit) && !self.special.swaps_only,
            _ => false,
        }
    }
}

/// Whoever came to a tile by this command, or made the way free there.
fn actor(done: &Command) -> Option<Who> {
    match *done {
        Command::Commit { who, .. }
        | Command::Move { who, .. }
        | Command::Subdue { who, .. }
        | Command::Dash { who, .. }
        | Command::Run { who }
        | Command::Take { who, .. } => Some(who),
        _ => None,
    }
}
