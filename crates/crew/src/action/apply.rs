//! The Action phase: which rule does it. Everything here was checked before.

use crate::command::{Command, Who};
use crate::event::Event;
use crate::position_mut::PositionMut;
use table::{Dealer, Seat, Witness};

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_action(&mut self, seat: Seat, command: Command) {
        match command {
            Command::Ready => {
                self.s.ready.insert(seat);
                self.tell(Event::SeatReady { seat: seat.0 });
            }
            Command::Commit {
                who,
                action,
                face,
                aim,
            } => self.commit(who, action, face, aim),
            Command::Move { who, to } => self.step(who, to),
            Command::Unlock { who, space } => self.unlock(who, space),
            Command::Subdue { who, space, dog } => self.do_subdue(who, space, dog),
            Command::Disable { who, space } => self.do_disable(who, space),
            Command::Rewire { who, space } => self.rewire(who, space),
            Command::Think { who } => self.think(who),
            Command::Reveal { who, space } => self.do_reveal(who, space),
            Command::Thin { who } => self.thin_bag(who),
            Command::Realize { who } => self.realize(who),
            Command::Pocket { who } => self.pocket(who),
            Command::Crack { who } => self.crack(who),
            Command::Lend { who } => self.lend(who),
            Command::Grant { who, to, gift } => self.grant(who, to, gift),
            Command::Toss { who, piece, space } => self.toss(who, piece, space),
            Command::Flick { who, piece, space } => self.flick(who, piece, space),
            Command::PickOn { who } => self.pick_on(who),
            Command::SlipPast { who } => self.slip_past(who),
            Command::Dart { who } => self.dart(seat, who),
            Command::Inspire { who, to } => self.inspire(who, to),
            Command::WalkThrough { who, to } => self.walk_through(who, to),
            Command::BreakOut { who, aim } => self.break_out(who, aim),
            Command::ReachOut { who } => self.reach_out(who),
            Command::Vent { who, space } => self.vent(who, space),
            Command::ChangePlans { who } => self.change_plans(who),
            Command::Reposition { from, to } => self.reposition(seat, from, to),
            Command::Shift { from, to } => self.shift(seat, from, to),
            Command::GiveIdea { who, to } => {
                self.s.gifts -= 1;
                self.pass_idea(who, to);
            }
            Command::Codes { who, space } => self.codes(who, space),
            Command::Teamwork { who, to } => self.teamwork(who, to),
            Command::OpenDoor { who: _, space } => self.open_door(space),
            Command::CheckLogs { who } => self.read_logs(who),
            Command::Hush { on } => self.s.team.hushing = on,
            Command::CallEscape => {
                self.s.escape_calls.insert(seat);
                self.tell(Event::EscapeCalled { seat: seat.0 });
                self.settle_calls();
            }
            other => self.do_loot(other),
        }
    }

    fn read_logs(&mut self, who: Who) {
        let (reveals, cash) = self.h.special.logs.unwrap_or_default();
        self.s.logs_checked = true;
        let member = self.member(who);
        member.pool.reveals = member.pool.reveals.saturating_add(reveals);
        member.cash = member.cash.saturating_add(cash);
        self.tell(Event::Pocketed { who, cash });
    }

    /// Escape follows this round once everyone in play wants it.
    pub fn settle_calls(&mut self) {
        let waiting = self.position().waiting_for();
        let all = self.s.escape_calls.contains_all(waiting);
        let called = all || !self.h.rules.escape_needs_everyone;
        self.s.escape_called |= !self.s.escape_calls.is_empty() && called;
        if self.s.escape_called && self.h.rules.escape_at_once {
            self.sound_alarm();
        }
    }
}
