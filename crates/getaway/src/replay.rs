//! A record told as a story.

use crate::failure::Failure;
use crew::{Event, Heist, Phase, State};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use table::{Game, RecordedDealer};
use words::Language;
use words::crew::record::{self, Play};

/// A record of the longest heist is far smaller.
const MOST_BYTES: u64 = 32 << 20;

pub fn replay(lang: Language, out: &mut impl Write, file: &Path) -> Result<(), Failure> {
    let bad = |error: String| Failure::about_file(lang, file, &error);
    let text = read(lang, file).map_err(bad)?;
    if table::game_of(&text).is_ok_and(|game| game == rivals::content().id) {
        let play = rivals::record::read(&text)
            .map_err(|error| bad(words::rivals::bad_record(lang, &error)))?;
        return tell_rivals(lang, out, &play);
    }
    let play = record::read(&text).map_err(|error| bad(record::bad_record(lang, &error)))?;
    tell(lang, out, &play)
}

fn read(lang: Language, file: &Path) -> Result<String, String> {
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
        let most = (MOST_BYTES >> 20).to_string();
        return Err(lang.say_with("replay-too-long", &[("most", &most)]));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        lang.say_with("replay-not-text", &[("line", &*line.to_string())])
    })
}

fn tell(lang: Language, out: &mut impl Write, play: &Play) -> Result<(), Failure> {
    let mut heist = play.first_game().clone();
    let mut luck = RecordedDealer::new(play.start_answers());
    let mut events = Vec::new();
    tell_beginning(lang, out, &heist)?;
    let mut state = heist.start(&mut luck, &mut events);
    tell_events(lang, out, &heist, &mut events)?;
    for step in play.steps().iter().filter(|step| !step.undone) {
        let before = state.phase;
        let mut luck = RecordedDealer::new(&step.answers);
        // The record was checked before, so nothing is refused here.
        let _ = heist.perform(&mut state, step.seat, step.command, &mut luck, &mut events);
        tell_events(lang, out, &heist, &mut events)?;
        if state.phase == Phase::LevelUp && before != Phase::LevelUp {
            tell_end(lang, out, &heist, &state)?;
            writeln!(out, "\n{}", lang.say("replay-between"))?;
        }
        if let (true, Some(next)) = (heist.over(&state), heist.next(&state)) {
            heist = next;
            writeln!(out)?;
            tell_beginning(lang, out, &heist)?;
            state = heist.start(&mut luck, &mut events);
            tell_events(lang, out, &heist, &mut events)?;
        }
    }
    let unfinished = match state.phase {
        Phase::Plan => "replay-not-begun",
        Phase::LevelUp => "replay-next-not-begun",
        Phase::Over => return tell_end(lang, out, &heist, &state),
        _ => "replay-not-over",
    };
    Ok(writeln!(out, "\n{}", lang.say(unfinished))?)
}

/// The whole story of a game of HEIST, every hand included: whoever has the record may know it.
fn tell_rivals(
    lang: Language,
    out: &mut impl Write,
    play: &rivals::record::RivalsSession,
) -> Result<(), Failure> {
    let game = play.game();
    let mut events = Vec::new();
    let mut luck = RecordedDealer::new(play.start_answers());
    let mut state = game.start(&mut luck, &mut events);
    writeln!(out, "{}", words::rivals::game_name(lang))?;
    tell_rivals_events(lang, out, game, &state, &mut events)?;
    for step in play.steps().iter().filter(|step| !step.undone) {
        let mut luck = RecordedDealer::new(&step.answers);
        // The record was checked before, so nothing is refused here.
        let _ = game.perform(&mut state, step.seat, step.command, &mut luck, &mut events);
        tell_rivals_events(lang, out, game, &state, &mut events)?;
    }
    writeln!(out)?;
    if !play.over() {
        return Ok(writeln!(out, "{}", lang.say("replay-game-not-over"))?);
    }
    for line in words::rivals::outcome(lang, game, &state.public) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn tell_rivals_events(
    lang: Language,
    out: &mut impl Write,
    game: &rivals::Rivals,
    state: &rivals::State,
    events: &mut Vec<rivals::Event>,
) -> Result<(), Failure> {
    for event in events.drain(..) {
        if let rivals::Event::RoundBegan { round } = event {
            writeln!(out, "\n{}", round_heading(lang, round))?;
        } else if let Some(text) = words::rivals::event(lang, game, &state.public, &event) {
            writeln!(out, "  {text}")?;
        }
    }
    Ok(())
}

fn round_heading(lang: Language, round: u8) -> String {
    lang.say_with("replay-round", &[("round", &*round.to_string())])
}

fn tell_beginning(lang: Language, out: &mut impl Write, heist: &Heist) -> Result<(), Failure> {
    let job = words::crew::job_of(lang, heist);
    let title = [("name", job.name()), ("location", job.location())];
    writeln!(out, "{}", lang.say_with("replay-job", &title))?;
    writeln!(out, "{}\n", job.objective())?;
    Ok(writeln!(out, "{}", lang.say("replay-planning"))?)
}

fn tell_end(
    lang: Language,
    out: &mut impl Write,
    heist: &Heist,
    state: &State,
) -> Result<(), Failure> {
    writeln!(out)?;
    let outcome = heist.outcome(state);
    let lines = outcome.map_or(Vec::new(), |outcome| {
        words::crew::outcome(lang, heist, &outcome)
    });
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn tell_events(
    lang: Language,
    out: &mut impl Write,
    heist: &Heist,
    events: &mut Vec<Event>,
) -> Result<(), Failure> {
    for event in events.drain(..) {
        match event {
            Event::RoundBegan { round } => writeln!(out, "\n{}", round_heading(lang, round))?,
            Event::EscapeBegan => writeln!(out, "\n{}", lang.say("replay-escape"))?,
            // Said by the headings, or of interest only at the table.
            Event::HeistBegan | Event::SeatReady { .. } => {}
            event => writeln!(out, "  {}", words::crew::event(lang, heist, &event))?,
        }
    }
    Ok(())
}
