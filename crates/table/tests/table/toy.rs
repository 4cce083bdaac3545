//! The pot: three seats put coins into a pot and take them out again, whoever they belonged to. A die makes new coins.
//! After [`LAST_ROLL`] rolls the game is over.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering};
use table::{Dealer, Game, ScriptedDealer, Seat, Session, Witness};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CAT: Seat = Seat(2);
pub const LAST_ROLL: u8 = 10;
const MOST_COINS: u8 = 200;

#[derive(Debug, Default)]
pub struct Pot {
    /// The law this pot breaks, to see the law noticed.
    flaw: Option<Flaw>,
    mood: AtomicU8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Flaw {
    ListsTwice,
    ListsWhatItRefuses,
    HidesWhatItAccepts,
    ChangesThenRefuses,
    RollsThenRefuses,
    ApplyRefusesMore,
    ActsAfterTheEnd,
    GetsStuck,
    HasMoods,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Coins {
    pub purses: [u8; 3],
    pub pot: u8,
    pub rolls: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Do {
    Put(u8),
    Take(u8),
    /// Roll a die for coins.
    Roll,
    /// Shake the pot: the bank tosses in a die's worth if it is empty, otherwise nothing falls out.
    Shake,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum No {
    UnknownSeat,
    TooPoor,
    PotTooSmall,
    ZeroCoins,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Saw {
    Done(Seat),
    Rolled(u8),
}

impl Pot {
    pub fn flawed(flaw: Flaw) -> Pot {
        Pot {
            flaw: Some(flaw),
            ..Pot::default()
        }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }
}

impl Game for Pot {
    type State = Coins;
    type Command = Do;
    type Event = Saw;
    type Refusal = No;

    fn seats(&self) -> u8 {
        3
    }

    /// Each seat draws its purse: two of the three are poor (kind 0), one is rich (kind 1).
    fn start<D: Dealer, W: Witness<Saw>>(&self, dealer: &mut D, _witness: &mut W) -> Coins {
        let mut bag = [2, 1];
        let purses = std::array::from_fn(|_| {
            let kind = usize::from(dealer.draw(&bag));
            bag[kind] -= 1;
            [3, 5][kind]
        });
        Coins {
            purses,
            pot: 0,
            rolls: 0,
        }
    }

    fn legal(&self, state: &Coins, seat: Seat, into: &mut Vec<Do>) {
        let before = into.len();
        let puts = (1..=MOST_COINS).map(Do::Put);
        let takes = (1..=MOST_COINS).map(Do::Take);
        into.extend(
            puts.chain(takes)
                .chain([Do::Roll, Do::Shake])
                .filter(|command| self.check(state, seat, *command).is_ok()),
        );
        match self.flaw {
            Some(Flaw::ListsTwice) => into.push(into[before]),
            Some(Flaw::ListsWhatItRefuses) => into.push(Do::Put(0)),
            Some(Flaw::HidesWhatItAccepts) => into.retain(|command| *command != Do::Roll),
            Some(Flaw::GetsStuck) if state.rolls > 0 => into.clear(),
            Some(Flaw::ActsAfterTheEnd) if self.over(state) => into.push(Do::Roll),
            _ => {}
        }
    }

    fn check(&self, state: &Coins, seat: Seat, command: Do) -> Result<(), No> {
        let purse = state.purses.get(usize::from(seat.0));
        let purse = *purse.ok_or(No::UnknownSeat)?;
        match command {
            _ if self.over(state) => Err(No::Over),
            Do::Put(0) | Do::Take(0) => Err(No::ZeroCoins),
            Do::Put(coins) if coins > purse => Err(No::TooPoor),
            Do::Take(coins) if coins > state.pot => Err(No::PotTooSmall),
            _ => Ok(()),
        }
    }

    fn apply<D: Dealer, W: Witness<Saw>>(
        &self,
        state: &mut Coins,
        seat: Seat,
        command: Do,
        dealer: &mut D,
        witness: &mut W,
    ) -> Result<(), No> {
        if let Err(refusal) = self.check(state, seat, command) {
            if self.has(Flaw::ChangesThenRefuses) {
                state.pot += 1;
            }
            if self.has(Flaw::RollsThenRefuses) {
                dealer.roll(6);
            }
            return Err(refusal);
        }
        if self.has(Flaw::ApplyRefusesMore) && command == Do::Shake {
            return Err(No::ZeroCoins);
        }
        let purse = &mut state.purses[usize::from(seat.0)];
        match command {
            Do::Put(coins) => {
                *purse -= coins;
                state.pot += coins;
            }
            Do::Take(coins) => {
                state.pot -= coins;
                *purse += coins;
            }
            Do::Roll => {
                let rolled = dealer.roll(6);
                witness.see(Saw::Rolled(rolled));
                *purse += rolled;
                state.rolls += 1;
            }
            Do::Shake if state.pot == 0 && state.rolls + 1 < LAST_ROLL => {
                let rolled = dealer.roll(6);
                witness.see(Saw::Rolled(rolled));
                state.pot = rolled;
                state.rolls += 1;
            }
            Do::Shake => {}
        }
        if self.has(Flaw::HasMoods) {
            state.pot += self.mood.fetch_add(1, Ordering::Relaxed);
        }
        witness.see(Saw::Done(seat));
        Ok(())
    }

    fn perform(
        &self,
        state: &mut Coins,
        seat: Seat,
        command: Do,
        mut dealer: &mut dyn Dealer,
        mut witness: &mut dyn Witness<Saw>,
    ) -> Result<(), No> {
        self.apply(state, seat, command, &mut dealer, &mut witness)
    }

    fn over(&self, state: &Coins) -> bool {
        state.rolls >= LAST_ROLL
    }
}

/// Ann is rich (5 coins), Ben and Cat are poor (3 coins); the die will show what is given.
pub fn table(rolls: impl IntoIterator<Item = u8>) -> (Session<Pot>, ScriptedDealer) {
    let mut dealer = ScriptedDealer::new(rolls, [1, 0, 0]);
    let session = Session::new(Pot::default(), &mut dealer).unwrap();
    (session, dealer)
}

/// As [`table`], with these commands given.
pub fn table_after(
    rolls: impl IntoIterator<Item = u8>,
    commands: impl IntoIterator<Item = (Seat, Do)>,
) -> Session<Pot> {
    let (mut session, mut dealer) = table(rolls);
    for (seat, command) in commands {
        session.act(seat, command, &mut dealer, &mut ()).unwrap();
    }
    session
}
