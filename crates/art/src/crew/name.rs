//! What a space is called by a screen reader: the place, then what is on it.

use crate::crew::on_space::{Fixture, Kind, Pile, fixtures, pile};
use crate::crew::ring::rings;
use crate::write::whole;
use board::{Cell, Space};
use crew::content::codes::Letter;
use crew::heist::PieceKind;
use crew::{Heist, State, Who};
use words::crew::cards;
use words::{Language, PerLanguage};

/// Numbers that are put into words beforehand; more than that is rare and only counted.
const COUNTED: usize = 20;
/// Rows and columns of a map and of the ring around it.
const SPAN: usize = board::MAX_SPAN as usize + 2;

/// The name of a space: "D3: guard, lock, $3k".
pub fn cell_name(lang: Language, heist: &Heist, state: &State, space: Space) -> String {
    let mut name = String::with_capacity(64);
    let things = pile(heist, state, space);
    write(lang, &mut name, heist, state, space, &things);
    name
}

/// Everything that is said often, said once.
struct Words {
    tile: Vec<String>,
    exit: Vec<String>,
    /// By kind and number.
    kinds: Vec<String>,
    /// By letter: the outermost, and one inside another.
    rings: [[String; 2]; 3],
}

static WORDS: PerLanguage<Words> = PerLanguage::new(|lang| {
    let places = |key: &str| {
        let cells = (0..SPAN).flat_map(|row| (0..SPAN).map(move |column| (row, column)));
        cells
            .map(|(row, column)| {
                // The ring around the map comes first.
                let [row, col] = [row, column].map(|n| n as i8 - 1);
                lang.say_with(key, &[("label", &Cell { row, col }.label())])
            })
            .collect()
    };
    let numbers = |kind: Kind| {
        (0..COUNTED).map(move |count| lang.say_with(kind.key(), &[("count", &count.to_string())]))
    };
    Words {
        tile: places("cell-tile"),
        exit: places("cell-exit"),
        kinds: Kind::ALL.into_iter().flat_map(numbers).collect(),
        rings: ["ring-x", "ring-y", "ring-z"].map(|ring| {
            ["cell-ring", "cell-ring-inside"]
                .map(|key| lang.say_with(key, &[("ring", lang.fixed(ring))]))
        }),
    }
});

pub(crate) fn write(
    lang: Language,
    out: &mut String,
    heist: &Heist,
    state: &State,
    space: Space,
    things: &Pile,
) {
    let board = heist.board();
    let words = WORDS.get(lang);
    if board.is_tile(space) {
        if let Some(cell) = board.cell(space) {
            out.push_str(at(&words.tile, cell));
        }
    } else if let Some(cell) = board.cell(space) {
        out.push_str(at(&words.exit, cell));
    } else {
        // Exits opened in play are few, and have names of their own.
        capital(out, &words::crew::space(lang, heist, space));
    }
    let mut list = List { out, some: false };
    if !state.present.contains(space) {
        if board.is_tile(space) {
            list.add(lang.fixed("cell-closed"));
        }
        return;
    }
    for fixture in fixtures(heist, state, space).into_iter().flatten() {
        match fixture {
            Fixture::Safe(false) => list.add(&safe(lang, heist, state)),
            Fixture::StartOf(seat) => {
                let who = words::crew::who(lang, heist, Who(seat));
                list.add(&lang.say_with("cell-start-of", &[("who", &who)]));
            }
            fixture => list.add(lang.fixed(fixture.key())),
        }
    }
    for (inside, letter) in rings(heist, state, space).into_iter().flatten().enumerate() {
        list.add(&words.rings[letter.index()][inside.min(1)]);
    }
    for (kind, count) in things.iter() {
        match kind {
            Kind::Item => {
                for piece in state.pieces_on(space) {
                    if let Some(PieceKind::Item(item)) = heist.piece(piece) {
                        let item = &heist.edition.items[usize::from(item)];
                        list.add(cards::name(lang, heist.edition, item));
                    }
                }
            }
            kind => {
                let known = usize::from(count).min(COUNTED - 1);
                list.add(&words.kinds[kind as usize * COUNTED + known]);
            }
        }
    }
    planned(lang, &mut list, heist, state, space);
}

fn planned(lang: Language, list: &mut List, heist: &Heist, state: &State, space: Space) {
    let mut planners = (heist.names.iter().zip(&state.crew))
        .filter(|(_, member)| member.planned.contains(space))
        .map(|(name, _)| cards::person(lang, heist.edition, name));
    if let Some(first) = planners.next() {
        list.add(lang.fixed("cell-planned"));
        list.out.push(' ');
        list.out.push_str(first);
        planners.for_each(|name| list.add(name));
    }
}

fn safe(lang: Language, heist: &Heist, state: &State) -> String {
    let needed = heist.scenario.draft.safe.as_ref().map_or(0, |s| s.cracks);
    let mut done = String::new();
    whole(&mut done, state.cracks.into());
    let mut all = String::new();
    whole(&mut all, needed.into());
    lang.say_with("cell-safe", &[("done", &done), ("needed", &all)])
}

fn at(places: &[String], cell: Cell) -> &str {
    let index = |n: i8| (n + 1).clamp(0, SPAN as i8 - 1) as usize;
    &places[index(cell.row) * SPAN + index(cell.col)]
}

/// After the place a colon, then commas.
struct List<'a> {
    out: &'a mut String,
    some: bool,
}

impl List<'_> {
    fn add(&mut self, word: &str) {
        self.out.push_str(if self.some { ", " } else { ": " });
        self.out.push_str(word);
        self.some = true;
    }
}

fn capital(out: &mut String, words: &str) {
    let mut rest = words.chars();
    out.extend(rest.next().into_iter().flat_map(char::to_uppercase));
    out.push_str(rest.as_str());
}

impl Kind {
    fn key(self) -> &'static str {
        match self {
            Kind::Unknown => "cell-unknown",
            Kind::RemoteX => "cell-remote-x",
            Kind::RemoteY => "cell-remote-y",
            Kind::RemoteZ => "cell-remote-z",
            Kind::Door => "cell-door",
            Kind::Escort => "cell-escort",
            Kind::Guard => "cell-guard",
            Kind::Dog => "cell-dog",
            Kind::Camera => "cell-camera",
            Kind::Lock => "cell-lock",
            Kind::ToughGuard => "cell-tough-guard",
            Kind::ToughCamera => "cell-tough-camera",
            Kind::ToughLock => "cell-tough-lock",
            Kind::SoftGuard => "cell-soft-guard",
            Kind::SoftCamera => "cell-soft-camera",
            Kind::SoftLock => "cell-soft-lock",
            Kind::Cash => "cell-cash",
            Kind::Jewel => "cell-jewel",
            Kind::Documents => "cell-documents",
            Kind::Keycard => "cell-keycard",
            Kind::Usb => "cell-usb",
            Kind::Apple => "name-apple",
            Kind::Strawberry => "name-strawberry",
            Kind::Grapes => "name-grapes",
            Kind::House => "name-house",
            Kind::Church => "name-church",
            Kind::Lighthouse => "name-lighthouse",
            Kind::FakeApple => "name-fake-apple",
            Kind::FakeStrawberry => "name-fake-strawberry",
            Kind::FakeGrapes => "name-fake-grapes",
            Kind::FakeHouse => "name-fake-house",
            Kind::FakeChurch => "name-fake-church",
            Kind::FakeLighthouse => "name-fake-lighthouse",
            Kind::PaintingI => "name-painting-i",
            Kind::PaintingJ => "name-painting-j",
            Kind::PaintingK => "name-painting-k",
            Kind::Item => "cell-item",
            Kind::IdeaToken => "cell-idea-token",
            Kind::TwoIdeas => "cell-two-ideas",
            Kind::ThreeIdeas => "cell-three-ideas",
            Kind::Flashbang => "cell-flashbang",
            Kind::SubduedEscort => "cell-subdued-escort",
            Kind::SubduedGuard => "cell-subdued-guard",
            Kind::SubduedDog => "cell-subdued-dog",
            Kind::DisabledCamera => "cell-disabled-camera",
            Kind::OpenLock => "cell-open-lock",
        }
    }
}

impl Fixture {
    fn key(self) -> &'static str {
        match self {
            Fixture::Server(Letter::X) => "cell-server-x",
            Fixture::Server(Letter::Y) => "cell-server-y",
            Fixture::Server(Letter::Z) => "cell-server-z",
            Fixture::Panel(Letter::X) => "cell-panel-x",
            Fixture::Panel(Letter::Y) => "cell-panel-y",
            Fixture::Panel(Letter::Z) => "cell-panel-z",
            Fixture::Watchtower => "cell-watchtower",
            Fixture::Reinforcements => "cell-reinforcements",
            Fixture::Gate(0) => "cell-gate-a",
            Fixture::Gate(1) => "cell-gate-b",
            Fixture::Gate(2) => "cell-gate-c",
            Fixture::Gate(3) => "cell-gate-d",
            Fixture::Gate(_) => "cell-gate-e",
            Fixture::Kennel => "cell-kennel",
            Fixture::Safe(_) => "cell-open-safe",
            Fixture::Story => "cell-story",
            Fixture::Start => "cell-start",
            Fixture::StartOf(_) => "cell-start-of",
        }
    }
}
