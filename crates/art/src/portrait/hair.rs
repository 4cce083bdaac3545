//! Hair: what hangs behind the head, and what lies upon it.

use super::face::{Dye, Hair, Hat};
use super::hat::{hides_all_hair, hides_crown};
use super::pen::Sketch;

impl Dye {
    pub(super) fn colour(self) -> &'static str {
        match self {
            Dye::Black => "#223",
            Dye::Brown => "#421",
            Dye::Auburn => "#832",
            Dye::Ginger => "#c62",
            Dye::Blond => "#db5",
            Dye::Grey => "#899",
            Dye::White => "#ddd",
            Dye::Pink => "#d59",
            Dye::Teal => "#299",
            Dye::Plum => "#647",
            Dye::Saffron => "#d82",
        }
    }
}

impl Hair {
    pub(super) fn hides_ears(self) -> bool {
        matches!(
            self,
            Hair::Bob | Hair::Long | Hair::Waves | Hair::Locs | Hair::Hijab(_) | Hair::Afro
        )
    }
}

/// Behind head and shoulders.
pub(super) fn draw_behind(sketch: &mut Sketch, hair: Hair, dye: Dye, hat: Hat) {
    if hides_all_hair(hat) {
        return;
    }
    let colour = dye.colour();
    let capped = hides_crown(hat);
    match hair {
        Hair::Afro if capped => sketch.line(colour, "27", "M24 30h16"),
        Hair::Afro => sketch.line(colour, "42", "M32 24h0"),
        Hair::Puffs => sketch.line(colour, "17", "M15 15h0M49 15h0"),
        Hair::Bob => sketch.fill(
            colour,
            "M14.5 43C11 20 18 10 32 10s21 10 17.5 33c-4 3-9 2-11 0h-13c-2 2-7 3-11 0z",
        ),
        Hair::Long => sketch.fill(
            colour,
            "M12 55C15 40 10 9 32 9s17 31 20 46c-5 3-11 1-13-3H25c-2 4-8 6-13 3z",
        ),
        Hair::Waves => sketch.fill(
            colour,
            "M14 48c-5-5 0-9-2-15C10 20 18 9 32 9s22 11 20 24c-2 6 3 10-2 15-4 4-9 2-11-2\
             H25c-2 4-7 6-11 2z",
        ),
        Hair::Tail => sketch.fill(
            colour,
            "M42 12c9-4 15 4 13 13-1 8-4 10-1 18-8-2-12-9-10-18z",
        ),
        Hair::Bun if !capped => sketch.line(colour, "15", "M32 8h0"),
        Hair::Bun => {}
        Hair::Braids => sketch.line(
            colour,
            "5",
            "M19 26c-4 8-4 14-3 20M16.5 46c-1 4 0 6 1 9M45 26c4 8 4 14 3 20M47.5 46\
             c1 4 0 6-1 9",
        ),
        Hair::Locs => sketch.line(
            colour,
            "4.4",
            "M20 18c-6 8-5 18-5 30M21 26c-2 8-1 16-1 26M44 18c6 8 5 18 5 30M43 26\
             c2 8 1 16 1 26",
        ),
        _ => {}
    }
}

/// On the head, over the face.
pub(super) fn draw(sketch: &mut Sketch, hair: Hair, dye: Dye, hat: Hat) {
    if hides_all_hair(hat) {
        return;
    }
    let colour = dye.colour();
    match hair {
        // Worn under whatever goes on top of it.
        Hair::Hijab(cloth) => {
            sketch.fill_with_holes(
                cloth.colour(),
                "M32 8C17 8 14 19 15 32\
             c.6 9 4 14 7 16-4 2-6 4-7 7 12 6 22 6 34 0-1-3-3-5-7-7 3-2 6.4-7 7-16 1-13-2-24-17-24\
             zm0 9c8 0 11.5 5 11.5 13.5S39 46 32 46s-11.5-7-11.5-15.5S24 17 32 17z",
            );
            sketch.light("M17.5 26c0-7 3-12 9-14");
            return;
        }
        Hair::Turban(cloth) => {
            sketch.fill(
                cloth.colour(),
                "M16.5 26C12 12 20 4 32 4s20 8 15.5 22C44 20 39 16.5 32 16.5S20 20 16.5 26z",
            );
            sketch.light("M17 17C22 11 28 8 38 7M18 22c6-7 14-10 25-10M32 16.5c4-2 9-3 14-2");
            return;
        }
        _ => {}
    }
    if hides_crown(hat) {
        match hair {
            Hair::Bald | Hair::Buzz | Hair::Mohawk => {}
            // A little of it shows at the temples.
            _ => sketch.line(colour, "3", "M20 23v6M44 23v6"),
        }
        return;
    }
    let d = match hair {
        Hair::Bald | Hair::Hijab(_) | Hair::Turban(_) => return,
        Hair::Fringe => {
            "M18.5 33c-5-3-4-12 1-16 1 5 0 10 1 15zM45.5 33c5-3 4-12-1-16-1 5 0 10-1 15z"
        }
        Hair::Buzz => {
            "M18.7 28C17 17 23 12.5 32 12.5S47 17 45.3 28C44.5 22 41 19.5 32 19.5\
             S19.5 22 18.7 28z"
        }
        Hair::Crop => {
            "M18.3 29C14.5 15 23 8 34 9\
             c11-1 15 8 11.7 20-1-5-2-7-4-9-7 2-13 1-18-2-3 3-4.5 6-5.4 11z"
        }
        Hair::Quiff => {
            "M18.3 29C17 23 16.5 18 20 15\
             c-1-8 10-13 20-10 7 1 8 8 5 11 2 3 2 8 .7 13-1-5-2-8-4-10-6 1-12 0-17-2-3 3-5 7-6.4 12\
             z"
        }
        Hair::Spikes => {
            "M18.3 29c-2-4-2-7-1-9\
             l-4-2 5-3-2-5 6 2 2-6 4 4 5-6 2 6 6-4 .5 6 5.5-1-2 5 4 2-4 3\
             c1 3 1 5 .4 8-1-4-2-6-4-8-6 2-13 1-18-1-3 2-4.5 5-5.4 9z"
        }
        Hair::Curls => {
            sketch.line(colour, "11", "M20 25v-5M24 15h0M32 12h0M40 15h0M44 20v5");
            return;
        }
        Hair::Afro | Hair::Puffs => {
            "M18.3 28C17 16 24 12 32 12s15 4 13.7 16c-2-6-5-8.5-13.7-8.5S20.3 22 18.3 28z"
        }
        Hair::Mohawk => "M26.5 20C24 9 26 2 31 0c7 1 9 10 6.5 20-3.5-2-7.5-2-11 0z",
        Hair::Bob => {
            "M17.5 33C16 17 22 11 32 11s16 6 14.5 22\
             c-1-5-2-8-3-10-7 2-16 2-23 0-1 2-2 5-3 10z"
        }
        Hair::Long => "M32 13c-3 7-10 8-14 19C15 17 23 10 32 10s17 7 14 22c-4-11-11-12-14-19z",
        Hair::Waves => {
            "M17.5 32C15 16 24 10 33 10\
             c9 0 15 7 13.5 22-2-6-4-9-7-12-5 4-14 4-18 3-2 2-3 5-4 9z"
        }
        Hair::Tail | Hair::Bun => {
            "M18.3 28C16 16 23 10.5 32 10.5S48 16 45.7 28C43 20 39 16.5 32 16.5\
             S21 20 18.3 28z"
        }
        Hair::Braids | Hair::Locs => {
            "M32 12.5c-3 5-9 7-14 17C15 16 23 9.5 32 9.5S49 16 46 29.5c-5-10-11-12-14-17z"
        }
    };
    sketch.fill(colour, d);
}
