//! As what a job is played.

use crew::content::edition::Edition;
use crew::content::map::Scenario;

/// As what a job is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetupWay {
    /// As a chapter of its story, or simply as itself.
    #[default]
    Usual,
    /// A chapter on its own, with what its page brings for that.
    Alone,
    /// The first of several heists in one sitting.
    Series,
}

impl SetupWay {
    const ALL: [SetupWay; 3] = [SetupWay::Usual, SetupWay::Alone, SetupWay::Series];

    /// The word for it in addresses and forms.
    pub fn word(self) -> &'static str {
        match self {
            SetupWay::Usual => "usual",
            SetupWay::Alone => "alone",
            SetupWay::Series => "series",
        }
    }

    /// What is no way is the usual one.
    pub fn read(word: &str) -> SetupWay {
        let mut known = SetupWay::ALL.into_iter();
        known.find(|way| way.word() == word).unwrap_or_default()
    }

    /// What of this can be done with a job of an edition.
    pub fn of(self, edition: &Edition, scenario: &Scenario) -> SetupWay {
        let possible = match self {
            SetupWay::Usual => true,
            SetupWay::Alone => scenario.draft.challenge.is_some(),
            SetupWay::Series => starts_series(edition, &scenario.draft.id),
        };
        if possible { self } else { SetupWay::Usual }
    }
}

/// Whether a series of heists begins with this one.
fn starts_series(edition: &Edition, id: &str) -> bool {
    let first = edition.series.first();
    first.is_some_and(|stage| stage.iter().any(|job| job == id))
}
