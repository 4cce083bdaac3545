//! The form for a new table of HEIST. It works without scripts.

use super::markup::token;
use crate::company::{NAME_LENGTH, read_colour, read_name};
use crate::frame::{Head, frame};
use crate::new_table::{Mine, Player, against, colours_from, player, start};
use crate::seats::colours;
use art::Colour;
use bots::Level;
use maud::{Markup, html};
use rivals::{Identity, Rivals, Rules, Setup, Token, content};
use serde_json::{Value, json};
use table::{Seat, Seats};
use words::Language;
use words::rivals as say;

/// A form holds at most this much of any one field; the rest is cut off, it could not be right anyway.
const FIELD_LENGTH: usize = 200;
/// The rule that is a number.
const OBSTACLES: &str = "obstacles-per-job";
/// Seconds that are offered for a decision; none: as long as it takes.
const THINK: [&str; 6] = ["", "15", "30", "60", "120", "300"];

/// A filled-in form, with all its mistakes. It is sent to `/tables` with the field `game` set to `heist`.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// 2 to 4, as typed.
    pub players: String,
    pub rules: Rules,
    /// Seconds for a decision, as typed; nothing for no timer.
    pub think: String,
    /// The name of whoever fills in the form.
    pub name: String,
    pub colour: String,
    pub mine: Mine,
    /// Who plays each seat, if that was told for it alone.
    pub seats: [Option<Player>; 4],
}

/// Whether a form or an address is about this game.
pub fn is_meant(pairs: &[(String, String)]) -> bool {
    let heist = |(field, typed): &(String, String)| field == "game" && *typed == content().id;
    pairs.iter().any(heist)
}

/// Reads a form, or an address that asks for one. Unknown fields are left out; of a field that comes twice the last one
/// counts. A box that is not ticked is not sent, so the rules are those of the form only if it was sent.
pub fn read(pairs: &[(String, String)]) -> NewTable {
    let last = |name: &str| {
        let found = pairs.iter().rev().find(|(field, _)| field == name);
        found.map(|(_, typed)| typed.chars().take(FIELD_LENGTH).collect::<String>())
    };
    let text = |name: &str| last(name).unwrap_or_default();
    let sent = last("players").is_some();
    NewTable {
        players: last("players").unwrap_or_else(|| "3".to_owned()),
        rules: if sent {
            rules(|field| last(&format!("rule-{field}")))
        } else {
            Rules::default()
        },
        think: text("think"),
        name: text("name"),
        colour: text("colour"),
        mine: Mine::read(&text("mine")).unwrap_or(Mine::Bots),
        seats: std::array::from_fn(|seat| Player::read(&text(&format!("player-{seat}")))),
    }
}

/// Where the form stands filled in like this: another game with the same options.
pub fn address(setup: &Setup) -> String {
    // Rules are plain data and always become JSON.
    let rules = serde_json::to_value(setup.rules).unwrap_or_default();
    let mut address = format!("/new?game={}&players={}", content().id, setup.players);
    if let Some(seconds) = setup.think_seconds {
        address += &format!("&think={seconds}");
    }
    for name in say::RULES {
        match &rules[name] {
            Value::Bool(false) => {}
            Value::Bool(true) => address += &format!("&rule-{name}=on"),
            number => address += &format!("&rule-{name}={number}"),
        }
    }
    address
}

/// The rules as a form names them: a box for each, and a number.
fn rules(given: impl Fn(&str) -> Option<String>) -> Rules {
    let field = |name: &&'static str| {
        let value = match *name {
            OBSTACLES => json!(
                given(name)
                    .and_then(|typed| typed.parse::<u8>().ok())
                    .unwrap_or(0)
            ),
            _ => json!(given(name).is_some()),
        };
        ((*name).to_owned(), value)
    };
    let fields: serde_json::Map<String, Value> = say::RULES.iter().map(field).collect();
    // Every rule is named above and has a value of its kind.
    serde_json::from_value(fields.into()).unwrap_or_default()
}

impl NewTable {
    /// The setup that is asked for. What is no number is left to the rules to refuse.
    pub fn setup(&self) -> Setup {
        Setup {
            players: self.players.trim().parse().unwrap_or(0),
            rules: self.rules,
            think_seconds: match self.think.trim() {
                "" => None,
                typed => Some(typed.parse().unwrap_or(0)),
            },
            lesson: false,
        }
    }

    /// The game that is asked for, or every reason against it as a sentence.
    pub fn game(&self, lang: Language) -> Result<Rivals, Vec<String>> {
        let mut problems: Vec<String> = self.person(lang).err().into_iter().collect();
        match Rivals::new(self.setup()) {
            Ok(game) if problems.is_empty() => Ok(game),
            Ok(_) => Err(problems),
            Err(against) => {
                problems.extend(against.iter().map(|each| say::setup_problem(lang, each)));
                Err(problems)
            }
        }
    }

    /// The name and colour of whoever asks.
    pub fn person(&self, lang: Language) -> Result<(String, Colour), String> {
        let colour = self.first_colour();
        read_name(lang, &self.name, colour).map(|name| (name, colour))
    }

    fn first_colour(&self) -> Colour {
        read_colour(&self.colour).unwrap_or(Colour::Rose)
    }

    /// The colour of each seat: the asked one first, the others after it.
    pub fn colours(&self) -> [Colour; 4] {
        colours_from(self.first_colour())
    }

    /// The seats that whoever asks takes at once.
    pub fn held(&self) -> Seats {
        let mine = |seat: &usize| self.player(*seat) == Player::Me;
        let seats = 0..self.seat_count();
        seats.filter(mine).map(|seat| Seat(seat as u8)).collect()
    }

    /// The seats that bots play from the start.
    pub fn bots(&self) -> [Option<Level>; 4] {
        let seats = self.seat_count();
        std::array::from_fn(|seat| match self.player(seat) {
            Player::Bot(level) if seat < seats => Some(level),
            _ => None,
        })
    }

    fn seat_count(&self) -> usize {
        usize::from(self.setup().players).min(4)
    }

    fn player(&self, seat: usize) -> Player {
        self.seats[seat].unwrap_or_else(|| self.mine.player(seat))
    }
}

/// The page for a new table: the form as filled in, and what is against it.
pub fn new_table(lang: Language, asked: &NewTable, problems: &[String]) -> String {
    let content = content();
    frame(
        lang,
        &lang.say_with("new-title", &[("scenario", say::game_name(lang))]),
        Head {
            about: lang.fixed("rivals-about"),
            ..Head::default()
        },
        html! {
            form class="page new" method="post" action="/tables" data-new {
                input type="hidden" name="game" value=(content.id);
                (about(lang))
                div class="new-main" {
                    (against(lang, problems))
                    (who_plays(lang, asked))
                    (seats(lang, asked))
                    (options(lang, asked))
                }
                (start(lang))
            }
        },
    )
}

fn about(lang: Language) -> Markup {
    let id = &content().id;
    html! {
        header class="new-about" {
            (picture(lang))
            div class="new-words" {
                p class="over" { (lang.fixed("rivals-over")) }
                h1 { (say::game_name(lang)) }
                p { (lang.fixed("rivals-about")) }
                p class="more" { (lang.fixed("rivals-lobby-more")) }
                p class="actions" {
                    a class="button small" href={ "/how-to-play/" (id) } { (lang.fixed("home-learn-button")) }
                    a class="button small" href={ "/cards/" (id) } { (lang.fixed("home-cards-button")) }
                }
                p { a href="/new" { (lang.fixed("choose-other-edition")) } }
            }
        }
    }
}

/// A thief and what the thief counts on.
fn picture(lang: Language) -> Markup {
    html! {
        span class="board-picture tokens-picture" aria-hidden="true" {
            (art::rivals::portrait(Identity(0)))
            span { @for colour in rivals::Colour::ALL { (token(lang, Token { colour, face: 0, doubled: false })) } }
        }
    }
}

/// The game beside the cooperative editions, under a heading of its own.
pub fn against_each_other(lang: Language) -> Markup {
    html! {
        section aria-labelledby="rivals-title" {
            h2 id="rivals-title" { (lang.fixed("rivals-lobby-title")) }
            p class="quiet" { (lang.fixed("rivals-lobby-about")) }
            ul class="editions" { li { (game_card(lang)) } }
        }
    }
}

fn game_card(lang: Language) -> Markup {
    html! {
        article class="edition panel" {
            (picture(lang))
            div class="edition-words" {
                p class="over" { (lang.fixed("rivals-over")) }
                h3 { a class="cover" href={ "/new?game=" (content().id) } { (say::game_name(lang)) } }
                p { (lang.fixed("rivals-about")) }
                p class="edition-foot" {
                    span class="quiet" { (lang.fixed("rivals-lobby-players")) }
                    span class="job-play" aria-hidden="true" { (lang.fixed("choose-this")) (art::icon("next")) }
                }
            }
        }
    }
}

/// How many players, and whose seats they are.
fn who_plays(lang: Language, asked: &NewTable) -> Markup {
    let ways = [
        (
            Mine::Bots,
            lang.fixed("rivals-lobby-bots"),
            lang.fixed("rivals-lobby-bots-why"),
        ),
        (
            Mine::First,
            lang.fixed("new-friends"),
            lang.fixed("rivals-lobby-friends-why"),
        ),
        (
            Mine::All,
            lang.fixed("rivals-lobby-one-screen"),
            lang.fixed("rivals-lobby-one-screen-why"),
        ),
        (
            Mine::None,
            lang.fixed("new-watch"),
            lang.fixed("new-watch-why"),
        ),
    ];
    html! {
        section class="new-part" {
            fieldset class="choices" {
                legend { (lang.fixed("new-how")) }
                @for (way, name, why) in ways {
                    label class="choice" {
                        input type="radio" name="mine" value=(way.word()) checked[way == asked.mine];
                        span { b { (name) } small { (why) } }
                    }
                }
            }
            div class="row" {
                fieldset class="segments" {
                    legend { (lang.fixed("rivals-lobby-count")) }
                    @for players in ["2", "3", "4"] {
                        label {
                            input type="radio" name="players" value=(players) checked[asked.players.trim() == players];
                            span { (players) }
                        }
                    }
                }
                label class="field" {
                    span { (lang.fixed("new-name")) }
                    input type="text" name="name" value=(asked.name) maxlength=(NAME_LENGTH)
                        autocomplete="nickname" placeholder=(lang.fixed("new-name-none")) data-remember="name";
                }
                (colours(lang, Colour::ALL.into_iter(), read_colour(&asked.colour)))
            }
        }
    }
}

/// Who plays each seat, for whom the choice above is not enough.
fn seats(lang: Language, asked: &NewTable) -> Markup {
    html! {
        details class="new-part" open[asked.seats.iter().any(Option::is_some)] {
            summary { h2 { (lang.fixed("rivals-lobby-seats")) } span class="quiet" { (lang.fixed("rivals-lobby-seats-why")) } }
            div class="row seat-players" {
                @for seat in 0..4 {
                    div class={ "seat-player seat-player-" (seat) } {
                        p class="quiet" { (lang.say_with("rivals-lobby-seat", &[("number", &(seat + 1).to_string())])) }
                        (player(lang, seat, asked.seats[seat]))
                    }
                }
            }
        }
    }
}

/// How long a decision should take.
fn timer(lang: Language, asked: &NewTable) -> Markup {
    let chosen = asked.think.trim();
    let known = THINK.contains(&chosen);
    html! {
        div class="house-timer" {
            label class="field" {
                span { (lang.fixed("rivals-lobby-timer")) }
                select name="think" {
                    @for seconds in THINK {
                        option value=(seconds) selected[seconds == chosen] {
                            @if seconds.is_empty() { (lang.fixed("rivals-lobby-no-timer")) } @else { (lang.say_with("rivals-lobby-seconds", &[("seconds", seconds)])) }
                        }
                    }
                    @if !known { option value=(chosen) selected { (chosen) } }
                }
            }
            p class="quiet" { (lang.fixed("rivals-lobby-timer-why")) }
        }
    }
}

/// The rules that a group may choose.
fn options(lang: Language, asked: &NewTable) -> Markup {
    // Rules are plain data and always become JSON.
    let rules = serde_json::to_value(asked.rules).unwrap_or_default();
    let boxes = say::RULES.iter().filter(|name| **name != OBSTACLES);
    html! {
        details class="new-part brings" open[asked.rules != Rules::default() || !asked.think.trim().is_empty()] {
            summary { h2 { (lang.fixed("new-house-rules")) } span class="quiet" { (lang.fixed("rivals-lobby-options-why")) } }
            (timer(lang, asked))
            fieldset class="segments" {
                legend { (say::rule_name(lang, OBSTACLES)) }
                @for count in ["5", "7"] {
                    label {
                        input type="radio" name={ "rule-" (OBSTACLES) } value=(count) checked[asked.rules.obstacles_per_job.to_string() == count];
                        span { (count) }
                    }
                }
            }
            p class="quiet" { (say::rule_text(lang, OBSTACLES)) }
            div class="checks" {
                @for name in boxes {
                    label class="check" {
                        input type="checkbox" name={ "rule-" (name) } value="on" checked[rules[*name] == json!(true)];
                        span { (say::rule_name(lang, name)) small { (say::rule_text(lang, name)) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(fields: &[(&str, &str)]) -> Vec<(String, String)> {
        let owned = |(field, typed): &(&str, &str)| ((*field).to_owned(), (*typed).to_owned());
        fields.iter().map(owned).collect()
    }

    /// The values of the fields in an address are plain words and numbers.
    #[test]
    fn another_game_has_the_same_options() {
        let turned = Setup {
            players: 4,
            rules: Rules::turned(u16::MAX),
            think_seconds: Some(60),
            lesson: false,
        };
        for setup in [Setup::new(2), turned] {
            let address = address(&setup);
            let (page, query) = address.split_once('?').expect("a query");
            let fields = query.split('&').filter_map(|pair| pair.split_once('='));
            let asked = read(&pairs(&fields.collect::<Vec<_>>()));
            assert_eq!((page, asked.setup()), ("/new", setup));
        }
    }

    #[test]
    fn an_address_asks_for_the_usual_game() {
        let asked = read(&pairs(&[("game", "heist")]));
        assert!(is_meant(&pairs(&[("game", "heist")])));
        assert_eq!(asked.setup(), Setup::new(3));
        assert_eq!(asked.held(), Seats::from([0]));
        assert_eq!(
            asked.bots(),
            [None, Some(Level::Search), Some(Level::Search), None]
        );
    }

    /// What a browser would send for a form that nobody touched.
    #[test]
    fn the_form_as_it_is_shown_asks_for_what_it_was_made_from() {
        let rules = Rules {
            pawns: false,
            discard_before_drawing: true,
            obstacles_per_job: 5,
            ..Rules::default()
        };
        for rules in [rules, Rules::default()] {
            let made = NewTable {
                rules,
                think: "30".to_owned(),
                players: "4".to_owned(),
                mine: Mine::All,
                ..read(&[])
            };
            let page = new_table(Language::english(), &made, &[]);
            let mut sent = Vec::new();
            for input in page.split("<input ").skip(1) {
                let input = input.split('>').next().unwrap_or_default();
                let value = |name: &str| {
                    let found = input.split(&format!("{name}=\"")).nth(1);
                    found
                        .and_then(|rest| rest.split('"').next())
                        .unwrap_or_default()
                };
                let choice = ["radio", "checkbox"].contains(&value("type"));
                if !choice || input.contains(" checked") {
                    sent.push((value("name").to_owned(), value("value").to_owned()));
                }
            }
            sent.push(("think".to_owned(), "30".to_owned()));
            let asked = read(&sent);
            assert!(is_meant(&sent));
            assert_eq!(asked.setup(), made.setup());
            assert_eq!(asked.held(), Seats::all(4));
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused_in_words() {
        let asked = read(&pairs(&[
            ("players", "seven"),
            ("think", "soon"),
            ("rule-obstacles-per-job", "6"),
            ("name", &"x".repeat(99)),
        ]));
        let problems = asked
            .game(Language::english())
            .expect_err("nothing of it is right");
        assert_eq!(problems.len(), 4, "{problems:?}");
        let page = new_table(Language::english(), &asked, &problems);
        assert!(page.contains("role=\"alert\""));
    }
}
