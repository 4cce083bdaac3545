## The lab: the report of a run

report-over = Report of the lab
report-title = Many heists
report-not-all = Only the first { $most } jobs are told in full; the overview has all of them.
report-incomplete = Stopped early: { $played } of { $planned } heists were played.
report-fact-bot = Bot
report-fact-think = Thinks
report-think-heists = { $count } imagined heists a decision
report-fact-heists = Heists
report-fact-seed = Seed
report-of-heists = of { $count } heists
report-surety = { $range }, n = { $n }
report-numbers = Numbers
report-interval = 95% interval
report-all = All
report-heists = Heists
report-round = Round
report-rounds = Rounds
report-who = Who
report-won = Won
report-lost-word = Lost
report-nobody = Nobody’s
report-of-all = { $share } of all
report-reading-interval = Intervals
report-reading-interval-more = The thin lines, and the numbers written “a to b”, hold the true number with 95% confidence: Wilson’s interval for shares, Newcombe’s for differences of shares, the normal one for means. Where two intervals lie apart, the difference is hardly an accident.
report-reading-mean = Numbers a heist
report-reading-mean-more = Unless it says otherwise a number is a mean over the heists that were played to their end. Numbers by round are means over the heists that came to that round.

# What a report is divided into

report-overview = Overview
report-part-result = Won and lost
report-part-board = On the board
report-part-noise = Noise and alerts
report-part-cards = Events and crises
report-part-escape = Escape
report-part-means = Ideas and loot
report-part-people = What each character did

# Headline numbers

report-sum-won = Won
report-sum-rounds = Rounds
report-sum-alerts = Alerts
report-sum-escaped = Got away
report-sum-of = of { $count } characters
report-sum-cash = Cash out

# Overview

report-wins = Heists won
report-wins-note = Share of heists won, with its 95% interval and n.
report-lengths = Rounds
report-lengths-note = Mean number of rounds a heist, with its 95% interval.
report-brought-characters = What each character did for the result
report-brought-skills = What each skill did for the result
report-brought-note = Win rate of crews with it less that of crews without it, in percentage points, with the 95% interval. Grey where it could be an accident.
report-with-without = { $with } with it (n = { $n }), { $without } without

# Won and lost

report-lost = How heists ended
report-lost-note = Share { $of }, with its 95% interval. A lost heist counts under what came closest to success and still failed.
loss-carrier-busted = Busted with what was wanted
loss-carrier-hid = Hid with what was wanted
loss-left-behind = In hand once, then left behind
loss-shut-away = A gate closed over it
loss-not-taken = Seen, but not taken
loss-safe-shut = The safe stayed shut
loss-never-found = Never found
loss-npc-not-freed = { $npc } was not freed in time
loss-npc-led-away = { $npc } was led away
loss-npc-busted = { $npc } was busted on the way
loss-nobody-out = Nobody got out
loss-somebody-in = Somebody did not get out
loss-cash-missing = Too little cash got out
loss-shared-fate = Busted with the copied plan
report-alarm = How Escape began
report-alarm-note = Win rate after each beginning, with its 95% interval; the dashed line is the rate of all heists.
report-alarm-often = in { $share } of heists; { $surety }
alarm-called = The crew called it
alarm-breached = A wall was breached
alarm-card = A card set off the alarm
alarm-noise = It got too loud
alarm-never = It never began
fault-endless =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } went on without end and broke off. This is an error in the game or the bot; those heists are left out below.
fault-bot-stuck =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } broke off because the bot knew nothing to do. This is an error in the bot; those heists are left out below.
fault-bot-refused =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } broke off because the bot tried something illegal. This is an error in the bot; those heists are left out below.
report-length = How long heists took
report-length-note = Share { $of } by number of rounds.
report-length-says = { $rounds } rounds: { $won } won, { $lost } lost
report-by-length = Win rate by length
report-by-length-note = Share won of the heists that took so many rounds; the band is the 95% interval.

# On the board

report-visits = Visits
report-visits-note = How often a heist sees somebody begin or arrive there.
report-stalled = Time lost
report-stalled-note = Rounds a heist in which somebody ended there without having moved; { $guard } of them with a guard or dog on the tile, { $lock } beside a lock.
report-busts = Busts
report-busts-note = Characters busted there, a heist.

# Noise and alerts

report-noise = Noise by round
report-noise-note = Mean noise of the round by who made it; the thin line is the 95% interval of the whole.
report-noise-says = Round { $round }: { $noise } noise (n = { $heists })
report-noise-person = Noise by character
report-mean-note = Mean { $of }.
report-noise-person-note = Mean { $of }; { $hushed } a heist were bought off.
report-alerts = Alerts by cause
report-alerts-note = Mean alerts of the round. Beside each cause stands its mean over the whole heist, { $of }.
report-alerts-says = Round { $round }: { $alerts } alerts (n = { $heists })
report-alert-count = Alerts in a heist
report-alerts-along = Alerts
report-share-note = Share { $of }.
report-count-says = { $number }: { $heists } heists
alert-noise = Noise
alert-camera = Cameras
alert-action = Actions
alert-event = Events

# Events and crises

report-card = Card
report-struck = Struck
report-discarded = Thrown away
report-card-won = Won when struck
report-cost = What it did each time
report-card-compared = { $by } percentage points against heists without it ({ $low } to { $high })
report-events = Events
report-events-note = Struck and thrown away by an alert: share { $of }. All else is the mean each time it struck, until the next card or round. Point at a card for its text.
report-crises = Crises
report-crises-note = Share { $of } in which it struck; all else is the mean each time. Point at a card for its text.
cost-alerts = Alerts
cost-noise = Noise
cost-guards = Guards
cost-dogs = Dogs
cost-cameras = Cameras
cost-locks = Locks
cost-restored = Back at work
cost-ideas-lost = Ideas lost
cost-ideas-gained = Ideas gained
cost-gates = Gates shut
cost-busts = Busts

# Escape

report-ends = How it ended for each
report-ends-note = Share { $of }; the number is that of those who got away.
report-escaped = Got away
report-hidden = Hid
report-busted = Busted
report-not-in-play = Not in play
report-chances = The chance to get out, and what came of it
report-chances-note = Of those in play when Escape began: the dot is the share that got out, with its 95% interval; the diamond is the mean chance they had at that moment.
report-expected = { $share } expected, n = { $n }
report-moves = Planned moves
report-moves-note = Escape moves of the best way when Escape began, locks included: share of runs, with its 95% interval.
report-moves-along = Escape moves
report-moves-mean = Mean moves
report-ideas-mean = Mean ideas in hand
report-no-way = No way out
report-dice = What the die had to show
report-dice-note = Share of runs by the face they needed beyond their ideas when Escape began, and how often the last ditch was rolled.
report-needs-none = No die
report-needs-low = 1 or 2
report-needs-middle = 3 or 4
report-needs-high = 5 or 6
report-needs-more = More, or no way
report-rolls = { $n } rolls
report-rolled-out = { $share } got out

# Ideas and loot

report-ideas = Ideas
report-ideas-note = Where ideas went, mean { $of }; those left are what is in hand at the end.
report-gained = { $ideas } gained
report-ideas-gained = Gained
report-ideas-spent = Spent
report-ideas-lost = Lost
report-ideas-left = Left
report-ideas-end = Ideas left at the end
report-ideas-along = Ideas
report-cash = Cash brought out
report-cash-note = Share { $of }; rewards aside.
report-cash-along = Thousands
report-cash-says = ${ $cash }k: { $won } won, { $lost } lost
report-loot = What a heist brings
report-loot-note = Means with their 95% intervals.
report-cash-won = Cash when won ($k)
report-cash-lost = Cash when lost ($k)
report-jewels = Jewels
report-documents = Documents

# What each character did

report-actions-note = { $cards }. Times chosen a heist, and the win rate of heists in which it was.
report-won-with = { $share } won
report-no-player = Nobody’s character

## The lab: two settings, crews, difficulty

compare-over = Comparison of the lab
compare-title = { $a } against { $b }
compare-against = { $a } against { $b }
compare-clear = { $better } wins more often, by { $least } to { $most } percentage points.
compare-unclear = Neither is clearly better.
compare-method = Both played the same seeds. The interval of the difference is Newcombe’s for paired shares (1998, method 10), with 95% confidence.
compare-broken =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } broke off, which is an error in the game or the bot. They are left out.
compare-difference = Difference
compare-difference-note = Win rate of the second setting less that of the first, in percentage points. Grey where it could be an accident.
compare-range = { $low } to { $high }, n = { $n } pairs
compare-pairs = Same luck, both settings
compare-pairs-note = Share of the seeds; the number is of those that ended differently.
compare-both = Both won
compare-only = Only { $who }
compare-neither = Neither won
compare-differ = differ
crews-over = Crews of the lab
crews-title = Crews for { $scenario }
crews-fact-tried = Crews tried
crews-method = Many crews played a little; the better half and the worse half went on with twice as much, again and again. What is shown are fresh heists that had no part in choosing.
crews-strong = The strongest
crews-weak = The weakest
crews-note = Share of heists won, with its 95% interval; the dashed line is the mean of all crews tried, { $share }.
rate-about = Difficulty is on one scale with the strength of crews: a crew wins half of the heists of a scenario as difficult as it is strong, and each step of 1 multiplies the odds by 2.7; 0 is the mean of the crews. ± is half of the 95% interval. The label that fits is that of the crew which comes nearest to the rate at which crews win jobs of their own label ({ $usual }); bold where it is clearly not the printed one, with a question mark where it is too close to say. Bot: { $bot }; { $players } players; { $heists } heists of each crew at each scenario; seed { $seed }.
