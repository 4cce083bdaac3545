//! Who has ever held which seat. Where hands are hidden, whoever held a seat has seen its hand.

use super::SEATS;
use crate::key::KeyHash;
use table::{Seat, Seats};

/// The keys that ever held each seat. Bots of the table hold none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Holders([Vec<KeyHash>; SEATS]);

impl Holders {
    pub fn sat(&mut self, seat: Seat, key: KeyHash) {
        let keys = self.0.get_mut(usize::from(seat.0));
        if let Some(keys) = keys.filter(|keys| !keys.contains(&key)) {
            keys.push(key);
        }
    }

    /// Another device of the owner's has seen what its owner has seen.
    pub fn came(&mut self, owner: KeyHash, key: KeyHash) {
        for keys in self.0.iter_mut().filter(|keys| keys.contains(&owner)) {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }

    /// Whether somebody who holds these seats now may take one more without looking at others' hands by turns.
    pub fn may_take(&self, key: &KeyHash, seat: Seat, held: Seats) -> bool {
        let Some(before) = self.0.get(usize::from(seat.0)) else {
            return false;
        };
        let ever = self.ever(key);
        if before.contains(key) {
            true
        } else if before.is_empty() {
            // Several seats on one screen, but no walk from seat to seat.
            held.contains_all(ever)
        } else {
            ever.is_empty()
        }
    }

    /// The seats this key ever held.
    fn ever(&self, key: &KeyHash) -> Seats {
        let seats = (0..).map(Seat).zip(&self.0);
        let ever = seats.filter(|(_, keys)| keys.contains(key));
        ever.map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Key;

    fn keys<const N: usize>() -> [KeyHash; N] {
        std::array::from_fn(|_| Key::new().expect("a key").hash())
    }

    #[test]
    fn another_device_counts_as_its_owner() {
        let [ann, phone, bob] = keys();
        let mut holders = Holders::default();
        holders.sat(Seat(0), ann);
        holders.sat(Seat(1), bob);
        assert!(
            holders.may_take(&phone, Seat(1), Seats::EMPTY),
            "as somebody new"
        );
        // Ann has left her seat: the phone brings nothing but what she has seen.
        holders.came(ann, phone);
        assert!(!holders.may_take(&phone, Seat(1), Seats::EMPTY));
        assert!(!holders.may_take(&phone, Seat(2), Seats::EMPTY));
        assert!(holders.may_take(&phone, Seat(0), Seats::EMPTY));
        assert_eq!(holders.ever(&bob), Seats::from([1]));
    }

    #[test]
    fn there_are_only_so_many_seats() {
        let [ann] = keys();
        let mut holders = Holders::default();
        holders.sat(Seat(200), ann);
        assert_eq!(holders.ever(&ann), Seats::EMPTY);
        assert!(!holders.may_take(&ann, Seat(200), Seats::EMPTY));
    }
}
