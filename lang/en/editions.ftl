## Editions, series and the alert track at the table

choose-edition = Choose an edition
choose-edition-about = One game in four boxes: its newest form, and how it came to be. The building, the dice and the getaway are the same; what brings security down on you is not.
choose-this = Choose
choose-other-edition = Other editions
choose-jobs-count =
    { $count ->
        [one] 1 job
       *[other] { $count } jobs
    }
choose-alone = On its own
choose-alone-about = Chapters that can be played without their story, with the crew and the cash their pages bring for that.
choose-series = Several heists in one sitting
choose-series-name =
    { $count ->
        [one] Standard mode: one heist
        [3] Standard mode: three heists
       *[other] Standard mode: { $count } heists
    }
choose-series-about = After each heist that succeeds you take better cards, whoever was busted sends somebody new, and the same table goes on.
choose-or = or
tale-chapter = { $story }, chapter { $number }
tale-bonus = Pays more:
tale-notes = Notes on this job
new-stage = Heist { $number }
new-alone-instead = Play this chapter on its own
new-story-instead = Play it as a chapter of its story
new-crew-printed = This is the crew its page suggests. Swap anyone you like; each class can be there once.
new-requires = { $character } must be in the crew.
new-cash-help = In planning cash buys reveals and ideas, ${ $price }k each.
new-paintings = Paintings from earlier chapters
new-freed = The prisoner of the chapter before is free
new-freed-why = He helps in planning: { $reveals } free reveals and { $ideas } free ideas.
mine-level-up = Between heists
alert-title = Alert bar: slot { $slot }
alert-ahead = What the security die can pick
alert-square = Square { $square }
alert-reinforcements =
    { $left ->
        [one] Reinforcements after 1 more alert
       *[other] Reinforcements after { $left } more alerts
    }
alert-reinforcing = Reinforcements come
alert-reinforced = Reinforcements were here
noise-bar-next = The next noise moves the alert bar on.
noise-bar-in =
    { $steps ->
        [one] The next noise moves the alert bar on.
       *[other] The alert bar moves on in { $steps } noise.
    }
noise-bar-every = Every further noise moves the alert bar on.
noise-escape-in =
    { $steps ->
        [one] The next noise starts Escape when the round is over.
       *[other] { $steps } noise left until Escape.
    }
noise-escape = Too loud: Escape begins when the round is over.
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
guide-choose-or-pass = You rolled a { $face }. Choose your action for this round, or pass.
guide-level-up = Well done. Take better cards for the next heist, then say that you are ready.
guide-level-ready = You are ready for the next heist. The others still choose.
guide-recruit = Your character sits in jail. Choose somebody new: a character and two skills.
finish-pass = Pass
finish-next-heist = On to the next heist
finish-call-now = Once you call, Escape begins at once for everyone: nobody acts any more this round, and everything unknown is revealed.
finish-call-yes = Yes, everybody out now
finish-call-no = Not yet
answer-leave-die = Leave the die as it lies
answer-turn-die = Turn it (3 ideas)
answer-hold-gate = Keep it open
answer-let-gate-close = Let it close
action-to-mate = To { $who }
market-help = Help for cash
market-reveal = Press an unknown tile to have it revealed.
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
level-chosen = Goes with you
ending-next = Next: { $scenario }.
ending-cards = Cards for the next heist
ending-nobody-yet = Nobody yet
ending-bonus = ${ $cash }k on top
ending-freed = The prisoner is free
log-next = The next heist: { $scenario }
job-then = Afterwards:
