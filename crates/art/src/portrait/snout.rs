//! Heads of mice and dogs. They wear what people wear.

use super::face::{Breed, Eyes, Face};
use super::pen::{COAL, FINE, INK, LINEN, SHADE, Sketch};

const PINK: &str = "#eaa";

/// Ears, which stand behind hats.
pub(super) fn draw_ears(sketch: &mut Sketch, face: &Face) {
    let fur = face.skin.colour();
    match face.breed {
        Breed::Human => {}
        Breed::Mouse => {
            sketch.line(fur, "20", "M15 18h0M49 18h0");
            sketch.line(PINK, "13", "M15 19h0M49 19h0");
        }
        Breed::Shepherd => {
            sketch.fill(
                fur,
                "M17 28C13 18 13 10 15 4c7 3 11 8 13 13zM47 28c4-10 4-18 2-24-7 3-11 8-13 13z",
            );
            sketch.fill(
                PINK,
                "M19 21c-2-5-2-8-1.5-11 3 2 5 5 6 8zM45 21c2-5 2-8 1.5-11-3 2-5 5-6 8z",
            );
        }
        Breed::Mastiff => {}
    }
}

pub(super) fn draw(sketch: &mut Sketch, face: &Face) {
    let (skull, shade, muzzle) = match face.breed {
        Breed::Mouse | Breed::Human => (
            "M32 13c10 0 15 7 15 15s-10 20-15 20-15-12-15-20 5-15 15-15",
            "M32 13c10 0 15 7 15 15s-10 20-15 20c4-5 10-11 9-21s-4-14-9-14",
            "M32 37q8 2 5 7-2 4-5 4t-5-4q-3-5 5-7",
        ),
        Breed::Shepherd => (
            "M32 13c9 0 15 6 15 14 0 7-5 8-7 14-1 5-4 8-8 8s-7-3-8-8\
             c-2-6-7-7-7-14 0-8 6-14 15-14",
            "M32 13c9 0 15 6 15 14 0 7-5 8-7 14-1 5-4 8-8 8 6-6 4-13 8-19s2-17-8-17",
            "M32 31c2 4 6 6 6 11s-3 7-6 7-6-2-6-7 4-7 6-11",
        ),
        Breed::Mastiff => (
            "M32 12c10 0 16 6 16 15 0 6 2 10 1 15-1 6-8 9-17 9s-16-3-17-9\
             c-1-5 1-9 1-15 0-9 6-15 16-15",
            "M32 12c10 0 16 6 16 15 0 6 2 10 1 15-1 6-8 9-17 9 10-5 9-14 10-22s-3-16-10-17",
            "M32 33c3 0 4 3 7 4 4 1 6 4 5 8-1 3-6 5-12 5s-11-2-12-5c-1-4 1-7 5-8 3-1 4-4 7-4",
        ),
    };
    sketch.fill(face.skin.colour(), skull);
    sketch.fill(LINEN, muzzle);
    sketch.fill(SHADE, shade);
    sketch.light("M18 25q0 7 3 11");
}

/// Ears that hang in front, eyes, brows, nose, and whiskers or lips.
pub(super) fn draw_look(sketch: &mut Sketch, face: &Face, eyes: bool) {
    if eyes {
        match face.eyes {
            Eyes::Narrow => sketch.line(INK, FINE, "M23 29.5l6 2M41 29.5l-6 2"),
            _ => {
                sketch.line(INK, "4.2", "M26 30h0M38 30h0");
                sketch.line(LINEN, FINE, "M25.4 29.4h0M37.4 29.4h0");
            }
        }
    }
    match face.breed {
        Breed::Mouse | Breed::Human => {
            sketch.fill(PINK, "M28 37q4-2 8 0 0 4-4 4t-4-4");
            sketch.line(
                INK,
                FINE,
                "M32 41v3q-2 2-4 0m8 0q-2 2-4 0M24 40l-9-2m9 5l-8 3M40 40l9-2m-9 5l8 3",
            );
        }
        Breed::Shepherd => {
            sketch.fill(INK, "M28 38.5q4-2.5 8 0-.5 4-4 4t-4-4z");
            sketch.line(
                INK,
                FINE,
                "M32 42.5v3q-2.5 1.5-4.5 0M32 45.5q2.5 1.5 4.5 0M24 24.5l4.5 2M40 24.5l-4.5 2",
            );
        }
        Breed::Mastiff => {
            sketch.fill(
                COAL,
                "M18 14c-6 0-9 6-9 14 0 5 2 7 4 7 4-3 3-12 8-17zM46 14\
             c6 0 9 6 9 14 0 5-2 7-4 7-4-3-3-12-8-17z",
            );
            sketch.fill(INK, "M27.5 34.5q4.5-2.5 9 0-.5 4.5-4.5 4.5t-4.5-4.5z");
            sketch.line(
                INK,
                "1.600",
                "M32 39v3q-5 4-9.5 2.5M32 42q5 4 9.5 2.5M23 24.5l6 2.5M41 24.5l-6 2.5M28 21\
             q4 2 8 0",
            );
            sketch.fill(LINEN, "M26 44.5l1.5-4 1.5 3.5zM38 44.5l-1.5-4-1.5 3.5z");
        }
    }
}
