//! What somebody holds up beside the face, and the hand that holds it.

use super::face::{Face, Tool};
use super::pen::{BRASS, COAL, FINE, INK, LAMP, LEATHER, LINEN, RED, STEEL, Sketch};

const HAND: &str = "M48 53h6q3 0 2 4l-1 3-5 3q-5-1-5-6 0-4 3-4z";

pub(super) fn draw(sketch: &mut Sketch, face: &Face) {
    match face.tool {
        Tool::None => return,
        Tool::Keys => {
            sketch.line(BRASS, "3", "M51 35a4 4 0 1 0 .1 0M51 43v13M51 49h3M51 53h3");
        }
        Tool::Dynamite => {
            sketch.fill(RED, "M48 40h6v15h-6z");
            sketch.line(LINEN, FINE, "M48 44h6M48 50h6");
            sketch.line(LEATHER, FINE, "M51 40q0-4 3-5");
            sketch.line(LAMP, "3", "M54.5 34.5h0M54.5 31v.01M57.5 33v.01");
        }
        Tool::Pickaxe => {
            sketch.line(LEATHER, "3", "M50 57V38");
            sketch.line(STEEL, "3", "M42.5 42.5Q50 33 58 43");
        }
        Tool::Glove => {
            sketch.fill(RED, "M45 47q0-6 7-6t7.5 6.5q.5 5-2.5 8l-5.5 4-5-1.5z");
            sketch.line(INK, FINE, "M48 48q-2.5 4 1 6M47 58l5.5 1.5");
            return;
        }
        Tool::Ace => {
            sketch.fill(LINEN, "M46.5 38l10 2-2.5 15-10-2z");
            sketch.fill(RED, "M51 43.5l2.6 4.2-4 3.3-2-4.6z");
        }
        Tool::Queen => {
            sketch.fill(
                LINEN,
                "M46.5 38l2.5 3 2-4 2 4 2.5-3-1 6.5 1.5 10h-10l1.5-10z",
            );
            sketch.line(INK, FINE, "M47.5 44.5h7");
            sketch.line(BRASS, FINE, "M51 36h0");
        }
        Tool::MaskOnStick => {
            sketch.line(LEATHER, FINE, "M51 58V40");
            sketch.fill(
                BRASS,
                "M42.5 35q4.5-2 8.5.5 4-2.5 8.5-.5-.5 7-5 7-2 0-3.5-2-1.5 2-3.5 2-4.5 0-5-7z",
            );
            sketch.line(INK, FINE, "M46.8 37.5h.8M54.4 37.5h.8");
        }
        Tool::Wrench => {
            sketch.line(STEEL, "3", "M51 57V45");
            sketch.line(STEEL, "3", "M47.8 37v3.5q0 3 3.2 3t3.2-3V37");
        }
        Tool::Screwdriver => {
            sketch.line(STEEL, FINE, "M51 47V35.5");
            sketch.fill(BRASS, "M48.5 45.5h5V56h-5z");
        }
        Tool::Lantern => {
            sketch.line(COAL, FINE, "M47.5 44v-2q0-4 3.5-4t3.5 4v2");
            sketch.line("#fd86", "16", "M51 49h0");
            sketch.fill(LAMP, "M47.5 44.5h7v9h-7z");
            sketch.line(COAL, FINE, "M46 44h10M46.5 54h9M51 45v8.5");
            return;
        }
        Tool::Torch => {
            sketch.fill("#7df", "M51 30q4.5 6 3.5 10t-3.5 4-3.5-4T51 30z");
            sketch.fill(LINEN, "M51 36q2 3 1.5 5t-1.5 2-1.5-2T51 36z");
            sketch.fill(COAL, "M48.8 43.5h4.4V56h-4.4z");
        }
        Tool::Watch => {
            sketch.line(BRASS, FINE, "M51 56q-4-5 0-8M51 35v-1");
            sketch.line(BRASS, "12", "M51 42h0");
            sketch.line(LINEN, "8", "M51 42h0");
            sketch.line(INK, FINE, "M51 40v2l2 1");
        }
        Tool::Rat => {
            sketch.fill(
                "#778",
                "M42 54q0-8 7-9 1-3 3-2.5l.5 2q4 1.5 5 5.5-1.5 2-4 2-1 3-4.5 4z",
            );
            sketch.line(INK, FINE, "M54 47.5h0M57.5 50h0");
            sketch.line("#c88", FINE, "M43 53q-5 0-5 5");
            return;
        }
        Tool::Flag => {
            sketch.line(STEEL, FINE, "M51 57V32");
            sketch.fill(RED, "M51.5 32q4 2 8 0l-1 4.5 1 4.5q-4 2-8 0z");
        }
        Tool::Megaphone => {
            sketch.fill(LINEN, "M44 44l12-7v16l-12-5z");
            sketch.fill(RED, "M55 36h3v18h-3z");
            sketch.line(COAL, "3", "M48.5 49.5V56");
        }
        Tool::Balls => {
            sketch.line(RED, "6", "M51 48h0");
            sketch.line(BRASS, "6", "M58 42h0");
            sketch.line(LINEN, "6", "M54 33h0");
        }
    }
    sketch.fill(face.skin.colour(), HAND);
}
