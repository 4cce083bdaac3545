//! What is too much, for one message, one connection, one address, one table and one server.

use crate::kit::{A_MOMENT, PATIENCE, Server, Socket, Table};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tungstenite::Message;
use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};

#[test]
fn a_message_of_ten_mebibytes() {
    let server = Server::start();
    let table = Table::open(&server);
    let long = json!({ "op": "say", "text": "x".repeat(10 << 20) }).to_string();
    for mut socket in [table.program(&server, 0), table.page(&server, 0)] {
        socket.next();
        // The server may hang up before all of it is sent.
        let _ = socket.try_say(Message::text(long.as_str()));
        socket.end();
        table.goes_on(&server);
    }
    // Nor in many small pieces.
    let mut socket = table.program(&server, 0);
    socket.next();
    let _ = socket.try_say(piece(Data::Text));
    for _ in 0..1000 {
        if socket.try_say(piece(Data::Continue)).is_err() {
            break;
        }
    }
    socket.end();
    table.goes_on(&server);
}

/// A part of a message that more is to follow.
fn piece(kind: Data) -> Message {
    Message::Frame(Frame::message(
        vec![b' '; 12 << 10],
        OpCode::Data(kind),
        false,
    ))
}

#[test]
fn ten_thousand_messages_a_second() {
    let server = Server::start();
    let table = Table::open(&server);
    for mut socket in [table.program(&server, 0), table.page(&server, 0)] {
        socket.until(|message| message["full"] == true);
        let begun = Instant::now();
        let (mut sent, mut warned, mut ended) = (0, false, false);
        while sent < 10_000 && !ended {
            for _ in 0..50 {
                ended |= socket.try_say(Message::text(r#"{"sync":false}"#)).is_err();
                sent += 1;
            }
            loop {
                match socket.try_next(Duration::from_millis(1)) {
                    Ok(Some(message)) => {
                        warned |=
                            message["why"] == words::Language::english().say("sorry-slow-down")
                    }
                    Ok(None) => break,
                    Err(_) => {
                        ended = true;
                        break;
                    }
                }
            }
        }
        let pace = f64::from(sent) / begun.elapsed().as_secs_f64();
        assert!(
            warned,
            "{sent} messages at {pace:.0} a second came without a warning"
        );
        if !ended {
            socket.end();
        }
        table.goes_on(&server);
    }
}

/// Somebody who does not listen is dropped; nobody waits for them.
#[test]
fn a_client_that_reads_nothing() {
    let server = Server::with(&["--messages", "100000"]);
    let table = Table::open(&server);
    let mut deaf = table.page(&server, 0);
    for _ in 0..3_000 {
        if deaf.try_say(Message::text("{\"sync\":true}")).is_err() {
            break;
        }
    }
    table.goes_on(&server);
    let dropped = || {
        let metrics = server.get("/metrics").send().expect(200).body;
        let name = "getaway_viewers_dropped_total ";
        let count = metrics.lines().find_map(|line| line.strip_prefix(name));
        count.is_some_and(|count| count != "0")
    };
    let begun = Instant::now();
    while !dropped() {
        assert!(begun.elapsed() < PATIENCE, "it is not dropped");
        std::thread::sleep(A_MOMENT);
    }
    table.goes_on(&server);
}

#[test]
fn too_many_viewers_of_a_table() {
    let server = Server::with(&["--viewers", "3"]);
    let table = Table::open(&server);
    let mut viewers: Vec<Socket> = (0..3).map(|seat| table.page(&server, seat)).collect();
    let refused = Socket::open(&server, &table.at("/socket"), &[])
        .err()
        .unwrap();
    assert_eq!(refused.status, 503);
    let sentence = words::Language::english().say_with("sorry-too-many-viewers", &[("most", "3")]);
    assert!(refused.body.contains(&sentence), "{}", refused.body);
    // When one leaves, there is room.
    viewers.pop();
    let begun = Instant::now();
    while Socket::open(&server, &table.at("/socket"), &[]).is_err() {
        assert!(begun.elapsed() < PATIENCE, "there is no room");
        std::thread::sleep(A_MOMENT / 10);
    }
    let other = Table::open(&server);
    other.goes_on(&server);
}

#[test]
fn too_many_connections_from_an_address() {
    let server = Server::with(&["--connections", "3"]);
    let table = Table::open(&server);
    let viewers: Vec<Socket> = (0..3).map(|seat| table.program(&server, seat)).collect();
    let refused = Socket::open(&server, &table.api("/socket"), &[])
        .err()
        .unwrap();
    assert_eq!(refused.status, 429);
    let sentence = words::Language::english().say_with("sorry-many-connections", &[("most", "3")]);
    assert!(refused.body.contains(&sentence), "{}", refused.body);
    drop(viewers);
    let begun = Instant::now();
    while Socket::open(&server, &table.api("/socket"), &[]).is_err() {
        assert!(begun.elapsed() < PATIENCE, "they still count");
        std::thread::sleep(A_MOMENT / 10);
    }
    table.goes_on(&server);
}

#[test]
fn too_many_requests_and_tables() {
    // So few that a slow machine gets there too.
    let server = Server::with(&["--requests", "2", "--new-tables", "2"]);
    let open = || server.post("/api/tables").json(&Table::setup()).send();
    open().expect(201);
    open().expect(201);
    let refused = open().expect(429);
    assert_eq!(refused.json()["error"]["kind"], "slow-down");
    refused.says(&words::Language::english().say("sorry-many-tables"));
    let mut asked = 0;
    let refused = loop {
        let answer = server.get("/new").send();
        if answer.status != 200 {
            break answer;
        }
        asked += 1;
        assert!(asked < 10_000, "one may ask for ever");
    };
    refused
        .expect(429)
        .says(&words::Language::english().say("sorry-slow-down"));
    std::thread::sleep(Duration::from_secs(1));
    server.get("/new").send().expect(200);

    let server = Server::with(&["--tables", "1"]);
    let table = Table::open(&server);
    let full = server.post("/api/tables").json(&Table::setup()).send();
    full.expect(503)
        .says(&words::Language::english().say("sorry-hall-full"));
    table.goes_on(&server);
}

#[test]
fn a_body_that_is_too_large() {
    let server = Server::start();
    let table = Table::open(&server);
    let large = "x".repeat(100 << 10);
    let name = json!({ "name": large });
    server
        .post(&table.api("/seats/0"))
        .json(&name)
        .send()
        .expect(413);
    server.post("/api/tables").json(&name).send().expect(413);
    let form = format!("name={large}");
    let answer = server.post("/tables").form(&form).send().expect(413);
    answer.says(&words::Language::english().say("sorry-too-large"));
    server
        .post(&table.at("/sit"))
        .form(&form)
        .send()
        .expect(413);
    table.goes_on(&server);
}

/// A request that says it is endless is not read to its end.
#[test]
fn a_body_without_end() {
    let server = Server::start();
    let table = Table::open(&server);
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = format!(
        "POST {} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        table.api("/commands")
    );
    stream.write_all(head.as_bytes()).unwrap();
    let chunk = format!("1000\r\n{}\r\n", " ".repeat(0x1000));
    let mut sent = 0;
    while sent < 10 << 20 && stream.write_all(chunk.as_bytes()).is_ok() {
        sent += chunk.len();
    }
    let mut answer = [0; 12];
    // The answer is lost if the server hung up while we still talked.
    if stream.read_exact(&mut answer).is_ok() {
        assert_eq!(&answer, b"HTTP/1.1 413");
    }
    table.goes_on(&server);
}
