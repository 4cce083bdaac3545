//! The actions of a character before one is chosen: the card, the faces of both skills, the items.

use super::Desk;
use crate::crew::tabletop::markup::{Button, icons, labelled, name, phrase};
use crate::crew::tabletop::noise::alerts_of;
use crate::crew::tabletop::sheet::card_of;
use board::Side;
use crew::cast::{Act, SLOTS};
use crew::content::cards::SpecialAction;
use crew::heist::ITEM_ACTIONS;
use crew::{ActionId, Command, Phase, Piece, Position, Who};
use maud::{Markup, PreEscaped, Render, html};
use words::Language;

pub fn actions(desk: &Desk, who: Who) -> Markup {
    let (heist, state) = (desk.heist, desk.state);
    let member = state.member(who);
    let on_card = |slot: &u8| *slot < 8 || who == Who::NPC;
    let slots = (0..SLOTS as u8).filter(|slot| heist.act(who, ActionId(*slot)).is_some());
    let own: Vec<u8> = slots
        .filter(on_card)
        .filter(|&slot| shown(desk, who, slot))
        .collect();
    let skills = heist
        .member_cards(who)
        .map(|cards| cards.skills)
        .unwrap_or_default();
    let items: Vec<u8> = Position::new(heist, state)
        .held(member)
        .map(|piece| ITEM_ACTIONS + piece.0)
        .filter(|&action| heist.act(who, ActionId(action)).is_some())
        .collect();
    html! {
        div class="repertoire" {
            @if who == Who::NPC { h3 { (name(desk.moment.lang, heist, who)) } }
            div class="own" { @for action in own { (action_card(desk, who, ActionId(action))) } }
            @for (n, skill) in skills.iter().enumerate() {
                @let title = heist.edition.skill(skill).map_or("", |(_, card)| words::crew::cards::name(desk.moment.lang, heist.edition, card));
                div class="skill" role="group" aria-label=(title) {
                    h3 { (title) }
                    div class="six" {
                        @for face in 0..6 { (action_card(desk, who, ActionId(8 + 6 * n as u8 + face))) }
                    }
                }
            }
            @if !items.is_empty() {
                div class="own items" { @for action in items { (action_card(desk, who, ActionId(action))) } }
            }
        }
    }
}

/// A non-player card shows the side that is up.
fn shown(desk: &Desk, who: Who, slot: u8) -> bool {
    if who != Who::NPC {
        return true;
    }
    let panicked = matches!(slot, 4..8) || slot == 9;
    panicked == desk.state.npc_panicked
}

/// Ideas it takes to turn a die from one face to another; 6 and 1 are neighbours.
fn turns(from: u8, to: u8) -> u8 {
    let straight = from.abs_diff(to);
    straight.min(6 - straight.min(6))
}

fn action_card(desk: &Desk, who: Who, action: ActionId) -> Markup {
    let Some(act) = desk.heist.act(who, action) else {
        return html! {};
    };
    let wanted = |command: &&Command| matches!(command, Command::Commit { who: w, action: a, .. } if *w == who && *a == action);
    let mut ways = desk.legal.iter().filter(wanted);
    let die = desk.state.member(who).die;
    // Before the dice are rolled nothing has to be turned.
    let rolled = desk.state.phase != Phase::Plan;
    let turned = if act.face > 0 && rolled {
        turns(die, act.face)
    } else {
        0
    };
    let price = act.pay + turned;
    let face = card_face(desk, who, action, act, price);
    let class = match (act.face, turned) {
        (0, _) => "play-card",
        _ if !rolled => "play-card of-skill",
        (_, 0) => "play-card of-skill match",
        _ => "play-card of-skill",
    };
    let (one, more) = (ways.next(), ways.next());
    if more.is_some() {
        let ways = desk.legal.iter().filter(wanted);
        return html! {
            details class="which" {
                summary class=(class) { (PreEscaped(&face)) }
                div class="ways" { @for command in ways { (way(desk, command, die)) } }
            }
        };
    }
    let refused = Command::Commit {
        who,
        action,
        face: 0,
        aim: crew::Aim::NONE,
    };
    Button {
        command: one.unwrap_or(&refused),
        class,
        refused: one.is_none(),
        name: None,
        card: explained(desk, who, action, act).as_deref(),
        face: &face,
    }
    .render()
}

/// The card that says what icons cannot.
fn explained(desk: &Desk, who: Who, action: ActionId, act: &Act) -> Option<String> {
    match action.0.checked_sub(ITEM_ACTIONS) {
        Some(piece) => card_of(desk.heist, Piece(piece)),
        None => act.does.map(|_| format!("crew-{}", who.0)),
    }
}

fn card_face(desk: &Desk, who: Who, action: ActionId, act: &Act, price: u8) -> String {
    let name = desk.heist.action_name(who, action).unwrap_or_default();
    let name = words::crew::cards::action_called(desk.moment.lang, desk.heist.edition, name);
    let alerts = act.alerts + alerts_of(desk.heist, desk.state, act.noise);
    let pool = &act.pool;
    let kinds = [
        ("move", pool.moves),
        ("unlock", pool.unlocks),
        ("subdue", pool.subdues),
        ("disable", pool.disables),
        ("reveal", pool.reveals),
        ("idea", pool.ideas),
        ("loot", pool.loot),
        ("noise", act.noise),
        ("alert", alerts),
    ];
    let face = html! {
        @if act.face > 0 {
            (art::die(act.face)) span class="hear" { (desk.moment.lang.fixed("sheet-die")) " " (act.face) ": " }
        }
        @if act.faces > 0 {
            span class="only-on" {
                @for face in (1..=6).filter(|face| act.faces & 1 << face != 0) {
                    (art::die(face)) span class="hear" { (desk.moment.lang.fixed("sheet-die")) " " (face) " " }
                }
            }
        }
        b { (name) }
        span class="icons" {
            @for (icon, count) in kinds {
                @if count > 0 { (icons(desk.moment.lang, "give", icon, count)) }
            }
        }
        @if price > 0 {
            span class="price" role="img" aria-label=(phrase(desk.moment.lang, "pay", price)) { "−" (price) (art::icon("idea")) }
        }
    };
    face.into_string()
}

/// One way to take an action that can be taken in several.
fn way(desk: &Desk, command: &Command, die: u8) -> Markup {
    let Command::Commit {
        who,
        action,
        face,
        aim,
    } = *command
    else {
        return html! {};
    };
    let does = desk.heist.act(who, action).and_then(|act| act.does);
    let words = match (does, face) {
        (Some(SpecialAction::Tunnel), _) => {
            let mate = words::crew::who(desk.moment.lang, desk.heist, aim.who());
            desk.moment
                .lang
                .say_with("action-to-mate", &[("who", &mate)])
        }
        (Some(SpecialAction::Breach | SpecialAction::KillPixels(_)), _) => {
            let side = aim
                .side()
                .map(|each| side(desk.moment.lang, each))
                .unwrap_or_default();
            desk.moment
                .lang
                .say_with("action-towards", &[("side", side)])
        }
        (_, 0) => desk.moment.lang.fixed("action-as-it-lies").to_owned(),
        (_, face) => {
            let (ideas, face) = (turns(die, face).to_string(), face.to_string());
            desk.moment
                .lang
                .say_with("action-turned", &[("face", &face), ("ideas", &ideas)])
        }
    };
    labelled(command, "option", "play", &words)
}

fn side(lang: Language, side: Side) -> &'static str {
    match side {
        Side::UpperRight => lang.fixed("side-upper-right"),
        Side::Right => lang.fixed("side-right"),
        Side::LowerRight => lang.fixed("side-lower-right"),
        Side::LowerLeft => lang.fixed("side-lower-left"),
        Side::Left => lang.fixed("side-left"),
        Side::UpperLeft => lang.fixed("side-upper-left"),
    }
}
