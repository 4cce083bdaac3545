//! The cooperative heists at the table. Nothing is hidden, so everybody is told the same.

mod bots;
mod cues;
mod manners;
mod pages;
mod speech;

use self::bots::HeistBots;
use crate::hosted_game::{
    About, BadSetup, BotMoveOf, BotTask, GameName, GameView, Hints, HostedGame, Page, Play,
    Pressed, Reason, Refused, Snapshot, StepFor, Telling, Thought, Transition, Turn, Which,
};
use crate::table_state::{BadLog, TableState};
use crate::table_summary::TableSummary;
use crate::wire::Cue;
use ::bots::Budget;
use ::bots::crew::Advice;
use ::crew::setup::RulesetError;
use ::pages::crew::tabletop::{self, Part, Story, Touched};
use ::pages::log::LogLine;
use ::pages::mine::Stand;
use ::pages::playback::Timeline;
use board::Space;
use crew::state::Prompt;
use crew::view::View;
use crew::{Command, Event, Heist, Phase, Refusal, Setup, State, Who};
use serde_json::json;
use std::sync::Arc;
use table::{RecordError, Rig, Seat, Seats, Step};
use words::Language;
use words::crew::{Remark, SetupReason};

/// Imagined heists for each milestone that is looked back at.
const HINDSIGHT: Budget = Budget::Heists(400);

impl HostedGame for Heist {
    type Setup = Setup;
    type Story = Story;
    type Touched = Touched;
    /// The phase and the round.
    type Stage = (Phase, u8);
    type Question = Option<Prompt>;
    type Bots = HeistBots;
    type Remark = Remark;
    type Advice = Box<Advice>;

    const NAME: GameName = GameName::Crew;
    const HIDDEN_HANDS: bool = false;
    const CLOCK: bool = false;
    const MAP: bool = true;
    const BAR: bool = true;

    fn build(lang: Language, setup: Setup) -> Result<Heist, BadSetup> {
        Heist::new(setup).map_err(|problems| {
            let reasons = problems.0.iter();
            let reasons = reasons.map(|problem| SetupReason::new(lang, problem));
            BadSetup {
                text: words::crew::setup_problems(lang, &problems),
                reasons: json!(reasons.collect::<Vec<_>>()),
            }
        })
    }

    fn by_ruleset(setup: Setup, ruleset: u32) -> Result<Heist, BadLog> {
        Heist::of_ruleset(setup, ruleset).map_err(|why| match why {
            RulesetError::Unknown { found } => BadLog::OtherRuleset { ruleset: found },
            RulesetError::Setup(problems) => BadLog::Unfit {
                n: 0,
                why: format!("{:?}", problems.0),
            },
        })
    }

    fn about(&self) -> About<'_, Setup> {
        About {
            setup: &self.setup,
            ruleset: self.ruleset,
            title: self.scenario.draft.name.clone(),
            file_name: &self.scenario.draft.id,
        }
    }

    fn title(&self, lang: Language) -> String {
        words::crew::job_of(lang, self).name().to_owned()
    }

    fn event_for(event: &Event, _held: Seats) -> Event {
        *event
    }

    fn step_for(step: &Step<Command>, _held: Seats) -> StepFor<'_, Command> {
        StepFor::Whole(step)
    }

    fn view(&self, state: &State, _held: Seats) -> GameView {
        GameView::new(&View::new(self, state), self.outcome(state).as_ref())
    }

    fn why_not(&self, lang: Language, _: &State, refused: Refused<Refusal>) -> Reason {
        match refused {
            Refused::Command(refusal) => Reason {
                reason: json!(refusal),
                text: words::crew::refusal(lang, self, refusal),
            },
            Refused::Undo(refusal) => Reason {
                reason: json!(refusal),
                text: words::crew::undo_refusal(lang, self, refusal),
            },
        }
    }

    fn rig(&self, state: &State) -> Option<Rig> {
        Heist::rig(self, state)
    }

    fn record(play: &Play<Heist>) -> Option<Result<String, RecordError>> {
        Some(words::crew::record::write(play))
    }

    fn follow(story: &mut Story, touched: &mut Touched, done: &Transition<Heist>) {
        done.events.iter().for_each(|event| story.see(event));
        let (before, after) = (done.before, done.after);
        touched.add(
            done.game,
            before,
            after,
            done.seat,
            done.command,
            done.events,
        );
    }

    fn fragments(moment: &Snapshot<Heist>, which: Which<Touched>, into: &mut Vec<Part>) {
        pages::fragments(moment, which, into);
    }

    fn seat_fingerprint(moment: &Snapshot<Heist>, seat: Seat) -> Option<u64> {
        let legal = moment.legal(seat);
        tabletop::fingerprint(&pages::moment(moment), moment.play, seat, &legal)
    }

    fn page(moment: &Snapshot<Heist>, page: Page) -> String {
        pages::page(moment, page)
    }

    fn seat_name(&self, lang: Language, _: &State, seat: Seat) -> String {
        words::crew::who(lang, self, Who(seat.0))
    }

    fn remark(&self, lang: Language, seat: Seat, remark: &Remark) -> String {
        remark.sentence(lang, self, seat)
    }

    fn lines(&self, lang: Language, _: &State, done: Telling<Heist>, _held: Seats) -> Vec<LogLine> {
        match done {
            Telling::Happened(events) => {
                let line =
                    |(step, event): &(u32, Event)| tabletop::log_line(lang, self, *step, event);
                events.iter().map(line).collect()
            }
            Telling::Undid {
                step,
                seat,
                command,
            } => vec![tabletop::undid_line(lang, self, step, seat, command)],
        }
    }

    /// Every line stays what it is.
    fn begins_chapter(_event: &Event) -> bool {
        true
    }

    fn cue(event: &Event) -> Option<Cue> {
        cues::cue(event)
    }

    fn summary(table: &TableState<Heist>) -> TableSummary {
        pages::summary(table)
    }

    fn stand(state: &State) -> Stand {
        Stand::of(state)
    }

    fn press(moment: &Snapshot<Heist>, seat: Seat, at: Space) -> Option<Pressed<Command>> {
        Some(pages::press(moment, seat, at))
    }

    fn trace(
        moment: &Snapshot<Heist>,
        seat: Seat,
        spaces: &[Space],
    ) -> Option<Vec<(Space, Command)>> {
        Some(tabletop::trace(moment.game(), moment.state(), seat, spaces))
    }

    fn place(state: &State, command: &Command) -> Option<Space> {
        tabletop::place(state, command)
    }

    fn follow_up(&self, state: &State, seat: Seat, done: &Command) -> Option<Command> {
        Heist::follow_up(self, state, seat, done)
    }

    fn turn(
        &self,
        state: &State,
        people: Seats,
        present: Seats,
    ) -> Turn<(Phase, u8), Option<Prompt>> {
        let question = state.questions.asked.checked_sub(1);
        let question = question.and_then(|top| state.questions.prompts.get(usize::from(top)));
        Turn {
            stage: (state.phase, state.round),
            question: question.copied(),
            manners: manners::manners(self, state, people, present),
        }
    }

    fn think(
        bots: &mut HeistBots,
        task: &BotTask<Heist>,
        budget: Budget,
        seed: u64,
    ) -> Option<BotMoveOf<Heist>> {
        bots.next(task, budget, seed)
    }

    fn advise(
        game: &Arc<Heist>,
        state: &State,
        seat: Seat,
        budget: Budget,
        seed: u64,
    ) -> Option<Thought<Box<Advice>>> {
        let (heist, state) = (game.clone(), state.clone());
        Some(Box::new(move || {
            Box::new(::bots::crew::advise(&heist, &state, seat, budget, seed))
        }))
    }

    fn hints(moment: &Snapshot<Heist>, seat: Seat, advice: &mut Box<Advice>) -> Option<Hints> {
        Some(bots::hints(moment, seat, advice))
    }

    fn chance(game: &Arc<Heist>, state: &State, budget: Budget, seed: u64) -> Option<Thought<f64>> {
        // Between two heists of a series how it went is known.
        if game.outcome(state).is_some() {
            return None;
        }
        let (heist, state) = (game.clone(), state.clone());
        Some(Box::new(move || {
            ::bots::crew::chance(&heist, &state, budget, seed)
        }))
    }

    fn estimates(play: &Play<Heist>, leg: usize) -> Vec<Thought<f64>> {
        let milestones = tabletop::hindsight::milestones(play, leg);
        milestones
            .into_iter()
            .map(|milestone| -> Thought<f64> {
                Box::new(move || {
                    let (heist, state) = (&milestone.heist, &milestone.state);
                    ::bots::crew::chance(heist, state, HINDSIGHT, milestone.step as u64)
                })
            })
            .collect()
    }

    fn timeline(lang: Language, play: &Play<Heist>) -> Timeline {
        tabletop::timeline(lang, play)
    }

    fn drawing(moment: &Snapshot<Heist>) -> Option<String> {
        let seats = moment.company.colours();
        Some(art::crew::moment_picture(
            moment.lang,
            moment.game(),
            moment.state(),
            &seats,
            art::Theme::Dark,
            crate::picture::SIZE,
        ))
    }

    fn hindsight(moment: &Snapshot<Heist>, leg: usize, chances: &[f64]) -> Option<String> {
        let milestones = tabletop::hindsight::milestones(moment.play, leg);
        let told =
            tabletop::hindsight::hindsight(moment.lang, moment.id.as_str(), &milestones, chances)?;
        Some(told.into_string())
    }
}
