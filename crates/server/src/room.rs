//! A table as its entries tell it: the game, who sits where, and what was said. Pure: no clock, no socket, no store.

mod holders;
#[cfg(test)]
mod tests;

use crate::entry::{Entry, EntryOf};
use crate::hosted::{Deed, Play, Shown};
use crate::key::KeyHash;
use crate::table_summary::SeatSummary;
use art::Colour;
use bots::{Level, Seats};
use holders::Holders;
use pages::mine::Character;
use std::sync::Arc;
use table::{ActError, Dealer, Faulty, Game, RecordedDealer, Seat, Session, UndoRefusal};
use thiserror::Error;

/// Devices that can hold one seat.
const DEVICES: usize = 8;
/// Private links that are good at the same time.
const LINKS: usize = 16;
/// Seats of the largest game.
pub const SEATS: usize = 4;

/// Whoever holds a seat.
#[derive(Clone, Debug)]
pub struct Sitter {
    pub name: String,
    pub colour: Colour,
    /// Their devices.
    pub keys: Vec<KeyHash>,
}

/// A line of the table's story.
#[derive(Debug)]
pub enum Line<E, C> {
    Happened {
        step: u32,
        event: E,
    },
    Undid {
        step: u32,
        seat: Seat,
        command: C,
    },
    Said {
        name: String,
        seat: Option<Seat>,
        text: String,
        bot: bool,
    },
    /// A bot came to a seat or went.
    Bot {
        seat: Seat,
        level: Option<Level>,
    },
    Sat {
        seat: Seat,
        name: String,
    },
    Left {
        seat: Seat,
        name: String,
    },
    /// The next game of a series begins.
    Next,
}

/// A line of the story of a table that plays this game.
pub type LineOf<G> = Line<<G as Game>::Event, <G as Game>::Command>;

/// What one or more entries changed.
pub struct Change<G: Shown> {
    pub touched: G::Touched,
    /// Who sits where.
    pub seats: bool,
    /// Events, each with its step.
    pub events: Vec<(u32, G::Event)>,
    /// The first of the steps that were added, counted from 0.
    pub first_step: Option<usize>,
    /// Commands were taken back.
    pub undone: bool,
    /// The next game of a series began: nothing of what was seen before is left.
    pub next: bool,
}

impl<G: Shown> Default for Change<G> {
    fn default() -> Change<G> {
        Change {
            touched: G::NOTHING,
            seats: false,
            events: Vec::new(),
            first_step: None,
            undone: false,
            next: false,
        }
    }
}

/// Everything known of a table.
pub struct Room<G: Shown> {
    pub session: Play<G>,
    pub seats: [Option<Sitter>; SEATS],
    /// The bots that play, whoever holds the seat.
    pub bots: [Option<Level>; SEATS],
    /// The devices of whoever opened the table.
    pub host: Vec<KeyHash>,
    /// Private links: the link, and whose.
    links: Vec<(KeyHash, KeyHash)>,
    barred: Vec<KeyHash>,
    holders: Holders,
    pub lines: Vec<LineOf<G>>,
    /// Games of a series that are over, each with the number of lines there were by then.
    past: Vec<(usize, Arc<G>)>,
    /// The story of the game that is being played.
    pub story: G::Story,
    /// Entries so far: the number of the table's present.
    pub n: u64,
}

/// Why entries do not make a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RoomError {
    #[error("the log has no beginning")]
    NoBeginning,
    #[error("it was played by ruleset {ruleset}, which this version does not play")]
    OtherRuleset { ruleset: u32 },
    #[error("entry {n} cannot be read: {why}")]
    Unreadable { n: u64, why: String },
    #[error("entry {n} does not fit what was before: {why}")]
    Unfit { n: u64, why: String },
    /// A mistake of ours: the rules must not panic, whatever they are given.
    #[error("playing the log again panicked")]
    Panicked,
}

impl<G: Shown> Room<G> {
    /// The table that these entries tell of. `game` builds the game of a setup as a ruleset plays it.
    pub fn read(
        entries: &[String],
        game: impl FnOnce(G::Setup, u32) -> Result<Arc<G>, String>,
    ) -> Result<Room<G>, RoomError> {
        let mut entries = (0..).zip(entries).map(|(n, text)| {
            serde_json::from_str::<EntryOf<G>>(text).map_err(|error| RoomError::Unreadable {
                n,
                why: error.to_string(),
            })
        });
        let first = entries.next().ok_or(RoomError::NoBeginning)??;
        let Entry::Opened {
            setup,
            ruleset,
            start,
            host,
            ..
        } = first
        else {
            return Err(RoomError::NoBeginning);
        };
        let unfit = |why: String| RoomError::Unfit { n: 0, why };
        let game = game(*setup, ruleset).map_err(unfit)?;
        if game.ruleset() != ruleset {
            return Err(RoomError::OtherRuleset { ruleset });
        }
        let mut room = Room::open(game, &start, host).map_err(unfit)?;
        let mut change = Change::default();
        for entry in entries {
            room.apply(&entry?, &mut change)
                .map_err(|why| RoomError::Unfit { n: room.n, why })?;
            change.events.clear();
        }
        Ok(room)
    }

    /// A table at its beginning.
    pub fn open(game: Arc<G>, start: &[table::Answer], host: KeyHash) -> Result<Room<G>, String> {
        let mut luck = RecordedDealer::new(start);
        let session = Session::new(game, &mut luck).map_err(|fault| fault.to_string())?;
        luck.verdict().map_err(|fault| fault.to_string())?;
        Ok(Room {
            session,
            seats: Default::default(),
            bots: Default::default(),
            host: vec![host],
            links: Vec::new(),
            barred: Vec::new(),
            holders: Holders::default(),
            lines: Vec::new(),
            past: Vec::new(),
            story: G::Story::default(),
            n: 1,
        })
    }

    /// The game that is being played.
    pub fn game(&self) -> &Arc<G> {
        self.session.game()
    }

    /// The game that a line tells of.
    pub fn game_of(&self, line: usize) -> &Arc<G> {
        let past = self.past.iter().find(|(end, _)| line < *end);
        past.map_or(self.game(), |(_, game)| game)
    }

    pub fn players(&self) -> u8 {
        self.game().seats()
    }

    /// Does what an entry of the log says was done.
    fn apply(&mut self, entry: &EntryOf<G>, change: &mut Change<G>) -> Result<(), String> {
        match entry {
            Entry::Opened { .. } => return Err("the table was opened before".to_owned()),
            Entry::Brought { steps } => {
                for step in steps {
                    let mut luck = RecordedDealer::new(&step.answers);
                    self.step(step.seat, step.command, &mut luck, change)
                        .map_err(|error| format!("{error:?}"))?;
                    luck.verdict().map_err(|fault| fault.to_string())?;
                    if step.undone {
                        return Err("undone steps are left out of what is brought".to_owned());
                    }
                }
            }
            Entry::Did {
                seat,
                command,
                luck,
            } => {
                let mut luck = RecordedDealer::new(luck);
                self.step(*seat, *command, &mut luck, change)
                    .map_err(|error| format!("{error:?}"))?;
                luck.verdict().map_err(|fault| fault.to_string())?;
            }
            Entry::Undid { seat } => {
                self.unstep(*seat, change)
                    .map_err(|error| format!("{error:?}"))?;
            }
            Entry::Sat { .. }
            | Entry::Left { .. }
            | Entry::Bot { .. }
            | Entry::Lent { .. }
            | Entry::Came { .. }
            | Entry::Said { .. } => self.live(entry, change),
        }
        self.n += 1;
        Ok(())
    }

    /// Does a command for a seat, and gives the entry to be kept.
    pub fn act<D: Dealer + Faulty>(
        &mut self,
        seat: Seat,
        command: G::Command,
        dealer: &mut D,
        change: &mut Change<G>,
    ) -> Result<EntryOf<G>, ActError<G::Refusal>> {
        self.step(seat, command, dealer, change)?;
        self.n += 1;
        let steps = self.session.steps();
        let luck = steps.last().map(|step| step.answers.clone());
        Ok(Entry::Did {
            seat,
            command,
            luck: luck.unwrap_or_default(),
        })
    }

    /// Takes a seat's latest command back, and gives the entry to be kept.
    pub fn undo(
        &mut self,
        seat: Seat,
        change: &mut Change<G>,
    ) -> Result<EntryOf<G>, UndoRefusal<G::Refusal>> {
        self.unstep(seat, change)?;
        self.n += 1;
        Ok(Entry::Undid { seat })
    }

    /// Does what is not part of the game: sitting, leaving, talking.
    pub fn note(&mut self, entry: &EntryOf<G>, change: &mut Change<G>) {
        self.live(entry, change);
        self.n += 1;
    }

    fn step<D: Dealer + Faulty>(
        &mut self,
        seat: Seat,
        command: G::Command,
        dealer: &mut D,
        change: &mut Change<G>,
    ) -> Result<(), ActError<G::Refusal>> {
        let game = self.game().clone();
        let before = self.session.state().clone();
        let mut events: Vec<G::Event> = Vec::new();
        self.session.act(seat, command, dealer, &mut events)?;
        let step = self.session.steps().len() as u32;
        change.first_step.get_or_insert(step as usize - 1);
        let next = !Arc::ptr_eq(&game, self.game());
        if !next {
            let deed = Deed {
                game: &*game,
                before: &before,
                after: self.session.state(),
                seat,
                command: &command,
                events: &events,
            };
            G::touch(&mut change.touched, &deed);
        }
        for event in events {
            G::see(&mut self.story, &event);
            change.events.push((step, event.clone()));
            self.lines.push(Line::Happened { step, event });
        }
        if next {
            self.past.push((self.lines.len(), game));
            self.lines.push(Line::Next);
            self.story = G::Story::default();
            change.touched = G::everything();
            change.next = true;
        }
        Ok(())
    }

    fn unstep(
        &mut self,
        seat: Seat,
        change: &mut Change<G>,
    ) -> Result<(), UndoRefusal<G::Refusal>> {
        let undone = self.session.undo(seat)?;
        change.touched = G::everything();
        change.undone = true;
        self.story = G::story_of(&self.session);
        self.lines.push(Line::Undid {
            step: undone.index as u32 + 1,
            seat,
            command: undone.command,
        });
        Ok(())
    }

    fn live(&mut self, entry: &EntryOf<G>, change: &mut Change<G>) {
        match entry {
            Entry::Sat {
                seat,
                name,
                colour,
                key,
            } => {
                let Some(place) = self.seats.get_mut(usize::from(seat.0)) else {
                    return;
                };
                *place = Some(Sitter {
                    name: name.clone(),
                    colour: *colour,
                    keys: vec![*key],
                });
                self.bots[usize::from(seat.0)] = None;
                self.holders.sat(*seat, *key);
                let name = name.clone();
                self.lines.push(Line::Sat { seat: *seat, name });
                change.seats = true;
            }
            Entry::Left { seat, barred } => {
                let place = self.seats.get_mut(usize::from(seat.0));
                let Some(sitter) = place.and_then(Option::take) else {
                    return;
                };
                if *barred {
                    self.barred.extend(&sitter.keys);
                }
                let name = sitter.name;
                self.lines.push(Line::Left { seat: *seat, name });
                change.seats = true;
            }
            Entry::Bot { seat, level } => {
                let Some(bot) = self.bots.get_mut(usize::from(seat.0)) else {
                    return;
                };
                *bot = *level;
                self.lines.push(Line::Bot {
                    seat: *seat,
                    level: *level,
                });
                change.seats = true;
            }
            Entry::Lent { owner, link } => {
                if self.links.len() >= LINKS {
                    self.links.remove(0);
                }
                self.links.push((*link, *owner));
            }
            Entry::Came { link, key } => {
                let known = self.links.iter().find(|(known, _)| known == link);
                let Some(&(_, owner)) = known else { return };
                self.holders.came(owner, *key);
                let mut held: Vec<&mut Vec<KeyHash>> = self
                    .seats
                    .iter_mut()
                    .flatten()
                    .map(|sitter| &mut sitter.keys)
                    .collect();
                held.push(&mut self.host);
                for keys in held.into_iter().filter(|keys| keys.contains(&owner)) {
                    if !keys.contains(key) && keys.len() < DEVICES {
                        keys.push(*key);
                    }
                }
                change.seats = true;
            }
            Entry::Said {
                name,
                seat,
                text,
                bot,
            } => self.lines.push(Line::Said {
                name: name.clone(),
                seat: *seat,
                text: text.clone(),
                bot: *bot,
            }),
            Entry::Opened { .. }
            | Entry::Brought { .. }
            | Entry::Did { .. }
            | Entry::Undid { .. } => {}
        }
    }

    /// The seats this key holds, as bits.
    pub fn held(&self, key: &KeyHash) -> u8 {
        let seats = self.seats.iter().enumerate();
        seats.fold(0, |held, (at, sitter)| {
            let mine = sitter.as_ref().is_some_and(|s| s.keys.contains(key));
            held | u8::from(mine) << at
        })
    }

    /// The seats this key holds.
    pub fn seats_of(&self, key: &KeyHash) -> impl Iterator<Item = Seat> {
        let held = self.held(key);
        (0..self.players())
            .map(Seat)
            .filter(move |seat| held & 1 << seat.0 != 0)
    }

    /// Who plays which seat, for lists.
    pub fn seat_summaries(&self, character: impl Fn(Seat) -> Character) -> Vec<SeatSummary> {
        let summary = |seat: u8| {
            let sitter = self.seats[usize::from(seat)].as_ref();
            SeatSummary {
                character: character(Seat(seat)),
                name: sitter.map(|sitter| sitter.name.clone()),
                keys: sitter.map_or(Vec::new(), |sitter| sitter.keys.clone()),
                bot: self.bot(Seat(seat)),
            }
        };
        (0..self.players()).map(summary).collect()
    }

    pub fn holds(&self, key: &KeyHash, seat: Seat) -> bool {
        seat.0 < SEATS as u8 && self.held(key) & 1 << seat.0 != 0
    }

    /// The bot that plays a seat.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(usize::from(seat.0)).copied().flatten()
    }

    /// The seats that bots of this level play.
    pub fn bots_of(&self, level: Level) -> Seats {
        let seats = (0..self.players()).filter(|&seat| self.bot(Seat(seat)) == Some(level));
        Seats(seats.fold(0, |set, seat| set | 1 << seat))
    }

    /// The seats that bots play.
    pub fn bot_seats(&self) -> Seats {
        let seats = (0..self.players()).filter(|&seat| self.bot(Seat(seat)).is_some());
        Seats(seats.fold(0, |set, seat| set | 1 << seat))
    }

    /// What a seat's holder may do now: nothing while a bot plays for them.
    pub fn legal(&self, seat: Seat) -> Vec<G::Command> {
        let mut legal = Vec::new();
        if self.bot(seat).is_none() {
            self.game().legal(self.session.state(), seat, &mut legal);
        }
        legal
    }

    pub fn hosts(&self, key: &KeyHash) -> bool {
        self.host.contains(key)
    }

    pub fn is_barred(&self, key: &KeyHash) -> bool {
        self.barred.contains(key)
    }

    /// Whether taking a seat would show this key a hand that is not for it. When the game is over nothing is hidden.
    pub fn hides(&self, key: &KeyHash, seat: Seat) -> bool {
        let hidden = G::HIDDEN_HANDS && !self.session.over();
        hidden && !self.holders.may_take(key, seat, self.held(key))
    }

    /// The seats that are hidden from this key that way, as bits.
    pub fn hidden_from(&self, key: &KeyHash) -> u8 {
        let hidden = (0..self.players()).filter(|&seat| self.hides(key, Seat(seat)));
        hidden.fold(0, |hidden, seat| hidden | 1 << seat)
    }

    /// Whether a private link is good, and brings anything.
    pub fn knows_link(&self, link: &KeyHash) -> bool {
        self.links.iter().any(|(known, _)| known == link)
    }

    /// The name this key goes by here.
    pub fn name_of(&self, key: &KeyHash) -> Option<(Seat, &str)> {
        let seats = (0..).map(Seat).zip(&self.seats);
        seats
            .filter_map(|(seat, sitter)| Some((seat, sitter.as_ref()?)))
            .find(|(_, sitter)| sitter.keys.contains(key))
            .map(|(seat, sitter)| (seat, sitter.name.as_str()))
    }

    pub fn colours(&self) -> [Option<Colour>; SEATS] {
        let colour = |sitter: &Option<Sitter>| sitter.as_ref().map(|sitter| sitter.colour);
        std::array::from_fn(|seat| colour(&self.seats[seat]))
    }
}
