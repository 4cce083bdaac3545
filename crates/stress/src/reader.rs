//! What a client makes of what it is sent. The clients share the machine with the server, so they read no more than they
//! need: where the table is, and one thing to do.

use crate::options::Clients;
use crate::page::Page;
use crate::program::Program;
use serde_json::Value;

/// What a message said.
#[derive(Debug, PartialEq, Eq)]
pub enum ServerMessage {
    /// The table is here now; programs are told which command of theirs that answers.
    At {
        n: u64,
        re: Option<u64>,
    },
    Refused {
        re: u64,
    },
    /// A press is answered by a question.
    Menu {
        re: u64,
    },
    /// The server ends the connection.
    Closing,
    Nothing,
}

/// Something to do.
#[derive(Debug, PartialEq, Eq)]
pub enum ClientChoice {
    /// A command as JSON.
    Do(String),
    /// A space of the map, to be asked what is meant.
    Press(u8),
}

/// Who looks.
pub enum Reader {
    Program(Program),
    Page(Page),
}

impl Reader {
    pub fn new(kind: Clients, seat: u8) -> Reader {
        match kind {
            Clients::Json => Reader::Program(Program::new(seat)),
            Clients::Page => Reader::Page(Page::new(seat)),
        }
    }

    pub fn read(&mut self, text: &str) -> ServerMessage {
        match self {
            Reader::Program(program) => program.read(text),
            Reader::Page(page) => page.read(text),
        }
    }

    /// Something to do, at random. Whoever is in a hurry does not dawdle over the plan.
    pub fn choose(&mut self, hurry: bool) -> Option<ClientChoice> {
        match self {
            Reader::Program(program) => program.choose(hurry),
            Reader::Page(page) => page.choose(hurry),
        }
    }

    /// Whether there is something to do.
    pub fn can_choose(&self) -> bool {
        match self {
            Reader::Program(program) => program.can_choose(),
            Reader::Page(page) => page.can_choose(),
        }
    }

    /// How to say it.
    pub fn say(&self, seat: u8, id: u64, choice: &ClientChoice) -> String {
        match choice {
            ClientChoice::Do(command) => {
                format!(r#"{{"op":"do","id":{id},"seat":{seat},"command":{command}}}"#)
            }
            ClientChoice::Press(space) => {
                format!(r#"{{"op":"press","id":{id},"seat":{seat},"space":{space}}}"#)
            }
        }
    }
}

/// The number that every update begins with.
pub fn number(text: &str) -> Option<u64> {
    let rest = text.strip_prefix("{\"n\":")?;
    let end = rest.find(',')?;
    rest[..end].parse().ok()
}

/// A message that is no update. These are few, so they are read properly.
pub fn aside(text: &str) -> (ServerMessage, Value) {
    let message: Value = serde_json::from_str(text).unwrap_or_default();
    let re = message["re"].as_u64();
    let received = if message.get("closing").is_some() {
        ServerMessage::Closing
    } else if let Some(re) = re.filter(|_| message.get("menu").is_some()) {
        ServerMessage::Menu { re }
    } else if message.get("why").is_some() {
        ServerMessage::Refused {
            re: re.unwrap_or_default(),
        }
    } else {
        ServerMessage::Nothing
    };
    (received, message)
}

/// One of these commands at random.
pub fn pick<'a, I>(commands: I, hurry: bool) -> Option<&'a str>
where
    I: Iterator<Item = &'a str> + Clone,
{
    let one = any(commands.clone())?;
    let dawdles = matches!(
        name(one),
        "plan" | "unplan" | "buy" | "sell" | "pack" | "start" | "ready"
    );
    if !hurry || !dawdles {
        return Some(one);
    }
    let plans = commands
        .clone()
        .any(|command| name(command).contains("plan"));
    let finishes = commands.filter(|command| matches!(name(command), "start" | "ready"));
    match any(finishes) {
        Some(finish) if plans => Some(finish),
        _ => Some(one),
    }
}

fn any<'a>(mut commands: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let count = commands.clone().count();
    if count == 0 {
        return None;
    }
    commands.nth(fastrand::usize(..count))
}

/// What a command is called.
fn name(command: &str) -> &str {
    command.split('"').nth(3).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_apart_by_name() {
        assert_eq!(name(r#"{"do":"plan","space":3}"#), "plan");
        assert_eq!(name("{}"), "");
    }

    #[test]
    fn in_a_hurry_planning_comes_to_its_end() {
        let commands = [r#"{"do":"plan","space":3}"#, r#"{"do":"ready"}"#];
        for _ in 0..20 {
            let picked = pick(commands.iter().copied(), true);
            assert_eq!(picked, Some(commands[1]));
        }
    }

    #[test]
    fn asides_are_understood() {
        let received = |text| aside(text).0;
        let refused = r#"{"error":{"kind":"refused"},"re":4,"why":"No."}"#;
        assert_eq!(received(refused), ServerMessage::Refused { re: 4 });
        assert_eq!(
            received(r#"{"menu":"<p>","re":5}"#),
            ServerMessage::Menu { re: 5 }
        );
        assert_eq!(received(r#"{"closing":"closing"}"#), ServerMessage::Closing);
        assert_eq!(received(r#"{"parts":[]}"#), ServerMessage::Nothing);
        assert_eq!(number(r#"{"n":12,"after":11}"#), Some(12));
    }
}
