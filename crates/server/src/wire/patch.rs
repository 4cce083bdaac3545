//! A text as what became of the text before: pieces of it, and what is new between them. Of a large fragment little changes
//! with a command, and only that is sent.

use serde::Serialize;

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum PatchPiece<'a> {
    /// So much of the text before, from there on. Both count UTF-16 units, as scripts do.
    Old(usize, usize),
    New(&'a str),
}

/// A piece shorter than this, in bytes, is not worth pointing at.
const SHORT: usize = 24;
/// What lies between the beginning and the end that stayed is sent as it is up to this size, in bytes; beyond it, pieces of
/// the text before are looked for in it.
const MIDDLE: usize = 160;

/// PatchWriter that make `now` out of `before`; none where the whole text would be about as short.
pub fn patch<'a>(before: &str, now: &'a str) -> Option<Vec<PatchPiece<'a>>> {
    let begin = common(before, now);
    let end = common_end(&before[begin..], &now[begin..]);
    let mut pieces = PatchWriter::new(before, now);
    let last = now.len() - end;
    if begin >= SHORT {
        pieces.copy(0, 0, begin);
    }
    if last - begin > MIDDLE {
        let elements = Elements::of(before);
        let mut at = next_start(now, pieces.told.max(1));
        while at < last {
            let found = elements.find(element(now, at), pieces.copied);
            let same = found.map_or(0, |from| common(&before[from..], &now[at..last]));
            at = match found.filter(|_| same >= SHORT) {
                Some(from) => {
                    pieces.copy(from, at, same);
                    next_start(now, at + same)
                }
                None => next_start(now, at + 1),
            };
        }
    }
    if end >= SHORT {
        pieces.copy(before.len() - end, last, end);
    }
    pieces.finish()
}

/// A patch under construction.
struct PatchWriter<'a, 'b> {
    before: &'b str,
    now: &'a str,
    pieces: Vec<PatchPiece<'a>>,
    /// So far `now` is told.
    told: usize,
    /// What comes next in it was probably from there on.
    copied: usize,
    /// Bytes that are new.
    fresh: usize,
    /// A place in the text before, and how many units there are before it.
    counted: (usize, usize),
}

impl<'a, 'b> PatchWriter<'a, 'b> {
    fn new(before: &'b str, now: &'a str) -> PatchWriter<'a, 'b> {
        PatchWriter {
            before,
            now,
            pieces: Vec::new(),
            told: 0,
            copied: 0,
            fresh: 0,
            counted: (0, 0),
        }
    }

    /// Tells everything up to `at` as new, and from there so much as a piece of the text before.
    fn copy(&mut self, from: usize, at: usize, same: usize) {
        self.fresh_until(at);
        let start = self.units_before(from);
        let end = self.units_before(from + same);
        self.pieces.push(PatchPiece::Old(start, end - start));
        (self.told, self.copied) = (at + same, from + same);
    }

    fn fresh_until(&mut self, at: usize) {
        if self.told < at {
            self.fresh += at - self.told;
            self.pieces.push(PatchPiece::New(&self.now[self.told..at]));
            self.told = at;
        }
    }

    /// PatchWriter mostly follow each other, so counting goes on where it was.
    fn units_before(&mut self, at: usize) -> usize {
        let (place, count) = self.counted;
        let count = if place <= at {
            count + units(&self.before[place..at])
        } else {
            units(&self.before[..at])
        };
        self.counted = (at, count);
        count
    }

    fn finish(mut self) -> Option<Vec<PatchPiece<'a>>> {
        self.fresh_until(self.now.len());
        let size = self.fresh + 12 * self.pieces.len();
        (size * 4 < self.now.len() * 3).then_some(self.pieces)
    }
}

/// Where the elements of a text begin, in the order of their hashes.
struct Elements(Vec<(u64, usize)>);

impl Elements {
    fn of(html: &str) -> Elements {
        let mut elements = Vec::with_capacity(html.len() / 32);
        let mut at = next_start(html, 0);
        while at < html.len() {
            let next = next_start(html, at + 1);
            elements.push((hash(&html[at..next]), at));
            at = next;
        }
        elements.sort_unstable();
        Elements(elements)
    }

    /// Where such an element begins, if possible from there on.
    fn find(&self, element: &str, from: usize) -> Option<usize> {
        let hash = hash(element);
        let at = |from| {
            let next = self.0.partition_point(|&entry| entry < (hash, from));
            self.0.get(next).filter(|(found, _)| *found == hash)
        };
        at(from).or_else(|| at(0)).map(|&(_, at)| at)
    }
}

/// Quick, and good enough: whether two elements are the same is seen when they are compared.
fn hash(element: &str) -> u64 {
    let mix =
        |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    let (words, rest) = element.as_bytes().as_chunks::<8>();
    let hash = words
        .iter()
        .fold(0, |hash, word| mix(hash, u64::from_le_bytes(*word)));
    rest.iter()
        .fold(hash, |hash, byte| mix(hash, u64::from(*byte)))
}

/// Where the next element begins, from there on.
fn next_start(html: &str, from: usize) -> usize {
    let bytes = html.as_bytes();
    let mut at = from;
    while let Some(ahead) = bytes.get(at..).and_then(|rest| memchr::memchr(b'<', rest)) {
        at += ahead;
        if bytes.get(at + 1) != Some(&b'/') {
            return at;
        }
        at += 1;
    }
    html.len()
}

/// An element as far as its own text goes: to the next one's beginning.
fn element(html: &str, at: usize) -> &str {
    &html[at..next_start(html, at + 1)]
}

/// How far two texts are the same, in bytes.
fn common(one: &str, two: &str) -> usize {
    let (a, b) = (one.as_bytes(), two.as_bytes());
    let words = a.chunks_exact(16).zip(b.chunks_exact(16));
    let words = words.take_while(|(a, b)| a == b).count() * 16;
    let rest = a[words..].iter().zip(&b[words..]);
    let mut same = words + rest.take_while(|(a, b)| a == b).count();
    while !two.is_char_boundary(same) || !one.is_char_boundary(same) {
        same -= 1;
    }
    same
}

/// How far two texts end the same, in bytes.
fn common_end(one: &str, two: &str) -> usize {
    let (a, b) = (one.as_bytes(), two.as_bytes());
    let words = a.rchunks_exact(16).zip(b.rchunks_exact(16));
    let words = words.take_while(|(a, b)| a == b).count() * 16;
    let rest = a[..a.len() - words].iter().rev();
    let rest = rest.zip(b[..b.len() - words].iter().rev());
    let mut same = words + rest.take_while(|(a, b)| a == b).count();
    while !two.is_char_boundary(two.len() - same) || !one.is_char_boundary(one.len() - same) {
        same -= 1;
    }
    same
}

/// The length of a text in UTF-16 units.
fn units(text: &str) -> usize {
    // One for each letter, and one more for those of four bytes. So few bytes never make more than a byte can count, and
    // are counted many at a time.
    let chunks = text.as_bytes().chunks(96);
    let count = |byte: &u8| u8::from(byte & 0xC0 != 0x80) + u8::from(*byte >= 0xF0);
    let counts = chunks.map(|chunk| chunk.iter().map(count).sum::<u8>());
    counts.map(usize::from).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::FastDealer;

    /// What a page makes of a patch.
    fn applied(before: &str, pieces: &[PatchPiece]) -> String {
        let before: Vec<u16> = before.encode_utf16().collect();
        let text = pieces.iter().map(|piece| match *piece {
            PatchPiece::Old(from, length) => {
                String::from_utf16(&before[from..from + length]).expect("whole letters")
            }
            PatchPiece::New(text) => text.to_owned(),
        });
        text.collect()
    }

    #[test]
    fn little_is_sent_of_what_changed_little() {
        let row =
            |n: u32, word: &str| format!("<li class=\"offer\"><b>{n}</b> {word} — for 2k</li>");
        let list = |rows: [&str; 4]| -> String {
            let rows = (0..).zip(rows).map(|(n, word)| row(n, word));
            format!("<ul id=\"you0\">{}</ul>", rows.collect::<String>())
        };
        let before = list(["crack", "move", "subdue", "wait"]);
        let now = list(["crack", "run", "subdue", "wait"]);
        let pieces = patch(&before, &now).expect("a patch");
        assert_eq!(applied(&before, &pieces), now);
        assert!(pieces.len() <= 3, "{pieces:?}");
        assert_eq!(patch(&before, "<p>Something else</p>"), None);
        assert_eq!(patch("", &now), None);
        assert_eq!(patch(&now, ""), None);
    }

    /// Elements put together at random, with letters of every width, come out as they went in.
    #[test]
    fn patches_make_the_text_they_were_made_from() {
        const ELEMENTS: [&str; 7] = [
            "<b>one</b>",
            "<i title=\"— a longer element, which is worth a pointer\">×2</i>",
            "<p>🗝 a key, and a clef 𝄞</p>",
            "<p>🗝 a key, and a clef 𝄢</p>",
            "<svg class=\"icon\" viewBox=\"0 0 24 24\"><use href=\"#i-lock\"/></svg>",
            "é",
            "",
        ];
        let mut luck = FastDealer::new(11);
        let mut patched = 0;
        let text = |luck: &mut FastDealer| -> String {
            let pick = |luck: &mut FastDealer| ELEMENTS[luck.below(7) as usize];
            (0..luck.below(30)).map(|_| pick(luck)).collect()
        };
        for _ in 0..2_000 {
            let (before, now) = (text(&mut luck), text(&mut luck));
            if let Some(pieces) = patch(&before, &now) {
                assert_eq!(applied(&before, &pieces), now, "from {before}");
                patched += 1;
            }
        }
        assert!(patched > 200, "{patched}");
    }
}
