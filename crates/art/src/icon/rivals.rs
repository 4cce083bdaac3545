//! What HEIST has that no other game of the house has.

use super::Icon;
use super::part::IconPart::*;

const FLAME: &str = "M12 1.8c.6 3.2 2.2 4.6 3.8 6.4 1.7 1.9 3.2 3.8 3.2 6.8a7 7 0 0 1-14 0c0-2.4 1-4.2 2.4-5.6.4 1.6 1.2 2.6 2.2 3 .2-3.6.6-7.4 2.4-10.6z";
const CARD: &str = "M6.2 2.6h11.6a1.6 1.6 0 0 1 1.6 1.6v15.6a1.6 1.6 0 0 1-1.6 1.6H6.2a1.6 1.6 0 0 1-1.6-1.6V4.2a1.6 1.6 0 0 1 1.6-1.6z";

pub(super) const ICONS: &[Icon] = &[
    // A leg that is about to jump.
    (
        "agility",
        &[
            Shape(
                "M6.2 2.6c5.4-.4 9.8 2.6 9.4 7-.2 2.8-2.6 4-3.4 6.6h6.6c1.8 0 3 1.1 3 2.6s-1.2 2.4-3 2.4H8.2c-1.8 0-2.6-1.2-2.2-2.8.8-3.4 2.4-4.4 2.6-7",
            ),
            Stroke("M18.4 18.8v2.2M14.8 18.8v2.2"),
        ],
    ),
    // A smile with two teeth.
    (
        "charm",
        &[
            Shape("M2.4 6.6c6 2 13.2 2 19.2 0 .8 7.6-3.6 13.2-9.6 13.2S1.6 14.2 2.4 6.6z"),
            Solid("M7.6 7.8h3.9v6a1.95 1.95 0 0 1-3.9 0zM12.5 7.8h3.9v6a1.95 1.95 0 0 1-3.9 0z"),
        ],
    ),
    (
        "dexterity",
        &[
            Shape(
                "M12 11.8c3.1 0 5.4 2.5 5.4 5.2 0 2.1-1.5 3.6-3.2 3.6-.9 0-1.5-.4-2.2-.4s-1.3.4-2.2.4c-1.7 0-3.2-1.5-3.2-3.6 0-2.7 2.3-5.2 5.4-5.2z",
            ),
            Round(4.4, 10.6, 1.8),
            Round(9.2, 5.4, 2.0),
            Round(14.8, 5.4, 2.0),
            Round(19.6, 10.6, 1.8),
        ],
    ),
    (
        "cheese",
        &[
            Shape("M2.6 13.4 14.6 4.6c3.6.6 6.2 3.6 6.8 8.8v6.4H2.6z"),
            Stroke("M2.6 13.4h18.8"),
            Dot(8.2, 16.8, 1.5),
            Dot(15.6, 17.0, 1.2),
            Dot(14.4, 9.6, 1.5),
        ],
    ),
    (
        "heat",
        &[Shape(FLAME), Stroke("M12 17.4c0-1.6.8-2.4 1.6-3.4")],
    ),
    // Somebody lends a paw.
    (
        "assist",
        &[
            Round(8.4, 8.2, 3.6),
            Shape("M2 20.8c0-4.4 2.4-6.8 6.4-6.8s6.4 2.4 6.4 6.8z"),
            Stroke("M18.6 4.4v6.8M15.2 7.8H22"),
        ],
    ),
    // A wand and its spark.
    (
        "trick",
        &[
            Stroke("M3.4 20.6 12.6 11.4"),
            Shape("M16 2.2l1.7 4 4 1.7-4 1.7-1.7 4-1.7-4-4-1.7 4-1.7z"),
            Stroke("M19.6 16.4v3.6M17.8 18.2h3.6"),
        ],
    ),
    // A letter with a seal.
    (
        "secret",
        &[
            Shape("M2.6 5.4h18.8v13.4H2.6z"),
            Stroke("M2.8 5.8 12 13l9.2-7.2"),
            Dot(12.0, 13.6, 2.4),
        ],
    ),
    // A wall.
    (
        "obstacle",
        &[
            Shape("M2.6 5h18.8v14.4H2.6z"),
            Stroke("M2.6 9.8h18.8M2.6 14.6h18.8M12 5v4.8M7.2 9.8v4.8M16.8 9.8v4.8M12 14.6v4.8"),
        ],
    ),
    (
        "identity",
        &[
            Shape(CARD),
            Round(9.2, 8.0, 2.0),
            Round(14.8, 8.0, 2.0),
            Stroke("M8 10.6c0 3.4 2 5.6 4 6.8 2-1.2 4-3.4 4-6.8"),
            Dot(12.0, 17.2, 1.1),
        ],
    ),
    // Nailed down: it stays.
    (
        "mandatory",
        &[
            Shape("M8 2.6h8l-1 5.6 3.4 4.4H5.6L9 8.2z"),
            Stroke("M12 12.8v8.6"),
        ],
    ),
    // An hourglass: a token waits.
    (
        "wait",
        &[
            Stroke("M5 2.8h14M5 21.2h14"),
            Shape("M7 2.8c0 5 5 6 5 9.2s-5 4.2-5 9.2h10c0-5-5-6-5-9.2s5-4.2 5-9.2z"),
        ],
    ),
    // Over to the other side.
    (
        "flip",
        &[
            Stroke("M3.6 10.2a8.6 8.6 0 0 1 15.6-2.4M20.4 13.8a8.6 8.6 0 0 1-15.6 2.4"),
            Stroke("M19.8 3.2v5h-5M4.2 20.8v-5h5"),
        ],
    ),
    (
        "crown",
        &[Shape("M3 18.4 2 6.6l5.6 4L12 3.8l4.4 6.8 5.6-4-1 11.8z")],
    ),
    // A job that is done.
    (
        "flag",
        &[
            Shape("M5 3.4c5-2 9 2 14.4 0v9.2c-5.4 2-9.4-2-14.4 0z"),
            Stroke("M5 3v18.4"),
        ],
    ),
];
