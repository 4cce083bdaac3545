//! What is wrong with a scenario or another content file, and where. The message of a kind begins with its word.

use super::names;
use crate::Language;
use crew::content::problems::{Problem, ProblemKind, ProblemPlace, RuleOrGoal, Severity};
use fluent_bundle::FluentValue;

type Arguments<'a> = Vec<(&'static str, FluentValue<'a>)>;

/// What is wrong, as a sentence, whoever shows where.
pub fn problem(lang: Language, problem: &Problem) -> String {
    let (key, arguments) = message(lang, &problem.kind);
    lang.sentence(&key, arguments)
}

/// Where, and what is wrong: the cell of the map, else the field.
pub fn problem_at(lang: Language, problem: &Problem) -> String {
    let sentence = self::problem(lang, problem);
    match place(&problem.place) {
        Some(place) => lang.text(
            "problem-at",
            [("place", place.into()), ("problem", sentence.into())],
        ),
        None => sentence,
    }
}

/// A line about a file: which, where in its text, how bad and what.
pub fn problem_line(lang: Language, problem: &Problem) -> String {
    let mut said = problem_at(lang, problem);
    if problem.severity() == Severity::Warning {
        said = lang.text("problem-warning", [("problem", said.into())]);
    }
    let place = &problem.place;
    let mut arguments = vec![
        ("file", place.file.as_str().into()),
        ("problem", said.into()),
    ];
    let Some(position) = place.position else {
        return lang.text("problem-in-file", arguments);
    };
    // As they are, without the commas of thousands.
    arguments.push(("line", position.line.to_string().into()));
    arguments.push(("column", position.column.to_string().into()));
    lang.text("problem-in-text", arguments)
}

/// What people look for in a map or a file.
fn place(place: &ProblemPlace) -> Option<String> {
    let field = || (!place.field.is_empty()).then(|| place.field.clone());
    place.cell.map(|cell| cell.label()).or_else(field)
}

/// The key of the message, and its arguments.
fn message(lang: Language, kind: &ProblemKind) -> (String, Arguments<'_>) {
    let (part, arguments) = part_and_arguments(lang, kind);
    let key = match part {
        Some(part) => format!("problem-{}-{part}", kind.word()),
        None => format!("problem-{}", kind.word()),
    };
    (key, arguments)
}

/// Which of several messages of a kind it is, if it has several, and the arguments.
fn part_and_arguments(lang: Language, kind: &ProblemKind) -> (Option<&'static str>, Arguments<'_>) {
    use ProblemKind::*;
    match kind {
        UnknownName { noun, name } => (Some(noun.word()), vec![("name", name.into())]),
        DuplicateId { noun, id } => (Some(noun.word()), vec![("id", id.into())]),
        TooMany { what, most, found } => (Some(what.word()), most_and_found(*most, *found)),
        TextTooLong { what, most, found } => (Some(what.word()), most_and_found(*most, *found)),
        EmptyText { what } => (Some(what.word()), Vec::new()),
        TileOfOtherEdition { code, piece } => (Some(piece.word()), vec![("code", code.into())]),
        NeedsNpc { by } | NeedsStoryHex { by } => match by {
            RuleOrGoal::Rule(word) => (Some("rule"), vec![("by", (*word).into())]),
            RuleOrGoal::Goal(word) => (Some("goal"), vec![("by", (*word).into())]),
        },
        _ => (None, arguments(lang, kind)),
    }
}

/// The arguments of a kind with one message.
fn arguments(lang: Language, kind: &ProblemKind) -> Arguments<'_> {
    use ProblemKind::*;
    match kind {
        Syntax { message } | Shape { message } => vec![("message", message.into())],
        MissingFile { name } => vec![("name", (*name).into())],
        UnknownList { name } => vec![("name", name.into())],
        DuplicateTrack { players } => vec![("players", (*players).into())],
        WrongFaces { wanted, found }
        | WrongGrowth { wanted, found }
        | UnevenRow { wanted, found } => {
            vec![("wanted", (*wanted).into()), ("found", (*found).into())]
        }
        TooLittleArt { wanted, found } | TooLittleCash { wanted, found } => {
            vec![("wanted", (*wanted).into()), ("found", (*found).into())]
        }
        UnknownTile { code } => vec![("code", code.into())],
        TooFewStarts { room, need } => vec![("room", (*room).into()), ("need", (*need).into())],
        MoreTunnelsThanCells { tunnels, cells } => {
            vec![("tunnels", (*tunnels).into()), ("cells", (*cells).into())]
        }
        GateMissing { letter } | SecondGate { letter } => {
            vec![("letter", letter.to_string().into())]
        }
        RemoteLockWithoutServer { letter } => vec![("letter", letter.word().into())],
        ItemHexes { items, hexes } => vec![("items", (*items).into()), ("hexes", (*hexes).into())],
        BagTooSmall { unknown, bag } => {
            vec![("unknown", (*unknown).into()), ("bag", (*bag).into())]
        }
        NotLoot { chit } => vec![("chit", names::chit(lang, *chit, 1).into())],
        GoalImpossible {
            chit,
            wanted,
            found,
        } => vec![
            ("chit", names::chit(lang, *chit, *wanted).into()),
            ("found", (*found).into()),
        ],
        BadRange { range } => vec![("range", range.into())],
        EarlyFinalCrisis { card } => vec![("card", card.into())],
        _ => Vec::new(),
    }
}

fn most_and_found(most: usize, found: usize) -> Arguments<'static> {
    vec![("most", most.into()), ("found", found.into())]
}
