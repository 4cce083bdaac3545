//! Between two heists of a series: better cards for those who got through, new people for those who were busted.

use crate::command::{Command, Who};
use crate::content::cards::{CardLevel, CharacterCard, SkillCard};
use crate::event::Event;
use crate::heist::Heist;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::roster::{COPIES, resolve};
use crate::setup::{CrewChoice, CrewMember, ScenarioChoice, Setup};
use crate::state::*;
use serde::{Deserialize, Serialize};
use table::{Dealer, Seat, Witness};

const NONE: u8 = u8::MAX;

/// The cards of a crew as numbers of the edition.
type Hand = [u8; 3];

/// One of the three cards of a player: 0 is the character, 1 and 2 are the skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSlot(pub u8);

impl CardSlot {
    pub const CHARACTER: CardSlot = CardSlot(0);
    pub const ALL: [CardSlot; 3] = [CardSlot(0), CardSlot(1), CardSlot(2)];

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether a player has such a card.
    fn exists(self) -> bool {
        CardSlot::ALL.contains(&self)
    }
}

/// What becomes of a card between two heists: 0 keeps it, 1 and 2 are the two better cards it can grow into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Upgrade(pub u8);

impl Upgrade {
    pub const KEEP: Upgrade = Upgrade(0);
    pub const BETTER: [Upgrade; 2] = [Upgrade(1), Upgrade(2)];
    pub const ALL: [Upgrade; 3] = [Upgrade(0), Upgrade(1), Upgrade(2)];
}

impl Position<'_> {
    pub fn check_levels(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let busted = self.s.crew[seat.0 as usize].status == Status::Busted;
        self.have(!self.s.ready.contains(seat), Refusal::AlreadyReady)?;
        match command {
            Command::Ready => {
                let chosen = !self.s.levels.recruits[seat.0 as usize].contains(&NONE);
                self.have(!busted || chosen, Refusal::ChooseCards)
            }
            Command::LevelUp { part, choice } => {
                self.have(!busted, Refusal::Busted)?;
                let exists = part.exists() && Upgrade::ALL.contains(&choice);
                self.have(exists, Refusal::NoSuchThing)?;
                let now = self.s.levels.better[seat.0 as usize][part.index()];
                self.have(now != choice, Refusal::NothingToChange)?;
                if choice == Upgrade::KEEP {
                    return self.is_free(seat, part, self.h.hand(seat)[part.index()]);
                }
                let card = self.h.better(seat, part, choice);
                self.is_free(seat, part, card.ok_or(Refusal::NoBetterCard)?)
            }
            Command::Recruit { part, card } => {
                self.have(busted, Refusal::NotBusted)?;
                self.have(part.exists(), Refusal::NoSuchThing)?;
                let now = self.s.levels.recruits[seat.0 as usize][part.index()];
                self.have(now != card, Refusal::NothingToChange)?;
                let level = if part == CardSlot::CHARACTER {
                    let found = self.h.edition.characters.get(card as usize);
                    found.map(|card| card.level)
                } else {
                    let found = self.h.edition.skills.get(card as usize);
                    found.map(|card| card.level)
                };
                let beginner = level.ok_or(Refusal::NoSuchThing)? == CardLevel::Amateur;
                self.have(beginner, Refusal::NoSuchThing)?;
                self.is_free(seat, part, card)
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    /// Whether a card can be had beside those the others hold and the other skill of this player.
    fn is_free(self, seat: Seat, part: CardSlot, card: u8) -> Result<(), Refusal> {
        let edition = self.h.edition;
        let others = (0..self.h.players).filter(|&other| other != seat.0);
        let taken = if part == CardSlot::CHARACTER {
            let class = &edition.characters[card as usize].class;
            let has_it = |other: u8| {
                let character = self.h.hand_after(self.s, Seat(other))[0];
                character != NONE && edition.characters[character as usize].class == *class
            };
            others.filter(|&other| has_it(other)).count() > 0
        } else {
            let own = self.h.hand_after(self.s, seat)[3 - part.index()];
            let held = others.flat_map(|other| {
                let hand = self.h.hand_after(self.s, Seat(other));
                [hand[1], hand[2]]
            });
            let copies = held.chain([own]).filter(|&held| held == card).count();
            copies >= COPIES || own == card && !self.h.rules.same_skill_twice
        };
        self.have(!taken, Refusal::CardTaken)
    }

    pub fn legal_levels(self, seat: Seat, into: &mut Vec<Command>) {
        let mut offer = |command: Command| {
            if self.check_levels(seat, command).is_ok() {
                into.push(command);
            }
        };
        offer(Command::Ready);
        for part in CardSlot::ALL {
            for choice in Upgrade::ALL {
                offer(Command::LevelUp { part, choice });
            }
            let cards = if part == CardSlot::CHARACTER {
                self.h.edition.characters.len()
            } else {
                self.h.edition.skills.len()
            };
            for card in 0..cards as u8 {
                offer(Command::Recruit { part, card });
            }
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_levels(&mut self, seat: Seat, command: Command) {
        let index = seat.0 as usize;
        match command {
            Command::Ready => {
                self.s.ready.insert(seat);
                self.tell(Event::SeatReady { seat: seat.0 });
            }
            Command::LevelUp { part, choice } => {
                self.s.levels.better[index][part.index()] = choice;
                let seat = seat.0;
                self.tell(Event::LevelledUp { seat, part, choice });
            }
            Command::Recruit { part, card } => {
                self.s.levels.recruits[index][part.index()] = card;
                let seat = seat.0;
                self.tell(Event::Recruited { seat, part, card });
            }
            _ => {}
        }
    }
}

impl Heist {
    /// The cards a player has in this heist.
    fn hand(&self, seat: Seat) -> Hand {
        let Some(member) = self.member_cards(Who(seat.0)) else {
            return [NONE; 3];
        };
        let character = self.edition.character(&member.character);
        let skill = |n: usize| {
            let name = member.skills.get(n)?;
            self.edition.skill(name).map(|(index, _)| index as u8)
        };
        [
            character.map_or(NONE, |(index, _)| index as u8),
            skill(0).unwrap_or(NONE),
            skill(1).unwrap_or(NONE),
        ]
    }

    /// One of the two cards that a card of this player grows into.
    pub fn better(&self, seat: Seat, part: CardSlot, choice: Upgrade) -> Option<u8> {
        let card = self.hand(seat)[part.index()] as usize;
        let nth = (choice.0 as usize).checked_sub(1)?;
        if part == CardSlot::CHARACTER {
            let name = self.edition.characters.get(card)?.becomes.get(nth)?;
            self.edition.character(name).map(|(index, _)| index as u8)
        } else {
            let name = self.edition.skills.get(card)?.becomes.get(nth)?;
            self.edition.skill(name).map(|(index, _)| index as u8)
        }
    }

    /// The cards a player goes on with, as far as they are chosen.
    fn hand_after(&self, state: &State, seat: Seat) -> Hand {
        let index = seat.0 as usize;
        if state.crew[index].status == Status::Busted {
            return state.levels.recruits[index];
        }
        let mut hand = self.hand(seat);
        for part in CardSlot::ALL {
            let choice = state.levels.better[index][part.index()];
            if let Some(card) = self.better(seat, part, choice) {
                hand[part.index()] = card;
            }
        }
        hand
    }

    /// The cards a player goes on with: the character and the skills, as far as they are chosen.
    pub fn cards_after(
        &self,
        state: &State,
        seat: Seat,
    ) -> (
        Option<&'static CharacterCard>,
        [Option<&'static SkillCard>; 2],
    ) {
        let [character, first, second] = self.hand_after(state, seat);
        let skill = |card: u8| self.edition.skills.get(card as usize);
        (
            self.edition.characters.get(character as usize),
            [skill(first), skill(second)],
        )
    }

    /// The heist that follows in the same sitting, once everybody has chosen.
    pub fn next_heist(&self, state: &State) -> Option<Heist> {
        if state.phase != Phase::Over || state.end != End::Success {
            return None;
        }
        let (scenario, then) = self.setup.then.split_first()?;
        let outcome = self.outcome(state)?;
        let crew = (0..self.players).map(|seat| self.member_after(state, Seat(seat)));
        let setup = Setup {
            scenario: ScenarioChoice::Known(scenario.clone()),
            then: then.to_vec(),
            crew: crew.collect::<Option<_>>()?,
            cash: Some(outcome.team_cash.min(crate::heist::MOST)),
            ..self.setup.clone()
        };
        Heist::of_ruleset(setup, self.ruleset).ok()
    }

    fn member_after(&self, state: &State, seat: Seat) -> Option<CrewChoice> {
        let (character, skills) = self.cards_after(state, seat);
        let before = resolve(self.edition, &self.setup.crew[seat.0 as usize]).ok()?;
        let busted = state.crew[seat.0 as usize].status == Status::Busted;
        // Who goes by the name of their card goes by that of the new one.
        let class = self.edition.character(&before.character);
        let class = class.map(|(_, card)| card.name.as_str());
        let skills = skills.map(|skill| skill.map(|card| card.id.clone()));
        Some(CrewChoice::Built(CrewMember {
            name: before.name.filter(|name| !busted && class != Some(name)),
            prebuilt: None,
            character: character?.id.clone(),
            skills: skills.into_iter().collect::<Option<_>>()?,
            busted: false,
            hideout: None,
            ideas_left: None,
        }))
    }
}
