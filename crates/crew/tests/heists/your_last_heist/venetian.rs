//! The Venetian Swap up to the papers: the fence, the gallery, the archives. The swaps are in `swaps`.

use super::*;

/// The cells of the players, the way they came here.
const CELLS: [Hex; 4] = [(4, 0), (4, 2), (1, 1), (4, 5)];
const FENCE: Hex = (1, 4);

fn fence(players: usize) -> Stage {
    let stage = scenario_of(EDITION, "the-fence");
    match players {
        3 => stage.crew(["angry-locksmith", "thug", "burglar"]),
        _ => stage.crew(["angry-locksmith", "thug", "burglar", "script-kiddie"]),
    }
}

// covers: your-last-heist/scenario:the-fence/cells, your-last-heist/rule:pressure-sensors
#[test]
fn everybody_starts_in_a_cell_of_their_own() {
    for players in [3, 4] {
        let mut table = fence(players).plan();
        for (who, cell) in (0..players as u8).zip(CELLS) {
            assert_eq!(stands(&table, who), cell);
            let start = Command::Start {
                who: Who(who),
                space: table.at(0, 8),
            };
            assert_eq!(table.refused(start), Refusal::NotAStart);
        }
        assert_eq!(stands(&table, 4), FENCE);
        let ringed = Position::new(&table.heist, &table.state).ringed();
        let held = [CELLS[1], CELLS[2], CELLS[3], FENCE]
            .map(|(row, col)| ringed.contains(table.at(row, col)));
        assert_eq!(
            held, [true; 4],
            "the fourth cell keeps its ring with three players"
        );
        assert!(
            !ringed.contains(table.at(4, 0)),
            "the locksmith sits behind a lock only"
        );
        assert_eq!(table.count(Token::Lock, 3, 0), 1);
    }
}

// covers: your-last-heist/scenario:the-fence, your-last-heist/rule:pressure-sensors
#[test]
fn the_locksmith_frees_one_who_frees_the_next_who_frees_the_rest() {
    let mut table = begin(fence(4), CELLS);
    table.commit(0, "Pick");
    table.ok(unlock(&table, 0, 3, 0));
    table.ok(Command::PickOn { who: FIRST });
    step(&mut table, 0, 3, 0);
    pass(&mut table, 1);
    table.commit(1, "Walk");
    assert_eq!(blocked(&mut table, 1, 3, 2), Refusal::Imprisoned);
    table.commit(0, "Walk");
    step(&mut table, 0, 2, 1);
    table.ok(panel(0, 1));
    step(&mut table, 1, 3, 2);
    pass(&mut table, 1);
    table.commit(1, "Walk");
    step(&mut table, 1, 2, 3);
    table.commit(2, "Walk");
    assert_eq!(blocked(&mut table, 2, 1, 2), Refusal::Imprisoned);
    table.ok(panel(1, 2));
    step(&mut table, 2, 1, 2);
    assert_eq!(status(&table, 4), Status::Idle);
    table.ok(panel(2, 0));
    assert_eq!(status(&table, 4), Status::Active, "the fence is free");
    assert!(
        Position::new(&table.heist, &table.state)
            .ringed()
            .is_empty()
    );
}

// covers: your-last-heist/scenario:the-fence, your-last-heist/rule:part-1-the-plan
#[test]
fn the_fence_brings_three_reveals_and_two_ideas() {
    let table = fence(3).plan();
    assert_eq!(
        (table.state.team.free_reveals, table.state.team.free_ideas),
        (3, 2)
    );
    assert_eq!(table.state.team.cash, 0);
}

/// Everybody at these exits, with the fence on the yellow panel's side of freedom or not.
fn breakout(places: [Hex; 3], fence_at: Option<Hex>) -> crew::outcome::Outcome {
    let mut table = begin(fence(3), [(1, 2), places[1], places[2]]);
    if let Some((row, col)) = fence_at {
        table.ok(panel(0, 0));
        table.teleport(4, row, col);
    }
    table.teleport(0, places[0].0, places[0].1);
    call_escape(&mut table);
    table.finish();
    table.outcome()
}

// covers: your-last-heist/scenario:the-fence
#[test]
fn everyone_must_get_out_and_the_fence_as_well() {
    let (north, east, south) = ((0, 8), (1, 10), (6, 3));
    assert!(breakout([north, north, east], Some(east)).success);
    assert!(
        !breakout([north, north, east], None).success,
        "he is still in his cell"
    );
    assert!(
        !breakout([north, north, east], Some((2, 10))).success,
        "he is left behind"
    );
    assert!(
        !breakout([north, south, (2, 10)], Some(east)).success,
        "somebody is left behind"
    );
}

// covers: your-last-heist/scenario:the-fence, your-last-heist/rule:escape-phase
#[test]
fn an_exit_of_the_cell_block_takes_two_the_fence_counted() {
    let mut table = begin(fence(3), [(1, 2), (0, 8), (1, 7)]);
    table.ok(panel(0, 0));
    table.teleport(4, 0, 8);
    call_escape(&mut table);
    table.set_ideas(2, 3);
    let third = dash(&table, 2, 0, 8);
    assert_eq!(table.refused(third), Refusal::ExitFull);
}

// covers: your-last-heist/scenario:the-gallery-job
#[test]
fn the_gallery_wants_three_of_five_paintings() {
    use Chit::{Apple, Church, House, Lighthouse, Strawberry};
    let away = |loot: &[Chit]| {
        let loot: Vec<_> = loot.iter().map(|&chit| (chit, 0)).collect();
        away_with(chapter("the-gallery-job"), (0, 0), &loot, 0)
    };
    assert!(!away(&[Apple, Church]).success);
    for (loot, bonus) in [
        (&[Apple, Church, House][..], 0),
        (&[Apple, Strawberry, House], 2),
        (&[Church, House, Lighthouse], 4),
        (&[Apple, Strawberry, Church, House, Lighthouse], 6),
    ] {
        let done = away(loot);
        assert!(done.success);
        assert_eq!(
            (done.bonus, done.reward_cash, done.art.len()),
            (bonus, bonus, loot.len())
        );
    }
}

// covers: your-last-heist/scenario:the-gallery-job, your-last-heist/rule:reinforcements
#[test]
fn the_gallery_calls_reinforcements_at_two_places() {
    let mut table = begin(chapter("the-gallery-job"), [(0, 0); 3]);
    hit(&mut table, 14);
    let arrived = |event: &&Event| matches!(event, Event::ReinforcementsArrived { .. });
    assert_eq!(table.events.iter().filter(arrived).count(), 2);
    assert_eq!(
        (
            table.count(Token::Guard, 2, 4),
            table.count(Token::Guard, 5, 3)
        ),
        (2, 2)
    );
}

// covers: your-last-heist/scenario:the-provenance
#[test]
fn the_archives_want_both_documents_and_every_jewel_pays_three_thousand() {
    let away = |documents: usize, jewels: usize| {
        let documents = (0..documents).map(|nth| (Chit::Documents, nth));
        let jewels = (0..jewels).map(|nth| (Chit::Jewel, nth));
        let loot: Vec<_> = documents.chain(jewels).collect();
        away_with(chapter("the-provenance"), (0, 5), &loot, 0)
    };
    assert!(!away(1, 2).success);
    for jewels in 0..=2 {
        let done = away(2, jewels);
        assert!(done.success);
        let bonus = 3 * jewels as u8;
        assert_eq!((done.reward_cash, done.bonus), (6 + bonus, bonus));
    }
}

// covers: your-last-heist/scenario:the-provenance, your-last-heist/rule:pressure-sensors
#[test]
fn both_documents_lie_in_yellow_rings() {
    let mut table = begin(chapter("the-provenance"), [(4, 4), (0, 5), (9, 1)]);
    let rings = [table.at(4, 0), table.at(6, 6)];
    let documents = [0, 1].map(|nth| table.place(table.loot(Chit::Documents, nth)).space());
    assert_eq!(documents, rings.map(Some));
    assert!(
        rings
            .iter()
            .all(|&ring| table.state.remote[0].contains(ring))
    );
    table.ok(panel(0, 0));
    assert!(table.state.remote[0].is_empty());
}
