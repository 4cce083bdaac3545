//! Rules of thumb in numbers. A step without trouble is worth [`crate::crew::effort::STEP`].

use crew::Heist;

/// What things are worth to a scripted player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Getting on with an errand, in eighths of its effort.
    pub drive: i32,
    /// Cost of a noise.
    pub noise: i32,
    /// Cost of an alert.
    pub alert: i32,
    /// An idea to somebody who can get out without it, and to somebody who cannot.
    pub idea: i32,
    pub idea_short: i32,
    /// More for whoever carries what the objective is about.
    pub idea_carrier: i32,
    /// Arriving where there is something to do.
    pub arrive: i32,
    /// A tile looked at.
    pub reveal: i32,
    /// What the obstacles of others are worth, in eighths.
    pub help: i32,
    /// A thousand in cash.
    pub cash: i32,
    /// How much of a step into the unknown is counted, in eighths.
    pub unknown: i32,
    /// Steps of somebody without an errand towards the way out, in eighths.
    pub stroll: i32,
    /// Events left when those without an errand go home.
    pub late: u8,
    /// More for standing on a gate that will close.
    pub gate: u8,
    /// Ideas a busy friend should have, as long as others have some to give away.
    pub purse: u8,
}

impl Style {
    pub const USUAL: Style = Style {
        drive: 8,
        noise: 3,
        alert: 8,
        idea: 2,
        idea_short: 4,
        idea_carrier: 6,
        arrive: 10,
        reveal: 1,
        help: 4,
        cash: 2,
        unknown: 6,
        stroll: 4,
        late: 8,
        gate: 3,
        purse: 2,
    };

    /// Where alerts move a bar, noise is what time is made of: a quiet round costs next to nothing.
    pub const ON_TRACK: Style = Style {
        drive: 12,
        noise: 6,
        idea: 3,
        idea_short: 6,
        idea_carrier: 10,
        stroll: 2,
        late: 4,
        ..Style::USUAL
    };

    pub fn of(heist: &Heist) -> Style {
        if heist.edition.alert.is_some() {
            Style::ON_TRACK
        } else {
            Style::USUAL
        }
    }
}
