//! Where the luck of a game comes from: the machine, a seed, or a script.

use super::answer::{Error, Kind};
use crew::content::effect::Chit;
use serde::Deserialize;
use table::{AnyDealer, DealerFault, FairDealer, FastDealer, ScriptedDealer};
use words::Language;

/// Rolls and draws that wait to be asked for are at most this many each.
const MOST_WAITING: usize = 100_000;
const FACES: u8 = 6;

/// Answers a program brings along.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ScriptedLuck {
    #[serde(default)]
    rolls: Vec<u8>,
    #[serde(default)]
    draws: Vec<String>,
}

/// What a game calls the things that are drawn.
#[derive(Clone, Copy)]
pub struct Names {
    pub number: fn(&str) -> Option<u8>,
    /// The message about a name that means nothing.
    pub unknown: &'static str,
}

/// The chits of the cooperative games, in the order in which the bag counts them.
pub const CHITS: Names = Names {
    number: |name| {
        serde_json::from_value::<Chit>(name.into())
            .ok()
            .map(|chit| chit as u8)
    },
    unknown: "engine-unknown-chit",
};

/// The dealer a request asks for.
pub fn dealer(
    lang: Language,
    seed: Option<u64>,
    script: Option<ScriptedLuck>,
    names: Names,
) -> Result<AnyDealer, Error> {
    match (seed, script) {
        (Some(_), Some(_)) => Err(Error::new(
            Kind::BadRequest,
            lang.say("engine-seed-or-luck"),
        )),
        (Some(seed), None) => Ok(FastDealer::new(seed).into()),
        (None, Some(ScriptedLuck { rolls, draws })) => {
            let mut dealer = ScriptedDealer::default();
            extend(lang, &mut dealer, rolls, &draws, names)?;
            Ok(dealer.into())
        }
        (None, None) => Ok(FairDealer::new(entropy(lang)?).into()),
    }
}

/// The seed of a bot, which is the machine's if the program brings none.
pub fn seed(lang: Language, seed: Option<u64>) -> Result<u64, Error> {
    let from_machine = || entropy(lang).map(u64::from_le_bytes);
    seed.map_or_else(from_machine, Ok)
}

fn entropy<const BYTES: usize>(lang: Language) -> Result<[u8; BYTES], Error> {
    let mut entropy = [0; BYTES];
    getrandom::fill(&mut entropy).map_err(|error| {
        let why = error.to_string();
        let text = lang.say_with("engine-no-luck", &[("why", &why)]);
        Error::new(Kind::Luck, text)
    })?;
    Ok(entropy)
}

/// Adds to a script, or leaves it as it is and says why.
fn extend(
    lang: Language,
    dealer: &mut ScriptedDealer,
    rolls: Vec<u8>,
    draws: &[String],
    names: Names,
) -> Result<(), Error> {
    if let Some(roll) = rolls.iter().find(|roll| !(1..=FACES).contains(*roll)) {
        let faces = [("faces", &*FACES.to_string()), ("found", &roll.to_string())];
        let why = lang.say_with("engine-faces", &faces);
        return Err(Error::new(Kind::BadRequest, why));
    }
    if dealer.rolls_left() + rolls.len() > MOST_WAITING
        || dealer.draws_left() + draws.len() > MOST_WAITING
    {
        let most = MOST_WAITING.to_string();
        let why = lang.say_with("engine-too-much-luck", &[("most", &most)]);
        return Err(Error::new(Kind::BadRequest, why));
    }
    let draws = numbers(lang, draws, names)?;
    dealer.add_rolls(rolls);
    dealer.add_draws(draws);
    Ok(())
}

/// What the names mean, if they all mean something.
fn numbers(lang: Language, draws: &[String], names: Names) -> Result<Vec<u8>, Error> {
    let number = |name: &String| {
        let unknown = || {
            let text = lang.say_with(names.unknown, &[("name", name)]);
            Error::new(Kind::BadRequest, text)
        };
        (names.number)(name).ok_or_else(unknown)
    };
    draws.iter().map(number).collect()
}

/// The script of a game with more in it, or begun anew.
pub fn amended(
    lang: Language,
    script: Option<&ScriptedDealer>,
    rolls: Vec<u8>,
    draws: &[String],
    replace: bool,
    names: Names,
) -> Result<ScriptedDealer, Error> {
    numbers(lang, draws, names)?;
    let Some(script) = script else {
        return Err(Error::new(Kind::Luck, lang.say("engine-no-script")));
    };
    let mut script = if replace {
        ScriptedDealer::default()
    } else {
        script.clone()
    };
    extend(lang, &mut script, rolls, draws, names)?;
    Ok(script)
}

/// Why a script could not answer.
pub fn fault(lang: Language, fault: DealerFault) -> Error {
    let chit = match fault {
        DealerFault::NotInBag { kind } => Chit::BAG.get(usize::from(kind)),
        _ => None,
    };
    let text = match chit {
        Some(chit) => lang.say_with("engine-not-in-bag", &[("chit", chit.word())]),
        None => words::luck_fault(lang, &fault),
    };
    Error::new(Kind::Luck, text).because(&fault)
}
