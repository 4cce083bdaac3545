use crate::kit::{Engine, program, run_with, said, setup};
use serde_json::{Value, json};
use std::io::Write;
use std::process::Stdio;
use table::FastDealer;

/// The answers to these bytes.
fn answers(input: &[u8]) -> Vec<Value> {
    let output = run_with(&["engine"], input);
    let lines = said(&output).lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn kind(answer: &Value) -> &str {
    answer["error"]["kind"].as_str().unwrap_or("none")
}

#[test]
fn nasty_lines_are_answered_and_do_no_harm() {
    let game = json!({"op": "new", "setup": setup("the-startup-job"), "seed": 1}).to_string();
    let deep = "[".repeat(100_000);
    let deep_object = format!(r#"{{"op":{}"#, r#"{"a":"#.repeat(10_000));
    let nasty: &[&[u8]] = &[
        b"nonsense",
        b"{",
        b"}",
        b"[]",
        b"null",
        b"true",
        b"\"op\"",
        b"1e999",
        b"{}",
        b"{\"op\":null}",
        b"{\"op\":\"\"}",
        b"{\"op\":\"fly\"}",
        b"{\"op\":\"do\"}",
        b"{\"op\":\"do\",\"seat\":0}",
        b"{\"op\":\"do\",\"seat\":-1,\"command\":{\"do\":\"ready\"}}",
        b"{\"op\":\"do\",\"seat\":0.5,\"command\":{\"do\":\"ready\"}}",
        b"{\"op\":\"do\",\"seat\":256,\"command\":{\"do\":\"ready\"}}",
        b"{\"op\":\"do\",\"seat\":0,\"command\":{\"do\":\"dance\"}}",
        b"{\"op\":\"do\",\"seat\":0,\"command\":\"ready\"}",
        b"{\"op\":\"do\",\"seat\":0,\"command\":{\"do\":\"plan\",\"space\":\"3\"}}",
        b"{\"op\":\"do\",\"seat\":0,\"command\":{\"do\":\"plan\",\"space\":99999999999999999999}}",
        b"{\"op\":\"state\",\"more\":1}",
        b"{\"op\":\"state\",\"id\":{}}",
        b"{\"op\":\"new\"}",
        b"{\"op\":\"new\",\"setup\":7}",
        b"{\"op\":\"new\",\"setup\":{\"edition\":\"master-heist\",\"scenario\":3,\"crew\":[]}}",
        b"{\"op\":\"new\",\"setup\":{\"edition\":\"master-heist\",\"scenario\":\"x\",\"crew\":[1]}}",
        b"{\"op\":\"luck\",\"draws\":[\"unicorn\"]}",
        b"{\"op\":\"luck\",\"rolls\":[-1]}",
        b"{\"op\":\"load\",\"record\":7}",
        b"\xff\xfe\x00",
        b"{\"op\":\"\xc3\x28\"}",
        b"{\"op\":\"state\"}{\"op\":\"state\"}",
        b"\xef\xbb\xbf{\"op\":\"state\"}",
        b"{\"op\":\"state\",\"id\":\"\\ud800\"}",
        b"\0\0\0\0",
        deep.as_bytes(),
        deep_object.as_bytes(),
    ];
    let mut input = game.into_bytes();
    for line in nasty {
        input.push(b'\n');
        input.extend_from_slice(line);
    }
    input.extend_from_slice(b"\n{\"op\":\"state\",\"id\":\"end\"}");
    let answers = answers(&input);
    assert_eq!(answers.len(), nasty.len() + 2);
    for (line, answer) in nasty.iter().zip(&answers[1..]) {
        let line = String::from_utf8_lossy(&line[..line.len().min(80)]);
        assert_eq!(kind(answer), "bad-request", "{line}: {answer}");
    }
    let last = answers.last().unwrap();
    assert_eq!(last["id"], "end");
    assert_eq!(last["state"]["phase"], "plan");
}

#[test]
fn blank_lines_get_no_answer_and_the_last_line_needs_no_break() {
    let answers = answers(b"\n\n  \t\n\r\n{\"op\":\"cards\"}\r\n\n{\"op\":\"odds\"}");
    assert_eq!(answers.len(), 2);
    assert_eq!(kind(&answers[1]), "no-game");
    assert!(self::answers(b"").is_empty());
    assert!(self::answers(b"\n\n").is_empty());
}

#[test]
fn a_line_over_the_limit_is_skipped() {
    let pad = |length: usize| {
        let frame = r#"{"op":"odds","id":""}"#.len();
        format!(r#"{{"op":"odds","id":"{}"}}"#, "x".repeat(length - frame))
    };
    let limit = 1 << 20;
    let input = [
        pad(limit),
        pad(limit + 1),
        "y".repeat(10 * limit),
        r#"{"op":"odds","id":7}"#.to_owned(),
        "z".repeat(2 * limit),
    ]
    .join("\n");
    let answers = answers(input.as_bytes());
    let kinds: Vec<&str> = answers.iter().map(kind).collect();
    assert_eq!(
        kinds,
        ["no-game", "too-long", "too-long", "no-game", "too-long"]
    );
    assert_eq!(answers[3]["id"], 7);
}

#[test]
fn random_bytes_never_stop_the_engine() {
    let mut noise = FastDealer::new(9);
    let mut input: Vec<u8> = (0..300_000).map(|_| noise.below(256) as u8).collect();
    input.extend_from_slice(b"\n{\"op\":\"cards\",\"id\":\"alive\"}\n");
    assert_eq!(answers(&input).last().unwrap()["id"], "alive");
}

#[test]
fn broken_requests_never_stop_the_engine() {
    let game = json!({"op": "new", "setup": setup("the-startup-job"), "seed": 1}).to_string();
    let requests = [
        game.as_str(),
        r#"{"op":"do","seat":0,"command":{"do":"plan","space":3}}"#,
        r#"{"op":"do","seat":1,"command":{"do":"start","who":1,"space":32}}"#,
        r#"{"op":"luck","rolls":[1,2,3],"draws":["camera"]}"#,
        r#"{"op":"undo","seat":0}"#,
        r#"{"op":"view","seat":0}"#,
    ];
    let mut slip = FastDealer::new(3);
    let mut input = Vec::new();
    for n in 0..2_000 {
        let mut line = requests[n % requests.len()].as_bytes().to_vec();
        for _ in 0..1 + slip.below(3) {
            let at = slip.below(line.len() as u32) as usize;
            match slip.below(3) {
                0 => line[at] = 32 + slip.below(95) as u8,
                1 => drop(line.remove(at)),
                _ => line.insert(at, b'0' + slip.below(10) as u8),
            }
        }
        input.extend(line.into_iter().filter(|&byte| byte != b'\n'));
        input.push(b'\n');
    }
    input.extend_from_slice(b"{\"op\":\"cards\",\"id\":\"alive\"}\n");
    assert_eq!(answers(&input).last().unwrap()["id"], "alive");
}

#[test]
fn the_engine_goes_quietly_when_nobody_reads_its_answers() {
    let mut child = program()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The engine may be gone before all is written.
    let _ = stdin.write_all(&b"{\"op\":\"cards\"}\n".repeat(10));
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn wild_commands_are_refused_not_obeyed() {
    let mut engine = Engine::new_game("the-startup-job", json!({"seed": 2}));
    for space in [127, 128, 200, 255] {
        for command in [
            json!({"do": "plan", "space": space}),
            json!({"do": "move", "who": 0, "to": space}),
            json!({"do": "start", "who": 4, "space": space}),
            json!({"do": "take", "who": 0, "piece": 255, "from": space}),
            json!({"do": "commit", "who": 255, "action": 255, "face": 255, "aim": 255}),
            json!({"do": "buy", "item": 255, "who": 255}),
            json!({"do": "insert-event", "card": 255, "above": 255}),
        ] {
            let error = engine.refuse(json!({"op": "do", "seat": 0, "command": command}));
            assert_eq!(error["kind"], "refused", "{command}");
        }
    }
}
