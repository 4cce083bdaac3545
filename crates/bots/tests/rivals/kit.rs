//! Moments of a game, made by hand.

use bots::{Budget, Level, rivals::next};
use rivals::{Card, Cards, Command, Job, Obstacle, Phase, Rivals, Rules, SeatView, Secret, Setup};
use rivals::{Colour, State, Token};
use table::{FastDealer, Game, Seat, Seats};

/// What one seat sees, to be changed before it decides.
pub struct Moment {
    pub game: Rivals,
    pub view: SeatView,
}

pub const ME: Seat = Seat(0);

pub fn card(id: &str) -> Card {
    Card::named(id).expect("a card of the box")
}

pub fn job(letter: &str) -> Job {
    Job::named(letter).expect("a job of the box")
}

pub fn token(colour: Colour, face: u8) -> Token {
    Token {
        colour,
        face,
        doubled: false,
    }
}

/// The first seat at the beginning of a game that it begins, with an empty hand and a secret that asks for nothing now.
pub fn moment(players: u8) -> Moment {
    let game = Rivals::new(Setup::new(players)).expect("a good setup");
    let mut luck = FastDealer::new(4);
    let state: State = game.start(&mut luck, &mut ());
    let mut view = state.view(ME);
    view.public.starter = ME;
    view.public.active = ME;
    view.hand = Cards::default();
    view.public.hands[0] = 0;
    view.secret = Secret::named("fixer").expect("a secret of the box");
    Moment { game, view }
}

impl Moment {
    pub fn hand(mut self, ids: &[&str]) -> Moment {
        self.view.hand = ids.iter().map(|id| card(id)).collect();
        self.view.public.hands[usize::from(self.view.seat.0)] = ids.len() as u8;
        self
    }

    pub fn secret(mut self, id: &str) -> Moment {
        self.view.secret = Secret::named(id).expect("a secret of the box");
        self
    }

    /// Agility, charm and dexterity of a seat.
    pub fn skills(mut self, seat: u8, skills: [u8; 3]) -> Moment {
        self.view.public.skills[usize::from(seat)] = skills;
        self
    }

    /// So many obstacles of a job are gone.
    pub fn gone(mut self, letter: &str, count: u8) -> Moment {
        self.view.public.gone[job(letter).index()] = count;
        self
    }

    /// A seat has passed these obstacles.
    pub fn passed(mut self, seat: u8, ids: &[&str]) -> Moment {
        for id in ids {
            let obstacle = Obstacle::named(id).expect("an obstacle of the box");
            self.view.public.obstacles[usize::from(seat)] |= 1 << obstacle.0;
        }
        self
    }

    /// It is the turn of this seat, so many turns into a round that seat 0 began.
    pub fn turn(mut self, round: u8, active: u8) -> Moment {
        self.view.public.round = round;
        self.view.public.turns = active;
        self.view.public.active = Seat(active);
        self
    }

    /// The active player has taken on a job, and everybody is there.
    pub fn facing(mut self, letter: &str, way: u8, phase: Phase) -> Moment {
        let public = &mut self.view.public;
        public.test.job = Some(job(letter));
        public.test.obstacle = self.game.top(public, job(letter));
        public.test.way = way;
        public.phase = phase;
        public.pawns = [public.test.job; 4];
        self
    }

    /// These tokens lie before the active player, taken from the supply.
    pub fn tokens(mut self, tokens: &[Token]) -> Moment {
        let public = &mut self.view.public;
        for &token in tokens {
            public.supply.take(token.colour);
            public.front[usize::from(public.active.0)].add(token);
        }
        self
    }

    pub fn decides(&self, level: Level, games: u32) -> Command {
        let mut luck = FastDealer::new(1);
        let budget = Budget::Heists(games);
        next(&self.game, &self.view, level, budget, &mut luck).expect("something to decide")
    }

    pub fn scripted(&self) -> Command {
        self.decides(Level::Scripted, 0)
    }
}

/// A game with those options turned that these bits choose.
pub fn game(players: u8, bits: u64) -> Rivals {
    let setup = Setup {
        rules: Rules::turned(bits as u16),
        ..Setup::new(players)
    };
    Rivals::new(setup).expect("a good setup")
}

/// Plays a game with a bot in each seat, and hands over every command. The winners.
pub fn play(
    game: &Rivals,
    levels: &[Level],
    budget: Budget,
    seed: u64,
    mut told: impl FnMut(Seat, Command),
) -> Seats {
    let mut luck = FastDealer::new(seed);
    let mut thoughts: Vec<FastDealer> = (1..=levels.len() as u64)
        .map(|seat| FastDealer::new(seed.wrapping_mul(31).wrapping_add(seat)))
        .collect();
    let mut state = game.start(&mut luck, &mut ());
    while !game.over(&state) {
        let seat = rivals::view::waits_for(&state.public)
            .next()
            .expect("somebody to wait for");
        let at = usize::from(seat.0);
        let view = state.view(seat);
        let command = next(game, &view, levels[at], budget, &mut thoughts[at]);
        let command = command.expect("the table waits for this seat");
        told(seat, command);
        game.apply(&mut state, seat, command, &mut luck, &mut ())
            .unwrap_or_else(|refusal| panic!("{command:?} in game {seed}: {refusal:?}"));
    }
    let outcome = game.outcome(&state.public).expect("the game is over");
    outcome.winners
}
