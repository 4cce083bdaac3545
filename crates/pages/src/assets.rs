//! The files that pages link to. They are part of the program and never change while it runs.

use std::sync::LazyLock;

pub const BASE_CSS: &str = include_str!("../assets/base.css");
pub const BASE_JS: &str = include_str!("../assets/base.js");
pub const BOTS_CSS: &str = include_str!("../assets/bots.css");
pub const BOTS_JS: &str = include_str!("../assets/bots.js");
pub const HEIST_CSS: &str = include_str!("../assets/heist.css");
pub const HEIST_JS: &str = include_str!("../assets/heist.js");
pub const TABLE_CSS: &str = include_str!("../assets/table.css");
pub const TABLE_JS: &str = include_str!("../assets/table.js");
pub const ICON_SVG: &str = include_str!("../assets/icon.svg");

/// A file under `/assets/`.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    pub text: &'static str,
}

/// Every file under `/assets/`.
pub const ALL: [Asset; 9] = [
    asset("base.css", CSS, BASE_CSS),
    asset("base.js", JS, BASE_JS),
    asset("bots.css", CSS, BOTS_CSS),
    asset("bots.js", JS, BOTS_JS),
    asset("heist.css", CSS, HEIST_CSS),
    asset("heist.js", JS, HEIST_JS),
    asset("table.css", CSS, TABLE_CSS),
    asset("table.js", JS, TABLE_JS),
    asset("icon.svg", "image/svg+xml", ICON_SVG),
];

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";

const fn asset(name: &'static str, kind: &'static str, text: &'static str) -> Asset {
    Asset { name, kind, text }
}

/// The file of this name.
pub fn find(name: &str) -> Option<Asset> {
    ALL.into_iter().find(|asset| asset.name == name)
}

/// Changes whenever a file does, so that browsers may keep the files for good.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let texts = ALL.iter().flat_map(|asset| asset.text.bytes());
        format!("{:08x}", fnv(texts) as u32)
    });
    &VERSION
}

/// The address of a file, with its version.
pub fn address(name: &str) -> String {
    format!("/assets/{name}?v={}", version())
}

/// Fowler, Noll and Vo's hash: quick and even enough to tell versions apart.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
