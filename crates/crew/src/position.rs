//! Looking at a heist: what the rules ask of a state, without changing it.

use crate::command::{Piece, Who};
use crate::content::cards::FixerPower;
use crate::content::effect::Chit;
use crate::heist::{Heist, PieceKind};
use crate::refusal::Refusal;
use crate::state::*;
use board::{Distances, Space, SpaceSet};
use table::{Seat, Seats};

/// A state with the heist it belongs to.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    pub h: &'a Heist,
    pub s: &'a State,
}

impl<'a> Position<'a> {
    pub fn new(h: &'a Heist, s: &'a State) -> Self {
        Position { h, s }
    }

    /// Adjacent spaces that are on the board now.
    #[inline]
    pub fn near(self, space: Space) -> SpaceSet {
        let mut near = self.h.board().near(space);
        if self.s.spare_exits.count > 0 {
            near |= self.near_spares(space);
        }
        near & self.s.present
    }

    /// Links of exits opened in play.
    fn near_spares(self, space: Space) -> SpaceSet {
        let mut near = SpaceSet::EMPTY;
        for n in 0..self.s.spare_exits.count as usize {
            let exit = self.h.board().spare_exit(n);
            if self.s.spare_exits.tiles[n] == space {
                near.insert(exit);
            }
            if exit == space {
                near.insert(self.s.spare_exits.tiles[n]);
            }
        }
        near
    }

    #[inline]
    pub fn is_tile(self, space: Space) -> bool {
        self.h.board().is_tile(space)
    }

    /// A character on an entrance is outdoors.
    #[inline]
    pub fn outdoors(self, who: Who) -> bool {
        let at = self.s.member(who).at;
        at != Space::NONE && !self.is_tile(at)
    }

    /// Characters in play: player characters and an active NPC, somewhere on the board.
    #[inline]
    pub fn characters(self) -> impl Iterator<Item = Who> + 'a {
        let s = self.s;
        (0..CREW as u8)
            .map(Who)
            .filter(move |&who| s.member(who).status == Status::Active)
    }

    /// Player characters in play.
    #[inline]
    pub fn players(self) -> impl Iterator<Item = Who> + 'a {
        self.characters().filter(|&who| who != Who::NPC)
    }

    /// The spaces with a character.
    #[inline]
    pub fn occupied(self) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        for who in self.characters() {
            set.insert(self.s.member(who).at);
        }
        set
    }

    /// The spaces adjacent to a character.
    #[inline]
    pub fn beside_characters(self) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        for who in self.characters() {
            set |= self.near(self.s.member(who).at);
        }
        set
    }

    /// All spaces adjacent to some space of the set.
    pub fn near_all(self, set: SpaceSet) -> SpaceSet {
        let mut near = SpaceSet::EMPTY;
        for space in set {
            near |= self.near(space);
        }
        near
    }

    /// Tiles with a remote lock or a sensor.
    #[inline]
    pub fn ringed(self) -> SpaceSet {
        self.s.remote[0] | self.s.remote[1] | self.s.remote[2]
    }

    /// Tiles whose remote locks or sensors hold people now.
    #[inline]
    pub fn remote_locked(self) -> SpaceSet {
        if !self.h.rings {
            return SpaceSet::EMPTY;
        }
        let rules = &self.h.rules;
        if rules.rings_bar_entry && (rules.rings_hold_in_escape || !self.s.escaping()) {
            self.ringed()
        } else {
            SpaceSet::EMPTY
        }
    }

    /// What would be removed from the server or panel of a letter: of rings within rings only the outermost.
    pub fn removable(self, letter: usize) -> SpaceSet {
        let mut rings = self.s.remote[letter];
        if self.h.rules.rings_are_nested {
            for (space, outer, inner) in &self.h.scenario.nested {
                if inner.index() == letter && self.s.remote[outer.index()].contains(*space) {
                    rings.remove(*space);
                }
            }
        }
        rings
    }

    /// Whether loot on a space is out of reach because of what rings it.
    #[inline]
    pub fn covered(self, space: Space) -> bool {
        if !self.h.rings {
            return false;
        }
        let rules = &self.h.rules;
        let covers = if self.s.escaping() {
            !rules.rings_hold_in_escape && rules.rings_cover_loot_in_escape
        } else {
            !rules.rings_bar_entry
        };
        covers && self.ringed().contains(space)
    }

    /// Paintings of the map that hang elsewhere now with their twins in their places.
    pub fn swaps(self, out: bool) -> u8 {
        let pieces = (0..self.h.pieces.len()).filter(|&i| self.h.brought & 1 << i == 0);
        pieces.filter(|&i| self.is_swapped(i, out)).count() as u8
    }

    fn is_swapped(self, i: usize, out: bool) -> bool {
        let PieceKind::Loot(chit) = self.h.pieces[i] else {
            return false;
        };
        let home = self.h.opening.pieces[i];
        let (Some(twin), Some(_)) = (chit.twin(), home.space()) else {
            return false;
        };
        let left = (0..self.h.pieces.len())
            .any(|j| self.h.pieces[j] == PieceKind::Loot(twin) && self.s.pieces[j] == home);
        left && if out {
            self.is_out(i)
        } else {
            self.s.pieces[i] != home
        }
    }

    /// Whether a painting was stolen for which no twin was left.
    pub fn stolen_openly(self) -> bool {
        (0..self.h.pieces.len()).any(|i| {
            let PieceKind::Loot(chit) = self.h.pieces[i] else {
                return false;
            };
            let hung = self.h.opening.pieces[i].space().is_some();
            hung && chit.is_art() && self.is_out(i) && !self.is_swapped(i, true)
        })
    }

    /// Brought out, or in the hands of somebody who got away.
    fn is_out(self, i: usize) -> bool {
        let place = self.s.pieces[i];
        let away = |who: Who| self.s.member(who).status == Status::Escaped || self.outdoors(who);
        place == Place::SECURED || place.holder().is_some_and(away)
    }

    /// Spaces nobody may enter.
    #[inline]
    pub fn shut(self) -> SpaceSet {
        self.s.tokens.on(Token::Lock) | self.remote_locked() | self.s.doors
    }

    /// Live cameras that have consequences.
    #[inline]
    pub fn watching(self) -> SpaceSet {
        if self.s.footage {
            SpaceSet::EMPTY
        } else {
            self.s.tokens.on(Token::Camera)
        }
    }

    /// Why a character may not enter a space, planning aside.
    #[inline]
    pub fn closed(self, space: Space) -> Result<(), Refusal> {
        if self.s.tokens.on(Token::Lock).contains(space) {
            return Err(Refusal::Locked);
        }
        if self.remote_locked().contains(space) {
            return Err(Refusal::RemoteLocked);
        }
        if self.s.doors.contains(space) {
            return Err(Refusal::DoorClosed);
        }
        Ok(())
    }

    /// The character, if the seat may act with it now.
    #[inline]
    pub fn own(self, seat: Seat, who: Who) -> Result<&'a Member, Refusal> {
        let member = self
            .s
            .crew
            .get(who.index())
            .ok_or(Refusal::NoSuchCharacter)?;
        if member.status == Status::Absent {
            return Err(Refusal::NoSuchCharacter);
        }
        if who != Who::NPC && who.0 != seat.0 {
            return Err(Refusal::NotYourCharacter);
        }
        if member.status != Status::Active {
            return Err(Refusal::OutOfTheHeist);
        }
        Ok(member)
    }

    /// Another character in play than this one.
    #[inline]
    pub fn other(self, who: Who, to: Who) -> Result<&'a Member, Refusal> {
        if to == who {
            return Err(Refusal::SameCharacter);
        }
        let member = self
            .s
            .crew
            .get(to.index())
            .ok_or(Refusal::NoSuchCharacter)?;
        match member.status {
            Status::Absent => Err(Refusal::NoSuchCharacter),
            Status::Active => Ok(member),
            _ => Err(Refusal::OutOfTheHeist),
        }
    }

    #[inline]
    pub fn ideas(self, member: &Member, need: u8) -> Result<(), Refusal> {
        if member.ideas < need {
            return Err(Refusal::NotEnoughIdeas {
                need,
                have: member.ideas,
            });
        }
        Ok(())
    }

    #[inline]
    pub fn cash(self, need: u8) -> Result<(), Refusal> {
        if self.s.team.cash < need {
            return Err(Refusal::NotEnoughCash {
                need,
                have: self.s.team.cash,
            });
        }
        Ok(())
    }

    /// A tile on the board.
    #[inline]
    pub fn tile(self, space: Space) -> Result<(), Refusal> {
        if space.index() >= self.h.board().space_count() {
            return Err(Refusal::NoSuchSpace);
        }
        if !self.is_tile(space) {
            return Err(Refusal::NotATile);
        }
        if !self.s.present.contains(space) {
            return Err(Refusal::NotOnTheBoard);
        }
        Ok(())
    }

    /// Spaces the character works on: own tile, adjacent ones and the one across the vent.
    #[inline]
    pub fn reach(self, member: &Member) -> SpaceSet {
        let mut reach = self.near(member.at) | SpaceSet::of(member.at);
        if member.vent != Space::NONE {
            reach.insert(member.vent);
        }
        reach
    }

    /// Whether anything in hand is of this kind.
    pub fn holds_loot(self, member: &Member, chit: Chit) -> bool {
        self.held(member)
            .any(|piece| self.h.piece(piece) == Some(PieceKind::Loot(chit)))
    }

    /// The pieces in hand, without cash.
    #[inline]
    pub fn held(self, member: &Member) -> impl Iterator<Item = Piece> + use<> {
        let mut mask = member.held;
        std::iter::from_fn(move || {
            (mask != 0).then(|| {
                let piece = Piece(mask.trailing_zeros() as u8);
                mask &= mask - 1;
                piece
            })
        })
    }

    /// The first held item for which the question holds.
    pub fn held_item(
        self,
        member: &Member,
        ask: impl Fn(&crate::cast::ItemRole) -> bool,
    ) -> Option<Piece> {
        if member.held == 0 {
            return None;
        }
        self.held(member)
            .find(|&piece| self.h.item(piece).is_some_and(&ask))
    }

    /// Whether an empty bag turns this character's reveals into ideas.
    pub fn knows_a_way(self, who: Who) -> bool {
        self.h.role(who).knows_a_way
            || self
                .characters()
                .any(|other| self.h.role(other).everyone_knows)
    }

    /// Whether reveals give ideas now.
    pub fn nothing_to_learn(self) -> bool {
        if self.h.rules.ways_need_an_empty_bag {
            self.s.bag_size() == 0
        } else {
            self.s.unknown.is_empty()
        }
    }

    #[inline]
    pub fn panicked(self) -> usize {
        usize::from(self.s.npc_panicked)
    }

    #[inline]
    pub fn cannot_subdue(self, who: Who) -> bool {
        self.h.role(who).cannot_subdue[if who == Who::NPC { self.panicked() } else { 0 }]
    }

    /// Tiles on which guards stay subdued.
    pub fn pressed(self) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        for who in self.characters() {
            if self.h.role(who).pressure_points {
                let at = self.s.member(who).at;
                set.insert(at);
                set |= self.near(at);
            }
        }
        set
    }

    /// The fixer is there and may be used now.
    #[inline]
    pub fn fixer(self, power: FixerPower) -> Result<(), Refusal> {
        let barred = self.h.special.radio_silence && self.s.phase == Phase::Plan
            || power == FixerPower::Teamwork && self.h.special.no_old_friend;
        if !self.h.has_fixer(power) || barred {
            return Err(Refusal::NoFixer);
        }
        Ok(())
    }

    /// A planning offer that is taken once.
    #[inline]
    pub fn fresh_fixer(self, power: FixerPower) -> Result<(), Refusal> {
        self.fixer(power)?;
        if self.s.team.fixers_used.contains(power) {
            return Err(Refusal::FixerUsed);
        }
        Ok(())
    }

    /// The price of so many of what a fixer sells.
    pub fn price(self, power: FixerPower, count: u8) -> u8 {
        let card = self
            .h
            .edition
            .fixers
            .iter()
            .find(|card| card.power == power);
        let prices = card.map_or(&[][..], |card| &card.prices);
        match prices {
            [] => 0,
            [each] => each * count,
            list => list.get(count as usize - 1).copied().unwrap_or(u8::MAX),
        }
    }

    /// Seats to wait for: those whose character takes part. When only the NPC is left, the whole team decides for it.
    #[inline]
    pub fn waiting_for(self) -> Seats {
        let active = |who: Who| self.s.member(who).status == Status::Active;
        let seats = (0..self.h.players).filter(|&seat| active(Who(seat)));
        let seats: Seats = seats.map(Seat).collect();
        if seats.is_empty() && active(Who::NPC) {
            return Seats::all(self.h.players);
        }
        seats
    }

    /// Whether this seat has a say in the round.
    #[inline]
    pub fn takes_part(self, seat: Seat) -> Result<(), Refusal> {
        // Asked for every command: a look at the own character spares the set.
        let own = seat.0 < self.h.players && self.s.member(Who(seat.0)).status == Status::Active;
        self.have(
            own || self.waiting_for().contains(seat),
            Refusal::OutOfTheHeist,
        )
    }

    /// Steps over tiles and open exits from a set of spaces.
    pub fn distances(self, from: SpaceSet) -> Distances {
        Distances::from(|space| self.near(space), from, self.s.present)
    }

    /// Whether the objective only waits for the way out (event M3).
    pub fn objective_in_hand(self) -> bool {
        use crate::content::scenario::Goal;
        self.h.scenario.draft.goals.iter().all(|goal| match goal {
            Goal::Secure { chit, count } => self.count_loot(*chit, true) >= *count,
            Goal::NpcEscapes => matches!(self.s.crew[4].status, Status::Active | Status::Escaped),
            Goal::AnyoneEscapes => true,
            Goal::HoldInHideout(chit) => self
                .characters()
                .any(|who| self.holds_loot(self.s.member(who), *chit)),
            Goal::SecureArt(count) => self.count_art(true) >= *count,
            Goal::SecureCash(cash) => {
                let carried = self.characters().map(|who| self.s.member(who).cash);
                carried.fold(self.s.team.cash_out, u8::saturating_add) >= *cash
            }
            Goal::EveryoneEscapes => true,
            Goal::Swap { count, .. } => self.swaps(false) >= *count,
        })
    }

    /// Authentic paintings brought out, and with `in_hand` those characters in play carry.
    pub fn count_art(self, in_hand: bool) -> u8 {
        self.count_pieces(Chit::is_art, in_hand)
    }

    /// Pieces of a kind brought out, and with `in_hand` those characters in play carry.
    pub fn count_loot(self, chit: Chit, in_hand: bool) -> u8 {
        self.count_pieces(|kind| kind == chit, in_hand)
    }

    fn count_pieces(self, is_it: impl Fn(Chit) -> bool, in_hand: bool) -> u8 {
        let mut count = 0;
        for (i, kind) in self.h.pieces.iter().enumerate() {
            if !matches!(kind, PieceKind::Loot(chit) if is_it(*chit))
                || self.h.brought & 1 << i != 0
            {
                continue;
            }
            let place = self.s.pieces[i];
            let carried = place
                .holder()
                .is_some_and(|who| match self.s.member(who).status {
                    Status::Active => in_hand || self.outdoors(who),
                    Status::Escaped => true,
                    _ => false,
                });
            count += u8::from(place == Place::SECURED || carried);
        }
        count
    }
}
