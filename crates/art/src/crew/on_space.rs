//! What lies on a space: security, loot, whatever is shut, and what is built into the room.

use board::{Space, SpaceSet};
use crew::content::cards::Barriers;
use crew::content::codes::Letter;
use crew::content::effect::Chit;
use crew::heist::PieceKind;
use crew::state::Token;
use crew::{GateId, Heist, State};

/// A kind of thing that lies on a tile, in the order in which they are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    Unknown,
    RemoteX,
    RemoteY,
    RemoteZ,
    Door,
    Escort,
    Guard,
    Dog,
    Camera,
    Lock,
    ToughGuard,
    ToughCamera,
    ToughLock,
    SoftGuard,
    SoftCamera,
    SoftLock,
    Cash,
    Jewel,
    Documents,
    Keycard,
    Usb,
    Apple,
    Strawberry,
    Grapes,
    House,
    Church,
    Lighthouse,
    FakeApple,
    FakeStrawberry,
    FakeGrapes,
    FakeHouse,
    FakeChurch,
    FakeLighthouse,
    PaintingI,
    PaintingJ,
    PaintingK,
    Item,
    IdeaToken,
    TwoIdeas,
    ThreeIdeas,
    Flashbang,
    SubduedEscort,
    SubduedGuard,
    SubduedDog,
    DisabledCamera,
    OpenLock,
}

impl Kind {
    pub const ALL: [Kind; 46] = [
        Kind::Unknown,
        Kind::RemoteX,
        Kind::RemoteY,
        Kind::RemoteZ,
        Kind::Door,
        Kind::Escort,
        Kind::Guard,
        Kind::Dog,
        Kind::Camera,
        Kind::Lock,
        Kind::ToughGuard,
        Kind::ToughCamera,
        Kind::ToughLock,
        Kind::SoftGuard,
        Kind::SoftCamera,
        Kind::SoftLock,
        Kind::Cash,
        Kind::Jewel,
        Kind::Documents,
        Kind::Keycard,
        Kind::Usb,
        Kind::Apple,
        Kind::Strawberry,
        Kind::Grapes,
        Kind::House,
        Kind::Church,
        Kind::Lighthouse,
        Kind::FakeApple,
        Kind::FakeStrawberry,
        Kind::FakeGrapes,
        Kind::FakeHouse,
        Kind::FakeChurch,
        Kind::FakeLighthouse,
        Kind::PaintingI,
        Kind::PaintingJ,
        Kind::PaintingK,
        Kind::Item,
        Kind::IdeaToken,
        Kind::TwoIdeas,
        Kind::ThreeIdeas,
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
pub(crate) struct Pile {
    counts: [u8; KINDS],
    /// A bit for each kind there is.
    some: u64,
}

impl Pile {
    fn add(&mut self, kind: Kind, count: u8) {
        if count > 0 {
            self.counts[kind as usize] = self.counts[kind as usize].saturating_add(count);
            self.some |= 1 << kind as u64;
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

/// Chits that have to be handled twice, and those that were once in this round: guard, camera, lock.
const TOUGH: [Kind; 3] = [Kind::ToughGuard, Kind::ToughCamera, Kind::ToughLock];
const SOFT: [Kind; 3] = [Kind::SoftGuard, Kind::SoftCamera, Kind::SoftLock];

/// Everything that lies on a space.
pub(crate) fn pile(heist: &Heist, state: &State, space: Space) -> Pile {
    let mut pile = Pile {
        counts: [0; KINDS],
        some: 0,
    };
    if space.index() >= state.cash_on.len() {
        return pile;
    }
    let count = |set: SpaceSet| u8::from(set.contains(space));
    pile.add(Kind::Unknown, count(state.unknown));
    if heist.edition.barriers == Barriers::RemoteLocks {
        pile.add(Kind::RemoteX, count(state.remote[0]));
        pile.add(Kind::RemoteY, count(state.remote[1]));
        pile.add(Kind::RemoteZ, count(state.remote[2]));
    }
    pile.add(Kind::Door, count(state.doors));
    let tokens = |token| state.tokens.count(token, space);
    let (up, down) = escorts(state, space);
    let (guards, lying) = (tokens(Token::Guard), tokens(Token::SubduedGuard));
    let (up, down) = (up.min(guards), down.min(lying));
    pile.add(Kind::Escort, up);
    pile.add(Kind::Dog, tokens(Token::Dog));
    let of = [guards - up, tokens(Token::Camera), tokens(Token::Lock)];
    for (n, count) in of.into_iter().enumerate() {
        let tough = count.min(u8::from(state.tough[n] == space));
        let soft = state.softened & 1 << n != 0;
        pile.add([Kind::Guard, Kind::Camera, Kind::Lock][n], count - tough);
        pile.add(if soft { SOFT[n] } else { TOUGH[n] }, tough);
    }
    if state.loot.contains(space) {
        pile.add(Kind::Cash, state.cash_on[space.index()]);
        for piece in state.pieces_on(space) {
            pile.add(kind_of(heist.piece(piece)), 1);
        }
    }
    pile.add(Kind::IdeaToken, count(state.idea_tokens));
    let [two, three] = state.bag_ideas.map(|at| u8::from(at == space));
    pile.add(Kind::TwoIdeas, two);
    pile.add(Kind::ThreeIdeas, three);
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
        Some(PieceKind::Loot(Chit::Apple)) => Kind::Apple,
        Some(PieceKind::Loot(Chit::Strawberry)) => Kind::Strawberry,
        Some(PieceKind::Loot(Chit::Grapes)) => Kind::Grapes,
        Some(PieceKind::Loot(Chit::House)) => Kind::House,
        Some(PieceKind::Loot(Chit::Church)) => Kind::Church,
        Some(PieceKind::Loot(Chit::Lighthouse)) => Kind::Lighthouse,
        Some(PieceKind::Loot(Chit::FakeApple)) => Kind::FakeApple,
        Some(PieceKind::Loot(Chit::FakeStrawberry)) => Kind::FakeStrawberry,
        Some(PieceKind::Loot(Chit::FakeGrapes)) => Kind::FakeGrapes,
        Some(PieceKind::Loot(Chit::FakeHouse)) => Kind::FakeHouse,
        Some(PieceKind::Loot(Chit::FakeChurch)) => Kind::FakeChurch,
        Some(PieceKind::Loot(Chit::FakeLighthouse)) => Kind::FakeLighthouse,
        Some(PieceKind::Loot(Chit::PaintingI)) => Kind::PaintingI,
        Some(PieceKind::Loot(Chit::PaintingJ)) => Kind::PaintingJ,
        Some(PieceKind::Loot(Chit::PaintingK)) => Kind::PaintingK,
        _ => Kind::Item,
    }
}

/// Escorts among the guards: those on their feet and those that lie.
fn escorts(state: &State, space: Space) -> (u8, u8) {
    let (mut up, mut down) = (0, 0);
    for (n, &at) in state.escort.at.iter().enumerate() {
        if at == space {
            match state.escort.down & 1 << n {
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
    /// The control panel of a ring.
    Panel(Letter),
    Watchtower,
    Reinforcements,
    /// 0 for gate A.
    Gate(u8),
    Kennel,
    /// Whether it is open.
    Safe(bool),
    Story,
    Start,
    /// Where the character of a seat begins.
    StartOf(u8),
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
            add(match heist.edition.barriers {
                Barriers::RemoteLocks => Fixture::Server(*letter),
                Barriers::Rings => Fixture::Panel(*letter),
            });
        }
    }
    for (n, gate) in scenario.gates.iter().enumerate() {
        let id = GateId(n as u8);
        if *gate == space && !state.gates_shut.contains(id) {
            add(Fixture::Gate(id.0));
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
    if let Some(start) = start(heist, space) {
        add(start);
    }
    found
}

/// A tile on which characters begin: one of them, or all.
fn start(heist: &Heist, space: Space) -> Option<Fixture> {
    let starts = &heist.scenario.starts;
    let seat = starts.iter().position(|&start| start == space)?;
    let shared = starts.iter().filter(|&&start| start == space).count() > 1;
    Some(match shared {
        true => Fixture::Start,
        false => Fixture::StartOf(seat as u8),
    })
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
