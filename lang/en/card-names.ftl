# What the cards of the cooperative games are called. Where one box has its own name for it, that is in the file of the box.

## The boxes

edition-master-heist = Master Heist
    .about = The newest edition: an open deck of events and crises, a city full of fixers, and a shop for every tool.
edition-masters-of-the-heist = Masters of the Heist
    .about = The event deck arrives: open events, crises, fixers and a small shop; noise itself can sound the alarm.
edition-your-last-heist = Your Last Heist
    .about = The first published edition: an alert track with a security die, pressure sensors, stories told in chapters.
edition-your-last-heist-draft = Your Last Heist, June 2016 draft
    .about = Where it all began: four boards, gates that cut you off, and three heists in one sitting.

## Actions

action-pause = Pause
action-hesitate = Hesitate
action-study = Study
action-deduce = Deduce
action-examine = Examine
action-eyeball = Eyeball
action-observe = Observe
action-recon = Recon
action-reveal = Reveal
action-discover = Discover
action-crawl = Crawl
action-walk = Walk
action-dash = Dash
action-run = Run
action-scamper = Scamper
action-sprint = Sprint
action-stride = Stride
action-pick = Pick
action-rake = Rake
action-bump = Bump
action-key-in = Key In
action-subdue = Subdue
action-hit = Hit
action-bash = Bash
action-spin-kick = Spin Kick
action-sleeper-hold = Sleeper Hold
action-flip = Flip
action-punch = Punch
action-kick = Kick
action-rampage = Rampage
action-loop = Loop
action-disable = Disable
action-smash = Smash
action-sneak = Sneak
action-rewire = Rewire
action-shatter = Shatter
action-spy-stuff = Spy Stuff
action-strongarm = Strongarm
action-defeat = Defeat
action-short = Short
action-shock = Shock
action-zap = Zap
action-redirect = Redirect
action-chaos = Chaos
action-detonate = Detonate
action-grab = Grab
action-ransack = Ransack
action-swipe = Swipe
action-mug = Mug
action-snatch = Snatch
action-seize = Seize
action-pick-ii = Pick II
action-breach = Breach
action-report = Report
action-autopwn = Autopwn
action-exploit = Exploit
action-dart = Dart
action-bolt = Bolt
action-toss-loot = Toss Loot
action-patch-in = Patch In
action-loop-footage = Loop Footage
action-perfect-pick = Perfect Pick
action-tweak-plan = Tweak Plan
action-blow-whistle = Blow Whistle
action-kill-pixels = Kill Pixels
action-toss-flashbang = Toss Flashbang
action-handle = Handle
action-whimper = Whimper
action-study-schematics = Study Schematics
action-fancy-card-flick = Fancy Card Flick
action-bump-key = Bump Key
action-flashbang = Flashbang
action-safecracking-tools = Safecracking Tools
action-unplug = Unplug
action-inspire = Inspire
action-tunnel = Tunnel
action-shim = Shim
action-tackle = Tackle
action-yoink = Yoink
action-nab = Nab

## Characters

character-angry-locksmith = Angry Locksmith
character-safecracker = Safecracker
character-demolitions-guy = Demolitions Guy
character-thug = Thug
character-bruiser = Bruiser
character-operative = Operative
character-street-urchin = Street Urchin
character-grifter = Grifter
character-mastermind = Mastermind
character-script-kiddie = Script Kiddie
character-hacktivist = Hacktivist
character-black-hat = Black Hat
character-burglar = Burglar
character-grease-man = Grease Man
character-ghost-runner = Ghost Runner
character-lookout = Lookout
character-watchman = Watchman
character-sentinel = Sentinel
character-pickpocket = Pickpocket
character-con-artist = Con Artist
character-thief = Thief
character-shutter-bug = Shutter Bug
character-technician = Technician
character-tinkerer = Tinkerer
character-sewer-rat = Sewer Rat
character-tunneler = Tunneler
character-inside-man = Inside Man

## Skills

skill-smash-n-grab = Smash 'n' Grab
skill-steal = Steal
skill-pilfer = Pilfer
skill-hurry = Hurry
skill-ninja = Ninja
skill-prowl = Prowl
skill-wing-it = Wing It
skill-concoct = Concoct
skill-improvise = Improvise
skill-hit-n-run = Hit 'n' Run
skill-assault = Assault
skill-blast = Blast
skill-bypass = Bypass
skill-extract = Extract
skill-circumvent = Circumvent
skill-yank-wires = Yank Wires
skill-splice-in = Splice In
skill-tweak = Tweak
skill-linger = Linger
skill-tamper = Tamper
skill-intrude = Intrude
skill-tinker = Tinker

## Ready-made characters

prebuilt-tiny = Tiny
prebuilt-jitters = Jitters
prebuilt-karma = Karma
prebuilt-swagger = Swagger
prebuilt-enigma = Enigma
prebuilt-iceheart = Iceheart
prebuilt-phobia = Phobia
prebuilt-null = Null
prebuilt-showtime = Showtime
prebuilt-clutch = Clutch
prebuilt-crazy-eyes = Crazy Eyes
prebuilt-smokes = Smokes
prebuilt-status = Status
prebuilt-locket = Locket
prebuilt-f-stop = F-Stop
prebuilt-stretch = Stretch
prebuilt-johnny-swagger = Johnny Swagger
prebuilt-tiny-mike = Tiny Mike
prebuilt-angry-locksmith = Angry Locksmith
prebuilt-street-urchin = Street Urchin
prebuilt-script-kiddie = Script Kiddie
prebuilt-burglar = Burglar
prebuilt-thug = Thug
prebuilt-lookout = Lookout

## Items

item-cheap-picks = Cheap Picks
item-perfect-picks = Perfect Picks
item-master-plan-copy = Master Plan Copy
item-building-schematics = Building Schematics
item-radio = Radio
item-plasma-torch = Plasma Torch
item-dog-whistle = Dog Whistle
item-laser-burst = Laser Burst
item-flashbang = Flashbang
item-lucky-penny = Lucky Penny
item-safecracking-tools = Safecracking Tools
item-camouflage = Camouflage
item-bump-key = Bump Key
item-copy-of-the-master-plan = Copy of the Master Plan

## Fixers

fixer-old-friend = Old Friend
fixer-fence = Fence
fixer-beat-cop = Beat Cop
fixer-bookie = Bookie
fixer-visage = Visage
fixer-machinist = The Machinist
fixer-prison-guard = Prison Guard
fixer-consultant = Consultant
fixer-connoisseur = Connoisseur
fixer-curator = Curator
fixer-shell = Shell
fixer-diversion-artist = Diversion Artist
fixer-architect = The Architect
fixer-retiree = Retiree
fixer-mayor = The Mayor
fixer-pawn-shop-owner = Pawn Shop Owner
fixer-frustrated-beat-cop = Frustrated Beat Cop
fixer-extorted-locksmith = Extorted Locksmith
fixer-security-consultant = Security Consultant
fixer-looting-specialist = Looting Specialist
fixer-unscrupulous-jeweler = Unscrupulous Jeweler
fixer-retired-mastermind = Retired Mastermind
fixer-minister = The Minister

## Non-player characters: the name of the card and of its two sides

npc-prisoner = Prisoner
    .calm = Freed Prisoner
    .panicked = Panicked Prisoner

npc-hostage = Hostage
    .calm = Hostage
    .panicked = Panicked Hostage

npc-guide = Guide
    .calm = Guide
    .panicked = Panicked Guide
