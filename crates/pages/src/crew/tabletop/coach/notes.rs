//! What the coach says in each moment of a first heist.

use super::route::{Route, is_locked, turned_up};
use super::{At, Note};
use crate::crew::tabletop::you::Desk;
use board::Space;
use crew::content::effect::Chit;
use crew::state::Pool;
use crew::{Command, Phase, Position, Status, Who};

/// What the log tells of the latest event.
const STRUCK: &str = "#log :nth-last-child(1 of .staged)";

/// The sentences for this moment, in the order in which they are to be read.
pub fn notes(desk: &Desk) -> Vec<Note> {
    let coach = Coach { desk };
    let (state, seat) = (desk.state, desk.seat);
    if desk.moment.company.bot(seat).is_some() {
        return Vec::new();
    }
    if state.questions.asked > 0 {
        return match desk.legal.is_empty() {
            true => Vec::new(),
            false => vec![coach.stay("coach-question", At::Own(".offers"))],
        };
    }
    if coach.member().status == Status::Busted {
        return vec![coach.read("coach-busted", At::Own(".me"))];
    }
    match state.phase {
        Phase::Plan => coach.plan(),
        Phase::Escape => coach.escape(),
        // The end speaks for itself.
        Phase::Over => Vec::new(),
        _ => coach.round(),
    }
}

struct Coach<'a> {
    desk: &'a Desk<'a>,
}

impl Coach<'_> {
    fn who(&self) -> Who {
        Who(self.desk.seat.0)
    }

    fn member(&self) -> &crew::state::Member {
        self.desk.state.member(self.who())
    }

    /// A sentence that is to be read.
    fn read(&self, key: &'static str, at: At) -> Note {
        self.note(key, at, false, &[])
    }

    /// A sentence that stays until it is done.
    fn stay(&self, key: &'static str, at: At) -> Note {
        self.note(key, at, true, &[])
    }

    fn note(&self, key: &'static str, at: At, stays: bool, more: &[(&str, &str)]) -> Note {
        let words = self.desk.moment.lang.say_with(key, more);
        Note {
            key,
            words,
            at,
            stays,
        }
    }

    fn plan(&self) -> Vec<Note> {
        let (desk, member) = (self.desk, self.member());
        if desk.state.ready.contains(desk.seat) {
            return vec![self.stay("coach-plan-wait", At::Page("#bots, .crew-side"))];
        }
        let me = words::crew::who(desk.moment.lang, desk.heist, self.who());
        let welcome = self.note("coach-welcome", At::Own(".me"), false, &[("who", &me)]);
        let mut notes = vec![welcome];
        let starts = desk.legal.iter().find_map(|command| match command {
            Command::Start { space, .. } => Some(*space),
            _ => None,
        });
        if member.at == Space::NONE {
            let from = starts.unwrap_or(Space::NONE);
            notes.extend(self.prize(from));
            notes.push(self.stay("coach-plan-start", At::Space(from)));
            return notes;
        }
        notes.extend(self.prize(member.at));
        let route = Route::to_prize(desk, member.at);
        let next = route.and_then(|route| route.unplanned(self.who()));
        notes.push(match next {
            Some(space) if member.tokens > 0 => {
                let key = match member.planned.is_empty() {
                    true => "coach-plan-route",
                    false => "coach-plan-on",
                };
                self.stay(key, At::Space(space))
            }
            _ => self.stay("coach-plan-ready", At::Own(".finish .ready")),
        });
        notes
    }

    /// Where the learner's prize lies.
    fn prize(&self, from: Space) -> Option<Note> {
        let route = Route::to_prize(self.desk, from)?;
        let prize = route.from(from).last()?;
        Some(self.read("coach-prize", At::Space(prize)))
    }

    fn round(&self) -> Vec<Note> {
        let (desk, state, member) = (self.desk, self.desk.state, self.member());
        let mut notes = Vec::new();
        if state.round > 1 {
            notes.extend(self.building());
        }
        if state.ready.contains(desk.seat) || desk.legal.is_empty() {
            notes.extend(self.turned());
            notes.push(self.stay("coach-others-act", At::Page("#bots, .crew-side")));
            return notes;
        }
        if !member.committed {
            notes.extend(self.choosing());
            return notes;
        }
        notes.extend(self.turned());
        notes.push(self.acting());
        notes
    }

    /// What a shield turned out to be.
    fn turned(&self) -> Option<Note> {
        let (space, chit) = turned_up(self.desk)?;
        let key = match chit {
            Chit::Camera => "coach-camera",
            Chit::Lock => "coach-lock",
            _ => "coach-guard",
        };
        Some(self.read(key, At::Space(space)))
    }

    /// What the building did after a round.
    fn building(&self) -> Vec<Note> {
        match self.desk.heist.edition.alert {
            Some(_) => vec![
                self.read("coach-square", At::Page(STRUCK)),
                self.read("coach-bar", At::Page("#deck")),
            ],
            None => vec![
                self.read("coach-event", At::Page(STRUCK)),
                self.read("coach-deck", At::Page("#deck")),
            ],
        }
    }

    fn choosing(&self) -> Vec<Note> {
        let (desk, member) = (self.desk, self.member());
        let mut notes = Vec::new();
        if desk.state.round == 1 {
            let face = member.die.to_string();
            notes.push(self.note("coach-roll", At::Own(".die"), false, &[("face", &face)]));
            let noise = match desk.heist.edition.alert {
                Some(_) => "coach-noise-bar",
                None => "coach-noise",
            };
            notes.push(self.read(noise, At::Page("#noise")));
        }
        if self.done_here() {
            notes.extend(self.calling());
        }
        let ideas = At::Own(".ideas");
        if desk.state.round == 2 {
            notes.push(self.read("coach-ideas", ideas));
        }
        notes.push(match self.useful_action() {
            Some((command, name)) => {
                let key = match desk.state.round {
                    1 => "coach-choose",
                    _ => "coach-choose-again",
                };
                let button = serde_json::to_string(&command).unwrap_or_default();
                self.note(key, At::Button(button), true, &[("action", &name)])
            }
            None => self.stay("coach-choose-any", At::Own(".repertoire")),
        });
        notes
    }

    /// Whether all that was wanted is in somebody's hands or out.
    fn done_here(&self) -> bool {
        Position::new(self.desk.heist, self.desk.state).objective_in_hand()
    }

    fn calling(&self) -> Option<Note> {
        let can = self.desk.can(Command::CallEscape);
        let here = At::Own("[data-does=\"call-escape\"]");
        can.then(|| self.stay("coach-call", here))
    }

    /// The way the learner goes now: to the prize, or out with it.
    fn way(&self) -> Route<'_> {
        let carries = self.member().held != 0 || self.done_here();
        let prize = (!carries).then(|| Route::to_prize(self.desk, self.member().at));
        prize.flatten().unwrap_or_else(|| Route::out(self.desk))
    }

    /// The action that goes furthest for nothing, and what it is called.
    fn useful_action(&self) -> Option<(Command, String)> {
        let (desk, who) = (self.desk, self.who());
        let way: Vec<Space> = self.way().from(self.member().at).collect();
        let lock = way.iter().position(|&space| is_locked(desk, space));
        let worth = |command: &Command| {
            let Command::Commit { action, .. } = *command else {
                return None;
            };
            let act = desk.heist.act(who, action)?;
            let free = act.pay == 0 && [0, self.member().die].contains(&act.face);
            let opens =
                lock.is_some_and(|n| act.pool.unlocks > 0 && usize::from(act.pool.moves) >= n);
            let open_way = match lock {
                Some(n) if !opens => n,
                _ => way.len(),
            };
            let steps = usize::from(act.pool.moves).min(open_way) as i32;
            let worth = 4 * i32::from(opens) + 2 * steps - i32::from(act.noise);
            (free && worth > 0).then_some(worth)
        };
        let found = desk.legal.iter().filter(|command| worth(command).is_some());
        let best = found.max_by_key(|command| worth(command))?;
        let Command::Commit { action, .. } = *best else {
            return None;
        };
        let name = desk.heist.action_name(who, action)?;
        let lang = desk.moment.lang;
        let name = words::crew::cards::action_called(lang, desk.heist.edition, name);
        Some((*best, name.to_owned()))
    }

    /// The next thing to do with the action that was chosen.
    fn acting(&self) -> Note {
        let (desk, who, member) = (self.desk, self.who(), self.member());
        let next = self.way().after(member.at);
        let can_step = next.filter(|&to| desk.can(Command::Move { who, to }));
        if let Some(to) = can_step {
            return self.stay("coach-step", At::Space(to));
        }
        let locked = next.filter(|&space| {
            let opens = |command: &Command| matches!(*command, Command::Unlock { space: at, .. } if at == space);
            desk.legal.iter().any(opens)
        });
        if let Some(space) = locked {
            return self.stay("coach-unlock", At::Space(space));
        }
        if self.done_here()
            && let Some(call) = self.calling()
        {
            return call;
        }
        let called = desk.state.escape_calls.contains(desk.seat);
        let held = member.held != 0;
        let finish = At::Own(".finish .ready");
        match (held, member.pool == Pool::default()) {
            _ if called => self.stay("coach-done-called", finish),
            (true, _) => self.stay("coach-done-loot", finish),
            (false, true) => self.stay("coach-done", finish),
            (false, false) => self.stay("coach-done-rest", finish),
        }
    }

    fn escape(&self) -> Vec<Note> {
        let (desk, state, member) = (self.desk, self.desk.state, self.member());
        if desk.legal.is_empty() || state.ready.contains(desk.seat) {
            return vec![self.stay("coach-others-run", At::Page(".crew-side"))];
        }
        if desk.heist.board().is_exit(member.at) {
            return vec![self.stay("coach-outside", At::Own(".finish .ready"))];
        }
        let steps = Route::out(desk).from(member.at).count().to_string();
        let ideas = member.ideas.to_string();
        let more = [("steps", steps.as_str()), ("ideas", ideas.as_str())];
        let exit = Route::out(desk).from(member.at).last();
        let at = exit.map_or(At::Own(".offers"), At::Space);
        vec![self.note("coach-escape", at, true, &more)]
    }
}
