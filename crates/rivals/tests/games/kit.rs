//! A table set by hand: who sits there, what they hold, what the bag will give.

use rivals::command::TrickTarget;
use rivals::outcome::Outcome;
use rivals::{
    Card, Cards, Colour, Command, Event, Identity, Obstacle, Phase, Refusal, Rivals, Rules, Secret,
    Setup, Source, State, ThrownTokens, Token, Tokens, content,
};
use std::collections::VecDeque;
use table::{Dealer, FastDealer, Game, Seat};

/// Gives the tokens it was told to. Cards come from the front of the list.
#[derive(Default)]
pub struct Luck {
    tokens: VecDeque<Colour>,
    faces: VecDeque<u8>,
    pub cards_drawn: u32,
}

impl Dealer for Luck {
    fn roll(&mut self, sides: u8) -> u8 {
        assert_eq!(sides, 2, "tokens have two faces");
        self.faces.pop_front().expect("a face was named") + 1
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        let at = if counts.len() == 6 {
            self.tokens.pop_front().expect("a token was named").index()
        } else {
            self.cards_drawn += 1;
            let first = counts.iter().position(|&count| count > 0);
            first.expect("there is a card")
        };
        assert!(counts[at] > 0, "there is no such piece to draw: {at}");
        at as u8
    }
}

pub struct Table {
    pub game: Rivals,
    pub state: State,
    pub luck: Luck,
    /// What the latest command led to.
    pub events: Vec<Event>,
}

pub const WHO: [&str; 4] = [
    "cat-burglar",
    "confidence-artist",
    "pick-pocket",
    "jack-of-all",
];

/// A table for so many: Cat Burglar (seat 0, to act), Confidence Artist, Pick Pocket, Jack of All, with empty hands.
pub fn table(players: u8) -> Table {
    table_with(players, |_| {})
}

/// The same with other rules.
pub fn table_with(players: u8, change: impl FnOnce(&mut Rules)) -> Table {
    let mut setup = Setup::new(players);
    change(&mut setup.rules);
    let game = Rivals::new(setup).expect("a good setup");
    let mut state = game.start(&mut FastDealer::new(1), &mut ());
    state.hidden.deck = content().deck;
    state.public.deck = content().deck.len();
    state.public.starter = Seat(0);
    state.public.active = Seat(0);
    for (seat, who) in WHO.iter().enumerate().take(usize::from(players)) {
        state.hidden.hands[seat] = Cards::default();
        state.public.hands[seat] = 0;
        let identity = Identity::named(who).expect("an identity");
        state.public.identities[seat] = identity;
        state.public.skills[seat] = content().identities[identity.index()].skills();
    }
    Table {
        game,
        state,
        luck: Luck::default(),
        events: Vec::new(),
    }
}

pub fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub fn obstacle(id: &str) -> Obstacle {
    Obstacle::named(id).unwrap_or_else(|| panic!("no obstacle {id}"))
}

pub fn secret(id: &str) -> Secret {
    Secret::named(id).unwrap_or_else(|| panic!("no secret {id}"))
}

/// `"blue+4"`, `"red-2"`, with `x2` if it counts twice.
pub fn token(text: &str) -> Token {
    let (text, doubled) = match text.strip_suffix("x2") {
        Some(text) => (text, true),
        None => (text, false),
    };
    let at = text.find(['+', '-']).expect("a sign");
    let colour = colour(&text[..at]);
    let value: i8 = text[at..].parse().expect("a number");
    let face = colour.faces().iter().position(|&face| face == value);
    Token {
        colour,
        face: face.expect("a face of this colour") as u8,
        doubled,
    }
}

pub fn colour(name: &str) -> Colour {
    serde_json::from_value(name.into()).expect("a colour")
}

/// `"yellow yellow red"`
pub fn tokens(text: &str) -> Tokens {
    let mut tokens = Tokens::default();
    text.split_whitespace()
        .for_each(|name| tokens.add(colour(name), 1));
    tokens
}

impl Table {
    /// Gives somebody cards from the deck.
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Table {
        for id in cards {
            let card = card(id);
            self.state.hidden.deck.take(card);
            self.state.public.deck -= 1;
            self.state.hidden.hands[usize::from(seat)].add(card);
            self.state.public.hands[usize::from(seat)] += 1;
        }
        self
    }

    /// Puts this obstacle on top of its job.
    pub fn top(mut self, id: &str) -> Table {
        let obstacle = obstacle(id);
        let job = content().obstacles[obstacle.index()].job;
        let first = content().jobs[usize::from(job)].first;
        self.state.public.gone[usize::from(job)] = obstacle.0 - first;
        self
    }

    /// What the bag holds; the rest of all tokens is the supply, apart from the heat track and what lies about.
    pub fn bag(mut self, text: &str) -> Table {
        let public = &mut self.state.public;
        for colour in Colour::ALL {
            public.supply.add(colour, public.bag.count(colour));
        }
        public.bag = tokens(text);
        for colour in Colour::ALL {
            public.supply.0[colour.index()] -= public.bag.count(colour);
        }
        self
    }

    /// Nothing of a colour is left in the supply.
    pub fn no_supply(mut self, name: &str) -> Table {
        self.state.public.supply.0[colour(name).index()] = 0;
        self
    }

    /// Tokens wait for somebody's next test.
    pub fn waiting(mut self, seat: u8, text: &str) -> Table {
        self.state.public.waiting[usize::from(seat)] = tokens(text);
        self
    }

    /// Tokens lie in front of somebody.
    pub fn front(mut self, seat: u8, text: &str) -> Table {
        self.state.public.front[usize::from(seat)] = lying(text);
        self
    }

    pub fn pawn(mut self, seat: u8, job: &str) -> Table {
        self.state.public.pawns[usize::from(seat)] = rivals::Job::named(job);
        self
    }

    pub fn skills(mut self, seat: u8, skills: [u8; 3]) -> Table {
        self.state.public.skills[usize::from(seat)] = skills;
        self
    }

    pub fn secret(mut self, seat: u8, id: &str) -> Table {
        self.state.hidden.secrets[usize::from(seat)] = secret(id);
        self
    }

    /// The next tokens out of the bag and how they fall.
    pub fn will_draw(mut self, text: &str) -> Table {
        self.name_tokens(text);
        self
    }

    pub fn name_tokens(&mut self, text: &str) {
        for token in text.split_whitespace().map(token) {
            self.luck.tokens.push_back(token.colour);
            self.luck.faces.push_back(token.face);
        }
    }

    /// The next tokens that are looked at.
    pub fn will_look_at(mut self, text: &str) -> Table {
        let colours = text.split_whitespace().map(colour);
        self.luck.tokens.extend(colours);
        self
    }

    /// How waiting tokens fall when they join.
    pub fn will_join(mut self, text: &str) -> Table {
        let faces = text.split_whitespace().map(|text| token(text).face);
        self.luck.faces.extend(faces);
        self
    }

    #[track_caller]
    pub fn does(&mut self, seat: u8, command: Command) -> &mut Table {
        self.events.clear();
        let done = self.game.apply(
            &mut self.state,
            Seat(seat),
            command,
            &mut self.luck,
            &mut self.events,
        );
        assert_eq!(done, Ok(()), "{command:?} of seat {seat}");
        self
    }

    #[track_caller]
    pub fn refuses(&mut self, seat: u8, command: Command, why: Refusal) -> &mut Table {
        let answer = self.game.check(&self.state, Seat(seat), command);
        assert_eq!(answer, Err(why), "{command:?} of seat {seat}");
        self
    }

    /// The active player takes on an obstacle that is on top.
    #[track_caller]
    pub fn faces(&mut self, id: &str) -> &mut Table {
        self.faces_by(id, 0)
    }

    #[track_caller]
    pub fn faces_by(&mut self, id: &str, way: u8) -> &mut Table {
        let wanted = obstacle(id);
        let job = rivals::Job(content().obstacles[wanted.index()].job);
        let top = self.game.top(&self.state.public, job);
        assert_eq!(top, Some(wanted), "{id} is on top");
        self.does(self.state.public.active.0, Command::Face { job, way })
    }

    #[track_caller]
    pub fn helps(&mut self, seat: u8, id: &str) -> &mut Table {
        self.does(seat, Command::Help { card: card(id) })
    }

    /// Whoever has not decided yet does not help.
    #[track_caller]
    pub fn nobody_else_helps(&mut self) -> &mut Table {
        for seat in 0..self.state.public.players {
            let undecided = self.state.public.phase == Phase::Help
                && Seat(seat) != self.state.public.active
                && !self.state.public.decided(Seat(seat));
            if undecided {
                self.does(seat, Command::Decline);
            }
        }
        self
    }

    #[track_caller]
    pub fn plays(&mut self, id: &str) -> &mut Table {
        let active = self.state.public.active.0;
        self.does(
            active,
            Command::Play {
                card: card(id),
                on: None,
            },
        )
    }

    /// Plays a trick on a token of the own test.
    #[track_caller]
    pub fn plays_on(&mut self, id: &str, on: &str) -> &mut Table {
        let active = self.state.public.active;
        self.plays_at(id, active.0, on)
    }

    #[track_caller]
    pub fn plays_at(&mut self, id: &str, before: u8, on: &str) -> &mut Table {
        let active = self.state.public.active.0;
        let on = Some(TrickTarget {
            before: Seat(before),
            token: token(on),
        });
        self.does(active, Command::Play { card: card(id), on })
    }

    #[track_caller]
    pub fn resolves(&mut self) -> &mut Table {
        self.does(self.state.public.active.0, Command::Resolve)
    }

    #[track_caller]
    pub fn learns(&mut self, id: &str, from: Source) -> &mut Table {
        let active = self.state.public.active.0;
        let card = card(id);
        self.does(active, Command::Learn { card, from })
    }

    #[track_caller]
    pub fn skips(&mut self) -> &mut Table {
        self.does(self.state.public.active.0, Command::Skip)
    }

    pub fn total(&self) -> i16 {
        self.game.total(&self.state.public)
    }

    pub fn legal(&self, seat: u8) -> Vec<Command> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, Seat(seat), &mut legal);
        legal
    }

    #[track_caller]
    pub fn saw(&self, event: Event) -> &Table {
        assert!(
            self.events.contains(&event),
            "{event:?} is not among {:#?}",
            self.events
        );
        self
    }

    /// Ends the game here and now, with the bag as it is.
    pub fn ends(&mut self) -> Outcome {
        self.state.public.phase = Phase::Over;
        self.state.public.secrets = Some(self.state.hidden.secrets);
        let outcome = self.game.outcome(&self.state.public);
        outcome.expect("an ended game has an outcome")
    }

    pub fn scored(&self, seat: usize) -> Vec<&'static str> {
        self.state.public.scored[seat]
            .iter()
            .map(Card::id)
            .collect()
    }

    pub fn added(&self, seat: usize) -> Vec<&'static str> {
        self.state.public.added[seat].iter().map(Card::id).collect()
    }

    pub fn discarded(&self) -> Vec<&'static str> {
        self.state.public.discard.iter().map(Card::id).collect()
    }

    pub fn in_hand(&self, seat: usize) -> Vec<&'static str> {
        self.state.hidden.hands[seat].iter().map(Card::id).collect()
    }

    pub fn obstacles(&self, seat: usize) -> Vec<&'static str> {
        let own = rivals::outcome::obstacles(self.state.public.obstacles[seat]);
        own.map(Obstacle::id).collect()
    }

    pub fn job(&self, letter: &str) -> Option<&'static str> {
        let job = rivals::Job::named(letter).expect("a job");
        self.game.top(&self.state.public, job).map(Obstacle::id)
    }
}

pub fn lying(text: &str) -> ThrownTokens {
    text.split_whitespace().map(token).collect()
}
