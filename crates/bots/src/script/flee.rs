//! Escape: carriers first, then whoever can still save what was left behind, then everybody.

use super::exits::{allot, limit};
use super::jobs::{goals_of_escape, shut_in_escape};
use super::{Script, hands};
use crate::brief::bits;
use crate::field::{FAR, Field, Toll};
use crate::moves::Move;
use crate::why::Why;
use board::{Space, SpaceSet};
use crew::content::effect::Chit;
use crew::state::{CREW, Phase, Place, SPACES, Token};
use crew::{Command, Piece, Position, State, Status, Who};
use table::{Seat, Seats};

/// Ideas a breach costs whoever makes it as their action.
const BREACH_PRICE: u8 = 4;

/// How one character sees the way out.
struct Ways {
    toll: Toll,
    through: SpaceSet,
    /// Escape moves to the nearest goal with room.
    out: Field,
}

/// What the objective still lacks.
#[derive(Clone, Copy, Default)]
struct Needs {
    /// Pieces of which some are missing, and how many.
    pieces: u32,
    missing: u8,
    /// Not all of them are in sight.
    looking: bool,
    cash: u8,
    exchanges: u8,
}

/// A run: over which space first, and what it takes.
#[derive(Clone, Copy)]
struct Run {
    who: Who,
    seat: Seat,
    via: Option<Space>,
    moves: u16,
    faces: u8,
}

impl<'h> Script<'h> {
    pub(super) fn flee(&mut self, s: &State, seats: Seats) -> Option<Move> {
        let scene = Position::new(self.heist, s);
        if let Some(runner) = s.run.runner {
            let found = hands(s, seats).find(|(_, who)| *who == runner);
            let (seat, who) = found?;
            return self.run_on(scene, seat, who);
        }
        for (seat, who) in hands(s, seats) {
            if let Some(found) = self.escape_hands(scene, seat, who) {
                return Some(found);
            }
        }
        if let Some(found) = self.pinch(scene, seats) {
            return Some(found);
        }
        let run = self.next_run(scene, seats);
        if let Some(run) = run
            && let Some(found) = self.start_run(scene, run)
        {
            return Some(found);
        }
        seats
            .iter()
            .filter(|seat| !s.ready.contains(*seat))
            .find_map(|seat| self.legal(s, seat, Command::Ready, Why::Done))
    }

    /// The way out as this character sees it; before Escape as it would be if it began now.
    fn ways(&self, scene: Position<'_>, who: Who) -> Ways {
        let (toll, through) = self.ground(scene, who);
        let goals = self.goals_for(scene, who);
        let through = if self.heist.special.hideouts == 0 {
            // A full exit is no way through.
            through - (goals_of_escape(scene) - goals)
        } else {
            through
        };
        let out = Field::toward(scene, &toll, goals, through);
        Ways { toll, through, out }
    }

    /// What steps cost this character in Escape, and where they lead.
    fn ground(&self, scene: Position<'_>, who: Who) -> (Toll, SpaceSet) {
        let s = scene.s;
        let role = self.heist.role(who);
        let member = s.member(who);
        let mut toll = Toll {
            enter: [1; SPACES],
            leave: [0; SPACES],
        };
        if !role.better_ways {
            for space in s.tokens.guarded() {
                toll.leave[space.index()] = s.tokens.guards(space).min(30);
            }
        }
        let mut shut = shut_in_escape(scene) - s.doors - s.tokens.on(Token::Lock);
        if member.held & self.brief.keycards != 0 {
            for space in s.doors {
                toll.enter[space.index()] = 2;
            }
        } else {
            shut |= s.doors;
        }
        if role.pick_under_pressure && member.ideas > 0 {
            for space in s.tokens.on(Token::Lock) {
                toll.enter[space.index()] = 1 + s.tokens.count(Token::Lock, space).min(20);
            }
        } else {
            shut |= s.tokens.on(Token::Lock);
        }
        if s.phase != Phase::Escape {
            // Something may turn up there, and a lock means another way.
            let trouble = if s.in_bag(Chit::Lock) + s.in_bag(Chit::TwoLocks) > 0 {
                3
            } else {
                1
            };
            for space in s.unknown {
                toll.enter[space.index()] += trouble;
            }
            shut |= self.brief.gates;
        }
        (toll, s.present - shut)
    }

    /// The goals of Escape meant for this character: where room is scarce, the one that is best for all.
    fn goals_for(&self, scene: Position<'_>, who: Who) -> SpaceSet {
        let goals = goals_of_escape(scene);
        if limit(scene) == 0 {
            return goals;
        }
        let open = goals.iter().filter(|&space| {
            scene.s.member(who).at == space
                || scene.s.phase != Phase::Escape
                || scene.room_at(who, space)
        });
        let open: SpaceSet = open.collect();
        let mut fields: [Field; CREW] = std::array::from_fn(|_| Field::NOWHERE);
        for one in scene.characters() {
            let (toll, through) = self.ground(scene, one);
            let at = scene.s.member(one).at;
            fields[one.index()] = Field::from(scene, &toll, at, through | SpaceSet::of(at));
        }
        let allotted = allot(scene, |one, goal| {
            let member = scene.s.member(one);
            let moves = match fields[one.index()].at(goal) {
                _ if member.at == goal => 0,
                _ if member.stopped => FAR,
                moves => moves,
            };
            // The surer the better; of two sure ways the shorter one.
            let missing = u32::from(moves.saturating_sub(u16::from(member.ideas)));
            (moves != FAR)
                .then_some(u32::from(moves) + 40 * missing + 400 * missing.saturating_sub(6))
        });
        let mine = allotted[who.index()] & open;
        if mine.is_empty() { open } else { mine }
    }

    /// Faces of the die that would bring a character out if Escape began now.
    pub(super) fn prospects(&self, scene: Position<'_>, who: Who) -> u8 {
        let member = scene.s.member(who);
        if goals_of_escape(scene).contains(member.at) {
            let mine = self.goals_for(scene, who);
            if mine.contains(member.at) {
                return 6;
            }
        }
        if scene.s.phase != Phase::Escape && self.brief.gates.contains(member.at) {
            return 0;
        }
        chance(self.ways(scene, who).out.at(member.at), member.ideas, true)
    }

    /// Whether this character could surely fetch something on the way out if Escape began now.
    fn surely_fetches(&self, scene: Position<'_>, who: Who, spots: SpaceSet) -> bool {
        let member = scene.s.member(who);
        if scene.s.phase != Phase::Escape && self.brief.gates.contains(member.at) {
            return false;
        }
        let ways = self.ways(scene, who);
        let through = ways.through | SpaceSet::of(member.at);
        let here = Field::from(scene, &ways.toll, member.at, through);
        spots.iter().any(|spot| {
            let (there, then) = (here.at(spot), ways.out.at(spot));
            there != FAR && then != FAR && there + then <= u16::from(member.ideas)
        })
    }

    /// Whether the objective is as good as met if Escape begins now: everything wanted is out, or with people who
    /// surely get out, or surely fetched on the way.
    pub(super) fn running_will_do(&self, scene: Position<'_>) -> bool {
        let s = scene.s;
        let brief = self.brief;
        let needs = self.needs(scene);
        if needs.cash > 0 || needs.looking {
            return false;
        }
        let sure = |who: Who| self.prospects(scene, who) == 6;
        if brief.everyone_escapes && !scene.players().all(sure) {
            return false;
        }
        if brief.npc_must_escape {
            let npc = s.member(Who::NPC).status;
            if npc != Status::Escaped && !(npc == Status::Active && sure(Who::NPC)) {
                return false;
            }
        }
        if !scene
            .characters()
            .all(|who| !brief.loaded(s.member(who)) || sure(who))
        {
            return false;
        }
        // Each missing thing by another character: who fetches one may lack the ideas for the next.
        let mut free = scene.characters().fold(0u8, |mask, who| {
            if brief.loaded(s.member(who)) {
                mask
            } else {
                mask | 1 << who.0
            }
        });
        let mut fetched = |spots: SpaceSet, by: u8| {
            let people = scene.characters();
            let mut people = people.filter(|who| free & by & 1 << who.0 != 0);
            let found = people.find(|&who| self.surely_fetches(scene, who, spots));
            if let Some(who) = found {
                free &= !(1 << who.0);
            }
            found.is_some()
        };
        if needs.pieces.count_ones() > 0 && needs.missing > 0 {
            let mut missing = needs.missing;
            for piece in bits(needs.pieces) {
                if missing > 0
                    && let Some(space) = s.pieces[piece].space()
                    && fetched(SpaceSet::of(space), 0xff)
                {
                    missing -= 1;
                }
            }
            if missing > 0 {
                return false;
            }
        }
        let mut exchanges = needs.exchanges;
        for exchange in &brief.exchanges {
            if exchanges == 0 {
                break;
            }
            let twin = brief.twin(s, exchange);
            let holder = twin.and_then(|twin| s.pieces[twin.index()].holder());
            if let Some(holder) = holder
                && fetched(SpaceSet::of(exchange.home), 1 << holder.0)
            {
                exchanges -= 1;
            }
        }
        exchanges == 0
    }

    /// Whether a way out made here would do: nothing is missing, and everybody the objective hangs on gets there surely,
    /// while they would not otherwise.
    pub(super) fn breach_will_do(&self, scene: Position<'_>, who: Who) -> bool {
        let s = scene.s;
        let brief = self.brief;
        let needs = self.needs(scene);
        let tile = s.member(who).at;
        let missing = needs.missing + needs.cash + needs.exchanges > 0;
        if missing || !scene.is_tile(tile) || brief.gates.contains(tile) {
            return false;
        }
        if brief.npc_must_escape && s.member(Who::NPC).status != Status::Active {
            return false;
        }
        let through_here = |one: Who| {
            let member = s.member(one);
            let (toll, through) = self.ground(scene, one);
            let through = through | SpaceSet::of(member.at);
            let moves = Field::from(scene, &toll, member.at, through).at(tile);
            let price = self.heist.role(who).breach_for.max(BREACH_PRICE);
            let ideas = if one == who {
                member.ideas.saturating_sub(price)
            } else {
                member.ideas
            };
            // The step through the hole, and one more for each guard there.
            let last = 1 + u16::from(toll.leave[tile.index()]);
            moves != FAR && chance(moves + last, ideas, true) >= 5
        };
        let mut gains = false;
        let saved = scene.characters().all(|one| {
            let matters = brief.carries(s, one) || brief.everyone_escapes && one != Who::NPC;
            let safe = self.prospects(scene, one) == 6;
            let through = through_here(one);
            gains |= !safe && through;
            !matters || safe || through
        });
        saved && gains && !self.running_will_do(scene)
    }

    /// What the objective still lacks. What somebody carries who was stopped does not count.
    fn needs(&self, scene: Position<'_>) -> Needs {
        let s = scene.s;
        let brief = self.brief;
        let stuck = scene.characters().filter(|&who| {
            let member = s.member(who);
            member.stopped && !self.heist.goals(s).contains(member.at)
        });
        let stuck = stuck.fold(0u32, |mask, who| mask | s.member(who).held);
        let mut needs = Needs::default();
        for want in &brief.wants {
            let ours = brief.in_hand(s, want.pieces & !stuck);
            if ours < want.count {
                needs.pieces |= want.pieces;
                needs.missing += want.count - ours;
                let lying = bits(want.pieces).filter(|&piece| s.pieces[piece].space().is_some());
                needs.looking |= (lying.count() as u8) < want.count - ours;
            }
        }
        let carried = scene.characters().map(|who| s.member(who).cash);
        let cash = carried.fold(s.team.cash_out, u8::saturating_add);
        needs.cash = brief.cash_wanted.saturating_sub(cash);
        let done = brief.exchanges.iter().filter(|exchange| {
            let gone = s.pieces[exchange.painting.index()] != Place::on(exchange.home);
            brief.replaced(s, exchange) && gone
        });
        needs.exchanges = brief.exchanges_wanted.saturating_sub(done.count() as u8);
        needs
    }

    /// Where somebody could still do something for the objective.
    fn spots(&self, scene: Position<'_>, who: Who) -> SpaceSet {
        let s = scene.s;
        let brief = self.brief;
        let needs = self.needs(scene);
        let mut spots = SpaceSet::EMPTY;
        if needs.missing > 0 {
            spots |= crate::brief::on_floor(s, needs.pieces);
            for other in scene.characters().filter(|&other| other != who) {
                let friend = s.member(other);
                let stuck = friend.stopped && !self.heist.goals(s).contains(friend.at);
                if stuck && friend.held & needs.pieces != 0 {
                    spots.insert(friend.at);
                }
            }
        }
        if needs.cash > 0 {
            let cash = s.loot.iter().filter(|space| s.cash_on[space.index()] > 0);
            spots |= cash.collect();
        }
        if needs.exchanges > 0 {
            for exchange in &brief.exchanges {
                let hung = brief.replaced(s, exchange);
                let here = s.pieces[exchange.painting.index()] == Place::on(exchange.home);
                let mine = s.member(who).held & exchange.twins != 0;
                if hung && here || !hung && mine {
                    spots.insert(exchange.home);
                }
                // A twin that lies about.
                if !hung
                    && !mine
                    && let Some(twin) = brief.twin(s, exchange)
                    && let Some(space) = s.pieces[twin.index()].space()
                {
                    spots.insert(space);
                }
            }
        }
        spots.iter().filter(|&spot| !scene.covered(spot)).collect()
    }

    /// Taking and giving before anybody runs.
    fn escape_hands(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let caught = member.stopped && !self.heist.goals(s).contains(member.at);
        if caught {
            return None;
        }
        if let Some(found) = self.hang(scene, seat, who) {
            return Some(found);
        }
        if s.loot.contains(member.at) {
            for piece in s.pieces_on(member.at).chain([Piece::CASH]) {
                if self.hangs_well(s, piece) {
                    continue;
                }
                let take = Command::Take {
                    who,
                    piece,
                    from: member.at,
                };
                let why = Why::Fetch {
                    piece,
                    space: member.at,
                };
                if let Some(found) = self.legal(s, seat, take, why) {
                    return Some(found);
                }
            }
        }
        // Loot on those who were stopped here, or on friends with a worse way.
        let mine = self.faces(scene, who);
        for giver in scene.characters().filter(|&giver| giver != who) {
            let other = s.member(giver);
            if other.at != member.at || self.heist.goals(s).contains(other.at) {
                continue;
            }
            let worse = other.stopped || self.faces(scene, giver) < mine;
            if !worse {
                continue;
            }
            let cash = (other.cash > 0 && other.stopped).then_some(Piece::CASH);
            for piece in scene.held(other).chain(cash) {
                if piece != Piece::CASH && !self.brief.is_prize(piece) && !other.stopped {
                    continue;
                }
                let give = Command::Hand {
                    who: giver,
                    to: who,
                    piece,
                };
                let why = Why::HandOver { to: who };
                // Either the giver's seat or, for those who were stopped, the taker's.
                for giver_seat in [seat, Seat(giver.0)] {
                    let own = giver_seat == seat || giver == Who::NPC;
                    if own && let Some(found) = self.legal(s, giver_seat, give, why) {
                        return Some(found);
                    }
                }
            }
        }
        // Giving away what a friend here has better chances with.
        if self.brief.loaded(member) {
            for to in scene.characters().filter(|&to| to != who) {
                let friend = s.member(to);
                if friend.at == member.at
                    && !friend.stopped
                    && self.faces(scene, to) > mine
                    && (to != Who::NPC || self.brief.npc_must_escape)
                {
                    for piece in scene
                        .held(member)
                        .filter(|&piece| self.brief.is_prize(piece))
                    {
                        let give = Command::Hand { who, to, piece };
                        let why = Why::HandOver { to };
                        if let Some(found) = self.legal(s, seat, give, why) {
                            return Some(found);
                        }
                    }
                }
            }
        }
        None
    }

    /// Faces of the die that bring a character out.
    fn faces(&self, scene: Position<'_>, who: Who) -> u8 {
        let member = scene.s.member(who);
        if self.heist.goals(scene.s).contains(member.at) && scene.room_at(who, member.at) {
            return 6;
        }
        if member.stopped || scene.remote_locked().contains(member.at) {
            return 0;
        }
        let moves = self.ways(scene, who).out.at(member.at);
        chance(moves, member.ideas, !member.rolled)
    }

    /// Ideas of somebody who has them to spare, for a carrier who has not.
    fn pinch(&self, scene: Position<'_>, seats: Seats) -> Option<Move> {
        let s = scene.s;
        for (seat, who) in hands(s, seats) {
            let role = self.heist.role(who);
            let member = s.member(who);
            if !role.pinch || member.ideas < 2 || role.pinch_once && member.pinched {
                continue;
            }
            let need = self.ways(scene, who).out.at(member.at);
            let safe = self.heist.goals(s).contains(member.at);
            let spare = if safe {
                member.ideas
            } else {
                member.ideas.saturating_sub(need.min(99) as u8)
            };
            for to in scene.characters().filter(|&to| to != who) {
                let friend = s.member(to);
                let carries = self.brief.carries(s, to);
                let mine = self.brief.loaded(member);
                let faces = self.faces(scene, to);
                let gives_up = carries && !mine || spare >= 2;
                if gives_up
                    && faces < 6
                    && !friend.stopped
                    && !friend.rolled
                    && self.ways(scene, to).out.at(friend.at) <= u16::from(friend.ideas) + 7
                {
                    let command = Command::Pinch { who, to };
                    let found = self.legal(s, seat, command, Why::Help { who: to });
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
        None
    }

    /// Who runs next: carriers, those who can fetch a prize, those without a future last.
    fn next_run(&self, scene: Position<'_>, seats: Seats) -> Option<Run> {
        let s = scene.s;
        let goals = self.heist.goals(s);
        let wanting = self.wanting(scene);
        let mut best: Option<(i32, Run)> = None;
        for (seat, who) in hands(s, seats) {
            let member = s.member(who);
            if member.stopped || member.rolled || scene.remote_locked().contains(member.at) {
                continue;
            }
            let ways = self.ways(scene, who);
            let home = goals.contains(member.at) && scene.room_at(who, member.at);
            let carries = self.brief.carries(s, who);
            let mut plain = Run {
                who,
                seat,
                via: None,
                moves: ways.out.at(member.at),
                faces: 0,
            };
            plain.faces = chance(plain.moves, member.ideas, true);
            // A prize left lying about, or on somebody who was stopped.
            let fetch = if wanting {
                self.rescue(scene, seat, who, &ways)
            } else {
                None
            };
            if let Some(run) = fetch {
                let keeps = if carries { plain.faces } else { 0 };
                let points =
                    100 + i32::from(run.faces) * 20 - if run.faces < keeps { 300 } else { 0 };
                let points = if home && run.faces < 2 {
                    points - 60
                } else {
                    points
                };
                if run.faces > 0 && best.is_none_or(|(most, _)| points > most) {
                    best = Some((points, run));
                }
            }
            if home {
                continue;
            }
            if plain.moves == FAR {
                continue;
            }
            let points = if carries {
                400 + i32::from(plain.faces) * 10
            } else {
                i32::from(plain.faces)
            };
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, plain));
            }
        }
        best.map(|(_, run)| run)
    }

    /// Whether something is missing that running could still bring.
    fn wanting(&self, scene: Position<'_>) -> bool {
        let needs = self.needs(scene);
        needs.missing > 0 || needs.cash > 0 || needs.exchanges > 0
    }

    /// The best run over a prize that would otherwise be lost.
    fn rescue(&self, scene: Position<'_>, seat: Seat, who: Who, ways: &Ways) -> Option<Run> {
        let s = scene.s;
        let member = s.member(who);
        let spots = self.spots(scene, who);
        let mut best: Option<Run> = None;
        for via in spots & ways.through {
            let there = Field::toward(
                scene,
                &ways.toll,
                SpaceSet::of(via),
                ways.through | SpaceSet::of(member.at),
            );
            let first = there.at(member.at);
            let then = ways.out.at(via);
            if first == FAR || then == FAR {
                continue;
            }
            let moves = first + then;
            let faces = chance(moves, member.ideas, !member.rolled);
            if best.is_none_or(|run| faces > run.faces) {
                best = Some(Run {
                    who,
                    seat,
                    via: Some(via),
                    moves,
                    faces,
                });
            }
        }
        best
    }

    fn start_run(&self, scene: Position<'_>, run: Run) -> Option<Move> {
        let s = scene.s;
        let member = s.member(run.who);
        let ways = self.ways(scene, run.who);
        let next = self.step_to(scene, &ways, member.at, run.via)?;
        let goal = self.heist.goals(s).first().unwrap_or(next);
        let why = match run.via {
            Some(space) => Why::Go { space },
            None if self.brief.loaded(member) => Why::Carry { to: goal },
            None => Why::GetOut { space: goal },
        };
        if s.tokens.on(Token::Lock).contains(next) {
            let pick = Command::PickLock {
                who: run.who,
                space: next,
            };
            return self.legal(s, run.seat, pick, Why::Lock { space: next });
        }
        // Ideas are enough: no need to roll. A run over a prize is dashed as far as ideas reach, to pick it up.
        let sure = run.moves <= u16::from(member.ideas);
        let cost = scene.step_cost(run.who, member.at, next);
        if (sure || run.via.is_some()) && member.ideas >= cost {
            let dash = Command::Dash {
                who: run.who,
                to: next,
            };
            if let Some(found) = self.legal(s, run.seat, dash, why) {
                return Some(found);
            }
        }
        let declare = Command::Declare {
            who: run.who,
            to: next,
        };
        self.legal(s, run.seat, declare, why)
    }

    /// Whoever runs goes on.
    fn run_on(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let ways = self.ways(scene, who);
        let goal = self.heist.goals(s).first().unwrap_or(member.at);
        let why = Why::GetOut { space: goal };
        if let Some(found) = self.escape_hands(scene, seat, who) {
            return Some(found);
        }
        if member.rolled {
            if s.run.path_at < s.run.path_len {
                let next = s.run.path[s.run.path_at as usize];
                if s.tokens.on(Token::Lock).contains(next) {
                    let pick = Command::PickLock { who, space: next };
                    if let Some(found) = self.legal(s, seat, pick, Why::Lock { space: next }) {
                        return Some(found);
                    }
                }
                if let Some(found) = self.legal(s, seat, Command::Run { who }, why) {
                    return Some(found);
                }
            }
            return self.legal(s, seat, Command::Stay { who }, Why::Stay);
        }
        if s.run.path_len > 0 {
            let end = s.run.path[s.run.path_len as usize - 1];
            if scene.room_at(who, end) {
                let cost = scene.path_cost(who);
                let locks: u8 = s.run.path[..s.run.path_len as usize]
                    .iter()
                    .map(|&space| s.tokens.count(Token::Lock, space))
                    .sum();
                let ideas = member
                    .ideas
                    .saturating_sub(locks)
                    .min(cost.saturating_sub(1));
                let roll = Command::LastDitch { who, ideas };
                return self.legal(s, seat, roll, why);
            }
            let via = self.unpassed(scene, who, &ways);
            if let Some(next) = self.step_to(scene, &ways, end, via)
                && let Some(found) = self.legal(s, seat, Command::Declare { who, to: next }, why)
            {
                return Some(found);
            }
            return self.legal(s, seat, Command::Redraw { who }, why);
        }
        // Dashing.
        let wanting = self.wanting(scene);
        let fetch = wanting
            .then(|| self.rescue(scene, seat, who, &ways))
            .flatten();
        let run = match fetch {
            Some(run) if run.faces > 0 => run,
            _ => Run {
                who,
                seat,
                via: None,
                moves: ways.out.at(member.at),
                faces: 0,
            },
        };
        if run.moves != FAR
            && let Some(found) = self.start_run(scene, run)
        {
            return Some(found);
        }
        self.legal(s, seat, Command::Stay { who }, Why::Stay)
    }

    /// The prize the declared path still has to lead over.
    fn unpassed(&self, scene: Position<'_>, who: Who, ways: &Ways) -> Option<Space> {
        let s = scene.s;
        if !self.wanting(scene) {
            return None;
        }
        let run = self.rescue(scene, Seat(who.0), who, ways)?;
        let passed = s.run.path[..s.run.path_len as usize].contains(&run.via?);
        run.via.filter(|_| !passed && run.faces > 0)
    }

    /// The next space towards a place, or out.
    fn step_to(
        &self,
        scene: Position<'_>,
        ways: &Ways,
        from: Space,
        via: Option<Space>,
    ) -> Option<Space> {
        let there;
        let field = match via.filter(|&via| via != from) {
            Some(via) => {
                there = Field::toward(
                    scene,
                    &ways.toll,
                    SpaceSet::of(via),
                    ways.through | SpaceSet::of(from),
                );
                &there
            }
            None => &ways.out,
        };
        let now = field.at(from);
        scene
            .near(from)
            .iter()
            .filter(|&next| ways.through.contains(next) && field.at(next) < now)
            .min_by_key(|&next| field.at(next) + u16::from(ways.toll.enter[next.index()]))
    }
}

/// Faces of the die that are enough.
pub(super) fn chance(moves: u16, ideas: u8, can_roll: bool) -> u8 {
    if moves == FAR {
        return 0;
    }
    match moves.saturating_sub(u16::from(ideas)) {
        0 => 6,
        missing @ 1..=6 if can_roll => 7 - missing as u8,
        _ => 0,
    }
}
