//! What the benchmarks play: random heists with every command drawn uniformly from a seat's legal list.

use crew::{Command, CrewChoice, Heist, ScenarioChoice, Setup, State};
use table::{FastDealer, Game, Seat};

/// The Inclusion Job with four pre-built characters.
pub fn inclusion_job() -> Heist {
    let crew = ["Tiny", "Karma", "Iceheart", "Null"];
    Heist::new(Setup {
        edition: "master-heist".into(),
        scenario: ScenarioChoice::Known("the-inclusion-job".into()),
        crew: crew.map(|name| CrewChoice::Prebuilt(name.into())).to_vec(),
        fixers: Vec::new(),
        fixers_before: Vec::new(),
        cash: None,
        items: Vec::new(),
        discovered: Vec::new(),
        jewels: 0,
        ..Setup::default()
    })
    .expect("a playable heist")
}

/// Plays one heist from planning to the end; gives the number of commands.
pub fn random_heist(
    heist: &Heist,
    luck: &mut FastDealer,
    choice: &mut FastDealer,
    legal: &mut Vec<Command>,
) -> u64 {
    let mut state = heist.opening().clone();
    let mut commands = 0;
    while !heist.over(&state) {
        step(heist, &mut state, luck, choice, legal);
        commands += 1;
    }
    commands
}

/// The same, with every command drawn from the lists of all seats together.
pub fn random_heist_all_seats(
    heist: &Heist,
    luck: &mut FastDealer,
    choice: &mut FastDealer,
    legal: &mut Vec<Command>,
) -> u64 {
    let mut state = heist.opening().clone();
    let mut commands = 0;
    while !heist.over(&state) {
        legal.clear();
        let mut ends = [0; 4];
        for seat in 0..4 {
            heist.legal(&state, Seat(seat), legal);
            ends[seat as usize] = legal.len();
        }
        let pick = choice.below(legal.len() as u32) as usize;
        let seat = Seat(ends.iter().filter(|&&end| end <= pick).count() as u8);
        heist
            .apply(&mut state, seat, legal[pick], luck, &mut ())
            .expect("what is listed is accepted");
        commands += 1;
    }
    commands
}

/// One command: a seat at random among those that can act, then one of its commands at random.
pub fn step(
    heist: &Heist,
    state: &mut State,
    luck: &mut FastDealer,
    choice: &mut FastDealer,
    legal: &mut Vec<Command>,
) {
    let mut seat = Seat(choice.below(4) as u8);
    legal.clear();
    loop {
        heist.legal(state, seat, legal);
        if !legal.is_empty() {
            break;
        }
        seat = Seat(choice.below(4) as u8);
    }
    let command = legal[choice.below(legal.len() as u32) as usize];
    heist
        .apply(state, seat, command, luck, &mut ())
        .expect("what is listed is accepted");
}

/// States met on the way through random heists, with a seat that can act in each.
pub fn moments(heist: &Heist, count: usize) -> Vec<(State, Seat)> {
    let (mut luck, mut choice) = (FastDealer::new(1), FastDealer::new(2));
    let mut legal = Vec::new();
    let mut moments = Vec::new();
    while moments.len() < count {
        let mut state = heist.opening().clone();
        while !heist.over(&state) {
            step(heist, &mut state, &mut luck, &mut choice, &mut legal);
            if choice.below(10) == 0 {
                moments.push((state.clone(), Seat(choice.below(4) as u8)));
            }
        }
    }
    moments.truncate(count);
    moments
}
