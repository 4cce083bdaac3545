//! The files that pages link to. They are part of the program and never change while it runs.

use std::sync::LazyLock;

/// A file under `/assets/`.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    pub bytes: &'static [u8],
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";

macro_rules! assets {
    ($($name:literal $kind:ident)*) => {
        [$(Asset { name: $name, kind: $kind, bytes: include_bytes!(concat!("../assets/", $name)) }),*]
    };
}

/// Every file under `/assets/`.
pub const ALL: [Asset; 31] = assets! {
    "base.css" CSS
    "base.js" JS
    "board.js" JS
    "bots.css" CSS
    "bots.js" JS
    "clicks.js" JS
    "coach.css" CSS
    "coach.js" JS
    "ending.css" CSS
    "ending.js" JS
    "rivals.css" CSS
    "rivals.js" JS
    "icon.svg" SVG
    "icon-180.png" PNG
    "icon-192.png" PNG
    "icon-512.png" PNG
    "icon-maskable.svg" SVG
    "icon-maskable-512.png" PNG
    "lobby.css" CSS
    "lobby.js" JS
    "motion.js" JS
    "page.js" JS
    "plan.css" CSS
    "plan.js" JS
    "replay.css" CSS
    "replay.js" JS
    "sound.js" JS
    "stage.js" JS
    "table.css" CSS
    "table.js" JS
    "tips.js" JS
};

/// What `table.js` is made of. A page that names them all has them sooner.
pub const TABLE_MODULES: [&str; 12] = [
    "board.js",
    "bots.js",
    "clicks.js",
    "ending.js",
    "lobby.js",
    "motion.js",
    "page.js",
    "plan.js",
    "replay.js",
    "sound.js",
    "stage.js",
    "tips.js",
];

/// The file of this name.
pub fn find(name: &str) -> Option<Asset> {
    ALL.into_iter().find(|asset| asset.name == name)
}

/// Changes whenever a file does, so that browsers may keep the files for good.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let bytes = ALL.iter().flat_map(|asset| asset.bytes.iter().copied());
        format!("{:08x}", fnv(bytes) as u32)
    });
    &VERSION
}

/// The address of a file. Its version is a folder, so that scripts find each other in the same one.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

/// Fowler, Noll and Vo's hash: quick and even enough to tell versions apart.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The files a script names as `"./name"`.
    fn named(script: &'static str) -> impl Iterator<Item = &'static str> {
        let mut parts = script.split("\"./").skip(1);
        std::iter::from_fn(move || parts.next()?.split('"').next())
    }

    #[test]
    fn scripts_find_the_files_they_name_and_pages_name_them_all() {
        let (mut found, mut open) = (BTreeSet::new(), vec!["table.js"]);
        while let Some(name) = open.pop() {
            let file = find(name).unwrap_or_else(|| panic!("no {name}"));
            let text = std::str::from_utf8(file.bytes).expect("a script");
            open.extend(named(text).filter(|name| found.insert(*name)));
        }
        let mut known = BTreeSet::from(TABLE_MODULES);
        // Only where hands are hidden, and only in lessons.
        known.extend(["rivals.js", "coach.js"]);
        assert_eq!(found, known);
    }
}
