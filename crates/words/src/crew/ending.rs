//! The end of a heist, told line by line.

use super::cards;
use super::names::{loot_name, who};
use crate::Language;

use crew::outcome::{MemberOutcome, Outcome};
use crew::state::Status;
use crew::{Heist, Who};

/// How it went: the result, the people, the numbers, and what the team has now.
pub fn outcome(lang: Language, heist: &Heist, outcome: &Outcome) -> Vec<String> {
    let mut lines = vec![lang.say(if outcome.success {
        "outcome-success"
    } else {
        "outcome-failure"
    })];
    for member in &outcome.members {
        tell_member(lang, heist, member, &mut lines);
    }
    if outcome.npc_freed {
        let npc = ("npc", who(lang, heist, Who::NPC).into());
        lines.push(lang.sentence("outcome-npc-freed", [npc]));
    }
    lines.push(lang.sentence(
        "outcome-numbers",
        [
            ("rounds", outcome.rounds.into()),
            ("noise", outcome.noise.into()),
            ("alerts", outcome.alerts.into()),
        ],
    ));
    tell_money(lang, outcome, &mut lines);
    tell_gains(lang, heist, outcome, &mut lines);
    lines
}

fn tell_member(lang: Language, heist: &Heist, member: &MemberOutcome, lines: &mut Vec<String>) {
    let key = match member.status {
        Status::Escaped => "outcome-escaped",
        Status::Busted => "outcome-busted",
        Status::Hidden => "outcome-hidden",
        Status::Idle => "outcome-idle",
        Status::Active => "outcome-active",
        Status::Absent => "outcome-absent",
    };
    let name = || ("who", who(lang, heist, member.who).into());
    lines.push(lang.sentence(key, [name(), ("ideas", member.ideas_left.into())]));
    // Jail is for the crew; nobody keeps a list of the others.
    if member.busted && member.status != Status::Busted && member.who != Who::NPC {
        lines.push(lang.sentence("outcome-still-busted", [name()]));
    }
}

fn tell_money(lang: Language, outcome: &Outcome, lines: &mut Vec<String>) {
    let mut cash = |key, cash: u16| lines.push(lang.sentence(key, [("cash", cash.into())]));
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

fn tell_gains(lang: Language, heist: &Heist, outcome: &Outcome, lines: &mut Vec<String>) {
    let edition = heist.edition;
    for (key, count) in [
        ("outcome-jewels", outcome.jewels),
        ("outcome-documents", outcome.documents),
    ] {
        if count > 0 {
            lines.push(lang.sentence(key, [("count", count.into())]));
        }
    }
    if !outcome.art.is_empty() {
        let names = lang.list(outcome.art.iter().map(|&chit| loot_name(lang, chit)));
        lines.push(lang.sentence("outcome-art", [("names", names.into())]));
    }
    let item = |id: &String| match edition.item(id) {
        Some((_, card)) => cards::name(lang, edition, card).to_owned(),
        None => id.clone(),
    };
    for (key, ids) in [
        ("outcome-items", &outcome.items),
        ("outcome-discovered", &outcome.discovered),
    ] {
        if !ids.is_empty() {
            let names = lang.list(ids.iter().map(item));
            lines.push(lang.sentence(key, [("names", names.into())]));
        }
    }
    if let Some(id) = &outcome.fixer {
        let known = edition.fixer(id);
        let name = known.map_or(id.as_str(), |(_, card)| cards::name(lang, edition, card));
        lines.push(lang.sentence("outcome-fixer", [("name", name.into())]));
    }
    for id in &outcome.achievements {
        let (name, text) = match edition.achievement(id) {
            Some((_, card)) => (
                cards::name(lang, edition, card),
                cards::text(lang, edition, card),
            ),
            None => (id.as_str(), ""),
        };
        let words = [("name", name.into()), ("text", text.into())];
        lines.push(lang.sentence("outcome-achievement", words));
    }
}
