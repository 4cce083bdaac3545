//! Names for the cards, as small numbers, and piles of them.

use crate::content::content;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What a test can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    Agility,
    Charm,
    Dexterity,
}

impl Skill {
    pub const ALL: [Skill; 3] = [Skill::Agility, Skill::Charm, Skill::Dexterity];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A number that stands for an entry of the content, and is written as its id.
macro_rules! by_id {
    ($(#[$doc:meta])* $name:ident, $list:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }

            pub fn all() -> impl Iterator<Item = $name> {
                (0..content().$list.len() as u8).map($name)
            }

            pub fn named(id: &str) -> Option<$name> {
                let at = content().$list.iter().position(|entry| entry.id == id);
                at.map(|at| $name(at as u8))
            }

            /// As files and programs write it.
            pub fn id(self) -> &'static str {
                content().$list.get(self.index()).map_or("", |entry| entry.id.as_str())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let id = std::borrow::Cow::<'de, str>::deserialize(from)?;
                $name::named(&id).ok_or_else(|| de::Error::custom(format!(concat!("there is no ", $what, " {:?}"), id)))
            }
        }
    };
}

by_id!(
    /// A kind of resource card. The assists come first, then the tricks; copies of a kind are all the same.
    Card, cards, "card"
);
by_id!(
    /// Who a player is.
    Identity, identities, "identity"
);
by_id!(
    /// What a player wants besides.
    Secret, secrets, "secret"
);
by_id!(
    /// One of the obstacles of all jobs, job by job in the order they are faced.
    Obstacle, obstacles, "obstacle"
);
by_id!(
    /// A pile of obstacles.
    Job, jobs, "job"
);

/// More kinds than there are resource cards.
pub const KINDS: usize = 32;

/// A pile of resource cards whose order does not matter: a hand, the deck, the discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    counts: [u8; KINDS],
    /// The kinds there are, as bits.
    kinds: u32,
}

impl Cards {
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.counts.get(card.index()).copied().unwrap_or(0)
    }

    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.kinds == 0
    }

    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.kinds |= 1 << card.0;
    }

    pub fn add_all(&mut self, cards: &Cards) {
        for (into, count) in self.counts.iter_mut().zip(cards.counts) {
            *into += count;
        }
        self.kinds |= cards.kinds;
    }

    /// Takes one away. There must be one.
    #[inline]
    pub fn take(&mut self, card: Card) {
        let count = &mut self.counts[card.index()];
        debug_assert!(*count > 0, "there is no {card:?} to take");
        *count -= 1;
        if *count == 0 {
            self.kinds &= !(1 << card.0);
        }
    }

    /// Every kind that is there, once.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = Card> + use<> {
        self.among(u32::MAX)
    }

    /// Every kind of these (as bits) that is there, once.
    #[inline]
    pub fn among(&self, kinds: u32) -> impl Iterator<Item = Card> + use<> {
        let mut left = self.kinds & kinds;
        std::iter::from_fn(move || {
            let card = left.trailing_zeros();
            let found = left != 0;
            left &= left.wrapping_sub(1);
            found.then_some(Card(card as u8))
        })
    }

    /// Every card, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let each = self.each();
        each.flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// How many there are of each kind.
    #[inline]
    pub fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut pile = Cards::default();
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
