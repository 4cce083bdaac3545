//! Points, secrets and who wins.

use crate::cards::{Cards, Obstacle, Secret, Skill};
use crate::content::{BagMore, ByPlayers, Highest, Wants, content};
use crate::game::Rivals;
use crate::rules::Rules;
use crate::state::{Public, SEATS};
use crate::tokens::{Colour, Tokens};
use serde::Serialize;
use table::{Seat, Seats};

/// Where the points of a player come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Cheese on the obstacles that were passed.
    pub obstacles: u8,
    /// How many those are: they decide between equals.
    pub count: u8,
    /// Cheese on assists and tricks.
    pub cards: u8,
    /// For obstacles of completed jobs.
    pub bonus: u8,
    /// Cheese of the secret, if it was met.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<u8>,
}

impl Score {
    pub fn points(&self) -> u8 {
        self.obstacles + self.cards + self.bonus + self.secret.unwrap_or(0)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    pub scores: [Score; SEATS],
    pub winners: Seats,
}

impl Rivals {
    /// The result, once the game is over.
    pub fn outcome(&self, public: &Public) -> Option<Outcome> {
        let secrets = public.secrets?;
        let mut scores = [Score::default(); SEATS];
        for seat in public.seats() {
            let at = usize::from(seat.0);
            scores[at] = self.score(public, seat);
            let secret = secrets[at];
            let met = self.meets(public, seat, secret);
            scores[at].secret = met.then(|| content().secrets[secret.index()].cheese);
        }
        let players = usize::from(public.players);
        let rank = |score: &Score| (score.points(), score.count);
        let best = scores[..players].iter().map(rank).max();
        let winners = (0..players).filter(|&seat| Some(rank(&scores[seat])) == best);
        let winners = winners.map(|seat| Seat(seat as u8)).collect();
        Some(Outcome { scores, winners })
    }

    /// The points that all can see, as if the game ended now.
    pub fn score(&self, public: &Public, seat: Seat) -> Score {
        let content = content();
        let at = usize::from(seat.0);
        let mut score = Score::default();
        let mut paid = 0_u8;
        for obstacle in obstacles(public.obstacles[at]) {
            let card = &content.obstacles[obstacle.index()];
            score.obstacles += card.cheese;
            score.count += 1;
            let job = crate::Job(card.job);
            let again = self.rules().one_bonus_a_job && paid & 1 << card.job != 0;
            if self.completed(public, job) && !again {
                score.bonus += 1;
                paid |= 1 << card.job;
            }
        }
        let scored = &public.scored[at];
        let worth = |cards: &Cards, card: crate::Card| {
            cards.count(card) * content.cards[card.index()].cheese
        };
        score.cards = scored.each().map(|card| worth(scored, card)).sum();
        score
    }

    /// Whether a secret is met, with the bag as it is.
    pub fn meets(&self, public: &Public, seat: Seat, secret: Secret) -> bool {
        let at = usize::from(seat.0);
        let own = obstacles(public.obstacles[at]);
        let of = |numbers: ByPlayers| numbers[usize::from(public.players - 2)];
        let mut jobs = [0_u8; 5];
        for obstacle in own {
            jobs[usize::from(content().obstacles[obstacle.index()].job)] += 1;
        }
        match content().secrets[secret.index()].wants {
            Wants::Highest(highest) => {
                let mine = public.skill(seat, highest.skill);
                let ahead = of(self.rules().ahead(&highest));
                let mut others = public.after(seat);
                others.all(|other| public.skill(other, highest.skill) + ahead <= mine)
            }
            Wants::BagMore(more) => {
                let (these, than) = (more.these, self.rules().compared(&more));
                count(&public.bag, these) >= count(&public.bag, than) + of(more.by)
            }
            Wants::BagAtMost(most) => public.bag.count(most.colour) <= of(most.count),
            Wants::BagAtLeast(least) => public.bag.count(least.colour) >= of(least.count),
            Wants::EachSkill(least) => Skill::ALL
                .iter()
                .all(|&skill| public.skill(seat, skill) >= least),
            Wants::ScoredAssists(least) => assists(&public.scored[at]) >= of(least),
            Wants::ObstaclesAtMost(most) => {
                public.obstacles[at].count_ones() <= u32::from(of(most))
            }
            Wants::DifferentJobs(least) => {
                let different = jobs.iter().filter(|&&count| count > 0).count();
                different >= usize::from(of(least))
            }
            Wants::OneJob(least) => jobs.iter().any(|&count| count >= of(least)),
            Wants::FailureUpgrades(least) => tricks(&public.added[at]) >= least,
            Wants::CompletedJob(most_left) => {
                let most_left = of(self.rules().most_left(most_left));
                self.jobs()
                    .any(|job| jobs[job.index()] > 0 && self.left_of(public, job) <= most_left)
            }
        }
    }
}

impl Rules {
    /// How far ahead of the others a secret about the highest skill wants to be; of those only Master Thief allows ties.
    pub fn ahead(&self, highest: &Highest) -> ByPlayers {
        let least = u8::from(self.stricter_master_thief);
        highest.by.map(|by| by.max(least))
    }

    /// How many obstacles a secret about completed jobs allows to be left. Short jobs are completed often enough.
    pub fn most_left(&self, most_left: ByPlayers) -> ByPlayers {
        if self.obstacles_per_job < 7 {
            [0; 3]
        } else {
            most_left
        }
    }

    /// The colours (bits) that a secret about more tokens compares with.
    pub fn compared(&self, more: &BagMore) -> u8 {
        if self.milder_half_full && more.milder != 0 {
            more.milder
        } else {
            more.than
        }
    }
}

/// The obstacles of a score pile.
pub fn obstacles(bits: u32) -> impl Iterator<Item = Obstacle> {
    (0..32).filter(move |at| bits & 1 << at != 0).map(Obstacle)
}

/// Tokens of these colours (bits).
fn count(bag: &Tokens, colours: u8) -> u8 {
    let wanted = |colour: &Colour| colours & 1 << colour.index() != 0;
    let colours = Colour::ALL.into_iter().filter(wanted);
    colours.map(|colour| bag.count(colour)).sum()
}

/// Assists of a pile.
pub fn assists(pile: &Cards) -> u8 {
    let assists = pile.among(content().assists);
    assists.map(|card| pile.count(card)).sum()
}

/// Tricks of a pile.
pub fn tricks(pile: &Cards) -> u8 {
    let tricks = pile.among(content().tricks);
    tricks.map(|card| pile.count(card)).sum()
}
