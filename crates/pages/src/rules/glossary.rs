//! Every icon, chit and piece explained in a sentence or two.

use maud::{Markup, html};
use words::fixed;

/// What an icon is called and what it means. The words are keys of the language file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name of the icon's picture.
    pub icon: &'static str,
    name: &'static str,
    why: &'static str,
}

impl Entry {
    pub fn name(&self) -> &'static str {
        fixed(self.name)
    }

    pub fn why(&self) -> &'static str {
        fixed(self.why)
    }
}

/// The icons on actions.
pub const ACTIONS: &[Entry] = &[
    entry("move", "gloss-move", "gloss-move-why"),
    entry("unlock", "gloss-unlock", "gloss-unlock-why"),
    entry("subdue", "gloss-subdue", "gloss-subdue-why"),
    entry("disable", "gloss-disable", "gloss-disable-why"),
    entry("idea", "gloss-idea", "gloss-idea-why"),
    entry("reveal", "gloss-reveal", "gloss-reveal-why"),
    entry("loot", "gloss-loot", "gloss-loot-why"),
    entry("crack", "gloss-crack", "gloss-crack-why"),
    entry("noise", "gloss-noise", "gloss-noise-why"),
    entry("alert", "gloss-alert", "gloss-alert-why"),
];

/// Security.
pub const SECURITY: &[Entry] = &[
    entry("unknown", "gloss-unknown", "gloss-unknown-why"),
    entry("guard", "gloss-guard", "gloss-guard-why"),
    entry("subdued-guard", "gloss-subdued", "gloss-subdued-why"),
    entry("dog", "gloss-dog", "gloss-dog-why"),
    entry("subdued-dog", "gloss-subdued-dog", "gloss-subdued-dog-why"),
    entry("camera", "gloss-camera", "gloss-camera-why"),
    entry("disabled-camera", "gloss-disabled", "gloss-disabled-why"),
    entry("lock", "gloss-lock", "gloss-lock-why"),
    entry("open-lock", "gloss-open-lock", "gloss-open-lock-why"),
    entry("blank", "gloss-blank", "gloss-blank-why"),
];

/// What can be carried.
pub const LOOT: &[Entry] = &[
    entry("jewel", "gloss-jewel", "gloss-jewel-why"),
    entry("documents", "gloss-documents", "gloss-documents-why"),
    entry("cash", "gloss-cash", "gloss-cash-why"),
    entry("keycard", "gloss-keycard", "gloss-keycard-why"),
    entry("usb", "gloss-usb", "gloss-usb-why"),
    entry("item", "gloss-item", "gloss-item-why"),
];

/// What is built into the map or put on it.
pub const PIECES: &[Entry] = &[
    entry("entrance", "gloss-entrance", "gloss-entrance-why"),
    entry("plan", "gloss-plan", "gloss-plan-why"),
    entry("door", "gloss-door", "gloss-door-why"),
    entry("remote-x", "gloss-remote", "gloss-remote-why"),
    entry("server-x", "gloss-server", "gloss-server-why"),
    entry("gate", "gloss-gate", "gloss-gate-why"),
    entry("watchtower", "gloss-watchtower", "gloss-watchtower-why"),
    entry(
        "reinforcements",
        "gloss-reinforcements",
        "gloss-reinforcements-why",
    ),
    entry("kennel", "gloss-kennel", "gloss-kennel-why"),
    entry("safe", "gloss-safe", "gloss-safe-why"),
    entry("story", "gloss-story", "gloss-story-why"),
    entry("start", "gloss-start", "gloss-start-why"),
    entry("npc", "gloss-npc", "gloss-npc-why"),
    entry("idea-token", "gloss-idea-token", "gloss-idea-token-why"),
    entry("flashbang", "gloss-flashbang", "gloss-flashbang-why"),
];

const fn entry(icon: &'static str, name: &'static str, why: &'static str) -> Entry {
    Entry { icon, name, why }
}

/// Every entry.
pub fn glossary() -> impl Iterator<Item = &'static Entry> {
    let parts = [ACTIONS, SECURITY, LOOT, PIECES];
    parts.into_iter().flatten()
}

/// What an icon means. The second of a pair is explained with the first.
pub fn explain(icon: &str) -> Option<&'static Entry> {
    let icon = match icon {
        "remote-y" => "remote-x",
        "server-y" => "server-x",
        icon => icon,
    };
    glossary().find(|entry| entry.icon == icon)
}

/// Entries as a list of words and meanings.
pub fn list(entries: &[Entry]) -> Markup {
    html! {
        dl class="glossary" {
            @for entry in entries {
                div id={ "icon-" (entry.icon) } {
                    (art::icon(entry.icon))
                    span { dt { (entry.name()) } dd { (entry.why()) } }
                }
            }
        }
    }
}
