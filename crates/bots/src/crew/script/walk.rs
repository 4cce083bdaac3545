//! How far what an action gives gets a character on its way, and what that is worth.

use super::Script;
use super::assignments::{Assignment, downhill};
use crate::crew::brief::Handicap;
use crate::crew::effort::STEP;
use crate::crew::errands::Task;
use board::{Space, SpaceSet};
use crew::cast::{Act, Role};
use crew::state::{Member, Pool, Token};
use crew::{Position, Who};

/// A character walking as its assignment leads it, until something stops it. What it meets is dealt with out of the pool.
pub(super) struct Walk<'a> {
    script: &'a Script<'a>,
    scene: Position<'a>,
    member: &'a Member,
    assignment: &'a Assignment,
    role: &'a Role,
    handicap: Handicap,
    watching: SpaceSet,
    /// What an idea is worth to the character, and how many it has.
    idea: i32,
    ideas: u8,
    /// What a step counts, in eighths.
    stroll: i32,
    /// How sure it is to get this far, in eighths.
    sure: i32,
    slipping: bool,
    /// What is left to be used.
    pub pool: Pool,
    pub at: Space,
    /// Where its guards are dealt with.
    pub down: SpaceSet,
    pub alerts: i32,
    pub gain: i32,
}

impl<'a> Walk<'a> {
    /// Before the first step, with what the action gives after so many ideas were paid for the face of the die.
    #[inline]
    pub fn new(
        script: &'a Script<'a>,
        scene: Position<'a>,
        who: Who,
        act: &Act,
        turned: u8,
    ) -> Walk<'a> {
        let member = scene.s.member(who);
        let assignment = &script.memory.assignments[who.index()];
        let mut pool = act.pool;
        pool.moves += member.pool.moves;
        pool.unlocks += member.pool.unlocks;
        pool.subdues += member.pool.subdues;
        pool.disables += member.pool.disables + pool.rewires;
        if scene.cannot_subdue(who) {
            pool.subdues = 0;
        }
        let ideas = member.ideas + pool.ideas;
        let leaves = assignment.task == Task::Leave;
        let strolls = leaves && !script.urgent(scene.s, who) && !script.memory.done;
        Walk {
            script,
            scene,
            member,
            assignment,
            role: script.heist.role(who),
            handicap: script.brief.handicaps[who.index()],
            watching: scene.watching(),
            idea: script.idea_worth(scene.s, who),
            ideas: ideas - (act.pay + turned).min(ideas),
            stroll: if strolls { script.style.stroll } else { 8 },
            sure: 8,
            slipping: member.slipping,
            pool,
            at: member.at,
            down: SpaceSet::EMPTY,
            alerts: i32::from(act.alerts),
            gain: 0,
        }
    }

    /// Walks as far as it goes, and does what there is to do at the end.
    #[inline]
    pub fn go(&mut self, act: &Act) {
        if !self.scene.remote_locked().contains(self.at) {
            self.advance();
        }
        self.subdue_at_target();
        if self.assignment.task == Task::Safe && Some(self.at) == self.scene.closed_safe() {
            self.crack_safe(act);
        }
    }

    fn advance(&mut self) {
        while !self.assignment.at.contains(self.at) {
            let Some(next) = downhill(self.scene, self.assignment, self.at) else {
                return;
            };
            if !self.gets_away() || !self.unlocks(next) {
                return;
            }
            if self.pool.moves == 0 {
                return self.clear_ahead(next);
            }
            self.step(next);
        }
        if self.at != self.member.at {
            self.gain += self.script.style.arrive * self.sure / 8;
        }
    }

    /// Whether it can leave its space: guards hold whoever does not deal with them or slip away.
    #[inline]
    fn gets_away(&mut self) -> bool {
        let guards = if self.down.contains(self.at) {
            0
        } else {
            self.scene.s.tokens.guards(self.at)
        };
        if guards == 0 || self.slipping {
            return true;
        }
        if self.pool.subdues >= guards {
            self.pool.subdues -= guards;
            self.gain += i32::from(guards) * i32::from(self.handicap.guard);
            if self.role.adrenaline {
                self.gain += i32::from(guards) * self.idea;
            }
            self.down.insert(self.at);
            return true;
        }
        let price = slip_price(self.role, guards);
        let can_slip = self.role.better_ways || self.role.pays_guards;
        if can_slip && self.ideas >= price && self.pool.moves > 0 {
            self.ideas -= price;
            let saved = i32::from(guards) * i32::from(self.handicap.guard);
            self.gain += saved - i32::from(price) * self.idea;
            self.slipping = self.role.better_ways;
            return true;
        }
        false
    }

    /// Whether the next space is open then. Locks that are too many are worked on all the same.
    #[inline]
    fn unlocks(&mut self, next: Space) -> bool {
        let locks = if self.down.contains(next) {
            0
        } else {
            self.scene.s.tokens.count(Token::Lock, next)
        };
        let opened = locks.min(self.pool.unlocks);
        self.pool.unlocks -= opened;
        self.gain += i32::from(opened) * i32::from(self.handicap.lock) * self.sure / 8;
        opened == locks
    }

    /// Without a move left, what waits on the next space can still be dealt with.
    #[inline]
    fn clear_ahead(&mut self, next: Space) {
        let guards = self.scene.s.tokens.guards(next).min(self.pool.subdues);
        if guards > 0 {
            self.pool.subdues -= guards;
            self.gain += i32::from(guards) * i32::from(self.handicap.guard) * self.sure / 8;
            if self.role.adrenaline {
                self.gain += i32::from(guards) * self.idea;
            }
        }
        if self.watching.contains(next) && self.pool.disables > 0 {
            self.disable_camera();
        }
    }

    #[inline]
    fn disable_camera(&mut self) {
        self.pool.disables -= 1;
        self.gain += i32::from(self.handicap.camera) * self.sure / 8;
    }

    #[inline]
    fn step(&mut self, next: Space) {
        let s = self.scene.s;
        if self.watching.contains(next) {
            if self.pool.disables > 0 {
                self.disable_camera();
            } else {
                self.alerts += i32::from(s.tokens.count(Token::Camera, next));
                self.gain += i32::from(self.handicap.camera);
            }
        }
        if s.unknown.contains(next) {
            self.sure = self.sure * self.script.style.unknown / 8;
        }
        self.pool.moves -= 1;
        self.gain += i32::from(STEP) * self.sure / 8 * self.stroll / 8;
        self.at = next;
    }

    /// On a guarded target the guard is dealt with if there is something to do about it.
    #[inline]
    fn subdue_at_target(&mut self) {
        let here = self.assignment.at.contains(self.at) && !self.down.contains(self.at);
        if here && self.pool.subdues > 0 {
            let guards = self.scene.s.tokens.guards(self.at).min(self.pool.subdues);
            self.pool.subdues -= guards;
            self.gain += i32::from(guards) * i32::from(self.handicap.guard);
        }
    }

    fn crack_safe(&mut self, act: &Act) {
        let tool = self.scene.held_item(self.member, |item| item.cracks > 0);
        let tool = tool.and_then(|piece| self.script.heist.item(piece));
        let two = tool.map_or(1, |item| item.cracks);
        let cracks = match self.pool.unlocks {
            0 => 0,
            1 => 1,
            more => i32::from(two) + i32::from(more) - 2,
        };
        self.gain += cracks * i32::from(STEP) * 2;
        let silent = tool.is_some_and(|item| item.silent);
        if cracks > 0 && silent && self.at == self.member.at {
            self.gain += i32::from(act.noise) * self.script.style.noise;
        }
        self.pool.unlocks = 0;
    }
}

/// Ideas for leaving a tile with so many guards.
fn slip_price(role: &Role, guards: u8) -> u8 {
    if role.pays_guards { guards } else { 1 }
}
