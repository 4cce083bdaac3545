//! The colour and the mark of a seat.

use art::Colour;
use maud::Markup;
use table::Seat;

/// The colour of a seat. One that nobody took has the colour of its number.
pub fn colour(seats: &[Option<Colour>; 4], seat: Seat) -> Colour {
    let index = usize::from(seat.0) % 4;
    seats[index].unwrap_or(Colour::ALL[index])
}

/// The mark of a colour.
pub fn mark_of(colour: Colour) -> Markup {
    match colour {
        Colour::Rose => art::icon("pawn-rose"),
        Colour::Mint => art::icon("pawn-mint"),
        Colour::Sky => art::icon("pawn-sky"),
        Colour::Violet => art::icon("pawn-violet"),
    }
}
