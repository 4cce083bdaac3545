## getaway lab: what it says in the terminal

# How far a run has come
bar-template = { $bar } { $played } of { $all } heists, { $pace }, { $time } left  { $now }
bar-pace = { $heists } a second
bar-won = { $what }: { $share } won
bar-crews = { $count } crews left
bar-seat = seat 1

# What is asked for and cannot be done
lab-too-many-jobs = this would be { $count } jobs, and { $most } is the most in a run
lab-crew-size = the crew "{ $crew }" has { $count } names, and { $players } are to play
lab-one-scenario = crews are found for one scenario at a time
lab-which-scenario = which scenario? Name one with --scenario, or scenario=... in both settings
lab-not-paired = the first setting has { $a } jobs and the second { $b }, so they can't be paired
lab-not-enough = these heists don't tell how difficult anything is. Play more of them.
lab-wrong-bots = { $bots } bots for { $seats } seats: name one, or one for each
lab-unknown-rule = no option is called "{ $name }"; there are { $all }
lab-rule-value = { $name } needs a value: { $name }=true, or a number
lab-bad-rule = --rule: { $why }
lab-file-exists = { $file } exists already: replace it with --force
lab-results-exist = { $file } has the results of a run already: continue it with --resume, or replace it with --force
lab-other-run = { $file } has the results of another run ({ $differences }): it can only continue with the same scenarios, crews, bot and seed
lab-more-heists = { $file } has more heists than asked for: { $played } of each job
lab-differs-bot = bot { $bot }
lab-differs-think = thinking { $think }
lab-differs-seed = seed { $seed }
lab-differs-jobs = other scenarios or crews
lab-stopped = stopped after { $played } of { $all } heists: what was played is saved, --resume continues
lab-stopped-unsaved = stopped after { $played } of { $all } heists: nothing is saved without --out
lab-stopped-games = stopped after { $played } of { $all } games
lab-stopped-empty = stopped: nothing was written
lab-finishing = the heists in play finish first; Ctrl-C again doesn't wait
lab-no-interrupt = cannot listen for Ctrl-C: { $why }

# Files that are no results
damaged-json = this is not a results file: { $why }
damaged-format = this results file has form { $found }, and only form { $known } can be read
damaged-jobs = the plan has { $matchups } jobs and there are results of { $results }
damaged-csv = this is not a list of heists: { $why }
damaged-rows = the list of heists does not fit the results of job { $job }: there should be { $heists } heists with { $won } won
damaged-unknown-job = the list of heists has a job { $job }, which the results do not have
damaged-order = heist { $heist } of job { $job } is not where it should be

# The table of a run
table-sent = crew: { $crew }
table-bot = bot: { $bot }, seed { $seed }
table-bot-search = search at { $think } a decision
table-think-heists =
    { $count ->
        [one] one imagined heist
       *[other] { $count } imagined heists
    }
table-col-scenario = scenario
table-col-crew = crew
table-col-heists = heists
table-col-won = won
table-col-interval = 95%
table-col-rounds = rounds
table-col-alerts = alerts
table-col-cash = cash
table-col-loss = lost mostly because
table-broken-job =
    NOT PLAYED TO THE END: { $count } of { $scenario }, { $crew }: { $why }. They are not counted above.
table-broken-heists = NOT PLAYED TO THE END: { $count } heists. They are not counted above.
table-broken-pairs = NOT PLAYED TO THE END: { $count } pairs. They are not counted above.
table-broken-games = NOT PLAYED TO THE END: { $count } games: { $why }. They are not counted above.
broken-endless = no end in sight after more commands than any game takes
broken-bot-stuck = the bot knew nothing to do
broken-bot-refused = the bot wanted what is not allowed

lost-carrier-busted = busted with the loot
lost-carrier-hid = hid with the loot
lost-left-behind = loot left behind
lost-shut-away = a gate closed over the loot
lost-not-taken = loot not taken
lost-safe-shut = safe not opened
lost-never-found = loot not found
lost-npc-not-freed = nobody freed
lost-npc-led-away = led away before freed
lost-npc-busted = busted with the crew
lost-nobody-out = nobody got out
lost-somebody-in = somebody did not get out
lost-cash-missing = too little cash got out
lost-shared-fate = busted with the copied plan

# Two settings
pairs-as-it-is = as it is
pairs-seeds = the same seeds, from { $seed }
pairs-all = all
pairs-count = { $name }, { $count } pairs
pairs-won = both won { $both }, only A { $a }, only B { $b }, neither { $neither }
pairs-difference = { $difference } ({ $low } to { $high })  { $verdict }
pairs-unclear = no clear difference
pairs-a-better = A is better
pairs-b-better = B is better
pairs-scale = difference of win rates in percentage points, B less A, from { $low } to { $high };
pairs-method = 95% interval by Newcombe's method for paired shares (1998, method 10)

# Crews
found-tried = { $crews } crews of strength { $strength } tried in { $heists } heists; bot: { $bot }, seed { $seed }
found-everybody = all of them in the first round: { $share } ({ $interval })
found-strongest = strongest
found-weakest = weakest
found-shown = shown: { $heists } fresh heists of each that had no part in choosing it, with the 95% interval

# Difficulty
scale-col-difficulty = difficulty
scale-col-crew = { $strength } crew
scale-col-ends = easy … hard
scale-col-printed = printed
scale-col-fits = fits
scale-differs = { $fits }, not { $printed }
scale-close = { $fits } rather than { $printed }, but it is close
scale-about = A crew wins half of the heists of a scenario as difficult as it is strong; a step of 1 multiplies the odds by 2.7.
scale-label = The label that fits is that of the crew nearest to the usual rate, { $usual }, at which crews win jobs of their own label.
rate-bot-search = search, { $think }
report-from-to = { $low } to { $high }

# HEIST
fair-title = HEIST: { $games } games of { $players }
fair-bots = bots: { $bots }, seed { $seed }
fair-wins = wins; as times the fair share
fair-secrets = secrets met, of the times they were dealt
fair-cards = cards put to use, by those who held them in a game: played in a test, learned; discarded
fair-ratio = { $value } ({ $low } to { $high })
fair-met = ({ $low } to { $high })
fair-sums = tests passed { $tests }, jobs completed { $jobs }, victories shared { $shared }, points { $mean } on average, { $best } of winners
fair-limits = fair among equal bots: wins of identities to 1.25, of seats and places to 1.1; secrets met 20 to 60%; cards used 25% or more
fair-not = not so: { $names }
fair-perhaps = { $name } (perhaps)
fair-seat = seat { $number } ({ $bot })
fair-place = place { $number } in the first round
