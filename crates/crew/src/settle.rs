//! What happens by itself as soon as it can: reveals, chases, prisoners going free.

use crate::command::Who;
use crate::content::cards::{FixerPower, Joins};
use crate::content::effect::Chit;
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position_mut::PositionMut;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seats, Witness};

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// Does everything that follows by itself. False when a question must be answered first.
    pub fn settle(&mut self) -> bool {
        loop {
            if self.s.questions.asked > 0 {
                return false;
            }
            if matches!(self.s.phase, Phase::Plan | Phase::LevelUp | Phase::Over) {
                return true;
            }
            let changed = self.free_npc() || self.reveal_due() || self.chase();
            if !changed {
                return true;
            }
        }
    }

    /// Rulebook, Reveal and Auto-Reveal: an unknown tile beside a character is revealed at once.
    fn reveal_due(&mut self) -> bool {
        if self.s.unknown.is_empty() {
            return false;
        }
        let position = self.position();
        let mut near = self.s.due;
        for who in position.characters() {
            let member = self.s.member(who);
            if self.h.rules.start_tiles_are_revealed || member.tally.moves > 0 {
                near |= position.near(member.at);
            }
            if member.vent != Space::NONE {
                near.insert(member.vent);
            }
        }
        if self.h.rules.idle_npc_reveals && self.s.crew[4].status == Status::Idle {
            near |= position.near(self.s.crew[4].at);
        }
        let due = near & self.s.unknown;
        if due.is_empty() || self.bag_is_dry() {
            self.s.due = SpaceSet::EMPTY;
            return false;
        }
        if due.len() > 1 && self.h.rules.team_orders_reveals {
            self.s.questions.choice = due;
            self.ask(Prompt::RevealNext);
            return true;
        }
        let space = due.first().expect("something is due");
        self.reveal(space, self.beside(space));
        true
    }

    /// The first character beside a space: the one who found out.
    pub fn beside(&self, space: Space) -> Option<Who> {
        let position = self.position();
        position.characters().find(|&who| {
            let member = self.s.member(who);
            member.vent == space || position.near(member.at).contains(space)
        })
    }

    /// With an empty bag and no blanks to stand in, unknown tiles stay unknown.
    pub fn bag_is_dry(&self) -> bool {
        !self.h.rules.empty_bag_means_blank && self.s.bag_size() == 0
    }

    /// Draws the chit of an unknown tile.
    pub fn reveal(&mut self, space: Space, by: Option<Who>) {
        self.s.unknown.remove(space);
        self.s.due.remove(space);
        self.s.count.reveals += 1;
        if let Some(who) = by {
            self.member(who).tally.reveals += 1;
        }
        let chit = self.draw();
        self.tell(Event::Revealed { space, chit });
        // Consultant: right after drawing and before the chit does anything, somebody may pay for a blank.
        let on_call = self.s.team.blanks > 0
            && !matches!(self.s.phase, Phase::Plan | Phase::Alarm | Phase::Escape);
        if on_call
            && chit != Chit::Blank
            && self
                .position()
                .characters()
                .any(|who| self.s.member(who).ideas > 0)
        {
            self.ask(Prompt::Replace { space, chit });
            return;
        }
        self.place_chit(space, chit);
    }

    /// Draws a chit from the bag; an empty bag gives blanks.
    pub fn draw(&mut self) -> Chit {
        if self.s.bag_size() == 0 {
            return Chit::Blank;
        }
        let kind = self.dealer.draw(&self.s.bag) as usize;
        debug_assert!(self.s.bag[kind] > 0, "a dealer drew what is not in the bag");
        self.s.bag[kind] = self.s.bag[kind].saturating_sub(1);
        Chit::BAG[kind]
    }

    /// A drawn chit takes effect on its tile.
    pub fn place_chit(&mut self, space: Space, chit: Chit) {
        match chit {
            Chit::Guard => self.s.tokens.add(Token::Guard, space),
            Chit::Dog => self.s.tokens.add(Token::Dog, space),
            Chit::Lock => self.lay_lock(space),
            Chit::Camera => self.lay_camera(space),
            Chit::TwoGuards => {
                self.s.tokens.add(Token::Guard, space);
                if self.second_chit(0, space) {
                    self.s.tokens.add(Token::Guard, space);
                }
            }
            Chit::TwoCameras => {
                self.lay_camera(space);
                if self.second_chit(1, space) {
                    self.lay_camera(space);
                }
            }
            Chit::TwoLocks => {
                self.lay_lock(space);
                if self.second_chit(2, space) {
                    self.s.tokens.add(Token::Lock, space);
                }
            }
            Chit::Blank => {}
            Chit::TwoIdeas => self.lay_ideas(0, space),
            Chit::ThreeIdeas => self.lay_ideas(1, space),
            _ => {
                let piece = self.piece_in_bag(chit);
                if let Some(piece) = piece {
                    self.place_piece(piece, Place::on(space));
                }
                if self.h.guard_comes_with(chit) {
                    self.add_token(Token::Guard, space);
                }
            }
        }
    }

    /// Whether a double chit is laid out as two; otherwise the one there must be handled twice.
    fn second_chit(&mut self, kind: usize, space: Space) -> bool {
        if !self.h.rules.doubles_are_two_chits {
            self.s.tough[kind] = space;
        }
        self.h.rules.doubles_are_two_chits
    }

    /// A token with ideas for whoever comes first.
    fn lay_ideas(&mut self, token: usize, space: Space) {
        self.s.bag_ideas[token] = space;
        let ideas = token as u8 + 2;
        self.tell(Event::IdeasFound { space, ideas });
    }

    /// The piece a drawn loot chit stands for.
    pub fn piece_in_bag(&self, chit: Chit) -> Option<crate::command::Piece> {
        let index = (0..self.h.pieces.len())
            .find(|&i| self.h.pieces[i] == PieceKind::Loot(chit) && self.s.pieces[i] == Place::BAG);
        index.map(|i| crate::command::Piece(i as u8))
    }

    /// Shell: cameras found in planning begin disabled.
    fn lay_camera(&mut self, space: Space) {
        let bribed = self.s.phase == Phase::Plan && self.s.team.cameras_disabled;
        self.s.tokens.add(
            if bribed {
                Token::DisabledCamera
            } else {
                Token::Camera
            },
            space,
        );
    }

    /// The Machinist: an idea for every lock found in planning.
    fn lay_lock(&mut self, space: Space) {
        self.s.tokens.add(Token::Lock, space);
        if self.s.phase == Phase::Plan && self.position().fixer(FixerPower::IdeasForLocks).is_ok() {
            self.use_fixer(FixerPower::IdeasForLocks);
            self.ask(Prompt::LockIdea);
        }
    }

    /// Rulebook, Guard Dogs: a dog beside a character and with none jumps.
    fn chase(&mut self) -> bool {
        let dogs = self.s.tokens.on(Token::Dog) - self.s.dogs_held;
        if dogs.is_empty() || self.s.whistle {
            return false;
        }
        let rules = &self.h.rules;
        let sits = match self.s.phase {
            Phase::Alarm => !rules.alarm_dogs_jump,
            Phase::Escape | Phase::Reckoning => !rules.dogs_chase_in_escape,
            _ => false,
        };
        if sits {
            return false;
        }
        for from in dogs - self.position().occupied() {
            if self.h.rules.shaken_dogs_wait && self.is_being_shaken_off(from) {
                continue;
            }
            let targets = self.prey_of(from);
            if targets.is_empty() {
                continue;
            }
            let optional = (targets - self.position().remote_locked()).is_empty();
            if targets.len() > 1 || optional {
                self.s.questions.choice = targets;
                self.ask(Prompt::DogJumps { from });
            } else {
                self.jump(from, targets.first().expect("one target"));
            }
            return true;
        }
        false
    }

    /// Tiles with characters a dog would jump on from here.
    pub fn prey_of(&self, from: Space) -> SpaceSet {
        let position = self.position();
        let near = position.near(from) & self.h.board().tiles();
        let mut targets = SpaceSet::EMPTY;
        for who in position.characters() {
            let member = self.s.member(who);
            if near.contains(member.at) && !self.shakes_off(member, from) {
                targets.insert(member.at);
            }
        }
        if !self.h.rules.dogs_ignore_locks {
            targets -= position.shut();
        }
        targets
    }

    /// THERE ARE BETTER DOGS: whether a character who slipped away from a dog still moves. What the dog does depends on
    /// the whole movement.
    fn shakes_off(&self, member: &Member, dog: Space) -> bool {
        self.s.phase == Phase::Action && member.pool.moves > 0 && member.shaken.contains(dog)
    }

    /// Whether somebody who slipped away from a dog and is still beside it may yet shake it off, or be followed.
    fn is_being_shaken_off(&self, dog: Space) -> bool {
        let near = self.position().near(dog);
        self.position().characters().any(|who| {
            let member = self.s.member(who);
            near.contains(member.at) && self.shakes_off(member, dog)
        })
    }

    pub fn jump(&mut self, from: Space, to: Space) {
        if self.s.tokens.remove(Token::Dog, from) {
            self.s.tokens.add(Token::Dog, to);
            self.s.dogs_held.remove(from);
            self.s.dogs_held.remove(to);
            self.tell(Event::DogMoved { from, to });
        }
    }

    /// Rulebook, Freed: a prisoner without impediments is free; the ambush and the cipher have their own rule.
    fn free_npc(&mut self) -> bool {
        let npc = &self.s.crew[Who::NPC.index()];
        if npc.status == Status::Absent {
            return false;
        }
        if self.h.special.crack_cipher
            && npc.status == Status::Active
            && !self.s.remote[1].is_empty()
            && self.position().holds_loot(npc, Chit::Usb)
        {
            self.open_remote(1);
            return true;
        }
        if npc.status != Status::Idle || self.h.special.npc_joins != Joins::WhenFreed {
            return false;
        }
        if self.s.escaping() && self.h.special.no_freeing_in_escape {
            return false;
        }
        let free = if self.h.special.ambush {
            self.ambush_done()
        } else {
            !self.impeded(npc.at)
        };
        if free {
            self.activate_npc();
        }
        free
    }

    fn ambush_done(&self) -> bool {
        let all = self
            .s
            .escort
            .at
            .iter()
            .enumerate()
            .filter(|(_, at)| **at != Space::NONE);
        let all = all.fold(0u8, |mask, (i, _)| mask | 1 << i);
        let down = if self.h.rules.ambush_in_one_round {
            self.s.escort.ambushed
        } else {
            self.s.escort.down
        };
        all != 0 && down & all == all
    }

    /// A remote lock, an active guard on the tile, or walls with only closed doors in them.
    fn impeded(&self, at: Space) -> bool {
        let position = self.position();
        if position.ringed().contains(at) {
            return true;
        }
        if self.h.rules.only_rings_hold_prisoners {
            return false;
        }
        if self.s.tokens.guarded().contains(at) {
            return true;
        }
        if self.s.doors.is_empty() {
            return false;
        }
        let mut room = SpaceSet::of(at);
        loop {
            let grown = room | (position.near_all(room) - self.s.doors);
            if grown == room {
                break;
            }
            room = grown;
        }
        let walled_by_door = position.near_all(room).intersects(self.s.doors);
        walled_by_door && (room - self.h.board().tiles()).is_empty()
    }

    /// The NPC card comes out; in the Action phase its die is rolled at once.
    pub fn activate_npc(&mut self) {
        let role = self.h.role(Who::NPC);
        let ideas = role.plotting[self.position().panicked()];
        self.member(Who::NPC).status = Status::Active;
        self.s.feats.npc_freed = true;
        self.tell(Event::NpcActive { ideas });
        self.gain_ideas(Who::NPC, ideas);
        if self.s.phase == Phase::Action {
            // The others may want to react: nobody is done any more.
            self.s.ready = Seats::EMPTY;
            self.member(Who::NPC).committed = false;
        }
        if self.s.phase == Phase::Action && role.rolls {
            let face = self.dealer.roll(6);
            let npc = self.member(Who::NPC);
            npc.die = face;
            npc.committed = false;
            self.tell(Event::Rolled {
                who: Who::NPC,
                face,
            });
        }
        self.secure(Who::NPC);
    }

    pub fn open_remote(&mut self, letter: u8) {
        let opened = self.position().removable(letter as usize);
        self.s.remote[letter as usize] -= opened;
        self.s.dogs_held -= self.position().near_all(opened);
        self.tell(Event::RemoteOpened { letter });
    }
}
