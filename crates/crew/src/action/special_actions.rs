//! What some actions do that icons cannot say.

use crate::command::{Aim, Who};
use crate::content::cards::SpecialAction;
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::SpaceSet;
use table::{Dealer, Witness};

impl Position<'_> {
    /// Whether an action that needs an aim has one, and no other has.
    pub(super) fn check_aim(
        self,
        member: &Member,
        who: Who,
        does: Option<SpecialAction>,
        aim: Aim,
    ) -> Result<(), Refusal> {
        match does {
            Some(SpecialAction::Breach) => self.check_breach(member, aim),
            Some(SpecialAction::Tunnel) => {
                let to = self.other(who, aim.who())?;
                self.have(aim.who().0 < self.h.players, Refusal::NeedsTarget)?;
                self.have(to.at != member.at, Refusal::AlreadyThere)?;
                self.closed(to.at)
            }
            Some(SpecialAction::KillPixels(_)) => {
                let imprisoned = self.remote_locked().contains(member.at);
                self.have(!imprisoned, Refusal::Imprisoned)?;
                let aimed = self.is_tile(member.at) && aim.side().is_some();
                self.have(aimed, Refusal::NeedsTarget)
            }
            _ => self.have(aim == Aim::NONE, Refusal::NeedsTarget),
        }
    }

    /// A new exit on this side of the tile.
    pub(super) fn check_breach(self, member: &Member, aim: Aim) -> Result<(), Refusal> {
        let side = aim.side().ok_or(Refusal::NeedsExternalSide)?;
        let room =
            self.is_tile(member.at) && (self.s.spare_exits.count as usize) < board::EXTRA_EXITS;
        self.have(room, Refusal::NeedsExternalSide)?;
        let tiles = self.s.present & self.h.board().tiles();
        let sides = self.h.board().external_sides(tiles, member.at);
        self.have(sides.contains(side), Refusal::NeedsExternalSide)
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub(super) fn do_special(&mut self, who: Who, does: SpecialAction, aim: Aim) {
        match does {
            SpecialAction::Breach => self.breach(who, aim),
            SpecialAction::Tunnel => {
                let to = self.s.member(aim.who()).at;
                self.arrive(who, to);
                self.seen(to);
            }
            SpecialAction::LoopFootage => {
                self.s.footage = true;
                self.tell(Event::Footage { who });
            }
            SpecialAction::KillPixels(range) => self.kill_pixels(who, aim, range),
            SpecialAction::Flashbang => self.flashbang(who),
            SpecialAction::BlowWhistle => {
                self.s.whistle = true;
                self.tell(Event::Whistled { who });
            }
            SpecialAction::TweakPlan => {
                for seat in 0..self.h.players as usize {
                    if self.s.crew[seat].status == Status::Active {
                        self.s.crew[seat].shifts = 1;
                    }
                }
            }
            SpecialAction::StudySchematics(cash) => self.study_schematics(cash),
            SpecialAction::Rewire(_)
            | SpecialAction::Grant(_)
            | SpecialAction::TossLoot(_)
            | SpecialAction::FlickKeycard
            | SpecialAction::Inspire(_) => {}
        }
    }

    /// A new exit on a side of the own tile; Escape begins.
    pub(super) fn breach(&mut self, who: Who, aim: Aim) {
        let at = self.s.member(who).at;
        let side = aim.side().expect("checked: a side");
        let cell = self.h.board().cell(at).expect("checked: a tile");
        let space = self.open_exit(cell.beside(side), at);
        self.tell(Event::ExitBreached { space, tile: at });
        if self.h.rules.breach_skips_event_phase {
            self.enter(Phase::Alarm);
        } else {
            self.s.escape_called = true;
        }
    }

    fn kill_pixels(&mut self, who: Who, aim: Aim, range: u8) {
        let at = self.s.member(who).at;
        let side = aim.side().expect("checked: a side");
        let over_gaps = self.h.rules.laser_shoots_over_gaps;
        let present = |steps| {
            self.h
                .board()
                .along(at, side, steps)
                .filter(|&space| self.s.present.contains(space))
        };
        let line: SpaceSet = (1..=range)
            .map(present)
            .take_while(|hex| over_gaps || hex.is_some())
            .flatten()
            .collect();
        let hit = line & self.s.tokens.on(Token::Camera);
        for space in hit {
            while self.s.tokens.count(Token::Camera, space) > 0 {
                self.disable(who, space);
            }
        }
        let loud = if self.h.rules.laser_noise_for_every_hex {
            line.len()
        } else {
            hit.len()
        };
        self.noise(Some(who), loud as u8);
    }

    fn flashbang(&mut self, who: Who) {
        let at = self.s.member(who).at;
        let around = self.position().near(at) | SpaceSet::of(at);
        for space in around & self.s.tokens.guarded() {
            for (token, dog) in [(Token::Guard, false), (Token::Dog, true)] {
                while self.s.tokens.count(token, space) > 0 {
                    let down = self.subdue(who, space, dog);
                    if self.h.rules.flashbang_subdues {
                        if down {
                            self.thrill(who);
                        }
                    } else {
                        self.s.flashbanged[space.index()].add(dog);
                    }
                }
            }
            if !self.h.rules.flashbang_subdues {
                self.s.flashbangs.insert(space);
            }
        }
    }

    /// Cash comes to the kennel and to where reinforcements would.
    fn study_schematics(&mut self, cash: u8) {
        self.s.schematics_studied = true;
        let kennel = self
            .h
            .kennel
            .filter(|&kennel| self.s.present.contains(kennel));
        let hexes = self.s.reinforcements | kennel.map_or(SpaceSet::EMPTY, SpaceSet::of);
        for space in hexes {
            self.cash_to_floor(space, cash);
            self.tell(Event::CashAdded { space, cash });
        }
    }
}
