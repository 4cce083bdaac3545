//! A whole state that fits what a seat knows: for players who think ahead, and for the law that a view tells no secret.

use crate::cards::{Card, Cards, KINDS, Secret};
use crate::content::content;
use crate::state::{Commit, Hidden, Phase, SEATS, SeatView, State};
use table::Dealer;

impl SeatView {
    /// The cards this seat cannot see: in other hands or in the deck.
    pub fn unseen(&self) -> Cards {
        let public = &self.public;
        let mut counts = *content().deck.counts();
        let mut see = |cards: &Cards| {
            for (left, seen) in counts.iter_mut().zip(cards.counts()) {
                *left -= seen;
            }
        };
        see(&self.hand);
        see(&public.discard);
        see(&public.test.tricks);
        public.added.iter().for_each(&mut see);
        public.scored.iter().for_each(&mut see);
        for card in public.test.assists.iter().flatten() {
            counts[card.index()] -= 1;
        }
        let cards =
            (0..KINDS).flat_map(|at| std::iter::repeat_n(Card(at as u8), usize::from(counts[at])));
        cards.collect()
    }

    /// Deals what this seat cannot see at random: hands, secrets, and what others have decided unseen.
    pub fn imagine<D: Dealer>(&self, dealer: &mut D) -> State {
        let mut deck = self.unseen();
        let mut hidden = Hidden {
            hands: [Cards::default(); SEATS],
            secrets: [Secret(0); SEATS],
            commits: [Commit::Undecided; SEATS],
            deck: Cards::default(),
        };
        let mut secrets = [0; 16];
        let kinds = content().secrets.len();
        secrets[..kinds].fill(1);
        secrets[self.secret.index()] = 0;
        for seat in self.public.seats() {
            let at = usize::from(seat.0);
            if seat == self.seat {
                hidden.hands[at] = self.hand;
                hidden.secrets[at] = self.secret;
                hidden.commits[at] = self.commit;
                continue;
            }
            for _ in 0..self.public.hands[at] {
                let card = Card(dealer.draw(&deck.counts()[..content().cards.len()]));
                deck.take(card);
                hidden.hands[at].add(card);
            }
            let secret = Secret(dealer.draw(&secrets[..kinds]));
            secrets[secret.index()] = 0;
            hidden.secrets[at] = secret;
            if self.public.decided(seat) && self.public.phase == Phase::Help {
                hidden.commits[at] = decision(&hidden.hands[at], dealer);
            }
        }
        if let Some(shown) = self.public.secrets {
            hidden.secrets = shown;
        }
        hidden.deck = deck;
        State {
            public: self.public,
            hidden,
        }
    }
}

/// Any of the decisions that such a hand allows.
fn decision<D: Dealer>(hand: &Cards, dealer: &mut D) -> Commit {
    let kinds = hand.among(content().assists).count() as u8;
    match dealer.roll(kinds + 1) {
        1 => Commit::Nothing,
        nth => {
            let card = hand.among(content().assists).nth(usize::from(nth) - 2);
            card.map_or(Commit::Nothing, Commit::Card)
        }
    }
}
