//! A record told as a story.

use crate::failure::Failure;
use crew::{Event, Phase};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use table::{Game, RecordedDealer};
use words::record::{self, Play};

/// A record of the longest heist is far smaller.
const MOST_BYTES: u64 = 32 << 20;

pub fn replay(out: &mut impl Write, file: &Path) -> Result<(), Failure> {
    let name = file.display();
    let text = read(file).map_err(|why| Failure::Asked(format!("{name}: {why}")))?;
    let play = record::read(&text).map_err(|error| Failure::Asked(format!("{name}: {error}")))?;
    tell(out, &play)
}

fn read(file: &Path) -> Result<String, String> {
    let read = |source: &mut dyn Read| {
        let mut bytes = Vec::new();
        source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = if file == Path::new("-") {
        read(&mut io::stdin().lock())
    } else {
        File::open(file).and_then(|mut file| read(&mut file))
    };
    let bytes = bytes.map_err(|error: io::Error| error.to_string())?;
    if bytes.len() as u64 > MOST_BYTES {
        let most = MOST_BYTES >> 20;
        return Err(format!(
            "this is longer than {most} MiB, which no record is"
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        format!("line {line}: this is not text")
    })
}

fn tell(out: &mut impl Write, play: &Play) -> Result<(), Failure> {
    let heist = play.game();
    let draft = &heist.scenario.draft;
    writeln!(out, "{}, {}", draft.name, draft.location)?;
    writeln!(out, "{}\n", draft.objective)?;
    writeln!(out, "Planning")?;
    let mut luck = RecordedDealer::new(play.start_answers());
    let mut events = Vec::new();
    let mut state = heist.start(&mut luck, &mut events);
    tell_events(out, play, &mut events)?;
    for step in play.steps().iter().filter(|step| !step.undone) {
        let mut luck = RecordedDealer::new(&step.answers);
        // The record was checked before, so nothing is refused here.
        let _ = heist.apply(&mut state, step.seat, step.command, &mut luck, &mut events);
        tell_events(out, play, &mut events)?;
    }
    writeln!(out)?;
    match heist.outcome(&state) {
        Some(outcome) => {
            for line in words::outcome(heist, &outcome) {
                writeln!(out, "{line}")?;
            }
        }
        None if state.phase == Phase::Plan => writeln!(out, "The heist has not begun.")?,
        None => writeln!(out, "The heist is not over.")?,
    }
    Ok(())
}

fn tell_events(out: &mut impl Write, play: &Play, events: &mut Vec<Event>) -> Result<(), Failure> {
    for event in events.drain(..) {
        match event {
            Event::RoundBegan { round } => writeln!(out, "\nRound {round}")?,
            Event::EscapeBegan => writeln!(out, "\nEscape")?,
            // Said by the headings, or of interest only at the table.
            Event::HeistBegan | Event::SeatReady { .. } => {}
            event => writeln!(out, "  {}", words::event(play.game(), &event))?,
        }
    }
    Ok(())
}
