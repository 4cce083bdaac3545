//! A table that waits for people: the link that brings them, and the seats as they fill up.

use crate::bot;
use crate::company::{Company, NAME_LENGTH};
use crate::part::Part;
use crate::seat_mark::{colour, mark_of};
use crate::seats::Seated;
use bots::Level;
use maud::{Markup, PreEscaped, html};
use table::Seat;
use words::Language;

/// What the lobby is made from, beside its seats.
pub struct Lobby<'a> {
    pub lang: Language,
    /// The table.
    pub table: &'a str,
    /// The link for everyone.
    pub link: &'a str,
    /// Whoever looks at it holds a seat.
    pub seated: bool,
    /// Whoever looks at it set up the table.
    pub host: bool,
}

/// The panel over the table as long as it waits for people: [`gathering`] in it says whether it does, and it can be put away.
pub fn lobby(lobby: &Lobby, gathering: &Part) -> Markup {
    let Lobby {
        lang, table, link, ..
    } = *lobby;
    html! {
        section id="lobby" class={ "lobby" @if lobby.seated { " seated" } @if lobby.host { " hosting" } } aria-labelledby="lobby-title" {
            button type="button" class="tool close" data-close="lobby" aria-label=(lang.fixed("help-close")) { (art::icon("close")) }
            h2 id="lobby-title" { (lang.fixed(if lobby.seated { "lobby-title" } else { "lobby-title-guest" })) }
            div class="lobby-invite" { (invite(lang, "lobby-link", lang.fixed("lobby-invite"), link)) }
            div class="lobby-crew" {
                @if !lobby.seated {
                    form id="lobby-sit" class="lobby-sit" method="post" action={ "/t/" (table) "/sit" } {
                        label class="field" {
                            span { (lang.fixed("seats-your-name")) }
                            input type="text" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname"
                                placeholder=(lang.fixed("new-name-none")) data-remember="name";
                        }
                    }
                }
                (PreEscaped(&gathering.html))
                p class="actions" {
                    @if lobby.seated {
                        button type="button" class="button primary" data-close="lobby" { (art::icon("play")) (lang.fixed("lobby-look")) }
                    }
                    a class="button" href={ "/t/" (table) "/seats" } { (art::icon("crew")) (lang.fixed("people-seats")) }
                }
            }
        }
    }
}

/// The seats as they fill up. `begins` says whether the game is at its beginning; nobody is waited for later on.
pub fn gathering(lang: Language, table: &dyn Seated, company: &Company, begins: bool) -> Part {
    let seats = || (0..table.players()).map(Seat);
    let open = seats().filter(|&seat| company.is_open(seat)).count();
    let first = seats().find(|&seat| company.is_open(seat));
    let waits = begins && open > 0;
    let html = html! {
        div id="gathering" class="gathering" data-full=[(!waits).then_some("")] {
            @if waits {
                p class="lobby-open" { (lang.say_with("lobby-open", &[("count", &open.to_string())])) }
                ul class="lobby-seats" { @for seat in seats() { (one(lang, table, company, seat, first == Some(seat))) } }
            }
        }
    };
    Part::new("gathering", html)
}

/// A seat. Of the open ones the first is the loud one.
fn one(lang: Language, table: &dyn Seated, company: &Company, seat: Seat, first: bool) -> Markup {
    let name = table.name(lang, seat);
    let person = company.seats[usize::from(seat.0)].as_ref();
    let wears = colour(&company.colours(), seat);
    let open = company.is_open(seat);
    html! {
        li class={ "hue-" (wears.word()) @if open { " open" } } {
            (table.portrait(seat))
            span class="lobby-who" {
                @match person {
                    Some(person) => b { (mark_of(wears)) (person.name) },
                    None if open => b { (lang.fixed("people-free")) },
                    None => {},
                }
                @if let Some(level) = company.bot(seat) { (bot::badge(lang, level)) }
                span class="quiet" { (name) }
            }
            @if open {
                button class={ "button small sit" @if first { " primary" } } type="submit" form="lobby-sit" name="seat" value=(seat.0) {
                    (lang.say_with("seats-sit", &[("character", &name)]))
                }
                button class="button small fill" type="button" data-bot=(seat.0) data-level=(Level::Search.word())
                    aria-label=(lang.say_with("lobby-bot-for", &[("character", &name)])) {
                    (art::icon("bot")) (lang.fixed("lobby-bot"))
                }
            }
        }
    }
}

/// The link for everyone: to copy, to share with what the device has for that, and as a picture for a phone's camera.
pub fn invite(lang: Language, id: &str, words: &str, link: &str) -> Markup {
    html! {
        div class="invite" {
            div class="invite-link" {
                label class="share-label" for=(id) { (words) }
                (copy_field(lang, id, link))
                button type="button" class="button" hidden data-share=(link) { (art::icon("next")) span { (lang.fixed("share-link")) } }
            }
            @if let Some(code) = art::qr(link) {
                figure class="invite-code" { (code) figcaption { (lang.fixed("share-code")) } }
            }
        }
    }
}

/// A text to copy, in a field that can be selected by hand too.
pub fn copy_field(lang: Language, id: &str, text: &str) -> Markup {
    html! {
        span class="copy" {
            input id=(id) type="text" readonly value=(text) data-select;
            button type="button" class="button" hidden data-copy=(id) data-done=(lang.fixed("copy-done")) {
                (art::icon("link")) span { (lang.fixed("copy-link")) }
            }
        }
    }
}
