//! Every icon, chit and piece of an edition explained in a sentence or two.

use super::facts::Facts;
use crew::content::cards::{Barriers, Icon};
use crew::content::edition::Edition;
use crew::content::effect::Chit;
use crew::rules::CameraAlerts;
use maud::{Markup, html};
use words::Language;

/// What an icon is called and what it means. The words are keys of the language file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlossaryEntry {
    /// The name of the icon's picture.
    pub icon: &'static str,
    name: &'static str,
    why: &'static str,
}

impl GlossaryEntry {
    pub fn name(&self, lang: Language) -> &'static str {
        lang.fixed(self.name)
    }

    pub fn why(&self, lang: Language) -> &'static str {
        lang.fixed(self.why)
    }
}

fn entry(icon: &'static str, name: &'static str, why: &'static str) -> GlossaryEntry {
    GlossaryEntry { icon, name, why }
}

/// The entries that hold.
fn those(entries: impl IntoIterator<Item = (bool, GlossaryEntry)>) -> Vec<GlossaryEntry> {
    let entries = entries.into_iter().filter(|(holds, _)| *holds);
    entries.map(|(_, entry)| entry).collect()
}

/// The icons on actions.
pub fn actions(has: &Facts) -> Vec<GlossaryEntry> {
    let reveal = if has.edition.rules.reveals_thin_the_bag {
        "gloss-reveal-thin-why"
    } else {
        "gloss-reveal-why"
    };
    let alert = if has.track() {
        "gloss-alert-track-why"
    } else {
        "gloss-alert-deck-why"
    };
    let subdue = if has.dogs() {
        "gloss-subdue-dogs-why"
    } else {
        "gloss-subdue-why"
    };
    those([
        (true, entry("move", "gloss-move", "gloss-move-why")),
        (true, entry("unlock", "gloss-unlock", "gloss-unlock-why")),
        (true, entry("subdue", "gloss-subdue", subdue)),
        (true, entry("disable", "gloss-disable", "gloss-disable-why")),
        (true, entry("idea", "gloss-idea", "gloss-idea-why")),
        (true, entry("reveal", "gloss-reveal", reveal)),
        (
            has.icon(Icon::Loot),
            entry("loot", "gloss-loot", "gloss-loot-why"),
        ),
        (
            has.cracks(),
            entry("crack", "gloss-crack", "gloss-crack-why"),
        ),
        (true, entry("noise", "gloss-noise", "gloss-noise-why")),
        (true, entry("alert", "gloss-alert", alert)),
    ])
}

/// Security.
pub fn security(has: &Facts) -> Vec<GlossaryEntry> {
    let disabled = match has.edition.rules.cameras_back_on {
        CameraAlerts::EachCharacter => "gloss-disabled-each-why",
        CameraAlerts::EachCamera => "gloss-disabled-once-why",
        CameraAlerts::Never => "gloss-disabled-why",
    };
    let dog = if has.edition.rules.dogs_can_be_shaken {
        "gloss-dog-shaken-why"
    } else {
        "gloss-dog-why"
    };
    those([
        (true, entry("unknown", "gloss-unknown", "gloss-unknown-why")),
        (true, entry("guard", "gloss-guard", "gloss-guard-why")),
        (
            true,
            entry("subdued-guard", "gloss-subdued", "gloss-subdued-why"),
        ),
        (has.dogs(), entry("dog", "gloss-dog", dog)),
        (
            has.dogs(),
            entry("subdued-dog", "gloss-subdued-dog", "gloss-subdued-dog-why"),
        ),
        (true, entry("camera", "gloss-camera", "gloss-camera-why")),
        (true, entry("disabled-camera", "gloss-disabled", disabled)),
        (true, entry("lock", "gloss-lock", "gloss-lock-why")),
        (
            true,
            entry("open-lock", "gloss-open-lock", "gloss-open-lock-why"),
        ),
        (
            has.chit(Chit::Blank),
            entry("blank", "gloss-blank", "gloss-blank-why"),
        ),
    ])
}

/// What can be carried. Paintings are told apart by their own pictures.
pub fn loot(has: &Facts) -> Vec<GlossaryEntry> {
    let found = if has.found_items() {
        "gloss-item-found-why"
    } else {
        "gloss-item-why"
    };
    those([
        (
            has.chit(Chit::Jewel),
            entry("jewel", "gloss-jewel", "gloss-jewel-why"),
        ),
        (
            has.chit(Chit::Documents),
            entry("documents", "gloss-documents", "gloss-documents-why"),
        ),
        (true, entry("cash", "gloss-cash", "gloss-cash-why")),
        (
            has.chit(Chit::Keycard),
            entry("keycard", "gloss-keycard", "gloss-keycard-why"),
        ),
        (
            has.chit(Chit::Usb),
            entry("usb", "gloss-usb", "gloss-usb-why"),
        ),
        (
            !has.edition.items.is_empty(),
            entry("item", "gloss-item", found),
        ),
    ])
}

/// What is built into the map or put on it.
pub fn pieces(has: &Facts) -> Vec<GlossaryEntry> {
    let rings = has.edition.barriers == Barriers::Rings;
    let rules = &has.edition.rules;
    let ring = if rules.rings_bar_entry {
        "gloss-ring-why"
    } else {
        "gloss-ring-loot-why"
    };
    let gate = if rules.cut_off_is_busted {
        "gloss-gate-cut-why"
    } else {
        "gloss-gate-why"
    };
    let reinforcements = if has.track() {
        "gloss-reinforcements-track-why"
    } else {
        "gloss-reinforcements-why"
    };
    let start = if has.jail() {
        "gloss-start-why"
    } else {
        "gloss-start-all-why"
    };
    those([
        (
            true,
            entry("entrance", "gloss-entrance", "gloss-entrance-why"),
        ),
        (true, entry("plan", "gloss-plan", "gloss-plan-why")),
        (has.doors(), entry("door", "gloss-door", "gloss-door-why")),
        (has.barriers() && rings, entry("ring-x", "gloss-ring", ring)),
        (
            has.barriers() && rings,
            entry("panel-x", "gloss-panel", "gloss-panel-why"),
        ),
        (
            has.barriers() && !rings,
            entry("remote-x", "gloss-remote", "gloss-remote-why"),
        ),
        (
            has.barriers() && !rings,
            entry("server-x", "gloss-server", "gloss-server-why"),
        ),
        (has.gates(), entry("gate", "gloss-gate", gate)),
        (
            has.watchtower(),
            entry("watchtower", "gloss-watchtower", "gloss-watchtower-why"),
        ),
        (
            has.reinforcements(),
            entry("reinforcements", "gloss-reinforcements", reinforcements),
        ),
        (
            has.kennel(),
            entry("kennel", "gloss-kennel", "gloss-kennel-why"),
        ),
        (has.safe(), entry("safe", "gloss-safe", "gloss-safe-why")),
        (
            has.tunnels(),
            entry("tunnel", "gloss-tunnel", "gloss-tunnel-why"),
        ),
        (
            has.story(),
            entry("story", "gloss-story", "gloss-story-why"),
        ),
        (
            has.jail() || has.starts_inside(),
            entry("start", "gloss-start", start),
        ),
        (has.npcs(), entry("npc", "gloss-npc", "gloss-npc-why")),
        (
            has.idea_tokens(),
            entry("idea-token", "gloss-idea-token", "gloss-idea-token-why"),
        ),
        (
            has.idea_chits(),
            entry("two-ideas", "gloss-idea-chit", "gloss-idea-chit-why"),
        ),
        (
            has.flashbangs(),
            entry("flashbang", "gloss-flashbang", "gloss-flashbang-why"),
        ),
    ])
}

/// Every entry of an edition.
pub fn glossary(edition: &Edition) -> Vec<GlossaryEntry> {
    let has = Facts::of(edition);
    [actions(&has), security(&has), loot(&has), pieces(&has)].concat()
}

/// Entries as a list of words and meanings.
pub fn list(lang: Language, entries: &[GlossaryEntry]) -> Markup {
    html! {
        dl class="glossary" {
            @for entry in entries {
                div id={ "icon-" (entry.icon) } {
                    (art::icon(entry.icon))
                    span { dt { (entry.name(lang)) } dd { (entry.why(lang)) } }
                }
            }
        }
    }
}
