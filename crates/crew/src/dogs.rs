//! Dogs released from the kennel and their way to whomever they run for.

use crate::characters::Characters;
use crate::command::Who;
use crate::content::effect::Prey;
use crate::event::Event;
use crate::position_mut::PositionMut;
use crate::state::*;
use board::{Distances, Space, SpaceSet};
use table::{Dealer, Witness};

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
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
            taken: Characters::EMPTY,
            toward,
        };
        self.choose_prey();
        true
    }

    /// Finds out what the dog runs for; the team decides between equals.
    fn choose_prey(&mut self) {
        let hunt = self.s.hunt;
        let from = SpaceSet::of(hunt.at);
        let everyone: Characters = self.position().characters().collect();
        let candidates = match hunt.toward {
            Prey::Loot => return self.run_dog(),
            Prey::Nearest => self.nearest(from, everyone),
            Prey::NearestDifferent => {
                let left = everyone - hunt.taken;
                self.nearest(from, if left.is_empty() { everyone } else { left })
            }
            Prey::FewestIdeas => {
                let ideas = |who: Who| self.s.member(who).ideas;
                let fewest = self.position().players().map(ideas).min().unwrap_or(0);
                let poorest = self
                    .position()
                    .players()
                    .filter(|&who| ideas(who) == fewest);
                poorest.collect()
            }
        };
        // Between characters on one tile there is nothing to decide, unless each dog must run for another.
        let Some(first) = candidates.iter().next() else {
            return self.next_dog();
        };
        let at = self.s.member(first).at;
        let one_tile = hunt.toward != Prey::NearestDifferent
            && candidates.iter().all(|who| self.s.member(who).at == at);
        if one_tile || candidates.len() == 1 {
            return self.hunt(first);
        }
        self.s.questions.about = candidates;
        self.ask(Prompt::Prey);
    }

    /// The dog has a prey.
    pub fn hunt(&mut self, who: Who) {
        self.s.hunt.prey = Some(who);
        self.s.hunt.taken.insert(who);
        self.run_dog();
    }

    /// Runs until there is a choice, the dog meets somebody, or it is out of steps.
    pub fn run_dog(&mut self) {
        loop {
            let hunt = self.s.hunt;
            let met =
                self.position().occupied().contains(hunt.at) || !self.prey_of(hunt.at).is_empty();
            if hunt.steps == 0 || met {
                return self.next_dog();
            }
            let next = self.dog_steps();
            if next.is_empty() {
                return self.next_dog();
            }
            let optional = (next - self.position().remote_locked()).is_empty();
            if next.len() > 1 || optional {
                self.s.questions.choice = next;
                self.ask(Prompt::DogRuns);
                return;
            }
            self.step_dog(next.first().expect("one step"));
        }
    }

    /// Hexes one step nearer to the prey.
    fn dog_steps(&self) -> SpaceSet {
        let position = self.position();
        let tiles = self.h.board().tiles() & self.s.present;
        let passable = if self.h.rules.dogs_ignore_locks {
            tiles
        } else {
            tiles - position.shut()
        };
        let targets = match self.s.hunt.prey {
            Some(who) => SpaceSet::of(self.s.member(who).at),
            None => self.s.loot & tiles,
        };
        let away = Distances::from(|space| position.near(space), targets, passable | targets);
        let here = SpaceSet::of(self.s.hunt.at);
        let Some(distance) = away.get(self.s.hunt.at).or_else(|| {
            position
                .near_all(here)
                .iter()
                .filter_map(|space| away.get(space))
                .min()
                .map(|nearest| nearest + 1)
        }) else {
            return SpaceSet::EMPTY;
        };
        let nearer = |space: &Space| away.get(*space).is_some_and(|other| other + 1 == distance);
        (position.near(self.s.hunt.at) & passable)
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
