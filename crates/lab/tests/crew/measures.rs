//! What measures count, in heists made by hand and against what the heist itself keeps.

use crate::kit::{matchup, plan, threads};
use board::Space;
use bots::Level;
use crew::content::effect::Chit;
use crew::content::{editions, master_heist};
use crew::heist::PieceKind;
use crew::state::{AlertCause, Place, Status};
use crew::{ActionId, Event, Heist, Piece, State, Who};
use lab::Share;
use lab::crew::measure::{AlertCounts, CardCost};
use lab::crew::{Alarm, Ending, EventContext, Loss, Row, Summary, run_all};

/// A row as it is before measures look at it.
fn row(ending: Ending) -> Row {
    let played = lab::crew::play_heist(
        &plan(Level::Random, 1, &[INCLUSION]),
        &heist(INCLUSION),
        0,
        0,
        &Default::default(),
    );
    Row {
        ending,
        loss: None,
        ..played.row
    }
}

const INCLUSION: &str = "the-inclusion-job";

fn heist(scenario: &str) -> Heist {
    matchup(scenario)
        .heist()
        .expect("what we suggest can be played")
}

/// Shows events as they would come in a heist that ends like this.
fn watched(heist: &Heist, state: &State, events: &[Event], ending: Ending) -> (Summary, Row) {
    let mut summary = Summary::default();
    let mut round = 0;
    for event in events {
        if let Event::RoundBegan { round: next } = event {
            round = *next;
        }
        let moment = EventContext {
            heist,
            before: state,
            after: state,
            round,
            escaping: false,
        };
        summary.see(&moment, event);
    }
    let mut row = row(ending);
    summary.finish(heist, state, &mut row);
    (summary, row)
}

const TINY: Who = Who(0);
const CLUTCH: Who = Who(3);

fn noise(who: Option<Who>) -> Event {
    Event::Noise { who, slot: 1 }
}

fn alert(cause: AlertCause, card: Option<u8>) -> Event {
    Event::Alert { cause, card }
}

#[test]
fn noise_belongs_to_whoever_made_it_and_when() {
    let heist = heist(INCLUSION);
    let events = [
        Event::RoundBegan { round: 1 },
        noise(Some(TINY)),
        noise(Some(TINY)),
        noise(None),
        Event::RoundBegan { round: 2 },
        noise(Some(CLUTCH)),
    ];
    let (mut summary, _) = watched(&heist, heist.opening(), &events, Ending::Won);
    let (other, _) = watched(&heist, heist.opening(), &events[..3], Ending::Won);
    summary.add(&other);
    let [first, second] = &summary.noise.rounds[..] else {
        panic!("two rounds");
    };
    assert_eq!((first.heists, second.heists), (2, 1));
    assert_eq!((first.members, first.nobody), ([4, 0, 0, 0, 0], 1));
    assert_eq!((second.members, second.nobody), ([0, 0, 0, 1, 0], 0));
    // Three in one heist and two in the other.
    assert_eq!(first.squares, 9 + 4);
    let (mean, deviation) = first.mean_and_deviation().expect("two heists");
    assert!((mean - 2.5).abs() < 1e-9 && (deviation - 0.5).abs() < 1e-9);
}

#[test]
fn alerts_are_counted_by_cause_and_round() {
    let heist = heist(INCLUSION);
    let events = [
        Event::RoundBegan { round: 1 },
        alert(AlertCause::Camera, None),
        Event::RoundBegan { round: 2 },
        alert(AlertCause::Camera, None),
        alert(AlertCause::Action, None),
    ];
    let (summary, _) = watched(&heist, heist.opening(), &events, Ending::Lost);
    let counts = |camera, action| AlertCounts {
        camera,
        action,
        ..AlertCounts::default()
    };
    assert_eq!(summary.alerts.all, counts(2, 1));
    assert_eq!(summary.alerts.rounds, [counts(1, 0), counts(1, 1)]);
    assert_eq!(summary.alerts.total.counts(), [0, 0, 0, 1]);
}

#[test]
fn a_card_costs_what_happens_while_it_is_at_work() {
    let heist = heist(INCLUSION);
    let space = Space(3);
    let guard = Event::ChitAdded {
        space,
        chit: Chit::Guard,
    };
    let events = [
        Event::RoundBegan { round: 1 },
        noise(Some(TINY)),
        alert(AlertCause::Noise, Some(5)),
        Event::EventActive {
            card: 0,
            recalled: false,
        },
        guard,
        guard,
        Event::IdeaLost { who: TINY },
        Event::CrisisStruck { card: 2 },
        alert(AlertCause::Event, None),
        Event::RoundBegan { round: 2 },
        guard,
        Event::EventActive {
            card: 0,
            recalled: true,
        },
        noise(None),
    ];
    let (summary, _) = watched(&heist, heist.opening(), &events, Ending::Won);
    let code = |card: usize| &master_heist().cards[card].code;
    let cost = |card: usize| summary.cards.cards[code(card)];
    assert_eq!(
        cost(0),
        CardCost {
            heists: 1,
            wins: 1,
            struck: 2,
            guards: 2,
            ideas_lost: 1,
            noise: 1,
            ..CardCost::default()
        }
    );
    assert_eq!((cost(2).struck, cost(2).alerts, cost(2).guards), (1, 1, 0));
    let thrown_away = cost(5);
    assert_eq!((thrown_away.discarded, thrown_away.heists), (1, 0));
}

#[test]
fn visits_and_standstill_are_where_the_character_was() {
    let heist = heist(INCLUSION);
    let mut state = heist.opening().clone();
    let (a, b) = (Space(4), Space(5));
    for member in &mut state.crew[..4] {
        member.status = Status::Active;
        member.start = a;
    }
    let events = [
        Event::HeistBegan,
        Event::RoundBegan { round: 1 },
        Event::Moved {
            who: TINY,
            from: a,
            to: b,
        },
        Event::EventActive {
            card: 0,
            recalled: false,
        },
        Event::CrisisStruck { card: 2 },
        Event::Busted { who: TINY },
    ];
    let (summary, _) = watched(&heist, &state, &events, Ending::Lost);
    let spaces = &summary.spaces;
    assert_eq!((spaces.visits.at(a), spaces.visits.at(b)), (4, 1));
    assert_eq!((spaces.stalled.at(a), spaces.stalled.at(b)), (3, 0));
    assert_eq!((spaces.busts.at(a), spaces.busts.at(b)), (0, 1));
}

#[test]
fn actions_are_counted_by_who_chose_them() {
    let heist = heist(INCLUSION);
    let commit = |who, action| Event::Committed {
        who,
        action: ActionId(action),
        face: 1,
    };
    let events = [commit(TINY, 0), commit(TINY, 0), commit(CLUTCH, 9)];
    let (mut summary, _) = watched(&heist, heist.opening(), &events, Ending::Won);
    let (other, _) = watched(&heist, heist.opening(), &events, Ending::Lost);
    summary.add(&other);
    let chosen = |who: Who, action: u8| {
        let chosen = summary.actions.members[who.index()][&action];
        (chosen.times, chosen.heists, chosen.wins)
    };
    assert_eq!(chosen(TINY, 0), (4, 2, 1));
    assert_eq!(chosen(CLUTCH, 9), (2, 2, 1));
}

/// The first piece of loot the objective asks for.
fn wanted(heist: &Heist) -> Piece {
    let chit =
        |kind: &PieceKind| matches!(kind, PieceKind::Loot(chit) if heist.goal_loot(*chit) > 0);
    let piece = heist.pieces().iter().position(chit);
    Piece(piece.expect("something is wanted") as u8)
}

#[test]
fn losses_tell_what_became_of_the_loot() {
    let heist = heist(INCLUSION);
    let piece = wanted(&heist);
    let loss = |place: Place, events: &[Event]| {
        let mut state = heist.opening().clone();
        for other in 0..heist.pieces().len() {
            state.pieces[other] = Place::BAG;
        }
        state.pieces[piece.index()] = place;
        let (summary, row) = watched(&heist, &state, events, Ending::Lost);
        assert_eq!(summary.losses.causes.len(), 1);
        row.loss.expect("a reason")
    };
    let took = Event::Took {
        who: TINY,
        piece,
        cash: 0,
        from: Space(2),
    };
    let lost = Event::LootLost { piece, cash: 0 };
    let busted = Event::Busted { who: TINY };
    let gate = Event::GateClosed { space: Space(2) };
    assert_eq!(loss(Place::BAG, &[]), Loss::NeverFound);
    assert_eq!(loss(Place::SAFE, &[]), Loss::SafeShut);
    assert_eq!(loss(Place::on(Space(2)), &[]), Loss::NotTaken);
    assert_eq!(loss(Place::on(Space(2)), &[took]), Loss::LeftBehind);
    assert_eq!(
        loss(Place::LOST, &[took, busted, lost]),
        Loss::CarrierBusted
    );
    assert_eq!(loss(Place::LOST, &[busted, gate, lost]), Loss::ShutAway);
}

#[test]
fn a_won_heist_has_no_loss() {
    let heist = heist(INCLUSION);
    let (summary, row) = watched(&heist, heist.opening(), &[], Ending::Won);
    assert_eq!((row.loss, summary.losses.causes.len()), (None, 0));
    assert_eq!(summary.won, Share::new(1, 1));
}

/// Measures go by events; the heist keeps numbers of its own. Both must come to the same, in every scenario.
#[test]
fn measures_agree_with_the_heists() {
    let names = editions().into_iter().flat_map(|edition| {
        let scenarios = edition.scenarios.iter();
        scenarios.map(move |one| format!("{}/{}", edition.id, one.draft.id))
    });
    let names: Vec<String> = names.collect();
    let scenarios: Vec<&str> = names.iter().map(String::as_str).collect();
    for (bot, heists) in [(Level::Random, 20), (Level::Scripted, 3)] {
        let results = run_all(plan(bot, heists, &scenarios), threads(2)).expect("suggested crews");
        for (matchup, scenario) in results.matchups.iter().zip(&scenarios) {
            let summary = &matchup.summary;
            let ended = || {
                matchup
                    .rows
                    .iter()
                    .filter(|row| row.ending != Ending::Broken)
            };
            let sum = |of: fn(&Row) -> u64| ended().map(of).sum::<u64>();
            // What bots do wrong is for their own tests.
            let sound = summary.faults.is_empty() || bot != Level::Random;
            assert!(sound, "{scenario}: {:?}", summary.faults);
            let alerts = &summary.alerts.all;
            assert_eq!(
                alerts.noise,
                sum(|row| row.alerts_by_noise.into()),
                "{scenario}"
            );
            assert_eq!(
                alerts.camera,
                sum(|row| row.alerts_by_cameras.into()),
                "{scenario}"
            );
            assert_eq!(
                alerts.action,
                sum(|row| row.alerts_by_actions.into()),
                "{scenario}"
            );
            assert_eq!(
                alerts.event,
                sum(|row| row.alerts_by_events.into()),
                "{scenario}"
            );
            let noise = |of: fn(&[u64; 5], u64) -> u64| {
                let rounds = summary.noise.rounds.iter();
                rounds
                    .map(|round| of(&round.members, round.nobody))
                    .sum::<u64>()
            };
            let made = noise(|members, _| members.iter().sum());
            assert_eq!(
                made + summary.noise.planning + summary.noise.hushed,
                sum(|row| row.noise.into()),
                "{scenario}"
            );
            let struck: u64 = summary.cards.cards.values().map(|cost| cost.struck).sum();
            assert_eq!(
                struck,
                sum(|row| (row.events + row.crises).into()),
                "{scenario}"
            );
            let ideas = summary.ideas.members.iter();
            let left: u64 = ideas.map(|thoughts| thoughts.left.sum()).sum();
            assert_eq!(left, sum(|row| row.ideas_left.into()), "{scenario}");
            let players = &summary.escapes.members[..4];
            let escaped: u64 = players.iter().map(|runner| runner.escaped).sum();
            assert_eq!(escaped, sum(|row| row.escaped.into()), "{scenario}");
            let busts = summary.spaces.busts.total();
            assert!(busts >= sum(|row| row.busted.into()), "{scenario}");
            let lost: u64 = summary.losses.causes.values().sum();
            assert_eq!(lost, summary.won.of - summary.won.wins, "{scenario}");
            let running = |row: &Row| row.alarm != Some(Alarm::Never);
            let alarms = ended().filter(|row| running(row)).count() as u64;
            for runner in players {
                assert!(runner.running <= alarms, "{scenario}");
                assert_eq!(runner.running, runner.planned.total() + runner.no_way);
                assert!(runner.got_out <= runner.running);
            }
        }
    }
}

/// How Escape began is told apart in every edition, and something of each kind happens.
#[test]
fn escape_begins_in_the_ways_of_the_edition() {
    let alarms = |bot: Level, scenario: &str| {
        let results = run_all(plan(bot, 60, &[scenario]), threads(2)).expect("suggested crews");
        results.matchups[0].summary.losses.alarms.clone()
    };
    // Random bots call it sooner or later, and one call is enough there.
    let track = alarms(Level::Random, "your-last-heist/the-smuggler-tip");
    assert!(track.contains_key(&Alarm::Called), "{track:?}");
    assert!(!track.contains_key(&Alarm::Noise), "{track:?}");
    let swap = alarms(Level::Scripted, "your-last-heist/the-long-swap");
    assert!(swap.contains_key(&Alarm::Card), "{swap:?}");
    let loud = alarms(Level::Scripted, "masters-of-the-heist/the-startup-job");
    let known = [Alarm::Card, Alarm::Noise, Alarm::Called, Alarm::Never];
    assert!(loud.keys().all(|alarm| known.contains(alarm)), "{loud:?}");
    assert!(loud.contains_key(&Alarm::Card), "{loud:?}");
}

/// On the alert track no card is thrown away: squares strike, and alerts move the bar.
#[test]
fn squares_of_the_track_are_counted_as_cards() {
    let plan = plan(Level::Scripted, 20, &["your-last-heist/the-gallery-job"]);
    let results = run_all(plan, threads(2)).expect("suggested crews");
    let summary = &results.matchups[0].summary;
    let cards = summary.cards.cards.values();
    assert!(cards.clone().any(|cost| cost.struck > 0));
    assert!(cards.clone().all(|cost| cost.discarded == 0));
    assert!(summary.alerts.all.noise > 0 && summary.alerts.all.event > 0);
}
