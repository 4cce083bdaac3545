//! Several heists in one sitting.

use crate::kit::QUICK;
use bots::crew::Bot;
use bots::{Budget, Level, Patience};
use crew::content::{Edition, editions};
use crew::state::{End, Status};
use crew::suggested::series;
use crew::{Command, Heist, Phase, Setup};
use table::{FairDealer, FastDealer, Game, Seat, Seats, Session};

/// The first of each list of scenarios that can be played in a row.
fn evening(edition: &Edition) -> Option<Setup> {
    let jobs = edition.series.iter().filter_map(|list| list.first());
    let jobs: Vec<_> = jobs
        .filter_map(|id| edition.scenario(id))
        .map(|(_, job)| job)
        .collect();
    series(edition, &jobs, 4)
}

fn first_heist() -> Heist {
    let setup = editions().into_iter().find_map(evening);
    let setup = setup.expect("an edition with a series");
    Heist::new(setup).expect("what we suggest can be played")
}

/// One bot plays a whole series: it goes on with the next heist and its other map.
#[test]
fn a_series_is_played_to_its_end() {
    let mut finished = 0;
    for seed in 0..6u8 {
        let heist = first_heist();
        let heists = 1 + heist.setup.then.len();
        let mut dealer = FairDealer::new([seed; 32]);
        let mut session = Session::new(heist, &mut dealer).expect("a dealer without a fault");
        let mut bot = Bot::new(Level::Scripted, Budget::Heists(20), u64::from(seed));
        let mut played = vec![session.game().scenario.draft.id.clone()];
        for _ in 0..20_000 {
            let game = session.game();
            let id = game.scenario.draft.id.clone();
            if played.last() != Some(&id) {
                played.push(id);
            }
            if session.over() {
                break;
            }
            let seats = Seats::all(game.players);
            let next = bot
                .next(game, session.state(), seats, Patience::Go)
                .unwrap_or_else(|| panic!("stuck in {:?} of {played:?}", session.state().phase));
            session
                .act(next.seat, next.command, &mut dealer, &mut ())
                .unwrap_or_else(|why| panic!("{next:?} in {played:?}: {why:?}"));
        }
        assert!(session.over(), "no end: {played:?}");
        let won = session.state().end == End::Success;
        assert!(won || played.len() <= heists);
        finished += u32::from(won && played.len() == heists);
    }
    assert!(finished >= 3, "only {finished} of 6 series were won");
}

/// Everybody who got out takes a better card for each that has one; whoever was busted is replaced by somebody new.
#[test]
fn bots_level_up_everything_they_can() {
    let heist = first_heist();
    let (mut levelled, mut recruited) = (0, 0);
    for seed in 0..20 {
        let mut luck = FastDealer::new(seed);
        let mut bot = Bot::new(Level::Scripted, QUICK, seed);
        let mut state = heist.opening().clone();
        while state.phase != Phase::LevelUp && state.phase != Phase::Over {
            let next = bot.next(&heist, &state, Seats::all(4), Patience::Go);
            let next = next.expect("something to do");
            let done = heist.apply(&mut state, next.seat, next.command, &mut luck, &mut ());
            done.expect("bots play legal commands");
        }
        if state.phase == Phase::Over {
            continue;
        }
        // Somebody is busted in half of them, whatever happened.
        if seed % 2 == 0 {
            state.crew[0].status = Status::Busted;
        }
        while let Some(next) = bot.next(&heist, &state, Seats::all(4), Patience::Go) {
            match next.command {
                Command::LevelUp { .. } => levelled += 1,
                Command::Recruit { .. } => recruited += 1,
                Command::Ready => {}
                other => panic!("{other:?} between two heists"),
            }
            let done = heist.apply(&mut state, next.seat, next.command, &mut luck, &mut ());
            done.expect("bots play legal commands");
        }
        assert_eq!(state.phase, Phase::Over);
        for seat in (0..4).map(Seat) {
            let mut better = Vec::new();
            heist.legal(&state, seat, &mut better);
            assert!(better.is_empty(), "it is over");
        }
        let next = heist.next(&state).expect("another heist follows");
        assert_ne!(next.scenario.draft.id, heist.scenario.draft.id);
    }
    assert!(levelled > 60, "{levelled} better cards");
    assert!(recruited >= 9, "{recruited} cards of new people");
}

/// What a bot knows of one heist is of no use in another: a bot that played one plays the next like a fresh one.
#[test]
fn a_bot_forgets_the_heist_before() {
    let one = crate::kit::inclusion_job();
    for other in crate::kit::suggested().step_by(7) {
        let seats = |heist: &Heist| Seats::all(heist.players);
        let mut worn = Bot::new(Level::Scripted, QUICK, 4);
        worn.next(&one, one.opening(), seats(&one), Patience::Go);
        let mut fresh = Bot::new(Level::Scripted, QUICK, 4);
        let ask = |bot: &mut Bot| bot.next(&other, other.opening(), seats(&other), Patience::Go);
        assert_eq!(ask(&mut worn), ask(&mut fresh));
    }
}
