//! A client that gets JSON: it plays out of the list of legal commands.

use crate::reader::{ClientChoice, ServerMessage, aside, number, pick};
use memchr::memmem;

/// What a program knows: the commands its seat may give.
pub struct Program {
    /// How the list of this seat begins in a message.
    mark: String,
    legal: String,
}

impl Program {
    pub fn new(seat: u8) -> Program {
        Program {
            mark: format!("\"legal\":{{\"{seat}\":["),
            legal: String::new(),
        }
    }

    pub fn read(&mut self, text: &str) -> ServerMessage {
        let Some(n) = number(text) else {
            return aside(text).0;
        };
        // Without a list it is the same as before.
        if let Some(at) = memmem::find(text.as_bytes(), self.mark.as_bytes()) {
            let list = &text[at + self.mark.len()..];
            let end = list.find(']').unwrap_or(list.len());
            self.legal.clear();
            self.legal.push_str(&list[..end]);
        }
        ServerMessage::At {
            n,
            re: answer(text),
        }
    }

    pub fn can_choose(&self) -> bool {
        !self.legal.is_empty()
    }

    pub fn choose(&self, hurry: bool) -> Option<ClientChoice> {
        let starts = memmem::find_iter(self.legal.as_bytes(), "{\"do\":");
        // Commands are flat: the first closing brace ends one.
        let commands = starts.filter_map(|start| {
            let rest = &self.legal[start..];
            Some(&rest[..=rest.find('}')?])
        });
        let commands: Vec<&str> = commands.collect();
        let picked = pick(commands.iter().copied(), hurry)?;
        Some(ClientChoice::Do(picked.to_owned()))
    }
}

/// The number at the end of a message that answers one of ours.
fn answer(text: &str) -> Option<u64> {
    let rest = text.strip_suffix('}')?;
    let start = rest.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    rest[..start]
        .ends_with("\"re\":")
        .then(|| rest[start..].parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPDATE: &str = r#"{"n":9,"after":8,"steps":[{"step":1,"did":{"seat":2,"do":{"do":"plan","space":1}},"events":[]}],"over":false,"legal":{"2":[{"do":"ready"}]},"re":31}"#;

    #[test]
    fn an_update_tells_where_the_table_is_and_what_may_be_done() {
        let mut program = Program::new(2);
        let at = ServerMessage::At { n: 9, re: Some(31) };
        assert_eq!(program.read(UPDATE), at);
        let ready = ClientChoice::Do(r#"{"do":"ready"}"#.to_owned());
        assert_eq!(program.choose(false), Some(ready));
    }

    #[test]
    fn what_others_may_do_is_nothing_to_choose() {
        let mut program = Program::new(1);
        let update = UPDATE.replace(",\"re\":31", "");
        assert_eq!(program.read(&update), ServerMessage::At { n: 9, re: None });
        assert_eq!(program.choose(false), None);
    }
}
