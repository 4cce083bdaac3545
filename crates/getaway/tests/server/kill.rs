//! The server dies at any moment, again and again, and what a client was told is still true afterwards.

use crate::kit::{Server, Site, Socket, Table, pick};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

const TABLES: usize = 6;

/// How often the server is killed; more than usual with `GETAWAY_KILLS`.
fn kills() -> usize {
    let kills = std::env::var("GETAWAY_KILLS").ok();
    kills.and_then(|kills| kills.parse().ok()).unwrap_or(20)
}

/// What a client was told of a table.
struct Witness {
    table: Table,
    /// The latest number.
    n: u64,
    /// Steps by number.
    steps: BTreeMap<usize, Value>,
}

/// What all players share.
struct Play {
    site: Site,
    stop: AtomicBool,
    /// Updates that came to anybody.
    told: AtomicU64,
    witnesses: Mutex<Vec<Witness>>,
}

#[test]
fn what_was_told_is_true_after_the_server_was_killed() {
    let mut server = Server::with(&[
        "--messages",
        "1000000",
        "--requests",
        "1000000",
        "--new-tables",
        "1000000",
        "--connections",
        "1000000",
    ]);
    let play = Play {
        site: server.site.clone(),
        stop: AtomicBool::new(false),
        told: AtomicU64::new(0),
        witnesses: Mutex::default(),
    };
    std::thread::scope(|scope| {
        let tables: Vec<_> = (0..TABLES)
            .map(|_| scope.spawn(|| play.keep_busy()))
            .collect();
        // Also when a check fails, the players must hear that it is over.
        let killing = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            play.keep_killing(&mut server);
        }));
        play.stop.store(true, Relaxed);
        for table in tables {
            table.join().expect("a table was played");
        }
        killing.expect("the server came back each time");
    });
    play.compare();
}

impl Play {
    fn keep_killing(&self, server: &mut Server) {
        self.goes_on("at first");
        for kill in 0..kills() {
            std::thread::sleep(Duration::from_millis(fastrand::u64(50..900)));
            server.kill();
            server.restart();
            self.goes_on(&format!("after kill {kill}"));
        }
    }

    /// The clients continue by themselves.
    fn goes_on(&self, when: &str) {
        let (begun, before) = (Instant::now(), self.told.load(Relaxed));
        while self.told.load(Relaxed) < before + 20 {
            assert!(
                begun.elapsed() < Duration::from_secs(30),
                "nobody plays {when}"
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// One heist after another at a table, four clients each.
    fn keep_busy(&self) {
        while !self.stop.load(Relaxed) {
            let Some(table) = Table::try_open(&self.site) else {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            std::thread::scope(|scope| {
                for seat in 0..4 {
                    let table = table.clone();
                    scope.spawn(move || self.sit(table, seat));
                }
            });
        }
    }

    /// Plays on one seat until the heist is over, coming back whenever the connection is lost.
    fn sit(&self, table: Table, seat: usize) {
        let mut witness = Witness {
            table,
            n: 0,
            steps: BTreeMap::new(),
        };
        while !self.stop.load(Relaxed) {
            let Some(mut socket) = self.connect(&witness.table, seat) else {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            if self.watch(&mut socket, &mut witness, seat) {
                break;
            }
        }
        self.witnesses.lock().unwrap().push(witness);
    }

    fn connect(&self, table: &Table, seat: usize) -> Option<Socket> {
        let key = ("authorization", format!("Bearer {}", table.keys[seat]));
        Socket::open(&self.site, &table.api("/socket"), &[key]).ok()
    }

    /// Plays until the connection is lost; tells whether the heist is over.
    fn watch(&self, socket: &mut Socket, witness: &mut Witness, seat: usize) -> bool {
        let mut waits_for = None;
        let mut legal = Value::Null;
        for id in 1_u64.. {
            if waits_for.is_none()
                && let Some(command) = pick(&legal, witness.steps.len())
            {
                let act = json!({ "op": "do", "id": id, "seat": seat, "command": command });
                if socket
                    .try_say(tungstenite::Message::text(act.to_string()))
                    .is_err()
                {
                    return false;
                }
                waits_for = Some(id);
            }
            let message = match socket.try_next(Duration::from_millis(200)) {
                Ok(Some(message)) => message,
                Ok(None) if self.stop.load(Relaxed) => return false,
                Ok(None) => continue,
                Err(_) => return false,
            };
            if message["re"].as_u64() == waits_for {
                waits_for = None;
            }
            if message.get("n").is_none() {
                continue;
            }
            self.told.fetch_add(1, Relaxed);
            witness.hear(&message);
            legal = message["legal"][seat.to_string()].clone();
            if message["over"] == true {
                return true;
            }
        }
        false
    }

    /// Every answer is in the record, and every record can be played again.
    fn compare(&self) {
        let mut told = 0;
        let mut records: BTreeMap<String, (u64, Vec<Value>)> = BTreeMap::new();
        for witness in self.witnesses.lock().unwrap().iter() {
            let table = &witness.table;
            let (n, record) = records.entry(table.id.clone()).or_insert_with(|| {
                let text = self.site.get(&table.api("/record")).send().expect(200).body;
                let play = words::crew::record::read(&text);
                if let Err(error) = &play {
                    panic!("table {} cannot be played again: {error:?}", table.id);
                }
                let lines = text.lines().skip(1);
                let steps = lines.map(|line| serde_json::from_str(line).unwrap());
                (table.n(&self.site), steps.collect())
            });
            assert!(
                *n >= witness.n,
                "{}: {} was told, {n} is there",
                table.id,
                witness.n
            );
            for (step, did) in &witness.steps {
                assert_eq!(record.get(step - 1), Some(did), "{}: step {step}", table.id);
                told += 1;
            }
        }
        assert!(told > 1000, "only {told} steps were told of");
        println!(
            "{told} steps at {} tables were told of, and are there",
            records.len()
        );
    }
}

impl Witness {
    fn hear(&mut self, message: &Value) {
        let n = message["n"].as_u64().expect("a number");
        assert!(
            n >= self.n,
            "{}: went back from {} to {n}",
            self.table.id,
            self.n
        );
        if let Some(after) = message["after"].as_u64() {
            assert_eq!(
                after, self.n,
                "{}: a gap that was not filled",
                self.table.id
            );
        }
        self.n = n;
        for step in message["steps"].as_array().into_iter().flatten() {
            let number = step["step"].as_u64().expect("a number") as usize;
            let before = self.steps.insert(number, step["did"].clone());
            assert_eq!(before, None, "{}: step {number} twice", self.table.id);
        }
    }
}
