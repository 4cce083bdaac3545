//! What people, cards and tokens are called. A number that stands for nothing has a word too: anybody may name anything.

use crate::Language;
use ::rivals::content::content;
use ::rivals::{
    Card, Colour, Identity, Job, Obstacle, Public, Secret, Skill, ThrownTokens, Token, Tokens,
};
use table::Seat;

/// The name of whoever sits there.
pub fn who(lang: Language, public: &Public, seat: Seat) -> &'static str {
    let seated = (seat.0 < public.players).then(|| public.identities[usize::from(seat.0)]);
    seated.map_or_else(
        || lang.fixed("who-nobody"),
        |each| identity_name(lang, each),
    )
}

pub fn identity_name(lang: Language, identity: Identity) -> &'static str {
    let known = content().identities.get(identity.index());
    known.map_or_else(|| lang.fixed("who-nobody"), |card| &card.name)
}

pub fn card_name(lang: Language, card: Card) -> &'static str {
    let known = content().cards.get(card.index());
    known.map_or_else(|| lang.fixed("name-card"), |card| &card.name)
}

/// The name where the card is not seen: those of the same name are told apart by the skill they teach.
pub fn card_told(lang: Language, card: Card) -> String {
    let name = card_name(lang, card);
    let skill = content()
        .cards
        .get(card.index())
        .and_then(|card| card.upgrade);
    let twins = content().cards.iter().filter(|other| other.name == name);
    match skill {
        Some(skill) if twins.count() > 1 => format!("{name} ({})", skill_name(lang, skill)),
        _ => name.to_owned(),
    }
}

pub fn job_name(lang: Language, job: Job) -> &'static str {
    let known = content().jobs.get(job.index());
    known.map_or_else(|| lang.fixed("name-card"), |card| &card.name)
}

pub fn obstacle_name(lang: Language, obstacle: Obstacle) -> &'static str {
    let known = content().obstacles.get(obstacle.index());
    known.map_or_else(|| lang.fixed("name-card"), |card| &card.name)
}

/// Job and number: "A1".
pub fn obstacle_number(obstacle: Obstacle) -> &'static str {
    obstacle.id()
}

pub fn secret_name(lang: Language, secret: Secret) -> &'static str {
    let known = content().secrets.get(secret.index());
    known.map_or_else(|| lang.fixed("name-card"), |card| &card.name)
}

pub fn skill_name(lang: Language, skill: Skill) -> &'static str {
    lang.fixed(match skill {
        Skill::Agility => "rivals-agility",
        Skill::Charm => "rivals-charm",
        Skill::Dexterity => "rivals-dexterity",
    })
}

/// "blue"
pub fn colour_name(lang: Language, colour: Colour) -> &'static str {
    lang.fixed(match colour {
        Colour::Blue => "rivals-blue",
        Colour::Green => "rivals-green",
        Colour::Yellow => "rivals-yellow",
        Colour::Orange => "rivals-orange",
        Colour::Red => "rivals-red",
        Colour::Purple => "rivals-purple",
    })
}

/// "an orange token"
pub(super) fn a_token(lang: Language, colour: Colour) -> &'static str {
    lang.fixed(match colour {
        Colour::Blue => "rivals-a-blue",
        Colour::Green => "rivals-a-green",
        Colour::Yellow => "rivals-a-yellow",
        Colour::Orange => "rivals-a-orange",
        Colour::Red => "rivals-a-red",
        Colour::Purple => "rivals-a-purple",
    })
}

/// Both faces: "+4/+2".
pub fn colour_values(colour: Colour) -> String {
    let [first, second] = colour.faces().map(|face| signed(face.into()));
    format!("{first}/{second}")
}

/// A number as it is added: "+2", "−1", "0". The sign is as wide as a figure.
pub fn signed(number: i16) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// A sum: "7", "−1".
pub(super) fn plain(number: i16) -> String {
    if number < 0 {
        signed(number)
    } else {
        number.to_string()
    }
}

/// A token as it lies: "red −4", "green +1 twice".
pub fn token(lang: Language, token: Token) -> String {
    let key = if token.doubled {
        "rivals-token-doubled"
    } else {
        "rivals-token"
    };
    lang.text(
        key,
        [
            ("colour", colour_name(lang, token.colour).into()),
            ("value", signed(token.printed().into()).into()),
        ],
    )
}

/// Tokens whose faces do not matter: "2 yellow and 1 red".
pub fn tokens(lang: Language, tokens: &Tokens) -> String {
    let each = tokens.each().map(|colour| {
        let count = tokens.count(colour).into();
        let colour = colour_name(lang, colour).into();
        lang.text("rivals-tokens", [("count", count), ("colour", colour)])
    });
    match all_of(lang, each) {
        none if none.is_empty() => lang.say("rivals-no-tokens"),
        some => some,
    }
}

/// Tokens as they lie.
pub(super) fn lying(lang: Language, lying: &ThrownTokens) -> String {
    all_of(lang, lying.iter().map(|each| token(lang, each)))
}

/// "red, green and blue"
pub(super) fn all_of(lang: Language, words: impl IntoIterator<Item = String>) -> String {
    let mut words: Vec<String> = words.into_iter().collect();
    let last = words.pop().unwrap_or_default();
    if words.is_empty() {
        return last;
    }
    let before = lang.list(words.into_iter());
    lang.text(
        "rivals-and",
        [("before", before.into()), ("last", last.into())],
    )
}

/// Colours given as bits: "green and blue".
pub(super) fn colours(lang: Language, bits: u8, key: &str) -> String {
    let wanted = |colour: &Colour| bits & 1 << colour.index() != 0;
    let names = Colour::ALL
        .into_iter()
        .filter(wanted)
        .map(|each| colour_name(lang, each));
    let names: Vec<&str> = names.collect();
    match names.as_slice() {
        [before @ .., last] if !before.is_empty() => {
            let before = lang.list(before.iter().map(|&name| name.to_owned()));
            lang.text(key, [("before", before.into()), ("last", (*last).into())])
        }
        names => names.concat(),
    }
}
