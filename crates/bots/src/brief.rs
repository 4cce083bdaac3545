//! What a bot knows of a heist before it begins: who can do what, and what is wanted.

use board::SpaceSet;
use crew::cast::Act;
use crew::content::codes::Letter;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::heist::{ITEM_ACTIONS, PieceKind};
use crew::state::CREW;
use crew::{ActionId, Heist, Piece, Who};

/// What obstacles are to a character, in the units of [`crate::field::STEP`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Handicap {
    pub lock: u8,
    pub guard: u8,
    pub camera: u8,
}

/// An action a character can take whatever is in their hands.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    pub action: ActionId,
    pub act: Act,
}

/// Everything about a heist that does not change.
#[derive(Debug)]
pub struct Brief {
    pub handicaps: [Handicap; CREW],
    pub offers: [Vec<Offer>; CREW],
    /// Pieces the objective is about, with how many of their kind are wanted.
    pub prizes: Vec<(Piece, Chit)>,
    pub wanted: Vec<(Chit, u8)>,
    pub npc_must_escape: bool,
    pub anyone_escapes: bool,
    pub keycards: u32,
    pub usb: u32,
    /// Items that crack safes.
    pub tools: u32,
    /// Items with some other use, worth a small detour.
    pub handy: u32,
    pub servers: [SpaceSet; 2],
    pub gates: SpaceSet,
}

impl Brief {
    pub fn new(heist: &Heist) -> Brief {
        let mut brief = Brief {
            handicaps: Default::default(),
            offers: Default::default(),
            prizes: Vec::new(),
            wanted: Vec::new(),
            npc_must_escape: false,
            anyone_escapes: false,
            keycards: 0,
            usb: 0,
            tools: 0,
            handy: 0,
            servers: [SpaceSet::EMPTY; 2],
            gates: heist.scenario.gates.iter().copied().collect(),
        };
        for goal in &heist.scenario.draft.goals {
            match goal {
                Goal::Secure { chit, count } => brief.wanted.push((*chit, *count)),
                Goal::HoldInHideout(chit) => brief.wanted.push((*chit, 1)),
                Goal::NpcEscapes => brief.npc_must_escape = true,
                Goal::AnyoneEscapes => brief.anyone_escapes = true,
            }
        }
        for (number, kind) in heist.pieces().iter().enumerate() {
            let piece = Piece(number as u8);
            match kind {
                PieceKind::Loot(chit) => {
                    if brief.wanted.iter().any(|(wanted, _)| wanted == chit) {
                        brief.prizes.push((piece, *chit));
                    }
                    match chit {
                        Chit::Keycard => brief.keycards |= 1 << number,
                        Chit::Usb => brief.usb |= 1 << number,
                        _ => {}
                    }
                }
                PieceKind::Item(_) => {
                    let item = heist.item(piece);
                    if item.is_some_and(|item| item.cracks > 0) {
                        brief.tools |= 1 << number;
                    } else {
                        brief.handy |= 1 << number;
                    }
                }
            }
        }
        for &(space, letter) in &heist.scenario.servers {
            brief.servers[usize::from(letter == Letter::Y)].insert(space);
        }
        for who in 0..CREW as u8 {
            brief.cast(heist, Who(who));
        }
        brief
    }

    fn cast(&mut self, heist: &Heist, who: Who) {
        let role = heist.role(who);
        let acts = (0..ITEM_ACTIONS).map(ActionId);
        let offers: Vec<Offer> = acts
            .filter_map(|action| {
                heist
                    .act(who, action)
                    .map(|act| Offer { action, act: *act })
            })
            .collect();
        let burden = |can: &dyn Fn(&Act) -> u8, easy: u8, hard: u8| -> u8 {
            let always = offers
                .iter()
                .any(|offer| offer.act.face == 0 && offer.act.pay == 0 && can(&offer.act) > 0);
            if always {
                return easy;
            }
            let faces = (1..=6)
                .filter(|&face| {
                    offers
                        .iter()
                        .any(|offer| offer.act.face == face && can(&offer.act) > 0)
                })
                .count() as u8;
            match faces {
                0 => hard,
                1 => easy + 8,
                2 => easy + 5,
                3 => easy + 3,
                _ => easy + 1,
            }
        };
        let mut handicap = Handicap {
            lock: burden(&|act| act.pool.unlocks, 8, 22),
            guard: burden(&|act| act.pool.subdues, 7, 20),
            camera: burden(&|act| act.pool.disables, 3, 5),
        };
        if role.better_ways {
            handicap.guard = 6;
        } else if role.cannot_subdue[0] {
            handicap.guard = 22;
        }
        if role.adrenaline {
            handicap.guard = handicap.guard.saturating_sub(4);
        }
        self.handicaps[who.index()] = handicap;
        self.offers[who.index()] = offers;
    }

    /// Whether a piece is one the objective is about.
    pub fn is_prize(&self, piece: Piece) -> bool {
        self.prizes.iter().any(|(prize, _)| *prize == piece)
    }

    /// All prizes, as bits.
    pub fn prize_mask(&self) -> u32 {
        self.prizes
            .iter()
            .fold(0, |mask, (piece, _)| mask | 1 << piece.0)
    }
}

/// The spaces of pieces in a mask that lie on the floor.
pub fn on_floor(state: &crew::State, mask: u32) -> SpaceSet {
    let mut mask = mask;
    let mut spaces = SpaceSet::EMPTY;
    while mask != 0 {
        let piece = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        if let Some(space) = state.pieces[piece].space() {
            spaces.insert(space);
        }
    }
    spaces
}
