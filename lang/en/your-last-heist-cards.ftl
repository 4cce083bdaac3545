# The cards of Your Last Heist.

## Non-player characters: the name of the card and of its two sides

your-last-heist-npc-prisoner =
    .panicked = Freed Prisoner

## Abilities

your-last-heist-ability-efficient-picker =
    .text = If the action you choose has an unlock icon, used or not, you can buy one more move for 1 idea, once an action. That move makes 1 more noise.
your-last-heist-ability-i-can-haz-teh-codes = I CAN HAZ TEH CODES?
    .text = Once in a heist, besides your action and without noise, pay 2 ideas and put up to three planning tokens on other hexes. Other players' tokens count too, if they agree.
your-last-heist-ability-exploit =
    .text = Another character gets one subdue, one disable or one unlock on top of their own action. It costs no idea and makes 1 noise.
your-last-heist-ability-has-the-code =
    .text = Once in a heist, besides your action and without noise, pay 2 ideas and put up to four planning tokens on other hexes. Other players' tokens count too, if they agree.
your-last-heist-ability-bring-it-on =
    .text = Once reinforcements have come, every Bash of yours has an unlock as well.
your-last-heist-ability-you-will-report-in =
    .text = Every guard you subdue takes the noise marker one slot back, though never past the start. Alerts it has raised are not taken back.
your-last-heist-ability-inspire =
    .text = Make 1 noise and let one player character have 2 new ideas. Nobody pays for them.
your-last-heist-ability-sewer-crawl =
    .text = Make 2 noise and raise 1 alert to crawl across one cell without a tile: the tile straight behind it counts as next to you until your action is over. Not in Escape.
your-last-heist-ability-early-warning =
    .text = Once a round, while you are outdoors, you can reveal one unknown tile besides your action.
your-last-heist-ability-misdirect =
    .text = Once in a heist, right after the security die is rolled, pay 3 ideas to turn it up or down by one. 4 and 1 are neighbors.
your-last-heist-ability-great-in-a-pinch-die =
    .text = Each time the security die is rolled, you can pay 3 ideas to turn it up or down by one, and again if you can pay again. 4 and 1 are neighbors.
your-last-heist-ability-great-in-a-pinch-gates =
    .text = When Escape begins, every gate you pay 3 ideas for stays open.
your-last-heist-ability-tunnel = TUNNEL
    .text = Outdoors, pay 3 ideas and make 1 noise: you come up where the character of another player is, with or without a planning token. Locked tiles and tiles with a ring are out of reach.

## Stories told in chapters

your-last-heist-story-the-fall-guys = The Fall Guys
    .text = A new crew makes a name for itself, and attracts the wrong kind of admirers. Three easy chapters.
your-last-heist-story-the-venetian-swap = The Venetian Swap
    .text = Paintings go out, fakes come in, and in the end it is the other way round. Six chapters of medium difficulty.
your-last-heist-story-the-smugglers = The Smugglers
    .text = No way out? An old hand with explosives takes on pupils. Four hard chapters.

## Events and crises

your-last-heist-card-1 = Outta My Way!
    .text = Every hex where two or more characters crowd together costs one alert, every such entrance two.
    .story = After you. No, after you. No, please.

your-last-heist-card-2 = { your-last-heist-card-1 }
    .text = { your-last-heist-card-1.text }
    .story = Somebody stepped on somebody, and it was not a guard.

your-last-heist-card-3 = { master-heist-card-3 }
    .text = Every live camera next to a character raises one alert, and one more for each further character beside it.
    .story = A shadow slides across the display case.

your-last-heist-card-4 = { master-heist-card-4 }
    .text = Every active guard next to a character raises one alert, and one more for each further character beside it.
    .story = One of them stops chewing and listens.

your-last-heist-card-5 = Let Me Go!
    .text = Whoever shares a tile with a subdued guard costs the team one alert; whoever shares one with a disabled camera costs one too.
    .story = He is gagged, but his heels drum well enough.

your-last-heist-card-6 = Reboot
    .text = All disabled cameras go live again. Each costs one alert, and one more for every character on its tile.
    .story = In the basement somebody turns it off and on again.

your-last-heist-card-7 = Lockdown
    .text = The next gate closes and its hex is gone, and whoever stands there is busted. Two alerts come on top.
    .story = The first gate is always the loudest.

your-last-heist-card-8 = Suspicious Guards / Caught in a Reflection
    .text = Every active guard and every live camera next to a character raises one alert, and one more for each further character beside it.
    .story = A torch goes up, a lens turns round.

your-last-heist-card-9 = Let Me Go!
    .text = { your-last-heist-card-5.text }
    .story = The knots hold. The chair does not.

your-last-heist-card-10 = Reboot
    .text = { your-last-heist-card-6.text }
    .story = New batteries, new picture, same corridor.

your-last-heist-card-11 = { master-heist-card-15 }
    .text = Subdued guards on a character's tile wake up. Two alerts come on top, even if nobody woke.
    .story = The snoring stops rather suddenly.

your-last-heist-card-12 = { your-last-heist-card-8 }
    .text = { your-last-heist-card-8.text }
    .story = The walkie-talkies compare notes.

your-last-heist-card-13 = Lockdown
    .text = { your-last-heist-card-7.text }
    .story = Where the corridor went on, there is now a wall.

your-last-heist-card-14 = Let Me Go!
    .text = { your-last-heist-card-5.text }
    .story = He has found the leg of the table with his boot.

your-last-heist-card-15 = Hey You!
    .text = Each character on a tile next to a live camera gets a guard on their own tile. Outdoors nobody comes.
    .story = Not a question. The man behind you means it.

your-last-heist-card-16 = { your-last-heist-card-8 }
    .text = { your-last-heist-card-8.text }
    .story = Two guards are pointing at the same screen.

your-last-heist-card-17 = Lockdown
    .text = The next gate closes and its hex is gone, and whoever stands there is busted. One alert comes on top.
    .story = Steel comes down, and nobody even looks up.

your-last-heist-card-18 = I Thought I Had Him / Reboot
    .text = Subdued guards on a character's tile wake up. All disabled cameras go live again, with one alert for every character on the tile of one.
    .story = He rubs his head, then he rubs the lens clean.

your-last-heist-card-19 = Call It In
    .text = Every disabled camera leaves the board, and an active guard takes its place.
    .story = Camera four is dark. Send somebody with eyes.

your-last-heist-card-20 = Lockdown
    .text = The next gate closes and its hex is gone, and whoever stands there is busted.
    .story = One hum, one thud, one way fewer.

your-last-heist-card-21 = Alarm
    .text = { master-heist-card-Z1.text }
    .story = So this is what all the red lamps are for.

your-last-heist-card-R = { master-heist-card-C1 }
    .text = Around each reinforcements point unknown tiles are revealed, guards wake, locks close, cameras go live and tiles without any security get a guard. The point itself turns into two guards.
    .story = The radio crackles, and somebody answers.
