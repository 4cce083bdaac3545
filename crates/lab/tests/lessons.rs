//! The lessons, played by bots with the luck that lessons deal: they can be won, and do not take long.

use bots::crew::Bot;
use bots::{Budget, Level, Patience};
use crew::content::{Edition, lessons};
use crew::{Event, Heist, State, lesson_setup};
use table::{FastDealer, Game, RiggedDealer, Seats};
use words::Language;

/// A lesson played by bots to its end, told as text.
fn play(edition: &Edition, seed: u64) -> (Heist, State, String) {
    let setup = lesson_setup(edition).expect("a lesson");
    let heist = Heist::new(setup).expect("a lesson that can be played");
    let mut bot = Bot::new(Level::Scripted, Budget::Heists(40), seed);
    let mut luck = FastDealer::new(seed);
    let mut state = heist.start(&mut luck, &mut Vec::new());
    let mut story = String::new();
    let all = Seats::all(heist.seats());
    while let Some(found) = bot.next(&heist, &state, all, Patience::Go) {
        let rig = heist.rig(&state).expect("a lesson is rigged");
        let mut dealer = RiggedDealer::new(rig, &mut luck);
        let mut events: Vec<Event> = Vec::new();
        let done = heist.perform(
            &mut state,
            found.seat,
            found.command,
            &mut dealer,
            &mut events,
        );
        done.expect("bots play by the rules");
        for event in &events {
            story += &words::crew::event(Language::english(), &heist, event);
            story.push('\n');
        }
    }
    (heist, state, story)
}

#[test]
fn bots_win_the_lessons_within_eight_rounds() {
    for edition in lessons() {
        for seed in 0..20 {
            let (heist, state, story) = play(edition, seed);
            let outcome = heist.outcome(&state).expect("a lesson that ends");
            assert!(outcome.success, "{} {seed}\n{story}", edition.id);
            assert!(
                (2..=8).contains(&state.round),
                "{} {seed}\n{story}",
                edition.id
            );
        }
    }
}

/// What is dealt is what the lesson says: the learner's die, and what is behind the shields.
#[test]
fn lessons_deal_what_they_say() {
    let first = lessons().map(|edition| play(edition, 3).2);
    assert!(first[0].contains("Karma rolls a 1."), "{}", first[0]);
    assert!(first[0].contains("B2: a camera."), "{}", first[0]);
    assert!(
        first[1].contains("The security die shows 3."),
        "{}",
        first[1]
    );
}
