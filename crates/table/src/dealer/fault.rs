use serde::Serialize;
use thiserror::Error;

/// Why a dealer that reads its answers from somewhere could not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "kebab-case")]
pub enum DealerFault {
    #[error("a die with {sides} sides is to be rolled, but no roll is left")]
    NoRollLeft { sides: u8 },
    #[error("a piece is to be drawn, but no draw is left")]
    NoDrawLeft,
    #[error("a {rolled} cannot be rolled with a die of {sides} sides")]
    OutOfRange { rolled: u8, sides: u8 },
    #[error("a piece of kind {kind} cannot be drawn: the bag holds none")]
    NotInBag { kind: u8 },
    #[error("a die is to be rolled, but the next answer is a draw of kind {kind}")]
    DrawForRoll { kind: u8 },
    #[error("a piece is to be drawn, but the next answer is a roll of {rolled}")]
    RollForDraw { rolled: u8 },
    #[error("nobody asked for the last {answers} of the answers")]
    LeftOver { answers: usize },
}

/// A dealer that may be unable to answer. It then gives a harmless legal answer, so that the rules can finish what they
/// are doing, and remembers its first fault, so that whoever holds the state can put it back.
pub trait Faulty {
    fn fault(&self) -> Option<&DealerFault>;
}

impl<D: Faulty + ?Sized> Faulty for &mut D {
    fn fault(&self) -> Option<&DealerFault> {
        (**self).fault()
    }
}

impl<D: Faulty + ?Sized> Faulty for Box<D> {
    fn fault(&self) -> Option<&DealerFault> {
        (**self).fault()
    }
}

/// A roll that was given from outside, if the die has such a face.
pub(super) fn real_roll(rolled: u8, sides: u8) -> Result<u8, DealerFault> {
    if (1..=sides).contains(&rolled) {
        Ok(rolled)
    } else {
        Err(DealerFault::OutOfRange { rolled, sides })
    }
}

/// A draw that was given from outside, if the bag holds such a piece.
pub(super) fn real_draw(kind: u8, counts: &[u8]) -> Result<u8, DealerFault> {
    match counts.get(usize::from(kind)) {
        Some(1..) => Ok(kind),
        _ => Err(DealerFault::NotInBag { kind }),
    }
}

/// The first fault of a dealer, and the harmless answers it gives meanwhile.
#[derive(Clone, Debug, Default)]
pub(super) struct FirstFault(pub(super) Option<DealerFault>);

impl FirstFault {
    pub(super) fn or_one(&mut self, roll: Result<u8, DealerFault>) -> u8 {
        roll.unwrap_or_else(|fault| {
            self.0.get_or_insert(fault);
            1
        })
    }

    pub(super) fn or_first_kind(&mut self, draw: Result<u8, DealerFault>, counts: &[u8]) -> u8 {
        draw.unwrap_or_else(|fault| {
            self.0.get_or_insert(fault);
            counts.iter().position(|&count| count > 0).unwrap_or(0) as u8
        })
    }
}
