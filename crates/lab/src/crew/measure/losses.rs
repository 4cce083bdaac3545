//! How heists were lost.

use super::{EventContext, Measure};
use crate::crew::row::{Alarm, Ending, Loss, Row};
use crate::share::Share;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::heist::PieceKind;
use crew::state::{Place, Status};
use crew::{Event, Heist, Piece, Position, State, Who};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Why heists were lost, and how Escape began in all of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Losses {
    pub causes: BTreeMap<Loss, u64>,
    /// How Escape began, and how many heists were won after it.
    pub alarms: BTreeMap<Alarm, Share>,
    #[serde(skip)]
    heist: OneHeist,
}

/// What became of the pieces in the heist that is being watched, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct OneHeist {
    taken: u32,
    busted: u32,
    hid: u32,
    npc_lost: bool,
    /// Why pieces are lost at this moment.
    losing: Losing,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Losing {
    #[default]
    Gate,
    Busted,
    Hid,
}

impl Measure for Losses {
    fn see(&mut self, _moment: &EventContext, event: &Event) {
        let heist = &mut self.heist;
        match event {
            Event::Took { piece, .. } | Event::Handed { piece, .. } => heist.taken |= 1 << piece.0,
            Event::Busted { .. } => heist.losing = Losing::Busted,
            Event::Hidden { .. } => heist.losing = Losing::Hid,
            Event::GateClosed { .. } | Event::ChitRemoved { .. } => heist.losing = Losing::Gate,
            Event::LootLost { piece, .. } if *piece != Piece::CASH => match heist.losing {
                Losing::Busted => heist.busted |= 1 << piece.0,
                Losing::Hid => heist.hid |= 1 << piece.0,
                Losing::Gate => {}
            },
            Event::NpcLost => heist.npc_lost = true,
            _ => {}
        }
    }

    fn finish(&mut self, heist: &Heist, state: &State, row: &mut Row) {
        let alarm = row.alarm.unwrap_or(Alarm::Never);
        let won = row.ending == Ending::Won;
        self.alarms.entry(alarm).or_default().count(won);
        let seen = std::mem::take(&mut self.heist);
        if !won {
            let loss = why(&seen, heist, state);
            row.loss = Some(loss);
            *self.causes.entry(loss).or_default() += 1;
        }
    }

    fn add(&mut self, other: &Losses) {
        for (loss, times) in &other.causes {
            *self.causes.entry(*loss).or_default() += times;
        }
        for (alarm, share) in &other.alarms {
            self.alarms.entry(*alarm).or_default().add(*share);
        }
    }
}

/// The reason for the first goal that was not met.
fn why(seen: &OneHeist, heist: &Heist, state: &State) -> Loss {
    if state.doomed {
        return Loss::SharedFate;
    }
    let goals = heist.scenario.draft.goals.iter();
    let mut unmet = goals.filter_map(|goal| match goal {
        Goal::Secure { chit, count } => {
            let out = Position::new(heist, state).count_loot(*chit, false);
            (out < *count).then(|| loot_missing(seen, heist, state, *chit))
        }
        Goal::HoldInHideout(chit) => {
            let held = state.crew.iter().any(|member| {
                member.status == Status::Escaped
                    && Position::new(heist, state).holds_loot(member, *chit)
            });
            (!held).then(|| loot_missing(seen, heist, state, *chit))
        }
        Goal::NpcEscapes => match state.member(Who::NPC).status {
            Status::Escaped => None,
            Status::Idle | Status::Absent => Some(Loss::NpcNotFreed),
            Status::Active | Status::Busted | Status::Hidden if seen.npc_lost => {
                Some(Loss::NpcLedAway)
            }
            Status::Active | Status::Busted | Status::Hidden => Some(Loss::NpcBusted),
        },
        Goal::SecureArt(count) => {
            let out = Position::new(heist, state).count_art(false);
            (out < *count).then(|| kind_missing(seen, heist, state, Chit::is_art))
        }
        Goal::Swap { count, out } => {
            let swaps = Position::new(heist, state).swaps(*out);
            let hangs = |chit: Chit| chit.twin().is_some();
            (swaps < *count).then(|| kind_missing(seen, heist, state, hangs))
        }
        Goal::SecureCash(cash) => {
            let out = heist.outcome(state).map_or(0, |outcome| outcome.cash_out);
            (out < *cash).then_some(Loss::CashMissing)
        }
        Goal::EveryoneEscapes => {
            let mut players = state.crew[..usize::from(heist.players)].iter();
            let all = players.all(|member| member.status == Status::Escaped);
            (!all).then_some(Loss::SomebodyIn)
        }
        Goal::AnyoneEscapes => {
            let mut players = state.crew[..usize::from(heist.players)].iter();
            let any = players.any(|member| member.status == Status::Escaped);
            (!any).then_some(Loss::NobodyOut)
        }
    });
    unmet.next().unwrap_or(Loss::NobodyOut)
}

/// Of the pieces that are not out, the one that came closest tells.
fn loot_missing(seen: &OneHeist, heist: &Heist, state: &State, chit: Chit) -> Loss {
    kind_missing(seen, heist, state, |kind| kind == chit)
}

fn kind_missing(
    seen: &OneHeist,
    heist: &Heist,
    state: &State,
    is_it: impl Fn(Chit) -> bool,
) -> Loss {
    let pieces = heist.pieces().iter().enumerate();
    let wanted = pieces.filter(|(_, kind)| matches!(kind, PieceKind::Loot(chit) if is_it(*chit)));
    let causes = wanted.filter_map(|(piece, _)| piece_missing(seen, state, piece));
    causes.min().unwrap_or(Loss::NeverFound)
}

fn piece_missing(seen: &OneHeist, state: &State, piece: usize) -> Option<Loss> {
    let had = |mask: u32| mask & 1 << piece != 0;
    match state.pieces[piece] {
        Place::SECURED => None,
        Place::LOST if had(seen.busted) => Some(Loss::CarrierBusted),
        Place::LOST if had(seen.hid) => Some(Loss::CarrierHid),
        Place::LOST => Some(Loss::ShutAway),
        Place::SAFE => Some(Loss::SafeShut),
        place => match (place.holder(), place.space()) {
            (Some(who), _) if state.member(who).status == Status::Escaped => None,
            (Some(_), _) => Some(Loss::CarrierHid),
            (None, Some(_)) if had(seen.taken) => Some(Loss::LeftBehind),
            (None, Some(_)) => Some(Loss::NotTaken),
            (None, None) => Some(Loss::NeverFound),
        },
    }
}
