## HEIST: what is printed on its cards, by their ids

rivals-game = HEIST

## Identities

rivals-identity-cat-burglar = Cat Burglar
    .flavour = Steals from the cat. Twice so far.
rivals-identity-circus-acrobat = Circus Acrobat
    .flavour = Left the show when the net did.
rivals-identity-confidence-artist = Confidence Artist
    .flavour = Sells you the hole in your own cheese.
rivals-identity-pick-pocket = Pick Pocket
    .flavour = Shakes your paw and counts the rings afterwards.
rivals-identity-smooth-criminal = Smooth Criminal
    .flavour = Never raises the voice, only the price.
rivals-identity-safe-cracker = Safe Cracker
    .flavour = Hears tumblers fall three walls away.
rivals-identity-jack-of-all = Jack of All
    .flavour = A little of everything, and the whole of the blame.

## Jobs and their obstacles

rivals-job-A = Museum Job
    .flavour = The golden wheel, two thousand years old and still in its rind.
rivals-obstacle-A1 = Scout It Out
rivals-obstacle-A2 = Make a Replica
rivals-obstacle-A3 = Charm the Curator
rivals-obstacle-A4 = Past the Laser Thread
rivals-obstacle-A5 = Over the Skylight
rivals-obstacle-A6 = Swap the Label
rivals-obstacle-A7 = Lift the Golden Wheel

rivals-job-B = Blackmail
    .flavour = Somebody in the tower keeps letters. Letters are worth more than cheese.
rivals-obstacle-B1 = Climb the Tower
rivals-obstacle-B2 = Cut the Power
rivals-obstacle-B3 = Security Guard
rivals-obstacle-B4 = The Spring Door
rivals-obstacle-B5 = Name Your Price
rivals-obstacle-B6 = Forge the Reply
rivals-obstacle-B7 = Walk Out with the Letters

rivals-job-C = Information Theft
    .flavour = One list, one vault, a party on the floor above.
rivals-obstacle-C1 = Infiltrate Party
rivals-obstacle-C2 = Lift the Keys
rivals-obstacle-C3 = Find Facility
rivals-obstacle-C4 = Tap the Wire
rivals-obstacle-C5 = Down the Cable Shaft
rivals-obstacle-C6 = Copy the List
rivals-obstacle-C7 = Talk Past the Owl

rivals-job-D = Secret Society
    .flavour = They meet at midnight, behind a door that is not there.
rivals-obstacle-D1 = Flatter the Doorkeeper
rivals-obstacle-D2 = Steal Invitation
rivals-obstacle-D3 = Create Disguise
rivals-obstacle-D4 = Attend Meeting
rivals-obstacle-D5 = Run the Rafters
rivals-obstacle-D6 = Swear the Oath
rivals-obstacle-D7 = The Door That Is Not There

rivals-job-T = Training Montage
    .flavour = Music, sweat, and a very small rope.
rivals-obstacle-T1 = { rivals-job-T }

## Secrets

rivals-secret-master-thief = Master Thief
    .flavour = Nobody is quicker, and you can wait for them to notice.
rivals-secret-sharp-teeth = Sharp Teeth
    .flavour = It is all in the smile.
rivals-secret-golden-paws = Golden Paws
    .flavour = A lock is only a question asked politely.
rivals-secret-half-full = Half Full
    .flavour = Leave the place luckier than you found it.
rivals-secret-half-empty = Half Empty
    .flavour = You said it would go wrong. You like to be right.
rivals-secret-low-profile = Low Profile
    .flavour = Nobody will remember that anything happened here.
rivals-secret-double-agent = Double Agent
    .flavour = For them, against them: it depends who asks.
rivals-secret-nest-egg = Nest Egg
    .flavour = One day you will come back to this bag.
rivals-secret-renaissance-mouse = Renaissance Mouse
    .flavour = Fences, sings, picks locks, and bakes.
rivals-secret-fixer = The Fixer
    .flavour = You never did a job. You only know a mouse who does.
rivals-secret-saboteur = Saboteur
    .flavour = Somebody pays you for every job that goes wrong.
rivals-secret-sightseer = Sightseer
    .flavour = A souvenir from every house in town.
rivals-secret-specialist = Specialist
    .flavour = You came for one thing. You will leave with most of it.
rivals-secret-hard-knocks = School of Hard Knocks
    .flavour = Every scar is a lesson, and you were always a good pupil.
rivals-secret-closer = The Closer
    .flavour = Others begin. You are there when it ends.

## Assists and tricks

rivals-resource-watch-and-learn-agility = Watch & Learn
rivals-resource-watch-and-learn-charm = { rivals-resource-watch-and-learn-agility }
rivals-resource-watch-and-learn-dexterity = { rivals-resource-watch-and-learn-agility }
rivals-resource-long-game = Long Game
rivals-resource-one-step-back = One Step Back
rivals-resource-go-big-or-go-home = Go Big or Go Home
rivals-resource-scout-ahead = Scout Ahead
rivals-resource-chomp-and-chew = Chomp & Chew
rivals-resource-move-silently = Move Silently
rivals-resource-many-paws = Many Paws
rivals-resource-better-together = Better Together
rivals-resource-light-sabotage = Light Sabotage
rivals-resource-justified-means = Justified Means
rivals-resource-it-could-work = It Could Work
rivals-resource-crumb-of-help = Crumb of Help
rivals-resource-clear-the-way = Clear the Way
rivals-resource-pass-the-cheese = Pass the Cheese
rivals-resource-sleight-of-hand = Sleight of Hand
rivals-resource-push-your-luck = Push Your Luck
rivals-resource-side-step = Side Step
rivals-resource-nope-nope-nope = Nope Nope Nope
rivals-resource-change-fate = Change Fate
rivals-resource-never-again = Never Again
rivals-resource-lone-wolf = Lone Wolf
rivals-resource-smash-and-grab = Smash & Grab
rivals-resource-double-down = Double Down
rivals-resource-soft-landing = Soft Landing
rivals-resource-bite-hard = Bite Hard
rivals-resource-steady-paws = Steady Paws
