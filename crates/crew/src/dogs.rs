//! Dogs released from the kennel and their way to whomever they run for.

use crate::command::Who;
use crate::content::effect::Prey;
use crate::event::Event;
use crate::play::Play;
use crate::state::*;
use board::{Distances, Space, SpaceSet};
use table::{Dealer, Witness};

impl<D: Dealer, W: Witness<Event>> Play<'_, D, W> {
    /// Dogs come out of the kennel one after the other. Without a kennel nothing happens.
    pub fn release_dogs(&mut self, dogs: u8, toward: Prey, steps: u8) -> bool {
        let Some(kennel) = self
            .h
            .kennel
            .filter(|&kennel| self.s.present.contains(kennel))
        else {
            return false;
        };
        if dogs == 0 || !self.add_token(Token::Dog, kennel) {
            return false;
        }
        self.s.hunt = Hunt {
            at: kennel,
            steps,
            stride: steps,
            prey: None,
            more: dogs - 1,
            taken: 0,
            toward,
        };
        self.choose_prey();
        true
    }

    /// Finds out what the dog runs for; the team decides between equals.
    fn choose_prey(&mut self) {
        let hunt = self.s.hunt;
        let from = SpaceSet::of(hunt.at);
        let everyone = self
            .scene()
            .characters()
            .fold(0u8, |mask, who| mask | 1 << who.0);
        let candidates = match hunt.toward {
            Prey::Loot => return self.run_dog(),
            Prey::Nearest => self.nearest(from, everyone),
            Prey::NearestDifferent => {
                let left = everyone & !hunt.taken;
                self.nearest(from, if left == 0 { everyone } else { left })
            }
            Prey::FewestIdeas => {
                let ideas = |who: Who| self.s.member(who).ideas;
                let fewest = self.scene().players().map(ideas).min().unwrap_or(0);
                let poorest = self.scene().players().filter(|&who| ideas(who) == fewest);
                poorest.fold(0, |mask, who| mask | 1 << who.0)
            }
        };
        // Between characters on one tile there is nothing to decide, unless each dog must run for another.
        let first = Who(candidates.trailing_zeros() as u8);
        let one_tile = candidates != 0
            && hunt.toward != Prey::NearestDifferent
            && self
                .members(candidates)
                .all(|who| self.s.member(who).at == self.s.member(first).at);
        match candidates.count_ones() {
            0 => self.next_dog(),
            _ if one_tile => self.hunt(first),
            1 => self.hunt(first),
            _ => {
                self.s.passed = candidates;
                self.ask(Prompt::Prey);
            }
        }
    }

    /// The characters of a mask.
    fn members(&self, mask: u8) -> impl Iterator<Item = Who> + use<D, W> {
        (0..CREW as u8)
            .map(Who)
            .filter(move |who| mask & 1 << who.0 != 0)
    }

    /// The dog has a prey.
    pub fn hunt(&mut self, who: Who) {
        self.s.hunt.prey = Some(who);
        self.s.hunt.taken |= 1 << who.0;
        self.run_dog();
    }

    /// Runs until there is a choice, the dog meets somebody, or it is out of steps.
    pub fn run_dog(&mut self) {
        loop {
            let hunt = self.s.hunt;
            let met =
                self.scene().occupied().contains(hunt.at) || !self.prey_of(hunt.at).is_empty();
            if hunt.steps == 0 || met {
                return self.next_dog();
            }
            let next = self.dog_steps();
            if next.is_empty() {
                return self.next_dog();
            }
            let optional = (next - self.scene().remote_locked()).is_empty();
            if next.len() > 1 || optional {
                self.s.choice = next;
                self.ask(Prompt::DogRuns);
                return;
            }
            self.step_dog(next.first().expect("one step"));
        }
    }

    /// Hexes one step nearer to the prey.
    fn dog_steps(&self) -> SpaceSet {
        let scene = self.scene();
        let tiles = self.h.board().tiles() & self.s.present;
        let passable = if self.h.rules.dogs_ignore_locks {
            tiles
        } else {
            tiles - scene.shut()
        };
        let targets = match self.s.hunt.prey {
            Some(who) => SpaceSet::of(self.s.member(who).at),
            None => self.s.loot & tiles,
        };
        let away = Distances::from(|space| scene.near(space), targets, passable | targets);
        let here = SpaceSet::of(self.s.hunt.at);
        let Some(distance) = away.get(self.s.hunt.at).or_else(|| {
            scene
                .near_all(here)
                .iter()
                .filter_map(|space| away.get(space))
                .min()
                .map(|nearest| nearest + 1)
        }) else {
            return SpaceSet::EMPTY;
        };
        let nearer = |space: &Space| away.get(*space).is_some_and(|other| other + 1 == distance);
        (scene.near(self.s.hunt.at) & passable)
            .iter()
            .filter(nearer)
            .collect()
    }

    pub fn step_dog(&mut self, to: Space) {
        let from = self.s.hunt.at;
        self.jump(from, to);
        self.s.hunt.at = to;
        self.s.hunt.steps -= 1;
    }

    /// The dog is done. `settle` lets it jump on whomever it met; then the next one comes out.
    pub fn next_dog(&mut self) {
        let hunt = self.s.hunt;
        self.s.hunt = Hunt::NONE;
        if hunt.more == 0 {
            return;
        }
        let Some(kennel) = self.h.kennel else { return };
        if self.add_token(Token::Dog, kennel) {
            self.s.hunt = Hunt {
                at: kennel,
                steps: hunt.stride,
                prey: None,
                more: hunt.more - 1,
                ..hunt
            };
            self.choose_prey();
        }
    }
}
