//! What has to be done now: the objective taken apart into places somebody must go to.

use crate::brief::{Brief, on_floor};
use crate::field::flood;
use board::{Space, SpaceSet};
use crew::content::cards::Joins;
use crew::state::{Phase, Place};
use crew::{Piece, Scene, Status, Who};

/// What somebody is to do at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing in particular.
    Rest,
    /// Leave, or reach a hideout.
    Leave,
    Fetch(Piece),
    /// Open the remote locks of a letter.
    Server(u8),
    /// Open a keycard door.
    Door,
    Safe,
    /// Free or take the one who waits.
    Free,
    /// Look under unknown tiles.
    Look,
    /// Bring a thing to the one who needs it.
    Meet(Who),
    /// Wait near a place that is still shut.
    Wait(Space),
    /// Lie in wait for an escort, all of whom must go down in the same round.
    Ambush,
}

/// A task, where it is done, and who can do it.
#[derive(Clone, Copy, Debug)]
pub struct Errand {
    pub task: Task,
    pub at: SpaceSet,
    /// Characters, a bit each.
    pub who: u8,
    /// Effort somebody may go to more than for other errands.
    pub worth: u16,
}

/// At most so many errands at a time.
const MOST: usize = 20;

/// The errands of a moment.
pub struct Errands {
    list: [Errand; MOST],
    len: usize,
    /// Places that will matter once the way there is open.
    pub later: SpaceSet,
}

impl Errands {
    pub fn iter(&self) -> impl Iterator<Item = &Errand> {
        self.list[..self.len].iter()
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn add(&mut self, task: Task, at: SpaceSet, who: u8, worth: u16) {
        let known = self.iter().any(|errand| errand.task == task);
        if self.len < MOST && !at.is_empty() && who != 0 && !known {
            self.list[self.len] = Errand {
                task,
                at,
                who,
                worth,
            };
            self.len += 1;
        }
    }
}

/// Works out the errands of a moment.
pub struct Wants<'a> {
    scene: Scene<'a>,
    brief: &'a Brief,
    /// What can be walked to without opening remote locks or doors.
    region: SpaceSet,
    everyone: u8,
    errands: Errands,
}

const NONE: Errand = Errand {
    task: Task::Rest,
    at: SpaceSet::EMPTY,
    who: 0,
    worth: 0,
};

impl<'a> Wants<'a> {
    pub fn now(scene: Scene<'a>, brief: &'a Brief) -> Errands {
        let s = scene.s;
        let everyone = scene.characters().fold(0u8, |mask, who| mask | 1 << who.0);
        let walls = scene.remote_locked() | s.doors;
        let start = match s.phase {
            Phase::Plan => (s.present - scene.h.board().tiles()) | scene.h.scenario.inside,
            _ => scene.occupied(),
        };
        let mut wants = Wants {
            scene,
            brief,
            region: flood(scene, start, s.present - walls),
            everyone,
            errands: Errands {
                list: [NONE; MOST],
                len: 0,
                later: SpaceSet::EMPTY,
            },
        };
        wants.objective();
        wants.errands
    }

    fn objective(&mut self) {
        let s = self.scene.s;
        if self.brief.anyone_escapes {
            return;
        }
        let mut blocked = SpaceSet::EMPTY;
        for &(chit, count) in &self.brief.wanted {
            let mut missing = count.saturating_sub(self.scene.count_loot(chit, true));
            if missing == 0 {
                continue;
            }
            let prizes = self.brief.prizes.iter().filter(|(_, kind)| *kind == chit);
            for &(piece, _) in prizes {
                let place = s.pieces[piece.index()];
                if let Some(space) = place.space() {
                    if self.region.contains(space) {
                        self.errands
                            .add(Task::Fetch(piece), SpaceSet::of(space), self.everyone, 0);
                    } else {
                        blocked.insert(space);
                    }
                    missing = missing.saturating_sub(1);
                }
            }
            let lies = |place: Place| {
                let prizes = self.brief.prizes.iter();
                prizes
                    .filter(|(piece, kind)| *kind == chit && s.pieces[piece.index()] == place)
                    .count()
            };
            if lies(Place::SAFE) > 0 {
                blocked |= self.safe();
            }
            if lies(Place::BAG) > 0 && missing > 0 {
                self.look();
            }
        }
        if self.brief.npc_must_escape {
            blocked |= self.prisoner();
        }
        self.open_ways(blocked);
    }

    /// The safe must be cracked; gives it back if nobody can get there.
    fn safe(&mut self) -> SpaceSet {
        let s = self.scene.s;
        let Some(safe) = self.scene.closed_safe() else {
            return SpaceSet::EMPTY;
        };
        let holders = self
            .scene
            .characters()
            .filter(|&who| s.member(who).held & self.brief.tools != 0)
            .fold(0u8, |mask, who| mask | 1 << who.0);
        if holders == 0 {
            let tools = on_floor(s, self.brief.tools);
            let mut blocked = SpaceSet::EMPTY;
            for space in tools {
                if self.region.contains(space) {
                    let piece = s
                        .pieces_on(space)
                        .find(|p| self.brief.tools & 1 << p.0 != 0);
                    if let Some(piece) = piece {
                        self.errands
                            .add(Task::Fetch(piece), SpaceSet::of(space), self.everyone, 0);
                    }
                } else {
                    blocked.insert(space);
                }
            }
            return blocked;
        }
        if self.region.contains(safe) {
            self.errands
                .add(Task::Safe, SpaceSet::of(safe), holders, 30);
            SpaceSet::EMPTY
        } else {
            SpaceSet::of(safe)
        }
    }

    /// Something needed is still in the bag.
    fn look(&mut self) {
        let unknown = self.scene.s.unknown & self.region;
        let beside = self.scene.near_all(unknown) & self.region;
        self.errands.add(Task::Look, beside, self.everyone, 0);
    }

    fn prisoner(&mut self) -> SpaceSet {
        let npc = self.scene.s.member(Who::NPC);
        if npc.status != Status::Idle || npc.at == Space::NONE {
            return SpaceSet::EMPTY;
        }
        if !self.region.contains(npc.at) {
            return SpaceSet::of(npc.at);
        }
        let players = self.everyone & 0b1111;
        if self.scene.h.special.ambush {
            // A matter for the whole crew: see `ambush`.
            return SpaceSet::EMPTY;
        }
        let hostage = self.scene.h.special.npc_joins == Joins::WhenTaken;
        let at = if hostage {
            SpaceSet::of(npc.at)
        } else {
            self.scene.near(npc.at) | SpaceSet::of(npc.at)
        };
        self.errands.add(Task::Free, at & self.region, players, 10);
        SpaceSet::EMPTY
    }

    /// Errands that open the way to what cannot be reached.
    fn open_ways(&mut self, blocked: SpaceSet) {
        let mut blocked = blocked;
        let mut tried = SpaceSet::EMPTY;
        // What opens one way may lie behind another.
        for _ in 0..4 {
            self.errands.later |= blocked;
            tried |= blocked;
            blocked = self.open(blocked) - tried;
            if blocked.is_empty() {
                break;
            }
        }
    }

    /// Errands for these places; gives back what they in turn need that cannot be reached.
    fn open(&mut self, blocked: SpaceSet) -> SpaceSet {
        let mut more = SpaceSet::EMPTY;
        for target in blocked {
            let keys = self.keys_to(self.region, target);
            more |= self.use_keys(keys);
        }
        more
    }

    /// What has to be opened between a region and a place: remote locks X and Y, doors. The fewest, those first that come
    /// first.
    fn keys_to(&self, region: SpaceSet, target: Space) -> u8 {
        let s = self.scene.s;
        let walls = [s.remote[0], s.remote[1], s.doors];
        for keys in [0b001u8, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111] {
            let mut shut = SpaceSet::EMPTY;
            for (key, wall) in walls.iter().enumerate() {
                if keys & 1 << key == 0 {
                    shut |= *wall;
                }
            }
            if flood(self.scene, region, s.present - shut).contains(target) {
                return keys;
            }
        }
        0
    }

    fn use_keys(&mut self, keys: u8) -> SpaceSet {
        let mut more = SpaceSet::EMPTY;
        for letter in 0..2u8 {
            if keys & 1 << letter != 0 {
                more |= self.server(letter);
            }
        }
        if keys & 4 != 0 {
            more |= self.door();
        }
        more
    }

    fn server(&mut self, letter: u8) -> SpaceSet {
        if self.scene.h.special.crack_cipher && letter == 1 {
            return self.cipher();
        }
        let servers = self.brief.servers[letter as usize] & self.region;
        if servers.is_empty() {
            return self.brief.servers[letter as usize];
        }
        let who = match self.scene.h.rules.npc_uses_servers {
            true => self.everyone,
            false => self.everyone & 0b1111,
        };
        self.errands.add(Task::Server(letter), servers, who, 20);
        SpaceSet::EMPTY
    }

    /// The USB key must get into the hands of the guide.
    fn cipher(&mut self) -> SpaceSet {
        let s = self.scene.s;
        let Some(piece) = (0..32u8)
            .map(Piece)
            .find(|piece| self.brief.usb & 1 << piece.0 != 0)
        else {
            return SpaceSet::EMPTY;
        };
        let place = s.pieces[piece.index()];
        let mut more = SpaceSet::EMPTY;
        if let Some(space) = place.space() {
            if !self.region.contains(space) {
                return SpaceSet::of(space);
            }
            self.errands
                .add(Task::Fetch(piece), SpaceSet::of(space), self.everyone, 20);
            // The guide must be able to get at it, sooner or later.
            let guide = s.member(Who::NPC).at;
            let walls = self.scene.remote_locked() | s.doors;
            let region = flood(self.scene, SpaceSet::of(guide), s.present - walls);
            if !region.contains(space) {
                let keys = self.keys_to(region, space) & !0b010;
                more = self.use_keys(keys);
            }
        } else if let Some(holder) = place.holder() {
            let npc = s.member(Who::NPC);
            if holder != Who::NPC && npc.status == Status::Active {
                let walls = self.scene.remote_locked() | s.doors;
                let from = SpaceSet::of(s.member(holder).at);
                let region = flood(self.scene, from, s.present - walls);
                if !region.contains(npc.at) {
                    let keys = self.keys_to(region, npc.at) & !0b010;
                    return self.use_keys(keys);
                }
                self.errands.add(
                    Task::Meet(Who::NPC),
                    SpaceSet::of(npc.at) & self.region,
                    1 << holder.0,
                    20,
                );
                self.errands.add(
                    Task::Meet(holder),
                    SpaceSet::of(s.member(holder).at) & self.region,
                    1 << Who::NPC.0,
                    20,
                );
            }
        } else if place == Place::BAG {
            self.look();
        }
        more
    }

    fn door(&mut self) -> SpaceSet {
        let s = self.scene.s;
        let doors = self.scene.near_all(s.doors) & self.region;
        self.errands.later |= s.doors;
        let holders = self
            .scene
            .characters()
            .filter(|&who| s.member(who).held & self.brief.keycards != 0)
            .fold(0u8, |mask, who| mask | 1 << who.0);
        if holders != 0 {
            self.errands.add(Task::Door, doors, holders, 20);
            return SpaceSet::EMPTY;
        }
        let cards = on_floor(s, self.brief.keycards);
        for space in cards & self.region {
            let card = s
                .pieces_on(space)
                .find(|piece| self.brief.keycards & 1 << piece.0 != 0);
            if let Some(piece) = card {
                self.errands
                    .add(Task::Fetch(piece), SpaceSet::of(space), self.everyone, 20);
            }
        }
        if cards.intersects(self.region) {
            return SpaceSet::EMPTY;
        }
        let hidden = |place: Place| {
            (0..32).any(|piece| {
                self.brief.keycards & 1 << piece != 0 && s.pieces[piece as usize] == place
            })
        };
        let mut more = cards;
        if hidden(Place::SAFE) {
            more |= self.safe();
        }
        if hidden(Place::BAG) && cards.is_empty() {
            self.look();
        }
        more
    }
}
