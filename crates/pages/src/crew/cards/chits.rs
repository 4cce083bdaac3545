//! The chits and pieces of an edition, each with what it means.

use crate::crew::rules::{Facts, GlossaryEntry, loot_entries, piece_entries, security_entries};
use crew::content::codes::Letter;
use crew::content::edition::Edition;
use crew::content::effect::Chit;
use maud::{Markup, html};
use words::Language;

/// Every chit and piece with its anchor.
pub fn chits(lang: Language, edition: &Edition) -> Vec<(String, Markup)> {
    let has = Facts::of(edition);
    let known = [
        security_entries(&has),
        loot_entries(&has),
        piece_entries(&has),
    ]
    .concat();
    let known = known.iter().flat_map(|entry| match entry.icon {
        "ring-x" => of_rings(lang, edition, "ring", entry),
        "panel-x" => of_rings(lang, edition, "panel", entry),
        icon => vec![face(icon, icon, entry.name(lang), entry.why(lang))],
    });
    let twice = if edition.rules.doubles_are_two_chits {
        lang.fixed("rules-security-doubles")
    } else {
        lang.fixed("rules-security-doubles-tough")
    };
    let doubles = has.chits().filter(|chit| is_double(*chit));
    let doubles = doubles.map(|chit| double(lang, chit, twice));
    let paintings = has.chits().filter(|chit| chit.is_art() || chit.is_fake());
    let paintings = paintings.map(|each| painting(lang, each));
    known.chain(doubles).chain(paintings).collect()
}

/// Rings or panels, one of each colour there is.
fn of_rings(
    lang: Language,
    edition: &Edition,
    kind: &str,
    entry: &GlossaryEntry,
) -> Vec<(String, Markup)> {
    let colours = [(Letter::X, "x"), (Letter::Y, "y"), (Letter::Z, "z")];
    let lies = |letter: Letter| {
        let mut rings = edition.scenarios.iter().flat_map(|job| &job.remote_locks);
        rings.any(|(_, ring)| *ring == letter)
    };
    let there = colours.into_iter().filter(|(letter, _)| lies(*letter));
    there
        .map(|(_, letter)| {
            let icon = format!("{kind}-{letter}");
            let name = match kind {
                "panel" => lang.say(&format!("cell-panel-{letter}")),
                _ => lang.say_with(
                    "cell-ring",
                    &[("ring", &lang.say(&format!("ring-{letter}")))],
                ),
            };
            face(&icon, &icon, &capital(&name), entry.why(lang))
        })
        .collect()
}

fn is_double(chit: Chit) -> bool {
    crate::crew::chit::icon(chit).1
}

fn face(id: &str, icon: &str, name: &str, why: &str) -> (String, Markup) {
    let face = html! {
        article class="face chit-card" {
            (art::icon(icon))
            div { h3 { (name) } p { (why) } }
        }
    };
    (format!("chit-{id}"), face)
}

fn double(lang: Language, chit: Chit, why: &str) -> (String, Markup) {
    let (icon, _) = crate::crew::chit::icon(chit);
    let name = capital(&crate::crew::chit::in_words(lang, chit, 1));
    face(chit.word(), icon, &name, why)
}

fn painting(lang: Language, chit: Chit) -> (String, Markup) {
    let (icon, _) = crate::crew::chit::icon(chit);
    let name = capital(&lang.say(&format!("name-{}", chit.word())));
    let twin = chit
        .twin()
        .map(|twin| crate::crew::chit::in_words(lang, twin, 1));
    let why = match (chit.is_fake(), twin) {
        (true, Some(twin)) => lang.say_with("card-fake-why", &[("twin", &twin)]),
        (false, Some(twin)) => lang.say_with("card-painting-twin-why", &[("twin", &twin)]),
        (_, None) => lang.fixed("card-painting-why").to_owned(),
    };
    face(chit.word(), icon, &name, &why)
}

/// Chits are named for the middle of a sentence.
fn capital(words: &str) -> String {
    let mut rest = words.chars();
    let first = rest.next().into_iter().flat_map(char::to_uppercase);
    first.chain(rest).collect()
}
