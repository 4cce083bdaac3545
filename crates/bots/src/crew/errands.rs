//! What has to be done now: the objective taken apart into places somebody must go to.

use crate::crew::brief::{Brief, Exchange, bits, on_floor};
use crate::crew::effort::flood;
use board::{Space, SpaceSet};
use crew::content::cards::Joins;
use crew::state::{Phase, Place};
use crew::{Piece, Position, Status, Who};

/// What somebody is to do at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing in particular.
    Rest,
    /// Leave, or reach a hideout.
    Leave,
    Fetch(Piece),
    /// Pick up the cash that lies there.
    Cash(Space),
    /// Hang a painting where its twin hangs.
    Hang(Piece),
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

/// Doors among the keys to a place; the lower bits are the letters of remote locks and rings.
const DOORS: u8 = 0b1000;
/// Sets of keys, the smallest first.
const KEYS: [u8; 15] = [
    0b0001, 0b0010, 0b0100, 0b1000, 0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100, 0b0111, 0b1011,
    0b1101, 0b1110, 0b1111,
];

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

    pub fn len(&self) -> usize {
        self.len
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
pub struct ErrandFinder<'a> {
    scene: Position<'a>,
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

impl<'a> ErrandFinder<'a> {
    pub fn now(scene: Position<'a>, brief: &'a Brief) -> Errands {
        let mut finder = ErrandFinder::new(scene, brief);
        finder.objective();
        finder.errands
    }

    /// The letters of the servers and panels somebody has to get to for the sake of these places.
    pub fn letters(scene: Position<'a>, brief: &'a Brief, places: SpaceSet) -> u8 {
        let finder = ErrandFinder::new(scene, brief);
        let mut letters = 0;
        let mut open = places;
        for _ in 0..4 {
            let shut = open.iter().filter(|&place| !finder.within_reach(place));
            let keys = shut.fold(0, |keys, place| keys | finder.keys_to(finder.region, place));
            let new = keys & !letters & !DOORS;
            letters |= new;
            open = (0..3)
                .filter(|letter| new & 1 << letter != 0)
                .fold(SpaceSet::EMPTY, |set, letter| set | brief.servers[letter]);
            if new == 0 {
                break;
            }
        }
        letters
    }

    fn new(scene: Position<'a>, brief: &'a Brief) -> ErrandFinder<'a> {
        let s = scene.s;
        let everyone = scene.characters().fold(0u8, |mask, who| mask | 1 << who.0);
        let held = scene.remote_locked();
        let start = match s.phase {
            Phase::Plan => {
                let people = s.crew.iter().map(|member| member.at);
                let people: SpaceSet = people.filter(|at| *at != Space::NONE).collect();
                if scene.h.special.start_inside {
                    people
                } else {
                    (s.present - scene.h.board().tiles()) | scene.h.scenario.inside | people
                }
            }
            _ => scene.occupied(),
        };
        // Whoever sits in a ring opens no way.
        let free = if (start - held).is_empty() {
            start
        } else {
            start - held
        };
        ErrandFinder {
            scene,
            brief,
            region: flood(scene, free, s.present - held - s.doors),
            everyone,
            errands: Errands {
                list: [NONE; MOST],
                len: 0,
                later: SpaceSet::EMPTY,
            },
        }
    }

    /// Whether somebody could get there and take what lies there.
    fn within_reach(&self, space: Space) -> bool {
        self.region.contains(space) && !self.scene.covered(space)
    }

    fn objective(&mut self) {
        let s = self.scene.s;
        if self.brief.anyone_escapes && !self.brief.everyone_escapes {
            return;
        }
        let mut blocked = SpaceSet::EMPTY;
        for want in &self.brief.loot_goals {
            let mut missing = want
                .count
                .saturating_sub(self.brief.in_hand(s, want.pieces));
            if missing == 0 {
                continue;
            }
            for piece in bits(want.pieces) {
                if let Some(space) = s.pieces[piece].space() {
                    blocked |= self.fetch(Piece(piece as u8), space, 0);
                    missing = missing.saturating_sub(1);
                }
            }
            let lies = |place: Place| bits(want.pieces).any(|piece| s.pieces[piece] == place);
            if lies(Place::SAFE) {
                blocked |= self.safe();
            }
            if lies(Place::BAG) && missing > 0 {
                self.look();
            }
        }
        blocked |= self.cash() | self.exchanges();
        if self.brief.npc_must_escape {
            blocked |= self.prisoner();
        }
        if self.brief.everyone_escapes {
            blocked |= self.scene.occupied() & self.scene.remote_locked();
            blocked |= self.scene.h.goals(s) - self.region;
        }
        self.open_ways(blocked);
    }

    /// Somebody takes a piece from there; gives the place back if nobody can.
    fn fetch(&mut self, piece: Piece, space: Space, worth: u16) -> SpaceSet {
        if !self.within_reach(space) {
            return SpaceSet::of(space);
        }
        let at = SpaceSet::of(space);
        self.errands
            .add(Task::Fetch(piece), at, self.everyone, worth);
        SpaceSet::EMPTY
    }

    /// Cash as far as it is wanted, big piles rather than small ones.
    fn cash(&mut self) -> SpaceSet {
        let s = self.scene.s;
        let mut blocked = SpaceSet::EMPTY;
        let carried = self.scene.characters().map(|who| s.member(who).cash);
        let ours = carried.fold(s.team.cash_out, u8::saturating_add);
        if ours >= self.brief.cash_wanted {
            return blocked;
        }
        for space in s.loot {
            let cash = s.cash_on[space.index()];
            if cash > 0 && self.within_reach(space) {
                let at = SpaceSet::of(space);
                let worth = 6 * u16::from(cash - 1);
                self.errands
                    .add(Task::Cash(space), at, self.everyone, worth);
            } else if cash > 0 {
                blocked.insert(space);
            }
        }
        blocked
    }

    /// Paintings that are still to be exchanged.
    fn exchanges(&mut self) -> SpaceSet {
        let s = self.scene.s;
        let brief = self.brief;
        let mut blocked = SpaceSet::EMPTY;
        let gone =
            |exchange: &Exchange| s.pieces[exchange.painting.index()] != Place::on(exchange.home);
        let done = brief.exchanges.iter();
        let done = done.filter(|exchange| brief.replaced(s, exchange) && gone(exchange));
        if done.count() >= usize::from(brief.exchanges_wanted) {
            return blocked;
        }
        for exchange in &brief.exchanges {
            let home = exchange.home;
            if brief.replaced(s, exchange) {
                if !gone(exchange) {
                    blocked |= self.fetch(exchange.painting, home, 10);
                }
                continue;
            }
            let Some(twin) = brief.twin(s, exchange) else {
                continue;
            };
            let place = s.pieces[twin.index()];
            if let Some(holder) = place.holder() {
                if self.within_reach(home) {
                    self.errands
                        .add(Task::Hang(twin), SpaceSet::of(home), 1 << holder.0, 10);
                } else {
                    blocked.insert(home);
                }
            } else if let Some(space) = place.space() {
                blocked |= self.fetch(twin, space, 0);
            }
        }
        blocked
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

    /// What has to be opened between a region and a place: letters and doors. The fewest, those first that come first.
    fn keys_to(&self, region: SpaceSet, target: Space) -> u8 {
        let s = self.scene.s;
        let around = (0..3)
            .filter(|&letter| s.remote[letter].contains(target))
            .fold(0u8, |keys, letter| keys | 1 << letter);
        let rings = if self.scene.h.rules.rings_bar_entry {
            s.remote
        } else {
            [SpaceSet::EMPTY; 3]
        };
        let walls = [rings[0], rings[1], rings[2], s.doors];
        let leads_there = |keys: u8| {
            let shut = (0..walls.len())
                .filter(|key| keys & 1 << key == 0)
                .fold(SpaceSet::EMPTY, |shut, key| shut | walls[key]);
            flood(self.scene, region, s.present - shut).contains(target)
        };
        if leads_there(around) {
            return around;
        }
        KEYS.into_iter()
            .map(|keys| keys | around)
            .find(|&keys| leads_there(keys))
            .unwrap_or(0)
    }

    fn use_keys(&mut self, keys: u8) -> SpaceSet {
        let mut more = SpaceSet::EMPTY;
        for letter in 0..3u8 {
            if keys & 1 << letter != 0 {
                more |= self.server(letter);
            }
        }
        if keys & DOORS != 0 {
            more |= self.door();
        }
        more
    }

    fn server(&mut self, letter: u8) -> SpaceSet {
        if self.scene.h.special.crack_cipher && letter == 1 {
            return self.cipher();
        }
        // Rings within rings: another panel comes first.
        if self.scene.removable(letter as usize).is_empty() {
            return SpaceSet::EMPTY;
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
