//! A table as its entries tell it: the game, who sits where, and what was said. Pure: no clock, no socket, no store.

mod holders;
mod retelling;
#[cfg(test)]
mod tests;

use crate::entry::{Entry, EntryOf};
use crate::hosted_game::{HostedGame, Play, Snapshot, Transition};
use crate::id::TableId;
use crate::key::KeyHash;
use crate::table::limits::{PRIVATE_LINKS, SEAT_DEVICES, SEATS};
use crate::table_summary::SeatSummary;
use art::Colour;
use bots::Level;
use holders::Holders;
use pages::company::Company;
use pages::mine::Character;
pub use retelling::Retelling;
use std::sync::Arc;
use std::time::Duration;
use table::{
    ActError, Dealer, Faulty, Game, RecordedDealer, RiggedDealer, Seat, Seats, Session, UndoRefusal,
};
use thiserror::Error;
use words::Language;

/// Whoever holds a seat.
#[derive(Clone, Debug)]
pub struct Sitter {
    pub name: String,
    pub colour: Colour,
    /// Their devices.
    pub keys: Vec<KeyHash>,
}

/// The table where the people of this one go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Successor {
    pub table: TableId,
    /// Of whoever opened it.
    pub name: String,
}

/// A line of the table's story.
#[derive(Debug)]
pub enum StoryLine<E, C, R> {
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
    /// A bot said what it does next.
    Remarked {
        seat: Seat,
        remark: R,
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
    /// How long bots wait for people.
    Patience {
        seconds: u32,
    },
    /// Somebody opened a new table for the same people.
    Again {
        name: String,
    },
    /// The next game of a series begins.
    Next,
}

/// A line of the story of a table that plays this game.
pub type StoryLineOf<G> =
    StoryLine<<G as Game>::Event, <G as Game>::Command, <G as HostedGame>::Remark>;

/// What one or more entries changed.
pub struct Change<G: HostedGame> {
    /// Shared fragments that are out of date; none stands for all of them.
    pub touched: Option<G::Touched>,
    /// Who sits where, or where they go on.
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

impl<G: HostedGame> Default for Change<G> {
    fn default() -> Change<G> {
        Change {
            touched: Some(G::Touched::default()),
            seats: false,
            events: Vec::new(),
            first_step: None,
            undone: false,
            next: false,
        }
    }
}

/// Everything known of a table.
pub struct TableState<G: HostedGame> {
    pub session: Play<G>,
    pub seats: [Option<Sitter>; SEATS],
    /// The bots that play, whoever holds the seat.
    pub bots: [Option<Level>; SEATS],
    /// Events stay on the stage until somebody nods.
    pub nods: bool,
    /// The devices of whoever opened the table.
    pub host: Vec<KeyHash>,
    /// Private links: the link, and whose.
    links: Vec<(KeyHash, KeyHash)>,
    barred: Vec<KeyHash>,
    holders: Holders,
    /// How long bots wait for people, if the host chose.
    pub patience: Option<Duration>,
    /// Where everybody goes on.
    pub successor: Option<Successor>,
    pub lines: Vec<StoryLineOf<G>>,
    /// Games of a series that are over, each with the number of lines there were by then.
    past: Vec<(usize, Arc<G>)>,
    /// The story of the game that is being played.
    pub story: G::Story,
    /// Entries so far: the number of the table's present.
    pub n: u64,
}

/// Why entries do not make a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLog {
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

impl<G: HostedGame> TableState<G> {
    /// The table that these entries tell of. `game` builds the game of a setup as a ruleset plays it.
    pub fn read(
        entries: &[String],
        game: impl FnOnce(G::Setup, u32) -> Result<Arc<G>, BadLog>,
    ) -> Result<TableState<G>, BadLog> {
        let mut entries = (0..).zip(entries).map(|(n, text)| {
            serde_json::from_str::<EntryOf<G>>(text).map_err(|error| BadLog::Unreadable {
                n,
                why: error.to_string(),
            })
        });
        let first = entries.next().ok_or(BadLog::NoBeginning)??;
        let Entry::Opened {
            setup,
            ruleset,
            start,
            host,
            ..
        } = first
        else {
            return Err(BadLog::NoBeginning);
        };
        let unfit = |why: String| BadLog::Unfit { n: 0, why };
        let game = game(*setup, ruleset)?;
        let mut table = TableState::open(game, &start, host).map_err(unfit)?;
        let mut change = Change::default();
        for entry in entries {
            table
                .apply(&entry?, &mut change)
                .map_err(|why| BadLog::Unfit { n: table.n, why })?;
            change.events.clear();
        }
        Ok(table)
    }

    /// A table at its beginning.
    pub fn open(
        game: Arc<G>,
        start: &[table::Luck],
        host: KeyHash,
    ) -> Result<TableState<G>, String> {
        let mut luck = RecordedDealer::new(start);
        let session = Session::new(game, &mut luck).map_err(|fault| fault.to_string())?;
        luck.verdict().map_err(|fault| fault.to_string())?;
        Ok(TableState {
            session,
            seats: Default::default(),
            bots: Default::default(),
            nods: false,
            host: vec![host],
            links: Vec::new(),
            barred: Vec::new(),
            holders: Holders::default(),
            patience: None,
            successor: None,
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

    /// The table as pages see it now, for whoever reads this language.
    pub fn snapshot<'a>(
        &'a self,
        lang: Language,
        id: &'a TableId,
        company: &'a Company,
        waited: Duration,
    ) -> Snapshot<'a, G> {
        Snapshot {
            lang,
            play: &self.session,
            story: &self.story,
            company,
            id,
            n: self.n,
            waited,
        }
    }

    /// The game that a line tells of.
    pub fn game_of(&self, line: usize) -> &Arc<G> {
        let past = self.past.iter().find(|(end, _)| line < *end);
        past.map_or(self.game(), |(_, game)| game)
    }

    /// Which game of a series is being played, counted from 0.
    pub fn leg(&self) -> usize {
        self.past.len()
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
            | Entry::Nods { .. }
            | Entry::Lent { .. }
            | Entry::Came { .. }
            | Entry::Remarked { .. }
            | Entry::Patience { .. }
            | Entry::Again { .. }
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
        match self.game().rig(self.session.state()) {
            Some(rig) => self.step(seat, command, &mut RiggedDealer::new(rig, dealer), change)?,
            None => self.step(seat, command, dealer, change)?,
        }
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
            let done = Transition {
                game: &*game,
                before: &before,
                after: self.session.state(),
                seat,
                command: &command,
                events: &events,
            };
            let mut everything = G::Touched::default();
            let touched = change.touched.as_mut().unwrap_or(&mut everything);
            G::follow(&mut self.story, touched, &done);
        }
        for event in events {
            change.events.push((step, event.clone()));
            self.lines.push(StoryLine::Happened { step, event });
        }
        if next {
            self.past.push((self.lines.len(), game));
            self.lines.push(StoryLine::Next);
            self.story = G::Story::default();
            change.touched = None;
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
        change.touched = None;
        change.undone = true;
        self.story = story_of(&self.session);
        self.lines.push(StoryLine::Undid {
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
                self.lines.push(StoryLine::Sat { seat: *seat, name });
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
                self.lines.push(StoryLine::Left { seat: *seat, name });
                change.seats = true;
            }
            Entry::Bot { seat, level } => {
                let Some(bot) = self.bots.get_mut(usize::from(seat.0)) else {
                    return;
                };
                *bot = *level;
                self.lines.push(StoryLine::Bot {
                    seat: *seat,
                    level: *level,
                });
                change.seats = true;
            }
            Entry::Nods { wanted } => {
                self.nods = *wanted;
                change.seats = true;
            }
            Entry::Lent { owner, link } => {
                if self.links.len() >= PRIVATE_LINKS {
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
                    if !keys.contains(key) && keys.len() < SEAT_DEVICES {
                        keys.push(*key);
                    }
                }
                change.seats = true;
            }
            Entry::Remarked { seat, remark } => self.lines.push(StoryLine::Remarked {
                seat: *seat,
                remark: remark.clone(),
            }),
            Entry::Patience { seconds } => {
                self.patience = Some(Duration::from_secs((*seconds).into()));
                self.lines.push(StoryLine::Patience { seconds: *seconds });
            }
            Entry::Again { table, name } => {
                self.successor = Some(Successor {
                    table: *table,
                    name: name.clone(),
                });
                self.lines.push(StoryLine::Again { name: name.clone() });
                change.seats = true;
            }
            Entry::Said {
                name,
                seat,
                text,
                bot,
            } => self.lines.push(StoryLine::Said {
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

    /// The seats this key holds.
    pub fn held(&self, key: &KeyHash) -> Seats {
        let seats = (0..).map(Seat).zip(&self.seats);
        let mine = seats.filter(|(_, sitter)| {
            let sitter = sitter.as_ref();
            sitter.is_some_and(|sitter| sitter.keys.contains(key))
        });
        mine.map(|(seat, _)| seat).collect()
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
        self.held(key).contains(seat)
    }

    /// The bot that plays a seat.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(usize::from(seat.0)).copied().flatten()
    }

    /// The seats that bots of this level play.
    pub fn bots_of(&self, level: Level) -> Seats {
        let seats = (0..self.players()).map(Seat);
        seats
            .filter(|&seat| self.bot(seat) == Some(level))
            .collect()
    }

    /// Whether a seat waits for somebody: nobody holds it, and no bot plays it.
    pub fn has_open_seat(&self) -> bool {
        let mut seats = (0..self.players()).map(Seat);
        seats.any(|seat| self.seats[usize::from(seat.0)].is_none() && self.bot(seat).is_none())
    }

    /// The seats that bots play.
    pub fn bot_seats(&self) -> Seats {
        let seats = (0..self.players()).map(Seat);
        seats.filter(|&seat| self.bot(seat).is_some()).collect()
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

    /// The seats that are hidden from this key that way.
    pub fn hidden_from(&self, key: &KeyHash) -> Seats {
        let seats = (0..self.players()).map(Seat);
        seats.filter(|&seat| self.hides(key, seat)).collect()
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

/// The story of the game that is being played, told from its steps. What was taken back did not happen.
fn story_of<G: HostedGame>(play: &Play<G>) -> G::Story {
    let mut again = Retelling::new(play);
    while again.as_mut().is_some_and(|again| again.step().is_some()) {}
    again.map(|again| again.story).unwrap_or_default()
}
