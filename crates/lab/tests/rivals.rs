//! Many games of HEIST.

use bots::{Budget, Level};
use lab::Think;
use lab::rivals::{BalanceKind, RivalsPlan, Tally, balance_figures, html, run_rivals};
use rivals::Setup;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use words::Language;

fn plan(players: u8, bots: &[Level], games: u32) -> RivalsPlan {
    RivalsPlan {
        setup: Setup::new(players),
        bots: bots.to_vec(),
        think: Think(Budget::Heists(4)),
        games,
        seed: 7,
    }
}

fn played(plan: &RivalsPlan, threads: usize) -> Tally {
    let threads = NonZeroUsize::new(threads).expect("some threads");
    run_rivals(plan, threads, &AtomicBool::new(false), |_, _| {})
}

#[test]
fn threads_change_nothing() {
    for bots in [
        [Level::Random; 3],
        [Level::Scripted, Level::Random, Level::Search],
    ] {
        let plan = plan(3, &bots, 21);
        assert_eq!(played(&plan, 1), played(&plan, 3));
    }
}

#[test]
fn everything_is_counted_once() {
    let tally = played(&plan(4, &[Level::Random; 4], 60), 2);
    assert_eq!(tally.games, 60);
    let twelfths = |shares: &[lab::Share]| shares.iter().map(|share| share.wins).sum::<u64>();
    // A victory that is shared is divided, and nothing of it is lost.
    assert_eq!(twelfths(&tally.identities), 60 * 12);
    assert_eq!(twelfths(&tally.seats), 60 * 12);
    assert_eq!(twelfths(&tally.places), 60 * 12);
    assert_eq!(
        tally.secrets.iter().map(|share| share.of).sum::<u64>(),
        4 * 60
    );
    assert_eq!(tally.tests.of, 60 * 20);
    assert_eq!(tally.jobs.of, 60 * 4);
    assert_eq!(tally.points.total(), 4 * 60);
    for count in &tally.cards {
        assert!(
            count.played <= count.held && count.spent <= count.held,
            "{count:?}"
        );
        let (either, both) = (
            count.played.max(count.learned),
            count.played + count.learned,
        );
        assert!((either..=both).contains(&count.used), "{count:?}");
        assert!(count.held > 0);
    }
    assert!((tally.ratio(lab::Share::new(1, 4)).expect("a ratio") - 1.0).abs() < 1e-9);
}

#[test]
fn a_stop_keeps_what_was_played() {
    let stop = AtomicBool::new(false);
    let one = NonZeroUsize::MIN;
    let tally = run_rivals(
        &plan(2, &[Level::Random; 2], 1000),
        one,
        &stop,
        |played, _| {
            if played >= 40 {
                stop.store(true, Ordering::Relaxed);
            }
        },
    );
    assert!(tally.games >= 40 && tally.games < 1000, "{}", tally.games);
}

#[test]
fn the_report_names_every_card_and_stands_alone() {
    let plan = plan(2, &[Level::Random; 2], 30);
    let page = html(Language::english(), &plan, &played(&plan, 1));
    let content = rivals::content();
    let names = content.cards.iter().map(|card| &card.name);
    let names = names.chain(content.secrets.iter().map(|card| &card.name));
    for name in names.chain(content.identities.iter().map(|card| &card.name)) {
        assert!(page.contains(&name.replace('&', "&amp;")), "{name}");
    }
    assert!(
        !page.contains("http://")
            || page.matches("http://").count() == page.matches("http://www.w3.org").count()
    );
    assert!(!page.contains("NaN"));
}

/// What lies outside the limits is marked, if the players are equal.
#[test]
fn what_is_not_fair_is_marked() {
    let mut plan = plan(4, &[Level::Random; 4], 1);
    let mut tally = played(&plan, 1);
    tally.seats = vec![lab::Share::new(300, 1200); 4];
    tally.places = [330, 331, 270, 269]
        .map(|won| lab::Share::new(won, 1200))
        .to_vec();
    tally.identities = vec![lab::Share::new(300, 1200); 7];
    tally.identities[2] = lab::Share::new(376, 1200);
    tally.secrets = vec![lab::Share::new(40, 100); 15];
    tally.secrets[0] = lab::Share::new(61, 100);
    tally.secrets[3] = lab::Share::new(19, 100);
    for count in &mut tally.cards {
        (count.held, count.used) = (100, 25);
    }
    tally.cards[5].used = 24;
    let marked = |plan: &RivalsPlan, tally: &Tally, mark: char| -> Vec<(BalanceKind, usize)> {
        let all = balance_figures(Language::english(), plan, tally).into_iter();
        let marked = all.filter(|figure| figure.mark() == Some(mark));
        marked.map(|figure| (figure.kind, figure.number)).collect()
    };
    let expected = [
        (BalanceKind::Place, 1),
        (BalanceKind::Identity, 2),
        (BalanceKind::Secret, 0),
        (BalanceKind::Secret, 3),
        (BalanceKind::Assist, 5),
    ];
    assert_eq!(marked(&plan, &tally, '?'), expected, "few games");
    let page = html(Language::english(), &plan, &tally);
    let marks = |mark: &str| page.matches(mark).count();
    assert_eq!((marks(" !<"), marks(" ?<")), (0, expected.len()));
    for share in &mut tally.secrets {
        *share = lab::Share::new(share.wins * 100, share.of * 100);
    }
    let sure = [(BalanceKind::Secret, 0), (BalanceKind::Secret, 3)];
    assert_eq!(marked(&plan, &tally, '!'), sure, "many games");
    plan.bots[0] = Level::Scripted;
    assert_eq!(marked(&plan, &tally, '!'), []);
}
