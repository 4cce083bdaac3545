//! Whom and which tiles a card means, and how often.

use crate::command::Who;
use crate::content::effect::{Each, Targets, Tiles, When};
use crate::position::Position;
use crate::state::*;
use board::{Space, SpaceSet};

impl Position<'_> {
    /// Whether a condition holds.
    pub fn holds(self, when: When) -> bool {
        let beside = self.beside_characters();
        match when {
            When::BesideLiveCamera => beside.intersects(self.watching()),
            When::BesideGuard => beside.intersects(self.s.tokens.guarded()),
            When::OnExternalTile => self.occupied().intersects(self.s.external),
        }
    }

    /// How many of these there are.
    pub fn how_often(self, each: Each) -> u8 {
        match each {
            Each::CrowdedEntrance => {
                let exits = self.s.present - self.h.board().tiles();
                let crowd = |exit: Space| {
                    self.characters()
                        .filter(|&who| self.s.member(who).at == exit)
                        .count()
                };
                exits.iter().filter(|&exit| crowd(exit) >= 2).count() as u8
            }
            Each::CrowdedHex => {
                let hexes = self.occupied() & self.h.board().tiles();
                let there = |hex: Space| move |who: &Who| self.s.member(*who).at == hex;
                let crowded = |hex: &Space| self.characters().filter(there(*hex)).count() >= 2;
                hexes.iter().filter(crowded).count() as u8
            }
            Each::LiveCameraBesideCharacter => self.sum_beside(|space| {
                if self.s.footage {
                    0
                } else {
                    self.s.tokens.count(Token::Camera, space)
                }
            }),
            Each::GuardBesideCharacter => self.sum_beside(|space| self.s.tokens.guards(space)),
            Each::CharacterBesideGuard => self.count_meant(Targets::BesideGuard),
            Each::CharacterOnSubduedGuard => self.count_meant(Targets::OnSubduedGuard),
            Each::CharacterOnDisabledCamera => {
                let disabled = self.s.tokens.on(Token::DisabledCamera);
                let on_one = |who: &Who| disabled.contains(self.s.member(*who).at);
                self.characters().filter(on_one).count() as u8
            }
            Each::DisabledCamera => {
                let disabled = self.s.tokens.on(Token::DisabledCamera).iter();
                disabled
                    .map(|space| self.s.tokens.count(Token::DisabledCamera, space))
                    .sum()
            }
            Each::CharacterBesideLiveCamera => self
                .characters()
                .filter(|&who| self.near(self.s.member(who).at).intersects(self.watching()))
                .count() as u8,
        }
    }

    /// Characters security may look for beside it.
    fn noticed(self) -> impl Iterator<Item = Who> {
        self.characters()
            .filter(move |&who| self.h.role(who).trusted == 0)
    }

    fn count_meant(self, whom: Targets) -> u8 {
        let meant = |who: &Who| self.is_meant(*who, whom);
        self.characters().filter(meant).count() as u8
    }

    /// A number of every tile beside a character, added up for each character.
    fn sum_beside(self, count: impl Fn(Space) -> u8) -> u8 {
        let beside = |who: Who| {
            self.near(self.s.member(who).at)
                .iter()
                .map(&count)
                .sum::<u8>()
        };
        self.noticed().map(beside).sum()
    }

    /// The tiles a card speaks of.
    pub fn tiles(self, tiles: Tiles) -> SpaceSet {
        let tokens = &self.s.tokens;
        match tiles {
            // The card speaks of hexes: a guard at an entrance has no door to bolt.
            Tiles::GuardBesideCharacter => {
                tokens.guarded() & self.beside_characters() & self.h.board().tiles()
            }
            Tiles::LiveCameraBesideCharacter => self.watching() & self.beside_characters(),
            Tiles::LockBesideCharacter => tokens.on(Token::Lock) & self.beside_characters(),
            Tiles::CharacterBesideLiveCamera => {
                let seen = self.characters().map(|who| self.s.member(who).at);
                let seen: SpaceSet = seen
                    .filter(|&at| self.near(at).intersects(self.watching()))
                    .collect();
                if self.h.rules.events_guard_entrances {
                    seen
                } else {
                    seen & self.h.board().tiles()
                }
            }
            Tiles::LiveCameraBesideSubduedGuard => {
                let subdued = tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog);
                self.watching() & self.near_all(subdued)
            }
            Tiles::WithCharacter => self.occupied(),
            Tiles::BesideCharacter => self.beside_characters(),
            Tiles::DisabledCameraBesideAnother => {
                let disabled = tokens.on(Token::DisabledCamera);
                disabled & self.near_all(disabled)
            }
            Tiles::WithLoot => self.s.loot & self.h.board().tiles(),
            Tiles::NextGate => {
                let gate = self.open_gates().next();
                gate.map_or(SpaceSet::EMPTY, |(_, gate)| SpaceSet::of(gate))
            }
            Tiles::CharacterAndGuard => {
                let subdued = tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog);
                self.occupied() & (tokens.guarded() | subdued)
            }
            Tiles::Everywhere => self.s.present,
        }
    }

    /// Whether a character is meant.
    pub fn is_meant(self, who: Who, whom: Targets) -> bool {
        let member = self.s.member(who);
        let tokens = &self.s.tokens;
        let here = SpaceSet::of(member.at);
        let around = self.near(member.at) | here;
        let guards = |set: SpaceSet| {
            let mut guards = tokens.guarded();
            if self.h.rules.subdued_guards_frighten {
                guards |= tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog);
            }
            guards.intersects(set)
        };
        let noticed = self.h.role(who).trusted == 0;
        match whom {
            Targets::BesideLiveCamera => {
                noticed && self.near(member.at).intersects(self.watching())
            }
            Targets::BesideGuard => noticed && self.near(member.at).intersects(tokens.guarded()),
            Targets::Overwhelmed | Targets::OverwhelmedAround => {
                let around = match whom {
                    Targets::Overwhelmed => around,
                    _ => self.near(member.at),
                };
                let cameras = |space| {
                    if self.s.footage {
                        0
                    } else {
                        tokens.count(Token::Camera, space)
                    }
                };
                let unhandled = |space: Space| {
                    tokens.guards(space) + cameras(space) + tokens.count(Token::Lock, space)
                };
                around
                    .iter()
                    .map(|space| u32::from(unhandled(space)))
                    .sum::<u32>()
                    >= 2
            }
            Targets::Alone => !self
                .characters()
                .any(|other| other != who && around.contains(self.s.member(other).at)),
            Targets::OnGuard => guards(here),
            Targets::OnSubduedGuard => {
                (tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog)).intersects(here)
            }
            Targets::PlannedTheUnknown => member.planned.intersects(self.s.unknown),
            // Looped footage takes nobody's witness away: that would be a harm done by cameras.
            Targets::GuardedUnseen => {
                !tokens.on(Token::Camera).intersects(around) && guards(around)
            }
            Targets::IndoorsShortOfIdeas => !self.outdoors(who) && member.ideas <= 2,
            Targets::IndoorsObjectiveDone => !self.outdoors(who) && self.objective_in_hand(),
        }
    }
}
