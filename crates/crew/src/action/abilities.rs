//! What characters do besides their action: abilities of their cards, most of them paid with ideas.

use crate::action::TWO_IDEAS;
use crate::command::{Aim, Who};
use crate::content::cards::FixerPower;
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seat, Witness};

impl Position<'_> {
    pub(super) fn check_pick_on(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(self.h.role(who).efficient_picker, Refusal::NoSuchAbility)?;
        self.have(member.picks > 0, Refusal::NoneLeft)?;
        self.ideas(member, 1)
    }

    pub(super) fn check_slip_past(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        let role = self.h.role(who);
        self.have(role.better_ways || role.pays_guards, Refusal::NoSuchAbility)?;
        self.have(!member.slipping, Refusal::AlreadyActive)?;
        let price = self.slip_price(member, who);
        self.have(price > 0, Refusal::NothingToChange)?;
        self.ideas(member, price)
    }

    /// Ideas for leaving guarded tiles: once for the rest of the phase, or for each guard here.
    fn slip_price(self, member: &Member, who: Who) -> u8 {
        if self.h.role(who).pays_guards {
            self.s.tokens.guards(member.at)
        } else {
            1
        }
    }

    pub(super) fn check_dart(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        let role = self.h.role(who);
        self.have(role.paid_moves > 0, Refusal::NoSuchAbility)?;
        self.have(member.darts < role.paid_moves, Refusal::NoneLeft)?;
        self.ideas(member, 1)
    }

    pub(super) fn check_inspire(self, seat: Seat, who: Who, to: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.inspire > 0, Refusal::NoneLeft)?;
        self.have(to.0 < self.h.players, Refusal::NoSuchCharacter)?;
        let there = self.s.member(to).status == Status::Active;
        self.have(there, Refusal::OutOfTheHeist)
    }

    pub(super) fn check_walk_through(self, seat: Seat, who: Who, to: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        let price = self.h.role(who).walks_through;
        self.have(price > 0, Refusal::NoSuchAbility)?;
        self.other(who, to)?;
        self.have(
            to != Who::NPC || self.h.rules.grants_reach_npcs,
            Refusal::NeedsTarget,
        )?;
        self.ideas(member, price)
    }

    pub(super) fn check_break_out(self, seat: Seat, who: Who, aim: Aim) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        let price = self.h.role(who).breach_for;
        self.have(price > 0, Refusal::NoSuchAbility)?;
        self.check_breach(member, aim)?;
        self.ideas(member, price)
    }

    pub fn check_reach_out(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(self.h.role(who).reach, Refusal::NoSuchAbility)?;
        self.have(!member.reaching, Refusal::AlreadyActive)?;
        self.ideas(member, 1)
    }

    pub(super) fn check_vent(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(self.h.role(who).vent > 0, Refusal::NoSuchAbility)?;
        self.have(member.committed, Refusal::NotCommitted)?;
        // A way that stays open may be given up for another one.
        let other = self.h.rules.vent_lasts_the_action && member.vent != space;
        self.have(member.vent == Space::NONE || other, Refusal::AlreadyActive)?;
        let across = self
            .h
            .board()
            .across_gap(member.at, self.s.present & self.h.board().tiles());
        self.have(
            self.is_tile(member.at) && across.contains(space),
            Refusal::AcrossNoGap,
        )
    }

    pub(super) fn check_codes(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        let price = self.h.role(who).codes.ok_or(Refusal::NoSuchAbility)?;
        self.have(!member.coded, Refusal::UsedUp)?;
        self.have(
            self.s.tokens.on(Token::Camera).contains(space),
            Refusal::NeedsLiveCamera,
        )?;
        self.have(!self.code_tiles(space).is_empty(), Refusal::NotUnknown)?;
        self.ideas(member, price)
    }

    /// Unknown tiles the codes show.
    fn code_tiles(self, camera: Space) -> SpaceSet {
        let cameras = if self.h.rules.codes_cover_all_cameras {
            self.s.tokens.on(Token::Camera)
        } else {
            SpaceSet::of(camera)
        };
        self.near_all(cameras) & self.s.unknown
    }

    pub(super) fn check_teamwork(self, seat: Seat, who: Who, to: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        if !self.h.rules.help_out {
            self.fixer(FixerPower::Teamwork)?;
        }
        self.have(who != Who::NPC, Refusal::NotYourCharacter)?;
        self.have(self.outdoors(who), Refusal::NotOutdoors)?;
        self.other(who, to)?;
        self.have(
            to != Who::NPC || self.h.rules.npcs_have_ideas,
            Refusal::NoIdeasForNpc,
        )?;
        self.ideas(member, TWO_IDEAS)
    }

    /// A reveal that an early warning still gives.
    pub fn warns(self, member: &Member, who: Who) -> bool {
        self.h.role(who).early_warning && !member.warned && self.outdoors(who)
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub(super) fn pick_on(&mut self, who: Who) {
        self.spend_ideas(who, 1);
        let member = self.member(who);
        member.picks -= 1;
        member.pool.moves += 1;
        self.noise(Some(who), 1);
    }

    pub(super) fn slip_past(&mut self, who: Who) {
        let price = self.position().slip_price(self.s.member(who), who);
        self.spend_ideas(who, price);
        self.member(who).slipping = true;
        self.tell(Event::SlippedPast { who });
    }

    pub(super) fn dart(&mut self, seat: Seat, who: Who) {
        self.spend_ideas(who, 1);
        let member = self.member(who);
        member.darts += 1;
        member.pool.moves += 1;
        self.s.ready.remove(seat);
    }

    pub(super) fn inspire(&mut self, who: Who, to: Who) {
        let ideas = std::mem::take(&mut self.member(who).pool.inspire);
        self.gain_ideas(to, ideas);
        self.s.ready.remove(Seat(to.0));
    }

    pub(super) fn walk_through(&mut self, who: Who, to: Who) {
        self.spend_ideas(who, self.h.role(who).walks_through);
        let pool = &mut self.member(to).pool;
        pool.unlocks = pool.unlocks.saturating_add(1);
        pool.granted_unlocks = pool.granted_unlocks.saturating_add(1);
        self.unready(to);
        self.tell(Event::Granted { who, to });
    }

    pub(super) fn break_out(&mut self, who: Who, aim: Aim) {
        self.spend_ideas(who, self.h.role(who).breach_for);
        self.breach(who, aim);
    }

    pub fn reach_out(&mut self, who: Who) {
        self.spend_ideas(who, 1);
        self.member(who).reaching = true;
        self.tell(Event::ReachedOut { who });
    }

    pub(super) fn vent(&mut self, who: Who, space: Space) {
        self.member(who).vent = space;
        self.tell(Event::Vented { who, space });
        self.noise(Some(who), self.h.role(who).vent);
        for _ in 0..self.h.role(who).vent_alerts {
            self.alert(AlertCause::Action);
        }
    }

    /// A sub-action across the vent uses the vent up.
    pub(super) fn spend_vent(&mut self, who: Who, space: Space) {
        let lasts = self.h.rules.vent_lasts_the_action;
        let member = self.member(who);
        if member.vent == space && !lasts {
            member.vent = Space::NONE;
        }
    }

    pub(super) fn codes(&mut self, who: Who, space: Space) {
        let price = self.h.role(who).codes.unwrap_or(0);
        self.spend_ideas(who, price);
        self.member(who).coded = true;
        let tiles = self.position().code_tiles(space);
        self.s.due |= tiles;
    }

    pub(super) fn teamwork(&mut self, who: Who, to: Who) {
        if self.h.has_fixer(FixerPower::Teamwork) {
            self.use_fixer(FixerPower::Teamwork);
        }
        self.spend_ideas(who, TWO_IDEAS);
        self.gain_ideas(to, 1);
    }
}
