//! The Action phase: what may be done, and why not.

use crate::command::{ActionId, Command, Gift, Piece, Who};
use crate::content::cards::{Deed, FixerPower, Need};
use crate::content::codes::Letter;
use crate::content::effect::Chit;
use crate::heist::{Act, ITEM_ACTIONS, ON_SIX, PANICKED, PieceKind};
use crate::refusal::Refusal;
use crate::rules::Diversion;
use crate::scene::Scene;
use crate::state::*;
use board::{Side, Space, SpaceSet};
use table::Seat;

/// Ideas a change of plans and teamwork cost.
pub const TWO_IDEAS: u8 = 2;

/// Ideas it takes to turn a die from one face to another; 6 and 1 are neighbours.
#[inline]
pub fn turns(from: u8, to: u8) -> u8 {
    let straight = from.abs_diff(to);
    straight.min(6 - straight)
}

impl<'a> Scene<'a> {
    pub fn check_action(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let s = self.s;
        match command {
            Command::Ready => self.check_done(seat),
            Command::Commit {
                who,
                action,
                face,
                aim,
            } => self.check_commit(seat, who, action, face, aim),
            Command::Move { who, to } => self.check_move(self.own(seat, who)?, who, to),
            Command::Unlock { who, space } => {
                let member = self.working(seat, who, |pool| pool.unlocks)?;
                if space == member.at || !self.reach(member).contains(space) {
                    return Err(Refusal::NotAdjacent);
                }
                self.have(
                    s.tokens.on(Token::Lock).contains(space),
                    Refusal::NothingToUnlock,
                )
            }
            Command::Subdue { who, space, dog } => {
                let member = self.working(seat, who, |pool| pool.subdues)?;
                if self.cannot_subdue(who) {
                    return Err(Refusal::CannotSubdue);
                }
                self.workable(member, space)?;
                let token = if dog { Token::Dog } else { Token::Guard };
                self.have(s.tokens.on(token).contains(space), Refusal::NothingToSubdue)
            }
            Command::Disable { who, space } => {
                let member = self.working(seat, who, |pool| pool.disables)?;
                self.workable(member, space)?;
                self.have(
                    s.tokens.on(Token::Camera).contains(space),
                    Refusal::NothingToDisable,
                )
            }
            Command::Rewire { who, space } => {
                let member = self.working(seat, who, |pool| pool.rewires)?;
                self.workable(member, space)?;
                self.have(
                    s.tokens.on(Token::Camera).contains(space),
                    Refusal::NothingToDisable,
                )
            }
            Command::Think { who } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.ideas > 0, Refusal::NoneLeft)
            }
            Command::Reveal { who, space } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.reveals > 0, Refusal::NoneLeft)?;
                self.tile(space)?;
                self.have(s.unknown.contains(space), Refusal::NotUnknown)?;
                let dry = s.bag_size() == 0
                    && (self.knows_a_way(who) || !self.h.rules.empty_bag_means_blank);
                self.have(!dry, Refusal::BagEmpty)
            }
            Command::Thin { who } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.reveals > 0, Refusal::NoneLeft)?;
                self.have(s.unknown.is_empty(), Refusal::StillUnknown)?;
                self.have(s.bag_size() > 0, Refusal::BagEmpty)
            }
            Command::Realize { who } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.reveals > 0, Refusal::NoneLeft)?;
                self.have(self.knows_a_way(who), Refusal::NoSuchAbility)?;
                self.have(s.bag_size() == 0, Refusal::BagNotEmpty)
            }
            Command::Pocket { who } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.loot > 0, Refusal::NoneLeft)?;
                self.have(
                    self.h.rules.loot_icon_outdoors || !self.outdoors(who),
                    Refusal::NothingToTake,
                )
            }
            Command::Crack { who } => {
                let member = self.own(seat, who)?;
                self.crackable(member)?;
                self.have(Some(member.at) == self.closed_safe(), Refusal::NoSafeHere)?;
                self.held_item(member, |item| item.cracks > 0)
                    .map(|_| ())
                    .ok_or(Refusal::NoTools)
            }
            Command::Lend { who } => self.check_lend(seat, who),
            Command::Grant { who, to, gift } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.grants > 0, Refusal::NoneLeft)?;
                self.other(who, to)?;
                self.have(
                    to != Who::NPC || self.h.rules.grants_reach_npcs,
                    Refusal::NeedsTarget,
                )?;
                self.have(
                    gift != Gift::Subdue || !self.cannot_subdue(to),
                    Refusal::CannotSubdue,
                )
            }
            Command::Toss { who, piece, space } => self.check_toss(seat, who, piece, space),
            Command::Flick { who, piece, space } => self.check_flick(seat, who, piece, space),
            Command::PickOn { who } => {
                let member = self.own(seat, who)?;
                self.have(self.h.role(who).efficient_picker, Refusal::NoSuchAbility)?;
                self.have(member.picks > 0, Refusal::NoneLeft)?;
                self.ideas(member, 1)
            }
            Command::SlipPast { who } => {
                let member = self.own(seat, who)?;
                self.have(self.h.role(who).better_ways, Refusal::NoSuchAbility)?;
                self.have(!member.slipping, Refusal::AlreadyActive)?;
                self.ideas(member, 1)
            }
            Command::ReachOut { who } => self.check_reach_out(seat, who),
            Command::Vent { who, space } => {
                let member = self.own(seat, who)?;
                self.have(self.h.role(who).vent > 0, Refusal::NoSuchAbility)?;
                self.have(member.committed, Refusal::NotCommitted)?;
                self.have(member.vent == Space::NONE, Refusal::AlreadyActive)?;
                let across = self
                    .h
                    .board()
                    .across_gap(member.at, s.present & self.h.board().tiles());
                self.have(
                    self.is_tile(member.at) && across.contains(space),
                    Refusal::AcrossNoGap,
                )
            }
            Command::ChangePlans { who } => {
                let member = self.own(seat, who)?;
                self.have(self.h.role(who).replan_tokens > 0, Refusal::NoSuchAbility)?;
                self.have(!member.replanned, Refusal::UsedUp)?;
                self.ideas(member, TWO_IDEAS)
            }
            Command::Reposition { from, to } => {
                let member = self.own(seat, Who(seat.0))?;
                self.have(s.repositions > 0, Refusal::NoneLeft)?;
                let anyone = self.h.rules.replan_moves_anyones_tokens;
                self.have(anyone || s.replanner.0 == seat.0, Refusal::NotYourCharacter)?;
                self.token_move(member, from, to)
            }
            Command::Shift { from, to } => {
                let member = self.own(seat, Who(seat.0))?;
                self.have(member.shifts > 0, Refusal::NoneLeft)?;
                self.token_move(member, from, to)?;
                self.have(self.near(from).contains(to), Refusal::NotAdjacent)
            }
            Command::GiveIdea { who, to } => {
                let member = self.own(seat, who)?;
                self.have(s.gifts > 0 && s.replanner == who, Refusal::NoneLeft)?;
                self.other(who, to)?;
                self.ideas(member, 1)
            }
            Command::Codes { who, space } => {
                let member = self.own(seat, who)?;
                let price = self.h.role(who).codes.ok_or(Refusal::NoSuchAbility)?;
                self.have(!member.coded, Refusal::UsedUp)?;
                self.have(
                    s.tokens.on(Token::Camera).contains(space),
                    Refusal::NeedsLiveCamera,
                )?;
                self.have(!self.code_tiles(space).is_empty(), Refusal::NotUnknown)?;
                self.ideas(member, price)
            }
            Command::Teamwork { who, to } => {
                let member = self.own(seat, who)?;
                self.fixer(FixerPower::Teamwork)?;
                self.have(who != Who::NPC, Refusal::NotYourCharacter)?;
                self.have(self.outdoors(who), Refusal::NotOutdoors)?;
                self.other(who, to)?;
                self.ideas(member, TWO_IDEAS)
            }
            Command::OpenDoor { who, space } => {
                let member = self.own(seat, who)?;
                self.have(s.doors.contains(space), Refusal::NothingToOpen)?;
                self.have(self.near(member.at).contains(space), Refusal::NotAdjacent)?;
                self.have(
                    self.holds_loot(member, Chit::Keycard),
                    Refusal::NeedsKeycard,
                )
            }
            Command::CheckLogs { who } => {
                let member = self.own(seat, who)?;
                self.have(self.h.special.logs.is_some(), Refusal::NoLogsHere)?;
                self.have(!s.logs_checked, Refusal::UsedUp)?;
                let ready =
                    self.h.scenario.story.contains(member.at) && self.holds_loot(member, Chit::Usb);
                self.have(ready, Refusal::NoLogsHere)
            }
            Command::Hush { on } => {
                self.have(
                    self.h.rules.diversion == Diversion::Chosen && s.hush > 0,
                    Refusal::NoneLeft,
                )?;
                self.have(s.hushing != on, Refusal::NothingToChange)
            }
            Command::CallEscape => {
                self.own(seat, Who(seat.0))?;
                let open = !s.escape_called && s.escape_calls & 1 << seat.0 == 0;
                self.have(open, Refusal::AlreadyCalled)
            }
            Command::Choose { .. } | Command::Pick { .. } | Command::Accept | Command::Decline => {
                Err(Refusal::NoQuestion)
            }
            other => self.check_hands(seat, other),
        }
    }

    /// Loot, tokens and machines: things hands do in the Action phase and in Escape alike.
    pub fn check_hands(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let s = self.s;
        match command {
            Command::Take { who, piece, from } => self.check_take(seat, who, piece, from),
            Command::Drop { who, piece, to } => {
                let member = self.own(seat, who)?;
                self.holding(member, piece)?;
                let aside = member.reaching
                    && self.h.role(who).reach_drop
                    && self.is_tile(to)
                    && (self.near(member.at) - self.shut()).contains(to);
                self.have(to == member.at || aside, Refusal::OutOfReach)
            }
            Command::Hand { who, to, piece } => {
                let giver = s.crew.get(who.index()).ok_or(Refusal::NoSuchCharacter)?;
                // A runner who was stopped cannot refuse: loot on them can be saved until the end.
                let stopped =
                    s.phase == Phase::Escape && giver.stopped && giver.status == Status::Active;
                if !(stopped && self.own(seat, to).is_ok()) {
                    self.own(seat, who)?;
                }
                let taker = self.other(who, to)?;
                self.holding(giver, piece)?;
                self.have(giver.at == taker.at, Refusal::NotTogether)
            }
            Command::OpenRemote { who, letter } => {
                let member = self.own(seat, who)?;
                self.have(letter < 2, Refusal::NoSuchThing)?;
                let servers = &self.h.scenario.servers;
                let wanted = if letter == 0 { Letter::X } else { Letter::Y };
                let here = servers
                    .iter()
                    .any(|(space, l)| *space == member.at && *l == wanted);
                self.have(here, Refusal::NoServerHere)?;
                self.have(
                    who != Who::NPC || self.h.rules.npc_uses_servers,
                    Refusal::NoServerHere,
                )?;
                self.have(
                    s.phase == Phase::Action || self.h.rules.servers_work_in_escape,
                    Refusal::WrongPhase,
                )?;
                self.have(
                    !s.remote[letter as usize].is_empty(),
                    Refusal::NothingToOpen,
                )
            }
            Command::TakeHostage { who } => {
                let member = self.own(seat, who)?;
                self.have(who != Who::NPC, Refusal::NotYourCharacter)?;
                let npc = &s.crew[Who::NPC.index()];
                let hostage = self
                    .h
                    .scenario
                    .draft
                    .npc
                    .as_ref()
                    .is_some_and(|npc| npc.card == "hostage");
                let here = npc.status == Status::Idle && npc.at == member.at;
                self.have(hostage && here, Refusal::NoHostageHere)
            }
            Command::TakeIdea { who } => {
                let member = self.own(seat, who)?;
                self.have(s.idea_tokens.contains(member.at), Refusal::NoIdeaHere)
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    #[inline]
    pub fn have(self, yes: bool, otherwise: Refusal) -> Result<(), Refusal> {
        if yes { Ok(()) } else { Err(otherwise) }
    }

    /// The character with a sub-action left that an imprisoned one cannot use.
    #[inline]
    fn working(
        self,
        seat: Seat,
        who: Who,
        left: impl Fn(&Pool) -> u8,
    ) -> Result<&'a Member, Refusal> {
        let member = self.own(seat, who)?;
        self.have(left(&member.pool) > 0, Refusal::NoneLeft)?;
        self.have(
            !self.remote_locked().contains(member.at),
            Refusal::Imprisoned,
        )?;
        Ok(member)
    }

    /// Own or adjacent, and not behind a lock if the rules forbid that.
    #[inline]
    fn workable(self, member: &Member, space: Space) -> Result<(), Refusal> {
        self.have(self.reach(member).contains(space), Refusal::NotAdjacent)?;
        if !self.h.rules.work_on_locked_tiles && space != member.at {
            self.closed(space)?;
        }
        Ok(())
    }

    fn check_done(self, seat: Seat) -> Result<(), Refusal> {
        let s = self.s;
        let member = self.own(seat, Who(seat.0))?;
        self.have(s.ready & 1 << seat.0 == 0, Refusal::AlreadyReady)?;
        let everyone_acts = self.h.rules.escape_waits_for_actions || !s.escape_called;
        self.have(member.committed || !everyone_acts, Refusal::NotCommitted)?;
        let npc = &s.crew[Who::NPC.index()];
        self.have(
            npc.status != Status::Active || npc.committed || !everyone_acts,
            Refusal::NpcMustAct,
        )
    }

    fn check_move(self, member: &Member, who: Who, to: Space) -> Result<(), Refusal> {
        self.have(member.pool.moves > 0, Refusal::NoneLeft)?;
        self.have(
            !self.remote_locked().contains(member.at),
            Refusal::Imprisoned,
        )?;
        let vented = to == member.vent && to != Space::NONE;
        self.have(
            vented || self.near(member.at).contains(to),
            Refusal::NotAdjacent,
        )?;
        self.have(
            member.slipping || !self.s.tokens.guarded().contains(member.at),
            Refusal::HeldByGuard,
        )?;
        self.closed(to)?;
        let free = who == Who::NPC
            || !self.is_tile(to)
            || member.planned.contains(to)
            || self.is_start_hex(who, to);
        self.have(free, Refusal::NotPlannedByYou)
    }

    /// By rule a start hex inside counts as planned.
    fn is_start_hex(self, who: Who, to: Space) -> bool {
        let hideout = self.h.special.start_in_hideouts && self.h.role(who).hideout == Some(to);
        hideout || self.h.rules.start_hex_counts_as_planned && self.h.scenario.inside.contains(to)
    }

    fn check_commit(
        self,
        seat: Seat,
        who: Who,
        id: ActionId,
        face: u8,
        aim: u8,
    ) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(!member.committed, Refusal::AlreadyCommitted)?;
        let act = self.offered(member, who, id)?;
        let looks_at_die = self
            .item_action(id)
            .is_some_and(|item| item.breaks_up_to > 0);
        let turned = if act.face > 0 {
            self.have(face == 0, Refusal::LookAtTheDie)?;
            turns(member.die, act.face)
        } else if looks_at_die && face > 0 {
            self.have(face <= 6 && face != member.die, Refusal::LookAtTheDie)?;
            turns(member.die, face)
        } else {
            self.have(face == 0, Refusal::LookAtTheDie)?;
            0
        };
        self.ideas(member, act.pay + turned)?;
        self.meets(member, who, act)?;
        match act.does {
            Some(Deed::Breach) => {
                let side = Side::from_index(aim).ok_or(Refusal::NeedsExternalSide)?;
                let room = self.is_tile(member.at) && (self.s.spares as usize) < board::EXTRA_EXITS;
                self.have(room, Refusal::NeedsExternalSide)?;
                let tiles = self.s.present & self.h.board().tiles();
                self.have(
                    self.h
                        .board()
                        .external_sides(tiles, member.at)
                        .contains(side),
                    Refusal::NeedsExternalSide,
                )
            }
            Some(Deed::KillPixels(_)) => self.have(
                self.is_tile(member.at) && Side::from_index(aim).is_some(),
                Refusal::NeedsTarget,
            ),
            _ => self.have(aim == 0, Refusal::NeedsTarget),
        }
    }

    fn item_action(self, id: ActionId) -> Option<&'a crate::heist::ItemRole> {
        if id.0 < ITEM_ACTIONS {
            None
        } else {
            self.h.item(Piece(id.0 - ITEM_ACTIONS))
        }
    }

    /// Whether the action taken is one that can be perfect.
    pub fn perfect_action(self, member: &Member) -> bool {
        self.item_action(member.action)
            .is_some_and(|item| item.perfection)
    }

    /// The action behind the id, if the character has it now.
    fn offered(self, member: &Member, who: Who, id: ActionId) -> Result<&'a Act, Refusal> {
        if id.0 >= ITEM_ACTIONS {
            let piece = Piece(id.0 - ITEM_ACTIONS);
            self.have(piece.index() < self.h.pieces.len(), Refusal::NoSuchAction)?;
            let act = self.h.act(who, id).ok_or(Refusal::NoSuchAction)?;
            self.have(member.holds(piece), Refusal::NotHeld)?;
            self.have(self.s.items_used & 1 << piece.0 == 0, Refusal::UsedUp)?;
            return Ok(act);
        }
        if who == Who::NPC {
            let panicked = matches!(id.0, PANICKED..ON_SIX) || id.0 == ON_SIX + 1;
            self.have(panicked == self.s.npc_panicked, Refusal::NoSuchAction)?;
        }
        self.h.act(who, id).ok_or(Refusal::NoSuchAction)
    }

    fn meets(self, member: &Member, who: Who, act: &Act) -> Result<(), Refusal> {
        match act.needs {
            None => {}
            Some(Need::AdjacentLiveCamera) => {
                let seen = self
                    .near(member.at)
                    .intersects(self.s.tokens.on(Token::Camera));
                self.have(seen, Refusal::NeedsLiveCamera)?;
            }
            Some(Need::HoldsKeycard) => self.have(
                self.holds_loot(member, Chit::Keycard),
                Refusal::NeedsKeycard,
            )?,
            Some(Need::HoldsDocuments) => {
                self.have(
                    self.holds_loot(member, Chit::Documents),
                    Refusal::NeedsDocuments,
                )?;
            }
        }
        match act.does {
            Some(Deed::Grant(_)) => {
                let npcs = self.h.rules.grants_reach_npcs;
                let somebody = self
                    .characters()
                    .any(|other| other != who && (npcs || other != Who::NPC));
                self.have(somebody, Refusal::NeedsTarget)
            }
            Some(Deed::StudySchematics(_)) => {
                self.have(!self.s.schematics_studied, Refusal::UsedUp)
            }
            _ => Ok(()),
        }
    }

    /// The safe, while it is closed.
    pub fn closed_safe(self) -> Option<Space> {
        self.h.scenario.safe.filter(|_| !self.s.safe_open)
    }

    /// An unlock that may be turned into a crack.
    fn crackable(self, member: &Member) -> Result<(), Refusal> {
        let granted = if self.h.rules.granted_unlocks_crack {
            0
        } else {
            member.pool.granted_unlocks
        };
        self.have(member.pool.unlocks > granted, Refusal::NoneLeft)
    }

    fn check_lend(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.crackable(member)?;
        let safe = self.closed_safe().ok_or(Refusal::NoSafeHere)?;
        let close = member.at == safe || self.near(safe).contains(member.at);
        self.have(close, Refusal::NotAdjacent)?;
        let torch = self.characters().any(|other| {
            let holder = self.s.member(other);
            other != who
                && holder.at == safe
                && self.held_item(holder, |item| item.shared_unlocks).is_some()
        });
        self.have(torch, Refusal::NobodyWithTorch)
    }

    pub fn holding(self, member: &Member, piece: Piece) -> Result<(), Refusal> {
        if piece == Piece::CASH {
            return self.have(member.cash > 0, Refusal::NotHeld);
        }
        self.have(piece.index() < self.h.pieces.len(), Refusal::NoSuchThing)?;
        self.have(member.holds(piece), Refusal::NotHeld)
    }

    /// How far along which side a tile lies in a straight line.
    fn line_to(self, from: Space, to: Space, range: u8) -> Option<(Side, u8)> {
        let along = |side, steps| self.h.board().along(from, side, steps) == Some(to);
        Side::ALL.into_iter().find_map(|side| {
            (1..=range)
                .find(|&steps| along(side, steps))
                .map(|steps| (side, steps))
        })
    }

    /// Whether every cell before the last one holds a tile of the set.
    fn line_is_free(self, from: Space, side: Side, steps: u8, free: SpaceSet) -> bool {
        (1..steps).all(|step| {
            self.h
                .board()
                .along(from, side, step)
                .is_some_and(|tile| free.contains(tile))
        })
    }

    fn check_toss(self, seat: Seat, who: Who, piece: Piece, space: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.toss > 0, Refusal::NoneLeft)?;
        self.holding(member, piece)?;
        self.tile(space)?;
        self.have(
            member.toss_to == Space::NONE || member.toss_to == space,
            Refusal::OtherTarget,
        )?;
        self.have(self.is_tile(member.at), Refusal::OutOfReach)?;
        let (side, steps) = self
            .line_to(member.at, space, member.pool.toss)
            .ok_or(Refusal::OutOfReach)?;
        let open = (self.s.present & self.h.board().tiles()) - self.shut();
        self.have(
            self.line_is_free(member.at, side, steps, open),
            Refusal::ThrowBlocked,
        )
    }

    fn check_flick(self, seat: Seat, who: Who, piece: Piece, space: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(member.pool.flick > 0, Refusal::NoneLeft)?;
        self.holding(member, piece)?;
        self.have(
            self.h.piece(piece) == Some(PieceKind::Loot(Chit::Keycard)),
            Refusal::NeedsKeycard,
        )?;
        self.tile(space)?;
        self.have(self.is_tile(member.at), Refusal::OutOfReach)?;
        let (side, steps) = self
            .line_to(member.at, space, 14)
            .ok_or(Refusal::OutOfReach)?;
        let open = (self.s.present & self.h.board().tiles())
            - self.s.tokens.on(Token::Lock)
            - self.s.unknown;
        let free = open.contains(space) && self.line_is_free(member.at, side, steps, open);
        self.have(free, Refusal::ThrowBlocked)
    }

    pub fn check_reach_out(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(self.h.role(who).reach, Refusal::NoSuchAbility)?;
        self.have(!member.reaching, Refusal::AlreadyActive)?;
        self.ideas(member, 1)
    }

    fn token_move(self, member: &Member, from: Space, to: Space) -> Result<(), Refusal> {
        self.have(member.planned.contains(from), Refusal::NotPlanned)?;
        self.tile(to)?;
        self.have(!member.planned.contains(to), Refusal::AlreadyPlanned)
    }

    /// Unknown tiles the codes show.
    pub fn code_tiles(self, camera: Space) -> SpaceSet {
        let cameras = if self.h.rules.codes_cover_all_cameras {
            self.s.tokens.on(Token::Camera)
        } else {
            SpaceSet::of(camera)
        };
        self.near_all(cameras) & self.s.unknown
    }

    fn check_take(self, seat: Seat, who: Who, piece: Piece, from: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        if from.index() >= self.h.board().space_count() {
            return Err(Refusal::NoSuchSpace);
        }
        let aside = from != member.at;
        if aside {
            let open = self.near(member.at) - self.s.tokens.on(Token::Lock) - self.s.doors;
            let open = if self.h.rules.remote_lock_covers_loot {
                open - self.remote_locked()
            } else {
                open
            };
            self.have(member.reaching && open.contains(from), Refusal::OutOfReach)?;
            let item = matches!(self.h.piece(piece), Some(PieceKind::Item(_)));
            self.have(
                item || self.h.rules.reach_takes_any_loot,
                Refusal::OutOfReach,
            )?;
        }
        if piece == Piece::CASH {
            self.have(self.s.cash_on[from.index()] > 0, Refusal::NothingToTake)?;
        } else {
            self.have(piece.index() < self.h.pieces.len(), Refusal::NoSuchThing)?;
            self.have(
                self.s.pieces[piece.index()] == Place::on(from),
                Refusal::NothingToTake,
            )?;
        }
        let guarded = !self.h.rules.loot_under_guard && self.s.tokens.guarded().contains(from);
        self.have(!guarded, Refusal::HeldByGuard)
    }

    pub fn legal_action(self, seat: Seat, into: &mut Vec<Command>) {
        let s = self.s;
        let mut offer = |command: Command| {
            if self.check_action(seat, command).is_ok() {
                into.push(command);
            }
        };
        let own = s.crew[seat.0 as usize].status == Status::Active;
        if own {
            let who = Who(seat.0);
            offer(Command::Ready);
            self.offer_member(who, &mut offer);
            let member = s.member(who);
            if s.repositions > 0 || member.shifts > 0 {
                for from in member.planned {
                    for to in self.h.board().tiles() & s.present {
                        offer(Command::Reposition { from, to });
                        offer(Command::Shift { from, to });
                    }
                }
            }
        }
        if s.crew[Who::NPC.index()].status == Status::Active {
            self.offer_member(Who::NPC, &mut offer);
        }
        if !s.escape_called {
            offer(Command::CallEscape);
        }
        if self.h.rules.diversion == Diversion::Chosen {
            offer(Command::Hush { on: !s.hushing });
        }
    }

    fn offer_member(self, who: Who, offer: &mut impl FnMut(Command)) {
        let member = self.s.member(who);
        let role = self.h.role(who);
        if !member.committed {
            self.offer_actions(member, who, offer);
        } else {
            self.offer_pool(member, who, offer);
        }
        if role.better_ways && !member.slipping {
            offer(Command::SlipPast { who });
        }
        if role.replan_tokens > 0 && !member.replanned {
            offer(Command::ChangePlans { who });
        }
        if role.codes.is_some() && !member.coded {
            for space in self.s.tokens.on(Token::Camera) {
                offer(Command::Codes { who, space });
            }
        }
        let others = (0..CREW as u8).map(Who);
        if self.s.gifts > 0 && self.s.replanner == who {
            others
                .clone()
                .for_each(|to| offer(Command::GiveIdea { who, to }));
        }
        if self.h.has_fixer(FixerPower::Teamwork) && self.outdoors(who) && member.ideas >= TWO_IDEAS
        {
            others.for_each(|to| offer(Command::Teamwork { who, to }));
        }
        if !self.s.doors.is_empty() && member.held != 0 {
            for space in self.near(member.at) & self.s.doors {
                offer(Command::OpenDoor { who, space });
            }
        }
        if self.h.special.logs.is_some() {
            offer(Command::CheckLogs { who });
        }
        if role.reach && !member.reaching {
            offer(Command::ReachOut { who });
        }
        self.offer_hands(who, offer);
    }

    fn offer_actions(self, member: &Member, who: Who, offer: &mut impl FnMut(Command)) {
        let role = self.h.role(who);
        for (slot, act) in role.acts.iter().enumerate() {
            if !act.exists {
                continue;
            }
            let action = ActionId(slot as u8);
            if act.does == Some(Deed::Breach) {
                for aim in 0..6 {
                    offer(Command::Commit {
                        who,
                        action,
                        face: 0,
                        aim,
                    });
                }
            } else {
                offer(Command::Commit {
                    who,
                    action,
                    face: 0,
                    aim: 0,
                });
            }
        }
        for piece in self.held(member) {
            let Some(item) = self.h.item(piece) else {
                continue;
            };
            let Some(act) = &item.act else { continue };
            let action = ActionId(ITEM_ACTIONS + piece.0);
            match act.does {
                Some(Deed::KillPixels(_)) => {
                    for aim in 0..6 {
                        offer(Command::Commit {
                            who,
                            action,
                            face: 0,
                            aim,
                        });
                    }
                }
                _ => offer(Command::Commit {
                    who,
                    action,
                    face: 0,
                    aim: 0,
                }),
            }
            if item.breaks_up_to > 0 {
                for face in 1..=6 {
                    offer(Command::Commit {
                        who,
                        action,
                        face,
                        aim: 0,
                    });
                }
            }
        }
    }

    fn offer_pool(self, member: &Member, who: Who, offer: &mut impl FnMut(Command)) {
        let pool = &member.pool;
        let s = self.s;
        let around = self.reach(member);
        if pool.moves > 0 {
            for to in around - SpaceSet::of(member.at) {
                offer(Command::Move { who, to });
            }
        }
        if pool.unlocks > 0 {
            for space in around & s.tokens.on(Token::Lock) {
                offer(Command::Unlock { who, space });
            }
            if self.closed_safe().is_some() {
                offer(Command::Crack { who });
                offer(Command::Lend { who });
            }
        }
        if pool.subdues > 0 {
            for space in around & s.tokens.guarded() {
                offer(Command::Subdue {
                    who,
                    space,
                    dog: false,
                });
                offer(Command::Subdue {
                    who,
                    space,
                    dog: true,
                });
            }
        }
        if pool.disables > 0 || pool.rewires > 0 {
            for space in around & s.tokens.on(Token::Camera) {
                offer(Command::Disable { who, space });
                offer(Command::Rewire { who, space });
            }
        }
        if pool.ideas > 0 {
            offer(Command::Think { who });
        }
        if pool.reveals > 0 {
            for space in s.unknown {
                offer(Command::Reveal { who, space });
            }
            offer(Command::Thin { who });
            offer(Command::Realize { who });
        }
        if pool.loot > 0 {
            offer(Command::Pocket { who });
        }
        if pool.grants > 0 {
            for to in (0..CREW as u8).map(Who) {
                for gift in [Gift::Subdue, Gift::Disable, Gift::Unlock] {
                    offer(Command::Grant { who, to, gift });
                }
            }
        }
        if pool.toss > 0 || pool.flick > 0 {
            let cash = (member.cash > 0).then_some(Piece::CASH);
            for piece in self.held(member).chain(cash) {
                for space in self.h.board().lines(member.at) & s.present {
                    offer(Command::Toss { who, piece, space });
                    offer(Command::Flick { who, piece, space });
                }
            }
        }
        if member.picks > 0 {
            offer(Command::PickOn { who });
        }
        if self.h.role(who).vent > 0 {
            for space in self
                .h
                .board()
                .across_gap(member.at, s.present & self.h.board().tiles())
            {
                offer(Command::Vent { who, space });
            }
        }
    }

    /// Offers what hands can do.
    pub fn offer_hands(self, who: Who, offer: &mut impl FnMut(Command)) {
        let member = self.s.member(who);
        let s = self.s;
        let mut within = SpaceSet::of(member.at);
        if member.reaching {
            within |= self.near(member.at);
        }
        if s.loot.intersects(within) {
            for from in within & s.loot {
                for piece in s.pieces_on(from).chain([Piece::CASH]) {
                    offer(Command::Take { who, piece, from });
                }
            }
        }
        if member.held != 0 || member.cash > 0 {
            let cash = (member.cash > 0).then_some(Piece::CASH);
            let together = self
                .characters()
                .filter(|&to| to != who && s.member(to).at == member.at);
            let together = together.fold(0u8, |mask, to| mask | 1 << to.0);
            for piece in self.held(member).chain(cash) {
                for to in within {
                    offer(Command::Drop { who, piece, to });
                }
                for to in (0..CREW as u8)
                    .map(Who)
                    .filter(|to| together & 1 << to.0 != 0)
                {
                    offer(Command::Hand { who, to, piece });
                }
            }
        }
        for (space, letter) in &self.h.scenario.servers {
            if *space == member.at {
                offer(Command::OpenRemote {
                    who,
                    letter: if *letter == Letter::X { 0 } else { 1 },
                });
            }
        }
        if s.crew[Who::NPC.index()].status == Status::Idle {
            offer(Command::TakeHostage { who });
        }
        if s.idea_tokens.contains(member.at) {
            offer(Command::TakeIdea { who });
        }
    }
}
