//! Changing a heist: the small moves every rule is made of. Each tells the witness.

use crate::command::{Piece, Who};
use crate::content::cards::FixerPower;
use crate::content::effect::{Chit, Effect};
use crate::event::Event;
use crate::heist::{Heist, PieceKind};
use crate::position::Position;
use crate::rules::{CameraAlerts, Diversion, NoiseEnd};
use crate::state::*;
use board::Space;
use table::{Dealer, Seat, Seats, Witness};

/// A command being done.
pub struct PositionMut<'a, D, W> {
    pub h: &'a Heist,
    pub s: &'a mut State,
    pub dealer: &'a mut D,
    pub witness: &'a mut W,
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    #[inline]
    pub fn position(&self) -> Position<'_> {
        Position {
            h: self.h,
            s: self.s,
        }
    }

    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.witness.see(event);
    }

    #[inline]
    pub fn member(&mut self, who: Who) -> &mut Member {
        &mut self.s.crew[who.index()]
    }

    /// A character has something to do again: their seat is not done. For the NPC anybody may act.
    pub fn unready(&mut self, who: Who) {
        match who {
            Who::NPC => self.s.ready = Seats::EMPTY,
            Who(seat) => self.s.ready.remove(Seat(seat)),
        }
    }

    /// Puts a question to the table.
    pub fn ask(&mut self, prompt: Prompt) {
        debug_assert!(
            (self.s.questions.asked as usize) < PROMPTS,
            "more questions than the table holds"
        );
        if (self.s.questions.asked as usize) < PROMPTS {
            self.s.questions.prompts[self.s.questions.asked as usize] = prompt;
            self.s.questions.asked += 1;
        }
    }

    /// The question on top was answered.
    pub fn answered(&mut self) {
        self.s.questions.asked -= 1;
        // A forgotten question must not make two equal states differ.
        self.s.questions.prompts[self.s.questions.asked as usize] = Prompt::RevealNext;
    }

    pub fn gain_ideas(&mut self, who: Who, ideas: u8) {
        if ideas == 0 {
            return;
        }
        let member = self.member(who);
        member.ideas = member.ideas.saturating_add(ideas);
        member.tally.ideas_gained += u16::from(ideas);
        self.tell(Event::IdeaGained { who, ideas });
    }

    pub fn spend_ideas(&mut self, who: Who, ideas: u8) {
        if ideas == 0 {
            return;
        }
        let member = self.member(who);
        member.ideas -= ideas;
        member.tally.ideas_spent += u16::from(ideas);
        self.tell(Event::IdeaSpent { who, ideas });
    }

    /// An idea moves from one character to another.
    pub fn pass_idea(&mut self, who: Who, to: Who) {
        self.spend_ideas(who, 1);
        self.gain_ideas(to, 1);
    }

    /// Loses an idea if there is one; an event may be answered with the lucky penny.
    pub fn lose_idea(&mut self, who: Who, by_event: bool) -> bool {
        if self.s.member(who).ideas == 0 {
            return false;
        }
        let penny = self
            .position()
            .held_item(self.s.member(who), |item| item.lucky_penny);
        if let (true, Some(piece)) = (by_event, penny) {
            self.discard_item(piece);
            self.tell(Event::Spared { who, piece });
            return true;
        }
        let member = self.member(who);
        member.ideas -= 1;
        member.tally.ideas_lost += 1;
        self.tell(Event::IdeaLost { who });
        true
    }

    /// Makes noise, one slot after the other.
    pub fn noise(&mut self, who: Option<Who>, count: u8) {
        for _ in 0..count {
            if let Some(who) = who {
                let member = self.member(who);
                member.tally.noise = member.tally.noise.saturating_add(1);
                member.noise_this_round = member.noise_this_round.saturating_add(1);
            }
            if self.s.team.hush > 0
                && (self.h.rules.diversion == Diversion::First || self.s.team.hushing)
            {
                self.s.team.hush -= 1;
                self.tell(Event::Hushed {
                    left: self.s.team.hush,
                });
                continue;
            }
            if self.s.noise >= self.h.noise_last {
                self.tell(Event::Noise {
                    who,
                    slot: self.s.noise,
                });
                if self.h.rules.noise_end == NoiseEnd::Alerts {
                    self.alert(AlertCause::Noise);
                }
                continue;
            }
            self.s.noise += 1;
            let slot = self.s.noise;
            self.tell(Event::Noise { who, slot });
            let arrived =
                slot == self.h.noise_last && self.h.rules.last_noise_slot_alerts_on_arrival;
            if self.h.noise_alerts & 1 << slot != 0 || arrived {
                self.alert(AlertCause::Noise);
            }
        }
    }

    /// The noise marker goes back, without any effect on alerts.
    pub fn lower_noise(&mut self, who: Who, slots: u8) {
        if slots > 0 && self.s.noise > 0 {
            self.s.noise = self.s.noise.saturating_sub(slots);
            self.tell(Event::NoiseLowered {
                who,
                slot: self.s.noise,
            });
        }
    }

    /// Escape begins before anything else goes on.
    pub fn sound_alarm(&mut self) {
        if !matches!(self.s.phase, Phase::Plan | Phase::LevelUp | Phase::Over) && !self.s.escaping()
        {
            self.s.security.alarm = true;
        }
    }

    /// Discards the topmost event, or moves the bar of the alert track. Crises that come to lie on top are queued at once.
    pub fn alert(&mut self, cause: AlertCause) {
        let count = &mut self.s.count;
        match cause {
            AlertCause::Noise => count.alerts_by_noise = count.alerts_by_noise.saturating_add(1),
            AlertCause::Camera => {
                count.alerts_by_cameras = count.alerts_by_cameras.saturating_add(1)
            }
            AlertCause::Action => {
                count.alerts_by_actions = count.alerts_by_actions.saturating_add(1)
            }
            AlertCause::Event => count.alerts_by_events = count.alerts_by_events.saturating_add(1),
        }
        if let Some(track) = &self.h.edition.alert {
            self.s.security.bar = (self.s.security.bar + 1).min(track.last());
            return self.tell(Event::Alert { cause, card: None });
        }
        self.uncover();
        let card = (self.s.events.top < self.s.events.len)
            .then(|| self.s.events.cards[self.s.events.top as usize]);
        self.tell(Event::Alert { cause, card });
        if let Some(card) = card {
            self.s.events.last = card;
            self.s.events.top += 1;
            self.uncover();
            let alarm = || self.h.effects(card).contains(&Effect::SoundAlarm);
            if self.h.rules.alarm_when_discarded && alarm() {
                self.sound_alarm();
            }
        } else if self.h.rules.empty_deck_alarms {
            self.sound_alarm();
        }
    }

    /// Queues crises from the top of the deck.
    pub fn uncover(&mut self) {
        while self.s.events.top < self.s.events.len {
            let card = self.s.events.cards[self.s.events.top as usize];
            if !self.h.crisis[card as usize] {
                break;
            }
            self.s.events.top += 1;
            self.queue_crisis(card);
        }
    }

    pub fn queue_crisis(&mut self, card: u8) {
        debug_assert!(
            (self.s.events.queued as usize) < QUEUE,
            "more crises than the queue holds"
        );
        if (self.s.events.queued as usize) < QUEUE {
            self.s.events.queue[self.s.events.queued as usize] = card;
            self.s.events.queued += 1;
            self.tell(Event::CrisisQueued { card });
        }
    }

    /// Puts a new chit from the supply on a space, active.
    pub fn add_token(&mut self, token: Token, space: Space) -> bool {
        if !self.in_supply(token.chit()) {
            return false;
        }
        self.s.tokens.add(token, space);
        self.tell(Event::ChitAdded {
            space,
            chit: token.chit(),
        });
        true
    }

    /// Whether the box has another chit of this kind beside the board and the bag.
    pub fn in_supply(&self, chit: Chit) -> bool {
        let supply = &self.h.edition.supply;
        let box_count = match chit {
            _ if !self.h.rules.supply_is_limited => return true,
            Chit::Guard => supply.guards,
            Chit::Camera => supply.cameras,
            Chit::Lock => supply.locks,
            Chit::Dog => supply.dogs,
            _ => return true,
        };
        let on_board = match (chit, supply.subdued_apart) {
            (Chit::Guard, true) => self.s.tokens.active_guards(),
            _ => self.s.tokens.total(chit),
        };
        on_board + u32::from(self.s.in_bag(chit)) < u32::from(box_count)
    }

    /// Turns every handled chit of this kind on a space active again; gives how many.
    pub fn restore(&mut self, token: Token, space: Space) -> u8 {
        let mut count = 0;
        while self.s.tokens.flip(token, space) {
            count += 1;
            self.tell(Event::Restored {
                space,
                chit: token.chit(),
            });
        }
        if count > 0 {
            match token {
                Token::DisabledCamera => self.cameras_back_on(space, count),
                Token::SubduedGuard => self.escorts_wake(space, count),
                Token::SubduedDog if !self.h.rules.waking_dogs_chase => {
                    self.s.dogs_held.insert(space)
                }
                _ => {}
            }
            let dazed = &mut self.s.flashbanged[space.index()];
            match token {
                Token::SubduedGuard => *dazed = dazed.without(false),
                Token::SubduedDog => *dazed = dazed.without(true),
                _ => {}
            }
            if *dazed == Dazed::NONE {
                self.s.flashbangs.remove(space);
            }
        }
        count
    }

    /// Rulebook, Security Chits: a camera powered back on raises an alert for each character on it.
    fn cameras_back_on(&mut self, space: Space, cameras: u8) {
        if self.s.footage {
            return;
        }
        let characters = self
            .position()
            .characters()
            .filter(|&who| self.s.member(who).at == space)
            .count();
        let alerts = match self.h.rules.cameras_back_on {
            CameraAlerts::EachCharacter => characters * cameras as usize,
            CameraAlerts::EachCamera if characters > 0 => cameras as usize,
            _ => 0,
        };
        for _ in 0..alerts {
            self.alert(AlertCause::Camera);
        }
    }

    /// So many subdued guards of a space got up, the escort first.
    pub fn escorts_wake(&mut self, space: Space, guards: u8) {
        let mut left = guards;
        for (i, &escort) in self.s.escort.at.iter().enumerate() {
            if left > 0 && escort == space && self.s.escort.down & 1 << i != 0 {
                self.s.escort.down &= !(1 << i);
                self.s.escort.ambushed &= !(1 << i);
                left -= 1;
            }
        }
    }

    /// Whether a chit that must be handled twice takes this as the first time. Ordinary ones beside it go first.
    pub fn softens(&mut self, who: Who, space: Space, token: Token) -> bool {
        let kind = match token {
            Token::Guard => 0,
            Token::Camera => 1,
            Token::Lock => 2,
            _ => return false,
        };
        if self.s.tough[kind] != space || self.s.tokens.count(token, space) != 1 {
            return false;
        }
        let first = self.s.softened & 1 << kind == 0;
        self.s.softened ^= 1 << kind;
        if first {
            self.tell(Event::HalfHandled {
                who,
                space,
                chit: token.chit(),
            });
        }
        first
    }

    /// Turns a guard or dog to its subdued side. False if it takes another one.
    pub fn subdue(&mut self, who: Who, space: Space, dog: bool) -> bool {
        let token = if dog { Token::Dog } else { Token::Guard };
        if self.softens(who, space, token) || !self.s.tokens.flip(token, space) {
            return false;
        }
        self.tell(Event::Subdued { who, space, dog });
        if !dog && (self.h.special.ambush || self.h.special.moving_target) {
            let up =
                (0..8).find(|&i| self.s.escort.at[i] == space && self.s.escort.down & 1 << i == 0);
            if let Some(i) = up {
                self.s.escort.down |= 1 << i;
                self.s.escort.ambushed |= 1 << i;
            }
        }
        true
    }

    /// Moves a piece (or all cash) between places; keeps hands and floors in step.
    pub fn place_piece(&mut self, piece: Piece, to: Place) {
        let from = self.s.pieces[piece.index()];
        if let Some(who) = from.holder() {
            self.member(who).held &= !(1 << piece.0);
        }
        self.s.pieces[piece.index()] = to;
        if let Some(space) = from.space() {
            self.sweep_floor(space);
        }
        if let Some(who) = to.holder() {
            self.member(who).held |= 1 << piece.0;
        }
        if let Some(space) = to.space() {
            self.s.loot.insert(space);
        }
    }

    /// Recomputes whether loot lies on a space.
    pub fn sweep_floor(&mut self, space: Space) {
        let any = self.s.cash_on[space.index()] > 0 || self.s.pieces_on(space).next().is_some();
        if any {
            self.s.loot.insert(space);
        } else {
            self.s.loot.remove(space);
        }
    }

    pub fn cash_to_floor(&mut self, space: Space, cash: u8) {
        if cash > 0 {
            let pile = &mut self.s.cash_on[space.index()];
            *pile = pile.saturating_add(cash);
            self.s.loot.insert(space);
        }
    }

    /// Takes all cash from a space.
    pub fn cash_from_floor(&mut self, space: Space) -> u8 {
        let cash = std::mem::take(&mut self.s.cash_on[space.index()]);
        self.sweep_floor(space);
        cash
    }

    /// Cash and loot of a character outdoors belongs to the team.
    /// Item cards, keycards and USB keys stay in hand; so does what the objective wants in a hideout.
    pub fn secure(&mut self, who: Who) {
        if !self.position().outdoors(who) {
            return;
        }
        let cash = std::mem::take(&mut self.member(who).cash);
        if cash > 0 {
            self.s.team.cash = self.s.team.cash.saturating_add(cash);
            self.s.team.cash_out = self.s.team.cash_out.saturating_add(cash);
            self.tell(Event::Secured {
                who,
                piece: Piece::CASH,
                cash,
            });
        }
        let held = self.position().held(self.s.member(who));
        for piece in held {
            let stays = match self.h.piece(piece) {
                // What the team brought is not brought out.
                Some(PieceKind::Loot(_)) if self.h.brought & 1 << piece.0 != 0 => true,
                Some(PieceKind::Loot(chit)) if chit.is_treasure() => {
                    self.h.special.hideouts > 0 && self.h.is_goal_loot(chit)
                }
                _ => self.h.rules.tools_stay_in_hand,
            };
            if !stays {
                self.place_piece(piece, Place::SECURED);
                self.tell(Event::Secured {
                    who,
                    piece,
                    cash: 0,
                });
            }
        }
    }

    /// A keycard door is opened, for good.
    pub fn open_door(&mut self, space: Space) {
        self.s.doors.remove(space);
        self.tell(Event::DoorOpened { space });
    }

    /// An item card is used up: back to the shop.
    pub fn discard_item(&mut self, piece: Piece) {
        self.place_piece(piece, Place::SHOP);
        self.tell(Event::ItemSpent { piece });
    }

    pub fn use_fixer(&mut self, power: FixerPower) {
        self.s.team.fixers_used.insert(power);
    }

    pub fn pay(&mut self, price: u8) {
        if price > 0 {
            self.s.team.cash -= price;
            self.tell(Event::Paid { price });
        }
    }

    /// Rulebook, Busted: out of the heist, and all loot in hand is lost.
    pub fn bust(&mut self, who: Who) {
        let fate = self
            .position()
            .held_item(self.s.member(who), |item| item.shared_fate)
            .is_some();
        self.member(who).status = Status::Busted;
        self.tell(Event::Busted { who });
        self.lose_loot(who);
        let member = self.member(who);
        member.pool = Pool::default();
        member.vent = Space::NONE;
        if fate && !self.s.doomed {
            self.s.doomed = true;
            for other in (0..CREW as u8).map(Who) {
                if matches!(
                    self.s.member(other).status,
                    Status::Active | Status::Escaped | Status::Hidden
                ) {
                    self.bust(other);
                }
            }
        }
    }

    pub fn lose_loot(&mut self, who: Who) {
        let cash = std::mem::take(&mut self.member(who).cash);
        if cash > 0 {
            self.tell(Event::LootLost {
                piece: Piece::CASH,
                cash,
            });
        }
        let held = self.position().held(self.s.member(who));
        for piece in held {
            self.place_piece(piece, Place::LOST);
            self.tell(Event::LootLost { piece, cash: 0 });
        }
    }

    /// A character arrives on a space: cameras see them, loot outdoors is safe.
    pub fn arrive(&mut self, who: Who, to: Space) {
        let from = self.s.member(who).at;
        let member = self.member(who);
        member.at = to;
        member.tally.moves += 1;
        self.tell(Event::Moved { who, from, to });
        self.s.dogs_held -= self.position().near(to);
        self.secure(who);
        for (token, ideas) in [(0, 2), (1, 3)] {
            if self.s.bag_ideas[token] == to {
                self.s.bag_ideas[token] = Space::NONE;
                self.gain_ideas(who, ideas);
            }
        }
        if self.h.special.beacon_exit
            && self.s.phase == Phase::Action
            && self.h.scenario.story.contains(to)
        {
            self.tell(Event::BeaconReached { who, space: to });
            self.sound_alarm();
        }
    }
}
