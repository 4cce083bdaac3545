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

## Hints: what to do, thing by thing

# Arguments: $steps, the steps in a row; $action, the action they begin with
hint-steps = { $steps }.
hint-action = { $action }: { $steps }.
hint-and-then = , then{" "}
hint-plan-own =
    A route for { $who }: { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    }.
hint-plan-crew = A plan for everyone who is still planning.
hint-take-plan = Take this plan
step-move = move
step-move-loot = move toward { $piece }
step-move-out = move toward the way out
step-move-safe = move toward the safe
step-move-door = move toward the door
step-move-npc = move toward { $npc }
step-unlock = pick the lock
step-subdue =
    take down the { $dog ->
        [true] dog
       *[false] guard
    }
step-disable = kill the camera
step-reveal = scout a room
step-take = take { $piece }
step-drop = put down { $piece }
step-hand = hand { $piece } to { $mate }
step-crack = work on the safe
step-door = open the door
step-remote =
    { $barriers ->
        [rings] remove the { $letter } sensors
       *[remote-locks] open the remote locks { $letter }
    }
step-think = take an idea
step-run = run for the way out

chance-certain = almost certain
chance-none = next to none
chance-percent = { $percent }%

## The sheet with shop and fixers

market-title = Shop and fixers
market-cash = ${ $cash }k left
market-held = { $who } has it.
market-used = Has helped
market-buy-for = Buy for
amount-less = Fewer
amount-more = More
amount-times = ×{ $count }

## Explanations beside things

tip-point = Point it out
