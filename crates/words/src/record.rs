//! What is wrong with a record, whatever game it is of.

use crate::Language;
use table::{DealerFault, RecordError, ReplayError};

/// Why a text is no record.
pub(crate) fn unreadable(lang: Language, error: &RecordError) -> String {
    match error {
        RecordError::Empty => lang.say("record-empty"),
        RecordError::NotARecord => at(lang, 1, &lang.say("record-not-a-record")),
        RecordError::TooNew { format } => {
            let format = [("format", &*format.to_string())];
            at(lang, 1, &lang.say_with("record-too-new", &format))
        }
        RecordError::BadLine { line, why } => at(lang, *line, why),
        RecordError::LongLine { line } => at(lang, *line, &lang.say("record-long-line")),
        RecordError::TooManySteps { line } => at(lang, *line, &lang.say("record-too-many-steps")),
    }
}

/// A record of other rules than those we have.
pub(crate) fn other_ruleset(lang: Language, found: u32) -> String {
    let numbers = [("found", &*found.to_string())];
    at(lang, 1, &lang.say_with("record-other-ruleset", &numbers))
}

/// Why a record cannot be played again. `refused` is why the rules refuse a step.
pub(crate) fn unplayable<R>(
    lang: Language,
    line: usize,
    error: &ReplayError<R>,
    refused: impl FnOnce(&R) -> String,
) -> String {
    let why = match error {
        ReplayError::Refused { refusal, .. } => {
            lang.say_with("record-refused", &[("why", &refused(refusal))])
        }
        ReplayError::Start { fault } | ReplayError::Luck { fault, .. } => {
            lang.say_with("record-luck", &[("why", &luck_fault(lang, fault))])
        }
        ReplayError::UndoneLuck { .. } => lang.say("record-undone-luck"),
    };
    at(lang, line, &why)
}

/// A complaint about a line.
pub(crate) fn at(lang: Language, line: usize, why: &str) -> String {
    lang.say_with("record-line", &[("line", &line.to_string()), ("why", why)])
}

/// Why recorded luck does not fit what the rules ask for.
pub fn luck_fault(lang: Language, fault: &DealerFault) -> String {
    let number = |number: u8| number.to_string();
    match *fault {
        DealerFault::NoRollLeft { sides } => {
            lang.say_with("luck-no-roll-left", &[("sides", &number(sides))])
        }
        DealerFault::NoDrawLeft => lang.say("luck-no-draw-left"),
        DealerFault::OutOfRange { rolled, sides } => {
            let numbers = [("rolled", &*number(rolled)), ("sides", &number(sides))];
            lang.say_with("luck-out-of-range", &numbers)
        }
        DealerFault::NotInBag { kind } => {
            lang.say_with("luck-not-in-bag", &[("kind", &number(kind))])
        }
        DealerFault::DrawForRoll { kind } => {
            lang.say_with("luck-draw-for-roll", &[("kind", &number(kind))])
        }
        DealerFault::RollForDraw { rolled } => {
            lang.say_with("luck-roll-for-draw", &[("rolled", &number(rolled))])
        }
        DealerFault::LeftOver { answers } => {
            lang.say_with("luck-left-over", &[("answers", &answers.to_string())])
        }
    }
}
