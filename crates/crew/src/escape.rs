//! Phase 4: the way out, step by step.

use crate::action::TWO_IDEAS;
use crate::characters::Characters;
use crate::command::{Command, Who};
use crate::content::codes::Letter;
use crate::content::effect::Chit;
use crate::content::scenario::Goal;
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seat, Seats, Witness};

/// Escape moves for opening a keycard door.
const DOOR: u8 = 1;

impl<'a> Position<'a> {
    pub fn check_escape(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let s = self.s;
        match command {
            Command::Ready => {
                self.takes_part(seat)?;
                self.have(!s.ready.contains(seat), Refusal::AlreadyReady)?;
                self.have(s.run.runner.is_none(), Refusal::RunToBeFinished)
            }
            Command::Dash { who, to } => {
                let member = self.free_to_run(seat, who)?;
                self.have(s.run.path_len == 0, Refusal::PathFixed)?;
                self.passage(member, who, member.at, to)?;
                let cost = self.step_cost(who, member.at, to);
                self.ideas(member, cost)
            }
            Command::Declare { who, to } => {
                let member = self.free_to_roll(seat, who)?;
                let from = if s.run.path_len > 0 {
                    s.run.path[s.run.path_len as usize - 1]
                } else {
                    member.at
                };
                self.have((s.run.path_len as usize) < PATH, Refusal::PathTooLong)?;
                self.passage(member, who, from, to)
            }
            Command::Redraw { who } => {
                self.free_to_roll(seat, who)?;
                self.have(s.run.path_len > 0, Refusal::NoPath)
            }
            Command::LastDitch { who, ideas } => self.check_last_ditch(seat, who, ideas),
            Command::Run { who } => self.check_run(seat, who),
            Command::Stay { who } => {
                self.own(seat, who)?;
                self.have(s.run.runner == Some(who), Refusal::NotRunning)
            }
            Command::OpenDoor { who, space } => self.check_open_door(seat, who, space),
            Command::PickLock { who, space } => self.check_pick_lock(seat, who, space),
            Command::Pinch { who, to } => self.check_pinch(seat, who, to),
            Command::ReachOut { who } => {
                let member = self.own(seat, who)?;
                self.have(!self.caught(member), Refusal::RunIsOver)?;
                self.check_reach_out(seat, who)
            }
            Command::OpenRemote { who, .. } | Command::TakeHostage { who } => {
                let member = self.own(seat, who)?;
                self.have(!self.caught(member), Refusal::RunIsOver)?;
                self.check_loot(seat, command)
            }
            Command::Choose { .. } | Command::Pick { .. } | Command::Accept | Command::Decline => {
                Err(Refusal::NoQuestion)
            }
            other => self.check_loot(seat, other),
        }
    }

    /// The roll for the declared path, with some ideas besides.
    fn check_last_ditch(self, seat: Seat, who: Who, ideas: u8) -> Result<(), Refusal> {
        let run = &self.s.run;
        let member = self.free_to_roll(seat, who)?;
        self.have(run.path_len > 0, Refusal::NoPath)?;
        let end = run.path[run.path_len as usize - 1];
        self.have(self.room_at(who, end), Refusal::NotAtAGoal)?;
        self.ideas(member, ideas)?;
        let cost = self.path_cost(who);
        self.have(ideas < cost, Refusal::NothingAtStake)?;
        // More than the path takes cannot be put into it.
        let all = !self.h.rules.roll_after_all_ideas || ideas >= member.ideas.min(cost - 1);
        self.have(all, Refusal::IdeasFirst)
    }

    /// The next step of the declared path.
    fn check_run(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let (s, run) = (self.s, &self.s.run);
        let member = self.own(seat, who)?;
        self.have(
            run.runner == Some(who) && member.rolled && run.path_at < run.path_len,
            Refusal::NotRunning,
        )?;
        let to = run.path[run.path_at as usize];
        self.have(self.near(member.at).contains(to), Refusal::NotAdjacent)?;
        self.have(!s.tokens.on(Token::Lock).contains(to), Refusal::Locked)?;
        self.have(!self.remote_locked().contains(to), Refusal::RemoteLocked)?;
        let card = !s.doors.contains(to) || self.holds_loot(member, Chit::Keycard);
        self.have(card, Refusal::NeedsKeycard)?;
        self.have(
            run.moves_left >= self.step_cost(who, member.at, to),
            Refusal::NotEnoughMoves,
        )
    }

    /// Rulebook, Keycard: one Escape Move. That is an idea, or on the declared path one of the moves left.
    fn check_open_door(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.free_to_run(seat, who)?;
        self.check_door(member, space)?;
        match (self.s.run.path_len > 0, member.rolled) {
            (false, _) => self.ideas(member, DOOR),
            (true, false) => Err(Refusal::PathFixed),
            (true, true) => self.have(self.s.run.moves_left >= DOOR, Refusal::NotEnoughMoves),
        }
    }

    fn check_pick_lock(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(self.h.role(who).pick_under_pressure, Refusal::NoSuchAbility)?;
        self.have(!member.stopped, Refusal::RunIsOver)?;
        self.have(self.near(member.at).contains(space), Refusal::NotAdjacent)?;
        self.have(
            self.s.tokens.on(Token::Lock).contains(space),
            Refusal::NothingToUnlock,
        )?;
        self.ideas(member, 1)
    }

    fn check_pinch(self, seat: Seat, who: Who, to: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        let role = self.h.role(who);
        self.have(role.pinch, Refusal::NoSuchAbility)?;
        self.have(!self.caught(member), Refusal::RunIsOver)?;
        self.have(!(role.pinch_once && member.pinched), Refusal::UsedUp)?;
        self.other(who, to)?;
        self.ideas(member, TWO_IDEAS)
    }

    /// Stopped on the way and as good as busted: only what they carry is still in play.
    fn caught(self, member: &Member) -> bool {
        member.stopped && !self.h.goals(self.s).contains(member.at)
    }

    /// One runs after the other, and nobody who was stopped.
    fn free_to_run(self, seat: Seat, who: Who) -> Result<&'a Member, Refusal> {
        let member = self.own(seat, who)?;
        if let Some(runner) = self.s.run.runner
            && runner != who
        {
            return Err(Refusal::OtherIsRunning { who: runner });
        }
        self.have(!member.stopped, Refusal::RunIsOver)?;
        Ok(member)
    }

    /// One roll for each character.
    fn free_to_roll(self, seat: Seat, who: Who) -> Result<&'a Member, Refusal> {
        let member = self.free_to_run(seat, who)?;
        self.have(!member.rolled, Refusal::AlreadyRolled)?;
        Ok(member)
    }

    /// Whether a character can get from one space to the next, with what they hold or find on the declared path.
    fn passage(self, member: &Member, who: Who, from: Space, to: Space) -> Result<(), Refusal> {
        let s = self.s;
        self.have(self.near(from).contains(to), Refusal::NotAdjacent)?;
        // A remote lock on the own tile holds whoever is inside.
        let imprisoned = self.remote_locked().contains(member.at);
        self.have(!imprisoned, Refusal::Imprisoned)?;
        // What is done on the way to a later step is not done yet.
        let later = s.run.path_len > 0;
        let picks = self.h.role(who).pick_under_pressure && member.ideas > 0 && later;
        self.have(
            picks || !s.tokens.on(Token::Lock).contains(to),
            Refusal::Locked,
        )?;
        if self.remote_locked().contains(to) {
            let opened = |letter: usize| {
                !s.remote[letter].contains(to) || self.passes_server(member, letter)
            };
            let way = later && self.uses_servers(who) && (0..3).all(opened);
            self.have(way, Refusal::RemoteLocked)?;
        }
        if s.doors.contains(to) {
            let found = later && self.passed(member).any(|space| self.keycard_on(space));
            self.have(
                found || self.holds_loot(member, Chit::Keycard),
                Refusal::NeedsKeycard,
            )?;
        }
        self.have(
            self.is_tile(to) || self.room_at(who, to) || self.h.special.hideouts > 0,
            Refusal::ExitFull,
        )
    }

    /// The spaces of the declared path, the start included.
    fn passed(self, member: &Member) -> impl Iterator<Item = Space> + use<'a> {
        let at = member.at;
        std::iter::once(at).chain(
            self.s.run.path[..self.s.run.path_len as usize]
                .iter()
                .copied(),
        )
    }

    fn passes_server(self, member: &Member, letter: usize) -> bool {
        let wanted = Letter::ALL[letter];
        self.passed(member)
            .any(|space| self.h.scenario.servers.contains(&(space, wanted)))
    }

    /// Whether servers on the way open remote locks for this character.
    pub fn uses_servers(self, who: Who) -> bool {
        self.h.rules.servers_work_in_escape && (who != Who::NPC || self.h.rules.npc_uses_servers)
    }

    /// Whether a runner finds a keycard there: on the floor, or on somebody who was stopped.
    pub fn keycard_on(self, space: Space) -> bool {
        let guarded = !self.h.rules.loot_under_guard && self.s.tokens.guarded().contains(space);
        let on_the_floor = self
            .s
            .pieces_on(space)
            .any(|piece| self.h.piece(piece) == Some(PieceKind::Loot(Chit::Keycard)));
        let on_somebody = self.characters().any(|who| {
            let member = self.s.member(who);
            member.stopped && member.at == space && self.holds_loot(member, Chit::Keycard)
        });
        on_the_floor && !guarded || on_somebody
    }

    /// Escape moves for a step: one, one more for each guard left behind, one more for a door.
    pub fn step_cost(self, who: Who, from: Space, to: Space) -> u8 {
        let guards = if self.h.role(who).better_ways {
            0
        } else {
            self.s.tokens.guards(from)
        };
        let door = if self.s.doors.contains(to) { DOOR } else { 0 };
        1 + guards + door
    }

    /// Escape moves of the declared path.
    pub fn path_cost(self, who: Who) -> u8 {
        let mut from = self.s.member(who).at;
        let mut cost = 0u8;
        let mut opened = SpaceSet::EMPTY;
        for &to in &self.s.run.path[self.s.run.path_at as usize..self.s.run.path_len as usize] {
            cost =
                cost.saturating_add(self.step_cost(who, from, to) - u8::from(opened.contains(to)));
            if self.s.doors.contains(to) {
                opened.insert(to);
            }
            from = to;
        }
        cost
    }

    /// Whether a goal has room for this character.
    pub fn room_at(self, who: Who, space: Space) -> bool {
        if !self.h.goals(self.s).contains(space) {
            return false;
        }
        let limit = if self.h.special.hideouts > 0 {
            self.h.special.hideouts
        } else {
            self.h.special.exit_limit
        };
        if limit == 0 || who == Who::NPC && self.h.special.npc_shares_exit {
            return true;
        }
        let others = self.crowd(space) - Characters::of(who);
        others.len() < u32::from(limit)
    }

    pub fn legal_escape(self, seat: Seat, into: &mut Vec<Command>) {
        let s = self.s;
        let mut offer = |command: Command| {
            if self.check_escape(seat, command).is_ok() {
                into.push(command);
            }
        };
        offer(Command::Ready);
        if s.crew[seat.0 as usize].status == Status::Active {
            self.offer_runner(seat, Who(seat.0), &mut offer);
        }
        if s.crew[Who::NPC.index()].status == Status::Active {
            self.offer_runner(seat, Who::NPC, &mut offer);
        }
        // Loot on those who were stopped.
        for taker in [Who(seat.0), Who::NPC] {
            if s.member(taker).status != Status::Active {
                continue;
            }
            for giver in self
                .characters()
                .filter(|&giver| giver != Who::NPC && giver.0 != seat.0)
            {
                let member = s.member(giver);
                if member.stopped && member.at == s.member(taker).at {
                    let cash = (member.cash > 0).then_some(crate::command::Piece::CASH);
                    for piece in self.held(member).chain(cash) {
                        offer(Command::Hand {
                            who: giver,
                            to: taker,
                            piece,
                        });
                    }
                }
            }
        }
    }

    fn offer_runner(self, seat: Seat, who: Who, offer: &mut impl FnMut(Command)) {
        let s = self.s;
        let member = s.member(who);
        if self.free_to_run(seat, who).is_ok() {
            if s.run.path_len == 0 {
                self.near(member.at)
                    .iter()
                    .for_each(|to| offer(Command::Dash { who, to }));
            }
            let from = if s.run.path_len > 0 {
                s.run.path[s.run.path_len as usize - 1]
            } else {
                member.at
            };
            self.near(from)
                .iter()
                .for_each(|to| offer(Command::Declare { who, to }));
            if s.run.path_len > 0 {
                offer(Command::Redraw { who });
                (0..=member.ideas).for_each(|ideas| offer(Command::LastDitch { who, ideas }));
            }
        }
        if s.run.runner == Some(who) {
            offer(Command::Run { who });
            offer(Command::Stay { who });
        }
        if !s.doors.is_empty() {
            self.offer_doors(who, offer);
        }
        let role = self.h.role(who);
        if role.pick_under_pressure {
            let locks = self.near(member.at) & s.tokens.on(Token::Lock);
            locks
                .iter()
                .for_each(|space| offer(Command::PickLock { who, space }));
        }
        if role.pinch {
            (0..CREW as u8).for_each(|to| offer(Command::Pinch { who, to: Who(to) }));
        }
        if role.reach && !member.reaching {
            offer(Command::ReachOut { who });
        }
        self.list_loot(who, offer);
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_escape(&mut self, seat: Seat, command: Command) {
        match command {
            Command::Ready => {
                self.s.ready.insert(seat);
                self.tell(Event::SeatReady { seat: seat.0 });
            }
            Command::Dash { who, to } => {
                let cost = self.position().step_cost(who, self.s.member(who).at, to);
                self.spend_ideas(who, cost);
                self.s.run.runner = Some(who);
                self.s.run.began = true;
                self.s.ready = Seats::EMPTY;
                self.run_onto(who, to);
                self.finish_at_goal(who);
            }
            Command::Declare { who, to } => {
                self.s.run.runner = Some(who);
                self.s.ready = Seats::EMPTY;
                self.s.run.path[self.s.run.path_len as usize] = to;
                self.s.run.path_len += 1;
                self.tell(Event::PathDeclared { who, to });
            }
            Command::Redraw { .. } => {
                self.forget_path();
                if !self.s.run.began {
                    self.s.run.runner = None;
                }
            }
            Command::LastDitch { who, ideas } => {
                let needed = self.position().path_cost(who) - ideas;
                self.spend_ideas(who, ideas);
                let roll = self.dealer.roll(6);
                self.tell(Event::LastDitch {
                    who,
                    roll,
                    ideas,
                    needed,
                });
                self.member(who).rolled = true;
                self.s.run.began = true;
                self.s.run.moves_left = ideas + roll;
                if needed >= 2 && roll == 1 {
                    self.s.feats.of_course.insert(who);
                }
                if self.h.rules.short_rolls_bust && roll < needed {
                    self.stop(who);
                } else {
                    self.stop_if_spent(who);
                }
            }
            Command::Run { who } => {
                let to = self.s.run.path[self.s.run.path_at as usize];
                self.s.run.moves_left -= self.position().step_cost(who, self.s.member(who).at, to);
                self.s.run.path_at += 1;
                self.run_onto(who, to);
                if self.s.run.path_at == self.s.run.path_len {
                    self.finish_at_goal(who);
                } else {
                    self.stop_if_spent(who);
                }
            }
            Command::Stay { who } => self.stop(who),
            Command::OpenDoor { who, space } => {
                self.s.ready = Seats::EMPTY;
                if self.s.run.path_len > 0 {
                    self.s.run.moves_left -= DOOR;
                } else {
                    self.spend_ideas(who, DOOR);
                }
                self.open_door(space);
                if self.s.run.path_len > 0 {
                    self.stop_if_spent(who);
                }
            }
            Command::PickLock { who, space } => {
                self.spend_ideas(who, 1);
                self.s.tokens.flip(Token::Lock, space);
                self.tell(Event::Unlocked { who, space });
            }
            Command::Pinch { who, to } => {
                self.member(who).pinched = true;
                self.spend_ideas(who, TWO_IDEAS);
                self.gain_ideas(to, 1);
                self.s.ready.remove(Seat(to.0));
            }
            Command::ReachOut { who } => self.reach_out(who),
            other => self.do_loot(other),
        }
    }

    /// A step of a run: a door on the way is opened with the card.
    fn run_onto(&mut self, who: Who, to: Space) {
        if self.s.doors.contains(to) {
            self.open_door(to);
        }
        self.arrive(who, to);
    }

    fn finish_at_goal(&mut self, who: Who) {
        let at = self.s.member(who).at;
        if self.position().room_at(who, at) {
            self.tell(Event::ReachedExit { who, space: at });
            self.end_run();
        }
    }

    /// Out of moves before the next step: stopped on the way.
    fn stop_if_spent(&mut self, who: Who) {
        let next = self.s.run.path[self.s.run.path_at as usize];
        if self.s.run.moves_left < self.position().step_cost(who, self.s.member(who).at, next) {
            self.stop(who);
        }
    }

    fn stop(&mut self, who: Who) {
        self.member(who).stopped = true;
        self.tell(Event::Stopped { who });
        self.end_run();
        let safe = self.h.goals(self.s).contains(self.s.member(who).at);
        if self.h.rules.failed_runners_are_busted && !safe {
            self.bust(who);
        }
    }

    fn end_run(&mut self) {
        self.s.run.runner = None;
        self.s.run.began = false;
        self.s.run.moves_left = 0;
        self.forget_path();
    }

    fn forget_path(&mut self) {
        self.s.run.path = [Space::NONE; PATH];
        self.s.run.path_len = 0;
        self.s.run.path_at = 0;
    }

    /// The end of Escape: who got away, and whether the objective is met.
    pub fn reckoning(&mut self) {
        if self.s.events.step == 0 {
            self.s.events.step = 1;
            self.s.let_out = Characters::EMPTY;
        }
        let chosen = self.s.let_out;
        let limit = if self.h.special.hideouts > 0 {
            self.h.special.hideouts
        } else {
            self.h.special.exit_limit
        };
        let goals = self.h.goals(self.s);
        if limit > 0 {
            for goal in goals {
                let crowd = self.position().crowd(goal);
                if crowd.len() > u32::from(limit) && (crowd & chosen).len() < u32::from(limit) {
                    return self.ask(Prompt::TooMany { space: goal });
                }
            }
        }
        let crowds: [Characters; CREW] =
            std::array::from_fn(|i| self.position().crowd(self.s.crew[i].at));
        for who in (0..CREW as u8).map(Who) {
            if self.s.member(who).status != Status::Active {
                continue;
            }
            let at = self.s.member(who).at;
            let crowd = crowds[who.index()];
            let counted = crowd.contains(who);
            let squeezed =
                limit > 0 && counted && crowd.len() > u32::from(limit) && !chosen.contains(who);
            if goals.contains(at) && !squeezed {
                self.member(who).status = Status::Escaped;
            }
        }
        for who in (0..CREW as u8).map(Who) {
            if self.s.member(who).status == Status::Active {
                if self.camouflaged(who) {
                    self.member(who).status = Status::Hidden;
                    self.tell(Event::Hidden { who });
                    if !self.h.rules.camouflage_keeps_loot {
                        self.lose_loot(who);
                    }
                } else {
                    self.bust(who);
                }
            }
        }
        if self.s.crew[Who::NPC.index()].status == Status::Idle {
            self.tell(Event::NpcLost);
        }
        let away = |member: &Member| member.status == Status::Escaped;
        if self.h.special.all_or_nobody && !self.s.crew[..self.h.players as usize].iter().all(away)
        {
            for who in (0..self.h.players).map(Who) {
                if self.s.member(who).status != Status::Busted {
                    self.bust(who);
                }
            }
        }
        self.s.end = if self.objective_met() {
            End::Success
        } else {
            End::Failure
        };
        let goes_on = self.s.end == End::Success && !self.h.setup.then.is_empty();
        self.enter(if goes_on { Phase::LevelUp } else { Phase::Over });
        self.tell(Event::Ended { end: self.s.end });
        self.s.let_out = Characters::EMPTY;
    }

    /// CATCH UP WITH YA LATER: on a hex, with no active guard on or beside it.
    fn camouflaged(&self, who: Who) -> bool {
        let member = self.s.member(who);
        let around = self.position().near(member.at) | SpaceSet::of(member.at);
        let position = self.position();
        position.is_tile(member.at)
            && position.held_item(member, |item| item.camouflage).is_some()
            && !self.s.tokens.guarded().intersects(around)
    }

    /// Cash outdoors and with those who got away.
    fn cash_brought_out(&self) -> u8 {
        let away = |member: &&Member| member.status == Status::Escaped;
        let carried = self.s.crew.iter().filter(away).map(|member| member.cash);
        carried.fold(self.s.team.cash_out, u8::saturating_add)
    }

    fn objective_met(&self) -> bool {
        let position = self.position();
        !self.s.doomed
            && self.h.scenario.draft.goals.iter().all(|goal| match goal {
                Goal::Secure { chit, count } => position.count_loot(*chit, false) >= *count,
                Goal::NpcEscapes => self.s.crew[Who::NPC.index()].status == Status::Escaped,
                Goal::AnyoneEscapes => self.s.crew[..4]
                    .iter()
                    .any(|member| member.status == Status::Escaped),
                Goal::HoldInHideout(chit) => self.s.crew.iter().any(|member| {
                    member.status == Status::Escaped && position.holds_loot(member, *chit)
                }),
                Goal::SecureArt(count) => position.count_art(false) >= *count,
                Goal::SecureCash(cash) => self.cash_brought_out() >= *cash,
                Goal::EveryoneEscapes => self.s.crew[..self.h.players as usize]
                    .iter()
                    .all(|member| member.status == Status::Escaped),
                Goal::Swap { count, out } => {
                    position.swaps(*out) >= *count && !(*out && position.stolen_openly())
                }
            })
    }
}
