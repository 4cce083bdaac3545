//! The board: spaces and pawns, drawn by `art`.

use super::{Moment, Part};
use art::Colour;
use board::Space;
use crew::state::CREW;
use crew::{Heist, State, Who};
use maud::{Markup, html};
use words::Language;

/// One space with everything on it.
pub fn cell(
    lang: Language,
    heist: &Heist,
    state: &State,
    space: Space,
    seats: &[Option<Colour>; 4],
) -> Part {
    let html = art::crew::cell(lang, heist, state, space, seats);
    Part::new(format!("c{}", space.0), html.into_string())
}

/// The pawn of a character.
pub fn pawn(
    lang: Language,
    heist: &Heist,
    state: &State,
    who: Who,
    seats: &[Option<Colour>; 4],
) -> Part {
    let html = art::crew::pawn(lang, heist, state, who, seats);
    Part::new(format!("p{}", who.0), html.into_string())
}

/// The ground and every space.
pub fn cells(moment: &Moment) -> Markup {
    art::crew::board(
        moment.lang,
        moment.heist,
        moment.state,
        &moment.company.colours(),
    )
}

/// Every pawn.
pub fn pawns(moment: &Moment) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let seats = moment.company.colours();
    html! {
        g class="pawns" {
            @for who in (0..CREW as u8).map(Who) { (art::crew::pawn(moment.lang, heist, state, who, &seats)) }
        }
    }
}
