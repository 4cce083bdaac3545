//! What is sent to programs: the steps with their events, and what their seats may do.

use super::limits::SEATS;
use crate::hosted_game::{HostedGame, raw};
use crate::table_state::{Change, Line, TableState};
use crate::wire::{BySeat, Said, StepTold};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Seat, Seats};

/// What an audience is told of what was done.
pub struct StepNews {
    pub steps: Box<RawValue>,
    pub said: Option<Box<RawValue>>,
}

impl StepNews {
    pub fn new<G: HostedGame>(
        table: &TableState<G>,
        change: &Change<G>,
        line: usize,
        audience: Seats,
    ) -> StepNews {
        let steps = (1..).zip(table.session.steps());
        let done = steps.skip(change.first_step.unwrap_or(usize::MAX));
        let mut events = change.events.iter().peekable();
        let steps: Vec<_> = done
            .map(|(number, step)| {
                let mut seen = Vec::new();
                while let Some((_, event)) = events.next_if(|(step, _)| *step == number) {
                    seen.push(G::event_for(event, audience));
                }
                StepTold {
                    step: number,
                    did: G::step_for(step, audience),
                    events: seen,
                }
            })
            .collect();
        let said: Vec<Said> = table.lines[line..].iter().filter_map(said).collect();
        StepNews {
            steps: raw(&steps),
            said: (!said.is_empty()).then(|| raw(&said)),
        }
    }
}

fn said<E, C>(line: &Line<E, C>) -> Option<Said<'_>> {
    match line {
        Line::Said {
            name,
            seat,
            text,
            bot,
        } => Some(Said {
            name,
            seat: *seat,
            text,
            bot: *bot,
        }),
        _ => None,
    }
}

/// What each seat that a program watches may do, as the programs were last told.
pub struct LegalLists<C>([Option<LegalList<C>>; SEATS]);

struct LegalList<C> {
    commands: Vec<C>,
    json: Box<RawValue>,
}

impl<C> Default for LegalLists<C> {
    fn default() -> LegalLists<C> {
        LegalLists(Default::default())
    }
}

impl<C: PartialEq + Serialize> LegalLists<C> {
    /// Lists what the seats that are watched may do now, and gives those of them for which that is news.
    pub fn refresh<G: HostedGame<Command = C>>(
        &mut self,
        table: &TableState<G>,
        watched: Seats,
    ) -> Seats {
        let mut changed = Seats::EMPTY;
        for seat in (watched & Seats::all(table.players())).iter() {
            let commands = table.legal(seat);
            let known = &mut self.0[usize::from(seat.0)];
            if known
                .as_ref()
                .is_none_or(|known| known.commands != commands)
            {
                let json = raw(&commands);
                *known = Some(LegalList { commands, json });
                changed.insert(seat);
            }
        }
        changed
    }

    /// The lists of some seats.
    pub fn of(&self, seats: Seats) -> BySeat<'_> {
        let lists = (0..).map(Seat).zip(&self.0);
        let lists = lists.filter(|(seat, _)| seats.contains(*seat));
        let lists = lists.filter_map(|(seat, list)| Some((seat, &*list.as_ref()?.json)));
        BySeat(lists.collect())
    }
}
