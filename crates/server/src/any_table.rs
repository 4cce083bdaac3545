//! A table as the web looks at it, whatever game is played there.

use crate::hindsight::FinishedGame;
use crate::hosted_game::{GameView, HostedGame, Page, Thought, Which, raw, shows_legal};
use crate::id::TableId;
use crate::key::KeyHash;
use crate::replay::PastMoment;
use crate::table::{Sorry, latest_lines};
use crate::table_state::TableState;
use crate::table_summary::TableSummary;
use crate::wire::{LegalOf, RecordFile, ReplayMoment, TableReport};
use pages::company::Company;
use serde_json::value::RawValue;
use std::time::Duration;
use table::{Seat, Seats};
use words::Language;

/// What the task of a table knows beside its entries.
pub struct Presence {
    /// Who is there.
    pub company: Company,
    /// Since when the present decision is waited for.
    pub waited: Duration,
}

/// What the page of a table is made from, beside the table.
pub struct TableAsked<'a> {
    pub lang: Language,
    pub id: &'a TableId,
    /// The link for everyone.
    pub link: &'a str,
    pub key: &'a KeyHash,
}

/// What the page of seats is made from, beside the table.
pub struct SeatsAsked<'a> {
    pub lang: Language,
    pub id: &'a TableId,
    /// The link for everyone.
    pub link: &'a str,
    pub company: &'a Company,
    pub key: &'a KeyHash,
    /// Why the last wish was not granted.
    pub problem: Option<String>,
}

/// Which moment somebody wants to look back at, and how.
#[derive(Clone, Copy)]
pub struct ReplayRequest {
    pub lang: Language,
    /// After so many steps; without a number, after all.
    pub step: Option<usize>,
    /// With everybody's eyes, if the game allows that by now.
    pub open: bool,
    pub key: KeyHash,
}

/// What can be seen of any table.
pub trait AnyTable {
    /// The table's page for whoever has this key.
    fn page(&self, presence: &Presence, asked: TableAsked) -> String;

    fn seats_page(&self, asked: SeatsAsked) -> String;

    /// The table for programs.
    fn report(&self, company: &Company, key: Option<&KeyHash>) -> Box<RawValue>;

    /// What a seat may do now, for programs.
    fn legal_of(&self, seat: Seat, key: Option<&KeyHash>) -> Result<Box<RawValue>, Sorry>;

    /// None if what was played cannot be played again.
    fn replay_page(
        &self,
        company: &Company,
        id: &TableId,
        asked: ReplayRequest,
        origin: &str,
    ) -> Option<String>;

    /// The table after so many steps as an SVG file; none where hands are hidden.
    fn drawing(
        &self,
        lang: Language,
        company: &Company,
        id: &TableId,
        step: usize,
    ) -> Option<String>;

    /// The fragments of a moment, and the latest lines by then.
    fn replay_moment(
        &self,
        company: &Company,
        id: &TableId,
        asked: ReplayRequest,
    ) -> Option<ReplayMoment>;

    /// A game of the series that is over, the latest if none is named.
    fn finished(&self, id: &TableId, leg: Option<usize>) -> Option<FinishedGame>;

    /// The estimates that looking back at it takes; none where there is no chance of success.
    fn estimates(&self, leg: usize) -> Vec<Thought<f64>>;

    /// What these estimates tell.
    fn hindsight(
        &self,
        lang: Language,
        company: &Company,
        id: &TableId,
        leg: usize,
        chances: &[f64],
    ) -> Option<String>;

    fn record(&self) -> Result<RecordFile, Sorry>;

    /// The table where everybody goes on.
    fn successor(&self) -> Option<TableId>;

    /// The line of the list of somebody's tables.
    fn summary(&self) -> TableSummary;
}

impl<G: HostedGame> TableState<G> {
    fn past(&self, asked: ReplayRequest) -> Option<PastMoment<G>> {
        PastMoment::new(
            self,
            asked.step,
            self.held(&asked.key),
            asked.open,
            asked.lang,
        )
    }
}

impl<G: HostedGame> AnyTable for TableState<G> {
    fn page(&self, presence: &Presence, asked: TableAsked) -> String {
        let (lang, held) = (asked.lang, self.held(asked.key));
        let log = latest_lines(lang, self, held);
        let moment = self.snapshot(lang, asked.id, &presence.company, presence.waited);
        let page = Page::Table {
            held,
            host: self.hosts(asked.key),
            link: asked.link,
            log: &log,
        };
        G::page(&moment, page)
    }

    fn seats_page(&self, asked: SeatsAsked) -> String {
        let moment = self.snapshot(asked.lang, asked.id, asked.company, Duration::ZERO);
        let page = Page::Seats {
            link: asked.link,
            held: self.held(asked.key),
            hidden: self.hidden_from(asked.key),
            host: self.hosts(asked.key),
            problem: asked.problem,
        };
        G::page(&moment, page)
    }

    fn report(&self, company: &Company, key: Option<&KeyHash>) -> Box<RawValue> {
        let held = key.map_or(Seats::EMPTY, |key| self.held(key));
        let GameView { view, outcome } = self.game().view(self.session.state(), held);
        raw(&TableReport {
            n: self.n,
            view: &view,
            company,
            seats: held.iter().collect(),
            over: self.session.over(),
            outcome: outcome.as_deref(),
        })
    }

    fn legal_of(&self, seat: Seat, key: Option<&KeyHash>) -> Result<Box<RawValue>, Sorry> {
        let held = key.map_or(Seats::EMPTY, |key| self.held(key));
        if !shows_legal::<G>(seat, held) {
            return Err(Sorry::NotYourSeat);
        }
        Ok(raw(&LegalOf {
            n: self.n,
            seat,
            commands: self.legal(seat),
        }))
    }

    fn replay_page(
        &self,
        company: &Company,
        id: &TableId,
        asked: ReplayRequest,
        origin: &str,
    ) -> Option<String> {
        let past = self.past(asked)?;
        let timeline = G::timeline(asked.lang, &self.session);
        let page = past.page(&timeline, origin);
        Some(G::page(&past.snapshot(id, company), page))
    }

    fn drawing(
        &self,
        lang: Language,
        company: &Company,
        id: &TableId,
        step: usize,
    ) -> Option<String> {
        let past = PastMoment::new(self, Some(step), Seats::EMPTY, false, lang)?;
        G::drawing(&past.snapshot(id, company))
    }

    fn replay_moment(
        &self,
        company: &Company,
        id: &TableId,
        asked: ReplayRequest,
    ) -> Option<ReplayMoment> {
        let past = self.past(asked)?;
        let mut parts = Vec::new();
        let eyes = past.eyes;
        G::fragments(
            &past.snapshot(id, company),
            Which::Past { eyes },
            &mut parts,
        );
        Some(ReplayMoment {
            step: past.step,
            steps: past.steps,
            leg: past.leg,
            parts: parts.into_iter().map(|part| (part.id, part.html)).collect(),
            log: past.log,
        })
    }

    fn finished(&self, id: &TableId, leg: Option<usize>) -> Option<FinishedGame> {
        let present = self.leg();
        let leg = leg.unwrap_or(present);
        if leg > present || leg == present && !self.session.over() {
            return None;
        }
        let steps = self.session.steps().iter().filter(|step| !step.undone);
        Some(FinishedGame {
            table: *id,
            leg,
            // What is before the next game of a series stays.
            steps: if leg == present { steps.count() } else { 0 },
        })
    }

    fn estimates(&self, leg: usize) -> Vec<Thought<f64>> {
        G::estimates(&self.session, leg)
    }

    fn hindsight(
        &self,
        lang: Language,
        company: &Company,
        id: &TableId,
        leg: usize,
        chances: &[f64],
    ) -> Option<String> {
        let moment = self.snapshot(lang, id, company, Duration::ZERO);
        G::hindsight(&moment, leg, chances)
    }

    fn record(&self) -> Result<RecordFile, Sorry> {
        let text = G::record(&self.session).ok_or(Sorry::Hidden)?;
        let text = text.map_err(|error| Sorry::NoRecord(error.to_string()))?;
        let name = self.session.first_game().about().file_name.to_owned();
        Ok(RecordFile { name, text })
    }

    fn successor(&self) -> Option<TableId> {
        self.successor.as_ref().map(|next| next.table)
    }

    fn summary(&self) -> TableSummary {
        G::summary(self)
    }
}
