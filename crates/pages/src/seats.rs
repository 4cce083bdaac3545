//! Taking seats: who plays which character, the link for friends, and the private link to one's own seats.

use crate::bot;
use crate::company::{Company, NAME_LENGTH, Person, colour_name};
use crate::frame::{Head, frame};
use crate::lobby::{copy_field, invite};
use crate::stage_setting::stage_setting;
use art::Colour;
use bots::Level;
use crew::{Heist, Who};
use maud::{Markup, html};
use table::{Seat, Seats};
use words::Language;
use words::crew::{cards, job_of};

/// A game as the page of its seats tells of it.
pub trait Seated {
    /// A few words above the title.
    fn over(&self, lang: Language) -> String;
    fn title(&self, lang: Language) -> String;
    /// What it is about, in a sentence or two.
    fn lead(&self, lang: Language) -> String;
    fn players(&self) -> u8;
    /// Who is played from a seat.
    fn name(&self, lang: Language, seat: Seat) -> String;
    /// What that one is like, in a line.
    fn about(&self, lang: Language, seat: Seat) -> String;
    /// The face of that one.
    fn portrait(&self, seat: Seat) -> Markup;
    /// Whether its events come forward on a stage.
    fn has_stage(&self) -> bool {
        false
    }
}

impl Seated for Heist {
    fn over(&self, lang: Language) -> String {
        job_of(lang, self).location().to_owned()
    }

    fn title(&self, lang: Language) -> String {
        job_of(lang, self).name().to_owned()
    }

    fn lead(&self, lang: Language) -> String {
        job_of(lang, self).objective().to_owned()
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn name(&self, lang: Language, seat: Seat) -> String {
        words::crew::who(lang, self, Who(seat.0))
    }

    fn about(&self, lang: Language, seat: Seat) -> String {
        cards_in_short(lang, self, Who(seat.0))
    }

    fn portrait(&self, seat: Seat) -> Markup {
        let member = self.member_cards(Who(seat.0));
        let character = member.map_or(String::new(), |member| member.character);
        art::crew::portrait(&self.edition.id, &character)
    }

    fn has_stage(&self) -> bool {
        true
    }
}

/// What the block of seats is made from.
pub struct SeatsPage<'a> {
    pub lang: Language,
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
    let words = match free {
        true => "seats-share-free",
        false => "seats-share-watch",
    };
    html! {
        section id="seats" class="seats" aria-labelledby="seats-title" {
            h2 id="seats-title" { (table.lang.fixed("seats-title")) }
            @if let Some(problem) = &table.problem {
                p class="problem" role="alert" { (art::icon("alert")) " " (problem) }
            }
            div class="share" { (invite(table.lang, "share-link", table.lang.fixed(words), table.link)) }
            ul class="seat-list" {
                @for seat in 0..players { (one(table, seat)) }
            }
            @if !table.mine.is_empty() { (take_along(table.lang, table.id)) }
            @if table.host && table.game.has_stage() { (stage_setting(table.lang, table.id, table.company.nods)) }
        }
    }
}

/// The block of seats as a page of its own.
pub fn seats_page(table: &SeatsPage) -> String {
    let game = table.game;
    frame(
        table.lang,
        &game.title(table.lang),
        Head::default(),
        html! {
            div class="page narrow" {
                header class="page-head" {
                    p class="over" { (game.over(table.lang)) }
                    h1 { (game.title(table.lang)) }
                    p class="lead" { (game.lead(table.lang)) }
                }
                (seats(table))
                p class="actions" {
                    a class="button primary large" href={ "/t/" (table.id) } {
                        (art::icon("play")) (table.lang.fixed("seats-to-the-table"))
                    }
                }
            }
        },
    )
}

fn one(table: &SeatsPage, seat: usize) -> Markup {
    let at = Seat(seat as u8);
    let person = table.company.seats[seat].as_ref();
    let playing = table.company.bots[seat];
    let colour = table.company.colours()[seat];
    html! {
        li class={ "seat panel" @if person.is_none() { " free" } @if let Some(colour) = colour { " " (colour.word()) } } {
            div class="seat-who" {
                (table.game.portrait(at))
                (mark(table.lang, colour))
                div {
                    h3 { (table.game.name(table.lang, at)) }
                    p class="quiet" { (table.game.about(table.lang, at)) }
                    @if let Some(level) = playing { p { (bot::badge(table.lang, level)) } }
                }
            }
            div class="seat-do" {
                @match person {
                    None if table.hidden.contains(Seat(seat as u8)) => p class="quiet" { (table.lang.fixed("sorry-hidden-hand")) },
                    None => (claim(table, seat)),
                    Some(person) => (taken(table, seat, person)),
                }
                (bots_place(table, seat, playing))
            }
        }
    }
}

/// The shape of a colour, or an empty place.
fn mark(lang: Language, colour: Option<Colour>) -> Markup {
    html! {
        span class="seat-mark" {
            @match colour {
                Some(colour) => (colour_mark(lang, colour)),
                None => (art::icon("unknown")),
            }
        }
    }
}

/// Colour, shape and letter of a seat, never the colour alone.
pub fn colour_mark(lang: Language, colour: Colour) -> Markup {
    html! {
        span class={ "colour " (colour.word()) } title=(colour_name(lang, colour)) {
            (art::icon(pawn(colour)))
            span class="hidden" { (colour_name(lang, colour)) }
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
fn cards_in_short(lang: Language, heist: &Heist, who: Who) -> String {
    let Some(member) = heist.member_cards(who) else {
        return String::new();
    };
    let character = heist.edition.character(&member.character);
    let character = character.map(|(_, card)| cards::name(lang, heist.edition, card));
    let skills = member.skills.iter();
    let skills = skills.filter_map(|skill| heist.edition.skill(skill));
    let skills = skills.map(|(_, card)| cards::name(lang, heist.edition, card));
    let names: Vec<&str> = character.into_iter().chain(skills).collect();
    names.join(" · ")
}

fn claim(table: &SeatsPage, seat: usize) -> Markup {
    let character = table.game.name(table.lang, Seat(seat as u8));
    html! {
        form class="claim" method="post" action={ "/t/" (table.id) "/sit" } {
            input type="hidden" name="seat" value=(seat);
            label class="field" {
                span { (table.lang.fixed("seats-your-name")) }
                input type="text" name="name" value=[table.my_name()] maxlength=(NAME_LENGTH)
                    autocomplete="nickname" data-remember="name";
            }
            (colours(table.lang, table.company.free_colours(), None))
            button class="button primary" type="submit" { (table.lang.say_with("seats-sit", &[("character", &character)])) }
        }
    }
}

/// Setting a bot into a seat, or taking it out: by the holder, and by the host where nobody sits.
fn bots_place(table: &SeatsPage, seat: usize, playing: Option<Level>) -> Markup {
    let free = table.company.seats[seat].is_none();
    let may = table.holds(seat) || free && table.host;
    let back = match free {
        true => table.lang.fixed("seats-bot-out"),
        false => table.lang.fixed("seats-bot-back"),
    };
    html! {
        @if may {
            form class="seat-bot" method="post" action={ "/t/" (table.id) "/bot" } {
                input type="hidden" name="seat" value=(seat);
                @if playing.is_some() {
                    button class="button small" type="submit" name="level" value="none" { (back) }
                } @else {
                    label class="field small" {
                        span { (table.lang.fixed("seats-bot-level")) }
                        select name="level" {
                            @for level in bot::OFFERED { option value=(level.word()) { (bot::described(table.lang, level)) } }
                        }
                    }
                    button class="button small" type="submit" { (art::icon("bot")) (table.lang.fixed("seats-bot-in")) }
                }
            }
        }
    }
}

/// One radio button a colour, told by shape and letter too.
pub fn colours(
    lang: Language,
    offered: impl Iterator<Item = Colour>,
    chosen: Option<Colour>,
) -> Markup {
    let offered: Vec<Colour> = offered.collect();
    let chosen = chosen.or_else(|| offered.first().copied());
    html! {
        fieldset class="colours" {
            legend { (lang.fixed("seats-colour")) }
            @for colour in offered {
                label class={ "colour-choice " (colour.word()) } title=(colour_name(lang, colour)) {
                    input type="radio" name="colour" value=(colour.word()) checked[chosen == Some(colour)];
                    (art::icon(pawn(colour)))
                    span class="hidden" { (colour_name(lang, colour)) }
                }
            }
        }
    }
}

fn taken(table: &SeatsPage, seat: usize, person: &Person) -> Markup {
    let character = table.game.name(table.lang, Seat(seat as u8));
    html! {
        p class="seat-person" {
            strong { (person.name) }
            @if table.holds(seat) { span class="chip now" { (table.lang.fixed("seats-you")) } }
            @if table.company.host.as_deref() == Some(person.name.as_str()) {
                span class="chip" { (table.lang.fixed("seats-host")) }
            }
            @if person.online {
                span class="chip safe" { (table.lang.fixed("seats-online")) }
            } @else {
                span class="chip" { (table.lang.fixed("seats-away")) }
            }
        }
        @if table.holds(seat) {
            (wish(table.id, "leave", seat, &table.lang.say_with("seats-leave", &[("character", &character)])))
        } @else if table.host {
            (wish(table.id, "remove", seat, &table.lang.say_with("seats-remove", &[("name", &person.name)])))
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

fn take_along(lang: Language, id: &str) -> Markup {
    html! {
        form class="take-along" method="post" action={ "/t/" (id) "/key" } {
            button class="button" type="submit" { (art::icon("link")) (lang.fixed("seats-other-device")) }
            p class="quiet" { (lang.fixed("seats-other-device-why")) }
        }
    }
}

/// The page with the private link to one's seats.
pub fn key_page(lang: Language, link: &str) -> String {
    frame(
        lang,
        lang.fixed("key-title"),
        Head::default(),
        html! {
            section class="message panel" {
                span class="message-icon" { (art::icon("keycard")) }
                h1 { (lang.fixed("key-title")) }
                p { (lang.fixed("key-why")) }
                (copy_field(lang, "key-link", link))
                p class="quiet" { (lang.fixed("key-secret")) }
            }
        },
    )
}

/// The page a private link leads to. Looking at it changes nothing; pressing the button takes the seats.
pub fn take_page(lang: Language, id: &str) -> String {
    frame(
        lang,
        lang.fixed("take-title"),
        Head::default(),
        html! {
            section class="message panel" {
                span class="message-icon" { (art::icon("hand")) }
                h1 { (lang.fixed("take-title")) }
                p { (lang.fixed("take-why")) }
                form method="post" {
                    button class="button primary large" type="submit" { (lang.fixed("take-button")) }
                }
                a href={ "/t/" (id) } { (lang.fixed("take-only-look")) }
            }
        },
    )
}
