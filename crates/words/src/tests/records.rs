//! What is wrong with a record is said whole, whatever it is.

use super::en;
use crate::record::{other_ruleset, unplayable, unreadable};
use ::rivals::record::BadRecord;
use table::{DealerFault, RecordError, ReplayError};

/// Says everything about records.
pub(super) fn say_everything() -> Vec<String> {
    let text = [
        RecordError::Empty,
        RecordError::NotARecord,
        RecordError::TooNew { format: 9 },
        RecordError::BadLine {
            line: 3,
            why: "what?".to_owned(),
        },
        RecordError::LongLine { line: 4 },
        RecordError::TooManySteps { line: 5 },
    ];
    let luck = [
        DealerFault::NoRollLeft { sides: 6 },
        DealerFault::NoDrawLeft,
        DealerFault::OutOfRange {
            rolled: 7,
            sides: 6,
        },
        DealerFault::NotInBag { kind: 2 },
        DealerFault::DrawForRoll { kind: 2 },
        DealerFault::RollForDraw { rolled: 4 },
        DealerFault::LeftOver { answers: 3 },
    ];
    let mut said: Vec<String> = text.iter().map(|error| unreadable(en(), error)).collect();
    let replays = luck
        .into_iter()
        .map(|fault| ReplayError::Luck { step: 2, fault });
    let undone = ReplayError::UndoneLuck { step: 2 };
    let refused = ReplayError::Refused {
        step: 2,
        refusal: (),
    };
    for error in replays.chain([undone, refused]) {
        said.push(unplayable(en(), 4, &error, |()| "not now".to_owned()));
    }
    said.push(other_ruleset(en(), 7));
    said.push(crate::rivals::bad_record(
        en(),
        &BadRecord::OtherGame("chess".to_owned()),
    ));
    said.push(crate::crew::record::bad_record(
        en(),
        &crate::crew::record::BadRecord::OtherGame {
            game: "chess".to_owned(),
            setup: "go".to_owned(),
        },
    ));
    said
}

#[test]
fn every_fault_of_a_record_has_its_sentence_and_its_line() {
    for sentence in say_everything().iter().skip(1) {
        assert!(sentence.starts_with("line "), "{sentence}");
        assert!(sentence.len() > 12, "{sentence}");
    }
    assert!(other_ruleset(en(), 7).contains('7'));
}
