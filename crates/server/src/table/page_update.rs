//! What is sent to pages: fragments that differ, and lines of the log. What is the same for several viewers is written once.
//!
//! Everything here is made for an audience, which is the seats that somebody holds, and in a language: a [`Sent`] and
//! [`Parts`] for each language in use, [`LogNews`] for each language and audience.

use super::limits::{LOG_LINES, SEATS};
use crate::hosted_game::{HostedGame, Snapshot, Telling, Which, raw};
use crate::table_state::{StoryLine, StoryLineOf, TableState};
use crate::wire;
use art::Colour;
use pages::company;
use pages::crew::tabletop::Part;
use pages::log;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;
use table::{Seat, Seats};
use words::Language;

/// The text that every page at the table that is read in one language has of each fragment, as far as it is known.
#[derive(Default)]
pub struct Sent {
    shared: Texts,
    seats: [Texts; SEATS],
    /// Of what those of the seats were made.
    fingerprints: [Option<u64>; SEATS],
}

type Texts = HashMap<Cow<'static, str>, String>;

/// A fragment as it is sent, if it is news.
fn news(known: &mut Texts, part: Part) -> Option<Box<RawValue>> {
    match known.entry(part.id.clone()) {
        Entry::Occupied(known) if *known.get() == part.html => None,
        Entry::Occupied(mut known) => {
            let written = wire::part(&part, Some(known.get()));
            known.insert(part.html);
            Some(written)
        }
        Entry::Vacant(unknown) => {
            let written = wire::part(&part, None);
            unknown.insert(part.html);
            Some(written)
        }
    }
}

/// Fragments as they are sent: those for all, and those for each seat.
#[derive(Default)]
pub struct Parts {
    shared: Vec<Box<RawValue>>,
    seats: [Vec<Box<RawValue>>; SEATS],
}

impl Parts {
    /// The fragments that were touched and did change, for all and for the seats that somebody watches. None touched stands
    /// for all.
    pub fn changed<G: HostedGame>(
        moment: &Snapshot<G>,
        touched: Option<G::Touched>,
        watched: Seats,
        sent: &mut Sent,
    ) -> Parts {
        let mut fragments = Vec::new();
        let which = touched.map_or(Which::Shared, Which::Touched);
        G::fragments(moment, which, &mut fragments);
        let news_of = |known: &mut Texts, fragments: &mut Vec<Part>| {
            let fragments = fragments.drain(..);
            fragments.filter_map(|part| news(known, part)).collect()
        };
        let mut parts = Parts {
            shared: news_of(&mut sent.shared, &mut fragments),
            ..Parts::default()
        };
        for seat in watched.iter() {
            let index = usize::from(seat.0);
            let now = G::seat_fingerprint(moment, seat);
            let before = std::mem::replace(&mut sent.fingerprints[index], now);
            if touched.is_some() && now.is_some() && now == before {
                continue;
            }
            G::fragments(moment, Which::Seat(seat), &mut fragments);
            parts.seats[index] = news_of(&mut sent.seats[index], &mut fragments);
        }
        parts
    }

    /// Every fragment of the page for a viewer with these seats.
    pub fn whole<G: HostedGame>(moment: &Snapshot<G>, held: Seats) -> Parts {
        let mut fragments = Vec::new();
        for which in [Which::Shared, Which::People, Which::Waiting] {
            G::fragments(moment, which, &mut fragments);
        }
        for seat in held.iter() {
            G::fragments(moment, Which::Seat(seat), &mut fragments);
        }
        Parts {
            shared: fragments
                .iter()
                .map(|part| wire::part(part, None))
                .collect(),
            ..Parts::default()
        }
    }

    /// Fragments that are told whenever they change, beside the table's number: who is there, what bots wait for.
    pub fn aside<G: HostedGame>(moment: &Snapshot<G>, which: Which<G::Touched>) -> Parts {
        let mut fragments = Vec::new();
        G::fragments(moment, which, &mut fragments);
        Parts {
            shared: fragments
                .iter()
                .map(|part| wire::part(part, None))
                .collect(),
            ..Parts::default()
        }
    }

    /// For whoever holds these seats.
    pub fn of(&self, held: Seats) -> Vec<&RawValue> {
        let mine = held
            .iter()
            .flat_map(|seat| &self.seats[usize::from(seat.0)]);
        self.shared.iter().chain(mine).map(|part| &**part).collect()
    }
}

/// What the log of a page gains.
pub struct LogNews {
    /// So many of its last lines go: they are told otherwise now.
    pub unlog: usize,
    /// Lines that come, as list items.
    pub log: Box<RawValue>,
}

impl LogNews {
    /// What was told since a line, for the audience of these seats.
    pub fn since<G: HostedGame>(
        lang: Language,
        table: &TableState<G>,
        line: usize,
        audience: Seats,
    ) -> LogNews {
        let start = chapter(table, line);
        let before = items(lang, table, start..line, audience);
        let now = items(lang, table, start..table.lines.len(), audience);
        let same = before.iter().zip(&now).take_while(|(a, b)| a == b).count();
        LogNews {
            unlog: before.len() - same,
            log: raw(&now[same..]),
        }
    }

    /// The end of the log, for somebody who just came.
    pub fn latest<G: HostedGame>(
        lang: Language,
        table: &TableState<G>,
        audience: Seats,
    ) -> LogNews {
        LogNews {
            unlog: 0,
            log: raw(&latest_lines(lang, table, audience)),
        }
    }
}

/// The end of the log as list items.
pub fn latest_lines<G: HostedGame>(
    lang: Language,
    table: &TableState<G>,
    audience: Seats,
) -> Vec<String> {
    let all = table.lines.len();
    let start = chapter(table, all.saturating_sub(LOG_LINES));
    items(lang, table, start..all, audience)
}

/// The first of the lines that a line, or what follows it, may tell otherwise.
fn chapter<G: HostedGame>(table: &TableState<G>, line: usize) -> usize {
    let happened = |at: usize| match table.lines.get(at) {
        Some(StoryLine::Happened { event, .. }) => Some(event),
        _ => None,
    };
    let mut start = line;
    while start > 0
        && happened(start).is_some_and(|event| !G::begins_chapter(event))
        && happened(start - 1).is_some()
    {
        start -= 1;
    }
    start
}

/// Some lines as list items.
fn items<G: HostedGame>(
    lang: Language,
    table: &TableState<G>,
    lines: Range<usize>,
    audience: Seats,
) -> Vec<String> {
    let mut items = Vec::new();
    let mut at = lines.start;
    while at < lines.end {
        let together = table.lines[at..lines.end]
            .iter()
            .map_while(|line| match line {
                StoryLine::Happened { step, event } => Some((*step, event.clone())),
                _ => None,
            });
        let events: Vec<(u32, G::Event)> = together.collect();
        if events.is_empty() {
            items.push(item(lang, table, at));
        } else {
            let (game, state) = (table.game_of(at), table.session.state());
            let told = game.lines(lang, state, Telling::Happened(&events), audience);
            items.extend(
                told.iter()
                    .map(|line| line.html_by(|seat| person(table, seat))),
            );
        }
        at += events.len().max(1);
    }
    items
}

/// The name of the person who holds a seat.
fn person<G: HostedGame>(table: &TableState<G>, seat: Seat) -> Option<&str> {
    let sitter = table.seats.get(usize::from(seat.0))?.as_ref()?;
    Some(&sitter.name)
}

/// A line that is no event.
fn item<G: HostedGame>(lang: Language, table: &TableState<G>, at: usize) -> String {
    let (game, state) = (table.game_of(at), table.session.state());
    let who = |seat: Seat| game.seat_name(lang, state, seat);
    let line: &StoryLineOf<G> = &table.lines[at];
    match line {
        StoryLine::Happened { .. } => String::new(),
        StoryLine::Undid {
            step,
            seat,
            command,
        } => {
            let undid = Telling::Undid {
                step: *step,
                seat: *seat,
                command,
            };
            let told = game.lines(lang, state, undid, Seats::EMPTY);
            told.iter().map(|line| line.html()).collect()
        }
        StoryLine::Remarked { seat, remark } => {
            let text = game.remark(lang, *seat, remark);
            let colour = colour_of(table, *seat);
            log::bot_said(lang, *seat, &who(*seat), colour, &text)
        }
        StoryLine::Said {
            name,
            seat,
            text,
            bot,
        } => {
            let colour = seat.and_then(|seat| colour_of(table, seat));
            match seat {
                Some(seat) if *bot => log::bot_said(lang, *seat, name, colour, text),
                _ => log::said(name, colour, text),
            }
        }
        StoryLine::Bot { seat, level } => log::bot(lang, &who(*seat), *level).html(),
        StoryLine::Sat { seat, name } => log::sat(lang, &who(*seat), name).html(),
        StoryLine::Patience { seconds } => log::patience(lang, *seconds).html(),
        StoryLine::Again { name } => log::again(lang, name).html(),
        StoryLine::Left { seat, name } => log::left(lang, &who(*seat), name).html(),
        StoryLine::Next => log::next(lang, &game.title(lang)).html(),
    }
}

/// The colour of whoever plays a seat.
fn colour_of<G: HostedGame>(table: &TableState<G>, seat: Seat) -> Option<Colour> {
    let bots = table.bots.map(|bot| bot.is_some());
    company::with_bots(table.colours(), bots)[usize::from(seat.0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Entry, EntryOf};
    use crate::key::Key;
    use crate::table_state::Change;
    use rivals::{Rivals, Setup};
    use std::sync::Arc;
    use table::{FastDealer, Session};

    const AUDIENCES: [Seats; 4] = [
        Seats::EMPTY,
        Seats::of(Seat(0)),
        Seats::of(Seat(1)),
        Seats::all(2),
    ];

    /// What a bot said is heard by everybody in their language. Older logs have only the sentence.
    #[test]
    fn remarks_of_bots_are_read_in_the_language_of_the_reader() {
        use ::crew::suggested::{Strength, evening};
        let edition = ::crew::content::master_heist();
        let setup = evening(edition, &edition.scenarios[0], 3, Strength::Amateur);
        let heist = Arc::new(::crew::Heist::new(setup).expect("a setup"));
        let start = Session::new(heist.clone(), &mut FastDealer::new(1)).expect("a start");
        let host = Key::new().expect("a key").hash();
        let mut table =
            TableState::open(heist.clone(), start.start_answers(), host).expect("a table");
        let seat = Seat(1);
        let command = table.legal(seat)[0];
        let why = bots::crew::Why::Prepare;
        let state = table.session.state();
        let remark = words::crew::Remark::new(&heist, state, seat, command, why);
        let spoken = |lang| words::crew::why(lang, &heist, state, seat, command, &why);
        let (english, pseudo) = (Language::english(), Language::pseudo());
        let told = [spoken(english), spoken(pseudo)];

        let remarked: EntryOf<::crew::Heist> = Entry::Remarked { seat, remark };
        let kept = serde_json::to_string(&remarked).expect("JSON");
        assert_eq!(serde_json::from_str(&kept).ok(), Some(remarked));
        let old = r#"{"entry":"said","name":"Karma","seat":1,"text":"Least risky.","bot":true}"#;
        for entry in [kept.as_str(), old] {
            let entry: EntryOf<::crew::Heist> = serde_json::from_str(entry).expect("an entry");
            table.note(&entry, &mut Change::default());
        }
        for (lang, told) in [english, pseudo].into_iter().zip(told) {
            let lines = latest_lines(lang, &table, Seats::EMPTY);
            let [.., new, old] = &lines[..] else {
                panic!("{lines:?}");
            };
            assert!(new.contains(&format!("<q>{told}</q>")), "{new}");
            assert!(old.contains("<q>Least risky.</q>"), "{old}");
        }
    }

    /// A page whose log gained and lost lines update by update reads what a page reads that comes at the end.
    #[test]
    fn the_log_of_whoever_stayed_is_that_of_whoever_comes() {
        let (mut folded, mut told_otherwise) = (0, 0);
        for seed in 0..12 {
            let game = Arc::new(Rivals::new(Setup::new(3)).expect("a setup"));
            let mut luck = FastDealer::new(seed);
            let start = Session::new(game.clone(), &mut luck).expect("a start");
            let host = Key::new().expect("a key").hash();
            let mut table = TableState::open(game, start.start_answers(), host).expect("a table");
            let mut logs: [Vec<String>; 4] = Default::default();
            for turn in 0..400_u32 {
                let line = table.lines.len();
                let mut change = Change::default();
                let seat = Seat(luck.below(3) as u8);
                let legal = table.legal(seat);
                if turn % 11 == 5 {
                    let said = Entry::Said {
                        name: "Ann".to_owned(),
                        seat: None,
                        text: "Well.".to_owned(),
                        bot: false,
                    };
                    table.note(&said, &mut change);
                } else if turn % 7 == 3 && table.undo(seat, &mut change).is_ok() {
                } else if !legal.is_empty() {
                    let command = legal[luck.below(legal.len() as u32) as usize];
                    table
                        .act(seat, command, &mut luck, &mut change)
                        .expect("it is legal");
                }
                for (held, log) in AUDIENCES.into_iter().zip(&mut logs) {
                    let news = LogNews::since(Language::english(), &table, line, held);
                    let lines: Vec<String> =
                        serde_json::from_str(news.log.get()).expect("a list of lines");
                    told_otherwise += news.unlog;
                    log.truncate(log.len() - news.unlog);
                    log.extend(lines);
                }
            }
            for (held, log) in AUDIENCES.into_iter().zip(logs) {
                let latest = latest_lines(Language::english(), &table, held);
                let stayed = &log[log.len().saturating_sub(latest.len())..];
                for (stayed, comes) in stayed.iter().zip(&latest) {
                    // What was taken back is told by how things are now.
                    let undid =
                        stayed.contains("class=\"undid\"") && comes.contains("class=\"undid\"");
                    assert!(stayed == comes || undid, "seed {seed}: {stayed} or {comes}");
                }
                folded += log.iter().filter(|line| line.contains(" ×")).count();
            }
        }
        assert!(folded > 0 && told_otherwise > 0);
    }
}
