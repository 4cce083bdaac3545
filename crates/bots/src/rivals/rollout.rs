//! The rest of a game as scripted players would play it.

use super::paired_dealer::PairedDealer;
use super::{Sight, script};
use rivals::view::waits_for;
use rivals::{Command, Phase, Public, Rivals, State};
use table::{Game, Seat};

/// Plays a game to the beginning of a turn, or to its end. Everybody decides from its own sight of it.
pub fn play_on(
    game: &Rivals,
    state: &mut State,
    until: u8,
    luck: &mut PairedDealer,
    legal: &mut Vec<Command>,
) {
    while !game.over(state) && (state.public.phase != Phase::Choose || turn(&state.public) < until)
    {
        let Some(seat) = waits_for(&state.public).next() else {
            return;
        };
        let Some(command) = decide(game, state, seat, legal) else {
            return;
        };
        let dealer = luck.at(&state.public);
        if game.apply(state, seat, command, dealer, &mut ()).is_err() {
            return;
        }
    }
}

/// The number of the present turn, from 0.
pub fn turn(public: &Public) -> u8 {
    (public.round - 1) * public.players + public.turns
}

/// What a scripted player would do in a seat of an imagined game.
pub fn decide(
    game: &Rivals,
    state: &State,
    seat: Seat,
    legal: &mut Vec<Command>,
) -> Option<Command> {
    legal.clear();
    game.legal(state, seat, legal);
    match legal.as_slice() {
        [] => None,
        [only] => Some(*only),
        options => script::decide(&Sight::imagined(game, state, seat), options),
    }
}
