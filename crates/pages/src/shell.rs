//! What every table has around it, whatever is played there: tools, log and talk, who is there.

use crate::assets::address;
use crate::bot::badge;
use crate::company::{Company, SAID_LENGTH};
use crate::part::Part;
use crate::seat_mark::{colour, mark_of};
use maud::{Markup, PreEscaped, html};
use table::Seat;
use words::Language;

/// The way back to the front door.
pub fn home(lang: Language) -> Markup {
    html! {
        a class="home" href="/" aria-label=(lang.fixed("table-home")) { img src=(address("icon.svg")) alt="" width="28" height="28"; }
    }
}

/// A button of the bar. Some stay pressed.
pub fn tool(action: &str, icon: &str, words: &str, stays: bool) -> Markup {
    let pressed = stays.then_some("false");
    html! {
        button type="button" class={ "tool tool-" (action) } data-tool=(action) aria-label=(words) title=(words) aria-pressed=[pressed] { (art::icon(icon)) }
    }
}

/// What is wrong with the connection.
pub fn banner(lang: Language) -> Markup {
    html! {
        p id="banner" class="banner" role="status" hidden data-lost=(lang.fixed("table-lost")) data-older=(lang.fixed("table-older")) data-twice=(lang.fixed("table-twice")) {}
    }
}

/// Where events come forward. What is heard of them is in the log.
pub fn stage(lang: Language) -> Markup {
    html! { div id="stage" class="stage" aria-hidden="true" hidden data-none=(lang.fixed("stage-none")) data-nod=(lang.fixed("stage-nod")) {} }
}

/// The log, and a field to say something.
pub fn talk(lang: Language, log: &[String]) -> Markup {
    html! {
        section class="talk" aria-label=(lang.fixed("table-log")) {
            ol id="log" class="log" tabindex="0" aria-label=(lang.fixed("table-log")) {
                @for line in log { (PreEscaped(line)) }
            }
            form class="say" {
                input name="say" maxlength=(SAID_LENGTH) autocomplete="off" aria-label=(lang.fixed("table-say")) placeholder=(lang.fixed("table-say"));
                button type="submit" class="tool" aria-label=(lang.fixed("table-send")) { (art::icon("chat")) }
            }
        }
    }
}

/// The seats with their people, and how many look on.
pub fn people<'n>(
    lang: Language,
    company: &Company,
    table: &str,
    players: u8,
    name: impl Fn(Seat) -> std::borrow::Cow<'n, str>,
) -> Part {
    let seats = company.colours();
    let html = html! {
        section id="people" class="people" aria-label=(lang.fixed("people-title")) data-nods=[company.nods.then_some("")]
            data-open=[(0..players).any(|seat| company.is_open(Seat(seat))).then_some("")] {
            ul {
                @for seat in (0..players).map(Seat) {
                    @let bot = company.bot(seat);
                    li class={ "hue-" (colour(&seats, seat).word()) } {
                        (mark_of(colour(&seats, seat)))
                        @match &company.seats[usize::from(seat.0)] {
                            Some(person) => {
                                b class=[(!person.online).then_some("away")] { (person.name) }
                                @if company.host.as_ref() == Some(&person.name) { span class="badge" { (lang.fixed("people-host")) } }
                                @if !person.online { span class="quiet" { (lang.fixed("people-away")) } }
                            }
                            None if bot.is_some() => {}
                            None => a href={ "/t/" (table) "/seats" } { (lang.fixed("people-free")) },
                        }
                        @if let Some(level) = bot { (badge(lang, level)) }
                        span class="quiet" { (name(seat)) }
                    }
                }
            }
            p {
                @if company.watchers > 0 {
                    span class="quiet" { (art::icon("eye")) (lang.say_with("people-watchers", &[("count", &company.watchers.to_string())])) }
                }
                a href={ "/t/" (table) "/seats" } { (art::icon("link")) (lang.fixed("people-seats")) }
            }
        }
    };
    Part::new("people", html)
}

/// The strip that says that bots let people go first, and tells them not to. It is empty while none does.
pub fn waiting(lang: Language, company: &Company) -> Part {
    let waiting = company.waiting;
    let html = html! {
        div id="bots" class="bots-wait" hidden[!waiting] {
            @if waiting {
                button type="button" class="button" data-bots-go title=(lang.fixed("bots-wait")) {
                    (art::icon("bot")) (lang.fixed("bots-go"))
                }
            }
        }
    };
    Part::new("bots", html)
}

/// Where words appear that are to be heard or seen for a moment.
pub fn live(lang: Language) -> Markup {
    html! {
        p id="hear" class="hear" aria-live="polite" {}
        div id="toast" class="toast" role="alert" hidden {}
        div id="menu" class="menu-place" hidden {}
        div id="tip" class="tip" role="tooltip" data-point=(lang.fixed("tip-point")) hidden {}
    }
}

/// Turns sounds on and off.
pub fn sound(lang: Language) -> Markup {
    let words = lang.fixed("tool-sound");
    html! {
        button type="button" class="tool tool-sound" data-tool="sound" title=(words) aria-pressed="false" {
            span class="when-on" { (art::icon("sound")) } span class="when-off" { (art::icon("mute")) }
            span class="word" { (words) }
        }
    }
}

/// As the device has it, light, or dark.
pub fn theme(lang: Language) -> Markup {
    html! {
        button type="button" class="tool theme" data-theme-switch hidden
            data-auto=(lang.fixed("theme-auto")) data-light=(lang.fixed("theme-light")) data-dark=(lang.fixed("theme-dark")) {
            span class="theme-sun" { (art::icon("sun")) }
            span class="theme-moon" { (art::icon("moon")) }
            span class="hear" { (lang.fixed("theme-title")) " " }
            span class="theme-word word" {}
        }
    }
}

/// The record as a file.
pub fn record_link(lang: Language, table: &str) -> Markup {
    html! {
        a class="button small" href={ "/t/" (table) "/record" } download { (art::icon("log")) span { (lang.fixed("ending-record")) } }
    }
}
