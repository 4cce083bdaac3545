use crate::kit::{complaint, program, run, said, text};
use crew::content::editions;
use std::fs;
use std::path::Path;
use tempfile::tempdir;

fn plain(path: &Path) -> &str {
    path.to_str().expect("a path in plain letters")
}

#[test]
fn without_a_file_the_drawing_is_said() {
    let scenarios =
        editions().map(|edition| edition.scenarios.iter().map(move |job| (edition, job)));
    for (edition, scenario) in scenarios.into_iter().flatten() {
        let output = run(&["map", &scenario.draft.id, "--edition", &edition.id]);
        let svg = said(&output);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains(&format!("<title>{}</title>", scenario.draft.name)));
    }
}

#[test]
fn an_svg_file_has_the_colours_and_the_width_asked_for() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("board.svg");
    let arguments = ["map", "The Black Box", "--width", "900", "-o", plain(&file)];
    let output = run(&arguments);
    assert_eq!(said(&output), "");
    let dark = fs::read_to_string(&file).unwrap();
    assert!(dark.contains(r#"width="900""#) && dark.contains("#0D1117"));
    let output = program().args(arguments).arg("--light").output().unwrap();
    assert_eq!(said(&output), "");
    let light = fs::read_to_string(&file).unwrap();
    assert!(light.contains("#F5F1E8") && !light.contains("#0D1117"));
}

#[test]
fn a_png_file_is_as_wide_as_asked_for() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("board.PNG");
    let output = run(&[
        "map",
        "the",
        "melee",
        "job",
        "--width",
        "320",
        "-o",
        plain(&file),
    ]);
    assert_eq!(said(&output), "");
    let png = fs::read(&file).unwrap();
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_eq!(png[16..20], 320u32.to_be_bytes());
    // A sheet with nothing on it would be much smaller.
    assert!(png.len() > 10_000, "{} bytes", png.len());
}

#[test]
fn what_cannot_be_drawn_is_refused_in_a_sentence() {
    let output = run(&["map", "the black bix"]);
    let sentence = "getaway: no scenario is called \"the black bix\". Did you mean The Black Box";
    assert!(complaint(&output).starts_with(sentence));
    let output = run(&["map", "bruiser"]);
    assert!(complaint(&output).contains("getaway scenarios lists them"));
    let output = run(&["map", "the-black-box", "-o", "board.jpg"]);
    assert!(complaint(&output).contains("board.jpg? The name has to end in .svg or .png"));
    let output = run(&["map", "the-black-box", "-o", "/no/such/folder/board.png"]);
    assert!(complaint(&output).contains("cannot write /no/such/folder/board.png: "));
    for width in ["0", "99999999", "wide"] {
        let output = run(&["map", "the-black-box", "--width", width]);
        assert!(
            complaint(&output).contains("--width"),
            "{}",
            text(&output.stdout)
        );
    }
    assert!(!complaint(&run(&["map"])).is_empty());
}
