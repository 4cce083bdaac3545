## The program getaway: what it says in the terminal

program-failed = getaway: { $why }
program-about-file = { $file }: { $why }
program-cannot-write = cannot write { $file }: { $why }
program-cannot-write-to = cannot write to { $folder }: { $why }
program-cannot-read = cannot read { $file }: { $why }
program-too-long = it is longer than { $most } MiB
program-files = { $folder }: { $files }

## getaway map

map-what-kind = what kind of picture is { $file }? The name has to end in .svg or .png
map-too-big = the picture is too big to paint

## getaway replay: a record as a story

replay-too-long = this is longer than { $most } MiB, which no record is
replay-not-text = line { $line }: this is not text
replay-job = { $name }, { $location }
replay-planning = Planning
replay-round = Round { $round }
replay-escape = Escape
replay-between = Between heists
replay-not-begun = The heist has not begun.
replay-next-not-begun = The next heist has not begun.
replay-not-over = The heist is not over.
replay-game-not-over = The game is not over.

## getaway engine: why a request is not answered

engine-too-long = a request has at most { $most } bytes
engine-not-object = a request is a JSON object
engine-not-json = this is not JSON: { $why }
engine-bad-id = an id is a string or a number
engine-unknown-game = there is no game "{ $name }", only "crew" and "heist"
engine-no-game = there is no game yet: begin with "new" or "load"
engine-without-game = this is answered without a game
engine-rivals-no-hints = HEIST has no escape and no hints: "view" gives the chance of each command
engine-long-setup = the setup is too long for a record
engine-record-full = the record is full: a game this long could not be saved
engine-think-or-heists = give either "think" or "heists", not both
engine-think = "think" is from { $least } to { $most } milliseconds, not { $found }
engine-heists = "heists" is from { $least } to { $most }, not { $found }
engine-seed-or-luck = give either "seed" or "luck", not both
engine-no-luck = the machine gives no luck: { $why }
engine-faces = a die has the faces 1 to { $faces }, not { $found }
engine-too-much-luck = at most { $most } rolls and as many draws can wait
engine-unknown-chit = there is no chit "{ $name }"
engine-unknown-piece = there is no token, card, identity or secret "{ $name }"
engine-no-script = this game does not follow a script: begin it with "luck"
engine-not-in-bag = the script draws "{ $chit }", but the bag holds none

## getaway bot: why it cannot play

trouble-no-table = there is no table at { $link }
trouble-no-seat = there is no seat { $seat }: this table has the seats 0 to { $last }
trouble-seat-taken = seat { $seat } is taken
trouble-no-free-seat = no seat of this table is free
trouble-seat-lost = seat { $seat } isn't the bot's any more
trouble-gone = { $server } doesn't answer: { $why }
trouble-silent = nothing was heard of it for a while
trouble-ended = it ended the connection
trouble-closing = it goes down for a while
trouble-refused = the server refused: { $why }
trouble-status = it answered { $status }
trouble-unclear = what the server says makes no sense: { $what }
mate-says = { $who }: { $what }

## getaway serve

serve-here = Getaway is at { $address }
serve-cannot-listen = cannot listen on { $address }: { $why }
serve-cannot-store = cannot use the database { $file }: { $why }
serve-too-new = it was written by a newer version of this program (its version is { $found }, this program knows up to { $known }): start the newer program, or use another file. Nothing was changed
serve-cannot-measure = cannot collect metrics: { $why }

## getaway load: how much a server can take

load-title =
    { $clients ->
        [page] { $tables } tables x { $seats } pages
       *[json] { $tables } tables x { $seats } programs
    }
load-seconds = seconds measured
load-commands = commands
load-pace = commands a second
load-refused = refused commands
load-heists = heists played to their end
load-cpu-command = server CPU a command, us
load-cpu-opening = { "  " }of it to open new tables, us
load-cpu-cores = server CPU, cores
load-wait-half = to the last viewer, p50, ms
load-wait-most = to the last viewer, p99, ms
load-wait-worst = to the last viewer, max, ms
load-messages = messages a command
load-bytes = bytes a command, all viewers
load-given-up = tables given up
load-stuck = tables with nothing to press
load-stuck-first = the first of them
load-stopped = stopped early
load-cpu-table = server CPU to open a table, us
load-memory-empty = memory, empty, MiB
load-memory-connected = memory, everybody connected, MiB
load-memory-end = memory, at the end, MiB
load-memory-most = memory, at most, MiB
load-memory-table = a table, KiB
load-memory-socket = a socket, KiB
load-no-server = the server did not start
load-no-proc = this system does not tell what a process uses (there is no /proc)
load-server-refused = the server refused ({ $status }): { $why }
load-unclear = the server's answer makes no sense: { $what }
load-unclear-page = the page of table { $table }
load-request-failed = a request failed: { $why }
load-no-request = a request could not be made: { $why }
load-socket-failed = a connection failed: { $why }
