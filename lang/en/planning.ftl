## What the crew's plans lack, said while they are made

gap-loot =
    { $wanted ->
        [one] No route reaches { $loot } yet.
       *[other] Routes reach { $reached } of the { $loot } you need.
    }
gap-safe = No route reaches the safe at { $at } yet.
gap-npc = No route reaches { $who } at { $at } yet.
gap-lock = A route meets the lock at { $at }, but nobody who can unlock gets near it.

## What would happen if the round ended now

outlook-title = If the round ended now
outlook-last = Last round. Escape starts when it ends.
outlook-alert-ends = One more alert and this is the last round.
outlook-may-be-last = This may be the last round: look at what the die can bring.
outlook-calm = If the round ended now: no harm.
outlook-hits =
    If the round ended now: { $first }{ $more ->
        [0] {""}
       *[other] {" "}And { $more } more.
    }
outlook-die =
    If the round ended now: { $bad ->
        [0] no security roll hurts.
        [one] 1 of { $all } security rolls hurts.
       *[other] { $bad } of { $all } security rolls hurt.
    }
outlook-no-event = No event
outlook-harmless = No harm.
outlook-escape = Then Escape starts.
outlook-over = Then the heist is over.
outlook-question = Then you decide.
outlook-luck = The rest is luck.
