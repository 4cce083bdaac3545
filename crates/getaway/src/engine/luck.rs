//! Where the luck of a game comes from: the machine, a seed, or a script.

use super::answer::{Error, Kind};
use crew::content::effect::Chit;
use serde::Deserialize;
use table::{AnyDealer, DealerFault, FairDealer, FastDealer, ScriptedDealer};

/// Rolls and draws that wait to be asked for are at most this many each.
const MOST_WAITING: usize = 100_000;
const FACES: u8 = 6;

/// Answers a program brings along.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Script {
    #[serde(default)]
    rolls: Vec<u8>,
    #[serde(default)]
    draws: Vec<String>,
}

/// What a game calls the things that are drawn.
#[derive(Clone, Copy)]
pub struct Names {
    pub number: fn(&str) -> Option<u8>,
    pub unknown: &'static str,
}

/// The chits of the cooperative games, in the order in which the bag counts them.
pub const CHITS: Names = Names {
    number: |name| {
        serde_json::from_value::<Chit>(name.into())
            .ok()
            .map(|chit| chit as u8)
    },
    unknown: "there is no chit",
};

/// The dealer a request asks for.
pub fn dealer(seed: Option<u64>, script: Option<Script>, names: Names) -> Result<AnyDealer, Error> {
    match (seed, script) {
        (Some(_), Some(_)) => Err(Error::new(
            Kind::BadRequest,
            "give either \"seed\" or \"luck\", not both",
        )),
        (Some(seed), None) => Ok(FastDealer::new(seed).into()),
        (None, Some(Script { rolls, draws })) => {
            let mut dealer = ScriptedDealer::default();
            extend(&mut dealer, rolls, &draws, names)?;
            Ok(dealer.into())
        }
        (None, None) => Ok(FairDealer::new(entropy()?).into()),
    }
}

/// The seed of a bot, which is the machine's if the program brings none.
pub fn seed(seed: Option<u64>) -> Result<u64, Error> {
    let from_machine = || entropy().map(u64::from_le_bytes);
    seed.map_or_else(from_machine, Ok)
}

fn entropy<const BYTES: usize>() -> Result<[u8; BYTES], Error> {
    let mut entropy = [0; BYTES];
    getrandom::fill(&mut entropy)
        .map_err(|error| Error::new(Kind::Luck, format!("the machine gives no luck: {error}")))?;
    Ok(entropy)
}

/// Adds to a script, or leaves it as it is and says why.
fn extend(
    dealer: &mut ScriptedDealer,
    rolls: Vec<u8>,
    draws: &[String],
    names: Names,
) -> Result<(), Error> {
    if let Some(roll) = rolls.iter().find(|roll| !(1..=FACES).contains(*roll)) {
        let why = format!("a die has the faces 1 to {FACES}, not {roll}");
        return Err(Error::new(Kind::BadRequest, why));
    }
    if dealer.rolls_left() + rolls.len() > MOST_WAITING
        || dealer.draws_left() + draws.len() > MOST_WAITING
    {
        let why = format!("at most {MOST_WAITING} rolls and as many draws can wait");
        return Err(Error::new(Kind::BadRequest, why));
    }
    let draws = numbers(draws, names)?;
    dealer.add_rolls(rolls);
    dealer.add_draws(draws);
    Ok(())
}

/// What the names mean, if they all mean something.
fn numbers(draws: &[String], names: Names) -> Result<Vec<u8>, Error> {
    let number = |name: &String| {
        let unknown = || Error::new(Kind::BadRequest, format!("{} {name:?}", names.unknown));
        (names.number)(name).ok_or_else(unknown)
    };
    draws.iter().map(number).collect()
}

/// The script of a game with more in it, or begun anew.
pub fn amended(
    script: Option<&ScriptedDealer>,
    rolls: Vec<u8>,
    draws: &[String],
    replace: bool,
    names: Names,
) -> Result<ScriptedDealer, Error> {
    numbers(draws, names)?;
    let Some(script) = script else {
        let why = "this game does not follow a script: begin it with \"luck\"";
        return Err(Error::new(Kind::Luck, why));
    };
    let mut script = if replace {
        ScriptedDealer::default()
    } else {
        script.clone()
    };
    extend(&mut script, rolls, draws, names)?;
    Ok(script)
}

/// Why a script could not answer.
pub fn fault(fault: DealerFault) -> Error {
    let text = match fault {
        DealerFault::NotInBag { kind } => match Chit::BAG.get(usize::from(kind)) {
            Some(chit) => format!("the script draws {}, but the bag holds none", name(*chit)),
            None => fault.to_string(),
        },
        fault => fault.to_string(),
    };
    Error::new(Kind::Luck, text).because(&fault)
}

/// A chit as scripts write it.
fn name(chit: Chit) -> String {
    serde_json::to_string(&chit).unwrap_or_default()
}
