//! The characters on the board.

use super::{exit, layout};
use crate::crew::chit::pawn_drawing;
use crate::crew::hex::centre;
use crate::write::Point;
use crate::write::{hundredths, pair, text, whole};
use crate::{Colour, SeatColours};
use crew::heist::PieceKind;
use crew::state::{CREW, Member};
use crew::{Heist, Piece, State, Status, Who};
use maud::{Markup, PreEscaped};
use words::Language;
use words::crew::cards;

/// The whole group of one pawn; an empty one while the character is nowhere on the board.
///
/// Where it stands depends on who else is there, so all of them are made anew when one moves.
pub fn pawn(lang: Language, heist: &Heist, state: &State, who: Who, seats: &SeatColours) -> Markup {
    let mut out = String::with_capacity(256);
    out.push_str(r#"<g id="p"#);
    whole(&mut out, who.0.into());
    out.push_str(r#"" class="pawn"#);
    let colour = colour(who, seats);
    match place(heist, state, who) {
        None => out.push_str(r#"">"#),
        Some((at, scale)) => {
            let member = state.member(who);
            out.push(' ');
            out.push_str(colour.map_or("npc", Colour::word));
            if member.status != Status::Active {
                out.push_str(" aside");
            }
            out.push_str(r#"" data-space=""#);
            whole(&mut out, member.at.0.into());
            out.push_str(r#"" role="img" aria-label=""#);
            match heist.names.get(who.index()).filter(|name| !name.is_empty()) {
                Some(name) => text(&mut out, cards::person(lang, heist.edition, name)),
                None => text(&mut out, &words::crew::who(lang, heist, who)),
            }
            out.push_str(r#"" transform="translate("#);
            pair(&mut out, at);
            out.push_str(r##")"><use href="#"##);
            out.push_str(pawn_drawing(colour));
            if member.status != Status::Active {
                out.push_str(r#"" opacity=".75"#);
            }
            if scale != 1.0 {
                out.push_str(r#"" transform="scale("#);
                hundredths(&mut out, scale);
                out.push(')');
            }
            out.push_str(r#""/>"#);
            if let Some(icon) = carried(heist, member) {
                write_carried(&mut out, icon, scale);
            }
        }
    }
    out.push_str("</g>");
    PreEscaped(out)
}

/// The icon of what a character carries: loot before cash, cash before tools.
fn carried(heist: &Heist, member: &Member) -> Option<&'static str> {
    let held = (0..heist.pieces().len() as u8).map(Piece);
    let mut held = held.filter(|piece| member.held & 1 << piece.0 != 0);
    let is_loot = |piece: Piece| matches!(heist.piece(piece), Some(PieceKind::Loot(_)));
    if held.any(is_loot) {
        Some("loot")
    } else if member.cash > 0 {
        Some("cash")
    } else {
        (member.held != 0).then_some("item")
    }
}

/// A badge at the pawn's shoulder.
fn write_carried(out: &mut String, icon: &str, scale: f32) {
    out.push_str(r#"<g class="carried" transform="scale("#);
    hundredths(out, scale);
    out.push_str(r##")"><circle cx="10" cy="-10" r="7" fill="var(--ground)" stroke="var(--now)" stroke-width="1.5"/><use href="#i-"##);
    out.push_str(icon);
    out.push_str(r#"" x="5" y="-15" width="10" height="10" color="var(--now)"/></g>"#);
}

/// The NPC has none.
fn colour(who: Who, seats: &SeatColours) -> Option<Colour> {
    let seat = who.index();
    let own = seats.get(seat).copied().flatten();
    own.or_else(|| Colour::ALL.get(seat).copied())
}

fn place(heist: &Heist, state: &State, who: Who) -> Option<(Point, f32)> {
    let stands = |other: &Who| {
        let member = state.member(*other);
        !matches!(member.status, Status::Absent | Status::Busted)
    };
    let space = state.crew.get(who.index())?.at;
    if !stands(&who) || !state.present.contains(space) {
        return None;
    }
    let (x, y) = centre(heist, state, space)?;
    let here = || {
        (0..CREW as u8)
            .map(Who)
            .filter(stands)
            .filter(|&other| state.member(other).at == space)
    };
    let n = here().take_while(|&other| other != who).count();
    let ((dx, dy), scale) = layout::pawn(n, here().count());
    let size = match heist.board().is_tile(space) {
        true => 1.0,
        false => exit::find(heist, state, space)?.scale(),
    };
    Some(((x + dx * size, y + dy * size), scale * size))
}
