# The lessons: two jobs of our own, and what the coach says at their tables.

edition-training = Training
    .about = A first heist with a coach: five minutes, three rounds, one getaway.
edition-training-alerts = Training: the alert track
    .about = The same trade with a bar that creeps toward the cops, as the 2016 box has it.

training-scenario-the-pawnshop = The Pawnshop
    .location = Lombard & Sons, corner of Fifth
    .story = Lombard lends money on other people's jewels. Tonight two of them go home without a ticket.
    .objective = Steal both jewels and get them out.
training-alerts-scenario-the-corner-store = The Corner Store
    .location = Open all night, watched all night
    .story = There is a jewel in the ice box. Nobody knows who put it there. Nobody will know who took it.
    .objective = Steal the jewel and get it out.

## Starting a lesson

lesson-player = Rookie
lesson-training = Start the lesson
lesson-training-alerts = The alert track in three minutes
lesson-again = Once more
lesson-real = Now a real one

## The coach

coach-name = Coach
coach-read = Got it
coach-hide = No coach, thanks
coach-show = Ask the coach

coach-welcome = This is you: { $who }. You pick locks. Two bots play the rest of your crew. You win together or not at all.
coach-prize = Your prize. Get this jewel out of the building. Your crew fetches what else the job asks for.
coach-plan-start = First the plan. Choose your way in: press this entrance.
coach-plan-route = Now your route. Press this room to put a plan token there. You can only walk through rooms you planned.
coach-plan-on = And this one. Your route leads to the jewel, one token a room.
coach-plan-ready = Good plan. Tokens to spare can mark a second way. When you're happy, press the big button.
coach-plan-wait = Your crew is finishing its plan.

coach-roll = Everyone rolls. You got a { $face }: it picks one action from each of your skills. The actions on your own card are always yours.
coach-noise = Most actions make noise. Each triangle you reach is an alert, and an alert throws the next event away. The deck is your clock.
coach-noise-bar = Most actions make noise. Each triangle you reach is an alert, and an alert moves the bar one square toward the cops.
coach-choose = Choose one action a round. { $action } does what you need now: press it.
coach-choose-again = New round, new die. { $action } gets you furthest.
coach-choose-any = Nothing here gets you ahead. Look for one that brings ideas or makes no noise.
coach-ideas = Ideas are your savings. One idea turns your die by one, and in the getaway each one is a step.
coach-step = You have a step: press this room.
coach-unlock = That lock is in your way, and you can reach it. Press it.
coach-done = That's your action used up. Press Done.
coach-done-rest = Nothing left to do from here. Press Done and see what the building makes of it.
coach-done-loot = Loot in hand. Press Done; next round you go home.
coach-done-called = You called it. Press Done; when the others agree, everybody runs.
coach-others-act = Now your crew. Nobody takes turns: everyone acts when it suits.
coach-camera = The shield was a camera. Walking onto it while it's live is an alert, and some events ask who is beside one.
coach-lock = The shield was a lock. It takes an unlock before anyone gets in.
coach-guard = The shield was a guard. You can walk in, but you can't leave before somebody subdues him.
coach-event = When everyone is done, the top event strikes. This one is over: the log says whom it cost what.
coach-deck = The deck is face up, so read what comes next. Most events ask where you stand. Stand somewhere else.
coach-square = When everyone is done, the security die picks one of the squares ahead of the bar, and that square strikes.
coach-bar = The further the bar gets, the worse the squares. The last one is the alarm. Be gone by then.
coach-question = The table has a question for you. Read it, then pick an answer.
coach-busted = They got you. It happens. The others can still win this.
coach-call = Everything you came for is in your hands. Call Escape and run: from then on each idea is a step.
coach-escape = Run! You are { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from the street and have { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    }. Each idea is a step, and the die may add the rest. Press the exit.
coach-outside = You're out, and nobody followed. Press Done.
coach-others-run = Now the others run. Keep your fingers crossed.

## HEIST

lesson-heist = HEIST in five minutes
rivals-coach-welcome = This is you, a mouse with talents. After five rounds the most cheese wins. Nobody shares.
rivals-coach-secret = Your secret. If it's true at the end, it pays extra cheese. Nobody else can see it.
rivals-coach-hand = Your hand. Assists are for other players' tests, tricks are for your own.
rivals-coach-jobs = Each job is a stack of obstacles. The top one is a test: beat its target with your skills and what the bag throws at you.
rivals-coach-choose = Your turn. Take on one obstacle. The bar shows your chance if nobody helps; easy ones pay less.
rivals-coach-help = Somebody else is testing. Help with an assist and you're paid if they pass, or keep your cards. All choices are revealed at once.
rivals-coach-asked = The game asks you something. Read it, then choose.
rivals-coach-bag = These tokens came out of the bag and change your total. The odds beside them are exact.
rivals-coach-tricks = Now your tricks can turn it. Play one, or settle the test as it is.
rivals-coach-learn = You failed. Failure teaches: add a trick to your identity and its skill is yours from now on.
rivals-coach-wait = The others are deciding. Watch what they take on, it tells you what they're after.
rivals-coach-bye = You know the game now. Three more rounds, and the bag gets meaner. Good luck.
