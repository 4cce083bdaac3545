# The cards of Master Heist.

## Abilities

master-heist-ability-efficient-picker =
    .text = For each unlock icon on the action you choose, used or not, you can buy one more move for 1 idea. Every move bought this way makes 1 more noise.
master-heist-ability-pick-under-pressure = PICK UNDER PRESSURE
    .text = In Escape you can open a lock on a tile next to you for 1 idea, as often as you can pay. It makes no noise.
master-heist-ability-gain-safecracking-tools = Gain SAFECRACKING TOOLS
    .text = You bring Safecracking Tools to every heist, as long as a copy is free.
master-heist-ability-change-of-plans =
    .text = Once in a heist, besides your action, pay 2 ideas and make 1 noise: put up to three planning tokens on other hexes. Other players' tokens count too, if they agree.
master-heist-ability-i-know-a-way =
    .text = As soon as no chit is left in the security bag, your reveals turn into ideas, one for one.
master-heist-ability-we-know-a-way =
    .text = As soon as no chit is left in the security bag, everyone's reveals turn into ideas for whoever does them, one for one.
master-heist-ability-larcenist =
    .text = Pay 1 idea: until the phase is over you can take loot from tiles next to you without going there. Locked tiles are out of reach.
master-heist-ability-swindler =
    .text = Pay 1 idea: until the phase is over you can take loot from tiles next to you, or put it down there, without going there. Locked tiles are out of reach.
master-heist-ability-toss-loot =
    .text = Throw any of your loot to a tile one or two steps away in a straight line, without noise. It cannot fly over a locked tile or a gap.
master-heist-ability-gain-plasma-torch = Gain PLASMA TORCH
    .text = You bring a Plasma Torch to every heist, as long as a copy is free.
master-heist-ability-rewire =
    .text = Pay 2 ideas and make 1 noise: switch off one or two live cameras on your tile or next to it. Guards standing by those cameras are subdued too.
master-heist-ability-breakable = BREAKABLE
    .text = Look at your die after using the picks: on 1 to 4 they break and are discarded, on 5 or 6 you keep them.
master-heist-ability-perfection = PERFECTION
    .text = Open at least one lock with this action and leave its move unused, and it makes no noise.
master-heist-ability-scrawled-on-palm = SCRAWLED ON PALM
    .text = The owner plans with two more tokens. The card is gone when the heist is over.
master-heist-ability-scrawled-on-palm-busted = { master-heist-ability-scrawled-on-palm }
master-heist-ability-consult-floorplans = CONSULT FLOORPLANS
    .text = Reveal one unknown tile while planning. The card then goes back to the shop, where you can buy it again right away.
master-heist-ability-tweak-plan = TWEAK PLAN
    .text = Besides the noise and the move, each character may push one own planning token one hex further, in any direction. The radio is then used up.
master-heist-ability-stand-back = STAND BACK
    .text = On the hex of a safe, each of your unlocks counts as one crack.
master-heist-ability-here-hold-this = HERE... HOLD THIS
    .text = Everyone on the hex of the safe or next to it may lend you unlocks from their actions. They still make their own noise.
master-heist-ability-blow-whistle = BLOW WHISTLE
    .text = Besides the move and the noise, no dog chases anyone until the Action phase is over.
master-heist-ability-kill-pixels = KILL PIXELS
    .text = Choose a direction: all live cameras you know of on the next three hexes that way are disabled, with 1 noise for each hex where you hit one. Works once in a heist; you keep the card.
master-heist-ability-toss-flashbang = TOSS FLASHBANG
    .text = Make 3 noise and all guards and dogs on your tile and around it stay subdued until this round's Event phase is over. The card is then used up.
master-heist-ability-remember-where-you-came-from = REMEMBER WHERE YOU CAME FROM
    .text = When an event would cost you ideas, you give up the penny and keep the ideas. It is no help against a crisis.
master-heist-ability-the-tools-for-the-job = THE TOOLS FOR THE JOB
    .text = On the hex of a safe, an unlock counts as one crack, and two unlocks of one action count as three.
master-heist-ability-suspenseful-silence = SUSPENSEFUL SILENCE
    .text = Use your action for nothing but the safe, and it makes no noise.
master-heist-ability-catch-up-with-ya-later = CATCH UP WITH YA LATER
    .text = Left inside when Escape ends, you are still not busted, provided no active guard is on your hex or next to it.
master-heist-ability-getting-my-bearings = GETTING MY BEARINGS
    .text = Too dazed to subdue anyone.
master-heist-ability-squirrely = SQUIRRELY
    .text = If no player character is on this tile when the Action phase ends, the nearest one has to choose: lose 1 idea or make 2 noise.
master-heist-ability-plotting-escape = PLOTTING ESCAPE
    .text = Gets 3 ideas the moment you take them hostage.
master-heist-ability-talkative = TALKATIVE
    .text = Makes 1 noise if there is a player character on this tile or next to it when the Action phase ends.
master-heist-ability-double-or-nothing =
    .text = Bet up to $8k before the heist. If you succeed and everyone gets out, you get double back; if not, the bet is gone.
master-heist-ability-on-call = ON CALL
    .text = While planning, set aside one, two or three blanks for $0k, $3k or $7k; they last until Escape begins. Right after a draw from the bag, a character may pay 1 idea and make 1 noise to swap the chit for one of them.
master-heist-ability-gotta-know-what-to-look-for =
    .text = While planning, every hex where cash or jewels lie gets another $1k. What is in a safe or in the bag is left out.
master-heist-ability-persuasive = PERSUASIVE
    .text = The shop takes items back for their price less $1k, not for half of it.
master-heist-ability-buy-time = BUY TIME
    .text = While planning, leave $1k to $4k at the start of the noise track, in tokens of $1k. As long as a token is there, a noise uses it up and the marker stays put.
master-heist-ability-take-a-look-at-these-floorplans =
    .text = While planning, lay out one, two or three ideas for $0k, $3k or $5k, on separate hexes that touch each other. Each goes to the first character who stands there and wants it.
master-heist-ability-if-you-do-this-do-it-right = IF YOU DO THIS, DO IT RIGHT
    .text = While planning, pay $3k, $5k or $6k to slip one, two or three Mastermind events into the event deck, each wherever you like.

## Achievements

master-heist-achievement-on-fumes = On Fumes
    .text = Win with two or more characters who have not a single idea left.
master-heist-achievement-nothing-personal = Nothing Personal
    .text = Win although somebody was busted.
master-heist-achievement-of-course = Of Course
    .text = Need 2 or more on a last ditch roll, roll a 1, and be busted for it.
master-heist-achievement-jailbreak = Jailbreak!
    .text = Try a County breakout in which the whole crew begins inside.
master-heist-achievement-penny-pincher = Penny Pincher
    .text = Begin a heist while the team still holds $20k.
master-heist-achievement-silence-is-golden = Silence is Golden
    .text = Get through a whole round in which nobody makes a noise.
master-heist-achievement-minmaxer = Minmaxer
    .text = Finish a heist in which no event ever touched the crew.
master-heist-achievement-the-real-achievement-is-the-friends-we-made-along-the-way = The Real Achievement is the Friends We Made Along the Way
    .text = Finish a heist in which at least five fixers helped you.
master-heist-achievement-first-of-many = First of Many
    .text = Win The Final Score.
master-heist-achievement-back-for-more = Back For More
    .text = Win The Final Score with the help of the Mayor as a fixer.
master-heist-achievement-completionist = Completionist
    .text = Win every heist in River City.
master-heist-achievement-amateur-bingo = Amateur Bingo
    .text = Tick off every amateur in the table of characters.
master-heist-achievement-conventional-bingo = Conventional Bingo
    .text = Tick off every conventional professional in the table of characters.
master-heist-achievement-oddball-bingo = Oddball Bingo
    .text = Tick off every oddball professional in the table of characters.
master-heist-achievement-pro-bingo-blackout = Pro Bingo Blackout
    .text = Tick off every character in the table, amateurs and professionals alike.
master-heist-achievement-true-mastermind = True Mastermind
    .text = Design a heist yourself and play it with others.

## Events and crises

master-heist-card-1 = Hidden Cameras
    .text = The bag grows by three cameras.
    .story = The brochure mentioned none of these.

master-heist-card-2 = Get Outta My Way!
    .text = Every entrance where two or more characters crowd together costs two alerts.
    .story = Four elbows, one doorway, no patience.

master-heist-card-3 = Caught in a Reflection
    .text = One alert if anybody stands next to a live camera.
    .story = Polished glass keeps few secrets.

master-heist-card-4 = Suspicious Guards
    .text = One alert if anybody stands next to an active guard.
    .story = That cough came from nowhere, and the guard knows it.

master-heist-card-5 = Guard Locks Himself In
    .text = Active guards next to a character bolt their doors: each of their hexes gets a lock, three locks at most.
    .story = The bolt slides home from the other side.

master-heist-card-6 = Huh, Didn't See Those
    .text = The bag grows by two locks.
    .story = Somebody here buys padlocks in bulk.

master-heist-card-7 = Shadows in the Window
    .text = One alert if anybody stands on a hex that borders the outside.
    .story = Across the street a curtain moves.

master-heist-card-8 = Surveillance Reboot
    .text = A disabled camera goes live again if a neighboring tile holds one too. Each raises an alert for every character on its tile.
    .story = One by one the red lights blink back on.

master-heist-card-9 = Double Camera
    .text = Wherever a live camera lies next to a character, one more live camera joins it.
    .story = Behind the lens hung another lens.

master-heist-card-10 = Increased Suspicion
    .text = One alert if anybody stands next to an active guard, and one more if anybody stands next to a live camera.
    .story = Too many little sounds to blame on the pipes.

master-heist-card-11 = Oops! Re-locked
    .text = Opened locks on tiles next to a character snap shut.
    .story = Good doors close themselves. Sadly, these are good doors.

master-heist-card-12 = Guard Starts Blabbing
    .text = Whoever stands on a subdued guard's tile may take an idea at the price of one noise.
    .story = Tied up, he suddenly loves company.

master-heist-card-13 = Overwhelmed
    .text = A character loses an idea when their tile and its neighbors together hold two or more active guards, live cameras or locked locks.
    .story = Everywhere you look, another problem looks back.

master-heist-card-14 = Door Rattles
    .text = Wherever a locked lock lies next to a character, a guard comes to it.
    .story = Who tries the handle of a closed office at midnight?

master-heist-card-15 = I Thought I Had Him
    .text = Subdued guards on a character's tile wake up. If any does, the team may make one noise to give someone an idea.
    .story = So that is what the spare rope was for.

master-heist-card-16 = Cameras Rotate
    .text = One alert if a single character stands next to a live camera, two if several do.
    .story = The lens turns, and turns, and stops.

master-heist-card-17 = Stage Whisper
    .text = Characters on one tile or on neighboring ones may pass ideas to each other; every idea moved makes one noise.
    .story = A hiss carries further than people think.

master-heist-card-18 = Moment of Doubt
    .text = Characters with nobody on their tile or beside it lose an idea.
    .story = It is a big building when you are on your own.

master-heist-card-19 = Hey You!
    .text = Wherever a character stands next to a live camera, a guard turns up on the character's tile.
    .story = Row three, second monitor: there you are.

master-heist-card-20 = Hurry Up!
    .text = Standing on a tile with an active guard costs a character an idea.
    .story = The clock ticks louder with company.

master-heist-card-21 = Fear of the Unknown
    .text = Characters with a planning token on a still unknown tile lose an idea.
    .story = The plan has a blank spot, right where you are heading.

master-heist-card-22 = Fumble the Loot
    .text = Indoors, loot beyond the objective must be put on a neighboring hex without an active guard. With no such hex it is lost.
    .story = Nobody planned for pockets.

master-heist-card-23 = Ties Broke!
    .text = Subdued guards on a character's tile are active again.
    .story = Knots, it turns out, are a craft.

master-heist-card-24 = Coming In Hot!
    .text = Unless alerts already ran past this card, one character may hand an idea to another.
    .story = Out of time, but not out of tricks.

master-heist-card-A1 = Did You See Something?
    .text = A guard turns up wherever a character stands next to a live camera.
    .story = They rewind the tape, then rewind it again.

master-heist-card-A2 = Where is He?
    .text = A guard comes to each live camera that has a subdued guard on a neighboring tile.
    .story = The night shift counts heads and comes up short.

master-heist-card-A3 = { master-heist-card-23 }
    .text = Guards lying subdued on a character's tile get up again.
    .story = Cheap tape, strong wrists.

master-heist-card-A4 = Their Word Against Yours
    .text = A character with an active guard on or beside their tile, but no live camera there, loses an idea.
    .story = A blind spot is only comfortable when you are alone in it.

master-heist-card-B1 = Tamper-Proof Cameras
    .text = If there is a camera left in the bag, one of them counts as two from now on.
    .story = Odd screws, thick glass, no way in.

master-heist-card-B2 = Are Those New Locks?
    .text = If there is a lock left in the bag, one of them counts as two from now on.
    .story = Still shiny, still smelling of oil.

master-heist-card-B3 = Big Guard
    .text = If there is a guard left in the bag, one of them counts as two from now on.
    .story = The door frame suddenly looks quite small.

master-heist-card-D1 = Sick Him!
    .text = One dog is let out of the kennel. It goes for whoever is closest, three hexes at most.
    .story = Claws on marble, and coming closer.

master-heist-card-D2 = Guard the Loot Boy!
    .text = A dog leaves the kennel and runs up to three hexes toward the closest loot on the floor.
    .story = Good boys know what the boss likes best.

master-heist-card-D3 = They Can Sense Your Fear
    .text = A dog leaves the kennel and runs up to three hexes toward whichever player character is shortest of ideas.
    .story = Sweat is a language every dog speaks.

master-heist-card-G1 = Shut the Gate!
    .text = The next lockdown gate closes and its hex is gone.
    .story = A motor hums where there was a doorway.

master-heist-card-G2 = More Gates Shut!!
    .text = The next two lockdown gates close and their hexes are gone.
    .story = Steel drops, and then steel drops again.

master-heist-card-G3 = Unexpected Lock
    .text = The lockdown gate whose turn is next gets a lock.
    .story = Belt, braces and a padlock.

master-heist-card-G4 = Check that Gate
    .text = The lockdown gate whose turn is next gets a guard.
    .story = Boots stop at the threshold and stay.

master-heist-card-M1 = According to Plan
    .text = This card has no effect.
    .story = For once the world keeps to the schedule.

master-heist-card-M2 = Confidence in the Plan
    .text = Characters indoors with two ideas or fewer get two more.
    .story = A calm voice in the ear works wonders.

master-heist-card-M3 = Just Like We Planned It
    .text = If the objective only waits for the way out, every character indoors gets an idea.
    .story = The hard part is in the bag.

master-heist-card-C1 = Reinforcements
    .text = Around each reinforcements point guards wake, locks close, cameras go live and empty tiles get a guard. The point itself turns into two guards.
    .story = Lockers slam, boots stamp, the break is over.

master-heist-card-C2 = Watchtower Sweep
    .text = Towers where a character stands are taken down. Each of the others puts a guard on the hexes with characters in its straight lines.
    .story = A white beam crawls over the floor.

master-heist-card-C3 = Shut the Gate!!
    .text = { master-heist-card-G1.text }
    .story = A siren coughs, then the floor shakes.

master-heist-card-C4 = Lock the Goods!
    .text = Each hex with loot on the floor gets a lock; safes are left alone.
    .story = Display cases click shut all down the hall.

master-heist-card-C5 = Panic!
    .text = Non-player characters turn to their panicked side and stay that way.
    .story = Nobody told the amateur about the shouting.

master-heist-card-C6 = Release the Hounds!
    .text = Three dogs leave the kennel. They run up to three hexes, each toward a different one of the closest characters.
    .story = The kennel door stands open, and nothing is inside.

master-heist-card-Z1 = Sound the Alarm!
    .text = Time is up: everybody runs for the way out, Escape begins.
    .story = Every bell in the building at once.

master-heist-card-Z2 = Full Lockdown!!
    .text = Time is up: every gate still open closes and Escape begins.
    .story = The walls themselves start to move.
