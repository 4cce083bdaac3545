//! The four boards: how they are laid out, what they ask for, and what is paid beyond that.

use super::*;
use crew::content::codes::Letter;
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::heist::PieceKind;

/// A board before planning.
fn board(id: &str) -> Table {
    scenario_of(EDITION, id)
        .crew(["thug", "burglar", "angry-locksmith"])
        .plan()
}

/// How many of a kind of loot the board has.
fn loot(table: &Table, chit: Chit) -> usize {
    let pieces = table.heist.pieces().iter();
    pieces
        .filter(|kind| **kind == PieceKind::Loot(chit))
        .count()
}

/// Tiles, security tiles, gates, radios, entrances.
fn layout(table: &Table) -> [u32; 5] {
    let (heist, state) = (&table.heist, &table.state);
    [
        heist.board().tile_count() as u32,
        state.unknown.len(),
        heist.scenario.gates.len() as u32,
        state.reinforcements.len(),
        heist.board().printed_exits().len(),
    ]
}

fn bag(table: &Table) -> [u8; 3] {
    let Bag {
        guards,
        cameras,
        locks,
        ..
    } = table.heist.scenario.draft.bag;
    [guards, cameras, locks]
}

/// The letters of the rings around each jewel, the outer one first, in the order of the map.
fn rings(table: &Table) -> Vec<(Letter, Letter)> {
    let nested = table.heist.scenario.nested.iter();
    nested.map(|(_, outer, inner)| (*outer, *inner)).collect()
}

/// How it went if these pieces get out.
fn bring_out(mut table: Table, loot: &[(Chit, usize)]) -> crew::outcome::Outcome {
    walk_out(&mut table, loot);
    table.outcome()
}

use Chit::{Jewel, PaintingI, PaintingJ, PaintingK};

// covers: your-last-heist-draft/scenario:the-chateau, your-last-heist-draft/rule:heist-setup
#[test]
fn the_chateau_is_laid_out() {
    let table = board("the-chateau");
    assert_eq!(layout(&table), [32, 15, 5, 2, 3]);
    assert_eq!(bag(&table), [7, 5, 4]);
    let art = [PaintingI, PaintingJ, PaintingK].map(|chit| loot(&table, chit));
    assert_eq!(art, [1, 2, 3]);
}

// covers: your-last-heist-draft/scenario:the-gallery, your-last-heist-draft/rule:heist-setup
#[test]
fn the_gallery_is_laid_out() {
    let table = board("the-gallery");
    assert_eq!(layout(&table), [33, 17, 5, 2, 2]);
    assert_eq!(bag(&table), [8, 5, 4]);
    let art = [PaintingI, PaintingJ, PaintingK].map(|chit| loot(&table, chit));
    assert_eq!(art, [1, 2, 3]);
    assert_eq!(table.heist.scenario.cash.len(), 1);
}

// covers: your-last-heist-draft/scenario:the-gallery
#[test]
fn the_notch_of_the_gallery_leads_to_the_blank_tile_only() {
    let table = board("the-gallery");
    let notch = table.at(7, 3);
    let scene = Position::new(&table.heist, &table.state);
    assert_eq!(scene.near(notch), SpaceSet::of(table.at(6, 3)));
}

// covers: your-last-heist-draft/scenario:the-museum, your-last-heist-draft/rule:heist-setup
// covers: your-last-heist-draft/rule:sensors
#[test]
fn the_museum_is_laid_out() {
    let table = board("the-museum");
    assert_eq!(layout(&table), [33, 17, 5, 3, 2]);
    assert_eq!(bag(&table), [8, 5, 5]);
    assert_eq!(loot(&table, Jewel), 2);
    assert_eq!(
        rings(&table),
        [(Letter::Y, Letter::X), (Letter::X, Letter::Y)]
    );
}

// covers: your-last-heist-draft/scenario:the-vault, your-last-heist-draft/rule:heist-setup
// covers: your-last-heist-draft/rule:sensors
#[test]
fn the_vault_is_laid_out() {
    let table = board("the-vault");
    assert_eq!(layout(&table), [32, 17, 5, 1, 2]);
    assert_eq!(bag(&table), [8, 6, 5]);
    assert_eq!(loot(&table, Jewel), 3);
    assert_eq!(
        rings(&table),
        [
            (Letter::Z, Letter::X),
            (Letter::X, Letter::Y),
            (Letter::Y, Letter::Z)
        ]
    );
}

// covers: your-last-heist-draft/scenario:the-chateau, your-last-heist-draft/scenario:the-gallery
#[test]
fn any_three_paintings_are_a_success_and_two_are_not() {
    for id in ["the-chateau", "the-gallery"] {
        let two = bring_out(board(id), &[(PaintingI, 0), (PaintingJ, 0)]);
        assert!(!two.success);
        let three = [(PaintingI, 0), (PaintingJ, 0), (PaintingK, 0)];
        let three = bring_out(board(id), &three);
        assert!(three.success);
        assert_eq!((three.bonus, three.team_cash), (0, 0));
    }
}

// covers: your-last-heist-draft/scenario:the-chateau, your-last-heist-draft/scenario:the-gallery
#[test]
fn paintings_beyond_the_third_and_whole_sets_are_paid() {
    let (i, j, k) = (
        [(PaintingI, 0)],
        [(PaintingJ, 0), (PaintingJ, 1)],
        [(PaintingK, 0), (PaintingK, 1), (PaintingK, 2)],
    );
    for id in ["the-chateau", "the-gallery"] {
        for (haul, bonus) in [
            ([&j[..], &i].concat(), 4),
            ([&k[..]].concat(), 6),
            ([&k[..2], &i, &j[..1]].concat(), 1),
            ([&i[..], &j, &k].concat(), 3 + 4 + 6),
        ] {
            let outcome = bring_out(board(id), &haul);
            assert_eq!((outcome.bonus, outcome.team_cash), (bonus, bonus), "{id}");
        }
    }
}

// covers: your-last-heist-draft/scenario:the-chateau
#[test]
fn without_the_objective_there_is_no_bonus() {
    let pair = [(PaintingJ, 0), (PaintingJ, 1)];
    let outcome = bring_out(board("the-chateau"), &pair);
    assert!(!outcome.success);
    assert_eq!((outcome.bonus, outcome.team_cash), (0, 0));
}

// covers: your-last-heist-draft/scenario:the-museum, your-last-heist-draft/scenario:the-vault
#[test]
fn one_jewel_is_a_success_and_every_other_pays_six() {
    for (id, jewels) in [("the-museum", 2), ("the-vault", 3)] {
        assert!(!bring_out(board(id), &[]).success);
        for count in 1..=jewels {
            let haul: Vec<_> = (0..count).map(|nth| (Jewel, nth)).collect();
            let outcome = bring_out(board(id), &haul);
            let bonus = 6 * (count as u8 - 1);
            assert!(outcome.success);
            assert_eq!((outcome.bonus, outcome.team_cash), (bonus, bonus), "{id}");
        }
    }
}

// covers: your-last-heist-draft/rule:the-legacy, your-last-heist-draft/scenario:the-vault
#[test]
fn the_score_of_the_last_heist_is_the_teams_loot() {
    let mut table = board("the-vault");
    table.state.team.cash = 5;
    table.state.crew[1].cash = 2;
    let outcome = bring_out(table, &[(Jewel, 0), (Jewel, 1)]);
    assert_eq!(outcome.team_cash, 5 + 2 + 6);
}
