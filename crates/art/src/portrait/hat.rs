//! Hats, and everything else that covers a head.

use super::face::Hat;
use super::pen::{BRASS, CLOTH, COAL, FINE, INK, LAMP, LEATHER, LINEN, RED, SHADE, Sketch};

/// What of the hair a hat leaves to be seen.
pub(super) fn hides_crown(hat: Hat) -> bool {
    !matches!(hat, Hat::None | Hat::Headband)
}

/// Hoods and balaclavas leave nothing.
pub(super) fn hides_all_hair(hat: Hat) -> bool {
    matches!(hat, Hat::Hood | Hat::Balaclava)
}

pub(super) fn draw(sketch: &mut Sketch, hat: Hat) {
    match hat {
        Hat::None => {}
        Hat::Beanie => {
            sketch.fill(COAL, "M17.5 23C16 10 23 5 32 5s16 5 14.5 18z");
            sketch.fill(CLOTH, "M18 18h28q2 0 2 3.5t-2 3.5H18q-2 0-2-3.5t2-3.5z");
            sketch.line(INK, FINE, "M22 19v5M27 19v5M32 19v5M37 19v5M42 19v5");
        }
        Hat::FlatCap => {
            sketch.fill(
                LEATHER,
                "M15 22C13 11 23 6 33 7c11 0 17 7 16 15-10-3-24-3-34 0z",
            );
            sketch.fill(
                COAL,
                "M17 21.5c9-3.5 22-3.5 30 0 4 1.5 4 4 2 5-10-3.5-24-3.5-34 0-1-2 0-4 2-5z",
            );
            sketch.light("M19 15c2-4 6-5 10-5");
        }
        Hat::Fedora => {
            sketch.fill(
                LEATHER,
                "M18 20C19 9 22 4 26 4c3 0 4 2 6 2s3-2 6-2c4 0 7 5 8 16h9\
             c1 3-2 5-6 5-11-3-23-3-34 0-4 0-7-2-6-5z",
            );
            sketch.fill(CLOTH, "M18.5 15h27v4h-27z");
            sketch.line(RED, FINE, "M43 17l4-9");
        }
        Hat::WideBrim => {
            sketch.fill(
                INK,
                "M4 19l15 1 1-15q12-4 24 0l1 15 15-1c0 5-8 7-13 7-10-2-20-2-30 0-5 0-13-2-13-7z",
            );
            sketch.fill(CLOTH, "M19 15h26v4H19z");
            sketch.light("M6 21c2 2 6 3 10 3");
        }
        Hat::Topper => {
            sketch.fill(
                COAL,
                "M12 19l8 1-1-18q13-4 26 0l-1 18 8-1c1 4-3 5-6 5-9-2-19-2-28 0-3 0-7-1-6-5z",
            );
            sketch.fill(CLOTH, "M20 14h24v5H20z");
            sketch.light("M22 4l1 8");
        }
        Hat::Helmet => {
            sketch.fill(
                BRASS,
                "M16 21C16 10 23 5 32 5s16 5 16 16l2 1q2 4-1 4H15q-3 0-1-4z",
            );
            sketch.line(LAMP, "6", "M32 6v9");
            sketch.line(INK, FINE, "M16 21.5h32");
        }
        Hat::MinersLamp => {
            sketch.fill(
                RED,
                "M16 21C16 10 23 5 32 5s16 5 16 16l2 1q2 4-1 4H15q-3 0-1-4z",
            );
            sketch.line(INK, FINE, "M16 21.5h32");
            sketch.line("#fd86", "17", "M32 13h0");
            sketch.line(LINEN, "9", "M32 13h0");
        }
        Hat::Beret => {
            sketch.fill(
                COAL,
                "M17 23c-6-2-7-7-2-11C21 6 32 5 41 7c9 1 13 7 10 11-2 3-6 3-9 3-9-2-17-1-25 2z",
            );
            sketch.line(BRASS, "4", "M40 15h0");
            sketch.line(COAL, FINE, "M35 6l2-2.5");
        }
        Hat::PeakedCap => {
            sketch.fill(CLOTH, "M14 12C21 3 43 3 50 12l-4 8H18z");
            sketch.fill(COAL, "M18 17q14-3 28 0l-.5 6q-13.5-3-27 0z");
            sketch.fill(INK, "M18 22.5q14-3.5 28 0 3 2.5 1 4-15-4-30 0-2-1.5 1-4z");
            sketch.fill(BRASS, "M32 8l3 2v4l-3 2.5L29 14v-4z");
        }
        Hat::BallCap => {
            sketch.fill(CLOTH, "M18 22C17 11 23 6.5 32 6.5S47 11 46 22q-14-4-28 0z");
            sketch.fill(
                COAL,
                "M17 21.5q14-6 30 0c5 2 6 5 4 6-9-5-24-6-33-2.5-1-1-2-2-1-3.5z",
            );
            sketch.line(COAL, FINE, "M32 7v10");
        }
        Hat::Bucket => {
            sketch.fill(
                BRASS,
                "M20 7q12-4 24 0l3 11 7 8c-3 1-6 1-8 0-9-3-19-3-28 0-2 1-5 1-8 0l7-8z",
            );
            sketch.line(INK, FINE, "M18 17h28");
        }
        Hat::Ranger => {
            sketch.fill(
                LEATHER,
                "M8 20l12-1c0-9 3-13 7-14l5-3 5 3c4 1 7 5 7 14l12 1q2 4-3 5-21-3-42 0-5-1-3-5z",
            );
            sketch.line(COAL, "3", "M21 18h22");
        }
        Hat::Hood => {
            sketch.line(
                CLOTH,
                "7",
                "M25 50c-5-5-8-11-8-20 0-11 4-18 15-18s15 7 15 18c0 9-3 15-8 20",
            );
            sketch.fill(
                SHADE,
                "M32 8c15 0 19 10 19 22 0 10-3 17-9 23l-3-3c4-5 6-11 6-20 0-10-4-16-13-16z",
            );
            sketch.light("M14 26c1-8 5-14 12-16.5");
        }
        Hat::Balaclava => {
            sketch.fill_with_holes(
                COAL,
                "M32 11C20 11 17 20 17 31c0 10 4 18 6 20h18c2-2 6-10 6-20 0-11-3-20-15-20z\
             M23 26h18q4 0 4 5t-4 4H23q-4 0-4-4t4-5zm5 14h8q2 0 2 2t-2 2h-8q-2 0-2-2t2-2z",
            );
            sketch.light("M19.5 22c1-5 4-8 8-9");
        }
        Hat::Headband => {
            sketch.fill(CLOTH, "M18 20q14-4 28 0v4.5q-14-4-28 0z");
            sketch.fill(CLOTH, "M45 20l11-3-3 4.5 4 3.5-12-1z");
        }
        Hat::Kerchief => {
            sketch.fill(CLOTH, "M18 23C17 12 23 8 32 8s15 4 14 15q-14-6-28 0z");
            sketch.fill(CLOTH, "M45 20l9-2-2 4 3 4-10-3z");
            sketch.line(INK, FINE, "M18.5 22.5q13.5-6 27 0");
        }
        Hat::Jester => {
            sketch.fill(RED, "M18 23C10 20 7 12 9 5c7 1 12 5 14 9z");
            sketch.fill(BRASS, "M46 23c8-3 11-11 9-18-7 1-12 5-14 9z");
            sketch.fill(CLOTH, "M18 23c0-9 6-16 14-21 8 5 14 12 14 21q-14-5-28 0z");
            sketch.line(LAMP, "4", "M9 5h0M55 5h0M32 2.5h0");
        }
    }
}
