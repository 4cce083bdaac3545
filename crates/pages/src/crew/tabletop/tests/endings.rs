//! The end and what is told of it afterwards, for heists that bots and luck made.

use super::heists::{company, job_count, play};
use super::*;
use crate::crew::tabletop::chronicle::Chronicle;
use crate::crew::tabletop::hindsight::{MOST, hindsight, milestones};
use bots::crew::Bot;
use bots::{Budget, Level, Patience};
use crew::content::editions;
use crew::suggested::{Strength, evening};
use crew::{Event, Phase, Status};
use table::{FastDealer, Seats};

/// The first job of a box, played to its end by bots with a plan.
pub fn played(edition: usize, seed: u64) -> Play {
    let edition = editions()[edition];
    let setup = evening(edition, &edition.scenarios[0], 4, Strength::Pro);
    let heist = Arc::new(Heist::new(setup).expect("a suggested crew can play"));
    let mut luck = FastDealer::new(seed);
    let mut play = Session::new(heist, &mut luck).expect("a dealer without faults");
    let mut bot = Bot::new(Level::Scripted, Budget::Heists(4), seed);
    while !play.over() {
        let seats = Seats::all(play.game().players);
        let next = bot.next(play.game(), play.state(), seats, Patience::Go);
        let next = next.expect("a heist goes on until it ends");
        play.act(next.seat, next.command, &mut luck, &mut Vec::new())
            .expect("bots play by the rules");
    }
    play
}

fn shown(play: &Play) -> String {
    let (company, story) = (company(), Story::of(play));
    let moment = Moment {
        lang: Language::english(),
        heist: play.game(),
        state: play.state(),
        company: &company,
        story: &story,
        table: "t",
    };
    ending::ending(&moment).html
}

#[test]
fn everybody_is_shown_with_what_they_brought_out_or_behind_bars() {
    let (mut caught, mut hauls) = (0, 0);
    for seed in 0..12 {
        let play = played(0, seed);
        let page = shown(&play);
        let crew = play.state().crew.iter();
        let busted = crew
            .filter(|member| member.status == Status::Busted)
            .count();
        assert_eq!(
            page.matches("class=\"bars\"").count(),
            busted,
            "seed {seed}"
        );
        caught += busted;
        let loot = Story::of(&play)
            .brought
            .iter()
            .filter(|brought| brought.cash == 0)
            .count();
        let (pictured, cash) = (
            page.matches("i-jewel\"").count(),
            page.matches("<ul class=\"haul\"").count(),
        );
        // The haul, and the goal it is for.
        assert!(pictured >= loot.min(1), "seed {seed}: {page}");
        hauls += cash;
    }
    assert!(
        caught > 0 && hauls > 0,
        "{caught} caught, {hauls} with something in their hands"
    );
}

/// Exactly one button is loud, whatever the end and the job.
#[test]
fn one_way_on_is_the_loud_one() {
    let (mut next, mut again) = (0, 0);
    for seed in 0..8 {
        let page = shown(&played(0, seed));
        assert_eq!(page.matches("button primary").count(), 1, "seed {seed}");
        next += page.matches("Next job: ").count();
        again += page.matches("Try it again").count();
    }
    assert_eq!(next + again, 8);
    assert!(next > 0 && again > 0, "{next} won, {again} lost");
    for edition in editions() {
        let last = edition.scenarios.last().expect("a job");
        let setup = evening(edition, last, 4, Strength::Pro);
        let heist = Heist::new(setup).expect("a suggested crew can play");
        let mut state = heist.opening().clone();
        state.phase = Phase::Over;
        state.end = crew::state::End::Success;
        let (company, story) = (company(), Story::default());
        let moment = Moment {
            lang: Language::english(),
            heist: &heist,
            state: &state,
            company: &company,
            story: &story,
            table: "t",
        };
        let page = ending::ending(&moment).html;
        assert_eq!(page.matches("button primary").count(), 1, "{}", edition.id);
    }
}

/// Random heists of every job: what was taken back did not happen, and what is told fits how it was.
#[test]
fn milestones_are_where_things_happened() {
    let mut ended = 0;
    for seed in 0..job_count() {
        let mut last = None;
        play(seed, |step| {
            let over = step.heist.outcome(step.after).is_some();
            last = (over && !step.undone).then(|| (step.leg, step.play.clone()));
        });
        // In a series the last heist may be lost, or all are won.
        let Some((leg, play)) = last else { continue };
        let steps = play.steps().iter().filter(|step| !step.undone).count();
        let found = milestones(&play, leg);
        assert!(
            !found.is_empty() && found.len() <= MOST + 12,
            "seed {seed}: {}",
            found.len()
        );
        assert!(
            found.is_sorted_by(|one, other| one.step < other.step),
            "seed {seed}"
        );
        let end = found.last().expect("an end");
        assert!(end.step <= steps, "seed {seed}");
        assert!(
            matches!(end.state.phase, Phase::Over | Phase::LevelUp),
            "seed {seed}"
        );
        assert_eq!(
            found
                .iter()
                .filter(|milestone| milestone.stage == Some(StoryStage::Round(1)))
                .count(),
            1,
            "seed {seed}"
        );
        assert_eq!(milestones(&play, leg + 1).len(), 0);
        ended += 1;
    }
    assert!(ended > job_count() / 2, "{ended} ended");
}

#[test]
fn a_running_heist_has_no_hindsight() {
    let play = played(0, 1);
    let heist = play.game().clone();
    let mut luck = table::RecordedDealer::new(play.start_answers());
    let mut again = Session::new(heist, &mut luck).expect("the same start");
    let steps: Vec<_> = play.steps().to_vec();
    for step in &steps[..steps.len() - 1] {
        let mut luck = table::RecordedDealer::new(&step.answers);
        again
            .act(step.seat, step.command, &mut luck, &mut Vec::new())
            .expect("as before");
    }
    assert!(milestones(&again, 0).is_empty());
    let chronicle = Chronicle::of(&again);
    assert!(chronicle.legs[0].ended.is_none() && chronicle.legs[0].stages.len() > 2);
}

#[test]
fn a_chronicle_remembers_what_happened_once_for_each_step() {
    for edition in 0..editions().len() {
        let play = played(edition, 3);
        let (mut busts, mut alerts) = (0, 0);
        super::super::chronicle::retell(&play, |told| {
            busts += usize::from(
                told.events
                    .iter()
                    .any(|event| matches!(event, Event::Busted { .. })),
            );
            alerts += usize::from(
                told.events
                    .iter()
                    .any(|event| matches!(event, Event::Alert { .. })),
            );
        });
        let chronicle = Chronicle::of(&play);
        let count = |word: &str| {
            let all = chronicle.legs.iter().flat_map(|leg| &leg.highlights);
            all.filter(|highlight| highlight.kind.word() == word)
                .count()
        };
        assert_eq!((count("bust"), count("alert")), (busts, alerts));
    }
}

fn replay_at(play: &Play, step: usize) -> String {
    let (company, story) = (company(), Story::of(play));
    let steps = play.steps().len();
    replay_page(&ReplayPage {
        moment: Moment {
            lang: Language::english(),
            heist: play.game(),
            state: play.state(),
            company: &company,
            story: &story,
            table: "t",
        },
        leg: 0,
        step,
        steps,
        timeline: &timeline(Language::english(), play),
        log: &[],
        origin: "https://heist.example",
    })
}

/// Every round and every highlight can be pressed, and says in words what its shape means.
#[test]
fn the_time_line_leads_to_every_round_and_highlight() {
    let play = played(0, 3);
    let chronicle = Chronicle::of(&play);
    let leg = &chronicle.legs[0];
    let page = replay_at(&play, 0);
    for start in &leg.stages {
        let button = format!("class=\"chapter\" data-at=\"{}\" data-round", start.step);
        assert!(page.contains(&button), "{button}");
    }
    assert!(leg.highlights.len() > 3, "{:?}", leg.highlights);
    for highlight in &leg.highlights {
        let word = highlight.kind.word();
        let button = format!(
            "class=\"mark-{word}\" data-at=\"{}\" data-mark",
            highlight.step
        );
        assert!(page.contains(&button), "{button}");
        let text = words::crew::event(Language::english(), &leg.heist, &highlight.event);
        let text = maud::html! { (text) }.into_string();
        assert!(page.contains(&text), "{text}");
    }
}

#[test]
fn a_link_to_a_moment_says_what_it_shows() {
    let play = played(0, 3);
    let chronicle = Chronicle::of(&play);
    let highlight = chronicle.legs[0].highlights[0];
    let page = replay_at(&play, highlight.step);
    let step = highlight.step;
    let has = |name: &str, content: &str| {
        let content = maud::html! { (content) }.into_string();
        let tag = format!("<meta property=\"og:{name}\" content=\"{content}");
        assert!(page.contains(&tag), "{tag}");
    };
    has(
        "url",
        &format!("https://heist.example/t/t/replay?step={step}"),
    );
    has(
        "image",
        &format!("https://heist.example/t/t/picture/{step}.png"),
    );
    let text = words::crew::event(Language::english(), play.game(), &highlight.event);
    let about = page
        .split("og:description\" content=\"")
        .nth(1)
        .expect("a description");
    let about = about.split('"').next().expect("its text");
    assert!(
        about.ends_with(&maud::html! { (text) }.into_string()),
        "{about}"
    );
}

#[test]
fn the_moment_it_turned_leads_into_the_replay() {
    let play = played(0, 2);
    let found = milestones(&play, 0);
    let lang = Language::english();
    // As if all was well until the middle.
    let middle = found.len() / 2;
    let chances: Vec<f64> = (0..found.len())
        .map(|n| if n < middle { 0.9 } else { 0.0 })
        .collect();
    let html = hindsight(lang, "t", &found, &chances)
        .expect("it fits")
        .into_string();
    let link = format!("href=\"/t/t/replay?step={}\"", found[middle].step);
    assert!(html.contains(&link), "{html}");
    assert_eq!(html.matches("The moment it turned").count(), 1);
    assert!(html.contains("90% to 0%"));
    assert!(
        hindsight(lang, "t", &found, &chances[1..]).is_none(),
        "estimates of another game"
    );
}
