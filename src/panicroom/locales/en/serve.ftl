# A server for friends.

verb-serve = run a server, so that friends can play together over the net

serve-open = Panic Room is open at { $address }. Ctrl-C closes it; every game goes on where it was.
serve-closed = Closed.
serve-broken-key = { $file } is not a signing key any more. Put it back from a backup; without it nobody can return to their seat.
serve-newer-database = A newer version of panicroom has used these data ({ $found }; this one knows { $known }). Install that version, or name another folder with --data.

flag-data = the folder of everything that lasts (panicroom-data)
flag-host = the address to listen at (127.0.0.1: this machine only)
flag-port = the port to listen at (8080; 0 takes a free one)
flag-database = another database than the file in the folder
flag-public-url = the address people open, if it is another
flag-origins = other sites that may connect from a browser; several with commas
flag-log-level = how much is logged: debug, info, warning, error
flag-message-bytes = the longest message that is read, in bytes
flag-messages-per-second = how many messages one connection may send in a second
flag-sockets-per-address = how many connections one address may hold
flag-guests-per-hour = how many guests may come from one address in an hour
flag-tables-per-guest = how many unfinished tables one guest may have
flag-token-days = for how many days a guest is remembered
flag-link-hours = for how many hours a link to come back is good
flag-dead-days = after how many quiet days a table is removed
