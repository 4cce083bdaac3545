## The language itself

language-name = English
frame-language = Language

## Pages: around every page

frame-name = Getaway
frame-skip = Skip to the page
frame-navigation = Pages
frame-home = Home
frame-rules = How to play
frame-cards = Cards
frame-about = Getaway is a table for heist games. All words and pictures here are our own; the games are by their designers.

theme-title = Colors:
theme-auto = Auto
theme-light = Light
theme-dark = Dark

colour-rose = Rose
colour-mint = Mint
colour-sky = Sky
colour-violet = Violet

name-too-long = A name has at most { $most } letters. Please choose a shorter one.

copy-link = Copy link
copy-done = Copied

message-home = Go to the home page
message-not-found = This page doesn't exist
message-not-found-why = Maybe a letter of the link got lost on the way.

## Pages: taking seats

seats-title = Who plays whom?
seats-to-the-table = To the table
seats-share-free = Send this link to your friends. They can take an open seat or watch.
seats-share-watch = All seats are taken. Anyone with this link can watch.
seats-your-name = Your name
seats-colour = Your color
seats-sit = Play { $character }
seats-you = you
seats-host = host
seats-online = at the table
seats-away = away
seats-leave = Leave { $character }
seats-remove = Free the seat of { $name }
seats-other-device = Play on another device
seats-other-device-why = Get a private link that brings your seats along.

key-title = Your private link
key-why = Open this link on your other device to play your seats there.
key-secret = Keep it to yourself: anyone who has it can play in your place.

take-title = Take your seats along
take-why = This private link moves a player's seats to this device.
take-button = Take these seats on this device
take-only-look = Just watch the table

## Pages: a new table

new-bad-seats = A table has 3 or 4 seats. Please choose one of these.
new-bad-number = { $what }: “{ $typed }” is not a number between 0 and 99.
new-cash = Cash
new-jewels = Jewels
new-title = New table: { $scenario }
new-other-job = Choose another job
new-problems = This table can't be set up yet
new-how = Who plays?
new-alone = Me alone
new-alone-why = You run the whole crew on this screen.
new-friends = With friends
new-friends-why = You take the first seat and get a link for the others.
new-watch = Just set it up
new-watch-why = Nobody sits yet. Everyone takes a seat by link.
new-seats = Characters
new-name = Your name
new-name-none = optional
new-house-rules = House rules
new-house-rules-about = How long bots wait for you
new-impatient = Impatient bots
new-impatient-why = Bots wait { $seconds } seconds for people, then move on. Otherwise they wait until you send them ahead.
new-start = Start the heist
new-crew = Choose the crew
new-crew-about = This crew can do a bit of everything. Swap anyone you like; one of each class.
new-strength = Fill in:
new-advised = fits this job
new-amateurs = Amateurs
new-semi-pros = Semi-pros
new-pros = Professionals
new-character-number = Character { $number }
new-prebuilts = Pre-built
new-built = Built card by card
new-called = Name, if you like
new-character = Character card
new-skill-a = First skill
new-skill-b = Second skill
new-abilities = What they can do
new-busted = In jail: may start inside
new-show-cards = Show these cards
new-brings = What the team brings
new-brings-about = Fixers, cash and items for this one heist
new-cash-unit = in $1k
new-fixers = Fixers
new-items = Items the team owns
new-item-price = ${ $price }k

## Pages: home and my tables

home-over = A cooperative heist for 3 or 4 characters
home-title = One plan. One night. Everybody out.
home-sentence = Plan your way through a guarded building, act together, and be out before the alarm closes the doors.
home-play-now = Play now
home-play-now-why = Your first heist: five minutes, with a coach beside you. No account, nothing to install.
home-new-heist = New heist
home-with-friends = Play with friends
home-learn-button = How to play
home-cards-button = Browse the cards
home-jobs = Choose a job
home-join = Join a table
home-join-about = Somebody sent you a link? Open it, or paste it here.
home-join-field = Link or code of the table
home-join-button = Join
home-record = Open a record
home-record-about = You kept a heist as a file? Watch it again, or play on where it stopped.
home-record-field = The file of the heist
home-record-button = Open
home-learn = A heist in four steps
home-step-plan = Plan: put tokens on the rooms you mean to walk through.
home-step-act = Act: roll a die each, choose one action each, and move together.
home-step-event = Hold on: every noise brings the alarm closer, and every round brings an event.
home-step-escape = Escape: when the bell rings, run for the exits with what you carry.

mine-title = My tables
mine-none = You have not sat at a table yet.
mine-start-one = Start one
mine-planning = Planning
mine-round = Round { $round }
mine-escape = Escape
mine-success = Success
mine-failure = Failed
mine-won = Over
mine-watching = You watch.
mine-characters = You play { $names }.
mine-others = With { $names }.

## The server: why something is not done

sorry-title = Not this time
sorry-no-such-table = There is no such table here. Check the link, or open a new one.
sorry-no-such-seat = There is nobody in that seat, or no such seat at this table.
sorry-not-your-seat = That seat is not yours.
sorry-bot-plays = A bot plays this seat for you. Take it back first.
sorry-unknown-bot = There is no such bot. Choose random, scripted or search.
sorry-one-hint = A hint is on its way already.
sorry-no-hint = No hint was found in time. Ask again in a moment.
sorry-no-hints = There are no hints in this game.
sorry-no-map = This game has no map to press or point at.
sorry-hidden = Hands are hidden until the game is over. The record is here for everybody after that.
sorry-seat-taken = Somebody has taken that seat already.
sorry-colour-taken = Somebody at this table has that color already. Choose another.
sorry-not-host = Only whoever opened the table can do that.
sorry-barred = The host has asked you not to sit at this table. You are welcome to watch.
sorry-hidden-hand = You have seen another hand at this table, so this seat is not for you until the game is over. Somebody new can take it, or the host can let a bot play it. A seat that you held before is open to you.
sorry-bad-link = This private link has expired. Make a new one on the device that has the seat.
sorry-too-many-viewers = { $most } people are watching already. There's no room for more.
sorry-too-long = That is too long. { $most } letters are enough.
sorry-empty = Write something first.
sorry-table-full = This table's log is full. Open a new table.
sorry-not-kept = That couldn't be saved, so it didn't happen. Try again.
sorry-unclear = The table didn't understand that.
sorry-slow-down = Too fast. Wait a moment.
sorry-origin = That came from another site, so nothing was done.
sorry-our-mistake = Something went wrong on our side. The table is safe; try again.
sorry-many-tables = You've opened many tables lately. Wait a while before the next one.
sorry-many-connections = Your address already has { $most } connections. Close some pages first.
sorry-hall-full = Every table here is in use. Come back later.
sorry-too-large = That's too large to send at once.
sorry-no-link = That isn't a table link. Paste the whole link, or the twelve letters at its end.
sorry-no-record = Choose a record file first.
sorry-bad-record = This record can't be opened: { $why }
somebody-watching = A spectator

## Pages: a table that cannot be played any more

unreadable-played = { $name } played { $character }.
unreadable-nobody = Nobody
unreadable-record = Download the record
unreadable-record-about = The version of Getaway that played this game can open its record.
unreadable-log = Download the log
unreadable-log-about = Its log is broken, so there is no record. You can keep the log as it is.
unreadable-hidden = The game wasn't over and its log shows hidden hands, so nobody gets it.
sorry-other-ruleset = This table was played by older rules (ruleset { $ruleset }), which this version doesn't play.
sorry-broken-log = Line { $line } of this table's log is broken, so the table can't continue.
sorry-log-panics = Our rules stumble over this table's log, so the table can't continue. That's our mistake.

## Pages: when something happened at a table

mine-changed-now = Last move within the hour.
mine-changed-hours =
    Last move { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } ago.
mine-changed-days = Last move { $days } days ago.
