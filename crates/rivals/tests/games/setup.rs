//! Before the first turn.

use crate::kit::tokens;
use rivals::{Identity, Obstacle, Phase, Rivals, Setup, SetupProblem, content};
use table::{FastDealer, Game, Seat};

fn started(players: u8, seed: u64) -> (Rivals, rivals::State) {
    let game = Rivals::new(Setup::new(players)).expect("a good setup");
    let state = game.start(&mut FastDealer::new(seed), &mut ());
    (game, state)
}

// covers: rule:setup
#[test]
fn everybody_has_an_identity_a_secret_and_five_cards() {
    for players in 2..=4 {
        let (_, state) = started(players, 7);
        let seats = usize::from(players);
        assert_eq!(state.public.hands[..seats], vec![5; seats]);
        assert_eq!(state.public.hands[seats..], vec![0; 4 - seats]);
        assert_eq!(state.public.deck, 78 - 5 * players);
        for one in 0..seats {
            for other in 0..one {
                assert_ne!(state.public.identities[one], state.public.identities[other]);
                assert_ne!(state.hidden.secrets[one], state.hidden.secrets[other]);
            }
        }
        assert_eq!(state.public.phase, Phase::Choose);
        assert_eq!(state.public.pawns, [None; 4], "pawns begin nowhere");
    }
}

// covers: rule:setup
#[test]
fn the_bag_grows_with_the_players() {
    let bag = |players| started(players, 1).1.public.bag;
    assert_eq!(bag(2), tokens("yellow yellow yellow orange red purple"));
    assert_eq!(
        bag(3),
        tokens("yellow yellow yellow yellow yellow orange orange red purple")
    );
    assert_eq!(
        bag(4),
        tokens("yellow yellow yellow yellow yellow yellow yellow orange orange orange red purple")
    );
}

// covers: rule:setup, ruling:25
#[test]
fn the_heat_track_holds_a_token_for_every_two_players() {
    let heat = |players| started(players, 1).1.public.heat;
    assert_eq!(heat(2), [1; 5]);
    assert_eq!(heat(3), [2; 5]);
    assert_eq!(heat(4), [2; 5]);
    let supply = |players| started(players, 1).1.public.supply.0;
    // Blue, green, yellow, orange, red, purple.
    assert_eq!(supply(2), [6, 9, 9, 6, 5, 4]);
    assert_eq!(supply(3), [5, 9, 7, 3, 4, 3]);
    assert_eq!(supply(4), [5, 9, 5, 2, 4, 3]);
}

// covers: rule:setup
#[test]
fn the_lowest_number_of_each_job_is_on_top() {
    let (game, state) = started(4, 3);
    let tops = game.jobs().map(|job| game.top(&state.public, job));
    let tops: Vec<_> = tops.flatten().map(|top| top.id()).collect();
    assert_eq!(tops, ["A1", "B1", "C1", "D1"]);
    // Below it the others of the same job, number by number.
    for job in game.jobs() {
        let card = &content().jobs[job.index()];
        let below = (card.first..card.first + card.len).map(|at| Obstacle(at).id());
        let wanted = (1..=7).map(|number| format!("{}{number}", job.id()));
        assert!(below.eq(wanted), "{}", card.name);
    }
}

// covers: rule:setup
#[test]
fn anybody_may_begin() {
    let starters: std::collections::BTreeSet<Seat> = (0..40)
        .map(|seed| started(3, seed).1.public.starter)
        .collect();
    assert_eq!(starters.len(), 3);
}

// covers: ruling:24
#[test]
fn two_to_four_play() {
    for players in [0, 1, 5, 200] {
        let refused = Rivals::new(Setup::new(players));
        assert_eq!(refused, Err(vec![SetupProblem::Players(players)]));
    }
}

#[test]
fn every_problem_of_a_setup_is_named() {
    let mut setup = Setup::new(9);
    setup.rules.obstacles_per_job = 6;
    setup.think_seconds = Some(2);
    assert_eq!(setup.problems().len(), 3);
}

// covers: rule:components
#[test]
fn the_box_is_complete() {
    let content = content();
    let copies = |bits: u32| -> u32 {
        let cards = (0..).zip(&content.cards);
        let wanted = cards.filter(|(at, _)| bits & 1 << at != 0);
        wanted.map(|(_, card)| u32::from(card.copies)).sum()
    };
    assert_eq!(content.identities.len(), 7);
    assert_eq!(content.jobs.iter().filter(|job| !job.endless).count(), 4);
    assert_eq!(
        content
            .obstacles
            .iter()
            .filter(|card| card.id != "T1")
            .count(),
        28
    );
    assert_eq!(content.secrets.len(), 15);
    assert_eq!(copies(content.assists), 44);
    assert_eq!(copies(content.tricks), 34);
    // The example of the rulebook: two agility and one dexterity.
    let burglar = Identity::named("cat-burglar").expect("an identity");
    assert_eq!(content.identities[burglar.index()].skills(), [2, 0, 1]);
    assert_eq!(content.tokens.0, [7, 9, 12, 9, 7, 6]);
    assert_eq!(content.tokens.len(), 50);
}

// covers: rule:components
#[test]
fn tricks_teach_all_three_skills() {
    let content = content();
    let mut icons = [0; 3];
    for card in content
        .cards
        .iter()
        .filter(|card| card.as_trick().is_some())
    {
        if let Some(skill) = card.upgrade {
            icons[skill.index()] += card.copies;
        }
    }
    assert!(
        icons.iter().all(|&count| (6..=9).contains(&count)),
        "{icons:?}"
    );
}
