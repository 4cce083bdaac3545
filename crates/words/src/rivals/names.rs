//! What people, cards and tokens are called. A number that stands for nothing has a word too: anybody may name anything.

use crate::{Language, PerLanguage};
use ::rivals::content::content;
use ::rivals::{
    Card, Colour, Identity, Job, Obstacle, Public, Secret, Skill, ThrownTokens, Token, Tokens,
};
use table::Seat;

/// What is printed on the cards, in one language: those of a kind in the order of their numbers.
pub(crate) struct Printed {
    game: &'static str,
    identities: Vec<&'static str>,
    jobs: Vec<&'static str>,
    obstacles: Vec<&'static str>,
    secrets: Vec<&'static str>,
    resources: Vec<&'static str>,
}

static PRINTED: PerLanguage<Printed> = PerLanguage::new(Printed::new);

impl Printed {
    pub fn new(lang: Language) -> Printed {
        let content = content();
        let (identities, jobs) = (content.identities.iter(), content.jobs.iter());
        let (obstacles, secrets) = (content.obstacles.iter(), content.secrets.iter());
        Printed {
            game: text(lang, "rivals-game", &content.name),
            identities: texts(lang, "identity", identities.map(|c| (&c.id, &c.name))),
            jobs: texts(lang, "job", jobs.map(|c| (&c.id, &c.name))),
            obstacles: texts(lang, "obstacle", obstacles.map(|c| (&c.id, &c.name))),
            secrets: texts(lang, "secret", secrets.map(|c| (&c.id, &c.name))),
            resources: texts(
                lang,
                "resource",
                content.cards.iter().map(|c| (&c.id, &c.name)),
            ),
        }
    }
}

/// The names of cards of a kind, each given by its id and what programs call it.
fn texts(
    lang: Language,
    kind: &str,
    cards: impl Iterator<Item = (&'static String, &'static String)>,
) -> Vec<&'static str> {
    let name = |(id, name): (&String, &'static String)| {
        let key = format!("rivals-{kind}-{id}");
        text(lang, &key, name)
    };
    cards.map(name).collect()
}

/// A card that no language knows goes by what programs call it.
fn text(lang: Language, key: &str, wire_name: &'static str) -> &'static str {
    lang.found(key).unwrap_or(wire_name)
}

/// The joke below a name.
fn flavour(lang: Language, kind: &str, id: &str) -> &'static str {
    let key = format!("rivals-{kind}-{id}.flavour");
    lang.found(&key).unwrap_or_default()
}

/// What people call the game.
pub fn game_name(lang: Language) -> &'static str {
    PRINTED.get(lang).game
}

pub fn identity_flavour(lang: Language, identity: Identity) -> &'static str {
    flavour(lang, "identity", identity.id())
}

pub fn job_flavour(lang: Language, job: Job) -> &'static str {
    flavour(lang, "job", job.id())
}

pub fn secret_flavour(lang: Language, secret: Secret) -> &'static str {
    flavour(lang, "secret", secret.id())
}

/// The name of whoever sits there.
pub fn who(lang: Language, public: &Public, seat: Seat) -> &'static str {
    let seated = (seat.0 < public.players).then(|| public.identities[usize::from(seat.0)]);
    seated.map_or_else(
        || lang.fixed("who-nobody"),
        |each| identity_name(lang, each),
    )
}

pub fn identity_name(lang: Language, identity: Identity) -> &'static str {
    let known = PRINTED.get(lang).identities.get(identity.index());
    known.copied().unwrap_or_else(|| lang.fixed("who-nobody"))
}

pub fn card_name(lang: Language, card: Card) -> &'static str {
    let known = PRINTED.get(lang).resources.get(card.index());
    known.copied().unwrap_or_else(|| lang.fixed("name-card"))
}

/// The name where the card is not seen: those of the same name are told apart by the skill they teach.
pub fn card_told(lang: Language, card: Card) -> String {
    let name = card_name(lang, card);
    let skill = content()
        .cards
        .get(card.index())
        .and_then(|card| card.upgrade);
    let twins = PRINTED
        .get(lang)
        .resources
        .iter()
        .filter(|&&other| other == name);
    match skill {
        Some(skill) if twins.count() > 1 => format!("{name} ({})", skill_name(lang, skill)),
        _ => name.to_owned(),
    }
}

pub fn job_name(lang: Language, job: Job) -> &'static str {
    let known = PRINTED.get(lang).jobs.get(job.index());
    known.copied().unwrap_or_else(|| lang.fixed("name-card"))
}

pub fn obstacle_name(lang: Language, obstacle: Obstacle) -> &'static str {
    let known = PRINTED.get(lang).obstacles.get(obstacle.index());
    known.copied().unwrap_or_else(|| lang.fixed("name-card"))
}

/// Job and number: "A1".
pub fn obstacle_number(obstacle: Obstacle) -> &'static str {
    obstacle.id()
}

pub fn secret_name(lang: Language, secret: Secret) -> &'static str {
    let known = PRINTED.get(lang).secrets.get(secret.index());
    known.copied().unwrap_or_else(|| lang.fixed("name-card"))
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
