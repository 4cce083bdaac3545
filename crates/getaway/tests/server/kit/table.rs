//! A table with somebody on every seat.

use super::{Answer, Site, Socket};
use serde_json::{Value, json};

pub const CREW: [&str; 4] = ["Tiny", "Karma", "Iceheart", "Null"];

/// A table, its host's key and the keys of its seats. Every seat is somebody else's.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    pub host: String,
    pub keys: Vec<String>,
}

impl Table {
    /// Opened and seated over the JSON interface.
    pub fn open(site: &Site) -> Table {
        Table::try_open(site).expect("a table")
    }

    /// The same for what this asks for.
    pub fn open_with(site: &Site, setup: &Value) -> Table {
        Table::try_open_with(site, setup).expect("a table")
    }

    /// Fails if the server is away, or becomes so.
    pub fn try_open(site: &Site) -> Option<Table> {
        Table::try_open_with(site, &Table::setup())
    }

    fn try_open_with(site: &Site, setup: &Value) -> Option<Table> {
        let text = |value: &Value| Some(value.as_str()?.to_owned());
        let opened = site.post("/api/tables").json(setup);
        let opened = opened.try_send().ok()?.expect(201).json();
        let id = text(&opened["table"])?;
        let mut keys = Vec::new();
        for (seat, name) in CREW.iter().enumerate() {
            let sit = site.post(&format!("/api/tables/{id}/seats/{seat}"));
            let sat = sit.json(&json!({ "name": name })).try_send().ok()?;
            keys.push(text(&sat.expect(200).json()["key"])?);
        }
        let host = text(&opened["key"])?;
        Some(Table { id, host, keys })
    }

    pub fn setup() -> Value {
        json!({ "edition": "master-heist", "scenario": "the-inclusion-job", "crew": CREW })
    }

    /// Three heists in one sitting. The first is over as soon as somebody stands on an exit in Escape.
    pub fn series() -> Value {
        let easy = json!({
            "id": "easy", "name": "The Easy Job", "location": "A yard", "difficulty": "amateur",
            "objective": "Somebody gets away.", "goals": ["anyone-escapes"], "entrance-limit": 0,
            "bag": { "guards": 1, "blanks": 1 },
            "map": "E2 EM SC SC E5",
        });
        let crew = ["Street Urchin", "Angry Locksmith", "Thug", "Lookout"];
        json!({
            "edition": "your-last-heist-draft", "scenario": easy, "crew": crew,
            "then": ["the-gallery", "the-vault"],
        })
    }

    /// What a seat may do now.
    pub fn legal(&self, site: &Site, seat: usize) -> Vec<Value> {
        let legal = site.get(&self.api(&format!("/legal/{seat}"))).send();
        let legal = legal.expect(200).json()["commands"].clone();
        legal.as_array().expect("a list").clone()
    }

    /// Does something for a seat.
    pub fn act(&self, site: &Site, seat: usize, command: &Value) -> Answer {
        let act = json!({ "seat": seat, "command": command });
        let commands = site.post(&self.api("/commands")).key(&self.keys[seat]);
        commands.json(&act).send()
    }

    pub fn program(&self, site: &Site, seat: usize) -> Socket {
        Socket::program(site, &self.id, &self.keys[seat])
    }

    pub fn page(&self, site: &Site, seat: usize) -> Socket {
        Socket::page(site, &self.id, &self.keys[seat])
    }

    /// The path of something of this table in the JSON interface.
    pub fn api(&self, path: &str) -> String {
        format!("/api/tables/{}{path}", self.id)
    }

    /// The path of a page of this table.
    pub fn at(&self, path: &str) -> String {
        format!("/t/{}{path}", self.id)
    }

    pub fn n(&self, site: &Site) -> u64 {
        let table = site.get(&self.api("")).send().expect(200).json();
        table["n"].as_u64().expect("a number")
    }

    /// Whatever was tried: the table goes on, and somebody else plays there.
    #[track_caller]
    pub fn goes_on(&self, site: &Site) {
        let mut watcher = self.program(site, 2);
        let before = watcher.next()["n"].as_u64().expect("a number");
        let legal = site.get(&self.api("/legal/3")).send().expect(200).json();
        let act = json!({ "seat": 3, "command": legal["commands"][0] });
        let commands = site.post(&self.api("/commands")).key(&self.keys[3]);
        let n = commands.json(&act).send().expect(200).json();
        assert_eq!(n["n"], before + 1);
        let update = watcher.until(|update| update["n"] == before + 1);
        assert_eq!(update["steps"][0]["did"]["do"], act["command"]);
    }
}

/// A command out of a list of legal ones. Random planning would dawdle for ever, so after a while it only finishes.
pub fn pick(legal: &Value, step: usize) -> Option<Value> {
    let legal = legal.as_array()?;
    let is = |command: &Value, names: &[&str]| names.iter().any(|&name| command["do"] == name);
    let plans = legal.iter().any(|command| is(command, &["plan", "unplan"]));
    let finishes: Vec<&Value> = legal
        .iter()
        .filter(|command| plans && step > 40 && is(command, &["start", "ready"]))
        .collect();
    let all: Vec<&Value> = legal.iter().collect();
    let choice = if finishes.is_empty() { all } else { finishes };
    let at = (!choice.is_empty()).then(|| fastrand::usize(..choice.len()))?;
    Some(choice[at].clone())
}
