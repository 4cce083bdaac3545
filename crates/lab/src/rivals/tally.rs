//! What is counted.

use crate::histogram::Histogram;
use crate::share::Share;
use rivals::outcome::Outcome;
use rivals::{Event, Public, Rivals, content};
use serde::{Deserialize, Serialize};

/// A victory in parts, so that a shared one can be divided among two, three or four.
const WHOLE: u64 = 12;

/// Many games added up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    pub players: u8,
    pub games: u64,
    /// Games that somebody shared.
    pub shared: u64,
    /// Twelfths of victories, and twelve for every game, by identity.
    pub identities: Vec<Share>,
    /// The same by seat.
    pub seats: Vec<Share>,
    /// The same by place in the order of the first round.
    pub places: Vec<Share>,
    /// How often each secret was met of the times it was dealt.
    pub secrets: Vec<Share>,
    pub cards: Vec<CardCount>,
    /// Tests that were passed.
    pub tests: Share,
    /// Jobs that were completed, of all jobs.
    pub jobs: Share,
    pub points: Histogram,
    /// Points of the winners.
    pub best: Histogram,
}

/// What became of a kind of card, counted by player and game: somebody who holds two copies in a game counts once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardCount {
    /// Was in somebody's hand.
    pub held: u64,
    /// And was played by them in a test.
    pub played: u64,
    /// And was added to their identity, from the hand or the table.
    pub learned: u64,
    /// And one or the other.
    pub used: u64,
    /// And was discarded to come over or to make room.
    pub spent: u64,
}

impl Tally {
    pub fn new(players: u8) -> Tally {
        let content = content();
        let shares = |count: usize| vec![Share::default(); count];
        Tally {
            players,
            games: 0,
            shared: 0,
            identities: shares(content.identities.len()),
            seats: shares(usize::from(players)),
            places: shares(usize::from(players)),
            secrets: shares(content.secrets.len()),
            cards: vec![CardCount::default(); content.cards.len()],
            tests: Share::default(),
            jobs: Share::default(),
            points: Histogram::default(),
            best: Histogram::default(),
        }
    }

    pub fn add(&mut self, other: &Tally) {
        fn sum(into: &mut [Share], from: &[Share]) {
            into.iter_mut()
                .zip(from)
                .for_each(|(into, from)| into.add(*from));
        }
        self.games += other.games;
        self.shared += other.shared;
        sum(&mut self.identities, &other.identities);
        sum(&mut self.seats, &other.seats);
        sum(&mut self.places, &other.places);
        sum(&mut self.secrets, &other.secrets);
        for (into, from) in self.cards.iter_mut().zip(&other.cards) {
            into.held += from.held;
            into.played += from.played;
            into.learned += from.learned;
            into.used += from.used;
            into.spent += from.spent;
        }
        self.tests.add(other.tests);
        self.jobs.add(other.jobs);
        self.points.add(&other.points);
        self.best.add(&other.best);
    }

    /// How many times its fair share somebody with these victories wins, from 0 on.
    pub fn ratio(&self, won: Share) -> Option<f64> {
        won.value().map(|share| share * f64::from(self.players))
    }

    /// The same with the 95 % interval, as if every victory were whole.
    pub fn ratio_interval(&self, won: Share) -> (f64, f64) {
        let whole = Share::new(won.wins / WHOLE, won.of / WHOLE);
        let (low, high) = whole.interval();
        let players = f64::from(self.players);
        (low * players, high * players)
    }

    pub(super) fn count(
        &mut self,
        game: &Rivals,
        public: &Public,
        outcome: &Outcome,
        watch: &GameWatch,
    ) {
        self.games += 1;
        let winners = outcome.winners.len();
        self.shared += u64::from(winners > 1);
        for seat in public.seats() {
            let at = usize::from(seat.0);
            let won = outcome.winners.contains(seat);
            let part = if won { WHOLE / u64::from(winners) } else { 0 };
            let place = usize::from((seat.0 + public.players - watch.starter) % public.players);
            let result = Share::new(part, WHOLE);
            self.identities[public.identities[at].index()].add(result);
            self.seats[at].add(result);
            self.places[place].add(result);
            if let Some(secrets) = public.secrets {
                let met = outcome.scores[at].secret.is_some();
                self.secrets[secrets[at].index()].count(met);
            }
            let points = usize::from(outcome.scores[at].points());
            self.points.count(points);
            if won {
                self.best.count(points);
            }
        }
        let used = std::array::from_fn(|at| watch.played[at] | watch.learned[at]);
        for (card, count) in self.cards.iter_mut().enumerate() {
            let bit = 1_u32 << card;
            let seats =
                |bits: &[u32; 4]| bits.iter().filter(|&&bits| bits & bit != 0).count() as u64;
            count.held += seats(&watch.held);
            count.played += seats(&watch.played);
            count.learned += seats(&watch.learned);
            count.used += seats(&used);
            count.spent += seats(&watch.spent);
        }
        self.tests.add(watch.tests);
        for job in game.jobs() {
            self.jobs.count(game.completed(public, job));
        }
    }
}

/// What happens in one game. Kinds of cards are bits, by seat.
pub(super) struct GameWatch {
    starter: u8,
    held: [u32; 4],
    played: [u32; 4],
    learned: [u32; 4],
    spent: [u32; 4],
    tests: Share,
}

impl GameWatch {
    pub fn new(public: &Public) -> GameWatch {
        GameWatch {
            starter: public.starter.0,
            held: [0; 4],
            played: [0; 4],
            learned: [0; 4],
            spent: [0; 4],
            tests: Share::default(),
        }
    }

    pub fn see(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Drew {
                    seat,
                    card: Some(card),
                } => self.held[usize::from(seat.0)] |= 1 << card.0,
                Event::Helped { seat, card, .. } | Event::Played { seat, card, .. } => {
                    self.played[usize::from(seat.0)] |= 1 << card.0;
                }
                Event::Learned { seat, card, .. } => {
                    self.learned[usize::from(seat.0)] |= 1 << card.0;
                }
                Event::Paid { seat, card, .. } | Event::Discarded { seat, card } => {
                    self.spent[usize::from(seat.0)] |= 1 << card.0;
                }
                Event::Passed { .. } => self.tests.count(true),
                Event::Failed { .. } => self.tests.count(false),
                _ => {}
            }
        }
    }
}
