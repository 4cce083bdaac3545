//! The scripted player: takes the objective apart into errands, gives each to whoever is nearest, and chooses actions by
//! rules of thumb. It is also how the search player imagines the rest of a heist, so it is quick and allocates nothing.

mod ambush;
mod answer;
mod assignments;
mod cargo;
mod commit;
mod escape_needs;
mod escape_ways;
mod exits;
mod flee;
mod ground;
mod handling;
mod levels;
mod use_action;
mod walk;

use crate::crew::brief::Brief;
use crate::crew::effort::EffortMap;
use crate::crew::moves::Move;
use crate::crew::style::Style;
use crate::crew::why::Why;
use assignments::Assignment;
use board::SpaceSet;
use crew::state::{CREW, Token};
use crew::{Command, Heist, Phase, State, Status, Who};
use table::Seats;
use table::{Game, Seat};

pub use assignments::Order;
pub use cargo::{Cargo, relay};
pub use commit::ActionChoice;
pub use exits::limit as room;
pub use ground::step_costs;

/// What the assignments were worked out for: if any of it changes they are out of date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fingerprint {
    round: u8,
    phase: Phase,
    sets: [SpaceSet; 8],
    held: [u32; CREW],
    status: [Status; CREW],
    npc: board::Space,
    safe_open: bool,
}

/// What a scripted player keeps in memory from one command to the next. It can always be worked out anew.
#[derive(Clone)]
pub struct ScriptMemory {
    assignments: [Assignment; CREW],
    /// Escape moves from every space to the nearest way out.
    out: EffortMap,
    /// Effort to bring each kind of cargo where it belongs, in each character's hands; and whether it is under way.
    carry: [[EffortMap; CREW]; Cargo::ALL.len()],
    moving: [bool; Cargo::ALL.len()],
    /// Guards that must not be touched before the time has come.
    escort: SpaceSet,
    /// The time has come.
    strike: bool,
    /// Jobs somebody else decided on, for the round they are good for.
    orders: [Option<(u8, Order)>; CREW],
    /// The objective is met: only people are still to get out.
    done: bool,
    /// The ways out meant for each character.
    exits: [SpaceSet; CREW],
    fingerprint: Option<Fingerprint>,
}

impl Default for ScriptMemory {
    fn default() -> ScriptMemory {
        ScriptMemory {
            assignments: std::array::from_fn(|_| Assignment::NONE),
            out: EffortMap::NOWHERE,
            carry: std::array::from_fn(|_| std::array::from_fn(|_| EffortMap::NOWHERE)),
            moving: [false; Cargo::ALL.len()],
            escort: SpaceSet::EMPTY,
            strike: false,
            orders: [None; CREW],
            done: false,
            exits: [SpaceSet::EMPTY; CREW],
            fingerprint: None,
        }
    }
}

/// A scripted player for all characters of a heist.
#[derive(Clone)]
pub struct Script<'h> {
    pub heist: &'h Heist,
    pub brief: &'h Brief,
    pub style: Style,
    pub memory: ScriptMemory,
}

impl<'h> Script<'h> {
    pub fn new(
        heist: &'h Heist,
        brief: &'h Brief,
        style: Style,
        memory: ScriptMemory,
    ) -> Script<'h> {
        Script {
            heist,
            brief,
            style,
            memory,
        }
    }

    /// Sends a character somewhere for this round, whatever the script would do.
    pub fn order(&mut self, state: &State, who: Who, order: Order) {
        self.memory.orders[who.index()] = Some((state.round, order));
        self.memory.fingerprint = None;
    }

    /// The next command of one of these seats after planning; none if they have nothing to do.
    pub fn next(&mut self, state: &State, seats: Seats) -> Option<Move> {
        if state.prompt().is_some() {
            return self.answer(state, seats);
        }
        match state.phase {
            Phase::Action => self.action(state, seats),
            Phase::Escape => self.flee(state, seats),
            Phase::LevelUp => self.level_up(state, seats),
            _ => None,
        }
    }

    /// The Action phase: what is begun is finished, then the next character chooses an action, then everybody is done.
    fn action(&mut self, s: &State, seats: Seats) -> Option<Move> {
        self.refresh(s);
        for (seat, who) in hands(s, seats) {
            if let Some(found) = self.use_action(s, seat, who) {
                return Some(found);
            }
        }
        let mut tried = 0u8;
        while let Some((seat, who)) = self.next_to_choose(s, seats, tried) {
            if let Some(found) = self.commit(s, seat, who) {
                return Some(found);
            }
            tried |= 1 << who.0;
        }
        self.finish(s, seats)
    }

    /// Who chooses an action next: whoever opens ways and carries things before whoever waits for that.
    pub fn next_to_choose(&self, s: &State, seats: Seats, but: u8) -> Option<(Seat, Who)> {
        hands(s, seats)
            .filter(|(_, who)| !s.member(*who).committed && but & 1 << who.0 == 0)
            .min_by_key(|&(_, who)| self.turn(s, who))
    }

    /// Calls Escape if it is time, and is done with the round.
    fn finish(&mut self, s: &State, seats: Seats) -> Option<Move> {
        if !s.escape_called && self.time_to_go(s) {
            let call = seats
                .iter()
                .find_map(|seat| self.legal(s, seat, Command::CallEscape, Why::CallEscape));
            if call.is_some() {
                return call;
            }
        }
        if let Some(found) = self.break_out(s, seats) {
            return Some(found);
        }
        let open = || seats.iter().filter(|seat| !s.ready.contains(*seat));
        open()
            .find_map(|seat| self.legal(s, seat, Command::Ready, Why::Done))
            .or_else(|| open().find_map(|seat| self.rejoin(s, seat)))
    }

    /// A way out of one's own making, besides the action.
    fn break_out(&self, s: &State, seats: Seats) -> Option<Move> {
        let scene = crew::Position::new(self.heist, s);
        let able = |who: Who| {
            let price = self.heist.role(who).breach_for;
            price > 0 && s.member(who).ideas >= price && self.breach_will_do(scene, who)
        };
        let (seat, who) = hands(s, seats).find(|(_, who)| able(*who))?;
        let space = s.member(who).at;
        board::Side::ALL.iter().find_map(|&side| {
            let aim = crew::Aim::at_side(side);
            let command = Command::BreakOut { who, aim };
            self.legal(s, seat, command, Why::GetOut { space })
        })
    }

    /// A non-player character that must not be left alone joins somebody.
    fn rejoin(&self, s: &State, seat: Seat) -> Option<Move> {
        let scene = crew::Position::new(self.heist, s);
        let who = Who::NPC;
        scene.players().find_map(|friend| {
            let to = s.member(friend).at;
            self.legal(s, seat, Command::Move { who, to }, Why::Go { space: to })
        })
    }

    /// The move, if the rules allow it.
    #[inline]
    fn legal(&self, s: &State, seat: Seat, command: Command, why: Why) -> Option<Move> {
        self.heist
            .check(s, seat, command)
            .is_ok()
            .then_some(Move { seat, command, why })
    }

    fn fingerprint(&self, s: &State) -> Fingerprint {
        Fingerprint {
            round: s.round,
            phase: s.phase,
            sets: [
                s.unknown,
                s.present,
                s.tokens.on(Token::Lock),
                s.tokens.guarded(),
                s.tokens.on(Token::Camera),
                s.loot,
                s.remote[0] | s.doors,
                s.remote[1] | s.remote[2],
            ],
            held: std::array::from_fn(|who| s.crew[who].held),
            status: std::array::from_fn(|who| s.crew[who].status),
            npc: s.crew[Who::NPC.index()].at,
            safe_open: s.safe_open,
        }
    }
}

/// The characters these seats play, each with a seat that may: their own, and the NPC by the first of them.
pub fn hands(s: &State, seats: Seats) -> impl Iterator<Item = (Seat, Who)> {
    let own = seats
        .iter()
        .filter(|seat| usize::from(seat.0) < CREW - 1)
        .map(|seat| (seat, Who(seat.0)));
    let npc = seats.iter().next().map(|seat| (seat, Who::NPC));
    let active: u8 = s
        .crew
        .iter()
        .enumerate()
        .filter(|(_, member)| member.status == Status::Active)
        .fold(0, |mask, (who, _)| mask | 1 << who);
    own.chain(npc)
        .filter(move |(_, who)| active & 1 << who.0 != 0)
}
