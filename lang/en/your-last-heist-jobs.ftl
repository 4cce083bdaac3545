# The jobs of Your Last Heist.

## Special rules

your-last-heist-rule-reinforcements =
    .text = The first time a round ends with the alert bar on slot 13 or further on, unknown tiles around each reinforcements point are revealed, all security there is active again, and tiles without any get a guard. The point turns into two guards.
your-last-heist-rule-pressure-sensors =
    .text = Nobody enters or leaves a tile with a ring. Whoever stands on the control panel of its color may take every ring of that color off the board, as long as no other ring lies around it. In Escape rings do nothing.
your-last-heist-rule-the-demolitions-guy =
    .text = He should be in the crew: without him nobody inside gets out once Escape has begun.
your-last-heist-rule-make-your-own-door =
    .text = Every entrance touches a gate, and Escape closes all gates. Whoever is inside then needs the exit the Demolitions Guy blows open.
your-last-heist-rule-after-a-success =
    .text = Promotions cost $3k each and refined skills $2k each, for everyone who was not busted.
your-last-heist-rule-fakes =
    .text = Before the heist you decide who carries which fake. A painting is swapped when its fake lies where it hung and it is outdoors itself.
your-last-heist-rule-like-for-like =
    .text = You may not take a painting if you did not bring its fake. Cash is free for all.
your-last-heist-rule-cells =
    .text = Each of you starts on the tile of your seat, not at an entrance. Whoever has a ring around them cannot move, unlock, subdue or disable anything until it is gone; ideas, loot and reveals still work.
your-last-heist-rule-two-by-two =
    .text = Each exit lets only two characters out, the Fence counted.
your-last-heist-rule-well-prepared =
    .text = You get three free reveals and two free ideas while planning.
your-last-heist-rule-keep-them =
    .text = The team keeps the paintings, and later chapters ask which ones it has.
your-last-heist-rule-cash =
    .text = All the cash you bring out is yours.
your-last-heist-rule-hole-in-the-wall =
    .text = The first character to reach the real grapes opens an exit on that hex, and Escape begins at once. In Escape this works too, and a way that ends there costs no further step.
your-last-heist-rule-grapes =
    .text = The fake lies on the map, beside the entrance on the far left. The painting is swapped when the fake lies where the original hung and the original is out.
your-last-heist-rule-back-where-they-belong =
    .text = Before the heist you decide who carries which painting. It is swapped when it lies where its fake hung and the fake is no longer there.
your-last-heist-rule-unknown-in-a-ring =
    .text = Three unknown tiles lie in a ring. They are revealed like any other, but only entered without the ring.
your-last-heist-rule-ring-in-a-ring =
    .text = Two jewels lie in two rings. The outer one has to go first, so somebody may have to come back to a panel.
your-last-heist-rule-same-cell =
    .text = You all start on the marked tile, not at an entrance. To come back to it you need a planning token there.
your-last-heist-rule-go-separate-ways =
    .text = { master-heist-rule-breakout.text }
your-last-heist-rule-a-favour-returned =
    .text = If the prisoner of chapter 1 was freed, you get three free reveals and two free ideas while planning.

## Jobs

your-last-heist-scenario-the-backdoor-job = The Backdoor Job
    .location = The Estate
    .story = A grand estate without a back door. By morning it will have one.
    .objective = Get all three jewels outdoors.

your-last-heist-scenario-the-collector = The Collector
    .location = The Collector's Mansion
    .story = Somebody was at the gallery before you, and the originals hang in his house. He can have your copies for them.
    .objective = Leave at least three fakes in place of their originals, and get those originals outdoors.
    .note-1 = The page names no place; the name is that of the next revision.
    .note-2 = The page has no bag either. This one is from the next revision of January 2017, which has the same map.
    .note-3 = In a campaign you bring the fakes of what you stole in chapter 2. Played by itself, the team brings all five.
    .bonus-1 = $3k for each painting swapped beyond the third.
    .rule-after-a-success = Promotions cost $3k each and refined skills $2k each, for everyone who was not busted. Fakes you still hold are gone; the originals stay with the team.

your-last-heist-scenario-the-demolitions-guy = The Demolitions Guy
    .location = The Station
    .story = He owes a jewel and a pile of money, and he knows where both can be had. Doors, he says, are a matter of opinion.
    .objective = Get the jewel and $7k outdoors. There is $11k on the map; the client takes $7k, and you keep what is beyond that.
    .note-1 = The printed bag falls short: it has 16 chits, and the map 18 security tiles. The last two turn out blank.
    .rule-the-demolitions-guy = He must be in the crew, and is a professional already. The others begin as amateurs.
    .rule-after-a-success = Refined skills cost $2k each. An amateur who brought the jewel out is promoted, free of charge.

your-last-heist-scenario-the-fence = The Fence
    .location = Cell Block G
    .story = A man with buyers but no thieves has looked for his crew in the one place where they cannot walk away.
    .objective = Get everyone out, the Fence as well. No exit takes more than two of you.
    .note-1 = With three players the fourth cell stays on the map with its ring, and nobody is in it.
    .npc = The Fence
    .rule-after-a-success = Each player refines one of their two skills, free of charge.
    .rule-prisoner = The Fence stands in a yellow ring. Without it he is free: he crawls one tile a round without noise and needs no planning tokens, but has no ideas, only his roll in Escape. As long as it lies there, he stays.

your-last-heist-scenario-the-forum-job = The Forum Job
    .location = The Cult Compound
    .story = The charity down the road collects a great deal and gives very little. Tonight it gives.
    .objective = Get the jewel outdoors. Nobody asks for the cash, but all you bring out is yours.

your-last-heist-scenario-the-gallery-job = The Gallery Job
    .location = The Gallery
    .story = Five pictures, fresh from Italy, and nobody in the gallery seems to know what they are worth.
    .objective = Get at least three of the five paintings outdoors.
    .bonus-1 = $2k if both fruits are out.
    .bonus-2 = $4k if all three buildings are out.
    .rule-after-a-success = The team picks one character who brought a painting out and was not busted; they are promoted, free of charge.

your-last-heist-scenario-the-jeweler = The Jeweler
    .location = Jeweler's Mansion
    .story = The jeweler keeps the best pieces for himself, right in the middle of the house. All his gates look inward.
    .objective = Get at least two of the three jewels outdoors.
    .bonus-1 = $4k if the third jewel is out as well.

your-last-heist-scenario-the-long-swap = The Long Swap
    .location = The Exhibition Hall
    .story = The copy of the grapes is finished, and better not looked at for long. Behind the original, a wall is waiting for its charge.
    .objective = Carry the fake grapes to the real ones, leave them there and get away with the original.

your-last-heist-scenario-the-provenance = The Provenance
    .location = The Archives
    .story = The buyer wants papers with his pictures. They are filed in the cellar, next to some jewels nobody has priced yet.
    .objective = Get both documents outdoors.
    .note-1 = { your-last-heist-scenario-the-collector.note-1 }
    .note-2 = The page has no bag either. This one is from the next revision of January 2017, which has the same tiles with other things on them; it fits the 19 security tiles here.
    .note-3 = The booklet's box about playing this chapter on its own speaks of chapter 5; it means this one.
    .bonus-1 = $3k for each jewel that is out.
    .rule-after-a-success = Promotions cost $3k each and refined skills $2k each, for everyone who was not busted. Then the team's paintings turn out to be fakes, every one of them.

your-last-heist-scenario-the-redemption-job = The Redemption Job
    .location = { your-last-heist-scenario-the-gallery-job.location }
    .story = The paintings belong to the curator's family, and he will not stop looking. Unless, one morning, there is nothing to look for.
    .objective = Put at least three real paintings where their fakes hang, and take those fakes away. They need not come out.
    .note-1 = The printed bag falls short: it has 12 chits, and the map 13 security tiles. The last one turns out blank.
    .note-2 = In a campaign you bring the paintings won in chapter 4. Played by itself, the team brings all five.

your-last-heist-scenario-the-smuggler-tip = The Smuggler Tip
    .location = The Docks
    .story = Stolen art is being loaded at the docks tonight, and a friend in uniform looks the other way.
    .objective = Get the jewel and at least two of the three paintings outdoors.
    .bonus-1 = $2k if all three paintings are out.
    .rule-after-a-success = Everyone who was not busted is promoted and refines both skills, free of charge.
    .rule-prisoner = A prisoner stands in the yellow ring. Without the ring he is free: he crawls one tile a round without noise and needs no planning tokens, but has no ideas, only his roll in Escape. As long as it lies there, he stays. Freeing him is up to you; chapter 3 remembers it.

your-last-heist-scenario-the-warehouse-job = The Warehouse Job
    .location = The Warehouse
    .story = The very people you robbed now have work for you. Their rivals keep a warehouse full of sensors.
    .objective = { your-last-heist-scenario-the-jeweler.objective }
    .bonus-1 = $4k if all three jewels are out.
    .rule-after-a-success = { your-last-heist-scenario-the-smuggler-tip.rule-after-a-success }

your-last-heist-scenario-your-last-heist = Your Last Heist
    .location = The Clink
    .story = You have been sold. But to lock all of you up together, somebody must have been careless.
    .objective = Everyone gets away, and everyone by an exit of their own. One busted character is one too many.
    .note-1 = The printed map has 33 tiles, one more than the box holds. The map is right.
