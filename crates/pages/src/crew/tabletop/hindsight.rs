//! The crew's chance of success round by round, told after the end, and the moments that decided it.
//!
//! [`milestones`] are the moments worth an estimate. Bots estimate each elsewhere; [`hindsight`] draws what came of it.

mod skyline;

use super::chronicle::{Chronicle, HighlightKind, retell};
use super::{Play, StoryStage};
use crate::chance::percent;
use crew::{Event, Heist, State};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use words::Language;

/// Moments of a heist that are estimated at most.
pub const MOST: usize = 40;
/// Swings that are named at most, and how large one must be: less than that is luck of the estimate.
const SWINGS: usize = 3;
const LEAST_SWING: f64 = 0.1;

/// A moment that is worth an estimate.
#[derive(Clone, Debug)]
pub struct Milestone {
    /// Steps that count up to and with this moment.
    pub step: usize,
    /// The stage that begins with it.
    pub stage: Option<StoryStage>,
    /// What happened, if it is worth a word.
    pub event: Option<Event>,
    pub heist: Arc<Heist>,
    pub state: State,
}

/// The milestones of one heist of a session, in order; none while it goes on.
pub fn milestones(play: &Play, leg: usize) -> Vec<Milestone> {
    let chronicle = Chronicle::of(play);
    let Some((leg, ended)) = chronicle
        .legs
        .get(leg)
        .and_then(|leg| Some((leg, leg.ended?)))
    else {
        return Vec::new();
    };
    let mut wanted: BTreeMap<usize, Wanted> = BTreeMap::new();
    wanted.entry(ended).or_default();
    let stages = leg.stages.iter().filter(|start| start.step <= ended);
    for start in stages.filter(|start| start.stage != StoryStage::Planning) {
        wanted.entry(start.step).or_default().stage = Some(start.stage);
    }
    let mut highlights = leg.highlights.clone();
    highlights.sort_by_key(|highlight| (highlight.kind, highlight.step));
    for highlight in highlights {
        if wanted.len() < MOST || wanted.contains_key(&highlight.step) {
            let wanted = wanted.entry(highlight.step).or_default();
            // Those that matter most come first.
            wanted.event.get_or_insert(highlight.event);
        }
    }
    let mut found = Vec::with_capacity(wanted.len());
    retell(play, |told| {
        let Some(Wanted { stage, event }) = wanted.get(&told.step) else {
            return;
        };
        let card = told
            .events
            .iter()
            .find(|event| matches!(event, Event::EventActive { .. }));
        found.push(Milestone {
            step: told.step,
            stage: *stage,
            event: telling(told.heist, *event, card.copied()),
            heist: told.heist.clone(),
            state: told.after.state().clone(),
        });
    });
    found
}

/// Of a highlight and a card of the same moment, what says more: a card says why there is an alert.
fn telling(heist: &Heist, highlight: Option<Event>, card: Option<Event>) -> Option<Event> {
    let kind = highlight.and_then(|event| HighlightKind::of(heist, &event));
    match kind {
        Some(HighlightKind::Alert) | None => card.or(highlight),
        Some(_) => highlight,
    }
}

#[derive(Clone, Copy, Default)]
struct Wanted {
    stage: Option<StoryStage>,
    event: Option<Event>,
}

/// A large change from one milestone to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Swing {
    /// The milestone it led to.
    at: usize,
    before: f64,
    after: f64,
}

impl Swing {
    fn size(&self) -> f64 {
        (self.after - self.before).abs()
    }

    fn is_good(&self) -> bool {
        self.after > self.before
    }
}

/// The largest swings, the one that decided it first: the largest toward how it ended.
fn swings(chances: &[f64]) -> Vec<Swing> {
    let pairs = (1..).zip(chances.windows(2));
    let mut found: Vec<Swing> = pairs
        .map(|(at, pair)| Swing {
            at,
            before: pair[0],
            after: pair[1],
        })
        .filter(|swing| swing.size() >= LEAST_SWING)
        .collect();
    found.sort_by(|one, other| other.size().total_cmp(&one.size()));
    let won = chances.last().is_some_and(|&last| last > 0.5);
    if let Some(turned) = found.iter().position(|swing| swing.is_good() == won) {
        found[..=turned].rotate_right(1);
    }
    found.truncate(SWINGS);
    found
}

/// The graph, the moments that decided it as links into the replay, and all of it as a table.
pub fn hindsight(
    lang: Language,
    table: &str,
    milestones: &[Milestone],
    chances: &[f64],
) -> Option<Markup> {
    if milestones.is_empty() || milestones.len() != chances.len() {
        return None;
    }
    let swings = swings(chances);
    let won = chances.last().is_some_and(|&last| last > 0.5);
    Some(html! {
        (skyline::skyline(lang, milestones, chances, &swings))
        @if swings.is_empty() {
            p class="no-turn" { (lang.fixed("hindsight-no-turn")) }
        } @else {
            ol class="swings" {
                @for (n, swing) in swings.iter().enumerate() {
                    li class=(if swing.is_good() { "rise" } else { "fall" }) {
                        (turn(lang, table, &milestones[swing.at], swing, n == 0 && swing.is_good() == won))
                    }
                }
            }
        }
        (numbers(lang, milestones, chances))
    })
}

/// An estimate came to nothing.
pub fn failed(lang: Language) -> String {
    let failed = html! { p class="no-turn" { (lang.fixed("hindsight-failed")) } };
    failed.into_string()
}

/// One swing: by how much, what happened, and the way there.
fn turn(lang: Language, table: &str, milestone: &Milestone, swing: &Swing, turned: bool) -> Markup {
    let [before, after] = [swing.before, swing.after].map(|chance| percent(chance).to_string());
    let numbers = [("before", before.as_str()), ("after", after.as_str())];
    let what = milestone
        .event
        .map(|event| words::crew::event(lang, &milestone.heist, &event));
    let kind = milestone
        .event
        .and_then(|event| HighlightKind::of(&milestone.heist, &event));
    html! {
        a href={ "/t/" (table) "/replay?step=" (milestone.step) } {
            (art::icon(kind.map_or("deck", HighlightKind::icon)))
            span {
                @if turned { b class="turned" { (lang.fixed("hindsight-turned")) } " " }
                span class="by" { (lang.say_with("hindsight-swing", &numbers)) } " "
                (what.unwrap_or_else(|| lang.say("hindsight-luck")))
            }
        }
    }
}

/// What the graph shows, for whoever reads numbers.
fn numbers(lang: Language, milestones: &[Milestone], chances: &[f64]) -> Markup {
    let last = milestones.len() - 1;
    let rows = milestones.iter().zip(chances).enumerate();
    let rows = rows.filter_map(|(n, (milestone, chance))| {
        let name = match milestone.stage {
            _ if n == last => lang.say("hindsight-end"),
            Some(stage) => stage_name(lang, stage),
            None => return None,
        };
        Some((name, percent(*chance)))
    });
    html! {
        details class="numbers" {
            summary { (lang.fixed("hindsight-table")) }
            table {
                thead { tr { th scope="col" { (lang.fixed("hindsight-when")) } th scope="col" { (lang.fixed("hindsight-chance")) } } }
                tbody { @for (name, chance) in rows { tr { th scope="row" { (name) } td { (chance) "%" } } } }
            }
        }
    }
}

/// "Round 3".
pub fn stage_name(lang: Language, stage: StoryStage) -> String {
    match stage {
        StoryStage::Planning => lang.say("hindsight-planning"),
        StoryStage::Round(round) => {
            lang.say_with("hindsight-round", &[("round", &round.to_string())])
        }
        StoryStage::Escape => lang.say("hindsight-escape"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_swing_that_decided_it_goes_the_way_it_ended() {
        // Lost: a great find, then one bad moment after the other.
        let swings = swings(&[0.3, 0.9, 0.85, 0.5, 0.35, 0.0]);
        let found: Vec<usize> = swings.iter().map(|swing| swing.at).collect();
        assert_eq!(found, [3, 1, 5]);
        assert!(!swings[0].is_good() && swings[1].is_good());
    }

    #[test]
    fn small_changes_are_luck_of_the_estimate() {
        assert_eq!(swings(&[0.95, 0.9, 0.97, 1.0]), []);
        assert_eq!(swings(&[]), []);
        assert_eq!(swings(&[1.0]), []);
    }
}
