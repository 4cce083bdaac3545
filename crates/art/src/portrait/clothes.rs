//! What is worn on the shoulders.

use super::face::{Clothes, Face};
use super::pen::{BRASS, CLOTH, COAL, FINE, INK, LEATHER, LINEN, RED, STEEL, Sketch};

pub(super) fn draw(sketch: &mut Sketch, face: &Face) {
    match face.clothes {
        Clothes::Shirt => {
            sketch.fill(
                LINEN,
                "M25 47.5l7 9-5.5 4.5-5-9.5zM39 47.5l-7 9 5.5 4.5 5-9.5z",
            );
        }
        Clothes::Vest => {
            sketch.fill(
                face.skin.colour(),
                "M21 51.5q3-2 5-3 6 5 12 0 2 1 5 3 0 12-11 12t-11-12z",
            );
            sketch.line(LINEN, FINE, "M21 51.5q0 12 11 12t11-12");
        }
        Clothes::Overalls => {
            sketch.fill(LINEN, "M22 50l3 9h14l3-9q-10 11-20 0z");
            sketch.line(BRASS, FINE, "M24 60h0M40 60h0");
        }
        Clothes::Hoodie => {
            sketch.line(CLOTH, "5", "M22 50q0 8 10 8t10-8");
            sketch.line(INK, FINE, "M20.5 52q2 9 11.5 9t11.5-9");
            sketch.line(LINEN, FINE, "M28.5 60v5M35.5 60v5");
        }
        Clothes::Stripes => {
            sketch.line(
                LINEN,
                "3",
                "M19 54q13 7 26 0M16 59q16 8 32 0M24 65q8 3 16 0",
            );
        }
        Clothes::Turtleneck => {
            sketch.fill(CLOTH, "M24.5 45.5q7.5 5 15 0l1.5 6q-9 6-18 0z");
            sketch.line(INK, FINE, "M23.5 51.5q8.5 5.5 17 0");
        }
        Clothes::Suit => {
            sketch.fill(LINEN, "M25 48l7 17 7-17-7 6z");
            sketch.fill(COAL, "M32 55l2 2-1 2 1 6-2 3-2-3 1-6-1-2z");
            sketch.fill(
                "#2139",
                "M24 48l8 21-10-6 1-5-3-1zM40 48l-8 21 10-6-1-5 3-1z",
            );
        }
        Clothes::BowTie => {
            sketch.fill(LINEN, "M24 48l8 20 8-20q-8 6-16 0z");
            sketch.fill(RED, "M26 52v7l12-7v7z");
            sketch.line(INK, FINE, "M32 60h0M32 64h0");
        }
        Clothes::Scarf => {
            sketch.fill(RED, "M22 47q10 6 20 0l1 6q-6 4-12 4l-2 8-6-3 2-7-4-2z");
            sketch.line(LINEN, FINE, "M22 51q10 6 20 0M24 60l6 2");
        }
        Clothes::Uniform => {
            sketch.fill(COAL, "M24.5 47.5q7.5 6 15 0l1.5 5.5-9 4.5-9-4.5z");
            sketch.line(BRASS, "1.7", "M32 60h0M32 64.5h0M15 56l5-2.5M49 56l-5-2.5");
        }
        Clothes::Jacket => {
            sketch.fill(LINEN, "M25 48q7 6 14 0l-4 19-3 2-3-2z");
            sketch.fill(LEATHER, "M25 47l5 18-8-4-4-9zM39 47l-5 18 8-4 4-9z");
        }
        Clothes::HighCollar => {
            sketch.fill(CLOTH, "M22.5 43q9.5 8 19 0l1.5 10q-11 6-22 0z");
            sketch.line(INK, FINE, "M32 47.5V67M22.5 44q9.5 8 19 0");
        }
        Clothes::Jumpsuit => {
            sketch.fill(
                "#e73",
                "M24.5 48.5 32 60l7.5-11.5 4 2-5 14.5-6.5 3.5-6.5-3.5-5-14.5z",
            );
        }
        Clothes::Spikes => {
            sketch.fill(COAL, "M21 47q11 8 22 0l1 5.5q-12 8-24 0z");
            sketch.fill(
                STEEL,
                "M24 53l1 5 2-3.6zM30.500 56l1.500 5 1.500-5zM40 53l-1 5-2-3.6z",
            );
        }
    }
}
