//! Records of HEIST at tables: as files of the game, with sentences for whatever is wrong with one.

use crate::hosted::{Hosted, Play};
use rivals::record::{self, BadRecord};
use rivals::{Rivals, content};
use std::sync::Arc;
use table::{Header, RecordError, ReplayError, Session, write_record};

/// Whether a record says that it is of this game.
pub fn is_meant(text: &str) -> bool {
    table::game_of(text).is_ok_and(|game| game == content().id)
}

pub fn write(play: &Play<Rivals>) -> Result<String, RecordError> {
    let game = play.first_game();
    let header = Header {
        game: content().id.clone(),
        ruleset: game.ruleset(),
        setup: game.setup,
        start: play.start_answers().to_vec(),
    };
    write_record(&header, play.steps())
}

/// Plays a record again up to its end, or says why that cannot be done.
pub fn read(text: &str) -> Result<Play<Rivals>, String> {
    let play = record::read(text).map_err(|error| why(&error))?;
    let (start, steps) = (play.start_answers().to_vec(), play.steps().to_vec());
    let shared = Session::replay(Arc::new(*play.game()), start, steps);
    shared.map_err(|error| error.to_string())
}

fn why(error: &BadRecord) -> String {
    match error {
        BadRecord::Step {
            line,
            error: ReplayError::Refused { refusal, .. },
        } => {
            let refusal = words::rivals::refusal(refusal);
            format!("line {line}: the rules refuse this: {refusal}")
        }
        BadRecord::Setup(problems) => {
            format!("line 1: {}", words::rivals::setup_problems(problems))
        }
        error => error.to_string(),
    }
}
