## How to play in two minutes

primer-time = two minutes
primer-lead = Read this, then sit down. The table shows what you can do, and says why when you can't.
primer-cast = Who's who
primer-rules = All the rules
primer-plan = Plan
primer-plan-1 = You're one crew: you win or lose together. Every job names what has to leave the building.
primer-plan-2 = Pick a door for each character and put plan tokens on the rooms they mean to enter. Until Escape, a character only steps into rooms they planned. Tokens stay, so walk back as often as you like.
primer-act = Act together
primer-act-1 = Every round, everyone rolls a die and takes one action: one of their own, or one a skill offers for that number. An idea turns the die by one.
primer-act-2 = There are no turns. One opens the lock, the next walks through, the third grabs the loot. Next to an unknown room, its security comes to light.
primer-hold = Hold your breath
primer-hold-1 = Most actions make noise. Noise fills a track, and every triangle on it raises an alert.
primer-hold-deck = Then the top event strikes, and crises after it. The deck is open: read ahead. The last card is the alarm.
primer-hold-track = Then the security die picks one of the squares ahead of the alert bar. Every alert moves the bar on, and the last square is the alarm.
primer-run = Run
primer-run-1 = The alarm, or your own call, starts Escape. Gates fall, and everyone runs for an exit. Every idea you kept pays for one move.
primer-run-2 = Short on ideas? Roll the die once for the rest. Fall short and you're busted, with all you carry.
primer-you = Your character
primer-you-why = Three cards: own actions, two skills, and something only they can do.
primer-guard = Guard
primer-guard-why = Blocks the way. Subdue guards from the same room or next to it.
primer-camera = Camera
primer-camera-why = Watches a room. Disable it from the same room or next to it.
primer-lock = Lock
primer-lock-why = Shuts a room. Unlock it from next door.
primer-idea = Idea
primer-idea-why = Turns dice, pays for abilities, and gets you out at the end.
primer-loot = Loot
primer-loot-why = What you came for. Carry it to an exit.

## HEIST in two minutes

rivals-primer-lead = Mice, cheese, and no honor among thieves. Read this, then sit down.
rivals-primer-choose = Choose an obstacle
rivals-primer-choose-1 = Your turn is one test. Take on the top obstacle of any job: it names a skill and a target.
rivals-primer-choose-2 = You bring the icons of that skill on your identity and on the cards added to it.
rivals-primer-help = Get help, or not
rivals-primer-help-1 = Everyone else picks an assist in secret, or nothing. All are turned over at once.
rivals-primer-help-2 = If you pass, helpers are paid in cheese or learn a skill. That's why rivals help at all.
rivals-primer-draw = Draw tokens
rivals-primer-draw-1 = Two tokens come out of the bag, each on either side with the same chance. Add them to your skill and the assists.
rivals-primer-draw-2 = Then play tricks from your hand: add, flip, draw again. Reach the target and you pass.
rivals-primer-earn = Earn, or learn
rivals-primer-earn-1 = Beat an obstacle and its cheese is yours. Fail, and a trick may teach you a skill instead.
rivals-primer-earn-2 = After five rounds the most cheese wins. Your secret pays once more if it came true, so keep it to yourself.
rivals-primer-you = You
rivals-primer-you-why = A mouse with a talent: agility, charm or dexterity.
rivals-primer-others = Your rivals
rivals-primer-others-why = Your helpers too, as long as it pays.
rivals-primer-obstacle = Obstacle
rivals-primer-obstacle-why = Guards, dogs and doors. Each test names what it wants.
rivals-primer-bag = The bag
rivals-primer-bag-why = Everyone knows what's in it. It gets worse every round.
rivals-primer-cheese = Cheese
rivals-primer-cheese-why = What all of this is about.

## Searching the rules

rules-search = Search the rules
rules-search-button = Search
rules-search-found = Found:
rules-search-none = Nothing in the rules about that.
rules-search-all = Show everything
rules-primer = The two-minute version
