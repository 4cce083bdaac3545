//! Who does what: errands are given to whoever is nearest.

use super::Script;
use super::exits::allot;
use super::ground::{step_costs, time_left, walkable, way_out, ways_out};
use crate::crew::effort::{EffortMap, FAR, STEP, StepCosts};
use crate::crew::errands::{Errand, ErrandFinder, Errands, Task};
use board::{Space, SpaceSet};
use crew::state::CREW;
use crew::{Position, State, Status, Who};

/// Where somebody is sent, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub task: Task,
    pub at: SpaceSet,
}

/// What a character is up to.
#[derive(Clone, Debug)]
pub struct Assignment {
    pub task: Task,
    pub at: SpaceSet,
    pub costs: StepCosts,
    /// Effort to get there.
    pub effort_map: EffortMap,
    /// The spaces on the way there.
    pub route: SpaceSet,
    /// The spaces this character may walk on.
    pub through: SpaceSet,
}

impl Assignment {
    pub const NONE: Assignment = Assignment {
        task: Task::Rest,
        at: SpaceSet::EMPTY,
        costs: StepCosts {
            enter: [STEP; crew::state::SPACES],
            leave: [0; crew::state::SPACES],
        },
        effort_map: EffortMap::NOWHERE,
        route: SpaceSet::EMPTY,
        through: SpaceSet::EMPTY,
    };
}

/// Nobody stays longer, whatever there is still to be had: without a deck a quiet heist would never end.
const LONGEST: u8 = 60;
/// Ideas enough for anybody who can get out; where nobody is pressed for time, for anybody at all: there is always
/// another round to think in.
const PLENTY: u8 = 8;
/// Characters take errands in this many rounds of choosing at most.
const CHOICES: usize = CREW;

impl<'h> Script<'h> {
    /// Works the assignments out anew if something changed.
    pub fn refresh(&mut self, s: &State) {
        let now = self.fingerprint(s);
        if self.memory.fingerprint == Some(now) {
            return;
        }
        self.memory.fingerprint = Some(now);
        let scene = Position::new(self.heist, s);
        self.memory.out = way_out(scene, self.brief.gates);
        let mut reach: [EffortMap; CREW] = std::array::from_fn(|_| EffortMap::NOWHERE);
        let mut free = 0u8;
        for who in scene.characters() {
            let assignment = &mut self.memory.assignments[who.index()];
            assignment.costs = step_costs(scene, self.brief, who, self.style.gate);
            assignment.through = walkable(scene, who);
            assignment.task = Task::Rest;
            assignment.at = SpaceSet::EMPTY;
            assignment.effort_map = EffortMap::NOWHERE;
            assignment.route = SpaceSet::EMPTY;
            reach[who.index()] = EffortMap::from(
                scene,
                &assignment.costs,
                s.member(who).at,
                assignment.through,
            );
            free |= 1 << who.0;
        }
        for who in scene.characters() {
            if let Some((round, order)) = self.memory.orders[who.index()]
                && round == s.round
            {
                self.send(scene, who, order.task, order.at);
                free &= !(1 << who.0);
            }
        }
        let errands = ErrandFinder::now(scene, self.brief);
        self.cargo(scene);
        self.share_out(scene, &errands, &reach, &mut free);
        self.relays(scene, &mut free);
        let lurking = self.ambush(scene, &reach, &mut free);
        let nothing_left = errands.is_empty() && !lurking;
        self.memory.done = nothing_left
            && !self.brief.anyone_escapes
            && !scene.characters().any(|who| self.brief.carries(s, who));
        let late = time_left(self.heist, s) <= self.style.late;
        self.memory.exits = allot(scene, |who, goal| {
            let effort = reach[who.index()].at(goal);
            (effort != FAR).then_some(u32::from(effort))
        });
        for who in scene.characters().filter(|who| free & 1 << who.0 != 0) {
            let carries = self.brief.carries(s, who);
            if nothing_left || late || carries || self.brief.anyone_escapes {
                self.send_out(scene, who);
            } else {
                self.wait_near(scene, who, errands.later, &reach[who.index()]);
            }
        }
    }

    /// When in a round a character had better act.
    pub(super) fn turn(&self, s: &State, who: Who) -> u8 {
        let assignment = &self.memory.assignments[who.index()];
        let things = self.brief.keycards | self.brief.tools | self.brief.usb;
        let loaded = self.brief.loaded(s.member(who)) || s.member(who).held & things != 0;
        match assignment.task {
            Task::Server(_) | Task::Door | Task::Safe | Task::Ambush => 0,
            Task::Fetch(_) | Task::Cash(_) | Task::Hang(_) | Task::Look | Task::Free => 1,
            Task::Meet(_) if loaded => 1,
            Task::Leave if loaded => 2,
            Task::Meet(_) => 3,
            Task::Wait(_) => 4,
            Task::Leave => 5,
            Task::Rest => 6,
        }
    }

    /// What could be done now, and by whom: the errands of the moment and the way out.
    pub fn openings(&self, s: &State, who: Who) -> Vec<Order> {
        let scene = Position::new(self.heist, s);
        let mut orders: Vec<Order> = ErrandFinder::now(scene, self.brief)
            .iter()
            .filter(|errand| errand.who & 1 << who.0 != 0)
            .map(|errand| Order {
                task: errand.task,
                at: errand.at,
            })
            .collect();
        orders.push(Order {
            task: Task::Leave,
            at: ways_out(scene, who),
        });
        orders.push(Order {
            task: Task::Rest,
            at: SpaceSet::EMPTY,
        });
        orders
    }

    /// What the character is up to now.
    pub fn assignment(&mut self, s: &State, who: Who) -> Order {
        self.refresh(s);
        let assignment = &self.memory.assignments[who.index()];
        Order {
            task: assignment.task,
            at: assignment.at,
        }
    }

    /// Gets as near as possible to a place of the own plan that is still shut.
    fn wait_near(&mut self, scene: Position<'_>, who: Who, later: SpaceSet, reach: &EffortMap) {
        let s = scene.s;
        let through = self.memory.assignments[who.index()].through;
        let member = s.member(who);
        let mine = if who == Who::NPC {
            SpaceSet::EMPTY
        } else {
            later & member.planned
        };
        let Some(site) = mine.iter().min_by_key(|&site| {
            scene
                .h
                .board()
                .cell(site)
                .zip(scene.h.board().cell(member.at))
                .map_or(99, |(a, b)| a.distance(b))
        }) else {
            return;
        };
        let steps = scene.distances(SpaceSet::of(site));
        let near = (through | SpaceSet::of(member.at))
            .iter()
            .filter(|&space| reach.at(space) != FAR && scene.is_tile(space))
            .min_by_key(|&space| (steps.get(space).unwrap_or(u8::MAX), reach.at(space)));
        if let Some(space) = near {
            self.send(scene, who, Task::Wait(site), SpaceSet::of(space));
        }
    }

    /// Gives errands away, the nearest first.
    fn share_out(
        &mut self,
        scene: Position<'_>,
        errands: &Errands,
        reach: &[EffortMap; CREW],
        free: &mut u8,
    ) {
        let s = scene.s;
        let mut open = (1u32 << errands.len()) - 1;
        for _ in 0..CHOICES {
            let mut best: Option<(u16, Who, usize, Errand)> = None;
            for (number, errand) in errands.iter().enumerate() {
                if open & 1 << number == 0 {
                    continue;
                }
                for who in scene.characters() {
                    if *free & errand.who & 1 << who.0 == 0 {
                        continue;
                    }
                    let effort = reach[who.index()].least(errand.at);
                    if effort == FAR {
                        continue;
                    }
                    let mut price = effort.saturating_sub(errand.worth);
                    if let Task::Fetch(piece) = errand.task
                        && let Some(at) = errand.at.first()
                    {
                        price += self.onward(piece, who, at);
                    }
                    if self.brief.loaded(s.member(who)) {
                        price += 24;
                    }
                    if who == Who::NPC {
                        price = price * 2 + 16;
                    }
                    if best.is_none_or(|(least, ..)| price < least) {
                        best = Some((price, who, number, *errand));
                    }
                }
            }
            let Some((_, who, number, errand)) = best else {
                break;
            };
            open &= !(1 << number);
            *free &= !(1 << who.0);
            self.send(scene, who, errand.task, errand.at);
        }
    }

    fn send_out(&mut self, scene: Position<'_>, who: Who) {
        let open = ways_out(scene, who);
        let mine = self.memory.exits[who.index()] & open;
        let room = if mine.is_empty() { open } else { mine };
        self.send(scene, who, Task::Leave, room);
    }

    pub(super) fn send(&mut self, scene: Position<'_>, who: Who, task: Task, at: SpaceSet) {
        let start = scene.s.member(who).at;
        let assignment = &mut self.memory.assignments[who.index()];
        assignment.task = task;
        assignment.at = at;
        assignment.effort_map = EffortMap::toward(
            scene,
            &assignment.costs,
            at,
            assignment.through | SpaceSet::of(start),
        );
        assignment.route = SpaceSet::EMPTY;
        let mut here = start;
        for _ in 0..24 {
            if at.contains(here) {
                break;
            }
            match downhill(scene, assignment, here) {
                Some(next) => here = next,
                None => break,
            }
            assignment.route.insert(here);
        }
    }

    /// Spaces the others are on their way over.
    pub(super) fn routes_of_others(&self, s: &State, who: Who) -> SpaceSet {
        let mut routes = SpaceSet::EMPTY;
        for other in 0..CREW {
            if other != who.index() && s.crew[other].status == Status::Active {
                routes |= self.memory.assignments[other].route | SpaceSet::of(s.crew[other].at);
            }
        }
        routes
    }

    /// Escape moves this character lacks to be sure to get out, as it stands.
    pub(super) fn short(&self, s: &State, who: Who) -> i32 {
        let member = s.member(who);
        let moves = self.memory.out.at(member.at);
        if moves == FAR {
            return 7;
        }
        let escape = self.heist.goals(s).contains(member.at);
        if escape {
            0
        } else {
            i32::from(moves) - i32::from(member.ideas) - 1
        }
    }

    /// What another idea is worth to a character.
    pub(super) fn idea_worth(&self, s: &State, who: Who) -> i32 {
        let member = s.member(who);
        let short = self.short(s, who);
        if member.ideas >= PLENTY && (short <= 0 || self.heist.rules.passing) {
            0
        } else if short <= 0 || self.memory.out.at(member.at) == FAR {
            self.style.idea
        } else if self.brief.carries(s, who) {
            self.style.idea_carrier
        } else {
            self.style.idea_short
        }
    }

    /// Whether nothing is gained by staying inside.
    pub(super) fn time_to_go(&self, s: &State) -> bool {
        let scene = Position::new(self.heist, s);
        if s.round >= LONGEST {
            return true;
        }
        if self.brief.anyone_escapes && !self.brief.everyone_escapes {
            let goals = self.heist.goals(s);
            return scene.players().any(|who| goals.contains(s.member(who).at));
        }
        let safe = |who: Who| self.prospects(scene, who) == 6;
        self.running_will_do(scene) && (scene.characters().all(safe) || self.alarm_is_near(s))
    }

    /// Whether the alarm may sound in this round.
    pub(super) fn alarm_is_near(&self, s: &State) -> bool {
        time_left(self.heist, s) == 0
    }
}

/// The next space on the way; none if there is no way or it ends here.
pub(super) fn downhill(scene: Position<'_>, assignment: &Assignment, here: Space) -> Option<Space> {
    let now = assignment.effort_map.at(here);
    let mut best = None;
    let mut least = now;
    for next in scene.near(here) & (assignment.through | assignment.at) {
        let there = assignment.effort_map.at(next);
        if there == FAR {
            continue;
        }
        let effort = there + u16::from(assignment.costs.enter[next.index()]);
        if effort <= least && there < now {
            least = effort;
            best = Some(next);
        }
    }
    best
}
