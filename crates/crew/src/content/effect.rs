//! The vocabulary in which event and crisis cards say what they do.

use crate::gates::GateId;
use serde::{Deserialize, Serialize};

/// One thing a card does. A card is a list of these, done in order; each looks at the board as it is when the card begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Raise this many alerts if the condition holds.
    #[serde(rename_all = "kebab-case")]
    AlertIf { alerts: u8, when: When },
    /// Raise alerts for each of these, at most `max` in all (0: no limit).
    #[serde(rename_all = "kebab-case")]
    AlertForEach {
        alerts: u8,
        each: Each,
        #[serde(default)]
        max: u8,
    },
    /// Raise this many alerts.
    Alerts(u8),
    /// Noise that nobody made.
    Noise(u8),
    /// Chits from the supply go into the bag.
    #[serde(rename_all = "kebab-case")]
    FillBag { chit: Chit, count: u8 },
    /// One such chit in the bag becomes a double one.
    UpgradeBag(Chit),
    /// An active chit from the supply on each of these tiles, at most `max` (0: no limit; the team chooses).
    #[serde(rename_all = "kebab-case")]
    Add {
        chit: Chit,
        on: Tiles,
        #[serde(default)]
        max: u8,
    },
    /// An active chit from the supply on the tile of each of these characters.
    #[serde(rename_all = "kebab-case")]
    AddTo { chit: Chit, who: Targets },
    /// An active chit from the supply for each piece of loot that lies about, on its tile. USB keys do not count.
    AddForLoot(Chit),
    /// Cameras leave the board, live ones or disabled ones, and active guards take their places.
    #[serde(rename_all = "kebab-case")]
    CamerasBecomeGuards { live: bool },
    /// Handled chits of this kind become active again there.
    #[serde(rename_all = "kebab-case")]
    Restore { chit: Chit, on: Tiles },
    /// Each of these characters loses an idea if they have one.
    LoseIdea(Targets),
    /// Each of these characters gains ideas.
    #[serde(rename_all = "kebab-case")]
    GainIdeas { who: Targets, ideas: u8 },
    /// Each of these characters may gain an idea for a noise.
    IdeaForNoise(Targets),
    /// If a character is outdoors, the team may once give an idea to somebody indoors for a noise.
    GuideSomebody,
    /// If the card woke a guard, the team may once give an idea to anyone for a noise.
    ConsolationForNoise,
    /// Characters on the same or adjacent tiles may pass ideas on, a noise for each.
    Whisper,
    /// One character may give another an idea, unless alerts went past this card.
    LateTransfer,
    /// Indoor characters put loot the objective does not need on an adjacent hex without a guard, or lose it.
    FumbleLoot,
    /// New dogs at the kennel run up to `steps` hexes.
    #[serde(rename_all = "kebab-case")]
    ReleaseDogs { dogs: u8, toward: Prey, steps: u8 },
    /// New dogs at the kennel.
    DogsAtKennel(u8),
    /// The next gates close, in order (0: all of them).
    CloseGates(u8),
    /// This gate closes (0 for gate A); if it is closed already, so many alerts.
    #[serde(rename_all = "kebab-case")]
    CloseGate {
        gate: GateId,
        #[serde(default)]
        otherwise: u8,
    },
    /// Towers without a character on them put a guard on every hex with a character in their straight lines.
    Sweep,
    /// Around each reinforcements token chits become active and empty tiles get a guard; the token becomes guards.
    #[serde(rename_all = "kebab-case")]
    Reinforce {
        /// What is unknown around it is revealed first.
        #[serde(default)]
        reveal: bool,
        /// Only subdued guards wake; locks and cameras stay as they are.
        #[serde(default)]
        guards_only: bool,
        /// How many guards the token becomes.
        #[serde(default = "two")]
        guards: u8,
    },
    /// All non-player characters turn to their panicked side.
    Panic,
    /// All non-player characters turn to their other side.
    TurnNpcs,
    /// Escape begins.
    SoundAlarm,
}

fn two() -> u8 {
    2
}

/// Kinds of chits that live in the security bag or on tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Chit {
    Guard,
    Camera,
    Lock,
    Dog,
    Jewel,
    Documents,
    Keycard,
    Usb,
    Blank,
    TwoGuards,
    TwoCameras,
    TwoLocks,
    TwoIdeas,
    ThreeIdeas,
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
}

impl Chit {
    /// Its word in files and forms, and in the names of its icon and its messages.
    pub const fn word(self) -> &'static str {
        match self {
            Chit::Guard => "guard",
            Chit::Camera => "camera",
            Chit::Lock => "lock",
            Chit::Dog => "dog",
            Chit::Jewel => "jewel",
            Chit::Documents => "documents",
            Chit::Keycard => "keycard",
            Chit::Usb => "usb",
            Chit::Blank => "blank",
            Chit::TwoGuards => "two-guards",
            Chit::TwoCameras => "two-cameras",
            Chit::TwoLocks => "two-locks",
            Chit::TwoIdeas => "two-ideas",
            Chit::ThreeIdeas => "three-ideas",
            Chit::Apple => "apple",
            Chit::Strawberry => "strawberry",
            Chit::Grapes => "grapes",
            Chit::House => "house",
            Chit::Church => "church",
            Chit::Lighthouse => "lighthouse",
            Chit::FakeApple => "fake-apple",
            Chit::FakeStrawberry => "fake-strawberry",
            Chit::FakeGrapes => "fake-grapes",
            Chit::FakeHouse => "fake-house",
            Chit::FakeChurch => "fake-church",
            Chit::FakeLighthouse => "fake-lighthouse",
            Chit::PaintingI => "painting-i",
            Chit::PaintingJ => "painting-j",
            Chit::PaintingK => "painting-k",
        }
    }

    /// Every kind that can be in the bag, in the order in which dealers count it.
    pub const BAG: [Chit; 14] = [
        Chit::Guard,
        Chit::Camera,
        Chit::Lock,
        Chit::Dog,
        Chit::Jewel,
        Chit::Documents,
        Chit::Keycard,
        Chit::Usb,
        Chit::Blank,
        Chit::TwoGuards,
        Chit::TwoCameras,
        Chit::TwoLocks,
        Chit::TwoIdeas,
        Chit::ThreeIdeas,
    ];

    /// Loot can be carried; security stays on its tile.
    pub fn is_loot(self) -> bool {
        self >= Chit::Apple
            || matches!(
                self,
                Chit::Jewel | Chit::Documents | Chit::Keycard | Chit::Usb
            )
    }

    /// Loot of which the rest of the game does not depend: it is worth something as soon as it is outdoors.
    pub fn is_treasure(self) -> bool {
        self.is_loot() && !matches!(self, Chit::Keycard | Chit::Usb)
    }

    /// An authentic painting.
    pub fn is_art(self) -> bool {
        self >= Chit::Apple && !self.is_fake()
    }

    pub fn is_fake(self) -> bool {
        (Chit::FakeApple..=Chit::FakeLighthouse).contains(&self)
    }

    /// The fake of an authentic painting, and the other way round.
    pub fn twin(self) -> Option<Chit> {
        Some(match self {
            Chit::Apple => Chit::FakeApple,
            Chit::Strawberry => Chit::FakeStrawberry,
            Chit::Grapes => Chit::FakeGrapes,
            Chit::House => Chit::FakeHouse,
            Chit::Church => Chit::FakeChurch,
            Chit::Lighthouse => Chit::FakeLighthouse,
            Chit::FakeApple => Chit::Apple,
            Chit::FakeStrawberry => Chit::Strawberry,
            Chit::FakeGrapes => Chit::Grapes,
            Chit::FakeHouse => Chit::House,
            Chit::FakeChurch => Chit::Church,
            Chit::FakeLighthouse => Chit::Lighthouse,
            _ => return None,
        })
    }
}

/// A yes or no question about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// A character is adjacent to a live camera.
    BesideLiveCamera,
    /// A character is adjacent to an active guard.
    BesideGuard,
    /// A character stands on a hex with an external side.
    OnExternalTile,
}

/// Things to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Each {
    /// Entrances with two or more characters.
    CrowdedEntrance,
    /// Characters adjacent to a live camera.
    CharacterBesideLiveCamera,
    /// Hexes with two or more characters.
    CrowdedHex,
    /// Live cameras adjacent to a character, for each character anew.
    LiveCameraBesideCharacter,
    /// Characters adjacent to an active guard.
    CharacterBesideGuard,
    /// Active guards adjacent to a character, for each character anew.
    GuardBesideCharacter,
    /// Characters on a tile with a subdued guard.
    CharacterOnSubduedGuard,
    /// Characters on a tile with a disabled camera.
    CharacterOnDisabledCamera,
    DisabledCamera,
}

/// Sets of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tiles {
    /// With an active guard and adjacent to a character.
    GuardBesideCharacter,
    /// With a live camera and adjacent to a character.
    LiveCameraBesideCharacter,
    /// With a locked lock and adjacent to a character.
    LockBesideCharacter,
    /// Holding a character who is adjacent to a live camera (entrances too, if the rules say so).
    CharacterBesideLiveCamera,
    /// With a live camera and adjacent to a subdued guard.
    LiveCameraBesideSubduedGuard,
    /// With a character.
    WithCharacter,
    /// Adjacent to a character.
    BesideCharacter,
    /// With a disabled camera and adjacent to another tile with one.
    DisabledCameraBesideAnother,
    /// With loot on the floor.
    WithLoot,
    /// The next lockdown gate.
    NextGate,
    /// With a character and a guard, subdued or not.
    CharacterAndGuard,
    Everywhere,
}

/// The characters a card means, told by how things stand with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Targets {
    /// On or adjacent to two or more unhandled chits in all.
    Overwhelmed,
    /// Adjacent to two or more unhandled chits in all.
    OverwhelmedAround,
    BesideLiveCamera,
    BesideGuard,
    /// Neither sharing a tile with another character nor adjacent to one.
    Alone,
    /// On a tile with an active guard.
    OnGuard,
    /// On a tile with a subdued guard.
    OnSubduedGuard,
    /// With a planning token on an unknown tile.
    PlannedTheUnknown,
    /// No live camera on or adjacent, but an active guard on or adjacent.
    GuardedUnseen,
    /// Indoors with two ideas or fewer.
    IndoorsShortOfIdeas,
    /// Indoors, once the objective only waits for the way out.
    IndoorsObjectiveDone,
}

/// What released dogs run for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    /// The nearest character.
    Nearest,
    /// The nearest hex with loot.
    Loot,
    /// The player character with the fewest ideas.
    FewestIdeas,
    /// The nearest characters, each dog another one.
    NearestDifferent,
}
