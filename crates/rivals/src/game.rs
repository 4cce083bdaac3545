//! The rules as a [`Game`].

use crate::cards::{Cards, Identity, Job, Obstacle, Secret};
use crate::command::Command;
use crate::content::{Content, ObstacleCard, ROUNDS, Way, content};
use crate::event::Event;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::rules::{Rules, Setup, SetupProblem};
use crate::state::{Commit, Hidden, Phase, Public, SEATS, SeatView, State, Test};
use crate::tokens::{Colour, Lying, Tokens};
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

    /// Everything a seat may do, from what it knows.
    pub fn options(&self, view: &SeatView, into: &mut Vec<Command>) {
        self.list(&view.public, view.seat, &view.hand, into);
    }

    fn list(&self, public: &Public, seat: Seat, hand: &Cards, into: &mut Vec<Command>) {
        let content = content();
        let mine = seat == public.active;
        match public.phase {
            Phase::Choose if mine => {
                for job in self.jobs() {
                    if let Some(obstacle) = self.top(public, job) {
                        let ways = content.obstacles[obstacle.index()].ways.len() as u8;
                        into.extend((0..ways).map(|way| Command::Face { job, way }));
                    }
                }
            }
            Phase::Help if !mine && seat.0 < public.players && !public.decided(seat) => {
                into.push(Command::Decline);
                let assists = hand.among(content.assists);
                into.extend(assists.map(|card| Command::Help { card }));
            }
            Phase::Pay { seat: payer } if payer == seat => {
                into.extend(hand.each().map(|card| Command::Pay { card }));
            }
            Phase::Look { seat: helper, seen } if helper == seat => {
                if let Some(look) = self.look_of(public, seat) {
                    let able = seen.each().filter(|&colour| look.takes(colour));
                    into.extend(able.map(|colour| Command::Remove { colour }));
                    if !look.must_remove {
                        into.push(Command::Keep);
                    }
                }
            }
            Phase::Tricks if mine => {
                into.push(Command::Resolve);
                for card in hand.among(content.tricks) {
                    self.list_trick(public, card, into);
                }
            }
            Phase::Tie if mine => {
                let highest = highest(public.test_tokens());
                let colours = highest.each();
                into.extend(colours.map(|colour| Command::Remove { colour }));
            }
            Phase::Learn if mine => {
                into.push(Command::Skip);
                let teaching = content.tricks & content.upgrades;
                for (pile, from) in sources(public, hand) {
                    let cards = pile.among(teaching);
                    into.extend(cards.map(|card| Command::Learn { card, from }));
                }
            }
            Phase::Prepare if mine => {
                into.push(Command::Draw);
                into.extend(hand.each().map(|card| Command::Discard { card }));
            }
            _ => {}
        }
    }

    /// Whether a seat may do this, from what it knows, or why not.
    fn judge(
        &self,
        public: &Public,
        seat: Seat,
        hand: &Cards,
        command: Command,
    ) -> Result<(), Refusal> {
        if public.phase == Phase::Over {
            return Err(Refusal::GameIsOver);
        }
        if seat.0 >= public.players {
            return Err(Refusal::NoSuchSeat);
        }
        let content = content();
        let mine = seat == public.active;
        let my_turn = || mine.then_some(()).ok_or(Refusal::NotYourTurn);
        let holds = |card| hand.has(card).then_some(()).ok_or(Refusal::NotInYourHand);
        let known = |card: crate::Card| (card.index() < content.cards.len()).then_some(());
        match (public.phase, command) {
            (Phase::Choose, Command::Face { job, way }) => {
                my_turn()?;
                if !self.jobs().any(|known| known == job) {
                    return Err(Refusal::NoSuchJob);
                }
                let obstacle = self.top(public, job).ok_or(Refusal::JobIsDone)?;
                let ways = &content.obstacles[obstacle.index()].ways;
                let there = usize::from(way) < ways.len();
                there.then_some(()).ok_or(Refusal::NoSuchWay)
            }
            (Phase::Help, Command::Help { .. } | Command::Decline) => {
                if mine {
                    return Err(Refusal::YourOwnTest);
                }
                if public.decided(seat) {
                    return Err(Refusal::AlreadyDecided);
                }
                let Command::Help { card } = command else {
                    return Ok(());
                };
                holds(card)?;
                let assist = content.assists & 1 << card.0 != 0;
                assist.then_some(()).ok_or(Refusal::NotAnAssist)
            }
            (Phase::Pay { seat: payer }, Command::Pay { card }) => {
                if payer != seat {
                    return Err(Refusal::NotYourTurn);
                }
                holds(card)
            }
            (Phase::Look { seat: helper, seen }, Command::Remove { colour }) => {
                if helper != seat {
                    return Err(Refusal::NotYourTurn);
                }
                if seen.count(colour) == 0 {
                    return Err(Refusal::NoSuchToken);
                }
                let look = self.look_of(public, seat);
                let takes = look.is_some_and(|look| look.takes(colour));
                takes.then_some(()).ok_or(Refusal::NotThisColour)
            }
            (Phase::Look { seat: helper, .. }, Command::Keep) => {
                if helper != seat {
                    return Err(Refusal::NotYourTurn);
                }
                let must = self
                    .look_of(public, seat)
                    .is_some_and(|look| look.must_remove);
                (!must).then_some(()).ok_or(Refusal::OneMustGo)
            }
            (Phase::Tricks, Command::Resolve) => my_turn(),
            (Phase::Tricks, Command::Play { card, on }) => {
                my_turn()?;
                known(card).ok_or(Refusal::NotInYourHand)?;
                holds(card)?;
                self.judge_trick(public, card, on)
            }
            (Phase::Tie, Command::Remove { colour }) => {
                my_turn()?;
                let highest = highest(public.test_tokens());
                let there = highest.count(colour) > 0;
                there.then_some(()).ok_or(Refusal::NotThisColour)
            }
            (Phase::Learn, Command::Skip) => my_turn(),
            (Phase::Learn, Command::Learn { card, from }) => {
                my_turn()?;
                let missing = match from {
                    crate::Source::Played => Refusal::NotPlayed,
                    crate::Source::Hand => Refusal::NotInYourHand,
                };
                known(card).ok_or(missing)?;
                // Before it is looked for: a trick that pays was played, and yet lies there no more.
                if content.tricks & 1 << card.0 == 0 {
                    return Err(Refusal::NotATrick);
                }
                if content.upgrades & 1 << card.0 == 0 {
                    return Err(Refusal::TeachesNothing);
                }
                let mut piles = sources(public, hand).into_iter();
                let there = piles.any(|(pile, source)| source == from && pile.has(card));
                there.then_some(()).ok_or(missing)
            }
            (Phase::Prepare, Command::Draw) => my_turn(),
            (Phase::Prepare, Command::Discard { card }) => {
                my_turn()?;
                holds(card)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// What the assist of a helper lets it look at.
    pub(crate) fn look_of(&self, public: &Public, seat: Seat) -> Option<crate::content::Look> {
        let card = public.test.assists[usize::from(seat.0)]?;
        content().cards[card.index()].as_assist()?.look
    }
}

/// The colours of the tokens that show the highest number.
#[inline]
pub(crate) fn highest(lying: &Lying) -> Tokens {
    let mut found = Tokens::default();
    let most = lying.each().map(|token| token.printed()).max();
    let most = lying.each().filter(|token| Some(token.printed()) == most);
    most.for_each(|token| found.add(token.colour, 1));
    found
}

/// Where a trick to learn can come from.
#[inline]
fn sources<'a>(public: &'a Public, hand: &'a Cards) -> [(&'a Cards, crate::Source); 2] {
    [
        (&public.test.tricks, crate::Source::Played),
        (hand, crate::Source::Hand),
    ]
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
        let mut play = Play::new(self, &mut state, dealer, witness);
        for seat in (0..players).map(Seat) {
            let identity = identities[usize::from(seat.0)];
            play.tell(Event::Became { seat, identity });
        }
        for seat in (0..players).map(Seat) {
            play.draw_up(seat);
        }
        let starter = Seat(play.dealer.roll(players) - 1);
        play.public().starter = starter;
        play.public().active = starter;
        play.tell(Event::Began { starter });
        play.tell(Event::RoundBegan { round: 1 });
        state
    }

    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Command>) {
        let hand = state.hidden.hands.get(usize::from(seat.0));
        if let Some(hand) = hand {
            self.list(&state.public, seat, hand, into);
        }
    }

    fn check(&self, state: &State, seat: Seat, command: Command) -> Result<(), Refusal> {
        let hand = state.hidden.hands.get(usize::from(seat.0));
        let nothing = Cards::default();
        self.judge(&state.public, seat, hand.unwrap_or(&nothing), command)
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
        let mut play = Play::new(self, state, dealer, witness);
        match command {
            Command::Face { job, way } => play.face(job, way),
            Command::Help { card } => play.decide(seat, Commit::Card(card)),
            Command::Decline => play.decide(seat, Commit::Nothing),
            Command::Pay { card } => play.pay(seat, card),
            Command::Remove { colour } if play.state.public.phase == Phase::Tie => {
                play.settle_tie(colour);
            }
            Command::Remove { colour } => play.looked(seat, Some(colour)),
            Command::Keep => play.looked(seat, None),
            Command::Play { card, on } => play.trick(card, on),
            Command::Resolve => play.resolve(),
            Command::Learn { card, from } => play.learn(Some((card, from))),
            Command::Skip => play.learn(None),
            Command::Discard { card } => play.drop_card(card),
            Command::Draw => play.prepare(),
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
