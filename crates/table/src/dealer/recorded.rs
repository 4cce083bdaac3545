use super::fault::{FirstFault, real_draw, real_roll};
use super::{Dealer, DealerFault, Faulty, Luck};

/// Reads recorded answers back, in the order in which they were given.
#[derive(Clone, Debug)]
pub struct RecordedDealer<'a> {
    left: &'a [Luck],
    fault: FirstFault,
}

impl<'a> RecordedDealer<'a> {
    pub fn new(answers: &'a [Luck]) -> Self {
        Self {
            left: answers,
            fault: FirstFault::default(),
        }
    }

    /// Whether every answer was asked for.
    pub fn finished(&self) -> bool {
        self.left.is_empty()
    }

    /// Whether exactly the recorded answers were asked for; otherwise what went wrong first.
    pub fn verdict(&self) -> Result<(), DealerFault> {
        match self.fault.0 {
            Some(fault) => Err(fault),
            None if self.finished() => Ok(()),
            None => Err(DealerFault::LeftOver {
                answers: self.left.len(),
            }),
        }
    }

    fn next(&mut self) -> Option<Luck> {
        let (&next, left) = self.left.split_first()?;
        self.left = left;
        Some(next)
    }
}

impl Dealer for RecordedDealer<'_> {
    fn roll(&mut self, sides: u8) -> u8 {
        let roll = match self.next() {
            Some(Luck::Roll(rolled)) => real_roll(rolled, sides),
            Some(Luck::Draw(kind)) => Err(DealerFault::DrawForRoll { kind }),
            None => Err(DealerFault::NoRollLeft { sides }),
        };
        self.fault.or_one(roll)
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        let draw = match self.next() {
            Some(Luck::Draw(kind)) => real_draw(kind, counts),
            Some(Luck::Roll(rolled)) => Err(DealerFault::RollForDraw { rolled }),
            None => Err(DealerFault::NoDrawLeft),
        };
        self.fault.or_first_kind(draw, counts)
    }
}

impl Faulty for RecordedDealer<'_> {
    fn fault(&self) -> Option<&DealerFault> {
        self.fault.0.as_ref()
    }
}
