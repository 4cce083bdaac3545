//! The Guide.

use super::*;
use crew::content::cards::{ActionCard, Icon, Need, SpecialAction};
use crew::content::effect::Chit;
use crew::content::scenario::Bag;
use crew::state::{Place, Token};

/// A special action for the Guide.
fn special(stage: Stage, action: ActionCard) -> Stage {
    let mut stage = stage;
    stage
        .draft
        .npc
        .as_mut()
        .expect("a scenario with an NPC")
        .special = Some(action);
    stage
}

fn think() -> ActionCard {
    ActionCard {
        name: "Think It Over".into(),
        icons: vec![Icon::Idea],
        pay: 0,
        needs: None,
        does: None,
        ..ActionCard::default()
    }
}

/// A guide inside, with two ideas.
fn guide(map: &str) -> Stage {
    special(stage(map).npc("guide", 2), think())
}

// covers: npc:guide/calm, rule:non-player-characters
#[test]
fn a_guide_is_there_from_the_start_with_the_ideas_of_the_scenario() {
    let table = guide("E2 EM EM MW").act([(0, 0); 3], &[1, 1, 1, 5]);
    assert_eq!(npc(&table).status, Status::Active);
    assert_eq!(table.ideas(4), 2);
    assert!(table.told(Event::Rolled { who: NPC, face: 5 }));
}

// covers: npc:guide/calm
#[test]
fn a_guide_strides_has_a_special_and_observes_on_a_six() {
    let mut table = guide("E2 EM EM MW EM SC").act([(0, 0); 3], &[1, 1, 1, 4]);
    table.set_ideas(4, 0);
    assert_eq!(table.offers(4), ["Stride", "Think It Over"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Stride", "Think It Over", "Observe"]);
    table.dealer.add_draws([Chit::Blank as u8]);
    let unknown = table.at(0, 5);
    table.commit(4, "Observe");
    table.ok(Command::Think { who: NPC });
    table.ok(Command::Reveal {
        who: NPC,
        space: unknown,
    });
    assert_eq!((table.ideas(4), table.state.noise), (1, 1));
}

// covers: npc:guide/calm
#[test]
fn a_stride_is_a_move_and_a_reveal() {
    let mut table = guide("E2 EM MW EM EM EM SC").act([(0, 0); 3], &[1, 1, 1, 4]);
    table.dealer.add_draws([Chit::Blank as u8]);
    let unknown = table.at(0, 6);
    table.commit(4, "Stride");
    step(&mut table, 0, 3);
    table.ok(Command::Reveal {
        who: NPC,
        space: unknown,
    });
    assert_eq!(table.state.noise, 1);
}

// covers: npc:guide/calm, npc:guide/panicked
#[test]
fn the_special_is_the_one_of_the_scenario_on_both_sides() {
    let flick = ActionCard {
        name: "Fancy Card Flick".into(),
        icons: Vec::new(),
        pay: 0,
        needs: Some(Need::HoldsKeycard),
        does: Some(SpecialAction::FlickKeycard),
        ..ActionCard::default()
    };
    for panicked in [false, true] {
        let stage = special(stage("E2 EM KC MW EM EM").npc("guide", 0), flick.clone());
        let mut table = stage.act([(0, 0); 3], &[1, 1, 1, 4]);
        table.state.npc_panicked = panicked;
        assert!(table.find_commit(4, "Fancy Card Flick").is_none());
        let card = table.loot(Chit::Keycard, 0);
        table.give(card, 4);
        let space = table.at(0, 5);
        table.commit(4, "Fancy Card Flick");
        table.ok(Command::Flick {
            who: NPC,
            piece: card,
            space,
        });
        assert_eq!(table.place(card), Place::on(space));
    }
}

// covers: npc:guide/calm, rule:non-player-characters, rule:part-1-the-plan
#[test]
fn a_guide_waiting_outside_starts_at_an_entrance_of_choice() {
    let mut stage = special(stage("E2 EM EM E5").npc("guide", 1), think());
    stage.draft.npc.as_mut().expect("the guide").starts_outside = true;
    let mut table = stage.plan();
    let (left, right, inside) = (table.at(0, 0), table.at(0, 3), table.at(0, 1));
    for who in 0..3 {
        table.ok(Command::Start {
            who: Who(who),
            space: left,
        });
    }
    table.seat(0, Command::Ready);
    table.seat(1, Command::Ready);
    assert_eq!(
        table.seat_refused(2, Command::Ready),
        Refusal::NpcNeedsAStart
    );
    let start = |space| Command::Start { who: NPC, space };
    assert_eq!(table.seat_refused(2, start(inside)), Refusal::NotAStart);
    table.seat(2, start(right));
    table.dealer.add_rolls([1; 4]);
    table.seat(2, Command::Ready);
    assert_eq!(npc(&table).at, right);
}

// covers: npc:guide/calm, rule:auto-reveal
#[test]
fn an_active_npc_reveals_what_lies_beside_it() {
    let mut table = special(stage("E2 EM MW SC").npc("guide", 0), think())
        .bag(Bag {
            cameras: 1,
            ..Bag::default()
        })
        .plan();
    table.dealer.add_draws([Chit::Camera as u8]);
    table.begin([(0, 0); 3], &[1, 1, 1, 1]);
    assert_eq!(table.count(Token::Camera, 0, 3), 1);
}

// covers: rule:non-player-characters, rule:auto-reveal, option:idle-npc-reveals
#[test]
fn an_npc_that_is_not_active_reveals_nothing_unless_the_rules_say_otherwise() {
    let unknown = |reveals: bool| {
        let mut table = stage("E2 EM EM MW SC")
            .npc("hostage", 0)
            .rules(|rules| rules.idle_npc_reveals = reveals)
            .plan();
        table.dealer.add_draws([Chit::Blank as u8]);
        table.begin([(0, 0); 3], &[1, 1, 1]);
        table.state.unknown.len()
    };
    assert_eq!(unknown(false), 1);
    assert_eq!(unknown(true), 0);
}

// covers: npc:guide/panicked
#[test]
fn a_panicked_guide_runs_has_a_special_and_walks_on_a_six() {
    let mut table = guide("E2 EM EM MW").act([(0, 0); 3], &[1, 1, 1, 4]);
    table.state.npc_panicked = true;
    table.set_ideas(4, 0);
    assert_eq!(table.offers(4), ["Run", "Think It Over"]);
    table.state.crew[4].die = 6;
    assert_eq!(table.offers(4), ["Run", "Think It Over", "Walk"]);
    table.commit(4, "Walk");
    assert_eq!(table.state.noise, 1);
    step(&mut table, 0, 2);
}

/// Noise of a round in which the guide does nothing, with the crew in these places.
fn talk(panicked: bool, places: [(i8, i8); 3]) -> u8 {
    let mut table = guide("E2 EM EM MW EM").act(places, &[1, 1, 1, 1]);
    table.state.npc_panicked = panicked;
    table.commit(4, "Think It Over");
    table.end_round();
    // Walk, Walk and Run.
    table.state.noise - 4
}

// covers: npc:guide/panicked, npc:guide/calm
#[test]
fn a_panicked_guide_talks_once_to_whoever_is_near() {
    // On the same tile, beside it, and both: it is one noise.
    assert_eq!(talk(true, [(0, 3), (0, 0), (0, 0)]), 1);
    assert_eq!(talk(true, [(0, 2), (0, 0), (0, 0)]), 1);
    assert_eq!(talk(true, [(0, 2), (0, 3), (0, 4)]), 1);
    assert_eq!(talk(true, [(0, 1), (0, 0), (0, 0)]), 0);
    assert_eq!(talk(false, [(0, 3), (0, 2), (0, 4)]), 0);
}
