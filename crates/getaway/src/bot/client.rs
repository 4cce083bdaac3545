//! Requests to the server about one table.

use super::link::TableLink;
use super::socket::Socket;
use super::trouble::{Absence, Trouble};
use serde_json::{Value, json};
use server::key::Key;
use std::time::Duration;
use table::Seat;
use ureq::Agent;
use ureq::http::Request;
use words::Language;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often a colour may be snatched away.
const COLOURS: usize = 8;

/// A program with a key, as one table sees it.
pub struct Client {
    lang: Language,
    link: TableLink,
    key: Option<Key>,
    agent: Agent,
}

/// Who sits where.
pub struct Company {
    /// Seats that neither a person nor a bot of the server plays.
    pub free: Vec<Seat>,
    /// Seats that our key holds.
    pub mine: Vec<Seat>,
}

impl Client {
    pub fn new(lang: Language, link: TableLink, key: Option<Key>) -> Client {
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(PATIENCE))
            .build();
        Client {
            lang,
            link,
            key,
            agent: agent.into(),
        }
    }

    pub fn key(&self) -> Option<Key> {
        self.key
    }

    /// The record of the heist so far.
    pub fn record(&self) -> Result<String, Trouble> {
        match self.ask("GET", "/record", None)? {
            (200, record) => Ok(record),
            (status, answer) => Err(self.no(status, &read(&answer).unwrap_or_default())),
        }
    }

    /// The table, as whoever has our key sees it.
    pub fn table(&self) -> Result<Value, Trouble> {
        self.json("GET", "", None)
    }

    pub fn company(&self) -> Result<Company, Trouble> {
        let table = self.table()?;
        let company = &table["company"];
        let nobody = |list: &str, seat: u8| company[list][usize::from(seat)].is_null();
        let free = (0..4).filter(|&seat| nobody("seats", seat) && nobody("bots", seat));
        Ok(Company {
            free: free.map(Seat).collect(),
            mine: seats(&table),
        })
    }

    /// Takes a seat, and the key that comes with it.
    pub fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Trouble> {
        let path = format!("/seats/{}", seat.0);
        let body = json!({ "name": name });
        for _ in 0..COLOURS {
            match self.json("POST", &path, Some(&body)) {
                Ok(sat) => {
                    let key = sat["key"].as_str().and_then(|key| key.parse().ok());
                    let unclear = || Trouble::Unclear(sat.to_string());
                    self.key = Some(key.ok_or_else(unclear)?);
                    return Ok(());
                }
                // Somebody sat down elsewhere with the colour we would have had. There are more.
                Err(Trouble::Refused { kind, .. }) if kind == "colour-taken" => {}
                Err(Trouble::Refused { kind, .. }) if kind == "seat-taken" => break,
                Err(trouble) => return Err(trouble),
            }
        }
        Err(Trouble::SeatTaken { seat: seat.0 })
    }

    /// Goes to the table to see and hear all that happens there.
    pub fn connect(&self) -> Result<Socket, Trouble> {
        Socket::open(self.lang, &self.link, self.key)
    }

    fn json(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, Trouble> {
        match self.ask(method, path, body)? {
            (200..=299, answer) => read(&answer).ok_or(Trouble::Unclear(answer)),
            (status, answer) => Err(self.no(status, &read(&answer).unwrap_or_default())),
        }
    }

    /// The status and the text of the answer.
    fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(u16, String), Trouble> {
        let gone = |error: ureq::Error| Trouble::Gone {
            server: self.link.address.clone(),
            why: Absence::Failed(error.to_string()),
        };
        let request = Request::builder().method(method).uri(self.link.api(path));
        let mut request = request.header("Accept-Language", self.lang.code());
        if let Some(key) = self.key {
            request = request.header("Authorization", format!("Bearer {}", key.secret()));
        }
        let answer = match body {
            None => self
                .agent
                .run(request.body(()).map_err(|e| gone(e.into()))?),
            Some(body) => {
                let request = request.header("Content-Type", "application/json");
                let request = request.body(body.to_string());
                self.agent.run(request.map_err(|e| gone(e.into()))?)
            }
        };
        let mut answer = answer.map_err(gone)?;
        let text = answer.body_mut().read_to_string().map_err(gone)?;
        Ok((answer.status().as_u16(), text))
    }

    fn no(&self, status: u16, answer: &Value) -> Trouble {
        match status {
            404 => Trouble::NoSuchTable {
                link: self.link.to_string(),
            },
            _ => Trouble::refused(status, answer),
        }
    }
}

/// The seats that are ours, as the server lists them.
pub fn seats(message: &Value) -> Vec<Seat> {
    let seats = message["seats"].as_array().into_iter().flatten();
    let numbers = seats.filter_map(Value::as_u64);
    numbers
        .filter_map(|seat| seat.try_into().ok().map(Seat))
        .collect()
}

fn read(answer: &str) -> Option<Value> {
    serde_json::from_str(answer).ok()
}
