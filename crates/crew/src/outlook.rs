//! What would happen if the round ended now, as far as the rules alone say it: up to the next round, Escape, a question, or
//! luck. It is the real end of a round, done on a copy of the table.

use crate::event::Event;
use crate::heist::Heist;
use crate::position_mut::PositionMut;
use crate::state::{AlertCause, Phase, Prompt, State};
use std::cell::Cell;
use table::{Dealer, Seats, Witness};

/// How a round that ended now would end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The face of the security die that brings it; 0 where the next card is known.
    pub face: u8,
    /// What would happen, in order.
    pub events: Vec<Event>,
    pub then: Then,
}

/// What a forecast comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    NextRound,
    Escape,
    /// The heist would be over.
    Over,
    /// The crew is asked something; what follows depends on the answer.
    Question,
    /// Luck decides what follows.
    Luck,
}

/// All that can be known of the end of this round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// One where the next card is known; one for each face where a die picks it.
    pub forecasts: Vec<Forecast>,
    /// One more alert before the end of the round, and Escape begins.
    pub alert_ends: bool,
}

impl Outlook {
    /// Whether Escape begins after this round, whatever the die shows.
    pub fn is_last_round(&self) -> bool {
        let escape = |forecast: &Forecast| forecast.then == Then::Escape;
        !self.forecasts.is_empty() && self.forecasts.iter().all(escape)
    }

    /// Whether it may.
    pub fn may_be_last_round(&self) -> bool {
        let escape = |forecast: &Forecast| forecast.then == Then::Escape;
        self.alert_ends || self.forecasts.iter().any(escape)
    }
}

impl Heist {
    /// What would happen if the round ended now; none outside the Action phase, and while a question is open.
    pub fn outlook(&self, state: &State) -> Option<Outlook> {
        if state.phase != Phase::Action || state.prompt().is_some() {
            return None;
        }
        let faces = self.edition.alert.as_ref().map(|track| track.die);
        let forecasts = match faces {
            None => vec![self.forecast(state, 0, false)],
            Some(faces) => (1..=faces)
                .map(|face| self.forecast(state, face, false))
                .collect(),
        };
        // Where alerts move a bar, no card goes by.
        let alert_ends = faces.is_none() && self.forecast(state, 0, true).then == Then::Escape;
        Some(Outlook {
            forecasts,
            alert_ends,
        })
    }

    fn forecast(&self, state: &State, face: u8, alert: bool) -> Forecast {
        let asked = Cell::new(false);
        let mut dealer = RiggedOnce {
            face: (face > 0).then_some(face),
            asked: &asked,
        };
        let mut seen = SeenBefore {
            events: Vec::new(),
            asked: &asked,
        };
        let mut state = state.clone();
        let mut play = PositionMut {
            h: self,
            s: &mut state,
            dealer: &mut dealer,
            witness: &mut seen,
        };
        if alert {
            play.alert(AlertCause::Noise);
        }
        play.enter(Phase::EndAction);
        play.go_on();
        // Whoever could turn the die may leave it.
        while play.s.prompt() == Some(Prompt::SecurityRoll) {
            play.answered();
            play.s.questions.passed = Seats::EMPTY;
            play.go_on();
        }
        let mut events = seen.events;
        let end = |event: &Event| {
            Some(match event {
                Event::RoundBegan { .. } => Then::NextRound,
                Event::EscapeBegan => Then::Escape,
                Event::Ended { .. } => Then::Over,
                _ => return None,
            })
        };
        let found = events.iter().position(|event| end(event).is_some());
        let then = match found.and_then(|at| end(&events[at])) {
            Some(then) => then,
            None if asked.get() => Then::Luck,
            None => Then::Question,
        };
        events.truncate(found.unwrap_or(events.len()));
        Forecast { face, events, then }
    }
}

/// Answers one roll, and notes that anything else was asked.
struct RiggedOnce<'a> {
    face: Option<u8>,
    asked: &'a Cell<bool>,
}

impl Dealer for RiggedOnce<'_> {
    fn roll(&mut self, _sides: u8) -> u8 {
        self.face.take().unwrap_or_else(|| {
            self.asked.set(true);
            1
        })
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        self.asked.set(true);
        counts.iter().position(|&count| count > 0).unwrap_or(0) as u8
    }
}

/// Sees what happens before luck is asked.
struct SeenBefore<'a> {
    events: Vec<Event>,
    asked: &'a Cell<bool>,
}

impl Witness<Event> for SeenBefore<'_> {
    fn see(&mut self, event: Event) {
        if !self.asked.get() {
            self.events.push(event);
        }
    }
}
