//! Results as a table in the terminal.

use crate::failure::Failure;
use lab::crew::{Loss, Matchup, MatchupResults, Results};
use lab::{Fault, Share, terms};
use std::io::Write;
use words::Language;

const BAR: usize = 20;

/// Writes the table of a run.
pub fn write(lang: Language, out: &mut impl Write, results: &Results) -> Result<(), Failure> {
    let plan = &results.plan;
    let scenarios = plan.scenarios(lang);
    let jobs = || plan.matchups.iter().zip(&results.matchups).zip(&scenarios);
    let mut lines = vec![Line::heading(lang)];
    lines.extend(jobs().map(|((job, known), scenario)| Line::new(lang, scenario, job, known)));
    let same_crew = plan
        .matchups
        .windows(2)
        .all(|two| two[0].label == two[1].label);
    let same_scenario = lines[1..]
        .windows(2)
        .all(|two| two[0].scenario == two[1].scenario);
    let bot = match plan.bot {
        bots::Level::Search => {
            lang.say_with("table-bot-search", &[("think", &thinking(lang, plan))])
        }
        level => terms::bot(lang, level),
    };
    if let (Some(line), true) = (lines.get(1), same_scenario) {
        writeln!(out, "{}", line.scenario)?;
    }
    if let (Some(line), true) = (lines.get(1), same_crew) {
        let crew = lang.say_with("table-sent", &[("crew", &line.crew)]);
        writeln!(out, "{crew}")?;
    }
    let players = [("bot", &*bot), ("seed", &plan.seed.to_string())];
    writeln!(out, "{}\n", lang.say_with("table-bot", &players))?;
    let shown = |line: &Line| {
        let mut cells = Vec::new();
        if !same_scenario {
            cells.push(line.scenario.clone());
        }
        if !same_crew {
            cells.push(line.crew.clone());
        }
        cells
    };
    let names: Vec<Vec<String>> = lines.iter().map(shown).collect();
    let width = |column: usize| {
        names
            .iter()
            .map(|cells| cells[column].chars().count())
            .max()
    };
    let widths: Vec<usize> = (0..names[0].len()).filter_map(width).collect();
    for (line, cells) in lines.iter().zip(&names) {
        for (cell, width) in cells.iter().zip(&widths) {
            write!(out, "{cell:<width$}  ")?;
        }
        writeln!(
            out,
            "{:>7}  {:>6}  {:>13}  {:<BAR$}  {:>6}  {:>6}  {:>5}  {}",
            line.heists,
            line.won,
            line.interval,
            line.bar,
            line.rounds,
            line.alerts,
            line.cash,
            line.loss,
        )?;
    }
    for ((job, known), scenario) in jobs() {
        for (fault, times) in &known.summary.faults {
            let broken = [
                ("count", &*times.to_string()),
                ("scenario", scenario),
                ("crew", &job.label),
                ("why", &fault_words(lang, *fault)),
            ];
            writeln!(out, "\n{}", lang.say_with("table-broken-job", &broken))?;
        }
    }
    Ok(())
}

/// How many games broke off, if any did.
pub fn tell_broken(
    lang: Language,
    out: &mut impl Write,
    key: &str,
    count: u64,
) -> Result<(), Failure> {
    if count > 0 {
        let count = count.to_string();
        writeln!(out, "\n{}", lang.say_with(key, &[("count", &count)]))?;
    }
    Ok(())
}

fn thinking(lang: Language, plan: &lab::crew::Plan) -> String {
    let think = plan.think.to_string();
    if plan.think.reproducible() {
        lang.say_with("table-think-heists", &[("count", &think)])
    } else {
        think
    }
}

/// A line of the table, every cell as shown.
struct Line {
    scenario: String,
    crew: String,
    heists: String,
    won: String,
    interval: String,
    bar: String,
    rounds: String,
    alerts: String,
    cash: String,
    loss: String,
}

impl Line {
    fn heading(lang: Language) -> Line {
        Line {
            scenario: lang.say("table-col-scenario"),
            crew: lang.say("table-col-crew"),
            heists: lang.say("table-col-heists"),
            won: lang.say("table-col-won"),
            interval: lang.say("table-col-interval"),
            bar: String::new(),
            rounds: lang.say("table-col-rounds"),
            alerts: lang.say("table-col-alerts"),
            cash: lang.say("table-col-cash"),
            loss: lang.say("table-col-loss"),
        }
    }

    fn new(lang: Language, scenario: &str, job: &Matchup, known: &MatchupResults) -> Line {
        let summary = &known.summary;
        let mut rounds = summary.rounds.won.clone();
        rounds.add(&summary.rounds.lost);
        let mut cash = summary.cash.won.clone();
        cash.add(&summary.cash.lost);
        let mean = |mean: Option<f64>| mean.map_or_else(String::new, |mean| format!("{mean:.1}"));
        let losses = summary.losses.causes.iter();
        let worst = losses.max_by_key(|(_, times)| **times);
        Line {
            scenario: scenario.to_owned(),
            crew: job.label.clone(),
            heists: summary.won.of.to_string(),
            won: percent(summary.won.value()),
            interval: interval(summary.won),
            bar: bar(summary.won),
            rounds: mean(rounds.mean()),
            alerts: mean(summary.alerts.total.mean()),
            cash: mean(cash.mean()),
            loss: worst.map_or_else(String::new, |(loss, _)| loss_words(lang, *loss)),
        }
    }
}

pub fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| format!("{:.1}%", 100.0 * share))
}

/// The ends of the interval, in percent.
pub fn interval(rate: Share) -> String {
    let (low, high) = rate.interval();
    format!("{:.1}-{:.1}%", 100.0 * low, 100.0 * high)
}

/// A bar from 0 to 1: full up to the low end of the interval, shaded up to the high end.
pub fn bar(rate: Share) -> String {
    let (low, high) = rate.interval();
    let cell = |place: usize| {
        let middle = (place as f64 + 0.5) / BAR as f64;
        match middle {
            middle if middle < low => '█',
            middle if middle < high => '▒',
            _ => '·',
        }
    };
    (0..BAR).map(cell).collect()
}

/// Why a heist was lost, in a few words.
fn loss_words(lang: Language, loss: Loss) -> String {
    lang.say(match loss {
        Loss::CarrierBusted => "lost-carrier-busted",
        Loss::CarrierHid => "lost-carrier-hid",
        Loss::LeftBehind => "lost-left-behind",
        Loss::ShutAway => "lost-shut-away",
        Loss::NotTaken => "lost-not-taken",
        Loss::SafeShut => "lost-safe-shut",
        Loss::NeverFound => "lost-never-found",
        Loss::NpcNotFreed => "lost-npc-not-freed",
        Loss::NpcLedAway => "lost-npc-led-away",
        Loss::NpcBusted => "lost-npc-busted",
        Loss::NobodyOut => "lost-nobody-out",
        Loss::SomebodyIn => "lost-somebody-in",
        Loss::CashMissing => "lost-cash-missing",
        Loss::SharedFate => "lost-shared-fate",
    })
}

pub fn fault_words(lang: Language, fault: Fault) -> String {
    lang.say(match fault {
        Fault::Endless => "broken-endless",
        Fault::BotStuck => "broken-bot-stuck",
        Fault::BotRefused => "broken-bot-refused",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_the_interval() {
        assert_eq!(bar(Share::new(0, 0)), "▒".repeat(BAR));
        let half = bar(Share::new(50_000, 100_000));
        assert_eq!(half, format!("{}{}", "█".repeat(10), "·".repeat(10)));
        let few = bar(Share::new(5, 10));
        assert_eq!(few, "█████▒▒▒▒▒▒▒▒▒▒·····");
    }
}
