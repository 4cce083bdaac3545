//! Answering the question on top.

use crate::characters::Characters;
use crate::command::{Command, Who};
use crate::content::cards::FixerPower;
use crate::content::effect::Chit;
use crate::event::Event;
use crate::gates::{GateId, Gates};
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seat, Seats, Witness};

/// Ideas for turning the security die by one.
const NUDGE: u8 = 3;

impl Position<'_> {
    pub fn check_answer(self, seat: Seat, prompt: Prompt, command: Command) -> Result<(), Refusal> {
        if !is_answer(command) {
            return Err(Refusal::QuestionOpen);
        }
        if let Some(owner) = owner(prompt)
            && owner != seat.0
        {
            return Err(Refusal::NotYourQuestion);
        }
        let s = self.s;
        match (prompt, command) {
            (
                Prompt::RevealNext
                | Prompt::WhichTiles { .. }
                | Prompt::DogJumps { .. }
                | Prompt::DogRuns,
                Command::Choose { space },
            ) => self.have(s.questions.choice.contains(space), Refusal::NotAnAnswer),
            (Prompt::DogJumps { .. } | Prompt::DogRuns, Command::Decline) => self.have(
                (s.questions.choice - self.remote_locked()).is_empty(),
                Refusal::NotAnAnswer,
            ),
            (Prompt::Replace { .. }, Command::Pick { who }) => {
                let member = self.own(seat, who)?;
                self.ideas(member, 1)
            }
            (Prompt::Replace { .. } | Prompt::Consolation, Command::Decline) => Ok(()),
            (Prompt::IdeaForNoise { .. }, Command::Accept | Command::Decline) => Ok(()),
            (Prompt::MoreIdeas { .. }, Command::Accept | Command::Decline) => Ok(()),
            (Prompt::IdeaOrNoise { .. }, Command::Accept | Command::Decline) => Ok(()),
            (Prompt::Consolation | Prompt::LockIdea, Command::Pick { who }) => {
                let member = s.crew.get(who.index()).ok_or(Refusal::NoSuchCharacter)?;
                self.have(member.status == Status::Active, Refusal::OutOfTheHeist)
            }
            (Prompt::Prey | Prompt::Troubled, Command::Pick { who }) => {
                self.have(s.questions.about.contains(who), Refusal::NotAnAnswer)
            }
            (Prompt::TooMany { space }, Command::Pick { who }) => self.have(
                (self.crowd(space) - s.let_out).contains(who),
                Refusal::NotAnAnswer,
            ),
            (Prompt::Whisper | Prompt::LateTransfer { .. }, Command::GiveIdea { who, to }) => {
                let member = self.own(seat, who)?;
                self.have(!s.questions.passed.contains(seat), Refusal::AlreadyReady)?;
                let other = self.other(who, to)?;
                self.ideas(member, 1)?;
                let close = member.at == other.at || self.near(member.at).contains(other.at);
                self.have(close || prompt != Prompt::Whisper, Refusal::NotTogether)
            }
            (Prompt::Whisper | Prompt::LateTransfer { .. }, Command::Decline) => {
                self.have(!s.questions.passed.contains(seat), Refusal::AlreadyReady)
            }
            (Prompt::Fumble { who, .. }, Command::Choose { space }) => {
                self.have(self.fumble_spots(who).contains(space), Refusal::NotAnAnswer)
            }
            (Prompt::Replan { seat, .. }, Command::Plan { space }) => {
                self.tile(space)?;
                let member = &s.crew[seat as usize];
                self.have(!member.planned.contains(space), Refusal::AlreadyPlanned)
            }
            (Prompt::Replan { .. }, Command::Decline) => Ok(()),
            (Prompt::SecurityRoll, Command::Nudge { who, .. }) => self.check_nudge(seat, who),
            (Prompt::SecurityRoll, Command::Decline) => {
                let asked = self.check_nudge(seat, Who(seat.0)).is_ok();
                self.have(asked, Refusal::NotYourQuestion)
            }
            (Prompt::HoldGate { .. }, Command::Accept | Command::Decline) => Ok(()),
            (Prompt::Guide, Command::Pick { who }) => {
                let member = s.crew.get(who.index()).ok_or(Refusal::NoSuchCharacter)?;
                self.have(member.status == Status::Active, Refusal::OutOfTheHeist)?;
                self.have(!self.outdoors(who), Refusal::NotAnAnswer)
            }
            (Prompt::Guide, Command::Decline) => Ok(()),
            _ => Err(Refusal::NotAnAnswer),
        }
    }

    /// Whether a character of this seat can still turn the security die.
    fn check_nudge(self, seat: Seat, who: Who) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        self.have(
            !self.s.questions.passed.contains(seat),
            Refusal::AlreadyReady,
        )?;
        let role = self.h.role(who);
        self.have(role.misdirect, Refusal::NoSuchAbility)?;
        let used = role.misdirect_once && member.misdirected;
        self.have(!used, Refusal::UsedUp)?;
        self.ideas(member, NUDGE)
    }

    /// Characters of whom too many stand on a goal. A shared exit does not count the NPC.
    pub fn crowd(self, space: Space) -> Characters {
        let counted = self
            .characters()
            .filter(|&who| who != Who::NPC || !self.h.special.npc_shares_exit);
        counted
            .filter(|&who| self.s.member(who).at == space)
            .collect()
    }

    /// Whether somebody could still turn the die or pass an idea on: a seat with its own character, or the first seat for the NPC.
    fn somebody_can_say(self, prompt: Prompt) -> bool {
        if prompt == Prompt::SecurityRoll {
            return (0..self.h.players).any(|seat| self.check_nudge(Seat(seat), Who(seat)).is_ok());
        }
        let can = |seat: Seat, who: Who| {
            let gives = |to| {
                self.check_answer(seat, prompt, Command::GiveIdea { who, to })
                    .is_ok()
            };
            (0..CREW as u8).map(Who).any(gives)
        };
        let own = (0..self.h.players).any(|seat| can(Seat(seat), Who(seat)));
        let npc = self.s.questions.passed.is_empty()
            && (0..self.h.players).any(|seat| can(Seat(seat), Who::NPC));
        own || npc
    }

    pub fn legal_answers(self, seat: Seat, prompt: Prompt, into: &mut Vec<Command>) {
        let mut offer = |command: Command| {
            if self.check_answer(seat, prompt, command).is_ok() {
                into.push(command);
            }
        };
        if owner(prompt).is_some_and(|owner| owner != seat.0) {
            return;
        }
        offer(Command::Accept);
        offer(Command::Decline);
        match prompt {
            Prompt::RevealNext
            | Prompt::WhichTiles { .. }
            | Prompt::DogJumps { .. }
            | Prompt::DogRuns => {
                self.s
                    .questions
                    .choice
                    .iter()
                    .for_each(|space| offer(Command::Choose { space }));
            }
            Prompt::Fumble { who, .. } => {
                self.fumble_spots(who)
                    .iter()
                    .for_each(|space| offer(Command::Choose { space }));
            }
            Prompt::Replan { .. } => {
                let tiles = self.h.board().tiles() & self.s.present;
                tiles
                    .iter()
                    .for_each(|space| offer(Command::Plan { space }));
            }
            Prompt::SecurityRoll => {
                let who = Who(seat.0);
                [true, false]
                    .into_iter()
                    .for_each(|up| offer(Command::Nudge { who, up }));
            }
            Prompt::Whisper | Prompt::LateTransfer { .. } => {
                for who in [Who(seat.0), Who::NPC] {
                    (0..CREW as u8).for_each(|to| offer(Command::GiveIdea { who, to: Who(to) }));
                }
            }
            _ => (0..CREW as u8).for_each(|who| offer(Command::Pick { who: Who(who) })),
        }
    }
}

/// The seat that must answer; none when anybody may.
fn owner(prompt: Prompt) -> Option<u8> {
    match prompt {
        Prompt::MoreIdeas { who, .. }
        | Prompt::IdeaForNoise { who }
        | Prompt::Fumble { who, .. }
        | Prompt::HoldGate { who, .. }
        | Prompt::IdeaOrNoise { who, .. } => (who != Who::NPC).then_some(who.0),
        Prompt::Replan { seat, .. } => Some(seat),
        _ => None,
    }
}

fn is_answer(command: Command) -> bool {
    matches!(
        command,
        Command::Choose { .. }
            | Command::Pick { .. }
            | Command::Accept
            | Command::Decline
            | Command::GiveIdea { .. }
            | Command::Nudge { .. }
            | Command::Plan { .. }
    )
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn do_answer(&mut self, seat: Seat, prompt: Prompt, command: Command) {
        // Questions to everybody stay open until nobody has anything to say.
        match (prompt, command) {
            (Prompt::Whisper, Command::GiveIdea { who, to }) => return self.whisper(who, to),
            (Prompt::SecurityRoll, Command::Nudge { who, up }) => return self.nudge(who, up),
            (
                Prompt::Whisper | Prompt::LateTransfer { .. } | Prompt::SecurityRoll,
                Command::Decline,
            ) => {
                self.s.questions.passed.insert(seat);
                return self.close_if_passed();
            }
            _ => {}
        }
        let choice = self.s.questions.choice;
        self.close();
        let accepted = command == Command::Accept;
        match (prompt, command) {
            (Prompt::RevealNext, Command::Choose { space }) => {
                self.reveal(space, self.beside(space));
            }
            (Prompt::Replace { space, chit }, answer) => self.replace(space, chit, answer),
            (Prompt::DogJumps { from }, Command::Choose { space }) => self.jump(from, space),
            (Prompt::DogJumps { from }, _) => self.s.dogs_held.insert(from),
            (Prompt::WhichTiles { chit, left }, Command::Choose { space }) => {
                self.add_on_chosen(chit, left, space, choice);
            }
            (Prompt::IdeaForNoise { who }, _) if accepted => {
                self.gain_ideas(who, 1);
                self.noise(Some(who), 1);
            }
            (Prompt::Consolation, Command::Pick { who }) => {
                self.noise(None, 1);
                self.gain_ideas(who, 1);
            }
            (Prompt::LateTransfer { left }, Command::GiveIdea { who, to }) => {
                self.hand_over_late(who, to, left);
            }
            (Prompt::MoreIdeas { who, to, left }, _) if accepted => {
                self.hand_over_late(who, to, left);
            }
            (Prompt::HoldGate { who, space }, _) => self.hold_gate(who, space, accepted),
            (Prompt::Guide, Command::Pick { who }) => {
                self.gain_ideas(who, 1);
                self.noise(Some(who), 1);
            }
            (Prompt::Fumble { who, piece }, Command::Choose { space }) => {
                self.fumble_onto(who, piece, space);
            }
            (Prompt::Prey, Command::Pick { who }) => self.hunt(who),
            (Prompt::DogRuns, Command::Choose { space }) => {
                self.step_dog(space);
                self.run_dog();
            }
            (Prompt::DogRuns, _) => self.next_dog(),
            (Prompt::Replan { seat, tokens }, Command::Plan { space }) => {
                self.replan(seat, tokens, space);
            }
            (Prompt::Troubled, Command::Pick { who }) => self.trouble(who),
            (Prompt::IdeaOrNoise { who, .. }, _) if accepted => {
                self.lose_idea(who, false);
            }
            (Prompt::IdeaOrNoise { who, noise }, _) => self.noise(Some(who), noise),
            (Prompt::LockIdea, Command::Pick { who }) => self.gain_ideas(who, 1),
            (Prompt::TooMany { .. }, Command::Pick { who }) => self.s.let_out.insert(who),
            _ => {}
        }
    }

    fn whisper(&mut self, who: Who, to: Who) {
        self.pass_idea(who, to);
        self.noise(Some(who), 1);
        self.s.questions.passed.remove(Seat(to.0));
        self.close_if_passed();
    }

    /// Turns the security die by one; the first face follows the last.
    fn nudge(&mut self, who: Who, up: bool) {
        self.spend_ideas(who, NUDGE);
        self.member(who).misdirected = true;
        let faces = self.h.edition.alert.as_ref().map_or(4, |track| track.die);
        let face = self.s.security.die - 1;
        let face = if up { face + 1 } else { face + faces - 1 } % faces + 1;
        self.s.security.die = face;
        self.tell(Event::Nudged { who, face });
        self.close_if_passed();
    }

    /// A chit on one of the tiles there is a choice of; the same question again for the next chit.
    fn add_on_chosen(&mut self, chit: Chit, left: u8, space: Space, mut choice: SpaceSet) {
        let token = if chit == Chit::Lock {
            Token::Lock
        } else {
            Token::Guard
        };
        self.add_token(token, space);
        choice.remove(space);
        if left > 1 && !choice.is_empty() {
            self.s.questions.choice = choice;
            self.ask(Prompt::WhichTiles {
                chit,
                left: left - 1,
            });
        }
    }

    /// A gate is kept open for ideas, or closes.
    fn hold_gate(&mut self, who: Who, space: Space, hold: bool) {
        let gates = &self.h.scenario.gates;
        let gate = gates.iter().position(|&gate| gate == space).unwrap_or(0);
        let gate = GateId(gate as u8);
        if hold {
            self.spend_ideas(who, self.h.role(who).holds_gates);
            self.s.gates_held.insert(gate);
            self.tell(Event::GateHeld { who, space });
        } else {
            self.close_these(Gates::of(gate), false);
        }
    }

    /// A token from a closed gate lies on a hex again.
    fn replan(&mut self, seat: u8, tokens: u8, space: Space) {
        self.s.crew[seat as usize].planned.insert(space);
        self.tell(Event::Planned { seat, space });
        if tokens > 1 {
            self.ask(Prompt::Replan {
                seat,
                tokens: tokens - 1,
            });
        }
    }

    /// Event 24: one character gives one other an idea, and by a lenient ruling more of them.
    fn hand_over_late(&mut self, who: Who, to: Who, left: u8) {
        self.pass_idea(who, to);
        if left > 1 && self.s.member(who).ideas > 0 {
            self.ask(Prompt::MoreIdeas {
                who,
                to,
                left: left - 1,
            });
        }
    }

    fn close(&mut self) {
        self.answered();
        self.s.questions.choice = SpaceSet::EMPTY;
        self.s.questions.about = Characters::EMPTY;
        self.s.questions.passed = Seats::EMPTY;
    }

    /// A shared question ends when nobody who could still say something is left.
    pub fn close_if_passed(&mut self) {
        let Some(prompt) = self.s.prompt() else {
            return;
        };
        let open = self.position().somebody_can_say(prompt);
        if !open {
            self.close();
        }
    }

    /// The Consultant's blank takes the place of the drawn chit.
    fn replace(&mut self, space: Space, chit: Chit, answer: Command) {
        let Command::Pick { who } = answer else {
            return self.place_chit(space, chit);
        };
        self.use_fixer(FixerPower::BlanksOnCall);
        self.s.team.blanks -= 1;
        self.spend_ideas(who, 1);
        self.noise(Some(who), 1);
        self.tell(Event::Replaced { who, space });
        if self.h.rules.consultant_returns_chit {
            self.s.bag[chit as usize] += 1;
        } else if let Some(piece) = self.piece_in_bag(chit) {
            self.place_piece(piece, Place::LOST);
        }
        if !self.h.rules.consultant_before_effects && self.h.guard_comes_with(chit) {
            self.add_token(Token::Guard, space);
        }
    }
}
