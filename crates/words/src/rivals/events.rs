//! What happened, as lines of the story.

use super::cards::way;
use super::ending::winners;
use super::names::{
    a_token, all_of, card_told, colour_name, identity_name, job_name, lying, obstacle_name,
    obstacle_number, plain, secret_name, signed, skill_name, token, tokens, who,
};
use super::secrets::secret_text;
use crate::Language;

use ::rivals::content::{ResourceKind, content};
use ::rivals::{Card, Event, Obstacle, Public, Rivals, Source, ThrownTokens, Token};
use fluent_bundle::FluentValue;
use table::Seat;

/// What happened, as a line of the story. Some things need none: others tell of them.
pub fn event(lang: Language, game: &Rivals, public: &Public, event: &Event) -> Option<String> {
    events(lang, game, public, std::slice::from_ref(event)).pop()
}

/// What happened at once, in as few lines as tell it: cards or tokens that somebody draws one after the other are one line.
pub fn events(lang: Language, game: &Rivals, public: &Public, events: &[Event]) -> Vec<String> {
    let lines = lines(lang, game, public, events).into_iter();
    lines.map(|(_, line)| line).collect()
}

/// The same, each line with the first event that it tells of.
pub fn lines<'e>(
    lang: Language,
    game: &Rivals,
    public: &Public,
    events: &'e [Event],
) -> Vec<(&'e Event, String)> {
    let mut lines = Vec::new();
    let mut rest = events;
    while let Some(first) = rest.first() {
        let run = rest.iter().take_while(|event| alike(first, event)).count();
        let (now, later) = rest.split_at(run.max(1));
        rest = later;
        lines.extend(line(lang, game, public, now).map(|line| (first, line)));
    }
    lines
}

/// Whether two events go into one line.
fn alike(first: &Event, other: &Event) -> bool {
    match (first, other) {
        (Event::Drawn { seat, .. }, Event::Drawn { seat: other, .. })
        | (Event::Joined { seat, .. }, Event::Joined { seat: other, .. })
        | (Event::Flipped { seat, .. }, Event::Flipped { seat: other, .. })
        | (Event::PutBack { seat, .. }, Event::PutBack { seat: other, .. }) => seat == other,
        (
            Event::Drew { seat, card },
            Event::Drew {
                seat: other,
                card: also,
            },
        ) => seat == other && card.is_some() == also.is_some(),
        (Event::Revealed { card: None, .. }, Event::Revealed { card: None, .. }) => true,
        _ => false,
    }
}

/// The tokens of events that are alike.
fn drawn(lang: Language, events: &[Event]) -> String {
    let of = |event: &Event| -> Option<Token> {
        match *event {
            Event::Drawn { token, .. }
            | Event::Joined { token, .. }
            | Event::Flipped { token, .. }
            | Event::PutBack { token, .. } => Some(token),
            _ => None,
        }
    };
    lying(
        lang,
        &events.iter().filter_map(of).collect::<ThrownTokens>(),
    )
}

fn named(lang: Language, obstacle: Obstacle) -> FluentValue<'static> {
    let (number, name) = (obstacle_number(obstacle), obstacle_name(lang, obstacle));
    format!("{number} {name}").into()
}

/// The line of events that are alike. There is one at least.
fn line(lang: Language, game: &Rivals, public: &Public, events: &[Event]) -> Option<String> {
    let name = |seat: Seat| ("who", who(lang, public, seat).into());
    let held = |card: Card| ("card", card_told(lang, card).into());
    let line = match *events.first()? {
        Event::Became { seat, identity } => lang.sentence(
            "rivals-event-became",
            [
                ("number", (seat.0 + 1).into()),
                ("identity", identity_name(lang, identity).into()),
            ],
        ),
        Event::Began { starter } => lang.sentence("rivals-event-began", [name(starter)]),
        Event::RoundBegan { round } => {
            lang.sentence("rivals-event-round-began", [("round", round.into())])
        }
        Event::Faced {
            seat,
            obstacle,
            way: number,
        } => {
            let ways = &content().obstacles[obstacle.index()].ways;
            let wanted = ways
                .get(usize::from(number))
                .map(|each| way(lang, each))
                .unwrap_or_default();
            let obstacle = ("obstacle", named(lang, obstacle));
            lang.sentence(
                "rivals-event-faced",
                [name(seat), obstacle, ("way", wanted.into())],
            )
        }
        Event::Decided { seat } => lang.sentence("rivals-event-decided", [name(seat)]),
        Event::Revealed {
            seat,
            card: Some(card),
        } => lang.sentence("rivals-event-revealed", [name(seat), held(card)]),
        Event::Revealed { card: None, .. } => idle(lang, public, events),
        Event::Paid { seat, card, job } => lang.sentence(
            "rivals-event-paid",
            [name(seat), held(card), ("job", job_name(lang, job).into())],
        ),
        Event::Lost { seat, card } => lang.sentence("rivals-event-lost", [name(seat), held(card)]),
        Event::Helped { seat, card, number } => return helped(lang, public, seat, card, number),
        Event::Bagged { colour } => lang.sentence(
            "rivals-event-bagged",
            [("token", a_token(lang, colour).into())],
        ),
        Event::Waits { seat, colour } => lang.sentence(
            "rivals-event-waits",
            [name(seat), ("token", a_token(lang, colour).into())],
        ),
        Event::Lacking { colour } => lang.sentence(
            "rivals-event-lacking",
            [("colour", colour_name(lang, colour).into())],
        ),
        Event::Looked { seat, tokens: seen } => lang.sentence(
            "rivals-event-looked",
            [name(seat), ("tokens", tokens(lang, &seen).into())],
        ),
        Event::Removed { seat, colour } => lang.sentence(
            "rivals-event-removed",
            [name(seat), ("token", a_token(lang, colour).into())],
        ),
        Event::Kept { seat } => lang.sentence("rivals-event-kept", [name(seat)]),
        Event::Drawn { seat, .. } => lang.sentence(
            "rivals-event-drawn",
            [name(seat), ("tokens", drawn(lang, events).into())],
        ),
        Event::Joined { seat, .. } => lang.sentence(
            "rivals-event-joined",
            [name(seat), ("tokens", drawn(lang, events).into())],
        ),
        Event::Refilled => lang.say("rivals-event-refilled"),
        Event::BagEmpty => lang.say("rivals-event-bag-empty"),
        Event::Played { seat, card, number } => played(lang, public, seat, card, number),
        Event::Flipped { seat, .. } => lang.sentence(
            "rivals-event-flipped",
            [name(seat), ("tokens", drawn(lang, events).into())],
        ),
        Event::PutBack { seat, .. } => lang.sentence(
            "rivals-event-put-back",
            [name(seat), ("tokens", drawn(lang, events).into())],
        ),
        Event::Grabbed {
            seat,
            from,
            token: grabbed,
        } => {
            let key = if seat == from {
                "rivals-event-grabbed-own"
            } else {
                "rivals-event-grabbed"
            };
            let from = ("from", who(lang, public, from).into());
            lang.sentence(
                key,
                [name(seat), from, ("token", token(lang, grabbed).into())],
            )
        }
        Event::Passed {
            seat,
            obstacle,
            total,
            target,
        } => judged(
            lang,
            "rivals-event-passed",
            public,
            seat,
            obstacle,
            total,
            target,
        ),
        Event::Failed {
            seat,
            obstacle,
            total,
            target,
            gave_up,
        } => {
            let key = if gave_up {
                "rivals-event-gave-up"
            } else {
                "rivals-event-failed"
            };
            judged(lang, key, public, seat, obstacle, total, target)
        }
        Event::Abandoned { obstacle } => lang.sentence(
            "rivals-event-abandoned",
            [("obstacle", named(lang, obstacle))],
        ),
        Event::Stays { obstacle } => {
            lang.sentence("rivals-event-stays", [("obstacle", named(lang, obstacle))])
        }
        Event::Completed { job } => lang.sentence(
            "rivals-event-completed",
            [("job", job_name(lang, job).into())],
        ),
        Event::Scored { seat, card } => {
            let cheese = content().cards[card.index()].cheese;
            lang.sentence(
                "rivals-event-scored",
                [name(seat), held(card), ("count", cheese.into())],
            )
        }
        Event::Learned {
            seat,
            card,
            skill,
            from,
        } => {
            let key = match from {
                Some(Source::Hand) => "rivals-event-learned-hand",
                Some(Source::Played) | None => "rivals-event-learned",
            };
            let skill = ("skill", skill_name(lang, skill).into());
            lang.sentence(key, [name(seat), held(card), skill])
        }
        Event::Discarded { seat, card } => {
            lang.sentence("rivals-event-discarded", [name(seat), held(card)])
        }
        Event::Drew { seat, card: None } => lang.sentence(
            "rivals-event-drew",
            [name(seat), ("count", events.len().into())],
        ),
        Event::Drew {
            seat,
            card: Some(_),
        } => {
            let cards = events.iter().filter_map(|event| match *event {
                Event::Drew { card, .. } => card,
                _ => None,
            });
            let cards = all_of(lang, cards.map(|each| card_told(lang, each)));
            lang.sentence(
                "rivals-event-drew-seen",
                [name(seat), ("cards", cards.into())],
            )
        }
        Event::Reshuffled => lang.say("rivals-event-reshuffled"),
        Event::NoCards { seat } => lang.sentence("rivals-event-no-cards", [name(seat)]),
        Event::Heated { colour, count } => lang.sentence(
            "rivals-event-heated",
            [
                ("count", count.into()),
                ("colour", colour_name(lang, colour).into()),
            ],
        ),
        Event::RoundEnded { round } => {
            lang.sentence("rivals-event-round-ended", [("round", round.into())])
        }
        Event::SecretShown { seat, secret, met } => {
            let key = if met {
                "rivals-event-secret-met"
            } else {
                "rivals-event-secret-missed"
            };
            let wanted = secret_text(lang, game, secret);
            let secret = ("secret", secret_name(lang, secret).into());
            lang.sentence(key, [name(seat), secret, ("wanted", wanted.into())])
        }
        Event::Finished {
            points,
            winners: won,
        } => winners(lang, public, points, won),
    };
    Some(line)
}

/// Those who were asked for help and gave none.
fn idle(lang: Language, public: &Public, events: &[Event]) -> String {
    let seats = events.iter().filter_map(|event| match *event {
        Event::Revealed { seat, .. } => Some(who(lang, public, seat).to_owned()),
        _ => None,
    });
    let names = all_of(lang, seats).into();
    lang.sentence(
        "rivals-event-idle",
        [("who", names), ("count", events.len().into())],
    )
}

/// An assist that only does something is told by what it does.
fn helped(lang: Language, public: &Public, seat: Seat, card: Card, number: i8) -> Option<String> {
    let data = &content().cards[card.index()];
    let lends = matches!(&data.does, ResourceKind::Assist(assist) if assist.lend.is_some());
    let key = match number {
        0 if lends => "rivals-event-helped-in-vain",
        0 => return None,
        _ => "rivals-event-helped",
    };
    Some(lang.sentence(
        key,
        [
            ("who", who(lang, public, seat).into()),
            ("card", card_told(lang, card).into()),
            ("number", signed(number.into()).into()),
        ],
    ))
}

fn played(lang: Language, public: &Public, seat: Seat, card: Card, number: i8) -> String {
    let key = match (number, content().cards[card.index()].number) {
        (0, 0) => "rivals-event-played",
        (0, _) => "rivals-event-played-in-vain",
        _ => "rivals-event-played-number",
    };
    lang.sentence(
        key,
        [
            ("who", who(lang, public, seat).into()),
            ("card", card_told(lang, card).into()),
            ("number", signed(number.into()).into()),
        ],
    )
}

fn judged(
    lang: Language,
    key: &str,
    public: &Public,
    seat: Seat,
    obstacle: Obstacle,
    total: i16,
    target: i8,
) -> String {
    lang.sentence(
        key,
        [
            ("who", who(lang, public, seat).into()),
            ("obstacle", named(lang, obstacle)),
            ("total", plain(total).into()),
            ("target", plain(target.into()).into()),
        ],
    )
}
