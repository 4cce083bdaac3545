//! That bots play well is measured by the lab; here only that something is not badly broken.

use crate::kit::{inclusion_job, play};
use bots::crew::{Bot, Notebook};
use bots::{Budget, Level};
use crew::state::End;
use std::sync::Arc;

fn wins(level: Level, budget: Budget, heists: u64) -> u64 {
    let heist = inclusion_job();
    let notebook = Arc::new(Notebook::default());
    (0..heists)
        .filter(|&number| {
            let bot = Bot::new(level, budget, number).with_notebook(notebook.clone());
            play(&heist, bot, number + 500).1.end == End::Success
        })
        .count() as u64
}

#[test]
fn scripted_wins_often_and_random_hardly_ever() {
    let scripted = wins(Level::Scripted, Budget::Heists(300), 100);
    assert!(scripted >= 45, "{scripted} of 100");
    let random = wins(Level::Random, Budget::Heists(1), 200);
    assert!(random <= 2, "{random} of 200");
}

#[test]
fn search_does_not_play_worse_than_the_script() {
    let search = wins(Level::Search, Budget::Heists(120), 12);
    assert!(search >= 7, "{search} of 12");
}
