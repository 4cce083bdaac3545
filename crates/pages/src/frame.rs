//! What every page has around it: head, name, navigation, the switch for light and dark.

use crate::assets::address;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Language;

/// Where a page belongs in the navigation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum At {
    Home,
    Rules,
    Cards,
    /// The playing table: fills the window, and its header is slim.
    Table,
    #[default]
    Elsewhere,
}

/// What a page needs in its head.
#[derive(Clone, Copy, Debug, Default)]
pub struct Head<'a> {
    pub at: At,
    /// More style sheets, by the name of the asset.
    pub styles: &'a [&'a str],
    /// The script, by the name of the asset. It is a module.
    pub script: Option<&'a str>,
    /// Modules the script will ask for.
    pub modules: &'a [&'a str],
    /// One sentence for search engines and previews of links.
    pub about: &'a str,
    /// What chats show of a link to the page.
    pub card: Option<&'a LinkCard>,
}

/// What a link to a page shows when it is pasted into a chat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkCard {
    /// The address, with the name of the server.
    pub url: String,
    pub about: String,
    /// The address of a PNG, 1200 by 630, and what it shows.
    pub picture: Option<(String, String)>,
}

impl Head<'_> {
    /// A page in its place, with nothing but the common style.
    pub fn at(at: At) -> Head<'static> {
        Head {
            at,
            ..Head::default()
        }
    }
}

/// A whole page. `body` is what stands inside `<main>`.
pub fn frame(lang: Language, title: &str, head: Head, body: Markup) -> String {
    let name = lang.fixed("frame-name");
    let class = (head.at == At::Table).then_some("at-table");
    let page = html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) @if title != name { " · " (name) } }
                @if !head.about.is_empty() { meta name="description" content=(head.about); }
                @if let Some(card) = head.card { (shown_in_chats(title, name, card)) }
                meta name="theme-color" content="#0D1117";
                meta name="color-scheme" content="dark light";
                link rel="icon" type="image/svg+xml" href=(address("icon.svg"));
                link rel="apple-touch-icon" href=(address("icon-180.png"));
                link rel="manifest" href="/manifest.webmanifest";
                link rel="stylesheet" href=(address("base.css"));
                @for style in head.styles { link rel="stylesheet" href=(address(style)); }
                // Not a module and not deferred: the theme has to be known before anything is painted.
                script src=(address("base.js")) {}
                @for module in head.modules { link rel="modulepreload" href=(address(module)); }
                @if let Some(script) = head.script { script type="module" src=(address(script)) {} }
            }
            body class=[class] {
                a class="skip" href="#main" { (lang.fixed("frame-skip")) }
                (PreEscaped(art::symbols()))
                (top(lang, head.at))
                main id="main" tabindex="-1" { (body) }
                @if head.at != At::Table { (foot(lang)) }
            }
        }
    };
    page.into_string()
}

/// The Open Graph protocol, which chats read.
fn shown_in_chats(title: &str, site: &str, card: &LinkCard) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content=(site);
        meta property="og:title" content=(title);
        meta property="og:description" content=(card.about);
        meta property="og:url" content=(card.url);
        @if let Some((picture, shows)) = &card.picture {
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:image:alt" content=(shows);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

fn top(lang: Language, at: At) -> Markup {
    let entries = [
        (At::Home, "/", lang.fixed("frame-home")),
        (At::Rules, "/how-to-play", lang.fixed("frame-rules")),
        (At::Cards, "/cards", lang.fixed("frame-cards")),
    ];
    html! {
        header class="top" {
            a class="brand" href="/" { (emblem()) span { (lang.fixed("frame-name")) } }
            nav aria-label=(lang.fixed("frame-navigation")) {
                @for (place, link, name) in entries {
                    a href=(link) aria-current=[(place == at).then_some("page")] { (name) }
                }
            }
            (language_switch(lang))
            (theme_switch(lang))
        }
    }
}

/// The door and the lamp's light through it, which stand for the game.
fn emblem() -> Markup {
    html! {
        svg class="emblem" viewBox="0 0 32 32" aria-hidden="true" {
            path class="emblem-hex" d="M16 2 28.1 9v14L16 30 3.9 23V9Z" {}
            path class="emblem-light" d="M12 11h8v10.5L26 25l-10 5.5L12 23Z" {}
            path class="emblem-door" d="M12 23V11h8v10.6" {}
        }
    }
}

/// Three answers: as the device has it, light, dark. Shown once the script is there to keep the answer.
fn theme_switch(lang: Language) -> Markup {
    html! {
        button class="theme" type="button" data-theme-switch hidden
            data-auto=(lang.fixed("theme-auto")) data-light=(lang.fixed("theme-light")) data-dark=(lang.fixed("theme-dark")) {
            span class="theme-sun" { (art::icon("sun")) }
            span class="theme-moon" { (art::icon("moon")) }
            span class="theme-word" {}
        }
    }
}

/// The languages there are, where there is a choice. Each stands in its own words.
fn language_switch(lang: Language) -> Markup {
    let choice = Language::all().any(|other| other != lang);
    html! {
        @if choice {
            nav class="languages" aria-label=(lang.fixed("frame-language")) {
                @for other in Language::all() {
                    a href={ "/language/" (other) } hreflang=(other) lang=(other) aria-current=[(other == lang).then_some("true")] { (other.name()) }
                }
            }
        }
    }
}

fn foot(lang: Language) -> Markup {
    html! {
        footer class="foot" {
            p { (lang.fixed("frame-about")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_its_language_and_offers_the_others() {
        let page = |lang| frame(lang, "A page", Head::default(), html! {});
        let pseudo = page(Language::pseudo());
        assert!(pseudo.contains("<html lang=\"x-pseudo\">"));
        assert!(pseudo.contains("href=\"/language/en\""), "{pseudo}");
        assert!(
            !pseudo.contains("/language/x-pseudo"),
            "nobody is offered it"
        );
        assert!(page(Language::english()).contains("<html lang=\"en\">"));
    }
}
