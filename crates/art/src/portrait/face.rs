//! What somebody looks like, as plain data. Everything a portrait shows is one of these words.

/// Head and shoulders of somebody, feature by feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Face {
    pub breed: Breed,
    // What one is born with, and what the years make of it.
    pub skin: Skin,
    pub head: Head,
    pub build: Build,
    pub hair: Hair,
    pub dye: Dye,
    pub beard: Beard,
    pub nose: Nose,
    pub mark: Mark,
    // How one looks at the world.
    pub brows: Brows,
    pub eyes: Eyes,
    pub mouth: Mouth,
    // What one wears and carries.
    pub hat: Hat,
    pub eyewear: Eyewear,
    pub clothes: Clothes,
    pub gear: Gear,
    pub tool: Tool,
    /// The colour of the clothes where no seat lends its own: a name of the theme.
    pub cloth: &'static str,
}

impl Face {
    /// Nobody in particular, to begin a description with.
    pub const PLAIN: Face = Face {
        breed: Breed::Human,
        skin: Skin::Sand,
        head: Head::Oval,
        build: Build::Middling,
        hair: Hair::Crop,
        dye: Dye::Black,
        beard: Beard::None,
        nose: Nose::Straight,
        mark: Mark::None,
        brows: Brows::Calm,
        eyes: Eyes::Open,
        mouth: Mouth::Smile,
        hat: Hat::None,
        eyewear: Eyewear::None,
        clothes: Clothes::Shirt,
        gear: Gear::None,
        tool: Tool::None,
        cloth: "quiet",
    };
}

/// What kind of being it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breed {
    Human,
    Mouse,
    /// Ears up.
    Shepherd,
    /// Ears down, cheeks down.
    Mastiff,
}

/// The colour of skin, or of fur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Skin {
    Rose,
    Peach,
    Sand,
    Olive,
    Bronze,
    Umber,
    Ebony,
    Ash,
    Slate,
    Chestnut,
    Cream,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Head {
    Oval,
    Round,
    Square,
    Long,
    Heart,
    /// A child's: wide above, small below.
    Young,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Build {
    Small,
    Slim,
    Middling,
    Broad,
    Huge,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hair {
    Bald,
    /// Only above the ears.
    Fringe,
    Buzz,
    Crop,
    Quiff,
    Spikes,
    Curls,
    Afro,
    Puffs,
    Mohawk,
    Bob,
    Long,
    Waves,
    Tail,
    Bun,
    Braids,
    Locs,
    Hijab(Dye),
    Turban(Dye),
}

/// The colour of hair, or of the cloth over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dye {
    Black,
    Brown,
    Auburn,
    Ginger,
    Blond,
    Grey,
    White,
    Pink,
    Teal,
    Plum,
    Saffron,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beard {
    None,
    Stubble,
    Moustache,
    Handlebar,
    Goatee,
    Full,
    Long,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nose {
    Straight,
    Small,
    Broad,
    Hooked,
    Broken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    Freckles,
    Lines,
    Scar,
    Plaster,
    Smear,
    Sweat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Brows {
    Calm,
    Angry,
    Raised,
    Worried,
    OneUp,
    Heavy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eyes {
    Open,
    Wide,
    Narrow,
    Shut,
    Lashes,
    Wink,
    Aside,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mouth {
    Smile,
    Smirk,
    Grin,
    Gap,
    Flat,
    Frown,
    Gasp,
    Lips,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hat {
    None,
    Beanie,
    FlatCap,
    Fedora,
    /// Wide, black, and low over the eyes.
    WideBrim,
    Topper,
    Helmet,
    MinersLamp,
    Beret,
    PeakedCap,
    BallCap,
    Bucket,
    Ranger,
    Hood,
    Balaclava,
    Headband,
    Kerchief,
    Jester,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eyewear {
    None,
    Round,
    Square,
    Dark,
    Visor,
    Monocle,
    Loupe,
    Goggles,
    /// Pushed up to the forehead.
    GogglesUp,
    NightVision,
    EyeMask,
    /// Over mouth and nose.
    Bandana,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clothes {
    Shirt,
    Vest,
    Overalls,
    Hoodie,
    Stripes,
    Turtleneck,
    Suit,
    BowTie,
    Scarf,
    Uniform,
    Jacket,
    HighCollar,
    Jumpsuit,
    Spikes,
}

/// What hangs from ears and neck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gear {
    None,
    Stethoscope,
    Headphones,
    Headset,
    Earpiece,
    Binoculars,
    Camera,
    Lanyard,
    Number,
}

/// What one holds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    None,
    Keys,
    Dynamite,
    Pickaxe,
    Glove,
    Ace,
    Queen,
    MaskOnStick,
    Wrench,
    Screwdriver,
    Lantern,
    Torch,
    Watch,
    Rat,
    Flag,
    Megaphone,
    Balls,
}
