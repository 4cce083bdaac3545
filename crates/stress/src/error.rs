//! Why a load could not be measured.

use hyper::StatusCode;
use std::io;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum StressError {
    #[error("the server did not start")]
    NoServer,
    #[error("this system does not tell what a process uses (there is no /proc)")]
    NoProc,
    #[error("the server refused ({status}): {text}")]
    Refused { status: StatusCode, text: String },
    #[error("the server's answer was not understood: {0}")]
    Unclear(String),
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("a request failed: {0}")]
    Http(#[from] hyper::Error),
    #[error("a request could not be made: {0}")]
    Request(#[from] hyper::http::Error),
    #[error("a connection failed: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
}

impl From<tokio_tungstenite::tungstenite::Error> for StressError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> StressError {
        StressError::Socket(Box::new(error))
    }
}
