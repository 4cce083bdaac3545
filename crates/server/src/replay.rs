//! Looking back: how things were after some step.

use crate::hosted_game::{Play, Shown};
use crate::table_state::Room;
use std::sync::Arc;
use table::{RecordedDealer, Session};

/// Lines of the log that are shown with a moment.
const LINES: usize = 120;

/// How things were after some step, for whoever looks with the eyes of some seats.
pub struct Then<G: Shown> {
    pub play: Play<G>,
    /// The game of the series, counted from 0.
    pub leg: usize,
    pub story: G::Story,
    /// The latest lines of the log by then.
    pub log: Vec<String>,
    /// Steps that count: those before this moment, and all.
    pub step: usize,
    pub steps: usize,
    /// The seats that are looked with, as bits.
    pub eyes: u8,
    /// Everything is shown, for the game is over.
    pub open: bool,
    /// The game is over by now.
    pub over: bool,
}

impl<G: Shown> Then<G> {
    /// After this many steps, or after all there are, for whoever holds these seats. `open` asks for everything.
    pub fn new(room: &Room<G>, step: Option<usize>, held: u8, open: bool) -> Option<Then<G>> {
        let over = room.session.over();
        let open = open && over;
        let done = room.session.steps().iter().filter(|step| !step.undone);
        let steps = done.clone().count();
        let step = step.unwrap_or(steps).min(steps);
        let mut luck = RecordedDealer::new(room.session.start_answers());
        let play = Session::new(room.session.first_game().clone(), &mut luck).ok()?;
        let mut then = Then {
            play,
            leg: 0,
            story: G::Story::default(),
            log: Vec::new(),
            step,
            steps,
            eyes: G::eyes(held, open),
            open,
            over,
        };
        for (number, done) in (1..).zip(done.take(step)) {
            let mut luck = RecordedDealer::new(&done.answers);
            then.go_on(number, done.seat, done.command, &mut luck);
        }
        then.log.drain(..then.log.len().saturating_sub(LINES));
        Some(then)
    }

    fn go_on(
        &mut self,
        number: u32,
        seat: table::Seat,
        command: G::Command,
        luck: &mut RecordedDealer,
    ) {
        let game = self.play.game().clone();
        let mut events: Vec<G::Event> = Vec::new();
        // A session holds only steps that were accepted in this order.
        let _ = self.play.act(seat, command, luck, &mut events);
        for event in &events {
            G::see(&mut self.story, event);
        }
        let lines = game.happened_lines(self.play.state(), number, &events, self.eyes);
        self.log.extend(lines);
        if !Arc::ptr_eq(&game, self.play.game()) {
            self.story = G::Story::default();
            self.leg += 1;
        }
    }
}
