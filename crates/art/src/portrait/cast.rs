//! Who everybody is: one person for each class of an edition, who grows from amateur to pro; people met on the way; the watch;
//! and the mice of HEIST.

use super::face::{
    Beard, Breed, Brows, Build, Clothes, Dye, Eyes, Eyewear, Face, Gear, Hair, Hat, Head, Mark,
    Mouth, Nose, Skin, Tool,
};

const PLAIN: Face = Face::PLAIN;

/// Whoever has this class in this edition, not yet dressed for the trade.
pub(super) fn person(edition: &str, class: &str) -> Option<Face> {
    Some(match (edition, class) {
        ("master-heist", "angry-locksmith") => Face {
            skin: Skin::Bronze,
            head: Head::Square,
            build: Build::Broad,
            hair: Hair::Bun,
            dye: Dye::Grey,
            mark: Mark::Lines,
            nose: Nose::Broad,
            cloth: "lock",
            ..PLAIN
        },
        ("master-heist", "thug") => Face {
            skin: Skin::Rose,
            head: Head::Square,
            build: Build::Huge,
            hair: Hair::Buzz,
            dye: Dye::Ginger,
            beard: Beard::Stubble,
            nose: Nose::Broken,
            cloth: "noise",
            ..PLAIN
        },
        ("master-heist", "street-urchin") => Face {
            skin: Skin::Umber,
            head: Head::Young,
            build: Build::Small,
            hair: Hair::Puffs,
            nose: Nose::Small,
            eyes: Eyes::Wide,
            cloth: "safe",
            ..PLAIN
        },
        ("master-heist", "script-kiddie") => Face {
            skin: Skin::Peach,
            build: Build::Slim,
            hair: Hair::Spikes,
            dye: Dye::Teal,
            nose: Nose::Small,
            cloth: "camera",
            ..PLAIN
        },
        ("master-heist", "burglar") => Face {
            skin: Skin::Olive,
            head: Head::Long,
            build: Build::Slim,
            beard: Beard::Goatee,
            nose: Nose::Hooked,
            cloth: "quiet",
            ..PLAIN
        },
        ("master-heist", "lookout") => Face {
            skin: Skin::Sand,
            hair: Hair::Hijab(Dye::Plum),
            eyes: Eyes::Lashes,
            cloth: "guard",
            ..PLAIN
        },
        ("master-heist", "pickpocket") => Face {
            skin: Skin::Peach,
            head: Head::Heart,
            build: Build::Slim,
            hair: Hair::Waves,
            dye: Dye::Auburn,
            nose: Nose::Small,
            eyes: Eyes::Lashes,
            mouth: Mouth::Lips,
            cloth: "now",
            ..PLAIN
        },
        ("master-heist", "shutter-bug") => Face {
            skin: Skin::Ebony,
            head: Head::Round,
            hair: Hair::Fringe,
            dye: Dye::White,
            beard: Beard::Full,
            nose: Nose::Broad,
            cloth: "noise",
            ..PLAIN
        },
        ("masters-of-the-heist", "angry-locksmith") => Face {
            skin: Skin::Sand,
            head: Head::Round,
            build: Build::Broad,
            hair: Hair::Bald,
            beard: Beard::Handlebar,
            nose: Nose::Broad,
            cloth: "lock",
            ..PLAIN
        },
        ("masters-of-the-heist", "thug") => Face {
            skin: Skin::Umber,
            head: Head::Square,
            build: Build::Huge,
            hair: Hair::Mohawk,
            dye: Dye::Pink,
            nose: Nose::Broad,
            cloth: "quiet",
            ..PLAIN
        },
        ("masters-of-the-heist", "street-urchin") => Face {
            skin: Skin::Rose,
            head: Head::Young,
            build: Build::Small,
            hair: Hair::Curls,
            dye: Dye::Ginger,
            nose: Nose::Small,
            mark: Mark::Freckles,
            cloth: "safe",
            ..PLAIN
        },
        ("masters-of-the-heist", "script-kiddie") => Face {
            skin: Skin::Bronze,
            head: Head::Heart,
            build: Build::Slim,
            hair: Hair::Braids,
            nose: Nose::Small,
            eyes: Eyes::Lashes,
            cloth: "idea",
            ..PLAIN
        },
        ("masters-of-the-heist", "burglar") => Face {
            skin: Skin::Peach,
            build: Build::Slim,
            hair: Hair::Bob,
            nose: Nose::Small,
            eyes: Eyes::Aside,
            cloth: "camera",
            ..PLAIN
        },
        ("masters-of-the-heist", "lookout") => Face {
            skin: Skin::Olive,
            head: Head::Long,
            hair: Hair::Turban(Dye::Saffron),
            dye: Dye::White,
            beard: Beard::Long,
            nose: Nose::Hooked,
            cloth: "guard",
            ..PLAIN
        },
        ("masters-of-the-heist", "pickpocket") => Face {
            skin: Skin::Bronze,
            build: Build::Slim,
            hair: Hair::Locs,
            nose: Nose::Broad,
            beard: Beard::Stubble,
            eyes: Eyes::Aside,
            cloth: "now",
            ..PLAIN
        },
        ("masters-of-the-heist", "shutter-bug") => Face {
            skin: Skin::Rose,
            head: Head::Round,
            hair: Hair::Curls,
            dye: Dye::White,
            nose: Nose::Small,
            mark: Mark::Lines,
            cloth: "noise",
            ..PLAIN
        },
        ("your-last-heist", "angry-locksmith") => Face {
            skin: Skin::Ebony,
            head: Head::Long,
            build: Build::Broad,
            hair: Hair::Buzz,
            nose: Nose::Broad,
            eyes: Eyes::Lashes,
            cloth: "lock",
            ..PLAIN
        },
        ("your-last-heist", "thug") => Face {
            skin: Skin::Olive,
            head: Head::Round,
            build: Build::Huge,
            hair: Hair::Bald,
            beard: Beard::Full,
            nose: Nose::Broken,
            cloth: "noise",
            ..PLAIN
        },
        ("your-last-heist", "street-urchin") => Face {
            skin: Skin::Peach,
            head: Head::Young,
            build: Build::Small,
            hair: Hair::Bob,
            nose: Nose::Small,
            mark: Mark::Plaster,
            cloth: "safe",
            ..PLAIN
        },
        ("your-last-heist", "script-kiddie") => Face {
            skin: Skin::Umber,
            build: Build::Slim,
            hair: Hair::Afro,
            nose: Nose::Broad,
            cloth: "camera",
            ..PLAIN
        },
        ("your-last-heist", "burglar") => Face {
            skin: Skin::Sand,
            head: Head::Heart,
            build: Build::Slim,
            hair: Hair::Tail,
            dye: Dye::Brown,
            nose: Nose::Small,
            eyes: Eyes::Lashes,
            cloth: "quiet",
            ..PLAIN
        },
        ("your-last-heist", "lookout") => Face {
            skin: Skin::Rose,
            head: Head::Long,
            build: Build::Slim,
            hair: Hair::Fringe,
            dye: Dye::White,
            beard: Beard::Handlebar,
            nose: Nose::Hooked,
            mark: Mark::Lines,
            cloth: "guard",
            ..PLAIN
        },
        ("your-last-heist-draft", "angry-locksmith") => Face {
            skin: Skin::Peach,
            head: Head::Heart,
            hair: Hair::Quiff,
            dye: Dye::Blond,
            beard: Beard::Stubble,
            cloth: "lock",
            ..PLAIN
        },
        ("your-last-heist-draft", "thug") => Face {
            skin: Skin::Sand,
            head: Head::Square,
            build: Build::Huge,
            hair: Hair::Braids,
            dye: Dye::Blond,
            mark: Mark::Scar,
            cloth: "idea",
            ..PLAIN
        },
        ("your-last-heist-draft", "street-urchin") => Face {
            skin: Skin::Bronze,
            head: Head::Young,
            build: Build::Small,
            hair: Hair::Spikes,
            nose: Nose::Small,
            eyes: Eyes::Wide,
            cloth: "safe",
            ..PLAIN
        },
        ("your-last-heist-draft", "script-kiddie") => Face {
            skin: Skin::Rose,
            head: Head::Round,
            hair: Hair::Long,
            dye: Dye::Pink,
            nose: Nose::Small,
            eyes: Eyes::Lashes,
            cloth: "camera",
            ..PLAIN
        },
        ("your-last-heist-draft", "burglar") => Face {
            skin: Skin::Ebony,
            build: Build::Slim,
            hair: Hair::Buzz,
            beard: Beard::Goatee,
            nose: Nose::Broad,
            cloth: "quiet",
            ..PLAIN
        },
        ("your-last-heist-draft", "lookout") => Face {
            skin: Skin::Umber,
            head: Head::Round,
            build: Build::Broad,
            hair: Hair::Curls,
            dye: Dye::Grey,
            nose: Nose::Broad,
            mark: Mark::Lines,
            cloth: "guard",
            ..PLAIN
        },
        _ => return None,
    })
}

/// Somebody met on the way, as calm as can be.
pub(super) fn npc(edition: &str, id: &str) -> Option<Face> {
    let dressed = match id {
        "prisoner" => Face {
            clothes: Clothes::Jumpsuit,
            gear: Gear::Number,
            mouth: Mouth::Flat,
            cloth: "noise",
            ..PLAIN
        },
        "hostage" => Face {
            clothes: Clothes::Suit,
            gear: Gear::None,
            brows: Brows::Worried,
            mouth: Mouth::Flat,
            cloth: "quiet",
            ..PLAIN
        },
        "guide" => Face {
            hat: Hat::Ranger,
            clothes: Clothes::Uniform,
            tool: Tool::Flag,
            cloth: "safe",
            ..PLAIN
        },
        _ => return None,
    };
    Some(match (edition, id) {
        ("master-heist", "prisoner") => Face {
            skin: Skin::Sand,
            hair: Hair::Tail,
            dye: Dye::Brown,
            build: Build::Slim,
            nose: Nose::Small,
            ..dressed
        },
        ("master-heist", "hostage") => Face {
            skin: Skin::Umber,
            hair: Hair::Fringe,
            dye: Dye::Grey,
            eyewear: Eyewear::Square,
            beard: Beard::Moustache,
            ..dressed
        },
        ("master-heist", "guide") => Face {
            skin: Skin::Rose,
            head: Head::Round,
            hair: Hair::Braids,
            dye: Dye::Ginger,
            nose: Nose::Small,
            mark: Mark::Freckles,
            ..dressed
        },
        ("masters-of-the-heist", "prisoner") => Face {
            skin: Skin::Rose,
            head: Head::Long,
            hair: Hair::Curls,
            dye: Dye::Brown,
            beard: Beard::Long,
            ..dressed
        },
        ("masters-of-the-heist", "hostage") => Face {
            skin: Skin::Olive,
            hair: Hair::Bob,
            dye: Dye::Auburn,
            head: Head::Heart,
            build: Build::Slim,
            nose: Nose::Small,
            gear: Gear::Lanyard,
            ..dressed
        },
        ("masters-of-the-heist", "guide") => Face {
            skin: Skin::Ebony,
            head: Head::Long,
            hair: Hair::Locs,
            nose: Nose::Broad,
            eyewear: Eyewear::Round,
            ..dressed
        },
        ("your-last-heist", "prisoner") => Face {
            skin: Skin::Bronze,
            head: Head::Round,
            hair: Hair::Fringe,
            dye: Dye::White,
            beard: Beard::Stubble,
            mark: Mark::Lines,
            ..dressed
        },
        _ => return None,
    })
}

/// The same face when nerves fail.
pub(super) fn panicked(face: Face) -> Face {
    Face {
        brows: Brows::Worried,
        eyes: Eyes::Wide,
        mouth: Mouth::Gasp,
        mark: Mark::Sweat,
        ..face
    }
}

const WATCH: Face = Face {
    brows: Brows::Heavy,
    mouth: Mouth::Flat,
    hat: Hat::PeakedCap,
    clothes: Clothes::Uniform,
    cloth: "guard",
    ..PLAIN
};

pub(super) const GUARD: Face = Face {
    skin: Skin::Peach,
    build: Build::Broad,
    dye: Dye::Brown,
    beard: Beard::Moustache,
    ..WATCH
};

pub(super) const TOUGH_GUARD: Face = Face {
    skin: Skin::Umber,
    head: Head::Square,
    build: Build::Huge,
    hair: Hair::Buzz,
    beard: Beard::Stubble,
    brows: Brows::Angry,
    eyes: Eyes::Narrow,
    nose: Nose::Broken,
    eyewear: Eyewear::None,
    mark: Mark::Scar,
    ..WATCH
};

/// The guard beside somebody who is led away.
pub(super) const ESCORT: Face = Face {
    skin: Skin::Sand,
    head: Head::Oval,
    hair: Hair::Bun,
    dye: Dye::Auburn,
    eyewear: Eyewear::Dark,
    gear: Gear::Earpiece,
    hat: Hat::None,
    clothes: Clothes::Suit,
    ..WATCH
};

pub(super) const DOG: Face = Face {
    breed: Breed::Shepherd,
    skin: Skin::Chestnut,
    clothes: Clothes::Spikes,
    build: Build::Middling,
    cloth: "guard",
    ..PLAIN
};

/// HEIST's watch are dogs; this one has the cap.
pub(super) const DOG_GUARD: Face = Face {
    breed: Breed::Mastiff,
    skin: Skin::Slate,
    hat: Hat::PeakedCap,
    clothes: Clothes::Uniform,
    build: Build::Huge,
    cloth: "guard",
    ..PLAIN
};

pub(super) const WATCHDOG: Face = Face {
    breed: Breed::Mastiff,
    skin: Skin::Cream,
    clothes: Clothes::Spikes,
    build: Build::Huge,
    cloth: "alarm",
    ..PLAIN
};

/// Who a player of HEIST is.
pub(super) fn mouse(identity: &str) -> Option<Face> {
    let mouse = Face {
        breed: Breed::Mouse,
        skin: Skin::Ash,
        build: Build::Slim,
        ..PLAIN
    };
    Some(match identity {
        "cat-burglar" => Face {
            skin: Skin::Slate,
            hat: Hat::Beanie,
            eyewear: Eyewear::EyeMask,
            clothes: Clothes::Stripes,
            cloth: "quiet",
            ..mouse
        },
        "circus-acrobat" => Face {
            hat: Hat::Headband,
            clothes: Clothes::Vest,
            tool: Tool::Balls,
            cloth: "noise",
            ..mouse
        },
        "confidence-artist" => Face {
            hat: Hat::Topper,
            eyewear: Eyewear::Monocle,
            clothes: Clothes::BowTie,
            cloth: "camera",
            ..mouse
        },
        "pick-pocket" => Face {
            skin: Skin::Chestnut,
            hat: Hat::FlatCap,
            clothes: Clothes::Scarf,
            tool: Tool::Watch,
            cloth: "lock",
            ..mouse
        },
        "smooth-criminal" => Face {
            skin: Skin::Slate,
            hat: Hat::Fedora,
            eyewear: Eyewear::Dark,
            clothes: Clothes::Suit,
            cloth: "guard",
            ..mouse
        },
        "safe-cracker" => Face {
            skin: Skin::Cream,
            eyewear: Eyewear::Round,
            clothes: Clothes::Shirt,
            gear: Gear::Stethoscope,
            cloth: "safe",
            ..mouse
        },
        "jack-of-all" => Face {
            skin: Skin::Chestnut,
            hat: Hat::Jester,
            clothes: Clothes::Hoodie,
            tool: Tool::Ace,
            cloth: "camera",
            ..mouse
        },
        _ => return None,
    })
}
