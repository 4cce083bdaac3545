//! The action a character takes in a round.

use crate::cast::{Act, ItemRole, ON_SIX, PANICKED};
use crate::command::{ActionId, Aim, Piece, Who};
use crate::content::cards::{Need, SpecialAction};
use crate::content::effect::Chit;
use crate::event::Event;
use crate::heist::ITEM_ACTIONS;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use table::{Dealer, Seat, Witness};

/// Ideas it takes to turn a die from one face to another; 6 and 1 are neighbours.
#[inline]
pub fn turns(from: u8, to: u8) -> u8 {
    let straight = from.abs_diff(to);
    straight.min(6 - straight)
}

impl<'a> Position<'a> {
    pub(super) fn check_commit(
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
        let turned = self.check_die(member, act, id, face)?;
        let own = if self.h.rules.action_ideas_pay_for_it {
            act.pool.ideas
        } else {
            0
        };
        self.ideas(member, act.pay.saturating_add(turned).saturating_sub(own))?;
        self.meets(member, who, act)?;
        self.check_aim(member, who, act.does, aim)
    }

    /// Whether the die shows what the action asks for, or can be turned to it: the ideas that takes.
    fn check_die(self, member: &Member, act: &Act, id: ActionId, face: u8) -> Result<u8, Refusal> {
        let looks_at_die = self
            .item_action(id)
            .is_some_and(|item| item.breaks_up_to > 0);
        if act.face > 0 {
            self.have(face == 0, Refusal::LookAtTheDie)?;
            Ok(turns(member.die, act.face))
        } else if act.faces != 0 {
            let shown = if face > 0 { face } else { member.die };
            self.have(face <= 6 && face != member.die, Refusal::LookAtTheDie)?;
            self.have(act.faces & 1 << shown != 0, Refusal::WrongFace)?;
            Ok(turns(member.die, shown))
        } else if looks_at_die && face > 0 {
            self.have(face <= 6 && face != member.die, Refusal::LookAtTheDie)?;
            Ok(turns(member.die, face))
        } else {
            self.have(face == 0, Refusal::LookAtTheDie)?;
            Ok(0)
        }
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
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// The round's action: pays, fills the pool, and books what is required.
    pub(super) fn commit(&mut self, who: Who, action: ActionId, face: u8, aim: Aim) {
        let act = *self.h.act(who, action).expect("checked: the action exists");
        let die = self.s.member(who).die;
        let wanted = if act.face > 0 {
            act.face
        } else if face > 0 {
            face
        } else {
            die
        };
        let price = act.pay.saturating_add(turns(die, wanted));
        let advance = price.saturating_sub(self.s.member(who).ideas);
        self.gain_ideas(who, advance);
        self.spend_ideas(who, price);
        let item = action.0.checked_sub(ITEM_ACTIONS).map(Piece);
        let counts = item.is_none() || self.h.rules.picker_counts_items;
        let picker = self.h.role(who).efficient_picker && counts;
        let most = if self.h.rules.picker_once_an_action {
            1
        } else {
            u8::MAX
        };
        let harder = self.s.security.reinforced
            && item.is_none()
            && self.h.role(who).brings_it_on & 1 << action.0 != 0;
        let member = self.member(who);
        member.committed = true;
        member.die = wanted;
        member.action = action;
        member.picks = if picker {
            act.pool.unlocks.min(most)
        } else {
            0
        };
        // Sub-actions given before the own action was chosen stay in the pool.
        let kept = member.pool;
        member.pool = act.pool;
        member.pool.ideas -= advance;
        member.pool.unlocks += u8::from(harder);
        member.pool.moves = member.pool.moves.saturating_add(kept.moves);
        member.pool.inspire = member.pool.inspire.saturating_add(kept.inspire);
        member.pool.subdues = member.pool.subdues.saturating_add(kept.subdues);
        member.pool.disables = member.pool.disables.saturating_add(kept.disables);
        member.pool.unlocks = member.pool.unlocks.saturating_add(kept.unlocks);
        member.pool.reveals = member.pool.reveals.saturating_add(kept.reveals);
        member.pool.granted_unlocks = kept.granted_unlocks;
        self.tell(Event::Committed {
            who,
            action,
            face: wanted,
        });
        if let Some(piece) = item {
            self.wear_item(piece, wanted);
        }
        if self.may_be_silent(who, item) {
            self.member(who).held_noise += act.noise;
        } else {
            self.noise(Some(who), act.noise);
        }
        for _ in 0..act.alerts {
            self.alert(AlertCause::Action);
        }
        if let Some(does) = act.does {
            self.do_special(who, does, aim);
        }
    }

    /// Items break, are used up, or work once.
    fn wear_item(&mut self, piece: Piece, die: u8) {
        let Some(item) = self.h.item(piece) else {
            return;
        };
        if item.once {
            self.s.items_used |= 1 << piece.0;
        }
        if item.single_use || die <= item.breaks_up_to {
            self.discard_item(piece);
        }
    }

    /// Noise that PERFECTION or silent cracking may still spare waits until the end of the phase.
    fn may_be_silent(&self, who: Who, item: Option<Piece>) -> bool {
        if item
            .and_then(|piece| self.h.item(piece))
            .is_some_and(|item| item.perfection)
        {
            return true;
        }
        let safe = self.position().closed_safe();
        if safe != Some(self.s.member(who).at) {
            return false;
        }
        // The tools may still be handed over.
        let in_play = |i: usize| {
            let place = self.s.pieces[i];
            place.holder().is_some() || place.space().is_some()
        };
        (0..self.h.pieces.len())
            .any(|i| in_play(i) && self.h.item(Piece(i as u8)).is_some_and(|item| item.silent))
    }
}
