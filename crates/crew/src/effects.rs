//! What event and crisis cards do.

use crate::characters::Characters;
use crate::command::{Piece, Who};
use crate::content::effect::{Chit, Each, Effect, Targets, Tiles, When};
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::rules::EmptyTile;
use crate::state::*;
use board::{Side, Space, SpaceSet};
use table::{Dealer, Seats, Witness};

impl Position<'_> {
    /// Whether a condition holds.
    pub fn holds(self, when: When) -> bool {
        let beside = self.beside_characters();
        match when {
            When::BesideLiveCamera => beside.intersects(self.watching()),
            When::BesideGuard => beside.intersects(self.s.tokens.guarded()),
            When::OnExternalTile => self.occupied().intersects(self.s.external),
        }
    }

    pub fn tally(self, each: Each) -> u8 {
        match each {
            Each::CrowdedEntrance => {
                let exits = self.s.present - self.h.board().tiles();
                let crowd = |exit: Space| {
                    self.characters()
                        .filter(|&who| self.s.member(who).at == exit)
                        .count()
                };
                exits.iter().filter(|&exit| crowd(exit) >= 2).count() as u8
            }
            Each::CrowdedHex => {
                let hexes = self.occupied() & self.h.board().tiles();
                let there = |hex: Space| move |who: &Who| self.s.member(*who).at == hex;
                let crowded = |hex: &Space| self.characters().filter(there(*hex)).count() >= 2;
                hexes.iter().filter(crowded).count() as u8
            }
            Each::LiveCameraBesideCharacter => self.sum_beside(|space| {
                if self.s.footage {
                    0
                } else {
                    self.s.tokens.count(Token::Camera, space)
                }
            }),
            Each::GuardBesideCharacter => self.sum_beside(|space| self.s.tokens.guards(space)),
            Each::CharacterBesideGuard => self.count_meant(Targets::BesideGuard),
            Each::CharacterOnSubduedGuard => self.count_meant(Targets::OnSubduedGuard),
            Each::CharacterOnDisabledCamera => {
                let disabled = self.s.tokens.on(Token::DisabledCamera);
                let on_one = |who: &Who| disabled.contains(self.s.member(*who).at);
                self.characters().filter(on_one).count() as u8
            }
            Each::DisabledCamera => {
                let disabled = self.s.tokens.on(Token::DisabledCamera).iter();
                disabled
                    .map(|space| self.s.tokens.count(Token::DisabledCamera, space))
                    .sum()
            }
            Each::CharacterBesideLiveCamera => self
                .characters()
                .filter(|&who| self.near(self.s.member(who).at).intersects(self.watching()))
                .count() as u8,
        }
    }

    /// Characters security may look for beside it.
    fn noticed(self) -> impl Iterator<Item = Who> {
        self.characters()
            .filter(move |&who| self.h.role(who).trusted == 0)
    }

    fn count_meant(self, whom: Targets) -> u8 {
        let meant = |who: &Who| self.is_meant(*who, whom);
        self.characters().filter(meant).count() as u8
    }

    /// A number of every tile beside a character, added up for each character.
    fn sum_beside(self, count: impl Fn(Space) -> u8) -> u8 {
        let beside = |who: Who| {
            self.near(self.s.member(who).at)
                .iter()
                .map(&count)
                .sum::<u8>()
        };
        self.noticed().map(beside).sum()
    }

    /// The tiles a card speaks of.
    pub fn tiles(self, tiles: Tiles) -> SpaceSet {
        let tokens = &self.s.tokens;
        match tiles {
            // The card speaks of hexes: a guard at an entrance has no door to bolt.
            Tiles::GuardBesideCharacter => {
                tokens.guarded() & self.beside_characters() & self.h.board().tiles()
            }
            Tiles::LiveCameraBesideCharacter => self.watching() & self.beside_characters(),
            Tiles::LockBesideCharacter => tokens.on(Token::Lock) & self.beside_characters(),
            Tiles::CharacterBesideLiveCamera => {
                let seen = self.characters().map(|who| self.s.member(who).at);
                let seen: SpaceSet = seen
                    .filter(|&at| self.near(at).intersects(self.watching()))
                    .collect();
                if self.h.rules.events_guard_entrances {
                    seen
                } else {
                    seen & self.h.board().tiles()
                }
            }
            Tiles::LiveCameraBesideSubduedGuard => {
                let subdued = tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog);
                self.watching() & self.near_all(subdued)
            }
            Tiles::WithCharacter => self.occupied(),
            Tiles::BesideCharacter => self.beside_characters(),
            Tiles::DisabledCameraBesideAnother => {
                let disabled = tokens.on(Token::DisabledCamera);
                disabled & self.near_all(disabled)
            }
            Tiles::WithLoot => self.s.loot & self.h.board().tiles(),
            Tiles::NextGate => {
                let gate = self.open_gates().next();
                gate.map_or(SpaceSet::EMPTY, |(_, gate)| SpaceSet::of(gate))
            }
            Tiles::CharacterAndGuard => {
                let subdued = tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog);
                self.occupied() & (tokens.guarded() | subdued)
            }
            Tiles::Everywhere => self.s.present,
        }
    }

    /// Whether a character is meant.
    pub fn is_meant(self, who: Who, whom: Targets) -> bool {
        let member = self.s.member(who);
        let tokens = &self.s.tokens;
        let here = SpaceSet::of(member.at);
        let around = self.near(member.at) | here;
        let guards = |set: SpaceSet| {
            let mut guards = tokens.guarded();
            if self.h.rules.subdued_guards_frighten {
                guards |= tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog);
            }
            guards.intersects(set)
        };
        let noticed = self.h.role(who).trusted == 0;
        match whom {
            Targets::BesideLiveCamera => {
                noticed && self.near(member.at).intersects(self.watching())
            }
            Targets::BesideGuard => noticed && self.near(member.at).intersects(tokens.guarded()),
            Targets::Overwhelmed | Targets::OverwhelmedAround => {
                let around = match whom {
                    Targets::Overwhelmed => around,
                    _ => self.near(member.at),
                };
                let cameras = |space| {
                    if self.s.footage {
                        0
                    } else {
                        tokens.count(Token::Camera, space)
                    }
                };
                let unhandled = |space: Space| {
                    tokens.guards(space) + cameras(space) + tokens.count(Token::Lock, space)
                };
                around
                    .iter()
                    .map(|space| u32::from(unhandled(space)))
                    .sum::<u32>()
                    >= 2
            }
            Targets::Alone => !self
                .characters()
                .any(|other| other != who && around.contains(self.s.member(other).at)),
            Targets::OnGuard => guards(here),
            Targets::OnSubduedGuard => {
                (tokens.on(Token::SubduedGuard) | tokens.on(Token::SubduedDog)).intersects(here)
            }
            Targets::PlannedTheUnknown => member.planned.intersects(self.s.unknown),
            // Looped footage takes nobody's witness away: that would be a harm done by cameras.
            Targets::GuardedUnseen => {
                !tokens.on(Token::Camera).intersects(around) && guards(around)
            }
            Targets::IndoorsShortOfIdeas => !self.outdoors(who) && member.ideas <= 2,
            Targets::IndoorsObjectiveDone => !self.outdoors(who) && self.objective_in_hand(),
        }
    }

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

    /// Adjacent hexes where fumbled loot may fall.
    pub fn fumble_spots(self, who: Who) -> SpaceSet {
        let hexes = self.near(self.s.member(who).at) & self.h.board().tiles();
        let mut open = hexes;
        if !self.h.rules.fumble_onto_closed_tiles {
            open -= self.shut();
        }
        if !self.h.rules.fumble_into_barriers {
            open -= self.ringed() | self.s.doors;
        }
        open - self.s.tokens.guarded()
    }

    /// Whether a piece in hand falls when loot is fumbled.
    pub fn is_fumbled(self, piece: Piece) -> bool {
        match self.h.piece(piece) {
            Some(PieceKind::Item(_)) => self.h.rules.fumble_drops_items,
            Some(PieceKind::Loot(chit)) => !self.h.is_goal_loot(chit),
            None => piece == Piece::CASH,
        }
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
            Effect::AlertIf { alerts, when } => {
                let raised = self.position().holds(when);
                if raised {
                    self.alerts(alerts);
                }
                raised
            }
            Effect::AlertForEach { alerts, each, max } => {
                let count = self.position().tally(each).saturating_mul(alerts);
                let count = if max > 0 { count.min(max) } else { count };
                self.alerts(count);
                count > 0
            }
            Effect::Alerts(alerts) => {
                self.alerts(alerts);
                alerts > 0
            }
            Effect::Noise(noise) => {
                self.noise(None, noise);
                true
            }
            Effect::AddTo { chit, who } => {
                let mut added = false;
                for who in self.meant(who) {
                    let at = self.s.member(who).at;
                    if self.position().is_tile(at) || self.h.rules.events_guard_entrances {
                        added |= self.add_to(token_of(chit), at);
                    }
                }
                added
            }
            Effect::AddForLoot(chit) => {
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
            Effect::CamerasBecomeGuards { live } => {
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
            Effect::GuideSomebody => {
                let outside = |who: &Who| self.position().outdoors(*who);
                let (out, all) = (
                    self.position().characters().filter(outside).count(),
                    self.position().characters().count(),
                );
                if out > 0 && out < all {
                    self.ask(Prompt::Guide);
                }
                false
            }
            Effect::DogsAtKennel(dogs) => {
                let kennel = self.h.kennel.filter(|&at| self.s.present.contains(at));
                if let Some(space) = kennel {
                    for _ in 0..dogs {
                        self.add_token(Token::Dog, space);
                    }
                }
                kennel.is_some()
            }
            Effect::CloseGate { gate, otherwise } => {
                let gate = 1u8.checked_shl(u32::from(gate)).unwrap_or(0);
                let closed = self.close_these(gate, true);
                if !closed {
                    self.alerts(otherwise);
                }
                closed || otherwise > 0
            }
            Effect::TurnNpcs => {
                self.s.npc_panicked ^= true;
                self.tell(Event::Panicked);
                true
            }
            Effect::FillBag { chit, count } => {
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
            Effect::UpgradeBag(chit) => {
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
            Effect::Add { chit, on, max } => {
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
            Effect::Restore { chit, on } => self.restore_on(chit, self.position().tiles(on)),
            Effect::LoseIdea(whom) => {
                let mut lost = false;
                for who in self.meant(whom) {
                    lost |= self.lose_idea(who, is_event);
                }
                lost
            }
            Effect::GainIdeas { who, ideas } => {
                for who in self.meant(who) {
                    self.gain_ideas(who, ideas);
                }
                false
            }
            Effect::IdeaForNoise(whom) => {
                // The question on top is answered first: ask in reverse.
                for who in self.meant(whom).rev() {
                    self.ask(Prompt::IdeaForNoise { who });
                }
                false
            }
            Effect::ConsolationForNoise => {
                if self.s.events.woke {
                    self.ask(Prompt::Consolation);
                }
                false
            }
            Effect::Whisper => {
                self.s.questions.passed = Seats::EMPTY;
                self.ask(Prompt::Whisper);
                self.close_if_passed();
                false
            }
            Effect::LateTransfer => {
                if !self.s.events.recalled {
                    self.s.questions.passed = Seats::EMPTY;
                    self.ask(Prompt::LateTransfer {
                        left: self.h.rules.late_transfer_ideas.max(1),
                    });
                    self.close_if_passed();
                }
                false
            }
            Effect::FumbleLoot => self.fumble(),
            Effect::ReleaseDogs {
                dogs,
                toward,
                steps,
            } => self.release_dogs(dogs, toward, steps),
            Effect::CloseGates(count) => self.close_gates(count),
            Effect::Sweep => self.sweep(),
            Effect::Reinforce {
                reveal,
                guards_only,
                guards,
            } => {
                let tokens = self.s.reinforcements;
                for space in tokens {
                    self.reinforce(space, reveal, guards_only, guards);
                }
                self.s.security.reinforced = true;
                !tokens.is_empty()
            }
            Effect::Panic => {
                self.s.npc_panicked = true;
                self.tell(Event::Panicked);
                true
            }
            // What happens at the end of the Event phase still does, then Escape begins.
            Effect::SoundAlarm if self.h.rules.escape_at_once => {
                self.sound_alarm();
                true
            }
            Effect::SoundAlarm => {
                self.s.escape_called = true;
                self.enter(Phase::EndEvent);
                true
            }
        }
    }

    fn alerts(&mut self, count: u8) {
        for _ in 0..count {
            self.alert(AlertCause::Event);
        }
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

    /// C1 around one token.
    fn reinforce(&mut self, space: Space, reveal: bool, guards_only: bool, guards: u8) {
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

    /// Event 22: loot the objective does not need falls on an adjacent hex without a guard. One piece with a choice at
    /// a time: the card goes on from here once it is answered.
    fn fumble(&mut self) -> bool {
        let mut any = false;
        for who in (0..CREW as u8).map(Who) {
            let member = self.s.member(who);
            if member.status != Status::Active || self.position().outdoors(who) {
                continue;
            }
            let spots = self.position().fumble_spots(who);
            let cash = (member.cash > 0).then_some(Piece::CASH);
            for piece in self.position().held(member).chain(cash) {
                if !self.position().is_fumbled(piece) {
                    continue;
                }
                any = true;
                match spots.len() {
                    0 => self.lose_piece(who, piece),
                    1 => self.put_piece(who, piece, spots.first().expect("one spot")),
                    _ => {
                        self.s.events.step -= 1;
                        self.ask(Prompt::Fumble { who, piece });
                        return true;
                    }
                }
            }
        }
        any
    }

    fn lose_piece(&mut self, who: Who, piece: Piece) {
        let cash = if piece == Piece::CASH {
            std::mem::take(&mut self.member(who).cash)
        } else {
            0
        };
        if piece != Piece::CASH {
            self.place_piece(piece, Place::LOST);
        }
        self.tell(Event::LootLost { piece, cash });
    }

    /// A piece from a hand to a space.
    pub fn put_piece(&mut self, who: Who, piece: Piece, to: Space) {
        let cash = if piece == Piece::CASH {
            std::mem::take(&mut self.member(who).cash)
        } else {
            0
        };
        if piece == Piece::CASH {
            self.cash_to_floor(to, cash);
        } else {
            self.place_piece(piece, Place::on(to));
        }
        self.tell(Event::Dropped {
            who,
            piece,
            cash,
            to,
        });
    }
}
