//! Everybody has a face of their own, small enough for lists and light enough for pages.

use art::Theme;
use crew::content::cards::CardLevel;
use crew::content::editions;
use rivals::Identity;
use roxmltree::Document;
use std::collections::BTreeMap;

/// What one face may weigh, and what all weigh on average.
const HEAVIEST: usize = 1_700;
const AVERAGE: usize = 1_400;

/// Everybody there is, by a name for messages.
fn everybody() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for edition in editions() {
        let id = edition.id.as_str();
        for card in &edition.characters {
            let face = art::crew::portrait(id, &card.id);
            all.push((format!("{id}: {}", card.name), face.0));
        }
        for npc in &edition.npcs {
            let calm = art::crew::portrait(id, &npc.id);
            all.push((format!("{id}: calm {}", npc.name), calm.0));
            let panicked = art::crew::panicked_portrait(id, &npc.id);
            all.push((format!("{id}: panicked {}", npc.name), panicked.0));
        }
    }
    for identity in Identity::all() {
        let face = art::rivals::portrait(identity);
        all.push((format!("HEIST: {}", identity.id()), face.0));
    }
    let watch = [
        ("guard", art::crew::guard_portrait()),
        ("tough guard", art::crew::tough_guard_portrait()),
        ("escort", art::crew::escort_portrait()),
        ("dog", art::crew::dog_portrait()),
        ("HEIST: guard", art::rivals::guard_portrait()),
        ("HEIST: dog", art::rivals::dog_portrait()),
    ];
    all.extend(watch.map(|(name, face)| (name.to_owned(), face.0)));
    all
}

/// The drawing without the colour of the clothes, which a seat may change.
fn undyed(svg: &str) -> String {
    let (before, rest) = svg.split_once(r#" color="var(--"#).expect("a colour");
    let (_, after) = rest.split_once(r#")""#).expect("its end");
    format!("{before}{after}")
}

#[test]
fn nobody_looks_like_anybody_else_or_like_nobody() {
    let mut seen = BTreeMap::from([(undyed(&art::crew::portrait("", "").0), "nobody".to_owned())]);
    for (who, svg) in everybody() {
        if let Some(other) = seen.insert(undyed(&svg), who.clone()) {
            panic!("{who} looks like {other}");
        }
    }
}

/// A level is seen at once: a pro has several things about them that their amateur lacks, and the skin is the same.
#[test]
fn pros_are_their_amateurs_grown() {
    for edition in editions() {
        let draw = |id: &str| art::crew::portrait(&edition.id, id).0;
        for pro in edition
            .characters
            .iter()
            .filter(|card| card.level == CardLevel::Pro)
        {
            let (amateur, grown) = (draw(&pro.class), draw(&pro.id));
            let amateur = Document::parse(&amateur).expect("XML");
            let grown = Document::parse(&grown).expect("XML");
            let shapes = |face: &Document| -> Vec<(String, String)> {
                let paths = face.descendants().filter(|node| node.has_tag_name("path"));
                let paint =
                    |node: &roxmltree::Node, name| node.attribute(name).unwrap_or("").to_owned();
                paths
                    .map(|node| {
                        (
                            paint(&node, "fill") + &paint(&node, "stroke"),
                            paint(&node, "d"),
                        )
                    })
                    .collect()
            };
            let (before, after) = (shapes(&amateur), shapes(&grown));
            let new = after.iter().filter(|shape| !before.contains(shape));
            assert!(
                new.count() >= 3,
                "{}: {} looks much as before",
                edition.id,
                pro.name
            );
            let same = after.iter().filter(|shape| before.contains(shape));
            assert!(
                same.count() >= 2,
                "{}: {} is somebody else",
                edition.id,
                pro.name
            );
        }
    }
}

#[test]
fn faces_are_light() {
    let all = everybody();
    for (who, svg) in &all {
        assert!(svg.len() <= HEAVIEST, "{who} weighs {} bytes", svg.len());
    }
    let whole: usize = all.iter().map(|(_, svg)| svg.len()).sum();
    let average = whole / all.len();
    assert!(average <= AVERAGE, "on average {average} bytes");
}

/// Many stand on one page, in lists that name them: whatever had an id would be there twice, and read out twice.
#[test]
fn faces_can_stand_anywhere() {
    for (who, svg) in everybody() {
        let face = Document::parse(&svg).unwrap_or_else(|why| panic!("{who}: {why}"));
        let root = face.root_element();
        assert_eq!(root.attribute("viewBox"), Some("0 0 64 72"), "{who}");
        assert_eq!(root.attribute("aria-hidden"), Some("true"), "{who}");
        for node in face.descendants() {
            assert!(node.attribute("id").is_none(), "{who} has an id");
            assert!(
                node.attribute("href").is_none(),
                "{who} needs something else"
            );
        }
        let painted = Theme::Light.paint(&svg);
        let known = painted.matches("currentColor").count() == svg.matches("currentColor").count();
        assert!(known, "{who} uses a colour that no theme has");
    }
}

/// Numbers such as `.5.7` and `1-2` are short; a letter or a comma in the wrong place would end the drawing there.
#[test]
fn paths_can_be_drawn() {
    for (who, svg) in everybody() {
        let face = Document::parse(&svg).expect("XML");
        for d in face.descendants().filter_map(|node| node.attribute("d")) {
            assert!(d.starts_with('M'), "{who}: {d}");
            for step in d.split_inclusive(|c: char| c.is_ascii_alphabetic()) {
                let numbers = step.trim_end_matches(|c: char| c.is_ascii_alphabetic());
                let fine = numbers
                    .chars()
                    .all(|c| matches!(c, '0'..='9' | '.' | '-' | ' '));
                assert!(fine, "{who}: {numbers} in {d}");
            }
            let letters = d.chars().filter(|c| c.is_ascii_alphabetic());
            let known = letters.clone().all(|c| "MmLlHhVvCcSsQqTtAaZz".contains(c));
            assert!(known, "{who}: {d}");
            assert!(arguments_fit(d), "{who}: {d}");
        }
    }
}

/// Every command has as many numbers as it takes, or a multiple of that.
fn arguments_fit(d: &str) -> bool {
    let starts: Vec<usize> = (d.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()))
        .map(|(at, _)| at)
        .collect();
    let ends = starts.iter().skip(1).copied().chain([d.len()]);
    starts.iter().zip(ends).all(|(&start, end)| {
        let command = d.as_bytes()[start].to_ascii_lowercase();
        let takes = match command {
            b'z' => 0,
            b'h' | b'v' => 1,
            b'm' | b'l' | b't' => 2,
            b's' | b'q' => 4,
            b'c' => 6,
            _ => 7,
        };
        let given = count_numbers(&d[start + 1..end]);
        if takes == 0 {
            given == 0
        } else {
            given > 0 && given.is_multiple_of(takes)
        }
    })
}

fn count_numbers(text: &str) -> usize {
    let mut count = 0;
    let mut inside = false;
    let mut point = false;
    for c in text.chars() {
        let begins = match c {
            ' ' => {
                inside = false;
                continue;
            }
            '-' => true,
            '.' => !inside || point,
            _ => !inside,
        };
        if begins {
            count += 1;
            point = false;
        }
        inside = true;
        point |= c == '.';
    }
    count
}

/// People of drafts are in no box. They are drawn all the same, as nobody in particular.
#[test]
fn strangers_are_silhouettes() {
    let nobody = art::crew::portrait("", "").0;
    Document::parse(&nobody).expect("XML");
    assert_eq!(
        art::crew::portrait("master-heist", "somebody-new").0,
        nobody
    );
    assert_eq!(art::crew::portrait("no-such-box", "thug").0, nobody);
    assert_eq!(
        art::crew::panicked_portrait("master-heist", "thug").0,
        nobody
    );
    for n in 0..=u8::MAX {
        art::rivals::portrait(Identity(n));
    }
}
