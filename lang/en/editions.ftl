## Editions, series and the alert track at the table

choose-edition = Choose an edition
choose-edition-about = One game in four boxes, newest first. Building, dice and getaway are the same; what brings security down on you is not.
choose-this = Choose
choose-other-edition = Other editions
choose-jobs-count =
    { $count ->
        [one] 1 job
       *[other] { $count } jobs
    }
choose-alone = Standalone
choose-alone-about = Chapters you can play without their story, with the crew and cash they bring for it.
choose-series = Several heists in one sitting
choose-series-name =
    { $count ->
        [one] Standard mode: one heist
        [3] Standard mode: three heists
       *[other] Standard mode: { $count } heists
    }
choose-series-about = After every win you take better cards, busted characters are replaced, and the same table continues.
choose-or = or
tale-chapter = { $story }, chapter { $number }
tale-bonus = Pays more:
tale-notes = Notes on this job
new-stage = Heist { $number }
new-alone-instead = Play this chapter standalone
new-story-instead = Play it as a chapter of its story
new-crew-printed = This is the crew its page suggests. Swap anyone you like; one of each class.
new-requires = { $character } must be in the crew.
new-cash-help = In planning cash buys reveals and ideas, ${ $price }k each.
new-paintings = Paintings from earlier chapters
new-freed = The prisoner from chapter 1 was freed
new-freed-why = He helps in planning: { $reveals } free reveals and { $ideas } free ideas.
mine-level-up = Between heists
alert-title = Alert bar: slot { $slot }
alert-ahead = What the security die can hit
alert-square = Square { $square }
alert-reinforcements =
    { $left ->
        [one] Reinforcements after 1 more alert
       *[other] Reinforcements after { $left } more alerts
    }
alert-reinforcing = Reinforcements arrive
alert-reinforced = Reinforcements have arrived
noise-bar-next = The next noise raises the alert by 1.
noise-bar-in =
    { $steps ->
        [one] The next noise raises the alert by 1.
       *[other] { $steps } more noise until the alert rises.
    }
noise-bar-every = Every noise from here raises the alert by 1.
noise-escape-in =
    { $steps ->
        [one] One more noise and Escape starts after this round.
       *[other] { $steps } more noise until Escape.
    }
noise-escape = Too loud: Escape starts after this round.
tab-alert = Alert
facts-then =
    { $count ->
        [one] 1 more heist follows
       *[other] { $count } more heists follow
    }
team-free-reveals =
    { $count ->
        [one] 1 free reveal
       *[other] { $count } free reveals
    }
team-free-ideas =
    { $count ->
        [one] 1 free idea
       *[other] { $count } free ideas
    }
guide-choose-or-pass = You rolled a { $face }. Choose your action, or pass.
guide-level-up = Well done. Take better cards for the next heist, then press Ready.
guide-level-ready = You're ready for the next heist. The others are still choosing.
guide-recruit = Your character is in jail. Choose somebody new: a character and two skills.
finish-pass = Pass
finish-next-heist = On to the next heist
finish-call-now = Escape starts at once for everyone: nobody acts anymore this round, and everything unknown is revealed.
finish-call-yes = Yes, everybody out now
finish-call-no = Not yet
answer-leave-die = Leave the die
answer-turn-die = Turn it (3 ideas)
answer-hold-gate = Hold it open
answer-let-gate-close = Let it close
action-to-mate = To { $who }
market-help = Help for cash
market-reveal = Press an unknown room to scout it.
market-idea = An idea, for whom?
market-price = ${ $price }k
market-free =
    { $count ->
        [one] free, once
       *[other] free, { $count } times
    }
market-no-cash = The team has no cash left for reveals and ideas.
level-character = Character
level-first-skill = First skill
level-second-skill = Second skill
level-keep = Keep this one
level-take = Take this one
level-chosen = Comes with you
ending-next = Next: { $scenario }.
ending-cards = Cards for the next heist
ending-nobody-yet = Nobody yet
ending-bonus = ${ $cash }k on top
ending-freed = The prisoner is free
log-next = The next heist: { $scenario }
job-then = Afterwards:
