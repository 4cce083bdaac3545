//! Who sits where.

use super::markup::name;
use super::{Moment, Part};
use crew::{Phase, Who};

/// The seats with their people, and how many look on.
pub fn people(moment: &Moment) -> Part {
    let heist = moment.heist;
    crate::shell::people(
        moment.lang,
        moment.company,
        moment.table,
        heist.players,
        |seat| name(moment.lang, heist, Who(seat.0)),
    )
}

/// The seats as they fill up while the heist is planned.
pub fn gathering(moment: &Moment) -> Part {
    let begins = moment.state.phase == Phase::Plan;
    crate::lobby::gathering(moment.lang, moment.heist, moment.company, begins)
}
