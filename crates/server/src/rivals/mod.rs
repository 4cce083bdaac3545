//! HEIST at the table. Hands, secrets and what is decided unseen are hidden: everything here is made from what all may
//! know and from the views of the seats that somebody holds.

mod bots;
mod cues;
mod pages;
#[cfg(test)]
mod tests;

use crate::hosted_game::{
    About, BadSetup, BotMoveOf, BotTask, GameName, GameView, HostedGame, Manners, Page, Play,
    Reason, Refused, Snapshot, StepFor, Telling, Transition, Turn, Which,
};
use crate::table_state::{BadLog, TableState};
use crate::table_summary::TableSummary;
use crate::wire::Cue;
use ::bots::Budget;
use ::pages::log::LogLine;
use ::pages::mine::Stand;
use ::pages::rivals::{self as tabletop, Part};
use rivals::view::{self, View};
use rivals::{Command, Event, Refusal, Rivals, Setup, SetupProblem, State, content};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::convert::Infallible;
use table::{RecordError, Seat, Seats, Step, UndoRefusal};
use words::Language;

/// What is wrong with a setup, for programs: the field, and a sentence.
fn reason(lang: Language, problem: &SetupProblem) -> Value {
    let field = match problem {
        SetupProblem::Players(_) => "players",
        SetupProblem::Obstacles(_) => "obstacles-per-job",
        SetupProblem::Timer(_) => "think-seconds",
    };
    json!({ "reason": field, "text": words::rivals::setup_problem(lang, problem) })
}

/// What the bots of HEIST say: nothing, as it would tell what they hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum NoRemark {}

impl HostedGame for Rivals {
    type Setup = Setup;
    /// Everything that pages tell is in the state.
    type Story = ();
    /// Something was done: every fragment may differ, and those that do are sent.
    type Touched = bool;
    type Stage = ();
    type Question = ();
    /// They begin every thought anew.
    type Bots = ();
    type Remark = NoRemark;
    type Advice = Infallible;

    const NAME: GameName = GameName::Rivals;
    const HIDDEN_HANDS: bool = true;
    const CLOCK: bool = true;
    const MAP: bool = false;
    const BAR: bool = false;

    fn build(lang: Language, setup: Setup) -> Result<Rivals, BadSetup> {
        Rivals::new(setup).map_err(|problems| BadSetup {
            text: words::rivals::setup_problems(lang, &problems),
            reasons: problems
                .iter()
                .map(|problem| reason(lang, problem))
                .collect(),
        })
    }

    fn by_ruleset(setup: Setup, ruleset: u32) -> Result<Rivals, BadLog> {
        if ruleset != content().ruleset {
            return Err(BadLog::OtherRuleset { ruleset });
        }
        Rivals::new(setup).map_err(|problems| BadLog::Unfit {
            n: 0,
            why: format!("{problems:?}"),
        })
    }

    fn about(&self) -> About<'_, Setup> {
        About {
            setup: &self.setup,
            ruleset: content().ruleset,
            title: content().name.clone(),
            file_name: &content().id,
        }
    }

    fn title(&self, lang: Language) -> String {
        words::rivals::game_name(lang).to_owned()
    }

    fn event_for(event: &Event, held: Seats) -> Event {
        event.seen_by(held)
    }

    fn step_for(step: &Step<Command>, held: Seats) -> StepFor<'_, Command> {
        let seat = step.seat;
        match &step.command {
            // Whether somebody helps is shown when all have decided.
            Command::Help { .. } | Command::Decline if !held.contains(seat) => {
                StepFor::Secret { seat, hidden: true }
            }
            command => StepFor::Bare { seat, command },
        }
    }

    fn view(&self, state: &State, held: Seats) -> GameView {
        let view = View::new(self, &state.public, &view::held(state, held));
        GameView::new(&view, self.outcome(&state.public).as_ref())
    }

    fn why_not(&self, lang: Language, state: &State, refused: Refused<Refusal>) -> Reason {
        match refused {
            Refused::Command(refusal) => Reason {
                reason: json!(refusal),
                text: words::rivals::refusal(lang, refusal),
            },
            Refused::Undo(refusal) => Reason {
                reason: match refusal {
                    // Why another seat's command would be refused may tell what it holds.
                    UndoRefusal::OthersBuiltOnIt { seat, .. } => {
                        json!({ "others-built-on-it": { "seat": seat } })
                    }
                    other => json!(other),
                },
                text: words::rivals::undo_refusal(lang, &state.public, refusal),
            },
        }
    }

    fn record(play: &Play<Rivals>) -> Option<Result<String, RecordError>> {
        play.over().then(|| rivals::record::write(play))
    }

    fn follow(_story: &mut (), touched: &mut bool, _done: &Transition<Rivals>) {
        *touched = true;
    }

    fn fragments(moment: &Snapshot<Rivals>, which: Which<bool>, into: &mut Vec<Part>) {
        pages::fragments(moment, which, into);
    }

    fn page(moment: &Snapshot<Rivals>, page: Page) -> String {
        pages::page(moment, page)
    }

    fn seat_name(&self, lang: Language, state: &State, seat: Seat) -> String {
        words::rivals::who(lang, &state.public, seat).to_owned()
    }

    fn remark(&self, _: Language, _: Seat, remark: &NoRemark) -> String {
        match *remark {}
    }

    fn lines(
        &self,
        lang: Language,
        state: &State,
        done: Telling<Rivals>,
        held: Seats,
    ) -> Vec<LogLine> {
        let public = &state.public;
        match done {
            Telling::Happened(events) => tabletop::log_lines(lang, self, public, events, held),
            Telling::Undid {
                step,
                seat,
                command,
            } => vec![tabletop::undid_line(
                lang, self, public, step, seat, command,
            )],
        }
    }

    fn begins_chapter(event: &Event) -> bool {
        tabletop::begins_chapter(event)
    }

    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(event)
    }

    fn summary(table: &TableState<Rivals>) -> TableSummary {
        pages::summary(table)
    }

    fn stand(state: &State) -> Stand {
        Stand::of_rivals(&state.public)
    }

    /// Everybody decides when it is their turn, or unseen: nobody need wait for anybody.
    fn turn(&self, _state: &State, _people: Seats, _present: Seats) -> Turn<(), ()> {
        Turn {
            stage: (),
            question: (),
            manners: Manners::Go,
        }
    }

    fn think(
        _bots: &mut (),
        task: &BotTask<Rivals>,
        budget: Budget,
        seed: u64,
    ) -> Option<BotMoveOf<Rivals>> {
        bots::next(task, budget, seed)
    }
}
