## Places, as they stand inside a sentence

place-tile = { $label }
place-entrance = the entrance at { $label }
place-tunnel = the tunnel entrance
place-tunnel-number = tunnel entrance { $number }
place-breach = the breach
place-breach-number = breach { $number }
place-nowhere = nowhere

side-upper-right = upper right
side-right = right
side-lower-right = lower right
side-lower-left = lower left
side-left = left
side-upper-left = upper left

## Characters and things

# A non-player character that the scenario gives no name of their own.
who-npc = the { $name }
who-nobody = somebody

# Names alone.
name-cash = cash
name-jewel = jewel
name-documents = documents
name-keycard = keycard
name-usb = USB key
name-apple = apple painting
name-strawberry = strawberry painting
name-grapes = grapes painting
name-house = house painting
name-church = church painting
name-lighthouse = lighthouse painting
name-fake-apple = fake apple painting
name-fake-strawberry = fake strawberry painting
name-fake-grapes = fake grapes painting
name-fake-house = fake house painting
name-fake-church = fake church painting
name-fake-lighthouse = fake lighthouse painting
name-painting-i = painting I
name-painting-j = painting J
name-painting-k = painting K
name-card = a card
name-unknown = thing
name-action = an action

# Inside a sentence.
thing-item = the { $name }
thing-cash = ${ $cash }k
thing-all-cash = the cash
thing-jewel = a jewel
thing-documents = the documents
thing-keycard = a keycard
thing-usb = a USB key
thing-apple = the apple painting
thing-strawberry = the strawberry painting
thing-grapes = the grapes painting
thing-house = the house painting
thing-church = the church painting
thing-lighthouse = the lighthouse painting
thing-fake-apple = the fake apple painting
thing-fake-strawberry = the fake strawberry painting
thing-fake-grapes = the fake grapes painting
thing-fake-house = the fake house painting
thing-fake-church = the fake church painting
thing-fake-lighthouse = the fake lighthouse painting
thing-painting-i = a painting I
thing-painting-j = a painting J
thing-painting-k = a painting K
thing-unknown = something

chit-guard =
    { $count ->
        [one] a guard
       *[other] { $count } guards
    }
chit-camera =
    { $count ->
        [one] a camera
       *[other] { $count } cameras
    }
chit-lock =
    { $count ->
        [one] a lock
       *[other] { $count } locks
    }
chit-dog =
    { $count ->
        [one] a dog
       *[other] { $count } dogs
    }
chit-jewel =
    { $count ->
        [one] a jewel
       *[other] { $count } jewels
    }
chit-documents =
    { $count ->
        [one] documents
       *[other] { $count } documents
    }
chit-keycard =
    { $count ->
        [one] a keycard
       *[other] { $count } keycards
    }
chit-usb =
    { $count ->
        [one] a USB key
       *[other] { $count } USB keys
    }
chit-blank =
    { $count ->
        [one] a blank
       *[other] { $count } blanks
    }
chit-two-guards =
    { $count ->
        [one] a double guard
       *[other] { $count } double guards
    }
chit-two-cameras =
    { $count ->
        [one] a double camera
       *[other] { $count } double cameras
    }
chit-two-locks =
    { $count ->
        [one] a double lock
       *[other] { $count } double locks
    }
chit-apple =
    { $count ->
        [one] an apple painting
       *[other] { $count } apple paintings
    }
chit-fake-apple =
    { $count ->
        [one] a fake apple painting
       *[other] { $count } fake apple paintings
    }
chit-strawberry =
    { $count ->
        [one] a strawberry painting
       *[other] { $count } strawberry paintings
    }
chit-fake-strawberry =
    { $count ->
        [one] a fake strawberry painting
       *[other] { $count } fake strawberry paintings
    }
chit-grapes =
    { $count ->
        [one] a grapes painting
       *[other] { $count } grapes paintings
    }
chit-fake-grapes =
    { $count ->
        [one] a fake grapes painting
       *[other] { $count } fake grapes paintings
    }
chit-house =
    { $count ->
        [one] a house painting
       *[other] { $count } house paintings
    }
chit-fake-house =
    { $count ->
        [one] a fake house painting
       *[other] { $count } fake house paintings
    }
chit-church =
    { $count ->
        [one] a church painting
       *[other] { $count } church paintings
    }
chit-fake-church =
    { $count ->
        [one] a fake church painting
       *[other] { $count } fake church paintings
    }
chit-lighthouse =
    { $count ->
        [one] a lighthouse painting
       *[other] { $count } lighthouse paintings
    }
chit-fake-lighthouse =
    { $count ->
        [one] a fake lighthouse painting
       *[other] { $count } fake lighthouse paintings
    }
chit-painting-i =
    { $count ->
        [one] a painting I
       *[other] { $count } paintings I
    }
chit-painting-j =
    { $count ->
        [one] a painting J
       *[other] { $count } paintings J
    }
chit-painting-k =
    { $count ->
        [one] a painting K
       *[other] { $count } paintings K
    }
chit-two-ideas =
    { $count ->
        [one] a token with 2 ideas
       *[other] { $count } tokens with 2 ideas
    }
chit-three-ideas =
    { $count ->
        [one] a token with 3 ideas
       *[other] { $count } tokens with 3 ideas
    }

# Rings of pressure sensors, and what opens what bars a tile.
ring-x = yellow
ring-y = cyan
ring-z = purple
panel-server = server { $letter }
panel-control = the { $letter } control panel

## Actions: a name and what it gives and takes

action-icons = { $name } ({ $icons })
# A skill: the die has to show the face.
action-face = { $name } on a { $face }

icon-pay =
    { $count ->
        [one] pay 1 idea
       *[other] pay { $count } ideas
    }
icon-idea =
    { $count ->
        [one] idea
       *[other] { $count } ideas
    }
icon-reveal =
    { $count ->
        [one] reveal
       *[other] { $count } reveals
    }
icon-unlock =
    { $count ->
        [one] unlock
       *[other] { $count } unlocks
    }
icon-subdue =
    { $count ->
        [one] subdue
       *[other] { $count } subdues
    }
icon-disable =
    { $count ->
        [one] disable
       *[other] { $count } disables
    }
icon-loot =
    { $count ->
        [one] loot
       *[other] { $count } loot
    }
icon-move =
    { $count ->
        [one] move
       *[other] { $count } moves
    }
icon-noise =
    { $count ->
        [one] noise
       *[other] { $count } noise
    }
icon-alert =
    { $count ->
        [one] alert
       *[other] { $count } alerts
    }

# Something to give to another character.
icon-gift =
    { $count ->
        [one] one to give away
       *[other] { $count } to give away
    }

# How a list goes on.
list = { $before }, { $next }
