//! A program that plays at a table: opens one, sits down on every seat, and plays a whole heist at random over a socket.
//!
//! Start a server with `getaway serve`, then:
//!
//! ```sh
//! cargo run -p getaway --example table_client -- http://127.0.0.1:7474
//! ```
//!
//! `docs/server-api.md` tells what is said here and answered.

use serde_json::{Value, json};
use std::error::Error;
use std::time::Duration;
use tungstenite::{ClientRequestBuilder, Message, connect};

/// A connection may say thirty things a second.
const PACE: Duration = Duration::from_millis(35);

fn main() -> Result<(), Box<dyn Error>> {
    let server = std::env::args().nth(1);
    let server = server.unwrap_or_else(|| "http://127.0.0.1:7474".to_owned());
    let outcome = play(&server)?;
    println!("{outcome:#}");
    Ok(())
}

/// Plays a heist at this server, and tells how it ended.
pub fn play(server: &str) -> Result<Value, Box<dyn Error>> {
    // Open a table. The answer has a key, which is ours from now on.
    let setup = json!({
        "edition": "master-heist",
        "scenario": "the-startup-job",
        "crew": ["Tiny", "Karma", "Iceheart"],
    });
    let opened = post(&format!("{server}/api/tables"), "", &setup)?;
    let (id, key) = (text(&opened, "table")?, text(&opened, "key")?);
    println!("The table is at {}", text(&opened, "link")?);
    let table = format!("{server}/api/tables/{id}");

    // Sit down on all three seats with that key.
    for (seat, name) in ["Ann", "Bob", "Cem"].iter().enumerate() {
        post(
            &format!("{table}/seats/{seat}"),
            key,
            &json!({ "name": name }),
        )?;
    }

    // Watch and play over a socket. The first message shows everything.
    let address = format!("{}/socket", table.replacen("http", "ws", 1));
    let request = ClientRequestBuilder::new(address.parse()?)
        .with_header("Authorization", format!("Bearer {key}"));
    let (mut socket, _) = connect(request)?;
    let mut commands = 0;
    loop {
        let update: Value = match socket.read()? {
            Message::Text(text) => serde_json::from_str(&text)?,
            _ => continue,
        };
        if let Some(error) = update.get("error") {
            return Err(format!("refused: {error}").into());
        }
        if update["over"] == true {
            break;
        }
        // Every update lists what each of our seats may do now. One of them does one of these things.
        let (seat, command) = choose(&update["legal"], commands).ok_or("nobody can do anything")?;
        let wish = json!({ "op": "do", "id": commands, "seat": seat, "command": command });
        socket.send(Message::text(wish.to_string()))?;
        commands += 1;
        std::thread::sleep(PACE);
    }
    socket.close(None)?;
    println!("The heist took {commands} commands.");
    let end: Value = serde_json::from_str(&ureq::get(&table).call()?.body_mut().read_to_string()?)?;
    Ok(end["outcome"].clone())
}

/// A seat and a command, at random. After a while nobody changes the plan any more.
fn choose(legal: &Value, commands: u64) -> Option<(u8, &Value)> {
    let mut all = Vec::new();
    for (seat, list) in legal.as_object()? {
        let seat = seat.parse().ok()?;
        all.extend(list.as_array()?.iter().map(|command| (seat, command)));
    }
    let is = |command: &Value, name: &str| command["do"] == name;
    if commands > 40
        && all
            .iter()
            .any(|(_, command)| is(command, "plan") || is(command, "unplan"))
    {
        all.retain(|(_, command)| is(command, "start") || is(command, "ready"));
    }
    let at = (!all.is_empty()).then(|| fastrand::usize(..all.len()))?;
    Some(all[at])
}

fn post(url: &str, key: &str, body: &Value) -> Result<Value, Box<dyn Error>> {
    let mut answer = ureq::post(url)
        .header("Authorization", &format!("Bearer {key}"))
        .content_type("application/json")
        .send(body.to_string())?;
    Ok(serde_json::from_str(&answer.body_mut().read_to_string()?)?)
}

fn text<'a>(answer: &'a Value, field: &str) -> Result<&'a str, String> {
    let text = answer[field].as_str();
    text.ok_or_else(|| format!("there is no {field} in {answer}"))
}
