//! Golden games: one whole game for two, three and four players, played at random from fixed seeds and told as text.
//!
//! They are there to be read and to show what a change of the rules or cards changes.

use rivals::{Event, Rivals, Setup, content};
use std::fmt::Write;
use table::{FastDealer, Game, Seat};

fn playthrough(players: u8, seed: u64) -> String {
    let game = Rivals::new(Setup::new(players)).expect("a good setup");
    let mut luck = FastDealer::new(seed);
    let mut choice = FastDealer::new(!seed);
    let mut events: Vec<Event> = Vec::new();
    let mut state = game.start(&mut luck, &mut events);
    let mut story = String::new();
    tell(&mut story, &mut events);
    while !game.over(&state) {
        let mut legal = Vec::new();
        for seat in (0..players).map(Seat) {
            let mut own = Vec::new();
            game.legal(&state, seat, &mut own);
            legal.extend(own.into_iter().map(|command| (seat, command)));
        }
        let (seat, command) = legal[choice.below(legal.len() as u32) as usize];
        let text = serde_json::to_string(&command).expect("a command becomes JSON");
        let _ = writeln!(story, "{} > {text}", seat.0);
        game.apply(&mut state, seat, command, &mut luck, &mut events)
            .expect("what is listed is accepted");
        tell(&mut story, &mut events);
    }
    let outcome = game.outcome(&state.public).expect("an outcome");
    for seat in 0..usize::from(players) {
        let score = outcome.scores[seat];
        let secret = &content().secrets[state.hidden.secrets[seat].index()];
        let _ = writeln!(
            story,
            "{seat}: {} points, {score:?}, {}",
            score.points(),
            secret.name
        );
    }
    story
}

/// Each event on its own line, as programs read it.
fn tell(story: &mut String, events: &mut Vec<Event>) {
    for event in events.drain(..) {
        let text = serde_json::to_string(&event).expect("an event becomes JSON");
        let _ = writeln!(story, "    {text}");
    }
}

fn compare(name: &str, players: u8, seed: u64) {
    let story = playthrough(players, seed);
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(name, story);
    });
}

#[test]
fn two_players() {
    compare("two-players", 2, 2);
}

#[test]
fn three_players() {
    compare("three-players", 3, 3);
}

#[test]
fn four_players() {
    compare("four-players", 4, 4);
}
