//! Scenarios changed at random: what a designer might draw, sensible or not.

use crate::crews::Pick;
use crew::content::cards::{ActionCard, Icon, SpecialAction};
use crew::content::effect::Chit;
use crew::content::scenario::{Goal, NpcPart, Safe, ScenarioDraft, ScenarioRule, SpecialRule};

const CODES: [&str; 48] = [
    "GP", "EM", "SC", "GU", "LO", "CM", "DO", "JW", "$1", "$2", "$3", "PP", "USB", "RE", "WT",
    "GA", "GB", "GC", "GD", "E1", "E2", "E3", "E4", "E5", "E6", "*", "G2", "L2", "C2", "2GL",
    "2GC", "2GD", "G1K", "GKC", "GDGD", "2CL", "SX", "SY", "RX", "RY", "RXJ", "RYD", "RXM", "KC",
    "KCL", "DK", "MW", "T",
];

const DEEDS: [SpecialAction; 11] = [
    SpecialAction::Breach,
    SpecialAction::LoopFootage,
    SpecialAction::Rewire(2),
    SpecialAction::Grant(9),
    SpecialAction::TossLoot(9),
    SpecialAction::KillPixels(9),
    SpecialAction::Flashbang,
    SpecialAction::BlowWhistle,
    SpecialAction::TweakPlan,
    SpecialAction::FlickKeycard,
    SpecialAction::StudySchematics(9),
];

/// Changes one thing.
pub fn change(draft: &mut ScenarioDraft, pick: &mut Pick) {
    match pick.below(9) {
        0..=2 => redraw(draft, pick),
        3 => draft.deck = deck(pick),
        4 => draft.rules.push(rule(pick)),
        5 => draft.npc = Some(npc(pick)),
        6 => {
            draft.bag.dogs = pick.below(9) as u8;
            draft.bag.jewels = pick.below(3) as u8;
            draft.bag.usb = pick.below(2) as u8;
            draft.bag.blanks = pick.below(20) as u8;
            draft.goals = goals(pick);
        }
        7 => {
            draft.safe = Some(Safe {
                cracks: 1 + pick.below(255) as u8,
                chits: vec![Chit::Documents],
                cash: pick.below(51) as u8,
                items: vec!["lucky-penny".into()],
            });
        }
        _ => {
            draft.entrance_limit = pick.below(3) as u8;
            draft.tunnels = pick.below(4) as u8;
        }
    }
}

/// Puts other codes on a few cells.
fn redraw(draft: &mut ScenarioDraft, pick: &mut Pick) {
    let mut rows: Vec<Vec<String>> = draft
        .map
        .lines()
        .map(|row| row.split_whitespace().map(String::from).collect())
        .collect();
    for _ in 0..=pick.below(8) {
        let row = pick.below(rows.len());
        if rows[row].is_empty() {
            continue;
        }
        let col = pick.below(rows[row].len());
        rows[row][col] = CODES[pick.below(CODES.len())].to_string();
    }
    draft.map = rows
        .iter()
        .map(|row| row.join(" "))
        .collect::<Vec<_>>()
        .join("\n");
}

fn deck(pick: &mut Pick) -> String {
    let cards = &crew::content::master_heist().cards;
    let ends = |code: &str| code.starts_with('Z');
    let mut codes: Vec<&str> = Vec::new();
    for _ in 0..pick.below(40) {
        let code = cards[pick.below(cards.len())].code.as_str();
        if !ends(code) {
            codes.push(code);
        }
    }
    codes.push(["Z1", "Z2"][pick.below(2)]);
    codes.join(",")
}

fn rule(pick: &mut Pick) -> SpecialRule {
    let rules = [
        ScenarioRule::HeldByGuard(vec![Chit::Jewel, Chit::Documents]),
        ScenarioRule::Breakout {
            npc_may_share: pick.chance(2),
        },
        ScenarioRule::BreakIn,
        ScenarioRule::Hideouts(1 + pick.below(3) as u8),
        ScenarioRule::StartInHideouts,
        ScenarioRule::MovingTarget,
        ScenarioRule::Ambush,
        ScenarioRule::NoFreeingInEscape,
        ScenarioRule::CrackCipher,
        ScenarioRule::CheckLogs {
            reveals: 9,
            cash: 3,
        },
        ScenarioRule::NoOldFriend,
        ScenarioRule::RadioSilence,
        ScenarioRule::Whispers,
        ScenarioRule::FreshIdeas,
        ScenarioRule::MealTicket,
        ScenarioRule::TrustedMayor,
    ];
    let rule = rules[pick.below(rules.len())].clone();
    SpecialRule {
        id: String::new(),
        name: "Wild".into(),
        text: "A rule.".into(),
        rule: Some(rule),
    }
}

fn npc(pick: &mut Pick) -> NpcPart {
    let special = ActionCard {
        name: "Special".into(),
        icons: vec![Icon::Noise, Icon::Unlock, Icon::Move],
        pay: [0, 1, 9][pick.below(3)],
        needs: None,
        does: Some(DEEDS[pick.below(DEEDS.len())]),
        ..ActionCard::default()
    };
    NpcPart {
        card: ["prisoner", "hostage", "guide"][pick.below(3)].into(),
        name: None,
        ideas: [0, 3, 255][pick.below(3)],
        special: Some(special),
        starts_outside: pick.chance(2),
    }
}

fn goals(pick: &mut Pick) -> Vec<Goal> {
    let goals = [
        Goal::Secure {
            chit: Chit::Jewel,
            count: 1,
        },
        Goal::NpcEscapes,
        Goal::AnyoneEscapes,
        Goal::HoldInHideout(Chit::Documents),
    ];
    vec![goals[pick.below(goals.len())]]
}
