//! The Action phase: listing what a seat may do.

use crate::action::TWO_IDEAS;
use crate::command::{ActionId, Aim, Command, Gift, Piece, Who};
use crate::content::cards::{FixerPower, SpecialAction};
use crate::heist::ITEM_ACTIONS;
use crate::position::Position;
use crate::rules::Diversion;
use crate::state::*;
use board::{Side, SpaceSet};
use table::Seat;

impl Position<'_> {
    pub fn legal_action(self, seat: Seat, into: &mut Vec<Command>) {
        let s = self.s;
        if s.crew[seat.0 as usize].status == Status::Active {
            self.offer_token_moves(seat, into);
        }
        let mut offer = |command: Command| {
            if self.check_action(seat, command).is_ok() {
                into.push(command);
            }
        };
        offer(Command::Ready);
        if s.crew[seat.0 as usize].status == Status::Active {
            let who = Who(seat.0);
            self.offer_member(who, &mut offer);
        }
        if s.crew[Who::NPC.index()].status == Status::Active {
            self.offer_member(Who::NPC, &mut offer);
        }
        if !s.escape_called {
            offer(Command::CallEscape);
        }
        if self.h.rules.diversion == Diversion::Chosen {
            offer(Command::Hush {
                on: !s.team.hushing,
            });
        }
    }

    fn offer_member(self, who: Who, offer: &mut impl FnMut(Command)) {
        let member = self.s.member(who);
        let role = self.h.role(who);
        if !member.committed {
            self.offer_actions(member, who, offer);
        }
        // Sub-actions given by another character can be used before the own action is chosen.
        self.offer_pool(member, who, offer);
        if role.better_ways && !member.slipping {
            offer(Command::SlipPast { who });
        }
        if role.replan_tokens > 0 && !member.replanned {
            offer(Command::ChangePlans { who });
        }
        if role.codes.is_some() && !member.coded {
            for space in self.s.tokens.on(Token::Camera) {
                offer(Command::Codes { who, space });
            }
        }
        let others = (0..CREW as u8).map(Who);
        if self.s.gifts > 0 && self.s.replanner == who {
            others
                .clone()
                .for_each(|to| offer(Command::GiveIdea { who, to }));
        }
        let helps = self.h.rules.help_out || self.h.has_fixer(FixerPower::Teamwork);
        if helps && self.outdoors(who) && member.ideas >= TWO_IDEAS {
            others.for_each(|to| offer(Command::Teamwork { who, to }));
        }
        if role.rare {
            self.offer_rare(member, who, offer);
        }
        if !self.s.doors.is_empty() {
            self.offer_doors(who, offer);
        }
        if self.h.special.logs.is_some() {
            offer(Command::CheckLogs { who });
        }
        if role.reach && !member.reaching {
            offer(Command::ReachOut { who });
        }
        self.list_loot(who, offer);
    }

    /// What few characters can do besides their action.
    fn offer_rare(self, member: &Member, who: Who, offer: &mut impl FnMut(Command)) {
        let role = self.h.role(who);
        let others = || (0..CREW as u8).map(Who);
        if role.pays_guards && !member.slipping {
            offer(Command::SlipPast { who });
        }
        if member.pool.inspire > 0 {
            others().for_each(|to| offer(Command::Inspire { who, to }));
        }
        if role.walks_through > 0 {
            others().for_each(|to| offer(Command::WalkThrough { who, to }));
        }
        if role.paid_moves > 0 {
            offer(Command::Dart { who });
        }
        if role.breach_for > 0 {
            Side::ALL.iter().for_each(|&side| {
                let aim = Aim::at_side(side);
                offer(Command::BreakOut { who, aim });
            });
        }
        if member.pool.reveals == 0 && self.warns(member, who) {
            for space in self.s.unknown {
                offer(Command::Reveal { who, space });
            }
        }
    }

    fn offer_actions(self, member: &Member, who: Who, offer: &mut impl FnMut(Command)) {
        let role = self.h.role(who);
        for (slot, act) in role.acts.iter().enumerate() {
            if !act.exists {
                continue;
            }
            let action = ActionId(slot as u8);
            let mut commit = |aim: Aim| {
                offer(Command::Commit {
                    who,
                    action,
                    face: 0,
                    aim,
                });
            };
            match act.does {
                Some(SpecialAction::Breach) => {
                    Side::ALL.map(Aim::at_side).into_iter().for_each(commit)
                }
                Some(SpecialAction::Tunnel) => {
                    (0..self.h.players).for_each(|mate| commit(Aim::at(Who(mate))));
                }
                _ => commit(Aim::NONE),
            }
        }
        for piece in self.held(member) {
            let Some(item) = self.h.item(piece) else {
                continue;
            };
            let Some(act) = &item.act else { continue };
            let action = ActionId(ITEM_ACTIONS + piece.0);
            match act.does {
                Some(SpecialAction::KillPixels(_)) => {
                    for aim in Side::ALL.map(Aim::at_side) {
                        offer(Command::Commit {
                            who,
                            action,
                            face: 0,
                            aim,
                        });
                    }
                }
                _ => offer(Command::Commit {
                    who,
                    action,
                    face: 0,
                    aim: Aim::NONE,
                }),
            }
            if item.breaks_up_to > 0 || act.faces != 0 {
                for face in 1..=6 {
                    offer(Command::Commit {
                        who,
                        action,
                        face,
                        aim: Aim::NONE,
                    });
                }
            }
        }
    }

    fn offer_pool(self, member: &Member, who: Who, offer: &mut impl FnMut(Command)) {
        let pool = &member.pool;
        let s = self.s;
        let around = self.reach(member);
        if pool.moves > 0 {
            for to in around - SpaceSet::of(member.at) {
                offer(Command::Move { who, to });
            }
        }
        if pool.unlocks > 0 {
            for space in around & s.tokens.on(Token::Lock) {
                offer(Command::Unlock { who, space });
            }
            if self.closed_safe().is_some() {
                offer(Command::Crack { who });
                offer(Command::Lend { who });
            }
        }
        if pool.subdues > 0 {
            for space in around & s.tokens.guarded() {
                offer(Command::Subdue {
                    who,
                    space,
                    dog: false,
                });
                offer(Command::Subdue {
                    who,
                    space,
                    dog: true,
                });
            }
        }
        if pool.disables > 0 || pool.rewires > 0 {
            for space in around & s.tokens.on(Token::Camera) {
                offer(Command::Disable { who, space });
                offer(Command::Rewire { who, space });
            }
        }
        if pool.ideas > 0 {
            offer(Command::Think { who });
        }
        if pool.reveals > 0 {
            for space in s.unknown {
                offer(Command::Reveal { who, space });
            }
            offer(Command::Thin { who });
            offer(Command::Realize { who });
        }
        if pool.loot > 0 {
            offer(Command::Pocket { who });
        }
        if pool.grants > 0 {
            for to in (0..CREW as u8).map(Who) {
                for gift in [Gift::Subdue, Gift::Disable, Gift::Unlock] {
                    offer(Command::Grant { who, to, gift });
                }
            }
        }
        if pool.toss > 0 || pool.flick > 0 {
            let cash = (member.cash > 0).then_some(Piece::CASH);
            for piece in self.held(member).chain(cash) {
                for space in self.h.board().lines(member.at) & s.present {
                    offer(Command::Toss { who, piece, space });
                    offer(Command::Flick { who, piece, space });
                }
            }
        }
        if member.picks > 0 {
            offer(Command::PickOn { who });
        }
        if self.h.role(who).vent > 0 {
            for space in self
                .h
                .board()
                .across_gap(member.at, s.present & self.h.board().tiles())
            {
                offer(Command::Vent { who, space });
            }
        }
    }
}
