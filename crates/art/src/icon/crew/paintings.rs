//! Paintings: a subject in a frame, and its fake on a bare canvas with an F.

use super::super::Icon;
use super::super::part::IconPart::{self, *};

/// Subjects fill the grid of 24; in an icon they hang in a frame.
const APPLE: &[IconPart] = &[
    Shape(
        "M12 8.2c-2-1.9-7.6-1.7-8.2 4C3.2 17.6 7 22 9.4 22c1.2 0 1.7-.6 2.6-.6s1.4.6 2.6.6c2.4 0 6.2-4.4 5.6-9.8-.6-5.7-6.2-5.9-8.2-4z",
    ),
    Stroke("M12 8.2c0-2.2.6-4 2.2-5.6"),
    Solid("M12.6 5.6c1-2.6 3.4-3.9 6.4-3.4-.6 2.8-3.2 4.4-6.4 3.4z"),
];
const STRAWBERRY: &[IconPart] = &[
    Shape("M3.8 9.4c2-2.6 14.4-2.6 16.4 0 1.2 4.4-4.4 12.8-8.2 12.8S2.6 13.8 3.8 9.4z"),
    Solid("M12 8.6 6.2 5.2l4 .2L12 1.6l1.8 3.8 4-.2z"),
    Dot(8.4, 12.2, 1.1),
    Dot(12.0, 14.4, 1.1),
    Dot(15.6, 12.2, 1.1),
    Dot(10.0, 17.6, 1.1),
    Dot(14.0, 17.6, 1.1),
];
const GRAPES: &[IconPart] = &[
    Stroke("M12 7V2.2M12 4.4c2-2.4 4.6-2.6 7-1.4"),
    Dot(6.4, 9.6, 2.7),
    Dot(12.0, 9.6, 2.7),
    Dot(17.6, 9.6, 2.7),
    Dot(9.2, 14.6, 2.7),
    Dot(14.8, 14.6, 2.7),
    Dot(12.0, 19.6, 2.7),
];
const HOUSE: &[IconPart] = &[
    Solid("M12 2.4 22.4 11.6H1.6z"),
    Shape("M4.2 11.6h15.6V21.6H4.2z"),
    Stroke("M10 21.6v-6h4v6"),
    Solid("M17 3.4h2.6v5.4L17 6.6z"),
];
const CHURCH: &[IconPart] = &[
    Stroke("M8 1.2v6M5.6 3.2h4.8"),
    Solid("M8 6.4 13 12.4H3z"),
    Shape("M4.2 12.4h7.6v9.2H4.2z"),
    Shape("M11.8 15.4 16.4 12.6l5.4 2.8v6.2h-10z"),
    Stroke("M8 21.6v-4"),
];
const LIGHTHOUSE: &[IconPart] = &[
    Solid("M8.6 6.4h6.8L12 2.4z"),
    Stroke("M9.4 6.4v4h5.2v-4M7.6 10.4h8.8"),
    Shape("M9 10.4h6l2 11.2H7z"),
    Stroke("M8.4 15.4h7.4M17.8 7.4l4.6-1.8M17.8 9.4l4.6 1.8M6.2 7.4 1.6 5.6M6.2 9.4l-4.6 1.8"),
];
const SET_I: &[IconPart] = &[Letter('I', 5.4, 2.8, 18.0)];
const SET_J: &[IconPart] = &[Letter('J', 6.2, 3.2, 17.6)];
const SET_K: &[IconPart] = &[Letter('K', 6.2, 3.2, 17.6)];

/// The picture without its frame, for whatever frames it differently.
pub(crate) fn subject(name: &str) -> Option<&'static [IconPart]> {
    Some(match name {
        "apple" => APPLE,
        "strawberry" => STRAWBERRY,
        "grapes" => GRAPES,
        "house" => HOUSE,
        "church" => CHURCH,
        "lighthouse" => LIGHTHOUSE,
        "painting-i" => SET_I,
        "painting-j" => SET_J,
        "painting-k" => SET_K,
        _ => return None,
    })
}

const FRAME: IconPart = Shape("M1.4 1.4h21.2v21.2H1.4z");
/// Only a canvas, with the letter of a fake at its corner.
const CANVAS: &[IconPart] = &[
    Dashed("M13.4 22.6h-12V1.4h21.2v11"),
    Letter('F', 17.2, 14.8, 8.0),
];

pub(in crate::icon) const ICONS: &[Icon] = &[
    ("apple", &[FRAME, Moved(3.6, 3.4, 0.7, APPLE)]),
    ("strawberry", &[FRAME, Moved(3.6, 3.4, 0.7, STRAWBERRY)]),
    ("grapes", &[FRAME, Moved(3.6, 3.4, 0.7, GRAPES)]),
    ("house", &[FRAME, Moved(3.6, 3.4, 0.7, HOUSE)]),
    ("church", &[FRAME, Moved(3.6, 3.4, 0.7, CHURCH)]),
    ("lighthouse", &[FRAME, Moved(3.6, 3.4, 0.7, LIGHTHOUSE)]),
    ("fake-apple", &[Also(CANVAS), Moved(2.6, 2.8, 0.62, APPLE)]),
    (
        "fake-strawberry",
        &[Also(CANVAS), Moved(2.6, 2.8, 0.62, STRAWBERRY)],
    ),
    (
        "fake-grapes",
        &[Also(CANVAS), Moved(2.6, 2.8, 0.62, GRAPES)],
    ),
    ("fake-house", &[Also(CANVAS), Moved(2.6, 2.8, 0.62, HOUSE)]),
    (
        "fake-church",
        &[Also(CANVAS), Moved(2.6, 2.8, 0.62, CHURCH)],
    ),
    (
        "fake-lighthouse",
        &[Also(CANVAS), Moved(2.6, 2.8, 0.62, LIGHTHOUSE)],
    ),
    ("painting-i", &[FRAME, Moved(3.6, 3.6, 0.7, SET_I)]),
    ("painting-j", &[FRAME, Moved(3.6, 3.6, 0.7, SET_J)]),
    ("painting-k", &[FRAME, Moved(3.6, 3.6, 0.7, SET_K)]),
];
