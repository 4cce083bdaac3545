//! Using what an action gives, step by step.

use super::Script;
use super::assignments::downhill;
use crate::crew::effort::FAR;
use crate::crew::errands::Task;
use crate::crew::moves::Move;
use crate::crew::why::Why;
use board::{Space, SpaceSet};
use crew::state::{Member, Token};
use crew::{Command, Position, State, Who};
use table::Seat;

impl<'h> Script<'h> {
    /// The next useful thing this character can do now; none if there is nothing.
    pub(super) fn use_action(&mut self, s: &State, seat: Seat, who: Who) -> Option<Move> {
        let scene = Position::new(self.heist, s);
        let member = s.member(who);
        if member.at == Space::NONE {
            return None;
        }
        self.hands(scene, seat, who)
            .or_else(|| self.think(scene, seat, who))
            .or_else(|| self.give(scene, seat, who))
            .or_else(|| self.advance(scene, seat, who))
            .or_else(|| self.leftovers(scene, seat, who))
    }

    fn think(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let pool = s.member(who).pool;
        if pool.ideas > 0 {
            return self.legal(s, seat, Command::Think { who }, Why::Think);
        }
        if pool.loot > 0 {
            let found = self.legal(s, seat, Command::Pocket { who }, Why::Think);
            if found.is_some() {
                return found;
            }
        }
        if pool.reveals > 0 && scene.nothing_to_learn() && scene.knows_a_way(who) {
            return self.legal(s, seat, Command::Realize { who }, Why::Think);
        }
        None
    }

    /// Sub-actions for others, and ideas for whoever brings the loot out.
    fn give(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        if member.pool.grants > 0 {
            let mut best: Option<(i32, Who, crew::Gift)> = None;
            for to in scene.characters().filter(|&to| to != who) {
                if let Some((gift, worth)) = self.gift_for(scene, to)
                    && best.is_none_or(|(most, ..)| worth > most)
                {
                    best = Some((worth, to, gift));
                }
            }
            if let Some((_, to, gift)) = best {
                let command = Command::Grant { who, to, gift };
                return self.legal(s, seat, command, Why::Help { who: to });
            }
        }
        if member.pool.inspire > 0 {
            let to = self.neediest_player(scene);
            let command = Command::Inspire { who, to };
            let found = self.legal(s, seat, command, Why::Help { who: to });
            if found.is_some() {
                return found;
            }
        }
        if let Some(found) = self.walk_through(scene, seat, who) {
            return Some(found);
        }
        // Outdoors with nothing to do: two of my ideas for one of theirs.
        let resting = matches!(
            self.memory.assignments[who.index()].task,
            Task::Rest | Task::Leave | Task::Wait(_)
        );
        if scene.outdoors(who) && member.ideas >= 2 && resting {
            let mut best: Option<(i32, Who)> = None;
            for to in scene
                .characters()
                .filter(|&to| to != who && !scene.outdoors(to))
            {
                let friend = s.member(to);
                let carries = self.brief.carries(s, to);
                let busy = !matches!(
                    self.memory.assignments[to.index()].task,
                    Task::Rest | Task::Wait(_)
                );
                let need = if carries && self.short(s, to) > 0 {
                    10 + self.short(s, to)
                } else if busy
                    && to != Who::NPC
                    && !friend.committed
                    && friend.ideas < self.style.purse
                {
                    5 - i32::from(friend.ideas)
                } else {
                    0
                };
                if need > 0 && best.is_none_or(|(most, _)| need > most) {
                    best = Some((need, to));
                }
            }
            if let Some((_, to)) = best {
                let command = Command::Teamwork { who, to };
                return self.legal(s, seat, command, Why::Help { who: to });
            }
        }
        None
    }

    /// Pays for somebody's lock, if the ideas are not needed for the own way out.
    fn walk_through(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let price = self.heist.role(who).walks_through;
        if price == 0 || !self.can_spare(s, who, price) {
            return None;
        }
        let others = scene.characters().filter(|&to| to != who);
        let locked = others.filter(|&to| {
            let gift = self.gift_for(scene, to);
            matches!(gift, Some((crew::Gift::Unlock, _))) && s.member(to).pool.moves > 0
        });
        locked.into_iter().find_map(|to| {
            let command = Command::WalkThrough { who, to };
            self.legal(s, seat, command, Why::Help { who: to })
        })
    }

    /// Whether so many ideas can be spent with the way out still paid for.
    fn can_spare(&self, s: &State, who: Who, ideas: u8) -> bool {
        s.member(who).ideas >= ideas && self.short(s, who) + i32::from(ideas) <= 0
    }

    /// Buys another move, if the ideas are not needed for the own way out, or the way out is what it is for.
    fn dart(&self, scene: Position<'_>, seat: Seat, who: Who, why: Why) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let role = self.heist.role(who);
        if role.paid_moves <= member.darts || !(member.committed || member.darts == 0) {
            return None;
        }
        let assignment = &self.memory.assignments[who.index()];
        let home = assignment.task == Task::Leave && self.urgent(s, who);
        if home
            || assignment.task != Task::Rest
                && assignment.task != Task::Leave
                && self.can_spare(s, who, 2)
        {
            return self.legal(s, seat, Command::Dart { who }, why);
        }
        None
    }

    /// The next step of the way.
    fn advance(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let assignment = &self.memory.assignments[who.index()];
        let pool = member.pool;
        let at = member.at;
        if assignment.at.contains(at) {
            return self.at_work(scene, seat, who);
        }
        if assignment.effort_map.at(at) == FAR {
            return None;
        }
        let next = downhill(scene, assignment, at)?;
        let why = self.aim(s, who).unwrap_or(Why::Go { space: next });
        let held = s.tokens.guarded().contains(at) && !member.slipping;
        if held && pool.subdues > 0 {
            let found = self.subdue(scene, seat, who, at);
            if found.is_some() {
                return found;
            }
        }
        if s.tokens.on(Token::Lock).contains(next) && pool.unlocks > 0 {
            let command = Command::Unlock { who, space: next };
            let found = self.legal(s, seat, command, Why::Lock { space: next });
            if found.is_some() {
                return found;
            }
        }
        if scene.watching().contains(next) && pool.disables > 0 {
            let command = Command::Disable { who, space: next };
            let found = self.legal(s, seat, command, Why::Camera { space: next });
            if found.is_some() {
                return found;
            }
        }
        if scene.watching().contains(next) && pool.rewires > 0 {
            let command = Command::Rewire { who, space: next };
            let found = self.legal(s, seat, command, Why::Camera { space: next });
            if found.is_some() {
                return found;
            }
        }
        // Loot within reach saves steps.
        if let Some(found) = self.reach_for(scene, seat, who) {
            return Some(found);
        }
        if pool.moves == 0 {
            if pool.subdues > 0 && s.tokens.guarded().contains(next) {
                return self.subdue(scene, seat, who, next);
            }
            let open = !held && scene.closed(next).is_ok() && !scene.remote_locked().contains(at);
            return open.then(|| self.dart(scene, seat, who, why)).flatten();
        }
        if held {
            let role = self.heist.role(who);
            if role.better_ways || role.pays_guards {
                return self.legal(s, seat, Command::SlipPast { who }, why);
            }
            return None;
        }
        self.legal(s, seat, Command::Move { who, to: next }, why)
    }

    /// Takes what the assignment is about from beside it.
    fn reach_for(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let Task::Fetch(piece) = self.memory.assignments[who.index()].task else {
            return None;
        };
        if !self.heist.role(who).reach {
            return None;
        }
        let from = s.pieces[piece.index()].space()?;
        if !scene.near(member.at).contains(from) {
            return None;
        }
        let why = Why::Fetch { piece, space: from };
        if member.reaching {
            return self.legal(s, seat, Command::Take { who, piece, from }, why);
        }
        let open = !scene.shut().contains(from);
        let rules = &self.heist.rules;
        let guarded = !rules.loot_under_guard && s.tokens.guarded().contains(from);
        if open && !guarded && rules.reach_takes_any_loot && member.ideas > 0 {
            return self.legal(s, seat, Command::ReachOut { who }, why);
        }
        None
    }

    /// Arrived: what the place is for.
    fn at_work(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let pool = member.pool;
        if pool.unlocks > 0 && scene.closed_safe().is_some() {
            for command in [Command::Crack { who }, Command::Lend { who }] {
                let found = self.legal(s, seat, command, Why::Safe { space: member.at });
                if found.is_some() {
                    return found;
                }
            }
        }
        if pool.subdues > 0 && s.tokens.guarded().contains(member.at) {
            return self.subdue(scene, seat, who, member.at);
        }
        if self.memory.assignments[who.index()].task == Task::Free && pool.subdues > 0 {
            let npc = s.member(Who::NPC).at;
            if s.tokens.guarded().contains(npc) {
                return self.subdue(scene, seat, who, npc);
            }
        }
        None
    }

    fn subdue(&self, scene: Position<'_>, seat: Seat, who: Who, space: Space) -> Option<Move> {
        let s = scene.s;
        if self.memory.escort.contains(space) && !self.memory.strike {
            return None;
        }
        let dog = s.tokens.count(Token::Guard, space) == 0;
        let command = Command::Subdue { who, space, dog };
        self.legal(s, seat, command, Why::Guard { space })
    }

    /// What is left over is used for others, or to know more.
    fn leftovers(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let pool = member.pool;
        let around = scene.reach(member);
        let others = self.routes_of_others(s, who);
        let mine = self.memory.assignments[who.index()].route | self.way_home(scene, member);
        let first = |spaces: SpaceSet| (spaces & (others | mine)).first();
        if pool.unlocks > 0 {
            if scene.closed_safe().is_some() {
                for command in [Command::Crack { who }, Command::Lend { who }] {
                    let found = self.legal(s, seat, command, Why::Safe { space: member.at });
                    if found.is_some() {
                        return found;
                    }
                }
            }
            let locks = around & s.tokens.on(Token::Lock);
            if let Some(space) = first(locks).or(locks.first()) {
                let command = Command::Unlock { who, space };
                let found = self.legal(s, seat, command, Why::Lock { space });
                if found.is_some() {
                    return found;
                }
            }
        }
        if pool.subdues > 0 {
            let spared = if self.memory.strike {
                SpaceSet::EMPTY
            } else {
                self.memory.escort
            };
            let guards = (around & s.tokens.guarded()) - spared;
            let escort = guards & self.memory.escort;
            if let Some(space) = escort.first().or(first(guards)).or(guards.first()) {
                let found = self.subdue(scene, seat, who, space);
                if found.is_some() {
                    return found;
                }
            }
        }
        if pool.disables > 0 || pool.rewires > 0 {
            let cameras = around & s.tokens.on(Token::Camera);
            if let Some(space) = first(cameras).or(cameras.first()) {
                for command in [
                    Command::Disable { who, space },
                    Command::Rewire { who, space },
                ] {
                    let found = self.legal(s, seat, command, Why::Camera { space });
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
        if (pool.reveals > 0 || scene.warns(member, who)) && !s.unknown.is_empty() {
            let space = first(s.unknown)
                .or_else(|| (s.unknown & self.planned(s)).first())
                .or(s.unknown.first())?;
            return self.legal(
                s,
                seat,
                Command::Reveal { who, space },
                Why::Scout { space },
            );
        }
        None
    }

    /// Tiles anybody has planned to walk on.
    fn planned(&self, s: &State) -> SpaceSet {
        s.crew
            .iter()
            .fold(SpaceSet::EMPTY, |set, member| set | member.planned)
    }

    /// The spaces of the shortest way out.
    fn way_home(&self, scene: Position<'_>, member: &Member) -> SpaceSet {
        let mut way = SpaceSet::EMPTY;
        let mut here = member.at;
        for _ in 0..24 {
            let now = self.memory.out.at(here);
            let next = scene
                .near(here)
                .iter()
                .filter(|&next| self.memory.out.at(next) < now)
                .min_by_key(|&next| self.memory.out.at(next));
            match next {
                Some(next) => here = next,
                None => break,
            }
            way.insert(here);
        }
        way
    }
}
