//! The connection over which a table tells what happens, and is told what to do: `server::wire` has the messages.

use super::link::TableLink;
use super::trouble::{Absence, Trouble};
use serde_json::Value;
use server::key::Key;
use server::wire::ClientMessage;
use std::fmt::Display;
use std::io::ErrorKind::{TimedOut, WouldBlock};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};
use tungstenite::{ClientRequestBuilder, Error, HandshakeError, Message, WebSocket};
use words::Language;

/// How long connecting may take, or one message to leave.
const PATIENCE: Duration = Duration::from_secs(20);
/// The server asks every 25 seconds whether we are still there. If it is silent for longer than this, it is gone.
const SILENCE: Duration = Duration::from_secs(70);

pub struct Socket {
    socket: WebSocket<TcpStream>,
    server: String,
    heard: Instant,
}

impl Socket {
    pub fn open(lang: Language, link: &TableLink, key: Option<Key>) -> Result<Socket, Trouble> {
        let gone = |why: &dyn Display| gone(&link.address, why);
        let stream = connect(&link.address).map_err(|error| gone(&error))?;
        let address = link.socket().parse().map_err(|error| gone(&error))?;
        let request = ClientRequestBuilder::new(address);
        let mut request = request.with_header("Accept-Language", lang.code());
        if let Some(key) = key {
            request = request.with_header("Authorization", format!("Bearer {}", key.secret()));
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Socket {
                socket,
                server: link.address.clone(),
                heard: Instant::now(),
            }),
            Err(HandshakeError::Failure(Error::Http(answer))) => {
                let body = answer.body().as_deref().unwrap_or_default();
                let answered = serde_json::from_slice(body).unwrap_or_default();
                Err(Trouble::refused(answer.status().as_u16(), &answered))
            }
            Err(error) => Err(gone(&error)),
        }
    }

    pub fn send(&mut self, message: &ClientMessage<Value>) -> Result<(), Trouble> {
        let text = serde_json::to_string(message).map_err(|why| gone(&self.server, &why))?;
        let sent = self.socket.send(Message::text(text));
        sent.map_err(|error| gone(&self.server, &error))
    }

    /// The next message, if one comes in this time.
    pub fn receive(&mut self, time: Duration) -> Result<Option<Value>, Trouble> {
        // No time at all would mean for ever.
        let time = time.max(Duration::from_millis(1));
        let stream = self.socket.get_ref();
        let set = stream.set_read_timeout(Some(time));
        set.map_err(|error| gone(&self.server, &error))?;
        match self.socket.read() {
            Err(Error::Io(error)) if matches!(error.kind(), WouldBlock | TimedOut) => {
                if self.heard.elapsed() > SILENCE {
                    return Err(away(&self.server, Absence::Silent));
                }
                Ok(None)
            }
            Err(error) => Err(gone(&self.server, &error)),
            Ok(message) => {
                self.heard = Instant::now();
                match message {
                    Message::Text(text) => match serde_json::from_str(&text) {
                        Ok(message) => Ok(Some(message)),
                        Err(error) => Err(Trouble::Unclear(error.to_string())),
                    },
                    Message::Close(_) => Err(away(&self.server, Absence::Ended)),
                    _ => Ok(None),
                }
            }
        }
    }

    /// The server says goodbye.
    pub fn closing(&self) -> Trouble {
        away(&self.server, Absence::Closing)
    }
}

fn connect(address: &str) -> std::io::Result<TcpStream> {
    let mut last = None;
    for address in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(stream);
            }
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| std::io::ErrorKind::AddrNotAvailable.into()))
}

fn gone(server: &str, why: &dyn Display) -> Trouble {
    away(server, Absence::Failed(why.to_string()))
}

fn away(server: &str, why: Absence) -> Trouble {
    Trouble::Gone {
        server: server.to_owned(),
        why,
    }
}
