//! What the pages of the chapters print: maps, bags, limits.

use super::*;
use crew::content::scenario::{Bag, Difficulty, ScenarioDraft};

fn draft(id: &str) -> &'static ScenarioDraft {
    let edition = this_box();
    &edition
        .scenario(id)
        .expect("a chapter of the booklet")
        .1
        .draft
}

/// Guards, cameras and locks in the bag.
fn bag(guards: u8, cameras: u8, locks: u8) -> Bag {
    Bag {
        guards,
        cameras,
        locks,
        ..Bag::default()
    }
}

/// Tiles and unknown ones among them; cash, jewels, documents, paintings and fakes on the map; reinforcements chits;
/// entrances.
fn sizes(id: &str) -> [usize; 9] {
    let (_, scenario) = this_box().scenario(id).expect("a chapter");
    let chits = |is_it: &dyn Fn(Chit) -> bool| {
        scenario
            .chits
            .iter()
            .filter(|(_, chit)| is_it(*chit))
            .count()
    };
    [
        scenario.board.tile_count(),
        scenario.unknown.len() as usize,
        scenario.cash.iter().map(|(_, cash)| *cash as usize).sum(),
        chits(&|chit| chit == Chit::Jewel),
        chits(&|chit| chit == Chit::Documents),
        chits(&Chit::is_art),
        chits(&Chit::is_fake),
        scenario.reinforcements.len() as usize,
        scenario.board.printed_exits().len() as usize,
    ]
}

// covers: your-last-heist/rule:setting-up
#[test]
fn every_page_is_laid_out_as_it_is_printed() {
    let pages = [
        (
            "the-smuggler-tip",
            bag(6, 5, 5),
            [32, 15, 3, 1, 0, 3, 0, 1, 3],
        ),
        (
            "the-warehouse-job",
            bag(6, 5, 5),
            [32, 16, 0, 3, 0, 0, 0, 1, 2],
        ),
        (
            "your-last-heist",
            bag(7, 8, 6),
            [33, 19, 0, 0, 0, 0, 0, 1, 4],
        ),
        ("the-fence", bag(5, 6, 5), [32, 14, 4, 0, 0, 0, 0, 1, 3]),
        (
            "the-gallery-job",
            bag(5, 6, 6),
            [32, 14, 4, 0, 0, 5, 0, 2, 2],
        ),
        (
            "the-provenance",
            bag(7, 7, 5),
            [32, 19, 0, 2, 2, 0, 0, 2, 2],
        ),
        ("the-collector", bag(5, 5, 5), [32, 13, 2, 0, 0, 5, 0, 2, 3]),
        ("the-long-swap", bag(7, 7, 7), [32, 20, 0, 0, 0, 1, 1, 1, 3]),
        (
            "the-redemption-job",
            bag(5, 4, 3),
            [32, 13, 0, 0, 0, 0, 5, 2, 2],
        ),
        (
            "the-demolitions-guy",
            bag(6, 6, 4),
            [32, 18, 11, 1, 0, 0, 0, 1, 3],
        ),
        ("the-jeweler", bag(8, 6, 6), [32, 18, 9, 3, 0, 0, 0, 1, 2]),
        (
            "the-backdoor-job",
            bag(9, 6, 6),
            [32, 19, 7, 3, 0, 0, 0, 1, 2],
        ),
        ("the-forum-job", bag(7, 6, 4), [32, 16, 8, 1, 0, 0, 0, 1, 2]),
    ];
    let scenarios = &this_box().scenarios;
    assert_eq!(scenarios.len(), pages.len());
    for (id, bag, printed) in pages {
        assert_eq!(draft(id).bag, bag, "{id}");
        assert_eq!(sizes(id), printed, "{id}");
    }
}

// covers: your-last-heist/rule:setting-up
#[test]
fn thirteen_chapters_tell_three_stories() {
    let stories = [
        (
            "the-fall-guys",
            Difficulty::Amateur,
            &["the-smuggler-tip", "the-warehouse-job", "your-last-heist"][..],
        ),
        (
            "the-venetian-swap",
            Difficulty::SemiPro,
            &[
                "the-fence",
                "the-gallery-job",
                "the-provenance",
                "the-collector",
                "the-long-swap",
                "the-redemption-job",
            ],
        ),
        (
            "the-smugglers",
            Difficulty::Pro,
            &[
                "the-demolitions-guy",
                "the-jeweler",
                "the-backdoor-job",
                "the-forum-job",
            ],
        ),
    ];
    let campaigns = &this_box().campaigns;
    assert_eq!(campaigns.len(), stories.len());
    for (story, difficulty, chapters) in stories {
        assert!(campaigns.iter().any(|card| card.id == story));
        for (number, id) in (1..).zip(chapters) {
            let chapter = draft(id).chapter.as_ref().expect("a chapter");
            assert_eq!(
                (chapter.of.as_str(), chapter.number),
                (story, number),
                "{id}"
            );
            assert_eq!(draft(id).difficulty, difficulty, "{id}");
        }
    }
}

// covers: your-last-heist/rule:setting-up, your-last-heist/rule:gate
#[test]
fn every_map_has_the_gates_a_to_d_and_a_panel_for_every_colour_of_rings() {
    for scenario in &this_box().scenarios {
        let id = &scenario.draft.id;
        assert_eq!(scenario.gates.len(), 4, "{id}");
        for (_, ring) in &scenario.remote_locks {
            let switches = scenario.servers.iter().any(|(_, panel)| panel == ring);
            assert!(switches, "{id}: nothing switches {ring:?} off");
        }
    }
}

// covers: your-last-heist/rule:the-board
#[test]
fn exits_are_limited_where_the_page_says_so_and_entrances_take_two() {
    for scenario in &this_box().scenarios {
        let draft = &scenario.draft;
        let printed = match draft.id.as_str() {
            "your-last-heist" => 1,
            "the-fence" => 2,
            _ => 0,
        };
        assert_eq!(draft.exit_limit, printed, "{}", draft.id);
        assert_eq!(draft.entrance_limit, 2, "{}", draft.id);
    }
}

// covers: your-last-heist/scenario:the-provenance, your-last-heist/scenario:the-collector, your-last-heist/scenario:the-demolitions-guy, your-last-heist/scenario:the-redemption-job
#[test]
fn two_bags_fall_short_of_the_unknown_tiles() {
    for scenario in &this_box().scenarios {
        let draft = &scenario.draft;
        let bag = draft.bag;
        let short = u32::from(bag.guards + bag.cameras + bag.locks) < scenario.unknown.len();
        let printed_short =
            ["the-demolitions-guy", "the-redemption-job"].contains(&draft.id.as_str());
        assert_eq!(short, printed_short, "{}", draft.id);
    }
}

// covers: your-last-heist/scenario:the-redemption-job, your-last-heist/rule:auto-reveal
#[test]
fn when_a_short_bag_is_empty_the_last_tiles_are_blank() {
    for (id, blanks) in [("the-redemption-job", 1), ("the-demolitions-guy", 2)] {
        let stage = scenario_of(EDITION, id).crew(["demolitions-guy", "thug", "burglar"]);
        let mut table = stage.cash(30).plan();
        let chits =
            [Chit::Guard, Chit::Camera, Chit::Lock].map(|chit| (chit, table.state.in_bag(chit)));
        let drawn = chits
            .iter()
            .flat_map(|&(chit, count)| (0..count).map(move |_| chit as u8));
        table.dealer.add_draws(drawn);
        for space in table.state.unknown {
            table.seat(0, Command::PayReveal { space });
        }
        let blank = |event: &&Event| {
            matches!(
                event,
                Event::Revealed {
                    chit: Chit::Blank,
                    ..
                }
            )
        };
        assert_eq!(table.events.iter().filter(blank).count(), blanks, "{id}");
    }
}
