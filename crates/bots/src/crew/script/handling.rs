//! What hands do for free: take up, hang, give and leave things.

use super::Script;
use crate::crew::brief::{Exchange, bits};
use crate::crew::errands::Task;
use crate::crew::moves::Move;
use crate::crew::why::Why;
use crew::state::Place;
use crew::{Command, Piece, Position, State, Status, Who};
use table::Seat;

impl<'h> Script<'h> {
    /// Loot, machines and people: free of charge.
    pub(super) fn hands(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        let at = member.at;
        let aim = || self.aim(s, who).unwrap_or(Why::Go { space: at });
        if let Some(found) = self.hang(scene, seat, who) {
            return Some(found);
        }
        if s.loot.contains(at) {
            for piece in s.pieces_on(at).chain([Piece::CASH]) {
                let command = Command::Take {
                    who,
                    piece,
                    from: at,
                };
                if self.worth_taking(who, piece)
                    && !self.hangs_well(s, piece)
                    && let Some(found) =
                        self.legal(s, seat, command, Why::Fetch { piece, space: at })
                {
                    return Some(found);
                }
            }
        }
        for letter in 0..3u8 {
            if self.brief.servers[letter as usize].contains(at)
                && !s.remote[letter as usize].is_empty()
            {
                let command = Command::OpenRemote { who, letter };
                let why = Why::Server { letter, space: at };
                if let Some(found) = self.legal(s, seat, command, why) {
                    return Some(found);
                }
            }
        }
        if !s.doors.is_empty() && member.held & self.brief.keycards != 0 {
            for space in scene.near(at) & s.doors {
                let command = Command::OpenDoor { who, space };
                if let Some(found) = self.legal(s, seat, command, Why::Door { space }) {
                    return Some(found);
                }
            }
        }
        let npc = s.member(Who::NPC);
        if npc.status == Status::Idle && npc.at == at {
            let command = Command::TakeHostage { who };
            if let Some(found) = self.legal(s, seat, command, Why::Free { space: at }) {
                return Some(found);
            }
        }
        if s.idea_tokens.contains(at)
            && let Some(found) = self.legal(s, seat, Command::TakeIdea { who }, Why::Think)
        {
            return Some(found);
        }
        if self.heist.special.logs.is_some()
            && member.held & self.brief.usb != 0
            && let Some(found) = self.legal(s, seat, Command::CheckLogs { who }, aim())
        {
            return Some(found);
        }
        self.hand_over(scene, seat, who)
    }

    /// Players take whatever lies about; the NPC only what the heist is about.
    pub(super) fn worth_taking(&self, who: Who, piece: Piece) -> bool {
        let wanted = self.brief.prize | self.brief.keycards | self.brief.usb;
        who != Who::NPC
            || match piece {
                Piece::CASH => self.brief.cash_wanted > 0,
                piece => wanted & 1 << piece.0 != 0,
            }
    }

    /// Leaves a painting where its twin hangs.
    pub(super) fn hang(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        if member.held & self.brief.twins == 0 {
            return None;
        }
        let here = self.brief.exchanges.iter();
        let here = here.filter(|exchange| exchange.home == member.at);
        here.filter(|exchange| !self.brief.replaced(s, exchange))
            .flat_map(|exchange| bits(exchange.twins & member.held))
            .find_map(|piece| {
                let piece = Piece(piece as u8);
                let (to, space) = (member.at, member.at);
                let why = Why::Fetch { piece, space };
                self.legal(s, seat, Command::Drop { who, piece, to }, why)
            })
    }

    /// Whether a painting hangs where it was to be hung.
    pub(super) fn hangs_well(&self, s: &State, piece: Piece) -> bool {
        let hung = |exchange: &Exchange| {
            exchange.twins & 1 << piece.0 != 0
                && s.pieces[piece.index()] == Place::on(exchange.home)
        };
        piece != Piece::CASH && self.brief.exchanges.iter().any(hung)
    }

    /// Passes things on to whoever needs them more, on the same tile.
    pub(super) fn hand_over(&self, scene: Position<'_>, seat: Seat, who: Who) -> Option<Move> {
        let s = scene.s;
        let member = s.member(who);
        if member.held == 0 {
            return None;
        }
        for to in scene.characters().filter(|&to| to != who) {
            if s.member(to).at != member.at {
                continue;
            }
            for piece in scene.held(member) {
                let bit = 1u32 << piece.0;
                let cipher = self.heist.special.crack_cipher && self.brief.usb & bit != 0;
                let wanted = (cipher && to == Who::NPC)
                    || self.better_off(s, piece, who, to)
                    || self.brief.tools & bit != 0
                        && self.memory.assignments[to.index()].task == Task::Safe
                        && self.memory.assignments[who.index()].task != Task::Safe;
                if wanted
                    && let Some(found) = self.legal(
                        s,
                        seat,
                        Command::Hand { who, to, piece },
                        Why::HandOver { to },
                    )
                {
                    return Some(found);
                }
            }
        }
        None
    }
}
