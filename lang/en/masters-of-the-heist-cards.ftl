# The cards of Masters of the Heist.

## Abilities

masters-of-the-heist-ability-efficient-picker =
    .text = Whenever your action shows an unlock, even one you leave alone, you can buy one more move for 1 idea. It makes 1 more noise.
masters-of-the-heist-ability-change-of-plans =
    .text = Once in a heist, besides your action, pay 2 ideas: put up to three planning tokens on other hexes, without any noise. Other players' tokens count too, if they agree.
masters-of-the-heist-ability-i-know-a-way =
    .text = As soon as no tile on the board is unknown, your reveals turn into ideas, one for one.
masters-of-the-heist-ability-we-know-a-way =
    .text = As soon as no tile on the board is unknown, everyone's reveals turn into ideas for whoever does them, one for one.
masters-of-the-heist-ability-larcenist =
    .text = Pay 1 idea: until the phase is over you can take loot from tiles next to you without going there. Tiles with a lock or a ring are out of reach.
masters-of-the-heist-ability-swindler =
    .text = Pay 1 idea: until the phase is over you can take loot from tiles next to you, or put it down there, without going there. Tiles with a lock or a ring are out of reach.
masters-of-the-heist-ability-toss-loot =
    .text = Throw any of your loot to a tile one or two steps away in a straight line, without noise. It can neither cross a locked tile or a gap nor land on a locked tile.
masters-of-the-heist-ability-rewire =
    .text = Pay 2 ideas and make 1 noise: switch off up to three live cameras on tiles next to you. Guards standing by those cameras are subdued too. A camera on your own tile will not do.
masters-of-the-heist-ability-scrawled-on-palm-busted = In the wrong hands
masters-of-the-heist-ability-double-or-nothing =
    .text = Bet up to $5k before the heist. If you succeed and everyone gets out, you get double back; if not, the bet is gone.
masters-of-the-heist-ability-gotta-know-what-to-look-for =
    .text = While planning, every hex where cash lies gets another $1k.
masters-of-the-heist-ability-take-a-look-at-these-floorplans =
    .text = While planning, put a token worth 2 ideas into the bag for $2k, one worth 3 ideas for $3k, or both. The tile where a token turns up is empty otherwise, and the first character there takes the ideas.
masters-of-the-heist-ability-wears-out-1-4 = Wears out
    .text = Works when your die shows 1 or 4. Used on a 1 it breaks and is discarded.
masters-of-the-heist-ability-one-bang = One bang
    .text = Make 3 noise and subdue all guards and dogs on your tile and around it. The card is then used up.
masters-of-the-heist-ability-wears-out-1-3-5 = Wears out
    .text = Works when your die shows 1, 3 or 5. Used on a 1 it breaks and is discarded.
masters-of-the-heist-ability-everything-in-writing = Everything in writing
    .text = The owner plans with two more tokens.
masters-of-the-heist-ability-a-look-at-the-plans = A look at the plans
    .text = Reveal one unknown tile while planning. The card goes back to the shop, where you can buy it again right away.
masters-of-the-heist-ability-too-shaken-to-fight = Too shaken to fight
    .text = Nobody can lend this character a subdue.
masters-of-the-heist-ability-stays-close = Stays close
    .text = Must share the tile of a player character when the Action phase ends, if there is a way to.
masters-of-the-heist-ability-throw-a-wrench-in-the-works = THROW A WRENCH IN THE WORKS
    .text = While planning, throw one, two or three blanks into the bag, at $1k apiece.
masters-of-the-heist-ability-if-yer-gonna-do-this-do-it-right = IF YER GONNA DO THIS, DO IT RIGHT
    .text = { master-heist-ability-if-you-do-this-do-it-right.text }

## Events and crises

masters-of-the-heist-card-1 = { master-heist-card-1 }
    .text = { master-heist-card-1.text }
    .story = { master-heist-card-1.story }

masters-of-the-heist-card-2 = { master-heist-card-2 }
    .text = { master-heist-card-2.text }
    .story = { master-heist-card-2.story }

masters-of-the-heist-card-3 = { master-heist-card-3 }
    .text = { master-heist-card-3.text }
    .story = { master-heist-card-3.story }

masters-of-the-heist-card-4 = { master-heist-card-4 }
    .text = { master-heist-card-4.text }
    .story = { master-heist-card-4.story }

masters-of-the-heist-card-5 = { master-heist-card-5 }
    .text = Active guards next to a character bolt their doors: each of their hexes gets a lock.
    .story = { master-heist-card-5.story }

masters-of-the-heist-card-6 = { master-heist-card-6 }
    .text = { master-heist-card-6.text }
    .story = { master-heist-card-6.story }

masters-of-the-heist-card-7 = { master-heist-card-7 }
    .text = { master-heist-card-7.text }
    .story = { master-heist-card-7.story }

masters-of-the-heist-card-8 = Automated System Reboot
    .text = A disabled camera goes live again if a neighboring tile holds one too. Each of them that has somebody on its tile raises one alert.
    .story = { master-heist-card-8.story }

masters-of-the-heist-card-9 = { master-heist-card-9 }
    .text = { master-heist-card-9.text }
    .story = { master-heist-card-9.story }

masters-of-the-heist-card-10 = { master-heist-card-10 }
    .text = { master-heist-card-10.text }
    .story = { master-heist-card-10.story }

masters-of-the-heist-card-11 = { master-heist-card-11 }
    .text = Opened locks on a character's own tile snap shut. Whoever is in there can still walk out.
    .story = { master-heist-card-11.story }

masters-of-the-heist-card-12 = { master-heist-card-12 }
    .text = { master-heist-card-12.text }
    .story = { master-heist-card-12.story }

masters-of-the-heist-card-13 = { master-heist-card-13 }
    .text = A character loses an idea when the tiles around theirs together hold two or more active guards, live cameras or locked locks. Their own tile does not count.
    .story = { master-heist-card-13.story }

masters-of-the-heist-card-14 = { master-heist-card-14 }
    .text = { master-heist-card-14.text }
    .story = { master-heist-card-14.story }

masters-of-the-heist-card-15 = { master-heist-card-15 }
    .text = { master-heist-card-15.text }
    .story = { master-heist-card-15.story }

masters-of-the-heist-card-16 = { master-heist-card-16 }
    .text = { master-heist-card-16.text }
    .story = { master-heist-card-16.story }

masters-of-the-heist-card-17 = { master-heist-card-17 }
    .text = { master-heist-card-17.text }
    .story = { master-heist-card-17.story }

masters-of-the-heist-card-18 = { master-heist-card-18 }
    .text = { master-heist-card-18.text }
    .story = { master-heist-card-18.story }

masters-of-the-heist-card-19 = Hey You!
    .text = Wherever a character indoors stands next to a live camera, a guard turns up on the character's tile.
    .story = { master-heist-card-19.story }

masters-of-the-heist-card-20 = Hurry Up!
    .text = { master-heist-card-20.text }
    .story = { master-heist-card-20.story }

masters-of-the-heist-card-21 = { master-heist-card-21 }
    .text = { master-heist-card-21.text }
    .story = { master-heist-card-21.story }

masters-of-the-heist-card-22 = { master-heist-card-22 }
    .text = Indoors, all loot beyond the objective must be put on one neighboring hex without an active guard, ring or door. With no such hex it is lost.
    .story = { master-heist-card-22.story }

masters-of-the-heist-card-23 = { master-heist-card-23 }
    .text = { master-heist-card-23.text }
    .story = { master-heist-card-23.story }

masters-of-the-heist-card-24 = Watch Out!!
    .text = If a character is outdoors, the team may make one noise to give an idea to somebody indoors.
    .story = From out here the way looks easy. Left, no, the other left.

masters-of-the-heist-card-A1 = { master-heist-card-A1 }
    .text = A guard turns up wherever a character indoors stands next to a live camera.
    .story = { master-heist-card-A1.story }

masters-of-the-heist-card-A3 = { master-heist-card-A2 }
    .text = { master-heist-card-A2.text }
    .story = { master-heist-card-A2.story }

masters-of-the-heist-card-A4 = { master-heist-card-23 }
    .text = { master-heist-card-A3.text }
    .story = { master-heist-card-A3.story }

masters-of-the-heist-card-B1 = { master-heist-card-B1 }
    .text = If there is a camera left in the bag, one of them becomes a double one: it must be disabled twice in the same round.
    .story = { master-heist-card-B1.story }

masters-of-the-heist-card-B2 = { master-heist-card-B2 }
    .text = If there is a lock left in the bag, one of them becomes a double one: it must be opened twice in the same round.
    .story = { master-heist-card-B2.story }

masters-of-the-heist-card-B3 = Big Guard
    .text = If there is a guard left in the bag, one of them becomes a double one: it must be subdued twice in the same round.
    .story = { master-heist-card-B3.story }

masters-of-the-heist-card-D1 = Sick Him!
    .text = Every tile with a character and a guard, active or subdued, gets a dog as well.
    .story = The leash hangs loose. That is never good.

masters-of-the-heist-card-D2 = { master-heist-card-D2 }
    .text = Every tile with loot on the floor gets a dog. Dogs next to a character jump at once.
    .story = { master-heist-card-D2.story }

masters-of-the-heist-card-G1 = Shut the Gates!
    .text = The next two lockdown gates close: their hexes are gone, and whoever stands there is busted.
    .story = { master-heist-card-G2.story }

masters-of-the-heist-card-G2 = Shut the Gate
    .text = The next lockdown gate closes: its hex is gone, and whoever stands there is busted.
    .story = { master-heist-card-G1.story }

masters-of-the-heist-card-G3 = { master-heist-card-G3 }
    .text = { master-heist-card-G3.text }
    .story = { master-heist-card-G3.story }

masters-of-the-heist-card-G4 = { master-heist-card-G4 }
    .text = { master-heist-card-G4.text }
    .story = { master-heist-card-G4.story }

masters-of-the-heist-card-M1 = All Goes According to Plan
    .text = { master-heist-card-M1.text }
    .story = { master-heist-card-M1.story }

masters-of-the-heist-card-M2 = { master-heist-card-M2 }
    .text = { master-heist-card-M2.text }
    .story = { master-heist-card-M2.story }

masters-of-the-heist-card-M3 = { master-heist-card-M3 }
    .text = { master-heist-card-M3.text }
    .story = { master-heist-card-M3.story }

masters-of-the-heist-card-25 = { master-heist-card-Z1 }
    .text = Time is up: Escape begins at once, even if the card is only discarded.
    .story = { master-heist-card-Z1.story }

masters-of-the-heist-card-G5 = { master-heist-card-G1 }
    .text = One lockdown gate, the next in the alphabet, closes. It takes its hex away and busts whoever stands there.
    .story = Red light, short hum, long wall.

masters-of-the-heist-card-G6 = { masters-of-the-heist-card-G1 }
    .text = Two lockdown gates, the next in the alphabet, close. They take their hexes away and bust whoever stands there.
    .story = One slam could be an accident. Two are a decision.

masters-of-the-heist-card-S1 = { master-heist-card-C1 }
    .text = { master-heist-card-C1.text }
    .story = { master-heist-card-C1.story }

masters-of-the-heist-card-S2 = { master-heist-card-C2 }
    .text = Towers where a character stands are taken down. Each of the others puts a guard on the hexes with characters in its straight lines, as far as the tiles go without a gap.
    .story = { master-heist-card-C2.story }

masters-of-the-heist-card-S3 = Shut Two Gates!!
    .text = { masters-of-the-heist-card-G1.text }
    .story = { master-heist-card-C3.story }

masters-of-the-heist-card-S4 = { master-heist-card-C4 }
    .text = Every piece of loot on the floor puts a lock on its hex; cash on one hex is one piece. USB keys are left alone.
    .story = { master-heist-card-C4.story }

masters-of-the-heist-card-S5 = Panic!
    .text = Non-player characters turn their card over to the other side.
    .story = { master-heist-card-C5.story }

masters-of-the-heist-card-S6 = { master-heist-card-C6 }
    .text = Three dogs come out of the kennel. Without a kennel on the map nothing happens.
    .story = { master-heist-card-C6.story }
