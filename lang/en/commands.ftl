## Questions

prompt-reveal-next = Several rooms are about to be revealed. Which one first?
prompt-replace = { $space } would get { $chit }. Who pays 1 idea and makes 1 noise to swap it for a blank?
prompt-dog-jumps = The dog at { $from } jumps. Onto which tile?
prompt-which-tiles =
    Which room gets { $chit }? { $left ->
        [one] Choose one.
       *[other] { $left } left to choose.
    }
prompt-idea-for-noise = { $who } can take 1 idea for 1 noise. Take it?
prompt-consolation = A guard woke up. Give somebody 1 idea for 1 noise?
prompt-whisper = Characters here or next door can share ideas, 1 noise each. Who gives one?
prompt-late-transfer =
    One character may give another { $left ->
        [one] an idea
       *[other] { $left } ideas
    }. Who gives?
prompt-more-ideas = Does { $who } give { $mate } another idea?
prompt-fumble = { $who } fumbles { $piece }. Where does it land?
prompt-prey = Who does the dog go for?
prompt-dog-runs = Where does the dog run next?
prompt-replan =
    A gate closed. { $seat } places { $tokens ->
        [one] a plan token
       *[other] { $tokens } plan tokens
    } again. Where?
prompt-troubled = Who does { $npc } trouble?
prompt-idea-or-noise = { $who }: lose 1 idea (yes), or make { $noise } noise (no)?
prompt-lock-idea = You found a lock. Who gets the idea?
prompt-too-many = Too many characters at { $space }. Who gets away?
prompt-security-roll = The security die is rolled. Pay 3 ideas to turn it by one?
prompt-hold-gate =
    Does { $who } keep the gate at { $space } open for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }?
prompt-guide = Somebody outside can guide a character inside: 1 idea for 1 noise. Who gets it?

## Commands: what a button says

command-ready = Done

# Planning

command-plan = Plan { $space }
command-unplan = Take the token back from { $space }
command-start = { $who } starts at { $space }
command-tunnel = Dig the tunnel at { $cell } toward { $tile }
command-buy-idea = Buy an idea for { $who }
command-add-blanks =
    Add { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } to the bag
command-add-ideas = Add a token with { $ideas } ideas to the bag
command-buy = Buy { $item } for { $who }
command-sell = Sell { $piece }
command-pack = { $who } brings { $piece }
command-sell-jewel = Sell a jewel
command-consult = Use { $piece } to scout { $space }
command-consult-thin = Use { $piece } to remove a chit from the bag
command-bribe-guards =
    Bribe { $guards ->
        [0] {""}
        [one] 1 guard
       *[other] { $guards } guards
    }{ $dogs ->
        [0] {""}
        [one] { $guards ->
            [0] 1 dog
           *[other] {" "}and 1 dog
        }
       *[other] { $guards ->
            [0] { $dogs } dogs
           *[other] {" "}and { $dogs } dogs
        }
    }
command-bet = Bet ${ $cash }k on this heist
command-pay-reveal = Scout { $space }
command-pay-thin = Pay to remove a chit from the bag
command-swap-locks = Swap two locks in the bag for blanks
command-on-call =
    Put { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } on call
command-add-cash =
    { $jewels ->
        [true] Add $1k to every hex with cash or jewels
       *[false] Add $1k to every hex with cash
    }
command-disable-cameras = Switch off cameras found in planning
command-divert = Put ${ $tokens }k on the noise track
command-buy-idea-tokens =
    Get { $tokens ->
        [one] 1 idea token
       *[other] { $tokens } idea tokens
    } for the board
command-place-idea = Put an idea token on { $space }
command-buy-events =
    Buy { $events ->
        [one] 1 mastermind event
       *[other] { $events } mastermind events
    }
command-insert-event = Put “{ $card }” into the deck as card { $position }
command-inside-man =
    { $who } takes the place of the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
command-use-ideas =
    { $left ->
        [true] Start with the ideas you had left
       *[false] Start with the printed ideas
    }

# Action

command-commit = { $who }: { $action }
command-commit-turned = { $who }: { $action }, die turned to { $face }
command-commit-aimed = { $who }: { $action }, toward the { $side }
command-commit-to = { $who }: { $action }, to { $mate }
command-move = { $who } moves to { $to }
command-unlock = { $who } unlocks { $space }
command-subdue =
    { $who } subdues the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
command-disable = { $who } disables the camera at { $space }
command-think = { $who } takes an idea
command-reveal = { $who } reveals { $space }
command-thin = { $who } removes a chit from the bag
command-realize = { $who } turns a reveal into an idea
command-pocket = { $who } pockets $1k
command-crack = { $who } works on the safe
command-lend = { $who } lends an unlock to the safe
command-grant =
    { $who } lets { $mate } { $gift ->
        [subdue] subdue
        [disable] disable
       *[unlock] unlock
    }
command-rewire = { $who } rewires the camera at { $space }
command-toss = { $who } tosses { $piece } to { $space }
command-flick = { $who } flicks { $piece } to { $space }
command-pick-on = { $who } buys a move (1 idea, 1 noise)
command-slip-past =
    { $who } slips past the guards { $each ->
        [true] (1 idea for each)
       *[false] (1 idea)
    }
command-reach-out = { $who } reaches for loot next door (1 idea)
command-dart = { $who } buys a move (1 idea)
command-inspire = { $who } inspires { $mate }
command-walk-through =
    { $who } talks { $mate } through the lock ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    })
command-break-out =
    { $who } breaks through the wall to the { $side } ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    })
command-vent = { $who } uses the vent to { $space }
command-change-plans =
    { $who } changes the plan ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }{ $noise ->
        [0] {""}
       *[other] {", "}{ $noise } noise
    })
command-reposition = Move a plan token from { $from } to { $to }
command-shift = Shift a plan token from { $from } to { $to }
command-give-idea = { $who } gives { $mate } an idea
command-codes = { $who } uses the codes on the camera at { $space }
command-teamwork =
    { $help-out ->
        [true] Help Out: { $who } gives up 2 ideas, { $mate } gets 1
       *[false] { $who } gives up 2 ideas, { $mate } gets 1
    }
command-open-remote =
    { $barriers ->
        [rings] { $who } removes the { $letter } sensors
       *[remote-locks] { $who } opens the remote locks { $letter }
    }
command-open-door = { $who } opens the door at { $space }
command-take-hostage = { $who } takes { $npc } hostage
command-take-idea = { $who } takes the idea token
command-check-logs = { $who } reads the logs
command-take = { $who } takes { $piece } from { $from }
command-drop = { $who } puts { $piece } down at { $to }
command-hand = { $who } hands { $piece } to { $mate }
command-hush =
    { $on ->
        [true] Use the diversion for the next noise
       *[false] Save the diversion for later
    }
command-call-escape = Call Escape

# Answers

command-choose = Choose { $space }
command-pick = Choose { $who }
command-accept = Yes
command-decline = No
command-nudge =
    { $who } turns the security die { $up ->
        [true] up by one (3 ideas)
       *[false] down by one (3 ideas)
    }

# Escape

command-dash = { $who } spends ideas to run to { $to }
command-declare = { $who } adds { $to } to the route
command-redraw = { $who } starts a new path
command-last-ditch =
    { $who } rolls for the path { $ideas ->
        [0] with no ideas
        [one] with 1 idea
       *[other] with { $ideas } ideas
    }
command-run = { $who } keeps running
command-stay = { $who } stays put
command-pick-lock = { $who } picks the lock at { $space } (1 idea)
command-pinch = { $who } gives up 2 ideas, { $mate } gets 1

# Between heists. A card whose seat is not known goes by what it is for.

command-level-up =
    { $choice ->
        [0] Keep { $own }
       *[other] Turn { $own } into { $better }
    }
command-level-up-unseated =
    { $choice ->
        [0] Keep
        [one] Take the first better card for
       *[other] Take the second better card for
    } { $part ->
        [0] the character
        [one] the first skill
       *[other] the second skill
    }
command-recruit =
    { $part ->
        [0] Continue as { $card }
        [one] Take { $card } as the first skill
       *[other] Take { $card } as the second skill
    }
