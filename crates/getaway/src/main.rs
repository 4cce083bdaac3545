//! The `getaway` program: reads the command line and calls the others.

mod bot;
mod engine;
mod failure;
mod lab;
mod map;
mod replay;
mod scenarios;
mod show;
mod terms;
mod which;

use clap::Parser;
use failure::Failure;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use words::Language;

/// Plan a heist, play it, get away.
#[derive(Parser)]
#[command(name = "getaway", version)]
struct Cli {
    /// The language to speak, by its code
    #[arg(long, global = true, default_value_t = Language::english(), value_name = "CODE")]
    lang: Language,
    #[command(subcommand)]
    subcommand: Option<Subcommand>,
}

#[derive(clap::Subcommand)]
enum Subcommand {
    /// Serves the game in the browser; what happens without any task
    Serve(Box<server::Options>),
    /// Lists the scenarios of every edition
    Scenarios {
        /// Only those of this edition: its id or printed name
        #[arg(long)]
        edition: Option<String>,
        /// For programs: one JSON array
        #[arg(long)]
        json: bool,
    },
    /// Shows a card, a scenario or an edition; without a name, all there is to show
    Show {
        /// Id, code or printed name, perhaps after its edition: your-last-heist/the-fence
        name: Vec<String>,
        /// Look only in this edition: its id or printed name
        #[arg(long)]
        edition: Option<String>,
    },
    /// Draws the board of a scenario, for a wiki or a print
    Map(map::Picture),
    /// Plays for programs: JSON lines on standard input and output (docs/protocol.md)
    Engine,
    /// Joins a table as one of the crew, over the network like any program (docs/server-api.md)
    Bot(Box<bot::Options>),
    /// Lets bots play many heists and measures them
    #[command(subcommand)]
    Lab(lab::Lab),
    /// Puts a server of its own under load and measures it
    Load(Box<stress::Options>),
    /// Checks a record by playing it again, and tells its story
    Replay {
        /// The record; - reads standard input
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let lang = cli.lang;
    let done = run(cli, &mut out).and_then(|()| Ok(out.flush()?));
    let Err(failure) = done else {
        return ExitCode::SUCCESS;
    };
    if let Some(sentence) = failure.sentence() {
        // Nobody is left to tell if this fails too.
        let _ = writeln!(
            io::stderr(),
            "{}",
            lang.say_with("program-failed", &[("why", &sentence)])
        );
    }
    ExitCode::from(failure.exit_code())
}

fn run(cli: Cli, out: &mut impl Write) -> Result<(), Failure> {
    let lang = cli.lang;
    match cli.subcommand {
        None => serve(lang, server::Options::default(), out),
        Some(Subcommand::Serve(options)) => serve(lang, *options, out),
        Some(Subcommand::Scenarios { edition, json }) => {
            scenarios::list(lang, out, edition.as_deref(), json)
        }
        Some(Subcommand::Show { name, edition }) => {
            show::show(lang, out, edition.as_deref(), &name.join(" "))
        }
        Some(Subcommand::Map(picture)) => map::draw(lang, out, &picture),
        Some(Subcommand::Engine) => engine::serve(lang, io::stdin().lock(), out),
        Some(Subcommand::Bot(options)) => join(lang, &options, out),
        Some(Subcommand::Lab(task)) => lab::lab(lang, task, out),
        Some(Subcommand::Load(options)) => measure(lang, *options, out),
        Some(Subcommand::Replay { file }) => replay::replay(lang, out, &file),
    }
}

fn serve(lang: Language, options: server::Options, out: &mut impl Write) -> Result<(), Failure> {
    server::serve(lang, options, out).map_err(|error| Failure::Asked(error.sentence(lang)))
}

fn join(lang: Language, options: &bot::Options, out: &mut impl Write) -> Result<(), Failure> {
    bot::join(lang, options, out).map_err(|trouble| match trouble {
        bot::Trouble::Out(error) => error.into(),
        bot::Trouble::BadName(sentence) => Failure::Asked(sentence),
        trouble => Failure::OnTheWay(trouble.sentence(lang)),
    })
}

fn measure(lang: Language, options: stress::Options, out: &mut impl Write) -> Result<(), Failure> {
    stress::stress(lang, options, out).map_err(|error| Failure::Asked(error.sentence(lang)))
}
