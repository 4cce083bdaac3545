//! The cards of the box as the content files write them: people, skills, things and helpers.
//!
//! A card has an id, and where setups, records and protocols name it, the `name` that stands there for ever. What people read
//! is in `lang/` under the id.

use super::effect::Effect;
use serde::{Deserialize, Serialize};

/// What a printed icon lets a character do, or makes them do (noise and alert).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    Move,
    Unlock,
    Subdue,
    Disable,
    Idea,
    Reveal,
    Loot,
    Noise,
    Alert,
}

/// An action: a name and its icons, and for the special ones what it costs, needs and does besides.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ActionCard {
    pub name: String,
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// Ideas to pay when committing.
    #[serde(default)]
    pub pay: u8,
    #[serde(default)]
    pub needs: Option<Need>,
    #[serde(default)]
    pub does: Option<SpecialAction>,
    /// The die must show one of these faces; empty for any.
    #[serde(default)]
    pub faces: Vec<u8>,
}

/// A condition for choosing an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// A live camera on an adjacent tile.
    AdjacentLiveCamera,
    /// The actor holds a keycard.
    HoldsKeycard,
    /// The actor holds documents.
    HoldsDocuments,
    /// The actor stands on an entrance.
    Outdoors,
}

/// What an action does that icons cannot say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialAction {
    /// A new exit on an external side of the tile; Escape begins.
    Breach,
    /// Cameras have no consequences in this action and event phase.
    LoopFootage,
    /// Disables up to this many live cameras on or beside the actor and subdues the guards on their tiles.
    Rewire(u8),
    /// Another character gets this many subdues, disables or unlocks.
    Grant(u8),
    /// Own loot flies up to this many tiles in a straight line.
    TossLoot(u8),
    /// Disables every known camera on this many hexes in a straight line, one noise for each hex hit.
    KillPixels(u8),
    /// All guards on or beside the actor are subdued until the end of the Event phase.
    Flashbang,
    /// No dog chases for the rest of the Action phase.
    BlowWhistle,
    /// Every character may shift one planning token to a neighbouring hex.
    TweakPlan,
    /// Throws a held keycard along a straight free line.
    FlickKeycard,
    /// Puts this much cash on the kennel and on each reinforcements hex, once per heist.
    StudySchematics(u8),
    /// So many ideas from the supply for one player character.
    Inspire(u8),
    /// The actor turns up on the space of another player character.
    Tunnel,
}

/// An ability of a card, with the power behind it. Those that only explain an action have none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability<P> {
    pub id: String,
    #[serde(default = "Option::default")]
    pub power: Option<P>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardLevel {
    Amateur,
    Pro,
}

/// A character card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CharacterCard {
    pub id: String,
    pub name: String,
    /// The id of the amateur version; one class per heist.
    pub class: String,
    pub level: CardLevel,
    /// Number of planning tokens.
    pub memory: u8,
    pub ideas: u8,
    /// Default actions: a name from `actions.toml`, or a special action in full.
    pub actions: Vec<ActionRef>,
    #[serde(default)]
    pub abilities: Vec<Ability<Power>>,
    /// Ids of the two pro cards an amateur grows into.
    #[serde(default)]
    pub becomes: Vec<String>,
}

/// An action by the name of a common one, or written out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ActionRef {
    Common(String),
    Special(ActionCard),
}

/// What a character can do that others cannot.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// Pay an idea for each unlock icon of the chosen action: one more move and one more noise.
    EfficientPicker,
    /// In Escape: an idea unlocks an adjacent lock.
    PickUnderPressure,
    /// Begins every heist with this item.
    StartsWith(String),
    /// Gains an idea for every subdue.
    Adrenaline,
    /// Subdues all guards on the own tile when Escape begins.
    AngerTherapy,
    /// Guards on or beside this character stay subdued.
    PressurePoints,
    /// Never subdues; for an idea leaves guarded tiles for the rest of the phase; in Escape guards cost nothing.
    BetterWays,
    /// Never subdues; leaves a guarded tile for an idea a guard, every time.
    PaysGuards,
    /// Once per heist or once a round, for ideas and noise: move planning tokens, and give ideas away.
    #[serde(rename_all = "kebab-case")]
    Replan {
        tokens: u8,
        #[serde(default)]
        gifts: u8,
        #[serde(default = "two")]
        ideas: u8,
        #[serde(default = "one")]
        noise: u8,
        #[serde(default)]
        every_round: bool,
    },
    /// Once per heist: reveal everything around a live camera, for this many ideas.
    Codes(u8),
    /// With an empty bag reveals give ideas: own ones, or everyone's.
    #[serde(rename_all = "kebab-case")]
    KnowsAWay { everyone: bool },
    /// In Escape: two ideas give one to another character.
    #[serde(rename_all = "kebab-case")]
    Pinch { once: bool },
    /// For an idea picks up (and drops) loot on adjacent open tiles for the rest of the phase.
    #[serde(rename_all = "kebab-case")]
    Reach { drop: bool },
    /// For this much noise and so many alerts a tile straight across one gap counts as adjacent.
    #[serde(rename_all = "kebab-case")]
    VentCrawl {
        noise: u8,
        #[serde(default)]
        alerts: u8,
    },
    /// Gains an idea for every unlock.
    Picker,
    /// Pays this many ideas to let another character unlock, as often as they like.
    WalksThrough(u8),
    /// Besides the action, for this many ideas: a new exit on an external side of the tile; Escape begins.
    BreachFor(u8),
    /// Once reinforcements came, the actions of this name have one more unlock.
    BringsItOn(String),
    /// Gains this many ideas when reinforcements come to the own tile.
    MeetsReinforcements(u8),
    /// Every subdue takes the noise marker back by this many slots.
    ReportsIn(u8),
    /// Once a round gives a character this many ideas from the supply.
    Inspires(u8),
    /// Buys moves besides the action for an idea each, so many a round.
    PaidMoves(u8),
    /// Once a round outdoors: a reveal besides the action.
    EarlyWarning,
    /// For three ideas the security die is turned by one; once per heist, or as often as they can pay.
    #[serde(rename_all = "kebab-case")]
    Misdirect { once: bool },
    /// When Escape begins, keeps gates open for this many ideas each.
    HoldsGates(u8),
    /// May begin on a blank tile for this much noise; is not meant when security looks for neighbours.
    Trusted(u8),
}

/// A skill card: one action for each face of the die.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SkillCard {
    pub id: String,
    pub name: String,
    pub level: CardLevel,
    /// Names of common actions, faces 1 to 6.
    pub faces: Vec<String>,
    #[serde(default)]
    pub becomes: Vec<String>,
}

/// An item card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ItemCard {
    pub id: String,
    pub name: String,
    pub copies: u8,
    /// In thousands.
    pub price: u8,
    /// Sold from the start; the others join the shop once they were found.
    pub shop: bool,
    #[serde(default)]
    pub action: Option<ActionCard>,
    #[serde(default)]
    pub abilities: Vec<Ability<ItemPower>>,
}

/// What an item does for its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemPower {
    /// Discarded after its action if the die shows this or less.
    BreaksUpTo(u8),
    /// No noise if its action unlocked something and did not move.
    Perfection,
    /// Its action works once per heist; the card stays.
    OncePerHeist,
    /// Discarded when its action is taken.
    SingleUse,
    /// More planning tokens for the owner; gone after the heist.
    ExtraTokens(u8),
    /// If the owner is busted, so is everyone, and the objective fails.
    SharedFate,
    /// One reveal in planning, then back to the shop, where it may be bought again at once.
    Floorplans,
    /// Discarded instead of losing ideas to an event.
    LuckyPenny,
    /// On a safe each unlock is a crack; with a bonus two unlocks of one action are this many cracks.
    Cracks(u8),
    /// No noise if the round's action was used for cracking only.
    SilentCracking,
    /// Characters on or beside the safe may lend their unlocks.
    SharedUnlocks,
    /// Not busted at the end of Escape when no active guard is on or beside the holder.
    Camouflage,
}

/// An event or crisis card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EventCard {
    pub code: String,
    /// Copies in the box.
    #[serde(default = "one")]
    pub copies: u8,
    /// A fixer sells it for the deck.
    #[serde(default)]
    pub for_sale: bool,
    pub effects: Vec<Effect>,
}

fn one() -> u8 {
    1
}

fn two() -> u8 {
    2
}

/// A fixer card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FixerCard {
    pub id: String,
    pub name: String,
    /// Other names in print.
    #[serde(default)]
    pub aliases: Vec<String>,
    pub power: FixerPower,
    pub abilities: Vec<Ability<()>>,
    /// Price in thousands for one, two, three of what is sold; empty if free.
    #[serde(default)]
    pub prices: Vec<u8>,
    /// Scenarios whose success brings this fixer; none for the one known from the start.
    #[serde(default)]
    pub unlocked_by: Vec<String>,
    /// Known by name only: no scenario of this box brings them.
    #[serde(default)]
    pub out_of_reach: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FixerPower {
    Teamwork,
    Discount,
    GuardsForBlanks,
    DoubleOrNothing,
    PaidReveals,
    IdeasForLocks,
    LocksForBlanks,
    BlanksOnCall,
    CashForLoot,
    BetterSales,
    CamerasDisabled,
    NoiseTokens,
    IdeaTokens,
    MastermindEvents,
    InsideMan,
    BlanksInBag,
    IdeasInBag,
    CashForCash,
}

/// When a non-player character begins to act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Joins {
    #[default]
    AtTheStart,
    /// As soon as nothing impedes their movement.
    WhenFreed,
    /// When a player character on the same tile takes them along.
    WhenTaken,
}

/// A non-player character: a card with two sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NpcCard {
    pub id: String,
    pub name: String,
    pub joins: Joins,
    pub calm: NpcSide,
    pub panicked: NpcSide,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NpcSide {
    /// Actions on any face.
    pub actions: Vec<ActionRef>,
    /// The action on a six. A card without one needs no die.
    #[serde(default)]
    pub six: Option<ActionRef>,
    /// The scenario's special action is on this side too.
    #[serde(default)]
    pub special: bool,
    #[serde(default)]
    pub abilities: Vec<Ability<NpcPower>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NpcPower {
    CannotSubdue,
    /// End of Action phase away from player characters: the nearest loses an idea or makes this much noise.
    Squirrely(u8),
    /// Gains ideas when taken.
    PlottingEscape(u8),
    /// End of Action phase on or beside a player character: one noise.
    Talkative,
    /// Must end the Action phase on the tile of a player character if it can.
    StaysClose,
}

/// A ready-made named character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Prebuilt {
    pub name: String,
    /// Ids.
    pub character: String,
    pub skills: [String; 2],
}

/// The noise track for a number of players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NoiseTrack {
    pub players: u8,
    /// Slots whose entry raises an alert.
    pub alerts: Vec<u8>,
    /// The last slot: the marker stays there and every further noise raises an alert.
    pub last: u8,
}

/// The alert track: the bar moves on, and the security die picks one of the squares ahead of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AlertTrack {
    /// Faces of the security die.
    pub die: u8,
    /// Codes of the event cards on its squares. The last one is hit by everything that goes beyond it.
    pub squares: Vec<String>,
    /// The slot of the bar at which reinforcements come, and the crisis card that says what they do.
    pub reinforcements: (u8, String),
}

/// How many chits the box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Supply {
    pub guards: u8,
    pub cameras: u8,
    pub locks: u8,
    pub dogs: u8,
    /// Subdued guards are chits of their own: only active ones use the supply up.
    #[serde(default)]
    pub subdued_apart: bool,
}

impl Default for Supply {
    fn default() -> Self {
        Supply {
            guards: 15,
            cameras: 15,
            locks: 12,
            dogs: 8,
            subdued_apart: false,
        }
    }
}

/// A story told in chapters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CampaignCard {
    pub id: String,
}

/// What the things that bar tiles look like, and how they are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barriers {
    /// Remote locks X and Y, opened from servers.
    #[default]
    RemoteLocks,
    /// Pressure sensors in coloured rings, removed from control panels.
    Rings,
}

/// Something to be proud of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AchievementCard {
    pub id: String,
    /// How it is earned; those of a whole campaign are not judged by one heist.
    pub feat: Feat,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feat {
    /// Win with at least this many player characters out of ideas.
    WinOnFumes(u8),
    /// Win with somebody busted.
    WinWithBusted,
    /// Needed 2 or more on the last ditch and rolled a 1.
    OfCourse,
    /// A breakout with the whole crew inside.
    AllInside,
    /// Begin with this much unspent cash.
    BeginWithCash(u8),
    /// A round without noise.
    SilentRound,
    /// No event did anything.
    NoEventImpact,
    /// Used the abilities of this many fixers.
    FixersUsed(u8),
    /// Win this scenario.
    Win(String),
    /// Win this scenario, with this fixer's help in it or in the part before.
    #[serde(rename_all = "kebab-case")]
    WinWith { scenario: String, fixer: String },
    /// Judged over a campaign, not here.
    Campaign,
}
