//! What a report must have and must not have.

use super::html;
use crate::crew::{Matchup, Plan, Results, run_all};
use crate::{Fault, Think};
use bots::Level;
use crew::content::master_heist;
use crew::suggested::{Strength, campaign, campaign_with};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use words::Language;

/// A few heists of these scenarios, played at random.
fn results(scenarios: &[&str], players: usize) -> Results {
    let edition = master_heist();
    let matchup = |id: &&str| {
        let (_, scenario) = edition.scenario(id).expect("a scenario of the box");
        Matchup::new(campaign(edition, scenario, players, Strength::Amateur))
            .expect("it can be played")
    };
    let plan = Plan {
        bot: Level::Random,
        think: Think::default(),
        heists: 12,
        seed: 5,
        matchups: scenarios.iter().map(matchup).collect(),
    };
    run_all(plan, NonZeroUsize::MIN).expect("it can be played")
}

/// The values of an attribute, wherever it stands.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let parts = page.split(attribute).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// What stands in `<main>`, as XML: HTML's elements without an end are none there.
fn main_as_xml(page: &str) -> String {
    let from = page.find("<main>").expect("a main part");
    let to = page.find("</main>").expect("its end") + "</main>".len();
    page[from..to].replace("<br>", "<br/>")
}

#[test]
fn every_part_is_there() {
    let page = html(Language::english(), &results(&["the-inclusion-matchup"], 4));
    for key in [
        "report-part-result",
        "report-part-board",
        "report-part-noise",
        "report-part-cards",
        "report-part-escape",
        "report-part-means",
        "report-part-people",
        "report-lost",
        "report-length",
        "report-by-length",
        "report-visits",
        "report-stalled",
        "report-busts",
        "report-noise",
        "report-alerts",
        "report-events",
        "report-ends",
        "report-chances",
        "report-dice",
        "report-ideas",
        "report-cash",
    ] {
        assert!(page.contains(Language::english().fixed(key)), "{key}");
    }
    assert!(page.contains("The Inclusion Matchup"));
    assert!(!page.contains(Language::english().fixed("report-overview")));
}

#[test]
fn several_jobs_are_compared_first() {
    let page = html(
        Language::english(),
        &results(&["the-inclusion-matchup", "the-side-channel"], 3),
    );
    let overview = page
        .find(Language::english().fixed("report-overview"))
        .expect("an overview");
    let first = page.find(r#"id="job-1""#).expect("the first matchup");
    let second = page.find(r#"id="job-2""#).expect("the second matchup");
    assert!(overview < first && first < second);
}

#[test]
fn crews_that_differ_tell_what_each_card_did() {
    let edition = master_heist();
    let scenario = &edition.scenarios[0];
    let mut results = results(&["the-inclusion-matchup"], 4);
    assert!(
        !html(Language::english(), &results)
            .contains(Language::english().fixed("report-brought-skills"))
    );
    let others: Vec<_> = edition
        .prebuilts
        .iter()
        .skip(1)
        .step_by(2)
        .take(4)
        .collect();
    let setup = campaign_with(edition, scenario, &others, Strength::Amateur);
    results
        .plan
        .matchups
        .push(Matchup::new(setup).expect("it can be played"));
    let page = html(
        Language::english(),
        &run_all(results.plan, NonZeroUsize::MIN).expect("it can be played"),
    );
    for key in ["report-brought-characters", "report-brought-skills"] {
        assert!(page.contains(Language::english().fixed(key)), "{key}");
    }
}

#[test]
fn it_needs_nothing_but_itself() {
    let page = html(
        Language::english(),
        &results(&["the-inclusion-matchup", "the-side-channel"], 4),
    );
    for outside in [
        "http:", "https:", "//", "<script", "<link", "<img", "@import",
    ] {
        assert!(!page.contains(outside), "{outside}");
    }
    let ids = values(&page, " id=\"");
    let known: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(known.len(), ids.len(), "an id stands there twice: {ids:?}");
    for link in values(&page, "href=\"") {
        let id = link.strip_prefix('#');
        assert!(id.is_some_and(|id| known.contains(id)), "{link}");
    }
}

#[test]
fn it_is_well_formed_for_every_scenario() {
    let all: Vec<&str> = master_heist()
        .scenarios
        .iter()
        .map(|scenario| scenario.draft.id.as_str())
        .collect();
    let mut results = results(&all, 3);
    let page = html(Language::english(), &results);
    roxmltree::Document::parse(&main_as_xml(&page)).expect("well-formed");
    for no_number in ["NaN", "\"inf", ">inf", "-inf"] {
        assert!(!page.contains(no_number), "{no_number}");
    }
    // Nothing played yet is no reason to fail.
    results = Results::new(results.plan).expect("it can be played");
    let empty = html(Language::english(), &results);
    roxmltree::Document::parse(&main_as_xml(&empty)).expect("well-formed");
}

#[test]
fn names_of_others_are_only_names() {
    let mut results = results(&["the-inclusion-job", "the-inclusion-job"], 4);
    results.plan.matchups[0].label = "<script>alert('x')</script>".to_owned();
    results.matchups[0].people[0].name = "\"><b>".to_owned();
    let page = html(Language::english(), &results);
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
    roxmltree::Document::parse(&main_as_xml(&page)).expect("well-formed");
}

#[test]
fn heists_that_broke_off_are_not_hidden() {
    let mut results = results(&["the-inclusion-job"], 4);
    let sentence = Language::english().say_with("fault-bot-stuck", &[("count", "3")]);
    assert!(!html(Language::english(), &results).contains(&sentence));
    results.matchups[0]
        .summary
        .faults
        .insert(Fault::BotStuck, 3);
    assert!(html(Language::english(), &results).contains(&sentence));
}

#[test]
fn the_win_rate_is_shown_with_its_interval() {
    let mut results = results(&["the-inclusion-job"], 4);
    results.matchups[0].summary.won = crate::Share::new(81, 263);
    let page = html(Language::english(), &results);
    assert!(page.contains("30.8\u{202f}%"));
    assert!(page.contains("25.5 to 36.6\u{202f}%, n = 263"));
}
