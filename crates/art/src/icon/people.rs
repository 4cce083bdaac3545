//! Pawns and dice.

use super::Icon;
use super::part::IconPart::{self, *};

const DIE: &str = "M6 2.8h12A3.2 3.2 0 0 1 21.2 6v12a3.2 3.2 0 0 1-3.2 3.2H6A3.2 3.2 0 0 1 2.8 18V6A3.2 3.2 0 0 1 6 2.8z";

const PYRAMID: &str =
    "M10.6 3.2a1.6 1.6 0 0 1 2.8 0l8.9 15.6a1.6 1.6 0 0 1-1.4 2.4H3.1a1.6 1.6 0 0 1-1.4-2.4z";

/// The shapes of the seats, in the grid of 24.
pub(crate) const CIRCLE: &str = "M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 1 1 0-19.6z";
pub(crate) const TRIANGLE: &str =
    "M10.5 2.6a1.8 1.8 0 0 1 3 0l9.1 15.9a1.8 1.8 0 0 1-1.6 2.7H3a1.8 1.8 0 0 1-1.6-2.7z";
pub(crate) const SQUARE: &str = "M5 3.2h14A1.8 1.8 0 0 1 20.8 5v14a1.8 1.8 0 0 1-1.8 1.8H5A1.8 1.8 0 0 1 3.2 19V5A1.8 1.8 0 0 1 5 3.2z";
pub(crate) const DIAMOND: &str = "M10.8 1.1a1.7 1.7 0 0 1 2.4 0l9.7 9.7a1.7 1.7 0 0 1 0 2.4l-9.7 9.7a1.7 1.7 0 0 1-2.4 0L1.1 13.2a1.7 1.7 0 0 1 0-2.4z";
pub(crate) const SHIELD: &str = "M5.4 2.6h13.2l3.4 9-3.4 9.8H5.4L2 11.6z";

/// The NPC: whoever has no seat.
pub(crate) const FIGURE: &[IconPart] = &[
    Solid("M12 5.2a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 1 1 0-6.2z"),
    Solid("M6.4 18.6c0-3.8 2.2-6 5.6-6s5.6 2.2 5.6 6z"),
];

pub(super) const ICONS: &[Icon] = &[
    (
        "pawn-rose",
        &[
            Fill("var(--rose)", CIRCLE),
            In("var(--ground)", &[Letter('R', 8.8, 7.2, 9.6)]),
        ],
    ),
    (
        "pawn-mint",
        &[
            Fill("var(--mint)", TRIANGLE),
            In("var(--ground)", &[Letter('M', 9.1, 10.2, 8.6)]),
        ],
    ),
    (
        "pawn-sky",
        &[
            Fill("var(--sky)", SQUARE),
            In("var(--ground)", &[Letter('S', 8.8, 7.2, 9.6)]),
        ],
    ),
    (
        "pawn-violet",
        &[
            Fill("var(--violet)", DIAMOND),
            In("var(--ground)", &[Letter('V', 9.0, 7.6, 9.0)]),
        ],
    ),
    (
        "npc",
        &[Fill("var(--text)", SHIELD), In("var(--ground)", FIGURE)],
    ),
    // The security die has four faces and stands on one of them.
    (
        "security",
        &[
            Shape(PYRAMID),
            Stroke("M12 3v11.6M12 14.6l9.6 5.4M12 14.6 2.4 20"),
        ],
    ),
    ("security-1", &[Shape(PYRAMID), Letter('1', 9.0, 10.4, 8.2)]),
    ("security-2", &[Shape(PYRAMID), Letter('2', 9.3, 10.4, 8.2)]),
    ("security-3", &[Shape(PYRAMID), Letter('3', 9.3, 10.4, 8.2)]),
    ("security-4", &[Shape(PYRAMID), Letter('4', 9.0, 10.4, 8.2)]),
    ("die-1", &[Shape(DIE), Dot(12.0, 12.0, 2.3)]),
    (
        "die-2",
        &[Shape(DIE), Dot(8.0, 8.0, 2.0), Dot(16.0, 16.0, 2.0)],
    ),
    (
        "die-3",
        &[
            Shape(DIE),
            Dot(7.6, 7.6, 1.9),
            Dot(12.0, 12.0, 1.9),
            Dot(16.4, 16.4, 1.9),
        ],
    ),
    (
        "die-4",
        &[
            Shape(DIE),
            Dot(8.0, 8.0, 1.9),
            Dot(16.0, 8.0, 1.9),
            Dot(8.0, 16.0, 1.9),
            Dot(16.0, 16.0, 1.9),
        ],
    ),
    (
        "die-5",
        &[
            Shape(DIE),
            Dot(7.6, 7.6, 1.8),
            Dot(16.4, 7.6, 1.8),
            Dot(12.0, 12.0, 1.8),
            Dot(7.6, 16.4, 1.8),
            Dot(16.4, 16.4, 1.8),
        ],
    ),
    (
        "die-6",
        &[
            Shape(DIE),
            Dot(8.0, 7.2, 1.8),
            Dot(8.0, 12.0, 1.8),
            Dot(8.0, 16.8, 1.8),
            Dot(16.0, 7.2, 1.8),
            Dot(16.0, 12.0, 1.8),
            Dot(16.0, 16.8, 1.8),
        ],
    ),
];
