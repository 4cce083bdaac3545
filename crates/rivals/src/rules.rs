//! What a group chooses before it plays. The rulebook leaves points open; later papers of its author settle some of them,
//! others are choices. The defaults are those of the rulings in the reference.

use crate::content::ResourceCard;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The named options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rules {
    /// Helpers must be where the test is: coming over costs a card.
    pub pawns: bool,
    /// Who helps with nothing and has fewer than five cards draws one.
    pub idle_helpers_draw: bool,
    /// Before drawing up, any number of cards may be discarded.
    pub discard_before_drawing: bool,
    /// The first player changes every round.
    pub starter_rotates: bool,
    /// Light Sabotage puts its token on whoever is testing instead of the helper.
    pub sabotage_hits_the_tester: bool,
    /// Justified Means adds its token only when the test failed.
    pub means_only_after_failure: bool,
    /// Go Big or Go Home adds one besides: on photographs of the card its number is covered.
    pub go_big_adds_one: bool,
    /// Obstacles of each job: 7, or only the first 5.
    pub obstacles_per_job: u8,
    /// A fifth job that is never used up.
    pub training_montage: bool,
    /// Tokens on the heat track by the chart of a revision, as far as the supply goes.
    pub heat_by_chart: bool,
    /// The colours of an older heat track.
    pub older_heat_track: bool,
    /// Half Full compares with the orange tokens only.
    pub milder_half_full: bool,
    /// Master Thief wants more agility than everybody else; as printed, a tie is enough.
    pub stricter_master_thief: bool,
    /// A completed job pays one point to each player who has an obstacle of it, not one for each obstacle.
    pub one_bonus_a_job: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            pawns: true,
            idle_helpers_draw: false,
            discard_before_drawing: false,
            starter_rotates: false,
            sabotage_hits_the_tester: false,
            means_only_after_failure: false,
            go_big_adds_one: false,
            obstacles_per_job: 7,
            training_montage: false,
            heat_by_chart: false,
            older_heat_track: false,
            milder_half_full: false,
            stricter_master_thief: false,
            one_bonus_a_job: false,
        }
    }
}

impl Rules {
    /// The usual rules, but those options whose bit is set are as they are not by default.
    pub fn turned(bits: u16) -> Rules {
        let usual = Rules::default();
        let turned = |bit: u32| bits & 1 << bit != 0;
        Rules {
            pawns: usual.pawns ^ turned(0),
            idle_helpers_draw: usual.idle_helpers_draw ^ turned(1),
            discard_before_drawing: usual.discard_before_drawing ^ turned(2),
            starter_rotates: usual.starter_rotates ^ turned(3),
            sabotage_hits_the_tester: usual.sabotage_hits_the_tester ^ turned(4),
            means_only_after_failure: usual.means_only_after_failure ^ turned(5),
            obstacles_per_job: if turned(6) {
                5
            } else {
                usual.obstacles_per_job
            },
            training_montage: usual.training_montage ^ turned(7),
            heat_by_chart: usual.heat_by_chart ^ turned(8),
            older_heat_track: usual.older_heat_track ^ turned(9),
            milder_half_full: usual.milder_half_full ^ turned(10),
            stricter_master_thief: usual.stricter_master_thief ^ turned(11),
            one_bonus_a_job: usual.one_bonus_a_job ^ turned(12),
            go_big_adds_one: usual.go_big_adds_one ^ turned(13),
        }
    }

    /// The number of a card, as these options read it.
    #[inline]
    pub fn number(&self, card: &ResourceCard) -> i8 {
        let covered = card.as_assist().map_or(0, |assist| assist.covered);
        card.number + if self.go_big_adds_one { covered } else { 0 }
    }
}

/// What must be known before the cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    pub players: u8,
    #[serde(default)]
    pub rules: Rules,
    /// How long a decision should take. It is only shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub think_seconds: Option<u16>,
    /// Somebody learns the game here, with a coach. It is played like any other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
}

/// The longest soft timer: ten minutes.
pub const LONGEST_THOUGHT: u16 = 600;

/// Why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupProblem {
    #[error("HEIST is for two to four players, not {0}")]
    Players(u8),
    #[error("a job has five or seven obstacles, not {0}")]
    Obstacles(u8),
    #[error("the timer can be set to 5 to {LONGEST_THOUGHT} seconds, not {0}")]
    Timer(u16),
}

impl Setup {
    pub fn new(players: u8) -> Setup {
        Setup {
            players,
            rules: Rules::default(),
            think_seconds: None,
            lesson: false,
        }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        if !(2..=4).contains(&self.players) {
            problems.push(SetupProblem::Players(self.players));
        }
        if ![5, 7].contains(&self.rules.obstacles_per_job) {
            problems.push(SetupProblem::Obstacles(self.rules.obstacles_per_job));
        }
        if let Some(seconds) = self.think_seconds
            && !(5..=LONGEST_THOUGHT).contains(&seconds)
        {
            problems.push(SetupProblem::Timer(seconds));
        }
        problems
    }
}
