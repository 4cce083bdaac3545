//! The Action phase: doing it. Everything here was checked before.

use crate::action::{TWO_IDEAS, turns};
use crate::command::{ActionId, Aim, Command, Gift, Piece, Who};
use crate::content::cards::{FixerPower, SpecialAction};
use crate::event::Event;
use crate::heist::ITEM_ACTIONS;
use crate::position_mut::PositionMut;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seat, Witness};

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_action(&mut self, seat: Seat, command: Command) {
        match command {
            Command::Ready => {
                self.s.ready.insert(seat);
                self.tell(Event::SeatReady { seat: seat.0 });
            }
            Command::Commit {
                who,
                action,
                face,
                aim,
            } => self.commit(who, action, face, aim),
            Command::Move { who, to } => self.step(who, to),
            Command::Unlock { who, space } => {
                let member = self.member(who);
                member.pool.unlocks -= 1;
                member.pool.granted_unlocks = member.pool.granted_unlocks.saturating_sub(1);
                member.unlocked = true;
                self.spend_vent(who, space);
                if !self.softens(who, space, Token::Lock) {
                    self.s.tokens.flip(Token::Lock, space);
                    self.tell(Event::Unlocked { who, space });
                    if self.h.role(who).picker {
                        self.gain_ideas(who, 1);
                    }
                }
            }
            Command::Subdue { who, space, dog } => {
                self.member(who).pool.subdues -= 1;
                self.member(who).did_other = true;
                self.spend_vent(who, space);
                if self.subdue(who, space, dog) {
                    self.thrill(who);
                }
            }
            Command::Disable { who, space } => {
                self.member(who).pool.disables -= 1;
                self.member(who).did_other = true;
                self.spend_vent(who, space);
                self.disable(who, space);
            }
            Command::Rewire { who, space } => {
                self.member(who).pool.rewires -= 1;
                self.member(who).did_other = true;
                self.spend_vent(who, space);
                self.disable(who, space);
                for (token, dog) in [(Token::Guard, false), (Token::Dog, true)] {
                    while self.s.tokens.count(token, space) > 0 {
                        self.subdue(who, space, dog);
                    }
                }
            }
            Command::Think { who } => {
                self.member(who).pool.ideas -= 1;
                self.member(who).did_other = true;
                self.gain_ideas(who, 1);
            }
            Command::Reveal { who, space } => {
                if self.position().warns(self.s.member(who), who) {
                    self.member(who).warned = true;
                } else {
                    self.member(who).pool.reveals -= 1;
                }
                self.member(who).did_other = true;
                self.reveal(space, Some(who));
            }
            Command::Thin { who } => {
                self.member(who).pool.reveals -= 1;
                self.member(who).did_other = true;
                self.thin();
            }
            Command::Realize { who } => {
                self.member(who).pool.reveals -= 1;
                self.member(who).did_other = true;
                self.gain_ideas(who, 1);
            }
            Command::Pocket { who } => {
                let member = self.member(who);
                member.pool.loot -= 1;
                member.did_other = true;
                member.cash = member.cash.saturating_add(1);
                self.tell(Event::Pocketed { who, cash: 1 });
                self.secure(who);
            }
            Command::Crack { who } => self.crack(who),
            Command::Lend { who } => {
                let member = self.member(who);
                member.pool.unlocks -= 1;
                member.pool.granted_unlocks = member.pool.granted_unlocks.min(member.pool.unlocks);
                member.did_other = true;
                self.add_cracks(who, 1);
            }
            Command::Grant { who, to, gift } => self.grant(who, to, gift),
            Command::Toss { who, piece, space } => {
                self.member(who).toss_to = space;
                self.member(who).did_other = true;
                self.put_piece(who, piece, space);
            }
            Command::Flick { who, piece, space } => {
                self.member(who).pool.flick = 0;
                self.member(who).did_other = true;
                self.put_piece(who, piece, space);
            }
            Command::PickOn { who } => {
                self.spend_ideas(who, 1);
                let member = self.member(who);
                member.picks -= 1;
                member.pool.moves += 1;
                self.noise(Some(who), 1);
            }
            Command::Dart { who } => {
                self.spend_ideas(who, 1);
                let member = self.member(who);
                member.darts += 1;
                member.pool.moves += 1;
                self.s.ready.remove(seat);
            }
            Command::Inspire { who, to } => {
                let ideas = std::mem::take(&mut self.member(who).pool.inspire);
                self.gain_ideas(to, ideas);
                self.s.ready.remove(Seat(to.0));
            }
            Command::WalkThrough { who, to } => {
                self.spend_ideas(who, self.h.role(who).walks_through);
                let pool = &mut self.member(to).pool;
                pool.unlocks = pool.unlocks.saturating_add(1);
                pool.granted_unlocks = pool.granted_unlocks.saturating_add(1);
                self.unready(to);
                self.tell(Event::Granted { who, to });
            }
            Command::BreakOut { who, aim } => {
                self.spend_ideas(who, self.h.role(who).breach_for);
                self.breach(who, aim);
            }
            Command::SlipPast { who } => {
                let price = self.position().slip_price(self.s.member(who), who);
                self.spend_ideas(who, price);
                self.member(who).slipping = true;
                self.tell(Event::SlippedPast { who });
            }
            Command::ReachOut { who } => self.reach_out(who),
            Command::Vent { who, space } => {
                self.member(who).vent = space;
                self.tell(Event::Vented { who, space });
                self.noise(Some(who), self.h.role(who).vent);
                for _ in 0..self.h.role(who).vent_alerts {
                    self.alert(AlertCause::Action);
                }
            }
            Command::ChangePlans { who } => {
                let role = self.h.role(who);
                self.spend_ideas(who, role.replan_ideas);
                self.noise(Some(who), role.replan_noise);
                self.member(who).replanned = true;
                self.s.replanner = who;
                self.s.repositions = role.replan_tokens;
                self.s.gifts = role.replan_gifts;
                self.tell(Event::PlansChanged { who });
            }
            Command::Reposition { from, to } => {
                self.s.repositions -= 1;
                self.move_token(seat, from, to);
            }
            Command::Shift { from, to } => {
                self.s.crew[seat.0 as usize].shifts -= 1;
                self.move_token(seat, from, to);
            }
            Command::GiveIdea { who, to } => {
                self.s.gifts -= 1;
                self.pass_idea(who, to);
            }
            Command::Codes { who, space } => {
                let price = self.h.role(who).codes.unwrap_or(0);
                self.spend_ideas(who, price);
                self.member(who).coded = true;
                let tiles = self.position().code_tiles(space);
                self.s.due |= tiles;
            }
            Command::Teamwork { who, to } => {
                if self.h.has_fixer(FixerPower::Teamwork) {
                    self.use_fixer(FixerPower::Teamwork);
                }
                self.spend_ideas(who, TWO_IDEAS);
                self.gain_ideas(to, 1);
            }
            Command::OpenDoor { who: _, space } => {
                self.open_door(space);
            }
            Command::CheckLogs { who } => {
                let (reveals, cash) = self.h.special.logs.unwrap_or_default();
                self.s.logs_checked = true;
                let member = self.member(who);
                member.pool.reveals = member.pool.reveals.saturating_add(reveals);
                member.cash = member.cash.saturating_add(cash);
                self.tell(Event::Pocketed { who, cash });
            }
            Command::Hush { on } => self.s.team.hushing = on,
            Command::CallEscape => {
                self.s.escape_calls.insert(seat);
                self.tell(Event::EscapeCalled { seat: seat.0 });
                self.settle_calls();
            }
            other => self.do_loot(other),
        }
    }

    /// What a subdue does for the one who did it.
    fn thrill(&mut self, who: Who) {
        let role = self.h.role(who);
        if role.adrenaline {
            self.gain_ideas(who, 1);
        }
        self.lower_noise(who, role.reports_in);
    }

    pub fn reach_out(&mut self, who: Who) {
        self.spend_ideas(who, 1);
        self.member(who).reaching = true;
        self.tell(Event::ReachedOut { who });
    }

    /// The round's action: pays, fills the pool, and books what is required.
    fn commit(&mut self, who: Who, action: ActionId, face: u8, aim: Aim) {
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
        if let Some(deed) = act.does {
            self.deed(who, deed, aim);
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

    fn deed(&mut self, who: Who, deed: SpecialAction, aim: Aim) {
        match deed {
            SpecialAction::Breach => self.breach(who, aim),
            SpecialAction::Tunnel => {
                let to = self.s.member(aim.who()).at;
                self.arrive(who, to);
                self.seen(to);
            }
            SpecialAction::LoopFootage => {
                self.s.footage = true;
                self.tell(Event::Footage { who });
            }
            SpecialAction::KillPixels(range) => self.kill_pixels(who, aim, range),
            SpecialAction::Flashbang => self.flashbang(who),
            SpecialAction::BlowWhistle => {
                self.s.whistle = true;
                self.tell(Event::Whistled { who });
            }
            SpecialAction::TweakPlan => {
                for seat in 0..self.h.players as usize {
                    if self.s.crew[seat].status == Status::Active {
                        self.s.crew[seat].shifts = 1;
                    }
                }
            }
            SpecialAction::StudySchematics(cash) => {
                self.s.schematics_studied = true;
                let kennel = self
                    .h
                    .kennel
                    .filter(|&kennel| self.s.present.contains(kennel));
                let hexes = self.s.reinforcements | kennel.map_or(SpaceSet::EMPTY, SpaceSet::of);
                for space in hexes {
                    self.cash_to_floor(space, cash);
                    self.tell(Event::CashAdded { space, cash });
                }
            }
            SpecialAction::Rewire(_)
            | SpecialAction::Grant(_)
            | SpecialAction::TossLoot(_)
            | SpecialAction::FlickKeycard
            | SpecialAction::Inspire(_) => {}
        }
    }

    /// A new exit on a side of the own tile; Escape begins.
    fn breach(&mut self, who: Who, aim: Aim) {
        let at = self.s.member(who).at;
        let side = aim.side().expect("checked: a side");
        let cell = self.h.board().cell(at).expect("checked: a tile");
        let space = self.open_exit(cell.beside(side), at);
        self.tell(Event::ExitBreached { space, tile: at });
        if self.h.rules.breach_skips_event_phase {
            self.enter(Phase::Alarm);
        } else {
            self.s.escape_called = true;
        }
    }

    fn kill_pixels(&mut self, who: Who, aim: Aim, range: u8) {
        let at = self.s.member(who).at;
        let side = aim.side().expect("checked: a side");
        let over_gaps = self.h.rules.laser_shoots_over_gaps;
        let present = |steps| {
            self.h
                .board()
                .along(at, side, steps)
                .filter(|&space| self.s.present.contains(space))
        };
        let line: SpaceSet = (1..=range)
            .map(present)
            .take_while(|hex| over_gaps || hex.is_some())
            .flatten()
            .collect();
        let hit = line & self.s.tokens.on(Token::Camera);
        for space in hit {
            while self.s.tokens.count(Token::Camera, space) > 0 {
                self.disable(who, space);
            }
        }
        let loud = if self.h.rules.laser_noise_for_every_hex {
            line.len()
        } else {
            hit.len()
        };
        self.noise(Some(who), loud as u8);
    }

    fn flashbang(&mut self, who: Who) {
        let at = self.s.member(who).at;
        let around = self.position().near(at) | SpaceSet::of(at);
        for space in around & self.s.tokens.guarded() {
            for (token, dog) in [(Token::Guard, false), (Token::Dog, true)] {
                while self.s.tokens.count(token, space) > 0 {
                    let down = self.subdue(who, space, dog);
                    if self.h.rules.flashbang_subdues {
                        if down {
                            self.thrill(who);
                        }
                    } else {
                        self.s.flashbanged[space.index()].add(dog);
                    }
                }
            }
            if !self.h.rules.flashbang_subdues {
                self.s.flashbangs.insert(space);
            }
        }
    }

    fn disable(&mut self, who: Who, space: Space) {
        if !self.softens(who, space, Token::Camera) {
            self.s.tokens.flip(Token::Camera, space);
            self.tell(Event::Disabled { who, space });
        }
    }

    /// One move: a dog on the tile may be shaken off, cameras ahead see the character.
    fn step(&mut self, who: Who, to: Space) {
        let from = self.s.member(who).at;
        let left_dog = self.s.tokens.on(Token::Dog).contains(from);
        let shakes = self.h.rules.dogs_can_be_shaken;
        let pays_again = self.h.role(who).pays_guards;
        let member = self.member(who);
        member.slipping &= !pays_again;
        member.pool.moves -= 1;
        member.moved = true;
        member.vent = Space::NONE;
        if left_dog && shakes {
            member.shaken.insert(from);
        }
        if member.pool.moves == 0 {
            member.shaken = SpaceSet::EMPTY;
        }
        self.arrive(who, to);
        self.seen(to);
    }

    /// Live cameras see whoever enters their tile.
    fn seen(&mut self, space: Space) {
        if !self.s.footage {
            for _ in 0..self.s.tokens.count(Token::Camera, space) {
                self.alert(AlertCause::Camera);
            }
        }
    }

    /// A sub-action across the vent uses the vent up.
    fn spend_vent(&mut self, who: Who, space: Space) {
        let lasts = self.h.rules.vent_lasts_the_action;
        let member = self.member(who);
        if member.vent == space && !lasts {
            member.vent = Space::NONE;
        }
    }

    /// An unlock becomes a crack; with good tools every second one of an action counts more.
    fn crack(&mut self, who: Who) {
        let position = self.position();
        let best = position
            .held(self.s.member(who))
            .filter_map(|piece| self.h.item(piece))
            .map(|item| item.cracks)
            .max();
        let best = best.unwrap_or(0);
        let silent = position
            .held_item(self.s.member(who), |item| item.silent)
            .is_some();
        let member = self.member(who);
        member.pool.unlocks -= 1;
        member.pool.granted_unlocks = member.pool.granted_unlocks.min(member.pool.unlocks);
        member.cracked = true;
        member.did_other |= !silent;
        // Only unlocks that go through good tools make pairs.
        let pairs = best > 2;
        member.tool_cracks += u8::from(pairs);
        let cracks = if pairs && member.tool_cracks.is_multiple_of(2) {
            best - 1
        } else {
            1
        };
        self.add_cracks(who, cracks);
    }

    fn add_cracks(&mut self, who: Who, cracks: u8) {
        let Some((space, safe)) = self
            .h
            .scenario
            .safe
            .zip(self.h.scenario.draft.safe.as_ref())
        else {
            return;
        };
        self.s.cracks = self.s.cracks.saturating_add(cracks);
        self.tell(Event::Cracked { who, cracks });
        if self.s.cracks < safe.cracks {
            return;
        }
        self.s.safe_open = true;
        self.tell(Event::SafeOpened { space });
        for i in 0..self.h.pieces.len() {
            if self.s.pieces[i] == Place::SAFE {
                self.place_piece(Piece(i as u8), Place::on(space));
            }
        }
        self.cash_to_floor(space, safe.cash);
    }

    fn grant(&mut self, who: Who, to: Who, gift: Gift) {
        let count = std::mem::take(&mut self.member(who).pool.grants);
        self.member(who).did_other = true;
        let pool = &mut self.member(to).pool;
        match gift {
            Gift::Subdue => pool.subdues = pool.subdues.saturating_add(count),
            Gift::Disable => pool.disables = pool.disables.saturating_add(count),
            Gift::Unlock => {
                pool.unlocks = pool.unlocks.saturating_add(count);
                pool.granted_unlocks = pool.granted_unlocks.saturating_add(count);
            }
        }
        // The receiver has something to do again.
        self.unready(to);
        self.tell(Event::Granted { who, to });
    }

    /// Escape follows this round once everyone in play wants it.
    pub fn settle_calls(&mut self) {
        let waiting = self.position().waiting_for();
        let all = self.s.escape_calls.contains_all(waiting);
        let called = all || !self.h.rules.escape_needs_everyone;
        self.s.escape_called |= !self.s.escape_calls.is_empty() && called;
        if self.s.escape_called && self.h.rules.escape_at_once {
            self.sound_alarm();
        }
    }

    fn move_token(&mut self, seat: Seat, from: Space, to: Space) {
        let member = &mut self.s.crew[seat.0 as usize];
        member.planned.remove(from);
        member.planned.insert(to);
        self.tell(Event::Unplanned {
            seat: seat.0,
            space: from,
        });
        self.tell(Event::Planned {
            seat: seat.0,
            space: to,
        });
    }
}
