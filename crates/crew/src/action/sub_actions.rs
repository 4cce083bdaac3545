//! Sub-actions: what an action puts into the pool, done one by one.

use crate::command::{Gift, Who};
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seat, Witness};

impl<'a> Position<'a> {
    pub(super) fn check_move(self, member: &Member, who: Who, to: Space) -> Result<(), Refusal> {
        self.have(member.pool.moves > 0, Refusal::NoneLeft)?;
        self.have(
            !self.remote_locked().contains(member.at),
            Refusal::Imprisoned,
        )?;
        let vented = to == member.vent && to != Space::NONE;
        self.have(
            vented || self.near(member.at).contains(to),
            Refusal::NotAdjacent,
        )?;
        self.have(
            member.slipping || !self.s.tokens.guarded().contains(member.at),
            Refusal::HeldByGuard,
        )?;
        self.closed(to)?;
        let free = who == Who::NPC
            || !self.is_tile(to)
            || member.planned.contains(to)
            || self.is_start_hex(who, to);
        self.have(free, Refusal::NotPlannedByYou)
    }

    /// A hideout, and by rule any start hex, needs no token to come back to.
    fn is_start_hex(self, who: Who, to: Space) -> bool {
        let free = self.h.special.start_in_hideouts || self.h.rules.start_hex_counts_as_planned;
        free && self.s.member(who).start == to
    }

    pub(super) fn check_unlock(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.working(seat, who, |pool| pool.unlocks)?;
        if space == member.at || !self.reach(member).contains(space) {
            return Err(Refusal::NotAdjacent);
        }
        self.have(
            self.s.tokens.on(Token::Lock).contains(space),
            Refusal::NothingToUnlock,
        )
    }

    pub(super) fn check_subdue(
        self,
        seat: Seat,
        who: Who,
        space: Space,
        dog: bool,
    ) -> Result<(), Refusal> {
        let member = self.working(seat, who, |pool| pool.subdues)?;
        if self.cannot_subdue(who) {
            return Err(Refusal::CannotSubdue);
        }
        self.workable(member, space)?;
        let token = if dog { Token::Dog } else { Token::Guard };
        self.have(
            self.s.tokens.on(token).contains(space),
            Refusal::NothingToSubdue,
        )
    }

    pub(super) fn check_disable(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.working(seat, who, |pool| pool.disables)?;
        self.workable(member, space)?;
        self.have(
            self.s.tokens.on(Token::Camera).contains(space),
            Refusal::NothingToDisable,
        )
    }

    pub(super) fn check_rewire(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.working(seat, who, |pool| pool.rewires)?;
        self.workable(member, space)?;
        self.have(
            space != member.at || self.h.rules.rewire_reaches_own_tile,
            Refusal::NotAdjacent,
        )?;
        self.have(
            self.s.tokens.on(Token::Camera).contains(space),
            Refusal::NothingToDisable,
        )
    }

    /// The character with a sub-action left that an imprisoned one cannot use.
    #[inline]
    fn working(
        self,
        seat: Seat,
        who: Who,
        left: impl Fn(&Pool) -> u8,
    ) -> Result<&'a Member, Refusal> {
        let member = self.own(seat, who)?;
        self.have(left(&member.pool) > 0, Refusal::NoneLeft)?;
        self.have(
            !self.remote_locked().contains(member.at),
            Refusal::Imprisoned,
        )?;
        Ok(member)
    }

    /// Own or adjacent, and not behind a lock if the rules forbid that.
    #[inline]
    fn workable(self, member: &Member, space: Space) -> Result<(), Refusal> {
        self.have(self.reach(member).contains(space), Refusal::NotAdjacent)?;
        if !self.h.rules.work_on_locked_tiles && space != member.at {
            self.closed(space)?;
        }
        Ok(())
    }

    pub(super) fn check_think(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.ideas > 0, Refusal::NoneLeft)
    }

    pub(super) fn check_reveal(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(
            member.pool.reveals > 0 || self.warns(member, who),
            Refusal::NoneLeft,
        )?;
        self.tile(space)?;
        self.have(self.s.unknown.contains(space), Refusal::NotUnknown)?;
        let dry = self.s.bag_size() == 0
            && (self.knows_a_way(who) || !self.h.rules.empty_bag_means_blank);
        self.have(!dry, Refusal::BagEmpty)
    }

    /// A reveal with nothing unknown left takes a chit out of the bag.
    pub(super) fn check_thin_bag(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.reveals > 0, Refusal::NoneLeft)?;
        self.have(self.h.rules.reveals_thin_the_bag, Refusal::NoneLeft)?;
        self.have(self.s.unknown.is_empty(), Refusal::StillUnknown)?;
        self.have(self.s.bag_size() > 0, Refusal::BagEmpty)
    }

    pub(super) fn check_realize(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.reveals > 0, Refusal::NoneLeft)?;
        self.have(self.knows_a_way(who), Refusal::NoSuchAbility)?;
        self.have(self.nothing_to_learn(), Refusal::BagNotEmpty)
    }

    pub(super) fn check_pocket(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.loot > 0, Refusal::NoneLeft)?;
        self.have(
            self.h.rules.loot_icon_outdoors || !self.outdoors(who),
            Refusal::NothingToTake,
        )
    }

    pub(super) fn check_grant(
        self,
        seat: Seat,
        who: Who,
        to: Who,
        gift: Gift,
    ) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.grants > 0, Refusal::NoneLeft)?;
        self.other(who, to)?;
        self.have(
            to != Who::NPC || self.h.rules.grants_reach_npcs,
            Refusal::NeedsTarget,
        )?;
        self.have(
            gift != Gift::Subdue || !self.cannot_subdue(to),
            Refusal::CannotSubdue,
        )
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// One move: a dog on the tile may be shaken off, cameras ahead see the character.
    pub(super) fn step(&mut self, who: Who, to: Space) {
        let from = self.s.member(who).at;
        let left_dog = self.s.tokens.on(Token::Dog).contains(from);
        let shakes = self.h.rules.dogs_can_be_shaken;
        let pays_again = self.h.role(who).pays_guards;
        let member = self.member(who);
        member.slipping &= !pays_again;
        member.pool.moves -= 1;
        member.moved = true;
        member.vent = Space::NONE;
        if left_dog && shakes {
            member.shaken.insert(from);
        }
        if member.pool.moves == 0 {
            member.shaken = SpaceSet::EMPTY;
        }
        self.arrive(who, to);
        self.seen(to);
    }

    /// Live cameras see whoever enters their tile.
    pub(super) fn seen(&mut self, space: Space) {
        if !self.s.footage {
            for _ in 0..self.s.tokens.count(Token::Camera, space) {
                self.alert(AlertCause::Camera);
            }
        }
    }

    pub(super) fn unlock(&mut self, who: Who, space: Space) {
        let member = self.member(who);
        member.pool.unlocks -= 1;
        member.pool.granted_unlocks = member.pool.granted_unlocks.saturating_sub(1);
        member.unlocked = true;
        self.spend_vent(who, space);
        if !self.softens(who, space, Token::Lock) {
            self.s.tokens.flip(Token::Lock, space);
            self.tell(Event::Unlocked { who, space });
            if self.h.role(who).picker {
                self.gain_ideas(who, 1);
            }
        }
    }

    pub(super) fn do_subdue(&mut self, who: Who, space: Space, dog: bool) {
        self.member(who).pool.subdues -= 1;
        self.member(who).did_other = true;
        self.spend_vent(who, space);
        if self.subdue(who, space, dog) {
            self.thrill(who);
        }
    }

    /// What a subdue does for the one who did it.
    pub(super) fn thrill(&mut self, who: Who) {
        let role = self.h.role(who);
        if role.adrenaline {
            self.gain_ideas(who, 1);
        }
        self.lower_noise(who, role.reports_in);
    }

    pub(super) fn do_disable(&mut self, who: Who, space: Space) {
        self.member(who).pool.disables -= 1;
        self.member(who).did_other = true;
        self.spend_vent(who, space);
        self.disable(who, space);
    }

    pub(super) fn disable(&mut self, who: Who, space: Space) {
        if !self.softens(who, space, Token::Camera) {
            self.s.tokens.flip(Token::Camera, space);
            self.tell(Event::Disabled { who, space });
        }
    }

    pub(super) fn rewire(&mut self, who: Who, space: Space) {
        self.member(who).pool.rewires -= 1;
        self.member(who).did_other = true;
        self.spend_vent(who, space);
        self.disable(who, space);
        for (token, dog) in [(Token::Guard, false), (Token::Dog, true)] {
            while self.s.tokens.count(token, space) > 0 {
                self.subdue(who, space, dog);
            }
        }
    }

    pub(super) fn think(&mut self, who: Who) {
        self.member(who).pool.ideas -= 1;
        self.member(who).did_other = true;
        self.gain_ideas(who, 1);
    }

    pub(super) fn do_reveal(&mut self, who: Who, space: Space) {
        if self.position().warns(self.s.member(who), who) {
            self.member(who).warned = true;
        } else {
            self.member(who).pool.reveals -= 1;
        }
        self.member(who).did_other = true;
        self.reveal(space, Some(who));
    }

    pub(super) fn thin_bag(&mut self, who: Who) {
        self.member(who).pool.reveals -= 1;
        self.member(who).did_other = true;
        self.thin();
    }

    pub(super) fn realize(&mut self, who: Who) {
        self.member(who).pool.reveals -= 1;
        self.member(who).did_other = true;
        self.gain_ideas(who, 1);
    }

    pub(super) fn pocket(&mut self, who: Who) {
        let member = self.member(who);
        member.pool.loot -= 1;
        member.did_other = true;
        member.cash = member.cash.saturating_add(1);
        self.tell(Event::Pocketed { who, cash: 1 });
        self.secure(who);
    }

    pub(super) fn grant(&mut self, who: Who, to: Who, gift: Gift) {
        let count = std::mem::take(&mut self.member(who).pool.grants);
        self.member(who).did_other = true;
        let pool = &mut self.member(to).pool;
        match gift {
            Gift::Subdue => pool.subdues = pool.subdues.saturating_add(count),
            Gift::Disable => pool.disables = pool.disables.saturating_add(count),
            Gift::Unlock => {
                pool.unlocks = pool.unlocks.saturating_add(count);
                pool.granted_unlocks = pool.granted_unlocks.saturating_add(count);
            }
        }
        // The receiver has something to do again.
        self.unready(to);
        self.tell(Event::Granted { who, to });
    }
}
