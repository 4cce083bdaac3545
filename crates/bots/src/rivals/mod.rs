//! Players of HEIST. They decide from what a seat knows, a [`SeatView`], and nothing else: hands and secrets of the others
//! they imagine, with luck of their own.

mod estimate;
mod hand_value;
mod marginal_values;
mod paired_dealer;
mod prospects;
mod rollout;
mod script;
mod search;
mod secret;
mod sums;

use crate::{Budget, Level};
use rivals::{Command, Rivals, SeatView};
use table::FastDealer;

/// What a seat does next; nothing if the table does not wait for it.
///
/// With a budget in imagined games the same luck gives the same decision anywhere.
pub fn next(
    game: &Rivals,
    view: &SeatView,
    level: Level,
    budget: Budget,
    luck: &mut FastDealer,
) -> Option<Command> {
    let mut options = Vec::new();
    game.options(view, &mut options);
    match (options.as_slice(), level) {
        ([], _) => None,
        ([only], _) => Some(*only),
        (_, Level::Random) => Some(options[luck.below(options.len() as u32) as usize]),
        (_, Level::Scripted) => script::decide(&Sight::of(game, view), &options),
        (_, Level::Search) => Some(search::decide(game, view, &options, budget, luck)),
    }
}

/// What a seat knows, borrowed from wherever that is.
#[derive(Clone, Copy)]
struct Sight<'a> {
    game: &'a Rivals,
    public: &'a rivals::Public,
    seat: table::Seat,
    hand: &'a rivals::Cards,
    secret: rivals::Secret,
}

impl<'a> Sight<'a> {
    fn of(game: &'a Rivals, view: &'a SeatView) -> Sight<'a> {
        Sight {
            game,
            public: &view.public,
            seat: view.seat,
            hand: &view.hand,
            secret: view.secret,
        }
    }

    /// What a seat of an imagined game would know.
    fn imagined(game: &'a Rivals, state: &'a rivals::State, seat: table::Seat) -> Sight<'a> {
        let at = usize::from(seat.0);
        Sight {
            game,
            public: &state.public,
            seat,
            hand: &state.hidden.hands[at],
            secret: state.hidden.secrets[at],
        }
    }

    fn at(&self) -> usize {
        usize::from(self.seat.0)
    }
}
