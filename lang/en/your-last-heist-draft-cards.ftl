# The cards of the June 2016 draft of Your Last Heist.

## Abilities

your-last-heist-draft-ability-breach =
    .text = Besides your action, pay 3 ideas and open a new exit in an outer side of your tile, for anyone to use. Escape begins at once.
your-last-heist-draft-ability-there-are-better-ways =
    .text = You never subdue anyone. Pay 1 idea for each active guard on your tile and you can leave it, every time anew; in Escape too, instead of their extra moves.
your-last-heist-draft-ability-i-can-haz-teh-codes = { your-last-heist-ability-i-can-haz-teh-codes }
    .text = Once a round, besides your action, pay 3 ideas: put one planning token on another hex. Another player's token will do too, if they agree.
your-last-heist-draft-ability-exploit =
    .text = { ability-autopwn.text }
your-last-heist-draft-ability-has-the-code =
    .text = Once a round, besides your action, pay 2 ideas: put one planning token on another hex. Another player's token will do too, if they agree.
your-last-heist-draft-ability-dart =
    .text = Once a round, besides your action, pay 1 idea to move one tile. It makes no noise.
your-last-heist-draft-ability-bolt =
    .text = Up to four times a round, besides your action, pay 1 idea to move one tile. It makes no noise.
your-last-heist-draft-ability-bring-it-on =
    .text = If you stand on a reinforcements point when reinforcements come, you get 3 ideas.
your-last-heist-draft-ability-you-will-report-in =
    .text = Every guard you subdue takes the noise marker 2 squares back, but never past its start. The alert bar stays where it is.
your-last-heist-draft-ability-inspire =
    .text = Once a round, besides your action and at no cost, a character of your choice gets 1 idea.
your-last-heist-draft-ability-sewer-crawl =
    .text = Make 2 noise and raise 1 alert to crawl across one cell without a tile: the tile straight behind it counts as next to you for the rest of your action. To go there you need a planning token on it. Not in Escape.
your-last-heist-draft-ability-early-warning =
    .text = Once a round, besides your action, you can reveal an unknown tile while you are outdoors.
your-last-heist-draft-ability-misdirect =
    .text = Once in a heist, pay 3 ideas after the security die was rolled and turn it by one, up or down. After 4 comes 1.
your-last-heist-draft-ability-great-in-a-pinch-die =
    .text = As often as you like, pay 3 ideas after the security die was rolled and turn it by one, up or down. After 4 comes 1.
your-last-heist-draft-ability-great-in-a-pinch-gates =
    .text = When Escape begins, pay 3 ideas for each gate that you keep from closing.
your-last-heist-draft-ability-picker = PICKER
    .text = You get 1 idea for every lock you open, even if somebody else lent you the unlock.
your-last-heist-draft-ability-ill-walk-you-through-it = I'LL WALK YOU THROUGH IT
    .text = Besides your action, pay 2 ideas: another character opens a lock on a tile next to them. You can do this as often as you can pay.
your-last-heist-draft-ability-they-trust-me = THEY TRUST ME
    .text = You may begin on a blank tile inside: no security, no loot, no other installation. That makes 2 noise. Events that look for characters next to guards or live cameras look past you.

## Events and crises

your-last-heist-draft-card-1 = A Board Creaks
    .text = 2 noise.
    .story = Old floors have opinions.

your-last-heist-draft-card-2 = A Vase Falls
    .text = 3 noise.
    .story = It looked so steady on its stand.

your-last-heist-draft-card-3 = { master-heist-card-3 }
    .text = One alert for each live camera next to a character. A camera with several characters around it counts for each of them.
    .story = For a second you were on every screen.

your-last-heist-draft-card-4 = { master-heist-card-4 }
    .text = One alert for each character next to an active guard, however many guards there are.
    .story = He lowers his newspaper by an inch.

your-last-heist-draft-card-5 = Loose Wires, Loose Ropes
    .text = One alert for each character on a disabled camera's tile, and one for each character on a subdued guard's tile.
    .story = Sparks on one side, groans on the other.

your-last-heist-draft-card-6 = Power On
    .text = All disabled cameras go live again. Each of them raises an alert.
    .story = Somebody found the fuse box.

your-last-heist-draft-card-7 = Lockdown: Gate A
    .text = Gate A closes. Whoever stands on it, or has no way left to an exit, is busted. If it is closed already: two alerts.
    .story = Steel slides down, and a corridor ends.

your-last-heist-draft-card-8 = Raised Eyebrows
    .text = One alert for each character next to an active guard, then one for each live camera next to a character, counted for every character.
    .story = One sees it, the other has it on tape.

your-last-heist-draft-card-9 = Let Me Go!
    .text = Two alerts for each character on a subdued guard's tile.
    .story = The gag slips, and he has good lungs.

your-last-heist-draft-card-10 = Power On
    .text = { your-last-heist-draft-card-6.text }
    .story = This time they labelled the fuses.

your-last-heist-draft-card-11 = { master-heist-card-15 }
    .text = Each character next to an active guard gets a guard on their tile, in place of a security chit there. Then subdued guards on characters' tiles get up.
    .story = One comes in, and one is not as asleep as he looked.

your-last-heist-draft-card-12 = A Second Look
    .text = Two alerts for each character next to an active guard, then one for each live camera next to a character, counted for every character.
    .story = He was about to walk on. He does not.

your-last-heist-draft-card-13 = Lockdown: Gate B
    .text = Gate B closes. Whoever stands on it, or has no way left to an exit, is busted. If it is closed already: two alerts.
    .story = The building gets smaller.

your-last-heist-draft-card-14 = Let Me Go!
    .text = { your-last-heist-draft-card-9.text }
    .story = He has been chewing on that rope for a while.

your-last-heist-draft-card-15 = Hey You!
    .text = Each character next to a live camera gets a guard on their tile, in place of a security chit there. Then every live camera is replaced by a guard.
    .story = They leave the monitors and come to see for themselves.

your-last-heist-draft-card-16 = All Eyes on You
    .text = Two alerts for each character next to an active guard, then two for each live camera next to a character, counted for every character.
    .story = Nobody is reading the newspaper any more.

your-last-heist-draft-card-17 = Lockdown: Gate C
    .text = Gate C closes. Whoever stands on it, or has no way left to an exit, is busted. If it is closed already: two alerts.
    .story = Count the doors you have left.

your-last-heist-draft-card-18 = { master-heist-card-15 }
    .text = { your-last-heist-draft-card-11.text }
    .story = The tape held. The chair did not.

your-last-heist-draft-card-19 = Call It In
    .text = Where a camera was disabled, a guard takes its place.
    .story = Dead screens get visitors.

your-last-heist-draft-card-20 = Lockdown: Gates D and E
    .text = Gates D and E close. Whoever stands on one, or has no way left to an exit, is busted.
    .story = Two thuds, almost together.

your-last-heist-draft-card-21 = Alarm
    .text = Escape begins.
    .story = No more whispering. Run.

your-last-heist-draft-card-R = { master-heist-card-C1 }
    .text = Around each reinforcements point unknown tiles are revealed, subdued guards get up, and tiles without a security chit get a guard. The point itself turns into one guard.
    .story = The second shift came early, and in a bad mood.
