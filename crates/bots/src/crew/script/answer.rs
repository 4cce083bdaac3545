//! Answers to the questions cards ask.

use super::Script;
use crate::crew::moves::Move;
use crate::crew::threat;
use crate::crew::why::Why;
use board::{Space, SpaceSet};
use crew::content::effect::Chit;
use crew::state::Prompt;
use crew::{Command, Phase, Position, State, Who};
use table::{Game, Seat, Seats};

/// Alerts and the like that must be spared for the ideas it takes to turn the security die.
const NUDGE_GAIN: i32 = 3;

impl<'h> Script<'h> {
    /// An answer by one of these seats; none if the question is for others.
    pub(super) fn answer(&mut self, s: &State, seats: Seats) -> Option<Move> {
        let prompt = s.prompt()?;
        let scene = Position::new(self.heist, s);
        for seat in seats.iter() {
            if seat.0 >= self.heist.players {
                continue;
            }
            let wish = self.preferred_answer(scene, seat, prompt);
            if let Some(command) = wish
                && let Some(found) = self.legal(s, seat, command, Why::LeastHarm)
            {
                return Some(found);
            }
            if let Some(found) = self.any_answer(s, seat, prompt) {
                return Some(found);
            }
        }
        None
    }

    /// Something the rules accept, for questions without a better idea.
    fn any_answer(&self, s: &State, seat: Seat, prompt: Prompt) -> Option<Move> {
        let try_it = |command| self.legal(s, seat, command, Why::LeastHarm);
        if let Some(found) = try_it(Command::Decline) {
            return Some(found);
        }
        if let Some(found) = s
            .questions
            .choice
            .iter()
            .find_map(|space| try_it(Command::Choose { space }))
        {
            return Some(found);
        }
        let people = (0..crew::state::CREW as u8).map(Who);
        if let Some(found) = people.clone().find_map(|who| try_it(Command::Pick { who })) {
            return Some(found);
        }
        if let Some(found) = try_it(Command::Accept) {
            return Some(found);
        }
        if let Prompt::Fumble { .. } = prompt {
            let spots = s.present.iter();
            return spots
                .clone()
                .find_map(|space| try_it(Command::Choose { space }));
        }
        None
    }

    fn preferred_answer(&self, scene: Position<'_>, seat: Seat, prompt: Prompt) -> Option<Command> {
        let s = scene.s;
        match prompt {
            Prompt::RevealNext => self
                .nearest_choice(s)
                .map(|space| Command::Choose { space }),
            Prompt::Replace { space, chit } => {
                let bad = matches!(
                    chit,
                    Chit::Lock | Chit::Guard | Chit::TwoLocks | Chit::TwoGuards | Chit::Dog
                );
                let who = Who(seat.0);
                let ours = self.everybodys_routes(s).contains(space);
                let rich = s.member(who).ideas > 2;
                Some(if bad && ours && rich {
                    Command::Pick { who }
                } else {
                    Command::Decline
                })
            }
            Prompt::DogJumps { .. } | Prompt::DogRuns => s
                .questions
                .choice
                .first()
                .map(|space| Command::Choose { space }),
            Prompt::WhichTiles { .. } => {
                let routes = self.everybodys_routes(s);
                let out_of_the_way = (s.questions.choice - routes).first();
                out_of_the_way
                    .or(s.questions.choice.first())
                    .map(|space| Command::Choose { space })
            }
            Prompt::IdeaForNoise { who } => Some(self.if_worth_it(s, who, Command::Accept)),
            Prompt::Consolation => {
                let who = self.neediest(scene);
                Some(self.if_worth_it(s, who, Command::Pick { who }))
            }
            Prompt::Whisper | Prompt::LateTransfer { .. } => {
                let who = Who(seat.0);
                let to = self.neediest(scene);
                let spare = s.member(who).ideas > 0 && self.short(s, who) < 0;
                let carries = self.brief.carries(s, to);
                Some(if spare && carries && self.short(s, to) > 0 && to != who {
                    Command::GiveIdea { who, to }
                } else {
                    Command::Decline
                })
            }
            Prompt::MoreIdeas { who, to, .. } => {
                let give = self.short(s, who) < 0 && self.short(s, to) > 0;
                Some(accept_if(give))
            }
            Prompt::Fumble { who, .. } => {
                let spots = scene.near(s.member(who).at);
                spots
                    .iter()
                    .filter(|&space| self.heist.check(s, seat, Command::Choose { space }).is_ok())
                    .min_by_key(|&space| self.memory.out.at(space))
                    .map(|space| Command::Choose { space })
            }
            Prompt::Prey | Prompt::Troubled => s
                .questions
                .about
                .iter()
                .max_by_key(|&who| s.member(who).ideas)
                .map(|who| Command::Pick { who }),
            Prompt::Replan { seat, .. } => self
                .better_token(scene, Who(seat))
                .map(|space| Command::Plan { space })
                .or(Some(Command::Decline)),
            Prompt::IdeaOrNoise { who, noise } => {
                let idea = self.idea_worth(s, who);
                let noise = i32::from(noise) * self.style.noise;
                Some(accept_if(idea <= noise))
            }
            Prompt::LockIdea => Some(Command::Pick {
                who: self.neediest(scene),
            }),
            Prompt::SecurityRoll => Some(self.nudge(scene, seat)),
            Prompt::HoldGate { who, space } => {
                Some(accept_if(self.saves_somebody(scene, who, space)))
            }
            Prompt::Guide => {
                let who = self.neediest(scene);
                Some(self.if_worth_it(s, who, Command::Pick { who }))
            }
            Prompt::TooMany { .. } => {
                let carrier = scene.characters().find(|&who| self.brief.carries(s, who));
                carrier.map(|who| Command::Pick { who })
            }
        }
    }

    /// Turns the security die if the square hit is clearly worse than its neighbour.
    fn nudge(&self, scene: Position<'_>, seat: Seat) -> Command {
        let s = scene.s;
        let Some(track) = &self.heist.edition.alert else {
            return Command::Decline;
        };
        let harm = |face: u8| threat::harm(scene, track.square(s.security.bar, face).1);
        let face = s.security.die;
        let turned = |up: bool| {
            let from = face - 1;
            let to = if up { from + 1 } else { from + track.die - 1 };
            to % track.die + 1
        };
        let up = harm(turned(true)) <= harm(turned(false));
        let gain = harm(face) - harm(turned(up));
        if gain >= NUDGE_GAIN {
            Command::Nudge {
                who: Who(seat.0),
                up,
            }
        } else {
            Command::Decline
        }
    }

    /// Whether a gate that stays open lets somebody out who would not get out otherwise, the holder included.
    fn saves_somebody(&self, scene: Position<'_>, holder: Who, gate: Space) -> bool {
        let mut without = scene.s.clone();
        without.phase = Phase::Escape;
        for (_, space) in scene.open_gates() {
            without.present.remove(space);
        }
        let mut with = without.clone();
        with.present.insert(gate);
        let price = self.heist.role(holder).holds_gates;
        let ideas = &mut with.crew[holder.index()].ideas;
        *ideas = ideas.saturating_sub(price);
        let worth = |s: &State| {
            let then = Position::new(self.heist, s);
            let value = |who: Who| {
                let important = self.brief.carries(s, who) || self.brief.everyone_escapes;
                u32::from(self.prospects(then, who)) * if important { 5 } else { 1 }
            };
            then.characters().map(value).sum::<u32>()
        };
        worth(&with) > worth(&without)
    }

    fn if_worth_it(&self, s: &State, who: Who, yes: Command) -> Command {
        if self.idea_worth(s, who) > self.style.noise {
            yes
        } else {
            Command::Decline
        }
    }

    /// Who lacks ideas most, carriers first.
    fn neediest(&self, scene: Position<'_>) -> Who {
        let people = scene.characters();
        people
            .max_by_key(|&who| self.need(scene.s, who))
            .unwrap_or(Who(0))
    }

    /// The same of the player characters.
    pub(super) fn neediest_player(&self, scene: Position<'_>) -> Who {
        let people = scene.players();
        people
            .max_by_key(|&who| self.need(scene.s, who))
            .unwrap_or(Who(0))
    }

    fn need(&self, s: &State, who: Who) -> i32 {
        let carries = self.brief.loaded(s.member(who));
        self.short(s, who) + if carries { 20 } else { 0 }
    }

    fn everybodys_routes(&self, s: &State) -> SpaceSet {
        self.routes_of_others(s, Who::NPC) | self.memory.assignments[Who::NPC.index()].route
    }

    /// Of the tiles to be looked at, one somebody wants to walk over.
    fn nearest_choice(&self, s: &State) -> Option<Space> {
        let wanted = s.questions.choice & self.everybodys_routes(s);
        wanted.first().or(s.questions.choice.first())
    }

    /// A tile that makes the way to the assignment shorter.
    fn better_token(&self, scene: Position<'_>, who: Who) -> Option<Space> {
        let s = scene.s;
        let member = s.member(who);
        let near = scene.near_all(member.planned | SpaceSet::of(member.at));
        let free =
            (near & s.present & self.heist.board().tiles()) - member.planned - self.brief.gates;
        free.iter().min_by_key(|&space| self.memory.out.at(space))
    }
}

/// The answer to a question of yes or no.
fn accept_if(yes: bool) -> Command {
    if yes {
        Command::Accept
    } else {
        Command::Decline
    }
}
