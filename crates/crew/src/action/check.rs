//! The Action phase: which rule says whether something may be done, or why not.

use crate::command::{Command, Who};
use crate::content::effect::Chit;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Diversion;
use crate::state::*;
use board::{Space, SpaceSet};
use table::Seat;

impl Position<'_> {
    pub fn check_action(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Ready => self.check_done(seat),
            Command::Commit {
                who,
                action,
                face,
                aim,
            } => self.check_commit(seat, who, action, face, aim),
            Command::Move { who, to } => self.check_move(self.own(seat, who)?, who, to),
            Command::Unlock { who, space } => self.check_unlock(seat, who, space),
            Command::Subdue { who, space, dog } => self.check_subdue(seat, who, space, dog),
            Command::Disable { who, space } => self.check_disable(seat, who, space),
            Command::Rewire { who, space } => self.check_rewire(seat, who, space),
            Command::Think { who } => self.check_think(seat, who),
            Command::Reveal { who, space } => self.check_reveal(seat, who, space),
            Command::Thin { who } => self.check_thin_bag(seat, who),
            Command::Realize { who } => self.check_realize(seat, who),
            Command::Pocket { who } => self.check_pocket(seat, who),
            Command::Crack { who } => self.check_crack(seat, who),
            Command::Lend { who } => self.check_lend(seat, who),
            Command::Grant { who, to, gift } => self.check_grant(seat, who, to, gift),
            Command::Toss { who, piece, space } => self.check_toss(seat, who, piece, space),
            Command::Flick { who, piece, space } => self.check_flick(seat, who, piece, space),
            Command::PickOn { who } => self.check_pick_on(seat, who),
            Command::SlipPast { who } => self.check_slip_past(seat, who),
            Command::Dart { who } => self.check_dart(seat, who),
            Command::Inspire { who, to } => self.check_inspire(seat, who, to),
            Command::WalkThrough { who, to } => self.check_walk_through(seat, who, to),
            Command::BreakOut { who, aim } => self.check_break_out(seat, who, aim),
            Command::ReachOut { who } => self.check_reach_out(seat, who),
            Command::Vent { who, space } => self.check_vent(seat, who, space),
            Command::ChangePlans { who } => self.check_change_plans(seat, who),
            Command::Reposition { from, to } => self.check_reposition(seat, from, to),
            Command::Shift { from, to } => self.check_shift(seat, from, to),
            Command::GiveIdea { who, to } => self.check_give_idea(seat, who, to),
            Command::Codes { who, space } => self.check_codes(seat, who, space),
            Command::Teamwork { who, to } => self.check_teamwork(seat, who, to),
            Command::OpenDoor { who, space } => self.check_door(self.own(seat, who)?, space),
            Command::CheckLogs { who } => self.check_logs(seat, who),
            Command::Hush { on } => self.check_hush(on),
            Command::CallEscape => self.check_call(seat),
            Command::Choose { .. } | Command::Pick { .. } | Command::Accept | Command::Decline => {
                Err(Refusal::NoQuestion)
            }
            other => self.check_loot(seat, other),
        }
    }

    fn check_done(self, seat: Seat) -> Result<(), Refusal> {
        let s = self.s;
        self.takes_part(seat)?;
        let member = &s.crew[seat.0 as usize];
        self.have(!s.ready.contains(seat), Refusal::AlreadyReady)?;
        let everyone_acts =
            !self.h.rules.passing && (self.h.rules.escape_waits_for_actions || !s.escape_called);
        let acted =
            |member: &Member| member.status != Status::Active || member.committed || !everyone_acts;
        self.have(acted(member), Refusal::NotCommitted)?;
        self.have(acted(&s.crew[Who::NPC.index()]), Refusal::NpcMustAct)?;
        self.have(!self.npc_strays(), Refusal::NpcLeftAlone)
    }

    /// A non-player character that must not be alone, is, and could still join somebody.
    fn npc_strays(self) -> bool {
        let npc = &self.s.crew[Who::NPC.index()];
        let close = self.h.role(Who::NPC).stays_close[self.panicked()];
        if npc.status != Status::Active || !close {
            return false;
        }
        let players: SpaceSet = self.players().map(|who| self.s.member(who).at).collect();
        let can_join = |to: Space| self.check_move(npc, Who::NPC, to).is_ok();
        !players.contains(npc.at) && (self.near(npc.at) & players).iter().any(can_join)
    }

    fn check_logs(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(self.h.special.logs.is_some(), Refusal::NoLogsHere)?;
        self.have(!self.s.logs_checked, Refusal::UsedUp)?;
        let ready = self.h.scenario.story.contains(member.at) && self.holds_loot(member, Chit::Usb);
        self.have(ready, Refusal::NoLogsHere)
    }

    fn check_hush(self, on: bool) -> Result<(), Refusal> {
        self.have(
            self.h.rules.diversion == Diversion::Chosen && self.s.team.hush > 0,
            Refusal::NoneLeft,
        )?;
        self.have(self.s.team.hushing != on, Refusal::NothingToChange)
    }

    fn check_call(self, seat: Seat) -> Result<(), Refusal> {
        self.takes_part(seat)?;
        let open = !self.s.escape_called && !self.s.escape_calls.contains(seat);
        self.have(open, Refusal::AlreadyCalled)
    }

    #[inline]
    pub fn have(self, yes: bool, otherwise: Refusal) -> Result<(), Refusal> {
        if yes { Ok(()) } else { Err(otherwise) }
    }
}
