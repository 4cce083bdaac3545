//! The hot path of bots: copying a state, listing commands into a reused list and doing one allocate nothing.

use rivals::{Command, Rivals, Rules, Setup};
use table::{FastDealer, Game, Seat};

#[test]
fn clone_legal_and_apply_allocate_nothing() {
    let mut games = Vec::new();
    for players in 2..=4 {
        games.push(Rivals::new(Setup::new(players)).expect("a good setup"));
        let rules = Rules {
            idle_helpers_draw: true,
            discard_before_drawing: true,
            training_montage: true,
            ..Rules::default()
        };
        let setup = Setup {
            rules,
            ..Setup::new(players)
        };
        games.push(Rivals::new(setup).expect("a good setup"));
    }
    let mut legal: Vec<Command> = Vec::with_capacity(1 << 12);
    let mut commands = 0;
    let counted = allocation_counter::measure(|| {
        for (at, game) in games.iter().enumerate() {
            for round in 0..40 {
                let mut luck = FastDealer::new(at as u64 * 1000 + round);
                let mut choice = luck.clone();
                let mut state = game.start(&mut luck, &mut ());
                while !game.over(&state) {
                    let seat = Seat(choice.below(4) as u8);
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    if legal.is_empty() {
                        continue;
                    }
                    let command = legal[choice.below(legal.len() as u32) as usize];
                    std::hint::black_box(state.clone());
                    game.apply(&mut state, seat, command, &mut luck, &mut ())
                        .expect("what is listed is accepted");
                    commands += 1;
                }
            }
        }
    });
    assert!(commands > 10_000);
    assert_eq!(counted.count_total, 0, "allocations in {commands} commands");
}
