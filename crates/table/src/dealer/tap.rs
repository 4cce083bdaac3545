use super::{Dealer, DealerFault, Faulty, Luck};

/// Notes down every answer of another dealer, so that a record can keep it.
#[derive(Clone, Debug)]
pub struct Tap<D> {
    dealer: D,
    answers: Vec<Luck>,
}

impl<D> Tap<D> {
    pub fn new(dealer: D) -> Self {
        Self {
            dealer,
            answers: Vec::new(),
        }
    }

    /// What was answered since the start or the last [`Tap::take`].
    pub fn answers(&self) -> &[Luck] {
        &self.answers
    }

    /// Gives the answers noted so far and starts a new list.
    pub fn take(&mut self) -> Vec<Luck> {
        std::mem::take(&mut self.answers)
    }

    /// Forgets the answers noted so far but keeps the room for the next.
    pub fn clear(&mut self) {
        self.answers.clear();
    }

    pub fn dealer(&self) -> &D {
        &self.dealer
    }
}

impl<D: Dealer> Dealer for Tap<D> {
    #[inline]
    fn roll(&mut self, sides: u8) -> u8 {
        let rolled = self.dealer.roll(sides);
        self.answers.push(Luck::Roll(rolled));
        rolled
    }

    #[inline]
    fn draw(&mut self, counts: &[u8]) -> u8 {
        let kind = self.dealer.draw(counts);
        self.answers.push(Luck::Draw(kind));
        kind
    }
}

impl<D: Faulty> Faulty for Tap<D> {
    fn fault(&self) -> Option<&DealerFault> {
        self.dealer.fault()
    }
}
