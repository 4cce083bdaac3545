//! Looking back: how things were after some step.

use crate::hosted_game::{HostedGame, Page, Play, ReplayPage, Snapshot, Telling};
use crate::id::TableId;
use crate::table::limits::LOG_LINES;
use crate::table_state::{Retelling, TableState};
use pages::company::Company;
use pages::playback::Timeline;
use std::time::Duration;
use table::Seats;
use words::Language;

/// How things were after some step, for whoever looks with the eyes of some seats.
pub struct PastMoment<G: HostedGame> {
    lang: Language,
    pub play: Play<G>,
    /// The game of the series, counted from 0.
    pub leg: usize,
    story: G::Story,
    /// The latest lines of the log by then.
    pub log: Vec<String>,
    /// Steps that count: those before this moment, and all.
    pub step: usize,
    pub steps: usize,
    /// The seats that are looked with.
    pub eyes: Seats,
    /// Everything is shown, for the game is over.
    pub open: bool,
    /// The game is over by now.
    pub over: bool,
}

impl<G: HostedGame> PastMoment<G> {
    /// After this many steps, or after all there are, for whoever holds these seats. `open` asks for everything.
    pub fn new(
        table: &TableState<G>,
        step: Option<usize>,
        held: Seats,
        open: bool,
        lang: Language,
    ) -> Option<PastMoment<G>> {
        let over = table.session.over();
        let open = open && over;
        let eyes = if open { Seats::all(Seats::MOST) } else { held };
        let done = table.session.steps().iter().filter(|step| !step.undone);
        let steps = done.count();
        let step = step.unwrap_or(steps).min(steps);
        let mut retelling = Retelling::new(&table.session)?;
        let mut log = Vec::new();
        let mut happened = Vec::new();
        for number in (1..).take(step) {
            let (game, leg) = (retelling.play.game().clone(), retelling.leg);
            let Some(events) = retelling.step() else {
                break;
            };
            happened.extend(events.into_iter().map(|event| (number, event)));
            if retelling.leg != leg {
                let told = game.lines(
                    lang,
                    retelling.play.state(),
                    Telling::Happened(&happened),
                    eyes,
                );
                log.extend(told);
                happened.clear();
            }
        }
        let Retelling {
            play, story, leg, ..
        } = retelling;
        log.extend(
            play.game()
                .lines(lang, play.state(), Telling::Happened(&happened), eyes),
        );
        let latest = log.iter().skip(log.len().saturating_sub(LOG_LINES));
        Some(PastMoment {
            lang,
            log: latest.map(|line| line.html()).collect(),
            play,
            leg,
            story,
            step,
            steps,
            eyes,
            open,
            over,
        })
    }

    pub fn snapshot<'a>(&'a self, id: &'a TableId, company: &'a Company) -> Snapshot<'a, G> {
        Snapshot {
            lang: self.lang,
            play: &self.play,
            story: &self.story,
            company,
            id,
            n: 0,
            waited: Duration::ZERO,
        }
    }

    /// The page that looks at this moment.
    pub fn page<'a>(&'a self, timeline: &'a Timeline, origin: &'a str) -> Page<'a> {
        Page::Replay(ReplayPage {
            log: &self.log,
            leg: self.leg,
            step: self.step,
            steps: self.steps,
            eyes: self.eyes,
            open: self.open,
            over: self.over,
            timeline,
            origin,
        })
    }
}
