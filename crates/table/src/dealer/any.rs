use super::{Dealer, DealerFault, FairDealer, FastDealer, Faulty, ScriptedDealer};

/// One of the dealers a table can be given by name.
#[derive(Debug)]
pub enum AnyDealer {
    /// Boxed: its generator is ten times the size of the others.
    Fair(Box<FairDealer>),
    Fast(FastDealer),
    Scripted(ScriptedDealer),
}

impl From<FairDealer> for AnyDealer {
    fn from(dealer: FairDealer) -> Self {
        AnyDealer::Fair(Box::new(dealer))
    }
}

impl From<FastDealer> for AnyDealer {
    fn from(dealer: FastDealer) -> Self {
        AnyDealer::Fast(dealer)
    }
}

impl From<ScriptedDealer> for AnyDealer {
    fn from(dealer: ScriptedDealer) -> Self {
        AnyDealer::Scripted(dealer)
    }
}

impl Dealer for AnyDealer {
    fn roll(&mut self, sides: u8) -> u8 {
        match self {
            AnyDealer::Fair(dealer) => dealer.roll(sides),
            AnyDealer::Fast(dealer) => dealer.roll(sides),
            AnyDealer::Scripted(dealer) => dealer.roll(sides),
        }
    }

    fn draw(&mut self, counts: &[u8]) -> u8 {
        match self {
            AnyDealer::Fair(dealer) => dealer.draw(counts),
            AnyDealer::Fast(dealer) => dealer.draw(counts),
            AnyDealer::Scripted(dealer) => dealer.draw(counts),
        }
    }
}

impl Faulty for AnyDealer {
    fn fault(&self) -> Option<&DealerFault> {
        match self {
            AnyDealer::Fair(dealer) => dealer.fault(),
            AnyDealer::Fast(dealer) => dealer.fault(),
            AnyDealer::Scripted(dealer) => dealer.fault(),
        }
    }
}
