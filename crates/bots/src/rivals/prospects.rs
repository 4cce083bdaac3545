//! What is still to come, and who is in the lead.

use super::Sight;
use rivals::content::ROUNDS;
use rivals::state::SEATS;

/// Points that make a rival about three times as dangerous, at the beginning and in the last round.
const LEAD: [f32; ROUNDS] = [6.0, 5.0, 4.0, 3.0, 2.0];

/// Tests after the present one, and what a point of each rival costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospects {
    /// Own tests.
    pub own: u8,
    /// Tests of the others.
    pub others: u8,
    /// Tests of the others before the own hand is filled again.
    pub until_draw: u8,
    /// What a point of each rival costs, in own points. Together one: if all get a point, nothing has changed.
    pub rivals: [f32; SEATS],
}

impl Prospects {
    pub fn of(sight: &Sight) -> Prospects {
        Prospects {
            rivals: dangers(sight),
            ..Prospects::counted(sight)
        }
    }

    fn counted(sight: &Sight) -> Prospects {
        let public = sight.public;
        let players = public.players;
        let place = (sight.seat.0 + players - public.starter.0) % players;
        let turns = public.turns.min(players - 1);
        let rounds = ROUNDS as u8 - public.round;
        let own = rounds + u8::from(place > turns);
        let all = players * rounds + (players - 1 - turns);
        let until_draw = if place > turns {
            place - turns - 1
        } else {
            let next = if rounds > 0 { place } else { 0 };
            players - 1 - turns + next
        };
        Prospects {
            own,
            others: all - own,
            until_draw,
            rivals: [0.0; SEATS],
        }
    }

    /// What is still to come when a turn begins: the one that begins is counted too.
    pub fn at_turn(sight: &Sight) -> Prospects {
        let mut to_come = Prospects::counted(sight);
        if sight.seat == sight.public.active {
            to_come.own += 1;
        } else {
            to_come.others += 1;
        }
        to_come
    }
}

/// The nearer a rival is to winning, the more its points cost.
fn dangers(sight: &Sight) -> [f32; SEATS] {
    let public = sight.public;
    let mut dangers = [0.0; SEATS];
    if public.players == 2 {
        dangers[1 - sight.at()] = 1.0;
        return dangers;
    }
    let lead = LEAD[usize::from(public.round - 1)];
    let mut all = 0.0;
    for rival in public.after(sight.seat) {
        let points = f32::from(sight.game.score(public, rival).points());
        let danger = (points / lead).exp();
        dangers[usize::from(rival.0)] = danger;
        all += danger;
    }
    dangers.map(|danger| danger / all)
}
