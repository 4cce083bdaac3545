//! A heist that is over, for tests of what comes after.

use crew::{Heist, Setup};
use std::sync::Arc;
use table::{FastDealer, Game, Seat, Session};

const SETUP: &str = r#"{"edition":"master-heist","scenario":"the-inclusion-job","crew":["Tiny","Karma","Iceheart","Null"]}"#;

/// The record of a heist that was played at random to its end.
pub fn finished() -> String {
    let setup: Setup = serde_json::from_str(SETUP).expect("a setup");
    let mut luck = FastDealer::new(3);
    let heist = Arc::new(Heist::new(setup).expect("it can be played"));
    let mut play = Session::new(heist, &mut luck).expect("it begins");
    let mut legal = Vec::new();
    while !play.over() {
        let seat = Seat(luck.below(4) as u8);
        legal.clear();
        play.game().legal(play.state(), seat, &mut legal);
        if !legal.is_empty() {
            let command = legal[luck.below(legal.len() as u32) as usize];
            play.act(seat, command, &mut luck, &mut ())
                .expect("it is legal");
        }
    }
    words::crew::record::write(&play).expect("a record")
}
