//! Why a load could not be measured.

use hyper::StatusCode;
use std::io;
use tokio_tungstenite::tungstenite;
use words::Language;

#[derive(Debug)]
pub enum StressError {
    NoServer,
    NoProc,
    Refused {
        status: StatusCode,
        text: String,
    },
    /// This of the server's answers was not understood.
    Unclear(String),
    /// The page of this table was not understood.
    UnclearPage {
        table: String,
    },
    Io(io::Error),
    Http(hyper::Error),
    Request(hyper::http::Error),
    Socket(Box<tungstenite::Error>),
}

impl StressError {
    /// What to tell whoever measures.
    pub fn sentence(&self, lang: Language) -> String {
        let because = |key: &str, why: &dyn ToString| {
            let why = why.to_string();
            lang.say_with(key, &[("why", &why)])
        };
        match self {
            StressError::NoServer => lang.say("load-no-server"),
            StressError::NoProc => lang.say("load-no-proc"),
            StressError::Refused { status, text } => {
                let about = [("status", status.as_str()), ("why", text)];
                lang.say_with("load-server-refused", &about)
            }
            StressError::Unclear(what) => lang.say_with("load-unclear", &[("what", what)]),
            StressError::UnclearPage { table } => {
                let what = lang.say_with("load-unclear-page", &[("table", table)]);
                lang.say_with("load-unclear", &[("what", &what)])
            }
            StressError::Io(why) => why.to_string(),
            StressError::Http(why) => because("load-request-failed", why),
            StressError::Request(why) => because("load-no-request", why),
            StressError::Socket(why) => because("load-socket-failed", why),
        }
    }
}

impl From<io::Error> for StressError {
    fn from(error: io::Error) -> StressError {
        StressError::Io(error)
    }
}

impl From<hyper::Error> for StressError {
    fn from(error: hyper::Error) -> StressError {
        StressError::Http(error)
    }
}

impl From<hyper::http::Error> for StressError {
    fn from(error: hyper::http::Error) -> StressError {
        StressError::Request(error)
    }
}

impl From<tungstenite::Error> for StressError {
    fn from(error: tungstenite::Error) -> StressError {
        StressError::Socket(Box::new(error))
    }
}
