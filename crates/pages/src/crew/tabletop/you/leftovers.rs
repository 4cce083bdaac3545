//! What a press on Done would leave unused, in the order people would miss it.

use super::Desk;
use crate::crew::tabletop::markup::phrase;
use crew::{Command, Phase, Status, Who};
use words::Language;

/// What could still be used. Nothing that cannot be used from here is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leftovers {
    /// Loot the objective asks for, at the character's feet.
    pub loot_here: bool,
    /// The character is not out, and could still run.
    pub way_out: bool,
    tokens: u8,
    ideas: u8,
    loot: u8,
    moves: u8,
    unlocks: u8,
    subdues: u8,
    disables: u8,
    reveals: u8,
}

impl Leftovers {
    /// What the seat's own character would leave.
    pub fn of(desk: &Desk) -> Leftovers {
        let (who, state) = (desk.who(), desk.state);
        let member = state.member(who);
        let mut left = Leftovers::default();
        if state.questions.asked > 0 || member.status != Status::Active {
            return left;
        }
        let out = desk.heist.goals(state).contains(member.at);
        let pool = member.pool;
        for command in desk.legal {
            match *command {
                Command::Plan { .. } if state.phase == Phase::Plan => left.tokens = member.tokens,
                Command::Think { who: w } if w == who => left.ideas = pool.ideas,
                Command::Pocket { who: w } if w == who => left.loot = pool.loot,
                Command::Move { who: w, .. } if w == who => left.moves = pool.moves,
                Command::Unlock { who: w, .. } if w == who => left.unlocks = pool.unlocks,
                Command::Crack { who: w } if w == who => left.unlocks = pool.unlocks,
                Command::Subdue { who: w, .. } if w == who => left.subdues = pool.subdues,
                Command::Disable { who: w, .. } if w == who => left.disables = pool.disables,
                Command::Reveal { who: w, .. } if w == who => left.reveals = pool.reveals,
                Command::Take {
                    who: w,
                    piece,
                    from,
                } if w == who && from == member.at => {
                    left.loot_here |= desk.heist.is_wanted(piece) && !out;
                }
                _ => left.way_out |= !out && runs(command, who),
            }
        }
        left
    }

    pub fn is_empty(self) -> bool {
        self == Leftovers::default()
    }

    /// "1 idea, 2 moves".
    pub fn words(self, lang: Language) -> String {
        let mut words: Vec<String> = Vec::new();
        if self.loot_here {
            words.push(lang.say("leave-loot"));
        }
        if self.tokens > 0 {
            let tokens = self.tokens.to_string();
            words.push(lang.say_with("leave-tokens", &[("count", &tokens)]));
        }
        let kinds = [
            ("idea", self.ideas),
            ("loot", self.loot),
            ("move", self.moves),
            ("unlock", self.unlocks),
            ("subdue", self.subdues),
            ("disable", self.disables),
            ("reveal", self.reveals),
        ];
        for (icon, count) in kinds.into_iter().filter(|(_, count)| *count > 0) {
            words.push(phrase(lang, icon, count).to_owned());
        }
        words.join(", ")
    }
}

/// Whether a character runs by this.
fn runs(command: &Command, runner: Who) -> bool {
    match *command {
        Command::Dash { who, .. }
        | Command::Declare { who, .. }
        | Command::LastDitch { who, .. }
        | Command::Run { who }
        | Command::PickLock { who, .. } => who == runner,
        _ => false,
    }
}
