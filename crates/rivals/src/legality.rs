//! What may be done and why not, from what a seat knows.

use crate::cards::{Card, Cards};
use crate::command::{Command, Source};
use crate::content::{Look, content};
use crate::game::Rivals;
use crate::refusal::Refusal;
use crate::state::{Phase, Public, SeatView};
use crate::tokens::{Colour, ThrownTokens, Tokens};
use table::Seat;

impl Rivals {
    /// Everything a seat may do, from what it knows.
    pub fn options(&self, view: &SeatView, into: &mut Vec<Command>) {
        self.list_legal(&view.public, view.seat, &view.hand, into);
    }

    pub(crate) fn list_legal(
        &self,
        public: &Public,
        seat: Seat,
        hand: &Cards,
        into: &mut Vec<Command>,
    ) {
        let content = content();
        let mine = seat == public.active;
        match public.phase {
            Phase::Choose if mine => {
                for job in self.jobs() {
                    if let Some(obstacle) = self.top(public, job) {
                        let ways = content.obstacles[obstacle.index()].ways.len() as u8;
                        into.extend((0..ways).map(|way| Command::Face { job, way }));
                    }
                }
            }
            Phase::Help if !mine && seat.0 < public.players && !public.decided(seat) => {
                into.push(Command::Decline);
                let assists = hand.among(content.assists);
                into.extend(assists.map(|card| Command::Help { card }));
            }
            Phase::Pay { seat: payer } if payer == seat => {
                into.extend(hand.each().map(|card| Command::Pay { card }));
            }
            Phase::Look { seat: helper, seen } if helper == seat => {
                if let Some(look) = self.look_of(public, seat) {
                    let able = seen.each().filter(|&colour| look.takes(colour));
                    into.extend(able.map(|colour| Command::Remove { colour }));
                    if !look.must_remove {
                        into.push(Command::Keep);
                    }
                }
            }
            Phase::Tricks if mine => {
                into.push(Command::Resolve);
                for card in hand.among(content.tricks) {
                    self.list_trick(public, card, into);
                }
            }
            Phase::Tie if mine => {
                let highest = highest(public.test_tokens());
                let colours = highest.each();
                into.extend(colours.map(|colour| Command::Remove { colour }));
            }
            Phase::Learn if mine => {
                into.push(Command::Skip);
                let teaching = content.tricks & content.upgrades;
                for (pile, from) in sources(public, hand) {
                    let cards = pile.among(teaching);
                    into.extend(cards.map(|card| Command::Learn { card, from }));
                }
            }
            Phase::Prepare if mine => {
                into.push(Command::Draw);
                into.extend(hand.each().map(|card| Command::Discard { card }));
            }
            _ => {}
        }
    }

    /// Whether a seat may do this, from what it knows, or why not.
    pub(crate) fn check_command(
        &self,
        public: &Public,
        seat: Seat,
        hand: &Cards,
        command: Command,
    ) -> Result<(), Refusal> {
        if public.phase == Phase::Over {
            return Err(Refusal::GameIsOver);
        }
        if seat.0 >= public.players {
            return Err(Refusal::NoSuchSeat);
        }
        let my_turn = || require(seat == public.active, Refusal::NotYourTurn);
        let holds = |card| require(hand.has(card), Refusal::NotInYourHand);
        match (public.phase, command) {
            (Phase::Choose, Command::Face { job, way }) => {
                my_turn()?;
                require(self.jobs().any(|known| known == job), Refusal::NoSuchJob)?;
                let obstacle = self.top(public, job).ok_or(Refusal::JobIsDone)?;
                let ways = &content().obstacles[obstacle.index()].ways;
                require(usize::from(way) < ways.len(), Refusal::NoSuchWay)
            }
            (Phase::Help, Command::Help { .. } | Command::Decline) => {
                require(seat != public.active, Refusal::YourOwnTest)?;
                require(!public.decided(seat), Refusal::AlreadyDecided)?;
                let Command::Help { card } = command else {
                    return Ok(());
                };
                holds(card)?;
                let assist = content().assists & 1 << card.0 != 0;
                require(assist, Refusal::NotAnAssist)
            }
            (Phase::Pay { seat: payer }, Command::Pay { card }) => {
                require(payer == seat, Refusal::NotYourTurn)?;
                holds(card)
            }
            (Phase::Look { seat: helper, .. }, Command::Remove { .. } | Command::Keep)
                if helper != seat =>
            {
                Err(Refusal::NotYourTurn)
            }
            (Phase::Look { seen, .. }, Command::Remove { colour }) => {
                self.check_removal(public, seat, seen, colour)
            }
            (Phase::Look { .. }, Command::Keep) => {
                let look = self.look_of(public, seat);
                let must = look.is_some_and(|look| look.must_remove);
                require(!must, Refusal::OneMustGo)
            }
            (Phase::Tricks, Command::Resolve) => my_turn(),
            (Phase::Tricks, Command::Play { card, on }) => {
                my_turn()?;
                require(is_known(card), Refusal::NotInYourHand)?;
                holds(card)?;
                self.judge_trick(public, card, on)
            }
            (Phase::Tie, Command::Remove { colour }) => {
                my_turn()?;
                let there = highest(public.test_tokens()).count(colour) > 0;
                require(there, Refusal::NotThisColour)
            }
            (Phase::Learn, Command::Skip) => my_turn(),
            (Phase::Learn, Command::Learn { card, from }) => {
                my_turn()?;
                check_lesson(public, hand, card, from)
            }
            (Phase::Prepare, Command::Draw) => my_turn(),
            (Phase::Prepare, Command::Discard { card }) => {
                my_turn()?;
                holds(card)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// A token that was looked at leaves the bag.
    fn check_removal(
        &self,
        public: &Public,
        seat: Seat,
        seen: Tokens,
        colour: Colour,
    ) -> Result<(), Refusal> {
        require(seen.count(colour) > 0, Refusal::NoSuchToken)?;
        let look = self.look_of(public, seat);
        let takes = look.is_some_and(|look| look.takes(colour));
        require(takes, Refusal::NotThisColour)
    }

    /// What the assist of a helper lets it look at.
    pub(crate) fn look_of(&self, public: &Public, seat: Seat) -> Option<Look> {
        let card = public.test.assists[usize::from(seat.0)]?;
        content().cards[card.index()].as_assist()?.look
    }
}

/// A trick is added to the identity.
fn check_lesson(public: &Public, hand: &Cards, card: Card, from: Source) -> Result<(), Refusal> {
    let missing = match from {
        Source::Played => Refusal::NotPlayed,
        Source::Hand => Refusal::NotInYourHand,
    };
    require(is_known(card), missing)?;
    // Before it is looked for: a trick that pays was played, and yet lies there no more.
    let of_kind = |kinds: u32| kinds & 1 << card.0 != 0;
    require(of_kind(content().tricks), Refusal::NotATrick)?;
    require(of_kind(content().upgrades), Refusal::TeachesNothing)?;
    let mut piles = sources(public, hand).into_iter();
    let there = piles.any(|(pile, source)| source == from && pile.has(card));
    require(there, missing)
}

#[inline]
fn require(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

#[inline]
fn is_known(card: Card) -> bool {
    card.index() < content().cards.len()
}

/// The colours of the tokens that show the highest number.
#[inline]
pub(crate) fn highest(lying: &ThrownTokens) -> Tokens {
    let mut found = Tokens::default();
    let most = lying.each().map(|token| token.printed()).max();
    let most = lying.each().filter(|token| Some(token.printed()) == most);
    most.for_each(|token| found.add(token.colour, 1));
    found
}

/// Where a trick to learn can come from.
#[inline]
fn sources<'a>(public: &'a Public, hand: &'a Cards) -> [(&'a Cards, Source); 2] {
    [(&public.test.tricks, Source::Played), (hand, Source::Hand)]
}
