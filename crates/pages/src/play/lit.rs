//! What a seat can press on the map: a layer of lit hexes above the board.

use super::Part;
use super::markup::Do;
use super::meaning::{here, icon, kind, place};
use board::Space;
use crew::{Command, Heist, State};
use std::fmt::Write;
use table::Seat;
use words::fixed;

/// The layer of one seat.
pub fn lit(heist: &Heist, state: &State, seat: Seat, legal: &[Command]) -> Part {
    let id = format!("lit{}", seat.0);
    let mut html = String::with_capacity(256 + 160 * legal.len().min(80));
    let _ = write!(html, r#"<g id="{id}" class="lits" data-seat="{}">"#, seat.0);
    let mut meanings = Meanings::new(state, legal);
    while let Some((space, commands)) = meanings.next() {
        write_space(heist, state, space, commands, &mut html);
    }
    html.push_str("</g>");
    Part::new(id, html)
}

/// The commands of each space of the map, spaces in order of their numbers.
struct Meanings {
    sorted: Vec<(Space, Command)>,
    at: usize,
    commands: Vec<Command>,
}

impl Meanings {
    fn new(state: &State, legal: &[Command]) -> Meanings {
        let placed = legal.iter().filter_map(|command| {
            let space = place(state, command)?;
            Some((space, *command))
        });
        let mut sorted: Vec<(Space, Command)> = placed.collect();
        // Stable: commands of one space stay in the order of the rules.
        sorted.sort_by_key(|(space, _)| space.0);
        Meanings {
            sorted,
            at: 0,
            commands: Vec::new(),
        }
    }

    fn next(&mut self) -> Option<(Space, &[Command])> {
        let (space, _) = *self.sorted.get(self.at)?;
        self.commands.clear();
        while let Some((other, command)) = self.sorted.get(self.at)
            && *other == space
        {
            self.commands.push(*command);
            self.at += 1;
        }
        Some((space, &self.commands))
    }
}

fn write_space(
    heist: &Heist,
    state: &State,
    space: Space,
    commands: &[Command],
    html: &mut String,
) {
    let Some((x, y)) = art::centre(heist, state, space) else {
        return;
    };
    let _ = write!(html, r#"<g class="lit" data-space="{}""#, space.0);
    match commands {
        [command] => Do(command).write(html),
        _ => html.push_str(" data-menu=\"\""),
    }
    html.push_str(" data-kinds=\"");
    let mut last = "";
    for kind in commands.iter().map(kind) {
        if kind != last {
            if !last.is_empty() {
                html.push(' ');
            }
            html.push_str(kind);
            last = kind;
        }
    }
    let picture = match commands {
        [command, rest @ ..] if rest.iter().all(|other| icon(other) == icon(command)) => {
            icon(command)
        }
        _ => "menu",
    };
    let _ = write!(
        html,
        r##""><use href="#hex-lit" x="{x:.1}" y="{y:.1}"/><use class="lit-icon" href="#i-{picture}" x="{:.1}" y="{:.1}" width="16" height="16"/><title>"##,
        x - 8.0,
        y - 37.0,
    );
    html.push_str(title(commands));
    html.push_str("</title></g>");
}

/// One meaning is named; several are asked for when the hex is pressed.
fn title(commands: &[Command]) -> &'static str {
    match commands {
        [command, rest @ ..] if rest.iter().all(|other| here(other) == here(command)) => {
            here(command)
        }
        _ => fixed("here-several"),
    }
}
