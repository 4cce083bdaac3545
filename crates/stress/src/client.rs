//! One client at a table: a connection, a seat, and what it sees.

use crate::error::StressError;
use crate::options::Clients;
use crate::reader::{ClientChoice, Reader};
use futures_util::SinkExt;
use std::net::SocketAddr;
use std::time::Instant;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Buffers of a connection; there are many.
const BUFFER: usize = 16 << 10;

pub struct Client {
    pub socket: WebSocketStream<TcpStream>,
    pub seat: u8,
    pub reader: Reader,
    /// The latest number of the table it was told.
    pub seen: u64,
    pub pending: Option<PendingRequest>,
    next: u64,
}

/// Something that was sent and is not answered yet.
#[derive(Clone, Copy)]
pub struct PendingRequest {
    pub id: u64,
    pub sent: Instant,
    /// A press may be answered by a question.
    pub press: bool,
    /// The number of the update that it led to.
    pub done: Option<u64>,
}

impl Client {
    pub async fn connect(
        address: SocketAddr,
        kind: Clients,
        table: &str,
        (seat, key): (u8, &str),
        seen: Option<u64>,
    ) -> Result<Client, StressError> {
        let (path, name, value) = match kind {
            Clients::Json => ("api/tables", header::AUTHORIZATION, format!("Bearer {key}")),
            Clients::Page => ("t", header::COOKIE, format!("getaway={key}")),
        };
        // Programs keep the lists of legal commands that did not change.
        let seen_before = seen.map(|n| format!("&n={n}")).unwrap_or_default();
        let address_of = format!("ws://{address}/{path}/{table}/socket?legal=changes{seen_before}");
        let mut request = address_of.into_client_request()?;
        let origin = format!("http://{address}");
        for (name, value) in [(name, value), (header::ORIGIN, origin)] {
            set(request.headers_mut(), name, &value)?;
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Client {
            socket,
            seat,
            reader: Reader::new(kind, seat),
            seen: seen.unwrap_or_default(),
            pending: None,
            next: 1,
        })
    }

    /// Sends what was chosen.
    pub async fn send(&mut self, choice: &ClientChoice) -> Result<(), Error> {
        let id = self.next;
        self.next += 1;
        self.pending = Some(PendingRequest {
            id,
            sent: Instant::now(),
            press: matches!(choice, ClientChoice::Press(_)),
            done: None,
        });
        let text = self.reader.say(self.seat, id, choice);
        self.socket.send(Message::text(text)).await
    }

    /// Whether something of it is on the way.
    pub fn waits(&self) -> bool {
        let pending = self.pending.as_ref();
        pending.is_some_and(|pending| pending.done.is_none_or(|n| self.seen < n))
    }
}

fn set(
    headers: &mut tokio_tungstenite::tungstenite::http::HeaderMap,
    name: HeaderName,
    value: &str,
) -> Result<(), StressError> {
    let value = HeaderValue::from_str(value).map_err(|_| StressError::NoServer)?;
    headers.insert(name, value);
    Ok(())
}
