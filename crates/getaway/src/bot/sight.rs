//! The view of a table of HEIST, read back into what the rules and the bots work with.

use rivals::{
    Card, Colour, Commit, Identity, Job, Obstacle, Phase, Public, Rivals, Rules, SeatView, Secret,
    Setup, Token, Tokens, content,
    state::{SEATS, Test},
};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::collections::BTreeMap;
use table::Seat;
use words::Language;

/// What is to be seen from some seats.
pub struct Sight {
    pub game: Rivals,
    pub public: Public,
    own: Vec<Own>,
}

/// A view, as far as it is needed.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct View {
    rules: Rules,
    round: u8,
    phase: String,
    starter: Seat,
    active: Seat,
    waits_for: Vec<Seat>,
    players: Vec<Player>,
    jobs: Vec<Pile>,
    bag: Counts,
    supply: Counts,
    heat: Vec<Heat>,
    deck: u8,
    discard: Vec<Card>,
    test: Option<Tested>,
    own: Vec<Own>,
}

type Counts = BTreeMap<Colour, u8>;

#[derive(Deserialize)]
struct Player {
    identity: Identity,
    skills: [u8; 3],
    added: Vec<Card>,
    scored: Vec<Card>,
    obstacles: Vec<Obstacle>,
    hand: u8,
    pawn: Option<Job>,
    tokens: Vec<Token>,
    waiting: Counts,
    secret: Option<Secret>,
}

#[derive(Deserialize)]
struct Pile {
    job: Job,
    obstacles: Vec<Obstacle>,
}

#[derive(Deserialize)]
struct Heat {
    count: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Tested {
    job: Job,
    obstacle: Obstacle,
    way: u8,
    total: i16,
    decided: Vec<Seat>,
    assists: Vec<Option<Card>>,
    tricks: Vec<Card>,
    #[serde(default)]
    looked_at: Counts,
    #[serde(default)]
    later: Counts,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Own {
    seat: Seat,
    hand: Vec<Card>,
    secret: Secret,
    #[serde(default, deserialize_with = "decided")]
    helps_with: Option<Option<Card>>,
}

/// Nothing is a decision too.
fn decided<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<Card>>, D::Error> {
    Option::deserialize(from).map(Some)
}

impl Sight {
    pub fn read(view: &Value) -> Result<Sight, String> {
        let view = View::deserialize(view).map_err(|error| error.to_string())?;
        let setup = Setup {
            players: view.players.len() as u8,
            rules: view.rules,
            think_seconds: None,
            lesson: false,
        };
        let game = Rivals::new(setup)
            .map_err(|problems| words::rivals::setup_problems(Language::english(), &problems))?;
        let public = public(&game, &view)?;
        Ok(Sight {
            game,
            public,
            own: view.own,
        })
    }

    /// All that one of these seats knows.
    pub fn of(&self, seat: Seat) -> Option<SeatView> {
        let own = self.own.iter().find(|own| own.seat == seat)?;
        Some(SeatView {
            seat,
            public: self.public,
            hand: own.hand.iter().copied().collect(),
            secret: own.secret,
            commit: match own.helps_with {
                None => Commit::Undecided,
                Some(None) => Commit::Nothing,
                Some(Some(card)) => Commit::Card(card),
            },
        })
    }
}

fn public(game: &Rivals, view: &View) -> Result<Public, String> {
    let players = game.setup.players;
    if view.active.0 >= players || view.starter.0 >= players {
        return Err(format!(
            "active: {}, starter: {}",
            view.active.0, view.starter.0
        ));
    }
    let player = |seat: usize| view.players.get(seat);
    let mut gone = [0; 5];
    for pile in &view.jobs {
        let left = pile.obstacles.len() as u8;
        gone[pile.job.index()] = game.obstacles_of(pile.job).saturating_sub(left);
    }
    let bits = |pile: &[Obstacle]| pile.iter().fold(0, |bits, at| bits | 1 << at.0);
    let secret = |seat| player(seat).map_or(Some(Secret(0)), |player| player.secret);
    let secrets: Option<Vec<Secret>> = (0..SEATS).map(secret).collect();
    let phase = phase(view)?;
    let mut public = Public {
        phase,
        round: view.round,
        starter: view.starter,
        turns: match phase {
            Phase::Over => players,
            _ => (view.active.0 + players - view.starter.0) % players,
        },
        active: view.active,
        players,
        identities: each(view, Identity(0), |player| player.identity),
        skills: each(view, [0; 3], |player| player.skills),
        added: each(view, Default::default(), |player| {
            player.added.iter().copied().collect()
        }),
        scored: each(view, Default::default(), |player| {
            player.scored.iter().copied().collect()
        }),
        obstacles: each(view, 0, |player| bits(&player.obstacles)),
        gone,
        pawns: each(view, None, |player| player.pawn),
        hands: each(view, 0, |player| player.hand),
        deck: view.deck,
        discard: view.discard.iter().copied().collect(),
        bag: tokens(&view.bag),
        supply: tokens(&view.supply),
        heat: std::array::from_fn(|space| view.heat.get(space).map_or(0, |heat| heat.count)),
        front: each(view, Default::default(), |player| {
            player.tokens.iter().copied().collect()
        }),
        waiting: each(view, Default::default(), |player| tokens(&player.waiting)),
        test: Test::default(),
        secrets: secrets.and_then(|secrets| secrets.try_into().ok()),
    };
    if let Some(tested) = &view.test {
        test(game, &mut public, tested);
    }
    Ok(public)
}

/// Something of each player's, and what stands where nobody sits.
fn each<T: Copy>(view: &View, nobody: T, of: impl Fn(&Player) -> T) -> [T; SEATS] {
    std::array::from_fn(|seat| view.players.get(seat).map_or(nobody, &of))
}

fn tokens(counts: &Counts) -> Tokens {
    let mut tokens = Tokens::default();
    counts
        .iter()
        .for_each(|(&colour, &count)| tokens.add(colour, count));
    tokens
}

fn phase(view: &View) -> Result<Phase, String> {
    let seat = || view.waits_for.first().copied().ok_or("waits-for: []");
    Ok(match view.phase.as_str() {
        "choose" => Phase::Choose,
        "help" => Phase::Help,
        "pay" => Phase::Pay { seat: seat()? },
        "look" => Phase::Look {
            seat: seat()?,
            seen: view
                .test
                .as_ref()
                .map_or(Tokens::default(), |test| tokens(&test.looked_at)),
        },
        "tricks" => Phase::Tricks,
        "tie" => Phase::Tie,
        "learn" => Phase::Learn,
        "prepare" => Phase::Prepare,
        "over" => Phase::Over,
        other => return Err(format!("phase: {other:?}")),
    })
}

/// The view tells what the test has come to; how many have helped and what they added follows from that.
fn test(game: &Rivals, public: &mut Public, tested: &Tested) {
    let players = public.players;
    let place = |seat: Seat| (seat.0 + players - public.active.0 - 1) % players;
    let (helped, counted) = match public.phase {
        Phase::Choose | Phase::Help => (0, 0),
        Phase::Pay { seat } => (place(seat), place(seat)),
        Phase::Look { seat, .. } => (place(seat), place(seat) + 1),
        _ => (players - 1, players - 1),
    };
    let assists = std::array::from_fn(|seat| tested.assists.get(seat).copied().flatten());
    let done = public.after(public.active).take(usize::from(counted));
    let extra = done
        .filter_map(|seat| assists[usize::from(seat.0)])
        .filter_map(|card: Card| content().cards[card.index()].as_assist())
        .map(|assist| assist.extra)
        .sum();
    public.test = Test {
        job: Some(tested.job),
        obstacle: Some(tested.obstacle),
        way: tested.way,
        decided: tested.decided.iter().copied().collect(),
        assists,
        helped,
        number: 0,
        extra,
        tricks: tested.tricks.iter().copied().collect(),
        later: tokens(&tested.later),
    };
    public.test.number = (tested.total - game.total(public)) as i8;
}

#[cfg(test)]
mod tests {
    use super::*;
    use rivals::view;
    use table::{FastDealer, Game};

    /// In games played at random every seat's view is read back as exactly what the seat knows.
    #[test]
    fn views_are_read_back_as_what_the_seat_knows() {
        let mut phases = std::collections::BTreeSet::new();
        for luck in 0..20 {
            let mut dealer = FastDealer::new(luck);
            let mut setup = Setup::new(2 + (luck % 3) as u8);
            setup.rules.discard_before_drawing = luck % 2 == 0;
            setup.rules.training_montage = luck % 5 == 0;
            setup.rules.starter_rotates = luck % 7 == 0;
            let game = Rivals::new(setup).expect("a setup");
            let mut state = game.start(&mut dealer, &mut ());
            loop {
                phases.insert(view::phase(state.public.phase));
                state
                    .public
                    .seats()
                    .for_each(|seat| same(&game, &state, seat));
                let mut able = Vec::new();
                for seat in state.public.seats() {
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    able.extend(legal.into_iter().map(|command| (seat, command)));
                }
                if able.is_empty() {
                    break;
                }
                let (seat, command) = able[dealer.below(able.len() as u32) as usize];
                game.apply(&mut state, seat, command, &mut dealer, &mut ())
                    .expect("it is legal");
            }
        }
        assert_eq!(phases.len(), 9, "{phases:?}");
    }

    fn same(game: &Rivals, state: &rivals::State, seat: Seat) {
        let shown = view::View::new(
            game,
            &state.public,
            &view::held(state, table::Seats::of(seat)),
        );
        let shown = serde_json::to_value(shown).expect("a view is JSON");
        let sight = Sight::read(&shown).expect("it can be read");
        let mut read = sight.of(seat).expect("it is the seat's view");
        let knows = state.view(seat);
        if matches!(knows.public.phase, Phase::Learn | Phase::Prepare) {
            // The test is over. What it came to matters no more, only what was played in it, if that is told.
            if shown["test"].is_object() {
                assert_eq!(read.public.test.tricks, knows.public.test.tricks);
            }
            read.public.test = knows.public.test;
        }
        assert_eq!(read, knows);
        // Nothing of the others' seats is there.
        let others = state.public.seats().filter(|&other| other != seat);
        others.for_each(|other| assert!(sight.of(other).is_none()));
    }
}
