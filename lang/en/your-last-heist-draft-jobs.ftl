# The jobs of the June 2016 draft of Your Last Heist.

## Special rules

your-last-heist-draft-rule-reinforcements =
    .text = Once, at the end of the first Event phase with the alert bar past square 13, guards come to both reinforcements points and the tiles around them.
your-last-heist-draft-rule-gates =
    .text = Events close the gates: A, B and C one at a time, D and E together; the rest close when Escape begins. A closed gate's hex is gone. Whoever stands on it is busted, and so is whoever has no way left to any exit.

## Jobs

your-last-heist-draft-scenario-the-chateau = The Chateau
    .location = Country house
    .story = The count collects paintings and forgets where they hang. Three fewer will not hurt him.
    .objective = Six paintings hang in the house. Get any three of them out.
    .note-1 = The rulebook's first-game crew names older cards; the crew here is the same one in the skills of this set.
    .note-2 = The bag has one chit more than there are security tiles.
    .bonus-1 = $1k for each painting after the third.
    .bonus-2 = $4k for the pair of paintings J.
    .bonus-3 = $6k for the three paintings K together.

your-last-heist-draft-scenario-the-gallery = The Gallery
    .location = Art gallery
    .story = The show opens tomorrow. Tonight you get a private view.
    .objective = Six paintings hang on these walls. Get any three of them out.
    .note-1 = The suggested crew is ours: the first-game crew with every card grown into one of the two it names.
    .note-2 = The entrance at the bottom lies in a notch between three tiles. It leads only to the blank one.
    .bonus-1 = { your-last-heist-draft-scenario-the-chateau.bonus-1 }
    .bonus-2 = { your-last-heist-draft-scenario-the-chateau.bonus-2 }
    .bonus-3 = { your-last-heist-draft-scenario-the-chateau.bonus-3 }

your-last-heist-draft-scenario-the-museum = The Museum
    .location = City museum
    .story = Two stones, two sensors around each, and somebody drew you the wiring.
    .objective = Get one of the two jewels out.
    .note-1 = Print gives rings and panels letters: X is yellow here, Y cyan, Z purple.
    .note-2 = { your-last-heist-draft-scenario-the-gallery.note-1 }
    .note-3 = { your-last-heist-draft-scenario-the-chateau.note-2 }
    .bonus-1 = $6k for the second jewel.
    .rule-reinforcements = Once, at the end of the first Event phase with the alert bar past square 13, guards come to the three reinforcements points and the tiles around them.
    .rule-sensor-rings = A jewel inside rings cannot be taken, but its tile may be entered. From a control panel you take away the rings of its color, wherever they are the outermost at that moment. One jewel asks for cyan first and yellow then, the other for yellow first and cyan then.

your-last-heist-draft-scenario-the-vault = The Vault
    .location = Bank vault
    .story = Three panels, three stones, one night. After this you can retire, or say so.
    .objective = Get one of the three jewels out.
    .note-1 = { your-last-heist-draft-scenario-the-museum.note-1 }
    .note-2 = { your-last-heist-draft-scenario-the-gallery.note-1 }
    .note-3 = The bag has two chits more than there are security tiles, and both entrances lead onto security tiles.
    .bonus-1 = $6k for each jewel after the first.
    .rule-reinforcements = Once, at the end of the first Event phase with the alert bar past square 13, guards come to the reinforcements point and the tiles around it.
    .rule-sensor-rings = A jewel inside rings cannot be taken, but its tile may be entered. From a control panel you take away the rings of its color, wherever they are the outermost at that moment. The jewels ask for purple then yellow, yellow then cyan, and cyan then purple.
