//! What is built into the rooms.

use super::super::part::IconPart::{self, *};
use super::super::{Icon, people};
use crate::crew::ring::ring_letter;
use crew::content::codes::Letter as code;

const RACK: &[IconPart] = &[
    Shape("M4.4 2.6h15.2v5.6H4.4z"),
    Dot(7.8, 5.4, 1.1),
    Stroke("M11.4 5.4h4.8M4.4 8.2v13.2h15.2V8.2"),
];

const SIGNAL: &[IconPart] = &[
    Shape("M4 11h16v10.4H4z"),
    Stroke("M8.4 7.8a5.2 5.2 0 0 1 7.2 0M5.4 4.8a9.4 9.4 0 0 1 13.2 0"),
];

/// A console with a lamp and a lever, on its foot.
const PANEL: &[IconPart] = &[
    Shape("M3.4 9h17.2v12.4H3.4z"),
    Stroke("M7 9V4.8M4.6 4.8h4.8"),
    Dot(16.4, 5.2, 1.8),
    Stroke("M16.4 7v2"),
];

/// A walkie-talkie.
const RADIO: &[IconPart] = &[
    Shape("M6.2 8.4h9.6v13H6.2z"),
    Stroke("M8.4 8.4V2.4M9 12h4M9 15h4M18.6 9.6a5 5 0 0 0 0-6.4M21.4 11.8a8.6 8.6 0 0 0 0-10.8"),
    Dot(11.0, 18.2, 1.1),
];

const RING: &str = "M12 1.6l9 5.2v10.4l-9 5.2-9-5.2V6.8z";

const GATE: &[IconPart] = &[Stroke("M3.4 21.4V10a8.6 8.6 0 0 1 17.2 0v11.4M2 21.4h20")];

pub(in crate::icon) const ICONS: &[Icon] = &[
    ("server-x", &[Also(RACK), Letter('X', 9.6, 11.2, 7.2)]),
    ("server-y", &[Also(RACK), Letter('Y', 9.6, 11.2, 7.2)]),
    ("server-z", &[Also(RACK), Letter('Z', 9.6, 11.2, 7.2)]),
    ("remote-x", &[Also(SIGNAL), Letter('X', 10.1, 13.4, 5.6)]),
    ("remote-y", &[Also(SIGNAL), Letter('Y', 10.1, 13.4, 5.6)]),
    ("remote-z", &[Also(SIGNAL), Letter('Z', 10.1, 13.4, 5.6)]),
    (
        "panel-x",
        &[Also(PANEL), Letter(ring_letter(code::X), 9.6, 12.6, 7.2)],
    ),
    (
        "panel-y",
        &[Also(PANEL), Letter(ring_letter(code::Y), 9.6, 12.6, 7.2)],
    ),
    (
        "panel-z",
        &[Also(PANEL), Letter(ring_letter(code::Z), 9.6, 12.6, 7.2)],
    ),
    (
        "ring-x",
        &[Stroke(RING), Letter(ring_letter(code::X), 9.2, 7.8, 8.4)],
    ),
    (
        "ring-y",
        &[
            Broken(RING, "6 2.4"),
            Letter(ring_letter(code::Y), 9.2, 7.8, 8.4),
        ],
    ),
    (
        "ring-z",
        &[
            Broken(RING, ".1 3.6"),
            Letter(ring_letter(code::Z), 9.2, 7.8, 8.4),
        ],
    ),
    // A door with a reader for keycards beside it.
    (
        "door",
        &[
            Shape("M3.8 21.2V2.8h10.8v18.4z"),
            Stroke("M2 21.2h20"),
            Dot(11.4, 12.0, 1.3),
            Stroke("M18 8.2h3.4v6.2H18z"),
            Stroke("M19.7 11.2v.1"),
        ],
    ),
    (
        "watchtower",
        &[
            Shape("M6.6 5.6h10.8v5.2H6.6z"),
            Stroke(
                "M5 5.6 12 2l7 3.6zM8.6 10.8 6.6 21.4M15.4 10.8l2 10.6M8 16h8M7.6 21.4l8.4-5.4M16.4 21.4 8 16",
            ),
        ],
    ),
    // A van with its light on.
    (
        "reinforcements",
        &[
            Shape("M2 7.4h12.4v9.8H2z"),
            Shape("M14.4 10.4h4L22 13.8v3.4h-7.6z"),
            Stroke("M6.2 4.4h3.6M8 4.4v3"),
            In("var(--panel)", &[Dot(6.6, 17.6, 3.4), Dot(17.4, 17.6, 3.4)]),
            Ring(6.6, 17.6, 2.2),
            Ring(17.4, 17.6, 2.2),
        ],
    ),
    (
        "gate",
        &[
            Also(GATE),
            Stroke("M8.4 4.4v17M15.6 4.4v17M12 3v18.4M3.4 11h17.2M3.4 16.2h17.2"),
        ],
    ),
    ("gate-a", &[Also(GATE), Letter('A', 8.8, 8.2, 9.6)]),
    ("gate-b", &[Also(GATE), Letter('B', 8.8, 8.2, 9.6)]),
    ("gate-c", &[Also(GATE), Letter('C', 8.8, 8.2, 9.6)]),
    ("gate-d", &[Also(GATE), Letter('D', 8.8, 8.2, 9.6)]),
    ("gate-e", &[Also(GATE), Letter('E', 8.8, 8.2, 9.6)]),
    (
        "kennel",
        &[
            Shape("M3 10.6 12 3l9 7.6-2 .1v10.5H5V10.7z"),
            Stroke("M8.6 21.2v-4.6a3.4 3.4 0 0 1 6.8 0v4.6"),
            Dot(12.0, 9.2, 1.2),
        ],
    ),
    (
        "safe",
        &[
            Shape("M3 3h18v16.4H3z"),
            Ring(12.6, 11.2, 4.3),
            Stroke("M12.6 11.2l2-2M5.8 8.2v.1M5.8 14v.1M6.4 19.4v2M17.6 19.4v2"),
        ],
    ),
    (
        "open-safe",
        &[
            Stroke("M3 3h11.4v16.4H3zM6.4 19.4v2M17.6 19.4v2"),
            Shape("M14.4 3 21.4 5.4v14.2l-7-.2z"),
            Stroke("M5.8 11.2h5.8M18 11.4v2"),
        ],
    ),
    // Marked by the scenario.
    (
        "story",
        &[Shape(
            "M12 2.4l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.6 5.9 21l1.4-6.8-5.1-4.7 6.9-.8z",
        )],
    ),
    (
        "start",
        &[
            Round(12.0, 6.4, 3.8),
            Shape("M4.6 21.2c0-5.2 3-8 7.4-8s7.4 2.8 7.4 8z"),
        ],
    ),
    // The places of the seats: their shapes, still empty.
    (
        "start-rose",
        &[Dashed(people::CIRCLE), Letter('R', 8.8, 7.2, 9.6)],
    ),
    (
        "start-mint",
        &[Dashed(people::TRIANGLE), Letter('M', 9.1, 10.2, 8.6)],
    ),
    (
        "start-sky",
        &[Dashed(people::SQUARE), Letter('S', 8.8, 7.2, 9.6)],
    ),
    (
        "start-violet",
        &[Dashed(people::DIAMOND), Letter('V', 9.0, 7.6, 9.0)],
    ),
    // A lamp that turns, on the wall.
    (
        "siren",
        &[
            Shape("M6.4 17.4v-4.8a5.6 5.6 0 0 1 11.2 0v4.8z"),
            Stroke("M4 21h16M12 2v1.8M4.4 5.2l1.4 1.4M19.6 5.2l-1.4 1.4"),
            Solid("M11 11.4h2v6h-2z"),
        ],
    ),
    ("radio", RADIO),
    ("radio-off", &[Also(RADIO), Strike("M2.4 21.6 21.6 2.4")]),
    // An open door and the way in.
    (
        "entrance",
        &[
            Stroke("M10 4.4V3h11v18H10v-1.4"),
            Shape("M21 3v18l-5-2.6V5.6z"),
            Stroke("M2.4 12h9.2M8 8.2 11.8 12 8 15.8"),
        ],
    ),
    // Where an entrance can be dug.
    (
        "tunnel",
        &[
            Dashed("M3.6 20.6V12a8.4 8.4 0 0 1 16.8 0v8.6"),
            Stroke("M8 20.6v-8a4 4 0 0 1 8 0v8M2 20.6h20"),
        ],
    ),
];
