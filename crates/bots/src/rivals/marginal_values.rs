//! What the small things of a game are worth to a player, in points: a skill, an obstacle of some job, a token in the bag.
//! Much of it comes from the secret, whose chance each of them changes.

use super::Sight;
use super::prospects::Prospects;
use super::secret::{Change, chance, completes};
use rivals::content::{Highest, Wants, content};
use rivals::{Colour, Skill};

/// What one more in the total of an own test to come is worth: the chance it adds, times what obstacles pay.
pub const POINT: f32 = 0.3;
/// How often a test is chosen for the best skill, and for another one.
const USE: [f32; 2] = [0.45, 0.2];

/// Points for one more of each.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MarginalValues {
    pub skill: [f32; 3],
    /// Besides the cheese on it.
    pub obstacle: [f32; 5],
    /// Besides the cheese on it.
    pub assist: f32,
    /// A trick on the identity, besides its skill.
    pub lesson: f32,
    /// A token that is in the bag at the end.
    pub bag: [f32; 6],
}

impl MarginalValues {
    pub fn of(sight: &Sight, to_come: &Prospects) -> MarginalValues {
        let mut values = MarginalValues::default();
        values.better_tests(sight, to_come);
        values.completed_jobs(sight, to_come);
        values.secret(sight, to_come);
        values
    }

    fn better_tests(&mut self, sight: &Sight, to_come: &Prospects) {
        let mine = sight.public.skills[sight.at()];
        let best = mine.into_iter().max().unwrap_or(0);
        let tests = f32::from(to_come.own);
        for (value, skill) in self.skill.iter_mut().zip(mine) {
            *value = tests * POINT * USE[usize::from(skill < best)];
        }
    }

    /// A point for each obstacle of a completed job.
    fn completed_jobs(&mut self, sight: &Sight, to_come: &Prospects) {
        for job in sight.game.jobs() {
            self.obstacle[job.index()] = completes(sight, to_come, job, 0);
        }
    }

    fn secret(&mut self, sight: &Sight, to_come: &Prospects) {
        let card = &content().secrets[sight.secret.index()];
        let now = chance(sight, to_come, Change::Nothing);
        let gain = |change| f32::from(card.cheese) * (chance(sight, to_come, change) - now);
        match card.wants {
            Wants::Highest(Highest { skill, .. }) => {
                self.skill[skill.index()] += gain(Change::Skill(skill));
            }
            Wants::EachSkill(_) => {
                for skill in Skill::ALL {
                    self.skill[skill.index()] += gain(Change::Skill(skill));
                }
            }
            Wants::BagMore(_) | Wants::BagAtMost(_) | Wants::BagAtLeast(_) => {
                for colour in Colour::ALL {
                    self.bag[colour.index()] += gain(Change::Token(colour));
                }
            }
            Wants::ScoredAssists(_) => self.assist += gain(Change::Assist),
            Wants::FailureUpgrades(_) => self.lesson += gain(Change::Lesson),
            Wants::ObstaclesAtMost(_)
            | Wants::DifferentJobs(_)
            | Wants::OneJob(_)
            | Wants::CompletedJob(_) => {
                for job in sight.game.jobs() {
                    self.obstacle[job.index()] += gain(Change::Obstacle(job));
                }
            }
        }
    }
}
