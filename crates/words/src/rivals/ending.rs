//! The end of a game, told line by line.

use super::names::{all_of, secret_name, who};
use crate::Language;
use crate::language::Argument;
use ::rivals::outcome::Score;
use ::rivals::{Public, Rivals};
use table::{Seat, Seats};

/// Who wins, then where everybody's points come from; nothing before the game is over.
pub fn outcome(lang: Language, game: &Rivals, public: &Public) -> Vec<String> {
    let Some(outcome) = game.outcome(public) else {
        return Vec::new();
    };
    let points = outcome.scores.map(|score| score.points());
    let mut lines = vec![winners(lang, public, points, outcome.winners)];
    for seat in public.seats() {
        let score = &outcome.scores[usize::from(seat.0)];
        lines.push(lang.sentence(
            "rivals-end-points",
            [
                ("who", who(lang, public, seat).into()),
                ("points", score.points().into()),
                ("from", where_from(lang, public, seat, score).into()),
            ],
        ));
    }
    lines
}

/// Who wins, and with how many points.
pub(super) fn winners(lang: Language, public: &Public, points: [u8; 4], winners: Seats) -> String {
    let won = |seat: &Seat| winners.contains(*seat);
    let seats: Vec<Seat> = public.seats().filter(won).collect();
    let best = seats.first().map_or(0, |seat| points[usize::from(seat.0)]);
    let names = all_of(
        lang,
        seats.iter().map(|&seat| who(lang, public, seat).to_owned()),
    );
    let also = public.seats().filter(|seat| !won(seat));
    let tied = also
        .map(|seat| points[usize::from(seat.0)])
        .any(|points| points == best);
    let key = match seats.len() {
        1 if tied => "rivals-end-winner-by-obstacles",
        1 => "rivals-end-winner",
        _ => "rivals-end-winners",
    };
    lang.sentence(key, [("who", names.into()), ("points", best.into())])
}

/// Where points come from: "9 for 4 obstacles, 3 for cards, 4 for Nest Egg".
fn where_from(lang: Language, public: &Public, seat: Seat, score: &Score) -> String {
    let mut parts = Vec::new();
    let mut add = |key, points: u8, more: Argument| {
        let points: Argument = ("points".into(), points.into());
        parts.push(lang.text(key, [points, more]));
    };
    add(
        "rivals-end-obstacles",
        score.obstacles,
        ("count".into(), score.count.into()),
    );
    let nothing = || ("count".into(), 0.into());
    if score.cards > 0 {
        add("rivals-end-cards", score.cards, nothing());
    }
    if score.bonus > 0 {
        add("rivals-end-bonus", score.bonus, nothing());
    }
    let secret = public.secrets.map(|secrets| secrets[usize::from(seat.0)]);
    if let (Some(cheese), Some(secret)) = (score.secret, secret) {
        let name = ("secret".into(), secret_name(lang, secret).into());
        add("rivals-end-secret", cheese, name);
    }
    lang.list(parts.into_iter())
}
