# A server for friends.

verb-serve = run a server, so that friends can play together over the net

serve-open = Panic Room is open at { $address }. Ctrl-C closes it; every game goes on where it was.
serve-how = Open that address in a browser; or open a table from a terminal:
serve-here = It answers on this machine only: --host 0.0.0.0 lets your network in.
serve-closed = Closed.
serve-occupied = A server already serves { $folder }: { $address }. It may be a game that is open on this machine (panicroom open, panicroom play). Close it first, or name another folder with --data.
serve-occupied-unknown = A server that is just starting uses { $folder }. Close it first, or name another folder with --data.
serve-broken-key = { $file } is not a signing key any more. Put it back from a backup; without it nobody can return to their seat.
serve-newer-database = A newer version of panicroom has used these data ({ $found }; this one knows { $known }). Install that version, or name another folder with --data.

flag-data = the folder of everything that lasts (panicroom-data)
flag-host = the address to listen at (127.0.0.1: this machine only)
flag-port = the port to listen at (8080; 0 takes a free one)
flag-database = another database than the file in the folder
flag-public-url = the address people open, if it is another
flag-origins = other sites that may connect from a browser; several with commas
flag-proxies = proxies whose word counts for who asks (127.0.0.1,::1); several with commas
flag-log-level = how much is logged: debug, info, warning, error
flag-message-bytes = the longest message that is read, in bytes
flag-messages-per-second = how many messages one connection may send in a second
flag-sockets-per-address = how many connections one address may hold
flag-guests-per-hour = how many guests may come from one address in an hour
flag-tables-per-guest = how many unfinished tables one guest may have
flag-token-days = for how many days a guest is remembered
flag-link-hours = for how many hours a link to come back is good
flag-dead-days = after how many days without a new entry a table is removed, and its words with it

verb-backup = copy everything a server keeps into one file
verb-tables = list the tables a server keeps

flag-backup-to = the file to write, or the folder to write it in (here, named by the date)
flag-tables-all = those that are over, too
flag-tables-codes = their codes instead of their ids; a code lets anyone in
flag-tables-remove = remove this table for ever, whatever goes on there

data-none = There are no data of a server here: { $file } is missing. --data names their folder.
backup-written = Everything is in { $file }. Whoever can read it can read every game and name: keep it safe.
backup-restore = To go on from it, stop the server and:
backup-exists = There is a { $file } already, and it stays as it is. Name another file.
backup-other-database = This database has a server of its own: copy it with pg_dump, and signing.key and uptime.json from { $folder } with it.

tables-id = table
tables-game = game
tables-status = status
tables-made = made
tables-last = last entry
tables-seats = seats
tables-entries = entries
tables-open = open
tables-playing = playing
tables-over = over
tables-count = { $shown ->
    [0] No tables.
    [one] One table; seats are people + bots / all.
   *[other] { $shown } tables; seats are people + bots / all.
}{ $hidden ->
    [0] { "" }
    [one] { " " }One more is over: --all shows it.
   *[other] { " " }{ $hidden } more are over: --all shows them.
}
tables-removed = Table { $table } is gone.
tables-unknown = There is no table { $table }. "panicroom tables --all" lists those there are.
tables-older-database = An earlier version of panicroom made these data. Let this one serve them once first.
