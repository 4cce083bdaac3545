//! Everything that changes, in two halves: what all may know and what is hidden. Flat, and copied without allocation.

use crate::cards::{Card, Cards, Identity, Job, Obstacle, Secret, Skill};
use crate::content::ROUNDS;
use crate::tokens::{ThrownTokens, Tokens};
use table::{Seat, Seats};

/// Seats of the largest game.
pub const SEATS: usize = 4;

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub public: Public,
    pub hidden: Hidden,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The active player chooses an obstacle, and one of its alternatives.
    Choose,
    /// Everybody else helps with a card or not, in secret.
    Help,
    /// A helper pays for coming over.
    Pay {
        seat: Seat,
    },
    /// A helper decides about tokens drawn from the bag.
    Look {
        seat: Seat,
        seen: Tokens,
    },
    /// The active player plays tricks.
    Tricks,
    /// The active player decides which of equal tokens goes.
    Tie,
    /// The active player may add a trick to the identity after a failure.
    Learn,
    /// The active player may discard before drawing.
    Prepare,
    Over,
}

/// What all may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Public {
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    pub starter: Seat,
    /// Turns taken in this round.
    pub turns: u8,
    pub active: Seat,
    pub players: u8,
    pub identities: [Identity; SEATS],
    /// Scores, by skill.
    pub skills: [[u8; 3]; SEATS],
    /// Cards added to the identities.
    pub added: [Cards; SEATS],
    /// Assists and tricks in the score piles.
    pub scored: [Cards; SEATS],
    /// Obstacles in the score piles, as bits.
    pub obstacles: [u32; SEATS],
    /// How many obstacles of each job are gone.
    pub gone: [u8; 5],
    /// Where the pawns stand. Nowhere, if it is played without them.
    pub pawns: [Option<Job>; SEATS],
    /// Cards in the hands.
    pub hands: [u8; SEATS],
    pub deck: u8,
    pub discard: Cards,
    pub bag: Tokens,
    pub supply: Tokens,
    /// Tokens left on each space of the heat track.
    pub heat: [u8; ROUNDS],
    /// Tokens in front of the players; before the active one, those of the test.
    pub front: [ThrownTokens; SEATS],
    /// Tokens on the identities, for the next test.
    pub waiting: [Tokens; SEATS],
    pub test: Test,
    /// Shown when the game is over.
    pub secrets: Option<[Secret; SEATS]>,
}

/// The test of the active player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Test {
    pub job: Option<Job>,
    /// It may have left its job already, while its test is still being settled.
    pub obstacle: Option<Obstacle>,
    /// Which alternative.
    pub way: u8,
    /// Who has decided about helping.
    pub decided: Seats,
    /// The assists on the table.
    pub assists: [Option<Card>; SEATS],
    /// Seats after the active one whose assists are done.
    pub helped: u8,
    /// What assists and tricks add.
    pub number: i8,
    /// More tokens to draw.
    pub extra: u8,
    /// Tricks on the table.
    pub tricks: Cards,
    /// Of the tokens that wait for the active player, those that came in this test: they are for the one after it.
    pub later: Tokens,
}

/// What nobody may know but, in part, its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    pub hands: [Cards; SEATS],
    pub secrets: [Secret; SEATS],
    /// What is decided about helping, before it is shown.
    pub commits: [Commit; SEATS],
    /// Cards that were not dealt. They are drawn when they are drawn, so there is no order.
    pub deck: Cards,
}

/// A secret decision about helping. The card is still in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Commit {
    #[default]
    Undecided,
    Nothing,
    Card(Card),
}

/// All that a seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView {
    pub seat: Seat,
    pub public: Public,
    pub hand: Cards,
    pub secret: Secret,
    pub commit: Commit,
}

impl State {
    /// All that a seat knows. There must be such a seat.
    #[inline]
    pub fn view(&self, seat: Seat) -> SeatView {
        let at = usize::from(seat.0);
        SeatView {
            seat,
            public: self.public,
            hand: self.hidden.hands[at],
            secret: self.hidden.secrets[at],
            commit: self.hidden.commits[at],
        }
    }
}

impl Public {
    /// All seats, clockwise from the one after `seat`.
    #[inline]
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (1..players).map(move |step| Seat((seat.0 + step) % players))
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    #[inline]
    pub fn skill(&self, seat: Seat, skill: Skill) -> u8 {
        self.skills[usize::from(seat.0)][skill.index()]
    }

    /// The tokens of the test.
    #[inline]
    pub fn test_tokens(&self) -> &ThrownTokens {
        &self.front[usize::from(self.active.0)]
    }

    /// The waiting tokens that join the next draw of a seat.
    #[inline]
    pub fn joining(&self, seat: Seat) -> Tokens {
        let mut joining = self.waiting[usize::from(seat.0)];
        if seat == self.active && self.test.job.is_some() {
            joining.take_all(&self.test.later);
        }
        joining
    }

    /// Whether a seat has decided about helping.
    #[inline]
    pub fn decided(&self, seat: Seat) -> bool {
        self.test.decided.contains(seat)
    }
}
