//! One connection to a table.

use super::{PATIENCE, Site};
use serde_json::Value;
use std::io::{ErrorKind, Read};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{Error, HandshakeError, Message, WebSocket};

pub struct Socket(WebSocket<TcpStream>);

/// The server did not want this connection.
#[derive(Debug)]
pub struct Refused {
    pub status: u16,
    pub body: String,
}

impl Socket {
    /// As a program.
    pub fn program(site: &Site, table: &str, key: &str) -> Socket {
        let header = ("authorization", format!("Bearer {key}"));
        let path = format!("/api/tables/{table}/socket");
        Socket::open(site, &path, &[header]).expect("a connection")
    }

    /// As a page.
    pub fn page(site: &Site, table: &str, key: &str) -> Socket {
        Socket::page_at(site, table, key, "")
    }

    /// As a page that has seen something before.
    pub fn page_at(site: &Site, table: &str, key: &str, query: &str) -> Socket {
        let cookie = ("cookie", format!("getaway={key}"));
        let origin = ("origin", site.url(""));
        let query = match query {
            "" => String::new(),
            query => format!("{query}&v={}", pages::assets::version()),
        };
        let path = format!("/t/{table}/socket{query}");
        Socket::open(site, &path, &[cookie, origin]).expect("a connection")
    }

    pub fn open(
        site: &Site,
        path: &str,
        headers: &[(&'static str, String)],
    ) -> Result<Socket, Refused> {
        let away = |error: &dyn std::fmt::Display| Refused {
            status: 0,
            body: error.to_string(),
        };
        let url = format!("ws://{}{path}", site.address);
        let mut request = url.into_client_request().expect("an address");
        for (name, value) in headers {
            let value = HeaderValue::from_str(value).expect("a header");
            request
                .headers_mut()
                .insert(HeaderName::from_static(name), value);
        }
        let stream = TcpStream::connect(&site.address).map_err(|error| away(&error))?;
        stream.set_nodelay(true).expect("a setting");
        stream.set_read_timeout(Some(PATIENCE)).expect("a setting");
        let mut rest = stream.try_clone().expect("a second handle");
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(HandshakeError::Failure(Error::Http(response))) => {
                // Only the beginning of the body came along.
                let length = response.headers().get("content-length");
                let length = length.and_then(|length| length.to_str().ok()?.parse().ok());
                let mut body = response.body().clone().unwrap_or_default();
                let mut more = vec![0; length.unwrap_or(body.len()) - body.len()];
                rest.read_exact(&mut more).map_err(|error| away(&error))?;
                body.append(&mut more);
                Err(Refused {
                    status: response.status().as_u16(),
                    body: String::from_utf8_lossy(&body).into_owned(),
                })
            }
            Err(error) => Err(away(&error)),
        }
    }

    #[track_caller]
    pub fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string());
    }

    #[track_caller]
    pub fn say_text(&mut self, text: &str) {
        self.try_say(Message::text(text)).expect("it is sent");
    }

    pub fn try_say(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message)
    }

    /// The next message.
    #[track_caller]
    pub fn next(&mut self) -> Value {
        self.next_within(PATIENCE).expect("a message comes")
    }

    /// The next message that is like this.
    #[track_caller]
    pub fn until(&mut self, like: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let message = self.next();
            if like(&message) {
                return message;
            }
            assert!(begun.elapsed() < PATIENCE, "no such message comes");
        }
    }

    /// The answer to the message with this number.
    #[track_caller]
    pub fn answer(&mut self, re: u64) -> Value {
        self.until(|message| message["re"] == re)
    }

    /// Says something and gives the answer.
    #[track_caller]
    pub fn ask(&mut self, message: &Value) -> Value {
        self.say(message);
        self.answer(message["id"].as_u64().expect("a number"))
    }

    /// The next message, if one comes in this time.
    #[track_caller]
    pub fn next_within(&mut self, time: Duration) -> Option<Value> {
        match self.try_next(time) {
            Ok(message) => message,
            Err(error) => panic!("the connection ended: {error}"),
        }
    }

    /// Waits until the server says that it is there, and nothing else.
    #[track_caller]
    pub fn tick(&mut self) {
        loop {
            match self.0.read().expect("a message comes") {
                Message::Text(text) if text.as_str() == r#"{"tick":true}"# => return,
                Message::Text(text) => assert!(text.starts_with(r#"{"parts":"#), "{text}"),
                _ => {}
            }
        }
    }

    pub fn try_next(&mut self, time: Duration) -> Result<Option<Value>, Error> {
        let begun = Instant::now();
        loop {
            let left = time.saturating_sub(begun.elapsed());
            let left = left.max(Duration::from_millis(1));
            self.0.get_ref().set_read_timeout(Some(left))?;
            match self.0.read() {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).expect("messages are JSON");
                    // Pages are told now and then that the table is there.
                    if message.get("tick").is_none() {
                        return Ok(Some(message));
                    }
                }
                Ok(Message::Close(_)) => return Err(Error::ConnectionClosed),
                Ok(_) => {}
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    return Ok(None);
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Waits until the server ends the connection, and gives all that was said before and the code, if it gave one.
    #[track_caller]
    pub fn end(&mut self) -> (Vec<Value>, Option<u16>) {
        let mut said = Vec::new();
        self.0
            .get_ref()
            .set_read_timeout(Some(PATIENCE))
            .expect("a setting");
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => {
                    said.push(serde_json::from_str(&text).expect("messages are JSON"));
                }
                Ok(Message::Close(frame)) => return (said, frame.map(|frame| frame.code.into())),
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                    panic!("the connection goes on")
                }
                Err(_) => return (said, None),
            }
        }
    }
}
