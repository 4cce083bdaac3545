//! Books kept beside a heist: what must be there, counted from what was told.

use board::SpaceSet;
use crew::content::effect::Chit;
use crew::heist::PieceKind;
use crew::state::{Place, Token};
use crew::{Event, Heist, Piece, State, Who};

/// Expected totals, carried along event by event.
pub struct Ledger {
    cash: i32,
    /// Guards, cameras, locks, dogs on the board and in the bag; double chits count twice where they are two chits.
    chits: [i32; 4],
    cards_left: i32,
    queued: i32,
    /// The chit a blank may still replace.
    drawn: Chit,
}

const KINDS: [Chit; 4] = [Chit::Guard, Chit::Camera, Chit::Lock, Chit::Dog];

/// How many chits a double one counts for.
fn double(heist: &Heist) -> i32 {
    1 + i32::from(heist.rules.doubles_are_two_chits)
}

fn weight(heist: &Heist, chit: Chit) -> Option<(usize, i32)> {
    match chit {
        Chit::Guard => Some((0, 1)),
        Chit::Camera => Some((1, 1)),
        Chit::Lock => Some((2, 1)),
        Chit::Dog => Some((3, 1)),
        Chit::TwoGuards => Some((0, double(heist))),
        Chit::TwoCameras => Some((1, double(heist))),
        Chit::TwoLocks => Some((2, double(heist))),
        _ => None,
    }
}

fn cash_in_play(state: &State) -> i32 {
    let floor: i32 = state.cash_on.iter().map(|&cash| i32::from(cash)).sum();
    let hands: i32 = state.crew.iter().map(|member| i32::from(member.cash)).sum();
    floor + hands + i32::from(state.team.cash)
}

fn chits_in_play(heist: &Heist, state: &State) -> [i32; 4] {
    let bag = |chit: Chit| i32::from(state.in_bag(chit));
    let doubles = [
        bag(Chit::TwoGuards),
        bag(Chit::TwoCameras),
        bag(Chit::TwoLocks),
        0,
    ];
    std::array::from_fn(|i| {
        state.tokens.total(KINDS[i]) as i32 + bag(KINDS[i]) + double(heist) * doubles[i]
    })
}

impl Ledger {
    pub fn new(heist: &Heist, state: &State) -> Ledger {
        Ledger {
            cash: cash_in_play(state),
            chits: chits_in_play(heist, state),
            cards_left: i32::from(state.events.len - state.events.top),
            queued: 0,
            drawn: Chit::Blank,
        }
    }

    pub fn note(&mut self, heist: &Heist, event: Event) {
        let mut chit = |chit: Chit, count: i32| {
            if let Some((kind, weight)) = weight(heist, chit) {
                self.chits[kind] += weight * count;
            }
        };
        // On an alert track the cards are squares, and stay there.
        let from_the_deck = i32::from(heist.edition.alert.is_none());
        match event {
            Event::Pocketed { cash, .. } | Event::CashAdded { cash, .. } => {
                self.cash += i32::from(cash)
            }
            Event::Sold { price, .. } | Event::JewelSold { price } => self.cash += i32::from(price),
            Event::Bought { price, .. } | Event::Paid { price } => self.cash -= i32::from(price),
            Event::BetPlaced { cash } | Event::LootLost { cash, .. } => {
                self.cash -= i32::from(cash)
            }
            Event::SafeOpened { .. } => {
                self.cash += heist
                    .scenario
                    .draft
                    .safe
                    .as_ref()
                    .map_or(0, |safe| i32::from(safe.cash));
            }
            Event::ChitAdded { chit: kind, .. } => chit(kind, 1),
            Event::ChitRemoved { chit: kind, .. } | Event::Thinned { chit: kind } => chit(kind, -1),
            Event::BagFilled { chit: kind, count } => chit(kind, i32::from(count)),
            Event::BagSwapped { chit: kind, count } => chit(kind, -i32::from(count)),
            Event::BagUpgraded { chit: kind } => chit(kind, double(heist) - 1),
            Event::Revealed { chit, .. } => self.drawn = chit,
            Event::Replaced { .. } if !heist.rules.consultant_returns_chit => chit(self.drawn, -1),
            Event::EventInserted { .. } => self.cards_left += 1,
            Event::Alert { card: Some(_), .. }
            | Event::EventActive {
                recalled: false, ..
            } => self.cards_left -= from_the_deck,
            Event::CrisisQueued { .. } => {
                self.cards_left -= from_the_deck;
                self.queued += 1;
            }
            Event::CrisisStruck { .. } => self.queued -= 1,
            _ => {}
        }
    }

    /// Compares the books with the table.
    pub fn check(&self, heist: &Heist, state: &State) -> Result<(), String> {
        let same =
            |what: &str, booked: &dyn std::fmt::Debug, there: &dyn std::fmt::Debug, ok: bool| {
                if ok {
                    Ok(())
                } else {
                    Err(format!("{what}: booked {booked:?}, on the table {there:?}"))
                }
            };
        let cash = cash_in_play(state);
        same("cash", &self.cash, &cash, self.cash == cash)?;
        // A chit under a question is in nobody's hands yet.
        if !matches!(state.prompt(), Some(crew::state::Prompt::Replace { .. })) {
            let chits = chits_in_play(heist, state);
            same("chits", &self.chits, &chits, self.chits == chits)?;
        }
        let left = i32::from(state.events.len - state.events.top);
        same(
            "cards in the deck",
            &self.cards_left,
            &left,
            self.cards_left == left,
        )?;
        self.check_pieces(heist, state)
    }

    /// Every piece is in one place, and hands, floors and sets agree.
    fn check_pieces(&self, heist: &Heist, state: &State) -> Result<(), String> {
        let mut held = [0u32; 5];
        let mut loot = SpaceSet::EMPTY;
        let mut bagged = [0u8; Chit::BAG.len()];
        for (i, place) in state.pieces.iter().enumerate().take(31) {
            if let Some(who) = place.holder() {
                held[who.index()] |= 1 << i;
            }
            if let Some(space) = place.space() {
                loot.insert(space);
            }
            if let (Place::BAG, Some(PieceKind::Loot(chit))) = (*place, heist.piece(Piece(i as u8)))
            {
                bagged[chit as usize] += 1;
            }
        }
        for (i, &cash) in state.cash_on.iter().enumerate() {
            if cash > 0 {
                loot.insert(board::Space(i as u8));
            }
        }
        for who in (0..5).map(Who) {
            if state.member(who).held != held[who.index()] {
                return Err(format!(
                    "{who:?} holds {:b}, pieces say {:b}",
                    state.member(who).held,
                    held[who.index()]
                ));
            }
        }
        if loot != state.loot {
            return Err(format!(
                "loot lies on {loot:?}, the set says {:?}",
                state.loot
            ));
        }
        if !matches!(state.prompt(), Some(crew::state::Prompt::Replace { .. })) {
            for chit in [Chit::Jewel, Chit::Documents, Chit::Keycard, Chit::Usb] {
                if bagged[chit as usize] != state.in_bag(chit) {
                    return Err(format!(
                        "{} {chit:?} pieces are in the bag, it counts {}",
                        bagged[chit as usize],
                        state.in_bag(chit)
                    ));
                }
            }
        }
        for token in Token::ALL {
            for space in (0..80).map(board::Space) {
                if (state.tokens.count(token, space) > 0) != state.tokens.on(token).contains(space)
                {
                    return Err(format!("{token:?} on {space:?}: count and set disagree"));
                }
            }
        }
        Ok(())
    }
}
