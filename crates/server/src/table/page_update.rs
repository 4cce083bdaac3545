//! What is sent to connections. A part that is the same for several viewers is written once.

use crate::hosted_game::{Now, Shown};
use crate::table_state::{Change, Line, LineOf, Room, SEATS};
use axum::extract::ws::Utf8Bytes;
use pages::company::{self, Company};
use pages::crew::tabletop::{self, Part};
use serde::Serialize;
use serde_json::json;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};
use std::time::Duration;
use table::Seat;

/// Lines of the story that a newcomer is sent; the replay has all.
const LINES: usize = 120;

/// What every viewer of the page has of each fragment, as a hash.
#[derive(Default)]
pub struct Sent {
    shared: HashMap<String, u64>,
    seats: [HashMap<String, u64>; SEATS],
}

impl Sent {
    /// Somebody came who holds these seats: what comes next for them is news.
    pub fn forget_seats(&mut self, held: u8) {
        for seat in (0..SEATS).filter(|seat| held & 1 << seat != 0) {
            self.seats[seat].clear();
        }
    }

    /// Nobody looks: what comes next is news to whoever comes.
    pub fn forget(&mut self) {
        *self = Sent::default();
    }
}

/// Whether a fragment is news.
fn is_news(known: &mut HashMap<String, u64>, part: &Part) -> bool {
    let mut hasher = DefaultHasher::new();
    hasher.write(part.html.as_bytes());
    let hash = hasher.finish();
    match known.get_mut(part.id.as_ref()) {
        Some(known) => std::mem::replace(known, hash) != hash,
        None => {
            known.insert(part.id.to_string(), hash);
            true
        }
    }
}

/// A message under construction: parts for all, and parts for each seat.
#[derive(Default)]
pub struct Parts {
    shared: String,
    seats: [String; SEATS],
}

impl Parts {
    /// The fragments that were touched and did change, for all and for the seats that somebody watches.
    pub fn changed<G: Shown>(
        now: &Now<G>,
        touched: &G::Touched,
        watched: u8,
        sent: &mut Sent,
    ) -> Parts {
        let mut fragments = Vec::new();
        G::shared(now, touched, &mut fragments);
        let mut parts = Parts::default();
        let known = &mut sent.shared;
        for part in fragments.iter().filter(|part| is_news(known, part)) {
            write_part(&mut parts.shared, part);
        }
        for seat in (0..now.room.players()).filter(|seat| watched & 1 << seat != 0) {
            let known = &mut sent.seats[usize::from(seat)];
            parts.add_seat(now, Seat(seat), Some(known));
        }
        parts
    }

    /// Every fragment of the page for a viewer with these seats.
    pub fn whole<G: Shown>(now: &Now<G>, held: u8, sent: &mut Sent) -> Parts {
        let mut fragments = Vec::new();
        G::shared(now, &G::everything(), &mut fragments);
        fragments.push(G::people(now));
        fragments.push(G::bots(now));
        let mut parts = Parts::default();
        for part in &fragments {
            is_news(&mut sent.shared, part);
            write_part(&mut parts.shared, part);
        }
        for seat in (0..now.room.players()).filter(|seat| held & 1 << seat != 0) {
            // A newcomer needs it, whether the others have it or not.
            parts.add_seat(now, Seat(seat), None);
        }
        parts
    }

    fn add_seat<G: Shown>(
        &mut self,
        now: &Now<G>,
        seat: Seat,
        mut known: Option<&mut HashMap<String, u64>>,
    ) {
        let mut fragments = Vec::new();
        G::of_seat(now, seat, &mut fragments);
        let into = &mut self.seats[usize::from(seat.0)];
        for part in &fragments {
            if known.as_mut().is_none_or(|known| is_news(known, part)) {
                write_part(into, part);
            }
        }
    }

    /// As a JSON array for whoever holds these seats.
    fn array(&self, held: u8, into: &mut String) {
        into.push('[');
        let mut first = true;
        let seats = self.seats.iter().enumerate();
        let mine = seats.filter(|(seat, _)| held & 1 << seat != 0);
        let lists = std::iter::once(&self.shared).chain(mine.map(|(_, list)| list));
        for list in lists.filter(|list| !list.is_empty()) {
            if !first {
                into.push(',');
            }
            first = false;
            into.push_str(list);
        }
        into.push(']');
    }

    /// An update of the page from one number to another.
    pub fn update(&self, held: u8, after: u64, n: u64, rest: &str) -> Utf8Bytes {
        let mut text = format!("{{\"n\":{n},\"after\":{after},\"parts\":");
        self.array(held, &mut text);
        text.push_str(rest);
        text.push('}');
        text.into()
    }

    /// The whole page anew.
    pub fn full(&self, held: u8, n: u64, rest: &str) -> Utf8Bytes {
        let mut text = format!("{{\"n\":{n},\"full\":true,\"parts\":");
        self.array(held, &mut text);
        text.push_str(rest);
        text.push('}');
        text.into()
    }
}

/// `["id","html"]`, after what is there.
fn write_part(into: &mut String, part: &Part) {
    if !into.is_empty() {
        into.push(',');
    }
    into.push('[');
    push_json(into, part.id.as_ref());
    into.push(',');
    push_json(into, &part.html);
    into.push(']');
}

fn push_json(into: &mut String, value: &(impl Serialize + ?Sized)) {
    let mut bytes = std::mem::take(into).into_bytes();
    // Strings and our own types always become JSON, and JSON is text.
    let _ = serde_json::to_writer(&mut bytes, value);
    *into = String::from_utf8(bytes).unwrap_or_default();
}

/// A fragment alone, without a number: who is there.
pub fn presence(part: &Part) -> Utf8Bytes {
    json!({ "parts": [[part.id, part.html]] })
        .to_string()
        .into()
}

/// The lines and the kinds of what happened, as fields of a message to the page of whoever holds these seats.
pub fn story<G: Shown>(room: &Room<G>, from: usize, held: u8) -> String {
    let lines = &room.lines[from..];
    let log = html_from(room, from, held);
    let mut text = String::from(",\"log\":");
    push_json(&mut text, &log);
    text.push_str(",\"happened\":[");
    let mut first = true;
    for line in lines {
        if let Line::Happened { event, .. } = line {
            if !first {
                text.push(',');
            }
            first = false;
            push_json(&mut text, &kind(&G::seen(event, held)));
        }
    }
    text.push(']');
    text
}

/// How long the present decision is waited for, as a field of a message to pages that show it.
pub fn clock<G: Shown>(waited: Duration) -> String {
    if G::CLOCK {
        format!(",\"waited\":{}", waited.as_millis())
    } else {
        String::new()
    }
}

/// The end of the story, for somebody who just came.
pub fn latest<G: Shown>(room: &Room<G>, held: u8) -> String {
    let log = latest_html(room, held);
    let mut text = String::from(",\"log\":");
    push_json(&mut text, &log);
    text
}

/// The end of the story as list items, for the page itself.
pub fn latest_html<G: Shown>(room: &Room<G>, held: u8) -> Vec<String> {
    html_from(room, room.lines.len().saturating_sub(LINES), held)
}

/// The story from a line on, as list items.
fn html_from<G: Shown>(room: &Room<G>, from: usize, held: u8) -> Vec<String> {
    let mut items = Vec::new();
    let mut at = from;
    while let Some(first) = room.lines.get(at) {
        let together = room.lines[at..]
            .iter()
            .map_while(|line| event_of(line, first));
        let events: Vec<G::Event> = together.cloned().collect();
        let (game, state) = (room.game_of(at), room.session.state());
        match first {
            Line::Happened { step, .. } => {
                items.extend(game.happened_lines(state, *step, &events, held));
            }
            line => items.extend(html(room, game, line)),
        }
        at += events.len().max(1);
    }
    items
}

/// The event of a line, if it came with the same step as the first one.
fn event_of<'l, E, C>(line: &'l Line<E, C>, first: &Line<E, C>) -> Option<&'l E> {
    match (line, first) {
        (Line::Happened { step, event }, Line::Happened { step: other, .. }) => {
            (step == other).then_some(event)
        }
        _ => None,
    }
}

/// The name of what happened, as its tag says.
fn kind(event: &impl Serialize) -> String {
    let text = serde_json::to_string(event).unwrap_or_default();
    let kind = text.strip_prefix("{\"what\":\"");
    let kind = kind.and_then(|rest| rest.split('"').next());
    kind.unwrap_or_default().to_owned()
}

fn html<G: Shown>(room: &Room<G>, game: &G, line: &LineOf<G>) -> Option<String> {
    let state = room.session.state();
    match line {
        // Told with whatever else the step brought.
        Line::Happened { .. } => None,
        Line::Undid {
            step,
            seat,
            command,
        } => Some(game.undid_line(state, *step, *seat, command)),
        Line::Said {
            name,
            seat,
            text,
            bot,
        } => {
            let bots = room.bots.map(|bot| bot.is_some());
            let colours = company::with_bots(room.colours(), bots);
            let colour = seat.and_then(|seat| colours[usize::from(seat.0)]);
            match seat {
                Some(seat) if *bot => Some(tabletop::bot_said_line(*seat, name, colour, text)),
                _ => Some(tabletop::said_line(name, colour, text)),
            }
        }
        Line::Bot { seat, level } => Some(game.bot_line(state, *seat, *level)),
        Line::Sat { seat, name } => Some(game.sat_line(state, *seat, name)),
        Line::Left { seat, name } => Some(game.left_line(state, *seat, name)),
        Line::Next => game.next_line(),
    }
}

/// One update for programs, by the seats they hold.
pub struct Steps {
    /// Everything but the legal commands and the closing brace.
    shared: String,
    legal: [Option<String>; SEATS],
}

impl Steps {
    /// What was done since `after`, as the audience of these seats hears it: the steps with their events. `legal` is
    /// for all seats that somebody watches.
    pub fn new<G: Shown>(
        room: &Room<G>,
        after: u64,
        change: &Change<G>,
        line: usize,
        audience: u8,
        watched: u8,
    ) -> Steps {
        let mut shared = format!("{{\"n\":{},\"after\":{after},\"steps\":[", room.n);
        let steps = (1..).zip(room.session.steps());
        let mut events = change.events.iter().peekable();
        let done = steps.skip(change.first_step.unwrap_or(usize::MAX));
        for (at, (number, step)) in done.enumerate() {
            shared.push_str(if at > 0 { ",{\"step\":" } else { "{\"step\":" });
            push_json(&mut shared, &number);
            shared.push_str(",\"did\":");
            push_json(&mut shared, &G::told(step, audience));
            shared.push_str(",\"events\":[");
            let mut first = true;
            while let Some((_, event)) = events.next_if(|(step, _)| *step == number) {
                if !first {
                    shared.push(',');
                }
                first = false;
                push_json(&mut shared, &G::seen(event, audience));
            }
            shared.push_str("]}");
        }
        shared.push(']');
        let said: Vec<_> = room.lines[line..].iter().filter_map(said).collect();
        if !said.is_empty() {
            shared.push_str(",\"said\":");
            push_json(&mut shared, &said);
        }
        let over = room.session.over();
        shared.push_str(if over {
            ",\"over\":true"
        } else {
            ",\"over\":false"
        });
        Steps {
            shared,
            legal: legal(room, watched),
        }
    }

    /// Everything, for a program that begins or missed something.
    pub fn whole<G: Shown>(room: &Room<G>, company: &Company, held: u8) -> Steps {
        let n = room.n;
        let mut shared = format!("{{\"n\":{n},\"full\":true,\"view\":");
        push_json(&mut shared, &room.game().view(room.session.state(), held));
        shared.push_str(",\"company\":");
        push_json(&mut shared, company);
        let seats: Vec<u8> = (0..SEATS as u8)
            .filter(|seat| held & 1 << seat != 0)
            .collect();
        shared.push_str(",\"seats\":");
        push_json(&mut shared, &seats);
        let over = room.session.over();
        shared.push_str(if over {
            ",\"over\":true"
        } else {
            ",\"over\":false"
        });
        Steps {
            shared,
            legal: legal(room, held),
        }
    }

    /// For whoever holds these seats, as the answer to `re` if they asked for it.
    pub fn text(&self, held: u8, re: Option<u64>) -> Utf8Bytes {
        let lists = self.legal.iter().flatten().map(String::len);
        let mut text = String::with_capacity(self.shared.len() + lists.sum::<usize>() + 64);
        text.push_str(&self.shared);
        text.push_str(",\"legal\":{");
        let mut first = true;
        let seats = self.legal.iter().enumerate();
        for (seat, list) in seats.filter(|(seat, _)| held & 1 << seat != 0) {
            if let Some(list) = list {
                if !first {
                    text.push(',');
                }
                first = false;
                text.push_str(&format!("\"{seat}\":"));
                text.push_str(list);
            }
        }
        text.push('}');
        if let Some(re) = re {
            text.push_str(&format!(",\"re\":{re}"));
        }
        text.push('}');
        text.into()
    }
}

fn said<E, C>(line: &Line<E, C>) -> Option<serde_json::Value> {
    match line {
        Line::Said {
            name,
            seat,
            text,
            bot,
        } => {
            let mut said = json!({ "name": name, "seat": seat, "text": text });
            if *bot {
                said["bot"] = json!(true);
            }
            Some(said)
        }
        _ => None,
    }
}

fn legal<G: Shown>(room: &Room<G>, held: u8) -> [Option<String>; SEATS] {
    std::array::from_fn(|seat| {
        if held & 1 << seat == 0 || seat >= usize::from(room.players()) {
            return None;
        }
        serde_json::to_string(&room.legal(Seat(seat as u8))).ok()
    })
}
