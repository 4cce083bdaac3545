//! What event and crisis cards do.

use crate::characters::Characters;
use crate::command::Who;
use crate::content::effect::{Chit, Each, Effect, Targets, Tiles, When};
use crate::event::Event;
use crate::gates::{GateId, Gates};
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::rules::EmptyTile;
use crate::state::*;
use board::{Side, Space, SpaceSet};
use table::{Dealer, Seats, Witness};

impl Position<'_> {
    /// Hexes a watchtower sees from here.
    pub fn seen_from_tower(self, tower: Space) -> SpaceSet {
        if self.h.rules.watchtower_sees_over_gaps {
            return self.h.board().lines(tower) & self.s.present;
        }
        let mut seen = SpaceSet::EMPTY;
        for side in Side::ALL {
            let mut at = tower;
            while let Some(next) = self
                .h
                .board()
                .beside(at, side)
                .filter(|&next| self.s.present.contains(next))
            {
                seen.insert(next);
                at = next;
            }
        }
        seen
    }
}

fn token_of(chit: Chit) -> Token {
    match chit {
        Chit::Camera => Token::Camera,
        Chit::Lock => Token::Lock,
        Chit::Dog => Token::Dog,
        _ => Token::Guard,
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// Does one thing a card says.
    pub fn effect(&mut self, effect: Effect, is_event: bool) {
        let did = self.do_effect(effect, is_event);
        if is_event && did {
            self.s.feats.event_impact = true;
        }
    }

    /// True if it changed anything to the team's harm.
    fn do_effect(&mut self, effect: Effect, is_event: bool) -> bool {
        match effect {
            Effect::AlertIf { alerts, when } => self.alert_if(alerts, when),
            Effect::AlertForEach { alerts, each, max } => self.alert_for_each(alerts, each, max),
            Effect::Alerts(alerts) => self.alerts(alerts),
            Effect::Noise(noise) => {
                self.noise(None, noise);
                true
            }
            Effect::AddTo { chit, who } => self.add_to_characters(chit, who),
            Effect::AddForLoot(chit) => self.add_for_loot(chit),
            Effect::Add { chit, on, max } => self.add_on_tiles(chit, on, max),
            Effect::Restore { chit, on } => self.restore_on(chit, self.position().tiles(on)),
            Effect::CamerasBecomeGuards { live } => self.cameras_become_guards(live),
            Effect::FillBag { chit, count } => self.fill_bag(chit, count),
            Effect::UpgradeBag(chit) => self.upgrade_bag(chit),
            Effect::LoseIdea(whom) => self.lose_ideas(whom, is_event),
            Effect::GainIdeas { who, ideas } => {
                for who in self.meant(who) {
                    self.gain_ideas(who, ideas);
                }
                false
            }
            Effect::IdeaForNoise(_)
            | Effect::ConsolationForNoise
            | Effect::GuideSomebody
            | Effect::Whisper
            | Effect::LateTransfer => {
                self.offer_ideas(effect);
                false
            }
            Effect::FumbleLoot => self.fumble(),
            Effect::DogsAtKennel(dogs) => self.dogs_at_kennel(dogs),
            Effect::ReleaseDogs {
                dogs,
                toward,
                steps,
            } => self.release_dogs(dogs, toward, steps),
            Effect::CloseGate { gate, otherwise } => self.close_gate_or_alert(gate, otherwise),
            Effect::CloseGates(count) => self.close_gates(count),
            Effect::Sweep => self.sweep(),
            Effect::Reinforce {
                reveal,
                guards_only,
                guards,
            } => self.reinforce(reveal, guards_only, guards),
            Effect::Panic => self.turn_npcs(true),
            Effect::TurnNpcs => self.turn_npcs(!self.s.npc_panicked),
            Effect::SoundAlarm => self.alarm_by_card(),
        }
    }

    fn alerts(&mut self, count: u8) -> bool {
        for _ in 0..count {
            self.alert(AlertCause::Event);
        }
        count > 0
    }

    fn alert_if(&mut self, alerts: u8, when: When) -> bool {
        let raised = self.position().holds(when);
        if raised {
            self.alerts(alerts);
        }
        raised
    }

    fn alert_for_each(&mut self, alerts: u8, each: Each, max: u8) -> bool {
        let count = self.position().how_often(each).saturating_mul(alerts);
        self.alerts(if max > 0 { count.min(max) } else { count })
    }

    /// The characters a card means, fixed before it does anything to them.
    fn meant(&self, whom: Targets) -> impl DoubleEndedIterator<Item = Who> + use<D, W> {
        let position = self.position();
        let characters = position.characters();
        let meant: Characters = characters
            .filter(|&who| position.is_meant(who, whom))
            .collect();
        meant.iter()
    }

    fn add_to_characters(&mut self, chit: Chit, whom: Targets) -> bool {
        let mut added = false;
        for who in self.meant(whom) {
            let at = self.s.member(who).at;
            if self.position().is_tile(at) || self.h.rules.events_guard_entrances {
                added |= self.add_to(token_of(chit), at);
            }
        }
        added
    }

    /// A chit comes to a character's tile; by some rules in the place of another one.
    fn add_to(&mut self, token: Token, space: Space) -> bool {
        let others = [
            Token::Camera,
            Token::DisabledCamera,
            Token::Lock,
            Token::OpenLock,
            Token::SubduedGuard,
        ];
        if self.h.rules.new_guards_replace_chits {
            if self.s.tokens.count(token, space) > 0 || !self.in_supply(token.chit()) {
                return false;
            }
            let replaced = others
                .into_iter()
                .find(|&other| self.s.tokens.remove(other, space));
            if let Some(other) = replaced {
                let chit = other.chit();
                self.tell(Event::ChitRemoved { space, chit });
            }
        }
        self.add_token(token, space)
    }

    fn add_for_loot(&mut self, chit: Chit) -> bool {
        let mut added = false;
        for space in self.s.loot & self.h.board().tiles() {
            let usb = PieceKind::Loot(Chit::Usb);
            let pieces = self.s.pieces_on(space);
            let pieces = pieces.filter(|&piece| self.h.piece(piece) != Some(usb));
            let cash = usize::from(self.s.cash_on[space.index()] > 0);
            for _ in 0..pieces.count() + cash {
                added |= self.add_token(token_of(chit), space);
            }
        }
        added
    }

    /// With more tiles than the card has chits for, the team chooses.
    fn add_on_tiles(&mut self, chit: Chit, on: Tiles, max: u8) -> bool {
        let tiles = self.position().tiles(on);
        if max > 0 && tiles.len() > u32::from(max) {
            self.s.questions.choice = tiles;
            self.ask(Prompt::WhichTiles { chit, left: max });
        } else {
            for space in tiles {
                self.add_token(token_of(chit), space);
            }
        }
        !tiles.is_empty()
    }

    fn restore_on(&mut self, chit: Chit, tiles: SpaceSet) -> bool {
        let tiles = if chit == Chit::Guard {
            tiles - self.position().pressed()
        } else {
            tiles
        };
        let mut count = 0;
        for space in tiles {
            count += match chit {
                Chit::Guard => {
                    self.restore(Token::SubduedGuard, space)
                        + self.restore(Token::SubduedDog, space)
                }
                Chit::Camera => self.restore(Token::DisabledCamera, space),
                _ => self.restore(Token::OpenLock, space),
            };
        }
        self.s.events.woke |= chit == Chit::Guard && count > 0;
        count > 0
    }

    fn cameras_become_guards(&mut self, live: bool) -> bool {
        let token = if live {
            Token::Camera
        } else {
            Token::DisabledCamera
        };
        let mut replaced = false;
        for space in self.s.tokens.on(token) {
            // With no guard left in the supply a camera stays what it is.
            while self.in_supply(Chit::Guard) && self.s.tokens.remove(token, space) {
                let chit = Chit::Camera;
                self.tell(Event::ChitRemoved { space, chit });
                self.add_token(Token::Guard, space);
                replaced = true;
            }
        }
        replaced
    }

    /// Chits of the supply go into the bag, as many as there are.
    fn fill_bag(&mut self, chit: Chit, count: u8) -> bool {
        let mut added = 0;
        while added < count && self.in_supply(chit) {
            let bag = &mut self.s.bag[chit as usize];
            *bag = bag.saturating_add(1);
            added += 1;
        }
        if added > 0 {
            self.tell(Event::BagFilled { chit, count: added });
        }
        added > 0
    }

    /// A chit in the bag becomes a double one.
    fn upgrade_bag(&mut self, chit: Chit) -> bool {
        let double = match chit {
            Chit::Camera => Chit::TwoCameras,
            Chit::Lock => Chit::TwoLocks,
            _ => Chit::TwoGuards,
        };
        let found = self.s.in_bag(chit) > 0;
        if found {
            self.s.bag[chit as usize] -= 1;
            self.s.bag[double as usize] += 1;
            self.tell(Event::BagUpgraded { chit });
        }
        found
    }

    fn lose_ideas(&mut self, whom: Targets, is_event: bool) -> bool {
        let mut lost = false;
        for who in self.meant(whom) {
            lost |= self.lose_idea(who, is_event);
        }
        lost
    }

    /// Cards that let the team gain ideas or pass them on: questions, if there is anybody to answer.
    fn offer_ideas(&mut self, effect: Effect) {
        match effect {
            Effect::IdeaForNoise(whom) => {
                // The question on top is answered first: ask in reverse.
                for who in self.meant(whom).rev() {
                    self.ask(Prompt::IdeaForNoise { who });
                }
            }
            Effect::ConsolationForNoise if self.s.events.woke => self.ask(Prompt::Consolation),
            Effect::GuideSomebody => {
                let outside = |who: &Who| self.position().outdoors(*who);
                let (out, all) = (
                    self.position().characters().filter(outside).count(),
                    self.position().characters().count(),
                );
                if out > 0 && out < all {
                    self.ask(Prompt::Guide);
                }
            }
            Effect::Whisper => self.ask_all(Prompt::Whisper),
            Effect::LateTransfer if !self.s.events.recalled => {
                let left = self.h.rules.late_transfer_ideas.max(1);
                self.ask_all(Prompt::LateTransfer { left });
            }
            _ => {}
        }
    }

    /// A question for everybody who could say something to it.
    fn ask_all(&mut self, prompt: Prompt) {
        self.s.questions.passed = Seats::EMPTY;
        self.ask(prompt);
        self.close_if_passed();
    }

    fn dogs_at_kennel(&mut self, dogs: u8) -> bool {
        let kennel = self.h.kennel.filter(|&at| self.s.present.contains(at));
        if let Some(space) = kennel {
            for _ in 0..dogs {
                self.add_token(Token::Dog, space);
            }
        }
        kennel.is_some()
    }

    /// Alerts come where there is no such gate to close.
    fn close_gate_or_alert(&mut self, gate: GateId, otherwise: u8) -> bool {
        self.close_these(Gates::of(gate), true) || self.alerts(otherwise)
    }

    fn turn_npcs(&mut self, panicked: bool) -> bool {
        self.s.npc_panicked = panicked;
        self.tell(Event::Panicked);
        true
    }

    /// Escape begins at once, or after what happens at the end of the Event phase.
    fn alarm_by_card(&mut self) -> bool {
        if self.h.rules.escape_at_once {
            self.sound_alarm();
        } else {
            self.s.escape_called = true;
            self.enter(Phase::EndEvent);
        }
        true
    }

    /// C2: towers with a character on them fall; the others put guards on the hexes with characters they see.
    fn sweep(&mut self) -> bool {
        for tower in self.s.towers & self.position().occupied() {
            self.s.towers.remove(tower);
            self.tell(Event::TowerRemoved { space: tower });
        }
        let trusted = self.h.special.trusted_mayor;
        let position = self.position();
        let targets = position
            .characters()
            .filter(|&who| !(trusted && who == Who::NPC));
        let targets: SpaceSet = targets.map(|who| self.s.member(who).at).collect();
        let mut hit = SpaceSet::EMPTY;
        let mut any = false;
        for tower in self.s.towers {
            let mut seen = self.position().seen_from_tower(tower) & targets;
            if self.h.rules.sweep_once_a_hex {
                seen -= hit;
            }
            hit |= seen;
            for space in seen {
                self.add_token(Token::Guard, space);
                any = true;
            }
        }
        any
    }

    /// C1: what comes to each of the tokens.
    fn reinforce(&mut self, reveal: bool, guards_only: bool, guards: u8) -> bool {
        let tokens = self.s.reinforcements;
        for space in tokens {
            self.reinforce_around(space, reveal, guards_only, guards);
        }
        self.s.security.reinforced = true;
        !tokens.is_empty()
    }

    fn reinforce_around(&mut self, space: Space, reveal: bool, guards_only: bool, guards: u8) {
        // A guard at an entrance wakes as well; new ones come to hexes.
        let around = self.position().near(space);
        self.tell(Event::ReinforcementsArrived { space });
        if reveal {
            for tile in around & self.s.unknown {
                self.reveal(tile, None);
            }
        }
        for who in (0..self.h.players).map(Who) {
            let member = self.s.member(who);
            if member.status == Status::Active && member.at == space {
                self.gain_ideas(who, self.h.role(who).meets_reinforcements);
            }
        }
        let empty: SpaceSet = (around & self.h.board().tiles())
            .iter()
            .filter(|&tile| self.is_empty_tile(tile))
            .collect();
        self.restore_on(Chit::Guard, around);
        if !guards_only {
            self.restore_on(Chit::Lock, around);
            self.restore_on(Chit::Camera, around);
        }
        for tile in empty {
            self.add_token(Token::Guard, tile);
        }
        self.s.reinforcements.remove(space);
        for _ in 0..guards {
            self.add_token(Token::Guard, space);
        }
    }

    fn is_empty_tile(&self, tile: Space) -> bool {
        let chits = Token::ALL
            .iter()
            .any(|&token| self.s.tokens.on(token).contains(tile));
        let known = !self.s.unknown.contains(tile);
        let bare = || {
            let position = self.position();
            let tokens = self.s.towers
                | self.s.reinforcements
                | self.s.doors
                | self.s.idea_tokens
                | self.s.loot;
            !(tokens | position.ringed() | position.occupied()).contains(tile)
        };
        known && !chits && (self.h.rules.empty_tile == EmptyTile::NoChits || bare())
    }
}
