//! Portraits: head and shoulders in a hex frame, put together from features, so that everybody is of one family and nobody a copy.
//!
//! A person is the same at every level ([`cast`]) and dressed for the card ([`trade`]). Clothes and frame are in the colour of
//! the `svg` element, which pages may set to that of a seat. Nothing in it has an id, and the name stands beside it.

mod cast;
mod clothes;
mod eyewear;
mod face;
mod gear;
mod hair;
mod hat;
mod head;
mod path;
mod pen;
mod snout;
mod tool;
mod trade;

use ::crew::content::edition;
use face::{Breed, Face, Gear, Hair, Hat};
use maud::{Markup, PreEscaped};
use pen::Sketch;

/// A character at the level of its card, or an NPC; a silhouette for whoever is in no box.
pub(crate) fn of_crew(edition_id: &str, id: &str) -> Markup {
    draw_or_silhouette(character(edition_id, id).or_else(|| cast::npc(edition_id, id)))
}

/// An NPC whose nerves have failed.
pub(crate) fn of_panicked(edition_id: &str, id: &str) -> Markup {
    draw_or_silhouette(cast::npc(edition_id, id).map(cast::panicked))
}

pub(crate) fn of_guard() -> Markup {
    draw(&cast::GUARD)
}

pub(crate) fn of_tough_guard() -> Markup {
    draw(&cast::TOUGH_GUARD)
}

pub(crate) fn of_escort() -> Markup {
    draw(&cast::ESCORT)
}

pub(crate) fn of_dog() -> Markup {
    draw(&cast::DOG)
}

pub(crate) fn of_mouse(identity: &str) -> Markup {
    draw_or_silhouette(cast::mouse(identity))
}

/// The one with the cap.
pub(crate) fn of_dog_guard() -> Markup {
    draw(&cast::DOG_GUARD)
}

pub(crate) fn of_watchdog() -> Markup {
    draw(&cast::WATCHDOG)
}

fn character(edition_id: &str, id: &str) -> Option<Face> {
    let edition = edition(edition_id)?;
    let (_, card) = edition.character(id)?;
    let person = cast::person(edition.cards_of(), &card.class)?;
    trade::dress(person, &card.id)
}

fn draw_or_silhouette(face: Option<Face>) -> Markup {
    face.map_or_else(silhouette, |face| draw(&face))
}

fn draw(face: &Face) -> Markup {
    let mut sketch = open(face.cloth);
    let hat = worn_hat(face);
    let eyes = !face.eyewear.hides_eyes();
    match face.breed {
        Breed::Human => {
            hair::draw_behind(&mut sketch, face.hair, face.dye, hat);
            head::draw(&mut sketch, face, shows_ears(face, hat));
            head::draw_shoulders(&mut sketch, face);
            clothes::draw(&mut sketch, face);
            head::draw_look(&mut sketch, face, eyes, !face.eyewear.hides_mouth());
        }
        Breed::Mouse | Breed::Shepherd | Breed::Mastiff => {
            snout::draw_ears(&mut sketch, face);
            sketch.fill(face.skin.colour(), &head::neck(face).d);
            head::draw_shoulders(&mut sketch, face);
            clothes::draw(&mut sketch, face);
            snout::draw(&mut sketch, face);
            snout::draw_look(&mut sketch, face, eyes);
        }
    }
    let over = face.eyewear.goes_over_hat();
    if !over {
        eyewear::draw(&mut sketch, face.eyewear);
    }
    if face.breed == Breed::Human {
        hair::draw(&mut sketch, face.hair, face.dye, hat);
    }
    hat::draw(&mut sketch, hat);
    if over {
        eyewear::draw(&mut sketch, face.eyewear);
    }
    gear::draw(&mut sketch, face.gear);
    tool::draw(&mut sketch, face);
    head::draw_sweat(&mut sketch, face);
    close(sketch)
}

/// A turban stays on; what goes over it does not.
fn worn_hat(face: &Face) -> Hat {
    match face.hair {
        Hair::Turban(_) => Hat::None,
        _ => face.hat,
    }
}

fn shows_ears(face: &Face, hat: Hat) -> bool {
    !hat::hides_all_hair(hat) && !face.hair.hides_ears() && face.gear != Gear::Headphones
}

/// Somebody we know nothing about.
fn silhouette() -> Markup {
    let mut sketch = open("quiet");
    sketch.fill(
        pen::CLOTH,
        "M32 70 10.5 57.5c0-5 8-6 15.5-8.5v-5c-4-3.5-6.5-9-6.5-15 0-9 5-15.5 12.5-15.5\
             S44.5 20 44.5 29c0 6-2.5 11.5-6.5 15v5c7.5 2.5 15.5 3.5 15.5 8.5z",
    );
    close(sketch)
}

/// The frame and what is behind everybody.
fn open(cloth: &str) -> Sketch {
    let mut svg = String::with_capacity(1536);
    svg += r#"<svg class="portrait" viewBox="0 0 64 72" color="var(--"#;
    svg += cloth;
    svg += r#")" fill="none" stroke-width="1.7" stroke-linecap="round" aria-hidden="true"><path fill="currentColor" fill-opacity=".35" stroke="currentColor" d="M32 2l29 17v34L32 70 3 53V19z"/>"#;
    Sketch::new(svg)
}

fn close(sketch: Sketch) -> Markup {
    PreEscaped(sketch.finish() + "</svg>")
}
