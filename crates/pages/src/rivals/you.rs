//! A seat's own panel: the question, the secret, the hand, and everything else that can be pressed, each with its chance.

use super::hand::hand;
use super::jobs;
use super::markup::{chip, hue, json, kind, likely, likely_words, mark, name, person, skill_icon};
use super::trial::removed_place;
use super::{Moment, Part, Undo};
use crate::bot;
use bots::Level;
use maud::{Markup, html};
use rivals::view::waits_for;
use rivals::{Card, Command, Phase, SeatView, Skill, Source, content};
use table::Seat;
use words::Language;
use words::rivals as say;

/// A seat with all it knows and can do.
pub struct Desk<'a> {
    pub moment: &'a Moment<'a>,
    pub view: &'a SeatView,
    pub undo: &'a Undo,
    /// What it is offered: nothing while a bot plays it.
    pub legal: &'a [Command],
}

impl Desk<'_> {
    /// What the button for a command says.
    pub fn label(&self, lang: Language, command: &Command) -> String {
        say::command(lang, self.moment.game, self.moment.public, command)
    }

    /// The chance of the test after a command, where it bears on it.
    pub fn likely(&self, lang: Language, command: &Command) -> Markup {
        match self.moment.game.chance_after(self.view, *command) {
            Some(chance) => {
                html! { (likely(lang, chance)) span class="hear" { (likely_words(lang, chance)) } }
            }
            None => html! {},
        }
    }

    fn can(&self, command: Command) -> bool {
        self.legal.contains(&command)
    }
}

/// The panel of a seat.
pub fn you(moment: &Moment, view: &SeatView, undo: &Undo) -> Part {
    let seat = view.seat;
    let bot = moment.company.bot(seat);
    let mut legal = Vec::new();
    if bot.is_none() {
        moment.game.options(view, &mut legal);
    }
    let desk = Desk {
        moment,
        view,
        undo,
        legal: &legal,
    };
    let wanted = !legal.is_empty() && waits_for(moment.public).any(|waiting| waiting == seat);
    let id = format!("you{}", seat.0);
    let html = html! {
        section id=(id) class={ "you rival " (hue(moment, seat)) } data-seat=(seat.0)
            data-wanted=[wanted.then_some("")] aria-label=(name(moment, seat)) {
            (me(&desk, bot))
            button type="button" class="veil button primary" data-show=(seat.0) {
                (art::icon("eye")) span { (moment.lang.say_with("rivals-table-show", &[("who", name(moment, seat))])) }
            }
            div class="private" {
                (secret(moment, view))
                @match bot {
                    Some(level) => (bot_plays(&desk, level)),
                    None => {
                        div class="offers" {
                            (choices(&desk))
                            (hand(&desk))
                        }
                        (finish(&desk))
                    }
                }
            }
        }
    };
    Part::new(id, html)
}

fn me(desk: &Desk, bot: Option<Level>) -> Markup {
    let (moment, seat) = (desk.moment, desk.view.seat);
    let over = moment.public.phase == Phase::Over;
    let label = desk.moment.lang.fixed("aids-bot");
    html! {
        div class="me" {
            h2 { (mark(moment, seat)) (name(moment, seat)) (person(moment, seat)) }
            (art::rivals::portrait(moment.public.identities[usize::from(seat.0)]))
            p class="stats" {
                @for skill in Skill::ALL {
                    span title=(say::skill_name(desk.moment.lang, skill)) { (skill_icon(skill)) span class="hear" { (say::skill_name(desk.moment.lang, skill)) } b { (moment.public.skill(seat, skill)) } }
                }
                @if !over && bot.is_none() {
                    span class="aids" { button type="button" class="tool" data-bot-menu=(seat.0) aria-haspopup="menu" aria-label=(label) title=(label) { (art::icon("bot")) } }
                    template { (bot_menu(desk.moment.lang, seat)) }
                }
            }
            @if bot.is_none() { p class="ask" { (say::phase(desk.moment.lang, moment.game, moment.public, Some(desk.view))) } }
        }
    }
}

/// The bots to hand a seat to.
fn bot_menu(lang: Language, seat: Seat) -> Markup {
    html! {
        div class="menu" role="menu" aria-label=(lang.fixed("aids-bot")) {
            p class="menu-title" { (lang.fixed("aids-bot-which")) }
            @for level in bot::OFFERED {
                button type="button" class="option" role="menuitem" data-bot=(seat.0) data-level=(level.word()) {
                    (art::icon("bot")) span { (bot::described(lang, level)) }
                }
            }
        }
    }
}

/// Instead of what the seat could do: a bot does it, and the seat can be taken back.
fn bot_plays(desk: &Desk, level: Level) -> Markup {
    let who = name(desk.moment, desk.view.seat);
    let words = desk.moment.lang.say_with(
        "aids-bot-plays",
        &[("who", who), ("level", bot::name(desk.moment.lang, level))],
    );
    html! {
        div class="offers bot-plays" {
            p { (art::icon("bot")) span { (words) } }
            button type="button" class="button primary take-back" data-bot=(desk.view.seat.0) data-level="" {
                (art::icon("hand")) (desk.moment.lang.fixed("aids-take-back"))
            }
        }
    }
}

/// What only this player knows about the end.
fn secret(moment: &Moment, view: &SeatView) -> Markup {
    let card = &content().secrets[view.secret.index()];
    let met = moment.game.meets(moment.public, view.seat, view.secret);
    let stands = match (met, moment.public.phase == Phase::Over) {
        (true, false) => "rivals-table-secret-met",
        (false, false) => "rivals-table-secret-not",
        (true, true) => "rivals-table-secret-was-met",
        (false, true) => "rivals-table-secret-was-not",
    };
    html! {
        aside class={ "secret" @if met { " met" } } aria-label=(moment.lang.fixed("rivals-table-secret")) {
            p class="secret-name" { (art::icon("story")) b { (say::secret_name(moment.lang, view.secret)) } (super::markup::cheese(moment.lang, card.cheese)) }
            p { (say::secret_text(moment.lang, moment.game, view.secret)) }
            p class="stands" {
                @if met { (art::icon("ready")) }
                (moment.lang.fixed(stands))
            }
        }
    }
}

/// What can be chosen that is no card of the hand.
fn choices(desk: &Desk) -> Markup {
    let faces = |job| {
        let of =
            move |command: &&Command| matches!(command, Command::Face { job: j, .. } if *j == job);
        desk.legal.iter().filter(of)
    };
    let tokens = desk
        .legal
        .iter()
        .filter(|command| matches!(command, Command::Remove { .. }));
    let tokens: Vec<&Command> = tokens.collect();
    let played = desk.legal.iter().filter(|command| {
        let from = Source::Played;
        matches!(command, Command::Learn { from: f, .. } if *f == from)
    });
    let played: Vec<&Command> = played.collect();
    html! {
        @if desk.legal.iter().any(|command| matches!(command, Command::Face { .. })) {
            div class="faces" {
                @for job in desk.moment.game.jobs() {
                    @if faces(job).next().is_some() {
                        div class="face-job" role="group" aria-label=(say::job_name(desk.moment.lang, job)) { @for command in faces(job) { (face(desk, command)) } }
                    }
                }
            }
        }
        @if !tokens.is_empty() { div class="pick-tokens" { @for command in tokens { (pick(desk, command)) } } }
        @if !played.is_empty() { div class="learn-played" { @for command in played { (learn(desk, command)) } } }
    }
}

/// Takes an obstacle on, by one of its ways.
fn face(desk: &Desk, command: &Command) -> Markup {
    let Command::Face { job, way } = *command else {
        return html! {};
    };
    let Some(obstacle) = desk.moment.game.top(desk.moment.public, job) else {
        return html! {};
    };
    let wanted = &content().obstacles[obstacle.index()].ways[usize::from(way)];
    html! {
        button type="button" class="deed take-on" data-do=(json(command)) data-at=[jobs::place(command)] {
            span class="hear" { (desk.label(desk.moment.lang, command)) }
            span class="code" aria-hidden="true" { (obstacle.id()) }
            span class="needs" aria-hidden="true" { @for skill in wanted.skills() { (skill_icon(skill)) } b { (wanted.target) } }
            (desk.likely(desk.moment.lang, command))
        }
    }
}

/// Decides about a token.
fn pick(desk: &Desk, command: &Command) -> Markup {
    let Command::Remove { colour } = *command else {
        return html! {};
    };
    html! {
        button type="button" class="deed pick-token" data-do=(json(command)) data-at=[removed_place(desk.moment, command)] {
            (chip(colour)) span { (desk.label(desk.moment.lang, command)) } (desk.likely(desk.moment.lang, command))
        }
    }
}

/// Learns from a trick that was played.
fn learn(desk: &Desk, command: &Command) -> Markup {
    let Command::Learn { card, .. } = *command else {
        return html! {};
    };
    html! {
        button type="button" class={ "deed learn " (kind(card)) } data-do=(json(command)) data-card=(card.id()) {
            (taught(card)) span { (desk.label(desk.moment.lang, command)) }
        }
    }
}

fn taught(card: Card) -> Markup {
    let skill = content().cards[card.index()].upgrade;
    html! { @if let Some(skill) = skill { (skill_icon(skill)) } }
}

/// What ends a decision, and undo.
fn finish(desk: &Desk) -> Markup {
    let ends = [
        (Command::Decline, "close"),
        (Command::Keep, "bag"),
        (Command::Resolve, "ready"),
        (Command::Skip, "next"),
        (Command::Draw, "deck"),
    ];
    html! {
        div class="finish" {
            @if desk.moment.public.phase != Phase::Over { (undo(desk)) }
            @for (command, icon) in ends {
                @if desk.can(command) {
                    button type="button" class="ready" data-do=(json(&command)) {
                        (art::icon(icon)) span { (desk.label(desk.moment.lang, &command)) } (desk.likely(desk.moment.lang, &command))
                    }
                }
            }
        }
    }
}

fn undo(desk: &Desk) -> Markup {
    let seat = desk.view.seat.0;
    match desk.undo {
        Ok(command) => {
            let what = desk.label(desk.moment.lang, command);
            let label = desk
                .moment
                .lang
                .say_with("finish-undo-what", &[("what", &what)]);
            html! {
                button type="button" class="undo" data-undo=(seat) aria-label=(label) title=(label) {
                    (art::icon("undo")) span { b { (desk.moment.lang.fixed("finish-undo")) } small { (what) } }
                }
            }
        }
        Err(why) => {
            let why = say::undo_refusal(desk.moment.lang, desk.moment.public, why);
            html! {
                button type="button" class="undo" data-undo=(seat) aria-disabled="true" title=(why) {
                    (art::icon("undo")) span { b { (desk.moment.lang.fixed("finish-undo")) } small { (why) } }
                }
            }
        }
    }
}
