//! The sentence that says what is asked now.

use super::{Desk, Group, group};
use board::Space;
use crew::state::{Pool, Status};
use crew::{Command, Phase, Who};

/// The open question for this seat, or what to do now.
pub fn guide(desk: &Desk) -> String {
    let (heist, state) = (desk.heist, desk.state);
    if let Some(prompt) = state.prompt() {
        if !desk.legal.is_empty() {
            return words::crew::prompt(desk.moment.lang, heist, &prompt);
        }
        return match super::super::facts::asked_seat(prompt) {
            Some(seat) => {
                let who = words::crew::who(desk.moment.lang, heist, Who(seat.0));
                desk.moment
                    .lang
                    .say_with("guide-other-answers", &[("who", &who)])
            }
            None => desk.moment.lang.fixed("guide-others-answer").to_owned(),
        };
    }
    let ready = state.ready.contains(desk.seat);
    let member = state.member(desk.who());
    let out = member.status != Status::Active;
    match state.phase {
        Phase::Over => desk.moment.lang.fixed("guide-over").to_owned(),
        Phase::Plan => plan(desk, ready),
        Phase::LevelUp => between(desk, ready).to_owned(),
        _ if ready => desk.moment.lang.fixed("guide-done").to_owned(),
        _ if out && desk.legal.is_empty() => desk.moment.lang.fixed("guide-out").to_owned(),
        Phase::Escape => escape(desk),
        _ if out => desk.moment.lang.fixed("guide-npc").to_owned(),
        _ if !member.committed => {
            let face = member.die.to_string();
            let key = match heist.rules.passing {
                true => "guide-choose-or-pass",
                false => "guide-choose-action",
            };
            desk.moment.lang.say_with(key, &[("face", &face)])
        }
        _ if member.pool == Pool::default() => desk.moment.lang.fixed("guide-say-done").to_owned(),
        _ if can_use(desk) => desk.moment.lang.fixed("guide-use-pool").to_owned(),
        _ => desk.moment.lang.fixed("guide-nothing-here").to_owned(),
    }
}

/// Whether something of the action can be used from here.
fn can_use(desk: &Desk) -> bool {
    let used = |command: &Command| matches!(group(desk.state, command), Group::Map | Group::Deed);
    desk.legal.iter().any(used)
}

fn plan(desk: &Desk, ready: bool) -> String {
    let member = desk.state.member(desk.who());
    if ready {
        desk.moment.lang.fixed("guide-plan-ready").to_owned()
    } else if member.at == Space::NONE {
        desk.moment.lang.fixed("guide-plan-start").to_owned()
    } else if member.tokens > 0 {
        desk.moment.lang.say_with(
            "guide-plan-tokens",
            &[("tokens", &member.tokens.to_string())],
        )
    } else {
        desk.moment.lang.fixed("guide-plan-full").to_owned()
    }
}

/// Between two heists: better cards, or somebody new.
fn between(desk: &Desk, ready: bool) -> &'static str {
    let busted = desk.state.member(desk.who()).status == Status::Busted;
    match (ready, busted) {
        (true, _) => desk.moment.lang.fixed("guide-level-ready"),
        (false, true) => desk.moment.lang.fixed("guide-recruit"),
        (false, false) => desk.moment.lang.fixed("guide-level-up"),
    }
}

/// Whether nothing is left to do but to say so.
fn at_a_way_out(desk: &Desk) -> bool {
    let at = desk.state.member(desk.who()).at;
    desk.heist.board().is_exit(at) && desk.can(Command::Ready)
}

fn escape(desk: &Desk) -> String {
    let (state, who) = (desk.state, desk.who());
    let key = match state.run.runner {
        Some(runner) if runner == who && state.member(who).rolled => {
            desk.moment.lang.fixed("guide-run")
        }
        Some(runner) if runner == who && state.run.path_len > 0 => {
            desk.moment.lang.fixed("guide-declared")
        }
        Some(runner) if runner != who && runner != Who::NPC => {
            let name = words::crew::who(desk.moment.lang, desk.heist, runner);
            return desk
                .moment
                .lang
                .say_with("guide-other-runs", &[("who", &name)]);
        }
        _ if desk.can(Command::Ready) && state.member(who).stopped => {
            desk.moment.lang.fixed("guide-stopped")
        }
        _ if at_a_way_out(desk) => desk.moment.lang.fixed("guide-way-out"),
        _ => desk.moment.lang.fixed("guide-escape"),
    };
    key.to_owned()
}
