//! What lies on a space: security, loot, whatever is shut, and what is built into the room.

use board::{Space, SpaceSet};
use crew::content::codes::Letter;
use crew::content::effect::Chit;
use crew::heist::PieceKind;
use crew::state::Token;
use crew::{Heist, State};

/// A kind of thing that lies on a tile, in the order in which they are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    Unknown,
    RemoteX,
    RemoteY,
    Door,
    Escort,
    Guard,
    Dog,
    Camera,
    Lock,
    Cash,
    Jewel,
    Documents,
    Keycard,
    Usb,
    Item,
    IdeaToken,
    Flashbang,
    SubduedEscort,
    SubduedGuard,
    SubduedDog,
    DisabledCamera,
    OpenLock,
}

impl Kind {
    pub const ALL: [Kind; 22] = [
        Kind::Unknown,
        Kind::RemoteX,
        Kind::RemoteY,
        Kind::Door,
        Kind::Escort,
        Kind::Guard,
        Kind::Dog,
        Kind::Camera,
        Kind::Lock,
        Kind::Cash,
        Kind::Jewel,
        Kind::Documents,
        Kind::Keycard,
        Kind::Usb,
        Kind::Item,
        Kind::IdeaToken,
        Kind::Flashbang,
        Kind::SubduedEscort,
        Kind::SubduedGuard,
        Kind::SubduedDog,
        Kind::DisabledCamera,
        Kind::OpenLock,
    ];
}

/// Most kinds of things that one space can have.
const KINDS: usize = Kind::ALL.len();

/// The things on a space, each kind with its number; cash with its thousands.
#[derive(Default)]
pub(crate) struct Pile {
    counts: [u8; KINDS],
    /// A bit for each kind there is.
    some: u32,
}

impl Pile {
    fn add(&mut self, kind: Kind, count: u8) {
        if count > 0 {
            self.counts[kind as usize] = self.counts[kind as usize].saturating_add(count);
            self.some |= 1 << kind as u32;
        }
    }

    pub fn is_empty(&self) -> bool {
        self.some == 0
    }

    /// How many kinds there are.
    pub fn kinds(&self) -> usize {
        self.some.count_ones() as usize
    }

    /// How many things there are; all the cash is one.
    pub fn total(&self) -> usize {
        self.iter()
            .map(|(kind, count)| match kind {
                Kind::Cash => 1,
                _ => usize::from(count),
            })
            .sum()
    }

    /// Each kind with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        let mut left = self.some;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let n = left.trailing_zeros() as usize;
                left &= left - 1;
                (Kind::ALL[n], self.counts[n])
            })
        })
    }
}

/// Everything that lies on a space.
pub(crate) fn pile(heist: &Heist, state: &State, space: Space) -> Pile {
    let mut pile = Pile::default();
    if space.index() >= state.cash_on.len() {
        return pile;
    }
    let count = |set: SpaceSet| u8::from(set.contains(space));
    pile.add(Kind::Unknown, count(state.unknown));
    pile.add(Kind::RemoteX, count(state.remote[0]));
    pile.add(Kind::RemoteY, count(state.remote[1]));
    pile.add(Kind::Door, count(state.doors));
    let tokens = |token| state.tokens.count(token, space);
    let (up, down) = escorts(state, space);
    let (guards, lying) = (tokens(Token::Guard), tokens(Token::SubduedGuard));
    let (up, down) = (up.min(guards), down.min(lying));
    pile.add(Kind::Escort, up);
    pile.add(Kind::Guard, guards - up);
    pile.add(Kind::Dog, tokens(Token::Dog));
    pile.add(Kind::Camera, tokens(Token::Camera));
    pile.add(Kind::Lock, tokens(Token::Lock));
    if state.loot.contains(space) {
        pile.add(Kind::Cash, state.cash_on[space.index()]);
        for piece in state.pieces_on(space) {
            pile.add(kind_of(heist.piece(piece)), 1);
        }
    }
    pile.add(Kind::IdeaToken, count(state.idea_tokens));
    pile.add(Kind::Flashbang, count(state.flashbangs));
    pile.add(Kind::SubduedEscort, down);
    pile.add(Kind::SubduedGuard, lying - down);
    pile.add(Kind::SubduedDog, tokens(Token::SubduedDog));
    pile.add(Kind::DisabledCamera, tokens(Token::DisabledCamera));
    pile.add(Kind::OpenLock, tokens(Token::OpenLock));
    pile
}

fn kind_of(piece: Option<PieceKind>) -> Kind {
    match piece {
        Some(PieceKind::Loot(Chit::Jewel)) => Kind::Jewel,
        Some(PieceKind::Loot(Chit::Documents)) => Kind::Documents,
        Some(PieceKind::Loot(Chit::Keycard)) => Kind::Keycard,
        Some(PieceKind::Loot(Chit::Usb)) => Kind::Usb,
        _ => Kind::Item,
    }
}

/// Escorts among the guards: those on their feet and those that lie.
fn escorts(state: &State, space: Space) -> (u8, u8) {
    let (mut up, mut down) = (0, 0);
    for (n, &at) in state.escorts.iter().enumerate() {
        if at == space {
            match state.escorts_down & 1 << n {
                0 => up += 1,
                _ => down += 1,
            }
        }
    }
    (up, down)
}

/// Something built into a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fixture {
    Server(Letter),
    Watchtower,
    Reinforcements,
    /// 0 for gate A.
    Gate(u8),
    Kennel,
    /// Whether it is open.
    Safe(bool),
    Story,
    Start,
}

/// What is built into a room. A room has one such thing; a draft may give it a second.
pub(crate) fn fixtures(heist: &Heist, state: &State, space: Space) -> [Option<Fixture>; 2] {
    let scenario = &heist.scenario;
    let mut found = [None; 2];
    let mut add = |fixture| match found {
        [None, _] => found[0] = Some(fixture),
        [_, None] => found[1] = Some(fixture),
        _ => {}
    };
    if scenario.safe == Some(space) {
        add(Fixture::Safe(state.safe_open));
    }
    for (at, letter) in &scenario.servers {
        if *at == space {
            add(Fixture::Server(*letter));
        }
    }
    for (n, gate) in scenario.gates.iter().enumerate() {
        if *gate == space && n >= usize::from(state.gates_closed) {
            add(Fixture::Gate(n as u8));
        }
    }
    if is_kennel(heist, space) {
        add(Fixture::Kennel);
    }
    if state.towers.contains(space) {
        add(Fixture::Watchtower);
    }
    if state.reinforcements.contains(space) {
        add(Fixture::Reinforcements);
    }
    if scenario.story.contains(space) {
        add(Fixture::Story);
    }
    if scenario.inside.contains(space) {
        add(Fixture::Start);
    }
    found
}

fn is_kennel(heist: &Heist, space: Space) -> bool {
    match heist.scenario.kennel {
        Some(kennel) => kennel == space,
        // By house rule the first hex with two dogs stands in for one.
        None if heist.rules.dog_pair_is_kennel => {
            let dogs = heist.scenario.chits.iter();
            let dogs = dogs.filter(|(_, chit)| *chit == Chit::Dog);
            let mut seen = SpaceSet::EMPTY;
            let mut pairs = SpaceSet::EMPTY;
            for (at, _) in dogs {
                match seen.contains(*at) {
                    true => pairs.insert(*at),
                    false => seen.insert(*at),
                }
            }
            pairs.first() == Some(space)
        }
        None => false,
    }
}
