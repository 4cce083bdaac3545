//! Playing again with the same people: a new table with the same setup, the same seats and the same bots.

use super::{Sorry, Table};
use crate::entry::{Entry, EntryOf};
use crate::hosted_game::HostedGame;
use crate::id::TableId;
use crate::key::{Key, KeyHash};
use crate::table_registry::{OpenError, start};
use crate::table_state::TableState;
use table::Seat;
use tokio::sync::oneshot;
use words::Language;

/// Somebody who wants to play again, and waits for the new table's name.
pub struct AgainAsked {
    pub lang: Language,
    pub key: KeyHash,
    pub answer: oneshot::Sender<Result<TableId, Sorry>>,
}

impl<G: HostedGame> Table<G> {
    /// The table where everybody goes on. It is opened for the first who asks; all others are told the same.
    ///
    /// The new table is in the store before this one's log names it. Should the server fall in between, nobody was told of
    /// it, and whoever asks anew gets another.
    pub async fn successor(&mut self, lang: Language, key: &KeyHash) -> Result<TableId, Sorry> {
        if let Some(successor) = &self.state.successor {
            return Ok(successor.table);
        }
        self.may_play_again(key)?;
        let setup = self.state.session.first_game().about().setup.clone();
        // It was played here, but perhaps by earlier rules.
        let game = G::build(lang, setup).map_err(|bad| Sorry::NotAgain(bad.text))?;
        let then = same_people(&self.state, game.seats())?;
        let play = start(game).map_err(not_opened)?;
        let table = self.tables.create(play, *key, then).await;
        let table = table.map_err(not_opened)?;
        let (_, name) = self.called(key);
        self.note(Entry::Again { table, name });
        self.introduce = Some(table);
        Ok(table)
    }

    fn may_play_again(&self, key: &KeyHash) -> Result<(), Sorry> {
        if self.state.held(key).is_empty() && !self.state.hosts(key) {
            return Err(Sorry::NotYourSeat);
        }
        if !self.state.session.over() {
            return Err(Sorry::NotOver);
        }
        self.has_room()
    }

    /// The new table is one of everybody's from now on.
    pub async fn introduce_all(&mut self) {
        let Some(table) = self.introduce.take() else {
            return;
        };
        let sitters = self.state.seats.iter().flatten();
        let keys = sitters.flat_map(|sitter| &sitter.keys);
        for &key in keys.chain(&self.state.host) {
            if let Err(error) = self.tables.store.know(key, table).await {
                tracing::warn!(%table, %error, "a visitor's table was not noted");
            }
        }
    }
}

/// What is written down so that the same people and bots sit at a new table, each with all their devices and as patient.
fn same_people<G: HostedGame>(
    table: &TableState<G>,
    players: u8,
) -> Result<Vec<EntryOf<G>>, Sorry> {
    let seats = || (0..players).map(Seat).zip(&table.seats);
    let mut entries = Vec::new();
    for (seat, sitter) in seats() {
        let Some((sitter, &key)) = sitter.as_ref().and_then(|s| Some((s, s.keys.first()?))) else {
            continue;
        };
        entries.push(Entry::Sat {
            seat,
            name: sitter.name.clone(),
            colour: sitter.colour,
            key,
        });
    }
    // Other devices come as they came here: by a private link, of which nobody knows the secret.
    for (_, sitter) in seats() {
        let keys = sitter.as_ref().map_or(&[][..], |sitter| &sitter.keys);
        let Some((&owner, devices)) = keys.split_first() else {
            continue;
        };
        if devices.is_empty() {
            continue;
        }
        let link = Key::new().map_err(|_| Sorry::NotKept)?.hash();
        entries.push(Entry::Lent { owner, link });
        entries.extend(devices.iter().map(|&key| Entry::Came { link, key }));
    }
    entries.extend(table.patience.map(|patience| Entry::Patience {
        seconds: patience.as_secs() as u32,
    }));
    let bots = (0..players).map(Seat);
    let bots = bots.filter_map(|seat| Some((seat, table.bot(seat)?)));
    entries.extend(bots.map(|(seat, level)| Entry::Bot {
        seat,
        level: Some(level),
    }));
    Ok(entries)
}

fn not_opened(error: OpenError) -> Sorry {
    tracing::warn!(%error, "a table was not opened again");
    match error {
        OpenError::Full(_) => Sorry::NoTableFree,
        OpenError::Store(_) | OpenError::Luck(_) => Sorry::NotKept,
        OpenError::Start(why) => Sorry::NotAgain(why),
    }
}
