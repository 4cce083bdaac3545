//! What happened: the message of each event.

use super::arguments::{Arguments, Message};
use crew::Event;
use crew::state::{AlertCause, End};
use table::Seat;

/// The line of the story for an event.
pub(super) fn message<'a>(says: Arguments<'a>, event: &Event) -> Message<'a> {
    match *event {
        Event::HeistBegan => ("event-heist-began", says),
        Event::RoundBegan { round } => ("event-round-began", says.number("round", round)),
        Event::Rolled { who, face } => ("event-rolled", says.who(who).number("face", face)),
        Event::SeatReady { seat } => ("event-seat-ready", says.seat(seat)),
        Event::Planned { seat, space } => ("event-planned", says.seat(seat).space(space)),
        Event::Unplanned { seat, space } => ("event-unplanned", says.seat(seat).space(space)),
        Event::Placed { who, space } => ("event-placed", says.who(who).space(space)),
        Event::TunnelOpened { space } => ("event-tunnel-opened", says.space(space)),
        Event::Bought { piece, price } => {
            ("event-bought", says.piece(piece).number("price", price))
        }
        Event::Sold { piece, price } => ("event-sold", says.piece(piece).number("price", price)),
        Event::JewelSold { price } => ("event-jewel-sold", says.number("price", price)),
        Event::Packed { piece, who } => ("event-packed", says.piece(piece).who(who)),
        Event::Paid { price } => ("event-paid", says.number("price", price)),
        Event::BetPlaced { cash } => ("event-bet-placed", says.number("cash", cash)),
        Event::BagSwapped { chit, count } => ("event-bag-swapped", says.chits(chit, count)),
        Event::BagFilled { chit, count } => ("event-bag-filled", says.chits(chit, count)),
        Event::BagUpgraded { chit } => ("event-bag-upgraded", says.chit(chit)),
        Event::BlanksOnCall { blanks } => ("event-blanks-on-call", says.number("blanks", blanks)),
        Event::CashAdded { space, cash } => {
            ("event-cash-added", says.space(space).number("cash", cash))
        }
        Event::CamerasBribed => ("event-cameras-bribed", says),
        Event::Diverted { tokens } => ("event-diverted", says.number("tokens", tokens)),
        Event::IdeaTokenPlaced { space } => ("event-idea-token-placed", says.space(space)),
        Event::EventInserted { card, above } => {
            ("event-event-inserted", says.card(card).position(above))
        }
        Event::Committed { who, action, face } => (
            "event-committed",
            says.who(who).action(who, action).number("face", face),
        ),
        Event::Moved { who, from, to } => ("event-moved", says.who(who).from(from).to(to)),
        Event::Unlocked { who, space } => ("event-unlocked", says.who(who).space(space)),
        Event::Subdued { who, space, dog } => {
            ("event-subdued", says.who(who).space(space).flag("dog", dog))
        }
        Event::Disabled { who, space } => ("event-disabled", says.who(who).space(space)),
        Event::Cracked { who, cracks } => ("event-cracked", says.who(who).number("cracks", cracks)),
        Event::SafeOpened { space } => ("event-safe-opened", says.space(space)),
        Event::Granted { who, to } => ("event-granted", says.who(who).mate(to)),
        Event::Revealed { space, chit } => ("event-revealed", says.space(space).chit(chit)),
        Event::Replaced { who, space } => ("event-replaced", says.who(who).space(space)),
        Event::Thinned { chit } => ("event-thinned", says.chit(chit)),
        Event::IdeaGained { who, ideas } => {
            ("event-idea-gained", says.who(who).number("ideas", ideas))
        }
        Event::IdeaSpent { who, ideas } => {
            ("event-idea-spent", says.who(who).number("ideas", ideas))
        }
        Event::IdeaLost { who } => ("event-idea-lost", says.who(who)),
        Event::Spared { who, piece } => ("event-spared", says.who(who).piece(piece)),
        Event::Noise {
            who: Some(who),
            slot,
        } => ("event-noise", says.who(who).number("slot", slot)),
        Event::Noise { who: None, slot } => ("event-noise-no-who", says.number("slot", slot)),
        Event::Hushed { left } => ("event-hushed", says.number("left", left)),
        Event::Silent { who } => ("event-silent", says.who(who)),
        Event::Alert {
            cause,
            card: Some(card),
        } => (
            "event-alert",
            says.word("cause", cause_word(cause)).card(card),
        ),
        Event::Alert { cause, card: None } => {
            ("event-alert-no-card", says.word("cause", cause_word(cause)))
        }
        Event::CrisisQueued { card } => ("event-crisis-queued", says.card(card)),
        Event::EventActive { card, recalled } => (
            "event-event-active",
            says.card(card).flag("recalled", recalled),
        ),
        Event::CrisisStruck { card } => ("event-crisis-struck", says.card(card)),
        Event::ChitAdded { space, chit } => ("event-chit-added", says.space(space).chit(chit)),
        Event::ChitRemoved { space, chit } => ("event-chit-removed", says.space(space).chit(chit)),
        Event::Restored { space, chit } => ("event-restored", says.space(space).chit(chit)),
        Event::Pocketed { who, cash } => ("event-pocketed", says.who(who).number("cash", cash)),
        Event::Took {
            who,
            piece,
            cash,
            from,
        } => (
            "event-took",
            says.who(who).piece_and_cash(piece, cash).from(from),
        ),
        Event::Dropped {
            who,
            piece,
            cash,
            to,
        } => (
            "event-dropped",
            says.who(who).piece_and_cash(piece, cash).to(to),
        ),
        Event::Handed {
            who,
            to,
            piece,
            cash,
        } => (
            "event-handed",
            says.who(who).mate(to).piece_and_cash(piece, cash),
        ),
        Event::Secured { who, piece, cash } => {
            ("event-secured", says.who(who).piece_and_cash(piece, cash))
        }
        Event::LootLost { piece, cash } => ("event-loot-lost", says.piece_and_cash(piece, cash)),
        Event::ItemSpent { piece } => ("event-item-spent", says.piece(piece)),
        Event::SlippedPast { who } => ("event-slipped-past", says.who(who)),
        Event::ReachedOut { who } => ("event-reached-out", says.who(who)),
        Event::Vented { who, space } => ("event-vented", says.who(who).space(space)),
        Event::PlansChanged { who } => ("event-plans-changed", says.who(who)),
        Event::Footage { who } => ("event-footage", says.who(who)),
        Event::Whistled { who } => ("event-whistled", says.who(who)),
        Event::RemoteOpened { letter } => ("event-remote-opened", says.ring(letter)),
        Event::DoorOpened { space } => ("event-door-opened", says.space(space)),
        Event::TowerRemoved { space } => ("event-tower-removed", says.space(space)),
        Event::ReinforcementsArrived { space } => {
            ("event-reinforcements-arrived", says.space(space))
        }
        Event::DogMoved { from, to } => ("event-dog-moved", says.from(from).to(to)),
        Event::SecurityRolled { face } => ("event-security-rolled", says.number("face", face)),
        Event::Nudged { who, face } => ("event-nudged", says.who(who).number("face", face)),
        Event::NoiseLowered { who, slot } => {
            ("event-noise-lowered", says.who(who).number("slot", slot))
        }
        Event::HalfHandled { who, space, chit } => {
            ("event-half-handled", says.who(who).space(space).chit(chit))
        }
        Event::GateHeld { who, space } => ("event-gate-held", says.who(who).space(space)),
        Event::CutOff { who } => ("event-cut-off", says.who(who)),
        Event::BeaconReached { who, space } => ("event-beacon-reached", says.who(who).space(space)),
        Event::IdeasFound { space, ideas } => (
            "event-ideas-found",
            says.space(space).number("ideas", ideas),
        ),
        Event::LevelledUp { seat, part, choice } => (
            "event-levelled-up",
            says.seat(seat)
                .choice(part, choice)
                .own_and_better(Seat(seat), part, choice),
        ),
        Event::Recruited { seat, part, card } => {
            ("event-recruited", says.seat(seat).person_card(part, card))
        }
        Event::GateClosed { space } => ("event-gate-closed", says.space(space)),
        Event::NpcActive { ideas } => ("event-npc-active", says.number("ideas", ideas)),
        Event::NpcMoved { from, to } => ("event-npc-moved", says.from(from).to(to)),
        Event::EscortMoved { from, to } => ("event-escort-moved", says.from(from).to(to)),
        Event::NpcLost => ("event-npc-lost", says),
        Event::Panicked => ("event-panicked", says),
        Event::EscapeCalled { seat } => ("event-escape-called", says.seat(seat)),
        Event::EscapeBegan => ("event-escape-began", says),
        Event::ExitBreached { space, tile } => {
            ("event-exit-breached", says.space(space).tile(tile))
        }
        Event::PathDeclared { who, to } => ("event-path-declared", says.who(who).to(to)),
        Event::LastDitch {
            who,
            roll,
            ideas,
            needed,
        } => (
            "event-last-ditch",
            says.who(who)
                .number("roll", roll)
                .number("ideas", ideas)
                .number("needed", needed)
                .flag("enough", roll >= needed),
        ),
        Event::Stopped { who } => ("event-stopped", says.who(who)),
        Event::ReachedExit { who, space } => ("event-reached-exit", says.who(who).space(space)),
        Event::Busted { who } => ("event-busted", says.who(who)),
        Event::Hidden { who } => ("event-hidden", says.who(who)),
        Event::Ended { end } => ("event-ended", says.word("end", end_word(end))),
    }
}

fn cause_word(cause: AlertCause) -> &'static str {
    match cause {
        AlertCause::Noise => "noise",
        AlertCause::Camera => "camera",
        AlertCause::Action => "action",
        AlertCause::Event => "event",
    }
}

fn end_word(end: End) -> &'static str {
    match end {
        End::Success => "success",
        End::Failure => "failure",
    }
}
