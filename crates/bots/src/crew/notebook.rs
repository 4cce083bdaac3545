//! Plans that were worked out before. Planning does not depend on luck, so a plan for a setup is good every time.

use crate::crew::plan::CrewPlan;
use crew::Setup;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Plans kept at most; then the notebook is begun anew.
const MOST: usize = 512;

/// Shared by bots that play the same heists again and again.
#[derive(Debug, Default)]
pub struct Notebook {
    plans: Mutex<HashMap<u64, Arc<OnceLock<Arc<CrewPlan>>>>>,
}

impl Notebook {
    /// The plan for a setup, worked out by `plan` if it is not known yet. Whoever asks for one that is being worked out
    /// waits for it.
    pub fn plan(
        &self,
        setup: &Setup,
        effort: u32,
        plan: impl FnOnce() -> CrewPlan,
    ) -> Arc<CrewPlan> {
        let page = {
            let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
            if plans.len() >= MOST {
                plans.clear();
            }
            plans.entry(key(setup, effort)).or_default().clone()
        };
        page.get_or_init(|| Arc::new(plan())).clone()
    }
}

fn key(setup: &Setup, effort: u32) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{setup:?}").hash(&mut hasher);
    effort.hash(&mut hasher);
    hasher.finish()
}
