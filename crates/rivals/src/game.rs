//! The rules as a [`Game`].

use crate::cards::{Cards, Identity, Job, Obstacle, Secret};
use crate::command::Command;
use crate::content::{Content, ObstacleCard, ROUNDS, Way, content};
use crate::event::Event;
use crate::position::PositionMut;
use crate::refusal::Refusal;
use crate::rules::{Rules, Setup, SetupProblem};
use crate::state::{Commit, Hidden, Phase, Public, SEATS, State, Test};
use crate::tokens::{Colour, Tokens};
use table::{Dealer, Game, Seat, Witness};

/// A game of HEIST with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rivals {
    pub setup: Setup,
    /// The colours of the heat track.
    pub heat: [Colour; ROUNDS],
    /// Tokens on each space at the beginning, as far as the supply went.
    pub heat_counts: [u8; ROUNDS],
    supply: Tokens,
    bag: Tokens,
}

impl Rivals {
    pub fn new(setup: Setup) -> Result<Rivals, Vec<SetupProblem>> {
        let problems = setup.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let content = content();
        let track = &content.heat;
        let heat = if setup.rules.older_heat_track {
            track.older
        } else {
            track.printed
        };
        let chart = if setup.rules.heat_by_chart {
            &track.by_chart
        } else {
            &track.by_words
        };
        let each = chart
            .get(&setup.players.to_string())
            .copied()
            .unwrap_or_default();
        let bag = content.bag.of(setup.players);
        let mut supply = content.tokens;
        for colour in Colour::ALL {
            supply.0[colour.index()] -= bag.count(colour);
        }
        let mut heat_counts = [0; ROUNDS];
        for (count, colour) in heat_counts.iter_mut().zip(heat) {
            *count = each.min(supply.count(colour));
            supply.0[colour.index()] -= *count;
        }
        Ok(Rivals {
            setup,
            heat,
            heat_counts,
            supply,
            bag,
        })
    }

    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// The jobs on the table.
    pub fn jobs(&self) -> impl Iterator<Item = Job> + use<> {
        let training = self.setup.rules.training_montage;
        let jobs = Job::all().zip(&content().jobs);
        jobs.filter(move |(_, card)| training || !card.endless)
            .map(|(job, _)| job)
    }

    /// How many obstacles a job has.
    #[inline]
    pub fn obstacles_of(&self, job: Job) -> u8 {
        let card = &content().jobs[job.index()];
        card.len.min(self.setup.rules.obstacles_per_job)
    }

    /// The top obstacle of a job on the table.
    #[inline]
    pub fn top(&self, public: &Public, job: Job) -> Option<Obstacle> {
        let card = content().jobs.get(job.index())?;
        if card.endless && !self.setup.rules.training_montage {
            return None;
        }
        let gone = public.gone[job.index()];
        (gone < self.obstacles_of(job)).then(|| Obstacle(card.first + gone))
    }

    /// How many obstacles are left of a job.
    #[inline]
    pub fn left_of(&self, public: &Public, job: Job) -> u8 {
        self.obstacles_of(job) - public.gone[job.index()]
    }

    /// Whether nothing is left of a job.
    pub fn completed(&self, public: &Public, job: Job) -> bool {
        !content().jobs[job.index()].endless && self.top(public, job).is_none()
    }

    /// The obstacle of the present test, and the alternative that was chosen.
    #[inline]
    pub fn facing(
        &self,
        public: &Public,
    ) -> Option<(Obstacle, &'static ObstacleCard, &'static Way)> {
        let obstacle = public.test.obstacle?;
        let card = &content().obstacles[obstacle.index()];
        let way = card.ways.get(usize::from(public.test.way))?;
        Some((obstacle, card, way))
    }

    /// What the active player has together, tokens included.
    #[inline]
    pub fn total(&self, public: &Public) -> i16 {
        let own = self.facing(public).map_or(0, |(_, _, way)| {
            way.score(public.skills[usize::from(public.active.0)])
        });
        own + i16::from(public.test.number) + public.test_tokens().value()
    }

    /// Tokens that the test draws from the bag.
    #[inline]
    pub fn draws(&self, public: &Public) -> u8 {
        let extra = self.facing(public).map_or(0, |(_, card, _)| card.extra);
        2 + extra + public.test.extra
    }
}

impl Game for Rivals {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn start<D: Dealer, W: Witness<Event>>(&self, dealer: &mut D, witness: &mut W) -> State {
        let content: &Content = content();
        let players = self.setup.players;
        let mut identities = [Identity(0); SEATS];
        let mut secrets = [Secret(0); SEATS];
        let mut skills = [[0; 3]; SEATS];
        deal(dealer, content.identities.len(), players, |seat, at| {
            identities[seat] = Identity(at);
            skills[seat] = content.identities[usize::from(at)].skills();
        });
        deal(dealer, content.secrets.len(), players, |seat, at| {
            secrets[seat] = Secret(at);
        });
        let mut state = State {
            public: Public {
                phase: Phase::Choose,
                round: 1,
                starter: Seat(0),
                turns: 0,
                active: Seat(0),
                players,
                identities,
                skills,
                added: Default::default(),
                scored: Default::default(),
                obstacles: [0; SEATS],
                gone: [0; 5],
                pawns: [None; SEATS],
                hands: [0; SEATS],
                deck: content.deck.len(),
                discard: Cards::default(),
                bag: self.bag,
                supply: self.supply,
                heat: self.heat_counts,
                front: Default::default(),
                waiting: Default::default(),
                test: Test::default(),
                secrets: None,
            },
            hidden: Hidden {
                hands: Default::default(),
                secrets,
                commits: [Commit::Undecided; SEATS],
                deck: content.deck,
            },
        };
        let mut position = PositionMut::new(self, &mut state, dealer, witness);
        for seat in (0..players).map(Seat) {
            let identity = identities[usize::from(seat.0)];
            position.tell(Event::Became { seat, identity });
        }
        for seat in (0..players).map(Seat) {
            position.draw_up(seat);
        }
        let starter = Seat(position.dealer.roll(players) - 1);
        position.public().starter = starter;
        position.public().active = starter;
        position.tell(Event::Began { starter });
        position.tell(Event::RoundBegan { round: 1 });
        state
    }

    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Command>) {
        let hand = state.hidden.hands.get(usize::from(seat.0));
        if let Some(hand) = hand {
            self.list_legal(&state.public, seat, hand, into);
        }
    }

    fn check(&self, state: &State, seat: Seat, command: Command) -> Result<(), Refusal> {
        let hand = state.hidden.hands.get(usize::from(seat.0));
        let nothing = Cards::default();
        self.check_command(&state.public, seat, hand.unwrap_or(&nothing), command)
    }

    fn apply<D: Dealer, W: Witness<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        command: Command,
        dealer: &mut D,
        witness: &mut W,
    ) -> Result<(), Refusal> {
        self.check(state, seat, command)?;
        let mut position = PositionMut::new(self, state, dealer, witness);
        match command {
            Command::Face { job, way } => position.face(job, way),
            Command::Help { card } => position.decide(seat, Commit::Card(card)),
            Command::Decline => position.decide(seat, Commit::Nothing),
            Command::Pay { card } => position.pay(seat, card),
            Command::Remove { colour } if position.state.public.phase == Phase::Tie => {
                position.settle_tie(colour);
            }
            Command::Remove { colour } => position.looked(seat, Some(colour)),
            Command::Keep => position.looked(seat, None),
            Command::Play { card, on } => position.trick(card, on),
            Command::Resolve => position.resolve(),
            Command::Learn { card, from } => position.learn(Some((card, from))),
            Command::Skip => position.learn(None),
            Command::Discard { card } => position.drop_card(card),
            Command::Draw => position.prepare(),
        }
        Ok(())
    }

    fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        command: Command,
        mut dealer: &mut dyn Dealer,
        mut witness: &mut dyn Witness<Event>,
    ) -> Result<(), Refusal> {
        self.apply(state, seat, command, &mut dealer, &mut witness)
    }

    fn over(&self, state: &State) -> bool {
        state.public.phase == Phase::Over
    }

    /// The assists are turned over, or at the end the secrets: what was decided before cannot be decided anew.
    fn reveals(&self, before: &State, after: &State) -> bool {
        let helped = before.public.phase == Phase::Help && after.public.phase != Phase::Help;
        helped || after.public.phase == Phase::Over
    }
}

/// One of `count` different things for each player.
fn deal<D: Dealer>(dealer: &mut D, count: usize, players: u8, mut to: impl FnMut(usize, u8)) {
    let mut left = [0; 16];
    left[..count].fill(1);
    for seat in 0..players {
        let at = dealer.draw(&left[..count]);
        left[usize::from(at)] = 0;
        to(usize::from(seat), at);
    }
}
