# The jobs of Master Heist.

## Special rules

master-heist-rule-breakout =
    .text = Each exit lets only one character out.
master-heist-rule-break-in-to-break-out =
    .text = Busted characters may start on the inside spots, several on one if need be. Everybody else starts at an entrance.
master-heist-rule-watchtower =
    .text = On crisis C2 each tower puts a guard on every hex with a character in its straight lines. A character standing on a tower takes it down instead.
master-heist-rule-guard-dogs =
    .text = A dog is a guard that jumps onto a character who comes next to it, but never goes outdoors.
master-heist-rule-safe =
    .text = The safe takes six cracks, made on its hex with the right tools. Inside: the documents.
master-heist-rule-item =
    .text = Whoever reaches the item hex can pick up Safecracking Tools.
master-heist-rule-remote-locks =
    .text = A remote lock keeps everyone out, and unlocking does not help. Whoever stands on the server of its letter may open all locks of that letter.
master-heist-rule-reinforcements =
    .text = Crisis C1 revives the security around each reinforcements point and turns the point into two guards.
master-heist-rule-held-by-guard =
    .text = Jewels, documents and the USB key bring a guard along when drawn from the bag.
master-heist-rule-two-tunnels =
    .text = In planning, you may dig up to two more entrances, each on a tunnel space of its own.
master-heist-rule-check-the-logs =
    .text = Bring the USB key to the marked server: its holder earns $3k there and may look under two unknown tiles. It works once.
master-heist-rule-study-schematics =
    .text = As an action and with the documents in hand, the Architect puts $2k on each reinforcements point and on the kennel, once per heist.
master-heist-rule-usb-key =
    .text = The USB key is loot. Drawn from the bag, it brings a guard along.
master-heist-rule-documents =
    .text = The documents are loot hidden in the bag; the Architect can make use of them.
master-heist-rule-tunnel =
    .text = In planning, dig one more entrance on a tunnel space of your choice.
master-heist-rule-hideouts =
    .text = Escape leads to the two hideouts, not to the exits. Each has room for two characters, and whoever is elsewhere is busted.
master-heist-rule-start =
    .text = You begin in the hideout where you ended Part 1 and need no planning token there.
master-heist-rule-whispers =
    .text = Those who hid together may swap ideas while planning.
master-heist-rule-radio-silence =
    .text = In planning there is neither a fixer nor a shop.
master-heist-rule-fresh-ideas =
    .text = Begin with the ideas on your card or with what Part 1 left you, as you like.
master-heist-rule-meal-ticket =
    .text = After each Event phase the Mayor walks one hex right, until somebody takes him. From then on he is a hostage.
master-heist-rule-trusted-mayor =
    .text = The watchtower looks past the Mayor: it never sends a guard on his account.
master-heist-rule-jewels-held-by-guard =
    .text = Every jewel that turns up on an unknown tile has a guard with it.
master-heist-rule-held-by-guards =
    .text = Jewels and keycards drawn from the bag bring a guard along.
master-heist-rule-help-me-with-some-cleaning =
    .text = You have a guide with three ideas, who begins at an entrance you pick and knows the Fancy Card Flick.
master-heist-rule-fancy-card-flick =
    .text = As an action the guide throws a held keycard along a straight line to any hex. Gaps, locked locks and unknown tiles stop the throw.
master-heist-rule-moving-target =
    .text = When an Event phase is over, the prisoner and all escort guards still standing walk a hex to the right. If she gets to the van, she is lost.
master-heist-rule-ambush-required =
    .text = The prisoner is free as soon as all four escort guards are subdued in the same round. If only some of them are, crisis C1 comes at once in that Event phase.
master-heist-rule-no-entrance-limits =
    .text = As many player characters as you like may start at the same entrance.
master-heist-rule-guide =
    .text = Shell is a guide who plays along from the beginning with two ideas.
master-heist-rule-special =
    .text = Shell can take a Pause as the special action, for one idea.
master-heist-rule-crack-cipher =
    .text = The moment Shell holds the USB key, every remote lock Y opens. No server here does it.

## Jobs

master-heist-scenario-county-the-bricks = County: The Bricks
    .story = Old walls, bored guards, four ways out.
    .objective = Break out: a single character at an exit is enough.

master-heist-scenario-county-the-hole = County: The Hole
    .location = The Hole
    .story = Nobody digs out of here. A keycard might do.
    .objective = { master-heist-scenario-county-the-bricks.objective }
    .rule-safe = The safe takes four cracks, made on its hex with the right tools. Inside: the keycard.

master-heist-scenario-county-the-river = County: The River
    .location = The River
    .story = Two rows of cells and hounds in between.
    .objective = { master-heist-scenario-county-the-bricks.objective }

master-heist-scenario-the-black-box = The Black Box
    .location = The Lair
    .story = He designed the maze. Now he is stuck in it.
    .objective = Free the Architect and get him to an exit.
    .npc = The Architect
    .rule-safe = The safe takes three cracks, made on its hex with the right tools. Inside: Safecracking Tools and $5k.
    .rule-npc = The Architect is a prisoner behind a keycard door. He acts once nothing holds him any more.

master-heist-scenario-the-blind-justice-job =
    .story = Evidence has a way of vanishing. Help it along.
    .objective = Remote lock X guards a set of documents: get it out of the building.
    .rule-item = Whoever reaches the item hex can pick up the Lucky Penny.

master-heist-scenario-the-dark-horse-job = The Dark Horse Job
    .location = The Track
    .story = The race is fixed on paper. Go and read it.
    .objective = Remote lock Y guards a set of documents: get it out of the building.
    .rule-guard-dogs = A dog is a guard that jumps onto a character who comes next to it, but never goes outdoors. This map has no kennel.
    .rule-item = Whoever reaches the item hex can pick up Cheap Picks.

master-heist-scenario-the-final-score-part-1 = The Final Score: Part 1
    .location = Interior Ministry South
    .story = Steal the papers, then sit still until morning.
    .objective = Crack the safe and hide with the documents: their holder has to finish in a hideout.
    .rule-no-old-friend = The Old Friend stays away from both parts; the other fixers may help in this one.

master-heist-scenario-the-final-score-part-2 = The Final Score: Part 2
    .location = Interior Ministry North
    .story = The Mayor takes his walk at dawn. Join him.
    .objective = Take the Mayor hostage and get him to an exit.
    .npc = The Mayor
    .rule-breakout = Each exit lets only one player character out; the Mayor may go along with one.
    .rule-reinforcements = Named for this heist, but neither a reinforcements point nor crisis C1 is part of it.
    .rule-no-old-friend = The Old Friend stays away from this part too.

master-heist-scenario-the-greedy-prisoner = The Greedy Prisoner
    .location = Estate Basement
    .story = He will leave the cellar, but never with empty pockets.
    .objective = Free the Connoisseur and get him out, with at least two of the three jewels.
    .npc = The Connoisseur
    .rule-npc = The Connoisseur is a prisoner behind remote lock X. He acts once nothing holds him any more.

master-heist-scenario-the-hospitality-job = The Hospitality Job
    .location = Hotel Basement
    .story = One guest checks out tonight, willing or not.
    .objective = Take the hostage and see that they reach an exit.
    .rule-safe = The safe takes three cracks, made on its hex with the right tools. Inside: a jewel and $5k.
    .rule-npc = A hostage sits behind the keycard door. A player character on the same tile may take them along, at no cost.

master-heist-scenario-the-inclusion-job =
    .story = The jeweler cheated the wrong people. Balance his books.
    .objective = Steal all three jewels and get them out.

master-heist-scenario-the-marathon-job = The Marathon Job
    .location = The Vault
    .story = Long halls, thick doors, and the prize at the far end.
    .objective = The documents lie in the safe: crack it and carry them out.

master-heist-scenario-the-melee-job = The Melee Job
    .location = Museum of Antiquity
    .story = The cleaner has a ladder, a bucket and a good throw.
    .objective = Leave with three jewels. Four exist: look on unknown tiles for three and in the safe for the last.
    .rule-safe = The safe takes four cracks, made on its hex with the right tools. Inside: a jewel.

master-heist-scenario-the-proving-grounds = The Proving Grounds
    .location = Rival Headquarters
    .story = The rivals say their safe is perfect. Send a receipt.
    .objective = { master-heist-scenario-the-marathon-job.objective }
    .rule-safe = The safe takes five cracks, made on its hex with the right tools. Inside: the documents and $5k.
    .rule-item = Whoever reaches the item hex can pick up the Plasma Torch.

master-heist-scenario-the-safehouse-rescue =
    .story = Six steps to the van. Be faster.

master-heist-scenario-the-side-channel = The Side Channel
    .location = Server Farm
    .story = Shell knows the machines. You know how to knock.
    .objective = { master-heist-scenario-the-dark-horse-job.objective }
    .npc = Shell

master-heist-scenario-the-startup-job =
    .story = Big promises, bigger secrets, and one very small vault.
    .objective = Get past the keycard door and bring the documents outdoors.
