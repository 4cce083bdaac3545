//! The course of a heist: what follows when a phase is done.

use crate::characters::Characters;
use crate::command::Who;
use crate::content::effect::Effect;
use crate::event::Event;
use crate::position_mut::PositionMut;
use crate::rules::NoiseEnd;
use crate::state::*;
use board::{Side, Space, SpaceSet};
use table::{Dealer, Seats, Witness};

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// Goes on until a player has something to decide.
    pub fn go_on(&mut self) {
        loop {
            if std::mem::take(&mut self.s.security.alarm) {
                self.drop_everything();
            }
            if !self.settle() {
                return;
            }
            match self.s.phase {
                Phase::Plan if self.s.ready == Seats::all(self.h.players) => self.begin(),
                Phase::Begin => self.new_round(),
                Phase::Action if self.nobody_left() => self.enter(Phase::Reckoning),
                Phase::Action if self.round_is_done() => self.enter(Phase::EndAction),
                Phase::EndAction => self.end_action(),
                Phase::Event => self.event(),
                Phase::Crises => self.crises(),
                Phase::EndEvent => self.end_event(),
                Phase::Alarm => self.alarm(),
                Phase::Escape if self.nobody_left() || self.everyone_ready() => {
                    self.enter(Phase::Reckoning)
                }
                Phase::Reckoning => self.reckoning(),
                Phase::LevelUp if self.s.ready == Seats::all(self.h.players) => {
                    self.enter(Phase::Over)
                }
                Phase::Plan | Phase::Action | Phase::Escape | Phase::LevelUp | Phase::Over => {
                    return;
                }
            }
        }
    }

    /// The alarm sounds: questions and running cards are forgotten.
    fn drop_everything(&mut self) {
        while self.s.questions.asked > 0 {
            self.answered();
        }
        self.s.questions.choice = SpaceSet::EMPTY;
        self.s.questions.about = Characters::EMPTY;
        self.s.questions.passed = Seats::EMPTY;
        self.s.hunt = Hunt::NONE;
        self.enter(Phase::Alarm);
    }

    pub fn enter(&mut self, phase: Phase) {
        self.s.phase = phase;
        self.s.events.step = 0;
        self.s.ready = Seats::EMPTY;
    }

    fn everyone_ready(&self) -> bool {
        let waiting = self.position().waiting_for();
        self.s.ready.contains_all(waiting)
    }

    fn nobody_left(&self) -> bool {
        self.position().waiting_for().is_empty()
    }

    fn round_is_done(&self) -> bool {
        let npc = &self.s.crew[Who::NPC.index()];
        let hurry =
            self.h.rules.passing || self.s.escape_called && !self.h.rules.escape_waits_for_actions;
        let npc_waits = npc.status == Status::Active && !npc.committed && !hurry;
        self.everyone_ready() && !npc_waits
    }

    /// Planning is over: the deck is live, and tiles beside characters are revealed (by `settle`).
    fn begin(&mut self) {
        self.enter(Phase::Begin);
        self.s.feats.rich_start = self.s.team.cash;
        self.s.feats.all_inside = self.h.special.break_in
            && self
                .position()
                .players()
                .all(|who| !self.position().outdoors(who));
        for member in &mut self.s.crew {
            member.start = member.at;
        }
        self.tell(Event::HeistBegan);
        self.uncover();
        for who in (0..self.h.players).map(Who) {
            let inside = self.position().is_tile(self.s.member(who).at);
            if inside && !self.h.special.start_inside {
                self.noise(Some(who), self.h.role(who).trusted);
            }
        }
    }

    fn new_round(&mut self) {
        self.enter(Phase::Action);
        self.s.round = self.s.round.saturating_add(1);
        self.s.escort.ambushed = 0;
        self.s.logs_checked &= self.h.rules.logs_once;
        self.s.escape_calls = Seats::EMPTY;
        self.s.softened = 0;
        self.tell(Event::RoundBegan {
            round: self.s.round,
        });
        for who in (0..CREW as u8).map(Who) {
            let member = self.member(who);
            member.noise_this_round = 0;
            if member.status != Status::Active {
                continue;
            }
            member.committed = false;
            member.pool = Pool::default();
            member.picks = 0;
            member.moved = false;
            member.unlocked = false;
            member.cracked = false;
            member.did_other = false;
            member.tool_cracks = 0;
            member.toss_to = Space::NONE;
            member.darts = 0;
            member.warned = false;
            let role = self.h.role(who);
            let member = self.member(who);
            member.pool.inspire = role.inspires;
            member.replanned &= !role.replan_every_round;
            if !role.rolls {
                continue;
            }
            let face = self.dealer.roll(6);
            self.member(who).die = face;
            self.tell(Event::Rolled { who, face });
        }
    }

    /// Effects at the end of the Action phase; their noise belongs to this round.
    fn end_action(&mut self) {
        self.s.events.step += 1;
        match self.s.events.step {
            1 => self.book_held_noise(),
            2 => {
                // The whistle and the lead of those who shook a dog end here: `settle` lets dogs jump.
                self.s.whistle = false;
                self.s.gifts = 0;
                self.s.repositions = 0;
                for who in (0..CREW as u8).map(Who) {
                    let member = self.member(who);
                    member.pool = Pool::default();
                    member.shaken = SpaceSet::EMPTY;
                    member.vent = Space::NONE;
                    member.slipping = false;
                    member.reaching = false;
                    member.shifts = 0;
                    member.picks = 0;
                }
            }
            3 => self.npc_nerves(),
            4 => self.partial_ambush(),
            _ => {
                self.enter(Phase::Event);
                self.take_up_event();
            }
        }
    }

    /// Noise that could be spared: perfect picking and silent cracking.
    fn book_held_noise(&mut self) {
        for who in (0..CREW as u8).map(Who) {
            let held = std::mem::take(&mut self.member(who).held_noise);
            if held == 0 || self.s.member(who).status != Status::Active {
                continue;
            }
            let member = self.s.member(who);
            let perfect =
                self.position().perfect_action(member) && member.unlocked && !member.moved;
            let silent = member.cracked && !member.moved && !member.unlocked && !member.did_other;
            if perfect || silent {
                self.tell(Event::Silent { who });
            } else {
                self.noise(Some(who), held);
            }
        }
    }

    /// Hostage SQUIRRELY and Guide TALKATIVE.
    fn npc_nerves(&mut self) {
        let npc = &self.s.crew[Who::NPC.index()];
        if npc.status != Status::Active {
            return;
        }
        let position = self.position();
        let (role, side, at) = (self.h.role(Who::NPC), position.panicked(), npc.at);
        if role.talkative[side] {
            let near = position.near(at) | SpaceSet::of(at);
            if position
                .players()
                .any(|who| near.contains(self.s.member(who).at))
            {
                self.noise(Some(Who::NPC), 1);
            }
        }
        if role.squirrely[side] > 0
            && !self
                .position()
                .players()
                .any(|who| self.s.member(who).at == at)
        {
            let players: Characters = self.position().players().collect();
            let mut nearest = self.nearest(SpaceSet::of(at), players);
            if nearest.is_empty() {
                // Cut off from everybody: all are equally far.
                nearest = players;
            }
            match nearest.iter().next() {
                None => {}
                Some(only) if nearest.len() == 1 => self.trouble(only),
                Some(_) => {
                    self.s.questions.about = nearest;
                    self.ask(Prompt::Troubled);
                }
            }
        }
    }

    /// The hostage troubles this character: an idea, or noise.
    pub fn trouble(&mut self, who: Who) {
        let noise = self.h.role(Who::NPC).squirrely[self.position().panicked()];
        if self.s.member(who).ideas == 0 {
            self.noise(Some(who), noise);
        } else {
            self.ask(Prompt::IdeaOrNoise { who, noise });
        }
    }

    /// The characters of the mask that are nearest to a set of spaces, as a mask.
    pub fn nearest(&self, from: SpaceSet, among: Characters) -> Characters {
        let distances = self.position().distances(from);
        let mut best = u8::MAX;
        let mut nearest = Characters::EMPTY;
        for who in among.iter() {
            let Some(distance) = distances.get(self.s.member(who).at) else {
                continue;
            };
            if distance < best {
                best = distance;
                nearest = Characters::EMPTY;
            }
            if distance == best {
                nearest.insert(who);
            }
        }
        nearest
    }

    /// Safehouse Rescue: some escorts down but not all brings the reinforcements early.
    fn partial_ambush(&mut self) {
        let captured = self.s.crew[Who::NPC.index()].status == Status::Idle;
        if !self.h.special.ambush || !captured || self.s.escort.down == 0 {
            return;
        }
        let is_it = |effect: &Effect| matches!(effect, Effect::Reinforce { .. });
        let reinforce = |&card: &u8| self.h.effects(card).iter().any(is_it);
        let rest = &self.s.events.cards[self.s.events.top as usize..self.s.events.len as usize];
        if let Some(found) = rest.iter().position(reinforce) {
            let at = self.s.events.top as usize + found;
            let card = self.s.events.cards[at];
            self.s
                .events
                .cards
                .copy_within(at + 1..self.s.events.len as usize, at);
            self.s.events.len -= 1;
            self.s.events.cards[self.s.events.len as usize] = 0;
            self.queue_crisis(card);
        }
    }

    /// Rulebook, Phase 3: the topmost event becomes active; with an exhausted deck the last one does.
    fn take_up_event(&mut self) {
        self.s.events.woke = false;
        if let Some(track) = &self.h.edition.alert {
            return self.roll_for_security(track.die);
        }
        self.uncover();
        self.s.events.recalled = self.s.events.top >= self.s.events.len;
        if self.s.events.recalled && self.h.rules.empty_deck_alarms {
            self.sound_alarm();
        } else if self.s.events.recalled {
            self.s.events.active = self.s.events.last;
        } else {
            self.s.events.active = self.s.events.cards[self.s.events.top as usize];
            self.s.events.last = self.s.events.active;
            self.s.events.top += 1;
            if self.h.rules.crisis_under_active_event_now {
                self.uncover();
            }
        }
        if self.s.events.active != u8::MAX {
            self.tell(Event::EventActive {
                card: self.s.events.active,
                recalled: self.s.events.recalled,
            });
        }
    }

    /// The die picks one of the squares ahead of the bar; those who can may still turn it.
    fn roll_for_security(&mut self, faces: u8) {
        let face = self.dealer.roll(faces);
        self.s.security.die = face;
        self.tell(Event::SecurityRolled { face });
        self.s.questions.passed = Seats::EMPTY;
        self.ask(Prompt::SecurityRoll);
        self.close_if_passed();
    }

    /// Reinforcements come once, after the event.
    fn call_reinforcements(&mut self) {
        if let Some(track) = &self.h.edition.alert
            && self.s.security.bar >= track.reinforcements_at
            && !self.s.security.reinforced
            && !self.s.reinforcements.is_empty()
        {
            self.queue_crisis(track.reinforcements);
        }
    }

    fn event(&mut self) {
        if let Some(track) = &self.h.edition.alert
            && self.s.events.step == 0
        {
            let (_, card) = track.square(self.s.security.bar, self.s.security.die);
            self.s.events.active = card;
            self.tell(Event::EventActive {
                card,
                recalled: false,
            });
        }
        let effects = if self.s.events.active == u8::MAX {
            &[]
        } else {
            self.h.effects(self.s.events.active)
        };
        match effects.get(self.s.events.step as usize) {
            Some(&effect) => {
                self.s.events.step += 1;
                self.effect(effect, true);
            }
            None => {
                self.s.events.active = u8::MAX;
                self.enter(Phase::Crises);
                self.call_reinforcements();
                self.s.events.crises_due = self.s.events.queued;
            }
        }
        if self.nobody_left() {
            self.enter(Phase::Reckoning);
        }
    }

    fn crises(&mut self) {
        let due = if self.h.rules.late_crises_same_phase {
            self.s.events.queued
        } else {
            self.s.events.crises_due
        };
        if due == 0 || self.s.events.queued == 0 {
            return self.enter(Phase::EndEvent);
        }
        let card = self.s.events.queue[0];
        if self.s.events.step == 0 {
            self.tell(Event::CrisisStruck { card });
        }
        match self.h.effects(card).get(self.s.events.step as usize) {
            Some(&effect) => {
                self.s.events.step += 1;
                self.effect(effect, false);
                if self.s.phase == Phase::EndEvent {
                    return;
                }
            }
            None => {
                self.s.events.queue.copy_within(1.., 0);
                self.s.events.queue[QUEUE - 1] = 0;
                self.s.events.queued -= 1;
                self.s.events.crises_due = self.s.events.crises_due.saturating_sub(1);
                self.s.events.step = 0;
            }
        }
        if self.nobody_left() {
            self.enter(Phase::Reckoning);
        }
    }

    fn end_event(&mut self) {
        self.s.events.step += 1;
        let recover = if self.h.rules.flashbang_wakes_first {
            1
        } else {
            2
        };
        match self.s.events.step {
            step @ (1 | 2) => {
                if step == recover {
                    self.flashbang_recovery();
                } else {
                    self.scenario_moves();
                }
            }
            _ => {
                let silent = self
                    .s
                    .crew
                    .iter()
                    .all(|member| member.noise_this_round == 0);
                self.s.count.silent_rounds += u16::from(silent);
                self.s.footage = false;
                self.uncover();
                // Somebody who had not called may have been busted since.
                self.settle_calls();
                let too_loud =
                    self.h.rules.noise_end == NoiseEnd::Escape && self.s.noise >= self.h.noise_last;
                if self.s.escape_called || too_loud {
                    self.enter(Phase::Alarm);
                } else {
                    self.new_round();
                }
            }
        }
    }

    fn flashbang_recovery(&mut self) {
        let pressed = self.position().pressed();
        for space in self.s.flashbangs {
            let dazed = std::mem::take(&mut self.s.flashbanged[space.index()]);
            let (guards, dogs) = (dazed.guards(), dazed.dogs());
            if pressed.contains(space) {
                continue;
            }
            self.escorts_wake(space, guards);
            if dogs > 0 && !self.h.rules.waking_dogs_chase {
                self.s.dogs_held.insert(space);
            }
            for (token, count) in [(Token::SubduedGuard, guards), (Token::SubduedDog, dogs)] {
                for _ in 0..count {
                    if self.s.tokens.flip(token, space) {
                        self.tell(Event::Restored {
                            space,
                            chit: token.chit(),
                        });
                    }
                }
            }
        }
        self.s.flashbangs = SpaceSet::EMPTY;
    }

    /// Moving Target and Meal Ticket.
    fn scenario_moves(&mut self) {
        let idle = self.s.crew[Who::NPC.index()].status == Status::Idle;
        if self.h.special.moving_target && idle {
            for i in 0..self.s.escort.at.len() {
                let from = self.s.escort.at[i];
                if from == Space::NONE || self.s.escort.down & 1 << i != 0 {
                    continue;
                }
                if let Some(to) = self.right_of(from)
                    && self.s.tokens.remove(Token::Guard, from)
                {
                    self.s.tokens.add(Token::Guard, to);
                    self.s.escort.at[i] = to;
                    self.tell(Event::EscortMoved { from, to });
                }
            }
        }
        if (self.h.special.moving_target || self.h.special.meal_ticket) && idle {
            let from = self.s.crew[Who::NPC.index()].at;
            let Some(to) = self.right_of(from) else {
                return;
            };
            self.member(Who::NPC).at = to;
            self.tell(Event::NpcMoved { from, to });
            if self.h.special.moving_target && self.h.scenario.story.contains(to) {
                self.member(Who::NPC).status = Status::Busted;
                self.tell(Event::NpcLost);
            }
        }
    }

    fn right_of(&self, space: Space) -> Option<Space> {
        self.h
            .board()
            .beside(space, Side::Right)
            .filter(|&to| self.s.present.contains(to))
    }

    /// Escape begins: gates close, everything unknown is revealed, ANGER THERAPY.
    fn alarm(&mut self) {
        self.s.events.step += 1;
        match self.s.events.step {
            1 => {
                self.tell(Event::EscapeBegan);
                self.s.team.blanks = 0;
                self.s.footage = false;
                self.s.whistle = false;
                self.s.events.queued = 0;
                self.s.events.queue = [0; QUEUE];
                self.s.events.active = u8::MAX;
                for who in (0..CREW as u8).map(Who) {
                    let member = self.member(who);
                    member.pool = Pool::default();
                    member.picks = 0;
                    member.slipping = false;
                    member.reaching = false;
                    member.vent = Space::NONE;
                    member.shaken = SpaceSet::EMPTY;
                    member.shifts = 0;
                    member.held_noise = 0;
                }
                self.s.gifts = 0;
                self.s.repositions = 0;
            }
            2 => self.last_gates(),
            step @ (3 | 4) => {
                if (step == 3) == self.h.rules.anger_before_reveals {
                    self.anger_therapy();
                } else {
                    self.reveal_all();
                }
            }
            _ => self.enter(Phase::Escape),
        }
        if self.nobody_left() {
            self.enter(Phase::Reckoning);
        }
    }

    /// Rulebook, Phase 4: all security is revealed when Escape begins.
    fn reveal_all(&mut self) {
        for space in self.s.unknown {
            if !self.bag_is_dry() {
                self.reveal(space, None);
            }
        }
    }

    fn anger_therapy(&mut self) {
        for who in (0..self.h.players).map(Who) {
            if self.s.member(who).status != Status::Active || !self.h.role(who).anger_therapy {
                continue;
            }
            let at = self.s.member(who).at;
            for (token, dog) in [(Token::Guard, false), (Token::Dog, true)] {
                while self.s.tokens.count(token, at) > 0 {
                    let down = self.subdue(who, at, dog);
                    if down && self.h.role(who).adrenaline && self.h.rules.anger_gives_ideas {
                        self.gain_ideas(who, 1);
                    }
                }
            }
        }
    }
}
