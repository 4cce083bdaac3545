## Events: a line of the story

event-heist-began = The heist begins.
event-round-began = Round { $round }.
event-rolled = { $who } rolls a { $face }.
event-seat-ready = { $seat } is done.

# Planning

event-planned = { $seat } plans { $space }.
event-unplanned = { $seat } takes a plan token back from { $space }.
event-placed = { $who } starts at { $space }.
event-tunnel-opened = A tunnel opens: { $space }.
event-bought = The team buys { $piece } for ${ $price }k.
event-sold = The team sells { $piece } for ${ $price }k.
event-jewel-sold = The team sells a jewel for ${ $price }k.
event-packed = { $who } brings { $piece }.
event-paid = The team pays ${ $price }k.
event-bet-placed = The team bets ${ $cash }k on success.
event-bag-swapped = Swapped for blanks in the bag: { $chit }.
event-bag-filled = Added to the bag: { $chit }.
event-bag-upgraded = In the bag, { $chit } turns into a double.
event-blanks-on-call =
    { $blanks ->
        [one] 1 blank is
       *[other] { $blanks } blanks are
    } on call.
event-cash-added = ${ $cash }k more at { $space }.
event-cameras-bribed = Cameras found in planning are switched off.
event-diverted = A diversion is ready. It covers { $tokens } noise.
event-idea-token-placed = An idea waits at { $space }.
event-event-inserted = “{ $card }” goes into the deck as card { $position }.

# Action

event-committed = { $who }: { $action-name }.
event-moved = { $who } moves from { $from } to { $to }.
event-unlocked = { $who } unlocks { $space }.
event-subdued =
    { $who } subdues the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }.
event-disabled = { $who } disables the camera at { $space }.
event-half-handled = { $who } is halfway there at { $space }: { $chit } that takes two.
event-cracked =
    { $who } makes { $cracks ->
        [one] a crack
       *[other] { $cracks } cracks
    } in the safe.
event-safe-opened = The safe at { $space } is open.
event-granted = { $who } helps { $mate }.
event-revealed = { $space }: { $chit }.
event-ideas-found = { $ideas } ideas wait at { $space } for the first one there.
event-replaced = { $who } gets it swapped: { $space } is blank.
event-thinned = Out of the bag for good: { $chit }.
event-idea-gained =
    { $who } gets { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }.
event-idea-spent =
    { $who } spends { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }.
event-idea-lost = { $who } loses an idea.
event-spared = { $who } gives up { $piece } and keeps the idea.
event-noise = { $who } makes noise: { $slot } now.
event-noise-no-who = Noise: { $slot } now.
event-hushed = The diversion covers a noise. { $left } left.
event-silent = { $who } stays silent after all.
event-noise-lowered = { $who } calms things down. Noise drops to { $slot }.
event-alert =
    { $cause ->
        [noise] Noise raises an alert
        [camera] A camera raises an alert
        [action] The action raises an alert
       *[event] The event raises an alert
    }: “{ $card }” is discarded.
event-alert-no-card =
    { $cause ->
        [noise] Noise
        [camera] A camera
        [action] The action
       *[event] The event
    } { $security ->
        [track] raises the alert by 1.
       *[deck] raises an alert. There is no event left to discard.
    }
event-pocketed = { $who } pockets ${ $cash }k.
event-took = { $who } takes { $piece } from { $from }.
event-dropped = { $who } puts { $piece } down at { $to }.
event-handed = { $who } hands { $piece } to { $mate }.
event-secured = { $who } gets { $piece } out.
event-loot-lost = Lost: { $piece }.
event-item-spent = Used up: { $piece }.
event-slipped-past = { $who } slips past the guards.
event-reached-out = { $who } reaches for loot next door.
event-vented = { $who } crawls through the vent toward { $space }.
event-plans-changed = { $who } changes the plan.
event-footage = { $who } loops the footage: cameras see nothing this round.
event-whistled = { $who } blows the whistle: no dog chases this round.
event-remote-opened =
    { $barriers ->
        [rings] The { $letter } sensors in reach of their panel are gone.
       *[remote-locks] The remote locks { $letter } are open.
    }
event-door-opened = The door at { $space } is open.
event-beacon-reached = { $who } reaches the beacon at { $space }. That's the way out.

# Events and crises

event-crisis-queued =
    { $security ->
        [track] The alert has reached the radio: “{ $card }”.
       *[deck] Crisis coming: “{ $card }”.
    }
event-security-rolled = The security die shows { $face }.
event-nudged = { $who } misleads security: the die now shows { $face }.
event-event-active =
    { $security ->
        [track] Square { $square }
       *[deck] { $recalled ->
            [true] The last event, again
           *[false] Event
        }
    }: “{ $card }”. { $card-text }
event-crisis-struck = Crisis: “{ $card }”. { $card-text }
event-chit-added = { $space } gets { $chit }.
event-chit-removed = { $space } loses { $chit }.
event-restored = Back in action at { $space }: { $chit }.
event-tower-removed = The watchtower at { $space } is gone.
event-reinforcements-arrived = Reinforcements arrive at { $space }.
event-dog-moved = The dog runs from { $from } to { $to }.
event-gate-closed = The gate at { $space } closes.
event-gate-held = { $who } holds the gate at { $space } open.
event-cut-off = { $who } has no way out anymore.
event-npc-active =
    { $npc } joins you{ $ideas ->
        [0] {""}
        [one] {" "}with 1 idea
       *[other] {" "}with { $ideas } ideas
    }.
event-npc-moved = { $npc } walks from { $from } to { $to }.
event-escort-moved = An escort walks from { $from } to { $to }.
event-npc-lost = { $npc } is lost.
event-panicked = { $npc } panics.

# Escape

event-escape-called = { $seat } calls Escape.
event-escape-began = The alarm goes off. Everybody out!
event-exit-breached = A breach opens at { $tile }.
event-path-declared = { $who } plans a run to { $to }.
event-last-ditch =
    Last ditch: { $who } { $ideas ->
        [0] {""}
        [one] adds 1 idea,{" "}
       *[other] adds { $ideas } ideas,{" "}
    }needs { $needed } and rolls a { $roll }. { $enough ->
        [true] That will do.
       *[false] Not enough.
    }
event-stopped = { $who } is stopped here.
event-reached-exit = { $who } reaches { $space }.
event-busted = { $who } is busted.
event-hidden = { $who } lies low. Nobody finds them.
event-ended =
    { $end ->
        [success] You pulled it off!
       *[failure] The heist has failed.
    }

# Between heists

event-levelled-up =
    { $choice ->
        [0] { $seat } keeps { $own }.
       *[other] { $seat }: { $own } becomes { $better }.
    }
event-recruited =
    { $part ->
        [0] A new face replaces { $seat }: { $card }.
       *[other] { $seat }'s replacement takes { $card }.
    }

## The end

outcome-success = You pulled it off!
outcome-failure = The heist has failed.
outcome-escaped =
    { $who } got away with { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    } left.
outcome-busted = { $who } was busted.
outcome-hidden = { $who } lay low and wasn't caught.
outcome-idle = { $who } was left behind.
outcome-active = { $who } is still on the way.
outcome-npc-freed = You freed { $npc }.
outcome-absent = { $who } wasn't there.
outcome-still-busted = { $who } still counts as busted.
outcome-numbers =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $noise } noise, { $alerts ->
        [0] no alerts
        [one] 1 alert
       *[other] { $alerts } alerts
    }.
outcome-cash-out = Cash out: ${ $cash }k.
outcome-reward-cash = Reward: ${ $cash }k.
outcome-bonus = Including a ${ $cash }k bonus.
outcome-bet-won = Bet won: ${ $cash }k on top.
outcome-bet-lost = Bet lost: ${ $cash }k.
outcome-team-cash = The team has ${ $cash }k.
outcome-jewels =
    The team has { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }.
outcome-documents = Documents out: { $count }.
outcome-art = Paintings out: { $names }.
outcome-items = The team owns: { $names }.
outcome-discovered = The shop now sells: { $names }.
outcome-fixer = A new fixer: { $name }.
outcome-achievement = Achievement: { $name }. { $text }
