//! Heists for bots.

use bots::crew::{Bot, Notebook};
use bots::{Budget, Level, Patience};
use crew::content::cards::Prebuilt;
use crew::content::map::Scenario;
use crew::content::{Edition, editions};
use crew::suggested::{Strength, campaign, campaign_with};
use crew::{Command, Heist, Phase, State};
use std::sync::Arc;
use table::{FastDealer, Game, Seat, Seats};

/// Little thought: enough to see every part of a bot at work.
pub const QUICK: Budget = Budget::Heists(4);
/// No heist of ours takes nearly as many commands.
pub const MOST: usize = 20_000;

/// Every scenario of every edition with the crew we would send.
pub fn suggested() -> impl Iterator<Item = Heist> {
    scenarios().map(|(edition, scenario)| {
        let strength = Strength::of(scenario.draft.difficulty);
        let setup = campaign(edition, scenario, 4, strength);
        Heist::new(setup).expect("what we suggest can be played")
    })
}

/// Every scenario of every edition.
pub fn scenarios() -> impl Iterator<Item = (&'static Edition, &'static Scenario)> {
    let all = editions().into_iter();
    all.flat_map(|edition| edition.scenarios.iter().map(move |job| (edition, job)))
}

/// The first scenario of the newest edition.
pub fn inclusion_job() -> Heist {
    suggested().next().expect("the first scenario")
}

/// What we would bring to a scenario of an edition.
pub fn heist(edition: &str, scenario: &str) -> Heist {
    let found = suggested()
        .find(|heist| heist.edition.id == edition && heist.scenario.draft.id == scenario);
    found.expect("a scenario of the box")
}

/// A scenario with three or four people picked at random, as far as the cards allow it.
pub fn random_heist(
    edition: &'static Edition,
    scenario: &Scenario,
    luck: &mut FastDealer,
) -> Heist {
    loop {
        let players = 3 + luck.below(2) as usize;
        let mut people: Vec<&Prebuilt> = Vec::new();
        while people.len() < players {
            let pick = luck.below(edition.prebuilts.len() as u32) as usize;
            people.push(&edition.prebuilts[pick]);
        }
        let strength = Strength::ALL[luck.below(3) as usize];
        if let Ok(heist) = Heist::new(campaign_with(edition, scenario, &people, strength)) {
            return heist;
        }
    }
}

/// What a bot did in a heist of its own, and how it ended.
pub fn play(heist: &Heist, bot: Bot, luck: u64) -> (Vec<(Seat, Command)>, State) {
    play_on(heist, bot, heist.opening().clone(), luck)
}

/// The same from some moment on.
pub fn play_on(
    heist: &Heist,
    mut bot: Bot,
    mut state: State,
    luck: u64,
) -> (Vec<(Seat, Command)>, State) {
    let mut luck = FastDealer::new(luck);
    let mut commands = Vec::new();
    while state.phase != Phase::Over {
        let id = &heist.scenario.draft.id;
        let next = bot
            .next(heist, &state, Seats::all(heist.players), Patience::Go)
            .unwrap_or_else(|| panic!("{id}: stuck in {:?}, {:?}", state.phase, state.prompt()));
        heist
            .apply(&mut state, next.seat, next.command, &mut luck, &mut ())
            .unwrap_or_else(|why| panic!("{id}: {next:?} was refused: {why:?}"));
        commands.push((next.seat, next.command));
        assert!(commands.len() < MOST, "{id}: no end in sight, {next:?}");
    }
    (commands, state)
}

pub fn bot(level: Level, seed: u64, notebook: &Arc<Notebook>) -> Bot {
    Bot::new(level, QUICK, seed).with_notebook(notebook.clone())
}

/// Moments of a heist played by a bot: every `every`th state.
pub fn moments(heist: &Heist, level: Level, seed: u64, every: usize) -> Vec<State> {
    let mut bot = Bot::new(level, QUICK, seed);
    let mut luck = FastDealer::new(seed);
    let mut state = heist.opening().clone();
    let mut moments = Vec::new();
    for step in 0.. {
        if state.phase == Phase::Over || step > MOST {
            break;
        }
        if step % every == 0 {
            moments.push(state.clone());
        }
        let seats = Seats::all(heist.players);
        let Some(next) = bot.next(heist, &state, seats, Patience::Go) else {
            break;
        };
        let _ = heist.apply(&mut state, next.seat, next.command, &mut luck, &mut ());
    }
    moments
}
