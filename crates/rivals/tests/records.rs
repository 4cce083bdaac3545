//! Records of games.

use rivals::record::{self, BadRecord};
use rivals::{Rivals, Setup};
use std::sync::Arc;
use table::laws;

fn played() -> String {
    let game = Rivals::new(Setup::new(3)).expect("a good setup");
    let (session, _) = laws::random_walk(Arc::new(game), 5, 10_000).expect("a whole game");
    record::write(&session).expect("a record")
}

#[test]
fn a_record_plays_to_the_same_end() {
    let text = played();
    let again = record::read(&text).expect("a good record");
    assert!(again.over());
    assert_eq!(record::write(&again).expect("a record"), text);
}

#[test]
fn what_is_wrong_with_a_record_is_said_with_its_line() {
    let text = played();
    let wrong = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from} is in the record");
        let error = record::read(&changed)
            .map(|_| ())
            .expect_err("a bad record");
        (error.line(), error)
    };
    assert!(matches!(
        wrong("\"heist\"", "\"chess\""),
        (1, BadRecord::OtherGame(_))
    ));
    assert!(matches!(
        wrong("\"ruleset\":1", "\"ruleset\":99"),
        (1, BadRecord::OtherRuleset { .. })
    ));
    assert!(matches!(
        wrong("\"players\":3", "\"players\":7"),
        (1, BadRecord::Setup(_))
    ));
    assert!(matches!(
        wrong("\"do\":\"face\"", "\"do\":\"fly\""),
        (2, BadRecord::Text(_))
    ));
    assert!(matches!(
        wrong("\"way\":", "\"way\":9"),
        (2, BadRecord::Step { .. } | BadRecord::Text(_))
    ));
    assert!(matches!(record::read(""), Err(BadRecord::Text(_))));
}
