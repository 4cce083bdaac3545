//! What is known of one heist: a row of `heists.csv`.

use crate::fault::Fault;
use serde::{Deserialize, Serialize};

/// One heist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Row {
    /// The number of the matchup in the plan, from 0.
    #[serde(rename = "job")]
    pub matchup: u32,
    pub scenario: String,
    pub crew: String,
    /// The number of the heist within its matchup, from 0.
    pub heist: u32,
    pub ending: Ending,
    /// Why it was lost.
    pub loss: Option<Loss>,
    pub fault: Option<Fault>,
    /// How Escape began.
    pub alarm: Option<Alarm>,
    pub rounds: u8,
    pub noise: u16,
    pub alerts_by_noise: u16,
    pub alerts_by_cameras: u16,
    pub alerts_by_actions: u16,
    pub alerts_by_events: u16,
    pub reveals: u16,
    pub events: u16,
    pub crises: u16,
    /// Player characters.
    pub escaped: u8,
    pub busted: u8,
    pub hidden: u8,
    pub ideas_gained: u16,
    pub ideas_spent: u16,
    pub ideas_lost: u16,
    pub ideas_left: u16,
    /// In thousands.
    pub cash_out: u8,
    pub jewels: u8,
    pub documents: u8,
    /// Commands the bots gave.
    pub commands: u32,
}

impl Row {
    pub fn won(&self) -> bool {
        self.ending == Ending::Won
    }
}

/// How a heist ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Won,
    Lost,
    /// Not played to its end: an error of ours.
    Broken,
}

/// How Escape began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alarm {
    /// The crew called it.
    Called,
    /// Somebody broke a new way out.
    Breached,
    /// A card or square set off the alarm, or there was no card left.
    Card,
    /// It was too loud.
    Noise,
    /// Nobody was left when it would have begun.
    Never,
}

/// Why a heist was lost: what came closest to success and still failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Somebody had what was wanted and was busted with it.
    CarrierBusted,
    /// Somebody had it and hid instead of getting out.
    CarrierHid,
    /// It was in hand once and left lying.
    LeftBehind,
    /// A gate closed over it.
    ShutAway,
    /// It lay in the open, and nobody took it.
    NotTaken,
    /// The safe stayed shut.
    SafeShut,
    /// It was never found.
    NeverFound,
    /// The one to be freed or taken was still waiting.
    NpcNotFreed,
    /// The one to be freed was led away.
    NpcLedAway,
    /// The one to be brought out was busted on the way.
    NpcBusted,
    /// Nobody of the crew got out.
    NobodyOut,
    /// Everybody had to get out, and somebody did not.
    SomebodyIn,
    /// Less cash than was asked for got out.
    CashMissing,
    /// The one with the copied plan was busted, and everyone with them.
    SharedFate,
}
