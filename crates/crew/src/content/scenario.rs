//! A scenario as its file writes it, and as a heist needs it.

use super::cards::ActionCard;
use super::effect::Chit;
use serde::{Deserialize, Serialize};

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    #[default]
    Amateur,
    SemiPro,
    Pro,
}

/// A scenario file: nothing in it is checked yet.
///
/// A scenario that somebody brings along says all there is to read in its own words. The texts of those in the box are in
/// `lang/`, under the id.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ScenarioDraft {
    pub id: String,
    pub name: String,
    #[serde(default)]
    pub location: String,
    pub difficulty: Difficulty,
    /// The story in a sentence or two.
    #[serde(default)]
    pub story: String,
    /// The objective in words.
    #[serde(default)]
    pub objective: String,
    /// All of these must hold at the end.
    pub goals: Vec<Goal>,
    #[serde(default)]
    pub reward: Reward,
    /// Which chapter of which story this is.
    #[serde(default)]
    pub chapter: Option<Chapter>,
    /// What players should know of how this scenario came to be: gaps in print, and what fills them.
    #[serde(default)]
    pub notes: Vec<String>,
    /// What success brings besides, once for each that holds.
    #[serde(default)]
    pub bonus: Vec<Bonus>,
    /// Classes that must take part: ids of characters.
    #[serde(default)]
    pub requires: Vec<String>,
    /// Characters that had better take part: we bring them if the crew is strong enough.
    #[serde(default)]
    pub wants: Vec<String>,
    /// The crew its page suggests.
    #[serde(default)]
    pub crew: Vec<CrewCard>,
    /// Cash the team begins with where it is not carried over, in thousands.
    #[serde(default)]
    pub cash: u8,
    /// Help that costs nothing in planning.
    #[serde(default)]
    pub help: Option<Help>,
    /// How to play it on its own, where its page says so.
    #[serde(default)]
    pub challenge: Option<Challenge>,
    /// Paintings the team brings where the story does not say otherwise.
    #[serde(default)]
    pub loot: Vec<Chit>,
    /// Characters an exit takes in Escape; 0 for no limit.
    #[serde(default)]
    pub exit_limit: u8,
    /// Characters that may start on one entrance; 0 for no limit.
    #[serde(default = "two")]
    pub entrance_limit: u8,
    /// Entrances that may be added on tunnel spaces in planning.
    #[serde(default)]
    pub tunnels: u8,
    #[serde(default)]
    pub safe: Option<Safe>,
    /// Item ids for the item hexes, in reading order.
    #[serde(default)]
    pub items: Vec<String>,
    #[serde(default)]
    pub npc: Option<NpcPart>,
    /// The special rules in words, with the rule behind each.
    #[serde(default)]
    pub rules: Vec<SpecialRule>,
    pub bag: Bag,
    /// Codes and ranges: `1-8,G1,9-12,C3,Z2`. Empty where an alert track takes its place.
    #[serde(default)]
    pub deck: String,
    /// Rows of tile codes, top to bottom; odd rows lie half a hex to the right.
    pub map: String,
}

impl ScenarioDraft {
    /// Whether it brings its own texts. Those of the box do not.
    pub fn has_own_texts(&self) -> bool {
        !self.objective.is_empty()
    }

    /// Whether it says nothing of itself, as those of the box.
    pub(super) fn is_without_texts(&self) -> bool {
        let said = [&self.location, &self.story, &self.objective];
        said.iter().all(|text| text.is_empty())
    }
}

fn two() -> u8 {
    2
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chapter {
    /// Id of the story.
    pub of: String,
    pub number: u8,
}

/// A character and their skills, by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CrewCard {
    pub character: String,
    pub skills: [String; 2],
}

/// Reveals and ideas for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Help {
    #[serde(default)]
    pub reveals: u8,
    #[serde(default)]
    pub ideas: u8,
    /// Only for a team that freed the prisoner of an earlier chapter.
    #[serde(default)]
    pub if_freed: bool,
}

/// A chapter played on its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Challenge {
    /// In thousands.
    #[serde(default)]
    pub cash: u8,
    /// The prisoner of the earlier chapter was freed.
    #[serde(default)]
    pub freed: bool,
    pub crew: Vec<CrewCard>,
}

/// Cash for what was brought out beyond the objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bonus {
    /// In thousands.
    pub cash: u8,
    #[serde(rename = "for")]
    pub feat: BonusFor,
    /// In words.
    #[serde(default)]
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BonusFor {
    /// All of these.
    All(Vec<Chit>),
    /// So many of this kind.
    #[serde(rename_all = "kebab-case")]
    Count { of: Haul, count: u8 },
    /// Each of this kind beyond so many.
    #[serde(rename_all = "kebab-case")]
    Each {
        of: Haul,
        #[serde(default)]
        beyond: u8,
    },
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Haul {
    Chit(Chit),
    /// Authentic paintings of any kind.
    Art,
    /// Paintings exchanged for their fakes.
    Swaps,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Reward {
    /// Fixer id.
    #[serde(default)]
    pub fixer: Option<String>,
    /// In thousands.
    #[serde(default)]
    pub cash: u8,
    /// Everyone who got out is free again.
    #[serde(default)]
    pub frees: bool,
    /// Cash that goes to the client, in thousands.
    #[serde(default)]
    pub handed_over: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Safe {
    pub cracks: u8,
    #[serde(default)]
    pub chits: Vec<Chit>,
    #[serde(default)]
    pub cash: u8,
    /// Item ids.
    #[serde(default)]
    pub items: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NpcPart {
    /// Id of the NPC card.
    pub card: String,
    /// The name in this story.
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub ideas: u8,
    /// The special action of this scenario.
    #[serde(default)]
    pub special: Option<ActionCard>,
    /// It begins on an entrance of the team's choice instead of a hex of the map.
    #[serde(default)]
    pub starts_outside: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SpecialRule {
    /// Of a rule of the box, whose words are in `lang/`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    #[serde(default)]
    pub name: String,
    #[serde(default)]
    pub text: String,
    #[serde(default)]
    pub rule: Option<ScenarioRule>,
}

/// The special rules scenarios are made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioRule {
    /// These chits bring a guard when drawn (keycards and USB keys always do).
    HeldByGuard(Vec<Chit>),
    /// One player character an exit; whether the NPC may share one.
    #[serde(rename_all = "kebab-case")]
    Breakout { npc_may_share: bool },
    /// Busted characters may start on the inside spots.
    BreakIn,
    /// Escape leads to the story hexes, so many characters on each.
    Hideouts(u8),
    /// Characters start on the story hexes, where they hid.
    StartInHideouts,
    /// Escort guards and the captured NPC walk one hex in this direction at the end of each Event phase.
    MovingTarget,
    /// The NPC is freed when all escorts are subdued in one round; a partial ambush brings reinforcements early.
    Ambush,
    /// The NPC cannot be freed in Escape.
    NoFreeingInEscape,
    /// The NPC opens remote locks Y by holding the USB key.
    CrackCipher,
    /// With the USB key on the story hex: reveals and cash, once.
    #[serde(rename_all = "kebab-case")]
    CheckLogs { reveals: u8, cash: u8 },
    /// The fixer with the power of teamwork is not available.
    NoOldFriend,
    /// No fixers and no shop in planning.
    RadioSilence,
    /// Characters on one hideout may exchange ideas in planning.
    Whispers,
    /// Begin with the printed ideas or those left from the part before.
    FreshIdeas,
    /// The NPC walks one hex right at the end of each Event phase until taken.
    MealTicket,
    /// The watchtower never adds a guard because of the NPC.
    TrustedMayor,
    /// Player characters begin on the start tiles of the map.
    StartInside,
    /// Whoever reaches the story hex opens an exit there and starts Escape.
    BeaconExit,
    /// Only paintings whose twin the team brought may be taken.
    SwapsOnly,
    /// If not everyone gets out, everyone is busted.
    AllOrNobody,
}

/// One condition of success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// So many of this kind brought outdoors.
    #[serde(rename_all = "kebab-case")]
    Secure { chit: Chit, count: u8 },
    /// The NPC reaches an exit.
    NpcEscapes,
    /// At least one player character reaches an exit.
    AnyoneEscapes,
    /// A character in a hideout holds this at the end.
    HoldInHideout(Chit),
    /// So many authentic paintings of any kind brought outdoors.
    SecureArt(u8),
    /// So much cash brought outdoors, in thousands.
    SecureCash(u8),
    /// Every player character reaches an exit.
    EveryoneEscapes,
    /// So many paintings of the map exchanged for their twins; the ones taken are brought `out`, or at least taken away.
    #[serde(rename_all = "kebab-case")]
    Swap { count: u8, out: bool },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bag {
    #[serde(default)]
    pub guards: u8,
    #[serde(default)]
    pub cameras: u8,
    #[serde(default)]
    pub locks: u8,
    #[serde(default)]
    pub dogs: u8,
    #[serde(default)]
    pub jewels: u8,
    #[serde(default)]
    pub documents: u8,
    #[serde(default)]
    pub keycards: u8,
    #[serde(default)]
    pub usb: u8,
    #[serde(default)]
    pub blanks: u8,
}

impl Bag {
    /// How many chits of each kind.
    pub fn counts(&self) -> [(Chit, u8); 9] {
        [
            (Chit::Guard, self.guards),
            (Chit::Camera, self.cameras),
            (Chit::Lock, self.locks),
            (Chit::Dog, self.dogs),
            (Chit::Jewel, self.jewels),
            (Chit::Documents, self.documents),
            (Chit::Keycard, self.keycards),
            (Chit::Usb, self.usb),
            (Chit::Blank, self.blanks),
        ]
    }

    /// The loot in it, one entry a chit.
    pub fn loot(&self) -> impl Iterator<Item = Chit> {
        let loot = self.counts().into_iter().filter(|(chit, _)| chit.is_loot());
        loot.flat_map(|(chit, count)| (0..count).map(move |_| chit))
    }
}
