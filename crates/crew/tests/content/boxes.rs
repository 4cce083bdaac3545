//! What is in each box, counted: the numbers are those of the printed cards, tracks and maps.

use crew::content::cards::{CardLevel, NoiseTrack};
use crew::content::effect::Chit;
use crew::content::{Edition, Scenario, edition, editions};

fn of(id: &str) -> &'static Edition {
    edition(id).expect("an edition")
}

/// Beginners' and professionals' cards.
fn levels(levels: impl Iterator<Item = CardLevel>) -> [usize; 2] {
    let mut count = [0; 2];
    for level in levels {
        count[usize::from(level == CardLevel::Pro)] += 1;
    }
    count
}

fn characters(edition: &Edition) -> [usize; 2] {
    levels(edition.characters.iter().map(|card| card.level))
}

fn skills(edition: &Edition) -> [usize; 2] {
    levels(edition.skills.iter().map(|card| card.level))
}

/// Events and crises, each kind and all copies.
fn cards(edition: &Edition) -> [[usize; 2]; 2] {
    let (events, crises) = edition.cards.split_at(edition.events);
    [events, crises].map(|cards| {
        let copies = cards.iter().map(|card| usize::from(card.copies)).sum();
        [cards.len(), copies]
    })
}

/// Items, non-player characters, fixers, ready-made characters, achievements.
fn extras(edition: &Edition) -> [usize; 5] {
    [
        edition.items.len(),
        edition.npcs.len(),
        edition.fixers.len(),
        edition.prebuilts.len(),
        edition.achievements.len(),
    ]
}

#[track_caller]
fn assert_track(edition: &Edition, players: u8, last: u8, alerts: &[u8]) {
    let track: &NoiseTrack = edition.track(players).expect("a noise track");
    assert_eq!((track.last, &track.alerts[..]), (last, alerts));
}

#[test]
fn every_edition_has_its_own_id() {
    let ids = editions().map(|edition| edition.id.as_str());
    assert_eq!(
        ids,
        [
            "master-heist",
            "masters-of-the-heist",
            "your-last-heist",
            "your-last-heist-draft"
        ]
    );
    for edition in editions() {
        assert!(!edition.name.is_empty());
        assert_eq!(edition.tracks.len(), 2, "{}", edition.name);
    }
}

#[test]
fn the_box_of_masters_of_the_heist_is_complete() {
    let edition = of("masters-of-the-heist");
    assert_eq!(characters(edition), [8, 16]);
    assert_eq!(skills(edition), [6, 12]);
    assert_eq!(cards(edition), [[42, 42], [6, 8]]);
    assert_eq!(extras(edition), [5, 3, 14, 16, 0]);
    assert!(edition.alert.is_none());
    let three = [
        4, 8, 12, 15, 18, 21, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 42,
    ];
    assert_track(edition, 3, 43, &three);
    let four = [
        4, 8, 11, 14, 17, 19, 20, 22, 23, 25, 26, 28, 29, 30, 32, 33, 34, 36, 37, 38, 39,
    ];
    assert_track(edition, 4, 40, &four);
}

/// Where the noise track of 2016 raises alerts, before its last slot.
const FOUR_IN_2016: [u8; 12] = [4, 8, 11, 14, 17, 19, 20, 22, 23, 25, 26, 27];

#[test]
fn the_box_of_your_last_heist_is_complete() {
    let edition = of("your-last-heist");
    assert_eq!(characters(edition), [6, 12]);
    assert_eq!(skills(edition), [6, 12]);
    let three = [4, 8, 12, 15, 18, 21, 23, 24, 26, 27, 29, 30, 31];
    assert_track(edition, 3, 33, &three);
    assert_track(edition, 4, 29, &FOUR_IN_2016);
    let stories = edition.campaigns.iter().map(|story| story.id.as_str());
    let stories: Vec<&str> = stories.collect();
    assert_eq!(
        stories,
        ["the-fall-guys", "the-venetian-swap", "the-smugglers"]
    );
    let chapters = |story: &str| {
        let drafts = edition.scenarios.iter().map(|scenario| &scenario.draft);
        let of_story = drafts.filter_map(|draft| draft.chapter.as_ref());
        of_story.filter(|chapter| chapter.of == story).count()
    };
    assert_eq!(
        stories.into_iter().map(chapters).collect::<Vec<_>>(),
        [3, 6, 4]
    );
    let alone = edition.scenarios.iter();
    let alone = alone.filter(|scenario| scenario.draft.challenge.is_some());
    assert_eq!(alone.count(), 4);
}

#[test]
fn the_box_of_the_draft_is_complete() {
    let edition = of("your-last-heist-draft");
    assert_eq!(characters(edition), [6, 12]);
    assert_eq!(skills(edition), [6, 12]);
    assert_eq!(extras(edition)[..3], [0, 0, 0]);
    for players in [3, 4] {
        assert_track(edition, players, 29, &FOUR_IN_2016);
    }
    let supply = &edition.supply;
    let box_of_chits = [supply.guards, supply.cameras, supply.locks, supply.dogs];
    assert_eq!(box_of_chits, [12, 9, 9, 0]);
}

#[test]
fn both_alert_tracks_have_21_squares_and_a_four_sided_die() {
    for id in ["your-last-heist", "your-last-heist-draft"] {
        let edition = of(id);
        assert_eq!(cards(edition), [[21, 21], [1, 1]], "{id}");
        let track = edition.alert.as_ref().expect("an alert track");
        assert_eq!((track.die, track.squares.len()), (4, 21), "{id}");
        assert_eq!((track.last(), track.reinforcements_at), (20, 13), "{id}");
        // The die looks at the squares right ahead of the bar, and never past the alarm.
        let ahead = |bar| [1, 2, 3, 4].map(|face| track.square(bar, face).0);
        assert_eq!(ahead(0), [1, 2, 3, 4]);
        assert_eq!(ahead(18), [19, 20, 21, 21]);
    }
}

/// A map by its numbers: tiles, security tiles and entrances; gates, radios, rings and panels; guards, cameras and locks
/// in the bag; security chits on the map; cash in thousands, jewels, documents and paintings.
type Sheet = (
    &'static str,
    [usize; 3],
    [usize; 4],
    [u8; 3],
    usize,
    [usize; 4],
);

fn sheet(scenario: &'static Scenario) -> Sheet {
    let is_security = |chit: Chit| matches!(chit, Chit::Guard | Chit::Camera | Chit::Lock);
    let count = |is_it: &dyn Fn(Chit) -> bool| {
        let chits = scenario.chits.iter();
        chits.filter(|(_, chit)| is_it(*chit)).count()
    };
    let cash: u8 = scenario.cash.iter().map(|(_, cash)| cash).sum();
    let bag = &scenario.draft.bag;
    (
        &scenario.draft.id,
        [
            scenario.board.tile_count(),
            scenario.unknown.len() as usize,
            scenario.board.printed_exits().len() as usize,
        ],
        [
            scenario.gates.len(),
            scenario.reinforcements.len() as usize,
            scenario.remote_locks.len(),
            scenario.servers.len(),
        ],
        [bag.guards, bag.cameras, bag.locks],
        count(&is_security),
        [
            usize::from(cash),
            count(&|chit| chit == Chit::Jewel),
            count(&|chit| chit == Chit::Documents),
            count(&|chit| chit.is_art() || chit.is_fake()),
        ],
    )
}

#[track_caller]
fn assert_maps(id: &str, printed: &[Sheet]) {
    let maps: Vec<Sheet> = of(id).scenarios.iter().map(sheet).collect();
    let ids = |maps: &[Sheet]| maps.iter().map(|map| map.0).collect::<Vec<_>>();
    assert_eq!(ids(&maps), ids(printed));
    for (map, printed) in maps.iter().zip(printed) {
        assert_eq!(map, printed);
    }
}

#[rustfmt::skip]
#[test]
fn the_six_maps_of_masters_of_the_heist() {
    assert_maps("masters-of-the-heist", &[
        ("the-inclusion-job", [32, 14, 3], [4, 1, 0, 0], [5, 6, 4], 2, [5, 3, 0, 0]),
        ("the-startup-job", [32, 15, 2], [0, 0, 0, 0], [4, 6, 6], 8, [7, 0, 1, 0]),
        ("the-exhibition-job", [32, 17, 2], [0, 0, 3, 2], [4, 9, 6], 4, [0, 0, 0, 6]),
        ("the-blind-justice-job", [32, 15, 3], [4, 1, 1, 1], [4, 3, 8], 8, [2, 0, 1, 0]),
        ("the-safehouse-rescue", [32, 16, 3], [0, 1, 0, 0], [0, 10, 6], 12, [0, 0, 0, 0]),
        ("county-the-bricks", [32, 16, 4], [4, 0, 0, 0], [7, 4, 5], 12, [0, 0, 0, 0]),
    ]);
}

#[rustfmt::skip]
#[test]
fn the_thirteen_maps_of_your_last_heist() {
    assert_maps("your-last-heist", &[
        ("the-smuggler-tip", [32, 15, 3], [4, 1, 1, 1], [6, 5, 5], 0, [3, 1, 0, 3]),
        ("the-warehouse-job", [32, 16, 2], [4, 1, 5, 2], [6, 5, 5], 2, [0, 3, 0, 0]),
        ("your-last-heist", [33, 19, 4], [4, 1, 2, 1], [7, 8, 6], 8, [0, 0, 0, 0]),
        ("the-fence", [32, 14, 3], [4, 1, 4, 3], [5, 6, 5], 3, [4, 0, 0, 0]),
        ("the-gallery-job", [32, 14, 2], [4, 2, 0, 0], [5, 6, 6], 1, [4, 0, 0, 5]),
        ("the-provenance", [32, 19, 2], [4, 2, 2, 1], [7, 7, 5], 0, [0, 2, 2, 0]),
        ("the-collector", [32, 13, 3], [4, 2, 1, 1], [5, 5, 5], 2, [2, 0, 0, 5]),
        ("the-long-swap", [32, 20, 3], [4, 1, 2, 2], [7, 7, 7], 0, [0, 0, 0, 2]),
        ("the-redemption-job", [32, 13, 2], [4, 2, 3, 2], [5, 4, 3], 8, [0, 0, 0, 5]),
        ("the-demolitions-guy", [32, 18, 3], [4, 1, 0, 0], [6, 6, 4], 0, [11, 1, 0, 0]),
        ("the-jeweler", [32, 18, 2], [4, 1, 0, 0], [8, 6, 6], 0, [9, 3, 0, 0]),
        ("the-backdoor-job", [32, 19, 2], [4, 1, 0, 0], [9, 6, 6], 0, [7, 3, 0, 0]),
        ("the-forum-job", [32, 16, 2], [4, 1, 4, 2], [7, 6, 4], 2, [8, 1, 0, 0]),
    ]);
}

#[rustfmt::skip]
#[test]
fn the_four_boards_of_the_draft() {
    assert_maps("your-last-heist-draft", &[
        ("the-chateau", [32, 15, 3], [5, 2, 0, 0], [7, 5, 4], 0, [0, 0, 0, 6]),
        ("the-gallery", [33, 17, 2], [5, 2, 0, 0], [8, 5, 4], 0, [2, 0, 0, 6]),
        ("the-museum", [33, 17, 2], [5, 3, 4, 2], [8, 5, 5], 0, [2, 2, 0, 0]),
        ("the-vault", [32, 17, 2], [5, 1, 6, 3], [8, 6, 5], 0, [2, 3, 0, 0]),
    ]);
}

#[test]
fn a_class_is_a_beginner_and_two_professionals_in_every_edition() {
    for edition in editions() {
        for card in &edition.characters {
            let (_, beginner) = edition.character(&card.class).expect("a class");
            match card.level {
                CardLevel::Amateur => assert_eq!((card.becomes.len(), &beginner.id), (2, &card.id)),
                CardLevel::Pro => assert!(beginner.becomes.contains(&card.id), "{}", card.id),
            }
        }
        for card in edition
            .skills
            .iter()
            .filter(|card| card.level == CardLevel::Amateur)
        {
            assert_eq!(card.becomes.len(), 2, "{}", card.id);
        }
    }
}

#[test]
fn what_is_odd_about_the_maps_is_known() {
    // The station and the gallery of the last chapter have fewer chits than security tiles.
    let small_bags = ["the-redemption-job", "the-demolitions-guy"];
    for edition in editions() {
        for scenario in &edition.scenarios {
            let odd = small_bags.contains(&scenario.draft.id.as_str());
            let warnings = &scenario.warnings;
            assert_eq!(warnings.len(), usize::from(odd), "{warnings:?}");
        }
    }
}
