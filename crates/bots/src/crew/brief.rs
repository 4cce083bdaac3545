//! What a bot knows of a heist before it begins: who can do what, and what is wanted.

use crate::crew::errands::ErrandFinder;
use crate::crew::threat::Threats;
use board::{Space, SpaceSet};
use crew::cast::Act;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use crew::heist::{ITEM_ACTIONS, PieceKind};
use crew::state::{CREW, Member, Place};
use crew::{ActionId, Heist, Piece, Position, State, Status, Who};

/// What obstacles are to a character, in the units of [`crate::crew::effort::STEP`].
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

/// Pieces of which so many must be brought out, a bit each.
#[derive(Clone, Copy, Debug)]
pub struct LootGoal {
    pub pieces: u32,
    pub count: u8,
}

/// A painting on the map, and the pieces that may hang in its place, a bit each.
#[derive(Clone, Copy, Debug)]
pub struct Exchange {
    pub painting: Piece,
    pub home: Space,
    pub twins: u32,
}

/// Everything about a heist that does not change.
#[derive(Debug)]
pub struct Brief {
    pub handicaps: [Handicap; CREW],
    pub offers: [Vec<Offer>; CREW],
    /// What the objective is about.
    pub loot_goals: Vec<LootGoal>,
    /// All pieces that have to get out, a bit each.
    pub prize: u32,
    /// Paintings to be exchanged, how many of them are enough, and whether they have to get out.
    pub exchanges: Vec<Exchange>,
    pub exchanges_wanted: u8,
    pub exchanges_out: bool,
    /// What takes their places, a bit each.
    pub twins: u32,
    /// Those of them that lie on the map.
    pub found_twins: u32,
    /// Cash to bring out, in thousands.
    pub cash_wanted: u8,
    pub npc_must_escape: bool,
    /// Getting out is the objective: for somebody, or for everyone.
    pub anyone_escapes: bool,
    pub everyone_escapes: bool,
    pub keycards: u32,
    pub usb: u32,
    /// Items that crack safes.
    pub tools: u32,
    /// Items with some other use, worth a small detour.
    pub handy: u32,
    pub servers: [SpaceSet; 3],
    /// Letters of remote locks or rings the objective lies behind, a bit each.
    pub letters: u8,
    pub gates: SpaceSet,
    pub threats: Threats,
}

impl Brief {
    pub fn new(heist: &Heist) -> Brief {
        let mut brief = Brief {
            handicaps: Default::default(),
            offers: Default::default(),
            loot_goals: Vec::new(),
            prize: 0,
            exchanges: Vec::new(),
            exchanges_wanted: 0,
            exchanges_out: false,
            twins: 0,
            found_twins: 0,
            cash_wanted: 0,
            npc_must_escape: false,
            anyone_escapes: false,
            everyone_escapes: false,
            keycards: 0,
            usb: 0,
            tools: 0,
            handy: 0,
            servers: [SpaceSet::EMPTY; 3],
            letters: 0,
            gates: heist.scenario.gates.iter().copied().collect(),
            threats: Threats::new(heist),
        };
        brief.goals(heist);
        for (number, kind) in heist.pieces().iter().enumerate() {
            let piece = Piece(number as u8);
            match kind {
                PieceKind::Loot(Chit::Keycard) => brief.keycards |= 1 << number,
                PieceKind::Loot(Chit::Usb) => brief.usb |= 1 << number,
                PieceKind::Loot(_) => {}
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
        let scene = Position::new(heist, heist.opening());
        for &(space, letter) in &heist.scenario.servers {
            brief.servers[letter.index()].insert(space);
        }
        brief.letters = ErrandFinder::letters(scene, &brief, brief.places(scene));
        for who in 0..CREW as u8 {
            brief.cast(heist, Who(who));
        }
        brief
    }

    /// Where somebody has to get for the objective, as the table is laid out.
    fn places(&self, scene: Position<'_>) -> SpaceSet {
        let s = scene.s;
        let things = self.prize | self.twins | self.keycards | self.usb | self.tools;
        let mut places = on_floor(s, things);
        places |= scene.h.scenario.safe.into_iter().collect();
        places |= self
            .exchanges
            .iter()
            .map(|exchange| exchange.home)
            .collect();
        if self.cash_wanted > 0 {
            let cash = s.loot.iter().filter(|space| s.cash_on[space.index()] > 0);
            places |= cash.collect();
        }
        if self.npc_must_escape && s.member(Who::NPC).at != Space::NONE {
            places.insert(s.member(Who::NPC).at);
        }
        if self.everyone_escapes {
            let people = s.crew.iter().map(|member| member.at);
            places |= people.filter(|at| *at != Space::NONE).collect();
            places |= scene.h.goals(s);
        }
        places
    }

    fn goals(&mut self, heist: &Heist) {
        let loot = |is_it: &dyn Fn(Chit) -> bool| {
            let pieces = heist.pieces().iter().enumerate();
            let found = pieces.filter(|(number, kind)| {
                let ours = heist.opening().pieces[*number] == Place::STASH;
                !ours && matches!(kind, PieceKind::Loot(chit) if is_it(*chit))
            });
            found.fold(0u32, |mask, (number, _)| mask | 1 << number)
        };
        for goal in &heist.scenario.draft.goals {
            let (pieces, count) = match goal {
                Goal::Secure { chit, count } => (loot(&|kind| kind == *chit), *count),
                Goal::HoldInHideout(chit) => (loot(&|kind| kind == *chit), 1),
                Goal::SecureArt(count) => (loot(&Chit::is_art), *count),
                Goal::NpcEscapes => {
                    self.npc_must_escape = true;
                    continue;
                }
                Goal::AnyoneEscapes => {
                    self.anyone_escapes = true;
                    continue;
                }
                Goal::EveryoneEscapes => {
                    self.anyone_escapes = true;
                    self.everyone_escapes = true;
                    continue;
                }
                Goal::SecureCash(cash) => {
                    self.cash_wanted = *cash;
                    continue;
                }
                Goal::Swap { count, out } => {
                    self.exchanges(heist, *count, *out);
                    continue;
                }
            };
            self.loot_goals.push(LootGoal { pieces, count });
            self.prize |= pieces;
        }
    }

    /// The paintings of the map for which there is a twin.
    fn exchanges(&mut self, heist: &Heist, count: u8, out: bool) {
        self.exchanges_wanted = count;
        self.exchanges_out = out;
        let chit = |number: usize| match heist.pieces()[number] {
            PieceKind::Loot(chit) => Some(chit),
            PieceKind::Item(_) => None,
        };
        let places = &heist.opening().pieces;
        for number in 0..heist.pieces().len() {
            let (Some(kind), Some(home)) = (chit(number), places[number].space()) else {
                continue;
            };
            // Where only the original is worth having, a fake on the map is what takes its place.
            let twin = kind.twin().filter(|twin| !out || twin.is_fake());
            let here = (0..heist.pieces().len()).filter(|&other| chit(other) == twin);
            let twins = here.fold(0u32, |mask, other| mask | 1 << other);
            if twin.is_some() && twins != 0 {
                self.twins |= twins;
                let found = bits(twins).filter(|&twin| places[twin].space().is_some());
                self.found_twins |= found.fold(0u32, |mask, twin| mask | 1 << twin);
                if out {
                    self.prize |= 1 << number;
                }
                self.exchanges.push(Exchange {
                    painting: Piece(number as u8),
                    home,
                    twins,
                });
            }
        }
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
    #[inline]
    pub fn is_prize(&self, piece: Piece) -> bool {
        piece != Piece::CASH && self.prize & 1 << piece.0 != 0
    }

    /// Whether somebody carries what the objective is about.
    #[inline]
    pub fn loaded(&self, member: &Member) -> bool {
        member.held & self.prize != 0 || self.cash_wanted > 0 && member.cash > 0
    }

    /// Whether the heist hangs on this character: their load, or their own skin.
    #[inline]
    pub fn carries(&self, s: &State, who: Who) -> bool {
        self.loaded(s.member(who)) || who == Who::NPC && self.npc_must_escape
    }

    /// How many of these pieces are out, or with somebody who is still in play.
    pub fn in_hand(&self, s: &State, pieces: u32) -> u8 {
        let ours = |place: Place| {
            let holder = place.holder().map(|who| s.member(who).status);
            place == Place::SECURED || matches!(holder, Some(Status::Active | Status::Escaped))
        };
        bits(pieces).filter(|&piece| ours(s.pieces[piece])).count() as u8
    }

    /// The piece that hangs, or is to hang, in the place of a painting: in its place, in hand, or lying about.
    pub fn twin(&self, s: &State, exchange: &Exchange) -> Option<Piece> {
        let near = |piece: usize| match s.pieces[piece] {
            place if place == Place::on(exchange.home) => 0,
            place if place.holder().is_some() => 1,
            place if place.space().is_some() => 2,
            _ => 3,
        };
        let found = bits(exchange.twins).min_by_key(|&piece| near(piece))?;
        (near(found) < 3).then_some(Piece(found as u8))
    }

    /// Whether the twin of a painting hangs in its place.
    pub fn replaced(&self, s: &State, exchange: &Exchange) -> bool {
        bits(exchange.twins).any(|piece| s.pieces[piece] == Place::on(exchange.home))
    }
}

/// The numbers of the bits of a mask.
pub fn bits(mask: u32) -> impl Iterator<Item = usize> + Clone {
    (0..32).filter(move |bit| mask & 1 << bit != 0)
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
