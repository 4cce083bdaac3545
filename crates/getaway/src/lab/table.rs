//! Results as a table in the terminal.

use crate::failure::Failure;
use lab::crew::{Loss, Matchup, MatchupResults, Results};
use lab::{Fault, Share};
use std::io::Write;

const BAR: usize = 20;

/// Writes the table of a run.
pub fn write(out: &mut impl Write, results: &Results) -> Result<(), Failure> {
    let plan = &results.plan;
    let scenarios = plan.scenarios();
    let jobs = || plan.matchups.iter().zip(&results.matchups).zip(&scenarios);
    let mut lines = vec![Line::heading()];
    lines.extend(jobs().map(|((job, known), scenario)| Line::new(scenario, job, known)));
    let same_crew = plan
        .matchups
        .windows(2)
        .all(|two| two[0].label == two[1].label);
    let same_scenario = lines[1..]
        .windows(2)
        .all(|two| two[0].scenario == two[1].scenario);
    let bot = match plan.bot {
        bots::Level::Search => format!("search at {} a decision", thinking(plan)),
        level => level.to_string(),
    };
    if let (Some(line), true) = (lines.get(1), same_scenario) {
        writeln!(out, "{}", line.scenario)?;
    }
    if let (Some(line), true) = (lines.get(1), same_crew) {
        writeln!(out, "crew: {}", line.crew)?;
    }
    writeln!(out, "bot: {bot}, seed {}\n", plan.seed)?;
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
            writeln!(
                out,
                "\nNOT PLAYED TO THE END: {times} of {scenario}, {}: {}. They are not counted above.",
                job.label,
                fault_words(*fault),
            )?;
        }
    }
    Ok(())
}

fn thinking(plan: &lab::crew::Plan) -> String {
    if plan.think.reproducible() {
        format!("{} imagined heists", plan.think)
    } else {
        plan.think.to_string()
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
    fn heading() -> Line {
        Line {
            scenario: "scenario".to_owned(),
            crew: "crew".to_owned(),
            heists: "heists".to_owned(),
            won: "won".to_owned(),
            interval: "95 %".to_owned(),
            bar: String::new(),
            rounds: "rounds".to_owned(),
            alerts: "alerts".to_owned(),
            cash: "cash".to_owned(),
            loss: "lost mostly because".to_owned(),
        }
    }

    fn new(scenario: &str, job: &Matchup, known: &MatchupResults) -> Line {
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
            loss: worst.map_or("", |(loss, _)| loss_words(*loss)).to_owned(),
        }
    }
}

pub fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}

/// The ends of the interval, in percent.
pub fn interval(rate: Share) -> String {
    let (low, high) = rate.interval();
    format!("{:.1}-{:.1} %", 100.0 * low, 100.0 * high)
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
pub fn loss_words(loss: Loss) -> &'static str {
    match loss {
        Loss::CarrierBusted => "busted with the loot",
        Loss::CarrierHid => "hid with the loot",
        Loss::LeftBehind => "loot left behind",
        Loss::ShutAway => "a gate closed over the loot",
        Loss::NotTaken => "loot not taken",
        Loss::SafeShut => "safe not opened",
        Loss::NeverFound => "loot not found",
        Loss::NpcNotFreed => "nobody freed",
        Loss::NpcLedAway => "led away before freed",
        Loss::NpcBusted => "busted with the crew",
        Loss::NobodyOut => "nobody got out",
        Loss::SomebodyIn => "somebody did not get out",
        Loss::CashMissing => "too little cash got out",
        Loss::SharedFate => "busted with the copied plan",
    }
}

fn fault_words(fault: Fault) -> &'static str {
    match fault {
        Fault::Endless => "no end in sight after more commands than any heist takes",
        Fault::BotStuck => "the bot knew nothing to do",
        Fault::BotRefused => "the bot wanted what is not allowed",
    }
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
