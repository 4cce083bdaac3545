//! The steps of a game done once more, one after the other.

use crate::hosted_game::{HostedGame, Play, Transition};
use std::sync::Arc;
use table::{RecordedDealer, Session, Step};

/// A game on its way from the start to where it is. What was taken back is left out.
pub struct Retelling<'a, G: HostedGame> {
    steps: Box<dyn Iterator<Item = &'a Step<G::Command>> + 'a>,
    /// Where it has come to.
    pub play: Play<G>,
    /// The story of the game that it is at.
    pub story: G::Story,
    /// Which game of a series that is, counted from 0.
    pub leg: usize,
}

impl<'a, G: HostedGame> Retelling<'a, G> {
    /// At the start; none if it does not start with the same luck.
    pub fn new(play: &'a Play<G>) -> Option<Retelling<'a, G>> {
        let mut luck = RecordedDealer::new(play.start_answers());
        Some(Retelling {
            steps: Box::new(play.steps().iter().filter(|step| !step.undone)),
            play: Session::new(play.first_game().clone(), &mut luck).ok()?,
            story: G::Story::default(),
            leg: 0,
        })
    }

    /// Does the next step and tells what happened; none at the end. Those events are the last of their game if `leg` grew.
    pub fn step(&mut self) -> Option<Vec<G::Event>> {
        let Step {
            seat,
            command,
            answers,
            ..
        } = self.steps.next()?;
        let game = self.play.game().clone();
        let before = self.play.state().clone();
        let mut events: Vec<G::Event> = Vec::new();
        let mut luck = RecordedDealer::new(answers);
        // A session holds only steps that were accepted in this order.
        let _ = self.play.act(*seat, *command, &mut luck, &mut events);
        if !Arc::ptr_eq(&game, self.play.game()) {
            self.story = G::Story::default();
            self.leg += 1;
            return Some(events);
        }
        let done = Transition {
            game: &*game,
            before: &before,
            after: self.play.state(),
            seat: *seat,
            command,
            events: &events,
        };
        G::follow(&mut self.story, &mut G::Touched::default(), &done);
        Some(events)
    }
}
