//! Lockdown gates: hexes that close one after the other and become gaps.

use crate::command::{Piece, Who};
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::state::*;
use board::Space;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Formatter};
use std::ops::Sub;
use table::{Dealer, Witness};

/// A gate of the map: 0 is gate A, which closes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GateId(pub u8);

impl GateId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of gates.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Gates(u8);

impl Gates {
    pub const EMPTY: Gates = Gates(0);

    /// One gate alone; none if no map has so many.
    #[inline]
    pub const fn of(gate: GateId) -> Gates {
        if gate.0 < u8::BITS as u8 {
            Gates(1 << gate.0)
        } else {
            Gates::EMPTY
        }
    }

    #[inline]
    pub const fn contains(self, gate: GateId) -> bool {
        self.0 & Gates::of(gate).0 != 0
    }

    #[inline]
    pub fn insert(&mut self, gate: GateId) {
        self.0 |= Gates::of(gate).0;
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The gates in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = GateId> {
        (0..u8::BITS as u8)
            .map(GateId)
            .filter(move |&gate| self.contains(gate))
    }
}

/// Gates of the first set that are not in the second.
impl Sub for Gates {
    type Output = Gates;

    #[inline]
    fn sub(self, other: Gates) -> Gates {
        Gates(self.0 & !other.0)
    }
}

impl FromIterator<GateId> for Gates {
    fn from_iter<I: IntoIterator<Item = GateId>>(gates: I) -> Gates {
        let mut set = Gates::EMPTY;
        for gate in gates {
            set.insert(gate);
        }
        set
    }
}

impl Debug for Gates {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|gate| gate.0))
            .finish()
    }
}

impl<'a> Position<'a> {
    /// Gates that are still open, the next one first.
    pub fn open_gates(self) -> impl Iterator<Item = (GateId, Space)> + use<'a> {
        let shut = self.s.gates_shut;
        let gates = (0..).map(GateId).zip(self.h.scenario.gates.iter().copied());
        gates.filter(move |(gate, _)| !shut.contains(*gate))
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// All gates close when Escape begins, but for those somebody pays to keep open.
    pub fn last_gates(&mut self) {
        let position = self.position();
        let open = position
            .open_gates()
            .filter(|(gate, _)| !self.s.gates_held.contains(*gate));
        let Some((gate, space)) = open.min_by_key(|(gate, _)| *gate) else {
            return;
        };
        let holder = position.players().find(|&who| {
            let price = self.h.role(who).holds_gates;
            price > 0 && self.s.member(who).ideas >= price
        });
        match holder {
            Some(who) => {
                self.s.events.step -= 1;
                self.ask(Prompt::HoldGate { who, space });
            }
            None if self.s.gates_held.is_empty() => {
                self.close_gates(0);
            }
            None => {
                self.s.events.step -= 1;
                self.close_these(Gates::of(gate), false);
            }
        }
    }

    /// Closes the next gates (0: all of them).
    pub fn close_gates(&mut self, count: u8) -> bool {
        let open = self.position().open_gates();
        let most = if count == 0 {
            usize::MAX
        } else {
            count as usize
        };
        let gates = open.take(most).map(|(gate, _)| gate).collect();
        self.close_these(gates, count != 0)
    }

    /// Closes these gates. When all close, Escape is near, and Escape needs no plan.
    pub fn close_these(&mut self, gates: Gates, replan: bool) -> bool {
        let gates = gates - self.s.gates_shut;
        if gates.is_empty() {
            return false;
        }
        let mut returned = [0; CREW];
        for gate in gates.iter() {
            self.close_gate(gate, &mut returned);
        }
        let tiles = self.s.present & self.h.board().tiles();
        self.s.external = self.h.board().external_tiles(tiles);
        // Asked when all are closed: a later gate may have taken the owner.
        let replan = replan && self.h.rules.gate_tokens_return && !self.s.escape_called;
        for (seat, tokens) in (0..).zip(returned) {
            if replan && tokens > 0 && self.s.member(Who(seat)).status == Status::Active {
                self.ask(Prompt::Replan { seat, tokens });
            }
        }
        if self.h.rules.cut_off_is_busted {
            self.bust_cut_off();
        }
        true
    }

    /// Rulebook, Lockdown Gates: the whole hex goes, with everything on it. Planning tokens return to their owners.
    fn close_gate(&mut self, id: GateId, returned: &mut [u8; CREW]) {
        let Some(&gate) = self.h.scenario.gates.get(id.index()) else {
            return;
        };
        self.s.gates_shut.insert(id);
        self.tell(Event::GateClosed { space: gate });
        for who in (0..CREW as u8).map(Who) {
            let member = self.s.member(who);
            if member.at == gate && member.status == Status::Active {
                self.bust(who);
            } else if member.at == gate && member.status == Status::Idle {
                self.member(who).status = Status::Busted;
                self.tell(Event::NpcLost);
            }
            if self.s.member(who).planned.contains(gate) {
                self.member(who).planned.remove(gate);
                returned[who.index()] += 1;
            }
        }
        self.clear_hex(gate);
        if self.h.scenario.safe == Some(gate) {
            self.s.safe_open = true;
        }
        self.s.flashbanged[gate.index()] = Dazed::NONE;
        for set in [
            &mut self.s.unknown,
            &mut self.s.due,
            &mut self.s.doors,
            &mut self.s.towers,
            &mut self.s.reinforcements,
            &mut self.s.idea_tokens,
            &mut self.s.loot,
            &mut self.s.flashbangs,
            &mut self.s.present,
        ] {
            set.remove(gate);
        }
        for rings in &mut self.s.remote {
            rings.remove(gate);
        }
        for space in self.s.bag_ideas.iter_mut().chain(&mut self.s.tough) {
            if *space == gate {
                *space = Space::NONE;
            }
        }
    }

    /// Everything on a hex leaves the board with it.
    fn clear_hex(&mut self, space: Space) {
        for token in Token::ALL {
            while self.s.tokens.remove(token, space) {
                self.tell(Event::ChitRemoved {
                    space,
                    chit: token.chit(),
                });
            }
        }
        let cash = self.cash_from_floor(space);
        if cash > 0 {
            self.tell(Event::LootLost {
                piece: Piece::CASH,
                cash,
            });
        }
        let safe = self.h.scenario.safe == Some(space) && !self.s.safe_open;
        for piece in (0..self.h.pieces.len() as u8).map(Piece) {
            let place = self.s.pieces[piece.index()];
            if place == Place::on(space) || safe && place == Place::SAFE {
                self.place_piece(piece, Place::LOST);
                self.tell(Event::LootLost { piece, cash: 0 });
            }
        }
    }

    /// Whoever can reach no exit any more, whatever is in the way, is busted.
    fn bust_cut_off(&mut self) {
        let exits = self.s.present - self.h.board().tiles();
        let reach = self.position().distances(exits);
        for who in (0..CREW as u8).map(Who) {
            let member = self.s.member(who);
            if member.status == Status::Active && reach.get(member.at).is_none() {
                self.tell(Event::CutOff { who });
                self.bust(who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_gates_of_a_map_and_no_others() {
        let set: Gates = [GateId(7), GateId(0), GateId(8), GateId(255)]
            .into_iter()
            .collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [GateId(0), GateId(7)]);
        assert!(!set.contains(GateId(8)) && !set.contains(GateId(1)));
        assert_eq!(set - Gates::of(GateId(0)), Gates::of(GateId(7)));
        assert!(Gates::of(GateId(9)).is_empty());
        assert_eq!(format!("{set:?}"), "{0, 7}");
    }
}
