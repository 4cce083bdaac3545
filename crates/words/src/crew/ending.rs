//! The end of a heist, told line by line.

use super::names::{loot_name, who};
use crate::language::{list, say, sentence};
use crew::outcome::{MemberOutcome, Outcome};
use crew::state::Status;
use crew::{Heist, Who};

/// How it went: the result, the people, the numbers, and what the team has now.
pub fn outcome(heist: &Heist, outcome: &Outcome) -> Vec<String> {
    let mut lines = vec![say(if outcome.success {
        "outcome-success"
    } else {
        "outcome-failure"
    })];
    for member in &outcome.members {
        tell_member(heist, member, &mut lines);
    }
    if outcome.npc_freed {
        let npc = ("npc", who(heist, Who::NPC).into());
        lines.push(sentence("outcome-npc-freed", [npc]));
    }
    lines.push(sentence(
        "outcome-numbers",
        [
            ("rounds", outcome.rounds.into()),
            ("noise", outcome.noise.into()),
            ("alerts", outcome.alerts.into()),
        ],
    ));
    tell_money(outcome, &mut lines);
    tell_gains(heist, outcome, &mut lines);
    lines
}

fn tell_member(heist: &Heist, member: &MemberOutcome, lines: &mut Vec<String>) {
    let key = match member.status {
        Status::Escaped => "outcome-escaped",
        Status::Busted => "outcome-busted",
        Status::Hidden => "outcome-hidden",
        Status::Idle => "outcome-idle",
        Status::Active => "outcome-active",
        Status::Absent => "outcome-absent",
    };
    let name = || ("who", who(heist, member.who).into());
    lines.push(sentence(key, [name(), ("ideas", member.ideas_left.into())]));
    // Jail is for the crew; nobody keeps a list of the others.
    if member.busted && member.status != Status::Busted && member.who != Who::NPC {
        lines.push(sentence("outcome-still-busted", [name()]));
    }
}

fn tell_money(outcome: &Outcome, lines: &mut Vec<String>) {
    let mut cash = |key, cash: u16| lines.push(sentence(key, [("cash", cash.into())]));
    if outcome.cash_out > 0 {
        cash("outcome-cash-out", outcome.cash_out.into());
    }
    if outcome.reward_cash > 0 {
        cash("outcome-reward-cash", outcome.reward_cash.into());
    }
    if outcome.bonus > 0 {
        cash("outcome-bonus", outcome.bonus.into());
    }
    match outcome.bet {
        0 => {}
        bet if bet > 0 => cash("outcome-bet-won", bet.unsigned_abs()),
        bet => cash("outcome-bet-lost", bet.unsigned_abs()),
    }
    cash("outcome-team-cash", outcome.team_cash.into());
}

fn tell_gains(heist: &Heist, outcome: &Outcome, lines: &mut Vec<String>) {
    let edition = heist.edition;
    for (key, count) in [
        ("outcome-jewels", outcome.jewels),
        ("outcome-documents", outcome.documents),
    ] {
        if count > 0 {
            lines.push(sentence(key, [("count", count.into())]));
        }
    }
    if !outcome.art.is_empty() {
        let names = list(outcome.art.iter().map(|&chit| loot_name(chit)));
        lines.push(sentence("outcome-art", [("names", names.into())]));
    }
    let item = |id: &String| match edition.item(id) {
        Some((_, card)) => card.name.clone(),
        None => id.clone(),
    };
    for (key, ids) in [
        ("outcome-items", &outcome.items),
        ("outcome-discovered", &outcome.discovered),
    ] {
        if !ids.is_empty() {
            let names = list(ids.iter().map(item));
            lines.push(sentence(key, [("names", names.into())]));
        }
    }
    if let Some(id) = &outcome.fixer {
        let name = edition.fixer(id).map_or(id, |(_, card)| &card.name);
        lines.push(sentence("outcome-fixer", [("name", name.as_str().into())]));
    }
    for id in &outcome.achievements {
        let (name, text) = match edition.achievement(id) {
            Some((_, card)) => (card.name.as_str(), card.text.as_str()),
            None => (id.as_str(), ""),
        };
        let words = [("name", name.into()), ("text", text.into())];
        lines.push(sentence("outcome-achievement", words));
    }
}
