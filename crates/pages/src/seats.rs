//! Taking seats: who plays which character, the link for friends, and the private link to one's own seats.

use crate::bot;
use crate::company::{Company, NAME_LENGTH, Person, colour_name};
use crate::frame::{Head, frame};
use art::Colour;
use bots::Level;
use crew::{Heist, Who};
use maud::{Markup, html};
use table::{Seat, Seats};
use words::{fixed, say_with};

/// A game as the page of its seats tells of it.
pub trait Seated {
    /// A few words above the title.
    fn over(&self) -> String;
    fn title(&self) -> String;
    /// What it is about, in a sentence or two.
    fn lead(&self) -> String;
    fn players(&self) -> u8;
    /// Who is played from a seat.
    fn name(&self, seat: Seat) -> String;
    /// What that one is like, in a line.
    fn about(&self, seat: Seat) -> String;
}

impl Seated for Heist {
    fn over(&self) -> String {
        self.scenario.draft.location.clone()
    }

    fn title(&self) -> String {
        self.scenario.draft.name.clone()
    }

    fn lead(&self) -> String {
        self.scenario.draft.objective.clone()
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn name(&self, seat: Seat) -> String {
        words::who(self, Who(seat.0))
    }

    fn about(&self, seat: Seat) -> String {
        cards_in_short(self, Who(seat.0))
    }
}

/// What the block of seats is made from.
pub struct SeatsPage<'a> {
    /// The table.
    pub id: &'a str,
    /// The link for everyone.
    pub link: &'a str,
    pub game: &'a dyn Seated,
    pub company: &'a Company,
    /// The seats whoever looks at it holds.
    pub mine: Seats,
    /// The seats whose hands they must not see.
    pub hidden: Seats,
    /// Whoever looks at it set up the table.
    pub host: bool,
    /// Why the last wish was not granted.
    pub problem: Option<String>,
}

impl SeatsPage<'_> {
    fn holds(&self, seat: usize) -> bool {
        self.mine.contains(Seat(seat as u8))
    }

    /// The name under which whoever looks at it sits here already.
    fn my_name(&self) -> Option<&str> {
        let seats = self.company.seats.iter().enumerate();
        let mut mine = seats.filter(|(seat, _)| self.holds(*seat));
        mine.find_map(|(_, person)| person.as_ref())
            .map(|person| person.name.as_str())
    }
}

/// The block of seats, for the page of the table.
pub fn seats(table: &SeatsPage) -> Markup {
    let players = usize::from(table.game.players());
    let free = (0..players).any(|seat| table.company.seats[seat].is_none());
    html! {
        section id="seats" class="seats" aria-labelledby="seats-title" {
            h2 id="seats-title" { (fixed("seats-title")) }
            @if let Some(problem) = &table.problem {
                p class="problem" role="alert" { (art::icon("alert")) " " (problem) }
            }
            (share(table.link, free))
            ul class="seat-list" {
                @for seat in 0..players { (one(table, seat)) }
            }
            @if !table.mine.is_empty() { (take_along(table.id)) }
        }
    }
}

/// The block of seats as a page of its own.
pub fn seats_page(table: &SeatsPage) -> String {
    let game = table.game;
    frame(
        &game.title(),
        Head::default(),
        html! {
            div class="page narrow" {
                header class="page-head" {
                    p class="over" { (game.over()) }
                    h1 { (game.title()) }
                    p class="lead" { (game.lead()) }
                }
                (seats(table))
                p class="actions" {
                    a class="button primary large" href={ "/t/" (table.id) } {
                        (art::icon("play")) (fixed("seats-to-the-table"))
                    }
                }
            }
        },
    )
}

/// The link for everyone, with a button that copies it.
fn share(link: &str, free: bool) -> Markup {
    html! {
        div class="share" {
            label class="share-label" for="share-link" {
                @if free { (fixed("seats-share-free")) } @else { (fixed("seats-share-watch")) }
            }
            (copy_field("share-link", link))
        }
    }
}

/// A text to copy, in a field that can be selected by hand too.
fn copy_field(id: &str, text: &str) -> Markup {
    html! {
        span class="copy" {
            input id=(id) type="text" readonly value=(text) data-select;
            button type="button" class="button" hidden data-copy=(id) data-done=(fixed("copy-done")) {
                (art::icon("link")) span { (fixed("copy-link")) }
            }
        }
    }
}

fn one(table: &SeatsPage, seat: usize) -> Markup {
    let at = Seat(seat as u8);
    let person = table.company.seats[seat].as_ref();
    let playing = table.company.bots[seat];
    let colour = table.company.colours()[seat];
    html! {
        li class={ "seat panel" @if person.is_none() { " free" } @if let Some(colour) = colour { " " (colour.word()) } } {
            div class="seat-who" {
                (mark(colour))
                div {
                    h3 { (table.game.name(at)) }
                    p class="quiet" { (table.game.about(at)) }
                    @if let Some(level) = playing { p { (bot::badge(level)) } }
                }
            }
            div class="seat-do" {
                @match person {
                    None if table.hidden.contains(Seat(seat as u8)) => p class="quiet" { (fixed("sorry-hidden-hand")) },
                    None => (claim(table, seat)),
                    Some(person) => (taken(table, seat, person)),
                }
                (bots_place(table, seat, playing))
            }
        }
    }
}

/// The shape of a colour, or an empty place.
fn mark(colour: Option<Colour>) -> Markup {
    html! {
        span class="seat-mark" {
            @match colour {
                Some(colour) => (colour_mark(colour)),
                None => (art::icon("unknown")),
            }
        }
    }
}

/// Colour, shape and letter of a seat, never the colour alone.
pub fn colour_mark(colour: Colour) -> Markup {
    html! {
        span class={ "colour " (colour.word()) } title=(colour_name(colour)) {
            (art::icon(pawn(colour)))
            span class="hidden" { (colour_name(colour)) }
        }
    }
}

fn pawn(colour: Colour) -> &'static str {
    match colour {
        Colour::Rose => "pawn-rose",
        Colour::Mint => "pawn-mint",
        Colour::Sky => "pawn-sky",
        Colour::Violet => "pawn-violet",
    }
}

/// "Thug · Wing It · Hit 'n' Run".
fn cards_in_short(heist: &Heist, who: Who) -> String {
    let Some(member) = heist.member_cards(who) else {
        return String::new();
    };
    let character = heist.edition.character(&member.character);
    let character = character.map(|(_, card)| card.name.as_str());
    let skills = member.skills.iter();
    let skills = skills.filter_map(|skill| heist.edition.skill(skill));
    let skills = skills.map(|(_, card)| card.name.as_str());
    let names: Vec<&str> = character.into_iter().chain(skills).collect();
    names.join(" · ")
}

fn claim(table: &SeatsPage, seat: usize) -> Markup {
    let character = table.game.name(Seat(seat as u8));
    html! {
        form class="claim" method="post" action={ "/t/" (table.id) "/sit" } {
            input type="hidden" name="seat" value=(seat);
            label class="field" {
                span { (fixed("seats-your-name")) }
                input type="text" name="name" value=[table.my_name()] maxlength=(NAME_LENGTH)
                    autocomplete="nickname" data-remember="name";
            }
            (colours(table.company.free_colours(), None))
            button class="button primary" type="submit" { (say_with("seats-sit", &[("character", &character)])) }
        }
    }
}

/// Setting a bot into a seat, or taking it out: by the holder, and by the host where nobody sits.
fn bots_place(table: &SeatsPage, seat: usize, playing: Option<Level>) -> Markup {
    let free = table.company.seats[seat].is_none();
    let may = table.holds(seat) || free && table.host;
    let back = match free {
        true => fixed("seats-bot-out"),
        false => fixed("seats-bot-back"),
    };
    html! {
        @if may {
            form class="seat-bot" method="post" action={ "/t/" (table.id) "/bot" } {
                input type="hidden" name="seat" value=(seat);
                @if playing.is_some() {
                    button class="button small" type="submit" name="level" value="none" { (back) }
                } @else {
                    label class="field small" {
                        span { (fixed("seats-bot-level")) }
                        select name="level" {
                            @for level in bot::OFFERED { option value=(level.word()) { (bot::described(level)) } }
                        }
                    }
                    button class="button small" type="submit" { (art::icon("bot")) (fixed("seats-bot-in")) }
                }
            }
        }
    }
}

/// One radio button a colour, told by shape and letter too.
pub fn colours(offered: impl Iterator<Item = Colour>, chosen: Option<Colour>) -> Markup {
    let offered: Vec<Colour> = offered.collect();
    let chosen = chosen.or_else(|| offered.first().copied());
    html! {
        fieldset class="colours" {
            legend { (fixed("seats-colour")) }
            @for colour in offered {
                label class={ "colour-choice " (colour.word()) } title=(colour_name(colour)) {
                    input type="radio" name="colour" value=(colour.word()) checked[chosen == Some(colour)];
                    (art::icon(pawn(colour)))
                    span class="hidden" { (colour_name(colour)) }
                }
            }
        }
    }
}

fn taken(table: &SeatsPage, seat: usize, person: &Person) -> Markup {
    let character = table.game.name(Seat(seat as u8));
    html! {
        p class="seat-person" {
            strong { (person.name) }
            @if table.holds(seat) { span class="chip now" { (fixed("seats-you")) } }
            @if table.company.host.as_deref() == Some(person.name.as_str()) {
                span class="chip" { (fixed("seats-host")) }
            }
            @if person.online {
                span class="chip safe" { (fixed("seats-online")) }
            } @else {
                span class="chip" { (fixed("seats-away")) }
            }
        }
        @if table.holds(seat) {
            (wish(table.id, "leave", seat, &say_with("seats-leave", &[("character", &character)])))
        } @else if table.host {
            (wish(table.id, "remove", seat, &say_with("seats-remove", &[("name", &person.name)])))
        }
    }
}

fn wish(id: &str, what: &str, seat: usize, label: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (id) "/" (what) } {
            input type="hidden" name="seat" value=(seat);
            button class="button small" type="submit" { (label) }
        }
    }
}

fn take_along(id: &str) -> Markup {
    html! {
        form class="take-along" method="post" action={ "/t/" (id) "/key" } {
            button class="button" type="submit" { (art::icon("link")) (fixed("seats-other-device")) }
            p class="quiet" { (fixed("seats-other-device-why")) }
        }
    }
}

/// The page with the private link to one's seats.
pub fn key_page(link: &str) -> String {
    frame(
        fixed("key-title"),
        Head::default(),
        html! {
            section class="message panel" {
                span class="message-icon" { (art::icon("keycard")) }
                h1 { (fixed("key-title")) }
                p { (fixed("key-why")) }
                (copy_field("key-link", link))
                p class="quiet" { (fixed("key-secret")) }
            }
        },
    )
}

/// The page a private link leads to. Looking at it changes nothing; pressing the button takes the seats.
pub fn take_page(id: &str) -> String {
    frame(
        fixed("take-title"),
        Head::default(),
        html! {
            section class="message panel" {
                span class="message-icon" { (art::icon("hand")) }
                h1 { (fixed("take-title")) }
                p { (fixed("take-why")) }
                form method="post" {
                    button class="button primary large" type="submit" { (fixed("take-button")) }
                }
                a href={ "/t/" (id) } { (fixed("take-only-look")) }
            }
        },
    )
}
