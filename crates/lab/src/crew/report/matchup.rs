//! Everything about one matchup.

use super::board_map::BoardPlan;
use super::{alerts, cards, cash, escapes, heat, ideas, losses, noise, people, rounds};
use crate::crew::measure::Summary;
use crate::crew::plan::Matchup;
use crate::crew::results::{MatchupResults, Person};
use crate::report::plot::{Key, Shape, count, decimal, from_to, money};
use crate::report::value::{Mean, each, percent_of, surety};
use crew::content::scenario::Difficulty;
use crew::{Heist, Who};
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{name as card_name, person as person_name};

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
    pub fn of_heists(&self, lang: Language) -> String {
        of_heists(lang, self.heists())
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
    pub fn key(&self, lang: Language, who: usize) -> Key {
        let (colour, shape) = match who {
            0 => ("rose", Shape::Circle),
            1 => ("mint", Shape::Triangle),
            2 => ("sky", Shape::Square),
            3 => ("violet", Shape::Diamond),
            _ => ("text", Shape::Cross),
        };
        Key {
            name: self.name(lang, who),
            colour,
            shape,
        }
    }

    /// What a character is called.
    pub fn name(&self, lang: Language, who: usize) -> String {
        let npc = || {
            let job = words::crew::job_of(lang, &self.heist);
            job.npc().or(job.npc_card()).unwrap_or_default().to_owned()
        };
        match self.people.get(who) {
            Some(_) if who == Who::NPC.index() => npc(),
            Some(person) => person_name(lang, self.heist.edition, &person.name).to_owned(),
            None => String::new(),
        }
    }

    /// The whole section. The only one of a page needs no name of the scenario, which is the page's.
    pub fn draw(&self, lang: Language, only: bool) -> Markup {
        let draft = &self.heist.scenario.draft;
        let job = words::crew::job_of(lang, &self.heist);
        let plan = BoardPlan::new(&self.heist, self.number);
        html! {
            section class=(if only { "job only" } else { "job" }) id=(self.id()) {
                p class="over" { (difficulty(lang, draft.difficulty)) " · " (job.location()) }
                @if !only { h2 { (self.scenario) } }
                p { (crew(lang, self)) }
                p class="quiet" { (job.objective()) }
                (self.sums(lang))
                @if self.heists() > 0 {
                    (part(lang, "report-part-result", html! { (losses::lost(lang, self)) (losses::alarms(lang, self)) (rounds::length(lang, self)) (rounds::by_length(lang, self)) }))
                    (plan.drawing())
                    (three(lang, "report-part-board", heat::maps(lang, self, &plan)))
                    (part(lang, "report-part-noise", html! { (noise::by_round(lang, self)) (noise::by_person(lang, self)) (alerts::by_round(lang, self)) (alerts::count_of(lang, self)) }))
                    (part(lang, "report-part-cards", cards::cards(lang, self)))
                    (part(lang, "report-part-escape", html! { (escapes::ends(lang, self)) (escapes::chances(lang, self)) (escapes::moves(lang, self)) (escapes::dice(lang, self)) }))
                    (part(lang, "report-part-means", html! { (ideas::where_they_go(lang, self)) (ideas::left(lang, self)) (cash::cash(lang, self)) (cash::loot(lang, self)) }))
                    (part(lang, "report-part-people", people::actions(lang, self)))
                }
            }
        }
    }

    /// The numbers everybody asks for first.
    fn sums(&self, lang: Language) -> Markup {
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
                    dt { (lang.say("report-sum-won")) }
                    dd { span class="big" { (percent_of(summary.won)) } br; small { (surety(lang, summary.won)) } }
                }
                (mean(lang, "report-sum-rounds", rounds, decimal))
                (mean(lang, "report-sum-alerts", alerts, decimal))
                div class="sum" {
                    dt { (lang.say("report-sum-escaped")) }
                    dd {
                        span class="big" { (decimal(each(escaped, heists))) } br;
                        small { (lang.say_with("report-sum-of", &[("count", &players.to_string())])) }
                    }
                }
                (mean(lang, "report-sum-cash", cash, money))
            }
        }
    }
}

fn mean(lang: Language, key: &'static str, mean: Option<Mean>, write: fn(f64) -> String) -> Markup {
    html! {
        @if let Some(mean) = mean {
            div class="sum" {
                dt { (lang.fixed(key)) }
                dd {
                    span class="big" { (write(mean.mean)) } br;
                    small { (from_to(lang, &write(mean.interval.0), &write(mean.interval.1))) }
                }
            }
        }
    }
}

fn part(lang: Language, key: &'static str, figures: Markup) -> Markup {
    arranged(lang, key, "grid", figures)
}

/// Three pictures in a row where there is room.
fn three(lang: Language, key: &'static str, figures: Markup) -> Markup {
    arranged(lang, key, "grid three", figures)
}

fn arranged(lang: Language, key: &'static str, class: &str, figures: Markup) -> Markup {
    html! {
        section class="part" {
            h2 { (lang.fixed(key)) }
            div class=(class) { (figures) }
        }
    }
}

/// Who they are: "Tiny (Thug), Karma (Angry Locksmith)".
fn crew(lang: Language, section: &MatchupSection) -> String {
    let players = usize::from(section.heist.players);
    let edition = section.heist.edition;
    let people = section.people.iter().enumerate().take(players);
    let each = people.map(|(who, person)| {
        let id = person.character.as_deref().unwrap_or_default();
        let name = section.name(lang, who);
        match edition.character(id) {
            Some((_, card)) if card.name != person.name => {
                format!("{name} ({})", card_name(lang, edition, card))
            }
            _ => name,
        }
    });
    each.collect::<Vec<_>>().join(", ")
}

pub fn difficulty(lang: Language, difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Amateur => lang.fixed("difficulty-amateur"),
        Difficulty::SemiPro => lang.fixed("difficulty-semi-pro"),
        Difficulty::Pro => lang.fixed("difficulty-pro"),
    }
}

/// "of 1,000 heists"
pub fn of_heists(lang: Language, heists: u64) -> String {
    lang.say_with("report-of-heists", &[("count", &count(heists))])
}
