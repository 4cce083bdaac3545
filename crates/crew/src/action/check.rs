//! The Action phase: what may be done, and why not.

use crate::cast::{Act, ItemRole, ON_SIX, PANICKED};
use crate::command::{ActionId, Aim, Command, Gift, Piece, Who};
use crate::content::cards::{FixerPower, Need, SpecialAction};
use crate::content::effect::Chit;
use crate::heist::{ITEM_ACTIONS, PieceKind};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Diversion;
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

impl<'a> Position<'a> {
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
                    space != member.at || self.h.rules.rewire_reaches_own_tile,
                    Refusal::NotAdjacent,
                )?;
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
                self.have(
                    member.pool.reveals > 0 || self.warns(member, who),
                    Refusal::NoneLeft,
                )?;
                self.tile(space)?;
                self.have(s.unknown.contains(space), Refusal::NotUnknown)?;
                let dry = s.bag_size() == 0
                    && (self.knows_a_way(who) || !self.h.rules.empty_bag_means_blank);
                self.have(!dry, Refusal::BagEmpty)
            }
            Command::Thin { who } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.reveals > 0, Refusal::NoneLeft)?;
                self.have(self.h.rules.reveals_thin_the_bag, Refusal::NoneLeft)?;
                self.have(s.unknown.is_empty(), Refusal::StillUnknown)?;
                self.have(s.bag_size() > 0, Refusal::BagEmpty)
            }
            Command::Realize { who } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.reveals > 0, Refusal::NoneLeft)?;
                self.have(self.knows_a_way(who), Refusal::NoSuchAbility)?;
                self.have(self.nothing_to_learn(), Refusal::BagNotEmpty)
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
                let role = self.h.role(who);
                self.have(role.better_ways || role.pays_guards, Refusal::NoSuchAbility)?;
                self.have(!member.slipping, Refusal::AlreadyActive)?;
                let price = self.slip_price(member, who);
                self.have(price > 0, Refusal::NothingToChange)?;
                self.ideas(member, price)
            }
            Command::Dart { who } => {
                let member = self.own(seat, who)?;
                let role = self.h.role(who);
                self.have(role.paid_moves > 0, Refusal::NoSuchAbility)?;
                self.have(member.darts < role.paid_moves, Refusal::NoneLeft)?;
                self.ideas(member, 1)
            }
            Command::Inspire { who, to } => {
                let member = self.own(seat, who)?;
                self.have(member.pool.inspire > 0, Refusal::NoneLeft)?;
                self.have(to.0 < self.h.players, Refusal::NoSuchCharacter)?;
                let there = s.member(to).status == Status::Active;
                self.have(there, Refusal::OutOfTheHeist)
            }
            Command::WalkThrough { who, to } => {
                let member = self.own(seat, who)?;
                let price = self.h.role(who).walks_through;
                self.have(price > 0, Refusal::NoSuchAbility)?;
                self.other(who, to)?;
                self.have(
                    to != Who::NPC || self.h.rules.grants_reach_npcs,
                    Refusal::NeedsTarget,
                )?;
                self.ideas(member, price)
            }
            Command::BreakOut { who, aim } => {
                let member = self.own(seat, who)?;
                let price = self.h.role(who).breach_for;
                self.have(price > 0, Refusal::NoSuchAbility)?;
                self.check_breach(member, aim)?;
                self.ideas(member, price)
            }
            Command::ReachOut { who } => self.check_reach_out(seat, who),
            Command::Vent { who, space } => {
                let member = self.own(seat, who)?;
                self.have(self.h.role(who).vent > 0, Refusal::NoSuchAbility)?;
                self.have(member.committed, Refusal::NotCommitted)?;
                // A way that stays open may be given up for another one.
                let other = self.h.rules.vent_lasts_the_action && member.vent != space;
                self.have(member.vent == Space::NONE || other, Refusal::AlreadyActive)?;
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
                self.ideas(member, self.h.role(who).replan_ideas)
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
                if !self.h.rules.help_out {
                    self.fixer(FixerPower::Teamwork)?;
                }
                self.have(who != Who::NPC, Refusal::NotYourCharacter)?;
                self.have(self.outdoors(who), Refusal::NotOutdoors)?;
                self.other(who, to)?;
                self.have(
                    to != Who::NPC || self.h.rules.npcs_have_ideas,
                    Refusal::NoIdeasForNpc,
                )?;
                self.ideas(member, TWO_IDEAS)
            }
            Command::OpenDoor { who, space } => {
                let member = self.own(seat, who)?;
                self.check_door(member, space)
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
                    self.h.rules.diversion == Diversion::Chosen && s.team.hush > 0,
                    Refusal::NoneLeft,
                )?;
                self.have(s.team.hushing != on, Refusal::NothingToChange)
            }
            Command::CallEscape => {
                self.takes_part(seat)?;
                let open = !s.escape_called && !s.escape_calls.contains(seat);
                self.have(open, Refusal::AlreadyCalled)
            }
            Command::Choose { .. } | Command::Pick { .. } | Command::Accept | Command::Decline => {
                Err(Refusal::NoQuestion)
            }
            other => self.check_loot(seat, other),
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
        self.takes_part(seat)?;
        let member = &s.crew[seat.0 as usize];
        self.have(!s.ready.contains(seat), Refusal::AlreadyReady)?;
        let everyone_acts =
            !self.h.rules.passing && (self.h.rules.escape_waits_for_actions || !s.escape_called);
        let acted =
            |member: &Member| member.status != Status::Active || member.committed || !everyone_acts;
        self.have(acted(member), Refusal::NotCommitted)?;
        self.have(acted(&s.crew[Who::NPC.index()]), Refusal::NpcMustAct)?;
        self.have(!self.npc_strays(), Refusal::NpcLeftAlone)
    }

    /// A non-player character that must not be alone, is, and could still join somebody.
    fn npc_strays(self) -> bool {
        let npc = &self.s.crew[Who::NPC.index()];
        let close = self.h.role(Who::NPC).stays_close[self.panicked()];
        if npc.status != Status::Active || !close {
            return false;
        }
        let players: SpaceSet = self.players().map(|who| self.s.member(who).at).collect();
        let can_join = |to: Space| self.check_move(npc, Who::NPC, to).is_ok();
        !players.contains(npc.at) && (self.near(npc.at) & players).iter().any(can_join)
    }

    /// A reveal that an early warning still gives.
    pub fn warns(self, member: &Member, who: Who) -> bool {
        self.h.role(who).early_warning && !member.warned && self.outdoors(who)
    }

    /// Ideas for leaving guarded tiles: once for the rest of the phase, or for each guard here.
    pub fn slip_price(self, member: &Member, who: Who) -> u8 {
        if self.h.role(who).pays_guards {
            self.s.tokens.guards(member.at)
        } else {
            1
        }
    }

    /// A new exit on this side of the tile.
    fn check_breach(self, member: &Member, aim: Aim) -> Result<(), Refusal> {
        let side = aim.side().ok_or(Refusal::NeedsExternalSide)?;
        let room =
            self.is_tile(member.at) && (self.s.spare_exits.count as usize) < board::EXTRA_EXITS;
        self.have(room, Refusal::NeedsExternalSide)?;
        let tiles = self.s.present & self.h.board().tiles();
        let sides = self.h.board().external_sides(tiles, member.at);
        self.have(sides.contains(side), Refusal::NeedsExternalSide)
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

    /// A hideout, and by rule any start hex, needs no token to come back to.
    fn is_start_hex(self, who: Who, to: Space) -> bool {
        let free = self.h.special.start_in_hideouts || self.h.rules.start_hex_counts_as_planned;
        free && self.s.member(who).start == to
    }

    fn check_commit(
        self,
        seat: Seat,
        who: Who,
        id: ActionId,
        face: u8,
        aim: Aim,
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
        } else if act.faces != 0 {
            let shown = if face > 0 { face } else { member.die };
            self.have(face <= 6 && face != member.die, Refusal::LookAtTheDie)?;
            self.have(act.faces & 1 << shown != 0, Refusal::WrongFace)?;
            turns(member.die, shown)
        } else if looks_at_die && face > 0 {
            self.have(face <= 6 && face != member.die, Refusal::LookAtTheDie)?;
            turns(member.die, face)
        } else {
            self.have(face == 0, Refusal::LookAtTheDie)?;
            0
        };
        let own = if self.h.rules.action_ideas_pay_for_it {
            act.pool.ideas
        } else {
            0
        };
        self.ideas(member, act.pay.saturating_add(turned).saturating_sub(own))?;
        self.meets(member, who, act)?;
        match act.does {
            Some(SpecialAction::Breach) => self.check_breach(member, aim),
            Some(SpecialAction::Tunnel) => {
                let to = self.other(who, aim.who())?;
                self.have(aim.who().0 < self.h.players, Refusal::NeedsTarget)?;
                self.have(to.at != member.at, Refusal::AlreadyThere)?;
                self.closed(to.at)
            }
            Some(SpecialAction::KillPixels(_)) => {
                let imprisoned = self.remote_locked().contains(member.at);
                self.have(!imprisoned, Refusal::Imprisoned)?;
                let aimed = self.is_tile(member.at) && aim.side().is_some();
                self.have(aimed, Refusal::NeedsTarget)
            }
            _ => self.have(aim == Aim::NONE, Refusal::NeedsTarget),
        }
    }

    fn item_action(self, id: ActionId) -> Option<&'a ItemRole> {
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
            Some(Need::Outdoors) => self.have(self.outdoors(who), Refusal::NotOutdoors)?,
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
            Some(SpecialAction::Grant(_)) => {
                let npcs = self.h.rules.grants_reach_npcs;
                let somebody = self
                    .characters()
                    .any(|other| other != who && (npcs || other != Who::NPC));
                self.have(somebody, Refusal::NeedsTarget)
            }
            Some(SpecialAction::StudySchematics(_)) => {
                self.have(!self.s.schematics_studied, Refusal::UsedUp)
            }
            Some(SpecialAction::Flashbang) if self.h.rules.flashbang_subdues => {
                self.have(!self.cannot_subdue(who), Refusal::CannotSubdue)
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
        self.have(member.pool.unlocks > granted, Refusal::NoneLeft)?;
        self.have(
            !self.remote_locked().contains(member.at),
            Refusal::Imprisoned,
        )
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
        let lands = self.h.rules.toss_onto_closed_tiles || open.contains(space);
        self.have(
            lands && self.line_is_free(member.at, side, steps, open),
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
}
