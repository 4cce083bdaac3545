//! Who got out, and what it took.

use super::{EventContext, Measure, add_all};
use crate::crew::row::Row;
use crate::histogram::Histogram;
use crew::state::Status;
use crew::{Event, Heist, State, Who};
use serde::{Deserialize, Serialize};

/// What a die cannot give any more.
const HOPELESS: u8 = 7;

/// The ways out of all characters; the last is the one without a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Escapes {
    pub members: Vec<EscapeCounts>,
    #[serde(skip)]
    rolled: u8,
}

/// One character's ways out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct EscapeCounts {
    /// Heists the character took part in.
    pub heists: u64,
    /// How it ended for them.
    pub escaped: u64,
    pub busted: u64,
    pub hidden: u64,
    /// In play when Escape began. What follows is about these.
    pub running: u64,
    /// Of those, how many got out.
    pub got_out: u64,
    /// Escape moves of the best way, ideas for locks included.
    pub planned: Histogram,
    /// Ideas in hand.
    pub ideas: Histogram,
    /// What the die had to show: 0 if it was not needed, 7 if it could not help.
    pub needed: Histogram,
    /// Had no way at all.
    pub no_way: u64,
    /// The sum of the chances to get out, in sixths.
    pub chance_sixths: u64,
    /// Faces of the die in the last ditch, and how often the roller got out.
    pub rolls: Histogram,
    pub rolled_out: u64,
}

impl EscapeCounts {
    fn add(&mut self, other: &EscapeCounts) {
        self.heists += other.heists;
        self.escaped += other.escaped;
        self.busted += other.busted;
        self.hidden += other.hidden;
        self.running += other.running;
        self.got_out += other.got_out;
        self.planned.add(&other.planned);
        self.ideas.add(&other.ideas);
        self.needed.add(&other.needed);
        self.no_way += other.no_way;
        self.chance_sixths += other.chance_sixths;
        self.rolls.add(&other.rolls);
        self.rolled_out += other.rolled_out;
    }
}

impl Escapes {
    fn runner(&mut self, who: Who) -> &mut EscapeCounts {
        if self.members.len() <= who.index() {
            self.members
                .resize(who.index() + 1, EscapeCounts::default());
        }
        &mut self.members[who.index()]
    }
}

impl Measure for Escapes {
    fn see(&mut self, moment: &EventContext, event: &Event) {
        match event {
            // The command that leads to Escape is done when the first runner has to decide.
            Event::EscapeBegan => {
                for odds in moment.heist.escape_odds(moment.after) {
                    let runner = self.runner(odds.who);
                    runner.running += 1;
                    runner.ideas.count(usize::from(odds.ideas));
                    runner.chance_sixths += u64::from(odds.faces);
                    match odds.moves {
                        None => runner.no_way += 1,
                        Some(moves) => {
                            let moves = moves.saturating_add(odds.locks);
                            runner.planned.count(usize::from(moves));
                            let safe = odds.faces == 6 && odds.ideas >= moves;
                            let needed = if safe { 0 } else { HOPELESS - odds.faces };
                            runner.needed.count(usize::from(needed));
                        }
                    }
                }
            }
            Event::LastDitch { who, roll, .. } => {
                self.rolled |= 1 << who.0;
                self.runner(*who).rolls.count(usize::from(*roll));
            }
            _ => {}
        }
    }

    fn finish(&mut self, _heist: &Heist, state: &State, _row: &mut Row) {
        let rolled = std::mem::take(&mut self.rolled);
        for (who, member) in (0..).map(Who).zip(&state.crew) {
            if member.status == Status::Absent {
                continue;
            }
            let runner = self.runner(who);
            runner.heists += 1;
            let out = u64::from(member.status == Status::Escaped);
            runner.escaped += out;
            runner.got_out += out.min(runner.running);
            if rolled & 1 << who.0 != 0 {
                runner.rolled_out += out;
            }
            runner.busted += u64::from(member.status == Status::Busted);
            runner.hidden += u64::from(member.status == Status::Hidden);
        }
    }

    fn add(&mut self, other: &Escapes) {
        add_all(&mut self.members, &other.members, EscapeCounts::add);
    }
}
