//! Outlines that are computed, written with steps from point to point because those are short.

/// A path in whole units, which is as fine as a portrait needs.
pub(super) struct Path {
    pub d: String,
    command: char,
    /// Where the pen is.
    at: (i32, i32),
}

impl Path {
    pub fn new() -> Path {
        Path {
            d: String::with_capacity(96),
            command: 'z',
            at: (0, 0),
        }
    }

    pub fn go_to(&mut self, x: f32, y: f32) -> &mut Path {
        self.at = (rounded(x), rounded(y));
        self.d.push('M');
        self.command = 'M';
        let (x, y) = self.at;
        self.number(x, true);
        self.number(y, false);
        self
    }

    /// A line, or a curve bent by one or two points before its end.
    pub fn draw(&mut self, command: char, points: &[(f32, f32)]) -> &mut Path {
        // What is said again need not be said.
        let again = self.command == command;
        if !again {
            self.d.push(command);
            self.command = command;
        }
        let from = self.at;
        for (n, &(x, y)) in points.iter().enumerate() {
            self.at = (rounded(x), rounded(y));
            self.number(self.at.0 - from.0, n == 0 && !again);
            self.number(self.at.1 - from.1, false);
        }
        self
    }

    pub fn close(&mut self) -> &mut Path {
        self.d.push('z');
        self.command = 'z';
        self
    }

    fn number(&mut self, value: i32, first: bool) {
        if value < 0 {
            self.d.push('-');
        } else if !first {
            self.d.push(' ');
        }
        crate::write::whole(&mut self.d, value.unsigned_abs());
    }
}

fn rounded(value: f32) -> i32 {
    value.round() as i32
}
