//! How every scenario is laid out: objective, reward, bag, deck and map.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::{Bag, Goal};
use crew::state::Place;

fn goals(table: &Table) -> &[Goal] {
    &table.heist.scenario.draft.goals
}

/// The fixer and the cash of a success.
fn reward(table: &Table) -> (Option<&str>, u8) {
    let reward = &table.heist.scenario.draft.reward;
    (reward.fixer.as_deref(), reward.cash)
}

/// Characters an entrance takes at the start (0: any number), and entrances that may be dug.
fn start_limits(table: &Table) -> (u8, u8) {
    let draft = &table.heist.scenario.draft;
    (draft.entrance_limit, draft.tunnels)
}

/// What is in the bag when planning begins.
fn bag(table: &Table) -> Bag {
    let count = |chit| table.state.in_bag(chit);
    Bag {
        guards: count(Chit::Guard),
        cameras: count(Chit::Camera),
        locks: count(Chit::Lock),
        dogs: count(Chit::Dog),
        jewels: count(Chit::Jewel),
        documents: count(Chit::Documents),
        keycards: count(Chit::Keycard),
        usb: count(Chit::Usb),
        blanks: count(Chit::Blank),
    }
}

/// The cards of the deck, top first; numbers in a row as a range.
fn deck(table: &Table) -> String {
    let mut runs: Vec<(&str, &str)> = Vec::new();
    let follows = |last: &str, next: &str| match (last.parse::<u8>(), next.parse::<u8>()) {
        (Ok(last), Ok(next)) => next == last + 1,
        _ => false,
    };
    for code in table.deck() {
        match runs.last_mut() {
            Some((_, last)) if follows(last, code) => *last = code,
            _ => runs.push((code, code)),
        }
    }
    let written = |&(first, last): &(&str, &str)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    runs.iter().map(written).collect::<Vec<_>>().join(" ")
}

/// Each entrance with the hex it touches.
fn entrances(table: &Table) -> Vec<(Hex, Hex)> {
    let board = table.heist.board();
    let touched = |exit| board.near(exit).first().expect("an entrance touches a hex");
    let exits = board.printed_exits().iter();
    exits.map(|exit| (at(table, exit), at(table, touched(exit)))).collect()
}

/// Hexes, unknown ones among them, and cash on the floor in thousands.
fn sizes(table: &Table) -> (usize, u32, u8) {
    let tiles = table.heist.board().tile_count();
    (tiles, table.state.unknown.len(), table.state.cash_on.iter().sum())
}

/// Where the safe is, the cracks it takes, the cash and the things in it.
fn safe(table: &Table) -> Option<(Hex, u8, u8, Vec<String>)> {
    let space = table.heist.scenario.safe?;
    let safe = table.heist.scenario.draft.safe.as_ref()?;
    let pieces = (0..31).map(Piece);
    let inside = pieces.filter(|&piece| table.place(piece) == Place::SAFE);
    let mut things: Vec<_> = inside.map(|piece| name(table, piece)).collect();
    things.sort();
    Some((at(table, space), safe.cracks, safe.cash, things))
}

fn names(list: &[&str]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

// covers: scenario:the-inclusion-job
#[test]
fn the_inclusion_job_is_laid_out() {
    let table = scenario("the-inclusion-job").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Jewel, count: 3 }]);
    assert_eq!(reward(&table), (Some("fence"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 5, cameras: 6, locks: 4, ..Bag::default() });
    assert_eq!(deck(&table), "1-8 G1 9-12 C3 13-14 G3 C3 15-21 C1 Z2");
    assert_eq!(entrances(&table), [((2, 8), (2, 7)), ((4, 8), (4, 7)), ((8, 5), (7, 5))]);
    assert_eq!(sizes(&table), (32, 14, 5));
    assert_eq!(lying(&table), things(&[(2, 3, "jewel"), (4, 2, "jewel"), (6, 3, "jewel")]));
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), None);
}

// covers: scenario:the-startup-job
#[test]
fn the_startup_job_is_laid_out() {
    let table = scenario("the-startup-job").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Documents, count: 1 }]);
    assert_eq!(reward(&table), (Some("visage"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 3, cameras: 6, locks: 6, ..Bag::default() });
    assert_eq!(deck(&table), "1-12 C2 13-18 C2 19-24 Z1");
    assert_eq!(entrances(&table), [((7, 6), (6, 6)), ((8, 4), (7, 3))]);
    assert_eq!(sizes(&table), (32, 15, 7));
    assert_eq!(lying(&table), things(&[(0, 2, "documents"), (1, 5, "keycard")]));
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), None);
}

// covers: scenario:the-dark-horse-job, rule:loot-and-items
#[test]
fn the_dark_horse_job_is_laid_out() {
    let table = scenario("the-dark-horse-job").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Documents, count: 1 }]);
    assert_eq!(reward(&table), (Some("bookie"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 5, cameras: 3, locks: 5, dogs: 1, ..Bag::default() });
    assert_eq!(deck(&table), "1-7 D1 D2 D3 8-12 C6 13-24 Z1");
    assert_eq!(entrances(&table), [((0, 1), (1, 1)), ((6, 2), (5, 2)), ((6, 8), (5, 7))]);
    assert_eq!(sizes(&table), (31, 14, 6));
    assert_eq!(lying(&table), things(&[(0, 8, "documents"), (3, 2, "cheap-picks")]));
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), None);
}

// covers: scenario:the-greedy-prisoner, rule:non-player-characters
#[test]
fn the_greedy_prisoner_is_laid_out() {
    let table = scenario("the-greedy-prisoner").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Jewel, count: 2 }, Goal::NpcEscapes]);
    assert_eq!(reward(&table), (Some("connoisseur"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 2, cameras: 6, locks: 5, dogs: 2, ..Bag::default() });
    assert_eq!(deck(&table), "1-8 D1 9-15 C6 16-18 D2 C4 C5 A1 A4 19-24 Z1");
    assert_eq!(entrances(&table), [((8, 0), (7, 0)), ((8, 8), (7, 7))]);
    assert_eq!(sizes(&table), (32, 14, 8));
    assert_eq!(lying(&table), things(&[(1, 5, "jewel"), (3, 3, "jewel"), (4, 5, "jewel")]));
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), Some(("prisoner", Some((1, 4)), 0, Status::Idle)));
}

// covers: scenario:the-blind-justice-job, rule:loot-and-items
#[test]
fn the_blind_justice_job_is_laid_out() {
    let table = scenario("the-blind-justice-job").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Documents, count: 1 }]);
    assert_eq!(reward(&table), (Some("beat-cop"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 4, cameras: 4, locks: 8, ..Bag::default() });
    assert_eq!(deck(&table), "1-6 C3 7-12 G1 A2 16 G2 G3 19-21 C1 22-24 Z2");
    assert_eq!(entrances(&table), [((1, 8), (2, 8)), ((2, 0), (2, 1)), ((9, 9), (8, 9))]);
    assert_eq!(sizes(&table), (32, 14, 2));
    assert_eq!(lying(&table), things(&[(3, 3, "documents"), (5, 9, "lucky-penny")]));
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), None);
}

// covers: scenario:the-melee-job, rule:safecracking, rule:loot-and-items
#[test]
fn the_melee_job_is_laid_out() {
    let table = scenario("the-melee-job").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Jewel, count: 3 }]);
    assert_eq!(reward(&table), (Some("curator"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 3, cameras: 4, locks: 4, jewels: 3, keycards: 1, ..Bag::default() });
    assert_eq!(deck(&table), "1-13 C5 14-24 C4 Z1");
    assert_eq!(entrances(&table), [((0, 1), (1, 1)), ((0, 6), (1, 5)), ((7, 7), (7, 6))]);
    assert_eq!(sizes(&table), (32, 11, 6));
    assert_eq!(lying(&table), things(&[(5, 2, "safecracking-tools")]));
    assert_eq!(safe(&table), Some(((7, 1), 4, 0, names(&["jewel"]))));
    assert_eq!(npc(&table), Some(("guide", None, 3, Status::Active)));
}

// covers: scenario:the-side-channel
#[test]
fn the_side_channel_is_laid_out() {
    let table = scenario("the-side-channel").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Documents, count: 1 }]);
    assert_eq!(reward(&table), (Some("shell"), 0));
    assert_eq!(start_limits(&table), (0, 1));
    assert_eq!(bag(&table), Bag { guards: 7, cameras: 7, locks: 8, ..Bag::default() });
    assert_eq!(deck(&table), "1-6 C2 7-10 A4 12-17 C2 C5 20 C1 21-24 Z1");
    assert_eq!(entrances(&table), [((7, 7), (6, 7))]);
    assert_eq!(sizes(&table), (32, 17, 5));
    assert_eq!(lying(&table), things(&[(0, 3, "jewel"), (1, 6, "documents"), (2, 3, "keycard"), (6, 2, "usb")]));
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), Some(("guide", Some((6, 7)), 2, Status::Active)));
}

// covers: scenario:the-hospitality-job, rule:safecracking, rule:non-player-characters
#[test]
fn the_hospitality_job_is_laid_out() {
    let table = scenario("the-hospitality-job").plan();
    assert_eq!(goals(&table), [Goal::NpcEscapes]);
    assert_eq!(reward(&table), (Some("consultant"), 7));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 4, cameras: 5, locks: 3, keycards: 1, ..Bag::default() });
    assert_eq!(deck(&table), "1 A1 2-3 C2 4-11 C2 12-15 C2 A2 16-20 A3 C5 21-23 A4 24 Z1");
    assert_eq!(entrances(&table), [((0, 4), (1, 4)), ((7, 0), (7, 1)), ((9, 7), (8, 7))]);
    assert_eq!(sizes(&table), (32, 12, 6));
    assert!(lying(&table).is_empty());
    assert_eq!(safe(&table), Some(((3, 9), 3, 5, names(&["jewel"]))));
    assert_eq!(npc(&table), Some(("hostage", Some((3, 8)), 0, Status::Idle)));
}

// covers: scenario:the-proving-grounds, rule:safecracking, rule:loot-and-items
#[test]
fn the_proving_grounds_is_laid_out() {
    let table = scenario("the-proving-grounds").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Documents, count: 1 }]);
    assert_eq!(reward(&table), (Some("machinist"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 3, cameras: 6, locks: 6, dogs: 2, ..Bag::default() });
    assert_eq!(deck(&table), "1-7 C3 D1 9-11 G1 D2 13-14 C3 15-21 D3 23-24 Z2");
    assert_eq!(entrances(&table), [((3, 7), (3, 6)), ((6, 2), (6, 3)), ((7, 6), (7, 5))]);
    assert_eq!(sizes(&table), (32, 16, 7));
    assert_eq!(lying(&table), things(&[(7, 3, "plasma-torch")]));
    assert_eq!(safe(&table), Some(((0, 4), 5, 5, names(&["documents"]))));
    assert_eq!(npc(&table), None);
}

// covers: scenario:the-safehouse-rescue
#[test]
fn the_safehouse_rescue_is_laid_out() {
    let table = scenario("the-safehouse-rescue").plan();
    assert_eq!(goals(&table), [Goal::NpcEscapes]);
    assert_eq!(reward(&table), (Some("retiree"), 10));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { cameras: 10, locks: 6, ..Bag::default() });
    assert_eq!(deck(&table), "1-3 5-13 16-18 A4 20-24 C1 Z1");
    assert_eq!(entrances(&table), [((0, 4), (0, 5)), ((0, 9), (0, 8)), ((9, 6), (8, 7))]);
    assert_eq!(sizes(&table), (32, 16, 0));
    assert!(lying(&table).is_empty());
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), Some(("prisoner", Some((4, 3)), 0, Status::Idle)));
    assert_eq!(cells(&table, table.heist.scenario.story), [(4, 9)]);
}

// covers: scenario:the-black-box, rule:safecracking, rule:non-player-characters
#[test]
fn the_black_box_is_laid_out() {
    let table = scenario("the-black-box").plan();
    assert_eq!(goals(&table), [Goal::NpcEscapes]);
    assert_eq!(reward(&table), (Some("architect"), 0));
    assert_eq!(start_limits(&table), (2, 2));
    assert_eq!(bag(&table), Bag { guards: 4, cameras: 4, locks: 6, jewels: 2, dogs: 4, documents: 1, usb: 1, ..Bag::default() });
    assert_eq!(deck(&table), "1-7 10 C6 A1 11-13 D1 14-15 D3 C5 A3 16-20 C1 21-24 Z1");
    assert_eq!(entrances(&table), [((7, 5), (7, 4))]);
    assert_eq!(sizes(&table), (32, 18, 3));
    assert_eq!(lying(&table), things(&[(0, 2, "keycard"), (5, 8, "keycard")]));
    assert_eq!(safe(&table), Some(((3, 7), 3, 5, names(&["safecracking-tools"]))));
    assert_eq!(npc(&table), Some(("prisoner", Some((7, 0)), 0, Status::Idle)));
    assert_eq!(cells(&table, table.heist.scenario.story), [(1, 5)]);
}

// covers: scenario:the-marathon-job, rule:safecracking
#[test]
fn the_marathon_job_is_laid_out() {
    let table = scenario("the-marathon-job").plan();
    assert_eq!(goals(&table), [Goal::Secure { chit: Chit::Documents, count: 1 }]);
    assert_eq!(reward(&table), (Some("diversion-artist"), 10));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 2, cameras: 6, locks: 7, jewels: 2, ..Bag::default() });
    assert_eq!(deck(&table), "1-10 C3 A1 G1 11-13 G2 C3 A1 A2 14-18 G4 19-24 Z2");
    assert_eq!(entrances(&table), [((8, 0), (7, 0)), ((8, 6), (7, 5))]);
    assert_eq!(sizes(&table), (32, 16, 4));
    assert_eq!(lying(&table), things(&[(4, 7, "keycard"), (5, 2, "jewel")]));
    assert_eq!(safe(&table), Some(((1, 4), 6, 0, names(&["documents"]))));
    assert_eq!(npc(&table), None);
}

// covers: scenario:county-the-bricks
#[test]
fn county_the_bricks_is_laid_out() {
    let table = scenario("county-the-bricks").plan();
    assert_eq!(goals(&table), [Goal::AnyoneEscapes]);
    assert_eq!(reward(&table), (Some("prison-guard"), 10));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 6, cameras: 4, locks: 5, dogs: 1, ..Bag::default() });
    assert_eq!(deck(&table), "1-8 C2 G1 G2 G3 G4 C2 13-20 C2 21-24 C2 Z2");
    assert_eq!(entrances(&table), [((0, 1), (1, 1)), ((0, 7), (1, 6)), ((2, 0), (3, 0)), ((3, 9), (3, 8))]);
    assert_eq!(sizes(&table), (32, 15, 0));
    assert!(lying(&table).is_empty());
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), None);
    assert_eq!(cells(&table, table.heist.scenario.inside), [(7, 3), (7, 5), (7, 7)]);
}

// covers: scenario:county-the-river
#[test]
fn county_the_river_is_laid_out() {
    let table = scenario("county-the-river").plan();
    assert_eq!(goals(&table), [Goal::AnyoneEscapes]);
    assert_eq!(reward(&table), (Some("prison-guard"), 12));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 2, cameras: 8, locks: 5, dogs: 3, ..Bag::default() });
    assert_eq!(deck(&table), "1-10 D1 D2 D3 14-20 C1 21-22 C6 23-24 Z1");
    assert_eq!(entrances(&table), [((0, 2), (0, 3)), ((1, 8), (1, 7)), ((7, 8), (7, 7)), ((8, 2), (8, 3))]);
    assert_eq!(sizes(&table), (32, 18, 0));
    assert!(lying(&table).is_empty());
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), None);
    assert_eq!(cells(&table, table.heist.scenario.inside), [(2, 4), (3, 6), (4, 4), (5, 6), (6, 4)]);
}

// covers: scenario:county-the-hole, rule:safecracking, rule:loot-and-items
#[test]
fn county_the_hole_is_laid_out() {
    let table = scenario("county-the-hole").plan();
    assert_eq!(goals(&table), [Goal::AnyoneEscapes]);
    assert_eq!(reward(&table), (Some("prison-guard"), 15));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 9, cameras: 8, locks: 4, ..Bag::default() });
    assert_eq!(deck(&table), "1-24 Z1");
    assert_eq!(entrances(&table), [((0, 0), (1, 0)), ((0, 2), (1, 1)), ((1, 7), (2, 7)), ((4, 8), (4, 7))]);
    assert_eq!(sizes(&table), (32, 21, 0));
    assert_eq!(lying(&table), things(&[(2, 6, "safecracking-tools")]));
    assert_eq!(safe(&table), Some(((2, 4), 4, 0, names(&["keycard"]))));
    assert_eq!(npc(&table), None);
    assert_eq!(cells(&table, table.heist.scenario.inside), [(7, 0), (7, 6), (8, 2), (8, 4)]);
}

// covers: scenario:the-final-score-part-1, rule:safecracking
#[test]
fn the_final_score_part_1_is_laid_out() {
    let table = scenario("the-final-score-part-1").plan();
    assert_eq!(goals(&table), [Goal::HoldInHideout(Chit::Documents)]);
    assert_eq!(reward(&table), (None, 0));
    assert_eq!(start_limits(&table), (2, 1));
    assert_eq!(bag(&table), Bag { guards: 2, cameras: 6, locks: 5, dogs: 2, ..Bag::default() });
    assert_eq!(deck(&table), "1-8 D1 9-12 C1 13-18 D3 19-20 A3 A4 21-23 A1 A2 24 Z1");
    assert_eq!(entrances(&table), [((4, 5), (4, 4))]);
    assert_eq!(sizes(&table), (32, 14, 9));
    assert_eq!(lying(&table), things(&[(4, 0, "keycard")]));
    assert_eq!(safe(&table), Some(((4, 10), 6, 0, names(&["documents"]))));
    assert_eq!(npc(&table), None);
    assert_eq!(cells(&table, table.heist.scenario.story), [(1, 2), (1, 5)]);
}

// covers: scenario:the-final-score-part-2
#[test]
fn the_final_score_part_2_is_laid_out() {
    let table = scenario("the-final-score-part-2").plan();
    assert_eq!(goals(&table), [Goal::NpcEscapes]);
    assert_eq!(reward(&table), (Some("mayor"), 0));
    assert_eq!(start_limits(&table), (2, 0));
    assert_eq!(bag(&table), Bag { guards: 4, cameras: 6, locks: 5, ..Bag::default() });
    assert_eq!(deck(&table), "1 G1 2-4 C2 5-10 G2 C2 13-14 C3 15 C5 A2 A3 20 C2 21-24 Z2");
    assert_eq!(entrances(&table), [((0, 0), (1, 0)), ((1, 2), (2, 3)), ((1, 8), (2, 8)), ((3, 9), (4, 9))]);
    assert_eq!(sizes(&table), (32, 13, 0));
    assert!(lying(&table).is_empty());
    assert_eq!(safe(&table), None);
    assert_eq!(npc(&table), Some(("hostage", Some((4, 1)), 0, Status::Idle)));
    assert_eq!(cells(&table, table.heist.scenario.story), [(7, 2), (7, 5)]);
}

const EVERY: [&str; 17] = [
    "the-inclusion-job",
    "the-startup-job",
    "the-dark-horse-job",
    "the-greedy-prisoner",
    "the-blind-justice-job",
    "the-melee-job",
    "the-side-channel",
    "the-hospitality-job",
    "the-proving-grounds",
    "the-safehouse-rescue",
    "the-black-box",
    "the-marathon-job",
    "county-the-bricks",
    "county-the-river",
    "county-the-hole",
    "the-final-score-part-1",
    "the-final-score-part-2",
];

/// The first round of a scenario, everybody at the first entrance; how many dice were rolled.
fn dice(stage: Stage) -> (Table, usize) {
    let players = stage.setup.crew.len() as u8;
    let table = stage.deck(QUIET).plan();
    let exit = table.heist.board().printed_exits().first().expect("an entrance");
    let place = at(&table, exit);
    let guide = npc(&table).is_some_and(|(_, _, _, status)| status == Status::Active);
    let mut stage = scenario(&table.heist.scenario.draft.id).deck(QUIET);
    stage.setup = table.heist.setup.clone();
    let mut places: Vec<_> = (0..players).map(|who| (who, place)).collect();
    if guide {
        places.push((4, place));
    }
    let table = begin(stage, &places, &vec![3; places.len()]);
    let rolled = table.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    (table, rolled)
}

// covers: rule:the-setup, rule:phase-1-roll
#[test]
fn three_play_every_scenario() {
    for id in EVERY {
        let (mut table, rolled) = dice(scenario(id));
        let guides = usize::from(table.state.member(Who::NPC).status == Status::Active);
        assert_eq!((table.state.round, rolled), (1, 3 + guides), "{id}");
        // The track for three raises its second alert on slot 8.
        table.state.noise = 6;
        let alerts = table.alerts();
        table.commit(0, "Walk");
        assert_eq!((table.state.noise, table.alerts()), (7, alerts), "{id}");
    }
}

// covers: rule:the-setup, rule:phase-1-roll
#[test]
fn four_play_every_scenario() {
    for id in EVERY {
        let crew = ["thug", "burglar", "lookout", "pickpocket"];
        let (mut table, rolled) = dice(scenario(id).crew(crew));
        let guides = usize::from(table.state.member(Who::NPC).status == Status::Active);
        assert_eq!((table.state.round, rolled), (1, 4 + guides), "{id}");
        // The track for four raises its second alert on slot 7.
        table.state.noise = 6;
        let alerts = table.alerts();
        table.commit(0, "Walk");
        assert_eq!((table.state.noise, table.alerts()), (7, alerts + 1), "{id}");
    }
}

