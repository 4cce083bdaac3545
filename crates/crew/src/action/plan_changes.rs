//! Planning tokens that move in the Action phase: a change of plans, and the shifts of a tweaked plan.

use crate::command::{Command, Who};
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::Space;
use table::{Dealer, Seat, Witness};

impl Position<'_> {
    pub(super) fn check_change_plans(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(self.h.role(who).replan_tokens > 0, Refusal::NoSuchAbility)?;
        self.have(!member.replanned, Refusal::UsedUp)?;
        self.ideas(member, self.h.role(who).replan_ideas)
    }

    pub(super) fn check_reposition(
        self,
        seat: Seat,
        from: Space,
        to: Space,
    ) -> Result<(), Refusal> {
        let member = self.own(seat, Who(seat.0))?;
        self.have(self.s.repositions > 0, Refusal::NoneLeft)?;
        let anyone = self.h.rules.replan_moves_anyones_tokens;
        self.have(
            anyone || self.s.replanner.0 == seat.0,
            Refusal::NotYourCharacter,
        )?;
        self.token_move(member, from, to)
    }

    pub(super) fn check_shift(self, seat: Seat, from: Space, to: Space) -> Result<(), Refusal> {
        let member = self.own(seat, Who(seat.0))?;
        self.have(member.shifts > 0, Refusal::NoneLeft)?;
        self.token_move(member, from, to)?;
        self.have(self.near(from).contains(to), Refusal::NotAdjacent)
    }

    fn token_move(self, member: &Member, from: Space, to: Space) -> Result<(), Refusal> {
        self.have(member.planned.contains(from), Refusal::NotPlanned)?;
        self.tile(to)?;
        self.have(!member.planned.contains(to), Refusal::AlreadyPlanned)
    }

    /// An idea given away with a change of plans.
    pub(super) fn check_give_idea(self, seat: Seat, who: Who, to: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(
            self.s.gifts > 0 && self.s.replanner == who,
            Refusal::NoneLeft,
        )?;
        self.other(who, to)?;
        self.ideas(member, 1)
    }

    /// Planning tokens on the move: whole lists, where asking for every pair would take long.
    pub(super) fn offer_token_moves(self, seat: Seat, into: &mut Vec<Command>) {
        let s = self.s;
        let member = &s.crew[seat.0 as usize];
        let free = (self.h.board().tiles() & s.present) - member.planned;
        let mine = self.h.rules.replan_moves_anyones_tokens || s.replanner.0 == seat.0;
        if s.repositions > 0 && mine {
            for from in member.planned {
                into.extend(free.iter().map(|to| Command::Reposition { from, to }));
            }
        }
        if member.shifts > 0 {
            for from in member.planned {
                let near = self.near(from) & free;
                into.extend(near.iter().map(|to| Command::Shift { from, to }));
            }
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub(super) fn change_plans(&mut self, who: Who) {
        let role = self.h.role(who);
        self.spend_ideas(who, role.replan_ideas);
        self.noise(Some(who), role.replan_noise);
        self.member(who).replanned = true;
        self.s.replanner = who;
        self.s.repositions = role.replan_tokens;
        self.s.gifts = role.replan_gifts;
        self.tell(Event::PlansChanged { who });
    }

    pub(super) fn reposition(&mut self, seat: Seat, from: Space, to: Space) {
        self.s.repositions -= 1;
        self.move_token(seat, from, to);
    }

    pub(super) fn shift(&mut self, seat: Seat, from: Space, to: Space) {
        self.s.crew[seat.0 as usize].shifts -= 1;
        self.move_token(seat, from, to);
    }

    fn move_token(&mut self, seat: Seat, from: Space, to: Space) {
        let member = &mut self.s.crew[seat.0 as usize];
        member.planned.remove(from);
        member.planned.insert(to);
        self.tell(Event::Unplanned {
            seat: seat.0,
            space: from,
        });
        self.tell(Event::Planned {
            seat: seat.0,
            space: to,
        });
    }
}
