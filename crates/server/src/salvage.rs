//! What can still be told of a table whose log makes no game any more: it is of other rules, or a row of it is broken.
//!
//! Setups and commands are taken as they are, unread: they may be of a version that nobody here knows.

use crate::entry::{Entry, game_of};
use crate::hosted_game::GameName;
use crate::table_summary::{SeatSummary, TableSummary};
use pages::mine::Character;
use serde_json::Value;
use table::{Header, Step, write_record};

/// An entry whose setup or command nobody looks into.
type RawEntry = Entry<Value, Value, Value>;

/// Who a key belongs to is nobody's business.
const SECRETS: [&str; 4] = ["host", "key", "owner", "link"];

fn read(line: &str) -> Option<RawEntry> {
    serde_json::from_str(line).ok()
}

/// The record, which the version that played it can read. None if a row is missing or broken.
pub fn record(log: &[String]) -> Option<String> {
    let mut entries = log.iter().map(|line| read(line));
    let Entry::Opened {
        game,
        setup,
        ruleset,
        start,
        ..
    } = entries.next()??
    else {
        return None;
    };
    let mut steps: Vec<Step<Value>> = Vec::new();
    for entry in entries {
        match entry? {
            Entry::Brought { steps: brought } => steps.extend(brought),
            Entry::Did {
                seat,
                command,
                luck,
            } => steps.push(Step {
                seat,
                command,
                answers: luck,
                undone: false,
            }),
            Entry::Undid { seat } => {
                let mine = |step: &&mut Step<Value>| step.seat == seat && !step.undone;
                steps.iter_mut().rev().find(mine)?.undone = true;
            }
            Entry::Opened { .. } => return None,
            Entry::Sat { .. }
            | Entry::Left { .. }
            | Entry::Bot { .. }
            | Entry::Nods { .. }
            | Entry::Lent { .. }
            | Entry::Came { .. }
            | Entry::Remarked { .. }
            | Entry::Patience { .. }
            | Entry::Again { .. }
            | Entry::Said { .. } => {}
        }
    }
    let header = Header {
        game: edition(game, &setup)?,
        ruleset,
        setup: *setup,
        start,
    };
    write_record(&header, &steps).ok()
}

/// The id of the edition that a setup names.
fn edition(game: GameName, setup: &Value) -> Option<String> {
    match game {
        GameName::Rivals => Some(rivals::content().id.clone()),
        GameName::Crew => {
            let named = setup.get("edition")?.as_str()?;
            let known = crew::content::edition(named);
            Some(known.map_or_else(|| named.to_owned(), |known| known.id.clone()))
        }
    }
}

/// The rows as they are, but for the keys in them: one JSON value a line, also of what is none.
pub fn rows(log: &[String]) -> String {
    let row = |line: &String| {
        let mut value = serde_json::from_str(line).unwrap_or_else(|_| Value::from(line.as_str()));
        if let Value::Object(fields) = &mut value {
            fields.retain(|name, _| !SECRETS.contains(&name.as_str()));
        }
        format!("{value}\n")
    };
    log.iter().map(row).collect()
}

/// What lists can show: as much as the rows that can be read tell.
pub fn summary(title: &str, log: &[String]) -> TableSummary {
    let mut summary = TableSummary::titled(title);
    summary.game = log.first().and_then(|first| game_of(first).ok());
    for entry in log.iter().filter_map(|line| read(line)) {
        match entry {
            Entry::Opened {
                game,
                setup,
                ruleset,
                ..
            } => {
                summary.edition = edition(game, &setup).unwrap_or_default();
                summary.scenario = scenario(&setup);
                summary.ruleset = ruleset;
                summary.seats = seats(&setup);
            }
            Entry::Sat {
                seat, name, key, ..
            } => {
                if let Some(seat) = summary.seats.get_mut(usize::from(seat.0)) {
                    seat.name = Some(name);
                    seat.keys = vec![key];
                    seat.bot = None;
                }
            }
            Entry::Left { seat, .. } => {
                if let Some(seat) = summary.seats.get_mut(usize::from(seat.0)) {
                    (seat.name, seat.keys) = (None, Vec::new());
                }
            }
            Entry::Bot { seat, level } => {
                if let Some(seat) = summary.seats.get_mut(usize::from(seat.0)) {
                    seat.bot = level;
                }
            }
            Entry::Brought { .. }
            | Entry::Did { .. }
            | Entry::Undid { .. }
            | Entry::Nods { .. }
            | Entry::Lent { .. }
            | Entry::Came { .. }
            | Entry::Remarked { .. }
            | Entry::Patience { .. }
            | Entry::Again { .. }
            | Entry::Said { .. } => {}
        }
    }
    summary
}

fn scenario(setup: &Value) -> Option<String> {
    let scenario = setup.get("scenario")?;
    let name = scenario.as_str().or_else(|| scenario["name"].as_str());
    name.map(str::to_owned)
}

/// The seats of a setup, with whom it names for them.
fn seats(setup: &Value) -> Vec<SeatSummary> {
    let seat = |character| SeatSummary {
        character,
        ..SeatSummary::default()
    };
    let crew = setup.get("crew").and_then(Value::as_array);
    let players = setup.get("players").and_then(Value::as_u64).unwrap_or(0);
    let Some(crew) = crew else {
        let nobody = || seat(Character::default());
        return (0..players.min(4)).map(|_| nobody()).collect();
    };
    let member = |member: &Value| {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let called = text(member).or_else(|| text(&member["name"]));
        seat(Character {
            card: text(&member["character"]).unwrap_or_default(),
            called: called.or_else(|| text(&member["prebuilt"])),
        })
    };
    crew.iter().map(member).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPENED: &str = r#"{"entry":"opened","setup":{"edition":"master-heist","scenario":"the-lost-job","crew":["Tiny",{"character":"thug","name":"Bo"}]},"ruleset":7,"start":[],"host":"0000000000000000000000000000000000000000000000000000000000000000"}"#;
    const SAT: &str = r#"{"entry":"sat","seat":1,"name":"Ann","colour":"sky","key":"0000000000000000000000000000000000000000000000000000000000000001"}"#;
    const DID: [&str; 3] = [
        r#"{"entry":"did","seat":0,"do":{"do":"whistle","loud":true}}"#,
        r#"{"entry":"did","seat":1,"do":{"do":"dance"}}"#,
        r#"{"entry":"undid","seat":0}"#,
    ];

    fn log(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|&line| line.to_owned()).collect()
    }

    #[test]
    fn commands_that_nobody_knows_any_more_still_make_a_record() {
        let log = log(&[OPENED, SAT, DID[0], DID[1], DID[2]]);
        let record = record(&log).unwrap();
        let (header, steps) = table::read_record::<Value, Value>(&record).unwrap();
        assert_eq!((header.game.as_str(), header.ruleset), ("master-heist", 7));
        assert_eq!(header.setup["scenario"], "the-lost-job");
        let told = |at: usize| (steps[at].command["do"].as_str().unwrap(), steps[at].undone);
        assert_eq!(told(0), ("whistle", true));
        assert_eq!(told(1), ("dance", false));
    }

    #[test]
    fn a_broken_row_leaves_the_rows_and_no_record() {
        let log = log(&[OPENED, SAT, "{\"entry\":\"did", DID[1]]);
        assert_eq!(record(&log), None);
        let rows = rows(&log);
        let values: Vec<Value> = rows
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(values.len(), 4);
        assert_eq!(values[2], "{\"entry\":\"did");
        assert_eq!(values[1]["name"], "Ann");
        assert!(!rows.contains("00000000"), "{rows}");
    }

    #[test]
    fn the_rows_that_can_be_read_tell_what_it_was_and_who_played() {
        let summary = summary("The Lost Job", &log(&[OPENED, "?", SAT]));
        assert_eq!(summary.game, Some(GameName::Crew));
        assert_eq!(summary.scenario.as_deref(), Some("the-lost-job"));
        assert_eq!((summary.ruleset, summary.stand), (7, None));
        let seat = |at: usize| {
            let seat = &summary.seats[at];
            (seat.character.called.as_deref(), seat.name.as_deref())
        };
        assert_eq!(seat(0), (Some("Tiny"), None));
        assert_eq!(seat(1), (Some("Bo"), Some("Ann")));
        let nothing = super::summary("?", &log(&["?"]));
        assert_eq!((nothing.game, nothing.seats.len()), (None, 0));
    }
}
