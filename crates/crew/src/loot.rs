//! Loot, tokens and machines: what hands do in the Action phase and in Escape alike.

use crate::characters::Characters;
use crate::command::{Command, Piece, Who};
use crate::content::cards::Joins;
use crate::content::codes::Letter;
use crate::content::effect::Chit;
use crate::event::Event;
use crate::heist::PieceKind;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use crate::state::*;
use board::{Space, SpaceSet};
use table::{Dealer, Seat, Witness};

impl Position<'_> {
    /// Loot, tokens and machines: things hands do in the Action phase and in Escape alike.
    pub fn check_loot(self, seat: Seat, command: Command) -> Result<(), Refusal> {
        let s = self.s;
        match command {
            Command::Take { who, piece, from } => self.check_take(seat, who, piece, from),
            Command::Drop { who, piece, to } => {
                let member = self.own(seat, who)?;
                self.holding(member, piece)?;
                let aside = member.reaching
                    && self.h.role(who).reach_drop
                    && (self.near(member.at) - self.shut()).contains(to);
                self.have(to == member.at || aside, Refusal::OutOfReach)
            }
            Command::Hand { who, to, piece } => {
                let giver = s.crew.get(who.index()).ok_or(Refusal::NoSuchCharacter)?;
                // A runner who was stopped cannot refuse: loot on them can be saved until the end.
                let stopped =
                    s.phase == Phase::Escape && giver.stopped && giver.status == Status::Active;
                if !(stopped && self.own(seat, to).is_ok()) {
                    self.own(seat, who)?;
                }
                let taker = self.other(who, to)?;
                self.holding(giver, piece)?;
                self.have(giver.at == taker.at, Refusal::NotTogether)
            }
            Command::OpenRemote { who, letter } => {
                let member = self.own(seat, who)?;
                let wanted = *Letter::ALL
                    .get(letter as usize)
                    .ok_or(Refusal::NoSuchThing)?;
                let servers = &self.h.scenario.servers;
                let here = servers
                    .iter()
                    .any(|(space, l)| *space == member.at && *l == wanted);
                self.have(here, Refusal::NoServerHere)?;
                self.have(
                    who != Who::NPC || self.h.rules.npc_uses_servers,
                    Refusal::NoServerHere,
                )?;
                self.have(
                    s.phase == Phase::Action || self.h.rules.servers_work_in_escape,
                    Refusal::WrongPhase,
                )?;
                self.have(
                    !s.remote[letter as usize].is_empty(),
                    Refusal::NothingToOpen,
                )?;
                self.have(
                    !self.removable(letter as usize).is_empty(),
                    Refusal::OuterRingFirst,
                )
            }
            Command::TakeHostage { who } => {
                let member = self.own(seat, who)?;
                self.have(who != Who::NPC, Refusal::NotYourCharacter)?;
                let npc = &s.crew[Who::NPC.index()];
                let hostage = self.h.special.npc_joins == Joins::WhenTaken;
                let here = npc.status == Status::Idle && npc.at == member.at;
                self.have(hostage && here, Refusal::NoHostageHere)
            }
            Command::TakeIdea { who } => {
                let member = self.own(seat, who)?;
                self.have(s.idea_tokens.contains(member.at), Refusal::NoIdeaHere)
            }
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn check_take(self, seat: Seat, who: Who, piece: Piece, from: Space) -> Result<(), Refusal> {
        let member = self.own(seat, who)?;
        if from.index() >= self.h.board().space_count() {
            return Err(Refusal::NoSuchSpace);
        }
        let aside = from != member.at;
        self.have(!self.covered(from), Refusal::UnderSensor)?;
        self.check_swap(piece)?;
        if aside {
            let open = self.near(member.at) - self.s.tokens.on(Token::Lock) - self.s.doors;
            let open = if self.h.rules.remote_lock_covers_loot {
                open - self.ringed()
            } else {
                open
            };
            self.have(member.reaching && open.contains(from), Refusal::OutOfReach)?;
            let item = matches!(self.h.piece(piece), Some(PieceKind::Item(_)));
            self.have(
                item || self.h.rules.reach_takes_any_loot,
                Refusal::OutOfReach,
            )?;
        }
        if piece == Piece::CASH {
            self.have(self.s.cash_on[from.index()] > 0, Refusal::NothingToTake)?;
        } else {
            self.have(piece.index() < self.h.pieces.len(), Refusal::NoSuchThing)?;
            self.have(
                self.s.pieces[piece.index()] == Place::on(from),
                Refusal::NothingToTake,
            )?;
        }
        let guarded = !self.h.rules.loot_under_guard && self.s.tokens.guarded().contains(from);
        self.have(!guarded, Refusal::HeldByGuard)
    }

    /// Whether a character can open this keycard door from where they stand.
    pub fn check_door(self, member: &Member, space: Space) -> Result<(), Refusal> {
        self.have(self.s.doors.contains(space), Refusal::NothingToOpen)?;
        self.have(self.near(member.at).contains(space), Refusal::NotAdjacent)?;
        self.have(
            self.holds_loot(member, Chit::Keycard),
            Refusal::NeedsKeycard,
        )
    }

    /// The keycard doors that whoever holds something might open from where they stand.
    pub fn offer_doors(self, who: Who, offer: &mut impl FnMut(Command)) {
        let member = self.s.member(who);
        if member.held != 0 {
            for space in self.near(member.at) & self.s.doors {
                offer(Command::OpenDoor { who, space });
            }
        }
    }

    /// In some heists only what can be replaced by a twin may be taken.
    fn check_swap(self, piece: Piece) -> Result<(), Refusal> {
        let Some(PieceKind::Loot(chit)) = self.h.piece(piece) else {
            return Ok(());
        };
        let (true, Some(twin)) = (self.h.special.swaps_only, chit.twin()) else {
            return Ok(());
        };
        let ours = self.h.brought & 1 << piece.0 != 0;
        let twin = (0..self.h.pieces.len())
            .any(|i| self.h.brought & 1 << i != 0 && self.h.pieces[i] == PieceKind::Loot(twin));
        self.have(ours || twin, Refusal::NoTwin)
    }

    pub fn holding(self, member: &Member, piece: Piece) -> Result<(), Refusal> {
        if piece == Piece::CASH {
            return self.have(member.cash > 0, Refusal::NotHeld);
        }
        self.have(piece.index() < self.h.pieces.len(), Refusal::NoSuchThing)?;
        self.have(member.holds(piece), Refusal::NotHeld)
    }

    /// Offers what hands can do.
    pub fn list_loot(self, who: Who, offer: &mut impl FnMut(Command)) {
        let member = self.s.member(who);
        let s = self.s;
        let mut within = SpaceSet::of(member.at);
        if member.reaching {
            within |= self.near(member.at);
        }
        if s.loot.intersects(within) {
            for from in within & s.loot {
                for piece in s.pieces_on(from).chain([Piece::CASH]) {
                    offer(Command::Take { who, piece, from });
                }
            }
        }
        if member.held != 0 || member.cash > 0 {
            let cash = (member.cash > 0).then_some(Piece::CASH);
            let together = self
                .characters()
                .filter(|&to| to != who && s.member(to).at == member.at);
            let together: Characters = together.collect();
            for piece in self.held(member).chain(cash) {
                for to in within {
                    offer(Command::Drop { who, piece, to });
                }
                for to in together.iter() {
                    offer(Command::Hand { who, to, piece });
                }
            }
        }
        for (space, letter) in &self.h.scenario.servers {
            if *space == member.at {
                offer(Command::OpenRemote {
                    who,
                    letter: letter.index() as u8,
                });
            }
        }
        if s.crew[Who::NPC.index()].status == Status::Idle {
            offer(Command::TakeHostage { who });
        }
        if s.idea_tokens.contains(member.at) {
            offer(Command::TakeIdea { who });
        }
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    /// Loot, tokens and machines.
    pub fn do_loot(&mut self, command: Command) {
        match command {
            Command::Take { who, piece, from } => {
                let cash = if piece == Piece::CASH {
                    self.cash_from_floor(from)
                } else {
                    0
                };
                if piece == Piece::CASH {
                    let member = self.member(who);
                    member.cash = member.cash.saturating_add(cash);
                } else {
                    self.place_piece(piece, Place::with(who));
                }
                self.tell(Event::Took {
                    who,
                    piece,
                    cash,
                    from,
                });
                self.secure(who);
            }
            Command::Drop { who, piece, to } => self.put_piece(who, piece, to),
            Command::Hand { who, to, piece } => {
                let cash = if piece == Piece::CASH {
                    std::mem::take(&mut self.member(who).cash)
                } else {
                    0
                };
                if piece == Piece::CASH {
                    let taker = self.member(to);
                    taker.cash = taker.cash.saturating_add(cash);
                } else {
                    self.place_piece(piece, Place::with(to));
                }
                self.tell(Event::Handed {
                    who,
                    to,
                    piece,
                    cash,
                });
            }
            Command::OpenRemote { letter, .. } => self.open_remote(letter),
            Command::TakeHostage { .. } => self.activate_npc(),
            Command::TakeIdea { who } => {
                let at = self.s.member(who).at;
                self.s.idea_tokens.remove(at);
                self.gain_ideas(who, 1);
            }
            _ => {}
        }
    }

    /// A piece from a hand to a space.
    pub fn put_piece(&mut self, who: Who, piece: Piece, to: Space) {
        let cash = if piece == Piece::CASH {
            std::mem::take(&mut self.member(who).cash)
        } else {
            0
        };
        if piece == Piece::CASH {
            self.cash_to_floor(to, cash);
        } else {
            self.place_piece(piece, Place::on(to));
        }
        self.tell(Event::Dropped {
            who,
            piece,
            cash,
            to,
        });
    }
}
