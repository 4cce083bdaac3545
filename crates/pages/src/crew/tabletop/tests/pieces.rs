//! Sending what was touched is as good as sending everything.

use super::heists::{Step, company, job_count, play, play_deep, rounds};
use super::*;
use std::collections::BTreeMap;

type Page = BTreeMap<String, String>;

fn show(page: &mut Page, moment: &Moment, touched: &Touched) {
    let mut parts = Vec::new();
    shared(moment, touched, &mut parts);
    for part in parts {
        let id = format!("id=\"{}\"", part.id);
        assert!(part.html.contains(&id), "{} lacks its id", part.id);
        page.insert(part.id.into_owned(), part.html);
    }
}

/// Follows a heist by what was touched and compares with the whole after every step. `touch` may be made to fail.
fn follow(
    seed: u64,
    play: impl Fn(u64, &mut dyn FnMut(&Step)),
    touch: impl Fn(&Step, &mut Touched),
) -> Result<(), String> {
    let company = company();
    let mut story = Story::default();
    let mut page: Option<Page> = None;
    let mut verdict = Ok(());
    let mut leg = 0;
    play(seed, &mut |step| {
        if std::mem::replace(&mut leg, step.leg) != step.leg {
            page = None;
            story = Story::default();
        }
        let (heist, state) = (step.heist, step.after);
        step.events.iter().for_each(|event| story.see(event));
        if step.undone {
            story = Story::of(step.play);
        }
        let at = |state| Moment {
            lang: words::Language::english(),
            heist,
            state,
            company: &company,
            story: &story,
            table: "t",
        };
        let page = page.get_or_insert_with(|| {
            let mut page = Page::new();
            show(&mut page, &at(step.before), &Touched::everything());
            page
        });
        let mut touched = Touched::NOTHING;
        touch(step, &mut touched);
        show(page, &at(state), &touched);
        let mut whole = Page::new();
        show(&mut whole, &at(state), &Touched::everything());
        let stale = whole.iter().find(|(id, html)| page.get(*id) != Some(html));
        if let (Some((id, html)), Ok(())) = (stale, &verdict) {
            verdict = Err(format!(
                "seed {seed}: {id} is out of date after {:?}\nevents {:?}\nshown {:?}\nright {html}",
                step.command,
                step.events,
                page.get(id),
            ));
        }
    });
    verdict
}

fn touch(step: &Step, touched: &mut Touched) {
    if step.undone {
        *touched = Touched::everything();
    } else {
        touched.add(
            step.heist,
            step.before,
            step.after,
            step.seat,
            &step.command,
            step.events,
        );
    }
}

/// Whether the fragments of every seat stay as long as their fingerprint does.
fn stay_with_fingerprint(
    seed: u64,
    play: impl Fn(u64, &mut dyn FnMut(&Step)),
    print: impl Fn(&Moment, &Step, Seat, &[Command]) -> Option<u64>,
) -> Result<u32, String> {
    let company = company();
    let story = Story::default();
    let mut known: [Option<(u64, Vec<String>)>; 4] = Default::default();
    let mut leg = 0;
    let mut verdict = Ok(0);
    play(seed, &mut |step| {
        if std::mem::replace(&mut leg, step.leg) != step.leg || step.undone {
            known = Default::default();
        }
        let moment = Moment {
            lang: words::Language::english(),
            heist: step.heist,
            state: step.after,
            company: &company,
            story: &story,
            table: "t",
        };
        for (seat, known) in (0..step.heist.players).map(Seat).zip(&mut known) {
            let mut legal = Vec::new();
            table::Game::legal(step.heist, step.after, seat, &mut legal);
            let Some(print) = print(&moment, step, seat, &legal) else {
                *known = None;
                continue;
            };
            let mut parts = Vec::new();
            of_seat(&moment, step.play, seat, &legal, &mut parts);
            let parts: Vec<String> = parts.into_iter().map(|part| part.html).collect();
            match (&mut verdict, &*known) {
                (Ok(stayed), Some((before, shown))) if *before == print => {
                    *stayed += 1;
                    if *shown != parts {
                        verdict = Err(format!(
                            "seed {seed}: seat {} after {:?}: {shown:?} became {parts:?}",
                            seat.0, step.command
                        ));
                    }
                }
                _ => {}
            }
            *known = Some((print, parts));
        }
    });
    verdict
}

fn fingerprint_of(moment: &Moment, step: &Step, seat: Seat, legal: &[Command]) -> Option<u64> {
    fingerprint(moment, step.play, seat, legal)
}

#[test]
fn the_panel_of_a_seat_stays_as_long_as_its_fingerprint() {
    let mut stayed = 0;
    for seed in 0..job_count() * rounds() {
        let played = stay_with_fingerprint(seed, |seed, look| play(seed, look), fingerprint_of);
        let deep = stay_with_fingerprint(seed, |seed, look| play_deep(seed, look), fingerprint_of);
        stayed += played.unwrap_or_else(|why| panic!("{why}"));
        stayed += deep.unwrap_or_else(|why| panic!("{why}"));
    }
    assert!(stayed > 1_000, "{stayed}");
}

#[test]
fn a_fingerprint_that_forgets_is_noticed() {
    // As if only what may be done were shown.
    let careless = |moment: &Moment, step: &Step, seat: Seat, legal: &[Command]| {
        fingerprint(moment, step.play, seat, legal)?;
        Some(legal.len() as u64)
    };
    let noticed = (0..3)
        .any(|seed| stay_with_fingerprint(seed, |seed, look| play(seed, look), careless).is_err());
    assert!(noticed);
}

#[test]
fn what_was_touched_brings_a_page_up_to_date() {
    let scenarios = job_count();
    for seed in 0..scenarios * rounds() {
        follow(seed, |seed, look| play(seed, look), touch).unwrap_or_else(|why| panic!("{why}"));
    }
}

#[test]
fn so_it_does_deep_inside() {
    let scenarios = job_count();
    for seed in 0..scenarios * rounds() {
        follow(seed, |seed, look| play_deep(seed, look), touch)
            .unwrap_or_else(|why| panic!("{why}"));
    }
}

#[test]
fn a_forgotten_fragment_is_noticed() {
    let forget: [fn(&mut Touched); 10] = [
        |touched| touched.cells = Default::default(),
        |touched| touched.crew = crew::Characters::EMPTY,
        |touched| touched.pawns = false,
        |touched| touched.facts = false,
        |touched| touched.noise = false,
        |touched| touched.event = false,
        |touched| touched.deck = false,
        |touched| touched.bag = false,
        |touched| touched.ways = false,
        |touched| touched.ending = false,
    ];
    for forget in forget {
        let noticed = (0..3).any(|seed| {
            let careless = |step: &Step, touched: &mut Touched| {
                touch(step, touched);
                if !step.undone {
                    forget(touched);
                }
            };
            follow(seed, |seed, look| play(seed, look), careless).is_err()
        });
        assert!(noticed);
    }
}

#[test]
fn a_story_told_as_it_happens_is_the_story_of_the_steps() {
    for seed in 0..6 {
        let mut story = Story::default();
        let mut leg = 0;
        play(seed, |step| {
            if std::mem::replace(&mut leg, step.leg) != step.leg {
                story = Story::default();
            }
            step.events.iter().for_each(|event| story.see(event));
            if step.undone {
                story = Story::of(step.play);
            }
            assert_eq!(story, Story::of(step.play));
        });
    }
}
