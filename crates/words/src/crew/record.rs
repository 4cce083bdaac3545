//! Records of heists: writing one, and playing one again with a sentence for whatever is wrong with it.

use super::setup_problems;
use crate::{Language, record};
use crew::setup::{RulesetError, SetupProblems};
use crew::{Command, Heist, Refusal, Setup};
use std::sync::Arc;
use table::{Header, RecordError, ReplayError, Session, read_record, write_record};

/// A heist being played.
pub type Play = Session<Arc<Heist>>;

/// Why a record cannot be played again. [`bad_record`] has the sentences.
#[derive(Debug)]
pub enum BadRecord {
    Text(RecordError),
    OtherRuleset {
        found: u32,
    },
    OtherGame {
        game: String,
        setup: String,
    },
    Setup(SetupProblems),
    Step {
        line: usize,
        heist: Arc<Heist>,
        error: ReplayError<Refusal>,
    },
}

impl From<RecordError> for BadRecord {
    fn from(error: RecordError) -> BadRecord {
        BadRecord::Text(error)
    }
}

impl BadRecord {
    /// The line at fault, counted from 1.
    pub fn line(&self) -> usize {
        match self {
            BadRecord::Text(error) => error.line(),
            BadRecord::Step { line, .. } => *line,
            _ => 1,
        }
    }
}

/// The heist as a record.
pub fn write(play: &Play) -> Result<String, RecordError> {
    let heist = play.first_game();
    let header = Header {
        game: heist.edition.id.clone(),
        ruleset: heist.ruleset,
        setup: &heist.setup,
        start: play.start_answers().to_vec(),
    };
    write_record(&header, play.steps())
}

/// Plays a record again up to its end.
pub fn read(text: &str) -> Result<Play, BadRecord> {
    let (header, steps) = read_record::<Setup, Command>(text)?;
    let setup = header.setup.edition.clone();
    let heist = Heist::of_ruleset(header.setup, header.ruleset);
    let heist = Arc::new(heist.map_err(|why| match why {
        RulesetError::Unknown { found } => BadRecord::OtherRuleset { found },
        RulesetError::Setup(problems) => BadRecord::Setup(problems),
    })?);
    if header.game != heist.edition.id {
        return Err(BadRecord::OtherGame {
            game: header.game,
            setup,
        });
    }
    Session::replay(heist.clone(), header.start, steps).map_err(|error| BadRecord::Step {
        line: line_of(&error),
        heist,
        error,
    })
}

/// The header is line 1, so the first step is on line 2.
fn line_of(error: &ReplayError<Refusal>) -> usize {
    match error {
        ReplayError::Start { .. } => 1,
        ReplayError::Refused { step, .. }
        | ReplayError::Luck { step, .. }
        | ReplayError::UndoneLuck { step } => step + 2,
    }
}

/// Why a record cannot be played again, for whoever brought it.
pub fn bad_record(lang: Language, error: &BadRecord) -> String {
    match error {
        BadRecord::Text(error) => record::unreadable(lang, error),
        BadRecord::OtherRuleset { found } => record::other_ruleset(lang, *found),
        BadRecord::OtherGame { game, setup } => {
            let names = [("game", game.as_str()), ("setup", setup)];
            record::at(lang, 1, &lang.say_with("record-setup-differs", &names))
        }
        BadRecord::Setup(problems) => record::at(lang, 1, &setup_problems(lang, problems)),
        BadRecord::Step { line, heist, error } => {
            record::unplayable(lang, *line, error, |why| super::refusal(lang, heist, why))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::suggested::{Strength, evening};
    use table::FastDealer;

    #[test]
    fn a_record_of_an_earlier_ruleset_is_read_and_written_by_its_rules() {
        let edition = crew::content::master_heist();
        let setup = evening(edition, &edition.scenarios[0], 3, Strength::Amateur);
        let heist = Heist::of_ruleset(setup, 1).expect("it could be played then");
        let play = Session::new(Arc::new(heist), &mut FastDealer::new(1)).expect("it begins");
        let text = write(&play).expect("it is short");
        let again = read(&text).expect("it was just written");
        assert_eq!(again.game().ruleset, 1);
        assert!(!again.game().rules.shaken_dogs_wait);
        assert_eq!(write(&again).expect("it is short"), text);
        let unknown = text.replacen("\"ruleset\":1", "\"ruleset\":9", 1);
        assert!(matches!(
            read(&unknown),
            Err(BadRecord::OtherRuleset { found: 9 })
        ));
    }
}
