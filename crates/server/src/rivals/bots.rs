//! Bots in HEIST. Each decides from the view of its own seat alone, and says nothing: what it has in mind is a secret.

use crate::hosted_game::{BotMove, BotMoveOf, BotTask};
use bots::{Budget, Level};
use rivals::{Command, Rivals};
use table::FastDealer;

/// The next command of one of the seats asked about.
pub fn next(task: &BotTask<Rivals>, budget: Budget, seed: u64) -> Option<BotMoveOf<Rivals>> {
    let mut luck = FastDealer::new(seed);
    let levels = Level::ALL.into_iter().zip(task.seats);
    let mut seats = levels.flat_map(|(level, seats)| seats.iter().map(move |seat| (level, seat)));
    seats.find_map(|(level, seat)| {
        let view = task.state.view(seat);
        let command = bots::rivals::next(&task.game, &view, level, budget, &mut luck)?;
        Some(BotMove {
            seat,
            command,
            remark: None,
            rude: false,
            // Nobody sees what is decided unseen.
            brief: matches!(command, Command::Help { .. } | Command::Decline),
        })
    })
}
