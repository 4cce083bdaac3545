//! Random heists: every scenario, three and four players, crews of every level, with and without help.

use crate::company::{Company, Person};
use crate::crew::tabletop::Play;
use art::Colour;
use board::Space;
use crew::content::scenario::{Goal, ScenarioDraft};
use crew::content::{Edition, Scenario, editions};
use crew::rules::{Diversion, RuleChanges};
use crew::state::Place;
use crew::{
    Command, CrewChoice, CrewMember, Event, Heist, Phase, ScenarioChoice, Setup, State, Who,
};
use std::sync::Arc;
use table::{FastDealer, Game, Seat, Session};

/// Choices from a stream of numbers.
pub struct Pick(FastDealer);

impl Pick {
    pub fn new(seed: u64) -> Pick {
        Pick(FastDealer::new(seed))
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }

    /// True once in so many times.
    pub fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }
}

/// How many heists of each scenario a proof plays; `GETAWAY_HEISTS` asks for more.
pub fn rounds() -> u64 {
    let asked = std::env::var("GETAWAY_HEISTS").ok();
    asked.and_then(|count| count.parse().ok()).unwrap_or(1)
}

/// Every job of every box.
fn jobs() -> impl Iterator<Item = (&'static Edition, &'static Scenario)> {
    editions()
        .into_iter()
        .flat_map(|edition| edition.scenarios.iter().map(move |job| (edition, job)))
}

/// How many jobs there are.
pub fn job_count() -> u64 {
    jobs().count() as u64
}

/// A playable heist made from a number; its remainder by the number of jobs names the job.
pub fn random_heist(seed: u64) -> Heist {
    let job = jobs().nth((seed % job_count()) as usize);
    let (edition, scenario) = job.expect("a job of that number");
    let mut pick = Pick::new(seed);
    // Most crews thrown together fit; where somebody must take part, a few more are tried.
    let tried = (0..1000).find_map(|_| Heist::new(random_setup(edition, scenario, &mut pick)).ok());
    tried.unwrap_or_else(|| panic!("no crew for {}", scenario.draft.id))
}

fn random_setup(edition: &Edition, scenario: &Scenario, pick: &mut Pick) -> Setup {
    let draft = &scenario.draft;
    let players = 3 + pick.below(2);
    let late = draft.id.ends_with("part-2") && pick.chance(2);
    let hideouts = scenario.story.len() as usize;
    let mut crew: Vec<CrewMember> = Vec::new();
    while crew.len() < players {
        let asked = draft.requires.get(crew.len());
        let asked = asked.and_then(|id| edition.character(id));
        let any = &edition.characters[pick.below(edition.characters.len())];
        let card = asked.map_or(any, |(_, card)| card);
        let skill = |pick: &mut Pick| edition.skills[pick.below(edition.skills.len())].id.clone();
        crew.push(CrewMember {
            name: None,
            prebuilt: None,
            character: card.id.clone(),
            skills: vec![skill(pick), skill(pick)],
            busted: pick.chance(2) && !scenario.inside.is_empty(),
            hideout: (late && hideouts > 0).then(|| (crew.len() % hideouts) as u8),
            ideas_left: late.then(|| pick.below(9) as u8),
        });
    }
    let rich = pick.chance(2);
    let fixers = edition.fixers.iter().filter(|_| rich && pick.chance(2));
    let fixers = fixers.map(|card| card.id.clone()).collect();
    let cash = if rich { pick.below(31) as u8 } else { 0 };
    let items = edition.items.iter().filter(|_| rich && pick.chance(4));
    let items = items.map(|card| card.id.clone()).collect();
    let mut rules = RuleChanges::default();
    if pick.chance(3) {
        rules.diversion = Some(Diversion::Chosen);
        rules.late_transfer_ideas = Some(3);
    }
    let found = edition.items.iter().filter(|item| !item.shop);
    let mut stages = edition.series.iter();
    let stage = stages.position(|stage| stage.contains(&draft.id));
    let then = edition
        .series
        .iter()
        .skip(stage.map_or(usize::MAX, |stage| stage + 1));
    let then: Vec<String> = then
        .map(|stage| stage[pick.below(stage.len())].clone())
        .collect();
    let scenario = match then.is_empty() {
        true => ScenarioChoice::Known(draft.id.clone()),
        false => ScenarioChoice::Inline(Box::new(easy(draft))),
    };
    Setup {
        edition: edition.id.clone(),
        scenario,
        crew: crew.into_iter().map(CrewChoice::Built).collect(),
        fixers,
        fixers_before: Vec::new(),
        cash: Some(cash),
        items,
        discovered: found.take(3).map(|item| item.id.clone()).collect(),
        jewels: if rich && !edition.items.is_empty() {
            2
        } else {
            0
        },
        loot: draft.loot.clone(),
        freed: pick.chance(2),
        then,
        rules,
    }
}

/// The same job with an objective that is met by chance: a series goes on after a success only.
fn easy(draft: &ScenarioDraft) -> ScenarioDraft {
    ScenarioDraft {
        goals: vec![Goal::AnyoneEscapes],
        ..draft.clone()
    }
}

/// Two people, one of whom is away, and an empty seat.
pub fn company() -> Company {
    let person = |name: &str, colour, online| {
        Some(Person {
            name: name.to_owned(),
            colour,
            online,
        })
    };
    Company {
        seats: [
            person("Ann <b>", Colour::Violet, true),
            None,
            person("Bob", Colour::Rose, false),
            None,
        ],
        bots: Default::default(),
        nods: false,
        waiting: false,
        host: Some("Bob".to_owned()),
        watchers: 2,
        again: None,
    }
}

/// One step of a random heist.
pub struct Step<'a> {
    /// Which heist of a series.
    pub leg: usize,
    pub heist: &'a Heist,
    pub before: &'a State,
    pub after: &'a State,
    pub seat: Seat,
    pub command: Command,
    pub events: &'a [Event],
    /// The session, for what can be taken back; in a heist that begins in the middle of things only its beginning.
    pub play: &'a Play,
    /// It was taken back again.
    pub undone: bool,
}

/// Plays a heist at random to its end, and those that follow, and shows every step, some of them taken back.
pub fn play(seed: u64, mut look: impl FnMut(&Step)) {
    let mut leg = 0;
    let mut luck = FastDealer::new(seed ^ 0x5eed);
    let mut pick = Pick::new(!seed);
    let heist = Arc::new(random_heist(seed));
    let mut play = Session::new(heist, &mut luck).expect("a dealer without faults");
    let stubborn = pick.chance(2);
    for _ in 0..4000 {
        if play.over() {
            return;
        }
        let heist = play.game().clone();
        let Some((seat, command)) = wish(&heist, play.state(), stubborn, &mut pick) else {
            continue;
        };
        let before = play.state().clone();
        let mut events = Vec::new();
        play.act(seat, command, &mut luck, &mut events)
            .unwrap_or_else(|error| panic!("seed {seed}: {command:?}: {error}"));
        if !Arc::ptr_eq(&heist, play.game()) {
            // A page is made whole for the next heist of a series.
            leg += 1;
            continue;
        }
        let after = play.state().clone();
        let mut show =
            |play: &Play, before: &State, after: &State, events: &[Event], undone: bool| {
                look(&Step {
                    leg,
                    heist: &heist,
                    before,
                    after,
                    seat,
                    command,
                    events,
                    play,
                    undone,
                });
            };
        show(&play, &before, &after, &events, false);
        if pick.chance(12) && play.undo(seat).is_ok() {
            show(&play, &after, play.state(), &[], true);
        }
    }
}

/// Plays a heist from the middle of things: the crew stands deep inside, with ideas, tools and a plan for every tile.
/// Random play from the entrance seldom comes there.
pub fn play_deep(seed: u64, mut look: impl FnMut(&Step)) {
    let heist = Arc::new(random_heist(seed));
    let mut luck = FastDealer::new(seed ^ 0x5eed);
    let mut pick = Pick::new(!seed);
    let play = Session::new(heist.clone(), &mut luck).expect("a dealer without faults");
    let mut state = play.state().clone();
    let mut inside = false;
    for _ in 0..4000 {
        if heist.over(&state) {
            return;
        }
        let Some((seat, command)) = wish(&heist, &state, true, &mut pick) else {
            continue;
        };
        let before = state.clone();
        let mut events = Vec::new();
        heist
            .apply(&mut state, seat, command, &mut luck, &mut events)
            .unwrap_or_else(|refusal| panic!("seed {seed}: {command:?}: {refusal:?}"));
        if inside {
            look(&Step {
                leg: 0,
                heist: &heist,
                before: &before,
                after: &state,
                seat,
                command,
                events: &events,
                play: &play,
                undone: false,
            });
        } else if state.phase == Phase::Action && state.questions.asked == 0 {
            scatter(&heist, &mut state, &mut pick);
            inside = true;
        }
    }
}

/// Sets the crew down anywhere, richly equipped.
fn scatter(heist: &Heist, state: &mut State, pick: &mut Pick) {
    let tiles: Vec<Space> = (heist.board().tiles() & state.present).iter().collect();
    let loot = state.loot.iter().filter(|space| tiles.contains(space));
    let safe = heist.scenario.safe.into_iter();
    let special: Vec<Space> = safe.chain(loot).collect();
    for who in (0..heist.players).map(Who) {
        let at = match pick.chance(2) && !special.is_empty() {
            true => special[pick.below(special.len())],
            false => tiles[pick.below(tiles.len())],
        };
        let member = &mut state.crew[who.index()];
        member.at = at;
        member.ideas = pick.below(10) as u8;
        member.planned = heist.board().tiles() & state.present;
        for i in 0..heist.pieces().len() {
            if matches!(state.pieces[i], Place::SHOP | Place::STASH) && pick.chance(4) {
                state.pieces[i] = Place::with(who);
                member.held |= 1 << i;
            }
        }
    }
}

/// What some seat wants now, if the first one asked may do anything.
fn wish(heist: &Heist, state: &State, stubborn: bool, pick: &mut Pick) -> Option<(Seat, Command)> {
    let seat = Seat(pick.below(heist.players.into()) as u8);
    let mut legal = Vec::new();
    heist.legal(state, seat, &mut legal);
    thin_out(&mut legal, stubborn, pick, state);
    let command = (!legal.is_empty()).then(|| legal[pick.below(legal.len())])?;
    Some((seat, command))
}

/// Leaves out what would end heists early or fill them with loot going from hand to hand, most of the time.
fn thin_out(legal: &mut Vec<Command>, stubborn: bool, pick: &mut Pick, state: &State) {
    let busy = !pick.chance(4);
    let started = state.crew.iter().all(|member| member.at != Space::NONE);
    let dull = |command: &Command| match command {
        Command::CallEscape => stubborn,
        Command::Take { .. } | Command::Drop { .. } | Command::Hand { .. } => busy,
        Command::Unplan { .. } | Command::Start { .. } => busy && started,
        _ => false,
    };
    if legal.iter().any(|command| !dull(command)) {
        legal.retain(|command| !dull(command));
    }
}
