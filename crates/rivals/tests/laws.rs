//! The laws of every game, and those of this one: cards and tokens are conserved, nobody learns what is hidden.

use proptest::prelude::*;
use rivals::view::{self, View};
use rivals::{Card, Cards, Command, Event, Phase, Rivals, Rules, Setup, State, Tokens, content};
use table::{Dealer, FastDealer, Game, Seat, Seats, laws};

/// How many games a law is tried with. `GETAWAY_HEISTS=100000 cargo test --release -p rivals --test laws` is the long form.
fn games() -> u32 {
    let wanted = std::env::var("GETAWAY_HEISTS").ok();
    wanted.and_then(|count| count.parse().ok()).unwrap_or(400)
}

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: games(),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

prop_compose! {
    /// Any game with any options.
    fn any_game()(players in 2_u8..=4, bits in any::<u16>(), plain in any::<bool>()) -> Rivals {
        let rules = Rules::turned(if plain { 0 } else { bits });
        Rivals::new(Setup { rules, ..Setup::new(players) }).expect("a good setup")
    }
}

/// Commands that are good, odd or nonsense.
fn candidates() -> Vec<Command> {
    let mut all = vec![
        Command::Decline,
        Command::Keep,
        Command::Resolve,
        Command::Skip,
        Command::Draw,
    ];
    for job in (0..7).map(rivals::Job) {
        all.extend((0..4).map(|way| Command::Face { job, way }));
    }
    let lies = (0..5).flat_map(|before| {
        (0..6).flat_map(move |colour| {
            (0..3).map(move |face| rivals::command::TrickTarget {
                before: Seat(before),
                token: rivals::Token {
                    colour: rivals::Colour::ALL[colour],
                    face,
                    doubled: false,
                },
            })
        })
    });
    let lies: Vec<_> = lies.collect();
    for card in (0..32).map(Card) {
        all.extend([
            Command::Help { card },
            Command::Pay { card },
            Command::Play { card, on: None },
            Command::Discard { card },
            Command::Learn {
                card,
                from: rivals::Source::Hand,
            },
            Command::Learn {
                card,
                from: rivals::Source::Played,
            },
        ]);
        all.extend(lies.iter().map(|&on| Command::Play { card, on: Some(on) }));
    }
    all.extend(rivals::Colour::ALL.map(|colour| Command::Remove { colour }));
    all
}

/// Plays at random and looks at every state on the way.
fn each_state(
    game: &Rivals,
    seed: u64,
    mut look: impl FnMut(&State, &[Event]) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut luck = FastDealer::new(seed);
    let mut choice = FastDealer::new(!seed);
    let mut events = Vec::new();
    let mut state = game.start(&mut luck, &mut events);
    look(&state, &events)?;
    while !game.over(&state) {
        let mut legal = Vec::new();
        for seat in (0..game.seats()).map(Seat) {
            let from = legal.len();
            let mut own = Vec::new();
            game.legal(&state, seat, &mut own);
            legal.extend(own.into_iter().map(|command| (seat, command)));
            let waits = view::waits_for(&state.public).any(|one| one == seat);
            prop_assert_eq!(waits, legal.len() > from, "whom the table waits for");
        }
        prop_assert!(
            !legal.is_empty(),
            "nobody can act in {:?}",
            state.public.phase
        );
        let (seat, command) = legal[choice.below(legal.len() as u32) as usize];
        events.clear();
        game.apply(&mut state, seat, command, &mut luck, &mut events)
            .map_err(|refusal| TestCaseError::fail(format!("{command:?}: {refusal:?}")))?;
        look(&state, &events)?;
    }
    Ok(())
}

/// Every resource card is somewhere.
fn all_cards(state: &State) -> Cards {
    let public = &state.public;
    let mut all = state.hidden.deck;
    state.hidden.hands.iter().for_each(|hand| all.add_all(hand));
    public.added.iter().for_each(|pile| all.add_all(pile));
    public.scored.iter().for_each(|pile| all.add_all(pile));
    all.add_all(&public.discard);
    all.add_all(&public.test.tricks);
    let assists = public.test.assists.iter().flatten();
    assists.for_each(|&card| all.add(card));
    all
}

/// Every token is somewhere.
fn all_tokens(game: &Rivals, state: &State) -> Tokens {
    let public = &state.public;
    let mut all = public.bag;
    let mut add = |tokens: &Tokens| {
        for colour in tokens.each() {
            all.add(colour, tokens.count(colour));
        }
    };
    add(&public.supply);
    public.waiting.iter().for_each(&mut add);
    if let Phase::Look { seen, .. } = public.phase {
        add(&seen);
    }
    for mut front in public.front {
        let mut lying = Tokens::default();
        front.sweep(&mut lying);
        add(&lying);
    }
    for (colour, count) in game.heat.into_iter().zip(public.heat) {
        all.add(colour, count);
    }
    all
}

/// The same for this seat, and the same has been decided, but the other cards of the others are different ones.
fn dealt_anew(state: &State, seat: Seat, luck: &mut FastDealer) -> State {
    let mut other = *state;
    let mut pool = state.hidden.deck;
    let others: Vec<usize> = state
        .public
        .after(seat)
        .map(|seat| usize::from(seat.0))
        .collect();
    for &at in &others {
        pool.add_all(&std::mem::take(&mut other.hidden.hands[at]));
        if let rivals::Commit::Card(card) = state.hidden.commits[at] {
            pool.take(card);
            other.hidden.hands[at].add(card);
        }
    }
    for &at in &others {
        while other.hidden.hands[at].len() < state.public.hands[at] {
            let card = Card(luck.draw(&pool.counts()[..content().cards.len()]));
            pool.take(card);
            other.hidden.hands[at].add(card);
        }
    }
    other.hidden.deck = pool;
    other
}

/// An event without the card it is about.
fn shape(event: &Event) -> serde_json::Value {
    let mut shape = serde_json::to_value(event).expect("an event becomes JSON");
    shape.as_object_mut().expect("an object").remove("card");
    shape
}

fn seen(game: &Rivals, state: &State, held: Seats) -> String {
    let view = View::new(game, &state.public, &view::held(state, held));
    serde_json::to_string(&view).expect("a view becomes JSON")
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn games_end_and_replay(game in any_game(), seed in any::<u64>()) {
        let (session, steps) = laws::random_walk(game, seed, 5000).map_err(TestCaseError::fail)?;
        prop_assert!(session.over(), "not over after {steps} steps");
        laws::replays_to_same(&session).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn cards_and_tokens_are_conserved(game in any_game(), seed in any::<u64>()) {
        each_state(&game, seed, |state, _| {
            prop_assert_eq!(all_cards(state), content().deck);
            prop_assert_eq!(all_tokens(&game, state), content().tokens);
            for (hand, count) in state.hidden.hands.iter().zip(state.public.hands) {
                prop_assert_eq!(hand.len(), count);
            }
            prop_assert_eq!(state.hidden.deck.len(), state.public.deck);
            Ok(())
        })?;
    }

    /// Whatever a seat cannot see is dealt anew, and it sees the same bytes and may do the same.
    // covers: rule:hidden
    #[test]
    fn what_is_hidden_does_not_show(game in any_game(), seed in any::<u64>()) {
        let mut luck = FastDealer::new(seed ^ 0x5eed);
        each_state(&game, seed, |state, _| {
            for seat in (0..game.seats()).map(Seat) {
                let other = state.view(seat).imagine(&mut luck);
                prop_assert_eq!(all_cards(&other), content().deck);
                prop_assert_eq!(other.view(seat), state.view(seat));
                prop_assert_eq!(seen(&game, &other, Seats::of(seat)), seen(&game, state, Seats::of(seat)));
                prop_assert_eq!(seen(&game, &other, Seats::EMPTY), seen(&game, state, Seats::EMPTY));
                let (mut one, mut two) = (Vec::new(), Vec::new());
                game.legal(state, seat, &mut one);
                game.legal(&other, seat, &mut two);
                prop_assert_eq!(one, two);
            }
            Ok(())
        })?;
    }

    /// What a command leads to, and whom the table waits for then, depends on nothing that is still hidden.
    // covers: rule:hidden
    #[test]
    fn what_follows_tells_nothing_that_is_hidden(game in any_game(), seed in any::<u64>()) {
        let mut luck = FastDealer::new(seed ^ 0xf0110);
        each_state(&game, seed, |state, _| {
            for seat in view::waits_for(&state.public) {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let command = legal[luck.below(legal.len() as u32) as usize];
                let other = dealt_anew(state, seat, &mut luck);
                let same_luck = u64::from(luck.below(u32::MAX));
                let (one, two) = [*state, other].map(|mut state| {
                    let mut events = Vec::new();
                    let mut luck = FastDealer::new(same_luck);
                    let done = game.apply(&mut state, seat, command, &mut luck, &mut events);
                    let shapes: Vec<_> = events.iter().map(shape).collect();
                    (done, state.public.phase, state.public.hands, shapes)
                }).into();
                prop_assert_eq!(one, two, "after {:?}", command);
            }
            Ok(())
        })?;
    }

    /// Which card was drawn is in nobody's events but its owner's; everything else is the same for all.
    // covers: rule:hidden
    #[test]
    fn events_do_not_tell_what_is_hidden(game in any_game(), seed in any::<u64>()) {
        each_state(&game, seed, |_, events| {
            for event in events {
                for held in Seats::all(4).subsets() {
                    let shown = event.seen_by(held);
                    if let Event::Drew { seat, card } = shown {
                        let own = held.contains(seat);
                        prop_assert_eq!(card.is_some(), own);
                    } else {
                        prop_assert_eq!(shown, *event);
                    }
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn decisions_are_seen_only_together(game in any_game(), seed in any::<u64>()) {
        each_state(&game, seed, |state, events| {
            let revealed = events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
            prop_assert!(revealed == 0 || revealed == usize::from(game.seats()) - 1);
            if state.public.phase == Phase::Help {
                prop_assert_eq!(state.public.test.assists, [None; 4], "shown before all have decided");
            }
            Ok(())
        })?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: games() / 20, ..config() })]

    #[test]
    fn listed_is_accepted_and_nothing_else(game in any_game(), seed in any::<u64>()) {
        let candidates = candidates();
        each_state(&game, seed, |state, _| {
            for seat in (0..5).map(Seat) {
                laws::check_listing(&game, state, seat, &candidates).map_err(TestCaseError::fail)?;
            }
            laws::check_applying(&game, state, state.public.active, &candidates).map_err(TestCaseError::fail)?;
            Ok(())
        })?;
    }
}
