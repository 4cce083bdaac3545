//! As what a job is played.

use crew::content::edition::Edition;
use crew::content::map::Scenario;

/// As what a job is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// As a chapter of its story, or simply as itself.
    #[default]
    Usual,
    /// A chapter on its own, with what its page brings for that.
    Alone,
    /// The first of several heists in one sitting.
    Series,
}

impl Way {
    const ALL: [Way; 3] = [Way::Usual, Way::Alone, Way::Series];

    /// The word for it in addresses and forms.
    pub fn word(self) -> &'static str {
        match self {
            Way::Usual => "usual",
            Way::Alone => "alone",
            Way::Series => "series",
        }
    }

    /// What is no way is the usual one.
    pub fn read(word: &str) -> Way {
        let mut known = Way::ALL.into_iter();
        known.find(|way| way.word() == word).unwrap_or_default()
    }

    /// What of this can be done with a job of an edition.
    pub fn of(self, edition: &Edition, scenario: &Scenario) -> Way {
        let possible = match self {
            Way::Usual => true,
            Way::Alone => scenario.draft.challenge.is_some(),
            Way::Series => starts_series(edition, &scenario.draft.id),
        };
        if possible { self } else { Way::Usual }
    }
}

/// Whether a series of heists begins with this one.
fn starts_series(edition: &Edition, id: &str) -> bool {
    let first = edition.series.first();
    first.is_some_and(|stage| stage.iter().any(|job| job == id))
}
