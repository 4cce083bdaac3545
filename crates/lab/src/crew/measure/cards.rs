//! Which events and crises struck, and what they cost.

use super::{EventContext, Measure};
use crate::crew::row::{Ending, Row};
use crew::content::effect::Chit;
use crew::{Event, Heist, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What each card did, by its code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards {
    pub cards: BTreeMap<String, CardCost>,
    #[serde(skip)]
    heist: OneHeist,
}

/// What a card did over all heists: everything that happened from when it struck to the next card or round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CardCost {
    /// Heists in which it struck, and how many of those were won.
    pub heists: u64,
    pub wins: u64,
    /// How often it struck.
    pub struck: u64,
    /// How often an alert threw it away before it could.
    pub discarded: u64,
    pub alerts: u64,
    pub noise: u64,
    pub guards: u64,
    pub dogs: u64,
    pub cameras: u64,
    pub locks: u64,
    /// Chits that were handled and are active again.
    pub restored: u64,
    pub ideas_lost: u64,
    pub ideas_gained: u64,
    pub gates: u64,
    pub busts: u64,
}

impl CardCost {
    fn add(&mut self, other: &CardCost) {
        self.heists += other.heists;
        self.wins += other.wins;
        self.struck += other.struck;
        self.discarded += other.discarded;
        self.alerts += other.alerts;
        self.noise += other.noise;
        self.guards += other.guards;
        self.dogs += other.dogs;
        self.cameras += other.cameras;
        self.locks += other.locks;
        self.restored += other.restored;
        self.ideas_lost += other.ideas_lost;
        self.ideas_gained += other.ideas_gained;
        self.gates += other.gates;
        self.busts += other.busts;
    }
}

/// The cards of the heist that is being watched, by number.
#[derive(Clone, Debug, Default, PartialEq)]
struct OneHeist {
    costs: Vec<(u8, CardCost)>,
    /// The place in `costs` of the card that is at work.
    at_work: Option<usize>,
}

impl OneHeist {
    fn place(&mut self, card: u8) -> usize {
        let known = self.costs.iter().position(|(known, _)| *known == card);
        known.unwrap_or_else(|| {
            self.costs.push((card, CardCost::default()));
            self.costs.len() - 1
        })
    }

    fn strikes(&mut self, card: u8) {
        let place = self.place(card);
        self.costs[place].1.struck += 1;
        self.at_work = Some(place);
    }
}

impl Measure for Cards {
    fn see(&mut self, _moment: &EventContext, event: &Event) {
        let heist = &mut self.heist;
        match event {
            Event::EventActive { card, .. } | Event::CrisisStruck { card } => heist.strikes(*card),
            Event::RoundBegan { .. }
            | Event::EscapeBegan
            | Event::NpcMoved { .. }
            | Event::EscortMoved { .. } => heist.at_work = None,
            Event::Alert {
                card: Some(card), ..
            } => {
                let place = heist.place(*card);
                heist.costs[place].1.discarded += 1;
            }
            _ => {}
        }
        let Some(place) = heist.at_work else {
            return;
        };
        let cost = &mut heist.costs[place].1;
        match event {
            Event::Alert { .. } => cost.alerts += 1,
            Event::Noise { .. } => cost.noise += 1,
            Event::ChitAdded { chit, .. } => match chit {
                Chit::Guard => cost.guards += 1,
                Chit::Dog => cost.dogs += 1,
                Chit::Camera => cost.cameras += 1,
                Chit::Lock => cost.locks += 1,
                _ => {}
            },
            Event::Restored { .. } => cost.restored += 1,
            Event::IdeaLost { .. } => cost.ideas_lost += 1,
            Event::IdeaGained { ideas, .. } => cost.ideas_gained += u64::from(*ideas),
            Event::GateClosed { .. } => cost.gates += 1,
            Event::Busted { .. } => cost.busts += 1,
            _ => {}
        }
    }

    fn finish(&mut self, heist: &Heist, _state: &State, row: &mut Row) {
        let seen = std::mem::take(&mut self.heist);
        for (card, mut cost) in seen.costs {
            cost.heists = u64::from(cost.struck > 0);
            cost.wins = u64::from(cost.struck > 0 && row.ending == Ending::Won);
            let code = &heist.edition.cards[usize::from(card)].code;
            self.cards.entry(code.clone()).or_default().add(&cost);
        }
    }

    fn add(&mut self, other: &Cards) {
        for (code, cost) in &other.cards {
            match self.cards.get_mut(code) {
                Some(mine) => mine.add(cost),
                None => {
                    self.cards.insert(code.clone(), *cost);
                }
            }
        }
    }
}
