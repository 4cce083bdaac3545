//! The chance that a secret will be met, as things stand or after a small change.

use super::Sight;
use super::prospects::Prospects;
use rivals::content::{InBag, Wants, content};
use rivals::outcome::{assists, obstacles, tricks};
use rivals::{Colour, Job, Skill};

/// In how many of its tests a player passes, and takes a job it has an obstacle of already.
const PASSES: f32 = 0.8;
const SAME_JOB: f32 = 0.3;
/// How many tricks a player learns in a test, and how many skills it gains by all means, if it wants to.
const LESSONS: f32 = 0.5;
const SKILLS: f32 = 0.6;
/// How many assists are scored between two own tests, for each rival.
const HELPS: f32 = 0.4;

/// What a test adds to the tokens in the bag on the mean, by colour.
const DRIFT: [f32; 6] = [0.16, 0.25, -0.11, -0.04, 0.14, 0.06];

/// Something that could happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Nothing,
    /// One more in a skill.
    Skill(Skill),
    /// An obstacle of a job passed.
    Obstacle(Job),
    /// An assist scored.
    Assist,
    /// A trick learned.
    Lesson,
    /// A token more in the bag.
    Token(Colour),
}

/// The chance to meet the own secret if this happens.
pub fn chance(sight: &Sight, to_come: &Prospects, change: Change) -> f32 {
    let public = sight.public;
    let at = sight.at();
    let players = usize::from(public.players - 2);
    let is = |other: Change| u8::from(change == other);
    match content().secrets[sight.secret.index()].wants {
        Wants::Highest(highest) => {
            let skill = highest.skill;
            let mine = public.skill(sight.seat, skill) + is(Change::Skill(skill));
            let others = public.after(sight.seat);
            let best = others.map(|other| public.skill(other, skill)).max();
            let by = sight.game.rules().ahead(&highest);
            let ahead = f32::from(mine) - f32::from(best.unwrap_or(0) + by[players]);
            // Who wants to be ahead gains on the others.
            let own = f32::from(to_come.own);
            rises((2.2 - 0.28 * own) * (ahead + 0.4 + 0.2 * own))
        }
        Wants::BagMore(more) => {
            let than = sight.game.rules().compared(&more);
            let there = |colours| at_the_end(sight, to_come, colours, change);
            let over = there(more.these) - there(than);
            drifts(over - f32::from(more.by[players]), to_come)
        }
        Wants::BagAtMost(InBag { colour, count }) => {
            let there = at_the_end(sight, to_come, bit(colour), change);
            drifts(f32::from(count[players]) - there, to_come)
        }
        Wants::BagAtLeast(InBag { colour, count }) => {
            let there = at_the_end(sight, to_come, bit(colour), change);
            drifts(there - f32::from(count[players]), to_come)
        }
        Wants::EachSkill(least) => {
            let need = Skill::ALL.map(|skill| {
                let mine = public.skill(sight.seat, skill) + is(Change::Skill(skill));
                least.saturating_sub(mine)
            });
            reaches(need.iter().sum(), SKILLS, to_come.own)
        }
        Wants::ScoredAssists(least) => {
            let have = assists(&public.scored[at]) + is(Change::Assist);
            let rate = HELPS * f32::from(public.players - 1);
            reaches(least[players].saturating_sub(have), rate, to_come.own)
        }
        Wants::ObstaclesAtMost(most) => {
            let have = public.obstacles[at].count_ones() as u8;
            let passed = matches!(change, Change::Obstacle(_));
            stays_low(most[players], have + u8::from(passed), to_come)
        }
        Wants::DifferentJobs(least) => {
            let jobs = by_job(sight, change);
            let have = jobs.iter().filter(|&&count| count > 0).count() as u8;
            reaches(least[players].saturating_sub(have), PASSES, to_come.own)
        }
        Wants::OneJob(least) => {
            let most = by_job(sight, change).into_iter().max().unwrap_or(0);
            reaches(least[players].saturating_sub(most), SAME_JOB, to_come.own)
        }
        Wants::FailureUpgrades(least) => {
            let have = tricks(&public.added[at]) + is(Change::Lesson);
            reaches(least.saturating_sub(have), LESSONS, to_come.own)
        }
        Wants::CompletedJob(most_left) => {
            let most_left = sight.game.rules().most_left(most_left);
            let jobs = by_job(sight, change);
            let own = sight.game.jobs().filter(|job| jobs[job.index()] > 0);
            let best = own.map(|job| {
                // An obstacle that is passed is gone, too.
                let most_left = most_left[players] + is(Change::Obstacle(job));
                completes(sight, to_come, job, most_left)
            });
            let none = 0.25 * reaches(1, PASSES, to_come.own);
            best.fold(none, f32::max)
        }
    }
}

/// The chance that no more than so many obstacles will be left of a job.
pub fn completes(sight: &Sight, to_come: &Prospects, job: Job, most_left: u8) -> f32 {
    let left = sight.game.left_of(sight.public, job);
    if content().jobs[job.index()].endless {
        return 0.0;
    }
    // Tests are spread over the jobs, and some leave an obstacle where it is.
    at_least(
        left.saturating_sub(most_left),
        f32::from(to_come.own + to_come.others + 1) * 0.22,
    )
}

/// Whoever needs few obstacles fails on purpose, once obstacles pay less than the secret.
fn stays_low(most: u8, have: u8, to_come: &Prospects) -> f32 {
    let tests = f32::from(to_come.own);
    match most.checked_sub(have) {
        None => 0.0,
        Some(0) => (1.0 - 0.2 * tests).max(0.15),
        Some(_) => (1.0 - 0.13 * tests).max(0.3),
    }
}

/// Own obstacles of each job.
fn by_job(sight: &Sight, change: Change) -> [u8; 5] {
    let mut jobs = [0; 5];
    for obstacle in obstacles(sight.public.obstacles[sight.at()]) {
        jobs[usize::from(content().obstacles[obstacle.index()].job)] += 1;
    }
    if let Change::Obstacle(job) = change {
        jobs[job.index()] += 1;
    }
    jobs
}

/// Tokens of these colours (bits) that will probably be in the bag at the end.
fn at_the_end(sight: &Sight, to_come: &Prospects, colours: u8, change: Change) -> f32 {
    let public = sight.public;
    let is_wanted = |colour: Colour| colours & bit(colour) != 0;
    let tests = f32::from(to_come.own + to_come.others);
    let mut sum = 0.0;
    for colour in Colour::ALL.into_iter().filter(|&colour| is_wanted(colour)) {
        sum += f32::from(public.bag.count(colour)) + DRIFT[colour.index()] * tests;
    }
    for front in &public.front {
        for token in front.each().filter(|token| is_wanted(token.colour)) {
            sum += f32::from(front.count(token));
        }
    }
    for (colour, count) in sight.game.heat.into_iter().zip(public.heat) {
        if is_wanted(colour) {
            sum += f32::from(count);
        }
    }
    if let Change::Token(colour) = change
        && is_wanted(colour)
    {
        sum += 1.0;
    }
    sum
}

fn bit(colour: Colour) -> u8 {
    1 << colour.index()
}

/// The chance that a difference will not be negative in the end. The more tests are to come, the less is sure.
fn drifts(over: f32, to_come: &Prospects) -> f32 {
    let wide = 0.3 + 0.25 * f32::from(to_come.own + to_come.others).sqrt();
    rises((over + 0.5) / wide)
}

/// The chance of so many in the tests to come, at this rate.
fn reaches(need: u8, rate: f32, tests: u8) -> f32 {
    at_least(need, rate * (f32::from(tests) + 0.3))
}

/// The chance of at least so many of what happens this often on the mean (Poisson).
fn at_least(need: u8, mean: f32) -> f32 {
    if need == 0 {
        return 1.0;
    }
    let mut term = (-mean).exp();
    let mut fewer = 0.0;
    for n in 0..need {
        fewer += term;
        term *= mean / f32::from(n + 1);
    }
    (1.0 - fewer).max(0.0)
}

fn rises(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
