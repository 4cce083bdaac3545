//! A game being played: the present state, what led to it, and what may still be taken back.

use crate::dealer::{Dealer, DealerFault, Faulty, Luck, RecordedDealer, Tap};
use crate::game::{Game, Seat, Witness};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use thiserror::Error;

/// One command that was accepted, with the luck it asked for. Serialised, it is one line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step<C> {
    pub seat: Seat,
    #[serde(rename = "do")]
    pub command: C,
    #[serde(rename = "luck", default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Luck>,
    /// Taken back later. The step stays in its place but no longer counts.
    #[serde(default, skip_serializing_if = "is_false")]
    pub undone: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// The step that a seat took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoneStep<C> {
    /// Its place in [`Session::steps`].
    pub index: usize,
    pub command: C,
}

/// Why a command was not done. Nothing changed and nothing was recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "kebab-case")]
pub enum ActError<R> {
    #[error("the rules refuse this command: {0:?}")]
    Refused(R),
    #[error("the dealer could not answer: {0}")]
    Dealer(DealerFault),
}

/// Why a seat may not take its latest command back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRefusal<R> {
    #[error("this seat has no command to take back")]
    NothingToUndo,
    #[error("luck was asked by this command or since, and what was revealed cannot be unseen")]
    LuckWasAsked,
    #[error("seat {} built on it: without it, that seat's later command is refused: {refusal:?}", .seat.0)]
    OthersBuiltOnIt { seat: Seat, refusal: R },
    #[error("without it, the later command of seat {} would have asked for luck", .seat.0)]
    LuckWouldBeAsked { seat: Seat },
}

/// Why recorded steps do not make a game. Steps are counted from 0, as in [`Session::steps`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError<R> {
    #[error("the recorded luck does not fit the start: {fault}")]
    Start { fault: DealerFault },
    #[error("step {step} is refused: {refusal:?}")]
    Refused { step: usize, refusal: R },
    #[error("the recorded luck does not fit step {step}: {fault}")]
    Luck { step: usize, fault: DealerFault },
    #[error("step {step} is marked undone, but a command that asked for luck cannot be undone")]
    UndoneLuck { step: usize },
}

/// A game being played.
///
/// The undo law: a seat may take back its latest command if neither that command nor any later one asked for luck or
/// revealed what was hidden, and if the later commands of the others still hold without it. The present state is always what the start and the steps
/// that are not undone give, in order.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    /// The game the record began with, if another one has followed it since.
    first: Option<G>,
    state: G::State,
    start_answers: Vec<Luck>,
    steps: Vec<Step<G::Command>>,
    /// The state after the latest step that asked for luck or revealed something, or the start: only later steps can ever be undone.
    settled: G::State,
    /// How many steps led to `settled`.
    settled_steps: usize,
}

impl<G: Game> Session<G> {
    pub fn new<D: Dealer + Faulty>(game: G, dealer: &mut D) -> Result<Self, DealerFault> {
        let mut tap = Tap::new(dealer);
        let state = game.start(&mut tap, &mut ());
        match tap.fault() {
            Some(&fault) => Err(fault),
            None => Ok(Self::started(game, state, tap.take())),
        }
    }

    /// Plays a record again. Every step that is not undone must be accepted and ask for exactly its recorded luck;
    /// undone steps only keep their place.
    pub fn replay(
        game: G,
        start_answers: Vec<Luck>,
        steps: Vec<Step<G::Command>>,
    ) -> Result<Self, ReplayError<G::Refusal>> {
        let mut luck = RecordedDealer::new(&start_answers);
        let state = game.start(&mut luck, &mut ());
        luck.verdict()
            .map_err(|fault| ReplayError::Start { fault })?;
        let mut session = Self::started(game, state, start_answers);
        session.steps.reserve(steps.len());
        for step in steps {
            session.replay_step(step)?;
        }
        Ok(session)
    }

    fn started(game: G, state: G::State, start_answers: Vec<Luck>) -> Self {
        Self {
            game,
            first: None,
            settled: state.clone(),
            state,
            start_answers,
            steps: Vec::new(),
            settled_steps: 0,
        }
    }

    fn replay_step(&mut self, given: Step<G::Command>) -> Result<(), ReplayError<G::Refusal>> {
        let step = self.steps.len();
        if !given.undone {
            let mut luck = RecordedDealer::new(&given.answers);
            let before = self.state.clone();
            self.game
                .perform(
                    &mut self.state,
                    given.seat,
                    given.command,
                    &mut luck,
                    &mut (),
                )
                .map_err(|refusal| ReplayError::Refused { step, refusal })?;
            let next = start_next(&self.game, &self.state, &mut luck);
            luck.verdict()
                .map_err(|fault| ReplayError::Luck { step, fault })?;
            let revealed = self.game.reveals(&before, &self.state);
            self.keep(given, revealed);
            self.go_on_with(next);
            return Ok(());
        } else if !given.answers.is_empty() {
            return Err(ReplayError::UndoneLuck { step });
        }
        self.keep(given, false);
        Ok(())
    }

    /// Does a command for a seat. The witness hears of it only if it is done.
    ///
    /// A dealer with a fault, even an old one, is an error: see [`ScriptedDealer::forgive`](crate::ScriptedDealer).
    pub fn act<D: Dealer + Faulty, W: Witness<G::Event>>(
        &mut self,
        seat: Seat,
        command: G::Command,
        dealer: &mut D,
        witness: &mut W,
    ) -> Result<(), ActError<G::Refusal>> {
        let mut next = self.state.clone();
        let mut tap = Tap::new(dealer);
        let mut events: Vec<G::Event> = Vec::new();
        self.game
            .perform(&mut next, seat, command, &mut tap, &mut events)
            .map_err(ActError::Refused)?;
        let following = start_next(&self.game, &next, &mut tap);
        if let Some(&fault) = tap.fault() {
            return Err(ActError::Dealer(fault));
        }
        let revealed = self.game.reveals(&self.state, &next);
        self.state = next;
        let step = Step {
            seat,
            command,
            answers: tap.take(),
            undone: false,
        };
        self.keep(step, revealed);
        self.go_on_with(following);
        for event in events {
            witness.see(event);
        }
        Ok(())
    }

    /// Another game follows: nothing of the one before can be undone any more.
    fn go_on_with(&mut self, next: Option<(G, G::State)>) {
        if let Some((game, state)) = next {
            let before = std::mem::replace(&mut self.game, game);
            self.first.get_or_insert(before);
            self.settled = state.clone();
            self.settled_steps = self.steps.len();
            self.state = state;
        }
    }

    /// Records a step that led to the present state.
    fn keep(&mut self, step: Step<G::Command>, revealed: bool) {
        let settles = revealed || !step.answers.is_empty();
        self.steps.push(step);
        if settles {
            self.settled = self.state.clone();
            self.settled_steps = self.steps.len();
        }
    }

    /// Takes the seat's latest command back, by the undo law.
    pub fn undo(&mut self, seat: Seat) -> Result<UndoneStep<G::Command>, UndoRefusal<G::Refusal>> {
        let (undone, state) = self.without_latest(seat)?;
        self.steps[undone.index].undone = true;
        self.state = state;
        Ok(undone)
    }

    /// What [`Session::undo`] would answer.
    pub fn can_undo(&self, seat: Seat) -> Result<UndoneStep<G::Command>, UndoRefusal<G::Refusal>> {
        self.without_latest(seat).map(|(undone, _)| undone)
    }

    /// The step that the seat would take back, and the state without it.
    #[expect(clippy::type_complexity)]
    fn without_latest(
        &self,
        seat: Seat,
    ) -> Result<(UndoneStep<G::Command>, G::State), UndoRefusal<G::Refusal>> {
        let index = self
            .steps
            .iter()
            .rposition(|step| step.seat == seat && !step.undone)
            .ok_or(UndoRefusal::NothingToUndo)?;
        if index < self.settled_steps {
            return Err(UndoRefusal::LuckWasAsked);
        }
        let mut state = self.settled.clone();
        for (at, step) in self.steps.iter().enumerate().skip(self.settled_steps) {
            if at == index || step.undone {
                continue;
            }
            let seat = step.seat;
            let mut no_luck = RecordedDealer::new(&[]);
            self.game
                .perform(&mut state, seat, step.command, &mut no_luck, &mut ())
                .map_err(|refusal| UndoRefusal::OthersBuiltOnIt { seat, refusal })?;
            if no_luck.fault().is_some() {
                return Err(UndoRefusal::LuckWouldBeAsked { seat });
            }
        }
        let command = self.steps[index].command;
        Ok((UndoneStep { index, command }, state))
    }

    /// The game being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game the record began with.
    pub fn first_game(&self) -> &G {
        self.first.as_ref().unwrap_or(&self.game)
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The luck that the start asked for.
    pub fn start_answers(&self) -> &[Luck] {
        &self.start_answers
    }

    /// Every command that was accepted, in order, the undone ones in their place.
    pub fn steps(&self) -> &[Step<G::Command>] {
        &self.steps
    }

    pub fn over(&self) -> bool {
        self.game.over(&self.state)
    }
}

/// The game that follows and its start, if this one is over and one does.
fn start_next<G: Game, D: Dealer>(
    game: &G,
    state: &G::State,
    dealer: &mut D,
) -> Option<(G, G::State)> {
    let next = if game.over(state) {
        game.next(state)
    } else {
        None
    };
    next.map(|game| {
        let state = game.start(dealer, &mut ());
        (game, state)
    })
}
