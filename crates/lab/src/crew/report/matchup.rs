//! Everything about one matchup.

use super::board_map::BoardPlan;
use super::{alerts, cards, cash, escapes, heat, ideas, losses, noise, people, rounds};
use crate::crew::measure::Summary;
use crate::crew::plan::Matchup;
use crate::crew::results::{MatchupResults, Person};
use crate::report::plot::{Key, Shape, count, decimal, money};
use crate::report::value::{Mean, each, percent_of, surety};
use crew::Heist;
use crew::content::scenario::Difficulty;
use maud::{Markup, html};
use words::{fixed, say, say_with};

/// One matchup, ready to be told.
pub struct MatchupSection<'r> {
    pub number: usize,
    pub label: &'r str,
    pub scenario: &'r str,
    pub heist: Heist,
    pub people: &'r [Person],
    pub summary: &'r Summary,
}

impl<'r> MatchupSection<'r> {
    /// None for a matchup that cannot be played, of which there is nothing to tell.
    pub fn new(
        number: usize,
        scenario: &'r str,
        matchup: &'r Matchup,
        found: &'r MatchupResults,
    ) -> Option<MatchupSection<'r>> {
        Some(MatchupSection {
            number,
            label: &matchup.label,
            scenario,
            heist: matchup.heist().ok()?,
            people: &found.people,
            summary: &found.summary,
        })
    }

    /// Heists that were played to their end.
    pub fn heists(&self) -> u64 {
        self.summary.won.of
    }

    /// "of 1,000 heists"
    pub fn of_heists(&self) -> String {
        of_heists(self.heists())
    }

    pub fn id(&self) -> String {
        format!("job-{}", self.number + 1)
    }

    /// Everybody who takes part, with their number.
    pub fn everybody(&self) -> impl Iterator<Item = (usize, &Person)> {
        let named = |(_, person): &(usize, &Person)| !person.name.is_empty();
        self.people.iter().enumerate().filter(named)
    }

    /// The mark of a character in plots: colour, shape and name of the seat.
    pub fn key(&self, who: usize) -> Key {
        let (colour, shape) = match who {
            0 => ("rose", Shape::Circle),
            1 => ("mint", Shape::Triangle),
            2 => ("sky", Shape::Square),
            3 => ("violet", Shape::Diamond),
            _ => ("text", Shape::Cross),
        };
        Key {
            name: self.name(who),
            colour,
            shape,
        }
    }

    pub fn name(&self, who: usize) -> String {
        let person = self.people.get(who);
        person.map(|p| p.name.clone()).unwrap_or_default()
    }

    /// The whole section. The only one of a page needs no name of the scenario, which is the page's.
    pub fn draw(&self, only: bool) -> Markup {
        let draft = &self.heist.scenario.draft;
        let plan = BoardPlan::new(&self.heist, self.number);
        html! {
            section class=(if only { "job only" } else { "job" }) id=(self.id()) {
                p class="over" { (difficulty(draft.difficulty)) " · " (draft.location) }
                @if !only { h2 { (self.scenario) } }
                p { (crew(self)) }
                p class="quiet" { (draft.objective) }
                (self.sums())
                @if self.heists() > 0 {
                    (part("report-part-result", html! { (losses::lost(self)) (losses::alarms(self)) (rounds::length(self)) (rounds::by_length(self)) }))
                    (plan.drawing())
                    (three("report-part-board", heat::maps(self, &plan)))
                    (part("report-part-noise", html! { (noise::by_round(self)) (noise::by_person(self)) (alerts::by_round(self)) (alerts::count_of(self)) }))
                    (part("report-part-cards", cards::cards(self)))
                    (part("report-part-escape", html! { (escapes::ends(self)) (escapes::chances(self)) (escapes::moves(self)) (escapes::dice(self)) }))
                    (part("report-part-means", html! { (ideas::where_they_go(self)) (ideas::left(self)) (cash::cash(self)) (cash::loot(self)) }))
                    (part("report-part-people", people::actions(self)))
                }
            }
        }
    }

    /// The numbers everybody asks for first.
    fn sums(&self) -> Markup {
        let summary = self.summary;
        let heists = self.heists();
        let rounds = {
            let mut all = summary.rounds.won.clone();
            all.add(&summary.rounds.lost);
            Mean::of(&all)
        };
        let alerts = Mean::of(&summary.alerts.total);
        let cash = {
            let mut all = summary.cash.won.clone();
            all.add(&summary.cash.lost);
            Mean::of(&all)
        };
        let players = usize::from(self.heist.players);
        let runners = summary.escapes.members.iter().take(players);
        let escaped = runners.map(|runner| runner.escaped).sum();
        html! {
            dl class="sums" {
                div class="sum first" {
                    dt { (say("report-sum-won")) }
                    dd { span class="big" { (percent_of(summary.won)) } br; small { (surety(summary.won)) } }
                }
                (mean("report-sum-rounds", rounds, decimal))
                (mean("report-sum-alerts", alerts, decimal))
                div class="sum" {
                    dt { (say("report-sum-escaped")) }
                    dd {
                        span class="big" { (decimal(each(escaped, heists))) } br;
                        small { (say_with("report-sum-of", &[("count", &players.to_string())])) }
                    }
                }
                (mean("report-sum-cash", cash, money))
            }
        }
    }
}

fn mean(key: &'static str, mean: Option<Mean>, write: fn(f64) -> String) -> Markup {
    html! {
        @if let Some(mean) = mean {
            div class="sum" {
                dt { (fixed(key)) }
                dd {
                    span class="big" { (write(mean.mean)) } br;
                    small { (write(mean.interval.0)) " to " (write(mean.interval.1)) }
                }
            }
        }
    }
}

fn part(key: &'static str, figures: Markup) -> Markup {
    arranged(key, "grid", figures)
}

/// Three pictures in a row where there is room.
fn three(key: &'static str, figures: Markup) -> Markup {
    arranged(key, "grid three", figures)
}

fn arranged(key: &'static str, class: &str, figures: Markup) -> Markup {
    html! {
        section class="part" {
            h2 { (fixed(key)) }
            div class=(class) { (figures) }
        }
    }
}

/// Who they are: "Tiny (Thug), Karma (Angry Locksmith)".
fn crew(section: &MatchupSection) -> String {
    let players = usize::from(section.heist.players);
    let each = section.people.iter().take(players).map(|person| {
        let id = person.character.as_deref().unwrap_or_default();
        match section.heist.edition.character(id) {
            Some((_, card)) if card.name != person.name => {
                format!("{} ({})", person.name, card.name)
            }
            _ => person.name.clone(),
        }
    });
    each.collect::<Vec<_>>().join(", ")
}

pub fn difficulty(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Amateur => fixed("difficulty-amateur"),
        Difficulty::SemiPro => fixed("difficulty-semi-pro"),
        Difficulty::Pro => fixed("difficulty-pro"),
    }
}

/// "of 1,000 heists"
pub fn of_heists(heists: u64) -> String {
    say_with("report-of-heists", &[("count", &count(heists))])
}
