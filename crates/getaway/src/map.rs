//! The board of a scenario as a picture, for a wiki or a print.

use crate::failure::Failure;
use crate::which::Wanted;
use art::Theme;
use clap::Args;
use crew::Heist;
use crew::content::{Edition, Scenario};
use crew::suggested::{self, Strength};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use words::Language;

/// What a picture is made of and where it goes.
#[derive(Args)]
pub struct Picture {
    /// Id or printed name of the scenario, perhaps after its edition: your-last-heist/the-fence
    #[arg(required = true)]
    scenario: Vec<String>,
    /// Look only in this edition: its id or printed name
    #[arg(long)]
    edition: Option<String>,
    /// The file to write, .svg or .png; without it the SVG goes to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Dark lines on paper instead of the other way round
    #[arg(long)]
    light: bool,
    /// In pixels; the height follows
    #[arg(long, value_name = "PIXELS", default_value_t = 1600, value_parser = clap::value_parser!(u32).range(64..=8000))]
    width: u32,
}

/// How a picture is written.
#[derive(Clone, Copy)]
enum Format {
    Svg,
    Png,
}

/// Draws the board and writes it.
pub fn draw(lang: Language, out: &mut impl Write, picture: &Picture) -> Result<(), Failure> {
    let name = picture.scenario.join(" ");
    let wanted = Wanted::new(lang, picture.edition.as_deref(), &name)?;
    let (edition, scenario) = wanted.scenario(lang)?;
    let format = match &picture.output {
        Some(file) => format(lang, file)?,
        None => Format::Svg,
    };
    let svg = svg(lang, edition, scenario, picture);
    let Some(file) = &picture.output else {
        return Ok(out.write_all(svg.as_bytes())?);
    };
    let bytes = match format {
        Format::Svg => svg.into_bytes(),
        Format::Png => png(lang, &svg, picture.width)?,
    };
    fs::write(file, bytes).map_err(|error| Failure::cannot_write(lang, file, &error))
}

/// The ending of the file's name tells.
fn format(lang: Language, file: &Path) -> Result<Format, Failure> {
    let ending = file.extension().unwrap_or_default().to_string_lossy();
    match ending.to_lowercase().as_str() {
        "svg" => Ok(Format::Svg),
        "png" => Ok(Format::Png),
        _ => {
            let file = file.display().to_string();
            let sentence = lang.say_with("map-what-kind", &[("file", &file)]);
            Err(Failure::Asked(sentence))
        }
    }
}

fn svg(lang: Language, edition: &Edition, scenario: &Scenario, picture: &Picture) -> String {
    // Nobody of the crew is in the picture; the one we recommend is sure to fit.
    let strength = Strength::of(scenario.draft.difficulty);
    let setup = suggested::evening(edition, scenario, 4, strength);
    let heist = Heist::new(setup).expect("what we recommend can be played");
    let theme = if picture.light {
        Theme::Light
    } else {
        Theme::Dark
    };
    art::crew::picture_of_width(lang, &heist, theme, picture.width as f32)
}

fn png(lang: Language, svg: &str, width: u32) -> Result<Vec<u8>, Failure> {
    let failed = || Failure::Asked(lang.say("map-too-big"));
    let tree = Tree::from_str(svg, &Options::default()).map_err(|_| failed())?;
    let size = tree.size();
    let scale = width as f32 / size.width();
    let height = (size.height() * scale).round() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or_else(failed)?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels.encode_png().map_err(|_| failed())
}
