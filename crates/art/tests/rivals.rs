//! The pieces of HEIST are all drawn, can be read, and can be told apart.

use art::{Theme, rivals as drawn};
use maud::Markup;
use rivals::{Card, Colour, Identity, Job, Obstacle, Rules, Secret};
use roxmltree::Document;
use std::collections::BTreeSet;
use words::Language;

/// Every picture of every card.
fn pictures() -> Vec<(String, Markup)> {
    let mut all = Vec::new();
    all.extend(Card::all().map(|card| {
        (
            format!("{card:?} {}", card.id()),
            drawn::card(&Rules::default(), card),
        )
    }));
    all.extend(Secret::all().map(|card| (card.id().to_owned(), drawn::secret(card))));
    all.extend(Obstacle::all().map(|card| (card.id().to_owned(), drawn::obstacle(card))));
    all.extend(Job::all().map(|card| (card.id().to_owned(), drawn::job(card))));
    all.push(("bag".to_owned(), drawn::bag(17)));
    all
}

fn tokens() -> Vec<(Colour, u8, bool)> {
    let faces = Colour::ALL.into_iter().flat_map(|colour| {
        let faces = [(0, false), (1, false), (0, true), (1, true)];
        faces.map(|(face, doubled)| (colour, face, doubled))
    });
    faces.collect()
}

/// Something to see: a picture without paths, circles or icons is blank.
fn strokes(document: &Document) -> usize {
    let shapes = ["path", "circle", "use"];
    let drawn = document.descendants();
    drawn
        .filter(|node| shapes.contains(&node.tag_name().name()))
        .count()
}

#[test]
fn every_card_has_a_picture_made_of_what_is_there() {
    let icons: BTreeSet<String> = art::names().map(|name| format!("#i-{name}")).collect();
    for (what, svg) in pictures() {
        let document = Document::parse(&svg.0).unwrap_or_else(|why| panic!("{what}: {why}"));
        assert!(strokes(&document) > 0, "{what} is blank");
        for node in document.descendants() {
            if let Some(link) = node.attribute("href") {
                assert!(icons.contains(link), "{what}: {link} is not drawn anywhere");
            }
        }
        let painted = Theme::Light.paint(&svg.0);
        let unknown =
            painted.matches("currentColor").count() > svg.0.matches("currentColor").count();
        assert!(!unknown, "{what} uses a colour that no theme has");
    }
}

#[test]
fn no_two_jobs_look_alike() {
    let jobs: BTreeSet<String> = Job::all().map(|job| drawn::job(job).0).collect();
    assert_eq!(jobs.len(), Job::all().count());
}

#[test]
fn every_face_of_every_token_looks_different_and_has_its_name() {
    let mut seen = BTreeSet::new();
    for (colour, face, doubled) in tokens() {
        let svg = drawn::token(Language::english(), colour, face, doubled).0;
        let document = Document::parse(&svg).expect("XML");
        let root = document.root_element();
        let token = rivals::Token {
            colour,
            face,
            doubled,
        };
        let name = words::rivals::token(Language::english(), token);
        assert_eq!(root.attribute("aria-label"), Some(name.as_str()));
        assert!(seen.insert(svg), "{name} looks like another");
    }
    // Without colours they can still be told apart, by their marks.
    let bare = |colour: Colour| {
        let svg = drawn::chip(colour).0;
        let (before, rest) = svg.split_once("var(--").expect("a colour");
        let (_, after) = rest.split_once(')').expect("its end");
        format!("{before}{after}")
    };
    let marks: BTreeSet<String> = Colour::ALL.into_iter().map(bare).collect();
    assert_eq!(marks.len(), Colour::ALL.len());
}

/// A number that stands for nothing is no reason to fall over.
#[test]
fn unknown_cards_are_blank() {
    for n in 0..=u8::MAX {
        drawn::card(&Rules::default(), Card(n));
        drawn::secret(Secret(n));
        drawn::obstacle(Obstacle(n));
        drawn::portrait(Identity(n));
        drawn::job(Job(n));
    }
}
