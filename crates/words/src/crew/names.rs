//! What people, things and places are called.

use super::{cards, job_of};
use crate::Language;
use board::{Cell, Side, Space};
use crew::cast::{Act, Role};
use crew::content::cards::Barriers;
use crew::content::effect::Chit;
use crew::heist::PieceKind;
use crew::state::CREW;
use crew::{ActionId, CardSlot, Heist, Piece, Upgrade, Who};
use table::Seat;

/// The name of a character.
pub fn who(lang: Language, heist: &Heist, who: Who) -> String {
    if who == Who::NPC {
        return npc(lang, heist).unwrap_or_else(|| lang.say("who-nobody"));
    }
    let edition = heist.edition;
    let Some(member) = heist.member_cards(who) else {
        let name = heist.names.get(who.index());
        return name.cloned().unwrap_or_else(|| lang.say("who-nobody"));
    };
    // Who was given no name goes by their card.
    match (&member.name, edition.character(&member.character)) {
        (Some(name), _) => cards::person(lang, edition, name).to_owned(),
        (None, Some((_, card))) => cards::name(lang, edition, card).to_owned(),
        (None, None) => heist.names[who.index()].clone(),
    }
}

fn npc(lang: Language, heist: &Heist) -> Option<String> {
    let job = job_of(lang, heist);
    let card = job.npc_card()?;
    let by_card = || lang.text("who-npc", [("name", card.into())]);
    Some(job.npc().map_or_else(by_card, str::to_owned))
}

/// The name of a thing that can be carried.
pub fn piece(lang: Language, heist: &Heist, piece: Piece) -> String {
    match heist.piece(piece) {
        _ if piece == Piece::CASH => lang.say("name-cash"),
        Some(PieceKind::Item(item)) => {
            cards::name(lang, heist.edition, &heist.edition.items[item as usize]).to_owned()
        }
        Some(PieceKind::Loot(chit)) => lang.say(&format!("name-{}", loot(chit))),
        None => lang.say("name-unknown"),
    }
}

/// A thing inside a sentence; cash with its amount where that is known.
pub(crate) fn thing(lang: Language, heist: &Heist, piece: Piece, cash: Option<u64>) -> String {
    match heist.piece(piece) {
        _ if piece == Piece::CASH => match cash {
            Some(cash) => lang.text("thing-cash", [("cash", cash.into())]),
            None => lang.say("thing-all-cash"),
        },
        Some(PieceKind::Item(card)) => item(lang, heist, card),
        Some(PieceKind::Loot(chit)) => lang.say(&format!("thing-{}", loot(chit))),
        None => lang.say("thing-unknown"),
    }
}

/// A card of the shop, inside a sentence.
pub(crate) fn item(lang: Language, heist: &Heist, item: u8) -> String {
    match heist.edition.items.get(item as usize) {
        Some(card) => {
            let name = cards::name(lang, heist.edition, card);
            lang.text("thing-item", [("name", name.into())])
        }
        None => lang.say("thing-unknown"),
    }
}

/// The name of loot among the messages about it.
fn loot(chit: Chit) -> &'static str {
    if chit.is_loot() {
        chit.word()
    } else {
        "unknown"
    }
}

/// So many chits of a kind, inside a sentence.
pub(crate) fn chit(lang: Language, chit: Chit, count: u8) -> String {
    lang.text(&format!("chit-{}", chit.word()), [("count", count.into())])
}

/// How a loot chit is called on its own.
pub fn loot_name(lang: Language, chit: Chit) -> String {
    lang.say(&format!("name-{}", loot(chit)))
}

/// What tells the remote locks or sensors of a letter from the others: "X", or the colour of the ring.
pub fn ring(lang: Language, heist: &Heist, letter: u8) -> String {
    match (heist.edition.barriers, letter) {
        (Barriers::RemoteLocks, 0) => "X".to_owned(),
        (Barriers::RemoteLocks, 1) => "Y".to_owned(),
        (Barriers::RemoteLocks, _) => "Z".to_owned(),
        (Barriers::Rings, 0) => lang.say("ring-x"),
        (Barriers::Rings, 1) => lang.say("ring-y"),
        (Barriers::Rings, _) => lang.say("ring-z"),
    }
}

/// What opens the remote locks or removes the sensors of a letter, inside a sentence.
pub(crate) fn panel(lang: Language, heist: &Heist, letter: u8) -> String {
    let key = match heist.edition.barriers {
        Barriers::RemoteLocks => "panel-server",
        Barriers::Rings => "panel-control",
    };
    lang.text(key, [("letter", ring(lang, heist, letter).into())])
}

/// The card of a character or of a skill, by its number in the edition.
pub(crate) fn person_card(lang: Language, heist: &Heist, part: CardSlot, card: u8) -> String {
    let edition = heist.edition;
    let card = card as usize;
    let name = if part == CardSlot::CHARACTER {
        let card = edition.characters.get(card);
        card.map(|card| cards::name(lang, edition, card))
    } else {
        let card = edition.skills.get(card);
        card.map(|card| cards::name(lang, edition, card))
    };
    name.map_or_else(|| lang.say("name-card"), str::to_owned)
}

/// The card a seat has for the character or a skill, and the one of its two better forms.
pub(crate) fn own_and_better(
    lang: Language,
    heist: &Heist,
    seat: Seat,
    part: CardSlot,
    choice: Upgrade,
) -> [String; 2] {
    let unknown = || lang.say("name-card");
    let member = heist.member_cards(Who(seat.0));
    let edition = heist.edition;
    let own = member.and_then(|member| match part.0 {
        0 => edition
            .character(&member.character)
            .map(|(_, card)| cards::name(lang, edition, card).to_owned()),
        1 | 2 => {
            let skill = edition.skill(member.skills.get(part.index() - 1)?);
            skill.map(|(_, card)| cards::name(lang, edition, card).to_owned())
        }
        _ => None,
    });
    let Some(own) = own else {
        return [unknown(), unknown()];
    };
    let better = heist.better(seat, part, choice);
    let better = better.map_or_else(unknown, |card| person_card(lang, heist, part, card));
    [own, better]
}

/// The square of the alert track that bears this card, counted from 1.
pub(crate) fn square(heist: &Heist, card: u8) -> Option<u64> {
    let squares = &heist.edition.alert.as_ref()?.squares;
    let at = squares.iter().position(|&square| square == card)?;
    Some(at as u64 + 1)
}

/// The name of an event or crisis card, by its number in the edition.
pub fn card(lang: Language, heist: &Heist, card: u8) -> String {
    match heist.edition.cards.get(card as usize) {
        Some(card) => cards::name(lang, heist.edition, card).to_owned(),
        None => lang.say("name-card"),
    }
}

/// An action with what it costs, gives and takes: "Pick (unlock, noise)".
pub fn action(lang: Language, heist: &Heist, who: Who, action: ActionId) -> String {
    let name = action_name(lang, heist, who, action);
    let Some(act) = act(heist, who, action) else {
        return name;
    };
    let name = match act.face {
        0 => name,
        face => lang.text(
            "action-face",
            [("name", name.into()), ("face", face.into())],
        ),
    };
    match icons(lang, act) {
        icons if icons.is_empty() => name,
        icons => lang.text(
            "action-icons",
            [("name", name.into()), ("icons", icons.into())],
        ),
    }
}

pub(crate) fn action_name(lang: Language, heist: &Heist, who: Who, action: ActionId) -> String {
    let known = act(heist, who, action).and_then(|_| heist.action_name(who, action));
    match known {
        Some(name) => cards::action_called(lang, heist.edition, name).to_owned(),
        None => lang.say("name-action"),
    }
}

/// The action, for whoever and whatever a command may name.
pub(crate) fn act(heist: &Heist, who: Who, action: ActionId) -> Option<&Act> {
    if who.index() < CREW {
        heist.act(who, action)
    } else {
        None
    }
}

/// What a character can do, for whoever a command may name.
pub(crate) fn role(heist: &Heist, who: Who) -> Option<&Role> {
    (who.index() < CREW).then(|| heist.role(who))
}

fn icons(lang: Language, act: &Act) -> String {
    let pool = &act.pool;
    let icons = [
        ("pay", act.pay),
        ("idea", pool.ideas),
        ("reveal", pool.reveals),
        ("unlock", pool.unlocks),
        ("subdue", pool.subdues),
        ("disable", pool.disables),
        ("loot", pool.loot),
        ("move", pool.moves),
        ("noise", act.noise),
        ("alert", act.alerts),
    ];
    let some = icons.into_iter().filter(|(_, count)| *count > 0);
    lang.list(
        some.map(|(icon, count)| lang.text(&format!("icon-{icon}"), [("count", count.into())])),
    )
}

/// Where a space is: "D3", "the entrance at I3", "the breach".
pub fn space(lang: Language, heist: &Heist, space: Space) -> String {
    let board = heist.board();
    match board.cell(space) {
        Some(cell) if board.is_tile(space) => self::cell(lang, cell),
        Some(cell) => lang.text("place-entrance", [("label", cell.label().into())]),
        None if board.is_exit(space) => spare_exit(lang, heist, space),
        None => lang.say("place-nowhere"),
    }
}

/// Exits opened in play are numbered in the order they were opened, and tunnels are opened in planning.
fn spare_exit(lang: Language, heist: &Heist, space: Space) -> String {
    let number = space.0 - heist.board().spare_exit(0).0 + 1;
    let tunnels = heist.scenario.draft.tunnels;
    let numbered = |key, number: u8| lang.text(key, [("number", number.into())]);
    match number {
        1 if tunnels == 1 => lang.say("place-tunnel"),
        n if n <= tunnels => numbered("place-tunnel-number", n),
        n if n - tunnels == 1 => lang.say("place-breach"),
        n => numbered("place-breach-number", n - tunnels),
    }
}

pub(crate) fn cell(lang: Language, cell: Cell) -> String {
    lang.text("place-tile", [("label", cell.label().into())])
}

pub(crate) fn side(lang: Language, side: Side) -> String {
    let key = match side {
        Side::UpperRight => "side-upper-right",
        Side::Right => "side-right",
        Side::LowerRight => "side-lower-right",
        Side::LowerLeft => "side-lower-left",
        Side::Left => "side-left",
        Side::UpperLeft => "side-upper-left",
    };
    lang.say(key)
}
