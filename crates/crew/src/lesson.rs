//! A lesson is a heist with kind luck. What it deals depends on the state alone, so that it can be left and taken up again.

use crate::content::Edition;
use crate::heist::Heist;
use crate::setup::{CrewChoice, ScenarioChoice, Setup};
use crate::state::{Phase, State};
use table::Rig;

impl Heist {
    /// What a lesson deals in the command that comes next; nothing where luck is luck.
    pub fn rig(&self, state: &State) -> Option<Rig> {
        let lesson = self.edition.lesson.as_ref()?;
        let turned = (self.scenario.unknown - state.unknown).len();
        let draws = lesson.draws.iter().skip(turned as usize);
        let round = usize::from(state.round);
        let rolls = match state.phase {
            Phase::Escape => vec![lesson.last_ditch],
            // The security die ends a round, and everybody's dice begin the next.
            Phase::Plan => lesson.rolls.first().cloned().unwrap_or_default(),
            _ => {
                let security = round.checked_sub(1).and_then(|at| lesson.security.get(at));
                let dice = lesson.rolls.get(round).into_iter().flatten();
                security.into_iter().chain(dice).copied().collect()
            }
        };
        Some(Rig {
            rolls: rolls.into(),
            draws: draws.map(|&chit| chit as u8).collect(),
        })
    }
}

/// The setup of a lesson: its one job with its crew.
pub fn lesson_setup(edition: &Edition) -> Option<Setup> {
    let lesson = edition.lesson.as_ref()?;
    let job = edition.scenarios.first()?;
    Some(Setup {
        edition: edition.id.clone(),
        scenario: ScenarioChoice::Known(job.draft.id.clone()),
        crew: lesson
            .crew
            .iter()
            .cloned()
            .map(CrewChoice::Prebuilt)
            .collect(),
        ..Setup::default()
    })
}
