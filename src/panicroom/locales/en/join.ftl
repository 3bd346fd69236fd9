# A table on a server, from a terminal anywhere.

verb-join = join a table on a server, from anywhere

flag-join-address = where the table is: https://panic.example.org/t/CODE, the code alone with --server, or a link to come back by; the server alone, https://panic.example.org, for a new table
flag-join-server = the server of a table that is named by its code alone
flag-join-name = the name to sit down with, the first time
flag-join-watch = take no seat and only watch
flag-join-listed = a new table: everybody finds it in the list
flag-join-turn = a new table: seconds for a turn (no clock)
flag-join-answer = a new table: seconds for each answer out of turn (no clock)

## Before the game

ask-name = What are you called?
join-table = Table { $code }: { $title }.
join-made = Your table is ready. Friends open it in a browser:
join-made-terminal = or take a seat from a terminal:
join-made-here = { $address } is an address of this machine alone: friends elsewhere need another one of the server.
join-not-new = { $flag } is for a new table: leave it out, or name the server alone.
join-watch-what = --watch needs a table: name one, not the server alone.
join-full = No seat is free: you watch.
join-watching = You watch; Ctrl-C leaves.
join-wait = The owner of the table starts the game; you see here who comes. Ctrl-C leaves.
join-own-how = Enter looks again; bot COLOUR LEVEL puts a bot on a seat, bots LEVEL on every free one, remove COLOUR sends somebody away, list yes lets everybody find the table (list no hides it), say and your words, link, start begins, q leaves.
join-prompt = owner >
join-left = Your seat is kept: to come back, type
join-what = "{ $text }" is nothing that can be done here.
command-start = start
command-bot = bot
command-bots = bots
command-list = list
command-remove = remove

## Talk

talk-say-what = Type say and your words.
talk-claim-what = Type claim and what you claim, for example as below; claim and the first word alone shows what can follow it.
talk-claim-words = It can be: { $words }.
talk-order-what = Type order and one of these; order off means that you are asked:

## Trouble

server-unreachable = No Panic Room server answers at { $address }.
server-lost = The connection is lost; I go on trying.
server-back = The server is there again.
server-address = "{ $text }" is no address of a table or a server. It looks like { $example }
