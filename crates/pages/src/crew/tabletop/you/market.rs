//! Planning: the shop, what the team owns, and what fixers sell.

use super::{Desk, Group, group};
use crate::crew::tabletop::markup::{Button, labelled, mark, name, plain};
use crate::crew::tabletop::sheet::{card_of, thing};
use crate::crew::tabletop::team::{item_of, price};
use crew::content::cards::FixerPower;
use crew::{Command, Heist, Piece, Position};
use maud::{Markup, Render, html};
use words::crew::cards;

pub fn market(desk: &Desk) -> Markup {
    html! {
        (ground(desk))
        (shop(desk))
        (goods(desk))
        (help(desk))
        (fixers(desk))
    }
}

fn of<'a>(desk: &Desk<'a>, wanted: Group) -> impl Iterator<Item = &'a Command> + Clone {
    let state = desk.state;
    let legal = desk.legal;
    legal
        .iter()
        .filter(move |command| group(state, command) == wanted)
}

/// Tunnels, and the ideas to begin with.
fn ground(desk: &Desk) -> Markup {
    let mut commands = of(desk, Group::Ground).peekable();
    html! {
        @if commands.peek().is_some() {
            div class="deeds" { @for command in commands { (plain(desk.moment.lang, desk.heist, desk.seat, command, "deed")) } }
        }
    }
}

/// Reveals and ideas for cash, or for nothing: an idea for whom, and a word on how to have a tile revealed.
fn help(desk: &Desk) -> Markup {
    let (heist, state) = (desk.heist, desk.state);
    let ideas = of(desk, Group::Help);
    let mut reveals = desk.legal.iter();
    let reveals = reveals.any(|command| matches!(command, Command::PayReveal { .. }));
    let price = |free: u8| match (free, heist.rules.price_of_help) {
        (0, price) => desk
            .moment
            .lang
            .say_with("market-price", &[("price", &price.to_string())]),
        (free, _) => desk
            .moment
            .lang
            .say_with("market-free", &[("count", &free.to_string())]),
    };
    let free = state.team.free_ideas > 0 || state.team.free_reveals > 0;
    html! {
        @if heist.rules.price_of_help > 0 || free {
            details class="market help-for-sale" open {
                summary { (art::icon("idea")) (desk.moment.lang.fixed("market-help")) }
                @if reveals {
                    p { (art::icon("reveal")) " " (desk.moment.lang.fixed("market-reveal")) " " b { (price(state.team.free_reveals)) } }
                }
                @if ideas.clone().next().is_some() {
                    p { (art::icon("idea")) " " (desk.moment.lang.fixed("market-idea")) " " b { (price(state.team.free_ideas)) } }
                    div class="whom" { @for command in ideas { (whom(desk, command)) } }
                }
                @if !reveals && of(desk, Group::Help).next().is_none() { p { (desk.moment.lang.fixed("market-no-cash")) } }
            }
        }
    }
}

/// A row for each card of the shop, with a button for each character it can be bought for.
fn shop(desk: &Desk) -> Markup {
    let (lang, edition) = (desk.moment.lang, desk.heist.edition);
    let items = edition.items.iter();
    let buys = of(desk, Group::Shop);
    let for_sale = |item: u8| {
        let buys = buys.clone();
        buys.filter(move |command| matches!(command, Command::Buy { item: i, .. } if *i == item))
    };
    html! {
        @if buys.clone().next().is_some() {
            details class="market shop" {
                summary { (art::icon("item")) (desk.moment.lang.fixed("market-shop")) }
                ul {
                    @for (index, item) in (0..).zip(items) {
                        @if for_sale(index).next().is_some() {
                            li role="group" aria-label=(cards::name(lang, edition, item)) {
                                span class="what" data-card={ "item-" (index) } { b { (cards::name(lang, edition, item)) } " $" (price(desk.heist, index)) "k" }
                                span class="whom" {
                                    @for command in for_sale(index) { (whom(desk, command)) }
                                }
                                @for ability in &item.abilities { small { (cards::text(lang, edition, ability)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A button with the mark and name of the character something is for.
fn whom(desk: &Desk, command: &Command) -> Markup {
    let (Command::Buy { who, .. } | Command::Pack { who, .. } | Command::BuyIdea { who }) =
        *command
    else {
        return html! {};
    };
    let seats = desk.moment.company.colours();
    let face = html! { (mark(&seats, who)) span { (name(desk.moment.lang, desk.heist, who)) } };
    Button {
        command,
        class: "whom",
        refused: false,
        name: None,
        card: None,
        face: &face.0,
    }
    .render()
}

/// A row for each thing the team owns.
fn goods(desk: &Desk) -> Markup {
    let goods = of(desk, Group::Goods);
    let thing_of = |command: &Command| match *command {
        Command::Sell { piece } | Command::Pack { piece, .. } | Command::ConsultThin { piece } => {
            piece
        }
        _ => Piece::CASH,
    };
    let mut pieces: Vec<Piece> = goods.clone().map(thing_of).collect();
    pieces.sort_unstable();
    pieces.dedup();
    html! {
        @if !pieces.is_empty() {
            details class="market goods" {
                summary { (art::icon("bag")) (desk.moment.lang.fixed("market-goods")) }
                ul {
                    @for piece in pieces {
                        li role="group" aria-label=(words::crew::piece(desk.moment.lang, desk.heist, piece)) {
                            span class="what" data-card=[card_of(desk.heist, piece)] {
                                (thing(desk.moment.lang, desk.heist, piece))
                                @if let Some(holder) = desk.state.pieces[piece.index()].holder() {
                                    small { (name(desk.moment.lang, desk.heist, holder)) }
                                }
                            }
                            span class="whom" {
                                @for command in goods.clone().filter(|command| thing_of(command) == piece) {
                                    (good(desk, command))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn good(desk: &Desk, command: &Command) -> Markup {
    match *command {
        Command::Pack { .. } => whom(desk, command),
        Command::Sell { piece } => {
            let price = item_of(desk.heist, piece).map_or(0, |item| sale_price(desk, item));
            let words = desk
                .moment
                .lang
                .say_with("market-sell", &[("price", &price.to_string())]);
            labelled(command, "whom", "cash", &words)
        }
        _ => plain(desk.moment.lang, desk.heist, desk.seat, command, "whom"),
    }
}

/// Half the price, or one less than the price with the fixer for it.
fn sale_price(desk: &Desk, item: u8) -> u8 {
    let items = &desk.heist.edition.items;
    let price = items.get(usize::from(item)).map_or(0, |card| card.price);
    let better = Position::new(desk.heist, desk.state).fixer(FixerPower::BetterSales);
    match better {
        Ok(()) => price.saturating_sub(1),
        Err(_) => price / 2,
    }
}

/// A group for each fixer who has something to offer.
fn fixers(desk: &Desk) -> Markup {
    let (lang, edition) = (desk.moment.lang, desk.heist.edition);
    let offers = of(desk, Group::Fixer);
    html! {
        @for card in desk.heist.edition.fixers.iter().filter(|card| desk.heist.has_fixer(card.power)) {
            @let mine = offers.clone().filter(|command| power(desk.heist, command) == Some(card.power));
            @if mine.clone().next().is_some() {
                details class="market fixer" {
                    summary { (art::icon("crew")) (cards::name(lang, edition, card)) }
                    @for ability in &card.abilities { p { (cards::text(lang, edition, ability)) } }
                    div class="deeds" { @for command in mine { (offer(desk, command)) } }
                }
            }
        }
    }
}

fn power(heist: &Heist, command: &Command) -> Option<FixerPower> {
    Some(match command {
        Command::AddCash if heist.has_fixer(FixerPower::CashForCash) => FixerPower::CashForCash,
        Command::AddBlanks { .. } => FixerPower::BlanksInBag,
        Command::AddIdeas { .. } => FixerPower::IdeasInBag,
        Command::BribeGuards { .. } => FixerPower::GuardsForBlanks,
        Command::Bet { .. } => FixerPower::DoubleOrNothing,
        Command::PayThin => FixerPower::PaidReveals,
        Command::SwapLocks => FixerPower::LocksForBlanks,
        Command::OnCall { .. } => FixerPower::BlanksOnCall,
        Command::AddCash => FixerPower::CashForLoot,
        Command::SellJewel => FixerPower::BetterSales,
        Command::DisableCameras => FixerPower::CamerasDisabled,
        Command::Divert { .. } => FixerPower::NoiseTokens,
        Command::BuyIdeaTokens { .. } => FixerPower::IdeaTokens,
        Command::BuyEvents { .. } | Command::InsertEvent { .. } => FixerPower::MastermindEvents,
        _ => return None,
    })
}

/// A button with what it costs.
fn offer(desk: &Desk, command: &Command) -> Markup {
    let words = words::crew::command_of(desk.moment.lang, desk.heist, desk.seat, command);
    let count = match *command {
        Command::AddBlanks { blanks } => blanks,
        Command::AddIdeas { ideas } => ideas - 1,
        Command::BribeGuards { guards, dogs } => guards + dogs,
        Command::OnCall { blanks } => blanks,
        Command::BuyIdeaTokens { tokens } => tokens,
        Command::BuyEvents { events } => events,
        Command::PayThin | Command::SwapLocks | Command::DisableCameras => 1,
        _ => 0,
    };
    let scene = Position::new(desk.heist, desk.state);
    let price = power(desk.heist, command).filter(|_| count > 0);
    let price = price.map_or(0, |power| scene.price(power, count));
    let words = match price {
        0 => words,
        price => desk.moment.lang.say_with(
            "market-for",
            &[("what", &words), ("price", &price.to_string())],
        ),
    };
    labelled(
        command,
        "deed",
        crate::crew::tabletop::meaning::icon(command),
        &words,
    )
}
