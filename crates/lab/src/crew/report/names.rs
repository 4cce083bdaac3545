//! Names for causes, in the words of the report.

use crate::crew::row::{Alarm, Loss};
use crate::fault::Fault;

pub fn loss(loss: Loss) -> &'static str {
    match loss {
        Loss::CarrierBusted => "loss-carrier-busted",
        Loss::CarrierHid => "loss-carrier-hid",
        Loss::LeftBehind => "loss-left-behind",
        Loss::ShutAway => "loss-shut-away",
        Loss::NotTaken => "loss-not-taken",
        Loss::SafeShut => "loss-safe-shut",
        Loss::NeverFound => "loss-never-found",
        Loss::NpcNotFreed => "loss-npc-not-freed",
        Loss::NpcLedAway => "loss-npc-led-away",
        Loss::NpcBusted => "loss-npc-busted",
        Loss::NobodyOut => "loss-nobody-out",
        Loss::SomebodyIn => "loss-somebody-in",
        Loss::CashMissing => "loss-cash-missing",
        Loss::SharedFate => "loss-shared-fate",
    }
}

pub fn alarm(alarm: Alarm) -> &'static str {
    match alarm {
        Alarm::Called => "alarm-called",
        Alarm::Breached => "alarm-breached",
        Alarm::Card => "alarm-card",
        Alarm::Noise => "alarm-noise",
        Alarm::Never => "alarm-never",
    }
}

pub fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::Endless => "fault-endless",
        Fault::BotStuck => "fault-bot-stuck",
        Fault::BotRefused => "fault-bot-refused",
    }
}
