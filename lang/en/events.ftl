## Events: a line of the story

event-heist-began = The heist begins.
event-round-began = Round { $round }.
event-rolled = { $who } rolls a { $face }.
event-seat-ready = { $seat } is done.

# Planning

event-planned = { $seat } plans { $space }.
event-unplanned = { $seat } takes a planning token back from { $space }.
event-placed = { $who } starts at { $space }.
event-tunnel-opened = A tunnel is open: { $space }.
event-bought = The team buys { $piece } for ${ $price }k.
event-sold = The team sells { $piece } for ${ $price }k.
event-jewel-sold = The team sells a jewel for ${ $price }k.
event-packed = { $who } brings { $piece }.
event-paid = The team pays ${ $price }k.
event-bet-placed = The team bets ${ $cash }k on success.
event-bag-swapped = Swapped for blanks in the bag: { $chit }.
event-bag-filled = Added to the bag: { $chit }.
event-bag-upgraded = In the bag, { $chit } becomes a double one.
event-blanks-on-call =
    { $blanks ->
        [one] 1 blank is
       *[other] { $blanks } blanks are
    } on call.
event-cash-added = ${ $cash }k more at { $space }.
event-cameras-bribed = Cameras found in planning will be off.
event-diverted = A diversion is ready: it takes { $tokens } noise.
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
event-half-handled = { $who } is halfway done at { $space }: { $chit } that takes two.
event-cracked =
    { $who } makes { $cracks ->
        [one] a crack
       *[other] { $cracks } cracks
    } in the safe.
event-safe-opened = The safe at { $space } is open.
event-granted = { $who } helps { $mate }.
event-revealed = { $space } is revealed: { $chit }.
event-ideas-found = At { $space } { $ideas } ideas wait for whoever comes first.
event-replaced = { $who } has it swapped: { $space } gets a blank.
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
event-spared = { $who } gives up { $piece } and loses no idea.
event-noise = { $who } makes noise. The marker is at { $slot }.
event-noise-no-who = There is noise. The marker is at { $slot }.
event-hushed = The diversion covers a noise. It has { $left } left.
event-silent = { $who } makes no noise after all.
event-noise-lowered = { $who } calms things down. The noise marker goes back to { $slot }.
event-alert =
    Alert { $cause ->
        [noise] by noise
        [camera] by a camera
        [action] by an action
       *[event] by an event
    }: “{ $card }” is discarded.
event-alert-no-card =
    Alert { $cause ->
        [noise] by noise
        [camera] by a camera
        [action] by an action
       *[event] by an event
    }: { $security ->
        [track] the alert bar moves on.
       *[deck] no event is left to discard.
    }
event-pocketed = { $who } pockets ${ $cash }k.
event-took = { $who } takes { $piece } from { $from }.
event-dropped = { $who } puts { $piece } down at { $to }.
event-handed = { $who } hands { $piece } to { $mate }.
event-secured = { $who } brings { $piece } to safety.
event-loot-lost = Lost: { $piece }.
event-item-spent = Used up: { $piece }.
event-slipped-past = { $who } slips past the guards.
event-reached-out = { $who } reaches for loot next door.
event-vented = { $who } crawls through the vent towards { $space }.
event-plans-changed = { $who } changes the plan.
event-footage = { $who } loops the footage: cameras do no harm this round.
event-whistled = { $who } blows the whistle: no dog chases this round.
event-remote-opened =
    { $barriers ->
        [rings] The { $letter } sensors within reach of their panel are gone.
       *[remote-locks] The remote locks { $letter } are open.
    }
event-door-opened = The door at { $space } is open.
event-beacon-reached = { $who } reaches the beacon at { $space }: there is the way out.

# Events and crises

event-crisis-queued =
    { $security ->
        [track] The alert bar has reached the radio: “{ $card }”.
       *[deck] Crisis ahead: “{ $card }”.
    }
event-security-rolled = The security die shows a { $face }.
event-nudged = { $who } misleads security: the die shows a { $face } now.
event-event-active =
    { $security ->
        [track] Square { $square }
       *[deck] { $recalled ->
            [true] The last event again
           *[false] Event
        }
    }: “{ $card }”. { $card-text }
event-crisis-struck = Crisis: “{ $card }”. { $card-text }
event-chit-added = { $space } gets { $chit }.
event-chit-removed = { $space } loses { $chit }.
event-restored = Active again at { $space }: { $chit }.
event-tower-removed = The watchtower at { $space } is taken out.
event-reinforcements-arrived = Reinforcements arrive at { $space }.
event-dog-moved = The dog runs from { $from } to { $to }.
event-gate-closed = The gate at { $space } closes.
event-gate-held = { $who } keeps the gate at { $space } open.
event-cut-off = No way leads { $who } out any more.
event-npc-active =
    { $npc } is with you{ $ideas ->
        [0] {""}
        [one] {" "}and brings 1 idea
       *[other] {" "}and brings { $ideas } ideas
    }.
event-npc-moved = { $npc } walks from { $from } to { $to }.
event-escort-moved = An escort walks from { $from } to { $to }.
event-npc-lost = { $npc } is lost.
event-panicked = { $npc } panics.

# Escape

event-escape-called = { $seat } calls for Escape.
event-escape-began = The alarm sounds. Escape begins!
event-exit-breached = A breach opens at { $tile }.
event-path-declared = { $who } plans to run to { $to }.
event-last-ditch =
    { $who } rolls a { $roll } for the last ditch{ $ideas ->
        [0] {""}
        [one] {" "}and adds 1 idea
       *[other] {" "}and adds { $ideas } ideas
    }.
event-stopped = { $who } stops here.
event-reached-exit = { $who } reaches { $space }.
event-busted = { $who } is busted.
event-hidden = { $who } lies low and is not found.
event-ended =
    { $end ->
        [success] The heist is a success!
       *[failure] The heist has failed.
    }

# Between heists

event-levelled-up =
    { $choice ->
        [0] { $seat } keeps { $own }.
       *[other] { $seat } takes { $better } instead of { $own }.
    }
event-recruited =
    { $part ->
        [0] A new face instead of { $seat }: { $card }.
       *[other] The new face instead of { $seat } takes { $card }.
    }

## The end

outcome-success = The heist is a success!
outcome-failure = The heist has failed.
outcome-escaped =
    { $who } got away with { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    } left.
outcome-busted = { $who } was busted.
outcome-hidden = { $who } lay low and was not caught.
outcome-idle = { $who } was left behind.
outcome-active = { $who } is still on the way.
outcome-npc-freed = You freed { $npc }.
outcome-absent = { $who } was not there.
outcome-still-busted = { $who } still counts as busted.
outcome-numbers =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, noise { $noise }, { $alerts ->
        [0] no alerts
        [one] 1 alert
       *[other] { $alerts } alerts
    }.
outcome-cash-out = Brought out: ${ $cash }k.
outcome-reward-cash = Reward: ${ $cash }k.
outcome-bonus = Of this for more than the objective: ${ $cash }k.
outcome-bet-won = The bet is won: ${ $cash }k on top.
outcome-bet-lost = The bet is lost: ${ $cash }k.
outcome-team-cash = The team has ${ $cash }k.
outcome-jewels =
    The team has { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }.
outcome-documents = Documents brought out: { $count }.
outcome-art = Brought out: { $names }.
outcome-items = The team owns: { $names }.
outcome-discovered = The shop now sells: { $names }.
outcome-fixer = A new fixer: { $name }.
outcome-achievement = Achievement: { $name }. { $text }
