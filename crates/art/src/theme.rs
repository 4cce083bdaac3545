//! The two sets of colours, for pictures that no page lends its own.

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Dark,
    Light,
}

/// Every colour by its name: dark, light.
const COLOURS: [(&str, &str, &str); 20] = [
    ("ground", "#0D1117", "#F5F1E8"),
    ("panel", "#151C26", "#FFFDF8"),
    ("raised", "#1E2836", "#ECE5D6"),
    ("text", "#E9EEF4", "#1B2330"),
    ("quiet", "#A3B3C4", "#55606E"),
    ("now", "#E3B341", "#8A5A00"),
    ("alarm", "#FF6B6B", "#B3261E"),
    ("guard", "#6CB6FF", "#1F5FAE"),
    ("camera", "#C79BFF", "#6B3FB5"),
    ("lock", "#3FD0B6", "#0B6E5F"),
    ("noise", "#FFA657", "#9A4A00"),
    ("idea", "#FFE066", "#7A5C00"),
    ("safe", "#63D68B", "#1E6B3A"),
    ("rose", "#FF7B93", "#B3264B"),
    ("mint", "#5FD7A0", "#0F6B47"),
    ("sky", "#79B8FF", "#1F5FAE"),
    ("violet", "#C39BFF", "#6B3FB5"),
    ("ring-x", "#F5EB54", "#6F6500"),
    ("ring-y", "#45DCF5", "#00687C"),
    ("ring-z", "#E58CFF", "#8A1FA8"),
];

impl Theme {
    /// The drawing with this set's colours in place of the names.
    pub fn paint(self, svg: &str) -> String {
        let mut parts = svg.split("var(--");
        let mut painted = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (name, rest) = part.split_once(')').unwrap_or((part, ""));
            painted += self.colour(name).unwrap_or("currentColor");
            painted += rest;
        }
        painted
    }

    /// The whole set as custom properties, for the style sheet of a page that stands alone.
    pub fn properties(self) -> String {
        let all = COLOURS.iter().map(|(name, dark, light)| match self {
            Theme::Dark => format!("--{name}:{dark};"),
            Theme::Light => format!("--{name}:{light};"),
        });
        all.collect()
    }

    pub(crate) fn colour(self, name: &str) -> Option<&'static str> {
        let (_, dark, light) = COLOURS.into_iter().find(|(known, ..)| *known == name)?;
        Some(match self {
            Theme::Dark => dark,
            Theme::Light => light,
        })
    }
}
