//! Commands nobody would give, and all those somebody might.

use crate::crews::Pick;
use board::Space;
use crew::{ActionId, CardSlot, Command, Gift, Heist, Piece, TunnelId, Upgrade, Who};

/// A command with any values at all.
pub fn odd_command(pick: &mut Pick) -> Command {
    let wild = |pick: &mut Pick| {
        let small = pick.chance(2);
        pick.below(if small { 8 } else { 256 }) as u8
    };
    let mut bytes = [0; 4];
    bytes.fill_with(|| wild(pick));
    let [a, b, c, d] = bytes;
    let (who, to) = (Who(a), Who(b));
    let (space, other) = (Space(b), Space(c));
    let piece = Piece(d);
    let gift = [Gift::Subdue, Gift::Disable, Gift::Unlock][(c % 3) as usize];
    let all = [
        Command::Ready,
        Command::Plan { space },
        Command::Unplan { space },
        Command::Start { who, space },
        Command::Tunnel {
            tunnel: TunnelId(a),
        },
        Command::Buy { item: c, who },
        Command::Sell { piece },
        Command::Pack { piece, who },
        Command::SellJewel,
        Command::Consult { piece, space },
        Command::ConsultThin { piece },
        Command::BribeGuards { guards: a, dogs: b },
        Command::Bet { cash: a },
        Command::PayReveal { space },
        Command::PayThin,
        Command::SwapLocks,
        Command::OnCall { blanks: a },
        Command::AddCash,
        Command::DisableCameras,
        Command::Divert { tokens: a },
        Command::BuyIdeaTokens { tokens: a },
        Command::PlaceIdea { space },
        Command::BuyEvents { events: a },
        Command::InsertEvent { card: a, above: b },
        Command::InsideMan {
            who,
            space,
            dog: c % 2 == 0,
        },
        Command::UseIdeas { left: a % 2 == 0 },
        Command::Commit {
            who,
            action: ActionId(b),
            face: c,
            aim: crew::Aim(d),
        },
        Command::Move { who, to: space },
        Command::Unlock { who, space },
        Command::Subdue {
            who,
            space,
            dog: c % 2 == 0,
        },
        Command::Disable { who, space },
        Command::Think { who },
        Command::Reveal { who, space },
        Command::Thin { who },
        Command::Realize { who },
        Command::Pocket { who },
        Command::Crack { who },
        Command::Lend { who },
        Command::Grant { who, to, gift },
        Command::Rewire { who, space },
        Command::Toss { who, piece, space },
        Command::Flick { who, piece, space },
        Command::PickOn { who },
        Command::SlipPast { who },
        Command::ReachOut { who },
        Command::Vent { who, space },
        Command::ChangePlans { who },
        Command::Reposition {
            from: space,
            to: other,
        },
        Command::Shift {
            from: space,
            to: other,
        },
        Command::GiveIdea { who, to },
        Command::Codes { who, space },
        Command::Teamwork { who, to },
        Command::OpenRemote { who, letter: b },
        Command::OpenDoor { who, space },
        Command::TakeHostage { who },
        Command::TakeIdea { who },
        Command::CheckLogs { who },
        Command::Take {
            who,
            piece,
            from: space,
        },
        Command::Drop {
            who,
            piece,
            to: space,
        },
        Command::Hand { who, to, piece },
        Command::Hush { on: a % 2 == 0 },
        Command::CallEscape,
        Command::Choose { space },
        Command::Pick { who },
        Command::Accept,
        Command::Decline,
        Command::Dash { who, to: space },
        Command::Declare { who, to: space },
        Command::Redraw { who },
        Command::LastDitch { who, ideas: b },
        Command::Run { who },
        Command::Stay { who },
        Command::PickLock { who, space },
        Command::Pinch { who, to },
        Command::BuyIdea { who },
        Command::AddBlanks { blanks: a },
        Command::AddIdeas { ideas: a },
        Command::Dart { who },
        Command::Inspire { who, to },
        Command::WalkThrough { who, to },
        Command::BreakOut {
            who,
            aim: crew::Aim(b),
        },
        Command::Nudge {
            who,
            up: b % 2 == 0,
        },
        Command::LevelUp {
            part: CardSlot(a),
            choice: Upgrade(b),
        },
        Command::Recruit {
            part: CardSlot(a),
            card: b,
        },
    ];
    all[pick.below(all.len())]
}

/// Every command that makes some sense on this board: what is not listed among these must be refused.
pub fn sensible_commands(heist: &Heist) -> Vec<Command> {
    let spaces: Vec<Space> = (0..heist.board().space_count() as u8).map(Space).collect();
    let crew: Vec<Who> = (0..5).map(Who).collect();
    let pieces: Vec<Piece> = (0..32).map(Piece).collect();
    let mut all = vec![
        Command::Ready,
        Command::SellJewel,
        Command::PayThin,
        Command::SwapLocks,
        Command::AddCash,
        Command::DisableCameras,
        Command::UseIdeas { left: true },
        Command::UseIdeas { left: false },
        Command::Hush { on: true },
        Command::Hush { on: false },
        Command::CallEscape,
        Command::Accept,
        Command::Decline,
    ];
    for n in 0..=8 {
        all.extend([
            Command::Bet { cash: n },
            Command::OnCall { blanks: n },
            Command::Divert { tokens: n },
            Command::BuyIdeaTokens { tokens: n },
            Command::BuyEvents { events: n },
            Command::AddBlanks { blanks: n },
            Command::AddIdeas { ideas: n },
        ]);
        for part in (0..4).map(CardSlot) {
            let choice = Upgrade(n);
            all.push(Command::LevelUp { part, choice });
            let cards = 0..heist.edition.characters.len() as u8;
            if n == 0 {
                all.extend(cards.map(|card| Command::Recruit { part, card }));
            }
        }
        all.extend((0..=3).map(|dogs| Command::BribeGuards { guards: n, dogs }));
    }
    all.extend((0..40).map(|n| Command::Tunnel {
        tunnel: TunnelId(n),
    }));
    for card in 0..heist.edition.cards.len() as u8 {
        all.extend(
            (0..60)
                .step_by(7)
                .map(|above| Command::InsertEvent { card, above }),
        );
    }
    for &space in &spaces {
        all.extend([
            Command::Plan { space },
            Command::Unplan { space },
            Command::PayReveal { space },
            Command::PlaceIdea { space },
            Command::Choose { space },
        ]);
        for &to in &spaces {
            all.push(Command::Reposition { from: space, to });
            all.push(Command::Shift { from: space, to });
        }
        for &piece in &pieces {
            all.push(Command::Consult { piece, space });
        }
    }
    for &piece in &pieces {
        all.push(Command::Sell { piece });
        all.push(Command::ConsultThin { piece });
    }
    for &who in &crew {
        all.extend([
            Command::Think { who },
            Command::Thin { who },
            Command::Realize { who },
            Command::Pocket { who },
            Command::Crack { who },
            Command::Lend { who },
            Command::PickOn { who },
            Command::SlipPast { who },
            Command::ReachOut { who },
            Command::ChangePlans { who },
            Command::TakeHostage { who },
            Command::TakeIdea { who },
            Command::CheckLogs { who },
            Command::Pick { who },
            Command::Redraw { who },
            Command::Run { who },
            Command::Stay { who },
            Command::OpenRemote { who, letter: 0 },
            Command::OpenRemote { who, letter: 1 },
            Command::OpenRemote { who, letter: 2 },
            Command::BuyIdea { who },
            Command::Dart { who },
            Command::Nudge { who, up: true },
            Command::Nudge { who, up: false },
        ]);
        all.extend((0..8).map(|aim| Command::BreakOut {
            who,
            aim: crew::Aim(aim),
        }));
        all.extend((0..20).map(|ideas| Command::LastDitch { who, ideas }));
        all.extend((0..12).map(|item| Command::Buy { item, who }));
        for action in (0..52).map(ActionId) {
            for face in 0..=6 {
                all.push(Command::Commit {
                    who,
                    action,
                    face,
                    aim: crew::Aim::NONE,
                });
                all.push(Command::Commit {
                    who,
                    action,
                    face: 0,
                    aim: crew::Aim(face),
                });
            }
        }
        for &to in &crew {
            all.extend([
                Command::GiveIdea { who, to },
                Command::Teamwork { who, to },
                Command::Pinch { who, to },
                Command::Inspire { who, to },
                Command::WalkThrough { who, to },
            ]);
            for gift in [Gift::Subdue, Gift::Disable, Gift::Unlock] {
                all.push(Command::Grant { who, to, gift });
            }
            all.extend(pieces.iter().map(|&piece| Command::Hand { who, to, piece }));
        }
        for &piece in &pieces {
            all.push(Command::Pack { piece, who });
            for &space in &spaces {
                all.extend([
                    Command::Take {
                        who,
                        piece,
                        from: space,
                    },
                    Command::Drop {
                        who,
                        piece,
                        to: space,
                    },
                    Command::Toss { who, piece, space },
                    Command::Flick { who, piece, space },
                ]);
            }
        }
        for &space in &spaces {
            for dog in [false, true] {
                all.push(Command::Subdue { who, space, dog });
                all.push(Command::InsideMan { who, space, dog });
            }
            all.extend([
                Command::Start { who, space },
                Command::Move { who, to: space },
                Command::Unlock { who, space },
                Command::Disable { who, space },
                Command::Reveal { who, space },
                Command::Rewire { who, space },
                Command::Vent { who, space },
                Command::Codes { who, space },
                Command::OpenDoor { who, space },
                Command::Dash { who, to: space },
                Command::Declare { who, to: space },
                Command::PickLock { who, space },
            ]);
        }
    }
    all
}
