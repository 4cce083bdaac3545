//! Planning: a sheet with the shop, what the team owns, help for cash and the fixers, and the cash that is left.

use super::amount::amount;
use super::{Desk, Group, group};
use crate::crew::cards::action_line;
use crate::crew::tabletop::markup::{Button, labelled, mark, name, plain};
use crate::crew::tabletop::sheet::{card_of, thing};
use crate::crew::tabletop::team::item_of;
use crew::content::cards::{FixerCard, FixerPower, ItemCard};
use crew::heist::PieceKind;
use crew::{Command, Heist, Piece, Position};
use maud::{Markup, Render, html};
use words::crew::cards;

pub fn market(desk: &Desk) -> Markup {
    let lang = desk.moment.lang;
    let cash = lang.say_with(
        "market-cash",
        &[("cash", &desk.state.team.cash.to_string())],
    );
    html! {
        (ground(desk))
        @if has_sheet(desk) {
            details class="market-sheet" {
                summary class="market-open" { (art::icon("item")) span { (lang.fixed("market-title")) } b { (cash) } }
                div class="market-body" role="group" aria-label=(lang.fixed("market-title")) {
                    header {
                        h2 { (lang.fixed("market-title")) }
                        p class="market-cash" { (art::icon("cash")) b { (cash) } }
                        button type="button" class="tool close" data-shut aria-label=(lang.fixed("help-close")) { (art::icon("close")) }
                    }
                    (shop(desk))
                    (goods(desk))
                    (help(desk))
                    (fixers(desk))
                }
            }
        }
    }
}

/// Whether there is anything to buy, to sell or to ask for.
fn has_sheet(desk: &Desk) -> bool {
    let mut legal = desk.legal.iter();
    legal.any(|command| {
        let part = group(desk.state, command);
        matches!(
            part,
            Group::Shop | Group::Goods | Group::Fixer | Group::Help
        ) || matches!(command, Command::PayReveal { .. })
    })
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
            section class="market help-for-sale" {
                h3 { (art::icon("idea")) (desk.moment.lang.fixed("market-help")) }
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

/// Every card the shop sells: what it is, what it does, its price, who has one, and a button for each character it can be
/// bought for.
fn shop(desk: &Desk) -> Markup {
    let edition = desk.heist.edition;
    let for_sale = |item: u8| {
        of(desk, Group::Shop)
            .filter(move |command| matches!(command, Command::Buy { item: i, .. } if *i == item))
    };
    let items = (0..).zip(&edition.items);
    let items: Vec<(u8, &ItemCard)> = items
        .filter(|(index, card)| card.shop || for_sale(*index).next().is_some())
        .collect();
    let open = of(desk, Group::Shop).next().is_some();
    html! {
        @if open {
            section class="market shop" {
                h3 { (art::icon("item")) (desk.moment.lang.fixed("market-shop")) }
                ul {
                    @for (index, item) in items {
                        @let mut buys = for_sale(index).peekable();
                        @let sold = buys.peek().is_none();
                        li class=[sold.then_some("out-of-reach")] role="group" aria-label=(cards::name(desk.moment.lang, edition, item)) {
                            (ware(desk, index, item))
                            @if !sold { span class="whom" { small { (desk.moment.lang.fixed("market-buy-for")) } @for command in buys { (whom(desk, command)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// What is on a card of the shop.
fn ware(desk: &Desk, index: u8, item: &ItemCard) -> Markup {
    let (lang, edition) = (desk.moment.lang, desk.heist.edition);
    let who = crew::Who(desk.seat.0);
    let price =
        Position::new(desk.heist, desk.state).cash_price(&Command::Buy { item: index, who });
    let price = lang.say_with("market-price", &[("price", &price.to_string())]);
    let pieces = (0..desk.heist.pieces().len() as u8).map(Piece);
    let copies = pieces.filter(|&piece| desk.heist.piece(piece) == Some(PieceKind::Item(index)));
    let holders = copies.filter_map(|piece| desk.state.pieces[piece.index()].holder());
    let holders: Vec<String> = holders
        .map(|who| name(lang, desk.heist, who).into_owned())
        .collect();
    html! {
        span class="what" data-card={ "item-" (index) } { (art::icon("item")) b { (cards::name(lang, edition, item)) } b class="price" { (price) } }
        @if let Some(action) = &item.action { (action_line(lang, edition, action)) }
        @for ability in &item.abilities { small { (cards::text(lang, edition, ability)) } }
        @if !holders.is_empty() {
            small class="holders" { (lang.say_with("market-held", &[("who", &holders.join(", "))])) }
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
            section class="market goods" {
                h3 { (art::icon("bag")) (desk.moment.lang.fixed("market-goods")) }
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

/// Everybody who helps, with what they have to offer now.
fn fixers(desk: &Desk) -> Markup {
    let known = |card: &&FixerCard| desk.heist.has_fixer(card.power);
    let cards: Vec<&FixerCard> = desk.heist.edition.fixers.iter().filter(known).collect();
    html! {
        @if !cards.is_empty() {
            section class="market fixers-for-sale" {
                h3 { (art::icon("crew")) (desk.moment.lang.fixed("team-fixers")) }
                ul { @for card in cards { (fixer(desk, card)) } }
            }
        }
    }
}

fn fixer(desk: &Desk, card: &FixerCard) -> Markup {
    let (lang, edition) = (desk.moment.lang, desk.heist.edition);
    let offers: Vec<&Command> = of(desk, Group::Fixer)
        .filter(|command| power(desk.heist, command) == Some(card.power))
        .collect();
    let used = desk.state.team.fixers_used.contains(card.power) && card.power.helps_once();
    html! {
        li class=[used.then_some("out-of-reach")] role="group" aria-label=(cards::name(lang, edition, card)) {
            span class="what" { (art::icon("crew")) b { (cards::name(lang, edition, card)) }
                @if used { span class="badge" { (art::icon("ready")) (lang.fixed("market-used")) } }
            }
            @for ability in &card.abilities { small { (cards::text(lang, edition, ability)) } }
            div class="deeds" {
                @for same in offers.chunk_by(|one, other| is_same_offer(one, other)) {
                    @let buttons: Vec<Markup> = same.iter().map(|command| offer(desk, command)).collect();
                    (amount(lang, &buttons))
                }
            }
        }
    }
}

/// Whether two offers differ by nothing but a number.
fn is_same_offer(one: &Command, other: &Command) -> bool {
    match (one, other) {
        (Command::InsertEvent { card, .. }, Command::InsertEvent { card: other, .. }) => {
            card == other
        }
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
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
    let words = priced(desk, command);
    labelled(
        command,
        "deed",
        crate::crew::tabletop::meaning::icon(command),
        &words,
    )
}

/// The words for a command, and what it costs the team.
fn priced(desk: &Desk, command: &Command) -> String {
    let lang = desk.moment.lang;
    let words = words::crew::command_of(lang, desk.heist, desk.seat, command);
    // The words of these name the cash already.
    let named = matches!(command, Command::Bet { .. } | Command::Divert { .. });
    match Position::new(desk.heist, desk.state).cash_price(command) {
        price if price > 0 && !named => {
            let price = price.to_string();
            lang.say_with("market-for", &[("what", &words), ("price", &price)])
        }
        _ => words,
    }
}
