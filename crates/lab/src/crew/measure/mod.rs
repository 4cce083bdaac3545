//! Measures: small types that watch the events of a heist.
//!
//! To add one: a file here with a type that is a [`Measure`], and its line in [`summary`].

mod actions;
mod alerts;
mod cards;
mod cash;
mod escapes;
mod ideas;
mod losses;
mod noise;
mod rounds;
mod spaces;

pub use actions::{ActionCounts, Actions};
pub use alerts::{AlertCounts, Alerts};
pub use cards::{CardCost, Cards};
pub use cash::Cash;
pub use escapes::{EscapeCounts, Escapes};
pub use ideas::{IdeaCounts, Ideas};
pub use losses::Losses;
pub use noise::{Noise, RoundNoise};
pub use rounds::Rounds;
pub use spaces::{SpaceCounts, Spaces};

use crate::crew::row::{Ending, Row};
use crate::fault::Fault;
use crate::share::Share;
use crew::{Event, Heist, State};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a measure may look at when something happens.
pub struct EventContext<'a> {
    pub heist: &'a Heist,
    /// Before the command that made it happen.
    pub before: &'a State,
    /// After the command and everything that followed from it.
    pub after: &'a State,
    /// The round it belongs to; 0 while planning.
    pub round: u8,
    pub escaping: bool,
}

/// Watches one heist, and is added to what others saw. Only whole numbers are kept, so that any order of adding gives
/// the same.
pub trait Measure: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send {
    /// Something happened. This is called for every event: it should not allocate in the common case.
    fn see(&mut self, moment: &EventContext, event: &Event) {
        let _ = (moment, event);
    }

    /// The heist is over. The row has everything but its loss, which the losses find out.
    fn finish(&mut self, heist: &Heist, state: &State, row: &mut Row) {
        let _ = (heist, state, row);
    }

    /// Adds what the other one saw.
    fn add(&mut self, other: &Self);
}

macro_rules! summary {
    ($($(#[$doc:meta])* $name:ident: $measure:ty,)*) => {
        /// Everything that is known of the heists of one matchup. Heists that broke off are counted in `faults` only.
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub struct Summary {
            pub won: Share,
            #[serde(default)]
            pub faults: BTreeMap<Fault, u64>,
            $($(#[$doc])* pub $name: $measure,)*
        }

        impl Summary {
            /// Something happened.
            #[inline]
            pub fn see(&mut self, moment: &EventContext, event: &Event) {
                $(self.$name.see(moment, event);)*
            }

            fn finish_measures(&mut self, heist: &Heist, state: &State, row: &mut Row) {
                $(self.$name.finish(heist, state, row);)*
            }

            /// Adds what the other one saw.
            pub fn add(&mut self, other: &Summary) {
                self.won.add(other.won);
                for (fault, times) in &other.faults {
                    *self.faults.entry(*fault).or_default() += times;
                }
                $(self.$name.add(&other.$name);)*
            }
        }
    };
}

summary! {
    rounds: Rounds,
    /// By round and character.
    noise: Noise,
    /// By cause.
    alerts: Alerts,
    /// Events and crises, by the code of the card.
    cards: Cards,
    /// How heists were lost.
    losses: Losses,
    /// By character.
    escapes: Escapes,
    /// By character.
    ideas: Ideas,
    cash: Cash,
    /// By space of the board.
    spaces: Spaces,
    /// By character.
    actions: Actions,
}

impl Summary {
    /// All heists, those that broke off included.
    pub fn heists(&self) -> u64 {
        self.won.of + self.faults.values().sum::<u64>()
    }

    /// Everything about a heist that broke off.
    pub fn broken(fault: Fault) -> Summary {
        Summary {
            faults: BTreeMap::from([(fault, 1)]),
            ..Summary::default()
        }
    }

    /// The heist is over.
    pub fn finish(&mut self, heist: &Heist, state: &State, row: &mut Row) {
        self.won.count(row.ending == Ending::Won);
        self.finish_measures(heist, state, row);
    }
}

/// Adds lists of measures place by place.
fn add_all<T: Clone + Default>(to: &mut Vec<T>, other: &[T], add: impl Fn(&mut T, &T)) {
    if to.len() < other.len() {
        to.resize(other.len(), T::default());
    }
    for (mine, more) in to.iter_mut().zip(other) {
        add(mine, more);
    }
}
