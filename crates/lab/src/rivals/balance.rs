//! The figures that say whether the game is fair, and what they should be.

use super::{RivalsPlan, Tally};
use crate::share::Share;
use crate::terms;
use rivals::{Card, Identity, Secret, content};
use std::ops::RangeInclusive;
use words::Language;
use words::rivals::{card_told, identity_name, secret_name};

/// What a figure is about. Those of seats, places and identities are victories, as times the fair share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BalanceKind {
    Seat,
    /// In the order of the first round.
    Place,
    Identity,
    /// How often it is met of the times it is dealt.
    Secret,
    /// How often it is put to use by whoever holds it.
    Assist,
    Trick,
}

impl BalanceKind {
    /// What is fair among equal players.
    pub fn fair(self) -> RangeInclusive<f64> {
        match self {
            BalanceKind::Seat | BalanceKind::Place => 0.0..=1.1,
            BalanceKind::Identity => 0.0..=1.25,
            BalanceKind::Secret => 0.2..=0.6,
            BalanceKind::Assist | BalanceKind::Trick => 0.25..=1.0,
        }
    }
}

/// One of them.
#[derive(Clone, Debug, PartialEq)]
pub struct BalanceFigure {
    pub kind: BalanceKind,
    /// Which of its kind, from 0.
    pub number: usize,
    pub name: String,
    pub value: f64,
    /// 95 of 100 such intervals hold the true value.
    pub interval: (f64, f64),
    /// As it should be. Players who are not equal tell nothing about that.
    pub fair: bool,
}

impl BalanceFigure {
    /// A sign for what is not as it should be: "!", or "?" if more games might bring it right.
    pub fn mark(&self) -> Option<char> {
        let (low, high) = self.interval;
        let fair = self.kind.fair();
        let doubtful = low <= *fair.end() && high >= *fair.start();
        match (self.fair, doubtful) {
            (true, _) => None,
            (false, true) => Some('?'),
            (false, false) => Some('!'),
        }
    }
}

/// All of them.
pub fn balance_figures(lang: Language, plan: &RivalsPlan, tally: &Tally) -> Vec<BalanceFigure> {
    let equal = plan.bots.windows(2).all(|two| two[0] == two[1]);
    let figure = |kind: BalanceKind, number, name, value: Option<f64>, interval| BalanceFigure {
        kind,
        number,
        name,
        value: value.unwrap_or(0.0),
        interval,
        fair: !equal || value.is_none_or(|value| kind.fair().contains(&value)),
    };
    let ratio = |kind, number, name, won: Share| {
        let interval = tally.ratio_interval(won);
        figure(kind, number, name, tally.ratio(won), interval)
    };
    let portion = |kind, number, name, share: Share| {
        figure(kind, number, name, share.value(), share.interval())
    };
    let content = content();
    let mut all = Vec::new();
    for (number, (won, bot)) in tally.seats.iter().zip(&plan.bots).enumerate() {
        let (seat, bot) = ((number + 1).to_string(), terms::bot(lang, *bot));
        let name = lang.say_with("fair-seat", &[("number", &*seat), ("bot", &bot)]);
        all.push(ratio(BalanceKind::Seat, number, name, *won));
    }
    for (number, won) in tally.places.iter().enumerate() {
        let place = (number + 1).to_string();
        let name = lang.say_with("fair-place", &[("number", &place)]);
        all.push(ratio(BalanceKind::Place, number, name, *won));
    }
    for (number, won) in tally.identities.iter().enumerate() {
        let name = identity_name(lang, Identity(number as u8)).to_owned();
        all.push(ratio(BalanceKind::Identity, number, name, *won));
    }
    for (number, met) in tally.secrets.iter().enumerate() {
        let name = secret_name(lang, Secret(number as u8)).to_owned();
        all.push(portion(BalanceKind::Secret, number, name, *met));
    }
    for (number, count) in tally.cards.iter().enumerate() {
        let assist = content.assists & 1 << number != 0;
        let kind = if assist {
            BalanceKind::Assist
        } else {
            BalanceKind::Trick
        };
        let used = Share::new(count.used, count.held);
        all.push(portion(
            kind,
            number,
            card_told(lang, Card(number as u8)),
            used,
        ));
    }
    all
}
