//! Who does what: errands are given to whoever is nearest.

use super::Script;
use super::exits::allot;
use crate::errands::{Errand, Task, Wants};
use crate::field::{FAR, Field, STEP, Toll};
use board::{Space, SpaceSet};
use crew::content::effect::Chit;
use crew::state::{CREW, Token};
use crew::{Position, State, Status, Who};

/// Where somebody is sent, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub task: Task,
    pub at: SpaceSet,
}

/// What a character is up to.
#[derive(Clone, Debug)]
pub struct Job {
    pub task: Task,
    pub at: SpaceSet,
    pub toll: Toll,
    /// Effort to get there.
    pub field: Field,
    /// The spaces on the way there.
    pub route: SpaceSet,
    /// The spaces this character may walk on.
    pub through: SpaceSet,
}

impl Job {
    pub const NONE: Job = Job {
        task: Task::Rest,
        at: SpaceSet::EMPTY,
        toll: Toll {
            enter: [STEP; crew::state::SPACES],
            leave: [0; crew::state::SPACES],
        },
        field: Field::NOWHERE,
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
    /// Works the jobs out anew if something changed.
    pub fn refresh(&mut self, s: &State) {
        let now = self.seen_now(s);
        if self.mind.seen == Some(now) {
            return;
        }
        self.mind.seen = Some(now);
        let scene = Position::new(self.heist, s);
        self.mind.out = way_out(scene, self.brief.gates);
        let mut reach: [Field; CREW] = std::array::from_fn(|_| Field::NOWHERE);
        let mut free = 0u8;
        for who in scene.characters() {
            let job = &mut self.mind.jobs[who.index()];
            job.toll = toll(scene, self.brief, who, self.style.gate);
            job.through = walkable(scene, who);
            job.task = Task::Rest;
            job.at = SpaceSet::EMPTY;
            job.field = Field::NOWHERE;
            job.route = SpaceSet::EMPTY;
            reach[who.index()] = Field::from(scene, &job.toll, s.member(who).at, job.through);
            free |= 1 << who.0;
        }
        for who in scene.characters() {
            if let Some((round, order)) = self.mind.orders[who.index()]
                && round == s.round
            {
                self.send(scene, who, order.task, order.at);
                free &= !(1 << who.0);
            }
        }
        let errands = Wants::now(scene, self.brief);
        self.cargo(scene);
        let list = errands.iter().copied().collect::<List>();
        self.share_out(scene, &list, &reach, &mut free);
        self.relays(scene, &mut free);
        let lurking = self.ambush(scene, &reach, &mut free);
        let nothing_left = errands.is_empty() && !lurking;
        self.mind.done = nothing_left
            && !self.brief.anyone_escapes
            && !scene.characters().any(|who| self.brief.carries(s, who));
        let late = time_left(self.heist, s) <= self.style.late;
        self.mind.exits = allot(scene, |who, goal| {
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
        let job = &self.mind.jobs[who.index()];
        let things = self.brief.keycards | self.brief.tools | self.brief.usb;
        let loaded = self.brief.loaded(s.member(who)) || s.member(who).held & things != 0;
        match job.task {
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
        let mut orders: Vec<Order> = Wants::now(scene, self.brief)
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
    pub fn job(&mut self, s: &State, who: Who) -> Order {
        self.refresh(s);
        let job = &self.mind.jobs[who.index()];
        Order {
            task: job.task,
            at: job.at,
        }
    }

    /// Gets as near as possible to a place of the own plan that is still shut.
    fn wait_near(&mut self, scene: Position<'_>, who: Who, later: SpaceSet, reach: &Field) {
        let s = scene.s;
        let through = self.mind.jobs[who.index()].through;
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
        errands: &List,
        reach: &[Field; CREW],
        free: &mut u8,
    ) {
        let s = scene.s;
        let mut open = (1u32 << errands.len) - 1;
        for _ in 0..CHOICES {
            let mut best: Option<(u16, Who, usize)> = None;
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
                        best = Some((price, who, number));
                    }
                }
            }
            let Some((_, who, number)) = best else { break };
            let errand = errands.list[number];
            open &= !(1 << number);
            *free &= !(1 << who.0);
            self.send(scene, who, errand.task, errand.at);
        }
    }

    fn send_out(&mut self, scene: Position<'_>, who: Who) {
        let open = ways_out(scene, who);
        let mine = self.mind.exits[who.index()] & open;
        let room = if mine.is_empty() { open } else { mine };
        self.send(scene, who, Task::Leave, room);
    }

    pub(super) fn send(&mut self, scene: Position<'_>, who: Who, task: Task, at: SpaceSet) {
        let start = scene.s.member(who).at;
        let job = &mut self.mind.jobs[who.index()];
        job.task = task;
        job.at = at;
        job.field = Field::toward(scene, &job.toll, at, job.through | SpaceSet::of(start));
        job.route = SpaceSet::EMPTY;
        let mut here = start;
        for _ in 0..24 {
            if at.contains(here) {
                break;
            }
            match downhill(scene, job, here) {
                Some(next) => here = next,
                None => break,
            }
            job.route.insert(here);
        }
    }

    /// Spaces the others are on their way over.
    pub(super) fn routes_of_others(&self, s: &State, who: Who) -> SpaceSet {
        let mut routes = SpaceSet::EMPTY;
        for other in 0..CREW {
            if other != who.index() && s.crew[other].status == Status::Active {
                routes |= self.mind.jobs[other].route | SpaceSet::of(s.crew[other].at);
            }
        }
        routes
    }

    /// Escape moves this character lacks to be sure to get out, as it stands.
    pub(super) fn short(&self, s: &State, who: Who) -> i32 {
        let member = s.member(who);
        let moves = self.mind.out.at(member.at);
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
        } else if short <= 0 || self.mind.out.at(member.at) == FAR {
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

/// A short list of errands.
pub(super) struct List {
    list: [Errand; 20],
    len: usize,
}

impl List {
    fn iter(&self) -> impl Iterator<Item = &Errand> {
        self.list[..self.len].iter()
    }
}

impl FromIterator<Errand> for List {
    fn from_iter<I: IntoIterator<Item = Errand>>(errands: I) -> List {
        let none = Errand {
            task: Task::Rest,
            at: SpaceSet::EMPTY,
            who: 0,
            worth: 0,
        };
        let mut list = List {
            list: [none; 20],
            len: 0,
        };
        for errand in errands.into_iter().take(20) {
            list.list[list.len] = errand;
            list.len += 1;
        }
        list
    }
}

/// The goals of Escape that still have room for a character.
pub(super) fn ways_out(scene: Position<'_>, who: Who) -> SpaceSet {
    let goals = scene.h.goals(scene.s).iter();
    goals.filter(|&space| scene.room_at(who, space)).collect()
}

/// The next space on the way; none if there is no way or it ends here.
pub(super) fn downhill(scene: Position<'_>, job: &Job, here: Space) -> Option<Space> {
    let now = job.field.at(here);
    let mut best = None;
    let mut least = now;
    for next in scene.near(here) & (job.through | job.at) {
        let there = job.field.at(next);
        if there == FAR {
            continue;
        }
        let effort = there + u16::from(job.toll.enter[next.index()]);
        if effort <= least && there < now {
            least = effort;
            best = Some(next);
        }
    }
    best
}

/// Where a character may set foot in the Action phase, locks and guards aside.
fn walkable(scene: Position<'_>, who: Who) -> SpaceSet {
    let s = scene.s;
    let member = s.member(who);
    let exits = s.present - scene.h.board().tiles();
    let planned = if who == Who::NPC {
        s.present
    } else {
        member.planned | exits
    };
    let start = if scene.h.special.start_in_hideouts || scene.h.rules.start_hex_counts_as_planned {
        SpaceSet::of(member.start) & s.present
    } else {
        SpaceSet::EMPTY
    };
    ((planned | start) & s.present) - scene.remote_locked() - s.doors
}

/// What the tiles cost this character.
pub fn toll(scene: Position<'_>, brief: &crate::brief::Brief, who: Who, gate: u8) -> Toll {
    let s = scene.s;
    let handicap = brief.handicaps[who.index()];
    let mut toll = Toll::even();
    for space in s.tokens.on(Token::Lock) {
        toll.dearer(
            space,
            handicap
                .lock
                .saturating_mul(s.tokens.count(Token::Lock, space)),
        );
    }
    for space in scene.watching() {
        toll.dearer(
            space,
            handicap
                .camera
                .saturating_mul(s.tokens.count(Token::Camera, space)),
        );
    }
    for space in s.tokens.guarded() {
        toll.stickier(space, handicap.guard.saturating_mul(s.tokens.guards(space)));
    }
    let bag = s.bag_size();
    if bag > 0 && !s.unknown.is_empty() {
        let lots = |chit: Chit| u32::from(s.in_bag(chit));
        let trouble = u32::from(handicap.lock) * (lots(Chit::Lock) + 2 * lots(Chit::TwoLocks))
            + u32::from(handicap.guard)
                * (lots(Chit::Guard) + lots(Chit::Dog) + 2 * lots(Chit::TwoGuards))
            + u32::from(handicap.camera) * (lots(Chit::Camera) + 2 * lots(Chit::TwoCameras));
        let each = (trouble / bag) as u8;
        for space in s.unknown {
            toll.dearer(space, each);
        }
    }
    for space in brief.gates & s.present {
        toll.dearer(space, gate);
    }
    toll
}

/// Escape moves from every space to a way out, if Escape began now: one a step, one more for each guard left behind.
pub fn way_out(scene: Position<'_>, gates: SpaceSet) -> Field {
    let s = scene.s;
    let mut toll = Toll {
        enter: [1; crew::state::SPACES],
        leave: [0; crew::state::SPACES],
    };
    for space in s.tokens.guarded() {
        toll.leave[space.index()] = s.tokens.guards(space).min(30);
    }
    let gates = if s.phase == crew::Phase::Escape {
        SpaceSet::EMPTY
    } else {
        gates
    };
    let through = s.present - shut_in_escape(scene) - gates;
    Field::toward(scene, &toll, goals_of_escape(scene), through)
}

/// Spaces nobody may enter in Escape, whatever the phase is now.
pub(super) fn shut_in_escape(scene: Position<'_>) -> SpaceSet {
    let rules = &scene.h.rules;
    let rings = if rules.rings_bar_entry && rules.rings_hold_in_escape {
        scene.ringed()
    } else {
        SpaceSet::EMPTY
    };
    scene.s.tokens.on(Token::Lock) | scene.s.doors | rings
}

/// Where Escape will lead.
pub(super) fn goals_of_escape(scene: Position<'_>) -> SpaceSet {
    let beacon = if scene.h.special.beacon_exit {
        scene.h.scenario.story & scene.s.present
    } else {
        SpaceSet::EMPTY
    };
    scene.h.goals(scene.s) | beacon
}

/// How far away the alarm is: events before the last card of the deck, or alerts before the security die can hit it.
pub fn time_left(heist: &crew::Heist, s: &State) -> u8 {
    if let Some(track) = &heist.edition.alert {
        return (track.last() + 1).saturating_sub(s.security.bar + track.die);
    }
    let rest = &s.events.cards[s.events.top as usize..s.events.len as usize];
    rest.iter()
        .filter(|&&card| !heist.edition.is_crisis(card as usize))
        .count() as u8
}
