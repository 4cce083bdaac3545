//! The state of a heist: a flat value, cheap to copy, without luck and without words.

use crate::characters::Characters;
use crate::command::{ActionId, Piece, Who};
use crate::content::effect::Chit;
use crate::gates::Gates;
use crate::levels::Upgrade;
use crate::market::Fixers;
use crate::tunnels::Tunnels;
use board::{Cell, Space, SpaceSet};
use serde::{Deserialize, Serialize};
use table::Seats;

/// Tiles (64), printed exits (12) and exits opened in play (4).
pub const SPACES: usize = 80;
/// Four player characters and one non-player character.
pub const CREW: usize = 5;
/// Item cards and loot chits; the last one stands for cash.
pub const PIECES: usize = 32;
pub const DECK: usize = 84;
pub const QUEUE: usize = 24;
pub const PATH: usize = 24;
pub const PROMPTS: usize = 12;

/// Where the heist is. The phases without players run by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Plan,
    /// Between planning and the first roll.
    Begin,
    Action,
    /// End of Action phase effects.
    EndAction,
    Event,
    Crises,
    EndEvent,
    /// What happens when Escape begins.
    Alarm,
    Escape,
    /// Who got away.
    Reckoning,
    /// Between two heists of a series: better cards, and new people for those who were busted.
    LevelUp,
    Over,
}

/// How it went for a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// No such character in this heist.
    Absent,
    /// A non-player character that cannot act yet.
    Idle,
    Active,
    Busted,
    /// Reached the goal of Escape.
    Escaped,
    /// Not caught, but not out either.
    Hidden,
}

/// How the heist ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    Success,
    Failure,
}

/// Where an alert came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum AlertCause {
    Noise,
    Camera,
    Action,
    Event,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

impl Place {
    pub const BAG: Place = Place(200);
    /// For sale.
    pub const SHOP: Place = Place(201);
    /// With the team, not brought along.
    pub const STASH: Place = Place(202);
    pub const SAFE: Place = Place(203);
    pub const SECURED: Place = Place(204);
    pub const LOST: Place = Place(205);
    /// Not part of this heist.
    pub const BOX: Place = Place(206);

    #[inline]
    pub fn on(space: Space) -> Place {
        Place(space.0)
    }

    #[inline]
    pub fn with(who: Who) -> Place {
        Place(100 + who.0)
    }

    #[inline]
    pub fn space(self) -> Option<Space> {
        (self.0 < SPACES as u8).then_some(Space(self.0))
    }

    #[inline]
    pub fn holder(self) -> Option<Who> {
        (self.0 >= 100 && self.0 < 100 + CREW as u8).then(|| Who(self.0 - 100))
    }
}

/// The security chits that lie on tiles, in their two states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Token {
    Guard,
    SubduedGuard,
    Dog,
    SubduedDog,
    Camera,
    DisabledCamera,
    Lock,
    OpenLock,
}

impl Token {
    pub const ALL: [Token; 8] = [
        Token::Guard,
        Token::SubduedGuard,
        Token::Dog,
        Token::SubduedDog,
        Token::Camera,
        Token::DisabledCamera,
        Token::Lock,
        Token::OpenLock,
    ];

    /// The other side of the chit.
    #[inline]
    pub fn flipped(self) -> Token {
        match self {
            Token::Guard => Token::SubduedGuard,
            Token::SubduedGuard => Token::Guard,
            Token::Dog => Token::SubduedDog,
            Token::SubduedDog => Token::Dog,
            Token::Camera => Token::DisabledCamera,
            Token::DisabledCamera => Token::Camera,
            Token::Lock => Token::OpenLock,
            Token::OpenLock => Token::Lock,
        }
    }

    /// The kind of chit this is a side of.
    pub fn chit(self) -> Chit {
        match self {
            Token::Guard | Token::SubduedGuard => Chit::Guard,
            Token::Dog | Token::SubduedDog => Chit::Dog,
            Token::Camera | Token::DisabledCamera => Chit::Camera,
            Token::Lock | Token::OpenLock => Chit::Lock,
        }
    }
}

/// Security chits on the board: how many on each space, and where there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    count: [[u8; SPACES]; 8],
    on: [SpaceSet; 8],
}

impl Default for Tokens {
    fn default() -> Self {
        Tokens {
            count: [[0; SPACES]; 8],
            on: [SpaceSet::EMPTY; 8],
        }
    }
}

impl Tokens {
    /// The spaces with at least one.
    #[inline]
    pub fn on(&self, token: Token) -> SpaceSet {
        self.on[token as usize]
    }

    #[inline]
    pub fn count(&self, token: Token, space: Space) -> u8 {
        self.count[token as usize]
            .get(space.index())
            .copied()
            .unwrap_or(0)
    }

    #[inline]
    pub fn add(&mut self, token: Token, space: Space) {
        self.count[token as usize][space.index()] += 1;
        self.on[token as usize].insert(space);
    }

    /// Takes one away if there is one.
    #[inline]
    pub fn remove(&mut self, token: Token, space: Space) -> bool {
        let count = &mut self.count[token as usize][space.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.on[token as usize].remove(space);
        }
        true
    }

    /// Turns one chit to its other side.
    #[inline]
    pub fn flip(&mut self, token: Token, space: Space) -> bool {
        let turned = self.remove(token, space);
        if turned {
            self.add(token.flipped(), space);
        }
        turned
    }

    /// Active guards and dogs on a space.
    #[inline]
    pub fn guards(&self, space: Space) -> u8 {
        self.count(Token::Guard, space) + self.count(Token::Dog, space)
    }

    /// Spaces with an active guard or dog.
    #[inline]
    pub fn guarded(&self) -> SpaceSet {
        self.on(Token::Guard) | self.on(Token::Dog)
    }

    /// Guards on the board that are not subdued.
    pub fn active_guards(&self) -> u32 {
        let guards = self.count[Token::Guard as usize].iter();
        guards.map(|&n| u32::from(n)).sum()
    }

    /// All chits of both sides on the board.
    pub fn total(&self, chit: Chit) -> u32 {
        Token::ALL
            .iter()
            .filter(|token| token.chit() == chit)
            .map(|&token| {
                self.count[token as usize]
                    .iter()
                    .map(|&n| u32::from(n))
                    .sum::<u32>()
            })
            .sum()
    }
}

/// The sub-actions a character has not used yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pool {
    pub moves: u8,
    pub unlocks: u8,
    pub subdues: u8,
    pub disables: u8,
    pub ideas: u8,
    pub reveals: u8,
    pub loot: u8,
    /// Cameras REWIRE may still disable.
    pub rewires: u8,
    /// Sub-actions to give to another character.
    pub grants: u8,
    /// How far loot may be tossed.
    pub toss: u8,
    /// A keycard may be flicked.
    pub flick: u8,
    /// Unlocks among the above that were given by another character.
    pub granted_unlocks: u8,
    /// Ideas from the supply for one player character.
    pub inspire: u8,
}

/// Guards and dogs on a space that a flashbang keeps down, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dazed(u8);

impl Dazed {
    pub const NONE: Dazed = Dazed(0);

    pub fn add(&mut self, dog: bool) {
        let (guards, dogs) = (self.guards(), self.dogs());
        *self = match dog {
            false => Dazed::new((guards + 1).min(15), dogs),
            true => Dazed::new(guards, (dogs + 1).min(15)),
        };
    }

    pub fn guards(self) -> u8 {
        self.0 & 15
    }

    pub fn dogs(self) -> u8 {
        self.0 >> 4
    }

    /// Without the guards, or without the dogs.
    pub fn without(self, dogs: bool) -> Dazed {
        if dogs {
            Dazed::new(self.guards(), 0)
        } else {
            Dazed::new(0, self.dogs())
        }
    }

    fn new(guards: u8, dogs: u8) -> Dazed {
        Dazed(guards | dogs << 4)
    }
}

/// Numbers of one character in the heist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MemberCount {
    pub noise: u16,
    pub reveals: u16,
    pub ideas_gained: u16,
    pub ideas_spent: u16,
    pub ideas_lost: u16,
    pub moves: u16,
}

/// A character in the heist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    pub status: Status,
    pub at: Space,
    /// Where the character began.
    pub start: Space,
    pub ideas: u8,
    pub cash: u8,
    /// A bit for each piece in hand.
    pub held: u32,
    pub die: u8,
    pub committed: bool,
    /// The action taken this round.
    pub action: ActionId,
    pub pool: Pool,
    pub planned: SpaceSet,
    /// Planning tokens not on the board.
    pub tokens: u8,
    /// EFFICIENT PICKER purchases left for this action.
    pub picks: u8,
    pub slipping: bool,
    pub reaching: bool,
    /// The tile across a gap that counts as adjacent for the next sub-action.
    pub vent: Space,
    /// Tiles with dogs this character has just left and may still shake off.
    pub shaken: SpaceSet,
    /// Noise that may yet be spared.
    pub held_noise: u8,
    /// What the action was used for so far.
    pub moved: bool,
    pub unlocked: bool,
    pub cracked: bool,
    pub did_other: bool,
    /// Unlocks turned into cracks with tools in this action.
    pub tool_cracks: u8,
    /// Where tossed loot goes, once something was tossed.
    pub toss_to: Space,
    /// Planning token shifts granted by the radio.
    pub shifts: u8,
    /// Once per heist, used.
    pub replanned: bool,
    pub coded: bool,
    pub pinched: bool,
    pub misdirected: bool,
    /// The reveal of an early warning, used this round.
    pub warned: bool,
    /// Moves bought this round.
    pub darts: u8,
    /// Escape: the die was rolled; the run is over.
    pub rolled: bool,
    pub stopped: bool,
    pub noise_this_round: u8,
    pub tally: MemberCount,
}

impl Member {
    #[inline]
    pub fn holds(&self, piece: Piece) -> bool {
        self.held & (1 << piece.0) != 0
    }
}

impl Default for Member {
    fn default() -> Self {
        Member {
            status: Status::Absent,
            at: Space::NONE,
            start: Space::NONE,
            ideas: 0,
            cash: 0,
            held: 0,
            die: 0,
            committed: false,
            action: ActionId(0),
            pool: Pool::default(),
            planned: SpaceSet::EMPTY,
            tokens: 0,
            picks: 0,
            slipping: false,
            reaching: false,
            vent: Space::NONE,
            shaken: SpaceSet::EMPTY,
            held_noise: 0,
            moved: false,
            unlocked: false,
            cracked: false,
            did_other: false,
            tool_cracks: 0,
            toss_to: Space::NONE,
            shifts: 0,
            replanned: false,
            coded: false,
            pinched: false,
            misdirected: false,
            warned: false,
            darts: 0,
            rolled: false,
            stopped: false,
            noise_this_round: 0,
            tally: MemberCount::default(),
        }
    }
}

/// A question the table must answer before anything else goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Prompt {
    /// Which of the tiles beside characters is revealed next. Choose.
    RevealNext,
    /// Replace the drawn chit by a blank? Pick who pays, or Decline.
    Replace { space: Space, chit: Chit },
    /// Onto which tile the dog jumps. Choose, or Decline if only remote-locked tiles are left.
    DogJumps { from: Space },
    /// Which tiles get the chit. Choose.
    WhichTiles { chit: Chit, left: u8 },
    /// An idea for a noise? Accept or Decline, by the character's seat.
    IdeaForNoise { who: Who },
    /// Give an idea to somebody for a noise? Pick or Decline.
    Consolation,
    /// Pass ideas on. GiveIdea, or Decline by each seat.
    Whisper,
    /// One character may give another an idea. GiveIdea, or Decline by each seat.
    LateTransfer { left: u8 },
    /// Another idea from the same character to the same one? Accept or Decline, by the giver's seat.
    MoreIdeas { who: Who, to: Who, left: u8 },
    /// Where the loot falls. Choose, by the character's seat.
    Fumble { who: Who, piece: Piece },
    /// For whom the dog runs. Pick.
    Prey,
    /// The dog's next hex. Choose, or Decline if it would enter a remote lock.
    DogRuns,
    /// Tokens from a closed gate. Plan, or Decline, by the seat.
    Replan { seat: u8, tokens: u8 },
    /// Whom the hostage troubles. Pick.
    Troubled,
    /// Lose an idea (Accept) or make noise (Decline), by the character's seat.
    IdeaOrNoise { who: Who, noise: u8 },
    /// Who gets the idea for a lock found. Pick.
    LockIdea,
    /// Who of those on a full exit gets away. Pick.
    TooMany { space: Space },
    /// The security die was rolled. Nudge, or Decline by each seat that could.
    SecurityRoll,
    /// Keep a gate open? Accept or Decline, by the character's seat.
    HoldGate { who: Who, space: Space },
    /// Give an idea to somebody indoors for a noise? Pick or Decline.
    Guide,
}

/// A dog on the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hunt {
    pub at: Space,
    pub steps: u8,
    /// Steps every dog of this card may run.
    pub stride: u8,
    /// The character it runs for, or none for loot.
    pub prey: Option<Who>,
    /// Dogs still to be released after this one.
    pub more: u8,
    /// Characters another dog already runs for.
    pub taken: Characters,
    pub toward: crate::content::effect::Prey,
}

impl Hunt {
    pub const NONE: Hunt = Hunt {
        at: Space::NONE,
        steps: 0,
        stride: 0,
        prey: None,
        more: 0,
        taken: Characters::EMPTY,
        toward: crate::content::effect::Prey::Nearest,
    };
}

/// Numbers of the whole heist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Count {
    pub alerts_by_noise: u16,
    pub alerts_by_cameras: u16,
    pub alerts_by_actions: u16,
    pub alerts_by_events: u16,
    pub reveals: u16,
    pub silent_rounds: u16,
}

/// Where a run of Escape is: who runs, and along which declared path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub runner: Option<Who>,
    pub path: [Space; PATH],
    pub path_len: u8,
    pub path_at: u8,
    pub moves_left: u8,
    /// The runner has left the start of this run.
    pub began: bool,
}

impl Default for Run {
    fn default() -> Self {
        Run {
            runner: None,
            path: [Space::NONE; PATH],
            path_len: 0,
            path_at: 0,
            moves_left: 0,
            began: false,
        }
    }
}

/// The questions that wait, the one to be answered first on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Questions {
    pub prompts: [Prompt; PROMPTS],
    pub asked: u8,
    /// The tiles the question on top is about.
    pub choice: SpaceSet,
    /// The characters it is about.
    pub about: Characters,
    /// The seats that have nothing to say to it.
    pub passed: Seats,
}

impl Default for Questions {
    fn default() -> Self {
        Questions {
            prompts: [Prompt::RevealNext; PROMPTS],
            asked: 0,
            choice: SpaceSet::EMPTY,
            about: Characters::EMPTY,
            passed: Seats::EMPTY,
        }
    }
}

/// The event deck, the card that runs, and the crises that are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventDeck {
    pub cards: [u8; DECK],
    pub len: u8,
    pub top: u8,
    /// The event discarded last, in case the deck runs out.
    pub last: u8,
    pub active: u8,
    pub recalled: bool,
    pub queue: [u8; QUEUE],
    pub queued: u8,
    /// Crises to be executed in this phase, where late ones wait.
    pub crises_due: u8,
    /// Where the running card is.
    pub step: u8,
    pub woke: bool,
}

impl Default for EventDeck {
    fn default() -> Self {
        EventDeck {
            cards: [0; DECK],
            len: 0,
            top: 0,
            last: u8::MAX,
            active: u8::MAX,
            recalled: false,
            queue: [0; QUEUE],
            queued: 0,
            crises_due: 0,
            step: 0,
            woke: false,
        }
    }
}

/// The alert track, where there is one, and the alarm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Security {
    /// The slot of the alert bar, the security die as it lies, and whether reinforcements came.
    pub bar: u8,
    pub die: u8,
    pub reinforced: bool,
    /// The alarm sounds: Escape begins before anything else.
    pub alarm: bool,
}

/// What the team owns together, and what it arranged in planning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    pub cash: u8,
    /// Reveals and ideas that cost nothing in planning.
    pub free_reveals: u8,
    pub free_ideas: u8,
    pub jewels: u8,
    pub bet: u8,
    /// Fixers that were used, and those whose planning offer is taken.
    pub fixers_used: Fixers,
    pub cameras_disabled: bool,
    pub blanks: u8,
    pub idea_tokens_left: u8,
    pub events_left: u8,
    /// Mastermind events put into the deck.
    pub events_in: u8,
    /// Cash on the noise track, and whether it is being used.
    pub hush: u8,
    pub hushing: bool,
    /// Cash, jewels and documents brought out.
    pub cash_out: u8,
}

impl Default for Team {
    fn default() -> Self {
        Team {
            cash: 0,
            free_reveals: 0,
            free_ideas: 0,
            jewels: 0,
            bet: 0,
            fixers_used: Fixers::EMPTY,
            cameras_disabled: false,
            blanks: 0,
            idea_tokens_left: 0,
            events_left: 0,
            events_in: 0,
            hush: 0,
            hushing: true,
            cash_out: 0,
        }
    }
}

/// Guards that walk with somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Escort {
    pub at: [Space; 8],
    /// Escorts subdued in this round, and those subdued at all, a bit each.
    pub ambushed: u8,
    pub down: u8,
}

impl Default for Escort {
    fn default() -> Self {
        Escort {
            at: [Space::NONE; 8],
            ambushed: 0,
            down: 0,
        }
    }
}

/// What each player takes between two heists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelUps {
    /// What becomes of the character and each skill.
    pub better: [[Upgrade; 3]; 4],
    /// The cards of new people.
    pub recruits: [[u8; 3]; 4],
}

impl Default for LevelUps {
    fn default() -> Self {
        LevelUps {
            better: [[Upgrade::KEEP; 3]; 4],
            recruits: [[u8::MAX; 3]; 4],
        }
    }
}

/// What achievements ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Feats {
    /// The non-player character was freed.
    pub npc_freed: bool,
    /// Who took a guard's place in planning.
    pub inside_man: Option<Who>,
    pub event_impact: bool,
    /// Characters that needed 2 or more and rolled a 1.
    pub of_course: Characters,
    pub all_inside: bool,
    pub rich_start: u8,
}

/// Exits opened in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpareExits {
    /// The tile each of them touches.
    pub tiles: [Space; board::EXTRA_EXITS],
    /// The cell each of them stands in.
    pub cells: [Cell; board::EXTRA_EXITS],
    pub count: u8,
}

impl Default for SpareExits {
    fn default() -> Self {
        SpareExits {
            tiles: [Space::NONE; board::EXTRA_EXITS],
            cells: [Cell { row: 0, col: 0 }; board::EXTRA_EXITS],
            count: 0,
        }
    }
}

/// Everything that changes in a heist. A plain copy of bytes: bots copy it all the time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    pub phase: Phase,
    pub round: u8,
    /// Seats that are done.
    pub ready: Seats,
    pub crew: [Member; CREW],
    pub npc_panicked: bool,

    pub tokens: Tokens,
    pub cash_on: [u8; SPACES],
    pub pieces: [Place; PIECES],
    /// Tiles whose security is not known.
    pub unknown: SpaceSet,
    /// Tiles that must be revealed besides those beside characters.
    pub due: SpaceSet,
    /// Tiles on the board and exits that are open.
    pub present: SpaceSet,
    pub external: SpaceSet,
    /// Remote locks or rings X, Y and Z.
    pub remote: [SpaceSet; 3],
    pub doors: SpaceSet,
    pub towers: SpaceSet,
    pub reinforcements: SpaceSet,
    pub idea_tokens: SpaceSet,
    /// Spaces with loot on the floor.
    pub loot: SpaceSet,
    pub gates_shut: Gates,
    /// Those kept open when Escape began.
    pub gates_held: Gates,
    pub cracks: u8,
    pub safe_open: bool,
    pub spare_exits: SpareExits,
    /// Tunnels opened in planning.
    pub tunnels: Tunnels,
    pub bag: [u8; Chit::BAG.len()],
    /// Where the tokens for two and for three ideas lie that came out of the bag.
    pub bag_ideas: [Space; 2],
    /// The tiles of a guard, a camera and a lock that must be handled twice, and whether that was begun this round.
    pub tough: [Space; 3],
    pub softened: u8,

    pub noise: u8,
    pub security: Security,
    pub events: EventDeck,
    pub team: Team,

    pub footage: bool,
    pub whistle: bool,
    pub flashbanged: [Dazed; SPACES],
    pub flashbangs: SpaceSet,
    /// Items whose action was used up for this heist.
    pub items_used: u32,
    /// Tokens that may be repositioned, and by whose change of plans; ideas that may be given away.
    pub repositions: u8,
    pub replanner: Who,
    pub gifts: u8,
    pub logs_checked: bool,
    pub schematics_studied: bool,
    pub escort: Escort,
    /// Dogs that stay until somebody comes near: kept out of a remote lock, or woken where the rules let them sleep on.
    pub dogs_held: SpaceSet,
    pub hunt: Hunt,

    pub questions: Questions,

    /// Seats that called Escape this round, and whether it is settled.
    pub escape_calls: Seats,
    pub escape_called: bool,
    pub run: Run,
    /// Everyone shares the fate of a busted plan holder.
    pub doomed: bool,
    /// Those of too many on one way out who get away.
    pub let_out: Characters,

    pub end: End,
    pub levels: LevelUps,
    pub feats: Feats,
    pub count: Count,
}

impl State {
    /// The question on top, if one waits.
    #[inline]
    pub fn prompt(&self) -> Option<Prompt> {
        (self.questions.asked > 0)
            .then(|| self.questions.prompts[self.questions.asked as usize - 1])
    }

    #[inline]
    pub fn member(&self, who: Who) -> &Member {
        &self.crew[who.index()]
    }

    /// The pieces lying on a space.
    pub fn pieces_on(&self, space: Space) -> impl Iterator<Item = Piece> + '_ {
        (0..PIECES as u8 - 1)
            .map(Piece)
            .filter(move |p| self.pieces[p.index()] == Place::on(space))
    }

    /// Where a space lies on the map, exits opened in play included.
    pub fn cell(&self, board: &board::Board, space: Space) -> Cell {
        let opened = (0..self.spare_exits.count as usize).find(|&n| board.spare_exit(n) == space);
        let cell = match opened {
            Some(n) => Some(self.spare_exits.cells[n]),
            None => board.cell(space),
        };
        cell.unwrap_or(Cell { row: -1, col: -1 })
    }

    /// How many chits of a kind are in the bag.
    #[inline]
    pub fn in_bag(&self, chit: Chit) -> u8 {
        self.bag[chit as usize]
    }

    /// Escape has begun.
    #[inline]
    pub fn escaping(&self) -> bool {
        matches!(self.phase, Phase::Alarm | Phase::Escape | Phase::Reckoning)
    }

    #[inline]
    pub fn bag_size(&self) -> u32 {
        self.bag.iter().map(|&n| u32::from(n)).sum()
    }
}
