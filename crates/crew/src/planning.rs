//! Part I: planning tokens and start places. The shop and the fixers are in `market`, entrances that are dug in `tunnels`.

use crate::command::{Command, Who};
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use crate::tunnels::TunnelId;
use board::{Cell, Space, SpaceSet};
use table::{Dealer, Seat, Seats, Witness};

impl Position<'_> {
    pub fn check_planning(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let s = self.s;
        if s.ready.contains(seat) {
            return Err(Refusal::AlreadyReady);
        }
        let member = &s.crew[seat.0 as usize];
        match command {
            Command::Ready => {
                if member.at == Space::NONE {
                    return Err(Refusal::ChooseAStart);
                }
                let npc = &s.crew[Who::NPC.index()];
                let last = s.ready | Seats::of(seat) == Seats::all(self.h.players);
                if last && npc.status == Status::Active && npc.at == Space::NONE {
                    return Err(Refusal::NpcNeedsAStart);
                }
                Ok(())
            }
            Command::Plan { space } => {
                if member.tokens == 0 {
                    return Err(Refusal::NoTokensLeft);
                }
                self.tile(space)?;
                if member.planned.contains(space) {
                    return Err(Refusal::AlreadyPlanned);
                }
                Ok(())
            }
            Command::Unplan { space } => {
                if !member.planned.contains(space) {
                    return Err(Refusal::NotPlanned);
                }
                Ok(())
            }
            Command::Start { who, space } => self.check_start(seat, who, space),
            Command::Tunnel { tunnel } => self.check_tunnel(tunnel),
            Command::UseIdeas { left } => self.check_use_ideas(seat, left),
            Command::GiveIdea { who, to } => {
                if !self.h.special.whispers {
                    return Err(Refusal::WrongPhase);
                }
                let member = self.own(seat, who)?;
                let other = self.other(who, to)?;
                if member.at == Space::NONE || member.at != other.at {
                    return Err(Refusal::NotTogether);
                }
                self.ideas(member, 1)
            }
            other => self.check_market(seat, other),
        }
    }

    fn check_start(self, seat: Seat, who: Who, space: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        if space.index() >= self.h.board().space_count() {
            return Err(Refusal::NoSuchSpace);
        }
        if self.s.feats.inside_man == Some(who) {
            return Err(Refusal::PlacedInside);
        }
        if !self.starts(who).contains(space) {
            return Err(Refusal::NotAStart);
        }
        if member.at == space {
            return Err(Refusal::AlreadyThere);
        }
        if !self.room_to_start(space) {
            let limit = self.start_limit();
            return Err(Refusal::StartIsFull { limit });
        }
        Ok(())
    }

    /// Where a character may begin: entrances, and where the scenario says so inside.
    #[inline]
    fn starts(self, who: Who) -> SpaceSet {
        let (outside, inside) = self.h.starts[who.index()];
        if outside {
            self.exits() | inside
        } else {
            inside
        }
    }

    /// Characters that may begin on one space; 0 for any number.
    #[inline]
    fn start_limit(self) -> u8 {
        if self.h.special.start_in_hideouts {
            2
        } else {
            self.h.scenario.draft.entrance_limit
        }
    }

    /// Whether another character may begin there. Inside spots take any number.
    #[inline]
    fn room_to_start(self, space: Space) -> bool {
        let limit = self.start_limit();
        let there = || {
            self.s
                .crew
                .iter()
                .filter(|member| member.at == space && member.status == Status::Active)
        };
        limit == 0
            || there().count() < limit as usize
            || self.h.scenario.inside.contains(space)
            || self.is_tile(space) && !self.h.special.start_in_hideouts
    }

    /// Open entrances and exits.
    #[inline]
    pub fn exits(self) -> SpaceSet {
        self.s.present - self.h.board().tiles()
    }

    fn check_use_ideas(self, seat: Seat, left: bool) -> Result<(), Refusal> {
        let role = self.h.role(Who(seat.0));
        let member = &self.s.crew[seat.0 as usize];
        let (true, Some(ideas_left)) = (self.h.special.fresh_ideas, role.ideas_left) else {
            return Err(Refusal::WrongPhase);
        };
        let wanted = if left { ideas_left } else { role.ideas };
        let untouched = member.tally.ideas_gained == 0 && member.tally.ideas_spent == 0;
        if member.ideas == wanted || !untouched {
            return Err(Refusal::NothingToChange);
        }
        Ok(())
    }

    #[inline]
    fn offer_starts(self, who: Who, into: &mut Vec<Command>) {
        let at = self.s.member(who).at;
        if self.s.feats.inside_man == Some(who) {
            return;
        }
        for space in self.starts(who) {
            if space != at && self.room_to_start(space) {
                into.push(Command::Start { who, space });
            }
        }
    }

    pub fn legal_planning(self, seat: Seat, into: &mut Vec<Command>) {
        let s = self.s;
        if s.ready.contains(seat) {
            return;
        }
        let member = &s.crew[seat.0 as usize];
        if member.tokens > 0 {
            // Every tile is either to be planned or to be taken back: copy the one list, then mend it.
            let first = into.len();
            into.extend_from_slice(&self.h.plan_all);
            for space in member.planned {
                into[first + space.index()] = Command::Unplan { space };
            }
        } else {
            into.extend(member.planned.iter().map(|space| Command::Unplan { space }));
        }
        let who = Who(seat.0);
        self.offer_starts(who, into);
        if s.crew[Who::NPC.index()].status == Status::Active {
            self.offer_starts(Who::NPC, into);
        }
        let mut offer = |command: Command| {
            if self.check_planning(seat, command).is_ok() {
                into.push(command);
            }
        };
        offer(Command::Ready);
        for n in 0..self.h.scenario.tunnels.len() as u8 {
            let tunnel = TunnelId(n);
            offer(Command::Tunnel { tunnel });
        }
        self.offer_items(&mut offer);
        if self.h.trades {
            self.offer_help(&mut offer);
        }
        if !self.h.fixers.is_empty() {
            self.offer_fixers(seat, &mut offer);
        }
        if self.h.special.fresh_ideas {
            offer(Command::UseIdeas { left: false });
            offer(Command::UseIdeas { left: true });
        }
        if self.h.special.whispers {
            for to in (0..self.h.players).map(Who) {
                offer(Command::GiveIdea { who, to });
            }
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_planning(&mut self, seat: Seat, command: Command) {
        let index = seat.0 as usize;
        match command {
            Command::Ready => {
                self.s.ready.insert(seat);
                self.tell(Event::SeatReady { seat: seat.0 });
            }
            Command::Plan { space } => {
                self.s.crew[index].tokens -= 1;
                self.s.crew[index].planned.insert(space);
                self.tell(Event::Planned {
                    seat: seat.0,
                    space,
                });
            }
            Command::Unplan { space } => {
                self.s.crew[index].tokens += 1;
                self.s.crew[index].planned.remove(space);
                self.tell(Event::Unplanned {
                    seat: seat.0,
                    space,
                });
            }
            Command::Start { who, space } => {
                self.member(who).at = space;
                self.tell(Event::Placed { who, space });
            }
            Command::Tunnel { tunnel } => self.dig(tunnel),
            Command::UseIdeas { left } => {
                let role = self.h.role(Who(seat.0));
                self.s.crew[index].ideas = if left {
                    role.ideas_left.unwrap_or(role.ideas)
                } else {
                    role.ideas
                };
            }
            Command::GiveIdea { who, to } => self.pass_idea(who, to),
            other => self.do_market(other),
        }
    }

    /// A spare exit in a cell that touches a tile from now on.
    pub fn open_exit(&mut self, cell: Cell, tile: Space) -> Space {
        let n = self.s.spare_exits.count as usize;
        let space = self.h.board().spare_exit(n);
        self.s.spare_exits.tiles[n] = tile;
        self.s.spare_exits.cells[n] = cell;
        self.s.spare_exits.count += 1;
        self.s.present.insert(space);
        space
    }
}
