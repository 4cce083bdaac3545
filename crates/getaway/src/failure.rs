//! Why a task was not done.

use std::io;
use std::path::Path;
use words::Language;

/// Why a task was not done.
#[derive(Debug)]
pub enum Failure {
    /// Whoever read our output has gone, which is theirs to decide.
    ReaderGone,
    /// What was asked for cannot be done, in a sentence.
    Asked(String),
    /// It was begun and could not be finished, in a sentence.
    OnTheWay(String),
    /// The machine would not let us.
    Machine(io::Error),
    /// Somebody stopped it before it was done, in a sentence.
    Interrupted(String),
}

impl Failure {
    /// A file or a folder takes nothing.
    pub fn cannot_write(lang: Language, file: &Path, why: &io::Error) -> Failure {
        let arguments = [
            ("file", &*file.display().to_string()),
            ("why", &why.to_string()),
        ];
        Failure::Asked(lang.say_with("program-cannot-write", &arguments))
    }

    /// What is wrong with a file.
    pub fn about_file(lang: Language, file: &Path, why: &str) -> Failure {
        let arguments = [("file", &*file.display().to_string()), ("why", why)];
        Failure::Asked(lang.say_with("program-about-file", &arguments))
    }

    /// What to tell the user.
    pub fn sentence(&self) -> Option<String> {
        match self {
            Failure::ReaderGone => None,
            Failure::Asked(sentence) | Failure::OnTheWay(sentence) => Some(sentence.clone()),
            Failure::Machine(error) => Some(error.to_string()),
            Failure::Interrupted(sentence) => Some(sentence.clone()),
        }
    }

    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::ReaderGone => 0,
            Failure::Asked(_) => 2,
            Failure::OnTheWay(_) | Failure::Machine(_) => 1,
            Failure::Interrupted(_) => 130,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::Machine(error),
        }
    }
}
