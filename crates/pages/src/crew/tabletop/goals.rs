//! The objective as pictures: one for each thing it takes, full once it is out, half while it is carried.

use super::Moment;
use crate::crew::chit;
use crew::content::scenario::Goal;
use crew::progress::Progress;
use maud::{Markup, html};
use words::Language;

/// More than this are a number.
const PICTURED: u8 = 5;

pub fn goals(moment: &Moment) -> Markup {
    let Moment { heist, state, .. } = *moment;
    html! {
        ul class="goals" aria-label=(moment.lang.fixed("goals-title")) {
            @for goal in heist.progress(state) {
                @let words = words(moment.lang, &goal);
                li class=[(goal.done >= goal.of).then_some("met")] title=(words) {
                    span class="hear" { (words) }
                    span class="pictures" aria-hidden="true" {
                        @if goal.of <= PICTURED {
                            @for n in 0..goal.of {
                                span class=(fill(&goal, n)) { (art::icon(icon(goal.goal))) }
                            }
                        } @else {
                            span class=(fill(&goal, 0)) { (art::icon(icon(goal.goal))) } b { (goal.done) "/" (goal.of) }
                        }
                    }
                }
            }
        }
    }
}

/// How the n-th picture looks.
fn fill(goal: &Progress, n: u8) -> &'static str {
    if n < goal.done {
        "out"
    } else if n < goal.done + goal.in_hand {
        "held"
    } else {
        "open"
    }
}

fn icon(goal: &Goal) -> &'static str {
    match goal {
        Goal::Secure { chit, .. } | Goal::HoldInHideout(chit) => chit::icon(*chit).0,
        Goal::SecureArt(_) | Goal::Swap { .. } => "loot",
        Goal::SecureCash(_) => "cash",
        Goal::NpcEscapes => "npc",
        Goal::AnyoneEscapes | Goal::EveryoneEscapes => "escape",
    }
}

/// "Jewel: 1 of 3 out, 1 in hand".
fn words(lang: Language, goal: &Progress) -> String {
    let what = match goal.goal {
        Goal::Secure { chit, .. } | Goal::HoldInHideout(chit) => {
            words::crew::loot_name(lang, *chit)
        }
        Goal::SecureArt(_) => lang.say("goal-art"),
        Goal::Swap { .. } => lang.say("goal-swap"),
        Goal::SecureCash(_) => lang.say("goal-cash"),
        Goal::NpcEscapes => lang.say("goal-npc"),
        Goal::AnyoneEscapes => lang.say("goal-anyone"),
        Goal::EveryoneEscapes => lang.say("goal-everyone"),
    };
    let [done, held, of] = [goal.done, goal.in_hand, goal.of].map(|n| n.to_string());
    let numbers = [
        ("what", what.as_str()),
        ("done", &done),
        ("held", &held),
        ("of", &of),
    ];
    lang.say_with("goal-progress", &numbers)
}
