//! What somebody of a trade wears, carries and looks like. Pros have what their amateur lacks.

use super::face::{Brows, Clothes, Eyes, Eyewear, Face, Gear, Hat, Mark, Mouth, Tool};

/// The same person in the clothes of a character card.
pub(super) fn dress(face: Face, character: &str) -> Option<Face> {
    Some(match character {
        "angry-locksmith" => Face {
            brows: Brows::Angry,
            mouth: Mouth::Frown,
            clothes: Clothes::Overalls,
            tool: Tool::Keys,
            ..face
        },
        // Listens with eyes shut.
        "safecracker" => Face {
            eyes: Eyes::Shut,
            clothes: Clothes::Shirt,
            gear: Gear::Stethoscope,
            ..face
        },
        "demolitions-guy" => Face {
            mouth: Mouth::Grin,
            hat: Hat::Helmet,
            eyewear: Eyewear::Goggles,
            clothes: Clothes::Overalls,
            tool: Tool::Dynamite,
            ..face
        },
        "tunneler" => Face {
            hat: Hat::MinersLamp,
            mark: Mark::Smear,
            clothes: Clothes::Overalls,
            tool: Tool::Pickaxe,
            ..face
        },
        "thug" => Face {
            brows: Brows::Heavy,
            mouth: Mouth::Flat,
            clothes: Clothes::Vest,
            ..face
        },
        "bruiser" => Face {
            brows: Brows::Angry,
            mouth: Mouth::Gap,
            hat: Hat::Headband,
            mark: Mark::Plaster,
            clothes: Clothes::Vest,
            tool: Tool::Glove,
            ..face
        },
        "operative" => Face {
            eyes: Eyes::Narrow,
            mouth: Mouth::Flat,
            hat: Hat::Beret,
            clothes: Clothes::Turtleneck,
            gear: Gear::Earpiece,
            ..face
        },
        "street-urchin" => Face {
            brows: Brows::Raised,
            mouth: Mouth::Gap,
            clothes: Clothes::Scarf,
            ..face
        },
        "grifter" => Face {
            brows: Brows::OneUp,
            mouth: Mouth::Smirk,
            hat: Hat::Fedora,
            clothes: Clothes::Jacket,
            tool: Tool::Ace,
            ..face
        },
        "mastermind" => Face {
            eyewear: Eyewear::Round,
            clothes: Clothes::Suit,
            tool: Tool::Queen,
            ..face
        },
        "script-kiddie" => Face {
            clothes: Clothes::Hoodie,
            gear: Gear::Headphones,
            eyewear: Eyewear::Square,
            ..face
        },
        "hacktivist" => Face {
            brows: Brows::Angry,
            hat: Hat::Hood,
            eyewear: Eyewear::Bandana,
            clothes: Clothes::Hoodie,
            tool: Tool::Megaphone,
            ..face
        },
        "black-hat" => Face {
            mouth: Mouth::Smirk,
            hat: Hat::WideBrim,
            eyewear: Eyewear::Dark,
            clothes: Clothes::HighCollar,
            ..face
        },
        "burglar" => Face {
            hat: Hat::Beanie,
            clothes: Clothes::Stripes,
            ..face
        },
        "grease-man" => Face {
            mouth: Mouth::Grin,
            hat: Hat::Kerchief,
            eyewear: Eyewear::GogglesUp,
            mark: Mark::Smear,
            clothes: Clothes::Overalls,
            tool: Tool::Wrench,
            ..face
        },
        "ghost-runner" => Face {
            hat: Hat::Headband,
            eyewear: Eyewear::Visor,
            clothes: Clothes::HighCollar,
            ..face
        },
        "sewer-rat" => Face {
            hat: Hat::Bucket,
            mark: Mark::Smear,
            mouth: Mouth::Smirk,
            clothes: Clothes::HighCollar,
            tool: Tool::Rat,
            ..face
        },
        "lookout" => Face {
            eyes: Eyes::Wide,
            brows: Brows::Raised,
            clothes: Clothes::Jacket,
            gear: Gear::Binoculars,
            ..face
        },
        "watchman" => Face {
            hat: Hat::PeakedCap,
            clothes: Clothes::Uniform,
            tool: Tool::Lantern,
            ..face
        },
        "sentinel" => Face {
            mouth: Mouth::Flat,
            eyewear: Eyewear::NightVision,
            clothes: Clothes::Turtleneck,
            ..face
        },
        "inside-man" => Face {
            eyes: Eyes::Wink,
            mouth: Mouth::Smirk,
            clothes: Clothes::Suit,
            gear: Gear::Lanyard,
            tool: Tool::Keys,
            ..face
        },
        "pickpocket" => Face {
            clothes: Clothes::Scarf,
            tool: Tool::Watch,
            ..face
        },
        "con-artist" => Face {
            brows: Brows::OneUp,
            hat: Hat::Topper,
            clothes: Clothes::BowTie,
            tool: Tool::MaskOnStick,
            ..face
        },
        "thief" => Face {
            hat: Hat::Balaclava,
            clothes: Clothes::Turtleneck,
            tool: Tool::Torch,
            ..face
        },
        "shutter-bug" => Face {
            eyes: Eyes::Wink,
            clothes: Clothes::Jacket,
            gear: Gear::Camera,
            ..face
        },
        "technician" => Face {
            hat: Hat::BallCap,
            clothes: Clothes::Overalls,
            gear: Gear::Headset,
            tool: Tool::Screwdriver,
            ..face
        },
        "tinkerer" => Face {
            brows: Brows::Raised,
            mouth: Mouth::Grin,
            eyewear: Eyewear::Loupe,
            clothes: Clothes::BowTie,
            tool: Tool::Wrench,
            ..face
        },
        _ => return None,
    })
}
