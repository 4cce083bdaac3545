//! Filling and drawing lines in as few bytes as it takes, and the few colours that are the same by day and by night.

pub(super) const INK: &str = "#211";
pub(super) const COAL: &str = "#334";
pub(super) const LINEN: &str = "#fed";
pub(super) const STEEL: &str = "#9ab";
pub(super) const LEATHER: &str = "#753";
pub(super) const BRASS: &str = "#eb4";
pub(super) const RED: &str = "#c43";
pub(super) const GLASS: &str = "#7cd";
/// What lies in the shade, see-through.
pub(super) const SHADE: &str = "#2034";
/// The light of the lamp, from above on the left.
pub(super) const LAMP: &str = "#fd8";
/// What the seat lends.
pub(super) const CLOTH: &str = "currentColor";

/// How wide lines are where nothing else is said: the pen of a face.
pub(super) const FINE: &str = "1.7";

/// Colour, and width if it is a line.
type Paint = (&'static str, Option<&'static str>);

/// A drawing on its way. What follows in the same paint goes into the same path.
pub(super) struct Sketch {
    svg: String,
    /// Colour and width of the path that is still open.
    paint: Option<Paint>,
    /// Where the lamp falls, drawn at the very end.
    light: String,
}

impl Sketch {
    /// Begins with a piece of SVG.
    pub fn new(svg: String) -> Sketch {
        Sketch {
            svg,
            paint: None,
            light: String::with_capacity(96),
        }
    }

    pub fn fill(&mut self, colour: &'static str, d: &str) {
        self.paint((colour, None), d);
    }

    pub fn line(&mut self, colour: &'static str, width: &'static str, d: &str) {
        self.paint((colour, Some(width)), d);
    }

    /// The edge that the lamp catches.
    pub fn light(&mut self, d: &str) {
        self.light.push_str(d);
    }

    /// Filled, and drawn around.
    pub fn fill_and_line(&mut self, colour: &str, around: &str, d: &str) {
        self.close();
        self.push(&[
            r#"<path fill=""#,
            colour,
            r#"" stroke=""#,
            around,
            r#"" d=""#,
            d,
            r#""/>"#,
        ]);
    }

    /// With holes where it crosses itself.
    pub fn fill_with_holes(&mut self, colour: &'static str, d: &str) {
        self.close();
        self.push(&[
            r#"<path fill-rule="evenodd" fill=""#,
            colour,
            r#"" d=""#,
            d,
            r#""/>"#,
        ]);
    }

    pub fn finish(mut self) -> String {
        let light = std::mem::take(&mut self.light);
        if !light.is_empty() {
            self.line("#fd8b", FINE, &light);
        }
        self.close();
        self.svg
    }

    fn paint(&mut self, paint: Paint, d: &str) {
        if d.is_empty() {
            return;
        }
        if self.paint != Some(paint) {
            self.close();
            match paint {
                (colour, None) => self.push(&[r#"<path fill=""#, colour]),
                (colour, Some(FINE)) => self.push(&[r#"<path stroke=""#, colour]),
                (colour, Some(width)) => {
                    self.push(&[r#"<path stroke=""#, colour, r#"" stroke-width=""#, width]);
                }
            }
            self.push(&[r#"" d=""#]);
            self.paint = Some(paint);
        }
        self.push(&[d]);
    }

    fn close(&mut self) {
        if self.paint.take().is_some() {
            self.push(&[r#""/>"#]);
        }
    }

    fn push(&mut self, parts: &[&str]) {
        for part in parts {
            self.svg.push_str(part);
        }
    }
}
