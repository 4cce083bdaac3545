//! Small pictures made of letters.

/// A point and its interval on a line between two numbers, with a mark at a third: "··├──●──┤···|····".
pub struct Ruler {
    pub low: f64,
    pub high: f64,
    pub mark: Option<f64>,
    /// How many letters wide.
    pub wide: usize,
}

impl Ruler {
    pub fn draw(&self, value: f64, (from, to): (f64, f64)) -> String {
        let mut line = vec!['·'; self.wide];
        if let Some(mark) = self.mark {
            line[self.place(mark)] = '|';
        }
        let (first, last) = (self.place(from), self.place(to));
        for letter in &mut line[first..=last] {
            *letter = '─';
        }
        line[first] = '├';
        line[last] = '┤';
        line[self.place(value)] = '●';
        line.into_iter().collect()
    }

    fn place(&self, value: f64) -> usize {
        let span = self.high - self.low;
        let share = if span > 0.0 {
            (value - self.low) / span
        } else {
            0.5
        };
        let last = self.wide.max(1) - 1;
        (share.clamp(0.0, 1.0) * last as f64).round() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_and_the_mark_are_seen() {
        let ruler = Ruler {
            low: -1.0,
            high: 1.0,
            mark: Some(0.0),
            wide: 11,
        };
        assert_eq!(ruler.draw(0.6, (0.2, 1.0)), "·····|├─●─┤");
        assert_eq!(ruler.draw(0.0, (-9.0, 9.0)), "├────●────┤");
        assert_eq!(ruler.draw(f64::NAN, (0.0, 0.0)).chars().count(), 11);
    }
}
