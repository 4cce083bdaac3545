//! The game as JSON for programs: made from what all may know and what the seats that are looked from know, nothing else.

use crate::cards::{Card, Cards, Identity, Job, Obstacle, Secret};
use crate::content::content;
use crate::game::Rivals;
use crate::outcome::{Outcome, Score, obstacles};
use crate::rules::Rules;
use crate::state::{Commit, Phase, Public, SeatView, State};
use crate::tokens::{Colour, ThrownTokens, Tokens};
use serde::Serialize;
use table::{Seat, Seats};

/// What whoever holds some seats sees. Spectators hold none.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub game: &'static str,
    pub rules: Rules,
    pub round: u8,
    pub phase: &'static str,
    pub starter: Seat,
    pub active: Seat,
    /// Whom the table waits for.
    pub waits_for: Vec<Seat>,
    pub players: Vec<PlayerView>,
    pub jobs: Vec<JobView>,
    pub bag: Tokens,
    pub supply: Tokens,
    pub heat: Vec<HeatSpace>,
    /// Cards left in the deck.
    pub deck: u8,
    pub discard: Cards,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<TestView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What the own seats know besides.
    pub own: Vec<OwnView>,
}

#[derive(Clone, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub identity: Identity,
    /// Agility, charm, dexterity.
    pub skills: [u8; 3],
    pub added: Cards,
    pub scored: Cards,
    pub obstacles: Vec<Obstacle>,
    /// Points that all can see.
    pub score: Score,
    /// How many cards.
    pub hand: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pawn: Option<Job>,
    pub tokens: ThrownTokens,
    pub waiting: Tokens,
    /// Shown when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

#[derive(Clone, Debug, Serialize)]
pub struct JobView {
    pub job: Job,
    /// The one on top first.
    pub obstacles: Vec<Obstacle>,
}

#[derive(Clone, Debug, Serialize)]
pub struct HeatSpace {
    pub round: u8,
    pub colour: Colour,
    pub count: u8,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct TestView {
    pub job: Job,
    pub obstacle: Obstacle,
    pub way: u8,
    pub target: i8,
    /// Everything together so far.
    pub total: i16,
    /// Who has decided about helping.
    pub decided: Vec<Seat>,
    /// The assists on the table, by seat.
    pub assists: Vec<Option<Card>>,
    pub tricks: Cards,
    /// Tokens that a helper looks at.
    #[serde(skip_serializing_if = "Tokens::is_empty")]
    pub looked_at: Tokens,
    /// Of the tokens that wait for the active player, those that are for the test after this one.
    #[serde(skip_serializing_if = "Tokens::is_empty")]
    pub later: Tokens,
}

/// What a seat knows of its own.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct OwnView {
    pub seat: Seat,
    pub hand: Cards,
    pub secret: Secret,
    /// The secret decision about helping: nothing is an empty one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub helps_with: Option<Option<Card>>,
}

impl From<&SeatView> for OwnView {
    fn from(view: &SeatView) -> OwnView {
        OwnView {
            seat: view.seat,
            hand: view.hand,
            secret: view.secret,
            helps_with: match view.commit {
                Commit::Undecided => None,
                Commit::Nothing => Some(None),
                Commit::Card(card) => Some(Some(card)),
            },
        }
    }
}

impl View {
    /// What whoever holds these seats sees.
    pub fn new(game: &Rivals, public: &Public, own: &[SeatView]) -> View {
        let heat = (1..).zip(game.heat).zip(public.heat);
        View {
            game: &content().id,
            rules: *game.rules(),
            round: public.round,
            phase: phase(public.phase),
            starter: public.starter,
            active: public.active,
            waits_for: waits_for(public).collect(),
            players: public
                .seats()
                .map(|seat| player(game, public, seat))
                .collect(),
            jobs: game.jobs().map(|job| job_view(game, public, job)).collect(),
            bag: public.bag,
            supply: public.supply,
            heat: heat
                .map(|((round, colour), count)| HeatSpace {
                    round,
                    colour,
                    count,
                })
                .collect(),
            deck: public.deck,
            discard: public.discard,
            test: test(game, public),
            outcome: game.outcome(public),
            own: own.iter().map(OwnView::from).collect(),
        }
    }
}

/// The views of the seats that somebody holds.
pub fn held(state: &State, held: Seats) -> Vec<SeatView> {
    let seats = state.public.seats();
    let mine = seats.filter(|&seat| held.contains(seat));
    mine.map(|seat| state.view(seat)).collect()
}

/// Whom the table waits for.
pub fn waits_for(public: &Public) -> impl Iterator<Item = Seat> + use<> {
    let public = *public;
    public.seats().filter(move |&seat| match public.phase {
        Phase::Over => false,
        Phase::Help => seat != public.active && !public.decided(seat),
        Phase::Pay { seat: one } | Phase::Look { seat: one, .. } => seat == one,
        Phase::Choose | Phase::Tricks | Phase::Tie | Phase::Learn | Phase::Prepare => {
            seat == public.active
        }
    })
}

/// The name of a phase, as programs read it.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Choose => "choose",
        Phase::Help => "help",
        Phase::Pay { .. } => "pay",
        Phase::Look { .. } => "look",
        Phase::Tricks => "tricks",
        Phase::Tie => "tie",
        Phase::Learn => "learn",
        Phase::Prepare => "prepare",
        Phase::Over => "over",
    }
}

fn player(game: &Rivals, public: &Public, seat: Seat) -> PlayerView {
    let at = usize::from(seat.0);
    PlayerView {
        seat,
        identity: public.identities[at],
        skills: public.skills[at],
        added: public.added[at],
        scored: public.scored[at],
        obstacles: obstacles(public.obstacles[at]).collect(),
        score: game.score(public, seat),
        hand: public.hands[at],
        pawn: public.pawns[at],
        tokens: public.front[at],
        waiting: public.waiting[at],
        secret: public.secrets.map(|secrets| secrets[at]),
    }
}

fn job_view(game: &Rivals, public: &Public, job: Job) -> JobView {
    let first = content().jobs[job.index()].first;
    let left = public.gone[job.index()]..game.obstacles_of(job);
    JobView {
        job,
        obstacles: left.map(|at| Obstacle(first + at)).collect(),
    }
}

fn test(game: &Rivals, public: &Public) -> Option<TestView> {
    let job = public.test.job?;
    let (obstacle, _, way) = game.facing(public)?;
    let players = usize::from(public.players);
    let looked_at = match public.phase {
        Phase::Look { seen, .. } => seen,
        _ => Tokens::default(),
    };
    Some(TestView {
        job,
        obstacle,
        way: public.test.way,
        target: way.target,
        total: game.total(public),
        decided: public
            .seats()
            .filter(|&seat| public.decided(seat))
            .collect(),
        assists: public.test.assists[..players].to_vec(),
        tricks: public.test.tricks,
        looked_at,
        later: public.test.later,
    })
}
