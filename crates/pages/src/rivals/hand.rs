//! Cards one likes to hold: a face, and the hand as a fan of them.

use super::markup::{
    cheese, hue, json, kind, likely, likely_at_best, likely_words, mark, name, named_card, place,
    skill_icon, token,
};
use super::{Desk, Moment, Part};
use maud::{Markup, html};
use rivals::command::TrickTarget;
use rivals::{Card, Command, Commit, Obstacle, Phase, Rules, SeatView, Source, content};
use words::Language;
use words::rivals as say;

/// What stands on a card.
pub fn face(lang: Language, rules: &Rules, card: Card) -> Markup {
    let data = &content().cards[card.index()];
    html! {
        span class="card-top" {
            @if let Some(number) = say::card_number(rules, card) { b class="card-number" { (number) } }
            b class="card-name" { (say::card_name(lang, card)) }
        }
        span class="card-picture" { (art::rivals::card(rules, card)) }
        span class="card-text" { @for line in say::card_text(lang, rules, card) { span { (line) " " } } }
        span class="card-foot" {
            span class="card-kind" { (say::card_kind(lang, card)) }
            @if let Some(skill) = data.upgrade {
                span class="teaches" title=[say::card_upgrade(lang, card)] { "+1 " (skill_icon(skill)) span class="hear" { (say::skill_name(lang, skill)) } }
            }
            @if data.cheese > 0 { (cheese(lang, data.cheese)) }
        }
    }
}

/// A card in full, with when it pays and teaches.
fn in_full(lang: Language, rules: &Rules, card: Card) -> Markup {
    html! {
        div class={ "face heist-card " (kind(card)) } {
            (face(lang, rules, card))
            @for line in say::card_upgrade(lang, card).into_iter().chain(say::card_cheese(lang, card)) { small { (line) } }
        }
    }
}

fn obstacle_in_full(lang: Language, obstacle: Obstacle) -> Markup {
    let data = &content().obstacles[obstacle.index()];
    html! {
        div class="face heist-card obstacle-face" {
            b class="card-name" { (obstacle.id()) " " (say::obstacle_name(lang, obstacle)) }
            span { (say::ways(lang, &data.ways)) }
            @for line in say::obstacle_lines(lang, obstacle) { small { (line) } }
            @if data.cheese > 0 { (cheese(lang, data.cheese)) }
        }
    }
}

/// Every card there is, kept in the page for whoever rests on its name.
pub fn templates(lang: Language, rules: &Rules) -> Markup {
    html! {
        @for card in Card::all() { template id={ "card-" (card.id()) } { (in_full(lang, rules, card)) } }
        @for obstacle in Obstacle::all() { template id={ "card-obstacle-" (obstacle.id()) } { (obstacle_in_full(lang, obstacle)) } }
    }
}

/// The hand, every card with what can be done with it.
pub fn hand(desk: &Desk) -> Markup {
    let hand = &desk.view.hand;
    html! {
        @if hand.is_empty() {
            p class="no-cards" { (desk.moment.lang.fixed("rivals-table-no-cards")) }
        } @else {
            ul class={ "fan of-" (hand.len().min(9)) } aria-label=(desk.moment.lang.fixed("rivals-table-hand")) {
                @for card in hand.iter() { li { (held(desk, card)) } }
            }
        }
    }
}

/// What can be done with a card of the hand now.
fn uses(desk: &Desk, card: Card) -> Vec<Command> {
    let about = |command: &&Command| match **command {
        Command::Help { card: c }
        | Command::Pay { card: c }
        | Command::Play { card: c, .. }
        | Command::Discard { card: c }
        | Command::Learn {
            card: c,
            from: Source::Hand,
        } => c == card,
        _ => false,
    };
    desk.legal.iter().filter(about).copied().collect()
}

fn held(desk: &Desk, card: Card) -> Markup {
    let chosen = desk.view.commit == Commit::Card(card);
    match uses(desk, card).as_slice() {
        [] => quiet(desk, card, chosen),
        [one] => lit(desk, card, one),
        several => on_tokens(desk, card, several),
    }
}

/// A card that cannot be used now: pressing it is answered by the reason.
fn quiet(desk: &Desk, card: Card, chosen: bool) -> Markup {
    let refused = match desk.view.public.phase {
        Phase::Help => Command::Help { card },
        Phase::Pay { .. } => Command::Pay { card },
        Phase::Learn => Command::Learn {
            card,
            from: Source::Hand,
        },
        Phase::Prepare => Command::Discard { card },
        _ => Command::Play { card, on: None },
    };
    html! {
        button type="button" class={ "heist-card in-hand " (kind(card)) @if chosen { " chosen" } } data-do=(json(&refused)) aria-disabled="true" data-card=(card.id()) {
            (face(desk.moment.lang, desk.moment.game.rules(), card))
            @if chosen { span class="chosen-sign" { (art::icon("ready")) (desk.moment.lang.fixed("rivals-table-chosen")) } }
        }
    }
}

fn lit(desk: &Desk, card: Card, command: &Command) -> Markup {
    html! {
        button type="button" class={ "heist-card in-hand lit " (kind(card)) } data-do=(json(command)) data-card=(card.id()) {
            span class="hear" { (desk.label(desk.moment.lang, command)) ". " }
            (face(desk.moment.lang, desk.moment.game.rules(), card))
            (desk.likely(desk.moment.lang, command))
        }
    }
}

/// A trick for one of several tokens: pressing it offers them, and so do the tokens on the table then.
fn on_tokens(desk: &Desk, card: Card, several: &[Command]) -> Markup {
    let title = desk.moment.lang.say_with(
        "rivals-table-which-token",
        &[("card", say::card_name(desk.moment.lang, card))],
    );
    html! {
        button type="button" class={ "heist-card in-hand lit " (kind(card)) } data-confirm=(card.id()) aria-haspopup="menu" data-card=(card.id()) {
            (face(desk.moment.lang, desk.moment.game.rules(), card))
            span class="aim" { (art::icon("point")) (desk.moment.lang.fixed("rivals-table-aim")) }
            (best(desk, several))
        }
        template {
            div class="menu aims" role="menu" data-seat=(desk.view.seat.0) aria-label=(title) {
                p class="menu-title" { (title) }
                @for command in several { (aim(desk, command)) }
            }
        }
    }
}

/// The chance of a trick if it is played on the token that does most.
fn best(desk: &Desk, several: &[Command]) -> Markup {
    let chances = several.iter();
    let chances = chances.filter_map(|&command| desk.moment.game.chance_after(desk.view, command));
    match chances.reduce(f64::max) {
        Some(chance) => likely_at_best(desk.moment.lang, chance),
        None => html! {},
    }
}

fn aim(desk: &Desk, command: &Command) -> Markup {
    let Command::Play {
        on: Some(TrickTarget {
            before,
            token: lying,
        }),
        ..
    } = *command
    else {
        return html! {};
    };
    let chance = desk.moment.game.chance_after(desk.view, *command);
    html! {
        button type="button" class="option aim-at" role="menuitem" data-do=(json(command)) data-at=(place(before, lying)) {
            (token(desk.moment.lang, lying))
            span { (say::who(desk.moment.lang, desk.moment.public, before)) span class="hear" { ": " (say::token(desk.moment.lang, lying)) } }
            @if let Some(chance) = chance { (likely(desk.moment.lang, chance)) span class="hear" { (likely_words(desk.moment.lang, chance)) } }
        }
    }
}

/// A seat's cards for whoever looks back: nothing can be done with them.
pub fn shown(moment: &Moment, view: &SeatView) -> Part {
    let (id, secret) = (format!("hand{}", view.seat.0), view.secret);
    let wanted = say::secret_text(moment.lang, moment.game, secret);
    let helps = match view.commit {
        Commit::Card(card) => Some(card),
        Commit::Nothing | Commit::Undecided => None,
    };
    let html = html! {
        section id=(id) class={ "shown-hand " (hue(moment, view.seat)) } aria-label=(name(moment, view.seat)) {
            h3 { (mark(moment, view.seat)) (name(moment, view.seat)) }
            p class="shown-secret" title=(wanted) { (art::icon("story")) (say::secret_name(moment.lang, secret)) span class="hear" { ": " (wanted) } }
            ul class="listed" { @for card in view.hand.iter() { li { (named_card(moment.lang, card)) } } }
            @if let Some(card) = helps { p class="helps-with" { (art::icon("hand")) (say::card_name(moment.lang, card)) } }
        }
    };
    Part::new(id, html)
}
