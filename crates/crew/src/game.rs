//! A heist keeps the contract of a game.

use crate::command::Command;
use crate::event::Event;
use crate::heist::Heist;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use table::{Dealer, Game, Seat, Witness};

impl Game for Heist {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn seats(&self) -> u8 {
        self.players
    }

    fn start<D: Dealer, W: Witness<Event>>(&self, _dealer: &mut D, _witness: &mut W) -> State {
        self.opening.clone()
    }

    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Command>) {
        if seat.0 >= self.players {
            return;
        }
        let position = Position::new(self, state);
        if let Some(prompt) = state.prompt() {
            return position.legal_answers(seat, prompt, into);
        }
        match state.phase {
            Phase::Plan => position.legal_planning(seat, into),
            Phase::Action => position.legal_action(seat, into),
            Phase::Escape => position.legal_escape(seat, into),
            Phase::LevelUp => position.legal_levels(seat, into),
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, command: Command) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::HeistIsOver);
        }
        if seat.0 >= self.players {
            return Err(Refusal::NoSuchSeat);
        }
        let position = Position::new(self, state);
        if let Some(prompt) = state.prompt() {
            return position.check_answer(seat, prompt, command);
        }
        match state.phase {
            Phase::Plan => position.check_planning(seat, command),
            Phase::Action => position.check_action(seat, command),
            Phase::Escape => position.check_escape(seat, command),
            Phase::LevelUp => position.check_levels(seat, command),
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn apply<D: Dealer, W: Witness<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        command: Command,
        dealer: &mut D,
        witness: &mut W,
    ) -> Result<(), Refusal> {
        self.check(state, seat, command)?;
        let prompt = state.prompt();
        let phase = state.phase;
        let mut play = PositionMut {
            h: self,
            s: state,
            dealer,
            witness,
        };
        match (prompt, phase) {
            (Some(prompt), _) => play.do_answer(seat, prompt, command),
            (None, Phase::Plan) => play.do_planning(seat, command),
            (None, Phase::Action) => play.do_action(seat, command),
            (None, Phase::LevelUp) => play.do_levels(seat, command),
            (None, _) => play.do_escape(seat, command),
        }
        play.go_on();
        Ok(())
    }

    fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        command: Command,
        mut dealer: &mut dyn Dealer,
        mut witness: &mut dyn Witness<Event>,
    ) -> Result<(), Refusal> {
        self.apply(state, seat, command, &mut dealer, &mut witness)
    }

    fn over(&self, state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn next(&self, state: &State) -> Option<Heist> {
        self.next_heist(state)
    }
}
