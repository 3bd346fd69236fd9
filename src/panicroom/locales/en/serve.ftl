# A server for friends.

verb-serve = run a server, so that friends can play together online

serve-open = Panic Room is open at { $address }. Ctrl-C closes it; games resume where they left off.
serve-how = Open that address in a browser, or open a table from a terminal:
serve-here = It only accepts connections from this machine: --host 0.0.0.0 lets your network in.
serve-closed = Closed.
serve-occupied = Another server is already using { $folder }: { $address }. It may be a game running on this machine (panicroom open, panicroom play). Close it first, or choose another folder with --data.
serve-occupied-unknown = Another server is starting up in { $folder }. Close it first, or choose another folder with --data.
serve-broken-key = { $file } is not a valid signing key anymore. Restore it from a backup; without it no one can return to their seat.
serve-newer-database = This data was written by a newer version of panicroom ({ $found }; this version knows { $known }). Install that version, or choose another folder with --data.
serve-exposed = Other users of this machine can read or change { $paths }, and with it tokens, names and the secrets of games. This command keeps them out:

flag-data = data folder (default: panicroom-data)
flag-host = address to listen on (default: 127.0.0.1, this machine only)
flag-port = port to listen on (default: 8080; 0 picks a free one)
flag-metrics-port = port on which Prometheus finds the metrics (default: 0, none)
flag-database = database URL, instead of the file in the data folder
flag-redis = Redis URL, by which servers on one PostgreSQL hear of each other
flag-signing-keys = file with keys that sign tokens, one a line in hexadecimal; the first one signs
flag-public-url = the address people open, if it differs
flag-origins = other sites whose pages may connect; separate several with commas
flag-proxies = trusted proxies: their X-Forwarded-For is believed (default: 127.0.0.1,::1); separate several with commas
flag-log-level = how much to log: debug, info, warning, error
flag-message-bytes = longest message accepted, in bytes
flag-messages-per-second = limit: messages per second from one connection
flag-sockets-per-address = limit: WebSockets of one address
flag-connections-per-address = limit: TCP connections from one address
flag-guests-per-hour = limit: new guests per hour from one address
flag-tables-per-guest = limit: unfinished tables per guest
flag-tables-per-hour = limit: new tables per hour from one address
flag-lookups-per-minute = limit: wrong table codes per minute from one address
flag-welcomes-per-minute = limit: tables opened, and pages of history read, per minute from one address
flag-talk-bytes-per-minute = limit: bytes of talk per minute of one player; a table may say four times as much
flag-call-seconds = seconds after being asked until someone who is away is called
flag-call-networks = private addresses or networks that calls may go to; separate several with commas
flag-smtp = mail server for calls by e-mail, such as smtp://NAME:PASSWORD@HOST:587; better in PANICROOM_SMTP
flag-mail-from = sender of e-mails (default: panicroom@ and the host of --public-url)
flag-mail-seconds = seconds after being asked until someone who is away gets an e-mail
flag-webhooks = on lets owners of tables have calls sent to an address, such as one of Discord (default: off)
flag-token-days = days a guest is remembered
flag-link-hours = hours a return link stays valid
flag-dead-days = days without activity before a table is marked; a week later it is deleted with its chat

verb-migrate = bring a server’s database to this version
verb-backup = copy everything a server stores into one file
verb-tables = list the tables on a server

flag-backup-to = file to write, or folder to write it in (default: here, named by the date)
flag-tables-all = include finished tables
flag-tables-codes = show codes instead of ids; anyone with a code can join
flag-tables-remove = delete this table permanently, whatever its state
flag-tables-restore = keep this table although it is marked for deletion

data-none = There is no server data here: { $file } is missing. Choose its folder with --data.
data-damaged = { $file } is damaged, or isn’t a database of panicroom. It was left as it is. Restore a backup (docs/hosting.md says how), or choose another folder with --data.
data-unwritable = { $file } can’t be opened for writing. Check that you may write to it and to its folder.
data-full = { $file } can’t be written: the disk is full or doesn’t work. Make room and try again.
data-unreachable = The database { $database } can’t be reached. Check that it is running, that the address is right and that it lets you in.
migrate-done = The database is ready for this version.
backup-written = Everything is in { $file }. Anyone who can read it can read every game and name: keep it safe.
backup-restore = To restore it, stop the server and:
backup-damaged = The data is damaged, and so is this copy: keep your older backups. “panicroom tables” says what is wrong.
backup-unchecked = There was no time to check all of the data for damage.
backup-exists = { $file } already exists and was left alone. Choose another file.
backup-other-database = This database has a server of its own: copy it with pg_dump, together with signing.key and uptime.json from { $folder }.

tables-id = table
tables-game = game
tables-status = status
tables-made = created
tables-last = last entry
tables-seats = seats
tables-entries = entries
tables-open = open
tables-playing = playing
tables-over = over
tables-count = { $shown ->
    [0] No tables.
    [one] 1 table; seats are people + bots / all.
   *[other] { $shown } tables; seats are people + bots / all.
}{ $hidden ->
    [0] { "" }
    [one] { " " }1 finished table hidden; --all shows it.
   *[other] { " " }{ $hidden } finished tables hidden; --all shows them.
}
tables-removed = Table { $table } is deleted.
tables-marked = { $marked ->
    [one] { $sign } 1 table is marked for deletion; “panicroom tables --restore ID” keeps it.
   *[other] { $sign } { $marked } tables are marked for deletion; “panicroom tables --restore ID” keeps one.
}
tables-damaged = { $damaged ->
    [one] { $sign } 1 table is damaged and stays closed: entries are missing or can’t be read. Restore a backup (docs/hosting.md says how), or delete it with --remove ID.
   *[other] { $sign } { $damaged } tables are damaged and stay closed: entries are missing or can’t be read. Restore a backup (docs/hosting.md says how), or delete one with --remove ID.
}
tables-missing = { $missing ->
    [one] 1 table is missing although nobody deleted it: { $tables }. Restore a backup (docs/hosting.md says how), or forget it with --remove ID.
   *[other] { $missing } tables are missing although nobody deleted them: { $tables }. Restore a backup (docs/hosting.md says how), or forget one with --remove ID.
}
tables-damaged-elsewhere = The database is damaged: guests, links or other data may be affected. Restore a backup (docs/hosting.md says how).
tables-lost = { $lost ->
    [one] 1 change of guests, names, devices or links is missing although it was stored. Restore a backup (docs/hosting.md says how), or go on without it.
   *[other] { $lost } changes of guests, names, devices or links are missing although they were stored. Restore a backup (docs/hosting.md says how), or go on without them.
}
tables-unchecked = There was no time to check all tables for damage.
tables-restored = Table { $table } is no longer marked for deletion.
tables-not-marked = Table { $table } is not marked for deletion.
tables-unknown = There is no table { $table }. “panicroom tables --all” lists them.
tables-older-database = This data was written by an earlier version of panicroom. Run “panicroom serve” with this version once first.
