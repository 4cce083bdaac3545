//! The order of turns and rounds, and the end.

use crate::content::ROUNDS;
use crate::event::Event;
use crate::position::PositionMut;
use crate::state::{Phase, Test};
use table::{Dealer, Seat, Witness};

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn end_turn(&mut self) {
        let public = self.public();
        public.test = Test::default();
        public.phase = Phase::Choose;
        public.turns += 1;
        if public.turns == public.players {
            self.end_round();
        } else {
            public.active = Seat((public.active.0 + 1) % public.players);
        }
    }

    /// Heat and all tokens in front of players go into the bag.
    fn end_round(&mut self) {
        let round = self.state.public.round;
        let space = usize::from(round - 1);
        let colour = self.game.heat[space];
        let count = std::mem::take(&mut self.public().heat[space]);
        self.public().bag.add(colour, count);
        if count > 0 {
            self.tell(Event::Heated { colour, count });
        }
        let public = self.public();
        for front in &mut public.front {
            front.sweep(&mut public.bag);
        }
        self.tell(Event::RoundEnded { round });
        if usize::from(round) == ROUNDS {
            return self.finish();
        }
        let rotates = self.game.rules().starter_rotates;
        let public = self.public();
        if rotates {
            public.starter = Seat((public.starter.0 + 1) % public.players);
        }
        public.round += 1;
        public.turns = 0;
        public.active = public.starter;
        self.tell(Event::RoundBegan { round: round + 1 });
    }

    fn finish(&mut self) {
        let mut shown = self.state.hidden.secrets;
        // Seats that nobody has keep no secret.
        shown[usize::from(self.state.public.players)..].fill(crate::Secret(0));
        let public = self.public();
        public.phase = Phase::Over;
        public.secrets = Some(shown);
        let Some(outcome) = self.game.outcome(&self.state.public) else {
            return;
        };
        for seat in self.state.public.seats() {
            let at = usize::from(seat.0);
            self.tell(Event::SecretShown {
                seat,
                secret: shown[at],
                met: outcome.scores[at].secret.is_some(),
            });
        }
        self.tell(Event::Finished {
            points: outcome.scores.map(|score| score.points()),
            winners: outcome.winners,
        });
    }
}
