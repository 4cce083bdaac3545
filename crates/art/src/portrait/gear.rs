//! What hangs from ears and neck.

use super::face::Gear;
use super::pen::{COAL, FINE, GLASS, INK, LEATHER, LINEN, RED, STEEL, Sketch};

pub(super) fn draw(sketch: &mut Sketch, gear: Gear) {
    match gear {
        Gear::None => {}
        Gear::Stethoscope => {
            sketch.line(
                STEEL,
                "2.5",
                "M18.5 34q-2 12 5 18 8 5 8.5 9M45.5 34q2 12-5 18-8 5-8.5 9",
            );
            sketch.line(STEEL, "9", "M32 62h0");
            sketch.line(LINEN, "4", "M32 62h0");
        }
        Gear::Headphones => {
            sketch.line(RED, "3", "M17.5 30C14 8 50 8 46.5 30");
            sketch.fill(
                RED,
                "M15 26h4.5v11H15q-2 0-2-5.5t2-5.5zM49 26h-4.5v11H49q2 0 2-5.5T49 26z",
            );
        }
        Gear::Headset => {
            sketch.line(COAL, "3", "M18 34q2 9 9 9.5");
            sketch.fill(
                COAL,
                "M15.5 26h4v9.5h-4q-1.5 0-1.5-4.7t1.5-4.8zM26 42h5v3.5h-5z",
            );
        }
        Gear::Earpiece => {
            sketch.line(STEEL, FINE, "M46.5 34q3 3 1 6t-1 6 1 6");
            sketch.line(INK, "5", "M46 32h0");
        }
        Gear::Binoculars => {
            sketch.line(LEATHER, FINE, "M22 50l5 9M42 50l-5 9");
            sketch.fill(
                COAL,
                "M23.5 57h7v10l-4-2.5q-3-2-3-7.5zM40.5 57h-7v10l4-2.5q3-2 3-7.5zM29 58.5h6v4h-6z",
            );
            sketch.fill(GLASS, "M24.5 57.5h5v2.5h-5zM34.5 57.5h5v2.5h-5z");
        }
        Gear::Camera => {
            sketch.line(LEATHER, FINE, "M21.5 51l2 6M42.5 51l-2 6");
            sketch.fill(COAL, "M22 56.5h5l2-2.5h6l2 2.5h5v6.5l-10 5.5-10-5.5z");
            sketch.line(STEEL, "10", "M32 61h0");
            sketch.line(GLASS, "6", "M32 61h0");
        }
        Gear::Lanyard => {
            sketch.line(RED, FINE, "M23 50l9 9 9-9");
            sketch.fill(LINEN, "M28 58h8v8l-4 2-4-2z");
            sketch.line(INK, FINE, "M30 64.5h4M32 61h0");
        }
        Gear::Number => {
            sketch.fill(LINEN, "M24 57.5h16V63l-8 4.5-8-4.5z");
            sketch.line(INK, FINE, "M27.5 59.5v3.5M31 59.5h2v3.5h-2zM36.5 59.5v3.5");
        }
    }
}
