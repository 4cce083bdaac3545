//! The hot path of bots: copying a state, listing commands into a reused list and doing one allocate nothing.

use crew::{Command, CrewChoice, Heist, ScenarioChoice, Setup};
use table::{FastDealer, Game, Seat};

fn heist(scenario: &str) -> Heist {
    let crew = ["Tiny", "Karma", "Iceheart", "Null"];
    Heist::new(Setup {
        edition: "master-heist".into(),
        scenario: ScenarioChoice::Known(scenario.into()),
        crew: crew.map(|name| CrewChoice::Prebuilt(name.into())).to_vec(),
        fixers: vec!["old-friend".into(), "consultant".into()],
        fixers_before: Vec::new(),
        cash: Some(8),
        items: vec!["flashbang".into()],
        discovered: Vec::new(),
        jewels: 0,
        ..Setup::default()
    })
    .expect("a playable heist")
}

#[test]
fn clone_legal_and_apply_allocate_nothing() {
    let heists: Vec<Heist> = crew::content::master_heist()
        .scenarios
        .iter()
        .map(|scenario| heist(&scenario.draft.id))
        .collect();
    let mut legal: Vec<Command> = Vec::with_capacity(1 << 15);
    let mut commands = 0;
    let counted = allocation_counter::measure(|| {
        for (seed, heist) in heists.iter().enumerate() {
            for round in 0..20 {
                let mut luck = FastDealer::new(seed as u64 * 1000 + round);
                let mut choice = luck.clone();
                let mut state = heist.opening().clone();
                while !heist.over(&state) {
                    let seat = Seat(choice.below(4) as u8);
                    legal.clear();
                    heist.legal(&state, seat, &mut legal);
                    if legal.is_empty() {
                        continue;
                    }
                    let command = legal[choice.below(legal.len() as u32) as usize];
                    std::hint::black_box(state.clone());
                    heist
                        .apply(&mut state, seat, command, &mut luck, &mut ())
                        .expect("what is listed is accepted");
                    commands += 1;
                }
            }
        }
    });
    assert!(commands > 10_000);
    assert_eq!(counted.count_total, 0, "allocations in {commands} commands");
}

#[test]
fn an_allocation_would_be_counted() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8])));
    assert_eq!(counted.count_total, 1);
}
