//! Every secret, on both sides of its line.

use crate::kit::{Table, card, obstacle, secret, table, table_with};
use rivals::content::{InBag, Wants};
use rivals::{Colour, Tokens, content};
use table::{Seat, Seats};

fn met(table: &Table, id: &str) -> bool {
    table.game.meets(&table.state.public, Seat(0), secret(id))
}

fn wants(id: &str) -> Wants {
    content().secrets[secret(id).index()].wants
}

// covers: secret:master-thief, secret:sharp-teeth, secret:golden-paws, ruling:29
#[test]
fn a_skill_compared_with_everybody_elses() {
    for (at, id) in ["master-thief", "sharp-teeth", "golden-paws"]
        .iter()
        .enumerate()
    {
        let Wants::Highest(highest) = wants(id) else {
            panic!("{id} compares skills");
        };
        assert_eq!(highest.skill.index(), at);
        for players in 2..=4 {
            let by = highest.by[usize::from(players) - 2];
            for (other, is_met) in [(4 - by, true), (5 - by, false)] {
                let mut mine = [0; 3];
                mine[at] = 4;
                let mut theirs = [0; 3];
                theirs[at] = other;
                let mut table = table(players).skills(0, mine).skills(1, theirs);
                for seat in 2..players {
                    table = table.skills(seat, [0; 3]);
                }
                assert_eq!(met(&table, id), is_met, "{id}: 4 against {other}");
            }
        }
    }
}

// covers: secret:master-thief, option:stricter-master-thief, ruling:29
#[test]
fn a_tie_is_enough_for_master_thief_unless_it_is_stricter() {
    for (stricter, mine, is_met) in [
        (false, 3, true),
        (false, 2, false),
        (true, 3, false),
        (true, 4, true),
    ] {
        let table = table_with(3, |rules| rules.stricter_master_thief = stricter);
        let table = table.skills(0, [mine, 0, 0]).skills(1, [3, 0, 0]);
        let table = table.skills(2, [0, 0, 0]);
        assert_eq!(met(&table, "master-thief"), is_met, "{stricter}: {mine}");
    }
}

fn bag(table: &mut Table, counts: &[(Colour, u8)]) {
    table.state.public.bag = Tokens::default();
    for &(colour, count) in counts {
        table.state.public.bag.add(colour, count);
    }
}

// covers: secret:half-full, option:milder-half-full
#[test]
fn half_full() {
    let Wants::BagMore(more) = wants("half-full") else {
        panic!("it compares tokens");
    };
    for milder in [false, true] {
        let mut table = table_with(3, |rules| rules.milder_half_full = milder);
        let by = more.by[1];
        bag(
            &mut table,
            &[(Colour::Green, 2), (Colour::Blue, by), (Colour::Orange, 2)],
        );
        assert!(met(&table, "half-full"));
        bag(
            &mut table,
            &[(Colour::Green, 1), (Colour::Blue, by), (Colour::Orange, 2)],
        );
        assert!(!met(&table, "half-full"));
    }
}

// covers: secret:half-empty, secret:double-agent
#[test]
fn more_of_these_than_of_those() {
    for (id, these, than) in [
        ("half-empty", Colour::Orange, Colour::Blue),
        ("double-agent", Colour::Purple, Colour::Red),
    ] {
        let Wants::BagMore(more) = wants(id) else {
            panic!("{id} compares tokens");
        };
        for players in 2..=4 {
            let mut table = table(players);
            let by = more.by[usize::from(players) - 2];
            bag(&mut table, &[(these, by + 1), (than, 1)]);
            assert!(met(&table, id), "{id}");
            bag(&mut table, &[(these, by + 1), (than, 2)]);
            assert!(!met(&table, id), "{id}");
        }
    }
}

// covers: secret:low-profile
#[test]
fn at_most_so_many_in_the_bag() {
    let Wants::BagAtMost(InBag { colour, count }) = wants("low-profile") else {
        panic!("it counts tokens");
    };
    for players in 2..=4 {
        let mut table = table(players);
        let most = count[usize::from(players) - 2];
        bag(&mut table, &[(colour, most)]);
        assert!(met(&table, "low-profile"));
        bag(&mut table, &[(colour, most + 1)]);
        assert!(!met(&table, "low-profile"));
    }
}

// covers: secret:nest-egg
#[test]
fn at_least_so_many_in_the_bag() {
    for id in ["nest-egg"] {
        let Wants::BagAtLeast(InBag { colour, count }) = wants(id) else {
            panic!("{id} counts tokens");
        };
        for players in 2..=4 {
            let mut table = table(players);
            let least = count[usize::from(players) - 2];
            bag(&mut table, &[(colour, least)]);
            assert!(met(&table, id));
            bag(&mut table, &[(colour, least - 1)]);
            assert!(!met(&table, id));
        }
    }
}

// covers: secret:renaissance-mouse
#[test]
fn all_three_skills() {
    let Wants::EachSkill(least) = wants("renaissance-mouse") else {
        panic!("it wants skills");
    };
    assert!(met(&table(2).skills(0, [least; 3]), "renaissance-mouse"));
    let mut skills = [least; 3];
    skills[1] -= 1;
    assert!(!met(&table(2).skills(0, skills), "renaissance-mouse"));
}

// covers: secret:fixer
#[test]
fn scored_assists() {
    let Wants::ScoredAssists(least) = wants("fixer") else {
        panic!("it counts assists");
    };
    for players in 2..=4 {
        let mut table = table(players);
        table.state.public.scored[0].add(card("never-again"));
        for _ in 0..least[usize::from(players) - 2] {
            assert!(!met(&table, "fixer"), "tricks do not count");
            table.state.public.scored[0].add(card("long-game"));
        }
        assert!(met(&table, "fixer"));
    }
}

fn with_obstacles(ids: &[&str]) -> Table {
    let mut table = table(3);
    table.state.public.obstacles[0] = ids.iter().map(|id| 1 << obstacle(id).0).sum();
    table
}

// covers: secret:saboteur
#[test]
fn few_obstacles() {
    let Wants::ObstaclesAtMost(most) = wants("saboteur") else {
        panic!("it counts obstacles");
    };
    let ids = ["A1", "B1", "C1", "D1", "A2"];
    let most = usize::from(most[1]);
    assert!(met(&with_obstacles(&ids[..most]), "saboteur"));
    assert!(!met(&with_obstacles(&ids[..most + 1]), "saboteur"));
}

// covers: secret:sightseer
#[test]
fn obstacles_of_different_jobs() {
    let Wants::DifferentJobs(least) = wants("sightseer") else {
        panic!("it counts jobs");
    };
    let ids = ["A1", "B1", "C1", "D1"];
    let least = usize::from(least[1]);
    assert!(met(&with_obstacles(&ids[..least]), "sightseer"));
    let mut fewer = ids[..least - 1].to_vec();
    fewer.push("A2");
    assert!(!met(&with_obstacles(&fewer), "sightseer"));
}

// covers: secret:specialist
#[test]
fn obstacles_of_one_job() {
    let Wants::OneJob(least) = wants("specialist") else {
        panic!("it counts obstacles of a job");
    };
    let ids = ["B1", "B2", "B3", "B4", "B5"];
    let least = usize::from(least[1]);
    assert!(met(&with_obstacles(&ids[..least]), "specialist"));
    let mut spread = ids[..least - 1].to_vec();
    spread.push("C1");
    assert!(!met(&with_obstacles(&spread), "specialist"));
}

// covers: secret:hard-knocks
#[test]
fn tricks_added_to_the_identity() {
    let Wants::FailureUpgrades(least) = wants("hard-knocks") else {
        panic!("it counts tricks");
    };
    let mut table = table(2);
    table.state.public.added[0].add(card("watch-and-learn-charm"));
    for _ in 0..least {
        assert!(!met(&table, "hard-knocks"), "assists do not count");
        table.state.public.added[0].add(card("side-step"));
    }
    assert!(met(&table, "hard-knocks"));
}

// covers: secret:closer
#[test]
fn the_closer() {
    let Wants::CompletedJob(_) = wants("closer") else {
        panic!("it wants a completed job");
    };
    let mut table = with_obstacles(&["B1"]);
    assert!(!met(&table, "closer"));
    table.state.public.gone[0] = 7;
    assert!(
        !met(&table, "closer"),
        "none of the own obstacles is of that job"
    );
    table.state.public.gone[1] = 7;
    assert!(met(&table, "closer"));
}

/// Two players may leave two of seven obstacles, and none of five.
// covers: secret:closer, option:obstacles-per-job
#[test]
fn short_jobs_must_be_completed() {
    for (obstacles, gone, is_met) in [(7, 5, true), (7, 4, false), (5, 5, true), (5, 4, false)] {
        let mut table = table_with(2, |rules| rules.obstacles_per_job = obstacles);
        table.state.public.obstacles[0] = 1 << obstacle("B1").0;
        table.state.public.gone[1] = gone;
        assert_eq!(met(&table, "closer"), is_met, "{gone} of {obstacles}");
    }
}

// covers: rule:scoring
#[test]
fn a_met_secret_pays() {
    let mut table = table(2)
        .secret(0, "master-thief")
        .secret(1, "double-agent")
        .bag("");
    let outcome = table.ends();
    assert_eq!(
        outcome.scores[0].secret,
        Some(4),
        "the Cat Burglar is the quickest"
    );
    assert_eq!(outcome.scores[1].secret, None);
    assert_eq!(outcome.winners, Seats::from([0]));
}
