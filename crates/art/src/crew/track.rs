//! The alert track: squares in a snake, the bar that alerts push on, and the die that picks one of the squares ahead.

use crate::crew::cell::write_letters;
use crate::write::Point;
use crate::write::{number, pair, text};
use crew::content::cards::EventCard;
use crew::content::edition::Alerts;
use crew::content::effect::{Chit, Each, Effect, When};
use crew::state::Phase;
use crew::{Heist, State};
use maud::{Markup, PreEscaped};
use std::fmt::Write;
use words::Language;
use words::crew::cards;

/// Squares in a row.
const ACROSS: usize = 7;
/// A square, and the gaps beside and above it in which the bar lies.
const SQUARE: f32 = 36.0;
const BESIDE: f32 = 8.0;
const ABOVE: f32 = 14.0;
/// How thick the bar is.
const BAR: f32 = 5.0;
/// What the die takes on the right.
const DIE: f32 = 40.0;
/// Icons that fit on a square.
const ICONS: usize = 3;

/// The whole track as a drawing of its own, in the sheet's symbols; nothing where an edition has a deck.
///
/// It changes with the bar, the security die, the running event and the coming of reinforcements.
pub fn alert_track(lang: Language, heist: &Heist, state: &State) -> Markup {
    let mut out = String::new();
    if let Some(track) = &heist.edition.alert {
        // Writing into a string cannot fail.
        let _ = write_track(lang, &mut out, &TrackDrawing::new(heist, state, track));
    }
    PreEscaped(out)
}

/// The security die with this face up, or as it lies before the first roll.
pub fn security_die(face: u8) -> Markup {
    crate::icon(die_icon(face))
}

fn die_icon(face: u8) -> &'static str {
    match face {
        1 => "security-1",
        2 => "security-2",
        3 => "security-3",
        4 => "security-4",
        _ => "security",
    }
}

/// What is to be seen.
struct TrackDrawing<'a> {
    heist: &'a Heist,
    state: &'a State,
    track: &'a Alerts,
}

impl<'a> TrackDrawing<'a> {
    fn new(heist: &'a Heist, state: &'a State, track: &'a Alerts) -> Self {
        TrackDrawing {
            heist,
            state,
            track,
        }
    }

    /// The card on square `n`, counted from 0.
    fn card(&self, n: usize) -> &'a EventCard {
        &self.heist.edition.cards[usize::from(self.track.squares[n])]
    }

    /// The lowest face that hits square `n`, and whether higher ones do too.
    fn face(&self, n: usize) -> Option<(u8, bool)> {
        let square = n as u8 + 1;
        let hits = |face: &u8| self.track.square(self.state.security.bar, *face).0 == square;
        let mut faces = (1..=self.track.die).filter(hits);
        let first = faces.next()?;
        Some((first, faces.next().is_some()))
    }

    /// The square whose event is happening.
    fn hit(&self) -> Option<usize> {
        let running = self.state.phase == Phase::Event && self.state.events.active != u8::MAX;
        let squares = &self.track.squares;
        let square = squares
            .iter()
            .position(|&card| card == self.state.events.active);
        square.filter(|_| running)
    }

    fn rows(&self) -> usize {
        self.track.squares.len().div_ceil(ACROSS)
    }
}

/// Left upper corner of square `n`: every other row goes back.
fn corner(n: usize) -> Point {
    let (row, along) = (n / ACROSS, n % ACROSS);
    let column = if row.is_multiple_of(2) {
        along
    } else {
        ACROSS - 1 - along
    };
    (
        BESIDE + column as f32 * (SQUARE + BESIDE),
        ABOVE + row as f32 * (SQUARE + ABOVE),
    )
}

/// The middle of the gap before square `n`, and whether the track goes down there.
fn slot(n: usize) -> (Point, bool) {
    let (x, y) = corner(n);
    let goes_back = !(n / ACROSS).is_multiple_of(2);
    let middle = SQUARE / 2.0;
    if n > 0 && n.is_multiple_of(ACROSS) {
        return ((x + middle, y - ABOVE / 2.0), true);
    }
    let beside = BESIDE / 2.0;
    let x = if goes_back {
        x + SQUARE + beside
    } else {
        x - beside
    };
    ((x, y + middle), false)
}

fn write_track(lang: Language, out: &mut String, look: &TrackDrawing) -> std::fmt::Result {
    let squares = look.track.squares.len();
    let wide = BESIDE + ACROSS as f32 * (SQUARE + BESIDE) + DIE;
    let high = ABOVE + look.rows() as f32 * (SQUARE + ABOVE) - ABOVE + 4.0;
    write!(
        out,
        r#"<svg class="alert-track" viewBox="0 0 {wide} {high}" role="img" aria-label=""#
    )?;
    text(out, &label(lang, look));
    out.write_str(r#"">"#)?;
    write_thread(out, squares)?;
    write_radio(out, look)?;
    for n in 0..squares {
        write_square(lang, out, look, n)?;
    }
    write_bar(out, look.state.security.bar.into())?;
    write_die(out, look, wide, high)?;
    out.write_str("</svg>")
}

/// The way the bar goes, through the gaps.
fn write_thread(out: &mut String, squares: usize) -> std::fmt::Result {
    let mut path = String::new();
    for n in 1..squares {
        let ((x, y), down) = slot(n);
        let (dx, dy) = if down {
            (0.0, ABOVE / 2.0)
        } else {
            (BESIDE / 2.0, 0.0)
        };
        path.push('M');
        pair(&mut path, (x - dx, y - dy));
        path.push(' ');
        pair(&mut path, (x + dx, y + dy));
    }
    write!(
        out,
        r#"<path d="{path}" fill="none" stroke="var(--quiet)" stroke-opacity=".5" stroke-width="2"/>"#
    )
}

/// Where the bar makes somebody reach for the radio; struck out once that happened.
fn write_radio(out: &mut String, look: &TrackDrawing) -> std::fmt::Result {
    const SIZE: f32 = 15.0;
    let ((x, y), down) = slot(usize::from(look.track.reinforcements_at));
    // Beside the square where the track goes down, above the gap elsewhere.
    let at = if down {
        (x + SQUARE / 2.0, y)
    } else {
        (x, y - SQUARE / 2.0 - ABOVE / 2.0 + 1.0)
    };
    let (icon, colour) = match look.state.security.reinforced {
        false => ("radio", "alarm"),
        true => ("radio-off", "quiet"),
    };
    let half = SQUARE / 2.0 - 1.0;
    if !down {
        write!(
            out,
            r#"<path d="M{x} {}v{}" stroke="var(--{colour})" stroke-width="1.6" stroke-dasharray="2.4 2.4"/>"#,
            y - half,
            2.0 * half
        )?;
    }
    used(out, icon, colour, at, SIZE)
}

fn write_square(
    lang: Language,
    out: &mut String,
    look: &TrackDrawing,
    n: usize,
) -> std::fmt::Result {
    let (x, y) = corner(n);
    let card = look.card(n);
    let face = look.face(n);
    let hit = look.hit() == Some(n);
    let past = n < usize::from(look.state.security.bar);
    let class = match (hit, face, past) {
        (true, ..) => "square hit",
        (_, Some(_), _) => "square ahead",
        (.., true) => "square past",
        _ => "square",
    };
    let (fill, edge, width) = match (hit, face) {
        (true, _) => ("raised", "alarm", 2.8),
        (_, Some(_)) => ("raised", "now", 2.2),
        _ => ("panel", "quiet", 1.0),
    };
    write!(out, r#"<g class="{class}""#)?;
    if past && !hit {
        out.write_str(r#" opacity=".4""#)?;
    }
    out.write_str("><title>")?;
    let words = [
        ("square", (n + 1).to_string()),
        (
            "card",
            cards::name(lang, look.heist.edition, card).to_owned(),
        ),
        (
            "text",
            cards::text(lang, look.heist.edition, card).to_owned(),
        ),
    ];
    text(out, &told(lang, "track-square-title", &words));
    write!(
        out,
        r#"</title><rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" rx="5" fill="var(--{fill})" stroke="var(--{edge})" stroke-width="{width}"/>"#
    )?;
    let last = n + 1 == look.track.squares.len();
    let ink = if last || hit { "alarm" } else { "text" };
    let icons = icons(card);
    let size = [22.0, 15.0, 10.6][icons.len().clamp(1, ICONS) - 1];
    for (i, icon) in icons.iter().enumerate() {
        let aside = (i as f32 - (icons.len() as f32 - 1.0) / 2.0) * (size + 0.6);
        let at = (x + SQUARE / 2.0 + aside, y + SQUARE / 2.0 + 4.0);
        used(out, icon, ink, at, size)?;
    }
    out.write_str(r#"<g color="var(--quiet)">"#)?;
    let digits: Vec<char> = (n + 1).to_string().chars().collect();
    let wide = if digits.len() > 1 { 8.5 } else { 5.6 };
    write_letters(out, &digits, (x + wide, y + 7.0));
    out.write_str("</g>")?;
    if let Some((face, more)) = face {
        write_face(out, face, more, (x + SQUARE, y))?;
    }
    out.write_str("</g>")
}

/// Which roll hits a square: a small die at its corner.
fn write_face(out: &mut String, face: u8, more: bool, (x, y): Point) -> std::fmt::Result {
    let mut letters = vec![char::from(b'0' + face)];
    if more {
        letters.push('+');
    }
    let half = if more { 10.0 } else { 7.5 };
    let (x, y) = (x - half + 1.0, y + 4.0);
    let mut path = String::from("M");
    pair(&mut path, (x, y - 10.0));
    path.push(' ');
    pair(&mut path, (x + half, y + 5.0));
    path.push('H');
    number(&mut path, x - half);
    write!(
        out,
        r#"<path d="{path}z" fill="var(--now)" stroke="var(--now)" stroke-width="2" stroke-linejoin="round"/><g color="var(--ground)">"#
    )?;
    write_letters(out, &letters, (x, y + 1.0));
    out.write_str("</g>")
}

fn write_bar(out: &mut String, bar: usize) -> std::fmt::Result {
    let ((x, y), down) = slot(bar);
    let long = SQUARE + 6.0;
    let (wide, high) = if down { (long, BAR) } else { (BAR, long) };
    write!(
        out,
        r#"<rect class="bar" x="{}" y="{}" width="{wide}" height="{high}" rx="2.5" fill="var(--alarm)" stroke="var(--ground)" stroke-width="1.2"/>"#,
        x - wide / 2.0,
        y - high / 2.0
    )
}

fn write_die(out: &mut String, look: &TrackDrawing, wide: f32, high: f32) -> std::fmt::Result {
    let at = (wide - DIE / 2.0 + 1.0, high / 2.0);
    let icon = die_icon(look.state.security.die);
    out.write_str(r#"<g class="security-die">"#)?;
    used(out, icon, "now", at, DIE - 4.0)?;
    out.write_str("</g>")
}

/// An icon around a point.
fn used(out: &mut String, icon: &str, colour: &str, (x, y): Point, size: f32) -> std::fmt::Result {
    let half = size / 2.0;
    write!(
        out,
        r##"<use href="#i-{icon}" color="var(--{colour})" x="{}" y="{}" width="{size}" height="{size}"/>"##,
        x - half,
        y - half
    )
}

/// What a square is about, at a glance.
fn icons(card: &EventCard) -> Vec<&'static str> {
    let mut icons: Vec<&str> = Vec::new();
    for icon in card.effects.iter().flat_map(of_effect) {
        if icons.len() < ICONS && !icons.contains(icon) {
            icons.push(icon);
        }
    }
    icons
}

fn of_effect(effect: &Effect) -> &'static [&'static str] {
    match effect {
        Effect::AlertForEach { each, .. } => match each {
            Each::CrowdedEntrance | Each::CrowdedHex => &["crew"],
            Each::CharacterBesideLiveCamera | Each::LiveCameraBesideCharacter => &["camera"],
            Each::CharacterBesideGuard | Each::GuardBesideCharacter => &["guard"],
            Each::CharacterOnSubduedGuard => &["subdued-guard"],
            Each::CharacterOnDisabledCamera | Each::DisabledCamera => &["disabled-camera"],
        },
        Effect::AlertIf { when, .. } => match when {
            When::BesideLiveCamera => &["camera"],
            When::BesideGuard => &["guard"],
            When::OnExternalTile => &["entrance"],
        },
        Effect::Restore { chit, .. } => match chit {
            Chit::Camera => &["disabled-camera", "camera"],
            Chit::Lock => &["open-lock", "lock"],
            _ => &["subdued-guard", "guard"],
        },
        Effect::CamerasBecomeGuards { live: false } => &["disabled-camera", "guard"],
        Effect::CamerasBecomeGuards { live: true } => &["camera", "guard"],
        Effect::Add { .. } | Effect::AddTo { .. } => &["camera", "guard"],
        Effect::CloseGates(_) | Effect::CloseGate { .. } => &["gate"],
        Effect::Reinforce { .. } => &["reinforcements"],
        Effect::FillBag { .. } | Effect::UpgradeBag(_) => &["bag"],
        Effect::Noise(_) => &["noise"],
        Effect::SoundAlarm => &["siren"],
        _ => &["alert"],
    }
}

/// The track for whoever does not see it: where the bar is, what the die can hit, and what it shows.
fn label(lang: Language, look: &TrackDrawing) -> String {
    let squares = 0..look.track.squares.len();
    let ahead = squares.filter(|&n| look.face(n).is_some()).map(|n| {
        let card = cards::name(lang, look.heist.edition, look.card(n));
        let words = [("square", (n + 1).to_string()), ("card", card.to_owned())];
        told(lang, "track-square", &words)
    });
    let ahead: Vec<String> = ahead.collect();
    let next = look.state.security.bar + 1;
    let mut said = told(
        lang,
        "track-label",
        &[("square", next.to_string()), ("ahead", ahead.join("; "))],
    );
    let mut add = |key: &str, name, value: u8| {
        said.push(' ');
        said += &told(lang, key, &[(name, value.to_string())]);
    };
    if look.state.security.die > 0 {
        add("track-die", "face", look.state.security.die);
    }
    match look.state.security.reinforced {
        true => add("track-reinforced", "square", 0),
        false => add("track-radio", "square", look.track.reinforcements_at),
    }
    said
}

fn told(lang: Language, key: &str, words: &[(&str, String)]) -> String {
    let words: Vec<(&str, &str)> = words
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    lang.say_with(key, &words)
}
