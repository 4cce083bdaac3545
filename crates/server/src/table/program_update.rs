//! What is sent to programs: the steps with their events, and what their seats may do.

use super::limits::SEATS;
use crate::hosted_game::{HostedGame, raw};
use crate::table_state::{Change, StoryLine, TableState};
use crate::wire::{BySeat, Said, StepTold};
use serde_json::value::RawValue;
use table::{Seat, Seats};
use words::Language;

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
        let said = (line..table.lines.len()).filter_map(|at| said(table, at));
        let said: Vec<Said> = said.collect();
        StepNews {
            steps: raw(&steps),
            said: (!said.is_empty()).then(|| raw(&said)),
        }
    }
}

fn said<G: HostedGame>(table: &TableState<G>, at: usize) -> Option<Said<'_>> {
    match &table.lines[at] {
        StoryLine::Said {
            name,
            seat,
            text,
            bot,
        } => Some(Said {
            name: name.into(),
            seat: *seat,
            text: text.into(),
            bot: *bot,
        }),
        StoryLine::Remarked { seat, remark } => {
            // All programs of an audience share a text.
            let (lang, game) = (Language::english(), table.game_of(at));
            let name = game.seat_name(lang, table.session.state(), *seat);
            Some(Said {
                name: name.into(),
                seat: Some(*seat),
                text: game.remark(lang, *seat, remark).into(),
                bot: true,
            })
        }
        _ => None,
    }
}

/// What each seat may do, as the programs that watch for it were last told.
pub struct LegalKnown<C>([Option<Vec<C>>; SEATS]);

impl<C> Default for LegalKnown<C> {
    fn default() -> LegalKnown<C> {
        LegalKnown(Default::default())
    }
}

/// What some seats may do, as JSON.
#[derive(Default)]
pub struct LegalLists {
    lists: [Option<Box<RawValue>>; SEATS],
    /// The seats for which it is another list than before.
    pub changed: Seats,
}

impl LegalLists {
    /// What these seats may do.
    pub fn of<G: HostedGame>(table: &TableState<G>, seats: Seats) -> LegalLists {
        let mut legal = LegalLists::default();
        for seat in seats.iter() {
            legal.lists[usize::from(seat.0)] = Some(raw(&table.legal(seat)));
        }
        legal
    }

    /// What these seats may do where that has changed; if somebody wants all lists, the others too.
    pub fn since<G: HostedGame>(
        known: &mut LegalKnown<G::Command>,
        table: &TableState<G>,
        seats: Seats,
        all: bool,
    ) -> LegalLists {
        let mut legal = LegalLists::default();
        // Whoever comes to another seat is shown its list then, and hears of every change after that.
        for (_, list) in (0..)
            .zip(&mut known.0)
            .filter(|(seat, _)| !seats.contains(Seat(*seat)))
        {
            *list = None;
        }
        for seat in seats.iter() {
            let commands = table.legal(seat);
            let known = &mut known.0[usize::from(seat.0)];
            let changed = known.as_ref() != Some(&commands);
            if changed {
                legal.changed.insert(seat);
            }
            if changed || all {
                legal.lists[usize::from(seat.0)] = Some(raw(&commands));
            }
            *known = Some(commands);
        }
        legal
    }

    /// The lists of some of these seats.
    pub fn by_seat(&self, seats: Seats) -> BySeat<'_> {
        let list = |seat: Seat| Some((seat, self.lists[usize::from(seat.0)].as_deref()?));
        BySeat(seats.iter().filter_map(list).collect())
    }
}
