## The board: what a space is called, place first, then what is on it

cell-tile = { $label }
cell-exit = Entrance { $label }
cell-closed = closed off
cell-planned = planned by
cell-unknown = unknown
cell-remote-x = remote lock X
cell-remote-y = remote lock Y
cell-door = keycard door
cell-escort =
    { $count ->
        [one] escort
       *[other] { $count } escorts
    }
cell-guard =
    { $count ->
        [one] guard
       *[other] { $count } guards
    }
cell-dog =
    { $count ->
        [one] dog
       *[other] { $count } dogs
    }
cell-camera =
    { $count ->
        [one] camera
       *[other] { $count } cameras
    }
cell-lock =
    { $count ->
        [one] lock
       *[other] { $count } locks
    }
# In thousands.
cell-cash = ${ $count }k
cell-jewel =
    { $count ->
        [one] jewel
       *[other] { $count } jewels
    }
cell-documents = documents
cell-keycard =
    { $count ->
        [one] keycard
       *[other] { $count } keycards
    }
cell-usb =
    { $count ->
        [one] USB key
       *[other] { $count } USB keys
    }
cell-item =
    { $count ->
        [one] item
       *[other] { $count } items
    }
cell-idea-token = idea token
cell-flashbang = flashbang
cell-subdued-escort =
    { $count ->
        [one] subdued escort
       *[other] { $count } subdued escorts
    }
cell-subdued-guard =
    { $count ->
        [one] subdued guard
       *[other] { $count } subdued guards
    }
cell-subdued-dog =
    { $count ->
        [one] subdued dog
       *[other] { $count } subdued dogs
    }
cell-disabled-camera =
    { $count ->
        [one] disabled camera
       *[other] { $count } disabled cameras
    }
cell-open-lock =
    { $count ->
        [one] open lock
       *[other] { $count } open locks
    }
cell-server-x = server X
cell-server-y = server Y
cell-watchtower = watchtower
cell-reinforcements = reinforcements point
cell-gate-a = gate A
cell-gate-b = gate B
cell-gate-c = gate C
cell-gate-d = gate D
cell-kennel = kennel
cell-safe = safe with { $done } of { $needed } cracks
cell-open-safe = open safe
cell-story = marked place
cell-start = start inside
cell-start-of = start of { $who }
cell-remote-z = remote lock Z
cell-server-z = server Z
cell-gate-e = gate E
# Pressure sensors, the outermost first.
cell-ring = { $ring } sensor ring
cell-ring-inside = { $ring } sensor ring inside
cell-panel-x = yellow control panel
cell-panel-y = cyan control panel
cell-panel-z = purple control panel
cell-tough-guard = guard to be subdued twice
cell-tough-camera = camera to be disabled twice
cell-tough-lock = lock to be opened twice
cell-soft-guard = guard to be subdued once more
cell-soft-camera = camera to be disabled once more
cell-soft-lock = lock to be opened once more
cell-two-ideas = token with 2 ideas
cell-three-ideas = token with 3 ideas

## The alert track

track-label = Alert track. The bar is before square { $square }. The security die can hit: { $ahead }.
track-square = { $square }, { $card }
track-square-title = { $square }: { $card }. { $text }
track-die = The die shows { $face }.
track-radio = Reinforcements come when the bar has passed square { $square }.
track-reinforced = Reinforcements have come.
