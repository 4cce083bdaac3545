//! What happened.

use crate::cards::{Card, Identity, Job, Obstacle, Secret, Skill};
use crate::command::Source;
use crate::tokens::{Colour, Token, Tokens};
use serde::Serialize;
use table::{Seat, Seats};

/// Something that happened. What only one seat may know is an `Option`: see [`Event::seen_by`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody got an identity at the beginning.
    Became {
        seat: Seat,
        identity: Identity,
    },
    Began {
        starter: Seat,
    },
    RoundBegan {
        round: u8,
    },
    /// The active player took an obstacle on.
    Faced {
        seat: Seat,
        obstacle: Obstacle,
        way: u8,
    },
    /// Somebody has decided about helping; nobody sees how.
    Decided {
        seat: Seat,
    },
    /// All decisions are shown.
    Revealed {
        seat: Seat,
        card: Option<Card>,
    },
    /// A card was discarded to come over.
    Paid {
        seat: Seat,
        card: Card,
        job: Job,
    },
    /// There was no card to pay with.
    Lost {
        seat: Seat,
        card: Card,
    },
    /// An assist counts.
    Helped {
        seat: Seat,
        card: Card,
        number: i8,
    },
    Bagged {
        colour: Colour,
    },
    /// A token waits for somebody's next test.
    Waits {
        seat: Seat,
        colour: Colour,
    },
    /// The supply had no such token.
    Lacking {
        colour: Colour,
    },
    /// Tokens were drawn from the bag for all to see.
    Looked {
        seat: Seat,
        tokens: Tokens,
    },
    /// A token that was looked at, or of the test, went to the supply.
    Removed {
        seat: Seat,
        colour: Colour,
    },
    /// All tokens that were looked at went back.
    Kept {
        seat: Seat,
    },
    Drawn {
        seat: Seat,
        token: Token,
    },
    /// A waiting token joined the test.
    Joined {
        seat: Seat,
        token: Token,
    },
    /// The bag was empty, and tokens of earlier tests went back into it.
    Refilled,
    /// There was no token left to draw.
    BagEmpty,
    Played {
        seat: Seat,
        card: Card,
        number: i8,
    },
    /// A token was turned over; this is how it lies now.
    Flipped {
        seat: Seat,
        token: Token,
    },
    PutBack {
        seat: Seat,
        token: Token,
    },
    /// A token was taken from before somebody and waits for the own next test.
    Grabbed {
        seat: Seat,
        from: Seat,
        token: Token,
    },
    Passed {
        seat: Seat,
        obstacle: Obstacle,
        total: i16,
        target: i8,
    },
    Failed {
        seat: Seat,
        obstacle: Obstacle,
        total: i16,
        target: i8,
        /// On purpose, by a trick.
        #[serde(rename = "gave-up")]
        gave_up: bool,
    },
    /// An obstacle that was failed left the game.
    Abandoned {
        obstacle: Obstacle,
    },
    /// An obstacle that was failed stays.
    Stays {
        obstacle: Obstacle,
    },
    Completed {
        job: Job,
    },
    /// A card with cheese went to a score pile.
    Scored {
        seat: Seat,
        card: Card,
    },
    /// A card was added to an identity.
    Learned {
        seat: Seat,
        card: Card,
        skill: Skill,
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<Source>,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// A card was drawn. Only its owner sees which.
    Drew {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The discard pile became the deck.
    Reshuffled,
    /// Neither deck nor discard pile had a card.
    NoCards {
        seat: Seat,
    },
    Heated {
        colour: Colour,
        count: u8,
    },
    RoundEnded {
        round: u8,
    },
    SecretShown {
        seat: Seat,
        secret: Secret,
        met: bool,
    },
    Finished {
        points: [u8; 4],
        winners: Seats,
    },
}

impl Event {
    /// The event as whoever holds these seats sees it.
    pub fn seen_by(self, held: Seats) -> Event {
        match self {
            Event::Drew { seat, .. } if !held.contains(seat) => Event::Drew { seat, card: None },
            _ => self,
        }
    }
}
