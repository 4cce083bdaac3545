//! One heist from the first command to the last.

use crate::crew::measure::{EventContext, Summary};
use crate::crew::plan::Plan;
use crate::crew::row::{Alarm, Ending, Row};
use crate::fault::Fault;
use crate::seed::seeds;
use bots::Patience;
use bots::crew::{Bot, Notebook};
use crew::content::effect::Effect;
use crew::rules::NoiseEnd;
use crew::state::{Phase, Status};
use crew::{Command, Event, Heist, State};
use std::sync::Arc;
use table::{FastDealer, Game, Seat, Seats};

/// No heist takes nearly as many: at random it takes a few hundred.
pub const MOST_COMMANDS: u32 = 20_000;

/// What is known of one heist.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedHeist {
    pub row: Row,
    pub summary: Summary,
}

/// Plays one heist of a matchup. It depends on the plan and these two numbers only (and on the clock where bots think by it).
pub fn play_heist(
    plan: &Plan,
    heist: &Heist,
    matchup: u32,
    number: u32,
    notebook: &Arc<Notebook>,
) -> PlayedHeist {
    let seeds = seeds(plan.seed, matchup, number);
    let mut bot = Bot::new(plan.bot, plan.think.0, seeds.bot).with_notebook(notebook.clone());
    let seats = Seats::all(heist.players);
    let mut watched = HeistWatch::new(heist, matchup, number);
    watched.row.crew = plan.matchups[matchup as usize].label.clone();
    watched.play(FastDealer::new(seeds.table), |state| {
        let next = bot.next(heist, state, seats, Patience::Go)?;
        Some((next.seat, next.command))
    })
}

/// A heist being played.
struct HeistWatch<'a> {
    heist: &'a Heist,
    row: Row,
    summary: Summary,
    round: u8,
    escaping: bool,
    breached: bool,
    /// The last card that struck, or was thrown away, sounded the alarm.
    alarmed: bool,
    called: bool,
}

impl<'a> HeistWatch<'a> {
    fn new(heist: &'a Heist, matchup: u32, number: u32) -> HeistWatch<'a> {
        HeistWatch {
            heist,
            row: Row {
                matchup,
                scenario: heist.scenario.draft.id.clone(),
                crew: String::new(),
                heist: number,
                ending: Ending::Broken,
                loss: None,
                fault: None,
                alarm: None,
                rounds: 0,
                noise: 0,
                alerts_by_noise: 0,
                alerts_by_cameras: 0,
                alerts_by_actions: 0,
                alerts_by_events: 0,
                reveals: 0,
                events: 0,
                crises: 0,
                escaped: 0,
                busted: 0,
                hidden: 0,
                ideas_gained: 0,
                ideas_spent: 0,
                ideas_lost: 0,
                ideas_left: 0,
                cash_out: 0,
                jewels: 0,
                documents: 0,
                commands: 0,
            },
            summary: Summary::default(),
            round: 0,
            escaping: false,
            breached: false,
            alarmed: false,
            called: false,
        }
    }

    fn play(
        mut self,
        luck: FastDealer,
        next: impl FnMut(&State) -> Option<(Seat, Command)>,
    ) -> PlayedHeist {
        match self.play_on(luck, next) {
            Ok(state) => self.finish(&state),
            Err(fault) => self.broken(fault),
        }
    }

    fn play_on(
        &mut self,
        mut luck: FastDealer,
        mut next: impl FnMut(&State) -> Option<(Seat, Command)>,
    ) -> Result<State, Fault> {
        let heist = self.heist;
        let mut events: Vec<Event> = Vec::with_capacity(256);
        let mut state = heist.start(&mut luck, &mut events);
        let mut before = state.clone();
        self.watch(&mut events, &before, &state);
        while !heist.over(&state) {
            if self.row.commands == MOST_COMMANDS {
                return Err(Fault::Endless);
            }
            let (seat, command) = next(&state).ok_or(Fault::BotStuck)?;
            before.clone_from(&state);
            heist
                .perform(&mut state, seat, command, &mut luck, &mut events)
                .map_err(|_| Fault::BotRefused)?;
            self.row.commands += 1;
            self.watch(&mut events, &before, &state);
        }
        Ok(state)
    }

    fn watch(&mut self, events: &mut Vec<Event>, before: &State, after: &State) {
        for event in events.drain(..) {
            self.note(&event, after);
            let moment = EventContext {
                heist: self.heist,
                before,
                after,
                round: self.round,
                escaping: self.escaping,
            };
            self.summary.see(&moment, &event);
        }
    }

    /// What rows and moments need to know.
    fn note(&mut self, event: &Event, after: &State) {
        match event {
            Event::RoundBegan { round } => {
                self.round = *round;
                self.breached = false;
                self.alarmed = false;
                self.called = false;
            }
            Event::ExitBreached { .. } | Event::BeaconReached { .. } => self.breached = true,
            Event::EscapeCalled { .. } => self.called = true,
            Event::Alert {
                card: Some(card), ..
            } if self.heist.rules.alarm_when_discarded => self.alarmed |= self.sounds_alarm(*card),
            Event::EventActive { card, .. } => {
                self.row.events += 1;
                self.alarmed = self.sounds_alarm(*card);
            }
            Event::CrisisStruck { card } => {
                self.row.crises += 1;
                self.alarmed = self.sounds_alarm(*card);
            }
            Event::EscapeBegan => {
                self.escaping = true;
                let full = after.noise >= self.heist.noise_last;
                let too_loud = full && self.heist.rules.noise_end == NoiseEnd::Escape;
                self.row.alarm = Some(match (self.breached, self.alarmed, self.called) {
                    (true, ..) => Alarm::Breached,
                    (_, true, _) => Alarm::Card,
                    (.., true) => Alarm::Called,
                    _ if too_loud => Alarm::Noise,
                    _ => Alarm::Card,
                });
            }
            _ => {}
        }
    }

    fn sounds_alarm(&self, card: u8) -> bool {
        let card = &self.heist.edition.cards[usize::from(card)];
        card.effects.contains(&Effect::SoundAlarm)
    }

    fn finish(mut self, state: &State) -> PlayedHeist {
        debug_assert!(state.phase == Phase::Over);
        let row = &mut self.row;
        let outcome = self.heist.outcome(state);
        let outcome = outcome.expect("the heist is over");
        row.ending = if outcome.success {
            Ending::Won
        } else {
            Ending::Lost
        };
        row.alarm.get_or_insert(Alarm::Never);
        row.rounds = outcome.rounds;
        row.alerts_by_noise = outcome.count.alerts_by_noise;
        row.alerts_by_cameras = outcome.count.alerts_by_cameras;
        row.alerts_by_actions = outcome.count.alerts_by_actions;
        row.alerts_by_events = outcome.count.alerts_by_events;
        row.reveals = outcome.count.reveals;
        row.cash_out = outcome.cash_out;
        row.jewels = outcome.jewels;
        row.documents = outcome.documents;
        for member in &state.crew {
            row.noise += member.tally.noise;
            row.ideas_gained += member.tally.ideas_gained;
            row.ideas_spent += member.tally.ideas_spent;
            row.ideas_lost += member.tally.ideas_lost;
            row.ideas_left += u16::from(member.ideas);
        }
        for member in &state.crew[..usize::from(self.heist.players)] {
            row.escaped += u8::from(member.status == Status::Escaped);
            row.busted += u8::from(member.status == Status::Busted);
            row.hidden += u8::from(member.status == Status::Hidden);
        }
        self.summary.finish(self.heist, state, &mut self.row);
        PlayedHeist {
            row: self.row,
            summary: self.summary,
        }
    }

    fn broken(mut self, fault: Fault) -> PlayedHeist {
        self.row.fault = Some(fault);
        self.row.rounds = self.round;
        PlayedHeist {
            row: self.row,
            summary: Summary::broken(fault),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::content::master_heist;
    use crew::suggested::{Strength, campaign};

    fn fault(next: impl FnMut(&State) -> Option<(Seat, Command)>) -> Option<Fault> {
        let edition = master_heist();
        let setup = campaign(edition, &edition.scenarios[0], 4, Strength::Amateur);
        let heist = Heist::new(setup).expect("what we suggest can be played");
        let played = HeistWatch::new(&heist, 0, 0).play(FastDealer::new(1), next);
        assert_eq!(played.row.ending, Ending::Broken);
        assert_eq!((played.summary.won.of, played.summary.heists()), (0, 1));
        played.row.fault
    }

    #[test]
    fn a_bot_that_knows_nothing_to_do_is_reported() {
        assert_eq!(fault(|_| None), Some(Fault::BotStuck));
    }

    #[test]
    fn a_bot_that_breaks_the_rules_is_reported() {
        let broken = fault(|_| Some((Seat(0), Command::Accept)));
        assert_eq!(broken, Some(Fault::BotRefused));
    }

    #[test]
    fn a_bot_that_never_comes_to_an_end_is_reported() {
        let space = board::Space(0);
        let broken = fault(|state| {
            let planned = state.crew[0].planned.contains(space);
            let command = if planned {
                Command::Unplan { space }
            } else {
                Command::Plan { space }
            };
            Some((Seat(0), command))
        });
        assert_eq!(broken, Some(Fault::Endless));
    }
}
