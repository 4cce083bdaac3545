//! Every event card: what it does, and when it does nothing.

mod bag;
mod cameras;
mod fumbles;
mod guards;
mod kennel;
mod lockdown;
mod mastermind;
mod nerves;
mod places;
mod whispers;

use crate::kit::*;
use crew::state::Token;
use crew::*;

/// A deck that begins with this card, and a crew whose three walks stay below the first alert.
fn night(map: &str, card: &str) -> Stage {
    stage(map)
        .crew(["thug", "burglar", "pickpocket"])
        .deck(&format!("{card},M1,M1,M1,M1,M1,M1,Z1"))
}

/// The same with a Technician in seat 2, who can loop the footage.
fn filmed(map: &str, card: &str) -> Stage {
    night(map, card).crew(["thug", "burglar", "technician"])
}

/// What the card brought before the next round began.
fn brought(table: &Table) -> &[Event] {
    let events = &table.events;
    let active = |event: &Event| matches!(event, Event::EventActive { .. });
    let from = events.iter().position(active).expect("an active event") + 1;
    let round = |event: &Event| matches!(event, Event::RoundBegan { .. });
    let rest = &events[from..];
    let to = rest.iter().position(round).unwrap_or(rest.len());
    &rest[..to]
}

/// The card neither did nor asked anything.
fn nothing_came(table: &Table) -> bool {
    brought(table).is_empty() && table.prompt().is_none()
}

fn ideas(table: &Table) -> [u8; 3] {
    [0, 1, 2].map(|who| table.ideas(who))
}

fn choose(table: &mut Table, seat: u8, row: i8, col: i8) {
    let space = table.at(row, col);
    table.seat(seat, Command::Choose { space });
}

fn where_is(table: &Table, token: Token) -> Vec<board::Space> {
    table.state.tokens.on(token).iter().collect()
}

/// Takes all planning tokens off the board, so that no question comes from closing gates.
fn forget_plans(table: &mut Table) {
    for member in &mut table.state.crew {
        member.planned = board::SpaceSet::EMPTY;
    }
}
